//! The ways to use a card, among which its owner chooses: a move names a card, and the way if it has
//! several.

use super::super::action::Source;
use super::super::goods::{Good, Goods};
use super::super::moves::Move;
use super::super::state::{Position, Window};
use super::super::task::{Ask, Purchase};
use super::super::why::{CARD_NOT_NOW, CARD_NOT_YOURS, PREREQUISITE, TOO_LITTLE};
use super::super::words;
use super::CardSet;
use super::card::Card;
use super::react::{Offer, Told};
use super::rule::{Act, Given, Rule, Sub, What};
use super::table::rules;
use crate::kernel::{Refusal, Seat, sort_few};

/// A way to use a card.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Choice {
    pub(super) rule: u8,
    pub(super) pay: Goods,
    pub(super) get: Goods,
    given: Option<&'static Given>,
}

/// The ways to use a card, in the order in which they stand on it. A move holds the place of one.
pub(in super::super) fn choices(card: Card) -> impl Iterator<Item = Choice> {
    let numbered = rules(card).iter().zip(0u8..);
    numbered.flat_map(|(rule, index)| (0..).map_while(move |way| of_rule(rule, index, way)))
}

/// One way of a rule.
fn of_rule(rule: &'static Rule, index: u8, way: usize) -> Option<Choice> {
    let choice = |pay: Goods, get: Goods| Choice {
        rule: index,
        pay,
        get,
        given: None,
    };
    match rule {
        Rule::When(when) if !when.ways.is_empty() => {
            let way = when.ways.get(way)?;
            Some(Choice {
                given: Some(&way.given),
                ..choice(way.pay, way.get)
            })
        }
        Rule::When(when) if !when.is_automatic() && way == 0 => {
            let get = match when.acts[0] {
                Act::Gain(goods) => goods,
                _ => Goods::NONE,
            };
            Some(choice(when.pay, get))
        }
        Rule::Exchange { pay, get } | Rule::Harvest { pay, get } if way == 0 => {
            Some(choice(*pay, *get))
        }
        Rule::HarvestAnimal { pay } => {
            let animal = Good::ANIMALS.get(way)?;
            Some(choice(*pay, Goods::of(*animal, 1)))
        }
        Rule::Stack(stack) => {
            let good = stack.get(way)?;
            Some(choice(Goods::of(Good::Food, 1), Goods::of(*good, 1)))
        }
        _ => None,
    }
}

impl Position {
    /// All moves of the offers that lie together on top of the agenda: their owner takes them in the order
    /// he likes.
    pub(in super::super) fn offer_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let (mut ways, mut must) = (Vec::new(), false);
        for (_, offer) in self.offers(seat) {
            let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
                continue;
            };
            for (choice, place) in choices(offer.card).zip(0u8..) {
                if choice.rule == offer.rule && self.can_choose(seat, offer, &choice, place) {
                    must |= !when.may;
                    ways.push(Move::Card(offer.card, place));
                }
            }
        }
        let any = !ways.is_empty();
        sort_few(&mut ways, Ord::cmp);
        ways.dedup();
        ways.into_iter().for_each(&mut *sink);
        // the owner's decision points before the placements are such points too
        if any && matches!(self.window, Window::RoundStart | Window::WorkStart) {
            self.any_time_moves(seat, sink);
        }
        let hides = !any
            && self
                .offers(seat)
                .any(|(_, offer)| self.hides_hand(seat, offer));
        if any && !must || hides {
            sink(Move::Done);
        }
    }

    /// Whether the others would learn something of a hand if an offer to play from it were not made
    ///
    pub(in super::super) fn hides_hand(&self, seat: Seat, offer: Offer) -> bool {
        let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
            return false;
        };
        let improves = matches!(when.acts[0], Act::Do(Sub::ImproveAgain));
        improves
            && !self.is_solo()
            && self.hand(seat).minors().next().is_some()
            && self.can_raise(seat, when.pay[Good::Food])
    }

    /// The offers to one seat that lie together on top of the agenda, with their places in it.
    pub(in super::super) fn offers(&self, seat: Seat) -> impl Iterator<Item = (usize, Offer)> {
        let tasks = self.agenda.as_slice().iter().enumerate().rev();
        tasks.map_while(move |(place, task)| match task.ask {
            Ask::Offer(offer) if task.seat == seat => Some((place, offer)),
            _ => None,
        })
    }

    /// Whether a way of an offer can be paid and would do something.
    fn can_choose(&self, seat: Seat, offer: Offer, choice: &Choice, place: u8) -> bool {
        let told = Told {
            count: offer.count,
            ..Told::default()
        };
        let holds = choice
            .given
            .is_none_or(|given| self.holds(seat, offer.card, *given, &told));
        holds
            && self.still_open(seat, offer)
            && self.can_buy(seat, Purchase::Card(offer, place))
            && self.does_something(seat, offer)
    }

    /// Whether the limit of the rule is not reached yet, no plough has been used, and enough is
    /// still there to be left or paid: another offer may have been taken.
    fn still_open(&self, seat: Seat, offer: Offer) -> bool {
        let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
            return true;
        };
        let told = Told::default();
        let changing = when.given.iter().filter(|given| {
            matches!(
                given,
                Given::NoPlough | Given::Lay(..) | Given::CanPayOwners(..)
            )
        });
        self.within_limit(seat, offer.card, when)
            && changing
                .into_iter()
                .all(|given| self.holds(seat, offer.card, *given, &told))
    }

    /// Whether the action that a rule brings could be carried out.
    pub(super) fn does_something(&self, seat: Seat, offer: Offer) -> bool {
        let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
            return true;
        };
        when.acts.iter().all(|act| match act {
            Act::Do(_) => self.can_act(seat, offer.card, offer.count),
            _ => true,
        })
    }

    /// Whether the part of an action that a card brings can be carried out.
    fn can_act(&self, seat: Seat, card: Card, count: u8) -> bool {
        let action = card.action();
        let part = if action.count > 1 { count } else { 0 };
        let part = action.parts().get(usize::from(part));
        part.is_some_and(|part| self.possible(seat, Source::Card(card), *part))
    }

    /// What can be done at any time: exchanges, purchases from a stack, and between actions the rest
    ///
    pub(in super::super) fn any_time_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let possible = |card, choice: &Choice, place| self.any_time(seat, card, choice, place);
        self.card_moves(seat, possible, sink);
    }

    /// What cards let their owner do while he feeds: what is possible at any time, and what is once in a
    /// harvest.
    pub(in super::super) fn feeding_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let possible = |card, choice: &Choice, place| {
            self.any_time(seat, card, choice, place) || self.once_in_harvest(seat, card, choice)
        };
        self.card_moves(seat, possible, sink);
    }

    /// Those ways to use the cards in front of a seat that are possible, in canonical order.
    fn card_moves(
        &self,
        seat: Seat,
        possible: impl Fn(Card, &Choice, u8) -> bool,
        sink: &mut dyn FnMut(Move),
    ) {
        let front: CardSet = self.front(seat).iter().copied().collect();
        for card in front.iter() {
            let ways = choices(card).zip(0u8..);
            ways.filter(|(choice, place)| possible(card, choice, *place))
                .for_each(|(_, place)| sink(Move::Card(card, place)));
        }
    }

    /// Exchanges that bring food alone, and how often these goods allow each of them.
    fn exchanges_for_food(
        &self,
        seat: Seat,
        goods: &Goods,
    ) -> impl Iterator<Item = (Move, u8, u8)> {
        let front: CardSet = self.front(seat).iter().copied().collect();
        let all = front.iter().flat_map(|card| {
            choices(card)
                .zip(0u8..)
                .map(move |(choice, place)| (card, choice, place))
        });
        let goods = *goods;
        all.filter_map(move |(card, choice, place)| {
            let exchange = matches!(rules(card)[usize::from(choice.rule)], Rule::Exchange { .. });
            let food = choice.get[Good::Food];
            let food_alone = choice.get == Goods::of(Good::Food, food);
            let times = choice.pay.iter().map(|(good, count)| goods[good] / count);
            let times = times.min().unwrap_or(0);
            (exchange && food_alone).then_some((Move::Card(card, place), times, food))
        })
    }

    /// Food that cards make of goods at any time, to pay with.
    pub(in super::super) fn food_by_exchange(&self, seat: Seat, goods: &Goods) -> u8 {
        let food = self.exchanges_for_food(seat, goods);
        food.fold(0, |sum: u8, (_, times, food)| {
            sum.saturating_add(times.saturating_mul(food))
        })
    }

    /// The exchanges that bring food while something is paid, of goods that the price leaves.
    pub(in super::super) fn moves_for_food(
        &self,
        seat: Seat,
        left: &Goods,
        sink: &mut dyn FnMut(Move),
    ) {
        let possible = self.exchanges_for_food(seat, left);
        possible
            .filter(|(_, times, _)| *times > 0)
            .for_each(|(mv, ..)| sink(mv));
    }

    fn any_time(&self, seat: Seat, card: Card, choice: &Choice, place: u8) -> bool {
        let offer = Offer {
            card,
            rule: choice.rule,
            count: 0,
        };
        let open = match &rules(card)[usize::from(choice.rule)] {
            Rule::Exchange { .. } => true,
            Rule::Stack(_) => self
                .holding(seat)
                .is_some_and(|it| it.note(card) == u16::from(place)),
            Rule::When(when) if when.what == What::Between => {
                self.is_open(seat, card, when, &Told::default()) && self.does_something(seat, offer)
            }
            _ => false,
        };
        open && self.can_buy(seat, Purchase::Card(offer, place))
    }

    fn once_in_harvest(&self, seat: Seat, card: Card, choice: &Choice) -> bool {
        let goods = &self.player(seat).goods;
        let open = match &rules(card)[usize::from(choice.rule)] {
            Rule::Harvest { .. } => true,
            Rule::HarvestAnimal { .. } => goods.covers(&choice.get),
            _ => false,
        };
        let used = || {
            self.holding(seat)
                .is_some_and(|it| it.harvest.contains(card))
        };
        open && !used() && goods.covers(&choice.pay)
    }
}

impl Position {
    /// Why a card cannot be used now.
    pub(in super::super) fn explain_card(&self, seat: Seat, card: Card) -> Refusal {
        let name = words::card(card);
        if !self.has_card(seat, card) {
            return Refusal::by("A-1.4", CARD_NOT_YOURS).with("card", name);
        }
        let price = choices(card)
            .next()
            .map_or(Goods::NONE, |choice| choice.pay);
        if self.player(seat).goods.covers(&price) {
            Refusal::by("A-26.32", CARD_NOT_NOW).with("card", name)
        } else {
            Refusal::by("A-21.16", TOO_LITTLE).with("price", words::goods(&price))
        }
    }

    /// Why a hand card cannot be played now.
    pub(in super::super) fn explain_play(&self, seat: Seat, card: Card) -> Refusal {
        let name = words::card(card);
        if !card.is_occupation() && !self.meets(seat, card) {
            return Refusal::by("A-21.4", PREREQUISITE).with("card", name);
        }
        let price = card.facts().cost;
        Refusal::by("A-21.5", TOO_LITTLE).with("price", words::goods(&price))
    }

    /// Whether a way to use a card can be what is being paid.
    pub(in super::super) fn way_fits(&self, seat: Seat, offer: Offer, way: u8) -> bool {
        let choice = choices(offer.card).nth(usize::from(way));
        self.has_card(seat, offer.card) && choice.is_some_and(|choice| choice.rule == offer.rule)
    }

    /// Whether an offer can be on the agenda.
    pub(in super::super) fn offer_fits(&self, seat: Seat, offer: Offer) -> bool {
        let rule = rules(offer.card).get(usize::from(offer.rule));
        let asks = choices(offer.card).any(|choice| choice.rule == offer.rule);
        // a card that travels on acts for whoever has played it
        let there = self.has_card(seat, offer.card) || offer.card.facts().travels;
        there && asks && matches!(rule, Some(Rule::When(_)))
    }

    /// Whether a card lets its owner act.
    pub(in super::super) fn card_may_act(&self, seat: Seat, card: Card) -> bool {
        let there = self.has_card(seat, card) || card.facts().travels;
        there && card.action().count > 0
    }
}

/// What a way costs and gives.
pub(in super::super) fn way_goods(card: Card, place: u8) -> (Goods, Goods) {
    let chosen = choices(card).nth(usize::from(place));
    chosen.map_or((Goods::NONE, Goods::NONE), |choice| {
        (choice.pay, choice.get)
    })
}

/// How a way is written: what is paid and what is got, or the number of a piece of a stack; nothing if the
/// card has one way only.
pub(in super::super) fn way_text(card: Card, place: u8) -> Option<String> {
    let mut all = choices(card);
    let chosen = all.nth(usize::from(place))?;
    if choices(card).count() == 1 {
        return Some(String::new());
    }
    if matches!(rules(card)[usize::from(chosen.rule)], Rule::Stack(_)) {
        return Some((place + 1).to_string());
    }
    Some(if chosen.pay.is_none() {
        chosen.get.to_string()
    } else {
        format!("{}={}", chosen.pay, chosen.get)
    })
}

/// The way that is written so.
pub(in super::super) fn way_from_text(card: Card, text: &str) -> Option<u8> {
    (0..choices(card).count() as u8).find(|place| way_text(card, *place).as_deref() == Some(text))
}
