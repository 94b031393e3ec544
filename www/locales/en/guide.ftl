### The guided first match, for all games.

guide-title = Guide
guide-offer = New to this game? Learn it by playing a few moves.
guide-begin = Guided match
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-end = Play on
guide-close = Put the guide away
guide-go-on = Go on with the guide
