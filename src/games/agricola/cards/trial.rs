//! Cards of decks that are not dealt yet, as far as the vocabulary can say what they do. They are there for
//! tests alone, of moments and words that no card of deck E uses.

use super::super::goods::Good;
use super::rule::{Count, Given, Rounds, Rule, What};
use super::spaces::Spaces;
use super::write::{clay, food, grain, lays, reed, stone, trade, vegetable, way, when, wood};

/// What can be written of decks I and K.
pub(super) static CARDS: &[(&str, &[Rule])] = &[
    // Copse
    (
        "I78",
        &[Rule::Fields {
            crop: Good::Wood,
            count: 2,
        }],
    ),
    // Wood Collector
    ("I235", &[lays(wood(1), Rounds::Next(5))]),
    // Pig Breeder, for an owner who has room for the piglet
    (
        "I252",
        &[when(What::RoundEnd)
            .given(&[
                Given::Rounds(12, 12),
                Given::AtLeast(Count::Animals(Good::Boar), 2),
            ])
            .gain(super::write::boar(1))],
    ),
    // Serf
    (
        "K266",
        &[when(What::Before)
            .at(Spaces::hook("sow_bake"))
            .choose(&[way(grain(1)), trade(grain(1), vegetable(1))])],
    ),
    // Weaver
    (
        "K309",
        &[when(What::WorkStart)
            .given(&[Given::AtLeast(Count::Animals(Good::Sheep), 2)])
            .gain(food(1))],
    ),
    // made up: it answers every moment, with goods that tell which one
    (
        "I219",
        &[
            when(What::RoundStart).gain(wood(1)),
            when(What::WorkStart).gain(clay(1)),
            when(What::AllPlaced).gain(reed(1)),
            when(What::Returning).gain(stone(1)),
            when(What::RoundEnd).gain(grain(1)),
            when(What::FieldStart).gain(wood(2)),
            when(What::Field).gain(clay(2)),
            when(What::FieldEnd).gain(reed(2)),
            when(What::FeedStart).gain(stone(2)),
            when(What::BeforeScoring).gain(grain(2)),
        ],
    ),
];

mod tests {
    use crate::games::agricola::Position;
    use crate::kernel::{Arg, Game, Seat, Setup, Table};
    use serde_json::{Value, json};

    type Match = Table<Position>;

    fn set_up(seats: u8, options: &[(&str, &str)]) -> Setup {
        let mut setup = Setup::of("agricola", seats, 1);
        setup.options.insert("variant".into(), "full".into());
        for (option, choice) in options {
            setup.options.insert((*option).into(), (*choice).into());
        }
        setup
    }

    /// Four players, of whom the first has these cards in front and one person left, the others none.
    fn owner(front: Value, player: Value, round: u8) -> Match {
        let setup = set_up(4, &[("first", "seat-1")]);
        let dealt = Match::new(setup.clone()).expect("a match");
        let mut position = serde_json::to_value(dealt.position()).expect("JSON");
        let persons = |seats: &[u8]| json!({ "persons": seats });
        let first = json!({ "home": 1, "goods": { "food": 9 } });
        let other = json!({ "home": 0, "goods": { "food": 9 } });
        for (seat, patch) in [first, other.clone(), other.clone(), other]
            .iter()
            .enumerate()
        {
            json_patch::merge(&mut position["seats"][seat], patch);
        }
        json_patch::merge(&mut position["seats"][0], &player);
        position["spaces"] = json!({
            "build_rooms_stables": persons(&[0]), "start_minor": persons(&[1]),
            "a4_clay2": persons(&[1]), "a4_wood1": persons(&[2]), "a4_wood2": persons(&[2]),
            "clay1": persons(&[3]), "reed1": persons(&[3]),
        });
        position["deck"] = json!([
            "r_sow_bake",
            "r_improvement",
            "r_sheep",
            "r_fences",
            "r_renovation_improvement",
            "r_growth_minor",
            "r_stone_a",
            "r_vegetable",
            "r_boar",
            "r_stone_b",
            "r_cattle",
            "r_plow_sow",
            "r_growth_no_room",
            "r_renovation_fences",
        ]);
        position["round"] = json!(round);
        position["turn"] = json!(1);
        position["cards"] = json!({
            "decks": ["E", "I", "K"], "seats": [{ "front": front }, {}, {}, {}],
        });
        let position = serde_json::from_value(position).expect("a position");
        Match::load(setup, position).expect("sound books")
    }

    fn legal(m: &Match) -> Vec<String> {
        let seat = m.position().to_act().first().expect("the match goes on");
        m.legal_moves(seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn play(m: &mut Match, moves: &str) {
        for mv in moves.split(", ") {
            let seat = m.position().to_act().first().expect("the match goes on");
            let result = m.play(seat, mv.parse().expect("a move"));
            result.unwrap_or_else(|refusal| panic!("{mv}: {refusal:?}, legal: {:?}", legal(m)));
        }
    }

    fn goods(m: &Match) -> Value {
        serde_json::to_value(m.position()).expect("JSON")["seats"][0]["goods"].clone()
    }

    /// The log in short: keys, and what seat 0 got of a card.
    fn log(m: &Match) -> Vec<String> {
        let entries = m.journal(Some(Seat(0)), 0).into_iter();
        let line = entries.map(|entry| {
            let key = entry.message.key.trim_start_matches("agricola-log-");
            let goods = entry.message.args.iter().find_map(|(name, arg)| match arg {
                Arg::Counted(things) if *name == "goods" => Some(things),
                _ => None,
            });
            let things = goods.into_iter().flatten().map(|thing| {
                let name = thing.name.trim_start_matches("agricola-goods-").to_owned();
                format!(" {name} {}", thing.count)
            });
            format!("{key}{}", things.collect::<String>())
        });
        line.collect()
    }

    /// What is said between two lines of the log, of cards and of the moments themselves.
    fn moments(m: &Match) -> Vec<String> {
        const TOLD: [&str; 6] = ["card-gave", "harvest", "field", "fed", "round", "collected"];
        let told = log(m).into_iter();
        told.filter(|line| TOLD.contains(&line.split(' ').next().unwrap_or("")))
            .collect()
    }

    #[test]
    fn a_26_29_and_a_6_11_and_a_26_16_the_moments_of_a_round_and_of_its_harvest() {
        let field =
            json!({ "farm": { "fields": [{ "cell": "04", "crop": "grain", "count": 3 }] } });
        let mut m = owner(json!([{ "card": "I219" }]), field, 7);
        play(&mut m, "place day_laborer");
        while legal(&m).contains(&"feed".to_owned()) {
            play(&mut m, "feed");
        }
        let expected = [
            "card-gave reed 1",  // all are placed
            "card-gave stone 1", // while they go home
            "card-gave grain 1", // the end of the round, and only then the harvest
            "harvest",
            "card-gave wood 2",
            "card-gave clay 2",
            "field grain 1",
            "card-gave reed 2",
            "card-gave stone 2",
            "fed",
            "fed",
            "fed",
            "fed",
            "round",
            "card-gave wood 1",
            "card-gave clay 1",
        ];
        assert_eq!(moments(&m), expected);
    }

    #[test]
    fn a_26_18_the_moment_before_scoring() {
        let mut m = owner(json!([{ "card": "I219" }]), json!({}), 14);
        play(&mut m, "place day_laborer");
        while m.position().to_act().first().is_some() {
            play(&mut m, "feed");
        }
        let told = log(&m);
        let last = told
            .iter()
            .rposition(|line| line == "fed")
            .expect("a harvest");
        assert_eq!(told[last + 1], "card-gave grain 2");
    }

    #[test]
    fn a_26_12_sheep_of_the_start_of_the_round_count_at_the_start_of_the_work() {
        let farm = json!({ "farm": { "pastures": [["03", "04"]] }, "goods": { "sheep": 1 } });
        let front = json!([{ "card": "K309" }, { "card": "E204", "note": 2 }]);
        let mut m = owner(front, farm, 1);
        play(&mut m, "place day_laborer");
        assert_eq!(
            moments(&m),
            ["round", "collected sheep 1", "card-gave food 1"]
        );
    }

    #[test]
    fn a_26_16_pigs_breed_at_the_end_of_round_twelve_alone() {
        let farm = json!({ "farm": { "pastures": [["03", "04"]] }, "goods": { "boar": 2 } });
        for (round, boars) in [(10, 2), (12, 3)] {
            let mut m = owner(json!([{ "card": "I252" }]), farm.clone(), round);
            play(&mut m, "place day_laborer");
            assert_eq!(goods(&m)["boar"], boars, "round {round}");
        }
    }

    #[test]
    fn a_26_30_income_before_the_action_may_be_used_in_it() {
        let fields = json!({ "farm": { "fields": [{ "cell": "04" }, { "cell": "03" }] }, "goods": { "grain": 1 } });
        let mut m = owner(json!([{ "card": "K266" }]), fields, 1);
        play(&mut m, "place r_sow_bake");
        assert_eq!(
            legal(&m),
            ["use K266 grain:1", "use K266 grain:1=vegetable:1"]
        );
        play(&mut m, "use K266 grain:1, sow grain");
        assert_eq!(goods(&m)["grain"], Value::Null);
    }

    #[test]
    fn a_26_22_a_space_for_sowing_may_be_used_for_wood_on_a_card() {
        let mut m = owner(
            json!([{ "card": "I78" }]),
            json!({ "goods": { "wood": 2 } }),
            4,
        );
        play(&mut m, "place r_sow_bake, done");
        while legal(&m).contains(&"feed".to_owned()) {
            play(&mut m, "feed");
        }
        assert_eq!(goods(&m)["wood"], 2, "one is left, one was harvested");
        let m = owner(
            json!([{ "card": "I78", "note": 0x33 }]),
            json!({ "goods": { "wood": 2 } }),
            4,
        );
        assert!(!legal(&m).contains(&"place r_sow_bake".to_owned()));
    }

    #[test]
    fn a_23_16_c_215_wood_on_a_card_counts_for_the_joinery() {
        let bonus = |note: u8, wood: u8| {
            let player = json!({ "goods": { "wood": wood }, "majors": ["joinery"] });
            let m = owner(json!([{ "card": "I78", "note": note }]), player, 14);
            let sheet = serde_json::to_value(m.position().tally(None)).expect("JSON");
            let lines = sheet["lines"].as_array().expect("lines");
            let line = lines
                .iter()
                .find(|line| line["label"]["key"] == "agricola-tally-bonus-points");
            line.expect("a line")["values"][0].clone()
        };
        assert_eq!(
            (bonus(1, 2), bonus(0, 2), bonus(0, 3)),
            (json!(1), json!(0), json!(1))
        );
        assert_eq!(bonus(0x33, 1), json!(3), "both stacks");
    }

    #[test]
    fn a_25_15_c_209_a_permanent_card_lays_its_goods_as_in_round_0() {
        let options = [("series", "2"), ("permanent-1", "I235")];
        let m = Match::new(set_up(1, &options)).expect("a match");
        let view = serde_json::to_value(m.position().view(None)).expect("JSON");
        let promised = view["rounds"].as_array().expect("rounds").iter();
        let rounds: Vec<u64> = promised
            .filter(|round| round["promised"][0]["goods"]["wood"] == 1)
            .filter_map(|round| round["round"].as_u64())
            .collect();
        assert_eq!(rounds, [2, 3, 4, 5]);
        assert_eq!(goods(&m)["wood"], 1, "that of round 1 is there already");
    }
}
