//! Counting positions: the quickest way to see that a change of the rules changed something.

use super::{Outcome, unknown_game};
use std::process::ExitCode;
use trapezi::games::{Visitor, visit};
use trapezi::kernel::{Game, Journal, Sense, Setup, leaves};

#[derive(clap::Args)]
pub(super) struct Args {
    /// The game's id.
    #[arg(long, default_value = "guildhall")]
    game: String,
    /// The number of seats.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// The seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play so many first legal moves before counting begins.
    #[arg(long, default_value_t = 0)]
    skip: u32,
    /// Count to this depth.
    #[arg(long, default_value_t = 4)]
    depth: u32,
}

pub(super) fn run(args: &Args, json: bool) -> Outcome {
    let counts = visit(&args.game, Count(args)).ok_or_else(|| unknown_game(&args.game))??;
    if json {
        let Args {
            game,
            seats,
            seed,
            skip,
            ..
        } = args;
        let report = serde_json::json!({ "game": game, "seats": seats, "seed": seed, "skip": skip, "leaves": counts });
        println!("{report}");
    } else {
        for (depth, leaves) in (1..).zip(counts) {
            println!("{depth:3} {leaves:14}");
        }
    }
    Ok(ExitCode::SUCCESS)
}

struct Count<'a>(&'a Args);

impl Visitor for Count<'_> {
    type Output = Result<Vec<u64>, trapezi::kernel::Refusal>;

    fn visit<G: Game + Sense>(self) -> Self::Output {
        let setup = Setup::of(&self.0.game, self.0.seats, self.0.seed);
        setup.check::<G>()?;
        let mut position = G::set_up(&setup, &mut Journal::silent());
        for _ in 0..self.0.skip {
            let Some(seat) = position.to_act().first() else {
                break;
            };
            let mut moves = Vec::new();
            position.legal_moves(seat, &mut moves);
            position.play(seat, moves[0], &mut Journal::silent());
        }
        Ok((1..=self.0.depth)
            .map(|depth| leaves(&position, depth))
            .collect())
    }
}
