# The pages of How to play.
learn-goal-title = Cel gry
learn-goal =
    Dwie potęgi, Francja [france] i Brytania [britain], od 1697 do 1789 roku. Obie mają jeden wynik: zaczyna od 15, Francja pcha go w górę, Brytania w dół.

    # Jak kończy się gra
    - Przy sprawdzeniu zwycięstwa po turze lub wojnie wynik 30 lub więcej wygrywa dla Francji, 0 lub mniej dla Brytanii.
    - *Komplet*: strona, która w jednej turze dostanie wszystkie cztery nagrody i cały popyt, wygrywa od razu.
    - *Wojna*: strona, która wygra każdy teatr wojny w jego najwyższym wierszu, wygrywa od razu.
    - Po sześciu turach jest punktacja końcowa: Francja wygrywa przy 16 lub więcej, Brytania przy 14 lub mniej. Przy 15 wygrywa strona z większym dostępnym długiem; jeśli jest równy, Brytania.

    # Przebieg
    Sześć tur pokoju, cztery wojny: o sukcesję hiszpańską po turze 1, o sukcesję austriacką po turze 3, siedmioletnia po turze 4, o niepodległość Ameryki po turze 5. Dwie tury to era.
learn-words-title = Słowa i znaki
learn-words =
    # Pola
    - [political] *Pole polityczne*: zmieniane punktami dyplomatycznymi. [prestige] prestiż, [alliance] sojusz (siła w wojnach), [local] lokalny sojusz (zasila przewagę).
    - [market] *Rynek*: zmieniany punktami ekonomicznymi, wymaga połączenia. Wszystkie oprócz jednego mają towar.
    - [territory] *Terytorium*: zmienia właściciela tylko w wojnach.
    - [fort] *Fort*: budowany, naprawiany, zajmowany punktami wojskowymi. [naval] *Pole morskie*: trzyma je eskadra.

    # Działania
    - *Postawić flagę*: położyć swoją na pustym polu. *Zdjąć flagę*: usunąć wrogą. *Zmienić*: jedno z dwojga. Aby przejąć wrogie pole, zmieniasz je dwa razy.
    - *Chroniony*: rynek obok eskadry lub nieuszkodzonego fortu swojej strony.
    - *Izolowany*: rynek, od którego żaden łańcuch rynków jego strony nie prowadzi do jej terytorium, fortu lub pola morskiego. Sprawdza się to na początku rundy.
    - [conflict] *Znacznik konfliktu*: pole kosztuje 1, akcja poboczna może zdjąć z niego flagę i nie liczy się do niczego.

    # Środki
    - *Dług* do limitu, *punkty traktatu*, z których z tury na turę zachowujesz do 4: jedne i drugie zastępują brakujące punkty. *Dostępny dług* to limit minus dług; wiele wydarzeń pyta, kto ma więcej.
    - [advantage] *Przewaga*: twoja, dopóki trzymasz każde pole, którego wymaga.
learn-turn-title = Tura pokoju
learn-turn =
    1. W turach 3 i 5 dochodzą nowe wydarzenia, a oba limity długu rosną o 4.
    2. Odkrywa się cztery nagrody, po jednej na region; jest popyt na trzy towary.
    3. Przewagi i zdolności się odświeża. Odkrywa się dziewięć żetonów inwestycji.
    4. Każda strona dobiera trzy wydarzenia, potem zostawia na ręce trzy karty.
    5. W pierwszej turze ery każda strona wybiera dwa ministeria, zakryte; w drugiej może wymienić te wciąż zakryte.
    6. Strona, która przegrywa, ma inicjatywę: wybiera, kto zaczyna.
    7. Po cztery rundy, na przemian.
    8. Turę się punktuje, potem może być wojna.
learn-round-title = Runda
learn-round =
    # Weź żeton
    Musisz wziąć jeden z żetonów inwestycji. Jego duża liczba to *akcja główna*, mała to *akcja poboczna*.
    - *Pas* zaraz po tym: twój dług spada o najwyżej 2, runda się kończy.
    - Z symbolem [event] możesz zagrać wydarzenie, przed wszystkim innym. Jego rodzaj, jeśli go ma, musi być taki jak akcji głównej.
    - Z symbolem [upgrade] masz ulepszenie wojskowe.

    # Główna i poboczna
    - *Akcja główna* to ciąg zakupów jednego rodzaju. Zamyka ją rozpoczęcie akcji pobocznej, ulepszenia lub innego rodzaju.
    - *Akcja poboczna* to jeden zakup. Nie zdejmuje flag ani eskadr, chyba że jest tam znacznik konfliktu.
    - Punkty wydarzenia działają jak akcja główna swojego rodzaju.
    - Punkty ekonomiczne wydane w tej samej rundzie w kolejnym regionie kosztują o 1 więcej przy pierwszym zakupie tam; tak samo dyplomatyczne.

    # Ulepszenie wojskowe
    Wskaż teatr następnej wojny, dobierz podstawowy żeton wojny, zostaw tam jeden z dwóch; drugi wraca do puli lub wypada z gry. W turze 6 daje zamiast tego 1 punkt traktatu.
learn-buying-title = Kupowanie
learn-buying =
    # Ekonomiczne [economic]
    Zmień *rynek*. Musi być połączony z terytorium, fortem lub polem morskim, które teraz trzymasz, albo z twoim rynkiem bez znacznika konfliktu, który na początku rundy nie był izolowany i nie zmienił w niej właściciela.
    - Cena to wydrukowana liczba albo 1, gdy rynek jest izolowany lub pod znacznikiem konfliktu; mniej zniżki; o 1 więcej, gdy jest wrogi i chroniony; o 1 więcej za kolejny region; najmniej 1.

    # Dyplomatyczne [diplomatic]
    Zmień *pole polityczne*: wydrukowana liczba albo 1 pod znacznikiem konfliktu, z tymi samymi dodatkami oprócz ochrony; bez połączenia. Albo dobierz wydarzenie za 3.

    # Kto płaci
    Najpierw płacą punkty, najbardziej ograniczone przed innymi. Brakujące uzupełniają dług i punkty traktatu, w wybranej proporcji.

    # Przewagi [advantage]
    Wyczerp jedną, by zrobić to, co mówi: dwie na rundę, jedną na region, nie w rundzie, w której ją zyskano, a po niej żadnego wydarzenia. Blokuje ją znacznik konfliktu na polu, którego wymaga.
learn-military-title = Wojsko
learn-military =
    # Żetony wojny i znaczniki
    - *Premiowy żeton wojny*: 2, najwyżej dwa na rundę. Dobierz, obejrzyj i połóż zakryty w teatrze następnej wojny; najwyżej dwa twoje na teatr.
    - *Usunięcie znacznika konfliktu*: 2, na chronionym rynku 1; o 1 więcej za znacznik +1.
    - W turze 6: 2 punkty wojskowe za 1 punkt ekonomiczny lub dyplomatyczny.

    # Forty
    - *Budowa fortu*: wydrukowana liczba. Od początku rundy musisz trzymać obok rynek, pole morskie lub terytorium.
    - *Naprawa* uszkodzonego fortu: o 1 mniej. *Zajęcie* uszkodzonego fortu wroga: o 1 więcej, w akcji głównej, z rynkiem lub eskadrą obok.

    # Eskadry
    - *Budowa eskadry*: 4. Trafia na pole floty.
    - *Wysłanie eskadry*: 1 na puste pole morskie. Gdzie jest wroga eskadra: 2 z mapy lub 3 z pola floty, w akcji głównej; tamta wraca na swoje pole floty.
learn-cards-title = Wydarzenia i ministeria
learn-cards =
    # Wydarzenia
    Każde ma połowę dla każdej strony albo jedną dla obu. Najpierw sprawdza się *warunek premii*: słowo kluczowe na odkrytym ministerium lub inny warunek. Słowo na zakrytym ministerium daje premię, jeśli teraz odkryjesz kartę. Co można zrobić, trzeba zrobić. Karta wypada z gry.

    # Ministeria
    Masz dwa, zakryte, dopóki ich nie użyjesz lub nie odkryjesz. Zdolności bierne działają tylko odkryte, a w wojnach słowa kluczowe liczą się tylko odkryte. Użyte zdolności są znów gotowe w następnej turze.
learn-wars-title = Wojny
learn-wars =
    Teatry rozgrywa się jeden po drugim.
    1. Odkrywa się wszystkie leżące tam żetony wojny.
    2. *Efekty*: najpierw strony bliższej swojego automatycznego zwycięstwa, potem drugiej. Dług dla wroga, uszkodzony fort lub odesłana eskadra, zdjęta flaga. Każdy można pominąć.
    3. *Siła*: żetony, pola sojuszu z flagą w wymienionych krajach, eskadry, nieuszkodzone forty, słowa kluczowe, znaczniki konfliktu na wrogich flagach, tak jak mówi teatr.
    4. Liczy się różnica. Jej wiersz daje zwycięzcy punkty i punkty podboju, przegranemu punkty traktatu. Remis nic nie daje.

    # Punkty podboju
    Po 1 za pole fortu, rynek lub pole morskie teatru; pole morskie wymaga eskadry z pola floty lub teatru. Terytorium kosztuje swoją liczbę; gdzie prowadzą do niego linie podboju, musisz trzymać fort, pole morskie lub terytorium na drugim końcu jednej z nich.
    - Właściciel może *odmówić* oddania terytorium, dwa razy na wojnę: zwycięzca zdobywa 3, potem 5.
    - Stany Zjednoczone: po niepodległości Ameryki flagi USA mogą odbierać terytoria obu stronom, na zawsze.
learn-scoring-title = Punktacja
learn-scoring =
    # Co turę
    - *Nagrody*: więcej pól w regionie o tyle, ile mówi żeton.
    - *Prestiż*: 2 za więcej pól prestiżu.
    - *Popyt światowy*: nagroda ery za więcej rynków każdego towaru, na który jest popyt.
    Remisy nic nie dają. Pola pod znacznikami konfliktu się nie liczą, uszkodzone forty tak.

    # Na końcu
    - 2 za więcej pól prestiżu, 1 za każde pełne 2 przewagi w dostępnym długu (najwyżej 4), 1 za każdy z sześciu towarów, w którym masz więcej rynków.
    - 2 za każde terytorium, które na początku trzymał przeciwnik.
learn-table-title = Stół
learn-table =
    # Wskazywanie
    - Kliknij żeton, potem Enter. Wskaż pole: pasek pokazuje jego cenę, część po części. Kliknij je i wybierz, co tam zrobić.
    - Kliknij swoją eskadrę lub pole floty, potem morze. Kliknij przewagę, potem jej cel.
    - Wskaż ciemne miejsce, aby zobaczyć dlaczego. *Gdyby tura się teraz skończyła* pokazuje, co zmieniłby zakup, zanim zapłacisz.
    - Prawy przycisk na karcie pokazuje ją w całości. Kliknij ministerium, aby zobaczyć jego zdolności.

    # Klawisze
    - 1–4 lub podwójne kliknięcie wypełnia widok regionem, Home pokazuje całą mapę.
    - W następna wojna, C karty, T żetony, L dziennik, X inna akcja lub płatność, P pas.
    - Enter naciska główny przycisk, Esc anuluje wybór, Tab i strzałki przenoszą fokus. F1 pokazuje obok stołu zasadę dla tego, co wskazujesz, ? listę wszystkich klawiszy.

    # Cofanie i przeszłość
    Ctrl+Z cofa o krok, aż do ostatniej rzeczy, którą odkryto; wyszarzony przycisk mówi, co go zatrzymuje. Każdy wiersz dziennika prowadzi z powrotem do swojej chwili. Suwak przechodzi przez całą grę, strzałki krok po kroku; oglądanie niczego nie psuje.

    # Tajemnice
    Między dwojgiem ludzi przed każdą rundą opada kurtyna. Ręce, zakryte ministeria i żetony wojny nigdy nie są pokazywane drugiej stronie.
learn-rulings-title = Orzeczenia
learn-rulings =
    Gdzie drukowane zasady milczą albo można je czytać na dwa sposoby, gra decyduje tak:
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
