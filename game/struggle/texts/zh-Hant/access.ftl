# Reading aloud
map-kind-own_tile = 有你旗幟的格子
map-kind-own_unit = 你的艦隊
map-kind-rival_unit = 有對手旗幟的格子
map-kind-cloud = 沒有旗幟的格子
map-kind-city = 衝突
map-award = { $region }的獎勵
