### The menu of a match.

menu-replay = Replay
menu-analysis = Analysis
menu-help = Card help
menu-rules = Rules
menu-play-turn = Play this turn for me
menu-save = Save to a file
menu-leave = To the shelf

menu-undo = Undo
menu-undo-turn = Undo the turn
menu-redo = Redo
menu-undo-can = The last move can be taken back.
menu-undo-closed = Only who is to play can take something back.
menu-free-undo = Free undo
menu-free-undo-why = Moves can be taken back even after cards were turned up, as when learning the game.
menu-confirm = Confirm the end of a turn
menu-confirm-why = Before a move that ends your turn is played, you are asked.

menu-players = Players
menu-pace-of = Pace of { $name }
menu-pace-as-all = Pace as for all

menu-one-screen = Several people, one screen
menu-hands-cover = Cover
menu-hands-cover-why = Between two people a cover hides the table until the next one is ready.
menu-hands-flat = Table
menu-hands-flat-why = The tablet lies flat among you. Hands stay closed: hold yours to look at it, or tap to take it up.
menu-hands-open = Open
menu-hands-open-why = Nothing is hidden: everyone may look on.
menu-side-of = Side of { $name }
menu-side-here = this side
menu-side-there = far side

menu-device = This device
menu-sound = Sound
menu-sound-why = A knock for a move, two tones when it is your turn.
menu-volume = Volume
menu-awake = Keep the screen awake
menu-awake-why = As long as a match lies on the table.
menu-fullscreen = Full screen, on or off

menu-standing = The score so far
