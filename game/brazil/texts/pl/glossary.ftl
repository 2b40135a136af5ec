# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Punkty zwycięstwa*: kto na końcu ma ich najwięcej, wygrywa. Na kafelkach i jednostkach są też ich siłą.
symbol-cs = *Siła bojowa*: co jednostka, kafelek lub karta dodaje w bitwie.
symbol-swords = *Walka*: im więcej mieczy, tym bliżej stolice i tym wcześniej bitwy.
symbol-units = *Jednostki*: te na mapie oraz wszystkie dotąd zrekrutowane.
symbol-todo = Jeszcze do zrobienia.
symbol-hand_gold = *Karty złota*: każda płaci jak złoto albo daje to, co mówi.
symbol-hand_combat = *Karty walki*: zakryte w bitwie, do trzech; dodają siły.
symbol-hand_mission = *Misje*: tajne cele, na początek po jednej z każdej ery.
symbol-era_1 = Era I
symbol-era_2 = Era II
symbol-era_3 = Era III
symbol-slot_square = *Pole kwadratowe*: na produkt o tym kształcie.
symbol-slot_pentagon = *Pole pięciokątne*: na produkt o tym kształcie.
symbol-slot_octagon = *Pole ośmiokątne*: na produkt o tym kształcie.
glossary =
    Zapas|zapasu|zapasie: Dobra przed tobą, najwyżej pięć, chyba że obraz daje więcej miejsca. Płaci się nimi za wszystko.
    Produkcja|produkcji: Dobra na kafelku, który je wytworzył, bez limitu. Płacisz nimi stamtąd; nigdy się nie przenoszą.
    Imperium: Wszystkie kafelki zbudowane przez ciebie.
    Kontrolowany|kontrolowane|kontrola|kontrolą|kontrolujesz: Stoją na nim twoje jednostki albo nie stoi żadna wroga, a jest zbudowany przez ciebie.
    Wrogi kafelek|wrogie kafelki|wrogiego kafelka: Zbudowany przez innego gracza, nawet gdy go trzymasz.
    Stolica|stolice|stolicy|stolicę: Miejsce, w którym wylądował twój lud. Nigdy nie jest atakowana ani odnawiana.
    Miasto|miasta|miast|mieście: Zakładane na heksie jednostki twojego monarchy, na dowolnym terenie. Rekrutuje się tam jednostki.
    Budynek|budynki|budynku|budynków: Budowany na pasującym terenie obok twojego imperium; daje dobra przy budowie i znów przy renowacji.
    Łuk|łuki|łuku|łuków: Jedna z siedmiu akcji. Twój znacznik leży na jednym i co turę musi przejść na inny.
    Znacznik|znacznik akcji|znacznika: Leży na łuku, którego akcję wykonujesz, i musi się ruszyć co turę.
    Ruch darmowy|ruchem darmowym|ruchu darmowego: Jeden na turę, dowolną twoją jednostką, na sąsiedni heks. Jedyny, który wszędzie wchodzi na wodę.
    Ruch dodatkowy|ruchu dodatkowego|ruchem dodatkowym: Ruch, który daje łuk tej tury, oprócz darmowego.
    Ulepszenie|ulepszony|ulepszenia: Produkt w polu łuku poprawia jego akcję do końca gry.
    Misja|misje|misji|misję: Tajny cel. Ogłoś ją, gdy wszystkie jej cele są spełnione: daje punkty i pałac oraz zmienia erę.
    Pałac|pałace|pałacu: Przychodzi z misją i trafia na twój kafelek, który spełnia jego warunek. Premię dostajesz od razu, punkty na końcu.
    Kafelek eksploracji|kafelki eksploracji|kafelków eksploracji: Leży zakryty na nieznanym terenie; odkrywa go pierwsza jednostka, która wejdzie.
    Ekspedycja|ekspedycje|ekspedycji|ekspedycję: Znajdowana na nieznanym terenie: pokonaj jej siłę, by dostać jej zysk i punkty.
    Zająć|zajmuje|zajęty|zajęte: Wzięty w bitwie: płaci i liczy się temu, kto go trzyma, ale zbudował go inny gracz.
    Karta złota|karty złota|kart złota|kartę złota: Płaci jak złoto albo daje to, co mówi. Najwyżej trzy.
    Karta walki|karty walki|kart walki|kartę walki: Zagrywana w bitwie, do trzech; dodaje siły. Najwyżej trzy na ręce.
    Obraz|obrazy|obrazu|obrazów: Wisi na twojej planszy, działa od tej chwili i jest wart punkty.
    Produkt|produkty|produktu|produktów: Każdy wytwarza się raz i wkłada w pole o jego kształcie: ulepsza ten łuk i jest wart punkty.
    Surowiec|surowce|surowca|surowców: Trzcina cukrowa, kawa, fernambuk lub bawełna.
    Aktywa|aktywo: Złoto lub nauka. Złoto płaci za każdy surowiec, nauka za wszystko.
    Monarcha|monarchowie|monarchy|monarchę: Rządzi twoim ludem; jego moc działa przez całą grę.
    Renowacja|odnawia|odnowić|renowacji: Budynek bez dóbr wytwarza je znowu albo zostaje odwrócony na drugą stronę.
    Runda|rundy|rund|rundę: Po jednej turze każdego gracza.
    Wyzwanie|wyzwania|wyzwań: Cele do osiągnięcia samotnie lub przeciw botowi, w określonej liczbie rund.
    Sztandar|sztandary: Cel wyzwania na skraju mapy: ochra, gdy otwarty, zieleń, gdy spełniony, czerwień, gdy nieosiągalny.
    Rozdanie|rozdania: Jak na początku rozdano karty i kafelki. Dzięki kodowi inni mogą zagrać w to samo.
    Medal|medale: Brąz za każdą wygraną w wyzwaniu; srebro i złoto za punkty i pozostałe rundy.
