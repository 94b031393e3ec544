//! Agricola (Uwe Rosenberg, 2007), 1 to 5 seats. Clause numbers `A-*` are those of `rules/agricola/en.md`.

mod data;
mod farm;
mod kitchen;
mod score;
