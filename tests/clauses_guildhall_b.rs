//! Guildhall's clauses G-9 and G-14 to G-20, each asserted on the engine.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;
mod slow;

use guildhall::*;
use slow::{Card, Exchange, Referee, all_differ, flip, names, ordered};
use std::collections::BTreeSet;
use trapezi::games::guildhall::{CardSet, Profession};
use trapezi::kernel::{Chance, Game};

/// A position in short words after some moves.
#[track_caller]
fn after(text: &str, moves: &str) -> Match {
    let mut m = at(text);
    m.play(moves);
    m
}

/// The match after some more moves.
#[track_caller]
fn then(m: &Match, moves: &str) -> Match {
    let mut m = m.clone();
    m.play(moves);
    m
}

/// Ends the turn by Discard actions that discard nothing.
fn end_turn(m: &mut Match) {
    let active = m.active();
    while m.active() == active && m.stage() == "action" {
        m.play("discard-and-draw");
        if m.can("enough") {
            m.play("enough");
        }
    }
}

// ---- G-9.1 Assassin

#[test]
fn g_9_1_1_level_0_discards_one_card() {
    let mut m = after(
        "P0: hand Ar Dr; P1: hall Tb Tg Wr, hand Fr",
        "play Ar, level 0",
    );
    assert_eq!(m.legal(), ["hall 1 Tb", "hall 1 Tg", "hall 1 Wr"]);
    m.play("hall 1 Tg");
    assert_eq!((m.hall(1), m.pile()), ("Tb Wr".into(), "Tg".into()));
    assert_eq!((m.stage(), m.actions()), ("action".into(), 1));
}

#[test]
fn g_9_1_2_level_2_discards_two_cards_of_two_chapters() {
    let mut m = after(
        "P0: hall Ab Ag, hand Ar Dr; P1: hall Fr Tb Tg Wr, hand Fr",
        "play Ar, level 2, hall 1 Tb",
    );
    assert_eq!(m.legal(), ["hall 1 Fr", "hall 1 Wr"]);
    assert_eq!(m.refused("hall 1 Tg"), "G-9.1.2");
    assert_eq!(m.refused("enough"), "G-7.5");
    assert_eq!(m.hall(1), "Fr Tb Tg Wr");
    m.play("hall 1 Wr");
    assert_eq!((m.hall(1), m.pile()), ("Fr Tg".into(), "Tb Wr".into()));
    assert_eq!(m.stage(), "action");
}

#[test]
fn g_9_1_3_level_4_discards_two_cards_of_any_chapters() {
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Tg Wr, hand Fr",
        "play Ar, level 4",
    );
    let same = then(&m, "hall 1 Tb, hall 1 Tg");
    assert_eq!((same.hall(1), same.pile()), ("Wr".into(), "Tb Tg".into()));
    let two = then(&m, "hall 1 Tb, hall 1 Wr");
    assert_eq!((two.hall(1), two.pile()), ("Tg".into(), "Tb Wr".into()));
    let begun = then(&m, "hall 1 Tb");
    assert_eq!(begun.refused("hall 1 Tb"), "G-7.5");
    for mv in ["enough", "decline", "level 0"] {
        assert_eq!(begun.refused(mv), "G-7.5", "{mv}");
    }
}

#[test]
fn g_9_1_4_all_victims_have_one_owner() {
    for level in [2, 4] {
        let m = after(
            "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Wr; P2: hall Tg Wg",
            &format!("play Ar, level {level}"),
        );
        assert!(m.can("hall 1 Tb") && m.can("hall 2 Wg"));
        let begun = at("P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Wr Fr; P2: hall Tg Wg");
        let begun = then(&begun, &format!("play Ar, level {level}, hall 1 Tb"));
        assert_eq!(begun.legal(), ["hall 1 Fr", "hall 1 Wr"]);
        assert_eq!(begun.refused("hall 2 Wg"), "G-9.1.4");
    }
}

#[test]
fn g_9_1_5_a_level_needs_an_opponent_with_enough() {
    let m = after(
        "P0: hall Ab Ag, hand Ar Dr; P1: hall Tb Tg; P2: hall Wg",
        "play Ar",
    );
    assert_eq!(m.legal(), ["level 0", "decline"]);
    assert_eq!(m.refused("level 2"), "G-7.6");
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb; P2: hall Wg",
        "play Ar",
    );
    assert_eq!(m.legal(), ["level 0", "decline"]);
    assert_eq!(m.refused("level 4"), "G-7.6");
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Tg Ty; P2: hall Wg",
        "play Ar",
    );
    assert_eq!(m.legal(), ["level 0", "level 4", "decline"]);
    let m = then(&m, "level 4");
    assert_eq!(m.legal(), ["hall 1 Tb", "hall 1 Tg", "hall 1 Ty"]);
    assert_eq!(m.refused("hall 2 Wg"), "G-9.1.5");
}

#[test]
fn g_9_1_6_the_acting_player_orders_the_victims() {
    let start = "P0: hall Ab Ag, hand Ar Dr; P1: hall Tb Tg Wr, hand Fr; pile Dp";
    let m = after(start, "play Ar, level 2, hall 1 Wr, hall 1 Tb");
    assert_eq!(m.pile(), "Dp Wr Tb");
    // the Weaver is the only card of another chapter: there is nothing to ask
    let m = after(start, "play Ar, level 2, hall 1 Tb");
    assert_eq!(m.pile(), "Dp Tb Wr");
    assert_eq!(m.view(None)["discard"]["top"], "Wr");
}

#[test]
fn g_9_1_7_never_the_own_hall_a_completed_chapter_or_a_vp_card() {
    let m = after(
        "P0: hall Ab Ag, hand Ar Dr; P1: hall Fb Wb Wg, completed T, scored VP5, hand Fr",
        "play Ar, level 0",
    );
    assert_eq!(m.legal(), ["hall 1 Fb", "hall 1 Wb", "hall 1 Wg"]);
    assert_eq!(m.refused("hall 0 Ab"), "G-9.1.7");
    assert_eq!(m.refused("hall 1 Tr"), "G-12.2");
    for mv in ["open 1 T", "chapter T", "buy VP5"] {
        m.refused(mv);
    }
    let m = after(
        "P0: hall Ab Ag Fr, hand Ar Dr; P1: completed T, scored VP5",
        "play Ar",
    );
    assert_eq!((m.stage(), m.hall(0)), ("action".into(), "Ab Ag Fr".into()));
    assert_eq!(m.completed(1), "T");
}

// ---- G-9.2 Dancer

#[test]
fn g_9_2_1_draws_as_many_as_the_chapter_has_and_gives_an_action() {
    let start = "P0: hall Db Dg Dy, hand Dr Fr; deck Ar Ab Ag Ay; P1: hand Fr";
    let m = after(start, "play Dr");
    assert_eq!(
        m.legal(),
        ["draw 0", "draw 1", "draw 2", "draw 3", "decline"]
    );
    assert_eq!(m.actions(), 1);
    let m = then(&m, "draw 3");
    assert_eq!((m.hand(0), m.actions()), ("Ar Ab Ag Fr".into(), 2));
    let m = after("P0: hand Dr Fr; deck Ar; P1: hand Fr", "play Dr");
    assert_eq!(m.legal(), ["draw 0", "decline"]);
    let m = then(&m, "draw 0");
    assert_eq!((m.hand(0), m.actions()), ("Fr".into(), 2));
}

#[test]
fn g_9_2_2_a_lower_number_keeps_the_action_and_no_use_gives_neither() {
    let start = "P0: hall Db Dg, hand Dr Fr; deck Ar Ab Ag; P1: hand Fr";
    let m = after(start, "play Dr, draw 1");
    assert_eq!((m.hand(0), m.actions()), ("Ar Fr".into(), 2));
    let m = after(start, "play Dr, draw 0");
    assert_eq!((m.hand(0), m.actions()), ("Fr".into(), 2));
    let m = after(start, "play Dr, decline");
    assert_eq!((m.hand(0), m.actions()), ("Fr".into(), 1));
    assert_eq!(after(start, "play Dr").refused("draw 3"), "G-9.2.2");
}

#[test]
fn g_9_2_3_draws_what_there_is() {
    let mut m = after(
        "P0: hall Db Dg Dy, hand Dr Fr; deck Ar; pile Tb; P1: hand Fr",
        "play Dr, draw 3",
    );
    assert_eq!((m.hand(0), m.actions()), ("Ar Fr Tb".into(), 2));
    assert_eq!(
        (m.deck(), m.pile(), m.area()),
        ("".into(), "".into(), "Dr".into())
    );
    m.play("discard-and-draw, enough");
    assert_eq!(m.hand(0), "Ar Fr Tb");
}

// ---- G-9.3 Farmer

#[test]
fn g_9_3_1_tokens_by_level() {
    let halls = ["", "Fb", "Fb Fg", "Fb Fg Fy", "Fb Fg Fy Fp"];
    let levels: [&[&str]; 5] = [
        &[],
        &["level 1"],
        &["level 1"],
        &["level 1", "level 3"],
        &["level 1", "level 3"],
    ];
    for (hall, levels) in halls.iter().zip(levels) {
        let m = after(
            &format!("P0: hall {hall}, hand Fr Dr; P1: hand Fr"),
            "play Fr",
        );
        if levels.is_empty() {
            assert_eq!((m.stage(), m.tokens(0)), ("action".into(), 0));
            continue;
        }
        assert_eq!(m.legal(), [levels, &["decline"]].concat());
        for level in levels {
            let gained = if *level == "level 1" { 1 } else { 2 };
            let m = then(&m, level);
            assert_eq!((m.tokens(0), m.points(0)), (gained, gained as i32));
        }
        assert_eq!(then(&m, "decline").tokens(0), 0);
    }
}

// ---- G-9.4 Historian

#[test]
fn g_9_4_1_level_0_places_the_top_card() {
    let m = after("P0: hand Hr Fr; pile Tb Dr; P1: hand Fr", "play Hr");
    assert_eq!(m.legal(), ["level 0", "decline"]);
    let m = then(&m, "level 0");
    assert_eq!((m.hall(0), m.pile()), ("Dr".into(), "Tb".into()));
}

#[test]
fn g_9_4_2_level_2_places_a_card_of_the_whole_pile() {
    let m = after(
        "P0: hall Hb Hg, hand Hr Fr; pile Tb Wr Dr; P1: hand Fr",
        "play Hr, level 2",
    );
    assert_eq!(m.legal(), ["pile Dr", "pile Tb", "pile Wr"]);
    assert_eq!(m.refused("pile Ap"), "G-9.4.2");
    let m = then(&m, "pile Tb");
    assert_eq!((m.hall(0), m.pile()), ("Hb Hg Tb".into(), "Wr Dr".into()));
    assert_eq!(m.stage(), "action");
}

#[test]
fn g_9_4_3_level_4_places_exactly_two_one_after_the_other() {
    let start = "P0: hall Hb Hg Hy Hp, hand Hr Fr; pile Tb Wr Dr; P1: hand Fr";
    let mut m = after(start, "play Hr, level 4, pile Wr");
    assert_eq!(
        (m.hall(0), m.pile()),
        ("Hb Hg Hy Hp".into(), "Tb Wr Dr".into())
    );
    for mv in ["enough", "decline"] {
        assert_eq!(m.refused(mv), "G-7.5");
    }
    m.play("pile Tb");
    assert_eq!(
        (m.hall(0), m.pile()),
        ("Hb Hg Hy Hp Tb Wr".into(), "Dr".into())
    );
    let placed = m.journal(None);
    let placed = placed.iter().filter(|line| line.contains("log-historian"));
    assert_eq!(
        placed.collect::<Vec<_>>(),
        [
            "log-historian seat=0 card=Wr",
            "log-historian seat=0 card=Tb"
        ]
    );
    // the second is tested against the hall in which the first lies: the same card does not fit twice
    let m = after(
        "P0: hall Hb Hg Hy Hp, hand Hr Fr; pile Wr Wr Dr Tb; P1: hand Fr",
        "play Hr, level 4, pile Wr",
    );
    assert_eq!(m.legal(), ["pile Dr", "pile Tb"]);
    assert_eq!(m.refused("pile Wr"), "G-9.4.4");
}

#[test]
fn g_9_4_4_no_duplicate_at_the_moment_of_placing() {
    let m = after(
        "P0: hall Hb Hg Tb, hand Hr Fr; pile Tb Dr Wr; P1: hand Fr",
        "play Hr, level 2",
    );
    assert_eq!(m.legal(), ["pile Dr", "pile Wr"]);
    assert_eq!(m.refused("pile Tb"), "G-9.4.4");
    let m = after(
        "P0: hall Tb, hand Hr Fr; pile Dr Tb; P1: hand Fr",
        "play Hr",
    );
    // the top is a duplicate, and nothing else can be done
    assert_eq!((m.stage(), m.pile()), ("action".into(), "Dr Tb".into()));
}

#[test]
fn g_9_4_5_the_rest_keeps_its_order() {
    let start = "P0: hall Hb Hg, hand Hr Fr; pile Ar Tb Wr Dr; P1: hand Fr";
    let m = after(start, "play Hr, level 2, pile Tb");
    assert_eq!(m.pile(), "Ar Wr Dr");
    let m = after(start, "play Hr, level 0");
    assert_eq!(m.pile(), "Ar Tb Wr");
    assert_eq!(m.view(None)["discard"]["top"], "Wr");
    assert_eq!(m.view(Some(1))["discard"]["top"], "Wr");
}

#[test]
fn g_9_4_6_nothing_to_place_means_no_level_and_no_reshuffle() {
    let m = after(
        "P0: hall Hb Hg Hy Hp, hand Hr Fr; deck Ab; P1: hand Fr",
        "play Hr",
    );
    assert_eq!((m.stage(), m.deck()), ("action".into(), "Ab".into()));
    let m = after(
        "P0: hall Hb Hg Hy Hp Tb, hand Hr Fr; pile Tb Hb Tb; P1: hand Fr",
        "play Hr",
    );
    assert_eq!((m.stage(), m.pile()), ("action".into(), "Tb Hb Tb".into()));
    assert!(
        m.journal(Some(0))
            .contains(&"log-no-effect seat=0 card=Hr".into())
    );
    let m = after(
        "P0: hall Hb Hg Hy Hp Tb, hand Hr Fr; pile Dr Tb; P1: hand Fr",
        "play Hr",
    );
    assert_eq!(m.legal(), ["level 2", "decline"]);
    assert_eq!(m.refused("level 0"), "G-7.6");
    assert_eq!(m.refused("level 4"), "G-7.6");
    assert_eq!((m.deck(), m.pile()), ("".into(), "Dr Tb".into()));
}

#[test]
fn g_9_4_7_the_pile_opens_with_a_historian_at_two() {
    let start = "P0: hall Hb Hg, hand Hr Fr; pile Tb Wr Dr; P1: hand Fr";
    assert!(at(start).view(Some(0))["discard"]["pile"].is_null());
    let m = after(start, "play Hr");
    assert_eq!(m.legal(), ["level 0", "level 2", "decline"]);
    assert_eq!(words(&m.view(Some(0))["discard"]["pile"]), "Tb Wr Dr");
    for other in [None, Some(1)] {
        assert!(m.view(other)["discard"]["pile"].is_null());
        let read = m.journal(other);
        assert!(!read.iter().any(|line| line.contains("Tb")), "{read:?}");
    }
    assert!(
        m.journal(Some(0))
            .contains(&"log-searched seat=0 cards=Tb+Wr+Dr".into())
    );
    for moves in ["decline", "level 0", "level 2, pile Tb"] {
        assert!(then(&m, moves).view(Some(0))["discard"]["pile"].is_null());
    }
    let low = after(
        "P0: hall Hb, hand Hr Fr; pile Tb Wr Dr; P1: hand Fr",
        "play Hr",
    );
    assert!(low.view(Some(0))["discard"]["pile"].is_null());
    assert_eq!(low.refused("level 2"), "G-7.4");
    // no card fits, and still there was a look
    let m = after(
        "P0: hall Hb Hg Tb, hand Hr Fr; pile Tb; P1: hand Fr",
        "play Hr",
    );
    assert_eq!(m.stage(), "action");
    assert!(
        m.journal(Some(0))
            .contains(&"log-searched seat=0 cards=Tb".into())
    );
}

#[test]
fn g_9_4_8_the_played_historian_is_not_in_the_pile() {
    let m = after("P0: hall Hb Hg, hand Hr Fr; P1: hand Fr", "play Hr");
    assert_eq!((m.stage(), m.area()), ("action".into(), "Hr".into()));
    assert_eq!((m.pile(), m.hall(0)), ("".into(), "Hb Hg".into()));
    let m = after(
        "P0: hall Hb Hg, hand Hr Fr; pile Tb Wr; P1: hand Fr",
        "play Hr, level 2",
    );
    assert_eq!(m.refused("pile Hr"), "G-9.4.2");
}

#[test]
fn g_9_4_9_both_cards_are_chosen_first_and_excess_comes_between() {
    let mut m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, completed A D F, hand Hr Fr; pile Wr Tp Wb; P1: hand Fr",
        "play Hr, level 4, pile Tp",
    );
    assert_eq!(m.legal(), ["pile Wr", "pile Wb"]);
    m.play("pile Wr");
    assert_eq!(m.completed(0), "A D F T");
    assert_eq!((m.hall(0), m.pile()), ("Hb Hg Hy Hp".into(), "Wb".into()));
    assert_eq!(m.json()["placing"], "Wr");
    assert_eq!(m.refused("discard-and-draw"), "G-12.6");
    m.play("chapter A, rest");
    assert_eq!(m.pile(), "Wb Ar Ab Ag Ay Ap");
    assert_eq!(m.hall(0), "Hb Hg Hy Hp Wr");
    assert_eq!(m.stage(), "action");
    assert!(m.json()["placing"].is_null());
    // a card that only the excess brings to the pile was no choice
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, completed A A A, hand Hr Fr; pile Tp; P1: hand Fr",
        "play Hr",
    );
    assert_eq!(m.refused("level 4"), "G-7.6");
}

#[test]
fn g_9_4_10_the_copy_nearest_the_top_is_taken() {
    let m = after(
        "P0: hall Hb Hg, hand Hr Fr; pile Tb Wr Tb Dr; P1: hand Fr",
        "play Hr, level 2, pile Tb",
    );
    assert_eq!(m.pile(), "Tb Wr Dr");
}

// ---- G-9.5 Trader

#[test]
fn g_9_5_1_level_0_swaps_one_card() {
    let mut m = after(
        "P0: hall Ab Ag, hand Tr Dr; P1: hall Fb Wb; P2: hall Hb",
        "play Tr, level 0, hall 0 Ab",
    );
    assert_eq!(m.legal(), ["hall 1 Fb", "hall 1 Wb", "hall 2 Hb"]);
    m.play("hall 1 Wb");
    assert_eq!((m.hall(0), m.hall(1)), ("Ag Wb".into(), "Ab Fb".into()));
    assert_eq!((m.hall(2), m.stage()), ("Hb".into(), "action".into()));
}

#[test]
fn g_9_5_2_level_2_swaps_two_cards_with_one_opponent() {
    let mut m = after(
        "P0: hall Ab Tb Tg, hand Tr Dr; P1: hall Fb Fg Wb; P2: hall Wr Wg",
        "play Tr, level 2, hall 0 Tb, hall 0 Ab, hall 1 Wb",
    );
    assert_eq!(m.legal(), ["hall 1 Fb", "hall 1 Fg"]);
    assert_eq!(m.refused("hall 2 Wr"), "G-9.5.2");
    assert_eq!(m.refused("enough"), "G-7.5");
    m.play("hall 1 Fb");
    assert_eq!(
        (m.hall(0), m.hall(1)),
        ("Fb Tg Wb".into(), "Ab Fg Tb".into())
    );
    assert_eq!(m.hall(2), "Wr Wg");
    // exactly two: with one card on either side the level is not usable
    let m = after(
        "P0: hall Tb Tg, hand Tr Dr; P1: hall Fb; P2: hall Wr",
        "play Tr",
    );
    assert_eq!(m.refused("level 2"), "G-7.6");
}

#[test]
fn g_9_5_3_level_4_swaps_whole_chapters() {
    let start = "P0: hall Ab Ag Tb Tg Ty Tp, hand Tr Dr; P1: hall Ay Fb Fg";
    let m = after(start, "play Tr, level 4");
    assert_eq!(m.legal(), ["open 0 A", "open 0 T"]);
    assert_eq!(m.refused("hall 0 Ab"), "G-7.5");
    assert_eq!(m.refused("open 1 F"), "G-9.5.3");
    let different = then(&m, "open 0 A, open 1 F");
    assert_eq!(different.hall(0), "Fb Fg Tb Tg Ty Tp");
    assert_eq!(different.hall(1), "Ab Ag Ay");
    let same = then(&m, "open 0 A, open 1 A");
    assert_eq!(same.hall(0), "Ay Tb Tg Ty Tp");
    assert_eq!(same.hall(1), "Ab Ag Fb Fg");
    assert_eq!(then(&m, "open 0 A").refused("open 1 W"), "G-9.5.3");
    // an opponent without a card has no chapter to give
    let m = after(
        "P0: hall Tb Tg Ty Tp, hand Tr Dr; P1: completed A",
        "play Tr",
    );
    assert_eq!(m.stage(), "action");
}

#[test]
fn g_9_5_4_a_swap_is_legal_unless_it_leaves_duplicates() {
    let m = after(
        "P0: hall Ab Fb, hand Tr Dr; P1: hall Ab Wb Wg, hand Fr",
        "play Tr, level 0, hall 0 Fb",
    );
    assert_eq!(m.legal(), ["hall 1 Wb", "hall 1 Wg"]);
    assert_eq!(m.refused("hall 1 Ab"), "G-9.5.4");
    let m = then(&m, "hall 1 Wb");
    assert_eq!((m.hall(0), m.hall(1)), ("Ab Wb".into(), "Ab Fb Wg".into()));
    assert_eq!(m.to_act(), [0]);
}

#[test]
fn g_9_5_5_identical_cards_may_be_swapped() {
    let start = "P0: hall Ab Tb Tg, hand Tr Dr; P1: hall Ab Wb Wg, hand Fr";
    // giving the common card leaves one card to take: itself
    let mut m = after(start, "play Tr, level 0, hall 0 Ab");
    assert_eq!(
        (m.hall(0), m.hall(1)),
        ("Ab Tb Tg".into(), "Ab Wb Wg".into())
    );
    assert_eq!(m.stage(), "action");
    assert!(
        m.journal(None)
            .iter()
            .any(|line| line.ends_with("other=1 given=Ab taken=Ab"))
    );
    m = after(start, "play Tr, level 2, hall 0 Ab, hall 0 Tb, hall 1 Wb");
    assert_eq!(
        (m.hall(0), m.hall(1)),
        ("Ab Tg Wb".into(), "Ab Tb Wg".into())
    );
}

#[test]
fn g_9_5_6_both_halls_are_tested_for_completion() {
    let m = after(
        "P0: hall Wr, hand Tr Dr; P1: hall Fb Wb Wg Wy Wp, hand Fr",
        "play Tr, level 0, hall 1 Fb",
    );
    assert_eq!((m.hall(0), m.completed(0)), ("Fb".into(), "".into()));
    assert_eq!((m.hall(1), m.completed(1)), ("".into(), "W".into()));
    let m = after(
        "P0: hall Fb Fg Fy Fp Wr, hand Tr Dr; P1: hall Fr Wb Wg Wy Wp, hand Fr",
        "play Tr, level 0, hall 0 Wr, hall 1 Fr",
    );
    assert_eq!((m.hall(0), m.completed(0)), ("".into(), "F".into()));
    assert_eq!((m.hall(1), m.completed(1)), ("".into(), "W".into()));
}

#[test]
fn g_9_5_7_the_own_trader_chapter_may_go() {
    let m = after(
        "P0: hall Tb Tg Ty Tp, hand Tr Dr; P1: hall Fb, hand Fr; actions 1",
        "play Tr, level 4",
    );
    assert_eq!(
        (m.hall(0), m.hall(1)),
        ("Fb Tr".into(), "Tb Tg Ty Tp".into())
    );
    assert_eq!(m.active(), 1);
}

// ---- G-9.6 Weaver

#[test]
fn g_9_6_1_level_0_places_one_card() {
    let m = after(
        "P0: hall Fg, hand Wr Fb Fg Fy; P1: hand Fr",
        "play Wr, level 0",
    );
    assert_eq!(m.legal(), ["hand Fb", "hand Fy"]);
    let m = then(&m, "hand Fb");
    assert_eq!((m.hall(0), m.hand(0)), ("Fb Fg".into(), "Fg Fy".into()));
    assert_eq!(m.stage(), "action");
}

#[test]
fn g_9_6_2_level_2_exchanges_two_hand_cards_for_one_hall_card() {
    let start = "P0: hall Ab Wb Wg, hand Wr Fb Fg Fy; P1: hand Fr";
    let mut m = after(start, "play Wr, level 2");
    assert_eq!(m.refused("hand Fb"), "G-9.6.4");
    m.play("hall 0 Ab, hand Fb");
    assert_eq!(m.refused("enough"), "G-7.5");
    assert_eq!(m.refused("hall 0 Wb"), "G-9.6.4");
    assert_eq!(
        (m.hall(0), m.hand(0)),
        ("Ab Wb Wg".into(), "Fb Fg Fy".into())
    );
    m.play("hand Fy");
    assert_eq!(
        (m.hall(0), m.hand(0)),
        ("Fb Fy Wb Wg".into(), "Ab Fg".into())
    );
    let few = after("P0: hall Ab Wb Wg, hand Wr Fb; P1: hand Fr", "play Wr");
    assert_eq!(few.legal(), ["level 0", "decline"]);
    assert_eq!(few.refused("level 2"), "G-7.6");
}

#[test]
fn g_9_6_3_level_4_exchanges_any_number_for_two_hall_cards() {
    let start = "P0: hall Ab Fb Wb Wg Wy Wp, hand Wr Db Dg Dy; P1: hand Fr";
    let m = after(start, "play Wr, level 4, hall 0 Ab");
    assert_eq!(m.refused("enough"), "G-7.5");
    assert_eq!(m.refused("hand Db"), "G-9.6.4");
    let m = then(&m, "hall 0 Fb");
    assert_eq!(m.refused("hall 0 Wb"), "G-9.6.4");
    let none = then(&m, "enough");
    assert_eq!(
        (none.hall(0), none.hand(0)),
        ("Wb Wg Wy Wp".into(), "Ab Db Dg Dy Fb".into())
    );
    let one = then(&m, "hand Dg, enough");
    assert_eq!(
        (one.hall(0), one.hand(0)),
        ("Dg Wb Wg Wy Wp".into(), "Ab Db Dy Fb".into())
    );
    let all = then(&m, "hand Dy, hand Db, hand Dg");
    assert_eq!(
        (all.hall(0), all.hand(0)),
        ("Db Dg Dy Wb Wg Wy Wp".into(), "Ab Fb".into())
    );
    assert_eq!(all.stage(), "action");
}

#[test]
fn g_9_6_4_the_exchange_is_simultaneous() {
    // an identical copy may take the place of the card that is taken back
    let m = after(
        "P0: hall Ab Wb Wg, hand Wr Ab Fb; P1: hand Fr",
        "play Wr, level 2",
    );
    // of the hall cards only that one leaves two cards to place, so there is nothing to ask
    assert_eq!(m.legal(), ["hand Ab", "hand Fb"]);
    let m = then(&m, "hand Ab");
    assert_eq!((m.hall(0), m.hand(0)), ("Ab Fb Wb Wg".into(), "Ab".into()));
    // but not that card itself, which is in no hand before the effect
    let m = after(
        "P0: hall Ab Fb Wb Wg Wy Wp, hand Wr Dg Dy; P1: hand Fr",
        "play Wr, level 4, hall 0 Ab, hall 0 Fb",
    );
    assert_eq!(m.legal(), ["hand Dg", "hand Dy", "enough"]);
    assert_eq!(m.refused("hand Ab"), "G-9.6.4");
    // and a card placed by the effect is not in the hall to be taken back
    let m = after(
        "P0: hall Ab Fb Wb Wg Wy Wp, hand Wr Dg Dy; P1: hand Fr",
        "play Wr, level 4, hall 0 Ab",
    );
    assert_eq!(m.refused("hall 0 Dg"), "G-9.6.4");
}

#[test]
fn g_9_6_5_placed_cards_differ_from_each_other_and_from_what_stays() {
    let m = after(
        "P0: hall Ab Fg Wb Wg, hand Wr Dr Dg Fb Fb Fg; P1: hand Fr",
        "play Wr, level 2, hall 0 Ab",
    );
    assert_eq!(m.legal(), ["hand Dr", "hand Dg", "hand Fb"]);
    assert_eq!(m.refused("hand Fg"), "G-9.6.5");
    let m = then(&m, "hand Fb");
    assert_eq!(m.legal(), ["hand Dr", "hand Dg"]);
    assert_eq!(m.refused("hand Fb"), "G-9.6.5");
    assert_eq!(m.refused("hand Fg"), "G-9.6.5");
}

#[test]
fn g_9_6_6_weavers_may_be_taken_back_and_n_stays() {
    let mut m = after(
        "P0: hall Wb Wg Wy Wp, hand Wr Dg Dy Db; P1: hand Fr",
        "play Wr, level 4, hall 0 Wb, hall 0 Wg, hand Dg",
    );
    assert_eq!(m.legal(), ["hand Db", "hand Dy", "enough"]);
    m.play("hand Dy, enough");
    assert_eq!(
        (m.hall(0), m.hand(0)),
        ("Dg Dy Wy Wp".into(), "Db Wb Wg".into())
    );
}

#[test]
fn g_9_6_7_completion_is_tested_after_the_exchange() {
    let start = "P0: hall Fb Fg Fy Fp Wb Wg, hand Wr Ab Fr Dr; P1: hand Fr";
    let kept = after(start, "play Wr, level 2, hall 0 Fb, hand Fr, hand Ab");
    assert_eq!(kept.hall(0), "Ab Fr Fg Fy Fp Wb Wg");
    assert_eq!(kept.completed(0), "");
    let full = after(start, "play Wr, level 2, hall 0 Wb, hand Fr, hand Ab");
    assert_eq!(
        (full.hall(0), full.completed(0)),
        ("Ab Wg".into(), "F".into())
    );
    // many chapters may complete at once: what is too much is settled one by one
    let mut m = after(
        "P0: hall Ab Ag Ay Ap Db Dg Dy Dp Fb Fg Fy Fp Hb Hg Hy Hp Tb Tg Wb Wg Wy Wp, \
         hand Wr Wr Ar Dr Fr Hr, completed T T T; P1: hand Fr",
        "play Wr, level 4, hall 0 Tb, hall 0 Tg, \
         hand Ar, hand Dr, hand Fr, hand Hr, hand Wr",
    );
    assert_eq!(m.completed(0), "A D F H T T T W");
    for left in (3..8).rev() {
        assert_eq!(m.refused("discard-and-draw"), "G-12.6");
        let chapter = m.legal()[0].clone();
        m.play(&chapter).play("rest");
        assert_eq!(m.completed(0).split(' ').count(), left);
    }
    assert_eq!(
        (m.completed(0), m.stage()),
        ("T T W".into(), "action".into())
    );
}

// ---- G-14 VP card abilities

/// A purchase of `vp` by seat 0, up to the question of its ability.
#[track_caller]
fn buys(vp: &str, rest: &str) -> Match {
    let cost = if ["VP7_ACTIONS", "VP9"].contains(&vp) {
        "H H"
    } else {
        "H"
    };
    let text = rest.replacen("P0:", &format!("P0: completed {cost},"), 1);
    after(&format!("{text}; row {vp}"), &format!("buy {vp}, rest"))
}

#[test]
fn g_14_1_abilities_are_optional_work_once_and_wholly() {
    let m = buys("VP4_TAKE", "P0: hall Ab, hand Dr; P1: hall Fb Fg, hand Fr");
    assert_eq!(m.legal(), ["hall 1 Fb", "hall 1 Fg", "decline"]);
    let unused = then(&m, "decline");
    assert_eq!(
        (unused.hall(0), unused.bought()),
        ("Ab".into(), "VP4_TAKE".into())
    );
    assert_eq!((unused.stage(), unused.actions()), ("action".into(), 1));
    let used = then(&m, "hall 1 Fb");
    assert_eq!(
        (used.hall(0), used.stage()),
        ("Ab Fb".into(), "action".into())
    );
    for m in [&unused, &used] {
        assert_eq!(m.refused("hall 1 Fg"), "G-5.2");
        assert_eq!(m.refused("use"), "G-5.2");
    }
    assert_eq!(m.refused("discard-and-draw"), "G-14.1");
    // nothing legal: the purchase stands
    let m = buys("VP4_TAKE", "P0: hall Ab, hand Dr; P1: hall Ab, hand Fr");
    assert_eq!(
        (m.stage(), m.bought()),
        ("action".into(), "VP4_TAKE".into())
    );
    assert!(
        m.journal(None)
            .contains(&"log-ability-unused seat=0 vp=VP4_TAKE".into())
    );
    // wholly: one card where two are asked for is nothing
    let m = buys(
        "VP3_SWAP",
        "P0: hall Ab, hand Dr; P1: hall Fb, hand Fr; P2: hall Fg",
    );
    assert_eq!(m.stage(), "action");
}

#[test]
fn g_14_2_a_whole_chapter_moves() {
    let m = buys(
        "VP2_CHAPTER",
        "P0: hall Ab Fr Fg, hand Dr; P1: hall Ab Ag Fb Fy Fp Wb Wg; P2: hall Wr",
    );
    assert_eq!(m.legal(), ["open 1 F", "open 1 W", "open 2 W", "decline"]);
    assert_eq!(m.refused("open 1 A"), "G-8.3");
    assert_eq!(m.refused("open 0 A"), "G-14.2");
    assert_eq!(m.refused("open 2 T"), "G-14.2");
    let moved = then(&m, "open 1 W");
    assert_eq!(moved.hall(0), "Ab Fr Fg Wb Wg");
    assert_eq!(moved.hall(1), "Ab Ag Fb Fy Fp");
    let full = then(&m, "open 1 F");
    assert_eq!((full.hall(0), full.completed(0)), ("Ab".into(), "F".into()));
    assert_eq!(full.hall(1), "Ab Ag Wb Wg");
}

#[test]
fn g_14_3_one_card_for_two_of_one_opponent() {
    let m = buys(
        "VP3_SWAP",
        "P0: hall Ab Fb, hand Dr; P1: hall Ag Fb Wb Wg; P2: hall Hb Hg",
    );
    assert_eq!(m.legal(), ["hall 0 Ab", "hall 0 Fb", "decline"]);
    let begun = then(&m, "hall 0 Ab, hall 1 Wb");
    assert_eq!(begun.legal(), ["hall 1 Ag", "hall 1 Wg"]);
    assert_eq!(begun.refused("hall 1 Fb"), "G-14.3");
    assert_eq!(begun.refused("hall 2 Hb"), "G-14.3");
    assert_eq!(begun.refused("enough"), "G-14.1");
    assert_eq!(begun.hall(0), "Ab Fb");
    let done = then(&begun, "hall 1 Ag");
    assert_eq!(
        (done.hall(0), done.hall(1)),
        ("Ag Fb Wb".into(), "Ab Fb Wg".into())
    );
    // what both have must come back
    let common = then(&m, "hall 0 Fb, hall 1 Wb");
    assert_eq!(
        (common.hall(0), common.hall(1)),
        ("Ab Fb Wb".into(), "Ag Fb Wg".into())
    );
    // completion in both halls
    let m = buys(
        "VP3_SWAP",
        "P0: hall Ar Fr Fb Fg, hand Dr; P1: hall Ab Ag Ay Ap Fy Fp, hand Fr",
    );
    let m = then(&m, "hall 0 Ar, hall 1 Fy, hall 1 Fp");
    assert_eq!((m.hall(0), m.completed(0)), ("".into(), "F".into()));
    assert_eq!((m.hall(1), m.completed(1)), ("".into(), "A".into()));
}

#[test]
fn g_14_4_hand_cards_are_placed_one_at_a_time() {
    let m = buys(
        "VP3_PLACE",
        "P0: hall Fb Fg Fy Fp Ab, hand Fr Fr Fb Ab Dr; P1: hand Fr",
    );
    assert_eq!(m.legal(), ["hand Dr", "hand Fr", "decline"]);
    assert_eq!(m.refused("hand Ab"), "G-8.2");
    assert_eq!(m.refused("hand Fb"), "G-8.2");
    assert_eq!(m.refused("hand Wb"), "G-14.4");
    assert_eq!(m.refused("enough"), "G-14.1");
    let first = then(&m, "hand Fr");
    assert_eq!(
        (first.hall(0), first.completed(0)),
        ("Ab".into(), "F".into())
    );
    assert_eq!(first.legal(), ["hand Dr", "hand Fr", "hand Fb", "enough"]);
    let all = then(&first, "hand Fb, hand Fr, hand Dr");
    assert_eq!(
        (all.hall(0), all.hand(0)),
        ("Ab Dr Fr Fb".into(), "Ab".into())
    );
    assert_eq!(all.stage(), "action");
    let one = then(&m, "hand Dr, enough");
    assert_eq!(one.hall(0), "Ab Dr Fb Fg Fy Fp");
    let none = then(&m, "decline");
    assert_eq!(none.hall(0), "Ab Fb Fg Fy Fp");
    assert!(
        none.journal(None)
            .contains(&"log-ability-unused seat=0 vp=VP3_PLACE".into())
    );
}

#[test]
fn g_14_5_six_cards_are_drawn() {
    let rest = "P0: hand Ar Ab Ag Ay Ap Dr; deck Fr Fb Fg Fy Fp Wr Wb; P1: hand Fr";
    let m = buys("VP_DRAW", rest);
    assert_eq!(m.legal(), ["use", "decline"]);
    assert_eq!(then(&m, "decline").deck(), "Fr Fb Fg Fy Fp Wr Wb");
    let m = then(&m, "use");
    assert_eq!(m.hand(0), "Ar Ab Ag Ay Ap Dr Fr Fb Fg Fy Fp Wr");
    assert_eq!((m.deck(), m.actions()), ("Wb".into(), 1));
    // with the cards of the payment there are six: one in the deck, five in the pile
    let m = buys("VP_DRAW", "P0: hand Ar; deck Fr; P1: hand Fr");
    let m = then(&m, "use");
    assert_eq!(m.hand(0), "Ar Fr Hr Hb Hg Hy Hp");
    let m = buys("VP_DRAW", "P0: hand Ar; P1: hand Fr");
    let m = then(&m, "use");
    assert_eq!(m.hand(0), "Ar Hr Hb Hg Hy Hp");
    assert_eq!((m.deck(), m.pile()), ("".into(), "".into()));
}

#[test]
fn g_14_6_one_card_is_taken() {
    let m = buys(
        "VP4_TAKE",
        "P0: hall Ab Fr Fb Fg Fy, hand Dr; P1: hall Ab Fp; P2: hall Wb",
    );
    assert_eq!(m.legal(), ["hall 1 Fp", "hall 2 Wb", "decline"]);
    assert_eq!(m.refused("hall 1 Ab"), "G-14.6");
    assert_eq!(m.refused("hall 0 Ab"), "G-14.6");
    let m = then(&m, "hall 1 Fp");
    assert_eq!((m.hall(0), m.completed(0)), ("Ab".into(), "F".into()));
    assert_eq!((m.hall(1), m.hall(2)), ("Ab".into(), "Wb".into()));
}

#[test]
fn g_14_7_one_extra_action() {
    let m = buys("VP4_ACTION", "P0: hand Dr; P1: hand Fr");
    assert_eq!(
        (m.legal(), m.actions()),
        (vec!["use".into(), "decline".into()], 1)
    );
    assert_eq!(then(&m, "use").actions(), 2);
    assert_eq!(then(&m, "decline").actions(), 1);
}

#[test]
fn g_14_8_two_extra_actions() {
    let m = buys("VP7_ACTIONS", "P0: hand Dr; P1: hand Fr");
    assert_eq!((m.completed(0), m.actions()), ("".into(), 1));
    assert_eq!(then(&m, "use").actions(), 3);
    assert_eq!(then(&m, "decline").actions(), 1);
}

#[test]
fn g_14_9_five_and_nine_points_have_no_ability() {
    for vp in ["VP5", "VP9"] {
        let m = buys(vp, "P0: hall Ab, hand Dr; P1: hall Fb, hand Fr; deck Ar");
        assert_eq!((m.stage(), m.bought()), ("action".into(), vp.into()));
        assert_eq!((m.hall(0), m.actions()), ("Ab".into(), 1));
    }
}

// ---- G-15 Extra actions

#[test]
fn g_15_1_an_extra_action_is_of_any_kind() {
    let m = after(
        "P0: hand Dr Ar, completed T; P1: hall Fb, hand Fr; row VP5 VP4_ACTION; actions 1",
        "play Dr, draw 0",
    );
    assert_eq!((m.active(), m.actions()), (0, 1));
    assert_eq!(
        m.legal(),
        ["play Ar", "buy VP4_ACTION", "buy VP5", "discard-and-draw"]
    );
    for moves in [
        "play Ar, decline",
        "buy VP5, rest",
        "discard-and-draw, enough",
    ] {
        assert_eq!(then(&m, moves).active(), 1, "{moves}");
    }
}

#[test]
fn g_15_2_sources_add_up() {
    let mut m = after(
        "P0: hand Dr Ar, completed T T F; P1: hand Fr; row VP4_ACTION VP7_ACTIONS",
        "play Dr, draw 0",
    );
    assert_eq!(m.actions(), 2);
    m.play("buy VP4_ACTION, chapter T, rest, use");
    assert_eq!(m.actions(), 2);
    m.play("buy VP7_ACTIONS");
    while m.can("chapter F") || m.can("chapter T") {
        let chapter = m.legal()[0].clone();
        m.play(&chapter);
    }
    m.play("rest, use");
    assert_eq!(m.actions(), 3);
    // without limit
    let m = after(
        "P0: hand Ar, completed T; P1: hand Fr; row VP4_ACTION; actions 40",
        "buy VP4_ACTION, rest, use",
    );
    assert_eq!(m.actions(), 40);
}

#[test]
fn g_15_3_one_dancer_and_six_plays_a_turn() {
    let mut m = after(
        "P0: hand Dr Db Ar Ab Fr Fb Hr Hb Tr Tb Wr Wb; P1: hand Fr; actions 9",
        "play Dr, draw 0",
    );
    assert_eq!((m.actions(), m.refused("play Db")), (9, "G-6.3"));
    for card in ["Ar", "Fr", "Hr", "Tr", "Wr"] {
        m.play(&format!("play {card}"));
        if m.can("decline") {
            m.play("decline");
        }
    }
    assert_eq!(m.area().split(' ').count(), 6);
    assert_eq!(
        (m.legal(), m.actions()),
        (vec!["discard-and-draw".into()], 4)
    );
    for card in ["Ab", "Fb", "Hb", "Tb", "Wb"] {
        assert_eq!(m.refused(&format!("play {card}")), "G-6.3");
    }
}

#[test]
fn g_15_4_the_extra_action_is_the_last_part_of_its_effect() {
    // the cards are drawn before the action is added: the next decision is an action with them in hand
    let m = after(
        "P0: hall Db, hand Dr, completed H; deck Ar; P1: hand Fr; row VP4_ACTION; actions 1",
        "play Dr, draw 1",
    );
    assert_eq!((m.actions(), m.stage()), (1, "action".into()));
    assert!(m.can("play Ar"));
    let lines = m.journal(Some(0));
    assert!(lines[lines.len() - 1].starts_with("log-extra-actions"));
    let m = then(&m, "buy VP4_ACTION, rest, use");
    assert_eq!(
        (m.active(), m.actions(), m.stage()),
        (0, 1, "action".into())
    );
    assert!(
        m.journal(None)
            .last()
            .unwrap()
            .starts_with("log-extra-actions")
    );
}

// ---- G-16 End of turn

#[test]
fn g_16_1_played_cards_join_the_hall() {
    let mut m = at("P0: hall Ab, hand Dr; area Fr Wg; P1: hand Fr; actions 1");
    end_turn(&mut m);
    assert_eq!((m.hall(0), m.area()), ("Ab Fr Wg".into(), "".into()));
    assert_eq!((m.active(), m.actions()), (1, 2));
    let m = after("P0: hand Dr Fr; P1: hand Fr", "play Fr");
    assert_eq!((m.hall(0), m.area()), ("".into(), "Fr".into()));
}

#[test]
fn g_16_2_a_duplicate_is_discarded() {
    let mut m = at("P0: hall Ab Fr, hand Dr; area Fr Wg; P1: hand Fr; actions 1");
    end_turn(&mut m);
    assert_eq!((m.hall(0), m.pile()), ("Ab Fr Wg".into(), "Fr".into()));
    assert!(
        m.journal(None)
            .contains(&"log-duplicate seat=0 card=Fr".into())
    );
}

#[test]
fn g_16_3_duplicates_go_in_the_order_of_play() {
    for area in ["Fr Wg Ab", "Wg Ab Fr"] {
        let mut m = at(&format!(
            "P0: hall Ab Fr Wg, hand Dr; area {area}; P1: hand Fr; actions 1"
        ));
        end_turn(&mut m);
        assert_eq!((m.hall(0), m.pile()), ("Ab Fr Wg".into(), area.into()));
    }
    assert_eq!(
        try_at("P0: hand Dr; area Fr Fb").unwrap_err().clause,
        Some("G-6.3")
    );
}

#[test]
fn g_16_4_a_moved_card_may_complete_and_force_a_discard() {
    let mut m = at("P0: hall Fb Fg Fy Fp, hand Dr; area Fr; P1: hand Fr; actions 1");
    end_turn(&mut m);
    assert_eq!(
        (m.hall(0), m.completed(0), m.active()),
        ("".into(), "F".into(), 1)
    );
    let mut m =
        at("P0: hall Fb Fg Fy Fp, hand Dr, completed A D H; area Fr; P1: hand Fr; actions 1");
    end_turn(&mut m);
    assert_eq!((m.active(), m.to_act()), (0, vec![0]));
    assert_eq!(
        m.legal(),
        ["chapter A", "chapter D", "chapter F", "chapter H"]
    );
    assert_eq!(m.refused_to(1, "discard-and-draw"), "G-12.10");
    m.play("chapter D, rest");
    assert_eq!((m.completed(0), m.active()), ("A F H".into(), 1));
}

#[test]
fn g_16_5_bought_cards_are_scored() {
    let mut m = at("P0: hand Dr; bought VP5 VP4_TAKE; P1: hand Fr; actions 1");
    assert_eq!((m.points(0), m.scored(0)), (0, "".into()));
    end_turn(&mut m);
    assert_eq!(
        (m.scored(0), m.bought()),
        ("VP4_TAKE VP5".into(), "".into())
    );
    assert_eq!(m.points(0), 9);
}

#[test]
fn g_16_6_points_are_counted_and_the_left_neighbour_goes_on() {
    let mut m = at(
        "P0: hand Dr; P1: hand Fr; P2: hand Fr, scored VP9, tokens 5; \
                    bought VP5; active 2; actions 1",
    );
    end_turn(&mut m);
    assert_eq!((m.points(2), m.active(), m.number("/turn")), (19, 0, 6));
    assert!(m.winners().is_empty());
    end_turn(&mut m);
    assert_eq!((m.active(), m.number("/turn")), (1, 7));
    let mut m = at(
        "P0: hand Dr; P1: hand Fr; P2: hand Fr, scored VP9, tokens 6; \
                    bought VP5; active 2; actions 1",
    );
    end_turn(&mut m);
    assert_eq!((m.winners(), m.stage()), (vec![2], "over".into()));
}

#[test]
fn g_16_7_moving_into_the_hall_triggers_nothing() {
    let mut m = at(
        "P0: hall Fb Fg Fy Db, hand Ag; area Dr Fr Hr Ar Tr Wr; deck Ap Ap; pile Tb; \
                    P1: hall Wb, hand Fr; actions 1",
    );
    m.play("discard-and-draw");
    m.play("enough");
    // two cards drawn by the action, the pile reshuffled for the third; nothing else
    assert_eq!(m.hand(0), "Ag Ap Ap Tb");
    assert_eq!((m.tokens(0), m.hall(1)), (0, "Wb".into()));
    assert_eq!(m.hall(0), "Ar Dr Db Fr Fb Fg Fy Hr Tr Wr");
    assert_eq!((m.active(), m.actions()), (1, 2));
}

#[test]
fn g_16_8_each_card_is_settled_before_the_next_moves() {
    let mut m = at(
        "P0: hall Fb Fg Fy Fp Wg, hand Dr, completed A D H; area Ab Fr Wg Hp; \
                    P1: hand Fr; actions 1",
    );
    end_turn(&mut m);
    assert_eq!((m.hall(0), m.area()), ("Ab Wg".into(), "Wg Hp".into()));
    assert_eq!(m.pile(), "");
    m.play("chapter H, rest");
    assert_eq!(m.pile(), "Hr Hb Hg Hy Hp Wg");
    assert_eq!(
        (m.hall(0), m.completed(0)),
        ("Ab Hp Wg".into(), "A D F".into())
    );
    assert_eq!(m.active(), 1);
}

// ---- G-17 Victory

#[test]
fn g_17_1_twenty_points_at_the_end_of_the_own_turn_win_at_once() {
    let mut m = at(
        "P0: hand Dr; P1: hand Fr, scored VP9, tokens 2; P2: hand Fr; \
                    bought VP9; active 1; actions 1",
    );
    end_turn(&mut m);
    assert_eq!((m.winners(), m.points(1)), (vec![1], 20));
    assert_eq!((m.to_act(), m.stage()), (vec![], "over".into()));
    for seat in 0..3 {
        assert!(m.legal_of(seat).is_empty());
        assert_eq!(m.refused_to(seat, "discard-and-draw"), "G-17.1");
    }
    let mut m = at("P0: hand Dr, scored VP9, tokens 1; P1: hand Fr; bought VP9; actions 1");
    end_turn(&mut m);
    assert_eq!((m.points(0), m.active(), m.winners()), (19, 1, vec![]));
}

#[test]
fn g_17_2_only_in_the_own_turn() {
    let waiting = try_at("P0: hand Dr; P1: hand Fr, tokens 20");
    assert_eq!(waiting.unwrap_err().clause, Some("G-17.1"));
    for seed in 0..3 {
        let mut m = begun(2 + seed as u8, seed);
        let mut chance = Chance::from_seed(seed);
        let seats = 2 + seed as u8;
        while !m.to_act().is_empty() {
            let (active, before) = (m.active(), points(&m, seats));
            let legal = m.legal();
            m.play(&legal[chance.below(legal.len() as u32) as usize]);
            let now = points(&m, seats);
            for seat in (0..seats).filter(|seat| u64::from(*seat) != active) {
                assert_eq!(before[usize::from(seat)], now[usize::from(seat)]);
            }
        }
        assert_eq!(m.winners().len(), 1);
    }
}

fn points(m: &Match, seats: u8) -> Vec<i32> {
    (0..seats).map(|seat| m.points(seat)).collect()
}

#[test]
fn g_17_3_twenty_points_in_mid_turn_do_not_stop_the_turn() {
    let mut m = after(
        "P0: hall Fb, hand Fr Dr, tokens 19; P1: hand Fr",
        "play Fr, level 1",
    );
    assert_eq!(
        (m.points(0), m.actions(), m.stage()),
        (20, 1, "action".into())
    );
    assert!(m.winners().is_empty());
    end_turn(&mut m);
    assert_eq!((m.winners(), m.hall(0)), (vec![0], "Fr Fb".into()));
}

#[test]
fn g_17_4_points_come_from_vp_cards_and_tokens() {
    let m = at(
        "P0: hall Ab Fr Wg, hand Dr, completed A A T, scored VP2_CHAPTER VP3_SWAP VP_DRAW VP4_TAKE VP5, tokens 2; P1: completed F F F",
    );
    assert_eq!((m.points(0), m.points(1)), (2 + 3 + 3 + 4 + 5 + 2, 0));
    let tally = m.0.position().tally(None);
    let of_seat = |seat: usize| -> i32 { tally.lines.iter().filter_map(|l| l.values[seat]).sum() };
    assert_eq!((of_seat(0), of_seat(1)), (19, 0));
}

#[test]
fn g_17_5_and_g_17_7_the_bound_stops_the_match_and_ranks() {
    let over = |text: &str| {
        let mut m = at(&format!("{text}; actions 1; turn 400"));
        end_turn(&mut m);
        assert_eq!(m.stage(), "over", "{text}");
        let places = m.0.position().tally(None).places;
        (m.winners(), places)
    };
    let mut m = at("P0: hand Dr; P1: hand Fr; actions 1; turn 399");
    end_turn(&mut m);
    assert_eq!((m.number("/turn"), m.to_act()), (400, vec![1]));
    end_turn(&mut m);
    assert_eq!(m.stage(), "over");
    // points, then completed chapters, then the size of the hall
    assert_eq!(
        over("P0: tokens 3, hand Dr; P1: tokens 4"),
        (vec![1], vec![2, 1])
    );
    let chapters = "P0: tokens 3, hand Dr, hall Ab Ag; P1: tokens 3, completed T";
    assert_eq!(over(chapters), (vec![1], vec![2, 1]));
    let hall = "P0: tokens 3, completed F, hand Dr, hall Ab Ag; P1: tokens 3, completed T, hall Ab; P2: tokens 1";
    assert_eq!(over(hall), (vec![0], vec![1, 2, 3]));
    // equal in all three share the place
    let equal = "P0: tokens 3, hand Dr, hall Ab; P1: tokens 3, hall Fb; P2: tokens 2, hall Ab";
    assert_eq!(over(equal), (vec![0, 1], vec![1, 1, 3]));
    // the bound comes after the victory
    let won = "P0: tokens 20, hand Dr; P1: tokens 19, completed T";
    assert_eq!(over(won), (vec![0], vec![1, 2]));
    // what the bound counts is all turns together, and a later turn does not exist
    assert_eq!(
        try_at("P0: hand Dr; P1: hand Fr; turn 401")
            .unwrap_err()
            .clause,
        Some("G-17.7")
    );
}

#[test]
fn g_17_6_the_score_sheet_puts_the_winner_first_and_equals_together() {
    let mut m = at(
        "P0: hand Dr, tokens 5; P1: hand Fr, tokens 8; P2: tokens 20; P3: tokens 5, completed T; active 2; actions 1",
    );
    let sheet = m.0.position().tally(None);
    assert!(sheet.winners.is_empty());
    end_turn(&mut m);
    let sheet = m.0.position().tally(None);
    assert_eq!(sheet.totals, [5, 8, 20, 5]);
    assert_eq!((sheet.places, m.winners()), (vec![3, 2, 1, 3], vec![2]));
}

// ---- G-18 Player counts

#[test]
fn g_18_1_only_the_vp_cards_depend_on_the_number_of_players() {
    for (seats, vp_deck, out) in [(2, 15, 10), (3, 15, 10), (4, 25, 0)] {
        let view = dealt(seats, 3).view(None);
        assert_eq!(view["vp_deck"], vp_deck);
        assert_eq!(view["out"].as_array().unwrap().len(), out);
    }
}

#[test]
fn g_18_2_all_else_is_the_same() {
    for seats in 2..=4u8 {
        let m = begun(seats, 3);
        let view = m.view(None);
        assert_eq!((m.actions(), view["row"].as_array().unwrap().len()), (2, 5));
        for seat in view["seats"].as_array().unwrap() {
            assert_eq!(seat["hand_size"], 6);
        }
        assert_eq!(view["deck"], 120 - 9 * u64::from(seats));
        let others = ["P1: hand Fr; ", "P2: hand Fr; ", "P3: hand Fr; "];
        let others = others[..usize::from(seats) - 1].concat();
        let mut m = at(&format!("P0: hand Dr, tokens 20; {others}actions 1"));
        end_turn(&mut m);
        assert_eq!(m.winners(), [0]);
        let mut m = at(&format!("P0: hand Dr, tokens 19; {others}actions 1"));
        end_turn(&mut m);
        assert!(m.winners().is_empty());
    }
}

#[test]
fn g_18_3_how_many_vp_cards_can_be_bought_below_twenty_points() {
    // each player may hold cards worth 19 points; the cheapest cards in the match give the most
    for (seats, most) in [(2u8, 12), (3, 15), (4, 21)] {
        let m = dealt(seats, 1);
        let cards = format!("{} {}", m.row(), m.at("/vp_deck"));
        let value = |vp: &str| vp.chars().find_map(|c| c.to_digit(10)).unwrap_or(3);
        let mut values: Vec<u32> = cards.split(' ').map(value).collect();
        values.sort_unstable();
        let (mut sum, mut count) = (0, 0);
        for value in values {
            sum += value;
            if sum > 19 * u32::from(seats) {
                break;
            }
            count += 1;
        }
        assert_eq!(count, most, "{seats} players");
        let deck = m.at("/vp_deck").split(' ').count();
        assert_eq!(deck, if seats == 4 { 25 } else { 15 });
        assert_eq!(count >= deck, seats == 3);
    }
}

// ---- G-19 Quick answers

#[test]
fn g_19_1_chapters_of_different_professions_and_a_colour_they_have() {
    let m = after(
        "P0: hall Ab Tb Tg Ty Tp, hand Tr Dr; P1: hall Ab Ag Fb; P2: hall Hb",
        "play Tr, level 4, open 0 A",
    );
    assert_eq!(m.legal(), ["open 1 A", "open 2 H"]);
    assert_eq!(m.refused("open 1 F"), "G-9.5.4");
}

#[test]
fn g_19_2_chapters_of_the_same_profession_always_swap() {
    let m = after(
        "P0: hall Ab Ag Tb Tg Ty Tp, hand Tr Dr; P1: hall Ar Ab Ag Ay Fb",
        "play Tr, level 4, open 0 A",
    );
    // giving colours that they have forbids all other chapters, so there was no choice left
    assert_eq!(m.hall(0), "Ar Ab Ag Ay Tb Tg Ty Tp");
    assert_eq!(m.hall(1), "Ab Ag Fb");
}

#[test]
fn g_19_3_an_assassin_at_four_and_two_opponents() {
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Wr Wg; P2: hall Tg Wg",
        "play Ar, level 4, hall 2 Tg",
    );
    // the one card left was taken without a question; with a choice the other hall is refused
    assert_eq!((m.hall(2), m.pile()), ("".into(), "Tg Wg".into()));
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Wr Wg; P2: hall Tg Wg",
        "play Ar, level 4, hall 1 Tb",
    );
    assert_eq!(m.refused("hall 2 Tg"), "G-9.1.4");
}

#[test]
fn g_19_4_a_weaver_at_four_placing_five_and_taking_two() {
    let start = "P0: hall Ab Ag Wb Wg Wy Wp, hand Wr Dr Db Fr Fb Hr Ab Wb; P1: hand Fr";
    let m = after(
        start,
        "play Wr, level 4, hall 0 Ab, hall 0 Ag, hand Dr, hand Db, hand Fr, hand Fb, hand Hr, enough",
    );
    assert_eq!(m.hall(0), "Dr Db Fr Fb Hr Wb Wg Wy Wp");
    assert_eq!(m.hand(0), "Ab Ab Ag Wb");
    let m = after(start, "play Wr, level 4");
    assert_eq!(m.refused("enough"), "G-7.5");
    assert_eq!(then(&m, "hall 0 Ab").refused("enough"), "G-7.5");
    let m = then(&m, "hall 0 Ab, hall 0 Ag");
    assert!(m.can("hand Ab"));
    assert_eq!(m.refused("hand Wb"), "G-9.6.5");
}

#[test]
fn g_19_5_a_historian_card_that_is_the_fifth_colour() {
    let m = after(
        "P0: hall Tr Tb Tg Ty, hand Hr Tp; pile Tp; P1: hall Fb, hand Fr",
        "play Hr, level 0",
    );
    assert_eq!((m.hall(0), m.completed(0)), ("".into(), "T".into()));
    assert!(m.can("play Tp"));
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr Dr; pile Tp Wb Tp; P1: hand Fr",
        "play Hr, level 4, pile Tp",
    );
    assert_eq!(m.legal(), ["pile Tp", "pile Wb"]);
    let m = then(&m, "pile Tp");
    assert_eq!(
        (m.hall(0), m.completed(0)),
        ("Hb Hg Hy Hp Tp".into(), "T".into())
    );
    assert_eq!(m.pile(), "Wb");
}

#[test]
fn g_19_6_no_effect_touches_a_completed_chapter() {
    for card in ["Ar", "Hr", "Tr", "Wr"] {
        for four in [false, true] {
            let letter = &card[..1];
            let hall = if four { "b g y p" } else { "" };
            let hall: Vec<String> = hall
                .split_whitespace()
                .map(|c| format!("{letter}{c}"))
                .collect();
            let m = after(
                &format!(
                    "P0: hall {}, hand {card}, completed D; P1: completed F F, hand Dr",
                    hall.join(" ")
                ),
                &format!("play {card}"),
            );
            for mv in m.legal() {
                let after_level = then(&m, &mv);
                for mv in after_level.legal() {
                    let parts: Vec<&str> = mv.split(' ').collect();
                    assert!(!matches!(parts[0], "chapter" | "pile"), "{card}: {mv}");
                    assert!(
                        !mv.starts_with("hall 1") && !mv.starts_with("open 1"),
                        "{mv}"
                    );
                }
            }
            assert_eq!((m.completed(0), m.completed(1)), ("D".into(), "F F".into()));
        }
    }
    for vp in ["VP2_CHAPTER", "VP3_SWAP", "VP4_TAKE"] {
        let m = buys(vp, "P0: hall Ab, hand Dr; P1: completed F F, hand Fr");
        assert_eq!((m.stage(), m.completed(1)), ("action".into(), "F F".into()));
    }
}

#[test]
fn g_19_7_payment_is_a_free_choice_of_the_exact_number() {
    let m = after(
        "P0: hand Dr, completed A F T; P1: hand Fr; row VP9 VP5",
        "buy VP9",
    );
    assert_eq!(m.legal(), ["chapter A", "chapter F", "chapter T"]);
    for (first, second) in [("A", "F"), ("T", "A"), ("F", "T")] {
        let one = then(&m, &format!("chapter {first}"));
        assert_eq!(one.refused("rest"), "G-13.1");
        assert_eq!(one.refused(&format!("chapter {first}")), "G-13.1");
        let two = then(&one, &format!("chapter {second}"));
        assert_eq!(two.refused("chapter A"), "G-13.1");
        let order = format!("next {second}p, next {first}g, next {second}r, rest");
        let done = then(&two, &order);
        let expected = format!(
            "{second}p {first}g {second}r {first}r {first}b {first}y {first}p {second}b {second}g {second}y"
        );
        assert_eq!((done.pile(), done.bought()), (expected, "VP9".into()));
        assert_eq!(done.completed(0).len(), 1);
    }
}

#[test]
fn g_19_8_an_ability_with_nothing_legal_is_skipped() {
    for vp in ["VP2_CHAPTER", "VP3_SWAP", "VP3_PLACE", "VP4_TAKE"] {
        let m = buys(vp, "P0: hall Ab, hand Ab; P1: hall Ab, hand Fr");
        assert_eq!(
            (m.stage(), m.bought()),
            ("action".into(), vp.into()),
            "{vp}"
        );
        assert_eq!((m.hall(0), m.hall(1)), ("Ab".into(), "Ab".into()));
        assert_eq!(m.actions(), 1);
    }
}

#[test]
fn g_19_9_playing_the_fifth_colour() {
    let start = "P0: hall Tb Tg Ty Tp, hand Tr Tr Wr Dr; P1: hall Fb Fg, hand Fr";
    let m = after(start, "play Tr");
    assert_eq!(m.legal(), ["level 0", "level 2", "level 4", "decline"]);
    let mut m = then(&m, "decline");
    assert_eq!(
        (m.hall(0), m.completed(0)),
        ("Tb Tg Ty Tp".into(), "".into())
    );
    let mut waited = m.clone();
    end_turn(&mut waited);
    assert_eq!(
        (waited.hall(0), waited.completed(0)),
        ("".into(), "T".into())
    );
    // another copy of the colour is placed earlier
    m.play("play Wr, level 0, hand Tr");
    assert_eq!((m.hall(0), m.completed(0)), ("Tr Wr".into(), "T".into()));
    assert_eq!(m.active(), 1);
}

#[test]
fn g_19_10_a_fourth_chapter_while_an_action_is_left() {
    let mut m = after(
        "P0: hall Tb Tg Ty Tp, hand Wr Tr Dr, completed A D F; P1: hand Fr; row VP5",
        "play Wr, level 0, hand Tr",
    );
    assert_eq!((m.completed(0), m.actions()), ("A D F T".into(), 1));
    assert_eq!(m.refused("buy VP5"), "G-12.6");
    assert_eq!(m.refused("play Dr"), "G-12.6");
    m.play("chapter T, rest");
    assert_eq!(
        (m.completed(0), m.pile()),
        ("A D F".into(), "Tr Tb Tg Ty Tp".into())
    );
    assert!(m.can("buy VP5") && m.can("play Dr"));
}

#[test]
fn g_19_11_placing_a_profession_already_played() {
    let m = after(
        "P0: hand Fr Wr Fb Dr; P1: hand Fr",
        "play Fr, play Wr, level 0",
    );
    assert!(m.can("hand Fb"));
    let m = then(&m, "hand Fb");
    assert_eq!(m.hall(0), "Fr Fb Wr");
}

#[test]
fn g_19_12_identical_cards_in_area_and_hall_only_in_one_order() {
    let mut m = after(
        "P0: hand Fr Fr Fr Wr Dr; P1: hand Fr; actions 3",
        "play Fr, play Wr, level 0, hand Fr",
    );
    assert_eq!((m.area(), m.hall(0)), ("Fr Wr".into(), "Fr".into()));
    end_turn(&mut m);
    assert_eq!((m.hall(0), m.pile()), ("Fr Wr".into(), "Fr".into()));
    let m = after(
        "P0: hand Fr Fr Wr Dr; P1: hand Fr",
        "play Wr, level 0, hand Fr",
    );
    assert_eq!(m.refused("play Fr"), "G-6.2");
}

// ---- G-20 Derived facts

#[test]
fn g_20_1_halls_are_sets_hands_are_counts_chapters_are_professions() {
    for profession in Profession::all() {
        let chapter = profession.chapter();
        assert_eq!((chapter.len(), chapter.colours(profession)), (5, 0b1_1111));
    }
    let all: CardSet = trapezi::games::guildhall::Card::all().collect();
    assert_eq!((all.len(), all.chapters()), (30, 6));
    // a hall is a set, a hand is counted up to the four copies, a completed chapter has a profession
    assert!(try_at("P0: hall Ab Ab, hand Dr; P1: hand Fr").is_err());
    let m = at("P0: hand Tb Ab Tb Tb Tb, completed F A F; P1: hand Fr");
    assert_eq!(
        (m.hand(0), m.completed(0)),
        ("Ab Tb Tb Tb Tb".into(), "A F F".into())
    );
    let five = try_at("P0: hand Tb Tb Tb Tb Tb; P1: hand Fr").unwrap_err();
    assert_eq!(five.clause, Some("G-1.11"));
}

/// Random halls for three seats with many cards in common, without full chapters. Seat 0 has
/// `extra` besides and never `played`.
fn random_halls(chance: &mut Chance, extra: &str, played: &str, most: u32) -> [Vec<Card>; 3] {
    let played = Card::of(played);
    let kinds = 2 + chance.below(3) as usize;
    let professions: Vec<char> = {
        let mut all: Vec<char> = "ADFHTW".chars().collect();
        chance.shuffle(&mut all);
        all.truncate(kinds);
        all
    };
    let mut seat = 0;
    [(); 3].map(|()| {
        let mut hall: Vec<Card> = Vec::new();
        if seat == 0 {
            hall.extend(extra.split_whitespace().map(Card::of));
        }
        for _ in 0..chance.below(most + 1) {
            let profession = professions[chance.below(kinds as u32) as usize];
            let colour = "rbgyp".as_bytes()[chance.below(5) as usize] as char;
            let card = Card(profession, colour);
            let full = hall.iter().filter(|other| other.0 == profession).count() == 4;
            let excluded = seat == 0 && card == played;
            if !(full || excluded || hall.contains(&card)) {
                hall.push(card);
            }
        }
        seat += 1;
        hall
    })
}

/// The position in which seat 0 has just played a card.
fn just_played(played: &str, halls: &[Vec<Card>; 3], hand: &[Card]) -> Match {
    let [a, b, c] = halls;
    let (a, b, c, hand) = (names(a), names(b), names(c), names(hand));
    at(&format!(
        "P0: hall {a}, hand {hand}; P1: hall {b}; P2: hall {c}; area {played}; actions 1; \
         stage {{\"effect\":\"{played}\"}}"
    ))
}

/// The position in which seat 0 has just bought a VP card.
fn just_bought(vp: &str, halls: &[Vec<Card>; 3], hand: &[Card]) -> Match {
    let [a, b, c] = halls;
    let (a, b, c, hand) = (names(a), names(b), names(c), names(hand));
    at(&format!(
        "P0: hall {a}, hand {hand}; P1: hall {b}; P2: hall {c}; bought {vp}; actions 1; \
         stage {{\"ability\":{{\"vp\":\"{vp}\",\"placed\":false}}}}"
    ))
}

/// Every match that chains of the decision at hand can lead to, after `first`.
fn endings(m: &Match, first: &str) -> Vec<Match> {
    if !first.is_empty() && !m.can(first) {
        return Vec::new();
    }
    let mut open = vec![if first.is_empty() {
        m.clone()
    } else {
        then(m, first)
    }];
    let mut ended = Vec::new();
    while let Some(m) = open.pop() {
        if m.stage() == "action" {
            ended.push(m);
            continue;
        }
        let legal = m.legal();
        assert!(!legal.is_empty(), "a chain that cannot be finished");
        for mv in legal.iter().filter(|mv| *mv != "decline") {
            open.push(then(&m, mv));
        }
    }
    ended
}

/// The arguments of the last entry of this kind.
fn told(m: &Match, kind: &str) -> Vec<String> {
    let lines = m.journal(Some(0));
    let line = lines.iter().rev().find(|line| line.starts_with(kind));
    let args = line.unwrap_or_else(|| panic!("no {kind} in {lines:?}"));
    args.split(' ')
        .skip(2)
        .map(|arg| arg.split_once('=').unwrap().1.replace('+', " "))
        .collect()
}

/// Exchanges without the order in which their cards were named.
fn unordered(exchanges: impl IntoIterator<Item = Exchange>) -> BTreeSet<(usize, String, String)> {
    let exchanges = exchanges.into_iter();
    exchanges
        .map(|(given, other, taken)| (other, names(&given), names(&taken)))
        .collect()
}

/// Checks that the chains after `first` reach exactly the expected exchanges, with the halls that
/// the cards' moving and the flipping of full chapters leave.
fn reaches(m: &Match, first: &str, expected: Vec<Exchange>) -> usize {
    let start = Referee::of(&m.json());
    let mut found = BTreeSet::new();
    for end in endings(m, first) {
        let args = told(&end, "log-traded");
        let (other, given, taken) = (args[0].parse().unwrap(), &args[1], &args[2]);
        found.insert((other, given.clone(), taken.clone()));
        for (seat, lost, gained) in [(0, given, taken), (other, taken, given)] {
            let lost: Vec<Card> = lost.split_whitespace().map(Card::of).collect();
            let mut hall = start.halls[seat].clone();
            hall.retain(|card| !lost.contains(card));
            hall.extend(gained.split_whitespace().map(Card::of));
            assert!(all_differ(&hall));
            let flipped: Vec<String> = flip(&mut hall).iter().map(char::to_string).collect();
            assert_eq!(end.hall(seat as u8), names(&hall));
            assert_eq!(end.completed(seat as u8), flipped.join(" "));
        }
    }
    assert_eq!(found, unordered(expected), "{first} of {}", m.json());
    found.len()
}

fn within(cards: &[Card], hall: &[Card]) -> BTreeSet<Card> {
    cards
        .iter()
        .copied()
        .filter(|card| hall.contains(card))
        .collect()
}

#[test]
fn g_20_2_and_g_20_3_equal_swaps_by_brute_force() {
    let (mut chance, mut tried) = (Chance::from_seed(202), 0);
    for round in 0..40 {
        let extra = ["", "Tb Tg", "Tb Tg Ty"][round % 3];
        let halls = random_halls(&mut chance, extra, "Tr", 5);
        let m = just_played("Tr", &halls, &[Card::of("Dr")]);
        let referee = Referee::of(&m.json());
        // the lemma against the definition
        for other in [1, 2] {
            for k in [1, 2] {
                let mut possible = false;
                for given in ordered(&halls[0], k) {
                    for taken in ordered(&halls[other], k) {
                        let common = |cards: &[Card]| -> BTreeSet<Card> {
                            let in_mine = within(cards, &halls[0]);
                            in_mine
                                .into_iter()
                                .filter(|c| halls[other].contains(c))
                                .collect()
                        };
                        let legal = referee.may_exchange(0, other, &given, &taken);
                        assert_eq!(legal, common(&given) == common(&taken));
                        possible |= legal;
                    }
                }
                assert_eq!(possible, halls[0].len() >= k && halls[other].len() >= k);
            }
        }
        // the engine against the definition
        tried += reaches(&m, "level 0", referee.swaps(0, 1, 1));
        if referee.open(0, 'T') >= 2 {
            let swaps = referee.swaps(0, 2, 2);
            assert_eq!(m.can("level 2"), !swaps.is_empty());
            let net_single = |(given, other, taken): &Exchange| {
                let moved = given.iter().filter(|card| !taken.contains(card)).count();
                (*other, moved)
            };
            let nets: BTreeSet<(usize, usize)> = swaps.iter().map(net_single).collect();
            for other in [1, 2] {
                let shared = within(&halls[0], &halls[other]).len();
                if shared == 0 {
                    assert!(!nets.contains(&(other, 1)) && !nets.contains(&(other, 0)));
                } else if halls[0].len() > shared && halls[other].len() > shared {
                    assert!(nets.contains(&(other, 1)));
                }
            }
            tried += reaches(&m, "level 2", swaps);
        }
    }
    assert!(tried > 100, "{tried} exchanges are no proof");
}

#[test]
fn g_20_4_one_for_two_by_brute_force() {
    let (mut chance, mut tried) = (Chance::from_seed(204), 0);
    for _ in 0..40 {
        let halls = random_halls(&mut chance, "", "Tr", 6);
        let m = just_bought("VP3_SWAP", &halls, &[Card::of("Dr")]);
        let referee = Referee::of(&m.json());
        for other in [1, 2] {
            for given in ordered(&halls[0], 1) {
                for taken in ordered(&halls[other], 2) {
                    let lemma = if halls[other].contains(&given[0]) {
                        let rest: Vec<_> = taken.iter().filter(|c| **c != given[0]).collect();
                        rest.len() == 1 && !halls[0].contains(rest[0])
                    } else {
                        within(&taken, &halls[0]).is_empty()
                    };
                    assert_eq!(referee.may_exchange(0, other, &given, &taken), lemma);
                }
            }
        }
        let swaps = referee.swaps(0, 1, 2);
        if m.stage() == "action" {
            assert!(swaps.is_empty());
        } else if swaps.is_empty() {
            assert_eq!(m.legal(), ["decline"]);
        } else {
            tried += reaches(&m, "", swaps);
        }
    }
    assert!(tried > 100, "{tried} exchanges are no proof");
}

/// A hand of a few cards, duplicates among them.
fn random_hand(chance: &mut Chance, most: u32) -> Vec<Card> {
    let mut hand = Vec::new();
    for _ in 0..chance.below(most + 1) {
        let profession = ['A', 'F', 'W'][chance.below(3) as usize];
        let colour = "rbgyp".as_bytes()[chance.below(5) as usize] as char;
        if hand
            .iter()
            .filter(|card| **card == Card(profession, colour))
            .count()
            < 2
        {
            hand.push(Card(profession, colour));
        }
    }
    hand
}

#[test]
fn g_20_5_weaver_exchanges_by_brute_force() {
    let mut chance = Chance::from_seed(205);
    for round in 0..40 {
        let extra = ["", "Wb Wg", "Wb Wg Wy Wp"][round % 3];
        let [hall, ..] = random_halls(&mut chance, extra, "Wr", 4);
        let halls = [hall, Vec::new(), Vec::new()];
        let hand = random_hand(&mut chance, 5);
        let m = just_played("Wr", &halls, &hand);
        let referee = Referee::of(&m.json());
        let mut levels = vec![(0, 1, 0)];
        levels.extend((referee.open(0, 'W') >= 2).then_some((2, 2, 1)));
        for (level, place, take) in levels {
            let ways = referee.weaves(0, place, take);
            for taken in ordered(&halls[0], take) {
                for placed in ordered(&hand, place) {
                    let kept = |card: &&Card| halls[0].contains(card) && !taken.contains(card);
                    let lemma = all_differ(&placed) && !placed.iter().any(|card| kept(&card));
                    assert_eq!(referee.may_weave(0, &placed, &taken), lemma);
                }
            }
            weaves(&m, &referee, level, ways);
        }
        if referee.open(0, 'W') == 4 {
            let mut ways = Vec::new();
            for taken in ordered(&halls[0], 2) {
                let placed = referee.weaves_any(0, &taken);
                ways.extend(placed.into_iter().map(|placed| (placed, taken.clone())));
            }
            weaves(&m, &referee, 4, ways);
        }
    }
}

fn weaves(m: &Match, start: &Referee, level: u8, expected: Vec<(Vec<Card>, Vec<Card>)>) {
    let text = |(placed, taken): (Vec<Card>, Vec<Card>)| (names(&placed), names(&taken));
    let expected: BTreeSet<(String, String)> = expected.into_iter().map(text).collect();
    let mut found = BTreeSet::new();
    for end in endings(m, &format!("level {level}")) {
        let args = told(&end, "log-weaver");
        let cards = |text: &str| -> Vec<Card> { text.split_whitespace().map(Card::of).collect() };
        let (placed, taken) = (cards(&args[0]), cards(&args[1]));
        let (mut hall, mut hand) = (start.halls[0].clone(), start.hands[0].clone());
        hall.retain(|card| !taken.contains(card));
        hall.extend(&placed);
        for card in &placed {
            let at = hand.iter().position(|other| other == card).unwrap();
            hand.remove(at);
        }
        hand.extend(&taken);
        flip(&mut hall);
        assert_eq!((end.hall(0), end.hand(0)), (names(&hall), names(&hand)));
        found.insert((names(&placed), names(&taken)));
    }
    assert_eq!(found, expected, "level {level} of {}", m.json());
}

#[test]
fn g_20_6_chapter_swaps_by_brute_force() {
    let (mut chance, mut tried) = (Chance::from_seed(206), 0);
    for _ in 0..60 {
        let halls = random_halls(&mut chance, "Tb Tg Ty Tp", "Tr", 10);
        let m = just_played("Tr", &halls, &[Card::of("Dr")]);
        let referee = Referee::of(&m.json());
        let colours = |seat: usize, profession: char| -> BTreeSet<char> {
            let hall = halls[seat].iter().filter(|card| card.0 == profession);
            hall.map(|card| card.1).collect()
        };
        let swaps = referee.chapter_swaps(0);
        let legal = unordered(swaps.clone());
        for other in [1, 2] {
            for x in "ADFHTW".chars().filter(|x| !colours(0, *x).is_empty()) {
                for y in "ADFHTW".chars().filter(|y| !colours(other, *y).is_empty()) {
                    let lemma = x == y
                        || colours(0, x).is_disjoint(&colours(other, x))
                            && colours(other, y).is_disjoint(&colours(0, y));
                    let chapter = |seat: usize, profession: char| -> Vec<Card> {
                        let hall = halls[seat].iter().copied();
                        hall.filter(|card| card.0 == profession).collect()
                    };
                    let swap = (other, names(&chapter(0, x)), names(&chapter(other, y)));
                    assert_eq!(legal.contains(&swap), lemma);
                }
            }
        }
        assert_eq!(m.can("level 4"), !swaps.is_empty());
        tried += reaches(&m, "level 4", swaps);
    }
    assert!(tried > 100, "{tried} exchanges are no proof");
}

#[test]
fn g_9_1_4_and_g_9_1_6_assassins_by_brute_force() {
    let mut chance = Chance::from_seed(91);
    for round in 0..30 {
        let extra = ["", "Ab Ag", "Ab Ag Ay Ap"][round % 3];
        let halls = random_halls(&mut chance, extra, "Ar", 7);
        let m = just_played("Ar", &halls, &[Card::of("Dr")]);
        let referee = Referee::of(&m.json());
        for level in [0, 2, 4].into_iter().filter(|l| *l <= referee.open(0, 'A')) {
            let text = |cards: &[Card]| -> String {
                let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
                cards.join(" ")
            };
            // in every order, which the pile shows
            let expected: BTreeSet<(u8, String)> = referee
                .victims(0, level)
                .into_iter()
                .map(|(other, cards)| (other as u8, text(&cards)))
                .collect();
            let mut found = BTreeSet::new();
            for end in endings(&m, &format!("level {level}")) {
                let other = told(&end, "log-assassin")[0].parse().unwrap();
                let gone: Vec<Card> = end.pile().split(' ').map(Card::of).collect();
                let mut hall = halls[usize::from(other)].clone();
                hall.retain(|card| !gone.contains(card));
                assert_eq!(end.hall(other), names(&hall));
                found.insert((other, end.pile()));
            }
            assert_eq!(found, expected, "level {level} of {}", m.json());
        }
    }
}

#[test]
fn g_9_4_3_and_g_9_4_4_historians_by_brute_force() {
    let mut chance = Chance::from_seed(94);
    for round in 0..40 {
        let extra = ["Hb Hg", "Hb Hg Hy Hp"][round % 2];
        let [hall, ..] = random_halls(&mut chance, extra, "Hr", 12);
        let mut pile = random_hand(&mut chance, 6);
        pile.extend(random_halls(&mut chance, "", "Hr", 4)[0].iter());
        let pile: Vec<Card> = pile.into_iter().take(8).collect();
        let pile_text: Vec<String> = pile.iter().map(ToString::to_string).collect();
        let m = at(&format!(
            "P0: hall {}, hand Dr; area Hr; actions 1; pile {}; \
             stage {{\"effect\":\"Hr\"}}",
            names(&hall),
            pile_text.join(" ")
        ));
        let referee = Referee::of(&m.json());
        for level in [0, 2, 4].into_iter().filter(|l| *l <= referee.open(0, 'H')) {
            let expected = referee.recalls(0, level);
            let mut found = BTreeSet::new();
            for end in endings(&m, &format!("level {level}")) {
                let lines = end.journal(Some(0));
                let placed: Vec<Card> = lines
                    .iter()
                    .filter(|line| line.starts_with("log-historian"))
                    .map(|line| Card::of(line.split_once("card=").unwrap().1))
                    .collect();
                let mut rest = pile.clone();
                for card in &placed {
                    let at = rest.iter().rposition(|other| other == card).unwrap();
                    rest.remove(at);
                }
                let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
                assert_eq!(end.pile(), rest.join(" "));
                found.insert(placed);
            }
            assert_eq!(found, expected, "level {level} of {}", m.json());
        }
    }
}

#[test]
fn g_20_7_order_matters_only_when_a_chapter_completes_in_between() {
    let m = buys("VP3_PLACE", "P0: hall Ab, hand Dr Fr Fb Wr; P1: hand Fr");
    let mut results = BTreeSet::new();
    for order in [
        "Dr Fr Fb", "Dr Fb Fr", "Fr Dr Fb", "Fr Fb Dr", "Fb Dr Fr", "Fb Fr Dr",
    ] {
        let moves: Vec<String> = order
            .split(' ')
            .map(|card| format!("hand {card}"))
            .collect();
        let end = then(&m, &format!("{}, enough", moves.join(", ")));
        results.insert(end.0.hash());
    }
    assert_eq!(results.len(), 1);
    let m = buys(
        "VP3_PLACE",
        "P0: hall Fb Fg Fy Fp, hand Fr Fb Dr; P1: hand Fr",
    );
    assert_eq!(m.refused("hand Fb"), "G-8.2");
    assert_eq!(then(&m, "hand Fr, hand Fb, enough").hall(0), "Fb");
}

/// Every pile that the chains of the decision at hand can leave.
fn piles(m: &Match, ended: impl Fn(&Match) -> bool) -> BTreeSet<String> {
    let mut open = vec![m.clone()];
    let mut found = BTreeSet::new();
    while let Some(m) = open.pop() {
        if ended(&m) {
            found.insert(m.pile());
            continue;
        }
        open.extend(m.legal().iter().map(|mv| then(&m, mv)));
    }
    found
}

#[test]
fn g_20_8_every_order_of_discarded_cards_is_within_reach() {
    // a payment: five cards in 120 orders
    let m = after("P0: hand Dr, completed T; P1: hand Fr; row VP5", "buy VP5");
    assert_eq!(piles(&m, |m| m.stage() == "action").len(), 120);
    // a Discard action: every choice of cards in every order
    let m = after(
        "P0: hand Dr Db Fr; P1: hand Fr; active 0",
        "discard-and-draw",
    );
    let mut orders = BTreeSet::new();
    let mut open = vec![(m, Vec::<String>::new())];
    while let Some((m, picked)) = open.pop() {
        for mv in m.legal() {
            let next = then(&m, &mv);
            let mut picked = picked.clone();
            picked.extend(mv.strip_prefix("hand ").map(str::to_owned));
            if next.stage() == "action" {
                orders.insert(picked);
            } else {
                open.push((next, picked));
            }
        }
    }
    // 1 + 3 + 3 x 2 + 3 x 2 x 1 ways to put down none, one, two, or three cards
    assert_eq!(orders.len(), 16);
    // ten cards of two chapters: any order that is asked for
    let mut chance = Chance::from_seed(208);
    for _ in 0..5 {
        let mut m = after(
            "P0: hand Dr, completed T F; P1: hand Fr; row VP9",
            "buy VP9",
        );
        if m.can("chapter F") {
            m.play("chapter F");
        }
        let mut order: Vec<String> = "Tr Tb Tg Ty Tp Fr Fb Fg Fy Fp"
            .split(' ')
            .map(str::to_owned)
            .collect();
        chance.shuffle(&mut order);
        if m.can("chapter T") {
            m.play("chapter T");
        }
        for card in &order[..9] {
            m.play(&format!("next {card}"));
        }
        assert_eq!(m.pile(), order.join(" "));
    }
}

#[test]
fn g_20_9_every_turn_ends() {
    for seed in 0..4 {
        let mut m = begun(2 + seed as u8 % 3, seed);
        let mut chance = Chance::from_seed(seed ^ 0x209);
        let (mut turn, mut taken, mut extra) = (1, 0, 0);
        while !m.to_act().is_empty() {
            let legal = m.legal();
            let mv = &legal[chance.below(legal.len() as u32) as usize];
            taken += u64::from(m.can("discard-and-draw"));
            if mv == "use" {
                let vp = m.bought();
                extra += match vp.rsplit(' ').next() {
                    Some("VP4_ACTION") => 1,
                    Some("VP7_ACTIONS") => 2,
                    _ => 0,
                };
            }
            m.play(mv);
            if m.number("/turn") != turn || m.to_act().is_empty() {
                // two, one of a Dancer, and what was bought
                assert!(taken <= 3 + extra, "{taken} actions in turn {turn}");
                (turn, taken, extra) = (m.number("/turn"), 0, 0);
            }
        }
    }
}

#[test]
fn g_20_10_large_choices_are_made_piece_by_piece() {
    // (a) the order of picking is the order in the pile
    let start = "P0: hand Dr Db Fr Wr; P1: hand Fr; pile Ar";
    let m = after(start, "discard-and-draw, hand Wr, hand Db");
    assert_eq!((m.pile(), m.hand(0)), ("Ar".into(), "Dr Db Fr Wr".into()));
    assert_eq!(m.legal(), ["hand Dr", "hand Fr", "enough"]);
    assert_eq!(m.refused("hand Wr"), "G-10.1");
    // (b) the rest in standard order: chapters as named, colours r b g y p
    let m = after(
        "P0: hand Dr, completed T F A; P1: hand Fr; row VP9",
        "buy VP9, chapter T, chapter A, next Ag, rest",
    );
    assert_eq!(m.pile(), "Ag Tr Tb Tg Ty Tp Ar Ab Ay Ap");
    let m = after(
        "P0: hand Dr, completed T T; P1: hand Fr; row VP9",
        "buy VP9, next Tp, rest",
    );
    assert_eq!(m.pile(), "Tp Tr Tb Tg Ty Tp Tr Tb Tg Ty");
    // (c) each card is settled before the next is chosen
    let m = buys(
        "VP3_PLACE",
        "P0: hall Fb Fg Fy Fp, hand Fr Dr Dg; P1: hand Fr",
    );
    let m = then(&m, "hand Fr");
    assert_eq!(
        (m.completed(0), m.stage()["ability"]["placed"].clone()),
        ("F".into(), true.into())
    );
    // (d) first the two hall cards, then hand cards against the hall without those two
    let m = after(
        "P0: hall Ab Wb Wg Wy Wp Fr Fb Fg Fy, hand Wr Ab Fp Fr; P1: hand Fr",
        "play Wr, level 4, hall 0 Ab, hall 0 Wb",
    );
    assert_eq!(m.legal(), ["hand Ab", "hand Fp", "enough"]);
    let m = then(&m, "hand Fp");
    assert_eq!(m.completed(0), "");
    assert_eq!(then(&m, "hand Ab").hall(0), "Ab Wg Wy Wp");
    assert_eq!(then(&m, "enough").completed(0), "F");
    // (e) only cards with which the effect can be carried out wholly
    let m = after(
        "P0: hall Fb Tb Tg Ab, hand Tr Dr; P1: hall Ab Fb Wb, hand Fr",
        "play Tr, level 2, hall 0 Tb",
    );
    // with one Weaver to be had, the second card given must be one that comes back
    assert_eq!(m.hall(0), "Ab Fb Tb Tg");
    assert_eq!(m.legal(), ["hall 0 Ab", "hall 0 Fb"]);
    assert_eq!(m.refused("hall 0 Tg"), "G-9.5.4");
}

#[test]
fn g_20_10_nobody_else_sees_the_pieces() {
    let cases = [
        (
            "P0: hand Dr Db Fr Wr; P1: hand Fr",
            "discard-and-draw",
            "hand Wr",
        ),
        (
            "P0: hand Dr, completed T F A; P1: hand Fr; row VP9",
            "",
            "buy VP9, chapter T, chapter A, next Ag",
        ),
        (
            "P0: hall Ab Ag, hand Ar Dr; P1: hall Tb Tg Wr Fr, hand Fr",
            "play Ar",
            "level 2, hall 1 Tb",
        ),
        (
            "P0: hall Hb Hg Hy Hp, hand Hr Fr; pile Tb Wr Dr Ap; P1: hand Fr",
            "play Hr",
            "level 4, pile Wr",
        ),
        (
            "P0: hall Tb Tg Ab, hand Tr Dr; P1: hall Fb Wb Wg, hand Fr",
            "play Tr",
            "level 2, hall 0 Ab, hall 0 Tg, hall 1 Wg",
        ),
        (
            "P0: hall Tb Tg Ty Tp Ab, hand Tr Dr; P1: hall Fb Wb Wg, hand Fr",
            "play Tr",
            "level 4, open 0 A",
        ),
        (
            "P0: hall Wb Wg Wy Wp Ab, hand Wr Dr Fr Fb; P1: hand Fr",
            "play Wr",
            "level 4, hall 0 Ab, hall 0 Wb, hand Fr",
        ),
    ];
    for (text, before, pieces) in cases {
        let before = after(text, before);
        let mut m = before.clone();
        for piece in pieces.split(", ") {
            m.play(piece);
            for other in [None, Some(1)] {
                assert_eq!(m.view(other), before.view(other), "{piece}");
                assert_eq!(m.journal(other), before.journal(other), "{piece}");
                let prompts = [&m, &before].map(|m| m.0.reply(other.map(trapezi::kernel::Seat), 0));
                assert_eq!(prompts[0].prompt, prompts[1].prompt, "{piece}");
                assert!(prompts[0].picked.is_empty() && prompts[0].moves.is_empty());
            }
        }
        assert!(!m.0.position().picked(trapezi::kernel::Seat(0)).is_empty());
    }
}

const ADA: trapezi::kernel::Viewer = Some(trapezi::kernel::Seat(0));

#[test]
fn g_20_11_a_chain_may_be_taken_back_pick_by_pick() {
    let text =
        "P0: hall Hb Hg Hy Hp, hand Hr Dr; pile Tb Wr Dr Ap; deck Ar Ab Ag Ay Ap; P1: hand Fr";
    let mut m = after(text, "discard-and-draw");
    let begun = m.0.hash();
    m.play("hand Hr, hand Dr");
    // the last card of the hand left one choice, so the cards were drawn: no way back
    assert_eq!(m.0.undo_refused(ADA).unwrap().code, "undo-learnt");
    let mut m = after(text, "discard-and-draw, hand Hr");
    m.0.undo(ADA).unwrap();
    assert_eq!(m.0.hash(), begun);
    m.0.redo(ADA).unwrap();
    m.0.undo(ADA).unwrap();
    m.0.undo(ADA).unwrap();
    assert_eq!(m.0.position(), at(text).0.position());
    let mut m = after(text, "play Hr, level 4");
    let level = m.0.hash();
    m.play("pile Wr");
    m.0.undo(ADA).unwrap();
    assert_eq!(m.0.hash(), level);
    m.0.undo(ADA).unwrap();
    // the pile was looked through: playing the Historian cannot be taken back
    assert_eq!(m.0.undo_refused(ADA).unwrap().code, "undo-learnt");
    // nothing was revealed by a swap, not even by a complete one
    let mut m = after(
        "P0: hall Tb Tg Ab, hand Tr Dr; P1: hall Fb Wb Wg, hand Fr",
        "play Tr, level 2, hall 0 Ab, hall 0 Tg, hall 1 Wg, hall 1 Fb",
    );
    while m.0.undo(ADA).is_ok() {}
    assert_eq!((m.hall(0), m.hand(0)), ("Ab Tb Tg".into(), "Dr Tr".into()));
}
