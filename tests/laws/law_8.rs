//! `picks` give each legal move a distinct path, no path is the beginning of another, and each target
//! is on the board.

use super::{Case, Verdict, ensure};
use std::collections::BTreeMap;
use trapezi::kernel::{Game, Seat, Target};

pub fn law_8<G: Game>(case: &Case) -> Verdict {
    case.walk::<G>(|stand| {
        let position = stand.position;
        for seat in position.to_act().iter() {
            let mut paths: BTreeMap<Vec<Target>, G::Move> = BTreeMap::new();
            let board = position.targets(Some(seat));
            let moves = stand.legal.iter().filter(|(other, _)| *other == seat);
            for &(_, mv) in moves {
                let path = position.picks(seat, mv);
                on_board(position, seat, mv, &path, &board)?;
                if let Some(other) = paths.insert(path, mv) {
                    ensure!(other == mv, "{other} and {mv} have the same picks");
                }
            }
            // in sorted order a path stands right before those that begin with it
            let sorted: Vec<_> = paths.iter().collect();
            for pair in sorted.windows(2) {
                let ((short, one), (long, other)) = (pair[0], pair[1]);
                ensure!(
                    !long.starts_with(short),
                    "the picks of {one} are the beginning of those of {other}"
                );
            }
        }
        Ok(())
    })
}

fn on_board<G: Game>(
    position: &G,
    seat: Seat,
    mv: G::Move,
    path: &[Target],
    board: &[Target],
) -> Verdict {
    let Some(first) = path.first() else {
        return Err(format!("{mv} has no picks"));
    };
    if let Some(missing) = path.iter().find(|target| !board.contains(target)) {
        return Err(format!("{mv} needs {missing}, which is not on the board"));
    }
    if let Some(reason) = position.why_not(seat, first) {
        return Err(format!(
            "{mv} begins with {first}, of which is said: {reason}"
        ));
    }
    Ok(())
}
