### The rules of a game, in a sheet over the table and on a screen of their own.

rules-contents = Contents
rules-search = Search the rules
rules-found-title = What the search has found
rules-found = { $count ->
    [0] No clause fits these words.
    [one] One clause fits.
   *[other] { $count } clauses fit.
}
rules-back = Back
rules-forward = Forward
rules-copy = Copy a link to { $clause }
rules-copied = Link to { $clause } copied
rules-alone = On a screen of its own
rules-sources = Where these rules come from
rules-missing = There are no such rules here.
