//! The occupations of deck E.

use super::super::super::farm::House;
use super::super::super::goods::Good::{
    Boar, Cattle, Clay, Food, Grain, Reed, Sheep, Stone, Vegetable, Wood,
};
use super::super::super::goods::Goods;
use super::super::rule::{
    Act, Amount, Bonus, Cook, Count, Given, Purchases, Room, Rounds, Rule, Sub, What, Who,
};
use super::super::spaces::Spaces;
use super::super::write::{
    base, between, boar, cattle, clay, exchange, food, grain, harvest, lays, less, played, reed,
    room, scores, scores_per, sheep, stone, taking, traveling, using, vegetable, way, way_if, when,
    wood,
};

/// The boards on which a room may be built count as one kind of space.
const HOUSEHOLD: Spaces = Spaces::ROOMS.or(Spaces::GROWTH);

/// Cards on which a fisherman lives (E161).
const FISHERY: &[&str] = &["E12", "E22", "E30", "I95", "K126"];

/// What Tenant Farmer owes (E215).
const LOAN: Goods = sheep(1).and(Boar, 1).and(Cattle, 1);

/// What Thatcher roofs beside rooms (E157).
const ROOFS: &[&str] = &["I103", "E21", "I84", "I71", "K144", "I86"];

pub(in super::super) static OCCUPATIONS: &[(&str, &[Rule])] = &[
    // Land Agent
    (
        "E147",
        &[
            played().gain(vegetable(1)),
            using(Spaces::TAKE_VEGETABLE).gain(grain(1)),
        ],
    ),
    // Academic
    ("E148", &[Rule::CountsAs(2)]),
    // Master Baker
    (
        "E149",
        &[
            when(What::Baked)
                .by(Who::Others)
                .given(&[Given::NotBy("E149")])
                .may()
                .action(Sub::Bake),
            when(What::Baked)
                .given(&[Given::NotBy("E149")])
                .gain(food(1)),
        ],
    ),
    // Baker
    (
        "E150",
        &[
            played().may().action(Sub::Bake),
            when(What::FeedStart).may().action(Sub::Bake),
        ],
    ),
    // Master Builder
    (
        "E151",
        &[between()
            .given(&[Given::AtLeast(Count::Rooms, 5)])
            .once_a_game()
            .action(Sub::Room)],
    ),
    // Berry Picker
    (
        "E152",
        &[
            taking(&[Given::Took(Wood)]).gain(food(1)),
            when(What::Gave).given(&[Given::Of(Wood)]).gain(food(1)),
        ],
    ),
    // Mendicant
    (
        "E153",
        &[when(What::BeforeScoring).act(Act::DropBegging(2))],
    ),
    // Master Brewer
    ("E154", &[harvest(grain(1), food(3))]),
    // Bread Seller
    (
        "E155",
        &[when(What::Baked)
            .by(Who::Anybody)
            .gain_each(food(1), Amount::Told)],
    ),
    // Brush Maker
    (
        "E156",
        &[
            when(What::Cooked).given(&[Given::Of(Boar)]).act(Act::Keep),
            scores(Count::Note, &[(2, 1), (3, 2), (4, 3)]),
        ],
    ),
    // Thatcher
    (
        "E157",
        &[
            less(Purchases::Rooms, reed(1)),
            less(Purchases::Renovation, reed(1)),
            less(Purchases::Named(ROOFS), reed(1)),
        ],
    ),
    // Turner
    ("E158", &[exchange(wood(1), food(1))]),
    // Head of the Family
    ("E159", &[Rule::Shares(HOUSEHOLD)]),
    // Farmer
    (
        "E160",
        &[
            when(What::Fenced)
                .given(&[Given::AtMost(Count::Note, 0)])
                .once_a_turn()
                .acts(Act::Gain(boar(1)), Act::Note(1)),
            when(What::Fenced)
                .given(&[Given::AtLeast(Count::Note, 1)])
                .once_a_turn()
                .gain(cattle(1)),
        ],
    ),
    // Fisherman
    (
        "E161",
        &[
            when(What::Receiving)
                .at(Spaces::FISHING)
                .given(&[Given::CanPayOwners(FISHERY)])
                .may()
                .act(Act::Double),
            using(Spaces::FISHING)
                .given(&[Given::UsedThisTurn])
                .act(Act::PayOwners(FISHERY)),
        ],
    ),
    // Meat Seller
    (
        "E162",
        &[Rule::Cooks {
            vegetable: 0,
            sheep: 2,
            boar: 3,
            cattle: 4,
            by: Cook::OwnerOfOven,
        }],
    ),
    // Field Warden
    (
        "E163",
        &[Rule::Shares(Spaces::PLOW.or(Spaces::TAKE_VEGETABLE))],
    ),
    // Master Forester
    (
        "E164",
        &[Rule::Opens {
            space: "a3_wood2",
            toll: 2,
        }],
    ),
    // Yeoman Farmer
    ("E165", &[Rule::Scores(Bonus::NoNegatives)]),
    // Undergardener
    ("E166", &[using(Spaces::DAY_LABORER).gain(vegetable(1))]),
    // Conjurer
    ("E167", &[traveling().gain(grain(1))]),
    // Greengrocer
    ("E168", &[using(Spaces::TAKE_GRAIN).gain(vegetable(1))]),
    // Storyteller
    (
        "E169",
        &[
            when(What::Leaving)
                .at(Spaces::TRAVELING_PLAYERS)
                .may()
                .act(Act::Leave(food(1))),
            using(Spaces::TRAVELING_PLAYERS)
                .given(&[Given::UsedThisTurn])
                .gain(vegetable(1)),
        ],
    ),
    // Estate Manager
    ("E170", &[Rule::Scores(Bonus::MostAnimals([2, 3, 4]))]),
    // Dock Worker
    (
        "E171",
        &[
            exchange(wood(3), clay(1)),
            exchange(wood(3), reed(1)),
            exchange(wood(3), stone(1)),
            exchange(clay(2), wood(1)),
            exchange(clay(2), reed(1)),
            exchange(clay(2), stone(1)),
            exchange(reed(2), wood(1)),
            exchange(reed(2), clay(1)),
            exchange(reed(2), stone(1)),
            exchange(stone(2), wood(1)),
            exchange(stone(2), clay(1)),
            exchange(stone(2), reed(1)),
        ],
    ),
    // Chief
    ("E172", &[scores_per(Count::RoomsOf(House::Stone), 1)]),
    // Chief's Daughter
    (
        "E173",
        &[
            Rule::Answers("E172"),
            scores_per(Count::Is(House::Clay), 1),
            scores(Count::Is(House::Stone), &[(1, 3)]),
        ],
    ),
    // Tutor
    ("E174", &[scores_per(Count::OccupationsAfter, 1)]),
    // Hedge Keeper
    (
        "E175",
        &[
            Rule::FreeFences(3),
            when(What::Fenced)
                .given(&[Given::ByCard])
                .may()
                .action(Sub::FreeFences),
        ],
    ),
    // Woodcutter
    ("E176", &[taking(&[Given::Took(Wood)]).gain(wood(1))]),
    // Wooden Hut Builder
    ("E177", &[scores_per(Count::RoomsOf(House::Wood), 1)]),
    // Hut Builder
    (
        "E178",
        &[
            played().given(&[Given::Rounds(0, 4)]).act(Act::Note(1)),
            when(What::RoundStart)
                .given(&[
                    Given::Rounds(11, 11),
                    Given::AtLeast(Count::Note, 1),
                    Given::NotHouse(House::Stone),
                ])
                .may()
                .action(Sub::Room),
        ],
    ),
    // Merchant
    (
        "E179",
        &[when(What::ImprovementTaken)
            .given(&[Given::NotBy("E179")])
            .pay(food(1))
            .action(Sub::ImproveAgain)],
    ),
    // Hobby Farmer
    (
        "E180",
        &[
            played().gain(vegetable(1)),
            played().may().action(Sub::SowOne(Vegetable)),
        ],
    ),
    // Cook
    ("E181", &[Rule::FewEatFully(2)]),
    // Charcoal Burner
    (
        "E182",
        &[when(What::Acquired)
            .by(Who::Anybody)
            .given(&[Given::BakeSymbol])
            .gain(food(1).and(Wood, 1))],
    ),
    // Basketmaker
    ("E183", &[harvest(reed(1), food(3))]),
    // Grocer; the top comes first here
    (
        "E184",
        &[Rule::Stack(&[
            Reed, Grain, Stone, Vegetable, Wood, Clay, Reed, Vegetable,
        ])],
    ),
    // Clay Firer
    (
        "E185",
        &[exchange(clay(2), stone(1)), exchange(clay(3), stone(2))],
    ),
    // Clay Seller
    (
        "E186",
        &[
            exchange(clay(2), sheep(1)),
            exchange(clay(2), reed(1)),
            exchange(clay(3), boar(1)),
            exchange(clay(3), stone(1)),
            exchange(clay(4), cattle(1)),
        ],
    ),
    // Clay Deliveryman
    (
        "E187",
        &[lays(
            clay(1),
            Rounds::These(&[6, 7, 8, 9, 10, 11, 12, 13, 14]),
        )],
    ),
    // Clay Mixer
    ("E188", &[taking(&[Given::TookOnly(Clay)]).gain(clay(2))]),
    // Lord of the Manor
    ("E189", &[scores_per(Count::FullCategories, 1)]),
    // Maid
    (
        "E190",
        &[
            lays(food(1), Rounds::All),
            played()
                .given(&[Given::NotHouse(House::Wood)])
                .once_a_game()
                .act(Act::Lay),
            when(What::Renovated).once_a_game().act(Act::Lay),
        ],
    ),
    // Mason
    (
        "E191",
        &[between()
            .given(&[Given::House(House::Stone), Given::AtLeast(Count::Rooms, 4)])
            .once_a_game()
            .action(Sub::Room)],
    ),
    // Patron
    ("E192", &[Rule::BeforeOccupation { food: 2 }]),
    // Pastor
    (
        "E193",
        &[between()
            .given(&[
                Given::OthersAtLeast(Count::Rooms, 3),
                Given::AtMost(Count::Rooms, 2),
            ])
            .once_a_game()
            .gain(wood(3).and(Clay, 2).and(Reed, 1).and(Stone, 1))],
    ),
    // Plough Driver
    (
        "E194",
        &[when(What::RoundStart)
            .given(&[Given::House(House::Stone)])
            .pay(food(1))
            .action(Sub::Plow(1))],
    ),
    // Plough Maker
    (
        "E195",
        &[when(What::Plowed)
            .at(Spaces::PLOW)
            .given(&[Given::OwnAction])
            .once_a_turn()
            .pay(food(1))
            .action(Sub::Plow(1))],
    ),
    // Mushroom Collector
    (
        "E196",
        &[
            when(What::Leaving)
                .given(&[Given::Lay(Wood, 1)])
                .may()
                .act(Act::Leave(wood(1))),
            when(What::Used).given(&[Given::UsedThisTurn]).gain(food(2)),
        ],
    ),
    // Braggart
    (
        "E197",
        &[scores(
            Count::Improvements,
            &[(5, 1), (6, 3), (7, 5), (8, 7), (9, 9)],
        )],
    ),
    // Ratcatcher
    (
        "E198",
        &[
            Rule::KeepsHome { rounds: &[10, 12] },
            played().given(&[Given::Rounds(10, 14)]).act(Act::Leaves),
        ],
    ),
    // Renovator
    (
        "E199",
        &[
            less(Purchases::RenovationTo(House::Clay), clay(2)),
            less(Purchases::RenovationTo(House::Stone), stone(2)),
        ],
    ),
    // Conservator
    ("E200", &[Rule::StraightToStone]),
    // Cattle Whisperer
    ("E201", &[lays(cattle(1), Rounds::Plus(&[5, 9]))]),
    // Seasonal Worker
    (
        "E202",
        &[using(Spaces::DAY_LABORER)
            .choose(&[way(grain(1)), way_if(Given::Rounds(6, 14), vegetable(1))])],
    ),
    // Shepherd
    (
        "E203",
        &[Rule::Twins {
            good: Sheep,
            from: 4,
        }],
    ),
    // Master Shepherd
    ("E204", &[lays(sheep(1), Rounds::Next(3))]),
    // Reed Collector
    ("E205", &[lays(reed(1), Rounds::Next(4))]),
    // Swineherd
    ("E206", &[using(Spaces::BOAR).gain(boar(1))]),
    // Stablehand
    (
        "E207",
        &[when(What::Fenced).once_a_turn().action(Sub::Stable)],
    ),
    // Stablemaster
    ("E208", &[room(Room::OneStable(3))]),
    // Quarryman
    ("E209", &[exchange(stone(1), food(2))]),
    // Stone Carrier
    (
        "E210",
        &[
            taking(&[Given::OnlyResource(Stone)]).may().gain(stone(1)),
            taking(&[Given::NotOnlyResource(Stone)])
                .pay(food(1))
                .gain(stone(1)),
        ],
    ),
    // Stonecutter
    (
        "E211",
        &[
            less(Purchases::Improvements, stone(1)),
            less(Purchases::Rooms, stone(1)),
            less(Purchases::Renovation, stone(1)),
        ],
    ),
    // Dancer
    (
        "E212",
        &[when(What::Receiving)
            .at(Spaces::TRAVELING_PLAYERS)
            .act(Act::GainUpTo(Food, 4))],
    ),
    // Stockman
    (
        "E213",
        &[
            when(What::BuiltStable)
                .given(&[Given::Told(2)])
                .gain(cattle(1)),
            when(What::BuiltStable)
                .given(&[Given::Told(3)])
                .gain(boar(1)),
            when(What::BuiltStable)
                .given(&[Given::Told(4)])
                .gain(sheep(1)),
        ],
    ),
    // Potter
    ("E214", &[harvest(clay(1), food(2))]),
    // Tenant Farmer
    (
        "E215",
        &[
            played().acts(Act::Gain(LOAN), Act::Note(3)),
            between()
                .given(&[Given::AtLeast(Count::Note, 1)])
                .pay(LOAN)
                .act(Act::Note(0)),
            when(What::BeforeScoring)
                .given(&[Given::AtLeast(Count::Note, 1)])
                .act(Act::PayBack(LOAN)),
            Rule::Scores(Bonus::Debt),
        ],
    ),
    // Animal Keeper
    ("E216", &[room(Room::Mixed)]),
    // Reeve
    (
        "E217",
        &[
            played().gain_each(
                wood(1),
                Amount::Round(&[(0, 4), (6, 3), (9, 2), (12, 1), (14, 0)]),
            ),
            Rule::Scores(Bonus::Leaders(Count::Occupations, 3)),
        ],
    ),
    // Carpenter
    (
        "E218",
        &[
            base(House::Wood, wood(3).and(Reed, 2)),
            base(House::Clay, clay(3).and(Reed, 2)),
            base(House::Stone, stone(3).and(Reed, 2)),
        ],
    ),
    // Guildmaster
    (
        "E341",
        &[
            when(What::Acquired)
                .given(&[Given::Named(&["joinery", "I258"])])
                .gain(wood(4)),
            when(What::Acquired)
                .given(&[Given::Named(&["pottery", "E214"])])
                .gain(clay(4)),
            when(What::Acquired)
                .given(&[Given::Named(&["basketmaker", "E183"])])
                .gain(reed(3)),
            played().gain_each(
                wood(2),
                Amount::Per(Count::Cards(&["joinery", "K122", "I258"]), 1),
            ),
            played().gain_each(clay(2), Amount::Per(Count::Cards(&["pottery", "E214"]), 1)),
            played().gain_each(
                reed(2),
                Amount::Per(Count::Cards(&["basketmaker", "E183"]), 1),
            ),
        ],
    ),
];
