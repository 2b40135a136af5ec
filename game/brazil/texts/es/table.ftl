# Lo que la mesa pregunta y dice.
dutch = Los holandeses
supply = Reserva
supply-tip = Hasta { $n } bienes. Lo que pase del límite se descarta después de tomarlo.
supply-slot = Sitio para un bien
pays-here = Haz clic para pagar con él.
missions-own = Tus Misiones
things-own = Tu reserva, tus unidades y tu colección
units = Unidades
unit-on-map = En el mapa
unit-defeated = Derrotada: vuelve sin coste
unit-on-board = Aún sin desplegar
hand = Mano
hand-empty = Sin cartas de Oro ni de Combate
products = Productos
palaces = Palacios
collection = Colección
collection-empty = Todavía no hay pinturas
missions-done = Misiones cumplidas
goods-on-tiles = Bienes en las losetas
empire = Imperio
empire-empty = Aún sin losetas
no-monarch = Aún sin Monarca
dutch-note = Defienden, nunca avanzan
dutch-tip = { $n ->
    [one] Cada unidad holandesa atacada roba una carta de Combate del mazo.
   *[other] Los holandeses roban una carta de Combate por unidad atacada, y { $n } donde hay una sola.
 }
since-before = Antes de eso
since-lately = Lo último que pasó
since-tip = Abre todo el registro.
no-missions = Ninguna Misión en la mano
announce = Anunciar
is-deciding = Está decidiendo ahora.
strip-goods = Bienes: { $supply } en la reserva, { $tiles } en las losetas
strip-cards = En la mano: [hand_gold] { $gold } de Oro, [hand_combat] { $combat } de Combate, [hand_mission] { $missions } Misiones
strip-units = [units] Unidades: { $on } en el mapa, { $all } desplegadas hasta ahora
strip-made = [slot_pentagon] Productos fabricados: { $products }, [painting] Cuadros: { $paintings }, [check] Misiones cumplidas: { $done }
counter-gold = [hand_gold] Cartas de Oro en la mano: { $n }
counter-combat = [hand_combat] Cartas de Combate en la mano: { $n }
counter-missions = [hand_mission] Misiones en la mano: { $n }
counter-products = [slot_pentagon] Productos fabricados: { $n }
counter-paintings = [painting] Cuadros: { $n }
counter-done = [check] Misiones cumplidas: { $n }
counter-arch = La ficha está en { $arch }.
strip-tip = Abre todo el tablero.
built-by = construido por { $name }
unexplored = Tierra desconocida. La primera unidad que entra descubre lo que hay; construir aquí descarta la loseta sin verla.
tip-cost = Coste: { $cost }
tip-production = Produce { $goods }
tip-terrain = En: { $terrain }
tip-vp = [vp] { $vp ->
    [one] 1 punto y fuerza
   *[other] { $vp } puntos y fuerza
 }
tip-cs = [cs] Fuerza { $cs }, vale { $cs } [vp]
tip-goods = Encima: { $goods }
tip-gain = Gana: { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after } si ganas
tip-battle = Esto empieza una batalla.
tip-slot = Ponerlo en el arco { $arch }.
tip-drop = Descartarlo.
tip-capital = Una Capital aquí y { $good } enseguida.
tip-bid = { $vp ->
    [one] Pujar { $vp } punto por la elección.
   *[other] Pujar { $vp } puntos por la elección.
}
credit = Crédito
credit-tip = El cambio de las cartas entregadas, o una rebaja.
slot-monarch = El tablero del Monarca
renovate-replenish = Reponer { $tile }
renovate-flip = Girar a { $tile }
takes-along = Con { $units }
by-free = Movimiento libre
by-extra = Movimiento adicional
by-attack = Atacar desde aquí
by-free-tip = Gastar el movimiento libre.
by-extra-tip = Gastar el movimiento adicional del arco.
by-attack-tip = Gastar el movimiento libre para atacar sin entrar.
fight = Luchar
draw-bonus = Robar una carta de Combate
use-option = Opción { $number }

round-short = Ronda { $round }
waiting = { $name } está pensando …
game-over = La partida ha terminado.
ask-draft = ¿Qué Misión conservas?
ask-bid = ¿Cuántos puntos pujas por la elección de Monarca?
ask-monarch = Elige tu Monarca.
ask-capital = Elige dónde fundar tu Capital. Recibes su recurso.
hint-arch = { $arch }: { $n ->
    [one] un lugar
   *[other] { $n } lugares
}
ask-turn = Mueve tu ficha a otro arco.
ask-turn-first = Pon tu ficha en un arco: esa es tu acción.
ask-turn-move = Aún puedes mover: { $left }.
ask-turn-done = No queda nada que hacer.
ask-turn-announce = Ahora puedes anunciar una Misión.
ask-turn-to = Elige un hexágono iluminado como destino.
ask-turn-how = Puede entrar, o atacar desde donde está.
left-free = { $n ->
    [one] un movimiento libre
   *[other] { $n } movimientos libres
 }
left-extra = un movimiento adicional { $where }
left-peek = una mirada a una loseta
left-draw = una carta de Combate por robar
ask-deploy = { $n ->
    [one] Elige una unidad para desplegar.
   *[other] Elige unidades para desplegar, hasta { $n }.
 }
ask-painting = Elige una pintura.
ask-build = Elige qué construir y luego dónde.
ask-renovate = Elige un Edificio para renovar.
ask-renovate-how = { $thing }: elige cómo renovar.
ask-manufacture = Elige un producto y luego el arco que mejora.
ask-trade = Haz intercambios, tantos como quieras.
ask-give_cards = Elige las cartas de Combate que entregas.
ask-resource = { $n ->
    [one] { $cause }: elige un recurso.
   *[other] { $cause }: elige { $n } recursos.
 }
ask-payment = Paga por { $what }: { $needs }
ask-limit-goods = Demasiados bienes: haz clic en { $n } para descartar.
ask-limit-gold = Demasiadas cartas de Oro: haz clic en { $n } para descartar.
ask-limit-combat = Demasiadas cartas de Combate: haz clic en { $n } para descartar.
ask-combat-attack = Ataque: elige hasta tres cartas de Combate.
ask-combat-defence = Defensa: elige hasta tres cartas de Combate.
ask-combat-cancel = Tu Espía anula una carta del rival.
ask-combat-settle = Resolviendo la batalla.
ask-defeat = Elige una unidad que el vencedor también pierde.
ask-victory = ¡Victoria! Ahora puedes jugar una carta de Oro que la necesita.
ask-expedition = { $bonus ->
    [0] Expedición de fuerza { $needed }. Tus unidades tienen { $units }, más cartas de Combate. ¿Luchar?
   *[other] Expedición de fuerza { $needed }. Tienes { $own } (unidades { $units }, { $given }), más cartas de Combate. ¿Luchar?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Elige hasta tres cartas de Combate contra la Expedición.
ask-mission_draw = ¿De qué era robas una Misión?
ask-palace = Puedes colocar un Palacio: elige cuál y luego dónde.
ask-era-1 = Cambia la era: pon tu ficha antigua bajo un arco. Desde ahora, cada turno allí te deja mirar una loseta inexplorada.
ask-era-2 = Cambia la era: pon tu ficha antigua bajo un arco. Desde ahora, cada turno allí te deja robar una carta de Combate.
draft-first = Conserva una Misión de cada era. Solo tú las ves.
draft-kept = Conservadas hasta ahora: { $missions }
monarch-note = El poder de tu Monarca vale toda la partida.
show-choices = Mostrar las opciones
show-cards = Mostrar las cartas
show-score = Puntuación
show-map = Ver el mapa
payment-proposal = Propuesta:
payment-swap = Haz clic en otro bien iluminado para pagar con él.
pay = Pagar
pay-tip = Pagar como se propone (Intro).
yes-attack = Atacar
yes-move_units = Ir allí
yes-peek = Mirar
yes-announce_mission = Anunciar
yes-fight_expedition = Enfrentarla
yes-end_turn = Terminar el turno
yes-seal_cards = Atacar de todos modos
yes-place_token = Ponerla ahí
yes-finish = No manufacturar
yes-reveals = Hacerlo
no-attack = Retroceder
no-move_units = Quedarse aquí
no-peek = Dejar tapada
no-announce_mission = Guardar el secreto
no-fight_expedition = Dejarla en paz
no-end_turn = Seguir jugando
no-seal_cards = Elegir de nuevo
no-place_token = Otro arco
no-finish = Seguir eligiendo
no-reveals = Ahora no
confirm-reveals =
    { $what }: { $event ->
        [GalleryRefilled] se revela un cuadro nuevo
        [CardDrawn] robas una carta
        [CityRevealed] se revela una Ciudad nueva
        [MissionDrawn] robas una Misión
        [TileExplored] se revela tierra inexplorada
       *[other] se revela algo oculto
    } y no se puede deshacer. ¿Hacerlo?
confirm-move_units = Esto descubre tierra desconocida y no se puede deshacer. ¿Ir allí?
confirm-peek = ¿Mirar esta loseta? Solo tú lo sabrás. No se puede deshacer.
confirm-announce_mission = ¿Anunciar esta Misión? No se puede deshacer.
confirm-last-round = ¿Anunciar esta Misión? Hace de esta ronda la última y no se puede deshacer.
confirm-end-turn = Una unidad aún puede luchar, explorar o puntuar. ¿Terminar el turno de todos modos?
confirm-end-turn-announce = Se puede anunciar una Misión. ¿Terminar el turno de todos modos?
confirm-place_token = { $why } ¿Poner la ficha ahí de todos modos?
confirm-finish = Aún se podría manufacturar un producto. ¿No manufacturar de todos modos?
confirm-hopeless = { $n ->
    [0] Con estas cartas el ataque no ganaría ni una de cien batallas. ¿Atacar de todos modos?
    [one] Con estas cartas el ataque ganaría 1 de cien batallas. ¿Atacar de todos modos?
   *[other] Con estas cartas el ataque ganaría { $n } de cien batallas. ¿Atacar de todos modos?
 }
confirm-attack = Esto ataca a { $name }. ¿Atacar?
end-turn = Terminar el turno
finish-deploy = Solo robar la carta
finish-painting = No tomar ninguna
finish-build = No construir nada
finish-build-more = No construir más
finish-renovate = No renovar
finish-manufacture = No manufacturar
finish-trade = Terminar de comerciar
finish-resource = No tomar nada
finish-victory = Ninguna carta
finish-expedition = Dejarla en paz
finish-palace = Renunciar al Palacio
seal-cards = { $n ->
    [0] Ninguna carta
    [one] Sellar 1 carta
   *[other] Sellar { $n } cartas
 }
seal-cards-tip = Quedan boca abajo hasta que ambos bandos hayan elegido.
play-cards = { $n ->
    [0] Ninguna carta
    [one] Jugar 1 carta
   *[other] Jugar { $n } cartas
 }
play-cards-tip = Se suman a tu fuerza y van al descarte.
choose-cards = Elige las cartas
no-card-tip = Luchar sin carta de Combate. Las cartas ya elegidas vuelven a tu mano.
give-cards = { $n ->
    [one] Entregar 1 carta
   *[other] Entregar { $n } cartas
 }
give-cards-tip = Van al descarte.
undo-start = Nada que deshacer.
undo-hand_over = Nada que deshacer desde que la pantalla o el turno cambió de manos.
undo-revealed = Deshacer se detiene aquí: { $what }.
revealed-CapitalsRevealed = se descubrieron las Capitales
revealed-CardDrawn = se robó una carta
revealed-MissionDrawn = se robó una Misión
revealed-DeckShuffled = se barajó un mazo
revealed-GalleryRefilled = se expuso una pintura nueva
revealed-CityRevealed = se expuso una Ciudad nueva
revealed-TilePeeked = se miró una loseta
revealed-TileExplored = se descubrió una loseta
revealed-ExpeditionFought = se luchó contra una Expedición
revealed-CardsRevealed = se revelaron cartas de Combate
revealed-MissionAnnounced = se anunció una Misión
revealed-EraBegan = empezó una era nueva
revealed-GameEnded = la partida terminó
battle-title-water = La batalla en el mar
battle-title-field = La batalla en los campos
battle-title-forest = La batalla en la selva
battle-title-gold_mine = La batalla en las montañas
battle-title-tile = La batalla por { $tile }
battle-title-expedition = La Expedición
battle-doing-attacks = ataca con { $n ->
    [one] una unidad
   *[other] { $n } unidades
}
battle-doing-fires = dispara desde el hexágono vecino
battle-doing-defends = defiende el hexágono
battle-doing-expedition = a igualar o superar
battle-part-units = Unidades: { $n }
battle-part-tile = La loseta, defendida por quien la construyó: +{ $n }
battle-part-arch = Ficha en { $thing }: +{ $n }
battle-part-painting = { $thing }: +{ $n }
battle-part-expedition = Fuerza necesaria: { $n }
battle-sealed = { $n ->
    [one] una carta lacrada
   *[other] { $n } cartas lacradas
}
battle-places = { $n ->
    [0] ninguna carta de Combate en la mano
    [one] una carta de Combate en la mano
   *[other] { $n } cartas de Combate en la mano
}
battle-drawn-places = { $n ->
    [0] ninguna carta
    [one] una carta, del mazo
   *[other] { $n } cartas, del mazo
}
battle-own-places = tus cartas
battle-odds-attack = Ganas { $share } veces de cada 100
battle-odds-defence = Mantienes el hexágono { $share } veces de cada 100
battle-odds-expedition = Ganas { $share } veces de cada 100
battle-hint = Señala una suma para ver detalles.
battle-aside = Ver el mapa
show-battle = Volver a la batalla
battle-revealed = Se revelan las cartas.
battle-shorten = Haz clic para ir al final.
battle-card = [cs]+{ $n }
battle-card-cancelled = Cancelada
battle-card-cancels = Cancela una carta
battle-card-nothing_to_cancel = Ninguna carta que cancelar
battle-card-only_if_lost = [cs]+{ $n }: no hizo falta: su bando ganó
battle-card-takes_unit = [cs]+{ $n }: se lleva una unidad
battle-card-last_unit_stays = [cs]+{ $n }: sin efecto: el ganador conserva una unidad
battle-card-saves_units = Salva las unidades
battle-card-no_units_to_save = Ninguna unidad que salvar
battle-card-capital_taken = Sin efecto: la Capital está ocupada
battle-card-resource = [cs]+{ $n }: trae un recurso
battle-card-only_if_won = [cs]+{ $n }: sin recurso: batalla perdida
battle-card-condition_met = [cs]+{ $n }: condición cumplida
battle-card-condition_not_met = [cs]+{ $n }: condición no cumplida
outcome-tie = Empate: gana quien defiende.
outcome-by = La diferencia es { $n }.
outcome-equal = Igualada, y eso basta.
spoil-supply = { $n ->
    [one] vuelve a la reserva
   *[other] vuelven a la reserva
}
spoil-retreat = a salvo en la Capital
spoil-seized = toma: { $thing }
spoil-ceded = pierde: { $thing }
spoil-held = conserva: { $thing }
spoil-cleared = despeja: { $thing }
spoil-hex = el hexágono
spoil-kept = la Expedición
spoil-goods = recibe
spoil-cards = roba
spoil-nothing = Solo se pierden las cartas jugadas.
fate-supply = fuera del campo
fate-retreat = se repliega a la Capital
fate-beaten = ha sido vencido
fate-expedition = ha sido superada
battle-cards = Suma hasta tres cartas de Combate. En el empate gana la defensa.
battle-cards-expedition = Suma hasta tres cartas de Combate. Si igualas la Expedición, ganas.
battle-no-cards = No tienes cartas de Combate.
expedition-gain = Gana { $goods } y [vp] { $vp }
outcome-battle = { $winner } vence a { $loser }
outcome-expedition-won = { $name } vence a la Expedición
outcome-expedition-lost = La Expedición resiste a { $name }
cities-on-offer = Ciudades en oferta
tiles-on-offer = Losetas disponibles
stack-left = { $n } en la pila
decks = Mazos
pile-gold = Cartas de Oro
pile-combat = Cartas de Combate
pile-paintings = Pinturas
pile-missions = Misiones
pile-left = { $deck }: quedan { $n }
log-empty = Todavía no ha pasado nada.

score-winner = { $name } gana con { $vp } puntos
score-you = Ganas con { $vp } puntos
score-shared = Victoria compartida: { $names }
score-tie = Empate con { $names } a { $vp } puntos: decide la ciencia en las losetas controladas, { $n } a { $of }.
score-tie-shared = { $vp } puntos y { $n } de ciencia en las losetas controladas cada uno: la victoria es compartida.
score-challenge = { $vp ->
    [one] { $title }: un punto
   *[other] { $title }: { $vp } puntos
}
score-under = { $monarch }, en la ronda { $round }. { $how }
score-total = Total
score-history = Puntos a lo largo del tiempo
score-picture = Guardar imagen
over-mission = Una Misión de la última era terminó la partida.
over-last_round = La última ronda ha terminado.
over-goals = Se cumplieron todos los objetivos del desafío.
over-goals_missed = Las rondas se acabaron antes de cumplir todos los objetivos.
category-units = Unidades desplegadas
category-products = Productos
category-paintings = Pinturas
category-missions = Misiones
category-gold_cards = Cartas de Oro
category-exploration = Exploración
category-tiles = Edificios y Ciudades
category-palaces = Palacios
category-monarch = Monarca
category-bid = Puja
category-corrected = Números corregidos desde entonces

# What the main button gives up.
waived-deploy = Aún puedes desplegar una unidad.
waived-painting = Aún puedes tomar una pintura.
waived-build = Aún puedes construir algo.
waived-renovate = Aún puedes renovar un Edificio.
waived-manufacture = Aún puedes manufacturar un producto.
waived-trade = Aún puedes hacer un intercambio.
waived-resource = Aún puedes tomar un recurso.
waived-victory = Aún puedes jugar una carta de Oro.
waived-expedition = Aún puedes luchar contra la Expedición.
waived-palace = Aún puedes colocar un Palacio.
waiver-keys = Intro lo selecciona; Intro otra vez lo hace.
refused-pay = No alcanza
refused-now = Ahora no
overview-tip = El tablero entero y la parte a la vista. Haz clic o arrastra para ir allí.
history-shown = Estás mirando el pasado.
history-at = Jugada { $n } de { $of }, ronda { $round }
history-play = Reproducir
history-pause = Pausar
history-back = Una jugada atrás (izquierda)
history-on = Una jugada adelante (derecha)
history-round-back = Un turno atrás (arriba)
history-round-on = Un turno adelante (abajo)
history-now = Volver al presente
recap-title = Desde tu último turno
recap-round = Turno: { $name }
recap-hint = Intro continúa
recap-points = Puntos de { $name }
log-jump = Haz clic para ver cómo estaba la mesa.
go-on = Continuar
others-have-played = { $n ->
    [one] { $names } ha jugado.
   *[other] { $names } han jugado.
}
score-all = Todos los jugadores
score-chart-tip = Haz clic para ver la mesa en ese momento.
tip-strengths = [cs] { $own } contra { $other }, antes de las cartas
asked-in-public = *{ $name }*: { $what }
resource-from-battle = Botín de la batalla
resource-from-capital = Tu Capital
resource-from-palace = El Palacio
resource-from-harbor = Puerto
resource-from-trade = Comercio
era-bonus = Tu ficha antigua aquí: { $bonus }
era-bonus-1 = en cada turno en este arco, mira una loseta inexplorada.
era-bonus-2 = en cada turno en este arco, roba una carta de Combate.

# Lo que podría hacerse, donde el registro nada dice; y en qué parte de la mesa.
do-keep_mission = Quedarse con { $thing }.
do-end_turn = Terminar el turno.
do-finish = Parar aquí.
do-pay_good = Pagar { $thing }.
do-pay_gold_card = Pagar con { $thing }.
do-pay_combat_cards = Pagar con { $thing }.
do-pay_credit = Gastar { $thing }.
do-give_combat_cards = Entregar { $thing }.
do-seal_cards = { $n ->
    [0] No jugar carta de Combate.
   *[other] Jugar { $thing }.
 }
do-drop_card = Descartar { $thing }.
do-play_gold_card = Jugar { $thing }.
do-cancel_card = Anular { $thing }.
do-use_painting = Usar «{ $thing }».
do-draw_bonus_card = Robar la carta de Combate.
do-build = Construir: { $thing }.
do-found_city = Fundar: { $thing }.
do-take_painting = Tomar «{ $thing }».
do-manufacture = Manufacturar { $thing }, puesto en { $place }.
do-deploy_unit = Desplegar: { $thing }.
do-renovate = Renovar: { $thing }.
do-renovate-flip = Renovar y dar la vuelta: { $thing }.
do-trade = Cambiar { $thing }.
do-choose_monarch = Elegir { $thing }.
do-choose_capital = Fundar la Capital en el lugar iluminado.
do-announce_mission = Anunciar la Misión { $thing }.
do-place_palace = Colocar el Palacio { $thing }.
do-place_token = Llevar tu ficha a { $thing }.
do-place_old_token = Poner tu ficha antigua bajo { $thing }.
do-move_units = Mover: { $units }, a { $thing }.
do-peek = Mirar { $thing }.
do-attack_adjacent = Atacar { $thing }.
do-fight_expedition = Combatir la Expedición.
do-drop_good = Descartar { $thing }.
do-choose_resource = Elegir { $thing }.
do-bid = Ofrecer [vp] { $n }.
do-draw_mission = Robar una Misión: { $thing }.
do-defeat_unit = Entregar: { $thing }.
area-arches = los arcos
area-map = el mapa
area-cards = las cartas expuestas
area-choice = las opciones que se muestran
area-hand = tu mano
area-supply = tu reserva y tus losetas
area-collection = tus pinturas
area-missions = tus Misiones
area-button = el botón principal
