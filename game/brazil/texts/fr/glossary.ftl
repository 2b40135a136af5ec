# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Points de victoire* : qui en a le plus à la fin gagne. Sur les tuiles et les unités, ils sont aussi leur force.
symbol-cs = *Force de combat* : ce qu’une unité, une tuile ou une carte ajoute au combat.
symbol-swords = *Combat* : plus il y a d’épées, plus les Capitales sont proches et les batailles précoces.
symbol-units = *Unités* : celles sur la carte, et toutes celles déployées jusqu’ici.
symbol-todo = Reste à faire.
symbol-hand_gold = *Cartes Or* : chacune paie comme de l’or, ou accorde ce qu’elle dit.
symbol-hand_combat = *Cartes Combat* : face cachée en bataille, trois au plus ; elles ajoutent de la force.
symbol-hand_mission = *Missions* : des objectifs secrets, un par ère au départ.
symbol-era_1 = Ère I
symbol-era_2 = Ère II
symbol-era_3 = Ère III
symbol-slot_square = *Emplacement carré* : pour un produit de cette forme.
symbol-slot_pentagon = *Emplacement pentagonal* : pour un produit de cette forme.
symbol-slot_octagon = *Emplacement octogonal* : pour un produit de cette forme.
glossary =
    Réserve|réserves : Les biens devant vous, cinq au plus sauf si un tableau donne plus de place. Ils paient tout.
    Production : Les biens sur la tuile qui les a produits, sans limite. Vous payez avec eux depuis là ; ils ne bougent jamais.
    Empire : Toutes les tuiles que vous avez bâties.
    Contrôlé|contrôlée|contrôlées|contrôlez|contrôle : Vos unités y sont ; ou aucun ennemi n’y est, et vous l’avez bâtie.
    Tuile ennemie|tuiles ennemies : Bâtie par un autre joueur, même tant que vous la tenez.
    Capitale|Capitales : Là où votre peuple a débarqué. Elle n’est jamais attaquée, ni rénovée.
    Ville|Villes : Fondée sur la case de votre unité Monarque, sur n’importe quelle terre. On y déploie des unités.
    Bâtiment|Bâtiments : Bâti sur une terre du bon type à côté de votre empire ; il produit des biens à sa construction, et de nouveau quand il est rénové.
    Arche|arches : L’une des sept actions. Votre jeton est sur l’une d’elles et doit changer d’arche à chaque tour.
    Jeton|jeton d’action : Il est sur l’arche dont vous faites l’action, et doit bouger à chaque tour.
    Mouvement gratuit : Un par tour, avec n’importe laquelle de vos unités, vers une case adjacente. Le seul qui entre partout dans l’Eau.
    Mouvement additionnel : Le mouvement que donne l’arche de ce tour, en plus du gratuit.
    Amélioration|améliorée|améliorations : Un produit sur l’emplacement d’une arche rend son action meilleure pour le reste de la partie.
    Mission|Missions : Un objectif secret. Annoncez-la quand toutes ses conditions sont remplies : elle donne des points et un Palais, et change d’ère.
    Palais : Vient avec une Mission et va sur une de vos tuiles qui remplit sa condition. Son bonus est immédiat, ses points comptent à la fin.
    Tuile Exploration|tuiles Exploration : Face cachée sur une terre inexplorée ; la première unité qui entre la révèle.
    Expédition|Expéditions : Trouvée en terre inexplorée : battez sa force pour son gain et ses points.
    Capturer|capturée|capturées|capture|captures : Prise au combat : elle paie et compte pour qui la tient, mais un autre joueur l’a bâtie.
    Carte Or|cartes Or : Paie comme de l’or, ou accorde ce qu’elle dit. Trois au plus.
    Carte Combat|cartes Combat : Jouée en bataille, trois au plus ; elle ajoute de la force. Trois au plus en main.
    Tableau|tableaux : Accroché à votre plateau, il agit dès lors et vaut des points.
    Produit|produits : Fabriqué une fois chacun, posé sur un emplacement de sa forme : il améliore cette arche et vaut des points.
    Ressource|ressources : Canne à sucre, café, bois-brésil ou coton.
    Actif|actifs : Or ou science. L’or paie n’importe quelle ressource, la science n’importe quoi.
    Monarque|Monarques : Règne sur votre peuple ; son pouvoir vaut toute la partie.
    Rénover|rénové|rénovée : Un Bâtiment dont les biens sont partis les produit de nouveau, ou est retourné sur son autre face.
    Manche|manches : Un tour pour chaque joueur.
    Défi|défis : Des objectifs à atteindre seul, ou contre un bot, en un nombre fixe de manches.
    Étendard|étendards : Un objectif de défi au bord de la carte : ocre tant qu’il est ouvert, vert une fois atteint, rouge quand il est hors de portée.
    Donne : La façon dont cartes et tuiles sont distribuées au départ. Son code permet à d’autres de jouer la même.
    Médaille|médailles : Bronze pour toute victoire à un défi ; argent et or pour les points et les manches restantes.
