//! Whole matches, stored as saves: each restores with all its hashes, and ends as it ended when it was
//! played. `tests/wasm_shared` replays some of them in wasm.
//!
//! `trapezi play --saves tests/replays/<game>` writes such files. `tests/replays/<game>.jsonl` has a line
//! for each: its name, and what `trapezi replay --json` prints of it. When the rules of a game change on
//! purpose, `Info::rules` is raised and both are written anew.
#![cfg(not(target_arch = "wasm32"))]

use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use trapezi::games::{Visitor, infos, visit};
use trapezi::kernel::{Game, Save, Sense, Table};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// The stored matches of a game, by the names of their files.
fn saves(game: &str) -> BTreeMap<String, Save> {
    let folder = folder().join(game);
    let entries =
        std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    entries
        .map(|entry| {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            let save = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
            (name, save)
        })
        .collect()
}

/// What is known of the ends of matches, by the names of their files.
fn ends(game: &str) -> BTreeMap<String, Value> {
    let text = std::fs::read_to_string(folder().join(format!("{game}.jsonl"))).unwrap();
    let lines = text.lines().map(|line| {
        let mut end: Value = serde_json::from_str(line).unwrap();
        let name = end.as_object_mut().unwrap().remove("file").unwrap();
        (name.as_str().unwrap().to_owned(), end)
    });
    lines.collect()
}

struct Replay<'a>(&'a str, &'a Save);

impl Visitor for Replay<'_> {
    type Output = Value;

    /// The end of the match, in the words of `trapezi replay --json`.
    fn visit<G: Game + Sense>(self) -> Value {
        let Self(name, save) = self;
        let table = Table::<G>::restore(save).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        assert_eq!(table.save().unwrap(), *save, "{name} is written as it was");
        let (after, hash) = save.checks.last().unwrap();
        assert_eq!(
            *after as usize,
            table.played().len(),
            "{name}: the end is checked"
        );
        assert_eq!(*hash, table.hash(), "{name}");
        let tally = table.position().tally(None);
        json!({
            "ok": true,
            "moves": table.played().len(),
            "checks": save.checks.len(),
            "hash": table.hash(),
            "over": table.position().to_act().is_empty(),
            "totals": tally.totals,
            "winners": tally.winners,
        })
    }
}

#[test]
fn stored_matches_end_as_they_did() {
    for info in infos() {
        let ends = ends(info.id);
        let mut missing: BTreeSet<&String> = ends.keys().collect();
        for (name, save) in &saves(info.id) {
            let end = visit(&save.game, Replay(name, save)).unwrap();
            if let Some(expected) = ends.get(name) {
                assert_eq!(end, *expected, "{name}");
                missing.remove(name);
            }
        }
        assert!(missing.is_empty(), "{missing:?} are not there");
    }
}

/// Every number of seats, options set and not set, weak players and strong ones.
#[test]
fn stored_matches_are_of_all_kinds() {
    for info in infos() {
        let saves = saves(info.id);
        let sizes: BTreeSet<u8> = saves.values().map(|save| save.seats.len() as u8).collect();
        assert_eq!(
            sizes,
            (info.min_seats..=info.max_seats).collect(),
            "{}",
            info.id
        );
        if !info.options.is_empty() {
            let plain = saves
                .values()
                .filter(|save| save.options.is_empty())
                .count();
            assert!((1..saves.len()).contains(&plain), "{}: options", info.id);
        }
        let players = saves.values().flat_map(|save| &save.seats);
        let players: BTreeSet<String> =
            players.map(|seat| json!(seat.player).to_string()).collect();
        for level in ["random", "easy", "medium"] {
            assert!(
                players.contains(&format!("{level:?}")),
                "{}: {level}",
                info.id
            );
        }
        assert!(saves.len() >= 30, "{}: {} matches", info.id, saves.len());
    }
}
