//! A position as numbers: what the net is told of a seat's farm and of the board around it.

use super::super::data::{MAJORS, SPACES};
use super::super::data::{ROUNDS, harvest_after};
use super::super::farm::{self, House};
use super::super::goods::{Good, KINDS};
use super::super::kitchen::{self, Kitchen};
use super::super::majors::Major;
use super::super::pay::stock;
use super::super::score::Counts;
use super::super::state::{Player, Position, Window};
use crate::kernel::Seat;

/// Numbers that describe the board for all seats.
pub(super) const SHARED: usize = ROUNDS as usize + 5 + 1 + 2 * KINDS + 2 * ROUND_CARDS + MAJORS;
/// Numbers that describe a seat.
pub(super) const OWN: usize = 112;
/// All numbers that the net is told.
pub(super) const FEATURES: usize = SHARED + OWN;

/// The round cards are the last of the spaces.
const ROUND_CARDS: usize = ROUNDS as usize;
const FIRST_CARD: usize = SPACES - ROUND_CARDS;

/// Numbers, written one after another.
struct Sheet<'a> {
    numbers: &'a mut [f32],
    at: usize,
}

impl Sheet<'_> {
    #[inline]
    fn add(&mut self, number: f32) {
        self.numbers[self.at] = number;
        self.at += 1;
    }

    #[inline]
    fn flag(&mut self, holds: bool) {
        self.add(f32::from(u8::from(holds)));
    }

    #[inline]
    fn count(&mut self, count: u8, of: f32) {
        self.add(f32::from(count) / of);
    }

    /// How much of each step, from one to the next, a count has filled.
    #[inline]
    fn steps(&mut self, count: u8, steps: &[u8]) {
        let mut from = 0;
        for &to in steps {
            let filled = count.clamp(from, to) - from;
            self.add(f32::from(filled) / f32::from(to - from));
            from = to;
        }
    }
}

/// Describes the board.
pub(super) fn shared(position: &Position, numbers: &mut [f32]) {
    let mut sheet = Sheet { numbers, at: 0 };
    for round in 1..=ROUNDS {
        sheet.flag(round == position.round);
    }
    for seats in 1..=5 {
        sheet.flag(position.players.count == seats);
    }
    sheet.flag(position.family);
    let mut lying = [0u8; KINDS];
    let mut free = [0u8; KINDS];
    let mut cards = [[false; 2]; ROUND_CARDS];
    for space in position.in_play.iter() {
        if let Some(card) = space.index().checked_sub(FIRST_CARD) {
            let unused = position.standing[space.index()].is_empty();
            cards[card] = [true, unused];
        }
        if let Some((good, _)) = position.adds(space) {
            let count = position.lying[space.index()];
            lying[good as usize] = lying[good as usize].saturating_add(count);
            if position.standing[space.index()].is_empty() {
                free[good as usize] = free[good as usize].max(count);
            }
        }
    }
    lying.iter().for_each(|count| sheet.count(*count, 8.0));
    free.iter().for_each(|count| sheet.count(*count, 6.0));
    cards.iter().flatten().for_each(|holds| sheet.flag(*holds));
    let left = position.majors_left();
    for major in Major::all() {
        sheet.flag(left.contains(major));
    }
    debug_assert_eq!(sheet.at, SHARED);
}

/// For each round, counted from 0, the first harvest in it or later.
const NEXT_HARVEST: [u8; ROUNDS as usize + 2] = {
    let mut next = [0; ROUNDS as usize + 2];
    let mut round = ROUNDS;
    while round > 0 {
        next[round as usize] = if harvest_after(round) {
            round
        } else {
            next[round as usize + 1]
        };
        round -= 1;
    }
    next[0] = next[1];
    next
};

/// Harvests in this round or later.
const HARVESTS: [u8; ROUNDS as usize + 2] = {
    let mut count = [0; ROUNDS as usize + 2];
    let mut round = ROUNDS;
    while round > 0 {
        count[round as usize] = count[round as usize + 1] + harvest_after(round) as u8;
        round -= 1;
    }
    count
};

/// Where a seat stands in the rounds and harvests.
struct Clock {
    /// Persons still to be placed in this round.
    to_place: u8,
    /// Rounds after this one.
    left: u8,
    /// Rounds after this one up to the next harvest, in which the seat has not fed its family yet.
    to_harvest: u8,
    /// Harvests still to come.
    harvests: u8,
}

impl Clock {
    fn of(position: &Position, player: &Player) -> Self {
        let over = position.window > Window::Feed;
        let placed = position.window > Window::Placement;
        let round = position.round.max(1);
        let from = round + u8::from(over);
        Self {
            to_place: if placed { 0 } else { player.home },
            left: ROUNDS - round,
            to_harvest: NEXT_HARVEST[usize::from(from)].saturating_sub(round),
            harvests: HARVESTS[usize::from(from)],
        }
    }
}

/// Describes a seat.
pub(super) fn own(position: &Position, seat: Seat, numbers: &mut [f32]) {
    let player = position.player(seat);
    let clock = Clock::of(position, player);
    let kitchen = position.kitchen(seat);
    let mut sheet = Sheet { numbers, at: 0 };
    family(position, seat, player, &clock, &mut sheet);
    food(position, player, &kitchen, &clock, &mut sheet);
    supply(player, &mut sheet);
    fields(player, &kitchen, &clock, &mut sheet);
    animals(position, seat, player, &mut sheet);
    points(position, seat, player, &mut sheet);
    debug_assert_eq!(sheet.at, OWN);
}

/// 18 numbers.
fn family(position: &Position, seat: Seat, player: &Player, clock: &Clock, sheet: &mut Sheet) {
    let persons = player.persons();
    let rooms = player.farm.rooms().len();
    let others = position.all_seats().filter(|other| *other != seat);
    let most = others
        .clone()
        .map(|other| position.player(other).persons())
        .max();
    let waiting: u8 = others.map(|other| position.player(other).home).sum();
    sheet.steps(persons, &[2, 3, 4, 5]);
    sheet.count(clock.to_place, 3.0);
    sheet.count(player.newborns, 1.0);
    let to_come = u16::from(clock.to_place) + u16::from(persons) * u16::from(clock.left);
    sheet.add(f32::from(to_come) / 30.0);
    let extra = u16::from(persons - 2) * u16::from(clock.left);
    sheet.add(f32::from(extra) / 20.0);
    sheet.steps(rooms, &[2, 3, 4, 5]);
    let free = rooms.saturating_sub(persons);
    sheet.steps(free, &[1, 2]);
    sheet.add(f32::from(free.min(1)) * f32::from(clock.left) / 10.0);
    sheet.flag(position.marker == seat);
    sheet.flag(position.active == seat);
    sheet.add((f32::from(most.unwrap_or(0)) + f32::from(waiting)) / 10.0);
}

/// 17 numbers.
fn food(position: &Position, player: &Player, kitchen: &Kitchen, clock: &Clock, sheet: &mut Sheet) {
    let all = stock(&player.goods);
    let crops = kitchen.worth([all[0], all[1], 0, 0, 0]);
    let herd = kitchen.worth([0, 0, all[2], all[3], all[4]]);
    let food = u16::from(player.has(Good::Food));
    let round = usize::from(position.round.max(1));
    let next = (round + usize::from(clock.to_harvest)).min(ROUNDS.into());
    let promised: u16 = player.promised[round.min(next)..next]
        .iter()
        .map(|n| u16::from(*n))
        .sum();
    let later: u16 = player.promised[next..].iter().map(|n| u16::from(*n)).sum();
    let solo = position.is_solo();
    let grown = if clock.to_harvest == 0 {
        kitchen::need(player.adults, player.newborns, solo)
    } else {
        kitchen::need(player.persons(), 0, solo)
    };
    let need = if clock.harvests == 0 {
        0
    } else {
        u16::from(grown)
    };
    let planted = player.farm.planted_fields().len();
    let vegetables = player.farm.fields_of(farm::Crop::Vegetable).len();
    let income = u16::from(planted - vegetables)
        + u16::from(vegetables) * u16::from(kitchen.food(kitchen::Edible::Vegetable));
    let sure = food + promised;
    let short = |has: u16| f32::from(need.saturating_sub(has));
    let actions =
        u16::from(clock.to_place) + u16::from(player.persons()) * u16::from(clock.to_harvest);
    let soon = 1.0 / (1.0 + f32::from(actions));
    sheet.add(f32::from(need) / 10.0);
    sheet.add(f32::from(sure) / 10.0);
    sheet.add(f32::from(crops) / 10.0);
    sheet.add(f32::from(herd) / 10.0);
    sheet.add(f32::from(income) / 5.0);
    sheet.add(short(sure) / 5.0);
    sheet.add(short(sure + crops + income) / 5.0);
    sheet.add(short(sure + crops + income + herd) / 5.0);
    sheet.add(short(sure) * soon);
    sheet.add(short(sure + crops + income) * soon);
    sheet.add(short(sure + crops + income + herd) * soon);
    sheet.add(f32::from(actions) / 10.0);
    sheet.add(f32::from((sure + crops + income).saturating_sub(need).min(12)) / 6.0);
    sheet.add(f32::from((sure + crops + income + herd).saturating_sub(need).min(20)) / 10.0);
    sheet.add(f32::from(later) / 5.0);
    let all_needs = need * u16::from(clock.harvests);
    sheet.add(f32::from(all_needs.saturating_sub(sure + crops + herd + income)) / 20.0);
    sheet.count(player.begging, 2.0);
}

/// 29 numbers.
fn supply(player: &Player, sheet: &mut Sheet) {
    let has = |good: Good| player.has(good);
    sheet.steps(has(Good::Wood), &[2, 5, 8, 12, 18]);
    sheet.steps(has(Good::Clay), &[2, 4, 6, 10]);
    sheet.steps(has(Good::Reed), &[1, 2, 4, 6]);
    sheet.steps(has(Good::Stone), &[1, 2, 4, 8]);
    sheet.steps(has(Good::Grain), &[1, 2, 4]);
    sheet.steps(has(Good::Vegetable), &[1, 2, 4]);
    let rooms = player.farm.rooms().len();
    let (material, next) = match player.farm.house() {
        House::Wood => (has(Good::Wood), has(Good::Clay)),
        House::Clay => (has(Good::Clay), has(Good::Stone)),
        House::Stone => (has(Good::Stone), 0),
    };
    let of_room = f32::from(material.min(5)) / 5.0 + f32::from(has(Good::Reed).min(2)) / 2.0;
    sheet.add(of_room / 2.0);
    sheet.flag(material >= 5 && has(Good::Reed) >= 2);
    sheet.flag(material >= 10 && has(Good::Reed) >= 4);
    let stone = player.farm.house() == House::Stone;
    sheet.flag(!stone && next >= rooms && has(Good::Reed) >= 1);
    sheet.flag(!stone && next >= 2 * rooms);
    let fences = has(Good::Wood).min(player.farm.fences_left());
    sheet.count(fences, 10.0);
}

/// 11 numbers.
fn fields(player: &Player, kitchen: &Kitchen, clock: &Clock, sheet: &mut Sheet) {
    let farm = &player.farm;
    let [grain, vegetables] = farm.crops();
    let empty = farm.empty_fields().len();
    sheet.steps(farm.fields().len(), &[1, 2, 3, 4, 5]);
    sheet.count(empty, 3.0);
    let seed = player
        .has(Good::Grain)
        .saturating_add(player.has(Good::Vegetable));
    sheet.count(empty.min(seed), 2.0);
    sheet.count(grain, 6.0);
    sheet.count(vegetables, 4.0);
    let baked = kitchen.bake(player.has(Good::Grain).min(2));
    sheet.count(baked, 8.0);
    sheet.add(f32::from(farm.planted_fields().len()) * f32::from(clock.harvests) / 10.0);
}

/// 15 numbers.
fn animals(position: &Position, seat: Seat, player: &Player, sheet: &mut Sheet) {
    let farm = &player.farm;
    let herd = player.goods.animals();
    for count in herd {
        sheet.flag(count >= 2);
    }
    let rooms: u16 = farm.pastures().map(|pasture| pasture.capacity).sum();
    let unfenced = farm.unfenced_stables().len();
    let all: u8 = herd
        .iter()
        .fold(0, |sum: u8, count| sum.saturating_add(*count));
    let free = (rooms + u16::from(unfenced) + 1).saturating_sub(all.into());
    let largest = farm
        .pastures()
        .map(|pasture| pasture.capacity)
        .max()
        .unwrap_or(0);
    sheet.add(f32::from(rooms.min(30)) / 15.0);
    sheet.add(f32::from(free.min(10)) / 5.0);
    sheet.add(f32::from(largest.min(16)) / 8.0);
    sheet.steps(farm.pasture_count(), &[1, 2, 3, 4]);
    sheet.count(unfenced, 2.0);
    let births = farm::births(herd);
    let born = births.iter().sum::<u8>();
    let grown = std::array::from_fn(|kind| herd[kind].saturating_add(births[kind]));
    sheet.count(born, 2.0);
    sheet.flag(born > 0 && farm::fits(farm, grown, &position.housing(seat)));
    sheet.count(farm.fences_left(), 15.0);
    sheet.count(farm.stables_left(), 4.0);
}

/// 12 numbers, and one for each major.
fn points(position: &Position, seat: Seat, player: &Player, sheet: &mut Sheet) {
    let counts: Counts = position.counts(seat);
    let points = counts.points();
    let total: i16 = points.iter().sum();
    sheet.add(f32::from(total) / 20.0);
    for line in &points[..8] {
        sheet.add(f32::from(*line) / 4.0);
    }
    let house = match player.farm.house() {
        House::Wood => 0u8,
        House::Clay => 1,
        House::Stone => 2,
    };
    sheet.steps(house, &[1, 2]);
    sheet.count(counts.fenced_stables, 4.0);
    for major in Major::all() {
        sheet.flag(player.owns(major));
    }
}
