//! A bot at a seat: its level, its budget, and what it remembers from decision to decision.

use super::eyes::Eyes;
use super::greedy;
use super::levels::{Budget, Level};
use super::search::Search;
use crate::kernel::{Chance, Game, Seat, Sense, sort_few};
use serde::Serialize;
use std::time::Duration;
use web_time::Instant;

/// Of what is left of a turn's budget, the part that one decision may take.
const SHARE: f32 = 0.5;
/// The clock is read after so many iterations.
const CLOCK_EVERY: u32 = 8;

/// A bot that plays for one seat of one match.
#[derive(Debug)]
pub struct Bot<G: Sense> {
    level: Level,
    budget: Budget,
    chance: Chance,
    seat: Seat,
    search: Option<Search<G>>,
    /// The moves of the match that the search has taken into account.
    followed: usize,
    /// The turn whose budget is being spent, and how much of it is.
    turn: u32,
    spent_iterations: u32,
    spent_time: Duration,
    thought: Thought<G>,
}

/// The decision at hand.
#[derive(Debug)]
enum Thought<G: Game> {
    None,
    Decided(G::Move),
    Searching {
        moves: Vec<G::Move>,
        iterations: u32,
        allowed: u32,
        time: Duration,
        limit: Duration,
    },
}

/// How far a bot has come with a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Progress {
    /// Whether it has decided.
    pub done: bool,
    /// The part of its budget for the decision that is spent, 0 to 1.
    pub fraction: f32,
    /// Iterations spent on the decision.
    pub iterations: u32,
}

/// What a bot thinks of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// The move.
    pub mv: M,
    /// The part of its attention that the move got, 0 to 1.
    pub share: f32,
    /// The expected result for the deciding seat, 0 to 1.
    pub expected: f32,
}

impl<G: Sense> Bot<G> {
    /// A bot of this level for `seat`. The same seed and a budget of iterations give the same moves.
    pub fn new(level: Level, budget: Budget, seat: Seat, seed: u64) -> Self {
        Self {
            level,
            budget,
            chance: Chance::from_seed(seed),
            seat,
            search: None,
            followed: 0,
            turn: u32::MAX,
            spent_iterations: 0,
            spent_time: Duration::ZERO,
            thought: Thought::None,
        }
    }

    /// Begins to think about the decision of its seat in `position`, which stands after `moves` (the
    /// moves of the match so far; only the bot's own are looked at).
    pub fn begin(&mut self, position: &G, moves: &[(Seat, G::Move)]) {
        let eyes = Eyes::new(position, self.seat);
        let legal = eyes.legal_moves();
        self.follow(moves);
        if eyes.turn_number() != self.turn {
            self.turn = eyes.turn_number();
            self.spent_iterations = 0;
            self.spent_time = Duration::ZERO;
        }
        self.thought = match (self.level, legal.as_slice()) {
            (_, []) => Thought::None,
            (_, [only]) => Thought::Decided(*only),
            (Level::Random, several) => {
                let at = self.chance.below(several.len() as u32) as usize;
                Thought::Decided(several[at])
            }
            (Level::Easy, several) => greedy::choose(&eyes, several, &mut self.chance)
                .map_or(Thought::None, Thought::Decided),
            (Level::Medium | Level::Hard, _) => {
                let (allowed, limit) = self.allowance();
                Thought::Searching {
                    moves: legal,
                    iterations: 0,
                    allowed,
                    time: Duration::ZERO,
                    limit,
                }
            }
        };
    }

    /// Keeps the tree below the bot's own moves; whatever another seat did, it begins afresh.
    fn follow(&mut self, moves: &[(Seat, G::Move)]) {
        let known = self.followed.min(moves.len());
        let news = &moves[known..];
        let own = moves.len() >= self.followed && news.iter().all(|(seat, _)| *seat == self.seat);
        if let Some(search) = self.search.as_mut().filter(|_| own) {
            if !news.iter().all(|(_, mv)| search.descend(*mv)) {
                self.search = None;
            }
        } else {
            self.search = None;
        }
        self.followed = moves.len();
    }

    /// What this decision may take of what is left of the turn.
    fn allowance(&self) -> (u32, Duration) {
        let most = self.level.depth().most;
        let share = |left: u32| ((left as f32 * SHARE) as u32).max(1);
        match self.budget {
            Budget::Iterations(n) => (
                share(n.min(most).saturating_sub(self.spent_iterations)),
                Duration::MAX,
            ),
            Budget::Time(time) => {
                let left = time.saturating_sub(self.spent_time).mul_f32(SHARE);
                (share(most.saturating_sub(self.spent_iterations)), left)
            }
        }
    }

    /// Thinks on for at most `slice`, or until it has decided.
    pub fn think(&mut self, position: &G, slice: Duration) -> Progress {
        let Thought::Searching {
            iterations,
            allowed,
            time,
            limit,
            ..
        } = &mut self.thought
        else {
            return Progress {
                done: true,
                fraction: 1.0,
                iterations: 0,
            };
        };
        let eyes = Eyes::new(position, self.seat);
        let turns = if self.level.depth().plays_on {
            G::PLAY_ON
        } else {
            0
        };
        let search = self.search.get_or_insert_with(|| Search::new(turns));
        let started = Instant::now();
        let until = slice.min(limit.saturating_sub(*time));
        let timed = *limit != Duration::MAX;
        let done = loop {
            if *iterations >= *allowed || !search.undecided(*allowed - *iterations) {
                break true;
            }
            let look = G::DEAR_PRIORS || iterations.is_multiple_of(CLOCK_EVERY);
            if look && (timed || slice != Duration::MAX) {
                let passed = started.elapsed();
                if passed >= until {
                    break *time + passed >= *limit;
                }
            }
            search.iterate(&eyes, &mut self.chance);
            *iterations += 1;
        };
        let passed = started.elapsed();
        *time += passed;
        self.spent_time += passed;
        let by_count = *iterations as f32 / *allowed as f32;
        let by_time = if timed {
            time.as_secs_f32() / limit.as_secs_f32().max(1e-6)
        } else {
            0.0
        };
        let fraction = if done {
            1.0
        } else {
            by_count.max(by_time).min(1.0)
        };
        Progress {
            done,
            fraction,
            iterations: *iterations,
        }
    }

    /// The move that it finds best so far; none if its seat has nothing to decide.
    pub fn choice(&mut self) -> Option<G::Move> {
        match &self.thought {
            Thought::None => None,
            Thought::Decided(mv) => Some(*mv),
            Thought::Searching {
                moves, iterations, ..
            } => {
                self.spent_iterations += iterations;
                let best = self.search.as_ref().and_then(|search| {
                    let tried = search.candidates();
                    let legal = tried.into_iter().filter(|tried| moves.contains(&tried.mv));
                    legal.max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)))
                });
                let mv = best.map_or(moves[0], |best| best.mv);
                self.thought = Thought::Decided(mv);
                Some(mv)
            }
        }
    }

    /// What it thinks of the moves that it has tried, the best first.
    pub fn opinions(&self) -> Vec<Opinion<G::Move>> {
        let Some(search) = &self.search else {
            return Vec::new();
        };
        let mut tried = search.candidates();
        sort_few(&mut tried, |a, b| {
            b.visits.cmp(&a.visits).then(b.mean.total_cmp(&a.mean))
        });
        let total = tried.iter().map(|tried| tried.visits).sum::<u32>().max(1) as f32;
        tried
            .into_iter()
            .map(|tried| Opinion {
                mv: tried.mv,
                share: tried.visits as f32 / total,
                expected: tried.mean,
            })
            .collect()
    }

    /// Thinks until it has decided.
    pub fn decide(&mut self, position: &G, moves: &[(Seat, G::Move)]) -> Option<G::Move> {
        self.begin(position, moves);
        while !self.think(position, Duration::MAX).done {}
        self.choice()
    }

    /// The level.
    pub const fn level(&self) -> Level {
        self.level
    }
}
