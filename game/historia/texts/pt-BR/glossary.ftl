# O que significam os símbolos e as palavras do jogo, para quem aponta para eles.
symbol-vp = *Pontos de vitória*: quem tiver mais no fim vence.
symbol-lose_vp = *Perder pontos de vitória*
symbol-military = *Exército*: a trilha do plano que sobe. Quem tem mais vence Guerras e Saques.
symbol-technology = *Tecnologia*: a trilha para a direita. Abre lados avançados, mais cartas por rodada e conselheiros.
symbol-art = *Arte*: pegue uma maravilha.
symbol-exploit = *Exploração*: recupere cubos.
symbol-expansion = *Expansão*: um cubo numa terra adjacente.
symbol-trade = *Comércio*: aprenda com um vizinho de mais tecnologia.
symbol-raid = *Saque*: pontos de vitória de um vizinho com menos exército.
symbol-war = *Guerra*: por uma terra onde ambos têm um cubo.
symbol-tourism = *Turismo*: pontos de vitória por suas maravilhas.
symbol-revolution = *Revolução*: cartas voltam e o turno termina.
symbol-cube = *Cubo de poder*: paga ações e ocupa terras.
symbol-reserve = *Reserva*: cubos que ainda não entraram no jogo.
symbol-supply = *Estoque*: cubos livres para gastar.
symbol-pool = *Usados*: cubos já gastos; daqui são recuperados.
symbol-on_map = *No mapa*: cubos nas terras.
symbol-pay = *Custo*: cubos a pagar do estoque.
symbol-cards = *Cartas de volta*: da fila de descarte para a mão.
symbol-cards_1 = Uma carta por rodada
symbol-cards_2 = Até duas cartas por rodada
symbol-cards_3 = Até três cartas por rodada
symbol-advisor = *Conselheiro*: uma carta forte que se usa uma vez.
symbol-leader = *Líder*: dois alvos; o melhor que se cumpre pontua no fim da era.
symbol-wonder = *Maravilha*: funciona quando seu gatilho acontece com você.
symbol-remove_wonder = *Uma maravilha sai da fila*
symbol-bell = Esta maravilha pode ser usada agora.
symbol-ready = *Pronta*: uma maravilha usada pode ser usada de novo.
symbol-fresh = Recém-construída: pode ser usada quando terminar a carta que a trouxe.
symbol-territory = *Terra*: uma em que você tem um cubo.
symbol-alone = *A sós*: uma terra onde só você tem um cubo.
symbol-explored = *Explorada*: o primeiro cubo em uma terra vazia.
symbol-most = *Maioria*: mais que qualquer outro jogador.
symbol-lower_level = *A trilha mais baixa*: um nível naquela das duas que estiver mais baixa.
symbol-government = *Governo*: a zona onde está seu marcador; paga no fim de cada turno.
symbol-guard = *Guarda*: exército que só conta quando outros saqueiam ou atacam você.
symbol-attacked = Outro jogador fez Guerra contra você.
symbol-traded_with = Outro jogador comerciou com você.
symbol-war_won = Uma Guerra vencida
symbol-peace = *Paz*: nem Guerra nem Saque.
symbol-turn_end = O fim de um turno
symbol-navigation = *Navegação*: todas as terras são adjacentes a você.
symbol-advanced = *Lado avançado*: a metade mais forte de uma carta.
symbol-civbot = *Civbot*: uma civilização sem jogador.
symbol-chieftain = *Chefe*: o nível mais fácil dos Civbots.
symbol-noble = *Nobre*: o nível médio dos Civbots.
symbol-king = *Rei*: o nível mais difícil dos Civbots.
glossary =
    Estoque: Os cubos livres para gastar.
    Reserva: Cubos que ainda não entraram no jogo.
    Usados: Onde ficam os cubos gastos até serem recuperados.
    Recuperar|recupera|recuperado|recuperados: Um cubo volta dos usados ao estoque.
    Fila de descarte|fila: Suas cartas usadas, a mais antiga primeiro. Todos a veem. No fim do turno voltam as duas mais antigas.
    Lado avançado|avançado|avançada: A metade mais forte de uma carta; uma tecnologia a abre.
    Selar|selado|selaram|selarem: Sua escolha da rodada fica com a face para baixo. Pode ser retomada até todos selarem.
    Era|eras: Quatro turnos. No fim pontuam os líderes e as terras onde se está a sós.
    Governo|governos: A zona do plano onde está seu marcador. Paga no fim de cada turno.
    Guarda: Exército de uma maravilha que só conta quando outros saqueiam ou atacam você.
    Vizinho|vizinhos: Uma civilização numa terra sua ou numa que faz fronteira com ela.
    Adjacente|adjacentes: Uma terra que faz fronteira com uma sua; com a Navegação, toda terra.
    Civbot|civbots: Uma civilização sem jogador. Segue as cartas dos Civbots.
    Gatilho|gatilhos: O que deve acontecer com você para uma maravilha funcionar.
    Conselheiro|conselheiros: Uma carta forte que deixa o jogo quando usada. Cada civilização tem cinco.
    Líder|líderes: Fica por uma era. De seus dois alvos pontua o melhor que se cumpre.
