# What operations do, in the words of a card
op-vp = gana { $n } [vp]
op-lose_vp = pierde { $n } [vp]
op-pay = paga { $n } [cube]
op-cubes = recupera { $n } [cube]
op-cubes-pool_or_map = recupera hasta { $n } [cube] de la reserva usada o del mapa; cada uno del mapa cuesta los [vp] de su tierra
op-add_cube-used = { $n } [cube] nuevo entra en tu reserva usada
op-add_cube-supply = { $n } [cube] nuevo entra en tu provisión
op-cards-oldest = { $n ->
        [one] recupera la carta más antigua
       *[other] recupera las { $n } cartas más antiguas
    }
op-cards-newest = { $n ->
        [one] recupera la carta más nueva
       *[other] recupera las { $n } cartas más nuevas
    }
op-cards-choice = { $n ->
        [one] recupera una carta a elección
       *[other] recupera { $n } cartas a elección
    }
op-military = gana { $n } [military]
op-technology = gana { $n } [technology]
op-advisor = roba { $n } [advisor]
op-wonder = toma { $n } [wonder] de la fila
op-ready = { $n ->
        [one] prepara otra maravilla
       *[other] prepara hasta { $n } otras maravillas
    }
op-expand = pon 1 [cube] en una tierra adyacente; si estaba vacía, gana sus [vp]
op-expand-any = pon 1 [cube] en cualquier tierra; si estaba vacía, gana sus [vp]
op-trade = un vecino con más [technology] gana { $vp } [vp]: gana 1 [technology]
op-trade-any = cualquier civilización con más [technology] gana { $vp } [vp]: gana 1 [technology]
op-raid = contra un vecino con menos [military]: gana { $vp } [vp] y recupera { $n } [cube]
op-war = lucha en una tierra compartida: quien tiene más [military] gana { $vp } [vp], y el [cube] del otro allí se gasta
op-action-basic = puedes hacer { $action } básica
op-action-advanced = puedes hacer { $action } avanzada
op-action-best = puedes hacer { $action }
op-with-reach = { $what }, en cualquier lugar
op-with-strength = { $what } con { $n } [military] más
op-vp_per = gana { $n } [vp] por cada { $each } { $of }
op-vp_per-each = gana { $n } [vp] por cada { $of }
op-trade-free = Comercia con cualquier civilización con más [technology], que no gana nada: gana 1 [technology]
op-most = { $what }, como máximo { $n }
op-choose = o { $what }
op-if = { $then }, si { $test }; si no, { $otherwise }
op-if-only = { $then }, si { $test }
op-government = gana la ventaja de tu gobierno
op-end_turn = el turno acaba después de esta ronda
op-joined = { $a }; { $b }
op-and = { $a } y { $b }
op-or = { $a }, o { $b }

# Lo mismo en pocas palabras, para cartas pequeñas; "short" donde la carta hace más de dos cosas
brief-op-cubes-pool_or_map = recupera hasta { $n } [cube]
brief-op-expand = 1 [cube] a una tierra vecina
brief-op-expand-any = 1 [cube] a cualquier tierra
brief-op-trade = { $vp } [vp] a un vecino delante, 1 [technology] a ti
brief-op-trade-any = { $vp } [vp] a quien vaya delante, 1 [technology] a ti
brief-op-trade-free = quien vaya por delante: 1 [technology] para ti
brief-op-raid = vecino más débil: +{ $vp } [vp] +{ $n } [cube]
brief-op-war = vence en una tierra compartida: +{ $vp } [vp]
brief-op-wonder = { $n ->
        [one] toma una maravilla de la fila
       *[other] toma { $n } maravillas de la fila
    }
brief-op-end_turn = el turno acaba
brief-op-cards-newest = { $n ->
        [one] vuelve la carta más nueva
       *[other] vuelven las { $n } más nuevas
    }
brief-op-cards-oldest = { $n ->
        [one] vuelve la carta más antigua
       *[other] vuelven las { $n } más antiguas
    }
brief-op-cards-choice = { $n ->
        [one] vuelve una a elección
       *[other] vuelven { $n } a elección
    }
brief-op-action-basic = puedes usar { $action }
brief-op-action-advanced = { $action } en su lado avanzado
brief-op-action-best = puedes usar { $action }
brief-op-vp_per = +{ $n } [vp] por cada { $each } { $of }
brief-op-vp_per-each = +{ $n } [vp] por cada { $of }
brief-count-territories = tierra donde estás
brief-count-sole = tierra a solas
brief-count-wonders = [wonder]
brief-op-cards-several = vuelven { $n } cartas
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = prepara { $n } [wonder]
short-op-government = ventaja del gobierno
short-op-add_cube-supply = { $n } [cube] nuevo
short-op-joined = { $a }, { $b }

# What is counted
count-territories = [territory] donde estás
count-sole = [alone] donde estás a solas
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] y [military] juntos
count-weaker = civilización con menos [military]
count-richer = civilización con más [vp]

# Tests
test-territories = en { $n } [territory]
test-sole = a solas en { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] y [military] sumados { $n }
test-supply = { $n } [cube] en la provisión
test-advisors_used = { $n } [advisor] usados
test-attacks_in_era = { $n } Guerras o Saqueos en esta era
test-no-attacks_in_era = ni Guerra ni Saqueo en esta era
test-trades_in_era = { $n } Comercios en esta era, tuyos o contigo
test-most-military = más [military] que cualquier otro jugador
test-most-wonders = más [wonder] que cualquier otro jugador
test-most-levels = más [technology] y [military] sumados que cualquier otro jugador
test-most-technology = más [technology] que cualquier otro jugador
test-most-territories = en más [territory] que cualquier otro jugador
test-most-sole = a solas en más [alone] que cualquier otro jugador
test-peace = ni Guerra ni Saqueo en este turno

# Lo que un jugador debe tener, en palabras: los objetivos de los líderes
have-territories = { $n ->
        [one] estás en una tierra
       *[other] estás en { $n } tierras
    }
have-sole = { $n ->
        [one] tienes una tierra a solas
       *[other] tienes { $n } tierras a solas
    }
have-wonders = { $n ->
        [one] tienes una maravilla
       *[other] tienes { $n } maravillas
    }
have-technology = tienes tecnología { $n }
have-military = tienes ejército { $n }
have-levels = tu tecnología y tu ejército suman { $n }
have-supply = { $n ->
        [one] tienes un cubo en la provisión
       *[other] tienes { $n } cubos en la provisión
    }
have-advisors_used = { $n ->
        [one] has usado un consejero
       *[other] has usado { $n } consejeros
    }
have-attacks_in_era = { $n ->
        [one] has hecho una Guerra o un Saqueo en esta era
       *[other] has hecho { $n } Guerras o Saqueos en esta era
    }
have-no-attacks_in_era = no has hecho Guerra ni Saqueo en esta era
have-trades_in_era = { $n ->
        [one] has participado en un Comercio en esta era
       *[other] has participado en { $n } Comercios en esta era
    }
have-peace = no has hecho Guerra ni Saqueo en este turno
have-most-military = tienes más ejército que cualquier otro jugador
have-most-wonders = tienes más maravillas que cualquier otro jugador
have-most-levels = tienes más tecnología y ejército juntos que cualquier otro jugador
have-most-technology = tienes más tecnología que cualquier otro jugador
have-most-territories = estás en más tierras que cualquier otro jugador
have-most-sole = tienes más tierras a solas que cualquier otro jugador
aim-scores = { $n ->
        [one] 1 punto al final de la era si { $what }
       *[other] { $n } puntos al final de la era si { $what }
    }

# Lo que pide un líder, como etiqueta
goal-territories = { $n ->
        [one] una tierra
       *[other] { $n } tierras
    }
goal-sole = { $n ->
        [one] una tierra a solas
       *[other] { $n } tierras a solas
    }
goal-wonders = { $n ->
        [one] una maravilla
       *[other] { $n } maravillas
    }
goal-technology = tecnología { $n }
goal-military = ejército { $n }
goal-levels = tecnología + ejército { $n }
goal-supply = { $n ->
        [one] un cubo en provisión
       *[other] { $n } cubos en provisión
    }
goal-advisors_used = { $n ->
        [one] un consejero usado
       *[other] { $n } consejeros usados
    }
goal-attacks_in_era = { $n ->
        [one] una Guerra o Saqueo
       *[other] { $n } Guerras o Saqueos
    }
goal-no-attacks_in_era = ni Guerra ni Saqueo
goal-trades_in_era = { $n ->
        [one] un Comercio
       *[other] { $n } Comercios
    }
goal-and = y { $what }

# When a wonder works
trigger-military = Ejército
trigger-technology = Tecnología
trigger-art = Arte
trigger-exploit = Explotación
trigger-expansion = Expansión
trigger-trade = Comercio
trigger-raid = Saqueo
trigger-war = Guerra
trigger-tourism = Turismo
trigger-revolution = Revolución
trigger-explored = Expansión a una tierra vacía
trigger-war_won = una Guerra ganada
trigger-attacked = Guerra de otro contra ti
trigger-traded_with = Comercio de otro contigo
trigger-advisor = un consejero
trigger-turn_end = fin del turno
wonder-when = *{ $when }*: { $what }.
wonder-when-test = *{ $when }*, { $test }: { $what }.
always-guard = *Siempre*: { $n } [military] más cuando otros te saquean o atacan.
always-counts_as = *Siempre*: cuenta como { $n } [wonder].

# What a level opens
unlock-card = { $card } se une a la mano
unlock-cards = hasta { $n } cartas por ronda
unlock-advanced = { $card } avanzada
unlock-navigation = todas las tierras son adyacentes
no-bonus = sin ventaja

# Sides of a card
side-basic = básico
side-advanced = avanzado
side-advanced-from = avanzado, desde { $level }
side-nothing = No hacer nada
side-first = primero
side-then = luego

# Civbots' operations
bot-op-expand = Expande
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Comercia
bot-op-raid = Saquea
bot-op-war = Guerra
bot-op-remove_wonder = la [wonder] más antigua deja la fila
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] de su gobierno
bot-op-lower_level = 1 nivel de la pista más baja
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
