//! What bots know of Edo: how good a position is. Which moves look promising is in `plans.rs`.

use super::data::{POINTS_TO_END, RYO_PER_POINT};
use super::moves::Move;
use super::pieces::Resource;
use super::plans::untouched;
use super::rounds::payout;
use super::state::{Position, Stage};
use crate::kernel::{MAX_SEATS, Seat, Sense, Values, chances, won_by};

/// A resource in power points, while there are rounds left to use it: wood, stone, rice.
const RESOURCE: [f32; 3] = [0.17, 0.24, 0.11];
/// The further pieces beyond so many count half.
const PLENTY: f32 = 5.0;
/// A Ryo in power points.
const RYO: f32 = 0.042;
/// A Ryo of income in each round to come.
const INCOME: f32 = 0.034;
/// A shogun official for each round to come.
const SHOGUN_OFFICIAL: f32 = 0.13;
/// A special card for each round to come.
const SPECIAL_CARD: f32 = 0.05;
/// A samurai on the map with rice to stay.
const SAMURAI: f32 = 0.12;
/// What it costs to have no house in Edo: at the start, and more as the end comes near.
const NO_HOUSE_IN_EDO: (f32, f32) = (1.0, 12.0);
/// Lead in points at which a win is e times as likely, at the start and at the end of a match.
const SPREAD: (f32, f32) = (2.6, 1.3);

impl Position {
    /// Prospects of a seat, in power points.
    fn prospects(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let left = self.rounds_left();
        // goods that nobody can use any more are only worth what they break ties with
        let use_of_goods = ((left - 0.6) / 2.0).clamp(0.05, 1.0);
        let mut goods = 0.0;
        for resource in Resource::ALL {
            let has = f32::from(player.has(resource));
            goods +=
                RESOURCE[resource as usize] * (has.min(PLENTY) + 0.5 * (has - PLENTY).max(0.0));
        }
        let ryo = f32::from(player.ryo);
        goods += RYO * (ryo.min(45.0) + 0.4 * (ryo - 45.0).max(0.0));
        let last_ryo = ryo / f32::from(RYO_PER_POINT);
        let mut worth = f32::from(player.points);
        worth += use_of_goods * goods + (1.0 - use_of_goods) * last_ryo;
        worth += SHOGUN_OFFICIAL * f32::from(player.mustered[1]) * left;
        let special = player.cards.iter().filter(|card| !card.is_basic());
        worth += SPECIAL_CARD * special.count() as f32 * left;
        let samurai = player.samurai.len() as f32;
        worth += (SAMURAI + (1.0 - use_of_goods)) * samurai;
        worth += INCOME * (left - 1.0).max(0.0) * self.income_of(seat);
        if !self.has_house_in_edo(seat) {
            let (start, end) = NO_HOUSE_IN_EDO;
            worth -= start + end * self.progress();
        }
        worth
    }

    /// The income of a round as the towns stand.
    fn income_of(&self, seat: Seat) -> f32 {
        let towns = self.towns().iter().filter(|town| town.influence(seat) > 0);
        let paid = towns.map(|town| {
            let ranked = self.ranked(town);
            let rank = ranked.iter().position(|other| other == seat);
            rank.map_or(0, |rank| payout(town, ranked.len(), rank))
        });
        paid.map(f32::from).sum()
    }

    /// How near the end is, 0 to 1.
    fn progress(&self) -> f32 {
        let points = self.all_seats().map(|seat| self.player(seat).points).max();
        let by_points = f32::from(points.unwrap_or(0)) / f32::from(POINTS_TO_END);
        let by_rounds = f32::from(self.round) / 10.0;
        by_points.max(by_rounds).min(1.0)
    }
}

impl Sense for Position {
    fn evaluate(&self) -> Values {
        if self.stage == Stage::Over {
            return won_by(&self.winners());
        }
        let mut prospects = [0.0; MAX_SEATS];
        for seat in self.all_seats() {
            prospects[seat.index()] = self.prospects(seat);
        }
        let spread = SPREAD.0 + (SPREAD.1 - SPREAD.0) * self.progress();
        chances(prospects, self.players.count, spread)
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        self.weigh(seat, moves, weights);
    }

    /// Between two rounds, when nobody has begun to program.
    fn at_rest(&self) -> bool {
        match self.stage {
            Stage::Over => true,
            Stage::Programming => self.players.all.iter().all(untouched),
            _ => false,
        }
    }
}
