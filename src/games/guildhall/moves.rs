//! The decisions, their notation, and the targets that stand for them.

use super::cards::{Card, Profession, Vp};
use crate::kernel::{Refusal, Seat, Target};
use std::fmt;
use std::str::FromStr;

/// An atomic decision. Large choices are made piece by piece (G-20.10), so most moves name one
/// thing. The order of the variants is the canonical order of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `play Tr`: play a hand card (G-6).
    Play(Card),
    /// `buy VP5`: buy a VP card of the centre row (G-13).
    Buy(Vp),
    /// `discard-and-draw`: begin a Discard action (G-10).
    DiscardAndDraw,
    /// `level 2`: use this printed level (G-7.4).
    Level(u8),
    /// `draw 3`: use the Dancer as with this many cards (G-9.2.2).
    Draw(u8),
    /// `use`: use the VP card's ability (G-13.5).
    Use,
    /// `hand Tr`: this hand card is the next to discard or to place.
    Hand(Card),
    /// `hall 1 Db`: this card of a hall.
    Hall(Seat, Card),
    /// `open 1 T`: this open chapter of a hall.
    Open(Seat, Profession),
    /// `pile Ag`: this card of the discard pile (G-9.4.2).
    Pile(Card),
    /// `chapter T`: this completed chapter is paid or given up.
    Chapter(Profession),
    /// `next Tr`: this card goes to the pile next (G-20.10 b).
    Next(Card),
    /// `rest`: the rest goes to the pile in standard order (G-20.10 b).
    Rest,
    /// `enough`: no further card.
    Enough,
    /// `decline`: without effect (G-6.5, G-14.1).
    Decline,
}

impl Move {
    /// The one thing that a person touches for this move.
    pub(super) fn target(self) -> Target {
        Target(match self {
            Self::Play(card) => format!("hand/{card}"),
            Self::Buy(vp) => format!("row/{vp}"),
            Self::DiscardAndDraw => "action/discard-and-draw".to_owned(),
            Self::Level(level) => format!("level/{level}"),
            Self::Draw(count) => format!("draw/{count}"),
            Self::Use => "use".to_owned(),
            Self::Hand(card) => format!("hand/{card}"),
            Self::Hall(seat, card) => format!("hall/{seat}/{card}"),
            Self::Open(seat, profession) => format!("open/{seat}/{profession}"),
            Self::Pile(card) => format!("pile/{card}"),
            Self::Chapter(profession) => format!("chapter/{profession}"),
            Self::Next(card) => format!("next/{card}"),
            Self::Rest => "rest".to_owned(),
            Self::Enough => "enough".to_owned(),
            Self::Decline => "decline".to_owned(),
        })
    }

    /// Whether the move stands for no thing on the table, but for something that is said: a button.
    pub(super) const fn is_button(self) -> bool {
        match self {
            Self::DiscardAndDraw
            | Self::Level(_)
            | Self::Draw(_)
            | Self::Use
            | Self::Next(_)
            | Self::Rest
            | Self::Enough
            | Self::Decline => true,
            Self::Play(_)
            | Self::Buy(_)
            | Self::Hand(_)
            | Self::Hall(..)
            | Self::Open(..)
            | Self::Pile(_)
            | Self::Chapter(_) => false,
        }
    }

    /// The moves that a target may stand for, whatever the position; none if there is no such thing.
    pub(super) fn of_target(target: &Target) -> Vec<Self> {
        let words: Vec<&str> = target.0.split('/').collect();
        let notations = match words.as_slice() {
            ["hand", card] => vec![format!("play {card}"), format!("hand {card}")],
            ["row", vp] => vec![format!("buy {vp}")],
            ["action", action] => vec![(*action).to_owned()],
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
            Self::Play(card) => write!(f, "play {card}"),
            Self::Buy(vp) => write!(f, "buy {vp}"),
            Self::DiscardAndDraw => f.write_str("discard-and-draw"),
            Self::Level(level) => write!(f, "level {level}"),
            Self::Draw(count) => write!(f, "draw {count}"),
            Self::Use => f.write_str("use"),
            Self::Hand(card) => write!(f, "hand {card}"),
            Self::Hall(seat, card) => write!(f, "hall {seat} {card}"),
            Self::Open(seat, profession) => write!(f, "open {seat} {profession}"),
            Self::Pile(card) => write!(f, "pile {card}"),
            Self::Chapter(profession) => write!(f, "chapter {profession}"),
            Self::Next(card) => write!(f, "next {card}"),
            Self::Rest => f.write_str("rest"),
            Self::Enough => f.write_str("enough"),
            Self::Decline => f.write_str("decline"),
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
            "play" => word().parse().map(Self::Play),
            "buy" => word().parse().map(Self::Buy),
            "discard-and-draw" => Ok(Self::DiscardAndDraw),
            "level" => digit(word()).map(Self::Level),
            "draw" => digit(word()).map(Self::Draw),
            "use" => Ok(Self::Use),
            "hand" => word().parse().map(Self::Hand),
            "hall" => digit(word()).and_then(|seat| Ok(Self::Hall(Seat(seat), word().parse()?))),
            "open" => digit(word()).and_then(|seat| Ok(Self::Open(Seat(seat), word().parse()?))),
            "pile" => word().parse().map(Self::Pile),
            "chapter" => word().parse().map(Self::Chapter),
            "next" => word().parse().map(Self::Next),
            "rest" => Ok(Self::Rest),
            "enough" => Ok(Self::Enough),
            "decline" => Ok(Self::Decline),
            _ => Err(()),
        };
        match (mv, words.next()) {
            (Ok(mv), None) => Ok(mv),
            _ => Err(unreadable()),
        }
    }
}

/// One digit, written in the one way that `Display` writes it.
fn digit(text: &str) -> Result<u8, ()> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
        _ => Err(()),
    }
}
