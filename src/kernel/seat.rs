//! Seats, who looks, and whose turn it is.

use serde::{Deserialize, Serialize};

/// The most seats that any game on the shelf has (Keyflower's six).
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0. In JSON: the number.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS), ts(as = "u8"))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise among `seats` seats.
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// All seats of a table with `seats` seats, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats).map(Self)
    }

    /// The other seats, clockwise, beginning with the left neighbour.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Self> + Clone {
        (1..seats).map(move |step| Self((self.0 + step) % seats))
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Who looks at a position: a seat, or (`None`) a watcher who is shown only what is public.
pub type Viewer = Option<Seat>;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Every seat of a table with `seats` seats.
    pub const fn all(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// This seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is one of them. Any number is a fair question, a seat that no table has too.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of its seats are in `other`.
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats
            .into_iter()
            .fold(Self::NONE, |set, seat| set.union(Self::only(seat)))
    }
}

/// Who must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat.
    One(Seat),
    /// Each of these seats, in any order, none seeing the others' answers before all have given theirs.
    Several(SeatSet),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// The seats that may decide now; none when the match is over.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::One(seat) => SeatSet::only(seat),
            Self::Several(seats) => seats,
            Self::Over => SeatSet::NONE,
        }
    }
}
