# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-points = { $way ->
    [more] { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
    [less] { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    }
   *[noun] points
}
brings-victory = { $way ->
    [up] closer to winning
    [down] further from winning
   *[noun] the win
}
