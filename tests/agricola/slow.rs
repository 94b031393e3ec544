//! A slow referee of the family game: it lists the legal moves of a position from its JSON and the data
//! file alone, by trying everything, and shares no code with the engine.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const EDIBLE: [&str; 5] = ["grain", "vegetable", "sheep", "boar", "cattle"];
const BUILDING: [&str; 4] = ["wood", "clay", "reed", "stone"];
type Cell = (usize, usize);
type Edge = (char, usize, usize);

pub struct Referee<'a> {
    position: &'a Value,
    data: Value,
    seat: usize,
}

fn count(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn cell(value: &Value) -> Cell {
    let digit = |at| text(value)[at..=at].parse().unwrap();
    (digit(0), digit(1))
}

fn all_cells() -> impl Iterator<Item = Cell> {
    (0..3).flat_map(|row| (0..5).map(move |column| (row, column)))
}

/// The four edges of a cell, each with the cell beyond it; none where the world outside is.
fn sides((row, column): Cell) -> [(Edge, Option<Cell>); 4] {
    [
        (
            ('h', row, column),
            row.checked_sub(1).map(|row| (row, column)),
        ),
        (
            ('h', row + 1, column),
            (row < 2).then_some((row + 1, column)),
        ),
        (
            ('v', row, column),
            column.checked_sub(1).map(|column| (row, column)),
        ),
        (
            ('v', row, column + 1),
            (column < 4).then_some((row, column + 1)),
        ),
    ]
}

fn around(cell: Cell) -> impl Iterator<Item = Cell> {
    sides(cell).into_iter().filter_map(|(_, next)| next)
}

fn is_connected(cells: &BTreeSet<Cell>) -> bool {
    let mut reached: BTreeSet<Cell> = cells.first().copied().into_iter().collect();
    let mut todo: Vec<Cell> = reached.iter().copied().collect();
    while let Some(next) = todo.pop() {
        todo.extend(around(next).filter(|cell| cells.contains(cell) && reached.insert(*cell)));
    }
    reached.len() == cells.len()
}

fn ring(cells: &BTreeSet<Cell>) -> BTreeSet<Edge> {
    let edges = cells.iter().flat_map(|cell| sides(*cell));
    edges
        .filter(|(_, beyond)| !beyond.is_some_and(|beyond| cells.contains(&beyond)))
        .map(|(edge, _)| edge)
        .collect()
}

struct Farm {
    rooms: BTreeSet<Cell>,
    fields: BTreeSet<Cell>,
    empty_fields: usize,
    stables: BTreeSet<Cell>,
    pastures: Vec<BTreeSet<Cell>>,
}

impl Farm {
    fn of(farm: &Value) -> Self {
        let cells = |value: &Value| list(value).iter().map(cell).collect::<BTreeSet<_>>();
        let fields = list(&farm["fields"]);
        Self {
            rooms: cells(&farm["rooms"]),
            fields: fields.iter().map(|field| cell(&field["cell"])).collect(),
            empty_fields: fields
                .iter()
                .filter(|field| field["crop"].is_null())
                .count(),
            stables: cells(&farm["stables"]),
            pastures: list(&farm["pastures"]).iter().map(cells).collect(),
        }
    }

    fn is_fenced(&self, cell: &Cell) -> bool {
        self.pastures.iter().any(|pasture| pasture.contains(cell))
    }

    fn is_free(&self, cell: &Cell) -> bool {
        let built = [&self.rooms, &self.fields, &self.stables];
        !built.iter().any(|cells| cells.contains(cell)) && !self.is_fenced(cell)
    }

    fn fences(&self) -> BTreeSet<Edge> {
        self.pastures.iter().flat_map(ring).collect()
    }

    /// the regions that the fences cut off from the outside; none if a fence stands where none
    /// may.
    fn regions(&self, fences: &BTreeSet<Edge>) -> Option<Vec<BTreeSet<Cell>>> {
        let mut left: BTreeSet<Cell> = all_cells().collect();
        let mut regions = Vec::new();
        let mut of: BTreeMap<Cell, usize> = BTreeMap::new();
        while let Some(&first) = left.first() {
            let (mut region, mut open) = (BTreeSet::from([first]), false);
            let mut todo = vec![first];
            while let Some(next) = todo.pop() {
                for (edge, beyond) in sides(next) {
                    match beyond {
                        _ if fences.contains(&edge) => {}
                        Some(beyond) if region.insert(beyond) => todo.push(beyond),
                        Some(_) => {}
                        None => open = true,
                    }
                }
            }
            left.retain(|cell| !region.contains(cell));
            if !open {
                of.extend(region.iter().map(|cell| (*cell, regions.len())));
                regions.push(region);
            }
        }
        let pastured: BTreeSet<Cell> = of.keys().copied().collect();
        let built = self
            .rooms
            .iter()
            .chain(&self.fields)
            .any(|cell| of.contains_key(cell));
        let idle = all_cells()
            .flat_map(|cell| sides(cell).map(|side| (cell, side)))
            .any(|(cell, (edge, beyond))| {
                let there = beyond.and_then(|beyond| of.get(&beyond));
                fences.contains(&edge) && of.get(&cell) == there
            });
        let fine = !built && !idle && is_connected(&pastured) && fences.len() <= 15;
        fine.then_some(regions)
    }

    /// Every set of cells that at most so many new fences make one pasture more.
    fn shapes(&self, budget: u64) -> Vec<BTreeSet<Cell>> {
        let usable = |cell: &Cell| !self.rooms.contains(cell) && !self.fields.contains(cell);
        let land: Vec<Cell> = all_cells().filter(usable).collect();
        let old = self.fences();
        let mut found = Vec::new();
        for bits in 1..1u32 << land.len() {
            let chosen = (0..land.len()).filter(|at| bits & (1 << at) != 0);
            let shape: BTreeSet<Cell> = chosen.map(|at| land[at]).collect();
            let mut fences = ring(&shape);
            let new = fences.difference(&old).count() as u64;
            if new == 0 || new > budget || !is_connected(&shape) {
                continue;
            }
            fences.extend(&old);
            let regions = self.regions(&fences).unwrap_or_default();
            if regions.len() == self.pastures.len() + 1 && regions.contains(&shape) {
                found.push(shape);
            }
        }
        found
    }

    fn houses(&self, herd: [u64; 3]) -> bool {
        let mut pens: Vec<u64> = self
            .pastures
            .iter()
            .map(|pasture| {
                let stables = pasture.intersection(&self.stables).count();
                2 * pasture.len() as u64 * 2u64.pow(stables as u32)
            })
            .collect();
        let outside = self
            .stables
            .iter()
            .filter(|cell| !self.is_fenced(cell))
            .count();
        pens.extend(std::iter::repeat_n(1, outside + 1));
        fn place(pens: &[u64], herd: [u64; 3]) -> bool {
            let Some((pen, others)) = pens.split_first() else {
                return herd == [0; 3];
            };
            (0..3).any(|kind| {
                let mut left = herd;
                left[kind] = left[kind].saturating_sub(*pen);
                place(others, left)
            })
        }
        place(&pens, herd)
    }
}

impl<'a> Referee<'a> {
    pub fn of(position: &'a Value) -> Self {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games/agricola/data.json");
        let data = std::fs::read_to_string(path).unwrap();
        Self {
            position,
            data: serde_json::from_str(&data).unwrap(),
            seat: 0,
        }
    }

    /// The legal moves of a seat.
    pub fn legal(&mut self, seat: usize) -> BTreeSet<String> {
        self.seat = seat;
        let mut moves = BTreeSet::new();
        let agenda = list(&self.position["agenda"]);
        let Some(task) = agenda
            .last()
            .filter(|task| count(&task["seat"]) == seat as u64)
        else {
            return moves;
        };
        match &task["ask"] {
            Value::String(ask) if ask == "place" => {
                let spaces = self
                    .spaces()
                    .into_iter()
                    .filter(|space| self.is_usable(space));
                moves.extend(spaces.map(|space| format!("place {}", text(&space["id"]))));
                if !moves.is_empty() {
                    let eaten = EDIBLE
                        .iter()
                        .filter(|kind| self.has(kind) > 0 && self.food(kind) > 0);
                    moves.extend(eaten.map(|kind| format!("convert {kind}")));
                }
            }
            Value::String(ask) if ask == "feed" => self.feed(&mut moves),
            ask if !ask["act"].is_null() => self.act(&ask["act"], &mut moves),
            ask if !ask["choose"].is_null() => {
                let taken = count(&ask["choose"]["taken"]);
                let free = (0..4).filter(|at| taken & (1 << at) == 0);
                moves.extend(free.map(|at| format!("take {}", BUILDING[at])));
            }
            ask if !ask["house"].is_null() => self.keep(&mut moves),
            ask if !ask["buy"].is_null() => self.buy(&ask["buy"], &mut moves),
            ask => panic!("{ask}: not of the family game"),
        }
        moves
    }

    fn player(&self) -> &Value {
        &self.position["seats"][self.seat]
    }

    fn farm(&self) -> Farm {
        Farm::of(&self.player()["farm"])
    }

    fn has(&self, good: &str) -> u64 {
        count(&self.player()["goods"][good])
    }

    fn herd(&self) -> [u64; 3] {
        ["sheep", "boar", "cattle"].map(|kind| self.has(kind))
    }

    fn owned(&self) -> Vec<Value> {
        let ids = list(&self.player()["majors"]);
        let majors = list(&self.data["major_improvements"]).into_iter();
        majors.filter(|major| ids.contains(&major["id"])).collect()
    }

    fn food(&self, kind: &str) -> u64 {
        let raw = count(&self.data["constants"]["raw_food_value"][kind]);
        let cooked = self
            .owned()
            .iter()
            .map(|major| count(&major["cooking"][kind]))
            .max();
        raw.max(cooked.unwrap_or(0))
    }

    /// The free spaces in play.
    fn spaces(&self) -> Vec<Value> {
        let seats = list(&self.position["seats"]).len();
        let set = &self.data["space_sets"][format!("family_{seats}p")];
        let mut ids = list(&set["printed"]);
        ids.extend(list(&set["action_cards"]));
        ids.extend(
            list(&self.position["deck"])
                .into_iter()
                .take(count(&self.position["round"]) as usize),
        );
        let spaces = list(&self.data["spaces"]).into_iter();
        let free = |space: &Value| {
            list(&self.position["spaces"][text(&space["id"])]["persons"]).is_empty()
        };
        spaces
            .filter(|space| ids.contains(&space["id"]) && free(space))
            .collect()
    }

    fn is_usable(&self, space: &Value) -> bool {
        let parts = list(&space["parts"]);
        let mut possible = parts.iter().map(|part| self.is_possible(space, part));
        match space["semantics"].as_str().unwrap() {
            "and_or" | "either" => possible.any(|yes| yes),
            _ => possible.next().unwrap(),
        }
    }

    /// Whether a part can be begun: whether it has a move, or does itself.
    fn is_possible(&self, space: &Value, part: &Value) -> bool {
        match part["do"].as_str().unwrap() {
            "take_start_marker" | "gain_choice" => true,
            "take_all_accumulated" => {
                count(&self.position["spaces"][text(&space["id"])]["goods"]) > 0
            }
            "gain" => {
                let worth: u64 = EDIBLE
                    .iter()
                    .map(|kind| self.has(kind) * self.food(kind))
                    .sum();
                self.has("food") + worth >= count(&part["cost"]["food"])
            }
            "build_fences" => !self.farm().shapes(self.has("wood")).is_empty(),
            _ => {
                let mut moves = BTreeSet::new();
                self.pieces(space, part, 0, &mut moves);
                !moves.is_empty()
            }
        }
    }

    /// The next moves of a part.
    fn pieces(&self, space: &Value, part: &Value, built: u64, moves: &mut BTreeSet<String>) {
        let farm = self.farm();
        let name = |(row, column): Cell| format!("{row}{column}");
        let most = part["max"]
            .as_u64()
            .or(part["fields"].as_u64())
            .unwrap_or(99);
        if built >= most {
            return;
        }
        let beside =
            |cells: &BTreeSet<Cell>, cell: Cell| around(cell).any(|next| cells.contains(&next));
        let free: Vec<Cell> = all_cells().filter(|cell| farm.is_free(cell)).collect();
        match part["do"].as_str().unwrap() {
            "build_rooms" => {
                let material = text(&self.player()["farm"]["house"]);
                if self.has(&material) >= 5 && self.has("reed") >= 2 {
                    let cells = free.iter().filter(|cell| beside(&farm.rooms, **cell));
                    moves.extend(cells.map(|cell| format!("room {}", name(*cell))));
                }
            }
            "build_stables"
                if self.has("wood") >= count(&part["cost_each"]["wood"])
                    && farm.stables.len() < 4 =>
            {
                let cells = all_cells().filter(|cell| farm.is_free(cell) || farm.is_fenced(cell));
                let cells = cells.filter(|cell| !farm.stables.contains(cell));
                moves.extend(cells.map(|cell| format!("stable {}", name(cell))));
            }
            "plow" => {
                let fits = |cell: &&Cell| farm.fields.is_empty() || beside(&farm.fields, **cell);
                moves.extend(
                    free.iter()
                        .filter(fits)
                        .map(|cell| format!("plow {}", name(*cell))),
                );
            }
            "sow" if farm.empty_fields > 0 => {
                let crops = ["grain", "vegetable"]
                    .into_iter()
                    .filter(|crop| self.has(crop) > 0);
                moves.extend(crops.map(|crop| format!("sow {crop}")));
            }
            "bake_bread" => {
                let stoves = self
                    .owned()
                    .into_iter()
                    .filter(|major| !major["bake"].is_null());
                let limit: u64 = stoves
                    .map(|stove| stove["bake"]["max_grain"].as_u64().unwrap_or(99))
                    .sum();
                moves.extend(
                    (1..=limit.min(self.has("grain"))).map(|grain| format!("bake {grain}")),
                );
            }
            "build_fences" => {
                let shapes = farm.shapes(self.has("wood"));
                let cells = shapes.iter().flatten();
                moves.extend(cells.map(|cell| format!("fence {}", name(*cell))));
            }
            "renovate" => {
                let next = match self.player()["farm"]["house"].as_str() {
                    Some("wood") => "clay",
                    Some("clay") => "stone",
                    _ => return,
                };
                if self.has(next) >= farm.rooms.len() as u64 && self.has("reed") >= 1 {
                    moves.insert(format!("renovate {next}"));
                }
            }
            "family_growth" => {
                let persons = count(&self.player()["adults"]) + count(&self.player()["newborns"]);
                let room = farm.rooms.len() as u64 > persons || part["needs_room"] == false;
                let now =
                    count(&self.position["round"]) >= part["from_round"].as_u64().unwrap_or(1);
                if persons < 5 && room && now {
                    moves.insert("grow".into());
                }
            }
            "build_major" | "build_major_or_play_minor" => {
                let seats = list(&self.position["seats"]);
                let taken: Vec<Value> = seats
                    .iter()
                    .flat_map(|seat| list(&seat["majors"]))
                    .collect();
                let majors = list(&self.data["major_improvements"]).into_iter();
                let payable = majors.filter(|major| {
                    !taken.contains(&major["id"]) && !self.prices(major).is_empty()
                });
                moves.extend(payable.map(|major| format!("build {}", text(&major["id"]))));
            }
            "gain_choice" => moves.extend(BUILDING.map(|good| format!("take {good}"))),
            "gain" if space["semantics"] == "either" && self.is_possible(space, part) => {
                let goods = part["goods"].as_object().unwrap();
                let animals = goods.keys().filter(|good| EDIBLE.contains(&good.as_str()));
                moves.extend(animals.map(|good| format!("take {good}")));
            }
            "take_all_accumulated"
                if space["semantics"] == "either" && self.is_possible(space, part) =>
            {
                moves.insert("take food".into());
            }
            _ => {}
        }
    }

    /// What a major can be paid with, as moves.
    fn prices(&self, major: &Value) -> BTreeSet<String> {
        let mut prices = BTreeSet::new();
        for cost in list(&major["costs"]) {
            if cost["return_card"].is_null() {
                let cost = cost.as_object().unwrap();
                if cost
                    .iter()
                    .all(|(good, needed)| self.has(good) >= count(needed))
                {
                    let parts = BUILDING
                        .iter()
                        .filter_map(|good| Some(format!("{good}:{}", cost.get(*good)?)));
                    prices.insert(format!("pay {}", parts.collect::<Vec<_>>().join("+")));
                }
            } else {
                let owned = list(&self.player()["majors"]).into_iter();
                let back = owned.filter(|id| list(&cost["return_any_of"]).contains(id));
                prices.extend(back.map(|id| format!("pay {}", text(&id))));
            }
        }
        prices
    }

    fn act(&self, act: &Value, moves: &mut BTreeSet<String>) {
        let source = text(&act["source"]);
        let find = |name: &str| {
            list(&self.data[name])
                .into_iter()
                .find(|entry| entry["id"] == source.as_str())
        };
        let oven =
            serde_json::json!({ "semantics": "optional", "parts": [{ "do": "bake_bread" }] });
        let space = find("spaces").unwrap_or(oven);
        let parts = list(&space["parts"]);
        let chosen: BTreeSet<Cell> = list(&act["chosen"]).iter().map(cell).collect();
        if !chosen.is_empty() {
            let shapes = self.farm().shapes(self.has("wood"));
            let wider = shapes.iter().filter(|shape| shape.is_superset(&chosen));
            for shape in wider {
                let next = shape
                    .difference(&chosen)
                    .filter(|cell| around(**cell).any(|other| chosen.contains(&other)));
                moves.extend(next.map(|(row, column)| format!("fence {row}{column}")));
                if *shape == chosen {
                    moves.insert("close".into());
                }
            }
            return;
        }
        let todo = count(&act["todo"]);
        let begun = act["begun"] == true;
        let first = (0..parts.len()).find(|at| todo & (1 << at) != 0);
        for (at, part) in parts.iter().enumerate() {
            let waits = todo & (1 << at) != 0;
            let offered = match space["semantics"].as_str().unwrap() {
                "and_or" | "optional" => waits,
                "either" => waits && !begun,
                _ => first == Some(at),
            };
            let goes_on = act["open"] == at as u64
                && matches!(
                    part["do"].as_str(),
                    Some("build_rooms" | "build_stables" | "plow" | "sow" | "build_fences")
                );
            if offered || goes_on {
                let built = if goes_on { count(&act["count"]) } else { 0 };
                self.pieces(&space, part, built, moves);
            }
        }
        let may_end = match space["semantics"].as_str().unwrap() {
            "optional" => true,
            "single" | "all" => todo == 0,
            _ => begun,
        };
        if may_end {
            moves.insert("done".into());
        }
    }

    fn buy(&self, buy: &Value, moves: &mut BTreeSet<String>) {
        if buy["settled"] == false {
            let id = &buy["what"]["major"];
            let majors = list(&self.data["major_improvements"]);
            let major = majors.iter().find(|major| major["id"] == *id).unwrap();
            moves.extend(self.prices(major));
        } else {
            let owed: u64 = text(&self.position["bill"])
                .strip_prefix("food:")
                .unwrap()
                .parse()
                .unwrap();
            self.convert(owed - self.has("food"), moves);
        }
    }

    fn need(&self) -> u64 {
        let solo = list(&self.position["seats"]).len() == 1;
        count(&self.player()["adults"]) * if solo { 3 } else { 2 }
            + count(&self.player()["newborns"])
    }

    /// Of every way to make enough food in which nothing can be spared, what belongs to it; all that can be
    /// eaten if it is not enough.
    fn convert(&self, missing: u64, moves: &mut BTreeSet<String>) {
        let stock = EDIBLE.map(|kind| {
            if self.food(kind) > 0 {
                self.has(kind)
            } else {
                0
            }
        });
        let food = EDIBLE.map(|kind| self.food(kind));
        let worth = |paid: &[u64; 5]| -> u64 { (0..5).map(|kind| paid[kind] * food[kind]).sum() };
        let wanted = missing.min(worth(&stock));
        if missing == 0 {
            return;
        }
        let mut ways = vec![[0u64; 5]];
        for kind in 0..5 {
            let more = |way: &[u64; 5]| {
                let way = *way;
                (0..=stock[kind].min(wanted)).map(move |count| {
                    let mut way = way;
                    way[kind] = count;
                    way
                })
            };
            ways = ways.iter().flat_map(more).collect();
        }
        for way in ways.iter().filter(|way| worth(way) >= wanted) {
            let used: Vec<usize> = (0..5).filter(|kind| way[*kind] > 0).collect();
            if used.iter().all(|kind| worth(way) - food[*kind] < wanted) {
                moves.extend(used.iter().map(|kind| format!("convert {}", EDIBLE[*kind])));
            }
        }
    }

    fn feed(&self, moves: &mut BTreeSet<String>) {
        moves.insert("feed".into());
        let missing = self.need().saturating_sub(self.has("food"));
        let last = count(&self.position["round"]) == 14;
        let eaten = EDIBLE
            .iter()
            .filter(|kind| self.has(kind) > 0 && self.food(kind) > 0);
        if missing > 0 {
            moves.extend(eaten.map(|kind| format!("convert {kind}")));
        }
        let young = self.herd().map(|count| u64::from(count >= 2));
        let grown = std::array::from_fn(|kind| self.herd()[kind] + young[kind]);
        if missing == 0 && !last && young != [0; 3] && !self.farm().houses(grown) {
            let cooked = EDIBLE[2..]
                .iter()
                .filter(|kind| self.has(kind) > 0 && self.food(kind) > 0);
            moves.extend(cooked.map(|kind| format!("convert {kind}")));
        }
        if missing > 0 || !last {
            let used = list(&self.player()["used"]);
            for major in self
                .owned()
                .iter()
                .filter(|major| !used.contains(&major["id"]))
            {
                let goods = major["harvest"]["in"].as_object();
                if goods.is_some_and(|goods| goods.keys().all(|good| self.has(good) > 0)) {
                    moves.insert(format!("use {}", text(&major["id"])));
                }
            }
        }
    }

    fn keep(&self, moves: &mut BTreeSet<String>) {
        let [sheep, boar, cattle] = self.herd();
        let farm = self.farm();
        let mut fit = Vec::new();
        for sheep in 0..=sheep {
            for boar in 0..=boar {
                fit.extend(
                    (0..=cattle)
                        .map(|cattle| [sheep, boar, cattle])
                        .filter(|herd| farm.houses(*herd)),
                );
            }
        }
        let beaten = |herd: &[u64; 3]| {
            fit.iter()
                .any(|other| other != herd && (0..3).all(|kind| other[kind] >= herd[kind]))
        };
        let best = fit.iter().filter(|herd| !beaten(herd));
        moves.extend(best.map(|[sheep, boar, cattle]| format!("keep {sheep} {boar} {cattle}")));
    }
}
