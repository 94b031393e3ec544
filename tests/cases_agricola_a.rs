//! Agricola's rule cases on set-up and turn order, combined actions, the house and the family, spaces
//! by number of players and the family game, and the solo game. A test for each, named after it; what
//! needs hand cards is elsewhere.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use trapezi::games::agricola::Position;
use trapezi::kernel::{Game, Tally};

fn nobodies(count: usize) -> Vec<Value> {
    vec![nobody(); count]
}

// Set-up, rounds, turn order

#[test]
fn c_001_food_of_four_players() {
    let m = dealt_with(4, 1, &[("first", "seat-2")]);
    let goods: Vec<String> = (0..4).map(|seat| m.goods(seat)).collect();
    assert_eq!(goods, ["food 3", "food 2", "food 3", "food 3"]);
}

#[test]
fn c_002_food_of_one_player() {
    assert_eq!(dealt(1, 1).goods(0), "");
}

#[test]
fn c_003_spaces_in_the_first_round() {
    let counts: Vec<usize> = (1..=5)
        .map(|seats| dealt_full(seats, 1).spaces().len())
        .collect();
    assert_eq!(counts, [11, 11, 15, 17, 17]);
}

#[test]
fn c_005_the_cards_of_rounds_three_and_fourteen() {
    for seed in 0..50 {
        let deck = dealt(2, seed).get("/deck");
        let first: Vec<&str> = DECK[..4].to_vec();
        assert!(first.contains(&deck[2].as_str().unwrap()));
        assert_eq!(deck[13], "r_renovation_fences");
    }
}

#[test]
fn c_006_wood_that_nobody_takes() {
    let mut m = dealt(2, 1);
    m.play("place take_grain, place clay1, place reed1, place fishing");
    assert_eq!((m.round(), m.lying("wood3")), (2, 6));
}

#[test]
fn c_007_stone_can_be_taken_in_the_round_of_its_card() {
    let mut deck = DECK;
    deck.swap(5, 6);
    let mut m = at(&nobodies(2), stocked(json!({ "round": 5, "deck": deck })));
    m.finish_round();
    assert_eq!((m.round(), m.lying("r_stone_a")), (6, 1));
    m.play("place r_stone_a");
    assert_eq!(m.count(0, "stone"), 1);
}

#[test]
fn c_009_the_marker_changes_the_order_of_the_next_round() {
    let mut m = at(&nobodies(3), json!({ "marker": 1, "active": 1 }));
    m.play("place take_grain, place start_storehouse");
    let mut order = Vec::new();
    for mv in ["place plow, plow 04", "place day_laborer_family, take wood"] {
        order.push(m.asked());
        m.play(mv);
    }
    assert_eq!(order, [0, 1]);
    m.finish_round();
    order.clear();
    for mv in ["place take_grain", "place clay1", "place reed1"] {
        order.push(m.asked());
        m.play(mv);
    }
    assert_eq!(order, [2, 0, 1]);
}

#[test]
fn c_010_the_marker_is_not_handed_on() {
    let mut m = at(&nobodies(2), stocked(json!({})));
    m.finish_round();
    assert_eq!((m.number("/marker"), m.asked()), (0, 0));
}

#[test]
fn c_011_the_holder_may_use_the_space_of_the_marker() {
    let mut m = at(&nobodies(2), json!({}));
    m.play("place start_storehouse");
    assert_eq!(m.number("/marker"), 0);
}

#[test]
fn c_013_no_passing() {
    let m = at(&nobodies(2), json!({}));
    assert!(m.legal().iter().all(|mv| mv.starts_with("place ")));
}

#[test]
fn c_014_one_person_on_a_space() {
    let mut m = at(&nobodies(2), json!({}));
    m.play("place take_grain");
    assert_eq!(m.refused("place take_grain"), "A-7.4 space-taken");
    m.finish_round();
    assert!(m.can_place("take_grain"));
}

#[test]
fn c_015_no_harvest_after_round_eight() {
    let mut m = at(&nobodies(2), json!({ "round": 8 }));
    m.finish_round();
    assert!(m.log(None).iter().all(|line| !line.starts_with("harvest")));
}

// Combined actions

#[test]
fn c_017_stables_only() {
    let mut m = one(has("wood 4"), json!({}));
    m.play("place build_rooms_stables");
    assert!(m.legal_to("room").is_empty());
    m.play("stable 04, stable 03");
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
}

#[test]
fn c_018_every_mix_that_can_be_paid() {
    let goods = |moves: &str| {
        let mut m = one(has("wood 9, reed 2"), json!({}));
        m.play("place build_rooms_stables").play(moves);
        m.goods(0)
    };
    assert_eq!(goods("room 00, stable 03, stable 04"), "");
    assert_eq!(goods("room 00, stable 03, done"), "wood 2");
    assert_eq!(
        goods("stable 01, stable 02, stable 03, stable 04"),
        "wood 1, reed 2"
    );
    assert_eq!(goods("stable 04, room 00"), "wood 2");
}

#[test]
fn c_019_one_wood_is_not_enough() {
    assert!(!one(has("wood 1"), json!({})).can_place("build_rooms_stables"));
}

#[test]
fn c_021_the_improvement_after_a_renovation_may_be_left_out() {
    let mut m = one(has("clay 2, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/house")),
        (String::new(), json!("clay"))
    );
    assert_eq!(m.asked(), 1);
}

#[test]
fn c_022_no_improvement_without_a_renovation() {
    let player = farms("clay 10, reed 1", json!({ "house": "stone" }));
    let m = one(player, json!({ "round": 5 }));
    assert_eq!(
        m.refused("place r_renovation_improvement"),
        "A-13.7 house-of-stone"
    );
}

#[test]
fn c_023_a_fireplace_with_what_the_renovation_leaves() {
    let mut m = one(has("clay 4, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement, build fireplace_2");
    assert_eq!(
        (m.goods(0), m.of(0, "majors")),
        (String::new(), json!(["fireplace_2"]))
    );
}

#[test]
fn c_025_one_grain_is_sown_or_baked() {
    let player = || {
        let farm = json!({ "fields": fields("02") });
        has_and(
            "grain 1",
            json!({ "farm": farm, "majors": ["fireplace_2"] }),
        )
    };
    let mut m = one(player(), json!({}));
    m.play("place r_sow_bake, sow grain");
    assert_eq!(
        (m.asked(), m.of(0, "farm/fields")),
        (1, fields("02 grain 3"))
    );
    let mut m = one(player(), json!({}));
    m.play("place r_sow_bake, bake 1");
    assert_eq!((m.asked(), m.goods(0)), (1, "food 2".to_owned()));
}

#[test]
fn c_026_nothing_to_sow_on_and_nothing_to_bake_with() {
    assert!(!one(has("grain 1"), json!({})).can_place("r_sow_bake"));
}

#[test]
fn c_027_bread_without_sowing() {
    let player = has_and("grain 3", json!({ "majors": ["hearth_4"] }));
    let mut m = one(player, json!({}));
    m.play("place r_sow_bake");
    assert_eq!(m.legal(), ["bake 1", "bake 2", "bake 3"]);
    m.play("bake 3");
    assert_eq!(m.goods(0), "food 9");
}

#[test]
fn c_029_sowing_without_plowing() {
    // every cell that is no room is a field, so nothing can be plowed
    let mut all = String::new();
    for row in 0..3 {
        for column in 0..5 {
            if column > 0 || row == 0 {
                all.push_str(&format!("{row}{column}, "));
            }
        }
    }
    let farm = json!({ "fields": fields(all.trim_end_matches(", ")) });
    let mut m = one(farms("grain 1", farm), json!({ "round": 12 }));
    assert!(!m.can_place("plow"));
    m.play("place r_plow_sow");
    assert_eq!((m.goods(0), m.asked()), (String::new(), 1));
}

#[test]
fn c_031_grain_just_taken_is_not_sown() {
    let mut m = one(farms("", json!({ "fields": fields("02") })), json!({}));
    m.play("place take_grain");
    assert_eq!((m.goods(0), m.asked()), ("grain 1".to_owned(), 1));
}

#[test]
fn c_033_all_nine_wood() {
    let mut m = one(nobody(), json!({ "spaces": { "wood3": { "goods": 9 } } }));
    m.play("place wood3");
    assert_eq!((m.goods(0), m.lying("wood3")), ("wood 9".to_owned(), 0));
}

#[test]
fn c_035_only_major_improvements_count_in_the_family_game() {
    assert!(!one(has("clay 1"), json!({ "round": 2 })).can_place("r_improvement"));
}

// House, renovation, family

#[test]
fn c_037_and_c_038_and_c_039_katerina_builds_and_renovates() {
    let mut m = one(has("wood 5, reed 5, clay 8"), json!({ "round": 5 }));
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "clay 8, reed 3");
    m.play("place take_grain, place r_renovation_improvement");
    m.play("done");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/house")),
        ("clay 5, reed 2".to_owned(), json!("clay"))
    );
    m.finish_round();
    let clay = m.count(0, "clay");
    while !(m.asked() == 0 && m.can_place("build_rooms_stables")) {
        m.play("place take_grain");
    }
    m.play("place build_rooms_stables, room 01");
    assert_eq!(m.count(0, "clay"), clay - 5);
    assert_eq!(m.of(0, "farm/rooms"), cells("00, 01, 10, 20"));
}

#[test]
fn c_041_all_rooms_or_none() {
    let player = farms("clay 2, reed 1", json!({ "rooms": cells("00, 10, 20") }));
    assert!(!one(player, json!({ "round": 5 })).can_place("r_renovation_improvement"));
}

#[test]
fn c_042_one_step_for_one_action() {
    let mut m = one(has("clay 2, stone 2, reed 2"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(m.of(0, "farm/house"), "clay");
    assert!(m.asked() == 1 || m.legal().iter().all(|mv| !mv.starts_with("renovate")));
}

#[test]
fn c_043_two_renovations_in_round_fourteen() {
    let mut m = one(has("clay 2, stone 2, reed 2"), json!({ "round": 14 }));
    m.play("place r_renovation_improvement, place take_grain, place r_renovation_fences");
    assert_eq!(m.of(0, "farm/house"), "stone");
}

#[test]
fn c_045_two_rooms_one_next_to_the_other() {
    let mut m = one(has("wood 10, reed 4"), json!({}));
    m.play("place build_rooms_stables, room 00, room 01");
    assert_eq!(m.goods(0), "");
}

#[test]
fn c_046_no_cell_for_a_room() {
    let farm = json!({ "fields": fields("00"), "stables": ["11"], "pastures": [["21"]] });
    let mut m = one(farms("wood 5, reed 2", farm), json!({}));
    m.play("place build_rooms_stables");
    assert!(m.legal_to("room").is_empty());
    assert!(!m.legal_to("stable").is_empty());
}

#[test]
fn c_047_the_first_growth() {
    let mut m = one(
        farms("", json!({ "rooms": cells("00, 10, 20") })),
        json!({ "round": 6 }),
    );
    m.play("place r_growth_minor");
    assert_eq!(m.view(None)["seats"][0]["persons"], 3);
    assert_eq!(m.get("/spaces/r_growth_minor/newborns"), json!([0]));
}

#[test]
fn c_049_a_person_on_the_boards_keeps_the_room() {
    let player = has_and(
        "",
        json!({ "adults": 3, "farm": { "rooms": cells("00, 10, 20") } }),
    );
    let spaces = json!({ "take_grain": { "persons": [0] } });
    let m = one(player, json!({ "round": 6, "spaces": spaces }));
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
}

#[test]
fn c_050_five_persons_in_two_rooms() {
    let mut m = one(has("food 40"), stocked(json!({ "round": 13 })));
    m.play("place r_growth_no_room");
    m.finish_round();
    m.play("place r_growth_no_room");
    assert_eq!(m.view(None)["seats"][0]["persons"], 4);
    let four = has_and("food 40", json!({ "adults": 4 }));
    let mut m = one(four, json!({ "round": 14 }));
    m.play("place r_growth_no_room");
    assert_eq!(m.view(None)["seats"][0]["persons"], 5);
    assert_eq!(m.of(0, "farm/rooms"), cells("10, 20"));
}

#[test]
fn c_051_new_rooms_are_for_those_who_have_none() {
    let rooms = |names: &str| {
        let more = json!({ "adults": 4, "farm": { "rooms": cells(names) } });
        one(has_and("", more), json!({ "round": 13 }))
    };
    let m = rooms("00, 01, 10, 20");
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
    assert!(rooms("00, 01, 02, 10, 20").can_place("r_growth_minor"));
}

#[test]
fn c_054_growth_without_room_while_a_room_is_free() {
    let rooms = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("", rooms), json!({ "round": 13 }));
    m.play("place r_growth_no_room, place take_grain");
    assert_eq!(m.refused("place r_growth_minor"), "A-14.2 no-free-room");
}

// Spaces by number of players, family game

#[test]
fn c_154_no_growth_before_round_five() {
    let mut players = nobodies(5);
    players[0] = farms("", json!({ "rooms": cells("00, 10, 20") }));
    let mut m = at(&players, json!({ "round": 4 }));
    m.play("place a5_two_resources_or_growth");
    assert!(!m.can("grow"));
}

#[test]
fn c_155_growth_on_the_green_card_needs_a_room() {
    let mut m = at(&nobodies(5), json!({ "round": 6 }));
    m.play("place a5_two_resources_or_growth");
    assert!(!m.can("grow"));
}

#[test]
fn c_157_one_room_and_no_stable() {
    let mut m = at(&vec![has("wood 10, reed 4"); 5], json!({}));
    m.play("place a5_room_or_traveling");
    assert!(m.legal_to("stable").is_empty());
    m.play("room 00");
    assert_eq!((m.asked(), m.goods(0)), (1, "wood 5, reed 2".to_owned()));
}

#[test]
fn c_158_a_sheep_and_a_food() {
    let mut m = at(&vec![has("food 2"); 5], json!({}));
    m.play("place a5_animals, take sheep");
    assert_eq!(
        (m.goods(0), m.lying("a5_animals")),
        ("food 3, sheep 1".to_owned(), 0)
    );
}

#[test]
fn c_159_cattle_must_be_paid() {
    let mut m = at(&nobodies(5), json!({}));
    m.play("place a5_animals");
    assert_eq!(m.legal(), ["take sheep", "take boar"]);
}

#[test]
fn c_161_reed_stone_and_food_do_not_pile_up() {
    let mut m = at(&nobodies(4), json!({}));
    let food = m.count(0, "food");
    m.play("place a4_reed_stone_food");
    assert_eq!(
        (m.count(0, "reed"), m.count(0, "stone"), m.count(0, "food")),
        (1, 1, food + 1)
    );
}

#[test]
fn c_162_two_different_resources_for_three() {
    let mut m = at(&nobodies(3), json!({}));
    m.play("place a3_two_resources, take wood");
    assert!(!m.can("take wood") && m.can("take reed"));
}

#[test]
fn c_163_the_storehouse() {
    let more = json!({ "active": 1, "spaces": { "start_storehouse": { "goods": 3 } } });
    let mut m = at(&nobodies(2), more);
    m.play("place start_storehouse");
    assert_eq!((m.goods(1), m.number("/marker")), ("food 3".to_owned(), 1));
}

#[test]
fn c_165_one_stable_for_one_wood() {
    let mut m = one(has("wood 4"), json!({}));
    m.play("place stable_bake, stable 04");
    assert_eq!((m.asked(), m.goods(0)), (1, "wood 3".to_owned()));
}

#[test]
fn c_166_growth_only() {
    let rooms = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("clay 9, wood 9", rooms), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    assert_eq!(m.asked(), 1);
}

#[test]
fn c_167_traveling_players_with_two_or_three() {
    for seats in [2, 3] {
        let spaces = dealt(seats, 1).spaces();
        assert!(spaces.iter().all(|space| !space.contains("traveling")));
    }
}

// Solo

#[test]
fn c_175_food_of_the_solo_harvest() {
    let need = |m: &Match| m.view(None)["seats"][0]["feed"]["need"].clone();
    assert_eq!(need(&at(&nobodies(1), json!({ "round": 4 }))), 6);
    let rooms = farms("", json!({ "rooms": cells("00, 10, 20") }));
    let mut m = at(&[rooms], json!({ "round": 7 }));
    m.play("place r_growth_minor");
    assert_eq!(need(&m), 7);
}

// Further cases

#[test]
fn c_213_end_bonuses_count_in_the_family_game() {
    let owner = has_and("wood 5", json!({ "majors": ["joinery"] }));
    let totals = at(&[owner, has("wood 5")], json!({})).totals();
    assert_eq!(totals[0] - totals[1], 4);
}

#[test]
fn c_217_bread_first_and_then_sowing() {
    let farm = json!({ "fields": fields("02") });
    let player = has_and(
        "grain 2",
        json!({ "farm": farm, "majors": ["fireplace_2"] }),
    );
    let mut m = one(player, json!({}));
    m.play("place r_sow_bake, bake 1");
    assert!(m.can("sow grain"));
    m.play("sow grain");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/fields")),
        ("food 2".to_owned(), fields("02 grain 3"))
    );
}

#[test]
fn c_218_places() {
    assert_eq!(Tally::places_by(&[40, 37, 37, 35]), [1, 2, 2, 4]);
    // players with equal farms share a place and, at the end, the victory
    let position = at(&nobodies(3), json!({})).0.position().clone();
    assert_eq!(Position::tally(&position, None).places, [1, 1, 1]);
}
