# The great moments.
scene-announces = { $name } annonce
scene-and-a-palace = et un Palais
scene-last-round = C’est la dernière manche.
scene-rules = { $name } règne sur le Brésil
scene-wins = Le Brésil est gouverné par { $name }
era-opens-1 = Les voiles sont mises vers une côte inconnue.
era-opens-2 = Fonderies d’or et Plantations peuvent être bâties. Chaque joueur retourne son jeton.
era-opens-3 = Églises et Académies peuvent être bâties. Chaque joueur retourne son jeton.
