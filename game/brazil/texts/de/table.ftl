# Was der Tisch fragt und sagt.
dutch = Die Niederländer
supply = Vorrat
supply-tip = Bis zu { $n } Waren. Nimmst du mehr, wirf danach bis zur Grenze ab.
supply-slot = Platz für eine Ware
pays-here = Klicken, um damit zu bezahlen.
missions-own = Deine Missionen
things-own = Dein Vorrat, deine Einheiten und deine Sammlung
units = Einheiten
unit-on-map = Auf der Karte
unit-defeated = Besiegt: kehrt kostenlos zurück
unit-on-board = Noch nicht aufgestellt
hand = Hand
hand-empty = Keine Goldkarten, keine Kampfkarten
products = Produkte
palaces = Paläste
collection = Sammlung
collection-empty = Noch keine Gemälde
missions-done = Erfüllte Missionen
goods-on-tiles = Waren auf Plättchen
empire = Reich
empire-empty = Noch kein Plättchen
no-monarch = Noch kein Monarch
dutch-note = Sie verteidigen, sie ziehen nie
dutch-tip = { $n ->
    [one] Jede angegriffene niederländische Einheit zieht eine Kampfkarte vom Stapel.
   *[other] Die Niederländer ziehen je angegriffener Einheit eine Kampfkarte und { $n }, wo eine allein steht.
 }
since-before = Davor
since-lately = Was gerade geschah
since-tip = Öffnet das ganze Protokoll.
no-missions = Keine Missionen auf der Hand
announce = Verkünden
is-deciding = Entscheidet gerade.
strip-goods = Waren: { $supply } im Vorrat, { $tiles } auf Plättchen
strip-cards = Auf der Hand: [hand_gold] { $gold } Gold, [hand_combat] { $combat } Kampf, [hand_mission] { $missions } Missionen
strip-units = [units] Einheiten: { $on } auf der Karte, { $all } bisher aufgestellt
strip-made = [slot_pentagon] Produkte: { $products }, [painting] Gemälde: { $paintings }, [check] Erfüllte Missionen: { $done }
counter-gold = [hand_gold] Goldkarten auf der Hand: { $n }
counter-combat = [hand_combat] Kampfkarten auf der Hand: { $n }
counter-missions = [hand_mission] Missionen auf der Hand: { $n }
counter-products = [slot_pentagon] Hergestellte Produkte: { $n }
counter-paintings = [painting] Gemälde: { $n }
counter-done = [check] Erfüllte Missionen: { $n }
counter-arch = Der Marker liegt auf: { $arch }.
strip-tip = Öffnet das ganze Tableau.
built-by = gebaut von { $name }
unexplored = Unerforschtes Land. Die erste Einheit, die es betritt, deckt das Plättchen auf; wer hier baut, entfernt es ungesehen.
tip-cost = Kosten: { $cost }
tip-production = Erzeugt { $goods }
tip-terrain = Auf: { $terrain }
tip-vp = [vp] { $vp ->
    [one] 1 Punkt und Stärke
   *[other] { $vp } Punkte und Stärke
 }
tip-cs = [cs] Stärke { $cs }, zählt { $cs } [vp]
tip-goods = Darauf: { $goods }
tip-gain = Ertrag: { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after } bei einem Sieg
tip-battle = Dies beginnt eine Schlacht.
tip-slot = Auf diesen Bogen legen: { $arch }.
tip-drop = Abwerfen.
tip-capital = Eine Hauptstadt hier, und sofort { $good }.
tip-bid = { $vp ->
    [one] Biete { $vp } Punkt für die Wahl.
   *[other] Biete { $vp } Punkte für die Wahl.
}
credit = Guthaben
credit-tip = Wechselgeld für abgegebene Karten oder ein Nachlass.
slot-monarch = Das Tableau des Monarchen
renovate-replenish = { $tile } auffüllen
renovate-flip = Drehen zu: { $tile }
takes-along = Mit { $units }
by-free = Freie Bewegung
by-extra = Zusatzbewegung
by-attack = Von hier angreifen
by-free-tip = Die freie Bewegung nutzen.
by-extra-tip = Die Zusatzbewegung des Bogens nutzen.
by-attack-tip = Mit der freien Bewegung angreifen, ohne einzurücken.
fight = Kämpfen
draw-bonus = Kampfkarte ziehen
use-option = Wahl { $number }

round-short = Runde { $round }
waiting = { $name } überlegt …
game-over = Das Spiel ist aus.
ask-draft = Welche Mission behältst du?
ask-bid = Wie viele Punkte bietest du für die Wahl des Monarchen?
ask-monarch = Wähle deinen Monarchen.
ask-capital = Wähle, wo du deine Hauptstadt gründest. Du erhältst ihren Rohstoff.
hint-arch = { $arch }: { $n ->
    [one] ein Ort
   *[other] { $n } Orte
}
ask-turn = Lege deinen Marker auf einen anderen Bogen.
ask-turn-first = Lege deinen Marker auf einen Bogen: Das ist deine Aktion.
ask-turn-move = Du kannst noch ziehen: { $left }.
ask-turn-done = Nichts mehr zu tun.
ask-turn-announce = Du kannst jetzt eine Mission verkünden.
ask-turn-to = Wähle ein leuchtendes Feld als Ziel.
ask-turn-how = Einrücken oder von hier aus angreifen?
left-free = { $n ->
    [one] eine freie Bewegung
   *[other] { $n } freie Bewegungen
 }
left-extra = eine Zusatzbewegung { $where }
left-peek = ein Blick unter ein Plättchen
left-draw = eine Kampfkarte zu ziehen
ask-deploy = { $n ->
    [one] Wähle eine Einheit zum Aufstellen.
   *[other] Wähle Einheiten zum Aufstellen, bis zu { $n }.
 }
ask-painting = Wähle ein Gemälde.
ask-build = Wähle, was du baust, dann wo.
ask-renovate = Wähle ein Gebäude zum Renovieren.
ask-renovate-how = { $thing }: Wähle, wie du renovierst.
ask-manufacture = Wähle ein Produkt, dann den Bogen, den es verbessert.
ask-trade = Tausche, so oft du willst.
ask-give_cards = Wähle die Kampfkarten, die du abgibst.
ask-resource = { $n ->
    [one] { $cause }: Wähle einen Rohstoff.
   *[other] { $cause }: Wähle { $n } Rohstoffe.
 }
ask-payment = Bezahle – { $what }: { $needs }
ask-limit-goods = Zu viele Waren: Klicke { $n } zum Abwerfen an.
ask-limit-gold = Zu viele Goldkarten: Klicke { $n } zum Abwerfen an.
ask-limit-combat = Zu viele Kampfkarten: Klicke { $n } zum Abwerfen an.
ask-combat-attack = Angriff: Wähle bis zu drei Kampfkarten.
ask-combat-defence = Verteidigung: Wähle bis zu drei Kampfkarten.
ask-combat-cancel = Dein Spion hebt eine gegnerische Karte auf.
ask-combat-settle = Die Schlacht wird ausgewertet.
ask-defeat = Wähle eine Einheit, die der Sieger auch verliert.
ask-victory = Sieg! Du kannst jetzt eine passende Goldkarte spielen.
ask-expedition = { $bonus ->
    [0] Expedition der Stärke { $needed }. Deine Einheiten: { $units }, dazu Kampfkarten. Kämpfen?
   *[other] Expedition der Stärke { $needed }. Du hast { $own } (Einheiten { $units }, { $given }), dazu Kampfkarten. Kämpfen?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Wähle bis zu drei Kampfkarten gegen die Expedition.
ask-mission_draw = Aus welcher Ära ziehst du eine Mission?
ask-palace = Du kannst einen Palast legen: Wähle welchen, dann wo.
ask-era-1 = Die Ära wechselt: Lege den alten Marker unter einen Bogen. In jedem Zug dort siehst du von nun an ein unerforschtes Plättchen an.
ask-era-2 = Die Ära wechselt: Lege den alten Marker unter einen Bogen. In jedem Zug dort ziehst du von nun an eine Kampfkarte.
draft-first = Behalte von jeder Ära eine Mission. Nur du siehst sie.
draft-kept = Bisher behalten: { $missions }
monarch-note = Die Fähigkeit deines Monarchen gilt das ganze Spiel.
show-choices = Auswahl zeigen
show-cards = Karten zeigen
show-score = Wertung
show-map = Zur Karte
payment-proposal = Vorschlag:
payment-swap = Klicke eine andere leuchtende Ware an, um mit ihr zu bezahlen.
pay = Bezahlen
pay-tip = Wie vorgeschlagen bezahlen (Enter).
yes-attack = Angreifen
yes-move_units = Hingehen
yes-peek = Ansehen
yes-announce_mission = Verkünden
yes-fight_expedition = Bekämpfen
yes-end_turn = Zug beenden
yes-seal_cards = Trotzdem angreifen
yes-place_token = Dorthin legen
yes-finish = Nichts herstellen
yes-reveals = Ausführen
no-attack = Abwarten
no-move_units = Hierbleiben
no-peek = Verdeckt lassen
no-announce_mission = Geheim halten
no-fight_expedition = In Ruhe lassen
no-end_turn = Weiterspielen
no-seal_cards = Neu wählen
no-place_token = Anderer Bogen
no-finish = Weiter wählen
no-reveals = Nicht jetzt
confirm-reveals =
    { $what }: { $event ->
        [GalleryRefilled] Ein neues Gemälde wird aufgedeckt
        [CardDrawn] Du ziehst eine Karte
        [CityRevealed] Eine neue Stadt wird aufgedeckt
        [MissionDrawn] Du ziehst eine Mission
        [TileExplored] Unerforschtes Land wird aufgedeckt
       *[other] Verborgenes wird aufgedeckt
    }, das lässt sich nicht zurücknehmen. Ausführen?
confirm-move_units = Dabei wird unerforschtes Land aufgedeckt, das lässt sich nicht zurücknehmen. Hingehen?
confirm-peek = Dieses Plättchen ansehen? Nur du kennst es dann. Das lässt sich nicht zurücknehmen.
confirm-announce_mission = Diese Mission verkünden? Das lässt sich nicht zurücknehmen.
confirm-last-round = Diese Mission verkünden? Damit wird diese Runde die letzte; das lässt sich nicht zurücknehmen.
confirm-end-turn = Eine Einheit könnte noch kämpfen, erkunden oder punkten. Zug trotzdem beenden?
confirm-end-turn-announce = Eine Mission kann verkündet werden. Zug trotzdem beenden?
confirm-place_token = { $why } Den Marker trotzdem dorthin legen?
confirm-finish = Noch könnte ein Produkt hergestellt werden. Trotzdem nichts herstellen?
confirm-hopeless = { $n ->
    [0] Mit diesen Karten gelänge der Angriff in weniger als 1 von hundert Schlachten. Trotzdem angreifen?
    [one] Mit diesen Karten gelänge der Angriff in 1 von hundert Schlachten. Trotzdem angreifen?
   *[other] Mit diesen Karten gelänge der Angriff in { $n } von hundert Schlachten. Trotzdem angreifen?
 }
confirm-attack = Das greift an: { $name }. Angreifen?
end-turn = Zug beenden
finish-deploy = Nur Karte ziehen
finish-painting = Keines nehmen
finish-build = Nichts bauen
finish-build-more = Nichts mehr bauen
finish-renovate = Nichts renovieren
finish-manufacture = Nichts herstellen
finish-trade = Handel beenden
finish-resource = Nichts nehmen
finish-victory = Keine Karte
finish-expedition = In Ruhe lassen
finish-palace = Kein Palast
seal-cards = { $n ->
    [0] Keine Karte
    [one] 1 Karte legen
   *[other] { $n } Karten legen
 }
seal-cards-tip = Sie bleiben verdeckt, bis beide Seiten gewählt haben.
play-cards = { $n ->
    [0] Keine Karte
    [one] 1 Karte spielen
   *[other] { $n } Karten spielen
 }
play-cards-tip = Sie zählen zu deiner Stärke und kommen auf den Ablagestapel.
choose-cards = Karten wählen
no-card-tip = Ohne Kampfkarte kämpfen. Schon gewählte Karten kommen zurück auf die Hand.
give-cards = { $n ->
    [one] 1 Karte abgeben
   *[other] { $n } Karten abgeben
 }
give-cards-tip = Sie kommen auf den Ablagestapel.
undo-start = Nichts zurückzunehmen.
undo-hand_over = Nichts zurückzunehmen, seit der Bildschirm oder der Zug gewechselt hat.
undo-revealed = Weiter zurück geht es nicht: { $what }.
revealed-CapitalsRevealed = Die Hauptstädte wurden aufgedeckt
revealed-CardDrawn = Eine Karte wurde gezogen
revealed-MissionDrawn = Eine Mission wurde gezogen
revealed-DeckShuffled = Ein Stapel wurde gemischt
revealed-GalleryRefilled = Ein neues Gemälde wurde aufgedeckt
revealed-CityRevealed = Eine neue Stadt wurde aufgedeckt
revealed-TilePeeked = Ein Plättchen wurde angesehen
revealed-TileExplored = Ein Plättchen wurde aufgedeckt
revealed-ExpeditionFought = Eine Expedition wurde bekämpft
revealed-CardsRevealed = Kampfkarten wurden aufgedeckt
revealed-MissionAnnounced = Eine Mission wurde verkündet
revealed-EraBegan = Eine neue Ära hat begonnen
revealed-GameEnded = Das Spiel ist zu Ende
battle-title-water = Die Schlacht zur See
battle-title-field = Die Schlacht in der Ebene
battle-title-forest = Die Schlacht im Wald
battle-title-gold_mine = Die Schlacht in den Bergen
battle-title-tile = Schlacht: { $tile }
battle-title-expedition = Die Expedition
battle-doing-attacks = greift an mit { $n ->
    [one] einer Einheit
   *[other] { $n } Einheiten
}
battle-doing-fires = feuert vom Nachbarfeld
battle-doing-defends = verteidigt das Feld
battle-doing-expedition = mindestens zu erreichen
battle-part-units = Einheiten: { $n }
battle-part-tile = Das Plättchen, von seinem Erbauer verteidigt: +{ $n }
battle-part-arch = Marker auf { $thing }: +{ $n }
battle-part-painting = { $thing }: +{ $n }
battle-part-expedition = Nötige Stärke: { $n }
battle-sealed = { $n ->
    [one] eine Karte, verdeckt
   *[other] { $n } Karten, verdeckt
}
battle-places = { $n ->
    [0] keine Kampfkarte auf der Hand
    [one] eine Kampfkarte auf der Hand
   *[other] { $n } Kampfkarten auf der Hand
}
battle-drawn-places = { $n ->
    [0] keine Karte
    [one] eine Karte, vom Stapel
   *[other] { $n } Karten, vom Stapel
}
battle-own-places = deine Karten
battle-odds-attack = Du gewinnst { $share } von 100 Malen
battle-odds-defence = Du hältst das Feld { $share } von 100 Malen
battle-odds-expedition = Du gewinnst { $share } von 100 Malen
battle-hint = Zeig auf einen Teil der Summe, um mehr zu erfahren.
battle-aside = Zur Karte
show-battle = Zurück zur Schlacht
battle-revealed = Die Karten sind aufgedeckt.
battle-shorten = Klicken, um zum Ende zu springen.
battle-card = [cs]+{ $n }
battle-card-cancelled = Aufgehoben
battle-card-cancels = Hebt eine Karte auf
battle-card-nothing_to_cancel = Keine Karte aufzuheben
battle-card-only_if_lost = [cs]+{ $n }: unnötig: Ihre Seite hat gewonnen
battle-card-takes_unit = [cs]+{ $n }: reißt eine Einheit mit
battle-card-last_unit_stays = [cs]+{ $n }: wirkungslos: Der Sieger behält eine Einheit
battle-card-saves_units = Rettet die Einheiten
battle-card-no_units_to_save = Keine Einheiten zu retten
battle-card-capital_taken = Wirkungslos: Hauptstadt nicht frei
battle-card-resource = [cs]+{ $n }: bringt einen Rohstoff
battle-card-only_if_won = [cs]+{ $n }: kein Rohstoff: Schlacht verloren
battle-card-condition_met = [cs]+{ $n }: Bedingung erfüllt
battle-card-condition_not_met = [cs]+{ $n }: Bedingung nicht erfüllt
outcome-tie = Gleichstand: Die Verteidigung gewinnt.
outcome-by = Der Unterschied beträgt { $n }.
outcome-equal = Gleichstand, und der genügt.
spoil-supply = { $n ->
    [one] geht zurück in den Vorrat
   *[other] gehen zurück in den Vorrat
}
spoil-retreat = gerettet, in die Hauptstadt
spoil-seized = erobert: { $thing }
spoil-ceded = verliert: { $thing }
spoil-held = hält: { $thing }
spoil-cleared = räumt: { $thing }
spoil-hex = das Feld
spoil-kept = die Expedition
spoil-goods = erhalten
spoil-cards = gezogen
spoil-nothing = Verloren sind nur die gespielten Karten.
fate-supply = vom Feld genommen
fate-retreat = Rückzug in die Hauptstadt
fate-beaten = ist besiegt
fate-expedition = ist überwunden
battle-cards = Lege bis zu drei Kampfkarten dazu. Bei Gleichstand gewinnt die Verteidigung.
battle-cards-expedition = Lege bis zu drei Kampfkarten dazu. Wer die Expedition erreicht, gewinnt.
battle-no-cards = Du hast keine Kampfkarten.
expedition-gain = Ertrag: { $goods } und [vp] { $vp }
outcome-battle = { $winner } besiegt { $loser }
outcome-expedition-won = { $name } besiegt die Expedition
outcome-expedition-lost = Die Expedition hält stand gegen { $name }
cities-on-offer = Städte im Angebot
tiles-on-offer = Plättchen im Bestand
stack-left = noch { $n } im Stapel
decks = Stapel
pile-gold = Goldkarten
pile-combat = Kampfkarten
pile-paintings = Gemälde
pile-missions = Missionen
pile-left = { $deck }: noch { $n }
log-empty = Noch ist nichts geschehen.

score-winner = { $name } gewinnt mit { $vp } Punkten
score-you = Du gewinnst mit { $vp } Punkten
score-shared = Geteilter Sieg: { $names }
score-tie = Gleichstand mit { $names } bei { $vp } Punkten: Wissen auf kontrollierten Plättchen entscheidet, { $n } zu { $of }.
score-tie-shared = Je { $vp } Punkte und { $n } Wissen auf kontrollierten Plättchen: Der Sieg wird geteilt.
score-challenge = { $vp ->
    [one] { $title }: ein Punkt
   *[other] { $title }: { $vp } Punkte
}
score-under = { $monarch }, in Runde { $round }. { $how }
score-total = Summe
score-history = Punkte im Verlauf
score-picture = Als Bild speichern
over-mission = Eine Mission der letzten Ära hat das Spiel beendet.
over-last_round = Die letzte Runde ist vorbei.
over-goals = Alle Ziele der Aufgabe wurden erreicht.
over-goals_missed = Die Runden waren um, bevor alle Ziele erreicht waren.
category-units = Aufgestellte Einheiten
category-products = Produkte
category-paintings = Gemälde
category-missions = Missionen
category-gold_cards = Goldkarten
category-exploration = Erkundung
category-tiles = Gebäude und Städte
category-palaces = Paläste
category-monarch = Monarch
category-bid = Gebot
category-corrected = Seither berichtigte Zahlen

# What the main button gives up.
waived-deploy = Du könntest noch eine Einheit aufstellen.
waived-painting = Du könntest noch ein Gemälde nehmen.
waived-build = Du könntest noch etwas bauen.
waived-renovate = Du könntest noch ein Gebäude renovieren.
waived-manufacture = Du könntest noch ein Produkt herstellen.
waived-trade = Du könntest noch tauschen.
waived-resource = Du könntest noch einen Rohstoff nehmen.
waived-victory = Du könntest noch eine Goldkarte spielen.
waived-expedition = Du könntest die Expedition noch bekämpfen.
waived-palace = Du könntest noch einen Palast legen.
waiver-keys = Enter wählt dies aus; noch einmal Enter führt es aus.
refused-pay = Zu teuer
refused-now = Nicht jetzt
overview-tip = Der ganze Plan und der sichtbare Ausschnitt. Klicken oder ziehen, um dorthin zu gehen.
history-shown = Du siehst die Vergangenheit.
history-at = Schritt { $n } von { $of }, Runde { $round }
history-play = Abspielen
history-pause = Pause
history-back = Einen Schritt zurück (links)
history-on = Einen Schritt vor (rechts)
history-round-back = Einen Zug zurück (oben)
history-round-on = Einen Zug vor (unten)
history-now = Zur Gegenwart
recap-title = Seit deinem letzten Zug
recap-round = Zug von { $name }
recap-hint = Weiter mit Enter
recap-points = Punkte von { $name }
log-jump = Klicken, um den Tisch in diesem Moment zu sehen.
go-on = Weiter
others-have-played = { $n ->
    [one] { $names } hat gespielt.
   *[other] { $names } haben gespielt.
}
score-all = Alle Spieler
score-chart-tip = Klicken, um den Tisch in diesem Moment zu sehen.
tip-strengths = [cs] { $own } gegen { $other }, vor den Karten
asked-in-public = *{ $name }*: { $what }
resource-from-battle = Beute der Schlacht
resource-from-capital = Deine Hauptstadt
resource-from-palace = Der Palast
resource-from-harbor = Hafen
resource-from-trade = Handel
era-bonus = Dein alter Marker hier: { $bonus }
era-bonus-1 = In jedem Zug auf diesem Bogen darfst du ein unerforschtes Plättchen ansehen.
era-bonus-2 = In jedem Zug auf diesem Bogen ziehst du eine Kampfkarte.

# Was getan werden könnte, wo das Protokoll nichts davon sagt; und wo auf dem Tisch.
do-keep_mission = { $thing } behalten.
do-end_turn = Zug beenden.
do-finish = Hier aufhören.
do-pay_good = Bezahlen: { $thing }.
do-pay_gold_card = Bezahlen mit: { $thing }.
do-pay_combat_cards = Bezahlen mit: { $thing }.
do-pay_credit = Aufbrauchen: { $thing }.
do-give_combat_cards = Abgeben: { $thing }.
do-seal_cards = { $n ->
    [0] Keine Kampfkarte spielen.
   *[other] Spielen: { $thing }.
 }
do-drop_card = Abwerfen: { $thing }.
do-play_gold_card = Spielen: { $thing }.
do-cancel_card = Aufheben: { $thing }.
do-use_painting = „{ $thing }“ nutzen.
do-draw_bonus_card = Die Kampfkarte ziehen.
do-build = Bauen: { $thing }.
do-found_city = Gründen: { $thing }.
do-take_painting = „{ $thing }“ nehmen.
do-manufacture = Herstellen: { $thing }, gelegt auf { $place }.
do-deploy_unit = Aufstellen: { $thing }.
do-renovate = Renovieren: { $thing }.
do-renovate-flip = Renovieren und umdrehen: { $thing }.
do-trade = Tauschen: { $thing }.
do-choose_monarch = { $thing } wählen.
do-choose_capital = Deine Hauptstadt am leuchtenden Ort gründen.
do-announce_mission = Die Mission { $thing } verkünden.
do-place_palace = Palast legen: { $thing }.
do-place_token = Deinen Marker auf { $thing } legen.
do-place_old_token = Deinen alten Marker unter { $thing } legen.
do-move_units = Bewegen: { $units }, nach { $thing }.
do-peek = Ansehen: { $thing }.
do-attack_adjacent = Angreifen: { $thing }.
do-fight_expedition = Die Expedition bekämpfen.
do-drop_good = Abwerfen: { $thing }.
do-choose_resource = Wählen: { $thing }.
do-bid = [vp] { $n } bieten.
do-draw_mission = Mission ziehen: { $thing }.
do-defeat_unit = Aufgeben: { $thing }.
area-arches = die Bögen
area-map = die Karte
area-cards = die ausliegenden Karten
area-choice = die gezeigte Auswahl
area-hand = deine Hand
area-supply = dein Vorrat und deine Plättchen
area-collection = deine Gemälde
area-missions = deine Missionen
area-button = die Haupttaste
