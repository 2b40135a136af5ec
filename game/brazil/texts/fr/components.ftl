# Names of everything in the box, and what it does.
good-sugarcane = Canne à sucre
good-coffee = Café
good-brazilwood = Bois-brésil
good-cotton = Coton
good-gold = Or
good-science = Science
good-any = une ressource au choix
good-cane_or_coffee = canne à sucre ou café
good-coffee_or_cotton = café ou coton
thing-card = Carte
thing-combat_card = Carte Combat
thing-mission = Mission
thing-pay_good = Ce bien
thing-pay_gold_card = Carte Or
thing-pay_combat_cards = Cartes Combat
thing-pay_credit = Ce crédit
deck-gold = Carte Or
deck-combat = Carte Combat
free = gratuit

terrain-field = Plaine
terrain-forest = Forêt
terrain-gold_mine = Mine d’or
terrain-water = Eau
terrain-building = recouverte

order-red = Ordre du Christ
order-pink = Ordre de la Rose
order-blue = Ordre de la Croix du Sud

building-sawmill = Scierie
building-trading_post = Comptoir
building-cane_field = Champ de canne
building-farm = Ferme
building-gold_foundry = Fonderie d’or
building-plantation = Plantation
building-church = Église
building-academy = Académie
capital = Capitale
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Rio de Janeiro

unit-monarch = Monarque
unit-archer = Archer
unit-grenadier = Grenadier
unit-dragoon = Dragon
unit-cannon = Canon
unit-monarch-power = Les Villes se fondent sur sa case.
unit-grenadier-power = Peut dépenser le mouvement gratuit pour attaquer une case adjacente.
unit-dragoon-power = Emmène n’importe lesquelles de vos unités de sa case.
unit-cannon-power = Peut dépenser le mouvement gratuit pour attaquer une case adjacente.

product-dye = Teinture
product-sugar = Sucre
product-cocoa = Cacao
product-fabric = Tissu
product-coffee = Café torréfié
product-rubber = Caoutchouc

arch-deploy = Déployer
arch-painting = Tableau
arch-build = Construire
arch-renovate = Rénover
arch-manufacture = Fabriquer
arch-harbor = Port
arch-trade = Commerce
arch-deploy-action = Payez une unité et placez-la sur votre Capitale, ou sur une Ville que vous avez bâtie et contrôlez ; une unité vaincue revient gratuitement. Puis piochez [hand_combat].
arch-painting-action = Payez l’un des six tableaux exposés et accrochez-le sur votre plateau.
arch-build-action = Payez un Bâtiment à côté d’une de vos tuiles, ou une Ville là où se tient votre Monarque.
arch-renovate-action = Payez [any] et regarnissez un de vos Bâtiments vides, ou retournez-le sur son autre face.
arch-manufacture-action = Payez un produit et posez-le sur un emplacement de sa forme : cette arche est améliorée pour de bon.
arch-harbor-action = Prenez une ressource de votre choix.
arch-trade-action = Échangez autant de fois que vous voulez : [any] → [gold] ; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold] ; [any][any][any][any] → [science][gold][hand_gold] ; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Amélioration : { $effect }
arch-deploy-upgrade = une unité de plus, une carte de plus.
arch-painting-upgrade = un tableau de [gold] coûte [any], un de [any] rien.
arch-build-upgrade = les types de ressources ne comptent plus.
arch-renovate-upgrade = gratuitement.
arch-manufacture-upgrade = une ressource de moins.
arch-harbor-upgrade = piochez aussi [hand_gold].
arch-deploy-extra = Mouvement additionnel : une unité hors de l’Eau vers votre Capitale ou une Ville que vous avez bâtie et contrôlez, à toute distance.
arch-painting-extra = Mouvement additionnel : vers une Forêt adjacente.
arch-build-extra = Mouvement additionnel : vers un Bâtiment ou une Ville adjacents que vous avez bâtis ou contrôlez.
arch-renovate-extra = Mouvement additionnel : vers une case adjacente au bord de la carte, ou pour entrer dans l’Eau ou en sortir.
arch-manufacture-extra = Mouvement additionnel : vers une Mine d’or adjacente.
arch-harbor-extra = Pas de mouvement additionnel. Tant que le jeton est ici, chaque bataille de vos unités a [cs]+1 en attaque et [cs]+2 en défense.
arch-trade-extra = Pas de mouvement additionnel. Tant que le jeton est ici, chaque bataille de vos unités a [cs]+1 en attaque et [cs]+2 en défense.
arch-painting-idle = Vous ne pouvez pas prendre de tableau pour l’instant.
arch-build-idle = Vous ne pouvez rien construire pour l’instant.
arch-renovate-idle = Vous ne pouvez rien rénover pour l’instant.
arch-manufacture-idle = Vous ne pouvez rien fabriquer pour l’instant.
arch-trade-idle = Vous n’avez rien à échanger pour l’instant.
arch-brings = Elle apporte quand même : { $what }.
arch-brings-move = son mouvement additionnel
arch-brings-peek = un coup d’œil à une tuile
arch-brings-draw = une carte Combat
arch-brings-battle = son bonus au combat
extra-deploy = vers votre Capitale ou une Ville
extra-painting = vers une Forêt
extra-build = vers une de vos tuiles
extra-renovate = le long du bord ou sur l’Eau
extra-manufacture = vers une Mine d’or
extra-harbor = aucun
extra-trade = aucun

palace-1 = Palais I
palace-2 = Période de la canne à sucre
palace-3 = Période de l’or
palace-4 = Période du coton
palace-5 = Période du café
palace-6 = Période du caoutchouc
palace-1-effect = Marque votre Capitale.
palace-2-effect = Sur un Bâtiment de l’ère I. Gagnez [sugarcane] et fabriquez [product_dye] ou [product_sugar] gratuitement. [vp]3
palace-3-effect = Sur une Ville, ou sur un Bâtiment de l’ère I ou II. Gagnez [hand_gold]. [vp]2, et à la fin [vp]1 par Fonderie d’or que vous avez bâtie et contrôlez encore.
palace-4-effect = Sur une Plantation. Gagnez [cotton]. [vp]1, et à la fin [vp]2 par Plantation que vous avez bâtie et contrôlez encore.
palace-5-effect = Sur une Ferme. [vp]1, et à la fin [vp]1 par produit fabriqué.
palace-6-effect = Sur une Ville. Gagnez [hand_combat]. [vp]1, et à la fin [vp]1 par unité que vous avez déployée, même une fois.

exploration-unknown_species = Espèce inconnue
exploration-minas_gerais = Minas Gerais
exploration-river_basin = Bassin fluvial
exploration-quilombo = Quilombo
exploration-culture = Culture
exploration-mandioca = Manioc
exploration-expedition = Expédition
exploration-unknown_species-effect = Gardez-la. Une, deux ou trois d’entre elles : [vp]1, 3 ou 5.
exploration-minas_gerais-effect = Reste ici. Qui bâtit dessus gagne [gold].
exploration-river_basin-effect = Reste ici. Chaque Bâtiment voisin produit une ressource de plus de son espèce.
exploration-quilombo-effect = Piochez une Mission de l’ère de votre choix et gardez-la en main.
exploration-culture-effect = Reste ici. Qui bâtit dessus la garde : [vp]2.
exploration-mandioca-effect = Gagnez une ressource de votre choix.
exploration-expedition-effect = Reste ici. Qui égale ou dépasse sa force gagne sa récompense.

mission-era-1 = Exploration
mission-era-2 = Voile
mission-era-3 = Rail
mission-name = { $era } { $number }
mission-hidden = Mission de l’ère { $era }
mission-of-era = Une Mission : { $era }
era-name-1 = Ère I : Exploration
era-name-2 = Ère II : Voile
era-name-3 = Ère III : Rail
objective-units_on_map = { $n ->
    [one] { $n } unité sur la carte
   *[other] { $n } unités sur la carte
 }
objective-units_deployed = { $n ->
    [one] { $n } unité déployée en tout
   *[other] { $n } unités déployées en tout
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
    [one] { $n } Bâtiment de l’ère { $era }
   *[other] { $n } Bâtiments de l’ère { $era }
 }
objective-buildings = { $n ->
    [one] { $n } Bâtiment
   *[other] { $n } Bâtiments
 }
objective-distinct_buildings = { $n ->
    [one] { $n } type de Bâtiment
   *[other] { $n } types différents de Bâtiments
 }
objective-cities = { $n ->
    [one] { $n } Ville
   *[other] { $n } Villes
 }
objective-products = { $n ->
    [one] { $n } produit
   *[other] { $n } produits
 }
objective-products_of_shape = { $n ->
    [one] { $n } produit : { $shape }
   *[other] { $n } produits : { $shape }
 }
objective-paintings = { $n ->
    [one] { $n } tableau
   *[other] { $n } tableaux
 }
objective-painting_colours = { $n ->
    [one] Un tableau dans { $n } couleur de cadre
   *[other] Des tableaux dans { $n } couleurs de cadre
 }
objective-palaces = { $n ->
    [one] { $n } Palais (II à VI)
   *[other] { $n } Palais (II à VI)
 }
goal-era_3 = Ère III atteinte
goal-all_units_on_map = Les cinq unités sur la carte
goal-enemy_capital = La Capitale hollandaise capturée
# Rooms of the gallery.
gallery-arches = Arches
gallery-backs = Dos des cartes
gallery-buildings = Bâtiments
gallery-capitals = Capitales
gallery-cities = Villes
gallery-combat-cards = Cartes Combat
gallery-exploration = Exploration
gallery-frames = Cadres
gallery-gold-cards = Cartes Or
gallery-goods = Biens
gallery-map = Sur la carte
gallery-marks = Symboles
gallery-missions = Missions
gallery-monarchs = Monarques
gallery-paintings = Tableaux
gallery-palaces = Palais
gallery-products = Produits
gallery-screens = Grandes scènes
gallery-seats = Joueurs
gallery-terrain = Terre et eau
gallery-tokens = Jetons
gallery-units = Unités
screen-curtain = Le rideau
screen-defeat = Défaite
screen-menu = La baie à l’aube
screen-victory = Victoire
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
back-combat = Carte Combat
back-gold = Carte Or
back-mission_1 = Mission de l’ère I
back-mission_2 = Mission de l’ère II
back-mission_3 = Mission de l’ère III
back-painting_blue = Tableau bleu
back-painting_pink = Tableau rose
back-painting_red = Tableau rouge
