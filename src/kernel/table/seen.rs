//! What a viewer is told of a match.
//!
//! Viewers number the moves that they know of. Of the decisions that the match waits for, a viewer knows
//! each move of its own, and of others only that they have finished: that is one more move, of however
//! many parts.

use super::{Played, Table, beyond_end, unfinished};
use crate::kernel::reply::{JournalEntry, Step};
use crate::kernel::{Entry, Game, LegalMove, Refusal, Reply, Seat, Viewer};

impl<G: Game> Table<G> {
    /// The moves that `viewer` knows of, with their numbers.
    fn known(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &Played<G::Move>)> {
        let settled = self.settled();
        let known = self
            .played
            .iter()
            .enumerate()
            .filter(move |(index, played)| {
                *index < settled || !played.open || Some(played.seat) == viewer
            });
        (1..).zip(known.map(|(_, played)| played))
    }

    /// How many moves have been played, as far as `viewer` may know.
    pub fn moves_played(&self, viewer: Viewer) -> usize {
        self.known(viewer).count()
    }

    /// The moves that everybody knows of, in order.
    pub fn steps(&self) -> Vec<Step> {
        let settled = &self.played[..self.settled()];
        settled
            .iter()
            .map(|played| Step {
                seat: played.seat,
                turn: played.turn,
                done: !played.open,
            })
            .collect()
    }

    /// The match as it was after so many of the moves that `viewer` knows of, without what others had
    /// not finished then.
    ///
    /// # Errors
    /// Fewer moves have been played.
    pub fn seen_at(&self, count: usize, viewer: Viewer) -> Result<Self, Refusal> {
        let settled = self.settled();
        if count <= settled {
            return self.at(count);
        }
        let known = self.moves_played(viewer);
        if count > known {
            return Err(beyond_end(count, known));
        }
        let mut table = self.at(settled)?;
        let at_hand = &self.played[settled..];
        let counts = |played: &Played<G::Move>| !played.open || Some(played.seat) == viewer;
        let ends = at_hand
            .iter()
            .enumerate()
            .filter(|(_, played)| counts(played));
        let last = ends.map(|(index, _)| index).nth(count - settled - 1);
        let at_hand = &at_hand[..=last.unwrap_or(0)];
        for (played, unfinished) in at_hand.iter().zip(unfinished(at_hand)) {
            if !unfinished || Some(played.seat) == viewer {
                table.advance(played.seat, played.mv)?;
            }
        }
        Ok(table)
    }

    /// The log's entries of move number `from` and later that `viewer` may read.
    pub fn journal(&self, viewer: Viewer, from: usize) -> Vec<JournalEntry> {
        let dealt = self.dealt.iter().map(|entry| (0, 0, entry));
        let told = self.known(viewer).flat_map(|(no, played)| {
            let entries = played.entries.iter();
            entries.map(move |entry| (no, played.turn, entry))
        });
        dealt
            .chain(told)
            .filter(|(no, _, entry)| *no >= from && entry.audience.admits(viewer))
            .map(|(no, turn, entry)| written(no, turn, entry))
            .collect()
    }

    /// The legal moves of a seat with their picks.
    pub fn moves_with_picks(&self, seat: Seat) -> Vec<LegalMove> {
        let moves = self.legal_moves(seat);
        moves
            .into_iter()
            .map(|mv| LegalMove {
                notation: mv.to_string(),
                picks: self.position.picks(seat, mv),
            })
            .collect()
    }

    /// All that `viewer` may see, with the log's entries of move number `from` and later. A viewer
    /// that is no seat of this table sees what a watcher sees.
    pub fn reply(&self, viewer: Viewer, from: usize) -> Reply<G::View> {
        let viewer = viewer.filter(|seat| seat.0 < self.position.seats());
        let position = &self.position;
        let to_act = position.to_act();
        Reply {
            game: G::info().id,
            viewer,
            moves_played: self.moves_played(viewer) as u32,
            turn: position.turn_number(),
            to_act: to_act.iter().collect(),
            over: to_act.is_empty(),
            headline: position.headline(),
            prompt: position.prompt(viewer),
            view: position.view(viewer),
            moves: viewer
                .map(|seat| self.moves_with_picks(seat))
                .unwrap_or_default(),
            picked: viewer.map(|seat| position.picked(seat)).unwrap_or_default(),
            journal: self.journal(viewer, from),
            undo: self.undo_refused(viewer),
            redo: self.can_redo(viewer),
            tally: position.tally(viewer),
        }
    }

    /// The reply right after a move was played: with the log's entries of this move.
    pub fn reply_to_play(&self, viewer: Viewer) -> Reply<G::View> {
        let latest = self.latest.map(|index| &self.played[index]);
        let is_latest = |played| latest.is_some_and(|latest| std::ptr::eq(latest, played));
        let number = self.known(viewer).find(|(_, played)| is_latest(*played));
        self.reply(viewer, number.map_or(usize::MAX, |(no, _)| no))
    }
}

fn written(no: usize, turn: u32, entry: &Entry) -> JournalEntry {
    JournalEntry {
        no: no as u32,
        turn,
        seat: entry.seat,
        message: entry.message.clone(),
        subjects: entry.subjects.clone(),
    }
}
