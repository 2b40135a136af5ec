# The coach.
first-players = 1 to 6 players
first-game-about = A whole game for two: twelve turns, one opponent.
first-coach = Sitra the scribe sits beside you. Nothing to read first.
coach-name = Sitra
coach-title = Sitra, scribe
