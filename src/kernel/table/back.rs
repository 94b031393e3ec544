//! Undo and redo, for the seat that asks.

use super::{Played, Table};
use crate::kernel::{Game, Refusal, Seat, Viewer};

/// Moves that were taken back together.
#[derive(Clone, Debug)]
pub(super) struct Undone<M> {
    /// The seat that decides anew, or a watcher who has taken it back.
    whose: Viewer,
    moves: Vec<(Seat, M)>,
    /// Whether a seat took its own move back and left what others decide at the same time.
    alone: bool,
}

impl<M> Undone<M> {
    /// Whether it stays as it is while `viewer` decides.
    pub(super) fn is_apart_from(&self, viewer: Viewer) -> bool {
        self.alone && self.whose != viewer
    }
}

/// What undo takes back.
#[derive(Clone, Copy, Debug)]
struct Goal {
    /// The move that its seat wants to make anew.
    first: usize,
    /// Whether the moves behind it stay.
    alone: bool,
}

impl<G: Game> Table<G> {
    /// What undo would take back for a viewer.
    ///
    /// Of the decision at hand, or of several at the same time, that is the viewer's own last move and no
    /// other. Else it is the last move that the viewer or a person made, and what bots have answered.
    fn goal(&self, viewer: Viewer) -> Result<Goal, Refusal> {
        let (settled, at_hand) = self.played.split_at(self.settled());
        let own = |played: &Played<G::Move>| Some(played.seat) == viewer;
        let person = |played: &Played<G::Move>| self.setup.is_person(played.seat);
        let goal = match at_hand.iter().rposition(own) {
            Some(last) => Goal {
                first: settled.len() + last,
                alone: self.is_simultaneous(),
            },
            None if at_hand.iter().any(|played| !played.open && person(played)) => {
                return Err(Refusal::of("undo-not-yours"));
            }
            None => {
                let last = match viewer {
                    Some(_) => settled
                        .iter()
                        .rposition(|played| own(played) || person(played)),
                    // a watcher goes back over bots' decisions one by one
                    None => self.finished().checked_sub(1),
                };
                Goal {
                    first: last.ok_or(Refusal::of("undo-nothing"))?,
                    alone: false,
                }
            }
        };
        let somebody_learnt =
            |played: &Played<G::Move>| played.learnt.iter().any(|seat| self.setup.is_person(seat));
        if !self.setup.free_undo && self.taken_back(goal).iter().any(somebody_learnt) {
            return Err(Refusal::of("undo-learnt"));
        }
        Ok(goal)
    }

    fn taken_back(&self, goal: Goal) -> &[Played<G::Move>] {
        let moves = &self.played[goal.first..];
        if goal.alone { &moves[..1] } else { moves }
    }

    /// Why undo is not possible for a viewer; none if it is. It stops where a person has learnt
    /// something, unless the set-up allows it, and at what other persons have decided in secret.
    pub fn undo_refused(&self, viewer: Viewer) -> Option<Refusal> {
        self.goal(viewer).err()
    }

    /// Takes back the last move that the viewer can make anew: its own where several decide at the same
    /// time, else the last one of any person. What bots have answered goes with it.
    ///
    /// # Errors
    /// [`undo_refused`](Self::undo_refused).
    pub fn undo(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        let goal = self.goal(viewer)?;
        let taken_back = self.taken_back(goal);
        let undone = Undone {
            whose: viewer.and(Some(taken_back[0].seat)),
            moves: taken_back.iter().map(|p| (p.seat, p.mv)).collect(),
            alone: goal.alone,
        };
        if goal.alone {
            self.take_out(goal.first);
        } else {
            self.rewind(goal.first);
        }
        self.undone.push(undone);
        Ok(())
    }

    /// Takes one move of several that were decided at the same time out of the match.
    fn take_out(&mut self, index: usize) {
        let settled = self.settled();
        self.stretch = self.played[index].stretch;
        self.played.remove(index);
        self.arrange(settled);
        self.position = self.position_after(self.played.len());
        self.latest = None;
    }

    /// Takes back all of the turn in which the move lies that [`undo`](Self::undo) would take back, or
    /// as much as it may.
    ///
    /// # Errors
    /// [`undo_refused`](Self::undo_refused).
    pub fn undo_turn(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        let whose = |table: &Self, goal: Goal| {
            let first = &table.played[goal.first];
            (first.seat, first.turn)
        };
        let turn = whose(self, self.goal(viewer)?);
        while self
            .goal(viewer)
            .is_ok_and(|goal| whose(self, goal) == turn)
        {
            self.undo(viewer)?;
        }
        Ok(())
    }

    /// Plays again what was taken back last, if it is the viewer's to decide anew.
    ///
    /// # Errors
    /// There is nothing like that.
    pub fn redo(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        let last = self.to_redo(viewer).ok_or(Refusal::of("redo-nothing"))?;
        let mut next = self.clone();
        for (seat, mv) in next.undone.remove(last).moves {
            next.advance(seat, mv)?;
        }
        *self = next;
        Ok(())
    }

    /// Whether something can be played again for a viewer.
    pub fn can_redo(&self, viewer: Viewer) -> bool {
        self.to_redo(viewer).is_some()
    }

    fn to_redo(&self, viewer: Viewer) -> Option<usize> {
        let top = self.undone.len().checked_sub(1)?;
        let last = self
            .undone
            .iter()
            .rposition(|undone| !undone.is_apart_from(viewer))?;
        let undone = &self.undone[last];
        (undone.whose == viewer && (undone.alone || last == top)).then_some(last)
    }
}
