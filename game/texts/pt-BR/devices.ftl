# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Controle conectado: { $name }
pad-went = Controle desconectado: { $name }. Continue com o mouse e o teclado.
pad-act = Escolher
pad-back = Voltar
pad-region = Outro painel
pad-explain = Explicar
pad-hint = Dica
pad-undo = Desfazer
pad-menu = Menu
pad-title = Controle
pad-moves = Mover o foco, ou o cursor no mapa
pad-acts = Acionar o que está em foco
pad-closes = Fechar ou voltar
pad-explains = Explicar: de perto, as razões de um bot ou a regra
pad-jumps = Painel anterior ou seguinte
pad-scrolls = Rolar, ou mover o mapa
pad-zooms = Zoom do mapa
pad-home = Suas terras, depois o mapa todo
pad-delete = Apagar
pad-space = Espaço
pad-done = Pronto
command-explain = Explicar o que está em foco
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
spoken-symbol-pad_ls = direcional esquerdo
spoken-symbol-pad_rs = direcional direito
spoken-symbol-pad_dpad = direcional em cruz

# The on-screen keyboard
keyboard-title = Teclado na tela
keyboard-shift = Maiúsculas
keyboard-letters = Letras
keyboard-accents = Acentos
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Tela sensível ao toque
touch-tap = Toque
touch-taps = Acionar o que você toca
touch-hold = Segurar
touch-holds = Explicar o que há ali
touch-drag = Arrastar
touch-pinch = Dois dedos
touch-pinches = Mover e dar zoom no mapa
