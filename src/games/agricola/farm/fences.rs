//! Pastures, and the fences around them.

use super::cells::{Cell, Cells, Edges};
use super::{FENCES, Farm};
use crate::kernel::sort_few;

/// A pasture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pasture {
    /// Its cells.
    pub cells: Cells,
    /// The stables in it.
    pub stables: u8,
    /// How many animals it holds without any card.
    pub capacity: u16,
}

impl Farm {
    /// The pastures, in the order of their first cells.
    pub fn pastures(&self) -> impl Iterator<Item = Pasture> + '_ {
        self.pastured().map(|cells| {
            let stables = cells.within(self.stables).len();
            Pasture {
                cells,
                stables,
                capacity: (2 * u16::from(cells.len())) << stables,
            }
        })
    }

    /// The cells of each pasture.
    pub(super) fn pastured(&self) -> impl Iterator<Item = Cells> + '_ {
        self.pastures
            .iter()
            .copied()
            .take_while(|cells| !cells.is_empty())
    }

    /// How many pastures there are.
    pub fn pasture_count(&self) -> u8 {
        self.pastured().count() as u8
    }

    /// All cells in pastures.
    #[inline]
    pub fn pasture_cells(&self) -> Cells {
        self.pastures
            .iter()
            .fold(Cells::NONE, |all, cells| all.union(*cells))
    }

    /// The cells of the pasture in which a cell lies.
    pub fn pasture_at(&self, cell: Cell) -> Option<Cells> {
        self.pastured().find(|pasture| pasture.contains(cell))
    }

    /// All fences: those around each pasture.
    #[inline]
    pub fn fences(&self) -> Edges {
        self.pastures
            .iter()
            .fold(Edges::NONE, |all, cells| all.union(cells.ring()))
    }

    /// Fences that can still be built.
    pub fn fences_left(&self) -> u8 {
        FENCES - self.fences().len()
    }

    /// The new fences that make these cells a pasture of its own, or (in an existing pasture) divide them
    /// from the rest of it; none if that is not allowed.
    pub fn enclosure(&self, chosen: Cells) -> Option<Edges> {
        let first = chosen.first()?;
        let allowed = if let Some(whole) = self.pasture_at(first) {
            let rest = whole.minus(chosen);
            chosen.is_within(whole) && !rest.is_empty() && rest.is_connected()
        } else {
            let fenced = self.pasture_cells();
            let joins = fenced.is_empty() || chosen.neighbours().meets(fenced);
            chosen.is_within(self.land().minus(fenced)) && joins
        };
        let fences = self.fences();
        let new = chosen.ring().minus(fences);
        let enough = fences.union(new).len() <= FENCES;
        (allowed && enough && chosen.is_connected()).then_some(new)
    }

    /// Fences these cells. They must have an [`enclosure`](Self::enclosure).
    pub fn enclose(&mut self, chosen: Cells) {
        for pasture in &mut self.pastures {
            *pasture = pasture.minus(chosen);
        }
        if let Some(place) = self.pastures.iter_mut().find(|cells| cells.is_empty()) {
            *place = chosen;
        }
        self.sort_pastures();
    }

    /// Puts the pastures in the order of their first cells; those that are not there come last.
    pub(super) fn sort_pastures(&mut self) {
        let first = |cells: &Cells| cells.first().map_or(u8::MAX, |cell| cell.index() as u8);
        sort_few(&mut self.pastures, |a, b| first(a).cmp(&first(b)));
    }
}
