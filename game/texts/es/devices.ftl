# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Mando conectado: { $name }
pad-went = Mando desconectado: { $name }. Sigue con ratón y teclado.
pad-act = Elegir
pad-back = Volver
pad-region = Otro panel
pad-explain = Explicar
pad-hint = Pista
pad-undo = Deshacer
pad-menu = Menú
pad-title = Mando
pad-moves = Mover el foco, o el cursor en el mapa
pad-acts = Accionar lo enfocado
pad-closes = Cerrar o volver
pad-explains = Explicar: de cerca, las razones de un bot o la regla
pad-jumps = Panel anterior o siguiente
pad-scrolls = Desplazar, o mover el mapa
pad-zooms = Ampliar o alejar el mapa
pad-home = Tus tierras, luego todo el mapa
pad-delete = Borrar
pad-space = Espacio
pad-done = Listo
command-explain = Explicar lo enfocado
spoken-symbol-pad_a = A
spoken-symbol-pad_b = B
spoken-symbol-pad_x = X
spoken-symbol-pad_y = Y
spoken-symbol-pad_lb = LB
spoken-symbol-pad_rb = RB
spoken-symbol-pad_lt = LT
spoken-symbol-pad_rt = RT
spoken-symbol-pad_start = Start
spoken-symbol-pad_back = Select
spoken-symbol-pad_ls = palanca izquierda
spoken-symbol-pad_rs = palanca derecha
spoken-symbol-pad_dpad = cruceta

# The on-screen keyboard
keyboard-title = Teclado en pantalla
keyboard-shift = Mayúsculas
keyboard-letters = Letras
keyboard-accents = Acentos
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Pantalla táctil
touch-tap = Tocar
touch-taps = Accionar lo que tocas
touch-hold = Mantener
touch-holds = Explicar lo que hay ahí
touch-drag = Arrastrar
touch-pinch = Dos dedos
touch-pinches = Mover y ampliar el mapa
