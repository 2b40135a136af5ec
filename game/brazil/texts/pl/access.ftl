# Reading aloud
spoken-symbol-vp = { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
        [many] punktów zwycięstwa
       *[other] punktów zwycięstwa
    }
spoken-symbol-hand_gold = { $n ->
        [one] karta złota
        [few] karty złota
        [many] kart złota
       *[other] kart złota
    }
spoken-symbol-hand_combat = { $n ->
        [one] karta walki
        [few] karty walki
        [many] kart walki
       *[other] kart walki
    }
spoken-symbol-hand_mission = { $n ->
        [one] misja
        [few] misje
        [many] misji
       *[other] misji
    }
spoken-symbol-units = { $n ->
        [one] jednostka
        [few] jednostki
        [many] jednostek
       *[other] jednostek
    }
spoken-symbol-any = { $n ->
        [one] dowolny surowiec
        [few] dowolne surowce
        [many] dowolnych surowców
       *[other] dowolnych surowców
    }
map-kind-own_tile = twój kafelek
map-kind-own_unit = twoja jednostka
map-kind-rival_unit = jednostka rywala
map-kind-cloud = chmura
map-kind-city = miasto lub stolica
map-tile-of = { $tile }, { $name }
map-cloud = chmura
