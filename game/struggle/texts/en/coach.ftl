# The coach.
first-players = 2 players
first-game-about = The whole game: six turns and four wars. You are France.
first-coach = Rosalie the merchant sits beside you. Nothing to read first.
coach-name = Rosalie
coach-title = Rosalie, merchant
