# Reading aloud
map-kind-own_tile = 自分の旗のスペース
map-kind-own_unit = 自分の艦隊
map-kind-rival_unit = 相手の旗のスペース
map-kind-cloud = 旗のないスペース
map-kind-city = 紛争
map-award = { $region }の報酬
