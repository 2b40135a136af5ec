# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-technology = { $way ->
    [more] +{ $n } de tecnologia
    [less] −{ $n } de tecnologia
   *[noun] tecnologia
}
brings-military = { $way ->
    [more] +{ $n } de força militar
    [less] −{ $n } de força militar
   *[noun] força militar
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } território
       *[other] +{ $n } territórios
    }
    [less] { $n ->
        [one] −{ $n } território
       *[other] −{ $n } territórios
    }
   *[noun] territórios
}
brings-cubes = { $way ->
    [more] { $n ->
        [one] +{ $n } cubo na reserva
       *[other] +{ $n } cubos na reserva
    }
    [less] { $n ->
        [one] −{ $n } cubo na reserva
       *[other] −{ $n } cubos na reserva
    }
   *[noun] cubos na reserva
}
brings-cards = { $way ->
    [more] { $n ->
        [one] +{ $n } carta na mão
       *[other] +{ $n } cartas na mão
    }
    [less] { $n ->
        [one] −{ $n } carta na mão
       *[other] −{ $n } cartas na mão
    }
   *[noun] cartas na mão
}
brings-wonders = { $way ->
    [more] { $n ->
        [one] +{ $n } maravilha
       *[other] +{ $n } maravilhas
    }
    [less] { $n ->
        [one] −{ $n } maravilha
       *[other] −{ $n } maravilhas
    }
   *[noun] maravilhas
}
brings-their_points = { $way ->
    [more] { $n ->
        [one] os outros ganham { $n } ponto
       *[other] os outros ganham { $n } pontos
    }
    [less] { $n ->
        [one] custa { $n } ponto aos outros
       *[other] custa { $n } pontos aos outros
    }
   *[noun] os pontos dos outros
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] os outros ganham { $n } território
       *[other] os outros ganham { $n } territórios
    }
    [less] { $n ->
        [one] custa { $n } território aos outros
       *[other] custa { $n } territórios aos outros
    }
   *[noun] os territórios dos outros
}
brings-government = { $way ->
    [up] um governo melhor
    [down] um governo pior
   *[noun] governo
}
brings-sole = { $way ->
    [up] mais terras só suas
    [down] menos terras só suas
   *[noun] terras só suas
}
brings-leader = { $way ->
    [up] mais perto da meta do líder
    [down] mais longe da meta do líder
   *[noun] a meta do líder
}
