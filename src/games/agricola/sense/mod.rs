//! What bots know of Agricola: how a farm will end, and which moves look promising.

mod features;
mod hunch;
mod net;
#[cfg(test)]
mod train;

use super::moves::Move;
use super::state::{Position, Window};
use super::task::Ask;
use crate::kernel::{MAX_SEATS, Seat, Sense, Values};
use features::{OWN, SHARED};
use net::Net;

/// Lead in points at which a win is e times as likely, at the start and at the end of a match.
const SPREAD: (f32, f32) = (14.0, 5.0);
/// Points of a solo match that count as half and as nearly all of what can be reached.
const SOLO: (f32, f32) = (35.0, 80.0);

impl Position {
    /// The points with which each seat is expected to end.
    fn expected(&self, net: &Net) -> [f32; MAX_SEATS] {
        let mut shared = [0.0; SHARED];
        features::shared(self, &mut shared);
        let half = net.begin(&shared);
        let mut points = [0.0; MAX_SEATS];
        for seat in self.all_seats() {
            let mut own = [0.0; OWN];
            features::own(self, seat, &mut own);
            points[seat.index()] = net.finish(half, &own);
        }
        points
    }
}

impl Sense for Position {
    fn evaluate(&self) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let over = self.window == Window::Over;
        if self.is_solo() {
            let points = if over {
                self.points(Seat(0)).into()
            } else {
                self.expected(&net::NET)[0]
            };
            values[0] = (points / SOLO.1).clamp(0.0, 1.0);
            return values;
        }
        if over {
            let winners = self.winners();
            winners
                .iter()
                .for_each(|seat| values[seat.index()] = 1.0 / winners.len() as f32);
            return values;
        }
        let points = self.expected(&net::NET);
        let seats = usize::from(self.players.count);
        let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
        let progress = f32::from(self.round) / f32::from(super::data::ROUNDS);
        let spread = SPREAD.0 + (SPREAD.1 - SPREAD.0) * progress;
        let mut total = 0.0;
        for (value, points) in values[..seats].iter_mut().zip(points) {
            *value = ((points - best) / spread).exp();
            total += *value;
        }
        values[..seats].iter_mut().for_each(|value| *value /= total);
        values
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        self.hunches(seat, moves, weights);
    }

    fn at_rest(&self) -> bool {
        matches!(self.task().map(|task| task.ask), None | Some(Ask::Place))
    }
}
