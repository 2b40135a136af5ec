# Lo que la mesa pregunta y dice.
ask-past = Estás viendo el pasado.
ask-over = La partida ha terminado.
ask-story = Qué ha pasado
hint-story = Intro continúa
ask-holding = Mira la mesa y sigue.
ask-waiting = { $name } está pensando …
ask-warned = Aún tienes opciones sin usar.
ask-keep = Quédate tres Eventos.
hint-keep = { $n } de 3 elegidos
ask-ministry-choose = Elige { $n } Ministerios para esta era.
ask-ministry-exchange = Puedes cambiar Ministerios que estén boca abajo.
hint-ministry = { $n } de { $of } elegidos; quedan boca abajo hasta usarse
ask-first = Elige quién va primero este turno.
ask-pay = { $what }: no tienes puntos suficientes.
hint-pay = Deuda Disponible { $before } → { $after }, rival { $other }
ask-upgrade = Elige qué loseta de Guerra conservar.
ask-lay = Elige dónde poner la loseta de Guerra.
ask-hand = Descarta un Evento de tu mano.
ask-event = { $card }: elige un objetivo.
ask-event-option = { $card }: elige una opción.
hint-event = { $n ->
    [one] queda una elección
   *[other] quedan { $n } elecciones
 }
ask-effects = { $theater }: elige efectos de tus losetas de Guerra.
hint-effects = se pueden elegir los lugares iluminados
ask-spoils = Botín: { $cp ->
    [0] lo que se puede tomar
    [one] 1 Punto de Conquista
   *[other] { $cp } Puntos de Conquista
 }
hint-spoils = { $unflag ->
    [yes] y una bandera que quitar
   *[no] se pueden tomar los lugares iluminados
 }
ask-refusal = { $side } reclama { $space }: ¿cederlo, o negarse?
ask-loss = { $n ->
    [one] Elige una Escuadra que perder.
   *[other] Elige { $n } Escuadras que perder.
 }
ask-usa = Elige dónde poner banderas de EE. UU.
ask-compensation = Cambia un espacio de España a cambio.
ask-layout = Dispón tus losetas Básicas como quieras.
ask-source = Elige adónde zarpa la Escuadra.
ask-advantage = { $what }: elige un lugar.
ask-ability = { $what }: elige un objetivo.
ask-tool-upgrade = Mejora Militar: elige un teatro.
ask-tool-event = Elige cómo jugar el Evento.
ask-round-start = Toma una loseta de Inversión.
hint-round-start = Antes puedes usar habilidades previas a la loseta
ask-round-taken = Juega un Evento, compra algo, o pasa.
hint-round-taken = Los Eventos van antes que todo
ask-round-no_event = Compra algo, o pasa.
ask-round = Compra, usa Ventajas, o termina la ronda.
hint-round = Señala un lugar para ver su precio
hint-round-credit = A trazos: solo con Deuda o Puntos de Tratado
hint-let-go = Esc cancela
left-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
left-upgrade = Mejora Militar
note-ends = cierra tu acción ({ $points }), pierde { $n }
note-isolates = aísla { $names } desde la próxima ronda
note-vp = marcador { $before } → { $after }
note-reveals = no se puede deshacer
note-again = Intro, u otro clic
sum-have = { $points }, tienes { $have }
sum-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
sum-debt = { $n } de Deuda ({ $after } de { $limit })
sum-trp = { $n ->
    [one] 1 Punto de Tratado
   *[other] { $n } Puntos de Tratado
 }
sum-mixed = { $n } con Deuda o Puntos de Tratado

main-waiting = Un momento
main-for = { $action } por { $n }
main-keep = Quedarme estos
main-ministry = Estos Ministerios
main-layout = Disponer así
main-end = Terminar la ronda
main-end-anyway = Terminar igualmente
main-anyway = { $action } igualmente
main-finish = Hecho
main-choose-tile = Toma una loseta
main-choose-any = Elige
second-pass = { $n ->
    [0] Pasar
   *[other] Pasar: Deuda −{ $n }
 }
second-decline = Omitir
second-swap = Otro pago
second-major = Como acción mayor
second-minor = Como acción menor
go-on = Continuar
show-score = Ver la puntuación
story-skip = Saltar
aside = Ver el mapa
aside-back = Volver a elegir
board-when = { $era }, turno { $turn }, ronda { $round } de 4
board-debt-taken = { $n } de Deuda en esta ronda
board-keys = Intro acepta, Esc cancela
purse-title = Tus puntos
purse-of = Puntos de { $side }
purse-empty = Ninguno hasta tomar loseta
purse-spent = Todo gastado
purse-more = y hasta { $debt } de Deuda{ $trp ->
    [0] { "" }
    [one] , 1 Punto de Tratado
   *[other] , { $trp } Puntos de Tratado
 }
purse-more-short = o { $debt } de Deuda{ $trp ->
    [0] { "" }
   *[other] , { $trp } Trat.
 }
tip-purse-empty = Los puntos vienen con la loseta de Inversión.
fund-major = acción mayor
fund-major-short = mayor
fund-minor = menor, una vez
fund-minor-short = menor, una
fund-event = del Evento
fund-event-short = Evento
fund-ministry = de un Ministerio
fund-ministry-short = Ministerio
fund-line = en esta acción
fund-line-short = aquí
fund-exchange = cambiados
fund-exchange-short = canje
limit-ministry = solo { $card }
limit-event = { $act ->
    [unflag] solo arriar, { $place }
    [flag] solo poner bandera, { $place }
   *[all] solo { $place }
 }
limit-short = { $act ->
    [unflag] solo arriar
    [flag] solo banderas
   *[all] limitados
 }
limit-some = algunos lugares
no-next-war = No quedan guerras.

choose-keep = Eventos: quédate tres
choose-ministry = Ministerios
choose-ministry-advice = Las bonificaciones de tus Eventos piden palabras clave: busca aquí las mismas. ¿Dudas? La lámpara da una pista.
choose-layout = Losetas de Guerra Básicas
choose-upgrade = Mejora Militar
choose-lay = Loseta de Guerra
choose-hand = Eventos
choose-first = ¿Quién va primero?
choose-first-advice = Primero: eliges antes las losetas. Último: nadie puede responderte. ¿Dudas? La lámpara da una pista.
choose-effects = Efectos de losetas de Guerra
effects-title = Tus losetas hacen efecto
effects-any-order = en cualquier orden; puedes renunciar a cada una
effects-dearest = primero lo que más le cuesta al rival
effects-which-unflag = ¿Qué bandera?
effects-which-fort_or_squadron = ¿Qué Fuerte o Escuadra?
effects-which-debt = Deuda
effects-more-refused = Y { $n } más que no se pueden tocar.
effect-unflag = Retirar una bandera
effect-unflag-text = Retira una bandera enemiga de un mercado o espacio político: { $where }. No se paga nada, aunque esté protegido.
effect-fort_or_squadron = Dañar un Fuerte o devolver una Escuadra
effect-fort_or_squadron-text = Daña un Fuerte enemigo o devuelve una Escuadra enemiga a la Dársena: { $where }.
effect-debt = Deuda para el enemigo
effect-debt-text = { $side } recibe 1 de Deuda: { $before } pasa a { $after } de { $limit }.
effect-debt-over = { $side } está en su Límite de Deuda de { $limit }: a cambio, anotas { $n } PV.
effect-debt-none = { $side } está en su Límite de Deuda de { $limit }: no pasa nada.
effect-leave-unflag = Renunciar: la bandera se queda
effect-leave-fort_or_squadron = Renunciar: Fuerte y Escuadra se quedan
effect-leave-debt = Renunciar: sin Deuda
effect-leave-tip = El efecto de esta loseta se pierde; su fuerza sigue contando.
effect-worth = vale { $n }
effect-loses = pierde { $what }
effect-cuts = aísla { $what }
effect-bares = { $n ->
    [one] 1 mercado sin protección
   *[other] { $n } mercados sin protección
 }
effect-strength = fuerza −{ $n }
choose-loss = Escuadras
choose-spoils = Botín
choose-usa = Estados Unidos
choose-event = ¿Cómo se juega el Evento?
event-way-plain = Sin la bonificación
event-way-plain-text = Tu Ministerio sigue boca abajo.
event-way-bonus = Revelar { $card } por la bonificación
event-way-by = Con { $card }
choose-ability = Habilidad
choose-advantage = Ventaja
drawn-tile = Robada: { $name }
first-means = La última jugada del turno es de { $side }.
theater-strength = A la vista: Francia { $france }, Gran Bretaña { $britain }
lay-moves = { $tile } pasa a { $theater }
keep-drawn = Quedarme la robada
keep-lying = Quedarme la que está allí
rejected-pool = La otra vuelve a la reserva.
rejected-out = La otra sale del juego.
option-number = Opción { $n }
option-turn-up = Voltear el Ministerio
option-not = Dejarlo boca abajo
option-carnatic_war-0 = Daña un Fuerte enemigo en la India.
option-carnatic_war-1 = Cambia un mercado de algodón.
option-austro_spanish_rivalry-0 = 2 puntos diplomáticos, solo en la India.
option-austro_spanish_rivalry-1 = 2 puntos económicos, solo en la India.
option-hyder_ali-0 = Toma el control de una Alianza Local de la India.
option-hyder_ali-1 = 2 marcadores de Conflicto en espacios sin protección de la India.
option-war_of_the_quadruple_alliance-0 = Toma 1 de Deuda.
option-war_of_the_quadruple_alliance-1 = Pierde 1 Punto de Tratado.
option-nootka_incident-0 = 2 puntos diplomáticos.
option-nootka_incident-1 = 2 puntos económicos.
option-military_spending_overruns-0 = Daña un Fuerte propio.
option-military_spending_overruns-1 = Envía una Escuadra propia a la Dársena.
option-military_spending_overruns-2 = Devuelve una loseta Bonus propia a su reserva.
option-calico_acts-0 = Puntúa el algodón ahora.

do-flag = Poner bandera
do-unflag = Arriar
do-remove_conflict = Quitar marcador
do-build_fort = Construir Fuerte
do-repair_fort = Reparar
do-seize_fort = Tomar el Fuerte
do-deploy = Zarpar aquí
do-displace = Expulsar
do-send_home = Enviar a casa
do-construct_squadron = Construir
do-buy_war_tile = Loseta de Guerra
do-draw_event = Robar Evento
do-exchange = Cambiar por { $points }
do-buy_ability = Usar habilidad
do-use_ability = Usar habilidad
do-take_tile = Tomar esta loseta
do-pass = Pasar
do-end_round = Terminar la ronda
do-play_event = Jugar el Evento
do-reveal = Voltear
do-pay_rest = { $debt } de Deuda, { $trp ->
    [one] 1 Punto de Tratado
   *[other] { $trp } Puntos de Tratado
 }
do-upgrade = Mejora Militar
do-keep_tile = Quedarse
do-swap_tiles = Intercambiar dos losetas
do-upgrade_point = 1 Punto de Tratado
do-lay_tile = Poner aquí
do-discard_event = Descartar
do-pick_space = Elegir
do-pick_option = Elegir
do-pick_theater = Elegir
do-pick_squadron = Elegir
do-pick_tile = Elegir
do-pick_commodity = Elegir
do-pick_advantage = Elegir
do-decline = Omitir
do-tile_effect = Deuda al enemigo
do-effect_fort = Dañar el Fuerte
do-effect_squadron = Enviar la Escuadra a casa
do-effect_unflag = Retirar la bandera
do-decline_effect = Omitir este efecto
do-conquer = Conquistar
do-conquer_naval = Conquistar
do-refuse = Negarse
do-cede = Ceder
do-lose_squadron = Entregar
do-place_usa = Bandera de EE. UU.
do-remove_fort = Quitar el Fuerte
do-finish = Hecho
do-keep_events = Quedarme estos
do-choose_ministries = Estos Ministerios
do-lay_basic = Disponer así
from-box = desde la Dársena
from-space = desde { $space }
with = con { $what }

say-flag = Poner tu bandera en { $space }
say-unflag = Quitar la bandera enemiga de { $space }
say-remove_conflict = Quitar el marcador de Conflicto de { $space }
say-build_fort = Construir un Fuerte en { $space }
say-repair_fort = Reparar el Fuerte de { $space }
say-seize_fort = Tomar el Fuerte dañado de { $space }
say-deploy = Enviar una Escuadra a { $space }
say-displace = Expulsar a la Escuadra enemiga de { $space }
say-send_home = { $what }: enviar a casa la Escuadra de { $space }
say-send_home-alone = { $what }
say-construct_squadron = Construir una Escuadra
say-buy_war_tile = Robar una loseta de Guerra Bonus
say-draw_event = Robar un Evento
say-exchange_points = Cambiar por un punto: { $what }
say-buy_ability = { $what }: usar la habilidad
say-use_ability = { $what }: usar la habilidad
say-use_ability-on = { $what }: { $target }
say-use_advantage = { $what }: un marcador de Conflicto en { $space }
say-use_advantage-alone = Usar { $what }
say-take_tile = Tomar la loseta: { $major } { $kind }, { $minor } { $other }
say-play_event = Jugar { $what }
say-play_event-reveal = Jugar { $what } y voltear { $card }
say-play_event-by = Jugar { $what } con { $card }
say-reveal = Voltear { $what }
say-pass = { $n ->
    [0] Pasar: la ronda termina, nada más
   *[other] Pasar: la Deuda baja { $n }
 }
say-end_round = Terminar la ronda
say-upgrade = Robar una loseta Básica para elegir
say-upgrade_point = Tomar 1 Punto de Tratado
say-swap_tiles = Intercambiar dos losetas Básicas
say-discard_event = Descartar { $what }
say-name_first = { $what } va primero
say-pick_space = { $space }
say-pick_squadron = La Escuadra de { $space }
say-pick_squadron-box = Una Escuadra de la Dársena
say-tile_effect = La Deuda enemiga sube en 1
say-effect_fort = Dañar el Fuerte de { $space }
say-effect_squadron = Enviar a casa la Escuadra de { $space }
say-effect_unflag = Quitar la bandera de { $space }
say-conquer = Conquistar { $space }
say-conquer_naval = Conquistar { $space }
say-lose_squadron = Entregar la Escuadra de { $space }
say-lose_squadron-box = Entregar una Escuadra de la Dársena
say-place_usa = Una bandera de EE. UU. en { $space }
say-remove_fort = Quitar el Fuerte de { $space }
say-refuse = Sigue siendo tuyo en esta guerra; { $what } gana { $n } PV
say-cede = Cambia de manos
say-decline_effect = Omitir este efecto
say-pick_option = Elegir esto
say-pick_theater = Elegir este teatro
say-pick_tile = Elegir esta loseta
say-pick_commodity = Elegir esta mercancía
say-pick_advantage = Elegir esta Ventaja
say-lay_tile = Poner la loseta aquí
say-keep_tile = Quedarme esta loseta
say-decline = Omitir
say-finish = Omitir lo que queda
say-keep_events = Quedarme estos Eventos
say-choose_ministries = Elegir estos Ministerios
say-lay_basic = Disponer así las losetas

part-printed = precio base
part-conflict = marcador de Conflicto
part-isolated = aislado
part-protected = protegido
part-region = otra región
part-least = al menos 1
part-repair = reparación
part-seize = toma
part-displace = enemigo allí
part-plus_one = marcador +1
part-huguenots = Hugonotes
part-event = Evento
part-other = otro

strip-first = 1.º
strip-trp = { $n ->
    [one] 1 Punto de Tratado
   *[other] { $n } Puntos de Tratado
 }
strip-debt = Deuda
strip-debt-of = { $debt } de { $limit }
strip-squadrons = { $sea } en mar, { $box } en puerto
tip-available = Deuda Disponible: { $n }
tip-ministries = Ministerios: { $names }
tip-squadrons = Escuadras: { $box } en la Dársena, { $unbuilt } sin construir, { $aside } apartadas, { $out } perdidas
tip-navy-box = { $n } en tu Dársena. Haz clic para que zarpe una.
ledger-title = Si el turno acabara ya
ledger-folded = Si el turno acabara ya
ledger-empty = Los Premios salen al empezar el turno.
ledger-nobody = nadie
ledger-lead = con { $n } de ventaja
ledger-rest = Ministerios, Deuda
tip-ledger = Lo que daría la puntuación tal como está el mapa. Las banderas bajo marcadores de Conflicto no cuentan. PV son puntos de victoria; PT, Puntos de Tratado, que pagan lo que falte.
tip-track = Marcador { $vp }. Si el turno acabara ya: { $then }. Francia gana en 30, Gran Bretaña en 0.
tip-calendar = Turno { $turn }, ronda { $round }
tip-tab-score = La puntuación, el calendario, los dos bandos
since-title = Qué ha pasado
undo-start = La partida empieza aquí.
undo-revealed = Algo se reveló: no se puede deshacer.
undo-hand_over = El otro bando ha jugado: no se puede deshacer.
undo-other_seat = Otro ha elegido entretanto.

prize-vp = { $n } PV
prize-trp = { $n } PT
prize-debt = Deuda { $n }
prize-cp = { $n ->
    [one] 1 Conquista
   *[other] { $n } Conquistas
 }
spoil-unflag-market = arriar mercado
spoil-unflag-political = arriar espacio
spoil-unbuild = { $n ->
    [one] 1 Escuadra deshecha
   *[other] { $n } Escuadras deshechas
 }
spoil-remove = { $n ->
    [one] 1 Escuadra perdida
   *[other] { $n } Escuadras perdidas
 }
spoil-jacobite_victory = Victoria
spoil-third_ministry = 3.er Ministerio
spoil-jacobite_defeat = fin de Alzamientos
spoil-atlantic_dominance = loseta Dominio
spoil-usa = Estados Unidos
spoil-canada = Canadá también
strength-alliances = Alianzas
strength-keyword = Ministerio
strength-squadrons = Escuadras
strength-conflict = Conflicto
strength-forts = Fuertes
strength-special = Loseta especial
strength-since = desde entonces
margin-more = { $n }+
theater-tie = { $n } a { $n }: empate, sin botín
theater-won = { $side } gana por { $n }
theater-coming = losetas boca abajo
theater-even = empate por ahora
theater-leads = { $side } gana por { $n } por ahora
war-won = { $n ->
    [one] 1 teatro ganado
   *[other] { $n } teatros ganados
 }
turn-title = Turno { $turn }
turn-years = Turno { $turn }, { $years }
scored-title = Puntuación del turno { $turn }
scored-final = El final de la partida
scored-row = Se puntúa { $name }
scored-to-end = Hasta el final
scored-again = Mostrar otra vez
scored-hint = Espacio o un clic: el siguiente
scored-of = { $n } de { $of }
scored-level = empate
scored-ledger-tip = Lo que puntúa este turno, línea por línea. Señala una línea para ver sus espacios.
scored-track-tip = Marcador { $now }. El turno empezó en { $before }.
scored-you = { $n } para ti
scored-for = +{ $n } para { $side }
scored-same = el marcador no cambia
scored-and = y { $prize }
scored-so-far = hasta ahora
scored-row-level = { $name }: empate a { $n }. Nadie puntúa.
scored-row-short = { $name }: { $a } a { $b }; el premio pide una ventaja de { $margin }. Nadie puntúa.
scored-row-won = { $name }: { $side } gana por { $a } a { $b } y obtiene { $prize }.
scored-row-bare = { $name }: { $side } obtiene { $prize }.
scored-no-tip = Ningún espacio decidió por sí solo.
scored-tip = { $space } lo decidió ({ $rows }): sin ese cambio, el marcador sería { $without }, no { $now }.
scored-tip-plain = { $space } lo decidió: sin ese cambio, el marcador sería { $without }, no { $now }.
tile-basic = Loseta de Guerra Básica
tile-bonus = Loseta de Guerra Bonus

if-keyword = { $keyword }:
if-available_debt_lead = { $by ->
    [one] Más Deuda Disponible:
   *[other] { $by } más de Deuda Disponible:
 }
if-more_prestige = Más prestigio ({ $countries }):
if-more_bonus_tiles = Más losetas Bonus:
if-holds_advantage = Con { $advantage }:
tip-by-revealing = Voltear { $names } daría la bonificación.
tip-spent = (usada este turno)
tip-face-up = Boca arriba.
tip-face-down = Boca abajo: tu rival no lo conoce.
closeup-type = Pide acción mayor: { $kind }
closeup-any = Cualquier acción mayor
use-ability = Usar esta habilidad
turn-up = Voltear esta carta
tip-upgrade = Mejora Militar: una segunda loseta Básica para elegir
tip-tile = Acción mayor { $major } ({ $kind }), menor { $minor } ({ $other })
tip-tile-event = [event] Puede jugarse un Evento: sin tipo, o de este ({ $kind })
tip-tile-upgrade = [upgrade] Mejora Militar

kind-market = mercado
kind-political = espacio político
kind-territory = Territorio
kind-fort = Fuerte
kind-naval = espacio naval
tip-held = En manos de { $side }
tip-empty = De nadie
tip-cost = Precio: { $n } { $points }
tip-cp = Precio: { $n } Puntos de Conquista, solo en guerras
mark-prestige = Espacio de prestigio
mark-alliance = Espacio de Alianza
mark-local = Alianza Local
tip-theaters = Fuerza en: { $names }
state-conflict = [conflict] Marcador de Conflicto: no cuenta, y cuesta 1
state-conflict_plus = [conflict] Marcador de Conflicto +1: más caro de quitar
state-isolated = Aislado en esta ronda: cuesta 1
state-protected = Protegido: 1 más caro para el enemigo
state-damaged = Dañado: no protege nada
state-huguenots = Hugonotes: 1 Punto de Conquista más
state-huguenots_turned = Hugonotes (volteados)
tip-opens = Se abre en el turno { $turn }
tip-needs = Pide: { $names }
advantage-state-ready = Lista
advantage-state-exhausted = Agotada hasta el próximo turno
advantage-state-blocked = Bloqueada por un marcador de Conflicto
advantage-state-new = Ganada en esta ronda: lista en la próxima
tip-award = Premio: { $region }
tip-award-worth = { $prize } por margen de { $n }
tip-award-now = Francia { $france }, Gran Bretaña { $britain }

what-space = lugar
what-conflict = marcador de Conflicto
what-fort = Fuerte
what-squadron = Escuadra
what-theater = teatro
what-usa = espacio de EE. UU.
what-tile = loseta de Guerra
what-option = opción
what-advantage = Ventaja
what-commodity = mercancía
what-market = mercado
what-political = espacio político
what-debt = Deuda
what-fort_or_squadron = Fuerte o Escuadra
what-unflag = bandera

recap-title = Desde tu última ronda
history-at = { $n } de { $of }, turno { $turn }
history-round-back = Al inicio de la ronda
history-back = Un paso atrás
history-play = Reproducir
history-pause = Pausa
history-on = Un paso adelante
history-round-on = A la próxima ronda
history-now = Volver al presente
history-shown = Viendo el pasado
log-empty = Aún no ha pasado nada.
log-jump = Haz clic para ver ese momento.
cards-discard = Pila de descartes
cards-gone = Fuera del juego
cards-none = Ninguna
cards-pile = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
 }
cards-ministries = Ministerios: { $side }, { $era }
tiles-left = { $n ->
    [one] Queda 1 loseta en la pila; las vistas están en gris.
   *[other] Quedan { $n } losetas en la pila; las vistas están en gris.
 }

category-award = Premios
category-prestige = Prestigio
category-demand = Demanda Mundial
category-event = Eventos
category-war = Guerras
category-refusal = Negativas
category-overrun = Excesos de Deuda
category-ministry = Ministerios
category-final_prestige = Prestigio final
category-final_debt = Deuda Disponible final
category-final_commodity = Mercancías finales
category-final_territory = Territorios tomados
score-winner = { $side } gana: { $name }
score-won = { $side } gana
score-you = Ganas: { $side }
score-total = Total
score-history = El marcador a lo largo del siglo
score-all = Ambos
score-chart-tip = Haz clic para ver la mesa en ese momento.
score-chart = La línea es el marcador tras cada turno y guerra; las barras muestran lo que ganó cada bando, por categoría.
score-item = Turno { $turn }: { $what }, { $vp }
score-tie = 15 a 15: decide la mayor Deuda Disponible, Francia { $france }, Gran Bretaña { $britain }.
score-tie-equal = 15 a 15, y { $france } de Deuda Disponible por bando: en ese empate gana Gran Bretaña.
score-picture = Guardar imagen
show-map = Ver el mapa
over-sweep = Barrida
over-war = Victoria por guerra
over-vp = Más allá del marcador
over-final = Puntuación final
over-sweep-text = Los cuatro Premios y toda la demanda en un turno.
over-war-text = Todos los teatros de una guerra en su línea más alta.
over-vp-text = El marcador se salió de la escala: { $vp }.
over-final-text = Tras seis turnos el marcador es { $vp }.

# Consejos: de qué se trata, y en qué parte de la mesa.
advice-named = { $what }: { $thing }
advise-choose = Elegir { $what }
advise-keep_events = Quedarse con { $what }
advise-name_first-self = Ir primero este turno
advise-name_first-other = Dejar que { $what } vaya primero este turno
advise-use = Usar { $what }
advise-use-on = Usar { $what }: { $target }
advise-use_advantage = Usar { $what }: poner un marcador de Conflicto en { $space }
advise-send_home = Usar { $what }: enviar a casa la Escuadra de { $space }
advise-pick_squadron = Elegir la Escuadra de { $space }
advise-pick_squadron-box = Elegir una Escuadra de la Dársena
advise-pick_tile = Elegir la loseta de Guerra: { $what }
advise-lay_tile = Poner la loseta de Guerra: { $what }
advise-upgrade = Hacer una Mejora Militar: { $what }
advise-keep_tile-drawn = Quedarse con la loseta robada
advise-keep_tile-lying = Quedarse con la loseta que está allí
advise-tile_effect = Dar 1 de Deuda al enemigo
advise-place_usa = Poner una bandera de EE. UU. en { $space }
advise-refuse = Negarse a ceder { $space }
advise-cede = Ceder { $space }
advise-pick_option = Tomar la opción { $n }
advise-pay_rest = Pagar el resto: { $what }
advise-debt = { $n } de Deuda
area-map = el mapa
area-tiles = las losetas de Inversión
area-hand = tus Eventos
area-ministers = tus Ministerios
area-era_ministers = las palabras clave de estos Ministerios
area-war = las fichas de Guerra
area-points = tus puntos
area-button = el botón principal
area-choice = lo que hay para elegir
