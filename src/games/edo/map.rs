//! The two sides of the board as graphs (E-2, E-20.5). Everything is counted from the data's nodes.

use super::data::{BY_PLAYERS, DATA};
use super::pieces::Resource;
use crate::kernel::Data;

const NODES: [&[Data]; 2] = [
    DATA.get("maps").get("A").get("nodes").list(),
    DATA.get("maps").get("B").get("nodes").list(),
];

/// Spaces of both sides together; a space of the same id on both is counted once.
pub(super) const SPACES: usize = {
    let mut count = NODES[0].len();
    let mut i = 0;
    while i < NODES[1].len() {
        if find(NODES[0], NODES[1][i].get("id").text()).is_none() {
            count += 1;
        }
        i += 1;
    }
    assert!(count <= u64::BITS as usize, "a set of spaces is 64 bits");
    count
};

/// The ids of the spaces: those of side A, then those that only side B has.
pub(super) const SPACE_IDS: [&str; SPACES] = {
    let mut ids = [""; SPACES];
    let mut count = 0;
    let mut side = 0;
    while side < 2 {
        let mut i = 0;
        while i < NODES[side].len() {
            let id = NODES[side][i].get("id");
            if side == 0 || find(NODES[0], id.text()).is_none() {
                ids[count] = id.text();
                count += 1;
            }
            i += 1;
        }
        side += 1;
    }
    ids
};

const fn find(nodes: &[Data], id: &str) -> Option<usize> {
    let mut i = 0;
    while i < nodes.len() {
        if nodes[i].get("id").is(id) {
            return Some(i);
        }
        i += 1;
    }
    None
}

const fn space_of(id: &Data) -> usize {
    let mut i = 0;
    while i < SPACES {
        if id.is(SPACE_IDS[i]) {
            return i;
        }
        i += 1;
    }
    panic!("the data file has an edge to an unknown space")
}

/// Towns of a side at most: Edo and the cities.
pub(super) const TOWNS: usize = {
    let mut most = 0;
    let mut side = 0;
    while side < 2 {
        let mut count = 0;
        let mut i = 0;
        while i < NODES[side].len() {
            let kind = NODES[side][i].get("kind");
            if kind.is("edo") || kind.is("city") {
                count += 1;
            }
            i += 1;
        }
        if count > most {
            most = count;
        }
        side += 1;
    }
    most
};

/// A kind of space (E-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpaceKind {
    /// No space of this side.
    Absent,
    Edo,
    City,
    /// A forest, quarry or rice field.
    Site(Resource),
    Outpost,
    Road,
    River,
}

impl SpaceKind {
    const fn read(node: &Data) -> Self {
        let kind = node.get("kind");
        if kind.is("edo") {
            Self::Edo
        } else if kind.is("city") {
            Self::City
        } else if kind.is("forest") || kind.is("quarry") || kind.is("rice_field") {
            Self::Site(Resource::read(node.get("resource")))
        } else if kind.is("outpost") {
            Self::Outpost
        } else if kind.is("road") {
            Self::Road
        } else if kind.is("river") {
            Self::River
        } else {
            panic!("the data file has an unknown kind of space")
        }
    }

    /// The kind's name in the data.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Edo => "edo",
            Self::City => "city",
            Self::Site(Resource::Wood) => "forest",
            Self::Site(Resource::Stone) => "quarry",
            Self::Site(Resource::Rice) => "rice_field",
            Self::Outpost => "outpost",
            Self::Road => "road",
            Self::River => "river",
        }
    }
}

/// A side of the board.
#[derive(Debug)]
pub(super) struct Map {
    pub(super) kinds: [SpaceKind; SPACES],
    /// Edo and the cities, in the order of the spaces.
    towns: [u8; TOWNS],
    town_count: usize,
    /// Spaces on the shortest way between two spaces (E-6.4).
    distances: [[u8; SPACES]; SPACES],
}

const FAR: u8 = u8::MAX;

impl Map {
    const fn read(side: usize, entry: &Data) -> Self {
        let nodes = NODES[side];
        let mut map = Self {
            kinds: [SpaceKind::Absent; SPACES],
            towns: [0; TOWNS],
            town_count: 0,
            distances: [[FAR; SPACES]; SPACES],
        };
        let mut i = 0;
        while i < nodes.len() {
            let space = space_of(nodes[i].get("id"));
            let kind = SpaceKind::read(&nodes[i]);
            map.kinds[space] = kind;
            map.distances[space] = distances_from(space, entry.get("edges").list());
            i += 1;
        }
        let mut space = 0;
        while space < SPACES {
            if matches!(map.kinds[space], SpaceKind::Edo | SpaceKind::City) {
                map.towns[map.town_count] = space as u8;
                map.town_count += 1;
            }
            space += 1;
        }
        map
    }

    /// The spaces of Edo and the cities.
    pub(super) fn towns(&self) -> &[u8] {
        &self.towns[..self.town_count]
    }

    /// The Ryo that a move costs, before the price of a space (E-6.4).
    #[inline]
    pub(super) fn distance(&self, from: usize, to: usize) -> u8 {
        self.distances[from][to]
    }
}

/// Edges are open in both directions (E-2.7).
const fn distances_from(start: usize, edges: &[Data]) -> [u8; SPACES] {
    let mut distances = [FAR; SPACES];
    distances[start] = 0;
    let mut ends = [[0; 2]; 4 * SPACES];
    assert!(edges.len() <= ends.len(), "more roads than expected");
    let mut i = 0;
    while i < edges.len() {
        let edge = edges[i].list();
        ends[i] = [space_of(&edge[0]), space_of(&edge[1])];
        i += 1;
    }
    let mut changed = true;
    while changed {
        changed = false;
        let mut i = 0;
        while i < edges.len() {
            let [a, b] = ends[i];
            if distances[a] != FAR && distances[a] + 1 < distances[b] {
                distances[b] = distances[a] + 1;
                changed = true;
            } else if distances[b] != FAR && distances[b] + 1 < distances[a] {
                distances[a] = distances[b] + 1;
                changed = true;
            }
            i += 1;
        }
    }
    distances
}

static SIDES: [Map; 2] = [
    Map::read(0, DATA.get("maps").get("A")),
    Map::read(1, DATA.get("maps").get("B")),
];

/// The side that so many players use (E-2.1); that of two players for a number that no match has.
#[inline]
pub(super) fn map_of(players: u8) -> &'static Map {
    &SIDES[usize::from(rules_of(players).side_b)]
}

/// What depends on the number of players (E-18).
#[inline]
pub(super) fn rules_of(players: u8) -> &'static super::data::ByPlayers {
    &BY_PLAYERS[usize::from(players.clamp(2, 4)) - 2]
}
