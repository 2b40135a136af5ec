# Leitura em voz alta
spoken-symbol-vp = { $n ->
    [one] ponto de vitória
   *[other] pontos de vitória
}
spoken-symbol-hand_gold = { $n ->
    [one] carta de Ouro
   *[other] cartas de Ouro
}
spoken-symbol-hand_combat = { $n ->
    [one] carta de Combate
   *[other] cartas de Combate
}
spoken-symbol-hand_mission = { $n ->
    [one] Missão
   *[other] Missões
}
spoken-symbol-units = { $n ->
    [one] unidade
   *[other] unidades
}
spoken-symbol-any = { $n ->
    [one] qualquer recurso
   *[other] recursos quaisquer
}
map-kind-own_tile = peça sua
map-kind-own_unit = unidade sua
map-kind-rival_unit = unidade de um rival
map-kind-cloud = nuvem
map-kind-city = Cidade ou Capital
map-tile-of = { $tile } de { $name }
map-cloud = nuvem
