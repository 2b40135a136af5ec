# Vorlesen
spoken-symbol-vp = { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
spoken-symbol-cube = { $n ->
    [one] Machtwürfel
   *[other] Machtwürfel
}
spoken-symbol-wonder = { $n ->
    [one] Wunder
   *[other] Wunder
}
spoken-symbol-cards = { $n ->
    [one] Karte
   *[other] Karten
}
spoken-symbol-territory = { $n ->
    [one] Land
   *[other] Länder
}
spoken-symbol-advisor = { $n ->
    [one] Berater
   *[other] Berater
}
map-kind-own_tile = eigenes Land
map-kind-own_unit = eigener Würfel
map-kind-rival_unit = Land eines anderen
map-kind-cloud = leeres Land
map-kind-city = Wunder
