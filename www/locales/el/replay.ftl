### Μια ματιά πίσω σε μια παρτίδα.

replay-title = Αναπαραγωγή
replay-moment = Βλέπετε την κίνηση { $number } από { $last }
replay-back = Πίσω στην παρτίδα
replay-turn-back = Στην αρχή της σειράς
replay-step-back = Μία κίνηση πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-step-on = Μία κίνηση μπροστά
replay-turn-on = Στην επόμενη σειρά
replay-slider = Κινήσεις
replay-turn = Μετάβαση σε σειρά
replay-set-up = Προετοιμασία
replay-pace = Ταχύτητα
replay-eyes = Με τα μάτια ποιου
replay-eyes-watcher = Όπως το είδαν οι θεατές
replay-eyes-of = Όπως το είδε: { $name }
replay-branch = Συνέχεια από εδώ
replay-branch-short = Συνέχεια
replay-branch-why = Ανοίγει νέα παρτίδα με όσα παίχτηκαν ως εδώ. Αυτή η παρτίδα μένει όπως είναι.
replay-share = Σύνδεσμος σε αυτό το σημείο
replay-share-short = Σύνδεσμος
replay-share-why = Σύνδεσμος που ανοίγει την παρτίδα σε αυτή την κίνηση. Όποιος τον έχει μπορεί να δει όλα τα χέρια.
replay-link-copied = Ο σύνδεσμος αντιγράφηκε. Όποιος τον έχει μπορεί να δει όλη την παρτίδα, και τα κλειστά χέρια.
replay-link-failed = Αυτός ο φυλλομετρητής δεν αφήνει να αντιγραφεί ο σύνδεσμος.
