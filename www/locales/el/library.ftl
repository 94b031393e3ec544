### Παρτίδες ως αρχεία και σύνδεσμοι, και ό,τι μπορεί να έχουν.

trouble-unreadable = Αυτό δεν είναι παρτίδα του Trapezi ή έχει φθαρεί.
trouble-at-move = Η κίνηση { $number } δεν μπορεί να παιχτεί. { $reason }

refused-save-too-large = Είναι μεγαλύτερο από κάθε παρτίδα: πάνω από { $most } MB. Δεν διαβάστηκε.
refused-save-foreign = Αυτό δεν είναι παρτίδα του Trapezi.
refused-save-not-json = Αυτό δεν είναι παρτίδα του Trapezi: δεν διαβάζεται καθόλου.
refused-save-cut = Η παρτίδα είναι κομμένη: σταματά στη μέση, μετά από { $length ->
    [one] 1 γράμμα
   *[other] { $length } γράμματα
}.
refused-save-field = Η παρτίδα έχει φθαρεί: το μέρος της «{ $field }» λείπει ή δεν είναι όπως πρέπει.
refused-save-field-unknown = Η παρτίδα έχει φθαρεί: έχει ένα μέρος «{ $field }» που δεν έχει καμία παρτίδα.
refused-save-move-form = Η παρτίδα έχει φθαρεί: η κίνηση { $number } δεν είναι γραμμένη ως κίνηση.
refused-link-none = Αυτό δεν είναι σύνδεσμος προς παρτίδα του Trapezi.
refused-link-too-long = Ο σύνδεσμος είναι μακρύτερος από κάθε παρτίδας: πάνω από { $most } γράμματα. Δεν διαβάστηκε.
refused-link-letter = Ο σύνδεσμος έχει φθαρεί: το «{ $letter }» στη θέση { $place } δεν ανήκει σε αυτόν.
refused-link-damaged = Ο σύνδεσμος έχει φθαρεί ή κόπηκε στον δρόμο: ζητήστε τον ξανά, ή την παρτίδα ως αρχείο.
refused-link-point-beyond = Ο σύνδεσμος οδηγεί στην κίνηση { $at }, αλλά η παρτίδα έχει { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
}.
