# Die Seiten des Handbuchs: Arten von Dingen und Angaben dazu. Zahlen kommen aus den Dateien des Materials.
handbook-arch = ein Bogen
handbook-arch-all = { gallery-arches }
handbook-good = eine Ware
handbook-good-all = { gallery-goods }
handbook-terrain = ein Gelände
handbook-terrain-all = { gallery-terrain }
handbook-building = ein Gebäude
handbook-building-all = { gallery-buildings }
handbook-city = eine Stadt
handbook-city-all = { gallery-cities }
handbook-capital = ein Plättchen
handbook-capital-all = { gallery-capitals }
handbook-exploration = ein Erkundungsplättchen
handbook-exploration-all = { gallery-exploration }
handbook-unit = eine Einheit
handbook-unit-all = { gallery-units }
handbook-people = eine Farbe
handbook-people-all = { gallery-seats }
handbook-product = ein Produkt
handbook-product-all = { gallery-products }
handbook-palace = ein Palast
handbook-palace-all = { gallery-palaces }
handbook-monarch = ein Monarch
handbook-monarch-all = { gallery-monarchs }
handbook-painting = ein Gemälde
handbook-painting-all = { gallery-paintings }
handbook-gold = eine Goldkarte
handbook-gold-all = { gallery-gold-cards }
handbook-combat = eine Kampfkarte
handbook-combat-all = { gallery-combat-cards }
handbook-mission = eine Mission
handbook-mission-all = { gallery-missions }

handbook-resource = Ein Rohstoff: Er bezahlt nur sich selbst oder einen „beliebigen Rohstoff“.
handbook-asset = Eine Sonderware: Sie ersetzt, was dir fehlt.
handbook-made-by = Erzeugt von: { $names }
handbook-makes = Erzeugt: { $goods }
handbook-on = Gebaut auf: { $names }
handbook-other-side = Die andere Seite des Plättchens: { $name }
handbook-terrain-field = Offenes Land. Auch ein Feld mit Erkundungsplättchen gilt als Ebene.
handbook-terrain-forest = Bewaldetes Land, der Weg des Bogens Gemälde.
handbook-terrain-gold_mine = Land mit Gold, der Weg des Bogens Herstellen.
handbook-terrain-water = Nur die freie Bewegung oder die von Renovieren führt hinein und hinaus.
handbook-built-here = Hier gebaut: { $names }
handbook-capital-text = Wo dein Volk gelandet ist. Sie gilt in allem als Stadt außer in Schlachten und bei Missionen, Palästen, Goldkarten und Punkten.
handbook-capital-shows = Die Plättchen zeigen: { $names }
handbook-expedition = - Stärke { $n }: { $gain } { $vp ->
        [one] und 1 Punkt
       *[other] und { $vp } Punkte
    }
handbook-strength = Stärke { $n }
handbook-monarchs = Monarchen: { $names }
handbook-units = Einheiten: { $names }
handbook-slots = Passt auf { $shape }: { $names }
