//! Agricola (Uwe Rosenberg, Lookout Games 2007), 1 to 5 seats. Clause numbers `A-*` are those of
//! `rules/agricola/en.md`.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `data.rs`, `data.json` | every number of the game, with its source |
//! | `goods.rs`, `spaces.rs`, `majors.rs`, `action.rs` | goods, action spaces and what they let a person do, major improvements |
//! | `farm/`, `kitchen.rs` | farmyards, fences, fields, where animals stay; cooking, baking, feeding |
//! | `cards/`, `cards.json`, `events.rs` | occupations and minor improvements, and the moments at which they act (A-26) |
//! | `state.rs`, `task.rs`, `file.rs` | the position, its agenda, and its form in JSON |
//! | `moves.rs` | decisions, their notation and targets |
//! | `choices.rs` | which moves are legal |
//! | `why.rs`, `why_part.rs` | why the others are not |
//! | `series.rs` | a series of solo games (A-25.8) |
//! | `setup.rs`, `play.rs` | set-up; a decision and what follows of it |
//! | `placing.rs`, `deeds.rs`, `pay.rs` | the rules; prices |
//! | `rounds.rs`, `harvest.rs` | A-6, A-22, A-26.29; A-19, A-22 |
//! | `audit.rs` | the books |
//! | `view.rs`, `seen.rs` | what a seat may see, and what it may imagine (A-27.2) |
//! | `score.rs`, `tally.rs`, `prompts.rs`, `words.rs` | score, score sheet, prompts, locale keys |
//! | `sense/` | what bots know: a small net (`net.rs`, `net.bin`), and how it learns (`train.rs`) |

mod action;
mod audit;
mod cards;
mod choices;
mod data;
mod deeds;
mod events;
mod farm;
mod file;
mod goods;
mod harvest;
mod kitchen;
mod majors;
mod moves;
mod pay;
mod placing;
mod play;
mod prompts;
mod rounds;
mod score;
mod seen;
mod sense;
mod series;
mod setup;
mod spaces;
mod state;
mod tally;
mod task;
mod view;
mod why;
mod why_part;
mod words;

use crate::kernel::{
    Chance, Game, Info, Journal, Message, OptionInfo, Refusal, Seat, Setup, Tally, Target, Turn,
    Viewer,
};

pub use cards::Card;
pub use farm::{Cell, Cells, Crop, Edges, Farm, House};
pub use file::PositionFile;
pub use goods::{Good, Goods};
pub use majors::Major;
pub use moves::{Back, Move, Price};
pub use spaces::Space;
pub use state::{Position, Window};
#[cfg(not(target_arch = "wasm32"))]
pub use view::types;
pub use view::{
    CellKind, CellView, ChoiceView, DraftView, FeedView, MajorView, NoteView, PersonView,
    PriceView, PromiseView, RoundView, SeatView, SequelView, SeriesView, SpaceView, TaskKind,
    TaskView, View,
};
pub use words::all_keys;

const INFO: Info = Info {
    id: "agricola",
    min_seats: 1,
    max_seats: data::SEATS as u8,
    rules: 1,
    minutes: 60,
    hidden: true,
    turn_bound: audit::turns_until(data::ROUNDS, data::SEATS as u8),
    options: &OPTIONS,
};

/// What a person is asked before a match, and what a series of solo games is set up with.
const OPTIONS: [OptionInfo; 2 + series::OPTIONS.len()] = {
    let variant = OptionInfo {
        id: "variant",
        choices: &["family", "full", series::VARIANT],
        default: "family",
        listed: true,
    };
    let first = OptionInfo {
        id: "first",
        choices: &["seed", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"],
        default: "seed",
        listed: true,
    };
    let mut options = [
        variant, first, first, first, first, first, first, first, first, first, first,
    ];
    let mut i = 0;
    while i < series::OPTIONS.len() {
        options[2 + i] = series::OPTIONS[i];
        i += 1;
    }
    options
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
        include_str!(concat!(env!("OUT_DIR"), "/agricola_data.json"))
    }

    fn check_options(setup: &Setup) -> Result<(), Refusal> {
        series::Series::of(setup).map(drop)
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
        mv.targets(self.is_ambiguous())
    }

    fn targets(&self, viewer: Viewer) -> Vec<Target> {
        self.targets_for(viewer)
    }

    fn picked(&self, seat: Seat) -> Vec<Target> {
        let chosen = self.chosen_by(seat).iter();
        chosen
            .flat_map(|cell| Move::Fence(cell).targets(false))
            .collect()
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
