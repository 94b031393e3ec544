//! A match: set-up, seats and the moves played; undo and redo, save and restore, replay.

use super::reply::JournalEntry;
use super::save::{CHECK_EVERY, FORMAT, Save};
use super::setup::clip;
use super::{
    Arg, Entry, Game, Journal, LegalMove, Player, Refusal, Reply, Seat, SeatSet, Setup, Viewer,
    fingerprint,
};

/// A position is kept after each so many moves; undo replays from the last one before its goal.
const SNAPSHOT_EVERY: usize = 32;

/// A move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<M> {
    /// The seat that played it.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// The seats that learnt something hidden by it.
    pub learnt: SeatSet,
}

/// A match of one game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup,
    /// Whether the match began from a position that did not come from its set-up.
    loaded: bool,
    position: G,
    played: Vec<Played<G::Move>>,
    undone: Vec<Played<G::Move>>,
    snapshots: Vec<(usize, G)>,
    log: Vec<Logged>,
}

/// An entry with the number of its move and of its turn.
#[derive(Clone, Debug)]
struct Logged {
    no: usize,
    turn: u32,
    entry: Entry,
}

impl<G: Game> Table<G> {
    /// A new match.
    ///
    /// # Errors
    /// What [`Setup::check`] refuses.
    pub fn new(setup: Setup) -> Result<Self, Refusal> {
        setup.check(G::info())?;
        let mut journal = Journal::recording();
        let position = G::set_up(&setup, &mut journal);
        let mut table = Self::starting_from(setup, position, false);
        table.write_down(journal, 0);
        Ok(table)
    }

    /// A match that starts from a given position instead of the set-up's own.
    ///
    /// # Errors
    /// What [`Setup::check`] or [`Game::audit`] refuses; a position of another number of seats.
    pub fn load(setup: Setup, position: G) -> Result<Self, Refusal> {
        setup.check(G::info())?;
        if position.seats() != setup.seat_count() {
            return Err(Refusal::of("position-seats-differ")
                .with("seats", position.seats())
                .with("expected", setup.seat_count()));
        }
        position.audit()?;
        Ok(Self::starting_from(setup, position, true))
    }

    fn starting_from(setup: Setup, position: G, loaded: bool) -> Self {
        Self {
            setup,
            loaded,
            snapshots: vec![(0, position.clone())],
            position,
            played: Vec::new(),
            undone: Vec::new(),
            log: Vec::new(),
        }
    }

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
        let mut checks: Vec<_> = save.checks.iter().collect();
        checks.sort_by_key(|(at, _)| *at);
        let mut checks = checks.into_iter().peekable();
        let mut compare = |table: &Self| {
            while let Some((at, hash)) =
                checks.next_if(|(at, _)| *at as usize <= table.played.len())
            {
                let found = table.hash();
                if *at as usize == table.played.len() && found != *hash {
                    return Err(Refusal::of("save-diverges")
                        .with("number", Arg::count(table.played.len()))
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
        if let Some((after, _)) = checks.next() {
            return Err(Refusal::of("save-check-beyond-end").with_text("after", after));
        }
        Ok(())
    }

    /// The set-up, with the players as they are now.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The moves played.
    pub fn played(&self) -> &[Played<G::Move>] {
        &self.played
    }

    /// The hash of the position, as 16 hexadecimal digits.
    pub fn hash(&self) -> String {
        format!("{:016x}", fingerprint(&self.position))
    }

    /// The legal moves of a seat.
    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if self.position.to_act().contains(seat) {
            self.position.legal_moves(seat, &mut moves);
        }
        moves
    }

    /// Plays a move. Whatever had been undone is forgotten.
    ///
    /// # Errors
    /// The rule that forbids the move; nothing has changed then.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        self.advance(seat, mv)?;
        self.undone.clear();
        Ok(())
    }

    fn advance(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        let mut journal = Journal::recording();
        // a copy takes the move, so that a panic inside the rules could not leave half a position
        let mut next = self.position.clone();
        next.apply(seat, mv, &mut journal)?;
        self.position = next;
        let no = self.played.len() + 1;
        let learnt = self.write_down(journal, no);
        self.played.push(Played { seat, mv, learnt });
        if no.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push((no, self.position.clone()));
        }
        Ok(())
    }

    fn write_down(&mut self, journal: Journal, no: usize) -> SeatSet {
        let (entries, learnt) = journal.into_parts();
        let turn = self.position.turn_number();
        self.log
            .extend(entries.into_iter().map(|entry| Logged { no, turn, entry }));
        learnt
    }

    /// Why the last move cannot be taken back; none if it can. Undo stops where a person has learnt
    /// something, unless the set-up allows it.
    pub fn undo_refused(&self) -> Option<Refusal> {
        let Some(last) = self.played.last() else {
            return Some(Refusal::of("undo-nothing"));
        };
        let persons = last.learnt.iter().any(|seat| self.setup.is_person(seat));
        (persons && !self.setup.free_undo).then(|| Refusal::of("undo-learnt"))
    }

    /// Takes the last move back.
    ///
    /// # Errors
    /// [`undo_refused`](Self::undo_refused).
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if let Some(refusal) = self.undo_refused() {
            return Err(refusal);
        }
        let last = self.played[self.played.len() - 1];
        self.rewind(self.played.len() - 1);
        self.undone.push(last);
        Ok(())
    }

    /// Plays the move that was taken back last.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let next = self.undone.pop().ok_or(Refusal::of("redo-nothing"))?;
        self.advance(next.seat, next.mv)
    }

    /// Whether something can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Forgets the moves beyond the first `count`.
    fn rewind(&mut self, count: usize) {
        self.position = self.position_after(count);
        self.played.truncate(count);
        self.snapshots.retain(|(no, _)| *no <= count);
        self.log.retain(|logged| logged.no <= count);
    }

    /// The position after the first `count` moves.
    fn position_after(&self, count: usize) -> G {
        let before = self.snapshots.iter().rev().find(|(no, _)| *no <= count);
        let (no, snapshot) = before.unwrap_or(&self.snapshots[0]);
        let mut position = snapshot.clone();
        for played in &self.played[*no..count] {
            position.play(played.seat, played.mv, &mut Journal::silent());
        }
        position
    }

    /// The match as it was after `count` moves, for replay: a table of its own.
    ///
    /// # Errors
    /// Fewer moves have been played.
    pub fn at(&self, count: usize) -> Result<Self, Refusal> {
        if count > self.played.len() {
            return Err(Refusal::of("replay-beyond-end")
                .with("number", Arg::count(count))
                .with("moves", Arg::count(self.played.len())));
        }
        let mut table = self.clone();
        table.undone.clear();
        table.rewind(count);
        Ok(table)
    }

    /// Lets another player, a person or a bot, decide for a seat from now on.
    ///
    /// # Errors
    /// There is no such seat.
    pub fn set_player(&mut self, seat: Seat, player: Player) -> Result<(), Refusal> {
        let place = self.setup.seats.get_mut(seat.index());
        place
            .ok_or(Refusal::of("seat-unknown").with("number", seat.0))?
            .player = player;
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

    /// The log's entries of move number `from` and later that `viewer` may read.
    pub fn journal(&self, viewer: Viewer, from: usize) -> Vec<JournalEntry> {
        let shown = self
            .log
            .iter()
            .filter(|logged| logged.no >= from && logged.entry.audience.admits(viewer));
        shown
            .map(|logged| JournalEntry {
                no: logged.no as u32,
                turn: logged.turn,
                seat: logged.entry.seat,
                message: logged.entry.message.clone(),
                subjects: logged.entry.subjects.clone(),
            })
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
            moves_played: self.played.len() as u32,
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
            undo: self.undo_refused(),
            redo: self.can_redo(),
            tally: position.tally(viewer),
        }
    }
}
