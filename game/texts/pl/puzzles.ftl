# Puzzles: on the Learn page, at their table, and when they travel.
puzzles-heading = Zagadki
puzzles-note = Po jednej turze, z rozegranych gier.
puzzles-none = Nie ma jeszcze zagadek. Przeanalizuj zakończoną grę: twoje błędy staną się zagadkami.
puzzles-reading = Wczytuję zagadki …
puzzles-damaged = Nie udało się odczytać twoich zagadek: plik { $path } jest uszkodzony ({ $detail }). Zagadki z twoich gier zaczynają znów w pierwszej przegródce.
puzzles-not-kept = Nie udało się zapisać wyniku: { $reason }
puzzles-added = { $n ->
        [one] 1 twoja tura stała się zagadką. Jutro znajdziesz ją na stronie Nauka.
        [few] { $n } twoje tury stały się zagadkami. Jutro znajdziesz je na stronie Nauka.
        [many] { $n } twoich tur stało się zagadkami. Jutro znajdziesz je na stronie Nauka.
       *[other] { $n } twoich tur stało się zagadkami. Jutro znajdziesz je na stronie Nauka.
    }
puzzles-paste = Wklej zagadkę

puzzle-day = Zagadka dnia
puzzle-day-about = Ta sama dla wszystkich, jutro nowa. Znajdziesz turę, która wygrywa najczęściej?
puzzle-day-solved = Dzisiejsza zagadka rozwiązana. Jutro będzie nowa.
puzzle-own = Z twojej gry
puzzle-collection = Zagadka
puzzle-sent = Zagadka dla ciebie
puzzle-title = Znajdź najlepszą turę
puzzle-task = Zagraj turę z największą szansą na wygraną. Widzisz to, co wiedział ten gracz.
puzzle-as-seen = { $when }, jako { $name }
puzzle-ask = Zagraj swoją turę. Ruchy możesz cofać, dopóki nie zostanie oceniona.
puzzle-over = Twoja tura jest ustalona. Poproś o ocenę albo spróbuj ponownie.
puzzle-judge = Oceń
puzzle-next = Następna zagadka
puzzle-try = Spróbuj
puzzle-once-more = Spróbuj ponownie
puzzle-not-tried = jeszcze bez próby
puzzle-stars = { $n ->
        [0] jeszcze bez gwiazdki
        [one] 1 gwiazdka
        [few] { $n } gwiazdki
        [many] { $n } gwiazdek
       *[other] { $n } gwiazdek
    }
puzzle-comes-back = { $days ->
        [one] Wróci jutro.
        [few] Wróci za { $days } dni.
        [many] Wróci za { $days } dni.
       *[other] Wróci za { $days } dni.
    }
puzzle-solved-for-good = Rozwiązana na dobre: już nie wróci.

puzzle-due = Na dziś
puzzle-due-about = z twoich własnych błędów
puzzle-due-begin = Zacznij
puzzle-due-none = Na dziś nic nie ma.
puzzle-box-tip = { $days ->
        [one] Zagadki, które wracają po 1 dniu
        [few] Zagadki, które wracają po { $days } dniach
        [many] Zagadki, które wracają po { $days } dniach
       *[other] Zagadki, które wracają po { $days } dniach
    }
puzzle-box = { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    }
puzzle-collection-heading = Wszystkie zagadki
puzzle-collection-solved = Rozwiązane: { $done } z { $all }
puzzle-collection-count = { $done } z { $all }
puzzle-idea-other = Różne

puzzle-copy = Kopiuj jako tekst
puzzle-picture = Zapisz jako obraz
puzzle-file = Zagadka
puzzle-copied = Zagadka jest w schowku (liczba znaków: { $letters }).
puzzle-pictured = Obraz zapisano: { $path }. Upuść go na okno tego programu, aby otworzyć zagadkę.
puzzle-not-exported = Nie udało się wyeksportować zagadki: { $reason }
puzzle-refused = Nie udało się otworzyć tej zagadki: { $reason }

menu-learn-due = { $n ->
        [one] Nauka: 1 zagadka na dziś
        [few] Nauka: { $n } zagadki na dziś
        [many] Nauka: { $n } zagadek na dziś
       *[other] Nauka: { $n } zagadek na dziś
    }
settings-own-puzzles = Twórz zagadki z moich błędów
settings-own-puzzles-about = Po analizie twoje najdroższe tury wracają jako zagadki: po { $first }, { $second }, { $third } i { $fourth } dniach, aż rozwiążesz je za każdym razem.
