# Civilizations
civilization-egypt = Egipto
civilization-china = China
civilization-india = India
civilization-mali = Malí
civilization-mexico = México
civilization-france = Francia

# Lands
territory-north_america = América del Norte
territory-central_america = América Central
territory-south_america = América del Sur
territory-europe = Europa
territory-north_africa = Norte de África
territory-southern_africa = África Austral
territory-middle_east = Oriente Medio
territory-steppe = La Estepa
territory-siberia = Siberia
territory-east_asia = Asia Oriental
territory-india = India
territory-southeast_asia = Sudeste Asiático
territory-oceania = Oceanía

# Actions
action-military = Ejército
action-technology = Tecnología
action-art = Arte
action-exploit = Explotación
action-expansion = Expansión
action-trade = Comercio
action-raid = Saqueo
action-war = Guerra
action-tourism = Turismo
action-revolution = Revolución

# Governments
government-clans = Clanes
government-nomads = Nómadas
government-city_states = Ciudades Estado
government-empire = Imperio
government-mercantilism = Mercantilismo
government-enlightenment = Ilustración
government-consumer_society = Sociedad de Consumo
government-barbarism = Barbarie
government-utopia = Utopía

# Levels of technology
level-fire = Fuego
level-agriculture = Agricultura
level-animals = Animales
level-metal_working = Metalurgia
level-wheel = Rueda
level-writing = Escritura
level-philosophy = Filosofía
level-navigation = Navegación
level-science = Ciencia
level-gunpowder = Pólvora
level-printing_press = Imprenta
level-industry = Industria
level-medicine = Medicina
level-nuclear_power = Energía Nuclear
level-internet = Internet
level-singularity = Singularidad

# Levels of the military
level-clubs = Garrotes
level-spears = Lanzas
level-slings = Hondas
level-bows = Arcos
level-chariots = Carros de Guerra
level-phalanx = Falange
level-legions = Legiones
level-heavy_cavalry = Caballería Pesada
level-castles = Castillos
level-crossbows = Ballestas
level-cannon = Cañones
level-muskets = Mosquetes
level-ironclads = Acorazados
level-tanks = Tanques
level-aircraft = Aviones
level-satellites = Satélites

# Wonders
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Gran Pirámide de Guiza
wonder-hanging_gardens = Jardines Colgantes de Babilonia
wonder-temple_of_artemis = Templo de Artemisa
wonder-statue_of_zeus = Estatua de Zeus en Olimpia
wonder-mausoleum = Mausoleo de Halicarnaso
wonder-colossus = Coloso de Rodas
wonder-lighthouse = Faro de Alejandría
wonder-library = Biblioteca de Alejandría
wonder-great_wall = Gran Muralla
wonder-terracotta_army = Ejército de Terracota
wonder-pyramid_of_the_sun = Pirámide del Sol
wonder-petra = Petra
wonder-colosseum = Coliseo
wonder-hagia_sophia = Santa Sofía
wonder-borobudur = Borobudur
wonder-house_of_wisdom = Casa de la Sabiduría
wonder-angkor_wat = Angkor Wat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Iglesias de Lalibela
wonder-great_zimbabwe = Gran Zimbabue
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moáis de Rapa Nui
wonder-sankore = Sankoré de Tombuctú
wonder-forbidden_city = Ciudad Prohibida
wonder-sistine_chapel = Capilla Sixtina
wonder-himeji_castle = Castillo de Himeji
wonder-taj_mahal = Taj Mahal
wonder-crystal_palace = Palacio de Cristal
wonder-suez_canal = Canal de Suez
wonder-statue_of_liberty = Estatua de la Libertad
wonder-eiffel_tower = Torre Eiffel
wonder-trans_siberian = Transiberiano
wonder-panama_canal = Canal de Panamá
wonder-hoover_dam = Presa Hoover
wonder-christ_the_redeemer = Cristo Redentor
wonder-pentagon = El Pentágono
wonder-united_nations = Sede de las Naciones Unidas
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Ópera de Sídney
wonder-large_hadron_collider = Gran Colisionador de Hadrones
wonder-space_station = Estación Espacial Internacional
wonder-seed_vault = Bóveda de Semillas de Svalbard

# Leaders
leader-hatshepsut = Hatshepsut
leader-hammurabi = Hammurabi
leader-cyrus = Ciro el Grande
leader-ashoka = Ashoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = Augusto
leader-charlemagne = Carlomagno
leader-genghis_khan = Gengis Kan
leader-mansa_musa = Mansa Musa
leader-pachacuti = Pachacútec
leader-suleiman = Solimán el Magnífico
leader-elizabeth_i = Isabel I
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoleón
leader-bolivar = Simón Bolívar
leader-catherine_ii = Catalina II
leader-meiji = Emperador Meiji
leader-mandela = Nelson Mandela

# Advisors
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Manetón
advisor-hypatia = Hipatia
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
advisor-nezahualcoyotl = Nezahualcóyotl
advisor-malintzin = Malintzin
advisor-sor_juana = Sor Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Cardenal Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Cosecha
civbot-scholars = Eruditos
civbot-warriors = Guerreros
civbot-campaign = Campaña
civbot-builders = Constructores
civbot-council = Consejo
civbot-golden_age = Edad de Oro
difficulty-chieftain = Jefe
difficulty-noble = Noble
difficulty-king = Rey

# Icons of the circle
icon-add_cube = Un cubo nuevo para todos
icon-recover_cards = Vuelven las dos cartas más antiguas
icon-recover_wonders = Las maravillas quedan listas
icon-recover_cubes = Vuelven cubos
icon-government = Los gobiernos pagan
icon-turn_order = Nuevo orden de juego
icon-reset_wonders = Nueva fila de maravillas
icon-leader_bonus = Los líderes puntúan
icon-reset_leaders = Nuevos líderes
icon-territory_bonus = Puntúan las tierras ocupadas a solas

# Where points come from
category-setup = Primer territorio
category-exploration = Exploración
category-territories = Territorios al final de las eras
category-governments = Gobiernos
category-matrix = Niveles del plano
category-beyond = Niveles más allá de 16
category-wonders = Maravillas
category-tourism = Turismo
category-raids = Saqueos
category-wars = Guerras
category-trade_partner = Comercio de otros contigo
category-leaders = Líderes
category-advisors = Consejeros (Civbots: cartas)
category-advisors-player = Consejeros
category-advisors-civbot = Cartas de civbot
category-lost = Perdidos con Explotación

# Rooms of the gallery.
gallery-actions = Acciones
gallery-advisors = Consejeros
gallery-backs = Dorsos de las cartas
gallery-board = Sobre la mesa
gallery-civbots = Civbots
gallery-frames = Marcos
gallery-governments = Gobiernos
gallery-leaders = Líderes
gallery-pieces = Piezas
gallery-screens = Grandes escenas
gallery-slab = El Plan de las Civilizaciones
gallery-symbols = Signos
gallery-timeline = El círculo de los turnos
gallery-wonders = Maravillas
