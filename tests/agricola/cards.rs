//! Positions of the full game for tests of hand cards: who has which cards, and what differs from a first
//! round in which nothing lies on the spaces.
//!
//! ```text
//! let mut m = owner("E35").has("food 1").start();
//! m.play("place take_grain");
//! assert_eq!(m.goods(0), "grain 2, food 1");
//! ```

use super::{Match, amounts, at};
use serde_json::{Value, json};

/// A position in the making; seat 0 is to place.
pub struct Setting {
    players: Vec<Value>,
    fronts: Vec<String>,
    hands: Vec<String>,
    more: Value,
}

/// Four players, of whom the first has these cards in front, `E35, E61:1` with what is noted on them.
pub fn owner(front: &str) -> Setting {
    Setting {
        players: vec![json!({}); 4],
        fronts: vec![
            front.to_owned(),
            String::new(),
            String::new(),
            String::new(),
        ],
        hands: vec![String::new(); 4],
        more: json!({}),
    }
}

impl Setting {
    /// Another number of players.
    pub fn seats(mut self, count: usize) -> Self {
        self.players.resize(count, json!({}));
        self.fronts.resize(count, String::new());
        self.hands.resize(count, String::new());
        self
    }

    /// Goods of the first player.
    pub fn has(self, goods: &str) -> Self {
        self.other(0, json!({ "goods": amounts(goods) }))
    }

    /// The hand of the first player.
    pub fn hand(mut self, cards: &str) -> Self {
        self.hands[0] = cards.to_owned();
        self
    }

    /// A merge patch on the farm of the first player.
    pub fn farm(self, farm: Value) -> Self {
        self.other(0, json!({ "farm": farm }))
    }

    /// The first player lives in a house of this material.
    pub fn house(self, material: &str) -> Self {
        self.farm(json!({ "house": material }))
    }

    /// A merge patch on a player.
    pub fn other(mut self, seat: usize, patch: Value) -> Self {
        json_patch::merge(&mut self.players[seat], &patch);
        self
    }

    /// Cards in front of another player, and goods.
    pub fn rival(mut self, seat: usize, front: &str, goods: &str) -> Self {
        self.fronts[seat] = front.to_owned();
        self.other(seat, json!({ "goods": amounts(goods) }))
    }

    /// The hand of another player.
    pub fn rival_hand(mut self, seat: usize, cards: &str) -> Self {
        self.hands[seat] = cards.to_owned();
        self
    }

    /// Everybody else has placed all persons, the first player all but one.
    pub fn last(self) -> Self {
        let place = |seat: u8| json!({ "persons": [seat] });
        self.more(json!({ "spaces": {
            "build_rooms_stables": place(0), "start_minor": place(1), "a4_clay2": place(1),
            "a4_wood1": place(2), "a4_wood2": place(2), "clay1": place(3), "reed1": place(3),
        } }))
    }

    pub fn round(self, round: u8) -> Self {
        self.more(json!({ "round": round }))
    }

    /// So much lies on a space.
    pub fn lies(self, space: &str, goods: u8) -> Self {
        self.more(json!({ "spaces": { space: { "goods": goods } } }))
    }

    /// A merge patch on the position.
    pub fn more(mut self, patch: Value) -> Self {
        json_patch::merge(&mut self.more, &patch);
        self
    }

    #[track_caller]
    pub fn start(self) -> Match {
        let list = |text: &str| {
            let cards = text.split(", ").filter(|card| !card.is_empty());
            cards.map(str::to_owned).collect::<Vec<_>>()
        };
        let front = |text: &str| {
            let cards = list(text)
                .into_iter()
                .map(|card| match card.split_once(':') {
                    Some((card, note)) => {
                        json!({ "card": card, "note": note.parse::<u16>().unwrap() })
                    }
                    None => json!({ "card": card }),
                });
            cards.collect::<Vec<_>>()
        };
        let seats = self.fronts.iter().zip(&self.hands);
        let seats = seats.map(|(cards, hand)| json!({ "front": front(cards), "hand": list(hand) }));
        let mut more = json!({
            "family": false,
            "cards": { "decks": ["E"], "seats": seats.collect::<Vec<_>>() },
        });
        json_patch::merge(&mut more, &self.more);
        at(&self.players, more)
    }
}

impl Match {
    /// The cards in front of a seat.
    pub fn front(&self, seat: usize) -> Vec<String> {
        let front = self.get(&format!("/cards/seats/{seat}/front"));
        let cards = front.as_array().unwrap().iter();
        cards
            .map(|entry| entry["card"].as_str().unwrap().to_owned())
            .collect()
    }

    /// What is noted on a card in front of a seat.
    pub fn note(&self, seat: usize, card: &str) -> u64 {
        let front = self.get(&format!("/cards/seats/{seat}/front"));
        let found = front
            .as_array()
            .unwrap()
            .iter()
            .find(|entry| entry["card"] == card);
        found.map_or(0, |entry| entry["note"].as_u64().unwrap_or(0))
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        let hand = self.get(&format!("/cards/seats/{seat}/hand"));
        hand.as_array()
            .unwrap()
            .iter()
            .map(|card| card.as_str().unwrap().to_owned())
            .collect()
    }

    /// What cards and majors have laid for a seat: `5: food 1; 6: food 1`.
    pub fn promised(&self, seat: u8) -> String {
        let view = self.view(None);
        let rounds = view["rounds"].as_array().unwrap().iter();
        let told = rounds.filter_map(|round| {
            let promised = round["promised"].as_array()?;
            let own = promised.iter().find(|promise| promise["seat"] == seat)?;
            Some(format!(
                "{}: {}",
                round["round"],
                super::listed(&own["goods"])
            ))
        });
        told.collect::<Vec<_>>().join("; ")
    }

    /// The bonus points of each seat.
    pub fn bonus(&self) -> Vec<i64> {
        self.line("bonus-points")
    }

    /// A line of the score sheet.
    pub fn line(&self, name: &str) -> Vec<i64> {
        use trapezi::kernel::Game;
        let tally = serde_json::to_value(self.0.position().tally(None)).unwrap();
        let lines = tally["lines"].as_array().unwrap();
        let key = format!("agricola-tally-{name}");
        let line = lines
            .iter()
            .find(|line| line["label"]["key"] == key.as_str());
        let line = line.unwrap_or_else(|| panic!("no line {name} in {tally}"));
        line["values"]
            .as_array()
            .unwrap()
            .iter()
            .map(|value| value.as_i64().unwrap())
            .collect()
    }

    /// The moves that use a card.
    pub fn uses(&self) -> Vec<String> {
        self.legal_to("use")
    }
}
