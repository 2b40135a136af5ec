# What operations do, in the words of a card
op-vp = ganha { $n } [vp]
op-lose_vp = perde { $n } [vp]
op-pay = paga { $n } [cube]
op-cubes = recupera { $n } [cube]
op-cubes-pool_or_map = recupera até { $n } [cube] da reserva usada ou do mapa; cada um do mapa custa os [vp] da terra
op-add_cube-used = { $n } [cube] novo entra na sua reserva usada
op-add_cube-supply = { $n } [cube] novo entra no seu estoque
op-cards-oldest = { $n ->
        [one] retoma a carta mais antiga
       *[other] retoma as { $n } cartas mais antigas
    }
op-cards-newest = { $n ->
        [one] retoma a carta mais nova
       *[other] retoma as { $n } cartas mais novas
    }
op-cards-choice = { $n ->
        [one] retoma uma carta à escolha
       *[other] retoma { $n } cartas à escolha
    }
op-military = ganha { $n } [military]
op-technology = ganha { $n } [technology]
op-advisor = compra { $n } [advisor]
op-wonder = toma { $n } [wonder] da fila
op-ready = { $n ->
        [one] prepara outra maravilha
       *[other] prepara até { $n } outras maravilhas
    }
op-expand = põe 1 [cube] numa terra adjacente; se estava vazia, ganha os [vp] dela
op-expand-any = põe 1 [cube] em qualquer terra; se estava vazia, ganha os [vp] dela
op-trade = um vizinho com mais [technology] ganha { $vp } [vp]: ganha 1 [technology]
op-trade-any = qualquer civilização com mais [technology] ganha { $vp } [vp]: ganha 1 [technology]
op-raid = contra um vizinho com menos [military]: ganha { $vp } [vp] e recupera { $n } [cube]
op-war = luta numa terra partilhada: quem tem mais [military] ganha { $vp } [vp], e o [cube] do outro ali é usado
op-action-basic = você pode fazer { $action } básica
op-action-advanced = você pode fazer { $action } avançada
op-action-best = você pode fazer { $action }
op-with-reach = { $what }, em qualquer lugar
op-with-strength = { $what } com { $n } [military] a mais
op-vp_per = ganha { $n } [vp] a cada { $each } { $of }
op-vp_per-each = ganha { $n } [vp] por { $of }
op-trade-free = Comercia com qualquer civilização com mais [technology], que não ganha nada: ganha 1 [technology]
op-most = { $what }, no máximo { $n }
op-choose = ou { $what }
op-if = { $then }, se { $test }; senão { $otherwise }
op-if-only = { $then }, se { $test }
op-government = ganha o bônus do seu governo
op-end_turn = o turno termina depois desta rodada
op-joined = { $a }; { $b }
op-and = { $a } e { $b }
op-or = { $a }, ou { $b }

# O mesmo em poucas palavras, para cartas pequenas; "short" onde a carta faz mais de duas coisas
brief-op-cubes-pool_or_map = recupera até { $n } [cube]
brief-op-expand = 1 [cube] numa terra vizinha
brief-op-expand-any = 1 [cube] em qualquer terra
brief-op-trade = +1 [technology]; { $vp } [vp] ao vizinho à frente
brief-op-trade-any = { $vp } [vp] a quem estiver à frente, 1 [technology] a você
brief-op-trade-free = quem estiver à frente: 1 [technology] para você
brief-op-raid = vizinho mais fraco: +{ $vp } [vp] +{ $n } [cube]
brief-op-war = vença numa terra partilhada: +{ $vp } [vp]
brief-op-wonder = { $n ->
        [one] toma uma maravilha da fila
       *[other] toma { $n } maravilhas da fila
    }
brief-op-end_turn = o turno acaba
brief-op-cards-newest = { $n ->
        [one] volta a carta mais nova
       *[other] voltam as { $n } mais novas
    }
brief-op-cards-oldest = { $n ->
        [one] volta a carta mais antiga
       *[other] voltam as { $n } mais antigas
    }
brief-op-cards-choice = { $n ->
        [one] volta uma à escolha
       *[other] voltam { $n } à escolha
    }
brief-op-action-basic = pode usar { $action }
brief-op-action-advanced = { $action } avançado
brief-op-action-best = pode usar { $action }
brief-op-vp_per = +{ $n } [vp] a cada { $each } { $of }
brief-op-vp_per-each = +{ $n } [vp] por { $of }
brief-count-territories = terra onde está
brief-count-sole = terra a sós
brief-count-wonders = [wonder]
brief-op-cards-several = voltam { $n } cartas
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = prepara { $n } [wonder]
short-op-government = bônus do governo
short-op-add_cube-supply = { $n } [cube] novo
short-op-joined = { $a }, { $b }

# What is counted
count-territories = [territory] onde você está
count-sole = [alone] onde você está a sós
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] e [military] juntos
count-weaker = civilização com menos [military]
count-richer = civilização com mais [vp]

# Tests
test-territories = em { $n } [territory]
test-sole = a sós em { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] e [military] somados { $n }
test-supply = { $n } [cube] no estoque
test-advisors_used = { $n } [advisor] usados
test-attacks_in_era = { $n } Guerras ou Saques nesta era
test-no-attacks_in_era = nem Guerra nem Saque nesta era
test-trades_in_era = { $n } Comércios nesta era, seus ou com você
test-most-military = mais [military] que qualquer outro jogador
test-most-wonders = mais [wonder] que qualquer outro jogador
test-most-levels = mais [technology] e [military] somados que qualquer outro jogador
test-most-technology = mais [technology] que qualquer outro jogador
test-most-territories = em mais [territory] que qualquer outro jogador
test-most-sole = a sós em mais [alone] que qualquer outro jogador
test-peace = nem Guerra nem Saque neste turno

# O que um jogador precisa ter, em palavras: os objetivos dos líderes
have-territories = { $n ->
        [one] você estiver numa terra
       *[other] você estiver em { $n } terras
    }
have-sole = { $n ->
        [one] você dominar uma terra a sós
       *[other] você dominar { $n } terras a sós
    }
have-wonders = { $n ->
        [one] você tiver uma maravilha
       *[other] você tiver { $n } maravilhas
    }
have-technology = você tiver tecnologia { $n }
have-military = você tiver exército { $n }
have-levels = sua tecnologia e seu exército somarem { $n }
have-supply = { $n ->
        [one] você tiver um cubo no estoque
       *[other] você tiver { $n } cubos no estoque
    }
have-advisors_used = { $n ->
        [one] você tiver usado um conselheiro
       *[other] você tiver usado { $n } conselheiros
    }
have-attacks_in_era = { $n ->
        [one] você fizer uma Guerra ou Saque nesta era
       *[other] você fizer { $n } Guerras ou Saques nesta era
    }
have-no-attacks_in_era = você não fizer Guerra nem Saque nesta era
have-trades_in_era = { $n ->
        [one] você participar de um Comércio nesta era
       *[other] você participar de { $n } Comércios nesta era
    }
have-peace = você não fizer Guerra nem Saque neste turno
have-most-military = você tiver mais exército que qualquer outro jogador
have-most-wonders = você tiver mais maravilhas que qualquer outro jogador
have-most-levels = você tiver mais tecnologia e exército somados que qualquer outro jogador
have-most-technology = você tiver mais tecnologia que qualquer outro jogador
have-most-territories = você estiver em mais terras que qualquer outro jogador
have-most-sole = você dominar mais terras a sós que qualquer outro jogador
aim-scores = { $n ->
        [one] 1 ponto no fim da era se { $what }
       *[other] { $n } pontos no fim da era se { $what }
    }

# O que um líder pede, como rótulo
goal-territories = { $n ->
        [one] uma terra
       *[other] { $n } terras
    }
goal-sole = { $n ->
        [one] uma terra a sós
       *[other] { $n } terras a sós
    }
goal-wonders = { $n ->
        [one] uma maravilha
       *[other] { $n } maravilhas
    }
goal-technology = tecnologia { $n }
goal-military = exército { $n }
goal-levels = tecnologia + exército { $n }
goal-supply = { $n ->
        [one] um cubo no estoque
       *[other] { $n } cubos no estoque
    }
goal-advisors_used = { $n ->
        [one] um conselheiro usado
       *[other] { $n } conselheiros usados
    }
goal-attacks_in_era = { $n ->
        [one] uma Guerra ou Saque
       *[other] { $n } Guerras ou Saques
    }
goal-no-attacks_in_era = nem Guerra nem Saque
goal-trades_in_era = { $n ->
        [one] um Comércio
       *[other] { $n } Comércios
    }
goal-and = e { $what }

# When a wonder works
trigger-military = Exército
trigger-technology = Tecnologia
trigger-art = Arte
trigger-exploit = Exploração
trigger-expansion = Expansão
trigger-trade = Comércio
trigger-raid = Saque
trigger-war = Guerra
trigger-tourism = Turismo
trigger-revolution = Revolução
trigger-explored = Expansão a uma terra vazia
trigger-war_won = uma Guerra vencida
trigger-attacked = Guerra de outro contra você
trigger-traded_with = Comércio de outro com você
trigger-advisor = um conselheiro
trigger-turn_end = fim do turno
wonder-when = *{ $when }*: { $what }.
wonder-when-test = *{ $when }*, { $test }: { $what }.
always-guard = *Sempre*: { $n } [military] a mais quando outros saqueiam ou atacam você.
always-counts_as = *Sempre*: conta como { $n } [wonder].

# What a level opens
unlock-card = { $card } entra na mão
unlock-cards = até { $n } cartas por rodada
unlock-advanced = { $card } avançada
unlock-navigation = todas as terras são adjacentes
no-bonus = sem bônus

# Sides of a card
side-basic = básico
side-advanced = avançado
side-advanced-from = avançado, desde { $level }
side-nothing = Não fazer nada
side-first = primeiro
side-then = depois

# Civbots' operations
bot-op-expand = Expande
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Comercia
bot-op-raid = Saqueia
bot-op-war = Guerra
bot-op-remove_wonder = a [wonder] mais antiga sai da fila
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] do seu governo
bot-op-lower_level = 1 nível da trilha mais baixa
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
