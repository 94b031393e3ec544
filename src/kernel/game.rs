//! The trait that makes a game a game.

use super::{Journal, Message, Refusal, Seat, SeatSet, Setup, Tally, Target, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// What can be said of a game before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct Info {
    /// The game's id: its folder's name, and the first part of its locale keys.
    pub id: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The version of the rules and of the move notation. Raised when a save of before would
    /// play differently.
    pub rules: u32,
    /// How long a match takes about, in minutes.
    pub minutes: u16,
    /// Whether seats have secrets: one screen for several people then needs a cover.
    pub hidden: bool,
    /// The most turns (of all seats together) that a match can have (law 10).
    pub turn_bound: u32,
    /// What can be chosen before a match.
    pub options: &'static [OptionInfo],
}

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(ts_rs::TS))]
pub struct OptionInfo {
    /// The option's id.
    pub id: &'static str,
    /// What may be chosen. A choice `seat-3` names the third seat, and needs a table that has it; one that
    /// begins with `solo-` is for somebody alone.
    pub choices: &'static [&'static str],
    /// What holds if nothing is chosen.
    pub default: &'static str,
    /// Whether a person is asked for it before a match. If not, it is for programs, as what one match of
    /// a series hands to the next.
    pub listed: bool,
}

/// A game is a position and its legal moves.
///
/// A turn is broken into *atomic decisions*. At any moment the position says who must decide
/// ([`turn`](Self::turn)) and lists every legal move of that seat; between decisions the engine
/// runs by itself. Within a decision the engine does not ask where a choice is forced.
///
/// # The laws
/// `tests/laws.rs` checks them for every game on the shelf.
/// 1. [`legal_moves`](Self::legal_moves) is empty exactly when the seat has nothing to decide; it
///    never repeats a move; its order is canonical.
/// 2. Every legal move applies. Everything else is refused with a [`Refusal`] that names a rule
///    clause, and the position is unchanged, to the byte.
/// 3. A match is a function of set-up and moves: the same position hash, native and wasm alike.
/// 4. A position survives JSON.
/// 5. Secrets keep: positions that differ only in what seat S may not know have equal views, legal
///    moves and journals for S, and get the same move from a bot at S. Of a decision that another seat
///    has not finished ([`is_choosing`](Self::is_choosing)) S is told nothing.
/// 6. [`determinize`](Self::determinize) draws a position that S cannot tell from the real one, and
///    reads neither what S may not know nor the future of the generator.
/// 7. Undo then redo is the identity; undo stops where a person has learnt something
///    ([`Journal::learnt`]). Where several seats decide at the same time ([`Turn::Several`]), it does not
///    matter who comes first, and each takes back its own decision alone.
/// 8. [`picks`](Self::picks) give each legal move a distinct path, none the beginning of another,
///    and each target is among [`targets`](Self::targets).
/// 9. [`audit`](Self::audit) holds after every move.
/// 10. A random match ends within [`Info::turn_bound`] turns.
///
/// In JSON a position is an object, and its generator (a [`Chance`](super::Chance)) is the field
/// `chance`: by exchanging it the laws show that nothing reads the future.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + 'static {
    /// A decision, small and cheap to copy. Its text form (`Display`, `FromStr`) is what saves,
    /// scenarios and pages hold; it names things by stable ids.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err = Refusal>;
    /// What a viewer may see.
    type View: Serialize + PartialEq + Debug;

    /// What can be said of the game before a match.
    fn info() -> &'static Info;

    /// The game's data file, as JSON: its components and their numbers.
    fn data() -> &'static str;

    /// Whether the options of a set-up fit each other and the seats; each is one that the game has, with one of
    /// its choices. What means nothing as the others are is refused, never dropped in silence.
    ///
    /// # Errors
    /// The option that does not fit, and the clause that says so.
    fn check_options(_setup: &Setup) -> Result<(), Refusal> {
        Ok(())
    }

    /// A new match. `setup` has been [checked](Setup::check).
    fn set_up(setup: &Setup, journal: &mut Journal) -> Self;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// Who must decide.
    fn turn(&self) -> Turn;

    /// The seats that may decide now.
    fn to_act(&self) -> SeatSet {
        self.turn().seats()
    }

    /// The number of the turn, counted over all seats from 1; 0 during set-up.
    fn turn_number(&self) -> u32;

    /// Appends every legal move of `seat`, in canonical order, to `moves`.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Whether the move is legal.
    ///
    /// # Errors
    /// The rule clause that forbids it.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Plays a legal move and everything that follows of itself, up to the next decision or the end.
    /// With an illegal move the position that results is unspecified; see [`apply`](Self::apply).
    fn play(&mut self, seat: Seat, mv: Self::Move, journal: &mut Journal);

    /// [`check`](Self::check), then [`play`](Self::play).
    ///
    /// # Errors
    /// As `check`; the position is then unchanged.
    fn apply(&mut self, seat: Seat, mv: Self::Move, journal: &mut Journal) -> Result<(), Refusal> {
        self.check(seat, mv)?;
        self.play(seat, mv, journal);
        Ok(())
    }

    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A position drawn at random among those that `seat` cannot tell from this one. It has a fresh
    /// generator of its own. `chance` is the caller's.
    fn determinize(&self, seat: Seat, chance: &mut super::Chance) -> Self;

    /// The path of targets that stands for a legal move.
    fn picks(&self, seat: Seat, mv: Self::Move) -> Vec<Target>;

    /// Every named target of the board as `viewer` sees it.
    fn targets(&self, viewer: Viewer) -> Vec<Target>;

    /// The parts of a decision that `seat` has already chosen and that have not taken effect yet, in
    /// order. Nobody else sees them.
    fn picked(&self, seat: Seat) -> Vec<Target>;

    /// Whether `seat` is in the middle of a decision of which nobody else knows anything yet: how many
    /// moves it has made of it is then nobody else's business either.
    fn is_choosing(&self, seat: Seat) -> bool {
        !self.picked(seat).is_empty()
    }

    /// Why `target` cannot be touched by `seat` now; none if it can, or if no rule speaks of it.
    fn why_not(&self, seat: Seat, target: &Target) -> Option<Refusal>;

    /// Where the match stands, for a title line.
    fn headline(&self) -> Message;

    /// What has to be decided, as `viewer` may know it; none when the match is over.
    fn prompt(&self, viewer: Viewer) -> Option<Message>;

    /// Counts every component and checks the game's invariants.
    ///
    /// # Errors
    /// What is wrong. For a position that came from outside this is the reason to refuse it.
    fn audit(&self) -> Result<(), Refusal>;

    /// The score sheet as `viewer` may know it.
    fn tally(&self, viewer: Viewer) -> Tally;
}
