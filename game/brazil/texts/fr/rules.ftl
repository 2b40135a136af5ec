# The pages of How to play.
learn-goal-title = Le but du jeu
learn-goal =
    Le Brésil, de 1500 à 1889. Vous menez un peuple du premier débarquement au chemin de fer : vous élevez des Bâtiments, fondez des Villes, réunissez des tableaux, produisez des biens, explorez l’intérieur et, quand cela vous sert, combattez. Trois ères se succèdent, amenées par les Missions. Qui a le plus de points de victoire [vp] à la fin gagne.
    # Ce qui donne des points
    Les unités déployées, produits, tableaux, Missions, Palais, tuiles Exploration, et les Bâtiments et Villes sous votre contrôle. Tout ce que vous faites bien rapporte des points : il n’y a pas de voie unique.
    # Comment commence une partie
    - Chaque joueur a une couleur avec cinq unités, cinq Palais à placer et six produits.
    - Les tuiles Exploration sont face cachée sur les cases inconnues [eye]. Celles en trop restent dans la boîte, sans être vues.
    - Vous recevez des Missions de chaque ère, en gardez une de chacune en secret et choisissez un Monarque de votre couleur, dont le pouvoir vaut toute la partie.
    - Les Capitales sont révélées. Un joueur tiré au sort choisit d’abord, puis les autres dans le sens horaire : vous prenez la ressource que montre votre Capitale, et le Palais I la marque. Qui a pris la Capitale du premier joueur commence.

learn-words-title = Les mots et les choses
learn-words =
    # Biens
    Quatre *ressources* : canne à sucre [sugarcane], café [coffee], bois-brésil [brazilwood] et coton [cotton]. Deux *actifs* : l’or [gold] et la science [science]. Le symbole [any] désigne une ressource de n’importe quel type.
    - Votre *réserve* contient cinq biens, sauf si un tableau lui donne plus de place.
    - Votre *production* est sur les tuiles qui l’ont faite, sans limite, et paie de là. Elle ne passe jamais à la réserve.
    # Tuiles
    Bâtiments, Villes et Capitales sont des tuiles ; ce que vous avez bâti est votre *empire*. Une Capitale compte comme une Ville, sauf au combat, et pour les Missions, les Palais, les cartes Or et les points.
    - *Bâtie par vous* : vous l’avez placée. Cela ne change jamais.
    - *Contrôlée par vous* : vos unités y sont ou, sans unité ennemie dessus, vous l’avez bâtie.
    - *Tuile ennemie* : bâtie par un autre joueur, même tant que vous la tenez.
    Les points [vp] d’une tuile ou d’une unité sont aussi sa Force de combat [cs].
    # Terrains
    Plaine, Forêt, Mine d’or et Eau. Une tuile change le terrain pour de bon : sa case n’est plus Plaine, Forêt ni Mine d’or. Une case avec une tuile Exploration compte comme Plaine.
    # Cartes
    - *Cartes Or* [hand_gold], trois sauf si un tableau en permet plus : chacune paie comme [gold], ou accorde ce qu’elle dit.
    - *Cartes Combat* [hand_combat], trois au plus : elles ajoutent de la force en bataille.
    - *Missions* [hand_mission] : vos objectifs secrets.
    - *Tableaux*, dans les cadres de trois ordres, rouge, rose et bleu : accrochés à votre plateau, ils agissent dès lors.

learn-turn-title = Le tour
learn-turn =
    # 1. Action
    Déplacez votre jeton d’action vers une autre arche que celle où il est, puis faites l’action de cette arche. Le jeton doit bouger ; vous pouvez passer l’action. Vous n’utilisez donc jamais deux fois la même arche de suite. Seul un jeton tout juste reçu, au début d’une ère, peut aller partout.
    # 2. Mouvement
    Vous avez un *mouvement gratuit* et le *mouvement additionnel* de l’arche. Les deux sont facultatifs, dans l’ordre voulu, avec n’importe laquelle de vos unités sur la carte. Si un jeton retourné d’une ère passée est sous l’arche de ce tour, vous avez aussi son bonus une fois :
    - Ère I : regardez une tuile inexplorée. Vous seul apprenez ce qu’elle est.
    - Ère II : piochez une carte Combat.
    # 3. Fin du tour
    Le joueur suivant dans le sens horaire joue.
    # À tout moment de votre tour
    Sauf au milieu d’un paiement, d’une bataille ou d’un autre choix, vous pouvez annoncer une Mission, jouer une carte Or pour ce qu’elle accorde, ou utiliser un tableau dont vous déclenchez l’effet. Une Mission annoncée avant que le jeton bouge amène aussitôt la nouvelle ère : ses Bâtiments peuvent être bâtis ce tour même.

learn-arches-title = Les sept arches
learn-arches =
    La plupart des arches ont un emplacement : un produit de sa forme, fait avec Fabriquer, améliore l’arche pour le reste de la partie.
    # Déployer
    Payez une de vos unités et placez-la sur votre Capitale, ou sur une Ville que vous avez bâtie et contrôlez. Une unité vaincue revient gratuitement. Puis piochez [hand_combat], même si vous n’avez rien déployé ; la carte piochée ne peut pas payer ce Déployer.
    - Amélioration : une unité de plus, une carte de plus.
    - Mouvement : une unité hors de l’Eau vers votre Capitale ou une telle Ville, à toute distance.
    # Tableau
    Payez l’un des six tableaux exposés. Un nouveau le remplace quand l’action est finie.
    - Amélioration : un tableau de [gold] coûte [any], un de [any] rien.
    - Mouvement : vers une Forêt adjacente.
    # Construire
    Un Bâtiment ou une Ville, de cette ère ou d’une précédente.
    - Un *Bâtiment* va sur le bon terrain, à côté d’une tuile de votre empire, sans tuile ennemie à côté ni unité ennemie dessus. Église et Académie peuvent aussi remplacer un Bâtiment de l’ère I ou II que vous avez bâti et contrôlez.
    - Une *Ville* va sur la case de votre unité Monarque, sur n’importe quelle terre, sans tuile ennemie à côté. Elle n’a pas à toucher votre empire, et elle aussi peut remplacer un de vos Bâtiments de l’ère I ou II.
    - Un Bâtiment produit ses biens aussitôt. Ce qu’il remplace quitte la partie avec ses biens. Une tuile avec un Palais reste.
    - Bâtir sur une terre inexplorée défausse sa tuile sans la voir. Une Expédition ouverte doit d’abord être battue.
    - Amélioration : les types de ressources ne comptent plus, seulement leur nombre. Or et science restent comme imprimés.
    - Mouvement : vers un Bâtiment ou une Ville adjacents que vous avez bâtis ou contrôlez.
    # Rénover
    Payez [any] pour un Bâtiment que vous avez bâti et contrôlez et qui n’a *plus de biens*. Ou il produit de nouveau ses biens, ou vous le retournez et il produit ceux de son autre face, quel que soit le terrain. Un Bâtiment avec un Palais n’est pas retourné. Villes et Capitales ne sont jamais rénovées.
    - Amélioration : gratuitement.
    - Mouvement : vers une case adjacente au bord de la carte, ou pour entrer dans l’Eau ou en sortir.
    # Fabriquer
    Payez l’un de vos six produits et posez-le sur un emplacement libre de sa forme : cette arche est améliorée.
    - Amélioration : une ressource de moins.
    - Mouvement : vers une Mine d’or adjacente.
    # Port
    Prenez une ressource de votre choix. Amélioration : piochez aussi [hand_gold].
    # Commerce
    Autant d’échanges que vous voulez, avec exactement ces biens : rien ne les remplace.
    - Une ressource : [any] → [gold]
    - Deux, chacune café ou coton : [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Quatre ressources : [any][any][any][any] → [science][gold][hand_gold]
    - Deux cartes Combat : [hand_combat][hand_combat] → [gold][hand_gold]
    # Port et Commerce
    Ils n’ont pas de mouvement additionnel. En revanche, tant que votre jeton y est, chaque bataille que livrent vos unités a pour vous [cs]+1 en attaque et [cs]+2 en défense.

learn-paying-title = Payer
learn-paying =
    Chaque bien d’un coût est payé par exactement un bien :
    - de votre réserve,
    - d’une tuile que vous contrôlez, même capturée,
    - ou par une carte Or, comme [gold].
    L’or vaut toute ressource. La science vaut toute ressource ou de l’or. Jamais l’inverse. On ne paie pas trop et on ne rend pas la monnaie. Certains Monarques et tableaux vous laissent payer autrement.
    Le jeu propose un paiement qui garde ouverts la plupart de vos choix : acceptez-le, ou cliquez une autre source éclairée. Ce qu’une action vient de vous donner ne peut pas payer cette même action.
    # Limites
    Prenez ou piochez d’abord, puis défaussez l’excédent à votre choix : cinq biens en réserve, trois cartes Or, trois cartes Combat, ou plus si un tableau le dit. Les biens sur les tuiles ne comptent pas. La réserve générale ne s’épuise jamais ; une pioche vide est refaite avec sa défausse.

learn-movement-title = Mouvement et exploration
learn-movement =
    Un mouvement mène une unité à une case adjacente. Autant de vos unités que vous voulez peuvent partager une case.
    - Un *Dragon* emmène n’importe lesquelles de vos unités de sa case.
    - Un *Canon* ou un *Grenadier* peut dépenser le mouvement gratuit pour attaquer une case adjacente au lieu de bouger.
    - Seul le mouvement gratuit ou celui de Rénover entre dans l’*Eau* ou en sort.
    - Personne n’entre dans la Capitale d’un autre joueur.
    # Exploration
    La première unité qui entre sur une case inexplorée révèle sa tuile :
    - *Espèce inconnue* : gardez-la. Une, deux ou trois d’entre elles valent [vp]1, 3 ou 5.
    - *Manioc* : gagnez [any] de votre choix.
    - *Quilombo* : piochez une Mission de l’ère de votre choix. Elle rejoint votre main.
    - *Minas Gerais* : qui bâtit ici gagne [gold].
    - *Culture* : qui bâtit ici garde la tuile, qui vaut [vp]2.
    - *Bassin fluvial* : chaque Bâtiment voisin produit une ressource de plus de son espèce, aussitôt et chaque fois qu’il produit de nouveau. Les Bâtiments qui ne font que de l’or et de la science ne gagnent rien.
    - *Expédition* : elle attend d’être battue.
    # Expéditions
    Quand une unité entre, ou plus tard avec le mouvement gratuit d’une unité qui s’y trouve, vous pouvez la combattre. Additionnez la force de toutes vos unités sur la case, les tableaux, le bonus de Port ou Commerce, et jusqu’à trois cartes Combat. Si vous égalez ou battez sa force, vous recevez son gain et gardez la tuile pour ses points. Sinon, vous ne perdez que les cartes jouées.

learn-combat-title = Bataille
learn-combat =
    Une bataille commence quand une unité entre sur une case avec une unité, un Bâtiment ou une Ville ennemis, ou quand un Canon ou un Grenadier en attaque une adjacente. Les Capitales ne sont jamais attaquées.
    # Qui combat
    Qui a des unités sur la case la défend ; sans unités, qui a bâti la tuile.
    - *Attaque* : les unités qui sont entrées. Dans une attaque à distance : toutes vos unités sur la case de tir, et sa tuile si vous l’avez bâtie.
    - *Défense* : toutes les unités sur la case, et la tuile si le défenseur l’a bâtie. Une tuile tenue par qui ne l’a pas bâtie n’aide personne.
    # Déroulement
    L’attaquant joue jusqu’à trois cartes Combat face cachée, puis le défenseur. Toutes sont révélées, et leurs effets ont lieu, ceux de l’attaquant d’abord. Le total le plus haut gagne ; *le défenseur gagne à égalité*. Toutes les cartes jouées sont défaussées.
    # Ce qui suit
    - Les unités du perdant sur cette case retournent à la réserve de leur joueur et peuvent être redéployées gratuitement. Dans une attaque à distance qui échoue, ce sont celles de la case de tir.
    - Le vainqueur garde toujours au moins une unité.
    - Qui est entré et a gagné reste et *capture* la tuile : il peut payer avec ses biens, elle compte pour ses Missions et, à la fin, il en marque les points. Il ne peut ni la rénover ni bâtir à côté.
    - Une attaque à distance ne capture rien.
    - Quand la dernière unité ennemie s’en va, le bâtisseur récupère la tuile. Les Palais restent toujours au bâtisseur.

learn-missions-title = Missions, ères, Palais
learn-missions =
    # Annoncer une Mission
    À tout moment de votre tour, vous pouvez révéler une Mission de cette ère ou d’une précédente si toutes ses conditions sont remplies à cet instant. Vous gagnez ses points, et vous pouvez placer un *Palais*.
    # L’ère change
    Si la Mission était de l’ère en cours, l’ère suivante commence pour tous. En commençant par qui l’a annoncée, chaque joueur met l’ancien jeton d’action face cachée sous une arche qui n’en a pas, où son bonus agit désormais, et prend le jeton de la nouvelle ère. L’arche de ce tour donne encore son mouvement additionnel.
    # Palais
    Un Palais va sur une tuile que vous avez bâtie et contrôlez, qui remplit sa condition et n’a pas encore de Palais. Vous gagnez son bonus aussitôt ; ses points comptent à la fin. Sans tuile qui convient, vous y renoncez.
    - *Canne à sucre* : un Bâtiment de l’ère I. Gagnez [sugarcane], et fabriquez [product_dye] ou [product_sugar] gratuitement. [vp]3
    - *Or* : une Ville, ou un Bâtiment de l’ère I ou II. Gagnez [hand_gold]. [vp]2, et [vp]1 par Fonderie d’or
    - *Coton* : une Plantation. Gagnez [cotton]. [vp]1, et [vp]2 par Plantation
    - *Café* : une Ferme. [vp]1, et [vp]1 par produit
    - *Caoutchouc* : une Ville. Gagnez [hand_combat]. [vp]1, et [vp]1 par unité déployée, même une fois
    Fonderies et Plantations comptent si vous les avez bâties et les contrôlez encore.
    # Missions de l’ère III
    Chacune de leurs conditions compte pour elle-même à la fin, que la carte ait été révélée ou non. Elle ne peut être révélée que si les trois sont remplies, et la partie finit alors avec cette manche : le dernier tour est celui du joueur avant le premier. Les autres peuvent encore révéler les leurs, pour un Palais.

learn-scoring-title = La fin et le score
learn-scoring =
    La partie finit quand la manche où une Mission de l’ère III a été annoncée est complète, ou après la manche 60. Comptez alors :
    - les unités déployées, sur la carte ou vaincues ;
    - les produits ;
    - les tableaux, et ce qu’ils marquent à la fin ;
    - les Missions : des ères I et II celles révélées ; de l’ère III chaque condition remplie ;
    - les cartes Or en main dont la condition est remplie ;
    - les tuiles Exploration : espèces, cultures, Expéditions battues ;
    - les Palais II à VI ;
    - les Bâtiments et Villes sous votre contrôle, même capturés ;
    - le bonus de votre Monarque.
    À égalité, le joueur qui a le plus de science sur des tuiles contrôlées gagne. Si cela aussi est égal, la victoire est partagée.
    # Monarques
    Chaque couleur a les siens : vert quatre, les autres deux chacune. Quand un Monarque favorise vos trois premières tuiles d’un type, celles bâties et celles retournées en ce type comptent pareil, et la marque reste tant que la tuile est de ce type. Les biens nommés sont tout ce que la tuile produit ; ce que des tableaux ajoutent vient en plus.

learn-solo-title = Seul
learn-solo =
    Vous jouez les verts, avec un Monarque vert, contre les Hollandais en orange. Les deux Capitales et les cinq unités hollandaises sont là où la carte les montre. Le reste est comme d’habitude.
    Les Hollandais ne bougent jamais et n’attaquent jamais. Ils se défendent avec les unités sur la case et une carte Combat de la pioche pour chacune. Aux niveaux Vétéran et Gouverneur général, ils en ont une de plus à chaque bataille. Leur Capitale n’a pas de force propre, et on peut l’attaquer et y entrer.
    # Pour gagner
    Avant la fin de la manche 20, les trois doivent être vrais en même temps, sans bataille en cours :
    - l’ère III est atteinte, en révélant des Missions des ères I et II ;
    - vos cinq unités sont toutes sur la carte ;
    - une de vos unités est sur la Capitale hollandaise.
    Alors vos points et les manches restantes sont le score à battre. Une Mission de l’ère III n’est pas nécessaire, et en révéler une ne finit pas le défi.
    # Autres défis
    Il y en a treize, d’une énigme de dix minutes à une soirée entière, chacun avec sa carte, ses manches et ses objectifs. Certains ont des gardes qui ne font que défendre, comme les Hollandais ; dans certains, un bot joue contre vous ; dans d’autres, vous êtes seul avec la terre. Tous les objectifs doivent être atteints en même temps, et un objectif atteint peut se reperdre. Celui qui porte une manche doit être atteint quand cette manche finit.
    # À la table
    La bande montre les manches : les passées, l’actuelle en cire rouge, celles qui restent. Chaque objectif pend comme un étendard au bord de la carte, vert tant qu’il est atteint ; pointez-le pour voir ce qui aiderait. Il devient rouge quand il est prouvé qu’il ne peut plus l’être, avec la raison. Les anneaux sont les victoires sur 100, comptées sur chaque carte que vous n’avez pas vue, avec les meilleures des vôtres.
    # Niveaux, médailles, donnes
    Recrue donne plus de manches ou demande moins ; Vétéran et Gouverneur général donnent moins ou laissent les gardes piocher plus. Toute victoire vaut le bronze, les points et les manches restantes l’argent et l’or. La donne du jour est la même pour tous ; la ligne que vous copiez à la fin permet à un ami de jouer la vôtre.

learn-table-title = À la table
learn-table =
    # Choisir
    Ce qui est éclairé peut être choisi. Pointez autre chose pour voir pourquoi ce n’est pas possible, et ce qui le rendrait légal. La barre au-dessus de la carte dit que faire ; son bouton principal finit ou accepte ce qui est ouvert.
    - Entrée appuie sur le bouton principal, Échap repose ce que vous avez pris.
    - 1 à 7 choisissent une arche ; Tab et les flèches déplacent le focus.
    - La molette zoome sur la carte ; faites-la glisser ou utilisez les flèches ; Début la montre entière.
    - G ouvre les tableaux et Villes proposés, L le journal ; F1 montre la règle de ce que vous pointez à côté de la table, et ? la liste de toutes les touches.
    - Un clic droit, un survol prolongé ou E agrandit une carte ou une tuile ; tout clic la repose.
    # Annuler
    Ctrl+Z revient d’un pas, jusqu’à la dernière chose révélée : une carte piochée, une tuile révélée, la réponse d’un adversaire. Le bouton grisé dit ce qui l’arrête.
    # Plusieurs personnes, un écran
    Un rideau nomme qui vient ensuite à l’écran. Ce que vous ne devez pas voir n’est pas dessiné du tout. En bataille, l’écran passe au défenseur puis revient.
    # Bots
    Espace les presse. Leur rythme est dans les réglages, ainsi que la taille de tout.
    # Le passé
    Chaque ligne du journal ramène à son moment. Le curseur sous la carte parcourt toute la partie, les flèches avancent pas à pas ; regarder ne fait rien perdre, et rien ne peut être repris pendant ce temps.

learn-rulings-title = Précisions
