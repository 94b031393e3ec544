//! The JSON form of the hand cards of a position: every card by its id.

use super::card::{Card, Deck};
use super::table;
use super::{CardSet, Cards, Holding};
use serde::{Deserialize, Serialize};

/// All hand cards. Those that are named nowhere are in the stock.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct CardsFile {
    /// The decks of the match.
    decks: Vec<Deck>,
    /// Cards that have left the game.
    #[serde(default)]
    out: Vec<Card>,
    /// Cards in hands of which everybody knows.
    #[serde(default)]
    known: Vec<Card>,
    seats: Vec<HoldingFile>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HoldingFile {
    #[serde(default)]
    hand: Vec<Card>,
    #[serde(default)]
    front: Vec<FrontFile>,
    /// Occupations that were played and have left the game since.
    #[serde(default)]
    gone: u8,
    /// Used in this turn, used in this harvest, not used before the running placement.
    #[serde(default)]
    turn: Vec<Card>,
    #[serde(default)]
    harvest: Vec<Card>,
    #[serde(default)]
    declined: Vec<Card>,
    #[serde(default)]
    fences: u8,
    #[serde(default)]
    free_fences: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FrontFile {
    card: Card,
    #[serde(default)]
    note: u16,
}

impl CardsFile {
    pub(in super::super) fn of(cards: &Cards, seats: u8) -> Self {
        let list = |set: CardSet| set.iter().collect::<Vec<_>>();
        let seat = |holding: &Holding| HoldingFile {
            hand: list(holding.hand),
            front: holding
                .front()
                .iter()
                .map(|card| FrontFile {
                    card: *card,
                    note: holding.note(*card),
                })
                .collect(),
            gone: holding.gone,
            turn: list(holding.turn),
            harvest: list(holding.harvest),
            declined: list(holding.declined),
            fences: holding.fences,
            free_fences: holding.free_fences,
        };
        Self {
            decks: Deck::ALL
                .into_iter()
                .filter(|deck| cards.decks & deck.bit() != 0)
                .collect(),
            out: list(cards.out),
            known: list(cards.known),
            seats: cards.of[..usize::from(seats)].iter().map(seat).collect(),
        }
    }

    /// # Errors
    /// What is wrong: a card is in two places, or cannot be in this match.
    pub(in super::super) fn read(self, seats: u8) -> Result<Cards, String> {
        if self.seats.len() != usize::from(seats) {
            return Err(format!("cards of {} seats", self.seats.len()));
        }
        let mut cards = Cards::of_decks(&self.decks, seats);
        let mut free = cards.used;
        let mut take = |card: Card| {
            let there = free.contains(card);
            free.remove(card);
            there
                .then_some(card)
                .ok_or(format!("{card} cannot be there"))
        };
        for card in self.out {
            cards.out.insert(take(card)?);
        }
        for (holding, file) in cards.of.iter_mut().zip(self.seats) {
            for card in file.hand {
                holding.hand.insert(take(card)?);
            }
            for FrontFile { card, note } in file.front {
                if !holding.lay(take(card)?) {
                    return Err("too many cards in front of a player".to_owned());
                }
                holding.set_note(card, note);
            }
            holding.gone = file.gone;
            holding.turn = file.turn.into_iter().collect();
            holding.harvest = file.harvest.into_iter().collect();
            holding.declined = file.declined.into_iter().collect();
            holding.fences = file.fences;
            holding.free_fences = file.free_fences;
        }
        let gone = cards.of.iter().map(|holding| usize::from(holding.gone));
        if gone.sum::<usize>() > cards.out.occupations().count() {
            return Err("more occupations were played than have left the game".to_owned());
        }
        for card in self.known {
            if !cards.of.iter().any(|holding| holding.hand.contains(card)) {
                return Err(format!("{card} is in no hand"));
            }
            cards.known.insert(card);
        }
        Ok(cards)
    }
}

impl Cards {
    /// All cards of these decks that so many players use, in the stock.
    pub(super) fn of_decks(decks: &[Deck], seats: u8) -> Self {
        let used = |card: &Card| {
            let facts = card.facts();
            decks.contains(&facts.deck) && facts.players_from <= seats
        };
        Self {
            decks: decks.iter().fold(0, |bits, deck| bits | deck.bit()),
            used: table::written().iter().filter(used).collect(),
            ..Self::default()
        }
    }
}
