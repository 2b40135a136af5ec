# As páginas do manual: tipos de coisas, e o que se sabe delas. Os números vêm dos arquivos de componentes.
handbook-arch = um arco
handbook-arch-all = { gallery-arches }
handbook-good = um bem
handbook-good-all = { gallery-goods }
handbook-terrain = um terreno
handbook-terrain-all = { gallery-terrain }
handbook-building = um Edifício
handbook-building-all = { gallery-buildings }
handbook-city = uma Cidade
handbook-city-all = { gallery-cities }
handbook-capital = uma peça
handbook-capital-all = { gallery-capitals }
handbook-exploration = uma peça de Exploração
handbook-exploration-all = { gallery-exploration }
handbook-unit = uma unidade
handbook-unit-all = { gallery-units }
handbook-people = uma cor
handbook-people-all = { gallery-seats }
handbook-product = um produto
handbook-product-all = { gallery-products }
handbook-palace = um Palácio
handbook-palace-all = { gallery-palaces }
handbook-monarch = um Monarca
handbook-monarch-all = { gallery-monarchs }
handbook-painting = uma pintura
handbook-painting-all = { gallery-paintings }
handbook-gold = uma carta de Ouro
handbook-gold-all = { gallery-gold-cards }
handbook-combat = uma carta de Combate
handbook-combat-all = { gallery-combat-cards }
handbook-mission = uma Missão
handbook-mission-all = { gallery-missions }

handbook-resource = Um recurso: paga só a si mesmo, ou “qualquer recurso”.
handbook-asset = Um ativo: toma o lugar do que falta.
handbook-made-by = Vem de: { $names }
handbook-makes = Produz: { $goods }
handbook-on = Constrói-se em: { $names }
handbook-other-side = O outro lado da peça: { $name }
handbook-terrain-field = Terra aberta. Um hexágono com peça de Exploração também conta como Campo.
handbook-terrain-forest = Terra de mata, o caminho do arco da Pintura.
handbook-terrain-gold_mine = Terra com ouro, o caminho do arco da Manufatura.
handbook-terrain-water = Só o movimento livre, ou o de Renovar, entra nela e sai dela.
handbook-built-here = Constroem-se aqui: { $names }
handbook-capital-text = Onde o seu povo desembarcou. Conta como Cidade em tudo, menos em batalhas, Missões, Palácios, cartas de Ouro e pontos.
handbook-capital-shows = As peças mostram: { $names }
handbook-expedition = - Força { $n }: { $gain } { $vp ->
        [one] e 1 ponto
       *[other] e { $vp } pontos
    }
handbook-strength = força { $n }
handbook-monarchs = Monarcas: { $names }
handbook-units = Unidades: { $names }
handbook-slots = Cabe em { $shape }: { $names }
