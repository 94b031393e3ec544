//! Matches between bots.

use super::{Outcome, unknown_game};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use trapezi::bots::{Bot, Budget, Level};
use trapezi::games::{Visitor, visit};
use trapezi::kernel::{Game, Journal, Player, Seat, Sense, Setup, Table};

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game's id.
    #[arg(long, default_value = "guildhall")]
    game: String,
    /// The level of each player, separated by commas: random, easy, medium, hard.
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<Level>,
    /// How many matches.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The first match has this seed, the next the following one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Think by the clock, as in the page, for so much of the page's time: 1 is all of it. Without
    /// it bots have a fixed number of iterations, and the same seed gives the same matches.
    #[arg(long)]
    time: Option<f32>,
    /// Matches played at the same time.
    #[arg(long, default_value_t = 2)]
    threads: u32,
    /// An option of the game, as id=value.
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    /// Write each match into this folder as a save, named after its players and its seed.
    #[arg(long, value_name = "FOLDER")]
    saves: Option<PathBuf>,
}

/// An option of a game on the command line.
pub(super) fn option(text: &str) -> Result<(String, String), String> {
    let (id, value) = text
        .split_once('=')
        .ok_or("an option is written id=value")?;
    Ok((id.to_owned(), value.to_owned()))
}

/// What programs read. `seats`, `win_rate`, `ci95`, `mean_score` and `max_decision_ms` have an item
/// for each player, in the order of the command line.
#[derive(Serialize)]
struct Report {
    game: String,
    seats: Vec<&'static str>,
    matches: u32,
    win_rate: Vec<f64>,
    ci95: Vec<(f64, f64)>,
    mean_score: Vec<f64>,
    mean_decisions: f64,
    max_decision_ms: Vec<f64>,
    mean_turns: f64,
    mean_winner_score: f64,
    max_turn_ms: Vec<f64>,
}

#[derive(Default)]
struct Totals {
    wins: Vec<f64>,
    scores: Vec<f64>,
    slowest: Vec<Duration>,
    slowest_turn: Vec<Duration>,
    decisions: u64,
    turns: u64,
    winner_scores: f64,
}

pub(super) fn run(args: &Args, json: bool) -> Outcome {
    let setup = setup(args, args.seed);
    if setup.seats.len() != args.seats.len() {
        return Err(format!("{} seats: more than any game has", args.seats.len()).into());
    }
    let report =
        visit(&args.game, Matches(args, &setup)).ok_or_else(|| unknown_game(&args.game))??;
    if json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print_text(&report);
    }
    Ok(ExitCode::SUCCESS)
}

fn setup(args: &Args, seed: u64) -> Setup {
    let mut setup = Setup::of(
        &args.game,
        u8::try_from(args.seats.len()).unwrap_or(u8::MAX),
        seed,
    );
    setup.options = args.options.iter().cloned().collect();
    setup
}

struct Matches<'a>(&'a Args, &'a Setup);

impl Visitor for Matches<'_> {
    type Output = Result<Report, String>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let Self(args, setup) = self;
        setup.check::<G>().map_err(|e| e.to_string())?;
        let threads = args.threads.clamp(1, 64);
        let parts = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| scope.spawn(move || some_matches::<G>(args, worker, threads)))
                .collect();
            workers
                .into_iter()
                .filter_map(|worker| worker.join().ok())
                .collect::<Result<Vec<Totals>, String>>()
        })?;
        Ok(report(args, &parts))
    }
}

fn some_matches<G: Game + Sense>(args: &Args, worker: u32, threads: u32) -> Result<Totals, String> {
    let players = args.seats.len();
    let mut totals = Totals {
        wins: vec![0.0; players],
        scores: vec![0.0; players],
        slowest: vec![Duration::ZERO; players],
        slowest_turn: vec![Duration::ZERO; players],
        ..Totals::default()
    };
    for number in (worker..args.games).step_by(threads as usize) {
        let (seed, moves) = one_match::<G>(args, number, &mut totals);
        if let Some(folder) = &args.saves {
            let levels: Vec<Level> = (0..players)
                .map(|seat| args.seats[(seat + number as usize) % players])
                .collect();
            write_save::<G>(folder, &levels, setup(args, seed), &moves)?;
        }
    }
    Ok(totals)
}

/// Writes a match that was played as a save.
fn write_save<G: Game>(
    folder: &Path,
    levels: &[Level],
    mut setup: Setup,
    moves: &[(Seat, G::Move)],
) -> Result<(), String> {
    for (seat, level) in setup.seats.iter_mut().zip(levels) {
        seat.player = match level {
            Level::Random => Player::Random,
            Level::Easy => Player::Easy,
            Level::Medium => Player::Medium,
            Level::Hard => Player::Hard,
        };
    }
    let names: Vec<&str> = levels.iter().map(|level| level.name()).collect();
    let file = folder.join(format!("{}-{}.json", names.join("-"), setup.seed));
    let mut table = Table::<G>::new(setup).map_err(|e| e.to_string())?;
    for (seat, mv) in moves {
        table.play(*seat, *mv).map_err(|e| e.to_string())?;
    }
    let save = table.save().map_err(|e| e.to_string())?;
    let text = serde_json::to_string(&save).map_err(|e| e.to_string())?;
    std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&file, text + "\n"))
        .map_err(|e| format!("{}: {e}", file.display()))
}

/// Its seed and its moves.
fn one_match<G: Game + Sense>(
    args: &Args,
    number: u32,
    totals: &mut Totals,
) -> (u64, Vec<(Seat, G::Move)>) {
    let players = args.seats.len();
    let seed = args.seed + u64::from(number);
    let player_at = |seat: Seat| (seat.index() + number as usize) % players;
    let budget = |level: Level| match (args.time, level.page_budget()) {
        (Some(part), Budget::Time(time)) => Budget::Time(time.mul_f32(part)),
        _ => level.fixed_budget(),
    };
    let mut position = G::set_up(&setup(args, seed), &mut Journal::silent());
    let mut bots: Vec<Bot<G>> = Seat::all(players as u8)
        .map(|seat| {
            let level = args.seats[player_at(seat)];
            Bot::new(
                level,
                budget(level),
                seat,
                seed.wrapping_mul(31) + u64::from(seat.0),
            )
        })
        .collect();
    let mut moves = Vec::new();
    let mut turn = (u32::MAX, Duration::ZERO);
    while let Some(seat) = position.to_act().first() {
        let started = Instant::now();
        let Some(mv) = bots[seat.index()].decide(&position, &moves) else {
            break;
        };
        let passed = started.elapsed();
        position.play(seat, mv, &mut Journal::silent());
        moves.push((seat, mv));

        let player = player_at(seat);
        totals.slowest[player] = totals.slowest[player].max(passed);
        if turn.0 != position.turn_number() {
            turn = (position.turn_number(), Duration::ZERO);
        }
        turn.1 += passed;
        totals.slowest_turn[player] = totals.slowest_turn[player].max(turn.1);
        totals.decisions += 1;
    }
    let tally = position.tally(None);
    totals.turns += u64::from(position.turn_number());
    for seat in Seat::all(players as u8) {
        totals.scores[player_at(seat)] += f64::from(tally.totals[seat.index()]);
    }
    for seat in &tally.winners {
        let share = 1.0 / tally.winners.len() as f64;
        totals.wins[player_at(*seat)] += share;
        totals.winner_scores += share * f64::from(tally.totals[seat.index()]);
    }
    (seed, moves)
}

fn report(args: &Args, parts: &[Totals]) -> Report {
    let matches = f64::from(args.games.max(1));
    let players = 0..args.seats.len();
    let sum = |of: fn(&Totals) -> &Vec<f64>, player: usize| -> f64 {
        parts.iter().map(|part| of(part)[player]).sum()
    };
    let slowest = |of: fn(&Totals) -> &Vec<Duration>, player: usize| -> f64 {
        let longest = parts
            .iter()
            .map(|part| of(part)[player])
            .max()
            .unwrap_or_default();
        longest.as_secs_f64() * 1000.0
    };
    let win_rate: Vec<f64> = players
        .clone()
        .map(|p| sum(|t| &t.wins, p) / matches)
        .collect();
    Report {
        game: args.game.clone(),
        seats: args.seats.iter().map(|level| level.name()).collect(),
        matches: args.games,
        ci95: win_rate.iter().map(|rate| wilson(*rate, matches)).collect(),
        win_rate,
        mean_score: players
            .clone()
            .map(|p| sum(|t| &t.scores, p) / matches)
            .collect(),
        mean_decisions: parts.iter().map(|part| part.decisions).sum::<u64>() as f64 / matches,
        max_decision_ms: players
            .clone()
            .map(|p| slowest(|t| &t.slowest, p))
            .collect(),
        mean_turns: parts.iter().map(|part| part.turns).sum::<u64>() as f64 / matches,
        mean_winner_score: parts.iter().map(|part| part.winner_scores).sum::<f64>() / matches,
        max_turn_ms: players.map(|p| slowest(|t| &t.slowest_turn, p)).collect(),
    }
}

/// Wilson's 95 % interval of a rate.
fn wilson(rate: f64, n: f64) -> (f64, f64) {
    let z = 1.959_964;
    let scale = 1.0 + z * z / n;
    let centre = (rate + z * z / (2.0 * n)) / scale;
    let half = z / scale * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    // rounding must not put the rate outside of its own interval
    (
        (centre - half).clamp(0.0, rate),
        (centre + half).clamp(rate, 1.0),
    )
}

fn print_text(report: &Report) {
    println!("{}: {} matches", report.game, report.matches);
    for (player, level) in report.seats.iter().enumerate() {
        let (low, high) = report.ci95[player];
        println!(
            "  {level:7} wins {:5.1} % [{:.1}, {:.1}]  mean score {:5.2}  slowest decision {:.1} ms, turn {:.1} ms",
            100.0 * report.win_rate[player],
            100.0 * low,
            100.0 * high,
            report.mean_score[player],
            report.max_decision_ms[player],
            report.max_turn_ms[player],
        );
    }
    println!(
        "  {:.1} decisions and {:.1} turns a match; winners have {:.1} points",
        report.mean_decisions, report.mean_turns, report.mean_winner_score
    );
}
