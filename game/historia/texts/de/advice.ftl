# Gründe von Tipps, von Zügen der Bots und der Analyse. Formen des Gezählten: [count] eine Zahl $n, [scale] mit der Zahl,
# die es dann sind, sonst das Nomen allein. Bei den übrigen: ein Satzteil für jede Art, wie es sich ändert.
why-denies = { $others ->
    [1] kostet den Gegner { $things }
   *[other] kostet die anderen { $things }
}
why-gives = { $others ->
    [1] gibt dem Gegner { $things }
   *[other] gibt den anderen { $things }
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
   *[noun] Punkte
}
brings-technology = { $way ->
    [count] { $n } Technologie
   *[noun] Technologie
}
brings-military = { $way ->
    [count] { $n } Militär
   *[noun] Militär
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } Land
       *[other] { $n } Länder
    }
   *[noun] Länder
}
brings-cubes = { $way ->
    [count] { $n ->
        [one] { $n } Würfel im Vorrat
       *[other] { $n } Würfel im Vorrat
    }
   *[noun] Würfel im Vorrat
}
brings-cards = { $way ->
    [count] { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
   *[noun] Handkarten
}
brings-wonders = { $way ->
    [count] { $n ->
        [one] { $n } Wunder
       *[other] { $n } Wunder
    }
   *[noun] Wunder
}
brings-government = { $way ->
    [up] verbessert die Regierung
    [down] verschlechtert die Regierung
   *[noun] Regierung
}
brings-sole = { $way ->
    [up] hält mehr Land allein
    [down] lässt weniger Land allein
   *[noun] allein gehaltenes Land
}
brings-leader = { $way ->
    [up] bringt einen vielversprechenden Anführer
    [down] gibt das Ziel des Anführers auf
    [more] nähert sich dem höheren Ziel des Anführers ({ $now } von { $limit })
    [done] erreicht das höhere Ziel des Anführers
    [less] entfernt sich vom höheren Ziel des Anführers ({ $now } von { $limit })
   *[noun] das Ziel des Anführers
}

manner-builder-does = Bevorzugt Technologie und Länder.
manner-warrior-does = Bevorzugt Militär und Kriege.
manner-collector-does = Bevorzugt Wunder und Berater.
