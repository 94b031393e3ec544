//! What the audit of an Agricola position lets in, and what it refuses: a position that is let in can be
//! played to its end, whatever is in it, and one that names what is not there is refused and does no harm.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;
mod drive;

use agricola::*;
use drive::Fate;
use serde_json::{Value, json};

const TASKS: &str = "A-27.3 position-tasks";

#[track_caller]
fn refused(players: &[Value], more: Value, reason: &str) {
    let refusal = try_at(players, more).err();
    assert_eq!(refusal.as_deref(), Some(reason));
}

/// The only person of seat 0 that is out stands on a space, whose action is not over.
fn acting(space: &str, act: Value, asked: Option<Value>) -> Value {
    let mut action = json!({ "source": space, "todo": 0, "begun": true, "count": 1 });
    json_patch::merge(&mut action, &act);
    let mut agenda = vec![json!({ "seat": 0, "ask": { "act": action } })];
    agenda.extend(asked.map(|ask| json!({ "seat": 0, "ask": ask })));
    let mut spaces = json!({});
    spaces[space] = json!({ "persons": [0] });
    json!({ "round": 4, "agenda": agenda, "spaces": spaces, "placement": { "space": space } })
}

#[test]
fn parts_that_an_action_does_not_have_are_refused() {
    let two = [has("wood 9"), has("food 9")];
    let fencing = |act: Value| acting("r_fences", act, None);
    let chosen = json!(["03"]);
    assert!(try_at(&two, fencing(json!({ "open": 0, "chosen": chosen }))).is_ok());
    for todo in [2, 8, 248, 255] {
        refused(
            &two,
            fencing(json!({ "todo": todo, "chosen": chosen })),
            TASKS,
        );
    }
    for open in [1, 3, 7, 8, 100, 255] {
        refused(
            &two,
            fencing(json!({ "open": open, "chosen": chosen })),
            TASKS,
        );
        refused(&two, fencing(json!({ "open": open })), TASKS);
    }
}

#[test]
fn a_price_of_what_is_not_there_is_refused() {
    let five = || {
        let mut players = vec![has("grain 1, vegetable 1")];
        players.resize(5, has("food 9"));
        players
    };
    let buying = |part: u8| {
        let what = json!({ "part": ["a5_animals", part] });
        let asked = json!({ "buy": { "what": what, "settled": true } });
        let mut position = acting("a5_animals", json!({}), Some(asked));
        position["bill"] = json!("food:1");
        position
    };
    const CATTLE: u8 = 2;
    assert!(try_at(&five(), buying(CATTLE)).is_ok());
    for part in [3, 7, 8, 255] {
        refused(&five(), buying(part), TASKS);
    }
}

/// The position of a full match: nobody has hand cards, and in front of seat 0 lie these, with notes.
fn in_front(seats: u8, cards: &[(&str, u16)]) -> Value {
    let mut position = dealt_full(seats, 1).json();
    let front = cards
        .iter()
        .map(|(card, note)| json!({ "card": card, "note": note }));
    let front: Value = front.collect();
    for seat in 0..usize::from(seats) {
        position["cards"]["seats"][seat] = json!({ "hand": [], "front": [] });
    }
    position["cards"]["seats"][0]["front"] = front;
    position
}

#[test]
fn nobody_owes_to_a_seat_that_is_not_there() {
    let owing = |to: u8, food: u8| {
        let mut position = in_front(4, &[("E179", 0)]);
        position["cards"]["seats"][0]["hand"] = json!(["E16", "E42"]);
        position["seats"][0]["goods"] = json!({ "food": 9, "wood": 2 });
        position["agenda"] = json!([
            { "seat": 0, "ask": { "debt": { "to": to, "food": food } } },
            { "seat": 0, "ask": { "offer": { "card": "E179", "rule": 0 } } },
        ]);
        drive::load_position(position.to_string().as_bytes(), 40)
    };
    assert_eq!(owing(3, 2), Fate::Taken);
    for to in [0, 4, 5, 200] {
        assert_eq!(owing(to, 2), Fate::Refused, "to {to}");
    }
    assert_eq!(owing(3, 21), Fate::Refused);
}

#[test]
fn the_turns_of_a_round_leave_room_for_those_to_come() {
    const LAST: u64 = 12;
    let two = [has("food 9"), has("food 9")];
    let with = |turn: u64| try_at(&two, json!({ "turn": turn }));
    // three more placements are to come
    let last = (1..=LAST).rev().find(|turn| with(*turn).is_ok());
    assert_eq!(last, Some(LAST - 3));
    let mut m = with(LAST - 3).unwrap();
    let round = m.round();
    while m.round() == round {
        let position = m.json();
        assert_eq!(
            drive::load_position(position.to_string().as_bytes(), 0),
            Fate::Taken,
            "{position}"
        );
        m.play(&m.legal()[0].clone());
    }
}

/// As much of everything as a position can hold is no more than that, and nothing goes wrong by it.
#[test]
fn the_fullest_supply_is_played_to_the_end() {
    const MOST: u8 = u8::MAX;
    let goods: serde_json::Map<_, _> = GOODS[..7]
        .iter()
        .map(|good| ((*good).to_owned(), json!(MOST)))
        .collect();
    let farm = json!({
        "house": "stone", "rooms": ["10", "20"], "fields": [], "stables": ["01", "02", "03", "04"],
        "pastures": [["01", "02", "03", "04", "11", "12", "13", "14"]],
    });
    let front = [
        ("E192", 0),
        ("E24", 256),
        ("E19", u16::MAX),
        ("E156", u16::MAX),
        ("E215", u16::MAX),
        ("E203", 0),
        ("E18", u16::MAX),
        ("E149", 0),
        ("E34", 0),
    ];
    for round in [1, 4, 9, 14] {
        let mut position = in_front(4, &front);
        position["round"] = json!(round);
        position["cards"]["seats"][0]["hand"] = json!(["E150", "E172", "E181"]);
        position["cards"]["seats"][0]["fences"] = json!(MOST);
        position["cards"]["seats"][0]["free_fences"] = json!(MOST);
        let player = &mut position["seats"][0];
        player["goods"] = Value::Object(goods.clone());
        player["goods"]["sheep"] = json!(MOST);
        player["farm"] = farm.clone();
        player["majors"] = json!(["fireplace_2", "clay_oven"]);
        player["begging"] = json!(MOST);
        player["promised"] = json!([vec![0; round], vec![MOST; 14 - round]].concat());
        for space in ["wood3", "clay1", "reed1", "fishing"] {
            position["spaces"][space] = json!({ "goods": MOST });
        }
        let fate = drive::load_position(position.to_string().as_bytes(), 600);
        assert_eq!(fate, Fate::Taken, "round {round}");
    }
}
