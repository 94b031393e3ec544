//! What persons do on the farm: build, plow, sow and bake, grow,
//! and acquire major improvements.

use super::action::Source;
use super::data::{ROUNDS, SOWN_GRAIN, SOWN_VEGETABLE};
use super::events::Event;
use super::farm::{Cell, Cells, Crop, House};
use super::goods::Good;
use super::majors::Major;
use super::moves::{Back, Price};
use super::state::Position;
use super::task::{Act, Ask};
use super::words;
use crate::kernel::{Arg, Journal, Seat};

/// What lies on a new stack of a crop.
pub(super) const fn stack_of(crop: Good) -> u8 {
    match crop {
        Good::Vegetable => SOWN_VEGETABLE,
        _ => SOWN_GRAIN,
    }
}

impl Position {
    /// The deed is told to cards when all rooms of the action stand.
    pub(super) fn build_room(
        &mut self,
        seat: Seat,
        cell: Cell,
        price: Price,
        journal: &mut Journal,
    ) {
        let farm = &mut self.player_mut(seat).farm;
        farm.build_room(cell);
        let house = farm.house();
        journal.tell(|| {
            let keys = [words::LOG_ROOM, words::LOG_ROOM_FREE];
            let args = [("house", words::house(house))];
            words::bought(seat, keys, args, price).about(words::cell_target(seat, cell))
        });
    }

    ///
    pub(super) fn build_stable(
        &mut self,
        seat: Seat,
        cell: Cell,
        price: Price,
        journal: &mut Journal,
    ) {
        let farm = &mut self.player_mut(seat).farm;
        farm.build_stable(cell);
        let stables = farm.stables().len();
        journal.tell(|| {
            let keys = [words::LOG_STABLE, words::LOG_STABLE_FREE];
            words::bought(seat, keys, [], price).about(words::cell_target(seat, cell))
        });
        self.emit(seat, Event::BuiltStable(stables), journal);
    }

    ///
    pub(super) fn renovate(
        &mut self,
        seat: Seat,
        house: House,
        price: Price,
        journal: &mut Journal,
    ) {
        let farm = &mut self.player_mut(seat).farm;
        while farm.house() != house {
            farm.renovate();
        }
        journal.tell(|| {
            let args = [
                ("house", words::house(house)),
                ("paid", words::goods(&price.goods)),
            ];
            words::entry(seat, words::LOG_RENOVATED, args)
        });
        self.emit(seat, Event::Renovated, journal);
    }

    /// one pasture.
    pub(super) fn build_fences(
        &mut self,
        seat: Seat,
        cells: Cells,
        price: Price,
        journal: &mut Journal,
    ) {
        let farm = &mut self.player_mut(seat).farm;
        let before = farm.fences_left();
        farm.enclose(cells);
        let fences = before - farm.fences_left();
        journal.tell(|| {
            let keys = [words::LOG_FENCED, words::LOG_FENCED_FREE];
            let args = [
                ("fences", fences.into()),
                ("cells", Arg::count(cells.len().into())),
            ];
            let entry = words::bought(seat, keys, args, price);
            cells.iter().fold(entry, |entry, cell| {
                entry.about(words::cell_target(seat, cell))
            })
        });
        self.count_fences(seat, fences);
    }

    /// The deed is told to cards when all fields of the action are plowed.
    pub(super) fn plow(&mut self, seat: Seat, cell: Cell, journal: &mut Journal) {
        self.player_mut(seat).farm.plow(cell);
        journal.tell(|| {
            words::entry(seat, words::LOG_PLOWED, []).about(words::cell_target(seat, cell))
        });
    }

    /// the first empty field. All empty fields are alike.
    pub(super) fn sow(&mut self, seat: Seat, crop: Good, journal: &mut Journal) {
        let more = self.sows_more(seat, crop);
        let player = self.player_mut(seat);
        let Some(cell) = player.farm.empty_fields().first() else {
            return;
        };
        let kind = match crop {
            Good::Vegetable => Crop::Vegetable,
            _ => Crop::Grain,
        };
        let count = stack_of(crop);
        player.goods[crop] -= 1;
        player.farm.sow(cell, kind, count + more);
        journal.tell(|| {
            words::entry(seat, words::LOG_SOWED, [("crop", words::good(crop))])
                .about(words::cell_target(seat, cell))
        });
    }

    ///
    pub(super) fn bake(&mut self, seat: Seat, grain: u8, journal: &mut Journal) {
        let kitchen = self.kitchen(seat);
        let player = self.player_mut(seat);
        let food = kitchen.bake(grain);
        player.goods[Good::Grain] -= grain;
        player.goods[Good::Food] = player.goods[Good::Food].saturating_add(food);
        journal.tell(|| {
            let args = [("grain", grain.into()), ("food", food.into())];
            words::entry(seat, words::LOG_BAKED, args)
        });
        self.emit(seat, Event::Baked(grain), journal);
    }

    /// the newborn stands beside its parent.
    pub(super) fn grow(&mut self, seat: Seat, journal: &mut Journal) {
        self.player_mut(seat).newborns += 1;
        let space = self.placement.space;
        self.standing[space.index()].add_newborn(seat);
        journal.tell(|| words::entry(seat, words::LOG_GREW, []).about(words::space_target(space)));
        self.emit(seat, Event::Grew, journal);
    }

    ///
    pub(super) fn get_major(
        &mut self,
        seat: Seat,
        major: Major,
        price: Price,
        journal: &mut Journal,
    ) {
        let round = usize::from(self.round);
        let player = self.player_mut(seat);
        player.majors.insert(major);
        // the next rounds, as far as there are any
        let until = (round + usize::from(major.data().food_on_rounds)).min(ROUNDS.into());
        player.promised[round.min(until)..until]
            .iter_mut()
            .for_each(|food| *food = food.saturating_add(1));
        journal.tell(|| {
            let keys = [words::LOG_BUILT, words::LOG_BUILT_FREE];
            let args = [("major", words::major(major))];
            words::bought(seat, keys, args, price).about(words::major_target(major))
        });
        if major.data().bakes_at_once {
            self.ask(seat, Ask::Act(Act::new(Source::Major(major))));
        }
        self.emit(seat, Event::BuiltMajor(major), journal);
    }

    /// a major that is discarded for a card takes along what it has put on round spaces.
    pub(super) fn take_promised_back(&mut self, seat: Seat, back: Option<Back>) {
        if let Some(Back::Major(major)) = back
            && major.data().food_on_rounds > 0
        {
            self.player_mut(seat).promised = [0; ROUNDS as usize];
        }
    }
}
