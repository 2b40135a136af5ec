# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] aproxima a vitória
    [down] afasta a vitória
   *[noun] a vitória
}
why-both = { $clauses } e { $last }
why-and = { $clauses }, e { $last }
why-brings = traz { $things }
why-costs = custa { $things }
why-likely = Provável: { $why }.
