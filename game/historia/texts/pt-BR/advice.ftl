# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] tira { $things } do rival
   *[other] tira { $things } dos outros
}
why-gives = { $others ->
    [1] dá { $things } ao rival
   *[other] dá { $things } aos outros
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
   *[noun] pontos
}
brings-technology = { $way ->
    [count] { $n } de tecnologia
   *[noun] tecnologia
}
brings-military = { $way ->
    [count] { $n } de força militar
   *[noun] força militar
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } território
       *[other] { $n } territórios
    }
   *[noun] territórios
}
brings-cubes = { $way ->
    [count] { $n ->
        [one] { $n } cubo na reserva
       *[other] { $n } cubos na reserva
    }
   *[noun] cubos na reserva
}
brings-cards = { $way ->
    [count] { $n ->
        [one] { $n } carta na mão
       *[other] { $n } cartas na mão
    }
   *[noun] cartas na mão
}
brings-wonders = { $way ->
    [count] { $n ->
        [one] { $n } maravilha
       *[other] { $n } maravilhas
    }
   *[noun] maravilhas
}
brings-government = { $way ->
    [up] melhora o governo
    [down] piora o governo
   *[noun] governo
}
brings-sole = { $way ->
    [up] dá mais terras exclusivas
    [down] deixa menos terras exclusivas
   *[noun] terras exclusivas
}
brings-leader = { $way ->
    [up] traz um líder promissor
    [down] desiste da meta do líder
    [more] aproxima da meta maior do líder ({ $now } de { $limit })
    [done] cumpre a meta maior do líder
    [less] afasta da meta maior do líder ({ $now } de { $limit })
   *[noun] a meta do líder
}

manner-builder-does = Prefere tecnologia e terras.
manner-warrior-does = Prefere força militar e guerras.
manner-collector-does = Prefere maravilhas e conselheiros.
