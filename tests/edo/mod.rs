//! Positions of Edo for tests: a match in its first round, in which the test says what differs.

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

pub mod slow;

use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::games::edo::Position;
use trapezi::kernel::{Arg, Chance, Game, Journal, Refusal, Seat, Setup, Table, Viewer};

pub struct Match(pub Table<Position>);

/// A match as it is dealt; the first seat begins.
pub fn dealt(seats: u8, seed: u64) -> Match {
    let mut setup = Setup::of("edo", seats, seed);
    setup.options.insert("first".into(), "seat-1".into());
    Match(Table::new(setup).unwrap())
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
    let setup = Setup::of("edo", players.len() as u8, 1);
    let table = Table::<Position>::new(setup.clone()).unwrap();
    let mut position = serde_json::to_value(table.position()).unwrap();
    json_patch::merge(&mut position, &patch(players, more));
    let position: Position = serde_json::from_value(position).map_err(|e| e.to_string())?;
    let table = Table::load(setup, position).map_err(|refusal| refusal.to_string())?;
    Ok(Match(table))
}

/// The match of these players; `more` is a merge patch on the position.
#[track_caller]
pub fn at(players: &[Value], more: Value) -> Match {
    try_at(players, more).unwrap_or_else(|e| panic!("{e}"))
}

impl Match {
    /// Plays moves, separated by `, `; the first seat to act decides.
    #[track_caller]
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for mv in moves.split(", ") {
            let seat = self.0.position().to_act().first().unwrap();
            self.play_at(seat.0, mv);
        }
        self
    }

    /// Plays moves of a seat, separated by `, `.
    #[track_caller]
    pub fn play_at(&mut self, seat: u8, moves: &str) -> &mut Self {
        for mv in moves.split(", ") {
            let result = self.0.play(Seat(seat), mv.parse().unwrap());
            result.unwrap_or_else(|refusal| panic!("{mv}: {refusal}, legal: {:?}", self.legal()));
        }
        self
    }

    /// The clause and the code by which a seat's move is refused.
    #[track_caller]
    pub fn refused_to(&self, seat: u8, mv: &str) -> String {
        let refusal = self.0.position().check(Seat(seat), mv.parse().unwrap());
        told(&refusal.expect_err("it is legal"))
    }

    /// The same for the first seat to act.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> String {
        let seat = self.0.position().to_act().first().unwrap_or(Seat(0));
        self.refused_to(seat.0, mv)
    }

    pub fn legal_of(&self, seat: u8) -> Vec<String> {
        let moves = self.0.legal_moves(Seat(seat));
        moves.iter().map(ToString::to_string).collect()
    }

    pub fn legal(&self) -> Vec<String> {
        let seat = self.0.position().to_act().first().unwrap_or(Seat(0));
        self.legal_of(seat.0)
    }

    pub fn can(&self, mv: &str) -> bool {
        self.legal().iter().any(|legal| legal == mv)
    }

    pub fn to_act(&self) -> Vec<u8> {
        self.0
            .position()
            .to_act()
            .iter()
            .map(|seat| seat.0)
            .collect()
    }

    pub fn json(&self) -> Value {
        serde_json::to_value(self.0.position()).unwrap()
    }

    /// A value of the position.
    #[track_caller]
    pub fn get(&self, pointer: &str) -> Value {
        let json = self.json();
        json.pointer(pointer)
            .cloned()
            .unwrap_or_else(|| panic!("no {pointer}"))
    }

    #[track_caller]
    pub fn number(&self, pointer: &str) -> u64 {
        self.get(pointer).as_u64().unwrap()
    }

    pub fn view(&self, viewer: Option<u8>) -> Value {
        serde_json::to_value(self.0.position().view(viewer.map(Seat))).unwrap()
    }

    /// All that a viewer gets, as one text in which secrets can be looked for.
    pub fn reply(&self, viewer: Option<u8>) -> String {
        serde_json::to_string(&self.0.reply(viewer.map(Seat), 0)).unwrap()
    }

    /// The keys and arguments of the log, without the game's id.
    pub fn log(&self, viewer: Viewer) -> Vec<String> {
        let entries = self.0.journal(viewer, 0);
        let line = |message: &trapezi::kernel::Message| {
            let mut line = message.key.trim_start_matches("edo-log-").to_owned();
            for (name, arg) in &message.args {
                let value = match arg {
                    Arg::Seat(seat) => seat.to_string(),
                    Arg::Number(n) => n.to_string(),
                    Arg::Name(key) => key.clone(),
                    Arg::Names(keys) => keys.join("+"),
                    Arg::Counted(things) => format!("{things:?}"),
                    Arg::Text(text) => text.clone(),
                };
                line.push_str(&format!(" {name}={value}"));
            }
            line
        };
        entries.iter().map(|entry| line(&entry.message)).collect()
    }
}

pub fn told(refusal: &Refusal) -> String {
    format!("{} {}", refusal.clause.unwrap_or("-"), refusal.code)
}

/// A random match from the position on: every position of it, and the seat and move that follow.
pub fn random_match(mut position: Position, seed: u64, mut visit: impl FnMut(&Position)) {
    let mut chance = Chance::from_seed(seed);
    loop {
        visit(&position);
        let seats: Vec<Seat> = position.to_act().iter().collect();
        let Some(&seat) = seats.get(chance.below(seats.len() as u32) as usize) else {
            return;
        };
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        let mv = moves[chance.below(moves.len() as u32) as usize];
        position.play(seat, mv, &mut Journal::silent());
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
