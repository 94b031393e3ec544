### Edo: what is written on its box, and where a match of it stands. The home screen needs no more.

edo-title = Edo

## Options

edo-option-first = First player
edo-option-first-seed = by seed
edo-option-first-seat-1 = 1
edo-option-first-seat-2 = 2
edo-option-first-seat-3 = 3
edo-option-first-seat-4 = 4

## Headlines

edo-headline-setup = Set-up
edo-headline = Round { $round } of { $rounds }, or to { $points } points
edo-headline-over = Finished in round { $round }
