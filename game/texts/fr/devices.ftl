# Controller, fingers, on-screen keyboard, sizes, sounds as captions.
pad-came = Manette connectée : { $name }
pad-went = Manette déconnectée : { $name }. Continuez à la souris ou au clavier.
pad-act = Valider
pad-back = Retour
pad-region = Volet suivant
pad-explain = Expliquer
pad-hint = Conseil
pad-undo = Annuler
pad-menu = Menu
pad-title = Manette
pad-moves = Déplacer le focus, ou le curseur sur la carte
pad-acts = Activer l’élément choisi
pad-closes = Fermer ou revenir
pad-explains = Expliquer : de près, les raisons d’un bot ou la règle
pad-jumps = Volet précédent ou suivant
pad-scrolls = Faire défiler, ou déplacer la carte
pad-zooms = Zoomer la carte
pad-home = Vos terres, puis toute la carte
pad-delete = Effacer
pad-space = Espace
pad-done = Terminé
command-explain = Expliquer l’élément choisi
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
spoken-symbol-pad_ls = stick gauche
spoken-symbol-pad_rs = stick droit
spoken-symbol-pad_dpad = croix directionnelle

# The on-screen keyboard
keyboard-title = Clavier à l’écran
keyboard-shift = Majuscules
keyboard-letters = Lettres
keyboard-accents = Accents
keyboard-hiragana = Hiragana
keyboard-katakana = Katakana

# Fingers
touch-title = Écran tactile
touch-tap = Toucher
touch-taps = Activer ce que vous touchez
touch-hold = Appui long
touch-holds = Expliquer ce qui s’y trouve
touch-drag = Glisser
touch-pinch = Deux doigts
touch-pinches = Déplacer et zoomer la carte
