# Reading aloud
spoken-symbol-vp = { $n ->
   *[other] 勝利點數
}
spoken-symbol-hand_gold = { $n ->
   *[other] 黃金卡
}
spoken-symbol-hand_combat = { $n ->
   *[other] 戰鬥卡
}
spoken-symbol-hand_mission = { $n ->
   *[other] 任務
}
spoken-symbol-units = { $n ->
   *[other] 單位
}
spoken-symbol-any = { $n ->
   *[other] 任一資源
}
map-kind-own_tile = 你的板塊
map-kind-own_unit = 你的單位
map-kind-rival_unit = 對手的單位
map-kind-cloud = 雲
map-kind-city = 城市或首都
map-tile-of = { $name } 的{ $tile }
map-cloud = 雲
