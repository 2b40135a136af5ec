# Der Coach.
first-players = 1 bis 6 Spieler
first-coach = Schreiberin Sitra sitzt neben dir. Du musst vorher nichts lesen.
coach-name = Sitra
coach-title = Sitra, Schreiberin
