# Names and effects of everything in the box.
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
thing-pay_gold_card = Gold card
thing-pay_combat_cards = Combat cards
thing-pay_credit = this credit
deck-gold = Gold card
deck-combat = Combat card
free = free

terrain-field = Field
terrain-forest = Forest
terrain-gold_mine = Gold Mine
terrain-water = Water

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
unit-grenadier-power = May spend the free movement to attack an adjacent hex.
unit-dragoon-power = Takes any number of your units of its hex along.
unit-cannon-power = May spend the free movement to attack an adjacent hex.

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
arch-deploy-action = Pay and place a unit on your Capital or on a City of yours, then draw a Combat card. A defeated unit comes back free of charge.
arch-painting-action = Pay and take one of the six paintings on show.
arch-build-action = Pay and build one Building next to your empire, or found a City where your Monarch stands.
arch-renovate-action = Pay [any] and refill one empty Building of yours, or flip it to its other side.
arch-manufacture-action = Pay for a product and put it on a slot of its shape: that arch is upgraded for good.
arch-harbor-action = Take one resource of your choice.
arch-trade-action = Exchange goods, as often as you like: [any] → [gold]; two of [coffee_or_cotton] → [gold][gold][hand_gold]; four [any] → [science][gold][hand_gold]; two [hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Upgrade: { $effect }
arch-deploy-upgrade = one more unit, one more card.
arch-painting-upgrade = a painting of [gold] costs [any], one of [any] nothing.
arch-build-upgrade = the types of resources no longer matter.
arch-renovate-upgrade = free of charge.
arch-manufacture-upgrade = one resource less.
arch-harbor-upgrade = also draw a Gold card.
arch-deploy-extra = Additional movement: any unit not on Water to your Capital or a City of yours, at any distance.
arch-painting-extra = Additional movement: to an adjacent Forest.
arch-build-extra = Additional movement: to an adjacent Building or City of yours.
arch-renovate-extra = Additional movement: to an adjacent hex at the map's edge, or onto or off Water.
arch-manufacture-extra = Additional movement: to an adjacent Gold Mine.
arch-harbor-extra = No additional movement; while your token lies here, your units have [cs]+1 attacking and [cs]+2 defending.
arch-trade-extra = No additional movement; while your token lies here, your units have [cs]+1 attacking and [cs]+2 defending.
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
palace-2-effect = On an Era I Building. Gain [sugarcane]; manufacture [product_dye] or [product_sugar] free of charge. [vp]3
palace-3-effect = On an Era I or II Building or a City. Gain [hand_gold]. [vp]2, and [vp]1 for each Gold Foundry you built and control at the end.
palace-4-effect = On a Plantation. Gain [cotton]. [vp]1, and [vp]2 for each Plantation you built and control at the end.
palace-5-effect = On a Farm. [vp]1, and [vp]1 for each product you made.
palace-6-effect = On a City. Gain [hand_combat]. [vp]1, and [vp]1 for each unit you deployed.

exploration-unknown_species = Unknown Species
exploration-minas_gerais = Minas Gerais
exploration-river_basin = River Basin
exploration-quilombo = Quilombo
exploration-culture = Culture
exploration-mandioca = Mandioca
exploration-expedition = Expedition
exploration-unknown_species-effect = Kept: one, two or three of them are worth [vp]1, 3 or 5.
exploration-minas_gerais-effect = Whoever builds here gains [gold].
exploration-river_basin-effect = Each Building next to it makes one more resource of its own.
exploration-quilombo-effect = Draw a Mission of an era of your choice.
exploration-culture-effect = Whoever builds here keeps it for [vp]2.
exploration-mandioca-effect = Gain one resource of your choice.
exploration-expedition-effect = Stays until a strength at least as great beats it.

mission-era-1 = Exploration
mission-era-2 = Sail
mission-era-3 = Rail
mission-name = { $era } { $number }
mission-hidden = Mission of era { $era }
mission-of-era = A Mission of { $era }
era-name-1 = Era I: Exploration
era-name-2 = Era II: Sail
era-name-3 = Era III: Rail
objective-units_on_map = { $n ->
    [one] 1 unit on the map
   *[other] { $n } units on the map
 }
objective-units_deployed = { $n ->
    [one] 1 unit deployed
   *[other] { $n } units deployed
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n } Buildings of era { $era }
objective-buildings = { $n ->
    [one] 1 Building
   *[other] { $n } Buildings
 }
objective-distinct_buildings = { $n } different Buildings
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
objective-painting_colours = Paintings in { $n } frames
objective-palaces = { $n ->
    [one] 1 Palace (II to VI)
   *[other] { $n } Palaces (II to VI)
 }
goal-era_3 = Era III reached
goal-all_units_on_map = All five units on the map
goal-enemy_capital = The Dutch Capital seized

painting-maria_quiteria = Maria Quitéria
painting-camarao = Felipe Camarão
painting-arariboia = Arariboia
painting-coroados = Coroados
painting-duque_de_caxias = Duke of Caxias
painting-guaicuru_cavalry = Guaicuru Cavalry
painting-riachuelo = Battle of Riachuelo
painting-tupi_woman = Tupi Woman
painting-dona_isabel = Dona Isabel
painting-dona_leopoldina = Dona Leopoldina
painting-machado_de_assis = Machado de Assis
painting-jose_bonifacio = José Bonifácio
painting-padre_anchieta = Padre Anchieta
painting-first_mass = The First Mass
painting-redemption_of_the_amazon = Redemption of the Amazon
painting-council_session = Session of the Council
painting-maua = Baron of Mauá
painting-reboucas = André Rebouças
painting-the_factory = The Factory
painting-immigrants = Immigrants
painting-guarani = The Guarani
painting-landing_at_porto_seguro = Landing at Porto Seguro
painting-founding_of_sao_vicente = Founding of São Vicente
painting-herb_vendor = The Herb Vendor
painting-maria_quiteria-effect = In every battle: [cs]+2 defending, [cs]+1 attacking.
painting-camarao-effect = Your Buildings next to Forest: [cs]+1. At the end [vp]1 for each Forest touching your empire.
painting-arariboia-effect = A City may be founded on the hex of any unit of yours.
painting-coroados-effect = In your turn, put flipped tokens here for good: era I for [vp]2, era II for [hand_gold][hand_gold].
painting-coroados-option-1 = Era I token: 2 points at the end
painting-coroados-option-2 = Era II token: two Gold cards
painting-duque_de_caxias-effect = Draw [hand_combat] after every battle you win.
painting-guaicuru_cavalry-effect = One more free movement in each of your turns.
painting-riachuelo-effect = All your movements may enter and leave Water.
painting-tupi_woman-effect = On turning up an Exploration tile: one resource of your choice.
painting-dona_isabel-effect = Once, in your turn: place a Palace by the usual rules.
painting-dona_isabel-option-1 = Place a Palace now
painting-dona_leopoldina-effect = Build on any terrain, and over your own Buildings of any era.
painting-machado_de_assis-effect = In payments [hand_gold] counts as [science].
painting-jose_bonifacio-effect = Gain [science] at once, and [gold] whenever the era advances.
painting-padre_anchieta-effect = Each Church of yours makes one more [gold].
painting-first_mass-effect = At once: one resource of choice for your Capital and each City of yours, at most three.
painting-redemption_of_the_amazon-effect = At once: draw a Mission of the current era.
painting-council_session-effect = Hold up to 8 goods in your supply and 5 Gold cards.
painting-maua-effect = Build twice in one Build action; the second costs one more [any].
painting-reboucas-effect = Once a turn a build costs one [any] or [gold] less.
painting-the_factory-effect = At the end [vp]1 for each product, up to four.
painting-immigrants-effect = Products may go on any free slot, whatever its shape.
painting-guarani-effect = Each Sawmill of yours makes one more [brazilwood].
painting-landing_at_porto_seguro-effect = In payments [cotton] counts as [gold].
painting-founding_of_sao_vicente-effect = Each Cane Field of yours makes one more [sugarcane].
painting-herb_vendor-effect = Each Farm of yours makes one more [coffee].

monarch-afonso_henriques = Afonso Henriques
monarch-manuel_i = Manuel I
monarch-isabella_i = Isabella I
monarch-maurice_of_nassau = Maurice of Nassau
monarch-napoleon = Napoleon
monarch-victoria = Queen Victoria
monarch-tibirica = Tibiriçá
monarch-pedro_i = Pedro I
monarch-pedro_ii = Pedro II
monarch-oba_ii = Obá II
monarch-afonso_henriques-effect = Combat cards pay: one as [gold], two as [any][any], three as [science][gold].
monarch-manuel_i-effect = Your first three Sawmills: [vp]2, and they make [brazilwood][brazilwood][gold].
monarch-isabella_i-effect = Your first three Trading Posts: [vp]3, and they make [brazilwood][gold][gold].
monarch-maurice_of_nassau-effect = Your first three Cane Fields: [vp]3, and they make [sugarcane][sugarcane][sugarcane].
monarch-napoleon-effect = One more [hand_combat] after the first Deploy. Combat cards pay: one as [any], two as [science].
monarch-victoria-effect = A product just made may come here for [science], up to three; each [vp]+1. It upgrades no arch.
monarch-tibirica-effect = Your first three tiles on Forest: a resource of choice, then [gold], then [science].
monarch-pedro_i-effect = First Archer or Cannon: a resource of choice. First Monarch or Dragoon: [hand_gold].
monarch-pedro_ii-effect = First red, pink and blue painting: a resource of choice, [gold], [science].
monarch-oba_ii-effect = Your first and second Mission: [science] each, and [vp]+1 each.

gold-extra_deploy = Levy
gold-extra_painting = Patronage
gold-extra_build = Builders
gold-extra_renovate = Restorers
gold-extra_manufacture = Workshop
gold-extra_harbor = Ship in Port
gold-extra_trade = Trade Fair
gold-forced_march = Forced March
gold-jesuits = Jesuits
gold-war = War
gold-agricola = Agricola
gold-metropolis = Metropolis
gold-patron_of_arts = Patron of the Arts
gold-merchant_fleet = Merchant Fleet
gold-extra_deploy-effect = Deploy a unit, paying for it, then draw [hand_combat].
gold-extra_painting-effect = Take a painting, paying for it.
gold-extra_build-effect = Build, paying for it.
gold-extra_renovate-effect = Renovate a Building, paying for it.
gold-extra_manufacture-effect = Manufacture a product, paying for it.
gold-extra_harbor-effect = Take one resource of your choice.
gold-extra_trade-effect = Trade as at the arch.
gold-forced_march-effect = One more free movement this turn.
gold-jesuits-effect = Build a Church in any era, paying for it.
gold-war-effect = Right after a battle or Expedition won: gain [gold] and [hand_combat].
gold-agricola-effect = In hand at the end with 4 or more field Buildings: [vp]3.
gold-metropolis-effect = In hand at the end with 2 or more Cities: [vp]3.
gold-patron_of_arts-effect = In hand at the end with 4 or more paintings: [vp]3.
gold-merchant_fleet-effect = In hand at the end with 3 or more Buildings at Water or the edge: [vp]3.

combat-militia = Militia
combat-regulars = Regulars
combat-volunteers_of_the_fatherland = Volunteers of the Fatherland
combat-sepe_tiaraju = Sepé Tiaraju
combat-count_of_eu = Count of Eu
combat-henrique_dias = Henrique Dias
combat-bandeirantes = Bandeirantes
combat-spy = Spy
combat-supply_train = Supply Train
combat-retreat = Retreat
combat-militia-effect = [cs]+1
combat-regulars-effect = [cs]+2
combat-volunteers_of_the_fatherland-effect = [cs]+3
combat-sepe_tiaraju-effect = [cs]+1. If you lose, the winner also loses a unit of your choice.
combat-count_of_eu-effect = [cs]+1, or +2 with units of yours next to the battle.
combat-henrique_dias-effect = [cs]+1, or +3 defending a tile you built.
combat-bandeirantes-effect = [cs]+1, or +3 against an Expedition or a hex without enemy units.
combat-spy-effect = [cs]+0. Cancels one opposing card of your choice after the reveal.
combat-supply_train-effect = [cs]+1. If you win, gain a resource of your choice.
combat-retreat-effect = [cs]+0. If you lose, your units go to your Capital.
