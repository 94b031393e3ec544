//! Fences against a slow twin: flood fill over single edges, after the words of.

use crate::games::agricola::farm::{Cell, Cells, Farm};
use crate::kernel::Chance;
use std::collections::{BTreeSet, HashMap};

type Edge = (char, usize, usize);
type Fences = BTreeSet<Edge>;

fn cells(names: &str) -> Cells {
    names
        .split_whitespace()
        .map(|name| name.parse::<Cell>().expect("a cell"))
        .collect()
}

fn names(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

/// The fences of a farm, as single edges.
fn fences(farm: &Farm) -> Fences {
    let digit = |c: char| c.to_digit(10).expect("a digit") as usize;
    farm.fences()
        .names()
        .map(|name| {
            let name: Vec<char> = name.chars().collect();
            (name[0], digit(name[1]), digit(name[2]))
        })
        .collect()
}

/// What separates a cell from its neighbour in one of the four directions; the neighbour is none where
/// the world outside is.
fn sides(row: usize, column: usize) -> [(Edge, Option<(usize, usize)>); 4] {
    [
        (
            ('h', row, column),
            row.checked_sub(1).map(|row| (row, column)),
        ),
        (
            ('h', row + 1, column),
            (row < 2).then_some((row + 1, column)),
        ),
        (
            ('v', row, column),
            column.checked_sub(1).map(|column| (row, column)),
        ),
        (
            ('v', row, column + 1),
            (column < 4).then_some((row, column + 1)),
        ),
    ]
}

/// The pastures that the fences make, each as its cells; none if the fences are not legal.
fn referee(fences: &Fences, land: Cells) -> Option<BTreeSet<Vec<(usize, usize)>>> {
    if fences.len() > 15 {
        return None;
    }
    const OUTSIDE: usize = 15;
    let mut region = [usize::MAX; 16];
    region[OUTSIDE] = OUTSIDE;
    let at = |(row, column): (usize, usize)| row * 5 + column;
    let farm = || (0..3).flat_map(|row| (0..5).map(move |column| (row, column)));
    // the regions: first what is open to the outside, then the others
    for start in std::iter::once(None).chain(farm().map(Some)) {
        let name = start.map_or(OUTSIDE, at);
        if start.is_some() && region[name] != usize::MAX {
            continue;
        }
        region[name] = name;
        loop {
            let mut changed = false;
            for (row, column) in farm() {
                for (edge, neighbour) in sides(row, column) {
                    let other = neighbour.map_or(OUTSIDE, at);
                    let here = at((row, column));
                    let joined = !fences.contains(&edge)
                        && (region[other] == name) != (region[here] == name);
                    if joined && (start.is_some() || region[OUTSIDE] == name) {
                        region[other] = name;
                        region[here] = name;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
    }
    let mut found: HashMap<usize, Vec<(usize, usize)>> = HashMap::new();
    for cell in farm().filter(|cell| region[at(*cell)] != OUTSIDE) {
        found.entry(region[at(cell)]).or_default().push(cell);
    }
    let is_land = |(row, column): (usize, usize)| land.contains(Cell::at(row as u8, column as u8));
    if found.values().flatten().any(|cell| !is_land(*cell)) {
        return None;
    }
    for (row, column) in farm() {
        for (edge, neighbour) in sides(row, column) {
            let here = region[at((row, column))];
            let there = region[neighbour.map_or(OUTSIDE, at)];
            if fences.contains(&edge) && here == there {
                return None;
            }
        }
    }
    let all: BTreeSet<(usize, usize)> = found.values().flatten().copied().collect();
    if let Some(&first) = all.first() {
        let mut reached = BTreeSet::from([first]);
        let mut todo = vec![first];
        while let Some((row, column)) = todo.pop() {
            for (_, neighbour) in sides(row, column) {
                if let Some(next) =
                    neighbour.filter(|next| all.contains(next) && reached.insert(*next))
                {
                    todo.push(next);
                }
            }
        }
        if reached.len() != all.len() {
            return None;
        }
    }
    Some(found.into_values().collect())
}

/// The farm's own pastures in the referee's words.
fn told(farm: &Farm) -> BTreeSet<Vec<(usize, usize)>> {
    let place = |cell: Cell| (usize::from(cell.row()), usize::from(cell.column()));
    farm.pastures()
        .map(|pasture| pasture.cells.iter().map(place).collect())
        .collect()
}

/// Every layout that steps of one pasture each can make of a farm, with at most `budget` new fences.
fn layouts(farm: &Farm, budget: u8) -> BTreeSet<Fences> {
    let mut found = BTreeSet::new();
    let mut todo = vec![*farm];
    let before = farm.fences().len();
    while let Some(farm) = todo.pop() {
        let left = budget - (farm.fences().len() - before);
        farm.each_shape(left, &mut |shape, cost| {
            let mut next = farm;
            assert_eq!(farm.enclosure(shape).map(|new| new.len()), Some(cost));
            next.enclose(shape);
            assert_eq!(next.fences().len(), farm.fences().len() + cost);
            if found.insert(fences(&next)) {
                todo.push(next);
            }
        });
    }
    found
}

/// Every layout of rings around sets of cells, without any thought of steps: each cell gets a number,
/// equal neighbours are one region, 0 is open land. The twin of `layouts`.
fn partitions(farm: &Farm, budget: u8) -> BTreeSet<Fences> {
    let old = fences(farm);
    let land: Vec<Cell> = farm.land().iter().collect();
    let mut found = BTreeSet::new();
    let mut numbers = [0u8; 15];
    fill(&land, 0, 0, &mut numbers, &mut |numbers| {
        let mut edges = Fences::new();
        for row in 0..3 {
            for column in 0..5 {
                let here = numbers[row * 5 + column];
                for (edge, neighbour) in sides(row, column) {
                    let there = neighbour.map_or(0, |(row, column)| numbers[row * 5 + column]);
                    if here != there {
                        edges.insert(edge);
                    }
                }
            }
        }
        let new = edges.difference(&old).count();
        if edges.is_superset(&old)
            && (1..=usize::from(budget)).contains(&new)
            && referee(&edges, farm.land()).is_some()
        {
            found.insert(edges);
        }
    });
    found
}

/// All ways to number the cells of `land` from `at` on: 0, a number used before, or the next new one.
fn fill(
    land: &[Cell],
    at: usize,
    used: u8,
    numbers: &mut [u8; 15],
    sink: &mut impl FnMut(&[u8; 15]),
) {
    let Some(cell) = land.get(at) else {
        return sink(numbers);
    };
    for number in 0..=(used + 1).min(5) {
        numbers[cell.index()] = number;
        fill(land, at + 1, used.max(number), numbers, sink);
    }
    numbers[cell.index()] = 0;
}

/// A farm on which somebody has played at random.
fn random_farm(chance: &mut Chance, steps: u32) -> Farm {
    let mut farm = Farm::default();
    for _ in 0..steps {
        let pick = |cells: Cells, chance: &mut Chance| {
            cells
                .iter()
                .nth(chance.below(u32::from(cells.len())) as usize)
        };
        match chance.below(4) {
            0 => {
                if let Some(cell) = pick(farm.room_cells(), chance) {
                    farm.build_room(cell);
                }
            }
            1 => {
                if let Some(cell) = pick(farm.field_cells(), chance) {
                    farm.plow(cell);
                }
            }
            2 => {
                if let Some(cell) = pick(farm.stable_cells(), chance) {
                    farm.build_stable(cell);
                }
            }
            _ => {
                let mut shapes = Vec::new();
                farm.each_shape(4 + chance.below(6) as u8, &mut |shape, _| {
                    shapes.push(shape)
                });
                if !shapes.is_empty() {
                    farm.enclose(shapes[chance.below(shapes.len() as u32) as usize]);
                }
            }
        }
        farm.audit().expect("a farm that can be");
    }
    farm
}

#[test]
fn c_099_and_a_18_13_all_layouts_of_the_start_farm() {
    let farm = Farm::default();
    let found = layouts(&farm, 15);
    assert_eq!(found.len(), 7963);
    let (mut by_pastures, mut by_fences) = ([0; 7], [0; 16]);
    for layout in &found {
        let pastures = referee(layout, farm.land()).expect("a legal layout");
        by_pastures[pastures.len()] += 1;
        by_fences[layout.len()] += 1;
    }
    assert_eq!(by_pastures, [0, 762, 3561, 2853, 758, 29, 0]);
    assert_eq!(
        by_fences,
        [
            0, 0, 0, 0, 13, 0, 18, 18, 42, 72, 172, 245, 633, 1001, 2118, 3631
        ]
    );
}

/// C-093: also with a number for a sixth pasture the twin finds no more.
#[test]
fn a_18_12_layouts_of_random_farms() {
    let mut chance = Chance::from_seed(7);
    let mut compared = 0;
    while compared < 60 {
        let steps = 4 + chance.below(8);
        let farm = random_farm(&mut chance, steps);
        if farm.land().len() > 8 {
            continue;
        }
        let budget = 1 + chance.below(15) as u8;
        assert_eq!(referee(&fences(&farm), farm.land()), Some(told(&farm)));
        let budget = budget.min(farm.fences_left());
        assert_eq!(
            layouts(&farm, budget),
            partitions(&farm, budget),
            "{farm:?} {budget}"
        );
        compared += 1;
    }
}

#[test]
fn a_18_12_cells_asked_one_by_one_lead_to_every_shape_and_to_nothing_else() {
    let mut chance = Chance::from_seed(11);
    for round in 0..400 {
        let steps = chance.below(12);
        let farm = random_farm(&mut chance, steps);
        let budget = chance.below(16) as u8;
        let mut shapes = BTreeSet::new();
        farm.each_shape(budget, &mut |shape, _| {
            shapes.insert(shape);
            // the other part names the same division
            if let Some(whole) = shape.first().and_then(|cell| farm.pasture_at(cell)) {
                shapes.insert(whole.minus(shape));
            }
        });
        assert_eq!(
            farm.can_fence(budget),
            !shapes.is_empty(),
            "{farm:?} {budget}"
        );
        let mut seen = BTreeSet::from([Cells::NONE]);
        let mut todo = vec![Cells::NONE];
        while let Some(chosen) = todo.pop() {
            let next: Cells = Cell::all()
                .filter(|cell| {
                    let wider = chosen.with(*cell);
                    !chosen.contains(*cell)
                        && wider.is_connected()
                        && shapes.iter().any(|shape| wider.is_within(*shape))
                })
                .collect();
            let given = farm.fence_cells(chosen, budget);
            assert_eq!(names(given), names(next), "{farm:?} {budget} {chosen:?}");
            for cell in next.iter() {
                if seen.insert(chosen.with(cell)) && (round < 40 || seen.len() < 300) {
                    todo.push(chosen.with(cell));
                }
            }
        }
    }
}

#[test]
fn c_077_edges_of_a_pasture_in_the_corner() {
    let farm = Farm::default();
    let edges: Vec<String> = farm
        .enclosure(cells("00"))
        .expect("legal")
        .names()
        .collect();
    assert_eq!(edges, ["h00", "h10", "v00", "v01"]);
}

#[test]
fn c_078_three_wood_are_not_enough_to_begin() {
    let farm = Farm::default();
    assert!(!farm.can_fence(3));
    assert!(farm.can_fence(4));
}

#[test]
fn c_079_a_second_pasture_shares_a_side() {
    let mut farm = Farm::default();
    farm.enclose(cells("04"));
    assert_eq!(farm.fence_cells(Cells::NONE, 3), cells("03 14"));
    assert_eq!(farm.enclosure(cells("03")).map(|new| new.len()), Some(3));
    assert!(!farm.can_fence(2));
}

#[test]
fn c_081_c_082_c_085_capacities() {
    let capacities = |farm: &Farm| {
        farm.pastures()
            .map(|pasture| pasture.capacity)
            .collect::<Vec<_>>()
    };
    let mut farm = Farm::default();
    farm.build_stable(cells("03").first().expect("a cell"));
    farm.enclose(cells("03 04"));
    assert_eq!(capacities(&farm), [8]);
    farm.enclose(cells("04"));
    assert_eq!(farm.fences().len(), 7);
    assert_eq!(capacities(&farm), [4, 2]);

    let stabled = |fenced: &str, stables: &str| {
        let mut farm = Farm::default();
        cells(stables)
            .iter()
            .for_each(|cell| farm.build_stable(cell));
        farm.enclose(cells(fenced));
        capacities(&farm)
    };
    assert_eq!(stabled("04", "04"), [4]);
    assert_eq!(stabled("03 04", "03 04"), [16]);
    assert_eq!(stabled("03 04 13 14", "03 04 13 14"), [128]);
}

#[test]
fn c_086_diagonal_is_not_adjacent() {
    let mut farm = Farm::default();
    farm.enclose(cells("03"));
    assert_eq!(farm.enclosure(cells("14")), None);
}

#[test]
fn c_087_pastures_hang_together() {
    let mut farm = Farm::default();
    farm.enclose(cells("01"));
    assert_eq!(farm.enclosure(cells("04")), None);
}

/// An inner fence with the same pasture on both sides cannot even be said: a pasture is its cells.
#[test]
fn c_089_the_twin_refuses_a_fence_that_divides_nothing() {
    let mut farm = Farm::default();
    farm.enclose(cells("03 04 13 14"));
    let mut edges = fences(&farm);
    assert!(referee(&edges, farm.land()).is_some());
    edges.insert(('v', 0, 4));
    assert_eq!(referee(&edges, farm.land()), None);
    edges.insert(('v', 1, 4));
    assert!(referee(&edges, farm.land()).is_some());
}

#[test]
fn c_090_no_room_and_no_field_inside() {
    let mut farm = Farm::default();
    farm.plow(cells("02").first().expect("a cell"));
    assert_eq!(farm.enclosure(cells("10")), None);
    assert_eq!(farm.enclosure(cells("02")), None);
    assert_eq!(farm.enclosure(cells("02 03")), None);
    assert!(!farm.fence_cells(Cells::NONE, 15).meets(cells("02 10 20")));
}

#[test]
fn c_091_around_a_stable() {
    let mut farm = Farm::default();
    farm.build_stable(cells("04").first().expect("a cell"));
    assert_eq!(farm.unfenced_stables(), cells("04"));
    assert_eq!(farm.enclosure(cells("04")).map(|new| new.len()), Some(4));
    farm.enclose(cells("04"));
    assert_eq!(farm.unfenced_stables(), Cells::NONE);
    assert_eq!(
        farm.pastures().next().map(|pasture| pasture.capacity),
        Some(4)
    );
}

#[test]
fn c_094_the_largest_area() {
    let farm = Farm::default();
    let most = Cells::ALL.minus(cells("00 10 20"));
    assert_eq!(farm.enclosure(most).map(|new| new.len()), Some(14));
    assert_eq!(farm.enclosure(Cells::ALL.minus(cells("10 20"))), None);
}

#[test]
fn c_095_four_pastures_of_one_cell() {
    let built = |places: [&str; 4]| {
        let mut farm = Farm::default();
        for place in places {
            assert!(farm.enclosure(cells(place)).is_some());
            farm.enclose(cells(place));
        }
        farm.fences().len()
    };
    assert_eq!(built(["03", "04", "13", "14"]), 12);
    assert_eq!(built(["01", "02", "03", "04"]), 13);
}

#[test]
fn c_097_no_fence_left() {
    let mut farm = Farm::default();
    for place in ["03", "04", "13", "14", "12"] {
        farm.enclose(cells(place));
    }
    assert_eq!(farm.fences_left(), 0);
    assert!(!farm.can_fence(6));
    assert_eq!(farm.fence_cells(Cells::NONE, 6), Cells::NONE);
}

#[test]
fn a_18_15_the_printed_picture() {
    let mut farm = Farm::default();
    for places in ["03 04", "13", "14"] {
        farm.enclose(cells(places));
    }
    assert_eq!((farm.fences().len(), farm.pasture_count()), (11, 3));
}
