//! Rules that hand cards bring, rulings on several cards together, and whole matches with cards
//! at random.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::cards::*;
use agricola::*;
use serde_json::json;
use trapezi::games::agricola::Position;
use trapezi::kernel::{Chance, Game, Journal, Seat};

#[test]
fn a_21_1_an_occupation_works_from_the_moment_it_is_played() {
    let mut m = owner("").hand("E168").more(json!({})).start();
    m.play("place occupation, play E168");
    assert_eq!((m.front(0), m.hand(0)), (vec!["E168".to_owned()], vec![]));
}

#[test]
fn a_21_2_the_price_of_occupations() {
    let pays = |front: &str, space: &str, food: &str| {
        let mut m = owner(front).hand("E153").has(food).start();
        m.play(&format!("place {space}, play E153"));
        m.goods(0)
    };
    assert_eq!(pays("", "occupation", ""), "");
    assert_eq!(pays("E150", "occupation", "food 1"), "");
    assert_eq!(pays("", "a4_occupation", "food 1"), "");
    assert_eq!(pays("E150, E154", "a4_occupation", "food 2"), "");
    assert!(!owner("E150").hand("E153").start().can_place("occupation"));
    let mut m = owner("").seats(3).hand("E153").has("food 2").start();
    m.play("place a3_occupation, play E153");
    assert_eq!(m.goods(0), "");
}

#[test]
fn a_21_3_a_minor_improvement_is_paid() {
    let mut m = owner("").hand("E12").has("wood 3").start();
    m.play("place start_minor, play E12");
    assert_eq!(
        (m.goods(0).as_str(), m.line("card-points")[0]),
        ("wood 2", 0)
    );
    let mut m = owner("").hand("E12").start();
    m.play("place start_minor");
    assert_eq!(m.refused("play E12"), "A-21.5 too-little");
}

#[test]
fn a_21_4_c_171_prerequisites_are_at_least_and_are_not_spent() {
    let mut m = owner("E150, E153, E154").hand("E18").start();
    m.play("place start_minor, play E18");
    assert_eq!(m.front(0), ["E150", "E153", "E154", "E18"]);
}

#[test]
fn a_21_5_a_slash_in_a_price_is_a_choice() {
    let mut m = owner("").hand("E42").has("wood 1, clay 1").start();
    m.play("place start_minor, play E42");
    assert_eq!(m.legal_to("pay"), ["clay:1", "wood:1"]);
}

#[test]
fn a_21_6_printed_points() {
    assert_eq!(owner("E17, E57, E22").start().line("card-points")[0], 5);
}

#[test]
fn a_21_7_and_a_21_18_travelling_cards_go_to_the_left_and_everybody_knows() {
    let mut m = owner("").seats(2).hand("E39").has("grain 1").start();
    m.play("place start_minor, play E39");
    assert_eq!((m.front(0), m.hand(1)), (vec![], vec!["E39".to_owned()]));
    assert_eq!(m.view(Some(0))["seats"][1]["known"], json!(["E39"]));
    assert_eq!(m.view(Some(0))["seats"][1]["hand"], json!(null));
}

#[test]
fn a_21_8_a_travelling_card_may_be_played_again_in_the_same_round() {
    let mut m = owner("")
        .round(2)
        .seats(2)
        .hand("E39")
        .has("grain 1")
        .rival(1, "", "grain 1")
        .start();
    m.play("place start_minor, play E39, place r_improvement, play E39");
    assert_eq!(
        (m.goods(1).as_str(), m.hand(0)),
        ("vegetable 1", vec!["E39".to_owned()])
    );
}

#[test]
fn a_21_9_c_174_a_returned_minor_leaves_the_game() {
    let mut m = owner("E27").hand("E14").start();
    m.play("place start_minor, play E14");
    assert_eq!(m.get("/cards/out"), json!(["E27"]));
}

#[test]
fn a_21_10_and_a_15_4_c_173_one_plough_for_an_action() {
    let mut m = owner("E61, E62").start();
    m.play("place plow, plow 02, use E62, plow 03");
    assert_eq!(m.uses(), Vec::<String>::new());
}

#[test]
fn a_21_13_a_card_beats_the_general_rules() {
    let taken = json!({ "spaces": { "plow": { "persons": [1] } } });
    assert!(owner("E163").more(taken.clone()).start().can_place("plow"));
    assert!(!owner("").more(taken).start().can_place("plow"));
}

#[test]
fn a_21_14_prerequisites_of_another_kind() {
    let mut m = owner("").hand("E44").has("wood 1, clay 1").start();
    m.play("place start_minor, play E44");
    assert_eq!(m.line("card-points")[0], 2);
}

#[test]
fn a_21_15_only_cards_in_front_count() {
    let mut m = owner("E150, E12").hand("E31, E16").start();
    m.play("place start_minor, play E16, use E16 wood:1");
    let m = owner("E150, E12").round(2).hand("E31").start();
    assert!(!m.can_place("r_improvement"));
}

#[test]
fn a_21_16_goods_of_the_card_itself_cannot_pay_for_it() {
    let mut m = owner("")
        .hand("E33")
        .other(0, json!({ "majors": ["clay_oven"] }))
        .start();
    m.play("place start_minor");
    assert!(!m.can("play E33"));
}

#[test]
fn a_21_17_a_card_may_be_played_without_effect() {
    // no cell can be plowed: the house and fields fill the farm
    let all = "00, 01, 02, 03, 04, 11, 12, 13, 14, 21, 22, 23, 24";
    let mut m = owner("")
        .hand("E11")
        .has("food 1")
        .farm(json!({ "fields": fields(all) }))
        .start();
    m.play("place start_minor, play E11");
    assert_eq!((m.hand(1), m.asked()), (vec!["E11".to_owned()], 1));
}

#[test]
fn a_21_19_the_price_is_the_one_of_the_card_that_allows_it() {
    let mut m = owner("E49, E150").hand("E153, E172").has("food 5").start();
    m.play("place occupation, play E153, play E172");
    assert_eq!(m.goods(0), "", "1, then 2 and the 2 of the chief");
}

#[test]
fn a_26_1_effects_when_a_card_is_played() {
    let mut m = owner("").hand("E217").round(6).start();
    m.play("place occupation, play E217");
    assert_eq!(m.goods(0), "wood 3");
}

#[test]
fn a_26_2_effects_once_a_state_is_reached() {
    let mut m = owner("E190").round(13).has("clay 2, reed 1").start();
    m.play("place r_renovation_improvement");
    assert_eq!(m.promised(0), "14: food 1");
}

#[test]
fn a_26_3_and_a_16_12_conversions_of_cards_at_any_time() {
    let mut m = owner("E171, E209").has("wood 3").start();
    m.play("use E171 wood:3=stone:1, use E209");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("food 2", 0));
}

#[test]
fn a_26_5_and_a_26_30_steps_of_a_placement() {
    // goods left bring their reward after what was taken has been received
    let mut m = owner("E34, E176, E152").lies("wood3", 3).start();
    m.play("place wood3, use E34");
    let log = m.log(None);
    let at = |text: &str| {
        log.iter()
            .position(|line| line.contains(text))
            .unwrap_or_else(|| panic!("{text}: {log:?}"))
    };
    assert!(
        at("card-left") < at("took") && at("took") < at("food:3"),
        "{log:?}"
    );
    assert_eq!(m.goods(0), "wood 2, food 4");
}

#[test]
fn a_26_6_rewards_for_deeds_of_others() {
    let mut m = owner("E155")
        .rival(2, "", "grain 1")
        .other(2, json!({ "majors": ["clay_oven"] }))
        .more(json!({ "active": 2 }))
        .start();
    m.play("place r_sow_bake");
    assert_eq!(m.goods(0), "food 1");
}

#[test]
fn a_26_7_and_a_26_31_taken_and_received_goods() {
    // all of the wood is left: it is taken all the same
    let mut m = owner("E196, E176").lies("a4_wood1", 1).start();
    m.play("place a4_wood1, use E196");
    assert_eq!(
        (m.goods(0).as_str(), m.lying("a4_wood1")),
        ("wood 1, food 2", 1)
    );
}

#[test]
fn a_26_8_deeds_are_counted() {
    let mut m = owner("E213")
        .has("wood 4")
        .farm(json!({ "stables": ["03"] }))
        .start();
    m.play("place build_rooms_stables, stable 04");
    assert_eq!(m.goods(0), "wood 2, cattle 1");
}

#[test]
fn a_26_9_income_before_an_occupation_is_paid() {
    let mut m = owner("E192, E150").hand("E153").start();
    m.play("place a4_occupation, play E153");
    assert_eq!(m.goods(0), "");
}

#[test]
fn a_26_10_reactions_to_a_named_card() {
    let mut m = owner("E341").round(2).has("clay 2, stone 2").start();
    m.play("place r_improvement, build pottery");
    assert_eq!(m.goods(0), "clay 4");
}

#[test]
fn a_26_11_and_a_26_29_the_start_of_a_round() {
    let mut m = owner("E194, E204:1")
        .house("stone")
        .farm(json!({ "pastures": [["04"]] }))
        .last()
        .start();
    m.play("place day_laborer");
    assert_eq!(
        (m.goods(0).as_str(), m.legal()),
        (
            "food 2, sheep 1",
            vec!["use E194".to_owned(), "done".to_owned()]
        )
    );
}

#[test]
fn a_26_29_windows_are_everybodys() {
    let farm = json!({ "farm": { "pastures": [["03", "04"]] } });
    let mut m = owner("")
        .round(4)
        .rival(2, "E51", "sheep 3, food 9")
        .other(2, farm)
        .last()
        .start();
    m.play("place day_laborer").finish_round();
    assert_eq!(
        m.count(2, "food"),
        6,
        "9 and 1 of the spindle, of which 4 are eaten"
    );
}

#[test]
fn a_26_13_placement_rules() {
    let taken = json!({ "spaces": { "a5_occupation_or_growth": { "persons": [1] } } });
    let m = owner("E159")
        .seats(5)
        .round(5)
        .hand("E150")
        .has("food 1")
        .more(taken)
        .start();
    assert!(
        m.can_place("a5_occupation_or_growth"),
        "CASES 85: either part"
    );
}

#[test]
fn a_26_17_windows_of_a_harvest() {
    let farm = json!({ "pastures": [["03", "04"]], "fields": fields("00 grain 3") });
    let mut m = owner("E51, E150")
        .round(4)
        .has("sheep 3, food 9")
        .other(0, json!({ "majors": ["fireplace_2"] }))
        .farm(farm)
        .last()
        .start();
    m.play("place day_laborer");
    assert_eq!(
        (m.legal(), m.count(0, "food")),
        (vec!["bake 1".to_owned(), "done".to_owned()], 12)
    );
}

#[test]
fn a_26_18_before_scoring_and_scoring() {
    let mut m = owner("E215:3, E165").round(14).has("food 9").last().start();
    m.play("place day_laborer").finish_round();
    assert_eq!(m.bonus()[0], 7, "the loan of 3 is cancelled too");
}

#[test]
fn a_26_19_prices_in_every_order() {
    // a roof of clay makes the axe's room 2 wood and 2 clay
    let mut m = owner("E13, E36, E157").has("wood 2, clay 1").start();
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.goods(0), "");
}

#[test]
fn a_26_21_and_a_26_33_room_for_animals() {
    let farm = json!({ "pastures": [["04"]] });
    let m = owner("E29, E59, E58").farm(farm).start();
    // pasture 2 + 2 + 2, yard 2 + 2 + 2, house 1
    assert_eq!(m.view(None)["seats"][0]["room_for"]["sheep"], 13);
}

#[test]
fn a_26_22_cards_as_fields() {
    let mut m = owner("E18, E47")
        .has("vegetable 2")
        .farm(json!({ "fields": fields("02") }))
        .start();
    m.play("place r_sow_bake");
    assert_eq!(m.legal(), ["sow vegetable", "sow-on E18", "sow-on E47"]);
    m.play("sow-on E47, sow-on E18");
    assert_eq!((m.note(0, "E18"), m.note(0, "E47"), m.asked()), (2, 2, 1));
}

#[test]
fn a_26_23_spaces_that_cards_add() {
    let mut m = owner("").hand("E164").start();
    m.play("place occupation, play E164");
    let text = serde_json::to_string(m.0.position()).unwrap();
    let again: Position = serde_json::from_str(&text).unwrap();
    assert_eq!(&again, m.0.position());
}

#[test]
fn a_26_24_cards_change_hands() {
    let mut m = owner("")
        .rival_hand(3, "E52")
        .rival(3, "", "wood 1")
        .more(json!({ "active": 3 }))
        .start();
    m.play("place start_minor, play E52, stable 04");
    assert_eq!(m.hand(0), ["E52"], "left of the last seat is the first");
}

#[test]
fn a_26_26_a_card_may_count_twice() {
    let mut m = owner("E148, E150").hand("E43").start();
    m.play("place start_minor, play E43");
    assert_eq!(m.front(0).len(), 3);
}

#[test]
fn a_26_27_the_owner_orders_his_own_effects() {
    let mut m = owner("E34, E196").lies("wood3", 3).start();
    m.play("place wood3");
    assert_eq!(m.legal(), ["use E196", "use E34", "done"]);
    m.play("use E34");
    assert_eq!(m.legal(), ["use E196", "done"]);
    m.play("done");
    assert_eq!(m.goods(0), "wood 1, food 3");
}

#[test]
fn a_26_28_nothing_is_laid_beyond_the_last_round() {
    let mut m = owner("").hand("E201").round(12).start();
    m.play("place occupation, play E201");
    assert_eq!(m.promised(0), "");
}

#[test]
fn a_26_32_no_renovation_in_the_middle_of_an_action() {
    // CASES 146: clay has just been taken, and the action is over first
    let mut m = owner("E50, E22")
        .has("clay 2, reed 1")
        .lies("fishing", 1)
        .start();
    m.play("place fishing");
    assert!(m.uses().iter().all(|way| way.starts_with("E22")));
}

#[test]
fn a_26_32_renovation_after_rooms_that_were_built_of_wood() {
    let mut m = owner("E50").has("wood 5, reed 3, clay 3").start();
    assert!(m.can("use E50"), "it could be done before");
    m.play("place build_rooms_stables, room 00");
    assert_eq!(m.legal(), ["use E50", "done"]);
    m.play("use E50");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("", 1));
    let mut m = owner("E50").has("reed 1, clay 2").start();
    m.play("place day_laborer");
    assert_eq!(m.asked(), 1, "what could be done before is not asked again");
}

#[test]
fn a_26_32_what_can_be_done_at_any_time_can_be_done_when_a_round_starts() {
    let rooms = json!({ "rooms": cells("00, 01, 10, 20") });
    let mut m = owner("E194, E158, E191")
        .house("stone")
        .farm(rooms)
        .has("wood 1")
        .last()
        .start();
    m.play("place day_laborer");
    assert_eq!(m.legal(), ["use E194", "use E158", "use E191", "done"]);
    m.play("use E158");
    assert_eq!(m.goods(0), "food 3");
    m.play("use E191, room 11, use E194, plow 04");
    assert_eq!((m.round(), m.cell(0, "11").as_str()), (2, "room"));
    assert!(m.can_place("take_grain"));
}

#[test]
fn cases_101_mills_are_no_baking() {
    let mut m = owner("E149, E155")
        .rival(1, "E17", "grain 1")
        .more(json!({ "active": 1 }))
        .start();
    m.play("convert grain");
    assert_eq!((m.goods(0).as_str(), m.asked()), ("", 1));
}

#[test]
fn a_5_7_hands_are_dealt() {
    for seats in 1..=5 {
        let m = dealt_full(seats, 3);
        for seat in 0..usize::from(seats) {
            let view = m.view(Some(seat as u8));
            let own = &view["seats"][seat];
            assert_eq!(
                (own["hand_occupations"].clone(), own["hand_minors"].clone()),
                (json!(7), json!(7))
            );
            assert_eq!(own["hand"].as_array().unwrap().len(), 14);
        }
    }
}

#[test]
fn a_1_4_and_a_27_2_hands_are_secret() {
    let m = dealt_full(3, 5);
    for seat in 0..3 {
        let others = (0..3).filter(|other| *other != seat);
        let told = m.reply(Some(seat as u8));
        for other in others {
            assert!(
                m.hand(other)
                    .iter()
                    .all(|card| !told.contains(&format!("hand/{card}")))
            );
            assert_eq!(
                m.view(Some(seat as u8))["seats"][other]["hand"],
                json!(null)
            );
        }
    }
}

/// Plays a full match at random, and looks at every position.
fn full_match(seats: u8, seed: u64, visit: impl FnMut(&Position)) {
    let position = dealt_full(seats, seed).0.position().clone();
    random_match(position, seed, visit);
}

#[test]
fn whole_matches_keep_the_books() {
    for seats in 1..=5 {
        for seed in 0..12 {
            full_match(seats, seed, |position| {
                if let Err(refusal) = position.audit() {
                    panic!(
                        "{seats} seats, seed {seed}: {refusal}\n{}",
                        serde_json::to_string(position).unwrap()
                    );
                }
            });
        }
    }
}

#[test]
fn whole_matches_keep_secrets_and_survive_json() {
    let mut chance = Chance::from_seed(7);
    for seats in 1..=5 {
        full_match(seats, 100 + u64::from(seats), |position| {
            let text = serde_json::to_string(position).unwrap();
            let again: Position =
                serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
            assert_eq!(&again, position);
            for seat in Seat::all(seats) {
                let drawn = position.determinize(seat, &mut chance);
                assert_eq!(drawn.view(Some(seat)), position.view(Some(seat)));
                drawn
                    .audit()
                    .unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
            }
        });
    }
}

#[test]
fn every_card_of_the_deck_is_played_and_used_at_random() {
    let mut played = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut position = dealt_full(4, seed).0.position().clone();
        let mut chance = Chance::from_seed(seed);
        while let Some(seat) = position.to_act().first() {
            let mut moves = Vec::new();
            position.legal_moves(seat, &mut moves);
            // cards come first, so that many of them are seen
            let cards = moves.iter().filter(|mv| mv.to_string().starts_with("play"));
            let cards: Vec<_> = cards.copied().collect();
            let among = if cards.is_empty() { &moves } else { &cards };
            let mv = among[chance.below(among.len() as u32) as usize];
            if let Some(card) = mv.to_string().strip_prefix("play ") {
                played.insert(card.to_owned());
            }
            position.play(seat, mv, &mut Journal::silent());
        }
    }
    assert!(played.len() > 110, "{} cards", played.len());
}

#[test]
fn a_27_2_who_can_play_no_card_is_asked_all_the_same_and_told_so() {
    let mut m = owner("").hand("E41").start();
    m.play("place start_minor");
    assert_eq!(m.legal(), ["done"]);
    let prompt = |viewer| m.0.position().prompt(viewer).unwrap().key;
    assert_eq!(prompt(Some(Seat(0))), "agricola-prompt-act-nothing");
    assert_eq!(prompt(Some(Seat(1))), "agricola-prompt-wait-act");
    let mut m = owner("").start();
    m.play("place start_minor");
    assert_eq!(m.asked(), 1, "without a hand there is nothing to hide");
}
