//! Targets, and the path of picks that stands for a move.

use serde::{Deserialize, Serialize};

/// The stable name of a thing on the board that a person can touch, for example `hall/1/Db`.
///
/// Equal things may share a name (two equal cards of a hand); a page draws the name as often as
/// the thing is there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS), ts(as = "String"))]
pub struct Target(pub String);

impl Target {
    /// The target of this name.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A legal move as a person makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct LegalMove {
    /// The move in the game's notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The targets to touch, in order. No two legal moves have the same path, and none is the
    /// beginning of another (law 8).
    pub picks: Vec<Target>,
}
