//! A bot that looks one decision ahead, with a shaky hand.

use super::eyes::Eyes;
use super::playout::Playout;
use crate::kernel::{Chance, Journal, Sense};

/// Imagined positions in which each move is tried.
const WORLDS: usize = 6;
/// A move that looks so much less promising than the best one is not even considered: a beginner is
/// unsteady, and not absurd.
const ABSURD: f32 = 0.05;
/// How far the judgement of a move is off at most, as a chance to win.
const NOISE: f32 = 0.06;

/// Tries every move that is not absurd in a few imagined positions and takes the one after which the seat stands best,
/// give or take some noise.
pub(super) fn choose<G: Sense>(
    eyes: &Eyes<G>,
    moves: &[G::Move],
    chance: &mut Chance,
) -> Option<G::Move> {
    let seat = eyes.seat();
    let worlds: Vec<G> = (0..WORLDS).map(|_| eyes.imagine(chance)).collect();
    let mut playout = Playout::default();
    let mut weights = Vec::new();
    worlds[0].priors(seat, moves, &mut weights);
    let least = ABSURD * weights.iter().copied().fold(0.0, f32::max);
    let mut best: Option<(f32, G::Move)> = None;
    for (&mv, _) in moves
        .iter()
        .zip(&weights)
        .filter(|(_, weight)| **weight >= least)
    {
        let mut worth = NOISE * (2.0 * chance.unit() - 1.0);
        for world in &worlds {
            let mut world = world.clone();
            world.play(seat, mv, &mut Journal::silent());
            worth += playout.judge(&mut world, 0, chance)[seat.index()] / WORLDS as f32;
        }
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, mv));
        }
    }
    best.map(|(_, mv)| mv)
}
