//! The position.

use super::data::{
    BUILDING_SPACES, HOUSES, MARKETS, MERCHANT_CARDS, OFFICIALS, PACKAGES, RESOURCE_MAX, ROW,
    SEATS, SLOTS, SPECIAL_CARDS,
};
use super::file::PositionFile;
use super::map::{Map, SpaceKind, TOWNS, map_of};
use super::pieces::{
    Action, Building, BuildingKind, Card, CardSet, Goods, MerchantCard, Resource, Space, SpaceSet,
    Tile,
};
use crate::kernel::{Chance, Pile, Seat, sort_few};
use serde::{Deserialize, Serialize};

/// A position of Edo.
///
/// In JSON: [`PositionFile`], which names every piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "PositionFile", try_from = "PositionFile")]
pub struct Position {
    pub(super) chance: Chance,
    /// The first player of this round (E-4.2).
    pub(super) first: Seat,
    /// The seat whose turn it is; of no meaning while all program.
    pub(super) active: Seat,
    /// The round, from 1; 0 in the set-up.
    pub(super) round: u8,
    /// The turn: each programming phase, each slot of a player and each player's wages are one.
    pub(super) turn: u16,
    pub(super) stage: Stage,
    /// The slot that is being resolved (E-6.1); all of them in phase 3.
    pub(super) slot: u8,
    /// How far the opened card has come.
    pub(super) activations: Activations,
    /// The figure that is about to be moved, known to nobody else.
    pub(super) figure: Option<Figure>,
    pub(super) players: Players,
    /// Sites under a cover tile (E-3.2).
    pub(super) covered: SpaceSet,
    /// Shut cities (E-3.3).
    pub(super) shut: SpaceSet,
    /// Edo and the cities, in the order of their spaces; what the side does not have stays empty.
    pub(super) towns: [Town; TOWNS],
    /// Where the merchant stands; none before it is placed (E-3.13).
    pub(super) merchant: Option<Space>,
    /// The current merchant card (E-3.6).
    pub(super) merchant_card: MerchantCard,
    /// The merchant deck, the next card last: this one is the preview.
    pub(super) merchant_deck: Pile<MerchantCard, MERCHANT_CARDS>,
    /// Special cards that lie face up, in order (E-3.5).
    pub(super) row: Pile<Card, ROW>,
    /// Special cards face down, the next card last.
    pub(super) special_deck: Pile<Card, SPECIAL_CARDS>,
    /// Special cards that have left the game (E-7.13).
    pub(super) sold: CardSet,
    pub(super) shogun_supply: u8,
    pub(super) strongholds: u8,
    /// Packages that can be taken in the set-up, by their place in the data (E-3.9).
    pub(super) packages: [bool; PACKAGES.len()],
}

/// The players of a table. Seats that it does not have stay empty, so that equality, hash and copy
/// need no count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Players {
    pub(super) count: u8,
    pub(super) all: [Player; SEATS],
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// Power points on the track.
    pub(super) points: u8,
    pub(super) ryo: u16,
    pub(super) resources: [u8; 3],
    pub(super) cards: CardSet,
    /// Own-colour officials beside the planning board.
    pub(super) officials: u8,
    /// Shogun officials beside the planning board.
    pub(super) shogun_officials: u8,
    /// Both as they were at the start of the round, for all to see (E-17.6).
    pub(super) mustered: [u8; 2],
    /// Own figures on the map.
    pub(super) samurai: Troop,
    /// Houses and markets that are not built.
    pub(super) houses: u8,
    pub(super) markets: u8,
    /// Whether a package was taken (E-3.10).
    pub(super) package: bool,
    /// The planning board, left to right.
    pub(super) slots: [Slot; SLOTS],
    /// Whether the program is finished (E-5.10).
    pub(super) ready: bool,
}

/// A slot of a planning board. While its owner programs, what is not chosen yet is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Slot {
    pub(super) card: Option<Card>,
    pub(super) action: Option<Action>,
    pub(super) officials: Option<u8>,
    pub(super) shogun_officials: Option<u8>,
}

impl Slot {
    pub(super) fn own(&self) -> u8 {
        self.officials.unwrap_or(0)
    }

    pub(super) fn shogun(&self) -> u8 {
        self.shogun_officials.unwrap_or(0)
    }
}

/// Edo or a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Town {
    pub(super) space: Space,
    /// None on the shut city (E-3.4).
    pub(super) tile: Option<Tile>,
    /// In the order of building (E-9.14).
    pub(super) buildings: Pile<Building, BUILDING_SPACES>,
}

impl Town {
    /// Buildings of a kind, whoever's they are.
    pub(super) fn count(&self, kind: BuildingKind) -> u8 {
        let alike = self.buildings.iter().filter(|b| b.kind() == kind);
        alike.count() as u8
    }

    /// E-13.2.
    #[inline]
    pub(super) fn influence(&self, seat: Seat) -> u8 {
        let own = self.buildings.iter().filter(|b| b.owner() == Some(seat));
        own.map(|building| building.kind().data().influence).sum()
    }
}

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Stage {
    /// The active player takes a package or founds (E-3.10).
    Placing,
    /// The first player places the merchant (E-3.13).
    Merchant,
    /// All players program (E-5).
    Programming,
    /// The active player's movement window (E-6.3).
    Window,
    /// The activations of the active player's card (E-6.2).
    Card,
    /// The active player's wages (E-12).
    Wages,
    /// The match is over (E-15).
    Over,
}

/// A figure that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Figure {
    /// An own samurai on this space.
    Samurai(Space),
    Merchant,
}

/// The activations of one card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Activations {
    /// Activations that can still be begun.
    pub(super) left: u8,
    /// Travel: shogun officials among them (E-7.16).
    pub(super) shogun: u8,
    /// Samurai that were used, by space (E-6.16).
    pub(super) used: Troop,
    /// Travel: where the first samurai of a B has come to (E-7.15).
    pub(super) moved: Option<Space>,
    /// Trade: what the activation at hand has done (E-10.5).
    pub(super) bought: bool,
    pub(super) scored: bool,
}

/// Samurai of one colour: the spaces on which they stand, sorted, for they are all alike (E-6.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Troop(Pile<Space, { OFFICIALS as usize }>);

impl Troop {
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Space> {
        self.0.iter()
    }

    /// The samurai on a space.
    #[inline]
    pub(super) fn on(&self, space: Space) -> usize {
        self.0.iter().filter(|other| *other == space).count()
    }

    /// The spaces, each once.
    #[inline]
    pub(super) fn spaces(&self) -> impl Iterator<Item = Space> {
        self.0.iter().collect::<SpaceSet>().iter()
    }

    pub(super) fn add(&mut self, space: Space) {
        self.0.push(space);
        sort_few(self.0.as_mut_slice(), Ord::cmp);
    }

    /// Takes one off a space; nothing happens if there is none.
    pub(super) fn remove(&mut self, space: Space) {
        let at = self.0.iter().position(|other| other == space);
        if let Some(at) = at {
            self.0.remove(at);
        }
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl FromIterator<Space> for Troop {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut troop = Self::default();
        spaces.into_iter().for_each(|space| troop.add(space));
        troop
    }
}

impl Player {
    pub(super) fn new() -> Self {
        Self {
            officials: OFFICIALS,
            houses: HOUSES,
            markets: MARKETS,
            cards: Card::basic().collect(),
            ..Self::default()
        }
    }

    #[inline]
    pub(super) fn has(&self, resource: Resource) -> u8 {
        self.resources[resource as usize]
    }

    /// Whether a cost can be paid in full (E-6.10).
    #[inline]
    pub(super) fn can_pay(&self, cost: Goods) -> bool {
        let enough = self.resources.iter().zip(cost.resources);
        self.ryo >= cost.ryo && enough.into_iter().all(|(has, needs)| *has >= needs)
    }

    /// E-16.4.
    pub(super) fn pay(&mut self, cost: Goods) {
        self.ryo = self.ryo.saturating_sub(cost.ryo);
        for (has, paid) in self.resources.iter_mut().zip(cost.resources) {
            *has = has.saturating_sub(paid);
        }
    }

    /// Takes what the limit allows, the rest is lost (E-16.2). What was taken.
    pub(super) fn take(&mut self, gain: Goods) -> Goods {
        let mut taken = gain;
        for (has, gained) in self.resources.iter_mut().zip(&mut taken.resources) {
            *gained = (*gained).min(RESOURCE_MAX.saturating_sub(*has));
            *has += *gained;
        }
        self.ryo = self.ryo.saturating_add(gain.ryo);
        taken
    }

    /// The slots in which a card lies (E-5.1).
    #[inline]
    pub(super) fn programs(&self, card: Card) -> bool {
        self.slots.iter().any(|slot| slot.card == Some(card))
    }

    /// Officials and shogun officials on the planning board.
    pub(super) fn on_cards(&self) -> [u8; 2] {
        let sum = |of: fn(&Slot) -> u8| self.slots.iter().map(of).sum();
        [sum(Slot::own), sum(Slot::shogun)]
    }

    /// Whether the player has founded in the set-up (E-3.10).
    pub(super) fn founded(&self) -> bool {
        self.houses < HOUSES
    }
}

impl Position {
    #[inline]
    pub(super) fn map(&self) -> &'static Map {
        map_of(self.players.count)
    }

    #[inline]
    pub(super) fn kind(&self, space: Space) -> SpaceKind {
        self.map().kinds[space.index()]
    }

    /// The spaces of this side.
    pub(super) fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        let map = self.map();
        Space::all().filter(move |space| map.kinds[space.index()] != SpaceKind::Absent)
    }

    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players.all[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players.all[seat.index()]
    }

    /// The seats of this table.
    pub(super) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.count)
    }

    /// Edo and the cities of this side.
    #[inline]
    pub(super) fn towns(&self) -> &[Town] {
        &self.towns[..self.map().towns().len()]
    }

    #[inline]
    pub(super) fn town(&self, space: Space) -> Option<&Town> {
        self.towns().iter().find(|town| town.space == space)
    }

    pub(super) fn town_mut(&mut self, space: Space) -> Option<&mut Town> {
        let count = self.map().towns().len();
        let mut towns = self.towns[..count].iter_mut();
        towns.find(|town| town.space == space)
    }

    /// All samurai on a space (E-8.5).
    #[inline]
    pub(super) fn samurai_on(&self, space: Space) -> usize {
        let players = &self.players.all[..usize::from(self.players.count)];
        players.iter().map(|player| player.samurai.on(space)).sum()
    }

    /// The place of a seat in the turn order of this round (E-4.2).
    #[inline]
    pub(super) fn step(&self, seat: Seat) -> u8 {
        let count = self.players.count.max(1);
        (seat.0 + count - self.first.0 % count) % count
    }

    /// Whether a slot has been opened (E-6.2).
    pub(super) fn opened(&self, seat: Seat, slot: usize) -> bool {
        let current = usize::from(self.slot);
        match self.stage {
            Stage::Placing | Stage::Merchant | Stage::Programming => false,
            Stage::Window | Stage::Card => {
                let has_been = match self.step(seat).cmp(&self.step(self.active)) {
                    std::cmp::Ordering::Less => true,
                    std::cmp::Ordering::Equal => self.stage == Stage::Card,
                    std::cmp::Ordering::Greater => false,
                };
                slot < current || slot == current && has_been
            }
            Stage::Wages | Stage::Over => true,
        }
    }

    /// Whether everybody sees the officials beside a planning board: before the first program, and
    /// once the last slot is opened (E-17.6).
    pub(super) fn officials_open(&self, seat: Seat) -> bool {
        self.round == 0 || self.opened(seat, SLOTS - 1)
    }
}
