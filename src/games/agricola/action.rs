//! What a space lets a person do.

use super::cards::Card;
use super::data::MAJOR;
use super::goods::{Good, Goods};
use super::majors::Major;
use super::spaces::Space;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action: parts, and how they belong together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Action {
    pub(super) semantics: Semantics,
    pub(super) parts: [Part; 3],
    pub(super) count: u8,
}

/// How the parts of an action belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Semantics {
    /// Every part, in order.
    All,
    /// At least one part, in any order, each once.
    AndOr,
    /// The first part, and afterwards the second or not.
    Then,
    /// Exactly one part.
    Either,
    /// One part or none.
    Optional,
}

/// A part of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Build at most so many rooms.
    Rooms(u8),
    /// Build at most so many stables, each for so much wood.
    Stables { most: u8, wood: u8 },
    /// Plow so many fields.
    Plow(u8),
    /// Sow.
    Sow,
    /// Bake bread.
    Bake,
    /// Build fences.
    Fences,
    /// Renovate by one step.
    Renovate,
    /// Family growth from this round on.
    Growth { room: bool, from: u8 },
    /// Play an occupation; the food for the first, the second, and every later one.
    Occupation([u8; 3]),
    /// Play a minor improvement.
    Minor,
    /// Build a major improvement.
    Major,
    /// Either of the two.
    Improvement,
    /// Take or keep the starting player's marker.
    Marker,
    /// Take all goods that lie here.
    All,
    /// Get these goods for so much food.
    Gain { goods: Goods, food: u8 },
    /// Get so many different building resources of choice.
    Choice(u8),
    /// Build a room for nothing; only cards let a person do that.
    FreeRoom,
    /// Sow this crop on one field.
    SowOne(Good),
    /// Fence one cell by itself, without wood.
    FenceOne,
    /// Build fences, but only such as need no wood.
    FreeFences,
    /// Renovate a wooden hut to clay.
    RenovateToClay,
}

impl Action {
    /// No part at all.
    pub(super) const NONE: Self = Self::with(Semantics::All, [Part::Marker; 3], 0);

    pub(super) const fn with(semantics: Semantics, parts: [Part; 3], count: u8) -> Self {
        Self {
            semantics,
            parts,
            count,
        }
    }

    /// One part that may be left out.
    const fn optional(part: Part) -> Self {
        Self {
            semantics: Semantics::Optional,
            parts: [part; 3],
            count: 1,
        }
    }

    #[inline]
    pub(super) fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.count)]
    }

    /// All parts, as bits.
    #[inline]
    pub(super) const fn all(&self) -> u8 {
        (1 << self.count) - 1
    }
}

/// Where an action comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Source {
    Space(Space),
    Major(Major),
    Card(Card),
}

static BAKE: Action = Action::optional(Part::Bake);

impl Source {
    #[inline]
    pub(super) fn action(self) -> &'static Action {
        match self {
            Self::Space(space) => &space.data().action,
            Self::Major(major) => {
                debug_assert!(MAJOR[major.index()].bakes_at_once, "no other major acts");
                &BAKE
            }
            Self::Card(card) => card.action(),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(space) => space.fmt(f),
            Self::Major(major) => major.fmt(f),
            Self::Card(card) => card.fmt(f),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let space = text.parse().map(Self::Space);
        let major = || text.parse().map(Self::Major);
        let card = || text.parse().map(Self::Card);
        let found = space.or_else(|()| major()).or_else(|()| card());
        found.map_err(|()| serde::de::Error::custom("no action comes from there"))
    }
}
