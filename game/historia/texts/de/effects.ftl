# Was Operationen tun, in den Worten einer Karte
op-vp = erhalte { $n } [vp]
op-lose_vp = verliere { $n } [vp]
op-pay = zahle { $n } [cube]
op-cubes = hol { $n } [cube] zurück
op-cubes-pool_or_map = hol bis zu { $n } [cube] aus Ablage oder Karte zurück; von der Karte kostet jeder die [vp] seines Landes
op-add_cube-used = { $n } neuer [cube] kommt in deine Ablage
op-add_cube-supply = { $n } neuer [cube] kommt in deinen Vorrat
op-cards-oldest = { $n ->
        [one] nimm die älteste Karte zurück
       *[other] nimm die { $n } ältesten Karten zurück
    }
op-cards-newest = { $n ->
        [one] nimm die neueste Karte zurück
       *[other] nimm die { $n } neuesten Karten zurück
    }
op-cards-choice = { $n ->
        [one] nimm eine Karte deiner Wahl zurück
       *[other] nimm { $n } Karten deiner Wahl zurück
    }
op-military = erhalte { $n } [military]
op-technology = erhalte { $n } [technology]
op-advisor = ziehe { $n } [advisor]
op-wonder = nimm { $n } [wonder] aus der Auslage
op-ready = { $n ->
        [one] mach ein anderes Wunder bereit
       *[other] mach bis zu { $n } andere Wunder bereit
    }
op-expand = setze 1 [cube] in ein benachbartes Land; war es leer, erhalte seine [vp]
op-expand-any = setze 1 [cube] in ein beliebiges Land; war es leer, erhalte seine [vp]
op-trade = ein Nachbar mit mehr [technology] erhält { $vp } [vp]: erhalte 1 [technology]
op-trade-any = eine beliebige Zivilisation mit mehr [technology] erhält { $vp } [vp]: erhalte 1 [technology]
op-raid = gegen einen Nachbarn mit weniger [military]: erhalte { $vp } [vp] und hol { $n } [cube] zurück
op-war = kämpfe in einem geteilten Land: wer mehr [military] hat, erhält { $vp } [vp], der [cube] des anderen dort ist verbraucht
op-action-basic = du darfst diese Aktion einfach ausführen: { $action }
op-action-advanced = du darfst diese Aktion erweitert ausführen: { $action }
op-action-best = du darfst diese Aktion ausführen: { $action }
op-with-reach = { $what }, überall
op-with-strength = { $what } mit { $n } mehr [military]
op-vp_per = erhalte { $n } [vp] für je { $each } { $of }
op-vp_per-each = erhalte { $n } [vp] je { $of }
op-trade-free = handle mit einer beliebigen Zivilisation mit mehr [technology], sie erhält nichts: erhalte 1 [technology]
op-most = { $what }, höchstens { $n }
op-choose = entweder { $what }
op-if = { $then }, bei { $test }; sonst { $otherwise }
op-if-only = { $then }, bei { $test }
op-government = erhalte den Bonus deiner Regierung
op-end_turn = der Zug endet nach dieser Runde
op-joined = { $a }; { $b }
op-and = { $a } und { $b }
op-or = { $a } oder { $b }

# Dasselbe in wenigen Worten, für kleine Karten; „short“, wo eine Karte mehr als zwei Dinge tut
brief-op-cubes-pool_or_map = hol bis zu { $n } [cube] zurück
brief-op-expand = 1 [cube] nebenan
brief-op-expand-any = 1 [cube] überallhin
brief-op-trade = Klügerer: { $vp } [vp], du: 1 [technology]
brief-op-trade-any = irgendein Klügerer: { $vp } [vp], du: 1 [technology]
brief-op-trade-free = irgendein Klügerer: 1 [technology] für dich
brief-op-raid = Nachbar (schwächer): +{ $vp } [vp] +{ $n } [cube]
brief-op-war = Sieg in geteiltem Land: +{ $vp } [vp]
brief-op-wonder = { $n ->
        [one] nimm ein Wunder der Auslage
       *[other] nimm { $n } Wunder der Auslage
    }
brief-op-end_turn = der Zug endet
brief-op-cards-newest = { $n ->
        [one] neueste Karte zurück
       *[other] { $n } neueste Karten zurück
    }
brief-op-cards-oldest = { $n ->
        [one] älteste Karte zurück
       *[other] { $n } älteste Karten zurück
    }
brief-op-cards-choice = { $n ->
        [one] eine Karte nach Wahl
       *[other] { $n } Karten nach Wahl
    }
brief-op-action-basic = auf Wunsch { $action }
brief-op-action-advanced = { $action } erweitert
brief-op-action-best = auf Wunsch { $action }
brief-op-vp_per = +{ $n } [vp] für je { $each } { $of }
brief-op-vp_per-each = +{ $n } [vp] je { $of }
brief-count-territories = Land mit dir
brief-count-sole = Land nur mit dir
brief-count-wonders = [wonder]
brief-op-cards-several = { $n } Karten zurück
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = { $n } [wonder] bereit
short-op-government = Regierungsbonus
short-op-add_cube-supply = { $n } neuer [cube]
short-op-joined = { $a }, { $b }

# Was gezählt wird
count-territories = [territory], wo du bist
count-sole = [alone], wo du allein bist
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] und [military] zusammen
count-weaker = Zivilisation mit weniger [military]
count-richer = Zivilisation mit mehr [vp]

# Bedingungen
test-territories = { $n } [territory] mit dir
test-sole = { $n } [alone] mit dir allein
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] und [military] zusammen { $n }
test-supply = { $n } [cube] im Vorrat
test-advisors_used = { $n } genutzten [advisor]
test-attacks_in_era = { $n } Kriegen oder Raubzügen in dieser Ära
test-no-attacks_in_era = keinem Krieg und Raubzug in dieser Ära
test-trades_in_era = { $n }-mal Handel in dieser Ära, eigenem oder mit dir
test-most-military = mehr [military] als jeder andere Spieler
test-most-wonders = mehr [wonder] als jeder andere Spieler
test-most-levels = zusammen mehr [technology] und [military] als jeder andere Spieler
test-most-technology = mehr [technology] als jeder andere Spieler
test-most-territories = mehr [territory] als jeder andere Spieler
test-most-sole = mehr [alone] allein als jeder andere Spieler
test-peace = keinem Krieg und Raubzug in diesem Zug

# Was ein Spieler haben muss, in Worten: die Ziele der Anführer
have-territories = { $n ->
        [one] in einem Land bist
       *[other] in { $n } Ländern bist
    }
have-sole = { $n ->
        [one] ein Land allein hältst
       *[other] { $n } Länder allein hältst
    }
have-wonders = { $n ->
        [one] ein Wunder besitzt
       *[other] { $n } Wunder besitzt
    }
have-technology = Technologie { $n } hast
have-military = Militär { $n } hast
have-levels = Technologie und Militär von zusammen { $n } hast
have-supply = { $n ->
        [one] einen Würfel im Vorrat hast
       *[other] { $n } Würfel im Vorrat hast
    }
have-advisors_used = { $n ->
        [one] einen Berater genutzt hast
       *[other] { $n } Berater genutzt hast
    }
have-attacks_in_era = { $n ->
        [one] in dieser Ära einen Krieg oder Raubzug geführt hast
       *[other] in dieser Ära { $n } Kriege oder Raubzüge geführt hast
    }
have-no-attacks_in_era = in dieser Ära weder Krieg noch Raubzug geführt hast
have-trades_in_era = { $n ->
        [one] in dieser Ära an einem Handel beteiligt warst
       *[other] in dieser Ära { $n }-mal an einem Handel beteiligt warst
    }
have-peace = in diesem Zug weder Krieg noch Raubzug geführt hast
have-most-military = mehr Militär hast als jeder andere Spieler
have-most-wonders = mehr Wunder besitzt als jeder andere Spieler
have-most-levels = zusammen mehr Technologie und Militär hast als jeder andere Spieler
have-most-technology = mehr Technologie hast als jeder andere Spieler
have-most-territories = in mehr Ländern bist als jeder andere Spieler
have-most-sole = mehr Länder allein hältst als jeder andere Spieler
aim-scores = { $n ->
        [one] 1 Punkt am Ende der Ära, wenn du { $what }
       *[other] { $n } Punkte am Ende der Ära, wenn du { $what }
    }

# Was ein Anführer verlangt, als Schild
goal-territories = { $n ->
        [one] ein Land
       *[other] { $n } Länder
    }
goal-sole = { $n ->
        [one] ein Land allein
       *[other] { $n } Länder allein
    }
goal-wonders = { $n ->
        [one] ein Wunder
       *[other] { $n } Wunder
    }
goal-technology = Technologie { $n }
goal-military = Militär { $n }
goal-levels = Technologie + Militär { $n }
goal-supply = { $n ->
        [one] ein Würfel im Vorrat
       *[other] { $n } Würfel im Vorrat
    }
goal-advisors_used = { $n ->
        [one] ein Berater genutzt
       *[other] { $n } Berater genutzt
    }
goal-attacks_in_era = { $n ->
        [one] ein Krieg oder Raubzug
       *[other] { $n } Kriege oder Raubzüge
    }
goal-no-attacks_in_era = kein Krieg, kein Raubzug
goal-trades_in_era = { $n ->
        [one] ein Handel
       *[other] { $n }-mal Handel
    }
goal-and = und { $what }

# Wann ein Wunder wirkt
trigger-military = Militär
trigger-technology = Technologie
trigger-art = Kunst
trigger-exploit = Ausbeutung
trigger-expansion = Expansion
trigger-trade = Handel
trigger-raid = Raubzug
trigger-war = Krieg
trigger-tourism = Tourismus
trigger-revolution = Revolution
trigger-explored = Expansion in ein leeres Land
trigger-war_won = gewonnener Krieg
trigger-attacked = fremder Krieg gegen dich
trigger-traded_with = fremder Handel mit dir
trigger-advisor = ein Berater
trigger-turn_end = Ende des Zuges
wonder-when = *{ $when }*: { $what }.
wonder-when-test = *{ $when }*, bei { $test }: { $what }.
always-guard = *Immer*: { $n } [military] mehr, wenn andere dich überfallen oder angreifen.
always-counts_as = *Immer*: zählt als { $n } [wonder].

# Was eine Stufe öffnet
unlock-card = Kommt auf deine Hand: { $card }
unlock-cards = bis zu { $n } Karten je Runde
unlock-advanced = { $card } erweitert
unlock-navigation = alle Länder sind benachbart
no-bonus = kein Bonus

# Seiten einer Karte
side-basic = einfach
side-advanced = erweitert
side-advanced-from = erweitert, ab { $level }
side-nothing = Nichts tun
side-first = zuerst
side-then = dann

# Operationen der Civbots
bot-op-expand = Expansion
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Handel
bot-op-raid = Raubzug
bot-op-war = Krieg
bot-op-remove_wonder = das älteste [wonder] verlässt die Auslage
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] seiner Regierung
bot-op-lower_level = 1 Stufe der niedrigeren Leiste
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
