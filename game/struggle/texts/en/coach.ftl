# The coach.
first-players = 2 players
first-coach = Rosalie the merchant sits beside you. Nothing to read first.
coach-name = Rosalie
coach-title = Rosalie, merchant
