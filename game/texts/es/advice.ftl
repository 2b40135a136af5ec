# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] acerca la victoria
    [down] aleja la victoria
   *[noun] la victoria
}
why-both = { $clauses } y { $last }
why-and = { $clauses }, y { $last }
why-brings = da { $things }
why-costs = cuesta { $things }
why-likely = Probable: { $why }.
