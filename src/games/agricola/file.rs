//! The JSON form of a position: every piece by its id. What follows from the rest may be left out.

use super::cards::CardsFile;
use super::data::{ROUNDS, SEATS, SPACES};
use super::farm::Farm;
use super::goods::Goods;
use super::majors::{Major, MajorSet};
use super::moves::Price;
use super::setup::board;
use super::spaces::{Space, SpaceSet};
use super::state::{Placement, Player, Players, Position, Standing, Window};
use super::task::{AGENDA, Task};
use crate::kernel::{Chance, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a file. The names are those of the rules.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    chance: Chance,
    family: bool,
    #[serde(default)]
    series: u8,
    #[serde(default)]
    permanent: u8,
    marker: Seat,
    active: Seat,
    round: u8,
    window: Window,
    #[serde(default)]
    waiting: Vec<Seat>,
    turn: u16,
    /// What is asked now is the last.
    #[serde(default)]
    agenda: Vec<Task>,
    #[serde(default = "nothing")]
    bill: String,
    #[serde(default)]
    placement: PlacementFile,
    /// The round cards, that of round 1 first.
    deck: Vec<Space>,
    /// Spaces on which something lies or somebody stands.
    #[serde(default)]
    spaces: BTreeMap<Space, SpaceFile>,
    seats: Vec<PlayerFile>,
    /// The hand cards of the full game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<CardsFile>,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlacementFile {
    space: Space,
    taken: Goods,
    left: Goods,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SpaceFile {
    /// Goods of the kind that the space gets.
    goods: u8,
    persons: Vec<Seat>,
    newborns: Vec<Seat>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    #[serde(default)]
    goods: Goods,
    #[serde(default)]
    farm: Farm,
    adults: u8,
    #[serde(default)]
    newborns: u8,
    #[serde(default)]
    home: u8,
    #[serde(default)]
    majors: Vec<Major>,
    #[serde(default)]
    used: Vec<Major>,
    #[serde(default)]
    begging: u8,
    /// Food on the space of each round, from round 1.
    #[serde(default)]
    promised: [u8; ROUNDS as usize],
}

fn nothing() -> String {
    Price::default().to_string()
}

impl From<Position> for PositionFile {
    fn from(position: Position) -> Self {
        let mut spaces = BTreeMap::new();
        // a map that is collected is sorted first, which takes 5 kB of code
        spaces.extend(
            Space::all()
                .map(|space| (space, position.space_file(space)))
                .filter(|(_, file)| *file != SpaceFile::default()),
        );
        let seats = position.all_seats();
        let seats = seats.map(|seat| player_file(position.player(seat)));
        Self {
            family: position.family,
            series: position.series,
            permanent: position.permanent,
            marker: position.marker,
            active: position.active,
            round: position.round,
            window: position.window,
            waiting: position.waiting.iter().collect(),
            turn: position.turn,
            agenda: position.agenda.iter().collect(),
            bill: position.bill.to_string(),
            placement: PlacementFile {
                space: position.placement.space,
                taken: position.placement.taken,
                left: position.placement.left,
            },
            cards: position
                .cards
                .as_deref()
                .map(|cards| CardsFile::of(cards, position.players.count)),
            deck: position.deck.to_vec(),
            spaces,
            seats: seats.collect(),
            chance: position.chance,
        }
    }
}

impl Position {
    fn space_file(&self, space: Space) -> SpaceFile {
        let standing = self.standing[space.index()];
        let times = |seat: Seat| std::iter::repeat_n(seat, standing.persons(seat).into());
        SpaceFile {
            goods: self.lying[space.index()],
            persons: self.all_seats().flat_map(times).collect(),
            newborns: self
                .all_seats()
                .filter(|seat| standing.newborn(*seat))
                .collect(),
        }
    }
}

fn player_file(player: &Player) -> PlayerFile {
    PlayerFile {
        goods: player.goods,
        farm: player.farm,
        adults: player.adults,
        newborns: player.newborns,
        home: player.home,
        majors: player.majors.iter().collect(),
        used: player.used.iter().collect(),
        begging: player.begging,
        promised: player.promised,
    }
}

impl TryFrom<PositionFile> for Position {
    type Error = String;

    fn try_from(file: PositionFile) -> Result<Self, String> {
        let count = file.seats.len();
        if !(1..=SEATS).contains(&count) {
            return Err(format!("{count} seats"));
        }
        if file.round > ROUNDS {
            return Err(format!("round {}", file.round));
        }
        let deck: [Space; ROUNDS as usize] = file
            .deck
            .try_into()
            .map_err(|_| "the deck has not a card for each round".to_owned())?;
        if file.agenda.len() > AGENDA {
            return Err("too many tasks".to_owned());
        }
        let mut players = Players {
            count: count as u8,
            ..Players::default()
        };
        for (player, seat) in players.all.iter_mut().zip(file.seats) {
            *player = read_player(seat)?;
        }
        let revealed = deck[..usize::from(file.round)].iter().copied();
        let in_play: SpaceSet = board(file.family, count as u8).chain(revealed).collect();
        let mut position = Self {
            chance: file.chance,
            family: file.family,
            series: file.series,
            permanent: file.permanent,
            players,
            marker: file.marker,
            active: file.active,
            round: file.round,
            window: file.window,
            waiting: known(&file.waiting, count)?
                .into_iter()
                .collect::<SeatSet>(),
            turn: file.turn,
            agenda: file.agenda.into_iter().collect::<Pile<Task, AGENDA>>(),
            bill: file
                .bill
                .parse()
                .map_err(|()| format!("the bill {:?}", file.bill))?,
            placement: Placement {
                space: file.placement.space,
                taken: file.placement.taken,
                left: file.placement.left,
            },
            in_play,
            deck,
            lying: [0; SPACES],
            standing: [Standing::default(); SPACES],
            cards: file
                .cards
                .map(|cards| cards.read(count as u8))
                .transpose()?
                .map(Box::new),
        };
        if position.cards.is_none() != position.family {
            return Err("hand cards belong to the full game".to_owned());
        }
        let opened: Vec<Space> = position.opened_spaces().collect();
        opened
            .into_iter()
            .for_each(|space| position.in_play.insert(space));
        for (space, file) in file.spaces {
            let standing = &mut position.standing[space.index()];
            for seat in known(&file.persons, count)? {
                if standing.persons(seat) == 3 {
                    return Err(format!("{space}: too many persons"));
                }
                standing.add(seat);
            }
            for seat in known(&file.newborns, count)? {
                standing.add_newborn(seat);
            }
            position.lying[space.index()] = file.goods;
        }
        Ok(position)
    }
}

/// Seats that the table has.
fn known(seats: &[Seat], count: usize) -> Result<Vec<Seat>, String> {
    match seats.iter().find(|seat| seat.index() >= count) {
        Some(seat) => Err(format!("there is no seat {seat}")),
        None => Ok(seats.to_vec()),
    }
}

fn read_player(file: PlayerFile) -> Result<Player, String> {
    let set = |list: &[Major]| {
        let set: MajorSet = list.iter().copied().collect();
        let known = set.iter().collect::<Vec<_>>() == list;
        known
            .then_some(set)
            .ok_or("majors are named once, in order".to_owned())
    };
    Ok(Player {
        goods: file.goods,
        farm: file.farm,
        adults: file.adults,
        newborns: file.newborns,
        home: file.home,
        majors: set(&file.majors)?,
        used: set(&file.used)?,
        begging: file.begging,
        promised: file.promised,
    })
}
