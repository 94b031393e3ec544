//! Agricola's legal moves: their number in some positions, as a table that a change of the engine must
//! not move, and their members against the slow referee.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::dealt;
use agricola::slow::Referee;
use std::collections::{BTreeMap, BTreeSet};
use trapezi::games::agricola::Position;
use trapezi::kernel::{Chance, Game, Journal, Seat, leaves};

fn legal(position: &Position) -> Vec<(Seat, trapezi::games::agricola::Move)> {
    let mut moves = Vec::new();
    let Some(seat) = position.to_act().first() else {
        return Vec::new();
    };
    position.legal_moves(seat, &mut moves);
    moves.into_iter().map(|mv| (seat, mv)).collect()
}

/// Plays a match at random, and shows each position on the way.
fn random_match(seats: u8, seed: u64, mut see: impl FnMut(&Position, &mut Chance)) {
    let mut position = dealt(seats, seed).0.position().clone();
    let mut chance = Chance::from_seed(seed);
    loop {
        see(&position, &mut chance);
        let moves = legal(&position);
        let Some(&(seat, mv)) = moves.get(chance.below(moves.len() as u32) as usize) else {
            return;
        };
        position.play(seat, mv, &mut Journal::silent());
    }
}

fn after_random(seats: u8, seed: u64, count: usize) -> Position {
    let (mut at, mut found) = (0, None);
    random_match(seats, seed, |position, _| {
        if at == count {
            found = Some(position.clone());
        }
        at += 1;
    });
    found.expect("the match is long enough")
}

/// The word of the first move that is no conversion: what is asked.
fn kind(moves: &BTreeSet<String>) -> String {
    let told = moves.iter().find(|mv| !mv.starts_with("convert"));
    let told = told.or(moves.first()).cloned().unwrap_or_default();
    told.split(' ').next().unwrap_or_default().to_owned()
}

#[track_caller]
fn agrees(position: &Position) -> BTreeSet<String> {
    let json = serde_json::to_value(position).unwrap();
    let mut referee = Referee::of(&json);
    let mut all = BTreeSet::new();
    for seat in 0..position.seats() {
        let mut moves = Vec::new();
        if position.to_act().contains(Seat(seat)) {
            position.legal_moves(Seat(seat), &mut moves);
        }
        assert!(moves.is_sorted(), "canonical order: {moves:?}");
        let texts: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), moves.len(), "{moves:?}");
        assert_eq!(texts, referee.legal(seat.into()), "seat {seat} of {json}");
        all.extend(texts);
    }
    all
}

#[test]
fn the_slow_referee_lists_the_same_moves_all_along_random_matches() {
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..20 {
        let seats = 1 + (seed % 5) as u8;
        random_match(seats, seed, |position, chance| {
            let fencing = position
                .prompt(position.to_act().first())
                .is_some_and(|prompt| prompt.key.contains("fence"));
            if chance.below(4) == 0 || fencing {
                *kinds.entry(kind(&agrees(position))).or_default() += 1;
            }
        });
    }
    for word in [
        "place", "fence", "close", "plow", "room", "feed", "keep", "build", "take", "bake",
    ] {
        assert!(
            kinds.contains_key(word),
            "{word} never came about: {kinds:?}"
        );
    }
}

#[test]
fn the_slow_referee_agrees_after_every_move_and_not_only_after_those_played() {
    for (seats, seed, before) in [(1, 11, 12), (2, 12, 40), (3, 13, 70), (5, 14, 110)] {
        let position = after_random(seats, seed, before);
        for (seat, mv) in legal(&position) {
            let mut next = position.clone();
            next.play(seat, mv, &mut Journal::silent());
            agrees(&next);
        }
    }
}

/// Seats, seed, random moves before, leaves at depth 1 to 3.
const TABLE: &[(u8, u64, usize, [u64; 3])] = &[
    (1, 1, 0, [8, 62, 525]),
    (2, 2, 0, [8, 59, 416]),
    (5, 3, 0, [14, 154, 1592]),
    (2, 4, 30, [10, 43, 485]),
    (3, 5, 60, [3, 54, 663]),
    (4, 6, 90, [14, 175, 2876]),
];

#[test]
fn the_number_of_legal_moves_stays_what_it_was() {
    let found: Vec<_> = TABLE
        .iter()
        .map(|&(seats, seed, before, _)| {
            let position = after_random(seats, seed, before);
            let counts = [1, 2, 3].map(|depth| leaves(&position, depth));
            (seats, seed, before, counts)
        })
        .collect();
    assert_eq!(found, TABLE, "{found:#?}");
}
