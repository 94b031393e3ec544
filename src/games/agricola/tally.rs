//! The score of a position and its sheet.

use super::goods::Good;
use super::majors::Major;
use super::score::{self, Counts};
use super::state::{Position, Window};
use super::words;
use crate::kernel::{Arg, Entry, Journal, Seat, Tally};

impl Position {
    /// What counts for a seat.
    fn counts(&self, seat: Seat) -> Counts {
        let player = self.player(seat);
        let [grain, vegetables] = player.farm.crops();
        let mut counts = Counts::of(&player.farm);
        counts.grain = grain.saturating_add(player.has(Good::Grain));
        counts.vegetables = vegetables.saturating_add(player.has(Good::Vegetable));
        counts.herd = player.goods.animals();
        counts.persons = player.persons();
        counts.begging = player.begging;
        for major in player.majors.iter() {
            counts.card_points += i16::from(major.data().points);
            counts.bonus += self.end_bonus(seat, major);
        }
        counts
    }

    ///
    fn end_bonus(&self, seat: Seat, major: Major) -> i16 {
        let goods = Good::BUILDING.map(|good| self.player(seat).has(good));
        score::end_bonus(major.index(), goods)
    }

    /// What a seat would score if the match ended now.
    pub(super) fn points(&self, seat: Seat) -> i16 {
        self.counts(seat).total()
    }

    pub(super) fn tallied(&self) -> Tally {
        let counts: Vec<Counts> = self.all_seats().map(|seat| self.counts(seat)).collect();
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
