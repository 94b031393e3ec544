//! Secrets keep: positions that differ only in what a seat may not know give it equal views, legal
//! moves and journals, and the same move from any bot that sits there.

use super::case::{Stand, after, moves_of};
use super::seen::{Outcome, difference, eyes_of, generator, seen, with_other_future};
use super::{Case, Verdict, ensure};
use std::collections::BTreeSet;
use trapezi::bots::{Bot, Budget, Level, random_move};
use trapezi::kernel::{Chance, Game, Seat, Sense, Target, Viewer};

/// Iterations of a bot that searches.
const ITERATIONS: u32 = 40;
/// Bots decide in one of so many positions.
const BOTS_EVERY: usize = 24;
/// Secret paths are walked from one of so many positions.
const PATHS_EVERY: usize = 4;
/// How long they are at most.
const PATH: usize = 6;

pub fn law_5<G: Game + Sense>(case: &Case) -> Verdict {
    let mut chance = case.chance();
    case.walk::<G>(|stand| {
        let position = stand.position;
        let touched = touched(position);
        // law 6 asks for the field that this needs
        let future = with_other_future(position, chance.next_u64()).unwrap_or(None);
        for seat in Seat::all(position.seats()) {
            let drawn = position.determinize(seat, &mut chance);
            for (how, other) in [
                ("drawn", Some(&drawn)),
                ("with another future", future.as_ref()),
            ] {
                let Some(other) = other else { continue };
                let at = |broken| format!("seat {seat}, {how}: {broken}");
                alike(position, other, seat, &touched).map_err(at)?;
                same_journal(&stand, other, seat).map_err(at)?;
                if stand.one_in(BOTS_EVERY) && position.to_act().contains(seat) {
                    same_choice(position, other, seat, case.seed).map_err(at)?;
                }
            }
            if stand.one_in(PATHS_EVERY) {
                secret_paths(position, seat, &mut chance)?;
            }
        }
        Ok(())
    })
}

/// Whatever anybody could ask about.
fn touched<G: Game>(position: &G) -> BTreeSet<Target> {
    let viewers = Seat::all(position.seats()).map(Some).chain([None]);
    viewers
        .flat_map(|viewer| position.targets(viewer))
        .collect()
}

/// The seat is told the same in both positions, and so is a watcher: what everybody knows, the seat
/// knows too.
fn alike<G: Game>(position: &G, other: &G, seat: Seat, touched: &BTreeSet<Target>) -> Verdict {
    for viewer in eyes_of(seat) {
        let here = seen(position, viewer, touched);
        let there = seen(other, viewer, touched);
        if let Some(difference) = difference(&here, &there) {
            let who = who(viewer);
            return Err(format!("{who} can tell positions apart: {difference}"));
        }
    }
    Ok(())
}

fn who(viewer: Viewer) -> String {
    viewer.map_or("a watcher".to_owned(), |seat| format!("seat {seat}"))
}

fn same_choice<G: Game + Sense>(position: &G, other: &G, seat: Seat, seed: u64) -> Verdict {
    for level in Level::ALL {
        let choice = |position: &G| {
            Bot::new(level, Budget::Iterations(ITERATIONS), seat, seed)
                .decide(position, &[])
                .map(|mv| mv.to_string())
        };
        let (here, there) = (choice(position), choice(other));
        ensure!(
            here == there,
            "the {} bot plays {here:?} or {there:?}",
            level.name()
        );
    }
    Ok(())
}

/// The next move of the match, played in both positions, writes the same into the seat's log, unless
/// the seat learns something by it.
fn same_journal<G: Game>(stand: &Stand<G>, other: &G, seat: Seat) -> Verdict {
    let Some((actor, mv)) = stand.next else {
        return Ok(());
    };
    if !moves_of(other, actor).contains(&mv) {
        return Ok(());
    }
    let (here, journal) = after(stand.position, actor, mv);
    let (there, other_journal) = after(other, actor, mv);
    let (outcome, other_outcome) = (Outcome::of(journal), Outcome::of(other_journal));
    let learns = outcome.learnt.union(other_outcome.learnt).contains(seat);
    if learns || here.view(Some(seat)) != there.view(Some(seat)) {
        return Ok(());
    }
    equal_entries(&outcome, &other_outcome, seat)
        .map_err(|broken| format!("{mv} of seat {actor}: {broken}"))
}

fn equal_entries(one: &Outcome, other: &Outcome, seat: Seat) -> Verdict {
    for viewer in eyes_of(seat) {
        let (here, there) = (one.told(viewer), other.told(viewer));
        let who = who(viewer);
        ensure!(
            here == there,
            "the log tells {who}\n  {here:?}\nor\n  {there:?}"
        );
    }
    Ok(())
}

/// What another seat chooses in secret, the log must not tell. Another seat makes its choices in two
/// ways; as long as `seat` cannot know which it was, its log must be the same.
fn secret_paths<G: Game>(position: &G, seat: Seat, chance: &mut Chance) -> Verdict {
    let actors = position.to_act();
    for actor in actors.iter().filter(|actor| *actor != seat) {
        let (mut one, mut other) = (position.clone(), position.clone());
        for _ in 0..PATH {
            if !one.to_act().contains(actor) || !other.to_act().contains(actor) {
                break;
            }
            let Some(mv) = random_move(&one, actor, chance, &mut Vec::new()) else {
                break;
            };
            let choices = moves_of(&other, actor);
            // often the same choice, so that paths that part meet again
            let same = choices.contains(&mv) && chance.below(2) == 0;
            let other_mv = match same {
                true => mv,
                false => choices[chance.below(choices.len() as u32) as usize],
            };
            let here = step(&mut one, actor, mv);
            let there = step(&mut other, actor, other_mv);
            let draw = chance.next_u64();
            let drawn = |position: &G| position.determinize(seat, &mut Chance::from_seed(draw));
            let learns = here
                .outcome
                .learnt
                .union(there.outcome.learnt)
                .contains(seat);
            if learns || drawn(&one) != drawn(&other) {
                break;
            }
            // what was open for all to see may leave no trace once cards are shuffled
            if one != other && !here.by_chance && !there.by_chance {
                equal_entries(&here.outcome, &there.outcome, seat).map_err(|broken| {
                    format!(
                        "seat {seat} cannot know whether seat {actor} played {mv} or {other_mv}, but \
                         {broken}"
                    )
                })?;
            }
        }
    }
    Ok(())
}

/// A move of a path.
struct Step {
    outcome: Outcome,
    /// Whether chance had a part in it.
    by_chance: bool,
}

fn step<G: Game>(position: &mut G, seat: Seat, mv: G::Move) -> Step {
    let (next, journal) = after(position, seat, mv);
    let by_chance = generator(position) != generator(&next);
    *position = next;
    Step {
        outcome: Outcome::of(journal),
        by_chance,
    }
}
