# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] 離勝利更近
    [down] 離勝利更遠
   *[noun] 勝利
}
why-both = { $clauses }，並{ $last }
why-and = { $clauses }，並{ $last }
why-brings = 帶來{ $things }
why-costs = 損失{ $things }
why-likely = 可能：{ $why }。
