//! The locale keys of Agricola. `tests/locales.rs` proves that both languages have them all.

use super::cards::Card;
use super::farm::{Cell, House};
use super::goods::{Good, Goods};
use super::majors::Major;
use super::moves::Price;
use super::spaces::Space;
use crate::kernel::{Arg, Counted, Entry, Seat, Target};
pub(super) use crate::kernel::{entry, message};

macro_rules! keys {
    ($($name:ident = $key:literal),+ $(,)?) => {
        $(pub(super) const $name: &str = $key;)+
        const FIXED: &[&str] = &[$($key),+];
    };
}

keys! {
    LOG_FIRST = "agricola-log-first",
    LOG_ROUND = "agricola-log-round",
    LOG_COLLECTED = "agricola-log-collected",
    LOG_PLACED = "agricola-log-placed",
    LOG_STUCK = "agricola-log-stuck",
    LOG_MARKER = "agricola-log-marker",
    LOG_TOOK = "agricola-log-took",
    LOG_ROOM = "agricola-log-room",
    LOG_ROOM_FREE = "agricola-log-room-free",
    LOG_STABLE = "agricola-log-stable",
    LOG_STABLE_FREE = "agricola-log-stable-free",
    LOG_FENCED = "agricola-log-fenced",
    LOG_FENCED_FREE = "agricola-log-fenced-free",
    LOG_PLOWED = "agricola-log-plowed",
    LOG_SOWED = "agricola-log-sowed",
    LOG_BAKED = "agricola-log-baked",
    LOG_RENOVATED = "agricola-log-renovated",
    LOG_GREW = "agricola-log-grew",
    LOG_BUILT = "agricola-log-built",
    LOG_BUILT_FREE = "agricola-log-built-free",
    LOG_RETURNED = "agricola-log-returned",
    LOG_CONVERTED = "agricola-log-converted",
    LOG_USED = "agricola-log-used",
    LOG_RELEASED = "agricola-log-released",
    LOG_HARVEST = "agricola-log-harvest",
    LOG_FIELD = "agricola-log-field",
    LOG_FED = "agricola-log-fed",
    LOG_BEGGED = "agricola-log-begged",
    LOG_BORN = "agricola-log-born",
    LOG_PLAYED_OCCUPATION = "agricola-log-played-occupation",
    LOG_PLAYED_OCCUPATION_FREE = "agricola-log-played-occupation-free",
    LOG_PLAYED_MINOR = "agricola-log-played-minor",
    LOG_PLAYED_MINOR_FREE = "agricola-log-played-minor-free",
    LOG_PASSED_ON = "agricola-log-passed-on",
    LOG_CARD_USED = "agricola-log-card-used",
    LOG_CARD_GAVE = "agricola-log-card-gave",
    LOG_CARD_EXCHANGED = "agricola-log-card-exchanged",
    LOG_CARD_LEFT = "agricola-log-card-left",
    LOG_CARD_PARDONED = "agricola-log-card-pardoned",
    LOG_CARD_REPAID = "agricola-log-card-repaid",
    LOG_PAID_OTHER = "agricola-log-paid-other",
    LOG_SOWED_ON = "agricola-log-sowed-on",
    LOG_WON = "agricola-log-won",
    LOG_SOLO = "agricola-log-solo",
    HEADLINE = "agricola-headline",
    HEADLINE_OVER = "agricola-headline-over",
    PROMPT_WAIT = "agricola-prompt-wait",
    PROMPT_WAIT_ACT = "agricola-prompt-wait-act",
    PROMPT_WAIT_FEED = "agricola-prompt-wait-feed",
    PROMPT_WAIT_ANIMALS = "agricola-prompt-wait-animals",
    PROMPT_PLACE = "agricola-prompt-place",
    PROMPT_ACT = "agricola-prompt-act",
    PROMPT_NOTHING = "agricola-prompt-act-nothing",
    PROMPT_ROOMS = "agricola-prompt-act-rooms",
    PROMPT_STABLES = "agricola-prompt-act-stables",
    PROMPT_PLOW = "agricola-prompt-act-plow",
    PROMPT_SOW = "agricola-prompt-act-sow",
    PROMPT_BAKE = "agricola-prompt-act-bake",
    PROMPT_FENCES = "agricola-prompt-act-fences",
    PROMPT_RENOVATE = "agricola-prompt-act-renovate",
    PROMPT_GROWTH = "agricola-prompt-act-growth",
    PROMPT_OCCUPATION = "agricola-prompt-act-occupation",
    PROMPT_MINOR = "agricola-prompt-act-minor",
    PROMPT_MAJOR = "agricola-prompt-act-major",
    PROMPT_IMPROVEMENT = "agricola-prompt-act-improvement",
    PROMPT_GAIN = "agricola-prompt-act-gain",
    PROMPT_CHOICE = "agricola-prompt-act-choice",
    PROMPT_PRICE = "agricola-prompt-price",
    PROMPT_RAISE = "agricola-prompt-raise",
    PROMPT_KEEP = "agricola-prompt-keep",
    PROMPT_BREED = "agricola-prompt-breed",
    PROMPT_FEED = "agricola-prompt-feed",
    PROMPT_OFFER = "agricola-prompt-offer",
    PROMPT_OFFERS = "agricola-prompt-offers",
    PROMPT_DISCARD = "agricola-prompt-discard",
    PROMPT_ANSWER = "agricola-prompt-answer",
}

/// Spaces that have another name in the family game, where minor improvements are not in play.
const FAMILY_NAMES: [&str; 3] = [
    "r_improvement",
    "r_renovation_improvement",
    "r_growth_minor",
];

/// Every key that Agricola can send, for the test of the locales.
pub fn all_keys() -> Vec<String> {
    let mut keys: Vec<String> = FIXED.iter().map(|key| (*key).to_owned()).collect();
    for space in Space::all() {
        keys.push(space_key(space, false));
        keys.push(space_key(space, true));
    }
    keys.extend(Major::all().map(major_key));
    keys.extend(Card::all().flat_map(|card| {
        [
            format!("agricola-card-{card}"),
            format!("agricola-card-text-{card}"),
        ]
    }));
    keys.extend(Good::ALL.map(good_key));
    keys.extend(Good::ALL.map(goods_key));
    keys.extend([House::Wood, House::Clay, House::Stone].map(house_key));
    keys.extend(super::score::LINES.map(|line| format!("agricola-tally-{}", dashed(line))));
    let codes = super::why::CODES.iter();
    keys.extend(codes.map(|code| format!("refused-{code}")));
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// A locale key has no underscores.
fn dashed(id: &str) -> String {
    id.replace('_', "-")
}

fn space_key(space: Space, family: bool) -> String {
    let id = space.data().id;
    let family = if family && FAMILY_NAMES.contains(&id) {
        "-family"
    } else {
        ""
    };
    format!("agricola-space-{}{family}", dashed(id))
}

fn major_key(major: Major) -> String {
    format!("agricola-major-{}", dashed(major.data().id))
}

fn good_key(good: Good) -> String {
    format!("agricola-good-{good}")
}

fn goods_key(good: Good) -> String {
    format!("agricola-goods-{good}")
}

fn house_key(house: House) -> String {
    format!("agricola-house-{house}")
}

pub(super) fn space(space: Space, family: bool) -> Arg {
    Arg::Name(space_key(space, family))
}

pub(super) fn major(major: Major) -> Arg {
    Arg::Name(major_key(major))
}

pub(super) fn card(card: Card) -> Arg {
    Arg::Name(format!("agricola-card-{card}"))
}

pub(super) fn good(good: Good) -> Arg {
    Arg::Name(good_key(good))
}

pub(super) fn house(house: House) -> Arg {
    Arg::Name(house_key(house))
}

/// Goods as a list of amounts.
pub(super) fn goods(goods: &Goods) -> Arg {
    let counted = goods.iter().map(|(good, count)| Counted {
        name: goods_key(good),
        count: count.into(),
    });
    Arg::Counted(counted.collect())
}

/// An entry about something that was bought, which names the goods as `paid`, with a key for what cost
/// nothing. A card that was returned has an entry of its own.
pub(super) fn bought<const N: usize>(
    seat: Seat,
    [key, free]: [&'static str; 2],
    args: [(&'static str, Arg); N],
    price: Price,
) -> Entry {
    if price.goods.is_none() {
        return entry(seat, free, args);
    }
    let mut entry = entry(seat, key, args);
    entry.message.args.push(("paid", goods(&price.goods)));
    entry
}

pub(super) fn space_target(space: Space) -> Target {
    Target(format!("space/{space}"))
}

pub(super) fn major_target(major: Major) -> Target {
    Target(format!("major/{major}"))
}

/// A cell of a player's farm, as the log names it.
pub(super) fn cell_target(seat: Seat, cell: Cell) -> Target {
    Target(format!("farm/{seat}/{cell}"))
}
