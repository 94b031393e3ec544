//! A game that is just large enough for the laws to bite: sealed bids.
//!
//! Two or three seats have four cards each, of six kinds. In a turn all of them at once lay a card face
//! down before one of two lots (a path of two picks, and a simultaneous secret decision), and may set
//! another aside before, which nobody else sees (a decision in two moves). When the last
//! has done so the cards are turned up. Who stands alone before a lot has a point, and the highest card
//! chooses: draw a card unseen by the others, or roll a die for points in front of all. After three
//! turns the match is over.
//!
//! Each [`Flaw`] breaks it in one place.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use trapezi::kernel::{
    Arg, Audience, Chance, Entry, Game, Info, Journal, MAX_SEATS, Message, Player, Refusal, Seat,
    SeatSet, Sense, Setup, Tally, TallyLine, Target, Turn, Values, Viewer,
};

/// A way in which the toy is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    None,
    // law 1
    MovesUnsorted,
    MoveTwice,
    MovesForIdle,
    NoMovesLeft,
    MovesReplaceList,
    // law 2
    RefusesLegal,
    TakesIllegal,
    NoClause,
    SpoilsPosition,
    // law 3
    PlayersMatter,
    Impure,
    // law 4
    JsonForgets,
    JsonRefused,
    // law 5
    PromptTells,
    ReasonTells,
    PickedShown,
    ViewTells,
    WatcherSees,
    LogTellsBid,
    LogTellsDraw,
    AsideSeen,
    AsideUnpicked,
    // law 6
    DrawPeeks,
    DrawForesees,
    DrawLosesCard,
    DrawForgets,
    DrawKeepsGenerator,
    // law 7
    DrawUnmarked,
    RollUnmarked,
    RevealUnmarked,
    RevealHalfMarked,
    OrderMatters,
    // law 8
    SamePicks,
    PicksPrefix,
    NoPicks,
    PickOffBoard,
    PickDenied,
    // law 9
    CardLost,
    // law 10
    Endless,
    TurnsBack,
}

const KINDS: usize = 6;
const COPIES: u8 = 4;
const TURNS: u8 = 3;
const LETTERS: [char; KINDS] = ['a', 'b', 'c', 'd', 'e', 'f'];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Card(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lot {
    Left,
    Right,
}

/// `bid a left`, `aside a`, `draw`, `roll`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Bid(Card, Lot),
    Aside(Card),
    Draw,
    Roll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    Bidding,
    Prize(Seat),
    Over,
}

type Bid = (Card, Lot);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toy {
    chance: Chance,
    turn: u8,
    stage: Stage,
    hands: Vec<[u8; KINDS]>,
    /// Secret until all seats have bid.
    #[serde(deserialize_with = "read_bids")]
    bids: Vec<Option<Bid>>,
    /// What each seat has set aside; it comes back when the bids are turned up.
    aside: Vec<Option<Card>>,
    /// Bids of before, turned up.
    #[serde(serialize_with = "write_shown")]
    shown: Vec<(Seat, Card, Lot)>,
    /// The next card last.
    deck: Vec<Card>,
    points: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    seats: Vec<SeatView>,
    turn: u8,
    stage: Stage,
    shown: Vec<(Seat, Card, Lot)>,
    deck: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct SeatView {
    hand_size: u8,
    hand: Option<[u8; KINDS]>,
    laid: bool,
    bid: Option<Bid>,
    points: u8,
}

const INFO: Info = Info {
    id: "toy",
    min_seats: 2,
    max_seats: 3,
    rules: 1,
    minutes: 1,
    hidden: true,
    turn_bound: TURNS as u32,
    options: &[trapezi::kernel::OptionInfo {
        id: "cards",
        choices: &["four", "five"],
        default: "four",
        listed: true,
    }],
};

impl Card {
    fn all() -> impl Iterator<Item = Self> + Clone {
        (0..KINDS as u8).map(Self)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    fn arg(self) -> Arg {
        Arg::Name(format!("toy-card-{self}"))
    }
}

impl Lot {
    const ALL: [Self; 2] = [Self::Left, Self::Right];
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.index()])
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card, lot) => write!(f, "bid {card} {lot}"),
            Self::Aside(card) => write!(f, "aside {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Roll => f.write_str("roll"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let bids = Card::all().flat_map(|card| Lot::ALL.map(|lot| Self::Bid(card, lot)));
        bids.chain(Card::all().map(Self::Aside))
            .chain([Self::Draw, Self::Roll])
            .find(|mv| mv.to_string() == text)
            .ok_or(Refusal::of("move-unreadable"))
    }
}

fn read_bids<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Option<Bid>>, D::Error> {
    let bids = Vec::<Option<Bid>>::deserialize(deserializer)?;
    if has(Flaw::JsonRefused) && bids.iter().any(Option::is_some) {
        return Err(serde::de::Error::custom("cards lie face down"));
    }
    Ok(bids)
}

fn write_shown<S: Serializer>(
    shown: &[(Seat, Card, Lot)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let forgotten = usize::from(has(Flaw::JsonForgets) && shown.len() > 2);
    shown[forgotten..].serialize(serializer)
}

thread_local! {
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

/// Breaks the toy, or mends it, for this thread. (Not a parameter of the type: every law would be
/// compiled anew for each flaw.)
pub fn set_flaw(flaw: Flaw) {
    FLAW.set(flaw);
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

impl Toy {
    fn hand(&self, seat: Seat) -> &[u8; KINDS] {
        &self.hands[seat.index()]
    }

    fn all(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }

    fn bid(&mut self, seat: Seat, card: Card, lot: Lot, journal: &mut Journal) {
        let hand = &mut self.hands[seat.index()];
        hand[card.index()] = hand[card.index()].saturating_sub(1);
        self.bids[seat.index()] = Some((card, lot));
        journal.tell(|| {
            let message = Message::new("toy-log-laid").with("seat", seat);
            let told = has(Flaw::LogTellsBid);
            Entry::new(
                seat,
                if told {
                    message.with("card", card.arg())
                } else {
                    message
                },
            )
        });
        if self.bids.iter().all(Option::is_some) {
            self.turn_up(seat, journal);
        }
    }

    fn set_aside(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand[card.index()] = hand[card.index()].saturating_sub(1);
        self.aside[seat.index()] = Some(card);
    }

    /// All bids are there, that of `last` too.
    fn turn_up(&mut self, last: Seat, journal: &mut Journal) {
        let marked = match FLAW.get() {
            Flaw::RevealUnmarked => SeatSet::NONE,
            Flaw::RevealHalfMarked => SeatSet::only(last),
            _ => self.all(),
        };
        journal.learnt(marked);
        let bids: Vec<(Seat, Card, Lot)> = Seat::all(self.seats())
            .filter_map(|seat| {
                let (card, lot) = self.bids[seat.index()].take()?;
                Some((seat, card, lot))
            })
            .collect();
        for &(seat, card, lot) in &bids {
            let alone = bids.iter().filter(|other| other.2 == lot).count() == 1;
            self.points[seat.index()] += u8::from(alone);
            journal.tell(|| {
                let message = Message::new("toy-log-turned-up").with("card", card.arg());
                Entry::new(seat, message).about(Target::new(format!("lot/{lot}")))
            });
        }
        // of equal cards the lowest seat's
        let best = bids.iter().rev().max_by_key(|(_, card, _)| *card);
        self.stage = Stage::Prize(match best {
            Some((seat, ..)) if !has(Flaw::OrderMatters) => *seat,
            _ => last,
        });
        for seat in Seat::all(self.seats()) {
            if let Some(card) = self.aside[seat.index()].take() {
                self.hands[seat.index()][card.index()] += 1;
                journal.tell(|| Entry::new(seat, Message::new("toy-log-took-back")));
            }
        }
        self.shown.extend(bids);
    }

    fn draw(&mut self, seat: Seat, journal: &mut Journal) {
        let Some(card) = self.deck.pop() else { return };
        if has(Flaw::CardLost) {
            self.deck.pop();
        }
        self.hands[seat.index()][card.index()] += 1;
        if !has(Flaw::DrawUnmarked) {
            journal.learnt(SeatSet::only(seat));
        }
        let told = Message::new("toy-log-drew").with("card", card.arg());
        let others = if has(Flaw::LogTellsDraw) {
            told.clone()
        } else {
            Message::new("toy-log-drew-one")
        };
        journal.tell(|| Entry::new(seat, others).to(Audience::AllBut(seat)));
        journal.tell(|| Entry::new(seat, told).to(Audience::Only(seat)));
    }

    fn roll(&mut self, seat: Seat, journal: &mut Journal) {
        let die = self.chance.below(6) as u8 + 1;
        self.points[seat.index()] += die;
        if !has(Flaw::RollUnmarked) {
            journal.learnt(self.all());
        }
        journal.tell(|| Entry::new(seat, Message::new("toy-log-rolled").with("die", die)));
    }

    fn next_turn(&mut self) {
        let cards_left = self.hands.iter().all(|hand| hand.iter().sum::<u8>() > 0);
        let last = self.turn >= TURNS && !has(Flaw::Endless);
        if last || !cards_left {
            self.stage = Stage::Over;
        } else {
            self.turn += 1;
            self.stage = Stage::Bidding;
        }
    }

    fn may_set_aside(&self, seat: Seat) -> bool {
        self.aside[seat.index()].is_none() && self.hand(seat).iter().sum::<u8>() > 1
    }

    /// The cards of a seat that are not laid.
    fn hand_size(&self, seat: Seat) -> u8 {
        self.hand(seat).iter().sum::<u8>() + u8::from(self.aside[seat.index()].is_some())
    }

    /// The cards that `seat` does not see.
    fn pool(&self, seat: Seat) -> Vec<Card> {
        let mut pool = self.deck.clone();
        for other in seat.others(self.seats()) {
            let hand = self.hand(other);
            pool.extend(Card::all().flat_map(|c| std::iter::repeat_n(c, hand[c.index()].into())));
            pool.extend(self.bids[other.index()].map(|(card, _)| card));
            pool.extend(self.aside[other.index()]);
        }
        if has(Flaw::DrawForgets) {
            let hand = self.hand(seat);
            pool.extend(Card::all().flat_map(|c| std::iter::repeat_n(c, hand[c.index()].into())));
        }
        if !has(Flaw::DrawPeeks) {
            pool.sort_unstable();
        }
        pool
    }
}

impl Game for Toy {
    type Move = Move;
    type View = View;

    fn info() -> &'static Info {
        &INFO
    }

    fn data() -> &'static str {
        "null"
    }

    fn set_up(setup: &Setup, journal: &mut Journal) -> Self {
        let mut chance = Chance::from_seed(setup.seed);
        if has(Flaw::PlayersMatter) && setup.seats[0].player == Player::Person {
            chance.next_u64();
        }
        let mut deck: Vec<Card> = Card::all()
            .flat_map(|card| std::iter::repeat_n(card, COPIES.into()))
            .collect();
        chance.shuffle(&mut deck);
        let dealt = if setup.option(Self::info(), "cards") == "five" {
            5
        } else {
            4
        };
        let mut hands = vec![[0; KINDS]; setup.seats.len()];
        for hand in &mut hands {
            for card in deck.split_off(deck.len() - dealt) {
                hand[card.index()] += 1;
            }
        }
        journal.tell(|| Entry::new(Seat(0), Message::new("toy-log-dealt")));
        Self {
            chance,
            turn: 1,
            stage: Stage::Bidding,
            bids: vec![None; hands.len()],
            aside: vec![None; hands.len()],
            points: vec![0; hands.len()],
            hands,
            shown: Vec::new(),
            deck,
        }
    }

    fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Bidding => Turn::Several(
                Seat::all(self.seats())
                    .filter(|seat| self.bids[seat.index()].is_none())
                    .collect(),
            ),
            Stage::Prize(seat) => Turn::One(seat),
            Stage::Over => Turn::Over,
        }
    }

    fn turn_number(&self) -> u32 {
        if has(Flaw::TurnsBack) {
            return u32::from(TURNS - self.turn);
        }
        self.turn.into()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if has(Flaw::MovesReplaceList) {
            moves.clear();
        }
        let idle = seat.0 < self.seats() && self.stage == Stage::Bidding;
        let listed = self.to_act().contains(seat) || idle && has(Flaw::MovesForIdle);
        if !listed {
            return;
        }
        let before = moves.len();
        match self.stage {
            Stage::Bidding => {
                let held = Card::all().filter(|card| self.hand(seat)[card.index()] > 0);
                let bids = held.clone();
                moves.extend(bids.flat_map(|card| Lot::ALL.map(|lot| Move::Bid(card, lot))));
                if self.may_set_aside(seat) {
                    moves.extend(held.map(Move::Aside));
                }
            }
            Stage::Prize(_) if has(Flaw::NoMovesLeft) => {}
            Stage::Prize(_) => moves.extend([Move::Draw, Move::Roll]),
            Stage::Over => {}
        }
        if has(Flaw::MovesUnsorted) {
            moves[before..].reverse();
        }
        if has(Flaw::MoveTwice) {
            moves.extend(moves.last().copied());
        }
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        if has(Flaw::NoClause) && !self.to_act().contains(seat) {
            return Err(Refusal::of("toy-not-your-turn"));
        }
        if !self.to_act().contains(seat) {
            return Err(Refusal::by("T-1", "toy-not-your-turn"));
        }
        match (self.stage, mv) {
            (Stage::Bidding, Move::Bid(card, lot)) => {
                let held = self.hand(seat)[card.index()] > 0;
                if !held && !has(Flaw::TakesIllegal) {
                    return Err(Refusal::by("T-2", "toy-card-not-in-hand"));
                }
                if has(Flaw::RefusesLegal) && lot == Lot::Right {
                    return Err(Refusal::by("T-2", "toy-lot-closed"));
                }
                Ok(())
            }
            (Stage::Bidding, Move::Aside(card)) => {
                if self.hand(seat)[card.index()] == 0 {
                    return Err(Refusal::by("T-2", "toy-card-not-in-hand"));
                }
                match self.may_set_aside(seat) {
                    true => Ok(()),
                    false => Err(Refusal::by("T-5", "toy-one-aside")),
                }
            }
            (Stage::Prize(_), Move::Draw | Move::Roll) => Ok(()),
            _ => Err(Refusal::by("T-3", "toy-not-now")),
        }
    }

    fn play(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        static PLAYED: AtomicU64 = AtomicU64::new(0);
        if has(Flaw::Impure) {
            self.chance = Chance::from_seed(PLAYED.fetch_add(1, Ordering::Relaxed));
        }
        match mv {
            Move::Bid(card, lot) => self.bid(seat, card, lot, journal),
            Move::Aside(card) => self.set_aside(seat, card),
            Move::Draw => {
                self.draw(seat, journal);
                self.next_turn();
            }
            Move::Roll => {
                self.roll(seat, journal);
                self.next_turn();
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: Move, journal: &mut Journal) -> Result<(), Refusal> {
        let checked = self.check(seat, mv);
        if checked.is_ok() {
            self.play(seat, mv, journal);
        } else if has(Flaw::SpoilsPosition) {
            self.chance.next_u64();
        }
        checked
    }

    fn view(&self, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats()).map(|seat| {
            let open = viewer == Some(seat)
                || has(Flaw::ViewTells)
                || has(Flaw::WatcherSees) && viewer.is_none();
            let bid = self.bids[seat.index()];
            SeatView {
                hand_size: match has(Flaw::AsideSeen) {
                    true => self.hand(seat).iter().sum(),
                    false => self.hand_size(seat),
                },
                hand: open.then_some(*self.hand(seat)),
                laid: bid.is_some(),
                bid: bid.filter(|_| open),
                points: self.points[seat.index()],
            }
        });
        View {
            seats: seats.collect(),
            turn: self.turn,
            stage: self.stage,
            shown: self.shown.clone(),
            deck: self.deck.len(),
        }
    }

    fn determinize(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut drawn = self.clone();
        let mut pool = self.pool(seat);
        if has(Flaw::DrawForesees) {
            self.chance.clone().shuffle(&mut pool);
        } else {
            chance.shuffle(&mut pool);
        }
        let mut deal = |size: u8| {
            let mut hand = [0; KINDS];
            for card in pool.split_off(pool.len() - usize::from(size)) {
                hand[card.index()] += 1;
            }
            hand
        };
        for other in seat.others(self.seats()) {
            drawn.hands[other.index()] = deal(self.hand_size(other));
            drawn.aside[other.index()] = None;
        }
        if has(Flaw::DrawForgets) {
            drawn.hands[seat.index()] = deal(self.hand(seat).iter().sum());
        }
        for other in seat.others(self.seats()) {
            if drawn.bids[other.index()].is_some() {
                let lot = Lot::ALL[chance.below(2) as usize];
                drawn.bids[other.index()] = pool.pop().map(|card| (card, lot));
            }
        }
        drawn.deck = pool;
        if has(Flaw::DrawLosesCard) && !drawn.deck.is_empty() {
            drawn.deck[0] = Card(0);
            drawn.deck.sort_unstable();
        }
        if !has(Flaw::DrawKeepsGenerator) {
            drawn.chance = Chance::from_seed(chance.next_u64());
        }
        drawn
    }

    fn picks(&self, _seat: Seat, mv: Move) -> Vec<Target> {
        let names = match mv {
            Move::Bid(card, _) if has(Flaw::SamePicks) => vec![format!("hand/{card}")],
            Move::Bid(card, Lot::Left) if has(Flaw::PicksPrefix) => {
                vec![format!("hand/{card}")]
            }
            Move::Bid(card, lot) => vec![format!("hand/{card}"), format!("lot/{lot}")],
            Move::Aside(card) => vec![format!("hand/{card}"), "aside".to_owned()],
            Move::Draw if has(Flaw::NoPicks) => Vec::new(),
            Move::Draw if has(Flaw::PickOffBoard) => vec!["heap".to_owned()],
            Move::Draw => vec!["deck".to_owned()],
            Move::Roll => vec!["die".to_owned()],
        };
        names.into_iter().map(Target).collect()
    }

    fn targets(&self, viewer: Viewer) -> Vec<Target> {
        let own = viewer.into_iter().flat_map(|seat| {
            let held = Card::all().filter(move |card| self.hand(seat)[card.index()] > 0);
            held.map(|card| format!("hand/{card}"))
        });
        let bids = Seat::all(self.seats()).map(|seat| format!("bid/{seat}"));
        let fixed = ["lot/left", "lot/right", "aside", "deck", "die"].map(str::to_owned);
        own.chain(bids).chain(fixed).map(Target).collect()
    }

    fn picked(&self, seat: Seat) -> Vec<Target> {
        let shown = if has(Flaw::PickedShown) {
            seat.next(self.seats())
        } else {
            seat
        };
        let aside = self.aside[shown.index()].filter(|_| !has(Flaw::AsideUnpicked));
        let aside = aside.map(|card| [format!("hand/{card}"), "aside".to_owned()]);
        let bid = self.bids[shown.index()];
        let bid = bid.map(|(card, lot)| [format!("hand/{card}"), format!("lot/{lot}")]);
        let picked = [aside, bid].into_iter().flatten().flatten();
        picked.map(Target).collect()
    }

    fn why_not(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        let (kind, name) = target.0.split_once('/').unwrap_or((target.0.as_str(), ""));
        let bidding = self.stage == Stage::Bidding;
        let refusal = match kind {
            "hand" | "deck" | "die" if !self.to_act().contains(seat) => {
                Refusal::by("T-1", "toy-not-your-turn")
            }
            "hand" if !bidding => Refusal::by("T-3", "toy-not-now"),
            "deck" | "die" if bidding => Refusal::by("T-3", "toy-not-now"),
            "deck" if has(Flaw::PickDenied) => Refusal::by("T-3", "toy-not-now"),
            "hand" => {
                let held = Card::all().find(|card| card.to_string() == name)?;
                if self.hand(seat)[held.index()] > 0 {
                    return None;
                }
                Refusal::by("T-2", "toy-card-not-in-hand")
            }
            "bid" if has(Flaw::ReasonTells) => {
                let other: usize = name.parse().ok()?;
                let (card, _) = (*self.bids.get(other)?)?;
                Refusal::by("T-2", "toy-face-down").with("card", card.arg())
            }
            "bid" => Refusal::by("T-2", "toy-face-down"),
            _ => return None,
        };
        Some(refusal)
    }

    fn headline(&self) -> Message {
        Message::new("toy-headline").with("turn", self.turn)
    }

    fn prompt(&self, viewer: Viewer) -> Option<Message> {
        if self.stage == Stage::Over {
            return None;
        }
        let mine = viewer.is_some_and(|seat| self.to_act().contains(seat));
        if mine {
            return Some(Message::new("toy-prompt-choose"));
        }
        let wait = Message::new("toy-prompt-wait");
        let laid = self.bids.iter().flatten().next_back();
        Some(match laid {
            Some((card, _)) if has(Flaw::PromptTells) => wait.with("card", card.arg()),
            _ => wait,
        })
    }

    fn audit(&self) -> Result<(), Refusal> {
        let mut counts = [0; KINDS];
        let lying = self.deck.iter().copied();
        let lying = lying.chain(self.shown.iter().map(|(_, card, _)| *card));
        let lying = lying.chain(self.bids.iter().flatten().map(|(card, _)| *card));
        let lying = lying.chain(self.aside.iter().flatten().copied());
        lying.for_each(|card| counts[card.index()] += 1);
        for hand in &self.hands {
            counts
                .iter_mut()
                .zip(hand)
                .for_each(|(count, held)| *count += held);
        }
        if counts == [COPIES; KINDS] {
            Ok(())
        } else {
            Err(Refusal::by("T-4", "toy-cards"))
        }
    }

    fn tally(&self, _viewer: Viewer) -> Tally {
        let totals: Vec<i32> = self.points.iter().map(|points| (*points).into()).collect();
        let places = Tally::places_by(&totals);
        let over = self.stage == Stage::Over;
        let first = |seat: &Seat| over && places[seat.index()] == 1;
        Tally {
            lines: vec![TallyLine {
                label: Message::new("toy-tally-points"),
                values: totals.iter().copied().map(Some).collect(),
                counted: Vec::new(),
            }],
            winners: Seat::all(self.seats()).filter(first).collect(),
            totals,
            places,
        }
    }
}

impl Sense for Toy {
    fn evaluate(&self) -> Values {
        let mut values = [0.0; MAX_SEATS];
        // a high card is worth something, so that a bot that saw secrets would act on them
        let worth = |seat: Seat| {
            let cards = Card::all().map(|card| f32::from(self.hand(seat)[card.index()] * card.0));
            1.0 + f32::from(self.points[seat.index()]) + cards.sum::<f32>() / 10.0
        };
        let total: f32 = Seat::all(self.seats()).map(worth).sum();
        Seat::all(self.seats()).for_each(|seat| values[seat.index()] = worth(seat) / total);
        values
    }

    fn priors(&self, _seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(moves.len(), 1.0);
    }

    fn at_rest(&self) -> bool {
        !matches!(self.stage, Stage::Prize(_))
    }
}
