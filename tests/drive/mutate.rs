//! Changes a JSON document in ways that keep much of its sense: things are moved, doubled, dropped
//! and exchanged, numbers are shifted, words replaced by others of the document. Blind changes of
//! bytes nearly always end in "not readable"; these reach the rules behind.

use serde_json::{Value, json};
use trapezi::kernel::Chance;

/// Words of saves and positions, to be put where other words or objects are.
const WORDS: &[&str] = &[
    "action",
    "discarding",
    "end_of_turn",
    "over",
    "rest",
    "setup_discard",
    "setup_place",
    r#"{"ability":{"vp":"VP2_CHAPTER","placed":false}}"#,
    r#"{"ability":{"vp":"VP3_PLACE","placed":true}}"#,
    r#"{"ability":{"vp":"VP3_SWAP","placed":false}}"#,
    r#"{"ability":{"vp":"VP7_ACTIONS","placed":false}}"#,
    r#"{"buying":"VP5"}"#,
    r#"{"buying":"VP9"}"#,
    r#"{"effect":"Ab"}"#,
    r#"{"effect":"Dg"}"#,
    r#"{"effect":"Fp"}"#,
    r#"{"effect":"Hr"}"#,
    r#"{"effect":"Ty"}"#,
    r#"{"effect":"Wr"}"#,
    "A",
    "D",
    "F",
    "H",
    "T",
    "W",
    "Ar",
    "Dr",
    "Fr",
    "Hb",
    "Tr",
    "Wr",
    "VP2_CHAPTER",
    "VP3_SWAP",
    "VP3_PLACE",
    "VP_DRAW",
    "VP4_TAKE",
    "VP4_ACTION",
    "VP5",
    "VP7_ACTIONS",
    "VP9",
    "enough",
    "decline",
    "discard-and-draw",
    "hall 1 Tr",
    "level 0",
    "rest",
    "guildhall",
    "hard",
    "blue",
];

/// Changes one to four places.
pub fn mutate(document: &mut Value, chance: &mut Chance) {
    for _ in 0..=chance.below(4) {
        mutate_once(document, chance);
    }
}

/// As [`mutate`], on a buffer that holds a document of `size` bytes, as fuzzers want it. What is no
/// JSON, and one in eight of what is, is left to `blind`.
pub fn bytes(
    buffer: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    blind: impl FnOnce(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut chance = Chance::from_seed(seed.into());
    if let Ok(mut document) = serde_json::from_slice(&buffer[..size])
        && chance.below(8) > 0
    {
        mutate(&mut document, &mut chance);
        let changed = document.to_string();
        if let Some(place) = buffer[..max_size].get_mut(..changed.len()) {
            place.copy_from_slice(changed.as_bytes());
            return changed.len();
        }
    }
    blind(buffer, size, max_size)
}

fn mutate_once(document: &mut Value, chance: &mut Chance) {
    let paths = paths(document);
    let path = pick(&paths, chance).clone();
    let other = pick(&paths, chance).clone();
    let donor = document.pointer(&other).cloned().unwrap_or(Value::Null);
    match chance.below(10) {
        // an item of one list goes to another, as a card does
        0..=3 => {
            let item = take_item(document, &lists(&paths, document), chance);
            let lists = lists(&paths, document);
            if let (Some(item), Some(list)) =
                (item, lists.get(chance.below(lists.len() as u32) as usize))
            {
                put_item(document, list, item, chance);
            }
        }
        4 => {
            let lists = lists(&paths, document);
            let list = lists.get(chance.below(lists.len() as u32) as usize);
            if let Some(Value::Array(items)) = list.and_then(|list| document.pointer_mut(list)) {
                change_list(items, chance);
            }
        }
        5 => {
            if let Some(place) = document.pointer_mut(&path)
                && std::mem::discriminant(place) == std::mem::discriminant(&donor)
            {
                *place = donor;
            }
        }
        6 => {
            if let Some(Value::Object(fields)) = document.pointer_mut(parent(&path)) {
                fields.remove(path.rsplit('/').next().unwrap_or_default());
            }
        }
        _ => {
            if let Some(place) = document.pointer_mut(&path) {
                change_value(place, chance);
            }
        }
    }
}

fn change_list(items: &mut Vec<Value>, chance: &mut Chance) {
    match (chance.below(4), items.len()) {
        (_, 0) => {}
        (0, _) => items.clear(),
        (1, n) => {
            let item = items[chance.below(n as u32) as usize].clone();
            items.push(item);
        }
        (2, _) => {
            let first = items.remove(0);
            items.push(first);
        }
        (_, n) => items.truncate(chance.below(n as u32) as usize),
    }
}

fn change_value(place: &mut Value, chance: &mut Chance) {
    *place = match (&*place, chance.below(8)) {
        // as a number that names a part, a seat or a place, and is none
        (Value::Number(_), 5) => json!(chance.below(256)),
        (Value::Number(n), 0..=4) => {
            let n = n.as_i64().unwrap_or(0);
            let step = i64::from(chance.below(7)) - 3;
            json!(n.wrapping_add(step))
        }
        (Value::String(_) | Value::Object(_), 0..=4) => word(chance),
        (_, 6) => pick(
            &[
                json!(null),
                json!(255),
                json!(-1),
                json!(9_007_199_254_740_993_u64),
                json!(1.5),
                json!(""),
                json!([]),
                json!({}),
                json!("rest"),
                json!(true),
            ],
            chance,
        )
        .clone(),
        (value, _) => value.clone(),
    };
}

fn word(chance: &mut Chance) -> Value {
    let word = *pick(WORDS, chance);
    serde_json::from_str(word).unwrap_or_else(|_| word.into())
}

fn take_item(document: &mut Value, lists: &[String], chance: &mut Chance) -> Option<Value> {
    let list = lists.get(chance.below(lists.len() as u32) as usize)?;
    let Some(Value::Array(items)) = document.pointer_mut(list) else {
        return None;
    };
    if items.is_empty() {
        return None;
    }
    let at = chance.below(items.len() as u32) as usize;
    Some(items.remove(at))
}

fn put_item(document: &mut Value, list: &str, item: Value, chance: &mut Chance) {
    if let Some(Value::Array(items)) = document.pointer_mut(list) {
        let at = chance.below(items.len() as u32 + 1) as usize;
        items.insert(at, item);
    }
}

fn lists(paths: &[String], document: &Value) -> Vec<String> {
    let is_list = |path: &&String| document.pointer(path).is_some_and(Value::is_array);
    paths.iter().filter(is_list).cloned().collect()
}

fn parent(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(parent, _)| parent)
}

fn pick<'a, T>(items: &'a [T], chance: &mut Chance) -> &'a T {
    &items[chance.below(items.len() as u32) as usize]
}

/// JSON pointers to everything in the document.
fn paths(document: &Value) -> Vec<String> {
    fn walk(value: &Value, path: String, all: &mut Vec<String>) {
        match value {
            Value::Array(items) => {
                for (i, item) in items.iter().enumerate() {
                    walk(item, format!("{path}/{i}"), all);
                }
            }
            Value::Object(fields) => {
                for (name, item) in fields {
                    walk(item, format!("{path}/{name}"), all);
                }
            }
            _ => {}
        }
        all.push(path);
    }
    let mut all = Vec::new();
    walk(document, String::new(), &mut all);
    all
}
