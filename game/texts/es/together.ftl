# Play with people at other places.
menu-together = Jugar juntos
menu-together-waiting = { $n ->
    [one] Jugar juntos: 1 mesa te espera
   *[other] Jugar juntos: { $n } mesas te esperan
}

# New game
who-elsewhere = Persona en otro lugar
does-elsewhere = Se une desde otro ordenador con un enlace.
about-elsewhere = *{ who-elsewhere }*: { does-elsewhere }
new-elsewhere-name = nombre al unirse
new-open-table = Abrir la mesa

# The lobby
lobby-title = La mesa está abierta
lobby-opening = Abriendo la mesa
lobby-starting = Iniciando el anfitrión en este ordenador …
lobby-coming = Conectando …
lobby-here = Este ordenador aloja la mesa
lobby-seen-as = Desde esta red se llega a ella por
lobby-not-internet = Desde internet no se llega sin más. Para amigos más lejanos, ejecuta el anfitrión en un servidor pequeño.
lobby-keep = Que siga al cerrar esta ventana
lobby-server = El servidor de tu grupo aloja la mesa
lobby-server-on = La mesa sigue allí al cerrar esta ventana.
lobby-not-encrypted = La conexión con este servidor no está cifrada.
lobby-watchers = Con este enlace se puede mirar: se ve lo que ven todos.
lobby-copy-watch = Copiar enlace para mirar
lobby-open-seat = { $seat }: asiento libre
lobby-bot = Un bot
lobby-you = Tú, en este ordenador
lobby-is-here = En la mesa
lobby-away = Tiene asiento, pero ninguna ventana abierta
lobby-nobody = Nadie se ha unido todavía
lobby-six-words = seis palabras, en esta red
lobby-words-address = seis palabras, con la dirección { $address }
lobby-link = El enlace de { $seat }
lobby-copy-link = Copiar enlace
lobby-copy-all = Copiar invitación
lobby-renew = Enlace nuevo
lobby-renew-ask = El enlace y las seis palabras enviados dejan de servir.
lobby-fill = Empezar con bots
lobby-fill-ask = Un bot juega cada asiento libre. Quien llegue después con el enlace toma su asiento.
lobby-fill-signs = Quien no está ahora no participa en el sorteo del barajado, y el anfitrión firma sus jugadas.
lobby-not-done = El anfitrión no pudo hacerlo; nada ha cambiado. Prueba otra vez.
lobby-leave = Salir
lobby-qr = El enlace como código QR
lobby-copied = Copiado.
lobby-not-copied = El portapapeles no acepta nada.
lobby-waiting = La partida empieza cuando estén todos. Falta: { $names }.
lobby-message = Únete a mi partida: elige Jugar juntos en el menú y pega este enlace: { $link } O escribe estas seis palabras: { $words } (dirección { $address }).

# Joining
join-title = Unirse a una mesa
join-text = Pega un enlace o escribe las seis palabras que te dieron.
join-words = { $count } de 6 palabras
join-address = La dirección del ordenador que aloja la mesa:
join-address-hint = por ejemplo 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = ¿Sin enlace? Pídelo a quien aloja la mesa.
join-you-are = Eres
join-name-hint = tu nombre
join-join = Unirse
join-what = Hace falta un enlace o seis palabras.
join-where = Con seis palabras hace falta también la dirección.
join-who = Escribe tu nombre, arriba.

# The tables of this device
tables-title = Mis mesas
tables-waiting = { $count ->
    [one] 1 te espera
   *[other] { $count } te esperan
}
tables-none = Todavía ninguna. Únete a una mesa o crea una.
tables-unknown = Una mesa
tables-over = Terminada
tables-gathering = Esperando a los demás
tables-your-turn = Tu turno
tables-their-turn = Juega: { $names }
tables-not-running = Su anfitrión en este ordenador no está en marcha; al abrir la mesa se inicia.
tables-since = Mesa { $number }, aquí desde { $when }
tables-since-unknown = Mesa { $number }
tables-bot-you = Un bot juega por ti. Abre la mesa para volver a tu asiento.
tables-play = Jugar
tables-look = Mirar
tables-review = Abrir
tables-drop = Olvidar
tables-drop-ask = Este dispositivo olvida su asiento. Sin el enlace no podrás volver.
tables-drop-over = La partida terminada sigue entre las guardadas.
tables-host = Crear una mesa
tables-damaged = No se pudo leer la lista de tus mesas: { $path } está dañado ({ $detail }). La lista empieza de nuevo; los enlaces que tienes siguen llevando a tus asientos.
tables-not-kept = No se pudo guardar la lista de tus mesas: { $reason }

# The line to the host, and the people at a table
together-line-lost = Se ha cortado la conexión. Ninguna jugada se pierde; el programa sigue intentándolo.
together-host-ended = El anfitrión se ha cerrado. Ninguna jugada se pierde; la partida sigue cuando vuelva.
together-no-answer = Ningún anfitrión responde en { $address }. Revisa la dirección y pregunta si el anfitrión está en marcha. El programa sigue intentándolo.
together-untrusted = El certificado del anfitrión no vale para su dirección, así que no se envía nada. Debe renovarlo quien lo ejecuta.
together-busy = El anfitrión no puede atender a nadie ahora. El programa sigue intentándolo.
together-replaced = Otra ventana juega ahora en este asiento.
together-play-here = Jugar aquí
together-retry = Probar ahora
together-fault = Lo que envía el anfitrión no encaja con esta partida. No se muestra más.
together-fault-line = Algo se cambió: la línea firmada { $line } ({ $name }) no es lo que se acordó. La partida no puede seguir aquí.
together-fault-deal = Algo se cambió: lo acordado antes de la primera jugada no se cumple ({ $name }). La partida no puede seguir aquí.
together-no-table = El anfitrión ya no tiene esta mesa.
together-wrong-link = Este enlace ya no sirve. Pide otro a quien aloja la mesa.
together-wrong-words = Ningún asiento libre tiene estas seis palabras.
together-no-seat = Ya no queda ningún asiento libre en esta mesa.
together-no-watchers = Esta mesa no admite espectadores.
together-watching = Estás de espectador: ves lo que ven todos.
together-other-version = El anfitrión juega con otros números. Usad la misma versión del programa.
together-old-client = El anfitrión es más nuevo que este programa. Actualiza este programa.
together-old-host = El anfitrión es más antiguo que este programa. Debe actualizarlo quien lo ejecuta.
together-too-many = Demasiados enlaces equivocados desde aquí. Prueba dentro de un minuto.
together-too-fast = Demasiadas mesas nuevas desde aquí. Prueba dentro de un minuto.
together-host-failed = El anfitrión no se puede iniciar en este ordenador. El registro dice por qué.
together-not-set-up = El anfitrión no puede preparar esta mesa.
together-not-stored = El anfitrión no pudo guardar la jugada; nada ha cambiado. Prueba otra vez.
together-refused = La mesa ha cambiado mientras tanto; la jugada no se hizo.
together-undo-none = Aquí no se puede deshacer nada.
together-away = { $name } ha dejado la mesa.
together-back = { $name } está en la mesa.
together-bot-in = Un bot juega por { $name }.
together-menu-body = El anfitrión guarda cada jugada. Puedes salir y volver cuando quieras.
together-undo-ask = Preguntar a los demás
together-undo-body = Desde tu última jugada se ha revelado algo o han jugado otros. Todos deben aceptar que se deshaga.
together-undo-sent = Se pregunta a los demás.
together-undo-refused = { $name } no está de acuerdo.
together-consent-title = { $name } pide deshacer una jugada
together-consent-body = La partida volvería a antes de la última jugada de { $name }. Lo que se reveló sigue sabido.
together-consent-yes = Aceptar
together-consent-no = Rechazar

# Closing the window
quit-host-title = ¿Seguir alojando?
quit-host-body = { $count ->
    [one] Una mesa de este ordenador no ha terminado. Mientras el anfitrión siga, los demás pueden jugar.
   *[other] { $count } mesas de este ordenador no han terminado. Mientras el anfitrión siga, los demás pueden jugar.
}
quit-host-on = Cerrar y seguir alojando
quit-host-end = Cerrar y terminarlo
quit-stay = Quedarse

# Presence and clocks at the table
presence-here = En la mesa
presence-away = Fuera de la mesa
presence-unknown = No se sabe mientras la conexión está cortada
presence-bot = juega un bot
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = sin tiempo
clock-tip = Tiempo para esta jugada: { $left }

# What a table agrees on
agree-title = Personas en otro lugar
agree-where = Alojada por
agree-where-tip = El servidor de un grupo guarda la mesa con tu ordenador apagado, y los amigos llegan a él desde cualquier lugar.
agree-where-here = Este ordenador
agree-where-server = El servidor de tu grupo
agree-server = Su dirección
agree-server-hint = por ejemplo play.example.org
agree-server-missing = Escribe la dirección del servidor de tu grupo o deja que este ordenador aloje la mesa.
agree-server-wrong = Eso no es la dirección de un servidor. Se parece a play.example.org o a 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Tiempo por jugada
agree-clock-tip = La reserva se gasta cuando una jugada dura más que su tiempo.
agree-clock-none = Sin límite
agree-clock-hours = { $count ->
    [one] Una hora
   *[other] { $count } horas
}
agree-clock-days = { $count ->
    [one] Un día, más { $bank } días de reserva
   *[other] { $count } días, más { $bank } días de reserva
}
agree-when_out = Al acabarse el tiempo
agree-when_out-tip = Un bot juega hasta que la persona vuelva.
agree-when_out-bot = Los demás pueden llamar a un bot
agree-when_out-wait = Los demás esperan
agree-watchers = Espectadores
agree-watchers-tip = Vienen por un enlace sin asiento y ven lo que ven todos.
agree-watchers-yes = Permitidos
agree-watchers-no = Ninguno
agree-listed = En esta red
agree-listed-tip = Todos los de esta red ven la mesa y pueden ocupar un asiento libre.
agree-listed-yes = Cualquiera puede sentarse
agree-listed-no = Solo con invitación

# The people at a table
people-title = Personas en la mesa
people-watchers = { $count ->
    [one] Una persona mira
   *[other] { $count } personas miran
}
people-call = Llamar a un bot
people-link = Enlace

# Words to the others
talk-open = Decir algo a los demás
talk-unread = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-fold = Cerrar
talk-none = Nadie ha dicho nada todavía.
talk-hint = Decir algo
talk-send = Enviar
talk-ready-0 = ¡Bien jugado!
talk-ready-1 = Te toca
talk-ready-2 = Un momento
talk-ready-3 = Vuelvo enseguida
talk-ready-4 = Buena partida
talk-ring-how = Mantén pulsado en el mapa, o Alt-clic: un anillo que ven todos.
talk-ring-put = { $name } rodea un lugar del mapa
talk-mute = Silenciar en esta mesa: { $name }
talk-muted = { $name }: en silencio. Se cambia en la página de las personas en la mesa.
people-mute = Silenciar
people-hear = Volver a oír
settings-together = Personas en otro lugar
settings-hear_words = Mostrar lo que escriben
settings-hear_sentences = Mostrar sus frases hechas
settings-hear_rings = Mostrar sus anillos en el mapa

# Hosts on this network
join-network = En esta red
join-free = { $game }: { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
join-full = Ningún asiento libre
join-found-hint = no hace falta en esta red
join-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
join-sit = Sentarse
join-watch = Mirar
join-neither = No hay asientos libres y esta mesa no admite espectadores.

# Notices of turns
notices-title = Avisos
notices-about = Si tu turno empieza sin que tengas abierta esta mesa, el anfitrión puede avisarte una vez.
notices-hint-email = una dirección de correo
notices-hint-webhook = la dirección de un webhook: https://…
notices-hint-both = una dirección de correo o un webhook: https://…
notices-tell = Avísame
notices-stop = No avisar más
notices-told = Los avisos de tus turnos llegan a { $to }.
notices-failed = El último aviso no se envió: { $error }
notices-wrong = A esta dirección el anfitrión no envía avisos.
