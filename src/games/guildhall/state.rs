//! The position.

use super::cards::{Card, CardSet, Profession, Vp};
use super::data::{
    CARDS, COPIES, IDENTITIES, MAX_COMPLETED, PROFESSIONS, ROW, TOKEN_VP, VP_CARDS, VP_KINDS,
};
use super::file::PositionFile;
use crate::kernel::{Chance, Pile, Seat};
use serde::{Deserialize, Serialize};

/// The most seats (G-1.1).
pub(super) const SEATS: usize = 4;

/// A position of Guildhall.
///
/// In JSON: [`PositionFile`], which names every card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "PositionFile", try_from = "PositionFile")]
pub struct Position {
    pub(super) chance: Chance,
    /// The seat that began (G-3.4).
    pub(super) first: Seat,
    /// The seat whose turn, or set-up, it is.
    pub(super) active: Seat,
    /// The turn, counted over all seats from 1; 0 in the set-up.
    pub(super) turn: u16,
    /// G-5.4. A card played is taken off at once, a Discard action or a purchase when all its pieces
    /// are chosen: nobody sees it before.
    pub(super) actions_left: u8,
    pub(super) stage: Stage,
    /// What has been chosen of the decision at hand, and has not taken effect.
    pub(super) chain: Chain,
    pub(super) players: Players,
    /// Profession cards played this turn, in order (G-1.8).
    pub(super) area: Pile<Card, PROFESSIONS>,
    /// VP cards bought this turn, in order (G-1.8).
    pub(super) bought: Pile<Vp, VP_CARDS>,
    /// The second card of a Historian's level 4, while what the first brought about is settled
    /// (G-9.4.9).
    pub(super) placing: Option<Card>,
    /// Face down, the next card to draw last.
    pub(super) deck: Pile<Card, CARDS>,
    /// The discard pile, its top last.
    pub(super) discard: Pile<Card, CARDS>,
    /// The centre row (G-1.9).
    pub(super) row: Pile<Vp, ROW>,
    /// Face down, the next card to turn up last.
    pub(super) vp_deck: Pile<Vp, VP_CARDS>,
    /// VP cards that are not in the match (G-2.4).
    pub(super) out: [u8; VP_KINDS],
    /// Profession cards that are not in the match: none, but for positions that were made to
    /// explain a rule.
    pub(super) aside: [u8; IDENTITIES],
}

/// The players of a table. Seats that it does not have stay empty, so that equality, hash and copy
/// need no count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Players {
    pub(super) count: u8,
    pub(super) all: [Player; SEATS],
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// Copies of each identity (G-1.12).
    pub(super) hand: [u8; IDENTITIES],
    /// The open chapters (G-1.7).
    pub(super) hall: CardSet,
    /// Completed chapters by profession (G-12.1).
    pub(super) completed: [u8; PROFESSIONS],
    /// VP tokens.
    pub(super) tokens: u16,
    /// VP cards kept from earlier turns (G-1.10).
    pub(super) scored: [u8; VP_KINDS],
}

/// What the active player is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Stage {
    /// Choosing the cards to discard in the set-up (G-3.5 a).
    SetupDiscard,
    /// Choosing the cards to place in the set-up (G-3.5 c).
    SetupPlace,
    /// Choosing an action (G-5.2).
    Action,
    /// Choosing the cards of a Discard action (G-10).
    Discarding,
    /// Choosing the chapters that pay for a VP card, and the order of their cards (G-13.2).
    Buying(Vp),
    /// Choosing what the card just played does (G-7.9).
    Effect(Card),
    /// Choosing what the VP card just bought does (G-13.5). `placed`: cards have been placed already
    /// (G-14.4).
    Ability { vp: Vp, placed: bool },
    /// The turn's actions are over; cards move into the hall (G-16).
    EndOfTurn,
    /// The match is over (G-17).
    Over,
}

/// The parts of one decision that are chosen so far. Nobody but the deciding seat knows them, and
/// undo takes them back one by one (G-20.10, G-20.11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Chain {
    /// The level of a profession card.
    pub(super) level: Option<u8>,
    /// Hall cards, or one chapter, of the deciding seat.
    pub(super) own: Pile<Card, 2>,
    pub(super) own_chapter: Option<Profession>,
    /// The opponent concerned, once a card of theirs is chosen.
    pub(super) opponent: Option<Seat>,
    /// Hall cards of the opponent.
    pub(super) theirs: Pile<Card, 2>,
    /// Completed chapters to pay or to discard.
    pub(super) chapters: Pile<Profession, 2>,
    /// Cards of the hand or of the discard pile, or the order in which cards go to the pile.
    pub(super) cards: Pile<Card, CARDS>,
}

impl Chain {
    pub(super) fn is_empty(&self) -> bool {
        self.level.is_none()
            && self.own.is_empty()
            && self.own_chapter.is_none()
            && self.theirs.is_empty()
            && self.chapters.is_empty()
            && self.cards.is_empty()
    }

    /// Forgets everything, without touching the memory behind the piles.
    pub(super) fn clear(&mut self) {
        self.level = None;
        self.own.clear();
        self.own_chapter = None;
        self.opponent = None;
        self.theirs.clear();
        self.chapters.clear();
        self.cards.clear();
    }
}

impl Player {
    /// Cards in hand.
    #[inline]
    pub(super) fn hand_size(&self) -> u8 {
        self.hand.iter().sum()
    }

    /// The different cards in hand.
    #[inline]
    pub(super) fn hand_set(&self) -> CardSet {
        Card::all()
            .filter(|card| self.hand[card.index()] > 0)
            .collect()
    }

    /// Number of completed chapters.
    #[inline]
    pub(super) fn completed_count(&self) -> u8 {
        self.completed.iter().sum()
    }

    /// Victory points of scored cards and tokens (G-16.6, G-17.4).
    pub(super) fn points(&self) -> u16 {
        let cards =
            Vp::all().map(|vp| u16::from(self.scored[vp.index()]) * u16::from(vp.data().value));
        cards.sum::<u16>() + self.tokens * TOKEN_VP
    }
}

impl Position {
    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players.all[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.all[seat.index()]
    }

    /// The seat that has to give up completed chapters before anything goes on: the active one
    /// first (G-12.6, G-12.9).
    #[inline]
    pub(super) fn excess(&self) -> Option<Seat> {
        let over = |seat: &Seat| self.player(*seat).completed_count() > MAX_COMPLETED;
        let count = self.players.count;
        std::iter::once(self.active)
            .chain(self.active.others(count))
            .find(over)
    }

    /// The cards of the discard pile, each once.
    #[inline]
    pub(super) fn discard_set(&self) -> CardSet {
        self.discard.iter().collect()
    }

    /// The level that the hall gives a profession: cards in the open chapter (G-7.1).
    #[inline]
    pub(super) fn cards_open(&self, seat: Seat, profession: Profession) -> u8 {
        self.player(seat).hall.of(profession).len()
    }

    /// Whether `seat` may look through the discard pile now (G-4.5, G-9.4.7).
    pub(super) fn may_search(&self, seat: Seat) -> bool {
        let Stage::Effect(card) = self.stage else {
            return false;
        };
        seat == self.active
            && card.profession() == Profession::HISTORIAN
            && self.cards_open(seat, Profession::HISTORIAN)
                >= Profession::HISTORIAN.levels().needed()[1]
    }
}

/// All copies of all cards.
pub(super) const ALL_COPIES: [u8; IDENTITIES] = [COPIES; IDENTITIES];
