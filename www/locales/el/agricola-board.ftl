### Το ταμπλό του Agricola: λίγα γράμματα για μικρές κάρτες, ό,τι ακούει ένας αναγνώστης οθόνης, κουμπιά.

## Στις κάρτες των θέσεων

agricola-short-space-build-rooms-stables = Κτίσιμο
agricola-short-space-start-minor = Πρώτος
agricola-short-space-start-storehouse = Πρώτος
agricola-short-space-take-grain = 1 Σιτάρι
agricola-short-space-plow = Όργωμα
agricola-short-space-occupation = Επάγγελμα
agricola-short-space-stable-bake = Στάβλος·ψωμί
agricola-short-space-day-laborer = Εργάτης
agricola-short-space-day-laborer-family = Εργάτης
agricola-short-space-wood3 = Ξύλα
agricola-short-space-clay1 = Πηλός
agricola-short-space-reed1 = Καλάμι
agricola-short-space-fishing = Ψάρεμα
agricola-short-space-a3-occupation = Επάγγελμα
agricola-short-space-a3-two-resources = 2 διαφορετικά
agricola-short-space-a3-one-resource = 1 όποιο θέλετε
agricola-short-space-a3-wood2 = Ξύλα
agricola-short-space-a3-clay1 = Πηλός
agricola-short-space-a4-occupation = Επάγγελμα
agricola-short-space-a4-two-resources = 2 διαφορετικά
agricola-short-space-a4-reed-stone-food = Από ένα
agricola-short-space-a4-wood2 = Ξύλα
agricola-short-space-a4-wood1 = Ξύλα
agricola-short-space-a4-clay2 = Πηλός
agricola-short-space-a4-traveling = Ταξίδι
agricola-short-space-a5-occupation-or-growth = Επάγγελμα ή αύξηση
agricola-short-space-a5-two-resources-or-growth = 2 διαφορετικά ή αύξηση
agricola-short-space-a5-room-or-traveling = Δωμάτιο ή ταξίδι
agricola-short-space-a5-animals = Ζώα
agricola-short-space-a5-wood4 = Ξύλα
agricola-short-space-a5-clay3 = Πηλός
agricola-short-space-a5-reed-stone-wood = Καλάμι και άλλα
agricola-short-space-r-sow-bake = Σπορά · ψωμί
agricola-short-space-r-improvement = Βελτίωση
agricola-short-space-r-sheep = Πρόβατα
agricola-short-space-r-fences = Φράχτες
agricola-short-space-r-renovation-improvement = Ανακαίνιση, βελτίωση
agricola-short-space-r-growth-minor = Αύξηση
agricola-short-space-r-stone-a = Πέτρες
agricola-short-space-r-vegetable = 1 Λαχανικό
agricola-short-space-r-boar = Αγριο­γούρουνα
agricola-short-space-r-stone-b = Πέτρες
agricola-short-space-r-cattle = Αγελάδες
agricola-short-space-r-plow-sow = Όργωμα · σπορά
agricola-short-space-r-growth-no-room = Αύξηση χωρίς χώρο
agricola-short-space-r-renovation-fences = Ανακαίνιση, φράχτες

agricola-short-major-fireplace-2 = Τζάκι
agricola-short-major-fireplace-3 = Τζάκι
agricola-short-major-hearth-4 = Εστία
agricola-short-major-hearth-5 = Εστία
agricola-short-major-clay-oven = Πήλινος
agricola-short-major-stone-oven = Πέτρινος
agricola-short-major-joinery = Ξυλουργείο
agricola-short-major-pottery = Κεραμική
agricola-short-major-basketmaker = Καλάθια
agricola-short-major-well = Πηγάδι

## Ποσότητες

agricola-count-wood = { $count ->
    [one] 1 Ξύλο
   *[other] { $count } Ξύλα
}
agricola-count-clay = { $count ->
    [one] 1 Πηλός
   *[other] { $count } Πηλοί
}
agricola-count-reed = { $count ->
    [one] 1 Καλάμι
   *[other] { $count } Καλάμια
}
agricola-count-stone = { $count ->
    [one] 1 Πέτρα
   *[other] { $count } Πέτρες
}
agricola-count-grain = { $count ->
    [one] 1 Σιτάρι
   *[other] { $count } Σιτάρια
}
agricola-count-vegetable = { $count ->
    [one] 1 Λαχανικό
   *[other] { $count } Λαχανικά
}
agricola-count-food = { $count ->
    [one] 1 Τροφή
   *[other] { $count } Τροφές
}
agricola-count-sheep = { $count ->
    [one] 1 Πρόβατο
   *[other] { $count } Πρόβατα
}
agricola-count-boar = { $count ->
    [one] 1 Αγριογούρουνο
   *[other] { $count } Αγριογούρουνα
}
agricola-count-cattle = { $count ->
    [one] 1 Αγελάδα
   *[other] { $count } Αγελάδες
}
agricola-count-people = { $count ->
    [one] 1 Άτομο
   *[other] { $count } Άτομα
}
agricola-count-home = { $count ->
    [one] 1 Άτομο στο σπίτι
   *[other] { $count } Άτομα στο σπίτι
}
agricola-count-begging = { $count ->
    [one] 1 κάρτα Ζητιανιάς
   *[other] { $count } κάρτες Ζητιανιάς
}
agricola-count-hand = { $count ->
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}

## Ταμπλό

agricola-boards = Ταμπλό
agricola-spaces = Θέσεις Ενεργειών
agricola-majors = Μεγάλες Βελτιώσεις
agricola-round-space = γύρος { $round }: { $space }
agricola-round-back = Γύρος { $round }, Στάδιο { $stage }, κλειστή κάρτα
agricola-promised = για { $name }: { $goods }
agricola-harvest-after = Συγκομιδή μετά τον γύρο { $round }
agricola-taken-by = εδώ είναι: { $name }
agricola-major-label = { $major }: κοστίζει { $cost }, { $points } πόντοι
agricola-major-owned = { $major }: την έχει ήδη { $name }

## Αγροκτήματα

agricola-own = Το αγρόκτημά σας
agricola-stock = Αγαθά και ζώα
agricola-pieces = Μένουν { $fences } φράχτες και { $stables } στάβλοι
agricola-farm-of = Αγρόκτημα: { $name }
agricola-cell = γραμμή { $row }, στήλη { $column }: { $what }
agricola-cell-empty = κενή θέση
agricola-cell-room-wood = Ξύλινο δωμάτιο
agricola-cell-room-clay = Πήλινο δωμάτιο
agricola-cell-room-stone = Πέτρινο δωμάτιο
agricola-cell-field = χωράφι
agricola-cell-stable = στάβλος
agricola-cell-pasture = βοσκοτόπι
agricola-cell-pasture-stable = βοσκοτόπι με στάβλο
agricola-feed = Τάισμα στον γύρο { $round }
agricola-feed-label = Συγκομιδή μετά τον γύρο { $round }: η Οικογένεια χρειάζεται { $need } Τροφές, υπάρχουν { $food }, μπορούν να γίνουν άλλες { $could }

## Σελίδες του τηλεφώνου

agricola-pane-board = Ταμπλό
agricola-pane-mine = Αγρόκτημα
agricola-pane-others = Άλλοι

## Τι μπορεί να γίνει εδώ

agricola-this-round = Αυτός ο γύρος
agricola-order = Επόμενοι: { $names }
agricola-count-room = { $animals }, χωράνε { $room }
agricola-do-take = πάρτε: { $goods }
agricola-do-crop = σπείρετε: { $goods }
agricola-do-convert = { $goods }: το ένα γίνεται { $food ->
    [one] 1 Τροφή
   *[other] { $food } Τροφές
}
agricola-sites = Τιμές
agricola-price-rooms = Ένα δωμάτιο
agricola-price-stables = Ένας στάβλος
agricola-free = δωρεάν
agricola-draft = { $fences } από το πολύ { $most } φράχτες, χωράνε { $animals } ζώα
agricola-front = Βελτιώσεις και Επαγγέλματα
agricola-hand = Χέρι: { $name }
agricola-occupations = Επαγγέλματα
agricola-minors = Μικρές Βελτιώσεις
agricola-hand-occupations = Επαγγέλματα στο χέρι
agricola-hand-minors = Μικρές Βελτιώσεις στο χέρι
agricola-nothing-held = Ούτε αγαθά ούτε ζώα

agricola-choice-bake = ψήσιμο: { $food ->
    [one] 1 Τροφή
   *[other] { $food } Τροφές
}
agricola-choice-renovate = Ανακαίνιση ({ $house }): { $cost }
agricola-choice-pay = Πληρωμή: { $goods }
agricola-choice-return = Επιστροφή: { $card }
agricola-choice-keep = Μένουν: { $stay }
agricola-choice-keep-cook = Μένουν: { $stay }· τα άλλα μαγειρεύονται: { $food } Τροφές
agricola-choice-feed = Τάισμα της Οικογένειας
agricola-choice-beg = { $count ->
    [one] Τάισμα με 1 κάρτα Ζητιανιάς
   *[other] Τάισμα με { $count } κάρτες Ζητιανιάς
}
agricola-choice-grow = Αύξηση Οικογενείας
agricola-choice-close = Κτίσιμο των φραχτών
agricola-choice-no = Όχι
agricola-choice-none = Καμία
agricola-choice-play = Παίξιμο: { $card }
agricola-choice-done = Τέλος

## Η Συγκομιδή

agricola-harvest-field = Χωράφια
agricola-harvest-feed = Τάισμα
agricola-harvest-breed = Μικρά ζώα
agricola-harvest-skip = Παράλειψη

## Βοήθεια

agricola-help-farm = Το αγρόκτημα
agricola-help-rooms = Δωμάτια
agricola-help-rooms-text = Ένα δωμάτιο κοστίζει 5 από το υλικό του σπιτιού και 2 Καλάμια και μπαίνει δίπλα σε άλλο δωμάτιο. Κάθε δωμάτιο χωράει ένα Άτομο ακόμη.
agricola-help-fields = Χωράφια
agricola-help-fields-text = Το πρώτο χωράφι μπαίνει όπου θέλετε, κάθε επόμενο δίπλα σε άλλο χωράφι.
agricola-help-sow = Σπορά
agricola-help-sow-text = 1 Σιτάρι σε κενό χωράφι γίνεται 3, 1 Λαχανικό γίνεται 2. Σε κάθε Συγκομιδή μαζεύετε ένα από κάθε σπαρμένο χωράφι.
agricola-help-bake = Ψήσιμο
agricola-help-bake-text = Μόνο όπου το λέει μια ενέργεια, και με Βελτίωση που ψήνει. Το Σιτάρι δίνει έτσι περισσότερες Τροφές από όσες αξίζει μόνο του.
agricola-help-fences = Φράχτες
agricola-help-fences-text = Αγγίξτε μία μία τις θέσεις ενός βοσκοτοπιού· φαίνονται οι φράχτες που χρειάζονται και η τιμή τους. Όλα τα βοσκοτόπια είναι μαζί, και ένα βοσκοτόπι μπορεί να χωριστεί αργότερα. Κάθε θέση χωράει 2 ζώα του ίδιου είδους.
agricola-help-stables = Στάβλοι
agricola-help-stables-text = Μέσα σε βοσκοτόπι ένας στάβλος διπλασιάζει τη χωρητικότητα, έξω από αυτό χωράει ένα ζώο.
agricola-help-animals = Ζώα
agricola-help-animals-text = Βρίσκουν μόνα τους θέση· ένα ζει στο σπίτι. Όταν δεν χωράνε όλα, διαλέγετε ποια μένουν. Δύο του ίδιου είδους κάνουν ένα μικρό στη Συγκομιδή.
agricola-help-growth = Οικογένεια
agricola-help-growth-text = Ένα νέο Άτομο χρειάζεται ελεύθερο δωμάτιο, εκτός από μία θέση που έρχεται αργά. Δουλεύει από τον επόμενο γύρο.
agricola-help-harvest = Συγκομιδή
agricola-help-harvest-text = Μετά τους γύρους 4, 7, 9, 11, 13 και 14: μαζεύονται τα σπαρτά, όλοι τρώνε 2 Τροφές (τα νεογέννητα 1, στο Ατομικό 3), τα ζώα γεννούν. Κάθε Τροφή που λείπει είναι μία κάρτα Ζητιανιάς με −3 πόντους.
agricola-help-marker = Πρώτος παίκτης
agricola-help-marker-text = Όποιος έχει τον κόκορα αρχίζει τον επόμενο γύρο. Αλλάζει χέρια μόνο όταν κάποιος πάει στη θέση του.
agricola-help-between-single = Εδώ γίνεται ένα πράγμα.
agricola-help-between-all = Εδώ γίνονται όλα αυτά.
agricola-help-between-either = Εδώ γίνεται ένα από αυτά.
agricola-help-between-and-or = Εδώ γίνεται ένα από αυτά ή και τα δύο, με όποια σειρά θέλετε.
agricola-help-between-mandatory-then-optional = Το πρώτο είναι υποχρεωτικό, το δεύτερο προαιρετικό.
agricola-help-gathers = Σε κάθε γύρο έρχονται κι άλλα· όποιος έρθει τα παίρνει όλα.
agricola-help-return = επιστροφή ενός Τζακιού
agricola-help-score = Πόντοι
agricola-help-score-text = Επίσης: −1 για κάθε αχρησιμοποίητη θέση, 1 για κάθε περιφραγμένο στάβλο, 1 για κάθε Πήλινο και 2 για κάθε Πέτρινο δωμάτιο, 3 για κάθε Άτομο, −3 για κάθε κάρτα Ζητιανιάς, και οι πόντοι των καρτών.
agricola-line-fields = Χωράφια
agricola-line-pastures = Βοσκοτόπια
agricola-line-grain = Σιτηρά
agricola-line-vegetable = Λαχανικά
agricola-line-sheep = Πρόβατα
agricola-line-boar = Αγριογούρουνα
agricola-line-cattle = Αγελάδες

## Κάρτες

agricola-card-note = { $card } ({ $count } πάνω της)
agricola-choice-trade = { $card }: { $costs } → { $gives }
agricola-choice-use = { $card }: { $detail }
agricola-choice-use-card = Χρήση: { $card }
