//! A match that a law is tried on, in a form that shrinks.

use super::Verdict;
use std::fmt::Write as _;
use trapezi::kernel::{Chance, Game, Journal, Player, Seat, SeatSet, Setup, Table};

/// A match: its set-up, and for each decision a number that chooses one of the legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    pub seats: u8,
    pub seed: u64,
    /// Chooses a value for each option; 0 is the default of all.
    pub options: u16,
    /// The seats at which bots sit, as bits; persons sit at the others.
    pub bots: u8,
    pub free_undo: bool,
    pub choices: Vec<u16>,
}

/// A position of a walk.
#[derive(Debug)]
pub struct Stand<'a, G: Game> {
    /// How many moves led to it.
    pub no: usize,
    pub position: &'a G,
    /// The move that comes next; none at the end of the walk.
    pub next: Option<(Seat, G::Move)>,
    pub legal: &'a [(Seat, G::Move)],
}

impl<G: Game> Stand<'_, G> {
    /// Whether it is one of every `n` positions, or the last: where costly things are looked at.
    /// A walk that is cut short behind a position has it as its last one, so failures shrink well.
    pub fn one_in(&self, n: usize) -> bool {
        self.no % n == n / 2 || self.next.is_none()
    }
}

/// All legal moves of all seats that may decide.
pub fn legal<G: Game>(position: &G) -> Vec<(Seat, G::Move)> {
    let mut all = Vec::new();
    for seat in position.to_act().iter() {
        all.extend(moves_of(position, seat).into_iter().map(|mv| (seat, mv)));
    }
    all
}

pub fn moves_of<G: Game>(position: &G, seat: Seat) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    moves
}

/// The position as it is after a legal move.
pub fn after<G: Game>(position: &G, seat: Seat, mv: G::Move) -> (G, Journal) {
    let mut next = position.clone();
    let mut journal = Journal::recording();
    next.play(seat, mv, &mut journal);
    (next, journal)
}

impl Case {
    pub fn setup<G: Game>(&self) -> Setup {
        let mut setup = Setup::of(G::info().id, self.seats, self.seed);
        let mut options = usize::from(self.options);
        for option in G::info().options {
            let values = option.choices.len() + 1;
            // not to say anything is a choice of its own
            if let Some(value) = (options % values).checked_sub(1) {
                let value = option.choices[value].to_owned();
                setup.options.insert(option.id.to_owned(), value);
                // not every value goes with every number of seats
                if setup.check::<G>().is_err() {
                    setup.options.remove(option.id);
                }
            }
            options /= values;
        }
        for (index, seat) in setup.seats.iter_mut().enumerate() {
            if self.bots & (1 << index) != 0 {
                seat.player = Player::Medium;
            }
        }
        setup.free_undo = self.free_undo;
        setup
    }

    /// The seats at which persons sit.
    pub fn persons(&self) -> SeatSet {
        let person = |seat: &Seat| self.bots & (1 << seat.0) == 0;
        Seat::all(self.seats).filter(person).collect()
    }

    pub fn start<G: Game>(&self) -> G {
        G::set_up(&self.setup::<G>(), &mut Journal::silent())
    }

    /// The match again, for laws that draw at random: the same numbers for the same match.
    pub fn chance(&self) -> Chance {
        Chance::from_seed(self.seed ^ 0x1a35)
    }

    /// Shows each position of the match to `visit`, from the set-up to the last choice or the end.
    pub fn walk<G: Game>(&self, mut visit: impl FnMut(Stand<G>) -> Verdict) -> Verdict {
        let mut position: G = self.start();
        let mut choices = self.choices.iter();
        let mut no = 0;
        loop {
            let legal = legal(&position);
            let choice = choices.next().filter(|_| !legal.is_empty());
            let next = choice.map(|choice| legal[usize::from(*choice) % legal.len()]);
            visit(Stand {
                no,
                position: &position,
                next,
                legal: &legal,
            })
            .map_err(|broken| format!("after {no} moves: {broken}"))?;
            let Some((seat, mv)) = next else {
                return Ok(());
            };
            position.play(seat, mv, &mut Journal::silent());
            no += 1;
        }
    }

    /// The moves of the match.
    pub fn moves<G: Game>(&self) -> Vec<(Seat, G::Move)> {
        let mut moves = Vec::new();
        // the visitor never objects
        let _ = self.walk::<G>(|stand| {
            moves.extend(stand.next);
            Ok(())
        });
        moves
    }

    /// The match at a table.
    ///
    /// # Errors
    /// The table refuses the set-up or a move.
    pub fn table<G: Game>(&self) -> Result<Table<G>, String> {
        let refused = |refusal| format!("the table refuses: {refusal}");
        let mut table = Table::new(self.setup::<G>()).map_err(refused)?;
        for (seat, mv) in self.moves::<G>() {
            table.play(seat, mv).map_err(refused)?;
        }
        Ok(table)
    }

    /// The match for a reader.
    pub fn told<G: Game>(&self) -> String {
        let setup = self.setup::<G>();
        let persons: Vec<u8> = self.persons().iter().map(|seat| seat.0).collect();
        let mut text = format!(
            "{}, {} seats, seed {}, options {:?}, persons at {persons:?}, free undo {}, moves:",
            setup.game, self.seats, self.seed, setup.options, self.free_undo
        );
        let moves = std::panic::catch_unwind(|| self.moves::<G>());
        match moves {
            Ok(moves) => {
                for (seat, mv) in moves {
                    let _ = write!(text, "\n  {seat}: {mv}");
                }
            }
            Err(_) => {
                let _ = write!(text, " (panics) {:?}", self.choices);
            }
        }
        text
    }
}
