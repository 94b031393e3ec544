//! Trapezi: rules engines for euro board games.
//!
//! A game is a position and its legal moves; a move is a path of picks; a board is a picture with
//! named targets. The crate is layered so that each part knows only what lies below it:
//!
//! * [`kernel`] is what every game has: the [`Game`](kernel::Game) trait with its ten laws, seats,
//!   chance, picks, journal, refusals, and the [`Table`](kernel::Table) that plays a match. It
//!   names no game.
//! * [`bots`] play any game through the trait. They name no game either.
//! * [`games`] is the shelf: one folder a game, one line each.
//! * `web` (on wasm32 only) is the boundary to JavaScript, and the only file that knows it.
//!
//! The binary `trapezi` is the same library without a browser.
//!
//! ```
//! use trapezi::games::guildhall::Position;
//! use trapezi::kernel::{Setup, Table};
//!
//! let mut table = Table::<Position>::new(Setup::of("guildhall", 2, 7)).unwrap();
//! let seat = table.position().to_act().first().unwrap();
//! let moves = table.legal_moves(seat);
//! table.play(seat, moves[0]).unwrap();
//! assert_eq!(table.played().len(), 1);
//! # use trapezi::kernel::Game;
//! ```

pub mod bots;
pub mod games;
pub mod kernel;
#[cfg(target_arch = "wasm32")]
pub mod web;
pub mod wire;
