### Agricola's board: few letters for small cards, what a reader hears, buttons.

## On the cards of the spaces

agricola-short-space-build-rooms-stables = Build
agricola-short-space-start-minor = First player
agricola-short-space-start-storehouse = First player
agricola-short-space-take-grain = 1 grain
agricola-short-space-plow = Plow
agricola-short-space-occupation = Occupation
agricola-short-space-stable-bake = Stable · bake
agricola-short-space-day-laborer = Day laborer
agricola-short-space-day-laborer-family = Day laborer
agricola-short-space-wood3 = Wood
agricola-short-space-clay1 = Clay
agricola-short-space-reed1 = Reed
agricola-short-space-fishing = Fishing
agricola-short-space-a3-occupation = Occupation
agricola-short-space-a3-two-resources = 2 different
agricola-short-space-a3-one-resource = 1 of choice
agricola-short-space-a3-wood2 = Wood
agricola-short-space-a3-clay1 = Clay
agricola-short-space-a4-occupation = Occupation
agricola-short-space-a4-two-resources = 2 different
agricola-short-space-a4-reed-stone-food = One of each
agricola-short-space-a4-wood2 = Wood
agricola-short-space-a4-wood1 = Wood
agricola-short-space-a4-clay2 = Clay
agricola-short-space-a4-traveling = Traveling players
agricola-short-space-a5-occupation-or-growth = Occupation or growth
agricola-short-space-a5-two-resources-or-growth = 2 different or growth
agricola-short-space-a5-room-or-traveling = Room or players
agricola-short-space-a5-animals = Animals
agricola-short-space-a5-wood4 = Wood
agricola-short-space-a5-clay3 = Clay
agricola-short-space-a5-reed-stone-wood = Reed and more
agricola-short-space-r-sow-bake = Sow · bake
agricola-short-space-r-improvement = Improve­ment
agricola-short-space-r-sheep = Sheep
agricola-short-space-r-fences = Fences
agricola-short-space-r-renovation-improvement = Renovate, improve
agricola-short-space-r-growth-minor = Family growth
agricola-short-space-r-stone-a = Stone
agricola-short-space-r-vegetable = 1 vegetable
agricola-short-space-r-boar = Wild boar
agricola-short-space-r-stone-b = Stone
agricola-short-space-r-cattle = Cattle
agricola-short-space-r-plow-sow = Plow · sow
agricola-short-space-r-growth-no-room = Growth, no room
agricola-short-space-r-renovation-fences = Renovate, fences

agricola-short-major-fireplace-2 = Fireplace
agricola-short-major-fireplace-3 = Fireplace
agricola-short-major-hearth-4 = Hearth
agricola-short-major-hearth-5 = Hearth
agricola-short-major-clay-oven = Clay oven
agricola-short-major-stone-oven = Stone oven
agricola-short-major-joinery = Joinery
agricola-short-major-pottery = Pottery
agricola-short-major-basketmaker = Baskets
agricola-short-major-well = Well

## Counts

agricola-count-wood = { $count } wood
agricola-count-clay = { $count } clay
agricola-count-reed = { $count } reed
agricola-count-stone = { $count } stone
agricola-count-grain = { $count } grain
agricola-count-vegetable = { $count ->
    [one] 1 vegetable
   *[other] { $count } vegetables
}
agricola-count-food = { $count } food
agricola-count-sheep = { $count } sheep
agricola-count-boar = { $count } wild boar
agricola-count-cattle = { $count } cattle
agricola-count-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
agricola-count-home = { $count ->
    [one] 1 person at home
   *[other] { $count } people at home
}
agricola-count-begging = { $count ->
    [one] 1 begging card
   *[other] { $count } begging cards
}
agricola-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Boards

agricola-boards = Boards
agricola-spaces = Action spaces
agricola-majors = Major improvements
agricola-round-space = round { $round }: { $space }
agricola-round-back = Round { $round }, stage { $stage }, face down
agricola-promised = for { $name }: { $goods }
agricola-harvest-after = Harvest after round { $round }
agricola-taken-by = taken by { $name }
agricola-major-label = { $major }: costs { $cost }, { $points } points
agricola-major-owned = { $major }: belongs to { $name }

## Farms

agricola-own = Own farm
agricola-stock = Goods and animals
agricola-pieces = { $fences } fences and { $stables } stables left
agricola-farm-of = Farm of { $name }
agricola-cell = row { $row }, column { $column }: { $what }
agricola-cell-empty = wild land
agricola-cell-room-wood = wooden room
agricola-cell-room-clay = clay room
agricola-cell-room-stone = stone room
agricola-cell-field = field
agricola-cell-stable = stable
agricola-cell-pasture = pasture
agricola-cell-pasture-stable = pasture with a stable
agricola-feed = Feed in round { $round }
agricola-feed-label = Harvest after round { $round }: the family needs { $need } food, { $food } are there, { $could } more could be made

## Panes of a phone

agricola-pane-board = Boards
agricola-pane-mine = Farm
agricola-pane-others = Others

## What can be done here

agricola-this-round = This round
agricola-order = Next to place: { $names }
agricola-count-room = { $animals }, room for { $room }
agricola-do-take = take: { $goods }
agricola-do-crop = sow: { $goods }
agricola-do-convert = { $goods }: turn one into { $food } food
agricola-sites = Prices
agricola-price-rooms = A room
agricola-price-stables = A stable
agricola-free = free
agricola-draft = { $fences } of at most { $most } fences, room for { $animals } animals
agricola-front = Improvements and occupations
agricola-hand = Hand of { $name }
agricola-occupations = Occupations
agricola-minors = Minor improvements
agricola-hand-occupations = Occupations in hand
agricola-hand-minors = Minor improvements in hand
agricola-nothing-held = No goods and no animals

agricola-choice-bake = bake: { $food } food
agricola-choice-renovate = Renovate ({ $house }): { $cost }
agricola-choice-pay = Pay { $goods }
agricola-choice-return = Return { $card }
agricola-choice-keep = Keep { $stay }
agricola-choice-keep-cook = Keep { $stay }, cook the rest: { $food } food
agricola-choice-feed = Feed the family
agricola-choice-beg = { $count ->
    [one] Feed, and take a begging card
   *[other] Feed, and take { $count } begging cards
}
agricola-choice-grow = Grow the family
agricola-choice-close = Build the fences
agricola-choice-no = No
agricola-choice-none = None
agricola-choice-play = Play { $card }
agricola-choice-done = Done

## The harvest

agricola-harvest-field = Field
agricola-harvest-feed = Feeding
agricola-harvest-breed = Young animals
agricola-harvest-skip = Skip

## Help

agricola-help-farm = The farm
agricola-help-rooms = Rooms
agricola-help-rooms-text = A room costs 5 of the house’s material and 2 reed and stands beside another room. Each room gives a place to one more person.
agricola-help-fields = Fields
agricola-help-fields-text = The first field may lie anywhere, each further one beside another field.
agricola-help-sow = Sowing
agricola-help-sow-text = 1 grain on an empty field becomes 3, 1 vegetable becomes 2. At each harvest one piece comes off every sown field.
agricola-help-bake = Baking
agricola-help-bake-text = Only where an action says so, and with an improvement that bakes. It turns grain into more food than grain alone is worth.
agricola-help-fences = Fences
agricola-help-fences-text = Touch the cells of a pasture one by one; the fences that it needs are shown with their price. All pastures lie together, and one may be divided later. Each cell holds 2 animals of one kind.
agricola-help-stables = Stables
agricola-help-stables-text = In a pasture a stable doubles its room, outside it holds one animal.
agricola-help-animals = Animals
agricola-help-animals-text = They find their places by themselves; one lives in the house. When there is no room for all, you choose which stay. Two of a kind have a young one at harvest.
agricola-help-growth = Family
agricola-help-growth-text = A new person needs a free room, but for one late space. It works from the next round on.
agricola-help-harvest = Harvest
agricola-help-harvest-text = After rounds 4, 7, 9, 11, 13 and 14: crops come in, everybody eats 2 food (newborns 1, alone 3), animals have young. Each missing food is a begging card of −3 points.
agricola-help-marker = Starting player
agricola-help-marker-text = Who has the rooster begins the next round. It moves only when somebody goes to its space.
agricola-help-between-single = One thing is done here.
agricola-help-between-all = All of this is done here.
agricola-help-between-either = One of these is done here.
agricola-help-between-and-or = One of these is done here, or both, in either order.
agricola-help-between-mandatory-then-optional = The first must be done, then the second may be.
agricola-help-gathers = Goods gather here every round; whoever comes takes them all.
agricola-help-return = return a fireplace
agricola-help-score = Score
agricola-help-score-text = Further: −1 for each unused cell, 1 for each fenced stable, 1 for each clay and 2 for each stone room, 3 for each person, −3 for each begging card, and the points on cards.
agricola-line-fields = Fields
agricola-line-pastures = Pastures
agricola-line-grain = Grain
agricola-line-vegetable = Vegetables
agricola-line-sheep = Sheep
agricola-line-boar = Wild boar
agricola-line-cattle = Cattle

## Cards

agricola-card-note = { $card } ({ $count } on it)
agricola-choice-trade = { $card }: { $costs } → { $gives }
agricola-choice-use = { $card }: { $detail }
agricola-choice-use-card = Use { $card }
