//! The moments at which cards act. Rules tell what happens; `cards/` answers.

use super::goods::Good;
use super::majors::Major;
use super::state::{Position, Window};
use super::task::Ask;
use crate::kernel::{Journal, Seat};
use serde::{Deserialize, Serialize};

/// Something that a card may answer. The seat that it concerns is told with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Event {
    /// A window begins.
    Window(Window),
    /// P1, P2: a person was put on a space; fees.
    Chosen,
    /// P3: before the action.
    Before,
    /// P4: the goods of the space are taken.
    Taken,
    /// P6: goods may be left behind.
    Leaving,
    /// P7: others may buy.
    Buying,
    /// P8: the rest is about to be received.
    Receiving,
    /// P9: it has been received.
    Received,
    /// P10, P11: the action is done.
    Used,
    /// Everything that a placement has caused is done.
    Resolved,
    /// So many fields were plowed by an action.
    Plowed(u8),
    /// So many fields were sown by an action.
    #[allow(missing_docs)] // the names say it
    Sown { grain: u8, vegetables: u8 },
    /// So much grain was baked.
    Baked(u8),
    /// So much of a good was turned into food at once.
    Converted(Good, u8),
    /// So many rooms were built by an action.
    BuiltRooms(u8),
    /// A stable was built; so many are on the farm.
    BuiltStable(u8),
    /// Fences were built by an action.
    Fenced,
    /// The house was renovated.
    Renovated,
    /// The family has grown.
    Grew,
    /// A major improvement was built.
    BuiltMajor(Major),
    /// An improvement action was used; the place of its kind among minor, either, major.
    Improved(u8),
}

impl Position {
    /// Lets every card answer: the seat's own first, then the others' clockwise.
    #[inline]
    pub(super) fn emit(&mut self, seat: Seat, event: Event, journal: &mut Journal) {
        if self.watched() {
            self.answer(seat, event, journal);
        }
    }

    /// Puts a moment on the agenda, for after what will be put above it.
    #[inline]
    pub(super) fn emit_later(&mut self, seat: Seat, event: Event) {
        if self.watched() {
            self.ask(seat, Ask::Moment(event));
        }
    }
}
