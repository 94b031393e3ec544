//! The module as JavaScript sees it: every call goes through the JavaScript class that wasm-bindgen
//! makes. `wasm_node.rs` and `wasm_browser.rs` run these tests in their places.

use js_sys::{Array, Function, JSON, Object, Reflect};
use trapezi::web::{self, WebTable};
use wasm_bindgen::{JsCast, JsValue};

/// Declares each of these functions as a test of the file that says so.
macro_rules! shared_tests {
    ($($name:ident),+ $(,)?) => {
        $(#[wasm_bindgen_test::wasm_bindgen_test]
        fn $name() {
            wasm_shared::$name();
        })+
    };
}
pub(crate) use shared_tests;

/// Whole matches, with hashes that native code wrote.
const MATCHES: [&str; 3] = [
    include_str!("../replays/guildhall/random-2.json"),
    include_str!("../replays/guildhall/random-3.json"),
    include_str!("../replays/guildhall/random-4.json"),
];

const SETUP: &str = r#"{
    "game": "guildhall", "options": { "first": "seat-1" }, "seed": 7, "free_undo": false,
    "seats": [
        { "name": "Ada", "colour": "blue", "player": "person" },
        { "name": "Ben", "colour": "amber", "player": "medium" }
    ]
}"#;

fn json(text: &str) -> JsValue {
    JSON::parse(text).unwrap()
}

/// A JavaScript expression's value.
fn js(expression: &str) -> JsValue {
    js_sys::eval(&format!("({expression})")).unwrap()
}

fn text(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, name| {
        Reflect::get(&value, &name.into()).unwrap()
    })
}

fn number(value: &JsValue, path: &str) -> f64 {
    get(value, path).as_f64().unwrap()
}

fn string(value: &JsValue, path: &str) -> String {
    get(value, path).as_string().unwrap()
}

fn list(value: &JsValue, path: &str) -> Vec<JsValue> {
    get(value, path).unchecked_into::<Array>().to_vec()
}

/// A match as JavaScript holds it.
struct Table(JsValue);

impl Table {
    fn new(setup: JsValue) -> Result<Self, JsValue> {
        WebTable::new(setup.unchecked_into()).map(|table| Self(table.into()))
    }

    fn begun() -> Self {
        Self::new(json(SETUP)).unwrap()
    }

    fn restore(save: JsValue) -> Result<Self, JsValue> {
        WebTable::restore(save.unchecked_into()).map(|table| Self(table.into()))
    }

    fn load(setup: JsValue, position: JsValue) -> Result<Self, JsValue> {
        WebTable::load(setup.unchecked_into(), position.unchecked_into())
            .map(|table| Self(table.into()))
    }

    fn call(&self, method: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
        let method: Function = get(&self.0, method).unchecked_into();
        method.apply(&self.0, &args.iter().collect::<Array>())
    }

    fn look(&self, viewer: impl Into<JsValue>) -> JsValue {
        self.call("look", &[viewer.into()]).unwrap()
    }

    fn hash(&self) -> String {
        self.call("hash", &[]).unwrap().as_string().unwrap()
    }

    /// The seat that has to decide.
    fn seat(&self) -> JsValue {
        list(&self.look(JsValue::NULL), "to_act")[0].clone()
    }

    fn play(&self, seat: impl Into<JsValue>, mv: &str) -> Result<JsValue, JsValue> {
        let seat = seat.into();
        self.call("play", &[played(&seat, &mv.into()), seat])
    }
}

fn played(seat: &JsValue, mv: &JsValue) -> JsValue {
    let played = Object::new();
    Reflect::set(&played, &"seat".into(), seat).unwrap();
    Reflect::set(&played, &"move".into(), mv).unwrap();
    played.into()
}

/// What was thrown is an `Error` with the fields of a refusal.
#[track_caller]
fn refused(result: Result<impl Sized, JsValue>, code: &str, clause: Option<&str>) {
    let Err(error) = result else {
        panic!("{code}: this is not refused");
    };
    assert!(error.is_instance_of::<js_sys::Error>(), "{error:?}");
    assert_eq!(string(&error, "name"), "RefusalError", "{error:?}");
    assert_eq!(string(&error, "code"), code, "{error:?}");
    assert_eq!(
        get(&error, "clause").as_string().as_deref(),
        clause,
        "{error:?}"
    );
    assert!(get(&error, "args").is_object());
    assert!(string(&error, "message").starts_with(code));
}

pub fn stored_matches_have_the_hashes_of_native_code() {
    for save in MATCHES {
        let parsed = json(save);
        let table = Table::restore(save.into()).unwrap();
        let moves = list(&parsed, "moves").len() as f64;
        assert_eq!(number(&table.look(JsValue::NULL), "moves_played"), moves);
        let last = list(&parsed, "checks").pop().unwrap();
        assert_eq!(number(&last, "0"), moves);
        assert_eq!(table.hash(), string(&last, "1"));
        // given as a value it is the same match, and it is saved as it was read
        let again = Table::restore(parsed.clone()).unwrap();
        let saved = again.call("save", &[]).unwrap();
        assert_eq!(text(&saved), text(&parsed));
    }
}

pub fn a_changed_match_is_found_out() {
    let save = MATCHES[0].replacen(r#""seed":22"#, r#""seed":23"#, 1);
    assert_ne!(save, MATCHES[0]);
    assert!(Table::restore(save.into()).is_err());
    let save = json(MATCHES[0]);
    Reflect::set(
        &list(&save, "checks")[3],
        &1.into(),
        &"0123456789abcdef".into(),
    )
    .unwrap();
    refused(Table::restore(save), "save-diverges", None);
}

pub fn positions_survive_the_boundary() {
    let save = json(MATCHES[1]);
    let setup = Table::restore(save.clone())
        .unwrap()
        .call("setup", &[])
        .unwrap();
    let table = Table::restore(save).unwrap();
    let moves = number(&table.look(JsValue::NULL), "moves_played") as u32;
    let all = list(&table.call("save", &[]).unwrap(), "moves");
    let replayed = Table::new(setup.clone()).unwrap();
    for (number, mv) in (1..).zip(all) {
        replayed.play(get(&mv, "0"), &string(&mv, "1")).unwrap();
        if number % 50 != 0 && number != moves {
            continue;
        }
        let position = replayed.call("position", &[]).unwrap();
        let loaded = Table::load(setup.clone(), position.clone()).unwrap();
        assert_eq!(loaded.hash(), replayed.hash());
        let through_text = Table::load(setup.clone(), json(&text(&position))).unwrap();
        assert_eq!(through_text.hash(), replayed.hash());
        for viewer in [JsValue::NULL, 0.into(), 2.into()] {
            let [seen, expected] = [&loaded, &replayed].map(|table| table.look(viewer.clone()));
            assert_eq!(text(&get(&seen, "view")), text(&get(&expected, "view")));
        }
        refused(loaded.call("save", &[]), "save-of-loaded-position", None);
    }
    assert_eq!(replayed.hash(), table.hash());
}

pub fn one_call_serves_an_action() {
    let table = Table::begun();
    let reply = table.look(0);
    assert_eq!(number(&reply, "viewer"), 0.0);
    assert!(!get(&reply, "over").as_bool().unwrap());
    assert!(get(&reply, "clause").is_undefined());
    assert!(get(&reply, "view.seats.0.hand").is_object());
    assert!(get(&reply, "view.seats.1.hand").is_null());
    let first = list(&reply, "moves")[0].clone();
    let before = table.hash();

    let reply = table.play(0, &string(&first, "move")).unwrap();
    assert_eq!(number(&reply, "moves_played"), 1.0);
    assert_eq!(text(&get(&reply, "picked")), text(&get(&first, "picks")));
    let reply = table.call("undo", &[0.into()]).unwrap();
    assert_eq!(
        (number(&reply, "moves_played"), table.hash()),
        (0.0, before)
    );
    assert!(get(&reply, "redo").as_bool().unwrap());
    let reply = table.call("redo", &[0.into()]).unwrap();
    assert_eq!(number(&reply, "moves_played"), 1.0);
    let reply = table.call("at", &[0.into(), JsValue::NULL]).unwrap();
    assert_eq!(number(&reply, "moves_played"), 0.0);
    // the decision is not finished: that it has begun is told to nobody
    assert_eq!(number(&table.look(1), "moves_played"), 0.0);
    assert_eq!(text(&table.call("steps", &[]).unwrap()), "[]");
    let branch = table.call("branch", &[1.into()]).unwrap();
    assert_eq!(text(&branch), text(&table.call("save", &[]).unwrap()));
    refused(table.call("branch", &[2.into()]), "replay-beyond-end", None);
    table.call("setFreeUndo", &[true.into()]).unwrap();
    let save = table.call("save", &[]).unwrap();
    assert!(get(&save, "free_undo").as_bool().unwrap());
    let reply = table.call("undoTurn", &[0.into()]).unwrap();
    assert_eq!(number(&reply, "moves_played"), 0.0);
    table.call("redo", &[0.into()]).unwrap();
    table.call("setFreeUndo", &[false.into()]).unwrap();

    table.call("setPlayer", &[1.into(), "hard".into()]).unwrap();
    let setup = table.call("setup", &[]).unwrap();
    assert_eq!(string(&setup, "seats.1.player"), "hard");
    let save = table.call("save", &[]).unwrap();
    let follower = Table::begun();
    follower
        .call("follow", &[JSON::stringify(&save).unwrap().into()])
        .unwrap();
    assert_eq!(follower.hash(), table.hash());
    let why = table.call("whyNot", &[0.into(), "row/VP5".into()]).unwrap();
    assert!(!string(&why, "code").is_empty());
}

pub fn the_module_tells_about_itself() {
    let games: JsValue = web::games().unwrap().into();
    assert_eq!(string(&games, "0.id"), "guildhall");
    assert_eq!(web::version(), env!("CARGO_PKG_VERSION"));
    let seeds = [web::fresh_seed(), web::fresh_seed()];
    assert!(
        seeds[0] != seeds[1]
            && seeds
                .iter()
                .all(|seed| (0.0..9_007_199_254_740_992.0).contains(seed))
    );
    let components = web::components(JsValue::from("guildhall").unchecked_into()).unwrap();
    assert!(get(&components, "vp_cards").is_object());
    refused(
        web::components(JsValue::from("chess").unchecked_into()),
        "game-unknown",
        None,
    );
    refused(
        web::components(JsValue::NULL.unchecked_into()),
        "game-unknown",
        None,
    );
}

pub fn errors_are_refusals() {
    let with = |change: &str| js(&format!("Object.assign({SETUP}, {change})"));
    refused(Table::new(with("{game: 'chess'}")), "game-unknown", None);
    refused(Table::new(with("{seats: []}")), "seats-out-of-range", None);
    refused(Table::new(with("{seed: 2 ** 53}")), "json-unreadable", None);
    refused(
        Table::new(with("{options: {first: 'seat-9'}}")),
        "option-value-unknown",
        None,
    );
    refused(
        Table::new(with("{game: 'agricola', options: {'series-food': '3'}}")),
        "option-needs",
        Some("A-25.8"),
    );
    for seed in ["-1", "1.5", "NaN", "Infinity", "'7'", "7n", "null", "1e300"] {
        refused(
            Table::new(with(&format!("{{seed: {seed}}}"))),
            "json-unreadable",
            None,
        );
    }

    let table = Table::begun();
    let before = table.hash();
    refused(
        table.play(0, "play Tr"),
        "finish-discard-first",
        Some("G-5.3"),
    );
    refused(table.play(1, "enough"), "not-your-turn", Some("G-5.6"));
    refused(table.play(255, "enough"), "not-your-turn", Some("G-5.6"));
    refused(table.play(0, "fly away"), "move-unreadable", None);
    refused(table.call("undo", &[0.into()]), "undo-nothing", None);
    refused(table.call("redo", &[0.into()]), "redo-nothing", None);
    refused(
        table.call("at", &[1.into(), JsValue::NULL]),
        "replay-beyond-end",
        None,
    );
    refused(
        table.call("setPlayer", &[9.into(), "hard".into()]),
        "seat-unknown",
        None,
    );
    refused(
        table.call("setPlayer", &[0.into(), "clever".into()]),
        "json-unreadable",
        None,
    );
    refused(table.call("choice", &[0.into()]), "bot-not-asked", None);
    refused(
        table.call("think", &[0.into(), 5.into()]),
        "bot-not-asked",
        None,
    );
    refused(
        table.call("begin", &[7.into(), "easy".into(), 1.into()]),
        "seat-unknown",
        None,
    );
    refused(Table::restore("{".into()), "json-unreadable", None);
    assert_eq!(table.hash(), before);
}

pub fn bots_decide() {
    for level in ["random", "easy", "medium"] {
        let table = Table::begun();
        for _ in 0..3 {
            let seat = table.seat();
            table
                .call("begin", &[seat.clone(), level.into(), 5.into()])
                .unwrap();
            let mut slices = 0;
            loop {
                let progress = table.call("think", &[seat.clone(), 20.into()]).unwrap();
                assert!((0.0..=1.0).contains(&number(&progress, "fraction")));
                slices += 1;
                if get(&progress, "done").as_bool().unwrap() {
                    break;
                }
                assert!(slices < 1000, "it never decides");
            }
            let choice = table.call("choice", std::slice::from_ref(&seat)).unwrap();
            let opinions = table.call("opinions", std::slice::from_ref(&seat)).unwrap();
            for opinion in opinions.unchecked_into::<Array>() {
                assert!(!list(&opinion, "picks").is_empty());
                assert!((0.0..=1.0).contains(&number(&opinion, "share")));
                assert!((0.0..=1.0).contains(&number(&opinion, "expected")));
            }
            let choice = choice.as_string().unwrap();
            let legal = list(&table.look(seat.clone()), "moves");
            assert!(
                legal.iter().any(|mv| string(mv, "move") == choice),
                "{choice}"
            );
            table.play(seat, &choice).unwrap();
        }
        refused(
            table.call(
                "choice",
                &[JsValue::from(1 - table.seat().as_f64().unwrap() as i32)],
            ),
            "bot-not-asked",
            None,
        );
    }
}

/// What is not looked at when a value is read is refused, wherever it is and whatever it is called.
/// What is looked at may be said, also where the engine itself leaves it out.
pub fn what_nobody_reads_is_refused() {
    let setup = js("{
        game: 'agricola', options: {}, seed: 7,
        seats: [{ name: 'Ada', colour: 'blue', player: 'person' }],
    }");
    let table = Table::new(setup.clone()).unwrap();
    let changed = |change: &str, value: &JsValue| {
        let change: Function =
            js(&format!("value => {{ {change}; return value }}")).unchecked_into();
        change.call1(&JsValue::NULL, &json(&text(value))).unwrap()
    };
    let position = table.call("position", &[]).unwrap();
    for nothing in [
        "value.seats[0].goods.wood = 0",
        "value.spaces.take_grain = {}",
        "value.spaces.take_grain = { goods: 0, persons: [] }",
        "value.seats[0].farm.fields = [{ cell: '04' }, { cell: '03', crop: 'grain', count: 3 }]",
    ] {
        let loaded = Table::load(setup.clone(), changed(nothing, &position));
        assert!(loaded.is_ok(), "{nothing}: {:?}", loaded.err());
    }
    for unread in [
        "value.more = 0",
        "value.seats[0].goods.wool = 0",
        "value.spaces.take_grain = { goods: 0, more: 0 }",
        "value.spaces.take_grain = { toString: 0 }",
        "value.seats[0].constructor = {}",
        "value.agenda[0].more = null",
    ] {
        let loaded = Table::load(setup.clone(), changed(unread, &position));
        refused(loaded, "json-unreadable", None);
    }
    table.play(0, "place plow").unwrap();
    let save = table.call("save", &[]).unwrap();
    for unread in [
        "value.toString = 1",
        "value.seats[0].valueOf = 1",
        "value.moves[0].push(1)",
        "value.checks[0].push(null)",
    ] {
        refused(
            Table::restore(changed(unread, &save)),
            "json-unreadable",
            None,
        );
    }
    assert_eq!(Table::restore(save).unwrap().hash(), table.hash());
}

/// JavaScript values that are no match's, nor anybody's.
fn hostile() -> Vec<JsValue> {
    [
        "undefined", "null", "true", "NaN", "Infinity", "-1", "1.5", "256", "2 ** 53", "1e308", "12n",
        "''", "'x'.repeat(1e5)", "'\\ud800'", "Symbol('s')", "() => 1", "class {}", "new Date(NaN)",
        "new Map([[1, 2]])", "new Uint8Array(8)", "new Proxy({}, { get() { throw 5 }, ownKeys() { throw 6 } })",
        "[]", "[[]]", "[0, 'enough']", "{}", "{ seat: 0 }", "{ move: 'enough' }", "{ seat: 0, move: 7 }",
        "{ seat: '0', move: 'enough' }", "{ seat: -1, move: 'enough' }", "{ seat: 256, move: 'enough' }",
        "{ seat: 0.5, move: 'enough' }", "{ seat: NaN, move: 'enough' }", "{ seat: 0, move: 'enough', more: 1 }",
        "{ seat: 0, move: 'x'.repeat(1e6) }", "{ seat: [0], move: ['enough'] }", "{ seat: 255, move: 'enough' }",
        "Object.create({ seat: 0, move: 'enough' })", "JSON.parse('{\"__proto__\": {\"seat\": 0}, \"move\": \"enough\"}')",
        "{ get seat() { throw new Error('no') }, move: 'enough' }",
        "{ get seat() { throw { get message() { throw 1 } } }, move: 'enough' }",
        "{ toJSON() { throw 7 } }", "{ toJSON() { return undefined } }",
        "(() => { const ring = {}; ring.ring = ring; return ring })()",
        "(() => { let deep = []; for (let i = 0; i < 1e5; i++) deep = [deep]; return deep })()",
        "(() => { let deep = {}; for (let i = 0; i < 1e5; i++) deep = { options: deep }; return deep })()",
        "'[' .repeat(2e5) + ']'.repeat(2e5)", "'{\"moves\":' + '['.repeat(2e5)",
    ]
    .map(js)
    .into()
}

pub fn hostile_values_change_nothing() {
    let table = Table::begun();
    let reply = table.look(0);
    let first = string(&list(&reply, "moves")[0], "move");
    table.play(0, &first).unwrap();
    let before = table.hash();
    let position = table.call("position", &[]).unwrap();
    let save = table.call("save", &[]).unwrap();

    for (index, value) in hostile().into_iter().enumerate() {
        let play = table.call("play", &[value.clone(), 0.into()]);
        assert!(play.is_err(), "value {index} is no move");
        assert!(
            table.call("follow", std::slice::from_ref(&value)).is_err(),
            "value {index} is no save"
        );
        assert!(
            Table::new(value.clone()).is_err(),
            "value {index} is no set-up"
        );
        assert!(
            Table::restore(value.clone()).is_err(),
            "value {index} is no save"
        );
        assert!(
            Table::load(json(SETUP), value.clone()).is_err(),
            "value {index} is no position"
        );
        assert!(
            Table::load(value.clone(), position.clone()).is_err(),
            "value {index} is no set-up"
        );
        assert!(table.call("setPlayer", &[0.into(), value.clone()]).is_err());
        assert!(
            table
                .call("begin", &[0.into(), value.clone(), 1.into()])
                .is_err()
        );
        // what is no seat is a watcher, who sees no hand
        let seen = table.look(value.clone());
        assert!(get(&seen, "viewer").is_null() && get(&seen, "view.seats.0.hand").is_null());
        for (method, args) in [
            ("whyNot", vec![value.clone(), "hand/Tr".into()]),
            ("think", vec![value.clone(), 1.into()]),
            ("choice", vec![value.clone()]),
            ("opinions", vec![value.clone()]),
            ("at", vec![value.clone(), JsValue::NULL]),
            ("begin", vec![value.clone(), "easy".into(), 1.into()]),
            ("setPlayer", vec![value.clone(), "hard".into()]),
        ] {
            let result = table.call(method, &args);
            assert!(result.is_err(), "{method} takes value {index}");
        }
        let _ = table.call("whyNot", &[0.into(), value.clone()]).unwrap();
        for field in ["moves", "checks", "seats", "options", "seed", "rules"] {
            let damaged = json(&text(&save));
            Reflect::set(&damaged, &field.into(), &value).unwrap();
            // an empty list or object may be what the field holds anyway
            if let Ok(restored) = Table::restore(damaged) {
                assert!(value.is_object(), "a save with value {index} as {field}");
                restored.look(0);
            }
        }
        for field in Object::keys(position.unchecked_ref::<Object>()) {
            let damaged = json(&text(&position));
            Reflect::set(&damaged, &field, &value).unwrap();
            if let Ok(loaded) = Table::load(json(SETUP), damaged) {
                loaded.look(0);
            }
        }
        assert_eq!(table.hash(), before, "after value {index}");
    }
    assert_eq!(number(&table.look(0), "moves_played"), 1.0);
    assert_eq!(text(&table.call("save", &[]).unwrap()), text(&save));
    // and the table still works
    table.call("undo", &[0.into()]).unwrap();
}

/// A getter that plays on the very table that reads it is refused with what reads it.
pub fn a_table_cannot_be_used_from_within() {
    let table = Table::begun();
    let before = table.hash();
    let within = js(
        "table => ({ get seat() { table.play({ seat: 0, move: 'enough' }, 0); return 0 }, move: 'enough' })",
    );
    let value = within
        .unchecked_into::<Function>()
        .call1(&JsValue::NULL, &table.0)
        .unwrap();
    assert!(table.call("play", &[value, 0.into()]).is_err());
    assert_eq!(table.hash(), before);
    table.play(0, "enough").unwrap();
}
