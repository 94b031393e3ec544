//! The shelf: one line a game.

use crate::kernel::{Game, Info, Sense};

pub mod guildhall;

/// Something to be done with a game whose type is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Game + Sense>(self) -> Self::Output;
}

macro_rules! shelf {
    ($($game:ident),+ $(,)?) => {
        /// What can be said of each game, in the order of the shelf.
        pub fn infos() -> Vec<&'static Info> {
            vec![$($game::Position::info()),+]
        }

        /// Does something with the game of this id; none if it is not on the shelf.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == $game::Position::info().id {
                return Some(visitor.visit::<$game::Position>());
            })+
            None
        }

        /// Every locale key that a game can send.
        pub fn all_keys() -> Vec<String> {
            [$($game::all_keys()),+].concat()
        }

        /// The TypeScript declarations of the games' own types.
        #[cfg(not(target_arch = "wasm32"))]
        pub fn types(config: &ts_rs::Config) -> Vec<String> {
            [$($game::types(config)),+].concat()
        }
    };
}

shelf! {
    guildhall,
}
