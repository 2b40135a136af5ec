# Reading aloud
spoken-symbol-vp = { $n ->
    [one] victory point
   *[other] victory points
}
spoken-symbol-cube = { $n ->
    [one] power cube
   *[other] power cubes
}
spoken-symbol-wonder = { $n ->
    [one] wonder
   *[other] wonders
}
spoken-symbol-cards = { $n ->
    [one] card
   *[other] cards
}
spoken-symbol-territory = { $n ->
    [one] land
   *[other] lands
}
spoken-symbol-advisor = { $n ->
    [one] advisor
   *[other] advisors
}
map-kind-own_tile = land of yours
map-kind-own_unit = cube of yours
map-kind-rival_unit = land of another
map-kind-cloud = empty land
map-kind-city = wonder
