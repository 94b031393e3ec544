//! Deck E, the basic one.

mod minors;
mod occupations;

pub(super) use minors::MINORS;
pub(super) use occupations::OCCUPATIONS;
