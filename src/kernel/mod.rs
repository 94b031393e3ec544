//! What every game has. Nothing here names a game.

mod chance;
mod data;
mod fingerprint;
mod game;
mod journal;
mod message;
mod perft;
mod picks;
mod pile;
mod refusal;
mod reply;
mod save;
#[cfg(not(target_arch = "wasm32"))]
pub mod scenario;
mod seat;
mod sense;
mod setup;
mod sort;
mod table;
mod tally;
mod view;

pub use chance::{Chance, fresh_seed};
pub use data::Data;
pub use fingerprint::{Fingerprint, fingerprint};
pub use game::{Game, Info, OptionInfo};
pub use journal::{Audience, Entry, Journal, entry};
pub use message::{Arg, Counted, Message, message};
pub use perft::leaves;
pub use picks::{LegalMove, Target};
pub use pile::Pile;
pub use refusal::Refusal;
pub use reply::{JournalEntry, Reply, Step};
pub use save::{CHECK_EVERY, FORMAT, Save};
pub use seat::{MAX_SEATS, Seat, SeatSet, Turn, Viewer};
pub use sense::{Sense, Values, chances, won_by};
#[cfg(target_arch = "wasm32")]
pub(crate) use setup::clip;
pub use setup::{
    Colour, MAX_SEED, Player, SeatSetup, Setup, option_alone, option_needs, option_value_taken,
    option_value_unfit,
};
pub use sort::sort_few;
pub use table::{Played, Table};
pub use tally::{Tally, TallyLine};
pub(crate) use view::view;
