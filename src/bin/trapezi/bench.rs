//! Speed.

use super::play::option;
use super::{Outcome, unknown_game};
use std::process::ExitCode;
use std::time::Duration;
use trapezi::bots::{Figures, measure};
use trapezi::games::{Visitor, infos, visit};
use trapezi::kernel::{Game, Info, Refusal, Sense, Setup};

#[derive(clap::Args)]
pub(super) struct Args {
    /// One game; all of the shelf if not given.
    #[arg(long)]
    game: Option<String>,
    /// One number of seats; all that the game allows if not given.
    #[arg(long)]
    seats: Option<u8>,
    /// Time for each measurement, in milliseconds.
    #[arg(long, default_value_t = 500)]
    ms: u64,
    /// An option of the game, as id=value; needs --game.
    #[arg(long = "option", value_parser = option, requires = "game")]
    options: Vec<(String, String)>,
    /// Measure the built wasm module under Node.js instead (npm run bench).
    #[arg(long)]
    wasm: bool,
}

pub(super) fn run(args: &Args, json: bool) -> Outcome {
    if args.wasm {
        let status = std::process::Command::new("npm")
            .args(["run", "--silent", "bench"])
            .status()?;
        return Ok(if status.success() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        });
    }
    if let Some(game) = args
        .game
        .as_ref()
        .filter(|game| !infos().iter().any(|i| i.id == *game))
    {
        return Err(unknown_game(game).into());
    }
    let chosen = |info: &&&Info| args.game.as_deref().is_none_or(|game| game == info.id);
    for info in infos().iter().filter(chosen) {
        for seats in info.min_seats..=info.max_seats {
            if args.seats.is_some_and(|chosen| chosen != seats) {
                continue;
            }
            let mut setup = Setup::of(info.id, seats, 0);
            setup.options = args.options.iter().cloned().collect();
            let figures = visit(info.id, Measure(&setup, Duration::from_millis(args.ms)))
                .ok_or_else(|| unknown_game(info.id))?
                .map_err(|e| e.to_string())?;
            if json {
                println!("{}", serde_json::to_string(&figures)?);
            } else {
                print_text(&figures);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

struct Measure<'a>(&'a Setup, Duration);

impl Visitor for Measure<'_> {
    type Output = Result<Figures, Refusal>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        self.0.check::<G>()?;
        Ok(measure::<G>(self.0, self.1))
    }
}

fn print_text(f: &Figures) {
    println!(
        "{} {} seats: {:.0} matches/s, {:.0} decisions/s; state {} bytes, copied in {:.0} ns; \
         set-up {:.1} us, legal moves {:.2} us, view {:.2} us; branching {:.1} (99 %: {}); \
         {:.0} search iterations/s",
        f.game,
        f.seats,
        f.matches_per_s,
        f.decisions_per_s,
        f.state_bytes,
        f.clone_ns,
        f.setup_us,
        f.legal_moves_us,
        f.view_us,
        f.branching_mean,
        f.branching_p99,
        f.search_iterations_per_s
    );
    for kind in &f.kinds {
        println!(
            "  {:40} {:5.1} % of decisions, branching {:.1} (99 %: {})",
            kind.prompt,
            100.0 * kind.share,
            kind.mean,
            kind.p99
        );
    }
}
