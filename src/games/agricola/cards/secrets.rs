//! Hands are secret: what a seat may imagine of the others'.

use super::super::state::Position;
use super::super::task::{Ask, Purchase};
use super::card::Card;
use super::{CardSet, Cards};
use crate::kernel::{Chance, Seat};

impl Position {
    /// Deals the cards anew that `seat` cannot see: to the others as many of each kind as they have. Cards
    /// of which everybody knows stay where they are.
    pub(in super::super) fn redeal_hands(&mut self, seat: Seat, chance: &mut Chance) {
        let shown: CardSet = self
            .agenda
            .iter()
            .filter_map(|task| being_played(task.ask))
            .collect();
        let count = self.players.count;
        if let Some(cards) = self.cards.as_deref_mut() {
            cards.redeal(seat, count, shown, chance);
        }
    }

    /// Cards in a hand of which everybody knows.
    pub(in super::super) fn known_in_hand(&self, seat: Seat) -> Vec<Card> {
        let known = self
            .cards
            .as_deref()
            .map_or(CardSet::NONE, |cards| cards.known);
        self.hand(seat)
            .iter()
            .filter(|card| known.contains(*card))
            .collect()
    }
}

/// The hand card that is being paid: it lies on the table already.
const fn being_played(ask: Ask) -> Option<Card> {
    match ask {
        Ask::Buy {
            what: Purchase::Minor(card) | Purchase::Occupation(card, _),
            ..
        } => Some(card),
        _ => None,
    }
}

impl Cards {
    fn redeal(&mut self, seat: Seat, count: u8, shown: CardSet, chance: &mut Chance) {
        let fixed = self.known.or(shown);
        let others = || Seat::all(count).filter(|other| *other != seat);
        let mut unseen = self.stock();
        for other in others() {
            unseen = unseen.or(self.of(other).hand.minus(fixed));
        }
        let mut occupations: Vec<Card> = unseen.occupations().collect();
        let mut minors: Vec<Card> = unseen.minors().collect();
        chance.shuffle(&mut occupations);
        chance.shuffle(&mut minors);
        for other in others() {
            let hidden = self.of(other).hand.minus(fixed);
            let hand = &mut self.of_mut(other).hand;
            *hand = hand.minus(hidden);
            for _ in hidden.occupations() {
                occupations
                    .pop()
                    .into_iter()
                    .for_each(|card| hand.insert(card));
            }
            for _ in hidden.minors() {
                minors.pop().into_iter().for_each(|card| hand.insert(card));
            }
        }
    }
}
