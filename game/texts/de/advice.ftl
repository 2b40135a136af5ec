# Gründe von Tipps, von Zügen der Bots und der Analyse; jedes Spiel hat seine eigenen.
brings-victory = { $way ->
    [up] bringt den Sieg näher
    [down] rückt den Sieg in die Ferne
   *[noun] der Sieg
}
why-both = { $clauses } und { $last }
why-and = { $clauses }, und { $last }
why-brings = bringt { $things }
why-costs = kostet { $things }
why-likely = Wahrscheinlich: { $why }.
