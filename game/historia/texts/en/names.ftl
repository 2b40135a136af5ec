# Civilizations
civilization-egypt = Egypt
civilization-china = China
civilization-india = India
civilization-mali = Mali
civilization-mexico = Mexico
civilization-france = France

# Lands
territory-north_america = North America
territory-central_america = Central America
territory-south_america = South America
territory-europe = Europe
territory-north_africa = North Africa
territory-southern_africa = Southern Africa
territory-middle_east = The Middle East
territory-steppe = The Steppe
territory-siberia = Siberia
territory-east_asia = East Asia
territory-india = India
territory-southeast_asia = South-East Asia
territory-oceania = Oceania

# Actions
action-military = Military
action-technology = Technology
action-art = Art
action-exploit = Exploit
action-expansion = Expansion
action-trade = Trade
action-raid = Raid
action-war = War
action-tourism = Tourism
action-revolution = Revolution

# Governments
government-clans = Clans
government-nomads = Nomads
government-city_states = City-States
government-empire = Empire
government-mercantilism = Mercantilism
government-enlightenment = Enlightenment
government-consumer_society = Consumer Society
government-barbarism = Barbarism
government-utopia = Utopia

# Levels of technology
level-fire = Fire
level-agriculture = Agriculture
level-animals = Animals
level-metal_working = Metal Working
level-wheel = Wheel
level-writing = Writing
level-philosophy = Philosophy
level-navigation = Navigation
level-science = Science
level-gunpowder = Gunpowder
level-printing_press = Printing Press
level-industry = Industry
level-medicine = Medicine
level-nuclear_power = Nuclear Power
level-internet = Internet
level-singularity = Singularity

# Levels of the military
level-clubs = Clubs
level-spears = Spears
level-slings = Slings
level-bows = Bows
level-chariots = Chariots
level-phalanx = Phalanx
level-legions = Legions
level-heavy_cavalry = Heavy Cavalry
level-castles = Castles
level-crossbows = Crossbows
level-cannon = Cannon
level-muskets = Muskets
level-ironclads = Ironclads
level-tanks = Tanks
level-aircraft = Aircraft
level-satellites = Satellites

# Wonders
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Great Pyramid of Giza
wonder-hanging_gardens = Hanging Gardens of Babylon
wonder-temple_of_artemis = Temple of Artemis
wonder-statue_of_zeus = Statue of Zeus at Olympia
wonder-mausoleum = Mausoleum of Halicarnassus
wonder-colossus = Colossus of Rhodes
wonder-lighthouse = Lighthouse of Alexandria
wonder-library = Library of Alexandria
wonder-great_wall = Great Wall
wonder-terracotta_army = Terracotta Army
wonder-pyramid_of_the_sun = Pyramid of the Sun
wonder-petra = Petra
wonder-colosseum = Colosseum
wonder-hagia_sophia = Hagia Sophia
wonder-borobudur = Borobudur
wonder-house_of_wisdom = House of Wisdom
wonder-angkor_wat = Angkor Wat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Churches of Lalibela
wonder-great_zimbabwe = Great Zimbabwe
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moai of Rapa Nui
wonder-sankore = Sankoré of Timbuktu
wonder-forbidden_city = Forbidden City
wonder-sistine_chapel = Sistine Chapel
wonder-himeji_castle = Himeji Castle
wonder-taj_mahal = Taj Mahal
wonder-crystal_palace = Crystal Palace
wonder-suez_canal = Suez Canal
wonder-statue_of_liberty = Statue of Liberty
wonder-eiffel_tower = Eiffel Tower
wonder-trans_siberian = Trans-Siberian Railway
wonder-panama_canal = Panama Canal
wonder-hoover_dam = Hoover Dam
wonder-christ_the_redeemer = Christ the Redeemer
wonder-pentagon = The Pentagon
wonder-united_nations = United Nations Headquarters
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Sydney Opera House
wonder-large_hadron_collider = Large Hadron Collider
wonder-space_station = International Space Station
wonder-seed_vault = Svalbard Global Seed Vault

# Leaders
leader-hatshepsut = Hatshepsut
leader-hammurabi = Hammurabi
leader-cyrus = Cyrus the Great
leader-ashoka = Ashoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = Augustus
leader-charlemagne = Charlemagne
leader-genghis_khan = Genghis Khan
leader-mansa_musa = Mansa Musa
leader-pachacuti = Pachacuti
leader-suleiman = Suleiman the Magnificent
leader-elizabeth_i = Elizabeth I
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoleon
leader-bolivar = Simón Bolívar
leader-catherine_ii = Catherine II
leader-meiji = Emperor Meiji
leader-mandela = Nelson Mandela

# Advisors
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Manetho
advisor-hypatia = Hypatia
advisor-ibn_al_haytham = Ibn al-Haytham
advisor-sun_tzu = Sun Tzu
advisor-ban_zhao = Ban Zhao
advisor-cai_lun = Cai Lun
advisor-zheng_he = Zheng He
advisor-shen_kuo = Shen Kuo
advisor-chanakya = Chanakya
advisor-aryabhata = Aryabhata
advisor-panini = Panini
advisor-abul_fazl = Abul Fazl
advisor-jagadish_bose = Jagadish Chandra Bose
advisor-balla_fasseke = Balla Fasséké
advisor-tiramakhan = Tiramakhan Traoré
advisor-al_sahili = Abu Ishaq al-Sahili
advisor-ahmad_baba = Ahmad Baba
advisor-mohammed_bagayogo = Mohammed Bagayogo
advisor-tlacaelel = Tlacaelel
advisor-nezahualcoyotl = Nezahualcoyotl
advisor-malintzin = Malintzin
advisor-sor_juana = Sor Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Cardinal Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Harvest
civbot-scholars = Scholars
civbot-warriors = Warriors
civbot-campaign = Campaign
civbot-builders = Builders
civbot-council = Council
civbot-golden_age = Golden Age
difficulty-chieftain = Chieftain
difficulty-noble = Noble
difficulty-king = King

# Icons of the circle
icon-add_cube = A new cube for everyone
icon-recover_cards = The two oldest cards return
icon-recover_wonders = Wonders are ready again
icon-recover_cubes = Cubes come back
icon-government = Governments pay
icon-turn_order = A new turn order
icon-reset_wonders = A new row of wonders
icon-leader_bonus = Leaders score
icon-reset_leaders = New leaders
icon-territory_bonus = Lands held alone score

# Where points come from
category-setup = First land
category-exploration = Exploration
category-territories = Lands at the ends of eras
category-governments = Governments
category-matrix = Levels of the plan
category-beyond = Levels beyond 16
category-wonders = Wonders
category-tourism = Tourism
category-raids = Raids
category-wars = Wars
category-trade_partner = Trades of others with you
category-leaders = Leaders
category-advisors = Advisors (Civbots: cards)
category-advisors-player = Advisors
category-advisors-civbot = Civbot cards
category-lost = Lost by Exploit

# Rooms of the gallery.
gallery-actions = Actions
gallery-advisors = Advisors
gallery-backs = Card backs
gallery-board = On the table
gallery-civbots = Civbots
gallery-frames = Frames
gallery-governments = Governments
gallery-leaders = Leaders
gallery-pieces = Pieces
gallery-screens = Great scenes
gallery-slab = The Plan of Civilizations
gallery-symbols = Symbols
gallery-timeline = The circle of turns
gallery-wonders = Wonders
