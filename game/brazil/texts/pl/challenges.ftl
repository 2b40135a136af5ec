# Challenges: title, place and time, what is asked in one line, and what happened there.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = Południowe wybrzeże, styczeń 1532
challenge-sao-vicente-1532-text = Miasto z niczego: era II, ulica budynków i punkty na pokaz, a ledwie jest czas się rozpakować.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa miał statki, osadników i sadzonki trzciny oraz króla, któremu się śpieszyło. Na tym brzegu, obok wiosek Tupiniquim, wytyczył ulice, ratusz i młyn: pierwsze portugalskie miasto w kraju, który miał się stać Brazylią.

challenge-red-dye-1502-title = Czerwony barwnik
challenge-red-dye-1502-when = Wybrzeże fernambuku, 1502
challenge-red-dye-1502-text = Wytwórz coś na sprzedaż, potem układaj drewno w stosy, zanim statki zawrócą do domu.
challenge-red-dye-1502-story = Drewno, które barwi tkaninę na kolor żaru, dało krajowi nazwę. W 1502 roku korona wydzierżawiła handel kompanii kupców pod wodzą Fernão de Loronhy; Tupi ścinali i nosili pnie, a brali za nie siekiery i noże. Statki nie czekają na powolnych.

challenge-rio-1565-title = Zatoka Guanabara
challenge-rio-1565-when = Guanabara, lata 1565–1567
challenge-rio-1565-text = Francuzi trzymają drugi brzeg. Osiągnij erę II i stań w ich forcie.
challenge-rio-1565-story = Od dziesięciu lat Francuzi trzymali wyspy w zatoce, w przyjaźni z Tamoio. W marcu 1565 roku Estácio de Sá wylądował pod Głową Cukru z kilkoma okrętami i z Temiminó Arariboi u boku i nazwał swój obóz miastem. Trzeba było dwóch lat zasadzek i walk na kanu, zanim padł ostatni fort.

challenge-bandeiras-1674-title = Zielone kamienie
challenge-bandeiras-1674-when = W głębi lądu od São Paulo, 1674
challenge-bandeiras-1674-text = Zbadaj nieznane ziemie i wróć ze złotem.
challenge-bandeiras-1674-story = Fernão Dias Pais miał ponad sześćdziesiąt lat, gdy wyruszył z São Paulo ku górze szmaragdów, o której wszyscy mówili. Siedem lat szukał wzdłuż rzek. Kamienie, które znalazł, były zielone, ale były to turmaliny; ścieżki, które wyrąbał, zaprowadziły innych do złota.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Odlewnie i miasto, a ani jednej wymiany: korona bierze piątą część wszystkiego, czym się handluje.
challenge-vila-rica-1711-story = Tam, gdzie strumienie płynęły na żółto, obozy w dziesięć lat stały się ulicami, a w 1711 roku ulice miastem. Zniewoleni Afrykanie kopali i płukali złoto i znali się na wytopie lepiej niż ich panowie; korona je ważyła i zatrzymywała piątą część. Z reszty budowano kościoły.

challenge-artistic-mission-1816-title = Malarze na dworze
challenge-artistic-mission-1816-when = Rio de Janeiro, 1816
challenge-artistic-mission-1816-text = Powieś galerię we wszystkich trzech ramach, niech dwór ma o czym mówić.
challenge-artistic-mission-1816-story = W marcu 1816 roku statek z Hawru przywiózł do Rio ładunek artystów: Debreta i Taunaya z pędzlami, Grandjeana de Montigny z planami i Lebretona na czele; żaden nie był mile widziany w kraju po upadku Napoleona. Ich akademię otwarto po dziesięciu latach. Ich obrazy do dziś mówią, jak wyglądało miasto.

challenge-amazon-1637-title = W górę wielkiej rzeki
challenge-amazon-1637-when = Amazonka, październik 1637
challenge-amazon-1637-text = Posterunki na trzech odcinkach rzeki, jeden z nich daleko w górze.
challenge-amazon-1637-story = Pedro Teixeira wyruszył z około siedemdziesięcioma żołnierzami i ponad tysiącem rdzennych wioślarzy i łuczników w długim szeregu kanu i popłynął Amazonką pod prąd aż do Quito. W drodze powrotnej postawił głęboko w lesie kamień graniczny. Mapy przerysowano, by do niego pasowały.

challenge-treaty-of-madrid-1750-title = Za linią
challenge-treaty-of-madrid-1750-when = Madryt, styczeń 1750
challenge-treaty-of-madrid-1750-text = Żyj tam, gdzie stara linia zabrania: utrzymaj ziemię, załóż miasto i zasłuż na podpis.
challenge-treaty-of-madrid-1750-story = Linię z Tordesillas wytyczono, zanim ktokolwiek zobaczył ląd. Do 1750 roku misje, kopalnie i szlaki bydła dawno ją przekroczyły. Alexandre de Gusmão miał dla Madrytu prosty argument: niech każdy zatrzyma to, na czym żyje. Podpisały się dwie korony.

challenge-caseros-1852-title = Droga do Caseros
challenge-caseros-1852-when = La Plata, lata 1851–1852
challenge-caseros-1852-text = Trzy bitwy do wygrania i prawie żadnej jednostki do stracenia.
challenge-caseros-1852-story = Rosas rządził Buenos Aires przez blisko dwadzieścia lat i kłócił się z każdym sąsiadem. Urquiza z Entre Ríos powstał przeciw niemu, dołączyły Urugwaj i cesarstwo Brazylii i 3 lutego 1852 roku pod Caseros starło się około pięćdziesięciu tysięcy ludzi. W południe było po wszystkim; Rosas odpłynął do Anglii.

challenge-ituzaingo-1827-title = O jedną równinę za mało
challenge-ituzaingo-1827-when = Cisplatina, luty 1827
challenge-ituzaingo-1827-text = Sąsiad chce tej samej równiny. Wyprzedź go na koniec.
challenge-ituzaingo-1827-story = Obie strony chciały ziemi na wschód od rzeki Urugwaj, a spod Ituzaingó, które Brazylijczycy zowią Passo do Rosário, obie armie zeszły z pola pewne, że to druga miała lepsze powody odejść. Rok później ziemia nie należała do żadnej: stała się Urugwajem. Tym razem niech zdecyduje wynik.

challenge-recife-1654-title = Klucze Recife
challenge-recife-1654-when = Recife, styczeń 1654
challenge-recife-1654-text = Mniej straży niż na wzgórzach i mniej rund, a nie wolno zagrać żadnej karty złota.
challenge-recife-1654-story = Po drugiej klęsce na wzgórzach Holendrom został tylko port i to, co sięgały jego działa. W grudniu 1653 roku flota portugalska zamknęła morze, armia Pernambuco brała forty jeden po drugim, a 26 stycznia klucze Recife zmieniły właściciela. Wiele tamtejszych rodzin żydowskich odpłynęło; niektóre dotarły do Nowego Amsterdamu.

challenge-empire-1822-title = Rok korony
challenge-empire-1822-when = Rio de Janeiro, 1822
challenge-empire-1822-text = Cały wieczór przeciw dwóm rywalom: prowadź przed oboma, z pałacami i armią na pokaz.
challenge-empire-1822-story = W styczniu Pedro powiedział, że zostaje, we wrześniu, że więź z Lizboną jest zerwana, w grudniu go koronowano. Brzmiało to jak koniec; w Bahii, Maranhão i Pará walczono o to jeszcze rok później. Cesarstwo to więcej niż słowo wypowiedziane nad potokiem.
