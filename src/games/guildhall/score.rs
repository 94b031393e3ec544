//! The score sheet, and the lines that say where the match stands and what to do.

use super::cards::{Profession, Vp};
use super::data::{Ability, SETUP_PLACE, SETUP_REDRAW_TO, TO_WIN};
use super::state::{Position, Stage};
use super::words::{self, message};
use crate::kernel::{Arg, Message, Seat, Tally, TallyLine, Viewer, sort_few};

impl Position {
    /// G-17.4, G-17.6. Everything on it is public (G-4.9).
    pub(super) fn tallied(&self) -> Tally {
        let seats = || Seat::all(self.players.count);
        let mut values: Vec<u8> = Vp::all().map(|vp| vp.data().value).collect();
        sort_few(&mut values, Ord::cmp);
        values.dedup();
        let mut lines: Vec<TallyLine> = values
            .into_iter()
            .map(|value| TallyLine {
                label: message(words::TALLY_CARDS, [("points", value.into())]),
                values: seats()
                    .map(|seat| self.scored_of_value(seat, value))
                    .collect(),
                counted: Vec::new(),
            })
            .collect();
        lines.push(TallyLine {
            label: Message::new(words::TALLY_TOKENS),
            values: seats()
                .map(|seat| Some(i32::from(self.player(seat).tokens)).filter(|tokens| *tokens > 0))
                .collect(),
            counted: Vec::new(),
        });
        let winners = self.winners();
        let bound = winners
            .first()
            .is_some_and(|seat| self.player(*seat).points() < TO_WIN);
        let ranks: Vec<_> = seats()
            .map(|seat| {
                let (points, chapters, hall) = self.bound_rank(seat);
                let tie = if bound { (chapters, hall) } else { (0, 0) };
                (winners.contains(&seat), points, tie)
            })
            .collect();
        Tally {
            lines,
            totals: seats()
                .map(|seat| self.player(seat).points().into())
                .collect(),
            places: Tally::places_by(&ranks),
            winners,
        }
    }

    fn scored_of_value(&self, seat: Seat, value: u8) -> Option<i32> {
        let scored = Vp::all().filter(|vp| vp.data().value == value);
        let cards: u8 = scored.map(|vp| self.player(seat).scored[vp.index()]).sum();
        (cards > 0).then(|| i32::from(cards) * i32::from(value))
    }

    pub(super) fn headline_message(&self) -> Message {
        if self.stage == Stage::Over {
            let rounds = self.round();
            return message(words::HEADLINE_OVER, [("round", rounds.into())]);
        }
        if self.turn == 0 {
            return Message::new(words::HEADLINE_SETUP);
        }
        message(
            words::HEADLINE,
            [
                ("round", self.round().into()),
                ("points", i32::from(TO_WIN).into()),
            ],
        )
    }

    fn round(&self) -> i32 {
        i32::from(self.turn.saturating_sub(1)) / i32::from(self.players.count.max(1)) + 1
    }

    pub(super) fn prompt_for(&self, viewer: Viewer) -> Option<Message> {
        let seat = self.deciding()?;
        let prompt = if viewer == Some(seat) {
            self.own_prompt(seat)
        } else if self.excess().is_some() {
            Message::new(words::PROMPT_WAIT_EXCESS)
        } else if self.turn == 0 {
            Message::new(words::PROMPT_WAIT_SETUP)
        } else {
            message(words::PROMPT_WAIT, [("actions", self.actions_left.into())])
        };
        Some(prompt.with("seat", seat))
    }

    fn own_prompt(&self, seat: Seat) -> Message {
        let picked = ("picked", Arg::count(self.chain.cards.len()));
        if self.excess().is_some() {
            return match self.chain.chapters.len() {
                0 => Message::new(words::PROMPT_EXCESS),
                _ => message(words::PROMPT_ORDER, [picked]),
            };
        }
        match self.stage {
            Stage::SetupDiscard => message(
                words::PROMPT_SETUP_DISCARD,
                [picked, ("hand", SETUP_REDRAW_TO.into())],
            ),
            Stage::SetupPlace => {
                let left = SETUP_PLACE.saturating_sub(self.chain.cards.len());
                message(words::PROMPT_SETUP_PLACE, [("left", Arg::count(left))])
            }
            Stage::Action => message(
                words::PROMPT_ACTION,
                [("actions", self.actions_left.into())],
            ),
            Stage::Discarding => message(words::PROMPT_DISCARDING, [picked]),
            Stage::Buying(vp) => {
                let left = usize::from(vp.data().cost).saturating_sub(self.chain.chapters.len());
                match left {
                    0 => message(words::PROMPT_ORDER, [picked]),
                    _ => message(
                        words::PROMPT_PAY,
                        [("vp", words::vp(vp)), ("left", Arg::count(left))],
                    ),
                }
            }
            Stage::Effect(played) => self.effect_prompt(seat, played.profession()),
            Stage::Ability { vp, .. } => self.ability_prompt(vp),
            Stage::EndOfTurn | Stage::Over => Message::new(words::HEADLINE_OVER),
        }
    }

    fn effect_prompt(&self, seat: Seat, profession: Profession) -> Message {
        let named = ("profession", words::profession(profession));
        if profession == Profession::DANCER {
            let most = self.cards_open(seat, profession);
            return message(words::PROMPT_DANCER, [named, ("most", most.into())]);
        }
        let Some(level) = self.chain.level else {
            return message(words::PROMPT_LEVEL, [named]);
        };
        let levels = profession.levels();
        let amount = usize::from(levels.amount(level));
        let left = |chosen: usize| ("left", Arg::count(amount.saturating_sub(chosen)));
        match profession {
            Profession::ASSASSIN => message(
                words::PROMPT_ASSASSIN,
                [named, left(self.chain.theirs.len())],
            ),
            Profession::HISTORIAN => message(
                words::PROMPT_HISTORIAN,
                [named, left(self.chain.cards.len())],
            ),
            Profession::TRADER if levels.step(level) == 2 => {
                let given = self.chain.own_chapter.is_some();
                let key = if given {
                    words::PROMPT_TAKE_CHAPTER
                } else {
                    words::PROMPT_GIVE_CHAPTER
                };
                message(key, [named])
            }
            Profession::TRADER if self.chain.own.len() < amount => {
                message(words::PROMPT_GIVE, [named, left(self.chain.own.len())])
            }
            Profession::TRADER => {
                message(words::PROMPT_TAKE, [named, left(self.chain.theirs.len())])
            }
            _ if self.chain.own.len() < amount => {
                message(words::PROMPT_TAKE_BACK, [named, left(self.chain.own.len())])
            }
            _ => match levels.placed(level) {
                Some(place) => {
                    let left = usize::from(place).saturating_sub(self.chain.cards.len());
                    message(words::PROMPT_PLACE, [named, ("left", Arg::count(left))])
                }
                None => message(words::PROMPT_PLACE_ANY, [named]),
            },
        }
    }

    fn ability_prompt(&self, vp: Vp) -> Message {
        let named = ("profession", words::vp(vp));
        match vp.data().ability {
            Ability::Draw(count) => {
                message(words::PROMPT_USE_DRAW, [named, ("count", count.into())])
            }
            Ability::Actions(count) => {
                message(words::PROMPT_USE_ACTIONS, [named, ("count", count.into())])
            }
            Ability::Place => message(words::PROMPT_PLACE_ANY, [named]),
            Ability::TakeChapter => message(words::PROMPT_TAKE_CHAPTER, [named]),
            Ability::Swap { give, take } => {
                let (given, taken) = (self.chain.own.len(), self.chain.theirs.len());
                if given < give.into() {
                    message(
                        words::PROMPT_GIVE,
                        [named, ("left", Arg::count(usize::from(give) - given))],
                    )
                } else {
                    message(
                        words::PROMPT_TAKE,
                        [named, ("left", Arg::count(usize::from(take) - taken))],
                    )
                }
            }
            Ability::Take | Ability::None => {
                message(words::PROMPT_TAKE, [named, ("left", Arg::Number(1))])
            }
        }
    }
}
