//! Setting up a match.

use super::cards::{Cards, Deck};
use super::data::{HAND_MINORS, ROUNDS, SPACES};

use super::moves::Price;
use super::series::Series;
use super::spaces::{Space, SpaceKind};
use super::state::{Placement, Player, Players, Position, Standing, Window};
use super::words;
use crate::kernel::{Chance, Entry, Journal, Pile, Seat, SeatSet, Setup};

impl Position {
    /// A new match, up to its first placement. Chance decides in this order: the starting player, the
    /// round cards of each stage, the hands.
    pub(super) fn dealt(setup: &Setup, journal: &mut Journal) -> Self {
        let info = super::info();
        let seats = setup.seat_count();
        let family = setup.option(info, "variant") == "family";
        let mut chance = Chance::from_seed(setup.seed);
        let drawn = Seat(chance.below(seats.into()) as u8);
        let named = setup.option(info, "first").strip_prefix("seat-");
        let named = named.and_then(|number| number.parse::<u8>().ok());
        let marker = named.map_or(drawn, |number| Seat(number - 1));
        let mut position = Self {
            deck: shuffled(&mut chance),
            chance,
            family,
            series: 0,
            permanent: 0,
            players: Players {
                count: seats,
                ..Players::default()
            },
            marker,
            active: marker,
            round: 0,
            window: Window::RoundEnd,
            waiting: SeatSet::NONE,
            turn: 0,
            agenda: Pile::default(),
            bill: Price::default(),
            placement: Placement::default(),
            in_play: board(family, seats).collect(),
            lying: [0; SPACES],
            standing: [Standing::default(); SPACES],
            cards: None,
        };
        let series = Series::of(setup).unwrap_or_default();
        if !family {
            let hands = [series.hand(), HAND_MINORS];
            let out = &series.permanent;
            let cards = Cards::deal(&[Deck::E], seats, hands, out, &mut position.chance);
            position.cards = Some(Box::new(cards));
        }
        for seat in position.all_seats() {
            *position.player_mut(seat) = Player::at_start(position.start_food(seat));
        }
        journal.tell(|| {
            Entry::new(
                marker,
                words::message(words::LOG_FIRST, [("seat", marker.into())]),
            )
        });
        if series.game > 0 {
            position.begin_series(&series, journal);
        }
        position.run(journal);
        position
    }
}

/// The spaces that are there from the start.
pub(super) fn board(family: bool, seats: u8) -> impl Iterator<Item = Space> {
    Space::all().filter(move |space| {
        let data = space.data();
        let variant = if family { data.family } else { data.full };
        let round = matches!(data.kind, SpaceKind::Round(_));
        variant && !round && data.players & (1 << seats) != 0
    })
}

/// The round cards, each stage shuffled on its own.
fn shuffled(chance: &mut Chance) -> [Space; ROUNDS as usize] {
    let mut deck = [Space::default(); ROUNDS as usize];
    let mut at = 0;
    for stage in 1..=super::data::STAGES as u8 {
        let begin = at;
        for card in Space::all().filter(|space| space.data().kind == SpaceKind::Round(stage)) {
            deck[at] = card;
            at += 1;
        }
        chance.shuffle(&mut deck[begin..at]);
    }
    deck
}
