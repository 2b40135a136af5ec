# The game
game-title = Historia
game-about = Doze mil anos em doze turnos: escolham em segredo, revelem juntos e façam sua civilização subir. A partir do jogo de Marco Pranzo; cartas e números desta edição são nossos.
game-facts = 1 a 6 jogadores, Civbots, 60 a 120 minutos
own-numbers = Historia, a partir do jogo de tabuleiro de Marco Pranzo: cartas e números desta edição são nossos.
vp-word = { $n ->
        [one] ponto
       *[other] pontos
    }

# Tables
table-alone_elder = Sozinho: Ancião
table-alone_elder-text = Uma civilização contra cinco Chefes.
table-alone_sage = Sozinho: Sábio
table-alone_sage-text = Uma civilização contra cinco Nobres.
table-alone_immortal = Sozinho: Imortal
table-alone_immortal-text = Uma civilização contra cinco Reis.
table-lesson = O primeiro jogo
table-lesson-text = Uma civilização e três Civbots mansos: um bom começo.
table-two_filled = Dois e quatro Civbots
table-two_filled-text = Dois jogadores num mundo cheio.
table-two = Dois a sós
table-two-text = Dois jogadores e muita terra vazia.
table-three_filled = Três e três Civbots
table-three_filled-text = Três jogadores num mundo cheio.
table-three = Três a sós
table-three-text = Três jogadores, sem Civbots.
table-four_filled = Quatro e dois Civbots
table-four_filled-text = Quatro jogadores num mundo cheio.
table-four = Quatro a sós
table-four-text = Quatro jogadores, sem Civbots.
table-five_filled = Cinco e um Civbot
table-five_filled-text = Cinco jogadores num mundo cheio.
table-five = Cinco a sós
table-five-text = Cinco jogadores, sem Civbots.
table-six = Todos os seis
table-six-text = As seis civilizações são jogadas.
save-turn = Era { $era }, turno { $turn }

# A página Nova partida
table-kind-alone = A sós
table-kind-alone-text = você contra civilizações que jogam por cartas
table-kind-civbots = Juntos, com Civbots
table-kind-civbots-text = as seis civilizações: um mundo cheio
table-kind-people = Só jogadores
table-kind-people-text = pessoas e bots; quanto menos, mais terra vazia
table-short-lesson = A primeira partida
table-short-alone_elder = Ancião
table-short-alone_sage = Sábio
table-short-alone_immortal = Imortal
table-count-2 = Dois
table-count-3 = Três
table-count-4 = Quatro
table-count-5 = Cinco
table-count-6 = Seis
table-note-lesson = 3 Civbots, brandos
table-note-alone_elder = 5 Chefes: fácil
table-note-alone_sage = 5 Nobres: médio
table-note-alone_immortal = 5 Reis: forte
table-note-two_filled = e 4 Civbots
table-note-three_filled = e 3 Civbots
table-note-four_filled = e 2 Civbots
table-note-five_filled = e 1 Civbot
table-note-two = muita terra vazia
table-note-three = sem Civbots
table-note-four = sem Civbots
table-note-five = sem Civbots
table-note-six = um mundo cheio
table-own = Sua própria mesa
table-own-text = { $n ->
        [0] sem Civbots
        [one] e { $n } Civbot
       *[other] e { $n } Civbots
    }
table-own-note = Nenhuma das mesas tem estes Civbots: joga-se como você montou.
table-marks = Uma marca por civilização:
table-mark-player = um jogador
table-mark-civbot = um Civbot
table-mark-nobody = ninguém
table-seat-you = Você
table-seat-person = Pessoa
table-seat-elsewhere = Em outro lugar
table-elsewhere = { $n ->
        [one] uma pessoa em outro lugar
       *[other] { $n } pessoas em outro lugar
    }
table-more = mais
table-civbots = Civbots
table-nobody = ninguém
table-you = Você
table-others = { $n ->
        [one] outra pessoa
       *[other] outras { $n } pessoas
    }
table-bots = { $n } bots
table-sum = { $n ->
        [one] { $names } com um Civbot.
       *[other] { $names } com { $n } Civbots.
    }
table-sum-none = { $names }, sem Civbots.
table-sum-nobody = A sós é preciso ao menos um Civbot.
table-length = { $turns } turnos em { $eras } eras.

# Options
option-score_setup_territory = O primeiro território pontua
option-score_setup_territory-yes = sim
option-score_setup_territory-yes-tip = Ele dá seus pontos na hora.
option-score_setup_territory-no = não
option-score_setup_territory-no-tip = Ele não dá pontos; os seguintes dão.
option-score_setup_territory-tip = Antes do primeiro turno você ocupa um território.
option-mid_era_row = Maravilhas novas também após o turno 2
option-mid_era_row-yes = sim
option-mid_era_row-yes-tip = E também depois do segundo turno: você vê mais delas.
option-mid_era_row-no = não
option-mid_era_row-no-tip = Até lá, ficam as mesmas.
option-mid_era_row-tip = As maravilhas à mostra são trocadas no fim da era.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = como na mesa
option-civbot_1-as_table-tip = Como está na mesa escolhida, que pode não ter Civbot.
option-civbot_1-none = nenhum
option-civbot_1-none-tip = Ninguém ocupa esse lugar.
option-civbot_1-chieftain = Chefe
option-civbot_1-chieftain-tip = Revela duas cartas por turno: para as primeiras partidas.
option-civbot_1-noble = Nobre
option-civbot_1-noble-tip = Revela três cartas por turno: um rival à altura.
option-civbot_1-king = Rei
option-civbot_1-king-tip = Revela quatro cartas por turno: difícil de vencer.
option-civbot_1-tip = Um Civbot é uma civilização sem jogador: depois da última rodada do turno vira cartas de um baralho e faz o que dizem.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = como na mesa
option-civbot_2-as_table-tip = Como está na mesa escolhida, que pode não ter Civbot.
option-civbot_2-none = nenhum
option-civbot_2-none-tip = Ninguém ocupa esse lugar.
option-civbot_2-chieftain = Chefe
option-civbot_2-chieftain-tip = Revela duas cartas por turno: para as primeiras partidas.
option-civbot_2-noble = Nobre
option-civbot_2-noble-tip = Revela três cartas por turno: um rival à altura.
option-civbot_2-king = Rei
option-civbot_2-king-tip = Revela quatro cartas por turno: difícil de vencer.
option-civbot_2-tip = Uma civilização rival que ninguém joga: revela cartas do baralho dos Civbots e faz o que elas dizem.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = como na mesa
option-civbot_3-as_table-tip = Como está na mesa escolhida, que pode não ter Civbot.
option-civbot_3-none = nenhum
option-civbot_3-none-tip = Ninguém ocupa esse lugar.
option-civbot_3-chieftain = Chefe
option-civbot_3-chieftain-tip = Revela duas cartas por turno: para as primeiras partidas.
option-civbot_3-noble = Nobre
option-civbot_3-noble-tip = Revela três cartas por turno: um rival à altura.
option-civbot_3-king = Rei
option-civbot_3-king-tip = Revela quatro cartas por turno: difícil de vencer.
option-civbot_3-tip = Uma civilização rival que ninguém joga: revela cartas do baralho dos Civbots e faz o que elas dizem.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = como na mesa
option-civbot_4-as_table-tip = Como está na mesa escolhida, que pode não ter Civbot.
option-civbot_4-none = nenhum
option-civbot_4-none-tip = Ninguém ocupa esse lugar.
option-civbot_4-chieftain = Chefe
option-civbot_4-chieftain-tip = Revela duas cartas por turno: para as primeiras partidas.
option-civbot_4-noble = Nobre
option-civbot_4-noble-tip = Revela três cartas por turno: um rival à altura.
option-civbot_4-king = Rei
option-civbot_4-king-tip = Revela quatro cartas por turno: difícil de vencer.
option-civbot_4-tip = Uma civilização rival que ninguém joga: revela cartas do baralho dos Civbots e faz o que elas dizem.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = como na mesa
option-civbot_5-as_table-tip = Como está na mesa escolhida, que pode não ter Civbot.
option-civbot_5-none = nenhum
option-civbot_5-none-tip = Ninguém ocupa esse lugar.
option-civbot_5-chieftain = Chefe
option-civbot_5-chieftain-tip = Revela duas cartas por turno: para as primeiras partidas.
option-civbot_5-noble = Nobre
option-civbot_5-noble-tip = Revela três cartas por turno: um rival à altura.
option-civbot_5-king = Rei
option-civbot_5-king-tip = Revela quatro cartas por turno: difícil de vencer.
option-civbot_5-tip = Uma civilização rival que ninguém joga: revela cartas do baralho dos Civbots e faz o que elas dizem.

# The prompt bar
prompt-when = { $round ->
        [0] Turno { $turn } de { $of }
       *[other] Turno { $turn } de { $of }, rodada { $round }
    }
ask-parting = Vejam juntos o que aconteceu; depois é a vez de { $name }
ask-choose = { $n ->
        [one] Escolha uma carta para esta rodada
       *[other] Escolha até { $n } cartas para esta rodada
    }
ask-draft = Fique com um líder para a Era { $era }; os outros passam adiante
ask-draft-alone = Fique com um líder para a Era { $era }
ask-first_cube = Escolha a terra onde seu povo começa
ask-resolve = Resolva uma carta: qual lado?
ask-resolve-one = { $card }: lado básico, avançado ou nada?
ask-place = Expansão: escolha uma terra
ask-trade = Comércio: escolha um parceiro
ask-raid = Saque: escolha um alvo
ask-war = Guerra: escolha onde e contra quem
ask-exploit = { $n ->
        [one] Retome mais um cubo, da reserva usada ou do mapa
       *[other] Retome até { $n } cubos, da reserva usada ou do mapa
    }
ask-recover = { $n ->
        [one] Retome uma carta da sua fila
       *[other] Retome até { $n } cartas da sua fila
    }
ask-row = { $n ->
        [one] Tome uma maravilha da fila
       *[other] Tome até { $n } maravilhas da fila
    }
ask-ready = { $n ->
        [one] Prepare uma das suas maravilhas
       *[other] Prepare até { $n } das suas maravilhas
    }
ask-option = { $card }: escolha o que faz
ask-side = Use { $action } ou pule
ask-wonders = Você pode usar suas maravilhas
hint-wonders = clique numa iluminada, ou continue
hint-first_cube = ela dá na hora os pontos da sua moeda
hint-exploit = escolha antes os cubos do mapa, se também os quiser
hint-target = você já pode escolher o alvo: clique num aceso
hint-cube-stays = o cubo de { $name } fica, é o último
hint-cube-goes = { $name } perde o cubo ali
hint-driven-out = { $name } expulsou você de { $place }, { $n } a { $against }.
waiting = { $name } está pensando
others-have-played = { $n ->
    [one] { $names } resolveu suas cartas.
   *[other] { $names } resolveram suas cartas.
}
game-over = O jogo terminou.
confirm-war-win = { $own } contra { $theirs }: você venceria { $name }
confirm-war-loss = { $own } contra { $theirs }: você perderia para { $name }
confirm-war-draw = { $own } contra { $theirs }: empate com { $name }
war-win = { $own } : { $theirs } [military] vitória
war-loss = { $own } : { $theirs } [military] derrota
war-draw = { $own } : { $theirs } [military] empate, nada acontece
yes-war = Lutar
warn-idle = nada disto poderia ser feito agora
warn-one-idle = { $what }: { $why }
warn-cubes = talvez faltem cubos para tudo
warn-fewer = você poderia selar mais

# The main button
seal = { $n ->
        [one] Selar a carta
       *[other] Selar { $n } cartas
    }
seal-anyway = Selar mesmo assim
seal-card = Selar { $card }
seal-target = Selar { $card }: { $target }
main-recover = { $n ->
        [one] Recuperar 1 cubo
       *[other] Recuperar { $n } cubos
    }
main-use = Usar { $card }
main-use-advanced = Usar { $card }, avançado
main-nothing = Não fazer nada
main-option = Fazer isto
main-trade = Comerciar: { $target }
main-raid = Saquear: { $target }
main-begin = Começar: { $target }
main-place_cube = Expandir: { $target }
main-recover_cube = Recolher cubo: { $target }
main-keep_leader = Ficar com { $target }
main-take_back = Retomar { $target }
main-take_wonder = Tomar: { $target }
main-ready = Preparar: { $target }
main-use_wonder = Usar: { $target }
choose-a-card = Escolha uma carta
choose-draft = Escolha um líder
choose-first_cube = Escolha uma terra
choose-resolve = Escolha um lado
choose-place = Escolha uma terra
choose-partner = Escolha alguém
choose-war = Escolha uma Guerra
choose-exploit = Escolha um cubo
choose-recover = Retome uma carta
choose-row = Escolha uma maravilha
choose-ready = Escolha uma maravilha
choose-option = Escolha uma opção
choose-side = Escolha um lado
go-on = Continuar
hurry = Apressar
show-score = Pontuação
finish-exploit = Pronto
finish-recover = Pronto
finish-row = Pronto
finish-ready = Pronto
finish-place = Agora não
finish-partner = Agora não
finish-war = Agora não
finish-option = Agora não
finish-side = Pular
finish-wonders = Continuar
cards-of = { $of ->
        [one] { $n } de 1 carta
       *[other] { $n } de { $of } cartas
    }

# The board
power = Poder
pool-reserve = reserva
pool-used = usados
pool-supply = estoque
pool-map = mapa
pool-reserve-tip = Cubos que ainda não estão no jogo.
pool-used-tip = Cubos que você gastou: voltam ao estoque quando são recuperados.
pool-supply-tip = Cubos que você pode gastar.
pool-map-tip = Cubos no mapa, um por terra.
wonders = Maravilhas
wonder-is-turned = Já foi usada; fica pronta de novo no fim do turno.
wonder-is-fresh = Recém-construída: pode ser usada quando esta carta terminar.
no-leader = Ainda sem líder
goals-title = { $n ->
        [one] { $name } marca neste turno por
       *[other] { $name } marca em { $n } turnos por
    }
queue-title = Fila, da mais antiga
queue-empty = Fila vazia
queue-next = Volta no fim do turno.
queue-back = { $n ->
        [one] esta volta no fim do turno
       *[other] estas voltam no fim do turno
    }
sealed-tip = Selada. Desfazer a retoma até todos escolherem.
advisor-hidden = Um conselheiro que só o dono conhece.
would = Agora: { $what }
would-now = agora { $what }
would-revolution = Voltam a carta mais nova da fila e uma à escolha; o turno termina.
use-advisor = Usar o conselheiro
side-nothing-told = A carta não faz nada.

# Plan, world, circle
plan-title = O Plano das Civilizações
token-number = n.º { $n }
nobody-here = Ninguém está aqui.
borders = Faz fronteira com: { $names }
lane-to = a { $name }
circle-turn = turno { $n }
circle-tip = O círculo de uma era: quatro turnos e o que o fim de cada um traz.
circle-turn-end = O fim do turno { $n } de uma era, nesta ordem:
coming-title = O fim deste turno
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube], e um novo
coming-government = { $government }: { $what }
coming-leader = Seu líder: { $n } [vp]
coming-territories = A sós em terras: { $n } [vp]
coming-row = Nova fila de maravilhas
coming-cards-said = { $count ->
        [one] { $cards } volta à sua mão.
       *[other] { $cards } voltam à sua mão.
    }
coming-cubes-said = { $n ->
        [one] 1 [cube] volta ao seu estoque.
       *[other] { $n } [cube] voltam ao seu estoque.
    }
coming-cubes-new-said = { $n ->
        [one] Entra um [cube] novo; 1 volta.
       *[other] Entra um [cube] novo; { $n } voltam.
    }
coming-government-said = { $government } lhe paga { $what }.
coming-leader-said = Seu líder marca { $n } [vp].
coming-territories-said = Terras a sós marcam { $n } [vp].
coming-row-said = A fila recebe novas maravilhas.
row-title = Maravilhas da fila
row-taken = Arte toma uma
row-empty = Não resta maravilha na fila.
row-comes = Uma nova fila vem no fim do turno { $turn }.
era-banner = Era { $era }: { $name }
era-numeral = Era { $era }
era-name-1 = Antiguidade
era-name-2 = A Idade dos Impérios
era-name-3 = A Idade Moderna

# Strips
civbot-cards = { $n ->
        [one] { $n } carta por turno
       *[other] { $n } cartas por turno
    }
strip-lands = { $n ->
        [one] em 1 terra
       *[other] em { $n } terras
    }
order-place = Na ordem do turno: { $n } de { $of }.
civbot-tip = Revela { $n } cartas no fim do turno. Expande-se primeiro a terras vazias, depois aonde há alguém mais fraco, depois a outras; entre várias, a de número mais alto. Só luta e saqueia contra os mais fracos.
civbot-rules = Um Civbot revela cartas no fim de cada turno e as cumpre, primeiro a metade de cima. Escolhe por regra: primeiro terras vazias, depois as dos mais fracos, depois as outras; entre várias, o número mais alto.
hand = Mão
leader-and-wonders = Líder e maravilhas
advisors-gone = Conselheiros usados

# The reveal
reveal-leaders-title = Os líderes se apresentam
reveal-leaders-who = { $names } mostram quem escolheram
reveal-leaders-order = O que eles buscam
reveal-title = Todos escolheram
reveal-who = { $names } revelam suas cartas juntos
reveal-yours = suas cartas
reveal-first = resolve primeiro
reveal-last = última; encerra o turno
reveal-order = Nesta ordem
reveal-ends = { $n ->
        [one] Esta rodada encerra o turno: { $names } joga Revolução
       *[other] Esta rodada encerra o turno: { $names } jogam Revolução
    }

# Curtain
handover-choose = { $name }, escolha suas cartas.
handover-draft = { $name }, fique com um líder.
take-back = { $name }: retomar minha escolha

# Undo
undo-start = Nada foi jogado ainda.
undo-hand_over = A tela já passou adiante.
undo-other_seat = O último lance foi de outro jogador.
undo-revealed = Não se pode desfazer: { $what }.
revealed-LeadersRevealed = os líderes foram revelados
revealed-CardsRevealed = todas as cartas foram reveladas
revealed-AdvisorDrawn = um conselheiro foi comprado
revealed-RowLaid = a fila recebeu novas maravilhas
revealed-CivbotCard = um Civbot revelou uma carta
revealed-GameEnded = o jogo terminou

# The past, the log
history-shown = Vendo o passado
history-where = Lance { $n } de { $of }: Era { $era }, turno { $turn }
history-choice-back = A escolha anterior
history-choice-on = A próxima escolha
history-back = Um lance atrás
history-on = Um lance adiante
history-play = Reproduzir
history-pause = Pausar
history-now = Voltar ao presente
lately = O que aconteceu
log-jump = Clique para ver a mesa naquele momento.
log-empty = Nada aconteceu ainda.
recap-title = Desde sua última escolha
cards-actions = As dez ações
cards-wonders = As maravilhas
cards-leaders = Os líderes
cards-advisors = Os conselheiros
cards-civbot-deck = As cartas dos Civbots
command-cards = Todas as cartas

# The end
score-winner = { $name } vence com { $vp } pontos
score-you = Você vence com { $vp } pontos
score-shared = { $names } dividem a vitória
score-tie-levels = Empate com { $names }; decidem os níveis, { $n } a { $of }
score-tie-player = Empate com { $names }; um jogador vem antes de um Civbot
score-tie-alone = Empate com { $names } em { $vp } pontos: quem joga só vence o empate
score-tie-shared = { $vp } pontos e { $n } níveis para cada um
score-total = Total
score-history = Pontos ao longo do tempo
score-all = Todos
score-chart-tip = Clique para ver a mesa naquele momento.
score-picture = Salvar uma imagem
show-map = A mesa
alone-rank = Lugar { $n } de { $of }.
alone-lost = Outro povo conduziu o mundo.
title-elder = Você pode chamar-se Ancião.
title-sage = Você pode chamar-se Sábio.
title-immortal = Você pode chamar-se Imortal.
medal-1 = Medalha de bronze.
medal-2 = Medalha de prata.
medal-3 = Medalha de ouro.

# Commands
command-card_1 = Carta 1 da mão
command-card_2 = Carta 2 da mão
command-card_3 = Carta 3 da mão
command-card_4 = Carta 4 da mão
command-card_5 = Carta 5 da mão
command-card_6 = Carta 6 da mão
command-card_7 = Carta 7 da mão
command-card_8 = Carta 8 da mão
command-card_9 = Carta 9 da mão
command-card_10 = Carta 10 da mão

# Scenes
scene-won = { $name } vence
scene-draw = Ninguém vence
scene-draw-told = Ninguém ganha, e nenhum cubo se perde
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } não perde nada
scene-learns = { $name } aprende: [technology] { $n }
scene-cube-goes = { $name } perde o cubo ali
scene-cube-stays = { $name } mantém o cubo ali, é o último
scene-built = { $name } constrói
scene-removed = { $name } tira da fila
scene-leaders-leave = Os líderes da Era { $era } se despedem

# O que se poderia fazer, onde o registro nada diz; e onde na mesa.
do-seal_cards = Escolher { $thing }.
do-resolve-basic = Resolver { $thing }, lado básico.
do-resolve-advanced = Resolver { $thing }, lado avançado.
do-resolve-nothing = Deixar { $thing } sem uso.
do-resolve-advisor = Usar { $thing }.
do-take_back = Retomar { $thing }.
do-choose_partner = Escolher { $name }.
do-trade = Comerciar com { $name }.
do-raid = Saquear { $name }.
do-choose_option = Ficar com a opção { $n }.
do-choose_option-named = Escolher: { $thing }.
do-ready = Preparar { $thing }.
do-use_wonder = Usar { $thing }.
do-take_wonder = Tomar { $thing }.
do-place_cube = Pôr um cubo em { $thing }.
do-attack = Atacar { $name } em { $thing }.
do-recover_cube = Recolher o cubo de { $thing }.
do-recover_cube-used = Retomar um cubo da reserva usada.
do-keep_leader = Ficar com { $thing }.
do-take_action-basic = Fazer a ação básica.
do-take_action-advanced = Fazer a ação avançada.
do-finish = Parar aqui.
area-cards = as suas cartas
area-map = o mundo
area-wonders = as maravilhas
area-choice = as opções mostradas
