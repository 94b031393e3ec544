//! What bots know of Agricola: how a farm will end, and which moves look promising.

mod features;
#[cfg(test)]
mod learn_cards;
mod look;
mod net;
mod reckon;
#[cfg(test)]
mod train;
mod worth;

use super::data::ROUNDS;
use super::moves::Move;
use super::state::{Position, Window};
use super::task::Ask;
use crate::kernel::{MAX_SEATS, Seat, Sense, Values, chances, won_by};
use net::NET;

/// Lead in points at which a win is e times as likely, at the start and at the end of a match.
const SPREAD: (f32, f32) = (4.5, 2.5);
/// How much the points count beside the win before the end: a bot that farms well for itself plays better
/// than one that is after its rivals alone. And the points that count as all.
const BESIDE: f32 = 0.97;
const ALL: f32 = 80.0;

impl Sense for Position {
    const PLAY_ON: u32 = 0;
    const DEAR_PRIORS: bool = true;

    fn evaluate(&self) -> Values {
        let over = self.window == Window::Over;
        if over && !self.is_solo() {
            return won_by(&self.winners());
        }
        if self.is_solo() {
            let points = if over {
                self.points(Seat(0)).into()
            } else {
                self.expected(&NET)[0]
            };
            let mut values = [0.0; MAX_SEATS];
            values[0] = farmed(points);
            return values;
        }
        let points = self.expected(&NET);
        let progress = f32::from(self.round) / f32::from(ROUNDS);
        let spread = SPREAD.0 + (SPREAD.1 - SPREAD.0) * progress;
        let mut values = chances(points, self.players.count, spread);
        let seats = &mut values[..usize::from(self.players.count)];
        for (value, points) in seats.iter_mut().zip(points) {
            *value = (1.0 - BESIDE) * *value + BESIDE * farmed(points);
        }
        values
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        self.weigh(seat, &NET, moves, weights);
    }

    fn at_rest(&self) -> bool {
        matches!(self.task().map(|task| task.ask), None | Some(Ask::Place))
    }
}

/// Points as a value from 0 to 1.
fn farmed(points: f32) -> f32 {
    (points / ALL).clamp(0.0, 1.0)
}
