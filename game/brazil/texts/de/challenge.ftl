# Die Solo-Aufgabe: Runden und Standarten am Tisch.
challenge-round = Runde { $now } von { $last }
challenge-left = noch { $n }
challenge-rounds-tip = { $n ->
    [one] Dies ist die letzte Runde. Alle Ziele müssen zugleich erfüllt sein, bevor sie endet.
   *[other] Noch { $n } Runden, diese mitgezählt. Alle Ziele müssen zugleich erfüllt sein, bevor Runde { $last } endet.
}
standard-helps = Was helfen würde
standard-met = Seit Runde { $round }
standard-era = Ära { $era }
standard-era-open = { $mission }: { $have } von { $needed }
standard-era-ready = { $mission } verkünden
standard-era-turns = Ära { $era } beginnt
standard-era-none = Keine Mission dieser Ära
standard-units = { $n ->
    [5] Fünf Einheiten
    [4] Vier Einheiten
    [3] Drei Einheiten
   *[other] { $n } Einheiten
}
standard-units-title = { $n ->
    [5] Fünf Einheiten: { $have }
    [4] Vier Einheiten: { $have }
   *[other] { $n } Einheiten: { $have }
}
standard-units-one = Es fehlt: { $unit }
standard-lacking = { $n ->
    [one] Es fehlt { $n } Einheit
   *[other] Es fehlen { $n } Einheiten
}
standard-units-free = { $unit }: kostenlos, wurde besiegt
standard-units-pay = { $unit }: Du kannst { $cost } bezahlen
standard-units-lack = { $unit } braucht noch { $cost }
standard-capital = Ihre Hauptstadt
standard-capital-near = { $n ->
    [one] Ein Schritt entfernt: { $unit }
   *[other] { $n } Schritte entfernt: { $unit }
}
standard-capital-none = Keine Einheit auf der Karte
standard-capital-sea = Der Seeweg ist frei
standard-capital-cards = { $n ->
    [0] Du hast keine Kampfkarte
    [one] Du hast eine Kampfkarte
   *[other] Du hast { $n } Kampfkarten
}
standard-capital-empty = Sie ist leer: zieh ein
standard-missing = { $n ->
    [0] Alles da
    [one] Noch eins
   *[other] Noch { $n }
}
standard-by = { $line }, bis Runde { $round }
standard-without-line = { $n ->
    [0] Kein einziges Mal
   *[other] Höchstens { $n }
}
standard-points = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
standard-deployed = { $n ->
    [one] Eine Einheit aufgestellt
   *[other] { $n } Einheiten aufgestellt
}
standard-cities = { $n ->
    [one] Eine Stadt
   *[other] { $n } Städte
}
standard-buildings = { $n ->
    [one] Ein Gebäude
   *[other] { $n } Gebäude
}
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } der Ära { $of }
standard-distinct_buildings = { $n } verschiedene Gebäude
standard-products = { $n ->
    [one] Ein Produkt
   *[other] { $n } Produkte
}
standard-paintings = { $n ->
    [one] Ein Gemälde
   *[other] { $n } Gemälde
}
standard-painting_colours = { $n } Orden
standard-palaces = { $n ->
    [one] Ein Palast
   *[other] { $n } Paläste
}
standard-missions = { $n ->
    [one] Eine Mission
   *[other] { $n } Missionen
}
standard-goods = { $of ->
    [none] { $n } Waren
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
    [one] Eine Goldkarte
   *[other] { $n } Goldkarten
}
standard-explored = { $n ->
    [one] Eine Entdeckung
   *[other] { $n } Entdeckungen
}
standard-hold = { $n } halten
standard-battles_won = { $n ->
    [one] Eine Schlacht gewonnen
   *[other] { $n } Schlachten gewonnen
}
standard-without = Ohne { $of }
standard-lead = { $n ->
    [one] Ein Punkt Vorsprung
   *[other] { $n } Punkte Vorsprung
}
tally-battles = Schlachten
tally-battles_won = Siege
tally-units_lost = Verluste
tally-gold_cards = Goldkarten
tally-trades = Tausche

# Die Einweisung.
briefing-you = Du
briefing-story = Was geschah
briefing-goals = { $goals ->
    [one] Ein Ziel in { $rounds } Runden
    [2] Zwei Ziele in { $rounds } Runden
    [3] Drei Ziele in { $rounds } Runden
    [4] Vier Ziele in { $rounds } Runden
   *[other] { $goals } Ziele in { $rounds } Runden
}
briefing-level = Stufe
briefing-level-note = deine Medaille, und was die nächste verlangt
briefing-monarch = Dein Monarch
briefing-monarch-note = wozu jeder auf dieser Karte taugt
briefing-untried = noch nicht versucht
briefing-won-with = gewonnen mit { $points }
briefing-lost-with = { $n ->
    [one] einmal verloren
   *[other] { $n }-mal verloren
}
briefing-best = Beste Ergebnisse
briefing-today = { $day }: derselbe Aufbau für alle
briefing-deal = Aufbau { $code }
briefing-no-best = Noch kein Ergebnis.
briefing-results = Alle Ergebnisse
results-title = Ergebnisse: { $title }
result-again = Diesen Aufbau wieder wählen
briefing-begin = Beginnen
deal-of-the-day = Tagesaufbau
deal-another = Neuer Aufbau
deal-code = Freundescode
deal-code-ask = Tippe oder füge ein, was man dir geschickt hat: den Code aus zwölf Buchstaben oder den ganzen Text damit.
deal-code-take = Aufbau übernehmen
deal-code-wrong = „{ $code }“ ist kein Aufbau-Code. Vielleicht ist ein Buchstabe falsch oder fehlt.
best-damaged = Die Liste der Ergebnisse konnte nicht gelesen werden: { $reason }. Sie bleibt unberührt in { $path }, eine neue wird begonnen.
best-not-kept = Das Ergebnis konnte nicht gespeichert werden: { $reason }
level-rounds = { $n } Runden
level-cards = { $n ->
    [one] eine Karte mehr je Schlacht
   *[other] { $n } Karten mehr je Schlacht
}
level-needs = { $goal } genügt
level-without = { $goal }: { $line }
level-less = ohne: { $goal }
level-as-printed = nach den Regeln
medal-done = geschafft
medal-victory = ein Sieg
medal-points = { $points } Punkte
medal-left = { $left ->
    [one] eine Runde übrig
   *[other] { $left } Runden übrig
}
medal-both = { $points } Punkte, { $left } übrig
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold
result-won = { $left ->
    [0] in der letzten Runde gewonnen
    [one] eine Runde übrig
   *[other] { $left } Runden übrig
}
result-lost = { $met ->
    [0] verloren, kein Ziel erfüllt
    [one] verloren, ein Ziel erfüllt
    [2] verloren, zwei Ziele erfüllt
   *[other] verloren, { $met } Ziele erfüllt
}
short-date = { $day }. { $month }
long-date = { $day }. { $month } { $year }
month-1 = Jan.
month-2 = Feb.
month-3 = März
month-4 = Apr.
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = Aug.
month-9 = Sep.
month-10 = Okt.
month-11 = Nov.
month-12 = Dez.
standard-era-asks = { $n ->
    [3] Missionen der Ären I und II
   *[other] Eine Mission der Ära I
}
standard-units-asks = { $n ->
    [5] Alle zugleich auf der Karte
   *[other] { $n } zugleich auf der Karte
}
standard-capital-asks = Eine deiner Einheiten steht darauf
standard-by-alone = Bis Runde { $round }

# Schlacht von Guararapes.
challenge-battle-of-guararapes-when = Pernambuco, April 1648 und Februar 1649
challenge-battle-of-guararapes-story = Zweimal trafen sich zwei Heere dort, wo sich die Küstenstraße südlich von Recife zwischen Hügeln und Sumpf hindurchzwängt. Die Niederländer brachten Kanonen und Drill; die Männer von Pernambuco, unter ihnen Filipe Camarãos Potiguar und die freien Afrikaner des Henrique Dias, kannten jeden Pfad durch den Schlamm. Beide Male blieb die Straße ihnen.
challenge-battle-of-guararapes-line = Sie marschieren nie: Ort und Stunde wählst du.
challenge-battle-of-guararapes-begin = Zu den Hügeln
challenge-battle-of-guararapes-monarch-tibirica = Rings um dich steht Wald: drei Waren umsonst, die letzte davon Wissen.
challenge-battle-of-guararapes-monarch-pedro_i = Du brauchst alle fünf Einheiten, und vier davon zahlen zurück: Waren und Goldkarten.
challenge-battle-of-guararapes-monarch-pedro_ii = Gemälde zahlen sich aus. Gut, wenn die Galerie früh drei Farben zeigt.
challenge-battle-of-guararapes-monarch-oba_ii = Beide Missionen, die du brauchst, bringen Wissen, und am Ende zwei Punkte mehr.
challenge-battle-of-guararapes-won = Guararapes ist gewonnen
challenge-battle-of-guararapes-lost = Guararapes ist verloren

# Alle Aufgaben.
challenges-title = Solo-Aufgaben
challenges-faults = Diese Dateien wurden ausgelassen:
challenges-own = Deine eigenen Aufgaben liegen in { $folder }

# Das Ende.
ending-won = { $title }: gewonnen
ending-lost = { $title }: verloren
ending-sentence-won = { $left ->
    [0] Alle Ziele waren in Runde { $round } zugleich erfüllt, der allerletzten.
    [one] Alle Ziele waren in Runde { $round } zugleich erfüllt, eine Runde vor dem Ende.
   *[other] Alle Ziele waren in Runde { $round } zugleich erfüllt, { $left } Runden vor dem Ende.
}
ending-sentence-many = Runde { $round } endete, und { $n } Ziele waren noch offen.
ending-sentence-one = Runde { $round } endete, und ein Ziel war noch offen: { $goal }.
ending-sentence-capital = Runde { $round } endete mit ihrer Fahne über der Hauptstadt: Niemand hatte sie gestürmt.
ending-sentence-units = Runde { $round } endete, bevor alle deine Einheiten auf der Karte waren.
ending-sentence-era = Runde { $round } endete, bevor die Ära wechselte: Eine Mission fehlte.
ending-sentence-assault = { $tie ->
    [yes] Runde { $round } endete mit ihrer Fahne über der Hauptstadt: Der Sturm in Runde { $when } endete im Gleichstand, und den gewinnt die Verteidigung.
   *[no] Runde { $round } endete mit ihrer Fahne über der Hauptstadt: Der Sturm in Runde { $when } scheiterte an ihren Karten.
}
ending-goals = Erfüllte Ziele
ending-met = { $met } von { $goals }
ending-points = Punkte
ending-left = Runden übrig
ending-points-met = { $met ->
    [0] Punkte, kein Ziel erfüllt
    [one] Punkte, ein Ziel erfüllt
    [2] Punkte, zwei Ziele erfüllt
   *[other] Punkte, { $met } Ziele erfüllt
}
ending-lacking = Was noch fehlte
ending-your-best = deine Bestleistung hier: { $points }
ending-best-medal = mehr ist nicht zu gewinnen
ending-short-points = { $n ->
    [one] ein Punkt fehlt zu { $medal }
   *[other] { $n } Punkte fehlen zu { $medal }
}
ending-short-left = { $n ->
    [one] eine Runde zu spät für { $medal }
   *[other] { $n } Runden zu spät für { $medal }
}
ending-moments = Drei entscheidende Momente
ending-no-moments = Nichts änderte die Chancen: Keine Runde war entscheidend.
ending-round = Runde { $round }
ending-next = Nächste: { $level }
ending-try = Noch einmal
ending-same = Derselbe Aufbau
ending-another = Neuer Aufbau
ending-copy = Für Freunde kopieren
ending-map = Zur Karte
ending-score = Die Punkte
friend-text = { $title }, { $level }, mit { $monarch }: { $reached }
friend-won = { $left ->
    [0] in der letzten Runde gewonnen mit { $points } Punkten. Und du?
    [one] gewonnen mit { $points } Punkten, eine Runde übrig. Und du?
   *[other] gewonnen mit { $points } Punkten, { $left } Runden übrig. Und du?
}
friend-lost = { $points ->
    [one] verloren mit { $met } von { $goals } Zielen, { $points } Punkt. Kannst du es besser?
   *[other] verloren mit { $met } von { $goals } Zielen, { $points } Punkte. Kannst du es besser?
}
friend-copied = Kopiert. Der Code wird in der Einweisung eingegeben.
friend-not-copied = Konnte nicht kopiert werden: { $reason }

# Chancen und die andere Seite.
challenge-out-of-reach = { $goal } ist unerreichbar: { $reason }
odds-with = { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
}
odds-against = gegen
odds-unseen = { $n ->
    [one] eine Karte ist ungesehen
   *[other] { $n } Karten sind ungesehen
}
dutch-columns = Stärke  Karten  Chance
dutch-columns-plain = Stärke  Karten
dutch-deck = Im Stapel
about-best = { $left ->
    [0] bisher das beste, in der letzten Runde gewonnen
    [one] bisher das beste, eine Runde übrig
   *[other] bisher das beste, { $left } Runden übrig
}
about-none = Auf dieser Stufe noch nicht gewonnen
proof-deployments = Höchstens { $most } Einheiten bis Runde { $round }
proof-builds = Bis Runde { $round } sind höchstens { $most } baubar
proof-no_cities = Keine Städte mehr: höchstens { $most }
proof-manufactures = Bis Runde { $round } sind höchstens { $most } herstellbar
proof-no_products = Keine Plätze mehr: höchstens { $most }
proof-paintings = Höchstens { $most } bis Runde { $round }
proof-no_paintings = Keine Gemälde mehr: höchstens { $most }
proof-no_missions = Keine Missionen mehr: höchstens { $most }
proof-no_actions = Für eine Mission bleibt keine Aktion
proof-too_far = Zu weit, um es bis Runde { $round } zu erreichen
proof-no_enemies = Niemand mehr zu bekämpfen
proof-nothing_unexplored = Nichts mehr zu finden: höchstens { $most }
proof-broken = Endgültig gebrochen
deal-text-no_deal = Das ist kein Aufbau einer Aufgabe.
deal-text-mistyped = Die Zeile wurde nicht vollständig kopiert: Etwas darin stimmt nicht.
deal-text-no_challenge = Die Aufgabe { $what } gibt es hier nicht.
deal-text-no_level = Die Aufgabe hat keine Stufe { $what }.
deal-text-no_monarch = Den Monarchen { $what } gibt es nicht.
deal-text-other_challenge = Die Aufgabe { $what } deines Gegenübers ist eine andere.
briefing-friend-won = Gegenüber: Sieg, { $points } Punkte, { $left } übrig
briefing-friend-lost = { $points ->
    [one] Gegenüber: verloren, { $points } Punkt
   *[other] Gegenüber: verloren, { $points } Punkte
}
friend-better = besser als dein Gegenüber mit { $points }
friend-even = gleichauf mit deinem Gegenüber
friend-worse = die { $points } deines Gegenübers stehen noch
moment-goal_met = Erfüllt: { $thing }.
moment-goal_lost = Wieder verloren: { $thing }.
moment-out_of_reach = Von hier an unerreichbar: { $thing }.
moment-behind = Nichts brachte es näher: { $thing }.
moment-battle_won = Eine Schlacht wurde gewonnen.
moment-battle_lost = Ein Angriff wurde abgeschlagen.
moment-unit_lost = Besiegt: { $thing }.
moment-deployed = Im Feld: { $thing }.
moment-era = Ära { $thing } begann.
moment-mission = Verkündet: { $thing }.
moment-built = Gebaut: { $thing }.
moment-product = Hergestellt: { $thing }.
moment-painting = Genommen: { $thing }.
moment-strengths = { $attack } gegen { $defence }.
moment-then = { $met } von { $goals } erfüllt, noch { $left }
standard-capital-odds = { $line }: { $share } von 100
outcome-drawn = { $cards ->
    [one] { $name } zogen eine Karte: +{ $n }.
   *[other] { $name } zogen { $cards } Karten: +{ $n }.
}
outcome-short = { $n ->
    [one] Zum Gleichstand, den sie auch gewonnen hätten, fehlte dem Sturm eins.
   *[other] Zum Gleichstand, den sie auch gewonnen hätten, fehlten dem Sturm { $n }.
}
standard-asks = Alle zugleich, bevor die letzte Runde endet
standard-lead-asks = Am Ende vor jedem Rivalen
standard-without-asks = Von der ersten Runde bis zur letzten
standard-hold-asks = Mit Einheit oder Plättchen auf jedem
standard-battles_won-asks = Gleich, wer sie begann
standard-deployed-asks = Was auch aus ihnen wird
