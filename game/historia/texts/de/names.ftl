# Zivilisationen
civilization-egypt = Ägypten
civilization-china = China
civilization-india = Indien
civilization-mali = Mali
civilization-mexico = Mexiko
civilization-france = Frankreich

# Länder
territory-north_america = Nordamerika
territory-central_america = Mittelamerika
territory-south_america = Südamerika
territory-europe = Europa
territory-north_africa = Nordafrika
territory-southern_africa = Südafrika
territory-middle_east = Nahost
territory-steppe = Zentralasien
territory-siberia = Sibirien
territory-east_asia = Ostasien
territory-india = Indien
territory-southeast_asia = Südostasien
territory-oceania = Ozeanien

# Aktionen
action-military = Militär
action-technology = Technologie
action-art = Kunst
action-exploit = Ausbeutung
action-expansion = Expansion
action-trade = Handel
action-raid = Raubzug
action-war = Krieg
action-tourism = Tourismus
action-revolution = Revolution

# Regierungen
government-clans = Clans
government-nomads = Nomaden
government-city_states = Stadtstaaten
government-empire = Großreich
government-mercantilism = Merkantilismus
government-enlightenment = Aufklärung
government-consumer_society = Konsumgesellschaft
government-barbarism = Barbarei
government-utopia = Utopia

# Stufen der Technologie
level-fire = Feuer
level-agriculture = Ackerbau
level-animals = Tierzucht
level-metal_working = Metallguss
level-wheel = Rad
level-writing = Schrift
level-philosophy = Philosophie
level-navigation = Navigation
level-science = Wissenschaft
level-gunpowder = Schießpulver
level-printing_press = Buchdruck
level-industry = Industrie
level-medicine = Medizin
level-nuclear_power = Kernkraft
level-internet = Internet
level-singularity = Singularität

# Stufen des Militärs
level-clubs = Keulen
level-spears = Speere
level-slings = Schleudern
level-bows = Bögen
level-chariots = Streitwagen
level-phalanx = Phalanx
level-legions = Legionen
level-heavy_cavalry = Panzerreiter
level-castles = Burgen
level-crossbows = Armbrüste
level-cannon = Kanonen
level-muskets = Musketen
level-ironclads = Panzerschiffe
level-tanks = Panzer
level-aircraft = Flugzeuge
level-satellites = Satelliten

# Wunder
wonder-gobekli_tepe = Göbekli Tepe
wonder-stonehenge = Stonehenge
wonder-great_pyramid = Große Pyramide von Gizeh
wonder-hanging_gardens = Hängende Gärten von Babylon
wonder-temple_of_artemis = Tempel der Artemis
wonder-statue_of_zeus = Zeusstatue von Olympia
wonder-mausoleum = Mausoleum von Halikarnassos
wonder-colossus = Koloss von Rhodos
wonder-lighthouse = Leuchtturm von Alexandria
wonder-library = Bibliothek von Alexandria
wonder-great_wall = Große Mauer
wonder-terracotta_army = Terrakotta-Armee
wonder-pyramid_of_the_sun = Sonnenpyramide
wonder-petra = Petra
wonder-colosseum = Kolosseum
wonder-hagia_sophia = Hagia Sophia
wonder-borobudur = Borobudur
wonder-house_of_wisdom = Haus der Weisheit
wonder-angkor_wat = Angkor Wat
wonder-chichen_itza = Chichén Itzá
wonder-lalibela = Felsenkirchen von Lalibela
wonder-great_zimbabwe = Groß-Simbabwe
wonder-alhambra = Alhambra
wonder-machu_picchu = Machu Picchu
wonder-moai = Moai von Rapa Nui
wonder-sankore = Sankoré von Timbuktu
wonder-forbidden_city = Verbotene Stadt
wonder-sistine_chapel = Sixtinische Kapelle
wonder-himeji_castle = Burg Himeji
wonder-taj_mahal = Taj Mahal
wonder-crystal_palace = Crystal Palace
wonder-suez_canal = Suezkanal
wonder-statue_of_liberty = Freiheitsstatue
wonder-eiffel_tower = Eiffelturm
wonder-trans_siberian = Transsibirische Eisenbahn
wonder-panama_canal = Panamakanal
wonder-hoover_dam = Hoover-Damm
wonder-christ_the_redeemer = Christus der Erlöser
wonder-pentagon = Pentagon
wonder-united_nations = UN-Hauptquartier
wonder-apollo_11 = Apollo 11
wonder-sydney_opera_house = Opernhaus von Sydney
wonder-large_hadron_collider = Large Hadron Collider
wonder-space_station = Internationale Raumstation
wonder-seed_vault = Saatguttresor von Spitzbergen

# Anführer
leader-hatshepsut = Hatschepsut
leader-hammurabi = Hammurabi
leader-cyrus = Kyros der Große
leader-ashoka = Ashoka
leader-qin_shi_huang = Qin Shi Huang
leader-augustus = Augustus
leader-charlemagne = Karl der Große
leader-genghis_khan = Dschingis Khan
leader-mansa_musa = Mansa Musa
leader-pachacuti = Pachacútec
leader-suleiman = Süleyman der Prächtige
leader-elizabeth_i = Elisabeth I.
leader-lincoln = Abraham Lincoln
leader-napoleon = Napoleon
leader-bolivar = Simón Bolívar
leader-catherine_ii = Katharina II.
leader-meiji = Kaiser Meiji
leader-mandela = Nelson Mandela

# Berater
advisor-imhotep = Imhotep
advisor-ptahhotep = Ptahhotep
advisor-manetho = Manetho
advisor-hypatia = Hypatia
advisor-ibn_al_haytham = Ibn al-Haitham
advisor-sun_tzu = Sunzi
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
advisor-al_sahili = Abu Ishaq as-Sahili
advisor-ahmad_baba = Ahmad Baba
advisor-mohammed_bagayogo = Mohammed Bagayogo
advisor-tlacaelel = Tlacaélel
advisor-nezahualcoyotl = Nezahualcóyotl
advisor-malintzin = Malintzin
advisor-sor_juana = Sor Juana Inés de la Cruz
advisor-mario_molina = Mario Molina
advisor-richelieu = Kardinal Richelieu
advisor-vauban = Vauban
advisor-emilie_du_chatelet = Émilie du Châtelet
advisor-colbert = Jean-Baptiste Colbert
advisor-talleyrand = Talleyrand

# Civbots
civbot = Civbot
civbot-harvest = Ernte
civbot-scholars = Gelehrte
civbot-warriors = Krieger
civbot-campaign = Feldzug
civbot-builders = Baumeister
civbot-council = Rat
civbot-golden_age = Goldenes Zeitalter
difficulty-chieftain = Häuptling
difficulty-noble = Adliger
difficulty-king = König

# Symbole des Kreises
icon-add_cube = Ein neuer Würfel für alle
icon-recover_cards = Die zwei ältesten Karten kommen zurück
icon-recover_wonders = Wunder sind wieder bereit
icon-recover_cubes = Würfel kommen zurück
icon-government = Regierungen zahlen
icon-turn_order = Eine neue Reihenfolge
icon-reset_wonders = Eine neue Auslage von Wundern
icon-leader_bonus = Anführer werden gewertet
icon-reset_leaders = Neue Anführer
icon-territory_bonus = Allein gehaltene Länder werden gewertet

# Woher Punkte kommen
category-setup = Erstes Land
category-exploration = Erkundung
category-territories = Länder am Ende der Ären
category-governments = Regierungen
category-matrix = Stufen des Plans
category-beyond = Stufen über 16
category-wonders = Wunder
category-tourism = Tourismus
category-raids = Raubzüge
category-wars = Kriege
category-trade_partner = Handel anderer mit dir
category-leaders = Anführer
category-advisors = Berater (Civbots: Karten)
category-advisors-player = Berater
category-advisors-civbot = Civbot-Karten
category-lost = Durch Ausbeutung verloren

# Räume der Galerie.
gallery-actions = Aktionen
gallery-advisors = Berater
gallery-backs = Kartenrücken
gallery-board = Auf dem Tisch
gallery-civbots = Civbots
gallery-frames = Rahmen
gallery-governments = Regierungen
gallery-leaders = Anführer
gallery-pieces = Spielsteine
gallery-screens = Große Szenen
gallery-slab = Der Plan der Zivilisationen
gallery-symbols = Symbole
gallery-timeline = Der Kreis der Züge
gallery-wonders = Wunder
