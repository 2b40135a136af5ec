# Der Coach.
first-players = 1 bis 4 Spieler
first-coach = Lotse Bento sitzt neben dir. Du musst vorher nichts lesen.
first-game-about = Schnelles Spiel: kleinste Karte, ein Gegner.
coach-name = Bento
coach-title = Bento, Lotse
