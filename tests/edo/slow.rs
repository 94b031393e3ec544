//! Edo's legal moves by definition: slow, plain, written from the rules and the data file alone and
//! not from the engine, so that the two can be held against each other.

use super::data;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub struct Referee {
    position: Value,
    data: Value,
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

fn texts(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items
        .filter_map(|item| item.as_str().map(str::to_owned))
        .collect()
}

/// A cost of the data, with 0 for what is not named.
fn goods(value: &Value) -> BTreeMap<&'static str, i64> {
    ["wood", "stone", "rice", "ryo"]
        .into_iter()
        .map(|good| (good, number(&value[good])))
        .collect()
}

impl Referee {
    pub fn of(position: &Value) -> Self {
        Self {
            position: position.clone(),
            data: data(),
        }
    }

    fn side(&self) -> &Value {
        let count = self.position["seats"].as_array().unwrap().len();
        let side = &self.data["setup"]["by_players"][count.to_string()]["side"];
        &self.data["maps"][side.as_str().unwrap()]
    }

    fn nodes(&self, kind: &str) -> Vec<String> {
        let nodes = self.side()["nodes"].as_array().unwrap().iter();
        let alike = nodes.filter(|node| kind.is_empty() || node["kind"] == kind);
        alike
            .map(|node| node["id"].as_str().unwrap().to_owned())
            .collect()
    }

    /// The shortest way by road, ring by ring (E-6.4).
    fn distance(&self, from: &str, to: &str) -> i64 {
        let edges = self.side()["edges"].as_array().unwrap();
        let mut ring = BTreeSet::from([from.to_owned()]);
        for steps in 0.. {
            if ring.contains(to) {
                return steps;
            }
            let mut next = ring.clone();
            for ends in edges.iter().map(texts) {
                if ends.iter().any(|end| ring.contains(end)) {
                    next.extend(ends);
                }
            }
            ring = next;
            assert!(steps < 99, "{to} cannot be reached");
        }
        unreachable!()
    }

    fn seat(&self, seat: usize) -> &Value {
        &self.position["seats"][seat]
    }

    fn samurai(&self, seat: usize) -> Vec<String> {
        texts(&self.seat(seat)["samurai"])
    }

    fn on(&self, seat: usize, space: &str) -> usize {
        self.samurai(seat)
            .iter()
            .filter(|other| *other == space)
            .count()
    }

    fn can_pay(&self, seat: usize, cost: &BTreeMap<&'static str, i64>) -> bool {
        cost.iter()
            .all(|(good, amount)| number(&self.seat(seat)[*good]) >= *amount)
    }

    fn in_slot(&self, seat: usize, card: &str) -> bool {
        let slots = self.seat(seat)["slots"].as_array().unwrap();
        slots.iter().any(|slot| slot["card"] == card)
    }

    fn action(&self, id: &str) -> &Value {
        let basic = self.data["basic_cards"].as_array().unwrap().iter();
        let cards = basic.chain(self.data["special_cards"].as_array().unwrap());
        let mut actions = cards.flat_map(|card| card["actions"].as_array().unwrap());
        actions.find(|action| action["id"] == id).unwrap()
    }

    /// The legal moves of a seat, in notation.
    pub fn legal(&self, seat: usize) -> BTreeSet<String> {
        let active = number(&self.position["active"]) == seat as i64;
        let moves = match self.position["stage"].as_str().unwrap() {
            "programming" => self.program(seat),
            _ if !active => Vec::new(),
            "placing" => self.placing(seat),
            "merchant" => self
                .nodes("river")
                .iter()
                .map(|s| format!("to {s}"))
                .collect(),
            "window" => self.window(seat),
            "card" => self.card(seat),
            "wages" => self.wages(seat),
            _ => Vec::new(),
        };
        moves.into_iter().collect()
    }

    fn placing(&self, seat: usize) -> Vec<String> {
        let mut moves = Vec::new();
        if self.seat(seat)["package"] == json!(false) {
            let left = texts(&self.position["packages"]);
            moves.extend(left.iter().map(|name| format!("package {name}")));
        }
        let founded = self.position["towns"]
            .as_object()
            .unwrap()
            .values()
            .any(|town| texts(&town["buildings"]).contains(&format!("house {seat}")));
        if !founded {
            let shut = texts(&self.position["shut"]);
            for city in self.nodes("city") {
                let buildings = texts(&self.position["towns"][&city]["buildings"]);
                let houses = buildings
                    .iter()
                    .any(|building| building.starts_with("house"));
                if !shut.contains(&city) && !houses {
                    moves.push(format!("found {city}"));
                }
            }
        }
        moves
    }

    fn program(&self, seat: usize) -> Vec<String> {
        let player = self.seat(seat);
        if player["ready"] == json!(true) {
            return Vec::new();
        }
        for slot in player["slots"].as_array().unwrap() {
            let Some(card) = slot["card"].as_str() else {
                let free = texts(&player["cards"]);
                let free = free.iter().filter(|card| !self.in_slot(seat, card));
                return free.map(|card| format!("card {card}")).collect();
            };
            let Some(action) = slot["action"].as_str() else {
                let basic = self.data["basic_cards"].as_array().unwrap().iter();
                let mut cards = basic.chain(self.data["special_cards"].as_array().unwrap());
                let card = cards.find(|other| other["id"] == card).unwrap();
                let actions = card["actions"].as_array().unwrap().iter();
                return actions
                    .map(|action| format!("action {}", action["id"].as_str().unwrap()))
                    .collect();
            };
            let data = self.action(action);
            let most = number(&data["max_activations"]) * number(&data["officials_per_activation"]);
            if slot["officials"].is_null() {
                let most = most.min(number(&player["officials"]));
                return (0..=most)
                    .map(|count| format!("officials {count}"))
                    .collect();
            }
            if slot["shogun_officials"].is_null() {
                let most =
                    (most - number(&slot["officials"])).min(number(&player["shogun_officials"]));
                return (0..=most)
                    .map(|count| format!("shogun-officials {count}"))
                    .collect();
            }
        }
        vec!["ready".to_owned()]
    }

    /// Where the figure in hand can go, if it costs at most so much.
    fn ways(&self, purse: Option<i64>) -> Option<Vec<String>> {
        let figure = self.position["figure"].as_str()?;
        let from = match figure {
            "merchant" => self.position["merchant"].as_str()?,
            space => space,
        };
        let spaces = self.nodes("");
        let there = spaces.iter().filter(|to| *to != from);
        let paid = there.filter(|to| purse.is_none_or(|ryo| self.distance(from, to) <= ryo));
        Some(paid.map(|to| format!("to {to}")).collect())
    }

    fn window(&self, seat: usize) -> Vec<String> {
        let ryo = number(&self.seat(seat)["ryo"]);
        if let Some(ways) = self.ways(Some(ryo)) {
            return ways;
        }
        let mut moves = vec!["done".to_owned()];
        if ryo > 0 {
            moves.push("merchant".to_owned());
            moves.extend(
                self.samurai(seat)
                    .iter()
                    .map(|space| format!("samurai {space}")),
            );
        }
        moves
    }

    fn wages(&self, seat: usize) -> Vec<String> {
        let samurai = self.samurai(seat);
        let mut moves: Vec<String> = samurai
            .iter()
            .map(|space| format!("samurai {space}"))
            .collect();
        if samurai.len() as i64 <= number(&self.seat(seat)["rice"]) {
            moves.push("done".to_owned());
        }
        moves
    }

    fn card(&self, seat: usize) -> Vec<String> {
        let slot = &self.seat(seat)["slots"][number(&self.position["slot"]) as usize];
        let action = self.action(slot["action"].as_str().unwrap());
        let state = &self.position["activations"];
        let left = number(&state["left"]);
        let mut moves = match action["kind"].as_str().unwrap() {
            "money" | "rice" | "recruit" => self.times(seat, action, left),
            "travel" => {
                if let Some(ways) = self.ways(None) {
                    return ways;
                }
                self.travel(
                    seat,
                    left,
                    number(&state["shogun"]),
                    state["moved"].as_str(),
                )
            }
            "new_authorization" if left > 0 && number(&self.seat(seat)["ryo"]) >= 5 => {
                texts(&self.position["row"])
                    .iter()
                    .map(|card| format!("take {card}"))
                    .collect()
            }
            "sell_authorization" if left > 0 => {
                let cards = texts(&self.seat(seat)["cards"]);
                let unused = cards.iter().filter(|card| !self.in_slot(seat, card));
                unused.map(|card| format!("sell {card}")).collect()
            }
            "harvest" if left > 0 => self.harvest(seat, action),
            "build" if left > 0 => self.build(seat, action),
            "trade" => self.trade(seat, left),
            _ => Vec::new(),
        };
        moves.push("done".to_owned());
        moves
    }

    /// Each number of times is tried by doing it.
    fn times(&self, seat: usize, action: &Value, left: i64) -> Vec<String> {
        let cost = goods(&action["cost"]);
        let free = cost.values().all(|amount| *amount == 0);
        let possible = |times: i64| {
            let mut has = goods(self.seat(seat));
            let mut supply = number(&self.position["shogun_supply"]);
            (0..times).all(|_| {
                for (good, amount) in &cost {
                    *has.get_mut(good).unwrap() -= amount;
                }
                let paid = has.values().all(|amount| *amount >= 0);
                let mut gained = 0;
                for (good, amount) in goods(&action["gain"]) {
                    let before = has[good];
                    let after = before + amount;
                    let after = if good == "ryo" { after } else { after.min(10) };
                    has.insert(good, after);
                    gained += after - before;
                }
                if action["kind"] == "recruit" && supply > 0 {
                    supply -= 1;
                    gained += 1;
                }
                free || paid && gained > 0
            })
        };
        (1..=left)
            .filter(|times| possible(*times))
            .map(|times| format!("times {times}"))
            .collect()
    }

    fn travel(&self, seat: usize, left: i64, shogun: i64, moved: Option<&str>) -> Vec<String> {
        let samurai = self.samurai(seat);
        if let Some(moved) = moved {
            let mut others = samurai;
            let first = others.iter().position(|space| space == moved).unwrap();
            others.remove(first);
            return others
                .iter()
                .map(|space| format!("samurai {space}"))
                .collect();
        }
        let mut moves = Vec::new();
        if left > 0 {
            moves.extend(samurai.iter().map(|space| format!("samurai {space}")));
        }
        if left > shogun {
            moves.extend(
                self.nodes("outpost")
                    .iter()
                    .map(|space| format!("place {space}")),
            );
        }
        moves
    }

    fn unused(&self, seat: usize, space: &str) -> bool {
        let used = texts(&self.position["activations"]["used"]);
        self.on(seat, space) > used.iter().filter(|other| *other == space).count()
    }

    fn harvest(&self, seat: usize, action: &Value) -> Vec<String> {
        let covered = texts(&self.position["covered"]);
        let sites = self.nodes(action["needs_samurai"].as_str().unwrap());
        let open = sites
            .iter()
            .filter(|site| !covered.contains(site) && self.unused(seat, site));
        open.map(|site| format!("samurai {site}")).collect()
    }

    fn build(&self, seat: usize, action: &Value) -> Vec<String> {
        let player = self.seat(seat);
        let shut = texts(&self.position["shut"]);
        let mut moves = Vec::new();
        for (space, town) in self.position["towns"].as_object().unwrap() {
            let buildings = texts(&town["buildings"]);
            if shut.contains(space) || buildings.len() >= 10 || !self.unused(seat, space) {
                continue;
            }
            let count = |kind: &str| buildings.iter().filter(|b| b.starts_with(kind)).count();
            for kind in ["house", "market", "stronghold"] {
                let mut cost = goods(&self.data["buildings"][kind]["cost"]);
                for (good, less) in goods(&action["discount"]) {
                    let amount = cost.get_mut(good).unwrap();
                    *amount = (*amount - less).max(0);
                }
                let allowed = match kind {
                    "house" => number(&player["houses"]) > 0,
                    "market" => {
                        space != "edo" && number(&player["markets"]) > 0 && count("market") == 0
                    }
                    _ => {
                        number(&self.position["strongholds"]) > 0
                            && count("house") / 2 > count("stronghold")
                            && buildings.contains(&format!("house {seat}"))
                    }
                };
                if allowed && self.can_pay(seat, &cost) {
                    moves.push(format!("build {space} {kind}"));
                }
            }
        }
        moves
    }

    fn trade(&self, seat: usize, left: i64) -> Vec<String> {
        let state = &self.position["activations"];
        let merchant = self.position["merchant"].as_str().unwrap();
        let buildings = texts(&self.position["towns"][merchant]["buildings"]);
        let own_market = buildings.contains(&format!("market {seat}"));
        let another = left > 0 && self.unused(seat, merchant);
        let [bought, scored] = ["bought", "scored"].map(|what| state[what] == json!(true));
        let begun = bought || scored;
        let cards = self.data["merchant_cards"].as_array().unwrap();
        let card = cards
            .iter()
            .find(|card| card["id"] == self.position["merchant_card"])
            .unwrap();
        let mut moves = Vec::new();
        if another || begun && own_market && !bought {
            let buy = &card["buy"];
            let resource = buy["resource"].as_str().unwrap();
            for count in 1..=number(&buy["max_pieces"]) {
                let room = number(&self.seat(seat)[resource]) + count <= 10;
                if room && number(&self.seat(seat)["ryo"]) >= count * number(&buy["price_each_ryo"])
                {
                    moves.push(format!("buy {resource} {count}"));
                }
            }
        }
        let open = another || begun && own_market && !scored;
        if open && self.can_pay(seat, &goods(&card["power_point"]["cost"])) {
            moves.push("power-point".to_owned());
        }
        moves
    }
}
