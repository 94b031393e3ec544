//! Undo then redo is the identity. Undo stops where a person has learnt something, unless the table was
//! set up to allow it.

use super::case::{Stand, after, moves_of};
use super::law_4::same;
use super::seen::{Outcome, with_other_future};
use super::{Case, Verdict, ensure};
use trapezi::kernel::{Game, Played, Seat, SeatSet, Table, Turn, Viewer};

/// Tables are compared in everything after each so many moves.
const EVERY: usize = 16;

pub fn law_7<G: Game>(case: &Case) -> Verdict {
    let mut chance = case.chance();
    case.walk::<G>(|stand| {
        let Some((actor, mv)) = stand.next else {
            return Ok(());
        };
        let drawn = stand.position.determinize(actor, &mut chance);
        marked(&stand, &drawn)?;
        // law 6 asks for the field that this needs
        let future = with_other_future(stand.position, chance.next_u64()).unwrap_or(None);
        if let Some(other) = future {
            marked(&stand, &other)?;
        }
        let mut others = stand.legal.iter().filter(|(seat, _)| *seat == actor);
        let other = others.nth(chance.below(stand.legal.len() as u32) as usize);
        if let (Turn::Several(_), Some((_, other))) = (stand.position.turn(), other) {
            revealed(stand.position, actor, mv, *other)?;
        }
        in_any_order(&stand)?;
        Ok(())
    })?;
    at_a_table::<G>(case)
}

/// Two positions that nobody concerned could tell apart, and one move that shows which it was: whoever
/// sees that has learnt something by the move, and it is marked so. (What a move tells of the hand and
/// the choices of the seat that makes it does not count. It is that seat's to show.)
fn marked<G: Game>(stand: &Stand<G>, other: &G) -> Verdict {
    let Some((actor, mv)) = stand.next else {
        return Ok(());
    };
    if !moves_of(other, actor).contains(&mv) {
        return Ok(());
    }
    let (here, journal) = after(stand.position, actor, mv);
    let (there, _) = after(other, actor, mv);
    let learnt = Outcome::of(journal).learnt;
    for seat in Seat::all(stand.position.seats()) {
        let view = |position: &G| position.view(Some(seat));
        ensure!(
            view(other) != view(stand.position)
                || view(&here) == view(&there)
                || learnt.contains(seat),
            "seat {seat} learns something by {mv} of seat {actor}, and is not marked:\n  {:?}\n  {:?}",
            view(&here),
            view(&there)
        );
    }
    Ok(())
}

/// Where several decide at once, a seat's choice is a secret until all have chosen. Whoever sees what it
/// was has learnt it: another choice could still be made with that knowledge.
fn revealed<G: Game>(position: &G, actor: Seat, mv: G::Move, other: G::Move) -> Verdict {
    let (here, journal) = after(position, actor, mv);
    let (there, _) = after(position, actor, other);
    if here.turn() != there.turn() {
        // one of them is only a part of a choice, and whether it has chosen everybody may know
        return Ok(());
    }
    let learnt = Outcome::of(journal).learnt;
    for seat in actor.others(position.seats()) {
        ensure!(
            here.view(Some(seat)) == there.view(Some(seat)) || learnt.contains(seat),
            "seat {seat} sees that seat {actor} has chosen {mv} and not {other}, and is not marked"
        );
    }
    Ok(())
}

/// Where several decide at once their moves are independent: it does not matter who comes first.
fn in_any_order<G: Game>(stand: &Stand<G>) -> Verdict {
    let Some((actor, mv)) = stand.next else {
        return Ok(());
    };
    let (first, _) = after(stand.position, actor, mv);
    for &(seat, other) in stand.legal.iter().filter(|(seat, _)| *seat != actor) {
        let (second, _) = after(stand.position, seat, other);
        let [here, there] =
            [(&first, seat, other), (&second, actor, mv)].map(|(position, seat, mv)| {
                let goes_on = moves_of(position, seat).contains(&mv);
                goes_on.then(|| after(position, seat, mv).0)
            });
        ensure!(
            here.is_some() && here == there,
            "it matters who comes first, seat {actor} with {mv} or seat {seat} with {other}"
        );
    }
    Ok(())
}

fn at_a_table<G: Game>(case: &Case) -> Verdict {
    let refused = |refusal| format!("the table refuses: {refusal}");
    let persons = case.persons();
    let moves = case.moves::<G>();
    let mut table = Table::<G>::new(case.setup::<G>()).map_err(refused)?;
    let start = table.clone();
    for viewer in viewers(case) {
        ensure!(
            table.undo(viewer).is_err() && table.redo(viewer).is_err(),
            "there is something to undo or to redo before the first move"
        );
    }
    let mut together = Together::default();
    for (index, &(seat, mv)) in moves.iter().enumerate() {
        let number = index + 1;
        let thorough = number % EVERY == 0 || number == moves.len();
        let before = table.clone();
        let actor = Some(seat);
        table.play(seat, mv).map_err(refused)?;
        let learnt = newest(&before, &table)?.learnt;
        let stops = !case.free_undo && learnt.iter().any(|seat| persons.contains(seat));
        ensure!(
            table.undo_refused(actor).is_some() == stops,
            "after move {number}, {mv}, by which {learnt:?} have learnt something, undo stops: {}",
            !stops
        );
        let after = table.clone();
        let at = |broken| format!("after move {number}, {mv}: {broken}");
        if stops {
            ensure!(
                table.undo(actor).is_err(),
                "move {number} is undone all the same"
            );
        } else {
            table.undo(actor).map_err(refused)?;
            equal(&before, &table, thorough, "the last move is undone").map_err(at)?;
            ensure!(
                table.can_redo(actor),
                "what was undone cannot be played again"
            );
            table.redo(actor).map_err(refused)?;
        }
        ensure!(
            !table.can_redo(actor),
            "there is something to redo after all was"
        );
        equal(&after, &table, thorough, "it is played again").map_err(at)?;
        together.moved(before.position().turn(), seat, table.position().turn());
        together.keeps_apart(case, &table).map_err(at)?;
    }
    back_to_the_start(case, &start, &table)?;
    prefixes(case, &table)
}

/// The seats that have moved while the same several decide.
#[derive(Debug, Default)]
struct Together(SeatSet);

impl Together {
    fn moved(&mut self, before: Turn, seat: Seat, now: Turn) {
        self.0 = match (before, now) {
            (Turn::Several(before), Turn::Several(now)) if now.is_within(before) => {
                self.0.union(SeatSet::only(seat))
            }
            _ => SeatSet::NONE,
        };
    }

    /// Undo by one seat leaves what another person has decided in secret meanwhile, and redo brings back
    /// what it took.
    fn keeps_apart<G: Game>(&self, case: &Case, end: &Table<G>) -> Verdict {
        let refused = |refusal| format!("the table refuses: {refusal}");
        let decided = |seat: &Seat| {
            self.0.contains(*seat)
                && case.persons().contains(*seat)
                && !end.position().to_act().contains(*seat)
        };
        for viewer in viewers(case) {
            let mut table = end.clone();
            if table.undo(viewer).is_err() {
                continue;
            }
            for seat in Seat::all(case.seats).filter(decided) {
                let of = |table: &Table<G>| -> Vec<_> {
                    table
                        .played()
                        .iter()
                        .filter(|p| p.seat == seat)
                        .cloned()
                        .collect()
                };
                ensure!(
                    Some(seat) == viewer || of(&table) == of(end),
                    "undo by {viewer:?} takes back what seat {seat} has decided at the same time"
                );
            }
            let whose = viewer.and_then(|_| viewers(case).find(|whose| table.can_redo(*whose))?);
            table.redo(whose).map_err(refused)?;
            ensure!(
                table.position() == end.position() && table.played().len() == end.played().len(),
                "redo does not bring back what undo by {viewer:?} took"
            );
        }
        Ok(())
    }
}

/// The move by which one table is ahead of another.
fn newest<G: Game>(before: &Table<G>, after: &Table<G>) -> Result<Played<G::Move>, String> {
    let new = after.played().iter().find(|played| {
        let times = |table: &Table<G>| table.played().iter().filter(|p| p == played).count();
        times(after) > times(before)
    });
    new.cloned().ok_or("a move was not written down".to_owned())
}

/// In everything, or in what costs little to compare.
fn equal<G: Game>(one: &Table<G>, other: &Table<G>, thorough: bool, how: &str) -> Verdict {
    if thorough {
        return same(one, other, how);
    }
    ensure!(
        one.position() == other.position() && one.played() == other.played(),
        "the match is another one when {how}"
    );
    Ok(())
}

/// Undo as far as it goes: to the start where nothing stops it, and forward again.
fn back_to_the_start<G: Game>(case: &Case, start: &Table<G>, end: &Table<G>) -> Verdict {
    let refused = |refusal| format!("the table refuses: {refusal}");
    let mut table = end.clone();
    // where several decide, each takes back its own
    while let Some(viewer) = viewers(case).find(|viewer| table.undo_refused(*viewer).is_none()) {
        table.undo(viewer).map_err(refused)?;
    }
    if case.free_undo {
        same(start, &table, "all moves are undone")?;
    }
    while let Some(viewer) = viewers(case).find(|viewer| table.can_redo(*viewer)) {
        table.redo(viewer).map_err(refused)?;
    }
    ensure!(
        end.position() == table.position() && end.hash() == table.hash(),
        "the position is another one when all moves are played again"
    );
    Ok(())
}

fn viewers(case: &Case) -> impl Iterator<Item = Viewer> {
    Seat::all(case.seats).map(Some).chain([None])
}

/// `at` and `follow` come to what playing comes to.
fn prefixes<G: Game>(case: &Case, end: &Table<G>) -> Verdict {
    let refused = |refusal| format!("the table refuses: {refusal}");
    let count = end.played().len();
    let mut chance = case.chance();
    let whole = end.save().map_err(refused)?;
    for _ in 0..3 {
        let part = chance.below(count as u32 + 1) as usize;
        let mut played = Table::<G>::new(case.setup::<G>()).map_err(refused)?;
        for step in &end.played()[..part] {
            played.play(step.seat, step.mv).map_err(refused)?;
        }
        let at = end.at(part).map_err(refused)?;
        same(&played, &at, "looked back at")?;
        ensure!(
            !at.can_redo(None),
            "a table that looks back has something to redo"
        );

        let mut following = played.clone();
        following.follow(&whole).map_err(refused)?;
        same(end, &following, "followed from a part")?;
        let mut following = end.clone();
        following
            .follow(&played.save().map_err(refused)?)
            .map_err(refused)?;
        same(&played, &following, "followed back to a part")?;
        // what was undone is no part of a match
        let mut following = end.clone();
        if following.undo(None).is_ok() {
            let save = following.save().map_err(refused)?;
            following.follow(&save).map_err(refused)?;
            ensure!(
                !following.can_redo(None),
                "a table that follows a save can redo what the save does not know"
            );
        }
    }
    failed_follow(end)?;
    ensure!(
        end.at(count + 1).is_err(),
        "a match is looked at beyond its end"
    );
    Ok(())
}

/// A save that cannot be followed changes nothing.
fn failed_follow<G: Game>(end: &Table<G>) -> Verdict {
    let mut save = end.save().map_err(|refusal| refusal.to_string())?;
    save.moves.push((Seat(0), "?".to_owned()));
    let mut table = end.clone();
    let undone = table.undo(None).is_ok();
    let before = table.clone();
    ensure!(
        table.follow(&save).is_err(),
        "a save with a move that is none is followed"
    );
    same(&before, &table, "a save could not be followed")?;
    ensure!(
        table.can_redo(None) == undone,
        "a save that could not be followed has changed what can be redone"
    );
    Ok(())
}
