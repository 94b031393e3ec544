### Guildhall: ό,τι γράφει το κουτί του και πού βρίσκεται μια παρτίδα. Η αρχική οθόνη δεν χρειάζεται άλλα.

guildhall-title = Guildhall

## Επιλογές

guildhall-option-first = Πρώτος παίκτης
guildhall-option-first-seed = στην τύχη
guildhall-option-first-seat-1 = 1
guildhall-option-first-seat-2 = 2
guildhall-option-first-seat-3 = 3
guildhall-option-first-seat-4 = 4

## Τίτλοι

guildhall-headline-setup = Προετοιμασία
guildhall-headline = Κύκλος { $round }, ως τους { $points } πόντους
guildhall-headline-over = Τέλος στον κύκλο { $round }
