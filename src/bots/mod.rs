//! Bots that play any game through the kernel's traits. They name no game.
//!
//! A bot sees through [`Eyes`]: it can ask for its legal moves and for positions drawn at random
//! among those that fit what its seat knows, and for nothing else. So it cannot cheat (law 5), and
//! with a budget of iterations the same seed gives the same move.

mod bot;
mod eyes;
mod greedy;
mod levels;
mod measure;
mod playout;
mod search;

pub use bot::{Bot, Opinion, Progress};
pub use eyes::Eyes;
pub use levels::{Budget, Level};
pub use measure::{Figures, Kind, measure};
pub use playout::random_move;
