//! The numbers of Guildhall, read from `data.json` when the crate is compiled.

use crate::kernel::Data;

/// The whole data file; each entry of it names its source.
pub(super) static DATA: Data = include!(concat!(env!("OUT_DIR"), "/guildhall_data.rs"));

const CONSTANTS: &Data = DATA.get("constants");

/// Professions (G-1.3); the letter of each is its code.
pub(super) const PROFESSIONS: usize = 6;
/// Colours (G-1.3), and cards of a full chapter (G-12.1).
pub(super) const COLOURS: usize = 5;
/// Different profession cards (G-1.2).
pub(super) const IDENTITIES: usize = PROFESSIONS * COLOURS;
/// Kinds of VP card (G-2.1).
pub(super) const VP_KINDS: usize = 9;

/// Copies of each identity (G-1.2).
pub(super) const COPIES: u8 = DATA.get("profession_cards").get("copies_per_identity").u8();
/// All profession cards (G-1.2).
pub(super) const CARDS: usize = IDENTITIES * COPIES as usize;
/// All VP cards (G-1.4).
pub(super) const VP_CARDS: usize = DATA.get("vp_deck_totals").get("4_players").u8() as usize;

/// Cards dealt to each player (G-3.3).
pub(super) const SETUP_HAND: u8 = CONSTANTS.get("setup_hand").u8();
/// The hand after the redraw of the set-up (G-3.5 b).
pub(super) const SETUP_REDRAW_TO: u8 = CONSTANTS.get("setup_redraw_to").u8();
/// Cards placed in the set-up (G-3.5 c).
pub(super) const SETUP_PLACE: usize = CONSTANTS.get("setup_place").u8() as usize;
/// The hand up to which the Discard action draws (G-10.1).
pub(super) const DRAW_UP_TO: u8 = CONSTANTS.get("draw_up_to").u8();
/// Actions of a turn (G-5.1).
pub(super) const ACTIONS_PER_TURN: u8 = CONSTANTS.get("actions_per_turn").u8();
/// Cards of the centre row (G-3.2).
pub(super) const ROW: usize = CONSTANTS.get("centre_row_size").u8() as usize;
/// Completed chapters that a player may hold (G-12.6).
pub(super) const MAX_COMPLETED: u8 = CONSTANTS.get("max_completed_chapters").u8();
/// Victory points that win (G-17.1).
pub(super) const TO_WIN: u16 = CONSTANTS.get("victory_points_to_win").u16();
/// Turns after which a match is stopped (G-17.7).
pub(super) const TURN_BOUND: u16 = CONSTANTS.get("turn_bound_all_seats").u16();
/// Points of a VP token (G-1.5).
pub(super) const TOKEN_VP: u16 = CONSTANTS.get("vp_per_token").u16();

/// The letters of the professions, in the order of their codes.
pub(super) const PROFESSION_CODES: [u8; PROFESSIONS] = codes(DATA.get("professions").list());
/// The letters of the colours, in the standard order (G-20.10 b).
pub(super) const COLOUR_CODES: [u8; COLOURS] = codes(DATA.get("colours").list());

const fn codes<const N: usize>(items: &[Data]) -> [u8; N] {
    assert!(
        items.len() == N,
        "the code is written for this number of items"
    );
    let mut codes = [0; N];
    let mut i = 0;
    while i < N {
        codes[i] = items[i].get("code").text().as_bytes()[0];
        i += 1;
    }
    codes
}

/// At most three levels are printed on a card (G-7.3).
pub(super) const MAX_LEVELS: usize = 3;

/// The printed levels of a profession: the number of cards that each needs, lowest first. The
/// Dancer has the level 0 alone and draws by the number of cards itself (G-9.2.1).
#[derive(Clone, Copy, Debug)]
pub(super) struct Levels {
    count: usize,
    needed: [u8; MAX_LEVELS],
    amount: [u8; MAX_LEVELS],
    placed: [Option<u8>; MAX_LEVELS],
}

impl Levels {
    const fn read(levels: &[Data]) -> Self {
        let mut read = Self {
            count: levels.len(),
            needed: [0; MAX_LEVELS],
            amount: [0; MAX_LEVELS],
            placed: [None; MAX_LEVELS],
        };
        let mut i = 0;
        while i < levels.len() {
            let effect = levels[i].get("effect");
            read.needed[i] = levels[i].get("min").u8();
            read.amount[i] = amount(effect);
            if let Some(&Data::Number(placed)) = effect.find("place") {
                read.placed[i] = Some(placed as u8);
            }
            i += 1;
        }
        read
    }

    /// The printed levels, lowest first.
    pub(super) fn needed(&self) -> &[u8] {
        &self.needed[..self.count]
    }

    /// The place of a printed level among the levels of its profession: 0, 1 or 2.
    #[inline]
    pub(super) fn step(&self, level: u8) -> usize {
        self.needed()
            .iter()
            .position(|&needed| needed == level)
            .unwrap_or(0)
    }

    /// How many cards or tokens a printed level discards, gains, swaps or takes back.
    #[inline]
    pub(super) fn amount(&self, level: u8) -> u8 {
        self.amount[self.step(level)]
    }

    /// How many hand cards a printed level of the Weaver places; none if any number.
    #[inline]
    pub(super) fn placed(&self, level: u8) -> Option<u8> {
        self.placed[self.step(level)]
    }
}

/// The one number of an effect: what is discarded, gained, placed, swapped or taken back.
const fn amount(effect: &Data) -> u8 {
    const NAMES: [&str; 4] = ["cards", "count", "take", "give"];
    let mut i = 0;
    while i < NAMES.len() {
        if let Some(&Data::Number(n)) = effect.find(NAMES[i]) {
            return n as u8;
        }
        i += 1;
    }
    0
}

/// The printed levels of each profession.
pub(super) const LEVELS: [Levels; PROFESSIONS] = {
    let professions = DATA.get("professions").list();
    let mut levels = [Levels::read(&[]); PROFESSIONS];
    let mut i = 0;
    while i < PROFESSIONS {
        levels[i] = Levels::read(professions[i].get("levels").list());
        i += 1;
    }
    levels
};

/// What a VP card may do when it is bought (G-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ability {
    /// Nothing (G-14.9).
    None,
    /// Move an opponent's open chapter into the own hall (G-14.2).
    TakeChapter,
    /// Give `give` hall cards for `take` of one opponent's (G-14.3).
    Swap { give: u8, take: u8 },
    /// Place any number of hand cards (G-14.4).
    Place,
    /// Draw this many cards (G-14.5).
    Draw(u8),
    /// Take a card of an opponent's hall (G-14.6).
    Take,
    /// This many extra actions (G-14.7, G-14.8).
    Actions(u8),
}

impl Ability {
    const fn read(effect: &Data) -> Self {
        if matches!(effect, Data::Null) {
            return Self::None;
        }
        let op = effect.get("op");
        if op.is("move_chapter") {
            Self::TakeChapter
        } else if op.is("swap_hall_cards") {
            Self::Swap {
                give: effect.get("give").u8(),
                take: effect.get("take").u8(),
            }
        } else if op.is("place_from_hand") {
            Self::Place
        } else if op.is("draw") {
            Self::Draw(effect.get("cards").u8())
        } else if op.is("take_hall_card") {
            Self::Take
        } else if op.is("extra_actions") {
            Self::Actions(effect.get("count").u8())
        } else {
            panic!("the data file has an unknown effect")
        }
    }
}

/// A kind of VP card (G-2.1).
#[derive(Clone, Copy, Debug)]
pub(super) struct VpData {
    pub(super) id: &'static str,
    /// Victory points.
    pub(super) value: u8,
    /// Completed chapters to pay.
    pub(super) cost: u8,
    /// Copies in the box.
    pub(super) count: u8,
    /// Copies taken out with 2 or 3 players (G-2.4).
    pub(super) removed: u8,
    pub(super) ability: Ability,
}

/// The nine kinds of VP card, in the order of the data file.
pub(super) const VP: [VpData; VP_KINDS] = {
    let cards = DATA.get("vp_cards").list();
    assert!(
        cards.len() == VP_KINDS,
        "the code is written for this number of kinds"
    );
    let empty = VpData {
        id: "",
        value: 0,
        cost: 0,
        count: 0,
        removed: 0,
        ability: Ability::None,
    };
    let mut vp = [empty; VP_KINDS];
    let mut i = 0;
    while i < VP_KINDS {
        vp[i] = VpData {
            id: cards[i].get("id").text(),
            value: cards[i].get("value").u8(),
            cost: cards[i].get("cost").u8(),
            count: cards[i].get("count").u8(),
            removed: cards[i].get("removed_2_3_players").u8(),
            ability: Ability::read(cards[i].get("effect")),
        };
        i += 1;
    }
    vp
};

/// Extra actions of a Dancer whose effect is used (G-9.2.1).
pub(super) const DANCER_ACTIONS: u8 = {
    let dancer = &DATA.get("professions").list()[1];
    assert!(
        dancer.get("id").is("dancer"),
        "the second profession is the Dancer"
    );
    dancer.get("levels").list()[0]
        .get("effect")
        .get("steps")
        .list()[1]
        .get("count")
        .u8()
};
