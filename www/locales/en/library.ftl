### Matches as files and links, and whatever can be wrong with them.

trouble-unreadable = This is not a match of Trapezi, or it is damaged.
trouble-at-move = Move { $number } cannot be played. { $reason }

refused-save-too-large = This is larger than any match: more than { $most } MB. It has not been read.
refused-save-foreign = This is not a match of Trapezi.
refused-save-not-json = This is not a match of Trapezi: it cannot be read at all.
refused-save-cut = This match is cut off: it ends in the middle, after { $length ->
    [one] 1 letter
   *[other] { $length } letters
}.
refused-save-field = This match is damaged: its part “{ $field }” is missing or is not what it should be.
refused-save-field-unknown = This match is damaged: it has a part “{ $field }” that no match has.
refused-save-move-form = This match is damaged: move { $number } is not written as a move.
refused-link-none = This is not a link to a match of Trapezi.
refused-link-too-long = This link is longer than that of any match: more than { $most } letters. It has not been read.
refused-link-letter = This link is damaged: “{ $letter }” in place { $place } does not belong into it.
refused-link-damaged = This link is damaged or was cut off on its way: ask for it once more, or for the match as a file.
refused-link-point-beyond = This link leads to move { $at }, but the match has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
