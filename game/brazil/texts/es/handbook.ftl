# Las páginas del manual: tipos de cosas, y lo que se sabe de ellas. Los números vienen de los archivos de componentes.
handbook-arch = un arco
handbook-arch-all = { gallery-arches }
handbook-good = un bien
handbook-good-all = { gallery-goods }
handbook-terrain = un terreno
handbook-terrain-all = { gallery-terrain }
handbook-building = un Edificio
handbook-building-all = { gallery-buildings }
handbook-city = una Ciudad
handbook-city-all = { gallery-cities }
handbook-capital = una loseta
handbook-capital-all = { gallery-capitals }
handbook-exploration = una loseta de Exploración
handbook-exploration-all = { gallery-exploration }
handbook-unit = una unidad
handbook-unit-all = { gallery-units }
handbook-people = un color
handbook-people-all = { gallery-seats }
handbook-product = un producto
handbook-product-all = { gallery-products }
handbook-palace = un Palacio
handbook-palace-all = { gallery-palaces }
handbook-monarch = un Monarca
handbook-monarch-all = { gallery-monarchs }
handbook-painting = una pintura
handbook-painting-all = { gallery-paintings }
handbook-gold = una carta de Oro
handbook-gold-all = { gallery-gold-cards }
handbook-combat = una carta de Combate
handbook-combat-all = { gallery-combat-cards }
handbook-mission = una Misión
handbook-mission-all = { gallery-missions }

handbook-resource = Un recurso: solo se paga a sí mismo, o a «cualquier recurso».
handbook-asset = Un activo: ocupa el lugar de lo que falta.
handbook-made-by = Viene de: { $names }
handbook-makes = Produce: { $goods }
handbook-on = Se construye en: { $names }
handbook-other-side = El otro lado de la loseta: { $name }
handbook-terrain-field = Tierra abierta. Un hexágono con loseta de Exploración también cuenta como Campo.
handbook-terrain-forest = Tierra de árboles, el camino del arco de la Pintura.
handbook-terrain-gold_mine = Tierra con oro, el camino del arco de la Manufactura.
handbook-terrain-water = Solo el movimiento libre, o el de Renovar, entra en ella y sale de ella.
handbook-built-here = Se construyen aquí: { $names }
handbook-capital-text = Donde desembarcó tu pueblo. Cuenta como Ciudad en todo, salvo en batallas, Misiones, Palacios, cartas de Oro y puntos.
handbook-capital-shows = Las losetas muestran: { $names }
handbook-expedition = - Fuerza { $n }: { $gain } { $vp ->
        [one] y 1 punto
       *[other] y { $vp } puntos
    }
handbook-strength = fuerza { $n }
handbook-monarchs = Monarcas: { $names }
handbook-units = Unidades: { $names }
handbook-slots = Cabe en { $shape }: { $names }
