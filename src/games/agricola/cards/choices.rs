//! The ways to use a card, among which its owner chooses: a move names a card, and the way if it has
//! several.

use super::super::goods::{Good, Goods};
use super::super::moves::Move;
use super::super::state::Position;
use super::super::task::{Ask, Purchase};
use super::card::Card;
use super::react::{Offer, Told};
use super::rule::{Act, Given, Rule, What};
use super::table::rules;
use crate::kernel::Seat;

/// A way to use a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Choice {
    pub(super) rule: u8,
    pub(super) pay: Goods,
    pub(super) get: Goods,
    given: Option<&'static Given>,
}

/// The ways to use a card, in the order in which they stand on it. A move holds the place of one.
pub(in super::super) fn choices(card: Card) -> impl Iterator<Item = Choice> {
    let numbered = rules(card).iter().zip(0u8..);
    numbered.flat_map(|(rule, index)| {
        (0..).map_while(move |way| of_rule(rule, index, way))
    })
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
    pub(in super::super) fn offer_moves(&self, seat: Seat, sink: &mut impl FnMut(Move)) {
        let (mut any, mut must) = (false, false);
        for (_, offer) in self.offers(seat) {
            let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
                continue;
            };
            for (choice, place) in choices(offer.card).zip(0u8..) {
                if choice.rule == offer.rule && self.can_choose(seat, offer, &choice, place) {
                    any = true;
                    must |= !when.may;
                    sink(Move::Card(offer.card, place));
                }
            }
        }
        if any && !must {
            sink(Move::Done);
        }
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

    /// Whether the limit of the rule is not reached yet: another offer of the same card may have been
    /// used.
    fn still_open(&self, seat: Seat, offer: Offer) -> bool {
        let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
            return true;
        };
        self.within_limit(seat, offer.card, when)
    }

    /// Whether the action that a rule brings could be carried out.
    fn does_something(&self, seat: Seat, offer: Offer) -> bool {
        let Rule::When(when) = &rules(offer.card)[usize::from(offer.rule)] else {
            return true;
        };
        when.acts.iter().all(|act| match act {
            Act::Do(_) => self.can_act(seat, offer.card, offer.count),
            _ => true,
        })
    }

    /// What can be done at any time: exchanges, purchases from a stack, and between actions the rest
    ///
    pub(in super::super) fn any_time_moves(&self, seat: Seat, sink: &mut impl FnMut(Move)) {
        for card in self.front(seat) {
            for (choice, place) in choices(*card).zip(0u8..) {
                if self.any_time(seat, *card, &choice, place) {
                    sink(Move::Card(*card, place));
                }
            }
        }
    }

    fn any_time(&self, seat: Seat, card: Card, choice: &Choice, place: u8) -> bool {
        let offer = Offer {
            card,
            rule: choice.rule,
            count: 0,
        };
        let open = match &rules(card)[usize::from(choice.rule)] {
            Rule::Exchange { .. } => true,
            Rule::Stack(_) => self.holding(seat).is_some_and(|it| it.note(card) == place),
            Rule::When(when) if when.what == What::Between => {
                self.is_open(seat, card, when, &Told::default()) && self.does_something(seat, offer)
            }
            _ => false,
        };
        open && self.can_buy(seat, Purchase::Card(offer, place))
    }

    /// What can be done once in a harvest.
    pub(in super::super) fn harvest_moves(&self, seat: Seat, sink: &mut impl FnMut(Move)) {
        for card in self.front(seat) {
            let used = self.holding(seat).is_some_and(|it| it.harvest.contains(*card));
            for (choice, place) in choices(*card).zip(0u8..).filter(|_| !used) {
                let open = match &rules(*card)[usize::from(choice.rule)] {
                    Rule::Harvest { .. } => true,
                    Rule::HarvestAnimal { .. } => self.player(seat).goods.covers(&choice.get),
                    _ => false,
                };
                if open && self.player(seat).goods.covers(&choice.pay) {
                    sink(Move::Card(*card, place));
                }
            }
        }
    }
}

/// How a way is written: what is paid and what is got; nothing if the card has one way only.
pub(in super::super) fn way_text(card: Card, place: u8) -> Option<String> {
    let mut all = choices(card);
    let chosen = all.nth(usize::from(place))?;
    if choices(card).count() == 1 {
        return Some(String::new());
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
