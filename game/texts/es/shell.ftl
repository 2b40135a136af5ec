subtitle = Explora, puebla y gobierna, de las primeras velas a los ferrocarriles
back = Volver
done = Listo
cancel = Cancelar
next = Siguiente
previous = Anterior

menu-games = Tres juegos: Brazil: Imperial · Historia · Imperial Struggle
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
menu-odd-tip = Apartados, y nada en ellos se toca: { $names } Están en { $folder }

language-en = English
language-pt-BR = Português (Brasil)
language-es = Español
theme-parchment = Pergamino
theme-slate = Pizarra
theme-contrast = Alto contraste

settings-title = Ajustes
settings-look = Aspecto
settings-scale = Tamaño de la interfaz
settings-language = Idioma
settings-theme = Tema
settings-full-screen = Pantalla completa
settings-pace = Ritmo
settings-steps = Jugadas de los bots
settings-steps-slow = Despacio
settings-steps-normal = Normal
settings-steps-at-once = De una vez
settings-emperor = Emperador: segundos por turno
settings-seconds = { $whole } s
settings-speed = Velocidad de la animación
settings-speed-value = { $speed }×
settings-speed-instant = Inmediata
settings-pause = Esperarme después de la ronda de un bot
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
settings-damaged-aside = El archivo dañado se apartó como { $path }.
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
solo-note = A solas contra el mapa, las rondas y lo que piden los objetivos. Empieza por los que llevan un sello.
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
new-faults = Estos archivos de escenario tienen un defecto y se dejaron fuera:
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

load-title = Partidas guardadas
load-none = Todavía no hay partidas guardadas. Se guardan en { $folder }
load-delete = Borrar
load-delete-ask = ¿Borrar «{ $name }» para siempre?
load-not-deleted = No se pudo borrar: { $reason }
load-failed = No se pudo abrir esta partida: { $reason }
load-journal-lost = No se pudieron repetir todas las jugadas hechas después de guardar. Quedan apartadas junto al archivo. ({ $reason })
load-journal-missing = Pueden faltar jugadas hechas después de guardar: el archivo de registro que está junto a la partida falta o quedó cortado. La partida sigue después de la jugada { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [one] Este programa no tiene el bot «{ $rungs }»: { $bot } juega en su lugar.
   *[other] Este programa no tiene estos bots: { $rungs }. { $bot } juega en su lugar.
}
load-on-the-table = Esta partida está en la mesa.
saved-again = La partida está otra vez en el disco.
unsaved-title = Sin guardar
unsaved-body = No se pudo guardar la partida que está en la mesa. Si sales ahora, se pierde lo jugado desde la última vez que se guardó. ({ $reason })
unsaved-again = Intentar de nuevo
unsaved-leave = Salir sin guardar
unsaved-stay = Quedarse
load-unknown-game = Este programa no conoce el juego al que pertenece ({ $game }). Quizá una versión más nueva lo conozca.
saved = Guardado.
not-saved = No se pudo guardar la partida: { $reason }
unpacked-gone = Los archivos del propio programa en { $folder } se borraron mientras estaba abierto. Tus partidas están guardadas. Cierra el programa y vuelve a abrirlo pronto: hasta entonces pueden faltar imágenes, sonidos y rivales.
cannot-start = No se puede empezar esta partida: { $reason }
load-history-cut = El mapa o los componentes cambiaron después de guardar esta partida: sigue desde donde estaba, pero su historia ya no se puede repasar.
load-history-broken = La historia de esta partida ya no se puede repasar. Sigue desde donde estaba, y lo jugado queda en su archivo. ({ $reason })
resume = Seguir
to-menu = Al menú
menu-body = Cada jugada se guarda al momento.
save-damaged = Este archivo está dañado y no se puede abrir.
save-newer = Una versión más nueva del programa escribió esta partida. Actualízalo para abrirla.
save-before = Este archivo está dañado. Se puede abrir el estado anterior.
load-before-ask = Este archivo está dañado. El estado guardado antes está entero, y las jugadas anotadas desde entonces se repiten a partir de él. El archivo dañado queda a su lado.
load-before-open = Abrir el estado anterior
load-paste = Pegar una partida
load-pasted = { $name } llegó del portapapeles y está entre tus partidas.
load-not-pasted = No se pegó nada: { $reason }
load-rename = Renombrar
load-rename-ask = Un nombre nuevo para «{ $name }»
load-not-renamed = No se pudo renombrar: { $reason }
load-name-taken = otra partida tiene ese nombre.
load-busy = está en la mesa de otra ventana.
load-set-aside = Estos archivos no se pueden abrir. Se quedan donde están.
save-asked = Decide { $name }
save-origin = Rama de: { $origin }
name-hint = Nombre
name-keep = Dejar este nombre
game-title-page = Esta partida
game-copy = Copiar la partida como texto
game-copied = La partida está en el portapapeles, { $letters } letras. Quien las tenga tiene la partida entera, también lo oculto.
game-picture = Imagen que lleva la partida
game-pictured = La imagen es { $path }. Soltada en la ventana de este programa abre la partida, también lo oculto en ella.
game-branch = Jugar desde aquí
game-branch-ask = La partida como estaba tras la jugada { $move }, como partida propia. La verdadera queda intacta.
game-branch-anew = Lo que no podías saber entonces se reparte de nuevo: cartas y losetas ocultas, los mazos y todo azar por venir.
game-branch-name = { $name }, desde la jugada { $move }
game-not-kept = No se pudo guardar: { $reason }
game-deal = El barajado
game-deal-given = La semilla de esta partida fue dada: nada se prometió sobre su reparto.
game-deal-sealed = El barajado quedó cerrado antes de la primera jugada. Código de control *{ $short }*: al terminar la partida se muestra aquí el secreto que hay detrás, y cualquiera puede confirmar que nada cambió por el camino. El código entero: { $mark }
game-deal-open = La partida terminó y el secreto se dice. Semilla { $seed }, número secreto { $nonce }. SHA-256 de «imperial.deal:{ $nonce }:{ $seed }» es la marca del comienzo: nadie cambió el reparto. La semilla sale del número secreto: nadie la eligió.
bot-hung = Un bot pensó sin fin. Fue reemplazado, y se hizo por él una jugada sencilla.
save-when = { $date }, { $time }
save-over = terminada

learn-title = Cómo se juega
learn-none = Este juego todavía no tiene páginas de reglas.
credits-title = Créditos
credits-body =
    Un juego de mesa digital de exploración, construcción y guerra en el Brasil de 1500 a 1889, para uno a cuatro jugadores en el mismo ordenador, contra personas o bots.

    Todos los textos, las imágenes y el código se hicieron para este proyecto. La imagen de cada carta se dibujó para él, por programa y a mano, como arte vectorial.

    Licencia del código y del arte: MIT. Tipos de letra: SIL Open Font License.
credits-parts = Hecho con
credits-licences = Los textos de las licencias están en { $folder }
keys-title = Teclas
keys-intro = Tab y las flechas mueven el foco, Intro o Espacio usa lo enfocado, Esc cierra lo que está encima.
gallery-title = Galería
gallery-icon = El programa
gallery-empty = No se encontró ninguna imagen. Vuelve a poner la carpeta art junto al programa.

command-confirm = Botón principal
command-back = Cerrar o volver
command-undo = Deshacer
command-redo = Rehacer
command-full_screen = Pantalla completa
command-help_here = La regla de lo que está bajo el cursor
command-close_up = Ampliar lo señalado
command-keys_list = Esta lista
command-fit_map = Inicio: las tierras propias, luego el mapa entero
command-zoom_in = Acercar
command-zoom_out = Alejar
command-log = Registro
command-hint = Pista
command-why = Por qué el bot hizo eso
command-hurry = Apurar a los bots
command-save = Guardar
command-menu = Menú de la partida
command-mute = Activar o quitar el sonido
command-screenshot = Imagen de la ventana

advice-hint = Pista
advice-why = Por qué { $name } hizo eso
advice-thinking = Pensando …
advice-look = Mira { $area }.
advice-lit = El lugar del que se trata está iluminado en el mapa.
advice-more-2 = ¿Qué acción?
advice-more-3 = La línea entera
advice-expected = Con esto espera
advice-less = { $n ->
    [one] En su lugar, cuesta cerca de { $n } partida de cada 100
   *[other] En su lugar, cuesta unas { $n } partidas de cada 100
}
advice-more = { $n ->
    [one] En su lugar, quizá { $n } partida de cada 100 mejor
   *[other] En su lugar, quizá { $n } partidas de cada 100 mejor
}
curtain-drawing = Dibujando las imágenes. La primera vez tarda un momento.
advice-even = En su lugar, casi igual
advice-done = Lo que hizo
advice-step = { $what } → { $why }
advice-ahead = Por delante de la mejor de las otras líneas en: { $things }.
advice-behind = Por detrás de la mejor de las otras líneas en: { $things }.
advice-unsure = Lo que sigue depende del azar o de los demás.
advice-as-seen = Hasta donde puedes ver. Lo que solo él sabe no entra aquí.
advice-secret = Lo que solo él sabe decidió esta jugada. Se podrá contar cuando acabe la partida.
advice-failed = Esta vez no hay consejo: { $reason }
advice-nobody = Una pista es para quien debe decidir en esta pantalla.
advice-public = Esto se decide a la vista de todos: una pista mostraría lo que solo uno puede saber.
advice-past = Las pistas son para el presente; estás mirando el pasado.
advice-no-move = No hay jugada de un bot que explicar.

review-title = Revisión
review-working = Se examina de nuevo cada elección de la partida …
review-none = Ninguna jugada costó claramente opciones de ganar.
review-intro = Las jugadas que más opciones de ganar costaron, hasta donde se podía ver entonces. Donde no se distingue diferencia, las jugadas cuentan como casi iguales.
review-slip = { $n }. { $name }, { $when } (jugada { $move }): costó { $cost ->
    [one] cerca de { $cost } partida de cada 100
   *[other] unas { $cost } partidas de cada 100
}
review-look = Verla
review-played = Lo que se jugó
review-better = Lo que habría jugado el bot
review-seat = Asiento { $n }
review-ahead = Mejor que lo jugado en: { $things }.
review-behind = Peor en: { $things }.
review-expected = Tras esa jugada el bot habría seguido con:

curtain-turn = Es el turno de { $name }.
curtain-decide = { $name } tiene algo que decidir.
curtain-others = Los demás miran hacia otro lado.
curtain-ready = Soy { $name }

crash-title = Algo salió mal
crash-body = El juego encontró un fallo propio. Cada jugada tuya está en el disco: puedes seguir desde la última. No se envió nada a ninguna parte; se escribió un informe en { $path }
crash-go-on = Seguir
crash-copy = Copiar el informe
crash-copied = El informe está en el portapapeles.
crash-not-copied = No se pudo copiar el informe: { $reason }
crash-to-menu = Al menú
crash-final = El juego encontró un error que no pudo superar y se detiene. Tu partida se guardó antes; Continuar la retoma. El registro está en { $folder }

cli-help-save = una partida guardada para abrir
cli-help-contact-sheet = escribe imágenes de cada escenario, al principio, a la mitad y al final, en color y como las ven los ojos daltónicos
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
cli-bad-turns = el número de turnos { $value } es menor que cero
cli-no-save = no existe el archivo { $path }
cli-no-display = No hay pantalla donde dibujar ({ $reason }). Sin ella, "python -m engine --help" todavía juega, mide y comprueba partidas, y --screenshot todavía dibuja imágenes.
cli-no-x11 = Hay una pantalla indicada (DISPLAY), pero el programa no puede abrir ventanas en ella: no se encuentra { $missing }. Instala libX11 y libXext: los paquetes son libx11-6 y libxext6 en Debian y Ubuntu, libX11 y libXext en Fedora, libx11 y libxext en Arch.
cli-no-picture = no se pudo escribir la imagen: { $reason }
selftest-fine = autoprueba: todo bien
selftest-failed = autoprueba: { $what } falló: { $reason }
picture-kept = Escrito en { $path }
keys-lead = { $key } lleva de una cosa a otra en todas las pantallas. Pulsa otra tecla, o Esc.
keys-press = Pulsa la nueva tecla de «{ $command }». Esc la deja como está.
keys-taken = { $key } era la tecla de «{ $command }»; esa orden ya no tiene ninguna.
keys-none = ninguna tecla
keys-default = Todas las teclas como al principio
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
does-emperor = Piensa mientras su reloj lo permite: el más difícil de vencer.
settings-guide = Guíame: la regla de cada elección junto a la mesa

# Marks of every game
symbol-check = Hecho.
symbol-cross = Esto no se puede, y por qué.
symbol-eye = Solo tú lo sabes.
symbol-lock = Cerrado por ahora.
