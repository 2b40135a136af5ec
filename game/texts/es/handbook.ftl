# El manual: una página para cada cosa de un juego. Tipos: una de ellas, y el título de todas.
handbook-title = Manual
handbook-scope-all = Los tres juegos
handbook-search = Busca una carta, un lugar, una palabra
handbook-meant = mostrando «{ $words }»
handbook-found = { $n ->
    [one] 1 página
   *[other] { $n } páginas
 }
handbook-nothing = No se encontró nada
handbook-see = Ver también
handbook-seen-in = Mencionado en
handbook-open = Abrir el manual
handbook-before = Página anterior
handbook-note = { $kind }, { $game }
handbook-heading = { $kind } ({ $n })
handbook-rule = una regla
handbook-rule-all = Cómo se juega
handbook-ruling = una decisión
handbook-ruling-all = Decisiones
handbook-word = una palabra de las reglas
handbook-word-all = Palabras de las reglas
handbook-symbol = un signo
handbook-symbol-all = Signos
handbook-cost = Coste: { $cost }
handbook-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 }
handbook-copies = { $n } en la caja
handbook-in-era = Era { $era }
