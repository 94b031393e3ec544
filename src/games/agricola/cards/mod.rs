//! The hand cards. The rules tell what happens and ask what cards change; no rule knows a
//! card, and no card knows how a rule is carried out.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `card.rs`, `../cards.json` | which cards there are, and what is printed on them |
//! | `rule.rs`, `write.rs`, `spaces.rs` | the vocabulary in which decks are written, and its short forms |
//! | `deck_e/` | what the cards of deck E do |
//! | `trial.rs` | what can be written of other decks, for tests |
//! | `table.rs` | the rules of every card, found by the card |
//! | `state.rs`, `file.rs` | where every card is, and what is noted on it |
//! | `hand.rs`, `secrets.rs` | dealing and playing cards, and what is known of hands |
//! | `react.rs`, `act.rs` | cards answer what happens, and what their rules do |
//! | `choices.rs` | the ways to use a card, and which are legal |
//! | `count.rs` | what cards count, and what has to hold for them |
//! | `prices.rs`, `board.rs`, `home.rs`, `cook.rs`, `points.rs` | what cards change of prices, board and turns, farms and meals, points |

mod act;
mod board;
mod card;
mod choices;
mod cook;
mod count;
mod deck_e;
mod file;
mod hand;
mod home;
mod points;
mod prices;
mod react;
mod rule;
mod secrets;
mod spaces;
mod state;
mod table;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod trial;
mod write;

pub(super) use card::{CARDS, OCCUPATION_IDS};
pub use card::{Card, Deck};
pub(super) use choices::{way_from_text, way_goods, way_text};
pub(super) use file::CardsFile;
pub(super) use react::Offer;
pub(super) use state::{CardSet, Cards, Holding};
pub(super) use table::written;
