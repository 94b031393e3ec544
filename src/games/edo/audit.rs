//! The books: every piece counted, every invariant checked (E-19.5, E-19.6). A position that passes
//! can be played to its end.

use super::data::{
    ActionKind, HOUSES, HOUSES_PER_STRONGHOLD, MARKETS, MARKETS_PER_CITY, MAX_ROUNDS,
    MERCHANT_CARDS, OFFICIALS, PACKAGES, POINTS_TO_END, RESOURCE_MAX, SHOGUN_OFFICIALS, SLOTS,
    SPECIAL_CARDS, STRONGHOLDS,
};
use super::map::{SpaceKind, rules_of};
use super::pieces::{Building, BuildingKind, Card, Resource, Space};
use super::setup::right_of;
use super::state::{Activations, Figure, Player, Position, Slot, Stage, Town};
use crate::kernel::{Arg, Refusal, Seat};

impl Position {
    pub(super) fn audited(&self) -> Result<(), Refusal> {
        self.audit_seats()?;
        self.audit_map()?;
        for town in self.towns() {
            self.audit_town(town)?;
        }
        for seat in self.all_seats() {
            self.audit_player(seat)?;
            self.audit_program(seat)?;
        }
        self.audit_supplies()?;
        self.audit_cards()?;
        self.audit_setup()?;
        self.audit_stage()
    }

    fn audit_seats(&self) -> Result<(), Refusal> {
        let count = self.players.count;
        if !(2..=4).contains(&count) || self.first.0 >= count || self.active.0 >= count {
            return Err(Refusal::by("E-1.1", "position-seats"));
        }
        let in_setup = matches!(self.stage, Stage::Placing | Stage::Merchant);
        let rounds = if in_setup { 0..=0 } else { 1..=MAX_ROUNDS };
        if !rounds.contains(&self.round) || u32::from(self.turn) > self.turns_so_far() {
            return Err(Refusal::by("E-19.8", "position-round"));
        }
        Ok(())
    }

    /// The turn that a match counts at most by now (E-19.8).
    fn turns_so_far(&self) -> u32 {
        let count = u32::from(self.players.count);
        let step = u32::from(self.step(self.active)) + 1;
        let slot = u32::from(self.slot).min(SLOTS as u32);
        let of_round = match self.stage {
            Stage::Placing | Stage::Merchant => return 0,
            Stage::Programming => 1,
            Stage::Window | Stage::Card | Stage::Wages => 1 + slot * count + step,
            Stage::Over => 1 + (SLOTS as u32 + 1) * count,
        };
        u32::from(self.round - 1) * (1 + (SLOTS as u32 + 1) * count) + of_round
    }

    fn audit_map(&self) -> Result<(), Refusal> {
        let rules = rules_of(self.players.count);
        let covered = |resource: Resource| {
            let sites = self.covered.iter();
            let alike = sites.filter(|site| self.kind(*site) == SpaceKind::Site(resource));
            alike.count()
        };
        let all = Resource::ALL
            .iter()
            .all(|resource| covered(*resource) == usize::from(rules.covered));
        if !all || usize::from(self.covered.len()) != 3 * usize::from(rules.covered) {
            return Err(Refusal::by("E-3.2", "position-covered"));
        }
        let cities = self.shut.iter().all(|s| self.kind(s) == SpaceKind::City);
        if !cities || self.shut.len() != rules.shut {
            return Err(Refusal::by("E-3.3", "position-shut"));
        }
        let placed = self
            .merchant
            .map(|space| self.kind(space) != SpaceKind::Absent);
        if placed != (self.round > 0).then_some(true) {
            return Err(Refusal::by("E-3.13", "position-merchant"));
        }
        Ok(())
    }

    fn audit_town(&self, town: &Town) -> Result<(), Refusal> {
        let refused = |clause, code| {
            Err(Refusal::by(clause, code).with("city", super::words::space(town.space)))
        };
        let shut = self.shut.contains(town.space);
        let edo = self.kind(town.space) == SpaceKind::Edo;
        let alike = self.towns().iter().filter(|other| other.tile == town.tile);
        let tile_fits = match town.tile {
            None => shut,
            Some(tile) => {
                let tile = tile.data();
                !shut
                    && tile.players == self.players.count
                    && tile.pink == edo
                    && alike.count() == 1
            }
        };
        if !tile_fits {
            return refused("E-3.4", "position-tile");
        }
        let owners = town.buildings.iter().filter_map(Building::owner);
        if shut && !town.buildings.is_empty()
            || owners.into_iter().any(|seat| seat.0 >= self.players.count)
        {
            return refused("E-9.12", "position-building");
        }
        let markets = town.count(BuildingKind::Market);
        if markets > MARKETS_PER_CITY || edo && markets > 0 {
            return refused("E-9.7", "position-market");
        }
        let (mut houses, mut strongholds) = (0, 0);
        for building in town.buildings.iter() {
            houses += u8::from(building.kind() == BuildingKind::House);
            strongholds += u8::from(building.kind() == BuildingKind::Stronghold);
            if strongholds > houses / HOUSES_PER_STRONGHOLD {
                return refused("E-9.8", "position-stronghold");
            }
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let refused = |clause, code| Err(Refusal::by(clause, code).with("seat", seat));
        if player.resources.iter().any(|has| *has > RESOURCE_MAX) {
            return refused("E-16.1", "position-resources");
        }
        let on_map = |space: Space| self.kind(space) != SpaceKind::Absent;
        let [on_cards, _] = player.on_cards();
        let figures = player.samurai.len() + usize::from(player.officials) + usize::from(on_cards);
        if figures != usize::from(OFFICIALS) || !player.samurai.iter().all(on_map) {
            return refused("E-19.5", "position-officials");
        }
        let built = |building: Building| {
            let buildings = self.towns().iter().flat_map(|town| town.buildings.iter());
            buildings.filter(|other| *other == building).count()
        };
        let houses = usize::from(player.houses) + built(Building::House(seat));
        let markets = usize::from(player.markets) + built(Building::Market(seat));
        if houses != usize::from(HOUSES) || markets != usize::from(MARKETS) {
            return refused("E-19.6", "position-pieces");
        }
        if usize::from(player.cards.len()) < SLOTS {
            return refused("E-7.14", "position-few-cards");
        }
        Ok(())
    }

    /// Programs as they can be at this stage (E-5, E-19.2).
    fn audit_program(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let refused = Err(Refusal::by("E-19.2", "position-program").with("seat", seat));
        let finished = player.slots.iter().filter(|slot| complete(slot)).count();
        let fits = match self.stage {
            Stage::Placing | Stage::Merchant => {
                !player.ready && player.slots == [Slot::default(); SLOTS]
            }
            // what is chosen is chosen from left to right
            Stage::Programming => {
                (!player.ready || finished == SLOTS)
                    && player.slots.iter().take(finished).all(complete)
                    && player
                        .slots
                        .iter()
                        .skip(finished + 1)
                        .all(super::rounds::is_empty)
            }
            _ => player.ready && finished == SLOTS,
        };
        if !fits || !player.slots.iter().all(|slot| sound(player, slot)) {
            return refused;
        }
        let cards = player.slots.iter().filter_map(|slot| slot.card);
        let twice = |card: Card| player.slots.iter().filter(|s| s.card == Some(card)).count() > 1;
        if cards.into_iter().any(twice) {
            return refused;
        }
        let [own, shogun] = player.on_cards();
        let [mustered, mustered_shogun] = player.mustered;
        let owned = player.shogun_officials.saturating_add(shogun);
        let known = match self.stage {
            Stage::Placing | Stage::Merchant => true,
            Stage::Programming => mustered == player.officials + own && mustered_shogun == owned,
            Stage::Window | Stage::Card => {
                (player.officials + own..=OFFICIALS).contains(&mustered)
                    && (shogun..=owned).contains(&mustered_shogun)
            }
            Stage::Wages | Stage::Over => mustered <= OFFICIALS && mustered_shogun <= owned,
        };
        if known { Ok(()) } else { refused }
    }

    fn audit_supplies(&self) -> Result<(), Refusal> {
        let owned = self.all_seats().map(|seat| {
            let player = self.player(seat);
            usize::from(player.shogun_officials) + usize::from(player.on_cards()[1])
        });
        if owned.sum::<usize>() + usize::from(self.shogun_supply) != usize::from(SHOGUN_OFFICIALS) {
            return Err(Refusal::by("E-19.5", "position-shogun-officials"));
        }
        let built = self
            .towns()
            .iter()
            .map(|t| t.count(BuildingKind::Stronghold));
        if built.map(usize::from).sum::<usize>() + usize::from(self.strongholds)
            != usize::from(STRONGHOLDS)
        {
            return Err(Refusal::by("E-19.5", "position-strongholds"));
        }
        Ok(())
    }

    fn audit_cards(&self) -> Result<(), Refusal> {
        for card in Card::special() {
            let held = self.all_seats();
            let held = held.filter(|seat| self.player(*seat).cards.contains(card));
            let lying = self.row.iter().chain(self.special_deck.iter());
            let found = held.count()
                + lying.filter(|other| *other == card).count()
                + usize::from(self.sold.contains(card));
            if found != 1 {
                return Err(Refusal::by("E-19.6", "position-special-cards")
                    .with("card", super::words::card(card))
                    .with("found", Arg::count(found)));
            }
        }
        let lying = self.row.iter().chain(self.special_deck.iter());
        let basic = lying.chain(self.sold.iter()).any(Card::is_basic);
        let refilled = self.row.is_full() || self.special_deck.is_empty();
        if basic || !refilled || self.special_deck.len() > SPECIAL_CARDS {
            return Err(Refusal::by("E-7.7", "position-special-row"));
        }
        let deck = &self.merchant_deck;
        let twice =
            deck.contains(self.merchant_card) || deck.iter().any(|card| deck.count(card) > 1);
        let most = MERCHANT_CARDS.saturating_sub(usize::from(self.round.max(1)));
        if twice || deck.len() > most {
            return Err(Refusal::by("E-14.5", "position-merchant-cards"));
        }
        Ok(())
    }

    /// A set-up that can be finished (E-3.10, E-3.11, E-3.16).
    fn audit_setup(&self) -> Result<(), Refusal> {
        let refused = Err(Refusal::by("E-3.11", "position-setup"));
        let lying = self.packages.iter().filter(|there| **there).count();
        if self.round > 0 {
            return if lying == 0 { Ok(()) } else { refused };
        }
        let taken = self.all_seats().filter(|seat| self.player(*seat).package);
        let founded = |town: &Town| {
            town.buildings.is_empty()
                || town.buildings.len() == 1
                    && self.kind(town.space) == SpaceKind::City
                    && town.count(BuildingKind::House) == 1
        };
        if lying + taken.count() != PACKAGES.len() || !self.towns().iter().all(founded) {
            return refused;
        }
        let things = |seat: Seat| {
            let player = self.player(seat);
            u8::from(player.package) + u8::from(player.founded())
        };
        let begun = if self.stage == Stage::Placing {
            things(self.active)
        } else {
            2
        };
        if begun > 1 && self.stage == Stage::Placing {
            return refused;
        }
        // counter-clockwise from the right of the first player: those before the active one are a
        // step further
        let mut seat = right_of(self.first, self.players.count);
        let mut before = true;
        for _ in 0..self.players.count {
            before &= self.stage == Stage::Merchant || seat != self.active;
            let done = begun + u8::from(before && self.stage == Stage::Placing);
            let player = self.player(seat);
            let figures = usize::from(player.founded());
            if things(seat) != done
                || player.samurai.len() != figures
                || player.houses < HOUSES - 1
                || player.shogun_officials > 0
            {
                return refused;
            }
            seat = right_of(seat, self.players.count);
        }
        if self.stage == Stage::Merchant && self.active != self.first {
            return refused;
        }
        Ok(())
    }

    fn audit_stage(&self) -> Result<(), Refusal> {
        let refused = Err(Refusal::by("E-19.1", "position-stage"));
        let player = self.player(self.active);
        let slot = usize::from(self.slot);
        let in_slot = matches!(self.stage, Stage::Window | Stage::Card);
        let done = matches!(self.stage, Stage::Wages | Stage::Over);
        let slot_fits = if in_slot {
            slot < SLOTS
        } else {
            slot == if done { SLOTS } else { 0 }
        };
        if !slot_fits || self.stage != Stage::Card && self.activations != Activations::default() {
            return refused;
        }
        let sound = match self.stage {
            Stage::Placing | Stage::Merchant | Stage::Wages => self.figure.is_none(),
            Stage::Programming => {
                self.figure.is_none() && self.all_seats().any(|seat| !self.player(seat).ready)
            }
            Stage::Window => self
                .figure
                .is_none_or(|figure| player.ryo > 0 && self.has_figure(player, figure)),
            Stage::Card => self.audit_activations(player),
            Stage::Over => {
                let points = |seat: Seat| self.player(seat).points;
                let enough = self.all_seats().any(|seat| points(seat) >= POINTS_TO_END);
                let spent = self.merchant_deck.is_empty() || self.round == MAX_ROUNDS;
                self.figure.is_none() && (enough || spent)
            }
        };
        if sound { Ok(()) } else { refused }
    }

    fn has_figure(&self, player: &Player, figure: Figure) -> bool {
        match figure {
            Figure::Merchant => self.merchant.is_some(),
            Figure::Samurai(space) => player.samurai.on(space) > 0,
        }
    }

    fn audit_activations(&self, player: &Player) -> bool {
        let Activations {
            left,
            shogun,
            used,
            moved,
            bought,
            scored,
        } = self.activations;
        let slot = player.slots[usize::from(self.slot)];
        let Some(action) = slot.action.map(|action| action.data()) else {
            return false;
        };
        let travel = action.kind == ActionKind::Travel;
        let with_samurai = matches!(
            action.kind,
            ActionKind::Harvest | ActionKind::Build | ActionKind::Trade
        );
        let figures = (slot.own() + slot.shogun()) / action.officials;
        let activations = usize::from(left) + used.len();
        let used_fit = used
            .spaces()
            .all(|space| used.on(space) <= player.samurai.on(space));
        let travel_fits = if travel {
            shogun <= left.min(slot.shogun())
                && left - shogun <= slot.own()
                && moved
                    .is_none_or(|space| player.samurai.on(space) > 0 && player.samurai.len() > 1)
                && self.figure.is_none_or(|figure| {
                    self.has_figure(player, figure)
                        && figure != Figure::Merchant
                        && (left > 0 || moved.is_some())
                        && self.another(player, figure)
                })
        } else {
            shogun == 0 && moved.is_none() && self.figure.is_none()
        };
        travel_fits
            && used_fit
            && activations <= usize::from(figures.min(action.most))
            && (with_samurai || used.is_empty())
            && (action.kind == ActionKind::Trade && !used.is_empty() || !bought && !scored)
    }

    /// Whether the figure is another one than the first of a Travel B (E-7.15).
    fn another(&self, player: &Player, figure: Figure) -> bool {
        match (figure, self.activations.moved) {
            (Figure::Samurai(space), Some(moved)) if space == moved => player.samurai.on(space) > 1,
            _ => true,
        }
    }
}

fn complete(slot: &Slot) -> bool {
    slot.card.is_some()
        && slot.action.is_some()
        && slot.officials.is_some()
        && slot.shogun_officials.is_some()
}

/// Whether what is chosen of a slot could have been chosen (E-5.1 to E-5.5).
fn sound(player: &Player, slot: &Slot) -> bool {
    let Some(card) = slot.card else {
        return *slot == Slot::default();
    };
    let Some(action) = slot.action else {
        return player.cards.contains(card)
            && slot.officials.is_none()
            && slot.shogun_officials.is_none();
    };
    let in_order = slot.officials.is_some() || slot.shogun_officials.is_none();
    player.cards.contains(card)
        && action.data().card == card
        && in_order
        && u16::from(slot.own()) + u16::from(slot.shogun())
            <= u16::from(action.data().most_officials())
}
