//! How the net learns: bots play each other, and for every position on the way the net is told with how
//! many points each seat ended.
//!
//! `cargo test --release --lib agricola_net_learns -- --ignored --nocapture` goes on with the net that is
//! there for as many rounds of playing and learning as `ROUNDS` says, and stores it.

use super::super::moves::Move;
use super::super::state::Position;
use super::features::FEATURES;
use super::net::{HIDDEN, NET, Net};
use super::reckon::describe;
use crate::kernel::{Chance, Game, Journal, Seat, Sense, Setup};
use std::path::PathBuf;

const THREADS: u64 = 2;

/// What is known of a position, and the points that came of it.
struct Sample {
    features: Box<[f32; FEATURES]>,
    points: f32,
}

/// How a match is played.
#[derive(Clone, Copy)]
pub(super) struct Style<'a> {
    /// None: at random.
    pub(super) net: Option<&'a Net>,
    /// How far a judgement is off at most, in points.
    pub(super) noise: f32,
}

pub(super) fn set_up(seats: u8, family: bool, seed: u64) -> Position {
    let mut setup = Setup::of("agricola", seats, seed);
    let variant = if family { "family" } else { "full" };
    setup.options.insert("variant".into(), variant.into());
    Position::set_up(&setup, &mut Journal::silent())
}

pub(super) fn choose(position: &Position, seat: Seat, style: Style, chance: &mut Chance) -> Move {
    let (mut moves, mut points) = (Vec::new(), Vec::new());
    position.legal_moves(seat, &mut moves);
    let Some(net) = style.net else {
        let looks = position.looks(seat, &moves);
        moves.retain(|mv| looks(*mv));
        return moves[chance.below(moves.len() as u32) as usize];
    };
    if moves.len() > 1 {
        position.judge_moves(seat, net, &moves, &mut points);
    } else {
        points.push(0.0);
    }
    let noise = |chance: &mut Chance| style.noise * (2.0 * chance.unit() - 1.0);
    let judged = moves
        .iter()
        .zip(&points)
        .map(|(mv, points)| (points + noise(chance), *mv));
    judged.max_by(|a, b| a.0.total_cmp(&b.0)).expect("a move").1
}

/// Plays a match; the points of each seat, and what was learnt.
fn play(
    mut position: Position,
    style: Style,
    chance: &mut Chance,
    samples: &mut Vec<Sample>,
) -> Vec<i16> {
    let first = samples.len();
    let mut seats = Vec::new();
    while let Some(seat) = position.to_act().first() {
        if position.at_rest() {
            for other in position.all_seats() {
                if chance.below(2) == 0 {
                    seats.push(other);
                    samples.push(Sample {
                        features: Box::new(describe(&position, other)),
                        points: 0.0,
                    });
                }
            }
        }
        // now and then something else, so that more is seen of the world
        let style = if style.noise > 0.0 && chance.below(12) == 0 {
            Style {
                noise: 6.0,
                ..style
            }
        } else {
            style
        };
        let mv = choose(&position, seat, style, chance);
        position.play(seat, mv, &mut Journal::silent());
    }
    let points: Vec<i16> = position
        .all_seats()
        .map(|seat| position.points(seat))
        .collect();
    for (sample, seat) in samples[first..].iter_mut().zip(seats) {
        sample.points = points[seat.index()].into();
    }
    points
}

/// Matches of all numbers of seats, most of them with two; what was learnt of them.
fn matches(style: Style, count: u64, seed: u64) -> Vec<Sample> {
    let worker = |worker: u64| {
        let mut samples = Vec::new();
        for number in (worker..count).step_by(THREADS as usize) {
            let seed = seed + number;
            let mut chance = Chance::from_seed(seed);
            let seats = match number % 16 {
                0..8 => 2,
                8..12 => 1,
                12 | 13 => 3,
                14 => 4,
                _ => 5,
            };
            let position = set_up(seats, number % 5 > 0, seed);
            play(position, style, &mut chance, &mut samples);
        }
        samples
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS)
            .map(|at| scope.spawn(move || worker(at)))
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("samples"))
            .collect()
    })
}

/// Mean points without noise, of matches of so many seats, and the share of seats that begged.
fn strength(net: Option<&Net>, seats: u8, count: u64) -> f32 {
    let worker = |worker: u64| {
        let mut sum = 0.0;
        for seed in (worker..count).step_by(THREADS as usize) {
            let mut chance = Chance::from_seed(seed);
            let style = Style { net, noise: 0.0 };
            let position = set_up(seats, true, 1_000_000 + seed);
            let points = play(position, style, &mut chance, &mut Vec::new());
            sum += points.iter().map(|points| f32::from(*points)).sum::<f32>();
        }
        sum
    };
    let sum: f32 = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS)
            .map(|at| scope.spawn(move || worker(at)))
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("points"))
            .sum()
    });
    sum / (count * u64::from(seats)) as f32
}

/// Adam, with one moment of each kind for every number of a net.
struct Teacher {
    net: Box<Net>,
    numbers: Vec<f32>,
    slope: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

const OUT: usize = FEATURES * HIDDEN;
const BIAS: usize = OUT + HIDDEN;
const DIRECT: usize = BIAS + HIDDEN;
const BASE: usize = DIRECT + FEATURES;

impl Teacher {
    fn of(net: &Net) -> Self {
        let mut numbers: Vec<f32> = net.hidden.iter().flatten().copied().collect();
        numbers.extend(net.out);
        numbers.extend(net.bias);
        numbers.extend(net.direct);
        numbers.push(net.base);
        let none = vec![0.0; numbers.len()];
        Self {
            net: Box::new(net.clone()),
            numbers,
            slope: none.clone(),
            first: none.clone(),
            second: none,
            steps: 0,
        }
    }

    fn net(&mut self) -> &Net {
        for (feature, hidden) in self.net.hidden.iter_mut().enumerate() {
            hidden.copy_from_slice(&self.numbers[feature * HIDDEN..][..HIDDEN]);
        }
        self.net.out.copy_from_slice(&self.numbers[OUT..BIAS]);
        self.net.bias.copy_from_slice(&self.numbers[BIAS..DIRECT]);
        self.net.direct.copy_from_slice(&self.numbers[DIRECT..BASE]);
        self.net.base = self.numbers[BASE];
        &self.net
    }

    /// Adds the slope of one sample; the square of the error.
    fn learn(&mut self, sample: &Sample) -> f32 {
        let mut sums = [0.0f32; HIDDEN];
        sums.copy_from_slice(&self.numbers[BIAS..DIRECT]);
        let mut points = self.numbers[BASE];
        for (feature, &number) in sample.features.iter().enumerate() {
            if number != 0.0 {
                points += number * self.numbers[DIRECT + feature];
                let weights = &self.numbers[feature * HIDDEN..][..HIDDEN];
                sums.iter_mut()
                    .zip(weights)
                    .for_each(|(sum, weight)| *sum += number * weight);
            }
        }
        for (unit, sum) in sums.iter().enumerate() {
            points += sum.max(0.0) * self.numbers[OUT + unit];
        }
        let error = points - sample.points;
        // a single bad match does not count for more than an ordinary one
        let pull = error.clamp(-12.0, 12.0);
        let mut back = [0.0f32; HIDDEN];
        for unit in 0..HIDDEN {
            self.slope[OUT + unit] += pull * sums[unit].max(0.0);
            if sums[unit] > 0.0 {
                back[unit] = pull * self.numbers[OUT + unit];
                self.slope[BIAS + unit] += back[unit];
            }
        }
        self.slope[BASE] += pull;
        for (feature, &number) in sample.features.iter().enumerate() {
            if number != 0.0 {
                self.slope[DIRECT + feature] += pull * number;
                let slopes = &mut self.slope[feature * HIDDEN..][..HIDDEN];
                slopes
                    .iter_mut()
                    .zip(back)
                    .for_each(|(slope, back)| *slope += number * back);
            }
        }
        error * error
    }

    fn step(&mut self, rate: f32, samples: usize) {
        self.steps += 1;
        let (keep, keep2) = (0.9f32, 0.999f32);
        let fix = (1.0 - keep2.powi(self.steps)).sqrt() / (1.0 - keep.powi(self.steps));
        for at in 0..self.numbers.len() {
            let slope = self.slope[at] / samples as f32;
            self.slope[at] = 0.0;
            self.first[at] = keep * self.first[at] + (1.0 - keep) * slope;
            self.second[at] = keep2 * self.second[at] + (1.0 - keep2) * slope * slope;
            self.numbers[at] -= rate * fix * self.first[at] / (self.second[at].sqrt() + 1e-6);
            self.numbers[at] *= 1.0 - rate * 1e-3;
            self.numbers[at] = self.numbers[at].clamp(-15.9, 15.9);
        }
    }
}

fn learn(net: &Net, samples: &[&Sample], passes: u32, chance: &mut Chance) -> Net {
    const BATCH: usize = 256;
    let mut teacher = Teacher::of(net);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    for pass in 0..passes {
        chance.shuffle(&mut order);
        let rate = 0.002 * (1.0 - 0.85 * pass as f32 / passes as f32);
        let mut error = 0.0;
        for batch in order.chunks(BATCH) {
            error += batch
                .iter()
                .map(|at| f64::from(teacher.learn(samples[*at])))
                .sum::<f64>();
            teacher.step(rate, batch.len());
        }
        if pass + 1 == passes {
            println!("  error {:.2}", (error / samples.len() as f64).sqrt());
        }
    }
    teacher.net().clone()
}

fn fresh(chance: &mut Chance) -> Net {
    let mut small = |scale: f32| scale * (2.0 * chance.unit() - 1.0);
    let mut net = Net {
        hidden: [[0.0; HIDDEN]; FEATURES],
        bias: [0.0; HIDDEN],
        out: [0.0; HIDDEN],
        direct: [0.0; FEATURES],
        base: 10.0,
        cards: NET.cards.clone(),
    };
    net.hidden
        .iter_mut()
        .flatten()
        .for_each(|number| *number = small(0.15));
    net.out.iter_mut().for_each(|number| *number = small(1.0));
    net
}

pub(super) fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(default)
}

#[test]
#[ignore = "learns for a long time and stores what it has learnt"]
fn agricola_net_learns() {
    let path =
        PathBuf::from(std::env::var("NET").unwrap_or("src/games/agricola/sense/net.bin".into()));
    let rounds = number("ROUNDS", 6);
    let count = number("MATCHES", 800);
    let mut seed = number("SEED", 1) << 32;
    let mut chance = Chance::from_seed(seed);
    let stored = std::fs::read(&path).ok().map(|bytes| Net::of_bytes(&bytes));
    let known = stored.filter(|net| net.base != 0.0);
    let mut net = known.clone().unwrap_or_else(|| fresh(&mut chance));
    let mut begun = known.is_some();
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    println!("at random: {:.2}", strength(None, 2, 100));
    for round in 0..rounds {
        let started = std::time::Instant::now();
        let style = Style {
            net: begun.then_some(&net),
            noise: 1.5,
        };
        memory.push(matches(style, count, seed));
        seed += count;
        if memory.len() > number("MEMORY", 4) as usize {
            memory.remove(0);
        }
        let samples: Vec<&Sample> = memory.iter().flatten().collect();
        let played = started.elapsed();
        net = learn(&net, &samples, number("PASSES", 6) as u32, &mut chance);
        if !begun {
            // what was played at random is soon forgotten
            memory.clear();
        }
        begun = true;
        std::fs::write(&path, net.bytes()).expect("stored");
        println!(
            "round {round}: played {played:.0?}, in all {:.0?}; two seats {:.2}, alone {:.2}",
            started.elapsed(),
            strength(Some(&net), 2, 100),
            strength(Some(&net), 1, 100),
        );
    }
}

#[test]
fn the_round_cards_are_the_last_spaces() {
    let position = set_up(2, true, 1);
    let cards = position.deck.iter().map(|card| card.index()).min();
    assert_eq!(
        cards,
        Some(super::super::data::SPACES - position.deck.len())
    );
}

#[test]
fn the_numbers_are_all_written() {
    let position = set_up(3, true, 1);
    let all = describe(&position, Seat(1));
    assert!(all.iter().all(|number| number.is_finite()));
    assert_eq!(Net::of_bytes(&NET.bytes()).bytes(), NET.bytes());
}
