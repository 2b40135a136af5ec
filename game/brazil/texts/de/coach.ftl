# Der Coach.
first-players = 1 bis 4 Spieler
first-coach = Lotse Bento sitzt neben dir. Du musst vorher nichts lesen.
coach-name = Bento
coach-title = Bento, Lotse
