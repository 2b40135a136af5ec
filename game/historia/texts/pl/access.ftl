# Reading aloud
spoken-symbol-vp = { $n ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
        [many] punktów zwycięstwa
       *[other] punktów zwycięstwa
    }
spoken-symbol-cube = { $n ->
        [one] kostka władzy
        [few] kostki władzy
        [many] kostek władzy
       *[other] kostek władzy
    }
spoken-symbol-wonder = { $n ->
        [one] cud
        [few] cuda
        [many] cudów
       *[other] cudów
    }
spoken-symbol-cards = { $n ->
        [one] karta
        [few] karty
        [many] kart
       *[other] kart
    }
spoken-symbol-territory = { $n ->
        [one] kraina
        [few] krainy
        [many] krain
       *[other] krain
    }
spoken-symbol-advisor = { $n ->
        [one] doradca
        [few] doradcy
        [many] doradców
       *[other] doradców
    }
map-kind-own_tile = twoja kraina
map-kind-own_unit = twoja kostka
map-kind-rival_unit = cudza kraina
map-kind-cloud = pusta kraina
map-kind-city = cud
