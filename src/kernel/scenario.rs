//! Scenarios: a start, moves, and what must come of them. Rule cases and rule diagrams are files of
//! this kind; `docs/scenario.md` describes them.

use super::{Game, Refusal, Seat, Setup, Table, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Values at places of a JSON document: JSON pointer to value.
type Pointers = BTreeMap<String, Value>;

/// A scenario file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The version of the format: 1.
    pub scenario: u32,
    /// What it shows, in a line.
    pub title: String,
    /// The rule clauses that it is about.
    #[serde(default)]
    pub clauses: Vec<String>,
    /// The start.
    pub setup: Setup,
    /// A JSON merge patch on the position that the set-up deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What is played and expected, in order.
    pub steps: Vec<Step>,
}

/// A step of a [`Scenario`]: a move first, if it has one, then what must hold.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Step {
    /// Who plays, and whose moves `legal` and `illegal` speak of; the first seat to act if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The move to play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<String>,
    /// The move must be refused, by this clause; by any if this is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// The legal moves, all of them, in any order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// Some of the legal moves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub among: Vec<String>,
    /// Moves that must not be legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub illegal: Vec<String>,
    /// Who must decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Vec<Seat>>,
    /// Values in the position.
    #[serde(skip_serializing_if = "Pointers::is_empty")]
    pub position: Pointers,
    /// Values in a view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<ViewStep>,
    /// The points of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totals: Option<Vec<i32>>,
    /// The winners.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<Seat>>,
    /// Words for a reader, in a locale key or plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// What a viewer must see.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ViewStep {
    /// The seat that looks; a watcher if none.
    pub viewer: Viewer,
    /// Values in its view.
    pub values: Pointers,
    /// Texts that must not occur anywhere in its view, nor in its journal of this scenario.
    pub hidden: Vec<String>,
}

/// A value that is not what a scenario expects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The number of the step, from 1.
    pub step: usize,
    /// What was looked at.
    pub at: String,
    /// What was expected.
    pub expected: Value,
    /// What is there.
    pub found: Value,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            step,
            at,
            expected,
            found,
        } = self;
        write!(f, "step {step}, {at}: expected {expected}, found {found}")
    }
}

impl Scenario {
    /// The table at the start.
    ///
    /// # Errors
    /// Another format; a set-up or a position that is refused.
    pub fn table<G: Game>(&self) -> Result<Table<G>, Refusal> {
        if self.scenario != 1 {
            return Err(Refusal::of("scenario-format-unknown").with_text("format", self.scenario));
        }
        let table = Table::<G>::new(self.setup.clone())?;
        let Some(patch) = &self.position else {
            return Ok(table);
        };
        let unreadable =
            |e: serde_json::Error| Refusal::of("json-unreadable").with_text("error", e);
        let mut position = serde_json::to_value(table.position()).map_err(unreadable)?;
        json_patch::merge(&mut position, patch);
        let position: G = serde_json::from_value(position).map_err(unreadable)?;
        Table::load(self.setup.clone(), position)
    }

    /// Plays the scenario and lists what differs from its expectations.
    ///
    /// # Errors
    /// The start is refused, or a move without `refused` is. The refusal names the step.
    pub fn run<G: Game>(&self) -> Result<Vec<Difference>, Refusal> {
        let mut table = self.table::<G>()?;
        let mut differences = Vec::new();
        for (number, step) in (1..).zip(&self.steps) {
            let mut check = Check {
                step: number,
                differences: &mut differences,
            };
            let at = |refusal: Refusal| refusal.with_text("step", number);
            step.play(&mut table, &mut check).map_err(at)?;
            step.compare(&table, &mut check);
        }
        Ok(differences)
    }
}

struct Check<'a> {
    step: usize,
    differences: &'a mut Vec<Difference>,
}

impl Check<'_> {
    fn equal(&mut self, at: impl Into<String>, expected: Value, found: Value) {
        if expected != found {
            self.differences.push(Difference {
                step: self.step,
                at: at.into(),
                expected,
                found,
            });
        }
    }

    fn pointers(&mut self, what: &str, expected: &Pointers, document: &impl Serialize) {
        if expected.is_empty() {
            return;
        }
        let document = serde_json::to_value(document).unwrap_or(Value::Null);
        for (pointer, value) in expected {
            let found = document.pointer(pointer).cloned().unwrap_or(Value::Null);
            self.equal(format!("{what}{pointer}"), value.clone(), found);
        }
    }
}

impl Step {
    fn seat<G: Game>(&self, table: &Table<G>) -> Seat {
        self.seat
            .or(table.position().to_act().first())
            .unwrap_or(Seat(0))
    }

    fn play<G: Game>(&self, table: &mut Table<G>, check: &mut Check) -> Result<(), Refusal> {
        let Some(notation) = &self.play else {
            return Ok(());
        };
        let seat = self.seat(table);
        let result = notation
            .parse::<G::Move>()
            .and_then(|mv| table.play(seat, mv));
        match (&self.refused, result) {
            (None, result) => return result,
            (Some(clause), Ok(())) => {
                check.equal(
                    notation,
                    format!("refused by {clause}").into(),
                    "legal".into(),
                );
            }
            (Some(clause), Err(refusal)) => {
                if !clause.is_empty() {
                    check.equal(notation, clause.as_str().into(), refusal.clause.into());
                }
            }
        }
        Ok(())
    }

    fn compare<G: Game>(&self, table: &Table<G>, check: &mut Check) {
        let position = table.position();
        let mut legal: Vec<String> = table
            .legal_moves(self.seat(table))
            .iter()
            .map(ToString::to_string)
            .collect();
        legal.sort_unstable();
        if let Some(expected) = &self.legal {
            let mut expected = expected.clone();
            expected.sort_unstable();
            check.equal("legal", expected.into(), legal.clone().into());
        }
        for mv in &self.among {
            check.equal(
                mv,
                "legal".into(),
                if legal.contains(mv) {
                    "legal"
                } else {
                    "illegal"
                }
                .into(),
            );
        }
        for mv in &self.illegal {
            check.equal(
                mv,
                "illegal".into(),
                if legal.contains(mv) {
                    "legal"
                } else {
                    "illegal"
                }
                .into(),
            );
        }
        let numbers = |seats: &mut dyn Iterator<Item = Seat>| -> Value {
            seats.map(|seat| seat.0).collect::<Vec<_>>().into()
        };
        if let Some(seats) = &self.to_act {
            let found = numbers(&mut position.to_act().iter());
            check.equal("to_act", numbers(&mut seats.iter().copied()), found);
        }
        check.pointers("position", &self.position, position);
        if let Some(view) = &self.view {
            let reply = table.reply(view.viewer, 0);
            check.pointers("view", &view.values, &reply.view);
            let shown = serde_json::to_string(&reply).unwrap_or_default();
            for text in &view.hidden {
                check.equal(
                    text,
                    "hidden".into(),
                    if shown.contains(text) {
                        "shown"
                    } else {
                        "hidden"
                    }
                    .into(),
                );
            }
        }
        let tally = position.tally(None);
        if let Some(totals) = &self.totals {
            check.equal("totals", totals.clone().into(), tally.totals.clone().into());
        }
        if let Some(winners) = &self.winners {
            let found = numbers(&mut tally.winners.iter().copied());
            check.equal("winners", numbers(&mut winners.iter().copied()), found);
        }
    }
}
