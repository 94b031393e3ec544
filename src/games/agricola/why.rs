//! Why a move is refused: the clause that forbids it. What is legal is decided in `choices`; this file
//! only explains. Parts of actions are in `why_part.rs`.

use super::goods::Good;
use super::moves::Move;
use super::spaces::{Space, SpaceKind};
use super::state::{Position, Window};
use super::task::{Ask, Task};
use super::words;
use crate::kernel::{Refusal, Seat, Target};

macro_rules! codes {
    ($($name:ident = $code:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $code;)+
        /// Every code of a refused move or position, for the test of the locales.
        pub(super) const CODES: &[&str] = &[$($code),+,
            "position-farm-cells", "position-farm-house", "position-farm-fields",
            "position-farm-stables", "position-farm-crops", "position-farm-pastures"];
    };
}

codes! {
    MATCH_OVER = "match-over",
    NO_SUCH_SEAT = "seat-unknown",
    NOT_YOUR_TURN = "not-your-turn",
    PLACE_A_PERSON = "place-a-person",
    SPACE_NOT_IN_PLAY = "space-not-in-play",
    CARD_NOT_REVEALED = "card-not-revealed",
    SPACE_TAKEN = "space-taken",
    SPACE_EMPTY = "space-empty",
    NO_ROOM_CELL = "no-room-cell",
    NO_STABLE_CELL = "no-stable-cell",
    NO_FIELD_CELL = "no-field-cell",
    CELL_USED = "cell-used",
    CELL_FENCED = "cell-fenced",
    ROOM_NOT_ADJACENT = "room-not-adjacent",
    FIELD_NOT_ADJACENT = "field-not-adjacent",
    NO_STABLES_LEFT = "no-stables-left",
    TOO_LITTLE = "too-little",
    NO_EMPTY_FIELD = "no-empty-field",
    NOTHING_TO_SOW = "nothing-to-sow",
    NO_STOVE = "no-stove",
    TOO_LITTLE_GRAIN = "too-little-grain",
    TOO_MUCH_GRAIN = "too-much-grain",
    NO_FENCES_LEFT = "no-fences-left",
    NO_PASTURE = "no-pasture",
    PASTURE_ON_FARM = "pasture-on-farm",
    PASTURE_APART = "pasture-apart",
    PASTURE_NOT_PAID = "pasture-not-paid",
    PASTURE_UNFINISHED = "pasture-unfinished",
    FINISH_PASTURE_FIRST = "finish-pasture-first",
    HOUSE_OF_STONE = "house-of-stone",
    ONE_STEP = "one-step",
    FAMILY_FULL = "family-full",
    NO_FREE_ROOM = "no-free-room",
    TOO_EARLY = "too-early",
    NO_OCCUPATION = "no-occupation",
    NO_IMPROVEMENT = "no-improvement",
    NOT_IN_HAND = "not-in-hand",
    MAJOR_TAKEN = "major-taken",
    PART_DONE = "part-done",
    PART_BEFORE = "part-before",
    ONE_PART = "one-part",
    NOT_THIS_PART = "not-this-part",
    DO_SOMETHING = "do-something",
    NOTHING_TO_CONVERT = "nothing-to-convert",
    NO_FOOD_VALUE = "no-food-value",
    CONVERT_WHEN_PAYING = "convert-when-paying",
    CONVERT_NOT_NEEDED = "convert-not-needed",
    CHOOSE_PRICE = "choose-price",
    MAKE_FOOD_FIRST = "make-food-first",
    CHOOSE_RESOURCE = "choose-resource",
    ANOTHER_RESOURCE = "another-resource",
    HOUSE_ANIMALS_FIRST = "house-animals-first",
    NO_PLACE_FOR_ANIMALS = "no-place-for-animals",
    NO_SUCH_ANIMALS = "no-such-animals",
    KEEP_MORE = "keep-more",
    CARD_FIRST = "card-first",
    DISCARD_FIRST = "discard-first",
    CARD_NOT_NOW = "card-not-now",
    CARD_NOT_YOURS = "card-not-yours",
    PREREQUISITE = "prerequisite",
    FEED_FIRST = "feed-first",
    WORKSHOP_NOT_OWNED = "workshop-not-owned",
    WORKSHOP_USED = "workshop-used",
    WORKSHOP_LACKS = "workshop-lacks",
    HARVEST_ONLY = "harvest-only",
    POSITION_SEATS = "position-seats",
    POSITION_ROUND = "position-round-number",
    POSITION_DECK = "position-deck",
    POSITION_SPACES = "position-spaces",
    POSITION_PERSONS = "position-persons",
    POSITION_MAJORS = "position-majors",
    POSITION_ANIMALS = "position-animals",
    POSITION_PROMISED = "position-promised",
    POSITION_TASKS = "position-tasks",
}

impl Position {
    /// Why the illegal move is illegal.
    pub(super) fn explain(&self, seat: Seat, mv: Move) -> Refusal {
        let Some(task) = self.task() else {
            return Refusal::by("A-23.1", MATCH_OVER);
        };
        if seat.0 >= self.players.count {
            return Refusal::by("A-5.1", NO_SUCH_SEAT).with("number", seat.0);
        }
        if task.seat != seat {
            let clause = match self.window {
                Window::Placement => "A-7.1",
                Window::Collect => "A-6.4",
                _ => "A-22.2",
            };
            return Refusal::by(clause, NOT_YOUR_TURN).with("seat", task.seat);
        }
        match (mv, task.ask) {
            (Move::Convert(good), _) => self.explain_convert(task, good),
            (_, Ask::Offer(_)) => Refusal::by("A-26.27", CARD_FIRST),
            (_, Ask::Discard(_)) => Refusal::by("A-20.12", DISCARD_FIRST),
            (_, Ask::Answer(_)) => Refusal::by("A-26.10", CARD_FIRST),
            (Move::Card(card, _), _) => self.explain_card(seat, card),
            (Move::Use(_), ask) if ask != Ask::Feed => Refusal::by("A-16.9", HARVEST_ONLY),
            (Move::Place(space), Ask::Place) => self.explain_place(seat, space),
            (_, Ask::Place) => Refusal::by("A-7.6", PLACE_A_PERSON),
            (_, Ask::Act(act)) => self.explain_act(seat, &act, mv),
            (_, Ask::Buy { settled: false, .. }) => Refusal::by("A-20.11", CHOOSE_PRICE),
            (_, Ask::Buy { .. }) => Refusal::by("A-7.8", MAKE_FOOD_FIRST),
            (Move::Take(good), Ask::Choose { .. }) if Good::BUILDING.contains(&good) => {
                Refusal::by("A-11.20", ANOTHER_RESOURCE).with("good", words::good(good))
            }
            (_, Ask::Choose { .. }) => Refusal::by("A-11.20", CHOOSE_RESOURCE),
            (Move::Keep(herd), Ask::House { .. }) => self.explain_keep(seat, herd),
            (_, Ask::House { .. }) => Refusal::by("A-19.9", HOUSE_ANIMALS_FIRST),
            (Move::Use(major), _) => {
                let player = self.player(seat);
                let code = if !player.owns(major) {
                    WORKSHOP_NOT_OWNED
                } else if player.used.contains(major) {
                    WORKSHOP_USED
                } else {
                    WORKSHOP_LACKS
                };
                Refusal::by("A-16.9", code).with("major", words::major(major))
            }
            _ => Refusal::by("A-22.5", FEED_FIRST),
        }
    }

    fn explain_place(&self, seat: Seat, space: Space) -> Refusal {
        let about = |clause, code| {
            Refusal::by(clause, code).with("space", words::space(space, self.family))
        };
        if !self.in_play.contains(space) {
            return match space.data().kind {
                SpaceKind::Round(_) => about("A-6.2", CARD_NOT_REVEALED),
                SpaceKind::Green => about("A-5.6", SPACE_NOT_IN_PLAY),
                SpaceKind::Printed => about("A-24.2", SPACE_NOT_IN_PLAY),
            };
        }
        let standing = self.standing[space.index()];
        let taken = self.all_seats().find(|seat| standing.persons(*seat) > 0);
        if let Some(other) = taken {
            return about("A-7.4", SPACE_TAKEN).with("seat", other);
        }
        self.explain_space(seat, space)
    }

    fn explain_convert(&self, task: Task, good: Good) -> Refusal {
        let player = self.player(task.seat);
        let about = |clause, code| Refusal::by(clause, code).with("good", words::good(good));
        match task.ask {
            _ if self.food_value(task.seat, good) == 0 => about("A-16.3", NO_FOOD_VALUE),
            _ if player.has(good) == 0 => about("A-8.9", NOTHING_TO_CONVERT),
            Ask::Place | Ask::Buy { settled: true, .. } | Ask::Feed => {
                about("A-27.4", CONVERT_NOT_NEEDED)
            }
            Ask::House { cook: false } => about("A-22.13", CONVERT_WHEN_PAYING),
            _ => about("A-16.12", CONVERT_WHEN_PAYING),
        }
    }

    fn explain_keep(&self, seat: Seat, herd: [u8; 3]) -> Refusal {
        let player = self.player(seat);
        let all = player.goods.animals();
        if herd.iter().zip(all).any(|(kept, there)| *kept > there) {
            Refusal::by("A-19.9", NO_SUCH_ANIMALS)
        } else if super::farm::fits(&player.farm, herd, &self.housing(seat)) {
            Refusal::by("A-27.4", KEEP_MORE)
        } else {
            Refusal::by("A-19.10", NO_PLACE_FOR_ANIMALS)
        }
    }

    pub(super) fn why_target(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        let moves = Move::of_target(target);
        let mut legal = false;
        self.each_move(seat, &mut |mv| legal |= moves.contains(&mv));
        if legal {
            return None;
        }
        let mv = moves.iter().find(|mv| self.is_meant(**mv));
        mv.or(moves.first()).map(|mv| self.explain(seat, *mv))
    }

    /// Which of the moves that begin with a cell is meant now.
    fn is_meant(&self, mv: Move) -> bool {
        match self.task().map(|task| task.ask) {
            Some(Ask::Act(act)) => act.source.action().parts().iter().any(|part| part.has(mv)),
            _ => false,
        }
    }
}
