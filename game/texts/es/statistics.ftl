# La página de estadísticas
menu-statistics = Estadísticas
statistics-title = Estadísticas
statistics-all = Todos los juegos
statistics-everybody = Todos los jugadores
statistics-unnamed = Sin nombre
statistics-percent = { $n } %
statistics-percent-signed = { $sign }{ $n } %
statistics-games = { $n ->
    [one] partida
   *[other] partidas
 }
statistics-since = desde { $date }
statistics-nothing = Todavía no hay ninguna partida terminada. Juega una hasta el final y contará aquí.
statistics-nothing-here = Todavía no hay ninguna partida terminada de este tipo.
statistics-won = ganadas
statistics-interval = a la larga, de { $low } a { $high }
statistics-run = { $n ->
    [one] victoria seguida
   *[other] victorias seguidas
 }
statistics-run-note = la racha más larga
statistics-play = perdido por jugada
statistics-play-was = era { $n } %; menos es mejor
statistics-play-less = de opciones de ganar; menos es mejor
statistics-luck = suerte
statistics-luck-games = { $n ->
    [one] en una partida analizada
   *[other] en { $n } partidas analizadas
 }
statistics-no-review = analiza una partida
statistics-achievements = hazañas
statistics-achievements-of = { $n } de { $of }
statistics-achievements-newest = la última: { $achievement }
statistics-achievements-none = ninguna todavía

# Paneles
statistics-by-rung = Contra cada nivel
statistics-by-game = Por juego
statistics-by-scenario = Por escenario
statistics-by-seats = Por número de jugadores
statistics-by-role = Por Monarca, bando, civilización
statistics-share-note = ganadas, y la parte probable
statistics-no-bots = sin bots
statistics-seats = { $n ->
    [one] en solitario
   *[other] { $n } jugadores
 }
statistics-row-tip = { $text }: { $won } de { $games } ganadas. La parte verdadera está entre { $low } y { $high }, 19 de cada 20 veces.
statistics-verdict = Ganas { $percent } de tus partidas contra: { $rung }. El siguiente es: { $next }.
statistics-verdict-top = Ganas { $percent } de tus partidas contra: { $rung }, el nivel más fuerte que hay.
statistics-plot-play = Juego y suerte a lo largo del tiempo
statistics-plot-wins = Victorias a lo largo del tiempo
statistics-plot-points = Puntos a lo largo del tiempo
statistics-plot-length = Duración a lo largo del tiempo
statistics-plot-categories = Puntos por categoría
statistics-plot-note = { $n ->
    [one] la última partida; haz clic en ella para abrir su análisis
   *[other] las últimas { $n } partidas; haz clic en una para abrir su análisis
 }
statistics-plot-mean = media de { $n ->
    [one] una partida
   *[other] { $n } partidas
 }
statistics-play-legend = opciones de ganar perdidas por elección, en %; menos es mejor
statistics-luck-legend = suerte: fichas, cartas, batallas
statistics-wins-legend = parte ganada de las últimas diez partidas; claro: el margen probable
statistics-points-legend = puntos, y su media en diez partidas
statistics-length-legend = rondas, y su media en diez partidas
statistics-point-tip = *Partida { $number }: { $what }*
    { $result }
statistics-point-won = ganada por { $vp } a { $rivals }
statistics-point-lost = perdida por { $vp } a { $rivals }
statistics-point-won-alone = ganada con { $vp } puntos
statistics-point-lost-alone = perdida con { $vp } puntos
statistics-point-review = { $result }, { $play } % perdido por elección, suerte { $luck }
statistics-records = Récords
statistics-record-none = todavía no
statistics-achievements-title = Hazañas
statistics-achievements-over = { $n } de { $of }, en los tres juegos
statistics-achievement-fresh = Nueva:
statistics-achievement-when = Lograda el { $date }.
statistics-achievement-open = Todavía no lograda.
statistics-achievement-hint = Apunta a un medallón para leer lo que pide.
statistics-uncounted = { $n ->
    [one] Una partida terminada entre tus partidas guardadas no está contada aquí.
   *[other] { $n } partidas terminadas entre tus partidas guardadas no están contadas aquí.
 }
statistics-rebuild = Contar las guardadas
statistics-rebuild-begins = Contando las partidas guardadas
statistics-rebuilding = Contando las partidas guardadas: { $n } de { $of }
statistics-export = Exportar CSV
statistics-exported = La tabla está en { $path }
statistics-not-exported = No se pudo escribir la tabla: { $reason }
statistics-list-title = Partidas
statistics-list-line = { $date } · { $result }
statistics-list-played = con { $role }, { $against }
statistics-against = contra { $rung }
statistics-no-file = La partida guardada ya no existe; solo se conserva su resultado.

# Dicho una vez tras una partida
statistics-achievement-new = { $n ->
    [one] Hazaña nueva: { $names }
   *[other] Hazañas nuevas: { $names }
 }

# Problemas
statistics-damaged = Las estadísticas estaban dañadas ({ $reason }). Se conservan como { $path }, y empiezan otras nuevas. Tus partidas están intactas; la página de estadísticas puede contarlas de nuevo.
statistics-damaged-stays = Las estadísticas están dañadas ({ $reason }) y no se pueden apartar: no se cuenta nada mientras exista { $path }. Tus partidas están intactas.
statistics-busy = Otro programa tiene abiertas las estadísticas. Lo que no se pudo contar se cuenta con la próxima partida o, tras reiniciar, desde la página de estadísticas.
statistics-newer = Una versión más nueva de este programa escribió las estadísticas: quedan como están y aquí no se cuenta nada. Tus partidas están intactas.
statistics-read-only = Las estadísticas están protegidas contra escritura: no se cuenta nada hasta que se pueda escribir { $path }. Tus partidas están intactas; después, incluso tras reiniciar, la página de estadísticas puede contarlas.
statistics-failed = No se pudieron leer ni escribir las estadísticas ({ $reason }). Tus partidas están intactas; la página de estadísticas puede contarlas más tarde, incluso tras reiniciar.
statistics-rebuilt = { $counted ->
    [one] Hay una partida terminada contada
   *[other] Hay { $counted } partidas terminadas contadas
 }, { $fresh } de ellas por primera vez. No contadas de { $saves } partidas guardadas: { $running } aún en curso, { $left } ramificadas, terminadas en otro lugar o solo de bots, { $unreadable } ilegibles.
cli-help-rebuild-statistics = cuenta de nuevo las partidas terminadas entre las guardadas y sale

# Hazañas de todos los juegos
achievement-three_crowns = Tres coronas
achievement-three_crowns-rule = Gana en cada uno de los tres juegos.
achievement-giant_slayer = Matagigantes
achievement-giant_slayer-rule = Gana contra un Emperador.
achievement-hairs_breadth = Por un pelo
achievement-hairs_breadth-rule = Gana por un solo punto o en el desempate.
