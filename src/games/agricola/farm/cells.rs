//! The 15 cells of a farmyard and the 38 edges between and around them, as bit masks.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Rows of a farmyard.
pub const ROWS: u8 = 3;
/// Columns of a farmyard.
pub const COLUMNS: u8 = 5;
/// Cells of a farmyard.
pub const CELLS: usize = (ROWS * COLUMNS) as usize;

/// A cell of a farmyard, counted row by row from the top left. Its text is row and column: `04`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column.
    pub const fn at(row: u8, column: u8) -> Self {
        assert!(row < ROWS && column < COLUMNS);
        Self(row * COLUMNS + column)
    }

    /// All cells, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The cell as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Its column, 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.column())
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let found = Self::all().find(|cell| cell.to_string() == text);
        found.ok_or(())
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|()| serde::de::Error::custom(format!("{text}: no cell")))
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cells(u16);

/// The cells of the left and of the right column.
const LEFT: u16 = 0b00001_00001_00001;
const RIGHT: u16 = LEFT << (COLUMNS - 1);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// Every cell.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// This cell alone.
    #[inline]
    pub const fn only(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Whether `cell` is one of them.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// These and `cell`.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of these that are in `other` too.
    #[inline]
    #[must_use]
    pub const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of them are in `other`.
    #[inline]
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether some cell is in both.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The first of them, row by row.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell(self.0.trailing_zeros() as u8))
        }
    }

    /// Them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.0 &= left.0 - 1;
            Some(first)
        })
    }

    /// Those of them that lie in the given column.
    #[inline]
    #[must_use]
    pub const fn column(self, column: u8) -> Self {
        Self(self.0 & LEFT << column)
    }

    /// Those of them that lie in the given row.
    #[inline]
    #[must_use]
    pub const fn row(self, row: u8) -> Self {
        Self(self.0 & ((1 << COLUMNS) - 1) << (row * COLUMNS))
    }

    /// These and all that are adjacent to one of them.
    #[inline]
    #[must_use]
    pub const fn grown(self) -> Self {
        let (own, columns) = (self.0, COLUMNS as u32);
        let beside = (own & !LEFT) >> 1 | (own & !RIGHT) << 1;
        Self((own | beside | own >> columns | own << columns) & Self::ALL.0)
    }

    /// Those that are adjacent to one of them and none of them.
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        self.grown().minus(self)
    }

    /// What can be reached from `start` within these cells, `start` included.
    #[inline]
    #[must_use]
    pub const fn reached_from(self, start: Self) -> Self {
        let mut reached = start;
        loop {
            let next = reached.grown().within(self).union(reached);
            if next.0 == reached.0 {
                return reached;
            }
            reached = next;
        }
    }

    /// Whether they hang together. No cells do.
    #[inline]
    pub const fn is_connected(self) -> bool {
        let start = Self(self.0 & self.0.wrapping_neg());
        self.reached_from(start).0 == self.0
    }

    /// The edges between one of these cells and the rest of the world.
    #[inline]
    pub const fn ring(self) -> Edges {
        let cells = self.0 as u64;
        let across = cells ^ cells << COLUMNS;
        // a row of five cells takes six places: the sixth is its right border
        let row = (1 << COLUMNS) - 1;
        let spread = cells & row | (cells & row << 5) << 1 | (cells & row << 10) << 2;
        Edges(across | (spread ^ spread << 1) << HORIZONTAL)
    }

    /// All subsets but none and all, none twice.
    pub(super) fn parts(self) -> impl Iterator<Item = Self> {
        let mut part = self.0;
        std::iter::from_fn(move || {
            part = part.wrapping_sub(1) & self.0;
            (part != 0 && part != self.0).then_some(Self(part))
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Cells {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(|cells: Vec<Cell>| cells.into_iter().collect())
    }
}

/// Edges that run across: `h00` is above the cell `00`, `h30` below the cell `20`.
const HORIZONTAL: u8 = (ROWS + 1) * COLUMNS;
/// All edges.
pub const EDGES: usize = (HORIZONTAL + ROWS * (COLUMNS + 1)) as usize;

/// A set of edges: places for fences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edges(u64);

impl Edges {
    /// No edge.
    pub const NONE: Self = Self(0);

    /// The edge with this number, 0 to 37: those across row by row, then those upright row by row.
    pub const fn only(number: u8) -> Self {
        assert!((number as usize) < EDGES);
        Self(1 << number)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those of these that are in `other` too.
    #[inline]
    #[must_use]
    pub const fn within(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those across in the given column: above and below its cells.
    #[inline]
    #[must_use]
    pub(super) const fn across(self, column: u8) -> Self {
        Self(self.0 & (0b00001_00001_00001_00001 << column))
    }

    /// Those upright in the given row: left and right of its cells.
    #[inline]
    #[must_use]
    pub(super) const fn upright(self, row: u8) -> Self {
        Self(self.0 & (0b111111 << (HORIZONTAL + row * (COLUMNS + 1))))
    }

    /// The names of these edges: `h` or `v`, row and column.
    pub fn names(self) -> impl Iterator<Item = String> {
        (0..EDGES as u8)
            .filter(move |edge| self.0 & 1 << edge != 0)
            .map(|edge| {
                let (kind, at, columns) = if edge < HORIZONTAL {
                    ('h', edge, COLUMNS)
                } else {
                    ('v', edge - HORIZONTAL, COLUMNS + 1)
                };
                format!("{kind}{}{}", at / columns, at % columns)
            })
    }
}

impl Serialize for Edges {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}
