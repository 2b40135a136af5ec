# Los nombres de todo lo que hay en la caja, y lo que hace cada cosa.
good-sugarcane = Caña de azúcar
good-coffee = Café
good-brazilwood = Palo brasil
good-cotton = Algodón
good-gold = Oro
good-science = Ciencia
good-any = cualquier recurso
good-cane_or_coffee = caña de azúcar o café
good-coffee_or_cotton = café o algodón
thing-card = Carta
thing-combat_card = Carta de Combate
thing-mission = Misión
thing-pay_good = Ese bien
thing-pay_gold_card = Carta de Oro
thing-pay_combat_cards = Cartas de Combate
thing-pay_credit = Ese crédito
deck-gold = Carta de Oro
deck-combat = Carta de Combate
free = gratis

terrain-field = Campo
terrain-forest = Bosque
terrain-gold_mine = Mina de Oro
terrain-water = Agua
terrain-building = terreno construido

order-red = Orden de Cristo
order-pink = Orden de la Rosa
order-blue = Orden de la Cruz del Sur

building-sawmill = Aserradero
building-trading_post = Factoría
building-cane_field = Cañaveral
building-farm = Hacienda
building-gold_foundry = Casa de Fundición
building-plantation = Plantación
building-church = Iglesia
building-academy = Academia
capital = Capital
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Río de Janeiro

unit-monarch = Monarca
unit-archer = Arquero
unit-grenadier = Granadero
unit-dragoon = Dragón
unit-cannon = Cañón
unit-monarch-power = Las Ciudades se fundan en su hexágono.
unit-grenadier-power = Puede gastar el movimiento libre para atacar un hexágono adyacente.
unit-dragoon-power = Lleva consigo cualesquiera de tus unidades de su hexágono.
unit-cannon-power = Puede gastar el movimiento libre para atacar un hexágono adyacente.

product-dye = Tinte
product-sugar = Azúcar
product-cocoa = Cacao
product-fabric = Tejido
product-coffee = Café Tostado
product-rubber = Caucho

arch-deploy = Desplegar
arch-painting = Pintura
arch-build = Construir
arch-renovate = Renovar
arch-manufacture = Manufacturar
arch-harbor = Puerto
arch-trade = Comercio
arch-deploy-action = Paga una unidad y ponla en tu Capital o en una Ciudad que construiste y controlas; una derrotada vuelve gratis. Después roba [hand_combat].
arch-painting-action = Paga una de las seis pinturas expuestas y cuélgala en tu tablero.
arch-build-action = Paga un Edificio junto a una loseta tuya, o una Ciudad donde está tu Monarca.
arch-renovate-action = Paga [any] y repón un Edificio tuyo vacío, o dale la vuelta.
arch-manufacture-action = Paga un producto y ponlo en un hueco de su forma: ese arco queda mejorado para siempre.
arch-harbor-action = Toma un recurso a tu elección.
arch-trade-action = Cambia cuantas veces quieras: [any] → [gold]; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]; [any][any][any][any] → [science][gold][hand_gold]; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Mejora: { $effect }
arch-deploy-upgrade = una unidad más, una carta más.
arch-painting-upgrade = una pintura de [gold] cuesta [any], una de [any] no cuesta nada.
arch-build-upgrade = los tipos de recurso dejan de importar.
arch-renovate-upgrade = gratis.
arch-manufacture-upgrade = un recurso menos.
arch-harbor-upgrade = roba también [hand_gold].
arch-deploy-extra = Movimiento adicional: cualquier unidad fuera del Agua va a tu Capital o a una Ciudad que construiste y controlas, a cualquier distancia.
arch-painting-extra = Movimiento adicional: a un Bosque adyacente.
arch-build-extra = Movimiento adicional: a un Edificio o una Ciudad adyacentes que construiste o controlas.
arch-renovate-extra = Movimiento adicional: a un hexágono adyacente en el borde del mapa, o para entrar o salir del Agua.
arch-manufacture-extra = Movimiento adicional: a una Mina de Oro adyacente.
arch-harbor-extra = Sin movimiento adicional. Mientras la ficha está aquí, cada batalla de tus unidades tiene [cs]+1 al atacar y [cs]+2 al defender.
arch-trade-extra = Sin movimiento adicional. Mientras la ficha está aquí, cada batalla de tus unidades tiene [cs]+1 al atacar y [cs]+2 al defender.
arch-painting-idle = Ahora no puedes llevarte una pintura.
arch-build-idle = Ahora no puedes construir nada.
arch-renovate-idle = Ahora no puedes renovar nada.
arch-manufacture-idle = Ahora no puedes fabricar nada.
arch-trade-idle = Ahora no tienes nada que comerciar.
arch-brings = Aún aporta: { $what }.
arch-brings-move = el movimiento adicional
arch-brings-peek = una mirada a una loseta cubierta
arch-brings-draw = una carta de Combate
arch-brings-battle = la bonificación en batalla
extra-deploy = a tu Capital o a una Ciudad
extra-painting = a un Bosque
extra-build = a una loseta tuya
extra-renovate = por el borde o sobre el Agua
extra-manufacture = a una Mina de Oro
extra-harbor = ninguno
extra-trade = ninguno

palace-1 = Palacio I
palace-2 = Periodo de la Caña
palace-3 = Periodo del Oro
palace-4 = Periodo del Algodón
palace-5 = Periodo del Café
palace-6 = Periodo del Caucho
palace-1-effect = Marca tu Capital.
palace-2-effect = En un Edificio de la Era I. Gana [sugarcane] y haz [product_dye] o [product_sugar] gratis. [vp]3
palace-3-effect = En una Ciudad, o en un Edificio de la Era I o II. Gana [hand_gold]. [vp]2 y, al final, [vp]1 por cada Casa de Fundición que construiste y aún controlas.
palace-4-effect = En una Plantación. Gana [cotton]. [vp]1 y, al final, [vp]2 por cada Plantación que construiste y aún controlas.
palace-5-effect = En una Hacienda. [vp]1 y, al final, [vp]1 por cada producto que hiciste.
palace-6-effect = En una Ciudad. Gana [hand_combat]. [vp]1 y, al final, [vp]1 por cada unidad que hayas desplegado.

exploration-unknown_species = Especie Desconocida
exploration-minas_gerais = Minas Gerais
exploration-river_basin = Cuenca Fluvial
exploration-quilombo = Quilombo
exploration-culture = Cultura
exploration-mandioca = Mandioca
exploration-expedition = Expedición
exploration-unknown_species-effect = Guárdala. Una, dos o tres de ellas: [vp]1, 3 o 5.
exploration-minas_gerais-effect = Se queda aquí. Quien construye encima gana [gold].
exploration-river_basin-effect = Se queda aquí. Cada Edificio adyacente produce un recurso más de su propio tipo.
exploration-quilombo-effect = Roba una Misión de la era que elijas y guárdala en la mano.
exploration-culture-effect = Se queda aquí. Quien construye encima la guarda: [vp]2.
exploration-mandioca-effect = Gana un recurso a tu elección.
exploration-expedition-effect = Se queda aquí. Quien iguale o supere su fuerza gana su recompensa.

mission-era-1 = Exploración
mission-era-2 = Navegación
mission-era-3 = Ferrocarril
mission-name = { $era } { $number }
mission-hidden = Misión de la Era { $era }
mission-of-era = Una Misión de { $era }
era-name-1 = Era I: Exploración
era-name-2 = Era II: Navegación
era-name-3 = Era III: Ferrocarril
objective-units_on_map = { $n ->
    [one] 1 unidad en el mapa
   *[other] { $n } unidades en el mapa
 }
objective-units_deployed = { $n ->
    [one] 1 unidad ya desplegada
   *[other] { $n } unidades ya desplegadas
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
    [one] 1 Edificio de la Era { $era }
   *[other] { $n } Edificios de la Era { $era }
 }
objective-buildings = { $n ->
    [one] 1 Edificio
   *[other] { $n } Edificios
 }
objective-distinct_buildings = { $n ->
    [one] 1 tipo de Edificio
   *[other] { $n } tipos distintos de Edificio
 }
objective-cities = { $n ->
    [one] 1 Ciudad
   *[other] { $n } Ciudades
 }
objective-products = { $n ->
    [one] 1 producto
   *[other] { $n } productos
 }
objective-products_of_shape = { $n ->
    [one] 1 producto de { $shape }
   *[other] { $n } productos de { $shape }
 }
objective-paintings = { $n ->
    [one] 1 pintura
   *[other] { $n } pinturas
 }
objective-painting_colours = { $n ->
    [one] Pintura en 1 color de marco
   *[other] Pinturas en { $n } colores de marco
 }
objective-palaces = { $n ->
    [one] 1 Palacio (II a VI)
   *[other] { $n } Palacios (II a VI)
 }
goal-era_3 = Era III alcanzada
goal-all_units_on_map = Las cinco unidades en el mapa
goal-enemy_capital = La Capital holandesa tomada
# Rooms of the gallery.
gallery-arches = Arcos
gallery-backs = Dorsos de las cartas
gallery-buildings = Edificios
gallery-capitals = Capitales
gallery-cities = Ciudades
gallery-combat-cards = Cartas de Combate
gallery-exploration = Exploración
gallery-frames = Marcos
gallery-gold-cards = Cartas de Oro
gallery-goods = Bienes
gallery-map = En el mapa
gallery-marks = Signos
gallery-missions = Misiones
gallery-monarchs = Monarcas
gallery-paintings = Pinturas
gallery-palaces = Palacios
gallery-products = Productos
gallery-screens = Grandes escenas
gallery-seats = Jugadores
gallery-terrain = Tierra y agua
gallery-tokens = Fichas
gallery-units = Unidades
screen-curtain = El telón
screen-defeat = Derrota
screen-menu = La bahía al amanecer
screen-victory = Victoria
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
back-combat = Carta de Combate
back-gold = Carta de Oro
back-mission_1 = Misión de la era I
back-mission_2 = Misión de la era II
back-mission_3 = Misión de la era III
back-painting_blue = Pintura azul
back-painting_pink = Pintura rosa
back-painting_red = Pintura roja
