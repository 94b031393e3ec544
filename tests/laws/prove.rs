//! Trying a law on many matches, and the shortest one that breaks it.

use super::{Case, Verdict};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::{NewTree, ValueTree};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestError, TestRunner};
use trapezi::kernel::{Game, Journal, MAX_SEED, Setup};

/// The same matches on every machine and every day.
const SEED: u64 = 0x7261_7065_7a69;
const MAX_SHRINK_ITERS: u32 = 4_000;
const MAX_SHRINK_MS: u32 = 60_000;
/// No match that is tried is longer.
const MAX_MOVES: usize = 4_000;

/// How many matches a law is tried on: what `TRAPEZI_LAWS` says, or `few`.
///
/// # Panics
/// The variable is not a number.
pub fn matches_from_env(few: u32) -> u32 {
    match std::env::var("TRAPEZI_LAWS") {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("TRAPEZI_LAWS={text}: a number of matches is expected")),
        Err(_) => few,
    }
}

/// Tries the law on so many random matches with this number of seats.
///
/// # Errors
/// What broke the law, and the match that shows it, as short as could be found.
pub fn prove<G: Game>(seats: u8, matches: u32, law: fn(&Case) -> Verdict) -> Verdict {
    let mut runner = TestRunner::new(Config {
        cases: matches,
        rng_seed: RngSeed::Fixed(SEED + u64::from(seats)),
        failure_persistence: None,
        max_shrink_iters: MAX_SHRINK_ITERS,
        max_shrink_time: MAX_SHRINK_MS,
        ..Config::default()
    });
    let matches = Matches {
        seats,
        length: usual_length::<G>(seats),
    };
    let tried = runner.run(&matches, |case| law(&case).map_err(TestCaseError::fail));
    match tried {
        Ok(()) => Ok(()),
        Err(TestError::Fail(reason, case)) => Err(format!("{reason}\n{}", case.told::<G>())),
        Err(TestError::Abort(reason)) => Err(format!("given up: {reason}")),
    }
}

/// Matches with so many seats, and at most half as many moves again as `length`.
#[derive(Clone, Copy, Debug)]
struct Matches {
    seats: u8,
    length: usize,
}

impl Strategy for Matches {
    type Tree = Shrinking;
    type Value = Case;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let Self { seats, length } = *self;
        let choices = prop_oneof![
            vec(any::<u16>(), 0..=length),
            // every other match is played to its end, or nearly so
            vec(any::<u16>(), length..=length + length / 2),
        ];
        let parts = (
            0..=MAX_SEED,
            any::<u16>(),
            any::<u8>(),
            any::<bool>(),
            choices,
        );
        let (seed, options, bots, free_undo, choices) = parts.new_tree(runner)?.current();
        Ok(Shrinking::of(Case {
            seats,
            seed,
            options,
            bots,
            free_undo,
            choices,
        }))
    }
}

/// A match that gets shorter: the end is cut off first, because what breaks a law shows at the last
/// position. Then pieces are cut out, the larger ones first, and what is left is made plain.
#[derive(Debug)]
struct Shrinking {
    /// The shortest match that was seen to break the law.
    best: Case,
    tried: Case,
    way: Way,
}

/// What is tried next on the way to a shorter match.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Cut out so many choices, of which the last is so far from the end.
    Cut {
        size: usize,
        from_end: usize,
    },
    /// Make the setting of this number plain.
    Plain(usize),
    /// Make this choice 0, or half of what it is.
    Zero(usize),
    Halve(usize),
}

impl Shrinking {
    fn of(case: Case) -> Self {
        let size = case.choices.len().div_ceil(2).max(1);
        Self {
            tried: case.clone(),
            best: case,
            way: Way::Cut { size, from_end: 0 },
        }
    }

    /// Makes the next shorter match of the best one; whether there is one.
    fn advance(&mut self) -> bool {
        loop {
            let mut case = self.best.clone();
            let count = case.choices.len();
            match self.way {
                Way::Cut { size, from_end } => {
                    let Some(end) = count.checked_sub(from_end).filter(|end| *end > 0) else {
                        self.way = match size {
                            1 => Way::Plain(0),
                            _ => Way::Cut {
                                size: size / 2,
                                from_end: 0,
                            },
                        };
                        continue;
                    };
                    case.choices.drain(end.saturating_sub(size)..end);
                    self.way = Way::Cut {
                        size,
                        from_end: from_end + size,
                    };
                }
                Way::Plain(setting) => {
                    self.way = Way::Plain(setting + 1);
                    match setting {
                        0 => case.options = 0,
                        1 => case.bots = 0,
                        2 => case.free_undo = false,
                        3..13 => case.seed = setting as u64 - 3,
                        _ => self.way = Way::Zero(0),
                    }
                }
                Way::Zero(at) if at < count => {
                    case.choices[at] = 0;
                    self.way = Way::Halve(at);
                }
                Way::Halve(at) if at < count => {
                    case.choices[at] /= 2;
                    self.way = Way::Zero(at + 1);
                }
                Way::Zero(_) | Way::Halve(_) => return false,
            }
            if case != self.best {
                self.tried = case;
                return true;
            }
        }
    }
}

impl ValueTree for Shrinking {
    type Value = Case;

    fn current(&self) -> Case {
        self.tried.clone()
    }

    fn simplify(&mut self) -> bool {
        self.best = self.tried.clone();
        // what was cut off lay behind what is to be cut off next
        if let Way::Cut { size, from_end } = &mut self.way {
            *from_end = from_end.saturating_sub(*size);
        }
        self.advance()
    }

    fn complicate(&mut self) -> bool {
        let more = self.advance();
        if !more {
            self.tried = self.best.clone();
        }
        more
    }
}

/// How many moves a random match has.
fn usual_length<G: Game>(seats: u8) -> usize {
    let setup = Setup::of(G::info().id, seats, 1);
    let mut position = G::set_up(&setup, &mut Journal::silent());
    let mut chance = trapezi::kernel::Chance::from_seed(1);
    let mut moves = Vec::new();
    for length in 0..MAX_MOVES {
        let Some(seat) = position.to_act().first() else {
            return length;
        };
        let Some(mv) = trapezi::bots::random_move(&position, seat, &mut chance, &mut moves) else {
            return length;
        };
        position.play(seat, mv, &mut Journal::silent());
    }
    MAX_MOVES
}
