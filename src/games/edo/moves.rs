//! The decisions, their notation, and the targets that stand for them.

use super::data::PACKAGES;
use super::pieces::{Action, BuildingKind, Card, Resource, Space};
use crate::kernel::{Refusal, Seat, Target};
use std::fmt;
use std::str::FromStr;

/// An atomic decision (E-19). Large choices are made piece by piece (E-19.7), so most moves name one
/// thing. The order of the variants is the canonical order of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `package 3-rice`: take a package, by its place in the data (E-3.10).
    Package(u8),
    /// `found city1`: put the first house and samurai here (E-3.10).
    Found(Space),
    /// `card A`: this card goes into the next slot (E-5.1).
    Card(Card),
    /// `action A.rice`: this action of the card is selected (E-5.2).
    Action(Action),
    /// `officials 2`: so many own-colour officials on the card (E-5.4).
    Officials(u8),
    /// `shogun-officials 1`: so many shogun officials on the card (E-5.4).
    ShogunOfficials(u8),
    /// `ready`: the program is finished (E-5.10).
    Ready,
    /// `samurai city1`: a samurai on this space is moved, used, or taken home.
    Samurai(Space),
    /// `merchant`: the merchant is moved (E-6.5).
    Merchant,
    /// `to edo`: the figure goes there.
    To(Space),
    /// `place outpost1`: Travel puts an official on this outpost (E-7.4 A).
    Place(Space),
    /// `times 3`: so many activations at once (E-19.9).
    Times(u8),
    /// `take S05`: take this special card (E-7.7).
    Take(Card),
    /// `sell C`: sell this card (E-7.11).
    Sell(Card),
    /// `build city1 house`: build here (E-9.1).
    Build(Space, BuildingKind),
    /// `buy wood 2`: option a of the merchant card (E-10.3).
    Buy(Resource, u8),
    /// `power-point`: option b of the merchant card (E-10.4).
    PowerPoint,
    /// `done`: no further move or activation; the samurai that are left stay.
    Done,
}

impl Move {
    /// What a person at `seat` touches for this move, in order.
    pub(super) fn targets(self, seat: Seat) -> Vec<Target> {
        let samurai = |space: Space| format!("samurai/{seat}/{space}");
        let name = match self {
            Self::Package(index) => format!("package/{}", package_name(index)),
            Self::Found(space) | Self::To(space) | Self::Place(space) => format!("space/{space}"),
            Self::Card(card) | Self::Sell(card) => format!("card/{card}"),
            Self::Action(action) => format!("action/{action}"),
            Self::Officials(count) => format!("officials/{count}"),
            Self::ShogunOfficials(count) => format!("shogun-officials/{count}"),
            Self::Ready => "ready".to_owned(),
            Self::Samurai(space) => samurai(space),
            Self::Merchant => "merchant".to_owned(),
            Self::Times(count) => format!("times/{count}"),
            Self::Take(card) => format!("row/{card}"),
            Self::Build(space, kind) => {
                return vec![Target(format!("build/{kind}")), Target(samurai(space))];
            }
            Self::Buy(resource, count) => format!("buy/{resource}/{count}"),
            Self::PowerPoint => "power-point".to_owned(),
            Self::Done => "done".to_owned(),
        };
        vec![Target(name)]
    }

    /// Whether its first target is a button of the decision at hand, and not a thing that lies on the
    /// board.
    pub(super) const fn has_button(self) -> bool {
        match self {
            Self::Action(_)
            | Self::Officials(_)
            | Self::ShogunOfficials(_)
            | Self::Ready
            | Self::Times(_)
            | Self::Build(..)
            | Self::Buy(..)
            | Self::PowerPoint
            | Self::Done => true,
            Self::Package(_)
            | Self::Found(_)
            | Self::Card(_)
            | Self::Samurai(_)
            | Self::Merchant
            | Self::To(_)
            | Self::Place(_)
            | Self::Take(_)
            | Self::Sell(_) => false,
        }
    }

    /// The moves for which a person at `seat` may touch a thing of the board, whatever the position; none
    /// if there is no such thing.
    pub(super) fn of_target(seat: Seat, target: &Target) -> Vec<Self> {
        let words: Vec<&str> = target.0.split('/').collect();
        let notations = match words.as_slice() {
            ["space", space] => ["found", "to", "place"]
                .map(|word| format!("{word} {space}"))
                .to_vec(),
            ["card", card] => vec![format!("card {card}"), format!("sell {card}")],
            ["row", card] => vec![format!("take {card}")],
            ["samurai", owner, space] if *owner == seat.to_string() => {
                let builds = BuildingKind::ALL.map(|kind| format!("build {space} {kind}"));
                let mut all = vec![format!("samurai {space}")];
                all.extend(builds);
                all
            }
            ["samurai" | "build", ..] => Vec::new(),
            other => vec![other.join(" ")],
        };
        notations
            .iter()
            .filter_map(|notation| notation.parse().ok())
            .collect()
    }
}

/// The name of a package: what is in it.
pub(super) fn package_name(index: u8) -> String {
    PACKAGES
        .get(usize::from(index))
        .map_or_else(String::new, ToString::to_string)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Package(index) => write!(f, "package {}", package_name(*index)),
            Self::Found(space) => write!(f, "found {space}"),
            Self::Card(card) => write!(f, "card {card}"),
            Self::Action(action) => write!(f, "action {action}"),
            Self::Officials(count) => write!(f, "officials {count}"),
            Self::ShogunOfficials(count) => write!(f, "shogun-officials {count}"),
            Self::Ready => f.write_str("ready"),
            Self::Samurai(space) => write!(f, "samurai {space}"),
            Self::Merchant => f.write_str("merchant"),
            Self::To(space) => write!(f, "to {space}"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Times(count) => write!(f, "times {count}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::Build(space, kind) => write!(f, "build {space} {kind}"),
            Self::Buy(resource, count) => write!(f, "buy {resource} {count}"),
            Self::PowerPoint => f.write_str("power-point"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unreadable = || Refusal::unreadable_move(text);
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or("");
        let mv = match word() {
            "package" => package(word()).map(Self::Package),
            "found" => word().parse().map(Self::Found),
            "card" => word().parse().map(Self::Card),
            "action" => word().parse().map(Self::Action),
            "officials" => digit(word()).map(Self::Officials),
            "shogun-officials" => digit(word()).map(Self::ShogunOfficials),
            "ready" => Ok(Self::Ready),
            "samurai" => word().parse().map(Self::Samurai),
            "merchant" => Ok(Self::Merchant),
            "to" => word().parse().map(Self::To),
            "place" => word().parse().map(Self::Place),
            "times" => digit(word()).map(Self::Times),
            "take" => word().parse().map(Self::Take),
            "sell" => word().parse().map(Self::Sell),
            "build" => word()
                .parse()
                .and_then(|space| Ok(Self::Build(space, word().parse()?))),
            "buy" => word()
                .parse()
                .and_then(|resource| Ok(Self::Buy(resource, digit(word())?))),
            "power-point" => Ok(Self::PowerPoint),
            "done" => Ok(Self::Done),
            _ => Err(()),
        };
        match (mv, words.next()) {
            (Ok(mv), None) => Ok(mv),
            _ => Err(unreadable()),
        }
    }
}

fn package(name: &str) -> Result<u8, ()> {
    let found = PACKAGES
        .iter()
        .position(|package| package.to_string() == name);
    found.map(|index| index as u8).ok_or(())
}

/// One digit, written in the one way that `Display` writes it.
fn digit(text: &str) -> Result<u8, ()> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(()),
    }
}
