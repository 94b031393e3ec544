//! Positions of Edo for tests: a match in its first round, in which the test says what differs.

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

#[path = "../common/mod.rs"]
pub mod common;
pub mod slow;

use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::games::edo::Position;
use trapezi::kernel::{Game, Table, Viewer};

pub use common::*;

pub type Match = common::Match<Position>;

/// A match as it is dealt; the first seat begins.
pub fn dealt(seats: u8, seed: u64) -> Match {
    common::dealt(seats, seed, &[("first", "seat-1")])
}

/// A program as `A.money 2, B.build 1+1, C.trade 0`: actions with own and shogun officials.
pub fn slots(text: &str) -> Value {
    let slots = text.split(", ").map(|slot| {
        let (action, count) = slot.split_once(' ').unwrap();
        let (own, shogun) = count.split_once('+').unwrap_or((count, "0"));
        json!({
            "card": action.split('.').next(),
            "action": action,
            "officials": own.parse::<u8>().unwrap(),
            "shogun_officials": shogun.parse::<u8>().unwrap(),
        })
    });
    slots.collect()
}

/// A player with nothing on the planning board, 20 Ryo and whatever `more` says.
pub fn player(more: Value) -> Value {
    let mut player = json!({
        "points": 1, "ryo": 20, "ready": true,
        "slots": slots("A.money 0, B.money 0, C.trade 0"),
    });
    json_patch::merge(&mut player, &more);
    player
}

/// A player with this program.
pub fn programmed(program: &str, more: Value) -> Value {
    let mut player = player(more);
    player["slots"] = slots(program);
    player
}

/// A player before the first choice of a program.
pub fn idle(more: Value) -> Value {
    let mut player = player(more);
    player["slots"] = json!([]);
    player["ready"] = json!(false);
    player
}

/// The patch that makes a match of these players in the first player's first window.
pub fn patch(players: &[Value], more: Value) -> Value {
    let owned: Vec<&Value> = players
        .iter()
        .filter_map(|player| player["cards"].as_array())
        .flatten()
        .collect();
    let special: Vec<Value> = (1..=12).map(|n| json!(format!("S{n:02}"))).collect();
    let free: Vec<&Value> = special
        .iter()
        .filter(|card| !owned.contains(card))
        .collect();
    let tile = |tile: &str| json!({ "tile": tile, "buildings": [] });
    let shut = || json!({ "tile": null, "buildings": [] });
    let (towns, covered, closed) = match players.len() {
        2 => (
            json!({ "edo": tile("P2-E1"), "city1": tile("P2-C3"), "city2": tile("P2-C1"), "city3": shut() }),
            json!(["forest3", "quarry3", "rice3"]),
            json!(["city3"]),
        ),
        3 => (
            json!({ "edo": tile("P3-E1"), "city1": tile("P3-C1"), "city2": tile("P3-C2"), "city3": tile("P3-C3") }),
            json!([]),
            json!([]),
        ),
        _ => (
            json!({ "edo": tile("P4-E1"), "city1": tile("P4-C3"), "city2": tile("P4-C1"), "city3": tile("P4-C2"),
                "city4": tile("P4-C4"), "city5": shut() }),
            json!(["forest5", "quarry5", "rice5"]),
            json!(["city5"]),
        ),
    };
    let deck: Vec<String> = (2..=10).map(|n| format!("M{n:02}")).collect();
    let mut patch = json!({
        "round": 1, "turn": 1, "first": 0, "active": 0, "stage": "window", "slot": 0,
        "seats": players, "towns": towns, "covered": covered, "shut": closed, "merchant": "river1",
        "merchant_card": "M01", "merchant_deck": deck, "row": free[..5], "special_deck": free[5..],
        "sold": null, "shogun_supply": null, "strongholds": null, "packages": [],
    });
    json_patch::merge(&mut patch, &more);
    patch
}

pub fn try_at(players: &[Value], more: Value) -> Result<Match, String> {
    let setup = common::setup::<Position>(players.len() as u8, 1, &[]);
    let table = Table::<Position>::new(setup.clone()).unwrap();
    let mut position = serde_json::to_value(table.position()).unwrap();
    json_patch::merge(&mut position, &patch(players, more));
    let position: Position = serde_json::from_value(position).map_err(|e| e.to_string())?;
    let table = Table::load(setup, position).map_err(|refusal| refusal.to_string())?;
    Ok(common::Match(table))
}

/// The match of these players; `more` is a merge patch on the position.
#[track_caller]
pub fn at(players: &[Value], more: Value) -> Match {
    try_at(players, more).unwrap_or_else(|e| panic!("{e}"))
}

impl Match {
    /// The clause and the code by which a seat's move is refused.
    #[track_caller]
    pub fn refused_to(&self, seat: u8, mv: &str) -> String {
        told(&self.refusal_to(seat, mv))
    }

    /// The same for the first seat to act.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> String {
        self.refused_to(self.next_seat(), mv)
    }

    /// The keys and arguments of the log, without the game's id.
    pub fn log(&self, viewer: Viewer) -> Vec<String> {
        self.lines(viewer, |key| key.trim_start_matches("edo-log-"))
    }
}

/// The strings of a JSON list.
pub fn strings(list: &Value) -> BTreeSet<String> {
    let items = list.as_array().into_iter().flatten();
    items
        .map(|item| item.as_str().unwrap().to_owned())
        .collect()
}

/// The game's data.
pub fn data() -> Value {
    serde_json::from_str(Position::data()).unwrap()
}
