### The guided first match of Edo.

guide-edo-welcome = Welcome to Edo. You are a lord who builds up the capital and the towns around it. The most points win at the end, but only for whoever has a house in Edo. This guide takes you through one round.
guide-edo-city = First, your home. Found a house in Sakura: one of your officials goes there as a samurai, and there is a forest close by.
guide-edo-package = Now take some goods to begin with. Wood and stone are what houses are built of.
guide-edo-merchant = As the first player you place the merchant. He trades wherever he stands, so put him close to Edo.
guide-edo-card = Each round everybody plans in secret: three cards in a row. Begin with card A.
guide-edo-action = A card has several actions, and you choose one of them. You need wood for a house: harvest it.
guide-edo-officials = Each official in front of the card lets you do it once. A harvest also needs a samurai for every time, and you have one: so one official is enough.
guide-edo-plan = Next, Travel with two officials. The card that is left goes into the third slot: turn it to Build and give it your last official.
guide-edo-ready = Your plan is complete. Nobody sees it until your cards are opened one by one. Touch a card in its slot to change something, or say that you are ready.
guide-edo-move = Before you open a card you may move figures, 1 Ryo a space. Touch your samurai, then the forest next to it; then open the card.
guide-edo-harvest = A samurai that is alone on a site harvests 3 pieces, with others fewer. Touch your samurai.
guide-edo-second = Nikos has opened his first card, and your second one is next. No need to pay for a way now: open it.
guide-edo-travel = One official sends a samurai on a free journey: from the forest to Edo. The other one becomes a samurai himself, on an outpost at the edge of the map.
guide-edo-third = Nikos was quicker and has a house in Edo already. That does not bar your way: open your third card.
guide-edo-build = Here is what each building costs, and what it is worth. Build a house: your samurai in Edo does it.
guide-edo-wages = At the end of a round every samurai on the map eats 1 rice or goes home. You have enough for both.
guide-edo-income = Then each town pays those who have built there: the greater their influence, the larger their share, and on a tie whoever built first. Nikos had no rice left, so his samurai went home.
guide-edo-trade = Nikos traded too: with a samurai where the merchant stands you buy resources, or gain power as the card says. Every round brings another merchant card.
guide-edo-goodbye = Whoever reaches 12 points, or the last merchant card, ends the match with that round. Touch anything that is dimmed to learn why it cannot be chosen, or ask the lamp for a hint; in this match you may take back any move.
