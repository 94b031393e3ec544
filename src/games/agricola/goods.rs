//! Goods of the supply, and animals.

use super::data::GOOD_IDS;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A kind of good. Animals are counted with the goods; they stand on the farm.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaGood")
)]
#[allow(missing_docs)] // the names say it
pub enum Good {
    #[default]
    Wood,
    Clay,
    Reed,
    Stone,
    Grain,
    Vegetable,
    Food,
    Sheep,
    Boar,
    Cattle,
}

/// The number of kinds.
pub(super) const KINDS: usize = 10;

impl Good {
    /// All kinds, in order.
    pub const ALL: [Self; KINDS] = [
        Self::Wood,
        Self::Clay,
        Self::Reed,
        Self::Stone,
        Self::Grain,
        Self::Vegetable,
        Self::Food,
        Self::Sheep,
        Self::Boar,
        Self::Cattle,
    ];
    /// Building resources.
    pub const BUILDING: [Self; 4] = [Self::Wood, Self::Clay, Self::Reed, Self::Stone];
    /// Animals.
    pub const ANIMALS: [Self; 3] = [Self::Sheep, Self::Boar, Self::Cattle];

    /// Whether it is an animal.
    #[inline]
    pub const fn is_animal(self) -> bool {
        self as u8 >= Self::Sheep as u8
    }

    pub(super) const fn id(self) -> &'static str {
        GOOD_IDS[self as usize]
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Good {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let found = Self::ALL.into_iter().find(|good| good.id() == text);
        found.ok_or(())
    }
}

/// An amount of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods([u8; KINDS]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; KINDS]);

    /// So many of one kind.
    #[must_use]
    pub const fn of(good: Good, count: u8) -> Self {
        let mut goods = [0; KINDS];
        goods[good as usize] = count;
        Self(goods)
    }

    /// The same with so many of one kind more.
    #[must_use]
    pub const fn and(mut self, good: Good, count: u8) -> Self {
        self.0[good as usize] += count;
        self
    }

    /// Whether it is nothing at all.
    #[inline]
    pub fn is_none(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether there is at least as much of each kind.
    #[inline]
    pub fn covers(&self, needed: &Self) -> bool {
        let mut pairs = self.0.iter().zip(&needed.0);
        pairs.all(|(has, needs)| has >= needs)
    }

    /// Sheep, boar and cattle.
    #[inline]
    pub fn animals(&self) -> [u8; 3] {
        [self.0[7], self.0[8], self.0[9]]
    }

    /// The same with other animals.
    #[inline]
    pub fn set_animals(&mut self, animals: [u8; 3]) {
        self.0[7..].copy_from_slice(&animals);
    }

    /// What there is some of, with the amount.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + use<> {
        let goods = *self;
        let all = Good::ALL.into_iter().map(move |good| (good, goods[good]));
        all.filter(|(_, count)| *count > 0)
    }

    /// The same and these.
    #[inline]
    #[must_use]
    pub(super) fn with(mut self, more: &Self) -> Self {
        self.add(more);
        self
    }

    #[inline]
    pub(super) fn add(&mut self, gained: &Self) {
        for (has, more) in self.0.iter_mut().zip(&gained.0) {
            *has = has.saturating_add(*more);
        }
    }

    /// Takes away what is there of it.
    #[inline]
    pub(super) fn take(&mut self, paid: &Self) {
        for (has, less) in self.0.iter_mut().zip(&paid.0) {
            *has = has.saturating_sub(*less);
        }
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    #[inline]
    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

/// `clay:3+stone:1`.
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (good, count)) in self.iter().enumerate() {
            let plus = if i == 0 { "" } else { "+" };
            write!(f, "{plus}{good}:{count}")?;
        }
        Ok(())
    }
}

impl FromStr for Goods {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut goods = Self::NONE;
        let mut least = 0;
        for part in text.split('+') {
            let (good, count) = part.split_once(':').ok_or(())?;
            let good: Good = good.parse()?;
            // each kind once, in order, and no leading zeros: one notation for one thing
            if (good as usize) < least || count.starts_with(['0', '+']) {
                return Err(());
            }
            least = good as usize + 1;
            goods[good] = count.parse().map_err(|_| ())?;
        }
        Ok(goods)
    }
}

/// A map of what there is some of.
impl Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let amounts = BTreeMap::<Good, u8>::deserialize(deserializer)?;
        let mut goods = Self::NONE;
        for (good, count) in amounts {
            goods[good] = count;
        }
        Ok(goods)
    }
}
