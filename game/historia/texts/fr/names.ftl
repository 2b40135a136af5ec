# Civilizations
civilization-egypt = Égypte
civilization-china = Chine
civilization-india = Inde
civilization-mali = Mali
civilization-mexico = Mexique
civilization-france = France

# Lands
territory-north_america = Amérique du Nord
territory-central_america = Amérique centrale
territory-south_america = Amérique du Sud
territory-europe = Europe
territory-north_africa = Afrique du Nord
territory-southern_africa = Afrique australe
territory-middle_east = Moyen-Orient
territory-steppe = La Steppe
territory-siberia = Sibérie
territory-east_asia = Asie de l’Est
territory-india = Inde
territory-southeast_asia = Asie du Sud-Est
territory-oceania = Océanie

# Actions
action-military = Militaire
action-technology = Technologie
action-art = Art
action-exploit = Exploitation
action-expansion = Expansion
action-trade = Commerce
action-raid = Raid
action-war = Guerre
action-tourism = Tourisme
action-revolution = Révolution

# Governments
government-clans = Clans
government-nomads = Nomades
government-city_states = Cités-États
government-empire = Empire
government-mercantilism = Mercantilisme
government-enlightenment = Lumières
government-consumer_society = Consumérisme
government-barbarism = Barbarie
government-utopia = Utopie

# Levels of technology
level-fire = Feu
level-agriculture = Agriculture
level-animals = Animaux
level-metal_working = Métallurgie
level-wheel = Roue
level-writing = Écriture
level-philosophy = Philosophie
level-navigation = Navigation
level-science = Science
level-gunpowder = Poudre à canon
level-printing_press = Imprimerie
level-industry = Industrie
level-medicine = Médecine
level-nuclear_power = Énergie nucléaire
level-internet = Internet
level-singularity = Singularité

# Levels of the military
level-clubs = Gourdins
level-spears = Lances
level-slings = Frondes
level-bows = Arcs
level-chariots = Chars
level-phalanx = Phalange
level-legions = Légions
level-heavy_cavalry = Cavalerie lourde
level-castles = Châteaux forts
level-crossbows = Arbalètes
level-cannon = Canons
level-muskets = Mousquets
level-ironclads = Cuirassés
level-tanks = Blindés
level-aircraft = Avions
level-satellites = Satellites

# Wonders
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Grande Pyramide de Gizeh
wonder-hanging_gardens = Jardins suspendus de Babylone
wonder-temple_of_artemis = Temple d’Artémis
wonder-statue_of_zeus = Statue de Zeus à Olympie
wonder-mausoleum = Mausolée d’Halicarnasse
wonder-colossus = Colosse de Rhodes
wonder-lighthouse = Phare d’Alexandrie
wonder-library = Bibliothèque d’Alexandrie
wonder-great_wall = Grande Muraille
wonder-terracotta_army = Armée de terre cuite
wonder-pyramid_of_the_sun = Pyramide du Soleil
wonder-petra = Pétra
wonder-colosseum = Colisée
wonder-hagia_sophia = Sainte-Sophie
wonder-borobudur = Borobudur
wonder-house_of_wisdom = Maison de la sagesse
wonder-angkor_wat = Angkor Vat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Églises de Lalibela
wonder-great_zimbabwe = Grand Zimbabwe
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moaï de Rapa Nui
wonder-sankore = Sankoré de Tombouctou
wonder-forbidden_city = Cité interdite
wonder-sistine_chapel = Chapelle Sixtine
wonder-himeji_castle = Château de Himeji
wonder-taj_mahal = Taj Mahal
wonder-crystal_palace = Crystal Palace
wonder-suez_canal = Canal de Suez
wonder-statue_of_liberty = Statue de la Liberté
wonder-eiffel_tower = Tour Eiffel
wonder-trans_siberian = Transsibérien
wonder-panama_canal = Canal de Panama
wonder-hoover_dam = Barrage Hoover
wonder-christ_the_redeemer = Christ Rédempteur
wonder-pentagon = Pentagone
wonder-united_nations = Siège des Nations unies
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Opéra de Sydney
wonder-large_hadron_collider = Grand collisionneur de hadrons
wonder-space_station = Station spatiale internationale
wonder-seed_vault = Réserve mondiale de semences

# Leaders
leader-hatshepsut = Hatchepsout
leader-hammurabi = Hammurabi
leader-cyrus = Cyrus le Grand
leader-ashoka = Ashoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = Auguste
leader-charlemagne = Charlemagne
leader-genghis_khan = Gengis Khan
leader-mansa_musa = Mansa Moussa
leader-pachacuti = Pachacutec
leader-suleiman = Soliman le Magnifique
leader-elizabeth_i = Élisabeth Ire
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoléon
leader-bolivar = Simón Bolívar
leader-catherine_ii = Catherine II
leader-meiji = Empereur Meiji
leader-mandela = Nelson Mandela

# Advisors
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Manéthon
advisor-hypatia = Hypatie
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
advisor-al_sahili = Abou Ishaq es-Sahéli
advisor-ahmad_baba = Ahmed Baba
advisor-mohammed_bagayogo = Mohammed Bagayogo
advisor-tlacaelel = Tlacaelel
advisor-nezahualcoyotl = Nezahualcóyotl
advisor-malintzin = Malintzin
advisor-sor_juana = Sor Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Cardinal de Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Moisson
civbot-scholars = Savants
civbot-warriors = Guerriers
civbot-campaign = Campagne
civbot-builders = Bâtisseurs
civbot-council = Conseil
civbot-golden_age = Âge d’or
difficulty-chieftain = Chef
difficulty-noble = Noble
difficulty-king = Roi

# Icons of the circle
icon-add_cube = Un nouveau cube pour chacun
icon-recover_cards = Les deux plus anciennes cartes reviennent
icon-recover_wonders = Les merveilles sont réactivées
icon-recover_cubes = Des cubes reviennent
icon-government = Les gouvernements paient
icon-turn_order = Un nouvel ordre du tour
icon-reset_wonders = Une nouvelle rangée de merveilles
icon-leader_bonus = Les dirigeants marquent
icon-reset_leaders = Nouveaux dirigeants
icon-territory_bonus = Les territoires tenus seul marquent

# Where points come from
category-setup = Premier territoire
category-exploration = Exploration
category-territories = Territoires en fin d’ère
category-governments = Gouvernements
category-matrix = Niveaux du plan
category-beyond = Niveaux au-delà de 16
category-wonders = Merveilles
category-tourism = Tourisme
category-raids = Raids
category-wars = Guerres
category-trade_partner = Commerces des autres avec vous
category-leaders = Dirigeants
category-advisors = Conseillers (Civbots : cartes)
category-advisors-player = Conseillers
category-advisors-civbot = Cartes des Civbots
category-lost = Perdus par Exploitation

# Rooms of the gallery.
gallery-actions = Actions
gallery-advisors = Conseillers
gallery-backs = Dos des cartes
gallery-board = Sur la table
gallery-civbots = Civbots
gallery-frames = Cadres
gallery-governments = Gouvernements
gallery-leaders = Dirigeants
gallery-pieces = Pièces
gallery-screens = Grandes scènes
gallery-slab = Le plan des civilisations
gallery-symbols = Symboles
gallery-timeline = Le cercle des tours
gallery-wonders = Merveilles
