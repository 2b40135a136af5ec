# The solo challenge: rounds and standards at the table.
challenge-round = Manche { $now } sur { $last }
challenge-left = reste { $n }
challenge-rounds-tip = { $n ->
    [1] C’est la dernière manche. Tous les objectifs doivent être atteints en même temps avant sa fin.
   *[other] Il reste { $n } manches, celle-ci comprise. Tous les objectifs doivent être atteints en même temps avant la fin de la manche { $last }.
}
standard-helps = Ce qui aiderait
standard-met = Depuis la manche { $round }
standard-era = Ère { $era }
standard-era-open = { $mission } : { $have } sur { $needed }
standard-era-ready = Annoncez { $mission }
standard-era-turns = L’ère { $era } commence
standard-era-none = Aucune Mission de cette ère
standard-units = { $n ->
    [5] Cinq unités
    [4] Quatre unités
    [3] Trois unités
   *[other] { $n } unités
}
standard-units-title = { $n ->
    [5] Cinq unités : { $have }
    [4] Quatre unités : { $have }
   *[other] { $n } unités : { $have }
}
standard-units-one = Manque : { $unit }
standard-lacking = { $n ->
    [one] Manque : { $n } unité
   *[other] Manquent : { $n } unités
}
standard-units-free = { $unit } : gratuit, car vaincu
standard-units-pay = { $unit } : vous pouvez payer { $cost }
standard-units-lack = { $unit } : il manque encore { $cost }
standard-capital = Leur Capitale
standard-capital-near = { $n ->
    [1] À un pas : { $unit }
   *[other] À { $n } pas : { $unit }
}
standard-capital-none = Aucune unité sur la carte
standard-capital-sea = La voie par la mer est libre
standard-capital-cards = { $n ->
    [0] Vous n’avez aucune carte Combat
    [1] Vous avez une carte Combat
   *[other] Vous avez { $n } cartes Combat
}
standard-capital-empty = Elle est vide : entrez
standard-missing = { $n ->
    [0] Tout y est
    [1] Encore un
   *[other] Encore { $n }
}
standard-by = { $line }, à la manche { $round }
standard-without-line = { $n ->
    [0] Pas un seul
   *[other] { $n } au plus
}
standard-points = { $n ->
    [1] Un point
   *[other] { $n } points
}
standard-deployed = { $n ->
    [1] Une unité déployée
   *[other] { $n } unités déployées
}
standard-cities = { $n ->
    [1] Une Ville
   *[other] { $n } Villes
}
standard-buildings = { $n ->
    [1] Un Bâtiment
   *[other] { $n } Bâtiments
}
standard-building = { $of } × { $n }
standard-buildings_of_era = { $n } de l’ère { $of }
standard-distinct_buildings = { $n } Bâtiments différents
standard-products = { $n ->
    [1] Un produit
   *[other] { $n } produits
}
standard-paintings = { $n ->
    [1] Un tableau
   *[other] { $n } tableaux
}
standard-painting_colours = { $n } ordres
standard-palaces = { $n ->
    [1] Un Palais
   *[other] { $n } Palais
}
standard-missions = { $n ->
    [1] Une Mission
   *[other] { $n } Missions
}
standard-goods = { $of ->
    [none] { $n } biens
   *[other] { $of } × { $n }
}
standard-gold_cards = { $n ->
    [1] Une carte Or
   *[other] { $n } cartes Or
}
standard-explored = { $n ->
    [1] Une découverte
   *[other] { $n } découvertes
}
standard-hold = Tenir { $n }
standard-battles_won = { $n ->
    [1] Une bataille gagnée
   *[other] { $n } batailles gagnées
}
standard-without = Sans { $of }
standard-lead = { $n ->
    [1] Un point d’avance
   *[other] { $n } points d’avance
}
tally-battles = batailles
tally-battles_won = victoires
tally-units_lost = défaites
tally-gold_cards = cartes Or
tally-trades = échanges

# The briefing.
briefing-you = Vous
briefing-story = Ce qui s’est passé
briefing-goals = { $goals ->
    [1] Un objectif en { $rounds } manches
    [2] Deux objectifs en { $rounds } manches
    [3] Trois objectifs en { $rounds } manches
    [4] Quatre objectifs en { $rounds } manches
   *[other] { $goals } objectifs en { $rounds } manches
}
briefing-level = Niveau
briefing-level-note = votre médaille, et ce que demande la suivante
briefing-monarch = Votre Monarque
briefing-monarch-note = à quoi chacun est bon sur cette carte
briefing-untried = pas encore tenté
briefing-won-with = gagné avec { $points }
briefing-lost-with = { $n ->
    [1] perdu une fois
   *[other] perdu { $n } fois
}
briefing-best = Meilleurs résultats
briefing-today = { $day } : la même donne pour tous
briefing-deal = donne { $code }
briefing-no-best = Pas encore de résultat.
briefing-results = Tous les résultats
results-title = Résultats : { $title }
result-again = Reprendre cette donne
briefing-begin = Commencer
deal-of-the-day = Donne du jour
deal-another = Autre donne
deal-code = Code d’un ami
deal-code-ask = Tapez ou collez ce que votre ami vous a envoyé : le code de douze lettres, ou tout le texte avec.
deal-code-take = Prendre cette donne
deal-code-wrong = « { $code } » n’est pas un code de donne. Une lettre est peut-être fausse ou manquante.
best-damaged = La liste des résultats n’a pas pu être lue : { $reason }. Elle reste intacte dans { $path }, et une nouvelle commence.
level-rounds = { $n } manches
level-cards = { $n ->
    [1] une carte de plus à chaque bataille
   *[other] { $n } cartes de plus à chaque bataille
}
level-needs = { $goal } suffira
level-without = { $goal } : { $line }
level-less = sans : { $goal }
level-as-printed = comme le disent les règles
medal-done = fait
medal-victory = une victoire
medal-points = { $points } points
medal-left = { $left ->
    [1] il reste une manche
   *[other] il reste { $left } manches
}
medal-both = { $points } points, reste { $left }
result-won = { $left ->
    [0] gagné à la dernière manche
    [1] il reste une manche
   *[other] il reste { $left } manches
}
result-lost = { $met ->
    [0] perdu, aucun objectif atteint
    [1] perdu, un objectif atteint
    [2] perdu, deux objectifs atteints
   *[other] perdu, { $met } objectifs atteints
}
short-date = { $day } { $month }
long-date = { $day } { $month } { $year }
month-1 = janv.
month-2 = févr.
month-3 = mars
month-4 = avr.
month-5 = mai
month-6 = juin
month-7 = juil.
month-8 = août
month-9 = sept.
month-10 = oct.
month-11 = nov.
month-12 = déc.
standard-era-asks = { $n ->
    [3] Missions des ères I et II
   *[other] Une Mission de l’ère I
}
standard-units-asks = { $n ->
    [5] Toutes les vôtres en même temps sur la carte
   *[other] { $n } en même temps sur la carte
}
standard-capital-asks = Une de vos unités s’y tient
standard-by-alone = À la manche { $round }

# Battle of Guararapes.
challenge-battle-of-guararapes-when = Pernambouc, avril 1648 et février 1649
challenge-battle-of-guararapes-story = Deux fois, deux armées se rencontrèrent là où la route côtière se resserre entre collines et marais, au sud de Recife. Les Hollandais avaient les canons et l’exercice ; les gens du Pernambouc, dont les Potiguars de Filipe Camarão et les Africains libres d’Henrique Dias, connaissaient chaque sentier dans la boue. Les deux fois, la route leur resta.
challenge-battle-of-guararapes-line = Ils ne marchent jamais : le choix du lieu et de l’heure est à vous.
challenge-battle-of-guararapes-begin = Aux collines
challenge-battle-of-guararapes-monarch-tibirica = Des bois tout autour de vous : trois biens gratuits, le dernier de la science.
challenge-battle-of-guararapes-monarch-pedro_i = Il vous faut les cinq unités, et quatre remboursent : des biens et des cartes Or.
challenge-battle-of-guararapes-monarch-pedro_ii = Les tableaux paient. Bien si la galerie montre tôt trois couleurs.
challenge-battle-of-guararapes-monarch-oba_ii = Les deux Missions qu’il vous faut apportent de la science, et deux points de plus à la fin.

# All challenges.
challenges-title = Défis solo
challenges-faults = Ces fichiers ont été écartés :
challenges-own = Vos propres défis sont dans { $folder }

# The end.
ending-won = { $title } : gagné
ending-lost = { $title } : perdu
ending-sentence-won = { $left ->
    [0] Tous les objectifs étaient atteints à la manche { $round }, la toute dernière.
    [1] Tous les objectifs étaient atteints à la manche { $round }, avec une manche d’avance.
   *[other] Tous les objectifs étaient atteints à la manche { $round }, avec { $left } manches d’avance.
}
ending-sentence-many = La manche { $round } a fini avec { $n } objectifs encore ouverts.
ending-sentence-one = La manche { $round } a fini, et un objectif restait ouvert : { $goal }.
ending-sentence-capital = La manche { $round } a fini avec leur drapeau sur la Capitale : personne ne l’avait prise d’assaut.
ending-sentence-units = La manche { $round } a fini avant que toutes vos unités soient sur la carte.
ending-sentence-era = La manche { $round } a fini avant le changement d’ère : il manquait une Mission.
ending-sentence-assault = { $tie ->
    [yes] La manche { $round } a fini avec leur drapeau sur la Capitale : l’assaut de la manche { $when } a fini à égalité, que gagne le défenseur.
   *[no] La manche { $round } a fini avec leur drapeau sur la Capitale : l’assaut de la manche { $when } a échoué contre leurs cartes.
}
ending-goals = Objectifs atteints
ending-met = { $met } sur { $goals }
ending-points = points
ending-left = manches restantes
ending-points-met = { $met ->
    [0] points, aucun objectif atteint
    [1] points, un objectif atteint
    [2] points, deux objectifs atteints
   *[other] points, { $met } objectifs atteints
}
ending-lacking = Ce qui manquait encore
ending-your-best = votre record ici : { $points }
ending-best-medal = rien de plus à gagner
ending-short-points = { $n ->
    [1] à un point de la médaille : { $medal }
   *[other] à { $n } points de la médaille : { $medal }
}
ending-short-left = { $n ->
    [1] une manche trop tard pour la médaille : { $medal }
   *[other] { $n } manches trop tard pour la médaille : { $medal }
}
medal-bronze = bronze
medal-silver = argent
medal-gold = or
ending-moments = Trois moments décisifs
ending-round = Manche { $round }
ending-next = Ensuite : { $level }
ending-try = Réessayer
ending-same = Même donne
ending-another = Autre donne
ending-copy = Copier pour un ami
ending-map = Voir la carte
ending-score = Les points
friend-text = { $title }, { $level }, avec { $monarch } : { $reached }
friend-won = { $left ->
    [0] gagné à la dernière manche avec { $points } points. Et vous ?
    [1] gagné avec { $points } points et une manche d’avance. Et vous ?
   *[other] gagné avec { $points } points et { $left } manches d’avance. Et vous ?
}
friend-lost = { $points ->
    [one] perdu avec { $met } objectifs atteints sur { $goals }, { $points } point. Ferez-vous mieux ?
   *[other] perdu avec { $met } objectifs atteints sur { $goals }, { $points } points. Ferez-vous mieux ?
}
friend-copied = Copié. Votre ami entre le code à la présentation du défi.
friend-not-copied = Copie impossible : { $reason }
challenge-battle-of-guararapes-won = Guararapes est gagné
challenge-battle-of-guararapes-lost = Guararapes est perdu
best-not-kept = Le résultat n’a pas pu être sauvegardé : { $reason }
ending-no-moments = Rien n’a changé les chances : aucune manche n’a été décisive.

# Odds and the other side.
challenge-out-of-reach = { $goal } est hors de portée : { $reason }
odds-with = { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n } cartes
}
odds-against = contre
odds-unseen = { $n ->
    [1] une carte n’a pas été vue
   *[other] { $n } cartes n’ont pas été vues
}
dutch-columns = force  cartes  chances
dutch-columns-plain = force  cartes
dutch-deck = Dans la pioche
about-best = { $left ->
    [0] record, gagné à la dernière manche
    [1] record, avec une manche d’avance
   *[other] record, avec { $left } manches d’avance
}
about-none = Pas encore gagné à ce niveau
proof-deployments = { $most } unités au plus à la manche { $round }
proof-builds = { $most } constructions au plus à la manche { $round }
proof-no_cities = Plus de Villes : { $most } au plus
proof-manufactures = { $most } produits au plus à la manche { $round }
proof-no_products = Plus d’emplacements : { $most } au plus
proof-paintings = { $most } au plus à la manche { $round }
proof-no_paintings = Plus de tableaux : { $most } au plus
proof-no_missions = Plus de Missions : { $most } au plus
proof-no_actions = Plus d’action pour une Mission
proof-too_far = Trop loin pour être atteint à la manche { $round }
proof-no_enemies = Plus personne à combattre
proof-nothing_unexplored = Plus rien à découvrir : { $most } au plus
proof-broken = Manqué pour de bon
deal-text-no_deal = Ceci n’est pas une donne de défi.
deal-text-mistyped = La ligne n’a pas été copiée en entier : quelque chose y est faux.
deal-text-no_challenge = Il n’y a pas de défi { $what } ici.
deal-text-no_level = Le défi n’a pas de niveau { $what }.
deal-text-no_monarch = Il n’y a pas de Monarque { $what }.
deal-text-other_challenge = Le défi { $what } de votre ami est différent.
briefing-friend-won = votre ami a gagné avec { $points } points, reste { $left }
briefing-friend-lost = { $points ->
    [one] votre ami a perdu, avec { $points } point
   *[other] votre ami a perdu, avec { $points } points
}
friend-better = mieux que votre ami et ses { $points }
friend-even = à égalité avec votre ami
friend-worse = les { $points } de votre ami tiennent toujours
moment-goal_met = Atteint : { $thing }.
moment-goal_lost = Reperdu : { $thing }.
moment-out_of_reach = Désormais hors de portée : { $thing }.
moment-behind = Rien ne l’a rapproché : { $thing }.
moment-battle_won = Une bataille a été gagnée.
moment-battle_lost = Une attaque a été repoussée.
moment-unit_lost = { $thing } a été vaincu.
moment-deployed = { $thing } est entré en campagne.
moment-era = L’ère { $thing } a commencé.
moment-mission = { $thing } a été annoncée.
moment-built = Construction : { $thing }.
moment-product = Fabriqué : { $thing }.
moment-painting = Pris : { $thing }.
moment-strengths = { $attack } contre { $defence }.
moment-then = { $met } sur { $goals } atteints, reste { $left }
standard-capital-odds = { $line } : { $share } sur 100
outcome-drawn = { $cards ->
    [1] { $name } a pioché une carte : +{ $n }.
   *[other] { $name } a pioché { $cards } cartes : +{ $n }.
}
outcome-short = { $n ->
    [1] Il manquait un à l’assaut pour l’égalité, qu’ils auraient gagnée aussi.
   *[other] Il manquait { $n } à l’assaut pour l’égalité, qu’ils auraient gagnée aussi.
}
standard-asks = Tous ensemble, avant la fin
standard-lead-asks = Devant chaque rival à la fin
standard-without-asks = De la première manche à la dernière
standard-hold-asks = Avec une unité ou une tuile à vous sur chacun
standard-battles_won-asks = Quel que soit celui qui les a commencées
standard-deployed-asks = Quoi qu’il advienne d’eux
