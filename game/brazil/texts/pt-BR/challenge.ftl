# O desafio solo: rodadas e estandartes na mesa.
challenge-round = Rodada { $now } de { $last }
challenge-left = { $n ->
    [one] resta { $n }
   *[other] restam { $n }
}
challenge-rounds-tip = { $n ->
    [one] Resta uma rodada, esta. Todos os objetivos devem valer juntos antes que ela acabe.
   *[other] Restam { $n } rodadas, contando esta. Todos os objetivos devem valer juntos antes do fim da rodada { $last }.
}
standard-helps = O que ajudaria
standard-met = Desde a rodada { $round }
standard-era = Era { $era }
standard-era-open = { $mission }: { $have } de { $needed }
standard-era-ready = Anuncie { $mission }
standard-era-turns = Começa a Era { $era }
standard-era-none = Nenhuma Missão desta era
standard-units = { $n ->
    [5] Cinco unidades
    [4] Quatro unidades
    [3] Três unidades
   *[other] { $n } unidades
}
standard-units-title = { $n ->
    [5] Cinco unidades: { $have }
    [4] Quatro unidades: { $have }
   *[other] { $n } unidades: { $have }
}
standard-units-one = Falta: { $unit }
standard-lacking = { $n ->
    [one] Falta { $n } unidade
   *[other] Faltam { $n } unidades
}
standard-units-free = { $unit }: de graça, foi derrotada
standard-units-pay = { $unit }: você pode pagar { $cost }
standard-units-lack = { $unit }: ainda falta { $cost }
standard-capital = A Capital deles
standard-capital-near = { $n ->
    [one] A um passo de { $unit }
   *[other] A { $n } passos de { $unit }
}
standard-capital-none = Nenhuma unidade sua no mapa
standard-capital-sea = Pelo mar ninguém barra o caminho
standard-capital-cards = { $n ->
    [0] Você não tem carta de Combate
    [one] Você tem uma carta de Combate
   *[other] Você tem { $n } cartas de Combate
}
standard-capital-empty = Está vazia: é só entrar
standard-missing = { $n ->
    [0] Está tudo lá
    [one] Falta um
   *[other] Faltam { $n }
}
standard-by = { $line }, até a rodada { $round }
standard-without-line = { $n ->
    [0] Nem uma única vez
   *[other] No máximo { $n }
}
standard-points = { $n ->
    [one] Um ponto
   *[other] { $n } pontos
}
standard-deployed = { $n ->
    [one] Uma unidade mobilizada
   *[other] { $n } unidades mobilizadas
}
standard-cities = { $n ->
    [one] Uma Cidade
   *[other] { $n } Cidades
}
standard-buildings = { $n ->
    [one] Um Edifício
   *[other] { $n } Edifícios
}
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } da Era { $of }
standard-distinct_buildings = { $n } Edifícios diferentes
standard-products = { $n ->
    [one] Um produto
   *[other] { $n } produtos
}
standard-paintings = { $n ->
    [one] Uma pintura
   *[other] { $n } pinturas
}
standard-painting_colours = { $n } ordens
standard-palaces = { $n ->
    [one] Um Palácio
   *[other] { $n } Palácios
}
standard-missions = { $n ->
    [one] Uma Missão
   *[other] { $n } Missões
}
standard-goods = { $of ->
    [none] { $n } mercadorias
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
    [one] Uma carta de Ouro
   *[other] { $n } cartas de Ouro
}
standard-explored = { $n ->
    [one] Uma descoberta
   *[other] { $n } descobertas
}
standard-hold = Ocupe { $n }
standard-battles_won = { $n ->
    [one] Uma batalha vencida
   *[other] { $n } batalhas vencidas
}
standard-without = Sem { $of }
standard-lead = { $n ->
    [one] Um ponto à frente
   *[other] { $n } pontos à frente
}
tally-battles = batalhas
tally-battles_won = vitórias
tally-units_lost = perdas
tally-gold_cards = cartas de Ouro
tally-trades = trocas

# A preleção.
briefing-you = Você
briefing-story = O que aconteceu
briefing-goals = { $goals ->
    [one] Um objetivo em { $rounds } rodadas
    [2] Dois objetivos em { $rounds } rodadas
    [3] Três objetivos em { $rounds } rodadas
    [4] Quatro objetivos em { $rounds } rodadas
   *[other] { $goals } objetivos em { $rounds } rodadas
}
briefing-level = Nível
briefing-level-note = sua medalha, e o que a próxima pede
briefing-monarch = Seu Monarca
briefing-monarch-note = para que cada um serve neste mapa
briefing-untried = ainda não tentado
briefing-won-with = venceu com { $points }
briefing-lost-with = { $n ->
    [one] perdeu uma vez
   *[other] perdeu { $n } vezes
}
briefing-best = Melhores resultados
briefing-today = { $day }: o mesmo jogo para todos
briefing-deal = jogo { $code }
briefing-no-best = Nenhum resultado ainda.
briefing-results = Resultados
results-title = Resultados: { $title }
result-again = Escolher este jogo de novo
briefing-begin = Começar
deal-of-the-day = Jogo do dia
deal-another = Outro jogo
deal-code = Código de amigo
deal-code-ask = Digite ou cole o que seu amigo enviou: o código de doze letras, ou o texto inteiro com ele.
deal-code-take = Usar este jogo
deal-code-wrong = “{ $code }” não é o código de uma distribuição. Uma letra pode estar errada ou faltando.
best-damaged = A lista de resultados não pôde ser lida: { $reason }. Ela está intacta em { $path }, e uma nova começa.
best-not-kept = Não foi possível salvar o resultado: { $reason }
level-rounds = { $n } rodadas
level-cards = { $n ->
    [one] uma carta a mais por batalha
   *[other] { $n } cartas a mais por batalha
}
level-needs = bastam: { $goal }
level-without = { $goal }: { $line }
level-less = sem: { $goal }
level-as-printed = como dizem as regras
medal-done = completo
medal-victory = uma vitória
medal-points = { $points } pontos
medal-left = { $left ->
    [one] sobrando uma rodada
   *[other] sobrando { $left } rodadas
}
medal-both = { $points } pontos, sobrando { $left }
medal-bronze = o bronze
medal-silver = a prata
medal-gold = o ouro
result-won = { $left ->
    [0] vencido na última rodada
    [one] sobrou uma rodada
   *[other] sobraram { $left } rodadas
}
result-lost = { $met ->
    [0] perdido, nenhum objetivo
    [one] perdido, um objetivo
    [2] perdido, dois objetivos
   *[other] perdido, { $met } objetivos
}
short-date = { $day } { $month }
long-date = { $day } { $month } { $year }
month-1 = jan
month-2 = fev
month-3 = mar
month-4 = abr
month-5 = mai
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = set
month-10 = out
month-11 = nov
month-12 = dez
standard-era-asks = { $n ->
    [3] Missões das Eras I e II
   *[other] Uma Missão da Era I
}
standard-units-asks = { $n ->
    [5] Todas juntas no mapa
   *[other] { $n } juntas no mapa
}
standard-capital-asks = Uma unidade sua está nela
standard-by-alone = Até a rodada { $round }

# Batalha dos Guararapes.
challenge-battle-of-guararapes-when = Pernambuco, abril de 1648 e fevereiro de 1649
challenge-battle-of-guararapes-story = Duas vezes dois exércitos se encontraram onde a estrada do litoral se aperta entre os morros e o alagado, ao sul do Recife. Os holandeses trouxeram canhões e disciplina; a gente de Pernambuco, com os potiguaras de Filipe Camarão e os africanos livres de Henrique Dias, conhecia cada trilha na lama. Nas duas vezes a estrada ficou com ela.
challenge-battle-of-guararapes-line = Eles nunca marcham: o lugar e a hora são escolha sua.
challenge-battle-of-guararapes-begin = Aos montes
challenge-battle-of-guararapes-monarch-tibirica = Há matas por toda parte: três mercadorias de graça, a última ciência.
challenge-battle-of-guararapes-monarch-pedro_i = Das cinco unidades precisas, quatro retribuem: mercadorias ou Ouro.
challenge-battle-of-guararapes-monarch-pedro_ii = As pinturas pagam. Bom se a galeria mostra três cores cedo.
challenge-battle-of-guararapes-monarch-oba_ii = As duas Missões necessárias trazem ciência, e dois pontos a mais no fim.
challenge-battle-of-guararapes-won = Guararapes é nosso
challenge-battle-of-guararapes-lost = Guararapes perdido

# Todos os desafios.
challenges-title = Desafios solo
challenges-faults = Estes arquivos ficaram de fora:
challenges-own = Seus próprios desafios ficam em { $folder }

# O fim.
ending-won = { $title }: vencido
ending-lost = { $title }: perdido
ending-sentence-won = { $left ->
    [0] Todos os objetivos valeram juntos na rodada { $round }, a última.
    [one] Todos os objetivos valeram juntos na rodada { $round }, com uma rodada de sobra.
   *[other] Todos os objetivos valeram juntos na rodada { $round }, com { $left } rodadas de sobra.
}
ending-sentence-many = A rodada { $round } acabou com { $n } objetivos em aberto.
ending-sentence-one = A rodada { $round } acabou, e um objetivo ficou em aberto: { $goal }.
ending-sentence-capital = A rodada { $round } acabou com a bandeira deles na Capital: ninguém a tinha assaltado.
ending-sentence-units = A rodada { $round } acabou antes que todas as suas unidades estivessem no mapa.
ending-sentence-era = A rodada { $round } acabou antes da virada da era: faltou uma Missão.
ending-sentence-assault = { $tie ->
    [yes] A rodada { $round } acabou com a bandeira deles na Capital: o assalto da rodada { $when } acabou num empate, e no empate vence quem defende.
   *[no] A rodada { $round } acabou com a bandeira deles na Capital: o assalto da rodada { $when } parou nas cartas deles.
}
ending-goals = Objetivos cumpridos
ending-met = { $met } de { $goals }
ending-points = pontos
ending-left = rodadas de sobra
ending-points-met = { $met ->
    [0] pontos, nenhum objetivo cumprido
    [one] pontos, um objetivo cumprido
    [2] pontos, dois objetivos cumpridos
   *[other] pontos, { $met } objetivos cumpridos
}
ending-lacking = O que ainda faltava
ending-your-best = seu melhor aqui: { $points }
ending-best-medal = não há mais o que ganhar
ending-short-points = { $n ->
    [one] um ponto a menos que { $medal }
   *[other] { $n } pontos a menos que { $medal }
}
ending-short-left = { $n ->
    [one] uma rodada tarde demais para { $medal }
   *[other] { $n } rodadas tarde demais para { $medal }
}
ending-moments = Três momentos decisivos
ending-no-moments = Nada mudou as chances: nenhuma rodada decidiu.
ending-round = Rodada { $round }
ending-next = Próximo: { $level }
ending-try = Tentar de novo
ending-same = O mesmo jogo
ending-another = Outro jogo
ending-copy = Copiar para um amigo
ending-map = Ver o mapa
ending-score = Os pontos
friend-text = { $title }, { $level }, com { $monarch }: { $reached }
friend-won = { $left ->
    [0] vencido na última rodada com { $points } pontos. E você?
    [one] vencido com { $points } pontos e uma rodada de sobra. E você?
   *[other] vencido com { $points } pontos e { $left } rodadas de sobra. E você?
}
friend-lost = { $points ->
    [one] perdido com { $met } de { $goals } objetivos cumpridos, { $points } ponto. Você faz melhor?
   *[other] perdido com { $met } de { $goals } objetivos cumpridos, { $points } pontos. Você faz melhor?
}
friend-copied = Copiado. Seu amigo digita o código na preleção.
friend-not-copied = Não foi possível copiar: { $reason }

# As chances e o outro lado.
challenge-out-of-reach = { $goal } já não dá mais: { $reason }
odds-with = { $n ->
    [0] sem carta
    [one] uma carta
   *[other] { $n } cartas
}
odds-against = contra
odds-unseen = { $n ->
    [one] uma carta não foi vista
   *[other] { $n } cartas não foram vistas
}
dutch-columns = força  cartas  chance
dutch-columns-plain = força  cartas
dutch-deck = No baralho
about-best = { $left ->
    [0] melhor até agora, vencido na última rodada
    [one] melhor até agora, com uma rodada de sobra
   *[other] melhor até agora, com { $left } rodadas de sobra
}
about-none = Ainda não vencido neste nível
proof-deployments = No máximo { $most } unidades até a rodada { $round }
proof-builds = No máximo { $most } até a rodada { $round }
proof-no_cities = Não há mais Cidades: no máximo { $most }
proof-manufactures = No máximo { $most } até a rodada { $round }
proof-no_products = Não há mais lugares: no máximo { $most }
proof-paintings = No máximo { $most } até a rodada { $round }
proof-no_paintings = Não há mais pinturas: no máximo { $most }
proof-no_missions = Não há mais Missões: no máximo { $most }
proof-no_actions = Não resta ação para uma Missão
proof-too_far = Longe demais até a rodada { $round }
proof-no_enemies = Não resta com quem lutar
proof-nothing_unexplored = Nada mais a descobrir: no máximo { $most }
proof-broken = Quebrado, e não tem conserto
deal-text-no_deal = Isto não é um jogo de desafio.
deal-text-mistyped = A linha não foi copiada inteira: algo nela está errado.
deal-text-no_challenge = Não há aqui um desafio { $what }.
deal-text-no_level = O desafio não tem o nível { $what }.
deal-text-no_monarch = Não há um Monarca { $what }.
deal-text-other_challenge = O desafio { $what } do seu amigo é diferente do seu.
briefing-friend-won = seu amigo fez { $points } pontos, { $left } de sobra
briefing-friend-lost = { $points ->
    [one] seu amigo perdeu, com { $points } ponto
   *[other] seu amigo perdeu, com { $points } pontos
}
friend-better = melhor que seu amigo, com { $points }
friend-even = empate com seu amigo
friend-worse = os { $points } do seu amigo continuam de pé
moment-goal_met = Cumprido: { $thing }.
moment-goal_lost = Perdido de novo: { $thing }.
moment-out_of_reach = Daqui em diante fora de alcance: { $thing }.
moment-behind = Nada aproximou este objetivo: { $thing }.
moment-battle_won = Uma batalha foi vencida.
moment-battle_lost = Um ataque foi repelido.
moment-unit_lost = Derrota de { $thing }.
moment-deployed = { $thing } entrou em campo.
moment-era = Começou a Era { $thing }.
moment-mission = { $thing } foi anunciada.
moment-built = Erguido: { $thing }.
moment-product = Feito: { $thing }.
moment-painting = Adquirida: { $thing }.
moment-strengths = { $attack } contra { $defence }.
moment-then = { $met } de { $goals } cumpridos, restam { $left }
standard-capital-odds = { $line }: { $share } em 100
outcome-drawn = { $cards ->
    [one] { $name } puxaram uma carta: +{ $n }.
   *[other] { $name } puxaram { $cards } cartas: +{ $n }.
}
outcome-short = { $n ->
    [one] Ao assalto faltou um para o empate, que também seria deles.
   *[other] Ao assalto faltaram { $n } para o empate, que também seria deles.
}
standard-asks = Tudo junto, antes do fim
standard-lead-asks = À frente de todos no fim
standard-without-asks = Da primeira rodada à última
standard-hold-asks = Com uma unidade ou peça sua em cada
standard-battles_won-asks = Não importa quem começou
standard-deployed-asks = O que quer que lhes aconteça
