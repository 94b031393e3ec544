### Hints: what the strong bot would do.

hint-title = The strong bot would…
hint-thinking = The bot is thinking…
hint-ready = The hint is ready.
hint-about = The numbers on the board show the best moves. The percentage is the result that the bot expects for you: 100 % is a sure win. It sees only what you see. Touch a move to light it up.
hint-understood = Understood
hint-forced = There is only one move.
