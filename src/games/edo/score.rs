//! The score sheet, and the lines that say where the match stands and what to do.

use super::data::{
    ActionKind, MAX_ROUNDS, POINTS_PER_SAMURAI, POINTS_TO_END, RYO_PER_POINT, SLOTS,
};
use super::map::SpaceKind;
use super::rounds::since;
use super::state::{Position, Stage, Town};
use super::words::{self, message};
use crate::kernel::{Arg, Message, Seat, Tally, TallyLine, Viewer};
use std::cmp::Reverse;

/// What decides between players, the greatest first (E-15.3 to E-15.6): in the running, points,
/// resources, influence in Edo, the first building there.
type Rank = (bool, i32, u8, u8, Reverse<usize>);

impl Position {
    pub(super) fn edo(&self) -> Option<&Town> {
        let mut towns = self.towns().iter();
        towns.find(|town| self.kind(town.space) == SpaceKind::Edo)
    }

    /// E-15.1.
    pub(super) fn has_house_in_edo(&self, seat: Seat) -> bool {
        self.edo()
            .is_some_and(|edo| super::choices::has_house(edo, seat))
    }

    fn points_for_samurai(&self, seat: Seat) -> i32 {
        self.player(seat).samurai.len() as i32 * POINTS_PER_SAMURAI
    }

    fn points_for_ryo(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).ryo / RYO_PER_POINT)
    }

    /// The points as they would be if the match ended now (E-15.2).
    pub(super) fn final_points(&self, seat: Seat) -> i32 {
        let track = i32::from(self.player(seat).points);
        if self.has_house_in_edo(seat) {
            track + self.points_for_samurai(seat) + self.points_for_ryo(seat)
        } else {
            track
        }
    }

    /// What decides the match (E-15).
    pub(super) fn rank(&self, seat: Seat) -> Rank {
        let points = self.final_points(seat);
        if !self.has_house_in_edo(seat) {
            return (false, points, 0, 0, Reverse(0));
        }
        let resources = self.player(seat).resources.iter().sum();
        let edo = self
            .edo()
            .map(|edo| (edo.influence(seat), since(edo, seat)));
        let (influence, since) = edo.unwrap_or_default();
        (true, points, resources, influence, Reverse(since))
    }

    /// E-15.3, E-15.5.
    pub(super) fn winners(&self) -> Vec<Seat> {
        let running = self.all_seats().filter(|seat| self.has_house_in_edo(*seat));
        match running.max_by_key(|seat| self.rank(*seat)) {
            Some(seat) if self.stage == Stage::Over => vec![seat],
            _ => Vec::new(),
        }
    }

    /// E-15.7. Until the end the track alone counts, and no purse is told.
    pub(super) fn tallied(&self) -> Tally {
        let over = self.stage == Stage::Over;
        let running = |seat: Seat| over && self.has_house_in_edo(seat);
        let line = |key, value: &dyn Fn(Seat) -> Option<i32>| TallyLine {
            label: Message::new(key),
            values: self.all_seats().map(value).collect(),
            counted: Vec::new(),
        };
        let mut lines = vec![line(words::TALLY_TRACK, &|seat| {
            Some(self.player(seat).points.into())
        })];
        if over {
            lines.push(line(words::TALLY_SAMURAI, &|seat| {
                running(seat).then(|| self.points_for_samurai(seat))
            }));
            lines.push(line(words::TALLY_RYO, &|seat| {
                running(seat).then(|| self.points_for_ryo(seat))
            }));
            lines.push(line(words::TALLY_RESOURCES, &|seat| {
                Some(self.player(seat).resources.iter().sum::<u8>().into())
            }));
            lines.push(line(words::TALLY_INFLUENCE, &|seat| {
                self.edo().map(|edo| edo.influence(seat).into())
            }));
        }
        let points = |seat: Seat| i32::from(self.player(seat).points);
        let (totals, places) = if over {
            let ranks: Vec<Rank> = self.all_seats().map(|seat| self.rank(seat)).collect();
            let totals = self.all_seats().map(|seat| self.final_points(seat));
            (totals.collect(), Tally::places_by(&ranks))
        } else {
            let totals: Vec<i32> = self.all_seats().map(points).collect();
            let places = Tally::places_by(&totals);
            (totals, places)
        };
        Tally {
            lines,
            totals,
            places,
            winners: self.winners(),
        }
    }

    pub(super) fn headline_message(&self) -> Message {
        let round = ("round", self.round.into());
        match self.stage {
            Stage::Placing | Stage::Merchant => Message::new(words::HEADLINE_SETUP),
            Stage::Over => message(words::HEADLINE_OVER, [round]),
            _ => message(
                words::HEADLINE,
                [
                    round,
                    ("rounds", MAX_ROUNDS.into()),
                    ("points", POINTS_TO_END.into()),
                ],
            ),
        }
    }

    pub(super) fn prompt_for(&self, viewer: Viewer) -> Option<Message> {
        if self.stage == Stage::Over {
            return None;
        }
        if self.stage == Stage::Programming {
            let programming = viewer.filter(|seat| !self.player(*seat).ready);
            return Some(match programming {
                Some(seat) => self.program_prompt(seat),
                None => Message::new(words::PROMPT_WAIT_PROGRAMS),
            });
        }
        let prompt = if viewer == Some(self.active) {
            self.own_prompt(self.active)
        } else if self.round == 0 {
            Message::new(words::PROMPT_WAIT_SETUP)
        } else {
            Message::new(words::PROMPT_WAIT)
        };
        Some(prompt.with("seat", self.active))
    }

    fn program_prompt(&self, seat: Seat) -> Message {
        let player = self.player(seat);
        let unfinished = |slot: &super::state::Slot| slot.shogun_officials.is_none();
        let Some(at) = player.slots.iter().position(unfinished) else {
            return Message::new(words::PROMPT_READY);
        };
        let slot = player.slots[at];
        let number = ("slot", Arg::count(at + 1));
        match (slot.card, slot.action) {
            (None, _) => message(words::PROMPT_CARD, [number, ("slots", Arg::count(SLOTS))]),
            (Some(card), None) => {
                message(words::PROMPT_ACTION, [number, ("card", words::card(card))])
            }
            (_, Some(action)) => {
                let named = ("action", words::action(action));
                if slot.officials.is_none() {
                    let left = ("left", player.officials.into());
                    message(words::PROMPT_OFFICIALS, [number, named, left])
                } else {
                    let left = ("left", player.shogun_officials.into());
                    message(words::PROMPT_SHOGUN, [number, named, left])
                }
            }
        }
    }

    fn own_prompt(&self, seat: Seat) -> Message {
        let player = self.player(seat);
        match self.stage {
            Stage::Placing if player.package => Message::new(words::PROMPT_PLACING_CITY),
            Stage::Placing if player.founded() => Message::new(words::PROMPT_PLACING_PACKAGE),
            Stage::Placing => Message::new(words::PROMPT_PLACING),
            Stage::Merchant => Message::new(words::PROMPT_MERCHANT),
            Stage::Window => {
                let ryo = ("ryo", Arg::Number(player.ryo.into()));
                let key = match self.figure {
                    Some(_) => words::PROMPT_TO,
                    None if player.ryo == 0 => words::PROMPT_WINDOW_OVER,
                    None => words::PROMPT_WINDOW,
                };
                message(key, [("slot", (self.slot + 1).into()), ryo])
            }
            Stage::Wages => message(
                words::PROMPT_WAGES,
                [
                    ("samurai", Arg::count(player.samurai.len())),
                    ("fed", player.fed().into()),
                ],
            ),
            Stage::Card | Stage::Programming | Stage::Over => self.card_prompt(seat),
        }
    }

    fn card_prompt(&self, seat: Seat) -> Message {
        let slot = self.player(seat).slots.get(usize::from(self.slot));
        let action = slot.and_then(|slot| slot.action);
        let Some(action) = action else {
            return Message::new(words::PROMPT_WAIT);
        };
        let key = match action.data().kind {
            ActionKind::Money | ActionKind::Rice | ActionKind::Recruit => words::PROMPT_TIMES,
            ActionKind::Travel if self.figure.is_some() => words::PROMPT_TRAVEL_TO,
            ActionKind::Travel if self.activations.moved.is_some() => words::PROMPT_TRAVEL_SECOND,
            ActionKind::Travel => words::PROMPT_TRAVEL,
            ActionKind::NewAuthorization => words::PROMPT_TAKE,
            ActionKind::SellAuthorization => words::PROMPT_SELL,
            ActionKind::Harvest => words::PROMPT_HARVEST,
            ActionKind::Build => words::PROMPT_BUILD,
            ActionKind::Trade if self.trades_both(seat) => words::PROMPT_TRADE_BOTH,
            ActionKind::Trade => words::PROMPT_TRADE,
        };
        let left = ("left", self.activations.left.into());
        message(key, [("action", words::action(action)), left])
    }
}
