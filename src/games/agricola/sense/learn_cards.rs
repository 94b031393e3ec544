//! How the worth of cards is learnt: bots play the full game and fancy some cards more than others, at random from match
//! to match. What the net alone did not foresee of the points is then shared out among the cards that were played.
//!
//! `cargo test --release --lib agricola_cards_are_learnt -- --ignored --nocapture` goes on with the worths that are there
//! and stores what it has learnt.

use super::super::cards::{CARDS, Card, written};
use super::super::state::Position;
use super::net::{NET, Net};
use super::train::{Style, choose, number, set_up};
use super::worth::to_come;
use crate::kernel::{Chance, Game, Journal, Seat, Sense};

/// By how much a card is fancied more than it seems worth, in points.
const FANCY: (f32, f32) = (-2.0, 4.0);
/// How far a judgement is off at most, in points.
const NOISE: f32 = 1.0;
/// One position in so many is remembered.
const REMEMBERED: u32 = 8;
/// Of cards nothing is believed before so many positions have been seen with them.
const DOUBT: f64 = 100.0;
/// Numbers that are learnt: two of each card, and two for each number of seats, which are forgotten.
const NUMBERS: usize = 2 * CARDS + 10;

/// A position with cards in front of a seat, and how many points more than foreseen the seat ended with.
struct Sample {
    cards: Vec<Card>,
    seats: usize,
    to_come: f64,
    surprise: f64,
}

/// Sums from which the best worths follow (least squares).
struct Sums {
    squares: Vec<Vec<f64>>,
    products: Vec<f64>,
}

impl Sums {
    fn new() -> Self {
        let mut squares = vec![vec![0.0; NUMBERS]; NUMBERS];
        (0..NUMBERS).for_each(|at| squares[at][at] = DOUBT);
        Self {
            squares,
            products: vec![0.0; NUMBERS],
        }
    }

    fn add(&mut self, sample: &Sample) {
        let firsts = sample.cards.iter().map(|card| 2 * card.index());
        let firsts = firsts.chain([2 * CARDS + 2 * (sample.seats - 1)]);
        let terms: Vec<(usize, f64)> = firsts
            .flat_map(|first| [(first, 1.0), (first + 1, sample.to_come)])
            .collect();
        for (row, a) in &terms {
            self.products[*row] += a * sample.surprise;
            for (column, b) in &terms {
                self.squares[*row][*column] += a * b;
            }
        }
    }

    /// Gauss's elimination.
    fn solved(mut self) -> Vec<f64> {
        for at in 0..NUMBERS {
            let (head, tail) = self.squares.split_at_mut(at + 1);
            let pivot = &head[at];
            for (below, row) in tail.iter_mut().enumerate() {
                let factor = row[at] / pivot[at];
                if factor != 0.0 {
                    (at..NUMBERS).for_each(|column| row[column] -= factor * pivot[column]);
                    self.products[at + 1 + below] -= factor * self.products[at];
                }
            }
        }
        let mut found = vec![0.0; NUMBERS];
        for at in (0..NUMBERS).rev() {
            let known: f64 = (at + 1..NUMBERS)
                .map(|column| self.squares[at][column] * found[column])
                .sum();
            found[at] = (self.products[at] - known) / self.squares[at][at];
        }
        found
    }
}

/// Plays a match; the points of each seat.
fn play(
    mut position: Position,
    net: &Net,
    noise: f32,
    chance: &mut Chance,
    samples: &mut Vec<Sample>,
) -> Vec<i16> {
    let mut seen: Vec<(Seat, Sample)> = Vec::new();
    while let Some(seat) = position.to_act().first() {
        if position.at_rest() && noise > 0.0 {
            let foreseen = position.expected(net);
            for other in position.all_seats() {
                if chance.below(REMEMBERED) == 0 {
                    let known = foreseen[other.index()] - learnt(&position, other, net);
                    seen.push((
                        other,
                        Sample {
                            cards: position.front(other).to_vec(),
                            seats: usize::from(position.seats()),
                            to_come: to_come(&position).into(),
                            surprise: -f64::from(known),
                        },
                    ));
                }
            }
        }
        let style = Style {
            net: Some(net),
            noise,
        };
        let mv = choose(&position, seat, style, chance);
        position.play(seat, mv, &mut Journal::silent());
    }
    for (seat, mut sample) in seen {
        sample.surprise += f64::from(position.points(seat));
        samples.push(sample);
    }
    position
        .all_seats()
        .map(|seat| position.points(seat))
        .collect()
}

/// What a seat's cards are thought to bring, beyond bonus points that are there already.
fn learnt(position: &Position, seat: Seat, net: &Net) -> f32 {
    position.by_cards(seat, &net.cards) - f32::from(position.bonus_points(seat))
}

fn seats_of(number: u64) -> u8 {
    match number % 8 {
        0..5 => 2,
        5 => 1,
        6 => 3,
        _ => 4,
    }
}

/// Mean points of two seats without noise, and cards in front of a seat at the end.
fn strength(net: &Net, count: u64) -> (f32, f32) {
    let (mut points, mut cards) = (0.0, 0.0);
    for seed in 0..count {
        let mut position = set_up(2, false, 2_000_000 + seed);
        let mut chance = Chance::from_seed(seed);
        while let Some(seat) = position.to_act().first() {
            let style = Style {
                net: Some(net),
                noise: 0.0,
            };
            let mv = choose(&position, seat, style, &mut chance);
            position.play(seat, mv, &mut Journal::silent());
        }
        for seat in position.all_seats() {
            points += f32::from(position.points(seat));
            cards += position.front(seat).len() as f32;
        }
    }
    let seats = 2.0 * count as f32;
    (points / seats, cards / seats)
}

#[test]
#[ignore = "learns for a long time and stores what it has learnt"]
fn agricola_cards_are_learnt() {
    let mut net = Box::new(NET.clone());
    let mut seed = number("SEED", 1) << 32;
    let mut chance = Chance::from_seed(seed);
    println!("at first: {:?}", strength(&net, 100));
    for round in 0..number("ROUNDS", 2) {
        let mut sums = Sums::new();
        for at in 0..number("MATCHES", 2000) {
            let mut fancying = net.clone();
            for part in &mut fancying.cards.0 {
                part[0] += FANCY.0 + (FANCY.1 - FANCY.0) * chance.unit();
            }
            let mut samples = Vec::new();
            let position = set_up(seats_of(at), false, seed);
            play(position, &fancying, NOISE, &mut chance, &mut samples);
            samples.iter().for_each(|sample| sums.add(sample));
            seed += 1;
        }
        let found = sums.solved();
        for (card, worth) in net.cards.0.iter_mut().enumerate() {
            *worth = [found[2 * card] as f32, found[2 * card + 1] as f32];
        }
        std::fs::write("src/games/agricola/sense/cards.bin", net.cards.bytes()).expect("stored");
        println!("round {round}: {:?}", strength(&net, 100));
    }
    for card in written().iter() {
        let [sure, whole] = net.cards.0[card.index()];
        println!("{card} {sure:.1} {whole:.1}");
    }
}

#[test]
fn cards_are_played() {
    let (_, cards) = strength(&NET, 10);
    assert!(cards >= 2.0, "{cards} cards in front of a seat at the end");
}
