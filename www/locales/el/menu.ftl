### Το μενού μιας παρτίδας.

menu-replay = Αναπαραγωγή
menu-analysis = Ανάλυση
menu-help = Βοήθεια για τις κάρτες
menu-rules = Κανόνες
menu-play-turn = Παίξε τη σειρά μου
menu-save = Αποθήκευση σε αρχείο
menu-leave = Στο ράφι

menu-undo = Αναίρεση
menu-undo-turn = Αναίρεση όλης της σειράς
menu-redo = Επανάληψη
menu-undo-can = Η τελευταία κίνηση μπορεί να αναιρεθεί.
menu-undo-closed = Αναίρεση κάνει μόνο όποιος έχει σειρά.
menu-free-undo = Ελεύθερη αναίρεση
menu-free-undo-why = Οι κινήσεις αναιρούνται ακόμη κι αφού ανοίξουν κάρτες, όπως όταν μαθαίνετε το παιχνίδι.
menu-confirm = Επιβεβαίωση στο τέλος της σειράς
menu-confirm-why = Πριν παιχτεί μια κίνηση που τελειώνει τη σειρά σας, σας ζητείται επιβεβαίωση.

menu-players = Παίκτες
menu-pace-of = Ρυθμός: { $name }
menu-pace-as-all = Ρυθμός όπως για όλους

menu-one-screen = Πολλοί σε μία οθόνη
menu-hands-cover = Κάλυμμα
menu-hands-cover-why = Ανάμεσα σε δύο ανθρώπους ένα κάλυμμα κρύβει το τραπέζι, ώσπου να είναι έτοιμος ο επόμενος.
menu-hands-flat = Τραπέζι
menu-hands-flat-why = Η συσκευή είναι ακουμπισμένη οριζόντια ανάμεσά σας. Τα χέρια μένουν κλειστά: κρατήστε πατημένο το δικό σας για μια ματιά, ή αγγίξτε το για να το σηκώσετε.
menu-hands-open = Ανοιχτά
menu-hands-open-why = Τίποτα δεν κρύβεται: όλοι μπορούν να κοιτούν.
menu-side-of = Πλευρά: { $name }
menu-side-here = εδώ
menu-side-there = απέναντι

menu-device = Αυτή η συσκευή
menu-sound = Ήχος
menu-sound-why = Ένας χτύπος για κάθε κίνηση, δύο τόνοι όταν έρχεται η σειρά σας.
menu-volume = Ένταση
menu-awake = Η οθόνη μένει αναμμένη
menu-awake-why = Όσο υπάρχει παρτίδα στο τραπέζι.
menu-fullscreen = Εναλλαγή πλήρους οθόνης

menu-standing = Η βαθμολογία ως τώρα
