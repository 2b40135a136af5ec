# Where the box is silent, or shows an icon only, the game decides so.
ruling-setup-capitals = À moins de quatre joueurs, la tuile Capitale du premier joueur est toujours posée ; les autres sont tirées au sort.
ruling-setup-capitals-covered = Les Capitales restent face cachée jusqu’à ce que le dernier joueur ait choisi Missions et Monarque.
ruling-setup-last-capital = On ne demande rien pour la dernière tuile Capitale : qui choisit en dernier la reçoit.
ruling-setup-draft-three = Une Mission sur trois ne peut être gardée qu’à deux joueurs : à plus, il n’y a pas assez de Missions.
ruling-setup-bids = Quand les Monarques sont aux enchères, les offres sont scellées. La plus haute choisit d’abord, à égalité dans l’ordre des places, et chacun paie sa propre offre en points à la fin.
ruling-turn-token = Le jeton d’action doit bouger à chaque tour ; l’action de l’arche peut être déclinée. Un joueur peut donc toujours continuer.
ruling-turn-nothing-to-do = Une action qui n’a rien à offrir finit d’elle-même, et une question à une seule réponse n’est pas posée.
ruling-turn-gold-card = Une carte Or donne son action sans le jeton, l’amélioration ni le mouvement additionnel de l’arche. Elle est refusée quand elle n’aurait rien à offrir.
ruling-turn-last-round = Une partie où personne n’annonce de Mission de l’ère III finit avec la manche 60.
ruling-harbor-declined = Qui décline la ressource du Port ne pioche pas non plus de carte Or.
ruling-painting-refill = Une place vide dans la galerie est remplie de la pioche du même cadre, sinon de la pioche la plus fournie, à égalité dans l’ordre rouge, rose, bleu. Si toutes sont vides, la place reste vide.
ruling-painting-refill-time = Le nouveau tableau est retourné quand l’action est finie, après l’effet de celui qui a été pris.
ruling-painting-effect = Un tableau agit dès qu’il est accroché ; la Cavalerie guaicuru chevauche le tour même où elle est prise.
ruling-painting-isabel = « À tout moment » pour Dona Isabel veut dire à votre propre tour, tant qu’aucune action, aucun paiement ni aucune bataille n’est à moitié fait.
ruling-capital-city = Une Capitale compte comme une Ville en tout, sauf au combat, pour les Missions, les Palais, les cartes Or et les points. Le mouvement de Construire mène donc à la vôtre.
ruling-build-palace = Une tuile avec un Palais dessus n’est jamais remplacée.
ruling-build-field = Une case avec une tuile Exploration, ouverte ou non, compte comme Plaine en tout, pour le mouvement aussi.
ruling-build-unseen = Une tuile inexplorée sur laquelle on bâtit quitte la partie sans être vue et ne donne rien.
ruling-build-river-basin = Un Bassin fluvial sur lequel on bâtit quitte la partie. Les Bâtiments voisins ne perdent rien de ce qu’ils ont déjà.
ruling-build-lost-neighbour = Une tuile tenue par un ennemi reste une voisine pour son bâtisseur, et empêche toujours celui qui la tient de bâtir à côté.
ruling-renovate-empty = Un Bâtiment n’est rénové qu’une fois tous ses biens partis, même pour être retourné.
ruling-manufacture-reduction = La ressource de moins d’un Fabriquer amélioré doit servir : personne ne paie trop.
ruling-trade-limits = Après chaque échange, vous revenez aux limites avant le suivant.
ruling-pay-proposal = Le paiement proposé dépense d’abord les ressources, puis l’or, les cartes Or, les cartes Combat et la science. Il vide une tuile entamée avant d’en ouvrir une autre, et épargne la réserve.
ruling-pay-just-gained = De deux biens pareils, l’un venu par cette même action et l’autre plus ancien, le plus ancien peut payer.
ruling-pay-combat-cards = Les cartes Combat données grâce à un Monarque servent pour tout ce qu’elles valent ; Afonso Henriques vous laisse donner des cartes une fois par paiement.
ruling-limit-order = Tout ce qui est dû est pris avant toute défausse. Si un seul type peut être défaussé, il l’est sans question.
ruling-move-water = On n’entre dans l’Eau et on n’en sort que par un mouvement gratuit et par celui de Rénover, même au bord de la carte.
ruling-explore-quilombo = Un Quilombo n’apporte rien quand il ne reste de Mission dans aucune pioche ; s’il reste une pioche, sa première Mission est piochée.
ruling-explore-expedition = Chaque fois que vos unités entrent sur la case d’une Expédition, vous pouvez la combattre aussitôt ou la laisser ; toutes vos unités qui y sont combattent ensemble.
ruling-combat-arch = Le bonus de Port et Commerce compte une fois par bataille, et seulement si au moins une de vos unités y combat. Il va avec le jeton : une fois celui-ci retourné, il n’y en a plus.
ruling-combat-two-places = Une bataille par Canon ou Grenadier a deux lieux, la case de tir et celle visée. Aucune des deux n’est à côté de la bataille pour le Comte d’Eu.
ruling-combat-fire-tiles = Quand un Canon ou un Grenadier tire, la tuile de la case de tir renforce l’attaque si l’attaquant l’a bâtie, et la tuile visée renforce la défense si le défenseur l’a bâtie. Une tuile bâtie par un autre ne compte pour personne.
ruling-combat-cancel = Un Espion sert avant la comparaison des forces, celui de l’attaquant d’abord. Un Espion annulé n’annule rien.
ruling-combat-retreat = Retraite ramène les unités battues à leur Capitale ; celles qui tiraient d’elle, ou y ont été battues par un tir, y restent. Si un ennemi l’occupe, elles vont à la réserve.
ruling-combat-after = Une carte Or d’après-bataille est proposée à qui l’a gagnée, même à un défenseur au tour d’un autre.
ruling-combat-expedition = Qui entre sur la case d’une Expédition et y gagne une bataille peut combattre l’Expédition aussitôt.
ruling-combat-fire-empty = Tirer sur une tuile ennemie sans unités ne change rien sur la carte, quel que soit le vainqueur.
ruling-mission-buildings = Les Villes ne sont pas des Bâtiments pour les Missions qui comptent les Bâtiments.
ruling-mission-order = D’abord vient ce que la Mission apporte, puis son Palais, puis les anciens jetons dans le sens horaire à partir de qui l’a annoncée, puis la nouvelle ère.
ruling-era-bonus = Un jeton retourné sous l’arche du tour en cours donne son bonus déjà ce tour-là.
ruling-palace-forgone = On renonce à un Palais pour lequel on n’a pas de tuile qui convient ; vous pouvez aussi le décliner.
ruling-palace-product = Le produit gratuit du Palais de la canne à sucre demande un emplacement libre, et peut être décliné.
ruling-score-era-three = Une condition de l’ère III compte si elle est vraie à la fin, même sur une carte révélée plus tôt.
ruling-score-factory = Un produit compte pour La fabrique ou sur le plateau de la Reine Victoria, jamais pour les deux.
ruling-score-shared = Points égaux et science égale sur les tuiles contrôlées partagent la victoire.
ruling-solo-resource = Contre les Hollandais, il n’y a pas de tuile Capitale où prendre une ressource : vous en choisissez une.
ruling-solo-dutch = Quand les Hollandais doivent choisir, ils annulent votre carte la plus forte et battent votre unité la plus forte. Leurs unités battues ne reviennent jamais.
ruling-solo-capital = Leur Capitale vide tombe devant qui y entre.
ruling-solo-goals = Les objectifs sont regardés quand rien d’autre que votre tour n’est ouvert : qui entre dans la Capitale défendue doit d’abord y gagner, et supporte ce que coûte cette bataille.
ruling-solo-round = Un objectif qui porte une manche doit être vrai quand cette manche finit, sinon le défi est perdu sur-le-champ ; rien de ce qui vient après ne peut le gâcher.
ruling-solo-without = Ce qu’un objectif interdit ne peut jamais être réparé : une unité tombée compte même redéployée, une carte Or seulement quand elle est jouée pour son effet.
ruling-solo-lead = Une avance sur vos rivaux se mesure après la dernière manche, ou après celle dont une Mission de l’ère III a fait la dernière.
ruling-solo-levels = Au niveau Recrue de Guararapes, vos unités n’ont pas toutes à être sur la carte ; tous les autres niveaux demandent tout ce qui est imprimé.
ruling-solo-score = Un défi gagné marque vos points et un de plus par manche restante.
ruling-numbers-tiles = Les coûts, biens et points des Bâtiments, les noms, coûts et points des Villes, et les coûts des unités, produits et tableaux sont les nôtres partout où la boîte n’imprime que des icônes. Ils s’accordent à tout ce que disent les règles et les réponses de l’auteur.
ruling-numbers-capitals = Les quatre Capitales montrent une ressource chacune : canne à sucre, celle du premier joueur, café, bois-brésil et coton.
ruling-numbers-slots = Produits et arches ont ces formes : Déployer et Construire octogone, Tableau et Fabriquer pentagone, Rénover et Port carré. Commerce n’a pas d’emplacement.
ruling-numbers-missions = Des Missions, deux sont connues par des parties et restent comme imprimées ; les autres sont les nôtres, mesurées en jeu pour que chacune soit faisable. Aucune ne demande la guerre ni l’exploration.
ruling-numbers-gold-cards = Le nombre de cartes Or de chaque sorte, et les conditions d’Agricola, Métropole, Mécène des arts et Flotte marchande, sont les nôtres. Guerre rapporte [gold] et [hand_combat].
ruling-numbers-combat-cards = Des cartes Combat, Sepé Tiaraju et le Comte d’Eu sont celles de la boîte ; les autres et tous leurs nombres sont les nôtres.
ruling-numbers-paintings = Ces tableaux ont des effets à nous : Duc de Caxias, Cavalerie guaicuru, Riachuelo, Femme tupi, José Bonifácio, Padre Anchieta, La première messe, Rédemption de l’Amazonas, Séance du Conseil, São Vicente, Marchande d’herbes. Le montant de La fabrique est à nous aussi.
ruling-numbers-exploration = Les nombres de tuiles Exploration, les forces des Expéditions et leurs gains sont les nôtres.
ruling-numbers-palaces = Les Palais III et VI ont des conditions à nous, et les points imprimés de tous les Palais sont les nôtres.
learn-rulings =
    Là où la boîte se tait, ou ne montre qu’une icône, ce jeu a dû trancher. Voici comment.

    # La table et le tour
    - { ruling-setup-capitals }
    - { ruling-setup-capitals-covered }
    - { ruling-setup-last-capital }
    - { ruling-setup-draft-three }
    - { ruling-setup-bids }
    - { ruling-turn-token }
    - { ruling-turn-nothing-to-do }
    - { ruling-turn-gold-card }
    - { ruling-turn-last-round }

    # Arches et tuiles
    - { ruling-harbor-declined }
    - { ruling-painting-refill }
    - { ruling-painting-refill-time }
    - { ruling-painting-effect }
    - { ruling-painting-isabel }
    - { ruling-capital-city }
    - { ruling-build-palace }
    - { ruling-build-field }
    - { ruling-build-unseen }
    - { ruling-build-river-basin }
    - { ruling-build-lost-neighbour }
    - { ruling-renovate-empty }
    - { ruling-manufacture-reduction }
    - { ruling-trade-limits }

    # Payer et limites
    - { ruling-pay-proposal }
    - { ruling-pay-just-gained }
    - { ruling-pay-combat-cards }
    - { ruling-limit-order }

    # Mouvement et exploration
    - { ruling-move-water }
    - { ruling-explore-quilombo }
    - { ruling-explore-expedition }

    # Bataille
    - { ruling-combat-arch }
    - { ruling-combat-two-places }
    - { ruling-combat-fire-tiles }
    - { ruling-combat-cancel }
    - { ruling-combat-retreat }
    - { ruling-combat-after }
    - { ruling-combat-expedition }
    - { ruling-combat-fire-empty }

    # Missions, Palais, la fin
    - { ruling-mission-buildings }
    - { ruling-mission-order }
    - { ruling-era-bonus }
    - { ruling-palace-forgone }
    - { ruling-palace-product }
    - { ruling-score-era-three }
    - { ruling-score-factory }
    - { ruling-score-shared }

    # Seul
    - { ruling-solo-resource }
    - { ruling-solo-dutch }
    - { ruling-solo-capital }
    - { ruling-solo-goals }
    - { ruling-solo-round }
    - { ruling-solo-without }
    - { ruling-solo-lead }
    - { ruling-solo-levels }
    - { ruling-solo-score }

    # Valeurs
    - { ruling-numbers-tiles }
    - { ruling-numbers-capitals }
    - { ruling-numbers-slots }
    - { ruling-numbers-missions }
    - { ruling-numbers-gold-cards }
    - { ruling-numbers-combat-cards }
    - { ruling-numbers-paintings }
    - { ruling-numbers-exploration }
    - { ruling-numbers-palaces }
