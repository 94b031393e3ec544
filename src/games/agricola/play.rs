//! Playing a move, and everything that follows of itself up to the next decision.

use super::action::Part;
use super::events::Event;
use super::goods::{Good, Goods};
use super::moves::{Move, Price};
use super::state::{Position, Window};
use super::task::{Act, Ask, Purchase, Task, bits};
use super::words;
use crate::kernel::{Journal, Seat};

impl Position {
    /// Carries out a legal move, with all that follows of itself.
    pub(super) fn carry_out(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        self.decide(seat, mv, journal);
        self.run(journal);
    }

    /// Goes on until somebody has something to decide, or the match is over.
    pub(super) fn run(&mut self, journal: &mut Journal) {
        while self.window != Window::Over {
            let Some(task) = self.task() else {
                self.go_on(journal);
                continue;
            };
            if self.does_itself(task, journal) {
                continue;
            }
            match self.one_move(task) {
                Few::None => self.drop_task(task),
                Few::One(mv) => self.decide(task.seat, mv, journal),
                Few::More => return,
            }
        }
    }

    /// What is done without a decision. Whether anything was.
    fn does_itself(&mut self, task: Task, journal: &mut Journal) -> bool {
        match task.ask {
            Ask::Act(mut act) => {
                let Some(index) = act.automatic() else {
                    return false;
                };
                act.begin(index);
                self.set_act(act);
                self.carry_part(task.seat, act, index, None, journal);
            }
            Ask::Buy { what, settled } if settled && self.is_paid_for(task.seat) => {
                self.agenda.pop();
                let price = self.bill;
                self.pay_and_get(task.seat, what, price, journal);
            }
            Ask::Receive => {
                self.agenda.pop();
                let left = std::mem::take(&mut self.placement.left);
                self.receive(task.seat, left, journal);
            }
            Ask::Debt { to, food } => {
                self.agenda.pop();
                self.buy(task.seat, Purchase::Debt(to, food), journal);
            }
            Ask::Moment(event) => {
                self.agenda.pop();
                self.emit(task.seat, event, journal);
            }
            _ => return false,
        }
        true
    }

    /// Whether a task leaves a choice. Where to place a person stays the player's to say.
    pub(super) fn one_move(&self, task: Task) -> Few {
        let mut few = Few::None;
        match task.ask {
            Ask::Place if self.can_place(task.seat) => few = Few::More,
            Ask::Place => {}
            _ => self.each_move(task.seat, &mut |mv| few = few.with(mv)),
        }
        match few {
            Few::One(_) if self.tells_of_hand(task) => Few::More,
            few => few,
        }
    }

    /// Whether the others would learn something of a hand by what a seat is not asked: then it is
    /// asked, though there may be nothing to choose.
    fn tells_of_hand(&self, task: Task) -> bool {
        match task.ask {
            Ask::Answer(_) => true,
            Ask::Offer(offer) => self.hides_hand(task.seat, offer),
            Ask::Act(act) if !self.family && !self.is_solo() => {
                let hand = self.hand(task.seat);
                let (occupation, minor) = (
                    hand.occupations().next().is_some(),
                    hand.minors().next().is_some(),
                );
                bits(self.parts_of(&act)).any(|index| match act.part(index) {
                    Part::Occupation(_) => occupation,
                    Part::Minor | Part::Improvement => minor,
                    _ => false,
                })
            }
            _ => false,
        }
    }

    /// A task that leaves nothing to do.
    fn drop_task(&mut self, task: Task) {
        match task.ask {
            Ask::Act(act) => self.end(task.seat, act),
            _ => {
                self.agenda.pop();
            }
        }
    }

    /// Takes a decision of the task at hand.
    fn decide(&mut self, seat: Seat, mv: Move, journal: &mut Journal) {
        let Some(task) = self.task() else { return };
        if !matches!(mv, Move::Convert(_) | Move::Keep(_) | Move::Bake(_)) {
            self.end_batch(seat);
        }
        match (task.ask, mv) {
            (_, Move::Convert(good)) => self.convert(seat, good, journal),
            (Ask::Offer(_), Move::Card(card, way)) => {
                if let Some(offer) = self.take_offer(seat, card, way) {
                    self.use_offer(seat, offer, way, journal);
                } else {
                    self.use_any_time(seat, card, way, journal);
                }
            }
            (Ask::Offer(_), _) => self.pass_offers(seat),
            (_, Move::Card(card, way)) => self.use_any_time(seat, card, way, journal),
            (Ask::Discard(left), Move::Pay(price)) => {
                self.agenda.pop();
                self.give_back(seat, price.back, journal);
                self.take_promised_back(seat, price.back);
                if left > 1 {
                    self.ask(seat, Ask::Discard(left - 1));
                }
            }
            (Ask::Answer(card), mv) => {
                self.agenda.pop();
                if mv == Move::Play(card) {
                    let free = Price::default();
                    let income = self.left_of_income(seat, card, 0);
                    self.player_mut(seat)
                        .goods
                        .add(&Goods::of(Good::Food, income));
                    self.play_occupation(seat, card, free, Some(card), journal);
                }
            }
            (Ask::Place, Move::Place(space)) => self.place(seat, space, journal),
            (Ask::Act(act), Move::Done) => self.end(seat, act),
            (Ask::Act(act), mv) => self.carry_out_part(seat, act, mv, journal),
            (Ask::Buy { what, .. }, Move::Pay(price)) => {
                self.bill = price;
                self.set_task(Ask::Buy {
                    what,
                    settled: true,
                });
            }
            (Ask::Choose { left, taken }, Move::Take(good)) => {
                self.agenda.pop();
                self.choose(seat, good, left, taken, journal);
            }
            (Ask::House { cook }, Move::Keep(herd)) => {
                self.agenda.pop();
                self.keep(seat, herd, cook, journal);
            }
            (Ask::Feed, Move::Use(major)) => self.use_workshop(seat, major, journal),
            (Ask::Feed, _) => {
                self.agenda.pop();
                self.feed(seat, journal);
            }
            _ => {}
        }
    }

    pub(super) fn set_task(&mut self, ask: Ask) {
        if let Some(top) = self.task_mut() {
            *top = ask;
        }
    }

    pub(super) fn set_act(&mut self, act: Act) {
        self.set_task(Ask::Act(act));
    }

    /// A move of an action: of the part that is open, or of one that begins with it.
    fn carry_out_part(&mut self, seat: Seat, mut act: Act, mv: Move, journal: &mut Journal) {
        let Some(index) = act.part_of(mv) else { return };
        if let Move::Fence(cell) = mv {
            // nobody knows of a pasture before it is closed
            act.chosen = act.chosen.with(cell);
            self.set_act(act);
            return;
        }
        if act.open != Some(index) {
            act.begin(index);
        }
        self.set_act(act);
        self.carry_part(seat, act, index, Some(mv), journal);
    }

    /// Carries out a piece of a part of an action. `mv` is none where the part does itself.
    fn carry_part(
        &mut self,
        seat: Seat,
        mut act: Act,
        index: u8,
        mv: Option<Move>,
        journal: &mut Journal,
    ) {
        let part = act.part(index);
        let pasture = std::mem::take(&mut act.chosen);
        act.count = act.count.saturating_add(1);
        let grain = match mv {
            Some(Move::Sow(crop)) => u8::from(crop == Good::Grain),
            Some(Move::SowOn(card)) => self.sown_on(seat, card)[Good::Grain],
            _ => 0,
        };
        act.grain = act.grain.saturating_add(grain);
        if act.may_go_on() {
            self.set_act(act);
        } else {
            self.close_part(seat, act);
        }
        match (part, mv) {
            (Part::Rooms(_), Some(Move::Room(cell))) => {
                self.buy(seat, Purchase::Room(cell), journal);
            }
            (Part::Stables { wood, .. }, Some(Move::Stable(cell))) => {
                self.buy(seat, Purchase::Stable(cell, wood), journal);
            }
            (Part::Plow(_), Some(Move::Plow(cell))) => self.plow(seat, cell, journal),
            (Part::Sow | Part::SowOne(_), Some(Move::Sow(crop))) => self.sow(seat, crop, journal),
            (_, Some(Move::SowOn(card))) => self.sow_on(seat, card, journal),
            (Part::FreeRoom, Some(Move::Room(cell))) => {
                self.build_room(seat, cell, Price::default(), journal);
            }
            (Part::FenceOne, _) => self.build_fences(seat, pasture, Price::default(), journal),
            (Part::Bake, Some(Move::Bake(grain))) => self.bake(seat, grain, journal),
            (Part::Renovate | Part::RenovateToClay, Some(Move::Renovate(house))) => {
                self.buy(seat, Purchase::Renovation(house), journal);
            }
            (Part::Fences | Part::FreeFences, _) => {
                self.buy(seat, Purchase::Fences(pasture), journal)
            }
            (Part::Growth { .. }, _) => self.grow(seat, journal),
            (Part::Occupation(food), Some(Move::Play(card))) => {
                let food = food[usize::from(self.occupations(seat).min(2))];
                self.buy(seat, Purchase::Occupation(card, food), journal);
            }
            (_, Some(Move::Play(card))) => {
                self.emit_later(seat, act.improved());
                self.buy(seat, Purchase::Minor(card), journal);
            }
            (_, Some(Move::Build(major))) => {
                self.emit_later(seat, act.improved());
                self.buy(seat, Purchase::Major(major), journal);
            }
            (Part::Marker, _) => self.take_marker(seat, journal),
            (Part::All, _) => self.take_all(seat, act.source, journal),
            (Part::Gain { goods, food: 0 }, _) => self.gain(seat, goods, journal),
            (Part::Gain { .. }, _) => self.buy(seat, Purchase::Part(act.source, index), journal),
            (Part::Choice(count), Some(Move::Take(good))) => {
                self.choose(seat, good, count, 0, journal);
            }
            _ => {}
        }
    }

    /// The open part of an action is over: cards answer what was done in it all together.
    fn close_part(&mut self, seat: Seat, mut act: Act) {
        let deed = act.deed();
        act.open = None;
        self.set_act(act);
        if let Some(deed) = deed {
            self.emit_later(seat, deed);
        }
    }

    /// An action is over; where cards answer what its open part has done, that part first.
    fn end(&mut self, seat: Seat, act: Act) {
        if act.open.is_some() && self.watched() {
            self.close_part(seat, act);
        } else {
            self.agenda.pop();
            self.house_animals(seat, true);
        }
    }

    /// takes one building resource of choice, and another one if more are to come.
    fn choose(&mut self, seat: Seat, good: Good, left: u8, taken: u8, journal: &mut Journal) {
        self.gain(seat, Goods::of(good, 1), journal);
        if left > 1 {
            self.ask(
                seat,
                Ask::Choose {
                    left: left - 1,
                    taken: taken | 1 << good as u8,
                },
            );
        }
    }

    /// A person takes goods of the general supply by the action of a space.
    pub(super) fn gain(&mut self, seat: Seat, goods: Goods, journal: &mut Journal) {
        if self.watched() {
            self.placement.taken.add(&goods);
        }
        self.receive(seat, goods, journal);
    }

    /// Goods that were taken go to the player.
    fn receive(&mut self, seat: Seat, goods: Goods, journal: &mut Journal) {
        journal.tell(|| words::entry(seat, words::LOG_TOOK, [("goods", words::goods(&goods))]));
        self.player_mut(seat).goods.add(&goods);
        if goods.animals() != [0; 3] {
            self.house_animals(seat, true);
        }
        self.emit(seat, Event::Received, journal);
    }
}

/// No move, one, or more than one.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Few {
    None,
    One(Move),
    More,
}

impl Few {
    #[inline]
    fn with(self, mv: Move) -> Self {
        match self {
            Self::None => Self::One(mv),
            Self::One(_) | Self::More => Self::More,
        }
    }
}
