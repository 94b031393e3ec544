//! Pieces and their names: spaces, cards, actions, tiles, resources, buildings.

use super::data::{
    ACTION_DATA, ACTIONS, ActionData, BASIC_CARDS, BUILDINGS, BuildingData, CARD_IDS, CARDS,
    FIRST_ACTION, MERCHANT_CARDS, MERCHANT_DATA, MerchantData, TILE_DATA, TILES, TileData,
};
use super::map::{SPACE_IDS, SPACES};
use crate::kernel::{Data, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A type that has an id for each of its values: `Display`, `FromStr`, and both ways of serde.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $count:expr, $id:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(super) u8);

        impl $name {
            /// The place in arrays.
            #[inline]
            pub(super) const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in canonical order.
            pub(super) fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$count as u8).map(Self)
            }

            /// The id in the data.
            pub(super) fn id(self) -> &'static str {
                let id: fn(usize) -> &'static str = $id;
                id(self.index())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(id: &str) -> Result<Self, ()> {
                Self::all().find(|value| value.id() == id).ok_or(())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                id.parse().map_err(|()| {
                    let shown: String = id.chars().take(40).collect();
                    serde::de::Error::custom(format!(
                        concat!("{:?}: no ", stringify!($name)),
                        shown
                    ))
                })
            }
        }
    };
}

named!(
    /// A space of the map (E-2.2), by the id of its node.
    Space, SPACES, |i| SPACE_IDS[i]
);
named!(
    /// An authorization card (E-11).
    Card, CARDS, |i| CARD_IDS[i]
);
named!(
    /// An action of a card (E-20.9).
    Action, ACTIONS, |i| ACTION_DATA[i].id
);
named!(
    /// A merchant card (E-10).
    MerchantCard, MERCHANT_CARDS, |i| MERCHANT_DATA[i].id
);
named!(
    /// A profit tile (E-13).
    Tile, TILES, |i| TILE_DATA[i].id
);

impl Card {
    /// The basic cards, which everybody has (E-11.1).
    pub(super) fn basic() -> impl Iterator<Item = Self> {
        Self::all().take(BASIC_CARDS)
    }

    /// The special cards (E-11.4).
    pub(super) fn special() -> impl Iterator<Item = Self> {
        Self::all().skip(BASIC_CARDS)
    }

    #[inline]
    pub(super) const fn is_basic(self) -> bool {
        self.index() < BASIC_CARDS
    }

    /// Its actions.
    #[inline]
    pub(super) fn actions(self) -> impl Iterator<Item = Action> + Clone {
        (FIRST_ACTION[self.index()]..FIRST_ACTION[self.index() + 1]).map(Action)
    }
}

impl Action {
    #[inline]
    pub(super) fn data(self) -> &'static ActionData {
        &ACTION_DATA[self.index()]
    }
}

impl MerchantCard {
    #[inline]
    pub(super) fn data(self) -> &'static MerchantData {
        &MERCHANT_DATA[self.index()]
    }
}

impl Tile {
    #[inline]
    pub(super) fn data(self) -> &'static TileData {
        &TILE_DATA[self.index()]
    }
}

macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub(super) struct $name($bits);

        impl $name {
            #[inline]
            pub(super) const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.0) != 0
            }

            #[inline]
            pub(super) const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            #[inline]
            pub(super) const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// In canonical order.
            #[inline]
            pub(super) fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let item = $item(left.trailing_zeros() as u8);
                        left &= left - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::default();
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}

set!(
    /// A set of cards.
    CardSet of Card in u32
);
impl CardSet {
    pub(super) const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
}

set!(
    /// A set of spaces.
    SpaceSet of Space in u64
);

/// A resource (E-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "EdoResource")
)]
#[allow(missing_docs)] // the names say it
pub enum Resource {
    Wood,
    Stone,
    Rice,
}

impl Resource {
    pub(super) const ALL: [Self; 3] = [Self::Wood, Self::Stone, Self::Rice];

    /// The name in the data.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Rice => "rice",
        }
    }

    pub(super) const fn read(name: &Data) -> Self {
        let mut i = 0;
        while i < Self::ALL.len() {
            if name.is(Self::ALL[i].name()) {
                return Self::ALL[i];
            }
            i += 1;
        }
        panic!("the data file has an unknown resource")
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Resource {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|resource| resource.name() == name)
            .ok_or(())
    }
}

/// Resources and Ryo: a cost or a gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Goods {
    pub(super) resources: [u8; 3],
    pub(super) ryo: u16,
}

impl Goods {
    pub(super) const NONE: Self = Self {
        resources: [0; 3],
        ryo: 0,
    };

    pub(super) const fn read(entry: &Data) -> Self {
        let mut goods = Self::NONE;
        let mut i = 0;
        while i < Resource::ALL.len() {
            if let Some(count) = entry.find(Resource::ALL[i].name()) {
                goods.resources[i] = count.u8();
            }
            i += 1;
        }
        if let Some(ryo) = entry.find("ryo") {
            goods.ryo = ryo.u16();
        }
        goods
    }

    /// What is left of a cost after a discount (E-9.13).
    pub(super) fn less(self, discount: Self) -> Self {
        Self {
            resources: std::array::from_fn(|i| {
                self.resources[i].saturating_sub(discount.resources[i])
            }),
            ryo: self.ryo.saturating_sub(discount.ryo),
        }
    }

    /// So many times as much.
    pub(super) fn times(self, count: u8) -> Self {
        Self {
            resources: self.resources.map(|amount| amount * count),
            ryo: self.ryo * u16::from(count),
        }
    }
}

/// `2-wood-1-stone`: the name of a package (E-3.9).
impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let resources = Resource::ALL.map(|resource| {
            let amount = u16::from(self.resources[resource as usize]);
            (amount, resource.name())
        });
        let parts = resources.into_iter().chain([(self.ryo, "ryo")]);
        let mut first = true;
        for (amount, name) in parts.filter(|(amount, _)| *amount > 0) {
            if !first {
                f.write_str("-")?;
            }
            first = false;
            write!(f, "{amount}-{name}")?;
        }
        Ok(())
    }
}

/// A kind of building (E-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "EdoBuildingKind")
)]
#[allow(missing_docs)] // the names say it
pub enum BuildingKind {
    House,
    Market,
    Stronghold,
}

impl BuildingKind {
    pub(super) const ALL: [Self; 3] = [Self::House, Self::Market, Self::Stronghold];

    #[inline]
    pub(super) const fn data(self) -> &'static BuildingData {
        const ALL: &[BuildingData; 3] = &BUILDINGS;
        &ALL[self as usize]
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::House => "house",
            Self::Market => "market",
            Self::Stronghold => "stronghold",
        }
    }
}

impl fmt::Display for BuildingKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BuildingKind {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or(())
    }
}

/// A building on the map. Strongholds are nobody's (E-9.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum Building {
    House(Seat),
    Market(Seat),
    #[default]
    Stronghold,
}

impl Building {
    pub(super) const fn kind(self) -> BuildingKind {
        match self {
            Self::House(_) => BuildingKind::House,
            Self::Market(_) => BuildingKind::Market,
            Self::Stronghold => BuildingKind::Stronghold,
        }
    }

    /// Whose it is.
    pub(super) const fn owner(self) -> Option<Seat> {
        match self {
            Self::House(seat) | Self::Market(seat) => Some(seat),
            Self::Stronghold => None,
        }
    }
}

/// `house 0`, `market 1`, `stronghold`.
impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())?;
        match self.owner() {
            Some(seat) => write!(f, " {seat}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Building {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let seat = |digit: &str| match digit.as_bytes() {
            [digit @ b'0'..=b'3'] => Ok(Seat(digit - b'0')),
            _ => Err(()),
        };
        match text.split_once(' ') {
            Some(("house", digit)) => seat(digit).map(Self::House),
            Some(("market", digit)) => seat(digit).map(Self::Market),
            None if text == "stronghold" => Ok(Self::Stronghold),
            _ => Err(()),
        }
    }
}

impl Serialize for Building {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Building {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(|()| {
            let shown: String = text.chars().take(40).collect();
            serde::de::Error::custom(format!("{shown:?}: no building"))
        })
    }
}
