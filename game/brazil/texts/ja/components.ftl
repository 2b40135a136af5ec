# Names of everything in the box, and what it does.
good-sugarcane = サトウキビ
good-coffee = コーヒー
good-brazilwood = ブラジルボク
good-cotton = 綿花
good-gold = 金
good-science = 科学
good-any = 任意の資源
good-cane_or_coffee = サトウキビかコーヒー
good-coffee_or_cotton = コーヒーか綿花
thing-card = カード
thing-combat_card = 戦闘カード
thing-mission = ミッション
thing-pay_good = この物資
thing-pay_gold_card = ゴールドカード
thing-pay_combat_cards = 戦闘カード
thing-pay_credit = このクレジット
deck-gold = ゴールドカード
deck-combat = 戦闘カード
free = 無料

terrain-field = 平野
terrain-forest = 森
terrain-gold_mine = 金鉱
terrain-water = 水域
terrain-building = 建設済み

order-red = キリスト騎士団
order-pink = 薔薇勲章
order-blue = 南十字星勲章

building-sawmill = 製材所
building-trading_post = 交易所
building-cane_field = サトウキビ畑
building-farm = 農場
building-gold_foundry = 金鋳造所
building-plantation = プランテーション
building-church = 教会
building-academy = アカデミー
capital = 首都
city-olinda = オリンダ
city-belem = ベレン
city-porto_alegre = ポルト・アレグレ
city-salvador = サルヴァドール
city-sao_paulo = サンパウロ
city-sao_luis = サンルイス
city-vila_rica = ヴィラ・リカ
city-rio_de_janeiro = リオデジャネイロ

unit-monarch = 君主
unit-archer = 射手
unit-grenadier = 擲弾兵
unit-dragoon = 竜騎兵
unit-cannon = 大砲
unit-monarch-power = 都市はこのユニットのヘクスに築きます。
unit-grenadier-power = 通常移動を使って、隣のヘクスを攻撃できます。
unit-dragoon-power = 同じヘクスの自分のユニットを何体でも連れて動きます。
unit-cannon-power = 通常移動を使って、隣のヘクスを攻撃できます。

product-dye = 染料
product-sugar = 砂糖
product-cocoa = カカオ
product-fabric = 布
product-coffee = 焙煎コーヒー
product-rubber = ゴム

arch-deploy = 配備
arch-painting = 絵画
arch-build = 建設
arch-renovate = 改築
arch-manufacture = 製造
arch-harbor = 港
arch-trade = 交易
arch-deploy-action = ユニットの費用を払い、首都か、自分が建てて支配する都市に置きます。敗走したユニットは無料で戻ります。その後[hand_combat]を引きます。
arch-painting-action = 公開中の絵画6枚から1枚の費用を払い、ボードに掛けます。
arch-build-action = 費用を払い、自分のタイルの隣に建物を、または君主のいる場所に都市を建てます。
arch-renovate-action = [any]を払い、自分の空の建物に物資を補充するか、裏返します。
arch-manufacture-action = 製品の費用を払い、同じ形の枠に置きます。そのアーチはずっと強化されます。
arch-harbor-action = 好きな資源を1つ得ます。
arch-trade-action = 何度でも交換できます：[any] → [gold]、[coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]、[any][any][any][any] → [science][gold][hand_gold]、[hand_combat][hand_combat] → [gold][hand_gold]。
arch-upgrade = { $shape } 強化：{ $effect }
arch-deploy-upgrade = ユニットとカードが1つずつ多い。
arch-painting-upgrade = [gold]の絵画は[any]で、[any]の絵画は無料で得る。
arch-build-upgrade = 資源の種類を問わない。
arch-renovate-upgrade = 無料。
arch-manufacture-upgrade = 資源が1つ少ない。
arch-harbor-upgrade = [hand_gold]も引く。
arch-deploy-extra = 追加移動：水域以外のユニットを、首都か自分が建てて支配する都市へ。距離は問いません。
arch-painting-extra = 追加移動：隣の森へ。
arch-build-extra = 追加移動：自分が建てたか支配する、隣の建物か都市へ。
arch-renovate-extra = 追加移動：マップの端の隣のヘクスへ、または水域への出入り。
arch-manufacture-extra = 追加移動：隣の金鉱へ。
arch-harbor-extra = 追加移動なし。トークンがここにある間、あなたのユニットの戦闘は攻撃で[cs]+1、防御で[cs]+2。
arch-trade-extra = 追加移動なし。トークンがここにある間、あなたのユニットの戦闘は攻撃で[cs]+1、防御で[cs]+2。
arch-painting-idle = 今は絵画を取れません。
arch-build-idle = 今は何も建てられません。
arch-renovate-idle = 今は何も改築できません。
arch-manufacture-idle = 今は何も作れません。
arch-trade-idle = 今は交易するものがありません。
arch-brings = それでも得られるもの：{ $what }。
arch-brings-move = 追加移動
arch-brings-peek = タイルののぞき見
arch-brings-draw = 戦闘カード1枚
arch-brings-battle = 戦闘のボーナス
extra-deploy = 首都か都市へ
extra-painting = 森へ
extra-build = 自分のタイルへ
extra-renovate = 端か水域へ
extra-manufacture = 金鉱へ
extra-harbor = なし
extra-trade = なし

palace-1 = 宮殿I
palace-2 = サトウキビの時代
palace-3 = 金の時代
palace-4 = 綿花の時代
palace-5 = コーヒーの時代
palace-6 = ゴムの時代
palace-1-effect = 首都の印です。
palace-2-effect = 時代Iの建物の上。[sugarcane]を得て、[product_dye]か[product_sugar]を無料で作ります。[vp]3
palace-3-effect = 都市か、時代IかIIの建物の上。[hand_gold]を得ます。[vp]2、終了時に自分が建てて支配する金鋳造所ごとに[vp]1。
palace-4-effect = プランテーションの上。[cotton]を得ます。[vp]1、終了時に自分が建てて支配するプランテーションごとに[vp]2。
palace-5-effect = 農場の上。[vp]1、終了時に作った製品ごとに[vp]1。
palace-6-effect = 都市の上。[hand_combat]を得ます。[vp]1、終了時に一度でも配備したユニットごとに[vp]1。

exploration-unknown_species = 未知の種
exploration-minas_gerais = ミナス・ジェライス
exploration-river_basin = 川の流域
exploration-quilombo = キロンボ
exploration-culture = 文化
exploration-mandioca = マンジョーカ
exploration-expedition = 遠征
exploration-unknown_species-effect = 手元に置きます。1枚、2枚、3枚で[vp]1、3、5。
exploration-minas_gerais-effect = ここに残ります。この上に建てた人は[gold]を得ます。
exploration-river_basin-effect = ここに残ります。隣の建物はどれも、自分の種類の資源を1つ多く作ります。
exploration-quilombo-effect = 好きな時代のミッションを1枚引き、手札に加えます。
exploration-culture-effect = ここに残ります。この上に建てた人が取ります。[vp]2。
exploration-mandioca-effect = 好きな資源を1つ得ます。
exploration-expedition-effect = ここに残ります。戦力で並ぶか上回れば、その報酬を得ます。

mission-era-1 = 探検
mission-era-2 = 帆船
mission-era-3 = 鉄道
mission-name = { $era } { $number }
mission-hidden = 時代{ $era }のミッション
mission-of-era = { $era }のミッション
era-name-1 = 時代I：探検
era-name-2 = 時代II：帆船
era-name-3 = 時代III：鉄道
objective-units_on_map = { $n ->
   *[other] マップ上のユニット{ $n }
 }
objective-units_deployed = { $n ->
   *[other] 配備したユニット{ $n }
 }
objective-building = { $tile } × { $n }
objective-buildings_of_era = { $n ->
   *[other] 時代{ $era }の建物{ $n }
 }
objective-buildings = { $n ->
   *[other] 建物{ $n }
 }
objective-distinct_buildings = { $n ->
   *[other] 建物{ $n }種類
 }
objective-cities = { $n ->
   *[other] 都市{ $n }
 }
objective-products = { $n ->
   *[other] 製品{ $n }
 }
objective-products_of_shape = { $n ->
   *[other] { $shape }の製品{ $n }
 }
objective-paintings = { $n ->
   *[other] 絵画{ $n }
 }
objective-painting_colours = { $n ->
   *[other] 額縁{ $n }色の絵画
 }
objective-palaces = { $n ->
   *[other] 宮殿{ $n }（II～VI）
 }
goal-era_3 = 時代IIIに到達
goal-all_units_on_map = 5ユニットすべてがマップ上
goal-enemy_capital = オランダの首都を占領
# Rooms of the gallery.
gallery-arches = アーチ
gallery-backs = カードの裏
gallery-buildings = 建物
gallery-capitals = 首都
gallery-cities = 都市
gallery-combat-cards = 戦闘カード
gallery-exploration = 探検
gallery-frames = 枠
gallery-gold-cards = ゴールドカード
gallery-goods = 物資
gallery-map = マップ上
gallery-marks = シンボル
gallery-missions = ミッション
gallery-monarchs = 君主
gallery-paintings = 絵画
gallery-palaces = 宮殿
gallery-products = 製品
gallery-screens = 名場面
gallery-seats = プレイヤー
gallery-terrain = 土地と水域
gallery-tokens = トークン
gallery-units = ユニット
screen-curtain = 幕
screen-defeat = 敗北
screen-menu = 夜明けの湾
screen-victory = 勝利
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
back-combat = 戦闘カード
back-gold = ゴールドカード
back-mission_1 = 時代Iのミッション
back-mission_2 = 時代IIのミッション
back-mission_3 = 時代IIIのミッション
back-painting_blue = 青の絵画
back-painting_pink = ピンクの絵画
back-painting_red = 赤の絵画
