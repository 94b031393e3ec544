//! What happens between decisions: chapters flip, turns end, somebody wins.

use super::cards::Profession;
use super::data::{ACTIONS_PER_TURN, TO_WIN, TURN_BOUND};
use super::state::{Position, Stage};
use super::words::{self, card};
use crate::kernel::{Journal, Seat};

impl Position {
    /// Goes on until somebody has to decide or the match is over.
    pub(super) fn advance(&mut self, journal: &mut Journal) {
        // excess comes before anything else (G-12.6), then what it interrupted (G-12.10)
        while self.excess().is_none() {
            if let Some(second) = self.placing.take() {
                self.place_recalled(self.active, second, journal);
                continue;
            }
            match self.stage {
                Stage::Action if self.actions_left == 0 => self.stage = Stage::EndOfTurn,
                Stage::EndOfTurn => self.end_turn_step(journal),
                _ => return,
            }
        }
    }

    /// G-12.1: turns full chapters of a hall into completed ones.
    pub(super) fn flip_full_chapters(&mut self, seat: Seat, journal: &mut Journal) {
        let hall = self.player(seat).hall;
        for profession in Profession::all() {
            let chapter = profession.chapter();
            if hall.and(chapter) != chapter {
                continue;
            }
            let player = self.player_mut(seat);
            player.hall = player.hall.without(chapter);
            player.completed[profession.index()] += 1;
            // the five cards lay open until now, so everybody reads which chapter it was (G-4.11)
            journal.tell(|| {
                let args = [("profession", words::profession(profession))];
                words::entry(seat, words::LOG_COMPLETED, args)
            });
        }
    }

    /// G-16, one card at a time (G-16.8): the cards played go to the hall in order, duplicates to
    /// the pile.
    fn end_turn_step(&mut self, journal: &mut Journal) {
        if self.area.is_empty() {
            self.finish_turn(journal);
            return;
        }
        let seat = self.active;
        let played = self.area.remove(0);
        if self.player(seat).hall.contains(played) {
            self.discard.push(played);
            journal.tell(|| {
                words::entry(seat, words::LOG_DUPLICATE, [("card", card(played))])
                    .about(words::discard_target())
            });
            return;
        }
        self.player_mut(seat).hall.insert(played);
        self.flip_full_chapters(seat, journal);
    }

    /// G-16.5, G-16.6, G-17.
    fn finish_turn(&mut self, journal: &mut Journal) {
        let seat = self.active;
        while let Some(vp) = self.bought.pop() {
            self.player_mut(seat).scored[vp.index()] += 1;
        }
        let points = self.player(seat).points();
        if points >= TO_WIN {
            journal.tell(|| {
                words::entry(seat, words::LOG_WON, [("points", i32::from(points).into())])
            });
            self.stage = Stage::Over;
        } else if self.turn >= TURN_BOUND {
            journal.tell(|| {
                words::entry(
                    seat,
                    words::LOG_BOUND,
                    [("turns", i32::from(self.turn).into())],
                )
            });
            self.stage = Stage::Over;
        } else {
            self.begin_turn(seat.next(self.players.count));
        }
    }

    /// G-5.1.
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.turn += 1;
        self.actions_left = ACTIONS_PER_TURN;
        self.stage = Stage::Action;
    }

    /// The seat that has won: the one whose turn ended with enough points (G-17.1), or all who are
    /// first when the bound was met (G-17.7).
    pub(super) fn winners(&self) -> Vec<Seat> {
        if self.stage != Stage::Over {
            return Vec::new();
        }
        if self.player(self.active).points() >= TO_WIN {
            return vec![self.active];
        }
        let best = Seat::all(self.players.count)
            .map(|seat| self.bound_rank(seat))
            .max();
        Seat::all(self.players.count)
            .filter(|seat| Some(self.bound_rank(*seat)) == best)
            .collect()
    }

    /// G-17.5: points, then completed chapters, then the size of the hall.
    pub(super) fn bound_rank(&self, seat: Seat) -> (u16, u8, u8) {
        let player = self.player(seat);
        (player.points(), player.completed_count(), player.hall.len())
    }
}
