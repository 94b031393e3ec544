//! Guildhall's clauses G-1 to G-8 and G-10 to G-13, each asserted on the engine.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;

use guildhall::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use trapezi::games::guildhall::Position;
use trapezi::kernel::{Chance, Game, Setup, Table, fingerprint};

const PROFESSIONS: &str = "A D F H T W";
const COLOURS: &str = "r b g y p";

/// All thirty identities in standard order.
fn identities() -> Vec<String> {
    let professions = PROFESSIONS.split(' ');
    professions
        .flat_map(|p| COLOURS.split(' ').map(move |c| format!("{p}{c}")))
        .collect()
}

/// How often each word occurs in the lists.
fn tally(lists: &[String]) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for word in lists.iter().flat_map(|list| list.split_whitespace()) {
        *counts.entry(word.to_owned()).or_default() += 1;
    }
    counts
}

/// Every profession card of a position, one list a place.
fn profession_cards(m: &Match) -> Vec<String> {
    let mut lists = vec![m.deck(), m.pile(), m.area()];
    for seat in 0..m.0.position().seats() {
        lists.extend([m.hand(seat), m.hall(seat)]);
        for profession in m.completed(seat).split_whitespace() {
            let cards = COLOURS.split(' ').map(|c| format!("{profession}{c}"));
            lists.push(cards.collect::<Vec<_>>().join(" "));
        }
    }
    lists
}

/// Every VP card in the match, one list a place.
fn vp_cards(m: &Match) -> Vec<String> {
    let mut lists = vec![m.row(), m.at("/vp_deck"), m.bought()];
    lists.extend((0..m.0.position().seats()).map(|seat| m.scored(seat)));
    lists
}

/// The game's data.
fn data() -> Value {
    serde_json::from_str(Position::data()).unwrap()
}

fn vp_data(id: &str) -> Value {
    let data = data();
    let cards = data["vp_cards"].as_array().unwrap();
    cards.iter().find(|card| card["id"] == id).unwrap().clone()
}

/// The points on the VP cards of some lists.
fn points(lists: &[String]) -> u64 {
    let counts = tally(lists);
    let points =
        |(id, copies): (&String, &usize)| vp_data(id)["value"].as_u64().unwrap() * *copies as u64;
    counts.iter().map(points).sum()
}

/// Plays a random match to its end, showing each position to `look`.
fn random_match(seats: u8, seed: u64, mut look: impl FnMut(&Match)) -> Match {
    let mut m = dealt(seats, seed);
    let mut chance = Chance::from_seed(seed);
    loop {
        look(&m);
        let legal = m.legal();
        if legal.is_empty() {
            return m;
        }
        m.play(&legal[chance.below(legal.len() as u32) as usize]);
    }
}

/// Plays the part of a match that a clause speaks of, with one reading of the position before.
fn after(text: &str, moves: &str) -> Match {
    let mut m = at(text);
    m.play(moves);
    m
}

// ---- G-1 Components and terms

#[test]
fn g_1_1_two_to_four_players() {
    for seats in [2, 3, 4] {
        assert!(Table::<Position>::new(Setup::of("guildhall", seats, 1)).is_ok());
    }
    for seats in [0, 1, 5, 6] {
        assert!(Table::<Position>::new(Setup::of("guildhall", seats, 1)).is_err());
    }
    let (_, mut position) = patch("P0: hand Ar");
    position["seats"] = json!([{}]);
    let alone = load(2, &position).unwrap_err();
    assert_eq!(alone.code, "position-seats-differ");
}

#[test]
fn g_1_2_a_deck_of_120_cards_with_four_copies_of_thirty() {
    let counts = tally(&profession_cards(&dealt(2, 9)));
    let expected: BTreeMap<_, _> = identities().into_iter().map(|card| (card, 4)).collect();
    assert_eq!(counts, expected);
    assert_eq!(counts.values().sum::<usize>(), 120);
}

#[test]
fn g_1_3_six_professions_and_five_colours_that_do_nothing() {
    let data = data();
    let codes = |list: &str| -> Vec<String> {
        let items = data[list].as_array().unwrap().iter();
        items
            .map(|item| item["code"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(codes("professions").join(" "), PROFESSIONS);
    assert_eq!(codes("colours").join(" "), COLOURS);
    // whatever the colour, the same profession does the same
    for colour in COLOURS.split(' ') {
        let m = after(
            &format!("P0: hand D{colour}"),
            &format!("play D{colour}, draw 0"),
        );
        assert_eq!(m.actions(), 2);
    }
}

#[test]
fn g_1_4_thirty_vp_cards_of_nine_kinds() {
    let counts = tally(&vp_cards(&dealt(4, 1)));
    assert_eq!(counts.len(), 9);
    assert_eq!(counts.values().sum::<usize>(), 30);
}

#[test]
fn g_1_5_tokens_never_run_out() {
    let m = after("P0: hall Fb, hand Fr Ar, tokens 60", "play Fr, level 1");
    assert_eq!(m.tokens(0), 61);
    assert_eq!(m.points(0), 61);
}

#[test]
fn g_1_6_identical_means_profession_and_colour() {
    let m = at("P0: hall Fb, hand Fb Fr Ab");
    assert_eq!(m.refused("play Fb"), "G-6.2");
    assert!(m.can("play Fr") && m.can("play Ab"));
}

#[test]
fn g_1_7_a_hall_is_grouped_into_one_open_chapter_a_profession() {
    let m = at("P0: hall Tr Db Tp Dr Wg, hand Ar");
    let hall = m.view(None)["seats"][0]["hall"].clone();
    let chapters: Vec<_> = hall.as_array().unwrap().iter().collect();
    let professions: Vec<_> = chapters.iter().map(|c| c["profession"].clone()).collect();
    assert_eq!(professions, ["D", "T", "W"]);
    assert_eq!(words(&chapters[0]["cards"]), "Dr Db");
    assert_eq!(words(&chapters[1]["cards"]), "Tr Tp");
    // five colours are no open chapter
    let full = try_at("P0: hall Tr Tb Tg Ty Tp").unwrap_err();
    assert_eq!(full.clause, Some("G-12.1"));
}

#[test]
fn g_1_8_the_action_area_is_empty_between_turns() {
    let mut m = at("P0: hand Ar Fr, completed T; P1: hand Wr; row VP5; actions 3");
    m.play("play Ar, buy VP5, rest");
    assert_eq!((m.area().as_str(), m.bought().as_str()), ("Ar", "VP5"));
    assert_eq!(m.hall(0), "");
    assert_eq!(m.scored(0), "");
    m.play("play Fr");
    assert_eq!(m.active(), 1);
    assert_eq!((m.area().as_str(), m.bought().as_str()), ("", ""));
}

#[test]
fn g_1_9_the_row_is_open_and_the_vp_deck_is_not() {
    let m = dealt(2, 4);
    let view = m.view(Some(0));
    assert_eq!(words(&view["row"]), m.row());
    assert_eq!(view["row"].as_array().unwrap().len(), 5);
    assert_eq!(view["vp_deck"], 15);
}

#[test]
fn g_1_10_scored_cards_give_points_and_nothing_else() {
    let mut m =
        at("P0: hand Ar, scored VP4_ACTION VP7_ACTIONS VP4_TAKE; P1: hall Db Fg; actions 1");
    assert_eq!(m.points(0), 15);
    // no ability of them is ever offered again
    assert_eq!(m.legal(), ["play Ar", "discard-and-draw"]);
    m.play("play Ar, level 0, hall 1 Db");
    assert_eq!(m.scored(0), "VP4_TAKE VP4_ACTION VP7_ACTIONS");
    assert!(!m.legal().iter().any(|mv| mv.contains("VP")));
}

#[test]
fn g_1_11_all_cards_are_somewhere_at_every_moment() {
    for (seats, seed) in [(2, 11), (3, 12), (4, 13)] {
        random_match(seats, seed, |m| {
            // the second card of a Historian is on its way while an excess is settled
            let moving = usize::from(!m.json()["placing"].is_null());
            let counts = tally(&profession_cards(m));
            assert_eq!(counts.values().sum::<usize>() + moving, 120);
        });
    }
    let (_, mut short) = patch("P0: hand Ar");
    short["aside"] = json!([]);
    assert_eq!(load(2, &short).unwrap_err().clause, Some("G-1.11"));
}

#[test]
fn g_1_12_copies_cannot_be_told_apart() {
    let one = at("P0: hand Ar Wb Ar Dr, hall Tr Fb");
    let two = at("P0: hand Dr Ar Ar Wb, hall Fb Tr");
    assert_eq!(one.0.position(), two.0.position());
    assert_eq!(fingerprint(one.0.position()), fingerprint(two.0.position()));
    assert_eq!(one.legal().iter().filter(|mv| *mv == "play Ar").count(), 1);
}

// ---- G-2 The VP cards

#[test]
fn g_2_1_the_table_of_vp_cards() {
    let table = [
        ("VP2_CHAPTER", 2, 1, 3, 1, json!("move_chapter")),
        ("VP3_SWAP", 3, 1, 3, 1, json!("swap_hall_cards")),
        ("VP3_PLACE", 3, 1, 3, 1, json!("place_from_hand")),
        ("VP_DRAW", 3, 1, 3, 1, json!("draw")),
        ("VP4_TAKE", 4, 1, 3, 1, json!("take_hall_card")),
        ("VP4_ACTION", 4, 1, 3, 1, json!("extra_actions")),
        ("VP5", 5, 1, 6, 2, json!(null)),
        ("VP7_ACTIONS", 7, 2, 3, 1, json!("extra_actions")),
        ("VP9", 9, 2, 3, 1, json!(null)),
    ];
    let data = data();
    assert_eq!(data["vp_cards"].as_array().unwrap().len(), table.len());
    for (card, (id, value, cost, copies, removed, op)) in
        data["vp_cards"].as_array().unwrap().iter().zip(table)
    {
        assert_eq!(card["id"], id);
        assert_eq!(card["value"], value, "{id}");
        assert_eq!(card["cost"], cost, "{id}");
        assert_eq!(card["count"], copies, "{id}");
        assert_eq!(card["removed_2_3_players"], removed, "{id}");
        assert_eq!(card["effect"]["op"], op, "{id}");
        // and the engine scores it so
        assert_eq!(at(&format!("P0: scored {id}")).points(0), value, "{id}");
    }
}

#[test]
fn g_2_2_the_small_game_takes_out_a_third_of_each_kind() {
    let all = tally(&vp_cards(&dealt(4, 2)));
    let small = tally(&vp_cards(&dealt(2, 2)));
    assert_eq!(all.values().sum::<usize>(), 8 * 3 + 6);
    for (id, copies) in all {
        assert_eq!(small[&id] * 3, copies * 2, "{id}");
    }
}

#[test]
fn g_2_3_up_to_five_points_cost_one_chapter_and_seven_or_nine_cost_two() {
    let kinds = "VP2_CHAPTER VP3_SWAP VP3_PLACE VP_DRAW VP4_TAKE VP4_ACTION VP5 VP7_ACTIONS VP9";
    for id in kinds.split(' ') {
        let cost = if ["VP7_ACTIONS", "VP9"].contains(&id) {
            2
        } else {
            1
        };
        let mut m = at(&format!("P0: completed A D F; row {id}"));
        m.play(&format!("buy {id}"));
        for profession in "A D".split(' ').take(cost) {
            assert!(!m.can("rest"), "{id}");
            m.play(&format!("chapter {profession}"));
        }
        m.play("rest");
        assert_eq!(m.completed(0).split(' ').count(), 3 - cost, "{id}");
        assert_eq!(m.pile().split(' ').count(), 5 * cost, "{id}");
    }
}

#[test]
fn g_2_4_twenty_vp_cards_for_two_or_three_players_and_thirty_for_four() {
    for (seats, count, out) in [(2, 20, 10), (3, 20, 10), (4, 30, 0)] {
        let m = dealt(seats, 3);
        assert_eq!(tally(&vp_cards(&m)).values().sum::<usize>(), count);
        assert_eq!(m.at("/out").split_whitespace().count(), out);
    }
}

#[test]
fn g_2_5_one_of_each_pairing_of_value_and_ability_is_taken_out() {
    assert_eq!(
        dealt(3, 1).at("/out"),
        "VP2_CHAPTER VP3_SWAP VP3_PLACE VP_DRAW VP4_TAKE VP4_ACTION VP5 VP5 VP7_ACTIONS VP9"
    );
}

#[test]
fn g_2_6_the_draw_card_is_worth_three_and_draws_six() {
    let card = vp_data("VP_DRAW");
    assert_eq!(
        (&card["value"], &card["effect"]["cards"]),
        (&json!(3), &json!(6))
    );
    let other = &card["alternative"];
    assert_eq!(
        (&other["value"], &other["effect"]["cards"]),
        (&json!(4), &json!(5))
    );
    let m = after(
        "P0: completed T; row VP_DRAW; deck Ar Ab Ag Ay Ap Dr Db",
        "buy VP_DRAW, rest, use",
    );
    assert_eq!(m.hand(0), "Ar Ab Ag Ay Ap Dr");
}

#[test]
fn g_2_7_the_vp_cards_are_worth_135_or_90() {
    assert_eq!(points(&vp_cards(&dealt(4, 5))), 135);
    assert_eq!(points(&vp_cards(&dealt(3, 5))), 90);
    assert_eq!(points(&vp_cards(&dealt(2, 5))), 90);
}

// ---- G-3 Set-up

#[test]
fn g_3_1_the_deck_is_shuffled_and_the_pile_empty() {
    let decks: BTreeSet<_> = (0..20).map(|seed| dealt(2, seed).deck()).collect();
    assert_eq!(decks.len(), 20);
    let m = dealt(2, 0);
    assert_eq!(m.deck().split(' ').count(), 120 - 18);
    assert_eq!(m.pile(), "");
    assert_eq!(m.view(None)["discard"]["top"], json!(null));
}

#[test]
fn g_3_2_five_vp_cards_are_turned_up() {
    let rows: BTreeSet<_> = (0..20).map(|seed| dealt(4, seed).row()).collect();
    assert!(rows.len() > 15);
    for (seats, left) in [(2, 15), (3, 15), (4, 25)] {
        let m = dealt(seats, 6);
        assert_eq!(m.row().split(' ').count(), 5);
        assert_eq!(m.at("/vp_deck").split(' ').count(), left);
    }
}

#[test]
fn g_3_3_nine_cards_for_everybody() {
    for seats in 2..=4 {
        let m = dealt(seats, 7);
        for seat in 0..seats {
            assert_eq!(m.hand(seat).split(' ').count(), 9);
        }
    }
}

#[test]
fn g_3_4_the_first_player_is_chosen_or_drawn() {
    for (choice, first) in [("seat-1", 0), ("seat-2", 1), ("seat-3", 2)] {
        let m: Match = common::dealt(3, 1, &[("first", choice)]);
        assert_eq!(m.number("/first"), first);
        assert_eq!(m.to_act(), [first as u8]);
    }
    let drawn = |seed| common::dealt::<Position>(3, seed, &[]).number("/first");
    let seen: BTreeSet<_> = (0..30).map(drawn).collect();
    assert_eq!(seen, BTreeSet::from([0, 1, 2]));
    assert_eq!(drawn(5), drawn(5));
}

#[test]
fn g_3_5_discard_draw_place_one_player_after_another() {
    let mut setup = Setup::of("guildhall", 3, 8);
    setup.options.insert("first".into(), "seat-2".into());
    let mut m = common::Match(Table::new(setup).unwrap());
    for seat in [1u8, 2, 0] {
        assert_eq!(m.to_act(), [seat]);
        assert_eq!(m.stage(), "setup_discard");
        // any number, in any order: here the last two of the hand, then the first
        let hand = m.hand(seat);
        let hand: Vec<_> = hand.split(' ').collect();
        let picked = [hand[8], hand[7], hand[0]];
        for card in picked {
            m.play(&format!("hand {card}"));
        }
        m.play("enough");
        assert!(m.pile().ends_with(&picked.join(" ")));
        assert_eq!(m.hand(seat).split(' ').count(), 9);
        assert_eq!((m.to_act(), m.stage()), (vec![seat], json!("setup_place")));
        for placed in 0..3 {
            assert_eq!(
                m.hall(seat),
                "",
                "nothing lies in the hall after {placed} picks"
            );
            assert!(!m.can("enough"));
            m.play(&m.legal()[0].clone());
        }
        assert_eq!(m.hall(seat).split(' ').count(), 3);
    }
    assert_eq!(m.stage(), "action");

    // none and all are numbers too
    let mut m = dealt(2, 8);
    m.play("enough");
    assert_eq!(m.pile(), "");
    let mut m = dealt(2, 8);
    let hand = m.hand(0);
    for card in hand.split(' ') {
        m.play(&format!("hand {card}"));
    }
    assert_eq!(m.legal(), ["enough"]);
    m.play("enough");
    assert_eq!(m.pile(), hand);
    assert_eq!(m.hand(0).split(' ').count(), 9);
}

#[test]
fn g_3_6_the_first_player_too_redraws_to_nine() {
    let mut m = dealt(2, 10);
    for seat in [0, 1] {
        let card = m.hand(seat)[..2].to_owned();
        m.play(&format!("hand {card}, enough"));
        assert_eq!(m.hand(seat).split(' ').count(), 9);
        (0..3).for_each(|_| {
            m.play(&m.legal()[0].clone());
        });
    }
}

/// The first player is about to place, with this hand.
fn placing(hand: &str) -> String {
    let other = "Ar Ab Dy Fg Fy Hy Tr Tb Wb";
    format!("stage setup_place; turn 0; actions 0; P0: hand {hand}; P1: hand {other}")
}

#[test]
fn g_3_7_three_different_identities_are_placed() {
    let mut m = at(&placing("Dr Dr Db Fr Ag Ay Ap Hr Hb"));
    m.play("hand Dr");
    assert_eq!(m.refused("hand Dr"), "G-3.7");
    m.play("hand Db");
    assert_eq!(m.refused("hand Dr"), "G-3.7");
    m.play("hand Fr");
    assert_eq!(m.hall(0), "Dr Db Fr");
    // a second copy stays in the hand
    assert_eq!(m.hand(0), "Ag Ay Ap Dr Hr Hb");
}

#[test]
fn g_3_8_placing_is_always_possible_and_the_deck_suffices() {
    for seed in 0..5 {
        let mut m = dealt(4, seed);
        for seat in 0..4u8 {
            for card in m.hand(seat).split(' ') {
                m.play(&format!("hand {card}"));
            }
            m.play("enough");
            for _ in 0..3 {
                assert!(!m.legal().is_empty());
                m.play(&m.legal()[0].clone());
            }
        }
        assert_eq!(m.deck().split(' ').count(), 120 - 72);
        assert_eq!(m.pile().split(' ').count(), 36);
    }
    // the poorest hand: four copies of two cards and one more
    let mut m = at(&placing("Dr Dr Dr Dr Db Db Db Db Fr"));
    m.play("hand Dr, hand Db, hand Fr");
    assert_eq!(m.hall(0), "Dr Db Fr");
}

#[test]
fn g_3_9_placing_in_the_set_up_triggers_nothing() {
    for seats in 2..=4 {
        let m = begun(seats, 14);
        for seat in 0..seats {
            assert_eq!(m.hall(seat).split(' ').count(), 3);
            assert_eq!(m.hand(seat).split(' ').count(), 6);
            assert_eq!(m.tokens(seat), 0);
        }
        assert_eq!(m.area(), "");
    }
    let m = after(
        &(placing("Dr Db Fr Ag Ay Ap Hr Hb Hg") + "; deck Wr"),
        "hand Dr, hand Db, hand Fr",
    );
    assert_eq!((m.to_act(), m.deck().as_str()), (vec![1], "Wr"));
}

#[test]
fn g_3_10_the_first_player_begins_with_two_actions() {
    let m = begun(3, 15);
    assert_eq!((m.active(), m.actions(), m.number("/turn")), (0, 2, 1));
    // nobody has anything that the others have not
    let hands: BTreeSet<_> = (0..3).map(|seat| m.hand(seat).split(' ').count()).collect();
    assert_eq!(hands.len(), 1);
}

#[test]
fn g_3_11_the_placement_is_chosen_after_the_redraw() {
    let mut m = dealt(2, 16);
    let card = m.hand(0)[..2].to_owned();
    m.play(&format!("hand {card}"));
    // no card is placed while cards are discarded: the same touch picks it to go
    assert_eq!(
        (m.stage(), m.hall(0).as_str()),
        (json!("setup_discard"), "")
    );
    m.play("enough");
    let redrawn = m.hand(0);
    let offered: BTreeSet<_> = redrawn
        .split(' ')
        .map(|card| format!("hand {card}"))
        .collect();
    assert_eq!(m.legal().into_iter().collect::<BTreeSet<_>>(), offered);
    for _ in 0..3 {
        m.play(&m.legal()[0].clone());
    }
    // the later player decides knowing what lies in the hall, and what was discarded last
    let view = m.view(Some(1));
    assert_eq!(m.to_act(), [1]);
    assert_ne!(view["seats"][0]["hall"], json!([]));
    assert_eq!(view["discard"]["top"], card);
}

// ---- G-4 Information

const SECRETS: &str = "P0: hand Wr Wb, hall Dr, completed F, tokens 2, scored VP9; \
     P1: hand Ar Ab Ag, hall Tb Tg, completed H A, tokens 1, scored VP5; \
     row VP4_TAKE VP9 VP5 VP4_ACTION VP3_SWAP; vp_deck VP_DRAW VP5; deck Hr Hb; pile Fg Fy Fp";

#[test]
fn g_4_1_what_is_public() {
    let mut m = at(SECRETS);
    m.play("play Wr, decline");
    for viewer in [None, Some(0), Some(1)] {
        let view = m.view(viewer);
        assert_eq!(view["seats"][0]["hand_size"], 1);
        assert_eq!(view["seats"][1]["hand_size"], 3);
        assert_eq!(words(&view["seats"][0]["hall"][0]["cards"]), "Dr");
        assert_eq!(words(&view["seats"][1]["hall"][0]["cards"]), "Tb Tg");
        assert_eq!(view["seats"][1]["completed"], 2);
        assert_eq!(view["seats"][0]["points"], 11);
        assert_eq!(view["discard"]["top"], "Fp");
        assert_eq!(words(&view["row"]), m.row());
        assert_eq!(words(&view["area"]["cards"]), "Wr");
    }
}

#[test]
fn g_4_2_a_hand_is_known_to_its_owner_alone() {
    let m = at(SECRETS);
    assert_eq!(words(&m.view(Some(0))["seats"][0]["hand"]), "Wr Wb");
    assert_eq!(words(&m.view(Some(1))["seats"][1]["hand"]), "Ar Ab Ag");
    for (viewer, other) in [(Some(0), 1), (Some(1), 0), (None, 0), (None, 1)] {
        assert_eq!(m.view(viewer)["seats"][other]["hand"], json!(null));
    }
}

#[test]
fn g_4_3_deck_and_vp_deck_are_hidden_from_all() {
    let one = at(SECRETS);
    // another order of both decks, and another card in one of them
    let other = at(&SECRETS
        .replace("deck Hr Hb", "deck Hb Ag")
        .replace("hand Ar Ab Ag", "hand Ar Ab Hr")
        .replace("vp_deck VP_DRAW VP5", "vp_deck VP5 VP_DRAW"));
    assert_ne!(one.0.position(), other.0.position());
    for viewer in [None, Some(0)] {
        assert_eq!(one.view(viewer), other.view(viewer));
        assert_eq!(one.view(viewer)["deck"], 2);
        assert_eq!(one.view(viewer)["vp_deck"], 2);
    }
}

#[test]
fn g_4_4_only_the_owner_sees_which_chapters_are_completed() {
    let m = at(SECRETS);
    assert_eq!(words(&m.view(Some(1))["seats"][1]["chapters"]), "A H");
    for viewer in [None, Some(0)] {
        assert_eq!(m.view(viewer)["seats"][1]["chapters"], json!(null));
        assert_eq!(m.view(viewer)["seats"][1]["completed"], 2);
    }
}

#[test]
fn g_4_5_the_pile_is_open_only_to_a_historian_of_level_two() {
    let mut m = at("P0: hall Hb Hg, hand Hr; P1: hall Ab; pile Fg Fy Fp");
    for viewer in [None, Some(0), Some(1)] {
        assert_eq!(m.view(viewer)["discard"]["pile"], json!(null));
    }
    m.play("play Hr");
    assert_eq!(words(&m.view(Some(0))["discard"]["pile"]), "Fg Fy Fp");
    for viewer in [None, Some(1)] {
        assert_eq!(m.view(viewer)["discard"]["pile"], json!(null));
    }
    m.play("decline");
    assert_eq!(m.view(Some(0))["discard"]["pile"], json!(null));
    assert_eq!(m.pile(), "Fg Fy Fp");

    let m = after("P0: hall Hb, hand Hr; pile Fg Fy Fp", "play Hr");
    assert_eq!(m.view(Some(0))["discard"]["pile"], json!(null));
}

#[test]
fn g_4_6_of_several_discarded_cards_the_last_one_is_shown() {
    let mut m = at("P0: hand Ar Db Fg Hy Tp Wr; pile Dy; deck Wb Wg Wy");
    m.play("discard-and-draw, hand Ar, hand Db");
    assert_eq!(m.view(Some(1))["discard"]["top"], "Dy");
    m.play("enough");
    let view = m.view(Some(1));
    assert_eq!(
        (&view["discard"]["top"], &view["discard"]["size"]),
        (&json!("Db"), &json!(3))
    );
    assert!(
        m.journal(Some(1))
            .contains(&"log-top seat=0 card=Db".to_owned())
    );
    assert!(m.journal(Some(1)).iter().all(|line| !line.contains("Ar")));
}

#[test]
fn g_4_7_the_sizes_of_the_piles_are_public() {
    let m = at(SECRETS);
    for viewer in [None, Some(0), Some(1)] {
        let view = m.view(viewer);
        assert_eq!(view["deck"], 2);
        assert_eq!(view["discard"]["size"], 3);
        assert_eq!(view["vp_deck"], 2);
    }
}

#[test]
fn g_4_8_a_card_taken_back_moves_openly_and_is_then_forgotten() {
    let m = after(
        "P0: hall Wr Wb Dr, hand Wg Tb Fg; P1: hall Ab",
        "play Wg, level 2, hall 0 Dr, hand Tb",
    );
    assert_eq!(m.hand(0), "Dr");
    let told = m.journal(Some(1));
    assert!(
        told.iter().any(|line| line.contains("taken=Dr")),
        "{told:?}"
    );
    let view = m.view(Some(1));
    assert_eq!(view["seats"][0]["hand_size"], 1);
    assert!(!view["seats"].to_string().contains("Dr"));
}

#[test]
fn g_4_9_gained_vp_and_what_was_taken_out_are_public() {
    let m = at(SECRETS);
    for viewer in [None, Some(0), Some(1)] {
        let view = m.view(viewer);
        assert_eq!(words(&view["seats"][0]["scored"]), "VP9");
        assert_eq!(view["seats"][1]["tokens"], 1);
        assert_eq!(words(&view["out"]), m.at("/out"));
    }
    assert_eq!(words(&dealt(2, 1).view(None)["out"]).split(' ').count(), 10);
}

#[test]
fn g_4_10_open_cards_are_named_on_their_way_to_the_pile_and_hidden_ones_counted() {
    // from a hall: each is named
    let m = after(
        "P0: hall Ab Ag, hand Ar; P1: hall Dr Fg Hy",
        "play Ar, level 2, hall 1 Dr, hall 1 Fg",
    );
    let told = m.journal(None);
    assert!(
        told.contains(&"log-assassin seat=0 other=1 cards=Dr+Fg".to_owned()),
        "{told:?}"
    );
    let m = after(
        "P0: hand Dr Dr Wg; P1: hand Ar",
        "play Dr, decline, play Wg, level 0",
    );
    assert!(
        m.journal(None)
            .contains(&"log-duplicate seat=0 card=Dr".to_owned())
    );

    // from a hand, as payment, as excess: the number and the new top
    let mut m = dealt(2, 18);
    let hand = m.hand(0);
    let cards: Vec<_> = hand.split(' ').collect();
    m.play(&format!("hand {}, hand {}, enough", cards[0], cards[8]));
    let told = m.journal(Some(1));
    assert!(
        told.contains(&"log-setup-discarded seat=0 count=2".to_owned()),
        "{told:?}"
    );
    assert!(told.contains(&format!("log-top seat=0 card={}", cards[8])));
    assert!(cards[0] == cards[8] || !told.iter().any(|line| line.contains(cards[0])));

    let m = after(
        "P0: completed T; row VP5; actions 1",
        "buy VP5, next Tp, rest",
    );
    let told = m.journal(Some(1));
    assert!(
        told.contains(&"log-top seat=0 card=Ty".to_owned()),
        "{told:?}"
    );
    assert!(
        ["Tr", "Tb", "Tg", "Tp"]
            .iter()
            .all(|c| !told.concat().contains(c))
    );

    let m = after(
        "P0: hall Tr Tb Tg Ty, hand Wr Tp, completed A D F",
        "play Wr, level 0, chapter D, rest",
    );
    let told = m.journal(Some(1));
    assert!(told.ends_with(&["log-excess seat=0".into(), "log-top seat=0 card=Dp".into()]));
    assert!(
        ["Dr", "Db", "Dg", "Dy"]
            .iter()
            .all(|c| !told.concat().contains(c))
    );
}

#[test]
fn g_4_11_the_moment_of_completion_is_open_and_then_the_owner_knows() {
    let m = after("P0: hall Tr Tb Tg Ty, hand Wr Tp", "play Wr, level 0");
    for viewer in [None, Some(0), Some(1)] {
        let told = m.journal(viewer);
        assert!(
            told.contains(&"log-completed seat=0 profession=T".to_owned()),
            "{told:?}"
        );
    }
    assert_eq!(words(&m.view(Some(0))["seats"][0]["chapters"]), "T");
    assert_eq!(m.view(Some(1))["seats"][0]["chapters"], json!(null));
    assert_eq!(m.view(Some(1))["seats"][0]["completed"], 1);
}

#[test]
fn g_4_12_draws_and_searches_are_for_the_active_player() {
    let m = after("P0: hall Db Dg, hand Dr; deck Hr Hb Hg", "play Dr, draw 2");
    assert!(
        m.journal(Some(0))
            .contains(&"log-drew-cards seat=0 count=2 cards=Hr+Hb".to_owned())
    );
    for viewer in [None, Some(1)] {
        let told = m.journal(viewer);
        assert!(told.contains(&"log-drew seat=0 count=2".to_owned()));
        assert!(!told.concat().contains("Hr"));
    }
    let m = after(
        "P0: hall Hb Hg, hand Hr; pile Fg Fy Fp",
        "play Hr, level 2, pile Fy",
    );
    assert!(
        m.journal(Some(0))
            .contains(&"log-searched seat=0 cards=Fg+Fy+Fp".to_owned())
    );
    for viewer in [None, Some(1)] {
        let told = m.journal(viewer);
        assert!(told.contains(&"log-historian seat=0 card=Fy".to_owned()));
        assert!(!told.concat().contains("Fg"));
        assert!(!told.concat().contains("log-searched"));
    }
    assert_eq!(m.view(Some(0))["discard"]["pile"], json!(null));
}

// ---- G-5 Turn structure

#[test]
fn g_5_1_turns_go_clockwise_with_two_actions_each() {
    let mut m = begun(3, 20);
    for turn in 0..7u64 {
        assert_eq!((m.active(), m.actions()), (turn % 3, 2));
        m.play("discard-and-draw, enough");
        assert_eq!((m.active(), m.actions()), (turn % 3, 1));
        m.play("discard-and-draw, enough");
    }
}

#[test]
fn g_5_2_play_discard_or_buy_in_any_mix() {
    let start = "P0: hand Ar Fb, completed T D; row VP5 VP5; deck Wr Wb Wg Wy";
    let m = at(start);
    assert_eq!(
        m.legal(),
        ["play Ar", "play Fb", "buy VP5", "discard-and-draw"]
    );
    assert_eq!(m.refused("use"), "G-5.2");
    assert_eq!(after(start, "play Ar, play Fb").active(), 1);
    assert_eq!(
        after(start, "buy VP5, chapter T, rest, buy VP5, rest").scored(0),
        "VP5 VP5"
    );
    assert_eq!(
        after(start, "discard-and-draw, enough, discard-and-draw, enough").active(),
        1
    );
    assert_eq!(
        after(start, "play Ar, buy VP5, chapter T, rest").scored(0),
        "VP5"
    );
}

#[test]
fn g_5_3_one_action_is_finished_before_the_next() {
    let mut m = at("P0: hand Ar Fb Tp Wr, hall Tr Tb Tg Ty, completed A D F; P1: hall Db; row VP5");
    m.play("play Ar");
    assert!(m.legal().iter().all(|mv| !mv.starts_with("play")));
    assert_eq!(m.refused("play Fb"), "G-7.9");
    m.play("decline, discard-and-draw");
    assert_eq!(m.refused("play Fb"), "G-5.3");
    let mut m = at("P0: hand Fb, completed A D F; row VP5");
    m.play("buy VP5");
    assert_eq!(m.refused("play Fb"), "G-5.3");
    // a forced discard of a chapter belongs to the action
    let mut m = at("P0: hand Fb Tp Wr, hall Tr Tb Tg Ty, completed A D F");
    m.play("play Wr, level 0, hand Tp");
    assert_eq!(m.refused("play Fb"), "G-12.6");
}

#[test]
fn g_5_4_each_action_costs_one_and_at_zero_the_turn_ends() {
    let mut m = at("P0: hand Ar Dr Fb Hb; P1: hand Wr");
    m.play("play Ar");
    assert_eq!((m.actions(), m.active()), (1, 0));
    m.play("play Dr, draw 0");
    assert_eq!((m.actions(), m.active()), (1, 0));
    m.play("play Fb");
    assert_eq!((m.actions(), m.active()), (2, 1));
    assert_eq!(m.hall(0), "Ar Dr Fb");
}

#[test]
fn g_5_5_there_is_no_pass_but_a_harmless_action() {
    let m = at("P0: hand Ar Ab Ag Ay Ap Dr; deck Fr; actions 1");
    assert_eq!(m.refused("enough"), "G-5.5");
    assert_eq!(m.refused("decline"), "G-5.5");
    let m = after(
        "P0: hand Ar Ab Ag Ay Ap Dr; deck Fr; actions 1",
        "discard-and-draw, enough",
    );
    assert_eq!(m.hand(0), "Ar Ab Ag Ay Ap Dr");
    assert_eq!((m.active(), m.deck().as_str()), (1, "Fr"));
    // with an empty hand it is the only action, and still the player's to take
    let m = after("P0: hand Ar; deck Fr Fb", "play Ar");
    assert_eq!(m.legal(), ["discard-and-draw"]);
    assert_eq!(m.hand(0), "");
}

#[test]
fn g_5_6_other_players_do_not_act_in_your_turn() {
    let m = at("P0: hand Ar; P1: hand Dr, completed T; row VP5");
    assert_eq!(m.to_act(), [0]);
    assert!(m.legal_of(1).is_empty());
    for mv in ["play Dr", "discard-and-draw", "buy VP5", "decline"] {
        assert_eq!(m.refused_to(1, mv), "G-5.6");
    }
    // nobody is asked whether an effect may touch their hall
    let m = after("P0: hall Fr, hand Tr Ar; P1: hall Db", "play Tr, level 0");
    assert_eq!((m.to_act(), m.hall(1).as_str()), (vec![0], "Fr"));
}

#[test]
fn g_5_7_hands_are_not_refilled() {
    let mut m = at("P0: hand Ar Ab Fb; deck Dr Db; P1: hand Hr");
    m.play("play Ar, play Fb");
    assert_eq!(
        (m.hand(0).as_str(), m.deck().as_str(), m.active()),
        ("Ab", "Dr Db", 1)
    );
    assert_eq!(m.hand(1), "Hr");
}

#[test]
fn g_5_8_the_next_seat_is_the_left_one_and_after_the_last_comes_the_first() {
    let m = after("P0: hand Ar; P2: hand Fr; active 2; actions 1", "play Fr");
    assert_eq!(m.active(), 0);
    let m = after("P0: hand Ar; P3: hand Fr; actions 1", "play Ar");
    assert_eq!(m.active(), 1);
}

// ---- G-6 Playing a card

#[test]
fn g_6_1_a_played_card_goes_to_the_action_area_and_may_be_used() {
    let mut m = at("P0: hand Ar Wb; P1: hall Db");
    m.play("play Ar");
    assert_eq!((m.area().as_str(), m.hand(0).as_str()), ("Ar", "Wb"));
    assert_eq!(m.legal(), ["level 0", "decline"]);
    assert_eq!(at("P0: hand Ar").refused("play Wb"), "G-6.1");
}

#[test]
fn g_6_2_an_identical_card_in_the_hall_forbids_the_play() {
    let m = at("P0: hall Fb, hand Fb Ar");
    assert_eq!(m.refused("play Fb"), "G-6.2");
    assert!(m.can("play Ar"));
}

#[test]
fn g_6_3_one_play_of_a_profession_a_turn() {
    let mut m = at("P0: hand Dr Db Dg; P1: hand Dy");
    m.play("play Dr, draw 0");
    assert_eq!(m.refused("play Db"), "G-6.3");
    // extra actions do not lift it, the next turn does
    assert_eq!(m.actions(), 2);
    m.play("discard-and-draw, enough, discard-and-draw, enough");
    assert_eq!(m.active(), 1);
    assert!(m.can("play Dy"));
    m.play("discard-and-draw, enough, discard-and-draw, enough");
    assert!(m.can("play Db"));
}

#[test]
fn g_6_4_only_the_own_hall_matters_for_duplicates() {
    let m = at("P0: hand Dr Dr, completed D; P1: hall Dr; area Fr");
    assert!(m.can("play Dr"));
}

#[test]
fn g_6_5_a_play_without_effect_is_always_legal() {
    let m = after(
        "P0: hall Ab Ag, hand Ar Fb; P1: hall Dr Fg",
        "play Ar, decline",
    );
    assert_eq!((m.area().as_str(), m.hall(1).as_str()), ("Ar", "Dr Fg"));
    // where nothing can be used there is nothing to decline
    let m = after("P0: hand Ar Fb", "play Ar");
    assert_eq!((m.area().as_str(), m.stage()), ("Ar", json!("action")));
}

#[test]
fn g_6_6_placing_is_not_playing() {
    // it triggers no ability, here a Farmer's at three
    let m = after("P0: hall Fr Fb Fg, hand Wr Fy", "play Wr, level 0");
    assert_eq!((m.tokens(0), m.hall(0).as_str()), (0, "Fr Fb Fg Fy"));
    // and a Weaver places a Weaver
    let m = after("P0: hand Wr Wb", "play Wr, level 0");
    assert_eq!((m.area().as_str(), m.hall(0).as_str()), ("Wr", "Wb"));
    // a placed card does not forbid the play of its profession
    let m = after("P0: hand Wr Fy Fb", "play Wr, level 0, hand Fy");
    assert!(m.can("play Fb"));
}

#[test]
fn g_6_7_the_played_card_is_out_of_reach_until_the_end_of_the_turn() {
    let mut m = at("P0: hand Ar Tg, hall Fr; P1: hall Db; actions 3");
    m.play("play Ar, decline, play Tg, level 0");
    // only Fr could be given
    assert_eq!((m.hall(0).as_str(), m.hall(1).as_str()), ("Db", "Fr"));
    assert_eq!(m.area(), "Ar Tg");
    let m = after("P0: hand Dr Wg Fb", "play Dr, decline, play Wg, level 0");
    assert_eq!(m.hall(0), "Dr Fb Wg");
    // it does not count for its own level
    let m = after("P0: hall Fb Fg, hand Fr", "play Fr");
    assert_eq!(m.legal(), ["level 1", "decline"]);
}

#[test]
fn g_6_8_a_card_that_came_this_turn_may_be_played() {
    let m = after("P0: hall Db, hand Dr; deck Ab", "play Dr, draw 1");
    assert!(m.can("play Ab"));
    let mut m = at("P0: hall Wr Wb Ab, hand Wg Tb Fg; P1: hall Db");
    m.play("play Wg, level 2, hall 0 Ab, hand Tb");
    assert!(m.can("play Ab"));
    let mut m = at("P0: hall Wr Wb Ab, hand Wg Tb Fg; P1: hall Db");
    m.play("play Wg, level 2, hall 0 Wr, hand Tb");
    assert_eq!(m.refused("play Wr"), "G-6.3");
}

// ---- G-7 Ability levels

#[test]
fn g_7_1_the_level_counts_the_own_open_chapter_alone() {
    let levels = |text: &str| {
        let mut m = at(text);
        m.play("play Fr");
        m.legal()
    };
    assert_eq!(levels("P0: hall Fb Fg, hand Fr"), ["level 1", "decline"]);
    // neither completed chapters, nor the hand, nor other halls, nor the action area add to it
    let more = "P0: hall Fb Fg, hand Fr Fy Fp, completed F; P1: hall Fb Fg Fy; area Ab";
    assert_eq!(levels(more), ["level 1", "decline"]);
    // other chapters of the hall neither
    assert_eq!(
        levels("P0: hall Fb Ab Ag Ay, hand Fr"),
        ["level 1", "decline"]
    );
    assert_eq!(
        levels("P0: hall Fb Fg Fy, hand Fr"),
        ["level 1", "level 3", "decline"]
    );
}

#[test]
fn g_7_2_the_level_is_fixed_when_the_card_is_played() {
    // two Weavers become one while the effect is carried out
    let mut m = at("P0: hall Wr Wb, hand Wg Tb Fg; P1: hall Db");
    m.play("play Wg, level 2, hall 0 Wr, hand Tb");
    assert_eq!((m.hall(0).as_str(), m.hand(0).as_str()), ("Fg Tb Wb", "Wr"));
    // the Historians flip while the second card waits for the excess to be settled
    let mut m = at("P0: hall Hb Hg Hy Hp, hand Hr, completed A D F; pile Wr Hr");
    m.play("play Hr, level 4, pile Hr, chapter A, rest");
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Wr", "D F H")
    );
}

#[test]
fn g_7_3_the_printed_levels() {
    let data = data();
    for profession in data["professions"].as_array().unwrap() {
        let levels = profession["levels"].as_array().unwrap().iter();
        let printed: Vec<_> = levels.map(|level| level["min"].as_u64().unwrap()).collect();
        let expected: &[u64] = match profession["code"].as_str().unwrap() {
            "D" => &[0],
            "F" => &[1, 3],
            _ => &[0, 2, 4],
        };
        assert_eq!(printed, expected, "{}", profession["id"]);
    }
    for open in 0..=4 {
        let hall = ["Db", "Dg", "Dy", "Dp"][..open].join(" ");
        let m = after(
            &format!("P0: hall {hall}, hand Dr; deck Ar Ab Ag Ay"),
            "play Dr",
        );
        let draws = m.legal().iter().filter(|mv| mv.starts_with("draw")).count();
        assert_eq!(draws, open + 1);
    }
}

#[test]
fn g_7_4_any_level_up_to_the_own_number_or_none() {
    let levels = |profession: &str, open: usize| -> Vec<String> {
        let colours = ["b", "g", "y", "p"];
        let hall: Vec<_> = colours[..open]
            .iter()
            .map(|c| format!("{profession}{c}"))
            .collect();
        let other = "P1: hall Ar Ab Dr Db; pile Fr Hr";
        let text = format!(
            "P0: hall {} Hr, hand {profession}r Wr Tr Tb Fr; {other}",
            hall.join(" ")
        );
        let text = if profession == "H" {
            text.replace(" Hr,", ",")
        } else {
            text
        };
        let m = after(&text, &format!("play {profession}r"));
        m.legal()
    };
    for profession in ["A", "H", "T", "W"] {
        for (open, expected) in [
            (0, vec!["level 0", "decline"]),
            (1, vec!["level 0", "decline"]),
            (2, vec!["level 0", "level 2", "decline"]),
            (3, vec!["level 0", "level 2", "decline"]),
            (4, vec!["level 0", "level 2", "level 4", "decline"]),
        ] {
            assert_eq!(levels(profession, open), expected, "{profession} {open}");
        }
    }
    assert_eq!(levels("F", 1), ["level 1", "decline"]);
    assert_eq!(levels("F", 2), ["level 1", "decline"]);
    assert_eq!(levels("F", 3), ["level 1", "level 3", "decline"]);
    assert_eq!(levels("F", 4), ["level 1", "level 3", "decline"]);
    // with none the Farmer gives nothing, so there is no question
    assert_eq!(after("P0: hand Fr Ar", "play Fr").stage(), "action");
    let m = after("P0: hall Ab, hand Ar; P1: hall Dr Fb", "play Ar");
    assert_eq!(m.refused("level 2"), "G-7.4");
    assert_eq!(m.refused("level 1"), "G-7.4");
}

#[test]
fn g_7_5_a_level_is_carried_out_completely() {
    let mut m = at("P0: hall Wr Wb, hand Wg Dr Tb; P1: hall Ab");
    m.play("play Wg, level 2");
    for mv in ["decline", "enough", "level 0"] {
        assert_eq!(m.refused(mv), "G-7.5");
    }
    let mut m = at("P0: hall Ab Ag, hand Ar; P1: hall Dr Fb Fg Hb");
    m.play("play Ar, level 2, hall 1 Dr");
    assert_eq!(m.refused("enough"), "G-7.5");
    // the first card is still in its place: half an effect never exists
    assert_eq!(m.hall(1), "Dr Fb Fg Hb");
}

#[test]
fn g_7_6_a_level_that_cannot_be_completed_is_not_offered() {
    let m = after("P0: hall Ab Ag, hand Ar; P1: hall Dr Db", "play Ar");
    assert_eq!(m.legal(), ["level 0", "decline"]);
    assert_eq!(m.refused("level 2"), "G-7.6");
    let m = after("P0: hall Tb Tg, hand Tr; P1: hall Fb", "play Tr");
    assert_eq!(m.refused("level 2"), "G-7.6");
    let m = after("P0: hall Wr Wb, hand Wg Dr Dr", "play Wg");
    assert_eq!(m.refused("level 2"), "G-7.6");
    let m = after("P0: hall Hb Hg Hy Hp, hand Hr; pile Fr Fr", "play Hr");
    assert_eq!(m.legal(), ["level 0", "level 2", "decline"]);
}

#[test]
fn g_7_7_an_exchange_is_one_change_tested_afterwards() {
    // Trader: five Dancers would meet if the card came before the other went
    let m = after(
        "P0: hall Dr Db Dg Dy, hand Tr; P1: hall Dp",
        "play Tr, level 0, hall 0 Dr",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Db Dg Dy Dp", "")
    );
    // Weaver
    let m = after(
        "P0: hall Wr Wb Ar Ab Ag Ay, hand Wg Ap Dr",
        "play Wg, level 2, hall 0 Ar, hand Ap",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Ab Ag Ay Ap Dr Wr Wb", "")
    );
    // VP3_SWAP
    let m = after(
        "P0: hall Dr Db Dg Dy, completed T; P1: hall Dp Fr; row VP3_SWAP",
        "buy VP3_SWAP, rest, hall 0 Dr, hall 1 Dp",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Db Dg Dy Dp Fr", "")
    );
    // VP2_CHAPTER: the chapter moves as a whole, then completes
    let m = after(
        "P0: hall Dr Db, completed T; P1: hall Dg Dy Dp; row VP2_CHAPTER",
        "buy VP2_CHAPTER, rest, open 1 D",
    );
    assert_eq!((m.hall(0).as_str(), m.completed(0).as_str()), ("", "D"));
}

#[test]
fn g_7_8_a_pure_placement_goes_card_by_card() {
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr; pile Ag Tp Tp",
        "play Hr, level 4, pile Tp, pile Tp",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Hb Hg Hy Hp Tp", "T")
    );
    let mut m = at("P0: hall Tr Tb Tg Ty, hand Tp Tr, completed D; row VP3_PLACE");
    m.play("buy VP3_PLACE, rest");
    assert_eq!(m.refused("hand Tr"), "G-8.2");
    m.play("hand Tp");
    assert_eq!(m.completed(0), "T");
    m.play("hand Tr");
    assert_eq!(m.hall(0), "Tr");
}

#[test]
fn g_7_9_one_usable_level_or_none_and_no_question_without_one() {
    let m = after("P0: hall Ab Ag, hand Ar; P1: hall Dr Fb", "play Ar");
    assert_eq!(m.legal(), ["level 0", "level 2", "decline"]);
    assert_eq!(m.refused("hall 1 Dr"), "G-7.9");
    assert_eq!(
        after("P0: hall Ab Ag, hand Ar Fb", "play Ar").stage(),
        "action"
    );
    // a Historian that can place nothing gives its look all the same, to its player alone
    let m = after("P0: hall Hb Hg Dr, hand Hr Fb; pile Dr Dr", "play Hr");
    assert_eq!(m.stage(), "action");
    assert!(
        m.journal(Some(0))
            .contains(&"log-searched seat=0 cards=Dr+Dr".to_owned())
    );
    assert!(!m.journal(Some(1)).concat().contains("searched"));
}

// ---- G-8 Duplicates

#[test]
fn g_8_1_a_hall_never_holds_two_identical_cards() {
    for (seats, seed) in [(2, 31), (4, 32)] {
        random_match(seats, seed, |m| {
            for seat in 0..seats {
                assert!(tally(&[m.hall(seat)]).values().all(|&copies| copies == 1));
            }
        });
    }
}

#[test]
fn g_8_2_no_identical_card_is_played_or_placed() {
    let m = at("P0: hall Fb, hand Fb");
    assert_eq!(m.refused("play Fb"), "G-6.2");
    let mut m = at("P0: hall Fb, hand Fb Wr Dr Ar");
    m.play("play Wr, level 0");
    assert_eq!(m.legal(), ["hand Ar", "hand Dr"]);
    assert_eq!(m.refused("hand Fb"), "G-9.6.5");
    let mut m = at("P0: hall Fb, hand Fb Dr, completed T; row VP3_PLACE");
    m.play("buy VP3_PLACE, rest");
    assert_eq!(m.refused("hand Fb"), "G-8.2");
    // other players' halls are protected too
    let mut m = at("P0: hall Fb Dr, hand Tr; P1: hall Fb Ag Hy");
    m.play("play Tr, level 0, hall 0 Dr");
    assert_eq!(m.legal(), ["hall 1 Ag", "hall 1 Hy"]);
    let mut m = at("P0: hall Fb Dr, hand Tr; P1: hall Fb Ag Hy");
    m.play("play Tr, level 0, hall 0 Fb");
    assert_eq!(m.hall(1), "Ag Fb Hy");
}

#[test]
fn g_8_3_a_chapter_moves_whole_or_not_at_all() {
    let mut m = at("P0: hall Dr, completed T; P1: hall Dr Db Fg; row VP2_CHAPTER");
    m.play("buy VP2_CHAPTER, rest");
    assert_eq!(m.legal(), ["open 1 F", "decline"]);
    assert_eq!(m.refused("open 1 D"), "G-8.3");
    assert_eq!(m.refused("hall 1 Db"), "G-14.1");
}

#[test]
fn g_8_4_identical_cards_may_be_swapped() {
    // hall and hall
    let m = after("P0: hall Wr, hand Tr; P1: hall Wr", "play Tr, level 0");
    assert_eq!((m.hall(0).as_str(), m.hall(1).as_str()), ("Wr", "Wr"));
    assert!(
        m.journal(None)
            .iter()
            .any(|line| line.contains("given=Wr taken=Wr"))
    );
    // hand and hall
    let m = after(
        "P0: hall Wr Wb Dr, hand Wg Dr Tg",
        "play Wg, level 2, hand Dr",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.hand(0).as_str()),
        ("Dr Tg Wr Wb", "Dr")
    );
}

#[test]
fn g_8_5_an_exchange_is_legal_if_no_hall_ends_with_duplicates() {
    let halls = [
        ("Dr Fb", "Fb Ag"),
        ("Dr Fb Tg", "Dr Fb Tg"),
        ("Tb Tg Dr", "Dr Fb"),
        ("Hr", "Hr Hb"),
    ];
    for (mine, theirs) in halls {
        for given in mine.split(' ') {
            for taken in theirs.split(' ') {
                let swapped = |hall: &str, out: &str, inn: &str| {
                    let kept = hall.split(' ').filter(|card| *card != out);
                    tally(&[kept.chain([inn]).collect::<Vec<_>>().join(" ")])
                        .values()
                        .all(|&copies| copies == 1)
                };
                let fair = swapped(mine, given, taken) && swapped(theirs, taken, given);
                assert_eq!(
                    can_swap(mine, theirs, given, taken),
                    fair,
                    "{mine}, {theirs}: {given} for {taken}"
                );
            }
        }
    }
}

/// Whether a Trader at level 0 can give one card for the other, played out through the engine.
fn can_swap(mine: &str, theirs: &str, given: &str, taken: &str) -> bool {
    let mut m = at(&format!("P0: hall {mine}, hand Ty Ap; P1: hall {theirs}"));
    m.play("play Ty");
    if !m.can("level 0") {
        return false;
    }
    m.play("level 0");
    for mv in [format!("hall 0 {given}"), format!("hall 1 {taken}")] {
        if m.can(&mv) {
            m.play(&mv);
        }
    }
    let entry = format!("given={given} taken={taken}");
    m.journal(None).iter().any(|line| line.ends_with(&entry))
}

#[test]
fn g_8_6_the_action_area_does_not_count_for_duplicates() {
    let m = after(
        "P0: hand Dr Dr Wg; P1: hand Ar",
        "play Dr, decline, play Wg, level 0",
    );
    assert_eq!((m.hall(0).as_str(), m.pile().as_str()), ("Dr Wg", "Dr"));
    let m = after(
        "P0: hall Fr, hand Dr Tg; P1: hall Dr",
        "play Dr, decline, play Tg, level 0",
    );
    assert_eq!((m.hall(0).as_str(), m.pile().as_str()), ("Dr Tg", "Dr"));
}

#[test]
fn g_8_7_once_a_card_is_in_the_hall_its_copy_cannot_be_played() {
    let m = after("P0: hand Dr Dr Wg", "play Wg, level 0");
    assert_eq!(m.hall(0), "Dr");
    assert_eq!(m.refused("play Dr"), "G-6.2");
}

#[test]
fn g_8_8_completed_chapters_are_no_part_of_the_hall() {
    let mut m = at("P0: hall Tr Tb Tg Ty, hand Wr Tp Tr, completed T; actions 2");
    m.play("play Wr, level 0");
    assert_eq!((m.hall(0).as_str(), m.completed(0).as_str()), ("", "T T"));
    assert!(m.can("play Tr"));
}

#[test]
fn g_8_9_of_duplicates_one_is_left() {
    // the only way to them: an area card whose twin has come to the hall
    let m = after(
        "P0: hand Dr Dr Wg; P1: hand Ar",
        "play Dr, decline, play Wg, level 0",
    );
    assert_eq!((m.hall(0).as_str(), m.pile().as_str()), ("Dr Wg", "Dr"));
    // a hall with duplicates is not even read
    assert_eq!(
        try_at("P0: hall Dr Dr").unwrap_err().code,
        "json-unreadable"
    );
}

// ---- G-10 Discard and draw

#[test]
fn g_10_1_discard_any_number_in_any_order_then_draw_to_six() {
    let start = "P0: hand Ar Ab Ag; deck Dr Db Dg Dy Dp Fr Fb; pile Hr";
    for (picks, pile, drawn) in [
        ("", "Hr", "Dr Db Dg"),
        ("hand Ag, hand Ar,", "Hr Ag Ar", "Dr Db Dg Dy Dp"),
        (
            "hand Ab, hand Ar, hand Ag,",
            "Hr Ab Ar Ag",
            "Dr Db Dg Dy Dp Fr",
        ),
    ] {
        let mut m = at(start);
        m.play("discard-and-draw");
        m.play(picks);
        if m.can("enough") {
            m.play("enough");
        }
        assert_eq!(m.pile(), pile);
        assert_eq!(m.hand(0).split(' ').count(), 6);
        assert!(m.hand(0).contains(drawn));
        assert_eq!(m.actions(), 1);
    }
}

#[test]
fn g_10_2_with_six_or_more_nothing_is_drawn_and_nothing_must_go() {
    let start = "P0: hand Ar Ab Ag Ay Ap Dr Db Dg; deck Dy";
    let m = after(start, "discard-and-draw, enough");
    assert_eq!((m.hand(0).split(' ').count(), m.deck().as_str()), (8, "Dy"));
    let m = after(start, "discard-and-draw, hand Ar, hand Ab, enough");
    assert_eq!(
        (m.hand(0).as_str(), m.deck().as_str()),
        ("Ag Ay Ap Dr Db Dg", "Dy")
    );
    let m = after(start, "discard-and-draw, hand Ar, hand Ab, hand Ag, enough");
    assert_eq!(
        (m.hand(0).as_str(), m.deck().as_str()),
        ("Ay Ap Dr Db Dg Dy", "")
    );
}

#[test]
fn g_10_3_the_discards_can_be_drawn_again() {
    let m = after(
        "P0: hand Ar Ab Ag Ay Ap Dr; P1: hand Fr",
        "discard-and-draw, hand Ar, hand Ab, hand Ag, enough",
    );
    assert_eq!(m.hand(0), "Ar Ab Ag Ay Ap Dr");
    assert_eq!((m.pile().as_str(), m.deck().as_str()), ("", ""));
}

#[test]
fn g_10_4_the_action_may_be_repeated_in_a_turn() {
    let mut m = at("P0: hand Ar Ab Ag Ay Ap Dr; deck Db Dg Dy Dp");
    m.play("discard-and-draw, hand Ar, enough");
    assert!(m.can("discard-and-draw"));
    m.play("discard-and-draw, hand Ab, enough");
    assert_eq!(
        (m.hand(0).as_str(), m.pile().as_str()),
        ("Ag Ay Ap Dr Db Dg", "Ar Ab")
    );
}

// ---- G-11 Deck and discard pile

#[test]
fn g_11_1_an_empty_deck_is_made_anew_from_the_pile() {
    let m = after(
        "P0: hall Db Dg, hand Dr; pile Fr Fb Fg Fy Fp Hr",
        "play Dr, draw 2",
    );
    assert_eq!(m.hand(0).split(' ').count(), 2);
    assert_eq!(m.deck().split(' ').count(), 4);
    assert_eq!(m.pile(), "");
    // it is shuffled: another generator draws other cards
    let decks: BTreeSet<_> = (1..20)
        .map(|seed| {
            let (seats, mut position) = patch("P0: hall Db Dg, hand Dr; pile Fr Fb Fg Fy Fp Hr");
            position["chance"] = serde_json::to_value(Chance::from_seed(seed)).unwrap();
            let mut m = load(seats, &position).unwrap();
            m.play("play Dr, draw 2");
            m.hand(0)
        })
        .collect();
    assert!(decks.len() > 5);
}

#[test]
fn g_11_2_the_last_card_drawn_does_not_bring_the_reshuffle() {
    let m = after(
        "P0: hall Db Dg, hand Dr; deck Ar Ab; pile Fr Fb",
        "play Dr, draw 2",
    );
    assert_eq!((m.deck().as_str(), m.pile().as_str()), ("", "Fr Fb"));
    assert_eq!(m.view(Some(1))["discard"]["top"], "Fb");
}

#[test]
fn g_11_3_only_the_pile_is_reshuffled() {
    let start = "P0: hall Db Dg, hand Dr Ab, completed A; P1: hall Wr, hand Wb, completed W; \
         area Fr; pile Hr Hb Hg";
    let m = after(start, "play Dr, draw 1");
    assert_eq!(m.view(None)["discard"]["top"], json!(null));
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Db Dg", "A")
    );
    assert_eq!((m.hall(1).as_str(), m.hand(1).as_str()), ("Wr", "Wb"));
    assert_eq!((m.completed(1).as_str(), m.area().as_str()), ("W", "Fr Dr"));
    let drawn = m.hand(0).replace("Ab ", "");
    let rest = tally(&[m.deck(), drawn]);
    assert_eq!(rest, tally(&["Hr Hb Hg".to_owned()]));
}

#[test]
fn g_11_4_with_deck_and_pile_empty_the_rest_of_the_draw_is_lost() {
    let m = after(
        "P0: hall Db Dg Dy, hand Dr; deck Ar; pile Fr",
        "play Dr, draw 3",
    );
    assert_eq!((m.hand(0).as_str(), m.actions()), ("Ar Fr", 2));
    let m = after("P0: hand Ar Ab", "discard-and-draw, enough");
    assert_eq!((m.hand(0).as_str(), m.actions()), ("Ar Ab", 1));
}

#[test]
fn g_11_5_first_the_deck_then_the_pile() {
    let m = after(
        "P0: hall Db Dg Dy, hand Dr; deck Ar Ab; pile Fr Fb Fg",
        "play Dr, draw 3",
    );
    let told = m.journal(Some(0));
    let drawn = told
        .iter()
        .find(|line| line.contains("drew-cards"))
        .unwrap();
    assert!(drawn.contains("cards=Ar+Ab+F"), "{drawn}");
    assert_eq!(m.deck().split(' ').count(), 2);
}

#[test]
fn g_11_6_who_discards_several_cards_chooses_their_order() {
    // the Discard action
    let m = after(
        "P0: hand Ar Ab Ag Ay; deck Dr Db Dg Dy Dp",
        "discard-and-draw, hand Ay, hand Ar, hand Ag, enough",
    );
    assert_eq!(m.pile(), "Ay Ar Ag");
    // buying
    let m = after(
        "P0: completed T; row VP5",
        "buy VP5, next Tg, next Ty, next Tr, next Tp",
    );
    assert_eq!(m.pile(), "Tg Ty Tr Tp Tb");
    // the Assassin
    let m = after(
        "P0: hall Ab Ag, hand Ar; P1: hall Dr Fb Hg",
        "play Ar, level 2, hall 1 Hg, hall 1 Dr",
    );
    assert_eq!(m.pile(), "Hg Dr");
    // an excess chapter
    let m = after(
        "P0: hall Tr Tb Tg Ty, hand Wr Tp, completed A D F",
        "play Wr, level 0, chapter D, next Dp, next Dg, rest",
    );
    assert_eq!(m.pile(), "Dp Dg Dr Db Dy");
}

#[test]
fn g_11_7_the_order_of_the_pile_stays() {
    let m = after(
        "P0: hall Hb Hg, hand Hr Fb; pile Tb Ag Wy Dr",
        "play Hr, level 2, pile Ag",
    );
    assert_eq!(m.pile(), "Tb Wy Dr");
    let m = after(
        "P0: hall Hb Hg, hand Hr Fb; pile Tb Ag Wy Dr",
        "play Hr, decline",
    );
    assert_eq!(m.pile(), "Tb Ag Wy Dr");
    // in a whole match cards only come on top or are taken out, until a reshuffle takes them all
    let mut before: Vec<String> = Vec::new();
    let mut reshuffled = 0;
    random_match(2, 33, |m| {
        let now: Vec<_> = m.pile().split_whitespace().map(str::to_owned).collect();
        let told = m.journal(None);
        let shuffles = told
            .iter()
            .filter(|line| line.contains("reshuffled"))
            .count();
        assert!(
            shuffles > reshuffled || keeps_order(&before, &now, 2),
            "{before:?}, then {now:?}"
        );
        (before, reshuffled) = (now, shuffles);
    });
}

/// Whether a pile is what lay there before, but for `taken` cards at most, with others on top.
fn keeps_order(before: &[String], now: &[String], taken: usize) -> bool {
    let same = before.iter().zip(now).take_while(|(a, b)| a == b).count();
    match &before[same..] {
        [] => true,
        [_, rest @ ..] => taken > 0 && keeps_order(rest, &now[same..], taken - 1),
    }
}

// ---- G-12 Completed chapters

#[test]
fn g_12_1_five_colours_flip_at_once_whatever_brings_them() {
    // placement
    let m = after("P0: hall Tr Tb Tg Ty, hand Wr Tp", "play Wr, level 0");
    assert_eq!((m.hall(0).as_str(), m.completed(0).as_str()), ("", "T"));
    // a card from the pile
    let m = after("P0: hall Tr Tb Tg Ty, hand Hr; pile Tp", "play Hr, level 0");
    assert_eq!((m.hall(0).as_str(), m.completed(0).as_str()), ("", "T"));
    // a swap, for the other player and in another's turn
    let m = after(
        "P0: hall Fr, hand Tr; P1: hall Fb Fg Fy Fp Wb",
        "play Tr, level 0, hall 1 Wb",
    );
    assert_eq!((m.hall(1).as_str(), m.completed(1).as_str()), ("", "F"));
    // a chapter move
    let m = after(
        "P0: hall Dr Db, completed T; P1: hall Dg Dy Dp; row VP2_CHAPTER",
        "buy VP2_CHAPTER, rest, open 1 D",
    );
    assert_eq!(m.completed(0), "D");
    // a card taken
    let m = after(
        "P0: hall Dr Db Dg Dy, completed T; P1: hall Dp; row VP4_TAKE",
        "buy VP4_TAKE, rest, hall 1 Dp",
    );
    assert_eq!(m.completed(0), "D");
    // the end of the turn
    let m = after("P0: hall Tr Tb Tg Ty, hand Tp; actions 1", "play Tp");
    assert_eq!((m.hall(0).as_str(), m.completed(0).as_str()), ("", "T"));
}

#[test]
fn g_12_2_a_completed_chapter_is_out_of_play() {
    // no level
    let m = after("P0: hand Dr, completed D D D; deck Ar", "play Dr");
    assert_eq!(m.legal(), ["draw 0", "decline"]);
    // no duplicate
    assert!(at("P0: hand Dr, completed D").can("play Dr"));
    // no target, of any effect
    for (card, other) in [("Ar", ""), ("Tr", "hall Fr, ")] {
        let mut m = at(&format!("P0: {other}hand {card} Wb; P1: completed D"));
        m.play(&format!("play {card}"));
        assert_eq!((m.stage(), m.completed(1).as_str()), (json!("action"), "D"));
    }
    for vp in ["VP2_CHAPTER", "VP3_SWAP", "VP4_TAKE"] {
        let mut m = at(&format!(
            "P0: hall Fr, completed T; P1: completed D; row {vp}"
        ));
        m.play(&format!("buy {vp}, rest"));
        assert_eq!((m.stage(), m.completed(1).as_str()), (json!("action"), "D"));
    }
    let m = after(
        "P0: hand Ar Wb; P1: completed D, hall Fr",
        "play Ar, level 0",
    );
    assert_eq!((m.pile().as_str(), m.completed(1).as_str()), ("Fr", "D"));
}

#[test]
fn g_12_3_completed_chapters_only_pay() {
    let with = at("P0: hand Ar Wb, hall Db, completed T A; P1: hall Fb; row VP5");
    let without = at("P0: hand Ar Wb, hall Db; P1: hall Fb; row VP5");
    let more: Vec<_> = with
        .legal()
        .into_iter()
        .filter(|mv| !without.can(mv))
        .collect();
    assert_eq!(more, ["buy VP5"]);
}

#[test]
fn g_12_4_a_new_chapter_of_the_profession_can_start_at_once() {
    // in the same turn
    let m = after(
        "P0: hall Tr Tb Ty Tg, hand Tr Hb; pile Ar Tp",
        "play Hb, level 0, play Tr",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Hb Tr", "T")
    );
    // in the same effect
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr; pile Ag Tp Tp",
        "play Hr, level 4, pile Tp, pile Tp",
    );
    assert_eq!(
        (m.hall(0).as_str(), m.completed(0).as_str()),
        ("Hb Hg Hy Hp Tp", "T")
    );
}

#[test]
fn g_12_5_completed_chapters_are_worth_no_points() {
    assert_eq!(at("P0: completed A D F").points(0), 0);
    let m = after(
        "P0: hall Tr Tb Tg Ty, hand Tp, scored VP9 VP9; actions 1",
        "play Tp",
    );
    assert_eq!((m.points(0), m.winners()), (18, vec![]));
}

#[test]
fn g_12_6_a_fourth_chapter_forces_a_discard_before_anything_else() {
    let mut m = at("P0: hall Tr Tb Tg Ty, hand Wr Tp Fb, completed A D F; row VP5");
    m.play("play Wr, level 0, hand Tp");
    assert_eq!(
        m.legal(),
        ["chapter A", "chapter D", "chapter F", "chapter T"]
    );
    for mv in ["buy VP5", "play Fb", "discard-and-draw"] {
        assert_eq!(m.refused(mv), "G-12.6");
    }
    m.play("chapter T, rest");
    assert_eq!(m.completed(0), "A D F");
    assert!(m.can("buy VP5"));
    // two more at once: two go
    let mut m = at(TWO_AT_ONCE);
    m.play("play Tr, level 2, hall 0 Tb, hall 0 Tg, hall 1 Ap");
    assert_eq!(m.completed(0), "A D F H W");
    m.play("chapter D, rest");
    assert_eq!(m.legal().len(), 4);
    m.play("chapter A, rest");
    assert_eq!(
        (m.completed(0).as_str(), m.stage()),
        ("F H W", json!("action"))
    );
}

/// A Trader at level 2 can complete two chapters of one player who holds three already.
const TWO_AT_ONCE: &str = "P0: hall Tb Tg Ar Ab Ag Ay Fr Fb Fg Fy, hand Tr Wb, completed D H W; \
     P1: hall Ap Fp";

#[test]
fn g_12_7_the_owner_chooses_chapter_and_order_even_in_anothers_turn() {
    let start = "P0: hall Fr, hand Tr; P1: hall Fb Fg Fy Fp Wb, completed A D H";
    let mut m = at(start);
    m.play("play Tr, level 0, hall 1 Wb");
    assert_eq!(m.to_act(), [1]);
    // the new one may be chosen
    assert_eq!(
        m.legal_of(1),
        ["chapter A", "chapter D", "chapter F", "chapter H"]
    );
    assert_eq!(m.refused("chapter T"), "G-12.7");
    m.play("chapter F, next Fg, next Fp");
    assert_eq!(m.refused("next Fg"), "G-12.7");
    m.play("rest");
    assert_eq!(
        (m.completed(1).as_str(), m.pile().as_str()),
        ("A D H", "Fg Fp Fr Fb Fy")
    );
    assert_eq!(m.to_act(), [0]);
}

#[test]
fn g_12_8_two_completed_chapters_of_one_profession() {
    let m = after(
        "P0: hall Tr Tb Tg Ty, hand Wr Tp, completed T",
        "play Wr, level 0",
    );
    assert_eq!(m.completed(0), "T T");
    let m = after(
        "P0: completed T T; row VP9",
        "buy VP9, next Tr, next Tr, rest",
    );
    assert_eq!(m.pile(), "Tr Tr Tb Tg Ty Tp Tb Tg Ty Tp");
}

#[test]
fn g_12_9_all_flip_first_then_the_active_player_settles_first() {
    for active in [0u8, 1] {
        let other = 1 - active;
        let mut m = at(&format!(
            "active {active}; \
             P{active}: hall Tb Tg Ty Tp Fr Fy Db Dg, hand Tr, completed A H W; \
             P{other}: hall Fb Fg Fp Dr Dy Dp, completed A H T"
        ));
        m.play(&format!(
            "play Tr, level 4, open {active} D, open {other} F"
        ));
        assert_eq!(
            (m.completed(active), m.completed(other)),
            ("A F H W".into(), "A D H T".into())
        );
        assert_eq!(m.to_act(), [active]);
        m.play("chapter A, rest");
        assert_eq!(m.to_act(), [other]);
        m.play("chapter D, rest");
        assert_eq!(m.pile(), "Ar Ab Ag Ay Ap Dr Db Dg Dy Dp");
        assert_eq!(
            (m.completed(active), m.completed(other)),
            ("F H W".into(), "A H T".into())
        );
    }
    // two chapters of one player flip before the first of them goes, new or old
    let mut m = at(TWO_AT_ONCE);
    m.play("play Tr, level 2, hall 0 Tb, hall 0 Tg, hall 1 Ap");
    assert_eq!((m.hall(0).as_str(), m.hall(1).as_str()), ("", "Tb Tg"));
    m.play("chapter F, rest, chapter W, rest");
    assert_eq!(m.pile(), "Fr Fb Fg Fy Fp Wr Wb Wg Wy Wp");
}

#[test]
fn g_12_10_the_owner_alone_decides_then_the_interrupted_goes_on() {
    // an action
    let mut m = at("P0: hall Fr, hand Tr; P1: hall Fb Fg Fy Fp Wb, completed A D H");
    m.play("play Tr, level 0, hall 1 Wb");
    assert_eq!(m.to_act(), [1]);
    assert!(m.legal_of(0).is_empty());
    assert_eq!(m.refused_to(0, "discard-and-draw"), "G-12.10");
    m.play("chapter A, rest");
    assert_eq!((m.to_act(), m.actions()), (vec![0], 1));
    // an effect: the second card of the Historian
    let mut m = at("P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr, completed A D F; pile Wr Tp");
    m.play("play Hr, level 4, pile Tp");
    assert_eq!(m.hall(0), "Hb Hg Hy Hp");
    m.play("chapter A, rest");
    assert_eq!(m.hall(0), "Hb Hg Hy Hp Wr");
    // the ability of VP3_PLACE
    let mut m =
        at("P0: hall Tr Tb Tg Ty Wr Wb Wg Wy, hand Tp Wp Ar Ab, completed A D F; row VP3_PLACE");
    m.play("buy VP3_PLACE, chapter A, rest, hand Tp, hand Wp");
    assert_eq!(m.refused("hand Ar"), "G-12.6");
    m.play("chapter D, rest");
    assert_eq!(m.legal(), ["hand Ar", "hand Ab", "enough"]);
    // the end of a turn
    let mut m = at("P0: hall Tr Tb Tg Ty, hand Tp Ab, completed A D F; P1: hand Wr");
    m.play("play Tp, play Ab");
    assert_eq!(
        (m.to_act(), m.area().as_str(), m.active()),
        (vec![0], "Ab", 0)
    );
    m.play("chapter T, rest");
    assert_eq!(
        (m.to_act(), m.hall(0).as_str(), m.active()),
        (vec![1], "Ab", 1)
    );
}

// ---- G-13 Buying

#[test]
fn g_13_1_exactly_the_cost_and_nothing_else_pays() {
    let m = at("P0: completed T, tokens 9; row VP5 VP7_ACTIONS");
    assert_eq!(m.legal(), ["buy VP5", "discard-and-draw"]);
    assert_eq!(m.refused("buy VP7_ACTIONS"), "G-13.1");
    assert_eq!(m.refused("buy VP9"), "G-13.1");
    assert_eq!(
        at("P0: hand Ar, tokens 9; row VP5").refused("buy VP5"),
        "G-13.1"
    );
    let mut m = at("P0: completed T D; row VP5");
    m.play("buy VP5, chapter T");
    assert_eq!(m.refused("chapter D"), "G-13.1");
    let mut m = at("P0: completed T D A; row VP9");
    m.play("buy VP9, chapter T");
    assert_eq!(m.legal(), ["chapter A", "chapter D"]);
    assert_eq!(m.refused("rest"), "G-13.1");
}

#[test]
fn g_13_2_which_chapters_and_which_order_is_free() {
    let mut m = at("P0: completed T D A; row VP9; pile Wr");
    m.play("buy VP9, chapter T, chapter A, next Ag, next Tp");
    assert_eq!(m.pile(), "Wr");
    m.play("rest");
    assert_eq!(m.completed(0), "D");
    // the rest: the chapters in the order named
    assert_eq!(m.pile(), "Wr Ag Tp Tr Tb Tg Ty Ar Ab Ay Ap");
    assert_eq!(m.view(Some(1))["discard"]["top"], "Ap");
    // every card can be the last
    for last in "Tr Tb Tg Ty Tp".split(' ') {
        let mut m = at("P0: completed T; row VP5");
        m.play("buy VP5");
        for card in "Tr Tb Tg Ty Tp".split(' ').filter(|card| *card != last) {
            m.play(&format!("next {card}"));
        }
        assert_eq!(m.view(None)["discard"]["top"], last);
    }
}

#[test]
fn g_13_3_the_card_lies_in_the_area_and_the_row_is_refilled() {
    let m = after(
        "P0: completed T; row VP4_ACTION VP5 VP7_ACTIONS VP9 VP2_CHAPTER; vp_deck VP_DRAW VP9",
        "buy VP5, rest",
    );
    assert_eq!((m.bought().as_str(), m.scored(0).as_str()), ("VP5", ""));
    assert_eq!(m.row(), "VP4_ACTION VP7_ACTIONS VP9 VP2_CHAPTER VP_DRAW");
    assert_eq!(m.at("/vp_deck"), "VP9");
    let short = try_at("P0: hand Ar; row VP5; vp_deck VP9").unwrap_err();
    assert_eq!(short.clause, Some("G-13.3"));
}

#[test]
fn g_13_4_without_a_vp_deck_the_row_gets_shorter() {
    let mut m = at("P0: completed T D; row VP5 VP5; actions 3");
    m.play("buy VP5, chapter T, rest");
    assert_eq!(m.row(), "VP5");
    m.play("buy VP5, rest");
    assert_eq!(m.row(), "");
    let m = at("P0: completed T D A");
    assert_eq!(m.legal(), ["discard-and-draw"]);
    assert_eq!(m.refused("buy VP5"), "G-13.1");
}

#[test]
fn g_13_5_the_ability_comes_after_the_refill_once_now_or_never() {
    let mut m =
        at("P0: completed T; row VP4_ACTION VP5 VP5 VP9 VP2_CHAPTER; vp_deck VP_DRAW; actions 2");
    m.play("buy VP4_ACTION, rest");
    assert_eq!(m.row(), "VP5 VP5 VP9 VP2_CHAPTER VP_DRAW");
    assert_eq!(m.legal(), ["use", "decline"]);
    m.play("decline");
    assert_eq!((m.actions(), m.stage()), (1, json!("action")));
    assert_eq!(m.refused("use"), "G-5.2");
}

#[test]
fn g_13_6_any_number_of_purchases_even_of_one_kind() {
    let mut m = at("P0: completed T D A; row VP4_ACTION VP4_ACTION VP4_ACTION; actions 1");
    m.play("buy VP4_ACTION, chapter T, rest, use");
    m.play("buy VP4_ACTION, chapter D, rest, use");
    m.play("buy VP4_ACTION, rest, decline");
    assert_eq!(m.scored(0), "VP4_ACTION VP4_ACTION VP4_ACTION");
    assert_eq!(m.points(0), 12);
}
