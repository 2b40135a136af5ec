# The game
game-title = Historia
game-about = Doce mil años en doce turnos: elegid en secreto, revelad a la vez y haced subir vuestra civilización. A partir del juego de Marco Pranzo; las cartas y los números de esta edición son nuestros.
game-facts = 1 a 6 jugadores, Civbots, 60 a 120 minutos
own-numbers = Historia, a partir del juego de mesa de Marco Pranzo: las cartas y los números de esta edición son nuestros.
vp-word = { $n ->
        [one] punto
       *[other] puntos
    }

# Tables
table-alone_elder = En solitario: Anciano
table-alone_elder-text = Una civilización contra cinco Jefes.
table-alone_sage = En solitario: Sabio
table-alone_sage-text = Una civilización contra cinco Nobles.
table-alone_immortal = En solitario: Inmortal
table-alone_immortal-text = Una civilización contra cinco Reyes.
table-lesson = La primera partida
table-lesson-text = Una civilización y tres Civbots mansos: un buen comienzo.
table-two_filled = Dos y cuatro Civbots
table-two_filled-text = Dos jugadores en un mundo lleno.
table-two = Dos a solas
table-two-text = Dos jugadores y mucha tierra vacía.
table-three_filled = Tres y tres Civbots
table-three_filled-text = Tres jugadores en un mundo lleno.
table-three = Tres a solas
table-three-text = Tres jugadores, sin Civbots.
table-four_filled = Cuatro y dos Civbots
table-four_filled-text = Cuatro jugadores en un mundo lleno.
table-four = Cuatro a solas
table-four-text = Cuatro jugadores, sin Civbots.
table-five_filled = Cinco y un Civbot
table-five_filled-text = Cinco jugadores en un mundo lleno.
table-five = Cinco a solas
table-five-text = Cinco jugadores, sin Civbots.
table-six = Los seis
table-six-text = Se juegan las seis civilizaciones.
save-turn = Era { $era }, turno { $turn }

# La página Nueva partida
table-kind-alone = A solas
table-kind-alone-text = tú contra civilizaciones que juegan con cartas
table-kind-civbots = Juntos, con Civbots
table-kind-civbots-text = las seis civilizaciones: un mundo lleno
table-kind-people = Solo jugadores
table-kind-people-text = personas y bots; cuantos menos, más tierra vacía
table-short-lesson = La primera partida
table-short-alone_elder = Anciano
table-short-alone_sage = Sabio
table-short-alone_immortal = Inmortal
table-count-2 = Dos
table-count-3 = Tres
table-count-4 = Cuatro
table-count-5 = Cinco
table-count-6 = Seis
table-note-lesson = 3 Civbots, suaves
table-note-alone_elder = 5 Jefes: fácil
table-note-alone_sage = 5 Nobles: medio
table-note-alone_immortal = 5 Reyes: fuerte
table-note-two_filled = y 4 Civbots
table-note-three_filled = y 3 Civbots
table-note-four_filled = y 2 Civbots
table-note-five_filled = y 1 Civbot
table-note-two = mucha tierra vacía
table-note-three = sin Civbots
table-note-four = sin Civbots
table-note-five = sin Civbots
table-note-six = un mundo lleno
table-own = Tu propia mesa
table-own-text = { $n ->
        [0] sin Civbots
        [one] y { $n } Civbot
       *[other] y { $n } Civbots
    }
table-own-note = Ninguna de las mesas tiene estos Civbots: se juega como la has montado.
table-marks = Una marca por civilización:
table-mark-player = un jugador
table-mark-civbot = un Civbot
table-mark-nobody = nadie
table-seat-you = Tú
table-seat-person = Persona
table-seat-elsewhere = En otro lugar
table-elsewhere = { $n ->
        [one] una persona en otro lugar
       *[other] { $n } personas en otro lugar
    }
table-more = más
table-civbots = Civbots
table-nobody = nadie
table-you = Tú
table-others = { $n ->
        [one] otra persona
       *[other] otras { $n } personas
    }
table-bots = { $n } bots
table-sum = { $n ->
        [one] { $names } con un Civbot.
       *[other] { $names } con { $n } Civbots.
    }
table-sum-none = { $names }, sin Civbots.
table-sum-nobody = A solas hace falta al menos un Civbot.
table-length = { $turns } turnos en { $eras } eras.

# Options
option-score_setup_territory = El primer territorio puntúa
option-score_setup_territory-yes = sí
option-score_setup_territory-yes-tip = Da sus puntos enseguida.
option-score_setup_territory-no = no
option-score_setup_territory-no-tip = No da puntos; los siguientes sí.
option-score_setup_territory-tip = Antes del primer turno ocupas un territorio.
option-mid_era_row = Maravillas nuevas también tras el turno 2
option-mid_era_row-yes = sí
option-mid_era_row-yes-tip = Y también tras su segundo turno: ves más.
option-mid_era_row-no = no
option-mid_era_row-no-tip = Hasta entonces no cambian.
option-mid_era_row-tip = Las maravillas en oferta se cambian al acabar la era.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = como en la mesa
option-civbot_1-as_table-tip = Como lo tiene la mesa elegida, que puede no tener Civbot.
option-civbot_1-none = ninguno
option-civbot_1-none-tip = Nadie ocupa ese lugar.
option-civbot_1-chieftain = Jefe
option-civbot_1-chieftain-tip = Revela dos cartas por turno: para las primeras partidas.
option-civbot_1-noble = Noble
option-civbot_1-noble-tip = Revela tres cartas por turno: un rival a tu altura.
option-civbot_1-king = Rey
option-civbot_1-king-tip = Revela cuatro cartas por turno: difícil de vencer.
option-civbot_1-tip = Un Civbot es una civilización sin jugador: tras la última ronda de un turno descubre cartas de un mazo y hace lo que dicen.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = como en la mesa
option-civbot_2-as_table-tip = Como lo tiene la mesa elegida, que puede no tener Civbot.
option-civbot_2-none = ninguno
option-civbot_2-none-tip = Nadie ocupa ese lugar.
option-civbot_2-chieftain = Jefe
option-civbot_2-chieftain-tip = Revela dos cartas por turno: para las primeras partidas.
option-civbot_2-noble = Noble
option-civbot_2-noble-tip = Revela tres cartas por turno: un rival a tu altura.
option-civbot_2-king = Rey
option-civbot_2-king-tip = Revela cuatro cartas por turno: difícil de vencer.
option-civbot_2-tip = Una civilización rival que nadie juega: revela cartas del mazo de los Civbots y hace lo que dicen.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = como en la mesa
option-civbot_3-as_table-tip = Como lo tiene la mesa elegida, que puede no tener Civbot.
option-civbot_3-none = ninguno
option-civbot_3-none-tip = Nadie ocupa ese lugar.
option-civbot_3-chieftain = Jefe
option-civbot_3-chieftain-tip = Revela dos cartas por turno: para las primeras partidas.
option-civbot_3-noble = Noble
option-civbot_3-noble-tip = Revela tres cartas por turno: un rival a tu altura.
option-civbot_3-king = Rey
option-civbot_3-king-tip = Revela cuatro cartas por turno: difícil de vencer.
option-civbot_3-tip = Una civilización rival que nadie juega: revela cartas del mazo de los Civbots y hace lo que dicen.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = como en la mesa
option-civbot_4-as_table-tip = Como lo tiene la mesa elegida, que puede no tener Civbot.
option-civbot_4-none = ninguno
option-civbot_4-none-tip = Nadie ocupa ese lugar.
option-civbot_4-chieftain = Jefe
option-civbot_4-chieftain-tip = Revela dos cartas por turno: para las primeras partidas.
option-civbot_4-noble = Noble
option-civbot_4-noble-tip = Revela tres cartas por turno: un rival a tu altura.
option-civbot_4-king = Rey
option-civbot_4-king-tip = Revela cuatro cartas por turno: difícil de vencer.
option-civbot_4-tip = Una civilización rival que nadie juega: revela cartas del mazo de los Civbots y hace lo que dicen.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = como en la mesa
option-civbot_5-as_table-tip = Como lo tiene la mesa elegida, que puede no tener Civbot.
option-civbot_5-none = ninguno
option-civbot_5-none-tip = Nadie ocupa ese lugar.
option-civbot_5-chieftain = Jefe
option-civbot_5-chieftain-tip = Revela dos cartas por turno: para las primeras partidas.
option-civbot_5-noble = Noble
option-civbot_5-noble-tip = Revela tres cartas por turno: un rival a tu altura.
option-civbot_5-king = Rey
option-civbot_5-king-tip = Revela cuatro cartas por turno: difícil de vencer.
option-civbot_5-tip = Una civilización rival que nadie juega: revela cartas del mazo de los Civbots y hace lo que dicen.

# The prompt bar
prompt-when = { $round ->
        [0] Turno { $turn } de { $of }
       *[other] Turno { $turn } de { $of }, ronda { $round }
    }
ask-parting = Mirad juntos lo que ha pasado; luego le toca a { $name }
ask-choose = { $n ->
        [one] Elige una carta para esta ronda
       *[other] Elige hasta { $n } cartas para esta ronda
    }
ask-draft = Quédate con un líder para la Era { $era }; los demás pasan
ask-draft-alone = Quédate con un líder para la Era { $era }
ask-first_cube = Elige la tierra donde empieza tu pueblo
ask-resolve = Resuelve una carta: ¿qué lado?
ask-resolve-one = { $card }: ¿lado básico, avanzado o nada?
ask-place = Expansión: elige una tierra
ask-trade = Comercio: elige un socio
ask-raid = Saqueo: elige un objetivo
ask-war = Guerra: elige dónde y contra quién
ask-exploit = { $n ->
        [one] Recupera un cubo más, de la reserva usada o del mapa
       *[other] Recupera hasta { $n } cubos, de la reserva usada o del mapa
    }
ask-recover = { $n ->
        [one] Recupera una carta de tu fila
       *[other] Recupera hasta { $n } cartas de tu fila
    }
ask-row = { $n ->
        [one] Toma una maravilla de la fila
       *[other] Toma hasta { $n } maravillas de la fila
    }
ask-ready = { $n ->
        [one] Prepara una de tus maravillas
       *[other] Prepara hasta { $n } de tus maravillas
    }
ask-option = { $card }: elige qué hace
ask-side = Usa { $action } u omítela
ask-wonders = Puedes usar tus maravillas
hint-wonders = pulsa una iluminada, o continúa
hint-first_cube = te da enseguida los puntos de su moneda
hint-exploit = elige antes los cubos del mapa, si también los quieres
hint-target = ya puedes elegir el objetivo: pulsa uno iluminado
hint-cube-stays = el cubo de { $name } se queda, es el último
hint-cube-goes = { $name } pierde el cubo allí
hint-driven-out = { $name } te expulsó de { $place }, { $n } a { $against }.
waiting = { $name } está pensando
others-have-played = { $n ->
    [one] { $names } ha resuelto sus cartas.
   *[other] { $names } han resuelto sus cartas.
}
game-over = La partida ha terminado.
confirm-war-win = { $own } contra { $theirs }: vencerías a { $name }
confirm-war-loss = { $own } contra { $theirs }: perderías contra { $name }
confirm-war-draw = { $own } contra { $theirs }: empate con { $name }
war-win = { $own } : { $theirs } [military] victoria
war-loss = { $own } : { $theirs } [military] derrota
war-draw = { $own } : { $theirs } [military] empate, no pasa nada
yes-war = Luchar
warn-idle = nada de esto podría hacerse ahora
warn-one-idle = { $what }: { $why }
warn-cubes = quizá falten cubos para todo
warn-fewer = podrías sellar más

# The main button
seal = { $n ->
        [one] Sellar la carta
       *[other] Sellar { $n } cartas
    }
seal-anyway = Sellar de todos modos
seal-card = Sellar { $card }
seal-target = Sellar { $card }: { $target }
main-recover = { $n ->
        [one] Recuperar 1 cubo
       *[other] Recuperar { $n } cubos
    }
main-use = Usar { $card }
main-use-advanced = Usar { $card }, avanzado
main-nothing = No hacer nada
main-option = Hacer esto
main-trade = Comerciar: { $target }
main-raid = Saquear: { $target }
main-begin = Empezar: { $target }
main-place_cube = Expandirse: { $target }
main-recover_cube = Recoger cubo: { $target }
main-keep_leader = Quedarse con { $target }
main-take_back = Recuperar { $target }
main-take_wonder = Tomar: { $target }
main-ready = Preparar: { $target }
main-use_wonder = Usar: { $target }
choose-a-card = Elige una carta
choose-draft = Elige un líder
choose-first_cube = Elige una tierra
choose-resolve = Elige un lado
choose-place = Elige una tierra
choose-partner = Elige a alguien
choose-war = Elige una Guerra
choose-exploit = Elige un cubo
choose-recover = Recupera una carta
choose-row = Elige una maravilla
choose-ready = Elige una maravilla
choose-option = Elige una opción
choose-side = Elige un lado
go-on = Continuar
hurry = Apresurar
show-score = Puntuación
finish-exploit = Listo
finish-recover = Listo
finish-row = Listo
finish-ready = Listo
finish-place = Ahora no
finish-partner = Ahora no
finish-war = Ahora no
finish-option = Ahora no
finish-side = Omitirla
finish-wonders = Continuar
cards-of = { $of ->
        [one] { $n } de 1 carta
       *[other] { $n } de { $of } cartas
    }

# The board
power = Poder
pool-reserve = reserva
pool-used = usados
pool-supply = provisión
pool-map = mapa
pool-reserve-tip = Cubos que aún no están en juego.
pool-used-tip = Cubos que has gastado: vuelven a la provisión al recuperarlos.
pool-supply-tip = Cubos que puedes gastar.
pool-map-tip = Cubos en el mapa, uno por tierra.
wonders = Maravillas
wonder-is-turned = Ya se usó; vuelve a estar lista al final del turno.
wonder-is-fresh = Recién construida: podrá usarse cuando termine esta carta.
no-leader = Aún sin líder
goals-title = { $n ->
        [one] { $name } puntúa este turno por
       *[other] { $name } puntúa en { $n } turnos por
    }
queue-title = Fila, de la más antigua
queue-empty = Fila vacía
queue-next = Vuelve al final del turno.
queue-back = { $n ->
        [one] esta vuelve al final del turno
       *[other] estas vuelven al final del turno
    }
sealed-tip = Sellada. Deshacer la recupera hasta que todos elijan.
advisor-hidden = Un consejero que solo conoce su dueño.
would = Ahora: { $what }
would-now = ahora { $what }
would-revolution = Vuelven la carta más nueva de la fila y una a elección; el turno acaba.
use-advisor = Usar al consejero
side-nothing-told = La carta no hace nada.

# Plan, world, circle
plan-title = El Plan de las Civilizaciones
token-number = n.º { $n }
nobody-here = No hay nadie aquí.
borders = Limita con: { $names }
lane-to = a { $name }
circle-turn = turno { $n }
circle-tip = El círculo de una era: cuatro turnos y lo que trae el final de cada uno.
circle-turn-end = El final del turno { $n } de una era, en este orden:
coming-title = El final de este turno
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube], y uno nuevo
coming-government = { $government }: { $what }
coming-leader = Tu líder: { $n } [vp]
coming-territories = A solas en tierras: { $n } [vp]
coming-row = Nueva fila de maravillas
coming-cards-said = { $count ->
        [one] { $cards } vuelve a tu mano.
       *[other] { $cards } vuelven a tu mano.
    }
coming-cubes-said = { $n ->
        [one] 1 [cube] vuelve a tu provisión.
       *[other] { $n } [cube] vuelven a tu provisión.
    }
coming-cubes-new-said = { $n ->
        [one] Entra un [cube] nuevo; 1 vuelve.
       *[other] Entra un [cube] nuevo; { $n } vuelven.
    }
coming-government-said = { $government } te paga { $what }.
coming-leader-said = Tu líder puntúa { $n } [vp].
coming-territories-said = Las tierras a solas puntúan { $n } [vp].
coming-row-said = La fila recibe maravillas nuevas.
row-title = Maravillas de la fila
row-taken = Arte toma una
row-empty = No queda maravilla en la fila.
row-comes = Una nueva fila llega al final del turno { $turn }.
era-banner = Era { $era }: { $name }
era-numeral = Era { $era }
era-name-1 = Antigüedad
era-name-2 = La Edad de los Imperios
era-name-3 = La Edad Moderna

# Strips
civbot-cards = { $n ->
        [one] { $n } carta por turno
       *[other] { $n } cartas por turno
    }
strip-lands = { $n ->
        [one] en 1 tierra
       *[other] en { $n } tierras
    }
order-place = En el orden de turno: { $n } de { $of }.
civbot-tip = Revela { $n } cartas al final del turno. Se expande primero a tierras vacías, luego donde hay alguien más débil, luego a otras; entre varias, la de número más alto. Solo lucha y saquea a los más débiles.
civbot-rules = Un Civbot revela cartas al final de cada turno y las cumple, primero la mitad superior. Elige por regla: primero tierras vacías, luego las de los más débiles, luego las demás; entre varias, el número más alto.
hand = Mano
leader-and-wonders = Líder y maravillas
advisors-gone = Consejeros usados

# The reveal
reveal-leaders-title = Los líderes se presentan
reveal-leaders-who = { $names } muestran a quién eligieron
reveal-leaders-order = Lo que buscan
reveal-title = Todos han elegido
reveal-who = { $names } revelan sus cartas a la vez
reveal-yours = tus cartas
reveal-first = resuelve primero
reveal-last = última; acaba el turno
reveal-order = En este orden
reveal-ends = { $n ->
        [one] Esta ronda acaba el turno: { $names } juega Revolución
       *[other] Esta ronda acaba el turno: { $names } juegan Revolución
    }

# Curtain
handover-choose = { $name }, elige tus cartas.
handover-draft = { $name }, quédate con un líder.
take-back = { $name }: recuperar mi elección

# Undo
undo-start = Aún no se ha jugado nada.
undo-hand_over = La pantalla ya ha pasado a otro.
undo-other_seat = La última jugada fue de otro jugador.
undo-revealed = No se puede deshacer: { $what }.
revealed-LeadersRevealed = se revelaron los líderes
revealed-CardsRevealed = se revelaron todas las cartas
revealed-AdvisorDrawn = se robó un consejero
revealed-RowLaid = la fila recibió maravillas nuevas
revealed-CivbotCard = un Civbot reveló una carta
revealed-GameEnded = la partida terminó

# The past, the log
history-shown = Viendo el pasado
history-where = Jugada { $n } de { $of }: Era { $era }, turno { $turn }
history-choice-back = La elección anterior
history-choice-on = La próxima elección
history-back = Una jugada atrás
history-on = Una jugada adelante
history-play = Reproducir
history-pause = Pausar
history-now = Volver al presente
lately = Lo que ha pasado
log-jump = Pulsa para ver la mesa en ese momento.
log-empty = Aún no ha pasado nada.
recap-title = Desde tu última elección
cards-actions = Las diez acciones
cards-wonders = Las maravillas
cards-leaders = Los líderes
cards-advisors = Los consejeros
cards-civbot-deck = Las cartas de los Civbots
command-cards = Todas las cartas

# The end
score-winner = { $name } gana con { $vp } puntos
score-you = Ganas con { $vp } puntos
score-shared = { $names } comparten la victoria
score-tie-levels = Empate con { $names }; deciden los niveles, { $n } a { $of }
score-tie-player = Empate con { $names }; un jugador va antes que un Civbot
score-tie-alone = Empate con { $names } a { $vp } puntos: quien juega en solitario gana el empate
score-tie-shared = { $vp } puntos y { $n } niveles cada uno
score-total = Total
score-history = Puntos a lo largo del tiempo
score-all = Todos
score-chart-tip = Pulsa para ver la mesa en ese momento.
score-picture = Guardar una imagen
show-map = La mesa
alone-rank = Puesto { $n } de { $of }.
alone-lost = Otro pueblo ha guiado el mundo.
title-elder = Puedes llamarte Anciano.
title-sage = Puedes llamarte Sabio.
title-immortal = Puedes llamarte Inmortal.
medal-1 = Medalla de bronce.
medal-2 = Medalla de plata.
medal-3 = Medalla de oro.

# Commands
command-card_1 = Carta 1 de la mano
command-card_2 = Carta 2 de la mano
command-card_3 = Carta 3 de la mano
command-card_4 = Carta 4 de la mano
command-card_5 = Carta 5 de la mano
command-card_6 = Carta 6 de la mano
command-card_7 = Carta 7 de la mano
command-card_8 = Carta 8 de la mano
command-card_9 = Carta 9 de la mano
command-card_10 = Carta 10 de la mano

# Scenes
scene-won = { $name } gana
scene-draw = Nadie gana
scene-draw-told = Nadie gana y no se pierde ningún cubo
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } no pierde nada
scene-learns = { $name } aprende: [technology] { $n }
scene-cube-goes = { $name } pierde el cubo allí
scene-cube-stays = { $name } conserva el cubo allí, es el último
scene-built = { $name } construye
scene-removed = { $name } la quita de la fila
scene-leaders-leave = Los líderes de la Era { $era } se despiden

# Lo que podría hacerse, donde el registro nada dice; y en qué parte de la mesa.
do-seal_cards = Elegir { $thing }.
do-resolve-basic = Resolver { $thing }, lado básico.
do-resolve-advanced = Resolver { $thing }, lado avanzado.
do-resolve-nothing = Dejar { $thing } sin usar.
do-resolve-advisor = Usar { $thing }.
do-take_back = Recuperar { $thing }.
do-choose_partner = Elegir a { $name }.
do-trade = Comerciar con { $name }.
do-raid = Saquear a { $name }.
do-choose_option = Tomar la opción { $n }.
do-choose_option-named = Elegir: { $thing }.
do-ready = Preparar { $thing }.
do-use_wonder = Usar { $thing }.
do-take_wonder = Tomar { $thing }.
do-place_cube = Poner un cubo en { $thing }.
do-attack = Atacar a { $name } en { $thing }.
do-recover_cube = Recoger el cubo de { $thing }.
do-recover_cube-used = Recuperar un cubo de la reserva usada.
do-keep_leader = Quedarse con { $thing }.
do-take_action-basic = Hacer la acción básica.
do-take_action-advanced = Hacer la acción avanzada.
do-finish = Parar aquí.
area-cards = tus cartas
area-map = el mundo
area-wonders = las maravillas
area-choice = las opciones que se muestran
