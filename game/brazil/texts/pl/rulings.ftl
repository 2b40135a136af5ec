# Where the box is silent, or shows an icon only, the game decides so.
ruling-setup-capitals = Przy mniej niż czterech graczach zawsze wykłada się kafelek stolicy pierwszego gracza; pozostałe się losuje.
ruling-setup-capitals-covered = Stolice leżą zakryte, aż ostatni gracz wybierze misje i monarchę.
ruling-setup-last-capital = O ostatni kafelek stolicy nikt nie jest pytany: bierze go ten, kto wybiera ostatni.
ruling-setup-draft-three = Jedną misję z trzech może zostawić najwyżej dwóch graczy: dla większej liczby nie ma dość misji.
ruling-setup-bids = Gdy monarchów się licytuje, oferty są tajne. Najwyższa wybiera pierwsza, remisy rozstrzyga kolejność przy stole, a każdy na końcu płaci punktami własną ofertę.
ruling-turn-token = Znacznik akcji musi się ruszyć co turę; z akcji łuku można zrezygnować. Gracz zawsze więc może grać dalej.
ruling-turn-nothing-to-do = Akcja, która nie ma nic do zaoferowania, kończy się sama, a pytania z jedną odpowiedzią się nie zadaje.
ruling-turn-gold-card = Karta złota daje swoją akcję bez znacznika, ulepszenia i ruchu dodatkowego łuku. Jest odrzucana, gdy nie miałaby nic do zaoferowania.
ruling-turn-last-round = Gra, w której nikt nie ogłosi misji ery III, kończy się z rundą 60.
ruling-harbor-declined = Kto zrezygnuje z surowca portu, nie dobiera też karty złota.
ruling-painting-refill = Puste miejsce w galerii uzupełnia się z talii tej samej ramy, a jeśli pusta, z najpełniejszej, przy remisie w kolejności czerwona, różowa, niebieska. Gdy wszystkie są puste, miejsce zostaje puste.
ruling-painting-refill-time = Nowy obraz odkrywa się po zakończeniu akcji, po efekcie wziętego.
ruling-painting-effect = Obraz działa, odkąd wisi; Jazda Guaicuru rusza jeszcze w turze, w której ją wzięto.
ruling-painting-isabel = „W dowolnej chwili” u Dony Isabel znaczy w swojej turze, gdy żadna akcja, płatność ani bitwa nie jest w połowie.
ruling-capital-city = Stolica liczy się jako miasto we wszystkim oprócz bitwy, misji, pałaców, kart złota i punktów. Ruch budowy prowadzi więc także na własną.
ruling-build-palace = Kafelka z pałacem nigdy się nie zastępuje.
ruling-build-field = Heks z kafelkiem eksploracji, odkrytym czy nie, liczy się we wszystkim jako pole, także przy ruchu.
ruling-build-unseen = Nieodkryty kafelek, na którym się zbuduje, wypada z gry nieoglądany i nic nie daje.
ruling-build-river-basin = Dorzecze, na którym się zbuduje, wypada z gry. Budynki obok nie tracą niczego, co już mają.
ruling-build-lost-neighbour = Kafelek trzymany przez wroga nadal sąsiaduje dla swojego budowniczego i nadal nie pozwala temu, kto go trzyma, budować obok.
ruling-renovate-empty = Budynek odnawia się dopiero, gdy nie ma już żadnych dóbr, nawet aby go odwrócić.
ruling-manufacture-reduction = Z jednego surowca mniej w ulepszonej manufakturze trzeba skorzystać: nikt nie nadpłaca.
ruling-trade-limits = Po każdej wymianie odrzucasz do limitów przed następną.
ruling-pay-proposal = Proponowana zapłata wydaje najpierw surowce, potem złoto, karty złota, karty walki i naukę. Opróżnia zaczęty kafelek, zanim ruszy inny, i oszczędza zapas.
ruling-pay-just-gained = Z dwóch takich samych dóbr, jednego z tej właśnie akcji i starszego, płacić może starsze.
ruling-pay-combat-cards = Karty walki oddane za zgodą monarchy zużywa się na wszystko, co zastępują; Afonso Henriques pozwala oddać karty raz w płatności.
ruling-limit-order = Wszystko, co należne, bierze się przed odrzuceniem czegokolwiek. Gdy można odrzucić tylko jeden rodzaj, odrzuca się go bez pytania.
ruling-move-water = Na wodę i z niej prowadzi tylko ruch darmowy i ruch renowacji, także ze skraju mapy.
ruling-explore-quilombo = Quilombo nic nie daje, gdy w żadnej talii nie ma misji; gdy została jedna talia, dobiera się jej wierzchnią misję.
ruling-explore-expedition = Ilekroć twoje jednostki wchodzą na heks ekspedycji, możesz walczyć od razu albo ją zostawić; wszystkie twoje jednostki na nim walczą razem.
ruling-combat-arch = Premia portu i handlu liczy się raz w bitwie i tylko wtedy, gdy walczy w niej choć jedna twoja jednostka. Idzie ze znacznikiem: gdy go odwrócono, premii nie ma.
ruling-combat-two-places = Bitwa działa lub grenadiera ma dwa miejsca, heks strzelający i ostrzelany. Żaden z nich nie leży obok bitwy dla karty Hrabia d’Eu.
ruling-combat-fire-tiles = Gdy strzela działo lub grenadier, kafelek strzelającego heksu wzmacnia atak, jeśli zbudował go atakujący, a ostrzelany wzmacnia obronę, jeśli zbudował go obrońca. Kafelek zbudowany przez kogoś innego nie liczy się nikomu.
ruling-combat-cancel = Szpiega używa się przed porównaniem sił, najpierw atakujący. Unieważniony szpieg niczego nie unieważnia.
ruling-combat-retreat = Odwrót sprowadza pokonane jednostki do stolicy; te, które z niej strzelały albo zostały w niej ostrzelane, zostają tam. Gdy stoi na niej wróg, idą do zasobu.
ruling-combat-after = Kartę złota na po bitwie proponuje się temu, kto ją wygrał, także obrońcy w cudzej turze.
ruling-combat-expedition = Kto wejdzie na heks ekspedycji i wygra tam bitwę, może od razu walczyć z ekspedycją.
ruling-combat-fire-empty = Ostrzał wrogiego kafelka bez jednostek nie zmienia nic na mapie, bez względu na to, kto wygra.
ruling-mission-buildings = Miasta nie są budynkami dla misji, które liczą budynki.
ruling-mission-order = Najpierw jest to, co daje misja, potem jej pałac, potem stare znaczniki od ogłaszającego zgodnie z ruchem wskazówek zegara, potem nowa era.
ruling-era-bonus = Znacznik odwrócony pod łukiem bieżącej tury daje swoją premię już w tej turze.
ruling-palace-forgone = Pałac, na który nie masz pasującego kafelka, przepada; możesz też z niego zrezygnować.
ruling-palace-product = Darmowy produkt pałacu trzciny wymaga wolnego pola i można z niego zrezygnować.
ruling-score-era-three = Cel ery III liczy się, jeśli jest spełniony na końcu, także na karcie odkrytej wcześniej.
ruling-score-factory = Produkt liczy się dla Fabryki albo na planszy Królowej Wiktorii, nigdy dla obu.
ruling-score-shared = Równe punkty i równa nauka na kontrolowanych kafelkach dają wspólne zwycięstwo.
ruling-solo-resource = Przeciw Holendrom nie ma kafelka stolicy z surowcem: wybierasz dowolny.
ruling-solo-dutch = Gdy Holendrzy muszą wybierać, unieważniają twoją najsilniejszą kartę i pokonują najsilniejszą jednostkę. Ich pokonane jednostki nie wracają.
ruling-solo-capital = Ich pusta stolica przypada temu, kto do niej wejdzie.
ruling-solo-goals = Cele sprawdza się, gdy otwarta jest tylko twoja tura: kto wchodzi do bronionej stolicy, musi tam najpierw wygrać i ponosi koszt tej bitwy.
ruling-solo-round = Cel z rundą musi być spełniony, gdy ta runda się kończy, inaczej wyzwanie od razu jest przegrane; nic późniejszego nie może go zepsuć.
ruling-solo-without = Czego cel zabrania, tego nie da się naprawić: pokonana jednostka się liczy, nawet zrekrutowana znowu, karta złota tylko zagrana dla działania.
ruling-solo-lead = Przewagę nad rywalami mierzy się po ostatniej rundzie albo po tej, którą misja ery III uczyniła ostatnią.
ruling-solo-levels = Na poziomie Rekrut w Guararapes nie wszystkie twoje jednostki muszą być na mapie; każdy inny poziom wymaga wszystkiego z druku.
ruling-solo-score = Wygrane wyzwanie daje twoje punkty i po jednym za każdą pozostałą rundę.
ruling-numbers-tiles = Koszty, dobra i punkty budynków, nazwy, koszty i punkty miast oraz koszty jednostek, produktów i obrazów są nasze wszędzie tam, gdzie pudełko drukuje je tylko jako ikony. Zgadzają się ze wszystkim, co mówią zasady i odpowiedzi autora.
ruling-numbers-capitals = Cztery stolice pokazują po jednym surowcu: trzcinę cukrową (pierwszego gracza), kawę, fernambuk i bawełnę.
ruling-numbers-slots = Produkty i łuki mają takie kształty: rekrutacja i budowa ośmiokąt, malarstwo i manufaktura pięciokąt, renowacja i port kwadrat. Handel nie ma pola.
ruling-numbers-missions = Dwie misje są znane z rozgrywki i zostają jak w druku; pozostałe są nasze, sprawdzone w grze, tak by każdą dało się wykonać. Żadna nie wymaga wojny ani eksploracji.
ruling-numbers-gold-cards = Liczba kart złota każdego rodzaju oraz warunki kart Agricola, Metropolia, Mecenas sztuki i Flota handlowa są nasze. Wojna daje [gold] i [hand_combat].
ruling-numbers-combat-cards = Z kart walki Sepé Tiaraju i Hrabia d’Eu są z pudełka; pozostałe i wszystkie ich liczby są nasze.
ruling-numbers-paintings = Te obrazy mają nasze efekty: Książę Caxias, Jazda Guaicuru, Riachuelo, Kobieta Tupi, José Bonifácio, Padre Anchieta, Pierwsza msza, Wyzwolenie Amazonii, Posiedzenie Rady Stanu, São Vicente, Zielarka. Wartość Fabryki też jest nasza.
ruling-numbers-exploration = Liczby kafelków eksploracji, siły ekspedycji i ich zyski są nasze.
ruling-numbers-palaces = Pałace III i VI mają nasze warunki, a wszystkie pałace nasze punkty.
learn-rulings =
    Tam, gdzie pudełko milczy albo pokazuje tylko ikonę, ta gra musiała zdecydować. Oto, jak zdecydowała.

    # Stół i tura
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Łuki i kafelki
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Płacenie i limity
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Ruch i eksploracja
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Bitwa
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Misje, pałace, koniec
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # Samotnie
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Wartości
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
