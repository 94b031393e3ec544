//! The vocabulary in which the decks are written: what a rule of a card can say.
//!
//! A card is a list of rules. A [`When`] answers something that happens; all others hold as long as the
//! card lies in front of its owner, and are asked by the core where they matter.

use super::super::farm::House;
use super::super::goods::{Good, Goods};
use super::spaces::Spaces;

/// One sentence of a card.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rule {
    /// When something happens, something follows.
    When(When),
    /// Goods wait on the spaces of later rounds.
    Lays { goods: Goods, rounds: Rounds },
    /// Goods become other goods at any time, as often as wished.
    Exchange { pay: Goods, get: Goods },
    /// The same once in each harvest, in the feeding phase.
    Harvest { pay: Goods, get: Goods },
    /// In the feeding phase, once in each harvest, goods become an animal of a kind that is there.
    HarvestAnimal { pay: Goods },
    /// A grain is so much food at any time, and that is no baking (Windmill).
    Mill { food: u8 },
    /// The owner buys the goods of a stack one by one from the top, for a food each.
    Stack(&'static [Good]),
    /// A cooking improvement, or the same right without one.
    Cooks {
        vegetable: u8,
        sheep: u8,
        boar: u8,
        cattle: u8,
        by: Cook,
    },
    /// A baking improvement: food for each grain, and the most grain in one action.
    Bakes { each: u8, most: u8 },
    /// Is an oven.
    Oven,
    /// Each vegetable cooked with an improvement brings so much more food (Spices).
    CooksBetter { vegetable: u8 },
    /// One food more for every two goods cooked or baked together with hearths (Gypsy's Crock).
    CooksTogether,
    /// A room of this house may have this price instead.
    Base { house: House, price: Goods },
    /// A purchase costs so much less.
    Less { of: Purchases, goods: Goods },
    /// Some of a good may be paid with another one.
    Swap {
        of: Purchases,
        from: Good,
        to: Good,
        most: u8,
    },
    /// Each of these improvements costs one building resource less, of the owner's choice.
    LessOfAny(&'static [&'static str]),
    /// A major improvement is a minor one for the owner too, at this price if one is named.
    AsMinor {
        major: &'static str,
        price: Option<Goods>,
    },
    /// The house may skip clay when it is renovated (Conservator).
    StraightToStone,
    /// After a fence that was paid, so many more need no wood (once per turn).
    FreeFences(u8),
    /// Spaces that may be used although another player's person is there.
    Shares(Spaces),
    /// Food that is paid out before the price of an occupation.
    BeforeOccupation { food: u8 },
    /// To play the card, so many other improvements of its owner are discarded (Madonna Statue).
    Discards(u8),
    /// A green card of another number of players comes into play; the others pay this food to use it.
    Opens { space: &'static str, toll: u8 },
    /// Others leave one of their later family members at home in these rounds (Ratcatcher).
    KeepsHome { rounds: &'static [u8] },
    /// Counts as so many occupations where cards count them.
    CountsAs(u8),
    /// More room in pastures and stables.
    Room(Room),
    /// The card holds animals itself.
    Pen { animals: u8 },
    /// The card is so many fields, for this crop alone.
    Fields { crop: Good, count: u8 },
    /// More of a crop on each field that is newly sown with it.
    SowsMore { crop: Good, more: u8 },
    /// No more than so many of the family need the full amount of food (Cook).
    FewEatFully(u8),
    /// With so many animals of a kind two are born (Shepherd).
    Twins { good: Good, from: u8 },
    /// From the hand: when another player plays this occupation, this one may be played for nothing.
    Answers(&'static str),
    /// Bonus points at the end.
    Scores(Bonus),
}

impl Rule {
    /// Whether it makes the card a plough.
    pub(super) fn is_plough(&self) -> bool {
        let Self::When(when) = self else { return false };
        when.given
            .iter()
            .any(|given| matches!(given, Given::NoPlough))
    }
}

/// Something happens, and something follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct When {
    pub(super) what: What,
    pub(super) who: Who,
    /// Only if the person of the running placement stands on one of these.
    pub(super) at: Spaces,
    /// All of these hold.
    pub(super) given: &'static [Given],
    pub(super) limit: Limit,
    /// Whether the owner may do without.
    pub(super) may: bool,
    /// The price if there is one way only.
    pub(super) pay: Goods,
    pub(super) acts: [Act; 2],
    /// Whether what it gives counts as taken for cards that name it (Building Material).
    pub(super) as_taken: bool,
    /// Several ways, one of which is chosen; then `pay` and `acts` are empty.
    pub(super) ways: &'static [Way],
}

/// One of several ways to use a rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) pay: Goods,
    pub(super) get: Goods,
    pub(super) given: Given,
}

/// What can happen. Its place is its bit among the things that a front watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(in super::super) enum What {
    /// This card has been played and paid.
    Played,
    /// W4.
    RoundStart,
    /// W6.
    WorkStart,
    /// W8.
    AllPlaced,
    /// W9.
    Returning,
    /// W10.
    RoundEnd,
    /// W11.
    FieldStart,
    /// W12.
    Field,
    /// W13.
    FieldEnd,
    /// W14.
    FeedStart,
    /// W17.
    BeforeScoring,
    /// P3.
    Before,
    /// P6: goods have been taken, and may be left.
    Leaving,
    /// P7: others may buy some of them.
    Buying,
    /// P8: the goods that are left are received.
    Receiving,
    /// P10 for the owner of the person, P11 for the others.
    Used,
    /// Fields were plowed by an action; how many.
    Plowed,
    /// Grain was baked by an action; how much.
    Baked,
    /// Goods became food, but not by baking.
    Cooked,
    /// Something was harvested from this card.
    Harvested,
    /// Rooms were built by an action.
    BuiltRooms,
    /// A stable was built; the how many-th of the farm.
    BuiltStable,
    /// Fences were built by an action; how many, and how many pastures there are more.
    Fenced,
    /// The house was renovated.
    Renovated,
    /// The family has grown.
    Grew,
    /// An occupation was played.
    PlayedOccupation,
    /// An occupation or an improvement has come to lie in front of a player; which one.
    Acquired,
    /// An improvement action is over.
    ImprovementTaken,
    /// A card gave a good as if a person had taken it (Building Material).
    Gave,
    /// Between actions.
    Between,
}

impl What {
    /// Whether it is the beginning of a window, and nobody's deed.
    pub(super) const fn is_window(self) -> bool {
        (self as u8) >= (Self::RoundStart as u8) && (self as u8) <= (Self::BeforeScoring as u8)
    }
}

/// Whose deeds count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Me,
    Others,
    Anybody,
}

/// How often a rule may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    None,
    /// Once in a turn.
    Turn,
    /// So often in a game: the note on the card counts.
    Game(u8),
}

/// What has to hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum Given {
    /// Anything.
    Always,
    /// The house is of this material.
    House(House),
    /// The house is not of this material.
    NotHouse(House),
    /// The round is one of these, both included.
    Rounds(u8, u8),
    /// The owner has at least so much.
    AtLeast(Count, u8),
    /// The owner has at most so much.
    AtMost(Count, u8),
    /// Every other player has at least so much.
    OthersAtLeast(Count, u8),
    /// The number that the event tells.
    Told(u8),
    /// The good that the event tells.
    Of(Good),
    /// The card that the event tells is one of these.
    Named(&'static [&'static str]),
    /// The improvement that the event tells can bake.
    BakeSymbol,
    /// No plough has been used in this turn.
    NoPlough,
    /// No card granted the action that the event tells.
    OwnAction,
    /// A card granted it.
    ByCard,
    /// This card did not grant it.
    NotBy(&'static str),
    /// The running placement takes this good.
    Took(Good),
    /// It takes this good and nothing else.
    TookOnly(Good),
    /// It takes no building resource but this one.
    OnlyResource(Good),
    /// It takes another building resource too.
    NotOnlyResource(Good),
    /// So much of the good lay on the space.
    Lay(Good, u8),
    /// The card has been used in this turn.
    UsedThisTurn,
    /// The owner has this to pay, and would still have after the effect.
    CanPayOwners(&'static [&'static str]),
}

/// What a rule does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    Nothing,
    /// The owner gets goods.
    Gain(Goods),
    /// The owner gets goods, as often as the amount says.
    GainEach(Goods, Amount),
    /// The owner gets this kind until the action has brought so much.
    GainUpTo(Good, u8),
    /// The owner may or must do this.
    Do(Sub),
    /// Goods just taken stay on the space.
    Leave(Goods),
    /// The food that was lying on the space once more.
    Double,
    /// A food to the owner of each of these cards.
    PayOwners(&'static [&'static str]),
    /// The goods of the card are laid on the rounds.
    Lay,
    /// A number is noted on the card.
    Note(u8),
    /// What the event tells is added to the note.
    Keep,
    /// Begging cards are given back.
    DropBegging(u8),
    /// The loan is paid back, if all of it can be.
    PayBack(Goods),
    /// The card leaves the game.
    Leaves,
}

/// A part of an action that a card lets its owner do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Sub {
    /// Plow so many fields at most, at least one.
    Plow(u8),
    /// Sow this crop on one field.
    SowOne(Good),
    /// Bake.
    Bake,
    /// Fence exactly one cell, without wood.
    FenceOne,
    /// Build fences, but only such as need no wood.
    FreeFences,
    /// Build a stable for nothing.
    Stable,
    /// Build a room for nothing.
    Room,
    /// Renovate from wood to clay.
    RenovateToClay,
    /// The improvement action once more.
    ImproveAgain,
    /// Another occupation, for so much food.
    Occupation { food: u8 },
}

/// The later rounds on which goods are laid.
#[derive(Clone, Copy, Debug)]
pub(super) enum Rounds {
    /// The next ones.
    Next(u8),
    /// These, as far as they are still to come.
    These(&'static [u8]),
    /// The current one and so many.
    Plus(&'static [u8]),
    Odd,
    Even,
    All,
}

/// What is bought.
#[derive(Clone, Copy, Debug)]
pub(super) enum Purchases {
    Rooms,
    Renovation,
    /// A renovation to this material.
    RenovationTo(House),
    Improvements,
    /// These improvements.
    Named(&'static [&'static str]),
}

/// With what an any-time cooking is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cook {
    /// A fireplace, which can be returned for a hearth.
    Fireplace,
    /// No improvement at all; the owner needs an oven.
    OwnerOfOven,
}

/// More room for animals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// So many more in each pasture, and in pens.
    Pasture(u8),
    /// So many more sheep in each pasture with sheep, and one more in stables without fences.
    Sheep(u8),
    /// One stable without fences holds so many of a kind.
    OneStable(u8),
    /// Kinds may share a pasture.
    Mixed,
}

/// What can be counted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    Rooms,
    PastureCells,
    Animals(Good),
    Occupations,
    /// Occupations played after this card.
    OccupationsAfter,
    Improvements,
    /// What is noted on the card.
    Note,
    /// Categories of the score table, fenced stables included, with four points.
    FullCategories,
    /// Cards of a list that lie in front.
    Cards(&'static [&'static str]),
    /// Whether the house is of this material.
    Is(House),
    /// Rooms, if the house is of this material.
    RoomsOf(House),
}

/// How much or how often.
#[derive(Clone, Copy, Debug)]
pub(super) enum Amount {
    /// Once for so many of what is counted.
    Per(Count, u8),
    /// By the highest step that is reached.
    Steps(Count, &'static [(u8, u8)]),
    /// As the event tells.
    Told,
    /// By the round that runs: the last step whose round has come.
    Round(&'static [(u8, u8)]),
}

/// Points at the end, beside the printed ones.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bonus {
    /// The owner's.
    Points(Amount),
    /// Everybody who has the most gets them.
    Leaders(Count, u8),
    /// The owner's, by the number of players from three on, if nobody has more of any kind of animal.
    MostAnimals([u8; 3]),
    /// Categories below nothing count nothing, but for unused cells and begging cards.
    NoNegatives,
    /// A point less for each animal of the loan that is still owed.
    Debt,
}
