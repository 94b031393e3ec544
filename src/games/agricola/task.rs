//! The agenda: what is still to be done. The last task is asked of its seat; when nothing is left, the
//! next window of the round begins.

use super::action::{Part, Semantics, Source};
use super::cards::{Card, Offer};
use super::events::Event;
use super::farm::{Cell, Cells, House};
use super::goods::Good;
use super::majors::Major;
use super::moves::Move;
use crate::kernel::Seat;
use serde::{Deserialize, Serialize};

/// Tasks that can be open at once.
pub(super) const AGENDA: usize = 12;

/// Something that a seat has to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Task {
    pub(super) seat: Seat,
    pub(super) ask: Ask,
}

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Ask {
    /// Put a person on a space.
    #[default]
    Place,
    /// Carry out an action, part by part.
    Act(Act),
    /// Choose among several prices, make the food that lacks, pay, and get it. The
    /// price is [`Position::bill`](super::Position) once it is settled.
    Buy { what: Purchase, settled: bool },
    /// Take so many building resources, different from each other and from those of `taken`.
    Choose { left: u8, taken: u8 },
    /// Animals have no place: choose which stay. Others are cooked if that can be done.
    House { cook: bool },
    /// Feed the family.
    Feed,
    /// Receive the goods that the placement has taken (A-26.30 P8).
    Receive,
    /// A moment at which cards act.
    Moment(Event),
    /// Use a card or not. All offers to one seat that lie together are one question.
    Offer(Offer),
    /// Discard so many improvements for a card that was played.
    Discard(u8),
    /// Pay so much food to another player.
    Debt { to: Seat, food: u8 },
    /// Answer with this occupation from the hand, or not.
    Answer(Card),
}

/// An action that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    pub(super) source: Source,
    /// Parts that have not been begun, as bits.
    pub(super) todo: u8,
    /// The part that is being carried out and may go on.
    #[serde(default)]
    pub(super) open: Option<u8>,
    /// Whether a part has been begun.
    #[serde(default)]
    pub(super) begun: bool,
    /// Pieces that the open part has built, or fields that it has plowed or sown.
    #[serde(default)]
    pub(super) count: u8,
    /// Fields among them that were sown with grain.
    #[serde(default)]
    pub(super) grain: u8,
    /// Cells of the pasture that is being made.
    #[serde(default)]
    pub(super) chosen: Cells,
}

/// What costs something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Purchase {
    /// A room on this cell.
    Room(Cell),
    /// A stable on this cell, on a space that asks for so much wood.
    Stable(Cell, u8),
    /// Renovation to this material.
    Renovation(House),
    /// So many fences, which make this pasture.
    Fences(Cells),
    /// A major improvement.
    Major(Major),
    /// A minor improvement.
    Minor(Card),
    /// An occupation, where the action asks for so much food.
    Occupation(Card, u8),
    /// What a part of an action gives for food.
    Part(Source, u8),
    /// A way to use a card, by its place among all ways of that card.
    Card(Offer, u8),
    /// So much food that goes to another player.
    Debt(Seat, u8),
}

impl Act {
    pub(super) fn new(source: Source) -> Self {
        Self {
            source,
            todo: source.action().all(),
            open: None,
            begun: false,
            count: 0,
            grain: 0,
            chosen: Cells::NONE,
        }
    }

    #[inline]
    pub(super) fn part(&self, index: u8) -> Part {
        self.source.action().parts[usize::from(index)]
    }

    /// The event that its improvement action was used: of a minor one, of either, of a major one.
    pub(super) fn improved(&self) -> Event {
        let parts = self.source.action().parts().iter();
        let either = |major: bool, minor: bool, part: &Part| match part {
            Part::Major => (true, minor),
            Part::Minor => (major, true),
            Part::Improvement => (true, true),
            _ => (major, minor),
        };
        let kinds = parts.fold((false, false), |(major, minor), part| {
            either(major, minor, part)
        });
        Event::Improved(match kinds {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => 2,
        })
    }

    /// The part that is being carried out.
    #[inline]
    pub(super) fn open_part(&self) -> Option<Part> {
        self.open.map(|index| self.part(index))
    }

    /// Begins a part; no part is begun twice.
    pub(super) fn begin(&mut self, index: u8) {
        self.todo &= !(1 << index);
        self.begun = true;
        self.open = Some(index);
        (self.count, self.grain) = (0, 0);
    }

    /// Whether the open part may have another piece.
    pub(super) fn may_go_on(&self) -> bool {
        match self.open_part() {
            Some(Part::Rooms(most) | Part::Stables { most, .. } | Part::Plow(most)) => {
                self.count < most
            }
            Some(Part::Sow | Part::Fences | Part::FreeFences) => true,
            _ => false,
        }
    }

    /// The part that comes next by itself, where its order is fixed and nothing is to be chosen.
    pub(super) fn automatic(&self) -> Option<u8> {
        let fixed = match self.source.action().semantics {
            Semantics::All => true,
            Semantics::Then => !self.begun,
            Semantics::AndOr | Semantics::Either | Semantics::Optional => false,
        };
        if !fixed || self.todo == 0 {
            return None;
        }
        let first = self.todo.trailing_zeros() as u8;
        let alone = matches!(
            self.part(first),
            Part::Marker | Part::All | Part::Gain { food: 0, .. }
        );
        alone.then_some(first)
    }

    /// The part of which a move is a piece, if it is open or can be begun.
    pub(super) fn part_of(&self, mv: Move) -> Option<u8> {
        let open = self.open.map_or(0, |index| 1 << index);
        bits(self.offered() | open).find(|index| self.part(*index).has(mv))
    }

    /// What the open part has done, for cards that count it.
    pub(super) fn deed(&self) -> Option<Event> {
        match self.open_part()? {
            Part::Rooms(_) | Part::FreeRoom => Some(Event::BuiltRooms(self.count)),
            Part::Plow(_) => Some(Event::Plowed(self.count)),
            Part::Fences | Part::FreeFences | Part::FenceOne => Some(Event::Fenced),
            Part::Sow | Part::SowOne(_) => Some(Event::Sown {
                grain: self.grain,
                vegetables: self.count - self.grain,
            }),
            _ => None,
        }
    }

    /// The parts that can be begun now, as bits.
    #[inline]
    pub(super) fn offered(&self) -> u8 {
        match self.source.action().semantics {
            Semantics::All | Semantics::Then => self.todo & self.todo.wrapping_neg(),
            Semantics::AndOr | Semantics::Optional => self.todo,
            Semantics::Either if self.begun => 0,
            Semantics::Either => self.todo,
        }
    }

    /// Whether what is left may be left out.
    #[inline]
    pub(super) fn may_end(&self) -> bool {
        match self.source.action().semantics {
            Semantics::All => self.todo == 0,
            Semantics::Optional => true,
            Semantics::AndOr | Semantics::Then | Semantics::Either => self.begun,
        }
    }
}

/// The indices of set bits, the lowest first.
#[inline]
pub(super) fn bits(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |index| set & (1 << index) != 0)
}

impl Part {
    /// Whether a move is a piece of this part.
    pub(super) fn has(self, mv: Move) -> bool {
        match (self, mv) {
            (Self::Rooms(_) | Self::FreeRoom, Move::Room(_))
            | (Self::Stables { .. }, Move::Stable(_))
            | (Self::Plow(_), Move::Plow(_))
            | (Self::Sow, Move::Sow(_) | Move::SowOn(_))
            | (Self::Bake, Move::Bake(_))
            | (Self::Fences | Self::FreeFences | Self::FenceOne, Move::Fence(_) | Move::Close)
            | (Self::Renovate | Self::RenovateToClay, Move::Renovate(_))
            | (Self::Growth { .. }, Move::Grow)
            | (Self::Major | Self::Minor | Self::Improvement, Move::Build(_))
            | (Self::Choice(_), Move::Take(_)) => true,
            (Self::Occupation(_), Move::Play(card)) => card.is_occupation(),
            (Self::Minor | Self::Improvement, Move::Play(card)) => !card.is_occupation(),
            (Self::SowOne(crop), Move::Sow(sown)) => crop == sown,
            (Self::SowOne(_), Move::SowOn(_)) => true,
            (Self::Gain { goods, .. }, Move::Take(good)) => good.is_animal() && goods[good] > 0,
            (Self::All, Move::Take(good)) => good == Good::Food,
            _ => false,
        }
    }
}
