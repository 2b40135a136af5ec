# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-goods = { $way ->
    [more] { $n ->
        [one] +{ $n } good
       *[other] +{ $n } goods
    }
    [less] { $n ->
        [one] −{ $n } good
       *[other] −{ $n } goods
    }
   *[noun] goods
}
brings-gold_cards = { $way ->
    [more] { $n ->
        [one] +{ $n } Gold card
       *[other] +{ $n } Gold cards
    }
    [less] { $n ->
        [one] −{ $n } Gold card
       *[other] −{ $n } Gold cards
    }
   *[noun] Gold cards
}
brings-combat_cards = { $way ->
    [more] { $n ->
        [one] +{ $n } Combat card
       *[other] +{ $n } Combat cards
    }
    [less] { $n ->
        [one] −{ $n } Combat card
       *[other] −{ $n } Combat cards
    }
   *[noun] Combat cards
}
brings-products = { $way ->
    [more] { $n ->
        [one] +{ $n } product
       *[other] +{ $n } products
    }
    [less] { $n ->
        [one] −{ $n } product
       *[other] −{ $n } products
    }
   *[noun] products
}
brings-units = { $way ->
    [more] { $n ->
        [one] +{ $n } unit on the map
       *[other] +{ $n } units on the map
    }
    [less] { $n ->
        [one] −{ $n } unit on the map
       *[other] −{ $n } units on the map
    }
   *[noun] units on the map
}
brings-paintings = { $way ->
    [more] { $n ->
        [one] +{ $n } painting
       *[other] +{ $n } paintings
    }
    [less] { $n ->
        [one] −{ $n } painting
       *[other] −{ $n } paintings
    }
   *[noun] paintings
}
brings-palaces = { $way ->
    [more] { $n ->
        [one] +{ $n } Palace
       *[other] +{ $n } Palaces
    }
    [less] { $n ->
        [one] −{ $n } Palace
       *[other] −{ $n } Palaces
    }
   *[noun] Palaces
}
brings-tiles = { $way ->
    [more] { $n ->
        [one] +{ $n } tile under your control
       *[other] +{ $n } tiles under your control
    }
    [less] { $n ->
        [one] −{ $n } tile under your control
       *[other] −{ $n } tiles under your control
    }
   *[noun] tiles under your control
}
brings-danger = { $way ->
    [more] { $n ->
        [one] { $n } more tile open to attack
       *[other] { $n } more tiles open to attack
    }
    [less] { $n ->
        [one] { $n } fewer tile open to attack
       *[other] { $n } fewer tiles open to attack
    }
   *[noun] the safety of your tiles
}
brings-targets = { $way ->
    [more] { $n ->
        [one] { $n } more rival tile within reach
       *[other] { $n } more rival tiles within reach
    }
    [less] { $n ->
        [one] { $n } fewer rival tile within reach
       *[other] { $n } fewer rival tiles within reach
    }
   *[noun] rival tiles within reach
}
brings-their_tiles = { $way ->
    [more] { $n ->
        [one] the rivals gain { $n } tile
       *[other] the rivals gain { $n } tiles
    }
    [less] { $n ->
        [one] takes { $n } tile from the rivals
       *[other] takes { $n } tiles from the rivals
    }
   *[noun] tiles taken from the rivals
}
brings-their_units = { $way ->
    [more] { $n ->
        [one] the rivals have { $n } more unit on the map
       *[other] the rivals have { $n } more units on the map
    }
    [less] { $n ->
        [one] the rivals lose { $n } unit on the map
       *[other] the rivals lose { $n } units on the map
    }
   *[noun] rival units removed
}
brings-goal = { $way ->
    [more] nearer to the goal: { $thing }
    [less] further from the goal: { $thing }
   *[noun] the goal “{ $thing }”
}
brings-missions = { $way ->
    [up] nearer to a Mission
    [down] further from a Mission
   *[noun] Missions
}
brings-palace_sites = { $way ->
    [up] more room for Palaces
    [down] less room for Palaces
   *[noun] room for Palaces
}
brings-exploration = { $way ->
    [up] more to explore nearby
    [down] less to explore nearby
   *[noun] exploration
}
brings-next_buys = { $way ->
    [up] better purchases next turn
    [down] poorer purchases next turn
   *[noun] what you can buy next
}
brings-room = { $way ->
    [up] more land to build on
    [down] less land to build on
   *[noun] land to build on
}
brings-means = { $way ->
    [up] more to pay with
    [down] less to pay with
   *[noun] means to pay with
}
