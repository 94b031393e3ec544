//! A position survives JSON, and so does a match as a save. A damaged save is refused, and the refusal
//! names the place.

use super::{Case, Verdict, ensure};
use trapezi::kernel::{Arg, Chance, Game, Player, Refusal, Save, Seat, Table, fingerprint};

/// A position goes through JSON after each so many moves.
const EVERY: usize = 4;

pub fn law_4<G: Game>(case: &Case) -> Verdict {
    case.walk::<G>(|stand| {
        for (_, mv) in stand.legal {
            let read = mv.to_string().parse::<G::Move>();
            ensure!(
                read.as_ref() == Ok(mv),
                "the move {mv:?} is written {mv} and read as {read:?}"
            );
        }
        if stand.one_in(EVERY) {
            position_survives(stand.position)
        } else {
            Ok(())
        }
    })?;
    let table = case.table::<G>()?;
    save_survives(&table)?;
    let save = table.save().map_err(|refusal| refusal.to_string())?;
    let last = table.position();
    damaged::<G>(&save, last, &mut case.chance())
}

fn position_survives<G: Game>(position: &G) -> Verdict {
    let text = serde_json::to_string(position).map_err(|e| format!("no JSON: {e}"))?;
    let restored: G =
        serde_json::from_str(&text).map_err(|e| format!("{text} is not read again: {e}"))?;
    ensure!(
        restored == *position,
        "JSON gives another position:\n  {position:?}\n  {restored:?}"
    );
    ensure!(
        fingerprint(&restored) == fingerprint(position),
        "the position from JSON has another hash"
    );
    let again = serde_json::to_string(&restored).map_err(|e| e.to_string())?;
    ensure!(again == text, "JSON of JSON differs:\n  {text}\n  {again}");
    // through a tree of values, in which fields have another order
    let value = serde_json::to_value(position).map_err(|e| e.to_string())?;
    let restored: G = serde_json::from_value(value).map_err(|e| e.to_string())?;
    ensure!(
        restored == *position,
        "JSON in another order gives another position"
    );
    Ok(())
}

fn save_survives<G: Game>(table: &Table<G>) -> Verdict {
    let save = table.save().map_err(|refusal| refusal.to_string())?;
    let text = serde_json::to_string(&save).map_err(|e| e.to_string())?;
    let read: Save = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    ensure!(read == save, "a save is read as another one");
    let restored =
        Table::<G>::restore(&read).map_err(|refusal| format!("not restored: {refusal}"))?;
    same(table, &restored, "restored")?;

    // who plays may change in the middle of a match
    let mut changed = table.clone();
    for seat in Seat::all(table.position().seats()) {
        changed
            .set_player(seat, Player::Easy)
            .map_err(|refusal| refusal.to_string())?;
    }
    let save = changed.save().map_err(|refusal| refusal.to_string())?;
    let restored = Table::<G>::restore(&save)
        .map_err(|refusal| format!("not restored with other players: {refusal}"))?;
    same(&changed, &restored, "restored with other players")
}

/// Whether two tables are the same in all that can be seen of them; but for what was undone, which is
/// not part of a match.
pub fn same<G: Game>(one: &Table<G>, other: &Table<G>, how: &str) -> Verdict {
    ensure!(
        one.position() == other.position(),
        "the position is another one when {how}"
    );
    ensure!(
        one.played() == other.played(),
        "other moves are played, or other seats have learnt something, when {how}"
    );
    ensure!(
        one.setup() == other.setup(),
        "the set-up differs when {how}"
    );
    let seats = one.position().seats();
    for viewer in Seat::all(seats).map(Some).chain([None]) {
        ensure!(
            one.journal(viewer, 0) == other.journal(viewer, 0),
            "the journal of {viewer:?} differs when {how}"
        );
        let (mut one, mut other) = (one.reply(viewer, 0), other.reply(viewer, 0));
        (one.redo, other.redo) = (false, false);
        ensure!(one == other, "the reply to {viewer:?} differs when {how}");
    }
    Ok(())
}

fn damaged<G: Game>(save: &Save, last: &G, chance: &mut Chance) -> Verdict {
    let changed = |change: &dyn Fn(&mut Save)| {
        let mut save = save.clone();
        change(&mut save);
        save
    };
    let refused = |what: &str, save: &Save| match Table::<G>::restore(save) {
        Ok(_) => Err(format!("a save with {what} is restored")),
        Err(refusal) => Ok(refusal),
    };
    refused("another format", &changed(&|save| save.format += 1))?;
    refused("other rules", &changed(&|save| save.rules += 1))?;
    refused("another game", &changed(&|save| save.game.push('x')))?;
    refused("seats that cannot be", &changed(&|save| save.seats.clear()))?;
    truncated(save, chance)?;

    let Some((at, hash)) = save.checks.last().cloned() else {
        return Ok(());
    };
    // a hash that is not that of the position
    let bad = if hash.starts_with('0') { "1" } else { "0" };
    let bad = format!("{bad}{}", &hash[1..]);
    let index = chance.below(save.checks.len() as u32) as usize;
    let damaged = changed(&|save| {
        if let Some(check) = save.checks.get_mut(index) {
            check.1.clone_from(&bad);
        }
    });
    let place = save.checks[index].0;
    names("another hash", &refused("another hash", &damaged)?, place)?;
    // as it stands in the list does not matter
    let damaged = changed(&|save| {
        if let Some(check) = save.checks.get_mut(index) {
            check.1.clone_from(&bad);
        }
        save.checks.reverse();
    });
    names(
        "another hash, out of order",
        &refused("another hash, out of order", &damaged)?,
        place,
    )?;
    let damaged = changed(&|save| save.checks.push((at + 1, hash.clone())));
    refused("a hash beyond its end", &damaged)?;

    let number = chance.below(save.moves.len() as u32) as usize;
    let place = number as u32 + 1;
    for (what, notation) in [("no move at all", "?"), ("an empty move", "")] {
        let damaged = changed(&|save| notation.clone_into(&mut save.moves[number].1));
        names(what, &refused(what, &damaged)?, place)?;
    }
    let damaged = changed(&|save| save.moves[number].0 = Seat(7));
    names(
        "a seat of no table",
        &refused("a seat of no table", &damaged)?,
        place,
    )?;
    let damaged = changed(&|save| {
        save.moves.remove(number);
    });
    refused("a move left out", &damaged)?;
    let damaged = changed(&|save| save.seed ^= 1);
    let other = Table::<G>::new(damaged.setup()).map_err(|refusal| refusal.to_string())?;
    if other.position() != last {
        refused("another seed", &damaged)?;
    }
    Ok(())
}

/// A text that ends too early is no save.
fn truncated(save: &Save, chance: &mut Chance) -> Verdict {
    let text = serde_json::to_string(save).map_err(|e| e.to_string())?;
    for _ in 0..8 {
        let mut end = chance.below(text.len() as u32) as usize;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        ensure!(
            serde_json::from_str::<Save>(&text[..end]).is_err(),
            "the first {end} bytes of a save are read as a save"
        );
    }
    Ok(())
}

/// Whether the refusal of a save says at which move it is damaged.
fn names(what: &str, refusal: &Refusal, place: u32) -> Verdict {
    let named = refusal
        .args
        .iter()
        .any(|(name, arg)| *name == "number" && *arg == Arg::Number(place as i32));
    ensure!(
        named,
        "a save with {what} at move {place} is refused without that number: {refusal}"
    );
    Ok(())
}
