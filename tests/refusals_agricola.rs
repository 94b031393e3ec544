//! What a person is told who touches something that does not fit: code and clause must speak of that
//! thing, not of some other obstacle.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::cards::owner;
use agricola::*;
use serde_json::json;
use trapezi::kernel::{Game, Seat, Target};

/// The reason why a target cannot be touched.
#[track_caller]
fn why_not(m: &Match, target: &str) -> String {
    let seat = Seat(m.asked());
    let refusal = m.0.position().why_not(seat, &Target::new(target));
    let refusal = refusal.unwrap_or_else(|| panic!("{target} can be touched"));
    format!("{} {}", refusal.clause.unwrap_or("-"), refusal.code)
}

#[test]
fn a_space_says_whether_it_is_there_taken_or_of_no_use() {
    let taken = json!({
        "round": 4, "active": 0,
        "spaces": { "take_grain": { "persons": [1] }, "wood3": { "goods": 3 } },
    });
    let m = one(has(""), taken);
    assert_eq!(m.refused("place take_grain"), "A-7.4 space-taken");
    assert_eq!(m.refused("place r_stone_a"), "A-6.2 card-not-revealed");
    assert_eq!(m.refused("place a4_wood2"), "A-5.6 space-not-in-play");
    assert_eq!(m.refused("place occupation"), "A-24.2 space-not-in-play");
    assert_eq!(m.refused("place clay1"), "A-7.9 space-empty");
    assert_eq!(m.refused("place build_rooms_stables"), "A-13.2 too-little");
    assert_eq!(m.refused("place r_sow_bake"), "A-15.5 no-empty-field");
    assert_eq!(m.refused("place r_improvement"), "A-20.10 no-improvement");
    assert_eq!(m.refused("place r_fences"), "A-18.4 no-pasture");
    assert_eq!(m.refused("done"), "A-7.6 place-a-person");
    assert_eq!(m.refused_to(1, "place wood3"), "A-7.1 not-your-turn");
    assert_eq!(m.refused_to(2, "place wood3"), "A-5.1 seat-unknown");
    assert_eq!(why_not(&m, "space/take_grain"), "A-7.4 space-taken");
    assert_eq!(why_not(&m, "space/r_stone_a"), "A-6.2 card-not-revealed");
}

#[test]
fn a_growth_space_says_what_the_family_lacks() {
    let m = one(has(""), json!({ "round": 13 }));
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
    let full = has_and("", json!({ "adults": 5 }));
    let m = one(full, json!({ "round": 13 }));
    assert_eq!(m.refused("place r_growth_no_room"), "A-14.1 family-full");
}

#[test]
fn a_renovation_says_price_step_or_end() {
    let m = one(has("clay 1, reed 1"), json!({ "round": 14 }));
    assert_eq!(m.refused("place r_renovation_fences"), "A-13.6 too-little");
    let stone = farms("clay 9, stone 9, reed 9", json!({ "house": "stone" }));
    let m = one(stone, json!({ "round": 14 }));
    assert_eq!(
        m.refused("place r_renovation_fences"),
        "A-13.7 house-of-stone"
    );
}

#[test]
fn a_cell_says_what_is_wrong_with_it() {
    let farm = json!({
        "fields": fields("02"), "stables": cells("24"), "pastures": [cells("04")],
    });
    let mut m = one(farms("wood 20, reed 8", farm), json!({}));
    m.play("place build_rooms_stables");
    assert_eq!(m.refused("room 02"), "A-13.3 cell-used");
    assert_eq!(m.refused("room 04"), "A-13.3 cell-fenced");
    assert_eq!(m.refused("room 13"), "A-13.3 room-not-adjacent");
    assert_eq!(m.refused("stable 24"), "A-17.2 cell-used");
    assert_eq!(m.refused("plow 01"), "A-8.1 not-this-part");
    assert_eq!(m.refused("done"), "A-7.5 do-something");
    assert_eq!(why_not(&m, "cell/02"), "A-13.3 cell-used");
    m.play("stable 23");
    // the stables come first now, rooms may follow, and stables may not come again
    m.play("room 00");
    assert_eq!(m.refused("stable 22"), "A-8.2 part-done");
}

#[test]
fn a_field_says_what_is_wrong_with_it() {
    let farm = json!({ "fields": fields("02") });
    let mut m = one(farms("", farm), json!({}));
    m.play("place plow");
    assert_eq!(m.refused("plow 02"), "A-15.1 cell-used");
    assert_eq!(m.refused("plow 13"), "A-15.2 field-not-adjacent");
    assert_eq!(m.refused("plow 10"), "A-15.1 cell-used");
}

#[test]
fn sowing_and_baking_say_what_lacks() {
    let farm = json!({ "fields": fields("02, 03") });
    let mut m = one(farms("grain 3", farm.clone()), json!({ "round": 4 }));
    m.play("place r_sow_bake");
    assert_eq!(m.refused("sow vegetable"), "A-15.6 nothing-to-sow");
    assert_eq!(m.refused("bake 1"), "A-16.5 no-stove");
    let mut oven = farms("grain 3", farm);
    oven["majors"] = json!(["clay_oven"]);
    let mut m = one(oven, json!({ "round": 4 }));
    m.play("place r_sow_bake");
    assert_eq!(m.refused("bake 2"), "A-16.5 too-much-grain");
    assert_eq!(m.refused("bake 4"), "A-16.6 too-little-grain");
}

#[test]
fn fences_say_whether_land_price_or_place_is_the_obstacle() {
    let farm = json!({ "fields": fields("02"), "pastures": [cells("04")] });
    let mut m = one(farms("wood 3", farm), json!({ "round": 4 }));
    m.play("place r_fences");
    assert_eq!(m.refused("fence 02"), "A-18.5 pasture-on-farm");
    assert_eq!(m.refused("fence 12"), "A-18.1 pasture-not-paid");
    assert_eq!(m.refused("close"), "A-18.4 pasture-unfinished");
    assert_eq!(m.refused("done"), "A-7.5 do-something");
    let mut m = one(has("wood 9"), json!({ "round": 4 }));
    m.play("place r_fences, fence 03");
    assert_eq!(m.refused("fence 03"), "A-18.4 pasture-unfinished");
    assert_eq!(m.refused("fence 21"), "A-18.6 pasture-apart");
    assert_eq!(m.refused("done"), "A-18.4 finish-pasture-first");
}

#[test]
fn an_improvement_says_whose_it_is_or_what_it_costs() {
    let other = json!({ "goods": { "food": 9 }, "majors": ["well"] });
    let mut m = at(&[has("clay 3"), other], json!({ "round": 4 }));
    m.play("place r_improvement");
    assert_eq!(m.refused("build well"), "A-20.9 major-taken");
    assert_eq!(m.refused("build hearth_4"), "A-20.11 too-little");
    assert_eq!(m.refused("sow grain"), "A-8.1 not-this-part");
}

#[test]
fn a_price_and_what_pays_it_are_asked_in_their_order() {
    let mut player = has("clay 4");
    player["majors"] = json!(["fireplace_2"]);
    let mut m = one(player, json!({ "round": 4 }));
    m.play("place r_improvement, build hearth_4");
    assert_eq!(m.legal(), ["pay fireplace_2", "pay clay:4"]);
    assert_eq!(m.refused("pay clay:5"), "A-20.11 choose-price");
    assert_eq!(m.refused("build hearth_4"), "A-20.11 choose-price");
}

#[test]
fn food_is_made_before_it_is_paid() {
    // a good that can be turned into food pays the cattle of the five-player card
    let players = [
        has("grain 1, vegetable 1"),
        has(""),
        has(""),
        has(""),
        has(""),
    ];
    let mut m = at(&players, json!({}));
    m.play("place a5_animals, take cattle");
    assert_eq!(m.legal(), ["convert grain", "convert vegetable"]);
    assert_eq!(m.refused("done"), "A-7.8 make-food-first");
    assert_eq!(m.refused("convert sheep"), "A-16.3 no-food-value");
    assert_eq!(m.refused("use joinery"), "A-16.9 harvest-only");
    m.play("convert vegetable");
    assert_eq!(m.goods(0), "grain 1, cattle 1");
}

#[test]
fn resources_of_choice_differ() {
    let players = [has(""), has(""), has("")];
    let mut m = at(&players, json!({}));
    m.play("place a3_two_resources, take reed");
    assert_eq!(m.refused("take reed"), "A-11.20 another-resource");
    assert_eq!(m.refused("take grain"), "A-11.20 choose-resource");
    assert_eq!(m.refused("done"), "A-11.20 choose-resource");
}

#[test]
fn animals_say_whether_there_are_so_many_and_whether_they_have_a_place() {
    let more = json!({ "round": 9, "spaces": { "r_sheep": { "goods": 3 } } });
    let mut m = one(has("boar 1"), more);
    m.play("place r_sheep");
    assert_eq!(m.legal(), ["keep 0 1 0", "keep 1 0 0"]);
    assert_eq!(m.refused("keep 4 0 0"), "A-19.9 no-such-animals");
    assert_eq!(m.refused("keep 1 1 0"), "A-19.10 no-place-for-animals");
    assert_eq!(m.refused("keep 0 0 0"), "A-27.4 keep-more");
    assert_eq!(m.refused("place wood3"), "A-19.9 house-animals-first");
}

#[test]
fn feeding_says_what_can_be_eaten_and_what_has_been_used() {
    let mut player = has("food 1, wood 1, sheep 1");
    player["majors"] = json!(["joinery"]);
    let ask = json!({
        "round": 4, "window": "feed", "waiting": [1],
        "agenda": [{ "seat": 0, "ask": "feed" }],
    });
    let mut m = one(player, ask);
    assert_eq!(m.legal(), ["use joinery", "feed"]);
    assert_eq!(m.refused("convert sheep"), "A-16.3 no-food-value");
    assert_eq!(m.refused("convert grain"), "A-8.9 nothing-to-convert");
    assert_eq!(m.refused("use pottery"), "A-16.9 workshop-not-owned");
    assert_eq!(m.refused("place wood3"), "A-22.5 feed-first");
    assert_eq!(m.refused_to(1, "feed"), "A-22.2 not-your-turn");
    m.play("use joinery");
    // nothing is left to decide, so that it was begged for
    assert_eq!(m.of(0, "begging"), 1);
}

#[test]
fn nothing_can_be_played_when_the_match_is_over() {
    let over = json!({ "round": 14, "window": "over", "agenda": [] });
    let m = one(has(""), over);
    assert_eq!(m.refused_to(0, "feed"), "A-23.1 match-over");
}

#[test]
fn positions_that_could_not_be_are_refused() {
    let refused = |players: &[serde_json::Value], more| match try_at(players, more) {
        Ok(_) => "accepted".to_owned(),
        Err(reason) => reason,
    };
    let two = [has(""), has("")];
    let person = |home: u8| has_and("", json!({ "home": home }));
    assert_eq!(
        refused(&[person(3), has("")], json!({})),
        "A-2.1 position-persons"
    );
    let lying = json!({ "spaces": { "take_grain": { "goods": 1 } } });
    assert_eq!(refused(&two, lying), "A-7.4 position-spaces");
    let twice = || json!({ "majors": ["well"] });
    assert_eq!(
        refused(&[twice(), twice()], json!({})),
        "A-20.9 position-majors"
    );
    assert_eq!(
        refused(&[has("sheep 2"), has("")], json!({})),
        "A-19.9 position-animals"
    );
    let agenda = json!({ "agenda": [{ "seat": 0, "ask": "feed" }] });
    assert_eq!(refused(&two, agenda), "A-27.3 position-tasks");
    let early = json!({ "round": 3, "window": "breed" });
    assert_eq!(refused(&two, early), "A-6.1 position-round-number");
    let mut deck = DECK;
    deck.swap(0, 13);
    assert_eq!(
        refused(&two, json!({ "deck": deck })),
        "A-5.5 position-deck"
    );
    let late = has_and(
        "",
        json!({ "promised": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }),
    );
    assert_eq!(
        refused(&[late, has("")], json!({ "round": 2 })),
        "A-6.3 position-promised"
    );
}

#[test]
fn a_hand_card_of_the_other_kind_is_no_part_of_the_action() {
    let mut m = owner("").hand("E24, E150").start();
    m.play("place start_minor");
    assert_eq!(m.refused("play E150"), "A-8.1 not-this-part");
    assert_eq!(why_not(&m, "hand/E150"), "A-8.1 not-this-part");
    let mut m = owner("").hand("E24, E150").start();
    m.play("place occupation");
    assert_eq!(m.refused("play E24"), "A-8.1 not-this-part");
}
