# Die Seiten der Spielanleitung.
learn-goal-title = Das Ziel
learn-goal =
    Zwei Mächte, Frankreich [france] und Britannien [britain], 1697 bis 1789. Beide teilen einen Punktestand: Er beginnt bei 15, Frankreich treibt ihn nach oben, Britannien nach unten.

    # Wie das Spiel endet
    - Bei einer Siegprüfung nach einem Zug oder Krieg gewinnt ein Stand von 30 oder mehr für Frankreich, von 0 oder weniger für Britannien.
    - *Gesamtsieg*: Eine Seite, die alle vier Prämien und jede Nachfrage eines Zuges bekommt, gewinnt sofort.
    - *Krieg*: Eine Seite, die jeden Schauplatz eines Krieges in seiner obersten Zeile gewinnt, gewinnt sofort.
    - Nach sechs Zügen kommt die Schlusswertung: Frankreich gewinnt bei 16 oder mehr, Britannien bei 14 oder weniger. Bei 15 gewinnt die Seite mit mehr freiem Kredit; ist er gleich, Britannien.

    # Der Verlauf
    Sechs Friedenszüge, vier Kriege: der Spanische Erbfolgekrieg nach Zug 1, der Österreichische nach Zug 3, der Siebenjährige Krieg nach Zug 4, der Amerikanische Unabhängigkeitskrieg nach Zug 5. Zwei Züge bilden eine Ära.
learn-words-title = Wörter und Zeichen
learn-words =
    # Felder
    - [political] *Politisch*: mit Diplomatiepunkten umgeflaggt. [prestige] Prestige, [alliance] Bündnis (Stärke in Kriegen), [local] Lokales Bündnis (speist einen Vorteil).
    - [market] *Markt*: mit Wirtschaftspunkten umgeflaggt, braucht eine Verbindung. Alle außer einem tragen eine Handelsware.
    - [territory] *Territorium*: wechselt nur in Kriegen den Besitzer.
    - [fort] *Fort*: mit Militärpunkten gebaut, repariert, besetzt. [naval] *Seefeld*: von einem Geschwader gehalten.

    # Handlungen
    - *Flagge setzen*: deine Flagge auf ein leeres Feld. *Entflaggen*: eine gegnerische Flagge entfernen. *Umflaggen*: eines von beiden. Um ein gegnerisches Feld zu übernehmen, flaggst du es zweimal um.
    - *Geschützt*: ein Markt neben einem Geschwader oder unbeschädigten Fort seiner Seite.
    - *Isoliert*: ein Markt, von dem keine Kette von Märkten seiner Seite zu einem Territorium, Fort oder Seefeld seiner Seite führt. Geprüft wird zu Rundenbeginn.
    - [conflict] *Konfliktmarker*: Das Feld kostet 1, darf mit einer Nebenaktion entflaggt werden und zählt nicht.

    # Mittel
    - *Schulden* bis zu einer Grenze, *Vertragspunkte*, von denen du bis zu 4 von Zug zu Zug behältst: Beide gleichen fehlende Punkte aus. *Freier Kredit* ist die Grenze minus die Schulden; viele Ereignisse fragen, wer mehr hat.
    - [advantage] *Vorteil*: dein, solange du jedes dafür nötige Feld hältst.
learn-turn-title = Ein Friedenszug
learn-turn =
    1. In den Zügen 3 und 5 kommen neue Ereignisse, und beide Schuldengrenzen steigen um 4.
    2. Vier Prämien werden gezeigt, eine je Region; drei Handelswaren sind nachgefragt.
    3. Vorteile und Fähigkeiten werden erneuert. Neun Investitionsplättchen werden gezeigt.
    4. Jede Seite zieht drei Ereignisse und behält dann drei Karten auf der Hand.
    5. Im ersten Zug einer Ära wählt jede Seite zwei Ministerien, verdeckt; im zweiten darf sie noch verdeckte tauschen.
    6. Die zurückliegende Seite hat die Initiative: Sie wählt, wer beginnt.
    7. Je vier Runden, abwechselnd.
    8. Der Zug wird gewertet, dann folgt vielleicht ein Krieg.
learn-round-title = Eine Runde
learn-round =
    # Nimm ein Plättchen
    Du musst eines der Investitionsplättchen nehmen. Seine große Zahl ist die *Hauptaktion*, die kleine die *Nebenaktion*.
    - *Passen* direkt danach: Deine Schulden sinken um bis zu 2, die Runde endet.
    - Mit dem Symbol [event] darfst du ein Ereignis spielen, vor allem anderen. Hat es eine Art, muss sie die der Hauptaktion sein.
    - Mit dem Symbol [upgrade] hast du eine Aufrüstung.

    # Haupt und Neben
    - Eine *Hauptaktion* ist eine Reihe von Käufen einer Art. Die Nebenaktion, die Aufrüstung oder eine andere Art zu beginnen schließt sie.
    - Eine *Nebenaktion* ist ein einzelner Kauf. Sie entfernt keine Flagge und kein Geschwader, außer wo ein Konfliktmarker liegt.
    - Punkte eines Ereignisses wirken wie eine Hauptaktion ihrer Art.
    - Wirtschaftspunkte, in derselben Runde in einer weiteren Region ausgegeben, kosten beim ersten Kauf dort 1 mehr; ebenso Diplomatiepunkte.

    # Aufrüstung
    Nenne einen Schauplatz des nächsten Krieges, ziehe ein Basis-Kriegsplättchen, behalte dort eines der beiden; das andere geht in den Vorrat zurück oder aus dem Spiel. In Zug 6 gibt sie stattdessen 1 Vertragspunkt.
learn-buying-title = Kaufen
learn-buying =
    # Wirtschaft [economic]
    Flagge einen *Markt* um. Er muss mit einem Territorium, Fort oder Seefeld verbunden sein, das du jetzt hältst, oder mit einem deiner Märkte ohne Konfliktmarker, der zu Rundenbeginn nicht isoliert war und in der Runde nicht den Besitzer gewechselt hat.
    - Der Preis ist die gedruckte Zahl, oder 1, wenn der Markt isoliert ist oder unter einem Konfliktmarker liegt; abzüglich Nachlässen; 1 mehr, wenn er dem Gegner gehört und geschützt ist; 1 mehr für eine weitere Region; mindestens 1.

    # Diplomatie [diplomatic]
    Flagge ein *politisches Feld* um: gedruckte Zahl, oder 1 unter einem Konfliktmarker, mit denselben Zuschlägen außer dem Schutz; eine Verbindung ist nicht nötig. Oder ziehe für 3 ein Ereignis.

    # Wer bezahlt
    Zuerst bezahlen Punkte, die am engsten begrenzten vor den anderen. Schulden und Vertragspunkte gleichen aus, was fehlt, in der Mischung, die du wählst.

    # Vorteile [advantage]
    Erschöpfe einen, um zu tun, was er sagt: zwei je Runde, einer je Region, nicht in der Runde, in der er gewonnen wurde, und danach kein Ereignis. Ein Konfliktmarker auf einem nötigen Feld blockiert ihn.
learn-military-title = Militär
learn-military =
    # Kriegsplättchen und Marker
    - *Bonus-Kriegsplättchen*: 2, höchstens zwei je Runde. Ziehe eines, sieh es an, lege es verdeckt auf einen Schauplatz des nächsten Krieges; höchstens zwei deiner je Schauplatz.
    - *Konfliktmarker entfernen*: 2, auf einem geschützten Markt 1; 1 mehr bei einem +1-Marker.
    - In Zug 6: 2 Militärpunkte für 1 Wirtschafts- oder Diplomatiepunkt.

    # Forts
    - *Fort bauen*: gedruckte Zahl. Daneben musst du seit Rundenbeginn einen Markt, ein Seefeld oder ein Territorium halten.
    - *Reparieren* deines beschädigten Forts: 1 weniger. *Besetzen* eines beschädigten gegnerischen: 1 mehr, in einer Hauptaktion, mit einem Markt oder Geschwader daneben.

    # Geschwader
    - *Geschwader bauen*: 4. Es kommt in den Heimathafen.
    - *Geschwader entsenden*: 1 auf ein leeres Seefeld. Wo ein gegnerisches Geschwader ist, 2 von der Karte oder 3 aus dem Heimathafen, in einer Hauptaktion; jenes kehrt in seinen Heimathafen zurück.
learn-cards-title = Ereignisse und Ministerien
learn-cards =
    # Ereignisse
    Jedes hat eine Hälfte für jede Seite oder eine für beide. Zuerst wird die *Bonusbedingung* geprüft: ein Stichwort auf einem aufgedeckten Ministerium oder eine andere Bedingung. Ein Stichwort auf einem verdeckten Ministerium gibt den Bonus, wenn du die Karte jetzt aufdeckst. Was getan werden kann, muss getan werden. Die Karte verlässt das Spiel.

    # Ministerien
    Du hast zwei, verdeckt, bis du sie nutzt oder aufdeckst. Passive Fähigkeiten wirken nur aufgedeckt, und Stichwörter zählen in Kriegen nur aufgedeckt. Genutzte Fähigkeiten sind im nächsten Zug wieder bereit.
learn-wars-title = Kriege
learn-wars =
    Die Schauplätze werden nacheinander ausgefochten.
    1. Alle Kriegsplättchen dort werden aufgedeckt.
    2. *Effekte*: zuerst die der Seite, die ihrem automatischen Sieg näher ist, dann die der anderen. Schulden für den Gegner, ein Fort beschädigt oder ein Geschwader heimgeschickt, eine Flagge entfernt. Jeden darf man übergehen.
    3. *Stärke*: Plättchen, beflaggte Bündnisfelder der genannten Länder, Geschwader, unbeschädigte Forts, Stichwörter, Konfliktmarker auf gegnerischen Flaggen, wie der Schauplatz es sagt.
    4. Die Differenz ist der Vorsprung. Seine Zeile gibt dem Sieger Punkte und Eroberungspunkte, dem Verlierer Vertragspunkte. Gleichstand gibt nichts.

    # Eroberungspunkte
    Je 1 für ein Fort, einen Markt oder ein Seefeld des Schauplatzes; ein Seefeld braucht ein Geschwader aus dem Heimathafen oder vom Schauplatz. Ein Territorium kostet seine Zahl; führen Eroberungslinien dorthin, musst du am anderen Ende einer davon ein Fort, Seefeld oder Territorium halten.
    - Der Besitzer darf sich *weigern*, ein Territorium abzutreten, zweimal je Krieg: Der Sieger bekommt 3, dann 5.
    - Die Vereinigten Staaten: Nach der amerikanischen Unabhängigkeit dürfen Flaggen der USA beiden Seiten Territorien nehmen, für immer.
learn-scoring-title = Wertung
learn-scoring =
    # Jeder Zug
    - *Prämien*: mehr Felder in einer Region, um den Vorsprung auf dem Plättchen.
    - *Prestige*: 2 für mehr Prestigefelder.
    - *Weltnachfrage*: der Lohn der Ära für mehr Märkte jeder nachgefragten Handelsware.
    Gleichstand gibt nichts. Felder unter Konfliktmarkern zählen nicht, beschädigte Forts schon.

    # Am Ende
    - 2 für mehr Prestigefelder, 1 für je volle 2 mehr freien Kredit (höchstens 4), 1 für jede der sechs Handelswaren mit mehr Märkten.
    - 2 für jedes Territorium, das zu Beginn der Gegner hielt.
learn-table-title = Der Tisch
learn-table =
    # Zeigen
    - Klicke auf ein Plättchen, dann Enter. Zeig auf ein Feld: Die Leiste zeigt seinen Preis, Teil für Teil. Klicke darauf und wähle, was dort geschehen soll.
    - Klicke auf ein eigenes Geschwader oder den Heimathafen, dann auf die See. Klicke auf einen Vorteil, dann auf sein Ziel.
    - Zeig auf einen dunklen Ort, um zu sehen, warum. *Endete der Zug jetzt* zeigt, was ein Kauf ändern würde, bevor du bezahlst.
    - Ein Rechtsklick auf eine Karte zeigt sie ganz. Klicke auf ein Ministerium, um seine Fähigkeiten zu sehen.

    # Tasten
    - 1–4 oder ein Doppelklick füllen die Ansicht mit einer Region, Pos1 zeigt die ganze Karte.
    - W nächster Krieg, C Karten, T Plättchen, L Protokoll, X andere Aktion oder Bezahlung, P passen.
    - Enter drückt die Haupttaste, Esc bricht ab, was du aufgenommen hast, Tab und die Pfeile bewegen den Fokus. F1 zeigt neben dem Tisch die Regel zu dem, worauf du zeigst, ? die Liste aller Tasten.

    # Zurücknehmen und die Vergangenheit
    Strg+Z geht einen Schritt zurück, bis zum letzten, bei dem etwas aufgedeckt wurde; die graue Schaltfläche sagt, was dem entgegensteht. Jede Zeile des Protokolls führt zu ihrem Moment zurück. Der Regler fährt durch das ganze Spiel, die Pfeile gehen schrittweise; Ansehen verändert nichts.

    # Geheimnisse
    Zwischen zwei Menschen fällt vor jeder Runde ein Vorhang. Hände, verdeckte Ministerien und Kriegsplättchen werden der anderen Seite nie gezeigt.
learn-rulings-title = Regelklärungen
learn-rulings =
    Wo die gedruckten Regeln schweigen oder sich auf zwei Arten lesen lassen, entscheidet das Spiel so.
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
