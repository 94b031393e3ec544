//! Why a move is refused: the clause that forbids it. What is legal is decided in `choices`; this
//! file only explains.

use super::cards::{Card, CardSet, Profession, Vp};
use super::choices::hall_with;
use super::data::Ability;
use super::moves::Move;
use super::state::{Position, Stage};
use super::words::{self, card};
use crate::kernel::{Refusal, Seat, Target};

macro_rules! codes {
    ($($name:ident = $code:literal),+ $(,)?) => {
        $(const $name: &str = $code;)+
        /// Every code of a refused move or position, for the test of the locales.
        pub(super) const CODES: &[&str] = &[$($code),+,
            "position-seats", "position-turn", "position-cards", "position-vp-cards", "position-row",
            "position-full-chapter", "position-completed", "position-points", "position-area",
            "position-stage", "position-chain"];
    };
}

codes! {
    MATCH_OVER = "match-over",
    NOT_YOUR_TURN = "not-your-turn",
    OWNER_SETTLES_EXCESS = "owner-settles-excess",
    SETTLE_EXCESS_FIRST = "settle-excess-first",
    CHAPTER_NOT_YOURS = "chapter-not-yours",
    CARD_NOT_IN_ORDER = "card-not-in-order",
    CARD_NOT_IN_HAND = "card-not-in-hand",
    CARD_NOT_IN_HALL = "card-not-in-hall",
    CARD_NOT_IN_PILE = "card-not-in-pile",
    DUPLICATE_IN_HALL = "duplicate-in-hall",
    DUPLICATE_AFTER_SWAP = "duplicate-after-swap",
    DUPLICATE_IN_CHAPTER = "duplicate-in-chapter",
    PROFESSION_PLAYED = "profession-played",
    SETUP_CARDS_DIFFER = "setup-cards-differ",
    SETUP_PLACE_THREE = "setup-place-three",
    FINISH_DISCARD_FIRST = "finish-discard-first",
    FINISH_PURCHASE_FIRST = "finish-purchase-first",
    FINISH_LEVEL_FIRST = "finish-level-first",
    NOT_IN_ROW = "not-in-row",
    TOO_FEW_CHAPTERS = "too-few-chapters",
    PAYMENT_EXACT = "payment-exact",
    NO_PASS = "no-pass",
    NO_SUCH_ACTION = "no-such-action",
    LEVEL_NOT_REACHED = "level-not-reached",
    LEVEL_IMPOSSIBLE = "level-impossible",
    CHOOSE_LEVEL_FIRST = "choose-level-first",
    DRAW_BEYOND_LEVEL = "draw-beyond-level",
    ONE_OPPONENT_ONLY = "one-opponent-only",
    NOT_OWN_HALL = "not-own-hall",
    TWO_CHAPTERS = "two-chapters",
    OPPONENT_HAS_TOO_FEW = "opponent-has-too-few",
    CARDS_TAKEN_FIRST = "cards-taken-first",
    OWN_CARDS_FIRST = "own-cards-first",
    EXACT_NUMBER = "exact-number",
    NO_SUCH_EFFECT = "no-such-effect",
}

impl Position {
    /// Why the illegal move is illegal.
    pub(super) fn explain(&self, seat: Seat, mv: Move) -> Refusal {
        if self.stage == Stage::Over {
            return Refusal::by("G-17.1", MATCH_OVER);
        }
        if let Some(owner) = self.excess() {
            if seat != owner {
                return Refusal::by("G-12.10", OWNER_SETTLES_EXCESS).with("seat", owner);
            }
            return match mv {
                Move::Chapter(profession) if self.chain.chapters.is_empty() => {
                    chapter_not_yours("G-12.7", profession)
                }
                Move::Next(card) if !self.chain.chapters.is_empty() => {
                    about("G-12.7", CARD_NOT_IN_ORDER, card)
                }
                _ => Refusal::by("G-12.6", SETTLE_EXCESS_FIRST),
            };
        }
        if seat != self.active {
            return Refusal::by("G-5.6", NOT_YOUR_TURN).with("seat", self.active);
        }
        match self.stage {
            Stage::SetupDiscard => self.explain_discard("G-3.5", mv),
            Stage::SetupPlace => self.explain_setup_place(seat, mv),
            Stage::Action => self.explain_action(seat, mv),
            Stage::Discarding => self.explain_discard("G-10.1", mv),
            Stage::Buying(vp) => self.explain_payment(vp, mv),
            Stage::Effect(played) => self.explain_effect(seat, played, mv),
            Stage::Ability { vp, .. } => self.explain_ability(seat, vp, mv),
            Stage::EndOfTurn | Stage::Over => Refusal::by("G-17.1", MATCH_OVER),
        }
    }

    fn explain_discard(&self, clause: &'static str, mv: Move) -> Refusal {
        match mv {
            Move::Hand(card) => about(clause, CARD_NOT_IN_HAND, card),
            _ => Refusal::by("G-5.3", FINISH_DISCARD_FIRST),
        }
    }

    fn explain_setup_place(&self, seat: Seat, mv: Move) -> Refusal {
        match mv {
            Move::Hand(card) if self.player(seat).hand[card.index()] > 0 => {
                about("G-3.7", SETUP_CARDS_DIFFER, card)
            }
            Move::Hand(card) => about("G-3.5", CARD_NOT_IN_HAND, card),
            _ => Refusal::by("G-3.5", SETUP_PLACE_THREE),
        }
    }

    fn explain_action(&self, seat: Seat, mv: Move) -> Refusal {
        let player = self.player(seat);
        match mv {
            Move::Play(card) if player.hand[card.index()] == 0 => {
                about("G-6.1", CARD_NOT_IN_HAND, card)
            }
            Move::Play(card) if player.hall.contains(card) => {
                about("G-6.2", DUPLICATE_IN_HALL, card)
            }
            Move::Play(card) => about("G-6.3", PROFESSION_PLAYED, card),
            Move::Buy(vp) if !self.row.contains(vp) => {
                Refusal::by("G-13.1", NOT_IN_ROW).with("vp", words::vp(vp))
            }
            Move::Buy(vp) => Refusal::by("G-13.1", TOO_FEW_CHAPTERS)
                .with("vp", words::vp(vp))
                .with("cost", vp.data().cost)
                .with("have", player.completed_count()),
            Move::Decline | Move::Enough => Refusal::by("G-5.5", NO_PASS),
            _ => Refusal::by("G-5.2", NO_SUCH_ACTION),
        }
    }

    fn explain_payment(&self, vp: Vp, mv: Move) -> Refusal {
        let cost = vp.data().cost;
        let paid = self.chain.chapters.len() >= cost.into();
        match mv {
            Move::Chapter(profession) if !paid => chapter_not_yours("G-13.1", profession),
            Move::Next(card) if paid => about("G-13.2", CARD_NOT_IN_ORDER, card),
            Move::Chapter(_) | Move::Next(_) | Move::Rest => {
                Refusal::by("G-13.1", PAYMENT_EXACT).with("cost", cost)
            }
            _ => Refusal::by("G-5.3", FINISH_PURCHASE_FIRST),
        }
    }

    fn explain_effect(&self, seat: Seat, played: Card, mv: Move) -> Refusal {
        let profession = played.profession();
        let open = self.cards_open(seat, profession);
        let Some(level) = self.chain.level else {
            return match mv {
                Move::Level(level)
                    if level > open || !profession.levels().needed().contains(&level) =>
                {
                    Refusal::by("G-7.4", LEVEL_NOT_REACHED)
                        .with("level", level)
                        .with("have", open)
                }
                Move::Level(level) => Refusal::by("G-7.6", LEVEL_IMPOSSIBLE).with("level", level),
                Move::Draw(count) if profession == Profession::DANCER => {
                    Refusal::by("G-9.2.2", DRAW_BEYOND_LEVEL)
                        .with("count", count)
                        .with("have", open)
                }
                Move::Hall(..) | Move::Open(..) | Move::Hand(_) | Move::Pile(_) => {
                    Refusal::by("G-7.9", CHOOSE_LEVEL_FIRST)
                }
                _ => Refusal::by("G-7.9", NO_SUCH_EFFECT),
            };
        };
        let levels = profession.levels();
        let (step, amount) = (levels.step(level), levels.amount(level));
        match (profession, mv) {
            (Profession::ASSASSIN, Move::Hall(other, card)) => {
                self.explain_victim(seat, step, amount, other, card)
            }
            (Profession::HISTORIAN, Move::Pile(card)) => self.explain_search(seat, amount, card),
            (Profession::TRADER, Move::Hall(owner, card)) if step < 2 => {
                let clause = ["G-9.5.1", "G-9.5.2"][step];
                self.explain_swap(clause, "G-9.5.4", seat, [amount; 2], owner, card)
            }
            (Profession::TRADER, Move::Open(owner, profession)) if step == 2 => {
                self.explain_chapter_swap(seat, owner, profession)
            }
            (Profession::WEAVER, Move::Hand(card)) => self.explain_weave(seat, amount, card),
            (Profession::WEAVER, Move::Hall(owner, card)) => {
                if self.chain.own.len() >= amount.into() || self.chain.own.contains(card) {
                    Refusal::by("G-9.6.4", EXACT_NUMBER).with("count", amount)
                } else if owner != seat || !self.player(seat).hall.contains(card) {
                    about("G-9.6.4", CARD_NOT_IN_HALL, card)
                } else {
                    // without this card too few hand cards would fit
                    let place = levels.placed(level).unwrap_or(0);
                    Refusal::by("G-9.6.2", EXACT_NUMBER).with("count", place)
                }
            }
            (_, Move::Level(_) | Move::Decline | Move::Draw(_)) => {
                Refusal::by("G-7.5", FINISH_LEVEL_FIRST)
            }
            _ => Refusal::by("G-7.5", EXACT_NUMBER).with("count", amount),
        }
    }

    fn explain_victim(
        &self,
        seat: Seat,
        step: usize,
        amount: u8,
        other: Seat,
        card: Card,
    ) -> Refusal {
        if other == seat {
            return Refusal::by("G-9.1.7", NOT_OWN_HALL);
        }
        if !self.hall_of(other).contains(card) {
            return about("G-12.2", CARD_NOT_IN_HALL, card);
        }
        if self.chain.opponent.is_some_and(|chosen| chosen != other) {
            return Refusal::by("G-9.1.4", ONE_OPPONENT_ONLY);
        }
        if self
            .chain
            .theirs
            .iter()
            .any(|c| c.profession() == card.profession())
            && step == 1
        {
            return about("G-9.1.2", TWO_CHAPTERS, card);
        }
        if self.chain.theirs.contains(card) {
            return Refusal::by("G-7.5", EXACT_NUMBER).with("count", amount);
        }
        Refusal::by("G-9.1.5", OPPONENT_HAS_TOO_FEW)
            .with("seat", other)
            .with("count", amount)
    }

    fn explain_search(&self, seat: Seat, amount: u8, card: Card) -> Refusal {
        let hall = self.player(seat).hall;
        let first = self.chain.cards.last();
        let left = self.discard.count(card) > u8::from(first == Some(card));
        if !left {
            about("G-9.4.2", CARD_NOT_IN_PILE, card)
        } else if first
            .map_or(hall, |first| hall_with(hall, first))
            .contains(card)
        {
            about("G-9.4.4", DUPLICATE_IN_HALL, card)
        } else {
            // after this card no other would fit
            Refusal::by("G-9.4.3", EXACT_NUMBER).with("count", amount)
        }
    }

    /// `clause` says what is swapped, `duplicates` what the swap must not leave; `counts`: cards
    /// given and taken.
    fn explain_swap(
        &self,
        clause: &'static str,
        duplicates: &'static str,
        seat: Seat,
        counts: [u8; 2],
        owner: Seat,
        card: Card,
    ) -> Refusal {
        let [give, take] = counts;
        let (own, theirs) = (&self.chain.own, &self.chain.theirs);
        let all_given = own.len() >= give.into();
        if !self.hall_of(owner).contains(card) {
            about("G-12.2", CARD_NOT_IN_HALL, card)
        } else if owner == seat && (all_given || own.contains(card)) {
            Refusal::by(clause, EXACT_NUMBER).with("count", give)
        } else if owner == seat {
            about(duplicates, DUPLICATE_AFTER_SWAP, card)
        } else if !all_given {
            Refusal::by(clause, OWN_CARDS_FIRST)
        } else if self.chain.opponent.is_some_and(|chosen| chosen != owner) {
            Refusal::by(clause, ONE_OPPONENT_ONLY)
        } else if theirs.contains(card) {
            Refusal::by(clause, EXACT_NUMBER).with("count", take)
        } else {
            about(duplicates, DUPLICATE_AFTER_SWAP, card)
        }
    }

    fn explain_chapter_swap(&self, seat: Seat, owner: Seat, profession: Profession) -> Refusal {
        if self.hall_of(owner).colours(profession) == 0 {
            Refusal::by("G-9.5.3", CARD_NOT_IN_HALL).with("card", words::profession(profession))
        } else if owner == seat && self.chain.own_chapter.is_some() {
            Refusal::by("G-9.5.3", NO_SUCH_EFFECT)
        } else if owner != seat && self.chain.own_chapter.is_none() {
            Refusal::by("G-9.5.3", OWN_CARDS_FIRST)
        } else {
            Refusal::by("G-9.5.4", DUPLICATE_AFTER_SWAP)
        }
    }

    fn explain_weave(&self, seat: Seat, take: u8, card: Card) -> Refusal {
        let player = self.player(seat);
        let taken: CardSet = self.chain.own.iter().collect();
        if taken.len() < take {
            return Refusal::by("G-9.6.4", CARDS_TAKEN_FIRST).with("count", take);
        }
        if player.hand[card.index()] == 0 {
            return about("G-9.6.4", CARD_NOT_IN_HAND, card);
        }
        about("G-9.6.5", DUPLICATE_IN_HALL, card)
    }

    fn explain_ability(&self, seat: Seat, vp: Vp, mv: Move) -> Refusal {
        match (vp.data().ability, mv) {
            (Ability::Place, Move::Hand(card)) if self.player(seat).hand[card.index()] == 0 => {
                about("G-14.4", CARD_NOT_IN_HAND, card)
            }
            (Ability::Place, Move::Hand(card)) => about("G-8.2", DUPLICATE_IN_HALL, card),
            (Ability::Take, Move::Hall(owner, _)) if owner == seat => {
                Refusal::by("G-14.6", NOT_OWN_HALL)
            }
            (Ability::Take, Move::Hall(owner, card)) if !self.hall_of(owner).contains(card) => {
                about("G-12.2", CARD_NOT_IN_HALL, card)
            }
            (Ability::Take, Move::Hall(_, card)) => about("G-14.6", DUPLICATE_IN_HALL, card),
            (Ability::TakeChapter, Move::Open(owner, profession)) => {
                let there = owner != seat && self.hall_of(owner).colours(profession) != 0;
                let code = if there {
                    DUPLICATE_IN_CHAPTER
                } else {
                    CARD_NOT_IN_HALL
                };
                let clause = if there { "G-8.3" } else { "G-14.2" };
                Refusal::by(clause, code).with("card", words::profession(profession))
            }
            (Ability::Swap { give, take }, Move::Hall(owner, card)) => {
                self.explain_swap("G-14.3", "G-14.3", seat, [give, take], owner, card)
            }
            _ => Refusal::by("G-14.1", NO_SUCH_EFFECT),
        }
    }

    /// The hall of a seat; empty if there is no such seat.
    fn hall_of(&self, seat: Seat) -> CardSet {
        self.players
            .all
            .get(seat.index())
            .map_or(CardSet::NONE, |player| player.hall)
    }

    pub(super) fn why_target(&self, seat: Seat, target: &Target) -> Option<Refusal> {
        let moves = Move::of_target(target);
        let mut legal = false;
        self.each_move(seat, &mut |mv| legal |= moves.contains(&mv));
        if legal {
            return None;
        }
        // a hand card is played or picked, depending on what is going on
        let choosing_action = self.stage == Stage::Action && self.excess().is_none();
        let fits = |mv: &&Move| matches!(mv, Move::Play(_)) == choosing_action;
        let mv = moves.iter().find(fits).or(moves.first())?;
        Some(self.explain(seat, *mv))
    }
}

fn about(clause: &'static str, code: &'static str, named: Card) -> Refusal {
    Refusal::by(clause, code).with("card", card(named))
}

fn chapter_not_yours(clause: &'static str, profession: Profession) -> Refusal {
    Refusal::by(clause, CHAPTER_NOT_YOURS).with("profession", words::profession(profession))
}
