//! The rules of every card, found by the card.

use super::card::{CARDS, Card};
use super::deck_e;
use super::rule::{Rule, What};
use super::state::CardSet;

type Entry = (&'static str, &'static [Rule]);

/// What each card does; none if that has not been written yet.
static RULES: [Option<&[Rule]>; CARDS] = {
    let mut rules = [None; CARDS];
    enter(&mut rules, deck_e::OCCUPATIONS);
    enter(&mut rules, deck_e::MINORS);
    rules
};

/// What each card answers, as bits of [`What`].
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

/// The cards that can be dealt.
pub(in super::super) fn written() -> CardSet {
    Card::all()
        .filter(|card| RULES[card.index()].is_some())
        .collect()
}

/// Whether a card answers this at all.
pub(super) const fn bit(what: What) -> u64 {
    1 << what as u8
}
