//! Edo's clauses that the rule cases do not show: a test for each, named after it.
#![cfg(not(target_arch = "wasm32"))]

mod edo;

use edo::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use trapezi::games::edo::{Move, Position};
use trapezi::kernel::{Game, Seat, Setup, Table};

fn nothing() -> Value {
    json!({})
}

fn two(first: Value) -> Match {
    at(&[first, player(nothing())], nothing())
}

#[test]
fn e_1_1_two_to_four_players_and_the_most_points_win() {
    assert_eq!(
        (Position::info().min_seats, Position::info().max_seats),
        (2, 4)
    );
    assert!(Table::<Position>::new(Setup::of("edo", 5, 1)).is_err());
    let mut m = at(
        &[
            player(json!({"points": 12})),
            player(json!({"points": 13, "samurai": ["river1"], "rice": 1})),
        ],
        json!({"stage": "wages", "slot": 3, "active": 1, "towns": {"edo": {"buildings": ["house 0", "house 1"]}}}),
    );
    m.play("done");
    assert_eq!(m.0.position().tally(None).winners, [Seat(1)]);
}

#[test]
fn e_1_2_and_e_1_6_the_shared_pieces_are_all_used_with_any_number() {
    for seats in 2..=4 {
        let m = dealt(seats, 3);
        assert_eq!(m.number("/shogun_supply"), 12);
        assert_eq!(m.number("/strongholds"), 8);
        let count = |pointer: &str| m.get(pointer).as_array().unwrap().len();
        assert_eq!(count("/row") + count("/special_deck"), 12);
        assert_eq!(count("/merchant_deck") + 1, 10);
    }
    assert_eq!(data()["profit_tiles"].as_array().unwrap().len(), 24);
}

#[test]
fn e_1_3_the_pieces_of_a_player() {
    let m = dealt(3, 1);
    for seat in 0..3 {
        let of = |what: &str| m.number(&format!("/seats/{seat}/{what}"));
        assert_eq!((of("officials"), of("houses"), of("markets")), (5, 7, 1));
        assert_eq!(
            m.get(&format!("/seats/{seat}/cards")),
            json!(["A", "B", "C"])
        );
        assert_eq!(
            m.get(&format!("/seats/{seat}/slots"))
                .as_array()
                .unwrap()
                .len(),
            3
        );
    }
}

#[test]
fn e_1_4_and_e_1_5_supplies_of_resources_and_money_do_not_run_out() {
    let m = dealt(4, 1);
    assert!(m.json().get("supply").is_none());
    // four players at the limit of a resource hold as many pieces as there are
    let limit = data()["limits"]["resource_max_each"].as_u64().unwrap();
    assert_eq!(data()["components"]["resources"]["wood"], json!(4 * limit));
    let mut m = two(programmed(
        "A.money 4, B.money 0, C.trade 0",
        json!({"ryo": 60000}),
    ));
    m.play("done, times 4");
    assert_eq!(m.number("/seats/0/ryo"), 60020);
}

#[test]
fn e_2_1_and_e_3_1_the_side_goes_by_the_number_of_players() {
    for (seats, side) in [(2, "A"), (3, "A"), (4, "B")] {
        assert_eq!(dealt(seats, 1).view(None)["side"], side);
    }
}

fn kinds(seats: u8) -> Vec<String> {
    let view = dealt(seats, 1).view(None);
    let spaces = view["spaces"].as_array().unwrap().clone();
    spaces
        .iter()
        .map(|space| space["kind"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn e_2_2_and_e_2_4_and_e_2_5_kinds_of_space() {
    for (seats, cities, sites) in [(2, 3, 3), (4, 5, 5)] {
        let kinds = kinds(seats);
        let count = |kind: &str| kinds.iter().filter(|other| *other == kind).count();
        assert_eq!((count("edo"), count("city")), (1, cities));
        for kind in ["forest", "quarry", "rice_field"] {
            assert_eq!(count(kind), sites, "{kind}");
        }
        assert_eq!(count("river"), 3);
        assert!(count("outpost") >= 3 && count("road") >= 3);
        let different: BTreeSet<&String> = kinds.iter().collect();
        assert_eq!(different.len(), 8);
    }
}

/// The edges of a side of the map, both ways.
fn neighbours(side: &str) -> Vec<(String, String)> {
    let edges = data()["maps"][side]["edges"].as_array().unwrap().clone();
    let text = |end: &Value| end.as_str().unwrap().to_owned();
    let ways = edges.iter().flat_map(|edge| {
        let (a, b) = (text(&edge[0]), text(&edge[1]));
        [(a.clone(), b.clone()), (b, a)]
    });
    ways.collect()
}

#[test]
fn e_2_3_the_rivers_touch_the_capital_and_all_is_joined() {
    for side in ["A", "B"] {
        let ways = neighbours(side);
        let of_edo: Vec<_> = ways.iter().filter(|(a, _)| a == "edo").collect();
        let rivers = of_edo.iter().filter(|(_, b)| b.starts_with("river"));
        assert_eq!(rivers.count(), 3, "{side}");
        let mut reached = BTreeSet::from(["edo".to_owned()]);
        for _ in 0..ways.len() {
            let next: Vec<String> = ways
                .iter()
                .filter(|(a, _)| reached.contains(a))
                .map(|(_, b)| b.clone())
                .collect();
            reached.extend(next);
        }
        assert_eq!(
            reached.len(),
            data()["maps"][side]["nodes"].as_array().unwrap().len()
        );
    }
}

#[test]
fn e_2_6_and_e_2_7_neighbours_are_one_ryo_apart_in_both_directions() {
    for (a, b) in neighbours("A") {
        let mut m = two(player(json!({"samurai": [a], "ryo": 1})));
        m.play(&format!("samurai {a}"));
        assert!(m.can(&format!("to {b}")), "{a} {b}");
        let near = neighbours("A")
            .iter()
            .filter(|(from, _)| *from == a)
            .count();
        assert_eq!(m.legal().len(), near, "{a}: its neighbours alone for 1 Ryo");
    }
}

#[test]
fn e_2_9_and_e_9_14_buildings_are_kept_in_order_and_stay() {
    let mut m = two(programmed(
        "B.build 2, A.money 0, C.trade 0",
        json!({"samurai": ["city1", "city1"], "wood": 4, "stone": 3, "ryo": 60}),
    ));
    m.play("done, build city1 market, build city1 house");
    assert_eq!(
        m.get("/towns/city1/buildings"),
        json!(["market 0", "house 0"])
    );
    assert_eq!(m.view(None)["towns"][1]["building_spaces"], 10);
}

#[test]
fn e_2_10_and_e_8_4_every_open_site_of_a_resource_yields_alike() {
    for (action, sites) in [
        ("A.harvest_wood", ["forest1", "forest2"]),
        ("B.harvest_stone", ["quarry1", "quarry2"]),
        ("C.harvest_rice", ["rice1", "rice2"]),
    ] {
        for site in sites {
            let rest = ["A.money", "B.money", "C.trade"]
                .into_iter()
                .filter(|other| other[..1] != action[..1]);
            let rest: Vec<String> = rest.map(|other| format!("{other} 0")).collect();
            let program = format!("{action} 1, {}", rest.join(", "));
            let mut m = two(programmed(&program, json!({"samurai": [site]})));
            m.play(&format!("done, samurai {site}"));
            let goods = ["wood", "stone", "rice"].map(|good| m.number(&format!("/seats/0/{good}")));
            assert_eq!(goods.iter().sum::<u64>(), 3, "{site}");
        }
    }
    let m = two(programmed(
        "A.harvest_wood 1, B.money 0, C.trade 0",
        json!({"samurai": ["quarry1"]}),
    ));
    assert_eq!(
        m.0.position()
            .check(Seat(0), "samurai quarry1".parse().unwrap()),
        Ok(()),
        "to move it"
    );
    let mut m = at(
        &[
            programmed(
                "A.harvest_wood 2, B.money 0, C.trade 0",
                json!({"samurai": ["quarry1", "forest1"]}),
            ),
            player(nothing()),
        ],
        nothing(),
    );
    m.play("done");
    assert_eq!(m.refused("samurai quarry1"), "E-8.4 not-this-site");
}

#[test]
fn e_3_2_sites_are_covered_with_two_and_four_players() {
    for (seats, covered) in [(2, 3), (3, 0), (4, 3)] {
        let mut drawn = BTreeSet::new();
        for seed in 0..20 {
            let sites = strings(&dealt(seats, seed).get("/covered"));
            assert_eq!(sites.len(), covered);
            for kind in ["forest", "quarry", "rice"] {
                let alike = sites.iter().filter(|site| site.starts_with(kind));
                assert_eq!(alike.count(), covered / 3);
            }
            drawn.insert(sites);
        }
        assert!(covered == 0 || drawn.len() > 3, "they are drawn by lot");
    }
}

#[test]
fn e_3_4_a_profit_tile_on_edo_and_each_open_city() {
    for seats in 2..=4 {
        let m = dealt(seats, 5);
        let shut = strings(&m.get("/shut"));
        let towns = m.get("/towns");
        let tiles: Vec<_> = towns.as_object().unwrap().iter().collect();
        for (space, town) in tiles {
            let Some(tile) = town["tile"].as_str() else {
                assert!(shut.contains(space));
                continue;
            };
            let kind = if space == "edo" { "E" } else { "C" };
            assert!(
                tile.starts_with(&format!("P{seats}-{kind}")),
                "{space}: {tile}"
            );
        }
    }
}

#[test]
fn e_3_5_and_e_3_6_five_special_cards_and_two_merchant_cards_lie_open() {
    let m = dealt(2, 9);
    let view = m.view(None);
    assert_eq!(view["row"].as_array().unwrap().len(), 5);
    assert_eq!(view["special_deck"], 7);
    assert_eq!(view["merchant"]["deck"], 9);
    assert_eq!(view["merchant"]["next"], m.get("/merchant_deck/0"));
    assert_ne!(view["merchant"]["next"], view["merchant"]["card"]);
}

#[test]
fn e_3_8_the_first_player_is_drawn_by_lot() {
    let first = |seed| common::dealt::<Position>(4, seed, &[]).number("/first");
    let drawn: BTreeSet<u64> = (0..30).map(first).collect();
    assert_eq!(drawn, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn e_3_14_nobody_founds_in_edo() {
    for seats in 2..=4 {
        let m = dealt(seats, 2);
        assert!(!m.can("found edo"));
        assert_eq!(m.refused("found edo"), "E-3.14 found-not-in-edo");
        assert_eq!(m.refused("found forest1"), "E-3.10 found-in-city");
    }
}

#[test]
fn e_4_1_a_round_programs_executes_pays_and_begins_anew() {
    let mut m = at(
        &[
            idle(json!({"samurai": ["river1"], "rice": 2})),
            idle(nothing()),
        ],
        json!({"stage": "programming"}),
    );
    for seat in [0, 1] {
        m.play_at(seat, "card A, action A.money, officials 0, card B, action B.money, officials 0, action C.travel, officials 0, ready");
    }
    for _ in 0..6 {
        assert_eq!(m.get("/stage"), "window");
        m.play("done");
    }
    assert_eq!(m.get("/stage"), "wages");
    m.play("done");
    assert_eq!(
        (m.get("/stage"), m.number("/round")),
        (json!("programming"), 2)
    );
}

#[test]
fn e_5_2_one_action_of_a_card() {
    let mut m = at(
        &[
            idle(json!({"cards": ["A", "B", "C", "S01"]})),
            idle(nothing()),
        ],
        json!({"stage": "programming"}),
    );
    m.play("card S01");
    assert_eq!(m.legal(), ["action S01.harvest_wood", "action S01.build"]);
    assert_eq!(m.refused("action A.rice"), "E-5.2 action-not-on-card");
    m.play("action S01.build, officials 1, card A");
    assert_eq!(m.legal().len(), 4);
    assert_eq!(m.refused("card S01"), "E-19.7 program-in-order");
}

#[test]
fn e_5_3_and_e_5_6_all_slots_are_filled_and_officials_may_stay_unused() {
    let mut m = at(
        &[idle(nothing()), idle(nothing())],
        json!({"stage": "programming"}),
    );
    m.play("card A, action A.money, officials 0, card B, action B.money, officials 1");
    assert_eq!(m.refused_to(0, "ready"), "E-5.3 program-unfinished");
    m.play("action C.trade, officials 0");
    assert_eq!(m.legal_of(0), ["ready"]);
    assert_eq!(m.refused_to(0, "card A"), "E-5.3 program-full");
    assert_eq!(m.number("/seats/0/officials"), 4);
}

#[test]
fn e_5_9_a_program_is_secret() {
    let mut m = at(
        &[idle(nothing()), idle(nothing())],
        json!({"stage": "programming"}),
    );
    let before = [m.reply(Some(1)), m.reply(None)];
    m.play_at(0, "card B, action B.harvest_stone, officials 3");
    for (viewer, before) in [Some(1), None].into_iter().zip(before) {
        let after = m.reply(viewer);
        let played = |text: &str| text.replace("\"moves_played\":3", "\"moves_played\":0");
        let undo = |text: &str| text.split("\"undo\"").next().unwrap().to_owned();
        assert_eq!(undo(&played(&after)), undo(&played(&before)));
    }
    assert!(m.reply(Some(0)).contains("B.harvest_stone"));
}

#[test]
fn e_5_10_programs_are_frozen_when_all_are_ready() {
    let mut m = at(
        &[idle(nothing()), idle(nothing())],
        json!({"stage": "programming"}),
    );
    let program = "card A, action A.money, officials 2, card B, action B.money, officials 0, action C.trade, officials 0";
    m.play_at(0, program).play_at(0, "ready");
    assert_eq!(m.to_act(), [1]);
    assert_eq!(m.refused_to(0, "card A"), "E-5.10 program-frozen");
    m.play_at(1, program).play_at(1, "ready");
    assert_eq!((m.to_act(), m.get("/stage")), (vec![0], json!("window")));
}

#[test]
fn e_6_6_samurai_of_others_do_not_move() {
    let m = at(
        &[
            player(json!({"samurai": ["city1"]})),
            player(json!({"samurai": ["city2"]})),
        ],
        nothing(),
    );
    assert!(!m.can("samurai city2"));
    let target = trapezi::kernel::Target::new("samurai/1/city2");
    let refusal = m.0.position().why_not(Seat(0), &target).unwrap();
    assert_eq!(told(&refusal), "E-6.6 not-your-samurai");
}

#[test]
fn e_6_11_and_e_14_4_officials_stay_with_their_cards_until_the_next_round() {
    let mut m = two(programmed(
        "A.money 2+1, B.money 1, C.trade 0",
        json!({"shogun_officials": 0}),
    ));
    m.play("done, times 3, done");
    assert_eq!(m.number("/seats/0/slots/0/officials"), 2);
    assert_eq!(m.number("/seats/0/officials"), 2);
    m.play("done, times 1, done, done, done");
    assert_eq!(m.number("/round"), 2);
    assert_eq!(m.number("/seats/0/officials"), 5);
    assert_eq!(m.number("/seats/0/shogun_officials"), 1);
    assert_eq!(m.get("/seats/0/slots/0/card"), Value::Null);
    assert_eq!(m.legal_of(0), ["card A", "card B", "card C"]);
}

#[test]
fn e_6_16_used_samurai_are_counted_by_space_and_for_one_card() {
    let mut m = two(programmed(
        "A.harvest_wood 3, B.money 0, C.trade 0",
        json!({"samurai": ["forest1", "forest1"]}),
    ));
    m.play("done, samurai forest1");
    assert_eq!(m.get("/activations/used"), json!(["forest1"]));
    m.play("samurai forest1");
    assert_eq!(m.get("/activations/used"), json!([]), "the card is over");
}

#[test]
fn e_7_1_money() {
    let mut m = two(programmed("A.money 4, B.money 0, C.trade 0", nothing()));
    m.play("done, times 4");
    assert_eq!(m.number("/seats/0/ryo"), 40);
    for (card, gain) in [("S04", 7), ("S11", 10)] {
        let program = format!("{card}.money 1, A.money 0, B.money 0");
        let mut m = two(programmed(
            &program,
            json!({"cards": ["A", "B", "C", card]}),
        ));
        m.play("done, times 1");
        assert_eq!(m.number("/seats/0/ryo"), 20 + gain);
    }
}

#[test]
fn e_7_3a_without_shogun_officials_nobody_is_recruited() {
    let mut m = at(
        &[
            programmed("B.recruit 1, A.money 0, C.trade 0", json!({"rice": 3})),
            player(json!({"shogun_officials": 12})),
        ],
        nothing(),
    );
    m.play("done");
    assert_eq!((m.to_act(), m.number("/seats/0/rice")), (vec![1], 3));
}

#[test]
fn e_7_8_a_new_card_is_programmed_from_the_next_round_on() {
    let mut m = two(programmed(
        "C.new_authorization 1, A.money 0, B.money 0",
        nothing(),
    ));
    m.play("done, take S01, done, done, done, done, done");
    assert_eq!(m.number("/round"), 2);
    assert!(m.legal_of(0).contains(&"card S01".to_owned()));
    assert!(!m.legal_of(1).contains(&"card S01".to_owned()));
}

#[test]
fn e_7_10_and_e_11_5_cards_are_kept_without_limit_and_use_does_not_spend_them() {
    let all: Vec<String> = (1..=7).map(|n| format!("S{n:02}")).collect();
    let cards: Vec<String> = ["A", "B", "C"]
        .map(str::to_owned)
        .into_iter()
        .chain(all)
        .collect();
    let mut m = two(programmed(
        "S04.money 1, A.money 0, B.money 0",
        json!({"cards": cards}),
    ));
    m.play("done, times 1, done, done, done, done, done");
    assert_eq!(m.number("/round"), 2);
    assert_eq!(m.legal_of(0).len(), 10);
}

#[test]
fn e_8_10_and_e_17_2_what_lies_open_is_in_every_view() {
    let mut m = at(
        &[
            player(
                json!({"wood": 3, "stone": 2, "rice": 1, "cards": ["A", "B", "C", "S02"], "shogun_officials": 1}),
            ),
            player(nothing()),
        ],
        nothing(),
    );
    m.play("done");
    for viewer in [None, Some(0), Some(1)] {
        let seat = &m.view(viewer)["seats"][0];
        assert_eq!(
            json!([seat["wood"], seat["stone"], seat["rice"], seat["points"]]),
            json!([3, 2, 1, 1])
        );
        assert_eq!(seat["cards"], json!(["A", "B", "C", "S02"]));
        assert_eq!(
            json!([
                seat["houses"],
                seat["markets"],
                seat["mustered"],
                seat["mustered_shogun"]
            ]),
            json!([7, 1, 5, 1])
        );
    }
}

#[test]
fn e_9_4_points_of_buildings() {
    for (kind, points) in [("house", 1), ("market", 2), ("stronghold", 3)] {
        let mut m = at(
            &[
                programmed(
                    "B.build 1, A.money 0, C.trade 0",
                    json!({"samurai": ["city1"], "wood": 9, "stone": 9, "ryo": 40}),
                ),
                player(nothing()),
            ],
            json!({"towns": {"city1": {"buildings": ["house 0", "house 1"]}}}),
        );
        m.play(&format!("done, build city1 {kind}"));
        assert_eq!(m.number("/seats/0/points"), 1 + points);
    }
}

#[test]
fn e_9_6_seven_houses_and_any_number_in_a_city() {
    let houses = |count| vec!["house 0"; count];
    let build = |count| {
        let mut m = at(
            &[
                programmed(
                    "B.build 1, A.money 0, C.trade 0",
                    json!({"samurai": ["city1"], "wood": 9, "stone": 9, "ryo": 40}),
                ),
                player(nothing()),
            ],
            json!({"towns": {"city1": {"buildings": houses(count)}}}),
        );
        m.play("done");
        m
    };
    assert!(build(6).can("build city1 house"));
    assert_eq!(build(7).refused("build city1 house"), "E-9.6 none-left");
}

#[test]
fn e_9_10_strongholds_are_allowed_in_edo() {
    let mut m = at(
        &[
            programmed(
                "B.build 1, A.money 0, C.trade 0",
                json!({"samurai": ["edo"], "stone": 4}),
            ),
            player(nothing()),
        ],
        json!({"towns": {"edo": {"buildings": ["house 0", "house 1"]}}}),
    );
    m.play("done, build edo stronghold");
    assert_eq!(m.number("/strongholds"), 7);
}

fn trade(card: &str, more: Value) -> Match {
    let deck: Vec<String> = (1..=10)
        .map(|n| format!("M{n:02}"))
        .filter(|other| other != card)
        .collect();
    let mut first = programmed(
        "C.trade 2, A.money 0, B.money 0",
        json!({"samurai": ["river1", "river1"]}),
    );
    json_patch::merge(&mut first, &more);
    at(
        &[first, player(nothing())],
        json!({"merchant_card": card, "merchant_deck": deck}),
    )
}

#[test]
fn e_10_2_and_e_10_3_the_current_card_sells_one_to_its_quantity() {
    let mut m = trade("M05", nothing());
    m.play("done");
    assert_eq!(
        m.legal(),
        [
            "buy stone 1",
            "buy stone 2",
            "buy stone 3",
            "power-point",
            "done"
        ]
    );
    assert_eq!(m.refused("buy stone 4"), "E-10.3 not-sold");
    assert_eq!(m.refused("buy wood 1"), "E-10.3 not-sold");
    m.play("buy stone 3");
    assert_eq!(
        (m.number("/seats/0/stone"), m.number("/seats/0/ryo")),
        (3, 11)
    );
}

#[test]
fn e_10_4_option_b_scores_one_point_for_the_whole_cost() {
    let mut m = trade("M06", json!({"wood": 4, "rice": 3}));
    m.play("done, power-point");
    let of = |m: &Match, what: &str| m.number(&format!("/seats/0/{what}"));
    assert_eq!(
        (of(&m, "points"), of(&m, "wood"), of(&m, "rice")),
        (2, 2, 1)
    );
    assert_eq!(m.refused("power-point"), "E-10.4 cannot-pay");
}

#[test]
fn e_10_9_and_e_10_10_merchant_and_card_stay_after_a_trade() {
    let mut m = at(
        &[
            programmed(
                "C.trade 1, A.money 0, B.money 0",
                json!({"samurai": ["river1"]}),
            ),
            programmed(
                "C.trade 1, A.money 0, B.money 0",
                json!({"samurai": ["river1"]}),
            ),
        ],
        nothing(),
    );
    m.play("done, buy wood 2, done");
    assert_eq!(
        (m.get("/merchant"), m.get("/merchant_card")),
        (json!("river1"), json!("M01"))
    );
    assert!(m.can("buy wood 2"), "not limited by what others bought");
}

fn card(id: &str) -> BTreeSet<String> {
    let data = data();
    let cards = data["basic_cards"].as_array().unwrap().iter();
    let all: Vec<&Value> = cards
        .chain(data["special_cards"].as_array().unwrap())
        .collect();
    let card = all.into_iter().find(|card| card["id"] == id).unwrap();
    let actions = card["actions"].as_array().unwrap().iter();
    actions
        .map(|action| {
            action["id"]
                .as_str()
                .unwrap()
                .split_once('.')
                .unwrap()
                .1
                .to_owned()
        })
        .collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split(' ').map(str::to_owned).collect()
}

#[test]
fn e_11_1_and_e_11_2_and_e_11_3_the_basic_cards() {
    assert_eq!(card("A"), names("rice money harvest_wood build"));
    assert_eq!(card("B"), names("harvest_stone build recruit money"));
    assert_eq!(
        card("C"),
        names("harvest_rice travel trade new_authorization")
    );
    let weak = &data()["basic_cards"][0]["actions"][3];
    assert_eq!(
        (&weak["id"], &weak["officials_per_activation"]),
        (&json!("A.build"), &json!(2))
    );
}

#[test]
fn e_11_4_twelve_special_cards_of_two_actions() {
    assert_eq!(data()["special_cards"].as_array().unwrap().len(), 12);
    for n in 1..=12 {
        assert_eq!(card(&format!("S{n:02}")).len(), 2);
    }
}

fn wages(first: Value, second: Value) -> Match {
    at(&[first, second], json!({"stage": "wages", "slot": 3}))
}

#[test]
fn e_12_4_one_player_after_the_other() {
    let samurai = json!({"samurai": ["city1", "city2"], "rice": 2});
    let mut m = wages(player(samurai.clone()), player(samurai));
    assert_eq!(m.refused_to(1, "samurai city1"), "E-12.4 not-your-turn");
    m.play("samurai city1");
    assert_eq!(m.to_act(), [0]);
    m.play("done");
    assert_eq!(m.to_act(), [1]);
}

#[test]
fn e_12_5_officials_cost_nothing() {
    let mut m = wages(
        programmed(
            "A.money 2, B.money 0, C.trade 0",
            json!({"samurai": ["city1"], "rice": 2, "shogun_officials": 3}),
        ),
        player(nothing()),
    );
    m.play("done");
    assert_eq!(m.number("/seats/0/rice"), 1);
}

#[test]
fn e_12_6_without_samurai_or_rice_nothing_is_asked() {
    let mut m = at(
        &[
            player(json!({"samurai": ["city1", "city2"], "rice": 0})),
            player(json!({"samurai": ["city1"], "rice": 1})),
        ],
        json!({"slot": 2, "active": 1}),
    );
    m.play("done");
    assert_eq!(m.to_act(), [1], "the first has no rice");
    assert_eq!(m.get("/seats/0/samurai"), json!([]));
    assert_eq!(m.number("/seats/0/officials"), 5);
    let m = wages(
        player(json!({"samurai": ["city1", "city1"], "rice": 2})),
        player(nothing()),
    );
    assert_eq!(
        m.legal(),
        ["samurai city1", "done"],
        "two alike are one choice"
    );
}

fn after_income(towns: Value) -> [u64; 2] {
    let mut m = at(
        &[
            player(json!({"ryo": 0})),
            player(json!({"ryo": 0, "samurai": ["river1"], "rice": 1})),
        ],
        json!({"stage": "wages", "slot": 3, "active": 1, "towns": towns}),
    );
    m.play("done");
    [m.number("/seats/0/ryo"), m.number("/seats/1/ryo")]
}

#[test]
fn e_13_1_and_e_13_7_edo_and_all_cities_pay() {
    let towns = json!({
        "edo": {"buildings": ["house 1"]},
        "city1": {"buildings": ["house 0", "house 1"]},
        "city2": {"buildings": ["house 0"]},
    });
    // tiles P2-E1, P2-C3 and P2-C1
    assert_eq!(after_income(towns), [6 + 6, 11 + 2]);
}

#[test]
fn e_13_3_and_e_13_8_without_influence_nothing_is_paid() {
    assert_eq!(after_income(json!({})), [0, 0]);
    assert_eq!(
        after_income(json!({"city2": {"buildings": ["market 1"]}})),
        [0, 6]
    );
}

#[test]
fn e_13_6_and_e_20_3_payouts_are_read_from_the_tiles() {
    let data = data();
    for tile in data["profit_tiles"].as_array().unwrap() {
        let players = tile["players"].as_u64().unwrap();
        for builders in 1..=players {
            let row = tile["payout_by_builders"][builders.to_string()]
                .as_array()
                .unwrap();
            assert_eq!(row.len() as u64, builders, "{tile}");
            let sum: u64 = row.iter().map(|share| share.as_u64().unwrap()).sum();
            assert_eq!(sum, tile["total"].as_u64().unwrap(), "{tile}");
        }
    }
    let rows = data["profit_tiles"].to_string();
    assert!(rows.contains("[6,2]") && rows.contains("[5,4,2,1]"));
}

#[test]
fn e_14_3_the_marker_goes_to_the_left() {
    let mut m = at(
        &[
            player(nothing()),
            player(nothing()),
            player(json!({"samurai": ["river1"], "rice": 1})),
        ],
        json!({"stage": "wages", "slot": 3, "active": 0, "first": 1}),
    );
    // without samurai there is nothing to ask: the third seat is last but one in this order
    assert_eq!(m.to_act(), [0]);
    m.play("done");
    assert_eq!(m.number("/first"), 2);
}

#[test]
fn e_15_7_the_score_sheet_and_all_purses_are_opened() {
    let mut m = at(
        &[
            player(json!({"points": 12, "ryo": 107, "wood": 3})),
            player(json!({"samurai": ["river1"], "rice": 2, "ryo": 49})),
        ],
        json!({"stage": "wages", "slot": 3, "active": 1, "towns": {"edo": {"tile": "P2-E1", "buildings": ["house 0"]}}}),
    );
    m.play("done");
    assert_eq!(m.view(None)["seats"][1]["ryo"], 49);
    let tally = m.0.position().tally(None);
    let values: Vec<_> = tally.lines.iter().map(|line| line.values[0]).collect();
    // 107 Ryo and 11 of income: two points
    assert_eq!(values, [Some(12), Some(0), Some(2), Some(3), Some(1)]);
    assert_eq!(
        tally.lines[1].values[1], None,
        "who is out gets nothing for samurai"
    );
    assert_eq!(tally.totals, [14, 1]);
}

#[test]
fn e_16_1_never_more_than_ten() {
    let mut m = two(programmed(
        "A.harvest_wood 1, B.money 0, C.trade 0",
        json!({"samurai": ["forest1"], "wood": 9}),
    ));
    m.play("done, samurai forest1");
    assert_eq!(m.number("/seats/0/wood"), 10);
    assert!(try_at(&[player(json!({"wood": 11})), player(nothing())], nothing()).is_err());
}

#[test]
fn e_16_4_and_e_16_5_what_is_spent_reaches_no_other_player() {
    let mut m = at(
        &[
            programmed(
                "S07.rice 1, A.money 0, B.money 0",
                json!({"cards": ["A", "B", "C", "S07"]}),
            ),
            player(nothing()),
        ],
        nothing(),
    );
    let before = m.get("/seats/1");
    m.play("merchant, to edo, done, times 1");
    assert_eq!(m.get("/seats/1"), before);
    assert_eq!(m.number("/seats/0/ryo"), 16);
}

#[test]
fn e_16_6_points_are_never_lost() {
    for seed in 0..6 {
        let start = dealt(2 + (seed % 3) as u8, seed).0.position().clone();
        let mut before = vec![0; 4];
        random_match(start, seed, |position| {
            let json = serde_json::to_value(position).unwrap();
            for (seat, before) in json["seats"].as_array().unwrap().iter().zip(&mut before) {
                let points = seat["points"].as_u64().unwrap();
                assert!(points >= *before);
                *before = points;
            }
        });
    }
}

#[test]
fn e_17_3_and_e_17_5_imagined_purses_and_programs() {
    let m = at(
        &[
            player(nothing()),
            programmed(
                "A.money 2, B.build 1, C.travel 1",
                json!({"ryo": 333, "shogun_officials": 0}),
            ),
        ],
        nothing(),
    );
    let mut chance = trapezi::kernel::Chance::from_seed(1);
    let (mut purses, mut programs) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..200 {
        let drawn = m.0.position().determinize(Seat(0), &mut chance);
        assert_eq!(drawn.audit(), Ok(()));
        let json = serde_json::to_value(&drawn).unwrap();
        let ryo = json["seats"][1]["ryo"].as_u64().unwrap();
        assert!(ryo <= 40);
        purses.insert(ryo);
        programs.insert(json["seats"][1]["slots"].to_string());
        assert_eq!(json["seats"][0], m.get("/seats/0"));
    }
    assert!(purses.len() > 30 && programs.len() > 100);
}

#[test]
fn e_17_7_the_order_of_the_decks_is_hidden() {
    let m = two(player(nothing()));
    for viewer in [None, Some(0), Some(1)] {
        let reply = m.reply(viewer);
        assert!(reply.contains("M02"), "the preview");
        for hidden in ["M03", "M07", "S06", "S12"] {
            assert!(!reply.contains(hidden), "{hidden}");
        }
    }
    let mut chance = trapezi::kernel::Chance::from_seed(1);
    let drawn = m.0.position().determinize(Seat(0), &mut chance);
    let json = serde_json::to_value(&drawn).unwrap();
    assert_eq!(json["merchant_deck"][0], "M02");
    assert_ne!(json["merchant_deck"], m.get("/merchant_deck"));
    assert_eq!(
        strings(&json["special_deck"]),
        strings(&m.get("/special_deck"))
    );
}

#[test]
fn e_18_1_and_e_20_6_what_depends_on_the_number_of_players() {
    for (seats, side, cities, shut, sites) in
        [(2, "A", 3, 1, 2), (3, "A", 3, 0, 3), (4, "B", 5, 1, 4)]
    {
        let view = dealt(seats, 4).view(None);
        assert_eq!(view["side"], side);
        let spaces = view["spaces"].as_array().unwrap().clone();
        let count = |kind: &str, closed: bool| {
            let alike = spaces
                .iter()
                .filter(|s| s["kind"] == kind && s["closed"] == closed);
            alike.count()
        };
        assert_eq!(
            (count("city", false), count("city", true)),
            (cities - shut, shut)
        );
        assert_eq!(count("forest", false), sites);
        assert_eq!(count("river", false), 3);
    }
}

#[test]
fn e_19_1_and_e_19_7_decisions_in_order_and_piece_by_piece() {
    let mut m = dealt(2, 6);
    assert_eq!(m.get("/stage"), "placing");
    while m.get("/stage") == "placing" {
        let mv = m.legal()[0].clone();
        m.play(&mv);
    }
    assert_eq!(m.get("/stage"), "merchant");
    m.play("to river1");
    assert_eq!(
        (m.get("/stage"), m.to_act()),
        (json!("programming"), vec![0, 1])
    );
    m.play_at(0, "card A");
    assert!(m.legal_of(0).iter().all(|mv| mv.starts_with("action A.")));
    m.play_at(0, "action A.rice");
    assert!(m.legal_of(0).iter().all(|mv| mv.starts_with("officials ")));
    m.play_at(0, "officials 1");
    assert!(
        m.legal_of(0).iter().all(|mv| mv.starts_with("card ")),
        "no shogun officials to ask for"
    );
    // nobody learns anything by a pick, so that it can be taken back
    let mut position = m.0.position().clone();
    for mv in ["card B", "action B.money", "officials 0"] {
        let mut journal = trapezi::kernel::Journal::recording();
        position.play(Seat(0), mv.parse().unwrap(), &mut journal);
        let (entries, learnt) = journal.into_parts();
        assert!(entries.is_empty() && learnt.is_empty(), "{mv}");
    }
}

#[test]
fn e_19_2_programs_that_could_not_be_are_refused() {
    for program in [
        "A.money 5, B.money 0, C.trade 0",
        "B.recruit 2, A.money 0, C.trade 0",
        "A.money 0, A.rice 0, C.trade 0",
        "S01.build 1, A.money 0, B.money 0",
        "A.money 2, B.money 2, C.trade 2",
    ] {
        assert!(
            try_at(
                &[programmed(program, nothing()), player(nothing())],
                nothing()
            )
            .is_err(),
            "{program}"
        );
    }
}

#[test]
fn e_19_3_and_e_19_4_moves_are_a_figure_and_a_space() {
    let mut m = two(programmed(
        "C.travel 1, A.money 0, B.money 0",
        json!({"samurai": ["city1"]}),
    ));
    m.play("samurai city1");
    assert!(m.legal().iter().all(|mv| mv.starts_with("to ")));
    assert_eq!(m.refused("done"), "E-19.7 finish-move-first");
    m.play("to road1, done, samurai road1, to quarry2");
    assert_eq!(
        (m.get("/seats/0/samurai"), m.number("/seats/0/ryo")),
        (json!(["quarry2"]), 19)
    );
}

#[test]
fn e_19_5_and_e_19_6_the_books_are_kept() {
    let refused = |first: Value, more: Value| {
        let result = try_at(&[first, player(nothing())], more);
        result.err().unwrap_or_else(|| panic!("it is let in"))
    };
    let has = |text: String, code: &str| assert!(text.starts_with(code), "{text}");
    has(
        refused(player(json!({"officials": 4})), nothing()),
        "position-officials",
    );
    has(
        refused(player(nothing()), json!({"shogun_supply": 11})),
        "position-shogun",
    );
    has(
        refused(player(nothing()), json!({"strongholds": 7})),
        "position-strongholds",
    );
    has(
        refused(player(json!({"houses": 6})), nothing()),
        "position-pieces",
    );
    has(
        refused(player(json!({"markets": 0})), nothing()),
        "position-pieces",
    );
    has(
        refused(player(json!({"cards": ["A", "B"]})), nothing()),
        "position-few-cards",
    );
    has(
        refused(player(nothing()), json!({"sold": ["S01"]})),
        "position-special-cards",
    );
    has(
        refused(player(nothing()), json!({"merchant_deck": ["M02", "M02"]})),
        "position-merchant-cards",
    );
    has(
        refused(player(json!({"samurai": ["lane2"]})), nothing()),
        "position-officials",
    );
    has(
        refused(player(nothing()), json!({"merchant": "lane2"})),
        "position-merchant",
    );
    let town =
        |buildings: Value| json!({"towns": {"city1": {"tile": "P2-C3", "buildings": buildings}}});
    has(
        refused(player(nothing()), town(json!(["house 0", "stronghold"]))),
        "position-stronghold",
    );
    has(
        refused(player(nothing()), town(json!(["market 0", "market 1"]))),
        "position-market",
    );
    let edo = json!({"towns": {"edo": {"buildings": ["market 0"]}}});
    has(refused(player(nothing()), edo), "position-market");
    let shut = json!({"towns": {"city3": {"buildings": ["house 0"]}}});
    has(refused(player(nothing()), shut), "position-building");
}

#[test]
fn e_19_8_every_match_ends() {
    for seed in 0..9 {
        let start = dealt(2 + (seed % 3) as u8, seed).0.position().clone();
        let mut last = 0;
        random_match(start, seed, |position| last = position.turn_number());
        assert!(last <= Position::info().turn_bound);
    }
}

#[test]
fn e_19_9_alike_activations_are_one_number() {
    let mut m = two(programmed("A.rice 3, B.money 0, C.trade 0", nothing()));
    m.play("done");
    assert_eq!(m.legal(), ["times 1", "times 2", "times 3", "done"]);
    m.play("times 2");
    assert_eq!((m.to_act(), m.number("/seats/0/rice")), (vec![1], 2));
}

#[test]
fn e_20_1_and_e_20_2_and_e_20_9_every_action_is_named_and_read() {
    let data = data();
    let mut ids = BTreeSet::new();
    for card in data["basic_cards"]
        .as_array()
        .unwrap()
        .iter()
        .chain(data["special_cards"].as_array().unwrap())
    {
        for action in card["actions"].as_array().unwrap() {
            let id = action["id"].as_str().unwrap();
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
            assert!(format!("action {id}").parse::<Move>().is_ok());
            assert!(
                action["cost"].is_object() && action["gain"].is_object(),
                "{id}"
            );
            let kinds = "money rice recruit travel new_authorization sell_authorization harvest build trade";
            assert!(
                names(kinds).contains(action["kind"].as_str().unwrap()),
                "{id}"
            );
        }
    }
    assert_eq!(ids.len(), 36);
}

#[test]
fn e_20_4_merchant_cards_are_read_as_they_stand() {
    for card in data()["merchant_cards"].as_array().unwrap() {
        let rich = json!({"wood": 9, "stone": 9, "rice": 9, "ryo": 60});
        let low = json!({"wood": 0, "stone": 0, "rice": 0, "ryo": 60});
        let mut m = trade(card["id"].as_str().unwrap(), low);
        m.play("done");
        let buy = &card["buy"];
        let most = buy["max_pieces"].as_u64().unwrap();
        let resource = buy["resource"].as_str().unwrap();
        assert!(
            m.can(&format!("buy {resource} {most}"))
                && !m.can(&format!("buy {resource} {}", most + 1))
        );
        m.play(&format!("buy {resource} {most}"));
        assert_eq!(
            m.number("/seats/0/ryo"),
            60 - most * buy["price_each_ryo"].as_u64().unwrap()
        );
        let mut m = trade(card["id"].as_str().unwrap(), rich);
        m.play("done, power-point");
        for (good, amount) in card["power_point"]["cost"].as_object().unwrap() {
            let before = if good == "ryo" { 60 } else { 9 };
            assert_eq!(
                m.number(&format!("/seats/0/{good}")),
                before - amount.as_u64().unwrap()
            );
        }
    }
}

#[test]
fn e_20_5_and_e_20_7_the_map_is_counted_from_its_nodes_and_has_hints_to_draw_it() {
    for (seats, side) in [(2, "A"), (3, "A"), (4, "B")] {
        let nodes = data()["maps"][side]["nodes"].as_array().unwrap().clone();
        let view = dealt(seats, 1).view(None);
        let spaces = view["spaces"].as_array().unwrap().clone();
        let ids = |list: &[Value]| -> BTreeSet<String> {
            list.iter()
                .map(|item| item["id"].as_str().unwrap().to_owned())
                .collect()
        };
        assert_eq!(ids(&nodes), ids(&spaces));
        assert!(
            nodes
                .iter()
                .all(|node| node["x"].is_number() && node["y"].is_number())
        );
    }
    assert_eq!(data()["city_slot_layout"]["slots"], 10);
}
