//! What frames a round: its beginning, wages, income, the next round or the end (E-12 to E-14).

use super::actions::tell_gain;
use super::data::{BUILDING_SPACES, MAX_ROUNDS, POINTS_TO_END, RICE_PER_SAMURAI, SEATS};
use super::moves::Move;
use super::pieces::{Goods, Resource};
use super::state::{Position, Slot, Stage, Town};
use super::words;
use crate::kernel::{Arg, Entry, Journal, Pile, Seat, SeatSet, sort_few};

impl Position {
    /// E-4.1, E-14.4: officials lie beside the boards, cards are in hand.
    pub(super) fn begin_round(&mut self, journal: &mut Journal) {
        self.round += 1;
        self.turn += 1;
        self.stage = Stage::Programming;
        self.slot = 0;
        self.active = self.first;
        for seat in self.all_seats() {
            let player = self.player_mut(seat);
            let [own, shogun] = player.on_cards();
            player.officials += own;
            player.shogun_officials += shogun;
            player.slots = Default::default();
            player.ready = false;
            player.mustered = [player.officials, player.shogun_officials];
        }
        journal.tell(|| words::entry(self.first, words::LOG_ROUND, [("round", self.round.into())]));
    }

    /// E-12.1. Who has no samurai, or no rice, has nothing to decide (E-12.6).
    pub(super) fn begin_wages(&mut self, seat: Seat, journal: &mut Journal) {
        self.active = seat;
        self.turn += 1;
        self.stage = Stage::Wages;
        let player = self.player_mut(seat);
        if player.fed() == 0 || player.samurai.is_empty() {
            let returning = player.samurai.len() as u8;
            player.officials += returning;
            player.samurai.clear();
            if returning > 0 {
                journal.tell(|| {
                    words::entry(seat, words::LOG_ALL_HOME, [("count", returning.into())])
                });
            }
            self.end_wages(journal);
        }
    }

    pub(super) fn take_wages_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let player = self.player_mut(seat);
        if let Move::Samurai(space) = mv {
            player.samurai.remove(space);
            player.officials += 1;
            journal.tell(|| {
                words::entry(seat, words::LOG_HOME, [("space", words::space(space))])
                    .about(words::space_target(space))
            });
            if !self.player(seat).samurai.is_empty() {
                return;
            }
        } else {
            let kept = player.samurai.len() as u8;
            let mut wages = Goods::NONE;
            wages.resources[Resource::Rice as usize] = kept * RICE_PER_SAMURAI;
            player.pay(wages);
            journal.tell(|| {
                let entry = words::entry(seat, words::LOG_WAGES, [("count", kept.into())]);
                words::paid(entry, wages)
            });
        }
        self.end_wages(journal);
    }

    /// E-12.4.
    fn end_wages(&mut self, journal: &mut Journal) {
        let next = self.active.next(self.players.count);
        if next != self.first {
            self.begin_wages(next, journal);
            return;
        }
        self.pay_income(journal);
        self.end_round(journal);
    }

    /// E-13.
    fn pay_income(&mut self, journal: &mut Journal) {
        for index in 0..self.towns().len() {
            let town = self.towns[index];
            let ranks = self.ranked(&town);
            for (rank, seat) in ranks.iter().enumerate() {
                let mut gain = Goods::NONE;
                gain.ryo = payout(&town, ranks.len(), rank).into();
                self.player_mut(seat).take(gain);
                journal.tell(|| {
                    let args = [
                        ("city", words::space(town.space)),
                        ("rank", Arg::count(rank + 1)),
                        ("ryo", Arg::Number(gain.ryo.into())),
                    ];
                    words::entry(seat, words::LOG_INCOME, args)
                        .about(words::space_target(town.space))
                });
            }
        }
    }

    /// The players with influence in a town, the greatest first; of equal ones the one who built
    /// there earlier (E-13.3, E-13.5).
    pub(super) fn ranked(&self, town: &Town) -> Pile<Seat, SEATS> {
        let key = |seat: Seat| (town.influence(seat), BUILDING_SPACES - since(town, seat));
        let mut ranked: Pile<Seat, SEATS> = self
            .all_seats()
            .filter(|seat| town.influence(*seat) > 0)
            .collect();
        sort_few(ranked.as_mut_slice(), |a, b| key(*b).cmp(&key(*a)));
        ranked
    }

    /// E-14, the test for the end before anything else (E-14.7).
    fn end_round(&mut self, journal: &mut Journal) {
        // the next preview comes up, or the purses are opened
        journal.learnt(SeatSet::all(self.players.count));
        let enough = self
            .all_seats()
            .any(|seat| self.player(seat).points >= POINTS_TO_END);
        if enough || self.merchant_deck.is_empty() || self.round >= MAX_ROUNDS {
            self.stage = Stage::Over;
            self.tell_end(journal);
            return;
        }
        if let Some(next) = self.merchant_deck.pop() {
            self.merchant_card = next;
            journal.tell(|| {
                let card = words::merchant_card(next);
                Entry::new(
                    self.first,
                    words::message(words::LOG_MERCHANT_CARD, [("card", card)]),
                )
            });
        }
        self.first = self.first.next(self.players.count);
        self.begin_round(journal);
    }

    fn tell_end(&self, journal: &mut Journal) {
        for seat in self.all_seats() {
            let mut purse = Goods::NONE;
            purse.ryo = self.player(seat).ryo;
            tell_gain(seat, words::LOG_PURSE, purse, journal);
        }
        let winners = self.winners();
        match winners.first() {
            Some(&winner) => journal.tell(|| {
                let points = Arg::Number(self.final_points(winner));
                words::entry(winner, words::LOG_WON, [("points", points)])
            }),
            None => journal.tell(|| words::entry(self.first, words::LOG_NOBODY, [])),
        }
    }
}

/// What the builder of a rank gets (E-13.4).
pub(super) fn payout(town: &Town, builders: usize, rank: usize) -> u8 {
    town.tile
        .map_or(0, |tile| tile.data().payouts[builders - 1][rank])
}

/// The place of a player's first house or market in a town (E-13.5).
pub(super) fn since(town: &Town, seat: Seat) -> usize {
    let mut buildings = town.buildings.iter();
    buildings
        .position(|building| building.owner() == Some(seat))
        .unwrap_or(BUILDING_SPACES)
}

/// Whether a slot is empty, as all are before the first choice of a program.
pub(super) fn is_empty(slot: &Slot) -> bool {
    *slot == Slot::default()
}
