//! Agricola's clauses without hand cards: a test for each, named after
//! it.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::games::agricola::Position;
use trapezi::kernel::{Chance, Game, Seat};

/// So many players with these goods, and `more`.
#[track_caller]
fn all(seats: usize, goods: &str, more: Value) -> Match {
    at(&vec![has(goods); seats], more)
}

/// What a seat gets on a space by these moves, from nothing; `food 9` lies ready to pay with.
#[track_caller]
fn got(seats: usize, moves: &str, more: Value) -> String {
    let mut m = all(seats, "", more);
    m.play(moves);
    m.goods(0)
}

/// How much a space gets in each round.
fn adds(m: &Match, space: &str) -> Value {
    let spaces = m.view(None)["spaces"].as_array().unwrap().clone();
    let found = spaces.iter().find(|found| found["id"] == space);
    found.unwrap_or_else(|| panic!("no {space}"))["adds"].clone()
}

fn lies(space: &str, goods: u8) -> Value {
    json!({ "spaces": { space: { "goods": goods } } })
}

// A-9 Printed spaces in the full game

#[test]
fn a_9_1_and_a_10_1_rooms_and_stables_for_two_wood_each() {
    let mut m = one(has("wood 13, reed 2"), json!({}));
    m.play("place build_rooms_stables, room 00, stable 01, stable 02, stable 03, stable 04");
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
    assert_eq!(m.of(0, "farm/stables"), cells("01, 02, 03, 04"));
}

#[test]
fn a_9_2_the_starting_player_s_space_of_the_full_game() {
    let mut m = dealt_full(2, 1);
    m.play("place take_grain");
    assert!(m.can_place("start_minor"));
    assert!(!m.spaces().contains("start_storehouse"));
}

#[test]
fn a_9_3_and_a_10_5_one_grain() {
    assert_eq!(got(2, "place take_grain", json!({})), "grain 1");
}

#[test]
fn a_9_4_and_a_10_5_one_field() {
    let mut m = all(2, "", json!({}));
    m.play("place plow, plow 04");
    assert_eq!((m.cell(0, "04"), m.asked()), ("field".to_owned(), 1));
}

#[test]
fn a_9_6_the_day_laborer_of_the_full_game_brings_two_food() {
    let mut m = dealt_full(2, 1);
    m.play("place day_laborer");
    assert_eq!(m.goods(0), "food 4");
}

#[test]
fn a_9_7_and_a_9_8_and_a_9_9_and_a_9_10_and_a_10_5_the_printed_accumulation_spaces() {
    for m in [dealt(2, 1), dealt_full(2, 1)] {
        assert_eq!(adds(&m, "wood3"), json!({ "wood": 3 }));
        assert_eq!(adds(&m, "clay1"), json!({ "clay": 1 }));
        assert_eq!(adds(&m, "reed1"), json!({ "reed": 1 }));
        assert_eq!(adds(&m, "fishing"), json!({ "food": 1 }));
    }
    assert_eq!(got(2, "place reed1", lies("reed1", 4)), "reed 4");
    assert_eq!(got(2, "place fishing", lies("fishing", 2)), "food 2");
}

#[test]
fn a_9_11_the_number_of_spaces_in_a_round() {
    for (seats, green) in [(1, 0), (2, 0), (3, 4), (4, 6), (5, 6)] {
        for round in [1, 7, 14] {
            let m = all(seats, "", json!({ "round": round }));
            assert_eq!(m.spaces().len(), 10 + green + round, "{seats} {round}");
        }
        assert_eq!(dealt_full(seats as u8, 1).spaces().len(), 11 + green);
    }
}

// A-10 Printed spaces in the family game

#[test]
fn a_10_2_the_storehouse_gives_its_food_with_the_marker() {
    let mut m = all(
        3,
        "",
        json!({ "active": 2, "spaces": { "start_storehouse": { "goods": 3 } } }),
    );
    m.play("place start_storehouse");
    assert_eq!((m.goods(2), m.number("/marker")), ("food 3".to_owned(), 2));
    assert_eq!(adds(&m, "start_storehouse"), json!({ "food": 1 }));
}

#[test]
fn a_10_3_one_stable_for_one_wood_and_or_bread() {
    let player = has_and("wood 3, grain 2", json!({ "majors": ["fireplace_2"] }));
    let mut m = one(player, json!({}));
    m.play("place stable_bake, stable 04");
    assert_eq!(m.legal(), ["bake 1", "bake 2", "done"]);
    m.play("bake 2");
    assert_eq!((m.goods(0), m.asked()), ("wood 2, food 4".to_owned(), 1));
    assert!(!m.spaces().contains("occupation"));
}

#[test]
fn a_10_4_the_day_laborer_of_the_family_game() {
    assert_eq!(
        got(2, "place day_laborer_family, take stone", json!({})),
        "stone 1, food 1"
    );
}

// A-11 Green action cards

#[test]
fn a_11_1_and_a_11_20_two_different_building_resources_with_three_players() {
    let mut m = all(3, "", json!({}));
    m.play("place a3_two_resources, take wood");
    assert_eq!(m.legal_to("take"), ["clay", "reed", "stone"]);
    assert_eq!(m.refused("take wood"), "A-11.20 another-resource");
    m.play("take reed");
    assert_eq!((m.goods(0), m.asked()), ("wood 1, reed 1".to_owned(), 1));
}

#[test]
fn a_11_2_one_building_resource() {
    assert_eq!(
        got(3, "place a3_one_resource, take stone", json!({})),
        "stone 1"
    );
}

#[test]
fn a_11_3_and_a_11_4_wood_and_clay_with_three_players() {
    let m = dealt(3, 1);
    assert_eq!(adds(&m, "a3_wood2"), json!({ "wood": 2 }));
    assert_eq!(adds(&m, "a3_clay1"), json!({ "clay": 1 }));
    assert_eq!(got(3, "place a3_wood2", lies("a3_wood2", 4)), "wood 4");
}

#[test]
fn a_11_5_two_different_building_resources_with_four_players() {
    assert_eq!(
        got(
            4,
            "place a4_two_resources, take clay, take stone",
            json!({})
        ),
        "clay 1, stone 1"
    );
}

#[test]
fn a_11_6_reed_stone_and_food_are_always_the_same() {
    let mut m = all(4, "", json!({}));
    m.finish_round().finish_round();
    let before = m.goods(m.asked());
    let seat = m.asked();
    m.play("place a4_reed_stone_food");
    let now = |good| m.count(seat, good);
    let had = |good: &str| {
        let found = before.split(", ").find_map(|pair| pair.strip_prefix(good));
        found.map_or(0, |count| count.trim().parse::<u64>().unwrap())
    };
    for good in ["reed", "stone", "food"] {
        assert_eq!(now(good), had(good) + 1, "{good}");
    }
    assert_eq!(adds(&m, "a4_reed_stone_food"), json!({}));
}

#[test]
fn a_11_7_and_a_11_8_and_a_11_9_and_a_11_10_what_lies_there_with_four_players() {
    let m = dealt(4, 1);
    assert_eq!(adds(&m, "a4_wood2"), json!({ "wood": 2 }));
    assert_eq!(adds(&m, "a4_wood1"), json!({ "wood": 1 }));
    assert_eq!(adds(&m, "a4_clay2"), json!({ "clay": 2 }));
    assert_eq!(adds(&m, "a4_traveling"), json!({ "food": 1 }));
    assert_eq!(
        got(4, "place a4_traveling", lies("a4_traveling", 3)),
        "food 3"
    );
    assert_eq!(got(4, "place a4_clay2", lies("a4_clay2", 2)), "clay 2");
}

#[test]
fn a_11_11_and_a_11_17_growth_with_a_room_from_round_five_on() {
    let space = "place a5_two_resources_or_growth";
    let roomy = farms("", json!({ "rooms": cells("00, 10, 20") }));
    let five = |first: Value| [first, nobody(), nobody(), nobody(), nobody()];
    let mut m = at(&five(roomy.clone()), json!({ "round": 4 }));
    m.play(space);
    assert_eq!(
        m.legal(),
        ["take wood", "take clay", "take reed", "take stone"]
    );
    m.play("take wood, take clay");
    assert_eq!(m.asked(), 1);
    let mut m = at(&five(roomy), json!({ "round": 5 }));
    m.play(space);
    assert!(m.can("take wood"));
    m.play("grow");
    assert_eq!((m.of(0, "newborns"), m.asked()), (json!(1), 1));
    let mut m = at(&five(nobody()), json!({ "round": 5 }));
    m.play(space);
    assert!(!m.can("grow"), "no room is free");
}

#[test]
fn a_11_12_and_a_11_18_one_room_or_the_food_which_stays_otherwise() {
    let mut m = all(5, "wood 20, reed 4", lies("a5_room_or_traveling", 3));
    m.play("place a5_room_or_traveling, room 00");
    assert_eq!((m.asked(), m.goods(0)), (1, "wood 15, reed 2".to_owned()));
    assert_eq!(m.lying("a5_room_or_traveling"), 3);
    m.finish_round();
    assert_eq!(m.lying("a5_room_or_traveling"), 4);
    let mut m = all(5, "", lies("a5_room_or_traveling", 3));
    m.play("place a5_room_or_traveling");
    assert_eq!(m.goods(0), "food 3");
}

#[test]
fn a_11_13_a_sheep_with_food_or_a_boar_or_cattle_for_food() {
    let mut m = all(5, "food 1", json!({}));
    m.play("place a5_animals");
    assert_eq!(m.legal(), ["take sheep", "take boar", "take cattle"]);
    m.play("take sheep");
    assert_eq!(m.goods(0), "food 2, sheep 1");
    let mut m = all(5, "food 1", json!({}));
    m.play("place a5_animals, take cattle");
    assert_eq!(m.goods(0), "cattle 1");
    assert_eq!(adds(&m, "a5_animals"), json!({}));
}

#[test]
fn a_11_14_and_a_11_15_wood_and_clay_with_five_players() {
    let m = dealt(5, 1);
    assert_eq!(adds(&m, "a5_wood4"), json!({ "wood": 4 }));
    assert_eq!(adds(&m, "a5_clay3"), json!({ "clay": 3 }));
}

#[test]
fn a_11_16_only_the_reed_accumulates() {
    let m = dealt(5, 1);
    assert_eq!(adds(&m, "a5_reed_stone_wood"), json!({ "reed": 1 }));
    assert_eq!(
        got(5, "place a5_reed_stone_wood", lies("a5_reed_stone_wood", 3)),
        "wood 1, reed 3, stone 1"
    );
}

#[test]
fn a_11_21_the_spaces_that_cards_name() {
    let named = data()["hook_spaces"].clone();
    let expected = [
        (
            "traveling_players",
            json!(["a4_traveling", "a5_room_or_traveling"]),
        ),
        ("stone_1", json!(["r_stone_a", "r_stone_b"])),
        ("sheep_1", json!(["r_sheep"])),
    ];
    for (name, spaces) in expected {
        assert_eq!(named[name], spaces, "{name}");
    }
    let growth = json!([
        "r_growth_minor",
        "r_growth_no_room",
        "a5_occupation_or_growth"
    ]);
    assert_eq!(named["family_growth"], growth);
}

#[test]
fn a_11_22_each_number_of_players_has_its_own_green_cards() {
    for seats in [4, 5] {
        let spaces = dealt(seats, 1).spaces();
        assert!(spaces.iter().all(|space| !space.starts_with("a3_")));
    }
    assert_eq!(
        dealt(4, 1).refused("place a3_wood2"),
        "A-5.6 space-not-in-play"
    );
}

// A-12 Round cards

#[test]
fn a_12_1_sow_and_or_bake_bread() {
    let farm = json!({ "fields": fields("02, 03") });
    let player = has_and("grain 3", json!({ "farm": farm, "majors": ["clay_oven"] }));
    let mut m = one(player, json!({}));
    m.play("place r_sow_bake, sow grain, bake 1");
    assert_eq!(m.goods(0), "grain 1, food 5");
    assert_eq!(m.of(0, "farm/fields"), fields("02 grain 3, 03"));
}

#[test]
fn a_12_2_and_a_24_3_a_major_improvement() {
    let mut m = one(has("clay 3"), json!({ "round": 2 }));
    m.play("place r_improvement");
    assert_eq!(m.legal(), ["build fireplace_2", "build fireplace_3"]);
    m.play("build fireplace_3");
    assert_eq!(
        (m.goods(0), m.of(0, "majors")),
        (String::new(), json!(["fireplace_3"]))
    );
}

#[test]
fn a_12_3_and_a_12_7_and_a_12_9_and_a_12_10_and_a_12_11_animals_and_stone() {
    let m = all(2, "", json!({ "round": 14 }));
    for (space, good) in [
        ("r_sheep", "sheep"),
        ("r_stone_a", "stone"),
        ("r_boar", "boar"),
        ("r_stone_b", "stone"),
        ("r_cattle", "cattle"),
    ] {
        assert_eq!(adds(&m, space), json!({ good: 1 }), "{space}");
        let mut more = lies(space, 1);
        more["round"] = json!(14);
        assert_eq!(got(2, &format!("place {space}"), more), format!("{good} 1"));
    }
}

#[test]
fn a_12_4_fences_for_one_wood_each() {
    let mut m = one(has("wood 4"), json!({ "round": 4 }));
    m.play("place r_fences, fence 04");
    if m.can("close") {
        m.play("close");
    }
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
    assert_eq!(m.of(0, "farm/pastures"), json!([["04"]]));
}

#[test]
fn a_12_5_after_renovation_a_major_improvement() {
    let mut m = one(has("clay 5, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(m.of(0, "farm/house"), "clay");
    m.play("build fireplace_3");
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
}

#[test]
fn a_12_6_family_growth_and_nothing_else_in_the_family_game() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("clay 5", farm), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    assert_eq!((m.of(0, "newborns"), m.asked()), (json!(1), 1));
}

#[test]
fn a_12_8_one_vegetable() {
    assert_eq!(
        got(2, "place r_vegetable", json!({ "round": 8 })),
        "vegetable 1"
    );
}

#[test]
fn a_12_12_the_new_field_may_be_sown_at_once() {
    let mut m = one(has("vegetable 1"), json!({ "round": 12 }));
    m.play("place r_plow_sow, plow 04, sow vegetable");
    assert_eq!(m.of(0, "farm/fields"), fields("04 vegetable 2"));
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
    // sowing first, a field that was there
    let farm = json!({ "fields": fields("04") });
    let mut m = one(farms("grain 1", farm), json!({ "round": 12 }));
    m.play("place r_plow_sow, sow grain, plow 03");
    assert_eq!(m.of(0, "farm/fields"), fields("03, 04 grain 3"));
}

#[test]
fn a_12_13_and_a_14_3_growth_without_a_room() {
    let mut m = one(has("food 9"), json!({ "round": 13 }));
    m.play("place r_growth_no_room");
    assert_eq!(m.of(0, "newborns"), 1);
    let four = has_and("food 9", json!({ "adults": 4 }));
    let mut m = one(four, json!({ "round": 13 }));
    m.play("place r_growth_no_room");
    assert_eq!(m.view(None)["seats"][0]["persons"], 5);
}

#[test]
fn a_12_14_after_renovation_fences() {
    let mut m = one(has("clay 2, reed 1, wood 4"), json!({ "round": 14 }));
    m.play("place r_renovation_fences");
    assert_eq!(m.of(0, "farm/house"), "clay");
    m.play("fence 04");
    if m.can("close") {
        m.play("close");
    }
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
    let mut m = one(has("clay 2, reed 1, wood 4"), json!({ "round": 14 }));
    m.play("place r_renovation_fences, done");
    assert_eq!(m.goods(0), "wood 4");
}

#[test]
fn a_12_15_all_fourteen_round_cards_come_into_play() {
    for seats in [1, 2, 5] {
        let m = all(seats, "", json!({ "round": 14 }));
        let spaces = m.spaces();
        assert!(DECK.iter().all(|card| spaces.contains(*card)), "{seats}");
    }
}

// A-13 The house

#[test]
fn a_13_1_and_a_13_2_a_room_costs_five_of_the_house_and_two_reed() {
    for house in ["wood", "clay", "stone"] {
        let player = farms(&format!("{house} 5, reed 2"), json!({ "house": house }));
        let mut m = one(player, json!({}));
        m.play("place build_rooms_stables");
        if m.asked() == 0 {
            m.play("room 00");
        }
        assert_eq!(m.goods(0), "", "{house}");
        assert_eq!(m.of(0, "farm/house"), house);
        assert_eq!(m.of(0, "farm/rooms"), cells("00, 10, 20"));
        let player = farms(&format!("{house} 4, reed 2"), json!({ "house": house }));
        assert!(
            !one(player, json!({}))
                .legal()
                .contains(&"room 00".to_owned())
        );
    }
}

#[test]
fn a_13_3_a_room_is_next_to_a_room_on_a_cell_that_nothing_uses() {
    let farm = json!({ "fields": fields("00"), "stables": ["11"], "pastures": [["22", "23"]] });
    let mut m = one(farms("wood 20, reed 4", farm), json!({}));
    m.play("place build_rooms_stables");
    assert_eq!(m.legal_to("room"), ["21"]);
    assert_eq!(m.refused("room 00"), "A-13.3 cell-used");
    assert_eq!(m.refused("room 11"), "A-13.3 cell-used");
    assert_eq!(m.refused("room 22"), "A-13.3 cell-fenced");
    assert_eq!(m.refused("room 04"), "A-13.3 room-not-adjacent");
}

#[test]
fn a_13_4_a_room_just_built_counts_for_the_next() {
    let mut m = one(has("wood 10, reed 4"), json!({}));
    m.play("place build_rooms_stables");
    assert!(!m.can("room 01"));
    m.play("room 00, room 01");
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
}

#[test]
fn a_13_5_and_a_14_4_free_rooms_are_first_for_those_who_have_none() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let crowded = |rooms: Value| json!({ "adults": 3, "farm": rooms });
    let m = one(has_and("", crowded(farm)), json!({ "round": 6 }));
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
    let farm = json!({ "rooms": cells("00, 01, 10, 20") });
    let m = one(has_and("", crowded(farm)), json!({ "round": 6 }));
    assert!(m.can_place("r_growth_minor"));
}

#[test]
fn a_13_6_and_a_13_7_the_whole_house_by_one_step() {
    let rooms = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(
        farms("clay 3, reed 2, stone 9", rooms.clone()),
        json!({ "round": 5 }),
    );
    m.play("place r_renovation_improvement");
    if m.asked() == 0 {
        m.play("done");
    }
    assert_eq!(
        (m.goods(0), m.of(0, "farm/house")),
        ("reed 1, stone 9".to_owned(), json!("clay"))
    );
    let few = one(
        farms("clay 2, reed 2", rooms.clone()),
        json!({ "round": 5 }),
    );
    assert_eq!(
        few.refused("place r_renovation_improvement"),
        "A-13.6 too-little"
    );
    let mut clay = rooms;
    clay["house"] = json!("clay");
    let mut m = one(farms("stone 3, reed 1", clay), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/house")),
        (String::new(), json!("stone"))
    );
    let stone = farms("stone 9, reed 9", json!({ "house": "stone" }));
    let m = one(stone, json!({ "round": 5 }));
    assert_eq!(
        m.refused("place r_renovation_improvement"),
        "A-13.7 house-of-stone"
    );
}

#[test]
fn a_13_8_two_renovations_in_a_round_with_two_persons() {
    let mut m = one(has("clay 2, stone 2, reed 2"), json!({ "round": 14 }));
    m.play("place r_renovation_improvement, place take_grain, place r_renovation_fences");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/house")),
        (String::new(), json!("stone"))
    );
}

#[test]
fn a_13_9_renovation_leaves_persons_and_animals_alone() {
    let mut m = one(has("clay 2, reed 1, sheep 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "sheep 1");
    let seat = m.view(None)["seats"][0].clone();
    assert_eq!(
        (&seat["persons"], &seat["pets"]),
        (&json!(2), &json!({ "sheep": 1 }))
    );
}

#[test]
fn a_13_10_a_room_counts_as_soon_as_it_stands() {
    let mut m = one(has("wood 5, reed 2"), json!({ "round": 6 }));
    assert!(!m.can_place("r_growth_minor"));
    m.play("place build_rooms_stables, room 00, place take_grain");
    assert!(m.can_place("r_growth_minor"));
}

// A-14 Family growth

#[test]
fn a_14_1_no_sixth_person() {
    let rooms = json!({ "rooms": cells("00, 01, 02, 03, 10, 20") });
    let m = one(
        has_and("", json!({ "adults": 5, "farm": rooms })),
        json!({ "round": 13 }),
    );
    assert_eq!(m.refused("place r_growth_minor"), "A-14.1 family-full");
    assert_eq!(m.refused("place r_growth_no_room"), "A-14.1 family-full");
}

#[test]
fn a_14_2_ordinary_growth_needs_more_rooms_than_persons_wherever_they_are() {
    let rooms = json!({ "rooms": cells("00, 10, 20") });
    let player = has_and("", json!({ "adults": 3, "farm": rooms }));
    let spaces = json!({ "take_grain": { "persons": [0] } });
    let m = one(player, json!({ "round": 6, "spaces": spaces }));
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
    // a newborn of this round has taken the third room
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("", farm), json!({ "round": 13 }));
    m.play("place r_growth_no_room, place take_grain");
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
}

#[test]
fn a_14_5_a_newborn_counts_at_once_and_works_from_the_next_round() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("", farm), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    let seat = |m: &Match| m.view(None)["seats"][0].clone();
    assert_eq!(
        (&seat(&m)["persons"], &seat(&m)["at_home"]),
        (&json!(3), &json!(1))
    );
    m.finish_round();
    assert_eq!(seat(&m)["at_home"], 3);
}

#[test]
fn a_14_6_a_newborn_eats_one_food_in_the_harvest_of_its_round() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let need = |m: &Match| m.view(None)["seats"][0]["feed"]["need"].clone();
    let mut m = one(farms("food 20", farm.clone()), json!({ "round": 7 }));
    m.play("place r_growth_minor");
    assert_eq!(need(&m), 5);
    m.finish_round();
    assert!(m.log(None).contains(&"fed seat=0 food=5 need=5".to_owned()));
    assert_eq!(need(&m), 6);
    // without a harvest in its round it eats like everybody in the first one
    let mut m = one(farms("food 20", farm), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    m.finish_round();
    assert_eq!(need(&m), 6);
}

// A-24 Family game

#[test]
fn a_24_1_no_hands() {
    let view = dealt(3, 1).view(Some(0));
    for seat in view["seats"].as_array().unwrap() {
        assert_eq!(
            (&seat["hand_occupations"], &seat["hand_minors"]),
            (&json!(0), &json!(0))
        );
    }
}

#[test]
fn a_24_2_the_family_sides() {
    let family = dealt(3, 1).spaces();
    let full = dealt_full(3, 1).spaces();
    let only: BTreeSet<&str> = family.difference(&full).map(String::as_str).collect();
    let expected = [
        "a3_two_resources",
        "day_laborer_family",
        "stable_bake",
        "start_storehouse",
    ];
    assert_eq!(only, expected.into());
    let only: BTreeSet<&str> = full.difference(&family).map(String::as_str).collect();
    let expected = ["a3_occupation", "day_laborer", "occupation", "start_minor"];
    assert_eq!(only, expected.into());
}

#[test]
fn a_24_4_one_to_five_players() {
    for seats in 1..=5 {
        let mut m = dealt(seats, 9);
        while !m.is_over() {
            m.finish_round();
        }
        assert_eq!(m.totals().len(), usize::from(seats));
    }
}

#[test]
fn a_24_5_all_ten_major_improvements_with_all_that_they_do() {
    let mut m = one(has("clay 3, stone 1, grain 1"), json!({ "round": 2 }));
    m.play("place r_improvement, build clay_oven");
    assert_eq!(m.legal(), ["bake 1", "done"]);
    let owner = has_and("wood 5", json!({ "majors": ["joinery"] }));
    let without = has("wood 5");
    let m = at(&[owner, without], json!({}));
    let totals = m.totals();
    assert_eq!(totals[0] - totals[1], 2 + 2);
}

// A-25 Solo game

#[test]
fn a_25_1_and_a_25_7_alone_without_green_cards_and_without_food() {
    let m = dealt(1, 1);
    assert_eq!((m.goods(0), m.spaces().len()), (String::new(), 11));
    assert!(m.view(None)["family"] == true);
}

#[test]
fn a_25_2_adults_eat_three_food_alone() {
    let need = |m: &Match| m.view(None)["seats"][0]["feed"]["need"].clone();
    let m = at(&[nobody()], json!({ "round": 4 }));
    assert_eq!(need(&m), 6);
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = at(&[farms("", farm)], json!({ "round": 7 }));
    m.play("place r_growth_minor");
    assert_eq!(need(&m), 7);
}

#[test]
fn a_25_3_two_wood_a_round_alone() {
    let mut m = dealt(1, 1);
    assert_eq!(
        (adds(&m, "wood3"), m.lying("wood3")),
        (json!({ "wood": 2 }), 2)
    );
    assert_eq!(adds(&m, "clay1"), json!({ "clay": 1 }));
    m.play("place take_grain, place day_laborer_family, take clay");
    assert_eq!(m.lying("wood3"), 4);
}

#[test]
fn a_25_6_the_starting_player_s_space_works_alone() {
    let mut m = at(&[nobody()], lies("start_storehouse", 2));
    m.play("place start_storehouse");
    assert_eq!((m.goods(0), m.number("/marker")), ("food 2".to_owned(), 0));
}

// A-27 Chance, secrets, names

#[test]
fn a_27_1_chance_decides_the_starting_player_and_the_order_of_the_cards() {
    let once = dealt_with(4, 77, &[]);
    assert_eq!(once.json(), dealt_with(4, 77, &[]).json());
    let mut m = dealt(2, 5);
    let chance = m.get("/chance");
    m.finish_round().finish_round();
    assert_eq!(m.get("/chance"), chance, "nothing else is drawn");
}

#[test]
fn a_27_2_the_cards_to_come_are_secret_and_all_else_is_open() {
    let mut m = dealt(2, 5);
    m.finish_round();
    let coming: Vec<Value> = m.get("/deck").as_array().unwrap()[2..].to_vec();
    for viewer in [None, Some(0), Some(1)] {
        let view = m.view(viewer);
        let rounds = view["rounds"].as_array().unwrap();
        assert!(rounds[2..].iter().all(|round| round["card"].is_null()));
        let shown = view["spaces"].to_string();
        assert!(
            coming
                .iter()
                .all(|card| !shown.contains(card.as_str().unwrap()))
        );
        for seat in 0..2 {
            for what in ["goods", "cells", "persons", "majors"] {
                assert_eq!(view["seats"][seat][what], m.view(None)["seats"][seat][what]);
            }
        }
    }
    // another order that fits what is known looks the same
    let mut chance = Chance::from_seed(1);
    let position: &Position = m.0.position();
    let imagined = position.determinize(Seat(0), &mut chance);
    let view = |position: &Position| serde_json::to_value(position.view(Some(Seat(0)))).unwrap();
    assert_eq!(view(&imagined), view(position));
}

#[test]
fn a_27_3_and_a_27_4_what_is_asked_in_a_match_without_cards() {
    let mut kinds = BTreeSet::new();
    for seed in 0..40 {
        random_match(dealt(3, seed).0.position().clone(), seed, |position| {
            let view = serde_json::to_value(position.view(None)).unwrap();
            if let Some(kind) = view["task"]["kind"].as_str() {
                kinds.insert(kind.to_owned());
            }
        });
    }
    let known = [
        "act", "breed", "choose", "feed", "keep", "place", "price", "raise",
    ];
    let unknown: Vec<&String> = kinds
        .iter()
        .filter(|kind| !known.contains(&kind.as_str()))
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(
        ["act", "feed", "keep", "place"]
            .iter()
            .all(|kind| kinds.contains(*kind))
    );
}

#[test]
fn a_27_5_everything_has_one_name() {
    let m = dealt(5, 1);
    let json = m.json();
    let again: Position = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(serde_json::to_value(&again).unwrap(), json);
    for mv in m.legal() {
        let parsed: <Position as Game>::Move = mv.parse().unwrap();
        assert_eq!(parsed.to_string(), mv);
    }
}
