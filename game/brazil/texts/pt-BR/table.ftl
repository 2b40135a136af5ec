# O que a mesa pergunta e diz.
dutch = Os holandeses
supply = Reserva
supply-tip = Até { $n } bens. O que passar do limite é descartado depois de recebido.
supply-slot = Lugar para um bem
pays-here = Clique para pagar com ele.
missions-own = Suas Missões
things-own = Sua reserva, suas unidades e sua coleção
units = Unidades
unit-on-map = No mapa
unit-defeated = Derrotada: volta sem custo
unit-on-board = Ainda não mobilizada
hand = Mão
hand-empty = Sem cartas de Ouro nem de Combate
products = Produtos
palaces = Palácios
collection = Coleção
collection-empty = Ainda não há pinturas
missions-done = Missões cumpridas
goods-on-tiles = Bens nas peças
empire = Império
empire-empty = Nenhuma peça ainda
no-monarch = Ainda sem Monarca
dutch-note = Defendem, nunca avançam
dutch-tip = { $n ->
    [one] Cada unidade holandesa atacada compra uma carta de Combate do baralho.
   *[other] Os holandeses compram uma carta de Combate por unidade atacada, e { $n } onde só há uma.
 }
since-before = Antes disso
since-lately = O que aconteceu por último
since-tip = Abre todo o registro.
no-missions = Nenhuma Missão na mão
announce = Anunciar
is-deciding = Está decidindo agora.
strip-goods = Bens: { $supply } na reserva, { $tiles } nas peças
strip-cards = Na mão: [hand_gold] { $gold } de Ouro, [hand_combat] { $combat } de Combate, [hand_mission] { $missions } Missões
strip-units = [units] Unidades: { $on } no mapa, { $all } mobilizadas até agora
strip-made = [slot_pentagon] Produtos feitos: { $products }, [painting] Quadros: { $paintings }, [check] Missões cumpridas: { $done }
counter-gold = [hand_gold] Cartas de Ouro na mão: { $n }
counter-combat = [hand_combat] Cartas de Combate na mão: { $n }
counter-missions = [hand_mission] Missões na mão: { $n }
counter-products = [slot_pentagon] Produtos feitos: { $n }
counter-paintings = [painting] Quadros: { $n }
counter-done = [check] Missões cumpridas: { $n }
counter-arch = O marcador está em { $arch }.
strip-tip = Abre o tabuleiro inteiro.
built-by = construído por { $name }
unexplored = Terra desconhecida. A primeira unidade a entrar revela o que há aqui; construir aqui descarta a peça sem revelar.
tip-cost = Custo: { $cost }
tip-production = Produz { $goods }
tip-terrain = Em: { $terrain }
tip-vp = [vp] { $vp ->
    [one] 1 ponto e força
   *[other] { $vp } pontos e força
 }
tip-cs = [cs] Força { $cs }, vale { $cs } [vp]
tip-goods = Sobre ele: { $goods }
tip-gain = Ganha: { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after } se você vencer
tip-battle = Isto começa uma batalha.
tip-slot = Colocar no arco { $arch }.
tip-drop = Descartar.
tip-capital = Uma Capital aqui e { $good } na hora.
tip-bid = { $vp ->
    [one] Oferecer { $vp } ponto pela escolha.
   *[other] Oferecer { $vp } pontos pela escolha.
}
credit = Crédito
credit-tip = O troco das cartas entregues, ou um desconto.
slot-monarch = O tabuleiro do Monarca
renovate-replenish = Repor { $tile }
renovate-flip = Virar para { $tile }
takes-along = Com { $units }
by-free = Movimento livre
by-extra = Movimento adicional
by-attack = Atacar daqui
by-free-tip = Usar o movimento livre.
by-extra-tip = Usar o movimento adicional do arco.
by-attack-tip = Gastar o movimento livre para atacar sem entrar.
fight = Lutar
draw-bonus = Comprar uma carta de Combate
use-option = Opção { $number }

round-short = Rodada { $round }
waiting = { $name } está pensando …
game-over = O jogo terminou.
ask-draft = Qual Missão você guarda?
ask-bid = Quantos pontos você oferece pela escolha do Monarca?
ask-monarch = Escolha seu Monarca.
ask-capital = Escolha onde fundar sua Capital. Você recebe o recurso dela.
hint-arch = { $arch }: { $n ->
    [one] um lugar
   *[other] { $n } lugares
}
ask-turn = Mova seu marcador para outro arco.
ask-turn-first = Ponha seu marcador em um arco: essa é a sua ação.
ask-turn-move = Você ainda pode mover: { $left }.
ask-turn-done = Não há mais nada a fazer.
ask-turn-announce = Você pode anunciar uma Missão agora.
ask-turn-to = Escolha um hexágono aceso como destino.
ask-turn-how = Pode entrar, ou atacar de onde está.
left-free = { $n ->
    [one] um movimento livre
   *[other] { $n } movimentos livres
 }
left-extra = um movimento adicional { $where }
left-peek = uma espiada em uma peça
left-draw = uma carta de Combate a comprar
ask-deploy = { $n ->
    [one] Escolha uma unidade para mobilizar.
   *[other] Escolha unidades para mobilizar, até { $n }.
 }
ask-painting = Escolha uma pintura.
ask-build = Escolha o que construir e depois onde.
ask-renovate = Escolha um Edifício para renovar.
ask-renovate-how = { $thing }: escolha como renovar.
ask-manufacture = Escolha um produto e depois o arco que ele melhora.
ask-trade = Faça trocas, quantas quiser.
ask-give_cards = Escolha as cartas de Combate a entregar.
ask-resource = { $n ->
    [one] { $cause }: escolha um recurso.
   *[other] { $cause }: escolha { $n } recursos.
 }
ask-payment = Pague por { $what }: { $needs }
ask-limit-goods = Bens demais: clique em { $n } para descartar.
ask-limit-gold = Cartas de Ouro demais: clique em { $n } para descartar.
ask-limit-combat = Cartas de Combate demais: clique em { $n } para descartar.
ask-combat-attack = Ataque: escolha até três cartas de Combate.
ask-combat-defence = Defesa: escolha até três cartas de Combate.
ask-combat-cancel = Seu Espião anula uma carta do adversário.
ask-combat-settle = Resolvendo a batalha.
ask-defeat = Escolha uma unidade que o vencedor também perde.
ask-victory = Vitória! Agora você pode jogar uma carta de Ouro que precisa de uma.
ask-expedition = { $bonus ->
    [0] Expedição de força { $needed }. Suas unidades têm { $units }, mais cartas de Combate. Lutar?
   *[other] Expedição de força { $needed }. Você tem { $own } (unidades { $units }, { $given }), mais cartas de Combate. Lutar?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Escolha até três cartas de Combate contra a Expedição.
ask-mission_draw = De que era você compra uma Missão?
ask-palace = Você pode colocar um Palácio: escolha qual e depois onde.
ask-era-1 = A era muda: ponha seu marcador antigo sob um arco. Daí em diante, cada turno ali deixa espiar uma peça inexplorada.
ask-era-2 = A era muda: ponha seu marcador antigo sob um arco. Daí em diante, cada turno ali deixa comprar uma carta de Combate.
draft-first = Guarde uma Missão de cada era. Só você as vê.
draft-kept = Guardadas até agora: { $missions }
monarch-note = O poder do seu Monarca vale o jogo inteiro.
show-choices = Mostrar as opções
show-cards = Mostrar as cartas
show-score = Pontuação
show-map = Ver o mapa
payment-proposal = Proposta:
payment-swap = Clique em outro bem aceso para pagar com ele.
pay = Pagar
pay-tip = Pagar como proposto (Enter).
yes-attack = Atacar
yes-move_units = Ir para lá
yes-peek = Olhar
yes-announce_mission = Anunciar
yes-fight_expedition = Enfrentar
yes-end_turn = Terminar a vez
yes-seal_cards = Atacar assim mesmo
yes-place_token = Pôr ali
yes-finish = Não manufaturar
yes-reveals = Fazer
no-attack = Recuar
no-move_units = Ficar aqui
no-peek = Deixar coberta
no-announce_mission = Guardar segredo
no-fight_expedition = Deixar em paz
no-end_turn = Continuar jogando
no-seal_cards = Escolher de novo
no-place_token = Outro arco
no-finish = Continuar escolhendo
no-reveals = Agora não
confirm-reveals =
    { $what }: { $event ->
        [GalleryRefilled] um novo quadro é revelado
        [CardDrawn] você compra uma carta
        [CityRevealed] uma nova Cidade é revelada
        [MissionDrawn] você compra uma Missão
        [TileExplored] terra inexplorada é revelada
       *[other] algo oculto é revelado
    } e isso não pode ser desfeito. Fazer?
confirm-move_units = Isto revela terra desconhecida e não pode ser desfeito. Ir até lá?
confirm-peek = Olhar esta peça? Só você saberá. Não pode ser desfeito.
confirm-announce_mission = Anunciar esta Missão? Não pode ser desfeito.
confirm-last-round = Anunciar esta Missão? Esta rodada passa a ser a última, e isso não pode ser desfeito.
confirm-end-turn = Uma unidade ainda pode lutar, explorar ou marcar pontos. Encerrar o turno assim mesmo?
confirm-end-turn-announce = Uma Missão pode ser anunciada. Encerrar o turno assim mesmo?
confirm-place_token = { $why } Pôr o marcador ali assim mesmo?
confirm-finish = Ainda dá para manufaturar um produto. Não manufaturar assim mesmo?
confirm-hopeless = { $n ->
    [0] Com estas cartas, o ataque não venceria uma só vez em cem batalhas. Atacar assim mesmo?
    [one] Com estas cartas, o ataque venceria 1 batalha em cem. Atacar assim mesmo?
   *[other] Com estas cartas, o ataque venceria { $n } batalhas em cem. Atacar assim mesmo?
 }
confirm-attack = Isto ataca { $name }. Atacar?
end-turn = Encerrar o turno
finish-deploy = Só comprar a carta
finish-painting = Não pegar nenhuma
finish-build = Não construir nada
finish-build-more = Não construir mais
finish-renovate = Não renovar
finish-manufacture = Não manufaturar
finish-trade = Terminar as trocas
finish-resource = Não pegar nada
finish-victory = Nenhuma carta
finish-expedition = Deixar em paz
finish-palace = Renunciar ao Palácio
seal-cards = { $n ->
    [0] Nenhuma carta
    [one] Selar 1 carta
   *[other] Selar { $n } cartas
 }
seal-cards-tip = Ficam viradas para baixo até os dois lados escolherem.
play-cards = { $n ->
    [0] Nenhuma carta
    [one] Jogar 1 carta
   *[other] Jogar { $n } cartas
 }
play-cards-tip = Elas somam à sua força e vão para o descarte.
choose-cards = Escolha as cartas
no-card-tip = Lutar sem carta de Combate. As cartas já escolhidas voltam para a sua mão.
give-cards = { $n ->
    [one] Entregar 1 carta
   *[other] Entregar { $n } cartas
 }
give-cards-tip = Vão para o descarte.
undo-start = Nada a desfazer.
undo-hand_over = Nada a desfazer desde que a tela ou a vez mudou de mãos.
undo-revealed = Desfazer para aqui: { $what }.
revealed-CapitalsRevealed = as Capitais foram reveladas
revealed-CardDrawn = uma carta foi comprada
revealed-MissionDrawn = uma Missão foi comprada
revealed-DeckShuffled = um baralho foi embaralhado
revealed-GalleryRefilled = uma nova pintura foi exposta
revealed-CityRevealed = uma nova Cidade foi exposta
revealed-TilePeeked = uma peça foi olhada
revealed-TileExplored = uma peça foi revelada
revealed-ExpeditionFought = uma Expedição foi enfrentada
revealed-CardsRevealed = cartas de Combate foram reveladas
revealed-MissionAnnounced = uma Missão foi anunciada
revealed-EraBegan = uma nova era começou
revealed-GameEnded = o jogo terminou
battle-title-water = A batalha no mar
battle-title-field = A batalha nos campos
battle-title-forest = A batalha na mata
battle-title-gold_mine = A batalha nas montanhas
battle-title-tile = A batalha por { $tile }
battle-title-expedition = A Expedição
battle-doing-attacks = ataca com { $n ->
    [one] uma unidade
   *[other] { $n } unidades
}
battle-doing-fires = atira do hexágono vizinho
battle-doing-defends = defende o hexágono
battle-doing-expedition = a igualar ou superar
battle-part-units = Unidades: { $n }
battle-part-tile = A peça, defendida por quem a construiu: +{ $n }
battle-part-arch = Marcador em { $thing }: +{ $n }
battle-part-painting = { $thing }: +{ $n }
battle-part-expedition = Força necessária: { $n }
battle-sealed = { $n ->
    [one] uma carta lacrada
   *[other] { $n } cartas lacradas
}
battle-places = { $n ->
    [0] nenhuma carta de Combate na mão
    [one] uma carta de Combate na mão
   *[other] { $n } cartas de Combate na mão
}
battle-drawn-places = { $n ->
    [0] nenhuma carta
    [one] uma carta, do baralho
   *[other] { $n } cartas, do baralho
}
battle-own-places = suas cartas
battle-odds-attack = Você vence { $share } vezes em 100
battle-odds-defence = Você mantém o hexágono { $share } vezes em 100
battle-odds-expedition = Você vence { $share } vezes em 100
battle-hint = Aponte uma soma para ver detalhes.
battle-aside = Ver o mapa
show-battle = Voltar à batalha
battle-revealed = As cartas são reveladas.
battle-shorten = Clique para ir ao fim.
battle-card = [cs]+{ $n }
battle-card-cancelled = Cancelada
battle-card-cancels = Cancela uma carta
battle-card-nothing_to_cancel = Nenhuma carta a cancelar
battle-card-only_if_lost = [cs]+{ $n }: sem uso: o lado venceu
battle-card-takes_unit = [cs]+{ $n }: leva uma unidade consigo
battle-card-last_unit_stays = [cs]+{ $n }: sem efeito: o vencedor fica com uma unidade
battle-card-saves_units = Salva as unidades
battle-card-no_units_to_save = Nenhuma unidade a salvar
battle-card-capital_taken = Sem efeito: Capital ocupada
battle-card-resource = [cs]+{ $n }: traz um recurso
battle-card-only_if_won = [cs]+{ $n }: sem recurso: batalha perdida
battle-card-condition_met = [cs]+{ $n }: condição cumprida
battle-card-condition_not_met = [cs]+{ $n }: condição não cumprida
outcome-tie = Empate: vence quem defende.
outcome-by = A diferença é { $n }.
outcome-equal = Igualada, e isso basta.
spoil-supply = { $n ->
    [one] volta à reserva
   *[other] voltam à reserva
}
spoil-retreat = salvas, na Capital
spoil-seized = toma: { $thing }
spoil-ceded = perde: { $thing }
spoil-held = mantém: { $thing }
spoil-cleared = libera: { $thing }
spoil-hex = o hexágono
spoil-kept = a Expedição
spoil-goods = recebe
spoil-cards = compra
spoil-nothing = Só se perdem as cartas jogadas.
fate-supply = fora do campo
fate-retreat = recua para a Capital
fate-beaten = foi vencido
fate-expedition = foi superada
battle-cards = Some até três cartas de Combate. No empate vence a defesa.
battle-cards-expedition = Some até três cartas de Combate. Iguale a Expedição e você vence.
battle-no-cards = Você não tem cartas de Combate.
expedition-gain = Ganha { $goods } e [vp] { $vp }
outcome-battle = { $winner } vence { $loser }
outcome-expedition-won = { $name } vence a Expedição
outcome-expedition-lost = A Expedição resiste a { $name }
cities-on-offer = Cidades em oferta
tiles-on-offer = Peças no estoque
stack-left = { $n } na pilha
decks = Baralhos
pile-gold = Cartas de Ouro
pile-combat = Cartas de Combate
pile-paintings = Pinturas
pile-missions = Missões
pile-left = { $deck }: restam { $n }
log-empty = Ainda não aconteceu nada.

score-winner = { $name } vence com { $vp } pontos
score-you = Você vence com { $vp } pontos
score-shared = Vitória compartilhada: { $names }
score-tie = Empate com { $names } em { $vp } pontos: decide a ciência nas peças controladas, { $n } a { $of }.
score-tie-shared = { $vp } pontos e { $n } de ciência nas peças controladas para cada um: a vitória é compartilhada.
score-challenge = { $vp ->
    [one] { $title }: um ponto
   *[other] { $title }: { $vp } pontos
}
score-under = { $monarch }, na rodada { $round }. { $how }
score-total = Total
score-history = Pontos ao longo do tempo
score-picture = Salvar como imagem
over-mission = Uma Missão da última era encerrou o jogo.
over-last_round = A última rodada terminou.
over-goals = Todos os objetivos do desafio foram cumpridos.
over-goals_missed = As rodadas acabaram antes de todos os objetivos.
category-units = Unidades mobilizadas
category-products = Produtos
category-paintings = Pinturas
category-missions = Missões
category-gold_cards = Cartas de Ouro
category-exploration = Exploração
category-tiles = Edifícios e Cidades
category-palaces = Palácios
category-monarch = Monarca
category-bid = Lance
category-corrected = Números corrigidos desde então

# What the main button gives up.
waived-deploy = Você ainda pode mobilizar uma unidade.
waived-painting = Você ainda pode pegar uma pintura.
waived-build = Você ainda pode construir algo.
waived-renovate = Você ainda pode renovar um Edifício.
waived-manufacture = Você ainda pode manufaturar um produto.
waived-trade = Você ainda pode fazer uma troca.
waived-resource = Você ainda pode pegar um recurso.
waived-victory = Você ainda pode jogar uma carta de Ouro.
waived-expedition = Você ainda pode lutar contra a Expedição.
waived-palace = Você ainda pode colocar um Palácio.
waiver-keys = Enter seleciona isto; Enter de novo faz.
refused-pay = Sem recursos
refused-now = Agora não
overview-tip = O tabuleiro inteiro e a parte à vista. Clique ou arraste para ir até lá.
history-shown = Você está vendo o passado.
history-at = Lance { $n } de { $of }, rodada { $round }
history-play = Reproduzir
history-pause = Pausar
history-back = Um lance atrás (esquerda)
history-on = Um lance adiante (direita)
history-round-back = Um turno atrás (cima)
history-round-on = Um turno adiante (baixo)
history-now = Voltar ao presente
recap-title = Desde o seu último turno
recap-round = Turno: { $name }
recap-hint = Enter continua
recap-points = Pontos de { $name }
log-jump = Clique para ver como estava a mesa.
go-on = Continuar
others-have-played = { $n ->
    [one] { $names } jogou.
   *[other] { $names } jogaram.
}
score-all = Todos os jogadores
score-chart-tip = Clique para ver a mesa naquele momento.
tip-strengths = [cs] { $own } contra { $other }, antes das cartas
asked-in-public = *{ $name }*: { $what }
resource-from-battle = Despojos da batalha
resource-from-capital = A sua Capital
resource-from-palace = O Palácio
resource-from-harbor = Porto
resource-from-trade = Comércio
era-bonus = O seu marcador antigo aqui: { $bonus }
era-bonus-1 = em cada turno neste arco, espie uma peça inexplorada.
era-bonus-2 = em cada turno neste arco, compre uma carta de Combate.

# O que se poderia fazer, onde o registro nada diz; e onde na mesa.
do-keep_mission = Ficar com { $thing }.
do-end_turn = Encerrar o turno.
do-finish = Parar aqui.
do-pay_good = Pagar { $thing }.
do-pay_gold_card = Pagar com { $thing }.
do-pay_combat_cards = Pagar com { $thing }.
do-pay_credit = Gastar { $thing }.
do-give_combat_cards = Entregar { $thing }.
do-seal_cards = { $n ->
    [0] Não jogar carta de Combate.
   *[other] Jogar { $thing }.
 }
do-drop_card = Descartar { $thing }.
do-play_gold_card = Jogar { $thing }.
do-cancel_card = Anular { $thing }.
do-use_painting = Usar “{ $thing }”.
do-draw_bonus_card = Comprar a carta de Combate.
do-build = Construir: { $thing }.
do-found_city = Fundar: { $thing }.
do-take_painting = Tomar “{ $thing }”.
do-manufacture = Fabricar { $thing }, posto em { $place }.
do-deploy_unit = Mobilizar: { $thing }.
do-renovate = Renovar: { $thing }.
do-renovate-flip = Renovar e virar: { $thing }.
do-trade = Trocar { $thing }.
do-choose_monarch = Escolher { $thing }.
do-choose_capital = Fundar a Capital no lugar aceso.
do-announce_mission = Anunciar a Missão { $thing }.
do-place_palace = Colocar o Palácio { $thing }.
do-place_token = Levar o seu marcador a { $thing }.
do-place_old_token = Pôr o seu marcador antigo sob { $thing }.
do-move_units = Mover: { $units }, para { $thing }.
do-peek = Espiar { $thing }.
do-attack_adjacent = Atacar { $thing }.
do-fight_expedition = Enfrentar a Expedição.
do-drop_good = Descartar { $thing }.
do-choose_resource = Escolher { $thing }.
do-bid = Oferecer [vp] { $n }.
do-draw_mission = Comprar uma Missão: { $thing }.
do-defeat_unit = Abrir mão de: { $thing }.
area-arches = os arcos
area-map = o mapa
area-cards = as cartas expostas
area-choice = as opções mostradas
area-hand = a sua mão
area-supply = a sua reserva e as suas peças
area-collection = as suas pinturas
area-missions = as suas Missões
area-button = o botão principal
