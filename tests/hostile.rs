//! Input from outside, good, damaged or hostile: nothing panics, nothing is lost, and what is refused
//! changes nothing. The stable twin of the fuzz targets, over their corpus.
#![cfg(not(target_arch = "wasm32"))]

mod drive;

use drive::Fate;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use trapezi::bots::random_move;
use trapezi::games::{Visitor, all_keys, infos, visit};
use trapezi::kernel::{Chance, Game, Sense, Setup, Table};

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = folder(target);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&folder)
        .unwrap_or_else(|e| panic!("{}: {e}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    files
        .iter()
        .map(|file| std::fs::read(file).unwrap())
        .collect()
}

fn folder(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target)
}

/// Those of the corpus that are taken as they are, as documents.
fn taken(target: &str, fate: fn(&[u8]) -> Fate) -> Vec<Value> {
    let files = corpus(target);
    let good = files.iter().filter(|bytes| fate(bytes) == Fate::Taken);
    let documents: Vec<Value> = good.map(|b| serde_json::from_slice(b).unwrap()).collect();
    assert!(documents.len() >= 10, "{}", documents.len());
    documents
}

static POSITIONS: LazyLock<Vec<Value>> =
    LazyLock::new(|| taken("load_position", |bytes| drive::load_position(bytes, 200)));
static SAVES: LazyLock<Vec<Value>> = LazyLock::new(|| taken("restore_save", drive::restore_save));

/// Nothing that a seat can be asked is missing from what the changed positions start from.
#[test]
fn the_corpus_asks_every_question() {
    struct Prompts;
    impl Visitor for Prompts {
        type Output = BTreeSet<&'static str>;
        fn visit<G: Game + Sense>(self) -> Self::Output {
            let read = |value: &Value| serde_json::from_value::<G>(value.clone()).ok();
            let positions = POSITIONS.iter().filter_map(read);
            let prompt = |position: G| Some(position.prompt(position.to_act().first())?.key);
            positions.filter_map(prompt).collect()
        }
    }
    let asked: BTreeSet<&str> = infos()
        .iter()
        .flat_map(|info| visit(info.id, Prompts).unwrap())
        .collect();
    let keys = all_keys();
    let questions = keys
        .iter()
        .filter(|key| key.contains("-prompt-") && !key.contains("-prompt-wait"));
    let missing: Vec<&String> = questions
        .filter(|key| !asked.contains(key.as_str()))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn moves_of_the_corpus_do_no_harm() {
    for text in corpus("play_move") {
        let text = String::from_utf8_lossy(&text);
        for info in infos() {
            drive::play_moves(info.id, &text).unwrap();
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn changed_positions_are_refused_or_sound(at in any::<prop::sample::Index>(), seed in any::<u64>()) {
        let mut position = POSITIONS[at.index(POSITIONS.len())].clone();
        drive::mutate::mutate(&mut position, &mut Chance::from_seed(seed));
        drive::load_position(position.to_string().as_bytes(), 30);
    }

    #[test]
    fn changed_saves_are_refused_or_replayed(at in any::<prop::sample::Index>(), seed in any::<u64>()) {
        let mut save = SAVES[at.index(SAVES.len())].clone();
        drive::mutate::mutate(&mut save, &mut Chance::from_seed(seed));
        drive::restore_save(save.to_string().as_bytes());
    }

    #[test]
    fn any_text_is_no_position_and_no_save(text in "\\PC{0,200}") {
        prop_assert_ne!(drive::load_position(text.as_bytes(), 1), Fate::Taken);
        prop_assert_ne!(drive::restore_save(text.as_bytes()), Fate::Taken);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn any_lines_are_played_or_refused(lines in prop::collection::vec(line(), 1..250)) {
        for info in infos() {
            drive::play_moves(info.id, &lines.join("\n")).unwrap();
        }
    }
}

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => "#[0-9]{1,3}",
        1 => Just("undo".to_owned()),
        1 => Just("redo".to_owned()),
        3 => "[0-4](play|hand|pile|next) [ADFHTW][rbgyp]",
        2 => "[0-4]hall [0-9] [ADFHTW][rbgyp]",
        1 => "[0-4](open [0-9]|chapter) [ADFHTW]",
        2 => "[0-4](level [0-9]|draw [0-9]|use|rest|enough|decline|discard-and-draw|buy VP[2-9A-Z_]{0,9})",
        1 => "\\?[a-z]{1,7}(/[0-9])?(/[A-Z0-9_a-z]{1,12})?",
        1 => "\\PC{0,40}",
    ]
}

/// Deep nesting is refused without descending into it.
#[test]
fn nesting_does_not_overflow_the_stack() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let position = &POSITIONS[0];
    for field in position.as_object().unwrap().keys() {
        let mut changed = position.clone();
        changed[field] = json!("@");
        let text = changed.to_string().replace("\"@\"", &deep);
        assert_eq!(
            drive::load_position(text.as_bytes(), 1),
            Fate::Unreadable,
            "{field}"
        );
    }
}

/// With `TRAPEZI_UPDATE=1`: writes the seeds of the corpus, one position and one save for each kind
/// of decision that turns up in random matches.
#[test]
fn seeds_of_the_corpus_are_there() {
    if std::env::var_os("TRAPEZI_UPDATE").is_some() {
        for info in infos() {
            visit(info.id, WriteSeeds).unwrap();
        }
    }
    for target in ["load_position", "restore_save", "play_move"] {
        corpus(target);
    }
}

/// Every second match has options that are not the default ones.
fn setup<G: Game>(seats: u8, seed: u64) -> Setup {
    let info = G::info();
    let mut setup = Setup::of(info.id, seats, seed);
    for option in info
        .options
        .iter()
        .filter(|option| option.listed && seed % 2 == 1)
    {
        let value = option.choices[option.choices.len() - 1];
        setup.options.insert(option.id.into(), value.into());
        // not every value goes with every number of seats
        if setup.check::<G>().is_err() {
            setup.options.remove(option.id);
        }
    }
    setup
}

struct WriteSeeds;

impl Visitor for WriteSeeds {
    type Output = ();

    fn visit<G: Game + Sense>(self) {
        let info = G::info();
        let mut positions = BTreeMap::new();
        let mut saves = BTreeMap::new();
        for seed in 0..120 {
            let span = u64::from(info.max_seats - info.min_seats) + 1;
            let seats = info.min_seats + (seed % span) as u8;
            let mut table = Table::<G>::new(setup::<G>(seats, seed)).unwrap();
            let mut chance = Chance::from_seed(seed);
            while let Some(seat) = table.position().to_act().first() {
                let kind = kind(table.position());
                positions
                    .entry(kind.clone())
                    .or_insert_with(|| position(table.position()));
                if table.played().len() < 60 {
                    saves
                        .entry(kind)
                        .or_insert_with(|| json!(table.save().unwrap()));
                }
                let mv = random_move(table.position(), seat, &mut chance, &mut Vec::new());
                table.play(seat, mv.unwrap()).unwrap();
            }
            positions
                .entry("over".into())
                .or_insert_with(|| position(table.position()));
        }
        write("load_position", info.id, "json", positions);
        write("restore_save", info.id, "json", saves);
        let lines = (0..6u32).map(|k| (k.to_string(), Value::from(course(k))));
        write("play_move", info.id, "txt", lines.collect());
    }
}

/// A position with what lies in no special place left to the word `rest`, so that a fuzzer can take
/// things away.
fn position<G: Game>(position: &G) -> Value {
    let mut value = json!(position);
    for field in ["out", "aside"] {
        if value[field].is_array() {
            value[field] = json!("rest");
        }
    }
    value
}

/// The prompt and the kinds of legal moves.
fn kind<G: Game>(position: &G) -> String {
    let seat = position.to_act().first().unwrap();
    let mut moves = Vec::new();
    position.legal_moves(seat, &mut moves);
    let mut kinds: Vec<String> = moves
        .iter()
        .map(|mv| mv.to_string().split(' ').next().unwrap().to_owned())
        .collect();
    kinds.dedup();
    let prompt = position.prompt(Some(seat)).unwrap().key;
    format!(
        "{prompt} {} {}",
        kinds.join(" "),
        position.picked(seat).len().min(2)
    )
}

fn course(k: u32) -> String {
    let mut chance = Chance::from_seed(k.into());
    let mut lines = vec!["x".repeat(k as usize)];
    for _ in 0..40 {
        lines.push(match chance.below(12) {
            0 => "undo".into(),
            1 => "redo".into(),
            2 => "0play Tr".into(),
            3 => "1hall 0 Db".into(),
            4 => "?hand/Wb".into(),
            5 => "0discard-and-draw".into(),
            6 => "0enough".into(),
            _ => format!("#{}", chance.below(30)),
        });
    }
    lines.join("\n")
}

fn write(target: &str, game: &str, extension: &str, documents: BTreeMap<String, Value>) {
    let folder = folder(target);
    std::fs::create_dir_all(&folder).unwrap();
    for (number, (kind, document)) in (1..).zip(documents) {
        println!("{target} {number}: {kind}");
        let text = document
            .as_str()
            .map_or_else(|| document.to_string(), str::to_owned);
        let file = folder.join(format!("{game}-{number:02}.{extension}"));
        std::fs::write(file, text).unwrap();
    }
}
