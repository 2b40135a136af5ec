# The coach.
first-players = 2 joueurs
first-game-about = La partie entière : six tours et quatre guerres. Vous êtes la France.
first-coach = Rosalie la marchande est assise près de vous. Rien à lire d’abord.
coach-name = Rosalie
coach-title = Rosalie, marchande
