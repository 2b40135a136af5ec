# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
    [1] costs the rival { $things }
   *[other] costs the rivals { $things }
}
why-gives = { $others ->
    [1] gives the rival { $things }
   *[other] gives the rivals { $things }
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[noun] points
}
brings-goods = { $way ->
    [count] { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
   *[noun] goods
}
brings-gold_cards = { $way ->
    [count] { $n ->
        [one] { $n } Gold card
       *[other] { $n } Gold cards
    }
   *[noun] Gold cards
}
brings-combat_cards = { $way ->
    [count] { $n ->
        [one] { $n } Combat card
       *[other] { $n } Combat cards
    }
   *[noun] Combat cards
}
brings-products = { $way ->
    [count] { $n ->
        [one] { $n } product
       *[other] { $n } products
    }
   *[noun] products
}
brings-units = { $way ->
    [count] { $n ->
        [one] { $n } unit on the map
       *[other] { $n } units on the map
    }
   *[noun] units on the map
}
brings-paintings = { $way ->
    [count] { $n ->
        [one] { $n } painting
       *[other] { $n } paintings
    }
   *[noun] paintings
}
brings-palaces = { $way ->
    [count] { $n ->
        [one] { $n } Palace
       *[other] { $n } Palaces
    }
   *[noun] Palaces
}
brings-tiles = { $way ->
    [count] { $n ->
        [one] { $n } controlled tile
       *[other] { $n } controlled tiles
    }
   *[noun] controlled tiles
}
brings-danger = { $way ->
    [more] { $n ->
        [one] leaves { $n } more tile open to attack
       *[other] leaves { $n } more tiles open to attack
    }
    [less] { $n ->
        [one] protects { $n } tile from attack
       *[other] protects { $n } tiles from attack
    }
   *[noun] safer tiles
}
brings-targets = { $way ->
    [more] { $n ->
        [one] brings { $n } more rival tile within reach
       *[other] brings { $n } more rival tiles within reach
    }
    [less] { $n ->
        [one] leaves { $n } fewer rival tile within reach
       *[other] leaves { $n } fewer rival tiles within reach
    }
   *[noun] rival tiles within reach
}
brings-mission = { $way ->
    [more] advances the Mission { $thing } ({ $now } of { $limit })
    [done] completes the Mission { $thing }
    [less] sets back the Mission { $thing } ({ $now } of { $limit })
   *[noun] the Mission { $thing }
}
brings-goal = { $way ->
    [more] moves closer to the goal “{ $thing }”
    [done] reaches the goal “{ $thing }”
    [less] moves away from the goal “{ $thing }”
   *[noun] the goal “{ $thing }”
}
brings-monarch = { $way ->
    [up] chooses a strong Monarch
    [down] weakens the Monarch
   *[noun] the Monarch
}
brings-missions = { $way ->
    [up] takes promising Missions
    [down] loses promising Missions
   *[noun] Missions
}
brings-palace_sites = { $way ->
    [up] makes room for Palaces
    [down] leaves less room for Palaces
   *[noun] room for Palaces
}
brings-exploration = { $way ->
    [up] opens up more to explore nearby
    [down] leaves less to explore nearby
   *[noun] exploration
}
brings-next_buys = { $way ->
    [up] lets you buy something worth more next turn
    [down] leaves less worth buying next turn
   *[noun] next turn’s purchase
}
brings-room = { $way ->
    [up] opens up land to build on
    [down] uses up land to build on
   *[noun] land to build on
}
brings-means = { $way ->
    [up] leaves more to pay with
    [down] leaves less to pay with
   *[noun] means to pay with
}

manner-builder-does = Prefers Buildings, Cities and products.
manner-warrior-does = Prefers units, battles and Combat cards.
manner-collector-does = Prefers paintings, Gold cards and Exploration tiles.
