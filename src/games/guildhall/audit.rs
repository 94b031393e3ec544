//! The books: every card counted, every invariant checked.

use super::cards::{Card, Profession, Vp};
use super::data::{
    Ability, COPIES, DANCER_ACTIONS, IDENTITIES, MAX_COMPLETED, PROFESSIONS, SETUP_PLACE,
    SETUP_REDRAW_TO, TO_WIN, TURN_BOUND, VP_CARDS, VP_KINDS,
};
use super::moves::Move;
use super::state::{Chain, Player, Position, SEATS, Stage};
use crate::kernel::{Arg, Game, Journal, Refusal, Seat, sort_few};

/// More tokens than anybody has without this turn's Farmer: points end a match. A position made to
/// explain a rule may have more than a match brings about; a bound there must be.
const MAX_TOKENS: u16 = 100;
/// More actions than any turn has without the extra actions gained in it (G-20.9).
const MAX_ACTIONS: u8 = 60;

impl Position {
    /// Where each profession card lies; without those set aside (G-1.11).
    pub(super) fn profession_cards(&self) -> [u32; IDENTITIES] {
        let mut counts = [0u32; IDENTITIES];
        for player in &self.players.all {
            for card in Card::all() {
                let index = card.index();
                counts[index] += u32::from(player.hand[index])
                    + u32::from(player.hall.contains(card))
                    + u32::from(player.completed[card.profession().index()]);
            }
        }
        let lying = self
            .deck
            .iter()
            .chain(self.discard.iter())
            .chain(self.area.iter());
        lying
            .chain(self.placing)
            .for_each(|card| counts[card.index()] += 1);
        counts
    }

    /// Where each VP card lies; without those taken out.
    pub(super) fn vp_cards(&self) -> [u32; VP_KINDS] {
        let mut counts = [0u32; VP_KINDS];
        for player in &self.players.all {
            Vp::all().for_each(|vp| counts[vp.index()] += u32::from(player.scored[vp.index()]));
        }
        let lying = self
            .row
            .iter()
            .chain(self.vp_deck.iter())
            .chain(self.bought.iter());
        lying.for_each(|vp| counts[vp.index()] += 1);
        counts
    }

    pub(super) fn audited(&self) -> Result<(), Refusal> {
        self.audit_seats()?;
        self.audit_cards()?;
        self.audit_halls()?;
        self.audit_stage()?;
        self.audit_chain()
    }

    fn audit_seats(&self) -> Result<(), Refusal> {
        let count = self.players.count;
        let seat = |seat: Seat| seat.0 < count;
        if !(2..=SEATS as u8).contains(&count) || !seat(self.first) || !seat(self.active) {
            return Err(Refusal::by("G-1.1", "position-seats"));
        }
        if self.turn > TURN_BOUND || self.actions_left > MAX_ACTIONS + self.actions_gained() {
            return Err(Refusal::by("G-17.7", "position-turn"));
        }
        Ok(())
    }

    /// Extra actions that this turn has brought (G-15.2), as far as the action area shows.
    fn actions_gained(&self) -> u8 {
        let danced = u8::from(self.has_used(Profession::DANCER)) * DANCER_ACTIONS;
        // the ability of the last one may still be undecided
        let undecided = usize::from(matches!(self.stage, Stage::Ability { .. }));
        let used = self.bought.len().saturating_sub(undecided);
        let bought = self.bought.iter().take(used);
        let actions = bought.map(|vp| match vp.data().ability {
            Ability::Actions(count) => count,
            _ => 0,
        });
        danced + actions.sum::<u8>()
    }

    /// Tokens that this turn's Farmer may have brought (G-9.3.1).
    fn tokens_gained(&self) -> u16 {
        // at the end of a turn the Farmer may have left the action area
        let ending = matches!(self.stage, Stage::EndOfTurn | Stage::Over);
        if !ending && !self.has_used(Profession::FARMER) {
            return 0;
        }
        let levels = Profession::FARMER.levels();
        let gains = levels.needed().iter().map(|level| levels.amount(*level));
        gains.max().unwrap_or(0).into()
    }

    /// Whether a card of the profession was played this turn, and what it does has been decided.
    fn has_used(&self, profession: Profession) -> bool {
        let mut played = self.area.iter();
        played.any(|card| card.profession() == profession && self.stage != Stage::Effect(card))
    }

    fn audit_cards(&self) -> Result<(), Refusal> {
        let cards = self.profession_cards();
        for card in Card::all() {
            let found = cards[card.index()] + u32::from(self.aside[card.index()]);
            if found != u32::from(COPIES) {
                return Err(Refusal::by("G-1.11", "position-cards")
                    .with("card", super::words::card(card))
                    .with("found", Arg::count(found as usize))
                    .with("expected", COPIES));
            }
        }
        let vps = self.vp_cards();
        for vp in Vp::all() {
            let found = vps[vp.index()] + u32::from(self.out[vp.index()]);
            if found != u32::from(vp.data().count) {
                return Err(Refusal::by("G-2.1", "position-vp-cards")
                    .with("vp", super::words::vp(vp))
                    .with("found", Arg::count(found as usize))
                    .with("expected", vp.data().count));
            }
        }
        if !self.row.is_full() && !self.vp_deck.is_empty() {
            return Err(Refusal::by("G-13.3", "position-row"));
        }
        debug_assert!(vps.iter().sum::<u32>() <= VP_CARDS as u32);
        Ok(())
    }

    fn audit_halls(&self) -> Result<(), Refusal> {
        for (index, player) in self.players.all.iter().enumerate() {
            let seat = Seat(index as u8);
            if Profession::all().any(|p| player.hall.of(p) == p.chapter()) {
                return Err(Refusal::by("G-12.1", "position-full-chapter").with("seat", seat));
            }
            // one change can complete a chapter of each profession (G-12.9) on top of three
            if player.completed_count() > MAX_COMPLETED + PROFESSIONS as u8 {
                return Err(Refusal::by("G-12.6", "position-completed").with("seat", seat));
            }
            let active = seat == self.active;
            let gained = if active { self.tokens_gained() } else { 0 };
            if player.tokens > MAX_TOKENS + gained || player.points() >= TO_WIN && !active {
                return Err(Refusal::by("G-17.1", "position-points").with("seat", seat));
            }
        }
        let mut professions = self.area.iter().map(Card::profession).collect::<Vec<_>>();
        sort_few(&mut professions, Ord::cmp);
        professions.dedup();
        if professions.len() != self.area.len() {
            return Err(Refusal::by("G-6.3", "position-area"));
        }
        Ok(())
    }

    fn audit_stage(&self) -> Result<(), Refusal> {
        let refused = Err(Refusal::by("G-5.4", "position-stage"));
        let active = self.player(self.active);
        let setting_up = matches!(self.stage, Stage::SetupDiscard | Stage::SetupPlace);
        if setting_up != (self.turn == 0) || setting_up && !self.can_set_up() {
            return refused;
        }
        let sound = match self.stage {
            Stage::SetupDiscard => true,
            Stage::SetupPlace => usize::from(active.hand_set().len()) >= SETUP_PLACE,
            // with no action left the engine would have gone on, had nothing to be settled first
            Stage::Action => self.actions_left > 0 || self.excess().is_some(),
            Stage::Discarding => self.actions_left > 0,
            Stage::Buying(vp) => {
                self.actions_left > 0
                    && self.row.contains(vp)
                    && active.completed_count() >= vp.data().cost
            }
            Stage::Effect(card) => self.area.last() == Some(card),
            Stage::Ability { vp, placed } => {
                let ability = vp.data().ability;
                self.bought.last() == Some(vp)
                    && ability != Ability::None
                    && (!placed || ability == Ability::Place)
            }
            Stage::EndOfTurn => self.actions_left == 0 && self.excess().is_some(),
            Stage::Over => {
                self.area.is_empty()
                    && self.bought.is_empty()
                    && self.excess().is_none()
                    && (active.points() >= TO_WIN || self.turn == TURN_BOUND)
            }
        };
        let placing_settles = self.placing.is_none() || self.excess().is_some();
        if sound && placing_settles && self.placing.is_none_or(|card| !active.hall.contains(card)) {
            Ok(())
        } else {
            refused
        }
    }

    /// Whether this is a set-up that can be finished: nobody has gained anything yet, and everybody who
    /// is still to set up has enough cards to draw (G-3.8) and an empty hall to place them in.
    fn can_set_up(&self) -> bool {
        let gained = |player: &Player| player.points() > 0 || player.completed_count() > 0;
        if self.players.all.iter().any(gained) || !self.area.is_empty() || !self.bought.is_empty() {
            return false;
        }
        let mut drawable = self.deck.len() + self.discard.len();
        let mut seat = self.active;
        loop {
            let player = self.player(seat);
            let drawn = usize::from(SETUP_REDRAW_TO.saturating_sub(player.hand_size()));
            let has_drawn = seat == self.active && self.stage == Stage::SetupPlace;
            if !player.hall.is_empty() || !has_drawn && drawn > drawable {
                return false;
            }
            if !has_drawn {
                drawable -= drawn;
            }
            seat = seat.next(self.players.count);
            if seat == self.first {
                return true;
            }
        }
    }

    /// A chain is sound if its pieces could have been chosen one after another.
    fn audit_chain(&self) -> Result<(), Refusal> {
        if self.chain.is_empty() && self.chain.opponent.is_none() {
            return Ok(());
        }
        let mut replayed = self.clone();
        replayed.chain = Chain::default();
        let Some(seat) = self
            .excess()
            .or((self.stage != Stage::Over).then_some(self.active))
        else {
            return Err(Refusal::by("G-20.10", "position-chain"));
        };
        for piece in self.chain_moves(seat) {
            if replayed.check(seat, piece).is_err() {
                return Err(Refusal::by("G-20.10", "position-chain"));
            }
            replayed.take_piece(seat, piece, &mut Journal::silent());
            if replayed.stage != self.stage {
                return Err(Refusal::by("G-20.10", "position-chain"));
            }
        }
        if replayed.chain == self.chain {
            Ok(())
        } else {
            Err(Refusal::by("G-20.10", "position-chain"))
        }
    }

    /// The moves that led to the chain, in order.
    pub(super) fn chain_moves(&self, seat: Seat) -> Vec<Move> {
        let chain = &self.chain;
        let ordering = self.excess().is_some() || matches!(self.stage, Stage::Buying(_));
        let opponent = chain.opponent.unwrap_or(seat);
        let searching =
            matches!(self.stage, Stage::Effect(c) if c.profession() == Profession::HISTORIAN);
        let as_card = |card| match () {
            () if ordering => Move::Next(card),
            () if searching => Move::Pile(card),
            () => Move::Hand(card),
        };
        let as_chapter = |profession| match () {
            () if ordering => Move::Chapter(profession),
            () => Move::Open(opponent, profession),
        };
        let level = chain.level.map(Move::Level);
        let own = chain.own.iter().map(|card| Move::Hall(seat, card));
        let own_chapter = chain
            .own_chapter
            .map(|profession| Move::Open(seat, profession));
        let theirs = chain.theirs.iter().map(|card| Move::Hall(opponent, card));
        let chapters = chain.chapters.iter().map(as_chapter);
        let cards = chain.cards.iter().map(as_card);
        level
            .into_iter()
            .chain(own)
            .chain(own_chapter)
            .chain(theirs)
            .chain(chapters)
            .chain(cards)
            .collect()
    }
}
