### Guildhall

guildhall-sources = Οι κανόνες είναι γραμμένοι με δικά μας λόγια. Πρώτο μετράει το ελληνικό βιβλίο κανόνων, δημόσιες σελίδες συμπληρώνουν τα κενά του και ό,τι μένει ανοιχτό το αποφασίσαμε εμείς: οι κανόνες αυτοί το γράφουν. Η αξία και ο αριθμός της κάρτας με την οποία τραβάτε κάρτες, καθώς και οι ικανότητες των καρτών 7 και 9 πόντων, στηρίζονται σε αδύναμες πηγές.

## Κάρτες. Η αιτιατική (acc) και η γενική με το άρθρο (gen) είναι για τις προτάσεις του ημερολογίου.

guildhall-profession-A = Δολοφόνος
    .gen = του Δολοφόνου
guildhall-profession-D = Χορεύτρια
    .gen = της Χορεύτριας
guildhall-profession-F = Αγρότης
    .gen = του Αγρότη
guildhall-profession-H = Ιστορικός
    .gen = του Ιστορικού
guildhall-profession-T = Έμπορος
    .gen = του Εμπόρου
guildhall-profession-W = Υφάντρα
    .gen = της Υφάντρας
guildhall-colour-r = κόκκινο
guildhall-colour-b = μπλε
guildhall-colour-g = πράσινο
guildhall-colour-y = κίτρινο
guildhall-colour-p = μωβ
guildhall-card-Ar = κόκκινος Δολοφόνος
    .acc = κόκκινο Δολοφόνο
guildhall-card-Ab = μπλε Δολοφόνος
    .acc = μπλε Δολοφόνο
guildhall-card-Ag = πράσινος Δολοφόνος
    .acc = πράσινο Δολοφόνο
guildhall-card-Ay = κίτρινος Δολοφόνος
    .acc = κίτρινο Δολοφόνο
guildhall-card-Ap = μωβ Δολοφόνος
    .acc = μωβ Δολοφόνο
guildhall-card-Dr = κόκκινη Χορεύτρια
    .acc = κόκκινη Χορεύτρια
guildhall-card-Db = μπλε Χορεύτρια
    .acc = μπλε Χορεύτρια
guildhall-card-Dg = πράσινη Χορεύτρια
    .acc = πράσινη Χορεύτρια
guildhall-card-Dy = κίτρινη Χορεύτρια
    .acc = κίτρινη Χορεύτρια
guildhall-card-Dp = μωβ Χορεύτρια
    .acc = μωβ Χορεύτρια
guildhall-card-Fr = κόκκινος Αγρότης
    .acc = κόκκινο Αγρότη
guildhall-card-Fb = μπλε Αγρότης
    .acc = μπλε Αγρότη
guildhall-card-Fg = πράσινος Αγρότης
    .acc = πράσινο Αγρότη
guildhall-card-Fy = κίτρινος Αγρότης
    .acc = κίτρινο Αγρότη
guildhall-card-Fp = μωβ Αγρότης
    .acc = μωβ Αγρότη
guildhall-card-Hr = κόκκινος Ιστορικός
    .acc = κόκκινο Ιστορικό
guildhall-card-Hb = μπλε Ιστορικός
    .acc = μπλε Ιστορικό
guildhall-card-Hg = πράσινος Ιστορικός
    .acc = πράσινο Ιστορικό
guildhall-card-Hy = κίτρινος Ιστορικός
    .acc = κίτρινο Ιστορικό
guildhall-card-Hp = μωβ Ιστορικός
    .acc = μωβ Ιστορικό
guildhall-card-Tr = κόκκινος Έμπορος
    .acc = κόκκινο Έμπορο
guildhall-card-Tb = μπλε Έμπορος
    .acc = μπλε Έμπορο
guildhall-card-Tg = πράσινος Έμπορος
    .acc = πράσινο Έμπορο
guildhall-card-Ty = κίτρινος Έμπορος
    .acc = κίτρινο Έμπορο
guildhall-card-Tp = μωβ Έμπορος
    .acc = μωβ Έμπορο
guildhall-card-Wr = κόκκινη Υφάντρα
    .acc = κόκκινη Υφάντρα
guildhall-card-Wb = μπλε Υφάντρα
    .acc = μπλε Υφάντρα
guildhall-card-Wg = πράσινη Υφάντρα
    .acc = πράσινη Υφάντρα
guildhall-card-Wy = κίτρινη Υφάντρα
    .acc = κίτρινη Υφάντρα
guildhall-card-Wp = μωβ Υφάντρα
    .acc = μωβ Υφάντρα

guildhall-vp-VP2_CHAPTER = Μεταφορά τμήματος
guildhall-vp-VP3_SWAP = Μία για δύο
guildhall-vp-VP3_PLACE = Τοποθέτηση από το χέρι
guildhall-vp-VP_DRAW = Τράβηγμα καρτών
guildhall-vp-VP4_TAKE = Απόκτηση κάρτας
guildhall-vp-VP4_ACTION = Άλλη μία ενέργεια
guildhall-vp-VP5 = Πέντε πόντοι
guildhall-vp-VP7_ACTIONS = Δύο ακόμη ενέργειες
guildhall-vp-VP9 = Εννέα πόντοι

## Πάνω στις κάρτες, με λίγα γράμματα: μπροστά το επίπεδο, πίσω τι κάνει

guildhall-mark-A-0 = 0
guildhall-mark-A-2 = 2
guildhall-mark-A-4 = 4
guildhall-mark-D-0 = n
guildhall-mark-F-1 = 1
guildhall-mark-F-3 = 3
guildhall-mark-H-0 = 0
guildhall-mark-H-2 = 2
guildhall-mark-H-4 = 4
guildhall-mark-T-0 = 0
guildhall-mark-T-2 = 2
guildhall-mark-T-4 = 4
guildhall-mark-W-0 = 0
guildhall-mark-W-2 = 2
guildhall-mark-W-4 = 4
guildhall-short-A-0 = 1 κάρτα
guildhall-short-A-2 = 2, χώρια
guildhall-short-A-4 = 2 όποιες
guildhall-short-D-0 = n κάρτες
guildhall-short-D-action = +1 ενέργ.
guildhall-short-F-1 = 1 ΠΝ
guildhall-short-F-3 = 2 ΠΝ
guildhall-short-H-0 = η πρώτη
guildhall-short-H-2 = μία όποια
guildhall-short-H-4 = δύο όποιες
guildhall-short-T-0 = 1 : 1
guildhall-short-T-2 = 2 : 2
guildhall-short-T-4 = τμήματα
guildhall-short-W-0 = βάλτε 1
guildhall-short-W-2 = 2 για 1
guildhall-short-W-4 = όσες για 2
guildhall-vp-short-VP2_CHAPTER = πάρτε τμήμα
guildhall-vp-short-VP3_SWAP = αλλαγή 1 : 2
guildhall-vp-short-VP3_PLACE = βάλτε όσες
guildhall-vp-short-VP_DRAW = τραβήξτε
guildhall-vp-short-VP4_TAKE = πάρτε 1 κάρτα
guildhall-vp-short-VP4_ACTION = +1 ενέργεια
guildhall-vp-short-VP7_ACTIONS = +2 ενέργειες

## Βοήθεια για τις κάρτες

guildhall-help-professions = Επαγγέλματα
guildhall-help-levels = Ο αριθμός μπροστά λέει πόσες κάρτες του ίδιου επαγγέλματος πρέπει να έχει το ανοιχτό τμήμα σας όταν παίζετε την κάρτα. Μπορείτε πάντα να χρησιμοποιήσετε χαμηλότερο επίπεδο ή κανένα.
guildhall-help-vps = Κάρτες ΠΝ
guildhall-help-vp-worth = { $points } ΠΝ, κόστος: { $cost ->
    [one] ένα ολοκληρωμένο τμήμα.
   *[other] { $cost } ολοκληρωμένα τμήματα.
}
guildhall-help-A-0 = Ξεσκαρτάρετε 1 κάρτα από τη συντεχνία ενός άλλου παίκτη.
guildhall-help-A-2 = Ξεσκαρτάρετε 2 κάρτες από δύο διαφορετικά τμήματα ενός άλλου παίκτη.
guildhall-help-A-4 = Ξεσκαρτάρετε 2 οποιεσδήποτε κάρτες από τη συντεχνία ενός άλλου παίκτη.
guildhall-help-D-0 = Τραβήξτε όσες κάρτες έχει το ανοιχτό τμήμα σας με Χορεύτριες (ή λιγότερες) και μετά εκτελέστε άλλη μία ενέργεια.
guildhall-help-F-1 = Κερδίζετε 1 δείκτη ΠΝ.
guildhall-help-F-3 = Κερδίζετε 2 δείκτες ΠΝ.
guildhall-help-H-0 = Τοποθετήστε στη συντεχνία σας την πρώτη κάρτα της στοίβας ξεσκαρταρίσματος.
guildhall-help-H-2 = Ψάξτε τη στοίβα ξεσκαρταρίσματος και τοποθετήστε 1 κάρτα στη συντεχνία σας.
guildhall-help-H-4 = Ψάξτε τη στοίβα ξεσκαρταρίσματος και τοποθετήστε 2 κάρτες στη συντεχνία σας.
guildhall-help-T-0 = Ανταλλάξτε 1 κάρτα της συντεχνίας σας με 1 κάρτα της συντεχνίας ενός άλλου παίκτη.
guildhall-help-T-2 = Ανταλλάξτε 2 κάρτες της συντεχνίας σας με 2 κάρτες της συντεχνίας ενός άλλου παίκτη.
guildhall-help-T-4 = Ανταλλάξτε ένα ανοιχτό τμήμα σας με ένα ανοιχτό τμήμα ενός άλλου παίκτη.
guildhall-help-W-0 = Τοποθετήστε 1 κάρτα από το χέρι σας στη συντεχνία σας.
guildhall-help-W-2 = Ανταλλάξτε 2 κάρτες του χεριού σας με 1 κάρτα της συντεχνίας σας.
guildhall-help-W-4 = Ανταλλάξτε όσες κάρτες του χεριού σας θέλετε με 2 κάρτες της συντεχνίας σας.
guildhall-help-VP2_CHAPTER = Μπορείτε να μετακινήσετε στη συντεχνία σας ένα ολόκληρο ανοιχτό τμήμα ενός άλλου παίκτη.
guildhall-help-VP3_SWAP = Μπορείτε να ανταλλάξετε 1 κάρτα της συντεχνίας σας με 2 οποιεσδήποτε κάρτες ενός άλλου παίκτη.
guildhall-help-VP3_PLACE = Μπορείτε να τοποθετήσετε στη συντεχνία σας όσες κάρτες του χεριού σας θέλετε.
guildhall-help-VP_DRAW = Μπορείτε να τραβήξετε όσες κάρτες αναγράφονται.
guildhall-help-VP4_TAKE = Μπορείτε να πάρετε στη συντεχνία σας 1 κάρτα από τη συντεχνία ενός άλλου παίκτη.
guildhall-help-VP4_ACTION = Μπορείτε να εκτελέσετε άλλη μία ενέργεια.
guildhall-help-VP5 = Χωρίς ικανότητα.
guildhall-help-VP7_ACTIONS = Μπορείτε να εκτελέσετε δύο ακόμη ενέργειες.
guildhall-help-VP9 = Χωρίς ικανότητα.

## Θέσεις και αριθμοί

guildhall-centre = Κέντρο του τραπεζιού
guildhall-row = Κεντρική γραμμή
guildhall-deck = τράπουλα
guildhall-discard = στοίβα
guildhall-discard-top = Στοίβα ξεσκαρταρίσματος, πρώτη κάρτα: { $card }
guildhall-vp-deck = κάρτες ΠΝ
guildhall-vp-label = { $name }: { $points } ΠΝ, κόστος { $cost ->
    [one] 1 ολοκληρωμένο τμήμα
   *[other] { $cost } ολοκληρωμένα τμήματα
}
guildhall-area = Σε αυτόν τον γύρο
guildhall-area-of = Περιοχή ενεργειών: { $name }
guildhall-actions-left = { $count ->
    [one] απομένει 1 ενέργεια
   *[other] απομένουν { $count } ενέργειες
}
guildhall-hall-of = Συντεχνία: { $name }
guildhall-hall-empty = κανένα ανοιχτό τμήμα
guildhall-chapter-of = { $profession }: { $count } από 5
guildhall-chapter-at = { $profession }: { $count } από 5, επίπεδο { $level }
guildhall-in-hand = { $card }, στο χέρι σας
guildhall-in-hall = { $card }, συντεχνία: { $name }
guildhall-in-pile = { $card }, στη στοίβα ξεσκαρταρίσματος
guildhall-in-order = { $card }, πηγαίνει στη στοίβα ξεσκαρταρίσματος
guildhall-in-area = { $card }, σε αυτόν τον γύρο
guildhall-help-shelf = Πάνω στο ράφι
guildhall-help-notches = Κάθε τμήμα έχει πέντε τρύπες και ένα χάλκινο καρφί για κάθε κάρτα του. Η ψηλή τρύπα είναι ένα επίπεδο που αναγράφεται στις κάρτες· όταν είναι φωτεινή, η επόμενη κάρτα αυτού του επαγγέλματος το φτάνει. Η τετράγωνη ολοκληρώνει το τμήμα.
guildhall-missing = λείπει: { $colour }
guildhall-hand-of = Χέρι: { $name }, { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
}
guildhall-hand-empty = Καμία κάρτα στο χέρι
guildhall-kept = Κερδισμένα
guildhall-kept-nothing = Ακόμη ούτε τμήματα ούτε πόντοι
guildhall-completed = Ολοκληρωμένο τμήμα: { $profession }
guildhall-tokens = { $count ->
    [one] 1 δείκτης ΠΝ
   *[other] { $count } δείκτες ΠΝ
}
guildhall-count-hand = { $count ->
    [one] 1 κάρτα στο χέρι
   *[other] { $count } κάρτες στο χέρι
}
guildhall-count-completed = { $count ->
    [one] 1 ολοκληρωμένο τμήμα
   *[other] { $count } ολοκληρωμένα τμήματα
}
guildhall-pile = Στοίβα ξεσκαρταρίσματος
guildhall-pile-order = Από πάνω προς τα κάτω
guildhall-pile-hide = Κρύψτε
guildhall-pile-show = Δείτε τη στοίβα
guildhall-order = Σειρά στη στοίβα ξεσκαρταρίσματος
guildhall-pane-centre = Κέντρο
guildhall-pane-mine = Δικά μου
guildhall-pane-others = Άλλοι

## Κουμπιά

guildhall-choice-draw = { $count ->
    [0] χωρίς κάρτες, +1 ενέργεια
    [one] 1 κάρτα, +1 ενέργεια
   *[other] { $count } κάρτες, +1 ενέργεια
}
guildhall-choice-discard-and-draw = Ξεσκαρτάρισμα
guildhall-choice-enough-setup-discard = Τέλος: τραβήξτε μέχρι τις 9
guildhall-choice-enough-discarding = Τέλος: τραβήξτε μέχρι τις 6
guildhall-choice-enough-effect = Τέλος επιλογής
guildhall-choice-enough-ability = Τέλος επιλογής
guildhall-chip-level = επίπεδο { $level }
guildhall-choice-decline = Χωρίς την ικανότητα
guildhall-choice-rest = Τα υπόλοιπα με τη σειρά τους

## Προτροπές. Μπροστά τους στέκει το όνομα του παίκτη.

guildhall-prompt-wait = { $actions ->
    [0] στην τελευταία ενέργεια
    [one] μετά από αυτήν απομένει 1 ενέργεια
   *[other] απομένουν { $actions } ενέργειες
}
guildhall-prompt-wait-setup = ετοιμάζει τη συντεχνία
guildhall-prompt-wait-excess = ξεσκαρτάρει ολοκληρωμένο τμήμα
guildhall-prompt-setup-discard = { $picked ->
    [0] Ξεσκαρτάρετε όσες κάρτες θέλετε και τραβήξτε μέχρι τις { $hand }
    [one] 1 κάρτα για ξεσκαρτάρισμα· κι άλλη, ή τέλος;
   *[other] { $picked } κάρτες για ξεσκαρτάρισμα· κι άλλη, ή τέλος;
}
guildhall-prompt-setup-place = { $left ->
    [one] Τοποθετήστε 1 ακόμη κάρτα στη συντεχνία σας
   *[other] Τοποθετήστε { $left } διαφορετικές κάρτες στη συντεχνία σας
}
guildhall-prompt-action = { $actions ->
    [one] 1 ενέργεια: παίξτε κάρτα, αγοράστε κάρτα ΠΝ ή ξεσκαρτάρετε
   *[other] { $actions } ενέργειες: παίξτε κάρτα, αγοράστε κάρτα ΠΝ ή ξεσκαρτάρετε
}
guildhall-prompt-discarding = { $picked ->
    [0] Επιλέξτε τι θα ξεσκαρτάρετε και τραβήξτε μέχρι τις 6
    [one] 1 κάρτα για ξεσκαρτάρισμα· κι άλλη, ή τέλος;
   *[other] { $picked } κάρτες για ξεσκαρτάρισμα· κι άλλη, ή τέλος;
}
guildhall-prompt-pay = { $left ->
    [one] «{ $vp }»: επιλέξτε ολοκληρωμένο τμήμα για πληρωμή
   *[other] «{ $vp }»: επιλέξτε { $left } ολοκληρωμένα τμήματα για πληρωμή
}
guildhall-prompt-order = { $picked ->
    [0] Ποια κάρτα πηγαίνει πρώτη στη στοίβα ξεσκαρταρίσματος;
   *[other] Ποια κάρτα πηγαίνει μετά στη στοίβα ξεσκαρταρίσματος;
}
guildhall-prompt-excess = Επιλέξτε ποιο ολοκληρωμένο τμήμα θα ξεσκαρτάρετε: το πολύ τρία
guildhall-prompt-level = { $profession }: επιλέξτε επίπεδο
guildhall-prompt-dancer = { $most ->
    [0] { $profession }: άλλη μία ενέργεια;
   *[other] { $profession }: πόσες κάρτες, μέχρι { $most };
}
guildhall-prompt-assassin = { $left ->
    [one] { $profession }: ξεσκαρτάρετε 1 κάρτα άλλης συντεχνίας
   *[other] { $profession }: ξεσκαρτάρετε { $left } κάρτες άλλης συντεχνίας
}
guildhall-prompt-historian = { $left ->
    [one] { $profession }: πάρτε 1 κάρτα από τη στοίβα ξεσκαρταρίσματος
   *[other] { $profession }: πάρτε { $left } κάρτες από τη στοίβα ξεσκαρταρίσματος
}
guildhall-prompt-give = { $left ->
    [one] { $profession }: επιλέξτε 1 δική σας κάρτα να δώσετε
   *[other] { $profession }: επιλέξτε { $left } δικές σας κάρτες να δώσετε
}
guildhall-prompt-take = { $left ->
    [one] { $profession }: επιλέξτε 1 κάρτα να πάρετε
   *[other] { $profession }: επιλέξτε { $left } κάρτες να πάρετε
}
guildhall-prompt-give-chapter = { $profession }: επιλέξτε δικό σας τμήμα να δώσετε
guildhall-prompt-take-chapter = { $profession }: επιλέξτε τμήμα να πάρετε
guildhall-prompt-take-back = { $left ->
    [one] { $profession }: πάρτε πίσω στο χέρι 1 κάρτα της συντεχνίας σας
   *[other] { $profession }: πάρτε πίσω στο χέρι { $left } κάρτες της συντεχνίας σας
}
guildhall-prompt-place = { $left ->
    [one] { $profession }: τοποθετήστε 1 κάρτα από το χέρι σας
   *[other] { $profession }: τοποθετήστε { $left } κάρτες από το χέρι σας
}
guildhall-prompt-place-any = { $profession }: τοποθετήστε κάρτες από το χέρι σας, ή τέλος
guildhall-prompt-use-draw = { $profession }: τραβάτε { $count } κάρτες;
guildhall-prompt-use-actions = { $count ->
    [one] { $profession }: άλλη μία ενέργεια;
   *[other] { $profession }: { $count } ακόμη ενέργειες;
}

## Ημερολόγιο

guildhall-log-first = Πρώτος παίκτης: { $seat }
guildhall-log-setup-discarded = { $count ->
    [0] { $seat }: κρατάει όλες τις κάρτες
    [one] { $seat }: ξεσκαρτάρει 1 κάρτα
   *[other] { $seat }: ξεσκαρτάρει { $count } κάρτες
}
guildhall-log-setup-placed = { $seat }: τοποθετεί { ACC($cards) }
guildhall-log-played = { $seat }: παίζει { ACC($card) }
guildhall-log-no-effect = { $seat }: δεν χρησιμοποιεί την ικανότητα, { $card }
guildhall-log-searched = { $seat }: ψάχνει τη στοίβα ξεσκαρταρίσματος, από κάτω προς τα πάνω: { $cards }
guildhall-log-discarded = { $count ->
    [0] { $seat }: δεν ξεσκαρτάρει τίποτα
    [one] { $seat }: ξεσκαρτάρει 1 κάρτα
   *[other] { $seat }: ξεσκαρτάρει { $count } κάρτες
}
guildhall-log-top = Πρώτη στη στοίβα ξεσκαρταρίσματος: { $card }
guildhall-log-drew = { $count ->
    [one] { $seat }: τραβάει 1 κάρτα
   *[other] { $seat }: τραβάει { $count } κάρτες
}
guildhall-log-drew-cards = { $count ->
    [one] { $seat }: τραβάει { ACC($cards) }
   *[other] { $seat }: τραβάει { $count } κάρτες: { $cards }
}
guildhall-log-reshuffled = { $count ->
    [one] Η τράπουλα εξαντλήθηκε, η στοίβα ξεσκαρταρίσματος ανακατεύεται: 1 κάρτα
   *[other] Η τράπουλα εξαντλήθηκε, η στοίβα ξεσκαρταρίσματος ανακατεύεται: { $count } κάρτες
}
guildhall-log-assassin = { $seat }: ξεσκαρτάρει { ACC($cards) } (συντεχνία: { $other })
guildhall-log-extra-actions = { $count ->
    [one] { $seat }: άλλη μία ενέργεια
   *[other] { $seat }: { $count } ακόμη ενέργειες
}
guildhall-log-farmer = { $count ->
    [one] { $seat }: κερδίζει 1 δείκτη ΠΝ
   *[other] { $seat }: κερδίζει { $count } δείκτες ΠΝ
}
guildhall-log-historian = { $seat }: τοποθετεί { ACC($card) } από τη στοίβα ξεσκαρταρίσματος
guildhall-log-traded = { $seat }: δίνει { ACC($given) } και παίρνει { ACC($taken) } (συντεχνία: { $other })
guildhall-log-weaver = { $seat }: τοποθετεί { ACC($placed) } και παίρνει πίσω στο χέρι { ACC($taken) }
guildhall-log-placed = { $seat }: τοποθετεί { ACC($card) }
guildhall-log-took = { $count ->
    [one] { $seat }: παίρνει { ACC($cards) } (συντεχνία: { $other })
   *[other] { $seat }: παίρνει { $count } κάρτες (συντεχνία: { $other }): { $cards }
}
guildhall-log-bought = { $seat }: αγοράζει «{ $vp }»
guildhall-log-ability-unused = { $seat }: δεν χρησιμοποιεί την ικανότητα, «{ $vp }»
guildhall-log-completed = { $seat }: ολοκληρώνει το τμήμα { GEN($profession) }
guildhall-log-excess = { $seat }: ξεσκαρτάρει ολοκληρωμένο τμήμα
guildhall-log-duplicate = { $card }: υπάρχει ήδη ίδια κάρτα (συντεχνία: { $seat }), πηγαίνει στη στοίβα ξεσκαρταρίσματος
guildhall-log-won = { $points ->
    [one] { $seat }: νίκη με 1 ΠΝ
   *[other] { $seat }: νίκη με { $points } ΠΝ
}
guildhall-log-bound = Η παρτίδα τελειώνει μετά από { $turns } γύρους

## Βαθμολογία

guildhall-tally-cards = Κάρτες { $points } πόντων
guildhall-tally-tokens = Δείκτες ΠΝ

## Γιατί δεν γίνεται

refused-owner-settles-excess = Πρώτα πρέπει να ξεσκαρτάρει ολοκληρωμένο τμήμα: { $seat }.
refused-settle-excess-first = Πρώτα επιλέξτε ποιο ολοκληρωμένο τμήμα θα ξεσκαρτάρετε.
refused-chapter-not-yours = Δεν έχετε άλλο ολοκληρωμένο τμήμα αυτού του επαγγέλματος: { $profession }.
refused-card-not-in-order = Δεν είναι από τις κάρτες που μπαίνουν σε σειρά: { $card }.
refused-card-not-in-hand = Δεν είναι στο χέρι σας: { $card }.
refused-card-not-in-hall = Δεν βρίσκεται εκεί: { $card }.
refused-card-not-in-pile = Δεν είναι στη στοίβα ξεσκαρταρίσματος: { $card }.
refused-duplicate-in-hall = Υπάρχει ήδη ίδια κάρτα στη συντεχνία σας: { $card }.
refused-duplicate-after-swap = Μετά την ανταλλαγή μια συντεχνία θα είχε δύο ίδιες κάρτες.
refused-duplicate-in-chapter = Μία από τις κάρτες του υπάρχει ήδη στη συντεχνία σας: { $card }.
refused-profession-played = Αυτό το επάγγελμα παίχτηκε ήδη σε αυτόν τον γύρο: { $card }.
refused-setup-cards-differ = Οι τρεις κάρτες πρέπει να διαφέρουν: έχει ήδη επιλεγεί { $card }.
refused-setup-place-three = Τοποθετήστε τρεις κάρτες από το χέρι σας.
refused-finish-discard-first = Πρώτα ολοκληρώστε το ξεσκαρτάρισμα.
refused-finish-purchase-first = Πρώτα ολοκληρώστε την αγορά.
refused-finish-level-first = Το επίπεδο έχει επιλεγεί: εκτελέστε το ολόκληρο ή πάρτε το πίσω.
refused-not-in-row = Δεν είναι στην κεντρική γραμμή: «{ $vp }».
refused-too-few-chapters = Η κάρτα «{ $vp }» κοστίζει { $cost ->
    [one] 1 ολοκληρωμένο τμήμα
   *[other] { $cost } ολοκληρωμένα τμήματα
} και έχετε { $have }.
refused-payment-exact = Πληρώστε ακριβώς: { $cost ->
    [one] 1 ολοκληρωμένο τμήμα.
   *[other] { $cost } ολοκληρωμένα τμήματα.
}
refused-no-pass = Δεν υπάρχει πάσο. Μπορείτε πάντα να μην ξεσκαρτάρετε τίποτα.
refused-no-such-action = Δεν είναι από τις ενέργειες: παίξτε κάρτα, αγοράστε κάρτα ΠΝ ή ξεσκαρτάρετε.
refused-level-not-reached = Δεν φτάνετε το επίπεδο { $level }: το τμήμα σας έχει { $have ->
    [one] 1 κάρτα.
   *[other] { $have } κάρτες.
}
refused-level-impossible = Το επίπεδο { $level } δεν μπορεί να εκτελεστεί ολόκληρο.
refused-choose-level-first = Πρώτα επιλέξτε επίπεδο.
refused-draw-beyond-level = { $count } κάρτες είναι πολλές: το τμήμα σας έχει { $have }.
refused-one-opponent-only = Όλες οι κάρτες πρέπει να είναι του ίδιου παίκτη.
refused-not-own-hall = Αυτό αφορά τη συντεχνία άλλου παίκτη, όχι τη δική σας.
refused-two-chapters = Η δεύτερη κάρτα πρέπει να είναι από άλλο τμήμα: { $card }.
refused-opponent-has-too-few = Δεν αρκούν εκεί οι κάρτες ({ $seat }): χρειάζονται { $count }.
refused-cards-taken-first = { $count ->
    [one] Πρώτα επιλέξτε την κάρτα που παίρνετε πίσω.
   *[other] Πρώτα επιλέξτε τις { $count } κάρτες που παίρνετε πίσω.
}
refused-exact-number = { $count ->
    [one] Η ικανότητα είναι για ακριβώς 1 κάρτα.
   *[other] Η ικανότητα είναι για ακριβώς { $count } κάρτες.
}
refused-own-cards-first = Επιλέξτε πρώτα τι δίνετε από τη δική σας συντεχνία.
refused-no-such-effect = Αυτό δεν είναι μέρος όσων εκτελούνται τώρα.
refused-position-turn = Τέτοιος γύρος δεν μπορεί να υπάρξει.
refused-position-cards = { $card }: { $found } αντίγραφα αντί για { $expected }.
refused-position-vp-cards = «{ $vp }»: { $found } αντίγραφα αντί για { $expected }.
refused-position-row = Η κεντρική γραμμή δεν είναι όπως πρέπει.
refused-position-full-chapter = Γεμάτο τμήμα που δεν ολοκληρώθηκε: { $seat }.
refused-position-completed = Περισσότερα ολοκληρωμένα τμήματα από όσα επιτρέπονται: { $seat }.
refused-position-points = Περισσότεροι πόντοι από όσους γίνεται: { $seat }.
refused-position-area = Η περιοχή ενεργειών δεν είναι όπως πρέπει.
refused-position-chain = Όσα επιλέχθηκαν ως τώρα δεν ταιριάζουν με την κατάσταση του παιχνιδιού.
