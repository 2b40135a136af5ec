# Der Coach.
first-players = 1 bis 6 Spieler
first-coach = Schreiberin Sitra sitzt neben dir. Du musst vorher nichts lesen.
first-game-about = Ein ganzes Spiel zu zweit: zwölf Züge, ein Gegner.
coach-name = Sitra
coach-title = Sitra, Schreiberin
