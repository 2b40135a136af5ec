# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] quita { $things } al rival
   *[other] quita { $things } a los rivales
}
why-gives = { $others ->
    [1] da { $things } al rival
   *[other] da { $things } a los rivales
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
   *[noun] puntos
}
brings-goods = { $way ->
    [count] { $n ->
        [one] { $n } bien
       *[other] { $n } bienes
    }
   *[noun] bienes
}
brings-gold_cards = { $way ->
    [count] { $n ->
        [one] { $n } carta de Oro
       *[other] { $n } cartas de Oro
    }
   *[noun] cartas de Oro
}
brings-combat_cards = { $way ->
    [count] { $n ->
        [one] { $n } carta de Combate
       *[other] { $n } cartas de Combate
    }
   *[noun] cartas de Combate
}
brings-products = { $way ->
    [count] { $n ->
        [one] { $n } producto
       *[other] { $n } productos
    }
   *[noun] productos
}
brings-units = { $way ->
    [count] { $n ->
        [one] { $n } unidad en el mapa
       *[other] { $n } unidades en el mapa
    }
   *[noun] unidades en el mapa
}
brings-paintings = { $way ->
    [count] { $n ->
        [one] { $n } pintura
       *[other] { $n } pinturas
    }
   *[noun] pinturas
}
brings-palaces = { $way ->
    [count] { $n ->
        [one] { $n } Palacio
       *[other] { $n } Palacios
    }
   *[noun] Palacios
}
brings-tiles = { $way ->
    [count] { $n ->
        [one] { $n } loseta controlada
       *[other] { $n } losetas controladas
    }
   *[noun] losetas controladas
}
brings-danger = { $way ->
    [more] { $n ->
        [one] deja { $n } loseta más expuesta a ataques
       *[other] deja { $n } losetas más expuestas a ataques
    }
    [less] { $n ->
        [one] protege { $n } loseta de ataques
       *[other] protege { $n } losetas de ataques
    }
   *[noun] losetas más seguras
}
brings-targets = { $way ->
    [more] { $n ->
        [one] pone { $n } loseta rival más al alcance
       *[other] pone { $n } losetas rivales más al alcance
    }
    [less] { $n ->
        [one] deja { $n } loseta rival menos al alcance
       *[other] deja { $n } losetas rivales menos al alcance
    }
   *[noun] losetas rivales al alcance
}
brings-mission = { $way ->
    [more] avanza la Misión { $thing } ({ $now } de { $limit })
    [done] completa la Misión { $thing }
    [less] atrasa la Misión { $thing } ({ $now } de { $limit })
   *[noun] la Misión { $thing }
}
brings-goal = { $way ->
    [more] acerca al objetivo «{ $thing }»
    [done] alcanza el objetivo «{ $thing }»
    [less] aleja del objetivo «{ $thing }»
   *[noun] el objetivo «{ $thing }»
}
brings-monarch = { $way ->
    [up] elige un Monarca fuerte
    [down] debilita al Monarca
   *[noun] el Monarca
}
brings-missions = { $way ->
    [up] se queda con Misiones prometedoras
    [down] pierde Misiones prometedoras
   *[noun] Misiones
}
brings-palace_sites = { $way ->
    [up] abre sitio para Palacios
    [down] deja menos sitio para Palacios
   *[noun] sitio para Palacios
}
brings-exploration = { $way ->
    [up] abre más por explorar cerca
    [down] deja menos por explorar cerca
   *[noun] exploración
}
brings-next_buys = { $way ->
    [up] permite comprar algo de más valor el próximo turno
    [down] solo deja comprar algo de menos valor el próximo turno
   *[noun] la próxima compra
}
brings-room = { $way ->
    [up] abre tierra donde construir
    [down] ocupa tierra donde construir
   *[noun] tierra donde construir
}
brings-means = { $way ->
    [up] deja más con que pagar
    [down] deja menos con que pagar
   *[noun] medios de pago
}

manner-builder-does = Prefiere Edificios, Ciudades y productos.
manner-warrior-does = Prefiere unidades, batallas y cartas de Combate.
manner-collector-does = Prefiere pinturas, cartas de Oro y losetas de Exploración.
