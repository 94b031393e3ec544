//! The schemas in `docs/schema` say of files what the engine says: every file of the project is valid
//! by them, and what is damaged is refused by both.
#![cfg(not(target_arch = "wasm32"))]

use jsonschema::Validator;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use trapezi::bots::random_move;
use trapezi::games::guildhall::{Position, Vp};
use trapezi::games::{agricola, edo};
use trapezi::kernel::scenario::Scenario;
use trapezi::kernel::{Chance, Game, Save, Setup, Table};

/// A file format: its schema, and whether the engine can read a document.
struct Format {
    schema: Value,
    validator: Validator,
    reads: fn(&Value) -> bool,
    /// Places below which names are free.
    free: &'static [&'static str],
}

impl Format {
    fn new(name: &str, reads: fn(&Value) -> bool, free: &'static [&'static str]) -> Self {
        let schema = json_of(&root().join(format!("docs/schema/{name}.schema.json")));
        assert!(jsonschema::meta::is_valid(&schema), "{name}");
        let validator = jsonschema::validator_for(&schema).unwrap();
        Self {
            schema,
            validator,
            reads,
            free,
        }
    }

    fn save() -> Self {
        let reads = |value: &Value| serde_json::from_value::<Save>(value.clone()).is_ok();
        Self::new("save", reads, &["/options"])
    }

    fn scenario() -> Self {
        let reads = |value: &Value| serde_json::from_value::<Scenario>(value.clone()).is_ok();
        Self::new(
            "scenario",
            reads,
            &["/position", "/values", "/setup/options"],
        )
    }

    fn position() -> Self {
        let reads = |value: &Value| serde_json::from_value::<Position>(value.clone()).is_ok();
        Self::new("position-guildhall", reads, &[])
    }

    fn position_of_edo() -> Self {
        let reads = |value: &Value| serde_json::from_value::<edo::Position>(value.clone()).is_ok();
        Self::new("position-edo", reads, &[])
    }

    fn position_of_agricola() -> Self {
        let reads =
            |value: &Value| serde_json::from_value::<agricola::Position>(value.clone()).is_ok();
        Self::new("position-agricola", reads, &[])
    }

    #[track_caller]
    fn valid(&self, document: &Value, what: &str) {
        let errors: Vec<String> = self
            .validator
            .iter_errors(document)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{what}: {errors:#?}");
        assert!(
            (self.reads)(document),
            "{what}: the engine does not read it"
        );
    }

    /// Damages the document in every place: what the schema refuses, the engine refuses too, and the
    /// other way round.
    fn judge_damage(&self, document: &Value) {
        let mut missing = 0;
        for path in paths(document) {
            if self.free.iter().any(|free| path.contains(free)) {
                continue;
            }
            let there = document.pointer(&path).unwrap();
            let mut changed = document.clone();
            *changed.pointer_mut(&path).unwrap() = match there {
                Value::Number(_) => json!("x"),
                _ => json!(7.5),
            };
            self.both_refuse(&changed, &format!("another type at {path:?}"));

            let Value::Object(fields) = there else {
                continue;
            };
            let mut changed = document.clone();
            changed.pointer_mut(&path).unwrap()["unheard-of"] = json!(1);
            self.both_refuse(&changed, &format!("an unknown field at {path:?}"));

            for name in fields.keys() {
                let mut changed = document.clone();
                let fields = changed.pointer_mut(&path).unwrap().as_object_mut();
                fields.unwrap().remove(name);
                let required = !self.validator.is_valid(&changed);
                assert_eq!(
                    required,
                    !(self.reads)(&changed),
                    "without {name} at {path:?}"
                );
                missing += usize::from(required);
            }
        }
        assert!(missing >= 3, "{missing} required fields");
    }

    #[track_caller]
    fn both_refuse(&self, document: &Value, what: &str) {
        assert!(
            !self.validator.is_valid(document),
            "the schema allows {what}"
        );
        assert!(!(self.reads)(document), "the engine allows {what}");
    }
}

fn paths(document: &Value) -> Vec<String> {
    let mut all = vec![String::new()];
    let mut next = 0;
    while let Some(path) = all.get(next).cloned() {
        match document.pointer(&path) {
            Some(Value::Object(fields)) => {
                all.extend(fields.keys().map(|name| format!("{path}/{name}")));
            }
            // the first items of a list speak for the others
            Some(Value::Array(items)) => {
                all.extend((0..items.len().min(3)).map(|i| format!("{path}/{i}")));
            }
            _ => {}
        }
        next += 1;
    }
    all
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn json_of(file: &Path) -> Value {
    let text = std::fs::read_to_string(file).unwrap();
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// The JSON files below a folder of `tests/`. A folder that is there is not empty.
fn files(folder: &str) -> Vec<PathBuf> {
    let top = root().join("tests").join(folder);
    let mut folders = vec![top.clone()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(
        !top.exists() || !files.is_empty(),
        "{} is empty",
        top.display()
    );
    files
}

/// Random matches, of each number of seats.
fn random_matches(visit: impl FnMut(&Table<Position>)) {
    random_matches_of(&[], visit);
}

fn random_matches_of<G: Game>(options: &[(&str, &str)], mut visit: impl FnMut(&Table<G>)) {
    for seed in 0..6u64 {
        let seats = 2 + (seed % 3) as u8;
        let mut setup = Setup::of(G::info().id, seats, seed);
        setup.options.insert("first".into(), "seat-2".into());
        let options = options.iter();
        setup
            .options
            .extend(options.map(|(id, choice)| ((*id).into(), (*choice).into())));
        let mut table = Table::<G>::new(setup).unwrap();
        let mut chance = Chance::from_seed(seed);
        visit(&table);
        while let Some(seat) = table.position().to_act().first() {
            let mv = random_move(table.position(), seat, &mut chance, &mut Vec::new());
            table.play(seat, mv.unwrap()).unwrap();
            visit(&table);
        }
    }
}

#[test]
fn saves_are_valid() {
    let format = Format::save();
    random_matches(|table| {
        if table.played().len().is_multiple_of(97) || table.position().to_act().is_empty() {
            format.valid(&json!(table.save().unwrap()), "a random match");
        }
    });
    for file in files("replays") {
        format.valid(&json_of(&file), &file.display().to_string());
    }
}

#[test]
fn damaged_saves_are_refused() {
    let format = Format::save();
    let mut judged = 0;
    random_matches(|table| {
        if table.played().len() == 60 {
            format.judge_damage(&json!(table.save().unwrap()));
            judged += 1;
        }
    });
    assert_eq!(judged, 6);
}

#[test]
fn positions_are_valid() {
    let format = Format::position();
    random_matches(|table| format.valid(&json!(table.position()), "a random match"));
}

#[test]
fn damaged_positions_are_refused() {
    let format = Format::position();
    let mut stages = std::collections::BTreeMap::new();
    random_matches(|table| {
        let position = json!(table.position());
        let stage = &position["stage"];
        let kind = stage.as_object().and_then(|stage| stage.keys().next());
        let kind = kind.cloned().unwrap_or_else(|| stage.to_string());
        let chain = &position["chain"];
        let key = (
            kind,
            !chain["level"].is_null(),
            !chain["opponent"].is_null(),
        );
        stages.entry(key).or_insert(position);
    });
    assert!(stages.len() >= 8, "{:?}", stages.keys());
    stages
        .values()
        .for_each(|position| format.judge_damage(position));
}

#[test]
fn positions_of_edo_are_valid_and_damaged_ones_are_refused() {
    let format = Format::position_of_edo();
    let mut stages = std::collections::BTreeMap::new();
    random_matches_of::<edo::Position>(&[], |table| {
        let position = json!(table.position());
        if table.played().len().is_multiple_of(5) {
            format.valid(&position, "a random match");
        }
        let key = (
            position["stage"].to_string(),
            table.position().seats(),
            position["figure"].is_null(),
        );
        stages.entry(key).or_insert(position);
    });
    assert!(stages.len() >= 20, "{:?}", stages.keys());
    stages
        .values()
        .step_by(3)
        .for_each(|position| format.judge_damage(position));
}

/// What is asked in a position of Agricola, and of which kind.
fn asked(position: &Value) -> String {
    let agenda = position["agenda"].as_array().unwrap();
    let asks = agenda.iter().map(|task| {
        let ask = &task["ask"];
        let kind = |value: &Value| {
            let name = value.as_object().and_then(|value| value.keys().next());
            name.cloned().unwrap_or_else(|| value.to_string())
        };
        let what = ask.pointer("/buy/what").or(ask.pointer("/moment"));
        format!("{} {}", kind(ask), what.map(kind).unwrap_or_default())
    });
    asks.collect::<Vec<_>>().join(", ")
}

#[test]
fn positions_of_agricola_are_valid_and_damaged_ones_are_refused() {
    let format = Format::position_of_agricola();
    for (variant, kinds) in [("family", 7), ("full", 12)] {
        let mut stages = std::collections::BTreeMap::new();
        random_matches_of::<agricola::Position>(&[("variant", variant)], |table| {
            let mut position = json!(table.position());
            let key = asked(&position);
            if stages.contains_key(&key) && !table.played().len().is_multiple_of(5) {
                return;
            }
            format.valid(&position, &key);
            // what is said of cards that lie elsewhere has no meaning without them
            if let Some(known) = position.pointer_mut("/cards/known") {
                *known = json!([]);
            }
            let holdings = position.pointer("/cards/seats").and_then(Value::as_array);
            if holdings.is_none_or(|seats| seats.iter().all(|seat| seat["gone"] == 0)) {
                stages.entry(key).or_insert(position);
            }
        });
        assert!(stages.len() >= kinds, "{:?}", stages.keys());
        stages
            .values()
            .for_each(|position| format.judge_damage(position));
    }
}

#[test]
fn the_position_schema_of_agricola_names_its_pieces() {
    let format = Format::position_of_agricola();
    let pieces: [(&str, Vec<String>); 5] = [
        (
            "space",
            agricola::Space::all().map(|s| s.to_string()).collect(),
        ),
        (
            "major",
            agricola::Major::all().map(|m| m.to_string()).collect(),
        ),
        (
            "card",
            agricola::Card::all().map(|c| c.to_string()).collect(),
        ),
        ("good", agricola::Good::ALL.map(|g| g.to_string()).into()),
        ("house", HOUSES.map(|h| h.to_string()).into()),
    ];
    for (kind, ids) in pieces {
        assert_eq!(format.schema["$defs"][kind]["enum"], json!(ids), "{kind}");
    }
}

const HOUSES: [agricola::House; 3] = [
    agricola::House::Wood,
    agricola::House::Clay,
    agricola::House::Stone,
];

#[test]
fn scenarios_are_valid_and_damaged_ones_are_refused() {
    let format = Format::scenario();
    for file in files("scenarios") {
        let scenario = json_of(&file);
        format.valid(&scenario, &file.display().to_string());
        format.judge_damage(&scenario);
    }
    format.judge_damage(&json!({
        "scenario": 1, "title": "Everything", "clauses": ["G-1"],
        "setup": Setup::of("guildhall", 2, 1),
        "position": {},
        "steps": [{
            "seat": 0, "play": "enough", "refused": "G-1", "legal": ["a"], "among": ["b"],
            "illegal": ["c"], "to_act": [0], "position": { "/turn": 0 },
            "view": { "viewer": 0, "values": { "/turn": 0 }, "hidden": ["Tr"] },
            "totals": [0], "winners": [0], "note": "n",
        }],
    }));
}

#[test]
fn a_scenario_of_another_version_is_refused() {
    let mut scenario = json!({
        "scenario": 2, "title": "t", "setup": Setup::of("guildhall", 2, 1), "steps": [],
    });
    assert!(!Format::scenario().validator.is_valid(&scenario));
    let read: Scenario = serde_json::from_value(scenario.clone()).unwrap();
    assert_eq!(
        read.run::<Position>().unwrap_err().code,
        "scenario-format-unknown"
    );
    scenario["scenario"] = json!(1);
    Format::scenario().valid(&scenario, "version 1");
}

#[test]
fn the_position_schema_names_the_vp_cards_of_the_game() {
    let format = Format::position();
    let ids: Vec<String> = Vp::all().map(|vp| vp.to_string()).collect();
    assert_eq!(format.schema["$defs"]["vp"]["enum"], json!(ids));
}

/// The examples in the documents are what they say they are.
#[test]
fn examples_of_the_documents_hold() {
    let mut seen = [0; 3];
    for document in ["save.md", "scenario.md"] {
        let text = std::fs::read_to_string(root().join("docs").join(document)).unwrap();
        for example in text.split("```json\n").skip(1) {
            let example = example.split("```").next().unwrap();
            let value: Value = serde_json::from_str(example).unwrap();
            if value.get("format").is_some() {
                Format::save().valid(&value, document);
                Table::<Position>::restore(&serde_json::from_value(value).unwrap()).unwrap();
                seen[0] += 1;
            } else if value.get("scenario").is_some() {
                Format::scenario().valid(&value, document);
                let scenario: Scenario = serde_json::from_value(value).unwrap();
                assert_eq!(scenario.run::<Position>().unwrap(), []);
                seen[1] += 1;
            } else {
                Format::position().valid(&value, document);
                let position: Position = serde_json::from_value(value).unwrap();
                Table::load(Setup::of("guildhall", 2, 0), position).unwrap();
                seen[2] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 0), "{seen:?}");
}
