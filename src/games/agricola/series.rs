//! A series of solo games: what is carried from one game to the next.

use super::cards::{Card, OCCUPATION_IDS, written};
use super::data::{DATA, HAND_OCCUPATIONS};
use super::goods::Good;
use super::score::{solo_food, solo_target};
use super::state::{Position, Window};
use super::view::{SequelView, SeriesView};
use crate::kernel::{
    Data, Journal, OptionInfo, Refusal, Seat, Setup, option_alone, option_needs,
    option_value_taken, option_value_unfit,
};
use std::collections::BTreeMap;

/// The variant with which a person begins a series: the full game, alone.
pub(super) const VARIANT: &str = "solo-series";

/// A target for each game of a series.
const TARGETS: &[Data] = DATA.get("solo").get("series").get("targets").list();

/// Games of a series that can be set up; it may go on as long as its targets are reached.
const GAMES: [&str; 25] = [
    "off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22", "23", "24",
];
/// Food that can be carried over.
const FOOD: [&str; 31] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30",
];
/// The occupations that can become permanent, and none.
const OCCUPATION: [&str; OCCUPATION_IDS.len() + 1] = {
    let mut ids = ["none"; OCCUPATION_IDS.len() + 1];
    let mut i = 0;
    while i < OCCUPATION_IDS.len() {
        ids[i + 1] = OCCUPATION_IDS[i];
        i += 1;
    }
    ids
};

/// An option that a program sets, and no person is asked for.
const fn carried(
    id: &'static str,
    choices: &'static [&'static str],
    default: &'static str,
) -> OptionInfo {
    OptionInfo {
        id,
        choices,
        default,
        listed: false,
    }
}

/// What a game of a series is set up with: its number, the food that the last one brought, and the
/// permanent occupations in the order in which they became so.
pub(super) const OPTIONS: [OptionInfo; 9] = [
    carried("series", &GAMES, "off"),
    carried("series-food", &FOOD, "0"),
    carried("permanent-1", &OCCUPATION, "none"),
    carried("permanent-2", &OCCUPATION, "none"),
    carried("permanent-3", &OCCUPATION, "none"),
    carried("permanent-4", &OCCUPATION, "none"),
    carried("permanent-5", &OCCUPATION, "none"),
    carried("permanent-6", &OCCUPATION, "none"),
    carried("permanent-7", &OCCUPATION, "none"),
];

/// The options that name the permanent occupations.
const SLOTS: &[OptionInfo] = OPTIONS.split_at(2).1;

/// A game of a series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Series {
    /// Its number, from 1; 0 outside a series.
    pub(super) game: u8,
    pub(super) food: u8,
    pub(super) permanent: Vec<Card>,
}

impl Series {
    /// The series that a set-up speaks of.
    ///
    /// # Errors
    /// There is none, but something is said of it; a card that cannot be permanent, or is so already.
    pub(super) fn of(setup: &Setup) -> Result<Self, Refusal> {
        let info = super::info();
        let chosen = |id: &str| setup.option(info, id);
        let number = |id: &str| chosen(id).parse::<u8>().unwrap_or(0);
        let begun = u8::from(chosen("variant") == VARIANT);
        let game = number("series").max(begun);
        let mut said = OPTIONS.iter().filter(|o| chosen(o.id) != o.default);
        if let Some(option) = said.next() {
            if game == 0 {
                return Err(option_needs("A-25.8", option.id, "series"));
            }
            if chosen("variant") == "family" {
                return Err(option_needs("A-25.8", option.id, "variant=full"));
            }
            if setup.seat_count() != 1 {
                return Err(option_alone("A-25.8", option.id));
            }
        }
        Ok(Self {
            game,
            food: number("series-food"),
            permanent: permanent(setup)?,
        })
    }

    /// The ways to go on when the target was reached: one for each occupation that can become permanent,
    /// or the one without any.
    fn next(&self, candidates: &[Card]) -> Vec<SequelView> {
        if usize::from(self.game) + 1 >= GAMES.len() {
            return Vec::new();
        }
        let with = |fresh: Option<Card>| SequelView {
            permanent: fresh,
            occupations: self.hand().saturating_sub(fresh.is_some().into()),
            options: self.options_after(fresh),
        };
        if candidates.is_empty() {
            return vec![with(None)];
        }
        candidates.iter().map(|card| with(Some(*card))).collect()
    }

    /// What the game after this one is set up with.
    fn options_after(&self, fresh: Option<Card>) -> BTreeMap<String, String> {
        let mut permanent = self.permanent.iter().chain(&fresh);
        let food = usize::from(self.food).min(FOOD.len() - 1);
        let carried = [
            ("variant", VARIANT),
            ("series", GAMES[usize::from(self.game) + 1]),
            ("series-food", FOOD[food]),
        ];
        let slots = SLOTS.iter().map(|slot| {
            (
                slot.id,
                permanent.next().map_or("none", |card| card.facts().id),
            )
        });
        let all = carried.into_iter().chain(slots);
        all.map(|(id, choice)| (id.to_owned(), choice.to_owned()))
            .collect()
    }

    /// Occupations that are dealt.
    pub(super) fn hand(&self) -> u8 {
        HAND_OCCUPATIONS.saturating_sub(self.permanent.len() as u8)
    }
}

/// The permanent occupations that a set-up names, in their order.
fn permanent(setup: &Setup) -> Result<Vec<Card>, Refusal> {
    let mut cards: Vec<Card> = Vec::new();
    let mut named: Vec<&str> = Vec::new();
    for slot in SLOTS {
        let value = setup.option(super::info(), slot.id);
        let Ok(card) = value.parse::<Card>() else {
            continue;
        };
        if card.facts().players_from > 1 || !written().contains(card) {
            return Err(option_value_unfit("A-25.5", slot.id, value));
        }
        if let Some(earlier) = cards.iter().position(|other| *other == card) {
            return Err(option_value_taken("A-25.9", slot.id, value, named[earlier]));
        }
        cards.push(card);
        named.push(slot.id);
    }
    Ok(cards)
}

impl Position {
    /// What a game of a series begins with: food of the last one, and the permanent occupations, whose
    /// effects when they are played come before round 1.
    pub(super) fn begin_series(&mut self, series: &Series, journal: &mut Journal) {
        let seat = Seat(0);
        self.series = series.game;
        self.permanent = series.permanent.len() as u8;
        self.player_mut(seat).goods[Good::Food] += series.food;
        for card in &series.permanent {
            self.lay_permanent(seat, *card);
        }
        for card in &series.permanent {
            self.begin_card(seat, *card, journal);
        }
    }

    /// Where the series stands, and what it goes on with when this game is over.
    pub(super) fn series_view(&self) -> Option<SeriesView> {
        if self.series == 0 {
            return None;
        }
        let seat = Seat(0);
        let target = solo_target(self.series.into());
        let points = self.points(seat);
        let over = self.window == Window::Over;
        let reached = i64::from(points) >= i64::from(target);
        let occupations = self.front(seat).iter().filter(|card| card.is_occupation());
        let mut permanent: Vec<Card> = occupations.copied().collect();
        let fresh = permanent.split_off(permanent.len().min(self.permanent.into()));
        let open = over && permanent.len() < SLOTS.len();
        let candidates = if open { fresh } else { Vec::new() };
        let series = Series {
            game: self.series,
            food: solo_food(points, target),
            permanent,
        };
        Some(SeriesView {
            game: series.game,
            games: TARGETS.len() as u8,
            target,
            reached: over.then_some(reached),
            food: series.food,
            next: if over && reached {
                series.next(&candidates)
            } else {
                Vec::new()
            },
            candidates,
            permanent: series.permanent,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn setup<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Setup {
        let mut setup = Setup::of("agricola", 1, 1);
        let options = options.into_iter();
        setup
            .options
            .extend(options.map(|(id, choice)| (id.to_owned(), choice.to_owned())));
        setup
    }

    fn of(setup: &Setup) -> Series {
        Series::of(setup).expect("a series")
    }

    fn card(id: &str) -> Card {
        id.parse().expect("a card")
    }

    #[test]
    fn a_25_9_and_a_25_11_the_next_game_begins_with_what_was_chosen() {
        let first = of(&setup([("variant", VARIANT)]));
        assert_eq!((first.game, first.food), (1, 0));
        let after = Series { food: 3, ..first };
        let ways = after.next(&[card("E176"), card("E150")]);
        assert_eq!(ways.len(), 2);
        assert_eq!(ways[1].occupations, HAND_OCCUPATIONS - 1);
        let mut second = setup([]);
        second.options = ways[1].options.clone();
        let second = of(&second);
        let expected = Series {
            game: 2,
            food: 3,
            permanent: vec![card("E150")],
        };
        assert_eq!(second, expected);
        let mut third = setup([]);
        third.options = second.next(&[card("E176")])[0].options.clone();
        let permanent = of(&third).permanent;
        assert_eq!(permanent, [card("E150"), card("E176")]);
    }

    #[test]
    fn a_25_18_without_a_new_occupation_there_is_one_way_on() {
        let ways = of(&setup([("variant", VARIANT)])).next(&[]);
        assert_eq!(ways.len(), 1);
        assert_eq!(ways[0].permanent, None);
        assert_eq!(ways[0].occupations, HAND_OCCUPATIONS);
        assert_eq!(ways[0].options["permanent-1"], "none");
    }

    #[test]
    fn what_cannot_be_set_up_is_no_way_on() {
        let rich = Series {
            game: 23,
            food: 99,
            permanent: Vec::new(),
        };
        let options = rich.next(&[]).remove(0).options;
        for option in &OPTIONS {
            assert!(option.choices.contains(&options[option.id].as_str()));
        }
        assert!(Series { game: 24, ..rich }.next(&[]).is_empty());
    }
}
