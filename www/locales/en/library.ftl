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
refused-file-gone = It cannot be read: it is a folder, or it is no longer there.
refused-library-version = This library was saved by another version of Trapezi (its form is { $version }, here it is { $known }).
refused-library-entry = This library is damaged: its match { $number } cannot be read.
refused-library-result = This library is damaged: its result { $number } cannot be read.
refused-match-elsewhere = This match is open in another tab: leave it there first.

## A match on the shelf

library-name = Name of the match
library-rename = Rename
library-continue = Continue
library-look = Look at it
library-duplicate = Make a copy
library-copy-name = { $name } (copy)
library-link = As a link
library-copy = Copy
library-copied = Copied
library-share = Share
library-secrets = A link or a file holds the whole match, with the secrets of everybody. Give it only to people who may know them.
library-long-link = The link has { $letters } letters; some programs cut off so long a link. A file is safer.
library-forgotten = “{ $match }” is thrown away.
library-taken-in = { $matches ->
    [0] No match
    [one] 1 match
   *[other] { $matches } matches
} taken in, { $results ->
    [0] no result
    [one] 1 result
   *[other] { $results } results
}.
library-taken-in-matches = { $matches ->
    [one] 1 match is on the shelf.
   *[other] { $matches } matches are on the shelf.
}
library-drop = Let go to open the files
library-paste = Paste the link here
library-open = Open

## A link that was opened

library-linked = A match of { $game }
library-moves = { $moves ->
    [0] nothing played yet
    [one] 1 move played
   *[other] { $moves } moves played
}
library-at = after move { $at } of { $moves }
library-look-at = Look at move { $at }
library-continue-new = Continue as a new match
library-linked-secrets = This link holds the whole match, with the secrets of everybody. Nothing has been stored yet.
library-link-refused = This link cannot be opened
library-link-refused-why = Your own matches are as they were.

## Two tabs

library-elsewhere = This match is open in another tab
library-elsewhere-why = It can be played in one place at a time. If you continue here, the other tab stops; no move is lost.
library-take-over = Continue here

## Results

library-no-results = No match has come to its end yet. Each match that ends here is counted once.
library-by-level = Against bots
library-by-player = By player
library-among-people = people only
library-played = Played
library-won = Won
library-best = Most points
library-save-results = Save the results to a file
library-erase-results = Erase the results
library-erased = The results are erased.

## What this browser keeps

library-kept = In this browser
library-kept-matches = { $matches ->
    [0] No match is kept here.
    [one] 1 match is kept here, and nowhere else.
   *[other] { $matches } matches are kept here, and nowhere else.
}
library-lasting = The browser has promised to keep them until you delete them.
library-lasting-not = The browser may clear them away when it needs room, or after a long time without a visit.
library-lasting-unknown = Whether the browser may clear them away cannot be told.
library-ask-lasting = Ask the browser to keep them
library-save-all = Save everything to a file
library-save-all-why = The file holds all matches and results, with all their secrets. It can be opened again on the home screen, here or on another device.
library-trouble-denied = This browser lets the page keep nothing. You can play, but matches live only as long as this tab: save them to files.
library-trouble-full = There is no room left in this browser. What you play from now on lives only as long as this tab: throw old matches away, or save to a file.
library-trouble-busy = An older Trapezi is open in another tab and holds the store. Close it; until then what you play lives only as long as this tab.
library-understood = I see
