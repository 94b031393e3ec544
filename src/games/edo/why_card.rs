//! Why an activation is refused (E-7 to E-10).

use super::data::{ActionData, ActionKind, BUILDING_SPACES, HOUSES_PER_STRONGHOLD, RESOURCE_MAX};
use super::map::SpaceKind;
use super::moves::Move;
use super::pieces::{BuildingKind, Goods, Resource, Space};
use super::state::{Player, Position};
use super::why::*;
use super::words;
use crate::kernel::{Arg, Refusal, Seat};

impl Position {
    pub(super) fn explain_card(&self, seat: Seat, mv: Move) -> Refusal {
        let Some(action) = self.opened_action() else {
            return Refusal::by("E-19.4", NOT_THIS_ACTION);
        };
        match (action.kind, mv) {
            (ActionKind::Money | ActionKind::Rice | ActionKind::Recruit, Move::Times(count)) => {
                self.explain_times(seat, action, count)
            }
            (ActionKind::Travel, Move::Merchant) => Refusal::by("E-7.6", MERCHANT_NOT_FREE),
            (ActionKind::Travel, _) => self.explain_travel(seat, mv),
            (ActionKind::NewAuthorization, Move::Take(card)) => {
                if !self.row.contains(card) {
                    Refusal::by("E-7.7", CARD_NOT_IN_ROW).with("card", words::card(card))
                } else if self.activations.left == 0 {
                    no_activation_left()
                } else {
                    cannot_pay("E-7.7", action.cost)
                }
            }
            (ActionKind::SellAuthorization, Move::Sell(card)) => {
                let player = self.player(seat);
                let refusal = if !player.cards.contains(card) {
                    Refusal::by("E-7.11", CARD_NOT_OWNED)
                } else if player.programs(card) {
                    Refusal::by("E-7.12", CARD_USED)
                } else {
                    return no_activation_left();
                };
                refusal.with("card", words::card(card))
            }
            (ActionKind::Harvest, Move::Samurai(site)) => self.explain_harvest(seat, action, site),
            (ActionKind::Build, Move::Build(space, kind)) => {
                self.explain_build(seat, action, space, kind)
            }
            (ActionKind::Trade, Move::Buy(resource, count)) => {
                self.explain_buy(seat, resource, count)
            }
            (ActionKind::Trade, Move::PowerPoint) => {
                let done = self.activations.scored;
                self.explain_trade(seat, done)
                    .unwrap_or_else(|| cannot_pay("E-10.4", self.merchant_card.data().cost))
            }
            (_, Move::Samurai(_) | Move::Merchant | Move::To(_)) => {
                Refusal::by("E-6.7", NO_MOVES_NOW)
            }
            _ => Refusal::by("E-19.4", NOT_THIS_ACTION),
        }
    }

    fn explain_times(&self, seat: Seat, action: &ActionData, count: u8) -> Refusal {
        let player = self.player(seat);
        if count == 0 || count > self.activations.left {
            no_activation_left()
        } else if action.recruits > 0 && self.shogun_supply == 0 {
            Refusal::by("E-7.3a", NONE_LEFT)
        } else if !player.can_pay(action.cost.times(count)) {
            cannot_pay("E-6.10", action.cost.times(count))
        } else {
            Refusal::by("E-16.3", BRINGS_NOTHING)
        }
    }

    fn explain_travel(&self, seat: Seat, mv: Move) -> Refusal {
        let samurai = &self.player(seat).samurai;
        match mv {
            Move::To(space) if self.figure.is_some() => {
                if self.kind(space) == SpaceKind::Absent {
                    about("E-2.6", NOT_ON_MAP, space)
                } else {
                    about("E-7.15", STANDS_THERE, space)
                }
            }
            _ if self.figure.is_some() => Refusal::by("E-19.7", FINISH_MOVE_FIRST),
            Move::To(_) => Refusal::by("E-7.15", CHOOSE_FIGURE_FIRST),
            Move::Samurai(space) if samurai.on(space) == 0 => {
                about("E-7.4", NO_SAMURAI_THERE, space)
            }
            Move::Samurai(space) if self.activations.moved.is_some() => {
                about("E-7.15", ANOTHER_SAMURAI, space)
            }
            Move::Place(_) if self.activations.moved.is_some() => {
                Refusal::by("E-7.4", FINISH_TRAVEL_FIRST)
            }
            Move::Place(_) | Move::Samurai(_) if self.activations.left == 0 => no_activation_left(),
            Move::Place(space) if self.kind(space) != SpaceKind::Outpost => {
                about("E-7.4", OUTPOST_ONLY, space)
            }
            Move::Place(_) => Refusal::by("E-7.4", SHOGUN_NO_SAMURAI),
            _ => Refusal::by("E-19.4", NOT_THIS_ACTION),
        }
    }

    /// Whether a samurai of the player can be used here; why not, if so.
    fn explain_use(&self, player: &Player, space: Space) -> Option<Refusal> {
        if player.samurai.on(space) == 0 {
            return Some(about("E-8.1", NO_SAMURAI_THERE, space));
        }
        if !self.unused(player, space) {
            return Some(about("E-8.1", SAMURAI_USED, space));
        }
        (self.activations.left == 0).then(no_activation_left)
    }

    fn explain_harvest(&self, seat: Seat, action: &ActionData, site: Space) -> Refusal {
        if self.player(seat).samurai.on(site) == 0 {
            about("E-8.1", NO_SAMURAI_THERE, site)
        } else if self.kind(site) != SpaceKind::Site(action.resource) {
            about("E-8.4", NOT_THIS_SITE, site).with("resource", words::resource(action.resource))
        } else if self.covered.contains(site) {
            about("E-8.9", SITE_COVERED, site)
        } else {
            self.explain_use(self.player(seat), site)
                .unwrap_or_else(no_activation_left)
        }
    }

    fn explain_build(
        &self,
        seat: Seat,
        action: &ActionData,
        space: Space,
        kind: BuildingKind,
    ) -> Refusal {
        let player = self.player(seat);
        let Some(town) = self.town(space) else {
            return about("E-9.1", BUILD_IN_TOWN, space);
        };
        if let Some(refusal) = self.explain_use(player, space) {
            return refusal;
        }
        if self.has_room(seat, town, kind) {
            return cannot_pay("E-9.3", kind.data().cost.less(action.discount));
        }
        let none_left =
            |clause| Refusal::by(clause, NONE_LEFT).with("building", words::building(kind));
        if self.shut.contains(space) {
            return about("E-9.12", CITY_SHUT, space);
        }
        if town.buildings.is_full() {
            return about("E-9.5", TOWN_FULL, space).with("most", Arg::count(BUILDING_SPACES));
        }
        match kind {
            BuildingKind::House => none_left("E-9.6"),
            BuildingKind::Market if self.kind(space) == SpaceKind::Edo => {
                Refusal::by("E-9.7", MARKET_NOT_IN_EDO)
            }
            BuildingKind::Market if player.markets == 0 => none_left("E-9.7"),
            BuildingKind::Market => about("E-9.7", MARKET_THERE, space),
            BuildingKind::Stronghold if self.strongholds == 0 => none_left("E-9.11"),
            BuildingKind::Stronghold if !super::choices::has_house(town, seat) => {
                about("E-9.9", OWN_HOUSE_NEEDED, space)
            }
            BuildingKind::Stronghold => {
                let needed = (town.count(kind) + 1) * HOUSES_PER_STRONGHOLD;
                about("E-9.8", TOO_FEW_HOUSES, space).with("needed", needed)
            }
        }
    }

    /// Why no further trade of this kind can be made; `done`: the trade at hand has made one.
    fn explain_trade(&self, seat: Seat, done: bool) -> Option<Refusal> {
        let space = self.merchant?;
        let player = self.player(seat);
        let begun = self.activations.bought || self.activations.scored;
        if begun && !done && self.trades_both(seat) {
            return None;
        }
        if player.samurai.on(space) == 0 {
            return Some(about("E-10.1", NOT_WITH_MERCHANT, space));
        }
        let refusal = self.explain_use(player, space)?;
        Some(if begun && !done {
            Refusal::by("E-10.5", ONE_OPTION)
        } else {
            refusal
        })
    }

    fn explain_buy(&self, seat: Seat, resource: Resource, count: u8) -> Refusal {
        let offers = self.merchant_card.data().offers();
        let Some(offer) = offers.iter().find(|offer| offer.resource == resource) else {
            return Refusal::by("E-10.3", NOT_SOLD).with("resource", words::resource(resource));
        };
        if count == 0 || count > offer.most {
            return Refusal::by("E-10.3", NOT_SOLD).with("resource", words::resource(resource));
        }
        if let Some(refusal) = self.explain_trade(seat, self.activations.bought) {
            return refusal;
        }
        if self.player(seat).has(resource) + count > RESOURCE_MAX {
            return Refusal::by("E-10.7", RESOURCE_LIMIT)
                .with("resource", words::resource(resource))
                .with("most", RESOURCE_MAX);
        }
        let mut cost = Goods::NONE;
        cost.ryo = offer.price * u16::from(count);
        cannot_pay("E-6.10", cost)
    }
}

fn no_activation_left() -> Refusal {
    Refusal::by("E-5.5", NO_ACTIVATION_LEFT)
}

fn cannot_pay(clause: &'static str, cost: Goods) -> Refusal {
    let args = super::words::goods_args(cost);
    let refusal = Refusal::by(clause, CANNOT_PAY);
    args.into_iter()
        .fold(refusal, |refusal, (name, arg)| refusal.with(name, arg))
}
