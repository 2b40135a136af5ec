# The handbook: a page for every thing of a game. Kinds: one of them, and the heading of all.
handbook-title = Podręcznik
handbook-scope-all = Wszystkie trzy gry
handbook-search = Szukaj karty, miejsca, słowa
handbook-meant = pokazuję „{ $words }”
handbook-found = { $n ->
        [one] 1 strona
        [few] { $n } strony
        [many] { $n } stron
       *[other] { $n } stron
    }
handbook-nothing = Nic nie znaleziono
handbook-see = Zobacz też
handbook-seen-in = Wspomniane w
handbook-open = Otwórz podręcznik
handbook-before = Poprzednia strona
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = zasada
handbook-rule-all = Jak grać
handbook-ruling = orzeczenie
handbook-ruling-all = Orzeczenia
handbook-word = pojęcie z zasad
handbook-word-all = Pojęcia z zasad
handbook-symbol = symbol
handbook-symbol-all = Symbole
handbook-cost = Koszt: { $cost }
handbook-points = { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    }
handbook-copies = { $n } w pudełku
handbook-in-era = Era { $era }
