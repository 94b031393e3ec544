//! What the professions (G-9) and the VP cards (G-14) do.

use super::cards::{Card, CardSet, Profession, Vp};
use super::data::{Ability, DANCER_ACTIONS};
use super::moves::Move;
use super::state::{Position, Stage};
use super::words::{self, card, cards};
use crate::kernel::{Arg, Journal, Seat, SeatSet};

impl Position {
    /// A piece of the effect of the card just played (G-7.9).
    pub(super) fn take_effect_piece(
        &mut self,
        seat: Seat,
        played: Card,
        mv: Move,
        journal: &mut Journal,
    ) {
        match mv {
            Move::Level(level) => self.chain.level = Some(level),
            Move::Draw(count) => {
                self.dance(seat, count, journal);
                return;
            }
            Move::Decline => {
                journal.tell(|| words::entry(seat, words::LOG_NO_EFFECT, [("card", card(played))]));
                self.finish_effect();
                return;
            }
            piece => self.take_chain_piece(seat, piece),
        }
        let Some(level) = self.chain.level else {
            return;
        };
        let enough = mv == Move::Enough;
        match played.profession() {
            Profession::ASSASSIN => self.assassinate(seat, level, journal),
            Profession::FARMER => self.farm(seat, level, journal),
            Profession::HISTORIAN => self.recall(seat, level, journal),
            Profession::TRADER => self.trade(seat, level, journal),
            Profession::WEAVER => self.weave(seat, level, enough, journal),
            _ => {}
        }
    }

    /// Notes a chosen piece in the chain.
    fn take_chain_piece(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Hall(owner, card) if owner == seat => self.chain.own.push(card),
            Move::Hall(owner, card) => {
                self.chain.opponent = Some(owner);
                self.chain.theirs.push(card);
            }
            Move::Open(owner, profession) if owner == seat => {
                self.chain.own_chapter = Some(profession);
            }
            Move::Open(owner, profession) => {
                self.chain.opponent = Some(owner);
                self.chain.chapters.push(profession);
            }
            Move::Hand(card) | Move::Pile(card) => self.chain.cards.push(card),
            _ => {}
        }
    }

    /// The effect is over; the next action comes, or the end of the turn.
    fn finish_effect(&mut self) {
        self.chain.clear();
        self.stage = Stage::Action;
    }

    /// G-9.1.
    fn assassinate(&mut self, seat: Seat, level: u8, journal: &mut Journal) {
        let amount = Profession::ASSASSIN.levels().amount(level);
        let (Some(other), true) = (
            self.chain.opponent,
            self.chain.theirs.len() == usize::from(amount),
        ) else {
            return;
        };
        let victims = self.chain.theirs;
        let player = self.player_mut(other);
        player.hall = player.hall.without(victims.iter().collect());
        victims.iter().for_each(|card| self.discard.push(card));
        journal.tell(|| {
            let args = [("other", other.into()), ("cards", cards(victims.iter()))];
            words::entry(seat, words::LOG_ASSASSIN, args).about(words::discard_target())
        });
        self.finish_effect();
    }

    /// G-9.2: draw, then one extra action.
    fn dance(&mut self, seat: Seat, count: u8, journal: &mut Journal) {
        self.draw(seat, count, journal);
        self.add_actions(seat, DANCER_ACTIONS, journal);
        self.finish_effect();
    }

    /// G-15.
    fn add_actions(&mut self, seat: Seat, count: u8, journal: &mut Journal) {
        self.actions_left = self.actions_left.saturating_add(count);
        journal.tell(|| words::entry(seat, words::LOG_EXTRA_ACTIONS, [("count", count.into())]));
    }

    /// G-9.3.
    fn farm(&mut self, seat: Seat, level: u8, journal: &mut Journal) {
        let tokens = Profession::FARMER.levels().amount(level);
        self.player_mut(seat).tokens += u16::from(tokens);
        journal.tell(|| words::entry(seat, words::LOG_FARMER, [("count", tokens.into())]));
        self.finish_effect();
    }

    /// G-9.4.
    fn recall(&mut self, seat: Seat, level: u8, journal: &mut Journal) {
        let levels = Profession::HISTORIAN.levels();
        if levels.step(level) == 0 {
            self.discard
                .last()
                .into_iter()
                .for_each(|top| self.chain.cards.push(top));
        }
        if self.chain.cards.len() < levels.amount(level).into() {
            return;
        }
        let (first, second) = match *self.chain.cards.as_slice() {
            [first, second] => (first, Some(second)),
            [first] => (first, None),
            _ => return,
        };
        let mut turned = self.take_from_discard(first);
        if let Some(second) = second {
            turned |= self.take_from_discard(second);
        }
        if turned && !self.discard.is_empty() {
            // the card below lies open now, be it another copy; whoever searched had seen it
            journal.learnt(SeatSet::all(self.players.count));
        }
        self.finish_effect();
        self.place_recalled(seat, first, journal);
        // the second waits until what the first brings about is settled (G-9.4.9)
        self.placing = second;
    }

    /// The copy nearest the top (G-9.4.10); the rest keeps its order (G-9.4.5). Whether it was the top.
    fn take_from_discard(&mut self, wanted: Card) -> bool {
        let found = self.discard.iter().rev().position(|card| card == wanted);
        if let Some(from_top) = found {
            self.discard.remove(self.discard.len() - 1 - from_top);
        }
        found == Some(0)
    }

    pub(super) fn place_recalled(&mut self, seat: Seat, placed: Card, journal: &mut Journal) {
        self.player_mut(seat).hall.insert(placed);
        journal.tell(|| {
            words::entry(seat, words::LOG_HISTORIAN, [("card", card(placed))])
                .about(words::hall_target(seat, placed))
        });
        self.flip_full_chapters(seat, journal);
    }

    /// G-9.5.
    fn trade(&mut self, seat: Seat, level: u8, journal: &mut Journal) {
        let levels = Profession::TRADER.levels();
        if levels.step(level) == 2 {
            self.trade_chapters(seat, journal);
        } else {
            self.swap(seat, levels.amount(level), journal);
        }
    }

    /// G-9.5.3.
    fn trade_chapters(&mut self, seat: Seat, journal: &mut Journal) {
        let (Some(own), Some(other), Some(wanted)) = (
            self.chain.own_chapter,
            self.chain.opponent,
            self.chain.chapters.last(),
        ) else {
            return;
        };
        let given = self.player(seat).hall.of(own);
        let taken = self.player(other).hall.of(wanted);
        self.exchange(seat, other, given, taken, journal);
    }

    /// G-9.5.1, G-9.5.2, G-14.3: the swap, once `take` cards of the opponent are chosen.
    fn swap(&mut self, seat: Seat, take: u8, journal: &mut Journal) {
        let (Some(other), true) = (
            self.chain.opponent,
            self.chain.theirs.len() == usize::from(take),
        ) else {
            return;
        };
        let given = self.chain.own.iter().collect();
        let taken = self.chain.theirs.iter().collect();
        self.exchange(seat, other, given, taken, journal);
    }

    /// One simultaneous change of two halls (G-7.7); then both are tested for full chapters, the
    /// active player's first (G-9.5.6, G-12.9).
    fn exchange(
        &mut self,
        seat: Seat,
        other: Seat,
        given: CardSet,
        taken: CardSet,
        journal: &mut Journal,
    ) {
        let (mine, theirs) = (self.player(seat).hall, self.player(other).hall);
        self.player_mut(seat).hall = mine.without(given).or(taken);
        self.player_mut(other).hall = theirs.without(taken).or(given);
        journal.tell(|| {
            let args = [
                ("other", other.into()),
                ("given", cards(given.iter())),
                ("taken", cards(taken.iter())),
            ];
            let entry = words::entry(seat, words::LOG_TRADED, args);
            let entry = taken
                .iter()
                .fold(entry, |e, card| e.about(words::hall_target(seat, card)));
            given
                .iter()
                .fold(entry, |e, card| e.about(words::hall_target(other, card)))
        });
        self.finish_effect();
        self.flip_full_chapters(seat, journal);
        self.flip_full_chapters(other, journal);
    }

    /// G-9.6.
    fn weave(&mut self, seat: Seat, level: u8, enough: bool, journal: &mut Journal) {
        let levels = Profession::WEAVER.levels();
        let complete = match levels.placed(level) {
            Some(place) => self.chain.cards.len() == usize::from(place),
            None => enough,
        };
        if !complete || self.chain.own.len() < levels.amount(level).into() {
            return;
        }
        let taken = self.chain.own;
        let placed = self.chain.cards;
        let player = self.player_mut(seat);
        for card in placed.iter() {
            player.hand[card.index()] -= 1;
        }
        for card in taken.iter() {
            player.hand[card.index()] += 1;
        }
        player.hall = player
            .hall
            .without(taken.iter().collect())
            .or(placed.iter().collect());
        journal.tell(|| {
            let args = [
                ("placed", cards(placed.iter())),
                ("taken", cards(taken.iter())),
            ];
            placed.iter().fold(
                words::entry(seat, words::LOG_WEAVER, args),
                |entry, card| entry.about(words::hall_target(seat, card)),
            )
        });
        self.finish_effect();
        self.flip_full_chapters(seat, journal);
    }

    /// A piece of the ability of the VP card just bought (G-14).
    pub(super) fn take_ability_piece(
        &mut self,
        seat: Seat,
        vp: Vp,
        mv: Move,
        journal: &mut Journal,
    ) {
        if let Move::Decline | Move::Enough = mv {
            if mv == Move::Decline {
                journal.tell(|| {
                    words::entry(seat, words::LOG_ABILITY_UNUSED, [("vp", words::vp(vp))])
                });
            }
            self.finish_effect();
            return;
        }
        self.take_chain_piece(seat, mv);
        match vp.data().ability {
            Ability::None => {}
            Ability::Draw(count) => {
                self.draw(seat, count, journal);
                self.finish_effect();
            }
            Ability::Actions(count) => {
                self.add_actions(seat, count, journal);
                self.finish_effect();
            }
            Ability::Place => self.place_from_hand(seat, vp, mv, journal),
            Ability::Take => {
                if let (Some(other), Some(taken)) = (self.chain.opponent, self.chain.theirs.last())
                {
                    self.take_from_hall(seat, other, taken.alone(), journal);
                }
            }
            Ability::TakeChapter => {
                if let (Some(other), Some(wanted)) =
                    (self.chain.opponent, self.chain.chapters.last())
                {
                    let taken = self.player(other).hall.of(wanted);
                    self.take_from_hall(seat, other, taken, journal);
                }
            }
            Ability::Swap { take, .. } => self.swap(seat, take, journal),
        }
    }

    /// G-14.4, one card: what it brings about is settled before the next is chosen (G-20.10).
    fn place_from_hand(&mut self, seat: Seat, vp: Vp, mv: Move, journal: &mut Journal) {
        let Move::Hand(placed) = mv else { return };
        self.chain.clear();
        self.stage = Stage::Ability { vp, placed: true };
        self.hand_to_hall(seat, placed);
        journal.tell(|| {
            words::entry(seat, words::LOG_PLACED, [("card", card(placed))])
                .about(words::hall_target(seat, placed))
        });
        self.flip_full_chapters(seat, journal);
    }

    /// G-14.2, G-14.6.
    fn take_from_hall(&mut self, seat: Seat, other: Seat, taken: CardSet, journal: &mut Journal) {
        let theirs = self.player(other).hall;
        self.player_mut(other).hall = theirs.without(taken);
        let mine = self.player(seat).hall;
        self.player_mut(seat).hall = mine.or(taken);
        journal.tell(|| {
            let args = [
                ("other", other.into()),
                ("count", Arg::count(taken.len().into())),
                ("cards", cards(taken.iter())),
            ];
            taken
                .iter()
                .fold(words::entry(seat, words::LOG_TOOK, args), |entry, card| {
                    entry.about(words::hall_target(seat, card))
                })
        });
        self.finish_effect();
        self.flip_full_chapters(seat, journal);
    }
}
