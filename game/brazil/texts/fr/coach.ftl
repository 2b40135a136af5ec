# The coach.
first-players = 1 à 4 joueurs
first-game-about = Partie rapide : la plus petite carte, un adversaire.
first-coach = Bento le pilote est assis près de vous. Rien à lire d’abord.
coach-name = Bento
coach-title = Bento, pilote
