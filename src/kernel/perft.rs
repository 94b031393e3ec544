//! Counting positions: the quickest way to see that a change of the rules changed something.

use super::{Game, Journal};

/// The number of ways to play `depth` decisions from `position`; a match that ends before counts
/// as one. The first seat to act decides.
pub fn leaves<G: Game>(position: &G, depth: u32) -> u64 {
    let Some(seat) = position.to_act().first() else {
        return 1;
    };
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut next = position.clone();
        next.play(seat, mv, &mut Journal::silent());
        leaves(&next, depth - 1)
    };
    moves.into_iter().map(after).sum()
}
