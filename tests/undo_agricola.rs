//! What can be taken back in Agricola, and what nobody else learns of a pasture in the making.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::json;
use trapezi::kernel::{Game, Seat};

fn fencing() -> Match {
    let mut m = one(has("wood 9"), json!({ "round": 4 }));
    m.play("place r_fences, fence 03, fence 04");
    m
}

#[test]
fn a_pasture_is_taken_back_cell_by_cell() {
    let mut m = fencing();
    let picked = |m: &Match| m.0.position().picked(Seat(0)).len();
    assert_eq!(picked(&m), 2);
    m.0.undo(Some(Seat(0))).unwrap();
    assert_eq!(picked(&m), 1);
    m.0.undo(Some(Seat(0))).unwrap();
    assert_eq!(picked(&m), 0);
    m.play("fence 04, close");
    assert_eq!(m.count(0, "wood"), 5);
}

#[test]
fn nobody_else_sees_a_pasture_before_it_is_closed() {
    let m = fencing();
    let mut before = one(has("wood 9"), json!({ "round": 4 }));
    before.play("place r_fences");
    for viewer in [None, Some(1)] {
        assert_eq!(m.view(viewer), before.view(viewer));
        assert!(m.view(viewer)["task"]["draft"].is_null());
    }
    let draft = &m.view(Some(0))["task"]["draft"];
    assert_eq!(draft["cells"], json!(["03", "04"]));
    assert_eq!(draft["closable"], true);
    assert_eq!(draft["edges"].as_array().unwrap().len(), 6);
    assert_eq!(draft["capacity"], 4);
}

#[test]
fn a_round_card_that_is_turned_up_stays_so() {
    let mut m = dealt(1, 5);
    let first = m.round();
    while m.round() == first {
        let mv = m.legal()[0].clone();
        m.play(&mv);
    }
    assert!(m.0.undo(Some(Seat(0))).is_err());
}
