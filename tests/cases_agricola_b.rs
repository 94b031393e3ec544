//! Agricola's rule cases on fields and bread, fences, animals, major improvements, the harvest and the
//! score. A test for each, named after it.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use trapezi::kernel::Game;

fn with(mut player: Value, more: &Value) -> Value {
    json_patch::merge(&mut player, more);
    player
}

/// A player in the feeding phase of round 4, with a grain more.
#[track_caller]
fn feeding(player: Value) -> Match {
    let player = with(player, &json!({ "home": 1 }));
    let other = json!({ "home": 0, "goods": { "food": 9 } });
    let spaces = json!({
        "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] },
    });
    let mut m = at(&[player, other], json!({ "round": 4, "spaces": spaces }));
    go(&mut m, "place take_grain");
    m
}

/// A player after the feeding phase, in which food did not lack.
#[track_caller]
fn breeding(player: Value) -> Match {
    let mut m = feeding(with(player, &json!({ "goods": { "food": 4 } })));
    if m.can("feed") {
        go(&mut m, "feed");
    }
    m
}

fn majors(goods: &str, owned: &[&str]) -> Value {
    has_and(goods, json!({ "majors": owned }))
}

fn tally(player: Value) -> Vec<i32> {
    let lines = one(player, json!({})).0.position().tally(None).lines;
    lines
        .iter()
        .map(|line| line.values[0].unwrap_or(0))
        .collect()
}

// Fields, grain, bread

#[test]
fn c_055_jacob_sows() {
    let farm = json!({ "fields": fields("02, 03") });
    let mut m = stage_one(farms("grain 1, vegetable 1", farm));
    go(&mut m, "place r_sow_bake, sow grain, sow vegetable");
    assert_eq!(m.of(0, "farm/fields"), fields("02 grain 3, 03 vegetable 2"));
    assert_eq!(m.goods(0), "");
}

#[test]
fn c_057_jacob_sows_again() {
    let farm = json!({ "fields": fields("02 grain 1, 03") });
    let player = with(
        farms("grain 2, vegetable 2", farm),
        &json!({ "majors": ["fireplace_2"] }),
    );
    let mut m = stage_one(player);
    go(&mut m, "place plow, plow 12, place take_grain");
    go(
        &mut m,
        "place r_sow_bake, sow vegetable, sow vegetable, bake 2",
    );
    let sown = "02 grain 1, 03 vegetable 2, 12 vegetable 2";
    assert_eq!(m.of(0, "farm/fields"), fields(sown));
    assert_eq!(m.goods(0), "food 4");
}

#[test]
fn c_058_fields_may_stay_empty() {
    let farm = json!({ "fields": fields("02, 03, 04") });
    let mut m = stage_one(farms("grain 3", farm));
    go(&mut m, "place r_sow_bake, done");
    assert_eq!(m.of(0, "farm/fields"), fields("02 grain 3, 03, 04"));
}

#[test]
fn c_059_no_field_at_a_corner() {
    let mut m = one(farms("", json!({ "fields": fields("02") })), json!({}));
    go(&mut m, "place plow");
    assert_eq!(m.refused("plow 13"), "A-15.2 field-not-adjacent");
    assert_eq!(m.legal_to("plow"), ["01", "03", "12"]);
}

#[test]
fn c_061_no_field_on_used_cells() {
    let mut m = one(fenced("", json!([["04"]]), "14"), json!({}));
    go(&mut m, "place plow");
    assert_eq!(m.refused("plow 04"), "A-15.1 cell-fenced");
    assert_eq!(m.refused("plow 14"), "A-15.1 cell-used");
}

#[test]
fn c_062_vegetables_after_grain() {
    let farm = json!({ "fields": fields("02 grain 1") });
    let mut m = feeding(farms("food 4, vegetable 1", farm));
    go(&mut m, "feed");
    go(&mut m, "place r_sow_bake, sow vegetable");
    assert_eq!(m.of(0, "farm/fields"), fields("02 vegetable 2"));
}

#[test]
fn c_063_every_field_is_harvested() {
    let farm = json!({ "fields": fields("02 grain 3, 03 vegetable 2") });
    let m = feeding(farms("", farm));
    assert_eq!(m.goods(0), "grain 2, vegetable 1");
}

#[test]
fn c_065_to_c_067_how_much_is_baked() {
    let baked = |major: &str, grain: u8| {
        let mut m = stage_one(majors(&format!("grain {grain}"), &[major]));
        go(&mut m, "place r_sow_bake");
        let most = m.legal_to("bake").len();
        go(&mut m, &format!("bake {most}"));
        m.count(0, "food")
    };
    assert_eq!(baked("fireplace_2", 6), 12, "C-065");
    assert_eq!(baked("clay_oven", 3), 5, "C-066");
    assert_eq!(baked("stone_oven", 3), 8, "C-067");
}

#[test]
fn c_069_for_each_piece_the_better_rate() {
    let mut m = one(
        majors("vegetable 1, sheep 1", &["fireplace_2", "hearth_4"]),
        json!({}),
    );
    go(&mut m, "convert vegetable, convert sheep");
    assert_eq!(m.goods(0), "food 5");
}

#[test]
fn c_070_the_stone_oven_bakes_at_once() {
    let mut m = stage_one(has("clay 1, stone 3, grain 2"));
    go(&mut m, "place r_improvement, build stone_oven, bake 2");
    assert_eq!(m.goods(0), "food 8");
    let mut without = stage_one(has("clay 1, stone 3"));
    go(&mut without, "place r_improvement, build stone_oven");
    assert_eq!(without.asked(), 1);
}

#[test]
fn c_071_a_fireplace_does_not_bake_at_once() {
    let mut m = stage_one(has("clay 2, grain 2"));
    go(&mut m, "place r_improvement, build fireplace_2");
    assert_eq!((m.asked(), m.goods(0)), (1, "grain 2".to_owned()));
    go(&mut m, "place plow, plow 02, convert grain, convert grain");
    assert_eq!(m.goods(0), "food 2");
}

#[test]
fn c_074_and_c_075_crops_in_the_feeding_phase() {
    let mut m = feeding(majors("grain 2", &["fireplace_2"]));
    go(&mut m, "convert grain, convert grain, convert grain");
    assert_eq!(
        (m.goods(0), m.of(0, "begging")),
        (String::new(), json!(1)),
        "C-074"
    );
    for (major, food) in [("fireplace_2", 4), ("hearth_4", 6)] {
        let mut m = one(majors("vegetable 2", &[major]), json!({}));
        go(&mut m, "convert vegetable, convert vegetable");
        assert_eq!(m.count(0, "food"), food, "C-075");
    }
}

// Fences and pastures

#[test]
fn c_077_fences_of_a_corner() {
    let mut m = stage_one(has("wood 4"));
    go(&mut m, "place r_fences, fence 00, close");
    let fences = m.view(None)["seats"][0]["fences"].clone();
    assert_eq!(fences, json!(["h00", "h10", "v00", "v01"]));
}

#[test]
fn c_078_three_wood() {
    let m = stage_one(has("wood 3"));
    assert!(!m.can_place("r_fences"));
}

#[test]
fn c_079_three_wood_beside_a_pasture() {
    let mut m = stage_one(fenced("wood 3", json!([["04"]]), ""));
    go(&mut m, "place r_fences");
    assert_eq!(m.legal_to("fence"), ["03", "14"]);
    go(&mut m, "fence 14");
    assert_eq!(
        (m.goods(0), m.of(0, "farm/pastures")),
        (String::new(), json!([["04"], ["14"]]))
    );
}

fn rooms(player: Value) -> Value {
    one(player, json!({})).view(None)["seats"][0]["room_for"]["sheep"].clone()
}

#[test]
fn c_081_and_c_082_a_pasture_with_a_stable_is_divided() {
    // one more than the pastures hold is the pet
    assert_eq!(
        rooms(fenced("", json!([["03", "04"]]), "03")),
        8 + 1,
        "C-081"
    );
    assert_eq!(
        rooms(fenced("", json!([["03"], ["04"]]), "03")),
        4 + 2 + 1,
        "C-082"
    );
}

#[test]
fn c_083_seven_sheep_in_a_pasture_that_is_divided() {
    let sheep = |more: &str, owned: &[&str]| {
        let player = fenced(
            &format!("wood 1, sheep 7{more}"),
            json!([["03", "04"]]),
            "03",
        );
        let mut m = stage_one(with(player, &json!({ "majors": owned })));
        go(&mut m, "place r_fences, fence 04");
        m
    };
    assert_eq!(
        sheep("", &[]).goods(0),
        "sheep 7",
        "one moves into the house"
    );
    let mut m = sheep(", boar 1", &[]);
    go(&mut m, "keep 6 1 0");
    assert_eq!(m.goods(0), "sheep 6, boar 1");
    let mut m = sheep(", boar 1", &["fireplace_2"]);
    go(&mut m, "keep 6 1 0");
    assert_eq!(m.goods(0), "food 2, sheep 6, boar 1");
}

#[test]
fn c_085_capacities_with_stables() {
    assert_eq!(rooms(fenced("", json!([["04"]]), "04")), 4 + 1);
    assert_eq!(rooms(fenced("", json!([["03", "04"]]), "03, 04")), 16 + 1);
    let square = json!([["03", "04", "13", "14"]]);
    assert_eq!(rooms(fenced("", square, "03, 04, 13, 14")), 128 + 1);
}

#[test]
fn c_086_and_c_087_pastures_touch() {
    let mut m = stage_one(has("wood 8"));
    go(&mut m, "place r_fences, fence 03, close");
    let next = m.legal_to("fence");
    assert!(!next.contains(&"14".to_owned()), "C-086");
    let mut m = stage_one(has("wood 8"));
    go(&mut m, "place r_fences, fence 01, close");
    assert!(!m.legal_to("fence").contains(&"04".to_owned()), "C-087");
    for apart in [json!([["03"], ["14"]]), json!([["01"], ["04"]])] {
        assert!(try_at(&[fenced("", apart, ""), nobody()], json!({})).is_err());
    }
}

#[test]
fn c_089_a_fence_that_divides_nothing_cannot_be_said() {
    let square = json!([["03", "04", "13", "14"]]);
    let mut m = stage_one(fenced("wood 1", square, ""));
    assert!(!m.can_place("r_fences"), "a part needs two fences at least");
    m = stage_one(fenced("wood 2", json!([["03", "04", "13", "14"]]), ""));
    go(&mut m, "place r_fences, fence 04, fence 14, close");
    assert_eq!(
        m.of(0, "farm/pastures"),
        json!([["03", "13"], ["04", "14"]])
    );
}

#[test]
fn c_090_rooms_and_fields_stay_outside() {
    let farm = json!({ "fields": fields("02") });
    let mut m = stage_one(farms("wood 15", farm));
    go(&mut m, "place r_fences");
    assert!(m.refused("fence 10").starts_with("A-18.5"));
    assert!(m.refused("fence 02").starts_with("A-18.5"));
}

#[test]
fn c_091_a_stable_is_fenced() {
    let mut m = stage_one(fenced("wood 4", json!([]), "04"));
    go(&mut m, "place r_fences, fence 04, close");
    assert_eq!(m.goods(0), "");
    assert_eq!(m.view(None)["seats"][0]["room_for"]["boar"], 4 + 1);
}

#[test]
fn c_093_five_pastures_at_most() {
    let mut m = stage_one(has("wood 30"));
    go(&mut m, "place r_fences");
    go(
        &mut m,
        "fence 03, close, fence 04, close, fence 13, close, fence 14, close, fence 12, close",
    );
    assert_eq!(m.asked(), 1, "no fence is left");
    assert_eq!(m.of(0, "farm/pastures").as_array().unwrap().len(), 5);
    assert_eq!(m.0.position().tally(None).lines[1].values[0], Some(4));
}

#[test]
fn c_094_the_largest_pasture() {
    let mut m = stage_one(has("wood 15"));
    go(&mut m, "place r_fences");
    for cell in [
        "01", "02", "03", "04", "11", "12", "13", "14", "21", "22", "23", "24",
    ] {
        go(&mut m, &format!("fence {cell}"));
    }
    assert!(!m.can("fence 00"), "13 cells would need 16 fences");
    go(&mut m, "close");
    assert_eq!(m.count(0, "wood"), 1);
}

#[test]
fn c_095_four_single_pastures() {
    let left = |order: [&str; 4]| {
        let mut m = stage_one(has("wood 15"));
        go(&mut m, "place r_fences");
        for cell in order {
            go(&mut m, &format!("fence {cell}, close"));
        }
        m.count(0, "wood")
    };
    assert_eq!(left(["03", "04", "13", "14"]), 15 - 12);
    assert_eq!(left(["01", "02", "03", "04"]), 15 - 13);
}

#[test]
fn c_097_all_fences_are_built() {
    let all = json!([["03"], ["04"], ["13"], ["14"], ["12"]]);
    let player = fenced("wood 6, clay 2, reed 1", all, "");
    let mut m = one(player, json!({ "round": 14 }));
    assert!(!m.can_place("r_fences"));
    go(&mut m, "place r_renovation_fences");
    assert_eq!((m.of(0, "farm/house"), m.asked()), (json!("clay"), 1));
}

#[test]
fn c_098_what_may_stand_in_a_pasture() {
    let pastures = json!([["00", "01"]]);
    let mut m = one(fenced("wood 9, reed 2", pastures.clone(), ""), json!({}));
    go(&mut m, "place build_rooms_stables");
    assert!(!m.legal_to("room").contains(&"00".to_owned()));
    assert!(m.legal_to("stable").contains(&"00".to_owned()));
    let mut m = one(fenced("", pastures, ""), json!({}));
    go(&mut m, "place plow");
    assert!(!m.legal_to("plow").contains(&"00".to_owned()));
}

// Stables and animals

fn sheep_arrive(player: Value, sheep: u8) -> Match {
    let spaces = json!({ "round": 4, "spaces": { "r_sheep": { "goods": sheep } } });
    let mut m = one(player, spaces);
    go(&mut m, "place r_sheep");
    m
}

#[test]
fn c_101_three_sheep_and_a_fireplace() {
    let mut m = sheep_arrive(majors("", &["fireplace_2"]), 3);
    assert_eq!(m.goods(0), "food 4, sheep 1");
    // the last one can be cooked whenever its owner is asked
    go(&mut m, "place plow, plow 02, convert sheep");
    assert_eq!(m.goods(0), "food 6");
}

#[test]
fn c_102_animals_without_any_place() {
    let spaces = json!({ "round": 9, "spaces": { "r_boar": { "goods": 2 } } });
    let mut m = one(has("sheep 1"), spaces);
    go(&mut m, "place r_boar");
    assert_eq!(m.legal_to("keep"), ["0 1 0", "1 0 0"]);
    go(&mut m, "keep 1 0 0");
    assert_eq!(m.goods(0), "sheep 1");
}

#[test]
fn c_103_which_of_two_stays() {
    let m = sheep_arrive(has("boar 1"), 1);
    assert_eq!(m.legal_to("keep"), ["0 1 0", "1 0 0"]);
}

#[test]
fn c_105_no_second_kind_in_a_pasture() {
    let m = sheep_arrive(fenced("boar 1, cattle 1", json!([["04"]]), ""), 1);
    assert_eq!(m.legal_to("keep"), ["0 1 1", "1 0 1", "1 1 0"]);
}

#[test]
fn c_106_and_c_107_two_stables_and_the_house() {
    let m = sheep_arrive(fenced("boar 1, cattle 1", json!([]), "03, 04"), 1);
    assert_eq!(m.goods(0), "sheep 1, boar 1, cattle 1", "C-106");
    let m = sheep_arrive(fenced("", json!([]), "04"), 3);
    assert_eq!(m.goods(0), "sheep 2", "C-107");
}

#[test]
fn c_109_stables_on_free_cells_anywhere() {
    let mut m = one(
        farms("wood 2", json!({ "fields": fields("02") })),
        json!({}),
    );
    go(&mut m, "place stable_bake");
    let cells = m.legal_to("stable");
    assert!(
        ["02", "10", "20"]
            .iter()
            .all(|cell| !cells.contains(&(*cell).to_owned()))
    );
    assert_eq!(cells.len(), 12);
}

#[test]
fn c_110_no_fifth_stable() {
    let m = one(fenced("wood 9", json!([]), "01, 02, 03, 04"), json!({}));
    assert!(!m.can_place("stable_bake") && !m.can_place("build_rooms_stables"));
}

#[test]
fn c_111_no_food_for_sheep_without_a_stove() {
    let m = feeding(has("sheep 1"));
    assert!(!m.can("convert sheep"));
}

#[test]
fn c_113_cooking_waits_for_the_next_decision() {
    let mut m = one(majors("sheep 1", &["fireplace_2"]), json!({}));
    go(&mut m, "place plow, plow 02");
    assert!(m.refused_to(0, "convert sheep").starts_with("A-"));
    go(&mut m, "place take_grain, convert sheep");
    assert_eq!(m.count(0, "food"), 2);
}

// Improvements

#[test]
fn c_114_and_c_115_a_fireplace_for_a_hearth() {
    let mut m = stage_one(majors("", &["fireplace_2"]));
    go(&mut m, "place r_improvement, build hearth_4");
    assert_eq!(
        (m.goods(0), m.of(0, "majors")),
        (String::new(), json!(["hearth_4"])),
        "C-114"
    );
    let mut m = stage_one(majors("clay 2", &["hearth_4"]));
    go(&mut m, "place r_improvement, build fireplace_2");
    assert_eq!(
        m.of(0, "majors"),
        json!(["fireplace_2", "hearth_4"]),
        "C-115"
    );
}

#[test]
fn c_117_one_improvement_an_action() {
    let mut m = stage_one(has("clay 9"));
    go(&mut m, "place r_improvement, build fireplace_2");
    assert_eq!(m.asked(), 1);
}

#[test]
fn c_118_clay_instead_of_the_fireplace() {
    let mut m = stage_one(majors("clay 4", &["fireplace_2"]));
    go(&mut m, "place r_improvement, build hearth_4, pay clay:4");
    assert_eq!(m.of(0, "majors"), json!(["fireplace_2", "hearth_4"]));
    assert_eq!(m.goods(0), "");
}

#[test]
fn c_119_the_well_in_round_five() {
    let mut m = one(has("wood 1, stone 3"), json!({ "round": 5 }));
    go(&mut m, "place r_improvement, build well");
    let promised: Vec<Value> = m.of(0, "promised").as_array().unwrap()[4..].to_vec();
    assert_eq!(promised, [0, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    m.finish_round();
    assert_eq!((m.round(), m.count(0, "food")), (6, 1));
}

#[test]
fn c_121_and_c_125_the_joinery_once_in_a_harvest() {
    let mut m = feeding(majors("wood 5", &["joinery"]));
    go(&mut m, "use joinery");
    assert_eq!(
        (m.goods(0), m.can("use joinery")),
        ("wood 4, grain 1, food 2".to_owned(), false)
    );
    let m = one(majors("wood 5", &["joinery"]), json!({}));
    assert_eq!(m.refused("use joinery"), "A-16.9 harvest-only");
}

#[test]
fn c_122_three_workshops() {
    let owned = ["joinery", "pottery", "basketmaker"];
    let mut m = feeding(majors("wood 1, clay 1, reed 1", &owned));
    go(&mut m, "use joinery, use pottery, use basketmaker");
    assert_eq!((m.count(0, "food"), m.of(0, "begging")), (7 - 4, json!(0)));
}

#[test]
fn c_123_points_of_workshops() {
    let points = |goods: &str, major: &str| tally(majors(goods, &[major]))[11..].to_vec();
    assert_eq!(points("wood 6", "joinery"), [2, 2]);
    assert_eq!(points("clay 7", "pottery"), [2, 3]);
    assert_eq!(points("reed 4", "basketmaker"), [2, 2]);
}

// Harvest

fn need(player: Value, round: u8) -> Value {
    let m = one(player, json!({ "round": round }));
    m.view(None)["seats"][0]["feed"]["need"].clone()
}

#[test]
fn c_126_c_127_c_129_what_a_family_needs() {
    assert_eq!(need(nobody(), 4), 4, "C-126");
    for round in [7, 14] {
        let roomy = json!({ "farm": { "rooms": ["00", "10", "20"] } });
        let mut m = one(has_and("", roomy), json!({ "round": round }));
        go(&mut m, "place r_growth_minor");
        let seat = &m.view(None)["seats"][0];
        assert_eq!(
            (&seat["feed"]["need"], &seat["persons"]),
            (&json!(5), &json!(3))
        );
        let persons = m.0.position().tally(None).lines[10].values[0];
        assert_eq!(persons, Some(9), "C-129");
    }
}

#[test]
fn c_130_crops_may_be_kept() {
    let begging = |moves: &str| {
        let mut m = feeding(has("food 1, vegetable 1"));
        go(&mut m, moves);
        m.of(0, "begging")
    };
    assert_eq!(begging("convert grain, convert vegetable"), 1);
    assert_eq!(begging("convert vegetable, feed"), 2);
    assert_eq!(begging("feed"), 3);
}

#[test]
fn c_131_food_beyond_the_need_stays() {
    let m = breeding(has("food 6"));
    assert_eq!(m.count(0, "food"), 0, "the helper gives four");
    let mut m = feeding(has("food 6"));
    if m.can("feed") {
        go(&mut m, "feed");
    }
    assert_eq!(m.count(0, "food"), 2);
}

#[test]
fn c_133_and_c_134_begging_cards_and_persons_stay() {
    let mut m = feeding(nobody());
    go(&mut m, "feed");
    m.finish_round();
    assert_eq!(
        (m.of(0, "begging"), m.of(0, "adults")),
        (json!(4), json!(2))
    );
    assert!(m.legal().iter().all(|mv| !mv.contains("beg")));
}

#[test]
fn c_135_what_was_just_harvested_is_eaten() {
    let farm = json!({ "fields": fields("02 grain 1") });
    let mut m = feeding(farms("food 2", farm));
    go(&mut m, "convert grain, convert grain");
    assert_eq!(m.of(0, "begging"), 0);
}

#[test]
fn c_137_to_c_141_where_the_young_stay() {
    let sheep = |player: Value| breeding(player).count(0, "sheep");
    assert_eq!(sheep(fenced("sheep 2", json!([["04"]]), "")), 3, "C-137");
    assert_eq!(
        sheep(fenced("sheep 2, boar 1", json!([["04"]]), "00")),
        3,
        "C-138"
    );
    assert_eq!(sheep(fenced("sheep 2", json!([]), "03, 04")), 3, "C-139");
    assert_eq!(sheep(fenced("sheep 1", json!([["04"]]), "")), 1, "C-141");
}

#[test]
fn c_142_a_calf_without_a_place() {
    let player = with(
        fenced("cattle 2", json!([]), "04"),
        &json!({ "majors": ["hearth_4"] }),
    );
    let m = breeding(player);
    assert_eq!((m.goods(0), m.round()), ("grain 1, cattle 2".to_owned(), 5));
}

#[test]
fn c_143_one_of_two_young() {
    let mut m = breeding(fenced("sheep 2, boar 2", json!([["03"], ["04"]]), ""));
    assert_eq!(m.legal_to("keep"), ["2 3 0", "3 2 0"]);
    go(&mut m, "keep 2 3 0");
    assert_eq!(m.goods(0), "grain 1, sheep 2, boar 3");
}

#[test]
fn c_145_and_c_146_cooked_before_the_births() {
    let player = with(
        fenced("sheep 3, food 4", json!([["04"]]), ""),
        &json!({ "majors": ["fireplace_2"] }),
    );
    let mut m = feeding(player.clone());
    go(&mut m, "convert sheep, feed");
    assert_eq!(m.goods(0), "grain 1, food 2, sheep 3", "C-145");
    let player = with(player, &json!({ "goods": { "sheep": 2, "food": 0 } }));
    let mut m = feeding(player);
    go(&mut m, "convert sheep, convert sheep");
    assert_eq!(
        (m.goods(0), m.of(0, "begging")),
        ("grain 1".to_owned(), json!(0)),
        "C-146"
    );
}

#[test]
fn c_147_and_c_149_births_of_all_kinds_at_once() {
    let roomy = json!([["02", "03", "04"], ["12", "13"], ["14"]]);
    let m = breeding(fenced("sheep 1, boar 2, cattle 3", roomy.clone(), ""));
    assert_eq!(m.goods(0), "grain 1, sheep 1, boar 3, cattle 4", "C-147");
    let m = breeding(fenced("sheep 2, boar 2, cattle 2", roomy, "00"));
    assert_eq!(m.goods(0), "grain 1, sheep 3, boar 3, cattle 3", "C-149");
}

// Scoring

#[test]
fn c_183_the_first_farm() {
    assert_eq!(dealt(3, 1).totals(), [-14; 3]);
}

#[test]
fn c_185_and_c_186_pastures_and_crops() {
    assert_eq!(
        tally(fenced("", json!([["03", "04"], ["14"]]), ""))[1],
        2,
        "C-185"
    );
    let farm = json!({ "fields": fields("02 grain 3, 03 vegetable 1") });
    assert_eq!(tally(farms("grain 2", farm))[2..4], [2, 1], "C-186");
}

#[test]
fn c_187_and_c_189_sheep_and_cattle() {
    let field = json!([["02", "03", "04", "12", "13", "14"]]);
    let points = |goods: String, line: usize| tally(fenced(&goods, field.clone(), ""))[line];
    let sheep = [0, 3, 4, 7, 8].map(|count| points(format!("sheep {count}"), 4));
    assert_eq!(sheep, [-1, 1, 2, 3, 4], "C-187");
    let cattle = [0, 1, 3, 5, 6].map(|count| points(format!("cattle {count}"), 6));
    assert_eq!(cattle, [-1, 1, 2, 3, 4], "C-189");
}

#[test]
fn c_190_and_c_191_used_cells_and_stables() {
    let farm = json!({
        "fields": fields("01"), "stables": cells("00, 03, 04, 14"), "pastures": [["03"], ["04"], ["14"]],
    });
    let points = tally(farms("", farm));
    assert_eq!(points[7], -8, "C-190");
    assert_eq!(points[8], 3, "C-191");
}

#[test]
fn c_193_persons_and_begging_cards() {
    let points = tally(has_and("", json!({ "adults": 5, "begging": 2 })));
    assert_eq!(points[10] + points[11], 9);
}

#[test]
fn c_194_a_farm_of_21_points() {
    let farm = json!({
        "house": "clay", "rooms": ["00", "10", "20"], "fields": fields("01, 02, 11, 12"),
        "stables": cells("04, 24"), "pastures": [["03", "13"], ["04"]],
    });
    let player = with(
        farms("grain 5, sheep 4, boar 1, cattle 2", farm),
        &json!({ "adults": 3, "majors": ["fireplace_2"] }),
    );
    assert_eq!(tally(player), [3, 2, 2, -1, 2, 1, 2, -4, 1, 3, 9, 1, 0]);
}

#[test]
fn c_195_a_farm_of_62_points() {
    let farm = json!({
        "house": "stone", "rooms": ["00", "01", "10", "20"], "fields": fields("02, 11, 12, 21, 22"),
        "stables": cells("03, 13, 14, 24"), "pastures": [["03", "04"], ["13", "23"], ["14"], ["24"]],
    });
    let player = with(
        farms("grain 8, vegetable 4, sheep 8, boar 7, cattle 6", farm),
        &json!({ "adults": 5, "majors": ["stone_oven", "well"] }),
    );
    let points = tally(player);
    assert_eq!(points, [4, 4, 4, 4, 4, 4, 4, 0, 4, 8, 15, 7, 0]);
    assert_eq!(points.iter().sum::<i32>(), 62);
}

#[test]
fn c_197_a_shared_victory() {
    let player = |goods: &str, home: u8| has_and(goods, json!({ "home": home }));
    let spaces = json!({
        "plow": { "persons": [0] }, "clay1": { "persons": [1] }, "reed1": { "persons": [1] },
        "fishing": { "persons": [2] }, "wood3": { "persons": [2] },
    });
    let players = [
        player("food 4", 1),
        player("food 4, grain 1", 0),
        player("", 0),
    ];
    let mut m = at(&players, json!({ "round": 14, "spaces": spaces }));
    go(&mut m, "place take_grain");
    while !m.is_over() {
        go(&mut m, "feed");
    }
    let tally = m.0.position().tally(None);
    assert_eq!(tally.winners.len(), 2);
    assert_eq!(tally.places, [1, 1, 3]);
}

#[test]
fn c_199_the_pet_and_the_stable_count() {
    assert_eq!(
        tally(fenced("sheep 1, boar 1", json!([]), "04"))[4..6],
        [1, 1]
    );
}
