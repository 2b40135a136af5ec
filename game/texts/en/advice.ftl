# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] brings victory closer
    [down] puts victory further off
   *[noun] the win
}
why-both = { $clauses } and { $last }
why-and = { $clauses }, and { $last }
why-brings = brings { $things }
why-costs = costs { $things }
why-likely = Likely: { $why }.
