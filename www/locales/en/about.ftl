### The about page: whose games these are, what is not known for certain, and the licences.

about-what = Trapezi (τραπέζι, Greek for “table”) plays euro board games in a browser: with friends at one screen or alone against bots, without a server and without a network.
about-authors = The games and their makers
about-game = Game
about-author = Author
about-publisher = Publisher
about-unofficial = An unofficial project
about-unofficial-text = The games belong to their authors and publishers, who have no part in this project. It uses none of their art, logos or texts: rules and pictures here are our own. If you like a game, buy it.
about-uncertain = What we do not know for certain
about-uncertain-text = Whoever owns a game can put these things right by changing its data file alone.
about-uncertain-guildhall = The card that draws cards is taken as 3 points and 6 cards, as in our source; another source has 4 points and 5 cards. That the 7-point card gives two extra actions and that the 9-point card has no ability rests on one public source.
about-uncertain-edo = The costs of the buildings, the map, the basic cards B and C, the pairs on the special cards, the merchant cards and most profit tiles could not be found. In their place stand numbers and pictures of our own, with which the game plays well; they say nothing about the printed ones. The rules mark them (stand-in).
about-uncertain-agricola = These are our own words. The Greek rulebook comes first; its appendix breaks off after the round cards, so the green cards, the improvements and the occupations come from public lists that agree with each other. What all of them leave open we have decided: such clauses say so. The Greek names of most cards are ours.
about-privacy = Your matches stay with you
about-privacy-text = Matches are kept in this browser only. Nothing is sent anywhere. A browser may clear its storage after a long time: save a match to a file if it matters to you.
about-fonts = Letters
about-fonts-text = Alegreya by Juan Pablo del Peral and Commissioner by Kostas Bartsokas, both under the SIL Open Font License 1.1.
about-icons = Pictures
about-icons-text = The emblems of the professions are from game-icons.net: by Lorc and Delapouite, under CC BY 3.0; the dancer and everything else is our own drawing.
about-code = Code
about-code-text = Trapezi may be used under the MIT or the Apache 2.0 licence, as you like. It is built with Rust, Lit and Fluent.
