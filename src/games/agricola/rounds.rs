//! The windows of a round and of a harvest, one after another.

use super::data::{ROUNDS, harvest_after};
use super::events::Event;
use super::goods::{Good, Goods};
use super::state::{Position, Standing, Window};
use super::task::Ask;
use super::words;
use crate::kernel::{Entry, Journal, Seat, SeatSet};

impl Position {
    /// What comes when nothing is left on the agenda: the next seat of this window, or the next window.
    pub(super) fn go_on(&mut self, journal: &mut Journal) {
        if let Some(seat) = self.next_waiting() {
            self.serve(seat, journal);
            return;
        }
        if self.window == Window::Placement
            && let Some(seat) = self.next_to_place()
        {
            self.active = seat;
            self.turn += 1;
            self.ask(seat, Ask::Place);
            return;
        }
        self.window = self.next_window();
        self.enter(journal);
    }

    /// The next seat that waits, clockwise from the marker.
    fn next_waiting(&mut self) -> Option<Seat> {
        if self.waiting.is_empty() {
            return None;
        }
        let seat = self
            .from(self.marker)
            .find(|seat| self.waiting.contains(*seat))?;
        self.waiting = self.waiting.iter().filter(|other| *other != seat).collect();
        Some(seat)
    }

    /// The seats clockwise from one of them.
    #[inline]
    pub(super) fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.players.count;
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    /// the next seat that has somebody at home and a space to use.
    pub(super) fn next_to_place(&self) -> Option<Seat> {
        let able = |seat: &Seat| self.player(*seat).home > 0 && self.can_place(*seat);
        self.from(self.active).find(able)
    }

    fn next_window(&self) -> Window {
        match self.window {
            Window::Reveal => Window::Collect,
            Window::Collect => Window::Count,
            Window::Count => Window::RoundStart,
            Window::RoundStart => Window::Replenish,
            Window::Replenish => Window::WorkStart,
            Window::WorkStart => Window::Placement,
            Window::Placement => Window::AllPlaced,
            Window::AllPlaced => Window::ReturningHome,
            Window::ReturningHome => Window::RoundEnd,
            Window::RoundEnd if harvest_after(self.round) => Window::FieldStart,
            Window::FieldStart => Window::Field,
            Window::Field => Window::FieldEnd,
            Window::FieldEnd => Window::FeedStart,
            Window::FeedStart => Window::Feed,
            Window::Feed => Window::Breed,
            Window::Breed if self.round == ROUNDS => Window::BeforeScoring,
            Window::BeforeScoring | Window::Over => Window::Over,
            Window::RoundEnd | Window::Breed => Window::Reveal,
        }
    }

    /// A window begins.
    fn enter(&mut self, journal: &mut Journal) {
        self.begin_window();
        if self.window == Window::FieldStart {
            let round = self.round.into();
            let entry = || words::message(words::LOG_HARVEST, [("round", round)]);
            journal.tell(|| Entry::new(self.marker, entry()));
        }
        self.emit(self.marker, Event::Window(self.window), journal);
        match self.window {
            Window::Reveal => self.reveal(journal),
            Window::Collect => {
                let promised = |seat: &Seat| !self.lies_on_round(*seat, self.round).is_none();
                self.waiting = self.all_seats().filter(promised).collect();
            }
            Window::Replenish => self.replenish(),
            Window::Placement => self.active = self.marker,
            Window::AllPlaced => self.tell_stuck(journal),
            Window::ReturningHome => self.go_home(),
            Window::Field | Window::Feed | Window::Breed => {
                self.waiting = SeatSet::all(self.players.count);
            }
            Window::Over => self.tell_winners(journal),
            _ => {}
        }
    }

    /// The turn of a seat in a window.
    fn serve(&mut self, seat: Seat, journal: &mut Journal) {
        match self.window {
            Window::Collect => {
                self.turn += 1;
                self.collect(seat, journal);
            }
            Window::Field => self.harvest_fields(seat, journal),
            Window::Feed => {
                self.turn += 1;
                self.ask(seat, Ask::Feed);
            }
            Window::Breed => {
                self.turn += 1;
                self.breed(seat, journal);
            }
            _ => {}
        }
    }

    /// the round begins, and its card is turned up for all. Who was born in the last round is
    /// grown up.
    fn reveal(&mut self, journal: &mut Journal) {
        self.round += 1;
        let card = self.deck[usize::from(self.round - 1)];
        self.in_play.insert(card);
        for player in &mut self.players.all {
            player.adults += std::mem::take(&mut player.newborns);
            player.home = player.adults;
        }
        self.keep_at_home();
        journal.learnt(SeatSet::all(self.players.count));
        journal.tell(|| {
            let args = [
                ("round", self.round.into()),
                ("stage", self.stage().into()),
                ("space", words::space(card, self.family)),
            ];
            Entry::new(self.marker, words::message(words::LOG_ROUND, args))
                .about(words::space_target(card))
        });
    }

    /// What lies on a round space for a seat.
    pub(super) fn promised(&self, seat: Seat, round: u8) -> Goods {
        let waits = self.window == Window::Collect && self.waiting.contains(seat);
        if round > self.round || round == self.round && waits {
            self.lies_on_round(seat, round)
        } else {
            Goods::NONE
        }
    }

    /// What lies or lay on a round space for a seat.
    fn lies_on_round(&self, seat: Seat, round: u8) -> Goods {
        let food = self.player(seat).promised[usize::from(round - 1)];
        Goods::of(Good::Food, food).with(&self.laid(seat, round))
    }

    /// goods of this round's space.
    fn collect(&mut self, seat: Seat, journal: &mut Journal) {
        let goods = self.lies_on_round(seat, self.round);
        let round = usize::from(self.round);
        self.player_mut(seat).promised[round - 1] = 0;
        journal.tell(|| {
            let args = [("goods", words::goods(&goods))];
            words::entry(seat, words::LOG_COLLECTED, args)
        });
        self.player_mut(seat).goods.add(&goods);
        self.house_animals(seat, true);
    }

    ///
    fn replenish(&mut self) {
        for space in self.in_play.iter() {
            if let Some((_, count)) = self.adds(space) {
                let lying = &mut self.lying[space.index()];
                *lying = lying.saturating_add(count);
            }
        }
    }

    /// who could not be placed.
    fn tell_stuck(&self, journal: &mut Journal) {
        for seat in self.all_seats() {
            let count = self.player(seat).home;
            if count > 0 {
                journal.tell(|| words::entry(seat, words::LOG_STUCK, [("count", count.into())]));
            }
        }
    }

    /// all go home. The marker stays where it is.
    fn go_home(&mut self) {
        self.standing = [Standing::default(); super::data::SPACES];
        for player in &mut self.players.all {
            player.home = player.adults;
        }
    }
}
