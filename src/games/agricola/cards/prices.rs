//! What cards change of prices: all prices that can be reached, the owner chooses.

use super::super::farm::House;
use super::super::goods::{Good, Goods};
use super::super::majors::Major;
use super::super::moves::{Back, Price};
use super::super::pay::Prices;
use super::super::state::Position;
use super::super::task::Purchase;
use super::card::Card;
use super::rule::{Cook, Purchases, Rule};
use super::table::rules;
use crate::kernel::Seat;

impl Position {
    /// All rules in front of a player, with their cards.
    pub(super) fn rules_of(&self, seat: Seat) -> impl Iterator<Item = (Card, &'static Rule)> {
        let front = self.front(seat).iter().copied();
        front.flat_map(|card| rules(card).iter().map(move |rule| (card, rule)))
    }

    /// The prices of a purchase after everything that the player's cards change. Other base prices come
    /// first, then goods that replace others, then reductions: in another order no price gets lower.
    pub(in super::super) fn modify_prices(&self, seat: Seat, what: Purchase, prices: &mut Prices) {
        if self.front(seat).is_empty() {
            return;
        }
        if let Purchase::Occupation(..) = what {
            let income = self.income_before_occupation(seat);
            for price in prices.as_mut_slice() {
                let food = &mut price.goods[Good::Food];
                *food = food.saturating_sub(income);
            }
            return;
        }
        if let Purchase::Fences(_) = what {
            let free = self.free_fences(seat, prices);
            for price in prices.as_mut_slice() {
                price.goods[Good::Wood] -= free;
            }
            return;
        }
        for (_, rule) in self.rules_of(seat) {
            self.other_bases(seat, what, rule, prices);
        }
        for (_, rule) in self.rules_of(seat) {
            swap(self, seat, what, rule, prices);
        }
        for (_, rule) in self.rules_of(seat) {
            self.reduce(seat, what, rule, prices);
        }
        keep_undominated(prices);
    }

    /// Food that cards give before an occupation is paid.
    pub(super) fn income_before_occupation(&self, seat: Seat) -> u8 {
        let incomes = self.rules_of(seat).map(|(_, rule)| match rule {
            Rule::BeforeOccupation { food } => *food,
            _ => 0,
        });
        incomes.sum()
    }

    /// How much of it is left when the price is paid.
    pub(in super::super) fn left_of_income(&self, seat: Seat, card: Card, food: u8) -> u8 {
        let price = self.occupation_cost(card)[Good::Food].saturating_add(food);
        self.income_before_occupation(seat).saturating_sub(price)
    }

    /// Fences of a purchase that need no wood: not the first one of a turn (E175).
    fn free_fences(&self, seat: Seat, prices: &Prices) -> u8 {
        let wood = prices
            .iter()
            .next()
            .map_or(0, |price| price.goods[Good::Wood]);
        let paid = u8::from(self.holding(seat).is_none_or(|it| it.fences == 0));
        self.fences_to_come_free(seat)
            .min(wood.saturating_sub(paid))
    }

    /// Fences that may still be built without wood in this turn.
    pub(in super::super) fn fences_to_come_free(&self, seat: Seat) -> u8 {
        let free = self.rules_of(seat).map(|(_, rule)| match rule {
            Rule::FreeFences(free) => *free,
            _ => 0,
        });
        let used = self.holding(seat).map_or(0, |it| it.free_fences);
        free.sum::<u8>().saturating_sub(used)
    }

    fn other_bases(&self, seat: Seat, what: Purchase, rule: &Rule, prices: &mut Prices) {
        let house = self.player(seat).farm.house();
        match (what, rule) {
            (Purchase::Room(_), Rule::Base { house: of, price }) if *of == house => {
                add(prices, Price::of(*price));
            }
            (
                Purchase::Major(major),
                Rule::AsMinor {
                    major: id,
                    price: Some(price),
                },
            ) if *id == major.data().id => add(prices, Price::of(*price)),
            (
                Purchase::Major(major),
                Rule::Cooks {
                    by: Cook::Fireplace,
                    ..
                },
            ) if takes_fireplace(major) => {
                self.fireplaces(seat).for_each(|card| {
                    add(
                        prices,
                        Price {
                            goods: Goods::NONE,
                            back: Some(Back::Minor(card)),
                        },
                    );
                });
            }
            _ => {}
        }
    }

    /// Minor improvements that count as fireplaces.
    fn fireplaces(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let cooks = |rule: &Rule| {
            matches!(
                rule,
                Rule::Cooks {
                    by: Cook::Fireplace,
                    ..
                }
            )
        };
        self.rules_of(seat)
            .filter(move |(_, rule)| cooks(rule))
            .map(|(card, _)| card)
    }

    fn reduce(&self, seat: Seat, what: Purchase, rule: &Rule, prices: &mut Prices) {
        match rule {
            Rule::Less { of, goods } if self.is_one_of(seat, what, of) => {
                for price in prices.as_mut_slice() {
                    price.goods.take(goods);
                }
            }
            Rule::LessOfAny(names) if names.iter().any(|name| is_named(what, name)) => {
                let before = *prices;
                for price in before.iter() {
                    for good in Good::BUILDING
                        .into_iter()
                        .filter(|good| price.goods[*good] > 0)
                    {
                        let mut cheaper = price;
                        cheaper.goods[good] -= 1;
                        add(prices, cheaper);
                    }
                }
            }
            _ => {}
        }
    }

    fn is_one_of(&self, _seat: Seat, what: Purchase, of: &Purchases) -> bool {
        match (of, what) {
            (Purchases::Rooms, Purchase::Room(_))
            | (Purchases::Renovation, Purchase::Renovation(_))
            | (Purchases::Improvements, Purchase::Minor(_) | Purchase::Major(_)) => true,
            (Purchases::RenovationTo(house), Purchase::Renovation(to)) => *house == to,
            (Purchases::Named(names), _) => names.iter().any(|name| is_named(what, name)),
            _ => false,
        }
    }

    /// Majors on the board that are minor improvements for a player.
    pub(in super::super) fn minor_majors(&self, seat: Seat) -> impl Iterator<Item = Major> {
        let left = self.majors_left().iter();
        left.filter(move |major| {
            self.is_minor_for(seat, *major) && self.can_build_major(seat, *major)
        })
    }

    fn is_minor_for(&self, seat: Seat, major: Major) -> bool {
        self.rules_of(seat).any(
            |(_, rule)| matches!(rule, Rule::AsMinor { major: id, .. } if *id == major.data().id),
        )
    }

    /// Whether the house may become stone at once (E200).
    pub(in super::super) fn goes_straight_to_stone(&self, seat: Seat) -> bool {
        self.player(seat).farm.house() == House::Wood
            && self
                .rules_of(seat)
                .any(|(_, rule)| matches!(rule, Rule::StraightToStone))
    }
}

/// Whether a major can be had for a fireplace.
fn takes_fireplace(major: Major) -> bool {
    major.data().back != 0
}

fn is_named(what: Purchase, name: &str) -> bool {
    match what {
        Purchase::Major(major) => major.data().id == name,
        Purchase::Minor(card) => card.facts().id == name,
        _ => false,
    }
}

/// Some of a good may be paid with another one: each amount is a price.
fn swap(position: &Position, seat: Seat, what: Purchase, rule: &Rule, prices: &mut Prices) {
    let Rule::Swap { of, from, to, most } = rule else {
        return;
    };
    if !position.is_one_of(seat, what, of) {
        return;
    }
    let before = *prices;
    for price in before.iter() {
        for count in 1..=price.goods[*from].min(*most) {
            let mut other = price;
            other.goods[*from] -= count;
            other.goods[*to] += count;
            add(prices, other);
        }
    }
}

/// Adds a price, if no other is at least as low in everything; the higher ones go where room lacks.
fn add(prices: &mut Prices, price: Price) {
    let dominates = |a: &Price, b: &Price| a.back == b.back && b.goods.covers(&a.goods);
    if prices.iter().any(|other| dominates(&other, &price)) {
        return;
    }
    let kept = prices.iter().filter(|other| !dominates(&price, other));
    let mut kept: Prices = kept.collect();
    if !kept.is_full() {
        kept.push(price);
    }
    *prices = kept;
}

fn keep_undominated(prices: &mut Prices) {
    let all = std::mem::take(prices);
    all.iter().for_each(|price| add(prices, price));
}
