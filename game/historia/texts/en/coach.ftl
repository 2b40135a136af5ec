# The coach.
first-players = 1 to 6 players
first-coach = Sitra the scribe sits beside you. Nothing to read first.
coach-name = Sitra
coach-title = Sitra, scribe
