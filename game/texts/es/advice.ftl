# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-points = { $way ->
    [more] { $n ->
        [one] +{ $n } punto
       *[other] +{ $n } puntos
    }
    [less] { $n ->
        [one] −{ $n } punto
       *[other] −{ $n } puntos
    }
   *[noun] puntos
}
brings-victory = { $way ->
    [up] más cerca de la victoria
    [down] más lejos de la victoria
   *[noun] la victoria
}
