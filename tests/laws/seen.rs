//! Everything that a viewer is told of a position, and positions that a seat cannot tell from another.

use super::case::moves_of;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::kernel::{Audience, Chance, Entry, Game, Refusal, Seat, SeatSet, Target, Viewer};

/// What a viewer is told, as JSON to the byte, by the name of who tells it.
pub type Seen = Vec<(&'static str, String)>;

/// What `viewer` is told of a position. `touched` are targets that it
/// may ask about, beside those that it sees.
pub fn seen<G: Game>(position: &G, viewer: Viewer, touched: &BTreeSet<Target>) -> Seen {
    let targets = position.targets(viewer);
    let mut told = vec![
        ("view", text(&position.view(viewer))),
        (
            "to_act",
            text(&position.to_act().iter().collect::<Vec<_>>()),
        ),
        ("turn_number", text(&position.turn_number())),
        ("headline", text(&position.headline())),
        ("prompt", text(&position.prompt(viewer))),
        ("tally", text(&position.tally(viewer))),
        ("targets", text(&targets)),
    ];
    if let Some(seat) = viewer {
        let moves = moves_of(position, seat);
        let notations: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let picks: Vec<Vec<Target>> = moves.iter().map(|mv| position.picks(seat, *mv)).collect();
        let asked: BTreeSet<&Target> = targets.iter().chain(touched).collect();
        let reasons: Vec<(&Target, Option<Refusal>)> = asked
            .into_iter()
            .map(|target| (target, position.why_not(seat, target)))
            .collect();
        told.push(("legal_moves", text(&notations)));
        told.push(("picks", text(&picks)));
        told.push(("picked", text(&position.picked(seat))));
        told.push(("why_not", text(&reasons)));
    }
    told
}

/// Where what is told of two positions differs, in words.
pub fn difference(here: &Seen, there: &Seen) -> Option<String> {
    here.iter()
        .zip(there)
        .find_map(|((name, a), (_, b))| (a != b).then(|| format!("{name} is\n  {a}\nand\n  {b}")))
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| format!("no JSON: {e}"))
}

/// The same position with another generator: its future is another one.
///
/// By the rule of the house a position's generator is its JSON field `chance`. None where JSON does
/// not keep the position, which is law 4's business.
///
/// # Errors
/// There is no such field.
pub fn with_other_future<G: Game>(position: &G, seed: u64) -> Result<Option<G>, String> {
    let Ok(mut value) = serde_json::to_value(position) else {
        return Ok(None);
    };
    let faithful = serde_json::from_value::<G>(value.clone()).is_ok_and(|same| same == *position);
    if !faithful {
        return Ok(None);
    }
    let Some(chance) = value.get_mut("chance") else {
        return Err("the JSON of a position has no field `chance`".to_owned());
    };
    *chance = json!(Chance::from_seed(seed));
    let other = serde_json::from_value(value);
    other
        .map(Some)
        .map_err(|e| format!("the position is not read with another generator: {e}"))
}

/// A position's generator; none where there is no such field.
pub fn generator<G: Game>(position: &G) -> Option<Value> {
    let value = serde_json::to_value(position).ok()?;
    value.get("chance").cloned()
}

/// What came of a move: the entries of its journal, and who learnt something.
#[derive(Debug)]
pub struct Outcome {
    entries: Vec<Entry>,
    pub learnt: SeatSet,
}

impl Outcome {
    pub fn of(journal: trapezi::kernel::Journal) -> Self {
        let (entries, learnt) = journal.into_parts();
        Self { entries, learnt }
    }

    /// The entries that `viewer` may read.
    pub fn told(&self, viewer: Viewer) -> Vec<Entry> {
        let entries = self.entries.iter();
        entries
            .filter(|entry| entry.audience.admits(viewer))
            // to whom else an entry is told, no reader is told
            .map(|entry| entry.clone().to(Audience::All))
            .collect()
    }
}

/// The viewers whose knowledge `seat` shares: itself, and a watcher, who is told what everybody is.
pub fn eyes_of(seat: Seat) -> [Viewer; 2] {
    [Some(seat), None]
}
