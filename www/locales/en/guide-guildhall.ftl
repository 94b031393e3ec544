### The guided first match of Guildhall.

guide-guildhall-welcome = Welcome to Guildhall. Whoever first ends a turn with 20 victory points wins; you earn them by gathering people of the same profession in your guildhall, the shelf with your name.
guide-guildhall-cards = Every card has a profession and a colour. These three are Traders of different colours: in your guildhall they would stand together, as one chapter.
guide-guildhall-swap = First you may throw cards away and draw new ones. Touch the Historian that is lit up, then say that it is enough.
guide-guildhall-place = Now put three different cards in your guildhall. A Dancer, a Farmer and a Trader are a good start: what stands there makes later cards of the same profession stronger.
guide-guildhall-turn = Nikos sets up too, and then it is your turn. You have two actions: play a card, throw cards away and draw, or buy a card from the row at the top.
guide-guildhall-dancer = Play the yellow Dancer. Dancers draw cards and give you another action, so this one costs you nothing.
guide-guildhall-draw = One Dancer stands in your guildhall already, so you may draw one card. The card you have just played does not count.
guide-guildhall-farmer = Now play the purple Farmer. With a Farmer in your guildhall, it earns a victory point.
guide-guildhall-level = The number is how many cards of the profession must stand in your guildhall. You have one Farmer, so level 1 is open to you: use it.
guide-guildhall-trader = One action is left. Play the green Trader, who swaps cards with another guildhall.
guide-guildhall-exchange = Give your purple Dancer and take the green one from Nikos. A guildhall may never hold the same card twice, so look at both shelves before you swap.
guide-guildhall-end = Your turn is over: the cards you played have moved into your guildhall, where they make the next ones stronger. Then Nikos plays.
guide-guildhall-chapter = When a chapter has all five colours it is complete, and nobody can touch it any more. Two of your five Traders are there already.
guide-guildhall-buy = With completed chapters you buy these cards. The number is what a card is worth, the small books are its price in chapters, and many do something when they are bought.
guide-guildhall-goodbye = That is nearly all. Touch anything that is dimmed to learn why it cannot be chosen, or ask the lamp at the top for a hint; in this match you may take back any move.
