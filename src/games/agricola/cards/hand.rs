//! Hand cards: dealing them, and playing them.

use super::super::goods::{Good, Goods};
use super::super::moves::{Back, Move, Price};
use super::super::pay::Prices;
use super::super::state::Position;
use super::super::task::{Ask, Purchase};
use super::super::words;
use super::card::{Card, Deck, Prerequisite};
use super::react::{Subject, Told};
use super::rule::{Act, Rule, Sub, What};
use super::table::rules;
use super::{CardSet, Cards, Holding};
use crate::kernel::{Arg, Chance, Journal, Seat, Target, sort_few};

impl Cards {
    /// Deals hands of `occupations` and `minors` cards; of a kind that has not enough cards everybody
    /// gets as many. Permanent cards of a series are not dealt.
    pub(in super::super) fn deal(
        decks: &[Deck],
        seats: u8,
        [occupations, minors]: [u8; 2],
        permanent: &[Card],
        chance: &mut Chance,
    ) -> Self {
        let mut cards = Self::of_decks(decks, seats);
        let used = cards.used;
        let piles = [
            (
                used.occupations()
                    .filter(|card| !permanent.contains(card))
                    .collect::<Vec<_>>(),
                occupations,
            ),
            (used.minors().collect::<Vec<_>>(), minors),
        ];
        for (mut pile, count) in piles {
            chance.shuffle(&mut pile);
            let each = usize::from(count).min(pile.len() / usize::from(seats));
            for (seat, hand) in Seat::all(seats).zip(pile.chunks(each.max(1))) {
                let hand = hand.iter().take(each);
                hand.for_each(|card| cards.of_mut(seat).hand.insert(*card));
            }
        }
        cards
    }
}

impl Position {
    #[inline]
    pub(in super::super) fn holding(&self, seat: Seat) -> Option<&Holding> {
        self.cards.as_deref().map(|cards| cards.of(seat))
    }

    #[inline]
    pub(super) fn holding_mut(&mut self, seat: Seat) -> Option<&mut Holding> {
        self.cards.as_deref_mut().map(|cards| cards.of_mut(seat))
    }

    /// The hand of a player.
    pub(in super::super) fn hand(&self, seat: Seat) -> CardSet {
        self.holding(seat)
            .map_or(CardSet::NONE, |holding| holding.hand)
    }

    /// The cards that lie in front of a player, in the order of playing.
    #[inline]
    pub(in super::super) fn front(&self, seat: Seat) -> &[Card] {
        self.holding(seat).map_or(&[], Holding::front)
    }

    /// Whether the card lies in front of a player.
    pub(in super::super) fn has_card(&self, seat: Seat, card: Card) -> bool {
        self.front(seat).contains(&card)
    }

    /// What is noted on a card and is to be seen: not the round in which it laid its goods, which lie on
    /// the rounds themselves.
    pub(in super::super) fn shown_note(&self, seat: Seat, card: Card) -> u16 {
        let lays = rules(card)
            .iter()
            .any(|rule| matches!(rule, Rule::Lays { .. }));
        let note = self.holding(seat).map_or(0, |holding| holding.note(card));
        if lays { 0 } else { note }
    }

    /// Occupations that have been played, those that have left the game among them.
    pub(in super::super) fn occupations(&self, seat: Seat) -> u8 {
        self.holding(seat)
            .map_or(0, |holding| holding.occupations() + holding.gone)
    }

    /// The cost printed on an occupation.
    pub(in super::super) fn occupation_cost(&self, card: Card) -> Goods {
        card.facts().cost
    }

    /// The prices printed on a minor improvement.
    pub(in super::super) fn minor_prices(&self, seat: Seat, card: Card, prices: &mut Prices) {
        let facts = card.facts();
        if facts.returns == 1 {
            let back = self.own_improvements(seat);
            let wanted = |back: &Back| {
                facts
                    .return_any_of
                    .iter()
                    .any(|id| id.is(&back.to_string()))
            };
            for back in back.filter(wanted) {
                prices.push(Price {
                    goods: facts.cost,
                    back: Some(back),
                });
            }
            return;
        }
        prices.push(Price::of(facts.cost));
        if let Some(cost) = facts.or_cost {
            prices.push(Price::of(cost));
        }
    }

    /// The improvements in front of a player.
    pub(in super::super) fn own_improvements(&self, seat: Seat) -> impl Iterator<Item = Back> {
        let majors = self.player(seat).majors.iter().map(Back::Major);
        let minors = self.front(seat).iter().filter(|card| !card.is_occupation());
        majors.chain(minors.map(|card| Back::Minor(*card)))
    }

    /// Whether a minor improvement in hand may be played.
    pub(in super::super) fn can_play_minor(&self, seat: Seat, card: Card) -> bool {
        self.meets(seat, card) && self.can_buy(seat, Purchase::Minor(card))
    }

    /// The first prerequisite of a minor improvement that is not met.
    pub(in super::super) fn unmet(&self, seat: Seat, card: Card) -> Option<Prerequisite> {
        let needs = card.facts().needs.into_iter();
        needs.into_iter().find(|need| !self.meets_one(seat, *need))
    }

    /// Whether a card may be played as far as its prerequisites go.
    pub(in super::super) fn meets(&self, seat: Seat, card: Card) -> bool {
        self.unmet(seat, card).is_none()
            && rules(card).iter().all(|rule| self.finds_room(seat, rule))
    }

    /// the extensions of the house need a cell, and the statue what it discards.
    fn finds_room(&self, seat: Seat, rule: &Rule) -> bool {
        match rule {
            Rule::When(when) if when.what == What::Played && !when.may => {
                let room = matches!(when.acts[0], Act::Do(Sub::Room));
                !room || !self.player(seat).farm.room_cells().is_empty()
            }
            Rule::Discards(count) => self.improvements(seat) >= *count,
            _ => true,
        }
    }

    fn meets_one(&self, seat: Seat, need: Prerequisite) -> bool {
        let player = self.player(seat);
        match need {
            Prerequisite::None => true,
            Prerequisite::Occupations(least) => self.counted_occupations(seat) >= least,
            Prerequisite::NoOccupation => self.counted_occupations(seat) == 0,
            Prerequisite::Improvements(least) => self.improvements(seat) >= least,
            Prerequisite::Animals(least) => self.animals(seat) >= least,
            Prerequisite::Kept(good, least) => player.has(good) >= least,
            Prerequisite::Planted(crop, least) => self.planted(seat, crop) >= least,
            Prerequisite::PlantedFields(least) => {
                let crops = [Good::Grain, Good::Vegetable];
                crops
                    .into_iter()
                    .map(|crop| self.planted(seat, crop))
                    .sum::<u8>()
                    >= least
            }
            Prerequisite::Oven => self.ovens(seat) > 0,
            Prerequisite::OtherBelow(limit) if self.is_solo() => {
                self.counted_occupations(seat) < limit
            }
            Prerequisite::OtherBelow(limit) => seat
                .others(self.players.count)
                .any(|other| self.counted_occupations(other) < limit),
            Prerequisite::House(house) => player.farm.house() == house,
            Prerequisite::Until(round) => self.round <= round,
        }
    }

    #[inline]
    pub(in super::super) fn any_minor(&self, seat: Seat) -> bool {
        self.watched()
            && (self
                .hand(seat)
                .minors()
                .any(|card| self.can_play_minor(seat, card))
                || self.minor_majors(seat).next().is_some())
    }

    /// Whether some occupation can be paid, where the action asks for so much food.
    #[inline]
    pub(in super::super) fn any_occupation(&self, seat: Seat, food: [u8; 3]) -> bool {
        let mut hand = self.hand(seat).occupations();
        hand.any(|card| self.can_play_occupation(seat, card, food))
    }

    fn can_play_occupation(&self, seat: Seat, card: Card, food: [u8; 3]) -> bool {
        let food = food[usize::from(self.occupations(seat).min(2))];
        self.can_buy(seat, Purchase::Occupation(card, food))
    }

    pub(in super::super) fn minor_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let hand = self.hand(seat);
        let minors = hand
            .minors()
            .filter(|card| self.can_play_minor(seat, *card));
        minors.for_each(|card| sink(Move::Play(card)));
    }

    pub(in super::super) fn occupation_moves(
        &self,
        seat: Seat,
        food: [u8; 3],
        sink: &mut dyn FnMut(Move),
    ) {
        let hand = self.hand(seat);
        let played = hand.occupations();
        let played = played.filter(|card| self.can_play_occupation(seat, *card, food));
        played.for_each(|card| sink(Move::Play(card)));
    }

    /// the card has been paid.
    pub(in super::super) fn play_minor(
        &mut self,
        seat: Seat,
        card: Card,
        price: Price,
        journal: &mut Journal,
    ) {
        journal.tell(|| {
            let keys = [words::LOG_PLAYED_MINOR, words::LOG_PLAYED_MINOR_FREE];
            let args = [("card", words::card(card))];
            words::bought(seat, keys, args, price).about(front_target(card))
        });
        let travels = card.facts().travels;
        self.put_down(seat, card, !travels);
        if travels {
            self.pass_on(seat, card, journal);
        }
        self.tell_acquired(seat, card, journal);
        self.begin_card(seat, card, journal);
    }

    /// the card has been paid.
    pub(in super::super) fn play_occupation(
        &mut self,
        seat: Seat,
        card: Card,
        price: Price,
        granted: Option<Card>,
        journal: &mut Journal,
    ) {
        journal.tell(|| {
            let keys = [
                words::LOG_PLAYED_OCCUPATION,
                words::LOG_PLAYED_OCCUPATION_FREE,
            ];
            let args = [("card", words::card(card))];
            words::bought(seat, keys, args, price).about(front_target(card))
        });
        self.put_down(seat, card, true);
        self.ask_answers(seat, card);
        let granted = granted.or_else(|| self.granting_card(seat));
        let told = Told {
            granted,
            ..Told::default()
        };
        self.tell_fronts(seat, What::PlayedOccupation, &told, journal);
        self.tell_acquired(seat, card, journal);
        self.begin_card(seat, card, journal);
    }

    /// What happens once when a card is played.
    pub(in super::super) fn begin_card(&mut self, seat: Seat, card: Card, journal: &mut Journal) {
        let all = rules(card);
        let at_once = !all
            .iter()
            .any(|rule| matches!(rule, Rule::When(when) if matches!(when.acts[0], Act::Lay)));
        for rule in all {
            match rule {
                Rule::Lays { .. } if at_once => self.lay_goods(seat, card),
                Rule::Opens { space, .. } => self.open_space(space),
                Rule::Discards(count) => self.ask(seat, Ask::Discard(*count)),
                _ => {}
            }
        }
        self.tell_one(seat, card, What::Played, journal);
    }

    /// A permanent occupation of a series lies there from the start.
    pub(in super::super) fn lay_permanent(&mut self, seat: Seat, card: Card) {
        self.put_down(seat, card, true);
    }

    fn put_down(&mut self, seat: Seat, card: Card, stays: bool) {
        if let Some(cards) = self.cards.as_deref_mut() {
            cards.known.remove(card);
            let holding = cards.of_mut(seat);
            holding.hand.remove(card);
            if stays {
                holding.lay(card);
            }
        }
    }

    /// everybody knows where the card goes.
    fn pass_on(&mut self, seat: Seat, card: Card, journal: &mut Journal) {
        let solo = self.is_solo();
        let left = seat.next(self.players.count);
        let Some(cards) = self.cards.as_deref_mut() else {
            return;
        };
        if solo {
            cards.out.insert(card);
            return;
        }
        cards.known.insert(card);
        cards.of_mut(left).hand.insert(card);
        journal.tell(|| {
            let args = [("card", words::card(card)), ("other", Arg::Seat(left))];
            words::entry(seat, words::LOG_PASSED_ON, args)
        });
    }

    fn tell_acquired(&mut self, seat: Seat, card: Card, journal: &mut Journal) {
        let told = Told {
            subject: Subject::Card(card),
            ..Told::default()
        };
        self.tell_fronts(seat, What::Acquired, &told, journal);
    }

    /// A card leaves the game.
    pub(in super::super) fn discard(&mut self, seat: Seat, card: Card) {
        if let Some(cards) = self.cards.as_deref_mut() {
            let holding = cards.of_mut(seat);
            holding.remove(card);
            holding.gone += u8::from(card.is_occupation());
            cards.out.insert(card);
        }
    }

    ///
    pub(in super::super) fn return_minor(&mut self, seat: Seat, card: Card, journal: &mut Journal) {
        self.discard(seat, card);
        journal.tell(|| {
            let name = [("card", words::card(card))];
            words::entry(seat, words::LOG_RETURNED, name)
        });
    }

    /// Others may answer the occupation with one of their hand. Whoever still has occupations of which
    /// nobody knows is asked, so that nobody learns by the question who could answer.
    fn ask_answers(&mut self, by: Seat, played: Card) {
        let answer = Card::all().find(|card| {
            let mut rules = rules(*card).iter();
            rules.any(|rule| matches!(rule, Rule::Answers(id) if *id == played.facts().id))
        });
        let Some((answer, cards)) = answer.zip(self.cards.as_deref()) else {
            return;
        };
        let gone = cards.out.contains(answer) || !cards.used.contains(answer);
        let shown = self.all_seats().any(|seat| self.has_card(seat, answer));
        if gone || shown {
            return;
        }
        let asked: Vec<Seat> = by.others(self.players.count).collect();
        for other in asked.into_iter().rev() {
            if self.hand(other).occupations().next().is_some() {
                self.ask(other, Ask::Answer(answer));
            }
        }
    }

    /// The moves of a player who may answer from the hand.
    pub(in super::super) fn answer_moves(
        &self,
        seat: Seat,
        card: Card,
        sink: &mut dyn FnMut(Move),
    ) {
        if self.hand(seat).contains(card) {
            sink(Move::Play(card));
        }
        sink(Move::Done);
    }

    /// The improvements of which one is discarded now.
    pub(in super::super) fn discard_moves(&self, seat: Seat, sink: &mut dyn FnMut(Move)) {
        let statue = self.front(seat).last().copied();
        let other = |back: &Back| !matches!(back, Back::Minor(card) if Some(*card) == statue);
        let mut given: Vec<Back> = self.own_improvements(seat).filter(other).collect();
        sort_few(&mut given, Ord::cmp);
        for back in given {
            sink(Move::Pay(Price {
                goods: Goods::NONE,
                back: Some(back),
            }));
        }
    }
}

/// A card in front of a player, as the log names it.
fn front_target(card: Card) -> Target {
    Target(format!("front/{card}"))
}
