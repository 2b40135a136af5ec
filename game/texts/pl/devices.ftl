# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Podłączono kontroler: { $name }
pad-went = Odłączono kontroler: { $name }. Graj dalej myszą i klawiszami.
pad-act = Wybierz
pad-back = Wstecz
pad-region = Następny panel
pad-explain = Wyjaśnij
pad-hint = Podpowiedź
pad-undo = Cofnij
pad-menu = Menu
pad-title = Kontroler
pad-moves = Przenosi fokus, a na mapie kursor
pad-acts = Uruchamia wybrany element
pad-closes = Zamyka lub wraca
pad-explains = Wyjaśnia: z bliska, powody bota albo zasada
pad-jumps = Poprzedni lub następny panel
pad-scrolls = Przewija lub przesuwa mapę
pad-zooms = Zmienia skalę mapy
pad-home = Twoje ziemie, potem cała mapa
pad-delete = Usuń
pad-space = Spacja
pad-done = Gotowe
command-explain = Wyjaśnij wybrany element
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
spoken-symbol-pad_ls = lewy drążek
spoken-symbol-pad_rs = prawy drążek
spoken-symbol-pad_dpad = krzyżak

# The on-screen keyboard
keyboard-title = Klawiatura ekranowa
keyboard-shift = Wielkie litery
keyboard-letters = Litery
keyboard-accents = Akcenty
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Ekran dotykowy
touch-tap = Dotknięcie
touch-taps = Uruchamia to, czego dotykasz
touch-hold = Przytrzymanie
touch-holds = Wyjaśnia, co tam jest
touch-drag = Przeciąganie
touch-pinch = Dwa palce
touch-pinches = Przesuwa i skaluje mapę
