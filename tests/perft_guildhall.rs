//! Guildhall's legal moves: their number in some positions, as a table that a change of the engine
//! must not move, and their members against the slow referee and against every move that can be
//! written at all.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;
mod slow;

use guildhall::dealt;
use slow::{Referee, all_cards};
use std::collections::BTreeSet;
use trapezi::games::guildhall::{Move, Position};
use trapezi::kernel::{Chance, Game, Journal, Seat, leaves};

fn legal(position: &Position) -> Option<(Seat, Vec<Move>)> {
    let seat = position.to_act().first()?;
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    Some((seat, moves))
}

/// The position after so many random moves of a match.
fn after_random(seats: u8, seed: u64, count: usize) -> Position {
    let mut position = dealt(seats, seed).0.position().clone();
    let mut chance = Chance::from_seed(seed);
    for _ in 0..count {
        let Some((seat, moves)) = legal(&position) else {
            break;
        };
        let mv = moves[chance.below(moves.len() as u32) as usize];
        position.play(seat, mv, &mut Journal::silent());
    }
    position
}

/// Seats, seed, random moves before, leaves at depth 1 to 4.
const TABLE: &[(u8, u64, usize, [u64; 4])] = &[
    (2, 1, 0, [8, 58, 383, 2318]),
    (3, 2, 0, [10, 90, 729, 5272]),
    (4, 3, 0, [10, 90, 729, 5272]),
    (2, 4, 40, [2, 5, 13, 39]),
    (2, 5, 120, [5, 30, 146, 899]),
    (3, 6, 90, [3, 20, 155, 1172]),
    (3, 7, 200, [3, 12, 71, 453]),
    (4, 8, 150, [4, 12, 31, 119]),
    (4, 9, 300, [6, 16, 69, 876]),
];

#[test]
fn the_number_of_legal_moves_stays_what_it_was() {
    let found: Vec<_> = TABLE
        .iter()
        .map(|&(seats, seed, before, _)| {
            let position = after_random(seats, seed, before);
            let counts = [1, 2, 3, 4].map(|depth| leaves(&position, depth));
            (seats, seed, before, counts)
        })
        .collect();
    assert_eq!(found, TABLE, "{found:#?}");
}

fn texts(moves: &[Move]) -> BTreeSet<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn agrees(position: &Position) {
    let json = serde_json::to_value(position).unwrap();
    let referee = Referee::of(&json);
    for seat in 0..position.seats() {
        let mut moves = Vec::new();
        position.legal_moves(Seat(seat), &mut moves);
        let expected = referee.legal(seat.into());
        assert_eq!(texts(&moves), expected, "seat {seat} of {json}");
    }
}

#[test]
fn the_slow_referee_lists_the_same_moves_all_along_random_matches() {
    for seed in 0..9 {
        let seats = 2 + (seed % 3) as u8;
        let mut position = dealt(seats, seed).0.position().clone();
        let mut chance = Chance::from_seed(seed ^ 0xabcd);
        while let Some((seat, moves)) = legal(&position) {
            if chance.below(3) == 0 {
                agrees(&position);
            }
            let mv = moves[chance.below(moves.len() as u32) as usize];
            position.play(seat, mv, &mut Journal::silent());
        }
    }
}

#[test]
fn the_slow_referee_agrees_after_every_move_and_not_only_after_those_played() {
    for (seats, seed, before) in [(2, 11, 60), (3, 12, 140), (4, 13, 220)] {
        let position = after_random(seats, seed, before);
        let (seat, moves) = legal(&position).unwrap();
        for mv in moves {
            let mut next = position.clone();
            next.play(seat, mv, &mut Journal::silent());
            agrees(&next);
            let Some((seat, moves)) = legal(&next) else {
                continue;
            };
            for mv in moves {
                let mut after = next.clone();
                after.play(seat, mv, &mut Journal::silent());
                agrees(&after);
            }
        }
    }
}

/// Every move that can be written, and some that cannot.
fn every_notation() -> Vec<String> {
    let mut texts: Vec<String> = ["discard-and-draw", "use", "rest", "enough", "decline"]
        .map(str::to_owned)
        .to_vec();
    for card in all_cards() {
        texts.extend(["play", "hand", "pile", "next"].map(|word| format!("{word} {card}")));
        texts.extend((0..10).map(|seat| format!("hall {seat} {card}")));
    }
    for profession in "ADFHTW".chars() {
        texts.push(format!("chapter {profession}"));
        texts.extend((0..10).map(|seat| format!("open {seat} {profession}")));
    }
    for number in 0..10 {
        texts.extend([format!("level {number}"), format!("draw {number}")]);
    }
    let vps = [
        "VP2_CHAPTER",
        "VP3_SWAP",
        "VP3_PLACE",
        "VP_DRAW",
        "VP4_TAKE",
        "VP4_ACTION",
        "VP5",
        "VP7_ACTIONS",
        "VP9",
    ];
    texts.extend(vps.map(|vp| format!("buy {vp}")));
    texts
}

#[test]
fn what_is_not_listed_is_refused_by_a_clause_and_changes_nothing() {
    let notations = every_notation();
    let moves: Vec<Move> = notations.iter().map(|text| text.parse().unwrap()).collect();
    for (text, mv) in notations.iter().zip(&moves) {
        assert_eq!(*text, mv.to_string());
    }
    for seed in 0..6 {
        let seats = 2 + (seed % 3) as u8;
        let mut position = dealt(seats, seed).0.position().clone();
        let mut chance = Chance::from_seed(seed ^ 0x1234);
        while let Some((deciding, listed)) = legal(&position) {
            if chance.below(12) == 0 {
                for seat in (0..=seats).map(Seat) {
                    for mv in &moves {
                        let expected = seat == deciding && listed.contains(mv);
                        match position.check(seat, *mv) {
                            Ok(()) => assert!(expected, "{mv} of seat {seat}"),
                            Err(refusal) => {
                                assert!(!expected, "{mv} of seat {seat}");
                                assert!(refusal.clause.is_some(), "{mv}: {refusal}");
                                let before = position.clone();
                                let result = position.apply(seat, *mv, &mut Journal::recording());
                                assert_eq!(result, Err(refusal));
                                assert_eq!(position, before);
                            }
                        }
                    }
                }
            }
            let mv = listed[chance.below(listed.len() as u32) as usize];
            position.play(deciding, mv, &mut Journal::silent());
        }
    }
}

#[test]
fn what_cannot_be_written_cannot_be_read() {
    for text in [
        "",
        " ",
        "play",
        "play ",
        "play Tr ",
        " play Tr",
        "play  Tr",
        "Play Tr",
        "play tr",
        "play Trr",
        "play Tr Tb",
        "buy VP6",
        "buy vp5",
        "level",
        "level -1",
        "level 00",
        "level 10",
        "draw x",
        "hall Tr",
        "hall 1",
        "hall 10 Tr",
        "open 1 Tr",
        "open 1 X",
        "chapter Tr",
        "enough 1",
        "rest rest",
        "πάσο",
        "play\u{0}Tr",
    ] {
        let refusal = text.parse::<Move>().unwrap_err();
        assert_eq!(refusal.code, "move-unreadable", "{text:?}");
    }
}
