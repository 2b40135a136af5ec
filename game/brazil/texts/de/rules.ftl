# Die Seiten der Spielanleitung.
learn-goal-title = Das Ziel
learn-goal =
    Brasilien, 1500 bis 1889. Du führst ein Volk von der ersten Landung bis zur Eisenbahn: Du errichtest Gebäude, gründest Städte, sammelst Gemälde, stellst Produkte her, erkundest das Landesinnere und kämpfst, wo es dir nützt. Drei Ären folgen aufeinander, und Missionen bringen sie voran. Wer am Ende die meisten Siegpunkte [vp] hat, gewinnt.

    # Was Punkte bringt
    Aufgestellte Einheiten, Produkte, Gemälde, Missionen, Paläste, Erkundungsplättchen sowie die Gebäude und Städte unter deiner Kontrolle. Punkte kommen von allem, was dir gelingt: Den einen richtigen Weg gibt es nicht.

    # Wie ein Spiel beginnt
    - Jeder hat eine Farbe mit fünf Einheiten, fünf Palästen und sechs Produkten.
    - Erkundungsplättchen liegen verdeckt auf den unbekannten Feldern [eye]. Übrige Plättchen bleiben ungesehen in der Schachtel.
    - Du bekommst Missionen jeder Ära, behältst von jeder geheim eine und wählst einen Monarchen deiner Farbe, dessen Fähigkeit das ganze Spiel gilt.
    - Die Hauptstädte werden aufgedeckt. Ein zufällig bestimmter Spieler wählt zuerst, dann die anderen im Uhrzeigersinn: Du nimmst den Rohstoff, den deine Hauptstadt zeigt, und Palast I markiert sie. Wer die Hauptstadt des ersten Spielers nahm, beginnt.

learn-words-title = Wörter und Dinge
learn-words =
    # Waren
    Vier *Rohstoffe*: Zuckerrohr [sugarcane], Kaffee [coffee], Brasilholz [brazilwood] und Baumwolle [cotton]. Zwei *Sonderwaren*: Gold [gold] und Wissen [science]. Das Symbol [any] bedeutet einen beliebigen Rohstoff.
    - Dein *Vorrat* fasst fünf Waren, wenn kein Gemälde ihm mehr Platz gibt.
    - Deine *Produktion* liegt ohne Obergrenze auf den Plättchen, die sie erzeugt haben, und bezahlt von dort. In den Vorrat kommt sie nie.

    # Plättchen
    Gebäude, Städte und Hauptstädte sind Plättchen; was du gebaut hast, ist dein *Reich*. Eine Hauptstadt gilt als Stadt, aber nicht in Schlachten und nicht für Missionen, Paläste, Goldkarten und Punkte.
    - *Von dir gebaut*: Du hast es gelegt. Das ändert sich nie.
    - *Von dir kontrolliert*: Deine Einheiten stehen darauf oder, wenn keine gegnerische Einheit dort steht, du hast es gebaut.
    - *Gegnerisches Plättchen*: von jemand anderem gebaut, auch während du es hältst.
    Die Punkte [vp] auf einem Plättchen oder einer Einheit sind auch deren Kampfstärke [cs].

    # Gelände
    Ebene, Wald, Goldmine und Wasser. Ein Plättchen verändert das Land für immer: Sein Feld ist nicht mehr Ebene, Wald oder Goldmine. Ein Feld mit Erkundungsplättchen gilt als Ebene.

    # Karten
    - *Goldkarten* [hand_gold], drei, wenn kein Gemälde mehr erlaubt: Jede bezahlt wie [gold] oder gewährt, was sie sagt.
    - *Kampfkarten* [hand_combat], höchstens drei: Sie erhöhen die Stärke in der Schlacht.
    - *Missionen* [hand_mission]: deine geheimen Ziele.
    - *Gemälde*, in Rahmen dreier Orden, rot, rosa und blau: Sie hängen an deinem Tableau und wirken von diesem Moment an.

learn-turn-title = Der Zug
learn-turn =
    # 1. Aktion
    Lege deinen Aktionsmarker auf einen anderen Bogen als den, auf dem er liegt, und führe dann dessen Aktion aus. Der Marker muss weiter; auf die Aktion darfst du verzichten. Du nutzt also nie zweimal hintereinander denselben Bogen. Nur ein Marker, den du gerade zu Beginn einer Ära bekommen hast, darf überallhin.

    # 2. Bewegung
    Du hast eine *freie Bewegung* und die *Zusatzbewegung* des Bogens. Beide sind freiwillig, in beliebiger Reihenfolge, mit beliebigen deiner Einheiten auf der Karte. Liegt unter dem Bogen dieses Zuges ein umgedrehter Marker einer früheren Ära, hast du auch dessen Bonus, einmal:
    - Ära I: Sieh ein unerforschtes Plättchen an. Nur du erfährst, was es ist.
    - Ära II: Ziehe eine Kampfkarte.

    # 3. Ende des Zuges
    Der nächste Spieler im Uhrzeigersinn ist am Zug.

    # Jederzeit in deinem Zug
    Außer mitten in einer Bezahlung, einer Schlacht oder einer anderen Wahl darfst du eine Mission verkünden, eine Goldkarte ihrer Wirkung wegen spielen oder ein Gemälde nutzen, dessen Effekt du auslöst. Eine Mission, die du verkündest, bevor der Marker weiterzieht, bringt die neue Ära sofort: Deren Gebäude darfst du in genau diesem Zug schon bauen.

learn-arches-title = Die sieben Bögen
learn-arches =
    Die meisten Bögen haben einen Platz: Ein Produkt seiner Form, hergestellt mit Herstellen, verbessert den Bogen für den Rest des Spiels.

    # Aufstellen
    Bezahle eine deiner Einheiten und stelle sie in deine Hauptstadt oder in eine Stadt, die du gebaut hast und kontrollierst. Eine besiegte Einheit kehrt kostenlos zurück. Ziehe dann [hand_combat], auch wenn du nichts aufgestellt hast; die gerade gezogene Karte kann dieses Aufstellen nicht bezahlen.
    - Verbesserung: eine Einheit mehr, eine Karte mehr.
    - Bewegung: eine Einheit, die nicht auf Wasser steht, in deine Hauptstadt oder eine solche Stadt, über jede Entfernung.

    # Gemälde
    Bezahle eines der sechs ausliegenden Gemälde. Ein neues ersetzt es, wenn die Aktion vorbei ist.
    - Verbesserung: Ein Gemälde für [gold] kostet [any], eines für [any] nichts.
    - Bewegung: in einen benachbarten Wald.

    # Bauen
    Ein Gebäude oder eine Stadt, dieser oder einer früheren Ära.
    - Ein *Gebäude* kommt auf passendes Gelände, neben ein Plättchen deines Reichs, ohne gegnerisches Plättchen daneben und ohne gegnerische Einheit darauf. Kirche und Akademie dürfen auch ein Gebäude der Ära I oder II ersetzen, das du gebaut hast und kontrollierst.
    - Eine *Stadt* kommt auf das Feld deines Monarchen, auf jedes Gelände, ohne gegnerisches Plättchen daneben. Sie muss dein Reich nicht berühren, und auch sie darf eines deiner Gebäude der Ära I oder II ersetzen.
    - Ein Gebäude erzeugt seine Waren sofort. Was es ersetzt, ist samt seinen Waren aus dem Spiel. Ein Plättchen mit Palast bleibt.
    - Wer auf unerforschtem Land baut, entfernt dessen Plättchen ungesehen. Eine offene Expedition muss zuerst besiegt werden.
    - Verbesserung: Die Sorten der Rohstoffe sind egal, nur ihre Zahl gilt. Gold und Wissen bleiben wie gedruckt.
    - Bewegung: auf ein benachbartes Gebäude oder eine Stadt, die du gebaut hast oder kontrollierst.

    # Renovieren
    Zahle [any] für ein Gebäude, das du gebaut hast und kontrollierst und auf dem *keine Waren mehr* liegen. Entweder erzeugt es seine Waren neu, oder du drehst es um und es erzeugt die der anderen Seite, gleich auf welchem Gelände. Ein Gebäude mit Palast wird nicht umgedreht. Städte und Hauptstädte werden nie renoviert.
    - Verbesserung: kostenlos.
    - Bewegung: auf ein benachbartes Feld am Kartenrand oder aufs Wasser und herunter.

    # Herstellen
    Bezahle eines deiner sechs Produkte und lege es auf einen freien Platz seiner Form: Dieser Bogen ist verbessert.
    - Verbesserung: ein Rohstoff weniger.
    - Bewegung: in eine benachbarte Goldmine.

    # Hafen
    Nimm einen Rohstoff deiner Wahl. Verbesserung: Ziehe zusätzlich [hand_gold].

    # Handeln
    So viele Tausche, wie du willst, mit genau diesen Waren, ohne Ersatz.
    - Ein Rohstoff: [any] → [gold]
    - Zwei, jeder Kaffee oder Baumwolle: [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Vier Rohstoffe: [any][any][any][any] → [science][gold][hand_gold]
    - Zwei Kampfkarten: [hand_combat][hand_combat] → [gold][hand_gold]

    # Hafen und Handeln
    Sie haben keine Zusatzbewegung. Stattdessen hast du, solange dein Marker dort liegt, in jeder Schlacht deiner Einheiten [cs]+1 im Angriff und [cs]+2 in der Verteidigung.

learn-paying-title = Bezahlen
learn-paying =
    Jede Ware der Kosten wird mit genau einer Ware bezahlt:
    - aus deinem Vorrat,
    - von einem Plättchen, das du kontrollierst, auch einem eroberten,
    - oder mit einer Goldkarte, als [gold].

    Gold steht für jeden Rohstoff. Wissen steht für jeden Rohstoff oder für Gold. Nie umgekehrt. Überzahlen und Wechselgeld gibt es nicht. Manche Monarchen und Gemälde lassen dich auf andere Weise bezahlen.

    Das Spiel schlägt eine Bezahlung vor, die dir die meisten Möglichkeiten lässt: Nimm sie an oder klicke eine andere leuchtende Quelle an. Was eine Aktion dir gerade gegeben hat, kann nicht für dieselbe Aktion bezahlen.

    # Grenzen
    Nimm oder ziehe zuerst, dann wirf nach deiner Wahl ab, was zu viel ist: fünf Waren im Vorrat, drei Goldkarten, drei Kampfkarten, oder mehr, wo ein Gemälde es sagt. Waren auf Plättchen zählen nicht. Der allgemeine Vorrat geht nie aus; ein leerer Stapel wird aus seinem Ablagestapel neu gemischt.

learn-movement-title = Bewegung und Erkundung
learn-movement =
    Eine Bewegung führt eine Einheit auf ein benachbartes Feld. Beliebig viele deiner Einheiten dürfen auf einem Feld stehen.
    - Ein *Dragoner* nimmt beliebig viele deiner Einheiten von seinem Feld mit.
    - *Kanone* und *Grenadier* dürfen mit der freien Bewegung ein benachbartes Feld angreifen, statt zu ziehen.
    - Nur die freie Bewegung oder die von Renovieren führt aufs *Wasser* und herunter.
    - Niemand betritt die Hauptstadt eines anderen.

    # Erkundung
    Die erste Einheit, die ein unerforschtes Feld betritt, deckt dessen Plättchen auf:
    - *Unbekannte Art*: Behalte sie. Eine, zwei oder drei davon sind [vp]1, 3 oder 5 wert.
    - *Maniok*: Du erhältst [any] deiner Wahl.
    - *Quilombo*: Ziehe eine Mission einer Ära deiner Wahl. Sie kommt auf deine Hand.
    - *Minas Gerais*: Wer hier baut, erhält [gold].
    - *Kultur*: Wer hier baut, behält das Plättchen, es ist [vp]2 wert.
    - *Flussbecken*: Jedes Gebäude daneben erzeugt einen Rohstoff seiner Sorte mehr, sofort und sooft es wieder Waren erzeugt. Gebäude, die nur Gold und Wissen erzeugen, bekommen nichts.
    - *Expedition*: Sie wartet darauf, besiegt zu werden.

    # Expeditionen
    Wenn eine Einheit das Feld betritt, oder später mit der freien Bewegung einer Einheit dort, darfst du sie bekämpfen. Zähle die Stärke aller deiner Einheiten auf dem Feld, Gemälde, den Bonus von Hafen oder Handeln und bis zu drei Kampfkarten zusammen. Erreichst oder übertriffst du ihre Stärke, bekommst du ihren Ertrag und behältst das Plättchen für seine Punkte. Wenn nicht, verlierst du nur die gespielten Karten.

learn-combat-title = Schlacht
learn-combat =
    Eine Schlacht beginnt, wenn eine Einheit ein Feld mit gegnerischer Einheit, gegnerischem Gebäude oder gegnerischer Stadt betritt, oder wenn eine Kanone oder ein Grenadier ein solches Nachbarfeld angreift. Hauptstädte werden nie angegriffen.

    # Wer kämpft
    Wer Einheiten auf dem Feld hat, verteidigt es; ohne Einheiten, wer das Plättchen gebaut hat.
    - *Angriff*: die eingerückten Einheiten. Beim Angriff vom Nachbarfeld: alle deine Einheiten auf dem feuernden Feld, und sein Plättchen, wenn du es gebaut hast.
    - *Verteidigung*: alle Einheiten auf dem Feld, und das Plättchen, wenn der Verteidiger es gebaut hat. Ein Plättchen, das jemand hält, der es nicht gebaut hat, hilft niemandem.

    # Wie es abläuft
    Der Angreifer spielt bis zu drei Kampfkarten verdeckt, dann der Verteidiger. Alle werden aufgedeckt, und ihre Effekte treten ein, zuerst die des Angreifers. Die höhere Summe gewinnt; *bei Gleichstand gewinnt die Verteidigung*. Alle gespielten Karten werden abgelegt.

    # Was folgt
    - Die Einheiten des Verlierers auf diesem Feld gehen in seinen Vorrat zurück und können kostenlos wieder aufgestellt werden. Scheitert ein Angriff vom Nachbarfeld, sind das die Einheiten des feuernden Feldes.
    - Der Sieger behält immer mindestens eine Einheit.
    - Wer eingerückt ist und gewonnen hat, bleibt und *erobert* das Plättchen: Seine Waren bezahlen für ihn, es zählt für seine Missionen, und am Ende bekommt er seine Punkte. Er darf es weder renovieren noch daneben bauen.
    - Ein Angriff vom Nachbarfeld erobert nichts.
    - Geht die letzte gegnerische Einheit, bekommt der Erbauer das Plättchen zurück. Paläste bleiben immer beim Erbauer.

learn-missions-title = Missionen, Ären, Paläste
learn-missions =
    # Eine Mission verkünden
    Jederzeit in deinem Zug darfst du eine Mission dieser oder einer früheren Ära aufdecken, wenn in diesem Moment alle ihre Ziele erfüllt sind. Du bekommst ihre Punkte und darfst einen *Palast* legen.

    # Die Ära wechselt
    War es eine Mission der laufenden Ära, beginnt für alle die nächste. Angefangen bei dem, der sie verkündet hat, legt jeder seinen alten Aktionsmarker verdeckt unter einen Bogen, der noch keinen hat; dort gilt von nun an sein Bonus. Dann nimmt er den Marker der neuen Ära. Der Bogen dieses Zuges gibt noch seine Zusatzbewegung.

    # Paläste
    Ein Palast kommt auf ein Plättchen, das du gebaut hast und kontrollierst, das seine Bedingung erfüllt und noch keinen Palast trägt. Seinen Bonus bekommst du sofort; seine Punkte zählen am Ende. Ohne passendes Plättchen verfällt er.
    - *Zuckerrohr*: ein Gebäude der Ära I. Du erhältst [sugarcane] und stellst kostenlos [product_dye] oder [product_sugar] her. [vp]3
    - *Gold*: eine Stadt oder ein Gebäude der Ära I oder II. Du erhältst [hand_gold]. [vp]2 und [vp]1 je Goldgießerei
    - *Baumwolle*: eine Plantage. Du erhältst [cotton]. [vp]1 und [vp]2 je Plantage
    - *Kaffee*: eine Farm. [vp]1 und [vp]1 je Produkt
    - *Kautschuk*: eine Stadt. Du erhältst [hand_combat]. [vp]1 und [vp]1 je jemals aufgestellter Einheit
    Gießereien und Plantagen zählen, wenn du sie gebaut hast und noch kontrollierst.

    # Missionen der Ära III
    Jedes ihrer Ziele zählt am Ende für sich, ob die Karte aufgedeckt wurde oder nicht. Aufdecken darf man sie nur, wenn alle drei erfüllt sind, und dann endet das Spiel mit dieser Runde: Den letzten Zug hat, wer vor dem ersten Spieler sitzt. Andere dürfen ihre noch aufdecken, für einen Palast.

learn-scoring-title = Ende und Wertung
learn-scoring =
    Das Spiel endet mit der Runde, in der eine Mission der Ära III verkündet wurde, oder nach Runde 60. Dann zählen:
    - aufgestellte Einheiten, auf der Karte oder besiegt;
    - Produkte;
    - Gemälde, und was sie am Ende bringen;
    - Missionen: von den Ären I und II die aufgedeckten, von Ära III jedes erfüllte Ziel;
    - Goldkarten auf der Hand, deren Bedingung erfüllt ist;
    - Erkundungsplättchen: Arten, Kulturen, besiegte Expeditionen;
    - Paläste II bis VI;
    - Gebäude und Städte unter deiner Kontrolle, auch eroberte;
    - der Bonus deines Monarchen.

    Bei Gleichstand gewinnt, wer auf kontrollierten Plättchen das meiste Wissen hat. Ist auch das gleich, wird der Sieg geteilt.

    # Monarchen
    Jede Farbe hat ihre eigenen: Grün vier, die anderen je zwei. Wo ein Monarch deine ersten drei Plättchen einer Art begünstigt, zählen gebaute und durch Umdrehen entstandene gleich, und das Zeichen bleibt, solange das Plättchen von dieser Art ist. Die genannten Waren sind alles, was das Plättchen erzeugt; was Gemälde hinzugeben, kommt dazu.

learn-solo-title = Allein
learn-solo =
    Du spielst Grün mit einem grünen Monarchen gegen die Niederländer in Orange. Beide Hauptstädte und die fünf niederländischen Einheiten stehen, wo die Karte sie zeigt. Sonst ist alles wie üblich.

    Die Niederländer ziehen nie und greifen nie an. Sie verteidigen mit den Einheiten auf dem Feld und je Einheit einer Kampfkarte vom Stapel. Auf den Stufen Veteran und Generalgouverneur haben sie in jeder Schlacht eine Karte mehr. Ihre Hauptstadt hat keine eigene Stärke und darf angegriffen und betreten werden.

    # Wie du gewinnst
    Vor dem Ende der Runde 20 muss alles drei zugleich gelten, ohne laufende Schlacht:
    - Ära III ist erreicht, durch Aufdecken von Missionen der Ären I und II;
    - alle fünf deiner Einheiten sind auf der Karte;
    - eine deiner Einheiten steht auf der niederländischen Hauptstadt.

    Dann sind deine Punkte und die übrigen Runden das Ergebnis, das es zu schlagen gilt. Eine Mission der Ära III ist nicht nötig, und sie aufzudecken beendet die Aufgabe nicht.

    # Andere Aufgaben
    Es gibt dreizehn, von einer Denkaufgabe von zehn Minuten bis zu einem ganzen Abend, jede mit eigener Karte, eigenen Runden und Zielen. Manche haben Wachen, die nur verteidigen, wie es die Niederländer tun; in manchen spielt ein Bot gegen dich; in manchen bist du mit dem Land allein. Alle Ziele müssen zugleich erfüllt sein, und ein erfülltes Ziel kann wieder verloren gehen. Eines mit Rundenangabe muss erfüllt sein, wenn diese Runde endet.

    # Am Tisch
    Die Leiste zeigt die Runden: die vergangenen, die laufende in rotem Wachs, die übrigen. Jedes Ziel hängt als Standarte am Kartenrand, grün, solange es erfüllt ist; zeig darauf, um zu sehen, was helfen würde. Sie wird rot, sobald bewiesen ist, dass es nicht mehr erfüllt werden kann, mit dem Grund. Die Ringe sind Siege von 100, gezählt über jede Karte, die du nicht gesehen hast, mit den besten deiner eigenen.

    # Stufen, Medaillen, Aufbauten
    Rekrut gibt mehr Runden oder verlangt weniger; Veteran und Generalgouverneur geben weniger oder lassen die Wachen mehr ziehen. Jeder Sieg ist Bronze wert, Punkte und übrige Runden bringen Silber und Gold. Der Aufbau des Tages ist für alle gleich; mit der Zeile, die du am Ende kopierst, können Freunde deinen spielen.

learn-table-title = Am Tisch
learn-table =
    # Wählen
    Was leuchtet, kann gewählt werden. Zeig auf etwas anderes, um zu sehen, warum nicht, und was es erlauben würde. Die Leiste über der Karte sagt, was zu tun ist; ihre Haupttaste beendet oder bestätigt, was offen ist.
    - Enter drückt die Haupttaste, Esc legt zurück, was du aufgenommen hast.
    - 1 bis 7 wählen einen Bogen; Tab und die Pfeile bewegen den Fokus.
    - Das Mausrad zoomt die Karte; ziehe sie oder nutze die Pfeile; Pos1 zeigt sie ganz.
    - G öffnet die angebotenen Gemälde und Städte, L das Protokoll; F1 zeigt neben dem Tisch die Regel zu dem, worauf du zeigst, und ? die Liste aller Tasten.
    - Rechtsklick, langes Zeigen oder E vergrößert eine Karte oder ein Plättchen; ein Klick legt es zurück.

    # Zurücknehmen
    Strg+Z geht einen Schritt zurück, bis zum letzten, bei dem etwas aufgedeckt wurde: eine gezogene Karte, ein aufgedecktes Plättchen, die Antwort eines Gegners. Die graue Schaltfläche sagt, was dem entgegensteht.

    # Mehrere Leute, ein Bildschirm
    Ein Vorhang nennt, wer als Nächstes vor den Bildschirm kommt. Was du nicht sehen darfst, wird gar nicht erst gezeichnet. In einer Schlacht geht der Bildschirm an den Verteidiger und zurück.

    # Bots
    Die Leertaste treibt sie an. Ihr Tempo steht in den Einstellungen, ebenso die Größe von allem.

    # Die Vergangenheit
    Jede Zeile des Protokolls führt zu ihrem Moment zurück. Der Regler unter der Karte fährt durch das ganze Spiel, die Pfeile gehen schrittweise; Ansehen verändert nichts, und solange kann nichts zurückgenommen werden.

learn-rulings-title = Regelklärungen
