# Civilizations
civilization-egypt = Egito
civilization-china = China
civilization-india = Índia
civilization-mali = Mali
civilization-mexico = México
civilization-france = França

# Lands
territory-north_america = América do Norte
territory-central_america = América Central
territory-south_america = América do Sul
territory-europe = Europa
territory-north_africa = Norte da África
territory-southern_africa = África Austral
territory-middle_east = Oriente Médio
territory-steppe = A Estepe
territory-siberia = Sibéria
territory-east_asia = Leste Asiático
territory-india = Índia
territory-southeast_asia = Sudeste Asiático
territory-oceania = Oceania

# Actions
action-military = Exército
action-technology = Tecnologia
action-art = Arte
action-exploit = Exploração
action-expansion = Expansão
action-trade = Comércio
action-raid = Saque
action-war = Guerra
action-tourism = Turismo
action-revolution = Revolução

# Governments
government-clans = Clãs
government-nomads = Nômades
government-city_states = Cidades-Estado
government-empire = Império
government-mercantilism = Mercantilismo
government-enlightenment = Iluminismo
government-consumer_society = Sociedade de Consumo
government-barbarism = Barbárie
government-utopia = Utopia

# Levels of technology
level-fire = Fogo
level-agriculture = Agricultura
level-animals = Animais
level-metal_working = Metalurgia
level-wheel = Roda
level-writing = Escrita
level-philosophy = Filosofia
level-navigation = Navegação
level-science = Ciência
level-gunpowder = Pólvora
level-printing_press = Imprensa
level-industry = Indústria
level-medicine = Medicina
level-nuclear_power = Energia Nuclear
level-internet = Internet
level-singularity = Singularidade

# Levels of the military
level-clubs = Clavas
level-spears = Lanças
level-slings = Fundas
level-bows = Arcos
level-chariots = Carros de Guerra
level-phalanx = Falange
level-legions = Legiões
level-heavy_cavalry = Cavalaria Pesada
level-castles = Castelos
level-crossbows = Bestas
level-cannon = Canhões
level-muskets = Mosquetes
level-ironclads = Couraçados
level-tanks = Tanques
level-aircraft = Aviões
level-satellites = Satélites

# Wonders
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Grande Pirâmide de Gizé
wonder-hanging_gardens = Jardins Suspensos da Babilônia
wonder-temple_of_artemis = Templo de Ártemis
wonder-statue_of_zeus = Estátua de Zeus em Olímpia
wonder-mausoleum = Mausoléu de Halicarnasso
wonder-colossus = Colosso de Rodes
wonder-lighthouse = Farol de Alexandria
wonder-library = Biblioteca de Alexandria
wonder-great_wall = Grande Muralha
wonder-terracotta_army = Exército de Terracota
wonder-pyramid_of_the_sun = Pirâmide do Sol
wonder-petra = Petra
wonder-colosseum = Coliseu
wonder-hagia_sophia = Santa Sofia
wonder-borobudur = Borobudur
wonder-house_of_wisdom = Casa da Sabedoria
wonder-angkor_wat = Angkor Wat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Igrejas de Lalibela
wonder-great_zimbabwe = Grande Zimbábue
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moais de Rapa Nui
wonder-sankore = Sankoré de Tombuctu
wonder-forbidden_city = Cidade Proibida
wonder-sistine_chapel = Capela Sistina
wonder-himeji_castle = Castelo de Himeji
wonder-taj_mahal = Taj Mahal
wonder-crystal_palace = Palácio de Cristal
wonder-suez_canal = Canal de Suez
wonder-statue_of_liberty = Estátua da Liberdade
wonder-eiffel_tower = Torre Eiffel
wonder-trans_siberian = Ferrovia Transiberiana
wonder-panama_canal = Canal do Panamá
wonder-hoover_dam = Represa Hoover
wonder-christ_the_redeemer = Cristo Redentor
wonder-pentagon = O Pentágono
wonder-united_nations = Sede das Nações Unidas
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Ópera de Sydney
wonder-large_hadron_collider = Grande Colisor de Hádrons
wonder-space_station = Estação Espacial Internacional
wonder-seed_vault = Silo de Sementes de Svalbard

# Leaders
leader-hatshepsut = Hatshepsut
leader-hammurabi = Hamurabi
leader-cyrus = Ciro, o Grande
leader-ashoka = Ashoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = Augusto
leader-charlemagne = Carlos Magno
leader-genghis_khan = Gengis Khan
leader-mansa_musa = Mansa Musa
leader-pachacuti = Pachacuti
leader-suleiman = Solimão, o Magnífico
leader-elizabeth_i = Elizabeth I
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoleão
leader-bolivar = Simón Bolívar
leader-catherine_ii = Catarina II
leader-meiji = Imperador Meiji
leader-mandela = Nelson Mandela

# Advisors
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Manetão
advisor-hypatia = Hipátia
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
advisor-sor_juana = Sóror Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Cardeal Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Colheita
civbot-scholars = Eruditos
civbot-warriors = Guerreiros
civbot-campaign = Campanha
civbot-builders = Construtores
civbot-council = Conselho
civbot-golden_age = Era de Ouro
difficulty-chieftain = Chefe
difficulty-noble = Nobre
difficulty-king = Rei

# Icons of the circle
icon-add_cube = Um cubo novo para todos
icon-recover_cards = As duas cartas mais antigas voltam
icon-recover_wonders = As maravilhas ficam prontas
icon-recover_cubes = Cubos voltam
icon-government = Os governos pagam
icon-turn_order = Nova ordem de jogo
icon-reset_wonders = Nova fila de maravilhas
icon-leader_bonus = Os líderes pontuam
icon-reset_leaders = Novos líderes
icon-territory_bonus = Terras ocupadas a sós pontuam

# Where points come from
category-setup = Primeiro território
category-exploration = Descobertas
category-territories = Territórios no fim das eras
category-governments = Governos
category-matrix = Níveis do plano
category-beyond = Níveis além de 16
category-wonders = Maravilhas
category-tourism = Turismo
category-raids = Saques
category-wars = Guerras
category-trade_partner = Comércio de outros com você
category-leaders = Líderes
category-advisors = Conselheiros (Civbots: cartas)
category-advisors-player = Conselheiros
category-advisors-civbot = Cartas de civbot
category-lost = Perdidos com Exploração

# Rooms of the gallery.
gallery-actions = Ações
gallery-advisors = Conselheiros
gallery-backs = Versos das cartas
gallery-board = Sobre a mesa
gallery-civbots = Civbots
gallery-frames = Molduras
gallery-governments = Governos
gallery-leaders = Líderes
gallery-pieces = Peças
gallery-screens = Grandes cenas
gallery-slab = O Plano das Civilizações
gallery-symbols = Sinais
gallery-timeline = O círculo dos turnos
gallery-wonders = Maravilhas
