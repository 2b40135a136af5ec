# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] costs the rival { $things }
   *[other] costs the others { $things }
}
why-gives = { $others ->
    [1] gives the rival { $things }
   *[other] gives the others { $things }
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[noun] points
}
brings-technology = { $way ->
    [count] { $n } technology
   *[noun] technology
}
brings-military = { $way ->
    [count] { $n } military
   *[noun] military
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
   *[noun] territories
}
brings-cubes = { $way ->
    [count] { $n ->
        [one] { $n } cube in supply
       *[other] { $n } cubes in supply
    }
   *[noun] cubes in supply
}
brings-cards = { $way ->
    [count] { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
   *[noun] cards in hand
}
brings-wonders = { $way ->
    [count] { $n ->
        [one] { $n } wonder
       *[other] { $n } wonders
    }
   *[noun] wonders
}
brings-government = { $way ->
    [up] improves the government
    [down] worsens the government
   *[noun] government
}
brings-sole = { $way ->
    [up] holds more land alone
    [down] leaves less land held alone
   *[noun] land held alone
}
brings-leader = { $way ->
    [up] brings a promising leader
    [down] gives up the leader’s aim
    [more] moves closer to the leader’s higher aim ({ $now } of { $limit })
    [done] meets the leader’s higher aim
    [less] moves away from the leader’s higher aim ({ $now } of { $limit })
   *[noun] the leader’s aim
}

manner-builder-does = Prefers technology and territories.
manner-warrior-does = Prefers military and wars.
manner-collector-does = Prefers wonders and advisors.
