//! Why a move is refused: the clause that forbids it. What is legal is decided in `choices`; this
//! file only explains. The activations of a card are in `why_card.rs`.

use super::data::{PACKAGES, RYO_PER_SPACE};
use super::map::SpaceKind;
use super::moves::Move;
use super::pieces::{BuildingKind, Space};
use super::state::{Position, Slot, Stage};
use super::words;
use crate::kernel::{Arg, Refusal, Seat, Target};

macro_rules! codes {
    ($($name:ident = $code:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $code;)+
        /// Every code of a refused move or position, for the test of the locales.
        pub(super) const CODES: &[&str] = &[$($code),+,
            "position-seats", "position-round", "position-covered", "position-shut",
            "position-merchant", "position-tile", "position-building", "position-market",
            "position-stronghold", "position-resources", "position-officials", "position-pieces",
            "position-few-cards", "position-program", "position-shogun-officials",
            "position-strongholds", "position-special-cards", "position-special-row", "position-merchant-cards",
            "position-setup", "position-stage"];
    };
}

codes! {
    MATCH_OVER = "match-over",
    NOT_YOUR_TURN = "not-your-turn",
    NO_SUCH_SEAT = "no-such-seat",
    PLACE_FIRST = "place-first",
    PACKAGE_HAD = "package-had",
    PACKAGE_GONE = "package-gone",
    FOUNDED = "founded",
    FOUND_IN_CITY = "found-in-city",
    FOUND_NOT_IN_EDO = "found-not-in-edo",
    CITY_SHUT = "city-shut",
    CITY_TAKEN = "city-taken",
    RIVER_ONLY = "river-only",
    PROGRAM_FROZEN = "program-frozen",
    PROGRAM_FULL = "program-full",
    PROGRAM_UNFINISHED = "program-unfinished",
    PROGRAM_IN_ORDER = "program-in-order",
    CARD_NOT_OWNED = "card-not-owned",
    CARD_IN_SLOT = "card-in-slot",
    ACTION_NOT_ON_CARD = "action-not-on-card",
    TOO_MANY_OFFICIALS = "too-many-officials",
    OFFICIALS_NOT_BESIDE = "officials-not-beside",
    WINDOW_FIRST = "window-first",
    FINISH_MOVE_FIRST = "finish-move-first",
    CHOOSE_FIGURE_FIRST = "choose-figure-first",
    NOT_YOUR_SAMURAI = "not-your-samurai",
    NO_SAMURAI_THERE = "no-samurai-there",
    NO_RYO = "no-ryo",
    TOO_FAR = "too-far",
    STANDS_THERE = "stands-there",
    NOT_ON_MAP = "not-on-map",
    NO_MOVES_NOW = "no-moves-now",
    NOT_THIS_ACTION = "not-this-action",
    NO_ACTIVATION_LEFT = "no-activation-left",
    BRINGS_NOTHING = "brings-nothing",
    CANNOT_PAY = "cannot-pay",
    OUTPOST_ONLY = "outpost-only",
    SHOGUN_NO_SAMURAI = "shogun-no-samurai",
    FINISH_TRAVEL_FIRST = "finish-travel-first",
    ANOTHER_SAMURAI = "another-samurai",
    MERCHANT_NOT_FREE = "merchant-not-free",
    CARD_NOT_IN_ROW = "card-not-in-row",
    CARD_USED = "card-used",
    SAMURAI_USED = "samurai-used",
    NOT_THIS_SITE = "not-this-site",
    SITE_COVERED = "site-covered",
    BUILDING_FIRST = "building-first",
    BUILD_IN_TOWN = "build-in-town",
    TOWN_FULL = "town-full",
    NONE_LEFT = "none-left",
    MARKET_NOT_IN_EDO = "market-not-in-edo",
    MARKET_THERE = "market-there",
    TOO_FEW_HOUSES = "too-few-houses",
    OWN_HOUSE_NEEDED = "own-house-needed",
    NOT_WITH_MERCHANT = "not-with-merchant",
    NOT_SOLD = "not-sold",
    RESOURCE_LIMIT = "resource-limit",
    ONE_OPTION = "one-option",
    WAGES_FIRST = "wages-first",
    TOO_LITTLE_RICE = "too-little-rice",
}

impl Position {
    /// Why the illegal move is illegal.
    pub(super) fn explain(&self, seat: Seat, mv: Move) -> Refusal {
        match self.stage {
            Stage::Over => Refusal::by("E-14.1", MATCH_OVER),
            _ if seat.0 >= self.players.count => Refusal::by("E-1.1", NO_SUCH_SEAT),
            Stage::Programming => self.explain_program(seat, mv),
            _ if seat != self.active => {
                let clause = if self.stage == Stage::Wages {
                    "E-12.4"
                } else if self.round == 0 {
                    "E-3.10"
                } else {
                    "E-4.2"
                };
                Refusal::by(clause, NOT_YOUR_TURN).with("seat", self.active)
            }
            Stage::Placing => self.explain_placing(seat, mv),
            Stage::Merchant => Refusal::by("E-3.13", RIVER_ONLY),
            Stage::Window => self.explain_window(seat, mv),
            Stage::Card => self.explain_card(seat, mv),
            Stage::Wages => self.explain_wages(seat, mv),
        }
    }

    fn explain_placing(&self, seat: Seat, mv: Move) -> Refusal {
        let player = self.player(seat);
        match mv {
            Move::Package(_) if player.package => Refusal::by("E-3.11", PACKAGE_HAD),
            Move::Package(index) if usize::from(index) < PACKAGES.len() => {
                Refusal::by("E-3.10", PACKAGE_GONE)
            }
            Move::Found(_) if player.founded() => Refusal::by("E-3.11", FOUNDED),
            Move::Found(space) => {
                let (clause, code) = match self.kind(space) {
                    SpaceKind::Edo => ("E-3.14", FOUND_NOT_IN_EDO),
                    SpaceKind::City if self.shut.contains(space) => ("E-3.3", CITY_SHUT),
                    SpaceKind::City => ("E-3.10", CITY_TAKEN),
                    _ => ("E-3.10", FOUND_IN_CITY),
                };
                about(clause, code, space)
            }
            _ => Refusal::by("E-3.10", PLACE_FIRST),
        }
    }

    fn explain_program(&self, seat: Seat, mv: Move) -> Refusal {
        let player = self.player(seat);
        if player.ready {
            return Refusal::by("E-5.10", PROGRAM_FROZEN);
        }
        let unfinished = |slot: &&Slot| slot.shogun_officials.is_none();
        let Some(slot) = player.slots.iter().find(unfinished) else {
            return Refusal::by("E-5.3", PROGRAM_FULL);
        };
        let most = slot
            .action
            .map_or(0, |action| action.data().most_officials());
        let count = match (mv, slot.card, slot.action, slot.officials) {
            (Move::Ready, ..) => return Refusal::by("E-5.3", PROGRAM_UNFINISHED),
            (Move::Card(card), None, ..) => {
                let owned = player.cards.contains(card);
                let code = if owned { CARD_IN_SLOT } else { CARD_NOT_OWNED };
                return Refusal::by("E-5.1", code).with("card", words::card(card));
            }
            (Move::Action(action), Some(card), None, _) => {
                return Refusal::by("E-5.2", ACTION_NOT_ON_CARD)
                    .with("action", words::action(action))
                    .with("card", words::card(card));
            }
            (Move::Officials(count), _, Some(_), None) => count,
            (Move::ShogunOfficials(count), _, Some(_), Some(own)) => count + own,
            _ => return Refusal::by("E-19.7", PROGRAM_IN_ORDER),
        };
        if count > most {
            Refusal::by("E-5.5", TOO_MANY_OFFICIALS).with("most", most)
        } else {
            Refusal::by("E-5.4", OFFICIALS_NOT_BESIDE)
        }
    }

    fn explain_window(&self, seat: Seat, mv: Move) -> Refusal {
        let player = self.player(seat);
        if let Some(from) = self.figure.and_then(|figure| self.stands(figure)) {
            return match mv {
                Move::To(space) if space == from => about("E-6.14", STANDS_THERE, space),
                Move::To(space) if self.kind(space) == SpaceKind::Absent => {
                    about("E-2.6", NOT_ON_MAP, space)
                }
                Move::To(space) => about("E-6.4", TOO_FAR, space)
                    .with("price", Arg::Number(self.price(from, space).into()))
                    .with("ryo", Arg::Number(player.ryo.into())),
                _ => Refusal::by("E-19.7", FINISH_MOVE_FIRST),
            };
        }
        match mv {
            Move::Samurai(space) if player.samurai.on(space) == 0 => {
                about("E-6.3", NO_SAMURAI_THERE, space)
            }
            Move::Samurai(_) | Move::Merchant if player.ryo < RYO_PER_SPACE => {
                Refusal::by("E-6.4", NO_RYO)
            }
            Move::To(_) => Refusal::by("E-6.14", CHOOSE_FIGURE_FIRST),
            _ => Refusal::by("E-6.2", WINDOW_FIRST),
        }
    }

    fn explain_wages(&self, seat: Seat, mv: Move) -> Refusal {
        let player = self.player(seat);
        match mv {
            Move::Samurai(space) => about("E-12.1", NO_SAMURAI_THERE, space),
            Move::Done => Refusal::by("E-12.3", TOO_LITTLE_RICE)
                .with("samurai", Arg::count(player.samurai.len()))
                .with("fed", player.fed()),
            _ => Refusal::by("E-12.1", WAGES_FIRST),
        }
    }

    pub(super) fn why_target(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        if let Some(owner) = self.owner_of(target).filter(|owner| *owner != seat) {
            return Some(Refusal::by("E-6.6", NOT_YOUR_SAMURAI).with("seat", owner));
        }
        if let Some(kind) = target.0.strip_prefix("build/") {
            return self.why_building(seat, kind.parse().ok()?);
        }
        let moves = Move::of_target(seat, target);
        let (mut first, mut later) = (false, false);
        self.each_move(seat, &mut |mv| {
            if moves.contains(&mv) {
                let begins = mv.targets(seat).first() == Some(target);
                first |= begins;
                later |= !begins;
            }
        });
        if first {
            return None;
        }
        if later {
            return Some(Refusal::by("E-9.1", BUILDING_FIRST));
        }
        let mv = moves.iter().find(|mv| self.fits_stage(seat, **mv));
        mv.or(moves.first()).map(|mv| self.explain(seat, *mv))
    }

    /// Why no building of this kind can be built now; none if one can.
    fn why_building(&self, seat: Seat, kind: BuildingKind) -> Option<Refusal> {
        let mut legal = false;
        self.each_move(seat, &mut |mv| {
            legal |= matches!(mv, Move::Build(_, other) if other == kind);
        });
        if legal {
            return None;
        }
        let player = self.player(seat);
        let manned = || {
            self.towns()
                .iter()
                .filter(|town| self.unused(player, town.space))
        };
        let mut roomy = manned().filter(|town| self.has_room(seat, town, kind));
        let town = roomy.next().or_else(|| manned().next()).or(self.edo())?;
        Some(self.explain(seat, Move::Build(town.space, kind)))
    }

    /// The seat whose samurai a target names.
    fn owner_of(&self, target: &Target) -> Option<Seat> {
        let (seat, _) = target.0.strip_prefix("samurai/")?.split_once('/')?;
        self.all_seats().find(|owner| owner.to_string() == seat)
    }

    /// Which of the moves that begin with one target is meant now.
    fn fits_stage(&self, seat: Seat, mv: Move) -> bool {
        use super::data::ActionKind;
        let kind = match self.stage {
            Stage::Card if seat == self.active => self.opened_action().map(|action| action.kind),
            _ => None,
        };
        match mv {
            Move::Found(_) => self.stage == Stage::Placing,
            Move::Place(_) => kind == Some(ActionKind::Travel) && self.figure.is_none(),
            Move::To(_) => {
                kind != Some(ActionKind::Travel) && self.stage != Stage::Placing
                    || self.figure.is_some()
            }
            Move::Sell(_) => kind == Some(ActionKind::SellAuthorization),
            Move::Card(_) => kind != Some(ActionKind::SellAuthorization),
            Move::Build(_, building) => {
                kind == Some(ActionKind::Build) && building == BuildingKind::House
            }
            Move::Samurai(_) => kind != Some(ActionKind::Build),
            _ => true,
        }
    }
}

pub(super) fn about(clause: &'static str, code: &'static str, space: Space) -> Refusal {
    Refusal::by(clause, code).with("space", words::space(space))
}
