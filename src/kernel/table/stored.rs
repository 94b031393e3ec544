//! A match and its save: each is made from the other.

use super::Table;
use crate::kernel::save::{CHECK_EVERY, FORMAT, Save};
use crate::kernel::setup::clip;
use crate::kernel::{Arg, Game, Journal, Refusal, fingerprint};

impl<G: Game> Table<G> {
    /// A match restored by replaying a save.
    ///
    /// # Errors
    /// Another format or other rules, a bad set-up, a move that cannot be read or is not legal, a
    /// position whose hash differs from the save's. The refusal names the move's number.
    pub fn restore(save: &Save) -> Result<Self, Refusal> {
        save.check_versions(G::info().rules)?;
        let mut table = Self::new(save.setup())?;
        table.replay(save)?;
        Ok(table)
    }

    /// Brings this table to the state of `save`. Cheap when the save only has some more moves.
    ///
    /// # Errors
    /// As [`restore`](Self::restore); the table is then unchanged.
    pub fn follow(&mut self, save: &Save) -> Result<(), Refusal> {
        let extends = !self.loaded
            && self.setup == save.setup()
            && self.played.len() <= save.moves.len()
            && self
                .played
                .iter()
                .zip(&save.moves)
                .all(|(played, (seat, notation))| {
                    played.seat == *seat && played.mv.to_string() == *notation
                });
        if !extends {
            *self = Self::restore(save)?;
            return Ok(());
        }
        let before = self.played.len();
        // what was undone here is not part of the match that the save tells
        let undone = std::mem::take(&mut self.undone);
        let result = save
            .check_versions(G::info().rules)
            .and_then(|()| self.replay(save));
        if result.is_err() {
            self.rewind(before);
            self.undone = undone;
        }
        result
    }

    /// Plays the moves of `save` that this table has not played yet, comparing hashes.
    fn replay(&mut self, save: &Save) -> Result<(), Refusal> {
        let compare = |table: &Self| {
            let number = table.played.len();
            for (_, hash) in save.checks.iter().filter(|(at, _)| *at as usize == number) {
                let found = table.hash();
                if found != *hash {
                    return Err(Refusal::of("save-diverges")
                        .with("number", Arg::count(number))
                        .with_text("expected", clip(hash))
                        .with_text("found", found));
                }
            }
            Ok(())
        };
        compare(self)?;
        for (seat, notation) in &save.moves[self.played.len()..] {
            let number = self.played.len() + 1;
            let at = |refusal: Refusal| refusal.with("number", Arg::count(number));
            let mv = notation.parse::<G::Move>().map_err(at)?;
            self.play(*seat, mv).map_err(at)?;
            compare(self)?;
        }
        let beyond = |(at, _): &&(u32, String)| *at as usize > self.played.len();
        if let Some((after, _)) = save.checks.iter().filter(beyond).min() {
            return Err(Refusal::of("save-check-beyond-end").with_text("after", after));
        }
        Ok(())
    }

    /// The match as a save.
    ///
    /// # Errors
    /// The match began from a loaded position; a save holds only what a set-up can deal.
    pub fn save(&self) -> Result<Save, Refusal> {
        if self.loaded {
            return Err(Refusal::of("save-of-loaded-position"));
        }
        let count = self.played.len();
        let mut position = self.snapshots[0].1.clone();
        let mut checks = Vec::new();
        for (no, played) in (1..).zip(&self.played) {
            position.play(played.seat, played.mv, &mut Journal::silent());
            if no % CHECK_EVERY == 0 || no == count {
                checks.push((no as u32, format!("{:016x}", fingerprint(&position))));
            }
        }
        Ok(Save {
            format: FORMAT,
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            game: self.setup.game.clone(),
            rules: G::info().rules,
            options: self.setup.options.clone(),
            seats: self.setup.seats.clone(),
            seed: self.setup.seed,
            free_undo: self.setup.free_undo,
            moves: self
                .played
                .iter()
                .map(|p| (p.seat, p.mv.to_string()))
                .collect(),
            checks,
        })
    }

    /// The first `count` moves as a save of their own, to go on from there as another match.
    ///
    /// # Errors
    /// Fewer moves have been played; what [`save`](Self::save) refuses.
    pub fn branch(&self, count: usize) -> Result<Save, Refusal> {
        self.at(count)?.save()
    }
}
