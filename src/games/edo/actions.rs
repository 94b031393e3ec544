//! The activations of an opened card (E-7 to E-10).

use super::data::{ActionData, ActionKind, site_yield};
use super::moves::Move;
use super::pieces::{Building, BuildingKind, Card, Goods, Resource, Space};
use super::play::tell_move;
use super::state::{Figure, Position};
use super::words;
use crate::kernel::{Entry, Journal, Seat, SeatSet};

impl Position {
    pub(super) fn take_activation(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let Some(action) = self.opened_action() else {
            return;
        };
        match mv {
            Move::Times(count) => self.take_times(seat, action, count, journal),
            Move::Samurai(space) if action.kind == ActionKind::Travel => {
                self.figure = Some(Figure::Samurai(space));
            }
            Move::To(space) => self.take_journey(seat, space, journal),
            Move::Place(space) => self.place_official(seat, space, journal),
            Move::Take(card) => self.take_card(seat, action, card, journal),
            Move::Sell(card) => self.sell_card(seat, action, card, journal),
            Move::Samurai(space) => self.harvest(seat, action, space, journal),
            Move::Build(space, kind) => self.build(seat, action, space, kind, journal),
            Move::Buy(resource, count) => self.buy(seat, resource, count, journal),
            Move::PowerPoint => self.score_trade(seat, journal),
            _ if self.activations.moved.take().is_some() => {}
            _ => self.end_card(journal),
        }
    }

    /// E-7.1 to E-7.3.
    fn take_times(&mut self, seat: Seat, action: &ActionData, count: u8, journal: &mut Journal) {
        let mut taken = Goods::NONE;
        let mut recruits = 0;
        for _ in 0..count {
            let player = self.player_mut(seat);
            player.pay(action.cost);
            let gain = player.take(action.gain);
            for (sum, gained) in taken.resources.iter_mut().zip(gain.resources) {
                *sum += gained;
            }
            taken.ryo += gain.ryo;
            let recruited = action.recruits.min(self.shogun_supply);
            self.shogun_supply -= recruited;
            self.player_mut(seat).shogun_officials += recruited;
            recruits += recruited;
        }
        self.activations.left -= count;
        let cost = action.cost.times(count);
        if action.recruits > 0 {
            journal.tell(|| {
                let args = [("count", recruits.into())];
                words::paid(words::entry(seat, words::LOG_RECRUITED, args), cost)
            });
        } else if cost == Goods::NONE {
            tell_gain(seat, words::LOG_GAINED, taken, journal);
        } else {
            journal.tell(|| {
                let entry = words::entry(seat, words::LOG_EXCHANGED, []);
                words::paid(words::goods(entry, taken), cost)
            });
        }
        self.end_card(journal);
    }

    /// E-7.4 B: for nothing, one samurai or two different ones (E-7.15).
    fn take_journey(&mut self, seat: Seat, to: Space, journal: &mut Journal) {
        let Some(figure) = self.figure.take() else {
            return;
        };
        let from = self.stands(figure).unwrap_or_default();
        self.move_figure(seat, figure, to);
        tell_move(seat, words::LOG_TRAVELLED, [from, to], 0, journal);
        if self.activations.moved.take().is_some() {
            return;
        }
        // a B uses up a shogun official first (E-7.16)
        self.activations.left -= 1;
        self.activations.shogun = self.activations.shogun.saturating_sub(1);
        if self.player(seat).samurai.len() > 1 {
            self.activations.moved = Some(to);
        }
    }

    /// E-7.4 A.
    fn place_official(&mut self, seat: Seat, outpost: Space, journal: &mut Journal) {
        self.activations.left -= 1;
        let slot = usize::from(self.slot);
        let player = self.player_mut(seat);
        player.slots[slot].officials = player.slots[slot].officials.map(|count| count - 1);
        player.samurai.add(outpost);
        journal.tell(|| {
            words::entry(seat, words::LOG_SENT, [("space", words::space(outpost))])
                .about(words::space_target(outpost))
        });
    }

    /// E-7.7.
    fn take_card(&mut self, seat: Seat, action: &ActionData, card: Card, journal: &mut Journal) {
        self.activations.left -= 1;
        let player = self.player_mut(seat);
        player.pay(action.cost);
        player.cards.insert(card);
        let at = self.row.iter().position(|other| other == card);
        if let Some(at) = at {
            self.row.remove(at);
        }
        journal.tell(|| {
            let entry = words::entry(seat, words::LOG_TOOK_CARD, [("card", words::card(card))]);
            words::paid(entry, action.cost)
        });
        if let Some(next) = self.special_deck.pop() {
            self.row.push(next);
            journal.learnt(SeatSet::all(self.players.count));
            journal.tell(|| {
                Entry::new(
                    seat,
                    words::message(words::LOG_ROW, [("card", words::card(next))]),
                )
            });
        }
        self.others_learn(seat, journal);
    }

    /// E-7.11, E-7.13.
    fn sell_card(&mut self, seat: Seat, action: &ActionData, card: Card, journal: &mut Journal) {
        self.activations.left -= 1;
        let player = self.player_mut(seat);
        player.cards.remove(card);
        player.take(action.gain);
        if !card.is_basic() {
            self.sold.insert(card);
        }
        journal.tell(|| {
            let entry = words::entry(seat, words::LOG_SOLD_CARD, [("card", words::card(card))]);
            words::goods(entry, action.gain)
        });
    }

    /// E-8.4 to E-8.8.
    fn harvest(&mut self, seat: Seat, action: &ActionData, site: Space, journal: &mut Journal) {
        self.activations.left -= 1;
        self.activations.used.add(site);
        let amount = self.harvest_of(action, site);
        let mut gain = Goods::NONE;
        gain.resources[action.resource as usize] = amount;
        let taken = self.player_mut(seat).take(gain);
        journal.tell(|| {
            let entry = words::entry(seat, words::LOG_HARVESTED, [("space", words::space(site))]);
            words::goods(entry, taken).about(words::space_target(site))
        });
    }

    /// What an activation on the site yields now (E-8.5).
    pub(super) fn harvest_of(&self, action: &ActionData, site: Space) -> u8 {
        site_yield(self.samurai_on(site)) * action.multiplier + action.bonus
    }

    /// E-9.3.
    fn build(
        &mut self,
        seat: Seat,
        action: &ActionData,
        space: Space,
        kind: BuildingKind,
        journal: &mut Journal,
    ) {
        self.activations.left -= 1;
        self.activations.used.add(space);
        let cost = kind.data().cost.less(action.discount);
        let player = self.player_mut(seat);
        player.pay(cost);
        player.points = player.points.saturating_add(kind.data().points);
        let building = match kind {
            BuildingKind::House => {
                player.houses -= 1;
                Building::House(seat)
            }
            BuildingKind::Market => {
                player.markets -= 1;
                Building::Market(seat)
            }
            BuildingKind::Stronghold => {
                self.strongholds -= 1;
                Building::Stronghold
            }
        };
        if let Some(town) = self.town_mut(space) {
            town.buildings.push(building);
        }
        journal.tell(|| {
            let args = [
                ("building", words::building(kind)),
                ("city", words::space(space)),
                ("points", kind.data().points.into()),
            ];
            words::paid(words::entry(seat, words::LOG_BUILT, args), cost)
                .about(words::space_target(space))
        });
        // whether the next one can be paid tells something of the purse
        self.others_learn(seat, journal);
    }

    /// Begins the next trade, unless the one at hand gives this option as well (E-10.5).
    fn begin_trade(&mut self, seat: Seat, done: bool) {
        let begun = self.activations.bought || self.activations.scored;
        if begun && !done && self.trades_both(seat) {
            return;
        }
        self.activations.left -= 1;
        self.activations.used.add(self.merchant.unwrap_or_default());
        self.activations.bought = false;
        self.activations.scored = false;
    }

    /// E-10.3.
    fn buy(&mut self, seat: Seat, resource: Resource, count: u8, journal: &mut Journal) {
        self.begin_trade(seat, self.activations.bought);
        self.activations.bought = true;
        let offers = self.merchant_card.data().offers();
        let price = offers.iter().find(|offer| offer.resource == resource);
        let mut cost = Goods::NONE;
        cost.ryo = price.map_or(0, |offer| offer.price) * u16::from(count);
        let mut gain = Goods::NONE;
        gain.resources[resource as usize] = count;
        let player = self.player_mut(seat);
        player.pay(cost);
        player.take(gain);
        journal.tell(|| {
            let entry = words::entry(seat, words::LOG_BOUGHT, []);
            words::paid(words::goods(entry, gain), cost)
        });
        self.others_learn(seat, journal);
    }

    /// E-10.4.
    fn score_trade(&mut self, seat: Seat, journal: &mut Journal) {
        self.begin_trade(seat, self.activations.scored);
        self.activations.scored = true;
        let card = self.merchant_card.data();
        let player = self.player_mut(seat);
        player.pay(card.cost);
        player.points = player.points.saturating_add(card.points);
        journal.tell(|| {
            let points = [("points", card.points.into())];
            words::paid(words::entry(seat, words::LOG_TRADED, points), card.cost)
        });
        self.others_learn(seat, journal);
    }
}

pub(super) fn tell_gain(seat: Seat, key: &'static str, gain: Goods, journal: &mut Journal) {
    journal.tell(|| words::goods(words::entry::<0>(seat, key, []), gain));
}
