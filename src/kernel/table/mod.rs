//! A match: set-up, seats and the moves played.
//!
//! Where one seat decides after the other, moves are kept in the order in which they were played. Where
//! several decide at the same time, they are kept in the order in which the decisions were finished,
//! and what is not finished lies behind them. So what nobody else may know yet changes no number that
//! others are told, and a seat can take its own decision back without touching another's.

mod back;
mod seen;
mod stored;

use super::{
    Arg, Entry, Game, Journal, Player, Refusal, Seat, SeatSet, Setup, Turn, fingerprint, sort_few,
};
use back::Undone;

/// A position is kept after about so many moves; going back replays from the last one before its goal.
const SNAPSHOT_EVERY: usize = 32;

/// A move that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played<M> {
    /// The seat that played it.
    pub seat: Seat,
    /// The move.
    pub mv: M,
    /// The seats that learnt something hidden by it.
    pub learnt: SeatSet,
    /// The turn in which it was decided; 0 in the set-up.
    pub turn: u32,
    /// Whether it is a part of a decision that goes on after it.
    pub open: bool,
    /// The stretch of the match in which it was decided.
    stretch: u32,
    entries: Vec<Entry>,
}

/// A match of one game.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    setup: Setup,
    /// Whether the match began from a position that did not come from its set-up.
    loaded: bool,
    position: G,
    /// The log's entries of the set-up.
    dealt: Vec<Entry>,
    played: Vec<Played<G::Move>>,
    /// Where the match stands: a number that stays while the same seats decide at the same time, and
    /// grows with every other move.
    stretch: u32,
    /// The move played last, if a decision ended with it.
    latest: Option<usize>,
    undone: Vec<Undone<G::Move>>,
    snapshots: Vec<(usize, G)>,
}

impl<G: Game> Table<G> {
    /// A new match.
    ///
    /// # Errors
    /// What [`Setup::check`] refuses.
    pub fn new(setup: Setup) -> Result<Self, Refusal> {
        setup.check::<G>()?;
        let mut journal = Journal::recording();
        let position = G::set_up(&setup, &mut journal);
        let (dealt, _) = journal.into_parts();
        Ok(Self {
            dealt,
            ..Self::starting_from(setup, position, false)
        })
    }

    /// A match that starts from a given position instead of the set-up's own.
    ///
    /// # Errors
    /// What [`Setup::check`] or [`Game::audit`] refuses; a position of another number of seats.
    pub fn load(setup: Setup, position: G) -> Result<Self, Refusal> {
        setup.check::<G>()?;
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
            dealt: Vec::new(),
            played: Vec::new(),
            stretch: 0,
            latest: None,
            undone: Vec::new(),
        }
    }

    /// The set-up, with the players as they are now.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The moves played, as a save holds them.
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

    /// Plays a move. Whatever had been undone is forgotten; where several decide at the same time, what
    /// others have taken back stays.
    ///
    /// # Errors
    /// The rule that forbids the move; nothing has changed then.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        let before = self.stretch;
        self.advance(seat, mv)?;
        let goes_on = self.stretch == before;
        self.undone
            .retain(|undone| goes_on && undone.is_apart_from(Some(seat)));
        Ok(())
    }

    fn advance(&mut self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        let mut journal = Journal::recording();
        // a copy takes the move, so that a panic inside the rules could not leave half a position
        let mut next = self.position.clone();
        next.apply(seat, mv, &mut journal)?;
        let (entries, learnt) = journal.into_parts();
        let open = next.to_act().contains(seat) && next.is_choosing(seat);
        let settled = self.settled();
        self.played.push(Played {
            seat,
            mv,
            learnt,
            turn: self.position.turn_number(),
            open,
            stretch: self.stretch,
            entries,
        });
        self.arrange(settled);
        if !goes_on(self.position.turn(), next.turn()) {
            self.stretch += 1;
        }
        self.position = next;
        self.latest = self.finished().checked_sub(1).filter(|_| !open);
        let count = self.played.len();
        let (last, _) = self.snapshots[self.snapshots.len() - 1];
        if count >= last + SNAPSHOT_EVERY && self.settled() == count {
            self.snapshots.push((count, self.position.clone()));
        }
        Ok(())
    }

    /// How many moves belong to decisions that are finished. They come first.
    fn finished(&self) -> usize {
        count_up_to(&self.played, |played| !played.open)
    }

    /// How many moves are settled: what comes behind them is of the decision, or of the several at the
    /// same time, that the match waits for. Everybody knows what is settled, and counts it alike.
    fn settled(&self) -> usize {
        let several = self.is_simultaneous();
        let now = |played: &Played<G::Move>| several && played.stretch == self.stretch;
        self.finished()
            .min(count_up_to(&self.played, |played| !now(played)))
    }

    /// Whether several seats decide at the same time, or the last of them.
    fn is_simultaneous(&self) -> bool {
        matches!(self.position.turn(), Turn::Several(_))
    }

    /// Puts what is not finished of the moves from `from` on behind what is, seat by seat.
    fn arrange(&mut self, from: usize) {
        let moves = self.played.split_off(from);
        let unfinished = unfinished(&moves);
        let (done, mut open): (Vec<_>, Vec<_>) = moves
            .into_iter()
            .zip(unfinished)
            .partition(|(_, unfinished)| !unfinished);
        sort_few(&mut open, |(a, _), (b, _)| a.seat.cmp(&b.seat));
        let arranged = done.into_iter().chain(open);
        self.played.extend(arranged.map(|(played, _)| played));
    }

    /// Forgets the moves beyond the first `count`.
    fn rewind(&mut self, count: usize) {
        self.position = self.position_after(count);
        if let Some(next) = self.played.get(count) {
            self.stretch = next.stretch;
        }
        self.played.truncate(count);
        self.snapshots.retain(|(no, _)| *no <= count);
        self.latest = None;
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

    /// The match as it was after the first `count` moves: a table of its own.
    ///
    /// # Errors
    /// Fewer moves have been played.
    pub fn at(&self, count: usize) -> Result<Self, Refusal> {
        if count > self.played.len() {
            return Err(beyond_end(count, self.played.len()));
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

    /// Sets whether undo may go back over what somebody has learnt.
    pub const fn set_free_undo(&mut self, free: bool) {
        self.setup.free_undo = free;
    }
}

/// Whether the same seats go on deciding at the same time; some may have finished.
fn goes_on(before: Turn, after: Turn) -> bool {
    match (before, after) {
        (Turn::Several(before), Turn::Several(after)) => after.is_within(before),
        _ => false,
    }
}

/// How many items there are up to the last one that is such, with it.
fn count_up_to<T>(items: &[T], is_such: impl Fn(&T) -> bool) -> usize {
    items.iter().rposition(is_such).map_or(0, |last| last + 1)
}

/// Of each move whether its seat has not finished the decision of which it is a part.
fn unfinished<M>(moves: &[Played<M>]) -> Vec<bool> {
    let mut done = SeatSet::NONE;
    let mut unfinished: Vec<bool> = moves
        .iter()
        .rev()
        .map(|played| {
            if !played.open {
                done = done.union(SeatSet::only(played.seat));
            }
            !done.contains(played.seat)
        })
        .collect();
    unfinished.reverse();
    unfinished
}

fn beyond_end(count: usize, moves: usize) -> Refusal {
    Refusal::of("replay-beyond-end")
        .with("number", Arg::count(count))
        .with("moves", Arg::count(moves))
}
