### Edo

edo-sources = These are our own words. The Greek rulebook comes first, public pages fill its gaps, and what both leave open we have decided: such clauses say so. Much of what is printed on the pieces could not be found. The costs of buildings, the map, basic cards B and C, the pairs and limits of the special cards, the merchant cards and most profit tiles are stand-ins of our own, and marked as such.

## Spaces

edo-space-edo = Edo
edo-space-city1 = Kawagoe
edo-space-road1 = Road 1
edo-space-city2 = Sakura
edo-space-road2 = Road 2
edo-space-city3 = Kamakura
edo-space-road3 = Road 3
edo-space-forest1 = Forest 1
edo-space-quarry1 = Quarry 1
edo-space-outpost1 = Outpost 1
edo-space-rice1 = Rice field 1
edo-space-river1 = River space 1
edo-space-forest2 = Forest 2
edo-space-quarry2 = Quarry 2
edo-space-outpost2 = Outpost 2
edo-space-rice2 = Rice field 2
edo-space-river2 = River space 2
edo-space-forest3 = Forest 3
edo-space-quarry3 = Quarry 3
edo-space-outpost3 = Outpost 3
edo-space-rice3 = Rice field 3
edo-space-river3 = River space 3
edo-space-city4 = Odawara
edo-space-road4 = Road 4
edo-space-city5 = Kofu
edo-space-road5 = Road 5
edo-space-lane2 = Lane 2
edo-space-forest4 = Forest 4
edo-space-quarry4 = Quarry 4
edo-space-outpost4 = Outpost 4
edo-space-rice4 = Rice field 4
edo-space-river4 = River space 4
edo-space-forest5 = Forest 5
edo-space-quarry5 = Quarry 5
edo-space-outpost5 = Outpost 5
edo-space-rice5 = Rice field 5
edo-space-lane5 = Lane 5

## Cards and actions

edo-card-A = card A
edo-card-B = card B
edo-card-C = card C
edo-card-S01 = special card S01
edo-card-S02 = special card S02
edo-card-S03 = special card S03
edo-card-S04 = special card S04
edo-card-S05 = special card S05
edo-card-S06 = special card S06
edo-card-S07 = special card S07
edo-card-S08 = special card S08
edo-card-S09 = special card S09
edo-card-S10 = special card S10
edo-card-S11 = special card S11
edo-card-S12 = special card S12
edo-action-A-rice = Rice
edo-action-A-money = Money
edo-action-A-harvest_wood = Harvest wood
edo-action-A-build = Build
edo-action-B-harvest_stone = Harvest stone
edo-action-B-build = Build
edo-action-B-recruit = Recruit
edo-action-B-money = Money
edo-action-C-harvest_rice = Harvest rice
edo-action-C-travel = Travel
edo-action-C-trade = Trade
edo-action-C-new_authorization = New authorization
edo-action-S01-harvest_wood = Harvest wood +1
edo-action-S01-build = Build −1 stone
edo-action-S02-harvest_stone = Harvest stone +1
edo-action-S02-build = Build −1 wood
edo-action-S03-harvest_rice = Harvest rice +1
edo-action-S03-build = Build −5 Ryo
edo-action-S04-harvest_wood = Harvest wood ×2
edo-action-S04-money = Money: 7 Ryo
edo-action-S05-harvest_stone = Harvest stone ×2
edo-action-S05-money = Money: 7 Ryo
edo-action-S06-harvest_rice = Harvest rice ×2
edo-action-S06-money = Money: 10 Ryo
edo-action-S07-rice = 3 Ryo for 2 rice
edo-action-S07-build = Build −1 wood
edo-action-S08-rice = 3 Ryo for 2 rice
edo-action-S08-build = Build −1 stone
edo-action-S09-rice = 7 Ryo for 3 rice
edo-action-S09-trade = Trade
edo-action-S10-rice = 7 Ryo for 3 rice
edo-action-S10-build = Build −5 Ryo
edo-action-S11-money = Money: 10 Ryo
edo-action-S11-sell_authorization = Sell authorization
edo-action-S12-travel = Travel
edo-action-S12-sell_authorization = Sell authorization
edo-merchant-M01 = merchant card 1
edo-merchant-M02 = merchant card 2
edo-merchant-M03 = merchant card 3
edo-merchant-M04 = merchant card 4
edo-merchant-M05 = merchant card 5
edo-merchant-M06 = merchant card 6
edo-merchant-M07 = merchant card 7
edo-merchant-M08 = merchant card 8
edo-merchant-M09 = merchant card 9
edo-merchant-M10 = merchant card 10
edo-building-house = house
edo-building-market = market
edo-building-stronghold = stronghold
edo-resource-wood = wood
edo-resource-stone = stone
edo-resource-rice = rice
edo-kind-money = Money
edo-kind-rice = Rice
edo-kind-recruit = Recruit
edo-kind-travel = Travel
edo-kind-new_authorization = New authorization
edo-kind-sell_authorization = Sell authorization
edo-kind-harvest = Harvest
edo-kind-build = Build
edo-kind-trade = Trade
edo-action-limit = { $times ->
    [one] once
   *[other] up to { $times }×
}{ $officials ->
    [one] {""}
   *[other] , { $officials } officials each
}
edo-card-label = { $card }: { $actions }
edo-card-in-slot = { $card }; in slot { $slot }, take it back
edo-goods-wood = { $count ->
    [one] 1 wood
   *[other] { $count } wood
}
edo-goods-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stone
}
edo-goods-rice = { $count ->
    [one] 1 rice
   *[other] { $count } rice
}
edo-goods-ryo = { $count ->
    [one] 1 Ryo
   *[other] { $count } Ryo
}

## The map

edo-map = Map
edo-map-spaces = Spaces
edo-map-figures = Figures
edo-samurai-label = { $count ->
    [one] Samurai of { $name } in { $space }
   *[other] { $count } samurai of { $name } in { $space }
}
edo-merchant-at = Merchant in { $space }
edo-space-for = { $space }, for { $ryo } Ryo
edo-site-covered = { $name }, covered
edo-site-label = { $name }, a harvest brings { $count }
edo-town-shut = { $name }, shut
edo-town-empty = { $name }, nothing built yet
edo-town-share = { $name } { $ryo } Ryo
edo-town-label = { $count ->
    [one] { $name }, 1 building, income: { $shares }
   *[other] { $name }, { $count } buildings, income: { $shares }
}

## Merchant and special cards

edo-shop = Merchant and special cards
edo-merchant = Merchant
edo-merchant-each = { $ryo } each
edo-merchant-offer = up to { $count } { $resource } for { $ryo } Ryo each
edo-merchant-label = { $points ->
    [one] { $offers }; 1 power point for { $cost }
   *[other] { $offers }; { $points } power points for { $cost }
}
edo-merchant-now = Current merchant card: { $card }
edo-merchant-next = { $count ->
    [one] Next merchant card, the last one: { $card }
   *[other] Next merchant card, { $count } in the deck: { $card }
}
edo-merchant-soon = next
edo-merchant-last = last round
edo-packages = Packages
edo-package-label = Package: { $goods }
edo-row = Open special cards
edo-row-short = Special
edo-special-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}

## Planning board and stock

edo-planning-board = Planning board of { $name }
edo-slot-empty = empty
edo-slot-label-empty = Slot { $slot }: empty
edo-slot-label-card = Slot { $slot }: { $card }
edo-slot-label = Slot { $slot }: { $action }, own officials { $officials }, shogun officials { $shogun }
edo-slot-closed = slot { $slot } closed
edo-slot-of = { $name }: { $what }
edo-hand = Cards of { $name }
edo-prices = What the buildings cost
edo-price-label = { $building }: { $cost }; { $points ->
    [one] 1 power point
   *[other] { $points } power points
}
edo-trade-label = { $points ->
    [one] 1 power point
   *[other] { $points } power points
} for { $cost }
edo-buy-label = Buy { $count } { $resource }
edo-choose-action = Which action?
edo-choose-officials = How many own officials?
edo-choose-shogun-officials = How many shogun officials?
edo-officials-each = { $count ->
    [one] 1 official each time
   *[other] { $count } officials each time
}
edo-count-officials = { $count ->
    [one] 1 own official
   *[other] { $count } own officials
}
edo-count-shogun-officials = { $count ->
    [one] 1 shogun official
   *[other] { $count } shogun officials
}
edo-stock-points = Power points: { $count }
edo-stock-ryo = Ryo: { $count }
edo-stock-rice = Rice: { $count }
edo-stock-wood = Wood: { $count }
edo-stock-stone = Stone: { $count }
edo-stock-houses = Houses left: { $count }
edo-stock-markets = Markets left: { $count }
edo-stock-officials = Officials beside the board: { $count }
edo-stock-shogun-officials = Shogun officials beside the board: { $count }
edo-no-house = No house in Edo yet: without one nobody can win
edo-first-player = First player
edo-track = Power points
edo-track-standing = { $name }: { $points }
edo-count-samurai = { $count ->
    [one] 1 samurai on the map
   *[other] { $count } samurai on the map
}
edo-count-cards = { $count ->
    [one] 1 authorization card
   *[other] { $count } authorization cards
}
edo-pane-map = Map
edo-pane-mine = Mine
edo-pane-others = Others

## Buttons

edo-choice-ready = The plan is ready
edo-choice-done-window = Open the card
edo-choice-done-card = That is all
edo-choice-done-wages = The others stay

## Prompts. The name of the player stands in front of them.

edo-prompt-wait = has the turn
edo-prompt-wait-setup = prepares
edo-prompt-wait-programs = plans in secret
edo-prompt-placing = Take a package, or choose the city of your first house
edo-prompt-placing-package = Take a package
edo-prompt-placing-city = Choose the city of your first house
edo-prompt-merchant = Put the merchant on a river space
edo-prompt-card = Choose the card for slot { $slot } of { $slots }
edo-prompt-action = Slot { $slot }, { $card }: which action?
edo-prompt-officials = { $left ->
    [one] Slot { $slot }, { $action }: how many own officials? You have 1
   *[other] Slot { $slot }, { $action }: how many own officials? You have { $left }
}
edo-prompt-shogun-officials = { $left ->
    [one] Slot { $slot }, { $action }: how many shogun officials? You have 1
   *[other] Slot { $slot }, { $action }: how many shogun officials? You have { $left }
}
edo-prompt-ready = Ready? A touch on a card in its slot changes the plan
edo-prompt-window = Before card { $slot }: move samurai or the merchant ({ $ryo } Ryo), or open the card
edo-prompt-window-over = Card { $slot }: no Ryo left to move. Open the card
edo-prompt-to = Where to? You have { $ryo } Ryo
edo-prompt-times = { $action }: how many times, up to { $left }?
edo-prompt-travel = { $action }, { $left } left: choose an outpost for an official, or a samurai to move
edo-prompt-travel-second = { $action }: move a second samurai, or that is all
edo-prompt-travel-to = { $action }: where to?
edo-prompt-take = { $action }: take a special card
edo-prompt-sell = { $action }: which card?
edo-prompt-harvest = { $action }, { $left } left: choose a samurai
edo-prompt-build = { $action }, { $left } left: choose a building, then a samurai
edo-prompt-trade = { $action }, { $left } left: buy resources or gain power
edo-prompt-trade-both = { $action }, { $left } left: in the city of your market you may do both
edo-prompt-wages = Choose samurai to take home. On the map { $samurai }; rice for { $fed }

## Log

edo-log-first = { $seat } is the first player
edo-log-package = { $seat } takes a package:{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-founded = { $seat } founds a house in { $city }
edo-log-merchant-placed = { $seat } places the merchant: { $space }
edo-log-round = Round { $round } begins; first player: { $seat }
edo-log-programmed = All plans of round { $round } are ready
edo-log-moved = { $seat } moves a samurai from { $from } to { $to } for { $ryo } Ryo
edo-log-merchant-moved = { $seat } moves the merchant from { $from } to { $to } for { $ryo } Ryo
edo-log-opened = { $officials ->
    [one] { $seat } opens { $action }: 1 official
   *[other] { $seat } opens { $action }: { $officials } officials
}{ $shogun ->
    [0] {""}
   *[other] {" "}+ { $shogun } of the shogun
} (slot { $slot }, { $card })
edo-log-gained = { $seat } takes{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-exchanged = { $seat } exchanges{ $paid-wood ->
    [0] {""}
   *[other] {" "}{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}{ $paid-ryo } Ryo
} →{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-recruited = { $count ->
    [one] { $seat } recruits a shogun official
   *[other] { $seat } recruits { $count } shogun officials
}{ $paid-wood ->
    [0] {""}
   *[other] {" "}· −{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}· −{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}· −{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-sent = { $seat } sends an official as a samurai: { $space }
edo-log-travelled = { $seat } moves a samurai free of charge from { $from } to { $to }
edo-log-took-card = { $seat } takes { $card }{ $paid-wood ->
    [0] {""}
   *[other] {" "}· −{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}· −{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}· −{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-row = Turned up: { $card }
edo-log-sold-card = { $seat } sells { $card } for{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-harvested = { $seat } harvests{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}, { $space }
edo-log-built = { $points ->
    [one] { $seat } builds a { $building } in { $city }, 1 point
   *[other] { $seat } builds a { $building } in { $city }, { $points } points
}{ $paid-wood ->
    [0] {""}
   *[other] {" "}· −{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}· −{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}· −{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-bought = { $seat } buys{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}{ $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
} for{ $paid-wood ->
    [0] {""}
   *[other] {" "}{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}{ $paid-ryo } Ryo
}
edo-log-traded = { $points ->
    [one] { $seat } trades for 1 power point
   *[other] { $seat } trades for { $points } power points
}{ $paid-wood ->
    [0] {""}
   *[other] {" "}· −{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}· −{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}· −{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-wages = { $count ->
    [0] { $seat } keeps no samurai on the map
    [one] { $seat } keeps 1 samurai on the map
   *[other] { $seat } keeps { $count } samurai on the map
}{ $paid-wood ->
    [0] {""}
   *[other] {" "}· −{ $paid-wood } wood
}{ $paid-stone ->
    [0] {""}
   *[other] {" "}· −{ $paid-stone } stone
}{ $paid-rice ->
    [0] {""}
   *[other] {" "}· −{ $paid-rice } rice
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-home = { $seat } takes a samurai home from { $space }
edo-log-all-home = { $count ->
    [one] { $seat } has no rice: 1 samurai goes home
   *[other] { $seat } has no rice: { $count } samurai go home
}
edo-log-income = { $seat } earns { $ryo } Ryo in { $city } (rank { $rank })
edo-log-merchant-card = Next merchant card: { $card }
edo-log-purse = Purse of { $seat }: { $ryo } Ryo
edo-log-won = { $points ->
    [one] { $seat } wins with 1 power point
   *[other] { $seat } wins with { $points } power points
}
edo-log-nobody = Nobody has a house in Edo: nobody wins

## Score sheet

edo-tally-track = Power points on the track
edo-tally-samurai = Samurai on the map
edo-tally-ryo = Each 50 Ryo
edo-tally-resources = Resources, if tied
edo-tally-influence = Influence in Edo, if still tied

## Help

edo-help-actions = Actions
edo-help-actions-text = Each official in front of a card lets you do its action once; where two are needed, every two. Harvest, Build and Trade also need a samurai of yours on the right space for every time.
edo-help-money = Take Ryo from the supply: 5, on special cards 7 or 10.
edo-help-rice = Take 1 rice; on special cards pay Ryo for 2 or 3 rice.
edo-help-recruit = Pay 1 rice and take a shogun official. From the next round on it works on your planning board, but it never becomes a samurai.
edo-help-travel = For each official: put it on an outpost as a samurai (only one of your own colour), or move up to two of your samurai free of charge.
edo-help-new_authorization = Pay 5 Ryo and take one of the open special cards. It can be planned with from the next round on.
edo-help-sell_authorization = Give up a card that lies in none of your slots and take 30 Ryo.
edo-help-harvest = With a samurai on a forest, quarry or rice field: 3 pieces if it is alone there, 2 if there are two samurai, 1 if three, none if more. “+1” adds one, “×2” doubles.
edo-help-build = With a samurai in a city or in Edo: build a house, your market or a stronghold on the next free building space.
edo-help-trade = With a samurai where the merchant stands: buy resources, or pay what the merchant card asks for 1 power point. In the city of your market you may do both.
edo-help-buildings = Buildings
edo-help-building-house = Influence 1. Without a house in Edo nobody wins.
edo-help-building-market = Influence 2. One for each player, one in each city, none in Edo.
edo-help-building-stronghold = No influence. One for every two houses of a city, and only where you have a house.
edo-help-map = The map
edo-help-map-text = The number at a site is what a harvest brings there now. The coins in a town are the incomes of its builders, the greatest influence first; below each is the colour of the player. While a figure is being moved, each space shows what the way costs.
edo-help-cards = Authorization cards
edo-help-merchant = Merchant cards
edo-help-merchant-text = Above what can be bought and for how much each, below what 1 power point costs.

## Refusals

refused-no-such-seat = There is no such seat.
refused-place-first = First take a package or found your city.
refused-package-had = You have taken your package already.
refused-package-gone = This package is gone.
refused-founded = You have founded your city already.
refused-found-in-city = A first house stands in a city, and { $space } is none.
refused-found-not-in-edo = Nobody starts in Edo.
refused-city-shut = { $space } is shut: nothing is built there.
refused-city-taken = { $space } has a house already.
refused-river-only = The merchant starts on a river space.
refused-program-frozen = The plan stands: it cannot be changed any more.
refused-program-full = All three slots are filled. Undo to change one.
refused-program-unfinished = Fill all three slots first.
refused-program-in-order = Slots are filled from left to right: card, action, officials.
refused-card-not-owned = You do not own { $card }.
refused-card-in-slot = { $card } lies in a slot already.
refused-action-not-on-card = { $action } is not on { $card }.
refused-too-many-officials = This action takes { $most ->
    [one] 1 official
   *[other] { $most } officials
} at most.
refused-officials-not-beside = You have not so many officials beside the board.
refused-window-first = First move, or open the card.
refused-finish-move-first = First choose where the figure goes.
refused-choose-figure-first = First choose the figure that goes there.
refused-not-your-samurai = This samurai is { $seat }’s.
refused-no-samurai-there = You have no samurai here: { $space }.
refused-no-ryo = You have no Ryo to move with.
refused-too-far = The way to { $space } costs { $price } Ryo, and you have { $ryo }.
refused-stands-there = The figure stands there already: { $space }.
refused-not-on-map = { $space } is not on this side of the board.
refused-no-moves-now = Nothing moves while an action is carried out.
refused-not-this-action = This is not part of the action at hand.
refused-no-activation-left = The officials allow no further time.
refused-brings-nothing = This would bring nothing.
refused-cannot-pay = This costs more than you have:{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}· { $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}· { $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}· { $ryo } Ryo
}
refused-outpost-only = An official becomes a samurai on an outpost only, and { $space } is none.
refused-shogun-no-samurai = Only officials of your own colour become samurai.
refused-finish-travel-first = First finish this journey.
refused-another-samurai = The second samurai must be another one than the first: { $space }.
refused-merchant-not-free = Travel does not move the merchant.
refused-card-not-in-row = { $card } does not lie open.
refused-card-used = { $card } is used in this round.
refused-samurai-used = Your samurai here has been used for this card: { $space }.
refused-not-this-site = There is no { $resource } here: { $space }.
refused-site-covered = { $space } is covered: nothing is harvested there.
refused-building-first = First choose what to build, then a samurai that can build it.
refused-build-in-town = Buildings stand in cities and in Edo, and { $space } is neither.
refused-town-full = { $space } is full with { $most } buildings.
refused-none-left = There is none left.
refused-market-not-in-edo = There is no market in Edo.
refused-market-there = { $space } has a market already.
refused-too-few-houses = The next stronghold in { $space } needs { $needed } houses there.
refused-own-house-needed = You need a house of your own in { $space }.
refused-not-with-merchant = You have no samurai where the merchant stands: { $space }.
refused-not-sold = The merchant does not sell this: { $resource }.
refused-resource-limit = You can have { $most } of it at most: { $resource }.
refused-one-option = Each time gives resources or power; both only in the city of your market.
refused-wages-first = First decide which samurai stay.
refused-too-little-rice = On the map { $samurai } samurai, but rice for { $fed }.
refused-position-round = There can be no such round.
refused-position-covered = Other sites are covered than may be.
refused-position-shut = Other cities are shut than may be.
refused-position-merchant = The merchant does not stand where it can.
refused-position-tile = The profit tile is not one for this place: { $city }.
refused-position-building = The buildings are not as they can be: { $city }.
refused-position-market = There are more markets than may be: { $city }.
refused-position-stronghold = There are more strongholds than the houses allow: { $city }.
refused-position-resources = { $seat } has more of a resource than can be.
refused-position-officials = The officials and samurai of { $seat } are not five.
refused-position-pieces = The houses and markets of { $seat } do not add up.
refused-position-few-cards = { $seat } has too few cards.
refused-position-program = The plan of { $seat } is not one.
refused-position-shogun-officials = The shogun officials do not add up.
refused-position-strongholds = The strongholds do not add up.
refused-position-special-cards = A special card is missing or there twice: { $card }.
refused-position-special-row = The open special cards are not as they must be.
refused-position-merchant-cards = The merchant cards do not add up.
refused-position-setup = The set-up is not as it can be.
