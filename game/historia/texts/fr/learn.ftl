learn-goal-title = Le but
learn-goal = ~Historia, d’après le jeu de société de Marco Pranzo : les cartes et les nombres de cette édition sont les nôtres.~
    
    Chaque joueur mène l’une de six civilisations à travers douze tours : trois ères de quatre. *Qui a le plus de points de victoire à la fin gagne* ; à égalité, la plus haute somme de technologie et de force militaire.
    
    Vous marquez en chemin, rien ne s’ajoute à la fin : pour explorer des territoires vides, pour les territoires tenus seul à la fin d’une ère, pour les gouvernements, merveilles, dirigeants, Raids, Guerres et les derniers niveaux du plan.
learn-turn-title = Un tour
learn-turn = Un tour dure autant de manches qu’il en faut pour que quelqu’un fasse une Révolution [revolution].
    
    # Une manche
    - Chacun choisit des cartes en secret, en même temps.
    - Quand tous ont scellé, les cartes sont révélées ensemble.
    - Dans l’ordre du tour, chaque joueur résout toutes ses cartes, dans l’ordre voulu ; Révolution en dernier.
    
    # La fin du tour
    D’abord les Civbots agissent, puis les icônes du cercle se suivent : cubes et cartes reviennent, les merveilles sont réactivées, les gouvernements paient, l’ordre du tour est refait (le moins de [vp] d’abord). Tous les quatre tours, une ère finit : les dirigeants marquent, et chacun gagne les [vp] des territoires où il est seul.
learn-choosing-title = Choisir
learn-choosing = Vous choisissez une carte par manche ; dès la technologie 5 jusqu’à deux, dès 13 jusqu’à trois. Les conseillers comptent comme les autres cartes.
    
    Cliquez une carte pour la choisir. *Sceller* l’engage, et un second clic aussi si vous ne pouvez en choisir qu’une ; Échap la repose. Vous pouvez choisir sa cible tout de suite : cliquez un territoire, une merveille ou un rival éclairés, et la carte se résout d’elle-même si elle le peut encore. Une carte à un seul côté utilisable se résout aussi d’elle-même ; reprenez-la pour décider vous-même. Tant que tous n’ont pas scellé, vous pouvez reprendre votre choix. Pendant que vous pointez une carte, le plan et le monde montrent ce qu’elle ferait maintenant, et la somme près du bouton dit ce qui changerait. D’autres peuvent agir avant vous : le résultat peut différer.
    
    Plusieurs personnes à un écran choisissent l’une après l’autre derrière le rideau ; nul ne voit jamais combien de cartes un autre a scellées.
learn-actions-title = Les dix actions
learn-actions = Chaque carte a un côté de base, et la plupart en ont un avancé qu’un niveau de technologie ouvre. Vous pouvez utiliser une carte ou non ; seule Révolution doit l’être.
    
    # Niveaux
    - *Militaire* [military], *Technologie* [technology] : payez un cube, montez d’un niveau.
    
    # Merveilles
    - *Art* [art] : payez un cube, prenez une merveille de la rangée.
    - *Tourisme* [tourism] : [vp] pour vos merveilles.
    
    # Cubes
    - *Exploitation* [exploit] : reprenez des cubes parmi les utilisés ou sur la carte ; un cube levé de la carte coûte les [vp] de son territoire.
    - *Expansion* [expansion] : un cube dans un territoire adjacent ; s’il est vide, il donne ses [vp].
    
    # Voisins
    - *Commerce* [trade] : un voisin qui a plus de technologie gagne des [vp], vous gagnez un niveau.
    - *Raid* [raid] : un voisin qui a moins de force militaire : des [vp] et un cube repris.
    - *Guerre* [war] : un territoire partagé ; le plus de force militaire gagne.
    
    # La fin du tour
    - *Révolution* [revolution] : deux cartes reviennent, et le tour finit.
learn-queue-title = La file
learn-queue = Une carte résolue va à l’extrémité droite de votre file de défausse. Chacun voit toutes les files, et donc toutes les mains.
    
    - À la fin du tour, les *deux plus anciennes* reviennent : elles sont sur le plateau doré.
    - Révolution reprend la *plus récente* et une de votre choix. Il lui faut trois cartes dans la file quand elle est choisie.
    - Merveilles, conseillers et niveaux en reprennent d’autres.
    
    Quand finir le tour, voilà le cœur du jeu : tôt, quand les mains des autres sont encore pleines de projets, ou tard, quand la vôtre l’est.
learn-power-title = Le pouvoir
learn-power = Neuf [cube] par civilisation, en quatre lieux : [reserve] réserve (pas encore en jeu), [pool] utilisés, [supply] stock (libres à dépenser) et la carte. Ce que vous payez passe du stock aux cubes utilisés ; récupérer le ramène.
    
    À la fin de chaque tour, vous récupérez un cube par territoire où vous êtes. Aux deuxième et quatrième tours d’une ère, un nouveau entre en jeu.
learn-plan-title = Le plan de développement
learn-plan = Votre marqueur monte : la technologie vers la droite, la force militaire vers le haut, jusqu’à 16 chacun. *Toutes les cases n’existent pas* : négligez une piste et vous bloquez sur l’autre. Un pas apporte aussitôt ce qui est montré à son bord.
    
    La zone où vous êtes est votre *gouvernement* : elle paie à la fin de chaque tour. Pointez une case pour la lire. Sur une piste pleine, chaque niveau de plus vaut 2 [vp].
learn-war-title = Territoires et voisins
learn-war =
    # Territoires
    Le nombre d’un territoire, ce sont ses [vp]. Qui met un cube dans un territoire vide les gagne ; à la fin d’une ère, chacun les regagne pour chaque territoire où il est seul. Une civilisation a au plus un cube par territoire, et à la fin de chaque tour en récupère un par territoire où elle est.
    
    # Voisins
    Les territoires qui bordent l’un des vôtres sont adjacents, ainsi que quiconque y a un cube ou en a un dans un territoire à vous. Dès Navigation (technologie 8), tous les territoires vous sont adjacents. Deux routes traversent le Pacifique : de la Sibérie à l’Amérique du Nord, de l’Océanie à l’Amérique du Sud.
    
    # Guerre
    Une *Guerre* demande un territoire où vous avez tous deux un cube. Les deux forces militaires sont comparées, avec la garde des merveilles : la plus forte gagne 2 [vp] (4 au côté avancé), le cube de la plus faible y rejoint les utilisés. Dans une Guerre entre joueurs, le dernier cube sur la carte reste ; contre ou par un Civbot, non. Les points marqués sont gardés.
learn-wonders-title = Merveilles
learn-wonders = Une merveille n’a pas de points à elle : elle a un effet. Quand un de ses déclencheurs vous arrive, vous pouvez la tourner et faire son effet : elle luit avec une cloche [bell]. Elle est réactivée à la fin du tour. Une merveille à peine bâtie peut servir quand la carte qui l’a apportée est finie.
    
    Certaines ont un effet permanent. Toutes comptent pour le Tourisme, les dirigeants et les majorités.
learn-leaders-title = Dirigeants et conseillers
learn-leaders =
    # Dirigeants
    Au début de chaque ère, les dirigeants font le tour de la table : gardez-en un, passez les autres. Votre dirigeant a deux buts ; à la fin de l’ère, le meilleur que vous atteignez est marqué, puis le dirigeant s’en va.
    
    # Conseillers
    De vos cinq *conseillers*, un est dans votre main au départ, et un est pioché aux technologies 3, 7 et 13. Ils se jouent comme des cartes, sont forts, et quittent la partie.
learn-civbots-title = Civbots
learn-civbots = Un Civbot est une civilisation sans joueur : il a un marqueur et des cubes, ni cartes, ni merveilles, ni dirigeant. Après la dernière manche d’un tour, il révèle des cartes de la pioche commune aux Civbots : [chieftain] Chef 2, [noble] Noble 3, [king] Roi 4. Il exécute la moitié du haut, puis celle du bas.
    
    Il choisit selon une règle : d’abord les territoires vides, puis ceux de plus faibles, puis les autres ; le nombre le plus haut. Vous pouvez commercer avec lui, lui faire un Raid et le combattre. Les Civbots ne comptent jamais pour les majorités.
    
    Si vous jouez *seul*, vous gagnez si personne n’a plus de [vp] ; des médailles attendent à 90, 110 et 130.
learn-end-title = La fin
learn-end = La partie finit après le douzième tour, une fois marqués les derniers dirigeants et territoires. La feuille de score détaille chaque somme par catégorie ; un clic sur le graphique montre la table à ce moment.
learn-table-title = À la table
learn-table =
    # Choisir
    Ce qui est éclairé peut être choisi ; pointez autre chose pour voir pourquoi non. La barre au-dessus de votre plateau dit que faire, son bouton principal finit ou accepte ce qui est ouvert.
    - 1 à 0 prennent une carte. Entrée appuie sur le bouton principal, Échap repose ce que vous avez pris ; Tab et les flèches déplacent le focus.
    - Espace utilise la première merveille qui luit, ou presse les bots.
    - G liste toutes les cartes, L ouvre le journal ; F1 montre la règle de ce que vous pointez à côté de la table, et ? la liste de toutes les touches.
    - Un clic droit, un survol prolongé ou E agrandit une carte ; tout clic la repose.
    
    # Annuler
    Ctrl+Z revient d’un pas, jusqu’à la dernière chose révélée. Le bouton grisé dit ce qui l’arrête.
    
    # Le passé
    Chaque ligne du journal ramène à son moment. Le curseur parcourt toute la partie, les flèches avancent pas à pas ; regarder ne fait rien perdre, et rien ne peut être repris pendant ce temps.
