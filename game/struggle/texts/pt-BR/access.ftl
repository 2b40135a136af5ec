# Leitura em voz alta
map-kind-own_tile = espaço com sua bandeira
map-kind-own_unit = Esquadra sua
map-kind-rival_unit = espaço com a bandeira do rival
map-kind-cloud = espaço sem bandeira
map-kind-city = Conflito
map-award = Prêmio de { $region }
