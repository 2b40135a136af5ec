# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Controller verbunden: { $name }
pad-went = Controller getrennt: { $name }. Spiel mit Maus und Tasten weiter.
pad-act = Auswählen
pad-back = Zurück
pad-region = Nächster Bereich
pad-explain = Erklären
pad-hint = Tipp
pad-undo = Zurücknehmen
pad-menu = Menü
pad-title = Controller
pad-moves = Den Fokus bewegen, auf der Karte den Cursor
pad-acts = Auslösen, was den Fokus hat
pad-closes = Schließen oder zurück
pad-explains = Erklären: von Nahem, Gründe eines Bots oder die Regel
pad-jumps = Voriger oder nächster Bereich
pad-scrolls = Blättern oder die Karte bewegen
pad-zooms = Die Karte zoomen
pad-home = Dein Land, dann die ganze Karte
pad-delete = Löschen
pad-space = Leerzeichen
pad-done = Fertig
command-explain = Erklären, was den Fokus hat
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
spoken-symbol-pad_ls = linker Stick
spoken-symbol-pad_rs = rechter Stick
spoken-symbol-pad_dpad = Steuerkreuz

# The on-screen keyboard
keyboard-title = Bildschirmtastatur
keyboard-shift = Großbuchstaben
keyboard-letters = Buchstaben
keyboard-accents = Akzente
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Touchscreen
touch-tap = Tippen
touch-taps = Auslösen, was du berührst
touch-hold = Halten
touch-holds = Erklären, was dort liegt
touch-drag = Ziehen
touch-pinch = Zwei Finger
touch-pinches = Die Karte bewegen und zoomen
