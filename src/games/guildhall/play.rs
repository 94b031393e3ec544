//! Playing a move: each stage takes its piece, and carries the decision out once it is complete.

use super::cards::{Card, Vp};
use super::data::{Ability, DRAW_UP_TO, SETUP_PLACE, SETUP_REDRAW_TO};
use super::moves::Move;
use super::state::{Position, Stage};
use super::words::{self, card, cards};
use crate::kernel::{Arg, Audience, Entry, Journal, Pile, Seat, SeatSet};

impl Position {
    /// Carries out a legal move, with all that follows of itself.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        self.take_piece(seat, mv, journal);
        self.advance(journal);
        // where a choice is forced, the engine does not ask
        while let Some((seat, only)) = self.forced() {
            self.take_piece(seat, only, journal);
            self.advance(journal);
        }
    }

    /// The one legal move, if there is only one.
    fn forced(&self) -> Option<(Seat, Move)> {
        let excess = self.excess();
        let seat = excess.unwrap_or(self.active);
        // which action to take stays the player's to say, even where only one is left (G-5.5): seats
        // with empty hands would otherwise play on by themselves
        let may_be_forced = match self.stage {
            _ if excess.is_some() => true,
            Stage::Action | Stage::SetupDiscard | Stage::SetupPlace | Stage::Over => false,
            _ => true,
        };
        if !may_be_forced {
            return None;
        }
        let (mut count, mut only) = (0, Move::Decline);
        self.each_move(seat, &mut |mv| {
            count += 1;
            only = mv;
        });
        (count == 1).then_some((seat, only))
    }

    /// Takes one piece of the decision at hand, and carries it out if that was the last one.
    pub(super) fn take_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        if self.excess().is_some() {
            self.take_excess_piece(seat, mv, journal);
            return;
        }
        match self.stage {
            Stage::SetupDiscard => self.take_setup_discard(seat, mv, journal),
            Stage::SetupPlace => self.take_setup_place(seat, mv, journal),
            Stage::Action => self.begin_action(seat, mv, journal),
            Stage::Discarding => self.take_discard(seat, mv, journal),
            Stage::Buying(vp) => self.take_payment(seat, vp, mv, journal),
            Stage::Effect(played) => self.take_effect_piece(seat, played, mv, journal),
            Stage::Ability { vp, .. } => self.take_ability_piece(seat, vp, mv, journal),
            Stage::EndOfTurn | Stage::Over => {}
        }
    }

    /// G-3.5 (a), (b).
    fn take_setup_discard(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match mv {
            Move::Hand(card) => self.chain.cards.push(card),
            _ => {
                self.discard_picked_from_hand(seat, words::LOG_SETUP_DISCARDED, journal);
                self.draw_up_to(seat, SETUP_REDRAW_TO, journal);
                self.stage = Stage::SetupPlace;
            }
        }
    }

    /// G-3.5 (c), G-3.9.
    fn take_setup_place(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let Move::Hand(card) = mv else { return };
        self.chain.cards.push(card);
        if self.chain.cards.len() < SETUP_PLACE {
            return;
        }
        for card in self.chain.cards.as_slice().to_owned() {
            self.hand_to_hall(seat, card);
        }
        journal.tell(|| {
            let placed = cards(self.chain.cards.iter());
            self.chain.cards.iter().fold(
                words::entry(seat, words::LOG_SETUP_PLACED, [("cards", placed)]),
                |entry, card| entry.about(words::hall_target(seat, card)),
            )
        });
        self.chain.clear();
        self.next_in_setup();
    }

    /// G-5.2: the action is taken off when it is begun; a Discard action and a purchase are begun
    /// once all their pieces are chosen, so that nobody sees them before (G-20.10).
    fn begin_action(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match mv {
            Move::Play(card) => self.play_card(seat, card, journal),
            Move::Buy(vp) => self.stage = Stage::Buying(vp),
            _ => self.stage = Stage::Discarding,
        }
    }

    /// G-6.1, G-7.9.
    fn play_card(&mut self, seat: Seat, played: Card, journal: &mut Journal) {
        self.actions_left -= 1;
        self.player_mut(seat).hand[played.index()] -= 1;
        self.area.push(played);
        self.stage = Stage::Effect(played);
        journal.tell(|| {
            words::entry(seat, words::LOG_PLAYED, [("card", card(played))])
                .about(words::area_target(played))
        });
        if self.may_search(seat) && !self.discard.is_empty() {
            journal.learnt(SeatSet::only(seat));
            journal.tell(|| {
                let pile = cards(self.discard.iter());
                words::entry(seat, words::LOG_SEARCHED, [("cards", pile)]).to(Audience::Only(seat))
            });
        }
    }

    /// G-10.
    fn take_discard(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        match mv {
            Move::Hand(card) => self.chain.cards.push(card),
            _ => {
                self.actions_left -= 1;
                self.discard_picked_from_hand(seat, words::LOG_DISCARDED, journal);
                self.draw_up_to(seat, DRAW_UP_TO, journal);
                self.stage = Stage::Action;
            }
        }
    }

    /// The cards of the chain go from the hand to the pile in the order of picking (G-20.10 a). The
    /// log tells their number and the new top alone (G-4.10).
    fn discard_picked_from_hand(&mut self, seat: Seat, key: &'static str, journal: &mut Journal) {
        let count = self.chain.cards.len();
        for i in 0..count {
            let card = self.chain.cards.as_slice()[i];
            self.player_mut(seat).hand[card.index()] -= 1;
            self.discard.push(card);
        }
        self.chain.clear();
        journal.tell(|| words::entry(seat, key, [("count", Arg::count(count))]));
        if count > 0 {
            self.tell_top(seat, journal);
        }
    }

    pub(super) fn tell_top(&self, seat: Seat, journal: &mut Journal) {
        if let Some(top) = self.discard.last() {
            journal.tell(|| {
                words::entry(seat, words::LOG_TOP, [("card", card(top))])
                    .about(words::discard_target())
            });
        }
    }

    /// G-13.
    fn take_payment(&mut self, seat: Seat, vp: Vp, mv: Move, journal: &mut Journal) {
        self.take_order_piece(mv);
        if !self.order_complete(vp.data().cost) {
            return;
        }
        self.actions_left -= 1;
        self.discard_chapters(seat);
        let at = self.row.iter().position(|other| other == vp).unwrap_or(0);
        self.row.remove(at);
        self.bought.push(vp);
        journal.tell(|| {
            words::entry(seat, words::LOG_BOUGHT, [("vp", words::vp(vp))])
                .about(words::bought_target(vp))
        });
        self.tell_top(seat, journal);
        self.refill_row(journal);
        self.stage = match vp.data().ability {
            Ability::None => Stage::Action,
            _ => Stage::Ability { vp, placed: false },
        };
    }

    /// G-13.3, G-13.4.
    fn refill_row(&mut self, journal: &mut Journal) {
        if let Some(next) = self.vp_deck.pop() {
            self.row.push(next);
            journal.learnt(SeatSet::all(self.players.count));
        }
    }

    /// G-12.6, G-12.7: the owner gives up a completed chapter.
    fn take_excess_piece(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        // what the active player had begun is complete by now; the chain is free for the owner
        self.take_order_piece(mv);
        if !self.order_complete(1) {
            return;
        }
        self.discard_chapters(seat);
        journal.tell(|| words::entry(seat, words::LOG_EXCESS, []));
        self.tell_top(seat, journal);
    }

    fn take_order_piece(&mut self, mv: Move) {
        match mv {
            Move::Chapter(profession) => self.chain.chapters.push(profession),
            Move::Next(card) => self.chain.cards.push(card),
            _ => self.chain.cards = self.ordered_cards().iter().collect(),
        }
    }

    /// Whether `chapters` chapters are named and the order of their cards is settled: the last card
    /// has no choice.
    fn order_complete(&mut self, chapters: u8) -> bool {
        let named = self.chain.chapters.len();
        let total = named * super::data::COLOURS;
        if named < usize::from(chapters) || self.chain.cards.len() + 1 < total {
            return false;
        }
        self.chain.cards = self.ordered_cards().iter().collect();
        true
    }

    /// The named chapters leave the player, and their cards go to the pile in the chosen order.
    fn discard_chapters(&mut self, seat: Seat) {
        for i in 0..self.chain.chapters.len() {
            let profession = self.chain.chapters.as_slice()[i];
            self.player_mut(seat).completed[profession.index()] -= 1;
        }
        for i in 0..self.chain.cards.len() {
            self.discard.push(self.chain.cards.as_slice()[i]);
        }
        self.chain.clear();
    }

    /// G-10.1: draws one at a time until the hand has `size` cards.
    fn draw_up_to(&mut self, seat: Seat, size: u8, journal: &mut Journal) {
        self.draw(
            seat,
            size.saturating_sub(self.player(seat).hand_size()),
            journal,
        );
    }

    /// G-11: draws `count` cards, or as many as there are.
    pub(super) fn draw(&mut self, seat: Seat, count: u8, journal: &mut Journal) {
        let mut drawn = Pile::<Card, { super::data::CARDS }>::default();
        while drawn.len() < usize::from(count) {
            if self.deck.is_empty() && !self.reshuffle(seat, journal) {
                break;
            }
            let Some(card) = self.deck.pop() else { break };
            self.player_mut(seat).hand[card.index()] += 1;
            drawn.push(card);
        }
        if drawn.is_empty() {
            return;
        }
        journal.learnt(SeatSet::only(seat));
        journal.tell(|| {
            let count = Arg::count(drawn.len());
            words::entry(seat, words::LOG_DREW, [("count", count)]).to(Audience::AllBut(seat))
        });
        journal.tell(|| {
            let names = [
                ("count", Arg::count(drawn.len())),
                ("cards", cards(drawn.iter())),
            ];
            words::entry(seat, words::LOG_DREW_CARDS, names).to(Audience::Only(seat))
        });
    }

    /// G-11.1: the whole pile becomes the deck. Whether there was a pile.
    fn reshuffle(&mut self, seat: Seat, journal: &mut Journal) -> bool {
        if self.discard.is_empty() {
            return false;
        }
        self.deck = self.discard;
        self.discard.clear();
        self.chance.shuffle(self.deck.as_mut_slice());
        journal.tell(|| {
            Entry::new(
                seat,
                words::message(
                    words::LOG_RESHUFFLED,
                    [("count", Arg::count(self.deck.len()))],
                ),
            )
        });
        true
    }

    /// Moves a hand card into the hall.
    pub(super) fn hand_to_hall(&mut self, seat: Seat, card: Card) {
        let player = self.player_mut(seat);
        player.hand[card.index()] -= 1;
        player.hall.insert(card);
    }
}
