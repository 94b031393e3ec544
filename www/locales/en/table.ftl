### The table: everything around a board, and the home screen.

table-loading = Setting the table…
table-leave = To the shelf
table-close = Close
table-menu = Menu
table-help = Help: cards, signs, keys
table-rules = Rules
table-analysis = Analysis
table-undo = Undo
table-redo = Redo
table-hint = Ask for a hint
table-skip = Hurry the bots
table-take-back = Take the last pick back
table-log = Log
table-log-new = { $count } new
table-log-turn = Turn { $turn }
table-log-empty = Nothing has happened yet.
table-problem = This match cannot be shown
trouble-network = A part of the page could not be loaded. Are you connected? Please try again.
trouble-unknown = Something has gone wrong in this page. Please load it again.
table-clause = Rule { $clause }
table-bot-failed = The bot has lost its thread.
table-retry = Let it try again
table-to-do = What to do
table-nothing = nothing
table-over = The match is over
table-you = you
table-plate = { $name }, points: { $points }
table-thinking = { $name } is thinking
table-target-legal = { $name }, can be chosen
table-target-picked = { $name }, picked as number { $number }
table-panes = Parts of the table
table-pane-legal = there is something to choose here
table-area = Show large what lies before { $name }
table-area-of = What lies before { $name }
table-skip-to = Skip to the main part

table-log-show = Look at this moment
table-replay = Replay
table-cover-replay = I am { $name }: show me
table-hold = Hand of { $name }
table-hold-how = Hold to look, tap to take it up
table-lay-down = Lay the hand down
table-confirm-ask = This ends the turn.
table-confirm = End the turn
table-confirm-not = Take it back
table-plays-for = A bot plays the turn of { $name }.

table-player-person = person
table-player-random = random
table-player-easy = easy
table-player-medium = medium
table-player-hard = hard

table-colour-blue = blue, disc
table-colour-vermilion = vermilion, triangle
table-colour-green = green, square
table-colour-amber = amber, diamond
table-colour-violet = violet, star
table-colour-slate = slate, cross

table-pace = Pace of the bots’ moves
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = At once
table-language = Language
table-language-en = English
table-language-el = Ελληνικά
table-theme = Light
table-theme-light = Day
table-theme-dark = Night
table-seats = Who plays
table-who-plays = Who plays for { $name }
table-standing = The score so far
table-save-file = Save to a file

table-cover-hand-over = Please hand over to
table-cover-ready = I am { $name }: show my hand
table-cover-look-away = Everyone else looks away
table-cover-since = Since your last turn
table-cover-open = open information only

table-scores-alone = { $name } has finished
table-scores-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
table-scores-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-scores-total = Total
table-scores-place = Place
table-scores-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-scores-again = Play again
table-scores-see-table = See the table
table-scores-show = Score sheet

home-games = Games
home-players = { $min }–{ $max } players
home-minutes = { $minutes } min
home-coming = coming
home-continue = Continue
home-none-saved = No match is waiting.
home-open = Open a file
home-forget = Throw it away
home-open-link = Open a link
home-more = More about “{ $match }”
home-statistics = Results
home-name-twice = Two players are called { $name }: give one of them another name.
home-to-play = { $names } to play
home-new-match = New match of { $game }
home-add-seat = Add a seat
home-remove-seat = Remove seat { $number }
home-name = Name at seat { $number }
home-colour = Seat { $number }: { $colour }. Change the colour
home-who = Who plays at seat { $number }
home-seed = Seed
home-seed-why = The same seed deals the same cards.
home-roll = Roll
home-free-undo = Free undo
home-free-undo-why = Moves can be taken back even after cards were turned up, as when learning the game.
home-cover-hands = Cover hands
home-cover-hands-why = With several people at one screen, a cover hides each hand until its owner is ready.
home-start = Start the match
home-offline-ready = ready to play offline
home-update = Change to the new version
home-update-later = A match is on the table in another tab. Leave it there first: the new version waits.
home-theme-dark = Turn the lamp down
home-theme-light = Turn the lamp up
home-about = About Trapezi
home-default-name-blue = Eleni
home-default-name-vermilion = Nikos
home-default-name-green = Maria
home-default-name-amber = Kostas
home-default-name-violet = Anna
home-default-name-slate = Petros

refused-table-no-such-match = This match is not in this browser.
refused-undo-nothing = There is nothing to undo.
refused-undo-learnt = Something was revealed since: it cannot be unseen.
refused-undo-not-yours = Others have decided in secret since: only they can take that back.
refused-redo-nothing = There is nothing to redo.
refused-table-closed = Only who is to play can take something back or play it again.
refused-table-no-hint = There is nobody to advise: a hint is for the person who is to play.
refused-game-unknown = There is no game “{ $game }”.
refused-seats-out-of-range = This game is for { $min } to { $max } seats, not { $seats }.
refused-seed-out-of-range = The seed { $seed } is too large.
refused-option-unknown = There is no option “{ $option }”.
refused-option-value-unknown = The option “{ $option }” has no choice “{ $value }”.
refused-option-needs = The option “{ $option }” says nothing without “{ $needed }”.
refused-option-alone = The option “{ $option }” is for somebody who plays alone.
refused-option-value-unfit = The option “{ $option }” cannot be “{ $value }”.
refused-option-value-taken = The option “{ $option }” cannot be “{ $value }”: “{ $other }” is that already.
refused-seat-name-unusable = Seat { $number } needs a name of at most { $max } letters.
refused-seat-colour-taken = Seat { $number } has a colour that another seat has too.
refused-seat-unknown = There is no seat { $number }.
refused-json-unreadable = This could not be read: { $error }
refused-move-unreadable = “{ $move }” is no move of this game.
refused-nothing-to-decide = Seat { $number } has nothing to decide.
refused-bot-not-asked = No bot has been asked to think for seat { $number }.
refused-position-seats-differ = The position has { $seats } seats, the match { $expected }.
refused-replay-beyond-end = There is no move { $number }; { $moves } have been played.
refused-save-format-unknown = This save has the format { $format }; only { $known } is known here.
refused-save-rules-differ = This save was made with version { $rules } of the rules (Trapezi { $engine }); here it is { $known }.
refused-save-too-long = This save has { $moves } moves; a match has at most { $max }.
refused-save-diverges = This save does not replay: after move { $number } the position is not the one that was saved.
refused-save-check-beyond-end = This save is damaged: it checks the position after move { $after }, which it does not have.
refused-save-of-loaded-position = This match began from a given position and cannot be saved as moves.
refused-scenario-format-unknown = This scenario has the format { $format }, which is not known here.
refused-match-over = The match is over.
refused-not-your-turn = It is the turn of { $seat }.
refused-position-seats = The position does not fit the number of seats.
refused-position-stage = The decision does not fit the position.
