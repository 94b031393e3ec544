//! What is agreed before a match begins.

use super::{Arg, Game, Info, MAX_SEATS, Refusal, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The greatest seed: 2^53 - 1, the last whole number that JavaScript holds exactly.
pub const MAX_SEED: u64 = (1 << 53) - 1;
const MAX_NAME_CHARS: usize = 40;

/// Everything that is agreed before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Setup {
    /// The game's id on the shelf.
    pub game: String,
    /// The game's options by id; an option that is not named has its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The seats, clockwise.
    pub seats: Vec<SeatSetup>,
    /// Decides every shuffle and draw; below 2^53.
    #[cfg_attr(not(target_arch = "wasm32"), ts(type = "number"))]
    pub seed: u64,
    /// Whether undo may go back over what somebody has learnt, as when learning a game.
    #[serde(default)]
    pub free_undo: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct SeatSetup {
    /// The player's name, at most 40 characters.
    pub name: String,
    /// The seat's colour; no two seats share one.
    pub colour: Colour,
    /// A person, or a bot's level.
    pub player: Player,
}

/// The six colours of seats; each has a mark of its own as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
#[allow(missing_docs)] // the names say it
pub enum Colour {
    Blue,
    Vermilion,
    Green,
    Amber,
    Violet,
    Slate,
}

impl Colour {
    const ALL: [Self; MAX_SEATS] = [
        Self::Blue,
        Self::Vermilion,
        Self::Green,
        Self::Amber,
        Self::Violet,
        Self::Slate,
    ];
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub enum Player {
    /// Somebody in front of the screen.
    Person,
    /// A bot that plays any legal move.
    Random,
    /// A bot for beginners.
    Easy,
    /// A bot that thinks a little.
    Medium,
    /// A bot that thinks as well as it can.
    Hard,
}

impl Setup {
    /// A plain set-up of persons, for tests and tools.
    pub fn of(game: &str, seats: u8, seed: u64) -> Self {
        let seats = Colour::ALL.into_iter().take(seats.into()).enumerate();
        Self {
            game: game.to_owned(),
            options: BTreeMap::new(),
            seats: seats
                .map(|(i, colour)| SeatSetup {
                    name: format!("Player {}", i + 1),
                    colour,
                    player: Player::Person,
                })
                .collect(),
            seed,
            free_undo: false,
        }
    }

    /// The number of seats.
    pub fn seat_count(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Whether a person sits at `seat`.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats
            .get(seat.index())
            .is_some_and(|seat| seat.player == Player::Person)
    }

    /// The chosen value of an option, or its default. `info` is the game's.
    pub fn option<'a>(&'a self, info: &'a Info, id: &str) -> &'a str {
        let default = || {
            info.options
                .iter()
                .find(|option| option.id == id)
                .map(|o| o.default)
        };
        self.options
            .get(id)
            .map(String::as_str)
            .or_else(default)
            .unwrap_or_default()
    }

    /// Whether the game can be set up like this.
    ///
    /// # Errors
    /// Another game's set-up, too few or too many seats, an unknown option or value, a seed of 2^53
    /// or more, a bad name, a colour taken twice; what [`Game::check_options`] refuses.
    pub fn check<G: Game>(&self) -> Result<(), Refusal> {
        self.check_form(G::info())?;
        G::check_options(self)
    }

    fn check_form(&self, info: &Info) -> Result<(), Refusal> {
        if self.game != info.id {
            return Err(Refusal::of("game-unknown").with_text("game", clip(&self.game)));
        }
        let (min, max) = (info.min_seats, info.max_seats);
        if !(usize::from(min)..=usize::from(max)).contains(&self.seats.len()) {
            return Err(Refusal::of("seats-out-of-range")
                .with("seats", Arg::count(self.seats.len()))
                .with("min", min)
                .with("max", max));
        }
        if self.seed > MAX_SEED {
            return Err(Refusal::of("seed-out-of-range").with_text("seed", self.seed));
        }
        for (id, value) in &self.options {
            let Some(option) = info.options.iter().find(|option| option.id == id) else {
                return Err(Refusal::of("option-unknown").with_text("option", clip(id)));
            };
            let seats = self.seats.len();
            let elsewhere = match value.split_once('-') {
                Some(("seat", number)) => number.parse::<usize>().is_ok_and(|seat| seat > seats),
                Some(("solo", _)) => seats > 1,
                _ => false,
            };
            if !option.choices.contains(&value.as_str()) || elsewhere {
                return Err(Refusal::of("option-value-unknown")
                    .with_text("option", id)
                    .with_text("value", clip(value)));
            }
        }
        for (i, seat) in self.seats.iter().enumerate() {
            let here = Seat(i as u8);
            let chars = seat.name.chars().count();
            if seat.name.trim().is_empty()
                || chars > MAX_NAME_CHARS
                || seat.name.chars().any(char::is_control)
            {
                return Err(Refusal::of("seat-name-unusable")
                    .with("number", Arg::count(i + 1))
                    .with("max", Arg::count(MAX_NAME_CHARS)));
            }
            if self.seats[..here.index()]
                .iter()
                .any(|other| other.colour == seat.colour)
            {
                return Err(Refusal::of("seat-colour-taken").with("number", Arg::count(i + 1)));
            }
        }
        Ok(())
    }
}

/// An option that means something only with another one, `needed`, which the set-up does not have.
pub fn option_needs(clause: &'static str, option: &str, needed: &str) -> Refusal {
    by(clause, Refusal::of("option-needs"))
        .with_text("option", option)
        .with_text("needed", needed)
}

/// An option that means something for somebody alone only.
pub fn option_alone(clause: &'static str, option: &str) -> Refusal {
    by(clause, Refusal::of("option-alone")).with_text("option", option)
}

/// A value that an option cannot have, though it is one of its choices.
pub fn option_value_unfit(clause: &'static str, option: &str, value: &str) -> Refusal {
    by(clause, Refusal::of("option-value-unfit"))
        .with_text("option", option)
        .with_text("value", value)
}

/// A value that another option has already.
pub fn option_value_taken(clause: &'static str, option: &str, value: &str, other: &str) -> Refusal {
    by(clause, Refusal::of("option-value-taken"))
        .with_text("option", option)
        .with_text("value", value)
        .with_text("other", other)
}

fn by(clause: &'static str, refusal: Refusal) -> Refusal {
    Refusal {
        clause: Some(clause),
        ..refusal
    }
}

/// A hostile text may be of any length; an error message may not.
pub(crate) fn clip(text: &str) -> String {
    text.chars().take(60).collect()
}
