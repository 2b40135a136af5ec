# Das Handbuch: eine Seite für jedes Ding eines Spiels. Arten: eines davon, und die Überschrift für alle.
handbook-title = Handbuch
handbook-scope-all = Alle drei Spiele
handbook-search = Suche eine Karte, einen Ort, ein Wort
handbook-meant = zeigt „{ $words }“
handbook-found = { $n ->
    [one] 1 Seite
   *[other] { $n } Seiten
 }
handbook-nothing = Nichts gefunden
handbook-see = Siehe auch
handbook-seen-in = Erwähnt in
handbook-open = Handbuch öffnen
handbook-before = Vorige Seite
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = eine Regel
handbook-rule-all = Spielanleitung
handbook-ruling = eine Regelklärung
handbook-ruling-all = Regelklärungen
handbook-word = ein Wort der Regeln
handbook-word-all = Wörter der Regeln
handbook-symbol = ein Symbol
handbook-symbol-all = Symbole
handbook-cost = Kosten: { $cost }
handbook-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
handbook-copies = { $n } in der Schachtel
handbook-in-era = Ära { $era }
