//! Agricola's clauses in the family game: a test for each, named after it.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::kernel::{Game, Seat};

/// The points of a line of the score sheet for each seat.
fn points(m: &Match, line: &str) -> Vec<i32> {
    let tally = m.0.position().tally(None);
    let key = format!("agricola-tally-{line}");
    let line = tally.lines.into_iter().find(|found| found.label.key == key);
    let values = line.unwrap_or_else(|| panic!("no {key}")).values;
    values.into_iter().map(Option::unwrap).collect()
}

fn set<const N: usize>(texts: [&str; N]) -> BTreeSet<String> {
    texts.map(str::to_owned).into()
}

// A-1 Words

#[test]
fn a_1_1_a_player_is_not_a_person() {
    let view = dealt(3, 1).view(None);
    let seats = view["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    assert!(seats.iter().all(|seat| seat["persons"] == 2));
}

#[test]
fn a_1_2_building_resources_crops_and_animals() {
    let mut m = one(has("grain 1, vegetable 1"), json!({}));
    m.play("place day_laborer_family");
    assert_eq!(m.legal_to("take"), ["wood", "clay", "reed", "stone"]);
    let farm = json!({ "fields": fields("02") });
    let mut m = one(farms("grain 1, vegetable 1", farm), json!({}));
    m.play("place r_sow_bake");
    assert_eq!(m.legal_to("sow"), ["grain", "vegetable"]);
    for animal in ["sheep", "boar", "cattle"] {
        assert!(!m.legal_to("convert").contains(&animal.to_owned()));
    }
}

#[test]
fn a_1_3_the_personal_supply_is_open_to_everybody() {
    let m = at(
        &[has("wood 3, grain 1"), has("reed 2"), nobody()],
        json!({}),
    );
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let view = m.view(viewer);
        assert_eq!(view["seats"][0]["goods"], amounts("wood 3, grain 1"));
        assert_eq!(view["seats"][1]["goods"], amounts("reed 2"));
    }
}

#[test]
fn a_1_4_improvements_in_front_of_a_player_are_open_to_everybody() {
    let m = one(has_and("", json!({ "majors": ["pottery"] })), json!({}));
    for viewer in [None, Some(1)] {
        assert_eq!(m.view(viewer)["seats"][0]["majors"], json!(["pottery"]));
    }
}

#[test]
fn a_1_5_spaces_take_persons_and_cells_make_up_the_farm() {
    let m = dealt(2, 1);
    assert!(m.spaces().contains("wood3"));
    let cells = m.view(None)["seats"][0]["cells"].clone();
    assert_eq!(cells.as_array().unwrap().len(), 15);
}

#[test]
fn a_1_6_diagonal_cells_are_not_adjacent() {
    let mut m = one(has("wood 7, reed 2"), json!({}));
    m.play("place build_rooms_stables");
    assert_eq!(m.legal_to("room"), ["00", "11", "21"]);
    assert_eq!(m.refused("room 01"), "A-13.3 room-not-adjacent");
}

#[test]
fn a_1_7_a_pasture_scores_once_whatever_its_size() {
    let small = farms("", json!({ "pastures": [["04"]] }));
    let large = farms("", json!({ "pastures": [["02", "03", "04"]] }));
    let m = at(&[small, large], json!({}));
    assert_eq!(points(&m, "pastures"), [1, 1]);
    let view = m.view(None);
    let cells = view["seats"][1]["cells"].as_array().unwrap();
    let inside = cells.iter().filter(|cell| !cell["pasture"].is_null());
    assert_eq!(inside.count(), 3);
}

#[test]
fn a_1_8_accumulation_spaces_get_goods_in_every_round() {
    let mut m = dealt(2, 1);
    let first: Vec<Value> = m.view(None)["spaces"].as_array().unwrap().clone();
    let adding = |space: &&Value| space["adds"] != json!({});
    let names: Vec<&str> = first
        .iter()
        .filter(adding)
        .filter_map(|space| space["id"].as_str())
        .collect();
    assert_eq!(
        names[..5],
        ["start_storehouse", "wood3", "clay1", "reed1", "fishing"]
    );
    m.play("place plow, plow 04, place take_grain, place day_laborer_family, take wood");
    m.play("place fishing");
    assert_eq!(m.lying("wood3"), 6);
    assert_eq!(m.lying("take_grain"), 0);
}

#[test]
fn a_1_9_in_the_family_game_improvements_are_major_ones() {
    let mut m = one(has("clay 5"), json!({ "round": 2 }));
    m.play("place r_improvement");
    let offered: BTreeSet<String> = m.legal_to("build").into_iter().collect();
    assert_eq!(
        offered,
        set(["fireplace_2", "fireplace_3", "hearth_4", "hearth_5"])
    );
    assert_eq!(m.legal_to("play"), [""; 0]);
}

#[test]
fn a_1_10_ovens_bake_and_do_not_cook() {
    let values = |major: &str| {
        let player = has_and("grain 1, sheep 1", json!({ "majors": [major] }));
        one(player, json!({})).view(None)["seats"][0]["food_value"].clone()
    };
    for oven in ["clay_oven", "stone_oven"] {
        assert_eq!(
            values(oven),
            json!({ "grain": 1, "vegetable": 1 }),
            "{oven}"
        );
    }
    let hearth = json!({ "grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4 });
    assert_eq!(values("hearth_4"), hearth);
}

#[test]
fn a_1_11_a_newborn_is_one_until_the_next_round_begins() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = at(
        &[farms("food 9", farm), has("food 9")],
        json!({ "round": 7 }),
    );
    m.play("place r_growth_minor");
    assert_eq!(m.of(0, "newborns"), 1);
    while m.round() == 7 {
        assert_eq!(m.of(0, "newborns"), 1, "{:?}", m.get("/window"));
        let mv = m
            .legal()
            .into_iter()
            .find(|mv| mv != "place start_storehouse");
        m.play(&mv.unwrap());
    }
    assert_eq!(
        (m.of(0, "newborns"), m.of(0, "adults")),
        (json!(0), json!(3))
    );
}

#[test]
fn a_1_12_and_a_1_14_a_cell_is_used_by_a_room_a_field_a_stable_or_a_pasture() {
    let farm = json!({ "fields": fields("01"), "stables": ["02"], "pastures": [["03", "04"]] });
    let m = at(&[nobody(), farms("", farm)], json!({}));
    assert_eq!(points(&m, "unused-cells"), [-13, -9]);
}

#[test]
fn a_1_13_a_turn_is_one_placement_with_all_that_it_causes() {
    let mut m = one(has("wood 9, reed 2"), json!({}));
    let before = m.0.position().turn_number();
    m.play("place build_rooms_stables, room 00, stable 04");
    assert_eq!(m.0.position().turn_number(), before);
    m.play("done");
    assert_eq!(m.asked(), 1);
    assert_eq!(m.0.position().turn_number(), before + 1);
}

// A-2 Pieces and limits

#[test]
fn a_2_1_five_persons_four_stables_and_fifteen_fences() {
    let full = has_and("food 9", json!({ "adults": 5 }));
    let m = one(full, json!({ "round": 13 }));
    assert_eq!(m.refused("place r_growth_no_room"), "A-14.1 family-full");
    let stables = json!({ "stables": cells("01, 02, 03, 04") });
    let m = one(farms("wood 9", stables), json!({}));
    assert_eq!(m.refused("place stable_bake"), "A-17.2 no-stables-left");
    // 5 cells in a row take 12 fences; a second pasture of one cell beside them takes 3 more
    let fenced = json!({ "pastures": [["00", "01", "02", "03", "04"], ["14"]] });
    let m = one(farms("wood 9", fenced), json!({ "round": 4 }));
    assert_eq!(m.view(None)["seats"][0]["fences_left"], 0);
    assert_eq!(m.refused("place r_fences"), "A-18.8 no-fences-left");
}

#[test]
fn a_2_2_and_a_2_7_the_pieces_in_the_box_are_no_limit() {
    let printed = data()["constants"]["printed_pieces_no_limit"].clone();
    assert_eq!(
        (&printed["reed"], &printed["begging_cards"]),
        (&json!(15), &json!(5))
    );
    let more = json!({ "spaces": { "reed1": { "goods": 20 } } });
    let mut m = one(has("reed 15, food 9"), more);
    m.play("place reed1");
    assert_eq!(m.goods(0), "reed 35, food 9");
    let mut m = at(
        &[has_and("", json!({ "begging": 5 })), has("food 9")],
        json!({ "round": 4 }),
    );
    m.finish_round();
    assert!(m.number("/seats/0/begging") > 5);
}

#[test]
fn a_2_3_the_cards() {
    let data = data();
    let decks = &data["constants"]["occupation_decks"];
    assert_eq!(decks, &json!({ "1+": 66, "3+": 41, "4+": 62 }));
    assert_eq!(data["constants"]["minor_improvements"], 139);
    assert_eq!(data["major_improvements"].as_array().unwrap().len(), 10);
    let spaces = data["spaces"].as_array().unwrap();
    let kind = |kind: &str| spaces.iter().filter(|space| space["kind"] == kind).count();
    assert_eq!(kind("round_card"), 14);
    let full = |space: &&Value| {
        let variants = space["variants"].as_array().unwrap();
        space["kind"] == "action_card" && variants.contains(&json!("full"))
    };
    assert_eq!(spaces.iter().filter(full).count(), 16);
}

#[test]
fn a_2_4_and_a_2_5_and_a_2_6_markers_and_colours_are_for_show() {
    let constants = data()["constants"].clone();
    let colours = json!(["blue", "green", "red", "natural_wood", "purple"]);
    assert_eq!(constants["player_colours"], colours);
    assert_eq!(constants["token_colours"]["boar"], "black");
    assert_eq!(
        constants["printed_pieces_no_limit"]["multiplier_markers"],
        9
    );
    let json = dealt(5, 1).json().to_string();
    assert!(!json.contains("marker\":\"") && !json.contains("multiplier"));
}

#[test]
fn a_2_8_who_it_is_for() {
    let info = trapezi::games::agricola::Position::info();
    assert_eq!((info.min_seats, info.max_seats), (1, 5));
    let expected = json!({ "age": 12, "age_family": 10, "minutes_per_player": 30 });
    assert_eq!(data()["constants"]["box"], expected);
}

// A-4 The boards

#[test]
fn a_4_1_and_a_4_2_and_a_4_3_the_places_of_spaces() {
    let layout = data()["board_layout"].clone();
    assert_eq!(
        layout["boards"],
        json!({ "board_1": [0, 1, 2], "board_2": [3, 4, 5], "board_3": [6, 7, 8, 9] })
    );
    let column = |n: usize| layout["columns"][n]["content"].clone();
    assert_eq!(column(2).as_array().unwrap().len(), 6);
    assert_eq!(
        column(3),
        json!(["round_1 (2 units)", "wood3", "clay1", "reed1", "fishing"])
    );
    let rounds: Vec<Value> = (4..=9)
        .flat_map(|n| column(n).as_array().unwrap().clone())
        .collect();
    let expected: Vec<String> = (2..=14).map(|n| format!("round_{n}")).collect();
    assert_eq!(json!(rounds), json!(expected));
}

#[test]
fn a_4_4_and_a_4_5_round_spaces_show_stage_harvest_and_promised_goods() {
    let mut player = nobody();
    let mut promised = [0; 14];
    promised[4] = 1;
    player["promised"] = json!(promised);
    let view = one(player, json!({})).view(None);
    let rounds = view["rounds"].as_array().unwrap();
    let stages: Vec<u64> = rounds
        .iter()
        .map(|r| r["stage"].as_u64().unwrap())
        .collect();
    assert_eq!(stages, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    for round in rounds {
        let number = round["round"].as_u64().unwrap();
        assert_eq!(round["harvest"], HARVESTS.contains(&number), "{number}");
    }
    let expected = json!([{ "seat": 0, "goods": { "food": 1 } }]);
    assert_eq!(rounds[4]["promised"], expected);
    assert_eq!(rounds[5]["promised"], json!([]));
}

#[test]
fn a_4_6_ten_major_improvements_lie_on_a_board_of_their_own() {
    let view = dealt(2, 1).view(None);
    let majors = view["majors"].as_array().unwrap();
    assert_eq!(majors.len(), 10);
    assert!(majors.iter().all(|major| major["owner"].is_null()));
}

#[test]
fn a_4_7_the_slot_of_a_green_card_is_no_part_of_a_position() {
    let (one, other) = (dealt(4, 1), dealt(4, 2));
    let green = |m: &Match| -> BTreeSet<String> {
        let spaces = m.spaces().into_iter();
        spaces.filter(|space| space.starts_with("a4_")).collect()
    };
    assert_eq!(green(&one), green(&other));
    assert_eq!(green(&one).len(), 6);
}

// A-5 Set-up

#[test]
fn a_5_1_one_to_five_players_clockwise() {
    for seats in 1..=5 {
        let mut m = dealt(seats, 7);
        let spaces = ["take_grain", "fishing", "reed1", "clay1", "wood3"];
        for (seat, space) in (0..seats).zip(spaces) {
            assert_eq!(m.asked(), seat);
            m.play(&format!("place {space}"));
        }
        assert_eq!(m.asked(), 0);
    }
}

#[test]
fn a_5_2_everybody_begins_with_two_rooms_and_two_persons() {
    let m = dealt(5, 3);
    for seat in 0..5 {
        let of = |what: &str| m.view(None)["seats"][seat][what].clone();
        assert_eq!((of("persons"), of("at_home")), (json!(2), json!(2)));
        assert_eq!(
            (of("fences_left"), of("stables_left")),
            (json!(15), json!(4))
        );
        assert_eq!(of("house"), "wood");
        assert_eq!(m.cell(seat as u8, "10"), "room");
        assert_eq!(m.cell(seat as u8, "20"), "room");
        assert_eq!(m.cell(seat as u8, "00"), "empty");
    }
}

#[test]
fn a_5_3_the_starting_player_is_drawn_by_lot() {
    let first = |seed| dealt_with(5, seed, &[]).number("/marker");
    let drawn: BTreeSet<u64> = (0..60).map(first).collect();
    assert_eq!(drawn, (0..5).collect());
    assert_eq!(
        dealt_with(3, 5, &[("first", "seat-3")]).number("/marker"),
        2
    );
}

#[test]
fn a_5_4_two_food_for_the_starting_player_three_for_the_others_none_alone() {
    let m = dealt_with(4, 1, &[("first", "seat-2")]);
    let food: Vec<String> = (0..4).map(|seat| m.goods(seat)).collect();
    assert_eq!(food, ["food 3", "food 2", "food 3", "food 3"]);
    assert_eq!(dealt(1, 1).goods(0), "");
}

#[test]
fn a_5_5_the_round_cards_are_shuffled_stage_by_stage_and_hidden() {
    let stages = [4, 3, 2, 2, 2, 1];
    let mut orders = BTreeSet::new();
    for seed in 0..200 {
        let m = dealt(2, seed);
        let deck = m.get("/deck");
        let deck: Vec<&str> = deck
            .as_array()
            .unwrap()
            .iter()
            .map(|c| c.as_str().unwrap())
            .collect();
        let mut at = 0;
        for (stage, count) in stages.into_iter().enumerate() {
            let cards: BTreeSet<&str> = deck[at..at + count].iter().copied().collect();
            let expected = &data()["round_cards_by_stage"][(stage + 1).to_string()];
            let expected: BTreeSet<String> = expected
                .as_array()
                .unwrap()
                .iter()
                .map(|card| card.as_str().unwrap().to_owned())
                .collect();
            let cards: BTreeSet<String> = cards.into_iter().map(str::to_owned).collect();
            assert_eq!(cards, expected);
            at += count;
        }
        orders.insert(deck.join(" "));
        let rounds = m.view(Some(0))["rounds"].as_array().unwrap().clone();
        assert_eq!(rounds[0]["card"], deck[0]);
        assert!(rounds[1..].iter().all(|round| round["card"].is_null()));
    }
    assert!(orders.len() > 150, "{} orders", orders.len());
    let factorial = |n: u32| (1..=n).product::<u32>();
    let all: u32 = stages.map(|count| factorial(count as u32)).iter().product();
    assert_eq!(all, 1152);
}

#[test]
fn a_5_6_green_cards_by_the_number_of_players() {
    for (seats, count) in [(1, 0), (2, 0), (3, 4), (4, 6), (5, 6)] {
        for m in [dealt(seats, 1), dealt_full(seats, 1)] {
            let prefix = format!("a{seats}_");
            let spaces = m.spaces();
            let green = spaces
                .iter()
                .filter(|space| space.starts_with("a") && space.as_bytes()[2] == b'_');
            assert_eq!(green.clone().count(), count, "{seats}");
            assert!(green.into_iter().all(|space| space.starts_with(&prefix)));
        }
    }
}

#[test]
fn a_5_11_all_major_improvements_can_be_bought() {
    let mut m = one(
        has("wood 9, clay 9, reed 9, stone 9"),
        json!({ "round": 2 }),
    );
    m.play("place r_improvement");
    assert_eq!(m.legal_to("build").len(), 10);
}

// A-6 The round

#[test]
fn a_6_1_fourteen_rounds_in_six_stages_with_six_harvests() {
    let mut harvests = Vec::new();
    let mut m = dealt(2, 4);
    while !m.is_over() {
        let round = m.round();
        m.finish_round();
        if m.log(None)
            .iter()
            .any(|line| *line == format!("harvest round={round}"))
        {
            harvests.push(round);
        }
        assert!(m.is_over() || m.round() == round + 1);
    }
    assert_eq!(harvests, HARVESTS);
    assert_eq!(m.round(), 14);
}

#[test]
fn a_6_2_a_round_card_is_a_space_in_its_round_and_in_all_later_ones() {
    let m = one(nobody(), json!({ "round": 3 }));
    for (at, card) in DECK.iter().enumerate() {
        assert_eq!(m.spaces().contains(*card), at < 3, "{card}");
    }
    assert_eq!(m.refused("place r_fences"), "A-6.2 card-not-revealed");
}

#[test]
fn a_6_3_and_a_6_4_promised_goods_come_after_the_card_the_starting_player_first() {
    let mut promised = [0; 14];
    promised[1] = 1;
    let well = json!({ "promised": promised });
    let mut m = at(
        &[
            has_and("food 1", well.clone()),
            has_and("food 2", well),
            nobody(),
        ],
        stocked(json!({ "marker": 1, "active": 1 })),
    );
    m.finish_round();
    let log = m.log(None);
    let tail: Vec<&str> = log
        .iter()
        .map(String::as_str)
        .skip_while(|line| !line.starts_with("round round=2"))
        .collect();
    assert_eq!(
        tail,
        [
            "round round=2 stage=1 space=space-r-improvement-family",
            "collected seat=1 goods=food:1",
            "collected seat=0 goods=food:1",
        ]
    );
    assert_eq!((m.count(0, "food"), m.count(1, "food")), (2, 3));
}

#[test]
fn a_6_6_goods_are_added_to_what_lies_there_without_limit() {
    let more = json!({ "spaces": { "wood3": { "goods": 60 }, "fishing": { "goods": 1 } } });
    let mut m = one(nobody(), stocked(more));
    m.play("place take_grain, place clay1, place reed1, place day_laborer_family, take wood");
    assert_eq!(m.round(), 2);
    assert_eq!((m.lying("wood3"), m.lying("fishing")), (63, 2));
    assert_eq!((m.lying("clay1"), m.lying("start_storehouse")), (1, 2));
}

#[test]
fn a_6_6_the_card_just_revealed_gets_its_goods_too() {
    let mut m = one(nobody(), json!({ "round": 2 }));
    m.finish_round();
    assert_eq!((m.round(), m.lying("r_sheep")), (3, 1));
}

#[test]
fn a_6_7_nothing_is_asked_between_replenishing_and_work() {
    let mut m = one(nobody(), json!({}));
    m.finish_round();
    assert_eq!(m.get("/window"), "placement");
    assert_eq!(m.view(None)["task"]["kind"], "place");
}

#[test]
fn a_6_8_and_a_6_9_after_work_all_go_home_and_newborns_work_from_then_on() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("", farm), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    assert_eq!(m.persons("r_growth_minor"), [0]);
    m.finish_round();
    assert_eq!(m.persons("r_growth_minor"), [0; 0]);
    assert_eq!((m.of(0, "home"), m.of(1, "home")), (json!(3), json!(2)));
}

#[test]
fn a_6_12_the_marker_moves_only_by_its_space() {
    let mut m = one(nobody(), stocked(json!({})));
    m.finish_round();
    assert_eq!((m.number("/marker"), m.asked()), (0, 0));
    m.play("place take_grain, place start_storehouse");
    assert_eq!(m.number("/marker"), 1);
    m.finish_round();
    assert_eq!((m.number("/marker"), m.asked()), (1, 1));
}

// A-7 Placing persons

#[test]
fn a_7_1_and_a_7_2_one_person_each_in_turn_until_all_are_placed() {
    let three = has_and("", json!({ "adults": 3 }));
    let mut m = at(
        &[nobody(), three],
        stocked(json!({ "marker": 1, "active": 1 })),
    );
    let mut order = Vec::new();
    for space in ["take_grain", "clay1", "reed1", "fishing", "wood3"] {
        order.push(m.asked());
        m.play(&format!("place {space}"));
    }
    assert_eq!(order, [1, 0, 1, 0, 1]);
    assert_eq!(m.round(), 2);
}

#[test]
fn a_7_3_taking_the_marker_changes_the_next_round_only() {
    let mut m = at(
        &[nobody(), nobody(), nobody()],
        stocked(json!({ "marker": 1, "active": 1 })),
    );
    m.play("place take_grain, place start_storehouse");
    assert_eq!(m.asked(), 0);
    m.play("place clay1");
    assert_eq!(m.asked(), 1);
    m.finish_round();
    assert_eq!((m.round(), m.asked()), (2, 2));
}

#[test]
fn a_7_4_a_space_takes_one_person_a_round_but_a_newborn_stands_with_its_parent() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let mut m = one(farms("", farm), json!({ "round": 6 }));
    m.play("place r_growth_minor");
    assert_eq!(m.refused("place r_growth_minor"), "A-7.4 space-taken");
    let spaces = m.view(None)["spaces"].as_array().unwrap().clone();
    let space = spaces
        .iter()
        .find(|space| space["id"] == "r_growth_minor")
        .unwrap();
    let expected = json!([{ "seat": 0, "newborn": false }, { "seat": 0, "newborn": true }]);
    assert_eq!(space["persons"], expected);
    m.finish_round();
    m.play("place take_grain");
    assert_eq!(m.refused("place take_grain"), "A-7.4 space-taken");
}

#[test]
fn a_7_5_no_person_without_an_action() {
    let m = one(nobody(), json!({ "round": 4 }));
    for space in [
        "build_rooms_stables",
        "r_sow_bake",
        "r_fences",
        "r_improvement",
        "fishing",
    ] {
        assert!(!m.can_place(space), "{space}");
    }
    let mut m = one(has("wood 2"), json!({}));
    m.play("place build_rooms_stables");
    assert_eq!(m.refused("done"), "A-7.5 do-something");
}

#[test]
fn a_7_6_there_is_no_passing() {
    let m = one(nobody(), json!({}));
    assert!(m.legal().iter().all(|mv| mv.starts_with("place ")));
    assert_eq!(m.refused("done"), "A-7.6 place-a-person");
}

#[test]
fn a_7_7_and_a_7_12_who_can_use_no_space_is_skipped_and_the_others_go_on() {
    let mut all = Vec::new();
    for row in 0..3 {
        all.extend((0..5).map(|column| format!("{row}{column}")));
    }
    // a farm without an empty cell: nothing can be plowed or built there
    let full = json!({ "farm": { "rooms": all } });
    let on = |seats: &[u8]| json!({ "persons": seats });
    let spaces = json!({
        "start_storehouse": on(&[0]), "day_laborer_family": on(&[1]), "a4_two_resources": on(&[1]),
        "a4_reed_stone_food": on(&[2]),
    });
    let mut m = at(
        &[nobody(), nobody(), nobody(), full],
        json!({ "active": 2, "spaces": spaces }),
    );
    m.play("place take_grain");
    assert_eq!((m.asked(), m.round()), (0, 1));
    m.play("place plow, plow 04");
    assert_eq!(m.round(), 2);
    assert!(m.log(None).contains(&"stuck seat=3 count=2".to_owned()));
    assert_eq!(m.of(3, "home"), 2);
}

#[test]
fn a_7_8_food_that_can_be_made_counts_when_a_space_is_chosen() {
    // cattle for 1 food, and no food but a grain
    let mut m = at(
        &[has("grain 1"), nobody(), nobody(), nobody(), nobody()],
        json!({}),
    );
    m.play("place a5_animals, take cattle");
    assert_eq!(m.goods(0), "cattle 1");
    assert!(
        m.log(None)
            .contains(&"converted seat=0 goods=grain:1 food=1".to_owned())
    );
}

#[test]
fn a_7_9_the_conditions_of_the_spaces() {
    let always = ["take_grain", "day_laborer_family", "start_storehouse"];
    let m = one(nobody(), json!({ "round": 14 }));
    for space in always
        .into_iter()
        .chain(["plow", "r_vegetable", "r_plow_sow", "r_growth_no_room"])
    {
        assert!(m.can_place(space), "{space}");
    }
    let refused = [
        ("fishing", "A-7.9 space-empty"),
        ("build_rooms_stables", "A-13.2 too-little"),
        ("stable_bake", "A-17.1 too-little"),
        ("r_sow_bake", "A-15.5 no-empty-field"),
        ("r_improvement", "A-20.10 no-improvement"),
        ("r_fences", "A-18.4 no-pasture"),
        ("r_renovation_improvement", "A-13.6 too-little"),
        ("r_renovation_fences", "A-13.6 too-little"),
        ("r_growth_minor", "A-14.2 no-free-room"),
    ];
    for (space, reason) in refused {
        assert_eq!(m.refused(&format!("place {space}")), reason, "{space}");
    }
    let rich = json!({ "rooms": cells("00, 10, 20"), "fields": fields("04") });
    let rich = farms("wood 4, clay 4, reed 2, grain 1", rich);
    let spaces = json!({ "fishing": { "goods": 1 } });
    let m = one(rich, json!({ "round": 14, "spaces": spaces }));
    for (space, _) in refused {
        assert!(m.can_place(space), "{space}");
    }
}

#[test]
fn a_7_10_a_space_with_animals_can_be_used_without_a_place_for_them() {
    let more = json!({ "round": 3, "spaces": { "r_sheep": { "goods": 3 } } });
    let mut m = one(nobody(), more);
    m.play("place r_sheep");
    assert_eq!(m.goods(0), "sheep 1");
    assert!(
        m.log(None)
            .contains(&"released seat=0 goods=sheep:2".to_owned())
    );
}

#[test]
fn a_7_11_players_give_each_other_nothing() {
    let mut m = at(
        &[has("wood 3, food 9"), has("reed 3, food 9")],
        stocked(json!({})),
    );
    let sums = |m: &Match| (m.count(0, "wood"), m.count(1, "reed"));
    m.play("place take_grain, place clay1, place fishing");
    assert_eq!(sums(&m), (3, 3));
}

#[test]
fn a_7_13_a_placement_that_has_been_made_stands() {
    let mut m = one(has("wood 4"), json!({}));
    m.play("place build_rooms_stables");
    assert!(
        !m.legal()
            .iter()
            .any(|mv| mv.starts_with("place ") || mv == "done")
    );
}

// A-8 What the words on a space mean

#[test]
fn a_8_1_and_or_is_one_of_them_or_both() {
    let mut m = one(has("wood 9, reed 2"), json!({}));
    m.play("place build_rooms_stables, stable 04, done");
    assert_eq!(m.goods(0), "wood 7, reed 2");
    let mut m = one(has("wood 9, reed 2"), json!({}));
    m.play("place build_rooms_stables, room 00, stable 04, stable 03");
    assert_eq!(m.goods(0), "");
}

#[test]
fn a_8_2_the_order_of_the_parts_is_free_and_each_is_done_once() {
    let farm = json!({ "fields": fields("02, 03") });
    let player = || {
        has_and(
            "grain 3",
            json!({ "farm": farm, "majors": ["fireplace_2"] }),
        )
    };
    let mut m = one(player(), json!({}));
    m.play("place r_sow_bake, bake 1, sow grain, done");
    assert_eq!(m.goods(0), "grain 1, food 2");
    let mut m = one(player(), json!({}));
    m.play("place r_sow_bake, bake 1, sow grain");
    assert_eq!(m.refused("bake 1"), "A-8.2 part-done");
    // who goes over to the other part does not come back
    let mut m = one(player(), json!({}));
    m.play("place r_sow_bake, sow grain, bake 1");
    assert_eq!((m.asked(), m.goods(0)), (1, "grain 1, food 2".to_owned()));
}

#[test]
fn a_8_2_a_cell_says_what_is_built_where_only_one_part_is_possible() {
    let touched = |goods: &str| {
        let mut m = one(has(goods), json!({}));
        m.play("place build_rooms_stables");
        let position = m.0.position();
        let stable = "stable 02".parse().unwrap();
        let targets = position.picks(Seat(0), stable).into_iter();
        targets.map(|target| target.0).collect::<Vec<_>>()
    };
    assert_eq!(touched("wood 2"), ["cell/02"]);
    assert_eq!(touched("wood 7, reed 2"), ["part/stables", "cell/02"]);
}

#[test]
fn a_8_3_the_first_is_a_must_and_the_second_may_follow() {
    let stone = json!({ "house": "stone" });
    let m = one(farms("clay 9, reed 9", stone), json!({ "round": 5 }));
    assert_eq!(
        m.refused("place r_renovation_improvement"),
        "A-13.7 house-of-stone"
    );
    let mut m = one(has("clay 4, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(m.of(0, "farm/house"), "clay");
    m.play("done");
    assert_eq!(m.goods(0), "clay 2");
}

#[test]
fn a_8_4_the_second_is_looked_at_after_the_first() {
    // 2 clay for the renovation leave 2 for a fireplace, not 3 for the other
    let mut m = one(has("clay 4, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!(m.legal(), ["build fireplace_2", "done"]);
    let mut m = one(has("clay 3, reed 1"), json!({ "round": 5 }));
    m.play("place r_renovation_improvement");
    assert_eq!((m.asked(), m.goods(0)), (1, "clay 1".to_owned()));
}

#[test]
fn a_8_5_or_is_exactly_one() {
    let five = || -> Vec<Value> { (0..5).map(|_| has("wood 9, reed 4")).collect() };
    let more = json!({ "spaces": { "a5_room_or_traveling": { "goods": 3 } } });
    let mut m = at(&five(), more);
    m.play("place a5_room_or_traveling, take food");
    assert_eq!(
        (m.asked(), m.goods(0)),
        (1, "wood 9, reed 4, food 3".to_owned())
    );
}

#[test]
fn a_8_6_the_marker_is_always_taken_or_kept() {
    let mut m = one(
        nobody(),
        json!({ "spaces": { "start_storehouse": { "goods": 2 } } }),
    );
    m.play("place start_storehouse");
    assert_eq!((m.number("/marker"), m.asked()), (0, 1));
    assert!(m.log(None).contains(&"marker seat=0".to_owned()));
}

#[test]
fn a_8_7_everything_that_lies_there_is_taken() {
    let mut m = one(nobody(), json!({ "spaces": { "wood3": { "goods": 9 } } }));
    m.play("place wood3");
    assert_eq!((m.goods(0), m.lying("wood3")), ("wood 9".to_owned(), 0));
}

#[test]
fn a_8_8_goods_go_to_the_supply_and_animals_to_the_farm() {
    let more = json!({ "round": 3, "spaces": { "r_sheep": { "goods": 1 } } });
    let mut m = one(nobody(), more);
    m.play("place r_sheep");
    let seat = m.view(None)["seats"][0].clone();
    assert_eq!(seat["goods"], json!({}));
    assert_eq!(seat["pets"], json!({ "sheep": 1 }));
}

#[test]
fn a_8_9_crops_on_fields_pay_for_nothing() {
    let farm = json!({ "fields": fields("02 grain 3") });
    let five: Vec<Value> = (0..5).map(|_| farms("", farm.clone())).collect();
    let mut m = at(&five, json!({}));
    m.play("place a5_animals");
    assert_eq!(m.legal(), ["take sheep", "take boar"]);
}

#[test]
fn a_8_10_grain_just_taken_cannot_be_sown_with_the_same_placement() {
    let farm = json!({ "fields": fields("02") });
    let mut m = one(farms("", farm), json!({}));
    m.play("place take_grain");
    assert_eq!((m.asked(), m.goods(0)), (1, "grain 1".to_owned()));
}
