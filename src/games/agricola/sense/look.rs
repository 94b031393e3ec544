//! Which moves are worth a look. Where something is built is settled by rules of thumb: rooms at the left
//! of the farm, fields in the middle, stables and pastures at the right.

use super::super::farm::{Cell, Cells, Farm};
use super::super::moves::Move;
use super::super::state::Position;
use super::super::task::Ask;
use crate::kernel::Seat;

/// The cells in the order in which they are best built on, counted row by row.
const ROOMS: [u8; 15] = [0, 6, 11, 1, 2, 7, 12, 3, 8, 13, 4, 9, 14, 5, 10];
const FIELDS: [u8; 15] = [7, 2, 12, 1, 6, 11, 0, 3, 8, 13, 4, 9, 14, 5, 10];
const STABLES: [u8; 15] = [9, 14, 4, 3, 8, 13, 0, 1, 2, 12, 7, 11, 6, 5, 10];
/// The first cells for fields and rooms: a pasture there is in their way.
const MIDDLE: usize = 7;

/// Points of a new pasture by the number of those there are, of a cell that was unused, of a stable in it, of
/// room for animals on one of up to so many cells, of a fence, and of a cell in the middle.
const PASTURE: [f32; 5] = [2.0, 1.0, 1.0, 1.0, 0.0];
const CELL: f32 = 0.9;
const STABLE: f32 = 1.2;
const ROOM: (f32, u8) = (0.35, 4);
const FENCE: f32 = -0.4;
const IN_THE_WAY: f32 = -0.5;

impl Position {
    /// Whether a move is worth a look: of the cells for the same thing the best one; and what can be eaten
    /// keeps until it is needed.
    pub(super) fn looks(&self, seat: Seat, moves: &[Move]) -> impl Fn(Move) -> bool + use<> {
        let farm = self.player(seat).farm;
        let placing = matches!(self.task().map(|task| task.ask), Some(Ask::Place));
        let mut best = [u8::MAX; 3];
        for (kind, rank) in moves.iter().filter_map(|mv| cell_rank(&farm, *mv)) {
            best[kind] = best[kind].min(rank);
        }
        move |mv| match cell_rank(&farm, mv) {
            Some((kind, rank)) => rank == best[kind],
            None => !(placing && matches!(mv, Move::Convert(_))),
        }
    }
}

/// What is built, and the place of the cell among those for it.
fn cell_rank(farm: &Farm, mv: Move) -> Option<(usize, u8)> {
    match mv {
        Move::Room(cell) => Some((0, rank(&ROOMS, cell))),
        Move::Plow(cell) => Some((1, rank(&FIELDS, cell))),
        Move::Stable(cell) => Some((2, stable_rank(farm, cell))),
        _ => None,
    }
}

fn rank(order: &[u8; 15], cell: Cell) -> u8 {
    let at = order
        .iter()
        .position(|other| usize::from(*other) == cell.index());
    at.map_or(u8::MAX, |at| at as u8)
}

/// Stables go into the largest pasture without one first, then outside.
fn stable_rank(farm: &Farm, cell: Cell) -> u8 {
    let rank = rank(&STABLES, cell);
    match farm.pastures().find(|pasture| pasture.cells.contains(cell)) {
        Some(pasture) if pasture.stables == 0 => rank + 15 * (5 - pasture.cells.len().min(5)),
        Some(_) => 100 + rank,
        None => 80 + rank,
    }
}

/// Points that a pasture, or a part of one, seems to bring.
pub(super) fn shape_worth(farm: &Farm, shape: Cells, fences: u8) -> f32 {
    let scored = PASTURE[usize::from(farm.pasture_count()).min(PASTURE.len() - 1)];
    let cost = FENCE * f32::from(fences);
    if shape.meets(farm.pasture_cells()) {
        return scored + cost;
    }
    let used = shape.minus(farm.stables()).len();
    let stables = shape.len() - used;
    let middle = |cell: &Cell| usize::from(rank(&FIELDS, *cell)) < MIDDLE;
    let room = ROOM.0 * f32::from(shape.len().min(ROOM.1));
    scored
        + cost
        + room
        + CELL * f32::from(used)
        + STABLE * f32::from(stables)
        + IN_THE_WAY * shape.iter().filter(middle).count() as f32
}
