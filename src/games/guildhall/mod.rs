//! Guildhall (Hope S. Hwang, AEG 2012), 2 to 4 seats. Clause numbers `G-*` are those of
//! `rules/guildhall/en.md`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `data.rs`, `data.json` | every number of the game, with its source |
//! | `cards.rs` | cards, sets of cards, VP cards |
//! | `state.rs`, `file.rs` | the position, and its form in JSON |
//! | `moves.rs` | decisions, their notation and targets |
//! | `choices.rs` | which moves are legal |
//! | `why.rs` | why the others are not |
//! | `setup.rs`, `play.rs`, `effects.rs`, `turns.rs` | the rules: G-3; G-5, G-6, G-10 to G-13; G-9, G-14; G-12, G-16, G-17 |
//! | `audit.rs` | the books |
//! | `view.rs` | what a seat may see, and what it may imagine (G-4) |
//! | `score.rs`, `words.rs` | score sheet, prompts, locale keys |
//! | `sense.rs` | what bots know |

mod audit;
mod cards;
mod choices;
mod data;
mod effects;
mod file;
mod moves;
mod play;
mod score;
mod sense;
mod setup;
mod state;
mod turns;
mod view;
mod why;
mod words;

use crate::kernel::{
    Chance, Game, Info, Journal, Message, OptionInfo, Refusal, Seat, Setup, Tally, Target, Turn,
    Viewer,
};

use state::Stage;

pub use cards::{Card, CardSet, Profession, Vp};
pub use file::PositionFile;
pub use moves::Move;
pub use state::Position;
#[cfg(not(target_arch = "wasm32"))]
pub use view::types;
pub use view::{
    AreaView, ChapterView, DiscardView, LevelView, SeatView, StageKind, StageView, View,
};
pub use words::all_keys;

const INFO: Info = Info {
    id: "guildhall",
    min_seats: 2,
    max_seats: 4,
    rules: 1,
    minutes: 30,
    hidden: true,
    turn_bound: data::TURN_BOUND as u32,
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
        include_str!(concat!(env!("OUT_DIR"), "/guildhall_data.json"))
    }

    fn set_up(setup: &Setup, journal: &mut Journal) -> Self {
        Self::dealt(setup, journal)
    }

    fn seats(&self) -> u8 {
        self.players.count
    }

    fn turn(&self) -> Turn {
        self.deciding().map_or(Turn::Over, Turn::One)
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

    fn picks(&self, _seat: Seat, mv: Move) -> Vec<Target> {
        vec![mv.target()]
    }

    fn targets(&self, viewer: Viewer) -> Vec<Target> {
        self.targets_for(viewer)
    }

    fn picked(&self, seat: Seat) -> Vec<Target> {
        if self.deciding() != Some(seat) {
            return Vec::new();
        }
        self.chain_moves(seat)
            .into_iter()
            .map(Move::target)
            .collect()
    }

    fn is_choosing(&self, seat: Seat) -> bool {
        let begun = matches!(self.stage, Stage::Discarding | Stage::Buying(_));
        self.deciding() == Some(seat) && (begun || !self.chain.is_empty())
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
