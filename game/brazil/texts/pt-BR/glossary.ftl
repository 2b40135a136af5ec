# O que dizem os símbolos e as palavras do jogo, para quem os aponta.
symbol-vp = *Pontos de vitória*: quem tiver mais no fim vence. Em peças e unidades são também a força.
symbol-cs = *Força de Combate*: o que uma unidade, peça ou carta soma na batalha.
symbol-swords = *Combate*: quanto mais espadas, mais perto ficam as Capitais e mais cedo há batalhas.
symbol-units = *Unidades*: as que estão no mapa e todas as já mobilizadas.
symbol-todo = Ainda por fazer.
symbol-hand_gold = *Cartas de Ouro*: cada uma paga como ouro ou concede o que diz.
symbol-hand_combat = *Cartas de Combate*: viradas para baixo na batalha, até três; somam força.
symbol-hand_mission = *Missões*: metas secretas, uma de cada era para começar.
symbol-era_1 = Era I
symbol-era_2 = Era II
symbol-era_3 = Era III
symbol-slot_square = *Espaço quadrado*: para um produto dessa forma.
symbol-slot_pentagon = *Espaço pentagonal*: para um produto dessa forma.
symbol-slot_octagon = *Espaço octogonal*: para um produto dessa forma.
glossary =
    Reserva|reservas: As mercadorias à sua frente, no máximo cinco, salvo se uma pintura der mais lugar. Pagam tudo.
    Produção: As mercadorias que ficam sobre a peça que as fez, sem limite. Pagam dali e nunca saem.
    Império: Todas as peças que você construiu.
    Controlada|controladas|controlado|controlados|controle: Suas unidades estão ali; ou não há inimigo, e você a construiu.
    Peça inimiga|peças inimigas: Construída por outro, mesmo enquanto é sua.
    Capital|Capitais: Onde o seu povo desembarcou. Nunca é atacada nem renovada.
    Cidade|Cidades: Fundada no hexágono da sua unidade Monarca, em qualquer terra. Ali se mobilizam unidades.
    Edifício|Edifícios: Feito em terra do seu tipo ao lado do seu império; produz na hora, e de novo quando renovado.
    Arco|arcos: Uma das sete ações. O seu marcador está num deles e tem de mudar a cada turno.
    Marcador|marcador de ação: Está no arco da ação que você faz, e tem de mudar a cada turno.
    Movimento livre: Um por turno, de qualquer unidade sua, a um hexágono vizinho. O único que entra em toda Água.
    Movimento adicional: O que o arco deste turno dá além do livre.
    Melhoria|melhorado|melhorias: Um produto no espaço de um arco melhora a ação dele até o fim do jogo.
    Missão|Missões: Meta secreta. Anunciada quando tudo se cumpre, dá pontos e um Palácio, e vira a era.
    Palácio|Palácios: Vem com uma Missão, sobre uma peça sua que cumpra a condição. O bônus é na hora, os pontos no fim.
    Peça de Exploração|peças de Exploração: Virada para baixo em terra desconhecida; a primeira unidade a entrar a vira.
    Expedição|Expedições: Achada em terra desconhecida: vença a força dela pelo ganho e pelos pontos.
    Toma|tomada|tomadas|tomar: Ganha em batalha: paga para quem a tem e conta para ele, mas outro a construiu.
    Carta de Ouro|cartas de Ouro: Paga como ouro ou concede o que diz. No máximo três.
    Carta de Combate|cartas de Combate: Usada na batalha, até três; soma força. No máximo três na mão.
    Pintura|pinturas: Fica no seu tabuleiro, vale desde então, e dá pontos.
    Produto|produtos: Feito uma vez cada, num espaço da sua forma: melhora aquele arco e dá pontos.
    Recurso|recursos: Cana, café, pau-brasil ou algodão.
    Ativo|ativos: Ouro ou ciência. O ouro paga qualquer recurso, a ciência paga tudo.
    Monarca|Monarcas: Governa o seu povo; o poder vale o jogo inteiro.
    Renovar|renovado|renovada: Um Edifício sem mercadorias as faz de novo, ou é virado para o outro lado.
    Rodada|rodadas: Um turno de cada jogador.
    Desafio|desafios: Objetivos a cumprir sozinho, ou contra um bot, em tantas rodadas.
    Estandarte|estandartes: Um objetivo de desafio à beira do mapa: ocre enquanto aberto, verde se cumprido, vermelho se fora de alcance.
    Jogo do dia: Como cartas e peças ficam no começo, igual para todos. O código de um jogo deixa outra pessoa jogá-lo.
    Medalha|medalhas: Bronze por qualquer vitória num desafio; prata e ouro por pontos e rodadas de sobra.
