//! A series of solo games: what is carried from one game to the next.

use super::cards::{Card, OCCUPATION_IDS, written};
use super::data::HAND_OCCUPATIONS;
use super::goods::Good;
use super::score::{solo_food, solo_target};
use super::state::{Position, Window};
use super::view::SeriesView;
use crate::kernel::{Journal, OptionInfo, Seat, Setup};

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

/// A game of a series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Series {
    /// Its number, from 1; 0 outside a series.
    pub(super) game: u8,
    pub(super) food: u8,
    pub(super) permanent: Vec<Card>,
}

impl Series {
    /// The series that a set-up speaks of; there is one for a single player of the full game only.
    pub(super) fn of(setup: &Setup, family: bool) -> Self {
        let info = super::info();
        let number = |id: &str| setup.option(info, id).parse::<u8>().unwrap_or(0);
        let game = number("series");
        if family || setup.seat_count() != 1 || game == 0 {
            return Self::default();
        }
        let mut permanent: Vec<Card> = Vec::new();
        for slot in &OPTIONS[2..] {
            let card = setup.option(info, slot.id).parse::<Card>();
            let usable = |card: &Card| card.facts().players_from <= 1 && written().contains(*card);
            if let Some(card) = card.ok().filter(usable)
                && !permanent.contains(&card)
            {
                permanent.push(card);
            }
        }
        Self {
            game,
            food: number("series-food"),
            permanent,
        }
    }

    /// Occupations that are dealt.
    pub(super) fn hand(&self) -> u8 {
        HAND_OCCUPATIONS.saturating_sub(self.permanent.len() as u8)
    }
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
        let played = self.front(seat).iter().filter(|card| card.is_occupation());
        let (permanent, fresh): (Vec<_>, Vec<_>) = played
            .copied()
            .enumerate()
            .partition(|(at, _)| *at < usize::from(self.permanent));
        let cards = |list: Vec<(usize, Card)>| list.into_iter().map(|(_, card)| card).collect();
        let slots = OPTIONS.len() - 2;
        Some(SeriesView {
            game: self.series,
            target,
            reached: over.then_some(i64::from(points) >= i64::from(target)),
            food: solo_food(points, target),
            candidates: if over && permanent.len() < slots {
                cards(fresh)
            } else {
                Vec::new()
            },
            permanent: cards(permanent),
        })
    }
}
