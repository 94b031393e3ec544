//! Guildhall's clauses G-1 to G-8 and G-10 to G-13, each asserted on the engine.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::*;

#[test]
fn g_6_2_an_identical_card_in_the_hall_forbids_the_play() {
    let m = at("P0: hall Fb, hand Fb Ar");
    assert_eq!(m.refused("play Fb"), "G-6.2");
    assert!(m.can("play Ar"));
}
