# Reading aloud
spoken-symbol-vp = { $n ->
   *[other] 勝利点
}
spoken-symbol-cube = { $n ->
   *[other] 力のキューブ
}
spoken-symbol-wonder = { $n ->
   *[other] 世界遺産
}
spoken-symbol-cards = { $n ->
   *[other] カード
}
spoken-symbol-territory = { $n ->
   *[other] 土地
}
spoken-symbol-advisor = { $n ->
   *[other] 顧問
}
map-kind-own_tile = 自分の土地
map-kind-own_unit = 自分のキューブ
map-kind-rival_unit = 相手の土地
map-kind-cloud = 空の土地
map-kind-city = 世界遺産
