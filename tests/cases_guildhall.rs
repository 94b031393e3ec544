//! Guildhall's rule cases. Each is a scenario file that bears its number, or, where it speaks of the
//! box and not of a position, a test of its own.
#![cfg(not(target_arch = "wasm32"))]

mod guildhall;

use guildhall::dealt;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use trapezi::games::guildhall::Position;
use trapezi::kernel::Game;
use trapezi::kernel::scenario::Scenario;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/guildhall")
}

fn run(id: &str) {
    let path = folder().join(id).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
    let scenario: Scenario = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{id}: {e}"));
    assert!(!scenario.clauses.is_empty(), "{id} names no clause");
    match scenario.run::<Position>() {
        Ok(differences) if differences.is_empty() => {}
        Ok(differences) => {
            let lines: Vec<_> = differences.iter().map(ToString::to_string).collect();
            panic!("{id}, {}\n{}", scenario.title, lines.join("\n"));
        }
        Err(refusal) => panic!("{id}: {refusal}"),
    }
}

macro_rules! cases {
    ($($test:ident $id:literal)+) => {
        $(
            #[test]
            fn $test() {
                run($id);
            }
        )+

        const LISTED: &[&str] = &[$($id),+];
    };
}

cases! {
    c_005 "C-005"
    c_006 "C-006"
    c_007 "C-007"
    c_009 "C-009"
    c_010 "C-010"
    c_011 "C-011"
    c_013 "C-013"
    c_014 "C-014"
    c_015 "C-015"
    c_017 "C-017"
    c_018 "C-018"
    c_019 "C-019"
    c_021 "C-021"
    c_022 "C-022"
    c_023 "C-023"
    c_025 "C-025"
    c_026 "C-026"
    c_027 "C-027"
    c_029 "C-029"
    c_030 "C-030"
    c_031 "C-031"
    c_033 "C-033"
    c_034 "C-034"
    c_035 "C-035"
    c_037 "C-037"
    c_038 "C-038"
    c_039 "C-039"
    c_041 "C-041"
    c_042 "C-042"
    c_043 "C-043"
    c_045 "C-045"
    c_046 "C-046"
    c_047 "C-047"
    c_049 "C-049"
    c_050 "C-050"
    c_051 "C-051"
    c_053 "C-053"
    c_054 "C-054"
    c_055 "C-055"
    c_057 "C-057"
    c_058 "C-058"
    c_059 "C-059"
    c_061 "C-061"
    c_062 "C-062"
    c_063 "C-063"
    c_065 "C-065"
    c_066 "C-066"
    c_067 "C-067"
    c_069 "C-069"
    c_070 "C-070"
    c_071 "C-071"
    c_073 "C-073"
    c_074 "C-074"
    c_075 "C-075"
    c_077 "C-077"
    c_078 "C-078"
    c_079 "C-079"
    c_081 "C-081"
    c_082 "C-082"
    c_083 "C-083"
    c_085 "C-085"
    c_086 "C-086"
    c_087 "C-087"
    c_089 "C-089"
    c_090 "C-090"
    c_091 "C-091"
    c_093 "C-093"
    c_094 "C-094"
    c_095 "C-095"
    c_097 "C-097"
    c_098 "C-098"
    c_099 "C-099"
    c_101 "C-101"
    c_102 "C-102"
    c_103 "C-103"
    c_105 "C-105"
    c_106 "C-106"
    c_107 "C-107"
    c_109 "C-109"
    c_110 "C-110"
    c_111 "C-111"
    c_113 "C-113"
    c_114 "C-114"
    c_115 "C-115"
    c_117 "C-117"
    c_118 "C-118"
    c_119 "C-119"
    c_120 "C-120"
    c_121 "C-121"
    c_122 "C-122"
    c_123 "C-123"
    c_124 "C-124"
    c_125 "C-125"
    c_126 "C-126"
    c_127 "C-127"
}

#[test]
fn every_scenario_file_is_listed() {
    let listed: BTreeSet<_> = LISTED.iter().map(|id| format!("{id}.json")).collect();
    let entries = std::fs::read_dir(folder()).unwrap();
    let files = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(files.collect::<BTreeSet<_>>(), listed);
    assert_eq!(LISTED.len(), listed.len());
}

/// How often each string occurs in a JSON list of the position.
fn tally<'a>(lists: impl IntoIterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut counts = BTreeMap::new();
    for item in lists.into_iter().flat_map(str::split_whitespace) {
        *counts.entry(item).or_default() += 1;
    }
    counts
}

#[test]
fn c_001() {
    for seats in 2..=4 {
        let m = dealt(seats, 1);
        let mut lists = vec![m.deck()];
        lists.extend((0..seats).map(|seat| m.hand(seat)));
        let counts = tally(lists.iter().map(String::as_str));
        assert_eq!(counts.values().sum::<usize>(), 120);
        assert_eq!(counts.len(), 30);
        assert!(counts.values().all(|&copies| copies == 4));
    }
}

#[test]
fn c_002() {
    let m = dealt(4, 1);
    let lists = [m.row(), m.at("/vp_deck")];
    let counts = tally(lists.iter().map(String::as_str));
    assert_eq!(counts.len(), 9);
    assert!(
        counts
            .iter()
            .all(|(&vp, &copies)| copies == if vp == "VP5" { 6 } else { 3 })
    );
    assert_eq!(counts.values().sum::<usize>(), 30);
    assert_eq!(points(&counts), 135);
}

#[test]
fn c_003() {
    for seats in [2, 3] {
        let m = dealt(seats, 1);
        let lists = [m.row(), m.at("/vp_deck")];
        let counts = tally(lists.iter().map(String::as_str));
        assert_eq!(counts.len(), 9);
        assert!(
            counts
                .iter()
                .all(|(&vp, &copies)| copies == if vp == "VP5" { 4 } else { 2 })
        );
        assert_eq!(counts.values().sum::<usize>(), 20);
        assert_eq!(points(&counts), 90);
    }
}

/// The points of VP cards, by the values in the game's data.
fn points(counts: &BTreeMap<&str, usize>) -> u64 {
    let data: serde_json::Value = serde_json::from_str(Position::data()).unwrap();
    let cards = data["vp_cards"].as_array().unwrap();
    let value = |vp: &str| {
        let card = cards.iter().find(|card| card["id"] == vp).unwrap();
        card["value"].as_u64().unwrap()
    };
    let points = counts.iter().map(|(vp, &copies)| value(vp) * copies as u64);
    points.sum()
}
