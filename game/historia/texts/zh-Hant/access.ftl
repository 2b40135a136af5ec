# Reading aloud
spoken-symbol-vp = { $n ->
   *[other] 勝利點數
}
spoken-symbol-cube = { $n ->
   *[other] 能量方塊
}
spoken-symbol-wonder = { $n ->
   *[other] 奇觀
}
spoken-symbol-cards = { $n ->
   *[other] 卡牌
}
spoken-symbol-territory = { $n ->
   *[other] 土地
}
spoken-symbol-advisor = { $n ->
   *[other] 顧問
}
map-kind-own_tile = 你的土地
map-kind-own_unit = 你的方塊
map-kind-rival_unit = 別人的土地
map-kind-cloud = 空地
map-kind-city = 奇觀
