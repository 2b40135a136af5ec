# The game
game-title = Historia
game-about = Douze mille ans en douze tours : choisissez en secret, révélez ensemble, et faites monter votre civilisation. D’après le jeu de société de Marco Pranzo ; les cartes et les nombres de cette édition sont les nôtres.
game-facts = 1 à 6 joueurs, Civbots, 60 à 120 minutes
own-numbers = Historia, d’après le jeu de société de Marco Pranzo : les cartes et les nombres de cette édition sont les nôtres.
vp-word = { $n ->
        [1] point
       *[other] points
    }

# Tables
table-alone_elder = Seul : Ancien
table-alone_elder-text = Une civilisation contre cinq Chefs.
table-alone_sage = Seul : Sage
table-alone_sage-text = Une civilisation contre cinq Nobles.
table-alone_immortal = Seul : Immortel
table-alone_immortal-text = Une civilisation contre cinq Rois.
table-lesson = La première partie
table-lesson-text = Une civilisation et trois Civbots doux : un bon début.
table-two_filled = Deux et quatre Civbots
table-two_filled-text = Deux joueurs dans un monde plein.
table-two = Deux, sans plus
table-two-text = Deux joueurs et beaucoup de territoires vides.
table-three_filled = Trois et trois Civbots
table-three_filled-text = Trois joueurs dans un monde plein.
table-three = Trois, sans plus
table-three-text = Trois joueurs, sans Civbots.
table-four_filled = Quatre et deux Civbots
table-four_filled-text = Quatre joueurs dans un monde plein.
table-four = Quatre, sans plus
table-four-text = Quatre joueurs, sans Civbots.
table-five_filled = Cinq et un Civbot
table-five_filled-text = Cinq joueurs dans un monde plein.
table-five = Cinq, sans plus
table-five-text = Cinq joueurs, sans Civbots.
table-six = Les six
table-six-text = Les six civilisations sont jouées.
save-turn = Ère { $era }, tour { $turn }

# The New game page
table-kind-alone = Seul
table-kind-alone-text = vous contre des civilisations menées par des cartes
table-kind-civbots = Ensemble, avec Civbots
table-kind-civbots-text = les six civilisations : un monde plein
table-kind-people = Joueurs seulement
table-kind-people-text = personnes et bots ; moins on est, plus il y a de vide
table-short-lesson = La première partie
table-short-alone_elder = Ancien
table-short-alone_sage = Sage
table-short-alone_immortal = Immortel
table-count-2 = Deux
table-count-3 = Trois
table-count-4 = Quatre
table-count-5 = Cinq
table-count-6 = Six
table-note-lesson = 3 Civbots, doux
table-note-alone_elder = 5 Chefs : facile
table-note-alone_sage = 5 Nobles : moyen
table-note-alone_immortal = 5 Rois : fort
table-note-two_filled = et 4 Civbots
table-note-three_filled = et 3 Civbots
table-note-four_filled = et 2 Civbots
table-note-five_filled = et 1 Civbot
table-note-two = beaucoup de vide
table-note-three = sans Civbots
table-note-four = sans Civbots
table-note-five = sans Civbots
table-note-six = un monde plein
table-own = Votre propre table
table-own-text = { $n ->
        [0] sans Civbots
        [one] et { $n } Civbot
       *[other] et { $n } Civbots
    }
table-own-note = Aucune des tables n’a ces Civbots : c’est votre propre table qui est jouée.
table-marks = Une marque par civilisation :
table-mark-player = un joueur
table-mark-civbot = un Civbot
table-mark-nobody = personne
table-seat-you = Vous
table-seat-person = Personne
table-seat-elsewhere = Ailleurs
table-elsewhere = { $n ->
    [1] une personne ailleurs
   *[other] { $n } personnes ailleurs
}
table-more = plus
table-civbots = Civbots
table-nobody = aucun
table-you = Vous
table-others = { $n ->
        [1] une autre personne
       *[other] { $n } autres personnes
    }
table-bots = { $n } bots
table-sum = { $n ->
        [1] { $names } avec un Civbot.
       *[other] { $names } avec { $n } Civbots.
    }
table-sum-none = { $names }, sans Civbots.
table-sum-nobody = Pour jouer seul, il vous faut au moins un Civbot.
table-length = { $turns } tours en { $eras } ères.

# Options
option-score_setup_territory = Le premier territoire marque
option-score_setup_territory-yes = oui
option-score_setup_territory-yes-tip = Il donne ses points aussitôt.
option-score_setup_territory-no = non
option-score_setup_territory-no-tip = Il ne donne pas de points ; tous les suivants oui.
option-score_setup_territory-tip = Avant le premier tour, vous prenez un territoire.
option-mid_era_row = Nouvelles merveilles après le tour 2 aussi
option-mid_era_row-yes = oui
option-mid_era_row-yes-tip = Aussi après son deuxième tour : vous en voyez plus.
option-mid_era_row-no = non
option-mid_era_row-no-tip = Jusque-là, elles restent.
option-mid_era_row-tip = Les merveilles proposées sont remplacées quand une ère finit.
option-civbot_1 = Civbot 1
option-civbot_1-as_table = selon la table
option-civbot_1-as_table-tip = Ce qu’a la table choisie plus haut, peut-être aucun Civbot.
option-civbot_1-none = aucun
option-civbot_1-none-tip = Pas de Civbot à cette place.
option-civbot_1-chieftain = Chef
option-civbot_1-chieftain-tip = Révèle deux cartes par tour : pour vos premières parties.
option-civbot_1-noble = Noble
option-civbot_1-noble-tip = Révèle trois cartes par tour : un rival honnête.
option-civbot_1-king = Roi
option-civbot_1-king-tip = Révèle quatre cartes par tour : dur à battre.
option-civbot_1-tip = Un Civbot est une civilisation sans joueur : après la dernière manche d’un tour, il révèle des cartes d’une pioche et les suit.
option-civbot_2 = Civbot 2
option-civbot_2-as_table = selon la table
option-civbot_2-as_table-tip = Ce qu’a la table choisie plus haut, peut-être aucun Civbot.
option-civbot_2-none = aucun
option-civbot_2-none-tip = Pas de Civbot à cette place.
option-civbot_2-chieftain = Chef
option-civbot_2-chieftain-tip = Révèle deux cartes par tour : pour vos premières parties.
option-civbot_2-noble = Noble
option-civbot_2-noble-tip = Révèle trois cartes par tour : un rival honnête.
option-civbot_2-king = Roi
option-civbot_2-king-tip = Révèle quatre cartes par tour : dur à battre.
option-civbot_2-tip = Une civilisation rivale sans joueur : elle révèle des cartes de la pioche des Civbots et les suit.
option-civbot_3 = Civbot 3
option-civbot_3-as_table = selon la table
option-civbot_3-as_table-tip = Ce qu’a la table choisie plus haut, peut-être aucun Civbot.
option-civbot_3-none = aucun
option-civbot_3-none-tip = Pas de Civbot à cette place.
option-civbot_3-chieftain = Chef
option-civbot_3-chieftain-tip = Révèle deux cartes par tour : pour vos premières parties.
option-civbot_3-noble = Noble
option-civbot_3-noble-tip = Révèle trois cartes par tour : un rival honnête.
option-civbot_3-king = Roi
option-civbot_3-king-tip = Révèle quatre cartes par tour : dur à battre.
option-civbot_3-tip = Une civilisation rivale sans joueur : elle révèle des cartes de la pioche des Civbots et les suit.
option-civbot_4 = Civbot 4
option-civbot_4-as_table = selon la table
option-civbot_4-as_table-tip = Ce qu’a la table choisie plus haut, peut-être aucun Civbot.
option-civbot_4-none = aucun
option-civbot_4-none-tip = Pas de Civbot à cette place.
option-civbot_4-chieftain = Chef
option-civbot_4-chieftain-tip = Révèle deux cartes par tour : pour vos premières parties.
option-civbot_4-noble = Noble
option-civbot_4-noble-tip = Révèle trois cartes par tour : un rival honnête.
option-civbot_4-king = Roi
option-civbot_4-king-tip = Révèle quatre cartes par tour : dur à battre.
option-civbot_4-tip = Une civilisation rivale sans joueur : elle révèle des cartes de la pioche des Civbots et les suit.
option-civbot_5 = Civbot 5
option-civbot_5-as_table = selon la table
option-civbot_5-as_table-tip = Ce qu’a la table choisie plus haut, peut-être aucun Civbot.
option-civbot_5-none = aucun
option-civbot_5-none-tip = Pas de Civbot à cette place.
option-civbot_5-chieftain = Chef
option-civbot_5-chieftain-tip = Révèle deux cartes par tour : pour vos premières parties.
option-civbot_5-noble = Noble
option-civbot_5-noble-tip = Révèle trois cartes par tour : un rival honnête.
option-civbot_5-king = Roi
option-civbot_5-king-tip = Révèle quatre cartes par tour : dur à battre.
option-civbot_5-tip = Une civilisation rivale sans joueur : elle révèle des cartes de la pioche des Civbots et les suit.

# The prompt bar
prompt-when = { $round ->
        [0] Tour { $turn } sur { $of }
       *[other] Tour { $turn } sur { $of }, manche { $round }
    }
ask-parting = Voyez ensemble ce qui s’est passé ; puis c’est au tour de { $name }
ask-choose = { $n ->
        [1] Choisissez une carte pour cette manche
       *[other] Choisissez jusqu’à { $n } cartes pour cette manche
    }
ask-draft = Gardez un dirigeant pour l’ère { $era } ; passez les autres
ask-draft-alone = Gardez un dirigeant pour l’ère { $era }
ask-first_cube = Choisissez le territoire où commencer
ask-resolve = Résolvez une carte : quel côté ?
ask-resolve-one = { $card } : de base, avancé ou rien ?
ask-place = Expansion : choisissez un territoire
ask-trade = Commerce : choisissez un partenaire
ask-raid = Raid : choisissez une cible
ask-war = Guerre : choisissez où et contre qui
ask-exploit = { $n ->
        [1] Reprenez encore un cube, parmi les utilisés ou sur la carte
       *[other] Reprenez jusqu’à { $n } cubes, parmi les utilisés ou sur la carte
    }
ask-recover = { $n ->
        [1] Reprenez une carte de votre file
       *[other] Reprenez jusqu’à { $n } cartes de votre file
    }
ask-row = { $n ->
        [1] Prenez une merveille de la rangée
       *[other] Prenez jusqu’à { $n } merveilles de la rangée
    }
ask-ready = { $n ->
        [1] Réactivez une de vos merveilles
       *[other] Réactivez jusqu’à { $n } de vos merveilles
    }
ask-option = { $card } : choisissez son effet
ask-side = Utilisez { $action } ou passez
ask-wonders = Vous pouvez utiliser vos merveilles
hint-wonders = cliquez l’une de celles éclairées, ou continuez
hint-first_cube = il vous donne aussitôt les points de son jeton
hint-exploit = choisissez d’abord des cubes sur la carte si vous en voulez
hint-target = vous pouvez choisir sa cible : cliquez ce qui est éclairé
hint-cube-stays = Le cube de { $name } reste : c’est le dernier
hint-cube-goes = { $name } y perd son cube
hint-driven-out = { $name } vous a chassé ({ $place }), { $n } à { $against }.
waiting = { $name } réfléchit
others-have-played = { $n ->
    [1] { $names } a résolu ses cartes.
   *[other] { $names } ont résolu leurs cartes.
}
game-over = La partie est finie.
confirm-war-win = { $own } contre { $theirs } : vous gagneriez contre { $name }
confirm-war-loss = { $own } contre { $theirs } : vous perdriez contre { $name }
confirm-war-draw = { $own } contre { $theirs } : égalité avec { $name }
war-win = { $own } : { $theirs } [military] gagné
war-loss = { $own } : { $theirs } [military] perdu
war-draw = { $own } : { $theirs } [military] égalité, rien ne se passe
yes-war = Combattre
warn-idle = rien de cela ne serait faisable maintenant
warn-one-idle = { $what } : { $why }
warn-cubes = vous n’aurez peut-être pas de cubes pour toutes
warn-fewer = vous pourriez en sceller plus

# The main button
seal = { $n ->
        [1] Sceller la carte
       *[other] Sceller { $n } cartes
    }
seal-anyway = Sceller quand même
seal-card = Sceller { $card }
seal-target = Sceller { $card } : { $target }
main-recover = { $n ->
        [one] Récupérer { $n } cube
       *[other] Récupérer { $n } cubes
    }
main-use = Utiliser { $card }
main-use-advanced = Utiliser { $card }, avancé
main-nothing = Ne rien faire
main-option = Faire ceci
main-trade = Commercer : { $target }
main-raid = Raid : { $target }
main-begin = Commencer : { $target }
main-place_cube = S’étendre : { $target }
main-recover_cube = Lever un cube : { $target }
main-keep_leader = Garder { $target }
main-take_back = Reprendre { $target }
main-take_wonder = Prendre { $target }
main-ready = Réactiver { $target }
main-use_wonder = Utiliser { $target }
choose-a-card = Choisir une carte
choose-draft = Choisir un dirigeant
choose-first_cube = Choisir un territoire
choose-resolve = Choisir un côté
choose-place = Choisir un territoire
choose-partner = Choisir quelqu’un
choose-war = Choisir une Guerre
choose-exploit = Choisir un cube
choose-recover = Reprendre une carte
choose-row = Choisir une merveille
choose-ready = Choisir une merveille
choose-option = Choisir
choose-side = Choisir un côté
go-on = Continuer
hurry = Presser
show-score = Score
finish-exploit = Terminé
finish-recover = Terminé
finish-row = Terminé
finish-ready = Terminé
finish-place = Pas maintenant
finish-partner = Pas maintenant
finish-war = Pas maintenant
finish-option = Pas maintenant
finish-side = Passer
finish-wonders = Continuer
cards-of = { $of ->
        [one] { $n } sur { $of } carte
       *[other] { $n } sur { $of } cartes
    }

# The board
power = Pouvoir
pool-reserve = réserve
pool-used = utilisés
pool-supply = stock
pool-map = carte
pool-reserve-tip = Cubes pas encore en jeu.
pool-used-tip = Cubes dépensés : ils reviennent à votre stock quand ils sont récupérés.
pool-supply-tip = Cubes que vous pouvez dépenser.
pool-map-tip = Cubes sur la carte, un par territoire.
wonders = Merveilles
wonder-is-turned = Utilisée ; réactivée à la fin du tour.
wonder-is-fresh = À peine bâtie : vous pourrez l’utiliser une fois cette carte finie.
no-leader = Pas de dirigeant
goals-title = { $n ->
        [1] { $name } marque ce tour-ci :
       *[other] { $name } marque dans { $n } tours :
    }
queue-title = File, la plus ancienne d’abord
queue-empty = File vide
queue-next = Elle revient à la fin du tour.
queue-back = { $n ->
        [1] celle-ci revient en fin de tour
       *[other] celles-ci reviennent en fin de tour
    }
sealed-tip = Scellées. Annuler les reprend tant que tous n’ont pas choisi.
advisor-hidden = Un conseiller que seul son joueur connaît.
would = Maintenant : { $what }
would-now = maintenant { $what }
would-revolution = La carte la plus récente de la file revient, et une de votre choix ; le tour finit.
use-advisor = Utiliser le conseiller
side-nothing-told = La carte ne fait rien.

# Plan, world, circle
plan-title = Le développement des civilisations
token-number = n° { $n }
nobody-here = Personne n’est ici.
borders = Frontières : { $names }
lane-to = vers { $name }
circle-turn = tour { $n }
circle-tip = Le cercle d’une ère : quatre tours, et ce qu’apporte la fin de chacun.
circle-turn-end = La fin du tour { $n } d’une ère, dans cet ordre :
coming-title = La fin de ce tour
coming-cards = { $cards }
coming-cubes = +{ $n } [cube]
coming-cubes-new = +{ $n } [cube], et un nouveau
coming-government = { $government } : { $what }
coming-leader = Votre dirigeant : { $n } [vp]
coming-territories = Territoires tenus seul : { $n } [vp]
coming-row = Une nouvelle rangée de merveilles
coming-cards-said = { $count ->
        [1] { $cards } revient en main.
       *[other] { $cards } reviennent en main.
    }
coming-cubes-said = { $n ->
        [one] { $n } [cube] revient à votre stock.
       *[other] { $n } [cube] reviennent à votre stock.
    }
coming-cubes-new-said = { $n ->
        [one] Un nouveau [cube] vous rejoint ; { $n } revient.
       *[other] Un nouveau [cube] vous rejoint ; { $n } reviennent.
    }
coming-government-said = { $government } vous rapporte { $what }.
coming-leader-said = Votre dirigeant marque { $n } [vp].
coming-territories-said = Les territoires tenus seul marquent { $n } [vp].
coming-row-said = La rangée reçoit de nouvelles merveilles.
row-title = Merveilles de la rangée
row-taken = Art en prend une
row-empty = Il ne reste pas de merveille dans la rangée.
row-comes = Une nouvelle rangée arrive à la fin du tour { $turn }.
era-banner = Ère { $era } : { $name }
era-numeral = Ère { $era }
era-name-1 = L’Antiquité
era-name-2 = L’âge des empires
era-name-3 = L’âge moderne

# Strips
civbot-cards = { $n ->
        [one] { $n } carte par tour
       *[other] { $n } cartes par tour
    }
strip-lands = { $n ->
        [one] dans { $n } territoire
       *[other] dans { $n } territoires
    }
order-place = Dans l’ordre du tour : { $n } sur { $of }.
civbot-tip = Il révèle { $n } cartes à la fin du tour. Il s’étend d’abord dans les territoires vides, puis là où est un plus faible, puis ailleurs ; entre plusieurs, vers le nombre le plus haut. Il ne combat et n’attaque que plus faible.
civbot-rules = Un Civbot révèle des cartes à la fin de chaque tour et les exécute, la moitié du haut d’abord. Il choisit selon une règle : d’abord les territoires vides, puis ceux de plus faibles, puis les autres ; entre plusieurs, le nombre le plus haut.
hand = Main
leader-and-wonders = Dirigeant et merveilles
advisors-gone = Conseillers utilisés

# The reveal
reveal-leaders-title = Les dirigeants s’avancent
reveal-leaders-who = { $names } révèlent qui ils ont gardé
reveal-leaders-order = Ce qu’ils visent
reveal-title = Tous ont choisi
reveal-who = { $names } révèlent leurs cartes ensemble
reveal-yours = vos cartes
reveal-first = résout d’abord
reveal-last = en dernier ; finit le tour
reveal-order = Dans cet ordre
reveal-ends = { $n ->
        [1] Cette manche finit le tour : { $names } joue Révolution
       *[other] Cette manche finit le tour : { $names } jouent Révolution
    }

# Curtain
handover-choose = { $name }, choisissez vos cartes.
handover-draft = { $name }, gardez un dirigeant.
take-back = { $name } : reprendre mon choix

# Undo
undo-start = Rien n’a encore été joué.
undo-hand_over = L’écran a changé de mains.
undo-other_seat = Un autre joueur a joué le dernier coup.
undo-revealed = On ne peut pas le reprendre : { $what }.
revealed-LeadersRevealed = les dirigeants ont été révélés
revealed-CardsRevealed = toutes les cartes ont été révélées
revealed-AdvisorDrawn = un conseiller a été pioché
revealed-RowLaid = la rangée a reçu de nouvelles merveilles
revealed-CivbotCard = un Civbot a révélé une carte
revealed-GameEnded = la partie est finie

# The past, the log
history-shown = Vous voyez le passé
history-where = Coup { $n } sur { $of } : ère { $era }, tour { $turn }
history-choice-back = Le choix précédent
history-choice-on = Le choix suivant
history-back = Un coup en arrière
history-on = Un coup en avant
history-play = Lecture
history-pause = Pause
history-now = Retour au présent
lately = Ce qui vient de se passer
log-jump = Cliquez pour voir la table à ce moment.
log-empty = Rien ne s’est encore passé.
recap-title = Depuis votre dernier choix
cards-actions = Les dix actions
cards-wonders = Les merveilles
cards-leaders = Les dirigeants
cards-advisors = Les conseillers
cards-civbot-deck = Les cartes des Civbots
command-cards = Toutes les cartes

# The end
score-winner = { $name } gagne avec { $vp } points
score-you = Vous gagnez avec { $vp } points
score-shared = { $names } partagent la victoire
score-tie-levels = À égalité avec { $names } ; les niveaux décident, { $n } à { $of }
score-tie-player = À égalité avec { $names } ; un joueur passe devant un Civbot
score-tie-alone = À égalité avec { $names } à { $vp } points : qui joue seul gagne l’égalité
score-tie-shared = { $vp } points et { $n } niveaux chacun
score-total = Total
score-history = Points au fil du temps
score-all = Tous
score-chart-tip = Cliquez pour voir la table à ce moment.
score-picture = Enregistrer l’image
show-map = La table
alone-rank = Place { $n } sur { $of }.
alone-lost = Quelqu’un d’autre a mené le monde.
title-elder = Vous pouvez vous dire Ancien.
title-sage = Vous pouvez vous dire Sage.
title-immortal = Vous pouvez vous dire Immortel.
medal-1 = Une médaille de bronze.
medal-2 = Une médaille d’argent.
medal-3 = Une médaille d’or.

# Commands
command-card_1 = Carte 1 de la main
command-card_2 = Carte 2 de la main
command-card_3 = Carte 3 de la main
command-card_4 = Carte 4 de la main
command-card_5 = Carte 5 de la main
command-card_6 = Carte 6 de la main
command-card_7 = Carte 7 de la main
command-card_8 = Carte 8 de la main
command-card_9 = Carte 9 de la main
command-card_10 = Carte 10 de la main

# Scenes
scene-won = { $name } gagne
scene-draw = Personne ne gagne
scene-draw-told = Personne ne gagne, et aucun cube n’est perdu
scene-gains = { $name } +{ $n } [vp]
scene-unhurt = { $name } ne perd rien
scene-learns = { $name } apprend : [technology] { $n }
scene-cube-goes = { $name } y perd son cube
scene-cube-stays = { $name } y garde son cube : c’est le dernier
scene-built = { $name } bâtit
scene-removed = { $name } la retire de la rangée
scene-leaders-leave = Les dirigeants de l’ère { $era } s’en vont

# What might be done, where the log says nothing of it; and where on the table.
do-seal_cards = Choisissez { $thing }.
do-resolve-basic = Résolvez { $thing }, son côté de base.
do-resolve-advanced = Résolvez { $thing }, son côté avancé.
do-resolve-nothing = Laissez { $thing } sans l’utiliser.
do-resolve-advisor = Utilisez { $thing }.
do-take_back = Reprenez { $thing }.
do-choose_partner = Choisissez { $name }.
do-trade = Commercez avec { $name }.
do-raid = Faites un Raid contre { $name }.
do-choose_option = Prenez le choix { $n }.
do-choose_option-named = Choisissez : { $thing }.
do-ready = Réactivez { $thing }.
do-use_wonder = Utilisez { $thing }.
do-take_wonder = Prenez { $thing }.
do-place_cube = Placez un cube ici : { $thing }.
do-attack = Attaquez { $name } ici : { $thing }.
do-recover_cube = Reprenez le cube ici : { $thing }.
do-recover_cube-used = Reprenez un cube parmi les utilisés.
do-keep_leader = Gardez { $thing }.
do-take_action-basic = Faites l’action de base.
do-take_action-advanced = Faites l’action avancée.
do-finish = Arrêtez-vous là.
area-cards = vos cartes
area-map = le monde
area-wonders = les merveilles
area-choice = les choix affichés
