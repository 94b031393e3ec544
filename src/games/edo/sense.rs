use super::moves::Move;
use super::state::{Position, Stage};
use crate::kernel::{MAX_SEATS, Seat, Sense, Values};
impl Sense for Position {
    fn evaluate(&self) -> Values {
        let mut v = [0.0; MAX_SEATS];
        for s in self.winners() {
            v[s.index()] = 1.0;
        }
        v
    }
    fn priors(&self, _seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(moves.iter().map(|_| 1.0));
    }
    fn at_rest(&self) -> bool {
        matches!(self.stage, Stage::Programming | Stage::Over)
    }
}
