### Η σειρά ατομικών παιχνιδιών του Agricola (A-25.8 έως A-25.21).

agricola-series = Σειρά Ατομικών παιχνιδιών
agricola-series-about = Παίζετε μόνοι σας το ένα παιχνίδι μετά το άλλο. Το καθένα έχει έναν στόχο. Μετά από κάθε παιχνίδι ένα επάγγελμα που παίξατε γίνεται μόνιμο: βρίσκεται μπροστά σας από την αρχή όλων των επόμενων. Όσοι πόντοι ξεπερνούν έναν στόχο δίνουν τροφή για το επόμενο παιχνίδι.
agricola-series-start = Αρχίστε σειρά
agricola-series-game = Παιχνίδι { $game }, στόχος { $target }
agricola-series-game-of = Παιχνίδι { $game } από { $games }, στόχος { $target }
agricola-series-reached = { $points ->
    [one] Φτάσατε τον στόχο { $target }, με 1 πόντο
   *[other] Φτάσατε τον στόχο { $target }, με { $points } πόντους
}
agricola-series-missed = { $points ->
    [one] Ο στόχος { $target } χάθηκε: 1 πόντος. Η σειρά τελείωσε.
   *[other] Ο στόχος { $target } χάθηκε: { $points } πόντοι. Η σειρά τελείωσε.
}
agricola-series-food = { $food ->
    [0] Καμία τροφή για το επόμενο παιχνίδι
    [one] 1 τροφή για το επόμενο παιχνίδι
   *[other] { $food } τροφές για το επόμενο παιχνίδι
}
agricola-series-choose = Ποιο επάγγελμα γίνεται μόνιμο;
agricola-series-choose-none = Δεν παίξατε νέο επάγγελμα: κανένα δεν γίνεται μόνιμο.
agricola-series-permanent = Μόνιμα επαγγέλματα
agricola-series-permanent-none = Κανένα ακόμη
agricola-series-hand = { $count ->
    [0] Στο επόμενο παιχνίδι δεν έχετε επαγγέλματα στο χέρι
    [one] Στο επόμενο παιχνίδι παίρνετε 1 επάγγελμα
   *[other] Στο επόμενο παιχνίδι παίρνετε { $count } επαγγέλματα
}
agricola-series-next = Επόμενο παιχνίδι
agricola-series-won = Ολοκληρώθηκαν και τα { $games } παιχνίδια της σειράς
agricola-series-go-on = Συνεχίστε, στόχος { $target }
agricola-series-again = Παίξτε ξανά αυτό το παιχνίδι από την ίδια αρχή
agricola-series-give-up = Τερματίστε τη σειρά
