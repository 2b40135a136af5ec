# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-goods = { $way ->
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
brings-gold_cards = { $way ->
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
        [one] +{ $n } produto
       *[other] +{ $n } produtos
    }
    [less] { $n ->
        [one] −{ $n } produto
       *[other] −{ $n } produtos
    }
   *[noun] produtos
}
brings-units = { $way ->
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
        [one] +{ $n } Palácio
       *[other] +{ $n } Palácios
    }
    [less] { $n ->
        [one] −{ $n } Palácio
       *[other] −{ $n } Palácios
    }
   *[noun] Palácios
}
brings-tiles = { $way ->
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
brings-danger = { $way ->
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
brings-targets = { $way ->
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
brings-their_tiles = { $way ->
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
brings-their_units = { $way ->
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
brings-goal = { $way ->
    [more] mais perto do objetivo: { $thing }
    [less] mais longe do objetivo: { $thing }
   *[noun] o objetivo “{ $thing }”
}
brings-missions = { $way ->
    [up] mais perto de uma Missão
    [down] mais longe de uma Missão
   *[noun] Missões
}
brings-palace_sites = { $way ->
    [up] mais lugar para Palácios
    [down] menos lugar para Palácios
   *[noun] lugar para Palácios
}
brings-exploration = { $way ->
    [up] mais a explorar por perto
    [down] menos a explorar por perto
   *[noun] exploração
}
brings-next_buys = { $way ->
    [up] compras melhores no próximo turno
    [down] compras piores no próximo turno
   *[noun] o que poderá comprar depois
}
brings-room = { $way ->
    [up] mais terra para construir
    [down] menos terra para construir
   *[noun] terra para construir
}
brings-means = { $way ->
    [up] mais com que pagar
    [down] menos com que pagar
   *[noun] meios de pagamento
}
