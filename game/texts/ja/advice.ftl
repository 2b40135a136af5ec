# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] 勝利が近づく
    [down] 勝利が遠のく
   *[noun] 勝利
}
why-both = { $clauses }、{ $last }
why-and = { $clauses }、{ $last }
why-brings = { $things }を得る
why-costs = { $things }を失う
why-likely = 見込み：{ $why }。
