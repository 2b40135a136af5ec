# Begriffe, erklärt, wo sie stehen.
symbol-furs = Pelz
symbol-fish = Fisch
symbol-tobacco = Tabak
symbol-sugar = Zucker
symbol-cotton = Baumwolle
symbol-spice = Gewürz
symbol-economic = Wirtschaftspunkte
symbol-diplomatic = Diplomatiepunkte
symbol-military = Militärpunkte
symbol-debt = Schulden
symbol-treaty = Vertragspunkt
symbol-event = Ein Ereignis darf gespielt werden
symbol-upgrade = Aufrüstung
symbol-france = Frankreich
symbol-britain = Britannien
symbol-usa = USA
symbol-spain = Spanien
symbol-conflict = Konfliktmarker
symbol-prestige = Prestige
symbol-alliance = Bündnis
symbol-local = Lokales Bündnis
symbol-fort = Fort
symbol-naval = Seefeld
symbol-market = Markt
symbol-political = Politisches Feld
symbol-territory = Territorium
symbol-advantage = Vorteil
glossary =
    Umflaggen|umgeflaggt|umzuflaggen: Setze deine Flagge auf ein leeres Feld oder entferne eine gegnerische: eines von beiden.
    Entflaggen|entflaggt|entflagge: Entferne eine gegnerische Flagge.
    Konfliktmarker|Konfliktmarkern: Das Feld darunter kostet 1, darf mit einer Nebenaktion entflaggt werden und zählt nicht.
    Geschützt|geschützten|geschützter: Ein Markt neben einem Geschwader oder unbeschädigten Fort seiner Seite; er kostet den Gegner 1 mehr.
    Isoliert|isolierten|isolierter: Ein Markt ohne Kette zu einem Territorium, Fort oder Seefeld seiner Seite. Geprüft wird zu Rundenbeginn.
    Freier Kredit|freien Kredit|freiem Kredit: Die Schuldengrenze minus die Schulden.
    Vertragspunkt|Vertragspunkte|Vertragspunkten: Sie gleichen fehlende Punkte aus; bis zu 4 behältst du von Zug zu Zug.
    Hauptaktion|Hauptaktionen: Eine Reihe von Käufen einer Art. Eine andere Art, die Nebenaktion oder die Aufrüstung beendet sie.
    Nebenaktion|Nebenaktionen: Ein einzelner Kauf. Sie entfernt keine Flagge und kein Geschwader, außer wo ein Konfliktmarker liegt.
    Aufrüstung: Ziehe ein Basis-Kriegsplättchen und behalte eines der beiden auf einem Schauplatz.
    Heimathafen: Wo gebaute Geschwader warten, die nicht auf der Karte sind.
    Lokales Bündnis|Lokale Bündnisse|Lokalen Bündnisse: Ein politisches Feld außerhalb Europas, das einen Vorteil speist.
    Eroberungspunkt|Eroberungspunkte|Eroberungspunkten: Beute eines Schauplatzes; sie nehmen Forts, Märkte, Seefelder und Territorien.
    Vorteil|Vorteile|Vorteilen: Dein, solange du jedes nötige Feld hältst; höchstens zwei je Runde genutzt.
    Weltnachfrage: Drei Handelswaren je Zug; die Seite mit mehr Märkten einer Ware bekommt deren Lohn.
