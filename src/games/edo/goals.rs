//! Where samurai should stand, for what was programmed: how promising it looks to move one, to use one, or to leave it.

use super::data::{ActionData, ActionKind, BUILDINGS, site_yield};
use super::map::SpaceKind;
use super::pieces::{BuildingKind, Space};
use super::plans::{FAINT, Mind};
use super::state::{Figure, Position, Stage};
use crate::kernel::Seat;

impl Position {
    /// The next own slot, from the current one on, whose action needs samurai in certain places.
    pub(super) fn next_goal(&self, seat: Seat) -> Option<(&'static ActionData, u8)> {
        let player = self.player(seat);
        let from = usize::from(self.slot);
        for slot in player.slots.iter().skip(from) {
            let action = slot.action?.data();
            let times = (slot.own() + slot.shogun()) / action.officials.max(1);
            let kind = action.kind;
            if times > 0
                && matches!(
                    kind,
                    ActionKind::Harvest | ActionKind::Build | ActionKind::Trade
                )
            {
                return Some((action, times.min(action.most)));
            }
            // what comes later has a window of its own
            if self.stage == Stage::Window {
                return None;
            }
        }
        None
    }

    /// How good it is for the goal to have a samurai of `seat` on the space, with `there` others of
    /// its colour.
    fn stand_worth(&self, seat: Seat, action: &ActionData, space: Space, there: usize) -> f32 {
        let player = self.player(seat);
        match action.kind {
            ActionKind::Harvest => {
                if self.kind(space) != SpaceKind::Site(action.resource)
                    || self.covered.contains(space)
                {
                    return 0.0;
                }
                let foreign = self.samurai_on(space) - player.samurai.on(space);
                let alone = foreign + there;
                let gain = f32::from(site_yield(alone + 1) * action.multiplier + action.bonus);
                // another own one takes from those that stand there
                gain - there as f32
            }
            ActionKind::Build => {
                let Some(town) = self.town(space) else {
                    return 0.0;
                };
                let mut best = 0.0f32;
                for kind in BuildingKind::ALL {
                    let cost = kind.data().cost.less(action.discount);
                    if self.has_room(seat, town, kind) && player.can_pay(cost) {
                        best = best.max(self.building_worth(seat, town, kind));
                    }
                }
                best / (1.0 + there as f32)
            }
            ActionKind::Trade => {
                f32::from(u8::from(self.merchant == Some(space))) * 3.0 / (1.0 + there as f32)
            }
            _ => 0.0,
        }
    }

    /// How much a samurai that stands on the space serves the goal already.
    fn stands_well(&self, seat: Seat, action: &ActionData, space: Space) -> f32 {
        let there = self.player(seat).samurai.on(space);
        self.stand_worth(seat, action, space, there.saturating_sub(1))
    }

    /// Whether the goal lacks samurai: those that stand well are too few.
    pub(super) fn lacks(&self, seat: Seat, action: &ActionData, times: u8) -> bool {
        let samurai = self.player(seat).samurai;
        let fit = samurai
            .iter()
            .filter(|space| self.stands_well(seat, action, *space) > 0.6);
        let first_house = action.kind == ActionKind::Build && self.lacks_house_in_edo(seat, action);
        first_house || fit.count() < usize::from(times).min(samurai.len())
    }

    /// Whether the first house in Edo could be built, if only somebody stood there.
    fn lacks_house_in_edo(&self, seat: Seat, action: &ActionData) -> bool {
        let Some(edo) = self.edo() else { return false };
        let player = self.player(seat);
        !self.has_house_in_edo(seat)
            && player.samurai.on(edo.space) == 0
            && self.has_room(seat, edo, BuildingKind::House)
            && player.can_pay(BUILDINGS[0].cost.less(action.discount))
    }

    /// Where to go.
    pub(super) fn goal_weight(&self, mind: &Mind, space: Space) -> f32 {
        let seat = mind.seat;
        let Some(from) = self.figure.and_then(|figure| self.stands(figure)) else {
            return 1.0;
        };
        let price = if self.stage == Stage::Window {
            f32::from(self.price(from, space))
        } else {
            0.0
        };
        let cheap = (-0.3 * price).exp();
        if self.figure == Some(Figure::Merchant) {
            let own = self.player(seat).samurai.on(space) as f32;
            return FAINT + 3.0 * own.min(1.0) * cheap;
        }
        let Some(action) = mind.goal else {
            return if self.is_of_use(space) { cheap } else { FAINT };
        };
        let there = self.player(seat).samurai.on(space);
        let mut worth = self.stand_worth(seat, action, space, there);
        if action.kind == ActionKind::Build && self.stage == Stage::Window {
            // who spends the price of the house on the way has come for nothing
            let cost = BUILDINGS[0].cost.less(action.discount).ryo;
            let left = self
                .player(seat)
                .ryo
                .saturating_sub(self.price(from, space));
            if left < cost {
                worth *= 0.05;
            }
        }
        0.2 * FAINT + worth.max(0.0).powi(2) * cheap
    }

    /// Whether there is no house in Edo, none is programmed, and one can still be built.
    pub(super) fn needs_house_in_edo(&self, seat: Seat) -> bool {
        let programmed = self.player(seat).slots.iter().any(|slot| {
            slot.action.is_some_and(|action| {
                let data = action.data();
                data.kind == ActionKind::Build && slot.own() + slot.shogun() >= data.officials
            })
        });
        !programmed
            && !self.has_house_in_edo(seat)
            && self
                .edo()
                .is_some_and(|edo| self.has_room(seat, edo, BuildingKind::House))
    }

    /// Which samurai to use, or to move: harvest the most, move the one that is of least use.
    pub(super) fn use_weight(&self, mind: &Mind, space: Space) -> f32 {
        if self.stage == Stage::Card
            && let Some(action) = self.opened_action()
            && action.kind == ActionKind::Harvest
        {
            return 0.1 + f32::from(self.harvest_of(action, space));
        }
        match mind.goal {
            Some(goal) if mind.lacks => (2.5 - self.stands_well(mind.seat, goal, space)).max(FAINT),
            _ if self.stage == Stage::Window => FAINT,
            _ => 0.2,
        }
    }

    /// Which samurai to take home: those that stand where nothing is to be had.
    pub(super) fn home_weight(&self, seat: Seat, space: Space) -> f32 {
        let player = self.player(seat);
        if player.samurai.len() == 1 {
            return FAINT;
        }
        let many = (player.samurai.len() as f32 - 2.5).max(0.15);
        if self.is_of_use(space) {
            many
        } else {
            1.5 * many
        }
    }

    /// Whether something can be had or built on the space.
    fn is_of_use(&self, space: Space) -> bool {
        matches!(
            self.kind(space),
            SpaceKind::Site(_) | SpaceKind::Edo | SpaceKind::City
        )
    }

    pub(super) fn done_weight(&self, mind: &Mind) -> f32 {
        match self.stage {
            Stage::Window if mind.lacks => {
                let house = mind
                    .goal
                    .is_some_and(|goal| self.lacks_house_in_edo(mind.seat, goal));
                if house { FAINT } else { 0.4 }
            }
            Stage::Window | Stage::Wages => 2.0,
            _ => match self.opened_action().map(|action| action.kind) {
                Some(ActionKind::SellAuthorization) => 0.5,
                Some(ActionKind::Travel | ActionKind::NewAuthorization) => 0.3,
                Some(ActionKind::Trade) => 0.4,
                _ => 0.03,
            },
        }
    }
}
