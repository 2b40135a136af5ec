# Las páginas de Cómo se juega.
learn-goal-title = El objetivo
learn-goal =
    Brasil, de 1500 a 1889. Guías a un pueblo desde el primer desembarco hasta los ferrocarriles: levantas Edificios, fundas Ciudades, reúnes pinturas, haces productos, exploras el interior y, cuando conviene, combates. Tres eras se suceden, y son las Misiones las que las traen. Al final gana quien tenga más puntos de victoria [vp].

    # Qué da puntos
    Unidades desplegadas, productos, pinturas, Misiones, Palacios, losetas de Exploración, y los Edificios y las Ciudades bajo tu control. Todo lo que se hace bien da puntos: no hay un solo camino.

    # Cómo empieza una partida
    - Cada jugador tiene un color con cinco unidades, cinco Palacios que levantar y seis productos.
    - Las losetas de Exploración están boca abajo en los hexágonos desconocidos [eye]. Las que no tienen sitio se quedan en la caja, sin que nadie las vea.
    - Recibes Misiones de cada era, guardas en secreto una de cada una y eliges un Monarca de tu color, cuyo poder vale toda la partida.
    - Se revelan las Capitales. Un jugador al azar elige primero, después los demás en sentido horario: tomas el recurso que muestra tu Capital, y el Palacio I la marca. Empieza quien tomó la Capital del primer jugador.

learn-words-title = Palabras y cosas
learn-words =
    # Bienes
    Cuatro *recursos*: caña de azúcar [sugarcane], café [coffee], palo brasil [brazilwood] y algodón [cotton]. Dos *activos*: oro [gold] y ciencia [science]. El signo [any] significa un recurso de cualquier tipo.
    - Tu *reserva* guarda cinco bienes, salvo que una pintura le dé más sitio.
    - Tu *producción* está sobre las losetas que la hicieron, sin límite, y paga desde allí. Nunca pasa a la reserva.

    # Losetas
    Edificios, Ciudades y Capitales son losetas; lo que construiste es tu *imperio*. Una Capital cuenta como Ciudad, pero no en batallas, ni para Misiones, Palacios, cartas de Oro y puntos.
    - *Construida por ti*: la pusiste tú. Eso vale para siempre.
    - *Controlada por ti*: tus unidades están sobre ella o, sin unidad enemiga allí, la construiste tú.
    - *Loseta enemiga*: construida por otro, incluso mientras la ocupas.
    Los puntos [vp] de una loseta o de una unidad son también su Fuerza de Combate [cs].

    # Tierras
    Campo, Bosque, Mina de Oro y Agua. Una loseta cambia la tierra para siempre: su hexágono ya no es Campo, Bosque ni Mina de Oro. Un hexágono con loseta de Exploración cuenta como Campo.

    # Cartas
    - *Cartas de Oro* [hand_gold], tres, salvo que una pintura permita más: cada una paga como [gold], o da lo que dice.
    - *Cartas de Combate* [hand_combat], tres como mucho: suman fuerza en la batalla.
    - *Misiones* [hand_mission]: tus planes secretos.
    - *Pinturas*, en marcos de tres órdenes, rojo, rosa y azul: cuelgan de tu tablero y actúan desde ese momento.

learn-turn-title = El turno
learn-turn =
    # 1. Acción
    Lleva tu ficha de acción a un arco distinto de aquel en el que está y haz la acción de ese arco. La ficha debe moverse; la acción puedes omitirla. Así, nunca usas el mismo arco dos veces seguidas. Solo una ficha recién recibida, al empezar una era, puede ir a cualquier sitio.

    # 2. Movimiento
    Tienes un *movimiento libre* y el *movimiento adicional* del arco. Los dos son opcionales, en cualquier orden, con cualquier unidad tuya del mapa. Si una ficha volteada de una era anterior está bajo el arco de este turno, tienes también su bonificación, una vez:
    - Era I: mira una loseta inexplorada. Solo tú sabrás qué es.
    - Era II: roba una carta de Combate.

    # 3. Fin del turno
    Juega el siguiente en sentido horario.

    # En cualquier momento de tu turno
    Salvo en medio de un pago, una batalla u otra elección, puedes anunciar una Misión, jugar una carta de Oro por lo que da, o usar una pintura cuyo efecto activas tú. Una Misión anunciada antes de mover la ficha trae enseguida la nueva era: sus Edificios ya pueden construirse en ese mismo turno.

learn-arches-title = Los siete arcos
learn-arches =
    Casi todos los arcos tienen un hueco: un producto de su forma, hecho con Manufacturar, mejora el arco por el resto de la partida.

    # Desplegar
    Paga una de tus unidades y ponla en tu Capital, o en una Ciudad que construiste y controlas. Una unidad derrotada vuelve gratis. Después roba [hand_combat], aunque no hayas desplegado nada; la carta recién robada no puede pagar esta acción.
    - Mejora: una unidad más, una carta más.
    - Movimiento: cualquier unidad fuera del Agua va a tu Capital o a una de esas Ciudades, a cualquier distancia.

    # Pintura
    Paga una de las seis pinturas expuestas. Otra ocupa su lugar cuando la acción termina.
    - Mejora: una pintura de [gold] cuesta [any], una de [any] no cuesta nada.
    - Movimiento: a un Bosque adyacente.

    # Construir
    Un Edificio o una Ciudad, de esta era o de una anterior.
    - Un *Edificio* va en tierra de su tipo, junto a una loseta de tu imperio, sin loseta enemiga al lado y sin unidad enemiga encima. Iglesia y Academia también pueden reemplazar un Edificio de la Era I o II que construiste y controlas.
    - Una *Ciudad* va en el hexágono de tu unidad Monarca, en cualquier tierra, sin loseta enemiga al lado. No necesita tocar tu imperio, y también puede reemplazar un Edificio tuyo de la Era I o II.
    - Un Edificio produce en el acto. Lo que reemplaza sale del juego con sus bienes. Una loseta con Palacio se queda.
    - Construir en tierra inexplorada descarta su loseta sin que nadie la vea. Una Expedición revelada debe ser vencida antes.
    - Mejora: los tipos de recurso dejan de importar, solo su número. Oro y ciencia quedan como están impresos.
    - Movimiento: a un Edificio o una Ciudad adyacentes que construiste o controlas.

    # Renovar
    Paga [any] por un Edificio que construiste y controlas y que está *sin bienes*. O produce de nuevo, o le das la vuelta y produce como su otra cara, sea cual sea la tierra. Un Edificio con Palacio no se voltea. Ciudades y Capitales nunca se renuevan.
    - Mejora: gratis.
    - Movimiento: a un hexágono adyacente en el borde del mapa, o para entrar o salir del Agua.

    # Manufacturar
    Paga uno de tus seis productos y ponlo en un hueco libre de su forma: ese arco queda mejorado.
    - Mejora: un recurso menos.
    - Movimiento: a una Mina de Oro adyacente.

    # Puerto
    Toma un recurso a tu elección. Mejora: roba también [hand_gold].

    # Comercio
    Cuantos cambios quieras, con exactamente estos bienes: ninguno vale por otro.
    - Un recurso: [any] → [gold]
    - Dos, cada uno café o algodón: [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Cuatro recursos: [any][any][any][any] → [science][gold][hand_gold]
    - Dos cartas de Combate: [hand_combat][hand_combat] → [gold][hand_gold]

    # Puerto y Comercio
    No tienen movimiento adicional. A cambio, mientras tu ficha está allí, cada batalla en la que luchan tus unidades tiene [cs]+1 para ti al atacar y [cs]+2 al defender.

learn-paying-title = Pagar
learn-paying =
    Cada bien de un coste se paga con exactamente un bien:
    - de tu reserva,
    - de una loseta que controlas, también de una tomada,
    - o con una carta de Oro, como [gold].

    El oro vale por cualquier recurso. La ciencia vale por cualquier recurso o por oro. Nunca al revés. No se paga de más y no hay cambio. Algunos Monarcas y pinturas permiten pagar de otras formas.

    El juego propone un pago que deja abiertas casi todas tus opciones: acéptalo, o haz clic en otra fuente iluminada. Lo que acaba de llegarte por una acción no paga esa misma acción.

    # Límites
    Primero tomas o robas, después descartas lo que sobra, a tu elección: cinco bienes en la reserva, tres cartas de Oro, tres cartas de Combate, o más donde una pintura lo dice. Los bienes sobre las losetas no cuentan. La reserva general nunca se acaba; un mazo vacío se rehace con sus descartes.

learn-movement-title = Movimiento y exploración
learn-movement =
    Un movimiento lleva una unidad a un hexágono adyacente. Cuantas unidades tuyas quieras pueden compartir un hexágono.
    - Un *Dragón* lleva consigo cualesquiera de tus unidades de su hexágono.
    - Un *Cañón* o *Granadero* puede gastar el movimiento libre para atacar un hexágono adyacente en vez de moverse.
    - En el *Agua* solo se entra, y de ella solo se sale, con el movimiento libre o con el de Renovar.
    - Nadie entra en la Capital de otro jugador.

    # Exploración
    La primera unidad que entra en un hexágono inexplorado revela su loseta:
    - *Especie Desconocida*: guárdala. Una, dos o tres de ellas valen [vp]1, 3 o 5.
    - *Mandioca*: gana [any] a tu elección.
    - *Quilombo*: roba una Misión de la era que elijas. Va a tu mano.
    - *Minas Gerais*: quien construye aquí gana [gold].
    - *Cultura*: quien construye aquí guarda la loseta, que vale [vp]2.
    - *Cuenca Fluvial*: cada Edificio al lado produce un recurso más de su propio tipo, en el acto y cada vez que vuelva a producir. Los Edificios que solo hacen oro y ciencia no ganan nada.
    - *Expedición*: espera a ser vencida.

    # Expediciones
    Al entrar, o más tarde con el movimiento libre de una unidad que está allí, puedes enfrentarla. Suma la fuerza de todas tus unidades del hexágono, las pinturas, la bonificación de Puerto o Comercio y hasta tres cartas de Combate. Si igualas o superas su fuerza, recibes su ganancia y guardas la loseta por sus puntos. Si no, pierdes solo las cartas que jugaste.

learn-combat-title = Batalla
learn-combat =
    Una batalla empieza cuando una unidad entra en un hexágono con unidad, Edificio o Ciudad enemigos, o cuando un Cañón o Granadero ataca un hexágono adyacente. Las Capitales nunca son atacadas.

    # Quién lucha
    Defiende el hexágono quien tiene unidades en él; sin unidades, quien construyó la loseta.
    - *Ataque*: las unidades que entraron. En un ataque adyacente: todas tus unidades del hexágono que dispara, y su loseta si la construiste tú.
    - *Defensa*: todas las unidades del hexágono, y la loseta si la construyó el defensor. Una loseta ocupada por quien no la construyó no ayuda a nadie.

    # Cómo transcurre
    El atacante juega hasta tres cartas de Combate boca abajo, después el defensor. Todas se revelan y tienen efecto, primero las del atacante. Gana el total mayor; *el empate es del defensor*. Todas las cartas jugadas se descartan.

    # Qué sigue
    - Las unidades del perdedor en ese hexágono vuelven a la reserva de su dueño y pueden desplegarse de nuevo gratis. En un ataque adyacente que fracasa, son las del hexágono que disparó.
    - El vencedor siempre conserva al menos una unidad.
    - Quien entró y venció se queda y *toma* la loseta: puede pagar con sus bienes, la loseta cuenta para sus Misiones y, al final, sus puntos son suyos. No puede renovarla ni construir a su lado.
    - Un ataque adyacente no toma nada.
    - Cuando sale la última unidad enemiga, la loseta vuelve a quien la construyó. Los Palacios se quedan siempre con quien construyó.

learn-missions-title = Misiones, eras, Palacios
learn-missions =
    # Anunciar una Misión
    En cualquier momento de tu turno puedes revelar una Misión de esta era o de una anterior, si todos sus objetivos están cumplidos en ese instante. Ganas sus puntos y puedes colocar un *Palacio*.

    # La era cambia
    Si la Misión era de la era actual, la siguiente empieza para todos. Desde quien la anunció, cada jugador pone su ficha antigua boca abajo bajo un arco que no tenga ninguna, donde su bonificación vale desde entonces, y toma la ficha de la nueva era. El arco del turno en curso aún da su movimiento adicional.

    # Palacios
    Un Palacio va en una loseta que construiste y controlas, que cumple su condición y aún no tiene Palacio. Su bonificación llega en el acto; sus puntos cuentan al final. Sin loseta que sirva, renuncias a él.
    - *Caña*: un Edificio de la Era I. Gana [sugarcane] y haz [product_dye] o [product_sugar] gratis. [vp]3
    - *Oro*: una Ciudad, o un Edificio de la Era I o II. Gana [hand_gold]. [vp]2, y [vp]1 por Casa de Fundición
    - *Algodón*: una Plantación. Gana [cotton]. [vp]1, y [vp]2 por Plantación
    - *Café*: una Hacienda. [vp]1, y [vp]1 por producto
    - *Caucho*: una Ciudad. Gana [hand_combat]. [vp]1, y [vp]1 por unidad ya desplegada
    Casas de Fundición y Plantaciones cuentan si las construiste y aún las controlas.

    # Misiones de la Era III
    Cada objetivo suyo puntúa por sí solo al final, se haya revelado la carta o no. Solo puede revelarse cuando los tres están cumplidos, y entonces el juego acaba con esta ronda: el último turno es el de quien juega antes del primer jugador. Los demás aún pueden revelar las suyas, por un Palacio.

learn-scoring-title = El final y la cuenta
learn-scoring =
    El juego acaba cuando se completa la ronda en que se anunció una Misión de la Era III, o después de la ronda 60. Entonces cuenta:
    - unidades desplegadas, en el mapa o derrotadas;
    - productos;
    - pinturas, y lo que puntúan al final;
    - Misiones: de las Eras I y II, las que revelaste; de la Era III, cada objetivo cumplido;
    - cartas de Oro en la mano cuya condición está cumplida;
    - losetas de Exploración: especies, culturas, Expediciones vencidas;
    - Palacios II a VI;
    - Edificios y Ciudades bajo tu control, también los tomados;
    - la bonificación de tu Monarca.

    En caso de empate gana quien tenga más ciencia sobre las losetas que controla. Si también eso empata, la victoria se comparte.

    # Monarcas
    Cada color tiene los suyos: el verde cuatro, los demás dos cada uno. Cuando un Monarca favorece tus tres primeras losetas de un tipo, valen tanto las construidas como las volteadas a ese tipo, y la marca queda mientras la loseta sea de él. Los bienes indicados son todo lo que la loseta produce; lo que añaden las pinturas viene aparte.

learn-solo-title = En solitario
learn-solo =
    Juegas con verde y un Monarca verde contra los holandeses, de naranja. Las dos Capitales y las cinco unidades holandesas están donde muestra el mapa. Lo demás es como siempre.

    Los holandeses nunca se mueven y nunca atacan. Se defienden con las unidades del hexágono y una carta de Combate del mazo por cada una. En los niveles Veterano y Gobernador general tienen una carta más en cada batalla. Su Capital no tiene fuerza propia y puede ser atacada y ocupada.

    # Para ganar
    Antes del final de la ronda 20, tres cosas deben valer a la vez, sin batalla en curso:
    - se ha alcanzado la Era III, revelando Misiones de las Eras I y II;
    - tus cinco unidades están en el mapa;
    - una unidad tuya está sobre la Capital holandesa.

    Entonces tus puntos y las rondas que sobran son la marca por superar. No hace falta una Misión de la Era III, y revelar una no termina el desafío.

    # Otros desafíos
    Son trece, de un rompecabezas de diez minutos a una velada entera, cada uno con su mapa, sus rondas y sus objetivos. Algunos tienen guardias que solo defienden, como los holandeses; en algunos juega un bot contra ti; en otros estás a solas con la tierra. Todos los objetivos deben cumplirse juntos, y uno cumplido puede perderse de nuevo. Uno con ronda debe cumplirse cuando esa ronda acaba.

    # En la mesa
    La cinta muestra las rondas: las pasadas, la presente en lacre rojo, las que quedan. Cada objetivo cuelga como estandarte al borde del mapa, verde mientras está cumplido; apunta a él y verás lo que ayudaría. Se vuelve rojo cuando está probado que ya no puede cumplirse, con la razón. Los anillos son victorias de cada 100, contadas sobre todas las cartas que no has visto, con las mejores de las tuyas.

    # Niveles, medallas, repartos
    Recluta da más rondas o pide menos; Veterano y Gobernador general dan menos o dejan a los guardias robar más. Toda victoria vale bronce; puntos y rondas de sobra traen plata y oro. El reparto del día es igual para todos; la línea que copias al final deja a un amigo jugar el tuyo.

learn-table-title = En la mesa
learn-table =
    # Elegir
    Lo que está iluminado puede elegirse. Señala lo demás para ver por qué no, y qué lo haría posible. La barra sobre el mapa dice qué hacer; su botón principal termina o acepta lo que está abierto.
    - Intro pulsa el botón principal, Esc devuelve lo que elegiste.
    - Del 1 al 7 eligen un arco; Tab y las flechas mueven el foco.
    - La rueda acerca el mapa; arrástralo o usa las flechas; Inicio lo muestra entero.
    - G abre las pinturas y Ciudades disponibles, L el registro; F1 muestra, junto a la mesa, la regla de lo que señalas, y ? la lista de todas las teclas.
    - El botón derecho, el ratón quieto o E amplían una carta o una loseta; cualquier clic las devuelve.

    # Deshacer
    Ctrl+Z da un paso atrás, hasta lo último que se reveló: una carta robada, una loseta descubierta, la respuesta de un rival. El botón apagado dice qué lo impide.

    # Varias personas, una pantalla
    Un telón dice quién viene a la pantalla. Lo que no debes ver sencillamente no se dibuja. En una batalla la pantalla pasa al defensor y vuelve.

    # Bots
    Espacio los apura. Su ritmo está en los ajustes, igual que el tamaño de todo.

    # El pasado
    Cada línea del registro lleva de vuelta a su momento. El control bajo el mapa recorre toda la partida, las flechas dan un paso; mirar no pierde nada, y mientras tanto nada se deshace.

learn-rulings-title = Decisiones
