# Onde a caixa se cala, ou mostra só um ícone, o jogo decide assim.
ruling-setup-capitals = Com menos de quatro jogadores, a peça de Capital do primeiro jogador está sempre em jogo; as outras são sorteadas.
ruling-setup-capitals-covered = As Capitais ficam viradas para baixo até que o último jogador tenha escolhido Missões e Monarca.
ruling-setup-last-capital = Ninguém é perguntado sobre a última peça de Capital: fica com quem escolhe por último.
ruling-setup-draft-three = Guardar uma Missão de três só é possível com até dois jogadores: para mais não há Missões bastantes.
ruling-setup-bids = Quando se dão lances pelos Monarcas, os lances são fechados. O maior escolhe primeiro, nos empates pela ordem à mesa, e cada um paga o próprio lance em pontos no fim.
ruling-turn-token = O marcador de ação tem de mudar a cada turno; a ação do arco pode ser recusada. Assim um jogador sempre pode seguir.
ruling-turn-nothing-to-do = Uma ação sem nada a oferecer termina sozinha, e uma pergunta com uma só resposta não é feita.
ruling-turn-gold-card = Uma carta de Ouro dá a sua ação sem o marcador, a melhoria e o movimento adicional do arco. É recusada quando não teria nada a oferecer.
ruling-turn-last-round = Uma partida em que ninguém anuncia uma Missão da Era III acaba com a rodada 60.
ruling-harbor-declined = Quem recusa o recurso do Porto também não compra carta de Ouro.
ruling-painting-refill = Um lugar vazio na galeria é preenchido com o baralho da mesma moldura; se não houver, com o mais cheio, e nos empates na ordem vermelho, rosa, azul. Se todos estão vazios, o lugar fica vazio.
ruling-painting-refill-time = A nova pintura é revelada quando a ação termina, depois do efeito da que foi obtida.
ruling-painting-effect = Uma pintura age desde o momento em que é pendurada; a Cavalaria Guaicuru cavalga já no turno em que é obtida.
ruling-painting-isabel = O “a qualquer momento” de Dona Isabel vale no seu próprio turno, sempre que nenhuma ação, pagamento ou batalha esteja pela metade.
ruling-capital-city = Uma Capital conta como Cidade em tudo, menos em batalhas, Missões, Palácios, cartas de Ouro e pontos. Por isso o movimento de Construir leva até a sua.
ruling-build-palace = Uma peça com Palácio nunca é substituída.
ruling-build-field = Um hexágono com peça de Exploração, revelada ou não, conta como Campo para tudo, também para o movimento.
ruling-build-unseen = Uma peça inexplorada sobre a qual se constrói sai do jogo sem ser vista e não dá nada.
ruling-build-river-basin = Uma Bacia Fluvial sobre a qual se constrói sai do jogo. Os Edifícios ao lado não perdem nada do que já têm.
ruling-build-lost-neighbour = Uma peça tomada por um inimigo continua vizinha para quem a construiu, e quem a tomou continua sem poder construir ao lado.
ruling-renovate-empty = Um Edifício só é renovado depois que todos os seus bens se foram, mesmo para ser virado.
ruling-manufacture-reduction = O recurso a menos de um Manufaturar melhorado tem de ser usado: ninguém paga a mais.
ruling-trade-limits = Depois de cada troca, você descarta até os limites antes da seguinte.
ruling-pay-proposal = O pagamento proposto gasta primeiro recursos, depois ouro, cartas de Ouro, cartas de Combate e ciência. Esvazia uma peça já começada antes de abrir outra, e poupa a reserva.
ruling-pay-just-gained = De dois bens iguais, um que acabou de chegar por esta ação e um mais antigo, o mais antigo pode pagar.
ruling-pay-combat-cards = Cartas de Combate dadas com licença de um Monarca valem por inteiro; Afonso Henriques deixa dá-las uma vez por pagamento.
ruling-limit-order = Tudo o que é devido é recebido antes de se descartar algo. Se só um tipo pode ser descartado, isso acontece sem pergunta.
ruling-move-water = Só se entra na Água, e só se sai dela, com um movimento livre ou com o de Renovar, também a partir da borda do mapa.
ruling-explore-quilombo = Um Quilombo não traz nada quando não resta Missão em nenhum baralho; se resta um baralho, compra-se a de cima dele.
ruling-explore-expedition = Sempre que unidades suas entram no hexágono de uma Expedição, você pode enfrentá-la na hora ou deixá-la; todas as suas unidades ali lutam juntas.
ruling-combat-arch = O bônus de Porto e Comércio conta uma vez por batalha, e só se pelo menos uma unidade sua luta nela. Acompanha o marcador: depois que este é virado, não há bônus.
ruling-combat-two-places = Uma batalha de Canhão ou Granadeiro tem dois lugares, o hexágono que atira e o que é atingido. Para o Conde d’Eu, nenhum deles fica ao lado da batalha.
ruling-combat-fire-tiles = Quando um Canhão ou Granadeiro dispara, a peça do hexágono de onde se dispara reforça o ataque se foi o atacante que a construiu, e a peça alvejada reforça a defesa se foi o defensor que a construiu. Uma peça construída por outro não conta para ninguém.
ruling-combat-cancel = O Espião age antes de comparar as forças, primeiro o do atacante. Um Espião anulado não anula nada.
ruling-combat-retreat = A Retirada leva as unidades vencidas à sua Capital; as que atiraram dela, ou foram vencidas nela por tiros, ficam ali. Se há um inimigo nela, vão para a reserva.
ruling-combat-after = Uma carta de Ouro para depois da batalha é oferecida a quem a venceu, também a um defensor no turno de outro.
ruling-combat-expedition = Quem entra no hexágono de uma Expedição e vence ali uma batalha pode enfrentar a Expedição na hora.
ruling-combat-fire-empty = Atirar numa peça inimiga sem unidades não muda nada no mapa, vença quem vencer.
ruling-mission-buildings = Cidades não são Edifícios para as Missões que contam Edifícios.
ruling-mission-order = Primeiro vem o que a Missão traz, depois o seu Palácio, depois os marcadores antigos em sentido horário a partir de quem a anunciou, depois a nova era.
ruling-era-bonus = Um marcador virado sob o arco do turno em curso dá o seu bônus já nesse turno.
ruling-palace-forgone = Abre-se mão de um Palácio para o qual não há peça que sirva; também se pode recusá-lo.
ruling-palace-product = O produto gratuito do Palácio da Cana precisa de um encaixe livre, e pode ser recusado.
ruling-score-era-three = Um objetivo da Era III conta se valer no fim, também numa carta revelada antes.
ruling-score-factory = Um produto conta para A Fábrica ou no tabuleiro da Rainha Vitória, nunca para os dois.
ruling-score-shared = Pontos iguais e ciência igual sobre as peças controladas dividem a vitória.
ruling-solo-resource = Contra os holandeses não há peça de Capital de onde tirar um recurso: você escolhe um.
ruling-solo-dutch = Onde os holandeses têm de escolher, anulam a sua carta mais forte e derrotam a sua unidade mais forte. As unidades vencidas deles nunca voltam.
ruling-solo-capital = A Capital vazia deles cai para quem entra nela.
ruling-solo-goals = Os objetivos são verificados quando nada além do seu turno está aberto: quem entra na Capital defendida tem de vencer ali antes, e arca com o que a batalha custa.
ruling-solo-round = Um objetivo com rodada precisa valer quando ela termina; se não vale, o desafio está perdido ali mesmo. O que vier depois não o estraga mais.
ruling-solo-without = O que um objetivo proíbe não se conserta: a unidade caída conta mesmo que volte ao mapa, e a carta de Ouro só conta quando é jogada pelo efeito.
ruling-solo-lead = A vantagem sobre os rivais é medida depois da última rodada, ou daquela que uma Missão da Era III tornou a última.
ruling-solo-levels = No nível Recruta de Guararapes as unidades não precisam estar todas no mapa; os outros níveis pedem tudo o que está impresso.
ruling-solo-score = Um desafio vencido vale os seus pontos e mais um por rodada que sobrou.
ruling-numbers-tiles = Os custos, bens e pontos dos Edifícios, os nomes, custos e pontos das Cidades, e os custos de unidades, produtos e pinturas são nossos onde a caixa só imprime ícones. Cabem em tudo o que dizem as regras e as respostas do autor.
ruling-numbers-capitals = As quatro Capitais mostram um recurso cada: cana-de-açúcar, a do primeiro jogador, café, pau-brasil e algodão.
ruling-numbers-slots = Produtos e arcos têm estas formas: Mobilizar e Construir octógono, Pintura e Manufaturar pentágono, Renovar e Porto quadrado. Comércio não tem encaixe.
ruling-numbers-missions = Das Missões, duas são conhecidas de partidas e ficam como impressas; as outras são nossas, medidas em jogo para que cada uma possa ser cumprida. Nenhuma pede guerra ou exploração.
ruling-numbers-gold-cards = O número de cartas de Ouro de cada tipo, e as condições de Agrícola, Metrópole, Mecenas e Frota Mercante, são nossos. Guerra traz [gold] e [hand_combat].
ruling-numbers-combat-cards = Das cartas de Combate, Sepé Tiaraju e Conde d’Eu são os da caixa; as outras e todas as quantidades são nossas.
ruling-numbers-paintings = Estas pinturas têm efeitos nossos: Duque de Caxias, Cavalaria Guaicuru, Riachuelo, Mulher Tupi, José Bonifácio, Padre Anchieta, Primeira Missa, Redenção do Amazonas, Sessão do Conselho, São Vicente, Vendedora de Ervas. Também a quantidade de A Fábrica é nossa.
ruling-numbers-exploration = As quantidades das peças de Exploração, as forças das Expedições e os seus ganhos são nossos.
ruling-numbers-palaces = Os Palácios III e VI têm condições nossas, e todos os Palácios, pontos impressos nossos.
learn-rulings =
    Onde a caixa se cala, ou mostra só um ícone, este jogo teve de decidir. Aqui está o que decidiu.

    # A mesa e o turno
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Arcos e peças
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Pagar e limites
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Movimento e exploração
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Batalha
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Missões, Palácios, o fim
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # Sozinho
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Valores
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
