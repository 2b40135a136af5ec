# What operations do, in the words of a card
op-vp = zyskaj { $n } [vp]
op-lose_vp = strać { $n } [vp]
op-pay = zapłać { $n } [cube]
op-cubes = odzyskaj { $n } [cube]
op-cubes-pool_or_map = odzyskaj do { $n } [cube] z puli zużytych lub z mapy; każda z mapy kosztuje [vp] swojej krainy
op-add_cube-used = { $n } nowa [cube] trafia do puli zużytych
op-add_cube-supply = { $n } nowa [cube] trafia do zapasu
op-cards-oldest = { $n ->
        [one] weź na rękę najstarszą kartę
        [few] weź na rękę { $n } najstarsze karty
        [many] weź na rękę { $n } najstarszych kart
       *[other] weź na rękę { $n } najstarszych kart
    }
op-cards-newest = { $n ->
        [one] weź na rękę najnowszą kartę
        [few] weź na rękę { $n } najnowsze karty
        [many] weź na rękę { $n } najnowszych kart
       *[other] weź na rękę { $n } najnowszych kart
    }
op-cards-choice = { $n ->
        [one] weź na rękę kartę do wyboru
        [few] weź na rękę { $n } karty do wyboru
        [many] weź na rękę { $n } kart do wyboru
       *[other] weź na rękę { $n } kart do wyboru
    }
op-military = zyskaj { $n } [military]
op-technology = zyskaj { $n } [technology]
op-advisor = dobierz { $n } [advisor]
op-wonder = weź { $n } [wonder] z rzędu
op-ready = { $n ->
        [one] odśwież inny cud
        [few] odśwież do { $n } innych cudów
        [many] odśwież do { $n } innych cudów
       *[other] odśwież do { $n } innych cudów
    }
op-expand = umieść 1 [cube] w sąsiedniej krainie; jeśli była pusta, zyskaj jej [vp]
op-expand-any = umieść 1 [cube] w dowolnej krainie; jeśli była pusta, zyskaj jej [vp]
op-trade = sąsiad z większą [technology] zyskuje { $vp } [vp]: zyskaj 1 [technology]
op-trade-any = dowolna cywilizacja z większą [technology] zyskuje { $vp } [vp]: zyskaj 1 [technology]
op-raid = przeciw sąsiadowi z mniejszym [military]: zyskaj { $vp } [vp] i odzyskaj { $n } [cube]
op-war = walcz we wspólnej krainie: strona z większym [military] zyskuje { $vp } [vp], [cube] drugiej stamtąd jest zużyta
op-action-basic = możesz wykonać podstawową akcję: { $action }
op-action-advanced = możesz wykonać zaawansowaną akcję: { $action }
op-action-best = możesz wykonać akcję: { $action }
op-with-reach = { $what }, wszędzie
op-with-strength = { $what }, [military] +{ $n }
op-vp_per = zyskaj po { $n } [vp] za każde { $each }: { $of }
op-vp_per-each = zyskaj po { $n } [vp] za: { $of }
op-trade-free = handluj z dowolną cywilizacją z większą [technology], ona nic nie zyskuje: zyskaj 1 [technology]
op-most = { $what }, maks. { $n }
op-choose = do wyboru: { $what }
op-if = { $then }, jeśli: { $test }; inaczej { $otherwise }
op-if-only = { $then }, jeśli: { $test }
op-government = zyskaj premię swojego ustroju
op-end_turn = tura kończy się po tej rundzie
op-joined = { $a }; { $b }
op-and = { $a } i { $b }
op-or = { $a } albo { $b }

# The same in few words, for small cards; "short" where a card does more than two things
brief-op-cubes-pool_or_map = do { $n } [cube] z powrotem
brief-op-expand = 1 [cube] do krainy obok
brief-op-expand-any = 1 [cube] do dowolnej krainy
brief-op-trade = sąsiad przed tobą: mu { $vp } [vp], ci 1 [technology]
brief-op-trade-any = ktoś przed tobą: mu { $vp } [vp], ci 1 [technology]
brief-op-trade-free = ktoś przed tobą: 1 [technology]
brief-op-raid = słabszy sąsiad: +{ $vp } [vp] +{ $n } [cube]
brief-op-war = wygraj wspólną krainę: +{ $vp } [vp]
brief-op-wonder = { $n ->
        [one] weź cud
        [few] weź { $n } cudy
        [many] weź { $n } cudów
       *[other] weź { $n } cudów
    }
brief-op-end_turn = tura się kończy
brief-op-cards-newest = { $n ->
        [one] wraca najnowsza
        [few] wracają { $n } najnowsze
        [many] wraca { $n } najnowszych
       *[other] wraca { $n } najnowszych
    }
brief-op-cards-oldest = { $n ->
        [one] wraca najstarsza
        [few] wracają { $n } najstarsze
        [many] wraca { $n } najstarszych
       *[other] wraca { $n } najstarszych
    }
brief-op-cards-choice = { $n ->
        [one] dowolna karta
        [few] dowolne { $n } karty
        [many] dowolne { $n } kart
       *[other] dowolne { $n } kart
    }
brief-op-action-basic = akcja: { $action }
brief-op-action-advanced = zaawans.: { $action }
brief-op-action-best = akcja: { $action }
brief-op-vp_per = +{ $n } [vp] za każde { $each }: { $of }
brief-op-vp_per-each = +{ $n } [vp] za: { $of }
brief-count-territories = kraina z tobą
brief-count-sole = tylko twoja kraina
brief-count-wonders = [wonder]
brief-op-cards-several = karty: +{ $n }
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = odśwież { $n } [wonder]
short-op-government = premia ustroju
short-op-add_cube-supply = { $n } nowa [cube]
short-op-joined = { $a }, { $b }

# What is counted
count-territories = [territory] z twoją kostką
count-sole = [alone] tylko z twoją kostką
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] i [military] razem
count-weaker = każdy, kto ma mniej [military]
count-richer = każdy, kto ma więcej [vp]

# Tests
test-territories = kostki w { $n } [territory]
test-sole = sama w { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] i [military] razem { $n }
test-supply = { $n } [cube] w zapasie
test-advisors_used = { $n } zużytych [advisor]
test-attacks_in_era = wojny lub najazdy w tej erze: { $n }
test-no-attacks_in_era = brak wojny i najazdu w tej erze
test-trades_in_era = udział w handlu w tej erze, swoim lub cudzym: { $n }
test-most-military = więcej [military] niż każdy inny gracz
test-most-wonders = więcej [wonder] niż każdy inny gracz
test-most-levels = więcej [technology] i [military] razem niż każdy inny gracz
test-most-technology = więcej [technology] niż każdy inny gracz
test-most-territories = w większej liczbie [territory] niż każdy inny gracz
test-most-sole = sama w większej liczbie [alone] niż każdy inny gracz
test-peace = brak wojny i najazdu w tej turze

# What a player must have, in words: the aims of leaders
have-territories = { $n ->
        [one] masz kostkę w krainie
        [few] masz kostki w { $n } krainach
        [many] masz kostki w { $n } krainach
       *[other] masz kostki w { $n } krainach
    }
have-sole = { $n ->
        [one] masz krainę tylko dla siebie
        [few] masz { $n } krainy tylko dla siebie
        [many] masz { $n } krain tylko dla siebie
       *[other] masz { $n } krain tylko dla siebie
    }
have-wonders = { $n ->
        [one] masz cud
        [few] masz { $n } cudy
        [many] masz { $n } cudów
       *[other] masz { $n } cudów
    }
have-technology = masz technologię { $n }
have-military = masz wojsko { $n }
have-levels = masz technologię i wojsko razem { $n }
have-supply = { $n ->
        [one] masz kostkę w zapasie
        [few] masz { $n } kostki w zapasie
        [many] masz { $n } kostek w zapasie
       *[other] masz { $n } kostek w zapasie
    }
have-advisors_used = { $n ->
        [one] masz za sobą użycie doradcy
        [few] masz za sobą użycie { $n } doradców
        [many] masz za sobą użycie { $n } doradców
       *[other] masz za sobą użycie { $n } doradców
    }
have-attacks_in_era = { $n ->
        [one] masz w tej erze wojnę lub najazd
        [few] masz w tej erze { $n } wojny lub najazdy
        [many] masz w tej erze { $n } wojen lub najazdów
       *[other] masz w tej erze { $n } wojen lub najazdów
    }
have-no-attacks_in_era = nie masz w tej erze wojny ani najazdu
have-trades_in_era = { $n ->
        [one] masz udział w handlu w tej erze
        [few] masz w tej erze udział w { $n } transakcjach
        [many] masz w tej erze udział w { $n } transakcjach
       *[other] masz w tej erze udział w { $n } transakcjach
    }
have-peace = nie masz w tej turze wojny ani najazdu
have-most-military = masz więcej wojska niż każdy inny gracz
have-most-wonders = masz więcej cudów niż każdy inny gracz
have-most-levels = masz więcej technologii i wojska razem niż każdy inny gracz
have-most-technology = masz więcej technologii niż każdy inny gracz
have-most-territories = jesteś w większej liczbie krain niż każdy inny gracz
have-most-sole = masz więcej krain tylko dla siebie niż każdy inny gracz
aim-scores = { $n ->
        [one] 1 punkt na koniec ery, jeśli { $what }
        [few] { $n } punkty na koniec ery, jeśli { $what }
        [many] { $n } punktów na koniec ery, jeśli { $what }
       *[other] { $n } punktów na koniec ery, jeśli { $what }
    }

# What a leader asks for, as a label
goal-territories = { $n ->
        [one] kraina
        [few] { $n } krainy
        [many] { $n } krain
       *[other] { $n } krain
    }
goal-sole = { $n ->
        [one] kraina tylko twoja
        [few] { $n } krainy tylko twoje
        [many] { $n } krain tylko twoich
       *[other] { $n } krain tylko twoich
    }
goal-wonders = { $n ->
        [one] cud
        [few] { $n } cudy
        [many] { $n } cudów
       *[other] { $n } cudów
    }
goal-technology = technologia { $n }
goal-military = wojsko { $n }
goal-levels = technologia + wojsko { $n }
goal-supply = { $n ->
        [one] kostka w zapasie
        [few] { $n } kostki w zapasie
        [many] { $n } kostek w zapasie
       *[other] { $n } kostek w zapasie
    }
goal-advisors_used = { $n ->
        [one] użyty doradca
        [few] { $n } użytych doradców
        [many] { $n } użytych doradców
       *[other] { $n } użytych doradców
    }
goal-attacks_in_era = { $n ->
        [one] wojna lub najazd
        [few] { $n } wojny lub najazdy
        [many] { $n } wojen lub najazdów
       *[other] { $n } wojen lub najazdów
    }
goal-no-attacks_in_era = bez wojny i najazdu
goal-trades_in_era = { $n ->
        [one] handel
        [few] { $n } razy handel
        [many] { $n } razy handel
       *[other] { $n } razy handel
    }
goal-and = i { $what }

# When a wonder works
trigger-military = Wojsko
trigger-technology = Technologia
trigger-art = Sztuka
trigger-exploit = Wyzysk
trigger-expansion = Ekspansja
trigger-trade = Handel
trigger-raid = Najazd
trigger-war = Wojna
trigger-tourism = Turystyka
trigger-revolution = Rewolucja
trigger-explored = Ekspansja do pustej krainy
trigger-war_won = wygrana Wojna
trigger-attacked = cudza Wojna przeciw tobie
trigger-traded_with = cudzy Handel z tobą
trigger-advisor = doradca
trigger-turn_end = koniec tury
wonder-when = *{ $when }*: { $what }.
wonder-when-test = *{ $when }*, { $test }: { $what }.
always-guard = *Zawsze*: { $n } [military] więcej, gdy inni cię najeżdżają lub atakują.
always-counts_as = *Zawsze*: liczy się jako { $n } [wonder].

# What a level opens
unlock-card = { $card } trafia na rękę
unlock-cards = do { $n } kart na rundę
unlock-advanced = zaawansowana strona: { $card }
unlock-navigation = wszystkie krainy są sąsiednie
no-bonus = bez premii

# Sides of a card
side-basic = podstawowa
side-advanced = zaawansowana
side-advanced-from = zaawansowana, od { $level }
side-nothing = Nic nie rób
side-first = najpierw
side-then = potem

# Civbots' operations
bot-op-expand = Ekspansja
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Handel
bot-op-raid = Najazd
bot-op-war = Wojna
bot-op-remove_wonder = najstarszy [wonder] opuszcza rząd
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] swojego ustroju
bot-op-lower_level = 1 poziom niższego toru
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
