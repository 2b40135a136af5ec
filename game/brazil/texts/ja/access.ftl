# Reading aloud
spoken-symbol-vp = { $n ->
   *[other] 勝利点
}
spoken-symbol-hand_gold = { $n ->
   *[other] ゴールドカード
}
spoken-symbol-hand_combat = { $n ->
   *[other] 戦闘カード
}
spoken-symbol-hand_mission = { $n ->
   *[other] ミッション
}
spoken-symbol-units = { $n ->
   *[other] ユニット
}
spoken-symbol-any = { $n ->
   *[other] 任意の資源
}
map-kind-own_tile = 自分のタイル
map-kind-own_unit = 自分のユニット
map-kind-rival_unit = 相手のユニット
map-kind-cloud = 雲
map-kind-city = 都市か首都
map-tile-of = { $name }の{ $tile }
map-cloud = 雲
