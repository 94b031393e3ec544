//! Guildhall positions and matches in short words, for tests.
//!
//! ```text
//! let mut m = at("P0: hall Wr Wb Fr, hand Wg Dr; P1: hall Ab; deck Ar Ab; pile Tb Dr");
//! m.play("play Wg, level 0, hand Dr");
//! assert_eq!(m.hall(0), "Dr Fr Wr Wb");
//! assert_eq!(m.refused("play Dr"), "G-6.1");
//! ```

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

#[path = "../common/mod.rs"]
pub mod common;

use serde_json::{Map, Value, json};
use trapezi::games::guildhall::Position;
use trapezi::kernel::scenario::Scenario;
use trapezi::kernel::{Refusal, Seat, Setup};

pub type Match = common::Match<Position>;

/// A match that starts from a position in short words; everything that is not said is empty.
///
/// Parts are separated by `;`:
/// `P0: hall .., hand .., completed .., scored .., tokens 3` (seats; at least two, the highest named
/// one tells how many), `deck ..` and `vp_deck ..` (the next card first), `pile ..` (bottom to top),
/// `row ..`, `area ..`, `bought ..`, `actions 2`, `turn 5`, `active 0`, `first 0`, `seats 2`,
/// `stage ..` (a word, or JSON).
pub fn at(text: &str) -> Match {
    try_at(text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"))
}

/// As [`at`], for positions that may be refused.
///
/// # Errors
/// What loading the position refuses.
pub fn try_at(text: &str) -> Result<Match, Refusal> {
    let (seats, patch) = patch(text);
    load(seats, &patch)
}

/// A match loaded from what the set-up of seed 1 deals, changed by a JSON merge patch.
///
/// # Errors
/// What loading the position refuses.
pub fn load(seats: u8, patch: &Value) -> Result<Match, Refusal> {
    let scenario = Scenario {
        scenario: 1,
        title: String::new(),
        clauses: Vec::new(),
        setup: Setup::of("guildhall", seats, 1),
        position: Some(patch.clone()),
        steps: Vec::new(),
    };
    scenario.table().map(common::Match)
}

/// A new match, at the beginning of its set-up. Seat 0 is the first player.
pub fn dealt(seats: u8, seed: u64) -> Match {
    common::dealt(seats, seed, &[("first", "seat-1")])
}

/// A new match after a set-up in which everybody kept all cards and placed the first three that
/// they could.
pub fn begun(seats: u8, seed: u64) -> Match {
    let mut m = dealt(seats, seed);
    while m.json()["turn"] == 0 {
        let legal = m.legal();
        let quick = if legal.iter().any(|mv| mv == "enough") {
            "enough"
        } else {
            &legal[0]
        };
        m.play(quick);
    }
    m
}

/// The number of seats and the merge patch of a position in short words.
pub fn patch(text: &str) -> (u8, Value) {
    let mut position = json!({
        "turn": 5, "first": 0, "active": 0, "actions_left": 2, "stage": "action",
        "area": [], "bought": [], "deck": [], "discard": [], "row": [], "vp_deck": [],
        "out": "rest", "aside": "rest",
    });
    let mut players: Vec<Map<String, Value>> = vec![Map::new(); 2];
    let grow = |players: &mut Vec<Map<String, Value>>, count: usize| {
        let count = count.max(players.len());
        players.resize(count, Map::new());
    };
    for part in text
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        if let Some((seat, things)) = part.strip_prefix('P').and_then(|rest| rest.split_once(':')) {
            let seat: usize = seat.parse().unwrap();
            grow(&mut players, seat + 1);
            for thing in things.split(',').map(str::trim).filter(|t| !t.is_empty()) {
                let (name, items) = thing.split_once(' ').unwrap_or((thing, ""));
                let value = match name {
                    "tokens" => number(items),
                    "hall" | "hand" | "completed" | "scored" => list(items),
                    _ => panic!("what a player has: {name}"),
                };
                players[seat].insert(name.to_owned(), value);
            }
            continue;
        }
        let (name, rest) = part.split_once(' ').unwrap_or((part, ""));
        match name {
            "deck" | "row" | "vp_deck" | "area" | "bought" => position[name] = list(rest),
            "pile" => position["discard"] = list(rest),
            "actions" => position["actions_left"] = number(rest),
            "turn" | "active" | "first" => position[name] = number(rest),
            "seats" => grow(&mut players, rest.parse().unwrap()),
            "stage" => {
                position[name] = serde_json::from_str(rest).unwrap_or_else(|_| rest.into());
            }
            _ => panic!("a part of a position: {name}"),
        }
    }
    let count = players.len() as u8;
    position["seats"] = players.into_iter().map(Value::Object).collect();
    (count, position)
}

fn list(items: &str) -> Value {
    items.split_whitespace().map(Value::from).collect()
}

fn number(text: &str) -> Value {
    text.trim().parse::<u64>().unwrap().into()
}

impl Match {
    /// The clause that refuses a move to the seat that has to decide.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> &'static str {
        self.refused_to(self.next_seat(), mv)
    }

    /// The clause that refuses a move to a seat.
    #[track_caller]
    pub fn refused_to(&self, seat: u8, mv: &str) -> &'static str {
        self.refusal_to(seat, mv).clause.expect("a clause")
    }

    /// The cards or VP cards at a JSON pointer of the position, separated by blanks.
    pub fn at(&self, pointer: &str) -> String {
        words(self.json().pointer(pointer).unwrap_or(&Value::Null))
    }

    /// The hall of a seat, in standard order (A D F H T W, r b g y p).
    pub fn hall(&self, seat: u8) -> String {
        self.at(&format!("/seats/{seat}/hall"))
    }

    /// The hand of a seat, in standard order.
    pub fn hand(&self, seat: u8) -> String {
        self.at(&format!("/seats/{seat}/hand"))
    }

    /// The completed chapters of a seat, in standard order.
    pub fn completed(&self, seat: u8) -> String {
        self.at(&format!("/seats/{seat}/completed"))
    }

    /// The scored VP cards of a seat, in the order of the data file.
    pub fn scored(&self, seat: u8) -> String {
        self.at(&format!("/seats/{seat}/scored"))
    }

    /// The tokens of a seat.
    pub fn tokens(&self, seat: u8) -> u64 {
        self.number(&format!("/seats/{seat}/tokens"))
    }

    /// The points of a seat.
    pub fn points(&self, seat: u8) -> i32 {
        self.tally().totals[usize::from(seat)]
    }

    /// The winners.
    pub fn winners(&self) -> Vec<u8> {
        let winners = self.tally().winners;
        winners.iter().map(|seat| seat.0).collect()
    }

    /// The discard pile from the bottom to the top.
    pub fn pile(&self) -> String {
        self.at("/discard")
    }

    /// The deck, the next card first.
    pub fn deck(&self) -> String {
        self.at("/deck")
    }

    /// The centre row.
    pub fn row(&self) -> String {
        self.at("/row")
    }

    /// The profession cards of the action area.
    pub fn area(&self) -> String {
        self.at("/area")
    }

    /// The VP cards of the action area.
    pub fn bought(&self) -> String {
        self.at("/bought")
    }

    /// The actions left.
    pub fn actions(&self) -> u64 {
        self.number("/actions_left")
    }

    /// The seat whose turn it is.
    pub fn active(&self) -> u64 {
        self.number("/active")
    }

    /// The stage: a word, or JSON.
    pub fn stage(&self) -> Value {
        self.json()["stage"].clone()
    }

    /// What a seat, or a watcher (`None`), reads in the log: key and arguments, for example
    /// `log-played seat=0 card=Tr`, without the game's id.
    pub fn journal(&self, viewer: Option<u8>) -> Vec<String> {
        self.lines(viewer.map(Seat), short)
    }
}

/// The strings of a JSON list, separated by blanks.
pub fn words(list: &Value) -> String {
    let items = list.as_array().map(Vec::as_slice).unwrap_or_default();
    let items: Vec<&str> = items.iter().filter_map(Value::as_str).collect();
    items.join(" ")
}

/// A locale key without the words that say whose it is: `log-played`, `Tr`.
fn short(key: &str) -> &str {
    let key = key.strip_prefix("guildhall-").unwrap_or(key);
    ["card-", "profession-", "vp-"]
        .iter()
        .find_map(|kind| key.strip_prefix(kind))
        .unwrap_or(key)
}
