# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] France
   *[1] Britain
}
brings-rival-to = { $others ->
    [0] France
   *[1] Britain
}
brings-award = { $of ->
    [caribbean] the Caribbean award
    [india] the India award
    [north_america] the North America award
   *[europe] the Europe award
}
brings-region-in = { $of ->
    [caribbean] in the Caribbean
    [india] in India
    [north_america] in North America
   *[europe] in Europe
}
why-denies = costs { brings-rival } { $things }
why-gives = gives { brings-rival-to } { $things }
brings-points = { $way ->
    [count] { $n } VP
   *[noun] VP
}
brings-markets = { $way ->
    [count] { $n ->
        [one] { $n } market
       *[other] { $n } markets
    }
   *[noun] markets
}
brings-alliances = { $way ->
    [count] { $n ->
        [one] { $n } political space
       *[other] { $n } political spaces
    }
   *[noun] political spaces
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } Territory
       *[other] { $n } Territories
    }
   *[noun] Territories
}
brings-forts = { $way ->
    [count] { $n ->
        [one] { $n } Fort
       *[other] { $n } Forts
    }
   *[noun] Forts
}
brings-squadrons = { $way ->
    [count] { $n ->
        [one] { $n } Squadron on the map
       *[other] { $n } Squadrons on the map
    }
   *[noun] Squadrons on the map
}
brings-advantages = { $way ->
    [count] { $n ->
        [one] { $n } Advantage
       *[other] { $n } Advantages
    }
   *[noun] Advantages
}
brings-navy_box = { $way ->
    [count] { $n ->
        [one] { $n } Squadron in the Navy Box
       *[other] { $n } Squadrons in the Navy Box
    }
   *[noun] Squadrons in the Navy Box
}
brings-treaty = { $way ->
    [count] { $n ->
        [one] { $n } Treaty Point
       *[other] { $n } Treaty Points
    }
   *[noun] Treaty Points
}
brings-events = { $way ->
    [count] { $n ->
        [one] { $n } Event in hand
       *[other] { $n } Events in hand
    }
   *[noun] Events in hand
}
brings-debt = { $way ->
    [scale] { $n } Debt ({ $now } of { $limit })
    [less] pays off { $n } Debt ({ $now } of { $limit })
   *[noun] Debt
}
brings-region = { $way ->
    [taken] takes { brings-award } from { brings-rival }
    [won] wins { brings-award }
    [denied] denies { brings-rival } { brings-award }
    [lost] gives up { brings-award }
    [given] gives { brings-rival } { brings-award }
    [ahead] leads { brings-region-in } by { $now }
    [level] draws level { brings-region-in }
    [nearer] cuts { brings-rival }’s lead { brings-region-in } to { $now }
    [less] loses ground { brings-region-in }
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] takes the demand for { $thing } from { brings-rival }
    [won] wins the demand for { $thing }
    [denied] denies { brings-rival } the demand for { $thing }
    [lost] gives up the demand for { $thing }
    [given] gives { brings-rival } the demand for { $thing }
    [ahead] leads in { $thing } by { $now }
    [level] draws level in { $thing }
    [nearer] cuts { brings-rival }’s lead in { $thing } to { $now }
    [less] loses ground in { $thing }
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] takes prestige from { brings-rival }
    [won] wins prestige
    [denied] denies { brings-rival } prestige
    [lost] gives up prestige
    [given] gives { brings-rival } prestige
    [ahead] leads in prestige by { $now }
    [level] draws level in prestige
    [nearer] cuts { brings-rival }’s lead in prestige to { $now }
    [less] loses ground in prestige
   *[noun] prestige
}
brings-war = { $way ->
    [up] prepares for the next war
    [down] is weaker in the next war
   *[noun] the next war
}
brings-final = { $way ->
    [up] gains in final scoring
    [down] falls back in final scoring
   *[noun] final scoring
}
brings-ministries = { $way ->
    [up] strengthens the Ministries
    [down] weakens the Ministries
   *[noun] Ministries
}

manner-builder-does = Prefers markets and Territories.
manner-warrior-does = Prefers Forts, Squadrons and Bonus War tiles.
manner-collector-does = Prefers political spaces, Advantages and Events.
