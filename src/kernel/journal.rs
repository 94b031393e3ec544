//! The events that the log shows, each with who may see it.

use super::{Arg, Message, Seat, SeatSet, Target, Viewer};

/// Who may read an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody, watchers too.
    All,
    /// One seat.
    Only(Seat),
    /// Everybody but one seat, who reads a fuller entry instead.
    AllBut(Seat),
}

impl Audience {
    /// Whether `viewer` may read it.
    pub fn admits(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer == Some(seat),
            Self::AllBut(seat) => viewer != Some(seat),
        }
    }
}

/// One event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Who may read it.
    pub audience: Audience,
    /// The seat that acted, if one did.
    pub seat: Option<Seat>,
    /// What happened.
    pub message: Message,
    /// The targets on the board that it concerns, to be marked.
    pub subjects: Vec<Target>,
}

impl Entry {
    /// An entry for everybody.
    pub const fn new(seat: Seat, message: Message) -> Self {
        Self {
            audience: Audience::All,
            seat: Some(seat),
            message,
            subjects: Vec::new(),
        }
    }

    /// The same entry for this audience.
    #[must_use]
    pub fn to(mut self, audience: Audience) -> Self {
        self.audience = audience;
        self
    }

    /// The same entry with one more subject.
    #[must_use]
    pub fn about(mut self, target: Target) -> Self {
        self.subjects.push(target);
        self
    }
}

/// Collects what a move brings about: entries for the log, and who learnt something that was
/// hidden before (where undo has to stop).
#[derive(Clone, Debug)]
pub struct Journal {
    recording: bool,
    entries: Vec<Entry>,
    learnt: SeatSet,
}

impl Journal {
    /// A journal that keeps what it is told.
    pub const fn recording() -> Self {
        Self {
            recording: true,
            entries: Vec::new(),
            learnt: SeatSet::NONE,
        }
    }

    /// A journal that keeps no entries, for searches: telling it something costs nothing.
    pub const fn silent() -> Self {
        Self {
            recording: false,
            entries: Vec::new(),
            learnt: SeatSet::NONE,
        }
    }

    /// Adds an entry, which is made only if somebody keeps it.
    #[inline]
    pub fn tell(&mut self, entry: impl FnOnce() -> Entry) {
        if self.recording {
            self.entries.push(entry());
        }
    }

    /// Notes that these seats have seen something that was hidden from them, or that chance decided
    /// something in front of them.
    ///
    /// What a move shows of the hand and the choices of its own seat does not count, or nothing could be
    /// taken back. But where several seats decide at once and the last move turns their choices up, all
    /// who see them have learnt something: they could choose anew, with that knowledge.
    #[inline]
    pub fn learnt(&mut self, seats: SeatSet) {
        self.learnt = self.learnt.union(seats);
    }

    /// The entries told so far, and the seats that learnt something.
    pub fn into_parts(self) -> (Vec<Entry>, SeatSet) {
        (self.entries, self.learnt)
    }
}

/// An entry about what `seat` did; its message can name the player as `seat`.
pub fn entry<const N: usize>(
    seat: Seat,
    key: &'static str,
    args: [(&'static str, Arg); N],
) -> Entry {
    let message = Message::new(key).with("seat", seat);
    Entry::new(
        seat,
        args.into_iter()
            .fold(message, |message, (name, arg)| message.with(name, arg)),
    )
}
