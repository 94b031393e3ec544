//! Commands that read or print saves, positions and scenarios.

use super::{Outcome, unknown_game};
use serde_json::{Value, json};
use std::error::Error;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use trapezi::games::{Visitor, visit};
use trapezi::kernel::scenario::{Difference, Scenario};
use trapezi::kernel::{Game, Refusal, Save, Seat, Sense, Setup, Table, fresh_seed};

type Res<T> = Result<T, Box<dyn Error>>;

fn read(file: &Path) -> Res<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()).into())
}

fn parse<T: serde::de::DeserializeOwned>(file: &Path, text: &str) -> Res<T> {
    serde_json::from_str(text).map_err(|e| format!("{}: {e}", file.display()).into())
}

fn print(value: &impl serde::Serialize) -> Outcome {
    println!("{}", serde_json::to_string_pretty(value)?);
    Ok(ExitCode::SUCCESS)
}

/// Why a scenario did not run to its end.
enum Failure {
    /// It is bad input.
    Unreadable(Box<dyn Error>),
    /// Its start or one of its moves is refused.
    Refused(Refusal),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

/// Runs scenarios and prints what differs.
pub(super) fn check(paths: &[PathBuf], json: bool) -> Outcome {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    files.sort();
    if files.is_empty() {
        return Err("there is no *.json file".into());
    }
    let (mut failed, mut unreadable) = (0, 0);
    let mut reports = Vec::new();
    for file in &files {
        let result = check_file(file);
        let lines: Vec<String> = match &result {
            Ok(differences) => differences.iter().map(ToString::to_string).collect(),
            Err(error) => vec![error.to_string()],
        };
        failed += usize::from(!lines.is_empty());
        unreadable += usize::from(matches!(result, Err(Failure::Unreadable(_))));
        if json {
            let differences = result.as_ref().ok();
            let error = result.as_ref().err().map(ToString::to_string);
            reports.push(json!({ "file": file, "ok": lines.is_empty(), "error": error, "differences": differences }));
        } else {
            lines
                .iter()
                .for_each(|line| println!("{}: {line}", file.display()));
        }
    }
    if json {
        println!(
            "{}",
            json!({ "files": files.len(), "failed": failed, "reports": reports })
        );
    } else {
        println!("{} scenarios, {failed} failed", files.len());
    }
    Ok(match (failed, unreadable) {
        (0, _) => ExitCode::SUCCESS,
        (_, 0) => ExitCode::FAILURE,
        _ => ExitCode::from(2),
    })
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Res<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(path)? {
        let entry = entry?.path();
        if entry.is_dir()
            || entry
                .extension()
                .is_some_and(|extension| extension == "json")
        {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn check_file(file: &Path) -> Result<Vec<Difference>, Failure> {
    let scenario: Scenario = read(file)
        .and_then(|text| parse(file, &text))
        .map_err(Failure::Unreadable)?;
    let game = &scenario.setup.game;
    let result = visit(game, Run(&scenario));
    result
        .ok_or_else(|| Failure::Unreadable(unknown_game(game).into()))?
        .map_err(Failure::Refused)
}

struct Run<'a>(&'a Scenario);

impl Visitor for Run<'_> {
    type Output = Result<Vec<Difference>, Refusal>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        self.0.run::<G>()
    }
}

/// Replays a save.
pub(super) fn replay(file: &Path, json: bool) -> Outcome {
    let save: Save = parse(file, &read(file)?)?;
    let result = visit(&save.game, Replay(&save)).ok_or_else(|| unknown_game(&save.game))?;
    let (report, code) = match result {
        Ok(report) => (report, ExitCode::SUCCESS),
        Err(refusal) => (
            json!({ "ok": false, "refusal": refusal }),
            ExitCode::FAILURE,
        ),
    };
    if json {
        println!("{report}");
    } else if report["ok"] == true {
        println!(
            "{} moves replayed, {} hashes equal; position {}",
            report["moves"], report["checks"], report["hash"]
        );
    } else {
        println!("{}: {}", file.display(), report["refusal"]);
    }
    Ok(code)
}

struct Replay<'a>(&'a Save);

impl Visitor for Replay<'_> {
    type Output = Result<Value, Refusal>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let table = Table::<G>::restore(self.0)?;
        let tally = table.position().tally(None);
        Ok(json!({
            "ok": true,
            "moves": table.played().len(),
            "checks": self.0.checks.len(),
            "hash": table.hash(),
            "over": table.position().to_act().is_empty(),
            "totals": tally.totals,
            "winners": tally.winners,
        }))
    }
}

#[derive(clap::Args)]
pub(super) struct NewArgs {
    /// The game's id.
    #[arg(long, default_value = "guildhall")]
    game: String,
    /// The number of seats.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// The seed; a fresh one if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// Print the position instead of a save.
    #[arg(long)]
    position: bool,
    /// Let so many random moves be played first.
    #[arg(long, default_value_t = 0)]
    moves: u32,
    /// An option of the game, as id=value.
    #[arg(long = "option", value_parser = super::play::option)]
    options: Vec<(String, String)>,
}

/// Prints a fresh save or position.
pub(super) fn new(args: &NewArgs) -> Outcome {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let mut setup = Setup::of(&args.game, args.seats, seed);
    setup.options = args.options.iter().cloned().collect();
    print(&visit(&args.game, New(args, setup)).ok_or_else(|| unknown_game(&args.game))??)
}

struct New<'a>(&'a NewArgs, Setup);

impl Visitor for New<'_> {
    type Output = Res<Value>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let seed = self.1.seed;
        let mut table = Table::<G>::new(self.1)?;
        let mut chance = trapezi::kernel::Chance::from_seed(seed);
        for _ in 0..self.0.moves {
            let position = table.position();
            let Some(seat) = position.to_act().first() else {
                break;
            };
            let mv = trapezi::bots::random_move(position, seat, &mut chance, &mut Vec::new());
            let Some(mv) = mv else { break };
            table.play(seat, mv)?;
        }
        Ok(if self.0.position {
            serde_json::to_value(table.position())?
        } else {
            serde_json::to_value(table.save()?)?
        })
    }
}

/// Prints legal moves.
pub(super) fn moves(file: &Path, seat: Option<Seat>, game: &str, json: bool) -> Outcome {
    let reply = reply(file, |to_act| seat.or(to_act), game)?;
    if json {
        return print(&reply["moves"]);
    }
    for mv in reply["moves"].as_array().into_iter().flatten() {
        let picks: Vec<&str> = mv["picks"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        println!(
            "{:24} {}",
            mv["move"].as_str().unwrap_or_default(),
            picks.join(" > ")
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints what a seat sees.
pub(super) fn view(file: &Path, seat: Option<Seat>, game: &str) -> Outcome {
    print(&reply(file, |_| seat, game)?)
}

/// The reply to a viewer, of a save or of a position.
fn reply(file: &Path, viewer: impl FnOnce(Option<Seat>) -> Option<Seat>, game: &str) -> Res<Value> {
    let value: Value = parse(file, &read(file)?)?;
    let game = value["game"].as_str().unwrap_or(game).to_owned();
    visit(&game, Look(value, viewer)).ok_or_else(|| unknown_game(&game))?
}

struct Look<F>(Value, F);

impl<F: FnOnce(Option<Seat>) -> Option<Seat>> Visitor for Look<F> {
    type Output = Res<Value>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let Self(value, viewer) = self;
        let table = if value.get("moves").is_some() {
            Table::<G>::restore(&serde_json::from_value(value)?)?
        } else {
            let position: G = serde_json::from_value(value)?;
            Table::load(Setup::of(G::info().id, position.seats(), 0), position)?
        };
        let viewer = viewer(table.position().to_act().first());
        Ok(serde_json::to_value(table.reply(viewer, 0))?)
    }
}
