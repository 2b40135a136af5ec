# Donde la caja calla, o muestra solo un icono, el juego decide así.
rulings-01 = La ficha de acción debe moverse cada turno; la acción del arco puede rechazarse. Así un jugador siempre puede seguir.
rulings-02 = Un hueco en la galería se llena con el mazo del mismo marco; si no hay, con el más lleno, y en los empates en el orden rojo, rosa, azul. Si todos están vacíos, el hueco queda vacío.
rulings-03 = Una loseta con Palacio nunca se reemplaza.
rulings-04 = Un hexágono con loseta de Exploración, revelada o no, cuenta como Campo para todo, también para el movimiento.
rulings-05 = Una Cuenca Fluvial sobre la que se construye sale del juego. Los Edificios de al lado no pierden nada de lo que ya tienen.
rulings-06 = Se renuncia a un Palacio para el que no hay loseta que sirva.
rulings-07 = Puntos iguales y ciencia igual sobre las losetas controladas comparten la victoria.
rulings-08 = Una partida en la que nadie anuncia una Misión de la Era III acaba con la ronda 60.
rulings-09 = Los costes, bienes y puntos de los Edificios, los nombres, costes y puntos de las Ciudades, y los costes de unidades, productos y pinturas son nuestros donde la caja solo imprime iconos. Encajan con todo lo que dicen las reglas y las respuestas del autor.
rulings-10 = Las cuatro Capitales muestran un recurso cada una: caña de azúcar, la del primer jugador, café, palo brasil y algodón.
rulings-11 = Productos y arcos tienen estas formas: Desplegar y Construir octógono, Pintura y Manufacturar pentágono, Renovar y Puerto cuadrado. Comercio no tiene hueco.
rulings-12 = De las Misiones, dos se conocen de partidas; las demás son nuestras. Ninguna pide guerra ni exploración.
rulings-13 = El número de cartas de Oro de cada tipo, y las condiciones de Agrícola, Metrópolis, Mecenas y Flota Mercante, son nuestros. Guerra trae [gold] y [hand_combat].
rulings-14 = Una carta de Oro da su acción sin la ficha, la mejora ni el movimiento adicional del arco. Se rechaza cuando no tendría nada que ofrecer.
rulings-15 = De las cartas de Combate, Sepé Tiaraju y Conde de Eu son los de la caja; las demás y todas las cantidades son nuestras.
rulings-16 = Estas pinturas tienen efectos nuestros: Duque de Caxias, Caballería Guaicurú, Riachuelo, Mujer Tupí, José Bonifácio, Padre Anchieta, Primera Misa, Redención del Amazonas, Sesión del Consejo, São Vicente, Vendedora de Hierbas. También la cantidad de La Fábrica es nuestra.
rulings-17 = Las cantidades de losetas de Exploración, las fuerzas de las Expediciones y sus ganancias son nuestras.
rulings-18 = Los Palacios III y VI tienen condiciones nuestras, y todos los Palacios, puntos impresos nuestros.
rulings-19 = La bonificación de Puerto y Comercio cuenta una vez por batalla, y solo si al menos una unidad tuya lucha en ella.
rulings-20 = El Espía actúa antes de comparar las fuerzas, primero el del atacante. Un Espía anulado no anula nada.
rulings-21 = La Retirada lleva las unidades a la Capital, salvo que fueran vencidas allí o haya un enemigo en ella: entonces van a la reserva.
rulings-22 = El recurso menos de un Manufacturar mejorado debe usarse: nadie paga de más.
rulings-23 = Una pintura actúa desde que se cuelga; la Caballería Guaicurú cabalga ya en el turno en que se obtiene.
rulings-24 = Una ficha volteada bajo el arco del turno en curso da su bonificación ya en ese turno.
rulings-25 = Las Capitales siguen boca abajo hasta que el último jugador haya elegido Misiones y Monarca.
rulings-26 = Cuando se puja por los Monarcas, las pujas son cerradas. La mayor elige primero, los empates por el orden en la mesa, y cada uno paga su propia puja en puntos al final.
rulings-27 = Contra los holandeses no hay loseta de Capital de la que tomar un recurso: eliges uno. Su Capital vacía cae en manos de quien entra en ella, y donde tendrían que elegir, se llevan la tuya más fuerte.
learn-rulings =
    Donde la caja calla, o muestra solo un icono, este juego tuvo que decidir. Esto es lo que decidió; quien tenga la caja puede corregir cualquier valor en un solo lugar, los archivos de engine/brazil/components.

    - { rulings-01 }
    - { rulings-02 }
    - { rulings-03 }
    - { rulings-04 }
    - { rulings-05 }
    - { rulings-06 }
    - { rulings-07 }
    - { rulings-08 }

    # Valores
    - { rulings-09 }
    - { rulings-10 }
    - { rulings-11 }
    - { rulings-12 }
    - { rulings-13 }
    - { rulings-15 }
    - { rulings-16 }
    - { rulings-17 }
    - { rulings-18 }

    # Detalles
    - { rulings-14 }
    - { rulings-19 }
    - { rulings-20 }
    - { rulings-21 }
    - { rulings-22 }
    - { rulings-23 }
    - { rulings-24 }
    - { rulings-25 }
    - { rulings-26 }
    - { rulings-27 }
