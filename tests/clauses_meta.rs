//! The thread from rulebook to code to test, followed by its clause numbers: both languages have the
//! same clauses, every clause has a test or a scenario, and whatever the code cites exists.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The files of a folder with this ending, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|e| panic!("{folder}: {e}"));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

/// The Rust files of a folder and of the folders in it.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut found = files(folder, ".rs");
    for inner in files(folder, "").iter().filter(|path| path.is_dir()) {
        let inner = inner.strip_prefix(root()).unwrap().to_string_lossy();
        found.extend(sources(&inner));
    }
    found
}

/// A game: its folder, the letter of its clauses, and how many it has at least.
#[derive(Clone, Copy)]
struct Rules {
    game: &'static str,
    letter: char,
    clauses: usize,
    /// Clauses that can only be proved with cards that are not dealt yet. ROADMAP.md says so of each.
    waiting: &'static [&'static str],
}

const GAMES: [Rules; 3] = [
    Rules {
        game: "guildhall",
        letter: 'G',
        clauses: 180,
        waiting: &[],
    },
    Rules {
        game: "edo",
        letter: 'E',
        clauses: 170,
        waiting: &[],
    },
    Rules {
        game: "agricola",
        letter: 'A',
        clauses: 300,
        waiting: &[
            "A-5.13", "A-6.10", "A-14.8", "A-21.11", "A-21.12", "A-22.18", "A-26.4", "A-26.14",
            "A-26.15", "A-26.20", "A-26.25",
        ],
    },
];

impl Rules {
    /// The clauses that a rule file defines: `- **G-6.2** ...`.
    fn defined(self, language: &str) -> Vec<String> {
        let text = read(root().join("rules").join(self.game).join(language));
        let prefix = format!("{}-", self.letter);
        let clauses = text.lines().filter_map(|line| {
            let (clause, _) = line.strip_prefix("- **")?.split_once("**")?;
            clause.starts_with(&prefix).then(|| clause.to_owned())
        });
        clauses.collect()
    }

    /// The numbers of all headings and clauses that a citation may name: `G-9`, `G-9.1`, `G-9.1.2`.
    fn citable(self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for clause in self.defined("en.md") {
            let mut name = clause.as_str();
            names.insert(name.to_owned());
            while let Some((shorter, _)) = name.rsplit_once('.') {
                names.insert(shorter.to_owned());
                name = shorter;
            }
        }
        names
    }

    /// Every `G-1.2.3` in a text; the last number may bear a letter.
    fn cited(self, text: &str) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for (at, prefix) in text.match_indices(&format!("{}-", self.letter)) {
            let before = text[..at].chars().next_back();
            let rest = &text[at + prefix.len()..];
            let number: String = rest
                .chars()
                .take_while(|c| c.is_ascii_digit() || *c == '.')
                .collect();
            let letter = rest[number.len()..].chars().next().filter(|c| {
                c.is_ascii_lowercase() && number.contains('.') && !number.ends_with('.')
            });
            let number = number.trim_end_matches('.');
            if !number.is_empty() && !before.is_some_and(char::is_alphanumeric) {
                let letter = letter.map(String::from).unwrap_or_default();
                found.insert(format!("{prefix}{number}{letter}"));
            }
        }
        found
    }

    /// The clauses that a test's name speaks of: `g_9_1_2_and_g_9_1_3_what_they_say`.
    fn of_test(self, name: &str) -> Vec<String> {
        let letter = self.letter.to_ascii_lowercase().to_string();
        let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
        let mut clauses = Vec::new();
        let mut words = name.split('_').peekable();
        while words.next_if_eq(&letter.as_str()).is_some() {
            let mut numbers = Vec::new();
            while let Some(number) = words.next_if(is_number) {
                numbers.push(number);
            }
            if numbers.is_empty() {
                break;
            }
            clauses.push(format!("{}-{}", self.letter, numbers.join(".")));
            if words.next_if_eq(&"and").is_none() {
                break;
            }
        }
        clauses
    }

    fn tested(self) -> BTreeSet<String> {
        let mut clauses = BTreeSet::new();
        let of_game = |path: &PathBuf| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            ["clauses", "cards"]
                .iter()
                .any(|kind| name.starts_with(&format!("{kind}_{}", self.game)))
        };
        let tests = files("tests", ".rs").into_iter().filter(of_game);
        for path in tests.chain(sources(&format!("src/games/{}", self.game))) {
            let text = read(&path);
            let mut is_test = false;
            for line in text.lines().map(str::trim_start) {
                if let Some(rest) = line.strip_prefix("fn ") {
                    let name = rest.split('(').next().unwrap_or_default();
                    if is_test {
                        clauses.extend(self.of_test(name));
                    }
                    is_test = false;
                }
                is_test |= line.starts_with("#[test]");
            }
        }
        clauses
    }

    fn in_scenarios(self) -> BTreeSet<String> {
        let mut clauses = BTreeSet::new();
        for path in files(&format!("tests/scenarios/{}", self.game), ".json") {
            let file: serde_json::Value = serde_json::from_str(&read(&path)).unwrap();
            let list = file["clauses"].as_array().cloned().unwrap_or_default();
            clauses.extend(list.iter().filter_map(|c| c.as_str().map(str::to_owned)));
        }
        clauses
    }
}

#[test]
fn both_languages_have_the_same_clauses_in_the_same_order() {
    for rules in GAMES {
        let english = rules.defined("en.md");
        assert!(english.len() > rules.clauses, "{} clauses", english.len());
        let once: BTreeSet<&String> = english.iter().collect();
        assert_eq!(once.len(), english.len(), "a clause is there twice");
        assert_eq!(english, rules.defined("el.md"));
    }
}

#[test]
fn clauses_that_refer_to_others_refer_to_clauses_that_exist() {
    for rules in GAMES {
        let citable = rules.citable();
        for language in ["en.md", "el.md"] {
            let text = read(root().join("rules").join(rules.game).join(language));
            let unknown: Vec<String> = rules.cited(&text).difference(&citable).cloned().collect();
            assert!(unknown.is_empty(), "{} {language}: {unknown:?}", rules.game);
        }
    }
}

#[test]
fn every_clause_has_a_test_or_a_scenario() {
    for rules in GAMES {
        let (tested, shown) = (rules.tested(), rules.in_scenarios());
        let missing: Vec<String> = rules
            .defined("en.md")
            .into_iter()
            .filter(|clause| !tested.contains(clause) && !shown.contains(clause))
            .filter(|clause| !rules.waiting.contains(&clause.as_str()))
            .collect();
        assert!(
            missing.is_empty(),
            "{} of {} without proof: {missing:?}",
            missing.len(),
            rules.game
        );
    }
}

#[test]
fn clauses_that_wait_for_cards_are_those_of_the_roadmap() {
    let roadmap = read(root().join("ROADMAP.md"));
    for rules in GAMES {
        let tested = rules.tested();
        for clause in rules.waiting {
            assert!(!tested.contains(*clause), "{clause} waits no longer");
            assert!(
                rules.cited(&roadmap).contains(*clause),
                "{clause} is not in the roadmap"
            );
        }
    }
}

#[test]
fn every_clause_that_a_test_or_a_scenario_names_exists() {
    for rules in GAMES {
        let citable = rules.citable();
        for named in [rules.tested(), rules.in_scenarios()] {
            let unknown: Vec<String> = named.difference(&citable).cloned().collect();
            assert!(unknown.is_empty(), "{unknown:?}");
        }
    }
}

#[test]
fn every_clause_that_the_code_cites_exists() {
    for rules in GAMES {
        let citable = rules.citable();
        let mut refused_by = BTreeSet::new();
        for path in sources(&format!("src/games/{}", rules.game)) {
            let text = read(&path);
            let unknown: Vec<String> = rules.cited(&text).difference(&citable).cloned().collect();
            assert!(unknown.is_empty(), "{}: {unknown:?}", path.display());
            // clauses in quotation marks are what refusals carry into the page
            for (at, _) in text.match_indices(&format!("\"{}-", rules.letter)) {
                refused_by.extend(text[at + 1..].split('"').next().map(str::to_owned));
            }
        }
        let clauses: BTreeSet<String> = rules.defined("en.md").into_iter().collect();
        assert!(refused_by.len() > 20, "{refused_by:?}");
        let unknown: Vec<&String> = refused_by.difference(&clauses).collect();
        // a refusal has to lead to a clause that can be read, not to a heading
        assert!(unknown.is_empty(), "{unknown:?}");
    }
}

#[test]
fn names_of_tests_are_read_as_meant() {
    let [guildhall, edo, _] = GAMES;
    assert_eq!(guildhall.of_test("g_9_1_2_two_chapters"), ["G-9.1.2"]);
    assert_eq!(
        guildhall.of_test("g_17_5_and_g_17_7_the_bound"),
        ["G-17.5", "G-17.7"]
    );
    assert_eq!(guildhall.of_test("g_1_1_two_to_four_and_more"), ["G-1.1"]);
    assert_eq!(edo.of_test("e_7_3a_without_figures"), ["E-7.3a"]);
    assert!(guildhall.of_test("golden").is_empty());
    let text = "G-6.2, (G-9.5.4). AG-1 G-x G-12 E-7.3a";
    let found: Vec<String> = guildhall.cited(text).into_iter().collect();
    assert_eq!(found, ["G-12", "G-6.2", "G-9.5.4"]);
    assert_eq!(edo.cited(text), BTreeSet::from(["E-7.3a".to_owned()]));
}
