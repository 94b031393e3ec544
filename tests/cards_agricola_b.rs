//! The minor improvements of deck E: a test for each sentence of a card and for each ruling about it, named
//! after the card.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::cards::*;
use agricola::*;
use serde_json::{Value, json};

fn majors(ids: &[&str]) -> Value {
    json!({ "majors": ids })
}

/// The most of a kind of animal that the first player could hold.
fn room_for(m: &Match, animal: &str) -> u64 {
    m.view(None)["seats"][0]["room_for"][animal]
        .as_u64()
        .unwrap_or(0)
}

#[test]
fn e_11_field_plows_at_once_and_travels() {
    let mut m = owner("").hand("E11").has("food 1").start();
    m.play("place start_minor, play E11, plow 02");
    assert_eq!(
        (m.cell(0, "02").as_str(), m.goods(0).as_str()),
        ("field", "")
    );
    assert_eq!((m.front(0), m.hand(1)), (vec![], vec!["E11".to_owned()]));
    assert_eq!(m.view(Some(3))["seats"][1]["known"], json!(["E11"]));
}

#[test]
fn e_11_field_goes_with_no_plough() {
    let mut m = owner("E61").hand("E11").has("food 1").start();
    m.play("place start_minor, play E11, plow 02");
    assert_eq!(m.asked(), 1);
}

#[test]
fn e_11_field_leaves_a_solo_game() {
    let mut m = owner("").seats(1).hand("E11").has("food 1").start();
    m.play("place start_minor, play E11, plow 02");
    assert_eq!((m.hand(0), m.get("/cards/out")), (vec![], json!(["E11"])));
}

#[test]
fn e_12_fishing_rod_catches_more_from_round_eight() {
    let food = |round: u8| {
        let mut m = owner("E12").round(round).lies("fishing", 2).start();
        m.play("place fishing");
        m.goods(0)
    };
    assert_eq!((food(7).as_str(), food(8).as_str()), ("food 3", "food 4"));
}

#[test]
fn e_13_axe_builds_wooden_rooms_for_two_wood() {
    let mut m = owner("E13").has("wood 2, reed 2").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
    let m = owner("E13").house("clay").has("wood 1, reed 2").start();
    assert!(!m.can_place("build_rooms_stables"));
}

#[test]
fn e_13_axe_and_carpenter_are_not_combined() {
    // CASES 1: each room has one base price
    let mut m = owner("E13, E218").has("wood 5, reed 4").start();
    m.play("place build_rooms_stables, room 00, room 11");
    assert_eq!(m.goods(0), "wood 1");
}

#[test]
fn e_14_bakers_oven_is_had_for_an_oven_and_bakes_at_once() {
    let mut m = owner("")
        .hand("E14")
        .has("grain 3")
        .other(0, majors(&["clay_oven"]))
        .start();
    m.play("place start_minor, play E14");
    assert_eq!(
        (m.legal_to("bake"), m.of(0, "majors")),
        (vec!["1".to_owned(), "2".to_owned()], json!([]))
    );
    m.play("bake 2");
    assert_eq!(m.goods(0), "grain 1, food 10");
}

#[test]
fn e_14_bakers_oven_sends_the_wood_fired_oven_out_of_the_game() {
    let mut m = owner("E27").hand("E14").start();
    m.play("place start_minor, play E14");
    assert_eq!(
        (m.front(0), m.get("/cards/out")),
        (vec!["E14".to_owned()], json!(["E27"])),
        "CASES 22"
    );
}

#[test]
fn e_14_bakers_oven_needs_an_oven() {
    let mut m = owner("")
        .hand("E14")
        .other(0, majors(&["fireplace_2"]))
        .start();
    m.play("place start_minor");
    assert!(!m.can("play E14"));
}

#[test]
fn e_15_baking_tray_makes_ovens_minor_and_cheaper() {
    let mut m = owner("E15").has("clay 3").start();
    m.play("place start_minor, build clay_oven");
    assert_eq!(
        (m.of(0, "majors"), m.goods(0).as_str()),
        (json!(["clay_oven"]), "")
    );
    let mut m = owner("E15").has("stone 3").start();
    m.play("place start_minor, build stone_oven");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_15_baking_tray_lets_the_owner_choose_what_is_saved() {
    let mut m = owner("E15").has("clay 3, stone 1").start();
    m.play("place start_minor, build clay_oven");
    assert_eq!(m.legal_to("pay"), ["clay:2+stone:1", "clay:3"]);
    let mut m = owner("E15").hand("E27").has("wood 3").start();
    m.play("place start_minor, play E27");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_16_building_material_gives_wood_or_clay_and_travels() {
    let mut m = owner("").hand("E16").start();
    m.play("place start_minor, play E16, use E16 clay:1");
    assert_eq!(
        (m.goods(0).as_str(), m.hand(1)),
        ("clay 1", vec!["E16".to_owned()])
    );
}

#[test]
fn e_16_building_material_may_be_played_again_by_the_neighbour() {
    let mut m = owner("")
        .rival_hand(1, "E16")
        .more(json!({ "active": 1 }))
        .start();
    m.play("place start_minor, play E16, use E16 wood:1");
    assert_eq!(m.hand(2), ["E16"]);
}

#[test]
fn e_17_windmill_makes_two_food_of_a_grain_and_that_is_no_baking() {
    let mut m = owner("E17, E41").has("grain 2").start();
    m.play("convert grain");
    assert_eq!(m.goods(0), "grain 1, food 2");
}

#[test]
fn e_18_bean_field_is_sown_with_vegetables_alone() {
    let mut m = owner("E18").has("grain 1, vegetable 1").start();
    m.play("place r_sow_bake");
    assert_eq!(m.goods(0), "grain 1", "nothing else can be done there");
    assert_eq!(m.note(0, "E18"), 2);
    let m = owner("E18").has("grain 1").start();
    assert!(!m.can_place("r_sow_bake"));
}

#[test]
fn e_18_bean_field_is_harvested_and_counts_as_vegetables_but_not_as_a_field() {
    let mut m = owner("E18:2").round(4).has("food 9").last().start();
    assert_eq!((m.line("vegetable")[0], m.line("fields")[0]), (2, -1));
    m.play("place day_laborer").finish_round();
    assert_eq!((m.count(0, "vegetable"), m.note(0, "E18")), (1, 1));
}

#[test]
fn e_18_bean_field_needs_two_occupations() {
    let mut m = owner("E150").hand("E18").start();
    m.play("place start_minor");
    assert_eq!(m.refused("play E18"), "A-21.4 prerequisite");
}

#[test]
fn e_19_gypsys_crock_gives_a_food_for_two_goods_cooked_together() {
    let mut m = owner("E19")
        .has("sheep 1, vegetable 3")
        .other(0, majors(&["fireplace_2"]))
        .start();
    m.play("convert sheep, convert vegetable");
    assert_eq!(m.goods(0), "vegetable 2, food 5");
    m.play("convert vegetable, convert vegetable");
    assert_eq!(m.goods(0), "food 10");
}

#[test]
fn e_19_gypsys_crock_counts_what_is_baked_with_a_hearth() {
    let mut m = owner("E19")
        .has("grain 4")
        .other(0, majors(&["fireplace_2"]))
        .start();
    m.play("place r_sow_bake, bake 4");
    assert_eq!(m.goods(0), "food 10");
    let mut m = owner("E19")
        .has("grain 2")
        .other(0, majors(&["stone_oven"]))
        .start();
    m.play("place r_sow_bake, bake 2");
    assert_eq!(m.goods(0), "food 8");
}

#[test]
fn e_19_gypsys_crock_wants_them_at_the_same_time() {
    let mut m = owner("E19")
        .has("vegetable 2")
        .other(0, majors(&["fireplace_2"]))
        .last()
        .start();
    m.play("convert vegetable, place day_laborer");
    m.play("convert vegetable");
    assert_eq!(m.goods(0), "food 6");
}

#[test]
fn e_20_simple_fireplace_cooks_and_bakes() {
    let mut m = owner("E20").has("vegetable 1, cattle 1, grain 1").start();
    m.play("convert vegetable, convert cattle, place r_sow_bake");
    assert_eq!(m.goods(0), "food 7");
    let mut m = owner("E20").has("sheep 1").start();
    m.play("convert sheep");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn e_20_simple_fireplace_is_returned_for_a_hearth() {
    let mut m = owner("E20").round(2).start();
    m.play("place r_improvement, build hearth_4");
    assert_eq!(
        (m.of(0, "majors"), m.get("/cards/out")),
        (json!(["hearth_4"]), json!(["E20"])),
        "CASES 31"
    );
}

#[test]
fn e_20_simple_fireplace_is_no_oven() {
    let mut m = owner("E20").hand("E33").has("clay 1").start();
    m.play("place start_minor");
    assert!(!m.can("play E33"));
}

#[test]
fn e_21_half_timbered_house_scores_rooms_of_stone() {
    assert_eq!(owner("E21").house("stone").start().bonus()[0], 2);
    assert_eq!(owner("E21").house("clay").start().bonus()[0], 0);
    assert_eq!(
        owner("E21, E172").house("stone").start().bonus()[0],
        4,
        "it adds to the chief"
    );
}

#[test]
fn e_22_raft_catches_food_or_reed() {
    let mut m = owner("E22").lies("fishing", 1).start();
    m.play("place fishing");
    assert_eq!(m.uses(), ["E22 food:1", "E22 reed:1"]);
    assert!(!m.can("done"), "a gain without a price cannot be refused");
    m.play("use E22 reed:1");
    assert_eq!(m.goods(0), "reed 1, food 1");
}

#[test]
fn e_23_manger_scores_fenced_cells() {
    let bonus = |cells: &[&str]| {
        owner("E23")
            .farm(json!({ "pastures": [cells] }))
            .start()
            .bonus()[0]
    };
    assert_eq!(bonus(&["01", "02", "03", "04", "11"]), 0);
    assert_eq!(bonus(&["01", "02", "03", "04", "11", "12"]), 1);
    assert_eq!(
        bonus(&["01", "02", "03", "04", "11", "12", "13", "14", "22"]),
        4
    );
}

#[test]
fn e_24_animal_pen_lays_two_food_for_every_round_to_come() {
    let mut m = owner("E150, E153, E154, E158")
        .seats(4)
        .hand("E24")
        .has("wood 2")
        .round(12)
        .start();
    m.play("place start_minor, play E24");
    assert_eq!(m.promised(0), "13: food 2; 14: food 2");
}

#[test]
fn e_25_spices_improve_vegetables_that_are_cooked() {
    let mut m = owner("E25")
        .has("vegetable 1")
        .other(0, majors(&["hearth_4"]))
        .start();
    m.play("convert vegetable");
    assert_eq!(m.goods(0), "food 4");
    let mut m = owner("E25").has("vegetable 1").start();
    m.play("convert vegetable");
    assert_eq!(m.goods(0), "food 1", "not the plain conversion");
}

#[test]
fn e_26_plane_gets_more_out_of_wood() {
    let setting = || {
        owner("E26")
            .round(4)
            .has("wood 2")
            .other(0, majors(&["joinery"]))
            .last()
    };
    let mut m = setting().start();
    m.play("place day_laborer, use joinery");
    assert_eq!(m.uses(), ["E26 food:1", "E26 wood:1=food:2"]);
    m.play("use E26 wood:1=food:2");
    assert_eq!(m.goods(0), "food 2", "2 + 2 + 2, of which 4 are eaten");
    let mut m = setting().start();
    m.play("place day_laborer, use joinery, use E26 food:1");
    assert_eq!(m.goods(0), "wood 1, food 1");
}

#[test]
fn e_27_wood_fired_oven_bakes_any_amount_at_once() {
    let mut m = owner("")
        .hand("E27")
        .has("wood 3, stone 1, grain 3")
        .start();
    m.play("place start_minor, play E27, bake 3");
    assert_eq!(m.goods(0), "food 9");
}

#[test]
fn e_28_clogs_score_the_house() {
    assert_eq!(owner("E28").house("clay").start().bonus()[0], 1);
    assert_eq!(owner("E28").house("stone").start().bonus()[0], 2);
    assert_eq!(owner("E28").start().bonus()[0], 0);
}

#[test]
fn e_29_shepherds_pipe_makes_room_for_sheep() {
    let farm = json!({ "pastures": [["04"]], "stables": ["02"] });
    let m = owner("E29").farm(farm).start();
    // 2 + 2 in the pasture, 2 in the stable, 1 in the house
    assert_eq!((room_for(&m, "sheep"), room_for(&m, "boar")), (7, 4));
}

#[test]
fn e_29_shepherds_pipe_does_not_help_the_big_stable() {
    let m = owner("E29, E208")
        .farm(json!({ "stables": ["02", "04"] }))
        .start();
    assert_eq!(room_for(&m, "sheep"), 6, "3 + 2 + 1, CASES 131");
}

#[test]
fn e_29_shepherds_pipe_helps_the_animal_yard() {
    let m = owner("E29, E58").start();
    assert_eq!((room_for(&m, "sheep"), room_for(&m, "cattle")), (5, 3));
}

#[test]
fn e_30_canoe_catches_food_and_reed() {
    let mut m = owner("E30").lies("fishing", 1).start();
    m.play("place fishing");
    assert_eq!(m.goods(0), "reed 1, food 2");
}

#[test]
fn e_31_carp_pond_lays_food_on_odd_rounds() {
    let mut m = owner("E150, E12, E35").hand("E31").round(9).start();
    m.play("place start_minor, play E31");
    assert_eq!(m.promised(0), "11: food 1; 13: food 1");
    let mut m = owner("E150, E12").hand("E31").start();
    m.play("place start_minor");
    assert!(!m.can("play E31"), "two improvements");
}

#[test]
fn e_32_potato_dibber_sows_more_vegetables() {
    let mut m = owner("E32")
        .has("vegetable 1")
        .farm(json!({ "fields": fields("02") }))
        .start();
    m.play("place r_sow_bake");
    assert_eq!(m.of(0, "farm")["fields"], fields("02 vegetable 3"));
    let mut m = owner("E32, E18").has("vegetable 1").start();
    m.play("place r_sow_bake");
    assert_eq!(m.note(0, "E18"), 3);
}

#[test]
fn e_33_ceramics_gives_food_and_the_pottery_for_nothing() {
    let mut m = owner("")
        .hand("E33")
        .has("clay 1")
        .other(0, majors(&["stone_oven"]))
        .start();
    m.play("place start_minor, play E33");
    assert_eq!(m.goods(0), "food 2");
    let mut m = owner("E33").start();
    m.play("place start_minor, build pottery");
    assert_eq!(m.of(0, "majors"), json!(["pottery"]));
    let mut m = owner("E33").round(2).start();
    m.play("place r_improvement");
    assert_eq!(
        m.of(0, "majors"),
        json!(["pottery"]),
        "with a major improvement action too"
    );
}

#[test]
fn e_34_basket_leaves_two_wood_for_three_food() {
    let mut m = owner("E34").lies("wood3", 3).start();
    m.play("place wood3, use E34");
    assert_eq!(
        (m.goods(0).as_str(), m.lying("wood3")),
        ("wood 1, food 3", 2)
    );
}

#[test]
fn e_34_basket_still_takes_wood_when_all_of_it_is_left() {
    let mut m = owner("E34, E152, E176").lies("a4_wood2", 2).start();
    m.play("place a4_wood2, use E34");
    assert_eq!(
        m.goods(0),
        "wood 1, food 4",
        "Berry Picker and Woodcutter, CASES 33"
    );
}

#[test]
fn e_34_basket_and_mushroom_collector_leave_no_more_than_lies_there() {
    let mut m = owner("E34, E196").lies("a4_wood2", 2).start();
    m.play("place a4_wood2, use E34");
    assert_eq!((m.goods(0).as_str(), m.lying("a4_wood2")), ("food 3", 2));
    let mut m = owner("E34, E196").lies("a4_wood2", 2).start();
    m.play("place a4_wood2, use E196");
    assert_eq!(m.goods(0), "wood 1, food 2");
    assert_eq!((m.lying("a4_wood2"), m.asked()), (1, 1));
}

#[test]
fn e_34_basket_needs_two_wood_that_lie_there() {
    let mut m = owner("E34, E176").lies("a4_wood1", 1).start();
    m.play("place a4_wood1");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("wood 2", 1));
}

#[test]
fn e_35_corn_scoop_takes_one_more_grain() {
    let mut m = owner("E35").start();
    m.play("place take_grain");
    assert_eq!(m.goods(0), "grain 2");
}

#[test]
fn e_36_clay_roof_pays_reed_with_clay() {
    let mut m = owner("E36").has("wood 5, clay 2").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E36").has("wood 5, clay 1, reed 1").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E36").round(5).has("clay 3").start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_36_clay_roof_lets_the_owner_choose() {
    let mut m = owner("E36").has("wood 5, clay 2, reed 2").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.legal_to("pay").len(), 3);
}

#[test]
fn e_37_clay_supports_build_clay_rooms() {
    let mut m = owner("E37")
        .house("clay")
        .has("clay 2, wood 1, reed 1")
        .start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_38_madonna_statue_discards_two_improvements() {
    let mut m = owner("E12")
        .hand("E38")
        .other(0, majors(&["fireplace_2", "well"]))
        .start();
    m.play("place start_minor, play E38");
    assert_eq!(m.legal_to("pay"), ["fireplace_2", "well", "E12"]);
    m.play("pay fireplace_2, pay E12");
    assert_eq!(
        (m.front(0), m.of(0, "majors")),
        (vec!["E38".to_owned()], json!(["well"]))
    );
    assert_eq!(m.get("/cards/out"), json!(["E12"]));
}

#[test]
fn e_38_madonna_statue_needs_two_improvements() {
    let mut m = owner("E12").hand("E38").start();
    m.play("place start_minor");
    assert!(!m.can("play E38"));
}

#[test]
fn e_38_madonna_statue_loses_the_goods_of_what_it_discards() {
    let mut m = owner("E57:11, E12").hand("E38").round(10).start();
    assert_eq!(
        m.promised(0),
        "11: food 1; 12: food 1; 13: food 1; 14: food 1"
    );
    m.play("place start_minor, play E38, pay E57");
    assert_eq!(m.promised(0), "");
}

#[test]
fn e_39_market_stall_sells_a_vegetable_for_a_grain() {
    let mut m = owner("").hand("E39").has("grain 1").start();
    m.play("place start_minor, play E39");
    assert_eq!(
        (m.goods(0).as_str(), m.hand(1)),
        ("vegetable 1", vec!["E39".to_owned()])
    );
}

#[test]
fn e_40_mini_pasture_fences_one_cell_without_wood() {
    let mut m = owner("").hand("E40").has("food 2").start();
    m.play("place start_minor, play E40, fence 04");
    assert_eq!(
        (m.of(0, "farm")["pastures"].clone(), m.hand(1)),
        (json!([["04"]]), vec!["E40".to_owned()])
    );
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_40_mini_pasture_lies_next_to_pastures_that_are_there() {
    let mut m = owner("")
        .hand("E40")
        .has("food 2")
        .farm(json!({ "pastures": [["04"]] }))
        .start();
    m.play("place start_minor, play E40");
    assert_eq!(m.legal_to("fence"), ["03", "14"]);
}

#[test]
fn e_40_mini_pasture_counts_as_building_fences() {
    let mut m = owner("E160").hand("E40").has("food 2").start();
    m.play("place start_minor, play E40, fence 04");
    assert_eq!(m.goods(0), "boar 1");
    let mut m = owner("E207").hand("E40").has("food 2").start();
    m.play("place start_minor, play E40, fence 04, stable 04");
    assert_eq!(m.cell(0, "04"), "stable");
}

#[test]
fn e_40_mini_pasture_and_hedge_keeper() {
    let mut m = owner("E175").hand("E40").has("food 2").start();
    m.play("place start_minor, play E40, fence 04, fence 03");
    assert_eq!(m.of(0, "farm")["pastures"], json!([["03"], ["04"]]));
}

#[test]
fn e_41_millstone_gives_two_food_for_a_bake() {
    let mut m = owner("E41")
        .has("grain 2")
        .other(0, majors(&["fireplace_2"]))
        .start();
    m.play("place r_sow_bake, bake 2");
    assert_eq!(m.goods(0), "food 6");
}

#[test]
fn e_42_helpful_neighbours_take_wood_or_clay_and_give_stone_or_reed() {
    let mut m = owner("").hand("E42").has("wood 1").start();
    m.play("place start_minor, play E42, use E42 reed:1");
    assert_eq!(
        (m.goods(0).as_str(), m.hand(1)),
        ("reed 1", vec!["E42".to_owned()])
    );
    let mut m = owner("").hand("E42").has("clay 1, wood 1").start();
    m.play("place start_minor, play E42, pay clay:1, use E42 stone:1");
    assert_eq!(m.goods(0), "wood 1, stone 1");
}

#[test]
fn e_43_fruit_tree_lays_food_from_round_eight() {
    let mut m = owner("E150, E153, E154").hand("E43").round(12).start();
    m.play("place start_minor, play E43");
    assert_eq!(
        m.promised(0),
        "13: food 1; 14: food 1",
        "nothing for this round"
    );
}

#[test]
fn e_44_outhouse_needs_another_player_with_fewer_than_two_occupations() {
    let two = "E150, E153";
    let setting = |last: &str| {
        owner("")
            .hand("E44")
            .has("wood 1, clay 1")
            .rival(1, two, "")
            .rival(2, "E154, E171", "")
            .rival(3, last, "")
    };
    let mut m = setting("E158").start();
    m.play("place start_minor, play E44");
    assert_eq!(m.front(0), ["E44"]);
    let mut m = setting("E148").start();
    m.play("place start_minor");
    assert!(!m.can("play E44"), "CASES 59");
}

#[test]
fn e_44_outhouse_alone_looks_at_its_owner() {
    let mut m = owner("E150")
        .seats(1)
        .hand("E44")
        .has("wood 1, clay 1")
        .start();
    m.play("place start_minor, play E44");
    let mut m = owner("E150, E153")
        .seats(1)
        .hand("E44")
        .has("wood 1, clay 1")
        .start();
    m.play("place start_minor");
    assert!(m.hand(0).contains(&"E44".to_owned()));
}

#[test]
fn e_45_private_forest_lays_wood_on_even_rounds() {
    let mut m = owner("").hand("E45").has("food 2").round(10).start();
    m.play("place start_minor, play E45");
    assert_eq!(m.promised(0), "12: wood 1; 14: wood 1");
}

#[test]
fn e_46_sack_cart_lays_grain() {
    let mut m = owner("E150, E153")
        .hand("E46")
        .has("wood 2")
        .round(5)
        .start();
    m.play("place start_minor, play E46");
    assert_eq!(m.promised(0), "8: grain 1; 11: grain 1; 14: grain 1");
}

#[test]
fn e_47_lettuce_patch_sells_its_harvest_for_four_food() {
    let setting = || owner("E47:2").round(4).last();
    let mut m = setting().start();
    m.play("place day_laborer");
    assert_eq!(m.legal(), ["use E47", "done"]);
    m.play("use E47");
    assert_eq!(
        (m.goods(0).as_str(), m.note(0, "E47")),
        ("food 2", 1),
        "2 + 4, of which 4 are eaten"
    );
    let mut m = setting().has("food 2").start();
    m.play("place day_laborer, done");
    assert_eq!(m.goods(0), "vegetable 1", "kept for later");
}

#[test]
fn e_48_reed_pond_lays_three_reed() {
    let mut m = owner("E150, E153, E154").hand("E48").start();
    m.play("place start_minor, play E48");
    assert_eq!(m.promised(0), "2: reed 1; 3: reed 1; 4: reed 1");
}

#[test]
fn e_49_writing_desk_plays_a_second_occupation_for_two_food() {
    let mut m = owner("E49, E150")
        .hand("E153, E154, E158")
        .has("food 5")
        .start();
    m.play("place occupation, play E153, play E154");
    assert_eq!(
        (m.goods(0).as_str(), m.asked()),
        ("food 2", 1),
        "no third one"
    );
}

#[test]
fn e_49_writing_desk_with_patron() {
    // CASES 51: each of the two is preceded by 2 food
    let mut m = owner("E49, E192").hand("E153, E154").start();
    m.play("place occupation, play E153, play E154");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn e_49_writing_desk_not_with_chiefs_daughter() {
    let mut m = owner("")
        .hand("E172")
        .has("food 2")
        .rival(1, "E49, E150", "food 5")
        .rival_hand(1, "E173, E153")
        .start();
    m.play("place occupation, play E172, play E173");
    assert!(m.legal().iter().all(|mv| !mv.starts_with("play")));
}

#[test]
fn e_50_builders_trowel_renovates_to_clay_between_actions() {
    let mut m = owner("E50").has("clay 2, reed 1").start();
    m.play("use E50");
    assert_eq!(
        (m.of(0, "farm")["house"].clone(), m.asked()),
        (json!("clay"), 0)
    );
    assert_eq!(m.uses(), Vec::<String>::new());
}

#[test]
fn e_50_builders_trowel_works_right_after_the_placement_that_brought_the_goods() {
    let mut m = owner("E50").has("reed 1").lies("clay1", 2).start();
    m.play("place clay1");
    assert_eq!(m.legal(), ["use E50", "done"], "CASES 167");
    m.play("use E50");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("", 1));
}

#[test]
fn e_51_spindle_spins() {
    let food = |sheep: u8| {
        let farm = json!({ "pastures": [["03", "04"], ["13", "14"]] });
        let goods = format!("sheep {sheep}, food 9");
        let mut m = owner("E51").round(4).has(&goods).farm(farm).last().start();
        m.play("place day_laborer").finish_round();
        m.count(0, "food")
    };
    assert_eq!((food(2), food(3), food(4), food(5)), (7, 8, 8, 9));
}

#[test]
fn e_52_stable_is_built_at_once_and_travels() {
    let mut m = owner("").hand("E52").has("wood 1").start();
    m.play("place start_minor, play E52, stable 04");
    assert_eq!(
        (m.cell(0, "04").as_str(), m.hand(1)),
        ("stable", vec!["E52".to_owned()])
    );
    let farm = json!({ "stables": ["03"] });
    let mut m = owner("E213").hand("E52").has("wood 1").farm(farm).start();
    m.play("place start_minor, play E52, stable 04");
    assert_eq!(m.goods(0), "cattle 1");
}

#[test]
fn e_53_butter_churn_churns() {
    let farm = json!({ "pastures": [["02", "03"], ["12", "13"]] });
    let mut m = owner("E53")
        .round(4)
        .has("sheep 3, cattle 4, food 9")
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer").finish_round();
    assert_eq!(m.count(0, "food"), 10, "9 + 2 + 1 + 2 - 4");
}

#[test]
fn e_54_quarry_gives_stone_to_the_day_laborer() {
    let mut m = owner("E54").start();
    m.play("place day_laborer");
    assert_eq!(m.goods(0), "stone 3, food 2");
}

#[test]
fn e_55_stone_house_extension_adds_a_room() {
    let mut m = owner("")
        .hand("E55")
        .house("stone")
        .has("reed 1, stone 3")
        .start();
    m.play("place start_minor, play E55, room 00");
    assert_eq!(
        (m.cell(0, "00").as_str(), m.hand(1)),
        ("room", vec!["E55".to_owned()])
    );
    let mut m = owner("")
        .hand("E55")
        .house("clay")
        .has("reed 1, stone 3")
        .start();
    m.play("place start_minor");
    assert_eq!(m.refused("play E55"), "A-21.4 prerequisite");
}

#[test]
fn e_55_stone_house_extension_needs_a_cell() {
    let farm = json!({ "house": "stone", "fields": fields("00, 01, 11, 21") });
    let mut m = owner("")
        .hand("E55")
        .farm(farm)
        .has("reed 1, stone 3")
        .start();
    m.play("place start_minor");
    assert!(!m.can("play E55"));
}

#[test]
fn e_56_stone_tongs_take_one_more_stone() {
    let mut m = owner("E56").round(7).lies("r_stone_a", 1).start();
    m.play("place r_stone_a");
    assert_eq!(m.goods(0), "stone 2");
    let mut m = owner("E56").start();
    m.play("place a4_reed_stone_food");
    assert_eq!(m.goods(0), "reed 1, stone 1, food 1");
}

#[test]
fn e_57_dovecote_lays_food_from_round_ten() {
    let mut m = owner("").hand("E57").has("stone 2").start();
    m.play("place start_minor, play E57");
    assert_eq!(
        m.promised(0),
        "10: food 1; 11: food 1; 12: food 1; 13: food 1; 14: food 1"
    );
}

#[test]
fn e_58_animal_yard_holds_two_animals() {
    let m = owner("E58").has("sheep 1, boar 1, cattle 1").start();
    assert_eq!((room_for(&m, "sheep"), m.line("pastures")[0]), (1, -1));
    assert_eq!(room_for(&owner("E58").start(), "boar"), 3);
}

#[test]
fn e_58_animal_yard_with_drinking_trough() {
    assert_eq!(room_for(&owner("E58, E59").start(), "boar"), 5);
}

#[test]
fn e_59_drinking_trough_makes_room_in_each_pasture() {
    let farm = json!({ "pastures": [["04"]], "stables": ["04"] });
    assert_eq!(
        room_for(&owner("E59").farm(farm).start(), "boar"),
        7,
        "6 and the house, CASES 129"
    );
    let farm = json!({ "stables": ["02"] });
    assert_eq!(
        room_for(&owner("E59").farm(farm).start(), "boar"),
        2,
        "not in stables"
    );
}

#[test]
fn e_59_e_29_what_a_place_holds_is_shown_with_the_cards() {
    let farm = json!({ "pastures": [["03", "04"]], "stables": cells("12, 22") });
    let room = |front: &str, herd: &str| {
        let m = owner(front).has(herd).farm(farm.clone()).start();
        let view = m.view(None);
        let cells = view["seats"][0]["cells"].as_array().unwrap();
        let cells = cells.iter().filter(|cell| cell["capacity"] != 0);
        cells
            .map(|cell| format!("{} {}", cell["cell"].as_str().unwrap(), cell["capacity"]))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(room("", ""), "03 4, 12 1, 22 1");
    assert_eq!(room("E59", "cattle 2"), "03 6, 12 1, 22 1");
    assert_eq!(room("E29", ""), "03 4, 12 1, 22 1");
    assert_eq!(room("E29", "sheep 6"), "03 6, 12 1, 22 1");
    assert_eq!(room("E208", "boar 1"), "03 4, 12 3, 22 1");
}

#[test]
fn e_60_cattle_market_swaps_a_sheep() {
    let mut m = owner("").hand("E60").has("sheep 1").start();
    m.play("place start_minor, play E60");
    assert_eq!(
        (m.goods(0).as_str(), m.hand(1)),
        ("cattle 1", vec!["E60".to_owned()])
    );
}

#[test]
fn e_61_riding_plough_plows_three_fields_twice() {
    let mut m = owner("E61").start();
    m.play("place plow, plow 02, use E61, plow 03, plow 04");
    assert_eq!(
        (m.of(0, "farm")["fields"].clone(), m.note(0, "E61")),
        (fields("02, 03, 04"), 1)
    );
    let mut m = owner("E61:2").start();
    m.play("place plow, plow 02");
    assert_eq!(m.asked(), 1, "no more uses");
}

#[test]
fn e_61_riding_plough_is_used_up_by_two_fields_but_not_by_one() {
    let mut m = owner("E61").start();
    m.play("place plow, plow 02, use E61, plow 03, done");
    assert_eq!((m.note(0, "E61"), m.asked()), (1, 1));
    let mut m = owner("E61").start();
    m.play("place plow, plow 02, done");
    assert_eq!(m.note(0, "E61"), 0);
}

#[test]
fn e_61_one_plough_for_an_action() {
    let mut m = owner("E61, E62").start();
    m.play("place plow, plow 02");
    assert_eq!(m.uses(), ["E61", "E62"]);
    m.play("use E61, plow 03, plow 04");
    assert_eq!((m.asked(), m.note(0, "E62")), (1, 0), "A-15.4");
}

#[test]
fn e_62_turnwrest_plough_plows_three_fields_once() {
    let mut m = owner("E62").round(12).start();
    m.play("place r_plow_sow, plow 02, use E62, plow 03, plow 04");
    assert_eq!(
        (m.of(0, "farm")["fields"].clone(), m.note(0, "E62")),
        (fields("02, 03, 04"), 1)
    );
    let mut m = owner("E62:1").start();
    m.play("place plow, plow 02");
    assert_eq!(m.asked(), 1);
}

#[test]
fn e_338_feed_pellets_trade_a_vegetable_for_an_animal_that_is_there() {
    let farm = json!({ "pastures": [["03", "04"]] });
    let mut m = owner("E338")
        .round(4)
        .has("vegetable 2, sheep 1, food 9")
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer");
    assert_eq!(m.uses(), ["E338 vegetable:1=sheep:1"]);
    m.play("use E338 vegetable:1=sheep:1");
    assert_eq!(m.uses(), Vec::<String>::new(), "once a harvest");
    assert_eq!(m.goods(0), "vegetable 1, food 7, sheep 3");
}
