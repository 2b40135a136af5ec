# Der Coach.
first-players = 2 Spieler
first-coach = Kauffrau Rosalie sitzt neben dir. Du musst vorher nichts lesen.
first-game-about = Das ganze Spiel: sechs Züge und vier Kriege. Du bist Frankreich.
coach-name = Rosalie
coach-title = Rosalie, Kauffrau
