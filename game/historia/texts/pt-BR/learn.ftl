learn-goal-title = O objetivo
learn-goal = ~Historia, a partir do jogo de Marco Pranzo: cartas e números desta edição são nossos.~
    
    Cada jogador conduz uma de seis civilizações por doze turnos: três eras de quatro. *Vence quem tiver mais pontos de vitória no fim*; no empate, a maior soma de tecnologia e exército.
    
    Os pontos vêm pelo caminho, nada se soma no fim: por descobrir terras vazias, por terras ocupadas a sós no fim de uma era, por governos, maravilhas, líderes, saques, guerras e os últimos níveis do plano.
learn-turn-title = Um turno
learn-turn = Um turno dura tantas rodadas quantas forem precisas até alguém fazer uma [revolution] Revolução.
    
    # Uma rodada
    - Todos escolhem cartas em segredo, ao mesmo tempo.
    - Quando todos selaram, as cartas são reveladas juntas.
    - Na ordem do turno cada um resolve todas as suas cartas, na ordem que quiser; a Revolução por último.
    
    # O fim do turno
    Primeiro agem os Civbots, depois seguem os ícones do círculo, um após o outro: cubos e cartas voltam, as maravilhas ficam prontas, os governos pagam, a ordem é refeita (menos [vp] primeiro). Cada quarto turno encerra uma era: os líderes pontuam, e cada um ganha os [vp] das terras onde está a sós.
learn-choosing-title = Escolher
learn-choosing = Escolhe-se uma carta por rodada; a partir de tecnologia 5 até duas, de 13 até três. Conselheiros contam como as outras cartas.
    
    Clique numa carta para escolhê-la. *Selar* a confirma, e também um segundo clique se você só pode escolher uma; Esc a devolve. O alvo já pode ser escolhido: clique numa terra, maravilha ou rival aceso, e a carta se resolve sozinha se ainda for possível. Uma carta com um só lado utilizável também se resolve sozinha; desfaça para decidir você mesmo. Até todos selarem, você pode retomá-la. Ao apontar uma carta, o plano e o mundo mostram o que ela faria agora, e a soma ao lado do botão diz o que mudaria. Outros podem agir antes, e o resultado pode ser outro.
    
    Várias pessoas numa tela escolhem uma após a outra atrás da cortina; ninguém vê quantas cartas outro selou.
learn-actions-title = As dez ações
learn-actions = Cada carta tem um lado básico, e a maioria um avançado que uma tecnologia abre. Você pode usar uma carta ou não; só a Revolução é obrigatória.
    
    # Níveis
    - [military] *Exército*, [technology] *Tecnologia*: pague um cubo, suba um nível.
    
    # Maravilhas
    - [art] *Arte*: pague um cubo, tome uma maravilha da fila.
    - [tourism] *Turismo*: [vp] por suas maravilhas.
    
    # Cubos
    - [exploit] *Exploração*: retome cubos da reserva usada ou do mapa; um cubo erguido do mapa custa os [vp] da terra.
    - [expansion] *Expansão*: um cubo numa terra adjacente; uma vazia dá seus [vp].
    
    # Vizinhos
    - [trade] *Comércio*: um vizinho com mais tecnologia ganha [vp], você ganha um nível.
    - [raid] *Saque*: um vizinho com menos exército: [vp] e um cubo de volta.
    - [war] *Guerra*: uma terra partilhada; mais exército vence.
    
    # O fim do turno
    - [revolution] *Revolução*: duas cartas voltam, e o turno termina.
learn-queue-title = A fila
learn-queue = Uma carta resolvida vai para a ponta direita da sua fila de descarte. Todos veem todas as filas, e assim todas as mãos.
    
    - No fim do turno voltam as *duas mais antigas*: estão na bandeja dourada.
    - A Revolução retoma a *mais nova* e uma à sua escolha. Precisa de três cartas na fila quando é escolhida.
    - Maravilhas, conselheiros e níveis retomam outras.
    
    Quando encerrar o turno é o coração do jogo: cedo, enquanto as mãos dos outros estão cheias de planos, ou tarde, quando a sua está.
learn-power-title = Poder
learn-power = Nove [cube] por civilização, em quatro lugares: [reserve] reserva (ainda fora do jogo), [pool] usados, [supply] estoque (livres para gastar) e o mapa. O que você paga vai do estoque aos usados; recuperar os traz de volta.
    
    No fim de cada turno você recupera um cubo por terra onde está. No segundo e no quarto turno de uma era entra um novo no jogo.
learn-plan-title = O plano do desenvolvimento
learn-plan = Seu marcador sobe: tecnologia à direita, exército para cima, até 16 cada. *Nem todo lugar existe*: quem esquece uma trilha para na outra. Um passo traz na hora o que está na sua borda.
    
    A zona onde você está é seu *governo*: paga no fim de cada turno. Aponte uma laje para lê-la. Numa trilha completa cada nível a mais vale 2 [vp].
learn-war-title = Terras e vizinhos
learn-war =
    # Terras
    O número numa terra são seus [vp]. Quem põe um cubo numa terra vazia os ganha; no fim de uma era cada um os ganha de novo por terra onde está a sós. Uma civilização tem no máximo um cubo por terra, e no fim de cada turno recupera um por terra onde está.
    
    # Vizinhos
    Adjacentes são terras que fazem fronteira com uma sua, e quem tem um cubo ali ou numa terra sua. A partir da Navegação (tecnologia 8) todas lhe são adjacentes. Duas rotas cruzam o Pacífico: Sibéria à América do Norte, Oceania à América do Sul.
    
    # Guerra
    Uma *Guerra* precisa de uma terra onde ambos têm cubo. Comparam-se os exércitos, com a guarda das maravilhas: o mais forte ganha 2 [vp] (4 avançada), o cubo do mais fraco ali vai para os usados. Em uma Guerra entre jogadores o último cubo no mapa fica; contra um Civbot, ou por ele, não. O que já pontuou permanece.
learn-wonders-title = Maravilhas
learn-wonders = Uma maravilha não tem pontos próprios: tem um efeito. Quando um de seus gatilhos acontece com você, você pode virá-la e cumprir o efeito: brilha com um sino [bell]. Fica pronta de novo no fim do turno. Uma recém-construída pode ser usada quando a carta que a trouxe terminar.
    
    Algumas têm um efeito permanente. Todas contam para Turismo, líderes e maiorias.
learn-leaders-title = Líderes e conselheiros
learn-leaders =
    # Líderes
    No começo de cada era os líderes rodam a mesa: fique com um, passe os outros. Seu líder tem dois alvos; no fim da era pontua o melhor que se cumpre, e o líder parte.
    
    # Conselheiros
    De seus cinco *conselheiros*, um está na mão no início, e um é comprado em tecnologia 3, 7 e 13. Jogam-se como cartas, são fortes e deixam o jogo.
learn-civbots-title = Civbots
learn-civbots = Um Civbot é uma civilização sem jogador: tem marcador e cubos, não cartas, maravilhas ou líder. Após a última rodada do turno revela cartas do baralho comum: [chieftain] Chefe 2, [noble] Nobre 3, [king] Rei 4. Cumpre a metade de cima, depois a de baixo.
    
    Escolhe por regra: primeiro terras vazias, depois as dos mais fracos, depois outras; o número mais alto. Você pode comerciar com ele, saqueá-lo e combatê-lo. Civbots não contam para maiorias.
    
    Jogando *sozinho* você vence se ninguém tiver mais [vp]; há medalhas em 90, 110 e 130.
learn-end-title = O fim
learn-end = O jogo termina após o décimo segundo turno, pontuados os últimos líderes e terras. O placar abre cada soma por categoria; um clique no gráfico mostra a mesa naquele momento.
learn-table-title = À mesa
learn-table =
    # Escolher
    O que está aceso pode ser escolhido; aponte o resto para ver por que não. A barra acima do seu tabuleiro diz o que fazer, seu botão principal encerra ou aceita o que está aberto.
    - 1 a 0 escolhem uma carta. Enter aperta o botão principal, Esc devolve o que você escolheu; Tab e as setas movem o foco.
    - Espaço usa a primeira maravilha que brilha, ou apressa os robôs.
    - G lista todas as cartas, L abre o registro; F1 mostra ao lado da mesa a regra do que você aponta, e ? a lista de todas as teclas.
    - Um clique direito, o mouse parado ou E amplia uma carta; qualquer clique a devolve.
    
    # Desfazer
    Ctrl+Z dá um passo atrás, até a última coisa revelada. O botão apagado diz o que o impede.
    
    # O passado
    Cada linha do registro leva de volta ao seu momento. O controle percorre o jogo inteiro, as setas andam passo a passo; olhar não perde nada, e enquanto isso nada pode ser desfeito.
