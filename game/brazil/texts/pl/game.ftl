# What this game lends the program around it: its card, seats, options, keys, saves.
game-title = Brazil: Imperial
game-facts = 1–4 graczy, wyzwania solo: { $challenges }
game-about = Odkrywaj kraj, zasiedlaj go, handluj i walcz, od pierwszych statków po kolej, i zdobądź władzę nad Brazylią.

new-monarch-note = Każdy gracz wybiera w grze monarchę. Kolory różnią się jednostkami i monarchami.

colour-green = Zieleń
colour-orange = Oranż
colour-sky = Błękit
colour-purple = Fiolet

option-mission_draft = Misje
option-mission_draft-1of2 = Zostaw 1 z 2
option-mission_draft-1of2-tip = Dostajesz po dwie misje każdej ery i zostawiasz jedną z nich.
option-mission_draft-1of3 = Zostaw 1 z 3
option-mission_draft-1of3-tip = Dostajesz po trzy misje każdej ery i zostawiasz jedną: większy wybór i dłuższy początek.
option-mission_draft-tip = Spośród ilu misji każdej ery wybierasz na początku.
option-monarchs = Monarchowie
option-monarchs-chosen = Wybór
option-monarchs-chosen-tip = Każdy gracz wybiera monarchę swojego koloru.
option-monarchs-random = Losowo
option-monarchs-random-tip = Każdy gracz dostaje losowego monarchę swojego koloru.
option-monarchs-bid = Licytacja
option-monarchs-bid-tip = Wszyscy w tajemnicy licytują punkty zwycięstwa. Kto da najwięcej, wybiera pierwszy, monarchę dowolnego koloru.
option-monarchs-tip = Jak gracze dostają monarchów. W licytacji za punkty zwycięstwa kupuje się wcześniejszy wybór.
option-live_vp = Punkty w trakcie gry
option-live_vp-own = Tylko moje
option-live_vp-own-tip = Swoje punkty widzisz zawsze, cudze dopiero na końcu.
option-live_vp-all = Wszystkich
option-live_vp-all-tip = Wszyscy widzą, ile punktów ma każdy gracz.
option-live_vp-off = Ukryte
option-live_vp-off-tip = Żadnych punktów nie widać do końca gry.
option-live_vp-tip = Czyje punkty zwycięstwa widać podczas gry. Cele ukrytych misji innych graczy nigdy nie są liczone.
option-solo_difficulty = Trudność
option-solo_difficulty-printed = Jak w druku
option-solo_difficulty-printed-tip = Rundy, cele i bitwy tak, jak podaje wyzwanie.
option-solo_difficulty-recruit = Rekrut
option-solo_difficulty-recruit-tip = Cztery dodatkowe rundy i o jeden cel mniej do pilnowania.
option-solo_difficulty-hard = Weteran
option-solo_difficulty-hard-tip = Holendrzy dobierają w każdej bitwie o jedną kartę walki więcej.
option-solo_difficulty-governor = Wielkorządca
option-solo_difficulty-governor-tip = Holendrzy dobierają w każdej bitwie o jedną kartę walki więcej, a rund jest o dwie mniej.
option-solo_difficulty-tip = Jak trudne jest wyzwanie.

save-round = runda { $round }, era { $era }

command-turn_map = Obróć mapę
command-gallery = Obrazy i miasta
command-missions = Misje
command-arch_1 = Łuk 1
command-arch_2 = Łuk 2
command-arch_3 = Łuk 3
command-arch_4 = Łuk 4
command-arch_5 = Łuk 5
command-arch_6 = Łuk 6
command-arch_7 = Łuk 7

handover-defend = { $name }: atak przeciw tobie. Wybierz karty w tajemnicy.
handover-attack = { $name } atakuje i wybiera karty w tajemnicy.
handover-setup = { $name } wybiera misje w tajemnicy.
new-combat-1 = stolice daleko od siebie
new-combat-2 = stolice w zasięgu siebie nawzajem
new-combat-3 = stolice blisko: bitwy przychodzą wcześnie
new-length = ok. { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
        [many] { $minutes } minut
       *[other] { $minutes } minut
    }
