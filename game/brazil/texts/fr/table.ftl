# What the table asks and says.
dutch = Les Hollandais
supply = Réserve
supply-tip = Jusqu’à { $n } biens. Si vous en prenez plus, défaussez ensuite l’excédent.
supply-slot = Place pour un bien
pays-here = Cliquez pour payer avec.
missions-own = Vos Missions
things-own = Votre réserve, vos unités et votre collection
units = Unités
unit-on-map = Sur la carte
unit-defeated = Vaincue : revient gratuitement
unit-on-board = Pas encore déployée
hand = Main
hand-empty = Aucune carte Or, aucune carte Combat
products = Produits
palaces = Palais
collection = Collection
collection-empty = Aucun tableau
missions-done = Missions accomplies
goods-on-tiles = Biens sur tuiles
empire = Empire
empire-empty = Aucune tuile
no-monarch = Aucun Monarque
dutch-note = Ils défendent, ils ne bougent jamais
dutch-tip = { $n ->
    [1] Chaque unité hollandaise attaquée pioche une carte Combat.
   *[other] Les Hollandais piochent une carte Combat par unité attaquée, et { $n } là où une est seule.
 }
since-before = Avant cela
since-lately = Ce qui vient d’arriver
since-tip = Ouvre tout le journal.
no-missions = Aucune Mission en main
announce = Annoncer
is-deciding = Décide en ce moment.
strip-goods = Biens : { $supply } en réserve, { $tiles } sur tuiles
strip-cards = En main : [hand_gold] { $gold } Or, [hand_combat] { $combat } Combat, [hand_mission] { $missions } Missions
strip-units = [units] Unités : { $on } sur la carte, { $all } déployées en tout
strip-made = [slot_pentagon] Produits fabriqués : { $products }, [painting] Tableaux : { $paintings }, [check] Missions accomplies : { $done }
counter-gold = [hand_gold] Cartes Or en main : { $n }
counter-combat = [hand_combat] Cartes Combat en main : { $n }
counter-missions = [hand_mission] Missions en main : { $n }
counter-products = [slot_pentagon] Produits fabriqués : { $n }
counter-paintings = [painting] Tableaux : { $n }
counter-done = [check] Missions accomplies : { $n }
counter-arch = Le jeton est sur { $arch }.
strip-tip = Ouvre tout le plateau.
built-by = bâti par { $name }
unexplored = Terre inexplorée. La première unité qui entre révèle la tuile ; bâtir ici la défausse sans la voir.
tip-cost = Coût : { $cost }
tip-production = Produit { $goods }
tip-terrain = Sur : { $terrain }
tip-vp = [vp] { $vp ->
    [one] { $vp } point et force
   *[other] { $vp } points et force
 }
tip-cs = [cs] Force { $cs }, vaut { $cs } [vp]
tip-goods = Dessus : { $goods }
tip-gain = Gain : { $goods }
tip-vp-change = [vp] { $before } → { $after }
tip-vp-if-won = [vp] { $before } → { $after } si vous gagnez
tip-battle = Cela déclenche une bataille.
tip-slot = Posez-le sur l’arche { $arch }.
tip-drop = Défaussez-le.
tip-capital = Une Capitale ici, et { $good } aussitôt.
tip-bid = { $vp ->
    [one] Miser { $vp } point pour le choix.
   *[other] Miser { $vp } points pour le choix.
}
credit = Crédit
credit-tip = La monnaie des cartes données, ou une remise.
slot-monarch = Le plateau du Monarque
renovate-replenish = Regarnir : { $tile }
renovate-flip = Retourner : { $tile }
takes-along = Avec { $units }
by-free = Mouvement gratuit
by-extra = Mouvement additionnel
by-attack = Attaquer d’ici
by-free-tip = Dépenser le mouvement gratuit.
by-extra-tip = Dépenser le mouvement additionnel de l’arche.
by-attack-tip = Dépenser le mouvement gratuit pour attaquer sans entrer.
fight = Combattre
draw-bonus = Piocher une carte Combat
use-option = Choix { $number }

round-short = Manche { $round }
waiting = { $name } réfléchit …
game-over = La partie est finie.
ask-draft = Quelle Mission gardez-vous ?
ask-bid = Combien de points misez-vous pour choisir un Monarque ?
ask-monarch = Choisissez votre Monarque.
ask-capital = Choisissez où fonder votre Capitale. Vous gagnez sa ressource.
hint-arch = { $arch } : { $n ->
    [one] { $n } endroit
   *[other] { $n } endroits
}
ask-turn = Déplacez votre jeton vers une autre arche.
ask-turn-first = Posez votre jeton sur une arche : c’est votre action.
ask-turn-move = Vous pouvez encore bouger : { $left }.
ask-turn-done = Plus rien à faire.
ask-turn-announce = Vous pouvez annoncer une Mission.
ask-turn-to = Choisissez une case éclairée où aller.
ask-turn-how = Il peut entrer, ou attaquer d’où il se tient.
left-free = { $n ->
    [1] un mouvement gratuit
   *[other] { $n } mouvements gratuits
 }
left-extra = un mouvement additionnel { $where }
left-peek = un coup d’œil à une tuile
left-draw = une carte Combat à piocher
ask-deploy = { $n ->
    [1] Choisissez une unité à déployer.
   *[other] Choisissez des unités à déployer, jusqu’à { $n }.
 }
ask-painting = Choisissez un tableau.
ask-build = Choisissez quoi construire, puis où.
ask-renovate = Choisissez un Bâtiment à rénover.
ask-renovate-how = { $thing } : choisissez comment rénover.
ask-manufacture = Choisissez un produit, puis l’arche qu’il améliore.
ask-trade = Faites autant d’échanges que vous voulez.
ask-give_cards = Choisissez les cartes Combat à donner.
ask-resource = { $n ->
    [1] { $cause } : choisissez une ressource.
   *[other] { $cause } : choisissez { $n } ressources.
 }
ask-payment = Payez { $what } : { $needs }
ask-limit-goods = Trop de biens : cliquez { $n } à défausser.
ask-limit-gold = Trop de cartes Or : cliquez { $n } à défausser.
ask-limit-combat = Trop de cartes Combat : cliquez { $n } à défausser.
ask-combat-attack = Attaque : choisissez jusqu’à trois cartes Combat.
ask-combat-defence = Défense : choisissez jusqu’à trois cartes Combat.
ask-combat-cancel = Votre Espion annule une carte adverse.
ask-combat-settle = Résolution de la bataille.
ask-defeat = Choisissez une unité que le vainqueur perd aussi.
ask-victory = Victoire ! Vous pouvez jouer une carte Or qui en demande une.
ask-expedition = { $bonus ->
    [0] Expédition de force { $needed }. Vos unités ont { $units }, plus vos cartes Combat. Combattre ?
   *[other] Expédition de force { $needed }. Vous avez { $own } (unités { $units }, { $given }), plus vos cartes Combat. Combattre ?
 }
ask-expedition-bonus = { $thing } +{ $n }
ask-expedition-cards = Choisissez jusqu’à trois cartes Combat contre l’Expédition.
ask-mission_draw = Piocher une Mission de quelle ère ?
ask-palace = Vous pouvez placer un Palais : choisissez lequel, puis où.
ask-era-1 = L’ère change : mettez votre ancien jeton sous une arche. Désormais, chaque tour sur cette arche laisse regarder une tuile inexplorée.
ask-era-2 = L’ère change : mettez votre ancien jeton sous une arche. Désormais, chaque tour sur cette arche laisse piocher une carte Combat.
draft-first = Gardez une Mission de chaque ère. Vous seul les voyez.
draft-kept = Gardées jusqu’ici : { $missions }
monarch-note = Le pouvoir de votre Monarque vaut toute la partie.
show-choices = Montrer les choix
show-cards = Montrer les cartes
show-score = Score
show-map = Voir la carte
payment-proposal = Proposé :
payment-swap = Cliquez un autre bien éclairé pour payer plutôt avec celui-là.
pay = Payer
pay-tip = Payer comme proposé (Entrée).
yes-attack = Attaquer
yes-move_units = Y aller
yes-peek = La regarder
yes-announce_mission = L’annoncer
yes-fight_expedition = La combattre
yes-end_turn = Finir le tour
yes-seal_cards = Attaquer quand même
yes-place_token = Le placer là
yes-finish = Ne rien fabriquer
yes-reveals = Le faire
no-attack = Renoncer
no-move_units = Rester ici
no-peek = La laisser couverte
no-announce_mission = La garder secrète
no-fight_expedition = La laisser
no-end_turn = Continuer à jouer
no-seal_cards = Choisir encore
no-place_token = Une autre arche
no-finish = Choisir encore
no-reveals = Pas maintenant
confirm-reveals =
    { $what } : { $event ->
        [GalleryRefilled] un nouveau tableau est révélé
        [CardDrawn] vous piochez une carte
        [CityRevealed] une nouvelle Ville est révélée
        [MissionDrawn] vous piochez une Mission
        [TileExplored] une terre inexplorée est révélée
       *[other] une chose cachée est révélée
    } et cela ne peut pas être annulé. Le faire ?
confirm-move_units = Cela révèle une terre inexplorée et ne peut pas être annulé. Y aller ?
confirm-peek = Regarder cette tuile ? Vous seul la connaîtrez. Cela ne peut pas être annulé.
confirm-announce_mission = Annoncer cette Mission ? Cela ne peut pas être annulé.
confirm-last-round = Annoncer cette Mission ? Cette manche devient alors la dernière, et cela ne peut pas être annulé.
confirm-end-turn = Une unité pourrait encore combattre, explorer ou marquer. Finir le tour quand même ?
confirm-end-turn-announce = Une Mission peut être annoncée. Finir le tour quand même ?
confirm-place_token = { $why } Y placer le jeton quand même ?
confirm-finish = Un produit peut encore être fabriqué. Ne rien fabriquer quand même ?
confirm-hopeless = { $n ->
    [0] Avec ces cartes, l’attaque gagnerait moins d’une bataille sur cent. Attaquer quand même ?
    [1] Avec ces cartes, l’attaque gagnerait une bataille sur cent. Attaquer quand même ?
   *[other] Avec ces cartes, l’attaque gagnerait { $n } batailles sur cent. Attaquer quand même ?
 }
confirm-attack = Cela attaque { $name }. Attaquer ?
end-turn = Finir le tour
finish-deploy = Piocher seulement
finish-painting = Ne rien prendre
finish-build = Ne rien construire
finish-build-more = Ne plus construire
finish-renovate = Ne rien rénover
finish-manufacture = Ne rien fabriquer
finish-trade = Fin des échanges
finish-resource = Ne rien prendre
finish-victory = Aucune carte
finish-expedition = La laisser
finish-palace = Renoncer au Palais
seal-cards = { $n ->
    [0] Aucune carte
    [one] Sceller { $n } carte
   *[other] Sceller { $n } cartes
 }
seal-cards-tip = Elles restent face cachée jusqu’à ce que les deux camps aient choisi.
play-cards = { $n ->
    [0] Aucune carte
    [one] Jouer { $n } carte
   *[other] Jouer { $n } cartes
 }
play-cards-tip = Elles s’ajoutent à votre force et vont à la défausse.
choose-cards = Choisir des cartes
no-card-tip = Combattre sans carte Combat. Les cartes déjà choisies reviennent en main.
give-cards = { $n ->
    [one] Donner { $n } carte
   *[other] Donner { $n } cartes
 }
give-cards-tip = Elles vont à la défausse.
undo-start = Rien à annuler.
undo-hand_over = Rien à annuler depuis que l’écran ou le tour a changé de mains.
undo-revealed = On n’annule pas au-delà : { $what }.
revealed-CapitalsRevealed = les Capitales ont été révélées
revealed-CardDrawn = une carte a été piochée
revealed-MissionDrawn = une Mission a été piochée
revealed-DeckShuffled = une pioche a été mélangée
revealed-GalleryRefilled = un nouveau tableau a été montré
revealed-CityRevealed = une nouvelle Ville a été montrée
revealed-TilePeeked = une tuile a été regardée
revealed-TileExplored = une tuile a été révélée
revealed-ExpeditionFought = une Expédition a été combattue
revealed-CardsRevealed = des cartes Combat ont été révélées
revealed-MissionAnnounced = une Mission a été annoncée
revealed-EraBegan = une nouvelle ère a commencé
revealed-GameEnded = la partie est finie
battle-title-water = La bataille en mer
battle-title-field = La bataille de la plaine
battle-title-forest = La bataille des bois
battle-title-gold_mine = La bataille des montagnes
battle-title-tile = La bataille : { $tile }
battle-title-expedition = L’Expédition
battle-doing-attacks = attaque avec { $n ->
    [1] une unité
   *[other] { $n } unités
}
battle-doing-fires = tire d’une case adjacente
battle-doing-defends = défend la case
battle-doing-expedition = à égaler ou à battre
battle-part-units = Unités : { $n }
battle-part-tile = La tuile, défendue par son bâtisseur : +{ $n }
battle-part-arch = Jeton sur { $thing } : +{ $n }
battle-part-painting = { $thing } : +{ $n }
battle-part-expedition = Force requise : { $n }
battle-sealed = { $n ->
    [1] une carte, scellée
   *[other] { $n } cartes, scellées
}
battle-places = { $n ->
    [0] aucune carte Combat en main
    [1] une carte Combat en main
   *[other] { $n } cartes Combat en main
}
battle-drawn-places = { $n ->
    [0] aucune carte
    [1] une carte, de la pioche
   *[other] { $n } cartes, de la pioche
}
battle-own-places = vos cartes
battle-odds-attack = Vous gagnez { $share } fois sur 100
battle-odds-defence = Vous tenez la case { $share } fois sur 100
battle-odds-expedition = Vous gagnez { $share } fois sur 100
battle-hint = Pointez n’importe quelle part d’une somme pour le détail.
battle-aside = Voir la carte
show-battle = Revenir à la bataille
battle-revealed = Les cartes sont révélées.
battle-shorten = Cliquez pour aller à la fin.
battle-card = [cs]+{ $n }
battle-card-cancelled = Annulée
battle-card-cancels = Annule une carte
battle-card-nothing_to_cancel = Aucune carte à annuler
battle-card-only_if_lost = [cs]+{ $n } : inutile : son camp a gagné
battle-card-takes_unit = [cs]+{ $n } : emporte une unité avec elle
battle-card-last_unit_stays = [cs]+{ $n } : sans effet : le vainqueur garde une unité
battle-card-saves_units = Sauve les unités
battle-card-no_units_to_save = Aucune unité à sauver
battle-card-capital_taken = Sans effet : Capitale occupée
battle-card-resource = [cs]+{ $n } : rapporte une ressource
battle-card-only_if_won = [cs]+{ $n } : pas de ressource : bataille perdue
battle-card-condition_met = [cs]+{ $n } : condition remplie
battle-card-condition_not_met = [cs]+{ $n } : condition non remplie
outcome-tie = Égalité : le défenseur l’emporte.
outcome-by = L’écart est de { $n }.
outcome-equal = Égalée, et cela suffit.
spoil-supply = { $n ->
    [1] revient dans la réserve
   *[other] reviennent dans la réserve
}
spoil-retreat = sauvée, à la Capitale
spoil-seized = capture : { $thing }
spoil-ceded = perd : { $thing }
spoil-held = tient : { $thing }
spoil-cleared = nettoie : { $thing }
spoil-hex = la case
spoil-kept = l’Expédition
spoil-goods = gagné
spoil-cards = pioché
spoil-nothing = Rien n’est perdu que les cartes jouées.
fate-supply = hors du champ
fate-retreat = se retirent à la Capitale
fate-beaten = est vaincu
fate-expedition = a été surmontée
battle-cards = Ajoutez jusqu’à trois cartes Combat. Le défenseur gagne à égalité.
battle-cards-expedition = Ajoutez jusqu’à trois cartes Combat. Égalez l’Expédition et vous gagnez.
battle-no-cards = Vous n’avez aucune carte Combat.
expedition-gain = Gagnez { $goods } et [vp] { $vp }
outcome-battle = { $winner } bat { $loser }
outcome-expedition-won = { $name } bat l’Expédition
outcome-expedition-lost = L’Expédition résiste à { $name }
cities-on-offer = Villes proposées
tiles-on-offer = Tuiles en stock
stack-left = { $n } dans la pile
decks = Pioches
pile-gold = Cartes Or
pile-combat = Cartes Combat
pile-paintings = Tableaux
pile-missions = Missions
pile-left = { $deck } : reste { $n }
log-empty = Rien ne s’est encore passé.

score-winner = { $name } gagne avec { $vp } points
score-you = Vous gagnez avec { $vp } points
score-shared = Victoire partagée : { $names }
score-tie = À égalité avec { $names } à { $vp } points : la science sur les tuiles contrôlées décide, { $n } à { $of }.
score-tie-shared = { $vp } points et { $n } science sur les tuiles contrôlées chacun : la victoire est partagée.
score-challenge = { $vp ->
    [one] { $title } : { $vp } point
   *[other] { $title } : { $vp } points
}
score-under = { $monarch }, à la manche { $round }. { $how }
score-total = Total
score-history = Points au fil du temps
score-picture = Enregistrer en image
over-mission = Une Mission de la dernière ère a mis fin à la partie.
over-last_round = La dernière manche est finie.
over-goals = Tous les objectifs du défi ont été atteints.
over-goals_missed = Les manches se sont épuisées avant que tous les objectifs soient atteints.
category-units = Unités déployées
category-products = Produits
category-paintings = Tableaux
category-missions = Missions
category-gold_cards = Cartes Or
category-exploration = Exploration
category-tiles = Bâtiments et Villes
category-palaces = Palais
category-monarch = Monarque
category-bid = Enchère
category-corrected = Nombres corrigés depuis

# What the main button gives up.
waived-deploy = Vous pourriez encore déployer une unité.
waived-painting = Vous pourriez encore prendre un tableau.
waived-build = Vous pourriez encore construire.
waived-renovate = Vous pourriez encore rénover un Bâtiment.
waived-manufacture = Vous pourriez encore fabriquer un produit.
waived-trade = Vous pourriez encore faire un échange.
waived-resource = Vous pourriez encore prendre une ressource.
waived-victory = Vous pourriez encore jouer une carte Or.
waived-expedition = Vous pourriez encore combattre l’Expédition.
waived-palace = Vous pourriez encore placer un Palais.
waiver-keys = Entrée le choisit ; Entrée encore le fait.
refused-pay = Impayable
refused-now = Pas maintenant
overview-tip = Tout le plateau et la partie visible. Cliquez ou faites glisser pour y aller.
history-shown = Vous regardez le passé.
history-at = Coup { $n } sur { $of }, manche { $round }
history-play = Lecture
history-pause = Pause
history-back = Un coup en arrière (gauche)
history-on = Un coup en avant (droite)
history-round-back = Un tour en arrière (haut)
history-round-on = Un tour en avant (bas)
history-now = Retour au présent
recap-title = Depuis votre dernier tour
recap-round = Tour de { $name }
recap-hint = Entrée pour continuer
recap-points = Points de { $name }
log-jump = Cliquez pour voir la table à ce moment.
go-on = Continuer
others-have-played = { $n ->
    [1] { $names } a joué.
   *[other] { $names } ont joué.
}
score-all = Tous les joueurs
score-chart-tip = Cliquez pour voir la table à ce moment.
tip-strengths = [cs] { $own } contre { $other }, avant les cartes
asked-in-public = *{ $name }* : { $what }
resource-from-battle = Butin de la bataille
resource-from-capital = Votre Capitale
resource-from-palace = Le Palais
resource-from-harbor = Port
resource-from-trade = Commerce
era-bonus = Votre ancien jeton ici : { $bonus }
era-bonus-1 = à chaque tour sur cette arche, regardez une tuile inexplorée.
era-bonus-2 = à chaque tour sur cette arche, piochez une carte Combat.

# What might be done, where the log says nothing of it; and where on the table.
do-keep_mission = Gardez { $thing }.
do-end_turn = Finissez le tour.
do-finish = Arrêtez-vous là.
do-pay_good = Payez { $thing }.
do-pay_gold_card = Payez avec { $thing }.
do-pay_combat_cards = Payez avec { $thing }.
do-pay_credit = Utilisez { $thing }.
do-give_combat_cards = Donnez { $thing }.
do-seal_cards = { $n ->
    [0] Ne jouez aucune carte Combat.
   *[other] Jouez { $thing }.
 }
do-drop_card = Défaussez { $thing }.
do-play_gold_card = Jouez { $thing }.
do-cancel_card = Annulez { $thing }.
do-use_painting = Utilisez « { $thing } ».
do-draw_bonus_card = Piochez la carte Combat.
do-build = Construisez : { $thing }.
do-found_city = Fondez : { $thing }.
do-take_painting = Prenez « { $thing } ».
do-manufacture = Fabriquez : { $thing }, posé sur { $place }.
do-deploy_unit = Déployez : { $thing }.
do-renovate = Rénovez : { $thing }.
do-renovate-flip = Rénovez et retournez : { $thing }.
do-trade = Échangez { $thing }.
do-choose_monarch = Choisissez { $thing }.
do-choose_capital = Fondez votre Capitale à l’endroit éclairé.
do-announce_mission = Annoncez la Mission { $thing }.
do-place_palace = Placez le Palais { $thing }.
do-place_token = Déplacez votre jeton vers { $thing }.
do-place_old_token = Mettez votre ancien jeton sous { $thing }.
do-move_units = Déplacez : { $units }, vers { $thing }.
do-peek = Regardez { $thing }.
do-attack_adjacent = Attaquez { $thing }.
do-fight_expedition = Combattez l’Expédition.
do-drop_good = Défaussez { $thing }.
do-choose_resource = Choisissez { $thing }.
do-bid = Misez [vp] { $n }.
do-draw_mission = Piochez une Mission : { $thing }.
do-defeat_unit = Renoncez : { $thing }.
area-arches = les arches
area-map = la carte
area-cards = les cartes exposées
area-choice = les choix affichés
area-hand = votre main
area-supply = votre réserve et vos tuiles
area-collection = vos tableaux
area-missions = vos Missions
area-button = le bouton principal
