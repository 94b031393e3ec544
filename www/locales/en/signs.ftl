### What the signs on a table mean, and the keys.

signs-title = Signs on the table
signs-legal = A dashed green ring: this can be chosen now.
signs-picked = A solid amber ring: this is picked; the number says in which order. Touch it to take the pick back.
signs-hint = A blue number: what the strongest bot would do, the best first.
signs-recent = A seat’s mark on a thing: the last move of that player changed it.
signs-turn = The lit name plate: whose turn it is. The edge of the table has the same colour.
signs-goal = The track under a name plate: how far that player is on the way to the end of the match.
signs-look-up = Hold a card, or click it with the right button, to read what it does. Touch a name plate to see what lies there large.
signs-keys = Keys
signs-key-move = from group to group, and inside a group
signs-key-ends = to the ends of a row
signs-key-choose = choose
signs-key-next = to the next thing that can be chosen
signs-key-take-back = take the last pick back, close what is open
signs-key-undo = undo
signs-key-undo-turn = undo the whole turn
signs-key-redo = redo
signs-key-hint = ask for a hint
signs-key-log = log
signs-key-help = help for the thing that has the focus
signs-keys-replay = In the replay: arrows step, with Shift by turn, Home and End go to the ends, Space plays, Escape goes back to the match.
