# Qué significan los símbolos y las palabras del juego, para quien los señala.
symbol-vp = *Puntos de victoria*: quien tenga más al final gana.
symbol-lose_vp = *Perder puntos de victoria*
symbol-military = *Ejército*: la pista del plano que sube. Quien tiene más gana Guerras y Saqueos.
symbol-technology = *Tecnología*: la pista hacia la derecha. Abre lados avanzados, más cartas por ronda y consejeros.
symbol-art = *Arte*: toma una maravilla.
symbol-exploit = *Explotación*: recupera cubos.
symbol-expansion = *Expansión*: un cubo en una tierra adyacente.
symbol-trade = *Comercio*: aprende de un vecino con más tecnología.
symbol-raid = *Saqueo*: puntos de victoria de un vecino con menos ejército.
symbol-war = *Guerra*: por una tierra donde ambos tenéis un cubo.
symbol-tourism = *Turismo*: puntos de victoria por tus maravillas.
symbol-revolution = *Revolución*: vuelven cartas y el turno termina.
symbol-cube = *Cubo de poder*: paga acciones y ocupa tierras.
symbol-reserve = *Reserva*: cubos que aún no han entrado en juego.
symbol-supply = *Provisión*: cubos libres para gastar.
symbol-pool = *Usados*: cubos ya gastados; de aquí se recuperan.
symbol-on_map = *En el mapa*: cubos en las tierras.
symbol-pay = *Coste*: cubos que se pagan de la provisión.
symbol-cards = *Cartas de vuelta*: de la fila de descarte a la mano.
symbol-cards_1 = Una carta por ronda
symbol-cards_2 = Hasta dos cartas por ronda
symbol-cards_3 = Hasta tres cartas por ronda
symbol-advisor = *Consejero*: una carta fuerte que se usa una vez.
symbol-leader = *Líder*: dos metas; la mejor que se cumpla puntúa al final de la era.
symbol-wonder = *Maravilla*: funciona cuando te ocurre su desencadenante.
symbol-remove_wonder = *Una maravilla deja la fila*
symbol-bell = Esta maravilla puede usarse ahora.
symbol-ready = *Lista*: una maravilla usada puede usarse otra vez.
symbol-fresh = Recién construida: podrá usarse cuando acabe la carta que la trajo.
symbol-territory = *Tierra*: una en la que tienes un cubo.
symbol-alone = *A solas*: una tierra donde solo tú tienes un cubo.
symbol-explored = *Explorada*: el primer cubo en una tierra vacía.
symbol-most = *Mayoría*: más que cualquier otro jugador.
symbol-lower_level = *La pista más baja*: un nivel en aquella de las dos que esté más baja.
symbol-government = *Gobierno*: la zona donde está tu marcador; paga al final de cada turno.
symbol-guard = *Guardia*: ejército que solo cuenta cuando otros te saquean o atacan.
symbol-attacked = Otro jugador te ha hecho la Guerra.
symbol-traded_with = Otro jugador ha comerciado contigo.
symbol-war_won = Una Guerra ganada
symbol-peace = *Paz*: ni Guerra ni Saqueo.
symbol-turn_end = El final de un turno
symbol-navigation = *Navegación*: todas las tierras son adyacentes a ti.
symbol-advanced = *Lado avanzado*: la mitad más fuerte de una carta.
symbol-civbot = *Civbot*: una civilización sin jugador.
symbol-chieftain = *Jefe*: el nivel más fácil de los Civbots.
symbol-noble = *Noble*: el nivel medio de los Civbots.
symbol-king = *Rey*: el nivel más difícil de los Civbots.
glossary =
    Provisión: Los cubos libres para gastar.
    Reserva: Cubos que aún no han entrado en juego.
    Usados: Donde están los cubos gastados hasta que se recuperan.
    Recuperar|recuperas|recupera|recuperan: Un cubo vuelve de los usados a la provisión.
    Fila de descarte|fila: Tus cartas usadas, la más antigua primero. Todos la ven. Al final del turno vuelven las dos más antiguas.
    Lado avanzado|avanzado|avanzada: La mitad más fuerte de una carta; la abre una tecnología.
    Sellar|sellado|sellen: Tu elección de la ronda queda boca abajo. Puede recuperarse hasta que todos sellen.
    Era|eras: Cuatro turnos. Al final puntúan los líderes y las tierras donde se está a solas.
    Gobierno|gobiernos: La zona del plano donde está tu marcador. Paga al final de cada turno.
    Guardia: Ejército de una maravilla que solo cuenta cuando otros te saquean o atacan.
    Vecino|vecinos: Una civilización en una tierra tuya o en una que limita con ella.
    Adyacente|adyacentes: Una tierra que limita con una tuya; con la Navegación, toda tierra.
    Civbot|civbots: Una civilización sin jugador. Sigue las cartas de los Civbots.
    Desencadenante|desencadenantes: Lo que debe ocurrirte para que una maravilla funcione.
    Consejero|consejeros: Una carta fuerte que deja el juego al usarse. Cada civilización tiene cinco.
    Líder|líderes: Se queda una era. De sus dos metas puntúa la mejor que se cumpla.
