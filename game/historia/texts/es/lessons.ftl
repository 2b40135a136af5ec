# Lo que dice Sitra, la escriba, en las lecciones: 25 palabras como mucho, una regla nueva por paso.

lesson-cards_in_secret = Cartas en secreto
lesson-cards_in_secret-seal = Paz a tu casa. Toda ronda empieza en secreto: elige *Tecnología* y séllala. Nadie ve una carta hasta que todos han sellado.
lesson-cards_in_secret-seal-idle = Tu mano está abajo. Haz clic en *Tecnología*, luego en el botón verde.
lesson-cards_in_secret-seal-lost = Esa es otra carta. *Recupérala* mientras los demás eligen, o sigue; la Tecnología puede venir la próxima ronda.
lesson-cards_in_secret-not_yet = *Todavía no.* Una Revolución necesita cartas en tu fila; ya llegaremos.
lesson-cards_in_secret-reveal = Ahora las cartas se revelan juntas, y cada cual actúa en su turno. Tecnología: paga { $n } [cube], sube un nivel.
lesson-cards_in_secret-reveal-met = Mira: un cubo pagado, tu marcador avanzó, y lo que había en ese nivel llegó al instante.
lesson-cards_in_secret-reveal-instead = *También vale.* Lo que revelas actúa en su turno, o queda a un lado sin uso.
lesson-cards_in_secret-expansion = Ronda nueva; la Tecnología ya se usó. Elige ahora *Expansión* y séllala: lleva un cubo tuyo a otra tierra.
lesson-cards_in_secret-expansion-idle = Haz clic en *Expansión* en tu mano, luego en el botón verde. También puedes elegir ya la tierra.
lesson-cards_in_secret-expansion-lost = Esta vez no fue Expansión. *Recupérala* mientras los demás eligen, o sigue sin ella.
lesson-cards_in_secret-land = ¿Qué tierra? Debe limitar con la tuya. El primer cubo en una tierra *vacía* gana sus puntos: hasta { $n } [vp] aquí.
lesson-cards_in_secret-land-met = Escrito está: una tierra nueva, y sus puntos. Ya no te los quita nadie.
lesson-cards_in_secret-land-instead = *También vale*, aunque donde viven otros no se gana nada al instante. Compartir una tierra tiene su utilidad.
lesson-cards_in_secret-land-lost = La carta pasó sin uso. *Sigue sin ella*, o expándete cuando vuelva a tu mano.
lesson-cards_in_secret-too_far = *Demasiado lejos.* Mientras no haya barcos, la tierra nueva debe limitar con una tuya.
lesson-cards_in_secret-there_already = *Ya vives ahí.* Un cubo tuyo por tierra, nunca más.
lesson-cards_in_secret-queue = Las cartas usadas van a tu *fila*, la más antigua primero. No se juegan de nuevo hasta que vuelven. Mírala.
lesson-cards_in_secret-raid = Mis tablillas dicen que el vecino nos *saqueó* el turno pasado. Solo el más fuerte puede: ejército { $theirs } contra { $own }. Juega *Ejército*.
lesson-cards_in_secret-raid-met = Buenas murallas. Un saqueo no te quita nada, pero alimenta al que saquea: puntos y un cubo.
lesson-cards_in_secret-raid-instead = *También vale.* Pero mientras el ejército del vecino sea mayor, puede venir otro saqueo.
lesson-cards_in_secret-revolution = Con { $n } cartas en tu fila puedes elegir *Revolución*: vuelven dos cartas, y el turno acaba para todos tras esta ronda.
lesson-cards_in_secret-too_short = *La fila es corta.* Juega antes otra carta, aunque no haga nada.
lesson-cards_in_secret-back = Vuelve la carta más nueva, y una a tu elección. Luego el turno acaba para todos: las { $n } más antiguas regresan solas.
lesson-cards_in_secret-end = ¿Qué trajo? Cartas, cubos, el regalo de cada gobierno. Tú tienes { $own } [vp], el mejor de los demás { $theirs }. Mira al lado.
lesson-cards_in_secret-done = *Has vivido un turno entero.* Lo siguiente: el mapa, y quién vive en él. O sigue desde aquí.
