embed-step = Βήμα { $number } από { $count }
embed-start = Η θέση
embed-back = Ένα βήμα πίσω
embed-on = Ένα βήμα μπροστά
embed-refused = Δεν επιτρέπεται: { $reason }
embed-problem = Δεν μπορεί να εμφανιστεί κάτι εδώ: { $reason }
embed-attribute = το γνώρισμα «{ $name }» δεν διαβάζεται («{ $value }»)
embed-unknown = αυτό που δόθηκε δεν διαβάζεται
