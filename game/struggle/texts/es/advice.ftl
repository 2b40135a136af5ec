# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-region = { $way ->
    [more] +{ $n } de ventaja: { $thing }
    [less] −{ $n } de ventaja: { $thing }
   *[noun] la ventaja: { $thing }
}
brings-commodity = { $way ->
    [more] +{ $n } de ventaja: { $thing }
    [less] −{ $n } de ventaja: { $thing }
   *[noun] la ventaja: { $thing }
}
brings-prestige = { $way ->
    [more] +{ $n } de ventaja en prestigio
    [less] −{ $n } de ventaja en prestigio
   *[noun] la ventaja en prestigio
}
brings-markets = { $way ->
    [more] { $n ->
        [one] +{ $n } mercado
       *[other] +{ $n } mercados
    }
    [less] { $n ->
        [one] −{ $n } mercado
       *[other] −{ $n } mercados
    }
   *[noun] mercados
}
brings-alliances = { $way ->
    [more] { $n ->
        [one] +{ $n } espacio político
       *[other] +{ $n } espacios políticos
    }
    [less] { $n ->
        [one] −{ $n } espacio político
       *[other] −{ $n } espacios políticos
    }
   *[noun] espacios políticos
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } Territorio
       *[other] +{ $n } Territorios
    }
    [less] { $n ->
        [one] −{ $n } Territorio
       *[other] −{ $n } Territorios
    }
   *[noun] Territorios
}
brings-forts = { $way ->
    [more] { $n ->
        [one] +{ $n } Fuerte
       *[other] +{ $n } Fuertes
    }
    [less] { $n ->
        [one] −{ $n } Fuerte
       *[other] −{ $n } Fuertes
    }
   *[noun] Fuertes
}
brings-squadrons = { $way ->
    [more] { $n ->
        [one] +{ $n } Escuadra en el mapa
       *[other] +{ $n } Escuadras en el mapa
    }
    [less] { $n ->
        [one] −{ $n } Escuadra en el mapa
       *[other] −{ $n } Escuadras en el mapa
    }
   *[noun] Escuadras en el mapa
}
brings-advantages = { $way ->
    [more] { $n ->
        [one] +{ $n } Ventaja
       *[other] +{ $n } Ventajas
    }
    [less] { $n ->
        [one] −{ $n } Ventaja
       *[other] −{ $n } Ventajas
    }
   *[noun] Ventajas
}
brings-debt = { $way ->
    [more] toma { $n } de Deuda
    [less] salda { $n } de Deuda
   *[noun] la Deuda
}
brings-navy_box = { $way ->
    [more] { $n ->
        [one] +{ $n } Escuadra en la reserva naval
       *[other] +{ $n } Escuadras en la reserva naval
    }
    [less] { $n ->
        [one] −{ $n } Escuadra en la reserva naval
       *[other] −{ $n } Escuadras en la reserva naval
    }
   *[noun] Escuadras en la reserva naval
}
brings-treaty = { $way ->
    [more] { $n ->
        [one] +{ $n } Punto de Tratado
       *[other] +{ $n } Puntos de Tratado
    }
    [less] { $n ->
        [one] gasta { $n } Punto de Tratado
       *[other] gasta { $n } Puntos de Tratado
    }
   *[noun] Puntos de Tratado
}
brings-events = { $way ->
    [more] { $n ->
        [one] +{ $n } Evento en mano
       *[other] +{ $n } Eventos en mano
    }
    [less] { $n ->
        [one] −{ $n } Evento en mano
       *[other] −{ $n } Eventos en mano
    }
   *[noun] Eventos en mano
}
brings-their_markets = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } mercado
       *[other] el oponente gana { $n } mercados
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } mercado
       *[other] cuesta al oponente { $n } mercados
    }
   *[noun] los mercados del oponente
}
brings-their_alliances = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } espacio político
       *[other] el oponente gana { $n } espacios políticos
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } espacio político
       *[other] cuesta al oponente { $n } espacios políticos
    }
   *[noun] los espacios políticos del oponente
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } Territorio
       *[other] el oponente gana { $n } Territorios
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } Territorio
       *[other] cuesta al oponente { $n } Territorios
    }
   *[noun] los Territorios del oponente
}
brings-their_forts = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } Fuerte
       *[other] el oponente gana { $n } Fuertes
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } Fuerte
       *[other] cuesta al oponente { $n } Fuertes
    }
   *[noun] los Fuertes del oponente
}
brings-their_squadrons = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } Escuadra en el mapa
       *[other] el oponente gana { $n } Escuadras en el mapa
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } Escuadra en el mapa
       *[other] cuesta al oponente { $n } Escuadras en el mapa
    }
   *[noun] las Escuadras del oponente
}
brings-their_advantages = { $way ->
    [more] { $n ->
        [one] el oponente gana { $n } Ventaja
       *[other] el oponente gana { $n } Ventajas
    }
    [less] { $n ->
        [one] cuesta al oponente { $n } Ventaja
       *[other] cuesta al oponente { $n } Ventajas
    }
   *[noun] las Ventajas del oponente
}
brings-their_debt = { $way ->
    [more] el oponente toma { $n } de Deuda
    [less] el oponente salda { $n } de Deuda
   *[noun] la Deuda del oponente
}
brings-war = { $way ->
    [up] más fuerte en la próxima guerra
    [down] más débil en la próxima guerra
   *[noun] la próxima guerra
}
brings-final = { $way ->
    [up] mejor en la puntuación final
    [down] peor en la puntuación final
   *[noun] la puntuación final
}
brings-ministries = { $way ->
    [up] Ministerios más fuertes
    [down] Ministerios más débiles
   *[noun] Ministerios
}
