//! The locale keys of Edo. `tests/locales.rs` proves that both languages have them all.

use super::pieces::{Action, BuildingKind, Card, Goods, MerchantCard, Resource, Space};
use crate::kernel::{Arg, Entry, Seat, Target};
pub(super) use crate::kernel::{entry, message};

macro_rules! keys {
    ($($name:ident = $key:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $key;)+
        const FIXED: &[&str] = &[$($key),+];
    };
}

keys! {
    LOG_FIRST = "edo-log-first",
    LOG_PACKAGE = "edo-log-package",
    LOG_FOUNDED = "edo-log-founded",
    LOG_MERCHANT_PLACED = "edo-log-merchant-placed",
    LOG_ROUND = "edo-log-round",
    LOG_PROGRAMMED = "edo-log-programmed",
    LOG_MOVED = "edo-log-moved",
    LOG_MERCHANT_MOVED = "edo-log-merchant-moved",
    LOG_OPENED = "edo-log-opened",
    LOG_GAINED = "edo-log-gained",
    LOG_EXCHANGED = "edo-log-exchanged",
    LOG_RECRUITED = "edo-log-recruited",
    LOG_SENT = "edo-log-sent",
    LOG_TRAVELLED = "edo-log-travelled",
    LOG_TOOK_CARD = "edo-log-took-card",
    LOG_ROW = "edo-log-row",
    LOG_SOLD_CARD = "edo-log-sold-card",
    LOG_HARVESTED = "edo-log-harvested",
    LOG_BUILT = "edo-log-built",
    LOG_BOUGHT = "edo-log-bought",
    LOG_TRADED = "edo-log-traded",
    LOG_WAGES = "edo-log-wages",
    LOG_HOME = "edo-log-home",
    LOG_ALL_HOME = "edo-log-all-home",
    LOG_INCOME = "edo-log-income",
    LOG_MERCHANT_CARD = "edo-log-merchant-card",
    LOG_PURSE = "edo-log-purse",
    LOG_WON = "edo-log-won",
    LOG_NOBODY = "edo-log-nobody",
    HEADLINE_SETUP = "edo-headline-setup",
    HEADLINE = "edo-headline",
    HEADLINE_OVER = "edo-headline-over",
    PROMPT_WAIT = "edo-prompt-wait",
    PROMPT_WAIT_SETUP = "edo-prompt-wait-setup",
    PROMPT_WAIT_PROGRAMS = "edo-prompt-wait-programs",
    PROMPT_PLACING = "edo-prompt-placing",
    PROMPT_PLACING_PACKAGE = "edo-prompt-placing-package",
    PROMPT_PLACING_CITY = "edo-prompt-placing-city",
    PROMPT_MERCHANT = "edo-prompt-merchant",
    PROMPT_CARD = "edo-prompt-card",
    PROMPT_ACTION = "edo-prompt-action",
    PROMPT_OFFICIALS = "edo-prompt-officials",
    PROMPT_SHOGUN = "edo-prompt-shogun-officials",
    PROMPT_READY = "edo-prompt-ready",
    PROMPT_WINDOW = "edo-prompt-window",
    PROMPT_WINDOW_OVER = "edo-prompt-window-over",
    PROMPT_TO = "edo-prompt-to",
    PROMPT_TIMES = "edo-prompt-times",
    PROMPT_TRAVEL = "edo-prompt-travel",
    PROMPT_TRAVEL_SECOND = "edo-prompt-travel-second",
    PROMPT_TRAVEL_TO = "edo-prompt-travel-to",
    PROMPT_TAKE = "edo-prompt-take",
    PROMPT_SELL = "edo-prompt-sell",
    PROMPT_HARVEST = "edo-prompt-harvest",
    PROMPT_BUILD = "edo-prompt-build",
    PROMPT_TRADE = "edo-prompt-trade",
    PROMPT_TRADE_BOTH = "edo-prompt-trade-both",
    PROMPT_WAGES = "edo-prompt-wages",
    TALLY_TRACK = "edo-tally-track",
    TALLY_SAMURAI = "edo-tally-samurai",
    TALLY_RYO = "edo-tally-ryo",
    TALLY_RESOURCES = "edo-tally-resources",
    TALLY_INFLUENCE = "edo-tally-influence",
}

/// Every key that Edo can send, for the test of the locales.
pub fn all_keys() -> Vec<String> {
    let named = |kind: &str, id: &dyn std::fmt::Display| format!("edo-{kind}-{id}");
    let mut keys: Vec<String> = FIXED.iter().map(|key| (*key).to_owned()).collect();
    keys.extend(Space::all().map(|space| named("space", &space)));
    keys.extend(Card::all().map(|card| named("card", &card)));
    keys.extend(Action::all().map(action_key));
    keys.extend(MerchantCard::all().map(|card| named("merchant", &card)));
    keys.extend(BuildingKind::ALL.map(|kind| named("building", &kind)));
    keys.extend(Resource::ALL.map(|resource| named("resource", &resource)));
    let codes = super::why::CODES.iter();
    keys.extend(codes.map(|code| format!("refused-{code}")));
    keys
}

/// The same entry, which names goods as `wood`, `stone`, `rice` and `ryo`.
pub(super) fn goods(mut entry: Entry, goods: Goods) -> Entry {
    entry.message.args.extend(goods_args(goods));
    entry
}

/// The same entry, which names what was paid as `paid-wood` and so on.
pub(super) fn paid(mut entry: Entry, cost: Goods) -> Entry {
    const NAMES: [&str; 4] = ["paid-wood", "paid-stone", "paid-rice", "paid-ryo"];
    let args = goods_args(cost).into_iter().zip(NAMES);
    let args = args.map(|((_, amount), name)| (name, amount));
    entry.message.args.extend(args);
    entry
}

pub(super) fn space(space: Space) -> Arg {
    Arg::Name(format!("edo-space-{space}"))
}

pub(super) fn card(card: Card) -> Arg {
    Arg::Name(format!("edo-card-{card}"))
}

/// A locale key has no dots: `A.rice` is `edo-action-A-rice`.
fn action_key(action: Action) -> String {
    format!("edo-action-{}", action.id().replace('.', "-"))
}

pub(super) fn action(action: Action) -> Arg {
    Arg::Name(action_key(action))
}

pub(super) fn merchant_card(card: MerchantCard) -> Arg {
    Arg::Name(format!("edo-merchant-{card}"))
}

pub(super) fn building(kind: BuildingKind) -> Arg {
    Arg::Name(format!("edo-building-{kind}"))
}

pub(super) fn resource(resource: Resource) -> Arg {
    Arg::Name(format!("edo-resource-{resource}"))
}

pub(super) fn space_target(space: Space) -> Target {
    Target(format!("space/{space}"))
}

/// Slots are counted from 1, as people count.
pub(super) fn slot_target(seat: Seat, slot: u8) -> Target {
    Target(format!("slot/{seat}/{}", slot + 1))
}

/// The arguments that name goods, all four always: a locale shows those that are not 0.
pub(super) fn goods_args(goods: Goods) -> [(&'static str, Arg); 4] {
    let [wood, stone, rice] = goods.resources;
    [
        ("wood", wood.into()),
        ("stone", stone.into()),
        ("rice", rice.into()),
        ("ryo", Arg::Number(goods.ryo.into())),
    ]
}
