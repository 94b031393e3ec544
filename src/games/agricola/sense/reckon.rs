//! Moves judged by what the net foresees after them.

use super::super::data::FENCE_WOOD;
use super::super::farm::Cells;
use super::super::goods::Good;
use super::super::moves::Move;
use super::super::state::{Position, Window};
use super::super::task::{Act, Ask};
use super::features::{self, FEATURES, OWN, SHARED};
use super::look::shape_worth;
use super::net::{Net, Sum};
use crate::kernel::{Game, Journal, MAX_SEATS, Seat, Sense};

/// Difference in points that makes a placement e times as promising, and a piece of an action.
const SHARP: (f32, f32) = (0.8, 0.4);
/// Pastures that are looked at more closely.
const SHAPES: usize = 10;
/// Points of a move that is not worth a look.
const NEVER: f32 = -1000.0;
/// What was begun is brought to its end in at most so many steps.
const STEPS: usize = 60;

/// What is known of a seat's position, and what the net has made of it. A position that differs little from it is
/// reckoned by the difference.
pub(super) struct Basis<'a> {
    net: &'a Net,
    seat: Seat,
    features: [f32; FEATURES],
    sum: Sum,
}

impl<'a> Basis<'a> {
    pub(super) fn of(position: &Position, seat: Seat, net: &'a Net) -> Self {
        let features = describe(position, seat);
        Self {
            net,
            seat,
            sum: net.add(0, &features, net.begin()),
            features,
        }
    }

    /// The points with which the seat is expected to end, after some moves.
    fn points_after(&self, next: &Position) -> f32 {
        if next.window == Window::Over {
            return next.points(self.seat).into();
        }
        let features = describe(next, self.seat);
        let sum = self.net.exchange(&self.features, &features, self.sum);
        self.net.points(&sum) + next.by_cards(self.seat, &self.net.cards)
    }
}

/// A position as the net is told of it.
pub(super) fn describe(position: &Position, seat: Seat) -> [f32; FEATURES] {
    let mut all = [0.0; FEATURES];
    let (shared, own) = all.split_at_mut(SHARED);
    features::shared(position, shared);
    features::own(position, seat, own);
    all
}

impl Position {
    /// The points with which each seat is expected to end.
    pub(super) fn expected(&self, net: &Net) -> [f32; MAX_SEATS] {
        let mut shared = [0.0; SHARED];
        features::shared(self, &mut shared);
        let sum = net.add(0, &shared, net.begin());
        let mut points = [0.0; MAX_SEATS];
        for seat in self.all_seats() {
            let mut own = [0.0; OWN];
            features::own(self, seat, &mut own);
            points[seat.index()] =
                net.points(&net.add(SHARED, &own, sum)) + self.by_cards(seat, &net.cards);
        }
        points
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
            self.judge_fences(&Basis::of(self, seat, net), &act, moves, points);
            return;
        }
        let basis = Basis::of(self, seat, net);
        let looks = self.looks(seat, moves);
        points.clear();
        points.extend(moves.iter().map(|mv| {
            if looks(*mv) {
                self.judged_after(&basis, *mv)
            } else {
                NEVER
            }
        }));
    }

    fn judged_after(&self, basis: &Basis, mv: Move) -> f32 {
        let mut next = self.clone();
        next.play(basis.seat, mv, &mut Journal::silent());
        if matches!(mv, Move::Place(_)) {
            next.finish(basis.seat, basis.net);
        }
        basis.points_after(&next)
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
    fn judge_fences(&self, basis: &Basis, act: &Act, moves: &[Move], points: &mut Vec<f32>) {
        let seat = basis.seat;
        let farm = &self.player(seat).farm;
        let mut shapes: Vec<(Cells, u8, f32)> = Vec::new();
        farm.each_shape(self.fence_budget(seat), &mut |shape, fences| {
            if act.chosen.is_within(shape) {
                let worth = shape_worth(farm, shape, fences);
                let worse = shapes.iter().position(|(_, _, other)| *other < worth);
                shapes.insert(worse.unwrap_or(shapes.len()), (shape, fences, worth));
                shapes.truncate(SHAPES);
            }
        });
        for (shape, fences, worth) in &mut shapes {
            let mut next = self.clone();
            let player = next.player_mut(seat);
            player.farm.enclose(*shape);
            player.goods[Good::Wood] -= (*fences * FENCE_WOOD).min(player.goods[Good::Wood]);
            *worth = basis.points_after(&next);
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
                mv => self.judged_after(basis, mv),
            }
        }));
    }
}
