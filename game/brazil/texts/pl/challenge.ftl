# The solo challenge: rounds and standards at the table.
challenge-round = Runda { $now } z { $last }
challenge-left = zostało { $n }
challenge-rounds-tip = { $n ->
        [one] To ostatnia runda. Wszystkie cele trzeba spełnić naraz przed jej końcem.
        [few] Zostały { $n } rundy, z tą włącznie. Wszystkie cele trzeba spełnić naraz przed końcem rundy { $last }.
        [many] Zostało { $n } rund, z tą włącznie. Wszystkie cele trzeba spełnić naraz przed końcem rundy { $last }.
       *[other] Zostało { $n } rund, z tą włącznie. Wszystkie cele trzeba spełnić naraz przed końcem rundy { $last }.
    }
standard-helps = Co by pomogło
standard-met = Od rundy { $round }
standard-era = Era { $era }
standard-era-open = { $mission }: { $have } z { $needed }
standard-era-ready = Ogłoś: { $mission }
standard-era-turns = Zaczyna się era { $era }
standard-era-none = Brak misji tej ery
standard-units = { $n ->
        [5] Pięć jednostek
        [4] Cztery jednostki
        [3] Trzy jednostki
        [one] { $n } jednostka
        [few] { $n } jednostki
        [many] { $n } jednostek
       *[other] { $n } jednostek
    }
standard-units-title = { $n ->
        [5] Pięć jednostek: { $have }
        [4] Cztery jednostki: { $have }
        [one] { $n } jednostka: { $have }
        [few] { $n } jednostki: { $have }
        [many] { $n } jednostek: { $have }
       *[other] { $n } jednostek: { $have }
    }
standard-units-one = Brakuje: { $unit }
standard-lacking = { $n ->
        [one] Brakuje: { $n } jednostka
        [few] Brakuje: { $n } jednostki
        [many] Brakuje: { $n } jednostek
       *[other] Brakuje: { $n } jednostek
    }
standard-units-free = { $unit }: za darmo, po porażce
standard-units-pay = { $unit }: stać cię na { $cost }
standard-units-lack = { $unit }: brakuje { $cost }
standard-capital = Ich stolica
standard-capital-near = { $n ->
        [one] O krok stąd: { $unit }
        [few] { $n } kroki stąd: { $unit }
        [many] { $n } kroków stąd: { $unit }
       *[other] { $n } kroków stąd: { $unit }
    }
standard-capital-none = Brak jednostki na mapie
standard-capital-sea = Droga morska jest wolna
standard-capital-cards = { $n ->
        [0] Nie masz karty walki
        [one] Masz jedną kartę walki
        [few] Masz { $n } karty walki
        [many] Masz { $n } kart walki
       *[other] Masz { $n } kart walki
    }
standard-capital-empty = Jest pusta: wejdź
standard-missing = { $n ->
        [0] Wszystkie są
        [one] Jeszcze jedna
        [few] Jeszcze { $n }
        [many] Jeszcze { $n }
       *[other] Jeszcze { $n }
    }
standard-by = { $line }, do rundy { $round }
standard-without-line = { $n ->
        [0] Ani jednej
       *[other] Najwyżej { $n }
    }
standard-points = { $n ->
        [one] Jeden punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    }
standard-deployed = { $n ->
        [one] Jedna zrekrutowana
        [few] { $n } zrekrutowane
        [many] { $n } zrekrutowanych
       *[other] { $n } zrekrutowanych
    }
standard-cities = { $n ->
        [one] Jedno miasto
        [few] { $n } miasta
        [many] { $n } miast
       *[other] { $n } miast
    }
standard-buildings = { $n ->
        [one] Jeden budynek
        [few] { $n } budynki
        [many] { $n } budynków
       *[other] { $n } budynków
    }
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } z ery { $of }
standard-distinct_buildings = Różne budynki: { $n }
standard-products = { $n ->
        [one] Jeden produkt
        [few] { $n } produkty
        [many] { $n } produktów
       *[other] { $n } produktów
    }
standard-paintings = { $n ->
        [one] Jeden obraz
        [few] { $n } obrazy
        [many] { $n } obrazów
       *[other] { $n } obrazów
    }
standard-painting_colours = Ordery: { $n }
standard-palaces = { $n ->
        [one] Jeden pałac
        [few] { $n } pałace
        [many] { $n } pałaców
       *[other] { $n } pałaców
    }
standard-missions = { $n ->
        [one] Jedna misja
        [few] { $n } misje
        [many] { $n } misji
       *[other] { $n } misji
    }
standard-goods = { $of ->
        [none] Dobra: { $n }
       *[other] { $of } × { $n }
    }
standard-gold_cards = { $n ->
        [one] Jedna karta złota
        [few] { $n } karty złota
        [many] { $n } kart złota
       *[other] { $n } kart złota
    }
standard-explored = { $n ->
        [one] Jedno odkrycie
        [few] { $n } odkrycia
        [many] { $n } odkryć
       *[other] { $n } odkryć
    }
standard-hold = Utrzymaj { $n }
standard-battles_won = { $n ->
        [one] Wygrana bitwa
        [few] { $n } wygrane bitwy
        [many] { $n } wygranych bitew
       *[other] { $n } wygranych bitew
    }
standard-without = Bez: { $of }
standard-lead = { $n ->
        [one] Punkt przewagi
        [few] { $n } punkty przewagi
        [many] { $n } punktów przewagi
       *[other] { $n } punktów przewagi
    }
tally-battles = bitwy
tally-battles_won = zwycięstwa
tally-units_lost = straty
tally-gold_cards = karty złota
tally-trades = wymiany

# The briefing.
briefing-you = Ty
briefing-story = Co się wydarzyło
briefing-goals = { $goals ->
        [one] Jeden cel w { $rounds } rund
        [2] Dwa cele w { $rounds } rund
        [3] Trzy cele w { $rounds } rund
        [4] Cztery cele w { $rounds } rund
        [few] { $goals } cele w { $rounds } rund
        [many] { $goals } celów w { $rounds } rund
       *[other] { $goals } celów w { $rounds } rund
    }
briefing-level = Poziom
briefing-level-note = twój medal i czego wymaga następny
briefing-monarch = Twój monarcha
briefing-monarch-note = w czym każdy jest dobry na tej mapie
briefing-untried = jeszcze bez próby
briefing-won-with = wygrane, wynik { $points }
briefing-lost-with = { $n ->
        [one] raz przegrane
        [few] przegrane { $n } razy
        [many] przegrane { $n } razy
       *[other] przegrane { $n } razy
    }
briefing-best = Najlepsze wyniki
briefing-today = { $day }: to samo rozdanie dla wszystkich
briefing-deal = rozdanie { $code }
briefing-no-best = Jeszcze bez wyniku.
briefing-results = Wszystkie wyniki
results-title = Wyniki: { $title }
result-again = Wybierz to rozdanie ponownie
briefing-begin = Zacznij
deal-of-the-day = Rozdanie dnia
deal-another = Inne rozdanie
deal-code = Kod znajomego
deal-code-ask = Wpisz lub wklej, co przysłał ci znajomy: kod z dwunastu liter albo cały tekst z kodem.
deal-code-take = Weź to rozdanie
deal-code-wrong = „{ $code }” nie jest kodem rozdania. Jakaś litera może być błędna albo jej brakuje.
best-damaged = Nie udało się odczytać listy wyników: { $reason }. Zostaje nietknięta w { $path }, zaczęto nową.
level-rounds = { $n } rund
level-cards = { $n ->
        [one] o jedną kartę więcej na bitwę
        [few] o { $n } karty więcej na bitwę
        [many] o { $n } kart więcej na bitwę
       *[other] o { $n } kart więcej na bitwę
    }
level-needs = wystarczy: { $goal }
level-without = { $goal }: { $line }
level-less = bez: { $goal }
level-as-printed = jak mówią zasady
medal-done = zrobione
medal-victory = wygrana
medal-points = punkty: { $points }
medal-left = { $left ->
        [one] zostaje jedna runda
        [few] zostają { $left } rundy
        [many] zostaje { $left } rund
       *[other] zostaje { $left } rund
    }
medal-both = punkty: { $points }, rundy: { $left }
result-won = { $left ->
        [0] wygrane w ostatniej rundzie
        [one] została jedna runda
        [few] zostały { $left } rundy
        [many] zostało { $left } rund
       *[other] zostało { $left } rund
    }
result-lost = { $met ->
        [0] przegrane, żaden cel
        [one] przegrane, jeden cel
        [2] przegrane, dwa cele
        [few] przegrane, { $met } cele
        [many] przegrane, { $met } celów
       *[other] przegrane, { $met } celów
    }
short-date = { $day } { $month }
long-date = { $day } { $month } { $year }
month-1 = sty
month-2 = lut
month-3 = mar
month-4 = kwi
month-5 = maj
month-6 = cze
month-7 = lip
month-8 = sie
month-9 = wrz
month-10 = paź
month-11 = lis
month-12 = gru
standard-era-asks = { $n ->
        [3] Misje er I i II
       *[other] Misja ery I
    }
standard-units-asks = { $n ->
        [5] Wszystkie twoje na mapie naraz
       *[other] { $n } na mapie naraz
    }
standard-capital-asks = Stoi na niej twoja jednostka
standard-by-alone = Do rundy { $round }

# Battle of Guararapes.
challenge-battle-of-guararapes-when = Pernambuco, kwiecień 1648 i luty 1649
challenge-battle-of-guararapes-story = Dwa razy dwie armie spotkały się tam, gdzie droga wzdłuż brzegu wciska się między wzgórza i bagno, na południe od Recife. Holendrzy przywiedli działa i musztrę; ludzie z Pernambuco, wśród nich Potiguarzy Filipego Camarão i wolni Afrykanie Henrique Diasa, znali każdą ścieżkę przez błoto. Oba razy droga została przy nich.
challenge-battle-of-guararapes-line = Nigdy nie maszerują: miejsce i godzinę wybierasz ty.
challenge-battle-of-guararapes-begin = Na wzgórza
challenge-battle-of-guararapes-monarch-tibirica = Wokół ciebie lasy: trzy darmowe dobra, ostatnie z nich to nauka.
challenge-battle-of-guararapes-monarch-pedro_i = Potrzebujesz wszystkich pięciu jednostek, a cztery się zwracają: dobra i karty złota.
challenge-battle-of-guararapes-monarch-pedro_ii = Obrazy płacą. Dobry, jeśli galeria wcześnie pokaże trzy kolory.
challenge-battle-of-guararapes-monarch-oba_ii = Obie potrzebne misje dają naukę, a na końcu dwa punkty więcej.

# All challenges.
challenges-title = Wyzwania solo
challenges-faults = Te pliki pominięto:
challenges-own = Twoje własne wyzwania są w { $folder }

# The end.
ending-won = { $title }: wygrane
ending-lost = { $title }: przegrane
ending-sentence-won = { $left ->
        [0] Wszystkie cele spełnione naraz w rundzie { $round }, ostatniej.
        [one] Wszystkie cele spełnione naraz w rundzie { $round }, z jedną rundą w zapasie.
        [few] Wszystkie cele spełnione naraz w rundzie { $round }, z { $left } rundami w zapasie.
        [many] Wszystkie cele spełnione naraz w rundzie { $round }, z { $left } rundami w zapasie.
       *[other] Wszystkie cele spełnione naraz w rundzie { $round }, z { $left } rundami w zapasie.
    }
ending-sentence-many = Runda { $round } skończyła się, a otwarte cele to jeszcze: { $n }.
ending-sentence-one = Runda { $round } skończyła się, a jeden cel był wciąż otwarty: { $goal }.
ending-sentence-capital = Runda { $round } skończyła się z ich flagą nad stolicą: nikt jej nie szturmował.
ending-sentence-units = Runda { $round } skończyła się, zanim wszystkie twoje jednostki były na mapie.
ending-sentence-era = Runda { $round } skończyła się, zanim zmieniła się era: zabrakło misji.
ending-sentence-assault = { $tie ->
        [yes] Runda { $round } skończyła się z ich flagą nad stolicą: szturm z rundy { $when } dał remis, który wygrywa obrońca.
       *[no] Runda { $round } skończyła się z ich flagą nad stolicą: szturm z rundy { $when } załamał się na ich kartach.
    }
ending-goals = Spełnione cele
ending-met = { $met } z { $goals }
ending-points = punkty
ending-left = pozostałe rundy
ending-points-met = { $met ->
        [0] punkty, żaden cel
        [one] punkty, jeden cel
        [2] punkty, dwa cele
        [few] punkty, { $met } cele
        [many] punkty, { $met } celów
       *[other] punkty, { $met } celów
    }
ending-lacking = Czego jeszcze brakowało
ending-your-best = twój rekord tutaj: { $points }
ending-best-medal = więcej zdobyć się nie da
ending-short-points = { $n ->
        [one] do medalu ({ $medal }) zabrakło punktu
        [few] do medalu ({ $medal }) zabrakło { $n } punktów
        [many] do medalu ({ $medal }) zabrakło { $n } punktów
       *[other] do medalu ({ $medal }) zabrakło { $n } punktów
    }
ending-short-left = { $n ->
        [one] o rundę za późno na medal: { $medal }
        [few] o { $n } rundy za późno na medal: { $medal }
        [many] o { $n } rund za późno na medal: { $medal }
       *[other] o { $n } rund za późno na medal: { $medal }
    }
medal-bronze = brąz
medal-silver = srebro
medal-gold = złoto
ending-moments = Trzy decydujące chwile
ending-round = Runda { $round }
ending-next = Teraz: { $level }
ending-try = Spróbuj ponownie
ending-same = To samo rozdanie
ending-another = Inne rozdanie
ending-copy = Kopiuj dla znajomego
ending-map = Zobacz mapę
ending-score = Punkty
friend-text = { $title }, { $level }, { $monarch }: { $reached }
friend-won = { $left ->
        [0] wygrane w ostatniej rundzie, punkty: { $points }. A ty?
        [one] wygrane, punkty: { $points }, została jedna runda. A ty?
        [few] wygrane, punkty: { $points }, zostały { $left } rundy. A ty?
        [many] wygrane, punkty: { $points }, zostało { $left } rund. A ty?
       *[other] wygrane, punkty: { $points }, zostało { $left } rund. A ty?
    }
friend-lost = { $points ->
        [one] przegrane, cele: { $met } z { $goals }, { $points } punkt. Potrafisz lepiej?
        [few] przegrane, cele: { $met } z { $goals }, { $points } punkty. Potrafisz lepiej?
        [many] przegrane, cele: { $met } z { $goals }, { $points } punktów. Potrafisz lepiej?
       *[other] przegrane, cele: { $met } z { $goals }, { $points } punktów. Potrafisz lepiej?
    }
friend-copied = Skopiowano. Znajomy wpisuje kod w odprawie.
friend-not-copied = Nie udało się skopiować: { $reason }
challenge-battle-of-guararapes-won = Guararapes wygrane
challenge-battle-of-guararapes-lost = Guararapes przegrane
best-not-kept = Nie udało się zapisać wyniku: { $reason }
ending-no-moments = Nic nie zmieniło szans: żadna runda nie przesądziła.

# Odds and the other side.
challenge-out-of-reach = Cel nieosiągalny: { $goal }. { $reason }
odds-with = { $n ->
        [0] bez kart
        [one] jedna karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } kart
    }
odds-against = przeciw
odds-unseen = { $n ->
        [one] jedna karta jest niewidoczna
        [few] { $n } karty są niewidoczne
        [many] { $n } kart jest niewidocznych
       *[other] { $n } kart jest niewidocznych
    }
dutch-columns = siła  karty  szanse
dutch-columns-plain = siła  karty
dutch-deck = W talii
about-best = { $left ->
        [0] dotąd najlepsze, wygrane w ostatniej rundzie
        [one] dotąd najlepsze, została jedna runda
        [few] dotąd najlepsze, zostały { $left } rundy
        [many] dotąd najlepsze, zostało { $left } rund
       *[other] dotąd najlepsze, zostało { $left } rund
    }
about-none = Jeszcze nie wygrane na tym poziomie
proof-deployments = do rundy { $round } najwyżej { $most } jednostek
proof-builds = do rundy { $round } da się zbudować najwyżej { $most }
proof-no_cities = brak kolejnych miast: najwyżej { $most }
proof-manufactures = do rundy { $round } da się wytworzyć najwyżej { $most }
proof-no_products = brak kolejnych pól: najwyżej { $most }
proof-paintings = do rundy { $round } najwyżej { $most }
proof-no_paintings = brak kolejnych obrazów: najwyżej { $most }
proof-no_missions = brak kolejnych misji: najwyżej { $most }
proof-no_actions = na misję nie zostaje żadna akcja
proof-too_far = za daleko, by zdążyć do rundy { $round }
proof-no_enemies = nie ma już z kim walczyć
proof-nothing_unexplored = nie ma już czego odkryć: najwyżej { $most }
proof-broken = złamane na dobre
deal-text-no_deal = To nie jest rozdanie wyzwania.
deal-text-mistyped = Wiersza nie skopiowano w całości: coś się w nim nie zgadza.
deal-text-no_challenge = Nie ma tu wyzwania { $what }.
deal-text-no_level = Wyzwanie nie ma poziomu { $what }.
deal-text-no_monarch = Nie ma monarchy { $what }.
deal-text-other_challenge = Wyzwanie znajomego jest inne: { $what }.
briefing-friend-won = wygrana znajomego, punkty: { $points }, rundy: { $left }
briefing-friend-lost = { $points ->
        [one] przegrana znajomego, { $points } punkt
        [few] przegrana znajomego, { $points } punkty
        [many] przegrana znajomego, { $points } punktów
       *[other] przegrana znajomego, { $points } punktów
    }
friend-better = lepiej niż znajomy ({ $points })
friend-even = tak samo jak znajomy
friend-worse = wynik znajomego się trzyma: { $points }
moment-goal_met = Spełnione: { $thing }.
moment-goal_lost = Znów stracone: { $thing }.
moment-out_of_reach = Odtąd nieosiągalne: { $thing }.
moment-behind = Nic tego nie przybliżyło: { $thing }.
moment-battle_won = Wygrana bitwa.
moment-battle_lost = Odparty atak.
moment-unit_lost = Stracona jednostka: { $thing }.
moment-deployed = W polu: { $thing }.
moment-era = Zaczęła się era { $thing }.
moment-mission = Ogłoszono: { $thing }.
moment-built = Zbudowano: { $thing }.
moment-product = Wytworzono: { $thing }.
moment-painting = Wzięto: { $thing }.
moment-strengths = { $attack } przeciw { $defence }.
moment-then = Potem cele: { $met } z { $goals }, rundy: { $left }
standard-capital-odds = { $line }: { $share } na 100
outcome-drawn = { $cards ->
        [one] { $name } dobiera kartę: +{ $n }.
        [few] { $name } dobiera { $cards } karty: +{ $n }.
        [many] { $name } dobiera { $cards } kart: +{ $n }.
       *[other] { $name } dobiera { $cards } kart: +{ $n }.
    }
outcome-short = { $n ->
        [one] Szturmowi zabrakło jednego punktu do remisu, który też by wygrali.
        [few] Szturmowi zabrakło { $n } punktów do remisu, który też by wygrali.
        [many] Szturmowi zabrakło { $n } punktów do remisu, który też by wygrali.
       *[other] Szturmowi zabrakło { $n } punktów do remisu, który też by wygrali.
    }
standard-asks = Wszystko naraz, przed końcem ostatniej rundy
standard-lead-asks = Przed każdym rywalem na koniec
standard-without-asks = Od pierwszej rundy do ostatniej
standard-hold-asks = Z jednostką lub kafelkiem na każdym
standard-battles_won-asks = Bez względu na to, kto zaczął
standard-deployed-asks = Bez względu na ich los
