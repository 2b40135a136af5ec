# Desafíos: título, lugar y fecha, lo que se pide en una línea, y qué ocurrió allí.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = Costa del sur, enero de 1532
challenge-sao-vicente-1532-text = Una villa de la nada: Era II, una calle de Edificios y puntos que mostrar, casi sin tiempo de deshacer el equipaje.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa tenía naves, colonos y esquejes de caña, y un rey con prisa. En esta playa, junto a las aldeas tupiniquines, trazó calles, un concejo y un ingenio: la primera villa portuguesa en la tierra que sería Brasil.

challenge-red-dye-1502-title = El tinte rojo
challenge-red-dye-1502-when = La costa del palo brasil, 1502
challenge-red-dye-1502-text = Fabrica algo que vender y apila la madera antes de que las naves regresen.
challenge-red-dye-1502-story = Una madera que tiñe el paño del color de la brasa dio nombre a la tierra. En 1502 la Corona arrendó el comercio a una compañía de mercaderes encabezada por Fernão de Loronha; los tupíes talaban y cargaban los troncos, y recibían por ellos hachas y cuchillos. Las naves no esperan a los lentos.

challenge-rio-1565-title = La bahía de Guanabara
challenge-rio-1565-when = Guanabara, de 1565 a 1567
challenge-rio-1565-text = Los franceses dominan la otra orilla. Alcanza la Era II y pisa su fuerte.
challenge-rio-1565-story = Desde hacía diez años los franceses ocupaban islas de la bahía, amigos de los tamoios. En marzo de 1565 Estácio de Sá desembarcó al pie del Pan de Azúcar con pocas naves y los temiminós de Arariboia a su lado, y llamó ciudad a su campamento. Fueron dos años de emboscadas y combates en canoa hasta que cayó el último fuerte.

challenge-bandeiras-1674-title = Piedras verdes
challenge-bandeiras-1674-when = Tierra adentro desde São Paulo, 1674
challenge-bandeiras-1674-text = Descubre tierra desconocida y vuelve con oro.
challenge-bandeiras-1674-story = Fernão Dias Pais pasaba de los sesenta cuando salió de São Paulo tras la sierra de esmeraldas de la que todos hablaban. Buscó siete años a lo largo de los ríos. Las piedras que halló eran verdes, pero eran turmalinas; los caminos que abrió llevaron a otros hasta el oro.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Fundiciones y una Ciudad, y ningún trueque: de todo lo que se comercia la Corona toma su quinto.
challenge-vila-rica-1711-story = Donde los arroyos bajaban amarillos, en diez años los campamentos se hicieron calles, y en 1711 las calles se hicieron villa. Africanos esclavizados cavaban y lavaban el oro, y sabían de fundición más que sus amos; la Corona lo pesaba y guardaba un quinto. Con el resto se alzaron iglesias.

challenge-artistic-mission-1816-title = Pintores en la corte
challenge-artistic-mission-1816-when = Río de Janeiro, 1816
challenge-artistic-mission-1816-text = Reúne una galería de los tres marcos y da que hablar a la corte.
challenge-artistic-mission-1816-story = En marzo de 1816 una nave llegada de El Havre trajo a Río un cargamento de artistas: Debret y Taunay con sus pinceles, Grandjean de Montigny con sus planos, Lebreton al frente, ninguno bien visto en casa desde la caída de Napoleón. La academia tardó diez años en abrir. Sus cuadros aún nos cuentan cómo era la ciudad.

challenge-amazon-1637-title = Río arriba
challenge-amazon-1637-when = El Amazonas, octubre de 1637
challenge-amazon-1637-text = Puestos en tres tramos del río, uno de ellos muy aguas arriba.
challenge-amazon-1637-story = Pedro Teixeira partió con unos setenta soldados y más de mil remeros y arqueros indígenas en una hilera de canoas, y remontó el Amazonas hasta Quito. A la vuelta plantó un mojón en lo hondo de la selva. Los mapas se redibujaron por su causa.

challenge-treaty-of-madrid-1750-title = Más allá de la línea
challenge-treaty-of-madrid-1750-when = Madrid, enero de 1750
challenge-treaty-of-madrid-1750-text = Vive donde la vieja línea no deja: ocupa el terreno, funda una Ciudad y gánate la firma.
challenge-treaty-of-madrid-1750-story = La línea de Tordesillas se trazó antes de que nadie viera la tierra. En 1750 misiones, minas y sendas de ganado la habían cruzado hacía mucho. Alexandre de Gusmão llevó a Madrid un argumento sencillo: que cada cual conserve lo que habita. Dos coronas lo firmaron.

challenge-caseros-1852-title = El camino de Caseros
challenge-caseros-1852-when = El Río de la Plata, de 1851 a 1852
challenge-caseros-1852-text = Tres batallas que ganar y apenas una unidad que perder.
challenge-caseros-1852-story = Rosas gobernaba Buenos Aires desde hacía casi veinte años y había reñido con todos los vecinos. Urquiza, de Entre Ríos, se alzó contra él, se sumaron Uruguay y el Imperio del Brasil, y el 3 de febrero de 1852 unos cincuenta mil hombres se encontraron en Caseros. A mediodía había terminado; Rosas embarcó hacia Inglaterra.

challenge-ituzaingo-1827-title = Una llanura de menos
challenge-ituzaingo-1827-when = La Cisplatina, febrero de 1827
challenge-ituzaingo-1827-text = Un vecino quiere la misma llanura. Ve por delante de él cuando acabe.
challenge-ituzaingo-1827-story = Los dos bandos querían la tierra al este del río Uruguay, y en Ituzaingó, que los brasileños llaman Passo do Rosário, los dos ejércitos dejaron el campo seguros de que el otro tenía más motivos para irse. Un año después la tierra no era de ninguno: se hizo Uruguay. Esta vez, que decidan los puntos.

challenge-recife-1654-title = Las llaves de Recife
challenge-recife-1654-when = Recife, enero de 1654
challenge-recife-1654-text = Menos guardias que en los cerros y menos rondas, y no se puede jugar ninguna carta de Oro.
challenge-recife-1654-story = Tras la segunda derrota en los cerros, a los holandeses les quedó solo el puerto y lo que alcanzaban sus cañones. En diciembre de 1653 una flota portuguesa cerró el mar, el ejército de Pernambuco tomó los fuertes uno a uno y el 26 de enero las llaves de Recife cambiaron de manos. Muchas familias judías de la ciudad zarparon; algunas llegaron a Nueva Ámsterdam.

challenge-empire-1822-title = El año de la corona
challenge-empire-1822-when = Río de Janeiro, 1822
challenge-empire-1822-text = Una velada entera contra dos rivales: adelántate a los dos, con palacios y un ejército que mostrar.
challenge-empire-1822-story = En enero Pedro dijo que se quedaba, en septiembre que el lazo con Lisboa estaba cortado, en diciembre fue coronado. Parecía hecho; en Bahía, Maranhão y Pará se seguía luchando por ello un año después. Un imperio es más que una palabra dicha junto a un arroyo.
