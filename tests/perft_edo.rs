//! Edo's legal moves: their number in some positions, as a table that a change of the engine must not
//! move, and their members against the slow referee and against every move that can be written at all.
#![cfg(not(target_arch = "wasm32"))]

mod edo;

use edo::slow::Referee;
use edo::{data, dealt};
use std::collections::BTreeSet;
use trapezi::games::edo::{Move, Position};
use trapezi::kernel::{Chance, Game, Journal, Save, Seat, leaves};

/// The seats and moves that can be played.
fn legal(position: &Position) -> Vec<(Seat, Move)> {
    let mut all = Vec::new();
    for seat in position.to_act().iter() {
        let mut moves = Vec::new();
        position.legal_moves(seat, &mut moves);
        all.extend(moves.into_iter().map(|mv| (seat, mv)));
    }
    all
}

/// The position after so many random moves of a match.
fn after_random(seats: u8, seed: u64, count: usize) -> Position {
    let mut position = dealt(seats, seed).0.position().clone();
    let mut chance = Chance::from_seed(seed);
    for _ in 0..count {
        let moves = legal(&position);
        let Some(&(seat, mv)) = moves.get(chance.below(moves.len() as u32) as usize) else {
            break;
        };
        position.play(seat, mv, &mut Journal::silent());
    }
    position
}

/// Seats, seed, random moves before, leaves at depth 1 to 4.
const TABLE: &[(u8, u64, usize, [u64; 4])] = &[
    (2, 1, 0, [7, 42, 130, 400]),
    (3, 2, 0, [8, 56, 336, 990]),
    (4, 3, 0, [9, 72, 504, 3024]),
    (2, 4, 40, [21, 63, 924, 2730]),
    (2, 5, 120, [2, 23, 65, 496]),
    (3, 6, 90, [5, 20, 53, 69]),
    (3, 7, 200, [2, 23, 65, 529]),
    (4, 8, 150, [35, 105, 2660, 7770]),
    (4, 9, 300, [2, 8, 36, 144]),
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

fn agrees(position: &Position) {
    let json = serde_json::to_value(position).unwrap();
    let referee = Referee::of(&json);
    for seat in 0..position.seats() {
        let mut moves = Vec::new();
        position.legal_moves(Seat(seat), &mut moves);
        assert!(moves.is_sorted(), "canonical order: {moves:?}");
        let texts: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), moves.len(), "{moves:?}");
        assert_eq!(texts, referee.legal(seat.into()), "seat {seat} of {json}");
    }
}

#[test]
fn the_slow_referee_lists_the_same_moves_all_along_random_matches() {
    for seed in 0..9 {
        let seats = 2 + (seed % 3) as u8;
        let start = dealt(seats, seed).0.position().clone();
        let mut chance = Chance::from_seed(seed);
        edo::random_match(start, seed ^ 0xabcd, |position| {
            if chance.below(4) == 0 {
                agrees(position);
            }
        });
    }
}

/// Random players hardly ever build or trade; bots do.
#[test]
fn the_slow_referee_and_the_books_agree_all_along_stored_matches() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays/edo");
    let mut kinds = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let save: Save = serde_json::from_str(&text).unwrap();
        let mut position = Position::set_up(&save.setup(), &mut Journal::silent());
        for (seat, notation) in &save.moves {
            let kind = notation.split(' ').next().unwrap_or_default().to_owned();
            let telling = matches!(kind.as_str(), "build" | "buy" | "power-point" | "samurai");
            assert_eq!(position.audit(), Ok(()));
            if telling || position.turn_number() % 5 == 0 {
                agrees(&position);
            }
            kinds.insert(kind);
            let mv = notation.parse().unwrap();
            position
                .apply(*seat, mv, &mut Journal::recording())
                .unwrap();
        }
    }
    assert!(kinds.len() >= 16, "{kinds:?}");
}

#[test]
fn the_slow_referee_agrees_after_every_move_and_not_only_after_those_played() {
    for (seats, seed, before) in [(2, 11, 60), (3, 12, 140), (4, 13, 220)] {
        let position = after_random(seats, seed, before);
        for (seat, mv) in legal(&position) {
            let mut next = position.clone();
            next.play(seat, mv, &mut Journal::silent());
            agrees(&next);
        }
    }
}

/// Every move that can be written.
fn every_notation() -> Vec<String> {
    let data = data();
    let mut texts: Vec<String> = ["ready", "merchant", "power-point", "done"]
        .map(str::to_owned)
        .to_vec();
    for package in ["3-rice", "2-wood", "2-stone", "1-wood-1-stone", "10-ryo"] {
        texts.push(format!("package {package}"));
    }
    let mut spaces = BTreeSet::new();
    for side in ["A", "B"] {
        let nodes = data["maps"][side]["nodes"].as_array().unwrap();
        spaces.extend(
            nodes
                .iter()
                .map(|node| node["id"].as_str().unwrap().to_owned()),
        );
    }
    for space in &spaces {
        texts.extend(["found", "samurai", "to", "place"].map(|word| format!("{word} {space}")));
        texts.extend(["house", "market", "stronghold"].map(|kind| format!("build {space} {kind}")));
    }
    let basic = data["basic_cards"].as_array().unwrap().iter();
    for card in basic.chain(data["special_cards"].as_array().unwrap()) {
        let id = card["id"].as_str().unwrap();
        texts.extend(["card", "take", "sell"].map(|word| format!("{word} {id}")));
        for action in card["actions"].as_array().unwrap() {
            texts.push(format!("action {}", action["id"].as_str().unwrap()));
        }
    }
    for count in 0..10 {
        texts.extend(
            ["officials", "shogun-officials", "times"].map(|word| format!("{word} {count}")),
        );
        texts.extend(["wood", "stone", "rice"].map(|good| format!("buy {good} {count}")));
    }
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
        let start = dealt(seats, seed).0.position().clone();
        let mut chance = Chance::from_seed(seed);
        edo::random_match(start, seed ^ 0x1234, |position| {
            if chance.below(16) > 0 {
                return;
            }
            let listed = legal(position);
            for seat in (0..=seats).map(Seat) {
                for mv in &moves {
                    let expected = listed.contains(&(seat, *mv));
                    match position.check(seat, *mv) {
                        Ok(()) => assert!(expected, "{mv} of seat {seat}"),
                        Err(refusal) => {
                            assert!(!expected, "{mv} of seat {seat}: {refusal}");
                            assert!(refusal.clause.is_some(), "{mv}: {refusal}");
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn what_cannot_be_written_cannot_be_read() {
    for text in [
        "",
        " ",
        "card",
        "card ",
        "card A ",
        " card A",
        "card  A",
        "Card A",
        "card a",
        "card AA",
        "card S1",
        "card S13",
        "action A",
        "action A.",
        "action A.fly",
        "officials",
        "officials -1",
        "officials 00",
        "officials 10",
        "to",
        "to Edo",
        "to edo edo",
        "to nowhere",
        "build edo",
        "build edo castle",
        "build house edo",
        "buy wood",
        "buy wood 1 1",
        "buy gold 1",
        "package",
        "package 3",
        "package rice",
        "package 3-rice-0-wood",
        "done 1",
        "ready ready",
        "found",
        "πάσο",
        "card\u{0}A",
    ] {
        let refusal = text.parse::<Move>().unwrap_err();
        assert_eq!(refusal.code, "move-unreadable", "{text:?}");
    }
}

/// `cargo test --release --test perft_edo branching -- --ignored --nocapture`
#[test]
#[ignore = "prints figures"]
fn branching_by_kind_of_decision() {
    let mut widths: std::collections::BTreeMap<&str, Vec<usize>> = Default::default();
    for seed in 0..120 {
        let start = dealt(2 + (seed % 3) as u8, seed).0.position().clone();
        edo::random_match(start, seed, |position| {
            if let Some(seat) = position.to_act().first() {
                let mut moves = Vec::new();
                position.legal_moves(seat, &mut moves);
                let kind = position.prompt(Some(seat)).unwrap().key;
                widths.entry(kind).or_default().push(moves.len());
            }
        });
    }
    for (kind, mut widths) in widths {
        widths.sort_unstable();
        let mean = widths.iter().sum::<usize>() as f64 / widths.len() as f64;
        let p99 = widths[widths.len() * 99 / 100];
        println!(
            "{kind}: {} decisions, mean {mean:.1}, 99 % {p99}",
            widths.len()
        );
    }
}
