//! The numbers of Agricola, read from `data.json` when the crate is compiled.

use crate::kernel::Data;

/// The whole data file; each entry of it names its source.
pub(super) static DATA: Data = include!(concat!(env!("OUT_DIR"), "/agricola_data.rs"));
