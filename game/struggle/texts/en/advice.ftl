# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-region = { $way ->
    [more] lead in { $thing } +{ $n }
    [less] lead in { $thing } −{ $n }
   *[noun] the lead in { $thing }
}
brings-commodity = { $way ->
    [more] lead in { $thing } +{ $n }
    [less] lead in { $thing } −{ $n }
   *[noun] the lead in { $thing }
}
brings-prestige = { $way ->
    [more] lead in prestige +{ $n }
    [less] lead in prestige −{ $n }
   *[noun] the lead in prestige
}
brings-markets = { $way ->
    [more] { $n ->
        [one] +{ $n } market
       *[other] +{ $n } markets
    }
    [less] { $n ->
        [one] −{ $n } market
       *[other] −{ $n } markets
    }
   *[noun] markets
}
brings-alliances = { $way ->
    [more] { $n ->
        [one] +{ $n } political space
       *[other] +{ $n } political spaces
    }
    [less] { $n ->
        [one] −{ $n } political space
       *[other] −{ $n } political spaces
    }
   *[noun] political spaces
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } Territory
       *[other] +{ $n } Territories
    }
    [less] { $n ->
        [one] −{ $n } Territory
       *[other] −{ $n } Territories
    }
   *[noun] Territories
}
brings-forts = { $way ->
    [more] { $n ->
        [one] +{ $n } Fort
       *[other] +{ $n } Forts
    }
    [less] { $n ->
        [one] −{ $n } Fort
       *[other] −{ $n } Forts
    }
   *[noun] Forts
}
brings-squadrons = { $way ->
    [more] { $n ->
        [one] +{ $n } Squadron on the map
       *[other] +{ $n } Squadrons on the map
    }
    [less] { $n ->
        [one] −{ $n } Squadron on the map
       *[other] −{ $n } Squadrons on the map
    }
   *[noun] Squadrons on the map
}
brings-advantages = { $way ->
    [more] { $n ->
        [one] +{ $n } Advantage
       *[other] +{ $n } Advantages
    }
    [less] { $n ->
        [one] −{ $n } Advantage
       *[other] −{ $n } Advantages
    }
   *[noun] Advantages
}
brings-debt = { $way ->
    [more] takes { $n } Debt
    [less] pays off { $n } Debt
   *[noun] Debt
}
brings-navy_box = { $way ->
    [more] { $n ->
        [one] +{ $n } Squadron in the Navy Box
       *[other] +{ $n } Squadrons in the Navy Box
    }
    [less] { $n ->
        [one] −{ $n } Squadron in the Navy Box
       *[other] −{ $n } Squadrons in the Navy Box
    }
   *[noun] Squadrons in the Navy Box
}
brings-treaty = { $way ->
    [more] { $n ->
        [one] +{ $n } Treaty Point
       *[other] +{ $n } Treaty Points
    }
    [less] { $n ->
        [one] spends { $n } Treaty Point
       *[other] spends { $n } Treaty Points
    }
   *[noun] Treaty Points
}
brings-events = { $way ->
    [more] { $n ->
        [one] +{ $n } Event in hand
       *[other] +{ $n } Events in hand
    }
    [less] { $n ->
        [one] −{ $n } Event in hand
       *[other] −{ $n } Events in hand
    }
   *[noun] Events in hand
}
brings-their_markets = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } market
       *[other] the opponent gains { $n } markets
    }
    [less] { $n ->
        [one] costs the opponent { $n } market
       *[other] costs the opponent { $n } markets
    }
   *[noun] the opponent’s markets
}
brings-their_alliances = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } political space
       *[other] the opponent gains { $n } political spaces
    }
    [less] { $n ->
        [one] costs the opponent { $n } political space
       *[other] costs the opponent { $n } political spaces
    }
   *[noun] the opponent’s political spaces
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } Territory
       *[other] the opponent gains { $n } Territories
    }
    [less] { $n ->
        [one] costs the opponent { $n } Territory
       *[other] costs the opponent { $n } Territories
    }
   *[noun] the opponent’s Territories
}
brings-their_forts = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } Fort
       *[other] the opponent gains { $n } Forts
    }
    [less] { $n ->
        [one] costs the opponent { $n } Fort
       *[other] costs the opponent { $n } Forts
    }
   *[noun] the opponent’s Forts
}
brings-their_squadrons = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } Squadron on the map
       *[other] the opponent gains { $n } Squadrons on the map
    }
    [less] { $n ->
        [one] costs the opponent { $n } Squadron on the map
       *[other] costs the opponent { $n } Squadrons on the map
    }
   *[noun] the opponent’s Squadrons
}
brings-their_advantages = { $way ->
    [more] { $n ->
        [one] the opponent gains { $n } Advantage
       *[other] the opponent gains { $n } Advantages
    }
    [less] { $n ->
        [one] costs the opponent { $n } Advantage
       *[other] costs the opponent { $n } Advantages
    }
   *[noun] the opponent’s Advantages
}
brings-their_debt = { $way ->
    [more] the opponent takes { $n } Debt
    [less] the opponent pays off { $n } Debt
   *[noun] the opponent’s Debt
}
brings-war = { $way ->
    [up] stronger in the next war
    [down] weaker in the next war
   *[noun] the next war
}
brings-final = { $way ->
    [up] better placed for final scoring
    [down] worse placed for final scoring
   *[noun] final scoring
}
brings-ministries = { $way ->
    [up] stronger Ministries
    [down] weaker Ministries
   *[noun] Ministries
}
