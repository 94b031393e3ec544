//! The harvest: fields, feeding, breeding, and where animals stay.

use super::data::ROUNDS;
use super::events::Event;
use super::farm;
use super::goods::{Good, Goods};
use super::kitchen::{self, WORKSHOPS};
use super::majors::{Major, MajorSet};
use super::moves::Move;
use super::pay::EDIBLE;
use super::state::Position;
use super::task::Ask;
use super::words;
use crate::kernel::{Journal, Seat};

impl Position {
    /// one crop of each planted field. Workshops can be used again.
    pub(super) fn harvest_fields(&mut self, seat: Seat, journal: &mut Journal) {
        let player = self.player_mut(seat);
        player.used = MajorSet::default();
        let [grain, vegetables] = player.farm.harvest();
        let goods = Goods::of(Good::Grain, grain).and(Good::Vegetable, vegetables);
        if !goods.is_none() {
            player.goods.add(&goods);
            let args = [("goods", words::goods(&goods))];
            journal.tell(|| words::entry(seat, words::LOG_FIELD, args));
        }
        self.harvest_plots(seat, journal);
    }

    ///
    #[inline]
    pub(super) fn need(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let need = kitchen::need(player.adults, player.newborns, self.is_solo());
        need - self.spared_food(seat)
    }

    /// while food lacks, whatever can be eaten; workshops, and animals whose place the births
    /// will need, also beyond that; in the last harvest nothing that only makes food to spare.
    pub(super) fn feed_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        let missing = self.need(seat).saturating_sub(player.has(Good::Food));
        let worth_it = missing > 0 || self.round < ROUNDS;
        // some cards make something of what is cooked, so that it may be more than has to be eaten
        let by_card = self.watched() && self.gains_by_cooking(seat);
        let spare = worth_it && self.births_lack_room(seat);
        let goods = EDIBLE.into_iter().filter(|good| {
            let wanted = missing > 0 || by_card || spare && good.is_animal();
            wanted && player.has(*good) > 0 && self.food_value(seat, *good) > 0
        });
        goods.for_each(|good| sink(Move::Convert(good)));
        if worth_it {
            let unused = player.majors.minus(player.used).iter();
            unused
                .filter(|major| self.can_use(seat, *major))
                .for_each(|major| sink(Move::Use(major)));
        }
        self.feeding_moves(seat, sink);
        sink(Move::Feed);
    }

    ///
    fn can_use(&self, seat: Seat, major: Major) -> bool {
        let workshop = &WORKSHOPS[major.index()];
        workshop
            .as_ref()
            .is_some_and(|workshop| self.player(seat).has(Good::ALL[workshop.good]) > 0)
    }

    pub(super) fn use_workshop(&mut self, seat: Seat, major: Major, journal: &mut Journal) {
        let Some(workshop) = &WORKSHOPS[major.index()] else {
            return;
        };
        let player = self.player_mut(seat);
        player.used.insert(major);
        let good = Good::ALL[workshop.good];
        player.goods[good] -= 1;
        player.goods[Good::Food] = player.goods[Good::Food].saturating_add(workshop.food);
        journal.tell(|| {
            let args = [
                ("major", words::major(major)),
                ("goods", words::goods(&Goods::of(good, 1))),
                ("food", workshop.food.into()),
            ];
            words::entry(seat, words::LOG_USED, args)
        });
        self.emit(seat, Event::Converted(good, 1), journal);
    }

    /// food that is there is eaten, what lacks is begged for.
    pub(super) fn feed(&mut self, seat: Seat, journal: &mut Journal) {
        let need = self.need(seat);
        let player = self.player_mut(seat);
        let eaten = need.min(player.has(Good::Food));
        let begged = need - eaten;
        player.goods[Good::Food] -= eaten;
        player.begging = player.begging.saturating_add(begged);
        journal.tell(|| {
            let args = [("food", eaten.into()), ("need", need.into())];
            words::entry(seat, words::LOG_FED, args)
        });
        if begged > 0 {
            journal.tell(|| words::entry(seat, words::LOG_BEGGED, [("count", begged.into())]));
        }
    }

    /// Whether the farm could not hold all animals and the young of the coming births.
    fn births_lack_room(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let herd = player.goods.animals();
        let births = self.births(seat);
        let all: [u8; 3] = std::array::from_fn(|kind| herd[kind].saturating_add(births[kind]));
        births != [0; 3] && !farm::fits(&player.farm, all, &self.housing(seat))
    }

    /// all kinds at once; if not all have a place, the owner chooses who stays.
    pub(super) fn breed(&mut self, seat: Seat, journal: &mut Journal) {
        let births = self.births(seat);
        let player = self.player_mut(seat);
        let herd = player.goods.animals();
        if births == [0; 3] {
            return;
        }
        player.goods.set_animals(std::array::from_fn(|kind| {
            herd[kind].saturating_add(births[kind])
        }));
        journal.tell(|| {
            let mut born = Goods::NONE;
            born.set_animals(births);
            words::entry(seat, words::LOG_BORN, [("goods", words::goods(&born))])
        });
        self.house_animals(seat, false);
    }

    /// asks the owner who stays, if not all animals have a place.
    pub(super) fn house_animals(&mut self, seat: Seat, cook: bool) {
        let player = self.player(seat);
        let herd = player.goods.animals();
        if herd != [0; 3] && !farm::fits(&player.farm, herd, &self.housing(seat)) {
            self.ask(seat, Ask::House { cook });
        }
    }

    /// These animals stay. The others are cooked if that is possible and allowed, or go.
    pub(super) fn keep(&mut self, seat: Seat, herd: [u8; 3], cook: bool, journal: &mut Journal) {
        let player = self.player_mut(seat);
        let all = player.goods.animals();
        player.goods.set_animals(herd);
        for (kind, good) in Good::ANIMALS.into_iter().enumerate() {
            let less = all[kind].saturating_sub(herd[kind]);
            if less == 0 {
                continue;
            }
            let goods = Goods::of(good, less);
            let food = self.food_value(seat, good).saturating_mul(less);
            if cook && food > 0 {
                let has = &mut self.player_mut(seat).goods[Good::Food];
                *has = has.saturating_add(food);
                journal.tell(|| {
                    let args = [("goods", words::goods(&goods)), ("food", food.into())];
                    words::entry(seat, words::LOG_CONVERTED, args)
                });
                self.emit(seat, Event::Converted(good, less), journal);
            } else {
                let args = [("goods", words::goods(&goods))];
                journal.tell(|| words::entry(seat, words::LOG_RELEASED, args));
            }
        }
    }
}
