//! The ten laws of `kernel::Game`, each as a function of a match: `Ok`, or what broke the law.
//!
//! `tests/laws.rs` puts every game on the shelf under them; `tests/laws_of_laws.rs` shows that each of
//! them catches what it is there for.

// every user compiles this module for itself and uses a part of it
#![allow(dead_code, unused_imports)]

mod case;
mod law_1;
mod law_10;
mod law_2;
mod law_3;
mod law_4;
mod law_5;
mod law_6;
mod law_7;
mod law_8;
mod law_9;
mod prove;
mod seen;

pub use case::Case;
pub use prove::{matches_from_env, prove};

use trapezi::kernel::{Game, Sense};

/// What a law says of a match.
pub type Verdict = Result<(), String>;

/// A law, by its number in the documentation of `kernel::Game`.
///
/// # Panics
/// There is no such law.
pub fn law<G: Game + Sense>(number: u8) -> fn(&Case) -> Verdict {
    match number {
        1 => law_1::law_1::<G>,
        2 => law_2::law_2::<G>,
        3 => law_3::law_3::<G>,
        4 => law_4::law_4::<G>,
        5 => law_5::law_5::<G>,
        6 => law_6::law_6::<G>,
        7 => law_7::law_7::<G>,
        8 => law_8::law_8::<G>,
        9 => law_9::law_9::<G>,
        10 => law_10::law_10::<G>,
        _ => panic!("there is no law {number}"),
    }
}

/// The verdict `Err`, with words, unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $($words:tt)+) => {
        if !$condition {
            return Err(format!($($words)+));
        }
    };
}
use ensure;
