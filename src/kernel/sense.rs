//! What a bot has to know of a game beyond its rules.

use super::{Game, MAX_SEATS, Seat};

/// Each seat's expected result, in 0..=1: its chance to win. Seats that the table does not have
/// are 0.
pub type Values = [f32; MAX_SEATS];

/// A game's own judgement, for bots. It reads the whole position: bots hand it only positions
/// that were drawn by [`Game::determinize`], so it never sees more than a seat may know.
pub trait Sense: Game {
    /// Turns that the strongest bots play on by the priors before they judge a position: 0 where
    /// [`evaluate`](Self::evaluate) foresees more than playing on by the priors shows.
    const PLAY_ON: u32 = 2;

    /// Whether the priors are dear and depend on the legal moves and on what the seat sees alone. A
    /// search then asks for them once for each node.
    const DEAR_PRIORS: bool = false;

    /// The expected result of each seat. Exact once the match is over (a shared victory is shared).
    fn evaluate(&self) -> Values;

    /// How promising each of these legal moves of `seat` looks before any search: a weight of 0 or
    /// more for each, in any scale. `weights` is emptied first.
    fn priors(&self, seat: Seat, moves: &[Self::Move], weights: &mut Vec<f32>);

    /// Whether the position stands between two decisions that can be judged: nothing that was begun
    /// is still to be carried out. A search may stop and evaluate here.
    fn at_rest(&self) -> bool;
}

/// The values of a match that is over: a shared victory is shared, and without a winner all are 0.
pub fn won_by(winners: &[Seat]) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in winners {
        values[seat.index()] = 1.0 / winners.len() as f32;
    }
    values
}

/// Each of `seats` seats' chance to win by its prospects, in whatever unit: those of the best seat, less
/// `spread`, are worth 1/e of its chance.
pub fn chances(prospects: Values, seats: u8, spread: f32) -> Values {
    let mut values = prospects;
    let seats = &mut values[..usize::from(seats)];
    let best = seats.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut total = 0.0;
    for value in seats.iter_mut() {
        *value = ((*value - best) / spread).exp();
        total += *value;
    }
    seats.iter_mut().for_each(|value| *value /= total);
    values
}
