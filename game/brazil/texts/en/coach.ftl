# The coach.
first-players = 1 to 4 players
first-game-about = Quick game: smallest map, one opponent.
first-coach = Bento the pilot sits beside you. Nothing to read first.
coach-name = Bento
coach-title = Bento, pilot
