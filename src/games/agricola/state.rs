//! The position.

use super::cards::Cards;
use super::data::{
    FOOD_FIRST, FOOD_OTHERS, PERSONS, PERSONS_AT_START, ROUNDS, SEATS, SPACES, STAGE_OF,
};
use super::farm::Farm;
use super::file::PositionFile;
use super::goods::{Good, Goods};
use super::majors::{Major, MajorSet};
use super::moves::Price;
use super::spaces::{Space, SpaceSet};
use super::task::{AGENDA, Ask, Task};
use crate::kernel::{Chance, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A position of Agricola.
///
/// In JSON: [`PositionFile`], which names every piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "PositionFile", try_from = "PositionFile")]
pub struct Position {
    pub(super) chance: Chance,
    /// Whether this is the family game.
    pub(super) family: bool,
    /// The number of the game in a solo series, from 1; 0 outside a series.
    pub(super) series: u8,
    pub(super) players: Players,
    /// Permanent occupations of the series.
    pub(super) permanent: u8,
    /// Who has the starting player's marker.
    pub(super) marker: Seat,
    /// In the work phase, who is to place next; before its first placement, the seat that had the
    /// marker when the round began.
    pub(super) active: Seat,
    /// The round, from 1; 0 while permanent occupations are played.
    pub(super) round: u8,
    pub(super) window: Window,
    /// Seats that have still to be served in this window.
    pub(super) waiting: SeatSet,
    /// Counted over all seats: every placement, and whatever else a seat is asked between placements.
    pub(super) turn: u16,
    pub(super) agenda: Pile<Task, AGENDA>,
    /// The price of the purchase that is being paid.
    pub(super) bill: Price,
    /// The placement that is being carried out, or was the last one.
    pub(super) placement: Placement,
    /// The spaces that can be used.
    pub(super) in_play: SpaceSet,
    /// The round cards in the order in which they are revealed; nobody knows it ahead.
    pub(super) deck: [Space; ROUNDS as usize],
    /// Goods on accumulation spaces.
    pub(super) lying: [u8; SPACES],
    /// Persons on spaces.
    pub(super) standing: [Standing; SPACES],
    /// The hand cards; the family game has none, and does not pay for them.
    pub(super) cards: Option<Box<Cards>>,
}

/// A placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Placement {
    pub(super) space: Space,
    /// What the person took.
    pub(super) taken: Goods,
    /// What is left of it to be received: cards may leave or buy some.
    pub(super) left: Goods,
}

/// The players of a table. Seats that it does not have stay empty, so that equality, hash and copy
/// need no count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Players {
    pub(super) count: u8,
    pub(super) all: [Player; SEATS],
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// The personal supply, and the animals of the farm.
    pub(super) goods: Goods,
    pub(super) farm: Farm,
    /// Persons, newborns not counted.
    pub(super) adults: u8,
    ///
    pub(super) newborns: u8,
    /// Adults that have not been placed in this round.
    pub(super) home: u8,
    pub(super) majors: MajorSet,
    /// Majors that were used in this harvest.
    pub(super) used: MajorSet,
    pub(super) begging: u8,
    /// Food that lies on the spaces of the rounds to come.
    pub(super) promised: [u8; ROUNDS as usize],
}

/// The windows of a round, a harvest and the end, in their order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaWindow")
)]
pub enum Window {
    /// W1: the round card is revealed.
    #[default]
    Reveal,
    /// W2: goods on the round space go to their owners.
    Collect,
    /// W3: comparisons.
    Count,
    /// W4: offers at the start of the round.
    RoundStart,
    /// W5: accumulation spaces are filled.
    Replenish,
    /// W6: the start of the work phase.
    WorkStart,
    /// W7: the placements.
    Placement,
    /// W8: all persons are placed.
    AllPlaced,
    /// W9: claims, then all go home.
    ReturningHome,
    /// W10: the end of the round.
    RoundEnd,
    /// W11.
    FieldStart,
    /// W12: the field phase.
    Field,
    /// W13.
    FieldEnd,
    /// W14.
    FeedStart,
    /// W15: the feeding phase.
    Feed,
    /// W16: the breeding phase.
    Breed,
    /// W17: before scoring.
    BeforeScoring,
    /// W18: the match is over.
    Over,
}

/// Who stands on a space: of each seat up to three persons, and whether a newborn is with them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Standing(u16);

impl Standing {
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adults and guests of a seat.
    #[inline]
    pub(super) const fn persons(self, seat: Seat) -> u8 {
        (self.0 >> (2 * seat.0)) as u8 & 3
    }

    #[inline]
    pub(super) const fn newborn(self, seat: Seat) -> bool {
        self.0 & (1 << (10 + seat.0)) != 0
    }

    #[inline]
    pub(super) fn add(&mut self, seat: Seat) {
        debug_assert!(self.persons(seat) < 3, "too many persons on a space");
        self.0 += 1 << (2 * seat.0);
    }

    #[inline]
    pub(super) fn add_newborn(&mut self, seat: Seat) {
        self.0 |= 1 << (10 + seat.0);
    }
}

impl Default for Players {
    fn default() -> Self {
        Self {
            count: 0,
            all: [Player::default(); SEATS],
        }
    }
}

impl Player {
    ///
    pub(super) fn at_start(food: u8) -> Self {
        Self {
            goods: Goods::of(Good::Food, food),
            adults: PERSONS_AT_START,
            ..Self::default()
        }
    }

    /// All persons, newborns among them.
    #[inline]
    pub(super) fn persons(&self) -> u8 {
        self.adults + self.newborns
    }

    #[inline]
    pub(super) fn has(&self, good: Good) -> u8 {
        self.goods[good]
    }

    #[inline]
    pub(super) fn owns(&self, major: Major) -> bool {
        self.majors.contains(major)
    }

    /// whether a person can be added, with or without a free room.
    #[inline]
    pub(super) fn can_grow(&self, room: bool) -> bool {
        self.persons() < PERSONS && (!room || self.farm.rooms().len() > self.persons())
    }
}

impl Position {
    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players.all[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.all[seat.index()]
    }

    /// The seats of this table.
    #[inline]
    pub(super) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.count)
    }

    /// The stage, from 1.
    pub(super) fn stage(&self) -> u8 {
        STAGE_OF[usize::from(self.round.max(1) - 1)]
    }

    ///
    #[inline]
    pub(super) fn is_solo(&self) -> bool {
        self.players.count == 1
    }

    /// What is asked now; none when the match is over.
    #[inline]
    pub(super) fn task(&self) -> Option<Task> {
        self.agenda.last()
    }

    /// The seat that decides; none when the match is over.
    #[inline]
    pub(super) fn deciding(&self) -> Option<Seat> {
        self.task().map(|task| task.seat)
    }

    /// The task that is asked now, to be changed.
    #[inline]
    pub(super) fn task_mut(&mut self) -> Option<&mut Ask> {
        let last = self.agenda.as_mut_slice().last_mut();
        last.map(|task| &mut task.ask)
    }

    #[inline]
    pub(super) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.agenda.push(Task { seat, ask });
    }

    /// Whose a major improvement is; none if it lies on the board.
    pub(super) fn owner(&self, major: Major) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).owns(major))
    }

    /// The majors that lie on the board.
    #[inline]
    pub(super) fn majors_left(&self) -> MajorSet {
        let players = self.players.all.iter();
        players.fold(MajorSet::ALL, |left, player| left.minus(player.majors))
    }

    ///
    pub(super) fn start_food(&self, seat: Seat) -> u8 {
        if self.is_solo() {
            super::data::FOOD_SOLO
        } else if seat == self.marker {
            FOOD_FIRST
        } else {
            FOOD_OTHERS
        }
    }

    /// What a space gets in every round.
    #[inline]
    pub(super) fn adds(&self, space: Space) -> Option<(Good, u8)> {
        let data = space.data();
        if self.is_solo() {
            data.adds_solo
        } else {
            data.adds
        }
    }
}
