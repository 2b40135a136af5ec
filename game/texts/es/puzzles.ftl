# Problemas: en la página Aprender, en su mesa y cuando viajan.
puzzles-heading = Problemas
puzzles-note = Un turno cada uno, de partidas que se jugaron.
puzzles-none = Aún no hay problemas. Revisa una partida terminada: tus errores se convierten en problemas.
puzzles-reading = Leyendo los problemas …
puzzles-damaged = No se pudieron leer tus problemas: { $path } está dañado ({ $detail }). Los problemas de tus partidas vuelven a la primera caja.
puzzles-not-kept = No se pudo guardar tu resultado: { $reason }
puzzles-added = { $n ->
    [one] 1 de tus turnos es ahora un problema. Mañana estará en la página Aprender.
   *[other] { $n } de tus turnos son ahora problemas. Mañana estarán en la página Aprender.
}
puzzles-paste = Pegar un problema

puzzle-day = El problema del día
puzzle-day-about = El mismo para todos, y mañana otro. ¿Encuentras el turno que gana más veces?
puzzle-day-solved = Ya has resuelto el de hoy. Mañana habrá otro.
puzzle-own = De tu propia partida
puzzle-collection = Problema
puzzle-sent = Un problema para ti
puzzle-title = Encuentra el mejor turno
puzzle-task = Juega el turno con más opciones de ganar. Ves lo que sabía este jugador.
puzzle-as-seen = { $when }, como { $name }
puzzle-ask = Juega tu turno. Puedes deshacer jugadas hasta que se juzgue.
puzzle-over = Tu turno está decidido. Haz que se juzgue o prueba otra vez.
puzzle-judge = Juzgar
puzzle-next = Otro problema
puzzle-try = Probar
puzzle-once-more = Probar otra vez
puzzle-not-tried = sin probar
puzzle-stars = { $n ->
    [0] ninguna estrella aún
    [one] 1 estrella
   *[other] { $n } estrellas
}
puzzle-comes-back = { $days ->
    [one] Vuelve mañana.
   *[other] Vuelve dentro de { $days } días.
}
puzzle-solved-for-good = Resuelto del todo: no vuelve más.

puzzle-due = Para hoy
puzzle-due-about = de tus propios errores
puzzle-due-begin = Empezar
puzzle-due-none = Hoy no hay ninguno pendiente.
puzzle-box-tip = { $days ->
    [one] Problemas que vuelven después de 1 día
   *[other] Problemas que vuelven después de { $days } días
}
puzzle-box = { $days ->
    [one] 1 día
   *[other] { $days } días
}
puzzle-collection-heading = Todos los problemas
puzzle-collection-solved = { $done } de { $all } resueltos
puzzle-collection-count = { $done } de { $all }
puzzle-idea-other = Varios

puzzle-copy = Copiar como texto
puzzle-picture = Guardar imagen
puzzle-file = Problema
puzzle-copied = El problema está en el portapapeles ({ $letters } caracteres).
puzzle-pictured = La imagen es { $path }. Suéltala en la ventana de este programa para abrir el problema.
puzzle-not-exported = No se pudo exportar el problema: { $reason }
puzzle-refused = No se pudo abrir este problema: { $reason }

menu-learn-due = { $n ->
    [one] Aprender: 1 problema para hoy
   *[other] Aprender: { $n } problemas para hoy
}
settings-own-puzzles = Convertir mis errores en problemas
settings-own-puzzles-about = Tras una revisión, tus turnos más caros vuelven como problemas: a los { $first }, { $second }, { $third } y { $fourth } días, hasta que los hayas resuelto cada vez.
