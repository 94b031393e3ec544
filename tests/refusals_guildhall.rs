//! What a person is told who touches a piece that does not fit: code and clause must speak of that
//! piece, not of some other obstacle.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;

use guildhall::*;
use trapezi::kernel::{Game, Seat};

#[track_caller]
fn refused(m: &Match, mv: &str) -> String {
    let refusal = m.0.position().check(Seat(0), mv.parse().unwrap());
    let refusal = refusal.unwrap_err();
    format!("{} {}", refusal.clause.unwrap_or("-"), refusal.code)
}

#[track_caller]
fn after(text: &str, moves: &str) -> Match {
    let mut m = at(text);
    m.play(moves);
    m
}

#[test]
fn a_victim_cannot_be_named_twice() {
    let m = after(
        "P0: hall Ab Ag Ay Ap, hand Ar Dr; P1: hall Tb Tg Wr",
        "play Ar, level 4, hall 1 Tb",
    );
    assert_eq!(refused(&m, "hall 1 Tb"), "G-7.5 exact-number");
}

#[test]
fn a_search_for_two_says_whether_pile_hall_or_number_is_the_obstacle() {
    let start = "P0: hall Hb Hg Hy Hp Dr, hand Hr Fr; pile Dr Tb Wr Tb Ty; P1: hand Fr";
    let m = after(start, "play Hr, level 4");
    assert_eq!(refused(&m, "pile Ap"), "G-9.4.2 card-not-in-pile");
    assert_eq!(refused(&m, "pile Dr"), "G-9.4.4 duplicate-in-hall");
    let m = after(start, "play Hr, level 4, pile Tb");
    assert_eq!(refused(&m, "pile Tb"), "G-9.4.4 duplicate-in-hall");
    let m = after(start, "play Hr, level 4, pile Wr");
    assert_eq!(refused(&m, "pile Wr"), "G-9.4.2 card-not-in-pile");
    // only after the fifth colour does the second copy fit
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr Fr; pile Tp Tb Tg Wr; P1: hand Fr",
        "play Hr, level 4",
    );
    assert_eq!(m.legal(), ["pile Tp", "pile Wr"]);
    let m = after(
        "P0: hall Hb Hg Hy Hp Tr Tb Tg Ty, hand Hr Fr; pile Tp Tb Tg Tg; P1: hand Fr",
        "play Hr, level 4",
    );
    // there is one beginning, and it was not asked for
    assert_eq!(m.legal(), ["pile Tb", "pile Tg"]);
    assert_eq!(refused(&m, "pile Tp"), "G-9.4.2 card-not-in-pile");
}

#[test]
fn a_swap_says_whose_turn_number_or_duplicate_is_the_obstacle() {
    let start = "P0: hall Ab Fb Tb Tg, hand Tr Dr; P1: hall Ab Wb Wg Wy; P2: hall Hb Hg";
    let m = after(start, "play Tr, level 2");
    assert_eq!(refused(&m, "hall 1 Wb"), "G-9.5.2 own-cards-first");
    assert_eq!(refused(&m, "open 0 T"), "G-7.5 exact-number");
    let m = after(start, "play Tr, level 2, hall 0 Fb");
    assert_eq!(refused(&m, "hall 0 Fb"), "G-9.5.2 exact-number");
    let m = after(start, "play Tr, level 2, hall 0 Fb, hall 0 Tb");
    assert_eq!(refused(&m, "hall 0 Tg"), "G-9.5.2 exact-number");
    assert_eq!(refused(&m, "hall 1 Ab"), "G-9.5.4 duplicate-after-swap");
    assert_eq!(refused(&m, "hall 1 Fp"), "G-12.2 card-not-in-hall");
    let m = after(start, "play Tr, level 2, hall 0 Fb, hall 0 Tb, hall 1 Wb");
    assert_eq!(refused(&m, "hall 1 Wb"), "G-9.5.2 exact-number");
    assert_eq!(refused(&m, "hall 2 Hb"), "G-9.5.2 one-opponent-only");
    let m = after(start, "play Tr, level 0");
    assert_eq!(refused(&m, "hall 1 Wb"), "G-9.5.1 own-cards-first");
}

#[test]
fn a_swap_of_chapters_says_whose_turn_it_is() {
    let m = after(
        "P0: hall Ab Tb Tg Ty Tp, hand Tr Dr; P1: hall Ag Wb Wg",
        "play Tr, level 4",
    );
    assert_eq!(refused(&m, "open 1 W"), "G-9.5.3 own-cards-first");
    assert_eq!(refused(&m, "hall 0 Ab"), "G-7.5 exact-number");
    let m = after(
        "P0: hall Ab Tb Tg Ty Tp, hand Tr Dr; P1: hall Ag Wb Wg",
        "play Tr, level 4, open 0 A",
    );
    assert_eq!(refused(&m, "open 0 T"), "G-9.5.3 no-such-effect");
}

#[test]
fn one_for_two_is_refused_by_its_own_clause() {
    let mut m = after(
        "P0: hall Ab Fb, hand Dr, completed T; P1: hall Fb Wb Wg Wy; P2: hall Hb Hg; row VP3_SWAP",
        "buy VP3_SWAP, rest",
    );
    assert_eq!(refused(&m, "hall 1 Wb"), "G-14.3 own-cards-first");
    m.play("hall 0 Ab, hall 1 Wb");
    assert_eq!(refused(&m, "hall 2 Hb"), "G-14.3 one-opponent-only");
    assert_eq!(refused(&m, "hall 1 Fb"), "G-14.3 duplicate-after-swap");
    assert_eq!(refused(&m, "hall 1 Wb"), "G-14.3 exact-number");
    assert_eq!(refused(&m, "hall 0 Fb"), "G-14.3 exact-number");
}

#[test]
fn a_card_to_take_back_that_leaves_too_few_to_place_is_no_duplicate() {
    let m = after(
        "P0: hall Ab Ag Wb Wg, hand Wr Ab Ag Fb; P1: hand Fr",
        "play Wr, level 2",
    );
    assert_eq!(refused(&m, "hall 0 Wb"), "G-9.6.2 exact-number");
    assert_eq!(refused(&m, "hall 0 Dr"), "G-9.6.4 card-not-in-hall");
    let m = after(
        "P0: hall Ab Ag Wb Wg Wy Wp, hand Wr Fb; P1: hand Fr",
        "play Wr, level 4, hall 0 Ab",
    );
    assert_eq!(refused(&m, "hall 0 Ab"), "G-9.6.4 exact-number");
}
