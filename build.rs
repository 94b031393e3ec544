//! Turns every `src/games/<game>/*.json` of the games that are built into a constant of `kernel::Data`, so that a game's numbers
//! live in its data file alone and are checked when the crate is compiled; and into a short JSON text, for pages. What the file
//! says about its sources is for people, and stays out of the program.

use serde_json::Value;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Fields that say where something comes from.
const FOR_PEOPLE: [&str; 10] = [
    "source",
    "sources",
    "source_tags",
    "how_to_correct",
    "note",
    "confidence",
    "decision",
    "notes",
    "clause",
    "information",
];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    println!("cargo::rerun-if-changed=src/games");
    for game in entries(Path::new("src/games")).filter(|game| is_on_the_shelf(stem(game))) {
        for file in entries(&game).filter(|path| path.extension().is_some_and(|e| e == "json")) {
            let text = fs::read_to_string(&file).expect("a readable data file");
            let value: Value =
                serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            let value = without_what_is_for_people(value);
            let mut code = String::new();
            write_data(&value, &mut code);
            let name = format!("{}_{}", stem(&game), stem(&file));
            let write = |ending, text: String| {
                fs::write(out.join(&name).with_extension(ending), text)
                    .expect("OUT_DIR can be written");
            };
            write("rs", code);
            write("json", value.to_string());
        }
    }
}

/// Whether the game's feature is on.
fn is_on_the_shelf(game: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{}", game.to_uppercase())).is_some()
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("a readable folder").path())
}

fn stem(path: &Path) -> &str {
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .expect("a plain file name")
}

fn without_what_is_for_people(value: Value) -> Value {
    match value {
        Value::Array(items) => items.into_iter().map(without_what_is_for_people).collect(),
        Value::Object(fields) => fields
            .into_iter()
            .filter(|(name, _)| !FOR_PEOPLE.contains(&name.as_str()))
            .map(|(name, item)| (name, without_what_is_for_people(item)))
            .collect(),
        other => other,
    }
}

fn write_data(value: &Value, code: &mut String) {
    match value {
        Value::Null => code.push_str("Data::Null"),
        Value::Bool(b) => write!(code, "Data::Bool({b})").expect("a string takes all"),
        Value::Number(n) => {
            let n = n
                .as_i64()
                .unwrap_or_else(|| panic!("{n}: whole numbers only"));
            write!(code, "Data::Number({n})").expect("a string takes all");
        }
        Value::String(text) => write!(code, "Data::Text({text:?})").expect("a string takes all"),
        Value::Array(items) => {
            code.push_str("Data::List(&[");
            for item in items {
                write_data(item, code);
                code.push(',');
            }
            code.push_str("])");
        }
        Value::Object(fields) => {
            code.push_str("Data::Map(&[");
            for (name, item) in fields {
                write!(code, "({name:?},").expect("a string takes all");
                write_data(item, code);
                code.push_str("),");
            }
            code.push_str("])");
        }
    }
}
