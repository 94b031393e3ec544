//! A placement.

use super::action::Source;
use super::events::Event;
use super::goods::{Good, Goods};
use super::spaces::Space;
use super::state::{Placement, Position};
use super::task::{Act, Ask};
use super::words;
use crate::kernel::{Journal, Seat};

impl Position {
    /// A person goes to a space, and its action begins.
    pub(super) fn place(&mut self, seat: Seat, space: Space, journal: &mut Journal) {
        self.agenda.pop();
        self.active = seat.next(self.players.count);
        self.player_mut(seat).home -= 1;
        self.standing[space.index()].add(seat);
        self.placement = Placement {
            space,
            ..super::state::Placement::default()
        };
        self.begin_turn(seat);
        journal.tell(|| {
            words::entry(
                seat,
                words::LOG_PLACED,
                [("space", words::space(space, self.family))],
            )
            .about(words::space_target(space))
        });
        self.emit_later(seat, Event::Resolved);
        self.emit_later(seat, Event::Used);
        self.ask(seat, Ask::Act(Act::new(Source::Space(space))));
        self.emit_later(seat, Event::Before);
        self.emit_later(seat, Event::Chosen);
        self.pay_toll(seat, space, journal);
    }

    ///
    pub(super) fn take_marker(&mut self, seat: Seat, journal: &mut Journal) {
        self.marker = seat;
        journal.tell(|| words::entry(seat, words::LOG_MARKER, []));
    }

    /// everything that lies on the space is taken, and what cards leave of it is received
    ///
    pub(super) fn take_all(&mut self, seat: Seat, source: Source, journal: &mut Journal) {
        let Source::Space(space) = source else { return };
        let count = std::mem::take(&mut self.lying[space.index()]);
        let Some((good, _)) = self.adds(space) else {
            return;
        };
        let goods = Goods::of(good, count);
        if self.watched() {
            self.placement.taken.add(&goods);
            self.placement.left.add(&goods);
            self.ask(seat, Ask::Receive);
            self.emit_later(seat, Event::Receiving);
            self.emit_later(seat, Event::Buying);
            self.emit_later(seat, Event::Leaving);
            self.emit_later(seat, Event::Taken);
        } else {
            self.gain(seat, goods, journal);
        }
    }

    /// What the family game's starting player's space and the like give: food that was lying there.
    pub(super) fn lies(&self, space: Space) -> Goods {
        let count = self.lying[space.index()];
        self.adds(space)
            .map_or(Goods::NONE, |(good, _): (Good, u8)| Goods::of(good, count))
    }
}
