//! The shelf: two lines a game, and its name in Cargo.toml, where each game is a feature. With one
//! of them alone the library becomes a module for that game.

use crate::kernel::{Game, Info, Sense};

#[cfg(feature = "agricola")]
pub mod agricola;
#[cfg(feature = "edo")]
pub mod edo;
#[cfg(feature = "guildhall")]
pub mod guildhall;

/// Something to be done with a game whose type is known only when the program runs.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Game + Sense>(self) -> Self::Output;
}

macro_rules! shelf {
    ($($id:literal => $game:ident),+ $(,)?) => {
        #[cfg(not(any($(feature = $id),+)))]
        compile_error!("a shelf without a game: choose one by --features, or all by --features games");

        /// What can be said of each game, in the order of the shelf.
        pub fn infos() -> Vec<&'static Info> {
            [$(#[cfg(feature = $id)] $game::Position::info()),+].to_vec()
        }

        /// Does something with the game of this id; none if it is not on the shelf.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(#[cfg(feature = $id)] $id => Some(visitor.visit::<$game::Position>()),)+
                _ => None,
            }
        }

        /// Every locale key that a game can send.
        pub fn all_keys() -> Vec<String> {
            [$(#[cfg(feature = $id)] $game::all_keys()),+].concat()
        }

        /// The TypeScript declarations of the games' own types.
        #[cfg(not(target_arch = "wasm32"))]
        pub fn types(config: &ts_rs::Config) -> Vec<String> {
            [$(#[cfg(feature = $id)] $game::types(config)),+].concat()
        }

        /// The TypeScript name of each game's view.
        #[cfg(not(target_arch = "wasm32"))]
        pub fn view_types(config: &ts_rs::Config) -> Vec<(&'static str, String)> {
            use ts_rs::TS;
            [$(#[cfg(feature = $id)] ($id, $game::View::name(config))),+].to_vec()
        }
    };
}

shelf! {
    "guildhall" => guildhall,
    "edo" => edo,
    "agricola" => agricola,
}
