//! What cards count, and what has to hold for them.

use super::super::farm::Crop;
use super::super::goods::{Good, Goods};
use super::super::kitchen::STOVES;
use super::super::majors::Major;
use super::super::state::Position;
use super::card::Card;
use super::react::{Subject, Told};
use super::rule::{Amount, Count, Given, Rule};
use super::table::rules;
use crate::kernel::Seat;

impl Position {
    /// Whether a condition of a card of `owner` holds.
    pub(super) fn holds(&self, owner: Seat, card: Card, given: Given, told: &Told) -> bool {
        let farm = &self.player(owner).farm;
        let taken = self.placement.taken;
        let other_resource = |good: Good| {
            Good::BUILDING
                .into_iter()
                .any(|other| other != good && taken[other] > 0)
        };
        match given {
            Given::Always => true,
            Given::House(house) => farm.house() == house,
            Given::NotHouse(house) => farm.house() != house,
            Given::Rounds(first, last) => (first..=last).contains(&self.round),
            Given::AtLeast(count, least) => self.count(owner, card, count) >= least,
            Given::AtMost(count, most) => self.count(owner, card, count) <= most,
            Given::OthersAtLeast(count, least) => owner
                .others(self.players.count)
                .all(|other| self.count(other, card, count) >= least),
            Given::Told(count) => told.count == count,
            Given::Of(good) => told.good == Some(good),
            Given::Named(names) => names.iter().any(|name| told.subject.is(name)),
            Given::BakeSymbol => told.subject.can_bake(),
            Given::NoPlough => !self.has_used_plough(owner),
            Given::OwnAction => told.granted.is_none(),
            Given::ByCard => told.granted.is_some(),
            Given::NotBy(id) => told.granted.is_none_or(|card| card.facts().id != id),
            Given::Took(good) => taken[good] > 0,
            Given::TookOnly(good) => taken[good] > 0 && taken.iter().count() == 1,
            Given::OnlyResource(good) => taken[good] > 0 && !other_resource(good),
            Given::NotOnlyResource(good) => taken[good] > 0 && other_resource(good),
            Given::Lay(good, least) => self.placement.left[good] >= least && self.lay_there(good),
            Given::UsedThisTurn => self
                .holding(owner)
                .is_some_and(|holding| holding.turn.contains(card)),
            Given::CanPayOwners(names) => {
                let food = self.placement.left[Good::Food].saturating_add(taken[Good::Food]);
                let fee = self.owners_of(owner, names).count() as u8;
                self.can_raise(owner, fee.saturating_sub(food))
            }
        }
    }

    /// Whether a good that was taken had been lying on the space, and did not come with it.
    fn lay_there(&self, good: Good) -> bool {
        let adds = self.adds(self.placement.space);
        adds.is_some_and(|(added, _)| added == good)
    }

    /// How much `seat` has of something.
    pub(super) fn count(&self, seat: Seat, card: Card, count: Count) -> u8 {
        let player = self.player(seat);
        let farm = &player.farm;
        match count {
            Count::Rooms => farm.rooms().len(),
            Count::PastureCells => farm.pasture_cells().len(),
            Count::Animals(good) => player.has(good),
            Count::Occupations => self.counted_occupations(seat),
            Count::OccupationsAfter => self.occupations_after(seat, card),
            Count::Improvements => self.improvements(seat),
            Count::Note => self
                .holding(seat)
                .map_or(0, |holding| holding.note(card) as u8),
            Count::FullCategories => self.full_categories(seat),
            Count::Cards(names) => names
                .iter()
                .map(|name| self.lies_in_front(seat, name))
                .sum(),
            Count::Is(house) => u8::from(farm.house() == house),
            Count::RoomsOf(house) if farm.house() == house => farm.rooms().len(),
            Count::RoomsOf(_) => 0,
        }
    }

    /// How much or how often.
    pub(super) fn amount(&self, seat: Seat, card: Card, amount: Amount, told: &Told) -> u8 {
        match amount {
            Amount::Per(count, each) => self.count(seat, card, count) / each,
            Amount::Steps(count, steps) => highest(steps, self.count(seat, card, count)),
            Amount::Told => told.count,
            Amount::Round(steps) => highest(steps, self.round),
        }
    }

    /// Occupations as cards count them.
    pub(in super::super) fn counted_occupations(&self, seat: Seat) -> u8 {
        let front = self.front(seat).iter();
        front.map(|card| counts_as(*card)).sum()
    }

    /// Occupations that were played after this one.
    fn occupations_after(&self, seat: Seat, card: Card) -> u8 {
        let front = self.front(seat);
        let place = front.iter().position(|other| *other == card);
        let after = place.map_or(&[][..], |place| &front[place + 1..]);
        after.iter().map(|card| counts_as(*card)).sum()
    }

    /// Improvements that lie in front.
    pub(in super::super) fn improvements(&self, seat: Seat) -> u8 {
        let minors = self.holding(seat).map_or(0, super::Holding::minors);
        minors + self.player(seat).majors.iter().count() as u8
    }

    /// Ovens that lie in front.
    pub(in super::super) fn ovens(&self, seat: Seat) -> u8 {
        let front = self.front(seat).iter();
        let cards =
            front.filter(|card| rules(**card).iter().any(|rule| matches!(rule, Rule::Oven)));
        let majors = self
            .player(seat)
            .majors
            .iter()
            .filter(|major| is_oven(*major));
        (cards.count() + majors.count()) as u8
    }

    /// Animals of all kinds.
    pub(in super::super) fn animals(&self, seat: Seat) -> u8 {
        self.player(seat).goods.animals().iter().sum()
    }

    /// Fields and cards on which this crop stands, once for each stack.
    pub(in super::super) fn planted(&self, seat: Seat, crop: Good) -> u8 {
        let cards = self
            .plots(seat)
            .filter(|plot| plot.crop == crop && plot.left > 0);
        let kind = match crop {
            Good::Grain => Crop::Grain,
            _ => Crop::Vegetable,
        };
        let farm = &self.player(seat).farm;
        let tiles = farm.fields().iter().filter_map(|cell| farm.crop(cell));
        let tiles = tiles.filter(|(on, _)| *on == kind).count();
        (tiles + cards.count()) as u8
    }

    /// How many of the cards or majors with this id lie in front of `seat`.
    fn lies_in_front(&self, seat: Seat, id: &str) -> u8 {
        let card = self.front(seat).iter().any(|card| card.facts().id == id);
        let major = self
            .player(seat)
            .majors
            .iter()
            .any(|major| major.data().id == id);
        u8::from(card || major)
    }

    /// The owners of these cards, but not `seat`; one for each card.
    pub(super) fn owners_of(
        &self,
        seat: Seat,
        names: &'static [&'static str],
    ) -> impl Iterator<Item = Seat> {
        let others = seat.others(self.players.count);
        let owns = move |other: Seat, name: &&str| self.lies_in_front(other, name) > 0;
        others.flat_map(move |other| {
            let cards = names.iter().filter(move |name| owns(other, name));
            cards.map(move |_| other)
        })
    }

    /// Whether a plough has been used in this turn.
    fn has_used_plough(&self, seat: Seat) -> bool {
        self.holding(seat).is_some_and(|holding| {
            let mut used = holding
                .front()
                .iter()
                .filter(|card| holding.turn.contains(**card));
            used.any(|card| rules(*card).iter().any(Rule::is_plough))
        })
    }

    /// Whether so much food could be paid.
    pub(super) fn can_raise(&self, seat: Seat, food: u8) -> bool {
        let price = super::super::moves::Price::of(Goods::of(Good::Food, food));
        self.affords(seat, &price)
    }
}

impl Subject {
    /// Whether the subject has this id.
    fn is(self, id: &str) -> bool {
        match self {
            Self::None => false,
            Self::Card(card) => card.facts().id == id,
            Self::Major(major) => major.data().id == id,
        }
    }

    /// Whether it is a baking improvement.
    fn can_bake(self) -> bool {
        match self {
            Self::None => false,
            Self::Card(card) => rules(card)
                .iter()
                .any(|rule| matches!(rule, Rule::Bakes { .. })),
            Self::Major(major) => STOVES[major.index()].is_some(),
        }
    }
}

/// Whether a major improvement only bakes.
fn is_oven(major: Major) -> bool {
    STOVES[major.index()].is_some_and(|stove| stove.cook.iter().all(|food| *food == 0))
}

/// As how many occupations a card counts.
fn counts_as(card: Card) -> u8 {
    if !card.is_occupation() {
        return 0;
    }
    let double = rules(card).iter().find_map(|rule| match rule {
        Rule::CountsAs(count) => Some(*count),
        _ => None,
    });
    double.unwrap_or(1)
}

/// The highest step that is reached.
fn highest(steps: &[(u8, u8)], count: u8) -> u8 {
    let reached = steps.iter().take_while(|(least, _)| count >= *least);
    reached.last().map_or(0, |(_, value)| *value)
}
