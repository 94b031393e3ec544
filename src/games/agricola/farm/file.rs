//! A farm in JSON: what each cell holds.

use super::cells::{Cell, Cells};
use super::{Crop, Farm, House, PASTURES};
use crate::kernel::Refusal;
use serde::{Deserialize, Serialize};

/// A farm as a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FarmFile {
    house: House,
    rooms: Vec<Cell>,
    #[serde(default)]
    fields: Vec<FieldFile>,
    #[serde(default)]
    stables: Vec<Cell>,
    #[serde(default)]
    pastures: Vec<Vec<Cell>>,
}

/// A field, and what grows on it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldFile {
    cell: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    crop: Option<Crop>,
    #[serde(default, skip_serializing_if = "is_none")]
    count: u8,
}

const fn is_none(count: &u8) -> bool {
    *count == 0
}

impl From<Farm> for FarmFile {
    fn from(farm: Farm) -> Self {
        let fields = farm.fields.iter().map(|cell| {
            let grown = farm.crop(cell);
            FieldFile {
                cell,
                crop: grown.map(|(crop, _)| crop),
                count: grown.map_or(0, |(_, count)| count),
            }
        });
        Self {
            house: farm.house,
            rooms: farm.rooms.iter().collect(),
            fields: fields.collect(),
            stables: farm.stables.iter().collect(),
            pastures: farm
                .pastured()
                .map(|cells| cells.iter().collect())
                .collect(),
        }
    }
}

impl TryFrom<FarmFile> for Farm {
    type Error = Refusal;

    fn try_from(file: FarmFile) -> Result<Self, Refusal> {
        let set = |cells: &[Cell]| cells.iter().copied().collect::<Cells>();
        let mut farm = Self {
            house: file.house,
            rooms: set(&file.rooms),
            fields: file.fields.iter().map(|field| field.cell).collect(),
            stables: set(&file.stables),
            pastures: [Cells::NONE; PASTURES],
            crops: Default::default(),
        };
        for field in &file.fields {
            match (field.crop, field.count) {
                (None, 0) => {}
                (Some(crop), count @ 1..128) => farm.sow(field.cell, crop, count),
                _ => return Err(Refusal::by("A-15.5", "position-farm-crops")),
            }
        }
        if file.pastures.len() > PASTURES {
            return Err(Refusal::by("A-18.13", "position-farm-pastures"));
        }
        for (place, cells) in farm.pastures.iter_mut().zip(&file.pastures) {
            *place = set(cells);
        }
        farm.sort_pastures();
        farm.audit()?;
        Ok(farm)
    }
}
