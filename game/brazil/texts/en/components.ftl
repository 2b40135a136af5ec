# Names of everything in the box, and what it does.
good-sugarcane = Sugarcane
good-coffee = Coffee
good-brazilwood = Brazilwood
good-cotton = Cotton
good-gold = Gold
good-science = Science
good-any = any resource
good-cane_or_coffee = sugarcane or coffee
good-coffee_or_cotton = coffee or cotton
thing-card = Card
thing-combat_card = Combat card
thing-mission = Mission
thing-pay_good = This good
thing-pay_gold_card = Gold card
thing-pay_combat_cards = Combat cards
thing-pay_credit = This credit
deck-gold = Gold card
deck-combat = Combat card
free = free

terrain-field = Field
terrain-forest = Forest
terrain-gold_mine = Gold Mine
terrain-water = Water
terrain-building = built over

order-red = Order of Christ
order-pink = Order of the Rose
order-blue = Order of the Southern Cross

building-sawmill = Sawmill
building-trading_post = Trading Post
building-cane_field = Cane Field
building-farm = Farm
building-gold_foundry = Gold Foundry
building-plantation = Plantation
building-church = Church
building-academy = Academy
capital = Capital
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Rio de Janeiro

unit-monarch = Monarch
unit-archer = Archer
unit-grenadier = Grenadier
unit-dragoon = Dragoon
unit-cannon = Cannon
unit-monarch-power = Cities are founded on its hex.
unit-grenadier-power = May spend the free move to attack an adjacent hex.
unit-dragoon-power = Takes any of your units on its hex along.
unit-cannon-power = May spend the free move to attack an adjacent hex.

product-dye = Dye
product-sugar = Sugar
product-cocoa = Cocoa
product-fabric = Fabric
product-coffee = Roasted Coffee
product-rubber = Rubber

arch-deploy = Deploy
arch-painting = Painting
arch-build = Build
arch-renovate = Renovate
arch-manufacture = Manufacture
arch-harbor = Harbor
arch-trade = Trade
arch-deploy-action = Pay for a unit and place it on your Capital, or on a City you built and control; a defeated one returns free of charge. Then draw [hand_combat].
arch-painting-action = Pay for one of the six paintings on show and hang it on your board.
arch-build-action = Pay for a Building next to a tile of your own, or for a City where your Monarch stands.
arch-renovate-action = Pay [any] and refill an empty Building of yours, or flip it to its other side.
arch-manufacture-action = Pay for a product and set it on a slot of its shape: that arch is upgraded for good.
arch-harbor-action = Take one resource of your choice.
arch-trade-action = Exchange as often as you like: [any] → [gold]; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]; [any][any][any][any] → [science][gold][hand_gold]; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Upgrade: { $effect }
arch-deploy-upgrade = one more unit, one more card.
arch-painting-upgrade = a painting of [gold] costs [any], one of [any] nothing.
arch-build-upgrade = the types of resources no longer matter.
arch-renovate-upgrade = free of charge.
arch-manufacture-upgrade = one resource less.
arch-harbor-upgrade = draw [hand_gold] as well.
arch-deploy-extra = Additional move: any unit not on Water to your Capital or to a City you built and control, however far.
arch-painting-extra = Additional move: to an adjacent Forest.
arch-build-extra = Additional move: to an adjacent Building or City that you built or control.
arch-renovate-extra = Additional move: to an adjacent hex at the map’s edge, or onto or off Water.
arch-manufacture-extra = Additional move: to an adjacent Gold Mine.
arch-harbor-extra = No additional move. As long as the token is here, every battle of your units has [cs]+1 when attacking and [cs]+2 when defending.
arch-trade-extra = No additional move. As long as the token is here, every battle of your units has [cs]+1 when attacking and [cs]+2 when defending.
arch-painting-idle = You cannot take a painting now.
arch-build-idle = You can build nothing now.
arch-renovate-idle = You have nothing to renovate yet.
arch-manufacture-idle = You can make nothing now.
arch-trade-idle = You have nothing to trade now.
arch-brings = It still brings: { $what }.
arch-brings-move = its additional move
arch-brings-peek = a peek at a tile
arch-brings-draw = a Combat card
arch-brings-battle = its bonus in battle
extra-deploy = to your Capital or a City
extra-painting = to a Forest
extra-build = to a tile of yours
extra-renovate = along the edge or over Water
extra-manufacture = to a Gold Mine
extra-harbor = none
extra-trade = none

palace-1 = Palace I
palace-2 = Sugarcane Period
palace-3 = Gold Period
palace-4 = Cotton Period
palace-5 = Coffee Period
palace-6 = Rubber Period
palace-1-effect = Marks your Capital.
palace-2-effect = On an Era I Building. Gain [sugarcane] and make [product_dye] or [product_sugar] free of charge. [vp]3
palace-3-effect = On a City, or on a Building of Era I or II. Gain [hand_gold]. [vp]2, and at the end [vp]1 for each Gold Foundry you built and still control.
palace-4-effect = On a Plantation. Gain [cotton]. [vp]1, and at the end [vp]2 for each Plantation you built and still control.
palace-5-effect = On a Farm. [vp]1, and at the end [vp]1 for each product you made.
palace-6-effect = On a City. Gain [hand_combat]. [vp]1, and at the end [vp]1 for each unit you ever deployed.

exploration-unknown_species = Unknown Species
exploration-minas_gerais = Minas Gerais
exploration-river_basin = River Basin
exploration-quilombo = Quilombo
exploration-culture = Culture
exploration-mandioca = Mandioca
exploration-expedition = Expedition
exploration-unknown_species-effect = Keep it. One, two or three of them: [vp]1, 3 or 5.
exploration-minas_gerais-effect = Stays here. Whoever builds on it gains [gold].
exploration-river_basin-effect = Stays here. Each Building next to it makes one more resource of its own kind.
exploration-quilombo-effect = Draw a Mission of an era you choose and keep it in your hand.
exploration-culture-effect = Stays here. Whoever builds on it keeps it: [vp]2.
exploration-mandioca-effect = Gain one resource of your choice.
exploration-expedition-effect = Stays here. Whoever equals or beats its strength wins its reward.

mission-era-1 = Exploration
mission-era-2 = Sail
mission-era-3 = Rail
mission-name = { $era } { $number }
mission-hidden = Mission of Era { $era }
mission-of-era = A Mission of { $era }
era-name-1 = Era I: Exploration
era-name-2 = Era II: Sail
era-name-3 = Era III: Rail
objective-units_on_map = { $n ->
    [one] 1 unit on the map
   *[other] { $n } units on the map
 }
objective-units_deployed = { $n ->
    [one] 1 unit ever deployed
   *[other] { $n } units ever deployed
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
    [one] 1 Building of Era { $era }
   *[other] { $n } Buildings of Era { $era }
 }
objective-buildings = { $n ->
    [one] 1 Building
   *[other] { $n } Buildings
 }
objective-distinct_buildings = { $n ->
    [one] 1 kind of Building
   *[other] { $n } different kinds of Building
 }
objective-cities = { $n ->
    [one] 1 City
   *[other] { $n } Cities
 }
objective-products = { $n ->
    [one] 1 product
   *[other] { $n } products
 }
objective-products_of_shape = { $n ->
    [one] 1 product of { $shape }
   *[other] { $n } products of { $shape }
 }
objective-paintings = { $n ->
    [one] 1 painting
   *[other] { $n } paintings
 }
objective-painting_colours = { $n ->
    [one] A painting in 1 frame colour
   *[other] Paintings in { $n } frame colours
 }
objective-palaces = { $n ->
    [one] 1 Palace (II to VI)
   *[other] { $n } Palaces (II to VI)
 }
goal-era_3 = Era III reached
goal-all_units_on_map = All five units on the map
goal-enemy_capital = The Dutch Capital seized
# Rooms of the gallery.
gallery-arches = Arches
gallery-backs = Card backs
gallery-buildings = Buildings
gallery-capitals = Capitals
gallery-cities = Cities
gallery-combat-cards = Combat cards
gallery-exploration = Exploration
gallery-frames = Frames
gallery-gold-cards = Gold cards
gallery-goods = Goods
gallery-map = On the map
gallery-marks = Symbols
gallery-missions = Missions
gallery-monarchs = Monarchs
gallery-paintings = Paintings
gallery-palaces = Palaces
gallery-products = Products
gallery-screens = Great scenes
gallery-seats = Players
gallery-terrain = Land and water
gallery-tokens = Tokens
gallery-units = Units
screen-curtain = The curtain
screen-defeat = Defeat
screen-menu = The bay at dawn
screen-victory = Victory
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
back-combat = Combat card
back-gold = Gold card
back-mission_1 = Mission of Era I
back-mission_2 = Mission of Era II
back-mission_3 = Mission of Era III
back-painting_blue = Blue painting
back-painting_pink = Pink painting
back-painting_red = Red painting
