# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-technology = { $way ->
    [more] +{ $n } de tecnología
    [less] −{ $n } de tecnología
   *[noun] tecnología
}
brings-military = { $way ->
    [more] +{ $n } de fuerza militar
    [less] −{ $n } de fuerza militar
   *[noun] fuerza militar
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } territorio
       *[other] +{ $n } territorios
    }
    [less] { $n ->
        [one] −{ $n } territorio
       *[other] −{ $n } territorios
    }
   *[noun] territorios
}
brings-cubes = { $way ->
    [more] { $n ->
        [one] +{ $n } cubo en la reserva
       *[other] +{ $n } cubos en la reserva
    }
    [less] { $n ->
        [one] −{ $n } cubo en la reserva
       *[other] −{ $n } cubos en la reserva
    }
   *[noun] cubos en la reserva
}
brings-cards = { $way ->
    [more] { $n ->
        [one] +{ $n } carta en mano
       *[other] +{ $n } cartas en mano
    }
    [less] { $n ->
        [one] −{ $n } carta en mano
       *[other] −{ $n } cartas en mano
    }
   *[noun] cartas en mano
}
brings-wonders = { $way ->
    [more] { $n ->
        [one] +{ $n } maravilla
       *[other] +{ $n } maravillas
    }
    [less] { $n ->
        [one] −{ $n } maravilla
       *[other] −{ $n } maravillas
    }
   *[noun] maravillas
}
brings-their_points = { $way ->
    [more] { $n ->
        [one] los demás ganan { $n } punto
       *[other] los demás ganan { $n } puntos
    }
    [less] { $n ->
        [one] cuesta { $n } punto a los demás
       *[other] cuesta { $n } puntos a los demás
    }
   *[noun] los puntos de los demás
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] los demás ganan { $n } territorio
       *[other] los demás ganan { $n } territorios
    }
    [less] { $n ->
        [one] cuesta { $n } territorio a los demás
       *[other] cuesta { $n } territorios a los demás
    }
   *[noun] los territorios de los demás
}
brings-government = { $way ->
    [up] un gobierno mejor
    [down] un gobierno peor
   *[noun] gobierno
}
brings-sole = { $way ->
    [up] más tierras solo tuyas
    [down] menos tierras solo tuyas
   *[noun] tierras solo tuyas
}
brings-leader = { $way ->
    [up] más cerca de la meta del líder
    [down] más lejos de la meta del líder
   *[noun] la meta del líder
}
