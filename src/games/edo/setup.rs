//! Set-up (E-3).

use super::data::{PACKAGES, ROW, SEATS, SHOGUN_OFFICIALS, START, START_POINTS, STRONGHOLDS};
use super::map::{SpaceKind, TOWNS, map_of, rules_of};
use super::moves::{Move, package_name};
use super::pieces::{Building, Card, CardSet, MerchantCard, Resource, Space, SpaceSet, Tile};
use super::state::{Activations, Player, Players, Position, Stage, Town};
use super::words;
use crate::kernel::{Arg, Chance, Journal, Pile, Seat, Setup};

impl Position {
    /// The box laid out, in the order of E-3.
    pub(super) fn dealt(setup: &Setup, journal: &mut Journal) -> Self {
        let count = setup.seat_count();
        let mut chance = Chance::from_seed(setup.seed);
        let map = map_of(count);
        let rules = rules_of(count);
        let spaces_of = |kind: SpaceKind| -> Vec<Space> {
            Space::all()
                .filter(|space| map.kinds[space.index()] == kind)
                .collect()
        };

        let mut covered = SpaceSet::default();
        for resource in Resource::ALL {
            let mut sites = spaces_of(SpaceKind::Site(resource));
            chance.shuffle(&mut sites);
            let drawn = sites.iter().take(rules.covered.into());
            drawn.for_each(|site| covered.insert(*site));
        }
        let mut cities = spaces_of(SpaceKind::City);
        chance.shuffle(&mut cities);
        let shut: SpaceSet = cities.into_iter().take(rules.shut.into()).collect();

        let [pink, grey] = [true, false].map(|pink| {
            let of_colour = |tile: &Tile| tile.data().players == count && tile.data().pink == pink;
            let mut tiles: Vec<Tile> = Tile::all().filter(of_colour).collect();
            chance.shuffle(&mut tiles);
            tiles
        });
        let (mut pink, mut grey) = (pink.into_iter(), grey.into_iter());
        let mut towns = [Town::default(); TOWNS];
        for (town, &space) in towns.iter_mut().zip(map.towns()) {
            town.space = Space(space);
            town.tile = match map.kinds[usize::from(space)] {
                _ if shut.contains(town.space) => None,
                SpaceKind::Edo => pink.next(),
                _ => grey.next(),
            };
        }

        let mut special_deck: Pile<Card, _> = Card::special().collect();
        chance.shuffle(special_deck.as_mut_slice());
        let row = (0..ROW).filter_map(|_| special_deck.pop()).collect();
        let mut merchant_deck: Pile<MerchantCard, _> = MerchantCard::all().collect();
        chance.shuffle(merchant_deck.as_mut_slice());
        let merchant_card = merchant_deck.pop().unwrap_or_default();

        let mut players = Players {
            count,
            all: [Player::default(); SEATS],
        };
        for player in &mut players.all[..count.into()] {
            *player = Player {
                points: START_POINTS,
                ryo: START.ryo,
                resources: START.resources,
                ..Player::new()
            };
        }
        let first = first_seat(setup, &mut chance);
        journal.tell(|| words::entry(first, words::LOG_FIRST, []));
        Self {
            chance,
            first,
            active: right_of(first, count),
            round: 0,
            turn: 0,
            stage: Stage::Placing,
            slot: 0,
            activations: Activations::default(),
            figure: None,
            players,
            covered,
            shut,
            towns,
            merchant: None,
            merchant_card,
            merchant_deck,
            row,
            special_deck,
            sold: CardSet::default(),
            shogun_supply: SHOGUN_OFFICIALS,
            strongholds: STRONGHOLDS,
            packages: [true; PACKAGES.len()],
        }
    }

    /// E-3.10.
    pub(super) fn take_placing(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match mv {
            Move::Package(index) => self.take_package(seat, index, journal),
            Move::Found(space) => self.found(seat, space, journal),
            _ => return,
        }
        self.next_in_setup();
    }

    fn take_package(&mut self, seat: Seat, index: u8, journal: &mut Journal) {
        self.packages[usize::from(index)] = false;
        let player = self.player_mut(seat);
        player.package = true;
        player.take(PACKAGES[usize::from(index)]);
        journal.tell(|| {
            let name = Arg::Text(package_name(index));
            words::goods(
                words::entry(seat, words::LOG_PACKAGE, [("package", name)]),
                PACKAGES[usize::from(index)],
            )
        });
    }

    /// E-3.17: it costs nothing, and its point is on the track already (E-3.7).
    fn found(&mut self, seat: Seat, space: Space, journal: &mut Journal) {
        if let Some(town) = self.town_mut(space) {
            town.buildings.push(Building::House(seat));
        }
        let player = self.player_mut(seat);
        player.houses -= 1;
        player.officials -= 1;
        player.samurai.add(space);
        journal.tell(|| {
            words::entry(seat, words::LOG_FOUNDED, [("city", words::space(space))])
                .about(words::space_target(space))
        });
    }

    /// E-3.10, E-3.11: counter-clockwise, the first player last, twice; then the merchant (E-3.13).
    fn next_in_setup(&mut self) {
        if self.active != self.first {
            self.active = right_of(self.active, self.players.count);
            return;
        }
        let player = self.player(self.first);
        if player.package && player.founded() {
            self.stage = Stage::Merchant;
        } else {
            self.active = right_of(self.first, self.players.count);
        }
    }

    /// E-3.13; then the first round begins.
    pub(super) fn take_merchant_start(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let Move::To(space) = mv else { return };
        self.merchant = Some(space);
        // what nobody took goes back to the supply (E-3.12)
        self.packages = [false; PACKAGES.len()];
        journal.tell(|| {
            let space_name = words::space(space);
            words::entry(seat, words::LOG_MERCHANT_PLACED, [("space", space_name)])
                .about(words::space_target(space))
        });
        self.begin_round(journal);
    }
}

/// The neighbour on the right (E-3.10).
pub(super) fn right_of(seat: Seat, count: u8) -> Seat {
    Seat((seat.0 + count - 1) % count)
}

/// E-3.8: drawn from the seed, or as chosen.
fn first_seat(setup: &Setup, chance: &mut Chance) -> Seat {
    let drawn = Seat(chance.below(setup.seat_count().into()) as u8);
    let chosen = setup.option(super::info(), "first").strip_prefix("seat-");
    let number = chosen.and_then(|number| number.parse::<u8>().ok());
    number.map_or(drawn, |number| Seat(number - 1))
}
