//! Rooms, fields and stables: where the next one may go.

use super::cells::{Cell, Cells};
use super::{Farm, STABLES};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a house is made of.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaHouse")
)]
pub enum House {
    /// Wood: the house of the start.
    #[default]
    Wood,
    /// Clay, after the first renovation.
    Clay,
    /// Stone, after the second.
    Stone,
}

impl House {
    /// What it becomes by a renovation; none for stone.
    pub const fn renovated(self) -> Option<Self> {
        match self {
            Self::Wood => Some(Self::Clay),
            Self::Clay => Some(Self::Stone),
            Self::Stone => None,
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Wood => "wood",
            Self::Clay => "clay",
            Self::Stone => "stone",
        })
    }
}

impl FromStr for House {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut all = [Self::Wood, Self::Clay, Self::Stone].into_iter();
        all.find(|house| house.to_string() == text).ok_or(())
    }
}

impl Farm {
    /// What the house is made of.
    pub const fn house(&self) -> House {
        self.house
    }

    /// The rooms.
    pub const fn rooms(&self) -> Cells {
        self.rooms
    }

    /// The fields.
    pub const fn fields(&self) -> Cells {
        self.fields
    }

    /// The stables, fenced or not.
    pub const fn stables(&self) -> Cells {
        self.stables
    }

    /// Stables that can still be built.
    pub const fn stables_left(&self) -> u8 {
        STABLES - self.stables.len()
    }

    /// The stables in no pasture.
    pub fn unfenced_stables(&self) -> Cells {
        self.stables.minus(self.pasture_cells())
    }

    /// Cells without room and field: what may be fenced.
    pub const fn land(&self) -> Cells {
        Cells::ALL.minus(self.rooms).minus(self.fields)
    }

    /// Cells without room, field and stable in no pasture: each is a lost point, and
    /// what is built next goes there.
    #[inline]
    pub fn unused(&self) -> Cells {
        self.land().minus(self.stables).minus(self.pasture_cells())
    }

    /// Where a room may be built.
    pub fn room_cells(&self) -> Cells {
        self.unused().within(self.rooms.neighbours())
    }

    /// Where a field may be plowed.
    pub fn field_cells(&self) -> Cells {
        if self.fields.is_empty() {
            self.unused()
        } else {
            self.unused().within(self.fields.neighbours())
        }
    }

    /// Where a stable may be built: in pastures too.
    pub fn stable_cells(&self) -> Cells {
        if self.stables_left() == 0 {
            return Cells::NONE;
        }
        self.land().minus(self.stables)
    }

    /// Builds a room.
    pub fn build_room(&mut self, cell: Cell) {
        self.rooms = self.rooms.with(cell);
    }

    /// Plows a field.
    pub fn plow(&mut self, cell: Cell) {
        self.fields = self.fields.with(cell);
    }

    /// Builds a stable.
    pub fn build_stable(&mut self, cell: Cell) {
        self.stables = self.stables.with(cell);
    }

    /// Renovates the whole house by one step; a stone house stays as it is.
    pub fn renovate(&mut self) {
        self.house = self.house.renovated().unwrap_or(self.house);
    }
}
