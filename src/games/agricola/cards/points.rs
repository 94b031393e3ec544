//! Points that cards bring at the end.

use super::super::goods::Good;
use super::super::state::Position;
use super::card::Card;
use super::react::Told;
use super::rule::{Bonus, Count, Rule};
use crate::kernel::Seat;

impl Position {
    /// Points printed on the minor improvements in front of a player.
    pub(in super::super) fn printed_points(&self, seat: Seat) -> i16 {
        let front = self.front(seat).iter();
        front.map(|card| i16::from(card.facts().points)).sum()
    }

    /// Bonus points by the cards in front of a player, and by those of others that reward whoever leads.
    pub(in super::super) fn bonus_points(&self, seat: Seat) -> i16 {
        if !self.watched() {
            return 0;
        }
        let own = self.rules_of(seat).map(|(card, rule)| match rule {
            Rule::Scores(bonus) => self.own_bonus(seat, card, bonus),
            _ => 0,
        });
        let leads = self.all_seats().flat_map(|owner| self.rules_of(owner));
        let leads = leads.map(|(card, rule)| match rule {
            Rule::Scores(Bonus::Leaders(count, points)) if self.leads(seat, card, *count) => {
                i16::from(*points)
            }
            _ => 0,
        });
        own.sum::<i16>() + leads.sum::<i16>()
    }

    fn own_bonus(&self, seat: Seat, card: Card, bonus: &Bonus) -> i16 {
        match bonus {
            Bonus::Points(amount) => self.amount(seat, card, *amount, &Told::default()).into(),
            Bonus::MostAnimals(points) => {
                let most = Good::ANIMALS
                    .into_iter()
                    .all(|good| self.leads(seat, card, Count::Animals(good)));
                let players = usize::from(self.players.count.clamp(3, 5)) - 3;
                if most { points[players].into() } else { 0 }
            }
            Bonus::NoNegatives => self.lost_points(seat) + self.debts(seat),
            Bonus::Debt => -self.debts(seat),
            Bonus::Leaders(..) => 0,
        }
    }

    /// Animals of a loan that are still owed.
    fn debts(&self, seat: Seat) -> i16 {
        let debts = self.rules_of(seat).map(|(card, rule)| match rule {
            Rule::Scores(Bonus::Debt) => i16::from(self.count(seat, card, Count::Note)),
            _ => 0,
        });
        debts.sum()
    }

    /// Whether nobody has more.
    fn leads(&self, seat: Seat, card: Card, count: Count) -> bool {
        let own = self.count(seat, card, count);
        let mut others = seat.others(self.players.count);
        others.all(|other| self.count(other, card, count) <= own)
    }
}
