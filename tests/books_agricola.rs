//! Random matches of Agricola with every book checked after every decision: nothing is lost or
//! doubled, nobody is ever asked without having a choice, and every match ends.
//!
//! `TRAPEZI_DECISIONS=2000000 cargo test --test books_agricola` plays that many decisions.
#![cfg(not(target_arch = "wasm32"))]

use trapezi::bots::random_move;
use trapezi::games::agricola::Position;
use trapezi::kernel::{Chance, Game, Journal, Setup};

/// Decisions of a test run.
const DECISIONS: u32 = 20_000;

#[test]
fn every_decision_of_random_matches_leaves_the_books_in_order() {
    let wanted = std::env::var("TRAPEZI_DECISIONS").ok();
    let wanted = wanted.map_or(DECISIONS, |text| text.parse().unwrap());
    let mut chance = Chance::from_seed(2026);
    let (mut decisions, mut seed, mut matches) = (0, 0, [0u32; 10]);
    while decisions < wanted {
        seed += 1;
        let seats = 1 + (seed % 5) as u8;
        let variant = if seed / 5 % 2 == 0 { "family" } else { "full" };
        let mut setup = Setup::of("agricola", seats, seed);
        setup.options.insert("variant".into(), variant.into());
        decisions += audited_match(&setup, &mut chance);
        matches[usize::from(seats - 1) + if variant == "full" { 5 } else { 0 }] += 1;
    }
    assert!(matches.iter().all(|count| *count > 0), "{matches:?}");
    println!("{decisions} decisions in {matches:?} matches (family 1-5 seats, full 1-5 seats)");
}

/// Plays a match to its end. Its decisions.
fn audited_match(setup: &Setup, chance: &mut Chance) -> u32 {
    let mut position = Position::set_up(setup, &mut Journal::silent());
    let mut moves = Vec::new();
    let mut count = 0;
    while let Some(seat) = position.to_act().first() {
        let told = || format!("{setup:?}, after {count} decisions");
        position
            .audit()
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", told()));
        assert!(moves_bounded(&position), "{}: too many moves", told());
        let mv = random_move(&position, seat, chance, &mut moves);
        let mv = mv.unwrap_or_else(|| panic!("{}: nothing to do", told()));
        let before = Persons::of(&position);
        position.play(seat, mv, &mut Journal::silent());
        let after = Persons::of(&position);
        assert!(
            before.grow_into(&after),
            "{}: {mv}: {before:?} {after:?}",
            told()
        );
        count += 1;
    }
    position
        .audit()
        .unwrap_or_else(|refusal| panic!("{setup:?}, at the end: {refusal}"));
    count
}

/// A few dozen at most.
fn moves_bounded(position: &Position) -> bool {
    let seat = position.to_act().first().unwrap();
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves.len() <= 60
}

/// What never becomes less (A-3.5, A-22.9; begging cards only by a card, A-22.10), as the view tells it.
#[derive(Debug, PartialEq)]
struct Persons(Vec<[i32; 4]>);

impl Persons {
    fn of(position: &Position) -> Self {
        let view = position.view(None);
        let seats = view.seats.iter().map(|seat| {
            [
                seat.persons.into(),
                if view.family { seat.begging.into() } else { 0 },
                4 - i32::from(seat.stables_left),
                15 - i32::from(seat.fences_left),
            ]
        });
        Self(seats.collect())
    }

    fn grow_into(&self, after: &Self) -> bool {
        let pairs = self.0.iter().flatten().zip(after.0.iter().flatten());
        pairs.into_iter().all(|(before, after)| before <= after)
    }
}
