# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] la France
   *[1] la Grande-Bretagne
}
brings-rival-to = { $others ->
    [0] à la France
   *[1] à la Grande-Bretagne
}
brings-award = { $of ->
    [caribbean] la récompense des Caraïbes
    [india] la récompense de l’Inde
    [north_america] la récompense d’Amérique du Nord
   *[europe] la récompense d’Europe
}
brings-region-in = { $of ->
    [caribbean] aux Caraïbes
    [india] en Inde
    [north_america] en Amérique du Nord
   *[europe] en Europe
}
why-denies = coûte { $things } à { brings-rival }
why-gives = donne { $things } { brings-rival-to }
brings-points = { $way ->
    [count] { $n } PV
   *[noun] PV
}
brings-markets = { $way ->
    [count] { $n ->
        [1] { $n } marché
       *[other] { $n } marchés
    }
   *[noun] marchés
}
brings-alliances = { $way ->
    [count] { $n ->
        [1] { $n } case politique
       *[other] { $n } cases politiques
    }
   *[noun] cases politiques
}
brings-territories = { $way ->
    [count] { $n ->
        [1] { $n } Territoire
       *[other] { $n } Territoires
    }
   *[noun] Territoires
}
brings-forts = { $way ->
    [count] { $n ->
        [1] { $n } Fort
       *[other] { $n } Forts
    }
   *[noun] Forts
}
brings-squadrons = { $way ->
    [count] { $n ->
        [1] { $n } Escadre sur la carte
       *[other] { $n } Escadres sur la carte
    }
   *[noun] Escadres sur la carte
}
brings-advantages = { $way ->
    [count] { $n ->
        [1] { $n } Avantage
       *[other] { $n } Avantages
    }
   *[noun] Avantages
}
brings-navy_box = { $way ->
    [count] { $n ->
        [1] { $n } Escadre en Case Marine
       *[other] { $n } Escadres en Case Marine
    }
   *[noun] Escadres en Case Marine
}
brings-treaty = { $way ->
    [count] { $n ->
        [1] { $n } point de Traité
       *[other] { $n } points de Traité
    }
   *[noun] points de Traité
}
brings-events = { $way ->
    [count] { $n ->
        [1] { $n } Événement en main
       *[other] { $n } Événements en main
    }
   *[noun] Événements en main
}
brings-debt = { $way ->
    [scale] { $n } de Dette ({ $now } sur { $limit })
    [less] rembourse { $n } de Dette ({ $now } sur { $limit })
   *[noun] Dette
}
brings-region = { $way ->
    [taken] prend { brings-award } à { brings-rival }
    [won] gagne { brings-award }
    [denied] refuse { brings-award } à { brings-rival }
    [lost] abandonne { brings-award }
    [given] donne { brings-award } à { brings-rival }
    [ahead] mène { brings-region-in } de { $now }
    [level] égalise { brings-region-in }
    [nearer] réduit à { $now } l’avance de { brings-rival } { brings-region-in }
    [less] perd du terrain { brings-region-in }
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] prend la demande à { brings-rival } : { $thing }
    [won] gagne la demande : { $thing }
    [denied] refuse la demande à { brings-rival } : { $thing }
    [lost] abandonne la demande : { $thing }
    [given] donne la demande à { brings-rival } : { $thing }
    [ahead] mène de { $now } : { $thing }
    [level] égalise : { $thing }
    [nearer] réduit à { $now } l’avance de { brings-rival } : { $thing }
    [less] perd du terrain : { $thing }
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] prend le prestige à { brings-rival }
    [won] gagne le prestige
    [denied] refuse le prestige à { brings-rival }
    [lost] abandonne le prestige
    [given] donne le prestige à { brings-rival }
    [ahead] mène de { $now } en prestige
    [level] égalise en prestige
    [nearer] réduit à { $now } l’avance de { brings-rival } en prestige
    [less] perd du terrain en prestige
   *[noun] prestige
}
brings-war = { $way ->
    [up] prépare la prochaine guerre
    [down] affaiblit dans la prochaine guerre
   *[noun] prochaine guerre
}
brings-final = { $way ->
    [up] gagne au décompte final
    [down] recule au décompte final
   *[noun] décompte final
}
brings-ministries = { $way ->
    [up] renforce les Ministères
    [down] affaiblit les Ministères
   *[noun] Ministères
}

manner-builder-does = Privilégie marchés et Territoires.
manner-warrior-does = Privilégie Forts, Escadres et tuiles Guerre bonus.
manner-collector-does = Privilégie cases politiques, Avantages et Événements.
