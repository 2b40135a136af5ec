# Reasons of hints, of bots' moves and of the review; each game has its own.
brings-victory = { $way ->
        [up] przybliża zwycięstwo
        [down] oddala zwycięstwo
       *[noun] zwycięstwo
    }
why-both = { $clauses } i { $last }
why-and = { $clauses }, a także { $last }
why-brings = przynosi: { $things }
why-costs = kosztuje: { $things }
why-likely = Prawdopodobnie: { $why }.
