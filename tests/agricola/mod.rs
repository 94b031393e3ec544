//! Positions of Agricola for tests: a family match in which the test says what differs from a first
//! round where nothing lies on the spaces and nobody owns anything.
//!
//! ```text
//! let mut m = at(&[has("wood 5, reed 2"), nobody()], json!({ "round": 4 }));
//! m.play("place build_rooms_stables, room 00");
//! assert_eq!(m.goods(0), "");
//! ```

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

pub mod cards;
#[path = "../common/mod.rs"]
pub mod common;
pub mod slow;

use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use trapezi::games::agricola::Position;
use trapezi::kernel::{Game, Table, Viewer};

pub use common::*;

/// The round cards in the order in which [`at`] reveals them.
pub const DECK: [&str; 14] = [
    "r_sow_bake",
    "r_improvement",
    "r_sheep",
    "r_fences",
    "r_renovation_improvement",
    "r_growth_minor",
    "r_stone_a",
    "r_vegetable",
    "r_boar",
    "r_stone_b",
    "r_cattle",
    "r_plow_sow",
    "r_growth_no_room",
    "r_renovation_fences",
];

/// All goods, in the order of the rules.
pub const GOODS: [&str; 10] = [
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
];

/// The rounds after which there is a harvest (A-6.1).
pub const HARVESTS: [u64; 6] = [4, 7, 9, 11, 13, 14];

pub type Match = common::Match<Position>;

/// A family match as it is dealt; the first seat begins.
pub fn dealt(seats: u8, seed: u64) -> Match {
    dealt_with(seats, seed, &[("first", "seat-1")])
}

/// A full match as it is dealt; the first seat begins.
pub fn dealt_full(seats: u8, seed: u64) -> Match {
    dealt_with(seats, seed, &[("first", "seat-1"), ("variant", "full")])
}

/// A match as it is dealt with these options.
pub fn dealt_with(seats: u8, seed: u64, options: &[(&str, &str)]) -> Match {
    common::dealt(seats, seed, options)
}

/// Why a set-up with these options is refused: a new match, one from a position and one from a save alike.
pub fn refused_setup(seats: u8, options: &[(&str, &str)]) -> String {
    let plain = Table::<Position>::new(setup::<Position>(seats, 1, &[])).unwrap();
    let setup = setup::<Position>(seats, 1, options);
    let mut save = plain.save().unwrap();
    save.options = setup.options.clone();
    let position = plain.position().clone();
    let refused = [
        Table::<Position>::new(setup.clone()).err(),
        Table::load(setup, position).err(),
        Table::<Position>::restore(&save).err(),
    ];
    let [new, load, restore] = refused.map(|refusal| refusal.expect("a refusal").to_string());
    assert_eq!([&load, &restore], [&new, &new]);
    new
}

/// A player with two persons in the first farm and nothing else.
pub fn nobody() -> Value {
    json!({})
}

/// The same with goods and animals: `wood 5, reed 2`.
pub fn has(goods: &str) -> Value {
    json!({ "goods": amounts(goods) })
}

/// The same with a farm, as a merge patch on the first one: `{ "fields": fields("02, 03 grain 3") }`.
pub fn farms(goods: &str, farm: Value) -> Value {
    json!({ "goods": amounts(goods), "farm": farm })
}

/// What [`has`] says, with more of a player, as a merge patch.
pub fn has_and(goods: &str, more: Value) -> Value {
    let mut player = has(goods);
    json_patch::merge(&mut player, &more);
    player
}

/// Goods by their names: `wood 5, reed 2`.
pub fn amounts(goods: &str) -> Value {
    let pairs = goods.split(", ").filter(|pair| !pair.is_empty());
    let pairs = pairs.map(|pair| {
        let (good, count) = pair.split_once(' ').unwrap();
        (good.to_owned(), json!(count.parse::<u8>().unwrap()))
    });
    Value::Object(pairs.collect::<Map<_, _>>())
}

/// Cells by their names: `00, 01`.
pub fn cells(names: &str) -> Value {
    names.split(", ").filter(|cell| !cell.is_empty()).collect()
}

/// Fields, empty or with a crop: `02, 03 grain 3`.
pub fn fields(text: &str) -> Value {
    let fields = text.split(", ").filter(|field| !field.is_empty());
    let fields = fields.map(|field| {
        let mut words = field.split(' ');
        let cell = words.next().unwrap();
        match (words.next(), words.next()) {
            (Some(crop), Some(count)) => {
                json!({ "cell": cell, "crop": crop, "count": count.parse::<u8>().unwrap() })
            }
            _ => json!({ "cell": cell }),
        }
    });
    fields.collect()
}

/// The same patch with what lies on the printed spaces in a first round, where it says nothing else.
pub fn stocked(more: Value) -> Value {
    let lies = |goods: u8| json!({ "goods": goods });
    let mut patch = json!({ "spaces": {
        "wood3": lies(3), "clay1": lies(1), "reed1": lies(1), "fishing": lies(1),
        "start_storehouse": lies(1),
    } });
    json_patch::merge(&mut patch, &more);
    patch
}

/// The position of these players in their first round; `more` is a merge patch on it.
pub fn position(players: &[Value], more: &Value) -> Value {
    let dealt = dealt(players.len() as u8, 1);
    let mut position = dealt.json();
    let mut persons = Map::new();
    let spaces = more["spaces"].as_object().cloned().unwrap_or_default();
    for space in spaces.values() {
        for seat in space["persons"].as_array().into_iter().flatten() {
            let count = persons.entry(seat.to_string()).or_insert(json!(0));
            *count = json!(count.as_u64().unwrap() + 1);
        }
    }
    let farm = json!({
        "house": "wood", "rooms": ["10", "20"], "fields": [], "stables": [], "pastures": [],
    });
    let seats = players.iter().enumerate().map(|(seat, more)| {
        let mut player = json!({
            "goods": {}, "farm": farm, "adults": 2, "newborns": 0, "majors": [], "used": [],
            "begging": 0, "promised": vec![0; 14],
        });
        json_patch::merge(&mut player, more);
        let placed = persons.get(&seat.to_string()).and_then(Value::as_u64);
        if player["home"].is_null() {
            player["home"] = json!(player["adults"].as_u64().unwrap() - placed.unwrap_or(0));
        }
        player
    });
    let active = more["active"].as_u64().unwrap_or(0);
    let base = json!({
        "family": true, "series": 0, "marker": 0, "active": 0, "round": 1, "window": "placement",
        "waiting": [], "turn": 1, "bill": "nothing", "deck": DECK,
        "agenda": [{ "seat": active, "ask": "place" }],
        "seats": seats.collect::<Vec<_>>(),
    });
    position["spaces"] = json!({});
    json_patch::merge(&mut position, &base);
    json_patch::merge(&mut position, more);
    position
}

pub fn try_at(players: &[Value], more: Value) -> Result<Match, String> {
    let family = more["family"].as_bool().unwrap_or(true);
    let variant = if family { "family" } else { "full" };
    let setup = setup::<Position>(players.len() as u8, 1, &[("variant", variant)]);
    let position = position(players, &more);
    let position: Position = serde_json::from_value(position).map_err(|e| e.to_string())?;
    let table = Table::load(setup, position).map_err(|refusal| told(&refusal))?;
    Ok(common::Match(table))
}

/// The match of these players; `more` is a merge patch on the position.
#[track_caller]
pub fn at(players: &[Value], more: Value) -> Match {
    try_at(players, more).unwrap_or_else(|e| panic!("{e}"))
}

/// The same for one player against another who has food and nothing else.
#[track_caller]
pub fn one(player: Value, more: Value) -> Match {
    at(&[player, has("food 9")], more)
}

impl Match {
    /// Plays the round to its end, and the harvest if there is one, without deciding anything that
    /// matters: persons go where goods are taken and nothing else happens.
    #[track_caller]
    pub fn finish_round(&mut self) -> &mut Self {
        const QUIET: [&str; 12] = [
            "take_grain",
            "fishing",
            "reed1",
            "clay1",
            "wood3",
            "r_vegetable",
            "r_stone_a",
            "r_stone_b",
            "a3_clay1",
            "a3_wood2",
            "a4_wood1",
            "a4_clay2",
        ];
        let round = self.round();
        while self.round() == round && !self.is_over() {
            let legal = self.legal();
            let quiet = QUIET.iter().map(|space| format!("place {space}"));
            let quiet = quiet.into_iter().find(|mv| legal.contains(mv));
            let ends = ["feed", "done"].map(str::to_owned).into_iter();
            let end = ends.into_iter().find(|mv| legal.contains(mv));
            let any = legal.iter().find(|mv| !mv.starts_with("place start_"));
            let mv = quiet
                .or(end)
                .unwrap_or_else(|| any.unwrap_or(&legal[0]).clone());
            self.play(&mv);
        }
        self
    }

    /// Who decides.
    #[track_caller]
    pub fn asked(&self) -> u8 {
        self.0
            .position()
            .to_act()
            .first()
            .expect("the match is over")
            .0
    }

    pub fn is_over(&self) -> bool {
        self.0.position().to_act().first().is_none()
    }

    pub fn round(&self) -> u64 {
        self.number("/round")
    }

    /// The clause and the code by which a seat's move is refused.
    #[track_caller]
    pub fn refused_to(&self, seat: u8, mv: &str) -> String {
        told(&self.refusal_to(seat, mv))
    }

    /// The same for whoever is asked.
    #[track_caller]
    pub fn refused(&self, mv: &str) -> String {
        self.refused_to(self.next_seat(), mv)
    }

    /// The legal moves that begin with this word, without it.
    pub fn legal_to(&self, word: &str) -> Vec<String> {
        let moves = self.legal().into_iter();
        let rest =
            moves.filter_map(|mv| mv.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned));
        rest.collect()
    }

    /// Whether a person can be put on this space.
    pub fn can_place(&self, space: &str) -> bool {
        self.can(&format!("place {space}"))
    }

    /// A value of a seat.
    #[track_caller]
    pub fn of(&self, seat: u8, pointer: &str) -> Value {
        self.get(&format!("/seats/{seat}/{pointer}"))
    }

    /// The goods and animals of a seat: `wood 5, reed 2`.
    pub fn goods(&self, seat: u8) -> String {
        listed(&self.of(seat, "goods"))
    }

    /// How much of a good or animal a seat has.
    pub fn count(&self, seat: u8, good: &str) -> u64 {
        self.of(seat, "goods")[good].as_u64().unwrap_or(0)
    }

    /// The goods on an accumulation space.
    pub fn lying(&self, space: &str) -> u64 {
        self.json()["spaces"][space]["goods"].as_u64().unwrap_or(0)
    }

    /// The seats of the persons on a space, newborns not counted.
    pub fn persons(&self, space: &str) -> Vec<u64> {
        let persons = self.json()["spaces"][space]["persons"].clone();
        let persons = persons.as_array().cloned().unwrap_or_default();
        persons.iter().filter_map(Value::as_u64).collect()
    }

    /// What kind of thing is on a cell of a farm: empty, room, field or stable.
    pub fn cell(&self, seat: u8, cell: &str) -> String {
        let view = self.view(None);
        let cells = view["seats"][usize::from(seat)]["cells"]
            .as_array()
            .unwrap();
        let found = cells.iter().find(|entry| entry["cell"] == cell).unwrap();
        found["kind"].as_str().unwrap().to_owned()
    }

    /// The ids of the spaces that can be used.
    pub fn spaces(&self) -> BTreeSet<String> {
        let view = self.view(None);
        let spaces = view["spaces"].as_array().unwrap().iter();
        spaces
            .map(|space| space["id"].as_str().unwrap().to_owned())
            .collect()
    }

    /// What each seat scores.
    pub fn totals(&self) -> Vec<i32> {
        self.tally().totals
    }

    /// The keys and arguments of the log, without the game's id.
    pub fn log(&self, viewer: Viewer) -> Vec<String> {
        self.lines(viewer, short)
    }
}

fn short(key: &str) -> &str {
    let key = key.trim_start_matches("agricola-");
    let kind = ["log-", "goods-"]
        .iter()
        .find_map(|kind| key.strip_prefix(kind));
    kind.unwrap_or(key)
}

fn listed(goods: &Value) -> String {
    let held = GOODS.iter().filter_map(|good| {
        let count = goods[good].as_u64().filter(|count| *count > 0)?;
        Some(format!("{good} {count}"))
    });
    held.collect::<Vec<_>>().join(", ")
}

/// The game's data.
pub fn data() -> Value {
    serde_json::from_str(Position::data()).unwrap()
}

/// Plays moves. What is forced the engine does by itself, so that a move may have been played already.
#[track_caller]
pub fn go(m: &mut Match, moves: &str) {
    for mv in moves.split(", ") {
        if mv.starts_with("place") || m.can(mv) {
            m.play(mv);
        }
    }
}

/// The first seat alone has something; round 4, so that all cards of stage 1 are there.
#[track_caller]
pub fn stage_one(player: Value) -> Match {
    one(player, json!({ "round": 4 }))
}

/// A player with these pastures and stables.
pub fn fenced(goods: &str, pastures: Value, stables: &str) -> Value {
    farms(
        goods,
        json!({ "pastures": pastures, "stables": cells(stables) }),
    )
}
