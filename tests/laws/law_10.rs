//! A random match ends within the bound that the game states.

use super::{Case, Verdict, ensure};
use trapezi::bots::random_move;
use trapezi::kernel::{Game, Journal};

/// More decisions than any turn has.
const MOST_IN_A_TURN: u32 = 10_000;

pub fn law_10<G: Game>(case: &Case) -> Verdict {
    let bound = G::info().turn_bound;
    let mut position: G = case.start();
    let mut chance = case.chance();
    let mut moves = Vec::new();
    let (mut turn, mut decisions) = (position.turn_number(), 0);
    while let Some(seat) = position.to_act().first() {
        let Some(mv) = random_move(&position, seat, &mut chance, &mut moves) else {
            return Ok(()); // law 1 will speak of it
        };
        position.play(seat, mv, &mut Journal::silent());
        let now = position.turn_number();
        ensure!(now >= turn, "turn {now} comes after turn {turn}");
        ensure!(now <= bound, "turn {now} is played; the bound is {bound}");
        decisions = if now == turn { decisions + 1 } else { 0 };
        turn = now;
        ensure!(
            decisions < MOST_IN_A_TURN,
            "turn {turn} does not end within {MOST_IN_A_TURN} decisions"
        );
    }
    Ok(())
}
