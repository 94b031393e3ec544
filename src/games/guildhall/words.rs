//! The locale keys of Guildhall. `tests/locales.rs` proves that both languages have them all.

use super::cards::{Card, Profession, Vp};
use crate::kernel::{Arg, Seat, Target};
pub(super) use crate::kernel::{entry, message};

macro_rules! keys {
    ($($name:ident = $key:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $key;)+
        const FIXED: &[&str] = &[$($key),+];
    };
}

keys! {
    LOG_FIRST = "guildhall-log-first",
    LOG_SETUP_DISCARDED = "guildhall-log-setup-discarded",
    LOG_SETUP_PLACED = "guildhall-log-setup-placed",
    LOG_PLAYED = "guildhall-log-played",
    LOG_NO_EFFECT = "guildhall-log-no-effect",
    LOG_SEARCHED = "guildhall-log-searched",
    LOG_DISCARDED = "guildhall-log-discarded",
    LOG_TOP = "guildhall-log-top",
    LOG_DREW = "guildhall-log-drew",
    LOG_DREW_CARDS = "guildhall-log-drew-cards",
    LOG_RESHUFFLED = "guildhall-log-reshuffled",
    LOG_ASSASSIN = "guildhall-log-assassin",
    LOG_EXTRA_ACTIONS = "guildhall-log-extra-actions",
    LOG_FARMER = "guildhall-log-farmer",
    LOG_HISTORIAN = "guildhall-log-historian",
    LOG_TRADED = "guildhall-log-traded",
    LOG_WEAVER = "guildhall-log-weaver",
    LOG_PLACED = "guildhall-log-placed",
    LOG_TOOK = "guildhall-log-took",
    LOG_BOUGHT = "guildhall-log-bought",
    LOG_ABILITY_UNUSED = "guildhall-log-ability-unused",
    LOG_COMPLETED = "guildhall-log-completed",
    LOG_EXCESS = "guildhall-log-excess",
    LOG_DUPLICATE = "guildhall-log-duplicate",
    LOG_WON = "guildhall-log-won",
    LOG_BOUND = "guildhall-log-bound",
    HEADLINE_SETUP = "guildhall-headline-setup",
    HEADLINE = "guildhall-headline",
    HEADLINE_OVER = "guildhall-headline-over",
    PROMPT_WAIT = "guildhall-prompt-wait",
    PROMPT_WAIT_SETUP = "guildhall-prompt-wait-setup",
    PROMPT_WAIT_EXCESS = "guildhall-prompt-wait-excess",
    PROMPT_SETUP_DISCARD = "guildhall-prompt-setup-discard",
    PROMPT_SETUP_PLACE = "guildhall-prompt-setup-place",
    PROMPT_ACTION = "guildhall-prompt-action",
    PROMPT_DISCARDING = "guildhall-prompt-discarding",
    PROMPT_PAY = "guildhall-prompt-pay",
    PROMPT_ORDER = "guildhall-prompt-order",
    PROMPT_EXCESS = "guildhall-prompt-excess",
    PROMPT_LEVEL = "guildhall-prompt-level",
    PROMPT_DANCER = "guildhall-prompt-dancer",
    PROMPT_ASSASSIN = "guildhall-prompt-assassin",
    PROMPT_HISTORIAN = "guildhall-prompt-historian",
    PROMPT_GIVE = "guildhall-prompt-give",
    PROMPT_TAKE = "guildhall-prompt-take",
    PROMPT_GIVE_CHAPTER = "guildhall-prompt-give-chapter",
    PROMPT_TAKE_CHAPTER = "guildhall-prompt-take-chapter",
    PROMPT_TAKE_BACK = "guildhall-prompt-take-back",
    PROMPT_PLACE = "guildhall-prompt-place",
    PROMPT_PLACE_ANY = "guildhall-prompt-place-any",
    PROMPT_USE_DRAW = "guildhall-prompt-use-draw",
    PROMPT_USE_ACTIONS = "guildhall-prompt-use-actions",
    TALLY_CARDS = "guildhall-tally-cards",
    TALLY_TOKENS = "guildhall-tally-tokens",
}

/// Every key that Guildhall can send, for the test of the locales.
pub fn all_keys() -> Vec<String> {
    let named = |kind: &str, id: &dyn std::fmt::Display| format!("guildhall-{kind}-{id}");
    let mut keys: Vec<String> = FIXED.iter().map(|key| (*key).to_owned()).collect();
    keys.extend(Card::all().map(|card| named("card", &card)));
    keys.extend(Profession::all().map(|profession| named("profession", &profession)));
    keys.extend(Vp::all().map(|vp| named("vp", &vp)));
    keys.extend(
        super::why::CODES
            .iter()
            .map(|code| format!("refused-{code}")),
    );
    keys
}

pub(super) fn card(card: Card) -> Arg {
    Arg::Name(format!("guildhall-card-{card}"))
}

pub(super) fn cards(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::Names(cards.map(|card| format!("guildhall-card-{card}")).collect())
}

pub(super) fn profession(profession: Profession) -> Arg {
    Arg::Name(format!("guildhall-profession-{profession}"))
}

pub(super) fn vp(vp: Vp) -> Arg {
    Arg::Name(format!("guildhall-vp-{vp}"))
}

pub(super) fn hall_target(seat: Seat, card: Card) -> Target {
    Target(format!("hall/{seat}/{card}"))
}

pub(super) fn area_target(card: Card) -> Target {
    Target(format!("area/{card}"))
}

pub(super) fn bought_target(vp: Vp) -> Target {
    Target(format!("bought/{vp}"))
}

pub(super) fn discard_target() -> Target {
    Target::new("discard")
}
