//! What a title line and a prompt say.

use super::action::Part;
use super::goods::Good;
use super::state::{Position, Window};
use super::task::{Act, Ask, bits};
use super::words;
use crate::kernel::{Arg, Message, Seat, Viewer};

impl Position {
    pub(super) fn headline_message(&self) -> Message {
        if self.window == Window::Over {
            return Message::new(words::HEADLINE_OVER);
        }
        let args = [("round", self.round.into()), ("stage", self.stage().into())];
        words::message(words::HEADLINE, args)
    }

    pub(super) fn prompt_for(&self, viewer: Viewer) -> Option<Message> {
        let task = self.task()?;
        let message = if viewer == Some(task.seat) {
            self.own_prompt(task.seat, task.ask)
        } else {
            let key = match task.ask {
                Ask::Place => words::PROMPT_WAIT,
                Ask::House { .. } => words::PROMPT_WAIT_ANIMALS,
                Ask::Feed => words::PROMPT_WAIT_FEED,
                _ => words::PROMPT_WAIT_ACT,
            };
            Message::new(key)
        };
        Some(message.with("seat", task.seat))
    }

    fn own_prompt(&self, seat: Seat, ask: Ask) -> Message {
        match ask {
            Ask::Place => Message::new(words::PROMPT_PLACE).with("left", self.player(seat).home),
            Ask::Act(act) => self.act_prompt(seat, &act),
            Ask::Buy { settled: false, .. } => Message::new(words::PROMPT_PRICE),
            Ask::Buy { .. } => {
                Message::new(words::PROMPT_RAISE).with("owed", self.bill.goods[Good::Food])
            }
            Ask::Choose { left, .. } => Message::new(words::PROMPT_CHOICE).with("left", left),
            Ask::House { cook: true } => Message::new(words::PROMPT_KEEP),
            Ask::House { cook: false } => Message::new(words::PROMPT_BREED),
            Ask::Feed => {
                let food = self.player(seat).has(Good::Food);
                let args: [(&str, Arg); 2] =
                    [("need", self.need(seat).into()), ("food", food.into())];
                words::message(words::PROMPT_FEED, args)
            }
            Ask::Receive | Ask::Moment(_) | Ask::Debt { .. } => Message::new(words::PROMPT_ACT),
            Ask::Offer(_) => self.offer_prompt(seat),
            Ask::Discard(left) => Message::new(words::PROMPT_DISCARD).with("left", left),
            Ask::Answer(card) => Message::new(words::PROMPT_ANSWER).with("card", words::card(card)),
        }
    }

    /// A prompt for the card that may be used, or for several.
    fn offer_prompt(&self, seat: Seat) -> Message {
        let cards = self.offered_cards(seat);
        match cards.as_slice() {
            [card] => Message::new(words::PROMPT_OFFER).with("card", words::card(*card)),
            _ => Message::new(words::PROMPT_OFFERS),
        }
    }

    /// A prompt for the one part that is at hand, or for several; for none where a seat is asked all the same,
    /// so that the others learn nothing of its hand.
    fn act_prompt(&self, seat: Seat, act: &Act) -> Message {
        let possible = |part: &Part| self.possible(seat, act.source, *part);
        let mut parts = bits(self.parts_of(act))
            .map(|index| act.part(index))
            .filter(possible);
        let (first, second) = (parts.next(), parts.next());
        let key = match (first, second) {
            (Some(part), None) => match part {
                Part::Rooms(_) | Part::FreeRoom => words::PROMPT_ROOMS,
                Part::Stables { .. } => words::PROMPT_STABLES,
                Part::Plow(_) => words::PROMPT_PLOW,
                Part::Sow | Part::SowOne(_) => words::PROMPT_SOW,
                Part::Bake => words::PROMPT_BAKE,
                Part::Fences | Part::FreeFences | Part::FenceOne => words::PROMPT_FENCES,
                Part::Renovate | Part::RenovateToClay => words::PROMPT_RENOVATE,
                Part::Growth { .. } => words::PROMPT_GROWTH,
                Part::Occupation(_) => words::PROMPT_OCCUPATION,
                Part::Minor => words::PROMPT_MINOR,
                Part::Major => words::PROMPT_MAJOR,
                Part::Improvement => words::PROMPT_IMPROVEMENT,
                Part::Choice(left) => {
                    return Message::new(words::PROMPT_CHOICE).with("left", left);
                }
                Part::Marker | Part::All | Part::Gain { .. } => words::PROMPT_GAIN,
            },
            (Some(Part::Gain { .. }), Some(Part::Gain { .. })) => words::PROMPT_GAIN,
            (None, _) => words::PROMPT_NOTHING,
            _ => words::PROMPT_ACT,
        };
        Message::new(key)
    }
}
