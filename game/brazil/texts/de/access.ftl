# Vorlesen
spoken-symbol-vp = { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
spoken-symbol-hand_gold = { $n ->
    [one] Goldkarte
   *[other] Goldkarten
}
spoken-symbol-hand_combat = { $n ->
    [one] Kampfkarte
   *[other] Kampfkarten
}
spoken-symbol-hand_mission = { $n ->
    [one] Mission
   *[other] Missionen
}
spoken-symbol-units = { $n ->
    [one] Einheit
   *[other] Einheiten
}
spoken-symbol-any = { $n ->
    [one] beliebiger Rohstoff
   *[other] beliebige Rohstoffe
}
map-kind-own_tile = eigenes Plättchen
map-kind-own_unit = eigene Einheit
map-kind-rival_unit = Einheit eines Gegners
map-kind-cloud = Wolke
map-kind-city = Stadt oder Hauptstadt
map-tile-of = { $tile } von { $name }
map-cloud = Wolke
