# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] quita { $things } al rival
   *[other] quita { $things } a los demás
}
why-gives = { $others ->
    [1] da { $things } al rival
   *[other] da { $things } a los demás
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
   *[noun] puntos
}
brings-technology = { $way ->
    [count] { $n } de tecnología
   *[noun] tecnología
}
brings-military = { $way ->
    [count] { $n } de fuerza militar
   *[noun] fuerza militar
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } territorio
       *[other] { $n } territorios
    }
   *[noun] territorios
}
brings-cubes = { $way ->
    [count] { $n ->
        [one] { $n } cubo en la reserva
       *[other] { $n } cubos en la reserva
    }
   *[noun] cubos en la reserva
}
brings-cards = { $way ->
    [count] { $n ->
        [one] { $n } carta en mano
       *[other] { $n } cartas en mano
    }
   *[noun] cartas en mano
}
brings-wonders = { $way ->
    [count] { $n ->
        [one] { $n } maravilla
       *[other] { $n } maravillas
    }
   *[noun] maravillas
}
brings-government = { $way ->
    [up] mejora el gobierno
    [down] empeora el gobierno
   *[noun] gobierno
}
brings-sole = { $way ->
    [up] da más tierras exclusivas
    [down] deja menos tierras exclusivas
   *[noun] tierras exclusivas
}
brings-leader = { $way ->
    [up] trae un líder prometedor
    [down] renuncia a la meta del líder
    [more] acerca a la meta mayor del líder ({ $now } de { $limit })
    [done] cumple la meta mayor del líder
    [less] aleja de la meta mayor del líder ({ $now } de { $limit })
   *[noun] la meta del líder
}

manner-builder-does = Prefiere tecnología y tierras.
manner-warrior-does = Prefiere fuerza militar y guerras.
manner-collector-does = Prefiere maravillas y consejeros.
