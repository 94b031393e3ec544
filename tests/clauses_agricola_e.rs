//! Agricola's clauses on cards outside, tried with cards of deck E, and a rule case about a
//! player who is skipped.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::cards::*;
use agricola::*;
use serde_json::json;

fn majors(names: &[&str]) -> serde_json::Value {
    json!({ "majors": names })
}

#[test]
fn a_7_12_a_skipped_player_is_asked_again_when_goods_have_come() {
    // C-205: the last player has no cell to use and no food, and every space that is always possible is taken
    let rows = ["0", "1", "2"].into_iter();
    let all: Vec<String> = rows
        .flat_map(|row| (0..5).map(move |column| format!("{row}{column}")))
        .collect();
    let on = |seat: u8| json!({ "persons": [seat] });
    let spaces = json!({
        "start_minor": on(0), "day_laborer": on(1), "a4_reed_stone_food": on(1),
        "build_rooms_stables": on(2),
    });
    let mut m = owner("")
        .has("clay 2")
        .round(2)
        .rival(3, "E182", "")
        .rival_hand(3, "E176")
        .other(3, json!({ "farm": { "rooms": all } }))
        .more(json!({ "active": 2, "spaces": spaces }))
        .start();
    m.play("place take_grain");
    assert_eq!(
        (m.asked(), m.of(3, "home")),
        (0, json!(2)),
        "the last player is skipped"
    );
    m.play("place r_improvement");
    assert_eq!((m.asked(), m.goods(3).as_str()), (3, "wood 1, food 1"));
    assert_eq!(m.legal(), ["place occupation", "place a4_occupation"]);
}

#[test]
fn a_16_13_what_is_converted_at_one_decision_point_is_a_batch() {
    let mut m = owner("E19")
        .has("vegetable 3")
        .other(0, majors(&["fireplace_2"]))
        .start();
    m.play("convert vegetable");
    assert_eq!(m.count(0, "food"), 2, "one alone brings nothing more");
    m.play("convert vegetable");
    assert_eq!(m.count(0, "food"), 5, "two together do");
    m.play("convert vegetable");
    assert_eq!(m.count(0, "food"), 7);
}

#[test]
fn a_16_15_a_card_of_the_harvest_is_used_once_while_feeding() {
    let mut m = owner("E214").round(4).has("clay 2, food 4").last().start();
    assert!(!m.can("use E214"), "not in the work phase");
    m.play("place day_laborer");
    assert!(m.can("use E214") && m.can("feed"), "nobody has to");
    m.play("use E214");
    // there is clay for a second time, but nothing is asked any more
    assert_eq!((m.goods(0).as_str(), m.round()), ("clay 1, food 4", 5));
}

#[test]
fn a_20_16_the_simple_fireplace_pays_for_a_hearth() {
    let mut m = owner("E20").round(2).has("clay 4").start();
    m.play("place r_improvement, build hearth_4");
    assert_eq!(m.legal_to("pay"), ["E20", "clay:4"]);
    m.play("pay E20");
    assert_eq!(
        (m.goods(0).as_str(), m.get("/cards/out"), m.front(0)),
        ("clay 4", json!(["E20"]), vec![])
    );
}

#[test]
fn a_20_17_a_discarded_well_takes_its_food_along_and_a_new_one_brings_new_food() {
    let well = json!({ "majors": ["joinery", "well"], "promised": [0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] });
    let mut m = owner("E12")
        .hand("E38")
        .other(0, well)
        .rival(1, "", "wood 1, stone 3")
        .round(3)
        .start();
    assert_eq!(m.promised(0), "4: food 1; 5: food 1");
    m.play("place start_minor, play E38, pay joinery, pay well");
    assert_eq!(m.promised(0), "");
    m.play("place r_improvement");
    assert_eq!(
        m.promised(1),
        "4: food 1; 5: food 1; 6: food 1; 7: food 1; 8: food 1"
    );
}

#[test]
fn a_20_18_a_major_that_counts_as_a_minor_one_stays_a_major_one() {
    for space in ["start_minor", "r_improvement"] {
        let mut m = owner("E15").round(2).has("clay 3").start();
        m.play(&format!("place {space}, build clay_oven"));
        assert_eq!(m.of(0, "majors"), json!(["clay_oven"]), "{space}");
    }
    let m = owner("")
        .round(2)
        .has("clay 3, stone 1")
        .hand("E16")
        .start();
    assert!(m.can_place("r_improvement"));
    let mut m = owner("")
        .round(2)
        .has("clay 3, stone 1")
        .hand("E16")
        .start();
    m.play("place start_minor");
    assert!(
        !m.can("build clay_oven"),
        "without the card it is no minor one"
    );
}

#[test]
fn a_22_4_cards_pay_in_the_field_phase() {
    let farm = json!({ "pastures": [["03", "04"]] });
    let mut m = owner("E51")
        .round(4)
        .has("sheep 3, food 1")
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer");
    let log = m.log(None);
    let line = |text: &str| log.iter().position(|line| line.starts_with(text));
    let paid = line("card-gave seat=0 card=card-E51");
    assert!(
        line("harvest") < paid && paid < line("fed seat=0"),
        "{log:?}"
    );
    assert_eq!(
        m.of(0, "begging"),
        json!(0),
        "1, 2 of the day and 1 of the spindle"
    );
}

#[test]
fn a_25_21_a_missed_game_can_be_begun_again_as_it_was() {
    let options = [
        ("variant", "full"),
        ("series", "3"),
        ("series-food", "2"),
        ("permanent-1", "E176"),
    ];
    let [first, again] = [dealt_with(1, 8, &options), dealt_with(1, 8, &options)];
    assert_eq!(first.json(), again.json());
}
