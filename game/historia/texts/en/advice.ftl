# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-technology = { $way ->
    [more] +{ $n } technology
    [less] −{ $n } technology
   *[noun] technology
}
brings-military = { $way ->
    [more] +{ $n } military
    [less] −{ $n } military
   *[noun] military
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } territory
       *[other] +{ $n } territories
    }
    [less] { $n ->
        [one] −{ $n } territory
       *[other] −{ $n } territories
    }
   *[noun] territories
}
brings-cubes = { $way ->
    [more] { $n ->
        [one] +{ $n } cube in supply
       *[other] +{ $n } cubes in supply
    }
    [less] { $n ->
        [one] −{ $n } cube in supply
       *[other] −{ $n } cubes in supply
    }
   *[noun] cubes in supply
}
brings-cards = { $way ->
    [more] { $n ->
        [one] +{ $n } card in hand
       *[other] +{ $n } cards in hand
    }
    [less] { $n ->
        [one] −{ $n } card in hand
       *[other] −{ $n } cards in hand
    }
   *[noun] cards in hand
}
brings-wonders = { $way ->
    [more] { $n ->
        [one] +{ $n } wonder
       *[other] +{ $n } wonders
    }
    [less] { $n ->
        [one] −{ $n } wonder
       *[other] −{ $n } wonders
    }
   *[noun] wonders
}
brings-their_points = { $way ->
    [more] { $n ->
        [one] the others gain { $n } point
       *[other] the others gain { $n } points
    }
    [less] { $n ->
        [one] costs the others { $n } point
       *[other] costs the others { $n } points
    }
   *[noun] the others’ points
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] the others gain { $n } territory
       *[other] the others gain { $n } territories
    }
    [less] { $n ->
        [one] costs the others { $n } territory
       *[other] costs the others { $n } territories
    }
   *[noun] the others’ territories
}
brings-government = { $way ->
    [up] a better government
    [down] a poorer government
   *[noun] government
}
brings-sole = { $way ->
    [up] more land held alone
    [down] less land held alone
   *[noun] land held alone
}
brings-leader = { $way ->
    [up] nearer to the leader’s aim
    [down] further from the leader’s aim
   *[noun] the leader’s aim
}
