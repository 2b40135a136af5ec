# The pages of How to play.
learn-goal-title = Cel gry
learn-goal =
    Brazylia, od 1500 do 1889 roku. Prowadzisz lud od pierwszego lądowania do kolei: wznosisz budynki, zakładasz miasta, zbierasz obrazy, wytwarzasz towary, badasz wnętrze kraju i, gdy ci to służy, walczysz. Trzy ery następują po sobie, a przynoszą je misje. Kto na końcu ma najwięcej punktów zwycięstwa [vp], wygrywa.

    # Za co są punkty
    Za zrekrutowane jednostki, produkty, obrazy, misje, pałace, kafelki eksploracji oraz budynki i miasta pod twoją kontrolą. Punkty daje wszystko, co robisz dobrze: nie ma jednej drogi.

    # Jak zaczyna się gra
    - Każdy gracz ma kolor z pięcioma jednostkami, pięcioma pałacami do postawienia i sześcioma produktami.
    - Kafelki eksploracji leżą zakryte na nieznanych heksach [eye]. Pozostałe zostają w pudełku, nieoglądane.
    - Dostajesz misje każdej ery, zostawiasz w tajemnicy po jednej i wybierasz monarchę swojego koloru, którego moc działa przez całą grę.
    - Odkrywa się stolice. Wylosowany gracz wybiera pierwszy, potem pozostali zgodnie z ruchem wskazówek zegara: bierzesz surowiec, który pokazuje twoja stolica, a oznacza ją pałac I. Zaczyna ten, kto wziął stolicę pierwszego gracza.

learn-words-title = Słowa i rzeczy
learn-words =
    # Dobra
    Cztery *surowce*: trzcina cukrowa [sugarcane], kawa [coffee], fernambuk [brazilwood] i bawełna [cotton]. Dwa *aktywa*: złoto [gold] i nauka [science]. Symbol [any] oznacza jeden surowiec dowolnego rodzaju.
    - Twój *zapas* mieści pięć dóbr, chyba że obraz daje mu więcej miejsca.
    - Twoja *produkcja* leży na kafelkach, które ją wytworzyły, bez limitu, i stamtąd płaci. Nigdy nie przechodzi do zapasu.

    # Kafelki
    Budynki, miasta i stolice to kafelki; wszystko, co jest zbudowane przez ciebie, to twoje *imperium*. Stolica liczy się jako miasto, ale nie w bitwie ani przy misjach, pałacach, kartach złota i punktach.
    - *Własny*: ty go kładziesz. To się nigdy nie zmienia.
    - *Kontrolowany*: stoją na nim twoje jednostki albo, gdy nie ma tam wrogiej, jest twój własny.
    - *Wrogi*: zbudowany przez innego gracza, nawet gdy go trzymasz.
    Punkty [vp] na kafelku lub jednostce są też ich siłą bojową [cs].

    # Teren
    Pole, las, kopalnia złota i woda. Kafelek zmienia teren na stałe: jego heks nie jest już polem, lasem ani kopalnią. Heks z kafelkiem eksploracji liczy się jako pole.

    # Karty
    - *Karty złota* [hand_gold], trzy, chyba że obraz pozwala na więcej: każda płaci jak [gold] albo daje to, co mówi.
    - *Karty walki* [hand_combat], najwyżej trzy: dodają siły w bitwie.
    - *Misje* [hand_mission]: twoje tajne cele.
    - *Obrazy* w ramach trzech orderów, czerwone, różowe i niebieskie: wiszą na twojej planszy i działają od tej chwili.

learn-turn-title = Tura
learn-turn =
    # 1. Akcja
    Przenieś znacznik akcji na inny łuk niż ten, na którym leży, i wykonaj akcję tego łuku. Znacznik musi się ruszyć; akcję możesz pominąć. Nigdy więc nie używasz tego samego łuku dwa razy z rzędu. Tylko znacznik dopiero co otrzymany, na początku ery, może iść dokądkolwiek.

    # 2. Ruch
    Masz jeden *ruch darmowy* i *ruch dodatkowy* łuku. Oba są dobrowolne, w dowolnej kolejności, dowolnymi twoimi jednostkami na mapie. Jeśli pod łukiem tej tury leży odwrócony znacznik wcześniejszej ery, masz też raz jego premię:
    - Era I: podejrzyj jeden nieodkryty kafelek. Tylko ty go poznajesz.
    - Era II: dobierz kartę walki.

    # 3. Koniec tury
    Turę rozgrywa następny gracz zgodnie z ruchem wskazówek zegara.

    # W dowolnej chwili swojej tury
    Poza środkiem płatności, bitwy lub innego wyboru możesz ogłosić misję, zagrać kartę złota dla jej działania albo użyć obrazu, którego efekt uruchamiasz. Misja ogłoszona, zanim ruszy znacznik, od razu przynosi nową erę: jej budynki można budować jeszcze w tej samej turze.

learn-arches-title = Siedem łuków
learn-arches =
    Większość łuków ma pole: produkt o jego kształcie, wytworzony w manufakturze, ulepsza łuk do końca gry.

    # Rekrutacja
    Opłać jedną ze swoich jednostek i umieść ją w stolicy albo w mieście, które masz zbudowane i kontrolujesz. Pokonana jednostka wraca za darmo. Potem dobierz [hand_combat], nawet jeśli nikogo nie rekrutujesz; właśnie dobrana karta nie może płacić za tę rekrutację.
    - Ulepszenie: jedna jednostka więcej, jedna karta więcej.
    - Ruch: dowolna jednostka nie na wodzie do stolicy lub takiego miasta, z każdej odległości.

    # Malarstwo
    Opłać jeden z sześciu wystawionych obrazów. Nowy zastępuje go po zakończeniu akcji.
    - Ulepszenie: obraz za [gold] kosztuje [any], za [any] nic.
    - Ruch: na sąsiedni las.

    # Budowa
    Jeden budynek lub jedno miasto, tej ery lub wcześniejszej.
    - *Budynek* kładzie się na pasującym terenie, obok kafelka twojego imperium, gdy obok nie ma wrogiego kafelka, a na heksie wrogiej jednostki. Kościół i akademia mogą też zastąpić budynek ery I lub II, który masz zbudowany i kontrolujesz.
    - *Miasto* kładzie się na heksie jednostki twojego monarchy, na dowolnym terenie, gdy obok nie ma wrogiego kafelka. Nie musi dotykać imperium i też może zastąpić twój budynek ery I lub II.
    - Budynek od razu wytwarza swoje dobra. To, co zastępuje, wypada z gry razem z dobrami. Kafelek z pałacem zostaje.
    - Budowa na nieznanym terenie odrzuca jego kafelek bez oglądania. Odkrytą ekspedycję trzeba najpierw pokonać.
    - Ulepszenie: rodzaje surowców nie mają już znaczenia, tylko ich liczba. Złoto i nauka pozostają jak w druku.
    - Ruch: na sąsiedni budynek lub miasto, własne albo kontrolowane.

    # Renowacja
    Zapłać [any] za budynek, który masz zbudowany i kontrolujesz, a który *nie ma już dóbr*. Albo znów wytwarza swoje dobra, albo odwracasz go i wytwarza dobra drugiej strony, bez względu na teren. Budynku z pałacem się nie odwraca. Miast i stolic nigdy się nie odnawia.
    - Ulepszenie: za darmo.
    - Ruch: na sąsiedni heks na skraju mapy, na wodę lub z wody.

    # Manufaktura
    Opłać jeden ze swoich sześciu produktów i umieść go na wolnym polu o jego kształcie: ten łuk jest ulepszony.
    - Ulepszenie: o jeden surowiec mniej.
    - Ruch: na sąsiednią kopalnię złota.

    # Port
    Weź jeden surowiec do wyboru. Ulepszenie: dobierz też [hand_gold].

    # Handel
    Ile chcesz wymian, dokładnie za te dobra: bez zamienników.
    - Jeden surowiec: [any] → [gold]
    - Dwa, każdy kawa lub bawełna: [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Cztery surowce: [any][any][any][any] → [science][gold][hand_gold]
    - Dwie karty walki: [hand_combat][hand_combat] → [gold][hand_gold]

    # Port i handel
    Nie mają ruchu dodatkowego. Za to, dopóki leży tam twój znacznik, w każdej bitwie twoich jednostek masz [cs]+1 w ataku i [cs]+2 w obronie.

learn-paying-title = Płacenie
learn-paying =
    Każde dobro kosztu płaci się dokładnie jednym dobrem:
    - z zapasu,
    - z kontrolowanego kafelka, także zajętego,
    - albo kartą złota, jako [gold].

    Złoto zastępuje każdy surowiec. Nauka zastępuje każdy surowiec lub złoto. Nigdy odwrotnie. Nie ma nadpłaty ani reszty. Niektórzy monarchowie i obrazy pozwalają płacić inaczej.

    Gra proponuje zapłatę, która zostawia ci najwięcej możliwości: przyjmij ją albo kliknij inne podświetlone źródło. To, co akcja właśnie dała, nie może płacić za tę samą akcję.

    # Limity
    Najpierw bierz lub dobieraj, potem odrzuć nadmiar, jak chcesz: pięć dóbr w zapasie, trzy karty złota, trzy karty walki, chyba że obraz mówi o większej liczbie. Dobra na kafelkach się nie liczą. Ogólne zasoby się nie kończą; pustą talię tasuje się ponownie z kart odrzuconych.

learn-movement-title = Ruch i eksploracja
learn-movement =
    Ruch przenosi jedną jednostkę na sąsiedni heks. Na jednym heksie może stać dowolnie wiele twoich jednostek.
    - *Dragon* zabiera ze sobą dowolne twoje jednostki ze swojego heksu.
    - *Działo* lub *grenadier* może zużyć ruch darmowy, by zamiast się ruszyć, zaatakować sąsiedni heks.
    - Tylko ruch darmowy lub ruch renowacji wchodzi na *wodę* i z niej schodzi.
    - Nikt nie wchodzi do stolicy innego gracza.

    # Eksploracja
    Pierwsza jednostka, która wejdzie na nieznany heks, odkrywa jego kafelek:
    - *Nieznany gatunek*: zatrzymaj. Jeden, dwa lub trzy są warte [vp]1, 3 lub 5.
    - *Maniok*: zyskaj [any] do wyboru.
    - *Quilombo*: dobierz misję wybranej ery. Trafia na twoją rękę.
    - *Minas Gerais*: kto tu zbuduje, zyskuje [gold].
    - *Kultura*: kto tu zbuduje, zatrzymuje kafelek wart [vp]2.
    - *Dorzecze*: każdy budynek obok wytwarza o jeden surowiec swojego rodzaju więcej, od razu i za każdym kolejnym razem. Budynki dające tylko złoto i naukę nie zyskują nic.
    - *Ekspedycja*: czeka, aż ktoś ją pokona.

    # Ekspedycje
    Gdy wchodzi jednostka, albo później ruchem darmowym jednostki, która tam stoi, możesz z nią walczyć. Dodaj siłę wszystkich swoich jednostek na heksie, obrazy, premię portu lub handlu i do trzech kart walki. Jeśli wyrównasz lub przewyższysz jej siłę, dostajesz jej zysk i zatrzymujesz kafelek za punkty. Jeśli nie, tracisz tylko zagrane karty.

learn-combat-title = Bitwa
learn-combat =
    Bitwa zaczyna się, gdy jednostka wchodzi na heks z wrogą jednostką, budynkiem lub miastem albo gdy działo lub grenadier atakuje sąsiedni heks. Stolic nigdy się nie atakuje.

    # Kto walczy
    Heksu broni ten, kto ma na nim jednostki; bez jednostek ten, kto zbudował kafelek.
    - *Atak*: jednostki, które weszły. Przy ataku z sąsiedztwa: wszystkie twoje jednostki na strzelającym heksie i jego kafelek, jeśli jest twój własny.
    - *Obrona*: wszystkie jednostki na heksie i kafelek, jeśli zbudował go obrońca. Kafelek w rękach kogoś, kto go nie zbudował, nie pomaga nikomu.

    # Przebieg
    Atakujący zagrywa zakryte do trzech kart walki, potem obrońca. Wszystkie się odkrywa i działają ich efekty, najpierw atakującego. Wygrywa wyższa suma; *remis wygrywa obrońca*. Wszystkie zagrane karty się odrzuca.

    # Skutki
    - Jednostki przegranego z tego heksu wracają do zasobu właściciela i można je znów rekrutować za darmo. Przy nieudanym ataku z sąsiedztwa są to jednostki strzelającego heksu.
    - Zwycięzca zawsze zachowuje przynajmniej jedną jednostkę.
    - Kto wszedł i wygrał, zostaje i *zajmuje* kafelek: może płacić jego dobrami, liczy mu się do misji i na końcu daje mu punkty. Nie może go odnawiać ani budować obok niego.
    - Atak z sąsiedztwa niczego nie zajmuje.
    - Gdy odejdzie ostatnia wroga jednostka, budowniczy odzyskuje kafelek. Pałace zawsze zostają przy budowniczym.

learn-missions-title = Misje, ery, pałace
learn-missions =
    # Ogłaszanie misji
    W dowolnej chwili swojej tury możesz odkryć misję tej ery lub wcześniejszej, jeśli w tej chwili spełnione są wszystkie jej cele. Zyskujesz jej punkty i możesz postawić jeden *pałac*.

    # Zmiana ery
    Jeśli misja była z bieżącej ery, dla wszystkich zaczyna się następna. Poczynając od tego, kto ją ogłosił, każdy gracz kładzie stary znacznik akcji zakryty pod łukiem, pod którym żaden jeszcze nie leży, i odtąd działa tam jego premia; potem bierze znacznik nowej ery. Łuk tej tury nadal daje ruch dodatkowy.

    # Pałace
    Pałac kładzie się na kafelku, który masz zbudowany i kontrolujesz, który spełnia jego warunek i nie ma jeszcze pałacu. Premię dostajesz od razu; punkty liczą się na końcu. Bez pasującego kafelka pałac przepada.
    - *Trzcina*: budynek ery I. Zyskaj [sugarcane] i wytwórz [product_dye] lub [product_sugar] za darmo. [vp]3
    - *Złoto*: miasto albo budynek ery I lub II. Zyskaj [hand_gold]. [vp]2 oraz [vp]1 za każdą odlewnię złota
    - *Bawełna*: plantacja. Zyskaj [cotton]. [vp]1 oraz [vp]2 za każdą plantację
    - *Kawa*: farma. [vp]1 oraz [vp]1 za każdy produkt
    - *Kauczuk*: miasto. Zyskaj [hand_combat]. [vp]1 oraz [vp]1 za każdą zrekrutowaną jednostkę
    Odlewnie i plantacje liczą się, jeśli są własne i wciąż je kontrolujesz.

    # Misje ery III
    Każdy ich cel punktuje osobno na końcu, bez względu na to, czy kartę odkryto. Odkryć ją można dopiero, gdy spełnione są wszystkie trzy, i wtedy gra kończy się z tą rundą: ostatnia tura należy do gracza przed pierwszym. Inni mogą jeszcze odkryć swoje, dla pałacu.

learn-scoring-title = Koniec i wynik
learn-scoring =
    Gra kończy się z końcem rundy, w której ogłoszono misję ery III, albo po rundzie 60. Wtedy policz:
    - zrekrutowane jednostki, na mapie lub pokonane;
    - produkty;
    - obrazy i to, co punktują na końcu;
    - misje: z er I i II odkryte; z ery III każdy spełniony cel;
    - karty złota na ręce ze spełnionym warunkiem;
    - kafelki eksploracji: gatunki, kultury, pokonane ekspedycje;
    - pałace II–VI;
    - budynki i miasta pod kontrolą, także zajęte;
    - premię monarchy.

    Przy remisie wygrywa gracz z największą ilością nauki na kontrolowanych kafelkach. Jeśli i tu jest remis, zwycięstwo jest wspólne.

    # Monarchowie
    Każdy kolor ma swoich: zielony czterech, pozostałe po dwóch. Gdy monarcha sprzyja twoim pierwszym trzem kafelkom jakiegoś rodzaju, liczą się tak samo zbudowane, jak i odwrócone na ten rodzaj, a znak zostaje, póki kafelek jest tego rodzaju. Wymienione dobra to wszystko, co kafelek wytwarza; to, co dodają obrazy, jest ponad to.

learn-solo-title = Samotnie
learn-solo =
    Grasz zielonym z zielonym monarchą przeciw Holendrom w pomarańczowym. Obie stolice i pięć jednostek holenderskich stoi tam, gdzie pokazuje mapa. Reszta jak zwykle.

    Holendrzy nigdy się nie ruszają i nie atakują. Bronią się jednostkami na heksie i jedną kartą walki z talii za każdą z nich. Na poziomach Weteran i Wielkorządca mają w każdej bitwie o jedną kartę więcej. Ich stolica nie ma własnej siły; można ją atakować i do niej wejść.

    # Aby wygrać
    Przed końcem rundy 20 wszystkie trzy muszą być spełnione naraz, bez trwającej bitwy:
    - osiągnięta jest era III, przez odkrycie misji er I i II;
    - wszystkie pięć twoich jednostek jest na mapie;
    - jedna z twoich jednostek stoi w holenderskiej stolicy.

    Wtedy twoje punkty i pozostałe rundy to wynik do pobicia. Misja ery III nie jest potrzebna, a jej odkrycie nie kończy wyzwania.

    # Inne wyzwania
    Jest ich trzynaście, od zagadki na dziesięć minut po cały wieczór, każde z własną mapą, rundami i celami. Niektóre mają straże, które tylko się bronią, jak Holendrzy; w niektórych gra przeciw tobie bot; w niektórych jesteś sam na sam z krajem. Wszystkie cele trzeba spełnić naraz, a spełniony cel można znów stracić. Cel z rundą musi być spełniony, gdy ta runda się kończy.

    # Przy stole
    Pasek pokazuje rundy: minione, bieżącą w czerwonym laku, pozostałe. Każdy cel wisi jako sztandar na skraju mapy, zielony, gdy spełniony; wskaż go, aby zobaczyć, co by pomogło. Czerwienieje, gdy dowiedziono, że nie da się go już spełnić, z podaniem powodu. Pierścienie to wygrane na 100, policzone dla każdej karty, której nie widzisz, przy najlepszych z twoich.

    # Poziomy, medale, rozdania
    Rekrut daje więcej rund lub wymaga mniej; Weteran i Wielkorządca dają mniej albo pozwalają strażom dobierać więcej. Każda wygrana jest warta brąz, punkty i pozostałe rundy dają srebro i złoto. Rozdanie dnia jest takie samo dla wszystkich; dzięki wierszowi, który na końcu kopiujesz, znajomy zagra w twoje.

learn-table-title = Przy stole
learn-table =
    # Wybieranie
    Co świeci, to można wybrać. Wskaż cokolwiek innego, aby zobaczyć, dlaczego nie i co by to umożliwiło. Pasek nad mapą mówi, co robić; jego główny przycisk kończy lub przyjmuje to, co otwarte.
    - Enter naciska główny przycisk, Esc odkłada to, co wybrano.
    - 1 do 7 wybierają łuk; Tab i strzałki przenoszą fokus.
    - Kółko przybliża mapę; przeciągaj ją lub użyj strzałek; Home pokazuje całą.
    - G otwiera obrazy i miasta w ofercie, L dziennik; F1 pokazuje obok stołu zasadę dla tego, co wskazujesz, a ? listę wszystkich klawiszy.
    - Prawy przycisk, dłuższe wskazanie lub E powiększa kartę lub kafelek; dowolne kliknięcie je odkłada.

    # Cofanie
    Ctrl+Z cofa o krok, aż do ostatniej rzeczy, którą odkryto: dobranej karty, odkrytego kafelka, odpowiedzi przeciwnika. Wyszarzony przycisk mówi, co go zatrzymuje.

    # Kilka osób, jeden ekran
    Kurtyna mówi, kto następny siada do ekranu. To, czego nie wolno ci widzieć, w ogóle nie jest rysowane. W bitwie ekran przechodzi do obrońcy i z powrotem.

    # Boty
    Spacja je pogania. Ich tempo jest w ustawieniach, tak jak wielkość wszystkiego.

    # Przeszłość
    Każdy wiersz dziennika prowadzi z powrotem do swojej chwili. Suwak pod mapą przechodzi przez całą grę, strzałki krok po kroku; oglądanie niczego nie psuje, a w tym czasie niczego nie można cofnąć.

learn-rulings-title = Orzeczenia
