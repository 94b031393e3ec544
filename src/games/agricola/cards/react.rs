//! Cards answer what happens: what follows by itself happens at once, everything else is put
//! on the agenda.

use super::super::action::Source;
use super::super::events::Event;
use super::super::goods::{Good, Goods};
use super::super::majors::Major;
use super::super::state::{Position, Window};
use super::super::task::{Act as Action, Ask, Task};
use super::Holding;
use super::card::Card;
use super::rule::{Act, Given, Limit, Rule, What, When, Who};
use super::table::rules;
use crate::kernel::{Journal, Pile, Seat};
use serde::{Deserialize, Serialize};

/// What an event tells.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Told {
    pub(super) count: u8,
    pub(super) good: Option<Good>,
    pub(super) subject: Subject,
    /// The card that granted the action in which it happened.
    pub(super) granted: Option<Card>,
}

/// What was acquired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in super::super) enum Subject {
    /// Nothing.
    #[default]
    None,
    Card(Card),
    Major(Major),
}

/// A rule of a card that its owner may or must use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in super::super) struct Offer {
    pub(in super::super) card: Card,
    pub(in super::super) rule: u8,
    /// What the event told.
    #[serde(default)]
    pub(in super::super) count: u8,
}

/// Tasks to which one event can lead.
type Waiting = Pile<Task, 8>;

impl Position {
    /// Whether there are hand cards at all.
    #[inline]
    pub(in super::super) fn watched(&self) -> bool {
        self.cards.is_some()
    }

    /// Lets every card answer: those of `seat` first, then the others' clockwise.
    pub(in super::super) fn answer(&mut self, seat: Seat, event: Event, journal: &mut Journal) {
        match event {
            Event::Resolved => self.offer_between(seat),
            Event::Converted(good, count) => {
                self.stir(seat, self.cooked(seat, good, count), journal)
            }
            Event::Baked(grain) => self.stir(seat, self.baked_on_hearths(seat, grain), journal),
            Event::BuiltRooms(_) => self.reconsider(seat),
            _ => {}
        }
        let Some((what, mut told)) = meaning(event) else {
            return;
        };
        told.granted = self.granting_card(seat);
        if what == What::Fenced {
            told.count = self.holding(seat).map_or(0, |holding| holding.fences);
        }
        self.tell_fronts(seat, what, &told, journal);
    }

    /// Lets every card in front of a player answer.
    pub(super) fn tell_fronts(&mut self, by: Seat, what: What, told: &Told, journal: &mut Journal) {
        let mut waiting = Waiting::default();
        for owner in self.from(by) {
            let watches = self
                .holding(owner)
                .is_some_and(|holding| holding.watches(what));
            if watches {
                for card in self.front(owner).to_vec() {
                    self.tell_card(owner, card, (by, what), told, &mut waiting, journal);
                }
            }
        }
        self.put_on_agenda(&waiting);
    }

    /// Lets one card answer that has just been played, or from which something was harvested.
    pub(super) fn tell_one(&mut self, owner: Seat, card: Card, what: What, journal: &mut Journal) {
        let mut waiting = Waiting::default();
        let told = Told::default();
        self.tell_card(owner, card, (owner, what), &told, &mut waiting, journal);
        self.put_on_agenda(&waiting);
    }

    fn put_on_agenda(&mut self, waiting: &Waiting) {
        waiting.iter().rev().for_each(|task| self.agenda.push(task));
    }

    fn tell_card(
        &mut self,
        owner: Seat,
        card: Card,
        (by, what): (Seat, What),
        told: &Told,
        waiting: &mut Waiting,
        journal: &mut Journal,
    ) {
        for (index, rule) in rules(card).iter().enumerate() {
            let Rule::When(when) = rule else { continue };
            if when.what != what || !self.concerns(owner, card, when, by, told) {
                continue;
            }
            if when.is_automatic() {
                self.carry_rule(owner, card, when, told, journal);
            } else if let Some(act) = when.action_at_once(card, told) {
                self.mark_used(owner, card, when);
                waiting.push(Task {
                    seat: owner,
                    ask: Ask::Act(act),
                });
            } else {
                let offer = Offer {
                    card,
                    rule: index as u8,
                    count: told.count,
                };
                waiting.push(Task {
                    seat: owner,
                    ask: Ask::Offer(offer),
                });
            }
        }
    }

    /// Whether a rule has something to say now.
    pub(super) fn concerns(
        &self,
        owner: Seat,
        card: Card,
        when: &When,
        by: Seat,
        told: &Told,
    ) -> bool {
        // a window is everybody's own
        let whose = match when.who {
            _ if when.what.is_window() => true,
            Who::Me => owner == by,
            Who::Others => owner != by,
            Who::Anybody => true,
        };
        let there = when.at.is_all()
            || self.window == Window::Placement && when.at.contains(self.placement.space.index());
        whose && there && self.is_open(owner, card, when, told)
    }

    /// Whether a rule may be used, as far as its conditions and its limit go.
    pub(super) fn is_open(&self, owner: Seat, card: Card, when: &When, told: &Told) -> bool {
        let Some(holding) = self.holding(owner) else {
            return false;
        };
        let holds = |given: &Given| self.holds(owner, card, *given, told);
        within_limit(holding, card, when) && when.given.iter().all(holds)
    }

    /// Whether a rule may be used once more.
    pub(super) fn within_limit(&self, owner: Seat, card: Card, when: &When) -> bool {
        self.holding(owner)
            .is_some_and(|holding| within_limit(holding, card, when))
    }

    /// The card that granted the action which `seat` is carrying out.
    pub(super) fn granting_card(&self, seat: Seat) -> Option<Card> {
        let acts = self.agenda.iter().rev().filter(|task| task.seat == seat);
        let mut sources = acts.filter_map(|task| match task.ask {
            Ask::Act(act) => Some(act.source),
            _ => None,
        });
        match sources.next()? {
            Source::Card(card) => Some(card),
            _ => None,
        }
    }
}

fn within_limit(holding: &Holding, card: Card, when: &When) -> bool {
    match when.limit {
        Limit::None => true,
        Limit::Turn => !holding.turn.contains(card),
        Limit::Game(times) => holding.note(card) < times.into(),
    }
}

impl When {
    /// Whether its owner may do something for nothing at the moment itself: then the action is put to
    /// him at once, and he leaves it out or not.
    pub(super) const fn is_plain_offer(&self) -> bool {
        self.may
            && !matches!(self.what, What::Between)
            && matches!(self.limit, Limit::None | Limit::Turn)
            && matches!(self.pay, Goods::NONE)
            && matches!(self.acts[0], Act::Do(_))
    }

    /// The action that is put to the owner without asking first whether the card is used.
    fn action_at_once(&self, card: Card, told: &Told) -> Option<Action> {
        let forced = !self.may && self.ways.is_empty();
        match self.acts[0] {
            Act::Do(sub) if forced || self.is_plain_offer() => {
                Some(Action::of_card(card, sub, told.count))
            }
            _ => None,
        }
    }

    /// Whether it happens without being asked for, and leaves nothing to do.
    pub(super) fn is_automatic(&self) -> bool {
        let mut acts = self.acts.iter();
        !self.may && self.ways.is_empty() && acts.all(|act| !matches!(act, Act::Do(_)))
    }
}

/// What an event of the rules means to cards; none if no card listens to it.
fn meaning(event: Event) -> Option<(What, Told)> {
    let count = |count: u8| Told {
        count,
        ..Told::default()
    };
    let what = match event {
        Event::Window(window) => {
            return Some((of_window(window)?, Told::default()));
        }
        Event::Before => What::Before,
        Event::Leaving => What::Leaving,
        Event::Buying => What::Buying,
        Event::Receiving => What::Receiving,
        Event::Used => What::Used,
        Event::Plowed(fields) => return Some((What::Plowed, count(fields))),
        Event::Baked(grain) => return Some((What::Baked, count(grain))),
        Event::Converted(good, pieces) => {
            let told = Told {
                good: Some(good),
                ..count(pieces)
            };
            return Some((What::Cooked, told));
        }
        Event::BuiltRooms(rooms) => return Some((What::BuiltRooms, count(rooms))),
        Event::BuiltStable(stables) => return Some((What::BuiltStable, count(stables))),
        Event::Fenced => What::Fenced,
        Event::Renovated => What::Renovated,
        Event::Grew => What::Grew,
        Event::BuiltMajor(major) => {
            let told = Told {
                subject: Subject::Major(major),
                ..Told::default()
            };
            return Some((What::Acquired, told));
        }
        Event::Improved(kind) => return Some((What::ImprovementTaken, count(kind))),
        _ => return None,
    };
    Some((what, Told::default()))
}

const fn of_window(window: Window) -> Option<What> {
    match window {
        Window::RoundStart => Some(What::RoundStart),
        Window::WorkStart => Some(What::WorkStart),
        Window::AllPlaced => Some(What::AllPlaced),
        Window::ReturningHome => Some(What::Returning),
        Window::RoundEnd => Some(What::RoundEnd),
        Window::FieldStart => Some(What::FieldStart),
        Window::Field => Some(What::Field),
        Window::FieldEnd => Some(What::FieldEnd),
        Window::FeedStart => Some(What::FeedStart),
        Window::BeforeScoring => Some(What::BeforeScoring),
        _ => None,
    }
}
