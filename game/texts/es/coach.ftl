# El primer inicio, las lecciones en la página Aprender y lo que dice todo instructor.
first-title = Tres juegos de mesa en una sola caja. ¿Cuál será hoy?
first-lesson = Enséñame el juego
first-lesson-about = Unos minutos, y juegas desde el primer clic.
first-game = Ya conozco el juego
first-game-taught = La primera partida
first-strength = ¿Qué fuerza tendrá tu rival?
first-settler = para empezar
first-merchant = aprovecha ocasiones
first-governor = planea bien
first-menu = Menú

menu-learn-on = Aprender: lección { $number }
menu-quick = Partida rápida
learn-hub-title = Aprender
lesson-count = { $done } de { $all } lecciones
lesson-heading = Lecciones
lesson-note = En la mesa de verdad, con { $coach } a tu lado. En cualquier orden; sal y vuelve cuando quieras.
lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
lesson-done = Hecha
lesson-prepared-table = Esta lección empieza en una mesa preparada.
lesson-begin = Empezar
lesson-go-on = Continuar
lesson-again = Jugar otra vez
lesson-not-started = No se puede empezar esta lección: { $reason }
lesson-damaged = No se pudo leer tu progreso en las lecciones: { $path } está dañado ({ $detail }). Las lecciones empiezan de nuevo.
learn-pages-note = Todas las reglas, página por página
learn-key = { $key } en cualquier mesa abre la página sobre lo que señalas.

coach-why = ¿Por qué?
coach-again = Repetir
coach-on = Continuar
coach-on-spoken = { $words } Pulsa { $button } para seguir.
coach-leave = Salir
coach-back = Volver
coach-take-back = Deshacer
coach-go-on = Seguir
coach-next = Otra lección
coach-first-game = Partida fácil
coach-play-on = Seguir jugando
coach-read = Leer la página
coach-page = Manual: { $page }
coach-calls = { $key } llama a { $name }
coach-call = Llamar a { $name }
coach-dots = Paso { $step } de { $steps }
coach-recap = Esto pasó mientras tanto. Señala una línea numerada para ver dónde y luego pulsa *{ $button }*.
coach-recap-plain = Esto pasó mientras tanto. Cuando lo hayas leído, pulsa *{ $button }*.
coach-others-play = { $n ->
    [one] Juega tu rival. Mira lo que cambia; el registro guarda cada jugada.
   *[other] Juegan tus rivales. Mira lo que cambia; el registro guarda cada jugada.
}
command-coach_again = En una lección: repetirlo
command-coach_away = En una lección: despedir al instructor o llamarlo de vuelta

review-offer = ¡Tu primera partida ha terminado! La revisión muestra los turnos que más pesaron y lo que habría hecho un jugador fuerte.
review-offer-yes = Quiero verlo
