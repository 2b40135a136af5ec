# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] Francia
   *[1] Gran Bretaña
}
brings-rival-to = { $others ->
    [0] a Francia
   *[1] a Gran Bretaña
}
brings-award = { $of ->
    [caribbean] del Caribe
    [india] de la India
    [north_america] de América del Norte
   *[europe] de Europa
}
brings-region-in = { $of ->
    [caribbean] en el Caribe
    [india] en la India
    [north_america] en América del Norte
   *[europe] en Europa
}
why-denies = quita { $things } { brings-rival-to }
why-gives = da { $things } { brings-rival-to }
brings-points = { $way ->
    [count] { $n } PV
   *[noun] PV
}
brings-markets = { $way ->
    [count] { $n ->
        [one] { $n } mercado
       *[other] { $n } mercados
    }
   *[noun] mercados
}
brings-alliances = { $way ->
    [count] { $n ->
        [one] { $n } espacio político
       *[other] { $n } espacios políticos
    }
   *[noun] espacios políticos
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } Territorio
       *[other] { $n } Territorios
    }
   *[noun] Territorios
}
brings-forts = { $way ->
    [count] { $n ->
        [one] { $n } Fuerte
       *[other] { $n } Fuertes
    }
   *[noun] Fuertes
}
brings-squadrons = { $way ->
    [count] { $n ->
        [one] { $n } Escuadra en el mapa
       *[other] { $n } Escuadras en el mapa
    }
   *[noun] Escuadras en el mapa
}
brings-advantages = { $way ->
    [count] { $n ->
        [one] { $n } Ventaja
       *[other] { $n } Ventajas
    }
   *[noun] Ventajas
}
brings-navy_box = { $way ->
    [count] { $n ->
        [one] { $n } Escuadra en la reserva naval
       *[other] { $n } Escuadras en la reserva naval
    }
   *[noun] Escuadras en la reserva naval
}
brings-treaty = { $way ->
    [count] { $n ->
        [one] { $n } Punto de Tratado
       *[other] { $n } Puntos de Tratado
    }
   *[noun] Puntos de Tratado
}
brings-events = { $way ->
    [count] { $n ->
        [one] { $n } Evento en mano
       *[other] { $n } Eventos en mano
    }
   *[noun] Eventos en mano
}
brings-debt = { $way ->
    [scale] { $n } de Deuda ({ $now } de { $limit })
    [less] salda { $n } de Deuda ({ $now } de { $limit })
   *[noun] Deuda
}
brings-region = { $way ->
    [taken] quita el Premio { brings-award } a { brings-rival }
    [won] gana el Premio { brings-award }
    [denied] niega el Premio { brings-award } a { brings-rival }
    [lost] renuncia al Premio { brings-award }
    [given] entrega el Premio { brings-award } a { brings-rival }
    [ahead] lidera { brings-region-in } por { $now }
    [level] empata { brings-region-in }
    [nearer] reduce la ventaja de { brings-rival } { brings-region-in } a { $now }
    [less] pierde terreno { brings-region-in }
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] quita la demanda de { $thing } a { brings-rival }
    [won] gana la demanda de { $thing }
    [denied] niega la demanda de { $thing } a { brings-rival }
    [lost] renuncia a la demanda de { $thing }
    [given] entrega la demanda de { $thing } a { brings-rival }
    [ahead] lidera en { $thing } por { $now }
    [level] empata en { $thing }
    [nearer] reduce la ventaja de { brings-rival } en { $thing } a { $now }
    [less] pierde terreno en { $thing }
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] quita el prestigio a { brings-rival }
    [won] gana el prestigio
    [denied] niega el prestigio a { brings-rival }
    [lost] renuncia al prestigio
    [given] entrega el prestigio a { brings-rival }
    [ahead] lidera en prestigio por { $now }
    [level] empata en prestigio
    [nearer] reduce la ventaja de { brings-rival } en prestigio a { $now }
    [less] pierde terreno en prestigio
   *[noun] prestigio
}
brings-war = { $way ->
    [up] prepara la próxima guerra
    [down] debilita para la próxima guerra
   *[noun] la próxima guerra
}
brings-final = { $way ->
    [up] avanza en la puntuación final
    [down] retrocede en la puntuación final
   *[noun] la puntuación final
}
brings-ministries = { $way ->
    [up] refuerza los Ministerios
    [down] debilita los Ministerios
   *[noun] Ministerios
}

manner-builder-does = Prefiere mercados y Territorios.
manner-warrior-does = Prefiere Fuertes, Escuadras y losetas Bonus.
manner-collector-does = Prefiere espacios políticos, Ventajas y Eventos.
