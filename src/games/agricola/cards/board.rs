//! What cards change of the board and of a turn: spaces that may be shared, tolls, spaces that cards
//! add, fences (E175), and what may be done between actions.

use super::super::action::Part;
use super::super::data::FENCE_WOOD;
use super::super::farm::{Cell, Cells};
use super::super::goods::{Good, Goods};
use super::super::moves::Price;
use super::super::spaces::Space;
use super::super::state::{Position, Window};
use super::super::task::{Ask, Purchase, Task};
use super::super::words;
use super::card::Card;
use super::choices::choices;
use super::react::{Offer, Told};
use super::rule::{Rule, What};
use super::table::rules;
use crate::kernel::{Journal, Pile, Seat};

impl Position {
    /// A turn begins: what was used in the last one may be used again.
    pub(in super::super) fn begin_turn(&mut self, seat: Seat) {
        if self.cards.is_none() {
            return;
        }
        self.forget_turn();
        let seen = self.usable_between(seat).map(|offer| offer.card).collect();
        if let Some(holding) = self.holding_mut(seat) {
            holding.declined = seen;
        }
    }

    /// A window begins: what is used outside the work phase is used in a turn of its own, and
    /// what is once in a harvest may be used again.
    pub(in super::super) fn begin_window(&mut self) {
        self.forget_turn();
        if self.window == Window::FieldStart
            && let Some(cards) = self.cards.as_deref_mut()
        {
            for holding in &mut cards.of {
                holding.harvest = super::CardSet::NONE;
            }
        }
    }

    fn forget_turn(&mut self) {
        let Some(cards) = self.cards.as_deref_mut() else {
            return;
        };
        for holding in &mut cards.of {
            holding.turn = super::CardSet::NONE;
            holding.declined = super::CardSet::NONE;
            (holding.fences, holding.free_fences) = (0, 0);
        }
    }

    /// Cards that can be used between actions now. What only gives something away (E215) waits until the
    /// owner is asked anyway.
    fn usable_between(&self, seat: Seat) -> impl Iterator<Item = Offer> {
        let all = self.front(seat).iter().flat_map(|card| {
            choices(*card)
                .zip(0u8..)
                .map(move |(choice, way)| (*card, choice.rule, way))
        });
        all.filter_map(move |(card, rule, way)| {
            let offer = Offer {
                card,
                rule,
                count: 0,
            };
            let Rule::When(when) = &rules(card)[usize::from(rule)] else {
                return None;
            };
            let usable = when.what == What::Between
                && when.pay.is_none()
                && self.is_open(seat, card, when, &Told::default())
                && self.does_something(seat, offer)
                && self.can_buy(seat, Purchase::Card(offer, way));
            usable.then_some(offer)
        })
    }

    /// The house has changed, and with it what can be done between actions: it is asked about once more.
    pub(super) fn reconsider(&mut self, seat: Seat) {
        if let Some(holding) = self.holding_mut(seat) {
            holding.declined = super::CardSet::NONE;
        }
    }

    /// A placement has been resolved: what has only become possible by it may be used before the next
    /// player's turn.
    pub(super) fn offer_between(&mut self, seat: Seat) {
        let declined = self.holding(seat).map(|holding| holding.declined);
        let declined = declined.unwrap_or_default();
        let fresh: Vec<Offer> = self
            .usable_between(seat)
            .filter(|offer| !declined.contains(offer.card))
            .collect();
        fresh
            .into_iter()
            .for_each(|offer| self.ask(seat, Ask::Offer(offer)));
    }

    /// Whether a space may be used although another player's person is there.
    pub(in super::super) fn may_share(&self, seat: Seat, space: Space) -> bool {
        let own = self.standing[space.index()].persons(seat) > 0;
        // a space is one for family growth from the round on that it says
        let mut parts = space.data().action.parts().iter();
        let early =
            parts.any(|part| matches!(part, Part::Growth { from, .. } if *from > self.round));
        !own && !early
            && self.rules_of(seat).any(
                |(_, rule)| matches!(rule, Rule::Shares(spaces) if spaces.contains(space.index())),
            )
    }

    /// To whom something is paid for the use of a space, and how much (A-26.30 P2).
    fn toll(&self, seat: Seat, space: Space) -> Option<(Seat, u8)> {
        let mut others = seat.others(self.players.count);
        others.find_map(|other| {
            let mut rules = self.rules_of(other);
            rules.find_map(|(_, rule)| match rule {
                Rule::Opens { space: id, toll } if *id == space.data().id => Some((other, *toll)),
                _ => None,
            })
        })
    }

    pub(in super::super) fn can_pay_toll(&self, seat: Seat, space: Space) -> bool {
        !self.watched()
            || self
                .toll(seat, space)
                .is_none_or(|(_, food)| self.can_raise(seat, food))
    }

    pub(in super::super) fn pay_toll(&mut self, seat: Seat, space: Space, journal: &mut Journal) {
        if self.watched()
            && let Some((to, food)) = self.toll(seat, space)
        {
            self.buy(seat, Purchase::Debt(to, food), journal);
        }
    }

    /// A card brings an action space into play; goods lie on it from the next round on.
    pub(super) fn open_space(&mut self, id: &str) {
        if let Ok(space) = id.parse() {
            self.in_play.insert(space);
        }
    }

    /// The spaces that cards in front of players have brought into play.
    pub(in super::super) fn opened_spaces(&self) -> impl Iterator<Item = Space> {
        let rules = self.all_seats().flat_map(|seat| self.rules_of(seat));
        rules.filter_map(|(_, rule)| match rule {
            Rule::Opens { space, .. } => space.parse().ok(),
            _ => None,
        })
    }

    /// Other players' cards keep persons at home in this round (E198).
    pub(in super::super) fn keep_at_home(&mut self) {
        for seat in self.all_seats() {
            let kept = self.kept_at_home(seat);
            self.player_mut(seat).home -= kept;
        }
    }

    /// Fences that a part of an action may build at most.
    #[inline]
    pub(in super::super) fn fences_at_most(&self, seat: Seat, part: Part) -> u8 {
        let left = self.player(seat).farm.fences_left();
        match part {
            Part::FenceOne => left,
            Part::FreeFences => self.fences_to_come_free(seat).min(left),
            _ if !self.watched() => self.fence_budget(seat),
            _ => {
                let paid = self.player(seat).has(Good::Wood) / FENCE_WOOD;
                let first = self.holding(seat).is_none_or(|holding| holding.fences == 0);
                let free = if first && paid == 0 {
                    0
                } else {
                    self.fences_to_come_free(seat)
                };
                paid.saturating_add(free).min(left)
            }
        }
    }

    /// The cells that can each be fenced by itself.
    pub(in super::super) fn single_cells(&self, seat: Seat) -> Cells {
        let farm = &self.player(seat).farm;
        let open = Cells::ALL.minus(farm.pasture_cells());
        let single = |cell: &Cell| farm.enclosure(Cells::only(*cell)).is_some();
        open.iter().filter(single).collect()
    }

    pub(in super::super) fn count_fences(&mut self, seat: Seat, fences: u8) {
        if let Some(holding) = self.holding_mut(seat) {
            holding.fences = holding.fences.saturating_add(fences);
        }
    }

    /// Fences that were bought for less wood than they cost.
    pub(in super::super) fn count_free_fences(&mut self, seat: Seat, cells: Cells, price: Price) {
        let edges = self.player(seat).farm.enclosure(cells);
        let wood = edges.map_or(0, |edges| edges.len()) * FENCE_WOOD;
        if let Some(holding) = self.holding_mut(seat) {
            let free = wood - price.goods[Good::Wood];
            holding.free_fences = holding.free_fences.saturating_add(free);
        }
    }

    /// Whether something can be sown on a card.
    pub(in super::super) fn can_sow_plot(&self, seat: Seat, crop: Option<Good>) -> bool {
        let mut any = false;
        self.plots_to_sow(seat, crop, &mut |_| any = true);
        any
    }

    /// The cards on which something can be sown, each once.
    pub(in super::super) fn plots_to_sow(
        &self,
        seat: Seat,
        crop: Option<Good>,
        sink: &mut dyn FnMut(Card),
    ) {
        let mut last = None;
        for plot in self.plots(seat) {
            let meant = crop.is_none_or(|crop| crop == plot.crop);
            if meant
                && plot.left == 0
                && self.player(seat).has(plot.crop) > 0
                && last != Some(plot.card)
            {
                last = Some(plot.card);
                sink(plot.card);
            }
        }
    }

    /// a crop is sown on a card.
    pub(in super::super) fn sow_on(&mut self, seat: Seat, card: Card, journal: &mut Journal) {
        let Some(plot) = self.empty_plot(seat, card) else {
            return;
        };
        let stack = super::super::deeds::stack_of(plot.crop) + self.sows_more(seat, plot.crop);
        self.player_mut(seat).goods.take(&Goods::of(plot.crop, 1));
        self.set_plot(seat, plot, stack);
        journal.tell(|| {
            let args = [
                ("crop", words::good(plot.crop)),
                ("card", words::card(card)),
            ];
            words::entry(seat, words::LOG_SOWED_ON, args)
        });
    }

    /// What sowing on a card costs.
    pub(in super::super) fn sown_on(&self, seat: Seat, card: Card) -> Goods {
        let plot = self.empty_plot(seat, card);
        plot.map_or(Goods::NONE, |plot| Goods::of(plot.crop, 1))
    }

    /// Takes the offer of a card off the agenda that this way belongs to.
    pub(in super::super) fn take_offer(
        &mut self,
        seat: Seat,
        card: Card,
        way: u8,
    ) -> Option<Offer> {
        let rule = choices(card).nth(usize::from(way))?.rule;
        let mut offers = self.offers(seat);
        let found = offers.find(|(_, offer)| offer.card == card && offer.rule == rule);
        drop(offers);
        let (place, offer) = found?;
        self.agenda.remove(place);
        Some(offer)
    }

    /// None of the offers is used.
    pub(in super::super) fn pass_offers(&mut self, seat: Seat) {
        while let Some(Task {
            seat: asked,
            ask: Ask::Offer(_),
        }) = self.task()
        {
            if asked != seat {
                break;
            }
            self.agenda.pop();
        }
    }

    /// An exchange, a purchase from a stack, or something done between actions.
    pub(in super::super) fn use_any_time(
        &mut self,
        seat: Seat,
        card: Card,
        way: u8,
        journal: &mut Journal,
    ) {
        if let Some(choice) = choices(card).nth(usize::from(way)) {
            let offer = Offer {
                card,
                rule: choice.rule,
                count: 0,
            };
            // an exchange may bring the food for a price that is being paid
            let bill = self.bill;
            self.use_offer(seat, offer, way, journal);
            if bill != Price::default() {
                self.bill = bill;
            }
        }
    }

    /// The cards of the offers at hand.
    pub(in super::super) fn offered_cards(&self, seat: Seat) -> Pile<Card, 8> {
        let mut cards = Pile::default();
        for (_, offer) in self.offers(seat) {
            if !cards.contains(offer.card) && !cards.is_full() {
                cards.push(offer.card);
            }
        }
        cards
    }
}
