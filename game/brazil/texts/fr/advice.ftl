# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] coûte { $things } au rival
   *[other] coûte { $things } aux rivaux
}
why-gives = { $others ->
    [1] donne { $things } au rival
   *[other] donne { $things } aux rivaux
}
brings-points = { $way ->
    [count] { $n ->
        [1] { $n } point
       *[other] { $n } points
    }
   *[noun] points
}
brings-goods = { $way ->
    [count] { $n ->
        [1] { $n } bien
       *[other] { $n } biens
    }
   *[noun] biens
}
brings-gold_cards = { $way ->
    [count] { $n ->
        [1] { $n } carte Or
       *[other] { $n } cartes Or
    }
   *[noun] cartes Or
}
brings-combat_cards = { $way ->
    [count] { $n ->
        [1] { $n } carte Combat
       *[other] { $n } cartes Combat
    }
   *[noun] cartes Combat
}
brings-products = { $way ->
    [count] { $n ->
        [1] { $n } produit
       *[other] { $n } produits
    }
   *[noun] produits
}
brings-units = { $way ->
    [count] { $n ->
        [1] { $n } unité sur la carte
       *[other] { $n } unités sur la carte
    }
   *[noun] unités sur la carte
}
brings-paintings = { $way ->
    [count] { $n ->
        [1] { $n } tableau
       *[other] { $n } tableaux
    }
   *[noun] tableaux
}
brings-palaces = { $way ->
    [count] { $n ->
        [1] { $n } Palais
       *[other] { $n } Palais
    }
   *[noun] Palais
}
brings-tiles = { $way ->
    [count] { $n ->
        [1] { $n } tuile contrôlée
       *[other] { $n } tuiles contrôlées
    }
   *[noun] tuiles contrôlées
}
brings-danger = { $way ->
    [more] { $n ->
        [1] expose { $n } tuile de plus aux attaques
       *[other] expose { $n } tuiles de plus aux attaques
    }
    [less] { $n ->
        [one] protège { $n } tuile des attaques
       *[other] protège { $n } tuiles des attaques
    }
   *[noun] tuiles plus sûres
}
brings-targets = { $way ->
    [more] { $n ->
        [1] met { $n } tuile rivale de plus à portée
       *[other] met { $n } tuiles rivales de plus à portée
    }
    [less] { $n ->
        [one] laisse { $n } tuile rivale de moins à portée
       *[other] laisse { $n } tuiles rivales de moins à portée
    }
   *[noun] tuiles rivales à portée
}
brings-mission = { $way ->
    [more] fait avancer la Mission { $thing } ({ $now } sur { $limit })
    [done] accomplit la Mission { $thing }
    [less] fait reculer la Mission { $thing } ({ $now } sur { $limit })
   *[noun] la Mission { $thing }
}
brings-goal = { $way ->
    [more] rapproche de l’objectif « { $thing } »
    [done] atteint l’objectif « { $thing } »
    [less] éloigne de l’objectif « { $thing } »
   *[noun] l’objectif « { $thing } »
}
brings-monarch = { $way ->
    [up] choisit un Monarque fort
    [down] affaiblit le Monarque
   *[noun] le Monarque
}
brings-missions = { $way ->
    [up] prend des Missions prometteuses
    [down] perd des Missions prometteuses
   *[noun] Missions
}
brings-palace_sites = { $way ->
    [up] fait de la place aux Palais
    [down] laisse moins de place aux Palais
   *[noun] place pour les Palais
}
brings-exploration = { $way ->
    [up] ouvre plus à explorer alentour
    [down] laisse moins à explorer alentour
   *[noun] exploration
}
brings-next_buys = { $way ->
    [up] permet d’acheter mieux au prochain tour
    [down] laisse moins bien acheter au prochain tour
   *[noun] achat du prochain tour
}
brings-room = { $way ->
    [up] ouvre des terres où construire
    [down] épuise des terres où construire
   *[noun] terres où construire
}
brings-means = { $way ->
    [up] laisse plus de quoi payer
    [down] laisse moins de quoi payer
   *[noun] de quoi payer
}

manner-builder-does = Privilégie Bâtiments, Villes et produits.
manner-warrior-does = Privilégie unités, batailles et cartes Combat.
manner-collector-does = Privilégie tableaux, cartes Or et tuiles Exploration.
