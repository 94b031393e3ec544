//! What can be wrong with a farm.

use super::cells::{Cell, Cells};
use super::{FENCES, Farm, STABLES};
use crate::kernel::Refusal;

impl Farm {
    /// Checks all that holds of every farm.
    ///
    /// # Errors
    /// What is wrong.
    pub fn audit(&self) -> Result<(), Refusal> {
        let fenced = self.pasture_cells();
        let built = [self.rooms, self.fields, self.stables.minus(fenced), fenced];
        let cells: u8 = built.iter().map(|cells| cells.len()).sum();
        let all = built
            .iter()
            .fold(Cells::NONE, |all, cells| all.union(*cells));
        if cells != all.len() {
            return Err(Refusal::by("A-3.4", "position-farm-cells"));
        }
        if self.rooms.is_empty() || !self.rooms.is_connected() {
            return Err(Refusal::by("A-13.3", "position-farm-house"));
        }
        if !self.fields.is_connected() {
            return Err(Refusal::by("A-15.2", "position-farm-fields"));
        }
        if self.stables.len() > STABLES {
            return Err(Refusal::by("A-2.1", "position-farm-stables"));
        }
        let planted: Cells = Cell::all()
            .filter(|cell| self.crop(*cell).is_some())
            .collect();
        if !planted.is_within(self.fields) {
            return Err(Refusal::by("A-15.5", "position-farm-crops"));
        }
        self.audit_pastures(fenced)
    }

    fn audit_pastures(&self, fenced: Cells) -> Result<(), Refusal> {
        let sizes: u8 = self.pastures.iter().map(|cells| cells.len()).sum();
        let whole = self.pastures.iter().all(|cells| cells.is_connected());
        let none_empty = self.pasture_count()
            == self
                .pastures
                .iter()
                .filter(|cells| !cells.is_empty())
                .count() as u8;
        if sizes != fenced.len() || !whole || !none_empty {
            return Err(Refusal::by("A-18.4", "position-farm-pastures"));
        }
        if !fenced.is_connected() {
            return Err(Refusal::by("A-18.6", "position-farm-pastures"));
        }
        if self.fences().len() > FENCES {
            return Err(Refusal::by("A-18.8", "position-farm-pastures"));
        }
        Ok(())
    }
}
