//! The library without a browser: matches between bots, speed, move counts, scenarios, replays.

/// A line on standard output. Stands in for the standard library's, which panics when whoever read
/// the output has gone (`trapezi types | head`).
macro_rules! println {
    ($($part:tt)*) => {
        $crate::print_line(format_args!($($part)*))
    };
}

mod bench;
mod files;
mod perft;
mod play;
mod types;

use clap::{Parser, Subcommand};
use std::io::Write as _;
use std::process::ExitCode;
use trapezi::kernel::Seat;

/// Rules engines for euro board games, on the command line.
///
/// Every command takes --json, which prints one JSON document (bench: one a line) on standard output
/// and nothing else. The exit code is 0 on success, 1 when something that was checked does not hold,
/// and 2 on bad input.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Print JSON for programs instead of text for people.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Let bots play matches against each other, and print win rates with 95 % intervals.
    ///
    /// Seats rotate from match to match, so that nobody has the first turn more often than the
    /// others. Example: trapezi play --game guildhall --seats hard,medium --games 200 --seed 1
    Play(play::Args),
    /// Measure speed: random matches, set-up, copying, legal moves, views, searching.
    Bench(bench::Args),
    /// Count the positions that can be reached in so many decisions from a seed.
    Perft(perft::Args),
    /// Run scenario files, or all *.json files of folders, and print the values that differ.
    Check {
        /// Scenario files or folders.
        #[arg(required = true)]
        paths: Vec<std::path::PathBuf>,
    },
    /// Replay a save and verify its hashes.
    Replay {
        /// A save file; - reads standard input.
        file: std::path::PathBuf,
    },
    /// Print a fresh save of a game or, with --position, the position that a seed deals.
    New(files::NewArgs),
    /// Print the legal moves of a save or position with their picks.
    Moves {
        /// A save or position file; - reads standard input.
        file: std::path::PathBuf,
        /// The seat; the first seat to act if not given.
        #[arg(long, value_parser = seat)]
        seat: Option<Seat>,
        /// The game, for a position file.
        #[arg(long, default_value = "guildhall")]
        game: String,
    },
    /// Print what a seat sees of a save or position.
    View {
        /// A save or position file; - reads standard input.
        file: std::path::PathBuf,
        /// The seat; a watcher, who sees only what is public, if not given.
        #[arg(long, value_parser = seat)]
        seat: Option<Seat>,
        /// The game, for a position file.
        #[arg(long, default_value = "guildhall")]
        game: String,
    },
    /// Print the shelf: its games and their numbers of seats.
    Games,
    /// Print the TypeScript declarations of the JSON API.
    Types,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
        .map(Seat)
        .map_err(|_| "a seat is a number from 0".to_owned())
}

/// What a command came to: its exit code, or what was wrong with its input.
type Outcome = Result<ExitCode, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let Cli { command, json } = Cli::parse();
    let outcome = match command {
        Command::Play(args) => play::run(&args, json),
        Command::Bench(args) => bench::run(&args, json),
        Command::Perft(args) => perft::run(&args, json),
        Command::Check { paths } => files::check(&paths, json),
        Command::Replay { file } => files::replay(&file, json),
        Command::New(args) => files::new(&args),
        Command::Moves { file, seat, game } => files::moves(&file, seat, &game, json),
        Command::View { file, seat, game } => files::view(&file, seat, &game),
        Command::Games => games(json),
        Command::Types => types::run(),
    };
    outcome.unwrap_or_else(|error| {
        if json {
            println!("{}", serde_json::json!({ "error": error.to_string() }));
        } else {
            eprintln!("trapezi: {error}");
        }
        ExitCode::from(2)
    })
}

fn games(json: bool) -> Outcome {
    let infos = trapezi::games::infos();
    if json {
        println!("{}", serde_json::to_string_pretty(&infos)?);
    }
    for info in infos.iter().filter(|_| !json) {
        println!(
            "{}: {} to {} seats",
            info.id, info.min_seats, info.max_seats
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// Nobody reads any more: that is a normal end. Any other failure to write is not.
fn print_line(line: std::fmt::Arguments) {
    if let Err(error) = writeln!(std::io::stdout(), "{line}") {
        let code = if error.kind() == std::io::ErrorKind::BrokenPipe {
            0
        } else {
            eprintln!("trapezi: {error}");
            2
        };
        std::process::exit(code);
    }
}

/// The error for a game that is not on the shelf.
fn unknown_game(id: &str) -> String {
    let known: Vec<&str> = trapezi::games::infos().iter().map(|info| info.id).collect();
    format!(
        "{id}: no such game on the shelf; there is {}",
        known.join(", ")
    )
}
