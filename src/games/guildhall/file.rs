//! The JSON form of a position: every card by its id, piles in reading order.

use super::cards::{Card, CardSet, Profession, Vp};
use super::data::{IDENTITIES, PROFESSIONS, VP_KINDS};
use super::state::{ALL_COPIES, Chain, Player, Players, Position, SEATS, Stage};
use crate::kernel::{Chance, Pile, Seat};
use serde::{Deserialize, Serialize, de};
use std::marker::PhantomData;

/// A position as a file. The names are those of the rules; `docs/scenario.md` shows one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    chance: Chance,
    first: Seat,
    active: Seat,
    turn: u16,
    actions_left: u8,
    stage: Stage,
    #[serde(default)]
    chain: ChainFile,
    seats: Vec<PlayerFile>,
    area: Vec<Card>,
    bought: Vec<Vp>,
    #[serde(default)]
    placing: Option<Card>,
    /// The next card to draw first.
    deck: Vec<Card>,
    /// From the bottom to the top.
    discard: Vec<Card>,
    row: Vec<Vp>,
    /// The next card to turn up first.
    vp_deck: Vec<Vp>,
    out: Listed<Vp>,
    aside: Listed<Card>,
}

/// Items one by one, or the word `rest`: whatever of the box lies nowhere else.
#[derive(Clone, Debug)]
enum Listed<T> {
    These(Vec<T>),
    Rest,
}

impl<T: Serialize> Serialize for Listed<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::These(items) => items.serialize(serializer),
            Self::Rest => serializer.serialize_str(REST),
        }
    }
}

/// Written out, since an untagged enum would first take in whatever is there, however deep.
impl<'de, T: Deserialize<'de>> Deserialize<'de> for Listed<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> de::Visitor<'de> for Visitor<T> {
            type Value = Listed<T>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a list, or the word {REST}")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Listed<T>, E> {
                if word == REST {
                    Ok(Listed::Rest)
                } else {
                    Err(E::invalid_value(de::Unexpected::Str(word), &self))
                }
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, seq: A) -> Result<Listed<T>, A::Error> {
                Vec::deserialize(de::value::SeqAccessDeserializer::new(seq)).map(Listed::These)
            }
        }

        deserializer.deserialize_any(Visitor(PhantomData))
    }
}

const REST: &str = "rest";

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    #[serde(default)]
    hand: Vec<Card>,
    #[serde(default)]
    hall: Vec<Card>,
    #[serde(default)]
    completed: Vec<Profession>,
    #[serde(default)]
    tokens: u16,
    #[serde(default)]
    scored: Vec<Vp>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ChainFile {
    level: Option<u8>,
    own: Vec<Card>,
    own_chapter: Option<Profession>,
    opponent: Option<Seat>,
    theirs: Vec<Card>,
    chapters: Vec<Profession>,
    cards: Vec<Card>,
}

impl From<Position> for PositionFile {
    fn from(position: Position) -> Self {
        let seats =
            Seat::all(position.players.count).map(|seat| player_file(position.player(seat)));
        let seats = seats.collect();
        let chain = position.chain;
        Self {
            chance: position.chance,
            first: position.first,
            active: position.active,
            turn: position.turn,
            actions_left: position.actions_left,
            stage: position.stage,
            chain: ChainFile {
                level: chain.level,
                own: chain.own.iter().collect(),
                own_chapter: chain.own_chapter,
                opponent: chain.opponent,
                theirs: chain.theirs.iter().collect(),
                chapters: chain.chapters.iter().collect(),
                cards: chain.cards.iter().collect(),
            },
            seats,
            area: position.area.iter().collect(),
            bought: position.bought.iter().collect(),
            placing: position.placing,
            deck: position.deck.iter().rev().collect(),
            discard: position.discard.iter().collect(),
            row: position.row.iter().collect(),
            vp_deck: position.vp_deck.iter().rev().collect(),
            out: Listed::These(counted(Vp::all(), &position.out)),
            aside: Listed::These(counted(Card::all(), &position.aside)),
        }
    }
}

fn player_file(player: &Player) -> PlayerFile {
    PlayerFile {
        hand: counted(Card::all(), &player.hand),
        hall: player.hall.iter().collect(),
        completed: counted(Profession::all(), &player.completed),
        tokens: player.tokens,
        scored: counted(Vp::all(), &player.scored),
    }
}

/// Each item as often as its counter says.
pub(super) fn counted<T: Copy>(items: impl Iterator<Item = T>, counts: &[u8]) -> Vec<T> {
    items
        .zip(counts)
        .flat_map(|(item, count)| std::iter::repeat_n(item, (*count).into()))
        .collect()
}

impl TryFrom<PositionFile> for Position {
    type Error = String;

    fn try_from(file: PositionFile) -> Result<Self, String> {
        if file.seats.len() > SEATS {
            return Err(format!("seats: at most {SEATS}"));
        }
        let mut players = Players {
            count: file.seats.len() as u8,
            all: [Player::default(); SEATS],
        };
        for (player, file) in players.all.iter_mut().zip(&file.seats) {
            *player = player_of(file)?;
        }
        let mut position = Self {
            chance: file.chance,
            first: file.first,
            active: file.active,
            turn: file.turn,
            actions_left: file.actions_left,
            stage: file.stage,
            chain: Chain {
                level: file.chain.level,
                own: pile("chain.own", file.chain.own.into_iter())?,
                own_chapter: file.chain.own_chapter,
                opponent: file.chain.opponent,
                theirs: pile("chain.theirs", file.chain.theirs.into_iter())?,
                chapters: pile("chain.chapters", file.chain.chapters.into_iter())?,
                cards: pile("chain.cards", file.chain.cards.into_iter())?,
            },
            players,
            area: pile("area", file.area.into_iter())?,
            bought: pile("bought", file.bought.into_iter())?,
            placing: file.placing,
            deck: pile("deck", file.deck.into_iter().rev())?,
            discard: pile("discard", file.discard.into_iter())?,
            row: pile("row", file.row.into_iter())?,
            vp_deck: pile("vp_deck", file.vp_deck.into_iter().rev())?,
            out: [0; VP_KINDS],
            aside: [0; IDENTITIES],
        };
        position.out = match file.out {
            Listed::These(kinds) => counts("out", kinds.iter().map(|vp| vp.index()))?,
            Listed::Rest => rest(&position.vp_cards(), |i| super::data::VP[i].count),
        };
        position.aside = match file.aside {
            Listed::These(cards) => counts("aside", cards.iter().map(|card| card.index()))?,
            Listed::Rest => rest(&position.profession_cards(), |i| ALL_COPIES[i]),
        };
        Ok(position)
    }
}

fn player_of(file: &PlayerFile) -> Result<Player, String> {
    let hall: CardSet = file.hall.iter().copied().collect();
    if usize::from(hall.len()) != file.hall.len() {
        return Err("hall: two identical cards (G-8.1)".to_owned());
    }
    let completed: [u8; PROFESSIONS] =
        counts("completed", file.completed.iter().map(|p| p.index()))?;
    Ok(Player {
        hand: counts("hand", file.hand.iter().map(|card| card.index()))?,
        hall,
        completed,
        tokens: file.tokens,
        scored: counts("scored", file.scored.iter().map(|vp| vp.index()))?,
    })
}

fn counts<const N: usize>(
    name: &str,
    indices: impl Iterator<Item = usize>,
) -> Result<[u8; N], String> {
    let mut counts = [0u8; N];
    for index in indices {
        let count = &mut counts[index];
        *count = count
            .checked_add(1)
            .ok_or_else(|| format!("{name}: too many"))?;
    }
    Ok(counts)
}

fn rest<const N: usize>(present: &[u32; N], of_box: impl Fn(usize) -> u8) -> [u8; N] {
    std::array::from_fn(|i| {
        u8::try_from(u32::from(of_box(i)).saturating_sub(present[i])).unwrap_or(0)
    })
}

fn pile<T: Copy + Default, const N: usize>(
    name: &str,
    items: impl ExactSizeIterator<Item = T>,
) -> Result<Pile<T, N>, String> {
    if items.len() > N {
        return Err(format!("{name}: at most {N}"));
    }
    Ok(items.collect())
}
