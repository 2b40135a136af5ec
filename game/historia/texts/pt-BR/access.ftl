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
