//! `determinize(S)` draws a position that S cannot tell from the real one, and reads neither what S
//! may not know nor the future of the generator.

use super::seen::{generator, with_other_future};
use super::{Case, Verdict, ensure};
use trapezi::kernel::{Chance, Game, Seat};

/// Drawn positions are looked at after each so many moves.
const EVERY: usize = 2;

pub fn law_6<G: Game>(case: &Case) -> Verdict {
    let mut chance = case.chance();
    case.walk::<G>(|stand| {
        if !stand.one_in(EVERY) {
            return Ok(());
        }
        for seat in Seat::all(case.seats) {
            let seed = chance.next_u64();
            draws(stand.position, seat, seed).map_err(|broken| format!("seat {seat}: {broken}"))?;
        }
        Ok(())
    })
}

fn draws<G: Game>(position: &G, seat: Seat, seed: u64) -> Verdict {
    let draw = |position: &G, seed: u64| position.determinize(seat, &mut Chance::from_seed(seed));
    let drawn = draw(position, seed);
    ensure!(
        drawn == draw(position, seed),
        "the same numbers draw different positions"
    );
    ensure!(
        drawn.view(Some(seat)) == position.view(Some(seat)),
        "the drawn position looks different:\n  {:?}\n  {:?}",
        position.view(Some(seat)),
        drawn.view(Some(seat))
    );
    ensure!(
        drawn.turn() == position.turn(),
        "in the drawn position others decide"
    );
    // a position that is wrong itself is law 9's business
    if position.audit().is_ok()
        && let Err(refusal) = drawn.audit()
    {
        return Err(format!("the audit of the drawn position finds: {refusal}"));
    }
    let twice = draw(&draw(position, seed ^ 1), seed);
    ensure!(
        twice == drawn,
        "what the seat may not know is read: from a position that it cannot tell apart, the same \
         numbers draw\n  {twice:?}\nand not\n  {drawn:?}"
    );
    if let Some(other) = with_other_future(position, seed ^ 2)? {
        ensure!(
            draw(&other, seed) == drawn,
            "the future of the generator is read"
        );
    }
    let generators = [generator(position), generator(&drawn)];
    ensure!(
        generators[0].is_none() || generators[0] != generators[1],
        "the drawn position has the real one's generator"
    );
    Ok(())
}
