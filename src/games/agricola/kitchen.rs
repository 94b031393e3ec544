//! Making food: any-time conversions, baking, workshops, and what a family eats.

use super::data::DATA;
use crate::kernel::Data;

const CONSTANTS: &Data = DATA.get("constants");
const FEEDING: &Data = CONSTANTS.get("feeding");
const MAJORS: &[Data] = DATA.get("major_improvements").list();

/// What can be eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edible {
    /// Grain.
    Grain,
    /// Vegetables.
    Vegetable,
    /// Sheep.
    Sheep,
    /// Wild boar.
    Boar,
    /// Cattle.
    Cattle,
}

/// Kinds that can be eaten.
pub const EDIBLES: usize = 5;
const IDS: [&str; EDIBLES] = ["grain", "vegetable", "sheep", "boar", "cattle"];

/// Food for one of each kind without any improvement.
const RAW: [u8; EDIBLES] = {
    let values = CONSTANTS.get("raw_food_value");
    let mut raw = [0; EDIBLES];
    let mut i = 0;
    while i < EDIBLES {
        raw[i] = values.get(IDS[i]).u8();
        i += 1;
    }
    raw
};

/// What an improvement can do with fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stove {
    /// Food for one of each kind at any time; 0 if it does not cook that.
    pub cook: [u8; EDIBLES],
    /// Food for one grain baked.
    pub bake: u8,
    /// Grain that it bakes in one action at most.
    pub most: u8,
}

/// What each major improvement can do with fire, in the order of the data file.
pub static STOVES: [Option<Stove>; MAJORS.len()] = {
    let mut stoves = [None; MAJORS.len()];
    let mut i = 0;
    while i < MAJORS.len() {
        if let Some(bake) = MAJORS[i].find("bake") {
            let mut cook = [0; EDIBLES];
            if let Some(rates) = MAJORS[i].find("cooking") {
                let mut kind = 0;
                while kind < EDIBLES {
                    if let Some(food) = rates.find(IDS[kind]) {
                        cook[kind] = food.u8();
                    }
                    kind += 1;
                }
            }
            stoves[i] = Some(Stove {
                cook,
                bake: bake.get("food_per_grain").u8(),
                most: match bake.get("max_grain") {
                    Data::Null => u8::MAX,
                    most => most.u8(),
                },
            });
        }
        i += 1;
    }
    stoves
};

/// The most food that one grain can make, and one more.
const RATES: usize = 8;

/// All that a player's stoves can do together: for each piece the best of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kitchen {
    food: [u8; EDIBLES],
    /// How much grain can be baked at each rate in one action.
    bakes: [u8; RATES],
}

impl Kitchen {
    /// A kitchen without a stove.
    pub const NONE: Self = Self {
        food: RAW,
        bakes: [0; RATES],
    };

    /// The kitchen of somebody who owns these major improvements.
    #[inline]
    pub fn of(majors: impl Iterator<Item = usize>) -> Self {
        let mut kitchen = Self::NONE;
        for stove in majors.filter_map(|major| STOVES[major].as_ref()) {
            kitchen.add(stove);
        }
        kitchen
    }

    /// Adds a stove.
    #[inline]
    pub fn add(&mut self, stove: &Stove) {
        for (food, cooked) in self.food.iter_mut().zip(stove.cook) {
            *food = cooked.max(*food);
        }
        let bakes = &mut self.bakes[usize::from(stove.bake).min(RATES - 1)];
        *bakes = bakes.saturating_add(stove.most);
    }

    /// Vegetables that are cooked make so much more food.
    pub fn season(&mut self, more: u8) {
        let vegetable = Edible::Vegetable as usize;
        if self.food[vegetable] > RAW[vegetable] {
            self.food[vegetable] += more;
        }
    }

    /// The food that one of the kind is worth at any time; 0 if it cannot be eaten.
    #[inline]
    pub const fn food(&self, kind: Edible) -> u8 {
        self.food[kind as usize]
    }

    /// The grain that can be baked in one action, out of so much.
    pub fn bake_most(&self, grain: u8) -> u8 {
        let most = self
            .bakes
            .iter()
            .fold(0, |sum: u8, most| sum.saturating_add(*most));
        most.min(grain)
    }

    /// The most food that so much grain makes in one bake action.
    pub fn bake(&self, grain: u8) -> u8 {
        let mut left = grain;
        let mut food = 0u8;
        for (rate, most) in self.bakes.iter().enumerate().rev() {
            let baked = left.min(*most);
            food = food.saturating_add(baked.saturating_mul(rate as u8));
            left -= baked;
        }
        food
    }

    /// The food that all this is worth at any time.
    #[inline]
    pub fn worth(&self, stock: [u8; EDIBLES]) -> u16 {
        let pairs = stock.iter().zip(self.food);
        pairs
            .map(|(count, food)| u16::from(*count) * u16::from(food))
            .sum()
    }
}

/// Whether so much food can be made at any time.
#[inline]
pub fn can_pay(missing: u8, stock: [u8; EDIBLES], kitchen: &Kitchen) -> bool {
    kitchen.worth(stock) >= missing.into()
}

/// Beyond so much missing food nothing that can be eaten is ever superfluous.
const MUCH: u8 = 50;

/// What may be turned into food next, so that nothing will have been turned in vain when enough food is
/// there: payments that are not dominated, one conversion at a time and in any order.
pub fn helpful(missing: u8, stock: [u8; EDIBLES], kitchen: &Kitchen) -> [bool; EDIBLES] {
    let food = kitchen.food;
    let edible: [bool; EDIBLES] = std::array::from_fn(|kind| stock[kind] > 0 && food[kind] > 0);
    if missing == 0 {
        return [false; EDIBLES];
    }
    if missing > MUCH || kitchen.worth(stock) <= missing.into() {
        return edible;
    }
    std::array::from_fn(|kind| {
        edible[kind]
            && food.iter().any(|least| {
                (1..=food[kind]).contains(least)
                    && pays_without_waste(kind, *least, missing, stock, food)
            })
    })
}

/// Whether one of `kind`, with others of which none makes less than `least`, makes enough food and less
/// than `least` too much: then none of them can be spared.
fn pays_without_waste(
    kind: usize,
    least: u8,
    missing: u8,
    mut stock: [u8; EDIBLES],
    food: [u8; EDIBLES],
) -> bool {
    stock[kind] -= 1;
    // bit n: exactly n food can be made
    let mut sums = 1u64 << food[kind];
    for (count, food) in stock
        .into_iter()
        .zip(food)
        .filter(|(_, food)| *food >= least)
    {
        for _ in 0..count.min(missing) {
            sums |= sums << food;
        }
    }
    sums >> missing & ((1 << least) - 1) != 0
}

/// A workshop: once in a harvest it makes food of one good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Workshop {
    /// The good: 0 wood, 1 clay, 2 reed, 3 stone.
    pub good: usize,
    /// The food.
    pub food: u8,
}

/// The workshops among the major improvements, in the order of the data file.
pub static WORKSHOPS: [Option<Workshop>; MAJORS.len()] = {
    const GOODS: [&str; 4] = ["wood", "clay", "reed", "stone"];
    let mut workshops = [None; MAJORS.len()];
    let mut i = 0;
    while i < MAJORS.len() {
        if let Some(harvest) = MAJORS[i].find("harvest") {
            let mut good = 0;
            while harvest.get("in").find(GOODS[good]).is_none() {
                good += 1;
            }
            workshops[i] = Some(Workshop {
                good,
                food: harvest.get("out").get("food").u8(),
            });
        }
        i += 1;
    }
    workshops
};

/// The food that a family needs in a harvest.
pub const fn need(adults: u8, newborns: u8, solo: bool) -> u8 {
    const ADULT: u8 = FEEDING.get("adult").u8();
    const NEWBORN: u8 = FEEDING.get("newborn").u8();
    const SOLO_ADULT: u8 = FEEDING.get("solo_adult").u8();
    const SOLO_NEWBORN: u8 = FEEDING.get("solo_newborn").u8();
    if solo {
        SOLO_ADULT * adults + SOLO_NEWBORN * newborns
    } else {
        ADULT * adults + NEWBORN * newborns
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Chance;

    const FIREPLACE: usize = 0;
    const HEARTH: usize = 2;
    const CLAY_OVEN: usize = 4;
    const STONE_OVEN: usize = 5;
    const ALL: [Edible; EDIBLES] = [
        Edible::Grain,
        Edible::Vegetable,
        Edible::Sheep,
        Edible::Boar,
        Edible::Cattle,
    ];

    fn kitchen(majors: &[usize]) -> Kitchen {
        Kitchen::of(majors.iter().copied())
    }

    fn rates(kitchen: &Kitchen) -> [u8; EDIBLES] {
        ALL.map(|kind| kitchen.food(kind))
    }

    #[test]
    fn a_16_1_to_a_16_3_food_at_any_time() {
        assert_eq!(rates(&Kitchen::NONE), [1, 1, 0, 0, 0], "C-111");
        assert_eq!(rates(&kitchen(&[FIREPLACE])), [1, 2, 2, 2, 3]);
        assert_eq!(rates(&kitchen(&[HEARTH])), [1, 3, 2, 3, 4]);
        assert_eq!(rates(&kitchen(&[STONE_OVEN, CLAY_OVEN])), [1, 1, 0, 0, 0]);
        assert_eq!(
            rates(&kitchen(&[FIREPLACE, HEARTH])),
            [1, 3, 2, 3, 4],
            "C-069"
        );
    }

    #[test]
    fn c_065_c_066_c_067_a_16_5_baking() {
        assert_eq!(kitchen(&[FIREPLACE]).bake(6), 12, "C-065");
        let clay = kitchen(&[CLAY_OVEN]);
        assert_eq!((clay.bake_most(3), clay.bake(3)), (1, 5), "C-066");
        let stone = kitchen(&[STONE_OVEN]);
        assert_eq!((stone.bake_most(3), stone.bake(2)), (2, 8), "C-067");
        assert_eq!((Kitchen::NONE.bake_most(3), Kitchen::NONE.bake(3)), (0, 0));
        let all = kitchen(&[FIREPLACE, HEARTH, CLAY_OVEN, STONE_OVEN]);
        assert_eq!((all.bake(1), all.bake(3), all.bake(5)), (5, 13, 19));
        assert_eq!(all.bake_most(9), 9);
    }

    #[test]
    fn c_074_c_075_what_crops_are_worth_in_the_feeding_phase() {
        let fireplace = kitchen(&[FIREPLACE]);
        assert_eq!(fireplace.worth([3, 0, 0, 0, 0]), 3, "C-074");
        assert_eq!(fireplace.worth([0, 2, 0, 0, 0]), 4, "C-075");
        assert_eq!(kitchen(&[HEARTH]).worth([0, 2, 0, 0, 0]), 6, "C-075");
    }

    #[test]
    fn c_153_food_for_a_price() {
        assert!(can_pay(1, [1, 0, 0, 0, 0], &Kitchen::NONE));
        assert!(!can_pay(1, [0, 0, 3, 0, 0], &Kitchen::NONE));
    }

    #[test]
    fn a_16_9_c_121_c_122_workshops() {
        let found: Vec<_> = WORKSHOPS.iter().flatten().copied().collect();
        let workshop = |good, food| Workshop { good, food };
        assert_eq!(found, [workshop(0, 2), workshop(1, 2), workshop(2, 3)]);
    }

    #[test]
    fn a_22_5_c_126_c_127_c_175_what_a_family_needs() {
        assert_eq!(need(2, 0, false), 4, "C-126");
        assert_eq!(need(2, 1, false), 5, "C-127");
        assert_eq!((need(2, 0, true), need(2, 1, true)), (6, 7), "C-175");
    }

    /// All payments of which no piece can be spared, and so all pieces that belong to one that has yet
    /// to be completed.
    fn helpful_slowly(missing: u8, stock: [u8; EDIBLES], rates: [u8; EDIBLES]) -> [bool; EDIBLES] {
        let mut helps = [false; EDIBLES];
        let worth =
            |paid: [u8; EDIBLES]| -> u8 { (0..EDIBLES).map(|kind| paid[kind] * rates[kind]).sum() };
        let all = worth(stock);
        let amounts = |kind: usize| 0..=stock[kind];
        for grain in amounts(0) {
            for vegetable in amounts(1) {
                for sheep in amounts(2) {
                    for boar in amounts(3) {
                        for cattle in amounts(4) {
                            let paid = [grain, vegetable, sheep, boar, cattle];
                            let enough = worth(paid) >= missing.min(all);
                            let spare = (0..EDIBLES).any(|kind| {
                                paid[kind] > 0 && worth(paid) - rates[kind] >= missing.min(all)
                            });
                            if enough && !spare {
                                (0..EDIBLES).for_each(|kind| helps[kind] |= paid[kind] > 0);
                            }
                        }
                    }
                }
            }
        }
        helps
    }

    #[test]
    fn a_22_7_only_what_is_not_superfluous_helps() {
        let mut chance = Chance::from_seed(1);
        for _ in 0..4000 {
            let stock = std::array::from_fn(|_| chance.below(4) as u8);
            let kitchen = match chance.below(3) {
                0 => Kitchen::NONE,
                1 => kitchen(&[FIREPLACE]),
                _ => kitchen(&[HEARTH]),
            };
            let missing = 1 + chance.below(12) as u8;
            let slow = helpful_slowly(missing, stock, rates(&kitchen));
            assert_eq!(
                helpful(missing, stock, &kitchen),
                slow,
                "{missing} {stock:?} {kitchen:?}"
            );
        }
        assert_eq!(helpful(0, [9; EDIBLES], &Kitchen::NONE), [false; EDIBLES]);
        let everything = [true, true, false, false, false];
        assert_eq!(helpful(200, [255; EDIBLES], &Kitchen::NONE), everything);
    }
}
