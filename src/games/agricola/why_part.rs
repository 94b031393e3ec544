//! Why a part of an action cannot be carried out.

use super::action::{Part, Semantics, Source};
use super::data::PERSONS;
use super::farm::{Cell, Cells};
use super::goods::Good;
use super::moves::Move;
use super::spaces::Space;
use super::state::Position;
use super::task::{Act, Purchase};
use super::why::*;
use super::words;
use crate::kernel::{Refusal, Seat};

impl Position {
    /// Why a free space cannot be used: why its first part cannot be carried out, or, where any part
    /// would do, the part for which most is there.
    pub(super) fn explain_space(&self, seat: Seat, space: Space) -> Refusal {
        let parts = space.data().action.parts();
        let reasons = parts
            .iter()
            .map(|part| self.explain_part(seat, Source::Space(space), *part));
        // what cannot be paid now says more than what cannot be at all
        let reason = reasons.min_by_key(|reason| reason.code != TOO_LITTLE);
        let reason = reason.unwrap_or(Refusal::by("A-7.5", DO_SOMETHING));
        reason.with("space", words::space(space, self.family))
    }

    /// Why nothing of a part can be done.
    fn explain_part(&self, seat: Seat, source: Source, part: Part) -> Refusal {
        let player = self.player(seat);
        let farm = &player.farm;
        match part {
            Part::FreeRoom => Refusal::by("A-13.3", NO_ROOM_CELL),
            Part::Rooms(_) => match farm.room_cells().first() {
                Some(cell) => self.cannot_pay("A-13.2", seat, Purchase::Room(cell)),
                None => Refusal::by("A-13.3", NO_ROOM_CELL),
            },
            Part::Stables { wood, .. } => match farm.stable_cells().first() {
                Some(cell) => self.cannot_pay("A-17.1", seat, Purchase::Stable(cell, wood)),
                None if farm.stables_left() == 0 => Refusal::by("A-17.2", NO_STABLES_LEFT),
                None => Refusal::by("A-17.2", NO_STABLE_CELL),
            },
            Part::Plow(_) => Refusal::by("A-15.2", NO_FIELD_CELL),
            Part::Sow | Part::SowOne(_) if farm.empty_fields().is_empty() => {
                Refusal::by("A-15.5", NO_EMPTY_FIELD)
            }
            Part::Sow | Part::SowOne(_) => Refusal::by("A-15.6", NOTHING_TO_SOW),
            Part::Bake if player.has(Good::Grain) == 0 => Refusal::by("A-16.6", TOO_LITTLE_GRAIN),
            Part::Bake => Refusal::by("A-16.5", NO_STOVE),
            Part::Fences | Part::FreeFences | Part::FenceOne if farm.fences_left() == 0 => {
                Refusal::by("A-18.8", NO_FENCES_LEFT)
            }
            Part::Fences | Part::FreeFences | Part::FenceOne => Refusal::by("A-18.4", NO_PASTURE),
            Part::Renovate | Part::RenovateToClay => match farm.house().renovated() {
                Some(house) => self.cannot_pay("A-13.6", seat, Purchase::Renovation(house)),
                None => Refusal::by("A-13.7", HOUSE_OF_STONE),
            },
            Part::Growth { from, .. } if self.round < from => {
                Refusal::by("A-11.17", TOO_EARLY).with("round", from)
            }
            Part::Growth { .. } if player.persons() >= PERSONS => {
                Refusal::by("A-14.1", FAMILY_FULL)
            }
            Part::Growth { .. } => Refusal::by("A-14.2", NO_FREE_ROOM),
            Part::Occupation(_) => Refusal::by("A-21.1", NO_OCCUPATION),
            Part::Minor | Part::Major | Part::Improvement => Refusal::by("A-20.10", NO_IMPROVEMENT),
            Part::All => Refusal::by("A-7.9", SPACE_EMPTY),
            Part::Gain { .. } => match source.action().parts().iter().position(|p| *p == part) {
                Some(index) => {
                    self.cannot_pay("A-11.13", seat, Purchase::Part(source, index as u8))
                }
                None => Refusal::by("A-8.5", ONE_PART),
            },
            Part::Marker | Part::Choice(_) => Refusal::by("A-7.5", DO_SOMETHING),
        }
    }

    /// What is too little for a price.
    fn cannot_pay(&self, clause: &'static str, seat: Seat, what: Purchase) -> Refusal {
        let prices = self.prices(seat, what);
        let cheapest = prices.iter().next().unwrap_or_default();
        Refusal::by(clause, TOO_LITTLE).with("price", words::goods(&cheapest.goods))
    }

    /// Why a move is not legal while an action is carried out.
    pub(super) fn explain_act(&self, seat: Seat, act: &Act, mv: Move) -> Refusal {
        if !act.chosen.is_empty() {
            return match mv {
                Move::Fence(cell) => self.explain_fence(seat, act.chosen, cell),
                Move::Close => Refusal::by("A-18.4", PASTURE_UNFINISHED),
                _ => Refusal::by("A-18.4", FINISH_PASTURE_FIRST),
            };
        }
        if mv == Move::Done {
            return Refusal::by("A-7.5", DO_SOMETHING);
        }
        if let Some(index) = act.part_of(mv) {
            return self.explain_piece(seat, act, act.part(index), mv);
        }
        let action = act.source.action();
        let index = action.parts().iter().position(|part| part.has(mv));
        match (index, action.semantics) {
            (None, _) => Refusal::by("A-8.1", NOT_THIS_PART),
            (Some(_), Semantics::Either) => Refusal::by("A-8.5", ONE_PART),
            (Some(index), _) if act.todo & (1 << index) != 0 => Refusal::by("A-8.3", PART_BEFORE),
            (Some(_), _) => Refusal::by("A-8.2", PART_DONE),
        }
    }

    /// Why this piece of a part cannot be done, though the part is at hand.
    fn explain_piece(&self, seat: Seat, act: &Act, part: Part, mv: Move) -> Refusal {
        let player = self.player(seat);
        let farm = &player.farm;
        match mv {
            Move::Room(cell) if farm.room_cells().contains(cell) => {
                self.cannot_pay("A-13.2", seat, Purchase::Room(cell))
            }
            Move::Room(cell) => self.used_cell(seat, cell, "A-13.3").unwrap_or_else(|| {
                Refusal::by("A-13.3", ROOM_NOT_ADJACENT).with_text("cell", cell)
            }),
            Move::Stable(cell) => match part {
                Part::Stables { wood, .. } if farm.stable_cells().contains(cell) => {
                    self.cannot_pay("A-17.1", seat, Purchase::Stable(cell, wood))
                }
                _ if farm.stables_left() == 0 => Refusal::by("A-17.2", NO_STABLES_LEFT),
                _ => Refusal::by("A-17.2", CELL_USED).with_text("cell", cell),
            },
            Move::Plow(cell) => self.used_cell(seat, cell, "A-15.1").unwrap_or_else(|| {
                Refusal::by("A-15.2", FIELD_NOT_ADJACENT).with_text("cell", cell)
            }),
            Move::Fence(cell) => self.explain_fence(seat, act.chosen, cell),
            Move::Close => Refusal::by("A-18.4", PASTURE_UNFINISHED),
            Move::Sow(crop) if player.has(crop) == 0 => {
                Refusal::by("A-15.6", NOTHING_TO_SOW).with("good", words::good(crop))
            }
            Move::Bake(grain) if grain > player.has(Good::Grain) || grain == 0 => {
                Refusal::by("A-16.6", TOO_LITTLE_GRAIN)
            }
            Move::Bake(_) if self.bake_most(seat) > 0 => Refusal::by("A-16.5", TOO_MUCH_GRAIN),
            Move::Renovate(_) if self.renovations(seat, part).next().is_some() => {
                Refusal::by("A-13.7", ONE_STEP)
            }
            Move::Build(major) => match self.owner(major) {
                Some(owner) => Refusal::by("A-20.9", MAJOR_TAKEN)
                    .with("major", words::major(major))
                    .with("seat", owner),
                None => self.cannot_pay("A-20.11", seat, Purchase::Major(major)),
            },
            Move::Play(card) if self.hand(seat).contains(card) => self.explain_play(seat, card),
            Move::Play(card) => Refusal::by("A-21.3", NOT_IN_HAND).with("card", words::card(card)),
            Move::Take(_) if matches!(part, Part::Choice(_)) => {
                Refusal::by("A-11.20", CHOOSE_RESOURCE)
            }
            _ => self.explain_part(seat, act.source, part),
        }
    }

    /// Why nothing can be built on a cell.
    fn used_cell(&self, seat: Seat, cell: Cell, clause: &'static str) -> Option<Refusal> {
        let farm = &self.player(seat).farm;
        let used = farm.rooms().union(farm.fields()).union(farm.stables());
        let code = if used.contains(cell) {
            CELL_USED
        } else if farm.pasture_cells().contains(cell) {
            CELL_FENCED
        } else {
            return None;
        };
        Some(Refusal::by(clause, code).with_text("cell", cell))
    }

    /// Why a cell cannot belong to the pasture that is being made.
    fn explain_fence(&self, seat: Seat, chosen: Cells, cell: Cell) -> Refusal {
        let farm = &self.player(seat).farm;
        let about = |clause, code| Refusal::by(clause, code).with_text("cell", cell);
        if !farm.land().contains(cell) {
            about("A-18.5", PASTURE_ON_FARM)
        } else if chosen.contains(cell) {
            about("A-18.4", PASTURE_UNFINISHED)
        } else if farm.fence_cells(chosen, farm.fences_left()).contains(cell) {
            about("A-18.1", PASTURE_NOT_PAID)
        } else {
            about("A-18.6", PASTURE_APART)
        }
    }
}
