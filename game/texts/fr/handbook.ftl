# The handbook: a page for every thing of a game. Kinds: one of them, and the heading of all.
handbook-title = Manuel
handbook-scope-all = Les trois jeux
handbook-search = Chercher une carte, un lieu, un mot
handbook-meant = résultats pour « { $words } »
handbook-found = { $n ->
    [one] { $n } page
   *[other] { $n } pages
 }
handbook-nothing = Rien trouvé
handbook-see = Voir aussi
handbook-seen-in = Mentionné dans
handbook-open = Ouvrir le manuel
handbook-before = Page précédente
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = une règle
handbook-rule-all = Comment jouer
handbook-ruling = une précision
handbook-ruling-all = Précisions
handbook-word = un mot des règles
handbook-word-all = Mots des règles
handbook-symbol = un symbole
handbook-symbol-all = Symboles
handbook-cost = Coût : { $cost }
handbook-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
handbook-copies = { $n } dans la boîte
handbook-in-era = Ère { $era }
