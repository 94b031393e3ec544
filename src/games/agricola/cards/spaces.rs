//! The spaces that cards name.

use super::super::data::DATA;
use crate::kernel::Data;

/// A set of action spaces, by their places in the data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spaces(u64);

const LIST: &[Data] = DATA.get("spaces").list();

impl Spaces {
    /// Every space, and none at all.
    pub(super) const ALL: Self = Self(u64::MAX);
    pub(super) const TAKE_GRAIN: Self = Self::hook("take_1_grain");
    pub(super) const TAKE_VEGETABLE: Self = Self::hook("take_1_vegetable");
    pub(super) const DAY_LABORER: Self = Self::hook("day_laborer");
    pub(super) const FISHING: Self = Self::hook("fishing");
    pub(super) const TRAVELING_PLAYERS: Self = Self::hook("traveling_players");
    pub(super) const BOAR: Self = Self::hook("boar_1");
    pub(super) const STONE: Self = Self::hook("stone_1");
    pub(super) const PLOW: Self = Self::hook("plow_1_field").or(Self::hook("plow_sow"));
    pub(super) const ROOMS: Self = Self::hook("build_rooms_stables");
    pub(super) const GROWTH: Self = Self::hook("family_growth");

    pub(super) const fn hook(name: &str) -> Self {
        let ids = DATA.get("hook_spaces").get(name).list();
        let mut set = 0;
        let mut i = 0;
        while i < ids.len() {
            set |= 1 << place(ids[i].text());
            i += 1;
        }
        Self(set)
    }

    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the space with this place is in the set.
    #[inline]
    pub(super) const fn contains(self, space: usize) -> bool {
        self.0 & (1 << space) != 0
    }

    pub(super) const fn is_all(self) -> bool {
        self.0 == u64::MAX
    }
}

/// The place of a space in the data file.
pub(super) const fn place(id: &str) -> usize {
    let mut i = 0;
    while i < LIST.len() {
        if LIST[i].get("id").is(id) {
            return i;
        }
        i += 1;
    }
    panic!("no space has this id")
}
