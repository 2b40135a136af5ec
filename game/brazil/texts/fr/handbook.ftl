# The pages of the handbook: kinds of things, and facts about them. Numbers come from the component files.
handbook-arch = une arche
handbook-arch-all = { gallery-arches }
handbook-good = un bien
handbook-good-all = { gallery-goods }
handbook-terrain = un terrain
handbook-terrain-all = { gallery-terrain }
handbook-building = un Bâtiment
handbook-building-all = { gallery-buildings }
handbook-city = une Ville
handbook-city-all = { gallery-cities }
handbook-capital = une tuile
handbook-capital-all = { gallery-capitals }
handbook-exploration = une tuile Exploration
handbook-exploration-all = { gallery-exploration }
handbook-unit = une unité
handbook-unit-all = { gallery-units }
handbook-people = une couleur
handbook-people-all = { gallery-seats }
handbook-product = un produit
handbook-product-all = { gallery-products }
handbook-palace = un Palais
handbook-palace-all = { gallery-palaces }
handbook-monarch = un Monarque
handbook-monarch-all = { gallery-monarchs }
handbook-painting = un tableau
handbook-painting-all = { gallery-paintings }
handbook-gold = une carte Or
handbook-gold-all = { gallery-gold-cards }
handbook-combat = une carte Combat
handbook-combat-all = { gallery-combat-cards }
handbook-mission = une Mission
handbook-mission-all = { gallery-missions }

handbook-resource = Une ressource : elle paie pour elle-même, ou pour « une ressource au choix ».
handbook-asset = Un actif : il remplace ce qui vous manque.
handbook-made-by = Produit par : { $names }
handbook-makes = Produit : { $goods }
handbook-on = Se bâtit sur : { $names }
handbook-other-side = L’autre face de la tuile : { $name }
handbook-terrain-field = Terre ouverte. Une case avec une tuile Exploration compte aussi comme Plaine.
handbook-terrain-forest = Terre boisée, la voie de l’arche Tableau.
handbook-terrain-gold_mine = Terre aurifère, la voie de l’arche Fabriquer.
handbook-terrain-water = Seul un mouvement gratuit, ou celui de Rénover, y entre et en sort.
handbook-built-here = Bâti ici : { $names }
handbook-capital-text = Là où votre peuple a débarqué. Elle compte comme une Ville en tout, sauf au combat, pour les Missions, les Palais, les cartes Or et les points.
handbook-capital-shows = Les tuiles montrent : { $names }
handbook-expedition = - Force { $n } : { $gain } { $vp ->
        [one] et { $vp } point
       *[other] et { $vp } points
    }
handbook-strength = force { $n }
handbook-monarchs = Monarques : { $names }
handbook-units = Unités : { $names }
handbook-slots = Va sur { $shape } : { $names }
