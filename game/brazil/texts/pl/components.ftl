# Names of everything in the box, and what it does.
good-sugarcane = Trzcina cukrowa
good-coffee = Kawa
good-brazilwood = Fernambuk
good-cotton = Bawełna
good-gold = Złoto
good-science = Nauka
good-any = dowolny surowiec
good-cane_or_coffee = trzcina cukrowa lub kawa
good-coffee_or_cotton = kawa lub bawełna
thing-card = Karta
thing-combat_card = Karta walki
thing-mission = Misja
thing-pay_good = To dobro
thing-pay_gold_card = Karta złota
thing-pay_combat_cards = Karty walki
thing-pay_credit = Ta zaliczka
deck-gold = Karta złota
deck-combat = Karta walki
free = za darmo

terrain-field = Pole
terrain-forest = Las
terrain-gold_mine = Kopalnia złota
terrain-water = Woda
terrain-building = zabudowane

order-red = Order Chrystusa
order-pink = Order Róży
order-blue = Order Krzyża Południa

building-sawmill = Tartak
building-trading_post = Faktoria
building-cane_field = Pole trzciny
building-farm = Farma
building-gold_foundry = Odlewnia złota
building-plantation = Plantacja
building-church = Kościół
building-academy = Akademia
capital = Stolica
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Rio de Janeiro

unit-monarch = Monarcha
unit-archer = Łucznik
unit-grenadier = Grenadier
unit-dragoon = Dragon
unit-cannon = Działo
unit-monarch-power = Na jego heksie zakłada się miasta.
unit-grenadier-power = Może zużyć ruch darmowy, by zaatakować sąsiedni heks.
unit-dragoon-power = Zabiera ze sobą dowolne twoje jednostki ze swojego heksu.
unit-cannon-power = Może zużyć ruch darmowy, by zaatakować sąsiedni heks.

product-dye = Barwnik
product-sugar = Cukier
product-cocoa = Kakao
product-fabric = Tkanina
product-coffee = Kawa palona
product-rubber = Kauczuk

arch-deploy = Rekrutacja
arch-painting = Malarstwo
arch-build = Budowa
arch-renovate = Renowacja
arch-manufacture = Manufaktura
arch-harbor = Port
arch-trade = Handel
arch-deploy-action = Opłać jednostkę i umieść ją w swojej stolicy lub w mieście, które masz zbudowane i kontrolujesz; pokonana wraca za darmo. Potem dobierz [hand_combat].
arch-painting-action = Opłać jeden z sześciu wystawionych obrazów i powieś go na swojej planszy.
arch-build-action = Opłać budynek obok własnego kafelka albo miasto tam, gdzie stoi twój monarcha.
arch-renovate-action = Zapłać [any] i uzupełnij swój pusty budynek albo odwróć go na drugą stronę.
arch-manufacture-action = Opłać produkt i umieść go w polu o jego kształcie: ten łuk jest odtąd ulepszony na stałe.
arch-harbor-action = Weź jeden surowiec do wyboru.
arch-trade-action = Wymieniaj dowolnie wiele razy: [any] → [gold]; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]; [any][any][any][any] → [science][gold][hand_gold]; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Ulepszenie: { $effect }
arch-deploy-upgrade = jedna jednostka więcej, jedna karta więcej.
arch-painting-upgrade = obraz za [gold] kosztuje [any], za [any] nic.
arch-build-upgrade = rodzaje surowców nie mają już znaczenia.
arch-renovate-upgrade = za darmo.
arch-manufacture-upgrade = o jeden surowiec mniej.
arch-harbor-upgrade = dobierz też [hand_gold].
arch-deploy-extra = Ruch dodatkowy: dowolna jednostka nie na wodzie do stolicy lub do miasta, które masz zbudowane i kontrolujesz, z każdej odległości.
arch-painting-extra = Ruch dodatkowy: na sąsiedni las.
arch-build-extra = Ruch dodatkowy: na sąsiedni budynek lub miasto, które zbudowano dla ciebie lub które kontrolujesz.
arch-renovate-extra = Ruch dodatkowy: na sąsiedni heks na skraju mapy, na wodę lub z wody.
arch-manufacture-extra = Ruch dodatkowy: na sąsiednią kopalnię złota.
arch-harbor-extra = Bez ruchu dodatkowego. Dopóki znacznik tu jest, w każdej bitwie twoje jednostki mają [cs]+1 w ataku i [cs]+2 w obronie.
arch-trade-extra = Bez ruchu dodatkowego. Dopóki znacznik tu jest, w każdej bitwie twoje jednostki mają [cs]+1 w ataku i [cs]+2 w obronie.
arch-painting-idle = Nie możesz teraz wziąć obrazu.
arch-build-idle = Nie możesz teraz nic zbudować.
arch-renovate-idle = Nie możesz teraz nic odnowić.
arch-manufacture-idle = Nie możesz teraz nic wytworzyć.
arch-trade-idle = Nie masz teraz czym handlować.
arch-brings = To nadal daje: { $what }.
arch-brings-move = ruch dodatkowy
arch-brings-peek = podejrzenie kafelka
arch-brings-draw = karta walki
arch-brings-battle = premia w bitwie
extra-deploy = do stolicy lub miasta
extra-painting = na las
extra-build = na własny kafelek
extra-renovate = skrajem mapy lub przez wodę
extra-manufacture = na kopalnię złota
extra-harbor = brak
extra-trade = brak

palace-1 = Pałac I
palace-2 = Okres trzciny
palace-3 = Okres złota
palace-4 = Okres bawełny
palace-5 = Okres kawy
palace-6 = Okres kauczuku
palace-1-effect = Oznacza twoją stolicę.
palace-2-effect = Na budynku ery I. Zyskaj [sugarcane] i wytwórz [product_dye] lub [product_sugar] za darmo. [vp]3
palace-3-effect = Na mieście lub na budynku ery I albo II. Zyskaj [hand_gold]. [vp]2, a na końcu [vp]1 za każdą własną odlewnię złota, którą wciąż kontrolujesz.
palace-4-effect = Na plantacji. Zyskaj [cotton]. [vp]1, a na końcu [vp]2 za każdą własną plantację, którą wciąż kontrolujesz.
palace-5-effect = Na farmie. [vp]1, a na końcu [vp]1 za każdy wytworzony produkt.
palace-6-effect = Na mieście. Zyskaj [hand_combat]. [vp]1, a na końcu [vp]1 za każdą zrekrutowaną jednostkę.

exploration-unknown_species = Nieznany gatunek
exploration-minas_gerais = Minas Gerais
exploration-river_basin = Dorzecze
exploration-quilombo = Quilombo
exploration-culture = Kultura
exploration-mandioca = Maniok
exploration-expedition = Ekspedycja
exploration-unknown_species-effect = Zatrzymaj. Jeden, dwa lub trzy: [vp]1, 3 lub 5.
exploration-minas_gerais-effect = Zostaje tutaj. Kto na nim zbuduje, zyskuje [gold].
exploration-river_basin-effect = Zostaje tutaj. Każdy budynek obok wytwarza o jeden surowiec swojego rodzaju więcej.
exploration-quilombo-effect = Dobierz misję wybranej ery i zatrzymaj ją na ręce.
exploration-culture-effect = Zostaje tutaj. Kto na nim zbuduje, zatrzymuje go: [vp]2.
exploration-mandioca-effect = Zyskaj jeden surowiec do wyboru.
exploration-expedition-effect = Zostaje tutaj. Kto wyrówna lub przewyższy jej siłę, dostaje jej nagrodę.

mission-era-1 = Odkrycia
mission-era-2 = Żagle
mission-era-3 = Kolej
mission-name = { $era } { $number }
mission-hidden = Misja ery { $era }
mission-of-era = Misja: { $era }
era-name-1 = Era I: Odkrycia
era-name-2 = Era II: Żagle
era-name-3 = Era III: Kolej
objective-units_on_map = { $n ->
        [one] 1 jednostka na mapie
        [few] { $n } jednostki na mapie
        [many] { $n } jednostek na mapie
       *[other] { $n } jednostek na mapie
    }
objective-units_deployed = { $n ->
        [one] 1 zrekrutowana jednostka
        [few] { $n } zrekrutowane jednostki
        [many] { $n } zrekrutowanych jednostek
       *[other] { $n } zrekrutowanych jednostek
    }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
        [one] 1 budynek ery { $era }
        [few] { $n } budynki ery { $era }
        [many] { $n } budynków ery { $era }
       *[other] { $n } budynków ery { $era }
    }
objective-buildings = { $n ->
        [one] 1 budynek
        [few] { $n } budynki
        [many] { $n } budynków
       *[other] { $n } budynków
    }
objective-distinct_buildings = { $n ->
        [one] 1 rodzaj budynku
        [few] { $n } różne rodzaje budynków
        [many] { $n } różnych rodzajów budynków
       *[other] { $n } różnych rodzajów budynków
    }
objective-cities = { $n ->
        [one] 1 miasto
        [few] { $n } miasta
        [many] { $n } miast
       *[other] { $n } miast
    }
objective-products = { $n ->
        [one] 1 produkt
        [few] { $n } produkty
        [many] { $n } produktów
       *[other] { $n } produktów
    }
objective-products_of_shape = { $n ->
        [one] 1 produkt: { $shape }
        [few] { $n } produkty: { $shape }
        [many] { $n } produktów: { $shape }
       *[other] { $n } produktów: { $shape }
    }
objective-paintings = { $n ->
        [one] 1 obraz
        [few] { $n } obrazy
        [many] { $n } obrazów
       *[other] { $n } obrazów
    }
objective-painting_colours = { $n ->
        [one] Obraz w 1 kolorze ramy
        [few] Obrazy w { $n } kolorach ram
        [many] Obrazy w { $n } kolorach ram
       *[other] Obrazy w { $n } kolorach ram
    }
objective-palaces = { $n ->
        [one] 1 pałac (II do VI)
        [few] { $n } pałace (II do VI)
        [many] { $n } pałaców (II do VI)
       *[other] { $n } pałaców (II do VI)
    }
goal-era_3 = Osiągnięta era III
goal-all_units_on_map = Wszystkie pięć jednostek na mapie
goal-enemy_capital = Zajęta stolica Holendrów
# Rooms of the gallery.
gallery-arches = Łuki
gallery-backs = Rewersy kart
gallery-buildings = Budynki
gallery-capitals = Stolice
gallery-cities = Miasta
gallery-combat-cards = Karty walki
gallery-exploration = Eksploracja
gallery-frames = Ramy
gallery-gold-cards = Karty złota
gallery-goods = Dobra
gallery-map = Na mapie
gallery-marks = Symbole
gallery-missions = Misje
gallery-monarchs = Monarchowie
gallery-paintings = Obrazy
gallery-palaces = Pałace
gallery-products = Produkty
gallery-screens = Wielkie sceny
gallery-seats = Gracze
gallery-terrain = Ląd i woda
gallery-tokens = Znaczniki
gallery-units = Jednostki
screen-curtain = Kurtyna
screen-defeat = Porażka
screen-menu = Zatoka o świcie
screen-victory = Zwycięstwo
screen-amazon_1637 = { challenge-amazon-1637-title }
screen-artistic_mission_1816 = { challenge-artistic-mission-1816-title }
screen-bandeiras_1674 = { challenge-bandeiras-1674-title }
screen-caseros_1852 = { challenge-caseros-1852-title }
screen-empire_1822 = { challenge-empire-1822-title }
screen-ituzaingo_1827 = { challenge-ituzaingo-1827-title }
screen-recife_1654 = { challenge-recife-1654-title }
screen-red_dye_1502 = { challenge-red-dye-1502-title }
screen-rio_1565 = { challenge-rio-1565-title }
screen-sao_vicente_1532 = { challenge-sao-vicente-1532-title }
screen-treaty_of_madrid_1750 = { challenge-treaty-of-madrid-1750-title }
screen-vila_rica_1711 = { challenge-vila-rica-1711-title }
screen-era_1 = { era-name-1 }
screen-era_2 = { era-name-2 }
screen-era_3 = { era-name-3 }
screen-guararapes = { scenario-battle-of-guararapes-title }
screen-guararapes_lost = { scenario-battle-of-guararapes-title }
back-combat = Karta walki
back-gold = Karta złota
back-mission_1 = Misja ery I
back-mission_2 = Misja ery II
back-mission_3 = Misja ery III
back-painting_blue = Obraz niebieski
back-painting_pink = Obraz różowy
back-painting_red = Obraz czerwony
