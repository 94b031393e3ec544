//! `legal_moves` is empty exactly when the seat has nothing to decide; it never repeats a move; its
//! order is canonical.

use super::case::moves_of;
use super::{Case, Verdict, ensure};
use trapezi::kernel::{Game, MAX_SEATS, Seat, Turn};

pub fn law_1<G: Game>(case: &Case) -> Verdict {
    case.walk::<G>(|stand| {
        let position = stand.position;
        let to_act = position.to_act();
        let over = position.turn() == Turn::Over;
        ensure!(
            over == to_act.is_empty(),
            "nobody may decide, and the match is not over"
        );
        let restored = restored(position);
        for seat in Seat::all(MAX_SEATS as u8 + 1) {
            let moves = moves_of(position, seat);
            let decides = to_act.contains(seat);
            ensure!(
                !decides || seat.0 < position.seats(),
                "seat {seat} may decide, and is not at the table"
            );
            ensure!(
                decides != moves.is_empty(),
                "seat {seat} may decide: {decides}, and has {} moves",
                moves.len()
            );
            if let Some(pair) = moves.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err(format!(
                    "seat {seat} is offered {} before {}",
                    pair[0], pair[1]
                ));
            }
            let again = restored.as_ref().map(|copy| moves_of(copy, seat));
            ensure!(
                again.is_none_or(|again| again == moves),
                "seat {seat} has other moves in a restored copy"
            );
            appends(position, seat, &moves)?;
        }
        Ok(())
    })
}

/// A copy that went through JSON; none where JSON does not keep positions, which is law 4's business.
fn restored<G: Game>(position: &G) -> Option<G> {
    let text = serde_json::to_string(position).ok()?;
    serde_json::from_str(&text).ok()
}

/// What the list held before stays.
fn appends<G: Game>(position: &G, seat: Seat, moves: &[G::Move]) -> Verdict {
    let Some(first) = moves.first() else {
        return Ok(());
    };
    let mut list = vec![*first];
    position.legal_moves(seat, &mut list);
    ensure!(
        list[0] == *first && list[1..] == *moves,
        "the moves of seat {seat} are not appended to the list"
    );
    Ok(())
}
