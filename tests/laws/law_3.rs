//! A match is a function of game, options, seats, seed and moves: the same position hash each time.
//! (Native and wasm are compared by stored matches, in `tests/replays.rs` and its twin in wasm.)

use super::{Case, Verdict};
use trapezi::kernel::{Game, Journal, Player, Seat, Setup, fingerprint};

pub fn law_3<G: Game>(case: &Case) -> Verdict {
    let setup = case.setup::<G>();
    let moves = case.moves::<G>();
    let first = hashes::<G>(&setup, &moves);
    same(&first, &hashes::<G>(&setup, &moves), "when played again")?;

    // a save holds the players as they are when it is written, and they change
    let mut others = setup;
    for (index, seat) in others.seats.iter_mut().enumerate() {
        seat.name = format!("Somebody else {index}");
        seat.player = match seat.player {
            Player::Person => Player::Hard,
            _ => Player::Person,
        };
    }
    let last = others.seats.len() - 1;
    let colour = others.seats[0].colour;
    others.seats[0].colour = others.seats[last].colour;
    others.seats[last].colour = colour;
    others.free_undo = !others.free_undo;
    let hashes = hashes::<G>(&others, &moves);
    same(&first, &hashes, "with other names, colours and players")
}

/// The hash of the set-up and of the position after each move.
fn hashes<G: Game>(setup: &Setup, moves: &[(Seat, G::Move)]) -> Vec<u64> {
    let mut position = G::set_up(setup, &mut Journal::silent());
    let mut hashes = vec![fingerprint(&position)];
    for (seat, mv) in moves {
        // other players may have come to a position in which the move means nothing
        if position.check(*seat, *mv).is_err() {
            break;
        }
        position.play(*seat, *mv, &mut Journal::silent());
        hashes.push(fingerprint(&position));
    }
    hashes
}

fn same(first: &[u64], second: &[u64], when: &str) -> Verdict {
    let differ = first.iter().zip(second).position(|(a, b)| a != b);
    let shorter = (first.len() != second.len()).then(|| first.len().min(second.len()));
    match differ.or(shorter) {
        Some(no) => Err(format!(
            "after {no} moves the position is another one {when}"
        )),
        None => Ok(()),
    }
}
