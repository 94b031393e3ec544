### Guildhall

guildhall-sources = These are our own words. The Greek rulebook comes first, public pages fill its gaps, and what both leave open we have decided: such clauses say so. The value and number of the card that draws cards, and the abilities of the 7-point and 9-point cards, rest on weak sources.

## Cards

guildhall-profession-A = Assassin
guildhall-profession-D = Dancer
guildhall-profession-F = Farmer
guildhall-profession-H = Historian
guildhall-profession-T = Trader
guildhall-profession-W = Weaver
guildhall-colour-r = red
guildhall-colour-b = blue
guildhall-colour-g = green
guildhall-colour-y = yellow
guildhall-colour-p = purple
guildhall-card-Ar = red Assassin
guildhall-card-Ab = blue Assassin
guildhall-card-Ag = green Assassin
guildhall-card-Ay = yellow Assassin
guildhall-card-Ap = purple Assassin
guildhall-card-Dr = red Dancer
guildhall-card-Db = blue Dancer
guildhall-card-Dg = green Dancer
guildhall-card-Dy = yellow Dancer
guildhall-card-Dp = purple Dancer
guildhall-card-Fr = red Farmer
guildhall-card-Fb = blue Farmer
guildhall-card-Fg = green Farmer
guildhall-card-Fy = yellow Farmer
guildhall-card-Fp = purple Farmer
guildhall-card-Hr = red Historian
guildhall-card-Hb = blue Historian
guildhall-card-Hg = green Historian
guildhall-card-Hy = yellow Historian
guildhall-card-Hp = purple Historian
guildhall-card-Tr = red Trader
guildhall-card-Tb = blue Trader
guildhall-card-Tg = green Trader
guildhall-card-Ty = yellow Trader
guildhall-card-Tp = purple Trader
guildhall-card-Wr = red Weaver
guildhall-card-Wb = blue Weaver
guildhall-card-Wg = green Weaver
guildhall-card-Wy = yellow Weaver
guildhall-card-Wp = purple Weaver

guildhall-vp-VP2_CHAPTER = Take a chapter
guildhall-vp-VP3_SWAP = One for two
guildhall-vp-VP3_PLACE = Place from hand
guildhall-vp-VP_DRAW = Draw cards
guildhall-vp-VP4_TAKE = Take a card
guildhall-vp-VP4_ACTION = Extra action
guildhall-vp-VP5 = Five points
guildhall-vp-VP7_ACTIONS = Two extra actions
guildhall-vp-VP9 = Nine points

## On the cards, in few letters: the level in front, what it does behind

guildhall-mark-A-0 = 0
guildhall-mark-A-2 = 2
guildhall-mark-A-4 = 4
guildhall-mark-D-0 = n
guildhall-mark-F-1 = 1
guildhall-mark-F-3 = 3
guildhall-mark-H-0 = 0
guildhall-mark-H-2 = 2
guildhall-mark-H-4 = 4
guildhall-mark-T-0 = 0
guildhall-mark-T-2 = 2
guildhall-mark-T-4 = 4
guildhall-mark-W-0 = 0
guildhall-mark-W-2 = 2
guildhall-mark-W-4 = 4
guildhall-short-A-0 = discard 1
guildhall-short-A-2 = 2, apart
guildhall-short-A-4 = any 2
guildhall-short-D-0 = draw n
guildhall-short-D-action = +1 action
guildhall-short-F-1 = 1 VP
guildhall-short-F-3 = 2 VP
guildhall-short-H-0 = top card
guildhall-short-H-2 = any card
guildhall-short-H-4 = any two
guildhall-short-T-0 = swap 1 : 1
guildhall-short-T-2 = swap 2 : 2
guildhall-short-T-4 = chapters
guildhall-short-W-0 = place 1
guildhall-short-W-2 = 2 for 1
guildhall-short-W-4 = any for 2
guildhall-vp-short-VP2_CHAPTER = take a chapter
guildhall-vp-short-VP3_SWAP = swap 1 : 2
guildhall-vp-short-VP3_PLACE = place any
guildhall-vp-short-VP_DRAW = draw cards
guildhall-vp-short-VP4_TAKE = take 1 card
guildhall-vp-short-VP4_ACTION = +1 action
guildhall-vp-short-VP7_ACTIONS = +2 actions

## Card help

guildhall-help-professions = Professions
guildhall-help-levels = The number in front is how many cards of the same profession your open chapter must hold when you play the card. You may always use a lower level, or none.
guildhall-help-vps = VP cards
guildhall-help-vp-worth = { $points } VP, costs { $cost ->
    [one] one completed chapter.
   *[other] { $cost } completed chapters.
}
guildhall-help-A-0 = Discard 1 card from another player’s guildhall.
guildhall-help-A-2 = Discard 2 cards from two different chapters of one other player.
guildhall-help-A-4 = Discard any 2 cards of one other player’s guildhall.
guildhall-help-D-0 = Draw as many cards as your open Dancer chapter holds (or fewer), then carry out another action.
guildhall-help-F-1 = Gain 1 VP token.
guildhall-help-F-3 = Gain 2 VP tokens.
guildhall-help-H-0 = Place the top card of the discard pile into your guildhall.
guildhall-help-H-2 = Search the discard pile and place 1 card into your guildhall.
guildhall-help-H-4 = Search the discard pile and place 2 cards into your guildhall.
guildhall-help-T-0 = Swap 1 card of your guildhall for 1 card of another player’s.
guildhall-help-T-2 = Swap 2 cards of your guildhall for 2 cards of one other player’s.
guildhall-help-T-4 = Swap one of your open chapters for an open chapter of another player.
guildhall-help-W-0 = Place 1 card from your hand into your guildhall.
guildhall-help-W-2 = Exchange 2 cards of your hand for 1 card of your guildhall.
guildhall-help-W-4 = Exchange any number of cards of your hand for 2 cards of your guildhall.
guildhall-help-VP2_CHAPTER = You may move a whole open chapter of another player into your guildhall.
guildhall-help-VP3_SWAP = You may swap 1 card of your guildhall for any 2 cards of one other player’s.
guildhall-help-VP3_PLACE = You may place any number of cards from your hand into your guildhall.
guildhall-help-VP_DRAW = You may draw the printed number of cards.
guildhall-help-VP4_TAKE = You may take 1 card from another player’s guildhall into yours.
guildhall-help-VP4_ACTION = You may carry out another action.
guildhall-help-VP5 = No ability.
guildhall-help-VP7_ACTIONS = You may carry out two more actions.
guildhall-help-VP9 = No ability.

## Places and counts

guildhall-centre = Centre of the table
guildhall-row = Centre row
guildhall-deck = deck
guildhall-discard = discard
guildhall-discard-top = Discard pile, on top: { $card }
guildhall-vp-deck = VP deck
guildhall-vp-label = { $name }: { $points } VP, costs { $cost ->
    [one] 1 completed chapter
   *[other] { $cost } completed chapters
}
guildhall-area = Played this turn
guildhall-area-of = Action area of { $name }
guildhall-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
guildhall-hall-of = Guildhall of { $name }
guildhall-hall-empty = no open chapter
guildhall-chapter-of = { $profession }: { $count } of 5
guildhall-chapter-at = { $profession }: { $count } of 5, level { $level }
guildhall-in-hand = { $card }, in your hand
guildhall-in-hall = { $card }, guildhall of { $name }
guildhall-in-pile = { $card }, in the discard pile
guildhall-in-order = { $card }, to be put on the discard pile
guildhall-in-area = { $card }, played this turn
guildhall-help-shelf = On the shelf
guildhall-help-notches = Each chapter has five holes: a brass peg for each card that lies there. A tall hole is a level that is printed on the cards; when it is lit, the next card of this profession reaches it. The square one completes the chapter.
guildhall-missing = missing: { $colour }
guildhall-hand-of = Hand of { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
guildhall-hand-empty = No cards in hand
guildhall-kept = Kept
guildhall-kept-nothing = No chapters or points yet
guildhall-completed = Completed chapter: { $profession }
guildhall-tokens = { $count ->
    [one] 1 VP token
   *[other] { $count } VP tokens
}
guildhall-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
guildhall-count-completed = { $count ->
    [one] 1 completed chapter
   *[other] { $count } completed chapters
}
guildhall-pile = Discard pile
guildhall-pile-order = From the top down
guildhall-pile-hide = Hide
guildhall-pile-show = Show the pile
guildhall-order = Order on the discard pile
guildhall-pane-centre = Centre
guildhall-pane-mine = Mine
guildhall-pane-others = Others

## Buttons

guildhall-choice-draw = { $count ->
    [0] draw none, +1 action
    [one] draw 1, +1 action
   *[other] draw { $count }, +1 action
}
guildhall-choice-discard-and-draw = Discard and draw
guildhall-choice-enough-setup-discard = Enough: draw up to 9
guildhall-choice-enough-discarding = Enough: draw up to 6
guildhall-choice-enough-effect = That is all
guildhall-choice-enough-ability = That is all
guildhall-chip-level = level { $level }
guildhall-choice-decline = Without the ability
guildhall-choice-rest = The rest in standard order

## Prompts. The name of the player stands in front of them.

guildhall-prompt-wait = { $actions ->
    [0] at the last action
    [one] 1 action left after this one
   *[other] { $actions } actions left
}
guildhall-prompt-wait-setup = prepares a guildhall
guildhall-prompt-wait-excess = gives up a completed chapter
guildhall-prompt-setup-discard = { $picked ->
    [0] Discard any number of cards, then draw up to { $hand }
    [one] 1 card to discard; more, or enough?
   *[other] { $picked } cards to discard; more, or enough?
}
guildhall-prompt-setup-place = { $left ->
    [one] Place 1 more card into your guildhall
   *[other] Place { $left } different cards into your guildhall
}
guildhall-prompt-action = { $actions ->
    [one] 1 action left: play a card, buy a VP card, or discard and draw
   *[other] { $actions } actions left: play a card, buy a VP card, or discard and draw
}
guildhall-prompt-discarding = { $picked ->
    [0] Choose the cards to discard, then draw up to 6
    [one] 1 card to discard; more, or enough?
   *[other] { $picked } cards to discard; more, or enough?
}
guildhall-prompt-pay = { $left ->
    [one] “{ $vp }”: choose a completed chapter to pay with
   *[other] “{ $vp }”: choose { $left } completed chapters to pay with
}
guildhall-prompt-order = { $picked ->
    [0] Which card goes onto the discard pile first?
   *[other] Which card goes onto the discard pile next?
}
guildhall-prompt-excess = Choose which completed chapter to discard: three is the most
guildhall-prompt-level = { $profession }: choose a level
guildhall-prompt-dancer = { $most ->
    [0] { $profession }: another action?
   *[other] { $profession }: how many cards, up to { $most }?
}
guildhall-prompt-assassin = { $left ->
    [one] { $profession }: discard 1 card of another guildhall
   *[other] { $profession }: discard { $left } cards of another guildhall
}
guildhall-prompt-historian = { $left ->
    [one] { $profession }: take 1 card from the discard pile
   *[other] { $profession }: take { $left } cards from the discard pile
}
guildhall-prompt-give = { $left ->
    [one] { $profession }: choose 1 card of yours to give
   *[other] { $profession }: choose { $left } cards of yours to give
}
guildhall-prompt-take = { $left ->
    [one] { $profession }: choose 1 card to take
   *[other] { $profession }: choose { $left } cards to take
}
guildhall-prompt-give-chapter = { $profession }: choose a chapter of yours to give
guildhall-prompt-take-chapter = { $profession }: choose a chapter to take
guildhall-prompt-take-back = { $left ->
    [one] { $profession }: take 1 card of your guildhall back into your hand
   *[other] { $profession }: take { $left } cards of your guildhall back into your hand
}
guildhall-prompt-place = { $left ->
    [one] { $profession }: place 1 card from your hand
   *[other] { $profession }: place { $left } cards from your hand
}
guildhall-prompt-place-any = { $profession }: place cards from your hand, or that is all
guildhall-prompt-use-draw = { $profession }: draw { $count } cards?
guildhall-prompt-use-actions = { $count ->
    [one] { $profession }: use another action?
   *[other] { $profession }: use { $count } more actions?
}

## Log

guildhall-log-first = { $seat } is the first player
guildhall-log-setup-discarded = { $count ->
    [0] { $seat } keeps all cards
    [one] { $seat } discards 1 card
   *[other] { $seat } discards { $count } cards
}
guildhall-log-setup-placed = { $seat } places { $cards }
guildhall-log-played = { $seat } plays { $card }
guildhall-log-no-effect = { $seat } does not use the ability of { $card }
guildhall-log-searched = { $seat } searches the discard pile, from the bottom up: { $cards }
guildhall-log-discarded = { $count ->
    [0] { $seat } discards nothing
    [one] { $seat } discards 1 card
   *[other] { $seat } discards { $count } cards
}
guildhall-log-top = On top of the discard pile: { $card }
guildhall-log-drew = { $count ->
    [one] { $seat } draws 1 card
   *[other] { $seat } draws { $count } cards
}
guildhall-log-drew-cards = { $count ->
    [one] { $seat } draws { $cards }
   *[other] { $seat } draws { $count } cards: { $cards }
}
guildhall-log-reshuffled = { $count ->
    [one] The deck has run out; the discard pile is shuffled: 1 card
   *[other] The deck has run out; the discard pile is shuffled: { $count } cards
}
guildhall-log-assassin = { $seat } discards from { $other }: { $cards }
guildhall-log-extra-actions = { $count ->
    [one] { $seat } gains 1 action
   *[other] { $seat } gains { $count } actions
}
guildhall-log-farmer = { $count ->
    [one] { $seat } gains 1 VP token
   *[other] { $seat } gains { $count } VP tokens
}
guildhall-log-historian = { $seat } places { $card } from the discard pile
guildhall-log-traded = { $seat } swaps with { $other }: gives { $given }, takes { $taken }
guildhall-log-weaver = { $seat } exchanges with the hand. Placed: { $placed }. Taken back: { $taken }
guildhall-log-placed = { $seat } places { $card }
guildhall-log-took = { $count ->
    [one] { $seat } takes { $cards } from { $other }
   *[other] { $seat } takes { $count } cards from { $other }: { $cards }
}
guildhall-log-bought = { $seat } buys “{ $vp }”
guildhall-log-ability-unused = { $seat } does not use “{ $vp }”
guildhall-log-completed = { $seat } completes a chapter: { $profession }
guildhall-log-excess = { $seat } gives up a completed chapter
guildhall-log-duplicate = { $card } is in the guildhall of { $seat } already and goes to the discard pile
guildhall-log-won = { $points ->
    [one] { $seat } wins with 1 VP
   *[other] { $seat } wins with { $points } VP
}
guildhall-log-bound = The match ends after { $turns } turns

## Score sheet

guildhall-tally-cards = Cards of { $points } points
guildhall-tally-tokens = VP tokens

## Refusals

refused-owner-settles-excess = { $seat } has to give up a completed chapter first.
refused-settle-excess-first = First choose which completed chapter to give up.
refused-chapter-not-yours = You have no completed chapter of this profession left: { $profession }.
refused-card-not-in-order = { $card } is not among the cards to put in order.
refused-card-not-in-hand = { $card } is not in your hand.
refused-card-not-in-hall = { $card } does not lie there.
refused-card-not-in-pile = { $card } is not in the discard pile.
refused-duplicate-in-hall = Your guildhall holds an identical card already: { $card }.
refused-duplicate-after-swap = A guildhall would hold two identical cards after the swap.
refused-duplicate-in-chapter = One of its cards is in your guildhall already: { $card }.
refused-profession-played = This profession was played this turn already: { $card }.
refused-setup-cards-differ = The three cards must differ: { $card } is chosen already.
refused-setup-place-three = Place three cards from your hand.
refused-finish-discard-first = First finish discarding.
refused-finish-purchase-first = First finish the purchase.
refused-finish-level-first = The level is chosen: carry it out wholly, or take it back.
refused-not-in-row = “{ $vp }” is not in the centre row.
refused-too-few-chapters = “{ $vp }” costs { $cost ->
    [one] 1 completed chapter
   *[other] { $cost } completed chapters
}, and you have { $have }.
refused-payment-exact = Pay exactly: { $cost ->
    [one] 1 completed chapter.
   *[other] { $cost } completed chapters.
}
refused-no-pass = There is no passing. To discard nothing is always possible.
refused-no-such-action = This is not one of the actions: play a card, buy a VP card, discard and draw.
refused-level-not-reached = Level { $level } is not reached: your chapter has { $have ->
    [one] 1 card.
   *[other] { $have } cards.
}
refused-level-impossible = Level { $level } cannot be carried out wholly.
refused-choose-level-first = First choose a level.
refused-draw-beyond-level = { $count } cards are too many: your chapter has { $have }.
refused-one-opponent-only = All cards must come from the same player.
refused-not-own-hall = This concerns another player’s guildhall, not your own.
refused-two-chapters = The second card must come from another chapter than { $card }.
refused-opponent-has-too-few = { $seat } has too few cards there for { $count }.
refused-cards-taken-first = { $count ->
    [one] First choose the card that you take back.
   *[other] First choose the { $count } cards that you take back.
}
refused-exact-number = { $count ->
    [one] The ability is for exactly 1 card.
   *[other] The ability is for exactly { $count } cards.
}
refused-own-cards-first = First choose what you give from your own guildhall.
refused-no-such-effect = That is no part of what is being carried out.
refused-position-turn = The position is in no possible turn.
refused-position-cards = { $card }: { $found } copies instead of { $expected }.
refused-position-vp-cards = “{ $vp }”: { $found } copies instead of { $expected }.
refused-position-row = The centre row is not as it must be.
refused-position-full-chapter = { $seat } has a full chapter that was not completed.
refused-position-completed = { $seat } has more completed chapters than allowed.
refused-position-points = { $seat } has more points than can be.
refused-position-area = The action area is not as it must be.
refused-position-chain = What was chosen so far does not fit the position.
