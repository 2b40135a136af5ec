# Der Coach.
first-players = 2 Spieler
first-coach = Kauffrau Rosalie sitzt neben dir. Du musst vorher nichts lesen.
coach-name = Rosalie
coach-title = Rosalie, Kauffrau
