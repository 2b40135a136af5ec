# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-points = { $way ->
    [more] { $n ->
        [one] +{ $n } ponto
       *[other] +{ $n } pontos
    }
    [less] { $n ->
        [one] −{ $n } ponto
       *[other] −{ $n } pontos
    }
   *[noun] pontos
}
brings-victory = { $way ->
    [up] mais perto da vitória
    [down] mais longe da vitória
   *[noun] a vitória
}
