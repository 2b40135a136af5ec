# Why not? One sentence for each refusal of the engine: why, and what would make it legal.
reason-action_first = Déplacez d’abord votre jeton vers une arche ; les unités bougent après son action.
reason-adjacent_only_to_seized = Il ne toucherait qu’une tuile capturée : construisez à côté d’une tuile que vous avez bâtie vous-même.
reason-adjacent_to_enemy = Une tuile d’un autre joueur touche cette case : laissez une case entre elles.
reason-already_made = Vous avez déjà fabriqué ce produit : { $product } ; il n’y en a qu’un de chaque.
reason-already_peeked = Vous savez ce qui s’y trouve : choisissez une tuile que vous n’avez pas vue.
reason-already_used = Il sert une fois par partie, et vous l’avez utilisé.
reason-arch_without_extra = { $arch } ne donne pas de mouvement additionnel ; votre mouvement gratuit est peut-être encore là.
reason-battle_pending = La bataille d’abord : choisissez ses cartes, puis continuez.
reason-bid_first = Dites d’abord combien de points vous misez.
reason-bid_out_of_range = Misez de 0 à { $most } points.
reason-bonus_not_here = Votre jeton retourné de l’ère { $era } n’est pas sous l’arche de ce tour, ou son bonus a servi.
reason-cannot_afford = Vous ne pouvez pas payer { $cost } avec votre réserve, les tuiles que vous contrôlez et vos cartes Or.
reason-cannot_replace = { $over ->
    [any] On ne peut pas recouvrir : { $tile }. Grâce à Dona Leopoldina, un Bâtiment peut remplacer un de vos Bâtiments de toute ère que vous contrôlez, s’il n’y a pas de Palais dessus.
   *[early] On ne peut pas recouvrir : { $tile }. Seules une Église, une Académie ou une Ville peuvent remplacer un de vos Bâtiments de l’ère I ou II, s’il n’y a pas de Palais dessus.
 }
reason-capital_is_safe = Les Capitales des autres joueurs sont sûres : vous ne pouvez ni y entrer ni les attaquer.
reason-card_not_playable = Vous ne pouvez pas jouer cette carte : elle paie comme [gold], ou compte en main à la fin.
reason-cards_in_order = Les cartes doivent être nommées dans l’ordre ; choisissez-les de nouveau.
reason-choose_capital_first = Choisissez d’abord où fonder votre Capitale.
reason-choose_mission_era_first = Choisissez d’abord l’ère de la Mission que vous piochez.
reason-choose_monarch_first = Choisissez d’abord votre Monarque.
reason-choose_resource_first = Choisissez d’abord la ressource que vous prenez.
reason-church_before_era_iii = Les Jésuites ont apporté cette Église en avance : elle ne peut pas être rénovée avant l’ère III.
reason-does_not_pay = { $thing } ne paie pas { $need }. L’or vaut toute ressource, la science toute ressource ou de l’or.
reason-drop_first = { $what ->
    [gold] Vous avez trop de cartes Or : défaussez-en d’abord { $excess }.
    [combat] Vous avez trop de cartes Combat : défaussez-en d’abord { $excess }.
   *[goods] Votre réserve est trop pleine : défaussez d’abord { $excess }.
 }
reason-enemy_unit_there = Une unité ennemie s’y tient : battez-la, ou construisez ailleurs.
reason-era_changes_first = L’ère change d’abord : mettez votre ancien jeton sous une arche.
reason-era_too_early = Ceci appartient à l’ère { $era } : on peut le bâtir quand cette ère a commencé.
reason-expedition_there = Une Expédition y a été révélée : battez-la avant de construire.
reason-extra_move_needs = Le mouvement additionnel de { $arch } n’y mène pas ; son bouton montre où il mène.
reason-finish_first = Finissez d’abord le choix ouvert : choisissez, ou passez avec le bouton principal.
reason-game_over = La partie est finie ; vous pouvez encore tout regarder.
reason-give_cards_first = Donnez d’abord { $needs } cartes Combat pour l’échange.
reason-goods_still_there = Il a encore des biens : dépensez-les tous, puis rénovez.
reason-just_gained = Vous venez de gagner { $thing } par cette action : cela peut payer dès la prochaine.
reason-keep_missions_first = Choisissez d’abord les Missions que vous gardez.
reason-mission_incomplete = { $done } conditions sur { $of } sont remplies. Quand elles le seront toutes à la fois, vous pourrez annoncer cette Mission.
reason-mission_of_later_era = Cette Mission appartient à l’ère { $era } : annoncez-la quand cette ère a commencé.
reason-monarch_of_other_colour = Ce Monarque appartient à une autre couleur : choisissez l’un des vôtres.
reason-needed_elsewhere = { $thing } est nécessaire pour une autre part du coût : payez cette part avec autre chose.
reason-needs_monarch_there = Les Villes se fondent où se tient votre Monarque : amenez d’abord votre Monarque ici.
reason-needs_unit_there = Grâce à Arariboia, toute unité à vous peut fonder une Ville ; amenez-en d’abord une ici.
reason-no_capital_tile_there = Il n’y a pas de tuile Capitale là : choisissez-en une encore libre.
reason-no_enemy_there = Personne à attaquer là : choisissez une case avec des unités ennemies ou une tuile ennemie.
reason-no_expedition_there = Il n’y a pas d’Expédition où se tient cette unité : allez d’abord sur une.
reason-no_flipped_token = Vous n’avez pas de jeton retourné sous une arche ; le premier vient à la fin de l’ère I.
reason-no_missions_left = Les Missions de l’ère { $era } sont toutes prises : choisissez une autre ère.
reason-no_movement_left = { $by ->
    [extra] Le mouvement additionnel de ce tour est dépensé.
   *[free] Le mouvement gratuit de ce tour est dépensé.
 }
reason-no_palace_site = Aucune de vos tuiles n’a ce qu’il faut à un Palais ; bâtissez-en une, puis revenez.
reason-no_slot_there = Il n’y a pas d’emplacement de produit là : choisissez une arche qui en a un.
reason-no_stock = Plus en stock : { $tile } ; les deux faces partagent les mêmes tuiles.
reason-no_such_arch = Cette arche n’existe pas : choisissez l’une des sept de votre plateau.
reason-no_such_card_there = Cette carte n’a pas été jouée : choisissez l’une des cartes révélées.
reason-no_such_hex = Vous ne pouvez pas y aller : choisissez une case de la carte autre que celle de l’unité.
reason-no_such_option = Ce choix n’est pas ouvert maintenant : choisissez l’un de ceux affichés.
reason-no_such_palace = Ce Palais n’existe pas : choisissez l’un de II à VI sur votre plateau.
reason-no_such_unit = Ces unités ne peuvent pas aller ensemble : choisissez des unités à vous.
reason-no_unit_on_map = Vous n’avez aucune unité à déplacer sur la carte : déployez-en d’abord une.
reason-not_a_building = Seuls les Bâtiments se rénovent ; les Villes et les Capitales jamais.
reason-not_a_deploy_site = Les unités arrivent à votre Capitale, ou dans une Ville que vous avez bâtie et contrôlez.
reason-not_a_resource = { $thing } n’est pas une ressource : choisissez canne à sucre, café, bois-brésil ou coton.
reason-not_adjacent_to_own = Il doit toucher une tuile que vous avez bâtie : choisissez une case près de votre empire.
reason-not_after_a_battle = Vous ne pouvez pas jouer cette carte après une bataille : jouez-la à votre tour, ou gardez-la.
reason-not_built_by_you = Un autre joueur l’a bâti : seuls vos propres Bâtiments peuvent être rénovés.
reason-not_controlled = Vous ne contrôlez pas cette tuile : chassez les unités ennemies, ou choisissez-en une autre.
reason-not_dealt_to_you = Cette Mission ne vous a pas été donnée : choisissez l’une de celles affichées.
reason-not_held = Vous n’avez pas ceci : { $thing }.
reason-not_on_offer = Ce n’est pas disponible maintenant : choisissez-en un qui est éclairé.
reason-not_on_show = Ce tableau n’est pas dans la galerie : choisissez-en un exposé.
reason-not_on_that_hex = Elles doivent toutes être sur la même case.
reason-not_your_turn = Un autre joueur décide ; votre tour vient bientôt.
reason-nothing_legal = { $arch } ne peut rien pour vous maintenant : réunissez d’abord ce qu’il faut.
reason-nothing_open = Vous ne pouvez pas faire cela maintenant ; la barre au-dessus de la carte dit que faire.
reason-nothing_to_use = Ce tableau n’a rien à utiliser : il agit de lui-même.
reason-nothing_unexplored_there = Il n’y a pas de tuile inexplorée là : choisissez une case sous les nuages.
reason-one_era_after_the_other = Choisissez d’abord parmi les Missions de l’ère { $era }.
reason-only_adjacent_attack = Il ne tire que sur les cases adjacentes : approchez-vous d’abord.
reason-only_after_victory = Jouez cette carte juste après avoir gagné une bataille ou une Expédition.
reason-only_dragoons_lead = Seul un Dragon emmène d’autres unités ; les autres bougent une à une.
reason-palace_already_placed = Ce Palais est déjà placé : { $palace } ; choisissez-en un autre.
reason-palace_forbids_flip = Un Palais est dessus : il peut être regarni, mais jamais retourné.
reason-palace_prerequisite = Ce Palais veut une autre sorte de tuile : { $palace } ; votre plateau montre laquelle.
reason-palace_there_already = Il y a déjà un Palais là : chaque tuile en porte un au plus.
reason-payment_open = Finissez d’abord de payer : { $need } est dû.
reason-same_arch = Votre jeton est déjà sur { $arch } : il doit changer d’arche à chaque tour.
reason-shape_mismatch = L’emplacement est { $needs }, le produit { $found } : choisissez un emplacement de sa forme.
reason-slot_taken = { $slot } est déjà améliorée : choisissez un emplacement libre.
reason-token_already_moved = Votre jeton est déjà allé sur { $arch } ce tour-ci.
reason-token_there_already = Vous avez déjà un jeton retourné sous { $arch } : choisissez une autre arche.
reason-too_far = Trop loin : les unités vont à une case adjacente.
reason-too_few_combat_cards = Il faut pour cela { $needs } cartes Combat en main.
reason-too_many_cards = { $most } cartes au plus par bataille : reprenez-en.
reason-unit_cannot_fire = Seul un Canon ou un Grenadier attaque sans bouger ; cette unité doit entrer sur la case.
reason-unit_in_supply = Cette unité n’est pas sur la carte : déployez-la d’abord.
reason-unit_not_in_battle = Cette unité n’a pas combattu ici : choisissez l’une de celles du vainqueur qui l’ont fait.
reason-unit_on_map = Cette unité est déjà sur la carte : déployez-en une autre.
reason-water_needs_free_or_edge_move = Seul le mouvement gratuit ou celui de Rénover entre dans l’Eau ou en sort.
reason-wrong_terrain = Il va sur : { $needs }. Cette case : { $found }.
