//! A match as a small file: the set-up and the moves, with hashes on the way.

use super::{Refusal, Seat, SeatSetup, Setup};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the save format that this crate writes.
pub const FORMAT: u32 = 1;

/// A hash of the position is kept after each so many moves, and after the last.
pub const CHECK_EVERY: usize = 25;

/// More moves than any match has; a longer save is refused before it is replayed.
pub(super) const MAX_MOVES: usize = 200_000;

/// Everything that a match is. It is the save file, the shared link, the report of a fault and the
/// test fixture; restoring it replays the moves. `docs/save.md` describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Save {
    /// The version of the format: 1.
    pub format: u32,
    /// The version of the crate that wrote it.
    pub engine: String,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The game's options.
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatSetup>,
    /// The seed, below 2^53.
    #[cfg_attr(not(target_arch = "wasm32"), ts(type = "number"))]
    pub seed: u64,
    /// Whether undo may go back over what was learnt.
    #[serde(default)]
    pub free_undo: bool,
    /// The moves played: the seat and the move's notation.
    pub moves: Vec<(Seat, String)>,
    /// Hashes of positions: after how many moves, and the hash as 16 hexadecimal digits.
    pub checks: Vec<(u32, String)>,
}

impl Save {
    /// The set-up that the save begins with.
    pub fn setup(&self) -> Setup {
        Setup {
            game: self.game.clone(),
            options: self.options.clone(),
            seats: self.seats.clone(),
            seed: self.seed,
            free_undo: self.free_undo,
        }
    }

    /// Whether this crate can replay the save of a game with these `rules`.
    pub(super) fn check_versions(&self, rules: u32) -> Result<(), Refusal> {
        if self.format != FORMAT {
            return Err(Refusal::of("save-format-unknown")
                .with_text("format", self.format)
                .with_text("known", FORMAT));
        }
        if self.rules != rules {
            return Err(Refusal::of("save-rules-differ")
                .with_text("rules", self.rules)
                .with_text("known", rules)
                .with_text("engine", super::setup::clip(&self.engine)));
        }
        if self.moves.len() > MAX_MOVES {
            return Err(Refusal::of("save-too-long")
                .with("moves", super::Arg::count(self.moves.len()))
                .with("max", super::Arg::count(MAX_MOVES)));
        }
        Ok(())
    }
}
