//! Moves judged by what the net foresees after them.

use super::super::data::FENCE_WOOD;
use super::super::farm::Cells;
use super::super::goods::Good;
use super::super::moves::Move;
use super::super::state::{Position, Window};
use super::super::task::{Act, Ask};
use super::features::{self, OWN, SHARED};
use super::hunch::{HARDLY, shape_worth};
use super::net::Net;
use crate::kernel::{Game, Journal, MAX_SEATS, Seat, Sense};

/// Difference in points that makes a placement e times as promising, and a piece of an action.
const SHARP: (f32, f32) = (0.8, 0.4);
/// Pastures that are looked at more closely.
const SHAPES: usize = 10;
/// What was begun is brought to its end in at most so many steps.
const STEPS: usize = 60;

impl Position {
    /// The points with which each seat is expected to end.
    pub(super) fn expected(&self, net: &Net) -> [f32; MAX_SEATS] {
        let half = self.begin(net);
        let mut points = [0.0; MAX_SEATS];
        for seat in self.all_seats() {
            points[seat.index()] = self.foreseen(seat, net, half);
        }
        points
    }

    /// The points with which a seat is expected to end.
    pub(super) fn judged(&self, seat: Seat, net: &Net) -> f32 {
        if self.window == Window::Over {
            return self.points(seat).into();
        }
        self.foreseen(seat, net, self.begin(net))
    }

    fn begin(&self, net: &Net) -> super::net::Half {
        let mut shared = [0.0; SHARED];
        features::shared(self, &mut shared);
        net.begin(&shared)
    }

    fn foreseen(&self, seat: Seat, net: &Net, half: super::net::Half) -> f32 {
        let mut own = [0.0; OWN];
        features::own(self, seat, &mut own);
        net.finish(half, &own)
    }

    /// A weight for each of these moves, by what comes of it.
    pub(super) fn weigh(&self, seat: Seat, net: &Net, moves: &[Move], weights: &mut Vec<f32>) {
        self.judge_moves(seat, net, moves, weights);
        let placing = matches!(self.task().map(|task| task.ask), Some(Ask::Place));
        let sharp = if placing { SHARP.0 } else { SHARP.1 };
        let best = weights.iter().copied().fold(f32::MIN, f32::max);
        for weight in weights {
            *weight = ((*weight - best) / sharp).exp();
        }
    }

    /// The points to be expected after each of these moves; far below all others where a move is not worth
    /// a look.
    pub(super) fn judge_moves(&self, seat: Seat, net: &Net, moves: &[Move], points: &mut Vec<f32>) {
        if let Some(Ask::Act(act)) = self.task().map(|task| task.ask)
            && moves
                .iter()
                .any(|mv| matches!(mv, Move::Fence(_) | Move::Close))
        {
            self.judge_fences(seat, net, &act, moves, points);
            return;
        }
        self.hunches(seat, moves, points);
        let least = HARDLY * 0.5 * points.iter().copied().fold(0.0, f32::max).min(1.0);
        for (mv, points) in moves.iter().zip(points) {
            *points = if *points < least {
                NEVER
            } else {
                self.judged_after(seat, net, *mv)
            };
        }
    }

    fn judged_after(&self, seat: Seat, net: &Net, mv: Move) -> f32 {
        let mut next = self.clone();
        next.play(seat, mv, &mut Journal::silent());
        if matches!(mv, Move::Place(_)) {
            next.finish(seat, net);
        }
        next.judged(seat, net)
    }

    /// Brings what a seat has begun to its end, the best way at each step.
    pub(super) fn finish(&mut self, seat: Seat, net: &Net) {
        let (mut moves, mut points) = (Vec::new(), Vec::new());
        for _ in 0..STEPS {
            if self.at_rest() || self.to_act().first() != Some(seat) {
                return;
            }
            moves.clear();
            self.legal_moves(seat, &mut moves);
            self.judge_moves(seat, net, &moves, &mut points);
            let best = moves.iter().zip(&points).max_by(|a, b| a.1.total_cmp(b.1));
            let Some((mv, _)) = best else { return };
            self.play(seat, *mv, &mut Journal::silent());
        }
    }

    /// Fences are judged by the pastures that can be made, and their cells are named row by row.
    fn judge_fences(
        &self,
        seat: Seat,
        net: &Net,
        act: &Act,
        moves: &[Move],
        points: &mut Vec<f32>,
    ) {
        let farm = &self.player(seat).farm;
        let mut shapes: Vec<(Cells, u8, f32)> = Vec::new();
        farm.each_shape(self.fence_budget(seat), &mut |shape, fences| {
            if act.chosen.is_within(shape) {
                shapes.push((shape, fences, shape_worth(farm, shape, fences)));
            }
        });
        shapes.sort_by(|a, b| b.2.total_cmp(&a.2));
        shapes.truncate(SHAPES);
        for (shape, fences, worth) in &mut shapes {
            let mut next = self.clone();
            let player = next.player_mut(seat);
            player.farm.enclose(*shape);
            player.goods[Good::Wood] -= (*fences * FENCE_WOOD).min(player.goods[Good::Wood]);
            *worth = next.judged(seat, net);
        }
        points.clear();
        points.extend(moves.iter().map(|mv| {
            match *mv {
                Move::Fence(cell) => shapes
                    .iter()
                    .filter(|(shape, _, _)| shape.minus(act.chosen).first() == Some(cell))
                    .map(|(_, _, worth)| *worth)
                    .fold(NEVER, f32::max),
                Move::Close => shapes
                    .iter()
                    .find(|(shape, _, _)| *shape == act.chosen)
                    .map_or(NEVER, |(_, _, worth)| *worth),
                mv => self.judged_after(seat, net, mv),
            }
        }));
    }
}

/// Points of a move that is not worth a look.
const NEVER: f32 = -1000.0;
