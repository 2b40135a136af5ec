learn-goal-title = Das Ziel
learn-goal = ~Historia, nach dem Brettspiel von Marco Pranzo: Karten und Zahlen dieser Ausgabe sind unsere eigenen.~
    
    Jeder führt eine von sechs Zivilisationen durch zwölf Züge: drei Ären zu je vier. *Wer am Ende die meisten Siegpunkte hat, gewinnt*; bei Gleichstand entscheidet die höhere Summe aus Technologie und Militär.
    
    Punkte gibt es unterwegs, am Ende kommt nichts hinzu: für das Erkunden leerer Länder, für Länder, die du am Ende einer Ära allein hältst, für Regierungen, Wunder, Anführer, Raubzüge, Kriege und die letzten Stufen des Plans.
learn-turn-title = Ein Zug
learn-turn = Ein Zug dauert so viele Runden, bis jemand eine [revolution] Revolution macht.
    
    # Eine Runde
    - Alle wählen gleichzeitig und geheim Karten.
    - Haben alle gelegt, werden die Karten gemeinsam aufgedeckt.
    - Der Reihe nach führt jeder alle seine Karten aus, in beliebiger Folge; Revolution zuletzt.
    
    # Das Ende des Zuges
    Zuerst handeln die Civbots, dann folgen die Symbole des Kreises nacheinander: Würfel und Karten kommen zurück, Wunder sind wieder bereit, Regierungen zahlen, die Reihenfolge wird neu bestimmt (die wenigsten [vp] zuerst). Jeder vierte Zug beendet eine Ära: Anführer werden gewertet, und alle erhalten die [vp] der Länder, in denen sie allein sind.
learn-choosing-title = Wählen
learn-choosing = Du wählst eine Karte je Runde; ab Technologie 5 bis zu zwei, ab 13 bis zu drei. Berater zählen wie andere Karten.
    
    Klicke eine Karte an, um sie zu wählen. *Legen* macht es fest, ebenso ein zweiter Klick, wenn du nur eine wählen darfst; Esc legt sie zurück. Ihr Ziel kannst du schon dabei wählen: Klicke ein leuchtendes Land, Wunder oder einen Rivalen an, und die Karte wird von selbst ausgeführt, wenn sie es noch kann. Auch eine Karte mit nur einer nutzbaren Seite wird von selbst ausgeführt; nimm sie zurück, um selbst zu entscheiden. Bis alle gelegt haben, darfst du deine Wahl zurücknehmen. Während du auf eine Karte zeigst, zeigen Plan und Welt, was sie jetzt täte, und die Summe neben der Schaltfläche sagt, was sich änderte. Andere handeln vielleicht vor dir, es kann also anders kommen.
    
    Mehrere Leute an einem Bildschirm wählen nacheinander hinter dem Vorhang; niemand sieht je, wie viele Karten ein anderer gelegt hat.
learn-actions-title = Die zehn Aktionen
learn-actions = Jede Karte hat eine einfache Seite, die meisten auch eine erweiterte, die eine Technologiestufe öffnet. Eine Karte darfst du nutzen oder nicht; nur Revolution muss genutzt werden.
    
    # Stufen
    - [military] *Militär*, [technology] *Technologie*: Zahle einen Würfel, steige eine Stufe.
    
    # Wunder
    - [art] *Kunst*: Zahle einen Würfel, nimm ein Wunder aus der Auslage.
    - [tourism] *Tourismus*: [vp] für deine Wunder.
    
    # Würfel
    - [exploit] *Ausbeutung*: Hol Würfel aus der Ablage oder von der Karte zurück; einer von der Karte kostet die [vp] seines Landes.
    - [expansion] *Expansion*: ein Würfel in ein benachbartes Land; ein leeres gibt seine [vp].
    
    # Nachbarn
    - [trade] *Handel*: Ein Nachbar mit mehr Technologie erhält [vp], du erhältst eine Stufe.
    - [raid] *Raubzug*: ein Nachbar mit weniger Militär: [vp] und ein Würfel zurück.
    - [war] *Krieg*: ein geteiltes Land; mehr Militär gewinnt.
    
    # Das Ende des Zuges
    - [revolution] *Revolution*: Zwei Karten kommen zurück, und der Zug endet.
learn-queue-title = Die Schlange
learn-queue = Eine ausgeführte Karte kommt ans rechte Ende deiner Schlange. Alle sehen jede Schlange, und damit jede Hand.
    
    - Am Ende des Zuges kommen die *zwei ältesten* zurück: Sie stehen auf der goldenen Ablage.
    - Revolution nimmt die *neueste* zurück und eine deiner Wahl. Sie braucht drei Karten in der Schlange, wenn sie gewählt wird.
    - Wunder, Berater und Stufen nehmen andere zurück.
    
    Wann man den Zug beendet, ist das Herz des Spiels: früh, solange die Hände der anderen noch voller Pläne sind, oder spät, wenn deine es ist.
learn-power-title = Macht
learn-power = Neun [cube] je Zivilisation, an vier Orten: [reserve] Reserve (noch nicht im Spiel), [pool] Ablage, [supply] Vorrat (frei auszugeben) und die Karte. Was du zahlst, geht vom Vorrat in die Ablage; Zurückholen bringt es wieder.
    
    Am Ende jedes Zuges holst du für jedes Land, in dem du bist, einen Würfel zurück. Im zweiten und vierten Zug einer Ära kommt ein neuer ins Spiel.
learn-plan-title = Der Entwicklungsplan
learn-plan = Dein Marker steigt: Technologie nach rechts, Militär nach oben, je bis 16. *Nicht jeden Platz gibt es*: Vernachlässigst du eine Leiste, bleibst du auf der anderen stehen. Ein Schritt bringt sofort, was an seinem Rand steht.
    
    Die Zone, in der du stehst, ist deine *Regierung*: Sie zahlt an jedem Zugende. Zeig auf eine Kachel, um sie zu lesen. Auf einer vollen Leiste ist jede weitere Stufe 2 [vp] wert.
learn-war-title = Länder und Nachbarn
learn-war =
    # Länder
    Die Zahl auf einem Land sind seine [vp]. Wer einen Würfel in ein leeres Land setzt, erhält sie; am Ende einer Ära erhält jeder sie noch einmal für jedes Land, in dem er allein ist. Eine Zivilisation hat höchstens einen Würfel je Land und holt am Ende jedes Zuges einen für jedes Land zurück, in dem sie ist.
    
    # Nachbarn
    Länder, die an eines von dir grenzen, sind benachbart, ebenso, wer dort oder in einem deiner Länder einen Würfel hat. Ab Navigation (Technologie 8) sind dir alle Länder benachbart. Zwei Seewege queren den Pazifik: Sibirien nach Nordamerika, Ozeanien nach Südamerika.
    
    # Krieg
    Ein *Krieg* braucht ein Land, in dem ihr beide einen Würfel habt. Beide Militärs werden verglichen, samt der Wache von Wundern: Der Stärkere erhält 2 [vp] (erweitert 4), der Würfel des Schwächeren dort kommt in die Ablage. In einem Krieg zwischen Spielern bleibt der letzte Würfel auf der Karte; gegen oder durch einen Civbot nicht. Einmal gewertete Punkte bleiben.
learn-wonders-title = Wunder
learn-wonders = Ein Wunder hat keine eigenen Punkte: Es hat eine Wirkung. Geschieht dir einer seiner Auslöser, darfst du es drehen und seine Wirkung ausführen: Es leuchtet mit einer Glocke [bell]. Am Ende des Zuges ist es wieder bereit. Ein gerade gebautes Wunder ist nutzbar, sobald die Karte fertig ist, die es brachte.
    
    Manche haben eine Wirkung, die immer gilt. Alle zählen für Tourismus, Anführer und Mehrheiten.
learn-leaders-title = Anführer und Berater
learn-leaders =
    # Anführer
    Zu Beginn jeder Ära wandern Anführer um den Tisch: Behalte einen, gib die anderen weiter. Dein Anführer hat zwei Ziele; am Ende der Ära wird das bessere gewertet, das du erreichst, dann geht der Anführer.
    
    # Berater
    Von deinen fünf *Beratern* ist einer von Anfang an auf deiner Hand, und je einer wird bei Technologie 3, 7 und 13 gezogen. Sie werden wie Karten gespielt, sind stark und verlassen das Spiel.
learn-civbots-title = Civbots
learn-civbots = Ein Civbot ist eine Zivilisation ohne Spieler: Er hat Marker und Würfel, keine Karten, Wunder oder Anführer. Nach der letzten Runde eines Zuges deckt er Karten von dem Stapel auf, den alle Civbots teilen: [chieftain] Häuptling 2, [noble] Adliger 3, [king] König 4. Er führt die obere Hälfte aus, dann die untere.
    
    Er wählt nach Regeln: zuerst leere Länder, dann die Schwächerer, dann andere; die höchste Zahl. Du darfst mit ihm handeln, ihn überfallen und bekriegen. Civbots zählen nie für Mehrheiten.
    
    Spielst du *allein*, gewinnst du, wenn niemand mehr [vp] hat; Medaillen warten bei 90, 110 und 130.
learn-end-title = Das Ende
learn-end = Das Spiel endet nach dem zwölften Zug, wenn die letzten Anführer und Länder gewertet sind. Der Wertungsblock schlüsselt jede Summe nach Kategorien auf; ein Klick auf die Kurve zeigt den Tisch in diesem Moment.
learn-table-title = Am Tisch
learn-table =
    # Wählen
    Was leuchtet, kann gewählt werden; zeig auf etwas anderes, um zu sehen, warum nicht. Die Leiste über deinem Tableau sagt, was zu tun ist, ihre Haupttaste beendet oder bestätigt, was offen ist.
    - 1 bis 0 wählen eine Karte. Enter drückt die Haupttaste, Esc legt zurück, was du aufgenommen hast; Tab und die Pfeile bewegen den Fokus.
    - Die Leertaste nutzt das erste leuchtende Wunder oder treibt die Bots an.
    - G listet alle Karten, L öffnet das Protokoll; F1 zeigt neben dem Tisch die Regel zu dem, worauf du zeigst, und ? die Liste aller Tasten.
    - Rechtsklick, langes Zeigen oder E vergrößert eine Karte; ein Klick legt sie zurück.
    
    # Zurücknehmen
    Strg+Z geht einen Schritt zurück, bis zum letzten, bei dem etwas aufgedeckt wurde. Die graue Schaltfläche sagt, was dem entgegensteht.
    
    # Die Vergangenheit
    Jede Zeile des Protokolls führt zu ihrem Moment zurück. Der Regler fährt durch das ganze Spiel, die Pfeile gehen schrittweise; Ansehen verändert nichts, und solange kann nichts zurückgenommen werden.
