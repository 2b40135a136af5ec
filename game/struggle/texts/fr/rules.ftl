# The pages of How to play.
learn-goal-title = Le but du jeu
learn-goal =
    Deux puissances, la France [france] et la Grande-Bretagne [britain], de 1697 à 1789. Les deux partagent un score : il part de 15, la France le pousse vers le haut, la Grande-Bretagne vers le bas.
    # Comment finit la partie
    - À une vérification de victoire, après un tour ou une guerre, un score de 30 ou plus fait gagner la France, de 0 ou moins la Grande-Bretagne.
    - *Grand chelem* : un camp qui reçoit les quatre récompenses et chaque demande d’un tour gagne aussitôt.
    - *Guerre* : un camp qui gagne chaque théâtre d’une guerre dans sa ligne du haut gagne aussitôt.
    - Après six tours vient le décompte final : la France gagne à 16 ou plus, la Grande-Bretagne à 14 ou moins. À 15, le camp qui a le plus de Dette disponible gagne ; à égalité, la Grande-Bretagne.
    # Le déroulement
    Six tours de paix, quatre guerres : la Succession d’Espagne après le tour 1, la Succession d’Autriche après le tour 3, la guerre de Sept Ans après le tour 4, l’Indépendance américaine après le tour 5. Deux tours font une ère.
learn-words-title = Mots et signes
learn-words =
    # Cases
    - [political] *Politique* : basculée avec des points diplomatiques. [prestige] prestige, [alliance] Alliance (force en guerre), [local] Alliance locale (nourrit un Avantage).
    - [market] *Marché* : basculé avec des points économiques, demande une connexion. Tous sauf un portent une marchandise.
    - [territory] *Territoire* : ne change de mains qu’en guerre.
    - [fort] *Fort* : bâti, réparé, saisi avec des points militaires. [naval] *Case navale* : tenue par une Escadre.
    # Actions
    - *Prendre* : posez votre drapeau sur une case vide. *Retirer* : retirez un drapeau ennemi. *Basculer* : l’un des deux. Pour prendre une case ennemie, on la bascule deux fois.
    - *Protégé* : un marché près d’une Escadre ou d’un Fort intact de son camp.
    - *Isolé* : un marché d’où aucune chaîne de marchés de son camp ne mène à un Territoire, un Fort ou une case navale de son camp. On le vérifie au début d’une manche.
    - [conflict] *Marqueur Conflit* : la case coûte 1, une action mineure peut en retirer le drapeau, et elle ne compte pour rien.
    # Moyens
    - La *Dette*, jusqu’à une limite, et les *points de Traité*, dont vous gardez jusqu’à 4 de tour en tour : les deux complètent les points qui manquent. La *Dette disponible* est la limite moins la Dette ; beaucoup d’Événements demandent qui en a le plus.
    - [advantage] *Avantage* : à vous tant que vous tenez chaque case qu’il demande.
learn-turn-title = Un tour de paix
learn-turn =
    1. Aux tours 3 et 5, de nouveaux Événements arrivent et les deux Limites de Dette montent de 4.
    2. Quatre récompenses sont montrées, une par région ; trois marchandises sont demandées.
    3. Avantages et capacités sont réactivés. Neuf tuiles Investissement sont montrées.
    4. Chaque camp pioche trois Événements, puis garde trois cartes en main.
    5. Au premier tour d’une ère, chaque camp choisit deux Ministères, face cachée ; au second, il peut échanger ceux encore face cachée.
    6. Le camp qui est derrière a l’initiative : il choisit qui commence.
    7. Quatre manches chacun, en alternance.
    8. Le tour est décompté, puis une guerre peut suivre.
learn-round-title = Une manche
learn-round =
    # Prendre une tuile
    Vous devez prendre l’une des tuiles Investissement. Son grand nombre est l’*action majeure*, le petit l’*action mineure*.
    - *Passer* juste après : votre Dette baisse de 2 au plus, la manche finit.
    - Avec le symbole [event], vous pouvez jouer un Événement, avant toute autre chose. Son type doit être celui de l’action majeure, s’il en a un.
    - Avec le symbole [upgrade], vous avez une Amélioration militaire.
    # Majeure et mineure
    - Une *action majeure* est une suite d’achats d’un même genre. Commencer l’action mineure, l’amélioration ou un autre genre la clôt.
    - Une *action mineure* est un seul achat. Elle ne retire ni drapeau ni Escadre, sauf s’il y a un marqueur Conflit.
    - Les points d’un Événement marchent comme une action majeure de leur genre.
    - Des points économiques dépensés dans une autre région la même manche coûtent 1 de plus pour le premier achat là ; de même pour les points diplomatiques.
    # Amélioration militaire
    Nommez un théâtre de la prochaine guerre, piochez une tuile Guerre de base, gardez-y l’une des deux ; l’autre retourne à la réserve ou hors de la partie. Au tour 6, elle donne 1 point de Traité à la place.
learn-buying-title = Acheter
learn-buying =
    # Économique [economic]
    Basculez un *marché*. Il doit être connecté à un Territoire, un Fort ou une case navale que vous tenez maintenant, ou à un marché à vous sans marqueur Conflit, qui n’était pas isolé au début de la manche et n’y a pas changé de mains.
    - Le prix est le nombre imprimé, ou 1 si le marché est isolé ou sous un marqueur Conflit ; moins les réductions ; 1 de plus s’il est ennemi et protégé ; 1 de plus pour une autre région ; au moins 1.
    # Diplomatique [diplomatic]
    Basculez une *case politique* : nombre imprimé, ou 1 sous un marqueur Conflit, avec les mêmes ajouts sauf la protection ; aucune connexion n’est requise. Ou piochez un Événement pour 3.
    # Qui paie
    Les points paient d’abord, les plus limités avant les autres. Dette et points de Traité complètent, dans le mélange que vous choisissez.
    # Avantages [advantage]
    Épuisez-en un pour faire ce qu’il dit : deux par manche, un par région, pas dans la manche où il a été gagné, et pas d’Événement après. Un marqueur Conflit sur une case qu’il demande le bloque.
learn-military-title = Militaire
learn-military =
    # Tuiles Guerre et marqueurs
    - *Tuile Guerre bonus* : 2, deux au plus par manche. Piochez-en une, regardez-la, placez-la face cachée dans un théâtre de la prochaine guerre ; deux à vous au plus par théâtre.
    - *Retirer un marqueur Conflit* : 2, sur un marché protégé 1 ; 1 de plus pour un marqueur +1.
    - Au tour 6 : 2 points militaires pour 1 point économique ou diplomatique.
    # Forts
    - *Bâtir un Fort* : nombre imprimé. Vous devez tenir à côté un marché, une case navale ou un Territoire depuis le début de la manche.
    - *Réparer* votre Fort endommagé : 1 de moins. *Saisir* un Fort ennemi endommagé : 1 de plus, en action majeure, avec un marché ou une Escadre à côté.
    # Escadres
    - *Construire une Escadre* : 4. Elle va à la Case Marine.
    - *Déployer une Escadre* : 1 vers une case navale vide. Là où est une Escadre ennemie, 2 depuis la carte ou 3 depuis la Case Marine, en action majeure ; cette Escadre retourne à sa Case Marine.
learn-cards-title = Événements et Ministères
learn-cards =
    # Événements
    Chacun a une moitié par camp, ou une seule pour les deux. D’abord on vérifie la *condition du bonus* : un mot-clé sur un Ministère face visible, ou une autre condition. Un mot-clé sur un Ministère face cachée donne le bonus si vous révélez la carte maintenant. Ce qui peut être fait doit l’être. La carte quitte la partie.
    # Ministères
    Vous en avez deux, face cachée jusqu’à ce que vous les utilisiez ou les révéliez. Les capacités passives n’agissent que face visible, et les mots-clés ne comptent en guerre que face visible. Les capacités utilisées sont prêtes de nouveau au tour suivant.
learn-wars-title = Guerres
learn-wars =
    Les théâtres sont livrés l’un après l’autre.
    1. Toutes les tuiles Guerre y sont révélées.
    2. *Effets* : d’abord ceux du camp le plus proche de sa victoire automatique, puis ceux de l’autre. Dette pour l’ennemi, un Fort endommagé ou une Escadre renvoyée, un drapeau retiré. Chacun peut être sauté.
    3. *Force* : tuiles, cases d’Alliance à votre drapeau des pays nommés, Escadres, Forts intacts, mots-clés, marqueurs Conflit sur des drapeaux ennemis, comme le dit le théâtre.
    4. La différence est l’écart. Sa ligne donne au vainqueur des points et des points de Conquête, au perdant des points de Traité. Une égalité ne donne rien.
    # Points de Conquête
    1 chacun pour une case de Fort, un marché ou une case navale du théâtre ; une case navale veut une Escadre de la Case Marine ou du théâtre. Un Territoire coûte son nombre ; là où des lignes de conquête y mènent, vous devez tenir un Fort, une case navale ou un Territoire à l’autre bout de l’une.
    - Son propriétaire peut *refuser* de céder un Territoire, deux fois par guerre : le vainqueur marque 3, puis 5.
    - Les États-Unis : après l’Indépendance américaine, leurs drapeaux peuvent prendre des Territoires aux deux camps, pour de bon.
learn-scoring-title = Décompte
learn-scoring =
    # Chaque tour
    - *Récompenses* : plus de cases dans une région, de l’écart de la tuile.
    - *Prestige* : 2 pour plus de cases de prestige.
    - *Demande mondiale* : la récompense de l’ère pour plus de marchés de chaque marchandise demandée.
    Les égalités ne donnent rien. Les cases sous marqueur Conflit ne comptent pas, les Forts endommagés oui.
    # À la fin
    - 2 pour plus de cases de prestige, 1 par tranche entière de 2 de Dette disponible d’avance (4 au plus), 1 pour chacune des six marchandises où vous avez plus de marchés.
    - 2 pour chaque Territoire que l’adversaire tenait au départ.
learn-table-title = La table
learn-table =
    # Pointer
    - Cliquez une tuile, puis Entrée. Pointez une case : la barre montre son prix, part par part. Cliquez-la et choisissez quoi y faire.
    - Cliquez une de vos Escadres ou la Case Marine, puis la mer. Cliquez un Avantage, puis sa cible.
    - Pointez un lieu sombre pour voir pourquoi. *Si le tour finissait maintenant* montre ce qu’un achat changerait avant que vous payiez.
    - Un clic droit sur une carte la montre en entier. Cliquez un Ministère pour ses capacités.
    # Touches
    - 1–4 ou un double clic remplit la vue d’une région, Début montre toute la carte.
    - W prochaine guerre, C cartes, T tuiles, L journal, X autre action ou paiement, P passer.
    - Entrée appuie sur le bouton principal, Échap annule ce que vous avez pris, Tab et les flèches déplacent le focus. F1 montre la règle de ce que vous pointez à côté de la table, ? la liste de toutes les touches.
    # Annuler et le passé
    Ctrl+Z revient d’un pas, jusqu’à la dernière chose révélée ; le bouton grisé dit ce qui l’arrête. Chaque ligne du journal ramène à son moment. Le curseur parcourt toute la partie, les flèches avancent pas à pas ; regarder ne fait rien perdre.
    # Secrets
    Entre deux personnes, un rideau tombe avant chaque manche. Mains, Ministères face cachée et tuiles Guerre ne sont jamais montrés à l’autre camp.
learn-rulings-title = Précisions
learn-rulings =
    Là où les règles imprimées se taisent ou se lisent de deux façons, le jeu décide ainsi.
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
