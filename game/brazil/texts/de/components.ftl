# Namen von allem, was in der Schachtel ist, und was es tut.
good-sugarcane = Zuckerrohr
good-coffee = Kaffee
good-brazilwood = Brasilholz
good-cotton = Baumwolle
good-gold = Gold
good-science = Wissen
good-any = beliebiger Rohstoff
good-cane_or_coffee = Zuckerrohr oder Kaffee
good-coffee_or_cotton = Kaffee oder Baumwolle
thing-card = Karte
thing-combat_card = Kampfkarte
thing-mission = Mission
thing-pay_good = Diese Ware
thing-pay_gold_card = Goldkarte
thing-pay_combat_cards = Kampfkarten
thing-pay_credit = Dieses Guthaben
deck-gold = Goldkarte
deck-combat = Kampfkarte
free = kostenlos

terrain-field = Ebene
terrain-forest = Wald
terrain-gold_mine = Goldmine
terrain-water = Wasser
terrain-building = bebaut

order-red = Christusorden
order-pink = Rosenorden
order-blue = Orden vom Kreuz des Südens

building-sawmill = Sägewerk
building-trading_post = Handelsposten
building-cane_field = Rohrfeld
building-farm = Farm
building-gold_foundry = Goldgießerei
building-plantation = Plantage
building-church = Kirche
building-academy = Akademie
capital = Hauptstadt
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Rio de Janeiro

unit-monarch = Monarch
unit-archer = Bogenschütze
unit-grenadier = Grenadier
unit-dragoon = Dragoner
unit-cannon = Kanone
unit-monarch-power = Auf seinem Feld werden Städte gegründet.
unit-grenadier-power = Kann mit der freien Bewegung ein benachbartes Feld angreifen.
unit-dragoon-power = Nimmt beliebig viele deiner Einheiten von seinem Feld mit.
unit-cannon-power = Kann mit der freien Bewegung ein benachbartes Feld angreifen.

product-dye = Farbstoff
product-sugar = Zucker
product-cocoa = Kakao
product-fabric = Stoff
product-coffee = Röstkaffee
product-rubber = Kautschuk

arch-deploy = Aufstellen
arch-painting = Gemälde
arch-build = Bauen
arch-renovate = Renovieren
arch-manufacture = Herstellen
arch-harbor = Hafen
arch-trade = Handeln
arch-deploy-action = Bezahle eine Einheit und stelle sie in deine Hauptstadt oder in eine Stadt, die du gebaut hast und kontrollierst; eine besiegte kehrt kostenlos zurück. Ziehe dann [hand_combat].
arch-painting-action = Bezahle eines der sechs ausliegenden Gemälde und hänge es an dein Tableau.
arch-build-action = Bezahle ein Gebäude neben einem eigenen Plättchen oder eine Stadt dort, wo dein Monarch steht.
arch-renovate-action = Zahle [any] und fülle eines deiner leeren Gebäude auf oder drehe es auf die andere Seite.
arch-manufacture-action = Bezahle ein Produkt und lege es auf einen Platz seiner Form: Dieser Bogen ist dauerhaft verbessert.
arch-harbor-action = Nimm einen Rohstoff deiner Wahl.
arch-trade-action = Tausche, so oft du willst: [any] → [gold]; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]; [any][any][any][any] → [science][gold][hand_gold]; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Verbesserung: { $effect }
arch-deploy-upgrade = eine Einheit mehr, eine Karte mehr.
arch-painting-upgrade = ein Gemälde für [gold] kostet [any], eines für [any] nichts.
arch-build-upgrade = die Sorten der Rohstoffe sind egal.
arch-renovate-upgrade = kostenlos.
arch-manufacture-upgrade = ein Rohstoff weniger.
arch-harbor-upgrade = ziehe zusätzlich [hand_gold].
arch-deploy-extra = Zusatzbewegung: eine Einheit, die nicht auf Wasser steht, in deine Hauptstadt oder in eine Stadt, die du gebaut hast und kontrollierst, egal wie weit.
arch-painting-extra = Zusatzbewegung: in einen benachbarten Wald.
arch-build-extra = Zusatzbewegung: auf ein benachbartes Gebäude oder eine Stadt, die du gebaut hast oder kontrollierst.
arch-renovate-extra = Zusatzbewegung: auf ein benachbartes Feld am Kartenrand oder auf Wasser und von Wasser herunter.
arch-manufacture-extra = Zusatzbewegung: in eine benachbarte Goldmine.
arch-harbor-extra = Keine Zusatzbewegung. Solange der Marker hier liegt, haben deine Einheiten in jeder Schlacht [cs]+1 im Angriff und [cs]+2 in der Verteidigung.
arch-trade-extra = Keine Zusatzbewegung. Solange der Marker hier liegt, haben deine Einheiten in jeder Schlacht [cs]+1 im Angriff und [cs]+2 in der Verteidigung.
arch-painting-idle = Du kannst jetzt kein Gemälde nehmen.
arch-build-idle = Du kannst jetzt nichts bauen.
arch-renovate-idle = Du kannst jetzt nichts renovieren.
arch-manufacture-idle = Du kannst jetzt nichts herstellen.
arch-trade-idle = Du hast jetzt nichts zu tauschen.
arch-brings = Das bringt er trotzdem: { $what }.
arch-brings-move = seine Zusatzbewegung
arch-brings-peek = Blick unter ein Plättchen
arch-brings-draw = eine Kampfkarte
arch-brings-battle = seinen Bonus in der Schlacht
extra-deploy = in die Hauptstadt oder eine Stadt
extra-painting = in einen Wald
extra-build = auf ein eigenes Plättchen
extra-renovate = am Rand entlang oder über Wasser
extra-manufacture = in eine Goldmine
extra-harbor = keine
extra-trade = keine

palace-1 = Palast I
palace-2 = Zuckerrohrzeit
palace-3 = Goldzeit
palace-4 = Baumwollzeit
palace-5 = Kaffeezeit
palace-6 = Kautschukzeit
palace-1-effect = Markiert deine Hauptstadt.
palace-2-effect = Auf ein Gebäude der Ära I. Du erhältst [sugarcane] und stellst kostenlos [product_dye] oder [product_sugar] her. [vp]3
palace-3-effect = Auf eine Stadt oder ein Gebäude der Ära I oder II. Du erhältst [hand_gold]. [vp]2, am Ende [vp]1 je Goldgießerei, die du gebaut hast und noch kontrollierst.
palace-4-effect = Auf eine Plantage. Du erhältst [cotton]. [vp]1, am Ende [vp]2 je Plantage, die du gebaut hast und noch kontrollierst.
palace-5-effect = Auf eine Farm. [vp]1, am Ende [vp]1 je Produkt, das du hergestellt hast.
palace-6-effect = Auf eine Stadt. Du erhältst [hand_combat]. [vp]1, am Ende [vp]1 je Einheit, die du jemals aufgestellt hast.

exploration-unknown_species = Unbekannte Art
exploration-minas_gerais = Minas Gerais
exploration-river_basin = Flussbecken
exploration-quilombo = Quilombo
exploration-culture = Kultur
exploration-mandioca = Maniok
exploration-expedition = Expedition
exploration-unknown_species-effect = Behalte sie. Eine, zwei oder drei davon: [vp]1, 3 oder 5.
exploration-minas_gerais-effect = Bleibt liegen. Wer darauf baut, erhält [gold].
exploration-river_basin-effect = Bleibt liegen. Jedes Gebäude daneben erzeugt einen Rohstoff seiner Sorte mehr.
exploration-quilombo-effect = Ziehe eine Mission einer Ära deiner Wahl auf die Hand.
exploration-culture-effect = Bleibt liegen. Wer darauf baut, behält sie: [vp]2.
exploration-mandioca-effect = Du erhältst einen Rohstoff deiner Wahl.
exploration-expedition-effect = Bleibt liegen. Wer ihre Stärke erreicht oder übertrifft, bekommt ihre Belohnung.

mission-era-1 = Erkundung
mission-era-2 = Segel
mission-era-3 = Schiene
mission-name = { $era } { $number }
mission-hidden = Mission der Ära { $era }
mission-of-era = Eine Mission: { $era }
era-name-1 = Ära I: Erkundung
era-name-2 = Ära II: Segel
era-name-3 = Ära III: Schiene
objective-units_on_map = { $n ->
    [one] 1 Einheit auf der Karte
   *[other] { $n } Einheiten auf der Karte
 }
objective-units_deployed = { $n ->
    [one] 1 Einheit jemals aufgestellt
   *[other] { $n } Einheiten jemals aufgestellt
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
    [one] 1 Gebäude der Ära { $era }
   *[other] { $n } Gebäude der Ära { $era }
 }
objective-buildings = { $n ->
    [one] 1 Gebäude
   *[other] { $n } Gebäude
 }
objective-distinct_buildings = { $n ->
    [one] 1 Art von Gebäude
   *[other] { $n } verschiedene Gebäude
 }
objective-cities = { $n ->
    [one] 1 Stadt
   *[other] { $n } Städte
 }
objective-products = { $n ->
    [one] 1 Produkt
   *[other] { $n } Produkte
 }
objective-products_of_shape = { $n ->
    [one] 1 Produkt der Form { $shape }
   *[other] { $n } Produkte der Form { $shape }
 }
objective-paintings = { $n ->
    [one] 1 Gemälde
   *[other] { $n } Gemälde
 }
objective-painting_colours = { $n ->
    [one] Gemälde in 1 Rahmenfarbe
   *[other] Gemälde in { $n } Rahmenfarben
 }
objective-palaces = { $n ->
    [one] 1 Palast (II bis VI)
   *[other] { $n } Paläste (II bis VI)
 }
goal-era_3 = Ära III erreicht
goal-all_units_on_map = Alle fünf Einheiten auf der Karte
goal-enemy_capital = Hauptstadt der Niederländer erobert
# Räume der Galerie.
gallery-arches = Bögen
gallery-backs = Kartenrücken
gallery-buildings = Gebäude
gallery-capitals = Hauptstädte
gallery-cities = Städte
gallery-combat-cards = Kampfkarten
gallery-exploration = Erkundung
gallery-frames = Rahmen
gallery-gold-cards = Goldkarten
gallery-goods = Waren
gallery-map = Auf der Karte
gallery-marks = Symbole
gallery-missions = Missionen
gallery-monarchs = Monarchen
gallery-paintings = Gemälde
gallery-palaces = Paläste
gallery-products = Produkte
gallery-screens = Große Szenen
gallery-seats = Spieler
gallery-terrain = Land und Wasser
gallery-tokens = Marker
gallery-units = Einheiten
screen-curtain = Der Vorhang
screen-defeat = Niederlage
screen-menu = Die Bucht am Morgen
screen-victory = Sieg
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
back-combat = Kampfkarte
back-gold = Goldkarte
back-mission_1 = Mission der Ära I
back-mission_2 = Mission der Ära II
back-mission_3 = Mission der Ära III
back-painting_blue = Blaues Gemälde
back-painting_pink = Rosa Gemälde
back-painting_red = Rotes Gemälde
