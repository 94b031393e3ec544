### Η ανάλυση μιας παρτίδας.

analysis-title = Ανάλυση
analysis-depth = Βάθος ανάλυσης
analysis-depth-quick = γρήγορη
analysis-depth-thorough = διεξοδική
analysis-start = Ανάλυση
analysis-go-on = Συνέχεια
analysis-cancel = Διακοπή
analysis-progress = { $done } από τις { $all } κινήσεις
analysis-nothing = Δεν υπάρχει ακόμα κάτι να δούμε.
analysis-failed = Ο αυτόματος παίκτης έχασε τον ειρμό του. Όσα βρήκε έχουν κρατηθεί.
analysis-chart = Αναμενόμενο αποτέλεσμα στη διάρκεια της παρτίδας
analysis-chart-turns = Η παρτίδα από αριστερά προς τα δεξιά. Αγγίξτε το γράφημα για να δείτε τους αριθμούς.
analysis-point = Σειρά { $turn }, { $name }: { $expected }
analysis-figures = Οι αριθμοί σε πίνακα
analysis-column-turn = Σειρά
analysis-column-player = Παίκτης
analysis-column-expected = Αναμενόμενο
analysis-column-cost = Απώλεια
analysis-costly = Τι κόστισε περισσότερο
analysis-previous = Η προηγούμενη
analysis-next = Η επόμενη
analysis-none = Καμία απόφαση δεν κόστισε πάνω από { $cost }.
analysis-where = { $turn ->
    [0] { $name }, προετοιμασία
   *[other] { $name }, σειρά { $turn }
}
analysis-played = Παίχτηκε: { $move } ({ $expected })
analysis-better = Ο αυτόματος παίκτης: { $move } ({ $expected })
analysis-about = Ο δυνατός αυτόματος παίκτης εξέτασε κάθε απόφαση βλέποντας μόνο όσα έβλεπε όποιος αποφάσιζε. Τα ποσοστά είναι το αποτέλεσμα που περίμενε: 100 % είναι σίγουρη νίκη, 0 % σίγουρη ήττα. Οι μικρές διαφορές δεν λένε πολλά.
analysis-about-own = Ο δυνατός αυτόματος παίκτης εξετάζει τις δικές σας αποφάσεις και βλέπει μόνο όσα βλέπατε εσείς. Τα ποσοστά είναι το αποτέλεσμα που περιμένει: 100 % είναι σίγουρη νίκη, 0 % σίγουρη ήττα. Οι μικρές διαφορές δεν λένε πολλά. Στο τέλος της παρτίδας ακολουθούν και οι άλλες θέσεις.
