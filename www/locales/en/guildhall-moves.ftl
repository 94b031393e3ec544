### Guildhall's moves in words, for hints and the analysis.

guildhall-move-play = play the { $what }
guildhall-move-buy = buy “{ $what }”
guildhall-move-level = level { $level }: { $what }
guildhall-move-hand = { $what } of the hand
guildhall-move-hall = { $what } of the guildhall of { $seat }
guildhall-move-open = the chapter { $what } of { $seat }
guildhall-move-pile = { $what } of the discard pile
guildhall-move-chapter = the completed chapter { $what }
guildhall-move-next = { $what } next onto the pile
