# Gründe von Tipps, von Zügen der Bots und der Analyse. Formen des Gezählten: [count] eine Zahl $n, [scale] mit der Zahl,
# die es dann sind, sonst das Nomen allein. Bei den übrigen: ein Satzteil für jede Art, wie es sich ändert.
why-denies = { $others ->
    [1] kostet den Gegner { $things }
   *[other] kostet die Gegner { $things }
}
why-gives = { $others ->
    [1] gibt dem Gegner { $things }
   *[other] gibt den Gegnern { $things }
}
brings-points = { $way ->
    [count] { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
   *[noun] Punkte
}
brings-goods = { $way ->
    [count] { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    }
   *[noun] Waren
}
brings-gold_cards = { $way ->
    [count] { $n ->
        [one] { $n } Goldkarte
       *[other] { $n } Goldkarten
    }
   *[noun] Goldkarten
}
brings-combat_cards = { $way ->
    [count] { $n ->
        [one] { $n } Kampfkarte
       *[other] { $n } Kampfkarten
    }
   *[noun] Kampfkarten
}
brings-products = { $way ->
    [count] { $n ->
        [one] { $n } Produkt
       *[other] { $n } Produkte
    }
   *[noun] Produkte
}
brings-units = { $way ->
    [count] { $n ->
        [one] { $n } Einheit auf der Karte
       *[other] { $n } Einheiten auf der Karte
    }
   *[noun] Einheiten auf der Karte
}
brings-paintings = { $way ->
    [count] { $n ->
        [one] { $n } Gemälde
       *[other] { $n } Gemälde
    }
   *[noun] Gemälde
}
brings-palaces = { $way ->
    [count] { $n ->
        [one] { $n } Palast
       *[other] { $n } Paläste
    }
   *[noun] Paläste
}
brings-tiles = { $way ->
    [count] { $n ->
        [one] { $n } kontrolliertes Plättchen
       *[other] { $n } kontrollierte Plättchen
    }
   *[noun] kontrollierte Plättchen
}
brings-danger = { $way ->
    [more] { $n ->
        [one] setzt { $n } Plättchen mehr Angriffen aus
       *[other] setzt { $n } Plättchen mehr Angriffen aus
    }
    [less] { $n ->
        [one] schützt { $n } Plättchen vor Angriffen
       *[other] schützt { $n } Plättchen vor Angriffen
    }
   *[noun] sicherere Plättchen
}
brings-targets = { $way ->
    [more] { $n ->
        [one] bringt { $n } gegnerisches Plättchen mehr in Reichweite
       *[other] bringt { $n } gegnerische Plättchen mehr in Reichweite
    }
    [less] { $n ->
        [one] lässt { $n } gegnerisches Plättchen weniger in Reichweite
       *[other] lässt { $n } gegnerische Plättchen weniger in Reichweite
    }
   *[noun] gegnerische Plättchen in Reichweite
}
brings-mission = { $way ->
    [more] bringt die Mission { $thing } voran ({ $now } von { $limit })
    [done] vollendet die Mission { $thing }
    [less] wirft die Mission { $thing } zurück ({ $now } von { $limit })
   *[noun] die Mission { $thing }
}
brings-goal = { $way ->
    [more] nähert sich dem Ziel „{ $thing }“
    [done] erreicht das Ziel „{ $thing }“
    [less] entfernt sich vom Ziel „{ $thing }“
   *[noun] das Ziel „{ $thing }“
}
brings-monarch = { $way ->
    [up] wählt einen starken Monarchen
    [down] schwächt den Monarchen
   *[noun] der Monarch
}
brings-missions = { $way ->
    [up] nimmt aussichtsreiche Missionen
    [down] verliert aussichtsreiche Missionen
   *[noun] Missionen
}
brings-palace_sites = { $way ->
    [up] schafft Platz für Paläste
    [down] lässt weniger Platz für Paläste
   *[noun] Platz für Paläste
}
brings-exploration = { $way ->
    [up] lässt in der Nähe mehr zu erkunden
    [down] lässt in der Nähe weniger zu erkunden
   *[noun] Erkundung
}
brings-next_buys = { $way ->
    [up] macht im nächsten Zug etwas Wertvolleres bezahlbar
    [down] lässt im nächsten Zug nur weniger Wertvolles bezahlen
   *[noun] der Kauf im nächsten Zug
}
brings-room = { $way ->
    [up] erschließt Bauland
    [down] verbraucht Bauland
   *[noun] Bauland
}
brings-means = { $way ->
    [up] lässt mehr zum Bezahlen
    [down] lässt weniger zum Bezahlen
   *[noun] Mittel zum Bezahlen
}

manner-builder-does = Bevorzugt Gebäude, Städte und Produkte.
manner-warrior-does = Bevorzugt Einheiten, Schlachten und Kampfkarten.
manner-collector-does = Bevorzugt Gemälde, Goldkarten und Erkundungsplättchen.
