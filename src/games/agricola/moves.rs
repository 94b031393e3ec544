//! The decisions, their notation, and the targets that stand for them.

use super::action::Source;
use super::cards::{Card, way_from_text, way_text};
use super::farm::{Cell, House};
use super::goods::{Good, Goods};
use super::majors::Major;
use super::spaces::Space;
use crate::kernel::{Refusal, Target};
use std::fmt;
use std::str::FromStr;

/// An atomic decision. Large choices are made piece by piece, so most moves name one thing.
/// The order of the variants is the canonical order of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `place wood3`: put a person on this space.
    Place(Space),
    /// `room 00`: build a room here.
    Room(Cell),
    /// `stable 04`: build a stable here.
    Stable(Cell),
    /// `plow 12`: plow a field here.
    Plow(Cell),
    /// `sow grain`: sow one empty field. Empty fields are all alike.
    Sow(Good),
    /// `sow-on E18`: sow on a card.
    SowOn(Card),
    /// `bake 2`: bake so much grain, as well as it can be done.
    Bake(u8),
    /// `fence 03`: this cell belongs to the pasture that is being made.
    Fence(Cell),
    /// `close`: the pasture has all its cells.
    Close,
    /// `renovate clay`: the whole house.
    Renovate(House),
    /// `build well`: build a major improvement.
    Build(Major),
    /// `play E22`: play a hand card.
    Play(Card),
    /// `take reed`: of several goods these, or these of a space that offers several.
    Take(Good),
    /// `grow`: family growth.
    Grow,
    /// `pay clay:4`, `pay fireplace_2`: this of several prices.
    Pay(Price),
    /// `keep 3 0 1`: sheep, boar and cattle that stay.
    Keep([u8; 3]),
    /// `convert sheep`: turn one into food at the best rate.
    Convert(Good),
    /// `use joinery`: turn a good into food, once in a harvest.
    Use(Major),
    /// `use E158`, `use E22 reed:1`, `use E171 wood:3=clay:1`: use a card; in one of its ways, if it has
    /// several.
    Card(Card, u8),
    /// `feed`: the family eats what there is; what lacks is begged for.
    Feed,
    /// `done`: no more of this.
    Done,
}

/// A price: goods, or a card that is returned, or both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Price {
    /// What is paid.
    pub goods: Goods,
    /// What is returned.
    pub back: Option<Back>,
}

/// An improvement that is returned as a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Back {
    /// A major improvement goes back to the board.
    Major(Major),
    /// A minor improvement leaves the game.
    Minor(Card),
}

impl Price {
    pub(super) const fn of(goods: Goods) -> Self {
        Self { goods, back: None }
    }
}

impl Move {
    /// What a person touches for this move, in order. `ambiguous` says that a cell alone could mean a
    /// room and a stable.
    pub(super) fn targets(self, ambiguous: bool) -> Vec<Target> {
        let part = |part: &str, cell: Cell| {
            let cell = Target(format!("cell/{cell}"));
            if ambiguous {
                vec![Target(format!("part/{part}")), cell]
            } else {
                vec![cell]
            }
        };
        let name = match self {
            Self::Place(space) => format!("space/{space}"),
            Self::Room(cell) => return part("rooms", cell),
            Self::Stable(cell) => return part("stables", cell),
            Self::Plow(cell) | Self::Fence(cell) => format!("cell/{cell}"),
            Self::Sow(crop) => format!("crop/{crop}"),
            Self::Bake(count) => format!("bake/{count}"),
            Self::Close => "close".to_owned(),
            Self::Renovate(house) => format!("renovate/{house}"),
            Self::Grow => "grow".to_owned(),
            Self::Play(card) => format!("hand/{card}"),
            Self::Build(major) => format!("major/{major}"),
            Self::Pay(price) => format!("pay/{price}"),
            Self::Take(good) => format!("take/{good}"),
            Self::Keep([sheep, boar, cattle]) => format!("keep/{sheep}-{boar}-{cattle}"),
            Self::Convert(good) => format!("convert/{good}"),
            Self::Use(major) => format!("use/{major}"),
            Self::SowOn(card) => format!("sow-on/{card}"),
            Self::Card(card, way) => match way_text(card, way) {
                Some(text) if !text.is_empty() => format!("use/{card}/{text}"),
                _ => format!("use/{card}"),
            },
            Self::Feed => "feed".to_owned(),
            Self::Done => "done".to_owned(),
        };
        vec![Target(name)]
    }

    /// Whether its last target is a button of the decision at hand, and not a thing that lies on the
    /// board.
    pub(super) const fn is_button(self) -> bool {
        !matches!(
            self,
            Self::Place(_)
                | Self::Room(_)
                | Self::Stable(_)
                | Self::Plow(_)
                | Self::Fence(_)
                | Self::Play(_)
                | Self::Build(_)
        )
    }

    /// The moves for which a person may touch a target, whatever the position; none if there is no
    /// such thing.
    pub(super) fn of_target(target: &Target) -> Vec<Self> {
        let words: Vec<&str> = target.0.split('/').collect();
        if let ["front", card] = words.as_slice() {
            return card.parse().map_or(Vec::new(), moves_of_card);
        }
        let notations = match words.as_slice() {
            ["space", space] => vec![format!("place {space}")],
            ["cell", cell] => ["room", "stable", "plow", "fence"]
                .map(|word| format!("{word} {cell}"))
                .to_vec(),
            ["crop", crop] => vec![format!("sow {crop}")],
            ["hand", card] => vec![format!("play {card}")],
            ["major", major] => vec![format!("build {major}")],
            ["keep", counts] => vec![format!("keep {}", counts.replace('-', " "))],
            ["part", _] => Vec::new(),
            other => vec![other.join(" ")],
        };
        notations
            .iter()
            .filter_map(|notation| notation.parse().ok())
            .collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(space) => write!(f, "place {space}"),
            Self::Room(cell) => write!(f, "room {cell}"),
            Self::Stable(cell) => write!(f, "stable {cell}"),
            Self::Plow(cell) => write!(f, "plow {cell}"),
            Self::Sow(crop) => write!(f, "sow {crop}"),
            Self::Bake(count) => write!(f, "bake {count}"),
            Self::Fence(cell) => write!(f, "fence {cell}"),
            Self::Close => f.write_str("close"),
            Self::Renovate(house) => write!(f, "renovate {house}"),
            Self::Grow => f.write_str("grow"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Build(major) => write!(f, "build {major}"),
            Self::Pay(price) => write!(f, "pay {price}"),
            Self::Take(good) => write!(f, "take {good}"),
            Self::Keep([sheep, boar, cattle]) => write!(f, "keep {sheep} {boar} {cattle}"),
            Self::Convert(good) => write!(f, "convert {good}"),
            Self::Use(major) => write!(f, "use {major}"),
            Self::SowOn(card) => write!(f, "sow-on {card}"),
            Self::Card(card, way) => match way_text(*card, *way) {
                Some(text) if !text.is_empty() => write!(f, "use {card} {text}"),
                _ => write!(f, "use {card}"),
            },
            Self::Feed => f.write_str("feed"),
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
        let mv: Result<Self, ()> = match word() {
            "place" => word().parse().map(Self::Place),
            "room" => word().parse().map(Self::Room),
            "stable" => word().parse().map(Self::Stable),
            "plow" => word().parse().map(Self::Plow),
            "sow" => crop(word()).map(Self::Sow),
            "bake" => count(word()).map(Self::Bake),
            "fence" => word().parse().map(Self::Fence),
            "close" => Ok(Self::Close),
            "renovate" => word().parse().map(Self::Renovate),
            "grow" => Ok(Self::Grow),
            "play" => word().parse().map(Self::Play),
            "build" => word().parse().map(Self::Build),
            "pay" => word().parse().map(Self::Pay),
            "take" => word().parse().map(Self::Take),
            "keep" => animals([word(), word(), word()]).map(Self::Keep),
            "convert" => word().parse().map(Self::Convert),
            "use" => {
                let used = words.next().unwrap_or("");
                match used.parse() {
                    Ok(major) => Ok(Self::Use(major)),
                    Err(()) => card_use(used, words.next()),
                }
            }
            "sow-on" => word().parse().map(Self::SowOn),
            "feed" => Ok(Self::Feed),
            "done" => Ok(Self::Done),
            _ => Err(()),
        };
        match (mv, words.next()) {
            (Ok(mv), None) => Ok(mv),
            _ => Err(unreadable()),
        }
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.back {
            Some(back) if self.goods.is_none() => back.fmt(f),
            Some(back) => write!(f, "{back}+{}", self.goods),
            None if self.goods.is_none() => f.write_str("nothing"),
            None => self.goods.fmt(f),
        }
    }
}

impl FromStr for Price {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "nothing" {
            return Ok(Self::default());
        }
        let (first, rest) = text.split_once('+').unwrap_or((text, ""));
        match first.parse() {
            Ok(back) => Ok(Self {
                goods: if text.contains('+') {
                    some(rest)?
                } else {
                    Goods::NONE
                },
                back: Some(back),
            }),
            Err(()) => some(text).map(Self::of),
        }
    }
}

/// Goods that are not nothing: nothing has a word of its own.
fn some(text: &str) -> Result<Goods, ()> {
    text.parse()
        .and_then(|goods: Goods| if goods.is_none() { Err(()) } else { Ok(goods) })
}

impl fmt::Display for Back {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Major(major) => Source::Major(*major).fmt(f),
            Self::Minor(card) => card.fmt(f),
        }
    }
}

impl FromStr for Back {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let major = text.parse().map(Self::Major);
        major.or_else(|()| text.parse().map(Self::Minor))
    }
}

/// What can be done with a card that lies in front of a player.
fn moves_of_card(card: Card) -> Vec<Move> {
    let ways = (0..u8::MAX).take_while(|way| way_text(card, *way).is_some());
    let uses = ways.map(|way| Move::Card(card, way));
    std::iter::once(Move::SowOn(card)).chain(uses).collect()
}

/// The way of a card that has one way only is not written.
fn card_use(card: &str, way: Option<&str>) -> Result<Move, ()> {
    let card: Card = card.parse()?;
    if way == Some("") {
        return Err(());
    }
    way_from_text(card, way.unwrap_or(""))
        .map(|way| Move::Card(card, way))
        .ok_or(())
}

fn crop(text: &str) -> Result<Good, ()> {
    match text.parse()? {
        crop @ (Good::Grain | Good::Vegetable) => Ok(crop),
        _ => Err(()),
    }
}

fn animals([sheep, boar, cattle]: [&str; 3]) -> Result<[u8; 3], ()> {
    Ok([count(sheep)?, count(boar)?, count(cattle)?])
}

/// A number, written in the one way that `Display` writes it.
fn count(text: &str) -> Result<u8, ()> {
    let number: u8 = text.parse().map_err(|_| ())?;
    if number.to_string() == text {
        Ok(number)
    } else {
        Err(())
    }
}
