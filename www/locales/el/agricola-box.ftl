### Agricola: ό,τι γράφει το κουτί του και πού βρίσκεται μια παρτίδα. Η αρχική οθόνη δεν χρειάζεται άλλα.

agricola-title = Agricola

## Επιλογές

agricola-option-variant = Παραλλαγή
agricola-option-variant-family = οικογενειακό παιχνίδι
agricola-option-variant-full = πλήρες παιχνίδι
agricola-option-variant-solo-series = σειρά ατομικών παιχνιδιών
agricola-option-first = Πρώτος παίκτης
agricola-option-first-seed = στην τύχη
agricola-option-first-seat-1 = 1
agricola-option-first-seat-2 = 2
agricola-option-first-seat-3 = 3
agricola-option-first-seat-4 = 4
agricola-option-first-seat-5 = 5

## Τίτλοι

agricola-headline = Γύρος { $round } από 14, στάδιο { $stage }
agricola-headline-over = Τέλος μετά από 14 γύρους
