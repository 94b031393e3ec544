### Agricola: what is written on its box, and where a match of it stands. The home screen needs no more.

agricola-title = Agricola

## Options

agricola-option-variant = Variant
agricola-option-variant-family = family game
agricola-option-variant-full = full game
agricola-option-variant-solo-series = series of solo games
agricola-option-first = Starting player
agricola-option-first-seed = by seed
agricola-option-first-seat-1 = 1
agricola-option-first-seat-2 = 2
agricola-option-first-seat-3 = 3
agricola-option-first-seat-4 = 4
agricola-option-first-seat-5 = 5

## Headlines

agricola-headline = Round { $round } of 14, stage { $stage }
agricola-headline-over = Finished after 14 rounds
