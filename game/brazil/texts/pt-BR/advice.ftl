# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] tira { $things } do rival
   *[other] tira { $things } dos rivais
}
why-gives = { $others ->
    [1] dá { $things } ao rival
   *[other] dá { $things } aos rivais
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
   *[noun] pontos
}
brings-goods = { $way ->
    [count] { $n ->
        [one] { $n } bem
       *[other] { $n } bens
    }
   *[noun] bens
}
brings-gold_cards = { $way ->
    [count] { $n ->
        [one] { $n } carta de Ouro
       *[other] { $n } cartas de Ouro
    }
   *[noun] cartas de Ouro
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
        [one] { $n } produto
       *[other] { $n } produtos
    }
   *[noun] produtos
}
brings-units = { $way ->
    [count] { $n ->
        [one] { $n } unidade no mapa
       *[other] { $n } unidades no mapa
    }
   *[noun] unidades no mapa
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
        [one] { $n } Palácio
       *[other] { $n } Palácios
    }
   *[noun] Palácios
}
brings-tiles = { $way ->
    [count] { $n ->
        [one] { $n } peça controlada
       *[other] { $n } peças controladas
    }
   *[noun] peças controladas
}
brings-danger = { $way ->
    [more] { $n ->
        [one] deixa mais { $n } peça exposta a ataques
       *[other] deixa mais { $n } peças expostas a ataques
    }
    [less] { $n ->
        [one] protege { $n } peça de ataques
       *[other] protege { $n } peças de ataques
    }
   *[noun] peças mais seguras
}
brings-targets = { $way ->
    [more] { $n ->
        [one] põe mais { $n } peça rival ao alcance
       *[other] põe mais { $n } peças rivais ao alcance
    }
    [less] { $n ->
        [one] deixa menos { $n } peça rival ao alcance
       *[other] deixa menos { $n } peças rivais ao alcance
    }
   *[noun] peças rivais ao alcance
}
brings-mission = { $way ->
    [more] avança a Missão { $thing } ({ $now } de { $limit })
    [done] completa a Missão { $thing }
    [less] atrasa a Missão { $thing } ({ $now } de { $limit })
   *[noun] a Missão { $thing }
}
brings-goal = { $way ->
    [more] aproxima do objetivo “{ $thing }”
    [done] alcança o objetivo “{ $thing }”
    [less] afasta do objetivo “{ $thing }”
   *[noun] o objetivo “{ $thing }”
}
brings-monarch = { $way ->
    [up] escolhe um Monarca forte
    [down] enfraquece o Monarca
   *[noun] o Monarca
}
brings-missions = { $way ->
    [up] fica com Missões promissoras
    [down] perde Missões promissoras
   *[noun] Missões
}
brings-palace_sites = { $way ->
    [up] abre lugar para Palácios
    [down] deixa menos lugar para Palácios
   *[noun] lugar para Palácios
}
brings-exploration = { $way ->
    [up] abre mais a explorar por perto
    [down] deixa menos a explorar por perto
   *[noun] exploração
}
brings-next_buys = { $way ->
    [up] permite comprar algo de mais valor no próximo turno
    [down] só deixa comprar algo de menos valor no próximo turno
   *[noun] a próxima compra
}
brings-room = { $way ->
    [up] abre terra para construir
    [down] ocupa terra para construir
   *[noun] terra para construir
}
brings-means = { $way ->
    [up] deixa mais com que pagar
    [down] deixa menos com que pagar
   *[noun] meios de pagamento
}

manner-builder-does = Prefere Edifícios, Cidades e produtos.
manner-warrior-does = Prefere unidades, batalhas e cartas de Combate.
manner-collector-does = Prefere pinturas, cartas de Ouro e peças de Exploração.
