# The pages of the handbook: kinds of things, and facts about them. Numbers come from the component files.
handbook-arch = an arch
handbook-arch-all = { gallery-arches }
handbook-good = a good
handbook-good-all = { gallery-goods }
handbook-terrain = a terrain
handbook-terrain-all = { gallery-terrain }
handbook-building = a Building
handbook-building-all = { gallery-buildings }
handbook-city = a City
handbook-city-all = { gallery-cities }
handbook-capital = a tile
handbook-capital-all = { gallery-capitals }
handbook-exploration = an Exploration tile
handbook-exploration-all = { gallery-exploration }
handbook-unit = a unit
handbook-unit-all = { gallery-units }
handbook-people = a colour
handbook-people-all = { gallery-seats }
handbook-product = a product
handbook-product-all = { gallery-products }
handbook-palace = a Palace
handbook-palace-all = { gallery-palaces }
handbook-monarch = a Monarch
handbook-monarch-all = { gallery-monarchs }
handbook-painting = a painting
handbook-painting-all = { gallery-paintings }
handbook-gold = a Gold card
handbook-gold-all = { gallery-gold-cards }
handbook-combat = a Combat card
handbook-combat-all = { gallery-combat-cards }
handbook-mission = a Mission
handbook-mission-all = { gallery-missions }

handbook-resource = A resource: it pays for itself only, or for “any resource”.
handbook-asset = An asset: it stands in for what you lack.
handbook-made-by = Made by: { $names }
handbook-makes = Makes: { $goods }
handbook-on = Built on: { $names }
handbook-other-side = The other side of the tile: { $name }
handbook-terrain-field = Open land. A hex with an Exploration tile counts as Field, too.
handbook-terrain-forest = Wooded land, the way of the arch of Painting.
handbook-terrain-gold_mine = Land with gold, the way of the arch of Manufacture.
handbook-terrain-water = Only a free move, or that of Renovate, enters and leaves it.
handbook-built-here = Built here: { $names }
handbook-capital-text = Where your people landed. It counts as a City in everything but battle, Missions, Palaces, Gold cards and points.
handbook-capital-shows = The tiles show: { $names }
handbook-expedition = - Strength { $n }: { $gain } { $vp ->
        [one] and 1 point
       *[other] and { $vp } points
    }
handbook-strength = strength { $n }
handbook-monarchs = Monarchs: { $names }
handbook-units = Units: { $names }
handbook-slots = Fits { $shape }: { $names }
