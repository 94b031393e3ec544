//! Profession cards, halls as sets of them, and VP cards.

use super::data::{
    COLOUR_CODES, COLOURS, IDENTITIES, LEVELS, Levels, PROFESSION_CODES, PROFESSIONS, VP, VP_KINDS,
    VpData,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the six professions, as its place in the data file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Profession(u8);

impl Profession {
    /// The Assassin (G-9.1).
    pub const ASSASSIN: Self = Self::of(b'A');
    /// The Dancer (G-9.2).
    pub const DANCER: Self = Self::of(b'D');
    /// The Farmer (G-9.3).
    pub const FARMER: Self = Self::of(b'F');
    /// The Historian (G-9.4).
    pub const HISTORIAN: Self = Self::of(b'H');
    /// The Trader (G-9.5).
    pub const TRADER: Self = Self::of(b'T');
    /// The Weaver (G-9.6).
    pub const WEAVER: Self = Self::of(b'W');

    const fn of(code: u8) -> Self {
        match find(&PROFESSION_CODES, code) {
            Some(i) => Self(i),
            None => panic!("the data file lacks a profession"),
        }
    }

    /// All six, in standard order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..PROFESSIONS as u8).map(Self)
    }

    /// The profession as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The five cards of a full chapter.
    #[inline]
    pub const fn chapter(self) -> CardSet {
        CardSet(0b1_1111 << (self.0 as usize * COLOURS))
    }

    /// The printed levels.
    pub(super) const fn levels(self) -> &'static Levels {
        &LEVELS[self.index()]
    }
}

impl fmt::Display for Profession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", PROFESSION_CODES[self.index()] as char)
    }
}

/// The identity of a profession card: profession and colour (G-1.6). Copies cannot be told apart
/// (G-1.12). Written as two letters, for example `Tr`, the red Trader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// All thirty, by profession, then colour in standard order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..IDENTITIES as u8).map(Self)
    }

    /// The card as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its profession.
    #[inline]
    pub const fn profession(self) -> Profession {
        Profession(self.0 / COLOURS as u8)
    }

    /// The set of this card alone.
    #[inline]
    pub const fn alone(self) -> CardSet {
        CardSet(1 << self.0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = COLOUR_CODES[self.index() % COLOURS] as char;
        write!(f, "{}{colour}", self.profession())
    }
}

/// A set of different cards: a hall (G-20.1), or the identities in a hand or pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u32);

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts the card in.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// The cards of both sets.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that both sets have.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that the other does not have.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of one profession.
    #[inline]
    pub const fn of(self, profession: Profession) -> Self {
        self.and(profession.chapter())
    }

    /// The colours of one profession, as five bits.
    #[inline]
    pub const fn colours(self, profession: Profession) -> u8 {
        (self.0 >> (profession.index() * COLOURS)) as u8 & 0b1_1111
    }

    /// The number of professions that have a card in the set.
    pub fn chapters(self) -> usize {
        Profession::all()
            .filter(|&profession| self.colours(profession) != 0)
            .count()
    }

    /// The cards in standard order.
    #[inline]
    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// Iterates over a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Cards(u32);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Card(lowest as u8))
    }
}

/// A kind of VP card (G-2.1), as its place in the data file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vp(u8);

impl Vp {
    /// All nine kinds.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..VP_KINDS as u8).map(Self)
    }

    /// The kind as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its numbers and ability.
    #[inline]
    pub(super) const fn data(self) -> &'static VpData {
        &VP[self.index()]
    }
}

impl fmt::Display for Vp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().id)
    }
}

const fn find(codes: &[u8], code: u8) -> Option<u8> {
    let mut i = 0;
    while i < codes.len() {
        if codes[i] == code {
            return Some(i as u8);
        }
        i += 1;
    }
    None
}

macro_rules! id_in_json {
    ($type:ident, $expected:literal) => {
        impl Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                id.parse().map_err(|()| serde::de::Error::custom($expected))
            }
        }
    };
}

id_in_json!(Profession, "expected a profession: one of A D F H T W");
id_in_json!(
    Card,
    "expected a card: a letter of A D F H T W and one of r b g y p"
);
id_in_json!(Vp, "expected a VP card's id, for example VP5");

impl std::str::FromStr for Profession {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let &[code] = text.as_bytes() else {
            return Err(());
        };
        find(&PROFESSION_CODES, code).map(Self).ok_or(())
    }
}

impl std::str::FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let &[profession, colour] = text.as_bytes() else {
            return Err(());
        };
        let profession = find(&PROFESSION_CODES, profession).ok_or(())?;
        let colour = find(&COLOUR_CODES, colour).ok_or(())?;
        Ok(Self(profession * COLOURS as u8 + colour))
    }
}

impl std::str::FromStr for Vp {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|vp| vp.data().id == text).ok_or(())
    }
}
