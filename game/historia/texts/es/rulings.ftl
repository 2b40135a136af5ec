# La página de decisiones: cada id es uno de engine/historia/RULINGS.md.
ruling-cubes-four-places = Un [cube] está en uno de cuatro lugares: reserva, usados, provisión, mapa.
ruling-hands-open = Todos pueden ver las manos de cartas de Acción, pues se deducen de las filas. Consejeros, mazos y elecciones selladas son secretos, también cuántas cartas hay en una elección.
ruling-draft-six-players = Con seis jugadores, el último se queda con el único líder que queda.
ruling-setup-territory-vp = El primer cubo puntúa su tierra; una opción de la mesa no da nada, como dice la corrección posterior de la editorial.
ruling-first-in-order = Lo que por lo demás empata va al primero en el orden del turno: jugadores, luego los Civbots en el suyo.
ruling-vp-floor = Los puntos nunca bajan de cero; lo que cuesta [vp] necesita esos puntos en ese momento.
ruling-choice-level-now = La tecnología en el momento de elegir dice cuántas cartas.
ruling-revolution-counted-once = Las tres cartas de la Revolución se cuentan al elegirla, sin las elegidas con ella, y no de nuevo.
ruling-no-card-no-choice = A quien no tiene carta que pueda elegir no se le pregunta; si nadie la tiene, el turno acaba.
ruling-resolve-all-own-cards = Resuelves todas tus cartas antes de que el siguiente resuelva alguna.
ruling-using-is-may = Una carta puede usarse para nada, salvo la Revolución.
ruling-advanced-checked-at-resolution = Si el lado avanzado puede usarse se pregunta al resolver la carta.
ruling-own-card-may-return = La carta que se resuelve ya está al final de la fila: su propio efecto, o el de una maravilla, puede recuperarla.
ruling-open-cards-apart = Las cartas reveladas y aún sin resolver están aparte; nada las recupera.
ruling-no-idle-questions = Una pregunta con una sola respuesta no se hace, salvo la elección de cartas, Guerras y lo que cuesta [vp].
ruling-lists-do-what-they-can = Cada parte de un efecto hace lo que puede, luego viene la siguiente.
ruling-choices-may-stop = Donde eliges, puedes parar antes, también en nada; lo que no pide elección se hace por entero.
ruling-side-needs-deed = Un lado de Acción necesita que su último hecho sea posible una vez pagado el coste; nada de lo que trae lo paga.
ruling-side-needs-target = Un lado que se usa toma al menos un objetivo, maravilla o cubo; la Revolución toma ambas cartas.
ruling-no-cell-no-action = Donde el plano no tiene lugar siguiente el nivel no se gana; de dos niveles se gana el posible.
ruling-advanced-art-one-left = Si queda una maravilla, el Arte avanzado toma una.
ruling-done-means-changed = Una acción está hecha si cambió algo; solo entonces siguen maravillas y cuentan Comercios, Saqueos y Guerras.
ruling-deeds-in-lists = Un hecho en un consejero, una maravilla o un nivel es esa acción a todos los efectos; niveles, maravillas y [vp] ganados de otro modo no lo son.
ruling-vp-category = Los [vp] figuran bajo el hecho que los trajo, si no bajo la carta o el nivel que los nombra.
ruling-one-cube-a-territory = Una civilización tiene como mucho un cubo por tierra.
ruling-adjacent-includes-shared = Quien está en una tierra tuya también es tu vecino.
ruling-navigation-own-side-only = La Navegación hace a todos adyacentes a ti, no a ti de ellos.
ruling-landless-anywhere = Sin cubo en el mapa puedes expandirte a cualquier tierra; nada más te es cercano antes de la Navegación, y no eres vecino de nadie.
ruling-expansion-empty-again = Una tierra de nuevo vacía puntúa otra vez.
ruling-exploit-sources-advanced = La Explotación avanzada toma de los usados o del mapa como el lado básico, con las mismas pérdidas.
ruling-last-cube-exploit = La Explotación nunca levanta tu último cubo del mapa.
ruling-trade-needs-cell = No hay Comercio donde el plano no tiene lugar siguiente para tu tecnología.
ruling-partner-first = En el Comercio los [vp] del socio van primero, luego tu nivel y lo que trae.
ruling-war-shared-territory = La Guerra solo se libra en tierras compartidas, también con la Navegación.
ruling-war-winner-vp-side = Quien vence gana 2 [vp], o 4 si la carta se usó por el lado avanzado.
ruling-war-tie-was-fought = Una Guerra empatada se ha luchado; nada más cambia.
ruling-last-cube-players = En una Guerra entre jugadores el último cubo del mapa se queda; el vencedor puntúa igualmente.
ruling-civbot-wipes-out = Contra un Civbot, o por él, el último cubo no tiene protección.
ruling-wonder-turned-first = Una maravilla se gira, luego se cumple su efecto.
ruling-wonder-fresh = Una maravilla nueva no puede usarse hasta que acabe la carta que la trajo.
ruling-wonder-offer-time = Las maravillas se ofrecen cuando la acción, con todo lo que desató, ha terminado.
ruling-wonder-order-of-seats = Primero las maravillas de quien actúa, luego las de los demás en el orden del turno.
ruling-war-won-as-defender = Una Guerra la gana quien la gana, atacante o defensor.
ruling-ready-others-only = Ninguna maravilla se prepara a sí misma; una preparada puede usarse de nuevo enseguida, también por el mismo suceso.
ruling-majority-strict = Mayoría es estrictamente más que cada otro jugador; los Civbots no cuentan.
ruling-solo-majority = A solas entre Civbots toda mayoría es tuya.
ruling-row-order = La fila de maravillas queda como se puso, la más antigua primero; tomar no la repone.
ruling-reset-mid-era = La fila de maravillas se pone de nuevo también tras el segundo turno de una era, del mismo mazo; una opción de la mesa lo apaga.
ruling-short-deck = Un mazo que tiene menos pone lo que tiene.
ruling-advisor-gone-is-used = Un consejero dejado sin usar se ha ido, y cuenta como usado.
ruling-leader-counts = Para los líderes cuentan tus Guerras y Saqueos de la era, y Comercios: los tuyos y los de otros contigo, también de los Civbots. Ambos empiezan de nuevo cuando los líderes han puntuado.
ruling-civbots-act-once = Los Civbots actúan una vez por turno, tras la última ronda.
ruling-civbot-order = Los Civbots tienen un orden propio, rehecho como el de los jugadores.
ruling-civbot-choices = Un Civbot no elige nada: sus objetivos salen de los [vp], niveles, números de las tierras y el orden.
ruling-civbot-scores = Un Civbot puntúa sus cartas, como socio de Comercio, Guerras, los [vp] de su gobierno y tierras; nada de lo impreso en el plano.
ruling-recover-cards-every-turn = Las dos cartas más antiguas vuelven al final de cada turno.
ruling-tie-break-last = [vp] y niveles iguales: un jugador antes que un Civbot, luego la victoria se comparte.
ruling-numbers = Los números que el manual no da se hallaron en partidas del programa contra sí mismo.
ruling-own-cards = Nombres, desencadenantes y efectos de todas las maravillas, nombres y metas de todos los líderes, nombres y efectos de todos los consejeros.
ruling-own-matrix = La forma del plano, los nombres de los niveles de ejército, lo que hay en el plano salvo la última tecnología, zonas y bonos de los gobiernos.
ruling-own-map = Las fronteras de las tierras, los [vp] de sus fichas, y qué parte del círculo tiene qué icono.
ruling-own-civbots = Las siete cartas de Civbot, lo que hace cada dificultad, títulos y medallas de jugar en solitario.

learn-rulings-title = Decisiones
learn-rulings =
    Donde las reglas dejan una cuestión abierta, esta edición responde:

    # La mesa
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Elegir y resolver
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # Lo que hace una carta
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Tierras y vecinos
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # Maravillas
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # Consejeros y líderes
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbots
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # El final
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # Lo que es nuestro
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
