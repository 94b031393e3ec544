//! What the rules of cards do.

use super::super::action::Source;
use super::super::goods::{Good, Goods};
use super::super::state::Position;
use super::super::task::{Act as Action, Ask, Purchase};
use super::super::words;
use super::card::Card;
use super::choices::{choices, way_goods};
use super::react::{Offer, Told};
use super::rule::{Act, Limit, Rule, Sub, What, When};
use super::table::rules;
use crate::kernel::{Arg, Journal, Seat};

impl Offer {
    /// What a way to use it costs.
    pub(in super::super) fn price(self, way: u8) -> Goods {
        way_goods(self.card, way).0
    }
}

impl Action {
    /// The part of an action that a card lets its owner do. A card that repeats an improvement action has
    /// its kinds as parts.
    pub(super) fn of_card(card: Card, sub: Sub, kind: u8) -> Self {
        let mut act = Self::new(Source::Card(card));
        if sub == Sub::ImproveAgain {
            act.todo = 1 << kind;
        }
        act
    }
}

impl Position {
    /// The owner uses one of the ways of a rule.
    pub(in super::super) fn use_offer(
        &mut self,
        seat: Seat,
        offer: Offer,
        choice: u8,
        journal: &mut Journal,
    ) {
        let what = Purchase::Card(offer, choice);
        self.buy(seat, what, journal);
    }

    /// A way of a rule has been paid: it takes effect.
    pub(in super::super) fn take_choice(
        &mut self,
        seat: Seat,
        offer: Offer,
        choice: u8,
        journal: &mut Journal,
    ) {
        let Some(chosen) = choices(offer.card).nth(usize::from(choice)) else {
            return;
        };
        let told = Told {
            count: offer.count,
            ..Told::default()
        };
        match &rules(offer.card)[usize::from(chosen.rule)] {
            Rule::When(when) if when.ways.is_empty() => {
                if !matches!(when.acts[0], Act::Gain(_)) {
                    let name = [("card", words::card(offer.card))];
                    journal.tell(|| words::entry(seat, words::LOG_CARD_USED, name));
                }
                self.carry_rule(seat, offer.card, when, &told, journal);
            }
            Rule::When(when) => {
                self.mark_used(seat, offer.card, when);
                self.give(seat, offer.card, chosen.get, journal);
                if when.as_taken {
                    self.tell_gift(seat, chosen.get, journal);
                }
            }
            Rule::Stack(_) => {
                self.note_more(seat, offer.card, 1);
                self.give(seat, offer.card, chosen.get, journal);
            }
            Rule::Harvest { .. } | Rule::HarvestAnimal { .. } => {
                if let Some(holding) = self.holding_mut(seat) {
                    holding.harvest.insert(offer.card);
                }
                self.exchange(seat, offer.card, chosen.pay, chosen.get, journal);
            }
            Rule::Exchange { .. } => {
                self.exchange(seat, offer.card, chosen.pay, chosen.get, journal);
            }
            _ => {}
        }
    }

    /// A rule does what it says.
    pub(super) fn carry_rule(
        &mut self,
        owner: Seat,
        card: Card,
        when: &When,
        told: &Told,
        journal: &mut Journal,
    ) {
        self.mark_used(owner, card, when);
        for act in &when.acts {
            self.carry_act(owner, card, act, told, journal);
        }
    }

    pub(super) fn mark_used(&mut self, owner: Seat, card: Card, when: &When) {
        if let Some(holding) = self.holding_mut(owner) {
            holding.turn.insert(card);
        }
        if matches!(when.limit, Limit::Game(_)) {
            self.note_more(owner, card, 1);
        }
    }

    fn carry_act(
        &mut self,
        owner: Seat,
        card: Card,
        act: &Act,
        told: &Told,
        journal: &mut Journal,
    ) {
        match *act {
            Act::Nothing => {}
            Act::Gain(goods) => self.give(owner, card, goods, journal),
            Act::GainEach(goods, amount) => {
                let times = self.amount(owner, card, amount, told);
                let mut all = Goods::NONE;
                (0..times).for_each(|_| all.add(&goods));
                self.give(owner, card, all, journal);
            }
            Act::GainUpTo(good, least) => {
                let more = least.saturating_sub(self.placement.left[good]);
                self.give(owner, card, Goods::of(good, more), journal);
            }
            Act::Do(sub) => self.begin_sub(owner, card, sub, told),
            Act::Leave(goods) => self.leave(owner, card, goods, journal),
            Act::Double => self.double_food(owner, card, journal),
            Act::PayOwners(names) => self.pay_owners(owner, names),
            Act::Lay => self.lay_goods(owner, card),
            Act::Note(note) => {
                if let Some(holding) = self.holding_mut(owner) {
                    holding.set_note(card, note.into());
                }
            }
            Act::Keep => self.note_more(owner, card, told.count),
            Act::DropBegging(most) => self.drop_begging(owner, card, most, journal),
            Act::PayBack(goods) => self.pay_back(owner, card, goods, journal),
            Act::Leaves => self.discard(owner, card),
        }
    }

    fn note_more(&mut self, owner: Seat, card: Card, more: u8) {
        if let Some(holding) = self.holding_mut(owner) {
            let note = holding.note(card).saturating_add(more.into());
            holding.set_note(card, note);
        }
    }

    /// Goods that a card gives.
    pub(super) fn give(&mut self, owner: Seat, card: Card, goods: Goods, journal: &mut Journal) {
        if goods.is_none() {
            return;
        }
        self.player_mut(owner).goods.add(&goods);
        journal.tell(|| {
            let args = [("card", words::card(card)), ("goods", words::goods(&goods))];
            words::entry(owner, words::LOG_CARD_GAVE, args)
        });
        if goods.animals() != [0; 3] {
            self.house_animals(owner, true);
        }
    }

    /// Goods that a card turns into others.
    fn exchange(&mut self, owner: Seat, card: Card, pay: Goods, get: Goods, journal: &mut Journal) {
        self.player_mut(owner).goods.add(&get);
        journal.tell(|| {
            let args = [
                ("card", words::card(card)),
                ("paid", words::goods(&pay)),
                ("goods", words::goods(&get)),
            ];
            words::entry(owner, words::LOG_CARD_EXCHANGED, args)
        });
        if get.animals() != [0; 3] {
            self.house_animals(owner, true);
        }
    }

    /// Puts a part of an action on the agenda that the card lets its owner do.
    fn begin_sub(&mut self, owner: Seat, card: Card, sub: Sub, told: &Told) {
        let act = Action::of_card(card, sub, told.count);
        self.ask(owner, Ask::Act(act));
    }

    /// P6: some of what was taken stays on the space.
    fn leave(&mut self, owner: Seat, card: Card, goods: Goods, journal: &mut Journal) {
        let space = self.placement.space;
        debug_assert!(self.placement.left.covers(&goods), "what is left was there");
        self.placement.left.take(&goods);
        let count: u8 = goods.iter().map(|(_, count)| count).sum();
        let lying = &mut self.lying[space.index()];
        *lying = lying.saturating_add(count);
        journal.tell(|| {
            let args = [("card", words::card(card)), ("goods", words::goods(&goods))];
            words::entry(owner, words::LOG_CARD_LEFT, args)
        });
    }

    /// As much food again as was lying there (E161).
    fn double_food(&mut self, owner: Seat, card: Card, journal: &mut Journal) {
        let food = self.placement.taken[Good::Food];
        self.give(owner, card, Goods::of(Good::Food, food), journal);
    }

    /// A food to the owner of each of these cards.
    fn pay_owners(&mut self, owner: Seat, names: &'static [&'static str]) {
        for other in owner.others(self.players.count) {
            let cards = self.owners_of(owner, names).filter(|seat| *seat == other);
            let food = cards.count() as u8;
            if food > 0 {
                self.ask(owner, Ask::Debt { to: other, food });
            }
        }
    }

    /// Goods are laid on the spaces of later rounds: the note says since when. A round is noted as one
    /// more than it is, since in a series cards work before the first round.
    pub(super) fn lay_goods(&mut self, owner: Seat, card: Card) {
        let since = u16::from(self.round) + 1;
        if let Some(holding) = self.holding_mut(owner) {
            holding.set_note(card, since);
        }
    }

    fn drop_begging(&mut self, owner: Seat, card: Card, most: u8, journal: &mut Journal) {
        let player = self.player_mut(owner);
        let dropped = player.begging.min(most);
        player.begging -= dropped;
        if dropped > 0 {
            journal.tell(|| {
                let args = [("card", words::card(card)), ("count", dropped.into())];
                words::entry(owner, words::LOG_CARD_PARDONED, args)
            });
        }
    }

    /// The loan is paid back as far as it can be (E215).
    fn pay_back(&mut self, owner: Seat, card: Card, goods: Goods, journal: &mut Journal) {
        let player = self.player_mut(owner);
        let mut back = Goods::NONE;
        for (good, count) in goods.iter() {
            back[good] = count.min(player.has(good));
        }
        player.goods.take(&back);
        let owed: u8 = goods.iter().map(|(good, count)| count - back[good]).sum();
        if let Some(holding) = self.holding_mut(owner) {
            holding.set_note(card, owed.into());
        }
        journal.tell(|| {
            let args = [("card", words::card(card)), ("goods", words::goods(&back))];
            words::entry(owner, words::LOG_CARD_REPAID, args)
        });
    }

    /// A good that a card gave as if a person had taken it.
    fn tell_gift(&mut self, seat: Seat, goods: Goods, journal: &mut Journal) {
        let good = goods.iter().next().map(|(good, _)| good);
        let told = Told {
            good,
            ..Told::default()
        };
        self.tell_fronts(seat, What::Gave, &told, journal);
    }

    /// A debt has been paid: the food goes to another player.
    pub(in super::super) fn paid_debt(
        &mut self,
        seat: Seat,
        to: Seat,
        food: u8,
        journal: &mut Journal,
    ) {
        let goods = Goods::of(Good::Food, food);
        self.player_mut(to).goods.add(&goods);
        journal.tell(|| {
            let args = [("other", Arg::Seat(to)), ("goods", words::goods(&goods))];
            words::entry(seat, words::LOG_PAID_OTHER, args)
        });
    }
}
