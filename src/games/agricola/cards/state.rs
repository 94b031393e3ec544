//! Where every hand card is, and what is noted on those that lie in front of a player.

use super::super::data::SEATS;
use super::card::{CARDS, Card};
use super::rule::What;
use super::table;
use crate::kernel::Seat;

const WORDS: usize = CARDS.div_ceil(64);

/// The most cards that can come to lie in front of a player: seven occupations and seven minor
/// improvements, and seven more by the Broom.
const FRONT: usize = 22;

/// A set of hand cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in super::super) struct CardSet([u64; WORDS]);

impl CardSet {
    /// No card.
    pub(in super::super) const NONE: Self = Self([0; WORDS]);

    #[inline]
    pub(in super::super) const fn contains(self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.index() % 64)) != 0
    }

    pub(in super::super) const fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    pub(in super::super) const fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    pub(in super::super) fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub(in super::super) fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Its cards, occupations first.
    pub(in super::super) fn iter(self) -> impl Iterator<Item = Card> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let first = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (first < 64).then(|| Card::from_index(64 * i + first))
            })
        })
    }

    pub(in super::super) fn occupations(self) -> impl Iterator<Item = Card> {
        self.iter().filter(|card| card.is_occupation())
    }

    pub(in super::super) fn minors(self) -> impl Iterator<Item = Card> {
        self.iter().filter(|card| !card.is_occupation())
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// All hand cards of a match; the family game has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(in super::super) struct Cards {
    /// The decks of the match, as bits.
    pub(in super::super) decks: u8,
    /// Cards that can be in hands or in the stock: those of the chosen decks that this number of
    /// players uses.
    pub(in super::super) used: CardSet,
    /// Cards that have left the game.
    pub(in super::super) out: CardSet,
    /// Cards in hands of which everybody knows, because they were passed on.
    pub(in super::super) known: CardSet,
    pub(in super::super) of: [Holding; SEATS],
}

/// The cards of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in super::super) struct Holding {
    pub(in super::super) hand: CardSet,
    front: [Card; FRONT],
    notes: [u16; FRONT],
    count: u8,
    /// Occupations that were played and have left the game since.
    pub(in super::super) gone: u8,
    /// What the rules of the front answer, as bits of [`What`].
    watch: u64,
    /// Cards of the front that were used in this turn.
    pub(in super::super) turn: CardSet,
    /// Fences that were built in this turn, and how many of them a card made free (E175).
    pub(in super::super) fences: u8,
    pub(in super::super) free_fences: u8,
    /// Cards that could be used between actions before the running placement, and were not.
    pub(in super::super) declined: CardSet,
    /// Cards whose once-a-harvest right was used in this harvest.
    pub(in super::super) harvest: CardSet,
}

impl Default for Holding {
    fn default() -> Self {
        Self {
            hand: CardSet::NONE,
            front: [Card::from_index(0); FRONT],
            notes: [0; FRONT],
            count: 0,
            gone: 0,
            watch: 0,
            turn: CardSet::NONE,
            fences: 0,
            free_fences: 0,
            declined: CardSet::NONE,
            harvest: CardSet::NONE,
        }
    }
}

impl Holding {
    /// The cards that lie in front, in the order of playing.
    #[inline]
    pub(in super::super) fn front(&self) -> &[Card] {
        &self.front[..usize::from(self.count)]
    }

    /// What is noted on a card in front; nothing if it is not there.
    pub(in super::super) fn note(&self, card: Card) -> u16 {
        let place = self.front().iter().position(|other| *other == card);
        place.map_or(0, |place| self.notes[place])
    }

    pub(in super::super) fn set_note(&mut self, card: Card, note: u16) {
        if let Some(place) = self.front().iter().position(|other| *other == card) {
            self.notes[place] = note;
        }
    }

    /// Whether a rule in front answers this.
    #[inline]
    pub(in super::super) const fn watches(&self, what: What) -> bool {
        self.watch & (1 << what as u8) != 0
    }

    /// Lays a card in front. Whether there was room for it.
    pub(in super::super) fn lay(&mut self, card: Card) -> bool {
        if usize::from(self.count) == FRONT {
            return false;
        }
        self.front[usize::from(self.count)] = card;
        self.notes[usize::from(self.count)] = 0;
        self.count += 1;
        self.watch |= table::watch(card);
        true
    }

    /// Takes a card away from the front; what was noted on it is lost.
    pub(in super::super) fn remove(&mut self, card: Card) {
        let Some(place) = self.front().iter().position(|other| *other == card) else {
            return;
        };
        let last = usize::from(self.count) - 1;
        self.front.copy_within(place + 1..=last, place);
        self.notes.copy_within(place + 1..=last, place);
        self.front[last] = Card::from_index(0);
        self.notes[last] = 0;
        self.count -= 1;
        self.turn.remove(card);
        self.harvest.remove(card);
        self.watch = self
            .front()
            .iter()
            .fold(0, |bits, card| bits | table::watch(*card));
    }

    /// Occupations that lie in front.
    pub(in super::super) fn occupations(&self) -> u8 {
        let front = self.front().iter();
        front.filter(|card| card.is_occupation()).count() as u8
    }

    /// Minor improvements that lie in front.
    pub(in super::super) fn minors(&self) -> u8 {
        self.count - self.occupations()
    }
}

impl Cards {
    #[inline]
    pub(in super::super) fn of(&self, seat: Seat) -> &Holding {
        &self.of[seat.index()]
    }

    #[inline]
    pub(in super::super) fn of_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.of[seat.index()]
    }

    /// The cards that nobody holds and that are still in the game.
    pub(in super::super) fn stock(&self) -> CardSet {
        let held = self.of.iter().fold(self.out, |held, of| {
            held.or(of.hand).or(of.front().iter().copied().collect())
        });
        self.used.minus(held)
    }
}
