//! The score of a position and its sheet.

use super::goods::Good;
use super::majors::Major;
use super::score::{self, Counts, TABLE_LINES};
use super::state::{Position, Window};
use super::words;
use crate::kernel::{Arg, Entry, Journal, Seat, Tally};

/// Points of a line that cannot bring more.
const FULL: i16 = 4;

impl Position {
    /// What counts for a seat.
    pub(super) fn counts(&self, seat: Seat) -> Counts {
        let player = self.player(seat);
        let [grain, vegetables] = player.farm.crops();
        let mut counts = Counts::of(&player.farm);
        let crops = |good: Good| {
            player
                .has(good)
                .saturating_add(self.planted_on_cards(seat, good))
        };
        counts.grain = grain.saturating_add(crops(Good::Grain));
        counts.vegetables = vegetables.saturating_add(crops(Good::Vegetable));
        counts.herd = player.goods.animals();
        counts.persons = player.persons();
        counts.begging = player.begging;
        for major in player.majors.iter() {
            counts.card_points += i16::from(major.data().points);
            counts.bonus += self.end_bonus(seat, major);
        }
        counts.card_points += self.printed_points(seat);
        counts
    }

    /// What counts for a seat, bonus points of cards included.
    fn all_counts(&self, seat: Seat) -> Counts {
        let mut counts = self.counts(seat);
        counts.bonus += self.bonus_points(seat);
        counts
    }

    /// Lines of the score table, and fenced stables, that bring four points (E189).
    pub(super) fn full_categories(&self, seat: Seat) -> u8 {
        let counts = self.counts(seat);
        let points = counts.points();
        let lines = points[..TABLE_LINES].iter();
        let full = lines.filter(|points| **points == FULL).count() as u8;
        full + u8::from(i16::from(counts.fenced_stables) == FULL)
    }

    /// Points that the score table takes from a seat, to be given back (E165).
    pub(super) fn lost_points(&self, seat: Seat) -> i16 {
        let counts = self.counts(seat);
        let points = counts.points();
        let lines = points[..TABLE_LINES].iter();
        lines.map(|points| (-points).max(0)).sum()
    }

    ///
    fn end_bonus(&self, seat: Seat, major: Major) -> i16 {
        let goods = Good::BUILDING.map(|good| {
            self.player(seat)
                .has(good)
                .saturating_add(self.planted_on_cards(seat, good))
        });
        score::end_bonus(major.index(), goods)
    }

    /// What a seat would score if the match ended now.
    pub(super) fn points(&self, seat: Seat) -> i16 {
        self.all_counts(seat).total()
    }

    pub(super) fn tallied(&self) -> Tally {
        let counts: Vec<Counts> = self.all_seats().map(|seat| self.all_counts(seat)).collect();
        let totals: Vec<i32> = counts.iter().map(|counts| counts.total().into()).collect();
        Tally {
            lines: score::tally_lines(&counts),
            places: Tally::places_by(&totals),
            winners: if self.window == Window::Over {
                self.winners()
            } else {
                Vec::new()
            },
            totals,
        }
    }

    /// tied players share the victory.
    pub(super) fn winners(&self) -> Vec<Seat> {
        let best = self.all_seats().map(|seat| self.points(seat)).max();
        self.all_seats()
            .filter(|seat| Some(self.points(*seat)) == best)
            .collect()
    }

    pub(super) fn tell_winners(&self, journal: &mut Journal) {
        for seat in self.winners() {
            let points = Arg::Number(self.points(seat).into());
            let key = if self.is_solo() {
                words::LOG_SOLO
            } else {
                words::LOG_WON
            };
            journal.tell(|| -> Entry { words::entry(seat, key, [("points", points)]) });
        }
    }
}
