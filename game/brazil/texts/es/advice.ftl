# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-goods = { $way ->
    [more] { $n ->
        [one] +{ $n } bien
       *[other] +{ $n } bienes
    }
    [less] { $n ->
        [one] −{ $n } bien
       *[other] −{ $n } bienes
    }
   *[noun] bienes
}
brings-gold_cards = { $way ->
    [more] { $n ->
        [one] +{ $n } carta de Oro
       *[other] +{ $n } cartas de Oro
    }
    [less] { $n ->
        [one] −{ $n } carta de Oro
       *[other] −{ $n } cartas de Oro
    }
   *[noun] cartas de Oro
}
brings-combat_cards = { $way ->
    [more] { $n ->
        [one] +{ $n } carta de Combate
       *[other] +{ $n } cartas de Combate
    }
    [less] { $n ->
        [one] −{ $n } carta de Combate
       *[other] −{ $n } cartas de Combate
    }
   *[noun] cartas de Combate
}
brings-products = { $way ->
    [more] { $n ->
        [one] +{ $n } producto
       *[other] +{ $n } productos
    }
    [less] { $n ->
        [one] −{ $n } producto
       *[other] −{ $n } productos
    }
   *[noun] productos
}
brings-units = { $way ->
    [more] { $n ->
        [one] +{ $n } unidad en el mapa
       *[other] +{ $n } unidades en el mapa
    }
    [less] { $n ->
        [one] −{ $n } unidad en el mapa
       *[other] −{ $n } unidades en el mapa
    }
   *[noun] unidades en el mapa
}
brings-paintings = { $way ->
    [more] { $n ->
        [one] +{ $n } pintura
       *[other] +{ $n } pinturas
    }
    [less] { $n ->
        [one] −{ $n } pintura
       *[other] −{ $n } pinturas
    }
   *[noun] pinturas
}
brings-palaces = { $way ->
    [more] { $n ->
        [one] +{ $n } Palacio
       *[other] +{ $n } Palacios
    }
    [less] { $n ->
        [one] −{ $n } Palacio
       *[other] −{ $n } Palacios
    }
   *[noun] Palacios
}
brings-tiles = { $way ->
    [more] { $n ->
        [one] +{ $n } loseta bajo tu control
       *[other] +{ $n } losetas bajo tu control
    }
    [less] { $n ->
        [one] −{ $n } loseta bajo tu control
       *[other] −{ $n } losetas bajo tu control
    }
   *[noun] losetas bajo tu control
}
brings-danger = { $way ->
    [more] { $n ->
        [one] { $n } loseta más expuesta a ataques
       *[other] { $n } losetas más expuestas a ataques
    }
    [less] { $n ->
        [one] { $n } loseta menos expuesta a ataques
       *[other] { $n } losetas menos expuestas a ataques
    }
   *[noun] la seguridad de tus losetas
}
brings-targets = { $way ->
    [more] { $n ->
        [one] { $n } loseta rival más al alcance
       *[other] { $n } losetas rivales más al alcance
    }
    [less] { $n ->
        [one] { $n } loseta rival menos al alcance
       *[other] { $n } losetas rivales menos al alcance
    }
   *[noun] losetas rivales al alcance
}
brings-their_tiles = { $way ->
    [more] { $n ->
        [one] los rivales ganan { $n } loseta
       *[other] los rivales ganan { $n } losetas
    }
    [less] { $n ->
        [one] quita { $n } loseta a los rivales
       *[other] quita { $n } losetas a los rivales
    }
   *[noun] losetas quitadas a los rivales
}
brings-their_units = { $way ->
    [more] { $n ->
        [one] los rivales tienen { $n } unidad más en el mapa
       *[other] los rivales tienen { $n } unidades más en el mapa
    }
    [less] { $n ->
        [one] los rivales pierden { $n } unidad en el mapa
       *[other] los rivales pierden { $n } unidades en el mapa
    }
   *[noun] unidades rivales retiradas
}
brings-goal = { $way ->
    [more] más cerca del objetivo: { $thing }
    [less] más lejos del objetivo: { $thing }
   *[noun] el objetivo «{ $thing }»
}
brings-missions = { $way ->
    [up] más cerca de una Misión
    [down] más lejos de una Misión
   *[noun] Misiones
}
brings-palace_sites = { $way ->
    [up] más sitio para Palacios
    [down] menos sitio para Palacios
   *[noun] sitio para Palacios
}
brings-exploration = { $way ->
    [up] más por explorar cerca
    [down] menos por explorar cerca
   *[noun] exploración
}
brings-next_buys = { $way ->
    [up] mejores compras el próximo turno
    [down] peores compras el próximo turno
   *[noun] lo que podrás comprar después
}
brings-room = { $way ->
    [up] más tierra donde construir
    [down] menos tierra donde construir
   *[noun] tierra donde construir
}
brings-means = { $way ->
    [up] más con que pagar
    [down] menos con que pagar
   *[noun] medios de pago
}
