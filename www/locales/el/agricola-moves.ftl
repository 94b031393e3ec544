### Οι κινήσεις του Agricola με λόγια, όπου δεν τις λέει κουμπί.

agricola-move-place = { $what }
agricola-move-room = Δωμάτιο στη γραμμή { $row }, στήλη { $column }
agricola-move-stable = Στάβλος στη γραμμή { $row }, στήλη { $column }
agricola-move-plow = Όργωμα στη γραμμή { $row }, στήλη { $column }
agricola-move-fence = Φράχτες στη γραμμή { $row }, στήλη { $column }
agricola-move-sow = Σπορά: { $what }
agricola-move-bake = Ψήσιμο: { $what ->
    [one] 1 Σιτάρι
   *[other] { $what } Σιτάρια
}
agricola-move-build = Αγορά: { $what }
agricola-move-play = Παίξιμο: «{ $what }»
agricola-move-take = Πάρτε: { $what }
agricola-move-convert = Γίνεται Τροφή: { $what }
agricola-move-use = Χρήση: { $what }
agricola-move-sow-on = Σπορά πάνω στην κάρτα «{ $what }»
