# Lectura en voz alta
spoken-symbol-vp = { $n ->
    [one] punto de victoria
   *[other] puntos de victoria
}
spoken-symbol-cube = { $n ->
    [one] cubo de poder
   *[other] cubos de poder
}
spoken-symbol-wonder = { $n ->
    [one] maravilla
   *[other] maravillas
}
spoken-symbol-cards = { $n ->
    [one] carta
   *[other] cartas
}
spoken-symbol-territory = { $n ->
    [one] tierra
   *[other] tierras
}
spoken-symbol-advisor = { $n ->
    [one] consejero
   *[other] consejeros
}
map-kind-own_tile = tierra tuya
map-kind-own_unit = cubo tuyo
map-kind-rival_unit = tierra de otro
map-kind-cloud = tierra vacía
map-kind-city = maravilla
