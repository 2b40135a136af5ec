# Lo que este juego presta al programa: tarjeta, asientos, opciones, teclas, partidas guardadas.
game-title = Brazil: Imperial
game-facts = De 1 a 4 jugadores, { $challenges } desafíos en solitario
game-about = Explora la tierra, puéblala, comercia y combate, de las primeras naves al ferrocarril: el gobierno del Brasil está por ganar.

new-monarch-note = Cada jugador elige un Monarca en la partida. Los colores tienen unidades y Monarcas distintos.

colour-green = Verde
colour-orange = Naranja
colour-sky = Celeste
colour-purple = Púrpura

option-mission_draft = Misiones
option-mission_draft-1of2 = Quedarse 1 de 2
option-mission_draft-1of2-tip = Recibes dos Misiones de cada era y te quedas con una.
option-mission_draft-1of3 = Quedarse 1 de 3
option-mission_draft-1of3-tip = Recibes tres Misiones de cada era y te quedas con una: más donde elegir y un comienzo más largo.
option-mission_draft-tip = Entre cuántas Misiones de cada era eliges al principio.
option-monarchs = Monarcas
option-monarchs-chosen = Elegidos
option-monarchs-chosen-tip = Cada jugador elige uno de los Monarcas de su color.
option-monarchs-random = Al azar
option-monarchs-random-tip = Cada jugador recibe al azar uno de los Monarcas de su color.
option-monarchs-bid = Por pujas
option-monarchs-bid-tip = Todos pujan puntos de victoria en secreto. Quien más ofrece es el primero en elegir un Monarca de cualquier color.
option-monarchs-tip = Cómo reciben los jugadores a sus Monarcas. Con pujas, los puntos de victoria compran una elección más temprana.
option-live_vp = Puntos durante la partida
option-live_vp-own = Solo los míos
option-live_vp-own-tip = Tus puntos se ven siempre; los de los demás, al final.
option-live_vp-all = Los de todos
option-live_vp-all-tip = Todos ven cuántos puntos tiene cada jugador.
option-live_vp-off = Ocultos
option-live_vp-off-tip = No se muestra ningún punto hasta el final de la partida.
option-live_vp-tip = De quién se muestran los puntos de victoria mientras juegas. Los objetivos de Misiones ocultas nunca cuentan para los demás.
option-solo_difficulty = Dificultad
option-solo_difficulty-printed = Como impresa
option-solo_difficulty-printed-tip = Rondas, objetivos y batallas tal como los trae el desafío.
option-solo_difficulty-recruit = Recluta
option-solo_difficulty-recruit-tip = Cuatro rondas más y un objetivo menos que guardar.
option-solo_difficulty-hard = Veterano
option-solo_difficulty-hard-tip = Los holandeses roban una carta de Combate más en cada batalla.
option-solo_difficulty-governor = Gobernador general
option-solo_difficulty-governor-tip = Los holandeses roban una carta de Combate más en cada batalla, y hay dos rondas menos.
option-solo_difficulty-tip = Lo difícil que es el desafío.

save-round = ronda { $round }, Era { $era }

command-turn_map = Girar el mapa
command-gallery = Pinturas y ciudades
command-missions = Misiones
command-arch_1 = Arco 1
command-arch_2 = Arco 2
command-arch_3 = Arco 3
command-arch_4 = Arco 4
command-arch_5 = Arco 5
command-arch_6 = Arco 6
command-arch_7 = Arco 7

handover-defend = { $name } es atacado y elige cartas en secreto.
handover-attack = { $name } ataca y elige cartas en secreto.
handover-setup = { $name } elige Misiones en secreto.
new-combat-1 = Capitales lejanas
new-combat-2 = Capitales al alcance unas de otras
new-combat-3 = Capitales cercanas: batallas desde pronto
new-length = unos { $minutes } minutos
