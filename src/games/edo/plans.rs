//! Which moves look promising to a player of some experience: the policy by which bots imagine the
//! programs of others and play on. All weights were chosen by hand and tried in matches.

use super::data::{
    ActionData, ActionKind, BUILDINGS, HOUSES_PER_STRONGHOLD, MAX_ROUNDS, POINTS_TO_END,
    RESOURCE_MAX, SLOTS,
};
use super::map::SpaceKind;
use super::moves::Move;
use super::pieces::{Action, BuildingKind, Goods, Resource};
use super::state::{Player, Position, Slot, Stage, Town};
use crate::kernel::Seat;

/// What stays possible that does not look promising.
pub(super) const FAINT: f32 = 0.02;
/// The first house in Edo, without which nobody wins (E-15.1).
const FIRST_HOUSE_IN_EDO: f32 = 40.0;
/// From this round on everything serves that house.
const HOUSE_FROM_ROUND: u8 = 2;
/// How much more promising what serves it looks then.
const FOR_THE_HOUSE: f32 = 60.0;

/// What a seat has in mind while it weighs its moves.
pub(super) struct Mind {
    pub(super) seat: Seat,
    /// What it has, or will have when the slots that it has programmed are done.
    player: Player,
    /// The next card that needs samurai in certain places.
    pub(super) goal: Option<&'static ActionData>,
    /// Whether too few stand there.
    pub(super) lacks: bool,
    /// Whether it has yet to see to its first house in Edo.
    house: bool,
}

impl Position {
    /// Rounds that are probably still to come, this one among them.
    pub(super) fn rounds_left(&self) -> f32 {
        let points = self.all_seats().map(|seat| self.player(seat).points).max();
        let missing = POINTS_TO_END.saturating_sub(points.unwrap_or(0));
        let by_deck = f32::from(MAX_ROUNDS + 1 - self.round.clamp(1, MAX_ROUNDS));
        (0.6 + f32::from(missing) / 1.7).min(by_deck)
    }

    /// How promising each of these moves looks.
    pub(super) fn weigh(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        let mind = self.mind_of(seat, moves);
        weights.extend(moves.iter().map(|mv| self.weight(&mind, *mv)));
    }

    /// What the moves have in common is thought of once.
    fn mind_of(&self, seat: Seat, moves: &[Move]) -> Mind {
        let programming = matches!(
            moves.first(),
            Some(Move::Card(_) | Move::Action(_) | Move::Officials(_) | Move::ShogunOfficials(_))
        );
        let moving = matches!(self.stage, Stage::Window | Stage::Card) && !programming;
        let goal = moving.then(|| self.next_goal(seat)).flatten();
        Mind {
            seat,
            player: if programming {
                self.prospects_of(seat)
            } else {
                *self.player(seat)
            },
            goal: goal.map(|(action, _)| action),
            lacks: goal.is_some_and(|(action, times)| self.lacks(seat, action, times)),
            house: self.round >= HOUSE_FROM_ROUND && self.needs_house_in_edo(seat),
        }
    }

    fn weight(&self, mind: &Mind, mv: Move) -> f32 {
        let Mind { seat, player, .. } = mind;
        let seat = *seat;
        match mv {
            Move::Package(_) => 1.0,
            Move::Found(space) => self.town(space).map_or(1.0, |town| {
                let alone = town.tile.map_or(0, |tile| tile.data().payouts[0][0]);
                f32::from(alone)
            }),
            Move::Card(card) => {
                let best = card.actions().map(|action| self.use_of(mind, action));
                FAINT + best.fold(0.0, f32::max)
            }
            Move::Action(action) => FAINT + self.use_of(mind, action).powi(2),
            Move::Officials(count) => self.officials_weight(mind, count, false),
            Move::ShogunOfficials(count) => self.officials_weight(mind, count, true),
            Move::Ready | Move::Sell(_) | Move::Buy(..) | Move::Take(_) => 1.0,
            Move::Samurai(space) => match self.stage {
                Stage::Wages => self.home_weight(seat, space),
                _ => self.use_weight(mind, space),
            },
            Move::Merchant => {
                let trade = mind.goal.is_some_and(|goal| goal.kind == ActionKind::Trade);
                if trade && mind.lacks { 1.5 } else { FAINT }
            }
            Move::To(space) => self.goal_weight(mind, space),
            Move::Place(_) => {
                let fed = usize::from(player.fed());
                if player.samurai.len() < fed.max(1) + 1 {
                    2.0
                } else {
                    0.3
                }
            }
            Move::Times(count) => f32::from(count * count),
            Move::Build(space, kind) => {
                let worth = self
                    .town(space)
                    .map_or(0.0, |town| self.building_worth(seat, town, kind));
                worth * worth
            }
            Move::PowerPoint => 6.0,
            Move::Done => self.done_weight(mind),
        }
    }

    /// What the slots that are programmed so far will have brought, roughly.
    fn prospects_of(&self, seat: Seat) -> Player {
        let mut player = *self.player(seat);
        let slots = player.slots;
        for slot in slots
            .iter()
            .take_while(|slot| slot.shogun_officials.is_some())
        {
            let Some(action) = slot.action.map(|action| action.data()) else {
                break;
            };
            let times = (slot.own() + slot.shogun()) / action.officials.max(1);
            match action.kind {
                ActionKind::Harvest => {
                    let used = times.min(player.samurai.len() as u8);
                    let mut gain = Goods::NONE;
                    gain.resources[action.resource as usize] =
                        used * (2 * action.multiplier + action.bonus);
                    player.take(gain);
                }
                ActionKind::Build => {
                    for _ in 0..times {
                        player.pay(BUILDINGS[0].cost);
                    }
                }
                ActionKind::Money | ActionKind::Rice => {
                    for _ in 0..times.min(action.most) {
                        if player.can_pay(action.cost) {
                            player.pay(action.cost);
                            player.take(action.gain);
                        }
                    }
                }
                _ => {}
            }
        }
        player
    }

    /// How good an action looks with what the player will have.
    fn use_of(&self, mind: &Mind, action: Action) -> f32 {
        let Mind { seat, player, .. } = mind;
        let seat = *seat;
        let data = action.data();
        if mind.house && serves_house(player, data) {
            return FOR_THE_HOUSE;
        }
        let left = self.rounds_left();
        let samurai = player.samurai.len() as f32;
        match data.kind {
            ActionKind::Money => {
                let poor = (26.0 - f32::from(player.ryo)).max(2.0) / 12.0;
                poor * f32::from(data.gain.ryo) / 5.0
            }
            ActionKind::Rice => {
                let missing = samurai + 1.0 - f32::from(player.has(Resource::Rice));
                (0.4 + missing).max(0.05)
            }
            ActionKind::Recruit => {
                if player.has(Resource::Rice) > 1 && self.shogun_supply > 0 && left > 2.5 {
                    0.4 * left
                } else {
                    0.0
                }
            }
            ActionKind::Travel => {
                let missing = (3.0 - samurai).max(0.0);
                let fed = f32::from(player.fed());
                0.3 + missing.min(fed + 1.0)
            }
            ActionKind::NewAuthorization => {
                if player.ryo >= data.cost.ryo + 6 && left > 3.0 {
                    0.8
                } else {
                    0.05
                }
            }
            ActionKind::SellAuthorization => {
                if player.cards.len() as usize > SLOTS {
                    1.6
                } else {
                    0.0
                }
            }
            ActionKind::Harvest => self.harvest_use(player, data),
            ActionKind::Build => self.build_use(seat, player, data),
            ActionKind::Trade => {
                let near = player.samurai.iter().any(|space| {
                    self.merchant
                        .is_some_and(|merchant| self.price(space, merchant) <= player.ryo.min(3))
                });
                let payable = player.can_pay(self.merchant_card.data().cost);
                match (near, payable) {
                    (true, true) => 3.0,
                    (true, false) => 0.3,
                    _ => 0.05,
                }
            }
        }
    }

    fn harvest_use(&self, player: &Player, action: &ActionData) -> f32 {
        if player.samurai.is_empty() {
            return 0.0;
        }
        let has = f32::from(player.has(action.resource));
        let aim = match action.resource {
            Resource::Wood => 4.5,
            Resource::Stone => 6.0,
            Resource::Rice => player.samurai.len() as f32 + 1.5,
        };
        let strength =
            f32::from(2 * action.multiplier + action.bonus) / f32::from(2 * action.officials);
        ((aim - has) * 0.55).max(0.05) * strength
    }

    fn build_use(&self, seat: Seat, player: &Player, action: &ActionData) -> f32 {
        if player.samurai.is_empty() {
            return 0.0;
        }
        let mut best = 0.0f32;
        for town in self.towns() {
            for kind in BuildingKind::ALL {
                if self.has_room(seat, town, kind)
                    && player.can_pay(kind.data().cost.less(action.discount))
                {
                    best = best.max(self.building_worth(seat, town, kind));
                }
            }
        }
        (2.5 * best).min(14.0)
    }

    /// What a building is worth, in power points.
    pub(super) fn building_worth(&self, seat: Seat, town: &Town, kind: BuildingKind) -> f32 {
        let points = f32::from(kind.data().points);
        let edo = self.kind(town.space) == SpaceKind::Edo;
        if edo && kind == BuildingKind::House && !self.has_house_in_edo(seat) {
            return FIRST_HOUSE_IN_EDO;
        }
        let income = match kind {
            BuildingKind::Stronghold => 0.0,
            _ if town.influence(seat) == 0 => 4.0,
            _ => 1.0,
        };
        let next = match kind {
            // the second house of a city lets a stronghold follow
            BuildingKind::House => {
                let houses = town.count(BuildingKind::House) + 1;
                let opens = houses / HOUSES_PER_STRONGHOLD > town.count(BuildingKind::Stronghold);
                if opens { 0.7 } else { 0.0 }
            }
            _ => 0.0,
        };
        points + next + income * self.rounds_left() * 0.035
    }

    fn officials_weight(&self, mind: &Mind, count: u8, shogun: bool) -> f32 {
        let player = self.player(mind.seat);
        let Some(slot) = player.slots.iter().find(|s| s.shogun_officials.is_none()) else {
            return 1.0;
        };
        let Some(action) = slot.action.map(|action| action.data()) else {
            return 1.0;
        };
        let own = if shogun { slot.own() } else { 0 };
        let figures = count + own;
        let useful = useful(&mind.player, action) * action.officials;
        let open = player.slots.iter().filter(|s| s.card.is_none()).count() as u8;
        // the slots to come want some as well; shogun officials may still join
        let beside = player.officials + player.shogun_officials;
        let share = (beside + open) / (open + 1);
        let aim = useful.min(share.max(action.officials));
        let aim = if shogun {
            aim.max(own)
        } else {
            // Travel turns own officials into samurai, all else is as good with shogun officials
            let helpers = match action.kind {
                ActionKind::Travel => 0,
                _ => player.shogun_officials.min(aim) / (open + 1),
            };
            aim - helpers
        };
        let off = f32::from(figures.abs_diff(aim));
        let weight = (-1.1 * off).exp() + 0.2 * FAINT;
        // with too few officials the card does nothing; shogun officials may still join
        let reserve = if shogun { 0 } else { player.shogun_officials };
        if figures + reserve < action.officials {
            0.03 * weight
        } else {
            weight
        }
    }
}

/// Activations that look useful.
fn useful(player: &Player, action: &ActionData) -> u8 {
    let samurai = player.samurai.len() as u8;
    let useful = match action.kind {
        ActionKind::Harvest => {
            let per = (2 * action.multiplier + action.bonus).max(1);
            let room = RESOURCE_MAX - player.has(action.resource);
            samurai.min(room.div_ceil(per))
        }
        ActionKind::Build => {
            let cheapest = BUILDINGS[0].cost.less(action.discount);
            let mut purse = *player;
            let mut times = 0;
            while times < samurai && purse.can_pay(cheapest) {
                purse.pay(cheapest);
                times += 1;
            }
            let stronghold = BUILDINGS[2].cost.less(action.discount);
            times.max(u8::from(player.can_pay(stronghold) && samurai > 0))
        }
        ActionKind::Trade => samurai.min(1),
        ActionKind::Rice => (samurai + 2).saturating_sub(player.has(Resource::Rice)),
        ActionKind::Travel => 3u8.saturating_sub(samurai).min(player.fed() + 1),
        _ => action.most,
    };
    useful.min(action.most)
}

/// Whether an action brings the first house in Edo nearer: build it, or get what is missing for it.
fn serves_house(player: &Player, action: &ActionData) -> bool {
    let cost = BUILDINGS[0].cost;
    let lacks = |resource: Resource| player.has(resource) < cost.resources[resource as usize];
    let samurai = !player.samurai.is_empty();
    match action.kind {
        ActionKind::Build => samurai && player.can_pay(cost.less(action.discount)),
        ActionKind::Harvest => {
            samurai && action.resource != Resource::Rice && lacks(action.resource)
        }
        // the way to Edo costs a little too
        ActionKind::Money => player.ryo < cost.ryo + 4,
        ActionKind::Travel => !samurai,
        _ => false,
    }
}

/// Whether nobody has begun to program yet.
pub(super) fn untouched(player: &Player) -> bool {
    player.slots[0] == Slot::default()
}
