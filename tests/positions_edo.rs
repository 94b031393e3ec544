//! What the audit of an Edo position lets in, and what it refuses: a position that is let in can be
//! played to its end, whatever is in it.
#![cfg(not(target_arch = "wasm32"))]

mod edo;

use edo::*;
use serde_json::{Value, json};
use trapezi::kernel::Game;

#[track_caller]
fn refused(players: &[Value], more: Value, code: &str) {
    let refusal = try_at(players, more).expect_err("this position could not be");
    assert!(refusal.contains(code), "{refusal}");
}

fn two(first: Value, more: Value) -> Result<Match, String> {
    try_at(&[first, player(json!({}))], more)
}

#[test]
fn the_fullest_purse_and_the_longest_track_are_played_to_the_end() {
    let rich = json!({"points": 255, "ryo": 65535, "wood": 10, "stone": 10, "rice": 10,
        "samurai": ["city1", "city1", "edo"]});
    let m = at(
        &[
            programmed("B.build 2, A.money 0, C.trade 0", rich),
            player(json!({"ryo": 65535})),
        ],
        json!({}),
    );
    for seed in 0..8 {
        random_match(m.0.position().clone(), seed, |position| {
            assert_eq!(position.audit(), Ok(()));
        });
    }
}

#[test]
fn every_stage_of_random_matches_is_let_in_and_played_on() {
    for seed in 0..6 {
        let start = dealt(2 + (seed % 3) as u8, seed).0.position().clone();
        random_match(start, seed, |position| {
            assert_eq!(
                position.audit(),
                Ok(()),
                "{}",
                serde_json::to_value(position).unwrap()
            );
        });
    }
}

#[test]
fn stages_that_could_not_be_are_refused() {
    let both = || [player(json!({})), player(json!({}))];
    refused(&both(), json!({"stage": "wages"}), "position-stage");
    refused(
        &both(),
        json!({"stage": "window", "slot": 3}),
        "position-stage",
    );
    refused(
        &both(),
        json!({"stage": "over", "slot": 3}),
        "position-stage",
    );
    refused(&both(), json!({"stage": "placing"}), "position-round");
    refused(&both(), json!({"round": 11}), "position-round");
    refused(&both(), json!({"turn": 200}), "position-round");
    refused(&both(), json!({"first": 2}), "position-seats");
    refused(&both(), json!({"stage": "programming"}), "position-");
    refused(&both(), json!({"figure": "city1"}), "position-stage");
    refused(
        &both(),
        json!({"activations": {"left": 1}}),
        "position-stage",
    );
    refused(&both(), json!({"packages": ["3-rice"]}), "position-setup");
    refused(&both(), json!({"covered": []}), "position-covered");
    refused(&both(), json!({"shut": []}), "position-shut");
    refused(
        &both(),
        json!({"towns": {"city1": {"tile": "P2-E2"}}}),
        "position-tile",
    );
    refused(
        &both(),
        json!({"towns": {"city1": {"tile": "P2-C1"}}}),
        "position-tile",
    );
    refused(
        &both(),
        json!({"towns": {"city1": {"buildings": ["house 2"]}}}),
        "position-building",
    );
    refused(&both(), json!({"row": ["S01", "S02"]}), "position-");
}

#[test]
fn programs_that_could_not_be_are_refused() {
    for program in [
        "A.money 5, B.money 0, C.trade 0",
        "B.recruit 1+1, A.money 0, C.trade 0",
    ] {
        assert!(
            two(programmed(program, json!({})), json!({})).is_err(),
            "{program}"
        );
    }
    let half = json!({"slots": [{}, {"card": "A"}], "ready": false});
    refused(
        &[player(half), idle(json!({}))],
        json!({"stage": "programming"}),
        "position-program",
    );
    let no_card = json!({"slots": [{"officials": 1}], "ready": false});
    refused(
        &[player(no_card), idle(json!({}))],
        json!({"stage": "programming"}),
        "position-program",
    );
    let mustered = json!({"mustered": [3, 0]});
    refused(
        &[player(mustered), player(json!({}))],
        json!({}),
        "position-program",
    );
}

#[test]
fn activations_that_could_not_be_are_refused() {
    let card = |program: &str, first: Value, activations: Value| {
        two(
            programmed(program, first),
            json!({"stage": "card", "activations": activations}),
        )
    };
    let money = "A.money 2, B.money 0, C.trade 0";
    assert!(card(money, json!({}), json!({"left": 2})).is_ok());
    assert!(card(money, json!({}), json!({"left": 3})).is_err());
    assert!(card(money, json!({}), json!({"left": 1, "shogun": 1})).is_err());
    assert!(card(money, json!({}), json!({"left": 1, "bought": true})).is_err());
    let travel = "C.travel 2, A.money 0, B.money 0";
    let one = json!({"samurai": ["city1"]});
    assert!(card(travel, one.clone(), json!({"left": 1, "moved": "city1"})).is_err());
    let pair = json!({"samurai": ["city1", "city2"]});
    assert!(card(travel, pair, json!({"left": 1, "moved": "city1"})).is_ok());
    assert!(card(travel, one, json!({"left": 2, "shogun": 1})).is_err());
    let harvest = "A.harvest_wood 2, B.money 0, C.trade 0";
    let wood = json!({"samurai": ["forest1"]});
    assert!(
        card(
            harvest,
            wood.clone(),
            json!({"left": 1, "used": ["forest1"]})
        )
        .is_ok()
    );
    assert!(
        card(
            harvest,
            wood.clone(),
            json!({"left": 2, "used": ["forest1"]})
        )
        .is_err()
    );
    assert!(
        card(
            harvest,
            wood,
            json!({"left": 0, "used": ["forest1", "forest1"]})
        )
        .is_err()
    );
}
