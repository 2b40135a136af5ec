subtitle = Explora, comercia y gobierna: tres juegos de imperios y eras
back = Volver
done = Listo
cancel = Cancelar
next = Siguiente
previous = Anterior

menu-games = Brazil: Imperial · Imperial Struggle · Historia
menu-continue = Continuar
menu-new = Partida nueva
menu-solo = Desafío en solitario
menu-load = Abrir
menu-learn = Aprender
menu-settings = Ajustes
menu-gallery = Galería
menu-credits = Créditos
menu-quit = Salir
menu-odd = { $count ->
    [one] Un archivo guardado no se puede abrir
   *[other] { $count } archivos guardados no se pueden abrir
}
menu-odd-tip = Quedan intactos: { $names } Están en { $folder }

language-name = Español
theme-parchment = Pergamino
theme-slate = Pizarra
theme-contrast = Alto contraste

settings-title = Ajustes
settings-look = Aspecto
settings-scale = Tamaño de la interfaz
settings-text-size = Tamaño del texto
settings-text-size-normal = Normal
settings-text-size-large = Grande ({ $percent } %)
settings-text-size-larger = Más grande ({ $percent } %)
settings-text-size-about = Solo crece el texto. Lo impreso en las cartas, las piezas y el mapa conserva su tamaño; amplíalo para leerlo.
settings-language = Idioma
settings-language-tip = Traducciones aún no leídas por un hablante nativo: { $names }.
settings-theme = Tema
settings-full-screen = Pantalla completa
settings-pace = Ritmo
settings-steps = Jugadas de los bots
settings-steps-slow = Despacio
settings-steps-normal = Normal
settings-steps-at-once = Inmediato
settings-emperor = Emperador: segundos por turno
settings-seconds = { $whole } s
settings-speed = Velocidad de la animación
settings-speed-value = { $speed }×
settings-speed-instant = Inmediata
settings-pause = Esperarme tras la ronda de cada bot
names-and = { $names } y { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
recap-replay = Mostrar otra vez
recap-on = Continuar
recap-more = { $n ->
    [one] y un paso menor más; está en el registro
   *[other] y { $n } pasos menores más; están en el registro
}
settings-motion = Menos movimiento
settings-confirm = Preguntar antes de terminar el turno si queda un combate, un descubrimiento, puntos o una compra
settings-sound = Sonido
settings-sound-on = Sonido activado
settings-master = Volumen general
settings-effects = Efectos
settings-music = Música
settings-interface = Interfaz
settings-files = Archivos
settings-folders =
    Ajustes: { $config }
    Partidas guardadas: { $saves }
settings-keys = Teclas
settings-damaged-title = No se pudieron leer tus ajustes
settings-damaged = El archivo { $path } está dañado ({ $detail }). El juego empieza con los ajustes de fábrica.
settings-damaged-aside = El archivo dañado se guardó como { $path }.
settings-damaged-stays = No se pudo mover el archivo dañado; se reemplazará cuando cambies un ajuste.
safe-start-title = Inicio seguro
safe-start = La última vez, el juego se cerró antes de mostrar nada. Esta vez empieza sin tus ajustes ni tus escenarios, y el menú no muestra tus partidas guardadas. No se ha perdido nada: las partidas están en { $saves } y en la página Abrir, los ajustes en { $settings }. El próximo inicio vuelve a leerlo todo.
set-aside-title = No se pudo mostrar un archivo
set-aside = { $count ->
    [one] No se pudo mostrar { $names }; el archivo se movió a { $folder }. Todo lo demás sigue como estaba.
   *[other] No se pudieron mostrar estos archivos, que se movieron a { $folder }: { $names }. Todo lo demás sigue como estaba.
}
settings-not-written = No se pudieron guardar tus ajustes: { $reason }
sound-on = Sonido activado
sound-off = Sonido desactivado

new-title = Partida nueva
solo-title = Desafío en solitario
solo-note = Cumple todos los objetivos antes de que se acaben las rondas, a solas contra el mapa. Empieza por los desafíos que llevan un sello.
new-seats = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
 }
new-players = Jugadores
new-options = Opciones
new-meant = { $value } ({ $said })
new-count = Número de jugadores
new-start = Empezar
new-none = No se encontró ningún escenario. Vuelve a poner la carpeta scenarios junto al programa.
new-faults = Estos archivos de escenario contienen errores y se dejaron fuera:
who-person = Persona
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Fácil
bot-settler = Colono
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Medio
bot-merchant = Mercader
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Fuerte
bot-governor = Gobernador
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Más fuerte
bot-viceroy = Virrey
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = El más fuerte
bot-emperor = Emperador
manner-any = Cualquier estilo
manner-any-does = Uno de los tres, al azar cuando empieza la partida.
manner-plain = Equilibrado
manner-plain-does = No prefiere nada.
manner-builder = Constructor
manner-warrior = Guerrero
manner-collector = Coleccionista
manner-told = { $manner }. { $does }

load-title = Partidas guardadas
load-none = Todavía no hay partidas guardadas. Se guardarán en { $folder }
load-delete = Borrar
load-delete-ask = ¿Borrar «{ $name }» para siempre?
load-not-deleted = No se pudo borrar: { $reason }
load-failed = No se pudo abrir esta partida: { $reason }
load-journal-lost = Algunas jugadas hechas después de guardar no se pudieron repetir. Quedaron en un archivo junto a la partida. ({ $reason })
load-journal-missing = Pueden faltar jugadas hechas después de guardar: el archivo de registro que está junto a la partida falta o quedó cortado. La partida sigue después de la jugada { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] Este programa no tiene el bot «{ $rungs }»: { $bot } juega en su lugar.
   *[other] Este programa no tiene estos bots: { $rungs }. { $bot } juega en su lugar.
}
load-on-the-table = Esta partida está abierta ahora.
saved-again = La partida está guardada otra vez.
unsaved-title = Sin guardar
unsaved-body = No se pudo guardar esta partida. Si sales ahora, pierdes todo lo jugado desde la última vez que se guardó. ({ $reason })
unsaved-again = Intentar de nuevo
unsaved-leave = Salir sin guardar
unsaved-stay = Quedarse
load-unknown-game = Esta versión no conoce el juego al que pertenece ({ $game }). Quizá una más nueva lo conozca.
saved = Guardado.
not-saved = No se pudo guardar la partida: { $reason }
unpacked-gone = Los archivos del propio programa en { $folder } se borraron mientras estaba abierto. Tus partidas están guardadas. Cierra el programa y vuelve a abrirlo pronto: hasta entonces pueden faltar imágenes, sonidos y rivales.
cannot-start = No se puede empezar esta partida: { $reason }
load-history-cut = El mapa o los valores de las cartas cambiaron desde que se guardó. Puedes seguir jugando, pero no repasar la historia de la partida.
load-history-broken = La historia de esta partida ya no se puede repasar. Puedes seguir jugando, y las jugadas quedan en su archivo. ({ $reason })
resume = Seguir
to-menu = Al menú
menu-body = Cada jugada se guarda automáticamente.
save-damaged = Este archivo está dañado y no se puede abrir.
save-newer = Esta partida se guardó con una versión más nueva del programa. Actualízalo para abrirla.
save-before = Este archivo está dañado. Se puede abrir lo guardado antes.
load-before-ask = Este archivo está dañado. Lo guardado antes está intacto, y las jugadas anotadas desde entonces se repiten a partir de ahí. El archivo dañado queda a su lado.
load-before-open = Abrir la anterior
load-paste = Pegar una partida
load-pasted = { $name } se pegó del portapapeles y ya está entre tus partidas.
load-not-pasted = No se pegó nada: { $reason }
load-rename = Renombrar
load-rename-ask = Nombre nuevo para «{ $name }»
load-not-renamed = No se pudo renombrar: { $reason }
load-name-taken = otra partida tiene ese nombre.
load-busy = está abierta en otra ventana.
load-set-aside = Estos archivos no se pueden abrir. Se quedan donde están.
save-asked = Decide { $name }
save-origin = Rama de: { $origin }
name-hint = Nombre
name-keep = Usar este nombre
game-title-page = Esta partida
game-copy = Copiar la partida como texto
game-copied = La partida está en el portapapeles ({ $letters } caracteres). Quien tenga este texto puede verlo todo, también las cartas ocultas.
game-picture = Guardar la partida en imagen
game-pictured = La imagen es { $path }. Suéltala en la ventana de este programa para abrir la partida. Lo contiene todo, también las cartas ocultas.
game-branch = Jugar desde aquí
game-branch-ask = Empieza una partida aparte desde la posición tras la jugada { $move }. La original queda como está.
game-branch-anew = De aquí en adelante se baraja de nuevo todo lo oculto: cartas y losetas que no podías ver, los mazos y el azar por venir.
game-branch-name = { $name }, desde la jugada { $move }
game-not-kept = No se pudo guardar: { $reason }
game-deal = El barajado
game-deal-given = La semilla de esta partida se eligió de antemano: el barajado no quedó cerrado.
game-deal-sealed = El barajado quedó cerrado antes de la primera jugada. Código de control *{ $short }*: al terminar la partida se muestra aquí el secreto que hay detrás, y cualquiera puede comprobar que nada cambió desde entonces. Eso no prueba que valiera el primer barajado: quien empezó la partida pudo sacar varios y quedarse con uno. Código completo: { $mark }
game-deal-open = La partida terminó, y aquí está el secreto. Semilla { $seed }, número secreto { $nonce }. El SHA-256 de «imperial.deal:{ $nonce }:{ $seed }» es el código del comienzo: nadie cambió el barajado después. La semilla sale del número secreto.
game-deal-joint = Todos en la mesa y el anfitrión sortearon juntos este barajado: cada uno cerró un número secreto antes de que se abriera ninguno. Código de control *{ $short }*. Si uno solo de ellos sorteó con honradez, nadie eligió el barajado. Como mucho, el anfitrión pudo cancelar el comienzo, y todos lo habrían notado. Cada jugada se firma en el ordenador de quien la hizo (la de un bot, por el anfitrión) y queda unida a la jugada anterior. Mientras dura la partida, el anfitrión puede mirarlo todo, también las cartas ocultas, pero no puede cambiar el barajado ni la jugada de un jugador sin que se vea aquí. Código completo: { $mark }
game-deal-joint-open = La partida terminó y se ha comprobado su archivo: cada número es el que se cerró, el barajado sale de ellos (semilla { $seed }) y las { $lines } firmas son correctas. Se hicieron con estas claves; compara la tuya con las copias de esta página de los demás jugadores:
game-deal-joint-unsigned = La partida terminó y las { $lines } firmas de su archivo son correctas, pero solo el anfitrión ha firmado el final: aún podría cambiar las últimas jugadas de los bots.
game-deal-joint-key = { $name }: { $key }
game-deal-joint-wrong = La partida terminó, pero algo cambió en su archivo: la línea firmada { $line }, de { $name }, no es lo que se firmó.
game-deal-joint-wrong-start = La partida terminó, pero algo cambió en su archivo: lo acordado antes de la primera jugada no se cumple para { $name }.
game-deal-host = el anfitrión
bot-hung = Un bot dejó de responder. Se reemplazó, y se hizo por él una jugada sencilla.
save-when = { $date }, { $time }
save-over = terminada

learn-title = Cómo se juega
learn-none = Este juego todavía no tiene páginas de reglas.
credits-title = Créditos
credits-body =
    Tres juegos de mesa digitales en un solo ordenador, contra personas o bots: Brazil: Imperial, de exploración, construcción y guerra en Brasil de 1500 a 1889, para uno a cuatro jugadores; Imperial Struggle, de la rivalidad entre Francia y Gran Bretaña de 1697 a 1789, para dos; e Historia, de civilizaciones desde la Antigüedad hasta hoy, para uno a seis.

    Licencia del código y del arte: MIT. Tipos de letra: SIL Open Font License.
credits-after = Los juegos impresos
credits-after-body =
    - Brazil: Imperial es un juego de mesa de Zé Mendes, publicado por MeepleBR.
    - Imperial Struggle es un juego de mesa de Ananda Gupta y Jason Matthews, publicado por GMT Games.
    - Historia es un juego de mesa de Marco Pranzo, publicado por Giochix.it.

    Esta es una edición independiente. No usa textos ni imágenes de los juegos impresos, y ni sus autores ni sus editoriales participan en ella.
credits-machines = Inteligencia artificial
credits-machines-body =
    El código, los textos, las traducciones y los dibujos se hicieron con modelos de lenguaje de IA. Las imágenes son dibujos vectoriales escritos como código y trazados por programas; los sonidos están calculados. No se usó ningún generador de imágenes ni ninguna grabación. Ninguna traducción ha sido leída todavía por un hablante nativo. Nada se genera mientras juegas: los bots y las pistas calculan sus jugadas a partir de las reglas.
credits-unsigned = La primera vez
credits-unsigned-body =
    El programa no lleva certificado de Microsoft ni de Apple, así que el sistema puede negarse a abrirlo la primera vez.

    - Windows: haz clic en *Más información* y luego en *Ejecutar de todas formas*.
    - macOS: ábrelo una vez y luego haz clic en *Abrir igualmente* en Ajustes del Sistema, en Privacidad y seguridad.
    - Linux: se abre sin más.

    Cada versión incluye el SHA-256 de sus archivos, para que compruebes lo que descargaste.
credits-parts = Hecho con
credits-licences = Los textos de las licencias están en { $folder }
keys-title = Teclas
keys-intro = Tab y las flechas mueven el foco, Intro o Espacio acciona lo enfocado, Esc cierra la ventana de encima.
gallery-title = Galería
gallery-icon = El programa
gallery-empty = No se encontró ninguna imagen. Vuelve a poner la carpeta art junto al programa.

command-confirm = Botón principal
command-back = Cerrar o volver
command-undo = Deshacer
command-redo = Rehacer
command-full_screen = Pantalla completa
command-help_here = Regla de lo que está bajo el cursor
command-close_up = Ampliar lo que señalas
command-keys_list = Esta lista
command-fit_map = Inicio: tus tierras, luego el mapa entero
command-zoom_in = Acercar
command-zoom_out = Alejar
command-log = Registro
command-hint = Pista
command-why = Por qué el bot hizo eso
command-hurry = Apurar a los bots
command-save = Guardar
command-menu = Menú de la partida
command-mute = Activar o quitar el sonido
command-screenshot = Captura de pantalla

advice-hint = Pista
advice-why = Por qué { $name } hizo eso
advice-earlier = Antes: { $name }
advice-thinking = Pensando …
advice-look = Mira { $area }.
advice-lit = Los lugares en cuestión están iluminados.
advice-more-2 = ¿Qué acción?
advice-more-3 = El plan entero
advice-plan = El plan en conjunto
advice-expected = El mejor plan que empieza con el primer paso
advice-less = { $n ->
    [one] Alternativa: cerca de { $n } victoria menos de cada 100
   *[other] Alternativa: unas { $n } victorias menos de cada 100
}
advice-more = { $n ->
    [one] Alternativa: quizá { $n } victoria más de cada 100
   *[other] Alternativa: quizá { $n } victorias más de cada 100
}
handover-drawing = Dibujando imágenes nuevas. Tarda un momento.
advice-even = Alternativa: casi igual
advice-done = Lo que hizo
advice-step = { $what } → { $why }
advice-ahead = Por delante de la mejor alternativa en: { $things }.
advice-behind = Por detrás de la mejor alternativa en: { $things }.
advice-other-ahead = Por delante del primer plan en: { $things }.
advice-other-behind = Por detrás del primer plan en: { $things }.
advice-about-equal = Casi igual al segundo mejor plan.
advice-wins = { $n ->
    [one] Gana alrededor de { $n } partida de cada 100 más que el segundo mejor plan.
   *[other] Gana unas { $n } partidas de cada 100 más que el segundo mejor plan.
}
advice-unsure = Lo que sigue depende del azar o de otros jugadores.
advice-as-seen = Esto es lo que puedes ver; la información oculta del bot queda fuera.
advice-secret = Usó información oculta. La jugada se podrá explicar cuando acabe la partida.
advice-failed = Esta vez no hay consejo: { $reason }
advice-nobody = Las pistas son solo para quien está en esta pantalla y tiene que elegir.
advice-public = Todos ven esta elección: una pista revelaría un secreto.
advice-past = Las pistas son solo para el presente; estás mirando el pasado.
advice-no-move = Todavía no hay jugada de un bot que explicar.

review-title = Revisión
review-working = Revisando cada elección de la partida …
review-begun = Suele tardar un minuto o dos.
review-left =
    { $done } % hecho, { $minutes ->
        [one] falta alrededor de 1 minuto
       *[other] faltan unos { $minutes } minutos
    }
review-soon = { $done } % hecho, falta menos de un minuto
review-goes-on = Puedes salir de esta página y de la mesa. La revisión sigue en segundo plano y se guarda con la partida.
review-ready = La revisión está lista.
review-ready-of = La revisión de «{ $name }» está lista.
review-none = Ningún turno redujo claramente las opciones de ganar. ¡Bien jugado!
review-turning = Dónde cambió la partida
review-rose = las opciones de ganar subieron del { $before } % al { $after } % hasta el turno siguiente
review-fell = las opciones de ganar bajaron del { $before } % al { $after } % hasta el turno siguiente
review-through = Ver toda la partida
review-through-about = Puedes recorrer toda la partida turno a turno y, desde cualquier momento, empezar otra para jugarla de otro modo.
review-intro = Los turnos que más redujeron las opciones de ganar, juzgados por lo que podías ver entonces. Los que resultan casi iguales no aparecen.
review-when = { $n }. { $name }, { $when } (jugada { $move })
review-look = Verla
review-seat = Asiento { $n }
review-play = De media, una elección perdió un { $n } % de las opciones de ganar (probablemente de { $low } a { $high } %).
review-luck-bad = La suerte bajó las opciones de ganar un { $n } % en total.
review-luck-good = La suerte subió las opciones de ganar un { $n } % en total.
review-luck-even = La suerte apenas influyó.
review-skill-learning = Hay margen de mejora.
review-skill-good = Buen juego.
review-skill-strong = Buen juego, muy fuerte.
review-skill-faultless = Juego casi impecable.
labelled = { $label }: { $what }
review-of = { $name }: { $told }
review-thresholds = Pérdida de opciones de ganar: bueno por debajo de { $inaccuracy } %, imprecisión desde { $inaccuracy } %, error desde { $mistake } %, error grave desde { $blunder } %
grade-best = el mejor
grade-even = casi igual
grade-good = bueno
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
retry-title = Encuentra el turno mejor
retry-intro = Tus turnos más caros, por las opciones de ganar perdidas
retry-your-turn = Tu turno de entonces
retry-as-seen = { $when }, tal como lo veías
retry-turn = Un turno
retry-in-game = En la partida
retry-try = { $n ->
    [1] Primer intento
    [2] Segundo intento
    [3] Tercer intento
   *[other] Intento { $n }
}
retry-loss = −{ $n } %
retry-loss-tip = Perdió de { $low } a { $high } % de opciones de ganar, unos { $points } puntos.
retry-chance = { $n } %
retry-points-tip = Unos { $points } puntos por detrás del mejor turno.
retry-ask = Juega este turno otra vez. Se juzga cuando acaba o cuando se revela algo nuevo.
retry-turn-over = Tu turno ha terminado.
retry-judging = Juzgando tu turno …
retry-verdict-best = Tan bueno como el mejor
retry-verdict-better = Mejor que en la partida, cuesta { $n } %
retry-verdict-costs = Cuesta { $n } %
retry-ahead = Más que el mejor turno: { $things }.
retry-behind = Menos que el mejor turno: { $things }.
retry-best = El mejor turno
retry-then = en la partida
retry-again = Otro intento
retry-show = Mostrar el mejor
retry-next = Siguiente turno
retry-keys = F6 lleva las teclas de la mesa a esta lista y de vuelta.
retry-not-now = No mientras buscas el turno mejor.

handover-turn = Es el turno de { $name }.
handover-decide = { $name } tiene algo que decidir.
handover-others = Los demás, miren a otro lado.
handover-ready = Soy { $name }

crash-title = Algo salió mal
crash-body = El juego encontró un error. Todas tus jugadas están guardadas, y puedes continuar desde la última. No se envió nada a ninguna parte; se escribió un informe en { $path }
crash-go-on = Continuar
crash-copy = Copiar el informe
crash-copied = El informe está en el portapapeles.
crash-not-copied = No se pudo copiar el informe: { $reason }
crash-to-menu = Al menú
crash-final = El juego encontró un error del que no pudo recuperarse y se va a cerrar. Tu partida se guardó antes; elige Continuar para retomarla. El registro está en { $folder }

cli-help-save = una partida guardada para abrir
cli-help-contact-sheet = escribe imágenes de cada escenario, al principio, a la mitad y al final, en color y como las ve quien tiene daltonismo
cli-help-screenshot = escribe la imagen de una pantalla y sale
cli-help-build-pictures = escribe las imágenes que acompañan al programa y termina
cli-help-selftest = carga todo, dibuja todas las pantallas, juega, guarda y vuelve a abrir
cli-refused = brazil-imperial: { $reason } (mira --help)
cli-no-game = no existe el juego { $name }; existen { $known }
cli-no-screen = no existe la pantalla { $name }; existen { $known }
cli-no-theme = no existe el tema { $name }; existen { $known }
cli-no-language = no existe el idioma { $name }; existen { $known }
cli-no-scenario = no existe el escenario { $name }; existen { $known }
cli-bad-scale = el tamaño de la interfaz { $value } no está entre 75 y 200
cli-bad-turns = el número de turnos { $value } es negativo
cli-no-save = no existe el archivo { $path }
cli-no-display = No hay pantalla donde dibujar ({ $reason }). Sin ella, "python -m engine --help" todavía juega, mide y comprueba partidas, y --screenshot todavía dibuja imágenes.
cli-no-x11 = DISPLAY está definida, pero el programa no puede abrir ventanas en ella: no se encuentra { $missing }. Instala libX11 y libXext: los paquetes son libx11-6 y libxext6 en Debian y Ubuntu, libX11 y libXext en Fedora, libx11 y libxext en Arch.
cli-no-picture = no se pudo escribir la imagen: { $reason }
selftest-fine = autoprueba: todo bien
selftest-failed = autoprueba: { $what } falló: { $reason }
picture-kept = Guardado en { $path }
keys-lead = { $key } mueve el foco en todas las pantallas. Pulsa otra tecla, o Esc.
keys-press = Pulsa la nueva tecla de «{ $command }», o Esc para dejar la actual.
keys-taken = { $key } era la tecla de «{ $command }», que ahora no tiene ninguna.
keys-none = ninguna tecla
keys-default = Restaurar las teclas
keys-change = Haz clic en una tecla para cambiarla.
command-keys_list-title = Teclas
about-person = Una persona ante esta pantalla.
about-settler = *{ who-settler }*: { does-settler }
does-settler = Para la primera partida. Toma lo que parece bueno, al instante.
about-merchant = *{ who-merchant }*: { does-merchant }
does-merchant = Sopesa cada jugada, pero no planea. Juega al instante.
about-governor = *{ who-governor }*: { does-governor }
does-governor = Planea todo su turno, cerca de un segundo. Buen rival.
about-viceroy = *{ who-viceroy }*: { does-viceroy }
does-viceroy = Juega sus líneas hasta el final, con tus respuestas. Unos segundos.
about-emperor = *{ who-emperor }*: { does-emperor }
does-emperor = Piensa a lo sumo lo que permite su reloj: el más difícil de vencer.

# Marks of every game
symbol-check = Hecho.
symbol-cross = Esto no se puede hacer, y aquí se dice por qué.
symbol-eye = Solo tú lo sabes.
symbol-lock = Bloqueado por ahora.
