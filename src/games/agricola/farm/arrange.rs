//! One way to place the animals, for the picture.

use super::Farm;
use super::cells::{CELLS, Cell, Cells};
use super::housing::{Herd, Housing, Places, SHEEP, total};
use crate::kernel::sort_few;

/// Where each animal stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrangement {
    /// The animals of each cell; those of a pasture at its first cell.
    pub cells: [Herd; CELLS],
    /// How many animals of the kinds that are there each cell could hold; where there are none, of any kind. That of a
    /// pasture at its first cell.
    pub room: [u16; CELLS],
    /// The animals in the house.
    pub house: Herd,
    /// The animals on cards.
    pub cards: Herd,
}

/// A place that holds one kind at a time: where it is drawn, and how many of each kind it takes.
struct Home {
    cell: Cell,
    room: Herd,
}

impl Home {
    /// How many animals it holds of the kind that is there; if none is, of any kind.
    fn holds(&self, inside: Herd) -> u16 {
        let kind = inside.iter().position(|count| *count > 0);
        let least = self.room.iter().min();
        kind.map(|kind| &self.room[kind])
            .or(least)
            .map_or(0, |room| (*room).into())
    }
}

/// Places all animals, as few as possible in the house and on cards. The same animals on the same farm always stand in
/// the same places. None if they do not all find room.
pub fn arrange(farm: &Farm, herd: Herd, housing: &Housing) -> Option<Arrangement> {
    let places = Places::of(farm, housing);
    if !places.fit(herd) {
        return None;
    }
    let mut placed = Arrangement::default();
    let mut left = herd;
    move_in(&mut left, housing.only, u32::MAX, &mut placed.cards);

    let pastures = farm.pastured().filter(|_| !housing.mixed);
    let stables = farm.unfenced_stables().iter().map(Cells::only);
    let cells = pastures.chain(stables).filter_map(Cells::first);
    let mut homes: Vec<Home> = cells
        .zip(places.homes())
        .map(|(cell, room)| Home { cell, room: *room })
        .collect();
    let singles = farm
        .unfenced_stables()
        .minus(homes.iter().map(|home| home.cell).collect());
    sort_few(&mut homes, |a, b| b.room.cmp(&a.room));

    for (home, kind) in homes.iter().zip(best_kinds(&homes, left)) {
        let mut room = [0; 3];
        room[kind] = home.room[kind];
        let inside = &mut placed.cells[home.cell.index()];
        move_in(&mut left, room, u32::MAX, inside);
    }
    for home in &homes {
        let cell = home.cell.index();
        placed.room[cell] = home.holds(placed.cells[cell]);
    }
    for pasture in farm.pastures().filter(|_| housing.mixed) {
        let Some(cell) = pasture.cells.first() else {
            continue;
        };
        let room = housing.of_pasture(&pasture);
        let inside = &mut placed.cells[cell.index()];
        move_in(&mut left, [housing.sheep, 0, 0], u32::MAX, inside);
        move_in(&mut left, [u8::MAX; 3], room.into(), inside);
        let more_sheep = if inside[SHEEP] > 0 { housing.sheep } else { 0 };
        placed.room[cell.index()] = room + u16::from(more_sheep);
    }
    for stable in singles.iter() {
        move_in(&mut left, [1; 3], 1, &mut placed.cells[stable.index()]);
        placed.room[stable.index()] = 1;
    }
    move_in(
        &mut left,
        [u8::MAX; 3],
        housing.house.into(),
        &mut placed.house,
    );
    move_in(
        &mut left,
        [u8::MAX; 3],
        housing.any.into(),
        &mut placed.cards,
    );
    Some(placed)
}

/// Moves animals from `left` to `place`: of each kind and in all at most so many.
fn move_in(left: &mut Herd, room: Herd, mut all: u32, place: &mut Herd) {
    for kind in 0..left.len() {
        let count = left[kind]
            .min(room[kind])
            .min(all.min(u8::MAX.into()) as u8);
        left[kind] -= count;
        place[kind] += count;
        all -= u32::from(count);
    }
}

/// A kind for each home, so that the fewest animals are left over; large herds come to large homes.
fn best_kinds(homes: &[Home], herd: Herd) -> Vec<usize> {
    let Some((home, others)) = homes.split_first() else {
        return Vec::new();
    };
    let mut kinds = [0, 1, 2];
    sort_few(&mut kinds, |a, b| herd[*b].cmp(&herd[*a]));
    let mut best = (u32::MAX, Vec::new());
    for kind in kinds.into_iter().filter(|kind| herd[*kind] > 0) {
        let mut left = herd;
        left[kind] = left[kind].saturating_sub(home.room[kind]);
        let mut chosen = vec![kind];
        chosen.extend(best_kinds(others, left));
        let rest = left_over(homes, &chosen, herd);
        if rest < best.0 {
            best = (rest, chosen);
        }
    }
    best.1
}

fn left_over(homes: &[Home], kinds: &[usize], herd: Herd) -> u32 {
    let mut left = herd;
    for (home, kind) in homes.iter().zip(kinds) {
        left[*kind] = left[*kind].saturating_sub(home.room[*kind]);
    }
    total(left)
}
