//! Which moves are legal: one generator a stage. Chains offer only pieces with which the effect can
//! still be carried out completely (G-7.5, G-7.6, G-20.10 e).

use super::cards::{Card, CardSet, Profession};
use super::data::{Ability, COLOURS, PROFESSIONS, SETUP_PLACE};
use super::moves::Move;
use super::state::{Position, Stage};
use crate::kernel::{Pile, Seat};

impl Position {
    /// Hands every legal move of `seat` to `sink`, in canonical order.
    pub(super) fn each_move(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        if let Some(owner) = self.excess() {
            if seat == owner {
                self.excess_moves(seat, sink);
            }
            return;
        }
        if seat != self.active {
            return;
        }
        match self.stage {
            Stage::SetupDiscard | Stage::Discarding => self.discard_moves(seat, sink),
            Stage::SetupPlace => self.setup_place_moves(seat, sink),
            Stage::Action => self.action_moves(seat, sink),
            Stage::Buying(vp) => self.payment_moves(seat, vp.data().cost, sink),
            Stage::Effect(card) => self.effect_moves(seat, card, sink),
            Stage::Ability { vp, placed } => {
                self.ability_moves(seat, vp.data().ability, placed, sink);
            }
            Stage::EndOfTurn | Stage::Over => {}
        }
    }

    /// G-3.5 (a), G-10.1: the next card, or enough.
    fn discard_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        self.hand_left(seat)
            .iter()
            .for_each(|card| sink(Move::Hand(card)));
        sink(Move::Enough);
    }

    /// Hand cards of which a copy has not been picked in this chain.
    fn hand_left(&self, seat: Seat) -> CardSet {
        let hand = &self.player(seat).hand;
        let mut left = self.player(seat).hand_set();
        for card in self.chain.cards.iter() {
            if hand[card.index()] <= self.chain.cards.count(card) {
                left = left.without(card.alone());
            }
        }
        left
    }

    /// G-3.7: three different identities. Always possible (G-3.8).
    fn setup_place_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        debug_assert!(self.chain.cards.len() < SETUP_PLACE);
        let picked = self.chain.cards.iter().collect();
        let free = self.player(seat).hand_set().without(picked);
        free.iter().for_each(|card| sink(Move::Hand(card)));
    }

    /// G-5.2.
    fn action_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let player = self.player(seat);
        self.playable(seat)
            .iter()
            .for_each(|card| sink(Move::Play(card)));
        let chapters = player.completed_count();
        if chapters > 0 {
            let mut kinds = [false; super::data::VP_KINDS];
            for vp in self.row.iter().filter(|vp| vp.data().cost <= chapters) {
                kinds[vp.index()] = true;
            }
            super::cards::Vp::all()
                .filter(|vp| kinds[vp.index()])
                .for_each(|vp| sink(Move::Buy(vp)));
        }
        sink(Move::DiscardAndDraw);
    }

    /// Hand cards that may be played (G-6.2, G-6.3).
    pub(super) fn playable(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        let played = self.area.iter().fold(CardSet::NONE, |set, card| {
            set.or(card.profession().chapter())
        });
        player.hand_set().without(player.hall).without(played)
    }

    /// G-13.1, G-13.2: as many completed chapters as the cost, then the order of their cards.
    fn payment_moves(&self, seat: Seat, cost: u8, sink: &mut dyn FnMut(Move)) {
        if self.chain.chapters.len() < usize::from(cost) {
            let completed = self.player(seat).completed;
            let left = |p: &Profession| completed[p.index()] > self.chain.chapters.count(*p);
            Profession::all()
                .filter(left)
                .for_each(|p| sink(Move::Chapter(p)));
        } else {
            self.order_moves(sink);
        }
    }

    /// G-12.7: a completed chapter to give up, then the order of its cards.
    fn excess_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        self.payment_moves(seat, 1, sink);
    }

    /// G-20.10 (b): the next card, or the rest in standard order.
    fn order_moves(&self, sink: &mut dyn FnMut(Move)) {
        let left = self.cards_to_order();
        Card::all()
            .filter(|card| left[card.index()] > 0)
            .for_each(|card| sink(Move::Next(card)));
        sink(Move::Rest);
    }

    /// Cards of the chapters named in the chain that are not in order yet.
    fn cards_to_order(&self) -> [u8; super::data::IDENTITIES] {
        let mut left = [0; super::data::IDENTITIES];
        for profession in self.chain.chapters.iter() {
            profession
                .chapter()
                .iter()
                .for_each(|card| left[card.index()] += 1);
        }
        for card in self.chain.cards.iter() {
            left[card.index()] -= 1;
        }
        left
    }

    /// The cards of the chapters named in the chain in the order in which they go to the pile: as
    /// picked, the rest in standard order.
    pub(super) fn ordered_cards(&self) -> Pile<Card, { 2 * COLOURS }> {
        let mut left = self.cards_to_order();
        let mut ordered: Pile<Card, { 2 * COLOURS }> = self.chain.cards.iter().collect();
        for profession in self.chain.chapters.iter() {
            for card in profession
                .chapter()
                .iter()
                .filter(|card| left[card.index()] > 0)
            {
                ordered.push(card);
            }
            profession.chapter().iter().for_each(|card| {
                left[card.index()] = left[card.index()].saturating_sub(1);
            });
        }
        ordered
    }

    /// G-7.9: one usable level with all its cards, or none.
    fn effect_moves(&self, seat: Seat, card: Card, sink: &mut dyn FnMut(Move)) {
        let profession = card.profession();
        if let Some(level) = self.chain.level {
            self.level_moves(seat, profession, level, sink);
            return;
        }
        let open = self.cards_open(seat, profession);
        if profession == Profession::DANCER {
            (0..=open).for_each(|count| sink(Move::Draw(count)));
        } else {
            let printed = profession.levels().needed().iter().copied();
            let usable = |level: &u8| *level <= open && self.level_usable(seat, profession, *level);
            printed
                .filter(usable)
                .for_each(|level| sink(Move::Level(level)));
        }
        sink(Move::Decline);
    }

    /// Whether a level that the hall gives can be carried out completely (G-7.6).
    fn level_usable(&self, seat: Seat, profession: Profession, level: u8) -> bool {
        let mut any = false;
        match profession {
            Profession::FARMER => true,
            Profession::HISTORIAN if profession.levels().step(level) == 0 => {
                let hall = self.player(seat).hall;
                self.discard.last().is_some_and(|top| !hall.contains(top))
            }
            _ => {
                self.level_moves(seat, profession, level, &mut |_| any = true);
                any
            }
        }
    }

    /// The pieces of a chosen level.
    fn level_moves(
        &self,
        seat: Seat,
        profession: Profession,
        level: u8,
        sink: &mut dyn FnMut(Move),
    ) {
        let levels = profession.levels();
        let (step, amount) = (levels.step(level), levels.amount(level));
        match (profession, step) {
            (Profession::ASSASSIN, _) => self.victim_moves(seat, step, amount, sink),
            (Profession::HISTORIAN, 1..) => self.search_moves(seat, amount, sink),
            (Profession::TRADER, 2) => self.chapter_swap_moves(seat, sink),
            (Profession::TRADER, _) => self.swap_moves(seat, amount, amount, sink),
            (Profession::WEAVER, _) => self.weave_moves(seat, amount, levels.placed(level), sink),
            _ => {}
        }
    }

    /// G-9.1: cards of one opponent's hall; at the second level from two chapters.
    fn victim_moves(&self, seat: Seat, step: usize, amount: u8, sink: &mut dyn FnMut(Move)) {
        let apart = step == 1;
        for other in self.opponents_in_order(seat) {
            let hall = self.player(other).hall;
            let possible = if apart {
                hall.chapters() as u8
            } else {
                hall.len()
            } >= amount;
            if !possible || self.chain.opponent.is_some_and(|chosen| chosen != other) {
                continue;
            }
            let mut free = hall;
            for picked in self.chain.theirs.iter() {
                let gone = if apart {
                    picked.profession().chapter()
                } else {
                    picked.alone()
                };
                free = free.without(gone);
            }
            free.iter().for_each(|card| sink(Move::Hall(other, card)));
        }
    }

    /// The other seats by number: the canonical order of moves.
    fn opponents_in_order(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.count).filter(move |other| *other != seat)
    }

    /// G-9.4.2, G-9.4.3: cards of the discard pile, each no duplicate when it is placed.
    fn search_moves(&self, seat: Seat, amount: u8, sink: &mut dyn FnMut(Move)) {
        let hall = self.player(seat).hall;
        let pile = self.discard_set();
        let open = pile.without(hall);
        if amount == 1 {
            open.iter().for_each(|card| sink(Move::Pile(card)));
            return;
        }
        let second = |first: Card| {
            let copies = self.discard.count(first);
            let rest = if copies > 1 {
                pile
            } else {
                pile.without(first.alone())
            };
            rest.without(hall_with(hall, first))
        };
        match self.chain.cards.last() {
            None => open
                .iter()
                .filter(|first| !second(*first).is_empty())
                .for_each(|card| sink(Move::Pile(card))),
            Some(first) => second(first).iter().for_each(|card| sink(Move::Pile(card))),
        }
    }

    /// G-9.5.1, G-9.5.2, G-14.3: `give` own hall cards for `take` of one opponent's.
    fn swap_moves(&self, seat: Seat, give: u8, take: u8, sink: &mut dyn FnMut(Move)) {
        let hall = self.player(seat).hall;
        let own: CardSet = self.chain.own.iter().collect();
        if own.len() < give {
            let possible = |given: CardSet| {
                self.opponents_in_order(seat)
                    .any(|other| self.swap_possible(seat, other, given, take))
            };
            let completable = |card: &Card| {
                let given = own.or(card.alone());
                match give - given.len() {
                    0 => possible(given),
                    _ => hall
                        .without(given)
                        .iter()
                        .any(|more| possible(given.or(more.alone()))),
                }
            };
            let free = hall.without(own);
            free.iter()
                .filter(completable)
                .for_each(|card| sink(Move::Hall(seat, card)));
            return;
        }
        for other in self.opponents_in_order(seat) {
            if self.chain.opponent.is_some_and(|chosen| chosen != other)
                || !self.swap_possible(seat, other, own, take)
            {
                continue;
            }
            let theirs = self.player(other).hall;
            let taken: CardSet = self.chain.theirs.iter().collect();
            // cards that both halls have must come back if they are given (G-20.2)
            let owed = own.and(theirs).without(taken);
            let slots = take - taken.len();
            let free = if owed.len() == slots {
                owed
            } else {
                owed.or(theirs.without(hall))
            };
            free.without(taken)
                .iter()
                .for_each(|card| sink(Move::Hall(other, card)));
        }
    }

    /// Whether `take` cards of `other` can be had for `given` without a duplicate in either hall:
    /// cards that both halls have go both ways or not at all (G-20.2, G-20.4).
    fn swap_possible(&self, seat: Seat, other: Seat, given: CardSet, take: u8) -> bool {
        let (mine, theirs) = (self.player(seat).hall, self.player(other).hall);
        let owed = given.and(theirs).len();
        owed <= take && theirs.without(mine).len() >= take - owed
    }

    /// G-9.5.3, G-20.6: one whole open chapter for another.
    fn chapter_swap_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        match self.chain.own_chapter {
            None => open_chapters(self.player(seat).hall)
                .filter(|own| {
                    let mut others = self.opponents_in_order(seat);
                    others.any(|other| self.chapters_for(seat, *own, other).next().is_some())
                })
                .for_each(|own| sink(Move::Open(seat, own))),
            Some(own) => {
                for other in self.opponents_in_order(seat) {
                    self.chapters_for(seat, own, other)
                        .for_each(|theirs| sink(Move::Open(other, theirs)));
                }
            }
        }
    }

    /// The chapters of `other` that the own chapter can be swapped for.
    fn chapters_for(
        &self,
        seat: Seat,
        own: Profession,
        other: Seat,
    ) -> impl Iterator<Item = Profession> {
        let (mine, theirs) = (self.player(seat).hall, self.player(other).hall);
        open_chapters(theirs).filter(move |wanted| {
            own == *wanted
                || mine.colours(own) & theirs.colours(own) == 0
                    && theirs.colours(*wanted) & mine.colours(*wanted) == 0
        })
    }

    /// G-9.6: hall cards to take back first, then the hand cards to place.
    fn weave_moves(&self, seat: Seat, take: u8, place: Option<u8>, sink: &mut dyn FnMut(Move)) {
        let hall = self.player(seat).hall;
        let taken: CardSet = self.chain.own.iter().collect();
        // what the hall keeps must not be placed again (G-9.6.5)
        let placeable = |taken: CardSet| self.player(seat).hand_set().without(hall.without(taken));
        if taken.len() < take {
            let left = take - taken.len() - 1;
            let completable = |card: &Card| {
                let taken = taken.or(card.alone());
                hall.without(taken).len() >= left
                    && place.is_none_or(|place| placeable(taken).len() >= place)
            };
            let free = hall.without(taken);
            free.iter()
                .filter(completable)
                .for_each(|card| sink(Move::Hall(seat, card)));
            return;
        }
        let placed: CardSet = self.chain.cards.iter().collect();
        placeable(taken)
            .without(placed)
            .iter()
            .for_each(|card| sink(Move::Hand(card)));
        if place.is_none() {
            sink(Move::Enough);
        }
    }

    /// G-14: what a bought card may do, or nothing.
    fn ability_moves(
        &self,
        seat: Seat,
        ability: Ability,
        placed: bool,
        sink: &mut dyn FnMut(Move),
    ) {
        let hall = self.player(seat).hall;
        match ability {
            Ability::None => {}
            Ability::Draw(_) | Ability::Actions(_) => sink(Move::Use),
            Ability::Place => {
                let free = self.player(seat).hand_set().without(hall);
                free.iter().for_each(|card| sink(Move::Hand(card)));
            }
            Ability::Take => {
                for other in self.opponents_in_order(seat) {
                    let free = self.player(other).hall.without(hall);
                    free.iter().for_each(|card| sink(Move::Hall(other, card)));
                }
            }
            Ability::TakeChapter => {
                for other in self.opponents_in_order(seat) {
                    let theirs = self.player(other).hall;
                    open_chapters(theirs)
                        .filter(|p| theirs.colours(*p) & hall.colours(*p) == 0)
                        .for_each(|p| sink(Move::Open(other, p)));
                }
            }
            Ability::Swap { give, take } => self.swap_moves(seat, give, take, sink),
        }
        if placed {
            sink(Move::Enough);
        } else if self.chain.is_empty() {
            sink(Move::Decline);
        }
    }
}

/// The professions with an open chapter.
pub(super) fn open_chapters(hall: CardSet) -> impl Iterator<Item = Profession> {
    Profession::all().filter(move |profession| hall.colours(*profession) != 0)
}

/// The hall after a card is placed and, if it is full, its chapter has flipped (G-7.8).
pub(super) fn hall_with(hall: CardSet, card: Card) -> CardSet {
    let after = hall.or(card.alone());
    let chapter = card.profession().chapter();
    if after.and(chapter) == chapter {
        after.without(chapter)
    } else {
        after
    }
}

const _: () = assert!(
    PROFESSIONS == 6,
    "the effects are written for six professions"
);
