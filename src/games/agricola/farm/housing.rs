//! Which animals find room: some assignment to pastures, stables, house and cards must exist
//! . Exact, and without keeping any animal's place.

use super::fences::Pasture;
use super::{Farm, PASTURES, STABLES};
use crate::kernel::sort_few;

/// Kinds of animals.
const KINDS: usize = 3;
pub(super) const SHEEP: usize = 0;

/// How many animals of each kind: sheep, wild boar, cattle.
pub type Herd = [u8; KINDS];

/// What cards change of the places for animals. The default is no card at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Housing {
    /// Animals in the house, of any kind.
    pub house: u8,
    /// More animals in every pasture.
    pub pasture: u8,
    /// More animals in every pasture that holds two without any card.
    pub small: u8,
    /// More sheep in every pasture with sheep; and if any, so many sheep in an unfenced stable.
    pub sheep: u8,
    /// Animals of one kind in one unfenced stable; 0 if all hold one animal.
    pub big_stable: u8,
    /// Whether kinds may share a pasture.
    pub mixed: bool,
    /// Places on cards, each for an animal of any kind.
    pub any: u8,
    /// Places on cards for one kind each.
    pub only: Herd,
}

impl Housing {
    /// Animals of one kind that a pasture holds, or of all kinds together if they may share it. Sheep
    /// may be more.
    pub(super) fn of_pasture(&self, pasture: &Pasture) -> u16 {
        let small = if pasture.capacity == 2 { self.small } else { 0 };
        pasture.capacity + u16::from(self.pasture) + u16::from(small)
    }
}

impl Default for Housing {
    fn default() -> Self {
        Self {
            house: 1,
            pasture: 0,
            small: 0,
            sheep: 0,
            big_stable: 0,
            mixed: false,
            any: 0,
            only: [0; KINDS],
        }
    }
}

/// Places that hold one kind at a time: pastures and, with some cards, stables.
const HOMES: usize = PASTURES + STABLES as usize;

/// All places for animals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    homes: [Herd; HOMES],
    count: usize,
    /// The most that all homes together hold.
    roomy: u32,
    /// Places for one animal of any kind.
    any: u32,
    /// Places for animals of one kind.
    only: Herd,
}

impl Places {
    pub(super) fn of(farm: &Farm, housing: &Housing) -> Self {
        let mut places = Self {
            homes: [[0; KINDS]; HOMES],
            count: 0,
            roomy: 0,
            any: u32::from(housing.house) + u32::from(housing.any),
            only: housing.only,
        };
        for pasture in farm.pastures() {
            let room = housing.of_pasture(&pasture);
            if housing.mixed {
                places.any += u32::from(room);
                places.only[SHEEP] = places.only[SHEEP].saturating_add(housing.sheep);
            } else {
                places.add_home(room, housing.sheep);
            }
        }
        let mut stables = farm.unfenced_stables().len();
        if housing.big_stable > 0 && stables > 0 {
            places.add_home(housing.big_stable.into(), 0);
            stables -= 1;
        }
        if housing.sheep > 1 {
            (0..stables).for_each(|_| places.add_home(1, housing.sheep - 1));
        } else {
            places.any += u32::from(stables);
        }
        places
    }

    fn add_home(&mut self, room: u16, more_sheep: u8) {
        let room = room.min(u8::MAX.into()) as u8;
        let sheep = room.saturating_add(more_sheep);
        self.homes[self.count] = [sheep, room, room];
        self.count += 1;
        self.roomy += u32::from(sheep);
    }

    /// The places that hold one kind at a time: pastures first, then stables.
    pub(super) fn homes(&self) -> &[Herd] {
        &self.homes[..self.count]
    }

    /// Those of the herd that have no place of their kind's own on a card.
    fn without_own(&self, herd: Herd) -> Herd {
        std::array::from_fn(|kind| herd[kind].saturating_sub(self.only[kind]))
    }

    /// Whether all find room.
    pub(super) fn fit(&self, herd: Herd) -> bool {
        self.fit_from(0, self.roomy, self.without_own(herd))
    }

    /// Whether all find room in the homes from `home` on, which hold `roomy` at most, and the places for any.
    fn fit_from(&self, home: usize, roomy: u32, herd: Herd) -> bool {
        let all = total(herd);
        if all <= self.any {
            return true;
        }
        let Some(room) = self.homes().get(home).filter(|_| all <= self.any + roomy) else {
            return false;
        };
        let roomy = roomy - u32::from(room[SHEEP]);
        (0..KINDS).any(|kind| {
            let mut left = herd;
            left[kind] = left[kind].saturating_sub(room[kind]);
            herd[kind] > 0 && self.fit_from(home + 1, roomy, left)
        })
    }

    /// Tells what is left over of the herd when each home from `home` on has taken animals of one kind, in every
    /// way. Homes that hold the same and follow each other are equal: they take kinds in order, from `first` on.
    fn each_rest(&self, home: usize, first: usize, herd: Herd, sink: &mut impl FnMut(Herd)) {
        let Some(room) = self.homes().get(home).filter(|_| total(herd) > 0) else {
            return sink(herd);
        };
        let equal = self.homes().get(home + 1) == Some(room);
        for kind in (first..KINDS).filter(|kind| herd[*kind] > 0) {
            let mut left = herd;
            left[kind] = left[kind].saturating_sub(room[kind]);
            self.each_rest(home + 1, if equal { kind } else { 0 }, left, sink);
        }
    }
}

pub(super) fn total(herd: Herd) -> u32 {
    herd.iter().map(|count| u32::from(*count)).sum()
}

/// Whether all these animals find room on the farm.
pub fn fits(farm: &Farm, herd: Herd, housing: &Housing) -> bool {
    Places::of(farm, housing).fit(herd)
}

/// Tells every herd that can be kept of this one, so that no further animal of it finds room:
/// this herd alone if all find room.
pub fn keeps(farm: &Farm, herd: Herd, housing: &Housing, sink: &mut dyn FnMut(Herd)) {
    let places = Places::of(farm, housing);
    if places.fit(herd) {
        return sink(herd);
    }
    let mut kept: Vec<Herd> = Vec::new();
    places.each_rest(0, 0, places.without_own(herd), &mut |rest| {
        // the places for any kind are shared out among what is left over
        let most = |kind: usize| u32::from(rest[kind]).min(places.any);
        for sheep in 0..=most(0) {
            for boar in 0..=most(1).min(places.any - sheep) {
                let cattle = most(2).min(places.any - sheep - boar);
                let back = [sheep as u8, boar as u8, cattle as u8];
                let full = u32::min(places.any, total(rest));
                if total(back) == full {
                    let all = std::array::from_fn(|kind| herd[kind] - rest[kind] + back[kind]);
                    add_undominated(&mut kept, all);
                }
            }
        }
    });
    sort_few(&mut kept, Ord::cmp);
    kept.into_iter().for_each(sink);
}

fn add_undominated(kept: &mut Vec<Herd>, herd: Herd) {
    let covers = |a: &Herd, b: &Herd| (0..KINDS).all(|kind| a[kind] >= b[kind]);
    if !kept.iter().any(|other| covers(other, &herd)) {
        kept.retain(|other| !covers(&herd, other));
        kept.push(herd);
    }
}

/// The young that a herd has: one of each kind that has a pair.
pub fn births(herd: Herd) -> Herd {
    herd.map(|count| u8::from(count >= 2))
}

/// The most of each kind that find room beside the other animals.
pub fn room_for(farm: &Farm, herd: Herd, housing: &Housing) -> Herd {
    let places = Places::of(farm, housing);
    std::array::from_fn(|kind| {
        let fit = |count: u8| {
            let mut herd = herd;
            herd[kind] = count;
            places.fit(herd)
        };
        // more animals never fit where fewer do not
        let (mut low, mut high) = (0u16, u16::from(u8::MAX) + 1);
        while high - low > 1 {
            let middle = u16::midpoint(low, high);
            if fit(middle as u8) {
                low = middle;
            } else {
                high = middle;
            }
        }
        low as u8
    })
}
