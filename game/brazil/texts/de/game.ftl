# Was dieses Spiel dem Programm beisteuert: Karte, Plätze, Optionen, Tasten, Spielstände.
game-title = Brazil: Imperial
game-facts = 1 bis 4 Spieler, { $challenges } Solo-Aufgaben
game-about = Erkunde das Land, besiedle es, handle und kämpfe, von den ersten Schiffen bis zur Eisenbahn, und gewinne die Herrschaft über Brasilien.

new-monarch-note = Jeder wählt im Spiel einen Monarchen. Die Farben unterscheiden sich in Einheiten und Monarchen.

colour-green = Grün
colour-orange = Orange
colour-sky = Hellblau
colour-purple = Violett

option-mission_draft = Missionen
option-mission_draft-1of2 = 1 von 2 behalten
option-mission_draft-1of2-tip = Du bekommst zwei Missionen jeder Ära und behältst eine davon.
option-mission_draft-1of3 = 1 von 3 behalten
option-mission_draft-1of3-tip = Du bekommst drei Missionen jeder Ära und behältst eine: mehr Auswahl, längerer Start.
option-mission_draft-tip = Aus wie vielen Missionen jeder Ära du zu Beginn wählst.
option-monarchs = Monarchen
option-monarchs-chosen = Gewählt
option-monarchs-chosen-tip = Jeder wählt einen Monarchen seiner Farbe.
option-monarchs-random = Zufällig
option-monarchs-random-tip = Jeder bekommt einen zufälligen Monarchen seiner Farbe.
option-monarchs-bid = Ersteigert
option-monarchs-bid-tip = Alle bieten geheim Siegpunkte. Wer am meisten bietet, wählt zuerst, einen Monarchen beliebiger Farbe.
option-monarchs-tip = Wie die Monarchen verteilt werden. Bei Geboten kaufen Siegpunkte eine frühere Wahl.
option-live_vp = Punkte im Spiel
option-live_vp-own = Nur meine
option-live_vp-own-tip = Du siehst stets deine eigenen Punkte; die der anderen erst am Ende.
option-live_vp-all = Alle
option-live_vp-all-tip = Alle sehen, wie viele Punkte jeder hat.
option-live_vp-off = Verdeckt
option-live_vp-off-tip = Bis zum Spielende werden keine Punkte gezeigt.
option-live_vp-tip = Wessen Siegpunkte während des Spiels zu sehen sind. Ziele verdeckter Missionen zählen bei anderen nie mit.
option-solo_difficulty = Schwierigkeit
option-solo_difficulty-printed = Wie gedruckt
option-solo_difficulty-printed-tip = Runden, Ziele und Schlachten, wie die Aufgabe sie vorsieht.
option-solo_difficulty-recruit = Rekrut
option-solo_difficulty-recruit-tip = Vier Runden mehr und ein Ziel weniger zu beachten.
option-solo_difficulty-hard = Veteran
option-solo_difficulty-hard-tip = Die Niederländer ziehen in jeder Schlacht eine Kampfkarte mehr.
option-solo_difficulty-governor = Generalgouverneur
option-solo_difficulty-governor-tip = Die Niederländer ziehen in jeder Schlacht eine Kampfkarte mehr, und es gibt zwei Runden weniger.
option-solo_difficulty-tip = Wie schwer die Aufgabe ist.

save-round = Runde { $round }, Ära { $era }

command-turn_map = Karte drehen
command-gallery = Gemälde und Städte
command-missions = Missionen
command-arch_1 = Bogen 1
command-arch_2 = Bogen 2
command-arch_3 = Bogen 3
command-arch_4 = Bogen 4
command-arch_5 = Bogen 5
command-arch_6 = Bogen 6
command-arch_7 = Bogen 7

handover-defend = { $name } wird angegriffen und wählt geheim Karten.
handover-attack = { $name } greift an und wählt geheim Karten.
handover-setup = { $name } wählt geheim Missionen.
new-combat-1 = Hauptstädte weit auseinander
new-combat-2 = Hauptstädte in Reichweite voneinander
new-combat-3 = Hauptstädte nah: früh wird gekämpft
new-length = etwa { $minutes } Minuten
