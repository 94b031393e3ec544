//! Small types that only the JSON API needs, in the form in which they cross it.

use crate::kernel::{Seat, Target};
use serde::{Deserialize, Serialize};

/// A move as it comes in: who plays what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct PlayedMove {
    /// The seat.
    pub seat: Seat,
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
}

/// What a bot thinks of a move, as it goes out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct OpinionView {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The targets that stand for it.
    pub picks: Vec<Target>,
    /// The part of the bot's attention that it got, 0 to 1.
    pub share: f32,
    /// The expected result for the deciding seat, 0 to 1.
    pub expected: f32,
}
