# Wo die Schachtel schweigt oder nur ein Symbol zeigt, entscheidet das Spiel so.
ruling-setup-capitals = Zu zweit und zu dritt liegt das Hauptstadtplättchen des ersten Spielers immer aus; die anderen werden zufällig gezogen.
ruling-setup-capitals-covered = Die Hauptstädte bleiben verdeckt, bis alle Missionen und Monarch gewählt haben.
ruling-setup-last-capital = Beim letzten Hauptstadtplättchen wird nicht gefragt: Wer zuletzt wählt, hat es.
ruling-setup-draft-three = Eine von drei Missionen behalten können höchstens zwei Spieler: Für mehr gibt es nicht genug Missionen.
ruling-setup-bids = Wird um Monarchen geboten, sind die Gebote verdeckt. Wer am meisten bietet, wählt zuerst, bei Gleichstand in Sitzreihenfolge, und alle bezahlen am Ende ihr eigenes Gebot in Punkten.
ruling-turn-token = Der Aktionsmarker muss jeden Zug weiter; auf die Aktion des Bogens darf man verzichten. So kann es immer weitergehen.
ruling-turn-nothing-to-do = Eine Aktion, die nichts zu bieten hat, endet von selbst, und eine Frage mit nur einer Antwort wird nicht gestellt.
ruling-turn-gold-card = Eine Goldkarte gibt ihre Aktion ohne Marker, Verbesserung und Zusatzbewegung des Bogens. Sie wird abgelehnt, wenn sie nichts zu bieten hätte.
ruling-turn-last-round = Ein Spiel, in dem niemand eine Mission der Ära III verkündet, endet mit Runde 60.
ruling-harbor-declined = Wer auf den Rohstoff des Hafens verzichtet, zieht auch keine Goldkarte.
ruling-painting-refill = Ein leerer Platz in der Galerie wird vom Stapel desselben Rahmens gefüllt, sonst vom größten Stapel, bei Gleichstand in der Reihenfolge rot, rosa, blau. Sind alle leer, bleibt der Platz leer.
ruling-painting-refill-time = Das neue Gemälde wird aufgedeckt, wenn die Aktion vorbei ist, nach dem Effekt des genommenen.
ruling-painting-effect = Ein Gemälde wirkt ab dem Moment, in dem es hängt; die Reiter der Guaicuru reiten schon in dem Zug, in dem man sie nimmt.
ruling-painting-isabel = „Jederzeit“ heißt bei Dona Isabel: in deinem eigenen Zug, wenn gerade keine Aktion, Bezahlung oder Schlacht im Gange ist.
ruling-capital-city = Eine Hauptstadt gilt in allem als Stadt außer in Schlachten und bei Missionen, Palästen, Goldkarten und Punkten. Also führt die Bewegung von Bauen auch auf deine eigene.
ruling-build-palace = Ein Plättchen mit Palast wird nie ersetzt.
ruling-build-field = Ein Feld mit Erkundungsplättchen, offen oder nicht, gilt in allem als Ebene, auch für Bewegungen.
ruling-build-unseen = Ein unerforschtes Plättchen, auf dem gebaut wird, verlässt das Spiel ungesehen und bringt nichts.
ruling-build-river-basin = Ein Flussbecken, auf dem gebaut wird, verlässt das Spiel. Gebäude daneben verlieren nichts, was sie schon haben.
ruling-build-lost-neighbour = Ein Plättchen in gegnerischer Hand ist für seinen Erbauer weiterhin ein Nachbar und hindert den, der es hält, weiterhin daran, daneben zu bauen.
ruling-renovate-empty = Ein Gebäude wird erst renoviert, wenn alle seine Waren weg sind, auch wenn es nur umgedreht wird.
ruling-manufacture-reduction = Der Rohstoff, den das verbesserte Herstellen spart, muss gespart werden: Überzahlen gibt es nicht.
ruling-trade-limits = Nach jedem Tausch wirfst du bis zu den Grenzen ab, bevor der nächste kommt.
ruling-pay-proposal = Die vorgeschlagene Bezahlung nimmt zuerst Rohstoffe, dann Gold, Goldkarten, Kampfkarten und Wissen. Sie leert ein angebrochenes Plättchen, bevor sie ein anderes anbricht, und schont den Vorrat.
ruling-pay-just-gained = Von zwei gleichen Waren, einer gerade durch diese Aktion gekommenen und einer älteren, darf die ältere bezahlen.
ruling-pay-combat-cards = Kampfkarten, die ein Monarch zum Bezahlen erlaubt, werden für alles genutzt, wofür sie stehen; Afonso Henriques lässt dich je Bezahlung einmal Karten abgeben.
ruling-limit-order = Alles, was dir zusteht, wird genommen, bevor etwas abgeworfen wird. Kann nur eine Sorte abgeworfen werden, geschieht es ohne Frage.
ruling-move-water = Aufs Wasser und herunter führen nur eine freie Bewegung und die von Renovieren, auch vom Kartenrand aus.
ruling-explore-quilombo = Ein Quilombo bringt nichts, wenn in keinem Stapel eine Mission übrig ist; ist nur ein Stapel übrig, wird dessen oberste Mission gezogen.
ruling-explore-expedition = Sooft deine Einheiten das Feld einer Expedition betreten, darfst du sie sofort bekämpfen oder es lassen; alle deine Einheiten dort kämpfen gemeinsam.
ruling-combat-arch = Der Bonus von Hafen und Handeln zählt einmal je Schlacht, und nur, wenn mindestens eine deiner Einheiten mitkämpft. Er gehört zum Marker: Ist dieser umgedreht, gibt es keinen.
ruling-combat-two-places = Eine Schlacht mit Kanone oder Grenadier hat zwei Orte, das feuernde und das beschossene Feld. Keiner der beiden liegt für den Graf von Eu neben der Schlacht.
ruling-combat-fire-tiles = Feuert eine Kanone oder ein Grenadier, stärkt das Plättchen des feuernden Feldes den Angriff, wenn der Angreifer es gebaut hat, und das beschossene Plättchen die Verteidigung, wenn der Verteidiger es gebaut hat. Ein von jemand anderem gebautes zählt für niemanden.
ruling-combat-cancel = Ein Spion wirkt, bevor die Stärken verglichen werden, zuerst der des Angreifers. Ein aufgehobener Spion hebt nichts auf.
ruling-combat-retreat = Rückzug bringt besiegte Einheiten in ihre Hauptstadt; die von dort feuerten oder dort durch Beschuss besiegt wurden, bleiben. Steht ein Gegner darauf, gehen sie in den Vorrat.
ruling-combat-after = Eine Goldkarte für die Zeit nach einer Schlacht wird dem Sieger angeboten, auch einem Verteidiger im Zug eines anderen.
ruling-combat-expedition = Wer das Feld einer Expedition betritt und dort eine Schlacht gewinnt, darf die Expedition sofort bekämpfen.
ruling-combat-fire-empty = Beschuss eines gegnerischen Plättchens ohne Einheiten ändert auf der Karte nichts, wer auch gewinnt.
ruling-mission-buildings = Städte sind keine Gebäude für Missionen, die Gebäude zählen.
ruling-mission-order = Zuerst kommt, was die Mission bringt, dann ihr Palast, dann die alten Marker im Uhrzeigersinn ab dem Verkünder, dann die neue Ära.
ruling-era-bonus = Ein Marker, der unter den Bogen des laufenden Zuges gedreht wird, gibt seinen Bonus schon in diesem Zug.
ruling-palace-forgone = Ein Palast, für den du kein passendes Plättchen hast, verfällt; du darfst ihn auch ablehnen.
ruling-palace-product = Das kostenlose Produkt des Zuckerrohr-Palasts braucht einen freien Platz und darf abgelehnt werden.
ruling-score-era-three = Ein Ziel der Ära III zählt, wenn es am Ende erfüllt ist, auch auf einer früher aufgedeckten Karte.
ruling-score-factory = Ein Produkt zählt für die Fabrik oder auf dem Tableau von Königin Victoria, nie für beide.
ruling-score-shared = Gleiche Punkte und gleich viel Wissen auf kontrollierten Plättchen teilen den Sieg.
ruling-solo-resource = Gegen die Niederländer gibt es kein Hauptstadtplättchen, von dem man einen Rohstoff nähme: Du wählst einen.
ruling-solo-dutch = Wo die Niederländer wählen müssen, heben sie deine stärkste Karte auf und besiegen deine stärkste Einheit. Ihre besiegten Einheiten kehren nie zurück.
ruling-solo-capital = Ihre leere Hauptstadt fällt an den, der sie betritt.
ruling-solo-goals = Die Ziele werden geprüft, wenn nichts als dein Zug offen ist: Wer in die verteidigte Hauptstadt einrückt, muss dort erst gewinnen und trägt, was diese Schlacht kostet.
ruling-solo-round = Ein Ziel mit Rundenangabe muss erfüllt sein, wenn diese Runde endet, sonst ist die Aufgabe auf der Stelle verloren; was später kommt, kann es nicht mehr verderben.
ruling-solo-without = Was ein Ziel verbietet, lässt sich nie wiedergutmachen: Eine gefallene Einheit zählt, auch wenn sie wieder aufgestellt wird, eine Goldkarte nur, wenn sie ihrer Wirkung wegen gespielt wird.
ruling-solo-lead = Ein Vorsprung vor deinen Rivalen wird nach der letzten Runde gemessen, oder nach der, die eine Mission der Ära III zur letzten machte.
ruling-solo-levels = Auf der Stufe Rekrut von Guararapes müssen deine Einheiten nicht alle auf der Karte sein; jede andere Stufe verlangt alles Gedruckte.
ruling-solo-score = Eine bestandene Aufgabe zählt deine Punkte und einen mehr für jede übrige Runde.
ruling-numbers-tiles = Kosten, Waren und Punkte der Gebäude, Namen, Kosten und Punkte der Städte sowie die Kosten von Einheiten, Produkten und Gemälden sind unsere eigenen, wo die Schachtel sie nur als Symbole zeigt. Sie passen zu allem, was Regeln und Antworten des Autors sagen.
ruling-numbers-capitals = Die vier Hauptstädte zeigen je einen Rohstoff: Zuckerrohr, das des ersten Spielers, Kaffee, Brasilholz und Baumwolle.
ruling-numbers-slots = Produkte und Bögen haben diese Formen: Aufstellen und Bauen Achteck, Gemälde und Herstellen Fünfeck, Renovieren und Hafen Quadrat. Handeln hat keinen Platz.
ruling-numbers-missions = Zwei der Missionen sind aus dem Spiel bekannt und bleiben wie gedruckt; die anderen sind unsere, im Spiel so bemessen, dass jede zu schaffen ist. Keine verlangt Krieg oder Erkundung.
ruling-numbers-gold-cards = Die Anzahl der Goldkarten jeder Art und die Bedingungen von Agricola, Metropole, Kunstmäzen und Handelsflotte sind unsere. Krieg bringt [gold] und [hand_combat].
ruling-numbers-combat-cards = Von den Kampfkarten sind Sepé Tiaraju und der Graf von Eu die der Schachtel; die anderen und alle ihre Zahlen sind unsere.
ruling-numbers-paintings = Diese Gemälde haben Effekte von uns: Herzog von Caxias, Reiter der Guaicuru, Riachuelo, Tupi-Frau, José Bonifácio, Pater Anchieta, Erste Messe, Befreiung am Amazonas, Sitzung des Staatsrats, São Vicente, Kräuterhändlerin. Auch die Menge auf der Fabrik ist unsere.
ruling-numbers-exploration = Die Anzahl der Erkundungsplättchen, die Stärken der Expeditionen und ihre Erträge sind unsere.
ruling-numbers-palaces = Die Paläste III und VI haben Bedingungen von uns, und alle Paläste ihre gedruckten Punkte.
learn-rulings =
    Wo die Schachtel schweigt oder nur ein Symbol zeigt, musste dieses Spiel entscheiden. So hat es entschieden.

    # Der Tisch und der Zug
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Bögen und Plättchen
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Bezahlen und Grenzen
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Bewegung und Erkundung
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Schlacht
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Missionen, Paläste, das Ende
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # Allein
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Werte
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
