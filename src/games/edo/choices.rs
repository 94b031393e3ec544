//! Which moves are legal: one generator a stage.

use super::data::{
    ActionData, ActionKind, HOUSES_PER_STRONGHOLD, MARKETS_PER_CITY, PACKAGES, RESOURCE_MAX,
    RICE_PER_SAMURAI, RYO_PER_SPACE,
};
use super::map::SpaceKind;
use super::moves::Move;
use super::pieces::{Building, BuildingKind, CardSet, Goods, Resource, Space};
use super::state::{Figure, Player, Position, Stage, Town};
use crate::kernel::Seat;

impl Position {
    /// Hands every legal move of `seat` to `sink`, in canonical order.
    pub(super) fn each_move(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        if self.stage == Stage::Programming {
            if seat.0 < self.players.count {
                self.program_moves(seat, sink);
            }
            return;
        }
        if seat != self.active {
            return;
        }
        match self.stage {
            Stage::Placing => self.placing_moves(seat, sink),
            Stage::Merchant => self.river_spaces().for_each(|space| sink(Move::To(space))),
            Stage::Window => self.window_moves(seat, sink),
            Stage::Card => self.card_moves(seat, sink),
            Stage::Wages => self.wages_moves(seat, sink),
            Stage::Programming | Stage::Over => {}
        }
    }

    /// E-3.10, E-3.11: whatever of the two things has not been done.
    fn placing_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        if !player.package {
            let alike = |index: usize, earlier: usize| PACKAGES[index] == PACKAGES[earlier];
            for index in (0..PACKAGES.len()).filter(|&index| self.packages[index]) {
                // equal packages are one choice
                if !(0..index).any(|earlier| self.packages[earlier] && alike(index, earlier)) {
                    sink(Move::Package(index as u8));
                }
            }
        }
        if !player.founded() {
            let free = self.towns().iter().filter(|town| self.can_found(town));
            free.for_each(|town| sink(Move::Found(town.space)));
        }
    }

    /// An open city without houses (E-3.10, E-3.14).
    pub(super) fn can_found(&self, town: &Town) -> bool {
        self.kind(town.space) == SpaceKind::City
            && !self.shut.contains(town.space)
            && town.count(BuildingKind::House) == 0
    }

    /// E-3.13.
    pub(super) fn river_spaces(&self) -> impl Iterator<Item = Space> {
        self.spaces()
            .filter(|space| self.kind(*space) == SpaceKind::River)
    }

    /// E-5: what the first unfinished slot lacks, or ready.
    pub(super) fn program_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        if player.ready {
            return;
        }
        let Some(slot) = player.slots.iter().find(|s| s.shogun_officials.is_none()) else {
            sink(Move::Ready);
            return;
        };
        let Some(card) = slot.card else {
            let free = player.cards.iter().filter(|card| !player.programs(*card));
            free.for_each(|card| sink(Move::Card(card)));
            return;
        };
        let Some(action) = slot.action else {
            card.actions().for_each(|action| sink(Move::Action(action)));
            return;
        };
        let most = action.data().most_officials();
        match slot.officials {
            None => {
                (0..=most.min(player.officials)).for_each(|count| sink(Move::Officials(count)));
            }
            Some(own) => {
                let most = most.saturating_sub(own).min(player.shogun_officials);
                (0..=most).for_each(|count| sink(Move::ShogunOfficials(count)));
            }
        }
    }

    /// E-6.3, E-6.14.
    fn window_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        if let Some(figure) = self.figure {
            self.ways(figure, Some(player.ryo), sink);
            return;
        }
        // every space has a neighbour
        if player.ryo >= RYO_PER_SPACE {
            player
                .samurai
                .spaces()
                .for_each(|space| sink(Move::Samurai(space)));
            sink(Move::Merchant);
        }
        sink(Move::Done);
    }

    /// Where a figure can go: anywhere, or as far as the purse reaches.
    fn ways(&self, figure: Figure, purse: Option<u16>, sink: &mut dyn FnMut(Move)) {
        let Some(from) = self.stands(figure) else {
            return;
        };
        for space in self.spaces().filter(|space| *space != from) {
            if purse.is_none_or(|ryo| self.price(from, space) <= ryo) {
                sink(Move::To(space));
            }
        }
    }

    pub(super) fn stands(&self, figure: Figure) -> Option<Space> {
        match figure {
            Figure::Samurai(space) => Some(space),
            Figure::Merchant => self.merchant,
        }
    }

    /// E-6.4.
    #[inline]
    pub(super) fn price(&self, from: Space, to: Space) -> u16 {
        u16::from(self.map().distance(from.index(), to.index())) * RYO_PER_SPACE
    }

    /// The opened card's activations (E-19.4).
    fn card_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let Some(action) = self.opened_action() else {
            return;
        };
        match action.kind {
            ActionKind::Money | ActionKind::Rice | ActionKind::Recruit => {
                let most = self.most_times(seat, action);
                (1..=most).for_each(|count| sink(Move::Times(count)));
            }
            ActionKind::Travel => {
                if let Some(figure) = self.figure {
                    self.ways(figure, None, sink);
                    return;
                }
                self.travel_moves(seat, sink);
            }
            ActionKind::NewAuthorization => {
                if self.activations.left > 0 && self.player(seat).can_pay(action.cost) {
                    let row: CardSet = self.row.iter().collect();
                    row.iter().for_each(|card| sink(Move::Take(card)));
                }
            }
            ActionKind::SellAuthorization => self.sell_moves(seat, sink),
            ActionKind::Harvest => self.harvest_moves(seat, action, sink),
            ActionKind::Build => self.build_moves(seat, action, sink),
            ActionKind::Trade => self.trade_moves(seat, sink),
        }
        sink(Move::Done);
    }

    /// The action of the card that is being resolved.
    pub(super) fn opened_action(&self) -> Option<&'static ActionData> {
        let slot = self.player(self.active).slots.get(usize::from(self.slot))?;
        slot.action.map(|action| action.data())
    }

    /// How often Money, Rice or Recruit can be activated: a free gain always, a priced one while it
    /// can be paid and brings something (E-6.15, E-16.3).
    pub(super) fn most_times(&self, seat: Seat, action: &ActionData) -> u8 {
        let mut player = *self.player(seat);
        let mut supply = self.shogun_supply;
        let free = action.cost == Goods::NONE;
        let mut times = 0;
        while times < self.activations.left {
            if !player.can_pay(action.cost) {
                break;
            }
            player.pay(action.cost);
            let taken = player.take(action.gain);
            let recruits = action.recruits.min(supply);
            supply -= recruits;
            if !free && taken == Goods::NONE && recruits == 0 {
                break;
            }
            times += 1;
        }
        times
    }

    /// E-7.4, E-7.15.
    fn travel_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let samurai = &self.player(seat).samurai;
        if let Some(moved) = self.activations.moved {
            let another = |space: &Space| samurai.on(*space) > usize::from(*space == moved);
            let spaces = samurai.spaces().filter(another);
            spaces.for_each(|space| sink(Move::Samurai(space)));
            return;
        }
        if self.activations.left == 0 {
            return;
        }
        samurai
            .spaces()
            .for_each(|space| sink(Move::Samurai(space)));
        if self.activations.left > self.activations.shogun {
            let outposts = self
                .spaces()
                .filter(|space| self.kind(*space) == SpaceKind::Outpost);
            outposts.for_each(|space| sink(Move::Place(space)));
        }
    }

    /// E-7.11, E-7.12.
    fn sell_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        if self.activations.left > 0 {
            let unused = player.cards.iter().filter(|card| !player.programs(*card));
            unused.for_each(|card| sink(Move::Sell(card)));
        }
    }

    /// Whether a samurai on the space has not been used for this card (E-8.1).
    #[inline]
    pub(super) fn unused(&self, player: &Player, space: Space) -> bool {
        player.samurai.on(space) > self.activations.used.on(space)
    }

    /// E-8.4.
    fn harvest_moves(&self, seat: Seat, action: &ActionData, sink: &mut dyn FnMut(Move)) {
        if self.activations.left == 0 {
            return;
        }
        let player = self.player(seat);
        let fits = |space: &Space| {
            self.kind(*space) == SpaceKind::Site(action.resource)
                && !self.covered.contains(*space)
                && self.unused(player, *space)
        };
        let spaces = player.samurai.spaces().filter(fits);
        spaces.for_each(|space| sink(Move::Samurai(space)));
    }

    /// E-9.
    fn build_moves(&self, seat: Seat, action: &ActionData, sink: &mut dyn FnMut(Move)) {
        if self.activations.left == 0 {
            return;
        }
        let player = self.player(seat);
        for town in self.towns() {
            if !self.unused(player, town.space) {
                continue;
            }
            for kind in BuildingKind::ALL {
                if self.has_room(seat, town, kind)
                    && player.can_pay(kind.data().cost.less(action.discount))
                {
                    sink(Move::Build(town.space, kind));
                }
            }
        }
    }

    /// Whether the rules allow the building here, whatever it costs (E-9.5 to E-9.12).
    pub(super) fn has_room(&self, seat: Seat, town: &Town, kind: BuildingKind) -> bool {
        if town.buildings.is_full() || self.shut.contains(town.space) {
            return false;
        }
        let player = self.player(seat);
        match kind {
            BuildingKind::House => player.houses > 0,
            BuildingKind::Market => {
                player.markets > 0
                    && self.kind(town.space) == SpaceKind::City
                    && town.count(BuildingKind::Market) < MARKETS_PER_CITY
            }
            BuildingKind::Stronghold => {
                let houses = town.count(BuildingKind::House);
                self.strongholds > 0
                    && houses / HOUSES_PER_STRONGHOLD > town.count(BuildingKind::Stronghold)
                    && has_house(town, seat)
            }
        }
    }

    /// Whether one trade gives both options here (E-10.5).
    pub(super) fn trades_both(&self, seat: Seat) -> bool {
        let market = Building::Market(seat);
        let town = self.merchant.and_then(|space| self.town(space));
        town.is_some_and(|town| town.buildings.contains(market))
    }

    /// Whether a further trade can be begun (E-10.1).
    fn trade_left(&self, seat: Seat) -> bool {
        let samurai = self
            .merchant
            .is_some_and(|space| self.unused(self.player(seat), space));
        self.activations.left > 0 && samurai
    }

    /// E-10.3, E-10.4. What the activation at hand can no longer do begins the next one.
    fn trade_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let begun = self.activations.bought || self.activations.scored;
        let both = begun && self.trades_both(seat);
        let next = self.trade_left(seat);
        let player = self.player(seat);
        let card = self.merchant_card.data();
        if next || both && !self.activations.bought {
            let sold = |resource| card.offers().iter().find(|o| o.resource == resource);
            for offer in Resource::ALL.into_iter().filter_map(sold) {
                let room = RESOURCE_MAX.saturating_sub(player.has(offer.resource));
                for count in 1..=offer.most.min(room) {
                    if player.ryo >= offer.price * u16::from(count) {
                        sink(Move::Buy(offer.resource, count));
                    }
                }
            }
        }
        if (next || both && !self.activations.scored) && player.can_pay(card.cost) {
            sink(Move::PowerPoint);
        }
    }

    /// E-12: a samurai to take home, or the rest stays.
    fn wages_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        player
            .samurai
            .spaces()
            .for_each(|space| sink(Move::Samurai(space)));
        if player.samurai.len() <= usize::from(player.fed()) {
            sink(Move::Done);
        }
    }
}

impl Player {
    /// Samurai that the rice keeps on the map (E-12.3).
    pub(super) fn fed(&self) -> u8 {
        self.has(Resource::Rice) / RICE_PER_SAMURAI
    }
}

/// E-9.9.
pub(super) fn has_house(town: &Town, seat: Seat) -> bool {
    town.buildings.contains(Building::House(seat))
}
