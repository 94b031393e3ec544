### Agricola’s series of solo games (A-25.8 to A-25.21).

agricola-series-about = Play game after game alone. Each has a target to reach. After each game one occupation that you played becomes permanent: it lies in front of you from the start of all later games. What you score beyond a target gives food for the next game.
agricola-series-game = Game { $game }, target { $target }
agricola-series-game-of = Game { $game } of { $games }, target { $target }
agricola-series-reached = { $points ->
    [one] Target { $target } reached, with 1 point
   *[other] Target { $target } reached, with { $points } points
}
agricola-series-missed = { $points ->
    [one] Target { $target } missed: 1 point. The series is over.
   *[other] Target { $target } missed: { $points } points. The series is over.
}
agricola-series-food = { $food ->
    [0] No food for the next game
   *[other] { $food } food for the next game
}
agricola-series-choose = Which occupation becomes permanent?
agricola-series-choose-none = You played no new occupation: none becomes permanent.
agricola-series-permanent = Permanent occupations
agricola-series-hand = { $count ->
    [0] You hold no occupations in the next game
    [one] You are dealt 1 occupation in the next game
   *[other] You are dealt { $count } occupations in the next game
}
agricola-series-next = Next game
agricola-series-won = All { $games } games of the series are done
agricola-series-again = Play this game again from the same start
