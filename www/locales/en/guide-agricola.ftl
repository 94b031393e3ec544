### The guided first match of Agricola.

guide-agricola-welcome = Welcome to Agricola. You and Nikos each have a farm; after 14 rounds the better farm wins. We go through the first four rounds together, in the family game, which has no hand cards.
guide-agricola-farm = This is your farm: two wooden rooms for your two people, and thirteen empty cells. A cell that is still empty at the end costs a point, and so does every kind of crop or animal that you do not have.
guide-agricola-spaces = On these spaces your people work. You and Nikos take turns to place one person each, until all are placed. A space takes only one person a round, so be quick where it matters.
guide-agricola-wood = Put a person on 3 Wood. You take all that lies on a space with an arrow; whatever nobody takes stays, and more is added in each round.
guide-agricola-plow = Now it was Nikos’s turn, and his space is closed to you. Put your second person on Plow 1 Field.
guide-agricola-field = Choose a cell for the field, best at the edge: your later fields must be next to it, and pastures want room too.
guide-agricola-card = Everybody went home, and a new round card was opened. It can be used from now on, like all others. Look how goods have grown where nobody was.
guide-agricola-grain = Take 1 grain. You could eat it as 1 food, but it is worth more in the ground.
guide-agricola-sow = Sow it. You put your grain on the field and get two more on top; each harvest brings one of them home.
guide-agricola-need = After round 4 comes the first harvest, and then each of your people eats 2 food: you need 4. You have 2. Whoever lacks food takes begging cards, and each costs 3 points.
guide-agricola-more-wood = First think of the house. Wood has piled up again: take it.
guide-agricola-reed = A room costs 5 wood and 2 reed, and reed is scarce. Take what lies there.
guide-agricola-build = Now build. Put a person on Build Rooms and Stables.
guide-agricola-room = Touch the room, and then the cell for it: it must be next to your house.
guide-agricola-enough = You could go on and build stables. Keep the wood for fences, and end the action.
guide-agricola-fish = Nobody has fished so far, so there is much food. Take it, and your family will have enough.
guide-agricola-harvest = That was the harvest: your field gave a grain, and your people ate. After that animals breed: of each kind of which you have at least two, one is born.
guide-agricola-growth = And here is the card for Family Growth. You have more rooms than people, so you can use it: one more person is one more action in every later round, and 3 points.
guide-agricola-goodbye = That is nearly all. Touch anything that is dimmed to learn why it cannot be chosen, or ask the lamp at the top for a hint; in this match you may take back any move.
