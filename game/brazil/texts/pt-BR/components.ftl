# Os nomes de tudo o que há na caixa, e o que cada coisa faz.
good-sugarcane = Cana-de-açúcar
good-coffee = Café
good-brazilwood = Pau-brasil
good-cotton = Algodão
good-gold = Ouro
good-science = Ciência
good-any = qualquer recurso
good-cane_or_coffee = cana-de-açúcar ou café
good-coffee_or_cotton = café ou algodão
thing-card = Carta
thing-combat_card = Carta de Combate
thing-mission = Missão
thing-pay_good = Esse bem
thing-pay_gold_card = Carta de Ouro
thing-pay_combat_cards = Cartas de Combate
thing-pay_credit = Esse crédito
deck-gold = Carta de Ouro
deck-combat = Carta de Combate
free = grátis

terrain-field = Campo
terrain-forest = Floresta
terrain-gold_mine = Mina de Ouro
terrain-water = Água
terrain-building = terreno construído

order-red = Ordem de Cristo
order-pink = Ordem da Rosa
order-blue = Ordem do Cruzeiro do Sul

building-sawmill = Serraria
building-trading_post = Feitoria
building-cane_field = Canavial
building-farm = Fazenda
building-gold_foundry = Casa de Fundição
building-plantation = Plantação
building-church = Igreja
building-academy = Academia
capital = Capital
city-olinda = Olinda
city-belem = Belém
city-porto_alegre = Porto Alegre
city-salvador = Salvador
city-sao_paulo = São Paulo
city-sao_luis = São Luís
city-vila_rica = Vila Rica
city-rio_de_janeiro = Rio de Janeiro

unit-monarch = Monarca
unit-archer = Arqueiro
unit-grenadier = Granadeiro
unit-dragoon = Dragão
unit-cannon = Canhão
unit-monarch-power = As Cidades são fundadas no hexágono dele.
unit-grenadier-power = Pode gastar o movimento livre para atacar um hexágono vizinho.
unit-dragoon-power = Leva consigo quaisquer unidades suas do mesmo hexágono.
unit-cannon-power = Pode gastar o movimento livre para atacar um hexágono vizinho.

product-dye = Corante
product-sugar = Açúcar
product-cocoa = Cacau
product-fabric = Tecido
product-coffee = Café Torrado
product-rubber = Borracha

arch-deploy = Mobilizar
arch-painting = Pintura
arch-build = Construir
arch-renovate = Renovar
arch-manufacture = Manufaturar
arch-harbor = Porto
arch-trade = Comércio
arch-deploy-action = Pague uma unidade e ponha-a na sua Capital ou numa Cidade que você construiu e controla; uma derrotada volta de graça. Depois compre [hand_combat].
arch-painting-action = Pague uma das seis pinturas expostas e pendure-a no seu tabuleiro.
arch-build-action = Pague um Edifício vizinho a uma peça sua, ou uma Cidade onde está o seu Monarca.
arch-renovate-action = Pague [any] e reabasteça um Edifício seu vazio, ou vire-o para o outro lado.
arch-manufacture-action = Pague um produto e ponha-o num encaixe da sua forma: esse arco fica melhorado para sempre.
arch-harbor-action = Pegue um recurso à sua escolha.
arch-trade-action = Troque quantas vezes quiser: [any] → [gold]; [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]; [any][any][any][any] → [science][gold][hand_gold]; [hand_combat][hand_combat] → [gold][hand_gold].
arch-upgrade = { $shape } Melhoria: { $effect }
arch-deploy-upgrade = mais uma unidade, mais uma carta.
arch-painting-upgrade = uma pintura de [gold] custa [any], uma de [any] não custa nada.
arch-build-upgrade = os tipos de recurso deixam de importar.
arch-renovate-upgrade = de graça.
arch-manufacture-upgrade = um recurso a menos.
arch-harbor-upgrade = compre também [hand_gold].
arch-deploy-extra = Movimento adicional: qualquer unidade fora da Água vai à sua Capital ou a uma Cidade que você construiu e controla, a qualquer distância.
arch-painting-extra = Movimento adicional: para uma Floresta vizinha.
arch-build-extra = Movimento adicional: para um Edifício ou uma Cidade vizinhos que você construiu ou controla.
arch-renovate-extra = Movimento adicional: para um hexágono vizinho na borda do mapa, ou para dentro ou fora da Água.
arch-manufacture-extra = Movimento adicional: para uma Mina de Ouro vizinha.
arch-harbor-extra = Sem movimento adicional. Enquanto o marcador está aqui, cada batalha das suas unidades tem [cs]+1 no ataque e [cs]+2 na defesa.
arch-trade-extra = Sem movimento adicional. Enquanto o marcador está aqui, cada batalha das suas unidades tem [cs]+1 no ataque e [cs]+2 na defesa.
arch-painting-idle = Você não pode levar uma pintura agora.
arch-build-idle = Você não pode construir nada agora.
arch-renovate-idle = Você não pode renovar nada agora.
arch-manufacture-idle = Você não pode fabricar nada agora.
arch-trade-idle = Você não tem nada para trocar agora.
arch-brings = Ainda traz: { $what }.
arch-brings-move = o movimento adicional
arch-brings-peek = uma olhada numa peça coberta
arch-brings-draw = uma carta de Combate
arch-brings-battle = o bônus em batalha
extra-deploy = para a sua Capital ou uma Cidade
extra-painting = para uma Floresta
extra-build = para uma peça sua
extra-renovate = pela borda ou sobre a Água
extra-manufacture = para uma Mina de Ouro
extra-harbor = nenhum
extra-trade = nenhum

palace-1 = Palácio I
palace-2 = Período da Cana
palace-3 = Período do Ouro
palace-4 = Período do Algodão
palace-5 = Período do Café
palace-6 = Período da Borracha
palace-1-effect = Marca a sua Capital.
palace-2-effect = Num Edifício da Era I. Receba [sugarcane] e faça [product_dye] ou [product_sugar] de graça. [vp]3
palace-3-effect = Numa Cidade, ou num Edifício da Era I ou II. Receba [hand_gold]. [vp]2 e, no fim, [vp]1 por Casa de Fundição que você construiu e ainda controla.
palace-4-effect = Numa Plantação. Receba [cotton]. [vp]1 e, no fim, [vp]2 por Plantação que você construiu e ainda controla.
palace-5-effect = Numa Fazenda. [vp]1 e, no fim, [vp]1 por produto que você fez.
palace-6-effect = Numa Cidade. Receba [hand_combat]. [vp]1 e, no fim, [vp]1 por unidade que você já mobilizou.

exploration-unknown_species = Espécie Desconhecida
exploration-minas_gerais = Minas Gerais
exploration-river_basin = Bacia Fluvial
exploration-quilombo = Quilombo
exploration-culture = Cultura
exploration-mandioca = Mandioca
exploration-expedition = Expedição
exploration-unknown_species-effect = Guarde-a. Uma, duas ou três delas: [vp]1, 3 ou 5.
exploration-minas_gerais-effect = Fica aqui. Quem constrói sobre ela recebe [gold].
exploration-river_basin-effect = Fica aqui. Cada Edifício vizinho produz mais um recurso do seu próprio tipo.
exploration-quilombo-effect = Compre uma Missão de uma era à sua escolha e guarde-a na mão.
exploration-culture-effect = Fica aqui. Quem constrói sobre ela a guarda: [vp]2.
exploration-mandioca-effect = Receba um recurso à sua escolha.
exploration-expedition-effect = Fica aqui. Quem igualar ou superar a sua força ganha a recompensa.

mission-era-1 = Exploração
mission-era-2 = Navegação
mission-era-3 = Ferrovia
mission-name = { $era } { $number }
mission-hidden = Missão da Era { $era }
mission-of-era = Uma Missão de { $era }
era-name-1 = Era I: Exploração
era-name-2 = Era II: Navegação
era-name-3 = Era III: Ferrovia
objective-units_on_map = { $n ->
    [one] 1 unidade no mapa
   *[other] { $n } unidades no mapa
 }
objective-units_deployed = { $n ->
    [one] 1 unidade já mobilizada
   *[other] { $n } unidades já mobilizadas
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
    [one] 1 Edifício da Era { $era }
   *[other] { $n } Edifícios da Era { $era }
 }
objective-buildings = { $n ->
    [one] 1 Edifício
   *[other] { $n } Edifícios
 }
objective-distinct_buildings = { $n ->
    [one] 1 tipo de Edifício
   *[other] { $n } tipos diferentes de Edifício
 }
objective-cities = { $n ->
    [one] 1 Cidade
   *[other] { $n } Cidades
 }
objective-products = { $n ->
    [one] 1 produto
   *[other] { $n } produtos
 }
objective-products_of_shape = { $n ->
    [one] 1 produto de { $shape }
   *[other] { $n } produtos de { $shape }
 }
objective-paintings = { $n ->
    [one] 1 pintura
   *[other] { $n } pinturas
 }
objective-painting_colours = { $n ->
    [one] Pintura em 1 cor de moldura
   *[other] Pinturas em { $n } cores de moldura
 }
objective-palaces = { $n ->
    [one] 1 Palácio (II a VI)
   *[other] { $n } Palácios (II a VI)
 }
goal-era_3 = Era III alcançada
goal-all_units_on_map = Todas as cinco unidades no mapa
goal-enemy_capital = A Capital holandesa tomada
# Rooms of the gallery.
gallery-arches = Arcos
gallery-backs = Versos das cartas
gallery-buildings = Edifícios
gallery-capitals = Capitais
gallery-cities = Cidades
gallery-combat-cards = Cartas de Combate
gallery-exploration = Exploração
gallery-frames = Molduras
gallery-gold-cards = Cartas de Ouro
gallery-goods = Bens
gallery-map = No mapa
gallery-marks = Sinais
gallery-missions = Missões
gallery-monarchs = Monarcas
gallery-paintings = Pinturas
gallery-palaces = Palácios
gallery-products = Produtos
gallery-screens = Grandes cenas
gallery-seats = Jogadores
gallery-terrain = Terra e água
gallery-tokens = Marcadores
gallery-units = Unidades
screen-curtain = A cortina
screen-defeat = Derrota
screen-menu = A baía ao amanhecer
screen-victory = Vitória
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
back-gold = Carta de Ouro
back-mission_1 = Missão da era I
back-mission_2 = Missão da era II
back-mission_3 = Missão da era III
back-painting_blue = Pintura azul
back-painting_pink = Pintura rosa
back-painting_red = Pintura vermelha
