//! What the audit of a Guildhall position lets in, and what it refuses: a position that is let in
//! never leads to one that it would refuse.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;

use guildhall::{at, try_at};

#[track_caller]
fn refused(position: &str) -> (&'static str, &'static str) {
    let refusal = try_at(position).expect_err("this position could not be");
    (refusal.clause.expect("a clause"), refusal.code)
}

#[test]
fn one_weaver_may_complete_a_chapter_of_each_profession() {
    let mut m = at(
        "P0: hall Ar Ab Ag Ay Dr Db Dg Dy Fr Fb Fg Fy Hr Hb Hg Hy Tr Tb Tg Ty Wr Wb Wg Wy, \
         hand Ap Dp Fp Hp Tp Wp Wp Ar Ab, completed A D F; P1: hall Ar",
    );
    m.play("play Wp, level 4, hall 0 Ar, hall 0 Ab");
    m.play("hand Ap, hand Ar, hand Ab, hand Dp, hand Fp, hand Hp, hand Tp, hand Wp");
    assert_eq!(m.completed(0), "A A D D F F H T W");
    m.play("chapter W, rest, chapter T, rest, chapter H, rest, chapter A, rest, chapter D, rest, chapter F, rest");
    assert_eq!(m.completed(0), "A D F");
}

#[test]
fn extra_actions_never_go_beyond_the_bound() {
    let most = "actions 60; P0: hand Dr, completed A D F; P1: hall Ar; row VP7_ACTIONS VP4_ACTION";
    let mut m = at(most);
    m.play("play Dr, draw 0");
    assert_eq!(m.actions(), 60);
    m.play("buy VP7_ACTIONS, chapter A, chapter D, rest, use");
    assert_eq!(m.actions(), 61);
    assert_eq!(
        refused("actions 61; P0: hand Dr; P1: hall Ar").1,
        "position-turn"
    );
    assert_eq!(
        refused(r#"actions 61; P0: hand Dr; P1: hall Ar; area Dr; stage {"effect":"Dr"}"#),
        ("G-17.7", "position-turn")
    );
}

#[test]
fn tokens_never_go_beyond_the_bound() {
    let mut m = at("P0: tokens 100, hall Fr Fb Fg, hand Fy; P1: hall Ar");
    m.play("play Fy, level 3");
    assert_eq!(m.tokens(0), 102);
    m.play("discard-and-draw");
    assert_eq!(m.winners(), [0]);
    assert_eq!(
        refused("P0: tokens 101; P1: hall Ar"),
        ("G-17.1", "position-points")
    );
}

#[test]
fn a_seat_that_is_not_on_turn_has_not_won() {
    assert_eq!(
        refused("P0: hall Ar; P1: tokens 20"),
        ("G-17.1", "position-points")
    );
}

#[test]
fn a_match_is_over_only_by_a_victory_or_the_bound() {
    at("P0: tokens 20; P1: hall Ar; stage over");
    at("turn 400; P0: tokens 3; P1: hall Ar; stage over");
    assert_eq!(
        refused("P0: tokens 19; P1: hall Ar; stage over"),
        ("G-5.4", "position-stage")
    );
}

#[test]
fn an_ability_is_decided_only_where_a_card_has_one() {
    let stage = |vp: &str, placed: bool| {
        format!(
            r#"P0: hand Ar; P1: hall Ar; bought {vp}; stage {{"ability":{{"vp":"{vp}","placed":{placed}}}}}"#
        )
    };
    at(&stage("VP3_PLACE", true));
    at(&stage("VP3_SWAP", false));
    for stage in [stage("VP5", false), stage("VP3_SWAP", true)] {
        assert_eq!(refused(&stage), ("G-5.4", "position-stage"));
    }
}

#[test]
fn a_set_up_can_be_finished_by_everybody() {
    let deck = "deck Ar Ab Ag Ay Dr Db Dg Dy Fr";
    let mut m = at(&format!(
        "turn 0; stage setup_discard; P0: hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; {deck}"
    ));
    m.play("enough, hand Ap, hand Dp, hand Fp, enough, hand Ar, hand Ab, hand Ag");
    assert_eq!(m.number("/turn"), 1);
    for position in [
        // seat 1 could not draw nine cards
        "P0: hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; deck Ar Ab Ag Ay Dr Db Dg Dy",
        // what seat 0 places might lie there already
        "P0: hall Ar, hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; deck Ar Ab Ag Ay Dr Db Dg Dy Fr",
        "P0: hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; deck Ar Ab Ag Ay Dr Db Dg Dy Fr; area Tr",
        // a seat that has won already would never be asked
        "P0: tokens 20, hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; deck Ar Ab Ag Ay Dr Db Dg Dy Fr",
        "P0: completed A, hand Ap Dp Fp Hp Tp Wp Wr Wb Wg; P1: hand; deck Ar Ab Ag Ay Dr Db Dg Dy Fr",
    ] {
        let position = format!("turn 0; stage setup_discard; {position}");
        assert_eq!(refused(&position), ("G-5.4", "position-stage"));
    }
}
