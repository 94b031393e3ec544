//! Which moves are legal: one generator a task.

use super::action::{Part, Semantics, Source};
use super::farm::{self, Cells, House};
use super::goods::Good;
use super::kitchen;
use super::majors::Major;
use super::moves::Move;
use super::pay::{EDIBLE, stock};
use super::spaces::Space;
use super::state::Position;
use super::task::{Act, Ask, Purchase, bits};
use crate::kernel::{Seat, sort_few};

impl Position {
    /// Hands every legal move of `seat` to `sink`, in canonical order.
    #[inline]
    pub(super) fn each_move(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let Some(task) = self.task().filter(|task| task.seat == seat) else {
            return;
        };
        match task.ask {
            Ask::Place => self.place_moves(seat, sink),
            Ask::Act(act) => self.act_moves(seat, &act, sink),
            Ask::Buy { what, settled } => self.buy_moves(seat, what, settled, sink),
            Ask::Choose { taken, .. } => {
                let free = |good: &Good| taken & (1 << *good as u8) == 0;
                let goods = Good::BUILDING.into_iter().filter(free);
                goods.for_each(|good| sink(Move::Take(good)));
            }
            Ask::House { .. } => {
                let player = self.player(seat);
                let (herd, housing) = (player.goods.animals(), self.housing(seat));
                farm::keeps(&player.farm, herd, &housing, &mut |kept| {
                    sink(Move::Keep(kept));
                });
            }
            Ask::Feed => self.feed_moves(seat, sink),
            Ask::Receive | Ask::Moment(_) | Ask::Debt { .. } => {}
            Ask::Offer(_) => self.offer_moves(seat, sink),
            Ask::Discard(_) => self.discard_moves(seat, sink),
            Ask::Answer(card) => self.answer_moves(seat, card, sink),
        }
    }

    /// before a placement goods can be turned into food.
    fn place_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let mut any = false;
        for space in self
            .open_spaces(seat)
            .filter(|space| self.usable(seat, *space))
        {
            any = true;
            sink(Move::Place(space));
        }
        if any {
            self.convert_moves(seat, sink);
            self.any_time_moves(seat, sink);
        }
    }

    /// The spaces on which nobody stands, or which may be used all the same.
    #[inline]
    pub(super) fn open_spaces(&self, seat: Seat) -> impl Iterator<Item = Space> {
        let in_play = self.in_play.iter();
        in_play.filter(move |space| {
            self.standing[space.index()].is_empty() || self.may_share(seat, *space)
        })
    }

    /// Whether some space can be used.
    #[inline]
    pub(super) fn can_place(&self, seat: Seat) -> bool {
        self.open_spaces(seat).any(|space| self.usable(seat, space))
    }

    /// Whether the condition of a space holds.
    #[inline]
    pub(super) fn usable(&self, seat: Seat, space: Space) -> bool {
        if !self.can_pay_toll(seat, space) {
            return false;
        }
        let action = &space.data().action;
        let mut possible = action
            .parts()
            .iter()
            .map(|part| self.possible(seat, Source::Space(space), *part));
        match action.semantics {
            Semantics::All | Semantics::Then => possible.next() == Some(true),
            Semantics::AndOr | Semantics::Either | Semantics::Optional => possible.any(|yes| yes),
        }
    }

    /// Whether a part of an action can be begun.
    #[inline]
    pub(super) fn possible(&self, seat: Seat, source: Source, part: Part) -> bool {
        let player = self.player(seat);
        match part {
            Part::FreeRoom => !player.farm.room_cells().is_empty(),
            Part::SowOne(crop) => self.can_sow(seat, crop),
            Part::FenceOne => !self.single_cells(seat).is_empty(),
            Part::Rooms(_) => {
                let cells = player.farm.room_cells();
                let room = |cell| self.can_buy(seat, Purchase::Room(cell));
                cells.first().is_some_and(room)
            }
            Part::Stables { wood, .. } => {
                let cells = player.farm.stable_cells();
                let stable = |cell| self.can_buy(seat, Purchase::Stable(cell, wood));
                cells.first().is_some_and(stable)
            }
            Part::Plow(_) => !player.farm.field_cells().is_empty(),
            Part::Sow => {
                self.can_sow_field(seat, Good::Grain)
                    || self.can_sow_field(seat, Good::Vegetable)
                    || self.can_sow_plot(seat, None)
            }
            Part::Bake => player.has(Good::Grain) > 0 && self.bake_most(seat) > 0,
            Part::Fences | Part::FreeFences => {
                let budget = self.fences_at_most(seat, part);
                budget > 0 && player.farm.can_fence(budget)
            }
            Part::Renovate | Part::RenovateToClay => self.renovations(seat, part).next().is_some(),
            Part::Growth { room, from } => self.round >= from && player.can_grow(room),
            Part::Major => self.any_major(seat),
            Part::Improvement => self.any_major(seat) || self.any_minor(seat),
            Part::Minor => self.any_minor(seat),
            Part::Occupation(food) => self.any_occupation(seat, food),
            Part::All => match source {
                Source::Space(space) => self.lying[space.index()] > 0,
                _ => false,
            },
            Part::Gain { food, .. } => {
                food == 0 || {
                    let price = super::goods::Goods::of(Good::Food, food);
                    self.affords(seat, &super::moves::Price::of(price))
                }
            }
            Part::Marker | Part::Choice(_) => true,
        }
    }

    /// The parts that are open or can be begun, and done.
    fn act_moves(&self, seat: Seat, act: &Act, sink: &mut dyn FnMut(Move)) {
        if !act.chosen.is_empty() {
            let index = act.part_of(Move::Close);
            let part = index.map_or(Part::Fences, |index| act.part(index));
            self.fence_moves(seat, part, act.chosen, sink);
            return;
        }
        let mut any = false;
        for index in bits(self.parts_of(act)) {
            self.part_moves(seat, act, act.part(index), &mut |mv| {
                any = true;
                sink(mv);
            });
        }
        // where nothing can be done that must be, it is left out
        if act.may_end() || !any {
            sink(Move::Done);
        }
    }

    /// The parts of which a piece may come next. Where cards answer what a part has done, it is brought
    /// to its end before another one begins.
    #[inline]
    pub(super) fn parts_of(&self, act: &Act) -> u8 {
        match act.open {
            Some(open) if self.watched() => 1 << open,
            Some(open) => act.offered() | 1 << open,
            None => act.offered(),
        }
    }

    fn part_moves(&self, seat: Seat, act: &Act, part: Part, sink: &mut dyn FnMut(Move)) {
        if !self.possible(seat, act.source, part) {
            return;
        }
        let player = self.player(seat);
        match part {
            Part::Rooms(_) | Part::FreeRoom => {
                let cells = player.farm.room_cells().iter();
                cells.for_each(|cell| sink(Move::Room(cell)));
            }
            Part::Stables { .. } => {
                let cells = player.farm.stable_cells().iter();
                cells.for_each(|cell| sink(Move::Stable(cell)));
            }
            Part::Plow(_) => {
                let cells = player.farm.field_cells().iter();
                cells.for_each(|cell| sink(Move::Plow(cell)));
            }
            Part::Sow => {
                let crops = [Good::Grain, Good::Vegetable].into_iter();
                crops
                    .filter(|crop| self.can_sow_field(seat, *crop))
                    .for_each(|crop| sink(Move::Sow(crop)));
                self.plots_to_sow(seat, None, &mut |card| sink(Move::SowOn(card)));
            }
            Part::SowOne(crop) => {
                if self.can_sow_field(seat, crop) {
                    sink(Move::Sow(crop));
                }
                self.plots_to_sow(seat, Some(crop), &mut |card| sink(Move::SowOn(card)));
            }
            Part::Bake => (1..=self.bake_most(seat)).for_each(|grain| sink(Move::Bake(grain))),
            Part::Fences | Part::FreeFences | Part::FenceOne => {
                self.fence_moves(seat, part, Cells::NONE, sink);
            }
            Part::Renovate | Part::RenovateToClay => self
                .renovations(seat, part)
                .for_each(|house| sink(Move::Renovate(house))),
            Part::Growth { .. } => sink(Move::Grow),
            Part::Major => self.major_moves(seat, sink),
            Part::Improvement => {
                self.major_moves(seat, sink);
                self.minor_moves(seat, sink);
            }
            Part::Minor => {
                // majors that count as minors are told once where majors may be built as well
                let mut others = bits(self.parts_of(act)).map(|index| act.part(index));
                if !others.any(|part| matches!(part, Part::Major | Part::Improvement)) {
                    let majors = self.minor_majors(seat);
                    majors.for_each(|major| sink(Move::Build(major)));
                }
                self.minor_moves(seat, sink);
            }
            Part::Occupation(food) => self.occupation_moves(seat, food, sink),
            Part::All => sink(Move::Take(Good::Food)),
            Part::Gain { goods, .. } => {
                let animals = Good::ANIMALS.into_iter().filter(|good| goods[*good] > 0);
                animals.for_each(|good| sink(Move::Take(good)));
            }
            Part::Choice(_) => Good::BUILDING
                .into_iter()
                .for_each(|good| sink(Move::Take(good))),
            Part::Marker => {}
        }
    }

    /// The next cell of a pasture, or its end.
    fn fence_moves(&self, seat: Seat, part: Part, chosen: Cells, sink: &mut dyn FnMut(Move)) {
        let farm = &self.player(seat).farm;
        let budget = self.fences_at_most(seat, part);
        let cells = match part {
            Part::FenceOne if chosen.is_empty() => self.single_cells(seat),
            Part::FenceOne => Cells::NONE,
            _ => farm.fence_cells(chosen, budget),
        };
        cells.iter().for_each(|cell| sink(Move::Fence(cell)));
        let closes = |edges: farm::Edges| edges.len() <= budget;
        if !chosen.is_empty() && farm.enclosure(chosen).is_some_and(closes) {
            sink(Move::Close);
        }
    }

    /// Whether there is an empty field, or one on a card, and something to sow.
    #[inline]
    pub(super) fn can_sow(&self, seat: Seat, crop: Good) -> bool {
        self.can_sow_field(seat, crop) || self.can_sow_plot(seat, Some(crop))
    }

    #[inline]
    fn can_sow_field(&self, seat: Seat, crop: Good) -> bool {
        let player = self.player(seat);
        player.has(crop) > 0 && !player.farm.empty_fields().is_empty()
    }

    /// The most grain that can be baked at once.
    #[inline]
    pub(super) fn bake_most(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.kitchen(seat).bake_most(player.has(Good::Grain))
    }

    /// What the house can be renovated to.
    #[inline]
    pub(super) fn renovations(&self, seat: Seat, part: Part) -> impl Iterator<Item = House> {
        let next = self.player(seat).farm.house().renovated();
        let straight = part == Part::Renovate && self.goes_straight_to_stone(seat);
        let stone = straight.then_some(House::Stone);
        let houses = next.into_iter().chain(stone);
        houses.filter(move |house| self.can_buy(seat, Purchase::Renovation(*house)))
    }

    #[inline]
    fn any_major(&self, seat: Seat) -> bool {
        let mut left = self.majors_left().iter();
        left.any(|major| self.can_build_major(seat, major))
    }

    ///
    #[inline]
    pub(super) fn can_build_major(&self, seat: Seat, major: Major) -> bool {
        self.can_buy(seat, Purchase::Major(major))
    }

    fn major_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let left = self.majors_left().iter();
        left.filter(|major| self.can_build_major(seat, *major))
            .for_each(|major| sink(Move::Build(major)));
    }

    /// The prices to choose from, or the goods that can be turned into the food that lacks.
    fn buy_moves(&self, seat: Seat, what: Purchase, settled: bool, sink: &mut dyn FnMut(Move)) {
        if !settled {
            let mut prices = self.prices(seat, what);
            sort_few(prices.as_mut_slice(), Ord::cmp);
            let payable = prices.iter().filter(|price| self.affords(seat, price));
            payable.for_each(|price| sink(Move::Pay(price)));
            return;
        }
        let player = self.player(seat);
        let mut left = player.goods;
        let mut others = self.bill.goods;
        let missing = others[Good::Food].saturating_sub(left[Good::Food]);
        others[Good::Food] = 0;
        left.take(&others);
        let helps = kitchen::helpful(missing, stock(&left), &self.kitchen(seat));
        let goods = EDIBLE.into_iter().zip(helps).filter(|(_, helps)| *helps);
        goods.for_each(|(good, _)| sink(Move::Convert(good)));
        self.moves_for_food(seat, &left, sink);
    }

    /// Whatever is worth food at any time.
    fn convert_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        let eaten = |good: &Good| player.has(*good) > 0 && self.food_value(seat, *good) > 0;
        EDIBLE
            .into_iter()
            .filter(eaten)
            .for_each(|good| sink(Move::Convert(good)));
    }
}
