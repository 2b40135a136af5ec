# Lectura en voz alta
spoken-symbol-vp = { $n ->
    [one] punto de victoria
   *[other] puntos de victoria
}
spoken-symbol-hand_gold = { $n ->
    [one] carta de Oro
   *[other] cartas de Oro
}
spoken-symbol-hand_combat = { $n ->
    [one] carta de Combate
   *[other] cartas de Combate
}
spoken-symbol-hand_mission = { $n ->
    [one] Misión
   *[other] Misiones
}
spoken-symbol-units = { $n ->
    [one] unidad
   *[other] unidades
}
spoken-symbol-any = { $n ->
    [one] cualquier recurso
   *[other] recursos cualesquiera
}
map-kind-own_tile = loseta tuya
map-kind-own_unit = unidad tuya
map-kind-rival_unit = unidad de un rival
map-kind-cloud = nube
map-kind-city = Ciudad o Capital
map-tile-of = { $tile } de { $name }
map-cloud = nube
