//! Agricola's clauses on the farm, fields, food, stables, fences, animals, major improvements, the
//! harvest and the score. A test for each, named after it; what needs hand cards is elsewhere.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use trapezi::kernel::Game;

/// A player who feeds his family when everybody has placed.
fn before_harvest(mut player: Value) -> Match {
    player["home"] = json!(1);
    let other = json!({ "home": 0, "goods": { "food": 9 } });
    let spaces = json!({
        "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] },
    });
    at(&[player, other], json!({ "round": 4, "spaces": spaces }))
}

fn tally(m: &Match, seat: usize) -> Vec<i32> {
    let lines = m.0.position().tally(None).lines;
    lines
        .iter()
        .map(|line| line.values[seat].unwrap_or(0))
        .collect()
}

// The farmyard

#[test]
fn a_3_1_and_a_3_2_cells_and_the_first_rooms() {
    let m = dealt(2, 1);
    let view = m.view(None);
    let cells = view["seats"][0]["cells"].as_array().unwrap();
    let names: Vec<&str> = cells
        .iter()
        .map(|cell| cell["cell"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), 15);
    assert_eq!((names[0], names[4], names[14]), ("00", "04", "24"));
    let rooms = names.iter().filter(|cell| m.cell(0, cell) == "room");
    assert_eq!(rooms.copied().collect::<Vec<_>>(), ["10", "20"]);
}

#[test]
fn a_3_3_edges_have_names() {
    let m = one(fenced("", json!([["24"]]), ""), json!({}));
    assert_eq!(
        m.view(None)["seats"][0]["fences"],
        json!(["h24", "h34", "v24", "v25"])
    );
}

#[test]
fn a_3_4_one_thing_on_a_cell() {
    for farm in [
        json!({ "fields": fields("10") }),
        json!({ "stables": cells("10") }),
        json!({ "fields": fields("04"), "stables": cells("04") }),
        json!({ "fields": fields("04"), "pastures": [["04"]] }),
        json!({ "pastures": [["10"]] }),
    ] {
        assert!(try_at(&[farms("", farm), nobody()], json!({})).is_err());
    }
    let stabled = json!({ "stables": cells("03, 04"), "pastures": [["04"]] });
    assert!(try_at(&[farms("", stabled), nobody()], json!({})).is_ok());
}

#[test]
fn a_3_5_and_a_15_3_and_a_18_9_nothing_is_taken_down() {
    let farm = json!({ "fields": fields("02, 12"), "stables": cells("03"), "pastures": [["04"]] });
    let mut m = one(farms("wood 9", farm), json!({ "round": 4 }));
    go(&mut m, "place r_fences, fence 03, close, done");
    assert_eq!(m.of(0, "farm/pastures"), json!([["03"], ["04"]]));
    assert_eq!(m.of(0, "farm/fields"), fields("02, 12"));
    assert_eq!(m.of(0, "farm/stables"), cells("03"));
    // fences that stand are no move any more, and no pasture can be joined to another one
    assert_eq!(m.view(None)["seats"][0]["fences_left"], 15 - 7);
}

#[test]
fn a_3_6_a_farm_has_no_sides() {
    // fields may begin at the left as well as at the right
    let m = dealt(2, 1);
    assert!(m.can_place("plow"));
    let mut m = one(nobody(), json!({}));
    go(&mut m, "place plow");
    assert_eq!(m.legal_to("plow").len(), 13);
}

// Fields

#[test]
fn a_15_1_and_a_17_6_where_no_field_goes() {
    let mut m = one(fenced("", json!([["13", "14"]]), "04"), json!({}));
    go(&mut m, "place plow");
    assert_eq!(m.refused("plow 13"), "A-15.1 cell-fenced");
    assert_eq!(m.refused("plow 04"), "A-15.1 cell-used");
    assert_eq!(m.refused("plow 10"), "A-15.1 cell-used");
    go(&mut m, "plow 12");
    assert_eq!(m.cell(0, "12"), "field");
    assert_eq!(m.goods(0), "");
}

#[test]
fn a_15_2_fields_are_adjacent_to_fields() {
    let mut m = one(farms("", json!({ "fields": fields("02") })), json!({}));
    go(&mut m, "place plow");
    assert_eq!(m.legal_to("plow"), ["01", "03", "12"]);
    assert_eq!(m.refused("plow 13"), "A-15.2 field-not-adjacent");
}

#[test]
fn a_15_5_and_a_15_8_what_grows_stays() {
    let farm = json!({ "fields": fields("02 grain 2, 03") });
    let mut m = stage_one(farms("vegetable 1, grain 2", farm));
    go(&mut m, "place r_sow_bake, sow vegetable");
    assert_eq!(m.of(0, "farm/fields"), fields("02 grain 2, 03 vegetable 2"));
    // no field is empty now, and grain on a field bakes no bread
    assert_eq!(m.asked(), 1);
    assert_eq!(m.goods(0), "grain 2");
}

#[test]
fn a_15_5_a_field_can_be_sown_again() {
    let mut m = before_harvest(farms("food 4", json!({ "fields": fields("02 grain 1") })));
    go(&mut m, "place day_laborer_family, take wood");
    go(&mut m, "feed");
    assert_eq!(m.of(0, "farm/fields"), fields("02"));
    assert_eq!(m.count(0, "grain"), 1);
}

#[test]
fn a_15_6_and_a_15_7_sowing() {
    let farm = json!({ "fields": fields("01, 02, 03") });
    let mut m = stage_one(farms("grain 1, vegetable 3", farm));
    go(&mut m, "place r_sow_bake");
    assert!(!m.can("done"), "at least one field");
    go(&mut m, "sow grain, sow vegetable, done");
    assert_eq!(
        m.of(0, "farm/fields"),
        fields("01 grain 3, 02 vegetable 2, 03")
    );
    assert_eq!(m.goods(0), "vegetable 2");
}

// Food

#[test]
fn a_16_1_and_a_16_4_raw_crops_at_any_time() {
    let mut m = one(has("grain 2, vegetable 1"), json!({}));
    go(&mut m, "convert grain, convert vegetable");
    assert_eq!(m.goods(0), "grain 1, food 2");
}

#[test]
fn a_16_2_and_a_20_1_and_a_20_2_cooking() {
    for (major, food) in [("fireplace_2", [2, 2, 2, 3]), ("hearth_5", [3, 2, 3, 4])] {
        for (good, food) in ["vegetable", "sheep", "boar", "cattle"]
            .into_iter()
            .zip(food)
        {
            let mut m = one(
                has_and(&format!("{good} 1"), json!({ "majors": [major] })),
                json!({}),
            );
            go(&mut m, &format!("convert {good}"));
            assert_eq!(m.goods(0), format!("food {food}"), "{major}");
        }
    }
}

#[test]
fn a_16_3_animals_are_no_food_without_a_stove() {
    for majors in [json!([]), json!(["clay_oven", "stone_oven", "well"])] {
        let m = one(has_and("sheep 1", json!({ "majors": majors })), json!({}));
        assert!(!m.can("convert sheep"));
        assert!(m.refused("convert sheep").starts_with("A-16.3"));
    }
}

#[test]
fn a_16_5_and_a_20_3_and_a_20_4_baking() {
    let bake = |majors: Value, grain: u8| {
        let mut m = stage_one(has_and("grain 9", json!({ "majors": majors })));
        go(&mut m, &format!("place r_sow_bake, bake {grain}"));
        (m.count(0, "food"), m.count(0, "grain"))
    };
    assert_eq!(bake(json!(["fireplace_2"]), 6), (12, 3));
    assert_eq!(bake(json!(["hearth_4"]), 6), (18, 3));
    assert_eq!(bake(json!(["clay_oven"]), 1), (5, 8));
    assert_eq!(bake(json!(["stone_oven"]), 2), (8, 7));
    assert_eq!(
        bake(json!(["fireplace_3", "clay_oven", "stone_oven"]), 5),
        (5 + 8 + 4, 4)
    );
}

#[test]
fn a_16_5_limits_of_ovens() {
    let mut m = stage_one(has_and(
        "grain 9",
        json!({ "majors": ["clay_oven", "stone_oven"] }),
    ));
    go(&mut m, "place r_sow_bake");
    assert_eq!(m.legal_to("bake"), ["1", "2", "3"]);
    assert_eq!(m.refused("bake 4"), "A-16.5 too-much-grain");
}

#[test]
fn a_16_6_and_a_16_7_grain_of_the_supply() {
    let farm = json!({ "fields": fields("02, 03 grain 3") });
    let mut player = farms("grain 2", farm);
    player["majors"] = json!(["fireplace_2"]);
    let mut m = stage_one(player);
    go(&mut m, "place r_sow_bake");
    assert_eq!(m.legal_to("bake"), ["1", "2"]);
    assert_eq!(m.refused("bake 0"), "A-16.6 too-little-grain");
    go(&mut m, "sow grain");
    assert_eq!(m.legal_to("bake"), ["1"]);
    go(&mut m, "done");
    assert_eq!(m.goods(0), "grain 1");
}

#[test]
fn a_16_8_an_oven_bakes_when_it_is_bought() {
    let mut m = stage_one(has("clay 1, stone 3, grain 3"));
    go(&mut m, "place r_improvement, build stone_oven");
    assert_eq!(m.legal_to("bake"), ["1", "2"]);
    go(&mut m, "bake 2");
    assert_eq!(m.goods(0), "grain 1, food 8");
    let mut m = stage_one(has("clay 2, grain 2"));
    go(&mut m, "place r_improvement, build fireplace_2");
    assert_eq!(m.asked(), 1, "a fireplace does not");
}

#[test]
fn a_16_9_and_a_16_10_workshops() {
    let majors = json!({ "majors": ["joinery", "pottery", "basketmaker"] });
    let mut m = before_harvest(has_and("wood 2, clay 2, reed 2", majors));
    assert_eq!(m.refused("use joinery"), "A-16.9 harvest-only");
    go(&mut m, "place take_grain");
    go(&mut m, "use joinery");
    assert!(!m.can("use joinery"));
    assert!(m.refused("use joinery").starts_with("A-16.9"));
    go(&mut m, "use pottery, use basketmaker");
    assert_eq!(m.goods(0), "wood 1, clay 1, reed 1, grain 1, food 3");
}

#[test]
fn a_20_5_and_a_20_6_and_a_20_7_what_a_workshop_makes() {
    for (major, good, food) in [
        ("joinery", "wood", 2),
        ("pottery", "clay", 2),
        ("basketmaker", "reed", 3),
    ] {
        let mut m = before_harvest(has_and(&format!("{good} 1"), json!({ "majors": [major] })));
        go(&mut m, &format!("place take_grain, use {major}"));
        assert_eq!((m.count(0, "food"), m.count(0, good)), (food, 0));
    }
}

#[test]
fn a_16_11_food_is_never_turned_back() {
    let m = one(
        has_and("food 9", json!({ "majors": ["hearth_4"] })),
        json!({}),
    );
    assert!(m.legal_to("convert").is_empty());
    assert!(m.refused("convert food").starts_with("A-16"));
}

#[test]
fn a_16_12_when_goods_can_be_converted() {
    // before a placement, and when something has to be paid
    let spaces = json!({ "round": 1 });
    let mut m = at(
        &[has("grain 2"), nobody(), nobody(), nobody(), nobody()],
        spaces,
    );
    assert!(m.can("convert grain"));
    go(&mut m, "place a5_animals, take cattle");
    assert_eq!(m.goods(0), "grain 1, cattle 1");
}

#[test]
fn a_16_14_baking_is_no_conversion() {
    let m = one(
        has_and("grain 1", json!({ "majors": ["hearth_4"] })),
        json!({}),
    );
    let mut eaten = m;
    go(&mut eaten, "convert grain");
    assert_eq!(eaten.goods(0), "food 1", "1 food and not 3");
    assert!(eaten.legal_to("bake").is_empty());
}

// Stables

#[test]
fn a_17_1_prices_of_stables() {
    let mut m = one(has("wood 2"), json!({}));
    go(&mut m, "place build_rooms_stables, stable 04");
    assert_eq!(m.goods(0), "");
    let mut m = one(has("wood 2"), json!({}));
    go(&mut m, "place stable_bake, stable 04");
    assert_eq!(m.goods(0), "wood 1");
}

#[test]
fn a_17_2_where_stables_go() {
    let farm = json!({ "fields": fields("02"), "stables": cells("03"), "pastures": [["04"]] });
    let mut m = one(farms("wood 2", farm), json!({}));
    go(&mut m, "place stable_bake");
    assert_eq!(
        m.legal_to("stable"),
        [
            "00", "01", "04", "11", "12", "13", "14", "21", "22", "23", "24"
        ]
    );
    assert_eq!(m.refused("stable 03"), "A-17.2 cell-used");
    let full = json!({ "stables": cells("01, 02, 03, 04") });
    let m = one(farms("wood 9", full), json!({}));
    assert!(!m.can_place("stable_bake"));
}

#[test]
fn a_17_3_and_a_19_1_and_a_19_2_one_animal_in_a_stable_and_one_in_the_house() {
    let farm = json!({ "stables": cells("03, 04") });
    let mut player = farms("", farm);
    player["farm"]["rooms"] = json!(["00", "10", "20"]);
    let spaces = json!({ "round": 4, "spaces": { "r_sheep": { "goods": 5 } } });
    let mut m = one(player, spaces);
    go(&mut m, "place r_sheep");
    assert_eq!(m.goods(0), "sheep 3");
    assert_eq!(m.view(None)["seats"][0]["pets"], json!({ "sheep": 1 }));
}

#[test]
fn a_17_4_and_a_18_11_stables_double_a_pasture() {
    let capacity = |stables: &str| {
        let m = one(
            fenced("", json!([["03", "04", "13", "14"]]), stables),
            json!({}),
        );
        let view = m.view(None);
        let cells = view["seats"][0]["cells"].as_array().unwrap().clone();
        cells.iter().find(|cell| cell["cell"] == "03").unwrap()["capacity"]
            .as_u64()
            .unwrap()
    };
    let all = ["", "03", "03, 04", "03, 04, 13", "03, 04, 13, 14"].map(capacity);
    assert_eq!(all, [8, 16, 32, 64, 128]);
}

#[test]
fn a_17_5_a_stable_is_fenced_later() {
    let mut m = stage_one(fenced("wood 4", json!([]), "04"));
    assert_eq!(tally(&m, 0)[8], 0);
    go(&mut m, "place r_fences, fence 04, close");
    assert_eq!(tally(&m, 0)[8], 1);
}

// Fences

#[test]
fn a_18_1_and_a_18_2_and_a_18_8_wood_for_new_fences() {
    let mut m = stage_one(fenced("wood 5", json!([["04"]]), ""));
    go(&mut m, "place r_fences, fence 03, close, done");
    assert_eq!(m.count(0, "wood"), 2, "the side between is there");
    let m = stage_one(has("wood 3"));
    assert!(!m.can_place("r_fences"));
    // the fifteen fences are all
    let all = json!([["03"], ["04"], ["13"], ["14"], ["12"]]);
    let m = stage_one(fenced("wood 9", all, ""));
    assert!(!m.can_place("r_fences"));
    assert_eq!(m.refused("place r_fences"), "A-18.8 no-fences-left");
}

#[test]
fn a_18_3_the_rim_is_no_fence() {
    let mut m = stage_one(has("wood 9"));
    go(&mut m, "place r_fences, fence 00, close");
    assert_eq!(m.count(0, "wood"), 5);
    assert_eq!(
        m.view(None)["seats"][0]["fences"],
        json!(["h00", "h10", "v00", "v01"])
    );
}

#[test]
fn a_18_4_a_pasture_is_finished() {
    let mut m = stage_one(has("wood 6"));
    go(&mut m, "place r_fences");
    assert!(!m.can("done"), "at least one pasture");
    go(&mut m, "fence 03");
    assert!(!m.can("done"));
    assert_eq!(m.refused("done"), "A-18.4 finish-pasture-first");
    go(&mut m, "fence 04, close");
    assert_eq!(m.of(0, "farm/pastures"), json!([["03", "04"]]));
}

#[test]
fn a_18_5_no_room_and_no_field_inside() {
    let farm = json!({ "fields": fields("02") });
    let mut m = stage_one(farms("wood 15", farm));
    go(&mut m, "place r_fences");
    let cells = m.legal_to("fence");
    assert!(
        ["02", "10", "20"]
            .iter()
            .all(|cell| !cells.contains(&(*cell).to_owned()))
    );
    assert!(m.refused("fence 02").starts_with("A-18.5"));
    assert!(m.refused("fence 10").starts_with("A-18.5"));
}

#[test]
fn a_18_6_pastures_are_adjacent() {
    let mut m = stage_one(fenced("wood 4", json!([["04"]]), ""));
    go(&mut m, "place r_fences");
    assert_eq!(m.legal_to("fence"), ["03", "14"]);
    assert!(m.refused("fence 13").starts_with("A-18"));
}

#[test]
fn a_18_6_a_pasture_that_one_touch_makes_is_shown_before_to_its_owner_alone() {
    let forced = |m: &Match, viewer| m.view(viewer)["task"]["forced"].clone();
    let mut m = stage_one(fenced("wood 4", json!([["04"]]), ""));
    go(&mut m, "place r_fences");
    let drafts = forced(&m, Some(0));
    let drafts = drafts.as_array().unwrap();
    let cells: Vec<&Value> = drafts.iter().map(|draft| &draft["cells"]).collect();
    assert_eq!(cells, [&json!(["03"]), &json!(["14"])]);
    for draft in drafts {
        assert_eq!(draft["edges"].as_array().unwrap().len(), 3);
        assert_eq!(draft["capacity"], 2);
    }
    for other in [Some(1), None] {
        assert_eq!(forced(&m, other), json!([]));
    }
    m.play("fence 14");
    assert_eq!(m.goods(0), "wood 1");
    // with wood for a second cell a touch makes nothing yet
    let mut rich = stage_one(fenced("wood 5", json!([["04"]]), ""));
    go(&mut rich, "place r_fences");
    assert_eq!(forced(&rich, Some(0)), json!([]));
}

#[test]
fn a_18_7_a_pasture_is_divided() {
    let mut m = stage_one(fenced("wood 1, sheep 4", json!([["03", "04"]]), ""));
    go(&mut m, "place r_fences");
    assert_eq!(m.legal_to("fence"), ["03", "04"]);
    go(&mut m, "fence 04");
    assert_eq!(m.of(0, "farm/pastures"), json!([["03"], ["04"]]));
    assert_eq!(m.goods(0), "sheep 4");
}

#[test]
fn a_18_10_and_a_19_11_animals_that_lose_their_place() {
    // 2 x 2 x 2 in one pasture, then 4 and 2, and one in the house
    let mut m = stage_one(fenced(
        "wood 1, sheep 8, boar 1",
        json!([["03", "04"]]),
        "03",
    ));
    go(&mut m, "place r_fences, fence 04");
    let kept = m.legal_to("keep");
    assert_eq!(kept, ["6 1 0", "7 0 0"]);
    go(&mut m, "keep 6 1 0");
    assert_eq!(m.goods(0), "sheep 6, boar 1");
}

#[test]
fn a_18_12_every_cell_leads_to_a_pasture_that_can_be_paid() {
    let mut m = stage_one(has("wood 8"));
    go(&mut m, "place r_fences, fence 13, fence 14, fence 24");
    // three cells in an angle cost 8, as the square does; a fourth in a row would cost 10
    assert_eq!(m.legal_to("fence"), ["23"]);
    assert!(m.can("close"));
}

#[test]
fn a_18_13_one_cell_and_all_that_follow() {
    let mut m = stage_one(has("wood 15"));
    go(&mut m, "place r_fences");
    assert_eq!(m.legal_to("fence").len(), 13);
}

#[test]
fn a_18_14_the_order_of_cells_and_pastures_is_free() {
    let build = |moves: &str| {
        let mut m = stage_one(has("wood 15"));
        go(&mut m, &format!("place r_fences, {moves}, done"));
        m.of(0, "farm")
    };
    let one = build("fence 03, fence 04, close, fence 13, close");
    assert_eq!(one, build("fence 13, close, fence 04, fence 03, close"));
    assert_eq!(
        one,
        build("fence 13, fence 03, fence 04, close, fence 13, close")
    );
}

#[test]
fn a_18_15_the_printed_picture() {
    let mut m = stage_one(has("wood 11"));
    go(
        &mut m,
        "place r_fences, fence 03, fence 04, close, fence 13, close, fence 14, close",
    );
    assert_eq!(m.goods(0), "");
    assert_eq!(
        m.view(None)["seats"][0]["fences"].as_array().unwrap().len(),
        11
    );
}

// Animals

fn sheep_arrive(player: Value, sheep: u8) -> Match {
    let spaces = json!({ "round": 4, "spaces": { "r_sheep": { "goods": sheep } } });
    let mut m = one(player, spaces);
    go(&mut m, "place r_sheep");
    m
}

#[test]
fn a_19_3_one_kind_in_a_pasture() {
    let m = sheep_arrive(fenced("boar 2", json!([["03", "04"]]), ""), 1);
    assert_eq!(m.goods(0), "sheep 1, boar 2", "the sheep is the pet");
    let m = sheep_arrive(fenced("boar 2", json!([["03", "04"]]), ""), 2);
    assert_eq!(m.legal_to("keep"), ["1 2 0", "2 1 0"]);
    let m = sheep_arrive(fenced("", json!([["03"], ["04"]]), ""), 4);
    assert_eq!(m.goods(0), "sheep 4", "a kind may live in several");
}

#[test]
fn a_19_4_and_a_19_7_no_place_but_pastures_stables_and_one_in_the_house() {
    let farm = json!({ "fields": fields("02, 03"), "rooms": ["00", "10", "20"] });
    let m = sheep_arrive(farms("", farm), 4);
    assert_eq!(m.goods(0), "sheep 1");
}

#[test]
fn a_19_5_and_a_19_8_animals_move_by_themselves() {
    // two boar in the large pasture give way to four sheep without any move
    let m = sheep_arrive(fenced("boar 2", json!([["03", "04"], ["14"]]), ""), 4);
    assert_eq!(m.asked(), 1);
    assert_eq!(m.goods(0), "sheep 4, boar 2");
}

#[test]
fn a_19_6_and_a_19_9_who_finds_no_place() {
    let mut m = sheep_arrive(has("boar 1"), 1);
    go(&mut m, "keep 0 1 0");
    assert_eq!(m.goods(0), "boar 1", "without a stove it goes for nothing");
    let mut m = sheep_arrive(has_and("boar 1", json!({ "majors": ["fireplace_2"] })), 2);
    assert_eq!(m.legal_to("keep"), ["0 1 0", "1 0 0"]);
    go(&mut m, "keep 1 0 0");
    assert_eq!(m.goods(0), "food 4, sheep 1");
}

#[test]
fn a_19_10_every_way_to_place_them_counts() {
    // boar must take the large pasture and cattle the small ones
    let pastures = json!([["03", "04"], ["13"], ["14"]]);
    let m = sheep_arrive(fenced("boar 4, cattle 4", pastures, "00"), 2);
    assert_eq!(m.goods(0), "sheep 2, boar 4, cattle 4");
}

// Major improvements

#[test]
fn a_20_1_and_a_20_8_prices_and_points() {
    let view = dealt(2, 1).view(None);
    let majors: Vec<(String, String, u64)> = view["majors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|major| {
            let price = &major["prices"][0]["goods"];
            let price = GOODS
                .iter()
                .filter_map(|good| Some(format!("{good} {}", price[good].as_u64()?)));
            (
                major["id"].as_str().unwrap().to_owned(),
                price.collect::<Vec<_>>().join(", "),
                major["points"].as_u64().unwrap(),
            )
        })
        .collect();
    let printed = [
        ("fireplace_2", "clay 2", 1),
        ("fireplace_3", "clay 3", 1),
        ("hearth_4", "clay 4", 1),
        ("hearth_5", "clay 5", 1),
        ("clay_oven", "clay 3, stone 1", 2),
        ("stone_oven", "clay 1, stone 3", 3),
        ("joinery", "wood 2, stone 2", 2),
        ("pottery", "clay 2, stone 2", 2),
        ("basketmaker", "reed 2, stone 2", 2),
        ("well", "wood 1, stone 3", 4),
    ];
    let printed = printed.map(|(id, price, points)| (id.to_owned(), price.to_owned(), points));
    assert_eq!(majors, printed);
}

#[test]
fn a_20_8_and_a_20_14_the_well() {
    let mut m = one(has("wood 1, stone 3"), json!({ "round": 5 }));
    go(&mut m, "place r_improvement, build well");
    let promised = m.of(0, "promised");
    assert_eq!(promised, json!([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0]));
    m.finish_round();
    let food = m.count(0, "food");
    assert_eq!(
        (m.round(), food),
        (6, 1 + m.of(1, "begging").as_u64().unwrap())
    );
    let mut late = one(has("wood 1, stone 3"), json!({ "round": 12 }));
    go(&mut late, "place r_improvement, build well");
    let promised: Vec<Value> = late.of(0, "promised").as_array().unwrap()[11..].to_vec();
    assert_eq!(promised, [0, 1, 1]);
    let mut last = one(has("wood 1, stone 3"), json!({ "round": 14 }));
    go(&mut last, "place r_improvement, build well");
    assert_eq!(last.of(0, "promised"), json!(vec![0; 14]));
}

#[test]
fn a_20_9_a_major_has_one_owner() {
    let owner = has_and("", json!({ "majors": ["fireplace_2"] }));
    let mut m = at(&[has("clay 9"), owner], json!({ "round": 4 }));
    go(&mut m, "place r_improvement");
    assert_eq!(m.refused("build fireplace_2"), "A-20.9 major-taken");
    go(&mut m, "build fireplace_3");
    assert_eq!(m.of(0, "majors"), json!(["fireplace_3"]));
    let both = has_and(
        "",
        json!({ "majors": ["fireplace_2", "fireplace_3", "hearth_4"] }),
    );
    assert!(try_at(&[both, nobody()], json!({})).is_ok());
}

#[test]
fn a_20_10_where_majors_are_bought() {
    let mut m = one(has("clay 4, reed 1"), json!({ "round": 5 }));
    go(&mut m, "place r_renovation_improvement");
    assert!(m.can("build fireplace_2"));
    assert!(m.can("done"));
    let m = one(has("clay 9"), json!({ "round": 1 }));
    assert!(m.legal_to("build").is_empty());
}

#[test]
fn a_20_11_and_a_20_12_a_fireplace_is_returned() {
    let owner = has_and("clay 4", json!({ "majors": ["fireplace_2"] }));
    let mut m = one(owner, json!({ "round": 4 }));
    go(&mut m, "place r_improvement, build hearth_4");
    assert_eq!(m.legal_to("pay"), ["fireplace_2", "clay:4"]);
    go(&mut m, "pay fireplace_2");
    assert_eq!(m.goods(0), "clay 4");
    assert_eq!(m.of(0, "majors"), json!(["hearth_4"]));
    assert_eq!(m.view(None)["majors"][0]["owner"], Value::Null);
}

#[test]
fn a_20_13_bonus_points_at_the_end() {
    let bonus = |major: &str, goods: &str| {
        let m = one(has_and(goods, json!({ "majors": [major] })), json!({}));
        (tally(&m, 0)[11], tally(&m, 0)[12])
    };
    assert_eq!(bonus("joinery", "wood 6"), (2, 2));
    assert_eq!(bonus("pottery", "clay 7"), (2, 3));
    assert_eq!(bonus("basketmaker", "reed 4"), (2, 2));
    assert_eq!(bonus("basketmaker", "reed 1"), (2, 0));
}

#[test]
fn a_20_15_one_improvement_an_action() {
    let mut m = stage_one(has("clay 9"));
    go(&mut m, "place r_improvement, build fireplace_2");
    assert_eq!(m.asked(), 1);
    assert_eq!(m.of(0, "majors"), json!(["fireplace_2"]));
}

// Harvest

#[test]
fn a_22_1_and_a_22_2_phase_by_phase_from_the_marker() {
    let farm = json!({ "fields": fields("02 grain 2") });
    let mut player = farms("sheep 2", farm.clone());
    player["home"] = json!(1);
    player["farm"]["pastures"] = json!([["04"]]);
    let mut other = player.clone();
    other["home"] = json!(0);
    let spaces = json!({ "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] } });
    let mut m = at(
        &[player, other],
        json!({ "round": 4, "marker": 1, "spaces": spaces }),
    );
    go(&mut m, "place take_grain");
    // grain has come, nobody has young animals yet, and the holder of the marker feeds first
    assert_eq!((m.count(0, "grain"), m.count(1, "grain")), (2, 1));
    assert_eq!((m.count(0, "sheep"), m.count(1, "sheep")), (2, 2));
    assert_eq!(m.asked(), 1);
    go(&mut m, "feed");
    assert_eq!((m.asked(), m.count(1, "sheep")), (0, 2));
    go(&mut m, "feed");
    assert_eq!((m.count(0, "sheep"), m.count(1, "sheep")), (3, 3));
    assert_eq!(m.round(), 5);
}

#[test]
fn a_22_3_one_crop_from_each_field() {
    let farm = json!({ "fields": fields("01 grain 3, 02 grain 1, 03 vegetable 2, 12") });
    let mut m = before_harvest(farms("food 4", farm));
    go(
        &mut m,
        "place clay1_or_other"
            .replace("clay1_or_other", "take_grain")
            .as_str(),
    );
    go(&mut m, "feed");
    assert_eq!(m.goods(0), "grain 3, vegetable 1");
    assert_eq!(
        m.of(0, "farm/fields"),
        fields("01 grain 2, 02, 03 vegetable 1, 12")
    );
}

#[test]
fn a_22_5_what_is_eaten() {
    let mut m = before_harvest(has("food 9"));
    go(&mut m, "place take_grain, feed");
    assert_eq!(m.count(0, "food"), 5);
    // a newborn of this round needs one
    let rooms = json!({ "farm": { "rooms": ["00", "10", "20"] }, "home": 1 });
    let spaces = json!({ "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] } });
    let other = json!({ "home": 0, "goods": { "food": 9 } });
    let mut m = at(
        &[has_and("food 9", rooms), other],
        json!({ "round": 7, "spaces": spaces }),
    );
    go(&mut m, "place r_growth_minor, feed");
    assert_eq!(m.count(0, "food"), 4);
}

#[test]
fn a_22_6_and_a_22_7_making_food_is_free_to_choose() {
    let mut m = before_harvest(has("food 1, vegetable 2"));
    go(&mut m, "place take_grain");
    assert_eq!(m.legal_to("convert"), ["grain", "vegetable"]);
    assert!(m.legal_to("bake").is_empty());
    go(&mut m, "convert vegetable, feed");
    assert_eq!(
        (m.goods(0), m.of(0, "begging")),
        ("grain 1, vegetable 1".into(), json!(2))
    );
}

#[test]
fn a_22_8_food_that_is_there_is_paid() {
    let mut m = before_harvest(has("food 3"));
    go(&mut m, "place take_grain, feed");
    assert_eq!(
        (m.goods(0), m.of(0, "begging")),
        ("grain 1".into(), json!(1))
    );
}

#[test]
fn a_22_9_and_a_22_10_persons_stay_and_begging_cards_too() {
    let mut m = before_harvest(nobody());
    go(&mut m, "place take_grain");
    go(&mut m, "feed");
    assert_eq!(
        (m.of(0, "adults"), m.of(0, "begging")),
        (json!(2), json!(4))
    );
    assert_eq!(tally(&m, 0)[11], -12);
    m.finish_round();
    assert_eq!(m.of(0, "begging"), json!(4));
}

fn bred(player: Value) -> Match {
    let mut player = player;
    player["goods"]["food"] = json!(9);
    let mut m = before_harvest(player);
    go(&mut m, "place take_grain");
    if m.can("feed") {
        go(&mut m, "feed");
    }
    m
}

#[test]
fn a_22_11_and_a_22_14_one_young_of_each_pair() {
    let m = bred(fenced(
        "sheep 5, boar 2, cattle 1",
        json!([["03", "04", "14"], ["13", "12"]]),
        "",
    ));
    assert_eq!(m.goods(0), "grain 1, food 5, sheep 6, boar 3, cattle 1");
}

#[test]
fn a_22_12_parents_live_apart_and_others_make_room() {
    let m = bred(fenced("sheep 2", json!([]), "03, 04"));
    assert_eq!(m.count(0, "sheep"), 3);
    let mut m = bred(fenced("sheep 2, boar 1", json!([["04"]]), ""));
    assert_eq!(m.legal_to("keep"), ["2 1 0", "3 0 0"]);
    go(&mut m, "keep 3 0 0");
    assert_eq!(m.count(0, "boar"), 0);
}

#[test]
fn a_22_13_and_a_22_15_no_animal_is_cooked_now() {
    let mut player = fenced("sheep 2, boar 1", json!([["04"]]), "");
    player["majors"] = json!(["hearth_4"]);
    let mut m = bred(player);
    // before, when the family was fed, an animal could have made room
    go(&mut m, "keep 2 1 0");
    assert_eq!(m.goods(0), "grain 1, food 5, sheep 2, boar 1");
    assert_eq!(m.round(), 5);
}

#[test]
fn a_22_16_after_the_last_harvest_all_is_over() {
    let mut player = fenced("sheep 2, food 9, grain 3", json!([["04"]]), "");
    player["majors"] = json!(["hearth_4"]);
    player["home"] = json!(1);
    let spaces = json!({ "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] } });
    let other = json!({ "home": 0, "goods": { "food": 9 } });
    let mut m = at(&[player, other], json!({ "round": 14, "spaces": spaces }));
    go(&mut m, "place take_grain");
    while !m.is_over() {
        go(&mut m, "feed");
    }
    assert_eq!(m.count(0, "sheep"), 3);
    assert!(m.refused("convert sheep").starts_with("A-23.1"));
}

#[test]
fn a_22_17_each_feeds_by_itself() {
    let mut player = has("food 4");
    player["home"] = json!(1);
    let spaces = json!({ "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] } });
    let other = json!({ "home": 0, "goods": { "food": 4 } });
    let mut m = at(&[player, other], json!({ "round": 4, "spaces": spaces }));
    go(&mut m, "place take_grain");
    assert_eq!(
        (m.of(0, "begging"), m.of(1, "begging")),
        (json!(0), json!(0))
    );
}

// Score

fn points(player: Value) -> Vec<i32> {
    tally(&one(player, json!({})), 0)
}

#[test]
fn a_23_1_the_end() {
    let mut m = dealt(1, 1);
    while !m.is_over() {
        m.finish_round();
    }
    assert_eq!(m.round(), 14);
    assert_eq!(m.0.position().tally(None).winners.len(), 1);
    let m = dealt(2, 1);
    assert!(m.0.position().tally(None).winners.is_empty());
}

#[test]
fn a_23_2_and_a_23_3_fields() {
    let names = ["02", "03", "12", "13", "22", "23"];
    let scored = (0..=6).map(|count| {
        points(farms(
            "",
            json!({ "fields": fields(&names[..count].join(", ")) }),
        ))[0]
    });
    assert_eq!(scored.collect::<Vec<_>>(), [-1, -1, 1, 2, 3, 4, 4]);
}

#[test]
fn a_23_2_and_a_23_4_pastures() {
    let all = [
        json!(["03", "04"]),
        json!(["13"]),
        json!(["14"]),
        json!(["23"]),
    ];
    let scored = (0..=4).map(|count| points(fenced("", json!(all[..count]), ""))[1]);
    assert_eq!(scored.collect::<Vec<_>>(), [-1, 1, 2, 3, 4]);
}

#[test]
fn a_23_2_and_a_23_5_crops() {
    let grain = [0, 1, 3, 4, 5, 6, 7, 8, 20].map(|count| points(has(&format!("grain {count}")))[2]);
    assert_eq!(grain, [-1, 1, 1, 2, 2, 3, 3, 4, 4]);
    let vegetables = [0, 1, 2, 3, 4, 9].map(|count| points(has(&format!("vegetable {count}")))[3]);
    assert_eq!(vegetables, [-1, 1, 2, 3, 4, 4]);
    let farm = json!({ "fields": fields("02 grain 3, 03 vegetable 1") });
    assert_eq!(points(farms("grain 2", farm))[2..4], [2, 1]);
}

#[test]
fn a_23_2_and_a_23_6_animals() {
    let large = json!([["02", "03", "04", "12", "13", "14"]]);
    let scored = |kind: &str, line: usize| {
        (0..=9)
            .map(|count| points(fenced(&format!("{kind} {count}"), large.clone(), ""))[line])
            .collect::<Vec<_>>()
    };
    assert_eq!(scored("sheep", 4), [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
    assert_eq!(scored("boar", 5), [-1, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
    assert_eq!(scored("cattle", 6), [-1, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
    assert_eq!(
        points(fenced("sheep 1, boar 1", json!([]), "04"))[4..6],
        [1, 1]
    );
}

#[test]
fn a_23_7_and_a_23_8_and_a_23_9_cells_stables_rooms() {
    assert_eq!(
        points(fenced("", json!([["03", "04"]]), "04, 14"))[7..9],
        [-10, 1]
    );
    let house = |house: &str| {
        points(farms(
            "",
            json!({ "house": house, "rooms": ["00", "10", "20"] }),
        ))[9]
    };
    assert_eq!(["wood", "clay", "stone"].map(house), [0, 3, 6]);
}

#[test]
fn a_23_10_and_a_23_11_and_a_23_12_persons_cards_and_nothing_else() {
    let mut player = has_and(
        "wood 9, clay 9, reed 9, stone 9, food 9",
        json!({ "begging": 2 }),
    );
    player["adults"] = json!(5);
    player["majors"] = json!(["fireplace_2", "well"]);
    let scored = points(player);
    assert_eq!(scored[10..], [15, 5 - 6, 0]);
    assert_eq!(scored[..7], [-1; 7]);
}

#[test]
fn a_23_13_and_a_23_17_places_are_shared() {
    let players = ["grain 1", "grain 4", "grain 1", ""].map(has);
    let m = at(&players, json!({}));
    assert_eq!(m.0.position().tally(None).places, [2, 1, 2, 4]);
}

#[test]
fn a_23_14_the_first_farm() {
    assert_eq!(dealt(2, 1).totals(), [-14, -14]);
}

#[test]
fn a_23_15_the_lines_of_the_sheet() {
    let lines = dealt(2, 1).0.position().tally(None).lines;
    let keys: Vec<&str> = lines
        .iter()
        .map(|line| line.label.key.trim_start_matches("agricola-tally-"))
        .collect();
    assert_eq!(
        keys,
        [
            "fields",
            "pastures",
            "grain",
            "vegetable",
            "sheep",
            "boar",
            "cattle",
            "unused-cells",
            "fenced-stables",
            "rooms",
            "persons",
            "card-points",
            "bonus-points"
        ]
    );
}

#[test]
fn a_23_15_each_line_tells_what_it_counts() {
    let lines = dealt(2, 1).0.position().tally(None).lines;
    let counted: Vec<&[i32]> = lines.iter().map(|line| &line.counted[..]).collect();
    let (none, all): (&[i32], [usize; 3]) = (&[0, 0], [7, 9, 10]);
    assert_eq!(counted[..7], [none; 7]);
    // 15 cells, of which two are rooms; two rooms, two persons
    assert_eq!(all.map(|line| counted[line]), [&[13, 13], &[2, 2], &[2, 2]]);
    assert!(counted[11..].iter().all(|counted| counted.is_empty()));
}
