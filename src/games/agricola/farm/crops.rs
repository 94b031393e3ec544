//! What grows on the fields.

use super::Farm;
use super::cells::{CELLS, Cell, Cells};
use serde::{Deserialize, Serialize};

/// A crop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaCrop")
)]
pub enum Crop {
    /// Grain.
    Grain,
    /// Vegetables.
    Vegetable,
}

impl Crop {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Grain, Self::Vegetable];
}

/// A pile for each cell: its height, and a mark if it is of vegetables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Crops([u8; CELLS]);

const VEGETABLES: u8 = 0x80;

impl Crops {
    fn get(&self, cell: Cell) -> Option<(Crop, u8)> {
        let pile = self.0[cell.index()];
        let crop = if pile & VEGETABLES == 0 {
            Crop::Grain
        } else {
            Crop::Vegetable
        };
        (pile != 0).then_some((crop, pile & !VEGETABLES))
    }
}

impl Farm {
    /// What grows on a cell, and how much of it.
    pub fn crop(&self, cell: Cell) -> Option<(Crop, u8)> {
        self.crops.get(cell)
    }

    /// The fields on which something grows.
    pub fn planted_fields(&self) -> Cells {
        let planted = self.fields.iter();
        planted
            .filter(|cell| self.crops.0[cell.index()] != 0)
            .collect()
    }

    /// The fields on which this crop grows.
    pub fn fields_of(&self, crop: Crop) -> Cells {
        let grown = self.fields.iter();
        grown
            .filter(|cell| self.crop(*cell).is_some_and(|(kind, _)| kind == crop))
            .collect()
    }

    /// The fields that can be sown.
    pub fn empty_fields(&self) -> Cells {
        self.fields.minus(self.planted_fields())
    }

    /// Puts a pile of `count` (1 to 127) on an empty field.
    pub fn sow(&mut self, cell: Cell, crop: Crop, count: u8) {
        let mark = if crop == Crop::Grain { 0 } else { VEGETABLES };
        self.crops.0[cell.index()] = count & !VEGETABLES | mark;
    }

    /// Takes one from each planted field: how much grain and how many vegetables.
    pub fn harvest(&mut self) -> [u8; 2] {
        let mut taken = [0; 2];
        for cell in self.fields.iter() {
            if let Some((crop, count)) = self.crop(cell) {
                taken[crop as usize] += 1;
                if count == 1 {
                    self.crops.0[cell.index()] = 0;
                } else {
                    self.sow(cell, crop, count - 1);
                }
            }
        }
        taken
    }

    /// The grain and the vegetables on all fields.
    pub fn crops(&self) -> [u8; 2] {
        let mut grown = [0; 2];
        for (crop, count) in self.fields.iter().filter_map(|cell| self.crop(cell)) {
            grown[crop as usize] += count;
        }
        grown
    }
}
