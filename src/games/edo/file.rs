//! The JSON form of a position: every piece by its id. Counts that follow from what is on the board
//! (pieces left, cards sold) may be left out.

use super::data::{
    HOUSES, MARKETS, OFFICIALS, PACKAGES, SEATS, SHOGUN_OFFICIALS, SLOTS, STRONGHOLDS,
};
use super::map::{TOWNS, map_of};
use super::moves::package_name;
use super::pieces::{
    Action, Building, BuildingKind, Card, CardSet, MerchantCard, Resource, Space, Tile,
};
use super::state::{Activations, Figure, Player, Players, Position, Slot, Stage, Town, Troop};
use crate::kernel::{Chance, Pile, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a file. The names are those of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    chance: Chance,
    first: Seat,
    active: Seat,
    round: u8,
    turn: u16,
    stage: Stage,
    #[serde(default)]
    slot: u8,
    #[serde(default)]
    activations: ActivationsFile,
    /// The figure that is about to be moved: the space of a samurai, or `merchant`.
    #[serde(default)]
    figure: Option<String>,
    seats: Vec<PlayerFile>,
    #[serde(default)]
    covered: Vec<Space>,
    #[serde(default)]
    shut: Vec<Space>,
    towns: BTreeMap<Space, TownFile>,
    #[serde(default)]
    merchant: Option<Space>,
    merchant_card: MerchantCard,
    /// The preview first.
    merchant_deck: Vec<MerchantCard>,
    row: Vec<Card>,
    /// The next card first.
    special_deck: Vec<Card>,
    /// All special cards that lie nowhere else, if left out.
    #[serde(default)]
    sold: Option<Vec<Card>>,
    #[serde(default)]
    shogun_supply: Option<u8>,
    #[serde(default)]
    strongholds: Option<u8>,
    /// Packages that can be taken, by what is in them.
    #[serde(default)]
    packages: Vec<String>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ActivationsFile {
    left: u8,
    shogun: u8,
    used: Vec<Space>,
    moved: Option<Space>,
    bought: bool,
    scored: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    #[serde(default)]
    points: u8,
    #[serde(default)]
    ryo: u16,
    #[serde(default)]
    wood: u8,
    #[serde(default)]
    stone: u8,
    #[serde(default)]
    rice: u8,
    /// The basic cards, if left out.
    #[serde(default)]
    cards: Option<Vec<Card>>,
    #[serde(default)]
    officials: Option<u8>,
    #[serde(default)]
    shogun_officials: u8,
    /// What is beside the board and on cards, if left out.
    #[serde(default)]
    mustered: Option<[u8; 2]>,
    #[serde(default)]
    samurai: Vec<Space>,
    #[serde(default)]
    houses: Option<u8>,
    #[serde(default)]
    markets: Option<u8>,
    #[serde(default)]
    package: bool,
    #[serde(default)]
    slots: Vec<SlotFile>,
    #[serde(default)]
    ready: bool,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SlotFile {
    card: Option<Card>,
    action: Option<Action>,
    officials: Option<u8>,
    shogun_officials: Option<u8>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TownFile {
    tile: Option<Tile>,
    /// `house 0`, `market 1`, `stronghold`, in the order of building.
    buildings: Vec<Building>,
}

const MERCHANT: &str = "merchant";

impl From<Position> for PositionFile {
    fn from(position: Position) -> Self {
        let seats = position.all_seats();
        let activations = &position.activations;
        let towns = position.towns().iter().map(|town| {
            let file = TownFile {
                tile: town.tile,
                buildings: town.buildings.iter().collect(),
            };
            (town.space, file)
        });
        let packages = (0..PACKAGES.len()).filter(|index| position.packages[*index]);
        Self {
            first: position.first,
            active: position.active,
            round: position.round,
            turn: position.turn,
            stage: position.stage,
            slot: position.slot,
            activations: ActivationsFile {
                left: activations.left,
                shogun: activations.shogun,
                used: activations.used.iter().collect(),
                moved: activations.moved,
                bought: activations.bought,
                scored: activations.scored,
            },
            figure: position.figure.map(|figure| match figure {
                Figure::Samurai(space) => space.to_string(),
                Figure::Merchant => MERCHANT.to_owned(),
            }),
            seats: seats
                .map(|seat| player_file(position.player(seat)))
                .collect(),
            covered: position.covered.iter().collect(),
            shut: position.shut.iter().collect(),
            towns: towns.collect(),
            merchant: position.merchant,
            merchant_card: position.merchant_card,
            merchant_deck: position.merchant_deck.iter().rev().collect(),
            row: position.row.iter().collect(),
            special_deck: position.special_deck.iter().rev().collect(),
            sold: Some(position.sold.iter().collect()),
            shogun_supply: Some(position.shogun_supply),
            strongholds: Some(position.strongholds),
            packages: packages.map(|index| package_name(index as u8)).collect(),
            chance: position.chance,
        }
    }
}

fn player_file(player: &Player) -> PlayerFile {
    PlayerFile {
        points: player.points,
        ryo: player.ryo,
        wood: player.has(Resource::Wood),
        stone: player.has(Resource::Stone),
        rice: player.has(Resource::Rice),
        cards: Some(player.cards.iter().collect()),
        officials: Some(player.officials),
        shogun_officials: player.shogun_officials,
        mustered: Some(player.mustered),
        samurai: player.samurai.iter().collect(),
        houses: Some(player.houses),
        markets: Some(player.markets),
        package: player.package,
        slots: player.slots.iter().map(slot_file).collect(),
        ready: player.ready,
    }
}

fn slot_file(slot: &Slot) -> SlotFile {
    SlotFile {
        card: slot.card,
        action: slot.action,
        officials: slot.officials,
        shogun_officials: slot.shogun_officials,
    }
}

impl TryFrom<PositionFile> for Position {
    type Error = String;

    fn try_from(file: PositionFile) -> Result<Self, String> {
        let count = file.seats.len();
        if !(2..=SEATS).contains(&count) {
            return Err(format!("seats: 2 to {SEATS} (E-1.1)"));
        }
        let towns = towns_of(count as u8, file.towns)?;
        let mut players = Players {
            count: count as u8,
            all: [Player::default(); SEATS],
        };
        for (index, (player, file)) in players.all.iter_mut().zip(file.seats).enumerate() {
            *player = player_of(Seat(index as u8), file, &towns)?;
        }
        let row = pile("row", file.row)?;
        let special_deck = pile(
            "special_deck",
            file.special_deck.into_iter().rev().collect(),
        )?;
        let players_of_table = &players.all[..count];
        let sold = file.sold.map_or_else(
            || {
                let mut rest: CardSet = Card::special().collect();
                let held = players_of_table
                    .iter()
                    .flat_map(|player| player.cards.iter());
                let lying = row.iter().chain(special_deck.iter());
                held.chain(lying).for_each(|card| rest.remove(card));
                rest
            },
            |cards| cards.into_iter().collect(),
        );
        let shoguns = players_of_table
            .iter()
            .map(|player| u16::from(player.shogun_officials) + u16::from(player.on_cards()[1]));
        let shogun_supply = match file.shogun_supply {
            Some(supply) => supply,
            None => left("shogun_supply", SHOGUN_OFFICIALS, shoguns.sum())?,
        };
        let built = towns
            .iter()
            .map(|town| town.count(BuildingKind::Stronghold));
        let strongholds = match file.strongholds {
            Some(strongholds) => strongholds,
            None => left("strongholds", STRONGHOLDS, built.map(u16::from).sum())?,
        };
        let mut packages = [false; PACKAGES.len()];
        for name in &file.packages {
            let alike = |index: &usize| !packages[*index] && package_name(*index as u8) == *name;
            let index = (0..PACKAGES.len()).find(alike);
            packages[index.ok_or("packages: no such package")?] = true;
        }
        Ok(Self {
            chance: file.chance,
            first: file.first,
            active: file.active,
            round: file.round,
            turn: file.turn,
            stage: file.stage,
            slot: file.slot,
            activations: Activations {
                left: file.activations.left,
                shogun: file.activations.shogun,
                used: troop("activations.used", &file.activations.used)?,
                moved: file.activations.moved,
                bought: file.activations.bought,
                scored: file.activations.scored,
            },
            figure: file.figure.as_deref().map(figure_of).transpose()?,
            covered: file.covered.into_iter().collect(),
            shut: file.shut.into_iter().collect(),
            towns,
            merchant: file.merchant,
            merchant_card: file.merchant_card,
            merchant_deck: pile(
                "merchant_deck",
                file.merchant_deck.into_iter().rev().collect(),
            )?,
            row,
            special_deck,
            sold,
            shogun_supply,
            strongholds,
            packages,
            players,
        })
    }
}

fn figure_of(name: &str) -> Result<Figure, String> {
    match name {
        MERCHANT => Ok(Figure::Merchant),
        space => match space.parse() {
            Ok(space) => Ok(Figure::Samurai(space)),
            Err(()) => Err("figure: no such space".to_owned()),
        },
    }
}

fn towns_of(players: u8, mut files: BTreeMap<Space, TownFile>) -> Result<[Town; TOWNS], String> {
    let mut towns = [Town::default(); TOWNS];
    for (town, &space) in towns.iter_mut().zip(map_of(players).towns()) {
        let space = Space(space);
        let file = files
            .remove(&space)
            .ok_or_else(|| format!("towns: {space} is missing"))?;
        *town = Town {
            space,
            tile: file.tile,
            buildings: pile("buildings", file.buildings)?,
        };
    }
    match files.keys().next() {
        Some(space) => Err(format!("towns: {space} is no town of this side")),
        None => Ok(towns),
    }
}

fn player_of(seat: Seat, file: PlayerFile, towns: &[Town]) -> Result<Player, String> {
    if file.slots.len() > SLOTS {
        return Err(format!("slots: at most {SLOTS}"));
    }
    let mut slots = [Slot::default(); SLOTS];
    for (slot, file) in slots.iter_mut().zip(&file.slots) {
        *slot = Slot {
            card: file.card,
            action: file.action,
            officials: file.officials,
            shogun_officials: file.shogun_officials,
        };
    }
    let built = |building: Building| {
        let towns = towns.iter().flat_map(|town| town.buildings.iter());
        towns.filter(|other| *other == building).count() as u16
    };
    let mut player = Player {
        points: file.points,
        ryo: file.ryo,
        resources: [file.wood, file.stone, file.rice],
        cards: match file.cards {
            Some(cards) => cards_of(cards)?,
            None => Card::basic().collect(),
        },
        shogun_officials: file.shogun_officials,
        samurai: troop("samurai", &file.samurai)?,
        houses: match file.houses {
            Some(houses) => houses,
            None => left("houses", HOUSES, built(Building::House(seat)))?,
        },
        markets: match file.markets {
            Some(markets) => markets,
            None => left("markets", MARKETS, built(Building::Market(seat)))?,
        },
        package: file.package,
        slots,
        ready: file.ready,
        ..Player::default()
    };
    if slots
        .iter()
        .any(|slot| slot.own() > 99 || slot.shogun() > 99)
    {
        return Err("slots: too many officials".to_owned());
    }
    let [own, shogun] = player.on_cards();
    player.officials = match file.officials {
        Some(officials) => officials,
        None => left(
            "officials",
            OFFICIALS,
            u16::from(own) + player.samurai.len() as u16,
        )?,
    };
    player.mustered = match file.mustered {
        Some(mustered) => mustered,
        None => [
            player.officials.saturating_add(own),
            player.shogun_officials.saturating_add(shogun),
        ],
    };
    Ok(player)
}

fn cards_of(cards: Vec<Card>) -> Result<CardSet, String> {
    let set: CardSet = cards.iter().copied().collect();
    if usize::from(set.len()) == cards.len() {
        Ok(set)
    } else {
        Err("cards: one is there twice".to_owned())
    }
}

/// What is left of the box's pieces.
fn left(name: &str, of_box: u8, used: u16) -> Result<u8, String> {
    let left = u16::from(of_box).checked_sub(used);
    match left {
        Some(left) => Ok(left as u8),
        None => Err(format!("{name}: more than the box holds")),
    }
}

fn troop(name: &str, spaces: &[Space]) -> Result<Troop, String> {
    if spaces.len() > usize::from(OFFICIALS) {
        return Err(format!("{name}: at most {OFFICIALS}"));
    }
    Ok(spaces.iter().copied().collect())
}

fn pile<T: Copy + Default, const N: usize>(
    name: &str,
    items: Vec<T>,
) -> Result<Pile<T, N>, String> {
    if items.len() > N {
        return Err(format!("{name}: at most {N}"));
    }
    Ok(items.into_iter().collect())
}
