//! The rules of every card, found by the card.

use super::super::action::{Action, Part, Semantics};
use super::card::{CARDS, Card};
use super::deck_e;
use super::rule::{Act, Rule, Sub};
use super::state::CardSet;

type Entry = (&'static str, &'static [Rule]);

/// What each card does; none if that has not been written yet.
static RULES: [Option<&[Rule]>; CARDS] = {
    let mut rules = [None; CARDS];
    enter(&mut rules, deck_e::OCCUPATIONS);
    enter(&mut rules, deck_e::MINORS);
    #[cfg(all(test, not(target_arch = "wasm32")))]
    enter(&mut rules, super::trial::CARDS);
    rules
};

/// What each card answers, as bits of [`What`](super::rule::What).
static WATCH: [u64; CARDS] = {
    let mut watch = [0; CARDS];
    let mut i = 0;
    while i < CARDS {
        if let Some(rules) = RULES[i] {
            watch[i] = answers(rules);
        }
        i += 1;
    }
    watch
};

/// The action that each card lets its owner carry out; cards that give none have one without parts.
static ACTIONS: [Action; CARDS] = {
    let mut actions = [Action::NONE; CARDS];
    let mut i = 0;
    while i < CARDS {
        if let Some(rules) = RULES[i] {
            actions[i] = granted(rules);
        }
        i += 1;
    }
    actions
};

/// The action that the rules of a card grant; all that one card grants is alike.
const fn granted(rules: &[Rule]) -> Action {
    let mut i = 0;
    while i < rules.len() {
        if let Rule::When(when) = &rules[i]
            && let Act::Do(sub) = when.acts[0]
        {
            // what was paid for, or is done between actions, has been decided already
            let may = when.is_plain_offer();
            return part_of(sub, may);
        }
        i += 1;
    }
    Action::NONE
}

const fn part_of(sub: Sub, may: bool) -> Action {
    let semantics = if may {
        Semantics::Optional
    } else {
        Semantics::All
    };
    let part = match sub {
        Sub::Plow(fields) => Part::Plow(fields),
        Sub::SowOne(crop) => Part::SowOne(crop),
        Sub::Bake => Part::Bake,
        Sub::FenceOne => Part::FenceOne,
        Sub::FreeFences => Part::FreeFences,
        Sub::Stable => Part::Stables { most: 1, wood: 0 },
        Sub::Room => Part::FreeRoom,
        Sub::RenovateToClay => Part::RenovateToClay,
        Sub::ImproveAgain => {
            return Action::with(semantics, [Part::Minor, Part::Improvement, Part::Major], 3);
        }
        Sub::Occupation { food } => Part::Occupation([food; 3]),
    };
    Action::with(semantics, [part; 3], 1)
}

const fn enter(rules: &mut [Option<&'static [Rule]>; CARDS], deck: &'static [Entry]) {
    let mut i = 0;
    while i < deck.len() {
        let (id, card) = deck[i];
        rules[Card::named(id).index()] = Some(card);
        i += 1;
    }
}

const fn answers(rules: &[Rule]) -> u64 {
    let (mut bits, mut i) = (0, 0);
    while i < rules.len() {
        if let Rule::When(when) = &rules[i] {
            bits |= 1 << when.what as u8;
        }
        i += 1;
    }
    bits
}

/// The rules of a card.
#[inline]
pub(super) fn rules(card: Card) -> &'static [Rule] {
    RULES[card.index()].unwrap_or(&[])
}

/// What a card answers.
#[inline]
pub(super) fn watch(card: Card) -> u64 {
    WATCH[card.index()]
}

/// The action that a card lets its owner carry out.
#[inline]
pub(super) fn action(card: Card) -> &'static Action {
    &ACTIONS[card.index()]
}

/// The cards that can be dealt.
pub(in super::super) fn written() -> CardSet {
    Card::all()
        .filter(|card| RULES[card.index()].is_some())
        .collect()
}
