# Leitura em voz alta
spoken-symbol-vp = { $n ->
    [one] ponto de vitória
   *[other] pontos de vitória
}
spoken-symbol-cube = { $n ->
    [one] cubo de poder
   *[other] cubos de poder
}
spoken-symbol-wonder = { $n ->
    [one] maravilha
   *[other] maravilhas
}
spoken-symbol-cards = { $n ->
    [one] carta
   *[other] cartas
}
spoken-symbol-territory = { $n ->
    [one] terra
   *[other] terras
}
spoken-symbol-advisor = { $n ->
    [one] conselheiro
   *[other] conselheiros
}
map-kind-own_tile = terra sua
map-kind-own_unit = cubo seu
map-kind-rival_unit = terra de outro
map-kind-cloud = terra vazia
map-kind-city = maravilha
