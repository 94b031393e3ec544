//! What bots know of Guildhall: how good a position is, and which moves look promising.

use super::cards::{Card, Profession};
use super::data::{Ability, COLOURS, MAX_COMPLETED, TO_WIN};
use super::moves::Move;
use super::state::{Position, Stage};
use crate::kernel::{Game, MAX_SEATS, Seat, Sense, Values, chances, won_by};

/// What an open chapter of so many cards is worth, in victory points: five make a completed one, and
/// more cards mean stronger levels.
const CHAPTER_WORTH: [f32; COLOURS] = [0.0, 0.45, 1.05, 1.9, 3.0];
/// What completed chapters are worth, by their number: each buys a card of about this value; a
/// fourth would be lost (G-12.6).
const COMPLETED_WORTH: [f32; MAX_COMPLETED as usize + 1] = [0.0, 4.4, 8.6, 12.2];
/// A hand card that fits into the hall, plus so much for each card of its open chapter.
const HAND_CARD: f32 = 0.22;
const HAND_CARD_PER_FELLOW: f32 = 0.16;
/// A hand card whose twin lies in the hall.
const HAND_TWIN: f32 = 0.06;
/// An action still to come in this turn.
const ACTION: f32 = 0.7;
/// Lead in points at which a win is e times as likely, at the start and at the end of a match.
const SPREAD: (f32, f32) = (4.5, 2.2);

impl Position {
    /// Prospects of a seat, in victory points.
    fn prospects(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let mut worth = f32::from(player.points());
        worth += COMPLETED_WORTH[usize::from(player.completed_count().min(MAX_COMPLETED))];
        for profession in Profession::all() {
            worth += CHAPTER_WORTH[player.hall.of(profession).len() as usize];
        }
        for card in player.hand_set().iter() {
            let fellows = f32::from(player.hall.of(card.profession()).len());
            let copies = f32::from(player.hand[card.index()]);
            worth += if player.hall.contains(card) {
                HAND_TWIN * copies
            } else {
                HAND_CARD + HAND_CARD_PER_FELLOW * fellows + HAND_TWIN * (copies - 1.0)
            };
        }
        if seat == self.active {
            let bought = self.bought.iter().map(|vp| f32::from(vp.data().value));
            worth += bought.sum::<f32>() + ACTION * f32::from(self.actions_left);
            // cards played this turn go to the hall at its end
            let landing = self.area.iter().filter(|card| !player.hall.contains(*card));
            worth += landing
                .map(|card| {
                    let size = player.hall.of(card.profession()).len() as usize;
                    let after = CHAPTER_WORTH.get(size + 1).copied().unwrap_or(4.2);
                    after - CHAPTER_WORTH[size]
                })
                .sum::<f32>();
        }
        worth
    }

    /// How promising it looks to play a card: strong levels first, the Dancer nearly always.
    fn play_weight(&self, seat: Seat, card: Card) -> f32 {
        let open = self.cards_open(seat, card.profession());
        let growth = 0.6 + 0.5 * f32::from(open);
        match card.profession() {
            Profession::DANCER => 3.0 + f32::from(open),
            Profession::FARMER if open > 0 => 1.6 + growth,
            _ => growth,
        }
    }

    fn weight(&self, seat: Seat, mv: Move) -> f32 {
        let hall = self.player(seat).hall;
        let fellows = |card: Card| f32::from(hall.of(card.profession()).len());
        let discarding = matches!(self.stage, Stage::Discarding | Stage::SetupDiscard);
        match mv {
            Move::Play(card) => self.play_weight(seat, card),
            Move::Buy(vp) => 3.0 + 0.6 * f32::from(vp.data().value),
            Move::DiscardAndDraw => {
                let missing = 6.0 - f32::from(self.player(seat).hand_size());
                (0.5 + 0.5 * missing).max(0.2)
            }
            Move::Level(level) => 2.0 + f32::from(level),
            Move::Draw(count) => 0.5 + 2.0 * f32::from(count),
            Move::Use => 4.0,
            Move::Hand(card) if discarding && hall.contains(card) => 3.0,
            Move::Hand(card) if discarding => (1.2 - 0.4 * fellows(card)).max(0.1),
            Move::Hand(card) => 0.5 + fellows(card),
            Move::Hall(owner, card) if owner == seat => 1.6 - 0.3 * fellows(card),
            Move::Hall(owner, card) => {
                let theirs = f32::from(self.player(owner).hall.of(card.profession()).len());
                0.5 + 0.6 * fellows(card) + 0.3 * theirs
            }
            Move::Open(owner, profession) => {
                let size = f32::from(self.player(owner).hall.of(profession).len());
                if owner == seat { 5.0 - size } else { size }
            }
            Move::Pile(card) => 0.5 + fellows(card),
            Move::Chapter(_) | Move::Next(_) => 0.3,
            Move::Rest => 3.0,
            Move::Enough => 1.5,
            Move::Decline => match self.stage {
                Stage::Ability { vp, .. } if vp.data().ability != Ability::None => 0.3,
                _ => 0.6,
            },
        }
    }
}

impl Sense for Position {
    fn evaluate(&self) -> Values {
        if self.stage == Stage::Over {
            return won_by(&self.winners());
        }
        let mut prospects = [0.0; MAX_SEATS];
        for seat in Seat::all(self.players.count) {
            prospects[seat.index()] = self.prospects(seat);
        }
        let best = prospects.iter().copied().fold(0.0, f32::max);
        let progress = (best / f32::from(TO_WIN)).min(1.0);
        let spread = SPREAD.0 + (SPREAD.1 - SPREAD.0) * progress;
        chances(prospects, self.players.count, spread)
    }

    fn priors(&self, seat: Seat, moves: &[Move], weights: &mut Vec<f32>) {
        weights.clear();
        weights.extend(moves.iter().map(|mv| self.weight(seat, *mv)));
    }

    fn at_rest(&self) -> bool {
        self.excess().is_none() && matches!(self.stage, Stage::Action | Stage::Over)
            || self.to_act().is_empty()
    }
}
