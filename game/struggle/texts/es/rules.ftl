# Las páginas de Cómo se juega.
learn-goal-title = El objetivo
learn-goal =
    Dos potencias, Francia [france] y Gran Bretaña [britain], de 1697 a 1789. Un solo marcador: empieza en 15, Francia lo empuja hacia arriba, Gran Bretaña hacia abajo.

    # Cómo acaba la partida
    - En una comprobación de victoria tras un turno o una guerra, 30 o más da la victoria a Francia, 0 o menos a Gran Bretaña.
    - *Barrida*: quien recibe los cuatro Premios y toda la demanda de un turno gana en el acto.
    - *Guerra*: quien gana todos los teatros de una guerra en su línea más alta gana en el acto.
    - Tras seis turnos viene la puntuación final: Francia gana con 16 o más, Gran Bretaña con 14 o menos. En 15 gana quien tenga más Deuda Disponible; si es igual, Gran Bretaña.

    # El curso
    Seis turnos de paz, cuatro guerras: Sucesión Española tras el turno 1, Sucesión Austriaca tras el 3, Siete Años tras el 4, Independencia Americana tras el 5. Dos turnos hacen una era.
learn-words-title = Palabras y signos
learn-words =
    # Espacios
    - [political] *Político*: se cambia con puntos diplomáticos. [prestige] prestigio, [alliance] Alianza (fuerza en guerras), [local] Alianza Local (sostiene una Ventaja).
    - [market] *Mercado*: se cambia con puntos económicos, necesita conexión. Todos menos uno llevan una mercancía.
    - [territory] *Territorio*: solo cambia de manos en guerras.
    - [fort] *Fuerte*: se construye, repara y toma con puntos militares. [naval] *Espacio naval*: lo ocupa una Escuadra.

    # Actos
    - *Poner bandera*: la tuya en un espacio vacío. *Arriar*: quitar una bandera enemiga. *Cambiar*: una de las dos cosas. Para tomar un espacio enemigo cámbialo dos veces.
    - *Protegido*: un mercado junto a una Escuadra o un Fuerte intacto propios.
    - *Aislado*: un mercado desde el que ninguna cadena de mercados propios lleva a un Territorio, Fuerte o espacio naval de su bando. Se mira al empezar cada ronda.
    - [conflict] *Marcador de Conflicto*: el espacio cuesta 1, puede arriarlo una acción menor y no cuenta para nada.

    # Medios
    - *Deuda* hasta un límite, *Puntos de Tratado*, hasta 4 guardados de turno en turno: ambos completan lo que falta en puntos. *Deuda Disponible* es el límite menos la Deuda; muchos Eventos preguntan quién tiene más.
    - [advantage] *Ventaja*: tuya mientras tengas todos los espacios que pide.
learn-turn-title = Un turno de paz
learn-turn =
    1. En los turnos 3 y 5 entran nuevos Eventos y los Límites de Deuda suben 4.
    2. Se muestran cuatro Premios, uno por región; tres mercancías están en demanda.
    3. Ventajas y habilidades se renuevan. Se muestran nueve losetas de Inversión.
    4. Cada bando roba tres Eventos y se queda tres de su mano.
    5. En el primer turno de una era cada bando elige dos Ministerios, boca abajo; en el segundo puede cambiar los que sigan boca abajo.
    6. Quien va por detrás tiene la iniciativa: dice quién va primero.
    7. Cuatro rondas cada uno, alternas.
    8. Se puntúa el turno, luego puede venir una guerra.
learn-round-title = Una ronda
learn-round =
    # Toma una loseta
    Debes tomar una loseta de Inversión. El número grande es la *acción mayor*, el pequeño la *acción menor*.
    - *Pasar* justo después: tu Deuda baja en hasta 2, la ronda acaba.
    - Con el signo [event] puedes jugar un Evento, antes que nada. Su tipo debe ser el de la acción mayor, si lo tiene.
    - Con el signo [upgrade] tienes una Mejora Militar.

    # Mayor y menor
    - Una *acción mayor* es una línea de compras de una clase. Empezar la menor, la mejora u otra clase la cierra.
    - Una *acción menor* es una sola compra. No quita banderas ni Escuadras, salvo donde haya un marcador de Conflicto.
    - Los puntos de un Evento valen como acción mayor de su clase.
    - Los puntos económicos gastados en otra región en la misma ronda cuestan 1 más en la primera compra allí; igual los diplomáticos.

    # Mejora Militar
    Nombra un teatro de la próxima guerra, roba una loseta Básica, quédate una de las dos allí; la otra vuelve a la reserva o sale del juego. En el turno 6 da 1 Punto de Tratado.
learn-buying-title = Compras
learn-buying =
    # Económico [economic]
    Cambia un *mercado*. Debe estar conectado a un Territorio, Fuerte o espacio naval que tengas ahora, o a un mercado tuyo sin marcador de Conflicto que no estuviera aislado al empezar la ronda ni haya cambiado de manos en ella.
    - El precio es el número impreso, o 1 si está aislado o bajo un marcador de Conflicto; menos rebajas; 1 más si es del enemigo y está protegido; 1 más por otra región; al menos 1.

    # Diplomático [diplomatic]
    Cambia un *espacio político*: número impreso o 1 bajo un marcador de Conflicto, con los mismos recargos salvo protección; sin conexión. O roba un Evento por 3.

    # Quién paga
    Los puntos pagan primero, los más limitados antes. Lo que falta lo completan Deuda y Puntos de Tratado, en la mezcla que elijas.

    # Ventajas [advantage]
    Agota una para hacer lo que dice: dos por ronda, una por región, no en la ronda en que se ganó, y ningún Evento después. Un marcador de Conflicto en un espacio que pide la bloquea.
learn-military-title = Armas
learn-military =
    # Losetas de Guerra y marcadores
    - *Loseta de Guerra Bonus*: 2, como mucho dos por ronda. Roba una, mírala, ponla boca abajo en un teatro de la próxima guerra; como mucho dos tuyas por teatro.
    - *Quitar un marcador de Conflicto*: 2, en un mercado protegido 1; 1 más por un +1.
    - En el turno 6: 2 puntos militares por 1 económico o diplomático.

    # Fuertes
    - *Construir un Fuerte*: número impreso. Debes tener un mercado, espacio naval o Territorio al lado desde que empezó la ronda.
    - *Reparar* tu Fuerte dañado: 1 menos. *Tomar* un Fuerte enemigo dañado: 1 más, en acción mayor, con mercado o Escuadra al lado.

    # Escuadras
    - *Construir una Escuadra*: 4. Va a la Dársena.
    - *Desplegar una Escuadra*: 1 a un espacio naval vacío. Donde haya una enemiga, 2 desde el mapa, 3 desde la Dársena, en acción mayor; aquella vuelve a casa.
learn-cards-title = Eventos y Ministerios
learn-cards =
    # Eventos
    Cada uno tiene una mitad por bando, o una para ambos. Primero se comprueba la *condición de la bonificación*: una palabra clave en un Ministerio boca arriba, u otra condición. Una palabra clave en un Ministerio boca abajo da la bonificación si lo volteas ahora. Lo que pueda hacerse debe hacerse. La carta sale del juego.

    # Ministerios
    Tienes dos, boca abajo hasta que los uses o los voltees. Las habilidades pasivas solo valen boca arriba, y las palabras clave solo cuentan así en las guerras. Las habilidades usadas vuelven el turno siguiente.
learn-wars-title = Guerras
learn-wars =
    Los teatros se disputan uno tras otro.
    1. Se voltean todas las losetas de Guerra de allí.
    2. *Efectos*: primero los del bando más cerca de su victoria automática, luego los del otro. Deuda al enemigo, un Fuerte dañado o una Escuadra enviada a casa, una bandera quitada. Puedes renunciar a cada uno.
    3. *Fuerza*: losetas, espacios de Alianza de los países nombrados, Escuadras, Fuertes intactos, palabras clave, marcadores de Conflicto en banderas enemigas, según el teatro.
    4. La diferencia es el margen. Su línea da al ganador puntos y Puntos de Conquista, al perdedor Puntos de Tratado. Un empate no da nada.

    # Puntos de Conquista
    1 cada uno por un espacio de Fuerte, mercado o espacio naval del teatro; el naval necesita una Escuadra de la Dársena o del teatro. Un Territorio cuesta su número; donde lleguen líneas de conquista debes tener un Fuerte, espacio naval o Territorio al otro extremo de una.
    - El dueño puede *negarse* a ceder un Territorio, dos veces por guerra: el ganador anota 3, luego 5.
    - Los Estados Unidos: tras la Independencia Americana sus banderas pueden quitar Territorios a ambos bandos, para siempre.
learn-scoring-title = Puntuación
learn-scoring =
    # Cada turno
    - *Premios*: más espacios en una región, por el margen que pide la loseta.
    - *Prestigio*: 2 por más espacios de prestigio.
    - *Demanda Mundial*: la recompensa de la era por más mercados de cada mercancía en demanda.
    Los empates no dan nada. Los espacios bajo marcadores de Conflicto no cuentan, los Fuertes dañados sí.

    # Al final
    - 2 por más espacios de prestigio, 1 por cada 2 enteros de Deuda Disponible de ventaja (como mucho 4), 1 por cada una de las seis mercancías con más mercados.
    - 2 por cada Territorio que el rival tenía al empezar.
learn-table-title = La mesa
learn-table =
    # Señalar
    - Haz clic en una loseta, luego Intro. Señala un espacio: la barra muestra su precio, parte por parte. Haz clic y elige qué hacer allí.
    - Haz clic en una Escuadra tuya o en la Dársena, luego en el mar. Haz clic en una Ventaja, luego en su objetivo.
    - Señala un lugar oscuro para ver por qué. *Si el turno acabara ya* muestra qué cambiaría una compra antes de pagar.
    - El botón derecho sobre una carta la muestra entera. Haz clic en un Ministerio para ver sus habilidades.

    # Teclas
    - 1–4 o un doble clic llenan la vista con una región, Inicio muestra todo el mapa.
    - W próxima guerra, C cartas, T losetas, L registro, X otra acción u otro pago, P pasar.
    - Intro pulsa el botón principal, Esc cancela lo que elegiste, Tab y las flechas mueven el foco. F1 muestra junto a la mesa la regla de lo que señalas, ? la lista de todas las teclas.

    # Deshacer y el pasado
    Ctrl+Z da un paso atrás, hasta lo último que se reveló; el botón apagado dice qué lo impide. Cada línea del registro lleva de vuelta a su momento. El control recorre toda la partida, las flechas van paso a paso; mirar no pierde nada.

    # Secretos
    Entre dos personas cae un telón antes de cada ronda. Manos, Ministerios boca abajo y losetas de Guerra nunca se muestran al otro bando.
learn-rulings-title = Decisiones
learn-rulings =
    Donde las reglas impresas callan o pueden leerse de dos modos, el juego decide así.
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
