# Civilizations
civilization-egypt = 埃及
civilization-china = 中國
civilization-india = 印度
civilization-mali = 馬利
civilization-mexico = 墨西哥
civilization-france = 法國

# Lands
territory-north_america = 北美洲
territory-central_america = 中美洲
territory-south_america = 南美洲
territory-europe = 歐洲
territory-north_africa = 北非
territory-southern_africa = 南部非洲
territory-middle_east = 中東
territory-steppe = 草原
territory-siberia = 西伯利亞
territory-east_asia = 東亞
territory-india = 印度
territory-southeast_asia = 東南亞
territory-oceania = 大洋洲

# Actions
action-military = 軍事
action-technology = 科技
action-art = 藝術
action-exploit = 開採
action-expansion = 擴張
action-trade = 貿易
action-raid = 劫掠
action-war = 戰爭
action-tourism = 觀光
action-revolution = 革命

# Governments
government-clans = 氏族
government-nomads = 游牧
government-city_states = 城邦
government-empire = 帝國
government-mercantilism = 重商主義
government-enlightenment = 啟蒙
government-consumer_society = 消費社會
government-barbarism = 野蠻
government-utopia = 烏托邦

# Levels of technology
level-fire = 火
level-agriculture = 農業
level-animals = 畜牧
level-metal_working = 金屬冶煉
level-wheel = 輪子
level-writing = 書寫
level-philosophy = 哲學
level-navigation = 航海
level-science = 科學
level-gunpowder = 火藥
level-printing_press = 印刷術
level-industry = 工業
level-medicine = 醫學
level-nuclear_power = 核能
level-internet = 網際網路
level-singularity = 奇點

# Levels of the military
level-clubs = 棍棒
level-spears = 長矛
level-slings = 投石索
level-bows = 弓箭
level-chariots = 戰車
level-phalanx = 方陣
level-legions = 軍團
level-heavy_cavalry = 重騎兵
level-castles = 城堡
level-crossbows = 十字弓
level-cannon = 火砲
level-muskets = 火槍
level-ironclads = 鐵甲艦
level-tanks = 坦克
level-aircraft = 飛機
level-satellites = 衛星

# Wonders
wonder-gobekli_tepe = 哥貝克力石陣
wonder-stonehenge = 巨石陣
wonder-great_pyramid = 吉薩大金字塔
wonder-hanging_gardens = 巴比倫空中花園
wonder-temple_of_artemis = 阿提米絲神廟
wonder-statue_of_zeus = 奧林匹亞宙斯像
wonder-mausoleum = 摩索拉斯王陵
wonder-colossus = 羅德島巨像
wonder-lighthouse = 亞歷山卓燈塔
wonder-library = 亞歷山卓圖書館
wonder-great_wall = 萬里長城
wonder-terracotta_army = 兵馬俑
wonder-pyramid_of_the_sun = 太陽金字塔
wonder-petra = 佩特拉
wonder-colosseum = 羅馬競技場
wonder-hagia_sophia = 聖索菲亞
wonder-borobudur = 婆羅浮屠
wonder-house_of_wisdom = 智慧宮
wonder-angkor_wat = 吳哥窟
wonder-chichen_itza = 契琴伊薩
wonder-lalibela = 拉利貝拉岩石教堂
wonder-great_zimbabwe = 大辛巴威
wonder-alhambra = 阿爾罕布拉宮
wonder-machu_picchu = 馬丘比丘
wonder-moai = 復活節島摩艾
wonder-sankore = 廷巴克圖桑科雷
wonder-forbidden_city = 紫禁城
wonder-sistine_chapel = 西斯汀禮拜堂
wonder-himeji_castle = 姬路城
wonder-taj_mahal = 泰姬瑪哈陵
wonder-crystal_palace = 水晶宮
wonder-suez_canal = 蘇伊士運河
wonder-statue_of_liberty = 自由女神像
wonder-eiffel_tower = 艾菲爾鐵塔
wonder-trans_siberian = 西伯利亞鐵路
wonder-panama_canal = 巴拿馬運河
wonder-hoover_dam = 胡佛水壩
wonder-christ_the_redeemer = 里約救世基督像
wonder-pentagon = 五角大廈
wonder-united_nations = 聯合國總部
wonder-apollo_11 = 阿波羅 11 號
wonder-sydney_opera_house = 雪梨歌劇院
wonder-large_hadron_collider = 大型強子對撞機
wonder-space_station = 國際太空站
wonder-seed_vault = 斯瓦巴種子庫

# Leaders
leader-hatshepsut = 哈特謝普蘇特
leader-hammurabi = 漢摩拉比
leader-cyrus = 居魯士大帝
leader-ashoka = 阿育王
leader-qin_shi_huang = 秦始皇
leader-augustus = 奧古斯都
leader-charlemagne = 查理曼
leader-genghis_khan = 成吉思汗
leader-mansa_musa = 曼薩・穆薩
leader-pachacuti = 帕查庫特克
leader-suleiman = 蘇萊曼大帝
leader-elizabeth_i = 伊莉莎白一世
leader-lincoln = 亞伯拉罕・林肯
leader-napoleon = 拿破崙
leader-bolivar = 西蒙・玻利瓦
leader-catherine_ii = 凱薩琳二世
leader-meiji = 明治天皇
leader-mandela = 納爾遜・曼德拉

# Advisors
advisor-imhotep = 印何闐
advisor-ptahhotep = 普塔霍特普
advisor-manetho = 曼涅托
advisor-hypatia = 希帕提亞
advisor-ibn_al_haytham = 海什木
advisor-sun_tzu = 孫子
advisor-ban_zhao = 班昭
advisor-cai_lun = 蔡倫
advisor-zheng_he = 鄭和
advisor-shen_kuo = 沈括
advisor-chanakya = 考底利耶
advisor-aryabhata = 阿耶波多
advisor-panini = 波你尼
advisor-abul_fazl = 阿布・法茲勒
advisor-jagadish_bose = 賈格迪什・博斯
advisor-balla_fasseke = 巴拉・法塞克
advisor-tiramakhan = 蒂拉馬坎・特拉奧雷
advisor-al_sahili = 阿布・伊沙克・薩希利
advisor-ahmad_baba = 艾哈邁德・巴巴
advisor-mohammed_bagayogo = 穆罕默德・巴加約戈
advisor-tlacaelel = 特拉卡埃萊爾
advisor-nezahualcoyotl = 內薩瓦爾科約特爾
advisor-malintzin = 馬林切
advisor-sor_juana = 胡安娜修女
advisor-mario_molina = 馬里奧・莫利納
advisor-richelieu = 黎希留樞機
advisor-vauban = 沃邦
advisor-emilie_du_chatelet = 夏特萊侯爵夫人
advisor-colbert = 柯爾貝
advisor-talleyrand = 塔列朗

# Civbots
civbot = Civbot
civbot-harvest = 豐收
civbot-scholars = 學者
civbot-warriors = 戰士
civbot-campaign = 征戰
civbot-builders = 建築師
civbot-council = 議會
civbot-golden_age = 黃金時代
difficulty-chieftain = 酋長
difficulty-noble = 貴族
difficulty-king = 國王

# Icons of the circle
icon-add_cube = 每人一個新方塊
icon-recover_cards = 收回兩張最舊的卡
icon-recover_wonders = 奇觀重置
icon-recover_cubes = 收回方塊
icon-government = 政體獎勵
icon-turn_order = 新的行動順序
icon-reset_wonders = 新的奇觀列
icon-leader_bonus = 領袖計分
icon-reset_leaders = 新的領袖
icon-territory_bonus = 獨占的土地計分

# Where points come from
category-setup = 第一片土地
category-exploration = 探索
category-territories = 時代結束時的土地
category-governments = 政體
category-matrix = 發展圖的等級
category-beyond = 超過 16 的等級
category-wonders = 奇觀
category-tourism = 觀光
category-raids = 劫掠
category-wars = 戰爭
category-trade_partner = 他人與你貿易
category-leaders = 領袖
category-advisors = 顧問（Civbot：卡）
category-advisors-player = 顧問
category-advisors-civbot = Civbot 卡
category-lost = 開採損失

# Rooms of the gallery.
gallery-actions = 行動
gallery-advisors = 顧問
gallery-backs = 卡背
gallery-board = 桌面上
gallery-civbots = Civbot
gallery-frames = 外框
gallery-governments = 政體
gallery-leaders = 領袖
gallery-pieces = 配件
gallery-screens = 重大場面
gallery-slab = 文明發展圖
gallery-symbols = 圖示
gallery-timeline = 時間環
gallery-wonders = 奇觀
