//! Agricola's clauses on the full game's hands and on the solo series (parts of
//! and A-25), and the rule cases that need hand cards.
#![cfg(not(target_arch = "wasm32"))]

mod agricola;

use agricola::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use trapezi::kernel::Game;

/// The cards' printed facts, by id.
fn facts() -> BTreeMap<String, Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/agricola/cards.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let cards = file["cards"].as_array().unwrap().iter();
    cards
        .map(|card| (card["id"].as_str().unwrap().to_owned(), card.clone()))
        .collect()
}

/// A full match of these players, who hold these cards: `E176, E188`.
#[track_caller]
fn holding(players: &[(Value, &str)], more: Value) -> Match {
    let hands = players
        .iter()
        .map(|(_, hand)| json!({ "hand": cells(hand) }));
    let mut patch = json!({
        "family": false,
        "cards": { "decks": ["E"], "seats": hands.collect::<Vec<_>>() },
    });
    json_patch::merge(&mut patch, &more);
    let players: Vec<Value> = players.iter().map(|(player, _)| player.clone()).collect();
    at(&players, patch)
}

fn hand(m: &Match, seat: u8) -> Vec<String> {
    let view = m.view(Some(seat));
    let hand = view["seats"][usize::from(seat)]["hand"].as_array().unwrap();
    hand.iter()
        .map(|card| card.as_str().unwrap().to_owned())
        .collect()
}

/// A solo match of the full game with these options of a series.
fn series(options: &[(&str, &str)]) -> Match {
    let mut all = vec![("variant", "full")];
    all.extend(options);
    dealt_with(1, 3, &all)
}

fn seen(m: &Match) -> Value {
    m.view(Some(0))["series"].clone()
}

// A-5 Hands

#[test]
fn a_5_7_and_a_5_9_seven_occupations_and_seven_minor_improvements() {
    let facts = facts();
    for seats in 1..=5 {
        let m = dealt_full(seats, 8);
        let mut all = BTreeSet::new();
        for seat in 0..seats {
            let hand = hand(&m, seat);
            let kinds = hand
                .iter()
                .map(|card| facts[card]["type"].as_str().unwrap());
            assert_eq!(kinds.filter(|kind| *kind == "occupation").count(), 7);
            assert_eq!(hand.len(), 14);
            for card in hand {
                let least = facts[&card]["players_from"].as_u64().unwrap_or(1);
                assert!(least <= u64::from(seats), "{card} with {seats}");
                assert!(all.insert(card));
            }
        }
    }
}

#[test]
fn a_5_8_and_a_5_12_the_decks_are_large_enough_for_everybody() {
    let facts = facts();
    let count = |deck: &str, kind: &str, seats: u64| {
        let fits = |card: &&Value| {
            card["deck"] == deck
                && card["type"] == kind
                && card["players_from"].as_u64().unwrap_or(1) <= seats
        };
        facts.values().filter(fits).count()
    };
    for (deck, occupations, minors) in [
        ("E", [28, 49, 73], 53),
        ("I", [19, 29, 48], 43),
        ("K", [19, 29, 48], 43),
    ] {
        assert_eq!(
            [2, 3, 5].map(|seats| count(deck, "occupation", seats)),
            occupations
        );
        assert_eq!(count(deck, "minor", 5), minors);
    }
    assert_eq!(
        [1, 3, 4].map(|seats| {
            let decks = ["E", "I", "K"].iter();
            decks
                .map(|deck| count(deck, "occupation", seats))
                .sum::<usize>()
        }),
        [66, 107, 169]
    );
}

#[test]
fn a_5_10_no_draft_before_the_first_round() {
    let m = dealt_full(3, 2);
    assert_eq!(m.view(None)["task"]["kind"], "place");
    assert_eq!(m.round(), 1);
}

// A-6 Animals at the start of a round

#[test]
fn a_6_5_animals_on_the_round_space_are_handled_at_once() {
    let mut m = holding(
        &[
            (has("sheep 1"), "E204"),
            (nobody(), ""),
            (nobody(), ""),
            (nobody(), ""),
        ],
        stocked(json!({ "spaces": { "start_storehouse": null } })),
    );
    m.play("place occupation");
    if m.asked() == 0 {
        m.play("play E204");
    }
    m.finish_round();
    assert_eq!((m.round(), m.count(0, "sheep")), (2, 1));
    let log = m.log(None);
    assert!(
        log.contains(&"collected seat=0 goods=sheep:1".to_owned()),
        "{log:?}"
    );
    assert!(
        log.contains(&"released seat=0 goods=sheep:1".to_owned()),
        "{log:?}"
    );
}

// Prices of occupations

#[test]
fn a_9_5_the_first_occupation_is_free_and_later_ones_cost_one_food() {
    let mut m = holding(
        &[
            (
                has_and("food 2", json!({ "adults": 3 })),
                "E174, E176, E188",
            ),
            (nobody(), ""),
        ],
        json!({}),
    );
    m.play("place occupation, play E174");
    assert_eq!(m.count(0, "food"), 2);
    let front = json!([{ "card": "E174", "note": 0 }]);
    let mut m = holding(
        &[(has("food 2"), "E176, E188"), (nobody(), "")],
        json!({ "cards": { "seats": [
            { "hand": ["E176", "E188"], "front": front }, { "hand": [] },
        ] } }),
    );
    m.play("place occupation, play E176");
    assert_eq!(m.count(0, "food"), 1);
}

#[test]
fn a_11_19_all_occupations_count_wherever_they_were_played() {
    let three = [
        (has("food 3"), "E174, E176"),
        (has("food 3"), "E188"),
        (nobody(), ""),
    ];
    let mut m = holding(&three, json!({}));
    m.play("place a3_occupation, play E174");
    assert_eq!(m.count(0, "food"), 1);
    m.play("place take_grain, place plow, plow 04");
    m.play("place occupation");
    if m.asked() == 0 {
        m.play("play E176");
    }
    assert_eq!(m.count(0, "food"), 0);
}

// A-14 Growth with a minor improvement

#[test]
fn a_14_7_the_minor_improvement_comes_after_the_newborn() {
    let rooms = json!({ "rooms": cells("00, 10, 20") });
    let mut m = holding(
        &[(farms("", rooms), "E25, E16"), (nobody(), "")],
        json!({ "round": 6 }),
    );
    m.play("place r_growth_minor");
    assert_eq!((m.asked(), m.of(0, "newborns")), (0, json!(1)));
    assert!(m.can("done") && m.can("play E25") && m.can("play E16"));
    m.play("play E25");
    assert_eq!(m.asked(), 1);
}

// A-25 Solo game and series

#[test]
fn a_25_4_travelling_cards_leave_the_solo_game() {
    let mut m = holding(&[(nobody(), "E16")], json!({ "round": 2 }));
    m.play("place r_improvement");
    if m.can("play E16") {
        m.play("play E16");
    }
    let way = m.legal().into_iter().find(|mv| mv.contains("wood"));
    if let Some(way) = way.filter(|mv| !mv.starts_with("place")) {
        m.play(&way);
    }
    assert_eq!(m.get("/cards/out"), json!(["E16"]));
    assert_eq!(hand(&m, 0), [""; 0]);
}

#[test]
fn a_25_5_only_occupations_for_one_player_are_dealt() {
    let facts = facts();
    for seed in 0..20 {
        for card in hand(&dealt_full(1, seed), 0) {
            assert!(
                facts[&card]["players_from"].as_u64().unwrap_or(1) <= 1,
                "{card}"
            );
        }
    }
}

#[test]
fn a_25_8_and_a_25_13_the_targets() {
    let target = |game: &str| seen(&series(&[("series", game)]))["target"].clone();
    let targets: Vec<Value> = (1..=10).map(|game| target(&game.to_string())).collect();
    assert_eq!(
        json!(targets),
        json!([50, 55, 59, 62, 64, 65, 66, 67, 68, 69])
    );
    assert!(seen(&dealt_full(1, 1)).is_null());
}

#[test]
fn a_25_9_and_a_25_10_and_a_25_17_permanent_occupations_lie_there_from_the_start() {
    let m = series(&[
        ("series", "3"),
        ("permanent-1", "E176"),
        ("permanent-2", "E150"),
    ]);
    let seat = m.view(Some(0))["seats"][0].clone();
    assert_eq!(seat["occupations"], json!(["E176", "E150"]));
    assert_eq!(
        (&seat["hand_occupations"], &seat["hand_minors"]),
        (&json!(5), &json!(7))
    );
    assert!(
        !hand(&m, 0)
            .iter()
            .any(|card| card == "E176" || card == "E150")
    );
}

#[test]
fn a_25_11_and_a_25_19_the_food_that_the_last_game_brought() {
    let m = series(&[("series", "2"), ("series-food", "3")]);
    assert_eq!(m.goods(0), "food 3");
    assert_eq!(series(&[("series", "1")]).goods(0), "");
}

#[test]
fn a_25_9_and_a_25_11_and_a_25_12_what_a_finished_game_leads_to() {
    for seed in 0..30 {
        let start = series(&[("series", "2"), ("permanent-1", "E176")]);
        let mut last = start.0.position().clone();
        random_match(last.clone(), seed, |position| last = position.clone());
        let view = serde_json::to_value(last.view(Some(trapezi::kernel::Seat(0)))).unwrap();
        let (series, seat) = (&view["series"], &view["seats"][0]);
        let points = last.tally(None).totals[0];
        assert_eq!(series["reached"], points >= 55);
        assert_eq!(series["food"], ((points - 55) / 2).max(0));
        let candidates: Vec<&Value> = series["candidates"].as_array().unwrap().iter().collect();
        let played: Vec<&Value> = seat["occupations"].as_array().unwrap().iter().collect();
        assert_eq!(candidates, played[1..]);
        assert_eq!(series["permanent"], json!(["E176"]));
    }
}

#[test]
fn a_25_14_permanent_occupations_count_for_prices() {
    let mut m = series(&[
        ("series", "2"),
        ("series-food", "5"),
        ("permanent-1", "E176"),
    ]);
    let card = hand(&m, 0).into_iter().find(|card| {
        let facts = facts()[card].clone();
        facts["type"] == "occupation" && card != "E172"
    });
    m.play(&format!("place occupation, play {}", card.unwrap()));
    let paid = m.log(Some(trapezi::kernel::Seat(0)));
    let line = paid
        .iter()
        .find(|line| line.starts_with("played-occupation"))
        .unwrap();
    assert!(line.contains("paid=food:1"), "{line}");
}

#[test]
fn a_25_15_what_a_card_does_when_played_comes_before_the_first_round() {
    let m = series(&[("series", "2"), ("permanent-1", "E187")]);
    let view = m.view(None);
    for round in view["rounds"].as_array().unwrap() {
        let clay = round["promised"][0]["goods"]["clay"].as_u64().unwrap_or(0);
        let number = round["round"].as_u64().unwrap();
        assert_eq!(clay, u64::from(number >= 6), "{number}");
    }
}

#[test]
fn a_25_16_a_series_is_of_the_full_game_alone() {
    assert_eq!(
        refused_setup(1, &[("series", "2")]),
        "option-needs (A-25.8): option series, needed variant=full"
    );
    assert_eq!(
        refused_setup(2, &[("variant", "full"), ("series", "2")]),
        "option-alone (A-25.8): option series"
    );
    for variant in ["family", "full"] {
        for (option, choice) in [("series-food", "3"), ("permanent-2", "E176")] {
            assert_eq!(
                refused_setup(1, &[("variant", variant), (option, choice)]),
                format!("option-needs (A-25.8): option {option}, needed series")
            );
        }
    }
    // what is said by default is not said
    let none = [
        ("series", "off"),
        ("series-food", "0"),
        ("permanent-1", "none"),
    ];
    assert!(seen(&dealt_with(3, 3, &none)).is_null());
}

#[test]
fn a_25_5_and_a_25_9_permanent_occupations_are_for_one_player_and_named_once() {
    let refused = |slots: &[(&str, &str)]| {
        let mut options = vec![("variant", "full"), ("series", "4")];
        options.extend(slots);
        refused_setup(1, &options)
    };
    assert_eq!(
        refused(&[("permanent-1", "E176"), ("permanent-3", "E176")]),
        "option-value-taken (A-25.9): option permanent-3, value E176, other permanent-1"
    );
    let facts = facts();
    let more = facts
        .iter()
        .find(|(id, card)| id.starts_with('E') && card["players_from"].as_u64() > Some(1));
    let (id, _) = more.expect("an occupation for more players");
    assert_eq!(
        refused(&[("permanent-1", id)]),
        format!("option-value-unfit (A-25.5): option permanent-1, value {id}")
    );
}

#[test]
fn a_25_18_seven_permanent_occupations_leave_no_hand() {
    let cards = ["E150", "E151", "E153", "E154", "E162", "E171", "E172"];
    let names: Vec<String> = (1..=7).map(|n| format!("permanent-{n}")).collect();
    let mut options: Vec<(&str, &str)> = vec![("series", "8")];
    options.extend(names.iter().map(String::as_str).zip(cards));
    let m = series(&options);
    let seat = m.view(Some(0))["seats"][0].clone();
    assert_eq!(seat["occupations"], json!(cards));
    assert_eq!(
        (&seat["hand_occupations"], &seat["hand_minors"]),
        (&json!(0), &json!(7))
    );
    let mut last = m.0.position().clone();
    random_match(last.clone(), 1, |position| last = position.clone());
    let view = serde_json::to_value(last.view(None)).unwrap();
    assert_eq!(view["series"]["candidates"], json!([]));
}

#[test]
fn a_25_20_alone_the_player_is_looked_at_where_a_card_speaks_of_others() {
    // Outhouse: another player with fewer than two occupations
    let front = |cards: &[&str]| -> Value {
        let front = cards.iter().map(|card| json!({ "card": card, "note": 0 }));
        json!({ "cards": { "seats": [{ "hand": ["E44"], "front": front.collect::<Vec<_>>() }] } })
    };
    let player = || has("wood 3, clay 3, reed 3, stone 3");
    let mut few = front(&["E174"]);
    few["round"] = json!(2);
    let mut m = holding(&[(player(), "E44")], few);
    m.play("place r_improvement");
    assert!(m.can("play E44"));
    let mut many = front(&["E174", "E176"]);
    many["round"] = json!(2);
    let mut m = holding(&[(player(), "E44")], many);
    m.play("place r_improvement");
    assert_eq!(m.refused("play E44"), "A-21.4 prerequisite");
}

// Rule cases

#[test]
fn c_030_and_c_206_the_marker_without_a_minor_improvement() {
    let mut m = dealt_full(2, 1);
    m.play("place start_minor, done");
    assert_eq!((m.number("/marker"), m.asked()), (0, 1));
    let mut m = holding(&[(nobody(), "")], json!({}));
    m.play("place start_minor");
    assert_eq!(m.number("/marker"), 0);
}

#[test]
fn c_034_a_minor_improvement_that_costs_nothing() {
    let mut m = holding(
        &[(has("clay 1"), "E25"), (nobody(), "")],
        json!({ "round": 2 }),
    );
    m.play("place r_improvement");
    if m.asked() == 0 {
        m.play("play E25");
    }
    assert_eq!(m.view(None)["seats"][0]["minors"], json!(["E25"]));
    assert_eq!(m.goods(0), "clay 1");
}

#[test]
fn c_150_prices_on_the_printed_space() {
    let paid = |front: &[&str]| {
        let front = front.iter().map(|card| json!({ "card": card, "note": 0 }));
        let seats = json!([
            { "hand": ["E176", "E188"], "front": front.collect::<Vec<_>>() }, { "hand": [] },
        ]);
        let mut m = holding(
            &[(has("food 5"), "E176, E188"), (nobody(), "")],
            json!({ "cards": { "seats": seats } }),
        );
        m.play("place occupation, play E176");
        5 - m.count(0, "food")
    };
    assert_eq!(paid(&[]), 0);
    assert_eq!(paid(&["E174"]), 1);
    assert_eq!(paid(&["E174", "E150", "E189", "E190"]), 1);
}

#[test]
fn c_151_the_green_card_for_three_players_costs_two_food() {
    let mut m = holding(
        &[
            (has("food 3"), "E174, E176"),
            (nobody(), ""),
            (nobody(), ""),
        ],
        json!({}),
    );
    m.play("place a3_occupation, play E174");
    assert_eq!(m.count(0, "food"), 1);
}

#[test]
fn c_153_a_grain_pays_for_the_second_occupation() {
    let seats = json!([
        { "hand": ["E176"], "front": [{ "card": "E174", "note": 0 }] }, { "hand": [] },
    ]);
    let mut m = holding(
        &[(has("grain 1"), "E176"), (nobody(), "")],
        json!({ "cards": { "seats": seats } }),
    );
    m.play("place occupation");
    if m.asked() == 0 {
        m.play("play E176");
    }
    assert_eq!(m.goods(0), "");
    assert_eq!(
        m.view(None)["seats"][0]["occupations"],
        json!(["E174", "E176"])
    );
}

#[test]
fn c_179_and_c_181_targets_are_to_be_reached() {
    let targets = data()["solo"]["series"]["targets"].clone();
    assert_eq!(targets, json!([50, 55, 59, 62, 64, 65, 66, 67]));
    assert_eq!(data()["solo"]["series"]["target_must_be_reached"], true);
}

#[test]
fn c_182_the_first_occupation_from_hand_costs_a_food_in_the_second_game() {
    let mut m = series(&[("series", "2"), ("permanent-1", "E176")]);
    assert_eq!(m.goods(0), "");
    assert_eq!(m.refused("place occupation"), "A-21.1 no-occupation");
    m.play("place day_laborer");
    assert!(m.can_place("occupation"));
}

#[test]
fn c_210_no_occupations_are_dealt_in_the_eighth_game() {
    let cards = ["E150", "E151", "E153", "E154", "E162", "E171", "E172"];
    let names: Vec<String> = (1..=7).map(|n| format!("permanent-{n}")).collect();
    let mut options: Vec<(&str, &str)> = vec![("series", "8")];
    options.extend(names.iter().map(String::as_str).zip(cards));
    let view = series(&options).view(Some(0));
    assert_eq!(view["seats"][0]["hand_occupations"], 0);
}
