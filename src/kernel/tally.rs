//! The score sheet.

use super::{Message, Seat};
use serde::Serialize;

/// What each seat has scored, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Tally {
    /// The lines of the sheet, from top to bottom.
    pub lines: Vec<TallyLine>,
    /// The points of each seat.
    pub totals: Vec<i32>,
    /// The place of each seat: 1 is the first; equal seats share one.
    pub places: Vec<u8>,
    /// The winners, once the match is over: one seat, or several that share the victory.
    pub winners: Vec<Seat>,
}

/// A line of a [`Tally`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct TallyLine {
    /// What the line counts.
    pub label: Message,
    /// The points of each seat; none where the viewer may not know or nothing was scored.
    pub values: Vec<Option<i32>>,
    /// How much each seat has of what the line counts, where the points do not tell it; empty for a line
    /// that counts nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(not(target_arch = "wasm32"), ts(as = "Option<Vec<i32>>", optional))]
    pub counted: Vec<i32>,
}

impl Tally {
    /// Places by a key for each seat: the greatest key is first, equal keys share a place.
    pub fn places_by<K: Ord>(keys: &[K]) -> Vec<u8> {
        keys.iter()
            .map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8)
            .collect()
    }
}
