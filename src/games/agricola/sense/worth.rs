//! What the cards in front of a seat will bring it, beyond what its farm shows. Learnt like the net (`learn_cards.rs`);
//! the family game has no cards and never asks.

use super::super::cards::CARDS;
use super::super::data::ROUNDS;
use super::super::state::Position;
use crate::kernel::Seat;

/// Points of each card: those that it brings whenever it is played, and those of a whole match with it.
#[derive(Clone, PartialEq)]
pub(super) struct Worths(pub(super) [[f32; 2]; CARDS]);

/// A worth is stored in a byte, so many to a point.
const FINE: f32 = 8.0;

pub(super) const WORTHS: Worths = Worths::read(include_bytes!("cards.bin"));

impl Worths {
    const fn read(bytes: &[u8]) -> Self {
        assert!(bytes.len() == 2 * CARDS, "the worths do not fit the cards");
        let mut worths = [[0.0; 2]; CARDS];
        let mut card = 0;
        while card < CARDS {
            worths[card] = [part(bytes[2 * card]), part(bytes[2 * card + 1])];
            card += 1;
        }
        Self(worths)
    }

    /// The stored form.
    #[cfg(test)]
    pub(super) fn bytes(&self) -> Vec<u8> {
        let parts = self.0.as_flattened().iter();
        parts
            .map(|part| (part * FINE).round().clamp(-127.0, 127.0) as i8 as u8)
            .collect()
    }
}

const fn part(byte: u8) -> f32 {
    byte as i8 as f32 / FINE
}

/// The part of a match that is still to come, 0 to 1.
pub(super) fn to_come(position: &Position) -> f32 {
    f32::from(ROUNDS - position.round) / f32::from(ROUNDS)
}

impl Position {
    /// The points that a seat's cards will have brought at the end.
    pub(super) fn by_cards(&self, seat: Seat, worths: &Worths) -> f32 {
        if !self.watched() {
            return 0.0;
        }
        let to_come = to_come(self);
        let of_card = |[sure, whole]: [f32; 2]| sure + whole * to_come;
        let front = self.front(seat).iter();
        let learnt: f32 = front.map(|card| of_card(worths.0[card.index()])).sum();
        learnt + f32::from(self.bonus_points(seat))
    }
}
