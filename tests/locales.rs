//! The words: every key that the engine can send is in both languages, and asks for no argument that
//! the engine does not give.
#![cfg(not(target_arch = "wasm32"))]

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use trapezi::bots::random_move;
use trapezi::games::{Visitor, all_keys, infos, visit};
use trapezi::kernel::{Arg, Chance, Counted, Game, Message, Refusal, Seat, Sense, Setup, Table};

/// The variables of each message of a language.
type Locale = BTreeMap<String, BTreeSet<String>>;

const LANGUAGES: [&str; 2] = ["en", "el"];

fn locale(language: &str) -> Locale {
    let folder = Path::new("www/locales").join(language);
    let mut locale = Locale::new();
    for file in fs::read_dir(&folder).expect("a folder of the language") {
        let file = file.expect("a readable folder").path();
        let text = fs::read_to_string(&file).expect("a readable file");
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let mut variables = BTreeSet::new();
                message
                    .value
                    .iter()
                    .for_each(|pattern| collect(pattern, &mut variables));
                let before = locale.insert(message.id.name.clone(), variables);
                assert!(before.is_none(), "{} is there twice", message.id.name);
            }
        }
    }
    locale
}

fn collect(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, variables);
        }
    }
}

fn collect_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, variables),
        Expression::Select { selector, variants } => {
            collect_inline(selector, variables);
            variants
                .iter()
                .for_each(|variant| collect(&variant.value, variables));
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments
                .positional
                .iter()
                .for_each(|argument| collect_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

/// The codes of the refusals that the crate's sources make, by reading them.
fn codes_in_sources(folder: &Path, codes: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            codes_in_sources(&path, codes);
            continue;
        }
        if path.extension().is_none_or(|ending| ending != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a readable file");
        for part in text.split("Refusal::of(\"").skip(1) {
            let code = part.split('"').next().expect("a closing quote");
            codes.insert(format!("refused-{code}"));
        }
    }
}

#[test]
fn every_key_of_the_engine_is_in_both_languages() {
    let mut keys: BTreeSet<String> = all_keys().into_iter().collect();
    codes_in_sources(Path::new("src"), &mut keys);
    assert!(
        keys.contains("refused-save-diverges"),
        "the sources have been read"
    );
    for language in LANGUAGES {
        let locale = locale(language);
        let missing: Vec<_> = keys
            .iter()
            .filter(|key| !locale.contains_key(*key))
            .collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
    }
}

#[test]
fn both_languages_ask_for_the_same_arguments() {
    assert_eq!(locale("en"), locale("el"));
}

#[test]
fn no_message_asks_for_an_argument_that_the_engine_does_not_give() {
    let locales = LANGUAGES.map(|language| (language, locale(language)));
    for info in infos() {
        for seats in info.min_seats..=info.max_seats {
            visit(
                info.id,
                Listen {
                    locales: &locales,
                    seats,
                },
            )
            .expect("it is on the shelf");
        }
    }
}

struct Listen<'a> {
    locales: &'a [(&'a str, Locale); 2],
    seats: u8,
}

impl Listen<'_> {
    fn hear(&self, key: &str, args: &[(&'static str, Arg)]) {
        for (language, locale) in self.locales {
            let wanted = locale
                .get(key)
                .unwrap_or_else(|| panic!("{language} lacks {key}"));
            for name in wanted {
                let given = args.iter().any(|(given, _)| given == name);
                assert!(
                    given,
                    "{language}: {key} asks for ${name}, which is not given: {args:?}"
                );
            }
            for arg in args.iter().map(|(_, arg)| arg) {
                let names = match arg {
                    Arg::Name(key) => std::slice::from_ref(key),
                    Arg::Names(keys) => keys,
                    Arg::Counted(things) => {
                        let count = |thing: &Counted| [("count", Arg::Number(thing.count))];
                        things
                            .iter()
                            .for_each(|thing| self.hear(&thing.name, &count(thing)));
                        &[]
                    }
                    Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) => &[],
                };
                names
                    .iter()
                    .for_each(|key| assert!(locale.contains_key(key), "{language}: {key}"));
            }
        }
    }

    fn hear_message(&self, message: &Message) {
        self.hear(message.key, &message.args);
    }

    fn hear_refusal(&self, refusal: &Refusal) {
        self.hear(&format!("refused-{}", refusal.code), &refusal.args);
    }
}

impl Visitor for Listen<'_> {
    type Output = ();

    fn visit<G: Game + Sense>(self) {
        for seed in 0..12 {
            let setup = Setup::of(G::info().id, self.seats, seed);
            let mut table = Table::<G>::new(setup).expect("a fair set-up");
            let mut chance = Chance::from_seed(seed);
            while let Some(seat) = table.position().to_act().first() {
                for viewer in Seat::all(self.seats).map(Some).chain([None]) {
                    let reply = table.reply(viewer, table.played().len());
                    self.hear_message(&reply.headline);
                    reply
                        .prompt
                        .iter()
                        .for_each(|prompt| self.hear_message(prompt));
                    reply
                        .undo
                        .iter()
                        .for_each(|refusal| self.hear_refusal(refusal));
                    reply
                        .journal
                        .iter()
                        .for_each(|entry| self.hear_message(&entry.message));
                    reply
                        .tally
                        .lines
                        .iter()
                        .for_each(|line| self.hear_message(&line.label));
                }
                for target in table.position().targets(Some(seat)) {
                    for asking in Seat::all(self.seats) {
                        let why = table.position().why_not(asking, &target);
                        why.iter().for_each(|refusal| self.hear_refusal(refusal));
                    }
                }
                let mv = random_move(table.position(), seat, &mut chance, &mut Vec::new());
                table
                    .play(seat, mv.expect("a legal move"))
                    .expect("it is legal");
            }
            self.hear_message(&table.position().headline());
        }
    }
}
