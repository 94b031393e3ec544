//! Which moves look promising before anything is reckoned: rules of thumb.

use super::super::action::{Part, Source};
use super::super::data::ROUNDS;
use super::super::farm::{Cell, Cells, Farm};
use super::super::goods::{Good, Goods, KINDS};
use super::super::majors::Major;
use super::super::moves::Move;
use super::super::spaces::Space;
use super::super::state::{Player, Position};
use super::super::task::Ask;
use crate::kernel::Seat;

/// The order in which cells are best built on, as places in a farm read row by row: rooms at the left, fields in
/// the middle, pastures and stables at the right.
const ROOMS: [u8; 15] = [0, 6, 11, 1, 2, 7, 12, 3, 8, 13, 4, 9, 14, 5, 10];
const FIELDS: [u8; 15] = [7, 2, 12, 1, 6, 11, 0, 3, 8, 13, 4, 9, 14, 5, 10];
const STABLES: [u8; 15] = [9, 14, 4, 3, 8, 13, 0, 1, 2, 12, 7, 11, 6, 5, 10];

/// Points that one good is worth, in the order of goods.
const WORTH: [f32; KINDS] = [0.45, 0.4, 0.8, 0.75, 0.8, 1.4, 0.35, 0.7, 0.9, 1.1];
/// Difference in points that makes a placement e times as promising.
const SHARP: f32 = 1.1;
/// What is nearly always a mistake.
pub(super) const HARDLY: f32 = 0.02;

impl Position {
    /// A weight for each of these moves.
    pub(super) fn hunches(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        let Some(task) = self.task() else {
            weights.resize(moves.len(), 1.0);
            return;
        };
        let farm = &self.player(seat).farm;
        let cell_of = |mv: &Move| match *mv {
            Move::Room(cell) => Some((0, rank(&ROOMS, cell))),
            Move::Plow(cell) => Some((1, rank(&FIELDS, cell))),
            Move::Stable(cell) => Some((2, stable_rank(farm, cell))),
            _ => None,
        };
        // of cells for the same thing one is enough
        let mut best = [u8::MAX; 3];
        for (kind, rank) in moves.iter().filter_map(cell_of) {
            best[kind] = best[kind].min(rank);
        }
        weights.extend(moves.iter().map(|mv| match cell_of(mv) {
            Some((kind, rank)) if rank > best[kind] => HARDLY / 4.0,
            _ => self.hunch(seat, task.ask, *mv),
        }));
    }

    fn hunch(&self, seat: Seat, ask: Ask, mv: Move) -> f32 {
        let player = self.player(seat);
        match mv {
            Move::Place(space) => (self.worth_of(seat, space) / SHARP).exp(),
            // what can be eaten keeps until it is needed
            Move::Convert(_) if ask == Ask::Place => 0.0,
            Move::Convert(_) if ask == Ask::Feed && !self.is_hungry(seat) => 0.3,
            Move::Feed if self.is_hungry(seat) => HARDLY,
            Move::Convert(good) => 1.5 - WORTH[good as usize],
            Move::Use(_) => 2.0,
            Move::Room(_) => 3.0,
            Move::Stable(_) if self.round + 3 < ROUNDS => 0.5,
            Move::Sow(_) | Move::Stable(_) => 1.5,
            Move::Bake(count) => f32::from(count),
            Move::Build(major) => self.major_worth(seat, major),
            Move::Take(good) => self.goods_worth(player, good, 1),
            Move::Keep(herd) => {
                let scored = herd.map(|count| f32::from(count.min(1)) + 0.3 * f32::from(count));
                scored.iter().sum::<f32>().exp()
            }
            Move::Done => 0.3,
            _ => 1.0,
        }
    }

    /// Whether food lacks in the feeding phase.
    fn is_hungry(&self, seat: Seat) -> bool {
        self.need(seat) > self.player(seat).has(Good::Food)
    }

    /// Points that it seems to bring to put a person on a space.
    fn worth_of(&self, seat: Seat, space: Space) -> f32 {
        let player = self.player(seat);
        let action = &space.data().action;
        let mut worth = 0.0;
        for part in action.parts() {
            if self.possible(seat, Source::Space(space), *part) {
                worth += self.part_worth(seat, player, space, *part);
            }
        }
        worth
    }

    fn part_worth(&self, seat: Seat, player: &Player, space: Space, part: Part) -> f32 {
        let left = f32::from(ROUNDS - self.round);
        let farm = &player.farm;
        match part {
            Part::Rooms(_) => {
                let crowded = farm.rooms().len() <= player.persons() && player.persons() < 5;
                if crowded { 1.5 + 0.3 * left } else { 0.5 }
            }
            Part::Stables { .. } => 0.5,
            Part::Plow(_) => {
                let fields = farm.fields().len();
                if fields < 5 { 1.3 } else { 0.6 }
            }
            Part::Sow => {
                let crops = player.has(Good::Grain) + player.has(Good::Vegetable);
                let sown = crops.min(farm.empty_fields().len());
                f32::from(sown) * if left > 0.0 { 1.4 } else { 0.6 }
            }
            Part::Bake => {
                let food = self.kitchen(seat).bake(player.has(Good::Grain));
                self.food_worth(seat) * f32::from(food) * 0.8
            }
            Part::Fences => {
                let mut best = 0.0f32;
                let wood = self.fence_budget(seat);
                if farm.pasture_count() < 4 {
                    best += f32::from(wood.min(10)) * 0.35;
                }
                best
            }
            Part::Renovate => f32::from(farm.rooms().len()) * 0.9,
            Part::Growth { .. } => 3.0 + 0.6 * left,
            Part::Major | Part::Improvement => {
                let left = self.majors_left().iter();
                let payable = left.filter(|major| self.can_build_major(seat, *major));
                payable
                    .map(|major| self.major_worth(seat, major))
                    .fold(0.0, f32::max)
            }
            Part::Minor | Part::Occupation(_) => 0.8,
            Part::Marker => 0.3,
            Part::All => match self.adds(space) {
                Some((good, _)) => self
                    .goods_worth(player, good, self.lying[space.index()])
                    .max(self.eaten_worth(seat, good) * f32::from(self.lying[space.index()])),
                None => 0.0,
            },
            Part::Gain { goods, food } => {
                let gained = |(good, count)| self.goods_worth(player, good, count);
                goods.iter().map(gained).sum::<f32>() - self.food_worth(seat) * f32::from(food)
            }
            Part::Choice(count) => f32::from(count) * 0.9,
            // what cards let somebody do
            _ => 1.0,
        }
    }

    /// Points that so much more of a good is worth.
    fn goods_worth(&self, player: &Player, good: Good, count: u8) -> f32 {
        let has = f32::from(player.has(good));
        let count = f32::from(count);
        let enough = match good {
            Good::Wood => 12.0,
            Good::Clay => 6.0,
            Good::Reed => 4.0,
            Good::Stone => 6.0,
            Good::Food => 20.0,
            _ => 5.0,
        };
        let all = has + count;
        // of what there is enough of, more is worth little
        let useful = all.min(enough) - has.min(enough);
        WORTH[good as usize] * (useful + 0.25 * (count - useful))
    }

    /// Points that an animal is worth as food.
    fn eaten_worth(&self, seat: Seat, good: Good) -> f32 {
        if good.is_animal() {
            f32::from(self.food_value(seat, good)) * self.food_worth(seat)
        } else {
            0.0
        }
    }

    /// Points that one food is worth.
    fn food_worth(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let need = super::super::kitchen::need(player.persons(), 0, self.is_solo());
        if player.has(Good::Food) < need {
            0.6
        } else {
            0.25
        }
    }

    /// Points that a major improvement seems to bring.
    fn major_worth(&self, seat: Seat, major: Major) -> f32 {
        let left = f32::from(ROUNDS - self.round);
        let points = f32::from(major.data().points);
        let cooks = self.food_value(seat, Good::Sheep) > 0;
        let engine = match major.index() {
            0..=3 if cooks => 0.05 * left,
            0..=3 => 0.25 * left,
            4 | 5 => 0.12 * left,
            9 => 0.2 * left.min(5.0),
            _ => 0.08 * left,
        };
        let cost = Goods::iter(&major.data().cost)
            .map(|(good, count)| WORTH[good as usize] * f32::from(count));
        (points + engine - 0.5 * cost.sum::<f32>()).max(0.1)
    }
}

fn rank(order: &[u8; 15], cell: Cell) -> u8 {
    let at = order
        .iter()
        .position(|other| usize::from(*other) == cell.index());
    at.map_or(u8::MAX, |at| at as u8)
}

/// Stables go into the largest pasture without one first.
fn stable_rank(farm: &Farm, cell: Cell) -> u8 {
    let within = farm.pastures().find(|pasture| pasture.cells.contains(cell));
    let rank = rank(&STABLES, cell);
    match within {
        Some(pasture) if pasture.stables == 0 => {
            rank.min(14) + 15 * (5 - pasture.cells.len().min(5))
        }
        Some(_) => 100 + rank,
        None => 80 + rank,
    }
}

/// Points that a pasture seems to bring.
pub(super) fn shape_worth(farm: &Farm, shape: Cells, fences: u8) -> f32 {
    let count = farm.pasture_count();
    let scored = match count {
        0 => 2.0,
        1..=3 => 1.0,
        _ => 0.0,
    };
    let divided = shape
        .first()
        .is_some_and(|cell| farm.pasture_at(cell).is_some());
    let cost = 0.4 * f32::from(fences);
    if divided {
        // what remains is worth most in equal parts
        return scored - cost;
    }
    let used = shape.minus(farm.stables());
    let stabled = shape.len() - used.len();
    let room = f32::from(shape.len().min(4)) * 0.35;
    let inside = shape
        .iter()
        .map(|cell| rank(&FIELDS, cell))
        .filter(|rank| *rank < 7)
        .count();
    scored + f32::from(used.len()) * 0.9 + f32::from(stabled) * 1.2 + room
        - cost
        - 0.5 * inside as f32
}
