# The pages of the handbook: kinds of things, and facts about them. Numbers come from the component files.
handbook-side = potęga
handbook-side-all = Potęgi
handbook-region = region
handbook-region-all = { gallery-map }
handbook-subregion = podregion
handbook-subregion-all = Podregiony
handbook-country = kraj
handbook-country-all = Kraje
handbook-space = pole
handbook-space-all = Pola
handbook-commodity = towar
handbook-commodity-all = { gallery-goods }
handbook-advantage = przewaga
handbook-advantage-all = { gallery-advantages }
handbook-award = żeton nagrody
handbook-award-all = Nagrody
handbook-investment = żeton inwestycji
handbook-investment-all = { gallery-investment }
handbook-event = wydarzenie
handbook-event-all = { gallery-events }
handbook-ministry = ministerium
handbook-ministry-all = { gallery-ministries }
handbook-keyword = słowo kluczowe
handbook-keyword-all = Słowa kluczowe
handbook-era = era
handbook-era-all = Ery
handbook-war = wojna
handbook-war-all = { gallery-wars }
handbook-theater = teatr wojny
handbook-theater-all = Teatry
handbook-war_tile = żeton wojny
handbook-war_tile-all = { gallery-war-tiles }

handbook-side-france = Jeden z dwóch graczy. Przesuwa wynik w górę.
handbook-side-britain = Jeden z dwóch graczy. Przesuwa wynik w dół.
handbook-side-spain = Potęga neutralna: jej flagi są na mapie, ale nikt nią nie gra.
handbook-side-usa = Potęga, która przychodzi z niepodległością Ameryki i bierze terytoria na zawsze.
handbook-starts = Na początku trzyma: { $names }
handbook-held = { $side } na początku
handbook-region-text = Liczba pól: { $n }. Na koniec tury jego nagroda przypada temu, kto prowadzi tu o tyle, ile mówi żeton.
handbook-subregion-text = Część regionu { $region }: { $names }
handbook-country-text = { $n ->
        [one] 1 pole:
        [few] { $n } pola:
        [many] { $n } pól:
       *[other] { $n } pól:
    }
handbook-markets = Liczba rynków: { $n }.
handbook-demand = Nagroda za więcej rynków, gdy jest na niego popyt:
handbook-award-title = Nagroda: { $prize }
handbook-investment-title = Żeton { $n }: { $major } { $kind }
handbook-event-text = { $era }, { $kind }
handbook-any-type = dowolna akcja
handbook-ministry-text = { $side }; { $eras }
handbook-keywords = Słowa kluczowe: { $names }
handbook-keyword-text = Na ministeriach: { $names }
handbook-turns = Tury: { $turns }
handbook-after-turn = Toczona po turze { $turn }.
handbook-theaters = Teatry: { $names }
handbook-margin = Co dostaje zwycięzca, według różnicy:
handbook-loser = przegrany { $prize }
handbook-tile-title = { $name } { $n }
handbook-copies-side = Po { $n } na stronę.
handbook-bonus-tile = Premiowy żeton wojny, { $side }, { $war }
handbook-strength = Siła { $n }
handbook-special-atlantic_dominance = Żeton Dominacji na Atlantyku
handbook-special-byng = Żeton Bynga
