//! Whole matches of the full game at random: nothing breaks, and the books are right.

use crate::games::agricola::Position;
use crate::kernel::{Chance, Game, Journal, Setup, Turn};

fn match_at_random(seats: u8, seed: u64) {
    let mut setup = Setup::of("agricola", seats, seed);
    setup.options.insert("variant".to_owned(), "full".to_owned());
    let mut position = Position::set_up(&setup, &mut Journal::silent());
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut moves = Vec::new();
    let mut played = Vec::new();
    while let Turn::One(seat) = position.turn() {
        moves.clear();
        position.legal_moves(seat, &mut moves);
        assert!(!moves.is_empty(), "a dead end after {played:?}");
        let mv = moves[chance.below(moves.len() as u32) as usize];
        assert_eq!(mv.to_string().parse(), Ok(mv));
        played.push(format!("{seat} {mv}"));
        position.play(seat, mv, &mut Journal::silent());
        if let Err(refusal) = position.audit() {
            let last = &played[played.len().saturating_sub(12)..];
            panic!("seed {seed}, {seats} seats: {refusal} after {last:?}, {:?}", position.agenda.as_slice());
        }
        assert!(played.len() < 4000, "no end: {:?}", &played[3980..]);
    }
}

#[test]
fn whole_matches() {
    for seats in 1..=5 {
        for seed in 0..40 {
            match_at_random(seats, seed);
        }
    }
}
