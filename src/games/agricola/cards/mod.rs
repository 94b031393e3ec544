//! The hand cards.
//!
//! - [`card`]: which cards there are, and what is printed on them
//! - `rule`: the vocabulary in which a deck is written; `write`: its short forms; `spaces`: the spaces it names
//! - `deck_e`: what the cards of deck E do

mod card;

pub use card::{Card, Deck};
pub(super) use card::{CARDS, Facts, OCCUPATIONS, Prerequisite};
