//! Secrets keep: positions that differ only in what a seat may not know give it equal views, legal
//! moves and journals, and the same move from any bot that sits there.

use super::case::{Stand, after, moves_of};
use super::seen::{Outcome, Seen, difference, eyes_of, seen, with_other_future};
use super::{Case, Verdict, ensure};
use std::collections::BTreeSet;
use trapezi::bots::{Bot, Budget, Level};
use trapezi::kernel::{Game, Reply, Seat, Sense, Table, Target, Turn, Viewer};

/// Iterations of a bot that searches.
const ITERATIONS: u32 = 40;
/// The future is exchanged in one of so many positions.
const FUTURE_EVERY: usize = 4;
/// Bots decide in one of so many positions.
const BOTS_EVERY: usize = 24;

pub fn law_5<G: Game + Sense>(case: &Case) -> Verdict {
    let mut chance = case.chance();
    case.walk::<G>(|stand| {
        let position = stand.position;
        let touched = touched(position);
        // law 6 asks for the field that this needs
        let seed = chance.next_u64();
        let future = match stand.one_in(FUTURE_EVERY) {
            true => with_other_future(position, seed).unwrap_or(None),
            false => None,
        };
        let watcher = seen(position, None, &touched);
        for seat in Seat::all(position.seats()) {
            let here = [seen(position, Some(seat), &touched), watcher.clone()];
            let drawn = position.determinize(seat, &mut chance);
            for (how, other) in [
                ("drawn", Some(&drawn)),
                ("with another future", future.as_ref()),
            ] {
                let Some(other) = other else { continue };
                let at = |broken| format!("seat {seat}, {how}: {broken}");
                alike(&here, other, seat, &touched).map_err(at)?;
                same_journal(&stand, other, seat).map_err(at)?;
                if stand.one_in(BOTS_EVERY) && position.to_act().contains(seat) {
                    same_choice(position, other, seat, case.seed).map_err(at)?;
                }
            }
            secret_choices(position, seat)?;
        }
        Ok(())
    })?;
    at_a_table::<G>(case)
}

/// What is picked of a decision that goes on is told to nobody else: not in the view, not in the log,
/// not by whether undo is possible, and not by a number. Where several decide at the same time, each is
/// told that another has finished, and not in how many moves.
fn at_a_table<G: Game>(case: &Case) -> Verdict {
    let refused = |refusal| format!("the table refuses: {refusal}");
    let mut table = Table::<G>::new(case.setup::<G>()).map_err(refused)?;
    for (seat, mv) in case.moves::<G>() {
        let others = || seat.others(case.seats).map(Some).chain([None]);
        let told = |table: &Table<G>, from: usize| -> Vec<Reply<G::View>> {
            others().map(|viewer| table.reply(viewer, from)).collect()
        };
        let from = table.moves_played(None);
        let (before, turn, moves) = (
            told(&table, from),
            table.position().turn(),
            table.played().len(),
        );
        table.play(seat, mv).map_err(refused)?;
        ensure!(
            table.played().len() == moves + 1,
            "{mv} is not written down"
        );
        let now = table.position().turn();
        let decides = now.seats().contains(seat);
        let open = decides && table.position().is_choosing(seat);
        for (viewer, (before, mut after)) in
            others().zip(before.into_iter().zip(told(&table, from)))
        {
            let who = who(viewer);
            if open {
                ensure!(
                    before == after,
                    "{who} is told that seat {seat} has picked {mv}:\n  {before:?}\n  {after:?}"
                );
                continue;
            }
            if let (Turn::Several(before_it), Turn::Several(rest), false) = (turn, now, decides) {
                ensure!(
                    !rest.is_within(before_it) || after.moves_played == before.moves_played + 1,
                    "{who} is told in how many moves seat {seat} has decided"
                );
            }
            after.moves_played = before.moves_played;
            ensure!(
                before != after,
                "{who} sees nothing of {mv} by seat {seat}, but that a move was made"
            );
        }
    }
    Ok(())
}

/// Whatever anybody could ask about.
fn touched<G: Game>(position: &G) -> BTreeSet<Target> {
    let viewers = Seat::all(position.seats()).map(Some).chain([None]);
    viewers
        .flat_map(|viewer| position.targets(viewer))
        .collect()
}

/// The seat is told the same in another position as here, and so is a watcher: what everybody knows,
/// the seat knows too.
fn alike<G: Game>(here: &[Seen; 2], other: &G, seat: Seat, touched: &BTreeSet<Target>) -> Verdict {
    for (viewer, here) in eyes_of(seat).into_iter().zip(here) {
        if let Some(difference) = difference(here, &seen(other, viewer, touched)) {
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

/// What another seat chooses in secret, the log must not tell: of the moves that look the same to `seat`
/// it reads the same.
///
/// A choice is secret where several decide at once, and where `seat` sees nothing of it. In other cases
/// two moves may look the same because what was open for all to see has left no trace; the log tells
/// that rightly.
fn secret_choices<G: Game>(position: &G, seat: Seat) -> Verdict {
    let before = position.view(Some(seat));
    let several = matches!(position.turn(), Turn::Several(_));
    for actor in position.to_act().iter().filter(|actor| *actor != seat) {
        let mut secret: Vec<(G::View, G::Move, Outcome)> = Vec::new();
        for mv in moves_of(position, actor) {
            let (next, journal) = after(position, actor, mv);
            let (view, outcome) = (next.view(Some(seat)), Outcome::of(journal));
            if outcome.learnt.contains(seat) || !several && view != before {
                continue;
            }
            match secret.iter().find(|(other, ..)| *other == view) {
                Some((_, other, other_outcome)) => {
                    equal_entries(&outcome, other_outcome, seat).map_err(|broken| {
                        format!("seat {actor} may have played {mv} or {other}, but {broken}")
                    })?;
                }
                None => secret.push((view, mv, outcome)),
            }
        }
    }
    Ok(())
}
