# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Controller connected: { $name }
pad-went = Controller disconnected: { $name }. Go on with mouse and keys.
pad-act = Select
pad-back = Back
pad-region = Next panel
pad-explain = Explain
pad-hint = Hint
pad-undo = Undo
pad-menu = Menu
pad-title = Controller
pad-moves = Move the focus, or the cursor on the map
pad-acts = Press what has the focus
pad-closes = Close or go back
pad-explains = Explain: a closer look, a bot’s reasons, or the rule
pad-jumps = Previous or next panel
pad-scrolls = Scroll, or move the map
pad-zooms = Zoom the map
pad-home = Your lands, then the whole map
pad-delete = Delete
pad-space = Space
pad-done = Done
command-explain = Explain what has the focus
spoken-symbol-pad_a = A
spoken-symbol-pad_b = B
spoken-symbol-pad_x = X
spoken-symbol-pad_y = Y
spoken-symbol-pad_lb = LB
spoken-symbol-pad_rb = RB
spoken-symbol-pad_lt = LT
spoken-symbol-pad_rt = RT
spoken-symbol-pad_start = start
spoken-symbol-pad_back = select
spoken-symbol-pad_ls = left stick
spoken-symbol-pad_rs = right stick
spoken-symbol-pad_dpad = directional pad

# The on-screen keyboard
keyboard-title = On-screen keyboard
keyboard-shift = Capitals
keyboard-letters = Letters
keyboard-accents = Accents
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Touch screen
touch-tap = Tap
touch-taps = Press what you touch
touch-hold = Hold
touch-holds = Explain what lies there
touch-drag = Drag
touch-pinch = Two fingers
touch-pinches = Move and zoom the map
