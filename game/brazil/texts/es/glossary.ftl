# Qué dicen los símbolos y las palabras del juego, para quien los señala.
symbol-vp = *Puntos de victoria*: quien tenga más al final gana. En losetas y unidades son también su fuerza.
symbol-cs = *Fuerza de Combate*: lo que una unidad, loseta o carta suma en la batalla.
symbol-swords = *Combate*: cuantas más espadas, más cerca están las Capitales y antes hay batallas.
symbol-units = *Unidades*: las del mapa y todas las desplegadas hasta ahora.
symbol-todo = Aún por hacer.
symbol-hand_gold = *Cartas de Oro*: cada una paga como oro o concede lo que dice.
symbol-hand_combat = *Cartas de Combate*: boca abajo en la batalla, hasta tres; suman fuerza.
symbol-hand_mission = *Misiones*: metas secretas, una de cada era para empezar.
symbol-era_1 = Era I
symbol-era_2 = Era II
symbol-era_3 = Era III
symbol-slot_square = *Espacio cuadrado*: para un producto de esa forma.
symbol-slot_pentagon = *Espacio pentagonal*: para un producto de esa forma.
symbol-slot_octagon = *Espacio octogonal*: para un producto de esa forma.
glossary =
    Reserva|reservas: Las mercancías ante ti, cinco como mucho salvo que una pintura dé más sitio. Pagan todo.
    Producción: Las mercancías sobre la loseta que las hizo, sin límite. Pagan desde allí y nunca se mueven.
    Imperio: Todas las losetas que construiste.
    Controlada|controladas|controlado|controlados|control: Tus unidades están allí; o no hay enemigo, y tú la construiste.
    Loseta enemiga|losetas enemigas: Construida por otro, incluso mientras es tuya.
    Capital|Capitales: Donde tu pueblo desembarcó. Nunca se ataca ni se renueva.
    Ciudad|Ciudades: Fundada en el hexágono de tu unidad Monarca, en cualquier tierra. Allí se despliegan unidades.
    Edificio|Edificios: Hecho en tierra de su tipo junto a tu imperio; produce en el acto, y de nuevo al renovarlo.
    Arco|arcos: Una de las siete acciones. Tu ficha está en uno y debe cambiar cada turno.
    Ficha|ficha de acción: Está en el arco de la acción que haces, y debe cambiar cada turno.
    Movimiento libre: Uno por turno, de cualquier unidad tuya, a un hexágono vecino. El único que entra en toda Agua.
    Movimiento adicional: El que da el arco de este turno además del libre.
    Mejora|mejorado|mejoras: Un producto en el espacio de un arco mejora su acción hasta el final.
    Misión|Misiones: Meta secreta. Anunciada cuando todo se cumple, da puntos y un Palacio, y cambia la era.
    Palacio|Palacios: Viene con una Misión, sobre una loseta tuya que cumpla la condición. Su bonificación es en el acto, sus puntos al final.
    Loseta de Exploración|losetas de Exploración: Boca abajo en tierra desconocida; la primera unidad que entra la descubre.
    Expedición|Expediciones: Hallada en tierra desconocida: vence su fuerza por su ganancia y sus puntos.
    Toma|tomada|tomadas|tomar: Ganada en batalla: paga para quien la tiene y cuenta para él, pero otro la construyó.
    Carta de Oro|cartas de Oro: Paga como oro o concede lo que dice. Tres como mucho.
    Carta de Combate|cartas de Combate: Usada en batalla, hasta tres; suma fuerza. Tres como mucho en la mano.
    Pintura|pinturas: Cuelga en tu tablero, vale desde entonces y da puntos.
    Producto|productos: Hecho una vez cada uno, en un espacio de su forma: mejora ese arco y da puntos.
    Recurso|recursos: Caña, café, palo brasil o algodón.
    Activo|activos: Oro o ciencia. El oro paga cualquier recurso, la ciencia paga todo.
    Monarca|Monarcas: Gobierna a tu pueblo; su poder vale toda la partida.
    Renovar|renovado|renovada: Un Edificio sin mercancías las hace de nuevo, o se voltea a su otro lado.
    Ronda|rondas: Un turno de cada jugador.
    Desafío|desafíos: Objetivos que cumplir a solas, o contra un bot, en tantas rondas.
    Estandarte|estandartes: Un objetivo de desafío al borde del mapa: ocre mientras está abierto, verde si se cumplió, rojo si ya no se puede.
    Reparto: Cómo quedan cartas y losetas al empezar. Su código deja a otra persona jugar el mismo.
    Medalla|medallas: Bronce por cualquier victoria en un desafío; plata y oro por puntos y rondas de sobra.
