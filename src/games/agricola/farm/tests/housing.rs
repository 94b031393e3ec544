//! Animals against a slow twin that places them one by one.

use crate::games::agricola::farm::{
    Cell, Cells, Farm, Herd, Housing, arrange, births, fits, keeps, room_for,
};
use crate::kernel::Chance;
use std::collections::{BTreeSet, HashSet};

fn farm(pastures: &[&str], stables: &str) -> Farm {
    let cells = |names: &str| -> Cells {
        names
            .split_whitespace()
            .map(|name| name.parse::<Cell>().expect("a cell"))
            .collect()
    };
    let mut farm = Farm::default();
    cells(stables)
        .iter()
        .for_each(|cell| farm.build_stable(cell));
    for pasture in pastures {
        assert!(farm.enclosure(cells(pasture)).is_some(), "{pasture}");
        farm.enclose(cells(pasture));
    }
    farm
}

const PLAIN: Housing = Housing {
    house: 1,
    pasture: 0,
    small: 0,
    sheep: 0,
    big_stable: 0,
    mixed: false,
    any: 0,
    only: [0; 3],
};

fn kept(farm: &Farm, herd: Herd) -> BTreeSet<Herd> {
    let mut found = BTreeSet::new();
    keeps(farm, herd, &PLAIN, &mut |herd| assert!(found.insert(herd)));
    found
}

fn bred(farm: &Farm, herd: Herd) -> BTreeSet<Herd> {
    let mut found = BTreeSet::new();
    let young = births(herd);
    let grown = std::array::from_fn(|kind| herd[kind] + young[kind]);
    keeps(farm, grown, &PLAIN, &mut |herd| assert!(found.insert(herd)));
    found
}

/// A place as the slow twin sees it: how many of each kind stand there, and what is allowed.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Pen {
    room: u16,
    more_sheep: u16,
    one_kind: bool,
    only: Option<usize>,
    inside: [u16; 3],
}

impl Pen {
    fn takes(&self, kind: usize) -> bool {
        let mut inside = self.inside;
        inside[kind] += 1;
        let kinds = inside.iter().filter(|count| **count > 0).count();
        // sheep stand on the places for sheep first
        let others = inside[1] + inside[2] + inside[0].saturating_sub(self.more_sheep);
        others <= self.room
            && (!self.one_kind || kinds == 1)
            && self.only.is_none_or(|only| only == kind)
    }
}

fn pens(farm: &Farm, housing: &Housing) -> Vec<Pen> {
    let pen = |room: u16, more_sheep: u16, one_kind| Pen {
        room,
        more_sheep,
        one_kind,
        only: None,
        inside: [0; 3],
    };
    let mut pens = vec![
        pen(housing.house.into(), 0, false),
        pen(housing.any.into(), 0, false),
    ];
    for kind in 0..3 {
        pens.push(Pen {
            only: Some(kind),
            ..pen(housing.only[kind].into(), 0, true)
        });
    }
    for pasture in farm.pastures() {
        let base = 2 * u16::from(pasture.cells.len()) * 2u16.pow(pasture.stables.into());
        let small = if base == 2 { housing.small } else { 0 };
        let room = base + u16::from(housing.pasture) + u16::from(small);
        pens.push(pen(room, housing.sheep.into(), !housing.mixed));
    }
    for (at, _) in farm.unfenced_stables().iter().enumerate() {
        pens.push(if at == 0 && housing.big_stable > 0 {
            pen(housing.big_stable.into(), 0, true)
        } else if housing.sheep > 1 {
            pen(1, u16::from(housing.sheep) - 1, true)
        } else {
            pen(1, 0, true)
        });
    }
    pens
}

fn placed_one_by_one(pens: Vec<Pen>, herd: Herd) -> bool {
    let mut states = HashSet::from([pens]);
    for (kind, count) in herd.into_iter().enumerate() {
        for _ in 0..count {
            let mut next = HashSet::new();
            for pens in &states {
                for at in 0..pens.len() {
                    if pens[at].takes(kind) {
                        let mut pens = pens.clone();
                        pens[at].inside[kind] += 1;
                        next.insert(pens);
                    }
                }
            }
            states = next;
        }
    }
    !states.is_empty()
}

fn random_farm(chance: &mut Chance) -> Farm {
    let mut farm = Farm::default();
    for _ in 0..chance.below(4) {
        let mut shapes = Vec::new();
        farm.each_shape(8, &mut |shape, _| {
            if shape.len() <= 3 {
                shapes.push(shape);
            }
        });
        if !shapes.is_empty() {
            farm.enclose(shapes[chance.below(shapes.len() as u32) as usize]);
        }
    }
    for _ in 0..chance.below(4) {
        let cells = farm.stable_cells();
        let cell = cells
            .iter()
            .nth(chance.below(u32::from(cells.len())) as usize);
        farm.build_stable(cell.expect("room for a stable"));
    }
    farm
}

fn random_housing(chance: &mut Chance) -> Housing {
    let mut some = |most: u32| {
        if chance.below(3) == 0 {
            1 + chance.below(most) as u8
        } else {
            0
        }
    };
    Housing {
        house: some(2),
        pasture: some(2),
        small: some(1),
        sheep: if some(1) == 1 { 2 } else { 0 },
        big_stable: if some(1) == 1 { 3 } else { 0 },
        mixed: some(1) == 1,
        any: some(2),
        only: [some(1), some(2), some(1)],
    }
}

#[test]
fn a_19_10_and_a_26_33_fits_like_placing_one_by_one() {
    let mut chance = Chance::from_seed(3);
    let (mut yes, mut no) = (0, 0);
    for round in 0..1500 {
        let farm = random_farm(&mut chance);
        let housing = if round % 2 == 0 {
            PLAIN
        } else {
            random_housing(&mut chance)
        };
        let herd: Herd = std::array::from_fn(|_| chance.below(6) as u8);
        let slow = placed_one_by_one(pens(&farm, &housing), herd);
        assert_eq!(
            fits(&farm, herd, &housing),
            slow,
            "{farm:?} {housing:?} {herd:?}"
        );
        *(if slow { &mut yes } else { &mut no }) += 1;
    }
    assert!(yes > 200 && no > 200, "{yes} {no}");
}

#[test]
fn a_19_9_keeps_all_undominated_herds_and_no_other() {
    let mut chance = Chance::from_seed(5);
    let mut most = 0;
    for round in 0..1500 {
        let farm = random_farm(&mut chance);
        let housing = if round % 2 == 0 {
            PLAIN
        } else {
            random_housing(&mut chance)
        };
        let herd: Herd = std::array::from_fn(|_| chance.below(8) as u8);
        let mut all = Vec::new();
        for sheep in 0..=herd[0] {
            for boar in 0..=herd[1] {
                for cattle in 0..=herd[2] {
                    if fits(&farm, [sheep, boar, cattle], &housing) {
                        all.push([sheep, boar, cattle]);
                    }
                }
            }
        }
        let best: BTreeSet<Herd> = all
            .iter()
            .copied()
            .filter(|a| {
                !all.iter()
                    .any(|b| b != a && (0..3).all(|kind| b[kind] >= a[kind]))
            })
            .collect();
        let mut found = BTreeSet::new();
        keeps(&farm, herd, &housing, &mut |herd| {
            assert!(found.insert(herd))
        });
        assert_eq!(found, best, "{farm:?} {housing:?} {herd:?}");
        // animals of one kind arrive where all others had room
        let arrived = (0..3).any(|kind| {
            let mut before = herd;
            before[kind] = 0;
            fits(&farm, before, &PLAIN)
        });
        if housing == PLAIN && arrived {
            most = most.max(found.len());
        }
    }
    assert!(most <= 36, "a decision of a few dozen moves, not of {most}");
}

#[test]
fn an_arrangement_is_legal_and_complete() {
    let mut chance = Chance::from_seed(9);
    for round in 0..1500 {
        let farm = random_farm(&mut chance);
        let housing = if round % 2 == 0 {
            PLAIN
        } else {
            random_housing(&mut chance)
        };
        let herd: Herd = std::array::from_fn(|_| chance.below(6) as u8);
        let placed = arrange(&farm, herd, &housing);
        assert_eq!(placed.is_some(), fits(&farm, herd, &housing));
        let Some(placed) = placed else { continue };
        let sum = |herd: &Herd| herd.iter().map(|count| u16::from(*count)).sum::<u16>();
        let mut all = [0; 3];
        for place in placed.cells.iter().chain([&placed.house, &placed.cards]) {
            (0..3).for_each(|kind| all[kind] += place[kind]);
        }
        assert_eq!(all, herd);
        assert!(sum(&placed.house) <= housing.house.into());
        let mut homes = Cells::NONE;
        for (pasture, pen) in farm.pastures().zip(&pens(&farm, &housing)[5..]) {
            let first = pasture.cells.first().expect("a cell");
            homes = homes.with(first);
            let inside = placed.cells[first.index()];
            let kinds = inside.iter().filter(|count| **count > 0).count();
            assert!(kinds <= 1 || housing.mixed);
            let sheep = u16::from(inside[0]).saturating_sub(pen.more_sheep);
            assert!(sheep + u16::from(inside[1]) + u16::from(inside[2]) <= pen.room);
        }
        for cell in Cell::all().filter(|cell| !homes.contains(*cell)) {
            let inside = placed.cells[cell.index()];
            let most = if farm.unfenced_stables().contains(cell) {
                3
            } else {
                0
            };
            assert!(sum(&inside) <= most);
        }
        for cell in Cell::all() {
            let inside = placed.cells[cell.index()];
            assert!(sum(&inside) <= placed.room[cell.index()]);
            let home = homes.contains(cell) || farm.unfenced_stables().contains(cell);
            assert_eq!(placed.room[cell.index()] > 0, home);
        }
        assert_eq!(arrange(&farm, herd, &housing), Some(placed));
    }
}

#[test]
fn c_083_a_divided_pasture_holds_fewer() {
    let mut whole = farm(&["03 04"], "03");
    assert!(fits(&whole, [7, 0, 0], &PLAIN));
    whole.enclose(Cells::only("04".parse().expect("a cell")));
    assert_eq!(kept(&whole, [7, 0, 0]), BTreeSet::from([[7, 0, 0]]));
    assert!(!fits(&whole, [7, 1, 0], &PLAIN));
    assert!(kept(&whole, [7, 1, 0]).contains(&[6, 1, 0]));
}

#[test]
fn c_101_three_sheep_and_only_the_house() {
    assert_eq!(kept(&farm(&[], ""), [3, 0, 0]), BTreeSet::from([[1, 0, 0]]));
}

#[test]
fn c_102_no_place_at_all() {
    let none = Housing { house: 0, ..PLAIN };
    let mut found = Vec::new();
    keeps(&farm(&[], ""), [0, 2, 0], &none, &mut |herd| {
        found.push(herd)
    });
    assert_eq!(found, [[0, 0, 0]]);
}

#[test]
fn c_103_one_of_two_pets() {
    assert_eq!(
        kept(&farm(&[], ""), [1, 1, 0]),
        BTreeSet::from([[1, 0, 0], [0, 1, 0]])
    );
}

#[test]
fn c_105_one_kind_in_a_pasture() {
    let farm = farm(&["04"], "");
    assert!(fits(&farm, [1, 1, 0], &PLAIN), "one of them is the pet");
    assert!(!fits(&farm, [1, 1, 1], &PLAIN));
}

#[test]
fn c_106_c_107_unfenced_stables() {
    let farm = farm(&[], "03 14");
    assert!(fits(&farm, [1, 1, 1], &PLAIN) && fits(&farm, [0, 3, 0], &PLAIN));
    assert!(!fits(&farm, [2, 2, 0], &PLAIN));
}

#[test]
fn c_137_to_c_149_breeding() {
    let one = |herd: Herd| BTreeSet::from([herd]);
    assert_eq!(bred(&farm(&["04"], ""), [2, 0, 0]), one([3, 0, 0]), "C-137");
    assert_eq!(
        bred(&farm(&["04"], "00"), [2, 1, 0]),
        one([3, 1, 0]),
        "C-138"
    );
    assert_eq!(
        bred(&farm(&[], "00 01"), [2, 0, 0]),
        one([3, 0, 0]),
        "C-139"
    );
    assert_eq!(bred(&farm(&["04"], ""), [1, 0, 0]), one([1, 0, 0]), "C-141");
    assert_eq!(
        bred(&farm(&["04"], ""), [1, 0, 2]),
        BTreeSet::from([[1, 0, 2], [0, 0, 3]]),
        "C-142"
    );
    let both = BTreeSet::from([[3, 2, 0], [2, 3, 0]]);
    assert_eq!(bred(&farm(&["04", "03"], ""), [2, 2, 0]), both, "C-143");
    assert_eq!(births([2, 1, 9]), [1, 0, 1], "C-147");
    let roomy = farm(&["04", "03", "02"], "04 03 02");
    assert_eq!(bred(&roomy, [2, 2, 2]), one([3, 3, 3]), "C-149");
}

#[test]
fn how_many_find_room() {
    let farm = farm(&["03 04"], "04");
    assert_eq!(room_for(&farm, [0, 0, 0], &PLAIN), [9, 9, 9]);
    assert_eq!(room_for(&farm, [6, 0, 0], &PLAIN), [9, 1, 1]);
    assert_eq!(room_for(&farm, [6, 1, 0], &PLAIN), [8, 1, 0]);
    let woods = Housing {
        only: [0, 255, 0],
        ..PLAIN
    };
    assert_eq!(room_for(&farm, [0, 0, 0], &woods), [9, 255, 9]);
}
