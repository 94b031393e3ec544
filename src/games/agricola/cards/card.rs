//! The 308 hand cards: their names in code, and what is printed on them.

use super::super::action::Action;
use super::super::farm::House;
use super::super::goods::{Good, Goods};
use crate::kernel::Data;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

static DATA: Data = include!(concat!(env!("OUT_DIR"), "/agricola_cards.rs"));
const LIST: &[Data] = DATA.get("cards").list();

/// Hand cards of all decks.
pub(in super::super) const CARDS: usize = LIST.len();
/// How many of them are occupations; they come first.
pub(in super::super) const OCCUPATIONS: usize = count_occupations();

/// The ids of the occupations, in order.
pub(in super::super) const OCCUPATION_IDS: [&str; OCCUPATIONS] = {
    let mut ids = [""; OCCUPATIONS];
    let mut i = 0;
    while i < OCCUPATIONS {
        ids[i] = LIST[i].get("id").text();
        i += 1;
    }
    ids
};

/// A hand card: an occupation or a minor improvement, as its place in the data file. Written as its
/// printed number with the letter of its deck, `E147`.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u16);

/// A deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deck {
    /// Basic.
    E,
    /// Interactive.
    I,
    /// Complex.
    K,
}

impl Deck {
    /// All three.
    pub const ALL: [Self; 3] = [Self::E, Self::I, Self::K];

    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What is printed on a card, but for its effect.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Facts {
    /// `E147`.
    pub(in super::super) id: &'static str,
    ///
    pub(in super::super) deck: Deck,
    /// The fewest players with which an occupation is used.
    pub(in super::super) players_from: u8,
    /// The price; of an occupation, on top of that of the action.
    pub(in super::super) cost: Goods,
    /// The price after the slash.
    pub(in super::super) or_cost: Option<Goods>,
    /// How many improvements the price returns, and which may be taken.
    pub(in super::super) returns: u8,
    pub(in super::super) return_any_of: &'static [Data],
    /// all have to be met.
    pub(in super::super) needs: [Prerequisite; 2],
    /// Printed points.
    pub(in super::super) points: u8,
    /// Whether it travels to the left.
    pub(in super::super) travels: bool,
}

/// A condition for playing a minor improvement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Prerequisite {
    /// Nothing.
    None,
    /// So many occupations.
    Occupations(u8),
    /// No occupation at all (Alms).
    NoOccupation,
    /// So many improvements.
    Improvements(u8),
    /// So many animals.
    Animals(u8),
    /// So many animals of one kind.
    Kept(Good, u8),
    /// So many fields with this crop on them.
    Planted(Good, u8),
    /// So many fields with a crop on them.
    PlantedFields(u8),
    /// An oven.
    Oven,
    /// Another player with fewer occupations than this (Outhouse).
    OtherBelow(u8),
    /// A house of this material.
    House(House),
    /// This round or an earlier one.
    Until(u8),
}

static FACTS: [Facts; CARDS] = {
    let mut facts = [Facts::read(&LIST[0]); CARDS];
    let mut i = 1;
    while i < CARDS {
        facts[i] = Facts::read(&LIST[i]);
        i += 1;
    }
    facts
};

impl Card {
    /// All of them, occupations first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u16).map(Self)
    }

    /// The card with this id.
    ///
    /// # Panics
    /// (When compiling.) There is none.
    pub(super) const fn named(id: &str) -> Self {
        let mut i = 0;
        while i < CARDS {
            if LIST[i].get("id").is(id) {
                return Self(i as u16);
            }
            i += 1;
        }
        panic!("no card has this id")
    }

    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The card as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is an occupation, and not a minor improvement.
    #[inline]
    pub const fn is_occupation(self) -> bool {
        (self.0 as usize) < OCCUPATIONS
    }

    /// The action that it lets its owner carry out.
    pub(in super::super) fn action(self) -> &'static Action {
        super::table::action(self)
    }

    /// What is printed on it.
    #[inline]
    pub(in super::super) fn facts(self) -> &'static Facts {
        &FACTS[self.index()]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.facts().id)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::all().find(|card| card.facts().id == text).ok_or(())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(|()| "there is no such card")
    }
}

impl Facts {
    const fn read(card: &'static Data) -> Self {
        Self {
            id: card.get("id").text(),
            deck: match card.get("deck").text().as_bytes()[0] {
                b'E' => Deck::E,
                b'I' => Deck::I,
                b'K' => Deck::K,
                _ => panic!("the data file has a deck that the code does not know"),
            },
            players_from: number(card, "players_from"),
            cost: match card.find("cost") {
                Some(cost) => goods(cost),
                None => Goods::NONE,
            },
            or_cost: match card.find("or_cost") {
                Some(cost) => Some(goods(cost)),
                None => None,
            },
            returns: number(card, "returns"),
            return_any_of: match card.find("return_any_of") {
                Some(ids) => ids.list(),
                None => &[],
            },
            needs: match card.find("prerequisite") {
                Some(needs) => Prerequisite::read(needs.list()),
                None => [Prerequisite::None; 2],
            },
            points: number(card, "vp"),
            travels: matches!(card.find("passing"), Some(Data::Bool(true))),
        }
    }
}

impl Prerequisite {
    const fn read(list: &[Data]) -> [Self; 2] {
        let mut needs = [Self::None; 2];
        let mut i = 0;
        while i < list.len() {
            needs[i] = Self::one(&list[i]);
            i += 1;
        }
        needs
    }

    const fn one(need: &Data) -> Self {
        let what = need.get("what");
        let n = number(need, "n");
        if what.is("occupations_min") {
            Self::Occupations(n)
        } else if what.is("occupations_exact") {
            assert!(n == 0, "the code knows no other exact number");
            Self::NoOccupation
        } else if what.is("improvements_min") {
            Self::Improvements(n)
        } else if what.is("animals_min") {
            Self::Animals(n)
        } else if what.is("sheep_min") {
            Self::Kept(Good::Sheep, n)
        } else if what.is("cattle_min") {
            Self::Kept(Good::Cattle, n)
        } else if what.is("grain_fields_min") {
            Self::Planted(Good::Grain, n)
        } else if what.is("vegetable_fields_min") {
            Self::Planted(Good::Vegetable, n)
        } else if what.is("planted_fields_min") {
            Self::PlantedFields(n)
        } else if what.is("oven_min") {
            Self::Oven
        } else if what.is("other_player_occupations_below") {
            Self::OtherBelow(n)
        } else if what.is("house") {
            Self::House(material(need.get("material")))
        } else if what.is("round_max") {
            Self::Until(n)
        } else {
            panic!("the data file has a prerequisite that the code does not know")
        }
    }
}

const fn count_occupations() -> usize {
    let mut count = 0;
    while count < CARDS && LIST[count].get("type").is("occupation") {
        count += 1;
    }
    count
}

const fn number(of: &Data, field: &str) -> u8 {
    match of.find(field) {
        Some(n) => n.u8(),
        None => 0,
    }
}

const fn goods(of: &Data) -> Goods {
    let mut goods = Goods::NONE;
    let mut i = 0;
    while i < Good::ALL.len() {
        let good = Good::ALL[i];
        goods = goods.and(good, number(of, good.id()));
        i += 1;
    }
    goods
}

const fn material(name: &Data) -> House {
    if name.is("wood") {
        House::Wood
    } else if name.is("clay") {
        House::Clay
    } else if name.is("stone") {
        House::Stone
    } else {
        panic!("the data file has a house that the code does not know")
    }
}
