### Looking back at a match.

replay-title = Replay
replay-moment = You are looking at move { $number } of { $last }
replay-back = Back to the match
replay-turn-back = To the start of the turn
replay-step-back = One move back
replay-play = Play on
replay-pause = Stop
replay-step-on = One move on
replay-turn-on = To the next turn
replay-slider = Moves
replay-turn = Go to a turn
replay-set-up = Set-up
replay-pace = Speed
replay-eyes = Whose eyes
replay-eyes-watcher = As watchers saw it
replay-eyes-of = As { $name } saw it
replay-branch = Continue from here
replay-branch-short = Continue
replay-branch-why = Opens a new match with what was played up to here. This match stays as it is.
replay-share = Link to here
replay-share-short = Link
replay-share-why = A link that opens this match at this move. Whoever has it can see every hand.
replay-link-copied = The link is copied. Whoever has it can see the whole match, closed hands too.
replay-link-failed = This browser does not let the link be copied.
