### The analysis of a match.

analysis-title = Analysis
analysis-depth = How thoroughly
analysis-depth-quick = quick
analysis-depth-thorough = thorough
analysis-start = Analyse
analysis-go-on = Go on
analysis-cancel = Stop
analysis-progress = { $done } of { $all } moves
analysis-nothing = There is nothing to look at yet.
analysis-failed = The bot has lost its thread. What it found is kept.
analysis-chart = Expected result over the match
analysis-chart-turns = Turns from left to right. Touch the chart for figures.
analysis-point = Turn { $turn }, { $name }: { $expected }
analysis-figures = The figures as a table
analysis-column-turn = Turn
analysis-column-player = Player
analysis-column-expected = Expected
analysis-column-cost = Given away
analysis-costly = What cost most
analysis-previous = The one before
analysis-next = The next one
analysis-none = No decision gave away more than { $cost }.
analysis-where = { $turn ->
    [0] { $name }, set-up
   *[other] { $name }, turn { $turn }
}
analysis-played = Played: { $move } ({ $expected })
analysis-better = The bot: { $move } ({ $expected })
analysis-about = The strong bot went through every decision, seeing only what the player at that seat saw. The percentages are the result it expected: 100 % is a sure win, 0 % a sure loss. Small differences mean little.
analysis-about-own = The strong bot goes through your own decisions and sees only what you saw. The percentages are the result it expects: 100 % is a sure win, 0 % a sure loss. Small differences mean little. All seats follow when the match is over.
