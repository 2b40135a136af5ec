# The statistics page
menu-statistics = Statystyki
statistics-title = Statystyki
statistics-all = Wszystkie gry
statistics-everybody = Wszyscy gracze
statistics-unnamed = Bez nazwy
statistics-percent = { $n }%
statistics-percent-signed = { $sign }{ $n }%
statistics-games = { $n ->
        [one] gra
        [few] gry
        [many] gier
       *[other] gier
    }
statistics-since = od { $date }
statistics-nothing = Żadna gra nie jest jeszcze zakończona. Rozegraj jedną do końca, a zostanie tu policzona.
statistics-nothing-here = Nie ma jeszcze zakończonej gry tego rodzaju.
statistics-won = wygrane
statistics-interval = w dłuższym czasie { $low } do { $high }
statistics-run = { $n ->
        [one] wygrana z rzędu
        [few] wygrane z rzędu
        [many] wygranych z rzędu
       *[other] wygranych z rzędu
    }
statistics-run-note = najdłuższa seria
statistics-play = strata na wybór
statistics-play-was = było { $n }%; mniej znaczy lepiej
statistics-play-less = szans na wygraną; mniej znaczy lepiej
statistics-luck = szczęście
statistics-luck-games = { $n ->
        [one] w jednej analizowanej grze
        [few] w { $n } analizowanych grach
        [many] w { $n } analizowanych grach
       *[other] w { $n } analizowanych grach
    }
statistics-no-review = przeanalizuj grę
statistics-achievements = wyczyny
statistics-achievements-of = { $n } z { $of }
statistics-achievements-newest = najnowszy: { $achievement }
statistics-achievements-none = jeszcze żadnych

# Panels
statistics-by-rung = Przeciw każdemu botowi
statistics-by-game = Według gry
statistics-by-scenario = Według scenariusza
statistics-by-seats = Według liczby graczy
statistics-by-role = Według monarchy, strony, cywilizacji
statistics-share-note = wygrane i prawdopodobny odsetek
statistics-no-bots = bez botów
statistics-seats = { $n ->
        [one] samotnie
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } graczy
    }
statistics-row-tip = { $text }: wygrane { $won } z { $games }. Prawdziwy odsetek mieści się między { $low } a { $high }, 19 razy na 20.
statistics-verdict = Twój odsetek wygranych ({ $rung }): { $percent }. Czas na kolejnego bota: { $next }.
statistics-verdict-top = Twój odsetek wygranych ({ $rung }): { $percent }. Mocniejszego bota nie ma.
statistics-plot-play = Gra i szczęście w czasie
statistics-plot-wins = Wygrane w czasie
statistics-plot-points = Punkty w czasie
statistics-plot-length = Długość w czasie
statistics-plot-categories = Punkty według kategorii
statistics-plot-note = { $n ->
        [one] ostatnia gra; kliknij ją, aby otworzyć analizę
        [few] ostatnie { $n } gry; kliknij jedną, aby otworzyć analizę
        [many] ostatnie { $n } gier; kliknij jedną, aby otworzyć analizę
       *[other] ostatnie { $n } gier; kliknij jedną, aby otworzyć analizę
    }
statistics-plot-mean = średnia z { $n ->
        [one] jednej gry
        [few] { $n } gier
        [many] { $n } gier
       *[other] { $n } gier
    }
statistics-play-legend = szansa na wygraną utracona na wybór, w %; mniej znaczy lepiej
statistics-luck-legend = szczęście: kafelki, karty, bitwy
statistics-wins-legend = odsetek wygranych z ostatnich dziesięciu gier; jasno: prawdopodobny zakres
statistics-points-legend = punkty i ich średnia z dziesięciu gier
statistics-length-legend = rundy i ich średnia z dziesięciu gier
statistics-point-tip = *Gra { $number }: { $what }*
    { $result }
statistics-point-won = wygrana { $vp } do { $rivals }
statistics-point-lost = przegrana { $vp } do { $rivals }
statistics-point-won-alone = wygrana, punkty: { $vp }
statistics-point-lost-alone = przegrana, punkty: { $vp }
statistics-point-review = { $result }, strata { $play }% na wybór, szczęście { $luck }
statistics-records = Rekordy
statistics-record-none = jeszcze nie
statistics-achievements-title = Wyczyny
statistics-achievements-over = { $n } z { $of }, w trzech grach
statistics-achievement-fresh = Nowe:
statistics-achievement-when = Dokonano: { $date }.
statistics-achievement-open = Jeszcze przed tobą.
statistics-achievement-hint = Wskaż medalion, aby przeczytać, za co jest.
statistics-uncounted = { $n ->
        [one] Jedna zakończona gra wśród twoich zapisów nie jest tu policzona.
        [few] { $n } zakończone gry wśród twoich zapisów nie są tu policzone.
        [many] { $n } zakończonych gier wśród twoich zapisów nie jest tu policzonych.
       *[other] { $n } zakończonych gier wśród twoich zapisów nie jest tu policzonych.
    }
statistics-rebuild = Policz zapisy
statistics-rebuild-begins = Liczenie zapisów
statistics-rebuilding = Liczenie zapisów: { $n } z { $of }
statistics-export = Eksportuj CSV
statistics-exported = Tabela jest tu: { $path }
statistics-not-exported = Nie udało się zapisać tabeli: { $reason }
statistics-list-title = Gry
statistics-list-line = { $date } · { $result }
statistics-list-played = jako { $role }, { $against }
statistics-against = przeciw: { $rung }
statistics-no-file = Zapisu tej gry już nie ma; został tylko wynik.

# Told once after a game
statistics-achievement-new = { $n ->
        [one] Nowy wyczyn: { $names }
        [few] Nowe wyczyny: { $names }
        [many] Nowe wyczyny: { $names }
       *[other] Nowe wyczyny: { $names }
    }

# Trouble
statistics-damaged = Statystyki były uszkodzone ({ $reason }). Zachowano je jako { $path } i zaczęto nowe. Twoim grom nic się nie stało; strona statystyk może je policzyć od nowa.
statistics-damaged-stays = Statystyki są uszkodzone ({ $reason }) i nie da się ich przenieść: nic nie jest liczone, dopóki istnieje plik { $path }. Twoim grom nic się nie stało.
statistics-busy = Statystyki są otwarte w innym programie. To, czego nie dało się policzyć, zostanie policzone z następną grą albo na stronie statystyk po ponownym uruchomieniu.
statistics-newer = Statystyki zapisała nowsza wersja programu: zostają bez zmian i nic nie jest tu liczone. Twoim grom nic się nie stało.
statistics-read-only = Statystyki są chronione przed zapisem: nic nie jest liczone, dopóki nie da się zapisać pliku { $path }. Twoim grom nic się nie stało; strona statystyk policzy je wtedy, także po ponownym uruchomieniu.
statistics-failed = Nie udało się odczytać lub zapisać statystyk ({ $reason }). Twoim grom nic się nie stało; strona statystyk może je policzyć później, także po ponownym uruchomieniu.
statistics-rebuilt = { $counted ->
        [one] Policzono jedną zakończoną grę
        [few] Policzono { $counted } zakończone gry
        [many] Policzono { $counted } zakończonych gier
       *[other] Policzono { $counted } zakończonych gier
    }, w tym pierwszy raz: { $fresh }. Niepoliczone z zapisów ({ $saves }): w toku: { $running }, odgałęzione, skończone gdzie indziej lub grane przez same boty: { $left }, nieczytelne: { $unreadable }.
cli-help-rebuild-statistics = liczy od nowa zakończone gry wśród zapisów i kończy

# Achievements of every game
achievement-three_crowns = Trzy korony
achievement-three_crowns-rule = Wygraj w każdą z trzech gier.
achievement-giant_slayer = Pogromca olbrzymów
achievement-giant_slayer-rule = Wygraj z Cesarzem.
achievement-hairs_breadth = O włos
achievement-hairs_breadth-rule = Wygraj jednym punktem lub dzięki rozstrzygnięciu remisu.
