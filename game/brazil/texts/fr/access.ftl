# Lecture à voix haute
spoken-symbol-vp = { $n ->
    [one] point de victoire
   *[other] points de victoire
}
spoken-symbol-hand_gold = { $n ->
    [one] carte Or
   *[other] cartes Or
}
spoken-symbol-hand_combat = { $n ->
    [one] carte Combat
   *[other] cartes Combat
}
spoken-symbol-hand_mission = { $n ->
    [one] Mission
   *[other] Missions
}
spoken-symbol-units = { $n ->
    [one] unité
   *[other] unités
}
spoken-symbol-any = { $n ->
    [one] ressource au choix
   *[other] ressources au choix
}
map-kind-own_tile = tuile à vous
map-kind-own_unit = unité à vous
map-kind-rival_unit = unité d’un adversaire
map-kind-cloud = nuage
map-kind-city = Ville ou Capitale
map-tile-of = { $tile } : { $name }
map-cloud = nuage
