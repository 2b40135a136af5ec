# What the symbols and the words of the game mean, for whoever points at them.
symbol-vp = *Points de victoire* : qui en a le plus à la fin gagne.
symbol-lose_vp = *Perdre des points de victoire*
symbol-military = *Militaire* : la piste verticale du plan. Qui en a plus gagne Guerres et Raids.
symbol-technology = *Technologie* : la piste vers la droite. Elle ouvre des côtés avancés, plus de cartes par manche, et des conseillers.
symbol-art = *Art* : prenez une merveille.
symbol-exploit = *Exploitation* : reprenez des cubes.
symbol-expansion = *Expansion* : un cube dans un territoire adjacent.
symbol-trade = *Commerce* : apprenez d’un voisin qui a plus de technologie.
symbol-raid = *Raid* : des points de victoire d’un voisin qui a moins de force militaire.
symbol-war = *Guerre* : pour un territoire où vous avez tous deux un cube.
symbol-tourism = *Tourisme* : des points de victoire pour vos merveilles.
symbol-revolution = *Révolution* : des cartes reviennent, et le tour finit.
symbol-cube = *Cube de pouvoir* : paie les actions, et se tient dans les territoires.
symbol-reserve = *Réserve* : les cubes pas encore en jeu.
symbol-supply = *Stock* : les cubes libres à dépenser.
symbol-pool = *Cubes utilisés* : les cubes dépensés ; vous les récupérez d’ici.
symbol-on_map = *Sur la carte* : les cubes dans les territoires.
symbol-pay = *Coût* : des cubes à payer du stock.
symbol-cards = *Cartes reprises* : de la file de défausse à la main.
symbol-cards_1 = Une carte par manche
symbol-cards_2 = Jusqu’à deux cartes par manche
symbol-cards_3 = Jusqu’à trois cartes par manche
symbol-advisor = *Conseiller* : une carte forte qui sert une fois.
symbol-leader = *Dirigeant* : deux buts ; le meilleur atteint marque à la fin de l’ère.
symbol-wonder = *Merveille* : agit quand son déclencheur vous arrive.
symbol-remove_wonder = *Une merveille quitte la rangée*
symbol-bell = Cette merveille peut servir maintenant.
symbol-ready = *Réactiver* : une merveille utilisée peut servir de nouveau.
symbol-fresh = À peine bâtie : elle peut servir quand la carte qui l’a apportée est finie.
symbol-territory = *Territoire* : un où vous avez un cube.
symbol-alone = *Seul* : un territoire où vous seul avez un cube.
symbol-explored = *Exploré* : le premier cube dans un territoire vide.
symbol-most = *Le plus* : plus que tout autre joueur.
symbol-lower_level = *La piste la plus basse* : un niveau sur celle des deux qui est la plus basse.
symbol-government = *Gouvernement* : la zone où est votre marqueur ; elle paie à la fin de chaque tour.
symbol-guard = *Garde* : de la force militaire qui ne compte que si d’autres vous font un Raid ou la Guerre.
symbol-attacked = Un autre joueur vous a fait la Guerre.
symbol-traded_with = Un autre joueur a commercé avec vous.
symbol-war_won = Une Guerre gagnée
symbol-peace = *Paix* : ni Guerre ni Raid.
symbol-turn_end = La fin d’un tour
symbol-navigation = *Navigation* : tous les territoires vous sont adjacents.
symbol-advanced = *Côté avancé* : la moitié forte d’une carte.
symbol-civbot = *Civbot* : une civilisation sans joueur.
symbol-chieftain = *Chef* : le niveau le plus facile des Civbots.
symbol-noble = *Noble* : le niveau moyen des Civbots.
symbol-king = *Roi* : le niveau le plus difficile des Civbots.
glossary =
    Stock : Les cubes libres à dépenser.
    Réserve : Les cubes pas encore en jeu.
    Cubes utilisés : Là où restent les cubes dépensés jusqu’à ce qu’ils soient récupérés.
    Récupérer|récupérez|récupéré|récupérés : Un cube passe des cubes utilisés au stock.
    File de défausse|file : Vos cartes utilisées, la plus ancienne d’abord. Tout le monde la voit. Les deux plus anciennes reviennent à la fin du tour.
    Côté avancé|avancé : La moitié forte d’une carte ; une technologie l’ouvre.
    Sceller|scellez|scellé|scellée|scellées : Vous posez votre choix de la manche face cachée. Vous pouvez le reprendre tant que tous n’ont pas scellé.
    Ère|ères : Quatre tours. À sa fin, les dirigeants marquent, et les territoires tenus seul.
    Gouvernement|gouvernements : La zone du plan où est votre marqueur. Elle paie à la fin de chaque tour.
    Garde : La force militaire d’une merveille qui ne compte que si d’autres vous font un Raid ou la Guerre.
    Voisin|voisins : Une civilisation dans un de vos territoires ou dans un qui le borde.
    Adjacent|adjacents|adjacente : Un territoire qui borde l’un des vôtres ; avec Navigation, tous.
    Civbot|civbots : Une civilisation sans joueur. Elle suit les cartes des Civbots.
    Déclencheur|déclencheurs : Ce qui doit vous arriver pour qu’une merveille agisse.
    Conseiller|conseillers : Une carte forte qui quitte la partie une fois utilisée. Cinq par civilisation.
    Dirigeant|dirigeants : Gardé pour une ère. De ses deux buts, le meilleur qui est vrai marque.
