//! Why a move, a position or a save is refused.

use super::message::{Arg, Args, Counted, as_map};
use serde::Serialize;

/// An error that a person can read: what is wrong, where, and which rule says so.
///
/// Its locale key is `refused-` followed by the code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Refusal {
    /// What is wrong, as a stable word for programs.
    pub code: &'static str,
    /// The rule clause that forbids it (for example `G-6.2`); none where no rule is concerned, as
    /// with a damaged file.
    pub clause: Option<&'static str>,
    /// What the text of the refusal names.
    #[serde(serialize_with = "as_map")]
    #[cfg_attr(not(target_arch = "wasm32"), ts(type = "Record<string, Arg>"))]
    pub args: Args,
}

impl Refusal {
    /// A refusal by a rule.
    pub const fn by(clause: &'static str, code: &'static str) -> Self {
        Self {
            code,
            clause: Some(clause),
            args: Vec::new(),
        }
    }

    /// A refusal that no rule is behind: input that cannot be read or used.
    pub const fn of(code: &'static str) -> Self {
        Self {
            code,
            clause: None,
            args: Vec::new(),
        }
    }

    /// A move's text is no move of the game at all; it is shown by its beginning.
    pub fn unreadable_move(text: &str) -> Self {
        let shown: String = text.chars().take(40).collect();
        Self::of("move-unreadable").with_text("move", shown)
    }

    /// The same refusal with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The same refusal with an argument that stays as it is in every language.
    #[must_use]
    pub fn with_text(self, name: &'static str, text: impl std::fmt::Display) -> Self {
        self.with(name, Arg::Text(text.to_string()))
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)?;
        if let Some(clause) = self.clause {
            write!(f, " ({clause})")?;
        }
        for (i, (name, arg)) in self.args.iter().enumerate() {
            f.write_str(if i == 0 { ": " } else { ", " })?;
            match arg {
                Arg::Seat(seat) => write!(f, "{name} seat {seat}")?,
                Arg::Number(n) => write!(f, "{name} {n}")?,
                Arg::Name(key) => write!(f, "{name} {key}")?,
                Arg::Names(keys) => write!(f, "{name} {}", keys.join(" "))?,
                Arg::Counted(things) => {
                    write!(f, "{name}")?;
                    for Counted { name, count } in things {
                        write!(f, " {count} {name}")?;
                    }
                }
                Arg::Text(text) => write!(f, "{name} {text}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
