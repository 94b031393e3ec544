//! What a page needs after each user action, in one piece.

use super::{LegalMove, Message, Refusal, Seat, Tally, Target, Viewer};
use serde::Serialize;

/// The state of a match as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Reply<V> {
    /// The game's id.
    pub game: &'static str,
    /// The seat for which this was made; none for a watcher.
    pub viewer: Viewer,
    /// The number of moves played, as far as the viewer may know: of a decision that others have not
    /// finished it counts nothing.
    pub moves_played: u32,
    /// The turn, counted over all seats from 1; 0 during set-up.
    pub turn: u32,
    /// The seats that may decide now; none when the match is over.
    pub to_act: Vec<Seat>,
    /// Whether the match is over.
    pub over: bool,
    /// Where the match stands, for a title line.
    pub headline: Message,
    /// What has to be decided.
    pub prompt: Option<Message>,
    /// The board.
    pub view: V,
    /// The viewer's legal moves; none if the viewer has nothing to decide.
    pub moves: Vec<LegalMove>,
    /// What the viewer has already chosen of a decision in several parts, in order.
    pub picked: Vec<Target>,
    /// The entries of the log that are new to the caller.
    pub journal: Vec<JournalEntry>,
    /// Why undo is not possible; none if it is.
    pub undo: Option<Refusal>,
    /// Whether there is something to redo.
    pub redo: bool,
    /// The score sheet.
    pub tally: Tally,
}

/// An entry of the log as it leaves the kernel: without its audience, which has been applied.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct JournalEntry {
    /// The number of the move that brought it, from 1; 0 for the set-up.
    pub no: u32,
    /// The turn in which the move was decided; 0 in the set-up.
    pub turn: u32,
    /// The seat that acted.
    pub seat: Option<Seat>,
    /// What happened.
    pub message: Message,
    /// The targets on the board that it concerns.
    pub subjects: Vec<Target>,
}

/// A move that was played, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Step {
    /// The seat that decided.
    pub seat: Seat,
    /// The turn in which it decided, counted over all seats from 1; 0 in the set-up.
    pub turn: u32,
    /// Whether a decision ended with it; if not, it was a part of one, which nobody else saw.
    pub done: bool,
}
