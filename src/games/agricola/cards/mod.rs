//! Occupations and minor improvements.

mod card;
mod deck_e;
mod rule;
mod state;
mod table;
mod spaces;
mod write;

pub use card::{Card, Deck};
pub(super) use card::{CARDS, Facts, OCCUPATIONS, Prerequisite};
pub(super) use state::{CardSet, Cards, Holding};
