//! The boundary to JavaScript; the only file that knows it.
//!
//! One call per user action returns everything a page needs ([`Reply`](crate::kernel::Reply)).
//! Whatever is wrong with an argument is thrown as an `Error` with the fields of a
//! [`Refusal`]: `code`, `clause` and `args`. Nothing here panics on any input, and a table that
//! refuses something is unchanged.

use crate::bots::{Bot, Level, measure};
use crate::games::{Visitor, infos, visit};
use crate::kernel::{
    Chance, Game, MAX_SEED, Player, Refusal, Save, Seat, Sense, Setup, Step, Table, Target, Viewer,
    clip,
};
use crate::wire::{OpinionView, PlayedMove};
use js_sys::{Array, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type {
  AnyReply, Figures, Info, Level, OpinionView, PlayedMove, Player, Progress, Refusal, Save, Setup, Step,
} from "./types.js";
export type * from "./types.js";

/** What every call throws that cannot do what it was asked. */
export interface RefusalError extends Error, Refusal {}
"#;

#[wasm_bindgen]
extern "C" {
    /// What every call about a match returns.
    #[wasm_bindgen(typescript_type = "AnyReply")]
    pub type JsReply;
    /// A set-up.
    #[wasm_bindgen(typescript_type = "Setup")]
    pub type JsSetup;
    /// A save.
    #[wasm_bindgen(typescript_type = "Save")]
    pub type JsSave;
    /// A save, or its text.
    #[wasm_bindgen(typescript_type = "Save | string")]
    pub type JsSaveOrText;
    /// Who plays what.
    #[wasm_bindgen(typescript_type = "PlayedMove")]
    pub type JsPlayedMove;
    /// A person, or a bot's level.
    #[wasm_bindgen(typescript_type = "Player")]
    pub type JsPlayer;
    /// A bot's level.
    #[wasm_bindgen(typescript_type = "Level")]
    pub type JsLevel;
    /// How far a bot has come.
    #[wasm_bindgen(typescript_type = "Progress")]
    pub type JsProgress;
    /// What a bot thinks of the moves.
    #[wasm_bindgen(typescript_type = "OpinionView[]")]
    pub type JsOpinions;
    /// The shelf.
    #[wasm_bindgen(typescript_type = "Info[]")]
    pub type JsInfos;
    /// Figures of speed.
    #[wasm_bindgen(typescript_type = "Figures")]
    pub type JsFigures;
    /// The moves that everybody knows of.
    #[wasm_bindgen(typescript_type = "Step[]")]
    pub type JsSteps;
    /// A refusal, or none.
    #[wasm_bindgen(typescript_type = "Refusal | null")]
    pub type JsMaybeRefusal;
    /// A seat, or a watcher.
    #[wasm_bindgen(typescript_type = "number | null")]
    pub type JsViewer;
    /// A position in its game's form.
    #[wasm_bindgen(typescript_type = "unknown")]
    pub type JsPosition;
    /// A number; seen as any value, so that what is none can be refused.
    #[wasm_bindgen(typescript_type = "number")]
    pub type JsNumber;
    /// A text; seen as any value.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;
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

/// What a game is made of, as its data file has it: cards, levels, values, costs.
///
/// # Errors
/// There is no such game.
#[wasm_bindgen(unchecked_return_type = "unknown")]
pub fn components(game: JsText) -> Res<JsValue> {
    let game = &text_of(&game);
    struct Components;
    impl Visitor for Components {
        type Output = &'static str;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            G::data()
        }
    }
    let data = visit(game, Components)
        .ok_or_else(|| unknown(game))
        .map_err(thrown)?;
    js_sys::JSON::parse(data)
}

/// Speed of the module; see `trapezi bench`. Each figure takes about `ms` milliseconds.
///
/// # Errors
/// There is no such game, or it does not have this number of seats.
#[wasm_bindgen]
pub fn bench(game: JsText, seats: JsNumber, ms: JsNumber) -> Res<JsFigures> {
    struct Measure<'a>(&'a Setup, Duration);
    impl Visitor for Measure<'_> {
        type Output = Result<crate::bots::Figures, Refusal>;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            self.0.check::<G>()?;
            Ok(measure::<G>(self.0, self.1))
        }
    }
    let game = &text_of(&game);
    let seats = whole(&seats, u8::MAX.into()).unwrap_or(0) as u8;
    let setup = Setup::of(game, seats, 0);
    let figures = visit(game, Measure(&setup, time_of(&ms)));
    let figures = figures.ok_or_else(|| unknown(game)).map_err(thrown)?;
    out(&figures.map_err(thrown)?)
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
        self.0.reply(self.viewer(&viewer), 0)
    }

    /// Plays a move; the reply holds the log's new entries.
    ///
    /// # Errors
    /// The move is refused by the rules, or cannot be read.
    pub fn play(&mut self, mv: JsPlayedMove, viewer: JsViewer) -> Res<JsReply> {
        let mv: PlayedMove = input(mv.into())?;
        self.0.play(&mv, self.viewer(&viewer))
    }

    /// Takes back the last move that the viewer can make anew, and what bots have answered; the reply
    /// holds the whole log. Where several decide at the same time, that is the viewer's own last move and
    /// no other.
    ///
    /// # Errors
    /// There is nothing to take back, somebody has learnt something by it, or others have decided since.
    pub fn undo(&mut self, viewer: JsViewer) -> Res<JsReply> {
        let viewer = self.viewer(&viewer);
        self.0.undo(viewer).map_err(thrown)?;
        self.0.reply(viewer, 0)
    }

    /// Takes back all of the turn in which the move lies that `undo` would take back, or as much as it
    /// may; the reply holds the whole log.
    ///
    /// # Errors
    /// As `undo`.
    #[wasm_bindgen(js_name = undoTurn)]
    pub fn undo_turn(&mut self, viewer: JsViewer) -> Res<JsReply> {
        let viewer = self.viewer(&viewer);
        self.0.undo_turn(viewer).map_err(thrown)?;
        self.0.reply(viewer, 0)
    }

    /// Plays again what one `undo` of this viewer took back; the reply holds the whole log.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn redo(&mut self, viewer: JsViewer) -> Res<JsReply> {
        let viewer = self.viewer(&viewer);
        self.0.redo(viewer).map_err(thrown)?;
        self.0.reply(viewer, 0)
    }

    /// The moves that everybody knows of, in order: who decided, and in which turn.
    ///
    /// # Errors
    /// None that a caller can bring about.
    pub fn steps(&self) -> Res<JsSteps> {
        out(&self.0.steps())
    }

    /// The first so many moves as a save, to go on from there as another match.
    ///
    /// # Errors
    /// Fewer moves have been played, or the match began from a position.
    pub fn branch(&self, moves: JsNumber) -> Res<JsSave> {
        out(&self.0.branch(moves_of(&moves)).map_err(thrown)?)
    }

    /// The match as it was after so many of the moves that the viewer knows of.
    ///
    /// # Errors
    /// Fewer moves have been played.
    pub fn at(&self, moves: JsNumber, viewer: JsViewer) -> Res<JsReply> {
        self.0.at(moves_of(&moves), self.viewer(&viewer))
    }

    /// Why a target cannot be touched by a seat now; null if it can, or if no rule speaks of it.
    ///
    /// # Errors
    /// The seat is no seat's number.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, seat: JsNumber, target: JsText) -> Res<JsMaybeRefusal> {
        let target = Target(text_of(&target));
        out(&self.0.why_not(seat_of(&seat)?, &target))
    }

    /// Lets another player decide for a seat from now on.
    ///
    /// # Errors
    /// There is no such seat or player.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(&mut self, seat: JsNumber, player: JsPlayer) -> Res<()> {
        let player = input(player.into())?;
        self.0.set_player(seat_of(&seat)?, player).map_err(thrown)
    }

    /// Sets whether undo may go back over what somebody has learnt.
    #[wasm_bindgen(js_name = setFreeUndo)]
    pub fn set_free_undo(&mut self, free: bool) {
        self.0.set_free_undo(free);
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
    /// There is no such seat or level, or the seed is not a whole number below 2^53.
    pub fn begin(&mut self, seat: JsNumber, level: JsLevel, seed: JsNumber) -> Res<()> {
        let level: Level = input(level.into())?;
        let seed = whole(&seed, MAX_SEED)
            .ok_or_else(|| Refusal::of("seed-out-of-range").with_text("seed", shown(&seed)))
            .map_err(thrown)?;
        self.0.begin(seat_of(&seat)?, level, seed).map_err(thrown)
    }

    /// Lets the bot of a seat think for at most `ms` milliseconds.
    ///
    /// # Errors
    /// The seat's bot was not asked to begin.
    pub fn think(&mut self, seat: JsNumber, ms: JsNumber) -> Res<JsProgress> {
        let progress = self.0.think(seat_of(&seat)?, time_of(&ms));
        out(&progress.map_err(thrown)?)
    }

    /// The move that the bot of a seat finds best so far.
    ///
    /// # Errors
    /// The seat's bot was not asked to begin, or has nothing to decide.
    pub fn choice(&mut self, seat: JsNumber) -> Res<String> {
        self.0.choice(seat_of(&seat)?).map_err(thrown)
    }

    /// What the bot of a seat thinks of the moves that it has tried, the best first.
    ///
    /// # Errors
    /// The seat is no seat's number.
    pub fn opinions(&self, seat: JsNumber) -> Res<JsOpinions> {
        out(&self.0.opinions(seat_of(&seat)?))
    }
}

impl WebTable {
    /// A viewer is the number of a seat of this table; whatever else it is, it is a watcher.
    fn viewer(&self, viewer: &JsValue) -> Viewer {
        let number = whole(viewer, u8::MAX.into()).map(|number| Seat(number as u8));
        number.filter(|seat| seat.0 < self.0.setup().seat_count())
    }
}

/// A table of a game whose type is known only at run time.
trait AnyTable {
    fn setup(&self) -> &Setup;
    fn reply(&self, viewer: Viewer, from: usize) -> Res<JsReply>;
    fn play(&mut self, mv: &PlayedMove, viewer: Viewer) -> Res<JsReply>;
    fn undo(&mut self, viewer: Viewer) -> Result<(), Refusal>;
    fn undo_turn(&mut self, viewer: Viewer) -> Result<(), Refusal>;
    fn redo(&mut self, viewer: Viewer) -> Result<(), Refusal>;
    fn steps(&self) -> Vec<Step>;
    fn branch(&self, moves: usize) -> Result<Save, Refusal>;
    fn set_free_undo(&mut self, free: bool);
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

    fn play(&mut self, mv: &PlayedMove, viewer: Viewer) -> Res<JsReply> {
        let played = mv.notation.parse();
        played
            .and_then(|notation| self.table.play(mv.seat, notation))
            .map_err(thrown)?;
        out(&self.table.reply_to_play(viewer))
    }

    fn undo(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        self.table.undo(viewer)
    }

    fn undo_turn(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        self.table.undo_turn(viewer)
    }

    fn redo(&mut self, viewer: Viewer) -> Result<(), Refusal> {
        self.table.redo(viewer)
    }

    fn steps(&self) -> Vec<Step> {
        self.table.steps()
    }

    fn branch(&self, moves: usize) -> Result<Save, Refusal> {
        self.table.branch(moves)
    }

    fn set_free_undo(&mut self, free: bool) {
        self.table.set_free_undo(free);
    }

    fn at(&self, moves: usize, viewer: Viewer) -> Res<JsReply> {
        let table = self.table.seen_at(moves, viewer).map_err(thrown)?;
        out(&table.reply(viewer, 0))
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
    Refusal::of("game-unknown").with_text("game", clip(game))
}

fn seat_of(seat: &JsValue) -> Res<Seat> {
    let number = whole(seat, u8::MAX.into());
    number
        .map(|number| Seat(number as u8))
        .ok_or_else(|| thrown(Refusal::of("seat-unknown").with_text("number", shown(seat))))
}

/// A number of moves; anything else is more than any match has.
fn moves_of(moves: &JsValue) -> usize {
    whole(moves, u32::MAX.into()).unwrap_or(u32::MAX.into()) as usize
}

/// A time in milliseconds, at most a minute; anything else is no time at all.
fn time_of(ms: &JsValue) -> Duration {
    let ms = ms.as_f64().filter(|ms| *ms > 0.0).unwrap_or(0.0);
    Duration::from_secs_f64(ms.min(60_000.0) / 1000.0)
}

/// A whole number from 0 to `most`. Left to wasm-bindgen, 256 would become seat 0.
fn whole(number: &JsValue, most: u64) -> Option<u64> {
    let number = number.as_f64()?;
    ((0.0..=most as f64).contains(&number) && number.fract() == 0.0).then_some(number as u64)
}

/// A text; anything else is none.
fn text_of(text: &JsValue) -> String {
    text.as_string().unwrap_or_default()
}

/// A value in the words of a refusal: a number as it is, of anything else only what it is.
fn shown(value: &JsValue) -> String {
    let number = value.as_f64().map(|number| number.to_string());
    number.unwrap_or_else(|| text_of(&value.js_typeof()))
}

fn save_of(save: JsValue) -> Res<Save> {
    match save.as_string() {
        Some(text) => plain(&text),
        None => input(save),
    }
}

/// A value of the caller's. It is read from a copy in JSON: what JSON cannot hold is refused, and no
/// getter or proxy runs while a table is at work.
fn input<T: DeserializeOwned + Serialize>(value: JsValue) -> Res<T> {
    let text = js_sys::JSON::stringify(&value).map_err(|error| unreadable(said(&error)))?;
    // nothing at all comes of `undefined` or a function
    let text = text.as_string();
    plain(&text.ok_or_else(|| unreadable(shown(&value)))?)
}

/// JSON text as a value.
fn plain<T: DeserializeOwned + Serialize>(text: &str) -> Res<T> {
    // JavaScript could run out of stack while it puts an error about deep nesting into words
    if depth(text) > MAX_DEPTH {
        return Err(unreadable(format!("deeper than {MAX_DEPTH} levels")));
    }
    let given = js_sys::JSON::parse(text).map_err(|error| unreadable(said(&error)))?;
    let read = || serde_wasm_bindgen::from_value::<T>(given.clone());
    let value = read().map_err(|error| unreadable(error.to_string()))?;
    match unknown_field(&given, &out(&value)?, &|| read().is_ok()) {
        Some(field) => Err(unreadable(format!("unknown field {field}"))),
        None => Ok(value),
    }
}

/// As in serde_json.
const MAX_DEPTH: usize = 128;

/// The most brackets that are open at the same time.
fn depth(json: &str) -> usize {
    let (mut open, mut most) = (0usize, 0);
    let (mut quoted, mut escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => {
                open += 1;
                most = most.max(open);
            }
            b']' | b'}' if !quoted => open = open.saturating_sub(1),
            _ => {}
        }
    }
    most
}

/// A field of an object, or an item of a tuple, that nobody reads. `deny_unknown_fields` does not help
/// here: serde-wasm-bindgen looks for the fields that it knows, and for no others. So what is not among
/// what was read (`read`, written again) is looked into.
fn unknown_field(given: &JsValue, read: &JsValue, reads: &dyn Fn() -> bool) -> Option<String> {
    if let (Some(given), Some(read)) = (given.dyn_ref::<Array>(), read.dyn_ref::<Array>()) {
        let mut pairs = given
            .iter()
            .zip(read.iter())
            .filter(|(given, _)| given.is_object());
        let unknown = pairs.find_map(|(given, read)| unknown_field(&given, &read, reads));
        // of a set an item may be read twice; of a tuple nothing is that is beyond its end
        let beyond = || unread(given, &read.length().into(), reads);
        let longer = given.length() > read.length();
        return unknown.or_else(|| longer.then(beyond).flatten());
    }
    if !given.is_object() || !read.is_object() {
        return None;
    }
    let fields = js_sys::Object::keys(given.unchecked_ref::<js_sys::Object>());
    // its own: every object inherits a `toString`
    let is_own = |name: &JsValue| {
        Reflect::get_own_property_descriptor(read.unchecked_ref::<js_sys::Object>(), name)
            .is_ok_and(|field| !field.is_undefined())
    };
    fields.iter().find_map(|name| {
        if !is_own(&name) {
            return unread(given, &name, reads);
        }
        let [given, read] = [given, read].map(|within| Reflect::get(within, &name));
        unknown_field(&given.ok()?, &read.ok()?, reads)
    })
}

/// The name of a field, or of one within it, if it is not looked at when the whole is read: then a
/// symbol, which is no value of any type, does not disturb the reading. What is looked at all the same
/// may be left out when it is written again, as nothing of a good.
fn unread(within: &JsValue, name: &JsValue, reads: &dyn Fn() -> bool) -> Option<String> {
    let value = Reflect::get(within, name).ok()?;
    Reflect::set(within, name, &JsValue::symbol(None)).ok()?;
    let ignored = reads();
    Reflect::set(within, name, &value).ok()?;
    if ignored {
        return Some(name.as_string().unwrap_or_else(|| shown(name)));
    }
    if !value.is_object() {
        return None;
    }
    let fields = js_sys::Object::keys(value.unchecked_ref::<js_sys::Object>());
    fields.iter().find_map(|name| unread(&value, &name, reads))
}

fn unreadable(error: String) -> JsValue {
    let error: String = error.chars().take(200).collect();
    thrown(Refusal::of("json-unreadable").with_text("error", error))
}

/// The message of whatever was thrown.
fn said(error: &JsValue) -> String {
    let message = Reflect::get(error, &"message".into());
    message.map_or_else(|_| shown(error), |message| text_of(&message))
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
