//! The occupations of deck E: a test for each sentence of a card and for each ruling about it, named after
//! the card.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::cards::*;
use agricola::*;
use serde_json::json;

/// A fireplace for a seat.
fn fireplace() -> serde_json::Value {
    json!({ "majors": ["fireplace_2"] })
}

#[test]
fn e_147_land_agent_gives_a_vegetable_when_played() {
    let mut m = owner("").hand("E147").start();
    m.play("place occupation, play E147");
    assert_eq!(
        (m.goods(0).as_str(), m.front(0)),
        ("vegetable 1", vec!["E147".to_owned()])
    );
}

#[test]
fn e_147_land_agent_gives_grain_with_a_vegetable() {
    let mut m = owner("E147").round(8).start();
    m.play("place r_vegetable");
    assert_eq!(m.goods(0), "grain 1, vegetable 1");
}

#[test]
fn e_148_academic_counts_as_two_for_prerequisites() {
    let mut m = owner("E148").hand("E18").start();
    m.play("place start_minor, play E18");
    assert_eq!(m.front(0), ["E148", "E18"]);
}

#[test]
fn e_148_academic_counts_as_two_for_reeve() {
    let m = owner("E148, E217").rival(1, "E154, E158, E150", "").start();
    assert_eq!(m.bonus(), [3, 3, 0, 0]);
}

#[test]
fn e_148_academic_is_one_occupation_for_the_price() {
    // the second occupation still costs 1 food here, a third one 2
    let mut m = owner("E148").hand("E153").has("food 1").start();
    m.play("place a4_occupation, play E153");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_149_master_baker_bakes_after_others_without_extra_food() {
    let mut m = owner("E149")
        .has("grain 1")
        .other(0, fireplace())
        .rival(1, "", "grain 1")
        .other(1, json!({ "majors": ["hearth_4"] }))
        .more(json!({ "active": 1 }))
        .start();
    m.play("place r_sow_bake");
    assert_eq!(m.asked(), 0);
    m.play("bake 1");
    assert_eq!(
        (m.goods(0).as_str(), m.goods(1).as_str()),
        ("food 2", "food 3")
    );
}

#[test]
fn e_149_master_baker_may_leave_it() {
    let mut m = owner("E149")
        .has("grain 1")
        .other(0, fireplace())
        .rival(1, "", "grain 1")
        .other(1, json!({ "majors": ["hearth_4"] }))
        .more(json!({ "active": 1 }))
        .start();
    m.play("place r_sow_bake, done");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("grain 1", 2));
}

#[test]
fn e_149_master_baker_gives_food_for_an_own_bake() {
    let mut m = owner("E149").has("grain 1").other(0, fireplace()).start();
    m.play("place r_sow_bake");
    assert_eq!(m.goods(0), "food 3");
}

#[test]
fn e_150_baker_bakes_when_played() {
    let mut m = owner("")
        .hand("E150")
        .has("grain 1")
        .other(0, fireplace())
        .start();
    m.play("place occupation, play E150, bake 1");
    assert_eq!(m.goods(0), "food 2");
}

#[test]
fn e_150_baker_bakes_at_the_start_of_feeding() {
    let mut m = owner("E150")
        .round(4)
        .has("grain 2, food 9")
        .other(0, fireplace())
        .last()
        .start();
    m.play("place day_laborer");
    assert_eq!(m.legal(), ["bake 1", "bake 2", "done"]);
    m.play("bake 2");
    assert_eq!(m.goods(0), "food 11", "4 of 15 are eaten");
}

#[test]
fn e_151_master_builder_adds_a_room_to_five_once() {
    let rooms = json!({ "rooms": cells("00, 01, 10, 11, 20") });
    let mut m = owner("E151").farm(rooms).start();
    assert_eq!(m.uses(), ["E151"]);
    m.play("use E151, room 21");
    assert_eq!(m.cell(0, "21"), "room");
    assert_eq!(m.uses(), Vec::<String>::new());
    assert_eq!(m.asked(), 0, "no action was needed");
}

#[test]
fn e_151_master_builder_needs_five_rooms() {
    let m = owner("E151")
        .farm(json!({ "rooms": cells("00, 10, 11, 20") }))
        .start();
    assert_eq!(m.uses(), Vec::<String>::new());
}

#[test]
fn e_151_master_builder_may_build_right_after_the_fifth_room() {
    let rooms = json!({ "rooms": cells("00, 10, 11, 20") });
    let mut m = owner("E151").farm(rooms).has("wood 5, reed 2").start();
    m.play("place build_rooms_stables, room 01");
    assert_eq!((m.asked(), m.uses()), (0, vec!["E151".to_owned()]));
    m.play("use E151, room 21");
    assert_eq!((m.cell(0, "21").as_str(), m.asked()), ("room", 1));
}

#[test]
fn e_152_berry_picker_gets_food_with_wood() {
    let mut m = owner("E152").lies("wood3", 3).start();
    m.play("place wood3");
    assert_eq!(m.goods(0), "wood 3, food 1");
}

#[test]
fn e_152_berry_picker_gets_food_from_the_resource_choice() {
    let mut m = owner("E152").seats(3).start();
    m.play("place a3_one_resource, take wood");
    assert_eq!(m.goods(0), "wood 1, food 1");
    let mut m = owner("E152").seats(3).start();
    m.play("place a3_one_resource, take clay");
    assert_eq!(m.goods(0), "clay 1");
}

#[test]
fn e_152_berry_picker_gets_food_from_building_material() {
    let mut m = owner("E152").hand("E16").start();
    m.play("place start_minor, play E16, use E16 wood:1");
    assert_eq!(m.goods(0), "wood 1, food 1");
}

#[test]
fn e_153_mendicant_discards_two_begging_cards() {
    let mut m = owner("E153")
        .round(14)
        .has("food 9")
        .other(0, json!({ "begging": 3 }))
        .last()
        .start();
    m.play("place day_laborer").finish_round();
    assert_eq!(m.of(0, "begging"), 1);
}

#[test]
fn e_154_master_brewer_makes_three_food_of_a_grain_once_a_harvest() {
    let mut m = owner("E154").round(4).has("grain 2").last().start();
    m.play("place day_laborer");
    assert!(m.can("use E154"));
    m.play("use E154");
    assert_eq!(
        m.goods(0),
        "grain 1, food 1",
        "5 food, of which 4 are eaten"
    );
}

#[test]
fn e_155_bread_seller_earns_for_every_grain_that_anybody_bakes() {
    let mut m = owner("E155")
        .rival(1, "", "grain 2")
        .other(1, fireplace())
        .more(json!({ "active": 1 }))
        .start();
    m.play("place r_sow_bake, bake 2");
    assert_eq!(m.goods(0), "food 2");
    let mut m = owner("E155").has("grain 1").other(0, fireplace()).start();
    m.play("place r_sow_bake");
    assert_eq!(m.goods(0), "food 3");
}

#[test]
fn e_156_brush_maker_keeps_boar_for_points() {
    let mut m = owner("E156")
        .has("boar 3")
        .farm(json!({ "pastures": [["03", "04"]] }))
        .other(0, fireplace())
        .start();
    m.play("convert boar, convert boar");
    assert_eq!((m.note(0, "E156"), m.bonus()[0]), (2, 1));
    m.play("convert boar");
    assert_eq!((m.bonus()[0], m.goods(0).as_str()), (2, "food 6"));
    assert_eq!(m.line("boar")[0], -1, "boar on the card are no animals");
}

#[test]
fn e_157_thatcher_saves_reed() {
    let mut m = owner("E157").has("wood 5, reed 1").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E157").round(5).has("clay 2").start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_157_thatcher_saves_reed_on_named_improvements_alone() {
    let mut m = owner("E157")
        .hand("E21")
        .has("wood 1, clay 1, stone 2")
        .start();
    m.play("place start_minor, play E21");
    assert_eq!(m.goods(0), "");
    let m = owner("E157").hand("E34").start();
    assert_eq!(m.refused("place r_improvement"), "A-6.2 card-not-revealed");
    let mut m = owner("E157").hand("E34").start();
    m.play("place start_minor");
    assert!(!m.can("play E34"), "the basket is not among them");
}

#[test]
fn e_158_turner_turns_wood_into_food() {
    let mut m = owner("E158").has("wood 2").start();
    m.play("use E158, use E158");
    assert_eq!(m.goods(0), "food 2");
}

#[test]
fn e_158_turner_pays_with_wood() {
    let mut m = owner("E158").hand("E153").has("wood 2").start();
    m.play("place occupation, play E153");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("wood 1", 1));
    let mut m = owner("E158, E209")
        .hand("E153")
        .has("wood 1, stone 1, grain 1")
        .start();
    m.play("place occupation, play E153");
    assert_eq!(m.legal(), ["convert grain", "use E158", "use E209"]);
    m.play("use E209");
    assert_eq!(m.goods(0), "wood 1, grain 1, food 1");
}

#[test]
fn e_159_head_of_the_family_shares_spaces_for_rooms() {
    let taken = json!({ "spaces": { "build_rooms_stables": { "persons": [1] } } });
    let m = owner("E159")
        .has("wood 5, reed 2")
        .more(taken.clone())
        .start();
    assert!(m.can_place("build_rooms_stables"));
    let m = owner("").has("wood 5, reed 2").more(taken).start();
    assert!(!m.can_place("build_rooms_stables"));
}

#[test]
fn e_159_head_of_the_family_shares_growth_but_not_with_own_people() {
    let farm = json!({ "rooms": cells("00, 10, 20") });
    let there = |seat: u8| json!({ "spaces": { "r_growth_minor": { "persons": [seat] } } });
    let m = owner("E159")
        .round(6)
        .farm(farm.clone())
        .more(there(1))
        .start();
    assert!(m.can_place("r_growth_minor"));
    let m = owner("E159").round(6).farm(farm).more(there(0)).start();
    assert!(!m.can_place("r_growth_minor"));
}

#[test]
fn e_160_farmer_gets_a_boar_first_and_cattle_later() {
    let mut m = owner("E160").round(4).has("wood 4").start();
    m.play("place r_fences, fence 04");
    assert_eq!(m.goods(0), "boar 1");
    let mut m = owner("E160:1").round(4).has("wood 4").start();
    m.play("place r_fences, fence 04");
    assert_eq!(m.goods(0), "cattle 1");
}

#[test]
fn e_159_head_of_the_family_shares_the_choice_space_from_round_five() {
    let taken = json!({ "spaces": { "a5_occupation_or_growth": { "persons": [1] } } });
    let m = owner("E159")
        .seats(5)
        .round(4)
        .hand("E150")
        .has("food 1")
        .more(taken)
        .start();
    assert!(!m.can_place("a5_occupation_or_growth"));
}

#[test]
fn e_160_farmers_animal_comes_when_all_fences_stand() {
    // five sheep on two cells and in the house; the cells are divided, and one more is fenced
    let mut m = owner("E160")
        .round(4)
        .has("wood 4, sheep 5")
        .farm(json!({ "pastures": [["03", "04"]] }))
        .start();
    m.play("place r_fences, fence 04");
    assert!(m.can("fence 14"), "nobody asks for animals before the end");
    m.play("fence 14");
    assert_eq!(m.goods(0), "sheep 5, boar 1");
}

#[test]
fn e_160_farmer_gets_one_animal_a_turn() {
    let mut m = owner("E160").round(4).has("wood 8").start();
    m.play("place r_fences, fence 04, close, fence 03");
    assert_eq!(m.goods(0), "wood 1, boar 1");
}

#[test]
fn e_161_fisherman_doubles_and_pays_owners_of_fishing_cards() {
    let mut m = owner("E161")
        .lies("fishing", 3)
        .rival(1, "E12, E22", "")
        .start();
    m.play("place fishing, use E161");
    assert_eq!(
        (m.goods(0).as_str(), m.goods(1).as_str()),
        ("food 4", "food 2")
    );
}

#[test]
fn e_161_fisherman_need_not() {
    let mut m = owner("E161").lies("fishing", 3).rival(1, "E12", "").start();
    m.play("place fishing, done");
    assert_eq!((m.goods(0).as_str(), m.goods(1).as_str()), ("food 3", ""));
}

#[test]
fn e_161_fisherman_pays_nothing_for_own_cards_and_doubles_no_extras() {
    let mut m = owner("E161, E12").lies("fishing", 2).start();
    m.play("place fishing, use E161");
    assert_eq!(m.goods(0), "food 5");
}

#[test]
fn e_161_fisherman_makes_the_food_that_lacks_for_each_owner() {
    // 1 food is doubled to 2; three cards are paid, the third with grain
    let mut m = owner("E161")
        .has("grain 1")
        .lies("fishing", 1)
        .rival(1, "E12, E22", "")
        .rival(2, "E30", "")
        .start();
    m.play("place fishing, use E161");
    assert_eq!(
        [m.goods(0), m.goods(1), m.goods(2)],
        ["", "food 2", "food 1"].map(str::to_owned)
    );
}

#[test]
fn e_162_meat_seller_sells_animals_with_an_oven() {
    let mut m = owner("E162")
        .has("sheep 1")
        .other(0, json!({ "majors": ["clay_oven"] }))
        .start();
    m.play("convert sheep");
    assert_eq!(m.goods(0), "food 2");
}

#[test]
fn e_162_meat_seller_needs_an_oven() {
    let m = owner("E162").has("sheep 1").start();
    assert_eq!(m.refused("convert sheep"), "A-16.3 no-food-value");
}

#[test]
fn e_163_field_warden_shares_spaces_of_fields() {
    let taken =
        json!({ "spaces": { "plow": { "persons": [1] }, "r_vegetable": { "persons": [2] } } });
    let m = owner("E163").round(8).more(taken).start();
    assert!(m.can_place("plow") && m.can_place("r_vegetable"));
    let own = json!({ "spaces": { "plow": { "persons": [0] } } });
    assert!(!owner("E163").more(own).start().can_place("plow"));
}

#[test]
fn e_164_master_forester_adds_a_space_that_fills_from_the_next_round() {
    let mut m = owner("").hand("E164").start();
    m.play("place occupation, play E164");
    assert!(m.spaces().contains("a3_wood2"));
    assert_eq!(m.lying("a3_wood2"), 0);
    m.finish_round();
    assert_eq!(m.lying("a3_wood2"), 2);
}

#[test]
fn e_164_master_forester_is_paid_before_others_use_it() {
    let setting = || {
        owner("E164")
            .round(5)
            .lies("a3_wood2", 2)
            .more(json!({ "active": 1 }))
    };
    let mut m = setting().rival(1, "", "food 2").start();
    m.play("place a3_wood2");
    assert_eq!(
        (m.goods(0).as_str(), m.goods(1).as_str()),
        ("food 2", "wood 2")
    );
    // food that the action would bring cannot pay (CASES 119)
    let m = setting().rival(1, "E152", "food 1").start();
    assert!(!m.can_place("a3_wood2"));
}

#[test]
fn e_164_master_forester_pays_nothing_himself() {
    let mut m = owner("E164").round(5).lies("a3_wood2", 2).start();
    m.play("place a3_wood2");
    assert_eq!(m.goods(0), "wood 2");
}

#[test]
fn e_165_yeoman_farmer_cancels_what_the_table_takes() {
    let m = owner("E165").start();
    // seven lines of the table, but not the 13 unused cells
    assert_eq!((m.bonus()[0], m.line("unused-cells")[0]), (7, -13));
    let m = owner("E165").other(0, json!({ "begging": 2 })).start();
    assert_eq!(m.bonus()[0], 7);
}

#[test]
fn e_166_undergardener_gets_a_vegetable_as_day_laborer() {
    let mut m = owner("E166").start();
    m.play("place day_laborer");
    assert_eq!(m.goods(0), "vegetable 1, food 2");
}

#[test]
fn e_167_conjurer_gets_grain_with_traveling_players() {
    let mut m = owner("E167").lies("a4_traveling", 1).start();
    m.play("place a4_traveling");
    assert_eq!(m.goods(0), "grain 1, food 1");
}

#[test]
fn e_167_conjurer_gets_nothing_for_a_room_on_the_choice_space() {
    let mut m = owner("E167")
        .seats(5)
        .lies("a5_room_or_traveling", 2)
        .has("wood 5, reed 2")
        .start();
    m.play("place a5_room_or_traveling, room 00");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_168_greengrocer_gets_a_vegetable_with_grain() {
    let mut m = owner("E168").start();
    m.play("place take_grain");
    assert_eq!(m.goods(0), "grain 1, vegetable 1");
}

#[test]
fn e_169_storyteller_leaves_food_for_a_vegetable() {
    let mut m = owner("E169").lies("a4_traveling", 3).start();
    m.play("place a4_traveling, use E169");
    assert_eq!(
        (m.goods(0).as_str(), m.lying("a4_traveling")),
        ("vegetable 1, food 2", 1)
    );
    let mut m = owner("E169").lies("a4_traveling", 3).start();
    m.play("place a4_traveling, done");
    assert_eq!(m.goods(0), "food 3");
}

#[test]
fn e_170_estate_manager_scores_if_nobody_has_more_of_any_animal() {
    assert_eq!(owner("E170").start().bonus()[0], 3, "ties are fine");
    let m = owner("E170").rival(1, "", "cattle 1").start();
    assert_eq!(m.bonus()[0], 0);
    assert_eq!(owner("E170").seats(3).start().bonus()[0], 2);
    assert_eq!(owner("E170").seats(5).start().bonus()[0], 4);
}

#[test]
fn e_171_dock_worker_exchanges_resources() {
    let mut m = owner("E171").has("wood 3, reed 2").start();
    m.play("use E171 wood:3=stone:1, use E171 reed:2=clay:1");
    assert_eq!(m.goods(0), "clay 1, stone 1");
    assert_eq!(m.uses(), Vec::<String>::new());
}

#[test]
fn e_172_chief_costs_two_food_more() {
    let mut m = owner("E150").hand("E172").has("food 3").start();
    m.play("place occupation, play E172");
    assert_eq!(m.goods(0), "");
    let m = owner("E150").hand("E172").has("food 2").start();
    assert!(!m.can_place("occupation"));
}

#[test]
fn e_172_chief_scores_rooms_of_stone() {
    assert_eq!(owner("E172").house("stone").start().bonus()[0], 2);
    assert_eq!(owner("E172").house("clay").start().bonus()[0], 0);
}

#[test]
fn e_173_chiefs_daughter_answers_the_chief_from_the_hand() {
    let mut m = owner("")
        .hand("E172")
        .has("food 2")
        .rival_hand(1, "E173")
        .start();
    m.play("place occupation, play E172");
    assert_eq!(
        (m.asked(), m.legal()),
        (1, vec!["play E173".to_owned(), "done".to_owned()])
    );
    m.play("play E173");
    assert_eq!((m.front(1), m.asked()), (vec!["E173".to_owned()], 1));
}

#[test]
fn e_173_chiefs_daughter_is_preceded_by_patron() {
    let mut m = owner("")
        .hand("E172")
        .has("food 2")
        .rival(1, "E192", "")
        .rival_hand(1, "E173")
        .start();
    m.play("place occupation, play E172, play E173");
    assert_eq!(m.goods(1), "food 2", "A-21.19");
}

#[test]
fn e_173_chiefs_daughter_does_not_answer_her_own_chief() {
    let mut m = owner("").hand("E172, E173").has("food 2").start();
    m.play("place occupation, play E172");
    assert_eq!((m.front(0), m.asked()), (vec!["E172".to_owned()], 1));
}

#[test]
fn e_173_chiefs_daughter_may_hide_among_those_who_are_asked() {
    // seat 2 holds another occupation: it is asked as well, and nobody learns who could answer
    let mut m = owner("")
        .hand("E172")
        .has("food 2")
        .rival_hand(1, "E173")
        .rival_hand(2, "E150")
        .start();
    m.play("place occupation, play E172, done");
    assert_eq!((m.asked(), m.legal()), (2, vec!["done".to_owned()]));
}

#[test]
fn e_173_chiefs_daughter_scores_the_house() {
    assert_eq!(owner("E173").house("stone").start().bonus()[0], 3);
    assert_eq!(owner("E173").house("clay").start().bonus()[0], 1);
    assert_eq!(owner("E173").start().bonus()[0], 0);
}

#[test]
fn e_174_tutor_scores_occupations_played_after_it() {
    assert_eq!(owner("E150, E174, E153, E158").start().bonus()[0], 2);
}

#[test]
fn e_174_tutor_counts_academic_twice() {
    assert_eq!(
        owner("E174, E148, E150, E153").start().bonus()[0],
        4,
        "CASES 158"
    );
}

#[test]
fn e_175_hedge_keeper_builds_three_fences_without_wood() {
    let mut m = owner("E175").round(4).has("wood 1").start();
    m.play("place r_fences, fence 04");
    assert_eq!(m.goods(0), "");
    assert_eq!(m.of(0, "farm")["pastures"], json!([["04"]]));
}

#[test]
fn e_175_hedge_keeper_pays_the_first_fence_and_not_more_than_three_are_free() {
    assert!(!owner("E175").round(4).start().can_place("r_fences"));
    let mut m = owner("E175").round(4).has("wood 5").start();
    m.play("place r_fences, fence 04, close, fence 03");
    assert_eq!(m.goods(0), "wood 1", "7 fences, of which 3 are free");
}

#[test]
fn e_176_woodcutter_gets_one_more_wood() {
    let mut m = owner("E176").lies("wood3", 3).start();
    m.play("place wood3");
    assert_eq!(m.goods(0), "wood 4");
}

#[test]
fn e_176_woodcutter_gets_nothing_from_cards() {
    let mut m = owner("E176").hand("E16").start();
    m.play("place start_minor, play E16, use E16 wood:1");
    assert_eq!(m.goods(0), "wood 1");
}

#[test]
fn e_176_woodcutter_takes_from_combined_spaces() {
    let mut m = owner("E176").seats(5).lies("a5_reed_stone_wood", 2).start();
    m.play("place a5_reed_stone_wood");
    assert_eq!(m.goods(0), "wood 2, reed 2, stone 1");
}

#[test]
fn e_177_wooden_hut_builder_scores_wooden_rooms() {
    assert_eq!(owner("E177").start().bonus()[0], 2);
    assert_eq!(owner("E177").house("clay").start().bonus()[0], 0);
}

#[test]
fn e_178_hut_builder_adds_a_room_in_round_eleven() {
    let mut m = owner("").hand("E178").round(4).start();
    m.play("place occupation, play E178");
    assert_eq!(m.note(0, "E178"), 1);
    let mut m = owner("E178:1").round(10).last().start();
    m.play("place day_laborer");
    assert_eq!((m.round(), m.asked()), (11, 0));
    m.play("room 00");
    assert_eq!(
        (m.cell(0, "00").as_str(), m.goods(0).as_str()),
        ("room", "food 2")
    );
}

#[test]
fn e_178_hut_builder_does_nothing_if_played_late_or_with_a_stone_house() {
    let mut m = owner("").hand("E178").round(6).start();
    m.play("place occupation, play E178");
    assert_eq!(m.note(0, "E178"), 0, "CASES 147");
    let mut m = owner("E178:1").round(10).house("stone").last().start();
    m.play("place day_laborer");
    assert!(m.legal().iter().all(|mv| mv.starts_with("place")));
}

#[test]
fn e_179_merchant_repeats_an_improvement_action_for_a_food() {
    let mut m = owner("E179")
        .hand("E35, E12, E51")
        .has("wood 3, food 2")
        .start();
    m.play("place start_minor, play E35, use E179, play E12");
    assert_eq!(
        (m.goods(0).as_str(), m.asked()),
        ("wood 1, food 1", 1),
        "not a third time"
    );
}

#[test]
fn e_179_merchant_is_asked_as_long_as_the_hand_could_hold_something() {
    let mut m = owner("E179").hand("E35, E13").has("wood 1, food 1").start();
    m.play("place start_minor, play E35");
    assert_eq!((m.asked(), m.legal()), (0, vec!["done".to_owned()]));
}

#[test]
fn e_179_merchant_repeats_a_major_or_minor_action() {
    let mut m = owner("E179")
        .round(2)
        .hand("E35")
        .has("wood 1, clay 2, food 1")
        .start();
    m.play("place r_improvement, play E35, use E179");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_180_hobby_farmer_sows_the_vegetable_at_once() {
    let mut m = owner("")
        .hand("E180")
        .farm(json!({ "fields": fields("02") }))
        .start();
    m.play("place occupation, play E180, sow vegetable");
    assert_eq!(m.goods(0), "");
    assert_eq!(m.of(0, "farm")["fields"], fields("02 vegetable 2"));
}

#[test]
fn e_180_hobby_farmer_sows_on_a_card_with_its_bonus_or_not_at_all() {
    let mut m = owner("E18, E32").hand("E180").start();
    m.play("place occupation, play E180, sow-on E18");
    assert_eq!(m.note(0, "E18"), 3);
    let mut m = owner("")
        .hand("E180")
        .farm(json!({ "fields": fields("02") }))
        .start();
    m.play("place occupation, play E180, done");
    assert_eq!(m.goods(0), "vegetable 1");
}

#[test]
fn e_181_cook_feeds_only_two_fully() {
    let need = |adults: u8, newborns: u8| {
        let people = json!({ "adults": adults, "newborns": newborns, "home": adults });
        let m = owner("E181").more(json!({})).other(0, people).start();
        m.view(None)["seats"][0]["feed"]["need"].clone()
    };
    assert_eq!(need(3, 0), 5);
    assert_eq!(need(5, 0), 7);
    assert_eq!(need(2, 0), 4);
}

#[test]
fn e_182_charcoal_burner_earns_by_everybodys_baking_improvements() {
    let mut m = owner("E182")
        .round(2)
        .rival(1, "", "clay 2")
        .more(json!({ "active": 1 }))
        .start();
    m.play("place r_improvement");
    assert_eq!(m.goods(0), "wood 1, food 1");
    let mut m = owner("E182").hand("E20").has("clay 1").start();
    m.play("place start_minor, play E20");
    assert_eq!(m.goods(0), "wood 1, food 1", "CASES 30");
    let mut m = owner("E182").hand("E35").has("wood 1").start();
    m.play("place start_minor, play E35");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_183_basketmaker_makes_three_food_of_a_reed() {
    let mut m = owner("E183").round(4).has("reed 1").last().start();
    m.play("place day_laborer, use E183");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn e_184_grocer_sells_from_the_top_for_a_food_each() {
    let mut m = owner("E184").has("food 3").start();
    assert_eq!(m.uses(), ["E184 1"]);
    m.play("use E184 1, use E184 2, use E184 3");
    assert_eq!(m.goods(0), "reed 1, stone 1, grain 1");
}

#[test]
fn e_185_clay_firer_fires_clay() {
    let mut m = owner("E185").has("clay 5").start();
    m.play("use E185 clay:2=stone:1, use E185 clay:3=stone:2");
    assert_eq!(m.goods(0), "stone 3");
}

#[test]
fn e_186_clay_seller_gets_animals_and_resources() {
    let mut m = owner("E186")
        .has("clay 9")
        .farm(json!({ "pastures": [["03", "04"]] }))
        .start();
    m.play("use E186 clay:2=reed:1, use E186 clay:3=boar:1, use E186 clay:4=cattle:1");
    assert_eq!(m.goods(0), "reed 1, boar 1, cattle 1");
}

#[test]
fn e_187_clay_deliveryman_lays_clay_from_round_six() {
    let mut m = owner("").hand("E187").round(11).start();
    m.play("place occupation, play E187");
    assert_eq!(m.promised(0), "12: clay 1; 13: clay 1; 14: clay 1");
    let mut m = owner("").hand("E187").round(3).start();
    m.play("place occupation, play E187");
    assert!(m.promised(0).starts_with("6: clay 1; 7: clay 1"));
}

#[test]
fn e_188_clay_mixer_gets_two_more_clay_with_clay_alone() {
    let mut m = owner("E188").lies("clay1", 4).start();
    m.play("place clay1");
    assert_eq!(m.goods(0), "clay 6");
    let mut m = owner("E188").seats(3).start();
    m.play("place a3_one_resource, take clay");
    assert_eq!(m.goods(0), "clay 3");
}

#[test]
fn e_189_lord_of_the_manor_scores_full_categories() {
    let farm =
        json!({ "stables": ["02", "03", "04", "14"], "pastures": [["02", "03", "04", "14"]] });
    let m = owner("E189").has("grain 8").farm(farm).start();
    assert_eq!(m.bonus()[0], 2, "CASES 157");
}

#[test]
fn e_190_maid_brings_food_as_soon_as_the_house_is_clay() {
    let mut m = owner("E190").round(12).has("clay 2, reed 1").start();
    assert_eq!(m.promised(0), "");
    m.play("place r_renovation_improvement");
    assert_eq!(m.promised(0), "13: food 1; 14: food 1");
}

#[test]
fn e_190_maid_brings_food_at_once_in_clay_or_stone() {
    let mut m = owner("").hand("E190").round(12).house("clay").start();
    m.play("place occupation, play E190");
    assert_eq!(m.promised(0), "13: food 1; 14: food 1");
}

#[test]
fn e_190_maid_brings_food_once() {
    let mut m = owner("E190:11")
        .round(12)
        .house("clay")
        .has("stone 2, reed 1")
        .start();
    m.play("place r_renovation_improvement");
    assert_eq!(
        (m.note(0, "E190"), m.promised(0).as_str()),
        (11, "13: food 1; 14: food 1")
    );
}

#[test]
fn e_191_mason_adds_a_room_to_four_of_stone() {
    let farm = json!({ "house": "stone", "rooms": cells("00, 10, 11, 20") });
    let mut m = owner("E191").farm(farm).start();
    m.play("use E191, room 21");
    assert_eq!((m.cell(0, "21").as_str(), m.uses().len()), ("room", 0));
    let m = owner("E191")
        .farm(json!({ "house": "clay", "rooms": cells("00, 10, 11, 20") }))
        .start();
    assert_eq!(m.uses(), Vec::<String>::new());
}

#[test]
fn e_192_patron_pays_before_the_next_occupations() {
    let mut m = owner("E192").hand("E153").start();
    m.play("place occupation, play E153");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn e_193_pastor_is_paid_when_all_others_have_three_rooms() {
    let big = || json!({ "farm": { "rooms": cells("00, 10, 20") } });
    let setting = || owner("E193").other(1, big()).other(2, big());
    assert_eq!(setting().start().uses(), Vec::<String>::new());
    let mut m = setting().other(3, big()).start();
    m.play("use E193");
    assert_eq!(
        (m.goods(0).as_str(), m.uses().len()),
        ("wood 3, clay 2, reed 1, stone 1", 0)
    );
    let m = setting().other(3, big()).other(0, big()).start();
    assert_eq!(m.uses(), Vec::<String>::new(), "the third room is too late");
}

#[test]
fn e_194_plough_driver_plows_at_the_start_of_a_round() {
    let mut m = owner("E194").house("stone").round(2).last().start();
    m.play("place day_laborer");
    assert_eq!(m.legal(), ["use E194", "done"]);
    m.play("use E194, plow 04");
    assert_eq!(
        (m.goods(0).as_str(), m.cell(0, "04").as_str()),
        ("food 1", "field")
    );
}

#[test]
fn e_194_plough_driver_needs_a_stone_house() {
    let mut m = owner("E194").house("clay").round(2).last().start();
    m.play("place day_laborer");
    assert!(m.legal().iter().all(|mv| mv.starts_with("place")));
}

#[test]
fn e_195_plough_maker_plows_one_more_for_a_food() {
    let mut m = owner("E195").has("food 2").start();
    m.play("place plow, plow 02, use E195, plow 03");
    assert_eq!(
        (m.goods(0).as_str(), m.asked()),
        ("food 1", 1),
        "once a placement"
    );
}

#[test]
fn e_195_plough_maker_adds_to_a_plough() {
    let mut m = owner("E195, E62").has("food 1").start();
    m.play("place plow, plow 02, use E62, plow 03, plow 04, use E195, plow 14");
    assert_eq!(m.of(0, "farm")["fields"], fields("02, 03, 04, 14"));
}

#[test]
fn e_196_mushroom_collector_leaves_a_wood_for_two_food() {
    let mut m = owner("E196").lies("wood3", 3).start();
    m.play("place wood3, use E196");
    assert_eq!(
        (m.goods(0).as_str(), m.lying("wood3")),
        ("wood 2, food 2", 1)
    );
}

#[test]
fn e_196_mushroom_collector_combines_with_the_basket() {
    let mut m = owner("E196, E34").lies("wood3", 3).start();
    m.play("place wood3, use E196, use E34");
    assert_eq!(
        (m.goods(0).as_str(), m.lying("wood3")),
        ("food 5", 3),
        "CASES 34"
    );
}

#[test]
fn e_196_mushroom_collector_needs_wood_that_lies_there() {
    let mut m = owner("E196").seats(5).lies("a5_reed_stone_wood", 1).start();
    m.play("place a5_reed_stone_wood");
    assert_eq!(
        (m.goods(0).as_str(), m.asked()),
        ("wood 1, reed 1, stone 1", 1)
    );
}

#[test]
fn e_197_braggart_scores_improvements() {
    let bonus = |majors: serde_json::Value, front: &str| {
        owner(front)
            .other(0, json!({ "majors": majors }))
            .start()
            .bonus()[0]
    };
    let four = json!(["fireplace_2", "fireplace_3", "hearth_4", "hearth_5"]);
    assert_eq!(bonus(four.clone(), "E197"), 0);
    assert_eq!(bonus(four.clone(), "E197, E12"), 1);
    assert_eq!(bonus(four.clone(), "E197, E12, E22, E30, E34"), 7);
    assert_eq!(bonus(four, "E197, E12, E22, E30, E34, E35, E41"), 9);
}

#[test]
fn e_198_ratcatcher_keeps_offspring_of_others_at_home_in_rounds_ten_and_twelve() {
    let three = json!({ "adults": 3 });
    let mut m = owner("E198")
        .round(9)
        .has("food 9")
        .other(0, three.clone())
        .other(1, three)
        .more(json!({ "spaces": { "occupation": { "persons": [0] }, "plow": { "persons": [1] } } }))
        .last()
        .start();
    m.play("place day_laborer");
    while m.round() == 9 {
        m.play("feed");
    }
    assert_eq!(
        (m.round(), m.of(1, "home"), m.of(2, "home")),
        (10, json!(2), json!(2))
    );
    assert_eq!(m.of(0, "home"), 3);
}

#[test]
fn e_198_ratcatcher_leaves_if_played_after_round_nine() {
    let mut m = owner("").hand("E198").round(10).start();
    m.play("place occupation, play E198");
    assert_eq!((m.front(0), m.get("/cards/out")), (vec![], json!(["E198"])));
}

#[test]
fn e_198_ratcatcher_counts_for_the_price_when_it_has_left() {
    let mut m = owner("")
        .hand("E198, E176")
        .has("food 1")
        .round(10)
        .last()
        .start();
    m.play("place occupation, play E198, place occupation, play E176");
    assert_eq!(m.goods(0), "", "A-11.19: the second one");
}

#[test]
fn e_199_renovator_saves_two() {
    let mut m = owner("E199").round(5).has("reed 1").start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E199")
        .round(5)
        .house("clay")
        .has("reed 1, stone 1")
        .start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "stone 1");
}

#[test]
fn e_200_conservator_goes_from_wood_to_stone() {
    let mut m = owner("E200").round(5).has("reed 1, stone 2").start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.of(0, "farm")["house"], "stone");
    let m = owner("E200, E50").has("reed 1, stone 2").start();
    assert_eq!(m.uses(), Vec::<String>::new(), "not out of turn");
}

#[test]
fn e_201_cattle_whisperer_lays_two_cattle() {
    let mut m = owner("").hand("E201").start();
    m.play("place occupation, play E201");
    assert_eq!(m.promised(0), "6: cattle 1; 10: cattle 1");
    let mut m = owner("").hand("E201").round(8).start();
    m.play("place occupation, play E201");
    assert_eq!(m.promised(0), "13: cattle 1");
}

#[test]
fn e_202_seasonal_worker_gets_grain_and_from_round_six_a_vegetable_if_wished() {
    let mut m = owner("E202").round(5).start();
    m.play("place day_laborer");
    assert_eq!(m.goods(0), "grain 1, food 2");
    let mut m = owner("E202").round(6).start();
    m.play("place day_laborer, use E202 vegetable:1");
    assert_eq!(m.goods(0), "vegetable 1, food 2");
}

#[test]
fn e_203_shepherd_has_two_lambs_of_four_sheep() {
    let after = |sheep: &str| {
        let pastures = json!({ "pastures": [["02", "03", "04"]] });
        let mut m = owner("E203")
            .round(4)
            .has(sheep)
            .farm(pastures)
            .last()
            .start();
        m.play("place day_laborer").finish_round();
        m.count(0, "sheep")
    };
    assert_eq!((after("sheep 4, food 9"), after("sheep 3, food 9")), (6, 4));
}

#[test]
fn e_204_master_shepherd_lays_three_sheep() {
    let mut m = owner("").hand("E204").start();
    m.play("place occupation, play E204");
    assert_eq!(m.promised(0), "2: sheep 1; 3: sheep 1; 4: sheep 1");
}

#[test]
fn e_204_master_shepherds_sheep_arrive() {
    let mut m = owner("E204:2").last().start();
    m.play("place day_laborer");
    assert_eq!((m.round(), m.goods(0).as_str()), (2, "food 2, sheep 1"));
    assert_eq!(m.promised(0), "3: sheep 1; 4: sheep 1");
}

#[test]
fn e_205_reed_collector_lays_four_reed() {
    let mut m = owner("").hand("E205").round(12).start();
    m.play("place occupation, play E205");
    assert_eq!(m.promised(0), "13: reed 1; 14: reed 1");
}

#[test]
fn e_206_swineherd_gets_one_more_boar() {
    let pastures = json!({ "pastures": [["03", "04"]] });
    let mut m = owner("E206")
        .round(9)
        .lies("r_boar", 1)
        .farm(pastures.clone())
        .start();
    m.play("place r_boar");
    assert_eq!(m.goods(0), "boar 2");
    let mut m = owner("E206").seats(5).farm(pastures).start();
    m.play("place a5_animals, take boar");
    assert_eq!(m.goods(0), "boar 1", "not on the choice of animals");
}

#[test]
fn e_207_stablehand_must_build_a_stable_with_fences() {
    let mut m = owner("E207").round(4).has("wood 4").start();
    m.play("place r_fences, fence 04");
    assert!(m.legal().iter().all(|mv| mv.starts_with("stable")));
    m.play("stable 04");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("", 1));
}

#[test]
fn e_208_stablemaster_has_one_big_stable() {
    let m = owner("E208")
        .farm(json!({ "stables": ["03", "04"] }))
        .start();
    // 3 in one stable, 1 in the other, 1 in the house
    assert_eq!(m.view(None)["seats"][0]["room_for"]["sheep"], 5);
}

#[test]
fn e_209_quarryman_sells_stone() {
    let mut m = owner("E209").has("stone 2").start();
    m.play("use E209, use E209");
    assert_eq!(m.goods(0), "food 4");
}

#[test]
fn e_210_stone_carrier_takes_one_more_stone_for_nothing_with_stone_alone() {
    let mut m = owner("E210").round(7).lies("r_stone_a", 2).start();
    m.play("place r_stone_a, use E210 stone:1");
    assert_eq!(m.goods(0), "stone 3");
}

#[test]
fn e_210_stone_carrier_pays_with_another_resource() {
    let mut m = owner("E210").start();
    m.play("place a4_reed_stone_food, use E210 food:1=stone:1");
    assert_eq!(m.goods(0), "reed 1, stone 2");
}

#[test]
fn e_211_stonecutter_saves_stone() {
    let mut m = owner("E211").hand("E13").has("wood 1").start();
    m.play("place start_minor, play E13");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E211").house("stone").has("stone 8, reed 4").start();
    m.play("place build_rooms_stables, room 00, room 11");
    assert_eq!(m.goods(0), "", "one for each room");
    let farm = json!({ "house": "clay", "rooms": cells("00, 10, 11, 20") });
    let mut m = owner("E211")
        .round(5)
        .farm(farm)
        .has("stone 3, reed 1")
        .start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.goods(0), "", "one for the whole renovation, CASES 11");
}

#[test]
fn e_212_dancer_gets_at_least_four_food() {
    let food = |lying: u8| {
        let mut m = owner("E212").lies("a4_traveling", lying).start();
        m.play("place a4_traveling");
        m.goods(0)
    };
    assert_eq!(
        (food(1).as_str(), food(4).as_str(), food(6).as_str()),
        ("food 4", "food 4", "food 6")
    );
}

#[test]
fn e_212_dancer_and_storyteller() {
    let mut m = owner("E212, E169").lies("a4_traveling", 3).start();
    m.play("place a4_traveling, use E169");
    assert_eq!(m.goods(0), "vegetable 1, food 4", "CASES 114");
}

#[test]
fn e_213_stockman_gets_an_animal_for_each_stable_after_the_first() {
    let setting = |stables: serde_json::Value| {
        let farm = json!({ "stables": stables, "pastures": [["03"], ["04"], ["14"]] });
        owner("E213").has("wood 4").farm(farm)
    };
    let mut m = setting(json!(["03"])).start();
    m.play("place build_rooms_stables, stable 04, stable 14");
    assert_eq!(m.goods(0), "boar 1, cattle 1");
    let mut m = setting(json!(["03", "04"])).start();
    m.play("place build_rooms_stables, stable 14, stable 02");
    assert_eq!(m.goods(0), "sheep 1, boar 1", "CASES 135");
}

#[test]
fn e_214_potter_makes_two_food_of_a_clay() {
    let mut m = owner("E214").round(4).has("clay 1, food 1").last().start();
    m.play("place day_laborer, use E214");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn e_215_tenant_farmer_borrows_animals() {
    let farm = json!({ "pastures": [["02"], ["03"], ["04"]] });
    let mut m = owner("").hand("E215").farm(farm).start();
    m.play("place occupation, play E215");
    assert_eq!(m.goods(0), "sheep 1, boar 1, cattle 1");
    assert_eq!(m.bonus()[0], -3, "as long as they are owed");
}

#[test]
fn e_215_tenant_farmer_returns_them_before_scoring() {
    let farm = json!({ "pastures": [["02"], ["03"], ["04"]] });
    let mut m = owner("E215:3")
        .round(14)
        .has("sheep 2, boar 1, food 9")
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer").finish_round();
    assert_eq!(
        (m.count(0, "sheep"), m.count(0, "boar"), m.bonus()[0]),
        (2, 0, -1)
    );
}

#[test]
fn e_215_tenant_farmer_may_return_them_earlier_but_all_at_once() {
    let farm = json!({ "pastures": [["02"], ["03"], ["04"]] });
    let mut m = owner("E215:3")
        .has("sheep 1, boar 1, cattle 1")
        .farm(farm.clone())
        .start();
    m.play("use E215");
    assert_eq!((m.goods(0).as_str(), m.bonus()[0]), ("", 0));
    assert!(!m.can("use E215"));
    let m = owner("E215:3")
        .has("sheep 2, boar 1")
        .farm(farm.clone())
        .start();
    assert!(!m.can("use E215"), "not a part of them");
    let mut m = owner("").hand("E215").farm(farm.clone()).start();
    m.play("place occupation, play E215");
    assert_eq!(m.asked(), 1, "nobody is asked for them as they come");
    let mut m = owner("E215")
        .round(14)
        .has("sheep 1, boar 1, cattle 1, food 9")
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer").finish_round();
    assert_eq!(m.goods(0), "food 7, sheep 1, boar 1, cattle 1", "paid back");
}

#[test]
fn e_216_animal_keeper_mixes_kinds_in_a_pasture() {
    let farm = json!({ "pastures": [["03", "04"]] });
    let herd = "sheep 1, boar 2, cattle 2";
    owner("E216").has(herd).farm(farm.clone()).start();
    assert!(try_at(&[farms(herd, farm)], json!({})).is_err());
}

#[test]
fn e_216_animal_keeper_shows_all_animals_of_a_pasture() {
    let farm = json!({ "pastures": [["03", "04"]] });
    let m = owner("E216").has("sheep 1, boar 2, cattle 1").farm(farm);
    let view = m.start().view(None);
    let cell = view["seats"][0]["cells"][3].clone();
    assert_eq!(
        (&cell["animals"], &cell["capacity"]),
        (&json!({ "sheep": 1, "boar": 2, "cattle": 1 }), &json!(4))
    );
}

#[test]
fn e_217_reeve_gets_wood_by_the_round() {
    let wood = |round: u8| {
        let mut m = owner("").hand("E217").round(round).start();
        m.play("place occupation, play E217");
        m.count(0, "wood")
    };
    assert_eq!(
        [1, 5, 6, 8, 9, 11, 12, 13, 14].map(wood),
        [4, 4, 3, 3, 2, 2, 1, 1, 0]
    );
}

#[test]
fn e_217_reeve_rewards_everybody_with_most_occupations() {
    assert_eq!(
        owner("E217").rival(2, "E150, E153", "").start().bonus(),
        [0, 0, 3, 0]
    );
    assert_eq!(
        owner("E217").rival(2, "E153", "").start().bonus(),
        [3, 0, 3, 0]
    );
}

#[test]
fn e_218_carpenter_builds_with_three_of_the_material() {
    let mut m = owner("E218").has("wood 3, reed 2").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
    let mut m = owner("E218").house("stone").has("stone 3, reed 2").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
}

#[test]
fn e_341_guildmaster_gets_goods_with_workshops_and_their_masters() {
    let mut m = owner("E341").round(2).has("wood 2, stone 2").start();
    m.play("place r_improvement");
    assert_eq!(m.goods(0), "wood 4");
    let mut m = owner("E341").hand("E214").has("food 1").start();
    m.play("place occupation, play E214");
    assert_eq!(m.goods(0), "clay 4");
    let mut m = owner("E341").hand("E183").has("food 1").start();
    m.play("place occupation, play E183");
    assert_eq!(m.goods(0), "reed 3");
}

#[test]
fn e_341_guildmaster_gets_two_of_each_kind_when_played() {
    let mut m = owner("E183")
        .hand("E341")
        .has("food 1")
        .other(0, json!({ "majors": ["joinery", "pottery"] }))
        .start();
    m.play("place occupation, play E341");
    assert_eq!(m.goods(0), "wood 2, clay 2, reed 2");
}
