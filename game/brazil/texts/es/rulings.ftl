# Donde la caja calla, o muestra solo un icono, el juego decide así.
ruling-setup-capitals = Con menos de cuatro jugadores, la loseta de Capital del primer jugador siempre se coloca; las demás se eligen al azar.
ruling-setup-capitals-covered = Las Capitales siguen boca abajo hasta que el último jugador haya elegido Misiones y Monarca.
ruling-setup-last-capital = Por la última loseta de Capital no se pregunta: es de quien elige al final.
ruling-setup-draft-three = Guardar una Misión de tres solo es posible con dos jugadores como mucho: para más no hay Misiones bastantes.
ruling-setup-bids = Cuando se puja por los Monarcas, las pujas son cerradas. La mayor elige primero, los empates por el orden en la mesa, y cada uno paga su propia puja en puntos al final.
ruling-turn-token = La ficha de acción debe moverse cada turno; la acción del arco puede rechazarse. Así un jugador siempre puede seguir.
ruling-turn-nothing-to-do = Una acción que no ofrece nada acaba sola, y una pregunta con una sola respuesta no se hace.
ruling-turn-gold-card = Una carta de Oro da su acción sin la ficha, la mejora ni el movimiento adicional del arco. Se rechaza cuando no tendría nada que ofrecer.
ruling-turn-last-round = Una partida en la que nadie anuncia una Misión de la Era III acaba con la ronda 60.
ruling-harbor-declined = Quien rechaza el recurso del Puerto tampoco roba carta de Oro.
ruling-painting-refill = Un hueco en la galería se llena con el mazo del mismo marco; si no hay, con el más lleno, y en los empates en el orden rojo, rosa, azul. Si todos están vacíos, el hueco queda vacío.
ruling-painting-refill-time = La pintura nueva se descubre al acabar la acción, después del efecto de la obtenida.
ruling-painting-effect = Una pintura actúa desde que se cuelga; la Caballería Guaicurú cabalga ya en el turno en que se obtiene.
ruling-painting-isabel = El «en cualquier momento» de Dona Isabel vale en tu propio turno, siempre que ninguna acción, pago o batalla esté a medias.
ruling-capital-city = Una Capital cuenta como Ciudad en todo, salvo batallas, Misiones, Palacios, cartas de Oro y puntos. Por eso el movimiento de Construir lleva a la tuya.
ruling-build-palace = Una loseta con Palacio nunca se reemplaza.
ruling-build-field = Un hexágono con loseta de Exploración, revelada o no, cuenta como Campo para todo, también para el movimiento.
ruling-build-unseen = Una loseta sin explorar sobre la que se construye sale del juego sin verse y no da nada.
ruling-build-river-basin = Una Cuenca Fluvial sobre la que se construye sale del juego. Los Edificios de al lado no pierden nada de lo que ya tienen.
ruling-build-lost-neighbour = Una loseta tomada por un enemigo sigue siendo vecina para quien la construyó, y quien la tomó sigue sin poder construir al lado.
ruling-renovate-empty = Un Edificio solo se renueva cuando se han ido todos sus bienes, incluso para darle la vuelta.
ruling-manufacture-reduction = El recurso menos de un Manufacturar mejorado debe usarse: nadie paga de más.
ruling-trade-limits = Después de cada cambio descartas hasta los límites antes del siguiente.
ruling-pay-proposal = El pago propuesto gasta primero recursos, después oro, cartas de Oro, cartas de Combate y ciencia. Vacía una loseta ya empezada antes de abrir otra, y ahorra la reserva.
ruling-pay-just-gained = De dos bienes iguales, uno recién llegado por esta acción y otro más antiguo, el antiguo puede pagar.
ruling-pay-combat-cards = Las cartas de Combate dadas por permiso de un Monarca valen por entero; Afonso Henriques deja darlas una vez por pago.
ruling-limit-order = Todo lo que toca se recibe antes de descartar algo. Si solo puede descartarse un tipo, se descarta sin preguntar.
ruling-move-water = En el Agua solo se entra, y de ella solo se sale, con un movimiento libre o con el de Renovar, también desde el borde del mapa.
ruling-explore-quilombo = Un Quilombo no trae nada cuando no queda Misión en ningún mazo; si queda un mazo, se roba la de arriba.
ruling-explore-expedition = Cada vez que unidades tuyas entran en el hexágono de una Expedición puedes enfrentarla en el acto o dejarla; todas tus unidades de allí luchan juntas.
ruling-combat-arch = La bonificación de Puerto y Comercio cuenta una vez por batalla, y solo si al menos una unidad tuya lucha en ella. Va con la ficha: una vez volteada, no hay ninguna.
ruling-combat-two-places = Una batalla de Cañón o Granadero tiene dos lugares, el hexágono que dispara y el que recibe el fuego. Para el Conde de Eu, ninguno de ellos está junto a la batalla.
ruling-combat-fire-tiles = Cuando dispara un Cañón o un Granadero, la loseta del hexágono desde el que se dispara refuerza el ataque si la construyó el atacante, y la loseta atacada refuerza la defensa si la construyó el defensor. Una loseta que construyó otro no cuenta para nadie.
ruling-combat-cancel = El Espía actúa antes de comparar las fuerzas, primero el del atacante. Un Espía anulado no anula nada.
ruling-combat-retreat = La Retirada lleva las unidades vencidas a su Capital; las que dispararon desde ella, o fueron vencidas en ella a distancia, se quedan allí. Si hay un enemigo en ella, van a la reserva.
ruling-combat-after = Una carta de Oro para después de la batalla se ofrece a quien la ganó, también a un defensor en el turno de otro.
ruling-combat-expedition = Quien entra en el hexágono de una Expedición y gana allí una batalla puede enfrentar la Expedición en el acto.
ruling-combat-fire-empty = Disparar a una loseta enemiga sin unidades no cambia nada en el mapa, gane quien gane.
ruling-mission-buildings = Las Ciudades no son Edificios para las Misiones que cuentan Edificios.
ruling-mission-order = Primero viene lo que trae la Misión, después su Palacio, después las fichas antiguas en sentido horario desde quien la anunció, después la nueva era.
ruling-era-bonus = Una ficha volteada bajo el arco del turno en curso da su bonificación ya en ese turno.
ruling-palace-forgone = Se renuncia a un Palacio para el que no hay loseta que sirva; también se puede rechazar.
ruling-palace-product = El producto gratuito del Palacio de la Caña necesita un hueco libre, y puede rechazarse.
ruling-score-era-three = Un objetivo de la Era III cuenta si vale al final, también en una carta revelada antes.
ruling-score-factory = Un producto cuenta para La Fábrica o en el tablero de la Reina Victoria, nunca para los dos.
ruling-score-shared = Puntos iguales y ciencia igual sobre las losetas controladas comparten la victoria.
ruling-solo-resource = Contra los holandeses no hay loseta de Capital de la que tomar un recurso: eliges uno.
ruling-solo-dutch = Donde los holandeses tienen que elegir, anulan tu carta más fuerte y derrotan tu unidad más fuerte. Sus unidades vencidas nunca vuelven.
ruling-solo-capital = Su Capital vacía cae en manos de quien entra en ella.
ruling-solo-goals = Los objetivos se miran cuando no hay nada abierto más que tu turno: quien entra en la Capital defendida tiene que ganar allí antes, y carga con lo que cuesta la batalla.
ruling-solo-round = Un objetivo con ronda debe cumplirse cuando esa ronda acaba; si no, el desafío se pierde allí mismo. Nada de lo que venga después lo estropea.
ruling-solo-without = Lo que un objetivo prohíbe no tiene arreglo: la unidad caída cuenta aunque vuelva al mapa, y la carta de Oro solo cuenta cuando se juega por su efecto.
ruling-solo-lead = La ventaja sobre los rivales se mide tras la última ronda, o tras la que una Misión de la Era III convirtió en la última.
ruling-solo-levels = En el nivel Recluta de Guararapes no hace falta que todas las unidades estén en el mapa; los demás niveles piden todo lo impreso.
ruling-solo-score = Un desafío ganado vale tus puntos y uno más por cada ronda que sobra.
ruling-numbers-tiles = Los costes, bienes y puntos de los Edificios, los nombres, costes y puntos de las Ciudades, y los costes de unidades, productos y pinturas son nuestros donde la caja solo imprime iconos. Encajan con todo lo que dicen las reglas y las respuestas del autor.
ruling-numbers-capitals = Las cuatro Capitales muestran un recurso cada una: caña de azúcar, la del primer jugador, café, palo brasil y algodón.
ruling-numbers-slots = Productos y arcos tienen estas formas: Desplegar y Construir octógono, Pintura y Manufacturar pentágono, Renovar y Puerto cuadrado. Comercio no tiene hueco.
ruling-numbers-missions = De las Misiones, dos se conocen de partidas y quedan como están impresas; las demás son nuestras, medidas en juego para que cada una pueda cumplirse. Ninguna pide guerra ni exploración.
ruling-numbers-gold-cards = El número de cartas de Oro de cada tipo, y las condiciones de Agrícola, Metrópolis, Mecenas y Flota Mercante, son nuestros. Guerra trae [gold] y [hand_combat].
ruling-numbers-combat-cards = De las cartas de Combate, Sepé Tiaraju y Conde de Eu son los de la caja; las demás y todas las cantidades son nuestras.
ruling-numbers-paintings = Estas pinturas tienen efectos nuestros: Duque de Caxias, Caballería Guaicurú, Riachuelo, Mujer Tupí, José Bonifácio, Padre Anchieta, Primera Misa, Redención del Amazonas, Sesión del Consejo, São Vicente, Vendedora de Hierbas. También la cantidad de La Fábrica es nuestra.
ruling-numbers-exploration = Las cantidades de losetas de Exploración, las fuerzas de las Expediciones y sus ganancias son nuestras.
ruling-numbers-palaces = Los Palacios III y VI tienen condiciones nuestras, y todos los Palacios, puntos impresos nuestros.
learn-rulings =
    Donde la caja calla, o muestra solo un icono, este juego tuvo que decidir. Esto es lo que decidió.

    # La mesa y el turno
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Arcos y losetas
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Pagar y límites
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Movimiento y exploración
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Batalla
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Misiones, Palacios, el final
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # En solitario
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Valores
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
