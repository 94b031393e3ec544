//! The numbers of Edo, read from `data.json` when the crate is compiled (E-20). The maps are in
//! `map.rs`.

use super::pieces::{BuildingKind, Card, Goods, Resource};
use crate::kernel::Data;

/// The whole data file; each entry of it names its source.
pub(super) static DATA: Data = include!(concat!(env!("OUT_DIR"), "/edo_data.rs"));

const COMPONENTS: &Data = DATA.get("components");
const PER_PLAYER: &Data = COMPONENTS.get("per_player");
const LIMITS: &Data = DATA.get("limits");
const END: &Data = DATA.get("end_game");
const SETUP: &Data = DATA.get("setup");

/// The most seats (E-1.1).
pub(super) const SEATS: usize = 4;
/// Slots of a planning board (E-1.3).
pub(super) const SLOTS: usize = DATA.get("programming").get("slots").u8() as usize;
/// Own-colour officials of a player (E-1.3).
pub(super) const OFFICIALS: u8 = PER_PLAYER.get("officials").u8();
/// Houses of a player (E-1.3).
pub(super) const HOUSES: u8 = PER_PLAYER.get("houses").u8();
/// Markets of a player (E-1.3).
pub(super) const MARKETS: u8 = PER_PLAYER.get("markets").u8();
/// Shogun officials (E-1.6).
pub(super) const SHOGUN_OFFICIALS: u8 = COMPONENTS.get("shogun_officials").u8();
/// Strongholds (E-1.6).
pub(super) const STRONGHOLDS: u8 = COMPONENTS.get("strongholds").u8();
/// The most of one resource (E-16.1).
pub(super) const RESOURCE_MAX: u8 = LIMITS.get("resource_max_each").u8();
/// Building spaces of a town (E-2.9).
pub(super) const BUILDING_SPACES: usize = LIMITS.get("buildings_per_city").u8() as usize;
/// Markets that a city can have (E-9.7).
pub(super) const MARKETS_PER_CITY: u8 = LIMITS.get("markets_per_city").u8();
/// Houses that a stronghold needs (E-9.8).
pub(super) const HOUSES_PER_STRONGHOLD: u8 = LIMITS.get("houses_per_stronghold").u8();
/// Special cards that lie face up (E-3.5).
pub(super) const ROW: usize = LIMITS.get("face_up_special_cards").u8() as usize;
/// Ryo for a space (E-6.3).
pub(super) const RYO_PER_SPACE: u16 = DATA.get("movement").get("ryo_per_space").u16();
/// Rice for a samurai (E-12.1).
pub(super) const RICE_PER_SAMURAI: u8 = DATA.get("wages").get("rice_per_samurai").u8();
/// Power points that end the match (E-14.1).
pub(super) const POINTS_TO_END: u8 = END.get("power_points_trigger").u8();
/// Power points of a samurai at the end (E-15.2).
pub(super) const POINTS_PER_SAMURAI: i32 = END.get("pp_per_samurai_on_board").u8() as i32;
/// Ryo of a power point at the end (E-15.2).
pub(super) const RYO_PER_POINT: u16 = END.get("ryo_per_pp").u16();
/// The most rounds (E-14.5).
pub(super) const MAX_ROUNDS: u8 = END.get("max_rounds").u8();
/// Where the marker begins (E-3.7).
pub(super) const START_POINTS: u8 = SETUP.get("start_power_points").u8();
/// What everybody begins with (E-3.7).
pub(super) const START: Goods = Goods::read(SETUP.get("start_resources"));

/// The packages of the set-up (E-3.9).
pub(super) const PACKAGES: [Goods; SETUP.get("packages").list().len()] = {
    let list = SETUP.get("packages").list();
    let mut packages = [Goods::NONE; SETUP.get("packages").list().len()];
    let mut i = 0;
    while i < packages.len() {
        packages[i] = Goods::read(&list[i]);
        i += 1;
    }
    packages
};

/// What depends on the number of players (E-18).
#[derive(Clone, Copy, Debug)]
pub(super) struct ByPlayers {
    /// Whether the side is B.
    pub(super) side_b: bool,
    /// Sites of each resource to cover (E-3.2).
    pub(super) covered: u8,
    /// Cities to shut (E-3.3).
    pub(super) shut: u8,
}

const fn by_players(count: &str) -> ByPlayers {
    let entry = SETUP.get("by_players").get(count);
    ByPlayers {
        side_b: entry.get("side").is("B"),
        covered: entry.get("cover_sites_per_resource").u8(),
        shut: entry.get("closed_cities").u8(),
    }
}

/// E-18 for 2, 3 and 4 players.
pub(super) const BY_PLAYERS: [ByPlayers; 3] = [by_players("2"), by_players("3"), by_players("4")];

/// A kind of building (E-9).
#[derive(Clone, Copy, Debug)]
pub(super) struct BuildingData {
    pub(super) cost: Goods,
    pub(super) points: u8,
    pub(super) influence: u8,
}

const fn building(id: &str) -> BuildingData {
    let entry = DATA.get("buildings").get(id);
    BuildingData {
        cost: Goods::read(entry.get("cost")),
        points: entry.get("power_points").u8(),
        influence: entry.get("influence").u8(),
    }
}

/// House, market, stronghold.
pub(super) const BUILDINGS: [BuildingData; BuildingKind::ALL.len()] = [
    building("house"),
    building("market"),
    building("stronghold"),
];

/// The yield of a site by the samurai that stand there (E-8.5).
pub(super) const fn site_yield(samurai: usize) -> u8 {
    const TABLE: &Data = DATA.get("yield_table").get("samurai_present_to_yield");
    const YIELD: [u8; 4] = [
        TABLE.get("1").u8(),
        TABLE.get("2").u8(),
        TABLE.get("3").u8(),
        TABLE.get("4+").u8(),
    ];
    match samurai {
        0 => 0,
        1..=3 => YIELD[samurai - 1],
        _ => YIELD[3],
    }
}

const BASIC: &[Data] = DATA.get("basic_cards").list();
const SPECIAL: &[Data] = DATA.get("special_cards").list();
/// Basic cards of a player (E-1.3).
pub(super) const BASIC_CARDS: usize = BASIC.len();
/// Special cards (E-1.2).
pub(super) const SPECIAL_CARDS: usize = SPECIAL.len();
/// All kinds of authorization card: a special one is there once, a basic one for each player.
pub(super) const CARDS: usize = BASIC_CARDS + SPECIAL_CARDS;

const fn card(index: usize) -> &'static Data {
    if index < BASIC_CARDS {
        &BASIC[index]
    } else {
        &SPECIAL[index - BASIC_CARDS]
    }
}

/// The first action of each card; one entry more says where the last card ends.
pub(super) const FIRST_ACTION: [u8; CARDS + 1] = {
    let mut first = [0; CARDS + 1];
    let mut i = 0;
    while i < CARDS {
        first[i + 1] = first[i] + card(i).get("actions").list().len() as u8;
        i += 1;
    }
    first
};
/// Actions of all cards.
pub(super) const ACTIONS: usize = FIRST_ACTION[CARDS] as usize;

/// The ids of the cards.
pub(super) const CARD_IDS: [&str; CARDS] = {
    let mut ids = [""; CARDS];
    let mut i = 0;
    while i < CARDS {
        ids[i] = card(i).get("id").text();
        i += 1;
    }
    ids
};

/// E-20.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ActionKind {
    Money,
    Rice,
    Recruit,
    Travel,
    NewAuthorization,
    SellAuthorization,
    Harvest,
    Build,
    Trade,
}

impl ActionKind {
    const fn read(kind: &Data) -> Self {
        const KINDS: [(&str, ActionKind); 9] = [
            ("money", ActionKind::Money),
            ("rice", ActionKind::Rice),
            ("recruit", ActionKind::Recruit),
            ("travel", ActionKind::Travel),
            ("new_authorization", ActionKind::NewAuthorization),
            ("sell_authorization", ActionKind::SellAuthorization),
            ("harvest", ActionKind::Harvest),
            ("build", ActionKind::Build),
            ("trade", ActionKind::Trade),
        ];
        let mut i = 0;
        while i < KINDS.len() {
            if kind.is(KINDS[i].0) {
                return KINDS[i].1;
            }
            i += 1;
        }
        panic!("the data file has an unknown kind of action")
    }
}

/// An action of a card (E-20.1).
#[derive(Clone, Copy, Debug)]
pub(super) struct ActionData {
    pub(super) id: &'static str,
    pub(super) card: Card,
    pub(super) kind: ActionKind,
    /// The most activations in a round.
    pub(super) most: u8,
    /// Officials of one activation.
    pub(super) officials: u8,
    pub(super) cost: Goods,
    pub(super) gain: Goods,
    /// Shogun officials that an activation brings.
    pub(super) recruits: u8,
    /// What is harvested.
    pub(super) resource: Resource,
    /// E-8.7.
    pub(super) bonus: u8,
    /// E-8.8.
    pub(super) multiplier: u8,
    /// E-9.13.
    pub(super) discount: Goods,
}

impl ActionData {
    const fn read(card: usize, entry: &Data) -> Self {
        let kind = ActionKind::read(entry.get("kind"));
        let harvest = matches!(kind, ActionKind::Harvest);
        Self {
            id: entry.get("id").text(),
            card: Card(card as u8),
            kind,
            most: entry.get("max_activations").u8(),
            officials: entry.get("officials_per_activation").u8(),
            cost: Goods::read(entry.get("cost")),
            gain: Goods::read(entry.get("gain")),
            recruits: match entry.get("gain").find("shogun_official") {
                Some(count) => count.u8(),
                None => 0,
            },
            resource: if harvest {
                Resource::read(entry.get("resource"))
            } else {
                Resource::Rice
            },
            bonus: if harvest { entry.get("bonus").u8() } else { 0 },
            multiplier: if harvest {
                entry.get("multiplier").u8()
            } else {
                1
            },
            discount: match entry.find("discount") {
                Some(discount) => Goods::read(discount),
                None => Goods::NONE,
            },
        }
    }

    /// Officials beyond which nothing is gained (E-5.5).
    pub(super) const fn most_officials(&self) -> u8 {
        self.most * self.officials
    }
}

/// The actions of all cards, card by card.
pub(super) static ACTION_DATA: [ActionData; ACTIONS] = {
    let mut actions = [ActionData::read(0, &card(0).get("actions").list()[0]); ACTIONS];
    let mut i = 0;
    while i < CARDS {
        let list = card(i).get("actions").list();
        let mut k = 0;
        while k < list.len() {
            actions[FIRST_ACTION[i] as usize + k] = ActionData::read(i, &list[k]);
            k += 1;
        }
        i += 1;
    }
    actions
};

/// The most offers that a merchant card makes: each resource once (E-20.8).
pub(super) const OFFERS: usize = Resource::ALL.len();

/// An offer of a merchant card (E-10.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) resource: Resource,
    /// The most pieces of one activation.
    pub(super) most: u8,
    /// Ryo for each.
    pub(super) price: u16,
}

/// A merchant card (E-20.4).
#[derive(Clone, Copy, Debug)]
pub(super) struct MerchantData {
    pub(super) id: &'static str,
    offers: [Offer; OFFERS],
    offer_count: usize,
    /// What option b costs (E-10.4).
    pub(super) cost: Goods,
    /// What option b brings.
    pub(super) points: u8,
}

impl MerchantData {
    const fn read(entry: &Data) -> Self {
        let buy = entry.get("buy");
        let single = std::slice::from_ref(buy);
        let list = match buy {
            Data::List(offers) => *offers,
            _ => single,
        };
        let mut offers = [Offer {
            resource: Resource::Wood,
            most: 0,
            price: 0,
        }; OFFERS];
        let mut i = 0;
        while i < list.len() {
            offers[i] = Offer {
                resource: Resource::read(list[i].get("resource")),
                most: list[i].get("max_pieces").u8(),
                price: list[i].get("price_each_ryo").u16(),
            };
            i += 1;
        }
        let point = entry.get("power_point");
        Self {
            id: entry.get("id").text(),
            offers,
            offer_count: list.len(),
            cost: Goods::read(point.get("cost")),
            points: point.get("gain_pp").u8(),
        }
    }

    /// What it sells: one of these for each option a (E-20.8).
    pub(super) fn offers(&self) -> &[Offer] {
        &self.offers[..self.offer_count]
    }
}

const MERCHANT_LIST: &[Data] = DATA.get("merchant_cards").list();
/// Merchant cards (E-1.2).
pub(super) const MERCHANT_CARDS: usize = MERCHANT_LIST.len();

/// The merchant cards.
pub(super) static MERCHANT_DATA: [MerchantData; MERCHANT_CARDS] = {
    let mut cards = [MerchantData::read(&MERCHANT_LIST[0]); MERCHANT_CARDS];
    let mut i = 1;
    while i < MERCHANT_CARDS {
        cards[i] = MerchantData::read(&MERCHANT_LIST[i]);
        i += 1;
    }
    cards
};

/// A profit tile (E-20.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct TileData {
    pub(super) id: &'static str,
    /// The number of players whose matches use it.
    pub(super) players: u8,
    /// For Edo; the others are for cities.
    pub(super) pink: bool,
    /// `payouts[k - 1]`: what `k` builders get, the first rank first.
    pub(super) payouts: [[u8; SEATS]; SEATS],
}

impl TileData {
    const fn read(entry: &Data) -> Self {
        const COUNTS: [&str; SEATS] = ["1", "2", "3", "4"];
        let mut payouts = [[0; SEATS]; SEATS];
        let mut k = 0;
        while k < SEATS {
            if let Some(row) = entry.get("payout_by_builders").find(COUNTS[k]) {
                let row = row.list();
                let mut rank = 0;
                while rank < row.len() {
                    payouts[k][rank] = row[rank].u8();
                    rank += 1;
                }
            }
            k += 1;
        }
        Self {
            id: entry.get("id").text(),
            players: entry.get("players").u8(),
            pink: entry.get("color").is("pink"),
            payouts,
        }
    }
}

const TILE_LIST: &[Data] = DATA.get("profit_tiles").list();
/// Profit tiles (E-1.2).
pub(super) const TILES: usize = TILE_LIST.len();

/// The profit tiles.
pub(super) static TILE_DATA: [TileData; TILES] = {
    let mut tiles = [TileData::read(&TILE_LIST[0]); TILES];
    let mut i = 1;
    while i < TILES {
        tiles[i] = TileData::read(&TILE_LIST[i]);
        i += 1;
    }
    tiles
};
