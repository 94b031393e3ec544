### Edo: ό,τι γράφει το κουτί του και πού βρίσκεται μια παρτίδα. Η αρχική οθόνη δεν χρειάζεται άλλα.

edo-title = Edo

## Επιλογές

edo-option-first = Πρώτος παίκτης
edo-option-first-seed = στην τύχη
edo-option-first-seat-1 = 1
edo-option-first-seat-2 = 2
edo-option-first-seat-3 = 3
edo-option-first-seat-4 = 4

## Τίτλοι

edo-headline-setup = Προετοιμασία
edo-headline = Γύρος { $round } από { $rounds }, ή { $points } πόντοι
edo-headline-over = Τελείωσε στον γύρο { $round }
