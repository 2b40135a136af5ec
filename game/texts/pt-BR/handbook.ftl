# O manual: uma página para cada coisa de um jogo. Tipos: uma delas, e o título de todas.
handbook-title = Manual
handbook-scope-all = Os três jogos
handbook-search = Procure uma carta, um lugar, uma palavra
handbook-meant = mostrando “{ $words }”
handbook-found = { $n ->
    [one] 1 página
   *[other] { $n } páginas
 }
handbook-nothing = Nada encontrado
handbook-see = Veja também
handbook-seen-in = Mencionado em
handbook-open = Abrir o manual
handbook-before = Página anterior
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = uma regra
handbook-rule-all = Como jogar
handbook-ruling = uma decisão
handbook-ruling-all = Decisões
handbook-word = uma palavra das regras
handbook-word-all = Palavras das regras
handbook-symbol = um sinal
handbook-symbol-all = Sinais
handbook-cost = Custo: { $cost }
handbook-points = { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
 }
handbook-copies = { $n } na caixa
handbook-in-era = Era { $era }
