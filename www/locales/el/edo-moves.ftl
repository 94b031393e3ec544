### Οι κινήσεις του Edo με λόγια, για τις συμβουλές και την ανάλυση.

edo-move-package = πακέτο{ $wood ->
    [0] {""}
    [one] {" "}· { $wood } ξύλο
   *[other] {" "}· { $wood } ξύλα
}{ $stone ->
    [0] {""}
    [one] {" "}· { $stone } πέτρα
   *[other] {" "}· { $stone } πέτρες
}{ $rice ->
    [0] {""}
    [one] {" "}· { $rice } ρύζι
   *[other] {" "}· { $rice } ρύζια
}{ $ryo ->
    [0] {""}
   *[other] {" "}· { $ryo } Ryo
}
edo-move-found = πρώτο σπίτι: { $what }
edo-move-card = { $what }
edo-move-action = { $what }
edo-move-officials = { $what ->
    [one] 1 δικός σας υπάλληλος
   *[other] { $what } δικοί σας υπάλληλοι
}
edo-move-shogun-officials = { $what ->
    [one] 1 υπάλληλος του Shogun
   *[other] { $what } υπάλληλοι του Shogun
}
edo-move-samurai = σαμουράι: { $what }
edo-move-merchant = ο έμπορος
edo-move-to = προς: { $what }
edo-move-place = υπάλληλος σε θέση: { $what }
edo-move-take = πάρτε: { $what }
edo-move-sell = πουλήστε: { $what }
edo-move-buy = αγορά: { $what }, { $count }
edo-move-power-point = πόντος ισχύος για πόρους
edo-move-build = { $what }: { $space }
