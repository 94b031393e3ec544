//! Every game on the shelf under the ten laws of `kernel::Game`, over random matches with every number
//! of seats. A match that breaks a law is shrunk and printed as moves.
//!
//! `TRAPEZI_LAWS=1000 cargo test --release --test laws` tries a thousand matches for each law and
//! number of seats instead of a few. They are the same matches every time.
#![cfg(not(target_arch = "wasm32"))]

#[path = "laws/mod.rs"]
mod laws;

use laws::{law, matches_from_env, prove};
use std::time::Instant;
use trapezi::bots::random_move;
use trapezi::games::{Visitor, infos, visit};
use trapezi::kernel::{Chance, Game, Journal, Sense, Setup};

/// Puts the whole shelf under a law.
fn shelf_under(number: u8, few: u32) {
    struct Under(u8, u32);
    impl Visitor for Under {
        type Output = ();
        fn visit<G: Game + Sense>(self) {
            for seats in G::info().min_seats..=G::info().max_seats {
                if let Err(broken) = prove::<G>(seats, self.1, law::<G>(self.0)) {
                    panic!("law {}: {broken}", self.0);
                }
            }
        }
    }
    for info in infos() {
        let found = visit(info.id, Under(number, matches_from_env(few)));
        assert!(found.is_some(), "{} is on the shelf", info.id);
    }
}

#[test]
fn law_1_moves_are_listed_exactly_for_those_who_decide() {
    shelf_under(1, 40);
}

#[test]
fn law_2_legal_moves_apply_and_all_others_are_refused() {
    shelf_under(2, 30);
}

#[test]
fn law_3_a_match_is_a_function_of_setup_and_moves() {
    shelf_under(3, 80);
}

#[test]
fn law_4_positions_and_saves_survive_json() {
    shelf_under(4, 40);
}

#[test]
fn law_5_secrets_keep() {
    shelf_under(5, 4);
}

#[test]
fn law_6_imagined_positions_read_no_secrets() {
    shelf_under(6, 20);
}

#[test]
fn law_7_undo_then_redo_is_the_identity_and_stops_where_somebody_learnt() {
    shelf_under(7, 10);
}

#[test]
fn law_8_picks_are_distinct_paths_on_the_board() {
    shelf_under(8, 60);
}

#[test]
fn law_9_the_audit_holds_after_every_move() {
    shelf_under(9, 200);
}

#[test]
fn law_10_matches_end_within_the_bound() {
    shelf_under(10, 400);
}

/// `cargo test --release --test laws million -- --ignored --nocapture`
#[test]
#[ignore = "a long run, made by hand in release"]
fn a_million_random_decisions_are_audited() {
    struct Million;
    impl Visitor for Million {
        type Output = ();
        fn visit<G: Game + Sense>(self) {
            const DECISIONS: u64 = 1_000_000;
            let started = Instant::now();
            let mut chance = Chance::from_seed(1);
            let (mut decisions, mut matches) = (0u64, 0u64);
            let info = G::info();
            while decisions < DECISIONS {
                let sizes = u64::from(info.max_seats - info.min_seats) + 1;
                let seats = info.min_seats + (matches % sizes) as u8;
                let setup = Setup::of(info.id, seats, matches);
                decisions += audited_match::<G>(&setup, &mut chance);
                matches += 1;
            }
            println!(
                "{}: {decisions} random decisions of {matches} matches audited in {:.1} s, all clean",
                info.id,
                started.elapsed().as_secs_f64()
            );
        }
    }
    for info in infos() {
        visit(info.id, Million);
    }
}

/// Plays a random match to its end and audits every position; how many decisions it had.
fn audited_match<G: Game>(setup: &Setup, chance: &mut Chance) -> u64 {
    let mut position = G::set_up(setup, &mut Journal::silent());
    let mut moves = Vec::new();
    let mut decisions = 0;
    loop {
        if let Err(refusal) = position.audit() {
            panic!("{setup:?}, after {decisions} decisions: {refusal}\n{position:?}");
        }
        // whoever decides first, where several do
        let seats: Vec<_> = position.to_act().iter().collect();
        let Some(&seat) = seats.get(chance.below(seats.len() as u32) as usize) else {
            return decisions;
        };
        let Some(mv) = random_move(&position, seat, chance, &mut moves) else {
            panic!("{setup:?}, after {decisions} decisions: seat {seat} has no move");
        };
        position.play(seat, mv, &mut Journal::silent());
        decisions += 1;
    }
}
