# Civilizations
civilization-egypt = エジプト
civilization-china = 中国
civilization-india = インド
civilization-mali = マリ
civilization-mexico = メキシコ
civilization-france = フランス

# Lands
territory-north_america = 北アメリカ
territory-central_america = 中央アメリカ
territory-south_america = 南アメリカ
territory-europe = ヨーロッパ
territory-north_africa = 北アフリカ
territory-southern_africa = 南部アフリカ
territory-middle_east = 中東
territory-steppe = 草原地帯
territory-siberia = シベリア
territory-east_asia = 東アジア
territory-india = インド
territory-southeast_asia = 東南アジア
territory-oceania = オセアニア

# Actions
action-military = 軍事
action-technology = 技術
action-art = 芸術
action-exploit = 開発
action-expansion = 拡張
action-trade = 交易
action-raid = 襲撃
action-war = 戦争
action-tourism = 観光
action-revolution = 革命

# Governments
government-clans = 氏族
government-nomads = 遊牧民
government-city_states = 都市国家
government-empire = 帝国
government-mercantilism = 重商主義
government-enlightenment = 啓蒙
government-consumer_society = 消費社会
government-barbarism = 野蛮
government-utopia = ユートピア

# Levels of technology
level-fire = 火
level-agriculture = 農業
level-animals = 家畜
level-metal_working = 金属加工
level-wheel = 車輪
level-writing = 文字
level-philosophy = 哲学
level-navigation = 航海術
level-science = 科学
level-gunpowder = 火薬
level-printing_press = 印刷機
level-industry = 工業
level-medicine = 医学
level-nuclear_power = 原子力
level-internet = インターネット
level-singularity = シンギュラリティ

# Levels of the military
level-clubs = 棍棒
level-spears = 槍
level-slings = 投石器
level-bows = 弓
level-chariots = 戦車
level-phalanx = ファランクス
level-legions = 軍団
level-heavy_cavalry = 重騎兵
level-castles = 城
level-crossbows = 弩
level-cannon = 大砲
level-muskets = マスケット銃
level-ironclads = 装甲艦
level-tanks = 機甲
level-aircraft = 航空機
level-satellites = 人工衛星

# Wonders
wonder-gobekli_tepe = ギョベクリ・テペ
wonder-stonehenge = ストーンヘンジ
wonder-great_pyramid = ギザの大ピラミッド
wonder-hanging_gardens = バビロンの空中庭園
wonder-temple_of_artemis = アルテミス神殿
wonder-statue_of_zeus = オリンピアのゼウス像
wonder-mausoleum = ハリカルナッソスの霊廟
wonder-colossus = ロドスの巨像
wonder-lighthouse = アレクサンドリアの灯台
wonder-library = アレクサンドリア図書館
wonder-great_wall = 万里の長城
wonder-terracotta_army = 兵馬俑
wonder-pyramid_of_the_sun = 太陽のピラミッド
wonder-petra = ペトラ
wonder-colosseum = コロッセウム
wonder-hagia_sophia = ハギア・ソフィア
wonder-borobudur = ボロブドゥール
wonder-house_of_wisdom = 知恵の館
wonder-angkor_wat = アンコール・ワット
wonder-chichen_itza = チチェン・イッツァ
wonder-lalibela = ラリベラの聖堂群
wonder-great_zimbabwe = グレート・ジンバブエ
wonder-alhambra = アルハンブラ宮殿
wonder-machu_picchu = マチュ・ピチュ
wonder-moai = ラパ・ヌイのモアイ
wonder-sankore = サンコーレ大学
wonder-forbidden_city = 紫禁城
wonder-sistine_chapel = システィーナ礼拝堂
wonder-himeji_castle = 姫路城
wonder-taj_mahal = タージ・マハル
wonder-crystal_palace = 水晶宮
wonder-suez_canal = スエズ運河
wonder-statue_of_liberty = 自由の女神像
wonder-eiffel_tower = エッフェル塔
wonder-trans_siberian = シベリア鉄道
wonder-panama_canal = パナマ運河
wonder-hoover_dam = フーバーダム
wonder-christ_the_redeemer = コルコバードのキリスト像
wonder-pentagon = ペンタゴン
wonder-united_nations = 国連本部
wonder-apollo_11 = アポロ11号
wonder-sydney_opera_house = シドニー・オペラハウス
wonder-large_hadron_collider = 大型ハドロン衝突型加速器
wonder-space_station = 国際宇宙ステーション
wonder-seed_vault = スヴァールバル種子貯蔵庫

# Leaders
leader-hatshepsut = ハトシェプスト
leader-hammurabi = ハンムラビ
leader-cyrus = キュロス大王
leader-ashoka = アショーカ
leader-qin_shi_huang = 始皇帝
leader-augustus = アウグストゥス
leader-charlemagne = カール大帝
leader-genghis_khan = チンギス・カン
leader-mansa_musa = マンサ・ムーサ
leader-pachacuti = パチャクティ
leader-suleiman = スレイマン大帝
leader-elizabeth_i = エリザベス1世
leader-lincoln = リンカーン
leader-napoleon = ナポレオン
leader-bolivar = シモン・ボリバル
leader-catherine_ii = エカチェリーナ2世
leader-meiji = 明治天皇
leader-mandela = ネルソン・マンデラ

# Advisors
advisor-imhotep = イムホテプ
advisor-ptahhotep = プタハホテプ
advisor-manetho = マネト
advisor-hypatia = ヒュパティア
advisor-ibn_al_haytham = イブン・アル・ハイサム
advisor-sun_tzu = 孫子
advisor-ban_zhao = 班昭
advisor-cai_lun = 蔡倫
advisor-zheng_he = 鄭和
advisor-shen_kuo = 沈括
advisor-chanakya = チャーナキヤ
advisor-aryabhata = アーリヤバタ
advisor-panini = パーニニ
advisor-abul_fazl = アブル・ファズル
advisor-jagadish_bose = ジャガディシュ・ボース
advisor-balla_fasseke = バラ・ファセケ
advisor-tiramakhan = ティラマカン・トラオレ
advisor-al_sahili = アッサーヒリー
advisor-ahmad_baba = アフマド・バーバー
advisor-mohammed_bagayogo = モハメド・バガヨゴ
advisor-tlacaelel = トラカエレル
advisor-nezahualcoyotl = ネサワルコヨトル
advisor-malintzin = マリンツィン
advisor-sor_juana = ソル・フアナ
advisor-mario_molina = マリオ・モリーナ
advisor-richelieu = リシュリュー枢機卿
advisor-vauban = ヴォーバン
advisor-emilie_du_chatelet = デュ・シャトレ侯爵夫人
advisor-colbert = コルベール
advisor-talleyrand = タレーラン

# Civbots
civbot = シヴボット
civbot-harvest = 収穫
civbot-scholars = 学者
civbot-warriors = 戦士
civbot-campaign = 遠征
civbot-builders = 建設者
civbot-council = 評議会
civbot-golden_age = 黄金時代
difficulty-chieftain = 族長
difficulty-noble = 貴族
difficulty-king = 王

# Icons of the circle
icon-add_cube = 全員に新しいキューブ
icon-recover_cards = 最も古いカード2枚が戻る
icon-recover_wonders = 世界遺産が再び使える
icon-recover_cubes = キューブが戻る
icon-government = 政体の収入
icon-turn_order = 新しい手番順
icon-reset_wonders = 新しい世界遺産の列
icon-leader_bonus = 指導者の得点
icon-reset_leaders = 新しい指導者
icon-territory_bonus = 単独の土地の得点

# Where points come from
category-setup = 最初の土地
category-exploration = 探検
category-territories = 時代末の土地
category-governments = 政体
category-matrix = 発展図のレベル
category-beyond = 16を超えるレベル
category-wonders = 世界遺産
category-tourism = 観光
category-raids = 襲撃
category-wars = 戦争
category-trade_partner = 相手からの交易
category-leaders = 指導者
category-advisors = 顧問（シヴボットはカード）
category-advisors-player = 顧問
category-advisors-civbot = シヴボットのカード
category-lost = 開発での損失

# Rooms of the gallery.
gallery-actions = アクション
gallery-advisors = 顧問
gallery-backs = カードの裏
gallery-board = テーブル上
gallery-civbots = シヴボット
gallery-frames = 枠
gallery-governments = 政体
gallery-leaders = 指導者
gallery-pieces = コマ
gallery-screens = 名場面
gallery-slab = 文明の発展図
gallery-symbols = シンボル
gallery-timeline = ターンの円環
gallery-wonders = 世界遺産
