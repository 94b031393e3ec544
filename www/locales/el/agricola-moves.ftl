### Οι κινήσεις του Agricola με λόγια, όπου δεν τις λέει κουμπί.

agricola-move-place = { $what }
agricola-move-room = Δωμάτιο στη σειρά { $row }, στήλη { $column }
agricola-move-stable = Στάβλος στη σειρά { $row }, στήλη { $column }
agricola-move-plow = Όργωμα στη σειρά { $row }, στήλη { $column }
agricola-move-fence = Φράχτες στη σειρά { $row }, στήλη { $column }
agricola-move-sow = Σπορά: { $what }
agricola-move-bake = Ψήσιμο: { $what } Σιτάρια
agricola-move-build = Αγορά: { $what }
agricola-move-play = Παίξιμο: «{ $what }»
agricola-move-take = Πάρσιμο: { $what }
agricola-move-convert = Γίνεται Τροφή: { $what }
agricola-move-use = Χρήση: { $what }
