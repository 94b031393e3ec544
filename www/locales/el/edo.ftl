### Edo

edo-sources = Οι κανόνες είναι γραμμένοι με δικά μας λόγια. Πρώτο μετράει το ελληνικό βιβλίο κανόνων, δημόσιες σελίδες συμπληρώνουν τα κενά του και ό,τι μένει ανοιχτό το αποφασίσαμε εμείς: οι κανόνες αυτοί το γράφουν. Πολλά από όσα είναι τυπωμένα στα εξαρτήματα δεν βρέθηκαν. Το κόστος των κτιρίων, ο χάρτης, οι βασικές κάρτες B και C, τα ζευγάρια και τα όρια των ειδικών καρτών, οι κάρτες εμπόρου και τα περισσότερα πλακίδια κέρδους είναι δικές μας τιμές, και σημειώνονται.

## Θέσεις

edo-space-edo = Edo
edo-space-city1 = Καουαγκόε
edo-space-road1 = Δρόμος 1
edo-space-city2 = Σακούρα
edo-space-road2 = Δρόμος 2
edo-space-city3 = Καμακούρα
edo-space-road3 = Δρόμος 3
edo-space-forest1 = Δάσος 1
edo-space-quarry1 = Λατομείο 1
edo-space-outpost1 = Φυλάκιο 1
edo-space-rice1 = Ορυζώνας 1
edo-space-river1 = Θέση ποταμού 1
edo-space-forest2 = Δάσος 2
edo-space-quarry2 = Λατομείο 2
edo-space-outpost2 = Φυλάκιο 2
edo-space-rice2 = Ορυζώνας 2
edo-space-river2 = Θέση ποταμού 2
edo-space-forest3 = Δάσος 3
edo-space-quarry3 = Λατομείο 3
edo-space-outpost3 = Φυλάκιο 3
edo-space-rice3 = Ορυζώνας 3
edo-space-river3 = Θέση ποταμού 3
edo-space-city4 = Ονταουάρα
edo-space-road4 = Δρόμος 4
edo-space-city5 = Κόφου
edo-space-road5 = Δρόμος 5
edo-space-lane2 = Δρομάκι 2
edo-space-forest4 = Δάσος 4
edo-space-quarry4 = Λατομείο 4
edo-space-outpost4 = Φυλάκιο 4
edo-space-rice4 = Ορυζώνας 4
edo-space-river4 = Θέση ποταμού 4
edo-space-forest5 = Δάσος 5
edo-space-quarry5 = Λατομείο 5
edo-space-outpost5 = Φυλάκιο 5
edo-space-rice5 = Ορυζώνας 5
edo-space-lane5 = Δρομάκι 5

## Κάρτες και ενέργειες

edo-card-A = κάρτα A
edo-card-B = κάρτα B
edo-card-C = κάρτα C
edo-card-S01 = ειδική κάρτα S01
edo-card-S02 = ειδική κάρτα S02
edo-card-S03 = ειδική κάρτα S03
edo-card-S04 = ειδική κάρτα S04
edo-card-S05 = ειδική κάρτα S05
edo-card-S06 = ειδική κάρτα S06
edo-card-S07 = ειδική κάρτα S07
edo-card-S08 = ειδική κάρτα S08
edo-card-S09 = ειδική κάρτα S09
edo-card-S10 = ειδική κάρτα S10
edo-card-S11 = ειδική κάρτα S11
edo-card-S12 = ειδική κάρτα S12
edo-action-A-rice = Ρύζι
edo-action-A-money = Χρήματα
edo-action-A-harvest_wood = Συλλογή ξύλου
edo-action-A-build = Κτίσιμο
edo-action-B-harvest_stone = Συλλογή πέτρας
edo-action-B-build = Κτίσιμο
edo-action-B-recruit = Πρόσληψη
edo-action-B-money = Χρήματα
edo-action-C-harvest_rice = Συλλογή ρυζιού
edo-action-C-travel = Ταξίδι
edo-action-C-trade = Εμπόριο
edo-action-C-new_authorization = Νέα εξουσιο{"\u00AD"}δότηση
edo-action-S01-harvest_wood = Συλλογή ξύλου +1
edo-action-S01-build = Κτίσιμο −1 πέτρα
edo-action-S02-harvest_stone = Συλλογή πέτρας +1
edo-action-S02-build = Κτίσιμο −1 ξύλο
edo-action-S03-harvest_rice = Συλλογή ρυζιού +1
edo-action-S03-build = Κτίσιμο −5 Ryo
edo-action-S04-harvest_wood = Συλλογή ξύλου ×2
edo-action-S04-money = Χρήματα: 7 Ryo
edo-action-S05-harvest_stone = Συλλογή πέτρας ×2
edo-action-S05-money = Χρήματα: 7 Ryo
edo-action-S06-harvest_rice = Συλλογή ρυζιού ×2
edo-action-S06-money = Χρήματα: 10 Ryo
edo-action-S07-rice = 3 Ryo για 2 ρύζια
edo-action-S07-build = Κτίσιμο −1 ξύλο
edo-action-S08-rice = 3 Ryo για 2 ρύζια
edo-action-S08-build = Κτίσιμο −1 πέτρα
edo-action-S09-rice = 7 Ryo για 3 ρύζια
edo-action-S09-trade = Εμπόριο
edo-action-S10-rice = 7 Ryo για 3 ρύζια
edo-action-S10-build = Κτίσιμο −5 Ryo
edo-action-S11-money = Χρήματα: 10 Ryo
edo-action-S11-sell_authorization = Πώληση εξουσιο{"\u00AD"}δότησης
edo-action-S12-travel = Ταξίδι
edo-action-S12-sell_authorization = Πώληση εξουσιο{"\u00AD"}δότησης
edo-merchant-M01 = κάρτα εμπόρου 1
edo-merchant-M02 = κάρτα εμπόρου 2
edo-merchant-M03 = κάρτα εμπόρου 3
edo-merchant-M04 = κάρτα εμπόρου 4
edo-merchant-M05 = κάρτα εμπόρου 5
edo-merchant-M06 = κάρτα εμπόρου 6
edo-merchant-M07 = κάρτα εμπόρου 7
edo-merchant-M08 = κάρτα εμπόρου 8
edo-merchant-M09 = κάρτα εμπόρου 9
edo-merchant-M10 = κάρτα εμπόρου 10
edo-building-house = σπίτι
edo-building-market = αγορά
edo-building-stronghold = οχυρό
edo-resource-wood = ξύλο
edo-resource-stone = πέτρα
edo-resource-rice = ρύζι
edo-kind-money = Χρήματα
edo-kind-rice = Ρύζι
edo-kind-recruit = Πρόσληψη
edo-kind-travel = Ταξίδι
edo-kind-new_authorization = Νέες εξουσιοδοτήσεις
edo-kind-sell_authorization = Πώληση εξουσιο{"\u00AD"}δότησης
edo-kind-harvest = Συλλογή
edo-kind-build = Κτίσιμο
edo-kind-trade = Εμπόριο
edo-action-limit = { $times ->
    [one] μία φορά
   *[other] έως { $times }×
}{ $officials ->
    [one] {""}
   *[other] , από { $officials } υπαλλήλους
}
edo-card-label = { $card }: { $actions }
edo-card-in-slot = { $card }· στη θέση { $slot }, πάρτε την πίσω
edo-goods-wood = { $count ->
    [one] 1 ξύλο
   *[other] { $count } ξύλα
}
edo-goods-stone = { $count ->
    [one] 1 πέτρα
   *[other] { $count } πέτρες
}
edo-goods-rice = { $count ->
    [one] 1 ρύζι
   *[other] { $count } ρύζια
}
edo-goods-ryo = { $count ->
    [one] 1 Ryo
   *[other] { $count } Ryo
}

## Το κεντρικό ταμπλό

edo-map = Κεντρικό ταμπλό
edo-map-spaces = Θέσεις
edo-map-figures = Φιγούρες
edo-samurai-label = { $count ->
    [one] Σαμουράι ({ $name }): { $space }
   *[other] { $count } σαμουράι ({ $name }): { $space }
}
edo-merchant-at = Έμπορος: { $space }
edo-space-for = { $space }, με { $ryo } Ryo
edo-site-covered = { $name }, καλυμμένη θέση
edo-site-label = { $name }, μια συλλογή δίνει { $count }
edo-town-shut = { $name }, κλειστή πόλη
edo-town-empty = { $name }, χωρίς κτίρια ακόμη
edo-town-share = { $name } { $ryo } Ryo
edo-town-label = { $count ->
    [one] { $name }, 1 κτίριο, εισόδημα: { $shares }
   *[other] { $name }, { $count } κτίρια, εισόδημα: { $shares }
}

## Έμπορος και ειδικές κάρτες

edo-shop = Έμπορος και ειδικές κάρτες
edo-merchant = Έμπορος
edo-merchant-each = από { $ryo }
edo-merchant-offer = έως { $count } ({ $resource }) με { $ryo } Ryo το ένα
edo-merchant-label = { $points ->
    [one] { $offers }· 1 πόντος ισχύος με { $cost }
   *[other] { $offers }· { $points } πόντοι ισχύος με { $cost }
}
edo-merchant-now = Τρέχουσα κάρτα εμπόρου: { $card }
edo-merchant-next = { $count ->
    [one] Επόμενη κάρτα εμπόρου, η τελευταία: { $card }
   *[other] Επόμενη κάρτα εμπόρου, { $count } στην τράπουλα: { $card }
}
edo-merchant-soon = μετά
edo-merchant-last = τελευταίος γύρος
edo-packages = Πακέτα
edo-package-label = Πακέτο: { $goods }
edo-row = Ανοιχτές ειδικές κάρτες
edo-row-short = Ειδικές
edo-special-deck = { $count ->
    [one] 1 κάρτα στην τράπουλα
   *[other] { $count } κάρτες στην τράπουλα
}

## Ταμπλό προγραμματισμού και απόθεμα

edo-planning-board = Ταμπλό προγραμματισμού: { $name }
edo-slot-empty = κενή
edo-slot-label-empty = Θέση { $slot }: κενή
edo-slot-label-card = Θέση { $slot }: { $card }
edo-slot-label = Θέση { $slot }: { $action }, δικοί σας υπάλληλοι { $officials }, του Shogun { $shogun }
edo-slot-closed = θέση { $slot } κλειστή
edo-slot-of = { $name }: { $what }
edo-hand = Κάρτες: { $name }
edo-prices = Τι κοστίζουν τα κτίρια
edo-price-label = { $building }: { $cost }· { $points ->
    [one] 1 πόντος ισχύος
   *[other] { $points } πόντοι ισχύος
}
edo-trade-label = { $points ->
    [one] 1 πόντος ισχύος
   *[other] { $points } πόντοι ισχύος
} για { $cost }
edo-buy-label = Αγορά: { $resource }, { $count }
edo-choose-action = Ποια ενέργεια;
edo-choose-officials = Πόσοι δικοί σας υπάλληλοι;
edo-choose-shogun-officials = Πόσοι υπάλληλοι του Shogun;
edo-officials-each = { $count ->
    [one] 1 υπάλληλος για κάθε φορά
   *[other] { $count } υπάλληλοι για κάθε φορά
}
edo-count-officials = { $count ->
    [one] 1 δικός σας υπάλληλος
   *[other] { $count } δικοί σας υπάλληλοι
}
edo-count-shogun-officials = { $count ->
    [one] 1 υπάλληλος του Shogun
   *[other] { $count } υπάλληλοι του Shogun
}
edo-stock-points = Πόντοι ισχύος: { $count }
edo-stock-ryo = Ryo: { $count }
edo-stock-rice = Ρύζι: { $count }
edo-stock-wood = Ξύλο: { $count }
edo-stock-stone = Πέτρα: { $count }
edo-stock-houses = Σπίτια που μένουν: { $count }
edo-stock-markets = Αγορές που μένουν: { $count }
edo-stock-officials = Υπάλληλοι δίπλα στο ταμπλό: { $count }
edo-stock-shogun-officials = Υπάλληλοι του Shogun δίπλα στο ταμπλό: { $count }
edo-no-house = Χωρίς σπίτι στο Edo ακόμη: για να κερδίσετε χρειάζεστε τουλάχιστον ένα
edo-first-player = Πρώτος παίκτης
edo-track = Πόντοι ισχύος
edo-track-standing = { $name }: { $points }
edo-count-samurai = { $count ->
    [one] 1 σαμουράι στο ταμπλό
   *[other] { $count } σαμουράι στο ταμπλό
}
edo-count-cards = { $count ->
    [one] 1 κάρτα εξουσιοδότησης
   *[other] { $count } κάρτες εξουσιοδότησης
}
edo-pane-map = Ταμπλό
edo-pane-mine = Δικά μου
edo-pane-others = Άλλοι

## Κουμπιά

edo-choice-ready = Κλείδωμα προγραμματισμού
edo-choice-done-window = Αποκαλύψτε την κάρτα
edo-choice-done-card = Τέλος ενέργειας
edo-choice-done-wages = Οι άλλοι μένουν

## Τι να κάνετε. Μπροστά στέκεται το όνομα του παίκτη.

edo-prompt-wait = έχει σειρά
edo-prompt-wait-setup = ετοιμάζεται
edo-prompt-wait-programs = προγραμματίζει κρυφά
edo-prompt-placing = Επιλέξτε πακέτο ή την πόλη του πρώτου σας σπιτιού
edo-prompt-placing-package = Επιλέξτε πακέτο πόρων
edo-prompt-placing-city = Επιλέξτε την πόλη του πρώτου σας σπιτιού
edo-prompt-merchant = Τοποθετήστε τον έμπορο σε θέση ποταμού
edo-prompt-card = Επιλέξτε κάρτα για τη θέση { $slot } από { $slots }
edo-prompt-action = Θέση { $slot }, { $card }: ποια ενέργεια;
edo-prompt-officials = { $left ->
    [one] Θέση { $slot }, { $action }: πόσοι δικοί σας υπάλληλοι; Έχετε 1
   *[other] Θέση { $slot }, { $action }: πόσοι δικοί σας υπάλληλοι; Έχετε { $left }
}
edo-prompt-shogun-officials = { $left ->
    [one] Θέση { $slot }, { $action }: πόσοι υπάλληλοι του Shogun; Έχετε 1
   *[other] Θέση { $slot }, { $action }: πόσοι υπάλληλοι του Shogun; Έχετε { $left }
}
edo-prompt-ready = Έτοιμοι; Αγγίξτε μια κάρτα στη θέση της για αλλαγή
edo-prompt-window = Πριν από την κάρτα { $slot }: μετακινήστε σαμουράι ή τον έμπορο ({ $ryo } Ryo) ή αποκαλύψτε την κάρτα
edo-prompt-window-over = Κάρτα { $slot }: δεν έχετε Ryo για μετακίνηση. Αποκαλύψτε την κάρτα
edo-prompt-to = Πού; Έχετε { $ryo } Ryo
edo-prompt-times = { $action }: πόσες φορές, έως { $left };
edo-prompt-travel = { $action }, μένουν { $left }: επιλέξτε φυλάκιο για έναν υπάλληλο ή σαμουράι για μετακίνηση
edo-prompt-travel-second = { $action }: μετακινήστε και δεύτερο σαμουράι, ή τέλος
edo-prompt-travel-to = { $action }: πού;
edo-prompt-take = { $action }: πάρτε μια ειδική κάρτα
edo-prompt-sell = { $action }: ποια κάρτα;
edo-prompt-harvest = { $action }, μένουν { $left }: επιλέξτε σαμουράι
edo-prompt-build = { $action }, μένουν { $left }: επιλέξτε κτίριο, μετά σαμουράι
edo-prompt-trade = { $action }, μένουν { $left }: αγοράστε πόρους ή κερδίστε ισχύ
edo-prompt-trade-both = { $action }, μένουν { $left }: στην πόλη της αγοράς σας γίνονται και τα δύο
edo-prompt-wages = Επιλέξτε σαμουράι που επιστρέφουν. Στο ταμπλό { $samurai }· ρύζι για { $fed }

## Ημερολόγιο

edo-log-first = Πρώτος παίκτης: { $seat }
edo-log-package = { $seat }: παίρνει πακέτο με{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-founded = { $seat }: πρώτο σπίτι στην πόλη { $city }
edo-log-merchant-placed = { $seat }: τοποθετεί τον έμπορο, { $space }
edo-log-round = Αρχίζει ο γύρος { $round }· πρώτος παίκτης: { $seat }
edo-log-programmed = Όλοι είναι έτοιμοι για τον γύρο { $round }
edo-log-moved = { $seat }: μετακινεί σαμουράι, { $from } → { $to }, με { $ryo } Ryo
edo-log-merchant-moved = { $seat }: μετακινεί τον έμπορο, { $from } → { $to }, με { $ryo } Ryo
edo-log-opened = { $officials ->
    [one] { $seat }: { $action }, 1 υπάλληλος
   *[other] { $seat }: { $action }, { $officials } υπάλληλοι
}{ $shogun ->
    [0] {""}
   *[other] {" "}+ { $shogun } του Shogun
} (θέση { $slot }, { $card })
edo-log-gained = { $seat }: παίρνει{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-exchanged = { $seat }: ανταλλάσσει{ $paid-wood ->
    [0] {""}
    [one] {" "}{ $paid-wood } ξύλο
   *[other] {" "}{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}{ $paid-stone } πέτρα
   *[other] {" "}{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}{ $paid-rice } ρύζι
   *[other] {" "}{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}{ $paid-ryo } Ryo
} →{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-recruited = { $count ->
    [one] { $seat }: προσλαμβάνει υπάλληλο του Shogun
   *[other] { $seat }: προσλαμβάνει { $count } υπαλλήλους του Shogun
}{ $paid-wood ->
    [0] {""}
    [one] {" "}· −{ $paid-wood } ξύλο
   *[other] {" "}· −{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}· −{ $paid-stone } πέτρα
   *[other] {" "}· −{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}· −{ $paid-rice } ρύζι
   *[other] {" "}· −{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-sent = { $seat }: στέλνει υπάλληλο ως σαμουράι, { $space }
edo-log-travelled = { $seat }: μετακινεί σαμουράι δωρεάν, { $from } → { $to }
edo-log-took-card = { $seat }: παίρνει την { $card }{ $paid-wood ->
    [0] {""}
    [one] {" "}· −{ $paid-wood } ξύλο
   *[other] {" "}· −{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}· −{ $paid-stone } πέτρα
   *[other] {" "}· −{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}· −{ $paid-rice } ρύζι
   *[other] {" "}· −{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-row = Ανοίγει: { $card }
edo-log-sold-card = { $seat }: πουλά την { $card } για{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}
edo-log-harvested = { $seat }: συλλέγει{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
}, { $space }
edo-log-built = { $points ->
    [one] { $seat }: κτίζει { $building }, { $city }, 1 πόντος
   *[other] { $seat }: κτίζει { $building }, { $city }, { $points } πόντοι
}{ $paid-wood ->
    [0] {""}
    [one] {" "}· −{ $paid-wood } ξύλο
   *[other] {" "}· −{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}· −{ $paid-stone } πέτρα
   *[other] {" "}· −{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}· −{ $paid-rice } ρύζι
   *[other] {" "}· −{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-bought = { $seat }: αγοράζει{ $wood ->
    [0] {""}
    [one] {" "}{ $wood } ξύλο
   *[other] {" "}{ $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}{ $stone } πέτρα
   *[other] {" "}{ $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}{ $rice } ρύζι
   *[other] {" "}{ $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}{ $ryo } Ryo
} με{ $paid-wood ->
    [0] {""}
    [one] {" "}{ $paid-wood } ξύλο
   *[other] {" "}{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}{ $paid-stone } πέτρα
   *[other] {" "}{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}{ $paid-rice } ρύζι
   *[other] {" "}{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}{ $paid-ryo } Ryo
}
edo-log-traded = { $points ->
    [one] { $seat }: εμπόριο για 1 πόντο ισχύος
   *[other] { $seat }: εμπόριο για { $points } πόντους ισχύος
}{ $paid-wood ->
    [0] {""}
    [one] {" "}· −{ $paid-wood } ξύλο
   *[other] {" "}· −{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}· −{ $paid-stone } πέτρα
   *[other] {" "}· −{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}· −{ $paid-rice } ρύζι
   *[other] {" "}· −{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-wages = { $count ->
    [0] { $seat }: δεν κρατά σαμουράι στο ταμπλό
    [one] { $seat }: κρατά 1 σαμουράι στο ταμπλό
   *[other] { $seat }: κρατά { $count } σαμουράι στο ταμπλό
}{ $paid-wood ->
    [0] {""}
    [one] {" "}· −{ $paid-wood } ξύλο
   *[other] {" "}· −{ $paid-wood } ξύλα
}{ $paid-stone ->
    [0] {""}
    [one] {" "}· −{ $paid-stone } πέτρα
   *[other] {" "}· −{ $paid-stone } πέτρες
}{ $paid-rice ->
    [0] {""}
    [one] {" "}· −{ $paid-rice } ρύζι
   *[other] {" "}· −{ $paid-rice } ρύζια
}{ $paid-ryo ->
    [0] {""}
   *[other] {" "}· −{ $paid-ryo } Ryo
}
edo-log-home = { $seat }: παίρνει πίσω σαμουράι, { $space }
edo-log-all-home = { $count ->
    [one] { $seat }: χωρίς ρύζι, επιστρέφει 1 σαμουράι
   *[other] { $seat }: χωρίς ρύζι, επιστρέφουν { $count } σαμουράι
}
edo-log-income = { $seat }: εισόδημα { $ryo } Ryo, { $city } (κατάταξη { $rank })
edo-log-merchant-card = Επόμενη κάρτα εμπόρου: { $card }
edo-log-purse = Χρήματα, { $seat }: { $ryo } Ryo
edo-log-won = { $points ->
    [one] { $seat }: νίκη με 1 πόντο ισχύος
   *[other] { $seat }: νίκη με { $points } πόντους ισχύος
}
edo-log-nobody = Κανείς δεν έχει σπίτι στο Edo: δεν κερδίζει κανείς

## Βαθμολογία

edo-tally-track = Πόντοι ισχύος στον μετρητή
edo-tally-samurai = Σαμουράι στο ταμπλό
edo-tally-ryo = Κάθε 50 Ryo
edo-tally-resources = Πόροι, σε ισοπαλία
edo-tally-influence = Επιρροή στο Edo, αν παραμένει

## Βοήθεια

edo-help-actions = Ενέργειες
edo-help-actions-text = Κάθε υπάλληλος μπροστά σε μια κάρτα επιτρέπει την ενέργειά της μία φορά· όπου χρειάζονται δύο, κάθε δύο. Συλλογή, Κτίσιμο και Εμπόριο θέλουν για κάθε φορά και έναν σαμουράι σας στη σωστή θέση.
edo-help-money = Παίρνετε Ryo από το κοινό απόθεμα: 5, σε ειδικές κάρτες 7 ή 10.
edo-help-rice = Παίρνετε 1 ρύζι· σε ειδικές κάρτες πληρώνετε Ryo για 2 ή 3 ρύζια.
edo-help-recruit = Πληρώνετε 1 ρύζι και παίρνετε έναν υπάλληλο του Shogun. Από τον επόμενο γύρο εργάζεται στο ταμπλό προγραμματισμού σας, αλλά δεν γίνεται ποτέ σαμουράι.
edo-help-travel = Για κάθε υπάλληλο: τον βάζετε σε φυλάκιο ως σαμουράι (μόνο του χρώματός σας) ή μετακινείτε έως δύο σαμουράι σας δωρεάν.
edo-help-new_authorization = Πληρώνετε 5 Ryo και παίρνετε μία από τις ανοιχτές ειδικές κάρτες. Προγραμματίζεται από τον επόμενο γύρο.
edo-help-sell_authorization = Δίνετε μια κάρτα που δεν είναι σε καμία θέση σας και παίρνετε 30 Ryo.
edo-help-harvest = Με σαμουράι σε δάσος, λατομείο ή ορυζώνα: 3 πόροι αν είναι μόνος εκεί, 2 αν οι σαμουράι είναι δύο, 1 αν είναι τρεις, κανένας αν είναι περισσότεροι. Το «+1» προσθέτει έναν, το «×2» διπλασιάζει.
edo-help-build = Με σαμουράι σε πόλη ή στο Edo: κτίζετε σπίτι, την αγορά σας ή οχυρό στην επόμενη ελεύθερη θέση κατασκευής.
edo-help-trade = Με σαμουράι εκεί που στέκεται ο έμπορος: αγοράζετε πόρους ή πληρώνετε ό,τι ζητά η κάρτα εμπόρου για 1 πόντο ισχύος. Στην πόλη της αγοράς σας γίνονται και τα δύο.
edo-help-buildings = Κτίρια
edo-help-building-house = Επιρροή 1. Χωρίς σπίτι στο Edo δεν κερδίζει κανείς.
edo-help-building-market = Επιρροή 2. Μία για κάθε παίκτη, μία σε κάθε πόλη, καμία στο Edo.
edo-help-building-stronghold = Χωρίς επιρροή. Ένα για κάθε δύο σπίτια μιας πόλης, και μόνο όπου έχετε σπίτι.
edo-help-map = Το κεντρικό ταμπλό
edo-help-map-text = Ο αριθμός σε μια θέση πόρου είναι όσα δίνει εκεί τώρα μια συλλογή. Τα νομίσματα σε μια πόλη είναι τα εισοδήματα όσων έκτισαν, πρώτα η μεγαλύτερη επιρροή· κάτω από το καθένα είναι το χρώμα του παίκτη. Όταν μετακινείται μια φιγούρα, κάθε θέση δείχνει πόσο κοστίζει ο δρόμος.
edo-help-cards = Κάρτες εξουσιοδότησης
edo-help-merchant = Κάρτες εμπόρου
edo-help-merchant-text = Πάνω, τι αγοράζεται και πόσο κοστίζει το ένα· κάτω, τι κοστίζει 1 πόντος ισχύος.

## Γιατί δεν γίνεται

refused-no-such-seat = Δεν υπάρχει τέτοια θέση παίκτη.
refused-place-first = Πρώτα πάρτε πακέτο ή επιλέξτε την πόλη σας.
refused-package-had = Έχετε πάρει ήδη το πακέτο σας.
refused-package-gone = Το πακέτο αυτό δεν υπάρχει πια.
refused-founded = Έχετε ήδη την αρχική σας πόλη.
refused-found-in-city = Το πρώτο σπίτι μπαίνει σε πόλη, και εδώ δεν είναι: { $space }.
refused-found-not-in-edo = Κανείς δεν αρχίζει στο Edo.
refused-city-shut = Κλειστή πόλη, δεν κτίζεται τίποτα: { $space }.
refused-city-taken = Υπάρχει ήδη σπίτι: { $space }.
refused-river-only = Ο έμπορος αρχίζει σε θέση ποταμού.
refused-program-frozen = Ο προγραμματισμός κλειδώθηκε και δεν αλλάζει πια.
refused-program-full = Και οι τρεις θέσεις είναι γεμάτες. Με αναίρεση αλλάζετε μία.
refused-program-unfinished = Γεμίστε πρώτα και τις τρεις θέσεις.
refused-program-in-order = Οι θέσεις γεμίζουν από αριστερά προς τα δεξιά: κάρτα, ενέργεια, υπάλληλοι.
refused-card-not-owned = Δεν την έχετε: { $card }.
refused-card-in-slot = Είναι ήδη σε θέση: { $card }.
refused-action-not-on-card = Δεν είναι ενέργεια αυτής της κάρτας ({ $card }): { $action }.
refused-too-many-officials = Η ενέργεια αυτή δέχεται το πολύ { $most ->
    [one] 1 υπάλληλο.
   *[other] { $most } υπαλλήλους.
}
refused-officials-not-beside = Δεν έχετε τόσους υπαλλήλους δίπλα στο ταμπλό.
refused-window-first = Πρώτα μετακινήστε ή αποκαλύψτε την κάρτα.
refused-finish-move-first = Πρώτα επιλέξτε πού πηγαίνει η φιγούρα.
refused-choose-figure-first = Πρώτα επιλέξτε τη φιγούρα που πηγαίνει εκεί.
refused-not-your-samurai = Αυτός ο σαμουράι δεν είναι δικός σας: { $seat }.
refused-no-samurai-there = Δεν έχετε σαμουράι εδώ: { $space }.
refused-no-ryo = Δεν έχετε Ryo για μετακίνηση.
refused-too-far = Ο δρόμος κοστίζει { $price } Ryo ({ $space }) και έχετε { $ryo }.
refused-stands-there = Η φιγούρα στέκεται ήδη εκεί: { $space }.
refused-not-on-map = Δεν υπάρχει σε αυτή την πλευρά του ταμπλό: { $space }.
refused-no-moves-now = Όσο εκτελείται μια ενέργεια δεν μετακινείται τίποτα.
refused-not-this-action = Αυτό δεν ανήκει στην ενέργεια που εκτελείται.
refused-no-activation-left = Οι υπάλληλοι δεν επιτρέπουν άλλη φορά.
refused-brings-nothing = Αυτό δεν θα έφερνε τίποτα.
refused-cannot-pay = Κοστίζει περισσότερα από όσα έχετε:{ $wood ->
    [0] {""}
    [one] {" "}· { $wood } ξύλο
   *[other] {" "}· { $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}· { $stone } πέτρα
   *[other] {" "}· { $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}· { $rice } ρύζι
   *[other] {" "}· { $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}· { $ryo } Ryo
}
refused-outpost-only = Ένας υπάλληλος γίνεται σαμουράι μόνο σε φυλάκιο, και εδώ δεν είναι: { $space }.
refused-shogun-no-samurai = Μόνο υπάλληλοι του δικού σας χρώματος γίνονται σαμουράι.
refused-finish-travel-first = Πρώτα ολοκληρώστε αυτό το ταξίδι.
refused-another-samurai = Ο δεύτερος σαμουράι πρέπει να είναι άλλος από τον πρώτο: { $space }.
refused-merchant-not-free = Το Ταξίδι δεν μετακινεί τον έμπορο.
refused-card-not-in-row = Δεν είναι ανοιχτή: { $card }.
refused-card-used = Χρησιμοποιείται σε αυτόν τον γύρο: { $card }.
refused-samurai-used = Ο σαμουράι σας χρησιμοποιήθηκε ήδη για αυτή την κάρτα: { $space }.
refused-not-this-site = Εδώ ({ $space }) δεν υπάρχει τέτοιος πόρος: { $resource }.
refused-site-covered = Καλυμμένη θέση, δεν γίνεται συλλογή: { $space }.
refused-building-first = Πρώτα επιλέξτε τι θα κτίσετε, μετά έναν σαμουράι που μπορεί να το κτίσει.
refused-build-in-town = Κτίρια μπαίνουν σε πόλεις και στο Edo, όχι εδώ: { $space }.
refused-town-full = Δεν υπάρχει ελεύθερη θέση κατασκευής ({ $space }): έχει ήδη { $most } κτίρια.
refused-none-left = Δεν έχει μείνει άλλο.
refused-market-not-in-edo = Δεν κτίζεται αγορά στο Edo.
refused-market-there = Μόνο 1 αγορά σε κάθε πόλη, και υπάρχει ήδη: { $space }.
refused-too-few-houses = Το επόμενο οχυρό χρειάζεται { $needed } σπίτια εδώ: { $space }.
refused-own-house-needed = Χρειάζεστε δικό σας σπίτι εδώ: { $space }.
refused-not-with-merchant = Δεν έχετε σαμουράι εκεί που στέκεται ο έμπορος: { $space }.
refused-not-sold = Ο έμπορος δεν το πουλά: { $resource }.
refused-resource-limit = Το πολύ { $most } πόροι του ίδιου είδους: { $resource }.
refused-one-option = Κάθε φορά δίνει πόρους ή ισχύ· και τα δύο μόνο στην πόλη της αγοράς σας.
refused-wages-first = Πρώτα αποφασίστε ποιοι σαμουράι μένουν.
refused-too-little-rice = Σαμουράι στο ταμπλό: { $samurai }. Το ρύζι φτάνει για { $fed }.
refused-position-round = Τέτοιος γύρος δεν μπορεί να υπάρξει.
refused-position-covered = Οι καλυμμένες θέσεις δεν είναι όσες πρέπει.
refused-position-shut = Οι κλειστές πόλεις δεν είναι όσες πρέπει.
refused-position-merchant = Ο έμπορος δεν στέκεται εκεί που μπορεί.
refused-position-tile = Το πλακίδιο κέρδους δεν ταιριάζει εδώ: { $city }.
refused-position-building = Τα κτίρια δεν είναι όπως γίνεται: { $city }.
refused-position-market = Περισσότερες αγορές από όσες επιτρέπονται: { $city }.
refused-position-stronghold = Περισσότερα οχυρά από όσα επιτρέπουν τα σπίτια: { $city }.
refused-position-resources = Περισσότεροι πόροι από όσους γίνεται: { $seat }.
refused-position-officials = Υπάλληλοι και σαμουράι δεν είναι πέντε: { $seat }.
refused-position-pieces = Σπίτια και αγορές δεν βγαίνουν σωστά: { $seat }.
refused-position-few-cards = Πολύ λίγες κάρτες: { $seat }.
refused-position-program = Αυτός ο προγραμματισμός δεν μπορεί να υπάρξει: { $seat }.
refused-position-shogun-officials = Οι υπάλληλοι του Shogun δεν βγαίνουν σωστά.
refused-position-strongholds = Τα οχυρά δεν βγαίνουν σωστά.
refused-position-special-cards = Μια ειδική κάρτα λείπει ή υπάρχει δύο φορές: { $card }.
refused-position-special-row = Οι ανοιχτές ειδικές κάρτες δεν είναι όπως πρέπει.
refused-position-merchant-cards = Οι κάρτες εμπόρου δεν βγαίνουν σωστά.
refused-position-setup = Η προετοιμασία δεν είναι όπως γίνεται.
