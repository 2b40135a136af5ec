# Lecture à voix haute
spoken-symbol-vp = { $n ->
    [one] point de victoire
   *[other] points de victoire
}
spoken-symbol-cube = { $n ->
    [one] cube de pouvoir
   *[other] cubes de pouvoir
}
spoken-symbol-wonder = { $n ->
    [one] merveille
   *[other] merveilles
}
spoken-symbol-cards = { $n ->
    [one] carte
   *[other] cartes
}
spoken-symbol-territory = { $n ->
    [one] territoire
   *[other] territoires
}
spoken-symbol-advisor = { $n ->
    [one] conseiller
   *[other] conseillers
}
map-kind-own_tile = territoire à vous
map-kind-own_unit = cube à vous
map-kind-rival_unit = territoire d’un autre
map-kind-cloud = territoire vide
map-kind-city = merveille
