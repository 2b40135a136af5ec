# Onde a caixa se cala, ou mostra só um ícone, o jogo decide assim.
rulings-01 = O marcador de ação tem de mudar a cada turno; a ação do arco pode ser recusada. Assim um jogador sempre pode seguir.
rulings-02 = Um lugar vazio na galeria é preenchido com o baralho da mesma moldura; se não houver, com o mais cheio, e nos empates na ordem vermelho, rosa, azul. Se todos estão vazios, o lugar fica vazio.
rulings-03 = Uma peça com Palácio nunca é substituída.
rulings-04 = Um hexágono com peça de Exploração, revelada ou não, conta como Campo para tudo, também para o movimento.
rulings-05 = Uma Bacia Fluvial sobre a qual se constrói sai do jogo. Os Edifícios ao lado não perdem nada do que já têm.
rulings-06 = Abre-se mão de um Palácio para o qual não há peça que sirva.
rulings-07 = Pontos iguais e ciência igual sobre as peças controladas dividem a vitória.
rulings-08 = Uma partida em que ninguém anuncia uma Missão da Era III acaba com a rodada 60.
rulings-09 = Os custos, bens e pontos dos Edifícios, os nomes, custos e pontos das Cidades, e os custos de unidades, produtos e pinturas são nossos onde a caixa só imprime ícones. Cabem em tudo o que dizem as regras e as respostas do autor.
rulings-10 = As quatro Capitais mostram um recurso cada: cana-de-açúcar, a do primeiro jogador, café, pau-brasil e algodão.
rulings-11 = Produtos e arcos têm estas formas: Mobilizar e Construir octógono, Pintura e Manufaturar pentágono, Renovar e Porto quadrado. Comércio não tem encaixe.
rulings-12 = Das Missões, duas são conhecidas de partidas; as outras são nossas. Nenhuma pede guerra ou exploração.
rulings-13 = O número de cartas de Ouro de cada tipo, e as condições de Agrícola, Metrópole, Mecenas e Frota Mercante, são nossos. Guerra traz [gold] e [hand_combat].
rulings-14 = Uma carta de Ouro dá a sua ação sem o marcador, a melhoria e o movimento adicional do arco. É recusada quando não teria nada a oferecer.
rulings-15 = Das cartas de Combate, Sepé Tiaraju e Conde d’Eu são os da caixa; as outras e todas as quantidades são nossas.
rulings-16 = Estas pinturas têm efeitos nossos: Duque de Caxias, Cavalaria Guaicuru, Riachuelo, Mulher Tupi, José Bonifácio, Padre Anchieta, Primeira Missa, Redenção do Amazonas, Sessão do Conselho, São Vicente, Vendedora de Ervas. Também a quantidade de A Fábrica é nossa.
rulings-17 = As quantidades das peças de Exploração, as forças das Expedições e os seus ganhos são nossos.
rulings-18 = Os Palácios III e VI têm condições nossas, e todos os Palácios, pontos impressos nossos.
rulings-19 = O bônus de Porto e Comércio conta uma vez por batalha, e só se pelo menos uma unidade sua luta nela.
rulings-20 = O Espião age antes de comparar as forças, primeiro o do atacante. Um Espião anulado não anula nada.
rulings-21 = A Retirada leva as unidades à Capital, a menos que tenham sido vencidas ali ou haja um inimigo nela: então vão para a reserva.
rulings-22 = O recurso a menos de um Manufaturar melhorado tem de ser usado: ninguém paga a mais.
rulings-23 = Uma pintura age desde o momento em que é pendurada; a Cavalaria Guaicuru cavalga já no turno em que é obtida.
rulings-24 = Um marcador virado sob o arco do turno em curso dá o seu bônus já nesse turno.
rulings-25 = As Capitais ficam viradas para baixo até que o último jogador tenha escolhido Missões e Monarca.
rulings-26 = Quando se dão lances pelos Monarcas, os lances são fechados. O maior escolhe primeiro, nos empates pela ordem à mesa, e cada um paga o próprio lance em pontos no fim.
rulings-27 = Contra os holandeses não há peça de Capital de onde tirar um recurso: você escolhe um. A Capital vazia deles cai para quem entra nela, e onde teriam de escolher, levam a sua mais forte.
learn-rulings =
    Onde a caixa se cala, ou mostra só um ícone, este jogo teve de decidir. Aqui está o que decidiu; quem tem a caixa pode corrigir qualquer valor num só lugar, os arquivos de engine/brazil/components.

    - { rulings-01 }
    - { rulings-02 }
    - { rulings-03 }
    - { rulings-04 }
    - { rulings-05 }
    - { rulings-06 }
    - { rulings-07 }
    - { rulings-08 }

    # Valores
    - { rulings-09 }
    - { rulings-10 }
    - { rulings-11 }
    - { rulings-12 }
    - { rulings-13 }
    - { rulings-15 }
    - { rulings-16 }
    - { rulings-17 }
    - { rulings-18 }

    # Minúcias
    - { rulings-14 }
    - { rulings-19 }
    - { rulings-20 }
    - { rulings-21 }
    - { rulings-22 }
    - { rulings-23 }
    - { rulings-24 }
    - { rulings-25 }
    - { rulings-26 }
    - { rulings-27 }
