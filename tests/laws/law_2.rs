//! Every legal move applies. Everything else is refused with a `Refusal` that names a rule clause,
//! and the position is unchanged, to the byte.

use super::case::after;
use super::{Case, Verdict, ensure};
use std::collections::BTreeSet;
use trapezi::kernel::{Chance, Game, Journal, MAX_SEATS, Seat, fingerprint};

/// Illegal moves tried in each position.
const TRIED: usize = 40;

pub fn law_2<G: Game>(case: &Case) -> Verdict {
    let pool = pool::<G>(case);
    let mut chance = case.chance();
    case.walk::<G>(|stand| {
        let position = stand.position;
        for &(seat, mv) in stand.legal {
            applies(position, seat, mv)?;
        }
        let before = Print::of(position)?;
        let mut copy = position.clone();
        let tried = (0..TRIED).filter_map(|_| {
            let seat = Seat(chance.below(MAX_SEATS as u32 + 1) as u8);
            let mv = any(&pool, &mut chance)?;
            Some((seat, mv))
        });
        // moves of the position itself at seats to which they do not belong
        let mut tried: Vec<_> = tried.collect();
        for seat in Seat::all(MAX_SEATS as u8 + 1) {
            tried.extend(stand.legal.first().map(|(_, mv)| (seat, *mv)));
        }
        for notation in stand.legal.iter().map(|(_, mv)| mv.to_string()).take(TRIED) {
            if let Some(mv) = mutated::<G>(&notation, &mut chance)? {
                tried.push((stand.legal[0].0, mv));
            }
        }
        for (seat, mv) in tried {
            if !stand.legal.contains(&(seat, mv)) {
                refused(&mut copy, seat, mv)?;
                ensure!(
                    copy == *position,
                    "the refused move {mv} of seat {seat} has changed the position"
                );
            }
        }
        ensure!(
            Print::of(&copy)? == before,
            "refused moves have changed the position's bytes"
        );
        Ok(())
    })
}

fn applies<G: Game>(position: &G, seat: Seat, mv: G::Move) -> Verdict {
    let mut next = position.clone();
    if let Err(refusal) = next.apply(seat, mv, &mut Journal::silent()) {
        return Err(format!(
            "the legal move {mv} of seat {seat} is refused: {refusal}"
        ));
    }
    ensure!(
        next == after(position, seat, mv).0,
        "the move {mv} of seat {seat} does something else when its journal is kept"
    );
    Ok(())
}

fn refused<G: Game>(copy: &mut G, seat: Seat, mv: G::Move) -> Verdict {
    match copy.apply(seat, mv, &mut Journal::recording()) {
        Ok(()) => Err(format!("the illegal move {mv} of seat {seat} is applied")),
        Err(refusal) => {
            ensure!(
                refusal.clause.is_some(),
                "the move {mv} of seat {seat} is refused without a clause: {refusal}"
            );
            Ok(())
        }
    }
}

/// What must not change.
#[derive(PartialEq)]
struct Print(u64, String);

impl Print {
    fn of<G: Game>(position: &G) -> Result<Self, String> {
        let bytes = serde_json::to_string(position).map_err(|e| e.to_string())?;
        Ok(Self(fingerprint(position), bytes))
    }
}

/// Moves that are legal somewhere: in this match, or in another one.
fn pool<G: Game>(case: &Case) -> Vec<G::Move> {
    let other = Case {
        seed: case.seed ^ 1,
        ..case.clone()
    };
    let mut pool = BTreeSet::new();
    for case in [case, &other] {
        // the visitor never objects
        let _ = case.walk::<G>(|stand| {
            pool.extend(stand.legal.iter().map(|(_, mv)| *mv));
            Ok(())
        });
    }
    pool.into_iter().collect()
}

fn any<T: Copy>(items: &[T], chance: &mut Chance) -> Option<T> {
    items
        .get(chance.below(items.len() as u32) as usize)
        .copied()
}

/// A move whose notation is nearly this one; none if it cannot be read.
///
/// # Errors
/// It is read, and written in another way: then a move would have two notations.
fn mutated<G: Game>(notation: &str, chance: &mut Chance) -> Result<Option<G::Move>, String> {
    const LETTERS: &[u8] = b"0123456789 abrTW-/";
    let mut bytes = notation.as_bytes().to_vec();
    let at = chance.below(bytes.len() as u32) as usize;
    let letter = any(LETTERS, chance).unwrap_or(b' ');
    match chance.below(4) {
        0 => bytes.insert(at, letter),
        1 => bytes.push(letter),
        2 if bytes.len() > 1 => {
            bytes.remove(at);
        }
        _ => bytes[at] = letter,
    }
    let text = String::from_utf8_lossy(&bytes);
    let Ok(mv) = text.parse::<G::Move>() else {
        return Ok(None);
    };
    ensure!(
        mv.to_string() == text,
        "{text:?} is read as the move {:?}",
        mv.to_string()
    );
    Ok(Some(mv))
}
