//! Words for people, without the words: keys and arguments that a locale turns into sentences.

use super::Seat;
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// A text to show: `key` names a message of the locale files, `args` fill it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Message {
    /// The message's id in every locale.
    pub key: &'static str,
    /// Its variables, by name.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(not(target_arch = "wasm32"), ts(type = "Record<string, Arg>"))]
    pub args: Args,
}

/// Arguments in the order in which they were given.
pub type Args = Vec<(&'static str, Arg)>;

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub enum Arg {
    /// The name of the player at this seat.
    Seat(Seat),
    /// A number.
    Number(i32),
    /// The key of another message, for example a card's name.
    Name(String),
    /// Several of those, to be joined as a list.
    Names(Vec<String>),
    /// Several things with how many there are of each, to be joined as a list.
    Counted(Vec<Counted>),
    /// Text that has no translation: a bad input's own words, a version, a position in a file.
    Text(String),
}

/// So many of a thing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Counted {
    /// The key of a message that says how many there are, for example "3 wood"; its variable is `count`.
    pub name: String,
    /// How many.
    pub count: i32,
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl Arg {
    /// A count; more than `i32::MAX` of anything is shown as that many.
    pub fn count(n: usize) -> Self {
        Self::Number(i32::try_from(n).unwrap_or(i32::MAX))
    }
}

pub(super) fn as_map<S: Serializer>(args: &Args, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

/// A message with all its arguments.
pub fn message<const N: usize>(key: &'static str, args: [(&'static str, Arg); N]) -> Message {
    args.into_iter()
        .fold(Message::new(key), |message, (name, arg)| {
            message.with(name, arg)
        })
}
