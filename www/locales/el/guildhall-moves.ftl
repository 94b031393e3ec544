### Οι κινήσεις του Guildhall με λόγια, για συμβουλές και ανάλυση.

guildhall-move-play = παίξτε { ACC($what) }
guildhall-move-buy = αγοράστε «{ $what }»
guildhall-move-level = επίπεδο { $level }: { $what }
guildhall-move-hand = { $what } από το χέρι
guildhall-move-hall = { $what } από τη συντεχνία: { $seat }
guildhall-move-open = το τμήμα { GEN($what) }: { $seat }
guildhall-move-pile = { $what } από τη στοίβα ξεσκαρταρίσματος
guildhall-move-chapter = το ολοκληρωμένο τμήμα { GEN($what) }
guildhall-move-next = { $what }: επόμενη κάρτα στη στοίβα
