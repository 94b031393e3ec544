//! What cards change of the farm and of meals: room for animals, fields on cards,
//! stoves, and what a family needs.

use super::super::farm::Housing;
use super::super::goods::{Good, Goods};
use super::super::kitchen::{self, Kitchen, Stove};
use super::super::state::Position;
use super::super::words;
use super::card::Card;
use super::rule::{Cook, Room, Rounds, Rule, What};
use crate::kernel::{Journal, Seat};

/// A stack of crops on a card.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Plot {
    pub(in super::super) card: Card,
    pub(in super::super) crop: Good,
    pub(in super::super) left: u8,
    stack: u8,
}

/// A stack takes four bits of the note on its card.
const STACK_BITS: u8 = 4;
const STACK: u16 = (1 << STACK_BITS) - 1;

impl Position {
    /// What cards change of the places for animals.
    pub(in super::super) fn housing(&self, seat: Seat) -> Housing {
        let mut housing = Housing::default();
        if self.front(seat).is_empty() {
            return housing;
        }
        let mut pens = 0;
        for (_, rule) in self.rules_of(seat) {
            match rule {
                Rule::Room(Room::Pasture(more)) => housing.pasture += more,
                Rule::Room(Room::Sheep(more)) => housing.sheep += more,
                Rule::Room(Room::OneStable(animals)) => housing.big_stable = *animals,
                Rule::Room(Room::Mixed) => housing.mixed = true,
                Rule::Pen { animals } => {
                    pens += 1;
                    housing.any += animals;
                }
                _ => {}
            }
        }
        housing.any += pens * housing.pasture;
        housing.only[0] += pens * housing.sheep;
        housing
    }

    /// The stacks on cards of a player.
    pub(in super::super) fn plots(&self, seat: Seat) -> impl Iterator<Item = Plot> {
        self.rules_of(seat).flat_map(move |(card, rule)| {
            let (crop, count) = match rule {
                Rule::Fields { crop, count } => (*crop, *count),
                _ => (Good::Grain, 0),
            };
            let note = self.holding(seat).map_or(0, |it| it.note(card));
            (0..count).map(move |stack| Plot {
                card,
                crop,
                left: (note >> (STACK_BITS * stack) & STACK) as u8,
                stack,
            })
        })
    }

    /// The first empty stack on a card.
    pub(in super::super) fn empty_plot(&self, seat: Seat, card: Card) -> Option<Plot> {
        self.plots(seat)
            .find(|plot| plot.card == card && plot.left == 0)
    }

    pub(in super::super) fn set_plot(&mut self, seat: Seat, plot: Plot, left: u8) {
        if let Some(holding) = self.holding_mut(seat) {
            let shift = STACK_BITS * plot.stack;
            let note = holding.note(plot.card) & !(STACK << shift) | u16::from(left) << shift;
            holding.set_note(plot.card, note);
        }
    }

    /// What is laid on a new stack beyond the usual.
    pub(in super::super) fn sows_more(&self, seat: Seat, crop: Good) -> u8 {
        let more = self.rules_of(seat).map(|(_, rule)| match rule {
            Rule::SowsMore { crop: of, more } if *of == crop => *more,
            _ => 0,
        });
        more.sum()
    }

    /// one crop from each stack on cards. What cards do with it is asked at once.
    pub(in super::super) fn harvest_plots(&mut self, seat: Seat, journal: &mut Journal) {
        let plots: Vec<Plot> = self.plots(seat).filter(|plot| plot.left > 0).collect();
        for plot in plots {
            self.set_plot(seat, plot, plot.left - 1);
            let goods = Goods::of(plot.crop, 1);
            self.player_mut(seat).goods.add(&goods);
            journal.tell(|| {
                let args = [
                    ("card", words::card(plot.card)),
                    ("goods", words::goods(&goods)),
                ];
                words::entry(seat, words::LOG_CARD_GAVE, args)
            });
            self.tell_one(seat, plot.card, What::Harvested, journal);
        }
    }

    /// Crops on cards.
    pub(in super::super) fn planted_on_cards(&self, seat: Seat, crop: Good) -> u8 {
        let plots = self.plots(seat).filter(|plot| plot.crop == crop);
        plots.map(|plot| plot.left).sum()
    }

    /// All that a player can cook and bake with.
    #[inline]
    pub(in super::super) fn kitchen(&self, seat: Seat) -> Kitchen {
        let mut kitchen = self.player(seat).kitchen_of_majors();
        if !self.front(seat).is_empty() {
            self.furnish(seat, &mut kitchen);
        }
        kitchen
    }

    fn furnish(&self, seat: Seat, kitchen: &mut Kitchen) {
        for (_, rule) in self.rules_of(seat) {
            match *rule {
                Rule::Cooks {
                    vegetable,
                    sheep,
                    boar,
                    cattle,
                    by,
                } if by == Cook::Fireplace || self.ovens(seat) > 0 => {
                    kitchen.add(&Stove {
                        cook: [0, vegetable, sheep, boar, cattle],
                        bake: 0,
                        most: 0,
                    });
                }
                Rule::Bakes { each, most } => {
                    kitchen.add(&Stove {
                        cook: [0; kitchen::EDIBLES],
                        bake: each,
                        most,
                    });
                }
                _ => {}
            }
        }
        // what makes better comes after what can be made
        for (_, rule) in self.rules_of(seat) {
            match rule {
                Rule::CooksBetter { vegetable } => kitchen.season(*vegetable),
                Rule::Mill { food } => kitchen.add(&Stove {
                    cook: [*food, 0, 0, 0, 0],
                    bake: 0,
                    most: 0,
                }),
                _ => {}
            }
        }
    }

    /// The food that the family needs, after cards.
    pub(in super::super) fn spared_food(&self, seat: Seat) -> u8 {
        let fully = self.rules_of(seat).find_map(|(_, rule)| match rule {
            Rule::FewEatFully(count) => Some(*count),
            _ => None,
        });
        let adults = self.player(seat).adults;
        fully.map_or(0, |fully| adults.saturating_sub(fully))
    }

    /// The young that are born, with what cards add.
    pub(in super::super) fn births(&self, seat: Seat) -> [u8; 3] {
        let herd = self.player(seat).goods.animals();
        let mut births = super::super::farm::births(herd);
        for (_, rule) in self.rules_of(seat) {
            if let Rule::Twins { good, from } = rule {
                let kind = *good as usize - Good::Sheep as usize;
                births[kind] += u8::from(herd[kind] >= *from);
            }
        }
        births
    }

    /// What cards have laid on a round space for a player.
    pub(in super::super) fn laid(&self, seat: Seat, round: u8) -> Goods {
        let mut goods = Goods::NONE;
        for (card, rule) in self.rules_of(seat) {
            if let Rule::Lays {
                goods: each,
                rounds,
            } = rule
            {
                let note = self.holding(seat).map_or(0, |it| it.note(card));
                let since = note.checked_sub(1).and_then(|since| since.try_into().ok());
                if since.is_some_and(|since| rounds.has(since, round)) {
                    goods.add(each);
                }
            }
        }
        goods
    }

    /// Persons that other players' cards keep at home in this round (E198).
    pub(in super::super) fn kept_at_home(&self, seat: Seat) -> u8 {
        let offspring = self.player(seat).adults.saturating_sub(2);
        let keeps = seat.others(self.players.count).any(|other| {
            self.rules_of(other).any(|(_, rule)| {
                matches!(rule, Rule::KeepsHome { rounds } if rounds.contains(&self.round))
            })
        });
        u8::from(keeps).min(offspring)
    }
}

impl Rounds {
    /// Whether something lies on `round` if it was laid in the round `since`.
    fn has(self, since: u8, round: u8) -> bool {
        round > since
            && match self {
                Self::Next(count) => round <= since + count,
                Self::These(rounds) => rounds.contains(&round),
                Self::Plus(steps) => steps.iter().any(|step| since + step == round),
                Self::Odd => !round.is_multiple_of(2),
                Self::Even => round.is_multiple_of(2),
                Self::All => true,
            }
    }
}
