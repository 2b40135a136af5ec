# Gründe von Tipps, von Zügen der Bots und der Analyse. Formen des Gezählten: [count] eine Zahl $n, [scale] mit der Zahl,
# die es dann sind, sonst das Nomen allein. Bei den übrigen: ein Satzteil für jede Art, wie es sich ändert.
brings-rival = { $others ->
    [0] Frankreich
   *[1] Britannien
}
brings-rival-to = { $others ->
    [0] Frankreich
   *[1] Britannien
}
brings-award = { $of ->
    [caribbean] die Karibik-Prämie
    [india] die Indien-Prämie
    [north_america] die Nordamerika-Prämie
   *[europe] die Europa-Prämie
}
brings-region-in = { $of ->
    [caribbean] in der Karibik
    [india] in Indien
    [north_america] in Nordamerika
   *[europe] in Europa
}
why-denies = kostet { brings-rival } { $things }
why-gives = gibt { brings-rival-to } { $things }
brings-points = { $way ->
    [count] { $n } SP
   *[noun] SP
}
brings-markets = { $way ->
    [count] { $n ->
        [one] { $n } Markt
       *[other] { $n } Märkte
    }
   *[noun] Märkte
}
brings-alliances = { $way ->
    [count] { $n ->
        [one] { $n } politisches Feld
       *[other] { $n } politische Felder
    }
   *[noun] politische Felder
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } Territorium
       *[other] { $n } Territorien
    }
   *[noun] Territorien
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
        [one] { $n } Geschwader auf der Karte
       *[other] { $n } Geschwader auf der Karte
    }
   *[noun] Geschwader auf der Karte
}
brings-advantages = { $way ->
    [count] { $n ->
        [one] { $n } Vorteil
       *[other] { $n } Vorteile
    }
   *[noun] Vorteile
}
brings-navy_box = { $way ->
    [count] { $n ->
        [one] { $n } Geschwader im Heimathafen
       *[other] { $n } Geschwader im Heimathafen
    }
   *[noun] Geschwader im Heimathafen
}
brings-treaty = { $way ->
    [count] { $n ->
        [one] { $n } Vertragspunkt
       *[other] { $n } Vertragspunkte
    }
   *[noun] Vertragspunkte
}
brings-events = { $way ->
    [count] { $n ->
        [one] { $n } Ereignis auf der Hand
       *[other] { $n } Ereignisse auf der Hand
    }
   *[noun] Ereignisse auf der Hand
}
brings-debt = { $way ->
    [scale] { $n } Schulden ({ $now } von { $limit })
    [less] tilgt { $n } Schulden ({ $now } von { $limit })
   *[noun] Schulden
}
brings-region = { $way ->
    [taken] nimmt { brings-rival } { brings-award } ab
    [won] gewinnt { brings-award }
    [denied] verwehrt { brings-rival } { brings-award }
    [lost] gibt { brings-award } auf
    [given] überlässt { brings-rival } { brings-award }
    [ahead] führt { brings-region-in } mit { $now }
    [level] gleicht { brings-region-in } aus
    [nearer] verkürzt { brings-region-in } den Vorsprung von { brings-rival } auf { $now }
    [less] verliert { brings-region-in } an Boden
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] nimmt { brings-rival } die Nachfrage nach { $thing } ab
    [won] gewinnt die Nachfrage nach { $thing }
    [denied] verwehrt { brings-rival } die Nachfrage nach { $thing }
    [lost] gibt die Nachfrage nach { $thing } auf
    [given] überlässt { brings-rival } die Nachfrage nach { $thing }
    [ahead] führt bei { $thing } mit { $now }
    [level] gleicht bei { $thing } aus
    [nearer] verkürzt bei { $thing } den Vorsprung von { brings-rival } auf { $now }
    [less] verliert bei { $thing } an Boden
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] nimmt { brings-rival } das Prestige ab
    [won] gewinnt das Prestige
    [denied] verwehrt { brings-rival } das Prestige
    [lost] gibt das Prestige auf
    [given] überlässt { brings-rival } das Prestige
    [ahead] führt beim Prestige mit { $now }
    [level] gleicht beim Prestige aus
    [nearer] verkürzt beim Prestige den Vorsprung von { brings-rival } auf { $now }
    [less] verliert beim Prestige an Boden
   *[noun] Prestige
}
brings-war = { $way ->
    [up] rüstet für den nächsten Krieg
    [down] ist im nächsten Krieg schwächer
   *[noun] der nächste Krieg
}
brings-final = { $way ->
    [up] gewinnt in der Schlusswertung
    [down] fällt in der Schlusswertung zurück
   *[noun] Schlusswertung
}
brings-ministries = { $way ->
    [up] stärkt die Ministerien
    [down] schwächt die Ministerien
   *[noun] Ministerien
}

manner-builder-does = Bevorzugt Märkte und Territorien.
manner-warrior-does = Bevorzugt Forts, Geschwader und Bonus-Kriegsplättchen.
manner-collector-does = Bevorzugt politische Felder, Vorteile und Ereignisse.
