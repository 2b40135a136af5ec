# O que a mesa pergunta e diz.
ask-past = Você está vendo o passado.
ask-over = O jogo acabou.
ask-story = O que aconteceu
hint-story = Enter continua
ask-holding = Olhe a mesa, depois continue.
ask-waiting = { $name } está pensando …
ask-warned = Você ainda tem opções sem usar.
ask-keep = Fique com três Eventos.
hint-keep = { $n } de 3 escolhidos
ask-ministry-choose = Escolha { $n } Ministérios para esta era.
ask-ministry-exchange = Você pode trocar Ministérios virados para baixo.
hint-ministry = { $n } de { $of } escolhidos; ficam virados para baixo até serem usados
ask-first = Escolha quem joga primeiro neste turno.
ask-pay = { $what }: você não tem pontos suficientes.
hint-pay = Dívida Disponível { $before } → { $after }, oponente { $other }
ask-upgrade = Escolha com qual peça de Guerra ficar.
ask-lay = Escolha onde pôr a peça de Guerra.
ask-hand = Descarte um Evento da mão.
ask-event = { $card }: escolha um alvo.
ask-event-option = { $card }: escolha uma opção.
hint-event = { $n ->
    [one] falta uma escolha
   *[other] faltam { $n } escolhas
 }
ask-effects = { $theater }: escolha efeitos das suas peças de Guerra.
hint-effects = os lugares acesos podem ser escolhidos
ask-spoils = Despojos: { $cp ->
    [0] o que se pode tomar
    [one] 1 Ponto de Conquista
   *[other] { $cp } Pontos de Conquista
 }
hint-spoils = { $unflag ->
    [yes] e uma bandeira a remover
   *[no] os lugares acesos podem ser tomados
 }
ask-refusal = { $side } exige { $space }: ceder, ou recusar?
ask-loss = { $n ->
    [one] Escolha uma Esquadra a perder.
   *[other] Escolha { $n } Esquadras a perder.
 }
ask-usa = Escolha onde pôr bandeiras dos EUA.
ask-compensation = Mude um espaço na Espanha em troca.
ask-layout = Disponha suas peças Básicas como quiser.
ask-source = Escolha para onde vai a Esquadra.
ask-advantage = { $what }: escolha um lugar.
ask-ability = { $what }: escolha um alvo.
ask-tool-upgrade = Reforço Militar: escolha um teatro.
ask-tool-event = Escolha como jogar o Evento.
ask-round-start = Tome uma peça de Investimento.
hint-round-start = Antes, você pode usar habilidades anteriores à peça
ask-round-taken = Jogue um Evento, compre algo, ou passe.
hint-round-taken = Eventos vêm antes de tudo
ask-round-no_event = Compre algo, ou passe.
ask-round = Compre, use Vantagens, ou termine a rodada.
hint-round = Aponte um lugar para ver o preço
hint-round-credit = Tracejado: só com Dívida ou Pontos de Tratado
hint-let-go = Esc cancela
left-points = { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
 }
left-upgrade = Reforço Militar
note-ends = encerra sua ação ({ $points }), perde { $n }
note-isolates = isola { $names } a partir da próxima rodada
note-vp = placar { $before } → { $after }
note-reveals = não se pode desfazer
note-again = Enter, ou clique de novo
sum-have = { $points }, você tem { $have }
sum-points = { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
 }
sum-debt = { $n } de Dívida ({ $after } de { $limit })
sum-trp = { $n ->
    [one] 1 Ponto de Tratado
   *[other] { $n } Pontos de Tratado
 }
sum-mixed = { $n } em Dívida ou Pontos de Tratado

main-waiting = Um momento
main-for = { $action } por { $n }
main-keep = Ficar com estes
main-ministry = Estes Ministérios
main-layout = Dispor assim
main-end = Terminar a rodada
main-end-anyway = Terminar mesmo assim
main-anyway = { $action } mesmo assim
main-finish = Pronto
main-choose-tile = Tome uma peça
main-choose-any = Escolha
second-pass = { $n ->
    [0] Passar
   *[other] Passar: Dívida −{ $n }
 }
second-decline = Pular
second-swap = Outro pagamento
second-major = Como ação principal
second-minor = Como ação secundária
go-on = Continuar
show-score = Ver a pontuação
story-skip = Pular
aside = Ver o mapa
aside-back = De volta à escolha
board-when = { $era }, turno { $turn }, rodada { $round } de 4
board-debt-taken = { $n } de Dívida nesta rodada
board-keys = Enter aceita, Esc cancela
purse-title = Seus pontos
purse-of = Pontos de: { $side }
purse-empty = Nenhum até tomar uma peça
purse-spent = Tudo gasto
purse-more = e até { $debt } de Dívida{ $trp ->
    [0] { "" }
    [one] , 1 Ponto de Tratado
   *[other] , { $trp } Pontos de Tratado
 }
purse-more-short = ou { $debt } de Dívida{ $trp ->
    [0] { "" }
   *[other] , { $trp } Trat.
 }
tip-purse-empty = Os pontos vêm com a peça de Investimento.
fund-major = ação principal
fund-major-short = maior
fund-minor = secundária, uma vez
fund-minor-short = menor, uma
fund-event = do Evento
fund-event-short = Evento
fund-ministry = de um Ministério
fund-ministry-short = Ministério
fund-line = nesta ação
fund-line-short = aqui
fund-exchange = trocado
fund-exchange-short = troca
limit-ministry = só { $card }
limit-event = { $act ->
    [unflag] só para arriar, { $place }
    [flag] só para hastear, { $place }
   *[all] só { $place }
 }
limit-short = { $act ->
    [unflag] só arriar
    [flag] só hastear
   *[all] limitados
 }
limit-some = alguns lugares
no-next-war = Não há mais guerras.

choose-keep = Eventos: fique com três
choose-ministry = Ministérios
choose-ministry-advice = Os bônus dos seus Eventos pedem palavras-chave: procure aqui as mesmas. Em dúvida? A lâmpada dá uma dica.
choose-layout = Peças de Guerra Básicas
choose-upgrade = Reforço Militar
choose-lay = Peça de Guerra
choose-hand = Eventos
choose-first = Quem joga primeiro?
choose-first-advice = Primeiro: você escolhe antes as peças. Último: ninguém pode responder. Em dúvida? A lâmpada dá uma dica.
choose-effects = Efeitos das peças de Guerra
effects-title = Suas peças fazem efeito
effects-any-order = em qualquer ordem; cada uma pode ser dispensada
effects-dearest = primeiro o que mais custa ao adversário
effects-which-unflag = Qual bandeira?
effects-which-fort_or_squadron = Qual Forte ou Esquadra?
effects-which-debt = Dívida
effects-more-refused = E mais { $n } que não podem ser atingidos.
effect-unflag = Retirar uma bandeira
effect-unflag-text = Retire uma bandeira inimiga de um mercado ou espaço político: { $where }. Nada se paga, nem com proteção.
effect-fort_or_squadron = Danificar um Forte ou mandar uma Esquadra de volta
effect-fort_or_squadron-text = Danifique um Forte inimigo ou mande uma Esquadra inimiga de volta à Doca: { $where }.
effect-debt = Dívida para o inimigo
effect-debt-text = { $side } recebe 1 de Dívida: { $before } passa a { $after } de { $limit }.
effect-debt-over = { $side } está no Limite de Dívida de { $limit }: em vez disso, você marca { $n } PV.
effect-debt-none = { $side } está no Limite de Dívida de { $limit }: nada acontece.
effect-leave-unflag = Dispensar: a bandeira fica
effect-leave-fort_or_squadron = Dispensar: Forte e Esquadra ficam
effect-leave-debt = Dispensar: sem Dívida
effect-leave-tip = O efeito desta peça se perde; a força dela continua valendo.
effect-worth = vale { $n }
effect-loses = perde { $what }
effect-cuts = isola { $what }
effect-bares = { $n ->
    [one] 1 mercado sem proteção
   *[other] { $n } mercados sem proteção
 }
effect-strength = força −{ $n }
choose-loss = Esquadras
choose-spoils = Despojos
choose-usa = Estados Unidos
choose-event = Como se joga o Evento?
event-way-plain = Sem o bônus
event-way-plain-text = O seu Ministério fica virado para baixo.
event-way-bonus = Revelar { $card } pelo bônus
event-way-by = Com { $card }
choose-ability = Habilidade
choose-advantage = Vantagem
drawn-tile = Comprada: { $name }
first-means = Última jogada do turno: { $side }.
theater-strength = À vista: França { $france }, Grã-Bretanha { $britain }
lay-moves = { $tile } vai para { $theater }
keep-drawn = Ficar com a comprada
keep-lying = Ficar com a que está lá
rejected-pool = A outra volta à reserva.
rejected-out = A outra sai do jogo.
option-number = Opção { $n }
option-turn-up = Virar o Ministério
option-not = Deixá-lo virado para baixo
option-carnatic_war-0 = Danifique um Forte inimigo na Índia.
option-carnatic_war-1 = Mude um mercado de algodão.
option-austro_spanish_rivalry-0 = 2 pontos diplomáticos, só na Índia.
option-austro_spanish_rivalry-1 = 2 pontos econômicos, só na Índia.
option-hyder_ali-0 = Tome o controle de uma Aliança Local na Índia.
option-hyder_ali-1 = 2 marcadores de Conflito em espaços desprotegidos na Índia.
option-war_of_the_quadruple_alliance-0 = Tome 1 de Dívida.
option-war_of_the_quadruple_alliance-1 = Perca 1 Ponto de Tratado.
option-nootka_incident-0 = 2 pontos diplomáticos.
option-nootka_incident-1 = 2 pontos econômicos.
option-military_spending_overruns-0 = Danifique um Forte próprio.
option-military_spending_overruns-1 = Mande uma Esquadra própria à Doca.
option-military_spending_overruns-2 = Devolva uma peça Bônus própria à reserva.
option-calico_acts-0 = Pontue o algodão agora.

do-flag = Hastear
do-unflag = Arriar
do-remove_conflict = Tirar marcador
do-build_fort = Construir Forte
do-repair_fort = Reparar
do-seize_fort = Tomar o Forte
do-deploy = Navegar para cá
do-displace = Expulsar
do-send_home = Mandar embora
do-construct_squadron = Construir
do-buy_war_tile = Peça de Guerra
do-draw_event = Comprar Evento
do-exchange = Trocar por { $points }
do-buy_ability = Usar habilidade
do-use_ability = Usar habilidade
do-take_tile = Tomar esta peça
do-pass = Passar
do-end_round = Terminar a rodada
do-play_event = Jogar o Evento
do-reveal = Virar
do-pay_rest = { $debt } de Dívida, { $trp ->
    [one] 1 Ponto de Tratado
   *[other] { $trp } Pontos de Tratado
 }
do-upgrade = Reforço Militar
do-keep_tile = Ficar
do-swap_tiles = Trocar duas peças
do-upgrade_point = 1 Ponto de Tratado
do-lay_tile = Pôr aqui
do-discard_event = Descartar
do-pick_space = Escolher
do-pick_option = Escolher
do-pick_theater = Escolher
do-pick_squadron = Escolher
do-pick_tile = Escolher
do-pick_commodity = Escolher
do-pick_advantage = Escolher
do-decline = Pular
do-tile_effect = Dívida ao inimigo
do-effect_fort = Danificar o Forte
do-effect_squadron = Mandar a Esquadra embora
do-effect_unflag = Retirar a bandeira
do-decline_effect = Pular este efeito
do-conquer = Conquistar
do-conquer_naval = Conquistar
do-refuse = Recusar
do-cede = Ceder
do-lose_squadron = Entregar
do-place_usa = Bandeira dos EUA
do-remove_fort = Remover o Forte
do-finish = Pronto
do-keep_events = Ficar com estes
do-choose_ministries = Estes Ministérios
do-lay_basic = Dispor assim
from-box = da Doca
from-space = de { $space }
with = com { $what }

say-flag = Pôr sua bandeira em { $space }
say-unflag = Remover a bandeira inimiga de { $space }
say-remove_conflict = Tirar o marcador de Conflito de { $space }
say-build_fort = Construir um Forte em { $space }
say-repair_fort = Reparar o Forte em { $space }
say-seize_fort = Tomar o Forte danificado em { $space }
say-deploy = Mandar uma Esquadra a { $space }
say-displace = Expulsar a Esquadra inimiga de { $space }
say-send_home = { $what }: mandar embora a Esquadra em { $space }
say-send_home-alone = { $what }
say-construct_squadron = Construir uma Esquadra
say-buy_war_tile = Comprar uma peça de Guerra Bônus
say-draw_event = Comprar um Evento
say-exchange_points = Trocar por um ponto: { $what }
say-buy_ability = { $what }: usar a habilidade
say-use_ability = { $what }: usar a habilidade
say-use_ability-on = { $what }: { $target }
say-use_advantage = { $what }: um marcador de Conflito em { $space }
say-use_advantage-alone = Usar { $what }
say-take_tile = Tomar a peça: { $major } { $kind }, { $minor } { $other }
say-play_event = Jogar { $what }
say-play_event-reveal = Jogar { $what } e virar { $card }
say-play_event-by = Jogar { $what } com { $card }
say-reveal = Virar { $what }
say-pass = { $n ->
    [0] Passar: a rodada termina, nada mais
   *[other] Passar: a Dívida diminui { $n }
 }
say-end_round = Terminar a rodada
say-upgrade = Comprar uma peça Básica para escolher
say-upgrade_point = Tomar 1 Ponto de Tratado
say-swap_tiles = Trocar duas peças Básicas
say-discard_event = Descartar { $what }
say-name_first = { $what } joga primeiro
say-pick_space = { $space }
say-pick_squadron = A Esquadra em { $space }
say-pick_squadron-box = Uma Esquadra da Doca
say-tile_effect = A Dívida do inimigo aumenta em 1
say-effect_fort = Danificar o Forte em { $space }
say-effect_squadron = Mandar embora a Esquadra em { $space }
say-effect_unflag = Remover a bandeira de { $space }
say-conquer = Conquistar { $space }
say-conquer_naval = Conquistar { $space }
say-lose_squadron = Entregar a Esquadra em { $space }
say-lose_squadron-box = Entregar uma Esquadra da Doca
say-place_usa = Uma bandeira dos EUA em { $space }
say-remove_fort = Remover o Forte em { $space }
say-refuse = Continua seu nesta guerra; { $what } ganha { $n } PV
say-cede = Muda de mãos
say-decline_effect = Pular este efeito
say-pick_option = Escolher isto
say-pick_theater = Escolher este teatro
say-pick_tile = Escolher esta peça
say-pick_commodity = Escolher esta mercadoria
say-pick_advantage = Escolher esta Vantagem
say-lay_tile = Pôr a peça aqui
say-keep_tile = Ficar com esta peça
say-decline = Pular
say-finish = Pular o que resta
say-keep_events = Ficar com estes Eventos
say-choose_ministries = Escolher estes Ministérios
say-lay_basic = Dispor as peças assim

part-printed = preço base
part-conflict = marcador de Conflito
part-isolated = isolado
part-protected = protegido
part-region = outra região
part-least = no mínimo 1
part-repair = reparo
part-seize = tomada
part-displace = inimigo lá
part-plus_one = marcador +1
part-huguenots = Huguenotes
part-event = Evento
part-other = outro

strip-first = 1º
strip-trp = { $n ->
    [one] 1 Ponto de Tratado
   *[other] { $n } Pontos de Tratado
 }
strip-debt = Dívida
strip-debt-of = { $debt } de { $limit }
strip-squadrons = { $sea } no mar, { $box } na doca
tip-available = Dívida Disponível: { $n }
tip-ministries = Ministérios: { $names }
tip-squadrons = Esquadras: { $box } na Doca, { $unbuilt } não construídas, { $aside } de lado, { $out } perdidas
tip-navy-box = { $n } na sua Doca. Clique para fazer uma navegar.
ledger-title = Se o turno acabasse agora
ledger-folded = Se acabasse agora
ledger-empty = Os Prêmios aparecem quando o turno começa.
ledger-nobody = ninguém
ledger-lead = com { $n } de vantagem
ledger-rest = Ministérios, Dívida
tip-ledger = O que a pontuação traria como o mapa está. Bandeiras sob marcadores de Conflito não contam. PV são pontos de vitória; PT, Pontos de Tratado, que pagam o que falta.
tip-track = Placar { $vp }. Se o turno acabasse agora: { $then }. A França vence em 30, a Grã-Bretanha em 0.
tip-calendar = Turno { $turn }, rodada { $round }
tip-tab-score = A pontuação, o calendário, os dois lados
since-title = O que aconteceu
undo-start = O jogo começa aqui.
undo-revealed = Algo foi revelado: não se pode desfazer.
undo-hand_over = O outro lado jogou: não se pode desfazer.
undo-other_seat = Outro escolheu enquanto isso.

prize-vp = { $n } PV
prize-trp = { $n } PT
prize-debt = Dív. { $n }
prize-cp = { $n ->
    [one] 1 Conquista
   *[other] { $n } Conquistas
 }
spoil-unflag-market = arriar mercado
spoil-unflag-political = arriar espaço
spoil-unbuild = { $n ->
    [one] 1 Esquadra desfeita
   *[other] { $n } Esquadras desfeitas
 }
spoil-remove = { $n ->
    [one] 1 Esquadra perdida
   *[other] { $n } Esquadras perdidas
 }
spoil-jacobite_victory = Vitória
spoil-third_ministry = 3º Ministério
spoil-jacobite_defeat = fim dos Levantes
spoil-atlantic_dominance = peça Domínio
spoil-usa = Estados Unidos
spoil-canada = Canadá também
strength-alliances = Alianças
strength-keyword = Ministério
strength-squadrons = Esquadras
strength-conflict = Conflito
strength-forts = Fortes
strength-special = Peça especial
strength-since = desde então
margin-more = { $n }+
theater-tie = { $n } a { $n }: empate, sem despojos
theater-won = { $side } vence por { $n }
theater-coming = peças viradas para baixo
theater-even = empate até aqui
theater-leads = { $side } à frente por { $n } até aqui
war-won = { $n ->
    [one] 1 teatro vencido
   *[other] { $n } teatros vencidos
 }
turn-title = Turno { $turn }
turn-years = Turno { $turn }, { $years }
scored-title = Pontuação do turno { $turn }
scored-final = O fim do jogo
scored-row = { $name } é pontuado
scored-to-end = Até o fim
scored-again = Mostrar de novo
scored-hint = Espaço ou um clique: o próximo
scored-of = { $n } de { $of }
scored-level = empate
scored-ledger-tip = O que este turno pontua, linha por linha. Aponte para uma linha para ver seus espaços.
scored-track-tip = Placar { $now }. O turno começou em { $before }.
scored-you = { $n } para você
scored-for = +{ $n } para { $side }
scored-same = o placar não muda
scored-and = e { $prize }
scored-so-far = até aqui
scored-row-level = { $name }: empate em { $n }. Ninguém pontua.
scored-row-short = { $name }: { $a } a { $b }; o prêmio pede uma vantagem de { $margin }. Ninguém pontua.
scored-row-won = { $name }: { $side } lidera por { $a } a { $b } e ganha { $prize }.
scored-row-bare = { $name }: { $side } ganha { $prize }.
scored-no-tip = Nenhum espaço decidiu sozinho.
scored-tip = { $space } decidiu ({ $rows }): sem essa mudança, o placar seria { $without }, não { $now }.
scored-tip-plain = { $space } decidiu: sem essa mudança, o placar seria { $without }, não { $now }.
tile-basic = Peça de Guerra Básica
tile-bonus = Peça de Guerra Bônus

if-keyword = { $keyword }:
if-available_debt_lead = { $by ->
    [one] Mais Dívida Disponível:
   *[other] { $by } a mais de Dívida Disponível:
 }
if-more_prestige = Mais prestígio ({ $countries }):
if-more_bonus_tiles = Mais peças Bônus:
if-holds_advantage = Com { $advantage }:
tip-by-revealing = Virar { $names } daria o bônus.
tip-spent = (usada neste turno)
tip-face-up = Virado para cima.
tip-face-down = Virado para baixo: o oponente não o conhece.
closeup-type = Pede ação principal: { $kind }
closeup-any = Qualquer ação principal
use-ability = Usar esta habilidade
turn-up = Virar esta carta
tip-upgrade = Reforço Militar: uma segunda peça Básica para escolher
tip-tile = Ação principal { $major } ({ $kind }), secundária { $minor } ({ $other })
tip-tile-event = [event] Pode-se jogar um Evento: sem tipo, ou deste ({ $kind })
tip-tile-upgrade = [upgrade] Reforço Militar

kind-market = mercado
kind-political = espaço político
kind-territory = Território
kind-fort = Forte
kind-naval = espaço naval
tip-held = Em poder de: { $side }
tip-empty = De ninguém
tip-cost = Preço: { $n } { $points }
tip-cp = Preço: { $n } Pontos de Conquista, só em guerras
mark-prestige = Espaço de prestígio
mark-alliance = Espaço de Aliança
mark-local = Aliança Local
tip-theaters = Força em: { $names }
state-conflict = [conflict] Marcador de Conflito: não conta, e custa 1
state-conflict_plus = [conflict] Marcador de Conflito +1: mais caro de tirar
state-isolated = Isolado nesta rodada: custa 1
state-protected = Protegido: 1 mais caro para o inimigo
state-damaged = Danificado: não protege nada
state-huguenots = Huguenotes: 1 Ponto de Conquista a mais
state-huguenots_turned = Huguenotes (virados)
tip-opens = Abre no turno { $turn }
tip-needs = Pede: { $names }
advantage-state-ready = Pronta
advantage-state-exhausted = Esgotada até o próximo turno
advantage-state-blocked = Bloqueada por um marcador de Conflito
advantage-state-new = Ganha nesta rodada: pronta na próxima
tip-award = Prêmio: { $region }
tip-award-worth = { $prize } por margem de { $n }
tip-award-now = França { $france }, Grã-Bretanha { $britain }

what-space = lugar
what-conflict = marcador de Conflito
what-fort = Forte
what-squadron = Esquadra
what-theater = teatro
what-usa = espaço dos EUA
what-tile = peça de Guerra
what-option = opção
what-advantage = Vantagem
what-commodity = mercadoria
what-market = mercado
what-political = espaço político
what-debt = Dívida
what-fort_or_squadron = Forte ou Esquadra
what-unflag = bandeira

recap-title = Desde sua última rodada
history-at = { $n } de { $of }, turno { $turn }
history-round-back = Ao início da rodada
history-back = Um passo atrás
history-play = Tocar
history-pause = Pausa
history-on = Um passo adiante
history-round-on = À próxima rodada
history-now = Voltar ao presente
history-shown = Vendo o passado
log-empty = Nada aconteceu ainda.
log-jump = Clique para ver esse momento.
cards-discard = Pilha de descarte
cards-gone = Fora do jogo
cards-none = Nenhuma
cards-pile = { $n ->
    [one] 1 carta na pilha de compra
   *[other] { $n } cartas na pilha de compra
 }
cards-ministries = Ministérios: { $side }, { $era }
tiles-left = { $n ->
    [one] Resta 1 peça na pilha; as vistas estão em cinza.
   *[other] Restam { $n } peças na pilha; as vistas estão em cinza.
 }

category-award = Prêmios
category-prestige = Prestígio
category-demand = Demanda Mundial
category-event = Eventos
category-war = Guerras
category-refusal = Recusas
category-overrun = Excessos de Dívida
category-ministry = Ministérios
category-final_prestige = Prestígio final
category-final_debt = Dívida Disponível final
category-final_commodity = Mercadorias finais
category-final_territory = Territórios tomados
score-winner = { $side } vence: { $name }
score-won = { $side } vence
score-you = Você vence: { $side }
score-total = Total
score-history = O placar ao longo do século
score-all = Ambos
score-chart-tip = Clique para ver a mesa naquele momento.
score-chart = A linha é o placar após cada turno e guerra; as barras mostram o que cada lado ganhou, por categoria.
score-item = Turno { $turn }: { $what }, { $vp }
score-tie = 15 a 15: decide a maior Dívida Disponível, França { $france }, Grã-Bretanha { $britain }.
score-tie-equal = 15 a 15, e { $france } de Dívida Disponível de cada lado: nesse empate vence a Grã-Bretanha.
score-picture = Salvar como imagem
show-map = Ver o mapa
over-sweep = Varrida
over-war = Vitória por guerra
over-vp = Além da trilha
over-final = Pontuação final
over-sweep-text = Os quatro Prêmios e toda a demanda num só turno.
over-war-text = Todos os teatros de uma guerra na linha mais alta.
over-vp-text = O placar saiu da trilha: { $vp }.
over-final-text = Após seis turnos o placar é { $vp }.

# Conselhos: de que se trata, e onde na mesa.
advice-named = { $what }: { $thing }
advise-choose = Escolher { $what }
advise-keep_events = Ficar com { $what }
advise-name_first-self = Jogar primeiro neste turno
advise-name_first-other = Deixar { $what } jogar primeiro neste turno
advise-use = Usar { $what }
advise-use-on = Usar { $what }: { $target }
advise-use_advantage = Usar { $what }: pôr um marcador de Conflito em { $space }
advise-send_home = Usar { $what }: mandar embora a Esquadra em { $space }
advise-pick_squadron = Escolher a Esquadra em { $space }
advise-pick_squadron-box = Escolher uma Esquadra da Doca
advise-pick_tile = Escolher a peça de Guerra: { $what }
advise-lay_tile = Pôr a peça de Guerra: { $what }
advise-upgrade = Fazer um Reforço Militar: { $what }
advise-keep_tile-drawn = Ficar com a peça comprada
advise-keep_tile-lying = Ficar com a peça que está lá
advise-tile_effect = Dar 1 de Dívida ao inimigo
advise-place_usa = Pôr uma bandeira dos EUA em { $space }
advise-refuse = Recusar ceder { $space }
advise-cede = Ceder { $space }
advise-pick_option = Ficar com a opção { $n }
advise-pay_rest = Pagar o resto: { $what }
advise-debt = { $n } de Dívida
area-map = o mapa
area-tiles = as fichas de Investimento
area-hand = os seus Eventos
area-ministers = os seus Ministérios
area-era_ministers = as palavras-chave destes Ministérios
area-war = as fichas de Guerra
area-points = os seus pontos
area-button = o botão principal
area-choice = o que há para escolher
