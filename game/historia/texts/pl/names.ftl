# Civilizations
civilization-egypt = Egipt
civilization-china = Chiny
civilization-india = Indie
civilization-mali = Mali
civilization-mexico = Meksyk
civilization-france = Francja

# Lands
territory-north_america = Ameryka Północna
territory-central_america = Ameryka Środkowa
territory-south_america = Ameryka Południowa
territory-europe = Europa
territory-north_africa = Afryka Północna
territory-southern_africa = Afryka Południowa
territory-middle_east = Bliski Wschód
territory-steppe = Step
territory-siberia = Syberia
territory-east_asia = Azja Wschodnia
territory-india = Indie
territory-southeast_asia = Azja Płd.-Wschodnia
territory-oceania = Oceania

# Actions
action-military = Wojsko
action-technology = Technologia
action-art = Sztuka
action-exploit = Wyzysk
action-expansion = Ekspansja
action-trade = Handel
action-raid = Najazd
action-war = Wojna
action-tourism = Turystyka
action-revolution = Rewolucja

# Governments
government-clans = Klany
government-nomads = Koczownicy
government-city_states = Miasta-państwa
government-empire = Imperium
government-mercantilism = Merkantylizm
government-enlightenment = Oświecenie
government-consumer_society = Konsumpcja
government-barbarism = Barbarzyństwo
government-utopia = Utopia

# Levels of technology
level-fire = Ogień
level-agriculture = Rolnictwo
level-animals = Zwierzęta
level-metal_working = Metalurgia
level-wheel = Koło
level-writing = Pismo
level-philosophy = Filozofia
level-navigation = Nawigacja
level-science = Nauka
level-gunpowder = Proch
level-printing_press = Prasa drukarska
level-industry = Przemysł
level-medicine = Medycyna
level-nuclear_power = Energia jądrowa
level-internet = Internet
level-singularity = Osobliwość

# Levels of the military
level-clubs = Maczugi
level-spears = Włócznie
level-slings = Proce
level-bows = Łuki
level-chariots = Rydwany
level-phalanx = Falanga
level-legions = Legiony
level-heavy_cavalry = Ciężka jazda
level-castles = Zamki
level-crossbows = Kusze
level-cannon = Armaty
level-muskets = Muszkiety
level-ironclads = Pancerniki
level-tanks = Czołgi
level-aircraft = Samoloty
level-satellites = Satelity

# Wonders
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Wielka Piramida w Gizie
wonder-hanging_gardens = Wiszące Ogrody Babilonu
wonder-temple_of_artemis = Świątynia Artemidy
wonder-statue_of_zeus = Posąg Zeusa w Olimpii
wonder-mausoleum = Mauzoleum w Halikarnasie
wonder-colossus = Kolos Rodyjski
wonder-lighthouse = Latarnia w Aleksandrii
wonder-library = Biblioteka Aleksandryjska
wonder-great_wall = Wielki Mur
wonder-terracotta_army = Terakotowa Armia
wonder-pyramid_of_the_sun = Piramida Słońca
wonder-petra = Petra
wonder-colosseum = Koloseum
wonder-hagia_sophia = Hagia Sophia
wonder-borobudur = Borobudur
wonder-house_of_wisdom = Dom Mądrości
wonder-angkor_wat = Angkor Wat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Kościoły Lalibeli
wonder-great_zimbabwe = Wielkie Zimbabwe
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moai z Rapa Nui
wonder-sankore = Sankoré w Timbuktu
wonder-forbidden_city = Zakazane Miasto
wonder-sistine_chapel = Kaplica Sykstyńska
wonder-himeji_castle = Zamek Himeji
wonder-taj_mahal = Tadż Mahal
wonder-crystal_palace = Crystal Palace
wonder-suez_canal = Kanał Sueski
wonder-statue_of_liberty = Statua Wolności
wonder-eiffel_tower = Wieża Eiffla
wonder-trans_siberian = Kolej Transsyberyjska
wonder-panama_canal = Kanał Panamski
wonder-hoover_dam = Zapora Hoovera
wonder-christ_the_redeemer = Chrystus Odkupiciel
wonder-pentagon = Pentagon
wonder-united_nations = Siedziba ONZ
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Opera w Sydney
wonder-large_hadron_collider = Wielki Zderzacz Hadronów
wonder-space_station = Międzynarodowa Stacja Kosmiczna
wonder-seed_vault = Globalny Bank Nasion na Svalbardzie

# Leaders
leader-hatshepsut = Hatszepsut
leader-hammurabi = Hammurabi
leader-cyrus = Cyrus Wielki
leader-ashoka = Aśoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = August
leader-charlemagne = Karol Wielki
leader-genghis_khan = Czyngis-chan
leader-mansa_musa = Mansa Musa
leader-pachacuti = Pachacuti
leader-suleiman = Sulejman Wspaniały
leader-elizabeth_i = Elżbieta I
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoleon
leader-bolivar = Simón Bolívar
leader-catherine_ii = Katarzyna II
leader-meiji = Cesarz Meiji
leader-mandela = Nelson Mandela

# Advisors
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Maneton
advisor-hypatia = Hypatia
advisor-ibn_al_haytham = Ibn al-Hajsam
advisor-sun_tzu = Sun Zi
advisor-ban_zhao = Ban Zhao
advisor-cai_lun = Cai Lun
advisor-zheng_he = Zheng He
advisor-shen_kuo = Shen Kuo
advisor-chanakya = Ćanakja
advisor-aryabhata = Arjabhata
advisor-panini = Panini
advisor-abul_fazl = Abul Fazl
advisor-jagadish_bose = Jagadish Chandra Bose
advisor-balla_fasseke = Balla Fasséké
advisor-tiramakhan = Tiramakhan Traoré
advisor-al_sahili = Abu Ishak as-Sahili
advisor-ahmad_baba = Ahmad Baba
advisor-mohammed_bagayogo = Mohammed Bagayogo
advisor-tlacaelel = Tlacaelel
advisor-nezahualcoyotl = Nezahualcoyotl
advisor-malintzin = Malintzin
advisor-sor_juana = Sor Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Kardynał Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Żniwa
civbot-scholars = Uczeni
civbot-warriors = Wojownicy
civbot-campaign = Kampania
civbot-builders = Budowniczowie
civbot-council = Rada
civbot-golden_age = Złoty wiek
difficulty-chieftain = Wódz
difficulty-noble = Możny
difficulty-king = Król

# Icons of the circle
icon-add_cube = Nowa kostka dla każdego
icon-recover_cards = Wracają dwie najstarsze karty
icon-recover_wonders = Cuda znów są gotowe
icon-recover_cubes = Kostki wracają
icon-government = Ustroje płacą
icon-turn_order = Nowa kolejność
icon-reset_wonders = Nowy rząd cudów
icon-leader_bonus = Przywódcy punktują
icon-reset_leaders = Nowi przywódcy
icon-territory_bonus = Krainy tylko jednego gracza punktują

# Where points come from
category-setup = Pierwsza kraina
category-exploration = Odkrywanie
category-territories = Krainy na koniec er
category-governments = Ustroje
category-matrix = Poziomy planu
category-beyond = Poziomy ponad 16
category-wonders = Cuda
category-tourism = Turystyka
category-raids = Najazdy
category-wars = Wojny
category-trade_partner = Cudzy handel z tobą
category-leaders = Przywódcy
category-advisors = Doradcy (Civboty: karty)
category-advisors-player = Doradcy
category-advisors-civbot = Karty Civbotów
category-lost = Utracone przez Wyzysk

# Rooms of the gallery.
gallery-actions = Akcje
gallery-advisors = Doradcy
gallery-backs = Rewersy kart
gallery-board = Na stole
gallery-civbots = Civboty
gallery-frames = Ramy
gallery-governments = Ustroje
gallery-leaders = Przywódcy
gallery-pieces = Elementy
gallery-screens = Wielkie sceny
gallery-slab = Plan cywilizacji
gallery-symbols = Symbole
gallery-timeline = Krąg tur
gallery-wonders = Cuda
