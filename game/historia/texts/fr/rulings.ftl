# The page of rulings: each id is one of engine/historia/RULINGS.md.
ruling-cubes-four-places = Un [cube] est en l’un de quatre lieux : réserve, utilisés, stock, carte.
ruling-hands-open = Chacun peut voir toute main de cartes Action, car elle découle des files. Conseillers, pioches et choix scellés sont secrets, et aussi combien de cartes compte un choix.
ruling-draft-six-players = À six joueurs, le dernier prend le seul dirigeant qui reste.
ruling-setup-territory-vp = Le premier cube marque son territoire ; une option de la table ne donne rien, comme le dit une correction ultérieure de l’éditeur.
ruling-first-in-order = Tout ce qui est égal par ailleurs va au premier dans l’ordre du tour : les joueurs, puis les Civbots dans le leur.
ruling-vp-floor = Les points ne tombent jamais sous zéro ; ce qui coûte des [vp] en demande autant à ce moment.
ruling-choice-level-now = La technologie au moment du choix dit combien de cartes.
ruling-revolution-counted-once = Les trois cartes de Révolution sont comptées quand elle est choisie, sans celles choisies avec elle, et pas de nouveau.
ruling-no-card-no-choice = À qui n’a aucune carte à choisir, on ne demande rien ; si personne n’en a, le tour finit.
ruling-resolve-all-own-cards = Vous résolvez toutes vos cartes avant que le joueur suivant en résolve une.
ruling-using-is-may = Une carte peut ne servir à rien, sauf Révolution.
ruling-advanced-checked-at-resolution = On regarde si le côté avancé est permis quand la carte est résolue.
ruling-own-card-may-return = Une carte en cours de résolution est déjà au bout de la file : son propre effet, ou celui d’une merveille, peut la reprendre.
ruling-open-cards-apart = Les cartes révélées et pas encore résolues sont à part ; rien ne les reprend.
ruling-no-idle-questions = Une question à une seule réponse n’est pas posée, sauf le choix des cartes, les Guerres et ce qui coûte des [vp].
ruling-lists-do-what-they-can = Chaque partie d’un effet fait autant qu’elle peut, puis vient la suivante.
ruling-choices-may-stop = Là où vous choisissez, vous pouvez vous arrêter tôt, même à zéro ; ce qui ne demande pas de choix est fait en entier.
ruling-side-needs-deed = Un côté d’une Action demande que son dernier acte soit possible une fois son coût payé ; rien de ce qu’il rapporte ne le paie.
ruling-side-needs-target = Un côté utilisé prend au moins une cible, une merveille ou un cube ; Révolution prend les deux cartes.
ruling-no-cell-no-action = Là où le plan n’a pas de case suivante, le niveau ne peut être gagné ; de deux niveaux, on gagne le possible.
ruling-advanced-art-one-left = S’il reste une merveille, Art avancé en prend une.
ruling-done-means-changed = Une action est faite si elle a changé quelque chose ; alors seulement les merveilles suivent, et Commerces, Raids et Guerres comptent.
ruling-deeds-in-lists = Un acte sur un conseiller, une merveille ou un niveau est cette action en tout point ; niveaux, merveilles et [vp] gagnés autrement ne le sont pas.
ruling-vp-category = Les [vp] sont inscrits sous l’acte qui les a apportés, sinon sous la carte ou le niveau qui les nomme.
ruling-one-cube-a-territory = Une civilisation a au plus un cube par territoire.
ruling-adjacent-includes-shared = Une civilisation dans un de vos territoires est aussi votre voisine.
ruling-navigation-own-side-only = Navigation rend tous les territoires adjacents à vous, pas vous à eux.
ruling-landless-anywhere = Sans cube sur la carte, vous pouvez vous étendre partout ; rien d’autre n’est près de vous avant Navigation, et vous n’êtes le voisin de personne.
ruling-expansion-empty-again = Un territoire redevenu vide marque de nouveau.
ruling-exploit-sources-advanced = Exploitation avancée prend parmi les utilisés ou sur la carte comme le côté de base, avec les mêmes pertes.
ruling-last-cube-exploit = Exploitation ne lève jamais votre dernier cube de la carte.
ruling-trade-needs-cell = Pas de Commerce là où le plan n’a pas de case suivante pour votre technologie.
ruling-partner-first = Au Commerce, les [vp] du partenaire viennent d’abord, puis votre niveau et ce qu’il apporte.
ruling-war-shared-territory = On ne fait la Guerre que dans des territoires partagés, même avec Navigation.
ruling-war-winner-vp-side = Qui gagne reçoit 2 [vp], ou 4 si la carte a servi de son côté avancé.
ruling-war-tie-was-fought = Une Guerre à égalité a été livrée ; elle ne change rien d’autre.
ruling-last-cube-players = Dans une Guerre entre joueurs, le dernier cube sur la carte reste ; le vainqueur marque quand même.
ruling-civbot-wipes-out = Contre ou par un Civbot, le dernier cube n’a pas de protection.
ruling-wonder-turned-first = Une merveille est tournée, puis son effet est exécuté.
ruling-wonder-fresh = Une nouvelle merveille ne peut pas servir avant que la carte qui l’a apportée soit finie.
ruling-wonder-offer-time = Les merveilles sont proposées quand l’action, avec tout ce qu’elle a déclenché, est finie.
ruling-wonder-order-of-seats = D’abord viennent les merveilles du joueur actif, puis celles des autres dans l’ordre du tour.
ruling-war-won-as-defender = Une Guerre est gagnée par qui la gagne, attaquant ou défenseur.
ruling-ready-others-only = Aucune merveille ne se réactive elle-même ; une merveille réactivée peut resservir aussitôt, même pour le même événement.
ruling-majority-strict = Une majorité est strictement plus que chaque autre joueur ; les Civbots ne comptent pas.
ruling-solo-majority = Seul parmi les Civbots, toute majorité est à vous.
ruling-row-order = La rangée de merveilles reste comme posée, la plus ancienne d’abord ; en prendre ne la remplit pas.
ruling-reset-mid-era = La rangée de merveilles est refaite aussi après le deuxième tour d’une ère, de la même pioche ; une option de la table l’empêche.
ruling-short-deck = Une pioche qui en contient moins pose ce qu’elle a.
ruling-advisor-gone-is-used = Un conseiller posé sans servir est parti, et compte comme utilisé.
ruling-leader-counts = Pour les dirigeants comptent vos Guerres et Raids de l’ère, et les Commerces : les vôtres et ceux des autres avec vous, Civbots compris. Le compte repart une fois les dirigeants marqués.
ruling-civbots-act-once = Les Civbots agissent une fois par tour, après la dernière manche.
ruling-civbot-order = Les Civbots ont leur propre ordre du tour, refait comme celui des joueurs.
ruling-civbot-choices = Un Civbot ne choisit rien : ses cibles découlent des [vp], des niveaux, des nombres des territoires et de l’ordre.
ruling-civbot-scores = Un Civbot marque ses cartes, comme partenaire de Commerce, les Guerres, les [vp] de son gouvernement, et les territoires ; rien de ce qui est imprimé sur le plan.
ruling-recover-cards-every-turn = Les deux plus anciennes cartes reviennent à la fin de chaque tour.
ruling-tie-break-last = [vp] égaux et niveaux égaux : un joueur avant un Civbot, puis la victoire est partagée.
ruling-numbers = Les nombres que le livret ne donne pas ont été trouvés par des parties que le programme a jouées contre lui-même.
ruling-own-cards = Noms, déclencheurs et effets de toutes les merveilles, noms et buts de tous les dirigeants, noms et effets de tous les conseillers.
ruling-own-matrix = La forme du plan, les noms des niveaux militaires, ce qui est sur le plan sauf la dernière technologie, les zones et bonus des gouvernements.
ruling-own-map = Les frontières des territoires, les [vp] de leurs jetons, et quelle part du cercle a quelle icône.
ruling-own-civbots = Les sept cartes des Civbots, ce que fait chaque difficulté, titres et médailles du jeu seul.

learn-rulings-title = Précisions
learn-rulings =
    Là où les règles laissent une question ouverte, cette édition répond :

    # La table
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Choisir et résoudre
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # Ce que fait une carte
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Territoires et voisins
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # Merveilles
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # Conseillers et dirigeants
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbots
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # La fin
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # À nous
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
