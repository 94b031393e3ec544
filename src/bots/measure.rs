//! How fast a game is: the figures that `trapezi bench` and its twin in wasm print.

use super::{Bot, Budget, Level, random_move};
use crate::kernel::{Chance, Game, Journal, Seat, Sense, Setup};
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use web_time::Instant;

/// Speed of one game with one number of seats.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Figures {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// What was measured: `native` or `wasm`.
    pub variant: &'static str,
    /// Whole random matches a second, set-up included.
    pub matches_per_s: f64,
    /// Decisions a second in those: listing the legal moves and playing one.
    pub decisions_per_s: f64,
    /// Size of a position in memory.
    pub state_bytes: usize,
    /// A set-up, in microseconds.
    pub setup_us: f64,
    /// A copy of a position, in nanoseconds.
    pub clone_ns: f64,
    /// Listing the legal moves, in microseconds.
    pub legal_moves_us: f64,
    /// Making a view, in microseconds.
    pub view_us: f64,
    /// Legal moves of a decision on average.
    pub branching_mean: f64,
    /// Legal moves that 99 % of decisions do not exceed.
    pub branching_p99: usize,
    /// The same for each kind of decision, the most frequent first.
    pub kinds: Vec<Kind>,
    /// Iterations a second of the search behind the hard level.
    pub search_iterations_per_s: f64,
}

/// How many legal moves decisions of one kind have.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
#[cfg_attr(not(target_arch = "wasm32"), ts(rename = "DecisionKind"))]
pub struct Kind {
    /// The key of the prompt with which it is asked.
    pub prompt: &'static str,
    /// The part of all decisions that are of this kind, 0 to 1.
    pub share: f64,
    /// Legal moves on average.
    pub mean: f64,
    /// Legal moves that 99 % of them do not exceed.
    pub p99: usize,
}

/// Measures `G` as it is set up, but with seeds of its own; each figure takes about `time`.
pub fn measure<G: Game + Sense>(chosen: &Setup, time: Duration) -> Figures {
    let setup = |seed| Setup {
        seed,
        ..chosen.clone()
    };
    let (matches_per_s, decisions_per_s) = random_matches::<G>(time, &setup);
    let (positions, widths) = sample::<G>(&setup);
    let mut at = 0;
    let mut next = || {
        at = (at + 1) % positions.len();
        &positions[at]
    };
    let mut moves = Vec::new();
    let mut seed = 0;
    Figures {
        game: G::info().id,
        seats: chosen.seat_count(),
        variant: if cfg!(target_arch = "wasm32") {
            "wasm"
        } else {
            "native"
        },
        matches_per_s,
        decisions_per_s,
        state_bytes: size_of::<G>(),
        setup_us: 1e6
            / rate(time, || {
                seed += 1;
                std::hint::black_box(G::set_up(&setup(seed), &mut Journal::silent()));
            }),
        clone_ns: 1e9
            / rate(time, || {
                std::hint::black_box(next().clone());
            }),
        legal_moves_us: 1e6
            / rate(time, || {
                let position = next();
                moves.clear();
                if let Some(seat) = position.to_act().first() {
                    position.legal_moves(seat, &mut moves);
                }
                std::hint::black_box(&moves);
            }),
        view_us: 1e6
            / rate(time, || {
                let position = next();
                std::hint::black_box(position.view(position.to_act().first()));
            }),
        branching_mean: mean(&widths),
        branching_p99: p99(&widths),
        kinds: kinds(&positions, &widths),
        search_iterations_per_s: search_rate(time, &positions),
    }
}

fn mean(widths: &[usize]) -> f64 {
    widths.iter().sum::<usize>() as f64 / widths.len().max(1) as f64
}

/// The numbers of legal moves, by what a position asks of the seat that decides.
fn kinds<G: Game>(positions: &[G], widths: &[usize]) -> Vec<Kind> {
    let mut by_prompt: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (position, width) in positions.iter().zip(widths) {
        if let Some(prompt) = position.prompt(position.to_act().first()) {
            by_prompt.entry(prompt.key).or_default().push(*width);
        }
    }
    let mut kinds: Vec<Kind> = by_prompt
        .into_iter()
        .map(|(prompt, of_kind)| Kind {
            prompt,
            share: of_kind.len() as f64 / widths.len() as f64,
            mean: mean(&of_kind),
            p99: p99(&of_kind),
        })
        .collect();
    kinds.sort_by(|a, b| b.share.total_cmp(&a.share));
    kinds
}

/// What 99 % of the widths do not exceed.
fn p99(widths: &[usize]) -> usize {
    let most = widths.iter().copied().max().unwrap_or(0);
    let covers = |width: &usize| {
        let within = widths.iter().filter(|other| *other <= width).count();
        within > widths.len() * 99 / 100
    };
    (0..=most).find(covers).unwrap_or(most)
}

fn rate(time: Duration, mut act: impl FnMut()) -> f64 {
    let started = Instant::now();
    let mut count = 0u32;
    loop {
        for _ in 0..64 {
            act();
        }
        count += 64;
        let passed = started.elapsed();
        if passed >= time {
            return f64::from(count) / passed.as_secs_f64();
        }
    }
}

fn random_matches<G: Game>(time: Duration, setup: &impl Fn(u64) -> Setup) -> (f64, f64) {
    let mut chance = Chance::from_seed(1);
    let mut moves = Vec::new();
    let (mut matches, mut decisions) = (0u64, 0u64);
    let started = Instant::now();
    loop {
        let mut position = G::set_up(&setup(matches), &mut Journal::silent());
        while let Some(seat) = position.to_act().first() {
            let Some(mv) = random_move(&position, seat, &mut chance, &mut moves) else {
                break;
            };
            position.play(seat, mv, &mut Journal::silent());
            decisions += 1;
        }
        matches += 1;
        let passed = started.elapsed().as_secs_f64();
        if passed >= time.as_secs_f64() {
            return (matches as f64 / passed, decisions as f64 / passed);
        }
    }
}

/// Positions of a few random matches, and the number of legal moves in each.
fn sample<G: Game>(setup: &impl Fn(u64) -> Setup) -> (Vec<G>, Vec<usize>) {
    let mut chance = Chance::from_seed(2);
    let mut moves = Vec::new();
    let (mut positions, mut widths) = (Vec::new(), Vec::new());
    for seed in 0..8 {
        let mut position = G::set_up(&setup(seed), &mut Journal::silent());
        while let Some(seat) = position.to_act().first() {
            let Some(mv) = random_move(&position, seat, &mut chance, &mut moves) else {
                break;
            };
            positions.push(position.clone());
            widths.push(moves.len());
            position.play(seat, mv, &mut Journal::silent());
        }
    }
    (positions, widths)
}

fn search_rate<G: Game + Sense>(time: Duration, positions: &[G]) -> f64 {
    const ITERATIONS: u32 = 2_000;
    let (mut iterations, mut passed) = (0u64, Duration::ZERO);
    for (seed, position) in (0..).zip(positions.iter().step_by(positions.len() / 16 + 1).cycle()) {
        let seat = position.to_act().first().unwrap_or(Seat(0));
        let mut bot = Bot::new(Level::Hard, Budget::Iterations(ITERATIONS), seat, seed);
        let started = Instant::now();
        bot.begin(position, &[]);
        iterations += u64::from(bot.think(position, Duration::MAX).iterations);
        passed += started.elapsed();
        if passed >= time {
            break;
        }
    }
    iterations as f64 / passed.as_secs_f64().max(1e-9)
}
