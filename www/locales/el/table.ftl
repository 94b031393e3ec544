### Το τραπέζι: ό,τι υπάρχει γύρω από ένα ταμπλό, και η αρχική οθόνη.

table-loading = Στρώνεται το τραπέζι…
table-leave = Στο ράφι
table-close = Κλείσιμο
table-menu = Μενού
table-help = Βοήθεια για τις κάρτες
table-rules = Κανόνες
table-analysis = Ανάλυση
table-undo = Αναίρεση
table-redo = Επανάληψη
table-hint = Ζητήστε μια συμβουλή
table-skip = Επιτάχυνση των κινήσεων
table-take-back = Πάρτε πίσω την τελευταία επιλογή
table-log = Ημερολόγιο
table-log-new = { $count } νέα
table-log-turn = Γύρος { $turn }
table-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
table-problem = Αυτή η παρτίδα δεν μπορεί να προβληθεί
trouble-network = Ένα μέρος της σελίδας δεν φορτώθηκε. Υπάρχει σύνδεση; Δοκιμάστε ξανά.
trouble-unknown = Κάτι πήγε στραβά στη σελίδα. Φορτώστε την ξανά.
table-clause = Κανόνας { $clause }
table-bot-failed = Ο αυτόματος παίκτης έχασε τον ειρμό του.
table-retry = Ας ξαναπροσπαθήσει
table-to-do = Τι να κάνετε
table-nothing = τίποτα
table-over = Η παρτίδα τελείωσε
table-you = εσείς
table-plate = { $name }, πόντοι: { $points }
table-thinking = Σκέψη: { $name }
table-target-legal = { $name }, μπορεί να επιλεγεί
table-target-picked = { $name }, { $number }η επιλογή
table-panes = Μέρη του τραπεζιού
table-pane-legal = εδώ υπάρχει κάτι να επιλέξετε

table-log-show = Δείτε αυτή τη στιγμή
table-replay = Αναπαραγωγή
table-cover-replay = { $name }: δείτε τι έγινε
table-hold = Το χέρι: { $name }
table-hold-how = Κρατήστε πατημένο για μια ματιά, αγγίξτε για να το σηκώσετε
table-lay-down = Αφήστε το χέρι κάτω
table-confirm-ask = Έτσι τελειώνει ο γύρος.
table-confirm = Τέλος γύρου
table-confirm-not = Πάρτε το πίσω
table-plays-for = Παίζει ο υπολογιστής στη θέση: { $name }

table-player-person = άνθρωπος
table-player-random = τυχαία
table-player-easy = εύκολο
table-player-medium = μέτριο
table-player-hard = δύσκολο

table-colour-blue = μπλε, δίσκος
table-colour-vermilion = κεραμιδί, τρίγωνο
table-colour-green = πράσινο, τετράγωνο
table-colour-amber = κεχριμπαρένιο, ρόμβος
table-colour-violet = μωβ, αστέρι
table-colour-slate = γκρίζο, σταυρός

table-pace = Ρυθμός των αυτόματων κινήσεων
table-pace-slow = Αργά
table-pace-normal = Κανονικά
table-pace-fast = Γρήγορα
table-pace-instant = Αμέσως
table-language = Γλώσσα
table-language-en = English
table-language-el = Ελληνικά
table-theme = Φως
table-theme-light = Μέρα
table-theme-dark = Νύχτα
table-seats = Ποιος παίζει
table-who-plays = Ποιος παίζει στη θέση: { $name }
table-standing = Η βαθμολογία ως τώρα
table-keys = Πλήκτρα
table-keys-text = Με Tab και βέλη μετακινείστε, με Enter επιλέγετε, με N πηγαίνετε στο επόμενο που μπορεί να επιλεγεί, με Escape παίρνετε πίσω την τελευταία επιλογή, U αναίρεση, R επανάληψη, L ημερολόγιο, H συμβουλή, ? βοήθεια για τις κάρτες.
table-save-file = Αποθήκευση σε αρχείο

table-cover-hand-over = Δώστε τη συσκευή:
table-cover-ready = { $name }: δείτε το χέρι σας
table-cover-look-away = Οι υπόλοιποι κοιτούν αλλού
table-cover-since = Από τον τελευταίο σας γύρο
table-cover-open = μόνο όσα ξέρουν όλοι

table-scores-winner = { $count ->
    [one] Νίκη: { $names }
   *[other] Κοινή νίκη: { $names }
}
table-scores-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
table-scores-total = Σύνολο
table-scores-place = Θέση
table-scores-ordinal = { $place }η
table-scores-again = Άλλη μία παρτίδα
table-scores-see-table = Δείτε το τραπέζι
table-scores-show = Βαθμολογία

home-games = Παιχνίδια
home-players = { $min }–{ $max } παίκτες
home-minutes = { $minutes } λεπτά
home-coming = σύντομα
home-continue = Συνέχεια
home-none-saved = Καμία παρτίδα δεν περιμένει.
home-open = Άνοιγμα αποθηκευμένου αρχείου
home-forget = Πετάξτε αυτή την παρτίδα
home-to-play = Σειρά: { $names }
home-new-match = Νέα παρτίδα { $game }
home-add-seat = Προσθήκη θέσης
home-remove-seat = Αφαίρεση της θέσης { $number }
home-name = Όνομα στη θέση { $number }
home-colour = Θέση { $number }: { $colour }. Αλλαγή χρώματος
home-who = Ποιος παίζει στη θέση { $number }
home-seed = Σπόρος
home-seed-why = Ο ίδιος σπόρος μοιράζει τις ίδιες κάρτες.
home-roll = Ρίξτε
home-free-undo = Ελεύθερη αναίρεση
home-free-undo-why = Μπορείτε να πάρετε πίσω κινήσεις ακόμη κι όταν έχουν ανοίξει κάρτες, όπως όταν μαθαίνετε το παιχνίδι.
home-cover-hands = Κάλυψη χεριών
home-cover-hands-why = Με πολλούς ανθρώπους σε μία οθόνη, ένα κάλυμμα κρύβει κάθε χέρι μέχρι να είναι έτοιμος ο κάτοχός του.
home-start = Έναρξη
home-offline-ready = έτοιμο χωρίς δίκτυο
home-update = Μετάβαση στη νέα έκδοση
home-theme-dark = Χαμηλώστε το φως
home-theme-light = Δυναμώστε το φως
home-about = Σχετικά με το Trapezi
home-default-name-blue = Ελένη
home-default-name-vermilion = Νίκος
home-default-name-green = Μαρία
home-default-name-amber = Κώστας
home-default-name-violet = Άννα
home-default-name-slate = Πέτρος

about-what = Με το Trapezi (τραπέζι) παίζετε επιτραπέζια παιχνίδια στρατηγικής στον φυλλομετρητή σας: με φίλους σε μία οθόνη ή μόνοι σας με αυτόματους παίκτες, χωρίς διακομιστή και χωρίς δίκτυο.
about-authors = Τα παιχνίδια και οι δημιουργοί τους
about-game = Παιχνίδι
about-author = Δημιουργός
about-publisher = Εκδότης
about-unofficial = Ένα ανεπίσημο έργο
about-unofficial-text = Τα παιχνίδια ανήκουν στους δημιουργούς και τους εκδότες τους, που δεν έχουν σχέση με αυτό το έργο. Δεν χρησιμοποιεί εικόνες, λογότυπα ή κείμενά τους: κανόνες και εικόνες εδώ είναι δικά μας. Αν σας αρέσει ένα παιχνίδι, αγοράστε το.
about-uncertain = Όσα δεν ξέρουμε με βεβαιότητα
about-uncertain-text = Guildhall: η κάρτα με την οποία τραβάτε κάρτες έχει 3 πόντους και 6 κάρτες, όπως στην πηγή μας· μια άλλη πηγή δίνει 4 πόντους και 5 κάρτες. Ότι η κάρτα 7 πόντων δίνει δύο ακόμη ενέργειες και ότι η κάρτα 9 πόντων δεν έχει ικανότητα στηρίζεται σε μία δημόσια πηγή. Όποιος έχει το παιχνίδι μπορεί να το διορθώσει αλλάζοντας μόνο το αρχείο δεδομένων.
about-privacy = Οι παρτίδες μένουν σε εσάς
about-privacy-text = Οι παρτίδες φυλάσσονται μόνο σε αυτόν τον φυλλομετρητή. Τίποτα δεν στέλνεται πουθενά. Ένας φυλλομετρητής μπορεί να αδειάσει τον χώρο του μετά από καιρό: αποθηκεύστε σε αρχείο μια παρτίδα που σας ενδιαφέρει.
about-fonts = Γράμματα
about-fonts-text = Alegreya του Juan Pablo del Peral και Commissioner του Κώστα Μπαρτσώκα, και οι δύο με την άδεια SIL Open Font License 1.1.
about-icons = Εικόνες
about-icons-text = Τα εμβλήματα των επαγγελμάτων είναι από το game-icons.net: των Lorc και Delapouite, με άδεια CC BY 3.0· η χορεύτρια και όλα τα υπόλοιπα είναι δικά μας σχέδια.
about-code = Κώδικας
about-code-text = Το Trapezi χρησιμοποιείται με την άδεια MIT ή την Apache 2.0, όποια θέλετε. Είναι φτιαγμένο με Rust, Lit και Fluent.

refused-table-no-such-match = Αυτή η παρτίδα δεν υπάρχει σε αυτόν τον φυλλομετρητή.
refused-undo-nothing = Δεν υπάρχει τίποτα να αναιρεθεί.
refused-undo-learnt = Κάτι αποκαλύφθηκε στο μεταξύ: δεν γίνεται να ξεχαστεί.
refused-undo-not-yours = Στο μεταξύ άλλοι έχουν αποφασίσει κρυφά: μόνο εκείνοι μπορούν να το πάρουν πίσω.
refused-redo-nothing = Δεν υπάρχει τίποτα να επαναληφθεί.
refused-game-unknown = Δεν υπάρχει παιχνίδι «{ $game }».
refused-seats-out-of-range = Το παιχνίδι είναι για { $min } έως { $max } θέσεις, όχι για { $seats }.
refused-seed-out-of-range = Ο σπόρος { $seed } είναι πολύ μεγάλος.
refused-option-unknown = Δεν υπάρχει επιλογή «{ $option }».
refused-option-value-unknown = Η επιλογή «{ $option }» δεν έχει τιμή «{ $value }».
refused-seat-name-unusable = Η θέση { $number } χρειάζεται όνομα με το πολύ { $max } γράμματα.
refused-seat-colour-taken = Η θέση { $number } έχει χρώμα που έχει και άλλη θέση.
refused-seat-unknown = Δεν υπάρχει θέση { $number }.
refused-json-unreadable = Αυτό δεν διαβάζεται: { $error }
refused-move-unreadable = Το «{ $move }» δεν είναι κίνηση αυτού του παιχνιδιού.
refused-nothing-to-decide = Η θέση { $number } δεν έχει τίποτα να αποφασίσει.
refused-bot-not-asked = Δεν έχει ζητηθεί από κάποιον αυτόματο παίκτη να σκεφτεί για τη θέση { $number }.
refused-position-seats-differ = Η θέση του παιχνιδιού έχει { $seats } παίκτες, η παρτίδα { $expected }.
refused-replay-beyond-end = Δεν υπάρχει κίνηση { $number }· έχουν παιχτεί { $moves }.
refused-save-format-unknown = Η αποθηκευμένη παρτίδα έχει μορφή { $format }· εδώ είναι γνωστή μόνο η { $known }.
refused-save-rules-differ = Η αποθηκευμένη παρτίδα έγινε με την έκδοση { $rules } των κανόνων (Trapezi { $engine })· εδώ ισχύει η { $known }.
refused-save-too-long = Η αποθηκευμένη παρτίδα έχει { $moves } κινήσεις· μια παρτίδα έχει το πολύ { $max }.
refused-save-diverges = Η αποθηκευμένη παρτίδα δεν αναπαράγεται: μετά την κίνηση { $number } η θέση διαφέρει από αυτήν που αποθηκεύτηκε.
refused-save-check-beyond-end = Η αποθηκευμένη παρτίδα έχει φθαρεί: ελέγχει τη θέση μετά την κίνηση { $after }, που δεν υπάρχει.
refused-save-of-loaded-position = Αυτή η παρτίδα άρχισε από δοσμένη θέση και δεν αποθηκεύεται ως κινήσεις.
refused-scenario-format-unknown = Το σενάριο έχει μορφή { $format }, που δεν είναι γνωστή εδώ.
