//! What a person is told who touches a piece that does not fit: code and clause must speak of that
//! piece, not of some other obstacle.
#![cfg(not(target_arch = "wasm32"))]

mod edo;

use edo::*;
use serde_json::{Value, json};
use trapezi::kernel::{Game, Seat, Target};

fn nothing() -> Value {
    json!({})
}

/// The first player's card is opened.
fn opened(program: &str, first: Value, more: Value) -> Match {
    let mut m = at(&[programmed(program, first), player(nothing())], more);
    m.play("done");
    m
}

#[track_caller]
fn touched(m: &Match, seat: u8, target: &str) -> String {
    let refusal = m.0.position().why_not(Seat(seat), &Target::new(target));
    refusal.map_or("nothing".to_owned(), |refusal| told(&refusal))
}

#[test]
fn in_the_set_up() {
    let m = dealt(2, 1);
    assert_eq!(m.refused("to river1"), "E-3.10 place-first");
    assert_eq!(m.refused_to(0, "package 3-rice"), "E-3.10 not-your-turn");
    assert_eq!(m.refused_to(5, "package 3-rice"), "E-1.1 no-such-seat");
    let mut m = dealt(2, 1);
    m.play("package 3-rice");
    assert_eq!(m.refused("package 3-rice"), "E-3.10 package-gone");
}

#[test]
fn a_window_says_whether_figure_way_or_purse_is_the_obstacle() {
    let m = at(
        &[
            player(json!({"samurai": ["city1"], "ryo": 2})),
            player(nothing()),
        ],
        nothing(),
    );
    assert_eq!(m.refused("samurai edo"), "E-6.3 no-samurai-there");
    assert_eq!(m.refused("to edo"), "E-6.14 choose-figure-first");
    assert_eq!(m.refused("times 1"), "E-6.2 window-first");
    let mut m = m;
    m.play("samurai city1");
    assert_eq!(m.refused("to city1"), "E-6.14 stands-there");
    assert_eq!(m.refused("to city2"), "E-6.4 too-far");
    assert_eq!(m.refused("to lane2"), "E-2.6 not-on-map");
    assert_eq!(m.refused("samurai city1"), "E-19.7 finish-move-first");
    m.play("to edo");
    assert_eq!(m.refused("samurai edo"), "E-6.4 no-ryo");
    assert_eq!(m.legal(), ["done"], "the window is the player's to end");
}

#[test]
fn travel() {
    let more = json!({"samurai": ["city1", "city2"]});
    let mut m = opened("C.travel 1, A.money 0, B.money 0", more, nothing());
    assert_eq!(m.refused("place edo"), "E-7.4 outpost-only");
    assert_eq!(m.refused("samurai edo"), "E-7.4 no-samurai-there");
    assert_eq!(m.refused("to edo"), "E-7.15 choose-figure-first");
    assert_eq!(m.refused("times 1"), "E-19.4 not-this-action");
    m.play("samurai city1");
    assert_eq!(m.refused("to city1"), "E-7.15 stands-there");
    assert_eq!(m.refused("to lane5"), "E-2.6 not-on-map");
    assert_eq!(m.refused("place outpost1"), "E-19.7 finish-move-first");
    m.play("to edo");
    assert_eq!(m.refused("place outpost1"), "E-7.4 finish-travel-first");
    assert_eq!(m.refused("samurai edo"), "E-7.15 another-samurai");
}

#[test]
fn cards() {
    let cards = json!({"cards": ["A", "B", "C", "S11"]});
    let m = opened(
        "C.new_authorization 1, A.money 0, B.money 0",
        nothing(),
        nothing(),
    );
    assert_eq!(m.refused("take S12"), "E-7.7 card-not-in-row");
    let m = opened(
        "S11.sell_authorization 1, A.money 0, B.money 0",
        cards,
        nothing(),
    );
    assert_eq!(m.refused("sell S01"), "E-7.11 card-not-owned");
    assert_eq!(m.refused("sell A"), "E-7.12 card-used");
    assert_eq!(touched(&m, 0, "card/A"), "E-7.12 card-used");
    assert_eq!(touched(&m, 0, "card/C"), "nothing");
}

#[test]
fn harvest_and_build() {
    let more = json!({"samurai": ["forest1", "forest1", "forest3", "quarry1"]});
    let mut m = at(
        &[
            programmed("A.harvest_wood 1, B.money 0, C.trade 0", more),
            player(nothing()),
        ],
        nothing(),
    );
    m.play("done");
    assert_eq!(m.refused("samurai quarry1"), "E-8.4 not-this-site");
    assert_eq!(m.refused("samurai forest3"), "E-8.9 site-covered");
    assert_eq!(m.refused("samurai forest2"), "E-8.1 no-samurai-there");
    assert_eq!(m.refused("merchant"), "E-6.7 no-moves-now");

    let first = json!({"samurai": ["city1", "forest1"], "wood": 2, "stone": 1, "ryo": 5});
    let m = at(
        &[
            programmed("B.build 1, A.money 0, C.trade 0", first),
            player(nothing()),
        ],
        nothing(),
    );
    let mut m = m;
    m.play("done");
    assert_eq!(m.to_act(), [1], "nothing can be paid");
    let first = json!({"samurai": ["city1", "forest1"], "wood": 2, "stone": 1});
    let mut m = at(
        &[
            programmed("B.build 1, A.money 0, C.trade 0", first),
            player(nothing()),
        ],
        nothing(),
    );
    m.play("done");
    assert_eq!(m.refused("build city1 market"), "E-9.3 cannot-pay");
    assert_eq!(m.refused("build forest1 house"), "E-9.1 build-in-town");
    assert_eq!(m.refused("build city2 house"), "E-8.1 no-samurai-there");
    assert_eq!(touched(&m, 0, "samurai/0/forest1"), "E-9.1 build-in-town");
    assert_eq!(touched(&m, 0, "samurai/0/city1"), "E-9.1 building-first");
    assert_eq!(touched(&m, 0, "build/house"), "nothing");
    assert_eq!(touched(&m, 0, "build/market"), "E-9.3 cannot-pay");
    assert_eq!(touched(&m, 0, "build/stronghold"), "E-9.9 own-house-needed");
    assert_eq!(touched(&m, 0, "build/palace"), "nothing");
}

#[test]
fn trade() {
    let both = json!({"samurai": ["river1", "city1"], "stone": 3});
    let mut m = opened("C.trade 2, A.money 0, B.money 0", both.clone(), nothing());
    assert_eq!(m.refused("samurai river1"), "E-6.7 no-moves-now");
    assert_eq!(m.refused("buy stone 1"), "E-10.3 not-sold");
    m.play("buy wood 1");
    assert_eq!(m.to_act(), [1], "one samurai with the merchant, one option");
    let market = json!({"merchant": "city1", "towns": {"city1": {"buildings": ["market 0"]}}});
    let mut m = opened("C.trade 2, A.money 0, B.money 0", both, market);
    m.play("buy wood 1");
    assert_eq!(m.refused("buy wood 1"), "E-8.1 samurai-used");
    assert_eq!(m.legal(), ["power-point", "done"]);
}

#[test]
fn wages_and_the_end() {
    let m = at(
        &[
            player(json!({"samurai": ["city1", "city2"], "rice": 1})),
            player(nothing()),
        ],
        json!({"stage": "wages", "slot": 3}),
    );
    assert_eq!(m.refused("done"), "E-12.3 too-little-rice");
    assert_eq!(m.refused("samurai edo"), "E-12.1 no-samurai-there");
    assert_eq!(m.refused("ready"), "E-12.1 wages-first");
    let mut m = at(
        &[
            player(json!({"points": 12})),
            player(json!({"samurai": ["city1"], "rice": 1})),
        ],
        json!({"stage": "wages", "slot": 3, "active": 1}),
    );
    m.play("done");
    assert_eq!(m.refused("done"), "E-14.1 match-over");
}

#[test]
fn what_no_rule_speaks_of_is_not_refused() {
    let m = at(&[player(nothing()), player(nothing())], nothing());
    for target in [
        "tile/edo",
        "slot/0/1",
        "special-deck",
        "merchant-card",
        "nonsense",
        "space/nowhere",
    ] {
        assert_eq!(touched(&m, 0, target), "nothing", "{target}");
    }
}
