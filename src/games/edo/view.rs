//! What a seat may see (E-17).

use super::data::{ActionKind, BUILDING_SPACES, PACKAGES, SLOTS};
use super::map::SpaceKind;
use super::moves::package_name;
use super::pieces::{
    Action, Building, BuildingKind, Card, Goods, MerchantCard, Resource, Space, Tile,
};
use super::rounds::payout;
use super::state::{Figure, Position, Slot, Stage, Town};
use crate::kernel::{Seat, Target, Viewer, sort_few, view};
use serde::Serialize;

view! {
    /// A position as a viewer sees it. The map's nodes, the cards, the tiles and the costs are in the
    /// game's data by the ids that are named here.
    View as "EdoView" {
        /// The side of the board: `A` or `B`.
        side: &'static str,
        /// The round, from 1; 0 in the set-up.
        round: u8,
        /// The first player of the round.
        first: Seat,
        /// What is going on.
        stage: StageView,
        /// The players, by seat.
        seats: Vec<SeatView>,
        /// The spaces of the map.
        spaces: Vec<SpaceView>,
        /// Edo and the cities.
        towns: Vec<TownView>,
        /// Merchant and merchant cards.
        merchant: MerchantView,
        /// Special cards that lie face up.
        row: Vec<Card> as "string[]",
        /// Special cards that lie face down.
        special_deck: usize,
        /// Special cards that have left the game.
        sold: Vec<Card> as "string[]",
        /// Shogun officials in the supply.
        shogun_supply: u8,
        /// Strongholds in the supply.
        strongholds: u8,
        /// Packages that can still be taken, in the set-up.
        packages: Vec<PackageView>,
    }
}

view! {
    /// What is going on.
    StageView as "EdoStage" {
        /// The kind of decision.
        kind: StageKind,
        /// The seat that decides; none while all program, and at the end.
        seat: Option<Seat>,
        /// The slot that is being resolved, from 1; none outside phase 2.
        slot: Option<u8>,
        /// The opened card's action, while its activations are chosen.
        action: Option<Action> as "string | null",
        /// Activations that can still be begun.
        left: u8,
        /// Own-colour officials on a Travel card that can still become samurai.
        travellers: u8,
        /// Whether a second samurai may follow on the same journey (E-7.15).
        second: bool,
        /// Samurai of the deciding seat that were used for this card, by their spaces.
        used: Vec<Space> as "string[]",
        /// Whether the trade at hand may give the other option as well.
        both: bool,
        /// The space of the figure that is about to be moved, for the deciding seat; `merchant` says
        /// which of the two it is.
        from: Option<Space> as "string | null",
        /// Whether that figure is the merchant.
        merchant: bool,
        /// Where it can go, and for how much.
        reach: Vec<ReachView>,
        /// What a building costs by the opened card, where it can be built at all.
        costs: Vec<CostView>,
    }
}

view! {
    /// A space that a figure can go to.
    ReachView as "EdoReach" {
        /// The space.
        space: Space as "string",
        /// The price in Ryo.
        ryo: u16,
    }
}

view! {
    /// What a building costs now.
    CostView as "EdoCost" {
        /// The building.
        building: BuildingKind,
        /// Wood.
        wood: u8,
        /// Stone.
        stone: u8,
        /// Rice.
        rice: u8,
        /// Ryo.
        ryo: u16,
        /// Power points that it brings.
        points: u8,
    }
}

view! {
    /// A package of the set-up.
    PackageView as "EdoPackage" {
        /// Its name, as in its target.
        id: String,
        /// Wood.
        wood: u8,
        /// Stone.
        stone: u8,
        /// Rice.
        rice: u8,
        /// Ryo.
        ryo: u16,
    }
}

view! {
    /// A player as a viewer sees them.
    SeatView as "EdoSeat" {
        /// Power points on the track.
        points: u8,
        /// The purse, for its owner; for all at the end.
        ryo: Option<u16>,
        /// Wood.
        wood: u8,
        /// Stone.
        stone: u8,
        /// Rice.
        rice: u8,
        /// Authorization cards owned.
        cards: Vec<Card> as "string[]",
        /// Own-colour officials beside the planning board; none where the viewer may not know.
        officials: Option<u8>,
        /// Shogun officials beside the planning board; none where the viewer may not know.
        shogun_officials: Option<u8>,
        /// Own-colour officials at the start of the round.
        mustered: u8,
        /// Shogun officials at the start of the round.
        mustered_shogun: u8,
        /// Samurai on the map.
        samurai: u8,
        /// Houses that are not built.
        houses: u8,
        /// Markets that are not built.
        markets: u8,
        /// Whether a house stands in Edo, without which nobody wins.
        house_in_edo: bool,
        /// The planning board, left to right.
        slots: Vec<SlotView>,
        /// Whether the program of this round is finished.
        ready: bool,
    }
}

view! {
    /// A slot of a planning board. What the viewer may not know is none.
    SlotView as "EdoSlot" {
        /// Whether it has been opened in this round.
        opened: bool,
        /// The card.
        card: Option<Card> as "string | null",
        /// The selected action.
        action: Option<Action> as "string | null",
        /// Own-colour officials on it.
        officials: Option<u8>,
        /// Shogun officials on it.
        shogun_officials: Option<u8>,
    }
}

view! {
    /// A space of the map.
    SpaceView as "EdoSpace" {
        /// Its id.
        id: Space as "string",
        /// Its kind: `edo`, `city`, `forest`, `quarry`, `rice_field`, `outpost`, `road` or `river`.
        kind: &'static str,
        /// Whether it is a site under a cover tile, or the shut city.
        closed: bool,
        /// Samurai, by seat.
        samurai: Vec<u8>,
        /// What one activation of a plain harvest yields here now, on an open site.
        harvest: Option<u8>,
    }
}

view! {
    /// Edo or a city.
    TownView as "EdoTown" {
        /// Its space.
        space: Space as "string",
        /// Its profit tile.
        tile: Option<Tile> as "string | null",
        /// Its buildings, in order.
        buildings: Vec<BuildingView>,
        /// Building spaces.
        building_spaces: usize,
        /// The players with influence, the first rank first, with the income that they would get now.
        ranks: Vec<RankView>,
    }
}

view! {
    /// A building.
    BuildingView as "EdoBuilding" {
        /// Its kind.
        kind: BuildingKind,
        /// Whose it is; strongholds are nobody's.
        seat: Option<Seat>,
    }
}

view! {
    /// A player's rank in a town.
    RankView as "EdoRank" {
        /// The player.
        seat: Seat,
        /// Their influence.
        influence: u8,
        /// The income of the rank.
        ryo: u8,
    }
}

view! {
    /// The merchant.
    MerchantView as "EdoMerchant" {
        /// Where it stands; none before it is placed.
        space: Option<Space> as "string | null",
        /// The current card.
        card: MerchantCard as "string",
        /// The preview card, if the deck has one.
        next: Option<MerchantCard> as "string | null",
        /// Cards in the deck, the preview card among them.
        deck: usize,
    }
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "EdoStageKind")
)]
pub enum StageKind {
    /// Taking a package or founding.
    Placing,
    /// Placing the merchant.
    Merchant,
    /// Programming.
    Programming,
    /// The movement window.
    Window,
    /// The activations of an opened card.
    Card,
    /// Wages.
    Wages,
    /// The match is over.
    Over,
}

impl From<Stage> for StageKind {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Placing => Self::Placing,
            Stage::Merchant => Self::Merchant,
            Stage::Programming => Self::Programming,
            Stage::Window => Self::Window,
            Stage::Card => Self::Card,
            Stage::Wages => Self::Wages,
            Stage::Over => Self::Over,
        }
    }
}

impl Position {
    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        let side_b = super::map::rules_of(self.players.count).side_b;
        View {
            side: if side_b { "B" } else { "A" },
            round: self.round,
            first: self.first,
            stage: self.stage_view(viewer),
            seats: self
                .all_seats()
                .map(|seat| self.seat_view(seat, viewer))
                .collect(),
            spaces: self.spaces().map(|space| self.space_view(space)).collect(),
            towns: self
                .towns()
                .iter()
                .map(|town| self.town_view(town))
                .collect(),
            merchant: MerchantView {
                space: self.merchant,
                card: self.merchant_card,
                next: self.merchant_deck.last(),
                deck: self.merchant_deck.len(),
            },
            row: self.row.iter().collect(),
            special_deck: self.special_deck.len(),
            sold: self.sold.iter().collect(),
            shogun_supply: self.shogun_supply,
            strongholds: self.strongholds,
            packages: (0..PACKAGES.len())
                .filter(|index| self.packages[*index])
                .map(package_view)
                .collect(),
        }
    }

    fn stage_view(&self, viewer: Viewer) -> StageView {
        let one = !matches!(self.stage, Stage::Programming | Stage::Over);
        let executing = matches!(self.stage, Stage::Window | Stage::Card);
        let deciding = one && viewer == Some(self.active);
        let action = (self.stage == Stage::Card)
            .then(|| self.player(self.active).slots[usize::from(self.slot)].action)
            .flatten();
        let figure = self.figure.filter(|_| deciding);
        let mut reach = Vec::new();
        if figure.is_some() {
            let from = figure.and_then(|figure| self.stands(figure));
            let paid = self.stage == Stage::Window;
            self.each_move(self.active, &mut |mv| {
                if let (super::moves::Move::To(space), Some(from)) = (mv, from) {
                    let ryo = if paid { self.price(from, space) } else { 0 };
                    reach.push(ReachView { space, ryo });
                }
            });
        }
        let travel = action.is_some_and(|action| action.data().kind == ActionKind::Travel);
        let begun = self.activations.bought || self.activations.scored;
        StageView {
            kind: self.stage.into(),
            seat: one.then_some(self.active),
            slot: executing.then_some(self.slot + 1),
            action,
            left: self.activations.left,
            travellers: if travel {
                self.activations.left - self.activations.shogun
            } else {
                0
            },
            second: self.activations.moved.is_some(),
            used: self.activations.used.iter().collect(),
            both: begun && self.trades_both(self.active),
            from: figure.and_then(|figure| self.stands(figure)),
            merchant: figure == Some(Figure::Merchant),
            reach,
            costs: action.map_or_else(Vec::new, costs),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let player = self.player(seat);
        let own = viewer == Some(seat);
        let open = own || self.officials_open(seat);
        SeatView {
            points: player.points,
            ryo: (own || self.stage == Stage::Over).then_some(player.ryo),
            wood: player.has(Resource::Wood),
            stone: player.has(Resource::Stone),
            rice: player.has(Resource::Rice),
            cards: player.cards.iter().collect(),
            officials: open.then_some(player.officials),
            shogun_officials: open.then_some(player.shogun_officials),
            mustered: player.mustered[0],
            mustered_shogun: player.mustered[1],
            samurai: player.samurai.len() as u8,
            houses: player.houses,
            markets: player.markets,
            house_in_edo: self.has_house_in_edo(seat),
            slots: (0..SLOTS)
                .map(|index| {
                    let opened = self.opened(seat, index);
                    slot_view(opened, player.slots[index], own || opened)
                })
                .collect(),
            ready: player.ready,
        }
    }

    fn space_view(&self, space: Space) -> SpaceView {
        let kind = self.kind(space);
        let covered = self.covered.contains(space);
        let open_site = matches!(kind, SpaceKind::Site(_)) && !covered;
        SpaceView {
            id: space,
            kind: kind.name(),
            closed: covered || self.shut.contains(space),
            samurai: self
                .all_seats()
                .map(|seat| self.player(seat).samurai.on(space) as u8)
                .collect(),
            harvest: open_site.then(|| super::data::site_yield(self.samurai_on(space))),
        }
    }

    fn town_view(&self, town: &Town) -> TownView {
        let ranked = self.ranked(town);
        let rank = |(rank, seat): (usize, Seat)| RankView {
            seat,
            influence: town.influence(seat),
            ryo: payout(town, ranked.len(), rank),
        };
        let building = |building: Building| BuildingView {
            kind: building.kind(),
            seat: building.owner(),
        };
        TownView {
            space: town.space,
            tile: town.tile,
            buildings: town.buildings.iter().map(building).collect(),
            building_spaces: BUILDING_SPACES,
            ranks: ranked.iter().enumerate().map(rank).collect(),
        }
    }

    /// Every named target of the board, and the buttons of the decision at hand.
    pub(super) fn targets_for(&self, viewer: Viewer) -> Vec<Target> {
        let mut names = vec!["merchant".to_owned(), "special-deck".to_owned()];
        names.extend(["merchant-card", "merchant-next"].map(str::to_owned));
        names.extend(self.spaces().map(|space| format!("space/{space}")));
        names.extend(self.row.iter().map(|card| format!("row/{card}")));
        let packages = (0..PACKAGES.len()).filter(|index| self.packages[*index]);
        names.extend(packages.map(|index| format!("package/{}", package_name(index as u8))));
        for town in self.towns() {
            names.push(format!("tile/{}", town.space));
        }
        for seat in self.all_seats() {
            let spaces = self.player(seat).samurai.spaces();
            names.extend(spaces.map(|space| format!("samurai/{seat}/{space}")));
            names.extend((1..=SLOTS).map(|slot| format!("slot/{seat}/{slot}")));
        }
        if let Some(seat) = viewer {
            let cards = self.player(seat).cards.iter();
            names.extend(cards.map(|card| format!("card/{card}")));
            self.each_move(seat, &mut |mv| {
                if mv.has_button() {
                    names.push(mv.targets(seat).swap_remove(0).0);
                }
            });
        }
        sort_few(&mut names, Ord::cmp);
        names.dedup();
        names.into_iter().map(Target).collect()
    }

    /// What `seat` has chosen of a decision that has not taken effect.
    pub(super) fn picked_by(&self, seat: Seat) -> Vec<Target> {
        let target = |name: String| Target(name);
        if self.stage == Stage::Programming {
            let slots = self.player(seat).slots;
            let pieces = slots.into_iter().flat_map(|slot| {
                [
                    slot.card.map(|card| format!("card/{card}")),
                    slot.action.map(|action| format!("action/{action}")),
                    slot.officials.map(|count| format!("officials/{count}")),
                    slot.shogun_officials
                        .map(|count| format!("shogun-officials/{count}")),
                ]
            });
            return pieces.flatten().map(target).collect();
        }
        let figure = self.figure.filter(|_| seat == self.active);
        let name = figure.map(|figure| match figure {
            Figure::Samurai(space) => format!("samurai/{seat}/{space}"),
            Figure::Merchant => "merchant".to_owned(),
        });
        name.into_iter().map(target).collect()
    }
}

fn slot_view(opened: bool, slot: Slot, known: bool) -> SlotView {
    SlotView {
        opened,
        card: slot.card.filter(|_| known),
        action: slot.action.filter(|_| known),
        officials: slot.officials.filter(|_| known),
        shogun_officials: slot.shogun_officials.filter(|_| known),
    }
}

fn costs(action: Action) -> Vec<CostView> {
    if action.data().kind != ActionKind::Build {
        return Vec::new();
    }
    let cost = |kind: BuildingKind| {
        let Goods { resources, ryo } = kind.data().cost.less(action.data().discount);
        let [wood, stone, rice] = resources;
        CostView {
            building: kind,
            wood,
            stone,
            rice,
            ryo,
            points: kind.data().points,
        }
    };
    BuildingKind::ALL.map(cost).to_vec()
}

fn package_view(index: usize) -> PackageView {
    let Goods { resources, ryo } = PACKAGES[index];
    let [wood, stone, rice] = resources;
    PackageView {
        id: package_name(index as u8),
        wood,
        stone,
        rice,
        ryo,
    }
}

/// The TypeScript declarations of the view.
#[cfg(not(target_arch = "wasm32"))]
pub fn types(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        View::decl(config),
        StageView::decl(config),
        StageKind::decl(config),
        ReachView::decl(config),
        CostView::decl(config),
        PackageView::decl(config),
        SeatView::decl(config),
        SlotView::decl(config),
        SpaceView::decl(config),
        TownView::decl(config),
        BuildingKind::decl(config),
        BuildingView::decl(config),
        RankView::decl(config),
        MerchantView::decl(config),
    ]
}
