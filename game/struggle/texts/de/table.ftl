# Was der Tisch fragt und sagt.
ask-past = Du siehst die Vergangenheit.
ask-over = Das Spiel ist aus.
ask-story = Was geschehen ist
hint-story = Weiter mit Enter
ask-holding = Sieh dir den Tisch an, dann geht es weiter.
ask-waiting = { $name } überlegt …
ask-warned = Du hast noch ungenutzte Möglichkeiten.
ask-keep = Behalte drei Ereignisse.
hint-keep = { $n } von 3 gewählt
ask-ministry-choose = Wähle { $n } Ministerien für diese Ära.
ask-ministry-exchange = Du darfst verdeckte Ministerien tauschen.
hint-ministry = { $n } von { $of } gewählt; sie bleiben verdeckt, bis sie genutzt werden
ask-first = Wähle, wer in diesem Zug beginnt.
ask-pay = { $what }: Du hast nicht genug Punkte.
hint-pay = Freier Kredit { $before } → { $after }, dein Gegner { $other }
ask-upgrade = Wähle, welches Kriegsplättchen bleibt.
ask-lay = Wähle, wohin das Kriegsplättchen kommt.
ask-hand = Wirf ein Ereignis deiner Hand ab.
ask-event = { $card }: Wähle ein Ziel.
ask-event-option = { $card }: Wähle eine Möglichkeit.
hint-event = { $n ->
    [one] noch eines zu wählen
   *[other] noch { $n } zu wählen
 }
ask-effects = { $theater }: Wähle Effekte deiner Kriegsplättchen.
hint-effects = leuchtende Orte sind wählbar
ask-spoils = Beute: { $cp ->
    [0] Wähle, was du nimmst
    [one] 1 Eroberungspunkt
   *[other] { $cp } Eroberungspunkte
 }
hint-spoils = { $unflag ->
    [yes] und eine Flagge zu entfernen
   *[no] leuchtende Orte können genommen werden
 }
ask-refusal = { $side } fordert { $space }: abtreten oder verweigern?
ask-loss = { $n ->
    [one] Wähle ein Geschwader, das du verlierst.
   *[other] Wähle { $n } Geschwader, die du verlierst.
 }
ask-usa = Wähle, wohin Flaggen der USA kommen.
ask-compensation = Flagge zum Ausgleich ein Feld in Spanien um.
ask-layout = Lege deine Basis-Kriegsplättchen nach Belieben.
ask-source = Wähle, wohin das Geschwader segelt.
ask-advantage = { $what }: Wähle einen Ort.
ask-ability = { $what }: Wähle ein Ziel.
ask-tool-upgrade = Aufrüstung: Wähle einen Schauplatz.
ask-tool-event = Wähle, wie das Ereignis gespielt wird.
ask-round-start = Nimm ein Investitionsplättchen.
hint-round-start = Vorher kannst du Fähigkeiten nutzen, die vor dem Plättchen kommen
ask-round-taken = Spiele ein Ereignis, kaufe etwas oder passe.
hint-round-taken = Ereignisse kommen vor allem anderen
ask-round-no_event = Kaufe etwas oder passe.
ask-round = Kaufe, nutze Vorteile oder beende die Runde.
hint-round = Zeig auf einen Ort, um seinen Preis zu sehen
hint-round-credit = Gestrichelt: nur mit Schulden oder Vertragspunkten
hint-let-go = Esc bricht ab
left-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
left-upgrade = Aufrüstung
note-ends = beendet deine Aktion ({ $points }), { $n } verfallen
note-isolates = isoliert ab der nächsten Runde { $names }
note-vp = Stand { $before } → { $after }
note-reveals = unwiderruflich
note-again = Enter oder noch einmal klicken
sum-have = { $points }, du hast { $have }
sum-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
sum-debt = { $n } Schulden ({ $after } von { $limit })
sum-trp = { $n ->
    [one] 1 Vertragspunkt
   *[other] { $n } Vertragspunkte
 }
sum-mixed = { $n } aus Schulden oder Vertragspunkten

main-waiting = Moment
main-for = { $action } für { $n }
main-keep = Diese behalten
main-ministry = Diese Ministerien
main-layout = So legen
main-end = Runde beenden
main-end-anyway = Trotzdem beenden
main-anyway = Trotzdem: { $action }
main-finish = Fertig
main-choose-tile = Plättchen nehmen
main-choose-any = Wählen
second-pass = { $n ->
    [0] Passen
   *[other] Passen: Schulden −{ $n }
 }
second-decline = Übergehen
second-swap = Anders bezahlen
second-major = Als Hauptaktion
second-minor = Als Nebenaktion
go-on = Weiter
show-score = Wertung zeigen
story-skip = Überspringen
aside = Zur Karte
aside-back = Zurück zur Wahl
board-when = { $era }, Zug { $turn }, Runde { $round } von 4
board-debt-taken = { $n } Schulden in dieser Runde
board-keys = Enter bestätigt, Esc bricht ab
purse-title = Deine Punkte
purse-of = Punkte von { $side }
purse-empty = Keine vor einem Plättchen
purse-spent = Alles ausgegeben
purse-more = und bis zu { $debt } Schulden{ $trp ->
    [0] { "" }
    [one] , 1 Vertragspunkt
   *[other] , { $trp } Vertragspunkte
 }
purse-more-short = od. { $debt } Schuld{ $trp ->
    [0] { "" }
   *[other] , { $trp } Vertr.
 }
tip-purse-empty = Punkte bekommst du mit dem Investitionsplättchen.
fund-major = Hauptaktion
fund-major-short = Haupt
fund-minor = Nebenaktion, einmal
fund-minor-short = Neben, 1×
fund-event = vom Ereignis
fund-event-short = Ereignis
fund-ministry = von einem Ministerium
fund-ministry-short = Ministerium
fund-line = in dieser Aktion
fund-line-short = hier
fund-exchange = getauscht
fund-exchange-short = getauscht
limit-ministry = nur { $card }
limit-event = { $act ->
    [unflag] nur zum Entflaggen, { $place }
    [flag] nur zum Flaggensetzen, { $place }
   *[all] nur { $place }
 }
limit-short = { $act ->
    [unflag] nur Entflaggen
    [flag] nur Flaggen
   *[all] begrenzt
 }
limit-some = einige Orte
no-next-war = Keine Kriege mehr.

choose-keep = Ereignisse: drei behalten
choose-ministry = Ministerien
choose-ministry-advice = Die Boni deiner Ereignisse verlangen Stichworte: Such hier dieselben. Unsicher? Die Lampe gibt einen Tipp.
choose-layout = Basis-Kriegsplättchen
choose-upgrade = Aufrüstung
choose-lay = Kriegsplättchen
choose-hand = Ereignisse
choose-first = Wer beginnt?
choose-first-advice = Zuerst: die erste Wahl der Plättchen. Zuletzt: Niemand kann dir antworten. Unsicher? Die Lampe gibt einen Tipp.
choose-effects = Effekte der Kriegsplättchen
effects-title = Deine Plättchen wirken
effects-any-order = in beliebiger Folge; jeden darfst du übergehen
effects-dearest = was deinen Gegner am meisten kostet, zuerst
effects-which-unflag = Welche Flagge?
effects-which-fort_or_squadron = Welches Fort oder Geschwader?
effects-which-debt = Schulden
effects-more-refused = Und { $n } weitere, unantastbar.
effect-unflag = Flagge entfernen
effect-unflag-text = Entferne eine gegnerische Flagge von einem Markt oder politischen Feld: { $where }. Es kostet nichts, was es auch schützt.
effect-fort_or_squadron = Fort beschädigen oder Geschwader heimschicken
effect-fort_or_squadron-text = Beschädige ein gegnerisches Fort oder schicke ein gegnerisches Geschwader in seinen Heimathafen: { $where }.
effect-debt = Schulden für den Gegner
effect-debt-text = { $side } nimmt 1 Schuld: Aus { $before } wird { $after } von { $limit }.
effect-debt-over = { $side } ist an der Schuldengrenze von { $limit }: Du bekommst stattdessen { $n } SP.
effect-debt-none = { $side } ist an der Schuldengrenze von { $limit }: Nichts geschieht.
effect-leave-unflag = Übergehen: Die Flagge bleibt
effect-leave-fort_or_squadron = Übergehen: Fort und Geschwader bleiben
effect-leave-debt = Übergehen: keine Schulden
effect-leave-tip = Du verlierst den Effekt dieses Plättchens; seine Stärke zählt trotzdem.
effect-worth = { $n } wert
effect-loses = verliert { $what }
effect-cuts = schneidet ab: { $what }
effect-bares = { $n ->
    [one] 1 Markt ungeschützt
   *[other] { $n } Märkte ungeschützt
 }
effect-strength = Stärke −{ $n }
choose-loss = Geschwader
choose-spoils = Beute
choose-usa = Vereinigte Staaten
choose-event = Wie wird das Ereignis gespielt?
event-way-plain = Ohne den Bonus
event-way-plain-text = Dein Ministerium bleibt verdeckt.
event-way-bonus = Für den Bonus aufdecken: { $card }
event-way-by = Mit { $card }
choose-ability = Fähigkeit
choose-advantage = Vorteil
drawn-tile = Gezogen: { $name }
first-means = { $side } hat im Zug das letzte Wort.
theater-strength = Bisher sichtbar: Frankreich { $france }, Britannien { $britain }
lay-moves = { $tile } geht nach { $theater }
keep-drawn = Das gezogene behalten
keep-lying = Das liegende behalten
rejected-pool = Das andere geht zurück in den Vorrat.
rejected-out = Das andere verlässt das Spiel.
option-number = Wahl { $n }
option-turn-up = Ministerium aufdecken
option-not = Verdeckt lassen
option-carnatic_war-0 = Ein gegnerisches Fort in Indien beschädigen.
option-carnatic_war-1 = Einen Baumwollmarkt umflaggen.
option-austro_spanish_rivalry-0 = 2 Diplomatiepunkte, nur in Indien.
option-austro_spanish_rivalry-1 = 2 Wirtschaftspunkte, nur in Indien.
option-hyder_ali-0 = Ein Lokales Bündnis in Indien übernehmen.
option-hyder_ali-1 = 2 Konfliktmarker auf ungeschützte Felder in Indien.
option-war_of_the_quadruple_alliance-0 = 1 Schuld nehmen.
option-war_of_the_quadruple_alliance-1 = 1 Vertragspunkt verlieren.
option-nootka_incident-0 = 2 Diplomatiepunkte.
option-nootka_incident-1 = 2 Wirtschaftspunkte.
option-military_spending_overruns-0 = Ein eigenes Fort beschädigen.
option-military_spending_overruns-1 = Ein eigenes Geschwader in den Heimathafen schicken.
option-military_spending_overruns-2 = Ein eigenes Bonus-Kriegsplättchen in den Vorrat zurücklegen.
option-calico_acts-0 = Baumwolle jetzt werten.

do-flag = Flagge setzen
do-unflag = Entflaggen
do-remove_conflict = Marker entfernen
do-build_fort = Fort bauen
do-repair_fort = Reparieren
do-seize_fort = Fort besetzen
do-deploy = Hierher segeln
do-displace = Vertreiben
do-send_home = Heimschicken
do-construct_squadron = Bauen
do-buy_war_tile = Kriegsplättchen
do-draw_event = Ereignis ziehen
do-exchange = Tauschen: { $points }
do-buy_ability = Fähigkeit nutzen
do-use_ability = Fähigkeit nutzen
do-take_tile = Plättchen nehmen
do-pass = Passen
do-end_round = Runde beenden
do-play_event = Ereignis spielen
do-reveal = Aufdecken
do-pay_rest = { $debt } Schulden, { $trp ->
    [one] 1 Vertragspunkt
   *[other] { $trp } Vertragspunkte
 }
do-upgrade = Aufrüstung
do-keep_tile = Behalten
do-swap_tiles = Zwei tauschen
do-upgrade_point = 1 Vertragspunkt
do-lay_tile = Hierher legen
do-discard_event = Abwerfen
do-pick_space = Wählen
do-pick_option = Wählen
do-pick_theater = Wählen
do-pick_squadron = Wählen
do-pick_tile = Wählen
do-pick_commodity = Wählen
do-pick_advantage = Wählen
do-decline = Übergehen
do-tile_effect = Schulden für den Gegner
do-effect_fort = Fort beschädigen
do-effect_squadron = Heimschicken
do-effect_unflag = Flagge entfernen
do-decline_effect = Effekt übergehen
do-conquer = Erobern
do-conquer_naval = Erobern
do-refuse = Verweigern
do-cede = Abtreten
do-lose_squadron = Aufgeben
do-place_usa = Flagge der USA
do-remove_fort = Fort entfernen
do-finish = Fertig
do-keep_events = Diese behalten
do-choose_ministries = Diese Ministerien
do-lay_basic = So legen
from-box = aus dem Heimathafen
from-space = von { $space }
with = mit { $what }

say-flag = Deine Flagge setzen: { $space }
say-unflag = Die gegnerische Flagge entfernen: { $space }
say-remove_conflict = Den Konfliktmarker entfernen: { $space }
say-build_fort = Ein Fort bauen: { $space }
say-repair_fort = Das Fort reparieren: { $space }
say-seize_fort = Das beschädigte Fort besetzen: { $space }
say-deploy = Ein Geschwader entsenden: { $space }
say-displace = Das gegnerische Geschwader vertreiben: { $space }
say-send_home = { $what }: das Geschwader heimschicken, { $space }
say-send_home-alone = { $what }
say-construct_squadron = Ein Geschwader bauen
say-buy_war_tile = Ein Bonus-Kriegsplättchen ziehen
say-draw_event = Ein Ereignis ziehen
say-exchange_points = Gegen einen Punkt tauschen: { $what }
say-buy_ability = { $what }: die Fähigkeit nutzen
say-use_ability = { $what }: die Fähigkeit nutzen
say-use_ability-on = { $what }: { $target }
say-use_advantage = { $what }: Konfliktmarker, { $space }
say-use_advantage-alone = Nutzen: { $what }
say-take_tile = Plättchen nehmen: { $major } { $kind }, { $minor } { $other }
say-play_event = Spielen: { $what }
say-play_event-reveal = { $what } spielen und { $card } aufdecken
say-play_event-by = { $what } spielen mit { $card }
say-reveal = Aufdecken: { $what }
say-pass = { $n ->
    [0] Passen: beendet nur die Runde
   *[other] Passen: senkt die Schulden um { $n }
 }
say-end_round = Die Runde beenden
say-upgrade = Ein Basis-Kriegsplättchen zur Wahl ziehen
say-upgrade_point = 1 Vertragspunkt nehmen
say-swap_tiles = Zwei Basis-Kriegsplättchen tauschen
say-discard_event = Abwerfen: { $what }
say-name_first = Es beginnt: { $what }
say-pick_space = { $space }
say-pick_squadron = Das Geschwader: { $space }
say-pick_squadron-box = Ein Geschwader im Heimathafen
say-tile_effect = Die Schulden des Gegners steigen um 1
say-effect_fort = Das Fort beschädigen: { $space }
say-effect_squadron = Das Geschwader heimschicken: { $space }
say-effect_unflag = Die Flagge entfernen: { $space }
say-conquer = Erobern: { $space }
say-conquer_naval = Erobern: { $space }
say-lose_squadron = Das Geschwader aufgeben: { $space }
say-lose_squadron-box = Ein Geschwader im Heimathafen aufgeben
say-place_usa = Eine Flagge der USA: { $space }
say-remove_fort = Das Fort entfernen: { $space }
say-refuse = Bleibt in diesem Krieg dein; { $what } bekommt { $n } SP
say-cede = Wechselt den Besitzer
say-decline_effect = Diesen Effekt übergehen
say-pick_option = Dies wählen
say-pick_theater = Diesen Schauplatz wählen
say-pick_tile = Dieses Plättchen wählen
say-pick_commodity = Diese Handelsware wählen
say-pick_advantage = Diesen Vorteil wählen
say-lay_tile = Das Plättchen hierher legen
say-keep_tile = Dieses Plättchen behalten
say-decline = Übergehen
say-finish = Den Rest übergehen
say-keep_events = Diese Ereignisse behalten
say-choose_ministries = Diese Ministerien wählen
say-lay_basic = Die Plättchen so legen

part-printed = Grundpreis
part-conflict = Konfliktmarker
part-isolated = isoliert
part-protected = geschützt
part-region = weitere Region
part-least = mindestens 1
part-repair = Reparatur
part-seize = Besetzen
part-displace = Gegner dort
part-plus_one = +1-Marker
part-huguenots = Hugenotten
part-event = Ereignis
part-other = anderes

strip-first = 1.
strip-trp = { $n ->
    [one] 1 Vertragspunkt
   *[other] { $n } Vertragspunkte
 }
strip-debt = Schulden
strip-debt-of = { $debt } von { $limit }
strip-squadrons = { $sea } auf See, { $box } daheim
tip-available = Freier Kredit: { $n }
tip-ministries = Ministerien: { $names }
tip-squadrons = Geschwader: { $box } im Heimathafen, { $unbuilt } nicht gebaut, { $aside } beiseitegelegt, { $out } verloren
tip-navy-box = { $n } in deinem Heimathafen. Klicken, um eines zu entsenden.
ledger-title = Endete der Zug jetzt
ledger-folded = Endete der Zug jetzt
ledger-empty = Prämien erscheinen, wenn der Zug beginnt.
ledger-nobody = niemand
ledger-lead = ab { $n } Vorsprung
ledger-rest = Ministerien, Schulden
tip-ledger = Was die Wertung jetzt ergäbe. Flaggen unter Konfliktmarkern zählen nicht. SP sind Siegpunkte; Vertragspunkte zahlen, was andere Punkte nicht decken.
tip-track = Stand { $vp }. Endete der Zug jetzt: { $then }. Frankreich gewinnt bei 30, Britannien bei 0.
tip-calendar = Zug { $turn }, Runde { $round }
tip-tab-score = Stand, Kalender, beide Seiten
since-title = Was geschah
undo-start = Hier beginnt das Spiel.
undo-revealed = Etwas wurde aufgedeckt: Das lässt sich nicht zurücknehmen.
undo-hand_over = Die andere Seite hat gespielt: Das lässt sich nicht zurücknehmen.
undo-other_seat = Die andere Seite hat inzwischen gewählt.

prize-vp = { $n } SP
prize-trp = { $n } Vertrag
prize-debt = Schulden { $n }
prize-cp = { $n ->
    [one] 1 Eroberung
   *[other] { $n } Eroberung
 }
spoil-unflag-market = Markt entflaggen
spoil-unflag-political = Feld entflaggen
spoil-unbuild = { $n ->
    [one] 1 Geschwader abgebaut
   *[other] { $n } Geschwader abgebaut
 }
spoil-remove = { $n ->
    [one] 1 Geschwader verloren
   *[other] { $n } Geschwader verloren
 }
spoil-jacobite_victory = Siegmarker
spoil-third_ministry = drittes Ministerium
spoil-jacobite_defeat = Ende der Aufstände
spoil-atlantic_dominance = Herrschaftsplättchen
spoil-usa = Vereinigte Staaten
spoil-canada = auch Kanada
strength-alliances = Bündnisse
strength-keyword = Ministerium
strength-squadrons = Geschwader
strength-conflict = Konflikt
strength-forts = Forts
strength-special = Sonderplättchen
strength-since = seither
margin-more = { $n }+
theater-tie = { $n } zu { $n }: Gleichstand, keine Beute
theater-won = { $side } gewinnt um { $n }
theater-coming = Plättchen verdeckt
theater-even = bisher gleich
theater-leads = { $side } führt bisher um { $n }
war-won = { $n ->
    [one] 1 Schauplatz gewonnen
   *[other] { $n } Schauplätze gewonnen
 }
turn-title = Zug { $turn }
turn-years = Zug { $turn }, { $years }
scored-title = Wertung von Zug { $turn }
scored-final = Das Ende des Spiels
scored-row = Wertung: { $name }
scored-to-end = Zum Ende
scored-again = Noch einmal
scored-hint = Weiter mit Leertaste oder Klick
scored-of = { $n } von { $of }
scored-level = gleich
scored-ledger-tip = Was dieser Zug wertet, Zeile für Zeile. Zeig auf eine Zeile, um ihre Felder zu sehen.
scored-track-tip = Stand { $now }. Der Zug begann bei { $before }.
scored-you = { $n } für dich
scored-for = +{ $n } für { $side }
scored-same = Stand unverändert
scored-and = und { $prize }
scored-so-far = bisher
scored-row-level = { $name }: gleich bei { $n }. Niemand punktet.
scored-row-short = { $name }: { $a } zu { $b }; die Prämie verlangt { $margin } Vorsprung. Niemand punktet.
scored-row-won = { $name }: { $side } führt { $a } zu { $b } und erhält { $prize }.
scored-row-bare = { $name }: { $side } erhält { $prize }.
scored-no-tip = Kein einzelnes Feld hat etwas entschieden.
scored-tip = Entscheidend war { $space } ({ $rows }): Ohne diese Änderung wäre der Stand { $without }, nicht { $now }.
scored-tip-plain = Entscheidend war { $space }: Ohne diese Änderung wäre der Stand { $without }, nicht { $now }.
tile-basic = Basis-Kriegsplättchen
tile-bonus = Bonus-Kriegsplättchen

if-keyword = { $keyword }:
if-available_debt_lead = { $by ->
    [one] Mehr freier Kredit:
   *[other] Um { $by } mehr freier Kredit:
 }
if-more_prestige = Mehr Prestige ({ $countries }):
if-more_bonus_tiles = Mehr Bonus-Kriegsplättchen:
if-holds_advantage = { $advantage } gehalten:
tip-by-revealing = Aufdecken gäbe den Bonus: { $names }.
tip-spent = (in diesem Zug genutzt)
tip-face-up = Aufgedeckt.
tip-face-down = Verdeckt: für deinen Gegner unsichtbar.
closeup-type = Braucht als Hauptaktion: { $kind }
closeup-any = Jede Hauptaktion
use-ability = Diese Fähigkeit nutzen
turn-up = Diese Karte aufdecken
tip-upgrade = Aufrüstung: ein zweites Basis-Kriegsplättchen zur Wahl
tip-tile = Hauptaktion { $major } ({ $kind }), Nebenaktion { $minor } ({ $other })
tip-tile-event = [event] Ein Ereignis darf gespielt werden: eines jeder Art oder dieser ({ $kind })
tip-tile-upgrade = [upgrade] Aufrüstung

kind-market = Markt
kind-political = politisches Feld
kind-territory = Territorium
kind-fort = Fort
kind-naval = Seefeld
tip-held = Im Besitz von { $side }
tip-empty = In niemandes Besitz
tip-cost = Preis: { $n } { $points }
tip-cp = Preis: { $n } Eroberungspunkte, nur in Kriegen
mark-prestige = Prestigefeld
mark-alliance = Bündnisfeld
mark-local = Lokales Bündnis
tip-theaters = Stärke in: { $names }
state-conflict = [conflict] Konfliktmarker: zählt nicht und kostet 1
state-conflict_plus = [conflict] Konfliktmarker +1: kostet mehr zu entfernen
state-isolated = In dieser Runde isoliert: kostet 1
state-protected = Geschützt: kostet den Gegner 1 mehr
state-damaged = Beschädigt: schützt nichts
state-huguenots = Hugenotten: kosten 1 Eroberungspunkt mehr
state-huguenots_turned = Hugenotten (umgedreht)
tip-opens = Öffnet in Zug { $turn }
tip-needs = Braucht: { $names }
advantage-state-ready = Bereit
advantage-state-exhausted = Erschöpft bis zum nächsten Zug
advantage-state-blocked = Von einem Konfliktmarker blockiert
advantage-state-new = In dieser Runde erhalten: in der nächsten bereit
tip-award = Prämie: { $region }
tip-award-worth = { $prize } für { $n } Vorsprung
tip-award-now = Frankreich { $france }, Britannien { $britain }

what-space = Ort
what-conflict = Konfliktmarker
what-fort = Fort
what-squadron = Geschwader
what-theater = Schauplatz
what-usa = Feld der USA
what-tile = Kriegsplättchen
what-option = Wahl
what-advantage = Vorteil
what-commodity = Handelsware
what-market = Markt
what-political = politisches Feld
what-debt = Schulden
what-fort_or_squadron = Fort oder Geschwader
what-unflag = Flagge

recap-title = Seit deiner letzten Runde
history-at = { $n } von { $of }, Zug { $turn }
history-round-back = Zum Beginn der Runde
history-back = Einen Schritt zurück
history-play = Abspielen
history-pause = Pause
history-on = Einen Schritt vor
history-round-on = Zur nächsten Runde
history-now = Zur Gegenwart
history-shown = Blick in die Vergangenheit
log-empty = Noch ist nichts geschehen.
log-jump = Klicken, um diesen Moment zu sehen.
cards-discard = Ablagestapel
cards-gone = Aus dem Spiel
cards-none = Keine
cards-pile = { $n ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
 }
cards-ministries = Ministerien von { $side }, { $era }
tiles-left = { $n ->
    [one] 1 Plättchen ist noch im Stapel; gesehene sind grau.
   *[other] { $n } Plättchen sind noch im Stapel; gesehene sind grau.
 }

category-award = Prämien
category-prestige = Prestige
category-demand = Weltnachfrage
category-event = Ereignisse
category-war = Kriege
category-refusal = Weigerungen
category-overrun = Überschuldung
category-ministry = Ministerien
category-final_prestige = Prestige am Ende
category-final_debt = Freier Kredit am Ende
category-final_commodity = Handelswaren am Ende
category-final_territory = Eroberte Territorien
score-winner = { $side } gewinnt: { $name }
score-won = { $side } gewinnt
score-you = Du gewinnst: { $side }
score-total = Summe
score-history = Der Stand im Lauf des Jahrhunderts
score-all = Beide
score-chart-tip = Klicken, um den Tisch in diesem Moment zu sehen.
score-chart = Die Linie ist der Stand nach jedem Zug und Krieg; Balken zeigen, was jede Seite gewann, nach Kategorie.
score-item = Zug { $turn }: { $what }, { $vp }
score-tie = 15 zu 15: Mehr freier Kredit entscheidet, Frankreich { $france }, Britannien { $britain }.
score-tie-equal = 15 zu 15 und je { $france } freier Kredit: Diesen Gleichstand gewinnt Britannien.
score-picture = Als Bild speichern
show-map = Zur Karte
over-sweep = Ein Gesamtsieg
over-war = Sieg durch Krieg
over-vp = Über die Leiste hinaus
over-final = Schlusswertung
over-sweep-text = Alle vier Prämien und jede Nachfrage in einem Zug.
over-war-text = Jeder Schauplatz eines Krieges in seiner obersten Zeile.
over-vp-text = Der Stand hat die Leiste verlassen: { $vp }.
over-final-text = Nach sechs Zügen steht es { $vp }.

# Rat: was gemeint ist, und wo auf dem Tisch.
advice-named = { $what }: { $thing }
advise-choose = Wählen: { $what }
advise-keep_events = Behalten: { $what }
advise-name_first-self = In diesem Zug selbst beginnen
advise-name_first-other = In diesem Zug beginnen lassen: { $what }
advise-use = Nutzen: { $what }
advise-use-on = { $what } nutzen: { $target }
advise-use_advantage = { $what } nutzen und einen Konfliktmarker legen: { $space }
advise-send_home = { $what } nutzen und das Geschwader heimschicken: { $space }
advise-pick_squadron = Das Geschwader wählen: { $space }
advise-pick_squadron-box = Ein Geschwader im Heimathafen wählen
advise-pick_tile = Das Kriegsplättchen wählen: { $what }
advise-lay_tile = Das Kriegsplättchen legen: { $what }
advise-upgrade = Aufrüstung durchführen: { $what }
advise-keep_tile-drawn = Das gezogene Kriegsplättchen behalten
advise-keep_tile-lying = Das liegende Kriegsplättchen behalten
advise-tile_effect = Dem Gegner 1 Schuld geben
advise-place_usa = Eine Flagge der USA setzen: { $space }
advise-refuse = Die Abtretung verweigern: { $space }
advise-cede = Abtreten: { $space }
advise-pick_option = Wahl { $n } nehmen
advise-pay_rest = Den Rest bezahlen: { $what }
advise-debt = { $n ->
    [one] 1 Schuld
   *[other] { $n } Schulden
 }
area-map = die Karte
area-tiles = die Investitionsplättchen
area-hand = deine Ereignisse
area-ministers = deine Ministerien
area-era_ministers = Stichwörter dieser Ministerien
area-war = die Kriegsplättchen
area-points = deine Punkte
area-button = die Haupttaste
area-choice = die gezeigte Auswahl
