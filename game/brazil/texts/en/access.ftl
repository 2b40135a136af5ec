# Reading aloud
spoken-symbol-vp = { $n ->
    [one] victory point
   *[other] victory points
}
spoken-symbol-hand_gold = { $n ->
    [one] Gold card
   *[other] Gold cards
}
spoken-symbol-hand_combat = { $n ->
    [one] Combat card
   *[other] Combat cards
}
spoken-symbol-hand_mission = { $n ->
    [one] Mission
   *[other] Missions
}
spoken-symbol-units = { $n ->
    [one] unit
   *[other] units
}
spoken-symbol-any = { $n ->
    [one] any resource
   *[other] resources of any kind
}
map-kind-own_tile = tile of yours
map-kind-own_unit = unit of yours
map-kind-rival_unit = unit of a rival
map-kind-cloud = cloud
map-kind-city = City or Capital
map-tile-of = { $tile } of { $name }
map-cloud = cloud
