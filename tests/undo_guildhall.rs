//! Where undo has to stop in Guildhall (law 7): what a move turns up for everybody.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;

use guildhall::{Match, at};
use trapezi::kernel::{Refusal, Seat};

fn learnt(m: &Match) -> Vec<u8> {
    let last = m.0.played().last().unwrap();
    last.learnt.iter().map(|Seat(number)| number).collect()
}

/// G-4.5: what lies below the top is hidden, be it a copy of the top itself.
#[test]
fn g_4_5_a_card_turned_up_under_its_twin_is_learnt() {
    for (pile, turned_up) in [("Ab Tr Tr", true), ("Tr Ab", true), ("Tr", false)] {
        let mut m = at(&format!(
            "P0: hand Hr; P1: hall Ab; deck Fr Fb; pile {pile}"
        ));
        m.play("play Hr, level 0");
        assert_eq!(
            learnt(&m),
            if turned_up { vec![0, 1] } else { vec![] },
            "{pile}"
        );
        let stops =
            m.0.undo_refused(Some(Seat(0)))
                .is_some_and(|refusal| refusal == Refusal::of("undo-learnt"));
        assert_eq!(stops, turned_up, "{pile}");
    }
}
