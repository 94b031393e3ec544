//! Which pasture can be fenced next: cell by cell in any order, without a table of layouts.
//!
//! One fence action makes any number of pastures. Each layout that may result can be
//! made one pasture at a time: new land that touches what is fenced already, or a part of a pasture.
//! No step on the way needs a fence that the result does not have.

use super::Farm;
use super::cells::{COLUMNS, Cells, Edges, ROWS};

/// Fences around a single cell.
const AROUND_ONE: u8 = 4;

impl Farm {
    /// Whether some pasture can be made with at most `budget` new fences.
    pub fn can_fence(&self, budget: u8) -> bool {
        let budget = budget.min(self.fences_left());
        if budget == 0 {
            return false;
        }
        let land = Land::of(self, budget);
        if land.fenced.is_empty() {
            return budget >= AROUND_ONE && !land.open.is_empty();
        }
        // a part of a pasture can be cut off by two fences at most: its first cell has two neighbours,
        // and if the rest falls apart without that cell, one fence cuts one of them off
        let dividing = self.pastured().any(|whole| whole.len() > 1);
        let singles = land.open.within(land.fenced.neighbours());
        dividing && budget >= 2
            || singles
                .iter()
                .any(|cell| land.completes(Cells::only(cell), Cells::NONE, 0))
            || !self.fence_cells(Cells::NONE, budget).is_empty()
    }

    /// The cells that can be chosen next for a pasture of which `chosen` is a part, so that in the end at
    /// most `budget` new fences are needed. A cell of an existing pasture begins a division of it.
    pub fn fence_cells(&self, chosen: Cells, budget: u8) -> Cells {
        let budget = budget.min(self.fences_left());
        let Some(first) = chosen.first() else {
            let divided = self
                .pastured()
                .map(|whole| divisible(whole, chosen, budget));
            let land = Land::of(self, budget);
            let open = land.next_cells(chosen, land.open);
            return divided.fold(open, Cells::union);
        };
        match self.pasture_at(first) {
            Some(whole) => divisible(whole, chosen, budget),
            None => {
                let land = Land::of(self, budget);
                land.next_cells(chosen, chosen.neighbours().within(land.open))
            }
        }
    }

    /// Every pasture that can be made with at most `budget` new fences, with their number. Of the two
    /// names of a division the part with the first cell of the old pasture is told.
    pub fn each_shape(&self, budget: u8, sink: &mut impl FnMut(Cells, u8)) {
        let budget = budget.min(self.fences_left());
        let land = Land::of(self, budget);
        let mut before = Cells::NONE;
        for cell in land.open.iter() {
            land.each(Cells::only(cell), before, sink);
            before = before.with(cell);
        }
        for whole in self.pastured() {
            for part in whole.parts().filter(|part| part.first() == whole.first()) {
                let fences = cut(part, whole);
                if fences <= budget && part.is_connected() && whole.minus(part).is_connected() {
                    sink(part, fences);
                }
            }
        }
    }
}

/// Fences between a part of a pasture and its rest.
fn cut(part: Cells, whole: Cells) -> u8 {
    part.ring().minus(whole.ring()).len()
}

/// The cells of `whole` that can be chosen next for a part with `chosen` in it.
fn divisible(whole: Cells, chosen: Cells, budget: u8) -> Cells {
    let mut found = Cells::NONE;
    if budget == 0 || !chosen.is_within(whole) {
        return found;
    }
    let others = whole.minus(chosen);
    let next = if chosen.is_empty() {
        whole
    } else {
        chosen.neighbours().within(whole)
    };
    for more in others.parts() {
        if !next.minus(found).meets(more) {
            continue;
        }
        let part = chosen.union(more);
        if cut(part, whole) <= budget && part.is_connected() && whole.minus(part).is_connected() {
            found = found.union(more.within(next));
        }
    }
    found
}

/// The land on which new pastures may be made, and what they may cost.
struct Land {
    /// Cells in no pasture that may be fenced.
    open: Cells,
    /// Cells in pastures; a new pasture touches them, unless there are none.
    fenced: Cells,
    fences: Edges,
    budget: u8,
    /// New fences that any pasture needs at least in a column or a row that it touches.
    columns: [u8; COLUMNS as usize],
    rows: [u8; ROWS as usize],
}

impl Land {
    fn of(farm: &Farm, budget: u8) -> Self {
        let fenced = farm.pasture_cells();
        let open = farm.land().minus(fenced);
        let fences = farm.fences();
        // a column of a pasture has a fence above and one below: of the old ones only those on the
        // border of the open land can serve
        let usable = fences.within(open.ring());
        let missing = |old: Edges| 2u8.saturating_sub(old.len());
        Self {
            open,
            fenced,
            fences,
            budget,
            columns: std::array::from_fn(|column| missing(usable.across(column as u8))),
            rows: std::array::from_fn(|row| missing(usable.upright(row as u8))),
        }
    }

    fn cost(&self, cells: Cells) -> u8 {
        cells.ring().minus(self.fences).len()
    }

    fn is_pasture(&self, cells: Cells) -> bool {
        self.cost(cells) <= self.budget
            && (self.fenced.is_empty() || cells.neighbours().meets(self.fenced))
    }

    /// What a pasture with these cells in it needs at least.
    fn least(&self, cells: Cells) -> u8 {
        let columns = (0..COLUMNS).filter(|column| !cells.column(*column).is_empty());
        let rows = (0..ROWS).filter(|row| !cells.row(*row).is_empty());
        columns
            .map(|column| self.columns[column as usize])
            .sum::<u8>()
            + rows.map(|row| self.rows[row as usize]).sum::<u8>()
    }

    /// Whether a pasture is made by `cells` and at most `more` others that are not barred.
    fn completes(&self, cells: Cells, mut barred: Cells, more: u8) -> bool {
        if self.is_pasture(cells) {
            return true;
        }
        if more == 0 || self.least(cells) > self.budget {
            return false;
        }
        for cell in cells.neighbours().within(self.open).minus(barred).iter() {
            if self.completes(cells.with(cell), barred, more - 1) {
                return true;
            }
            barred = barred.with(cell);
        }
        false
    }

    /// Those of `candidates` that can join `chosen`.
    fn next_cells(&self, chosen: Cells, candidates: Cells) -> Cells {
        if !chosen.is_within(self.open) {
            return Cells::NONE;
        }
        let all = self.open.len();
        candidates
            .iter()
            .filter(|cell| self.completes(chosen.with(*cell), Cells::NONE, all))
            .collect()
    }

    /// Tells of every pasture with these cells in it and no barred one.
    fn each(&self, cells: Cells, mut barred: Cells, sink: &mut impl FnMut(Cells, u8)) {
        if self.least(cells) > self.budget {
            return;
        }
        if self.is_pasture(cells) {
            sink(cells, self.cost(cells));
        }
        for cell in cells.neighbours().within(self.open).minus(barred).iter() {
            self.each(cells.with(cell), barred, sink);
            barred = barred.with(cell);
        }
    }
}
