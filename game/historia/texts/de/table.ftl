# Das Spiel
game-title = Historia
game-about = Zwölftausend Jahre in zwölf Zügen: Wähle im Geheimen, deckt gemeinsam auf und lass deine Zivilisation aufsteigen. Nach dem Brettspiel von Marco Pranzo; Karten und Zahlen dieser Ausgabe sind unsere eigenen.
game-facts = 1 bis 6 Spieler, Civbots, 60 bis 120 Minuten
own-numbers = Historia, nach dem Brettspiel von Marco Pranzo: Karten und Zahlen dieser Ausgabe sind unsere eigenen.
vp-word = { $n ->
        [one] Punkt
       *[other] Punkte
    }

# Tische
table-alone_elder = Allein: Ältester
table-alone_elder-text = Eine Zivilisation gegen fünf Häuptlinge.
table-alone_sage = Allein: Weiser
table-alone_sage-text = Eine Zivilisation gegen fünf Adlige.
table-alone_immortal = Allein: Unsterblicher
table-alone_immortal-text = Eine Zivilisation gegen fünf Könige.
table-lesson = Das erste Spiel
table-lesson-text = Eine Zivilisation und drei sanfte Civbots: ein guter Anfang.
table-two_filled = Zwei und vier Civbots
table-two_filled-text = Zwei Spieler auf einer vollen Welt.
table-two = Zwei allein
table-two-text = Zwei Spieler und viel leeres Land.
table-three_filled = Drei und drei Civbots
table-three_filled-text = Drei Spieler auf einer vollen Welt.
table-three = Drei allein
table-three-text = Drei Spieler, keine Civbots.
table-four_filled = Vier und zwei Civbots
table-four_filled-text = Vier Spieler auf einer vollen Welt.
table-four = Vier allein
table-four-text = Vier Spieler, keine Civbots.
table-five_filled = Fünf und ein Civbot
table-five_filled-text = Fünf Spieler auf einer vollen Welt.
table-five = Fünf allein
table-five-text = Fünf Spieler, keine Civbots.
table-six = Alle sechs
table-six-text = Alle sechs Zivilisationen werden gespielt.
save-turn = Ära { $era }, Zug { $turn }

# Die Seite Neues Spiel
table-kind-alone = Allein
table-kind-alone-text = du gegen Zivilisationen, die nach Karten spielen
table-kind-civbots = Gemeinsam, mit Civbots
table-kind-civbots-text = alle sechs Zivilisationen: eine volle Welt
table-kind-people = Nur Spieler
table-kind-people-text = Menschen und Bots; je weniger, desto mehr leeres Land
table-short-lesson = Das erste Spiel
table-short-alone_elder = Ältester
table-short-alone_sage = Weiser
table-short-alone_immortal = Unsterblicher
table-count-2 = Zwei
table-count-3 = Drei
table-count-4 = Vier
table-count-5 = Fünf
table-count-6 = Sechs
table-note-lesson = 3 Civbots, sanft
table-note-alone_elder = 5 Häuptlinge: leicht
table-note-alone_sage = 5 Adlige: mittel
table-note-alone_immortal = 5 Könige: stark
table-note-two_filled = und 4 Civbots
table-note-three_filled = und 3 Civbots
table-note-four_filled = und 2 Civbots
table-note-five_filled = und 1 Civbot
table-note-two = viel leeres Land
table-note-three = keine Civbots
table-note-four = keine Civbots
table-note-five = keine Civbots
table-note-six = eine volle Welt
table-own = Dein eigener Tisch
table-own-text = { $n ->
        [0] keine Civbots
        [one] und 1 Civbot
       *[other] und { $n } Civbots
    }
table-own-note = Keiner der Tische hat diese Civbots: Gespielt wird deine eigene Zusammenstellung.
table-marks = Ein Zeichen je Zivilisation:
table-mark-player = ein Spieler
table-mark-civbot = ein Civbot
table-mark-nobody = niemand
table-seat-you = Du
table-seat-person = Mensch
table-seat-elsewhere = Anderswo
table-elsewhere = { $n ->
    [one] ein Mensch anderswo
   *[other] { $n } Menschen anderswo
}
table-more = mehr
table-civbots = Civbots
table-nobody = niemand
table-you = Du
table-others = { $n ->
        [one] ein weiterer Mensch
       *[other] { $n } weitere Menschen
    }
table-bots = { $n } Bots
table-sum = { $n ->
        [one] { $names } mit einem Civbot.
       *[other] { $names } mit { $n } Civbots.
    }
table-sum-none = { $names }, ohne Civbots.
table-sum-nobody = Allein brauchst du mindestens einen Civbot.
table-length = { $turns } Züge in { $eras } Ären.

# Optionen
option-score_setup_territory = Das erste Land zählt
option-score_setup_territory-yes = ja
option-score_setup_territory-yes-tip = Es gibt seine Punkte sofort.
option-score_setup_territory-no = nein
option-score_setup_territory-no-tip = Es gibt keine Punkte; alle späteren schon.
option-score_setup_territory-tip = Vor dem ersten Zug nimmst du ein Land.
option-mid_era_row = Neue Wunder auch nach Zug 2
option-mid_era_row-yes = ja
option-mid_era_row-yes-tip = Auch nach ihrem zweiten Zug: Du siehst mehr davon.
option-mid_era_row-no = nein
option-mid_era_row-no-tip = Bis dahin bleiben sie.
option-mid_era_row-tip = Die ausliegenden Wunder werden ersetzt, wenn eine Ära endet.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = wie am Tisch
option-civbot_1-as_table-tip = Was der oben gewählte Tisch hat, vielleicht keinen Civbot.
option-civbot_1-none = keiner
option-civbot_1-none-tip = Kein Civbot an diesem Platz.
option-civbot_1-chieftain = Häuptling
option-civbot_1-chieftain-tip = Deckt zwei Karten je Zug auf: für deine ersten Spiele.
option-civbot_1-noble = Adliger
option-civbot_1-noble-tip = Deckt drei Karten je Zug auf: ein ordentlicher Rivale.
option-civbot_1-king = König
option-civbot_1-king-tip = Deckt vier Karten je Zug auf: schwer zu schlagen.
option-civbot_1-tip = Ein Civbot ist eine Zivilisation ohne Spieler: Nach der letzten Runde eines Zuges deckt er Karten eines Stapels auf und folgt ihnen.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = wie am Tisch
option-civbot_2-as_table-tip = Was der oben gewählte Tisch hat, vielleicht keinen Civbot.
option-civbot_2-none = keiner
option-civbot_2-none-tip = Kein Civbot an diesem Platz.
option-civbot_2-chieftain = Häuptling
option-civbot_2-chieftain-tip = Deckt zwei Karten je Zug auf: für deine ersten Spiele.
option-civbot_2-noble = Adliger
option-civbot_2-noble-tip = Deckt drei Karten je Zug auf: ein ordentlicher Rivale.
option-civbot_2-king = König
option-civbot_2-king-tip = Deckt vier Karten je Zug auf: schwer zu schlagen.
option-civbot_2-tip = Eine rivalisierende Zivilisation ohne Spieler: Sie deckt Karten vom Stapel der Civbots auf und folgt ihnen.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = wie am Tisch
option-civbot_3-as_table-tip = Was der oben gewählte Tisch hat, vielleicht keinen Civbot.
option-civbot_3-none = keiner
option-civbot_3-none-tip = Kein Civbot an diesem Platz.
option-civbot_3-chieftain = Häuptling
option-civbot_3-chieftain-tip = Deckt zwei Karten je Zug auf: für deine ersten Spiele.
option-civbot_3-noble = Adliger
option-civbot_3-noble-tip = Deckt drei Karten je Zug auf: ein ordentlicher Rivale.
option-civbot_3-king = König
option-civbot_3-king-tip = Deckt vier Karten je Zug auf: schwer zu schlagen.
option-civbot_3-tip = Eine rivalisierende Zivilisation ohne Spieler: Sie deckt Karten vom Stapel der Civbots auf und folgt ihnen.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = wie am Tisch
option-civbot_4-as_table-tip = Was der oben gewählte Tisch hat, vielleicht keinen Civbot.
option-civbot_4-none = keiner
option-civbot_4-none-tip = Kein Civbot an diesem Platz.
option-civbot_4-chieftain = Häuptling
option-civbot_4-chieftain-tip = Deckt zwei Karten je Zug auf: für deine ersten Spiele.
option-civbot_4-noble = Adliger
option-civbot_4-noble-tip = Deckt drei Karten je Zug auf: ein ordentlicher Rivale.
option-civbot_4-king = König
option-civbot_4-king-tip = Deckt vier Karten je Zug auf: schwer zu schlagen.
option-civbot_4-tip = Eine rivalisierende Zivilisation ohne Spieler: Sie deckt Karten vom Stapel der Civbots auf und folgt ihnen.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = wie am Tisch
option-civbot_5-as_table-tip = Was der oben gewählte Tisch hat, vielleicht keinen Civbot.
option-civbot_5-none = keiner
option-civbot_5-none-tip = Kein Civbot an diesem Platz.
option-civbot_5-chieftain = Häuptling
option-civbot_5-chieftain-tip = Deckt zwei Karten je Zug auf: für deine ersten Spiele.
option-civbot_5-noble = Adliger
option-civbot_5-noble-tip = Deckt drei Karten je Zug auf: ein ordentlicher Rivale.
option-civbot_5-king = König
option-civbot_5-king-tip = Deckt vier Karten je Zug auf: schwer zu schlagen.
option-civbot_5-tip = Eine rivalisierende Zivilisation ohne Spieler: Sie deckt Karten vom Stapel der Civbots auf und folgt ihnen.

# Der Fries
prompt-when = { $round ->
        [0] Zug { $turn } von { $of }
       *[other] Zug { $turn } von { $of }, Runde { $round }
    }
ask-parting = Seht gemeinsam, was geschah; dann ist { $name } dran
ask-choose = { $n ->
        [one] Wähle eine Karte für diese Runde
       *[other] Wähle bis zu { $n } Karten für diese Runde
    }
ask-draft = Behalte einen Anführer für Ära { $era }; gib die anderen weiter
ask-draft-alone = Behalte einen Anführer für Ära { $era }
ask-first_cube = Wähle das Land, in dem du beginnst
ask-resolve = Führe eine Karte aus: welche Seite?
ask-resolve-one = { $card }: einfach, erweitert oder nichts?
ask-place = Expansion: Wähle ein Land
ask-trade = Handel: Wähle einen Partner
ask-raid = Raubzug: Wähle ein Ziel
ask-war = Krieg: Wähle wo und gegen wen
ask-exploit = { $n ->
        [one] Hol noch einen Würfel zurück, aus der Ablage oder von der Karte
       *[other] Hol bis zu { $n } Würfel zurück, aus der Ablage oder von der Karte
    }
ask-recover = { $n ->
        [one] Nimm eine Karte aus deiner Schlange zurück
       *[other] Nimm bis zu { $n } Karten aus deiner Schlange zurück
    }
ask-row = { $n ->
        [one] Nimm ein Wunder aus der Auslage
       *[other] Nimm bis zu { $n } Wunder aus der Auslage
    }
ask-ready = { $n ->
        [one] Mach eines deiner Wunder bereit
       *[other] Mach bis zu { $n } deiner Wunder bereit
    }
ask-option = { $card }: Wähle, was sie tut
ask-side = { $action } nutzen oder übergehen
ask-wonders = Du darfst deine Wunder nutzen
hint-wonders = klicke ein leuchtendes an, oder weiter
hint-first_cube = er gibt dir sofort die Punkte auf seiner Münze
hint-exploit = wähle zuerst Würfel auf der Karte, wenn du sie willst
hint-target = du kannst ihr Ziel schon jetzt wählen: Klicke ein leuchtendes an
hint-cube-stays = { $name } behält den Würfel: Es ist der letzte
hint-cube-goes = { $name } verliert den Würfel dort
hint-driven-out = { $name } hat dich aus { $place } vertrieben, { $n } zu { $against }.
waiting = { $name } überlegt
others-have-played = { $n ->
    [one] { $names } hat die eigenen Karten ausgeführt.
   *[other] { $names } haben ihre Karten ausgeführt.
}
game-over = Das Spiel ist aus.
confirm-war-win = { $own } gegen { $theirs }: Du würdest gegen { $name } gewinnen
confirm-war-loss = { $own } gegen { $theirs }: Du würdest gegen { $name } verlieren
confirm-war-draw = { $own } gegen { $theirs }: unentschieden mit { $name }
war-win = { $own } : { $theirs } [military] Sieg
war-loss = { $own } : { $theirs } [military] Niederlage
war-draw = { $own } : { $theirs } [military] unentschieden, nichts geschieht
yes-war = Kämpfen
warn-idle = nichts davon wäre jetzt möglich
warn-one-idle = { $what }: { $why }
warn-cubes = für alle reichen die Würfel vielleicht nicht
warn-fewer = du könntest mehr legen

# Die Haupttaste
seal = { $n ->
        [one] Karte legen
       *[other] { $n } Karten legen
    }
seal-card = { $card } legen
seal-target = { $card } legen: { $target }
seal-anyway = Trotzdem legen
main-recover = { $n ->
        [one] 1 Würfel holen
       *[other] { $n } Würfel holen
    }
main-use = { $card } nutzen
main-use-advanced = { $card } erweitert nutzen
main-nothing = Nichts tun
main-option = Ausführen
main-trade = Handeln mit { $target }
main-raid = Raubzug: { $target }
main-begin = Beginnen in { $target }
main-place_cube = Expansion: { $target }
main-recover_cube = Würfel holen: { $target }
main-keep_leader = { $target } behalten
main-take_back = { $target } zurück
main-take_wonder = { $target } nehmen
main-ready = Bereit: { $target }
main-use_wonder = { $target } nutzen
choose-a-card = Wähle eine Karte
choose-draft = Wähle einen Anführer
choose-first_cube = Wähle ein Land
choose-resolve = Wähle eine Seite
choose-place = Wähle ein Land
choose-partner = Wähle jemanden
choose-war = Wähle einen Krieg
choose-exploit = Wähle einen Würfel
choose-recover = Karte zurück
choose-row = Wähle ein Wunder
choose-ready = Wähle ein Wunder
choose-option = Wähle eines
choose-side = Wähle eine Seite
go-on = Weiter
hurry = Schneller
show-score = Wertung
finish-exploit = Fertig
finish-recover = Fertig
finish-row = Fertig
finish-ready = Fertig
finish-place = Nicht jetzt
finish-partner = Nicht jetzt
finish-war = Nicht jetzt
finish-option = Nicht jetzt
finish-side = Übergehen
finish-wonders = Weiter
cards-of = { $of ->
        [one] { $n } von 1 Karte
       *[other] { $n } von { $of } Karten
    }

# Das Tableau
power = Macht
pool-reserve = Reserve
pool-used = Ablage
pool-supply = Vorrat
pool-map = Karte
pool-reserve-tip = Würfel, die noch nicht im Spiel sind.
pool-used-tip = Ausgegebene Würfel: Sie kehren in deinen Vorrat zurück, wenn du sie holst.
pool-supply-tip = Würfel, die du ausgeben kannst.
pool-map-tip = Würfel auf der Karte, einer je Land.
wonders = Wunder
wonder-is-turned = Genutzt; am Ende des Zuges wieder bereit.
wonder-is-fresh = Gerade gebaut: nutzbar, sobald diese Karte fertig ist.
no-leader = Noch kein Anführer
goals-title = { $n ->
        [one] { $name } wertet in diesem Zug für
       *[other] { $name } wertet in { $n } Zügen für
    }
queue-title = Schlange, älteste zuerst
queue-empty = Schlange leer
queue-next = Sie kommt am Ende des Zuges zurück.
queue-back = { $n ->
        [one] diese kommt am Zugende zurück
       *[other] diese kommen am Zugende zurück
    }
sealed-tip = Verdeckt gelegt. Bis alle gewählt haben, lässt es sich zurücknehmen.
advisor-hidden = Ein Berater, den nur sein Besitzer kennt.
would = Jetzt: { $what }
would-now = jetzt { $what }
would-revolution = Die neueste Karte der Schlange kommt zurück und eine deiner Wahl; der Zug endet.
use-advisor = Berater nutzen
side-nothing-told = Die Karte tut nichts.

# Plan, Welt, Kreis
plan-title = Die Entwicklung der Zivilisationen
token-number = Nr. { $n }
nobody-here = Hier ist niemand.
borders = Grenzt an: { $names }
lane-to = nach { $name }
circle-turn = Zug { $n }
circle-tip = Der Kreis einer Ära: vier Züge, und was das Ende jedes Zuges bringt.
circle-turn-end = Das Ende von Zug { $n } einer Ära, in dieser Reihenfolge:
coming-title = Das Ende dieses Zuges
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube], und ein neuer
coming-government = { $government }: { $what }
coming-leader = Dein Anführer: { $n } [vp]
coming-territories = Länder allein: { $n } [vp]
coming-row = Neue Wunder in der Auslage
coming-cards-said = { $count ->
        [one] { $cards } kommt auf deine Hand zurück.
       *[other] { $cards } kommen auf deine Hand zurück.
    }
coming-cubes-said = { $n ->
        [one] 1 [cube] kommt in deinen Vorrat zurück.
       *[other] { $n } [cube] kommen in deinen Vorrat zurück.
    }
coming-cubes-new-said = { $n ->
        [one] Ein neuer [cube] kommt zu dir; 1 kommt zurück.
       *[other] Ein neuer [cube] kommt zu dir; { $n } kommen zurück.
    }
coming-government-said = Deine Regierung ({ $government }) zahlt dir { $what }.
coming-leader-said = Dein Anführer bringt { $n } [vp].
coming-territories-said = Allein gehaltene Länder bringen { $n } [vp].
coming-row-said = Die Auslage bekommt neue Wunder.
row-title = Wunder in der Auslage
row-taken = Kunst nimmt eines
row-empty = Kein Wunder ist mehr in der Auslage.
row-comes = Eine neue Auslage kommt am Ende von Zug { $turn }.
era-banner = Ära { $era }: { $name }
era-numeral = Ära { $era }
era-name-1 = Antike
era-name-2 = Das Zeitalter der Reiche
era-name-3 = Die Neuzeit

# Streifen
civbot-cards = { $n ->
        [one] { $n } Karte je Zug
       *[other] { $n } Karten je Zug
    }
strip-lands = { $n ->
        [one] in 1 Land
       *[other] in { $n } Ländern
    }
order-place = In der Reihenfolge: { $n } von { $of }.
civbot-tip = Er deckt am Ende des Zuges { $n } Karten auf. Er breitet sich zuerst in leere Länder aus, dann wo jemand schwächer ist, dann anderswo; unter mehreren in die höchste Zahl. Er bekriegt und überfällt nur Schwächere.
civbot-rules = Ein Civbot deckt am Ende jedes Zuges Karten auf und führt sie aus, zuerst die obere Hälfte. Er wählt nach Regeln: zuerst leere Länder, dann die Schwächerer, dann andere; unter mehreren die höchste Zahl.
hand = Hand
leader-and-wonders = Anführer und Wunder
advisors-gone = Genutzte Berater

# Das Aufdecken
reveal-leaders-title = Die Anführer treten vor
reveal-leaders-who = { $names } zeigen, wen sie behalten haben
reveal-leaders-order = Was sie anstreben
reveal-title = Alle haben gewählt
reveal-who = { $names } decken gemeinsam ihre Karten auf
reveal-yours = deine Karten
reveal-first = wird zuerst ausgeführt
reveal-last = zuletzt; beendet den Zug
reveal-order = In dieser Reihenfolge
reveal-ends = { $n ->
        [one] Diese Runde beendet den Zug: { $names } spielt Revolution
       *[other] Diese Runde beendet den Zug: { $names } spielen Revolution
    }

# Vorhang
handover-choose = { $name }, wähle deine Karten.
handover-draft = { $name }, behalte einen Anführer.
take-back = { $name }: meine Wahl zurücknehmen

# Zurücknehmen
undo-start = Noch wurde nichts gespielt.
undo-hand_over = Der Bildschirm wurde weitergegeben.
undo-other_seat = Jemand anderes hat den letzten Schritt gemacht.
undo-revealed = Das lässt sich nicht zurücknehmen: { $what }.
revealed-LeadersRevealed = Die Anführer wurden aufgedeckt
revealed-CardsRevealed = Alle Karten wurden aufgedeckt
revealed-AdvisorDrawn = Ein Berater wurde gezogen
revealed-RowLaid = Die Auslage bekam neue Wunder
revealed-CivbotCard = Ein Civbot deckte eine Karte auf
revealed-GameEnded = Das Spiel ist zu Ende

# Vergangenheit, Protokoll
history-shown = Blick in die Vergangenheit
history-where = Schritt { $n } von { $of }: Ära { $era }, Zug { $turn }
history-choice-back = Die vorige Wahl
history-choice-on = Die nächste Wahl
history-back = Einen Schritt zurück
history-on = Einen Schritt vor
history-play = Abspielen
history-pause = Pause
history-now = Zur Gegenwart
lately = Was gerade geschah
log-jump = Klicken, um den Tisch in diesem Moment zu sehen.
log-empty = Noch ist nichts geschehen.
recap-title = Seit deiner letzten Wahl
cards-actions = Die zehn Aktionen
cards-wonders = Die Wunder
cards-leaders = Die Anführer
cards-advisors = Die Berater
cards-civbot-deck = Die Karten der Civbots
command-cards = Alle Karten

# Das Ende
score-winner = { $name } gewinnt mit { $vp } Punkten
score-you = Du gewinnst mit { $vp } Punkten
score-shared = { $names } teilen den Sieg
score-tie-levels = Gleichstand mit { $names }; die Stufen entscheiden, { $n } zu { $of }
score-tie-player = Gleichstand mit { $names }; ein Spieler kommt vor einem Civbot
score-tie-alone = Gleichstand mit { $names } bei { $vp } Punkten: Wer allein spielt, gewinnt ihn
score-tie-shared = je { $vp } Punkte und { $n } Stufen
score-total = Summe
score-history = Punkte im Verlauf
score-all = Alle
score-chart-tip = Klicken, um den Tisch in diesem Moment zu sehen.
score-picture = Bild speichern
show-map = Zum Tisch
alone-rank = Platz { $n } von { $of }.
alone-lost = Jemand anderes führte die Welt an.
title-elder = Du darfst dich Ältester nennen.
title-sage = Du darfst dich Weiser nennen.
title-immortal = Du darfst dich Unsterblicher nennen.
medal-1 = Eine Bronzemedaille.
medal-2 = Eine Silbermedaille.
medal-3 = Eine Goldmedaille.

# Befehle
command-card_1 = Handkarte 1
command-card_2 = Handkarte 2
command-card_3 = Handkarte 3
command-card_4 = Handkarte 4
command-card_5 = Handkarte 5
command-card_6 = Handkarte 6
command-card_7 = Handkarte 7
command-card_8 = Handkarte 8
command-card_9 = Handkarte 9
command-card_10 = Handkarte 10

# Szenen
scene-won = { $name } gewinnt
scene-draw = Niemand gewinnt
scene-draw-told = Niemand erhält etwas, und kein Würfel geht verloren
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } verliert nichts
scene-learns = { $name } lernt: [technology] { $n }
scene-cube-goes = { $name } verliert den Würfel dort
scene-cube-stays = { $name } behält den Würfel dort: Es ist der letzte
scene-built = { $name } baut
scene-removed = { $name } nimmt es aus der Auslage
scene-leaders-leave = Die Anführer der Ära { $era } gehen

# Was getan werden könnte, wo das Protokoll nichts davon sagt; und wo auf dem Tisch.
do-seal_cards = Wählen: { $thing }.
do-resolve-basic = { $thing } ausführen, einfache Seite.
do-resolve-advanced = { $thing } ausführen, erweiterte Seite.
do-resolve-nothing = { $thing } ungenutzt lassen.
do-resolve-advisor = { $thing } nutzen.
do-take_back = { $thing } zurücknehmen.
do-choose_partner = { $name } wählen.
do-trade = Handeln mit { $name }.
do-raid = { $name } überfallen.
do-choose_option = Wahl { $n } nehmen.
do-choose_option-named = Wählen: { $thing }.
do-ready = Bereit machen: { $thing }.
do-use_wonder = Nutzen: { $thing }.
do-take_wonder = Nehmen: { $thing }.
do-place_cube = Einen Würfel setzen: { $thing }.
do-attack = In { $thing } angreifen: { $name }.
do-recover_cube = Den Würfel aus { $thing } zurückholen.
do-recover_cube-used = Einen Würfel aus der Ablage zurückholen.
do-keep_leader = { $thing } behalten.
do-take_action-basic = Die einfache Aktion ausführen.
do-take_action-advanced = Die erweiterte Aktion ausführen.
do-finish = Hier aufhören.
area-cards = deine Karten
area-map = die Welt
area-wonders = die Wunder
area-choice = die gezeigte Auswahl
