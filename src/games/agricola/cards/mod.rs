//! Occupations and minor improvements.

use super::action::Action;
use super::events::Event;
use super::farm::Housing;
use super::goods::Goods;
use super::moves::{Move, Price};
use super::pay::Prices;
use super::state::Position;
use super::task::Purchase;
use crate::kernel::{Journal, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// An occupation or a minor improvement. Its text form is its id.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u16);

impl Card {
    /// The action that the card lets its owner carry out.
    pub(super) fn action(self) -> &'static Action {
        unreachable!("no card acts")
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "E{}", self.0)
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(_text: &str) -> Result<Self, ()> {
        Err(())
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

/// What the rules ask of cards. No card is in play.
impl Position {
    /// Whether a card is in front of anybody: if not, no moment needs an answer.
    #[inline]
    pub(super) const fn watched(&self) -> bool {
        false
    }

    pub(super) fn answer(&mut self, _seat: Seat, _event: Event, _journal: &mut Journal) {}

    #[inline]
    pub(super) fn housing(&self, _seat: Seat) -> Housing {
        Housing::default()
    }

    pub(super) fn modify_prices(&self, _seat: Seat, _what: Purchase, _prices: &mut Prices) {}

    ///
    pub(super) fn minor_prices(&self, _seat: Seat, _card: Card, _prices: &mut Prices) {}

    /// The cost printed on an occupation.
    pub(super) fn occupation_cost(&self, _card: Card) -> Goods {
        Goods::NONE
    }

    /// Occupations that count as played.
    pub(super) fn occupations(&self, _seat: Seat) -> u8 {
        0
    }

    #[inline]
    pub(super) fn any_minor(&self, _seat: Seat) -> bool {
        false
    }

    #[inline]
    pub(super) fn any_occupation(&self, _seat: Seat, _food: [u8; 3]) -> bool {
        false
    }

    pub(super) fn minor_moves(&self, _seat: Seat, _sink: &mut impl FnMut(Move)) {}

    pub(super) fn occupation_moves(
        &self,
        _seat: Seat,
        _food: [u8; 3],
        _sink: &mut impl FnMut(Move),
    ) {
    }

    ///
    pub(super) fn return_minor(&mut self, _seat: Seat, _card: Card, _journal: &mut Journal) {}

    pub(super) fn play_minor(
        &mut self,
        _seat: Seat,
        _card: Card,
        _price: Price,
        _journal: &mut Journal,
    ) {
    }

    pub(super) fn play_occupation(
        &mut self,
        _seat: Seat,
        _card: Card,
        _price: Price,
        _journal: &mut Journal,
    ) {
    }
}
