# ¿Por qué no? Una frase por cada negativa del motor: por qué, y qué la haría posible.
reason-action_first = Primero mueve tu ficha a un arco; las unidades se mueven después de su acción.
reason-adjacent_only_to_seized = Solo tocaría una loseta que tomaste: construye junto a una que hayas construido tú.
reason-adjacent_to_enemy = Una loseta de otro jugador está junto a este hexágono: deja un hexágono en medio.
reason-already_made = Ya hiciste { $product }; hay uno de cada.
reason-already_peeked = Ya sabes qué hay ahí: elige una loseta que no hayas visto.
reason-already_used = Vale una vez por partida, y ya la usaste.
reason-arch_without_extra = { $arch } no da movimiento adicional; quizá te quede el movimiento libre.
reason-battle_pending = Primero la batalla: elige sus cartas y después sigue.
reason-bid_first = Primero di cuántos puntos ofreces.
reason-bid_out_of_range = Puja de 0 a { $most } puntos.
reason-bonus_not_here = Tu ficha volteada de la Era { $era } no está bajo el arco de este turno, o su bonificación ya se usó.
reason-cannot_afford = No puedes pagar { $cost } con tu reserva, las losetas que controlas y tus cartas de Oro.
reason-cannot_replace = { $over ->
    [any] No se construye sobre { $tile }. Gracias a Dona Leopoldina, un Edificio puede reemplazar un Edificio tuyo de cualquier era que controles, sin Palacio.
   *[early] No se construye sobre { $tile }. Solo Iglesia, Academia o Ciudad pueden reemplazar un Edificio tuyo de la Era I o II, sin Palacio.
 }
reason-capital_is_safe = Las Capitales de los demás están a salvo: no puedes entrar en ellas ni atacarlas.
reason-card_not_playable = Esta carta no se juega: paga como [gold], o cuenta en tu mano al final.
reason-cards_in_order = Las cartas deben ir en orden; elígelas de nuevo.
reason-choose_capital_first = Primero elige dónde está tu Capital.
reason-choose_mission_era_first = Primero elige la era de la Misión que robas.
reason-choose_monarch_first = Primero elige tu Monarca.
reason-choose_resource_first = Primero elige el recurso que tomas.
reason-church_before_era_iii = Los Jesuitas trajeron esta Iglesia pronto: no se puede renovar antes de la Era III.
reason-does_not_pay = { $thing } no paga { $need }. El oro vale por cualquier recurso; la ciencia, por cualquier recurso u oro.
reason-drop_first = { $what ->
    [gold] Tienes demasiadas cartas de Oro: primero descarta { $excess }.
    [combat] Tienes demasiadas cartas de Combate: primero descarta { $excess }.
   *[goods] Tu reserva está demasiado llena: primero descarta { $excess }.
 }
reason-enemy_unit_there = Hay una unidad enemiga ahí: véncela o construye en otro sitio.
reason-era_changes_first = Primero cambia la era: pon tu ficha antigua bajo un arco.
reason-era_too_early = Esto pertenece a la Era { $era }: se podrá construir cuando empiece.
reason-expedition_there = Hay una Expedición revelada ahí: véncela antes de construir.
reason-extra_move_needs = El movimiento adicional de { $arch } no lleva hasta ahí; su botón dice adónde va.
reason-finish_first = Termina primero la elección abierta: elige, u omítela con el botón principal.
reason-game_over = La partida ha terminado; aún puedes mirarlo todo.
reason-give_cards_first = Primero entrega { $needs } cartas de Combate por el cambio.
reason-goods_still_there = Aún quedan bienes encima: gástalos todos y después renueva.
reason-just_gained = { $thing } acaba de llegar, por esta misma acción: paga a partir de la próxima.
reason-keep_missions_first = Primero elige las Misiones que guardas.
reason-mission_incomplete = { $done } de { $of } objetivos cumplidos. Cuando se cumplan todos a la vez, podrás anunciar esta Misión.
reason-mission_of_later_era = Esta Misión es de la Era { $era }: anúnciala cuando haya empezado.
reason-monarch_of_other_colour = Este Monarca es de otro color: elige uno del tuyo.
reason-needed_elsewhere = { $thing } hace falta para otra parte del coste: paga esta con otra cosa.
reason-needs_monarch_there = Las Ciudades nacen donde está tu Monarca: tráelo primero hasta aquí.
reason-needs_unit_there = Gracias a Arariboia, cualquier unidad tuya funda Ciudades; trae una primero hasta aquí.
reason-no_capital_tile_there = No hay loseta de Capital ahí: elige una que siga libre.
reason-no_enemy_there = No hay a quién atacar ahí: elige un hexágono con unidades o loseta enemigas.
reason-no_expedition_there = No hay Expedición donde está esta unidad: entra en una primero.
reason-no_flipped_token = Ninguna ficha volteada tuya está bajo un arco; la primera llega cuando acaba la Era I.
reason-no_missions_left = Las Misiones de la Era { $era } se acabaron: elige otra era.
reason-no_movement_left = { $by ->
    [extra] El movimiento adicional de este turno ya se usó.
   *[free] El movimiento libre de este turno ya se usó.
 }
reason-no_palace_site = Ninguna loseta tuya cumple lo que pide un Palacio; construye una que lo cumpla y vuelve.
reason-no_slot_there = Ahí no hay hueco para productos: elige un arco que lo tenga.
reason-no_stock = Se acabaron las losetas de { $tile }; las dos caras comparten las mismas losetas.
reason-no_such_arch = No existe ese arco: elige uno de los siete de tu tablero.
reason-no_such_card_there = Esa carta no se jugó: elige una de las reveladas.
reason-no_such_hex = No se puede ir ahí: elige un hexágono del mapa que no sea el de la unidad.
reason-no_such_option = Esa opción no está abierta ahora: elige una de las que se muestran.
reason-no_such_palace = No existe ese Palacio: elige uno de II a VI de tu tablero.
reason-no_such_unit = Esas unidades no pueden ir juntas: elige unidades tuyas.
reason-no_unit_on_map = No tienes ninguna unidad en el mapa que mover: despliega una primero.
reason-not_a_building = Solo se renuevan Edificios; Ciudades y Capitales, nunca.
reason-not_a_deploy_site = Las unidades llegan a tu Capital, o a una Ciudad que construiste y controlas.
reason-not_a_resource = { $thing } no es un recurso: elige caña de azúcar, café, palo brasil o algodón.
reason-not_adjacent_to_own = Debe tocar una loseta que construiste: elige un hexágono junto a tu imperio.
reason-not_after_a_battle = Esta carta no sirve después de una batalla: juégala en tu turno, o guárdala.
reason-not_built_by_you = Lo construyó otro jugador: solo se renuevan tus propios Edificios.
reason-not_controlled = No controlas esta loseta: expulsa a las unidades enemigas, o elige otra.
reason-not_dealt_to_you = Esa Misión no se te repartió: elige una de las que se muestran.
reason-not_held = No tienes esto: { $thing }.
reason-not_on_offer = No está disponible ahora: elige uno de los que están iluminados.
reason-not_on_show = Esa pintura no está en la galería: elige una de las expuestas.
reason-not_on_that_hex = Todas deben estar en el mismo hexágono.
reason-not_your_turn = Ahora decide otro jugador; pronto te toca a ti.
reason-nothing_legal = { $arch } no puede hacer nada por ti ahora: reúne antes lo que haga falta.
reason-nothing_open = No puedes hacer eso ahora; la barra sobre el mapa dice qué hacer.
reason-nothing_to_use = Esta pintura no tiene nada que usar: actúa por sí sola.
reason-nothing_unexplored_there = No hay loseta inexplorada ahí: elige un hexágono bajo las nubes.
reason-one_era_after_the_other = Primero elige entre las Misiones de la Era { $era }.
reason-only_adjacent_attack = Solo dispara a hexágonos adyacentes: acércate primero.
reason-only_after_victory = Juega esta carta justo después de ganar una batalla o una Expedición.
reason-only_dragoons_lead = Solo un Dragón lleva otras unidades; las demás se mueven una a una.
reason-palace_already_placed = El Palacio del { $palace } ya está en el mapa: elige otro.
reason-palace_forbids_flip = Hay un Palacio encima: se puede reponer, pero nunca voltear.
reason-palace_prerequisite = El Palacio del { $palace } pide otro tipo de loseta; tu tablero muestra cuál.
reason-palace_there_already = Ya hay un Palacio ahí: cada loseta lleva como mucho uno.
reason-payment_open = Termina de pagar primero: falta { $need }.
reason-same_arch = Tu ficha ya está en { $arch }: cada turno va a otro arco.
reason-shape_mismatch = El hueco es { $needs }, el producto { $found }: elige un hueco de su forma.
reason-slot_taken = { $slot } ya está mejorado: elige un hueco libre.
reason-token_already_moved = Tu ficha ya fue a { $arch } este turno.
reason-token_there_already = Ya hay una ficha volteada tuya bajo { $arch }: elige otro arco.
reason-too_far = Demasiado lejos: las unidades se mueven a un hexágono adyacente.
reason-too_few_combat_cards = Esto pide { $needs } cartas de Combate en tu mano.
reason-too_many_cards = Como mucho { $most } cartas por batalla: retira algunas.
reason-unit_cannot_fire = Solo Cañón o Granadero atacan sin moverse; esta unidad debe entrar en el hexágono.
reason-unit_in_supply = Esta unidad no está en el mapa: despliégala primero.
reason-unit_not_in_battle = Esa unidad no luchó aquí: elige una de las que usó el vencedor.
reason-unit_on_map = Esta unidad ya está en el mapa: despliega otra.
reason-water_needs_free_or_edge_move = Solo el movimiento libre o el de Renovar entra en el Agua o sale de ella.
reason-wrong_terrain = Va en { $needs }. Este hexágono: { $found }.
