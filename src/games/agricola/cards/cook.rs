//! Goods that are cooked together (E19, A-16.13).

use super::super::goods::{Good, Goods};
use super::super::kitchen::STOVES;
use super::super::state::Position;
use super::card::Card;
use super::rule::{Cook, Rule, What};
use crate::kernel::{Journal, Seat, sort_few};

/// What bakes with a fire: food for a grain, whether it is a hearth, and its most grain.
type Fire = (u8, bool, u8);

impl Position {
    /// Whether a card in front of a player makes something of what is cooked.
    pub(in super::super) fn gains_by_cooking(&self, seat: Seat) -> bool {
        self.rules_of(seat).any(|(_, rule)| match rule {
            Rule::CooksTogether => true,
            Rule::When(when) => when.what == What::Cooked,
            _ => false,
        })
    }

    /// The card that rewards goods cooked together.
    fn crock(&self, seat: Seat) -> Option<Card> {
        let mut rules = self.rules_of(seat);
        let found = rules.find(|(_, rule)| matches!(rule, Rule::CooksTogether));
        found.map(|(card, _)| card)
    }

    /// Goods have been cooked with hearths: a food for every two of a batch.
    pub(super) fn stir(&mut self, seat: Seat, goods: u8, journal: &mut Journal) {
        let Some((card, holding)) = self.crock(seat).zip(self.holding_mut(seat)) else {
            return;
        };
        let all = holding.note(card).saturating_add(goods.into());
        holding.set_note(card, all % 2);
        self.give(seat, card, Goods::of(Good::Food, (all / 2) as u8), journal);
    }

    /// Something else is decided: the batch is over.
    pub(in super::super) fn end_batch(&mut self, seat: Seat) {
        if self.watched()
            && let Some((card, holding)) = self.crock(seat).zip(self.holding_mut(seat))
        {
            holding.set_note(card, 0);
        }
    }

    /// How many of the goods that became food were cooked with a hearth.
    pub(super) fn cooked(&self, seat: Seat, good: Good, count: u8) -> u8 {
        let Some(kind) = super::super::pay::EDIBLE
            .iter()
            .position(|edible| *edible == good)
        else {
            return 0;
        };
        let majors = self.player(seat).majors.iter();
        let mut stoves = majors.filter_map(|major| STOVES[major.index()].as_ref());
        let major = stoves.any(|stove| stove.cook[kind] > 0);
        let minor = kind > 0 && self.rules_of(seat).any(|(_, rule)| is_fireplace(rule));
        if major || minor { count } else { 0 }
    }

    /// How much of the grain was baked with hearths, the best fires being used first.
    pub(super) fn baked_on_hearths(&self, seat: Seat, grain: u8) -> u8 {
        let majors = self.player(seat).majors.iter();
        let majors = majors
            .filter_map(|major| STOVES[major.index()].as_ref())
            .map(|stove| {
                let hearth = stove.cook.iter().any(|food| *food > 0);
                (stove.bake, hearth, stove.most)
            });
        let cards = self.front(seat).iter().filter_map(|card| fire(*card));
        let mut fires: Vec<Fire> = majors.chain(cards).collect();
        sort_few(&mut fires, Ord::cmp);
        let (mut left, mut on_hearths) = (grain, 0);
        for (_, hearth, most) in fires.into_iter().rev() {
            let baked = left.min(most);
            left -= baked;
            on_hearths += if hearth { baked } else { 0 };
        }
        on_hearths
    }
}

const fn is_fireplace(rule: &Rule) -> bool {
    matches!(
        rule,
        Rule::Cooks {
            by: Cook::Fireplace,
            ..
        }
    )
}

fn fire(card: Card) -> Option<Fire> {
    let rules = super::table::rules(card);
    let hearth = rules.iter().any(is_fireplace);
    rules.iter().find_map(|rule| match rule {
        Rule::Bakes { each, most } => Some((*each, hearth, *most)),
        _ => None,
    })
}
