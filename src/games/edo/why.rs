use super::moves::Move;
use super::state::Position;
use crate::kernel::{Refusal, Seat, Target};
pub(super) const CODES: &[&str] = &[];
impl Position {
    pub(super) fn explain(&self, _seat: Seat, _mv: Move) -> Refusal {
        Refusal::by("E-1.1", "x")
    }
    pub(super) fn why_target(&self, _seat: Seat, _target: &Target) -> Option<Refusal> {
        None
    }
}
