### Edo's moves in words, for hints and the analysis.

edo-move-package = package{ $wood ->
    [0] {""}
   *[other] {" "}· { $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" "}· { $stone } stone
}{ $rice ->
    [0] {""}
   *[other] {" "}· { $rice } rice
}{ $ryo ->
    [0] {""}
   *[other] {" "}· { $ryo } Ryo
}
edo-move-found = found a house: { $what }
edo-move-card = { $what }
edo-move-action = { $what }
edo-move-officials = { $what ->
    [one] 1 own official
   *[other] { $what } own officials
}
edo-move-shogun-officials = { $what ->
    [one] 1 shogun official
   *[other] { $what } shogun officials
}
edo-move-samurai = samurai in { $what }
edo-move-merchant = the merchant
edo-move-to = to { $what }
edo-move-place = official to { $what }
edo-move-take = take { $what }
edo-move-sell = sell { $what }
edo-move-buy = buy { $count } { $what }
edo-move-power-point = power point for goods
edo-move-build = { $what } in { $space }
