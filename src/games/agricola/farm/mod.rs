//! A farmyard: house, fields, stables and pastures, and which animals it
//! can house. Animals themselves are only counted: where each of them stands never matters
//! so rearranging them is no move.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `cells.rs` | cells and edges |
//! | `build.rs` | rooms, fields and stables |
//! | `crops.rs` | what grows on the fields |
//! | `fences.rs`, `shapes.rs` | pastures, and which can be fenced next |
//! | `housing.rs`, `arrange.rs` | which animals find room, and one way to place them |
//! | `file.rs`, `whole.rs` | the JSON form, and what can be wrong with a farm |

mod arrange;
mod build;
mod cells;
mod crops;
mod fences;
mod file;
mod housing;
mod shapes;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod whole;

use super::data::DATA;
use crate::kernel::Data;
pub use arrange::{Arrangement, arrange};
pub use build::House;
pub use cells::{Cell, Cells, Edges};
pub use crops::Crop;
pub use file::FarmFile;
pub use housing::{Herd, Housing, births, fits, keeps, room_for};
use serde::{Deserialize, Serialize};

const CONSTANTS: &Data = DATA.get("constants");
/// Stables of a player.
pub const STABLES: u8 = CONSTANTS.get("stables_max").u8();
/// Fences of a player.
pub const FENCES: u8 = CONSTANTS.get("fences_max").u8();
/// The most pastures that so many fences can make.
pub const PASTURES: usize = 5;

/// A player's farmyard. What a cell holds is held once: the pastures are the fences (every fence is
/// part of the border of a pasture, A-18.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "FarmFile", into = "FarmFile")]
pub struct Farm {
    house: House,
    rooms: Cells,
    fields: Cells,
    stables: Cells,
    /// In the order of their first cells; the rest is empty.
    pastures: [Cells; PASTURES],
    crops: crops::Crops,
}

impl Default for Farm {
    /// The farm at the start: two wooden rooms.
    fn default() -> Self {
        const ROOMS: &[Data] = DATA.get("geometry").get("start_rooms").list();
        let rooms = ROOMS.iter().map(|room| {
            let [row, column] = room.list() else {
                unreachable!("a cell is a row and a column")
            };
            Cell::at(row.u8(), column.u8())
        });
        Self {
            house: House::Wood,
            rooms: rooms.collect(),
            fields: Cells::NONE,
            stables: Cells::NONE,
            pastures: [Cells::NONE; PASTURES],
            crops: crops::Crops::default(),
        }
    }
}
