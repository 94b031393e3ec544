//! The minor improvements of deck E.

use super::super::super::farm::House;
use super::super::super::goods::Good::{Cattle, Clay, Reed, Sheep, Vegetable, Wood};
use super::super::super::goods::Goods;
use super::super::rule::{
    Act, Amount, Cook, Count, Given, Purchases, Room, Rounds, Rule, Sub, What,
};
use super::super::spaces::Spaces;
use super::super::write::{
    bakes, base, between, cattle, clay, food, grain, lays, played, plough, reed, room, scores,
    scores_per, stone, trade, using, vegetable, way, when, wood,
};

/// Any amount of grain.
const ANY: u8 = u8::MAX;

pub(in super::super) static MINORS: &[(&str, &[Rule])] = &[
    // Field
    ("E11", &[played().action(Sub::Plow(1))]),
    // Fishing Rod
    (
        "E12",
        &[
            using(Spaces::FISHING)
                .given(&[Given::Rounds(0, 7)])
                .gain(food(1)),
            using(Spaces::FISHING)
                .given(&[Given::Rounds(8, 14)])
                .gain(food(2)),
        ],
    ),
    // Axe
    ("E13", &[base(House::Wood, wood(2).and(Reed, 2))]),
    // Baker's Oven
    (
        "E14",
        &[bakes(5, 2), Rule::Oven, played().may().action(Sub::Bake)],
    ),
    // Baking Tray
    (
        "E15",
        &[
            Rule::AsMinor {
                major: "clay_oven",
                price: None,
            },
            Rule::AsMinor {
                major: "stone_oven",
                price: None,
            },
            Rule::LessOfAny(&["clay_oven", "stone_oven", "E27"]),
        ],
    ),
    // Building Material
    (
        "E16",
        &[played().as_taken().choose(&[way(wood(1)), way(clay(1))])],
    ),
    // Windmill
    ("E17", &[Rule::Mill { food: 2 }]),
    // Bean Field
    (
        "E18",
        &[Rule::Fields {
            crop: Vegetable,
            count: 1,
        }],
    ),
    // Gypsy's Crock
    ("E19", &[Rule::CooksTogether]),
    // Simple Fireplace
    (
        "E20",
        &[
            Rule::Cooks {
                vegetable: 2,
                sheep: 1,
                boar: 2,
                cattle: 3,
                by: Cook::Fireplace,
            },
            bakes(2, ANY),
        ],
    ),
    // Half-timbered House
    ("E21", &[scores_per(Count::RoomsOf(House::Stone), 1)]),
    // Raft
    (
        "E22",
        &[using(Spaces::FISHING).choose(&[way(food(1)), way(reed(1))])],
    ),
    // Manger
    (
        "E23",
        &[scores(
            Count::PastureCells,
            &[(6, 1), (7, 2), (8, 3), (9, 4)],
        )],
    ),
    // Animal Pen
    ("E24", &[lays(food(2), Rounds::All)]),
    // Spices
    ("E25", &[Rule::CooksBetter { vegetable: 1 }]),
    // Plane
    (
        "E26",
        &[when(What::Cooked)
            .given(&[Given::Of(Wood)])
            .choose(&[way(food(1)), trade(wood(1), food(2))])],
    ),
    // Wood-fired Oven
    (
        "E27",
        &[bakes(3, ANY), Rule::Oven, played().may().action(Sub::Bake)],
    ),
    // Clogs
    (
        "E28",
        &[
            scores_per(Count::Is(House::Clay), 1),
            scores(Count::Is(House::Stone), &[(1, 2)]),
        ],
    ),
    // Shepherd's Pipe
    ("E29", &[room(Room::Sheep(2))]),
    // Canoe
    ("E30", &[using(Spaces::FISHING).gain(food(1).and(Reed, 1))]),
    // Carp Pond
    ("E31", &[lays(food(1), Rounds::Odd)]),
    // Potato Dibber
    (
        "E32",
        &[Rule::SowsMore {
            crop: Vegetable,
            more: 1,
        }],
    ),
    // Ceramics
    (
        "E33",
        &[
            played().gain(food(2)),
            Rule::AsMinor {
                major: "pottery",
                price: Some(Goods::NONE),
            },
        ],
    ),
    // Basket
    (
        "E34",
        &[
            when(What::Leaving)
                .given(&[Given::Lay(Wood, 2)])
                .may()
                .act(Act::Leave(wood(2))),
            when(What::Used).given(&[Given::UsedThisTurn]).gain(food(3)),
        ],
    ),
    // Corn Scoop
    ("E35", &[using(Spaces::TAKE_GRAIN).gain(grain(1))]),
    // Clay Roof
    (
        "E36",
        &[
            Rule::Swap {
                of: Purchases::Rooms,
                from: Reed,
                to: Clay,
                most: 2,
            },
            Rule::Swap {
                of: Purchases::Renovation,
                from: Reed,
                to: Clay,
                most: 2,
            },
        ],
    ),
    // Clay Supports
    (
        "E37",
        &[base(House::Clay, clay(2).and(Wood, 1).and(Reed, 1))],
    ),
    // Madonna Statue
    ("E38", &[Rule::Discards(2)]),
    // Market Stall
    ("E39", &[played().gain(vegetable(1))]),
    // Mini Pasture
    ("E40", &[played().action(Sub::FenceOne)]),
    // Millstone
    ("E41", &[when(What::Baked).gain(food(2))]),
    // Helpful Neighbours
    ("E42", &[played().choose(&[way(stone(1)), way(reed(1))])]),
    // Fruit Tree
    (
        "E43",
        &[lays(food(1), Rounds::These(&[8, 9, 10, 11, 12, 13, 14]))],
    ),
    // Outhouse: nothing but its points
    ("E44", &[]),
    // Private Forest
    ("E45", &[lays(wood(1), Rounds::Even)]),
    // Sack Cart
    ("E46", &[lays(grain(1), Rounds::These(&[5, 8, 11, 14]))]),
    // Lettuce Patch
    (
        "E47",
        &[
            Rule::Fields {
                crop: Vegetable,
                count: 1,
            },
            when(What::Harvested).pay(vegetable(1)).gain(food(4)),
        ],
    ),
    // Reed Pond
    ("E48", &[lays(reed(1), Rounds::Next(3))]),
    // Writing Desk
    (
        "E49",
        &[when(What::PlayedOccupation)
            .given(&[Given::OwnAction])
            .once_a_turn()
            .may()
            .action(Sub::Occupation { food: 2 })],
    ),
    // Builder's Trowel
    (
        "E50",
        &[between()
            .given(&[Given::House(House::Wood)])
            .action(Sub::RenovateToClay)],
    ),
    // Spindle
    (
        "E51",
        &[when(What::Field).gain_each(
            food(1),
            Amount::Steps(Count::Animals(Sheep), &[(3, 1), (5, 2)]),
        )],
    ),
    // Stable
    ("E52", &[played().action(Sub::Stable)]),
    // Butter Churn
    (
        "E53",
        &[
            when(What::Field).gain_each(food(1), Amount::Per(Count::Animals(Sheep), 3)),
            when(What::Field).gain_each(food(1), Amount::Per(Count::Animals(Cattle), 2)),
        ],
    ),
    // Quarry
    ("E54", &[using(Spaces::DAY_LABORER).gain(stone(3))]),
    // Stone House Extension
    ("E55", &[played().action(Sub::Room)]),
    // Stone Tongs
    ("E56", &[using(Spaces::STONE).gain(stone(1))]),
    // Dovecote
    (
        "E57",
        &[lays(food(1), Rounds::These(&[10, 11, 12, 13, 14]))],
    ),
    // Animal Yard
    ("E58", &[Rule::Pen { animals: 2 }]),
    // Drinking Trough
    ("E59", &[room(Room::Pasture(2))]),
    // Cattle Market
    ("E60", &[played().gain(cattle(1))]),
    // Riding Plough
    ("E61", &[plough(3, 2)]),
    // Turnwrest Plough
    ("E62", &[plough(3, 1)]),
    // Feed Pellets
    ("E338", &[Rule::HarvestAnimal { pay: vegetable(1) }]),
];
