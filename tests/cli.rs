//! The binary: what it prints for programs, and its exit codes (0: success; 1: something that was
//! checked does not hold; 2: bad input).
#![cfg(not(target_arch = "wasm32"))]

use serde_json::{Value, json};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn trapezi(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_trapezi"));
    command.args(args).stdin(Stdio::null());
    command
}

fn run(args: &[&str]) -> Output {
    trapezi(args).output().unwrap()
}

/// Runs with this text on standard input.
fn run_with(args: &[&str], input: &str) -> Output {
    let mut child = trapezi(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

#[track_caller]
fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    text(&output).to_owned()
}

#[track_caller]
fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap()
}

#[test]
fn the_shelf_is_listed_for_people_and_for_programs() {
    let shelf = json_of(&["games", "--json"]);
    let ids = shelf
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["id"].as_str().unwrap());
    let lines = good(&["games"]);
    assert!(ids.clone().count() > 0);
    assert!(
        lines
            .lines()
            .map(|line| line.split(':').next().unwrap())
            .eq(ids)
    );
    assert_eq!(lines.lines().next(), Some("guildhall: 2 to 4 seats"));
}

#[track_caller]
fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn play_prints_a_report() {
    let args = [
        "play",
        "--seats",
        "easy,random",
        "--games",
        "6",
        "--seed",
        "3",
        "--json",
    ];
    let report = json_of(&args);
    let mut expected = vec![
        "game",
        "seats",
        "matches",
        "win_rate",
        "ci95",
        "mean_score",
        "mean_decisions",
        "max_decision_ms",
        "mean_turns",
        "mean_winner_score",
        "max_turn_ms",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&report), expected);
    assert_eq!(report["seats"], json!(["easy", "random"]));
    assert_eq!(report["matches"], 6);
    for (rate, interval) in report["win_rate"]
        .as_array()
        .unwrap()
        .iter()
        .zip(report["ci95"].as_array().unwrap())
    {
        let [low, high] = [&interval[0], &interval[1]].map(|bound| bound.as_f64().unwrap());
        assert!((low..=high).contains(&rate.as_f64().unwrap()), "{report}");
    }
    // by iterations, not by the clock: the same again
    let again = json_of(&args);
    for field in ["win_rate", "mean_score", "mean_decisions", "mean_turns"] {
        assert_eq!(report[field], again[field], "{field}");
    }
}

#[test]
fn play_prints_for_people() {
    let text = good(&[
        "play",
        "--seats",
        "easy,random,random",
        "--games",
        "3",
        "--option",
        "first=seat-2",
    ]);
    assert!(text.starts_with("guildhall: 3 matches\n"), "{text}");
    assert_eq!(text.lines().count(), 5);
}

#[test]
fn play_writes_saves_that_replay() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saves");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).unwrap();
    let path = folder.to_str().unwrap();
    let args = [
        "play",
        "--seats",
        "easy,random",
        "--games",
        "2",
        "--seed",
        "8",
    ];
    good(&[&args[..], &["--saves", path]].concat());
    let mut names: Vec<_> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["easy-random-8.json", "random-easy-9.json"]);
    for name in names {
        let report = json_of(&["replay", "--json", folder.join(name).to_str().unwrap()]);
        assert_eq!(report["over"], true);
    }
}

#[test]
fn bench_prints_a_line_for_each_number_of_seats() {
    let text = good(&["bench", "--game", "guildhall", "--ms", "5", "--json"]);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut expected = vec![
        "game",
        "seats",
        "variant",
        "matches_per_s",
        "decisions_per_s",
        "state_bytes",
        "setup_us",
        "clone_ns",
        "legal_moves_us",
        "view_us",
        "branching_mean",
        "branching_p99",
        "kinds",
        "search_iterations_per_s",
    ];
    expected.sort_unstable();
    for (seats, figures) in (2..).zip(&lines) {
        assert_eq!(keys(figures), expected);
        assert_eq!(
            (&figures["seats"], &figures["variant"]),
            (&json!(seats), &json!("native"))
        );
        let kinds = figures["kinds"].as_array().unwrap();
        let shares: f64 = kinds
            .iter()
            .map(|kind| kind["share"].as_f64().unwrap())
            .sum();
        assert!((shares - 1.0).abs() < 1e-9, "every decision is of one kind");
    }
    assert_eq!(lines.len(), 3);
}

#[test]
fn perft_counts() {
    let report = json_of(&["perft", "--seed", "1", "--depth", "2", "--json"]);
    assert_eq!(keys(&report), ["game", "leaves", "seats", "seed", "skip"]);
    let leaves: Vec<u64> = serde_json::from_value(report["leaves"].clone()).unwrap();
    assert_eq!(leaves.len(), 2);
    assert!(leaves[0] > 1 && leaves[1] > leaves[0]);
    let text = good(&["perft", "--seed", "1", "--depth", "2"]);
    let words: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(
        words,
        ["1", &leaves[0].to_string(), "2", &leaves[1].to_string()]
    );
}

/// A scenario file of this test's own.
fn scenario(name: &str, steps: &Value) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let scenario = json!({
        "scenario": 1, "title": "A test of the command line",
        "setup": {
            "game": "guildhall", "seed": 1, "options": { "first": "seat-1" },
            "seats": [
                { "name": "Ada", "colour": "blue", "player": "person" },
                { "name": "Ben", "colour": "amber", "player": "person" },
            ],
        },
        "steps": steps,
    });
    std::fs::write(&file, scenario.to_string()).unwrap();
    file
}

#[test]
fn check_tells_good_from_bad() {
    let good_file = scenario(
        "good.json",
        &json!([{ "to_act": [0] }, { "play": "enough" }]),
    );
    let bad_file = scenario("bad.json", &json!([{ "to_act": [1] }]));
    let refused_file = scenario(
        "refused.json",
        &json!([{ "play": "enough" }, { "play": "buy VP5" }]),
    );
    let broken_file = scenario("broken.json", &json!("no steps"));
    let [good_file, bad_file, refused_file, broken_file] =
        [&good_file, &bad_file, &refused_file, &broken_file].map(|file| file.to_str().unwrap());

    assert_eq!(good(&["check", good_file]), "1 scenarios, 0 failed\n");

    let bad = run(&["check", good_file, bad_file]);
    assert_eq!(bad.status.code(), Some(1));
    assert!(
        text(&bad).contains("bad.json: step 1, to_act: expected [1], found [0]"),
        "{bad:?}"
    );

    let refused = run(&["check", refused_file, "--json"]);
    assert_eq!(refused.status.code(), Some(1));
    let report: Value = serde_json::from_str(text(&refused)).unwrap();
    assert_eq!(keys(&report), ["failed", "files", "reports"]);
    assert_eq!(
        keys(&report["reports"][0]),
        ["differences", "error", "file", "ok"]
    );
    assert!(
        report["reports"][0]["error"]
            .as_str()
            .unwrap()
            .contains("step 2"),
        "{report}"
    );

    for unreadable in [broken_file, "there/is/no/such/file.json"] {
        let output = run(&["check", good_file, unreadable]);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
    }
}

#[test]
fn new_takes_options() {
    let save = json_of(&["new", "--game", "agricola", "--option", "variant=full"]);
    assert_eq!(save["options"], json!({ "variant": "full" }));
    let alone = ["new", "--game", "agricola", "--option", "series-food=3"];
    let said = String::from_utf8(run(&alone).stderr).unwrap();
    assert!(
        said.contains("option-needs (A-25.8): option series-food, needed series"),
        "{said}"
    );
    let unknown = run(&["new", "--game", "agricola", "--option", "variant=long"]);
    assert_eq!(unknown.status.code(), Some(2), "{unknown:?}");
}

#[test]
fn new_makes_a_save_that_replays() {
    let save = good(&["new", "--seats", "3", "--seed", "5", "--moves", "60"]);
    let value: Value = serde_json::from_str(&save).unwrap();
    assert_eq!(value["moves"].as_array().unwrap().len(), 60);
    assert_eq!(
        save,
        good(&["new", "--seats", "3", "--seed", "5", "--moves", "60"])
    );

    let replayed = run_with(&["replay", "-", "--json"], &save);
    assert_eq!(replayed.status.code(), Some(0));
    let report: Value = serde_json::from_str(text(&replayed)).unwrap();
    assert_eq!(
        keys(&report),
        ["checks", "hash", "moves", "ok", "over", "totals", "winners"]
    );
    assert_eq!(
        (&report["ok"], &report["moves"], &report["checks"]),
        (&json!(true), &json!(60), &json!(3))
    );
    assert_eq!(value["checks"][2], json!([60, report["hash"]]));
    let told = run_with(&["replay", "-"], &save);
    assert!(
        text(&told).starts_with("60 moves replayed, 3 hashes equal"),
        "{told:?}"
    );

    let mut other = value;
    other["checks"][0][1] = json!("0123456789abcdef");
    let diverged = run_with(&["replay", "-", "--json"], &other.to_string());
    assert_eq!(diverged.status.code(), Some(1));
    let report: Value = serde_json::from_str(text(&diverged)).unwrap();
    assert_eq!(report["refusal"]["code"], "save-diverges");

    assert_eq!(run_with(&["replay", "-"], "{}").status.code(), Some(2));
    // a fresh seed each time
    assert_ne!(good(&["new"]), good(&["new"]));
}

#[test]
fn moves_and_view_look_at_saves_and_positions() {
    let new = ["new", "--seed", "5", "--moves", "30"];
    let save = good(&new);
    let position = good(&[&new[..], &["--position"]].concat());
    for file in [&save, &position] {
        let listed = run_with(&["moves", "-", "--json"], file);
        let moves: Vec<Value> = serde_json::from_str(text(&listed)).unwrap();
        assert!(moves.len() > 1);
        assert_eq!(keys(&moves[0]), ["move", "picks"]);
        let told = run_with(&["moves", "-"], file);
        assert_eq!(text(&told).lines().count(), moves.len());
        assert!(text(&told).starts_with(moves[0]["move"].as_str().unwrap()));

        for (seat, hands) in [("0", [true, false]), ("1", [false, true])] {
            let seen = run_with(&["view", "-", "--seat", seat], file);
            let reply: Value = serde_json::from_str(text(&seen)).unwrap();
            for (index, shown) in hands.into_iter().enumerate() {
                assert_eq!(reply["view"]["seats"][index]["hand"].is_array(), shown);
            }
        }
        let public = run_with(&["view", "-"], file);
        let reply: Value = serde_json::from_str(text(&public)).unwrap();
        assert_eq!(reply["viewer"], Value::Null);
    }
}

#[test]
fn types_are_typescript() {
    let types = good(&["types"]);
    for name in [
        "Reply<V>",
        "Save",
        "Setup",
        "Refusal",
        "LegalMove",
        "GuildhallView",
        "PlayedMove",
        "Info",
    ] {
        assert!(types.contains(&format!("export type {name} = ")), "{name}");
    }
}

#[test]
fn bad_input_is_told_and_ends_with_2() {
    for args in [
        &["play", "--seats", "easy"][..],
        &["play", "--seats", "easy,clever"],
        &["play", "--seats", "easy,easy", "--option", "first=nobody"],
        &["play", "--seats", "easy,easy", "--option", "first"],
        &["play", "--seats", &"easy,".repeat(300)[..1499]],
        &["play", "--seats", "easy,easy", "--game", "chess"],
        &["bench", "--game", "chess"],
        &["bench", "--game", "edo", "--option", "side=c"],
        &["bench", "--option", "side=a"],
        &["perft", "--seats", "9"],
        &["new", "--seed", "9007199254740992"],
        &["new", "--game", "chess"],
        &["check", "there/is/no/such/folder"],
        &["check"],
        &["replay", "there/is/no/such/file.json"],
        &["moves", "Cargo.toml"],
        &["view", "Cargo.toml", "--seat", "x"],
        &["juggle"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        assert!(
            !output.stderr.is_empty() || args[0] == "check",
            "{args:?}: {output:?}"
        );
        assert!(
            !String::from_utf8_lossy(&output.stderr).contains("panicked"),
            "{output:?}"
        );
    }
    let output = run(&["new", "--game", "chess", "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let error: Value = serde_json::from_str(text(&output)).unwrap();
    assert!(error["error"].as_str().unwrap().contains("guildhall"));
}

#[test]
fn help_has_every_option() {
    for (command, options) in [
        (
            "play",
            &[
                "--game",
                "--seats",
                "--games",
                "--seed",
                "--time",
                "--threads",
                "--option",
                "--saves",
            ][..],
        ),
        (
            "bench",
            &["--game", "--seats", "--ms", "--option", "--wasm"],
        ),
        (
            "perft",
            &["--game", "--seats", "--seed", "--skip", "--depth"],
        ),
        ("check", &["<PATHS>"]),
        ("replay", &["<FILE>"]),
        (
            "new",
            &["--game", "--seats", "--seed", "--position", "--moves"],
        ),
        ("moves", &["<FILE>", "--seat", "--game"]),
        ("view", &["<FILE>", "--seat", "--game"]),
        ("types", &[]),
    ] {
        let help = good(&[command, "--help"]);
        for option in options.iter().chain(&["--json"]) {
            assert!(
                help.contains(option),
                "{command} --help does not mention {option}"
            );
        }
        assert!(good(&["--help"]).contains(command), "{command}");
    }
}

#[test]
fn a_closed_pipe_is_a_normal_end() {
    for args in [
        &["types"][..],
        &["new"],
        &["perft", "--depth", "1"],
        &["play", "--seats", "random,random", "--games", "1"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = trapezi(args)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
            .wait_with_output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    }
}
