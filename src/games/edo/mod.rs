//! Edo (Louis and Stefan Malz, Queen Games 2012), 2 to 4 seats. Clause numbers `E-*` are those of
//! `rules/edo/en.md`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `data.rs`, `map.rs`, `data.json` | every number of the game, with its source; the two maps |
//! | `pieces.rs` | spaces, cards, actions, tiles, buildings, goods |
//! | `state.rs`, `file.rs` | the position, and its form in JSON |
//! | `moves.rs` | decisions, their notation and targets |
//! | `choices.rs` | which moves are legal |
//! | `why.rs`, `why_card.rs` | why the others are not |
//! | `setup.rs`, `play.rs`, `actions.rs`, `rounds.rs` | the rules: E-3; E-5, E-6; E-7 to E-10; E-12 to E-14 |
//! | `audit.rs` | the books (E-19.5, E-19.6) |
//! | `view.rs`, `imagine.rs` | what a seat may see, and what it may imagine (E-17) |
//! | `score.rs`, `words.rs` | score sheet (E-15), prompts, locale keys |
//! | `sense.rs`, `plans.rs`, `goals.rs` | what bots know: how good a position is, which programs look promising, and where samurai should stand for them |

mod actions;
mod audit;
mod choices;
mod data;
mod file;
mod goals;
mod imagine;
mod map;
mod moves;
mod pieces;
mod plans;
mod play;
mod rounds;
mod score;
mod sense;
mod setup;
mod state;
mod view;
mod why;
mod why_card;
mod words;

use crate::kernel::{
    Chance, Game, Info, Journal, Message, OptionInfo, Refusal, Seat, SeatSet, Setup, Tally, Target,
    Turn, Viewer,
};

pub use file::PositionFile;
pub use moves::Move;
pub use pieces::{Action, BuildingKind, Card, MerchantCard, Resource, Space, Tile};
pub use state::Position;
#[cfg(not(target_arch = "wasm32"))]
pub use view::types;
pub use view::{
    BuildingView, CostView, MerchantView, PackageView, RankView, ReachView, SeatView, SlotView,
    SpaceView, StageKind, StageView, TownView, View,
};
pub use words::all_keys;

/// Turns of a round at most: one to program, and of each seat three slots and its wages.
const TURNS_OF_ROUND: u32 = 1 + (data::SLOTS as u32 + 1) * data::SEATS as u32;

const INFO: Info = Info {
    id: "edo",
    min_seats: 2,
    max_seats: data::SEATS as u8,
    rules: 1,
    minutes: 90,
    hidden: true,
    turn_bound: data::MAX_ROUNDS as u32 * TURNS_OF_ROUND,
    options: &[OptionInfo {
        id: "first",
        choices: &["seed", "seat-1", "seat-2", "seat-3", "seat-4"],
        default: "seed",
        listed: true,
    }],
};

const fn info() -> &'static Info {
    &INFO
}

impl Game for Position {
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        info()
    }

    fn data() -> &'static str {
        include_str!(concat!(env!("OUT_DIR"), "/edo_data.json"))
    }

    fn set_up(setup: &Setup, journal: &mut Journal) -> Self {
        Self::dealt(setup, journal)
    }

    fn seats(&self) -> u8 {
        self.players.count
    }

    fn turn(&self) -> Turn {
        match self.stage {
            state::Stage::Over => Turn::Over,
            state::Stage::Programming => Turn::Several(self.programming()),
            _ => Turn::One(self.active),
        }
    }

    fn turn_number(&self) -> u32 {
        self.turn.into()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.each_move(seat, &mut |mv| moves.push(mv));
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut legal = false;
        self.each_move(seat, &mut |other| legal |= other == mv);
        if legal {
            Ok(())
        } else {
            Err(self.explain(seat, mv))
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        self.carry_out(seat, mv, journal);
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_of(viewer)
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Self {
        self.determinized(seat, chance)
    }

    fn picks(&self, seat: Seat, mv: Move) -> Vec<Target> {
        mv.targets(seat)
    }

    fn targets(&self, viewer: Viewer) -> Vec<Target> {
        self.targets_for(viewer)
    }

    fn picked(&self, seat: Seat) -> Vec<Target> {
        self.picked_by(seat)
    }

    fn why_not(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        self.why_target(seat, target)
    }

    fn headline(&self) -> Message {
        self.headline_message()
    }

    fn prompt(&self, viewer: Viewer) -> Option<Message> {
        self.prompt_for(viewer)
    }

    fn audit(&self) -> Result<(), Refusal> {
        self.audited()
    }

    fn tally(&self, _viewer: Viewer) -> Tally {
        self.tallied()
    }
}

impl Position {
    /// The seats that have not finished their programs.
    fn programming(&self) -> SeatSet {
        self.all_seats()
            .filter(|seat| !self.player(*seat).ready)
            .collect()
    }
}
