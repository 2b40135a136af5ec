# El desafío en solitario: rondas y estandartes en la mesa.
challenge-round = Ronda { $now } de { $last }
challenge-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
}
challenge-rounds-tip = { $n ->
    [one] Queda una ronda, esta. Todos los objetivos deben cumplirse juntos antes de que acabe.
   *[other] Quedan { $n } rondas, contando esta. Todos los objetivos deben cumplirse juntos antes del fin de la ronda { $last }.
}
standard-helps = Lo que ayudaría
standard-met = Desde la ronda { $round }
standard-era = Era { $era }
standard-era-open = { $mission }: { $have } de { $needed }
standard-era-ready = Anuncia { $mission }
standard-era-turns = Empieza la Era { $era }
standard-era-none = Ninguna Misión de esta era
standard-units = { $n ->
    [5] Cinco unidades
    [4] Cuatro unidades
    [3] Tres unidades
   *[other] { $n } unidades
}
standard-units-title = { $n ->
    [5] Cinco unidades: { $have }
    [4] Cuatro unidades: { $have }
   *[other] { $n } unidades: { $have }
}
standard-units-one = Falta: { $unit }
standard-lacking = { $n ->
    [one] Falta { $n } unidad
   *[other] Faltan { $n } unidades
}
standard-units-free = { $unit }: gratis, fue derrotada
standard-units-pay = { $unit }: puedes pagar { $cost }
standard-units-lack = { $unit }: aún falta { $cost }
standard-capital = Su Capital
standard-capital-near = { $n ->
    [one] A un paso de { $unit }
   *[other] A { $n } pasos de { $unit }
}
standard-capital-none = Ninguna unidad tuya en el mapa
standard-capital-sea = Por mar nadie cierra el paso
standard-capital-cards = { $n ->
    [0] No tienes carta de Combate
    [one] Tienes una carta de Combate
   *[other] Tienes { $n } cartas de Combate
}
standard-capital-empty = Está vacía: basta con entrar
standard-missing = { $n ->
    [0] Está todo
    [one] Falta uno
   *[other] Faltan { $n }
}
standard-by = { $line }, hasta la ronda { $round }
standard-without-line = { $n ->
    [0] Ni una sola vez
   *[other] { $n } como mucho
}
standard-points = { $n ->
    [one] Un punto
   *[other] { $n } puntos
}
standard-deployed = { $n ->
    [one] Una unidad desplegada
   *[other] { $n } unidades desplegadas
}
standard-cities = { $n ->
    [one] Una Ciudad
   *[other] { $n } Ciudades
}
standard-buildings = { $n ->
    [one] Un Edificio
   *[other] { $n } Edificios
}
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } de la Era { $of }
standard-distinct_buildings = { $n } Edificios distintos
standard-products = { $n ->
    [one] Un producto
   *[other] { $n } productos
}
standard-paintings = { $n ->
    [one] Una pintura
   *[other] { $n } pinturas
}
standard-painting_colours = { $n } órdenes
standard-palaces = { $n ->
    [one] Un Palacio
   *[other] { $n } Palacios
}
standard-missions = { $n ->
    [one] Una Misión
   *[other] { $n } Misiones
}
standard-goods = { $of ->
    [none] { $n } mercancías
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
    [one] Una carta de Oro
   *[other] { $n } cartas de Oro
}
standard-explored = { $n ->
    [one] Un hallazgo
   *[other] { $n } hallazgos
}
standard-hold = Ocupa { $n }
standard-battles_won = { $n ->
    [one] Una batalla ganada
   *[other] { $n } batallas ganadas
}
standard-without = Sin { $of }
standard-lead = { $n ->
    [one] Un punto por delante
   *[other] { $n } puntos por delante
}
tally-battles = batallas
tally-battles_won = victorias
tally-units_lost = bajas
tally-gold_cards = cartas de Oro
tally-trades = trueques

# La víspera.
briefing-you = Tú
briefing-story = Lo que pasó
briefing-goals = { $goals ->
    [one] Un objetivo en { $rounds } rondas
    [2] Dos objetivos en { $rounds } rondas
    [3] Tres objetivos en { $rounds } rondas
    [4] Cuatro objetivos en { $rounds } rondas
   *[other] { $goals } objetivos en { $rounds } rondas
}
briefing-level = Nivel
briefing-level-note = tu medalla, y lo que pide la siguiente
briefing-monarch = Tu Monarca
briefing-monarch-note = para qué sirve cada uno en este mapa
briefing-untried = aún sin probar
briefing-won-with = ganaste con { $points }
briefing-lost-with = { $n ->
    [one] perdiste una vez
   *[other] perdiste { $n } veces
}
briefing-best = Mejores resultados
briefing-today = { $day }: el mismo reparto para todos
briefing-deal = reparto { $code }
briefing-no-best = Ningún resultado todavía.
briefing-results = Resultados
results-title = Resultados: { $title }
result-again = Elegir otra vez este reparto
briefing-begin = Empezar
deal-of-the-day = Reparto del día
deal-another = Otro reparto
deal-code = Código de amigo
deal-code-ask = Escribe o pega lo que te envió tu amigo: el código de doce letras, o el texto entero con él.
deal-code-take = Usar este reparto
deal-code-wrong = «{ $code }» no es el código de ningún reparto. Una letra puede estar mal o faltar.
best-damaged = La lista de resultados no se pudo leer: { $reason }. Está intacta en { $path }, y empieza una nueva.
best-not-kept = No se pudo guardar el resultado: { $reason }
level-rounds = { $n } rondas
level-cards = { $n ->
    [one] una carta más por batalla
   *[other] { $n } cartas más por batalla
}
level-needs = bastan: { $goal }
level-without = { $goal }: { $line }
level-less = sin: { $goal }
level-as-printed = como dicen las reglas
medal-done = completo
medal-victory = una victoria
medal-points = { $points } puntos
medal-left = { $left ->
    [one] con una ronda de sobra
   *[other] con { $left } rondas de sobra
}
medal-both = { $points } puntos, { $left } de sobra
medal-bronze = el bronce
medal-silver = la plata
medal-gold = el oro
result-won = { $left ->
    [0] ganado en la última ronda
    [one] sobró una ronda
   *[other] sobraron { $left } rondas
}
result-lost = { $met ->
    [0] perdido, ningún objetivo
    [one] perdido, un objetivo
    [2] perdido, dos objetivos
   *[other] perdido, { $met } objetivos
}
short-date = { $day } { $month }
long-date = { $day } { $month } { $year }
month-1 = ene
month-2 = feb
month-3 = mar
month-4 = abr
month-5 = may
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = sep
month-10 = oct
month-11 = nov
month-12 = dic
standard-era-asks = { $n ->
    [3] Misiones de las Eras I y II
   *[other] Una Misión de la Era I
}
standard-units-asks = { $n ->
    [5] Todas juntas en el mapa
   *[other] { $n } juntas en el mapa
}
standard-capital-asks = Una unidad tuya está en ella
standard-by-alone = Hasta la ronda { $round }

# Batalla de los Guararapes.
challenge-battle-of-guararapes-when = Pernambuco, abril de 1648 y febrero de 1649
challenge-battle-of-guararapes-story = Dos veces se encontraron dos ejércitos donde el camino de la costa se estrecha entre los cerros y el pantano, al sur de Recife. Los holandeses trajeron cañones y disciplina; la gente de Pernambuco, con los potiguaras de Filipe Camarão y los africanos libres de Henrique Dias, conocía cada sendero en el barro. Las dos veces el camino quedó suyo.
challenge-battle-of-guararapes-line = Nunca marchan: el lugar y la hora los eliges tú.
challenge-battle-of-guararapes-begin = A los montes
challenge-battle-of-guararapes-monarch-tibirica = Hay bosques por todas partes: tres mercancías gratis, la última ciencia.
challenge-battle-of-guararapes-monarch-pedro_i = De las cinco unidades, cuatro devuelven algo: mercancías u Oro.
challenge-battle-of-guararapes-monarch-pedro_ii = Las pinturas pagan. Bueno si la galería muestra pronto tres colores.
challenge-battle-of-guararapes-monarch-oba_ii = Las dos Misiones necesarias traen ciencia, y dos puntos más al final.
challenge-battle-of-guararapes-won = Guararapes es nuestro
challenge-battle-of-guararapes-lost = Guararapes perdido

# Todos los desafíos.
challenges-title = Desafíos en solitario
challenges-faults = Estos archivos quedan fuera:
challenges-own = Tus propios desafíos están en { $folder }

# El final.
ending-won = { $title }: ganado
ending-lost = { $title }: perdido
ending-sentence-won = { $left ->
    [0] Todos los objetivos se cumplieron juntos en la ronda { $round }, la última.
    [one] Todos los objetivos se cumplieron juntos en la ronda { $round }, con una ronda de sobra.
   *[other] Todos los objetivos se cumplieron juntos en la ronda { $round }, con { $left } rondas de sobra.
}
ending-sentence-many = La ronda { $round } acabó con { $n } objetivos abiertos.
ending-sentence-one = La ronda { $round } acabó, y un objetivo quedó abierto: { $goal }.
ending-sentence-capital = La ronda { $round } acabó con su bandera en la Capital: nadie la había asaltado.
ending-sentence-units = La ronda { $round } acabó antes de que todas tus unidades estuvieran en el mapa.
ending-sentence-era = La ronda { $round } acabó antes del cambio de era: faltó una Misión.
ending-sentence-assault = { $tie ->
    [yes] La ronda { $round } acabó con su bandera en la Capital: el asalto de la ronda { $when } acabó en empate, y en el empate gana quien defiende.
   *[no] La ronda { $round } acabó con su bandera en la Capital: el asalto de la ronda { $when } se quebró en sus cartas.
}
ending-goals = Objetivos cumplidos
ending-met = { $met } de { $goals }
ending-points = puntos
ending-left = rondas de sobra
ending-points-met = { $met ->
    [0] puntos, ningún objetivo cumplido
    [one] puntos, un objetivo cumplido
    [2] puntos, dos objetivos cumplidos
   *[other] puntos, { $met } objetivos cumplidos
}
ending-lacking = Lo que aún faltaba
ending-your-best = tu mejor aquí: { $points }
ending-best-medal = no queda más por ganar
ending-short-points = { $n ->
    [one] a un punto de { $medal }
   *[other] a { $n } puntos de { $medal }
}
ending-short-left = { $n ->
    [one] una ronda tarde para { $medal }
   *[other] { $n } rondas tarde para { $medal }
}
ending-moments = Tres momentos decisivos
ending-no-moments = Nada cambió las opciones: ninguna ronda decidió.
ending-round = Ronda { $round }
ending-next = Siguiente: { $level }
ending-try = Intentar de nuevo
ending-same = El mismo reparto
ending-another = Otro reparto
ending-copy = Copiar para un amigo
ending-map = Ver el mapa
ending-score = Los puntos
friend-text = { $title }, { $level }, con { $monarch }: { $reached }
friend-won = { $left ->
    [0] ganado en la última ronda con { $points } puntos. ¿Y tú?
    [one] ganado con { $points } puntos y una ronda de sobra. ¿Y tú?
   *[other] ganado con { $points } puntos y { $left } rondas de sobra. ¿Y tú?
}
friend-lost = { $points ->
    [one] perdido con { $met } de { $goals } objetivos cumplidos, { $points } punto. ¿Lo haces mejor?
   *[other] perdido con { $met } de { $goals } objetivos cumplidos, { $points } puntos. ¿Lo haces mejor?
}
friend-copied = Copiado. Tu amigo escribe el código en la víspera.
friend-not-copied = No se pudo copiar: { $reason }

# Las probabilidades y el otro bando.
challenge-out-of-reach = { $goal } ya no es posible: { $reason }
odds-with = { $n ->
    [0] sin carta
    [one] una carta
   *[other] { $n } cartas
}
odds-against = contra
odds-unseen = { $n ->
    [one] una carta no se ha visto
   *[other] { $n } cartas no se han visto
}
dutch-columns = fuerza  cartas  prob.
dutch-columns-plain = fuerza  cartas
dutch-deck = En el mazo
about-best = { $left ->
    [0] lo mejor hasta ahora, ganado en la última ronda
    [one] lo mejor hasta ahora, con una ronda de sobra
   *[other] lo mejor hasta ahora, con { $left } rondas de sobra
}
about-none = Aún sin ganar en este nivel
proof-deployments = { $most } unidades como mucho hasta la ronda { $round }
proof-builds = { $most } como mucho hasta la ronda { $round }
proof-no_cities = No hay más Ciudades: { $most } como mucho
proof-manufactures = { $most } como mucho hasta la ronda { $round }
proof-no_products = No hay más sitio: { $most } como mucho
proof-paintings = { $most } como mucho hasta la ronda { $round }
proof-no_paintings = No hay más pinturas: { $most } como mucho
proof-no_missions = No hay más Misiones: { $most } como mucho
proof-no_actions = No queda acción para una Misión
proof-too_far = Demasiado lejos hasta la ronda { $round }
proof-no_enemies = No queda con quién luchar
proof-nothing_unexplored = Nada más que hallar: { $most } como mucho
proof-broken = Roto, y no tiene arreglo
deal-text-no_deal = Esto no es un reparto de desafío.
deal-text-mistyped = La línea no se copió entera: algo en ella está mal.
deal-text-no_challenge = Aquí no hay un desafío { $what }.
deal-text-no_level = El desafío no tiene el nivel { $what }.
deal-text-no_monarch = No hay un Monarca { $what }.
deal-text-other_challenge = El desafío { $what } de tu amigo es distinto del tuyo.
briefing-friend-won = tu amigo ganó con { $points } puntos, { $left } de sobra
briefing-friend-lost = { $points ->
    [one] tu amigo lo perdió, con { $points } punto
   *[other] tu amigo lo perdió, con { $points } puntos
}
friend-better = mejor que tu amigo, con { $points }
friend-even = igual que tu amigo
friend-worse = los { $points } de tu amigo siguen en pie
moment-goal_met = Cumplido: { $thing }.
moment-goal_lost = Perdido de nuevo: { $thing }.
moment-out_of_reach = Desde aquí fuera de alcance: { $thing }.
moment-behind = Nada acercó este objetivo: { $thing }.
moment-battle_won = Una batalla fue ganada.
moment-battle_lost = Un ataque fue rechazado.
moment-unit_lost = Derrota de { $thing }.
moment-deployed = { $thing } salió al campo.
moment-era = Empezó la Era { $thing }.
moment-mission = { $thing } fue anunciada.
moment-built = Levantado: { $thing }.
moment-product = Hecho: { $thing }.
moment-painting = Adquirida: { $thing }.
moment-strengths = { $attack } contra { $defence }.
moment-then = { $met } de { $goals } cumplidos, quedan { $left }
standard-capital-odds = { $line }: { $share } de 100
outcome-drawn = { $cards ->
    [one] { $name } robaron una carta: +{ $n }.
   *[other] { $name } robaron { $cards } cartas: +{ $n }.
}
outcome-short = { $n ->
    [one] Al asalto le faltó uno para el empate, que también sería suyo.
   *[other] Al asalto le faltaron { $n } para el empate, que también sería suyo.
}
standard-asks = Todo junto, antes del final
standard-lead-asks = Por delante de todos al final
standard-without-asks = De la primera ronda a la última
standard-hold-asks = Con una unidad o loseta tuya en cada uno
standard-battles_won-asks = No importa quién empezó
standard-deployed-asks = Sea lo que sea de ellas
