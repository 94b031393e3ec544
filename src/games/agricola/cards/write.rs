//! Short forms, so that a deck reads like its cards.

use super::super::farm::House;
use super::super::goods::{Good, Goods};
use super::rule::{
    Act, Amount, Bonus, Count, Given, Limit, Purchases, Room, Rounds, Rule, Sub, Way, What, When,
    Who,
};
use super::spaces::Spaces;

macro_rules! goods {
    ($($name:ident $good:ident),+) => {
        $(pub(super) const fn $name(count: u8) -> Goods {
            Goods::of(Good::$good, count)
        })+
    };
}

goods! {
    wood Wood, clay Clay, reed Reed, stone Stone, grain Grain, vegetable Vegetable, food Food,
    sheep Sheep, boar Boar, cattle Cattle
}

/// When this happens to the owner.
pub(super) const fn when(what: What) -> When {
    When {
        what,
        who: Who::Me,
        at: Spaces::ALL,
        given: &[],
        limit: Limit::None,
        may: false,
        pay: Goods::NONE,
        acts: [Act::Nothing; 2],
        as_taken: false,
        ways: &[],
    }
}

/// When the card has been played.
pub(super) const fn played() -> When {
    when(What::Played)
}

/// When a person of the owner has used one of these spaces.
pub(super) const fn using(spaces: Spaces) -> When {
    let mut using = when(What::Used);
    using.at = spaces;
    using
}

/// When a person of the owner has taken the food of Traveling Players.
pub(super) const fn traveling() -> When {
    using(Spaces::TRAVELING_PLAYERS).given(&[Given::Took(Good::Food)])
}

/// When a person of the owner takes this good from any space.
pub(super) const fn taking(given: &'static [Given]) -> When {
    when(What::Used).given(given)
}

/// A plough: so many fields instead of one on the spaces for plowing, so often in a game.
pub(super) const fn plough(fields: u8, uses: u8) -> Rule {
    let mut plough = when(What::Plowed)
        .at(Spaces::PLOW)
        .given(&[Given::OwnAction, Given::NoPlough])
        .may();
    plough.limit = Limit::Game(uses);
    plough.action(Sub::Plow(fields - 1))
}

/// Whenever nothing else is going on.
pub(super) const fn between() -> When {
    when(What::Between).may()
}

impl When {
    pub(super) const fn by(mut self, who: Who) -> Self {
        self.who = who;
        self
    }

    pub(super) const fn at(mut self, spaces: Spaces) -> Self {
        self.at = spaces;
        self
    }

    pub(super) const fn given(mut self, given: &'static [Given]) -> Self {
        self.given = given;
        self
    }

    pub(super) const fn once_a_turn(mut self) -> Self {
        self.limit = Limit::Turn;
        self
    }

    pub(super) const fn once_a_game(mut self) -> Self {
        self.limit = Limit::Game(1);
        self
    }

    pub(super) const fn as_taken(mut self) -> Self {
        self.as_taken = true;
        self
    }

    pub(super) const fn may(mut self) -> Self {
        self.may = true;
        self
    }

    /// The owner may, for this price.
    pub(super) const fn pay(mut self, goods: Goods) -> Self {
        self.may = true;
        self.pay = goods;
        self
    }

    pub(super) const fn gain(self, goods: Goods) -> Rule {
        self.act(Act::Gain(goods))
    }

    pub(super) const fn gain_each(self, goods: Goods, amount: Amount) -> Rule {
        self.act(Act::GainEach(goods, amount))
    }

    pub(super) const fn action(self, sub: Sub) -> Rule {
        self.act(Act::Do(sub))
    }

    pub(super) const fn act(mut self, act: Act) -> Rule {
        self.acts[0] = act;
        Rule::When(self)
    }

    pub(super) const fn acts(mut self, first: Act, second: Act) -> Rule {
        self.acts = [first, second];
        Rule::When(self)
    }

    pub(super) const fn choose(mut self, ways: &'static [Way]) -> Rule {
        self.ways = ways;
        Rule::When(self)
    }
}

/// A way that gives this for nothing.
pub(super) const fn way(get: Goods) -> Way {
    Way {
        pay: Goods::NONE,
        get,
        given: Given::Always,
    }
}

/// A way that gives one thing for another.
pub(super) const fn trade(pay: Goods, get: Goods) -> Way {
    Way { pay, ..way(get) }
}

/// The same as [`way`], if something holds.
pub(super) const fn way_if(given: Given, get: Goods) -> Way {
    Way { given, ..way(get) }
}

pub(super) const fn lays(goods: Goods, rounds: Rounds) -> Rule {
    Rule::Lays { goods, rounds }
}

pub(super) const fn exchange(pay: Goods, get: Goods) -> Rule {
    Rule::Exchange { pay, get }
}

pub(super) const fn harvest(pay: Goods, get: Goods) -> Rule {
    Rule::Harvest { pay, get }
}

pub(super) const fn bakes(each: u8, most: u8) -> Rule {
    Rule::Bakes { each, most }
}

pub(super) const fn less(of: Purchases, goods: Goods) -> Rule {
    Rule::Less { of, goods }
}

pub(super) const fn base(house: House, price: Goods) -> Rule {
    Rule::Base { house, price }
}

pub(super) const fn room(room: Room) -> Rule {
    Rule::Room(room)
}

/// Points by the highest step reached.
pub(super) const fn scores(count: Count, steps: &'static [(u8, u8)]) -> Rule {
    Rule::Scores(Bonus::Points(Amount::Steps(count, steps)))
}

/// A point for so many.
pub(super) const fn scores_per(count: Count, each: u8) -> Rule {
    Rule::Scores(Bonus::Points(Amount::Per(count, each)))
}
