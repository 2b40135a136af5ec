learn-goal-title = El objetivo
learn-goal = ~Historia, a partir del juego de Marco Pranzo: las cartas y los números de esta edición son nuestros.~
    
    Cada jugador guía una de seis civilizaciones durante doce turnos: tres eras de cuatro. *Gana quien tenga más puntos de victoria al final*; en caso de empate, la mayor suma de tecnología y ejército.
    
    Los puntos llegan por el camino, nada se suma al final: por explorar tierras vacías, por tierras ocupadas a solas al final de una era, por gobiernos, maravillas, líderes, saqueos, guerras y los últimos niveles del plano.
learn-turn-title = Un turno
learn-turn = Un turno dura tantas rondas como haga falta hasta que alguien haga una [revolution] Revolución.
    
    # Una ronda
    - Todos eligen cartas en secreto, a la vez.
    - Cuando todos han sellado, las cartas se revelan juntas.
    - En el orden del turno cada uno resuelve todas sus cartas, en el orden que quiera; la Revolución al final.
    
    # El final del turno
    Primero actúan los Civbots, luego siguen los iconos del círculo, uno tras otro: vuelven cubos y cartas, las maravillas quedan listas, los gobiernos pagan, el orden se rehace (menos [vp] primero). Cada cuarto turno acaba una era: los líderes puntúan, y cada uno gana los [vp] de las tierras donde está a solas.
learn-choosing-title = Elegir
learn-choosing = Se elige una carta por ronda; desde tecnología 5 hasta dos, desde 13 hasta tres. Los consejeros cuentan como las demás cartas.
    
    Pulsa una carta para elegirla. *Sellar* la confirma, y también un segundo clic si solo puedes elegir una; Esc la devuelve. Su objetivo puede elegirse ya: pulsa una tierra, maravilla o rival iluminado, y la carta se resuelve sola si aún es posible. Una carta con un solo lado utilizable también se resuelve sola; deshaz para decidir tú. Hasta que todos sellen puedes recuperarla. Al señalar una carta, el plano y el mundo muestran lo que haría ahora, y la suma junto al botón dice qué cambiaría. Otros pueden actuar antes, y el resultado puede ser otro.
    
    Varias personas ante una pantalla eligen una tras otra tras el telón; nadie ve cuántas cartas ha sellado otro.
learn-actions-title = Las diez acciones
learn-actions = Cada carta tiene un lado básico, y la mayoría uno avanzado que abre una tecnología. Puedes usar una carta o no; solo la Revolución es obligatoria.
    
    # Niveles
    - [military] *Ejército*, [technology] *Tecnología*: paga un cubo, sube un nivel.
    
    # Maravillas
    - [art] *Arte*: paga un cubo, toma una maravilla de la fila.
    - [tourism] *Turismo*: [vp] por tus maravillas.
    
    # Cubos
    - [exploit] *Explotación*: recupera cubos de la reserva usada o del mapa; un cubo levantado del mapa cuesta los [vp] de su tierra.
    - [expansion] *Expansión*: un cubo a una tierra adyacente; una vacía da sus [vp].
    
    # Vecinos
    - [trade] *Comercio*: un vecino con más tecnología gana [vp], tú ganas un nivel.
    - [raid] *Saqueo*: un vecino con menos ejército: [vp] y un cubo de vuelta.
    - [war] *Guerra*: una tierra compartida; más ejército gana.
    
    # El final del turno
    - [revolution] *Revolución*: vuelven dos cartas, y el turno acaba.
learn-queue-title = La fila
learn-queue = Una carta resuelta va al extremo derecho de tu fila de descarte. Todos ven todas las filas, y así todas las manos.
    
    - Al final del turno vuelven las *dos más antiguas*: están en la bandeja dorada.
    - La Revolución recupera la *más nueva* y una a tu elección. Necesita tres cartas en la fila al elegirla.
    - Maravillas, consejeros y niveles recuperan otras.
    
    Cuándo acabar el turno es el corazón del juego: pronto, mientras las manos ajenas están llenas de planes, o tarde, cuando lo está la tuya.
learn-power-title = Poder
learn-power = Nueve [cube] por civilización, en cuatro lugares: [reserve] reserva (aún fuera del juego), [pool] usados, [supply] provisión (libres para gastar) y el mapa. Lo que pagas va de la provisión a los usados; recuperar los trae de vuelta.
    
    Al final de cada turno recuperas un cubo por cada tierra donde estás. En el segundo y el cuarto turno de una era entra uno nuevo en juego.
learn-plan-title = El plano del desarrollo
learn-plan = Tu marcador sube: tecnología a la derecha, ejército hacia arriba, hasta 16 cada uno. *No todos los lugares existen*: quien olvida una pista se detiene en la otra. Un paso trae al instante lo que está en su borde.
    
    La zona donde estás es tu *gobierno*: paga al final de cada turno. Señala una losa para leerla. En una pista completa cada nivel más vale 2 [vp].
learn-war-title = Tierras y vecinos
learn-war =
    # Tierras
    El número de una tierra son sus [vp]. Quien pone un cubo en una tierra vacía los gana; al final de una era cada uno los gana otra vez por cada tierra donde está a solas. Una civilización tiene como mucho un cubo por tierra, y al final de cada turno recupera uno por cada tierra donde está.
    
    # Vecinos
    Adyacentes son las tierras que limitan con una tuya, y quien tiene un cubo allí o en una tierra tuya. Desde la Navegación (tecnología 8) todas te son adyacentes. Dos rutas cruzan el Pacífico: Siberia a América del Norte, Oceanía a América del Sur.
    
    # Guerra
    Una *Guerra* necesita una tierra donde ambos tengan cubo. Se comparan los ejércitos, con la guardia de las maravillas: el más fuerte gana 2 [vp] (4 avanzada), el cubo del más débil allí va a los usados. En una Guerra entre jugadores el último cubo en el mapa se queda; contra un Civbot, o por él, no. Lo ya puntuado se conserva.
learn-wonders-title = Maravillas
learn-wonders = Una maravilla no tiene puntos propios: tiene un efecto. Cuando te ocurre uno de sus desencadenantes, puedes girarla y cumplir su efecto: brilla con una campana [bell]. Vuelve a estar lista al final del turno. Una recién construida puede usarse cuando acabe la carta que la trajo.
    
    Algunas tienen un efecto permanente. Todas cuentan para Turismo, líderes y mayorías.
learn-leaders-title = Líderes y consejeros
learn-leaders =
    # Líderes
    Al principio de cada era los líderes dan la vuelta a la mesa: quédate con uno, pasa los demás. Tu líder tiene dos metas; al final de la era puntúa la mejor que se cumpla, y el líder parte.
    
    # Consejeros
    De tus cinco *consejeros*, uno está en tu mano al principio, y se roba uno en tecnología 3, 7 y 13. Se juegan como cartas, son fuertes y dejan el juego.
learn-civbots-title = Civbots
learn-civbots = Un Civbot es una civilización sin jugador: tiene marcador y cubos, no cartas, maravillas ni líder. Tras la última ronda del turno revela cartas del mazo común: [chieftain] Jefe 2, [noble] Noble 3, [king] Rey 4. Cumple la mitad superior, luego la inferior.
    
    Elige por regla: primero tierras vacías, luego las de los más débiles, luego otras; el número más alto. Puedes comerciar con él, saquearlo y combatirlo. Los Civbots no cuentan para mayorías.
    
    Jugando *en solitario* ganas si nadie tiene más [vp]; hay medallas en 90, 110 y 130.
learn-end-title = El final
learn-end = La partida acaba tras el duodécimo turno, puntuados los últimos líderes y tierras. El marcador abre cada suma por categoría; un clic en el gráfico muestra la mesa en ese momento.
learn-table-title = En la mesa
learn-table =
    # Elegir
    Lo que está encendido puede elegirse; señala lo demás para ver por qué no. La barra sobre tu tablero dice qué hacer, su botón principal acaba o acepta lo que está abierto.
    - 1 a 0 eligen una carta. Intro pulsa el botón principal, Esc devuelve lo que elegiste; Tab y las flechas mueven el foco.
    - Espacio usa la primera maravilla que brilla, o apresura a los bots.
    - G lista todas las cartas, L abre el registro; F1 muestra junto a la mesa la regla de lo que señalas, y ? la lista de todas las teclas.
    - Un clic derecho, el ratón quieto o E amplía una carta; cualquier clic la devuelve.
    
    # Deshacer
    Ctrl+Z da un paso atrás, hasta lo último que se reveló. El botón apagado dice qué lo impide.
    
    # El pasado
    Cada línea del registro lleva de vuelta a su momento. El control recorre toda la partida, las flechas van paso a paso; mirar no pierde nada, y mientras tanto nada puede deshacerse.
