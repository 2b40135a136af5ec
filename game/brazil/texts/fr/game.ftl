# What this game lends the program around it: its card, seats, options, keys, saves.
game-title = Brazil: Imperial
game-facts = 1 à 4 joueurs, { $challenges } défis solo
game-about = Explorez la terre, peuplez-la, commercez et combattez, des premiers navires au chemin de fer, et gagnez le trône du Brésil.

new-monarch-note = Chaque joueur choisit un Monarque en cours de partie. Les couleurs diffèrent par leurs unités et leurs Monarques.

colour-green = Vert
colour-orange = Orange
colour-sky = Ciel
colour-purple = Violet

option-mission_draft = Missions
option-mission_draft-1of2 = Garder 1 sur 2
option-mission_draft-1of2-tip = Vous recevez deux Missions de chaque ère et en gardez une.
option-mission_draft-1of3 = Garder 1 sur 3
option-mission_draft-1of3-tip = Vous recevez trois Missions de chaque ère et en gardez une : plus de choix, un départ plus long.
option-mission_draft-tip = Parmi combien de Missions de chaque ère vous choisissez au départ.
option-monarchs = Monarques
option-monarchs-chosen = Choisis
option-monarchs-chosen-tip = Chaque joueur choisit un Monarque de sa couleur.
option-monarchs-random = Au hasard
option-monarchs-random-tip = Chaque joueur reçoit un Monarque de sa couleur au hasard.
option-monarchs-bid = Aux enchères
option-monarchs-bid-tip = Chacun mise des points de victoire en secret. Le plus offrant choisit d’abord, un Monarque de n’importe quelle couleur.
option-monarchs-tip = Comment les joueurs reçoivent leur Monarque. Aux enchères, des points de victoire achètent un choix plus tôt.
option-live_vp = Points pendant la partie
option-live_vp-own = Les miens seuls
option-live_vp-own-tip = Vous voyez toujours vos points ; ceux des autres seulement à la fin.
option-live_vp-all = Tous
option-live_vp-all-tip = Chacun voit combien de points a chaque joueur.
option-live_vp-off = Cachés
option-live_vp-off-tip = Aucun point n’est montré avant la fin.
option-live_vp-tip = De qui les points de victoire sont montrés pendant la partie. Les conditions des Missions cachées ne sont jamais comptées pour les autres.
option-solo_difficulty = Difficulté
option-solo_difficulty-printed = Comme imprimé
option-solo_difficulty-printed-tip = Manches, objectifs et batailles tels que le défi les prévoit.
option-solo_difficulty-recruit = Recrue
option-solo_difficulty-recruit-tip = Quatre manches de plus, et un objectif de moins à garder.
option-solo_difficulty-hard = Vétéran
option-solo_difficulty-hard-tip = Les Hollandais piochent une carte Combat de plus à chaque bataille.
option-solo_difficulty-governor = Gouverneur général
option-solo_difficulty-governor-tip = Les Hollandais piochent une carte Combat de plus à chaque bataille, et il y a deux manches de moins.
option-solo_difficulty-tip = À quel point le défi est difficile.

save-round = manche { $round }, ère { $era }

command-turn_map = Tourner la carte
command-gallery = Tableaux et villes
command-missions = Missions
command-arch_1 = Arche 1
command-arch_2 = Arche 2
command-arch_3 = Arche 3
command-arch_4 = Arche 4
command-arch_5 = Arche 5
command-arch_6 = Arche 6
command-arch_7 = Arche 7

handover-defend = { $name } est attaqué et choisit des cartes en secret.
handover-attack = { $name } attaque et choisit des cartes en secret.
handover-setup = { $name } choisit des Missions en secret.
new-combat-1 = Capitales éloignées
new-combat-2 = Capitales à portée les unes des autres
new-combat-3 = Capitales proches : batailles précoces
new-length = environ { $minutes } minutes
