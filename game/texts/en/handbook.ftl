# The handbook: a page for every thing of a game. Kinds: one of them, and the heading of all.
handbook-title = Handbook
handbook-scope-all = All three games
handbook-search = Search for a card, a place, a word
handbook-meant = showing “{ $words }”
handbook-found = { $n ->
    [one] 1 page
   *[other] { $n } pages
 }
handbook-nothing = Nothing found
handbook-see = See also
handbook-seen-in = Mentioned in
handbook-open = Open the handbook
handbook-before = Page before
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = a rule
handbook-rule-all = How to play
handbook-ruling = a ruling
handbook-ruling-all = Rulings
handbook-word = a word of the rules
handbook-word-all = Words of the rules
handbook-symbol = a symbol
handbook-symbol-all = Symbols
handbook-cost = Cost: { $cost }
handbook-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
handbook-copies = { $n } in the box
handbook-in-era = Era { $era }
