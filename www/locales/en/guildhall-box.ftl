### Guildhall: what is written on its box, and where a match of it stands. The home screen needs no more.

guildhall-title = Guildhall

## Options

guildhall-option-first = First player
guildhall-option-first-seed = by seed
guildhall-option-first-seat-1 = 1
guildhall-option-first-seat-2 = 2
guildhall-option-first-seat-3 = 3
guildhall-option-first-seat-4 = 4

## Headlines

guildhall-headline-setup = Set-up
guildhall-headline = Round { $round }, first to { $points } points
guildhall-headline-over = Finished in round { $round }
