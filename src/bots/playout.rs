//! Quick play: uniformly random, or guided by a game's priors up to a point that can be judged.

use crate::kernel::{Chance, Game, Journal, Seat, Sense, Values};

/// Positions that never come to rest are judged after so many moves.
const MOVES_TO_REST: u32 = 200;

/// A legal move of `seat`, each equally likely; none if the seat has nothing to decide. `moves` is a
/// buffer.
pub fn random_move<G: Game>(
    position: &G,
    seat: Seat,
    chance: &mut Chance,
    moves: &mut Vec<G::Move>,
) -> Option<G::Move> {
    moves.clear();
    position.legal_moves(seat, moves);
    let at = chance.below(moves.len() as u32) as usize;
    moves.get(at).copied()
}

/// Buffers of a playout, kept between playouts.
#[derive(Debug)]
pub(super) struct Playout<G: Game> {
    moves: Vec<G::Move>,
    weights: Vec<f32>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self {
            moves: Vec::new(),
            weights: Vec::new(),
        }
    }
}

impl<G: Sense> Playout<G> {
    /// Plays on by the priors until the position is at rest and `turns` more turns have begun, then
    /// judges it.
    pub(super) fn judge(&mut self, position: &mut G, turns: u32, chance: &mut Chance) -> Values {
        let until = position.turn_number() + turns;
        for _ in 0..MOVES_TO_REST {
            let Some(seat) = position.to_act().first() else {
                break;
            };
            if position.at_rest() && position.turn_number() >= until {
                break;
            }
            self.step(position, seat, chance);
        }
        position.evaluate()
    }

    /// Plays one decision of `seat` by the priors.
    pub(super) fn step(&mut self, position: &mut G, seat: Seat, chance: &mut Chance) {
        self.moves.clear();
        position.legal_moves(seat, &mut self.moves);
        position.priors(seat, &self.moves, &mut self.weights);
        let mv = self.moves[chance.pick(&self.weights)];
        position.play(seat, mv, &mut Journal::silent());
    }
}
