//! Prices, and how they are paid.

use super::action::Part;
use super::data::{FENCE_WOOD, RENOVATION_MATERIAL, RENOVATION_REED, ROOM_MATERIAL, ROOM_REED};
use super::events::Event;
use super::farm::House;
use super::goods::{Good, Goods};
use super::kitchen::{self, Kitchen};
use super::majors::{Major, MajorSet};
use super::moves::{Back, Price};
use super::state::{Player, Position};
use super::task::{Ask, Purchase};
use super::words;
use crate::kernel::{Journal, Pile, Seat};

/// Several prices of one thing.
pub(super) type Prices = Pile<Price, 8>;

impl Position {
    /// All prices of a purchase that `seat` may choose among, whether it can pay them or not.
    pub(super) fn prices(&self, seat: Seat, what: Purchase) -> Prices {
        let mut prices = Prices::default();
        match what {
            Purchase::Minor(card) => self.minor_prices(seat, card, &mut prices),
            _ => prices.push(self.printed_price(seat, what)),
        }
        if let Purchase::Major(major) = what {
            for back in self.may_return(seat, major).iter() {
                prices.push(Price {
                    goods: Goods::NONE,
                    back: Some(Back::Major(back)),
                });
            }
        }
        if self.watched() {
            self.modify_prices(seat, what, &mut prices);
        }
        prices
    }

    /// The price in goods that is printed on what is bought, or in the rules.
    #[inline]
    fn printed_price(&self, seat: Seat, what: Purchase) -> Price {
        let farm = &self.player(seat).farm;
        Price::of(match what {
            Purchase::Room(_) => {
                Goods::of(material(farm.house()), ROOM_MATERIAL).and(Good::Reed, ROOM_REED)
            }
            Purchase::Stable(_, wood) => Goods::of(Good::Wood, wood),
            Purchase::Renovation(house) => {
                let amount = RENOVATION_MATERIAL * farm.rooms().len();
                Goods::of(material(house), amount).and(Good::Reed, RENOVATION_REED)
            }
            Purchase::Fences(cells) => {
                let fences = farm.enclosure(cells).map_or(0, |edges| edges.len());
                Goods::of(Good::Wood, FENCE_WOOD * fences)
            }
            Purchase::Major(major) => major.data().cost,
            Purchase::Minor(_) => Goods::NONE,
            Purchase::Occupation(card, food) => {
                Goods::of(Good::Food, food).with(&self.occupation_cost(card))
            }
            Purchase::Part(source, index) => match source.action().parts[usize::from(index)] {
                Part::Gain { food, .. } => Goods::of(Good::Food, food),
                _ => Goods::NONE,
            },
            Purchase::Card(offer, way) => offer.price(way),
            Purchase::Debt(_, food) => Goods::of(Good::Food, food),
        })
    }

    /// The majors any of which a seat may return for another one.
    #[inline]
    fn may_return(&self, seat: Seat, major: Major) -> MajorSet {
        MajorSet::of_bits(major.data().back).and(self.player(seat).majors)
    }

    /// Whether a price can be paid, with the food that can be made of what is left.
    #[inline]
    pub(super) fn affords(&self, seat: Seat, price: &Price) -> bool {
        let player = self.player(seat);
        if player.goods.covers(&price.goods) {
            return true;
        }
        let mut left = player.goods;
        let food = price.goods[Good::Food];
        let mut others = price.goods;
        others[Good::Food] = 0;
        if !left.covers(&others) || food <= left[Good::Food] {
            return false;
        }
        left.take(&others);
        let missing = food - left[Good::Food];
        let missing = missing.saturating_sub(self.food_by_exchange(seat, &left));
        kitchen::can_pay(missing, stock(&left), &self.kitchen(seat))
    }

    /// Whether any price of a purchase can be paid.
    #[inline]
    pub(super) fn can_buy(&self, seat: Seat, what: Purchase) -> bool {
        if !self.watched() {
            // nothing but what is printed, without a list of it
            return match what {
                Purchase::Major(major) if !self.may_return(seat, major).is_empty() => true,
                _ => self.affords(seat, &self.printed_price(seat, what)),
            };
        }
        let prices = self.prices(seat, what);
        prices.iter().any(|price| self.affords(seat, &price))
    }

    /// Fences that could be paid at most.
    #[inline]
    pub(super) fn fence_budget(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let paid = player.has(Good::Wood) / FENCE_WOOD;
        paid.min(player.farm.fences_left())
    }

    /// Buys something that can be paid: at once where there is nothing to choose and nothing to be
    /// made before.
    pub(super) fn buy(&mut self, seat: Seat, what: Purchase, journal: &mut Journal) {
        let prices = self.prices(seat, what);
        let mut payable = prices.iter().filter(|price| self.affords(seat, price));
        let (first, second) = (payable.next(), payable.next());
        match (first, second) {
            (Some(price), None) if self.player(seat).goods.covers(&price.goods) => {
                self.pay_and_get(seat, what, price, journal);
            }
            (Some(price), None) => {
                self.bill = price;
                self.ask(
                    seat,
                    Ask::Buy {
                        what,
                        settled: true,
                    },
                );
            }
            (Some(_), Some(_)) => self.ask(
                seat,
                Ask::Buy {
                    what,
                    settled: false,
                },
            ),
            (None, _) => {}
        }
    }

    /// Whether the price that is settled lies ready.
    pub(super) fn is_paid_for(&self, seat: Seat) -> bool {
        self.player(seat).goods.covers(&self.bill.goods)
    }

    /// The price is paid, and what was bought is there.
    pub(super) fn pay_and_get(
        &mut self,
        seat: Seat,
        what: Purchase,
        price: Price,
        journal: &mut Journal,
    ) {
        self.bill = Price::default();
        self.player_mut(seat).goods.take(&price.goods);
        self.give_back(seat, price.back, journal);
        match what {
            Purchase::Room(cell) => self.build_room(seat, cell, price, journal),
            Purchase::Stable(cell, _) => self.build_stable(seat, cell, price, journal),
            Purchase::Renovation(house) => self.renovate(seat, house, price, journal),
            Purchase::Fences(cells) => {
                self.count_free_fences(seat, cells, price);
                self.build_fences(seat, cells, price, journal);
            }
            Purchase::Major(major) => self.get_major(seat, major, price, journal),
            Purchase::Minor(card) => self.play_minor(seat, card, price, journal),
            Purchase::Occupation(card, food) => {
                let income = self.left_of_income(seat, card, food);
                self.player_mut(seat)
                    .goods
                    .add(&Goods::of(Good::Food, income));
                self.play_occupation(seat, card, price, None, journal);
            }
            Purchase::Card(offer, way) => self.take_choice(seat, offer, way, journal),
            Purchase::Debt(to, food) => self.paid_debt(seat, to, food, journal),
            Purchase::Part(source, index) => {
                if let Part::Gain { goods, .. } = source.action().parts[usize::from(index)] {
                    self.gain(seat, goods, journal);
                }
            }
        }
    }

    /// An improvement is returned or discarded.
    pub(super) fn give_back(&mut self, seat: Seat, back: Option<Back>, journal: &mut Journal) {
        match back {
            Some(Back::Major(major)) => {
                let player = self.player_mut(seat);
                player.majors.remove(major);
                player.used.remove(major);
                let name = [("card", words::major(major))];
                journal.tell(|| words::entry(seat, words::LOG_RETURNED, name));
            }
            Some(Back::Minor(card)) => self.return_minor(seat, card, journal),
            None => {}
        }
    }

    /// Turns one good into food.
    pub(super) fn convert(&mut self, seat: Seat, good: Good, journal: &mut Journal) {
        let food = self.food_value(seat, good);
        let goods = &mut self.player_mut(seat).goods;
        goods[good] -= 1;
        goods[Good::Food] = goods[Good::Food].saturating_add(food);
        journal.tell(|| {
            let args = [
                ("goods", words::goods(&Goods::of(good, 1))),
                ("food", food.into()),
            ];
            words::entry(seat, words::LOG_CONVERTED, args)
        });
        self.emit(seat, Event::Converted(good, 1), journal);
    }
}

impl Player {
    /// What all own major improvements together can cook and bake.
    #[inline]
    pub(super) fn kitchen_of_majors(&self) -> Kitchen {
        if self.majors.is_empty() {
            Kitchen::NONE
        } else {
            Kitchen::of(self.majors.iter().map(Major::index))
        }
    }
}

impl Position {
    /// The food that one good is worth at any time; 0 if none.
    #[inline]
    pub(super) fn food_value(&self, seat: Seat, good: Good) -> u8 {
        edible(good).map_or(0, |kind| self.kitchen(seat).food(kind))
    }
}

/// What can be eaten, in the order of the kitchen.
pub(super) const EDIBLE: [Good; 5] = [
    Good::Grain,
    Good::Vegetable,
    Good::Sheep,
    Good::Boar,
    Good::Cattle,
];

const fn edible(good: Good) -> Option<kitchen::Edible> {
    match good {
        Good::Grain => Some(kitchen::Edible::Grain),
        Good::Vegetable => Some(kitchen::Edible::Vegetable),
        Good::Sheep => Some(kitchen::Edible::Sheep),
        Good::Boar => Some(kitchen::Edible::Boar),
        Good::Cattle => Some(kitchen::Edible::Cattle),
        _ => None,
    }
}

/// What there is to eat.
#[inline]
pub(super) fn stock(goods: &Goods) -> [u8; 5] {
    EDIBLE.map(|good| goods[good])
}

/// What a house is built of.
pub(super) const fn material(house: House) -> Good {
    match house {
        House::Wood => Good::Wood,
        House::Clay => Good::Clay,
        House::Stone => Good::Stone,
    }
}
