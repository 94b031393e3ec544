//! What a seat may see.

use super::cards::Card;
use super::farm::{Cell, Cells, Edges, House};
use super::goods::{Good, Goods};
use super::majors::Major;
use super::moves::Price;
use super::spaces::Space;
use super::state::Window;
use crate::kernel::{Seat, Target, view};
use serde::Serialize;
use std::collections::BTreeMap;

view! {
    /// A position as a viewer sees it. What is printed on spaces and improvements is in the game's data
    /// by the ids that are named here.
    View as "AgricolaView" {
        /// Whether this is the family game.
        family: bool,
        /// The game of a solo series.
        series: Option<SeriesView>,
        /// The round, from 1.
        round: u8,
        /// The stage, from 1.
        stage: u8,
        /// The window of the round, the harvest or the end.
        window: Window,
        /// Who has the starting player's marker.
        marker: Seat,
        /// The seats that place next in this round, as it stands now, the next first. Empty outside the
        /// work phase.
        order: Vec<Seat>,
        /// The round after which the next harvest comes; this round while its harvest lasts.
        next_harvest: Option<u8>,
        /// What is asked, and of whom; none when the match is over.
        task: Option<TaskView>,
        /// The spaces that can be used, in the order of the data.
        spaces: Vec<SpaceView>,
        /// The 14 round spaces.
        rounds: Vec<RoundView>,
        /// The ten major improvements.
        majors: Vec<MajorView>,
        /// The players, by seat.
        seats: Vec<SeatView>,
    }
}

view! {
    /// A game of a solo series.
    SeriesView as "AgricolaSeries" {
        /// Its number, from 1.
        game: u8,
        /// How many games a series has.
        games: u8,
        /// The points that have to be reached.
        target: u32,
        /// Whether they were; none before the end.
        reached: Option<bool>,
        /// Food for the next game, if this one ended now.
        food: u8,
        /// The permanent occupations, in order.
        permanent: Vec<Card> as "string[]",
        /// The occupations of which one becomes permanent after this game.
        candidates: Vec<Card> as "string[]",
        /// The ways to go on after this game; none before its end, and none if its target was missed.
        next: Vec<SequelView>,
    }
}

view! {
    /// A way to go on with a solo series.
    SequelView as "AgricolaSequel" {
        /// The occupation that becomes permanent; none if there is none to choose.
        permanent: Option<Card> as "string | null",
        /// The occupations that are dealt in the next game.
        occupations: u8,
        /// What the next game is set up with.
        options: BTreeMap<String, String> as "Record<string, string>",
    }
}

view! {
    /// What is asked.
    TaskView as "AgricolaTask" {
        /// The kind of question.
        kind: TaskKind,
        /// The seat that decides.
        seat: Seat,
        /// The space or the card whose action is being carried out.
        source: Option<String>,
        /// The parts of that action that can be begun or go on, for the others those that are not done: `rooms`, `stables`, `plow`, `sow`,
        /// `bake`, `fences`, `renovate`, `growth`, `occupation`, `minor`, `major`, `improvement`, `all`,
        /// `gain`, `choice`.
        parts: Vec<&'static str>,
        /// What one more room would cost; none if no room can be built now.
        room: Option<PriceView>,
        /// What one more stable would cost; none if no stable can be built now.
        stable: Option<PriceView>,
        /// What a renovation would cost; none if that cannot be done now.
        renovation: Option<PriceView>,
        /// Fences that could be paid at most; none if no fences can be built now.
        fences: Option<u8>,
        /// The pasture that is being made, for the deciding seat.
        draft: Option<DraftView>,
        /// The pastures that are closed as soon as a certain cell is touched, because nothing else could follow.
        forced: Vec<DraftView>,
        /// What has to be paid, while food is being made for it, and in the feeding phase: food.
        owed: Option<u8>,
        /// What each button of the deciding seat would bring.
        choices: Vec<ChoiceView>,
    }
}

/// The kind of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaTaskKind")
)]
pub enum TaskKind {
    /// Put a person on a space.
    Place,
    /// Carry out an action.
    Act,
    /// Choose one of several prices.
    Price,
    /// Make food to pay with.
    Raise,
    /// Take building resources.
    Choose,
    /// Choose the animals that stay.
    Keep,
    /// Choose the animals that stay after births; nothing can be cooked.
    Breed,
    /// Feed the family.
    Feed,
    /// Use a card or not.
    Offer,
    /// Discard improvements.
    Discard,
    /// Answer with a card of the hand or not.
    Answer,
}

view! {
    /// A pasture that is being made.
    DraftView as "AgricolaDraft" {
        /// Its cells so far.
        cells: Cells as "string[]",
        /// Whether it could be closed as it stands.
        closable: bool,
        /// The new fences that it would need, as it stands.
        edges: Edges as "string[]",
        /// The animals that it could hold; 0 if it cannot be closed as it stands.
        capacity: u16,
    }
}

view! {
    /// What a button would bring.
    ChoiceView as "AgricolaChoice" {
        /// The button.
        target: Target,
        /// What goes.
        costs: Goods as "AgricolaGoods",
        /// A card that is returned.
        back: Option<String>,
        /// What comes.
        gives: Goods as "AgricolaGoods",
        /// Begging cards that come.
        begging: u8,
    }
}

view! {
    /// A price.
    PriceView as "AgricolaPrice" {
        /// Goods.
        goods: Goods as "AgricolaGoods",
        /// A card that is returned.
        back: Option<String>,
    }
}

view! {
    /// An action space.
    SpaceView as "AgricolaSpace" {
        /// Its id.
        id: Space as "string",
        /// The round in which its card was revealed; none for the others.
        round: Option<u8>,
        /// What lies there.
        goods: Goods as "AgricolaGoods",
        /// What it gets in every round.
        adds: Goods as "AgricolaGoods",
        /// Who stands there.
        persons: Vec<PersonView>,
    }
}

view! {
    /// Persons of a seat on a space.
    PersonView as "AgricolaPerson" {
        /// Whose they are.
        seat: Seat,
        /// Whether it is the newborn.
        newborn: bool,
    }
}

view! {
    /// A round space.
    RoundView as "AgricolaRound" {
        /// The round.
        round: u8,
        /// Its stage, which is on the back of the card.
        stage: u8,
        /// The card, once it is revealed.
        card: Option<Space> as "string | null",
        /// Whether a harvest follows.
        harvest: bool,
        /// Goods that lie there for somebody.
        promised: Vec<PromiseView>,
    }
}

view! {
    /// Goods on a round space.
    PromiseView as "AgricolaPromise" {
        /// Whose they are.
        seat: Seat,
        /// What lies there.
        goods: Goods as "AgricolaGoods",
    }
}

view! {
    /// A major improvement.
    MajorView as "AgricolaMajor" {
        /// Its id.
        id: Major as "string",
        /// Its points.
        points: u8,
        /// Whose it is; none while it lies on the board.
        owner: Option<Seat>,
        /// What it costs the viewer, one of these; for a watcher the printed price.
        prices: Vec<PriceView>,
    }
}

view! {
    /// A player.
    SeatView as "AgricolaSeat" {
        /// The personal supply.
        goods: Goods as "AgricolaGoods",
        /// The animals of the farm.
        animals: Goods as "AgricolaGoods",
        /// The most of each kind of animal that the farm could hold, the others staying.
        room_for: Goods as "AgricolaGoods",
        /// What one of each is worth in food at any time; zero is left out.
        food_value: Goods as "AgricolaGoods",
        /// The material of the house.
        house: House,
        /// The 15 cells, row by row.
        cells: Vec<CellView>,
        /// Animals in the house.
        pets: Goods as "AgricolaGoods",
        /// Animals on cards.
        on_cards: Goods as "AgricolaGoods",
        /// The fences, as edges.
        fences: Edges as "string[]",
        /// Fences in reserve.
        fences_left: u8,
        /// Stables in reserve.
        stables_left: u8,
        /// Persons, newborns among them.
        persons: u8,
        /// Newborns of this round.
        newborns: u8,
        /// Persons at home: in the work phase those that have still to be placed.
        at_home: u8,
        /// Major improvements.
        majors: Vec<Major> as "string[]",
        /// Major improvements that were used in this harvest.
        used: Vec<Major> as "string[]",
        /// Occupations played, in order.
        occupations: Vec<Card> as "string[]",
        /// Minor improvements played, in order.
        minors: Vec<Card> as "string[]",
        /// What is noted on cards in front: uses, counters, what grows on them.
        notes: Vec<NoteView>,
        /// Cards in hand of which everybody knows, because they were passed on.
        known: Vec<Card> as "string[]",
        /// The hand, for its owner.
        hand: Option<Vec<Card>> as "string[] | null",
        /// Occupations in hand.
        hand_occupations: u8,
        /// Minor improvements in hand.
        hand_minors: u8,
        /// Begging cards.
        begging: u8,
        /// The next harvest.
        feed: FeedView,
        /// What the farm would score now.
        score: i16,
    }
}

view! {
    /// What is noted on a card.
    NoteView as "AgricolaNote" {
        /// The card.
        card: Card as "string",
        /// How often it has been used, how much is kept, or how much grows on it.
        count: u16,
    }
}

view! {
    /// The next harvest, if it came now.
    FeedView as "AgricolaFeed" {
        /// Food that the family needs.
        need: u8,
        /// Food that there is.
        food: u8,
        /// Food that could be made.
        could: u16,
    }
}

view! {
    /// A cell of a farmyard.
    CellView as "AgricolaCell" {
        /// The cell.
        cell: Cell as "string",
        /// What is on it.
        kind: CellKind,
        /// The crop of a field.
        crop: Option<Good>,
        /// How much of it.
        count: u8,
        /// The pasture that it belongs to, counted from 0.
        pasture: Option<u8>,
        /// On the first cell of a pasture, and on a stable outside: animals that can stay, cards counted;
        /// of the kind that is there, or of any kind.
        capacity: u16,
        /// The animals that stay there, as an example: the first cell of a pasture has them all.
        animals: Goods as "AgricolaGoods",
    }
}

/// What is on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "AgricolaCellKind")
)]
pub enum CellKind {
    /// Nothing.
    Empty,
    /// A room of the house.
    Room,
    /// A field.
    Field,
    /// A stable.
    Stable,
}

impl PriceView {
    pub(super) fn of(price: Price) -> Self {
        Self {
            goods: price.goods,
            back: price.back.map(|back| back.to_string()),
        }
    }
}

/// The TypeScript declarations of what is in here.
#[cfg(not(target_arch = "wasm32"))]
pub fn types(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        "type AgricolaGoods = { [good in AgricolaGood]?: number };".to_owned(),
        Good::decl(config),
        House::decl(config),
        Window::decl(config),
        View::decl(config),
        SeriesView::decl(config),
        SequelView::decl(config),
        TaskView::decl(config),
        TaskKind::decl(config),
        DraftView::decl(config),
        ChoiceView::decl(config),
        PriceView::decl(config),
        SpaceView::decl(config),
        PersonView::decl(config),
        RoundView::decl(config),
        PromiseView::decl(config),
        MajorView::decl(config),
        SeatView::decl(config),
        FeedView::decl(config),
        NoteView::decl(config),
        CellView::decl(config),
        CellKind::decl(config),
    ]
}
