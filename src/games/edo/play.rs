//! Playing a move: each stage takes its piece, and what is forced follows of itself. Programming and
//! the movement window are here; activations are in `actions.rs`, the rest of a round in `rounds.rs`.

use super::data::{RYO_PER_SPACE, SLOTS};
use super::moves::Move;
use super::pieces::Space;
use super::state::{Figure, Position, Slot, Stage};
use super::words;
use crate::kernel::{Arg, Journal, Seat, SeatSet};

impl Position {
    /// Carries out a legal move, with all that follows of itself.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        self.take_piece(seat, mv, journal);
        while let Some((seat, only)) = self.forced(seat) {
            self.take_piece(seat, only, journal);
        }
    }

    /// The one legal move of the seat that decides, where there is only one and nobody has to say
    /// so. That a program is ready, and that a window is over, is the player's to say: until then
    /// both can be taken back.
    fn forced(&self, mover: Seat) -> Option<(Seat, Move)> {
        let seat = match self.stage {
            Stage::Over => return None,
            Stage::Programming => mover,
            Stage::Window if self.figure.is_none() => return None,
            _ => self.active,
        };
        let (mut count, mut only) = (0, Move::Done);
        self.each_move(seat, &mut |mv| {
            count += 1;
            only = mv;
        });
        (count == 1 && only != Move::Ready).then_some((seat, only))
    }

    /// Takes one piece of the decision at hand.
    fn take_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match self.stage {
            Stage::Placing => self.take_placing(seat, mv, journal),
            Stage::Merchant => self.take_merchant_start(seat, mv, journal),
            Stage::Programming => self.take_program_piece(seat, mv, journal),
            Stage::Window => self.take_window_piece(seat, mv, journal),
            Stage::Card => self.take_activation(seat, mv, journal),
            Stage::Wages => self.take_wages_piece(seat, mv, journal),
            Stage::Over => {}
        }
    }

    /// E-5, E-19.7.
    pub(super) fn take_program_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let player = self.player_mut(seat);
        if mv == Move::Ready {
            player.ready = true;
            if self.all_seats().all(|seat| self.player(seat).ready) {
                self.freeze_programs(journal);
            }
            return;
        }
        let unfinished = |slot: &&mut Slot| slot.shogun_officials.is_none();
        let Some(slot) = player.slots.iter_mut().find(unfinished) else {
            return;
        };
        match mv {
            Move::Card(card) => slot.card = Some(card),
            Move::Action(action) => slot.action = Some(action),
            Move::Officials(count) => {
                slot.officials = Some(count);
                player.officials -= count;
            }
            Move::ShogunOfficials(count) => {
                slot.shogun_officials = Some(count);
                player.shogun_officials -= count;
            }
            _ => {}
        }
    }

    /// E-5.10.
    fn freeze_programs(&mut self, journal: &mut Journal) {
        journal.tell(|| {
            words::entry(
                self.first,
                words::LOG_PROGRAMMED,
                [("round", self.round.into())],
            )
        });
        self.slot = 0;
        self.begin_window(self.first, journal);
    }

    /// E-6.2 (a). Without Ryo there is no window (E-6.14).
    pub(super) fn begin_window(&mut self, seat: Seat, journal: &mut Journal) {
        self.active = seat;
        self.turn += 1;
        self.stage = Stage::Window;
        // whether the window opens tells something of the purse
        self.others_learn(seat, journal);
        if self.player(seat).ryo < RYO_PER_SPACE {
            self.open_card(seat, journal);
        }
    }

    /// All but `seat` have seen something that was hidden.
    pub(super) fn others_learn(&self, seat: Seat, journal: &mut Journal) {
        let others: SeatSet = seat.others(self.players.count).collect();
        journal.learnt(others);
    }

    /// E-6.3, E-6.14.
    fn take_window_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match mv {
            Move::Samurai(space) => self.figure = Some(Figure::Samurai(space)),
            Move::Merchant => self.figure = Some(Figure::Merchant),
            Move::To(space) => {
                if let Some(figure) = self.figure.take() {
                    let from = self.stands(figure).unwrap_or_default();
                    let price = self.price(from, space);
                    self.player_mut(seat).ryo -= price;
                    self.move_figure(seat, figure, space);
                    let key = match figure {
                        Figure::Samurai(_) => words::LOG_MOVED,
                        Figure::Merchant => words::LOG_MERCHANT_MOVED,
                    };
                    tell_move(seat, key, [from, space], price, journal);
                }
            }
            _ => self.open_card(seat, journal),
        }
    }

    pub(super) fn move_figure(&mut self, seat: Seat, figure: Figure, to: Space) {
        match figure {
            Figure::Merchant => self.merchant = Some(to),
            Figure::Samurai(from) => {
                let samurai = &mut self.player_mut(seat).samurai;
                samurai.remove(from);
                samurai.add(to);
            }
        }
    }

    /// E-6.2 (b): card, action and officials become public; then (c).
    fn open_card(&mut self, seat: Seat, journal: &mut Journal) {
        self.stage = Stage::Card;
        self.others_learn(seat, journal);
        let slot = self.player(seat).slots[usize::from(self.slot)];
        let (Some(card), Some(action)) = (slot.card, slot.action) else {
            return;
        };
        journal.tell(|| {
            let args = [
                ("slot", (self.slot + 1).into()),
                ("card", words::card(card)),
                ("action", words::action(action)),
                ("officials", slot.own().into()),
                ("shogun", slot.shogun().into()),
            ];
            words::entry(seat, words::LOG_OPENED, args).about(words::slot_target(seat, self.slot))
        });
        self.activations.left =
            ((slot.own() + slot.shogun()) / action.data().officials).min(action.data().most);
        if action.data().kind == super::data::ActionKind::Travel {
            self.activations.shogun = slot.shogun().min(self.activations.left);
        }
        if self.activations.left == 0 {
            self.end_card(journal);
        }
    }

    /// E-6.2 (d), E-6.1.
    pub(super) fn end_card(&mut self, journal: &mut Journal) {
        self.activations = super::state::Activations::default();
        let next = self.active.next(self.players.count);
        if next != self.first {
            self.begin_window(next, journal);
        } else if usize::from(self.slot) + 1 < SLOTS {
            self.slot += 1;
            self.begin_window(next, journal);
        } else {
            self.slot = SLOTS as u8;
            // the last slots are open: what lies unused beside the boards is seen (E-17.6)
            journal.learnt(SeatSet::all(self.players.count));
            self.begin_wages(next, journal);
        }
    }
}

pub(super) fn tell_move(
    seat: Seat,
    key: &'static str,
    [from, to]: [Space; 2],
    price: u16,
    journal: &mut Journal,
) {
    journal.tell(|| {
        let args = [
            ("from", words::space(from)),
            ("to", words::space(to)),
            ("ryo", Arg::Number(price.into())),
        ];
        words::entry(seat, key, args)
            .about(words::space_target(from))
            .about(words::space_target(to))
    });
}
