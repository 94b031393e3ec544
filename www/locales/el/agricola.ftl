### Agricola

## Θέσεις

agricola-space-build-rooms-stables = Κατασκευή Δωματίου(ων) και/ή Κατασκευή Στάβλου(ων)
agricola-space-start-minor = Πρώτος παίκτης και/ή 1 Μικρή Βελτίωση
agricola-space-start-storehouse = Πρώτος παίκτης και Αποθήκη
agricola-space-take-grain = Πάρτε 1 Σιτάρι
agricola-space-plow = Όργωμα 1 Χωραφιού
agricola-space-occupation = 1 Επάγγελμα
agricola-space-stable-bake = Κατασκευή Στάβλου και/ή Ψήσε Ψωμάκι
agricola-space-day-laborer = Εργάτης
agricola-space-day-laborer-family = Εργάτης
agricola-space-wood3 = 3 Ξύλα
agricola-space-clay1 = 1 Πηλός
agricola-space-reed1 = 1 Καλάμι
agricola-space-fishing = Ψάρεμα
agricola-space-a3-occupation = 1 Επάγγελμα με 2 τροφές
agricola-space-a3-two-resources = Πάρτε 2 διαφορετικούς πόρους κατασκευών
agricola-space-a3-one-resource = Πάρτε 1 πόρο κατασκευών
agricola-space-a3-wood2 = 2 Ξύλα
agricola-space-a3-clay1 = 1 Πηλός (πράσινη κάρτα)
agricola-space-a4-occupation = 1 Επάγγελμα με 1 ή 2 τροφές
agricola-space-a4-two-resources = Πάρτε 2 διαφορετικούς πόρους κατασκευών
agricola-space-a4-reed-stone-food = Πάρτε 1 Καλάμι, 1 Πέτρα και 1 Τροφή
agricola-space-a4-wood2 = 2 Ξύλα
agricola-space-a4-wood1 = 1 Ξύλο
agricola-space-a4-clay2 = 2 Πηλοί
agricola-space-a4-traveling = Ταξίδι
agricola-space-a5-occupation-or-growth = 1 Επάγγελμα ή, από τον 5ο γύρο, Αύξηση Οικογενείας
agricola-space-a5-two-resources-or-growth = Πάρτε 2 διαφορετικούς πόρους κατασκευών ή, από τον 5ο γύρο, Αύξηση Οικογενείας
agricola-space-a5-room-or-traveling = Κατασκευή 1 Δωματίου ή Ταξίδι
agricola-space-a5-animals = 1 Πρόβατο και 1 Τροφή ή 1 Αγριογούρουνο ή 1 Αγελάδα για 1 Τροφή
agricola-space-a5-wood4 = 4 Ξύλα
agricola-space-a5-clay3 = 3 Πηλοί
agricola-space-a5-reed-stone-wood = 1 Καλάμι, επίσης 1 Πέτρα και 1 Ξύλο
agricola-space-r-sow-bake = Σπορά και/ή Ψήσε Ψωμάκι
agricola-space-r-improvement = 1 Μεγάλη ή Μικρή Βελτίωση
agricola-space-r-improvement-family = 1 Μεγάλη Βελτίωση
agricola-space-r-sheep = 1 Πρόβατο
agricola-space-r-fences = Φράχτες
agricola-space-r-renovation-improvement = Μετά την Ανακαίνιση, επίσης 1 Μεγάλη ή Μικρή Βελτίωση
agricola-space-r-renovation-improvement-family = Μετά την Ανακαίνιση, επίσης 1 Μεγάλη Βελτίωση
agricola-space-r-growth-minor = Μετά την Αύξηση Οικογενείας, επίσης 1 Μικρή Βελτίωση
agricola-space-r-growth-minor-family = Αύξηση Οικογενείας
agricola-space-r-stone-a = 1 Πέτρα
agricola-space-r-vegetable = Πάρτε 1 Λαχανικό
agricola-space-r-boar = 1 Αγριογούρουνο
agricola-space-r-stone-b = 1 Πέτρα (δεύτερη)
agricola-space-r-cattle = 1 Αγελάδα
agricola-space-r-plow-sow = Όργωμα 1 Χωραφιού και/ή Σπορά
agricola-space-r-growth-no-room = Αύξηση Οικογενείας ακόμη και χωρίς δωμάτιο
agricola-space-r-renovation-fences = Μετά την Ανακαίνιση, επίσης Φράχτες

## Μεγάλες βελτιώσεις

agricola-major-fireplace-2 = Τζάκι (2 πηλοί)
agricola-major-fireplace-3 = Τζάκι (3 πηλοί)
agricola-major-hearth-4 = Μαγειρική Εστία (4 πηλοί)
agricola-major-hearth-5 = Μαγειρική Εστία (5 πηλοί)
agricola-major-clay-oven = Πήλινος Φούρνος
agricola-major-stone-oven = Πέτρινος Φούρνος
agricola-major-joinery = Ξυλουργείο
agricola-major-pottery = Κεραμική
agricola-major-basketmaker = Εργαστήρι του Καλαθοποιού
agricola-major-well = Πηγάδι

## Αγαθά: τα ονόματά τους με την αιτιατική (acc) για το ημερολόγιο, και τόσα από αυτά, στην αιτιατική

agricola-good-wood = ξύλο
    .acc = ξύλο
agricola-good-clay = πηλός
    .acc = πηλό
agricola-good-reed = καλάμι
    .acc = καλάμι
agricola-good-stone = πέτρα
    .acc = πέτρα
agricola-good-grain = σιτάρι
    .acc = σιτάρι
agricola-good-vegetable = λαχανικά
    .acc = λαχανικά
agricola-good-food = τροφή
    .acc = τροφή
agricola-good-sheep = πρόβατα
    .acc = πρόβατα
agricola-good-boar = αγριογούρουνα
    .acc = αγριογούρουνα
agricola-good-cattle = αγελάδες
    .acc = αγελάδες
agricola-goods-wood = { $count ->
    [one] 1 ξύλο
   *[other] { $count } ξύλα
}
agricola-goods-clay = { $count ->
    [one] 1 πηλό
   *[other] { $count } πηλούς
}
agricola-goods-reed = { $count ->
    [one] 1 καλάμι
   *[other] { $count } καλάμια
}
agricola-goods-stone = { $count ->
    [one] 1 πέτρα
   *[other] { $count } πέτρες
}
agricola-goods-grain = { $count ->
    [one] 1 σιτάρι
   *[other] { $count } σιτάρια
}
agricola-goods-vegetable = { $count ->
    [one] 1 λαχανικό
   *[other] { $count } λαχανικά
}
agricola-goods-food = { $count ->
    [one] 1 τροφή
   *[other] { $count } τροφές
}
agricola-goods-sheep = { $count ->
    [one] 1 πρόβατο
   *[other] { $count } πρόβατα
}
agricola-goods-boar = { $count ->
    [one] 1 αγριογούρουνο
   *[other] { $count } αγριογούρουνα
}
agricola-goods-cattle = { $count ->
    [one] 1 αγελάδα
   *[other] { $count } αγελάδες
}
agricola-house-wood = ξύλινη καλύβα
agricola-house-clay = πήλινη καλύβα
agricola-house-stone = πέτρινο σπίτι

## Προτροπές. Μπροστά τους στέκει το όνομα του παίκτη.

agricola-prompt-wait = τοποθετεί άτομο
agricola-prompt-wait-act = εκτελεί μια ενέργεια
agricola-prompt-wait-feed = ταΐζει την οικογένεια
agricola-prompt-wait-animals = βρίσκει χώρο για τα ζώα
agricola-prompt-place = { $left ->
    [one] Τοποθετήστε το τελευταίο άτομό σας σε μια θέση
   *[other] Τοποθετήστε ένα άτομο σε μια θέση· στο σπίτι είναι { $left }
}
agricola-prompt-act = Επιλέξτε τι θα κάνετε
agricola-prompt-act-nothing = Τώρα δεν παίζεται καμία κάρτα σας
agricola-prompt-act-rooms = Επιλέξτε πού μπαίνει το δωμάτιο
agricola-prompt-act-stables = Επιλέξτε πού μπαίνει ο στάβλος
agricola-prompt-act-plow = Επιλέξτε πού θα οργώσετε
agricola-prompt-act-sow = Σπορά: σιτάρι ή λαχανικά;
agricola-prompt-act-bake = Ψήσιμο ψωμιού: πόσο σιτάρι;
agricola-prompt-act-fences = Επιλέξτε τις θέσεις ενός βοσκοτοπιού
agricola-prompt-act-renovate = Ανακαινίζετε το σπίτι;
agricola-prompt-act-growth = Αυξάνετε την οικογένεια;
agricola-prompt-act-occupation = Επιλέξτε επάγγελμα να παίξετε
agricola-prompt-act-minor = Επιλέξτε μικρή βελτίωση να παίξετε
agricola-prompt-act-major = Επιλέξτε μεγάλη βελτίωση να αγοράσετε
agricola-prompt-act-improvement = Επιλέξτε μια βελτίωση
agricola-prompt-act-gain = Επιλέξτε τι παίρνετε
agricola-prompt-act-choice = { $left ->
    [one] Επιλέξτε έναν πόρο κατασκευών
   *[other] Επιλέξτε { $left } διαφορετικούς πόρους κατασκευών
}
agricola-prompt-price = Επιλέξτε πώς θα πληρώσετε
agricola-prompt-raise = { $owed ->
    [one] Λείπει 1 τροφή: τι μετατρέπετε σε τροφή;
   *[other] Λείπουν { $owed } τροφές: τι μετατρέπετε σε τροφή;
}
agricola-prompt-keep = Δεν χωρούν όλα τα ζώα: ποια μένουν;
agricola-prompt-breed = Δεν χωρούν όλα τα μικρά ζώα: ποια μένουν;
agricola-prompt-feed = { $food ->
    [one] Ταΐστε την οικογένεια: απαιτούμενη τροφή { $need }, έχετε 1
   *[other] Ταΐστε την οικογένεια: απαιτούμενη τροφή { $need }, έχετε { $food }
}
agricola-prompt-offer = «{ $card }»: χρησιμοποιείτε την κάρτα;
agricola-prompt-offers = Ποια από τις κάρτες σας χρησιμοποιείτε;
agricola-prompt-discard = { $left ->
    [one] Επιλέξτε μια βελτίωση για απόρριψη
   *[other] Επιλέξτε { $left } βελτιώσεις για απόρριψη
}
agricola-prompt-answer = Παίζετε τώρα την κάρτα «{ $card }»;

## Ημερολόγιο

agricola-log-first = Πρώτος παίκτης: { $seat }
agricola-log-round = Γύρος { $round }, στάδιο { $stage }: { $space }
agricola-log-collected = { $seat }: παίρνει { $goods } από τη θέση του γύρου
agricola-log-placed = { $seat }: { $space }
agricola-log-took = { $seat }: παίρνει { $goods }
agricola-log-marker = { $seat }: παίρνει τον δείκτη πρώτου παίκτη
agricola-log-room = { $seat }: κατασκευάζει δωμάτιο ({ $house }) με { $paid }
agricola-log-room-free = { $seat }: κατασκευάζει δωρεάν δωμάτιο ({ $house })
agricola-log-stable = { $seat }: κατασκευάζει στάβλο με { $paid }
agricola-log-stable-free = { $seat }: κατασκευάζει στάβλο δωρεάν
agricola-log-fenced = { $cells ->
    [one] { $seat }: περιφράσσει βοσκοτόπι 1 θέσης με { $paid }
   *[other] { $seat }: περιφράσσει βοσκοτόπι { $cells } θέσεων με { $paid }
}
agricola-log-fenced-free = { $cells ->
    [one] { $seat }: περιφράσσει δωρεάν βοσκοτόπι 1 θέσης
   *[other] { $seat }: περιφράσσει δωρεάν βοσκοτόπι { $cells } θέσεων
}
agricola-log-plowed = { $seat }: οργώνει ένα χωράφι
agricola-log-sowed = { $seat }: σπέρνει { ACC($crop) }
agricola-log-baked = { $grain ->
    [one] { $seat }: ψήνει 1 σιτάρι, τροφές { $food }
   *[other] { $seat }: ψήνει { $grain } σιτάρια, τροφές { $food }
}
agricola-log-renovated = { $seat }: ανακαινίζει με { $paid }: { $house }
agricola-log-grew = { $seat }: η οικογένεια μεγαλώνει
agricola-log-played-occupation = { $seat }: παίζει το επάγγελμα «{ $card }» με { $paid }
agricola-log-played-occupation-free = { $seat }: παίζει το επάγγελμα «{ $card }»
agricola-log-played-minor = { $seat }: παίζει τη μικρή βελτίωση «{ $card }» με { $paid }
agricola-log-played-minor-free = { $seat }: παίζει τη μικρή βελτίωση «{ $card }»
agricola-log-passed-on = Η κάρτα «{ $card }» περνά από παίκτη σε παίκτη: { $seat }, { $other }
agricola-log-card-used = { $seat }: χρησιμοποιεί την κάρτα «{ $card }»
agricola-log-card-gave = { $seat }: παίρνει { $goods } από την κάρτα «{ $card }»
agricola-log-card-exchanged = { $seat }: μετατρέπει { $paid } σε { $goods } με την κάρτα «{ $card }»
agricola-log-card-left = { $seat }: αφήνει στη θέση { $goods } («{ $card }»)
agricola-log-card-pardoned = { $count ->
    [one] { $seat }: απορρίπτει μία κάρτα ζητιανιάς («{ $card }»)
   *[other] { $seat }: απορρίπτει { $count } κάρτες ζητιανιάς («{ $card }»)
}
agricola-log-card-repaid = { $seat }: επιστρέφει { $goods } («{ $card }»)
agricola-log-paid-other = { $seat }: πληρώνει { $goods } σε άλλον παίκτη, { $other }
agricola-log-sowed-on = { $seat }: σπέρνει { ACC($crop) } στην κάρτα «{ $card }»
agricola-log-built = { $seat }: αγοράζει «{ $major }» με { $paid }
agricola-log-built-free = { $seat }: αποκτά «{ $major }»
agricola-log-returned = { $seat }: επιστρέφει «{ $card }»
agricola-log-converted = { $seat }: μετατρέπει { $goods } σε { $food ->
    [one] 1 τροφή
   *[other] { $food } τροφές
}
agricola-log-used = { $seat }: μετατρέπει { $goods } σε { $food ->
    [one] 1 τροφή
   *[other] { $food } τροφές
} ({ $major })
agricola-log-released = { $seat }: απελευθερώνει { $goods }
agricola-log-stuck = { $seat }: δεν μπορεί να χρησιμοποιήσει καμία θέση
agricola-log-harvest = Συγκομιδή μετά τον γύρο { $round }
agricola-log-field = { $seat }: μαζεύει { $goods }
agricola-log-fed = { $seat }: ταΐζει την οικογένεια, { $food } από { $need } τροφές
agricola-log-begged = { $count ->
    [one] { $seat }: παίρνει κάρτα ζητιανιάς
   *[other] { $seat }: παίρνει { $count } κάρτες ζητιανιάς
}
agricola-log-born = { $seat }: αποκτά { $goods } από την αναπαραγωγή
agricola-log-won = { $points ->
    [one] { $seat }: νίκη με 1 πόντο
   *[other] { $seat }: νίκη με { $points } πόντους
}
agricola-log-solo = { $points ->
    [one] { $seat }: 1 πόντος
   *[other] { $seat }: { $points } πόντοι
}

## Βαθμολογία. Στην παρένθεση όσα χρειάζονται για 1, 2, 3 και 4 πόντους, ή οι πόντοι για το ένα.

agricola-tally-fields = Χωράφια ({ $one }, { $two }, { $three }, { $four })
agricola-tally-pastures = Βοσκοτόπια ({ $one }, { $two }, { $three }, { $four })
agricola-tally-grain = Σιτηρά ({ $one }, { $two }, { $three }, { $four })
agricola-tally-vegetable = Λαχανικά ({ $one }, { $two }, { $three }, { $four })
agricola-tally-sheep = Πρόβατα ({ $one }, { $two }, { $three }, { $four })
agricola-tally-boar = Αγριογούρουνα ({ $one }, { $two }, { $three }, { $four })
agricola-tally-cattle = Αγελάδες ({ $one }, { $two }, { $three }, { $four })
agricola-tally-unused-cells = Αχρησιμοποίητες θέσεις ({ $each })
agricola-tally-fenced-stables = Περιφραγμένοι στάβλοι ({ $each })
agricola-tally-rooms = Δωμάτια (πήλινο { $clay }, πέτρινο { $stone })
agricola-tally-persons = Μέλη της Οικογένειας ({ $each })
agricola-tally-card-points = Πόντοι για τις κάρτες (ζητιανιά { $begging })
agricola-tally-bonus-points = Επιπλέον πόντοι

## Γιατί δεν γίνεται

refused-place-a-person = Πρώτα τοποθετήστε ένα άτομο σε μια θέση.
refused-space-not-in-play = Η θέση «{ $space }» δεν συμμετέχει σε αυτή την παρτίδα.
refused-card-not-revealed = Η κάρτα γύρου «{ $space }» δεν έχει ανοίξει ακόμη.
refused-space-taken = Η θέση «{ $space }» είναι κατειλημμένη σε αυτόν τον γύρο: { $seat }.
refused-space-empty = Η θέση «{ $space }» είναι άδεια.
refused-no-room-cell = Δίπλα στο σπίτι σας δεν υπάρχει θέση για άλλο δωμάτιο.
refused-no-stable-cell = Δεν μένει θέση για στάβλο.
refused-no-field-cell = Δεν υπάρχει θέση για άλλο χωράφι.
refused-cell-used = Αυτή η θέση είναι ήδη χρησιμοποιημένη.
refused-cell-fenced = Αυτή η θέση είναι μέσα σε βοσκοτόπι.
refused-room-not-adjacent = Το νέο δωμάτιο πρέπει να γειτονεύει με δωμάτιο του σπιτιού σας.
refused-field-not-adjacent = Το νέο χωράφι πρέπει να γειτονεύει με χωράφι σας.
refused-no-stables-left = Έχετε κατασκευάσει και τους τέσσερις στάβλους σας.
refused-too-little = Κοστίζει { $price }, και δεν τα έχετε.
refused-no-empty-field = Δεν έχετε κενό χωράφι.
refused-nothing-to-sow = Δεν έχετε κάτι τέτοιο για σπορά.
refused-no-stove = Δεν έχετε βελτίωση ψησίματος.
refused-too-little-grain = Δεν έχετε αρκετό σιτάρι για ψήσιμο.
refused-too-much-grain = Οι βελτιώσεις σας δεν ψήνουν τόσο σιτάρι μαζί.
refused-no-fences-left = Έχετε κατασκευάσει και τους δεκαπέντε φράχτες σας.
refused-no-pasture = Με τα ξύλα και τους φράχτες που σας μένουν δεν κλείνει κανένα βοσκοτόπι.
refused-pasture-on-farm = Ένα βοσκοτόπι δεν περιέχει δωμάτιο ή χωράφι.
refused-pasture-apart = Αυτή η θέση δεν ταιριάζει: όλα τα βοσκοτόπια σας πρέπει να είναι ενιαία, και όσα υπάρχουν μόνο χωρίζονται.
refused-pasture-not-paid = Δεν έχετε αρκετά ξύλα για τους φράχτες που χρειάζονται.
refused-pasture-unfinished = Το βοσκοτόπι δεν κλείνει ακόμη: επιλέξτε κι άλλη θέση ή πάρτε μία πίσω.
refused-finish-pasture-first = Πρώτα ολοκληρώστε το βοσκοτόπι ή πάρτε πίσω τις θέσεις του.
refused-house-of-stone = Το σπίτι σας είναι ήδη πέτρινο.
refused-one-step = Μία ανακαίνιση είναι ένα βήμα: από ξύλινο σε πήλινο ή από πήλινο σε πέτρινο.
refused-family-full = Η οικογένεια έχει ήδη 5 μέλη.
refused-no-free-room = Δεν υπάρχει δωμάτιο: χρειάζεστε περισσότερα δωμάτια από άτομα.
refused-too-early = Γίνεται από τον γύρο { $round } και μετά.
refused-no-occupation = Δεν έχετε επάγγελμα που να μπορείτε να παίξετε τώρα.
refused-no-improvement = Δεν υπάρχει βελτίωση που να μπορείτε να αποκτήσετε τώρα.
refused-not-in-hand = Η κάρτα «{ $card }» δεν είναι στο χέρι σας.
refused-major-taken = Τη βελτίωση «{ $major }» την έχει άλλος: { $seat }.
refused-part-done = Αυτό το σκέλος της ενέργειας έγινε ήδη.
refused-part-before = Πρώτα γίνεται ό,τι λέει πρώτο η θέση· τα υπόλοιπα μπορούν να ακολουθήσουν.
refused-one-part = Η θέση δίνει είτε το ένα είτε το άλλο.
refused-not-this-part = Αυτό δεν ανήκει στην ενέργεια.
refused-do-something = Εδώ πρέπει να κάνετε τουλάχιστον ένα πράγμα.
refused-nothing-to-convert = Δεν έχετε κανένα: { $good }.
refused-no-food-value = Χωρίς κατάλληλη βελτίωση δεν αξίζει τροφή: { $good }.
refused-convert-when-paying = Τα αγαθά μετατρέπονται σε τροφή όταν πρέπει να πληρώσετε κάτι και στο τάισμα: { $good }.
refused-convert-not-needed = Τώρα δεν λείπει τροφή· η μετατροπή μπορεί να γίνει και αργότερα: { $good }.
refused-choose-price = Πρώτα επιλέξτε πώς θα πληρώσετε.
refused-make-food-first = Πρώτα μετατρέψτε αγαθά στην τροφή που λείπει.
refused-choose-resource = Επιλέξτε έναν πόρο κατασκευών.
refused-another-resource = Οι δύο πρέπει να διαφέρουν, και το πήρατε ήδη: { $good }.
refused-house-animals-first = Πρώτα αποφασίστε ποια ζώα μένουν.
refused-no-place-for-animals = Δεν χωρούν όλα αυτά στο αγρόκτημά σας.
refused-no-such-animals = Δεν έχετε τόσα ζώα.
refused-keep-more = Στο αγρόκτημά σας χωρούν περισσότερα.
refused-feed-first = Πρώτα ταΐστε την οικογένειά σας.
refused-card-first = Πρώτα αποφασίστε για τις κάρτες σας.
refused-discard-first = Πρώτα επιλέξτε τις βελτιώσεις που απορρίπτετε.
refused-card-not-now = Η κάρτα «{ $card }» δεν χρησιμοποιείται τώρα.
refused-card-not-yours = Η κάρτα «{ $card }» δεν βρίσκεται μπροστά σας.
refused-prerequisite = Δεν καλύπτεται το προαπαιτούμενο της κάρτας «{ $card }».
refused-workshop-not-owned = Δεν έχετε τη βελτίωση «{ $major }».
refused-workshop-used = Χρησιμοποιήθηκε ήδη σε αυτή τη συγκομιδή: «{ $major }».
refused-workshop-lacks = Δεν έχετε κάτι να μετατρέψετε: «{ $major }».
refused-harvest-only = Λειτουργεί όταν ταΐζετε την οικογένειά σας, μία φορά σε κάθε συγκομιδή.
refused-position-round-number = Τέτοιος γύρος δεν μπορεί να υπάρξει.
refused-position-deck = Οι κάρτες γύρων δεν είναι σε δυνατή σειρά.
refused-position-spaces = Οι θέσεις ενεργειών δεν είναι όπως γίνεται.
refused-position-persons = Τα άτομα δεν βγαίνουν σωστά: { $seat }.
refused-position-majors = Οι μεγάλες βελτιώσεις δεν βγαίνουν σωστά.
refused-position-farm-cells = Σε μία θέση ενός αγροκτήματος υπάρχουν δύο πράγματα.
refused-position-farm-house = Τα δωμάτια ενός αγροκτήματος δεν γειτονεύουν.
refused-position-farm-fields = Τα χωράφια ενός αγροκτήματος δεν γειτονεύουν.
refused-position-farm-stables = Ένα αγρόκτημα έχει περισσότερους στάβλους από όσους υπάρχουν.
refused-position-farm-crops = Τα σπαρτά ενός αγροκτήματος δεν είναι όπως γίνεται.
refused-position-farm-pastures = Τα βοσκοτόπια ενός αγροκτήματος δεν είναι όπως γίνεται.
refused-position-animals = Περισσότερα ζώα από όσα χωρούν: { $seat }.
refused-position-promised = Τα αγαθά στις θέσεις των γύρων δεν βγαίνουν σωστά.
refused-position-tasks = Ό,τι μένει να γίνει δεν μπορεί να είναι έτσι.
