//! Occupations and minor improvements.

use super::action::Action;
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
