//! What a seat may see (G-4), and positions that it cannot tell from the real one.

use super::cards::{Card, CardSet, Profession, Vp};
use super::choices::open_chapters;
use super::data::{COPIES, IDENTITIES, PROFESSIONS};
use super::file::counted;
use super::state::{Position, Stage};
use crate::kernel::{Chance, Seat, Target, Viewer, sort_few, view};
use serde::Serialize;

view! {
    /// A position as a viewer sees it.
    View as "GuildhallView" {
        /// The players, by seat.
        seats: Vec<SeatView>,
        /// The seat whose turn, or set-up, it is.
        active: Seat,
        /// The seat that began.
        first: Seat,
        /// Actions left in this turn. A card played is taken off at once, a Discard action or a purchase
        /// when all its pieces are chosen.
        actions_left: u8,
        /// What the active player is doing, as far as everybody sees it.
        stage: StageView,
        /// The centre row.
        row: Vec<Vp> as "string[]",
        /// Cards in the VP deck.
        vp_deck: usize,
        /// Cards in the deck.
        deck: usize,
        /// The discard pile.
        discard: DiscardView,
        /// The action area.
        area: AreaView,
        /// VP cards that were taken out before the match (G-4.9).
        out: Vec<Vp> as "string[]",
        /// Profession cards that are not in play, in positions made to explain a rule.
        aside: Vec<Card> as "string[]",
    }
}

view! {
    /// A player as a viewer sees them.
    SeatView as "GuildhallSeat" {
        /// The open chapters.
        hall: Vec<ChapterView>,
        /// Cards in hand.
        hand_size: u8,
        /// The hand, for its owner; every copy.
        hand: Option<Vec<Card>> as "string[] | null",
        /// Completed chapters.
        completed: u8,
        /// Their professions, for their owner (G-4.4).
        chapters: Option<Vec<Profession>> as "string[] | null",
        /// Victory points of scored VP cards and tokens.
        points: u16,
        /// VP tokens.
        tokens: u16,
        /// VP cards kept from earlier turns.
        scored: Vec<Vp> as "string[]",
    }
}

view! {
    /// An open chapter.
    ChapterView as "GuildhallChapter" {
        /// The profession.
        profession: Profession as "string",
        /// Its cards, by colour in standard order.
        cards: Vec<Card> as "string[]",
        /// The printed levels, lowest first, and which of them the chapter reaches (G-7.3).
        levels: Vec<LevelView>,
    }
}

view! {
    /// A printed level of a chapter.
    LevelView as "GuildhallLevel" {
        /// Cards needed.
        level: u8,
        /// Whether the chapter has that many.
        reached: bool,
    }
}

view! {
    /// What is going on.
    StageView as "GuildhallStage" {
        /// The kind of decision.
        kind: StageKind,
        /// The profession card just played.
        card: Option<Card> as "string | null",
        /// The VP card concerned.
        vp: Option<Vp> as "string | null",
        /// The level already chosen, for the deciding seat.
        level: Option<u8>,
    }
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    not(target_arch = "wasm32"),
    derive(ts_rs::TS),
    ts(rename = "GuildhallStageKind")
)]
pub enum StageKind {
    /// Discarding in the set-up.
    SetupDiscard,
    /// Placing in the set-up.
    SetupPlace,
    /// Choosing an action.
    Action,
    /// Choosing what to discard.
    Discarding,
    /// Paying for a VP card.
    Buying,
    /// Using the card just played.
    Effect,
    /// Using the VP card just bought.
    Ability,
    /// Giving up a completed chapter.
    Excess,
    /// The match is over.
    Over,
}

view! {
    /// The discard pile.
    DiscardView as "GuildhallDiscard" {
        /// Cards in it.
        size: usize,
        /// The top card.
        top: Option<Card> as "string | null",
        /// All of it from the bottom up, while this viewer may look through it (G-4.5).
        pile: Option<Vec<Card>> as "string[] | null",
    }
}

view! {
    /// The action area.
    AreaView as "GuildhallArea" {
        /// Profession cards played this turn.
        cards: Vec<Card> as "string[]",
        /// VP cards bought this turn.
        vp: Vec<Vp> as "string[]",
        /// The second card that a Historian is about to place (G-9.4.9).
        placing: Option<Card> as "string | null",
    }
}

impl Position {
    /// The seat that has to decide.
    pub(super) fn deciding(&self) -> Option<Seat> {
        self.excess()
            .or((self.stage != Stage::Over).then_some(self.active))
    }

    pub(super) fn view_of(&self, viewer: Viewer) -> View {
        let searching = viewer.is_some_and(|seat| self.may_search(seat));
        View {
            seats: Seat::all(self.players.count)
                .map(|seat| self.seat_view(seat, viewer))
                .collect(),
            active: self.active,
            first: self.first,
            actions_left: self.actions_left,
            stage: self.stage_view(viewer),
            row: self.row.iter().collect(),
            vp_deck: self.vp_deck.len(),
            deck: self.deck.len(),
            discard: DiscardView {
                size: self.discard.len(),
                top: self.discard.last(),
                pile: searching.then(|| self.discard.iter().collect()),
            },
            area: AreaView {
                cards: self.area.iter().collect(),
                vp: self.bought.iter().collect(),
                placing: self.placing,
            },
            out: counted(Vp::all(), &self.out),
            aside: counted(Card::all(), &self.aside),
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let player = self.player(seat);
        let own = viewer == Some(seat);
        let chapter = |profession: Profession| {
            let cards = player.hall.of(profession);
            let levels = profession.levels().needed().iter();
            ChapterView {
                profession,
                cards: cards.iter().collect(),
                levels: levels
                    .map(|&level| LevelView {
                        level,
                        reached: level <= cards.len(),
                    })
                    .collect(),
            }
        };
        SeatView {
            hall: open_chapters(player.hall).map(chapter).collect(),
            hand_size: player.hand_size(),
            hand: own.then(|| counted(Card::all(), &player.hand)),
            completed: player.completed_count(),
            chapters: own.then(|| counted(Profession::all(), &player.completed)),
            points: player.points(),
            tokens: player.tokens,
            scored: counted(Vp::all(), &player.scored),
        }
    }

    fn stage_view(&self, viewer: Viewer) -> StageView {
        let deciding = viewer.is_some() && viewer == self.deciding();
        let (kind, card, vp) = match self.stage {
            _ if self.excess().is_some() => (StageKind::Excess, None, None),
            Stage::SetupDiscard => (StageKind::SetupDiscard, None, None),
            Stage::SetupPlace => (StageKind::SetupPlace, None, None),
            // what is begun, and has no effect yet, is nobody else's business (G-20.10)
            Stage::Discarding | Stage::Buying(_) if !deciding => (StageKind::Action, None, None),
            Stage::Action | Stage::EndOfTurn => (StageKind::Action, None, None),
            Stage::Discarding => (StageKind::Discarding, None, None),
            Stage::Buying(vp) => (StageKind::Buying, None, Some(vp)),
            Stage::Effect(card) => (StageKind::Effect, Some(card), None),
            Stage::Ability { vp, .. } => (StageKind::Ability, None, Some(vp)),
            Stage::Over => (StageKind::Over, None, None),
        };
        StageView {
            kind,
            card,
            vp,
            level: self.chain.level.filter(|_| deciding),
        }
    }

    /// Draws one of the positions that `seat` cannot tell from this one. Only what the seat may know
    /// is read: counts, the open cards, and its own.
    pub(super) fn determinized(&self, seat: Seat, chance: &mut Chance) -> Self {
        let mut drawn = self.clone();
        if self.deciding() != Some(seat) {
            drawn.chain.clear();
            drawn.chain.opponent = None;
            if let Stage::Discarding | Stage::Buying(_) = self.stage {
                drawn.stage = Stage::Action;
            }
        }
        let searched = self.may_search(seat);
        let known_discard = if searched {
            self.discard.len()
        } else {
            self.discard.len().min(1)
        };
        let mut pool = self.unknown_cards(seat, known_discard);

        for other in seat.others(self.players.count) {
            let count = self.player(other).completed_count();
            drawn.player_mut(other).completed = draw_chapters(count, &mut pool, chance);
        }
        let mut cards = [Card::default(); super::data::CARDS];
        let mut left = 0;
        for card in Card::all() {
            for _ in 0..pool[card.index()] {
                cards[left] = card;
                left += 1;
            }
        }
        chance.shuffle(&mut cards[..left]);
        let mut next = cards[..left].iter().copied();
        for other in seat.others(self.players.count) {
            let size = self.player(other).hand_size();
            let mut hand = [0; IDENTITIES];
            next.by_ref()
                .take(size.into())
                .for_each(|card| hand[card.index()] += 1);
            drawn.player_mut(other).hand = hand;
        }
        let hidden = self.discard.len() - known_discard;
        let below = &mut drawn.discard.as_mut_slice()[..hidden];
        below
            .iter_mut()
            .zip(next.by_ref())
            .for_each(|(slot, card)| *slot = card);
        drawn
            .deck
            .as_mut_slice()
            .iter_mut()
            .zip(next)
            .for_each(|(slot, card)| *slot = card);

        // what is in the VP deck can be counted from what is open; its order cannot (G-4.3, G-4.9)
        sort_few(drawn.vp_deck.as_mut_slice(), |a, b| {
            a.index().cmp(&b.index())
        });
        chance.shuffle(drawn.vp_deck.as_mut_slice());
        drawn.chance = Chance::from_seed(chance.next_u64());
        drawn
    }

    /// The cards that may lie anywhere, as far as `seat` knows; it knows the upper `known_discard`
    /// cards of the pile.
    fn unknown_cards(&self, seat: Seat, known_discard: usize) -> [u8; IDENTITIES] {
        let own = self.player(seat);
        let mut pool = [COPIES; IDENTITIES];
        let halls = Seat::all(self.players.count).map(|seat| self.player(seat).hall);
        for card in Card::all() {
            let index = card.index();
            let chapters = own.completed[card.profession().index()];
            pool[index] -= own.hand[index] + chapters + self.aside[index];
        }
        halls
            .flat_map(CardSet::iter)
            .for_each(|card| pool[card.index()] -= 1);
        let open = self.discard.iter().rev().take(known_discard);
        let open = open.chain(self.area.iter()).chain(self.placing);
        open.for_each(|card| pool[card.index()] -= 1);
        pool
    }
}

/// Completed chapters that the unknown cards allow. There always are some: each takes one card of
/// each colour from its own profession alone, so no choice spoils another.
fn draw_chapters(count: u8, pool: &mut [u8; IDENTITIES], chance: &mut Chance) -> [u8; PROFESSIONS] {
    let mut drawn = [0; PROFESSIONS];
    for _ in 0..count {
        let possible = |p: &Profession| p.chapter().iter().all(|card| pool[card.index()] > 0);
        let choices = Profession::all().filter(possible).count() as u32;
        let chosen = Profession::all()
            .filter(possible)
            .nth(chance.below(choices) as usize);
        let Some(profession) = chosen else { break };
        profession
            .chapter()
            .iter()
            .for_each(|card| pool[card.index()] -= 1);
        drawn[profession.index()] += 1;
    }
    drawn
}

impl Position {
    /// Every named target of the board (G-1.7 to G-1.9), and the buttons of the decision at hand.
    pub(super) fn targets_for(&self, viewer: Viewer) -> Vec<Target> {
        let mut names = Vec::new();
        for seat in Seat::all(self.players.count) {
            let player = self.player(seat);
            names.extend(player.hall.iter().map(|card| format!("hall/{seat}/{card}")));
            names.extend(open_chapters(player.hall).map(|p| format!("open/{seat}/{p}")));
        }
        if let Some(seat) = viewer {
            let player = self.player(seat);
            names.extend(player.hand_set().iter().map(|card| format!("hand/{card}")));
            let completed = counted(Profession::all(), &player.completed);
            names.extend(
                completed
                    .iter()
                    .map(|profession| format!("chapter/{profession}")),
            );
            if self.may_search(seat) {
                names.extend(self.discard_set().iter().map(|card| format!("pile/{card}")));
            }
            self.each_move(seat, &mut |mv| {
                if mv.is_button() {
                    names.push(mv.target().0);
                }
            });
        }
        names.extend(self.row.iter().map(|vp| format!("row/{vp}")));
        names.extend(self.area.iter().map(|card| format!("area/{card}")));
        names.extend(self.bought.iter().map(|vp| format!("bought/{vp}")));
        names.extend(["deck", "discard", "vp-deck"].map(str::to_owned));
        sort_few(&mut names, Ord::cmp);
        names.dedup();
        names.into_iter().map(Target).collect()
    }
}

/// The TypeScript declarations of the view.
#[cfg(not(target_arch = "wasm32"))]
pub fn types(config: &ts_rs::Config) -> Vec<String> {
    use ts_rs::TS;
    vec![
        View::decl(config),
        SeatView::decl(config),
        ChapterView::decl(config),
        LevelView::decl(config),
        StageView::decl(config),
        StageKind::decl(config),
        DiscardView::decl(config),
        AreaView::decl(config),
    ]
}
