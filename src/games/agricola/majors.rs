//! Major improvements. What they cook, bake and make is in `kitchen.rs`.

use super::data::{MAJOR, MAJORS};
use super::goods::Goods;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is known of a major improvement before a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct MajorData {
    pub(super) id: &'static str,
    pub(super) cost: Goods,
    /// The majors any of which may be returned instead of the cost, as bits.
    pub(super) back: u16,
    pub(super) points: u8,
    /// Whether its buyer may bake at once.
    pub(super) bakes_at_once: bool,
    /// The number of next round spaces on which it puts 1 food.
    pub(super) food_on_rounds: u8,
}

/// A major improvement, by its place in the data file. Its text form is its id.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Major(u8);

impl Major {
    /// All ten, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..MAJORS as u8).map(Self)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(super) fn data(self) -> &'static MajorData {
        &MAJOR[self.index()]
    }
}

impl fmt::Display for Major {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

impl FromStr for Major {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|major| major.data().id == text).ok_or(())
    }
}

impl From<Major> for String {
    fn from(major: Major) -> Self {
        major.to_string()
    }
}

impl TryFrom<String> for Major {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
            .map_err(|()| "there is no such major improvement")
    }
}

/// A set of major improvements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct MajorSet(u16);

impl MajorSet {
    pub(super) const ALL: Self = Self((1 << MAJORS) - 1);

    pub(super) const fn of_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn contains(self, major: Major) -> bool {
        self.0 & (1 << major.0) != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, major: Major) {
        self.0 |= 1 << major.0;
    }

    #[inline]
    pub(super) fn remove(&mut self, major: Major) {
        self.0 &= !(1 << major.0);
    }

    #[inline]
    #[must_use]
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub(super) const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = Major> {
        Major::all().filter(move |major| self.contains(*major))
    }
}

impl FromIterator<Major> for MajorSet {
    fn from_iter<I: IntoIterator<Item = Major>>(majors: I) -> Self {
        let mut set = Self::default();
        majors.into_iter().for_each(|major| set.insert(major));
        set
    }
}
