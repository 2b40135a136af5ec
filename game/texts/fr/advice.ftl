# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
    [up] rapproche de la victoire
    [down] éloigne de la victoire
   *[noun] la victoire
}
why-both = { $clauses } et { $last }
why-and = { $clauses }, et { $last }
why-brings = rapporte { $things }
why-costs = coûte { $things }
why-likely = Raison probable : { $why }.
