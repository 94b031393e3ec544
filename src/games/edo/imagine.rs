//! Positions that a seat cannot tell from the real one (E-17.5).

use super::data::SLOTS;
use super::moves::Move;
use super::state::{Position, Stage};
use crate::kernel::{Chance, Journal, Seat, Sense, sort_few};

/// An imagined purse has at most so many Ryo.
const PURSE: u32 = 40;

impl Position {
    /// Draws one of the positions that `seat` cannot tell from this one: purses, closed slots, and the
    /// order of the decks. Only what the seat may know is read.
    pub(super) fn determinized(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut drawn = self.clone();
        if self.active != seat {
            drawn.figure = None;
        }
        // which cards the decks hold can be worked out; their order cannot (E-17.7)
        sort_few(drawn.special_deck.as_mut_slice(), Ord::cmp);
        chance.shuffle(drawn.special_deck.as_mut_slice());
        let below = self.merchant_deck.len().saturating_sub(1);
        sort_few(&mut drawn.merchant_deck.as_mut_slice()[..below], Ord::cmp);
        chance.shuffle(&mut drawn.merchant_deck.as_mut_slice()[..below]);
        if self.stage != Stage::Over {
            for other in seat.others(self.players.count) {
                drawn.player_mut(other).ryo = chance.below(PURSE + 1) as u16;
                drawn.forget_closed_slots(other);
            }
            for other in seat.others(self.players.count) {
                if self.player(other).ready {
                    drawn.draw_program(other, chance);
                }
            }
        }
        drawn.chance = Chance::from_seed(chance.next_u64());
        drawn
    }

    /// Takes the officials of closed slots back beside the board.
    fn forget_closed_slots(&mut self, seat: Seat) {
        for index in 0..SLOTS {
            if self.opened(seat, index) {
                continue;
            }
            let player = self.player_mut(seat);
            let slot = std::mem::take(&mut player.slots[index]);
            player.officials += slot.own();
            player.shogun_officials += slot.shogun();
        }
    }

    /// Programs the closed slots as the seat might have done.
    fn draw_program(&mut self, seat: Seat, chance: &mut Chance) {
        // who was recruited in this round cannot lie on a card (E-7.3)
        let player = self.player_mut(seat);
        let opened = player.on_cards()[1];
        let recruited = (player.shogun_officials + opened).saturating_sub(player.mustered[1]);
        player.shogun_officials -= recruited;
        player.ready = false;
        let (mut moves, mut weights) = (Vec::new(), Vec::new());
        loop {
            moves.clear();
            self.program_moves(seat, &mut |mv| moves.push(mv));
            if moves == [Move::Ready] || moves.is_empty() {
                break;
            }
            self.priors(seat, &moves, &mut weights);
            let mv = moves[chance.pick(&weights)];
            self.take_program_piece(seat, mv, &mut Journal::silent());
        }
        let player = self.player_mut(seat);
        player.ready = true;
        player.shogun_officials += recruited;
    }
}
