//! The books: every piece counted, every invariant checked. A position that passes can be played to its
//! end.

use super::action::Source;
use super::data::{PERSONS, PERSONS_AT_START, ROUNDS, SEATS, STAGE_OF, harvest_after};
use super::farm;
use super::majors::MajorSet;
use super::moves::Price;
use super::play::Few;
use super::spaces::{Space, SpaceKind};
use super::state::{Player, Position, Window};
use super::task::{Act, Ask, Purchase, Task};
use super::why::*;
use super::words;
use crate::kernel::{Refusal, Seat};

/// The most turns up to the end of a round: of each seat its placements, goods collected, and in a
/// harvest feeding and breeding.
pub(super) const fn turns_until(round: u8, seats: u8) -> u32 {
    let (mut turns, mut at) = (0, 1);
    while at <= round {
        turns += seats as u32 * (PERSONS as u32 + 1);
        if harvest_after(at) {
            turns += 2 * seats as u32;
        }
        at += 1;
    }
    turns
}

impl Position {
    pub(super) fn audited(&self) -> Result<(), Refusal> {
        self.audit_round()?;
        self.audit_deck()?;
        self.audit_spaces()?;
        self.audit_majors()?;
        for seat in self.all_seats() {
            self.audit_player(seat)?;
        }
        self.audit_agenda()
    }

    fn audit_round(&self) -> Result<(), Refusal> {
        let count = self.players.count;
        let seats = 1..=SEATS as u8;
        if !seats.contains(&count) || self.marker.0 >= count || self.active.0 >= count {
            return Err(Refusal::by("A-5.1", POSITION_SEATS));
        }
        let waits = match self.window {
            Window::Collect | Window::Feed | Window::Breed => true,
            Window::Field => !self.family,
            _ => false,
        };
        let waits = waits || self.waiting.is_empty();
        let laid = self
            .front(Seat(0))
            .iter()
            .filter(|card| card.is_occupation());
        let series = self.series == 0 && self.permanent == 0
            || self.is_solo() && !self.family && usize::from(self.permanent) <= laid.count();
        let turns = u32::from(self.turn) + self.turns_to_come();
        let bounded = turns <= turns_until(self.round, count);
        if !self.may_stop_here() || !waits || !series || !bounded {
            return Err(Refusal::by("A-6.1", POSITION_ROUND));
        }
        Ok(())
    }

    /// The turns that are sure to come in this round: without room for them the next positions would be
    /// beyond the bound.
    fn turns_to_come(&self) -> u32 {
        let seats = u32::from(self.players.count);
        let home = self
            .all_seats()
            .map(|seat| self.player(seat).home.min(PERSONS));
        let asked = self.agenda.iter().any(|task| task.ask == Ask::Place);
        let home: u32 = home.map(u32::from).sum();
        let placements = home.saturating_sub(asked.into());
        let meals = 2 * seats * u32::from(harvest_after(self.round));
        let waiting = self.waiting.iter().count() as u32;
        match self.window {
            Window::Collect => waiting + placements + meals,
            window if window <= Window::Placement => placements + meals,
            window if window < Window::Feed => meals,
            Window::Feed => waiting + seats,
            Window::Breed => waiting,
            _ => 0,
        }
    }

    /// Whether somebody can be asked something in this window of this round, or the match be over.
    fn may_stop_here(&self) -> bool {
        let (cards, harvest) = (!self.family, harvest_after(self.round));
        if self.round == 0 {
            // permanent occupations are played before the first round
            return self.series > 0 && self.window == Window::RoundEnd;
        }
        match self.window {
            Window::Collect | Window::Placement => true,
            Window::Feed | Window::Breed => harvest,
            Window::FieldStart | Window::Field | Window::FieldEnd | Window::FeedStart => {
                cards && harvest
            }
            Window::BeforeScoring => cards && self.round == ROUNDS,
            Window::Over => self.round == ROUNDS,
            Window::Reveal | Window::Replenish => false,
            Window::Count
            | Window::RoundStart
            | Window::WorkStart
            | Window::AllPlaced
            | Window::ReturningHome
            | Window::RoundEnd => cards,
        }
    }

    ///
    fn audit_deck(&self) -> Result<(), Refusal> {
        let staged = |(card, stage): (&Space, &u8)| card.data().kind == SpaceKind::Round(*stage);
        let once = |card: &Space| self.deck.iter().filter(|other| *other == card).count() == 1;
        if !self.deck.iter().zip(&STAGE_OF).all(staged) || !self.deck.iter().all(once) {
            return Err(Refusal::by("A-5.5", POSITION_DECK));
        }
        Ok(())
    }

    /// Goods lie on accumulation spaces; persons stand on spaces in the work phase alone.
    fn audit_spaces(&self) -> Result<(), Refusal> {
        for space in Space::all() {
            let lying = self.lying[space.index()] > 0;
            let standing = self.standing[space.index()];
            let there = self.in_play.contains(space);
            let working = self.window == Window::Placement;
            let newborn_alone = self
                .all_seats()
                .any(|seat| standing.newborn(seat) && standing.persons(seat) == 0);
            if lying && !(there && self.adds(space).is_some())
                || !(standing.is_empty() || there && working)
                || newborn_alone
            {
                let name = words::space(space, self.family);
                return Err(Refusal::by("A-7.4", POSITION_SPACES).with("space", name));
            }
        }
        let mut tasks = self.agenda.iter();
        let coming = tasks.any(|task| task.ask == Ask::Receive);
        if !self.in_play.contains(self.placement.space) && self.placement.space != Space::default()
            || !coming && !self.placement.left.is_none()
        {
            return Err(Refusal::by("A-26.30", POSITION_SPACES)
                .with("space", words::space(self.placement.space, self.family)));
        }
        Ok(())
    }

    /// nobody has what another one has.
    fn audit_majors(&self) -> Result<(), Refusal> {
        let mut seen = MajorSet::default();
        for player in &self.players.all {
            if !player.majors.and(seen).is_empty() || !player.used.minus(player.majors).is_empty() {
                return Err(Refusal::by("A-20.9", POSITION_MAJORS));
            }
            player.majors.iter().for_each(|major| seen.insert(major));
        }
        Ok(())
    }

    fn audit_player(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let refused = |clause, code| Err(Refusal::by(clause, code).with("seat", seat));
        player.farm.audit()?;
        if !self.persons_fit(seat, player) {
            return refused("A-2.1", POSITION_PERSONS);
        }
        let past = &player.promised[..usize::from(self.round)];
        let waits = self.window == Window::Collect && self.waiting.contains(seat);
        let collected = past.len() - usize::from(waits);
        if past[..collected].iter().any(|food| *food > 0) {
            return refused("A-6.3", POSITION_PROMISED);
        }
        let herd = player.goods.animals();
        let homeless = !farm::fits(&player.farm, herd, &self.housing(seat));
        if homeless && !self.may_be_homeless(seat) {
            return refused("A-19.9", POSITION_ANIMALS);
        }
        Ok(())
    }

    /// Persons at home, on spaces and newborn are those of the family.
    fn persons_fit(&self, seat: Seat, player: &Player) -> bool {
        let sum = |of: &dyn Fn(&super::state::Standing) -> u8| -> u8 {
            self.standing.iter().map(of).fold(0, u8::saturating_add)
        };
        let placed = sum(&|standing| standing.persons(seat));
        let newborns = sum(&|standing| u8::from(standing.newborn(seat)));
        let working = self.window == Window::Placement;
        player.adults >= PERSONS_AT_START
            && player.adults <= PERSONS
            && player.newborns <= PERSONS - player.adults
            && (!working || player.newborns == newborns)
            && player
                .home
                .checked_add(placed)
                .and_then(|there| player.adults.checked_sub(there))
                .is_some_and(|away| away == 0 || away == self.kept_at_home(seat))
    }

    /// Whether animals of a seat may be without a place: while the owner is asked who stays, or in the
    /// middle of an action that has not come to its end.
    fn may_be_homeless(&self, seat: Seat) -> bool {
        let mut tasks = self.agenda.iter();
        tasks.any(|task| task.seat == seat && matches!(task.ask, Ask::House { .. } | Ask::Act(_)))
    }

    /// What is on the agenda can be asked here.
    fn audit_agenda(&self) -> Result<(), Refusal> {
        let refused = Err(Refusal::by("A-27.3", POSITION_TASKS));
        let over = self.window == Window::Over;
        if over != self.agenda.is_empty() {
            return refused;
        }
        let Some(top) = self.task() else {
            return Ok(());
        };
        let seats = self
            .agenda
            .iter()
            .all(|task| task.seat.0 < self.players.count);
        let fit = seats
            && self
                .agenda
                .iter()
                .enumerate()
                .all(|(at, task)| self.fits(at, task));
        if !fit || !self.leaves_a_choice(top) {
            return refused;
        }
        let settled = matches!(top.ask, Ask::Buy { settled: true, .. });
        if settled != (self.bill != Price::default()) {
            return refused;
        }
        Ok(())
    }

    /// Cards ask in every window, and in the middle of what others ask.
    fn fits(&self, at: usize, task: Task) -> bool {
        let seat = task.seat;
        let cards = !self.family;
        let top = at + 1 == self.agenda.len() || cards;
        let working = self.window == Window::Placement;
        match task.ask {
            Ask::Place => working && at == 0 && self.active == seat && self.player(seat).home > 0,
            Ask::Act(act) => {
                let by_card = cards && !matches!(act.source, Source::Space(_));
                (working || by_card) && self.act_fits(seat, at, &act)
            }
            Ask::Buy { what, settled } => {
                top && (working || cards) && self.purchase_fits(seat, at, what, settled)
            }
            Ask::Choose { left, taken } => {
                let kinds = taken.count_ones() as u8;
                top && working && left == 1 && taken < 16 && kinds == 1 && self.acts_below(seat, at)
            }
            Ask::House { cook: true } => {
                top && (self.window == Window::Collect || working || cards)
            }
            Ask::House { cook: false } => top && self.window == Window::Breed,
            Ask::Feed => top && at == 0 && self.window == Window::Feed,
            Ask::Receive | Ask::Moment(_) => at + 1 < self.agenda.len(),
            Ask::Debt { to, food } => at + 1 < self.agenda.len() && self.debt_fits(seat, to, food),
            Ask::Offer(offer) => self.offer_fits(seat, offer),
            Ask::Discard(left) => top && (1..=2).contains(&left),
            Ask::Answer(card) => card.is_occupation(),
        }
    }

    /// Whether the task below is an action of the same seat.
    fn acts_below(&self, seat: Seat, at: usize) -> bool {
        let mut below = self.agenda.as_slice()[..at].iter().rev();
        let below = below.find(|task| !matches!(task.ask, Ask::Moment(_)));
        below.is_some_and(|task| task.seat == seat && matches!(task.ask, Ask::Act(_)))
    }

    fn act_fits(&self, seat: Seat, at: usize, act: &Act) -> bool {
        let top = at + 1 == self.agenda.len();
        let here = match act.source {
            Source::Space(space) => {
                let below = &self.agenda.as_slice()[..at];
                below.iter().all(|task| matches!(task.ask, Ask::Moment(_)))
                    && self.placement.space == space
                    && self.standing[space.index()].persons(seat) > 0
            }
            Source::Major(major) => {
                major.data().bakes_at_once && self.player(seat).owns(major) && at > 0
            }
            Source::Card(card) => self.card_may_act(seat, card),
        };
        if !here {
            return false;
        }
        let action = act.source.action();
        let there = |open: u8| open < action.count && act.todo & 1 << open == 0;
        if act.todo & !action.all() != 0 || !act.open.is_none_or(there) {
            return false;
        }
        let whole = act.todo == action.all() || matches!(act.source, Source::Card(_));
        let begun = act.begun || whole && act.open.is_none();
        let fencing = act.chosen.is_empty() || top && self.fencing_fits(seat, act);
        begun && fencing && act.grain <= act.count
    }

    /// Whether the cells chosen for a pasture can still become one.
    fn fencing_fits(&self, seat: Seat, act: &Act) -> bool {
        use super::action::Part;
        let Some(index) = act.part_of(super::moves::Move::Close) else {
            return false;
        };
        let mut left = act.chosen;
        let budget = self.fences_at_most(seat, act.part(index));
        let farm = &self.player(seat).farm;
        // they can be chosen one after the other
        let mut chosen = farm::Cells::NONE;
        while let Some(next) = farm.fence_cells(chosen, budget).within(left).first() {
            chosen = chosen.with(next);
            left = act.chosen.minus(chosen);
        }
        matches!(
            act.part(index),
            Part::Fences | Part::FreeFences | Part::FenceOne
        ) && chosen == act.chosen
    }

    fn purchase_fits(&self, seat: Seat, at: usize, what: Purchase, settled: bool) -> bool {
        let for_card = matches!(what, Purchase::Card(..) | Purchase::Debt(..));
        if !for_card && !self.acts_below(seat, at) {
            return false;
        }
        let farm = &self.player(seat).farm;
        let there = match what {
            Purchase::Room(cell) => farm.room_cells().contains(cell),
            Purchase::Stable(cell, wood) => wood <= 2 && farm.stable_cells().contains(cell),
            Purchase::Renovation(house) => farm.house() < house,
            Purchase::Fences(cells) => farm.enclosure(cells).is_some(),
            Purchase::Major(major) => self.owner(major).is_none(),
            Purchase::Minor(card) | Purchase::Occupation(card, _) => self.hand(seat).contains(card),
            Purchase::Card(offer, way) => self.way_fits(seat, offer, way),
            Purchase::Debt(to, food) => self.debt_fits(seat, to, food),
            Purchase::Part(source, index) => {
                let parts = source.action().parts();
                let part = parts.get(usize::from(index));
                matches!(part, Some(super::action::Part::Gain { .. }))
            }
        };
        let bill = &self.bill;
        let agreed = || self.prices(seat, what).contains(*bill) && self.affords(seat, bill);
        there && (!settled || agreed())
    }

    fn debt_fits(&self, seat: Seat, to: Seat, food: u8) -> bool {
        to != seat && to.0 < self.players.count && food <= 20
    }

    /// Whether the seat has something to decide.
    fn leaves_a_choice(&self, task: Task) -> bool {
        self.one_move(task) == Few::More && self.automatic(task).is_none()
    }

    /// The part that would be carried out without a decision.
    fn automatic(&self, task: Task) -> Option<u8> {
        match task.ask {
            Ask::Act(act) => act.automatic(),
            _ => None,
        }
    }
}
