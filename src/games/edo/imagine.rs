use super::state::Position;
use crate::kernel::{Chance, Seat};
impl Position {
    pub(super) fn determinized(&self, _seat: Seat, chance: &mut Chance) -> Self {
        let mut s = self.clone();
        s.chance = Chance::from_seed(chance.next_u64());
        s
    }
}
