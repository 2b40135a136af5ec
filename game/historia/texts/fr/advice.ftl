# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] coûte { $things } au rival
   *[other] coûte { $things } aux autres
}
why-gives = { $others ->
    [1] donne { $things } au rival
   *[other] donne { $things } aux autres
}
brings-points = { $way ->
    [count] { $n ->
        [1] { $n } point
       *[other] { $n } points
    }
   *[noun] points
}
brings-technology = { $way ->
    [count] { $n } en technologie
   *[noun] technologie
}
brings-military = { $way ->
    [count] { $n } en force militaire
   *[noun] militaire
}
brings-territories = { $way ->
    [count] { $n ->
        [1] { $n } territoire
       *[other] { $n } territoires
    }
   *[noun] territoires
}
brings-cubes = { $way ->
    [count] { $n ->
        [1] { $n } cube en stock
       *[other] { $n } cubes en stock
    }
   *[noun] cubes en stock
}
brings-cards = { $way ->
    [count] { $n ->
        [1] { $n } carte en main
       *[other] { $n } cartes en main
    }
   *[noun] cartes en main
}
brings-wonders = { $way ->
    [count] { $n ->
        [1] { $n } merveille
       *[other] { $n } merveilles
    }
   *[noun] merveilles
}
brings-government = { $way ->
    [up] améliore le gouvernement
    [down] dégrade le gouvernement
   *[noun] gouvernement
}
brings-sole = { $way ->
    [up] tient seul plus de territoires
    [down] laisse moins de territoires tenus seul
   *[noun] territoires tenus seul
}
brings-leader = { $way ->
    [up] amène un dirigeant prometteur
    [down] renonce au but du dirigeant
    [more] rapproche du but élevé du dirigeant ({ $now } sur { $limit })
    [done] atteint le but élevé du dirigeant
    [less] éloigne du but élevé du dirigeant ({ $now } sur { $limit })
   *[noun] but du dirigeant
}

manner-builder-does = Privilégie technologie et territoires.
manner-warrior-does = Privilégie force militaire et guerres.
manner-collector-does = Privilégie merveilles et conseillers.
