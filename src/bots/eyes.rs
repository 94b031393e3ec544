//! What a bot may ask of a position.

use crate::kernel::{Chance, Game, Seat};

/// A position as a seat may know it.
#[derive(Debug)]
pub struct Eyes<'a, G> {
    position: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Eyes<'a, G> {
    /// `position` as `seat` may know it.
    pub const fn new(position: &'a G, seat: Seat) -> Self {
        Self { position, seat }
    }

    /// The seat that looks.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal moves of the seat.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.position.to_act().contains(self.seat) {
            self.position.legal_moves(self.seat, &mut moves);
        }
        moves
    }

    /// The number of the turn.
    pub fn turn_number(&self) -> u32 {
        self.position.turn_number()
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.position.seats()
    }

    /// A position that the seat cannot tell from the real one.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.position.determinize(self.seat, chance)
    }
}
