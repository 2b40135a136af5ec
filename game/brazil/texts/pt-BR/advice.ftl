# What a step brings or costs, in brackets after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
effect-goods = { $way ->
    [more] { $n ->
        [one] +{ $n } bem
       *[other] +{ $n } bens
    }
    [less] { $n ->
        [one] −{ $n } bem
       *[other] −{ $n } bens
    }
   *[noun] bens
}
effect-gold_cards = { $way ->
    [more] { $n ->
        [one] +{ $n } carta de Ouro
       *[other] +{ $n } cartas de Ouro
    }
    [less] { $n ->
        [one] −{ $n } carta de Ouro
       *[other] −{ $n } cartas de Ouro
    }
   *[noun] cartas de Ouro
}
effect-combat_cards = { $way ->
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
effect-products = { $way ->
    [more] { $n ->
        [one] +{ $n } produto
       *[other] +{ $n } produtos
    }
    [less] { $n ->
        [one] −{ $n } produto
       *[other] −{ $n } produtos
    }
   *[noun] produtos
}
effect-units = { $way ->
    [more] { $n ->
        [one] +{ $n } unidade no mapa
       *[other] +{ $n } unidades no mapa
    }
    [less] { $n ->
        [one] −{ $n } unidade no mapa
       *[other] −{ $n } unidades no mapa
    }
   *[noun] unidades no mapa
}
effect-paintings = { $way ->
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
effect-palaces = { $way ->
    [more] { $n ->
        [one] +{ $n } Palácio
       *[other] +{ $n } Palácios
    }
    [less] { $n ->
        [one] −{ $n } Palácio
       *[other] −{ $n } Palácios
    }
   *[noun] Palácios
}
effect-tiles = { $way ->
    [more] { $n ->
        [one] +{ $n } peça sob seu controle
       *[other] +{ $n } peças sob seu controle
    }
    [less] { $n ->
        [one] −{ $n } peça sob seu controle
       *[other] −{ $n } peças sob seu controle
    }
   *[noun] peças sob seu controle
}
effect-danger = { $way ->
    [more] { $n ->
        [one] mais { $n } peça exposta a ataques
       *[other] mais { $n } peças expostas a ataques
    }
    [less] { $n ->
        [one] menos { $n } peça exposta a ataques
       *[other] menos { $n } peças expostas a ataques
    }
   *[noun] a segurança das suas peças
}
effect-targets = { $way ->
    [more] { $n ->
        [one] mais { $n } peça rival ao alcance
       *[other] mais { $n } peças rivais ao alcance
    }
    [less] { $n ->
        [one] menos { $n } peça rival ao alcance
       *[other] menos { $n } peças rivais ao alcance
    }
   *[noun] peças rivais ao alcance
}
effect-their_tiles = { $way ->
    [more] { $n ->
        [one] os rivais ganham { $n } peça
       *[other] os rivais ganham { $n } peças
    }
    [less] { $n ->
        [one] tira { $n } peça dos rivais
       *[other] tira { $n } peças dos rivais
    }
   *[noun] peças tiradas dos rivais
}
effect-their_units = { $way ->
    [more] { $n ->
        [one] os rivais têm mais { $n } unidade no mapa
       *[other] os rivais têm mais { $n } unidades no mapa
    }
    [less] { $n ->
        [one] os rivais perdem { $n } unidade no mapa
       *[other] os rivais perdem { $n } unidades no mapa
    }
   *[noun] unidades rivais retiradas
}
effect-goal = { $way ->
    [more] mais perto do objetivo: { $thing }
    [less] mais longe do objetivo: { $thing }
   *[noun] o objetivo “{ $thing }”
}
effect-missions = { $way ->
    [up] mais perto de uma Missão
    [down] mais longe de uma Missão
   *[noun] Missões
}
effect-palace_sites = { $way ->
    [up] mais lugar para Palácios
    [down] menos lugar para Palácios
   *[noun] lugar para Palácios
}
effect-exploration = { $way ->
    [up] mais a explorar por perto
    [down] menos a explorar por perto
   *[noun] exploração
}
effect-next_buys = { $way ->
    [up] compras melhores no próximo turno
    [down] compras piores no próximo turno
   *[noun] o que poderá comprar depois
}
effect-room = { $way ->
    [up] mais terra para construir
    [down] menos terra para construir
   *[noun] terra para construir
}
effect-means = { $way ->
    [up] mais com que pagar
    [down] menos com que pagar
   *[noun] meios de pagamento
}
