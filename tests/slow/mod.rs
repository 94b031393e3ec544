//! Guildhall's legal moves by definition: slow, plain, written from the rules alone and not from the
//! engine, so that the two can be held against each other.
//!
//! Every effect is spelt out as all the complete ways in which it can be carried out (G-7.5), each
//! tested by moving the cards and looking for duplicates (G-8.5). A piece of a chain is legal if
//! some complete way goes on with it.

// every test file compiles this module for itself and uses a part of it
#![allow(dead_code)]

use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

const PROFESSIONS: &str = "ADFHTW";
const COLOURS: &str = "rbgyp";

/// A profession card by its two letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Card(pub char, pub char);

impl Card {
    pub fn of(text: &str) -> Self {
        let mut letters = text.chars();
        Self(letters.next().unwrap(), letters.next().unwrap())
    }

    /// The place in the standard order.
    fn place(self) -> (Option<usize>, Option<usize>) {
        (PROFESSIONS.find(self.0), COLOURS.find(self.1))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

/// All thirty cards in standard order.
pub fn all_cards() -> Vec<Card> {
    PROFESSIONS
        .chars()
        .flat_map(|p| COLOURS.chars().map(move |c| Card(p, c)))
        .collect()
}

/// Cards in standard order, separated by blanks.
pub fn names(cards: &[Card]) -> String {
    let mut sorted = cards.to_vec();
    sorted.sort_by_key(|card| card.place());
    let names: Vec<String> = sorted.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// What can be chosen, in the notation of moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Piece {
    Level(u8),
    Draw(u8),
    Use,
    Hall(usize, Card),
    Open(usize, char),
    Hand(Card),
    Pile(Card),
    Chapter(char),
    Next(Card),
    Rest,
    Enough,
    Decline,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "level {level}"),
            Self::Draw(count) => write!(f, "draw {count}"),
            Self::Use => f.write_str("use"),
            Self::Hall(seat, card) => write!(f, "hall {seat} {card}"),
            Self::Open(seat, profession) => write!(f, "open {seat} {profession}"),
            Self::Hand(card) => write!(f, "hand {card}"),
            Self::Pile(card) => write!(f, "pile {card}"),
            Self::Chapter(profession) => write!(f, "chapter {profession}"),
            Self::Next(card) => write!(f, "next {card}"),
            Self::Rest => f.write_str("rest"),
            Self::Enough => f.write_str("enough"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

/// What an exchange moves: cards given, whose cards are taken, cards taken.
pub type Exchange = (Vec<Card>, usize, Vec<Card>);

/// A position as the rules see it.
#[derive(Clone, Debug)]
pub struct Referee {
    pub halls: Vec<Vec<Card>>,
    pub hands: Vec<Vec<Card>>,
    pub completed: Vec<Vec<char>>,
    pub discard: Vec<Card>,
    area: Vec<Card>,
    row: Vec<String>,
    active: usize,
    stage: String,
    /// The card that the stage is about.
    about: String,
    /// Cards have been placed already (G-14.4).
    placed: bool,
    chain: Vec<Piece>,
}

impl Referee {
    /// Reads a position's JSON.
    pub fn of(position: &Value) -> Self {
        let cards = |list: &Value| -> Vec<Card> { texts(list).map(|t| Card::of(&t)).collect() };
        let seats = position["seats"].as_array().unwrap();
        let stage = &position["stage"];
        let (stage, about, placed) = match stage.as_object().and_then(|map| map.iter().next()) {
            None => (stage.as_str().unwrap().to_owned(), String::new(), false),
            Some((kind, of)) => {
                let vp = of.as_str().or(of["vp"].as_str());
                let placed = of["placed"] == true;
                (kind.clone(), vp.unwrap().to_owned(), placed)
            }
        };
        let professions = |list: &Value| -> Vec<char> {
            texts(list).map(|t| t.chars().next().unwrap()).collect()
        };
        let mut referee = Self {
            halls: seats.iter().map(|seat| cards(&seat["hall"])).collect(),
            hands: seats.iter().map(|seat| cards(&seat["hand"])).collect(),
            completed: seats
                .iter()
                .map(|seat| professions(&seat["completed"]))
                .collect(),
            discard: cards(&position["discard"]),
            area: cards(&position["area"]),
            row: texts(&position["row"]).collect(),
            active: position["active"].as_u64().unwrap() as usize,
            stage,
            about,
            placed,
            chain: Vec::new(),
        };
        let chain = &position["chain"];
        let seat = referee.deciding().unwrap_or(0);
        let paying = referee.excess().is_some() || referee.stage == "buying";
        let searching = referee.stage == "effect" && referee.about.starts_with('H');
        let opponent = chain["opponent"].as_u64().unwrap_or(0) as usize;
        let level = chain["level"].as_u64();
        let mut pieces: Vec<Piece> = level.map(|l| Piece::Level(l as u8)).into_iter().collect();
        pieces.extend(cards(&chain["own"]).iter().map(|c| Piece::Hall(seat, *c)));
        if let Some(own) = chain["own_chapter"].as_str() {
            pieces.push(Piece::Open(seat, own.chars().next().unwrap()));
        }
        pieces.extend(
            cards(&chain["theirs"])
                .iter()
                .map(|c| Piece::Hall(opponent, *c)),
        );
        for profession in professions(&chain["chapters"]) {
            pieces.push(match paying {
                true => Piece::Chapter(profession),
                false => Piece::Open(opponent, profession),
            });
        }
        for card in cards(&chain["cards"]) {
            pieces.push(match () {
                () if paying => Piece::Next(card),
                () if searching => Piece::Pile(card),
                () => Piece::Hand(card),
            });
        }
        referee.chain = pieces;
        referee
    }

    /// G-12.6, G-12.9: who holds more than three completed chapters, the active player first, then
    /// clockwise.
    fn excess(&self) -> Option<usize> {
        let seats = self.halls.len();
        (0..seats)
            .map(|step| (self.active + step) % seats)
            .find(|seat| self.completed[*seat].len() > 3)
    }

    /// G-5.6, G-12.10.
    pub fn deciding(&self) -> Option<usize> {
        match self.stage.as_str() {
            "over" => None,
            _ => Some(self.excess().unwrap_or(self.active)),
        }
    }

    /// The legal moves of a seat.
    pub fn legal(&self, seat: usize) -> BTreeSet<String> {
        if self.deciding() != Some(seat) {
            return BTreeSet::new();
        }
        let text = |pieces: Vec<Piece>| pieces.iter().map(ToString::to_string).collect();
        if self.excess().is_some() {
            return text(self.payment(seat, 1));
        }
        match self.stage.as_str() {
            "setup_discard" | "discarding" => {
                let mut pieces = self.hand_left(seat);
                pieces.push(Piece::Enough);
                text(pieces)
            }
            "setup_place" => {
                let mut pieces = self.hand_left(seat);
                pieces.retain(|piece| !self.chain.contains(piece));
                text(pieces)
            }
            "action" => self.actions(seat),
            "buying" => text(self.payment(seat, cost(&self.about))),
            "effect" => text(self.effect(seat)),
            "ability" => text(self.ability(seat)),
            other => panic!("no decision: {other}"),
        }
    }

    /// Hand cards that are not in the chain yet, as pieces.
    fn hand_left(&self, seat: usize) -> Vec<Piece> {
        let mut left = self.hands[seat].clone();
        for piece in &self.chain {
            if let Piece::Hand(card) = piece {
                take_out(&mut left, *card);
            }
        }
        left.into_iter().map(Piece::Hand).collect()
    }

    /// G-5.2, G-6.2, G-6.3, G-13.1.
    fn actions(&self, seat: usize) -> BTreeSet<String> {
        let mut moves = BTreeSet::from(["discard-and-draw".to_owned()]);
        for card in &self.hands[seat] {
            let duplicate = self.halls[seat].contains(card);
            let again = self.area.iter().any(|played| played.0 == card.0);
            if !duplicate && !again {
                moves.insert(format!("play {card}"));
            }
        }
        for vp in &self.row {
            if cost(vp) <= self.completed[seat].len() {
                moves.insert(format!("buy {vp}"));
            }
        }
        moves
    }

    /// G-12.7, G-13.2, G-20.10 (b).
    fn payment(&self, seat: usize, cost: usize) -> Vec<Piece> {
        let mut chapters = self.completed[seat].clone();
        let mut cards = Vec::new();
        let mut named = 0;
        for piece in &self.chain {
            match piece {
                Piece::Chapter(profession) => {
                    let at = chapters.iter().position(|p| p == profession).unwrap();
                    chapters.remove(at);
                    cards.extend(COLOURS.chars().map(|colour| Card(*profession, colour)));
                    named += 1;
                }
                Piece::Next(card) => take_out(&mut cards, *card),
                other => panic!("no part of a payment: {other}"),
            }
        }
        if named < cost {
            return chapters.into_iter().map(Piece::Chapter).collect();
        }
        let mut pieces: Vec<Piece> = cards.into_iter().map(Piece::Next).collect();
        pieces.push(Piece::Rest);
        pieces
    }

    /// G-7.9: the next pieces of the card just played.
    fn effect(&self, seat: usize) -> Vec<Piece> {
        let profession = self.about.chars().next().unwrap();
        let n = self.open(seat, profession);
        let mut pieces = Vec::new();
        for level in levels(profession).iter().copied().filter(|l| *l <= n) {
            if profession == 'W' && level == 4 {
                pieces.extend(self.weave_any(seat));
                continue;
            }
            let ways = self.ways(seat, profession, level);
            pieces.extend(self.going_on(&ways));
        }
        if profession == 'D' {
            pieces.extend((0..=n).map(Piece::Draw));
        }
        if self.chain.is_empty() {
            pieces.push(Piece::Decline);
        }
        pieces
    }

    /// The pieces with which one of the ways goes on after the chain.
    fn going_on(&self, ways: &[Vec<Piece>]) -> Vec<Piece> {
        ways.iter()
            .filter(|way| way.len() > self.chain.len() && way.starts_with(&self.chain))
            .map(|way| way[self.chain.len()])
            .collect()
    }

    /// G-7.1.
    pub fn open(&self, seat: usize, profession: char) -> u8 {
        let hall = self.halls[seat].iter();
        hall.filter(|card| card.0 == profession).count() as u8
    }

    fn others(&self, seat: usize) -> impl Iterator<Item = usize> {
        (0..self.halls.len()).filter(move |other| *other != seat)
    }

    /// Every complete way to carry a level out, as chains of pieces; not the Weaver's level 4.
    fn ways(&self, seat: usize, profession: char, level: u8) -> Vec<Vec<Piece>> {
        let begin = Piece::Level(level);
        let mut ways = Vec::new();
        match (profession, level) {
            ('F', _) => ways.push(vec![begin]),
            ('A', _) => {
                for (other, victims) in self.victims(seat, level) {
                    let pieces = victims.iter().map(|card| Piece::Hall(other, *card));
                    ways.push(std::iter::once(begin).chain(pieces).collect());
                }
            }
            ('H', 0) => {
                if self.recalls(seat, 0).is_empty() {
                    return ways;
                }
                ways.push(vec![begin]);
            }
            ('H', _) => {
                for placed in self.recalls(seat, level) {
                    let pieces = placed.iter().map(|card| Piece::Pile(*card));
                    ways.push(std::iter::once(begin).chain(pieces).collect());
                }
            }
            ('T', 4) => {
                for (given, other, taken) in self.chapter_swaps(seat) {
                    let pieces = [
                        Piece::Open(seat, given[0].0),
                        Piece::Open(other, taken[0].0),
                    ];
                    ways.push(std::iter::once(begin).chain(pieces).collect());
                }
            }
            ('T', _) => {
                let count = if level == 0 { 1 } else { 2 };
                for exchange in self.swaps(seat, count, count) {
                    ways.push(
                        std::iter::once(begin)
                            .chain(swap_pieces(seat, &exchange))
                            .collect(),
                    );
                }
            }
            ('W', _) => {
                let (place, take) = if level == 0 { (1, 0) } else { (2, 1) };
                for (placed, taken) in self.weaves(seat, place, take) {
                    let taken = taken.iter().map(|card| Piece::Hall(seat, *card));
                    let placed = placed.iter().map(|card| Piece::Hand(*card));
                    ways.push(std::iter::once(begin).chain(taken).chain(placed).collect());
                }
            }
            _ => {}
        }
        ways
    }

    /// G-9.1: victims of the Assassin in every order.
    pub fn victims(&self, seat: usize, level: u8) -> Vec<(usize, Vec<Card>)> {
        let count = if level == 0 { 1 } else { 2 };
        let mut found = Vec::new();
        for other in self.others(seat) {
            for victims in ordered(&self.halls[other], count) {
                if level != 2 || victims[0].0 != victims[1].0 {
                    found.push((other, victims));
                }
            }
        }
        found
    }

    /// G-9.4: what a Historian can place, in every order.
    pub fn recalls(&self, seat: usize, level: u8) -> BTreeSet<Vec<Card>> {
        let candidates = match level {
            0 => self
                .discard
                .iter()
                .rev()
                .take(1)
                .map(|c| vec![*c])
                .collect(),
            2 => ordered(&self.discard, 1),
            _ => ordered(&self.discard, 2),
        };
        let fits = |placed: &Vec<Card>| {
            let mut hall = self.halls[seat].clone();
            placed.iter().all(|card| {
                let free = !hall.contains(card);
                hall.push(*card);
                flip(&mut hall);
                free
            })
        };
        candidates.into_iter().filter(fits).collect()
    }

    /// G-8.5, G-9.5, G-14.3: swaps of so many hall cards, in every order.
    pub fn swaps(&self, seat: usize, give: usize, take: usize) -> Vec<Exchange> {
        let mut found = Vec::new();
        for other in self.others(seat) {
            for given in ordered(&self.halls[seat], give) {
                for taken in ordered(&self.halls[other], take) {
                    if self.may_exchange(seat, other, &given, &taken) {
                        found.push((given.clone(), other, taken));
                    }
                }
            }
        }
        found
    }

    /// G-9.5.3.
    pub fn chapter_swaps(&self, seat: usize) -> Vec<Exchange> {
        let mut found = Vec::new();
        for other in self.others(seat) {
            for x in PROFESSIONS.chars() {
                for y in PROFESSIONS.chars() {
                    let (given, taken) = (self.chapter(seat, x), self.chapter(other, y));
                    if !given.is_empty()
                        && !taken.is_empty()
                        && self.may_exchange(seat, other, &given, &taken)
                    {
                        found.push((given, other, taken));
                    }
                }
            }
        }
        found
    }

    fn chapter(&self, seat: usize, profession: char) -> Vec<Card> {
        let hall = self.halls[seat].iter().copied();
        hall.filter(|card| card.0 == profession).collect()
    }

    /// G-8.5: no hall holds two identical cards after all cards have moved at once.
    pub fn may_exchange(&self, seat: usize, other: usize, given: &[Card], taken: &[Card]) -> bool {
        let after = |seat: usize, lost: &[Card], gained: &[Card]| {
            let mut hall = self.halls[seat].clone();
            lost.iter().for_each(|card| take_out(&mut hall, *card));
            hall.extend(gained);
            hall
        };
        all_differ(&after(seat, given, taken)) && all_differ(&after(other, taken, given))
    }

    /// G-9.6: cards placed and cards taken back, in every order.
    pub fn weaves(&self, seat: usize, place: usize, take: usize) -> Vec<(Vec<Card>, Vec<Card>)> {
        let mut found = Vec::new();
        for taken in ordered(&self.halls[seat], take) {
            for placed in ordered(&self.hands[seat], place) {
                if self.may_weave(seat, &placed, &taken) {
                    found.push((placed, taken.clone()));
                }
            }
        }
        found
    }

    pub fn may_weave(&self, seat: usize, placed: &[Card], taken: &[Card]) -> bool {
        let mut hall = self.halls[seat].clone();
        taken.iter().for_each(|card| take_out(&mut hall, *card));
        hall.extend(placed);
        all_differ(&hall)
    }

    /// Every set of hand cards that a Weaver's level 4 may place for these two hall cards.
    pub fn weaves_any(&self, seat: usize, taken: &[Card]) -> Vec<Vec<Card>> {
        subsets(&self.hands[seat])
            .into_iter()
            .filter(|placed| self.may_weave(seat, placed, taken))
            .collect()
    }

    /// The next pieces of a Weaver's level 4. The sets that can be placed are so many that they are
    /// looked through for one that holds what is chosen so far.
    fn weave_any(&self, seat: usize) -> Vec<Piece> {
        let pairs = ordered(&self.halls[seat], 2);
        let chosen = match self.chain.as_slice() {
            [] if pairs.is_empty() => return Vec::new(),
            [] => return vec![Piece::Level(4)],
            [Piece::Level(4), chosen @ ..] => chosen,
            _ => return Vec::new(),
        };
        if chosen.len() < 2 {
            let pairs = pairs
                .into_iter()
                .map(|pair| pair.map_pieces(|card| Piece::Hall(seat, card)));
            return pairs
                .filter(|pair| pair.starts_with(chosen))
                .map(|pair| pair[chosen.len()])
                .collect();
        }
        let (taken, placed) = chosen.split_at(2);
        let taken: Vec<Card> = taken.iter().filter_map(Piece::card).collect();
        let placed: Vec<Card> = placed.iter().filter_map(Piece::card).collect();
        let mut pieces = vec![Piece::Enough];
        for way in self.weaves_any(seat, &taken) {
            if placed.iter().all(|card| way.contains(card)) {
                let more = way.into_iter().filter(|card| !placed.contains(card));
                pieces.extend(more.map(Piece::Hand));
            }
        }
        pieces
    }

    /// G-14: the next pieces of the ability of the VP card just bought.
    fn ability(&self, seat: usize) -> Vec<Piece> {
        let mut ways: Vec<Vec<Piece>> = Vec::new();
        match self.about.as_str() {
            "VP_DRAW" | "VP4_ACTION" | "VP7_ACTIONS" => ways.push(vec![Piece::Use]),
            "VP3_PLACE" => {
                let hand = self.hands[seat].iter();
                let free = hand.filter(|card| !self.halls[seat].contains(card));
                ways.extend(free.map(|card| vec![Piece::Hand(*card)]));
            }
            "VP4_TAKE" => {
                for other in self.others(seat) {
                    for card in &self.halls[other] {
                        if !self.halls[seat].contains(card) {
                            ways.push(vec![Piece::Hall(other, *card)]);
                        }
                    }
                }
            }
            "VP2_CHAPTER" => {
                for other in self.others(seat) {
                    for profession in PROFESSIONS.chars() {
                        let moved = self.chapter(other, profession);
                        let mut hall = self.halls[seat].clone();
                        hall.extend(&moved);
                        if !moved.is_empty() && all_differ(&hall) {
                            ways.push(vec![Piece::Open(other, profession)]);
                        }
                    }
                }
            }
            "VP3_SWAP" => {
                for exchange in self.swaps(seat, 1, 2) {
                    ways.push(swap_pieces(seat, &exchange).collect());
                }
            }
            other => panic!("no ability: {other}"),
        }
        let mut pieces = self.going_on(&ways);
        if self.placed {
            pieces.push(Piece::Enough);
        } else if self.chain.is_empty() {
            pieces.push(Piece::Decline);
        }
        pieces
    }
}

impl Piece {
    const fn card(&self) -> Option<Card> {
        match self {
            Self::Hall(_, card) | Self::Hand(card) => Some(*card),
            _ => None,
        }
    }
}

trait MapPieces {
    fn map_pieces(self, piece: impl Fn(Card) -> Piece) -> Vec<Piece>;
}

impl MapPieces for Vec<Card> {
    fn map_pieces(self, piece: impl Fn(Card) -> Piece) -> Vec<Piece> {
        self.into_iter().map(piece).collect()
    }
}

fn swap_pieces(seat: usize, (given, other, taken): &Exchange) -> impl Iterator<Item = Piece> {
    let given = given.iter().map(move |card| Piece::Hall(seat, *card));
    given.chain(taken.iter().map(|card| Piece::Hall(*other, *card)))
}

/// G-7.3.
const fn levels(profession: char) -> &'static [u8] {
    match profession {
        'D' => &[],
        'F' => &[1, 3],
        _ => &[0, 2, 4],
    }
}

/// G-2.3.
fn cost(vp: &str) -> usize {
    match vp {
        "VP7_ACTIONS" | "VP9" => 2,
        _ => 1,
    }
}

/// G-12.1: full chapters leave the hall.
pub fn flip(hall: &mut Vec<Card>) -> Vec<char> {
    let full = |p: &char| hall.iter().filter(|card| card.0 == *p).count() == COLOURS.len();
    let flipped: Vec<char> = PROFESSIONS.chars().filter(full).collect();
    hall.retain(|card| !flipped.contains(&card.0));
    flipped
}

/// G-8.1.
pub fn all_differ(hall: &[Card]) -> bool {
    let set: BTreeSet<&Card> = hall.iter().collect();
    set.len() == hall.len()
}

fn take_out(cards: &mut Vec<Card>, card: Card) {
    let at = cards.iter().position(|other| *other == card).unwrap();
    cards.remove(at);
}

/// All ordered choices of 0, 1 or 2 of the cards, each of which lies on the table by itself.
pub fn ordered(cards: &[Card], count: usize) -> Vec<Vec<Card>> {
    match count {
        0 => vec![Vec::new()],
        1 => cards.iter().map(|card| vec![*card]).collect(),
        _ => {
            let pairs = (0..cards.len()).flat_map(|i| (0..cards.len()).map(move |j| (i, j)));
            pairs
                .filter(|(i, j)| i != j)
                .map(|(i, j)| vec![cards[i], cards[j]])
                .collect()
        }
    }
}

/// All choices of any number of the cards, in standard order.
pub fn subsets(cards: &[Card]) -> Vec<Vec<Card>> {
    let mut found = vec![Vec::new()];
    for card in cards {
        let more: Vec<Vec<Card>> = found
            .iter()
            .map(|set: &Vec<Card>| {
                let mut set = set.clone();
                set.push(*card);
                set
            })
            .collect();
        found.extend(more);
    }
    found
}

fn texts(list: &Value) -> impl Iterator<Item = String> {
    let items = list.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().map(|item| item.as_str().unwrap().to_owned())
}
