//! The boundary to JavaScript; the only file that knows it.
//!
//! One call per user action returns everything a page needs ([`Reply`](crate::kernel::Reply)).
//! Whatever is wrong with an argument is thrown as an `Error` with the fields of a
//! [`Refusal`]: `code`, `clause` and `args`. Nothing here panics on any input, and a table that
//! refuses something is unchanged.

use crate::bots::{Bot, Level, measure};
use crate::games::{Visitor, infos, visit};
use crate::kernel::{
    Chance, Game, Player, Refusal, Save, Seat, Sense, Setup, Table, Target, Viewer,
};
use crate::wire::{OpinionView, PlayedMove};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type {
  Figures, GuildhallView, Info, Level, OpinionView, PlayedMove, Player, Progress, Refusal, Reply, Save, Setup,
} from "./types.js";
export type * from "./types.js";

/** The view of each game. */
export interface Views { guildhall: GuildhallView }
/** What every call about a match returns. */
export type AnyReply = { [G in keyof Views]: Reply<Views[G]> & { game: G } }[keyof Views];
/** What every call throws that cannot do what it was asked. */
export interface RefusalError extends Error, Refusal {}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "AnyReply")]
    pub type JsReply;
    #[wasm_bindgen(typescript_type = "Setup")]
    pub type JsSetup;
    #[wasm_bindgen(typescript_type = "Save")]
    pub type JsSave;
    #[wasm_bindgen(typescript_type = "Save | string")]
    pub type JsSaveOrText;
    #[wasm_bindgen(typescript_type = "PlayedMove")]
    pub type JsPlayedMove;
    #[wasm_bindgen(typescript_type = "Player")]
    pub type JsPlayer;
    #[wasm_bindgen(typescript_type = "Level")]
    pub type JsLevel;
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type JsProgress;
    #[wasm_bindgen(typescript_type = "OpinionView[]")]
    pub type JsOpinions;
    #[wasm_bindgen(typescript_type = "Info[]")]
    pub type JsInfos;
    #[wasm_bindgen(typescript_type = "Figures")]
    pub type JsFigures;
    #[wasm_bindgen(typescript_type = "Refusal | null")]
    pub type JsMaybeRefusal;
    #[wasm_bindgen(typescript_type = "number | null")]
    pub type JsViewer;
    #[wasm_bindgen(typescript_type = "unknown")]
    pub type JsPosition;
}

type Res<T> = Result<T, JsValue>;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The games on the shelf.
///
/// # Errors
/// None that a caller can bring about.
#[wasm_bindgen]
pub fn games() -> Res<JsInfos> {
    out(&infos())
}

/// The version of the engine.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// A seed from the platform's random source.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> f64 {
    crate::kernel::fresh_seed() as f64
}

/// What a game is made of, as its data file has it: cards, levels, values, costs, sources.
///
/// # Errors
/// There is no such game.
#[wasm_bindgen(unchecked_return_type = "unknown")]
pub fn components(game: &str) -> Res<JsValue> {
    struct Components;
    impl Visitor for Components {
        type Output = &'static crate::kernel::Data;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            G::data()
        }
    }
    let data = visit(game, Components)
        .ok_or_else(|| unknown(game))
        .map_err(thrown)?;
    out(data)
}

/// Speed of the module; see `trapezi bench`. Each figure takes about `ms` milliseconds.
///
/// # Errors
/// There is no such game, or it does not have this number of seats.
#[wasm_bindgen]
pub fn bench(game: &str, seats: u8, ms: u32) -> Res<JsFigures> {
    struct Measure(u8, Duration);
    impl Visitor for Measure {
        type Output = crate::bots::Figures;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            measure::<G>(self.0, self.1)
        }
    }
    let info = infos().into_iter().find(|info| info.id == game);
    let info = info.ok_or_else(|| unknown(game)).map_err(thrown)?;
    Setup::of(game, seats, 0).check(info).map_err(thrown)?;
    let figures = visit(game, Measure(seats, Duration::from_millis(ms.into())));
    out(&figures.ok_or_else(|| unknown(game)).map_err(thrown)?)
}

/// A match.
#[wasm_bindgen(js_name = Table)]
pub struct WebTable(Box<dyn AnyTable>);

impl std::fmt::Debug for WebTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table")
    }
}

#[wasm_bindgen(js_class = Table)]
impl WebTable {
    /// A new match.
    ///
    /// # Errors
    /// The set-up is refused.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: JsSetup) -> Res<WebTable> {
        let setup: Setup = input(setup.into())?;
        let game = setup.game.clone();
        make(&game, Start::New(setup))
    }

    /// A match restored from a save, given as a value or as JSON text.
    ///
    /// # Errors
    /// The save is refused, with the reason and the place.
    pub fn restore(save: JsSaveOrText) -> Res<WebTable> {
        let save = save_of(save.into())?;
        let game = save.game.clone();
        make(&game, Start::Save(save))
    }

    /// A match that begins from a position.
    ///
    /// # Errors
    /// The set-up or the position is refused.
    pub fn load(setup: JsSetup, position: JsPosition) -> Res<WebTable> {
        let setup: Setup = input(setup.into())?;
        let game = setup.game.clone();
        make(&game, Start::Position(setup, position.into()))
    }

    /// The set-up, with the players as they are now.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn setup(&self) -> Res<JsSetup> {
        out(self.0.setup())
    }

    /// All that `viewer` may see, with the whole log. A watcher (null) sees what is public.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn look(&self, viewer: JsViewer) -> Res<JsReply> {
        self.0.reply(viewer_of(&viewer), 0)
    }

    /// Plays a move; the reply holds the log's new entries.
    ///
    /// # Errors
    /// The move is refused by the rules, or cannot be read.
    pub fn play(&mut self, mv: JsPlayedMove, viewer: JsViewer) -> Res<JsReply> {
        let mv: PlayedMove = input(mv.into())?;
        let no = self.0.play(&mv).map_err(thrown)?;
        self.0.reply(viewer_of(&viewer), no)
    }

    /// Takes the last move back. The log's entries beyond `moves_played` are to be forgotten.
    ///
    /// # Errors
    /// There is nothing to take back, or somebody has learnt something by it.
    pub fn undo(&mut self, viewer: JsViewer) -> Res<JsReply> {
        self.0.undo().map_err(thrown)?;
        self.0.reply(viewer_of(&viewer), usize::MAX)
    }

    /// Plays the move that was taken back last.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(&mut self, viewer: JsViewer) -> Res<JsReply> {
        let no = self.0.redo().map_err(thrown)?;
        self.0.reply(viewer_of(&viewer), no)
    }

    /// The match as it was after so many moves.
    ///
    /// # Errors
    /// Fewer moves have been played.
    pub fn at(&self, moves: u32, viewer: JsViewer) -> Res<JsReply> {
        self.0.at(moves as usize, viewer_of(&viewer))
    }

    /// Why a target cannot be touched by a seat now; null if it can, or if no rule speaks of it.
    ///
    /// # Errors
    /// None that a caller can bring about.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, seat: u8, target: String) -> Res<JsMaybeRefusal> {
        out(&self.0.why_not(Seat(seat), &Target(target)))
    }

    /// Lets another player decide for a seat from now on.
    ///
    /// # Errors
    /// There is no such seat or player.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, seat: u8, player: JsPlayer) -> Res<()> {
        let player = input(player.into())?;
        self.0.set_player(Seat(seat), player).map_err(thrown)
    }

    /// The match as a save.
    ///
    /// # Errors
    /// It began from a position.
    pub fn save(&self) -> Res<JsSave> {
        out(&self.0.save().map_err(thrown)?)
    }

    /// The whole position, secrets included.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn position(&self) -> Res<JsPosition> {
        self.0.position()
    }

    /// The hash of the position.
    pub fn hash(&self) -> String {
        self.0.hash()
    }

    /// Brings this table to the state of a save of the same match; cheap if the save only grew.
    ///
    /// # Errors
    /// The save is refused; the table is unchanged.
    pub fn follow(&mut self, save: JsSaveOrText) -> Res<()> {
        let save = save_of(save.into())?;
        self.0.follow(&save).map_err(thrown)
    }

    /// A bot of this level for a seat. It is asked through this table's `begin`, `think`, `choice`
    /// and `opinions`; one bot a seat is kept, so that it can go on with what it has found.
    ///
    /// # Errors
    /// There is no such seat or level.
    pub fn begin(&mut self, seat: u8, level: JsLevel, seed: f64) -> Res<()> {
        let level: Level = input(level.into())?;
        self.0
            .begin(Seat(seat), level, seed.abs() as u64)
            .map_err(thrown)
    }

    /// Lets the bot of a seat think for at most `ms` milliseconds.
    ///
    /// # Errors
    /// The seat's bot was not asked to begin.
    pub fn think(&mut self, seat: u8, ms: f64) -> Res<JsProgress> {
        let slice = Duration::from_secs_f64(if ms > 0.0 {
            ms.min(60_000.0) / 1000.0
        } else {
            0.0
        });
        out(&self.0.think(Seat(seat), slice).map_err(thrown)?)
    }

    /// The move that the bot of a seat finds best so far.
    ///
    /// # Errors
    /// The seat's bot was not asked to begin, or has nothing to decide.
    pub fn choice(&mut self, seat: u8) -> Res<String> {
        self.0.choice(Seat(seat)).map_err(thrown)
    }

    /// What the bot of a seat thinks of the moves that it has tried, the best first.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn opinions(&self, seat: u8) -> Res<JsOpinions> {
        out(&self.0.opinions(Seat(seat)))
    }
}

/// A table of a game whose type is known only at run time.
trait AnyTable {
    fn setup(&self) -> &Setup;
    fn reply(&self, viewer: Viewer, from: usize) -> Res<JsReply>;
    fn play(&mut self, mv: &PlayedMove) -> Result<usize, Refusal>;
    fn undo(&mut self) -> Result<(), Refusal>;
    fn redo(&mut self) -> Result<usize, Refusal>;
    fn at(&self, moves: usize, viewer: Viewer) -> Res<JsReply>;
    fn why_not(&self, seat: Seat, target: &Target) -> Option<Refusal>;
    fn set_player(&mut self, seat: Seat, player: Player) -> Result<(), Refusal>;
    fn save(&self) -> Result<Save, Refusal>;
    fn position(&self) -> Res<JsPosition>;
    fn hash(&self) -> String;
    fn follow(&mut self, save: &Save) -> Result<(), Refusal>;
    fn begin(&mut self, seat: Seat, level: Level, seed: u64) -> Result<(), Refusal>;
    fn think(&mut self, seat: Seat, slice: Duration) -> Result<crate::bots::Progress, Refusal>;
    fn choice(&mut self, seat: Seat) -> Result<String, Refusal>;
    fn opinions(&self, seat: Seat) -> Vec<OpinionView>;
}

/// A table with the bots that were asked about it.
struct Seated<G: Sense> {
    table: Table<G>,
    bots: Vec<(Seat, u64, Bot<G>)>,
}

impl<G: Sense> Seated<G> {
    fn bot(&mut self, seat: Seat) -> Result<(&Table<G>, &mut Bot<G>), Refusal> {
        let found = self.bots.iter_mut().find(|(of, ..)| *of == seat);
        let bot = found.ok_or(Refusal::of("bot-not-asked").with("number", seat.0))?;
        Ok((&self.table, &mut bot.2))
    }
}

impl<G: Sense> AnyTable for Seated<G> {
    fn setup(&self) -> &Setup {
        self.table.setup()
    }

    fn reply(&self, viewer: Viewer, from: usize) -> Res<JsReply> {
        out(&self.table.reply(viewer, from))
    }

    fn play(&mut self, mv: &PlayedMove) -> Result<usize, Refusal> {
        self.table.play(mv.seat, mv.notation.parse()?)?;
        Ok(self.table.played().len())
    }

    fn undo(&mut self) -> Result<(), Refusal> {
        self.table.undo()
    }

    fn redo(&mut self) -> Result<usize, Refusal> {
        self.table.redo()?;
        Ok(self.table.played().len())
    }

    fn at(&self, moves: usize, viewer: Viewer) -> Res<JsReply> {
        out(&self.table.at(moves).map_err(thrown)?.reply(viewer, 0))
    }

    fn why_not(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        self.table.position().why_not(seat, target)
    }

    fn set_player(&mut self, seat: Seat, player: Player) -> Result<(), Refusal> {
        self.table.set_player(seat, player)
    }

    fn save(&self) -> Result<Save, Refusal> {
        self.table.save()
    }

    fn position(&self) -> Res<JsPosition> {
        out(self.table.position())
    }

    fn hash(&self) -> String {
        self.table.hash()
    }

    fn follow(&mut self, save: &Save) -> Result<(), Refusal> {
        self.table.follow(save)
    }

    fn begin(&mut self, seat: Seat, level: Level, seed: u64) -> Result<(), Refusal> {
        if seat.0 >= self.table.position().seats() {
            return Err(Refusal::of("seat-unknown").with("number", seat.0));
        }
        let same = |(of, seeded, bot): &(Seat, u64, Bot<G>)| {
            *of == seat && *seeded == seed && bot.level() == level
        };
        if !self.bots.iter().any(same) {
            self.bots.retain(|(of, ..)| *of != seat);
            let mixed = Chance::from_seed(seed ^ u64::from(seat.0) << 53).next_u64();
            self.bots.push((
                seat,
                seed,
                Bot::new(level, level.page_budget(), seat, mixed),
            ));
        }
        let moves: Vec<_> = self.table.played().iter().map(|p| (p.seat, p.mv)).collect();
        let (table, bot) = self.bot(seat)?;
        bot.begin(table.position(), &moves);
        Ok(())
    }

    fn think(&mut self, seat: Seat, slice: Duration) -> Result<crate::bots::Progress, Refusal> {
        let (table, bot) = self.bot(seat)?;
        Ok(bot.think(table.position(), slice))
    }

    fn choice(&mut self, seat: Seat) -> Result<String, Refusal> {
        let (_, bot) = self.bot(seat)?;
        let mv = bot
            .choice()
            .ok_or(Refusal::of("nothing-to-decide").with("number", seat.0))?;
        Ok(mv.to_string())
    }

    fn opinions(&self, seat: Seat) -> Vec<OpinionView> {
        let bot = self.bots.iter().find(|(of, ..)| *of == seat);
        let opinions = bot.map(|(.., bot)| bot.opinions()).unwrap_or_default();
        opinions
            .into_iter()
            .map(|opinion| OpinionView {
                notation: opinion.mv.to_string(),
                picks: self.table.position().picks(seat, opinion.mv),
                share: opinion.share,
                expected: opinion.expected,
            })
            .collect()
    }
}

/// What a table is made from.
enum Start {
    New(Setup),
    Save(Save),
    Position(Setup, JsValue),
}

impl Visitor for Start {
    type Output = Res<Box<dyn AnyTable>>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let table = match self {
            Self::New(setup) => Table::<G>::new(setup),
            Self::Save(save) => Table::restore(&save),
            Self::Position(setup, position) => Table::load(setup, input(position)?),
        };
        Ok(Box::new(Seated {
            table: table.map_err(thrown)?,
            bots: Vec::new(),
        }))
    }
}

fn make(game: &str, start: Start) -> Res<WebTable> {
    visit(game, start)
        .ok_or_else(|| thrown(unknown(game)))?
        .map(WebTable)
}

fn unknown(game: &str) -> Refusal {
    Refusal::of("game-unknown").with_text("game", game.chars().take(60).collect::<String>())
}

/// A viewer is a seat's number; whatever else it is, it is a watcher.
fn viewer_of(viewer: &JsValue) -> Viewer {
    let number = viewer
        .as_f64()
        .filter(|n| (0.0..256.0).contains(n) && n.fract() == 0.0);
    number.map(|n| Seat(n as u8))
}

fn save_of(save: JsValue) -> Res<Save> {
    let Some(text) = save.as_string() else {
        return input(save);
    };
    let value = js_sys::JSON::parse(&text).map_err(|error| {
        let message = js_sys::Error::from(error).message();
        thrown(Refusal::of("json-unreadable").with_text("error", String::from(message)))
    })?;
    input(value)
}

fn input<T: DeserializeOwned>(value: JsValue) -> Res<T> {
    serde_wasm_bindgen::from_value(value)
        .map_err(|error| thrown(Refusal::of("json-unreadable").with_text("error", error)))
}

/// A value as JavaScript has it: maps as objects, nothing as null.
fn out<T: JsCast>(value: &(impl Serialize + ?Sized)) -> Res<T> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    Ok(value
        .serialize(&serializer)
        .map_err(JsValue::from)?
        .unchecked_into())
}

/// A refusal as an `Error` with its fields.
fn thrown(refusal: Refusal) -> JsValue {
    let error = js_sys::Error::new(&refusal.to_string());
    error.set_name("RefusalError");
    match out::<js_sys::Object>(&refusal) {
        Ok(fields) => js_sys::Object::assign(&error, &fields).into(),
        Err(_) => error.into(),
    }
}
