# Was die Symbole und die Wörter des Spiels bedeuten, für alle, die darauf zeigen.
symbol-vp = *Siegpunkte*: Wer am Ende die meisten hat, gewinnt. Auf Plättchen und Einheiten sind sie auch deren Stärke.
symbol-cs = *Kampfstärke*: was eine Einheit, ein Plättchen oder eine Karte in der Schlacht beiträgt.
symbol-swords = *Kampf*: Je mehr Schwerter, desto näher die Hauptstädte und desto früher die Schlachten.
symbol-units = *Einheiten*: die auf der Karte und alle bisher aufgestellten.
symbol-todo = Noch zu erledigen.
symbol-hand_gold = *Goldkarten*: Jede bezahlt wie Gold oder gewährt, was sie sagt.
symbol-hand_combat = *Kampfkarten*: verdeckt in der Schlacht, bis zu drei; sie erhöhen die Stärke.
symbol-hand_mission = *Missionen*: geheime Ziele, anfangs eine jeder Ära.
symbol-era_1 = Ära I
symbol-era_2 = Ära II
symbol-era_3 = Ära III
symbol-slot_square = *Quadratischer Platz*: für ein Produkt dieser Form.
symbol-slot_pentagon = *Fünfeckiger Platz*: für ein Produkt dieser Form.
symbol-slot_octagon = *Achteckiger Platz*: für ein Produkt dieser Form.
glossary =
    Vorrat|Vorrats: Die Waren vor dir, höchstens fünf, wenn kein Gemälde mehr Platz gibt. Sie bezahlen alles.
    Produktion: Waren auf dem Plättchen, das sie erzeugt hat, ohne Obergrenze. Du bezahlst von dort; sie werden nie bewegt.
    Reich|Reichs: Alle Plättchen, die du gebaut hast.
    Kontrollieren|kontrollierst|kontrolliert|kontrollierten|Kontrolle: Deine Einheiten stehen darauf; oder kein Gegner steht darauf, und du hast es gebaut.
    Gegnerisches Plättchen|gegnerischen Plättchen|gegnerischen Plättchens: Von jemand anderem gebaut, auch während du es hältst.
    Hauptstadt|Hauptstädte: Wo dein Volk gelandet ist. Sie wird nie angegriffen und nie renoviert.
    Stadt|Städte|Städten: Gegründet auf dem Feld deines Monarchen, auf jedem Gelände. Dort werden Einheiten aufgestellt.
    Gebäude|Gebäuden|Gebäudes: Gebaut auf passendem Gelände neben deinem Reich; erzeugt Waren beim Bauen und wieder beim Renovieren.
    Bogen|Bögen|Bogens: Eine der sieben Aktionen. Dein Marker liegt auf einem und muss jeden Zug auf einen anderen.
    Marker|Aktionsmarker|Markers: Liegt auf dem Bogen, dessen Aktion du ausführst, und muss jeden Zug weiter.
    Freie Bewegung|freien Bewegung: Eine je Zug, mit einer deiner Einheiten, auf ein benachbartes Feld. Nur sie führt überall aufs Wasser.
    Zusatzbewegung|Zusatzbewegungen: Die Bewegung, die der Bogen dieses Zuges zur freien hinzugibt.
    Verbesserung|verbessert|verbesserten|Verbesserungen: Ein Produkt auf dem Platz eines Bogens macht seine Aktion für den Rest des Spiels besser.
    Mission|Missionen: Ein geheimes Ziel. Verkünde sie, sobald alle ihre Ziele erfüllt sind: Sie bringt Punkte und einen Palast und wechselt die Ära.
    Palast|Paläste|Palasts|Palästen: Kommt mit einer Mission auf eines deiner Plättchen, das seine Bedingung erfüllt. Seinen Bonus gibt es sofort, seine Punkte am Ende.
    Erkundungsplättchen: Liegt verdeckt auf unerforschtem Land; die erste Einheit, die es betritt, deckt es auf.
    Expedition|Expeditionen: Liegt in unerforschtem Land: Erreiche ihre Stärke und du bekommst ihren Ertrag und ihre Punkte.
    Erobern|erobert|erobertes|eroberte|eroberten|eroberst: In der Schlacht genommen: Es zahlt und zählt für den, der es hält, aber gebaut hat es jemand anderes.
    Goldkarte|Goldkarten: Bezahlt wie Gold oder gewährt, was sie sagt. Höchstens drei.
    Kampfkarte|Kampfkarten: In der Schlacht gespielt, bis zu drei; erhöht die Stärke. Höchstens drei auf der Hand.
    Gemälde|Gemälden|Gemäldes: Hängt an deinem Tableau, wirkt von da an und ist Punkte wert.
    Produkt|Produkte|Produkten|Produkts: Jedes wird einmal hergestellt und auf einen Platz seiner Form gelegt: Es verbessert den Bogen und ist Punkte wert.
    Rohstoff|Rohstoffe|Rohstoffen|Rohstoffs: Zuckerrohr, Kaffee, Brasilholz oder Baumwolle.
    Sonderware|Sonderwaren: Gold oder Wissen. Gold bezahlt jeden Rohstoff, Wissen alles.
    Monarch|Monarchen: Regiert dein Volk; seine Fähigkeit gilt das ganze Spiel.
    Renovieren|renoviert|renovierst: Ein Gebäude ohne Waren erzeugt sie neu oder wird auf die andere Seite gedreht.
    Runde|Runden: Ein Zug für jeden Spieler.
    Aufgabe|Aufgaben|Solo-Aufgabe|Solo-Aufgaben: Ziele, die du allein oder gegen einen Bot in einer festen Zahl von Runden erreichst.
    Standarte|Standarten: Ein Ziel einer Aufgabe am Kartenrand: ocker, solange es offen ist, grün, wenn erfüllt, rot, wenn unerreichbar.
    Aufbau: Wie Karten und Plättchen zu Beginn verteilt sind. Mit seinem Code können andere denselben spielen.
    Medaille|Medaillen: Bronze für jeden Sieg bei einer Aufgabe; Silber und Gold für Punkte und übrige Runden.
