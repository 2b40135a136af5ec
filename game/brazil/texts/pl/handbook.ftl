# The pages of the handbook: kinds of things, and facts about them. Numbers come from the component files.
handbook-arch = łuk
handbook-arch-all = { gallery-arches }
handbook-good = dobro
handbook-good-all = { gallery-goods }
handbook-terrain = teren
handbook-terrain-all = { gallery-terrain }
handbook-building = budynek
handbook-building-all = { gallery-buildings }
handbook-city = miasto
handbook-city-all = { gallery-cities }
handbook-capital = kafelek
handbook-capital-all = { gallery-capitals }
handbook-exploration = kafelek eksploracji
handbook-exploration-all = { gallery-exploration }
handbook-unit = jednostka
handbook-unit-all = { gallery-units }
handbook-people = kolor
handbook-people-all = { gallery-seats }
handbook-product = produkt
handbook-product-all = { gallery-products }
handbook-palace = pałac
handbook-palace-all = { gallery-palaces }
handbook-monarch = monarcha
handbook-monarch-all = { gallery-monarchs }
handbook-painting = obraz
handbook-painting-all = { gallery-paintings }
handbook-gold = karta złota
handbook-gold-all = { gallery-gold-cards }
handbook-combat = karta walki
handbook-combat-all = { gallery-combat-cards }
handbook-mission = misja
handbook-mission-all = { gallery-missions }

handbook-resource = Surowiec: płaci tylko za siebie albo za „dowolny surowiec”.
handbook-asset = Aktywo: zastępuje to, czego ci brakuje.
handbook-made-by = Wytwarza: { $names }
handbook-makes = Daje: { $goods }
handbook-on = Buduje się na: { $names }
handbook-other-side = Druga strona kafelka: { $name }
handbook-terrain-field = Otwarty teren. Heks z kafelkiem eksploracji też liczy się jako pole.
handbook-terrain-forest = Zalesiony teren, droga łuku Malarstwo.
handbook-terrain-gold_mine = Ziemia ze złotem, droga łuku Manufaktura.
handbook-terrain-water = Wchodzi i schodzi się tylko ruchem darmowym lub ruchem renowacji.
handbook-built-here = Buduje się tutaj: { $names }
handbook-capital-text = Tu wylądował twój lud. Liczy się jako miasto we wszystkim oprócz bitwy, misji, pałaców, kart złota i punktów.
handbook-capital-shows = Kafelki pokazują: { $names }
handbook-expedition = - Siła { $n }: { $gain } i { $vp ->
        [one] 1 punkt
        [few] { $vp } punkty
        [many] { $vp } punktów
       *[other] { $vp } punktów
    }
handbook-strength = siła { $n }
handbook-monarchs = Monarchowie: { $names }
handbook-units = Jednostki: { $names }
handbook-slots = Pasuje ({ $shape }): { $names }
