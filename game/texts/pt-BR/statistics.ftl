# A página de estatísticas
menu-statistics = Estatísticas
statistics-title = Estatísticas
statistics-all = Todos os jogos
statistics-everybody = Todos os jogadores
statistics-unnamed = Sem nome
statistics-percent = { $n }%
statistics-percent-signed = { $sign }{ $n }%
statistics-games = { $n ->
    [one] partida
   *[other] partidas
 }
statistics-since = desde { $date }
statistics-nothing = Nenhuma partida terminada ainda. Jogue uma até o fim e ela entra aqui na conta.
statistics-nothing-here = Nenhuma partida deste tipo terminada ainda.
statistics-won = vencidas
statistics-interval = a longo prazo, { $low } a { $high }
statistics-run = { $n ->
    [one] vitória seguida
   *[other] vitórias seguidas
 }
statistics-run-note = a maior sequência
statistics-play = perdido por escolha
statistics-play-was = era { $n } %; menos é melhor
statistics-play-less = da chance de vitória; menos é melhor
statistics-luck = sorte
statistics-luck-games = { $n ->
    [one] em uma partida analisada
   *[other] em { $n } partidas analisadas
 }
statistics-no-review = analise uma partida
statistics-achievements = feitos
statistics-achievements-of = { $n } de { $of }
statistics-achievements-newest = o mais novo: { $achievement }
statistics-achievements-none = nenhum ainda

# Painéis
statistics-by-rung = Contra cada nível
statistics-by-game = Por jogo
statistics-by-scenario = Por cenário
statistics-by-seats = Por número de jogadores
statistics-by-role = Por Monarca, lado, civilização
statistics-share-note = vencidas, e a parte provável
statistics-no-bots = sem robôs
statistics-seats = { $n ->
    [one] sozinho
   *[other] { $n } jogadores
 }
statistics-row-tip = { $text }: { $won } de { $games } vencidas. A parte verdadeira fica entre { $low } e { $high }, 19 vezes em 20.
statistics-verdict = Você vence { $percent } das partidas contra: { $rung }. O próximo é: { $next }.
statistics-verdict-top = Você vence { $percent } das partidas contra: { $rung }, o nível mais forte que existe.
statistics-plot-play = Jogo e sorte ao longo do tempo
statistics-plot-wins = Vitórias ao longo do tempo
statistics-plot-points = Pontos ao longo do tempo
statistics-plot-length = Duração ao longo do tempo
statistics-plot-categories = Pontos por categoria
statistics-plot-note = { $n ->
    [one] a última partida; clique para abrir a análise
   *[other] as últimas { $n } partidas; clique em uma para abrir a análise
 }
statistics-plot-mean = média de { $n ->
    [one] uma partida
   *[other] { $n } partidas
 }
statistics-play-legend = chance de vitória perdida por escolha, em %; menos é melhor
statistics-luck-legend = sorte: peças, cartas, batalhas
statistics-wins-legend = parte vencida das últimas dez partidas; claro: a faixa provável
statistics-points-legend = pontos, e sua média em dez partidas
statistics-length-legend = rodadas, e sua média em dez partidas
statistics-point-tip = *Partida { $number }: { $what }*
    { $result }
statistics-point-won = venceu por { $vp } a { $rivals }
statistics-point-lost = perdeu por { $vp } a { $rivals }
statistics-point-won-alone = venceu com { $vp } pontos
statistics-point-lost-alone = perdeu com { $vp } pontos
statistics-point-review = { $result }, { $play } % perdido por escolha, sorte { $luck }
statistics-records = Recordes
statistics-record-none = ainda não
statistics-achievements-title = Feitos
statistics-achievements-over = { $n } de { $of }, nos três jogos
statistics-achievement-fresh = Novo:
statistics-achievement-when = Feito em { $date }.
statistics-achievement-open = Ainda não feito.
statistics-achievement-hint = Aponte para um medalhão para ler o que ele pede.
statistics-uncounted = { $n ->
    [one] Uma partida terminada entre seus jogos salvos não está contada aqui.
   *[other] { $n } partidas terminadas entre seus jogos salvos não estão contadas aqui.
 }
statistics-rebuild = Contar os jogos salvos
statistics-rebuild-begins = Contando os jogos salvos
statistics-rebuilding = Contando os jogos salvos: { $n } de { $of }
statistics-export = Exportar CSV
statistics-exported = A tabela está em { $path }
statistics-not-exported = A tabela não pôde ser gravada: { $reason }
statistics-list-title = Partidas
statistics-list-line = { $date } · { $result }
statistics-list-played = com { $role }, { $against }
statistics-against = contra { $rung }
statistics-no-file = O jogo salvo desta partida não existe mais; só o resultado ficou.

# Dito uma vez depois de uma partida
statistics-achievement-new = { $n ->
    [one] Novo feito: { $names }
   *[other] Novos feitos: { $names }
 }

# Problemas
statistics-damaged = As estatísticas estavam danificadas ({ $reason }). Ficam guardadas como { $path }, e novas começam. Seus jogos estão intactos; a página de estatísticas pode contá-los de novo.
statistics-damaged-stays = As estatísticas estão danificadas ({ $reason }) e não podem ser movidas: nada é contado enquanto { $path } existir. Seus jogos estão intactos.
statistics-busy = Outro programa está com as estatísticas abertas. O que não pôde ser contado entra com a próxima partida ou, depois de reiniciar, pela página de estatísticas.
statistics-newer = Uma versão mais nova do programa gravou as estatísticas: elas ficam como estão, e nada é contado aqui. Seus jogos estão intactos.
statistics-read-only = As estatísticas estão protegidas contra gravação: nada é contado até que { $path } possa ser gravado. Seus jogos estão intactos; depois, mesmo após reiniciar, a página de estatísticas pode contá-los.
statistics-failed = As estatísticas não puderam ser lidas nem gravadas ({ $reason }). Seus jogos estão intactos; a página de estatísticas pode contá-los mais tarde, mesmo após reiniciar.
statistics-rebuilt = { $counted ->
    [one] Uma partida terminada está contada
   *[other] { $counted } partidas terminadas estão contadas
 }, { $fresh } delas pela primeira vez. Não contados de { $saves } jogos salvos: { $running } ainda em andamento, { $left } ramificados, terminados em outro lugar ou só de bots, { $unreadable } ilegíveis.
cli-help-rebuild-statistics = conta de novo as partidas terminadas entre os jogos salvos e sai

# Feitos de todos os jogos
achievement-three_crowns = Três coroas
achievement-three_crowns-rule = Vença em cada um dos três jogos.
achievement-giant_slayer = Matador de gigantes
achievement-giant_slayer-rule = Vença contra um Imperador.
achievement-hairs_breadth = Por um fio
achievement-hairs_breadth-rule = Vença por um só ponto ou no desempate.
