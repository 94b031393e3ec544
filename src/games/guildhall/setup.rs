//! Set-up (G-3).

use super::cards::{Card, Vp};
use super::data::{COPIES, IDENTITIES, ROW, SETUP_HAND};
use super::state::{Player, Players, Position, SEATS, Stage};
use super::words;
use crate::kernel::{Chance, Journal, Pile, Seat, Setup};

/// Below this number of seats some VP cards are taken out (G-2.4, G-18.1).
const SEATS_OF_FULL_VP_DECK: u8 = 4;

impl Position {
    pub(super) fn dealt(setup: &Setup, journal: &mut Journal) -> Self {
        let count = setup.seat_count();
        let mut chance = Chance::from_seed(setup.seed);
        let first = first_seat(setup, &mut chance);

        let copies = Card::all().flat_map(|card| std::iter::repeat_n(card, COPIES.into()));
        let mut deck: Pile<Card, _> = copies.collect();
        chance.shuffle(deck.as_mut_slice());

        let mut out = [0; super::data::VP_KINDS];
        if count < SEATS_OF_FULL_VP_DECK {
            Vp::all().for_each(|vp| out[vp.index()] = vp.data().removed);
        }
        let in_match = |vp: Vp| usize::from(vp.data().count - out[vp.index()]);
        let mut vp_deck: Pile<Vp, _> = Vp::all()
            .flat_map(|vp| std::iter::repeat_n(vp, in_match(vp)))
            .collect();
        chance.shuffle(vp_deck.as_mut_slice());
        let row = (0..ROW).filter_map(|_| vp_deck.pop()).collect();

        let mut players = Players {
            count,
            all: [Player::default(); SEATS],
        };
        for player in &mut players.all[..count.into()] {
            for card in (0..SETUP_HAND).filter_map(|_| deck.pop()) {
                player.hand[card.index()] += 1;
            }
        }
        journal.tell(|| words::entry(first, words::LOG_FIRST, []));
        Self {
            chance,
            first,
            active: first,
            turn: 0,
            actions_left: 0,
            stage: Stage::SetupDiscard,
            chain: super::state::Chain::default(),
            players,
            area: Pile::default(),
            bought: Pile::default(),
            placing: None,
            deck,
            discard: Pile::default(),
            row,
            vp_deck,
            out,
            aside: [0; IDENTITIES],
        }
    }

    /// G-3.5: the next player sets up, or the first turn begins (G-3.10).
    pub(super) fn next_in_setup(&mut self) {
        let next = self.active.next(self.players.count);
        if next == self.first {
            self.begin_turn(next);
        } else {
            self.active = next;
            self.stage = Stage::SetupDiscard;
        }
    }
}

/// G-3.4: drawn from the seed, or as chosen.
fn first_seat(setup: &Setup, chance: &mut Chance) -> Seat {
    let drawn = Seat(chance.below(setup.seat_count().into()) as u8);
    let chosen = setup.option(super::info(), "first").strip_prefix("seat-");
    let number = chosen.and_then(|number| number.parse::<u8>().ok());
    number.map_or(drawn, |number| Seat(number - 1))
}
