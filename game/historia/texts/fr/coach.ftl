# The coach.
first-players = 1 à 6 joueurs
first-game-about = Une partie entière à deux : douze tours, un adversaire.
first-coach = Sitra la scribe est assise près de vous. Rien à lire d’abord.
coach-name = Sitra
coach-title = Sitra, scribe
