//! Action spaces.

use super::action::Action;
use super::data::{SPACE, SPACES};
use super::goods::Good;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is known of an action space before a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct SpaceData {
    pub(super) id: &'static str,
    pub(super) kind: SpaceKind,
    /// Whether it is on the board in the full game, and in the family game.
    pub(super) full: bool,
    pub(super) family: bool,
    /// The numbers of players with which it is on the board, as bits.
    pub(super) players: u8,
    /// What an accumulation space gets in every round, and in a solo game.
    pub(super) adds: Option<(Good, u8)>,
    pub(super) adds_solo: Option<(Good, u8)>,
    pub(super) action: Action,
}

/// Where a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpaceKind {
    /// Printed on the board.
    Printed,
    /// A green action card.
    Green,
    /// A round card of this stage.
    Round(u8),
}

/// An action space, by its place in the data file. Its text form is its id.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Space(u8);

impl Space {
    /// All spaces, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn data(self) -> &'static SpaceData {
        &SPACE[self.index()]
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

impl FromStr for Space {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|space| space.data().id == text).ok_or(())
    }
}

impl From<Space> for String {
    fn from(space: Space) -> Self {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|()| "there is no such action space")
    }
}

/// A set of spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct SpaceSet(u64);

impl SpaceSet {
    #[inline]
    pub(super) const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Space> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (first < u64::BITS).then_some(Space(first as u8))
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::default();
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}
