### Agricola

## Spaces

agricola-space-build-rooms-stables = Build Room(s) and/or Build Stable(s)
agricola-space-start-minor = Starting Player and/or 1 Minor Improvement
agricola-space-start-storehouse = Starting Player and Storehouse
agricola-space-take-grain = Take 1 Grain
agricola-space-plow = Plow 1 Field
agricola-space-occupation = 1 Occupation
agricola-space-stable-bake = Build Stable and/or Bake Bread
agricola-space-day-laborer = Day Laborer
agricola-space-day-laborer-family = Day Laborer
agricola-space-wood3 = 3 Wood
agricola-space-clay1 = 1 Clay
agricola-space-reed1 = 1 Reed
agricola-space-fishing = Fishing
agricola-space-a3-occupation = 1 Occupation for 2 food
agricola-space-a3-two-resources = Take 2 different Building Resources
agricola-space-a3-one-resource = Take 1 Building Resource
agricola-space-a3-wood2 = 2 Wood
agricola-space-a3-clay1 = 1 Clay (green card)
agricola-space-a4-occupation = 1 Occupation for 1 or 2 food
agricola-space-a4-two-resources = Take 2 different Building Resources
agricola-space-a4-reed-stone-food = Take 1 Reed, 1 Stone and 1 Food
agricola-space-a4-wood2 = 2 Wood
agricola-space-a4-wood1 = 1 Wood
agricola-space-a4-clay2 = 2 Clay
agricola-space-a4-traveling = Traveling Players
agricola-space-a5-occupation-or-growth = 1 Occupation or, from round 5, Family Growth
agricola-space-a5-two-resources-or-growth = Take 2 different Building Resources or, from round 5, Family Growth
agricola-space-a5-room-or-traveling = Build 1 Room or Traveling Players
agricola-space-a5-animals = 1 Sheep and 1 Food, or 1 Wild Boar, or 1 Cattle for 1 Food
agricola-space-a5-wood4 = 4 Wood
agricola-space-a5-clay3 = 3 Clay
agricola-space-a5-reed-stone-wood = 1 Reed, in addition 1 Stone and 1 Wood
agricola-space-r-sow-bake = Sow and/or Bake Bread
agricola-space-r-improvement = 1 Major or Minor Improvement
agricola-space-r-improvement-family = 1 Major Improvement
agricola-space-r-sheep = 1 Sheep
agricola-space-r-fences = Fences
agricola-space-r-renovation-improvement = After Renovation, also 1 Major or Minor Improvement
agricola-space-r-renovation-improvement-family = After Renovation, also 1 Major Improvement
agricola-space-r-growth-minor = After Family Growth, also 1 Minor Improvement
agricola-space-r-growth-minor-family = Family Growth
agricola-space-r-stone-a = 1 Stone
agricola-space-r-vegetable = Take 1 Vegetable
agricola-space-r-boar = 1 Wild Boar
agricola-space-r-stone-b = 1 Stone (second)
agricola-space-r-cattle = 1 Cattle
agricola-space-r-plow-sow = Plow 1 Field and/or Sow
agricola-space-r-growth-no-room = Family Growth even without room
agricola-space-r-renovation-fences = After Renovation, also Fences

## Major improvements

agricola-major-fireplace-2 = Fireplace (2 clay)
agricola-major-fireplace-3 = Fireplace (3 clay)
agricola-major-hearth-4 = Cooking Hearth (4 clay)
agricola-major-hearth-5 = Cooking Hearth (5 clay)
agricola-major-clay-oven = Clay Oven
agricola-major-stone-oven = Stone Oven
agricola-major-joinery = Joinery
agricola-major-pottery = Pottery
agricola-major-basketmaker = Basketmaker’s Workshop
agricola-major-well = Well

## Goods: their names, and so many of them

agricola-good-wood = wood
agricola-good-clay = clay
agricola-good-reed = reed
agricola-good-stone = stone
agricola-good-grain = grain
agricola-good-vegetable = vegetables
agricola-good-food = food
agricola-good-sheep = sheep
agricola-good-boar = wild boar
agricola-good-cattle = cattle
agricola-goods-wood = { $count } wood
agricola-goods-clay = { $count } clay
agricola-goods-reed = { $count } reed
agricola-goods-stone = { $count } stone
agricola-goods-grain = { $count } grain
agricola-goods-vegetable = { $count ->
    [one] 1 vegetable
   *[other] { $count } vegetables
}
agricola-goods-food = { $count } food
agricola-goods-sheep = { $count } sheep
agricola-goods-boar = { $count } wild boar
agricola-goods-cattle = { $count } cattle
agricola-house-wood = wooden hut
agricola-house-clay = clay hut
agricola-house-stone = stone house

## Prompts. The name of the player stands in front of them.

agricola-prompt-wait = places a person
agricola-prompt-wait-act = carries out an action
agricola-prompt-wait-feed = feeds the family
agricola-prompt-wait-animals = finds room for animals
agricola-prompt-place = { $left ->
    [one] Place your last person on a space
   *[other] Place a person on a space; { $left } are at home
}
agricola-prompt-act = Choose what to do
agricola-prompt-act-nothing = None of your cards can be played now
agricola-prompt-act-rooms = Choose the cell for a room
agricola-prompt-act-stables = Choose the cell for a stable
agricola-prompt-act-plow = Choose the cell to plow
agricola-prompt-act-sow = Sow: grain or vegetables?
agricola-prompt-act-bake = Bake bread: how much grain?
agricola-prompt-act-fences = Choose the cells of a pasture
agricola-prompt-act-renovate = Renovate the house?
agricola-prompt-act-growth = Grow the family?
agricola-prompt-act-occupation = Choose an occupation to play
agricola-prompt-act-minor = Choose a minor improvement to play
agricola-prompt-act-major = Choose a major improvement to buy
agricola-prompt-act-improvement = Choose an improvement
agricola-prompt-act-gain = Choose what you take
agricola-prompt-act-choice = { $left ->
    [one] Choose a building resource
   *[other] Choose { $left } different building resources
}
agricola-prompt-price = Choose how to pay
agricola-prompt-raise = { $owed ->
    [one] 1 food is missing: what do you turn into food?
   *[other] { $owed } food are missing: what do you turn into food?
}
agricola-prompt-keep = There is no room for all animals: which stay?
agricola-prompt-breed = There is no room for all young animals: which stay?
agricola-prompt-feed = { $food ->
    [one] Feed the family: { $need } food needed, you have 1
   *[other] Feed the family: { $need } food needed, you have { $food }
}
agricola-prompt-offer = “{ $card }”: do you use it?
agricola-prompt-offers = Which of your cards do you use?
agricola-prompt-discard = { $left ->
    [one] Choose an improvement to discard
   *[other] Choose { $left } improvements to discard
}
agricola-prompt-answer = Do you play “{ $card }” now?

## Log

agricola-log-first = { $seat } is the starting player
agricola-log-round = Round { $round }, stage { $stage }: { $space }
agricola-log-collected = { $seat } gets { $goods } from the round space
agricola-log-placed = { $seat }: { $space }
agricola-log-took = { $seat } takes { $goods }
agricola-log-marker = { $seat } takes the starting-player marker
agricola-log-room = { $seat } builds a room ({ $house }) for { $paid }
agricola-log-room-free = { $seat } builds a room ({ $house }) for free
agricola-log-stable = { $seat } builds a stable for { $paid }
agricola-log-stable-free = { $seat } builds a stable for free
agricola-log-fenced = { $cells ->
    [one] { $seat } fences a pasture of 1 cell for { $paid }
   *[other] { $seat } fences a pasture of { $cells } cells for { $paid }
}
agricola-log-fenced-free = { $cells ->
    [one] { $seat } fences a pasture of 1 cell for free
   *[other] { $seat } fences a pasture of { $cells } cells for free
}
agricola-log-plowed = { $seat } plows a field
agricola-log-sowed = { $seat } sows { $crop }
agricola-log-baked = { $seat } bakes { $grain } grain into { $food } food
agricola-log-renovated = { $seat } renovates for { $paid }: { $house }
agricola-log-grew = The family of { $seat } grows
agricola-log-played-occupation = { $seat } plays the occupation “{ $card }” for { $paid }
agricola-log-played-occupation-free = { $seat } plays the occupation “{ $card }”
agricola-log-played-minor = { $seat } plays the minor improvement “{ $card }” for { $paid }
agricola-log-played-minor-free = { $seat } plays the minor improvement “{ $card }”
agricola-log-passed-on = “{ $card }” passes from { $seat } to { $other }
agricola-log-card-used = { $seat } uses “{ $card }”
agricola-log-card-gave = { $seat } gets { $goods } by “{ $card }”
agricola-log-card-exchanged = { $seat } turns { $paid } into { $goods } with “{ $card }”
agricola-log-card-left = { $seat } leaves { $goods } behind (“{ $card }”)
agricola-log-card-pardoned = { $count ->
    [one] { $seat } discards a begging card (“{ $card }”)
   *[other] { $seat } discards { $count } begging cards (“{ $card }”)
}
agricola-log-card-repaid = { $seat } pays back { $goods } (“{ $card }”)
agricola-log-paid-other = { $seat } pays { $goods } to { $other }
agricola-log-sowed-on = { $seat } sows { $crop } on “{ $card }”
agricola-log-built = { $seat } buys “{ $major }” for { $paid }
agricola-log-built-free = { $seat } gets “{ $major }”
agricola-log-returned = { $seat } returns “{ $card }”
agricola-log-converted = { $seat } turns { $goods } into { $food } food
agricola-log-used = { $seat } turns { $goods } into { $food } food with “{ $major }”
agricola-log-released = { $seat } lets go { $goods }
agricola-log-stuck = { $seat } can use no space
agricola-log-harvest = Harvest after round { $round }
agricola-log-field = { $seat } harvests { $goods }
agricola-log-fed = { $seat } feeds the family: { $food } of { $need } food
agricola-log-begged = { $count ->
    [one] { $seat } takes a begging card
   *[other] { $seat } takes { $count } begging cards
}
agricola-log-born = { $seat } gets { $goods } by breeding
agricola-log-won = { $points ->
    [one] { $seat } wins with 1 point
   *[other] { $seat } wins with { $points } points
}
agricola-log-solo = { $points ->
    [one] { $seat } has 1 point
   *[other] { $seat } has { $points } points
}

## Score sheet. In brackets what is needed for 1, 2, 3 and 4 points, or the points for each.

agricola-tally-fields = Fields ({ $one }, { $two }, { $three }, { $four })
agricola-tally-pastures = Pastures ({ $one }, { $two }, { $three }, { $four })
agricola-tally-grain = Grain ({ $one }, { $two }, { $three }, { $four })
agricola-tally-vegetable = Vegetables ({ $one }, { $two }, { $three }, { $four })
agricola-tally-sheep = Sheep ({ $one }, { $two }, { $three }, { $four })
agricola-tally-boar = Wild boar ({ $one }, { $two }, { $three }, { $four })
agricola-tally-cattle = Cattle ({ $one }, { $two }, { $three }, { $four })
agricola-tally-unused-cells = Unused cells ({ $each } each)
agricola-tally-fenced-stables = Fenced stables ({ $each } each)
agricola-tally-rooms = Rooms (clay { $clay }, stone { $stone })
agricola-tally-persons = Family members ({ $each } each)
agricola-tally-card-points = Points for cards (begging { $begging })
agricola-tally-bonus-points = Bonus points

## Refusals

refused-place-a-person = First place a person on a space.
refused-space-not-in-play = “{ $space }” is not in play in this match.
refused-card-not-revealed = The round card “{ $space }” has not been opened yet.
refused-space-taken = “{ $space }” is taken in this round, by { $seat }.
refused-space-empty = “{ $space }” is empty: nothing lies there.
refused-no-room-cell = There is no cell for another room next to your house.
refused-no-stable-cell = There is no cell left for a stable.
refused-no-field-cell = There is no cell for another field.
refused-cell-used = This cell is used already.
refused-cell-fenced = This cell lies in a pasture.
refused-room-not-adjacent = A new room must be next to a room of your house.
refused-field-not-adjacent = A new field must be next to one of your fields.
refused-no-stables-left = All your four stables are built.
refused-too-little = This costs { $price }, which you do not have.
refused-no-empty-field = You have no empty field.
refused-nothing-to-sow = You have nothing of that to sow.
refused-no-stove = You have no improvement to bake with.
refused-too-little-grain = You have too little grain to bake.
refused-too-much-grain = Your improvements cannot bake so much grain at once.
refused-no-fences-left = All your fifteen fences are built.
refused-no-pasture = With your wood and the fences left to you no pasture can be closed.
refused-pasture-on-farm = A pasture cannot contain a room or a field.
refused-pasture-apart = This cell does not fit: all your pastures must be connected, and one that exists can only be divided.
refused-pasture-not-paid = You have too little wood for the fences that this needs.
refused-pasture-unfinished = The pasture is not complete yet: choose another cell, or take one back.
refused-finish-pasture-first = First finish the pasture, or take its cells back.
refused-house-of-stone = Your house is stone already.
refused-one-step = One renovation is one step: wood to clay, or clay to stone.
refused-family-full = Your family has 5 persons already.
refused-no-free-room = You need more rooms than persons.
refused-too-early = This is possible from round { $round } on.
refused-no-occupation = You have no occupation that you can play now.
refused-no-improvement = There is no improvement that you can get now.
refused-not-in-hand = “{ $card }” is not in your hand.
refused-major-taken = “{ $major }” belongs to { $seat }.
refused-part-done = This part of the action has been done.
refused-part-before = First comes what the space says first; the rest may follow.
refused-one-part = The space gives one or the other, not both.
refused-not-this-part = That is no part of this action.
refused-do-something = You must do at least one thing here.
refused-nothing-to-convert = You have none of it: { $good }.
refused-no-food-value = Without a fitting improvement it is worth no food: { $good }.
refused-convert-when-paying = Goods are turned into food when something must be paid, and while feeding: { $good }.
refused-convert-not-needed = No food is missing now; it can be turned into food later just as well: { $good }.
refused-choose-price = First choose how to pay.
refused-make-food-first = First turn goods into the food that is missing.
refused-choose-resource = Choose a building resource.
refused-another-resource = The two must differ, and you have taken it already: { $good }.
refused-house-animals-first = First decide which animals stay.
refused-no-place-for-animals = Your farm has no room for all of these.
refused-no-such-animals = You do not have so many animals.
refused-keep-more = More of them have room on your farm.
refused-feed-first = First feed your family.
refused-card-first = First decide about your cards.
refused-discard-first = First choose the improvements that you discard.
refused-card-not-now = “{ $card }” cannot be used now.
refused-card-not-yours = “{ $card }” does not lie in front of you.
refused-prerequisite = You do not meet the prerequisite of “{ $card }”.
refused-workshop-not-owned = You do not have “{ $major }”.
refused-workshop-used = “{ $major }” has been used in this harvest.
refused-workshop-lacks = You have nothing that “{ $major }” could use.
refused-harvest-only = It works while you feed your family, once in each harvest.
refused-position-round-number = There can be no such round.
refused-position-deck = The round cards are not in a possible order.
refused-position-spaces = The spaces are not as they can be.
refused-position-persons = The persons of { $seat } do not add up.
refused-position-majors = The major improvements do not add up.
refused-position-farm-cells = Two things stand on one cell of a farm.
refused-position-farm-house = The rooms of a farm are not connected.
refused-position-farm-fields = The fields of a farm are not connected.
refused-position-farm-stables = A farm has more stables than there are.
refused-position-farm-crops = The crops of a farm are not as they can be.
refused-position-farm-pastures = The pastures of a farm are not as they can be.
refused-position-animals = { $seat } has more animals than there is room for.
refused-position-promised = The goods on the round spaces do not add up.
refused-position-tasks = What is still to be done cannot be so.
