//! The numbers of Agricola, read from `data.json` when the crate is compiled. What the farm, the
//! kitchen and the score table need is read where it is used.

use super::action::{Action, Part, Semantics};
use super::goods::{Good, Goods, KINDS};
use super::majors::MajorData;
use super::spaces::{SpaceData, SpaceKind};
use crate::kernel::Data;

/// The whole data file; each entry of it names its source.
pub(super) static DATA: Data = include!(concat!(env!("OUT_DIR"), "/agricola_data.rs"));

const CONSTANTS: &Data = DATA.get("constants");
const SOLO: &Data = DATA.get("solo");
const START_FOOD: &Data = CONSTANTS.get("start_food");

/// The most seats.
pub(super) const SEATS: usize = DATA.get("players").get("max").u8() as usize;
/// Rounds of a match.
pub(super) const ROUNDS: u8 = CONSTANTS.get("rounds").u8();
/// Stages of a match.
pub(super) const STAGES: usize = CONSTANTS.get("stages").list().len();
/// Persons of a player.
pub(super) const PERSONS: u8 = CONSTANTS.get("persons_max").u8();
/// Persons at the start.
pub(super) const PERSONS_AT_START: u8 = CONSTANTS.get("persons_start").u8();
/// Food of the starting player, of the others, and of a solo player.
pub(super) const FOOD_FIRST: u8 = START_FOOD.get("starting_player").u8();
pub(super) const FOOD_OTHERS: u8 = START_FOOD.get("others").u8();
pub(super) const FOOD_SOLO: u8 = SOLO.get("start_food").u8();
/// Occupations dealt, less the permanent ones of a series.
pub(super) const HAND_OCCUPATIONS: u8 = CONSTANTS.get("hand").get("occupations").u8();
/// Minor improvements dealt.
pub(super) const HAND_MINORS: u8 = CONSTANTS.get("hand").get("minors").u8();
/// A room: house material and reed.
pub(super) const ROOM_MATERIAL: u8 = CONSTANTS.get("room_cost").get("house_material").u8();
pub(super) const ROOM_REED: u8 = CONSTANTS.get("room_cost").get("reed").u8();
/// A renovation: new material for each room, and reed.
pub(super) const RENOVATION_MATERIAL: u8 = CONSTANTS
    .get("renovation_cost")
    .get("new_material_per_room")
    .u8();
pub(super) const RENOVATION_REED: u8 = CONSTANTS.get("renovation_cost").get("reed_total").u8();
/// Wood for a fence.
pub(super) const FENCE_WOOD: u8 = CONSTANTS.get("fence_cost").get("wood").u8();
/// What lies on a field that is sown.
pub(super) const SOWN_GRAIN: u8 = CONSTANTS.get("sow").get("grain").get("total").u8();
pub(super) const SOWN_VEGETABLE: u8 = CONSTANTS.get("sow").get("vegetable").get("total").u8();

/// The ids of goods, in the order of [`Good`].
pub(super) const GOOD_IDS: [&str; KINDS] = [
    "wood",
    "clay",
    "reed",
    "stone",
    "grain",
    "vegetable",
    "food",
    "sheep",
    "boar",
    "cattle",
];

/// Whether a harvest follows the round.
pub(super) const fn harvest_after(round: u8) -> bool {
    let rounds = CONSTANTS.get("harvest_after_rounds").list();
    let mut i = 0;
    while i < rounds.len() {
        if rounds[i].u8() == round {
            return true;
        }
        i += 1;
    }
    false
}

/// The stage of each round, from 1.
pub(super) const STAGE_OF: [u8; ROUNDS as usize] = {
    let stages = CONSTANTS.get("stages").list();
    let mut of = [0; ROUNDS as usize];
    let mut i = 0;
    while i < stages.len() {
        let rounds = stages[i].get("rounds").list();
        let mut j = 0;
        while j < rounds.len() {
            of[rounds[j].u8() as usize - 1] = stages[i].get("stage").u8();
            j += 1;
        }
        i += 1;
    }
    of
};

pub(super) const SPACE_LIST: &[Data] = DATA.get("spaces").list();
/// Spaces of all variants and numbers of players.
pub(super) const SPACES: usize = SPACE_LIST.len();
/// Every space, in the order of the data file.
pub(super) static SPACE: [SpaceData; SPACES] = {
    let mut spaces = [const { space(&SPACE_LIST[0]) }; SPACES];
    let mut i = 0;
    while i < SPACES {
        spaces[i] = space(&SPACE_LIST[i]);
        i += 1;
    }
    spaces
};

const fn space(entry: &Data) -> SpaceData {
    let kind = entry.get("kind");
    SpaceData {
        id: entry.get("id").text(),
        kind: if kind.is("printed") {
            SpaceKind::Printed
        } else if kind.is("action_card") {
            SpaceKind::Green
        } else {
            SpaceKind::Round(entry.get("stage").u8())
        },
        full: names(entry.get("variants"), "full"),
        family: names(entry.get("variants"), "family"),
        players: players(entry.get("players").list()),
        adds: adds(entry.find("accumulates_per_round")),
        adds_solo: match entry.find("solo_accumulates_per_round") {
            Some(other) => adds(Some(other)),
            None => adds(entry.find("accumulates_per_round")),
        },
        action: action(entry),
    }
}

const fn names(list: &Data, id: &str) -> bool {
    let list = list.list();
    let mut i = 0;
    while i < list.len() {
        if list[i].is(id) {
            return true;
        }
        i += 1;
    }
    false
}

const fn players(list: &[Data]) -> u8 {
    let (mut bits, mut i) = (0, 0);
    while i < list.len() {
        bits |= 1 << list[i].u8();
        i += 1;
    }
    bits
}

/// The one kind of good that an accumulation space gets, and how many of it.
const fn adds(goods: Option<&Data>) -> Option<(Good, u8)> {
    let Some(goods) = goods else { return None };
    let mut i = 0;
    while i < KINDS {
        if let Some(count) = goods.find(GOOD_IDS[i]) {
            return Some((Good::ALL[i], count.u8()));
        }
        i += 1;
    }
    None
}

pub(super) const fn goods(entry: &Data) -> Goods {
    let (mut goods, mut i) = (Goods::NONE, 0);
    while i < KINDS {
        if let Some(count) = entry.find(GOOD_IDS[i]) {
            goods = goods.and(Good::ALL[i], count.u8());
        }
        i += 1;
    }
    goods
}

const fn action(entry: &Data) -> Action {
    let semantics = entry.get("semantics");
    let list = entry.get("parts").list();
    let mut parts = [Part::Marker; 3];
    let mut i = 0;
    while i < list.len() {
        parts[i] = part(&list[i]);
        i += 1;
    }
    Action {
        semantics: if semantics.is("and_or") {
            Semantics::AndOr
        } else if semantics.is("mandatory_then_optional") {
            Semantics::Then
        } else if semantics.is("either") {
            Semantics::Either
        } else {
            Semantics::All
        },
        parts,
        count: list.len() as u8,
    }
}

const fn part(entry: &Data) -> Part {
    let what = entry.get("do");
    if what.is("build_rooms") {
        Part::Rooms(most(entry.get("max")))
    } else if what.is("build_stables") {
        Part::Stables {
            most: most(entry.get("max")),
            wood: entry.get("cost_each").get("wood").u8(),
        }
    } else if what.is("take_start_marker") {
        Part::Marker
    } else if what.is("take_all_accumulated") {
        Part::All
    } else if what.is("gain") {
        Part::Gain {
            goods: goods(entry.get("goods")),
            food: match entry.find("cost") {
                Some(cost) => cost.get("food").u8(),
                None => 0,
            },
        }
    } else if what.is("gain_choice") {
        Part::Choice(entry.get("count").u8())
    } else if what.is("plow") {
        Part::Plow(entry.get("fields").u8())
    } else if what.is("sow") {
        Part::Sow
    } else if what.is("bake_bread") {
        Part::Bake
    } else if what.is("build_fences") {
        Part::Fences
    } else if what.is("renovate") {
        Part::Renovate
    } else if what.is("family_growth") {
        Part::Growth {
            room: matches!(entry.get("needs_room"), Data::Bool(true)),
            from: match entry.find("from_round") {
                Some(round) => round.u8(),
                None => 1,
            },
        }
    } else if what.is("play_occupation") {
        let list = entry.get("food_cost_by_number_already_played").list();
        let mut food = [0; 3];
        let mut i = 0;
        while i < food.len() {
            // the last price repeats
            food[i] = list[if i < list.len() { i } else { list.len() - 1 }].u8();
            i += 1;
        }
        Part::Occupation(food)
    } else if what.is("play_minor") {
        Part::Minor
    } else if what.is("build_major") {
        Part::Major
    } else if what.is("build_major_or_play_minor") {
        Part::Improvement
    } else {
        panic!("the data file has an unknown part of an action")
    }
}

/// A limit, or none.
const fn most(entry: &Data) -> u8 {
    match entry {
        Data::Null => u8::MAX,
        limit => limit.u8(),
    }
}

const MAJOR_LIST: &[Data] = DATA.get("major_improvements").list();
/// Major improvements.
pub(super) const MAJORS: usize = MAJOR_LIST.len();
/// The major improvements, in the order of the data file.
pub(super) static MAJOR: [MajorData; MAJORS] = {
    let mut majors = [const { major(&MAJOR_LIST[0]) }; MAJORS];
    let mut i = 0;
    while i < MAJORS {
        majors[i] = major(&MAJOR_LIST[i]);
        i += 1;
    }
    majors
};

const fn major(entry: &Data) -> MajorData {
    let costs = entry.get("costs").list();
    let on_buy = entry.find("on_buy");
    let mut data = MajorData {
        id: entry.get("id").text(),
        cost: goods(&costs[0]),
        back: 0,
        points: entry.get("vp").u8(),
        bakes_at_once: false,
        food_on_rounds: 0,
    };
    if costs.len() > 1 {
        let list = costs[1].get("return_any_of").list();
        let mut i = 0;
        while i < list.len() {
            let mut other = 0;
            while other < MAJORS {
                if list[i].is(MAJOR_LIST[other].get("id").text()) {
                    data.back |= 1 << other;
                }
                other += 1;
            }
            i += 1;
        }
    }
    match on_buy {
        Some(Data::Text(_)) => data.bakes_at_once = true,
        Some(placed) => data.food_on_rounds = placed.get("rounds").u8(),
        None => {}
    }
    data
}
