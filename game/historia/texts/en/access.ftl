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
