# What operations do, in the words of a card
op-vp = gagnez { $n } [vp]
op-lose_vp = perdez { $n } [vp]
op-pay = payez { $n } [cube]
op-cubes = récupérez { $n } [cube]
op-cubes-pool_or_map = récupérez jusqu’à { $n } [cube], utilisés ou de la carte ; de la carte, chacun coûte ses [vp]
op-add_cube-used = { $n } nouveau [cube] rejoint vos cubes utilisés
op-add_cube-supply = { $n } nouveau [cube] rejoint votre stock
op-cards-oldest = { $n ->
        [1] reprenez la plus vieille carte
       *[other] reprenez les { $n } plus vieilles cartes
    }
op-cards-newest = { $n ->
        [1] reprenez la dernière carte
       *[other] reprenez les { $n } dernières cartes
    }
op-cards-choice = { $n ->
        [1] reprenez une carte au choix
       *[other] reprenez { $n } cartes au choix
    }
op-military = gagnez { $n } [military]
op-technology = gagnez { $n } [technology]
op-advisor = piochez { $n } [advisor]
op-wonder = prenez { $n } [wonder] de la rangée
op-ready = { $n ->
        [1] réactivez une autre merveille
       *[other] réactivez jusqu’à { $n } autres merveilles
    }
op-expand = placez 1 [cube] dans un territoire adjacent ; vide, il donne ses [vp]
op-expand-any = placez 1 [cube] dans tout territoire ; vide, il donne ses [vp]
op-trade = un voisin qui a plus de [technology] gagne { $vp } [vp] : gagnez 1 [technology]
op-trade-any = toute civilisation qui a plus de [technology] gagne { $vp } [vp] : gagnez 1 [technology]
op-raid = contre un voisin qui a moins de [military] : gagnez { $vp } [vp] et récupérez { $n } [cube]
op-war = combat dans un territoire partagé : qui a le plus de [military] gagne { $vp } [vp], le [cube] de l’autre y est utilisé
op-action-basic = vous pouvez faire { $action }, de base
op-action-advanced = vous pouvez faire { $action }, avancé
op-action-best = vous pouvez faire { $action }
op-with-reach = { $what }, n’importe où
op-with-strength = { $what } avec { $n } [military] de plus
op-vp_per = gagnez { $n } [vp] par tranche de { $each } { $of }
op-vp_per-each = gagnez { $n } [vp] par { $of }
op-trade-free = Commerce avec toute civilisation qui a plus de [technology], elle ne gagne rien : gagnez 1 [technology]
op-most = { $what }, { $n } au plus
op-choose = au choix { $what }
op-if = { $then }, si { $test } ; sinon { $otherwise }
op-if-only = { $then }, si { $test }
op-government = gagnez le bonus de votre gouvernement
op-end_turn = le tour finit après cette manche
op-joined = { $a } ; { $b }
op-and = { $a } et { $b }
op-or = { $a }, ou { $b }

# The same in few words, for small cards; "short" where a card does more than two things
brief-op-cubes-pool_or_map = jusqu’à +{ $n } [cube]
brief-op-expand = 1 [cube] à côté de chez vous
brief-op-expand-any = 1 [cube] n’importe où
brief-op-trade = +1 [technology] ; { $vp } [vp] à un voisin avancé
brief-op-trade-any = +1 [technology] ; { $vp } [vp] à qui mène
brief-op-trade-free = qui mène : 1 [technology] à vous
brief-op-raid = voisin plus faible : +{ $vp } [vp] +{ $n } [cube]
brief-op-war = gagnez un territoire partagé : +{ $vp } [vp]
brief-op-wonder = { $n ->
        [1] prenez une merveille
       *[other] prenez { $n } merveilles
    }
brief-op-end_turn = le tour finit
brief-op-cards-newest = { $n ->
        [1] dernière reprise
       *[other] { $n } dernières reprises
    }
brief-op-cards-oldest = { $n ->
        [1] plus vieille reprise
       *[other] { $n } vieilles reprises
    }
brief-op-cards-choice = { $n ->
        [1] une carte reprise
       *[other] { $n } cartes reprises
    }
brief-op-action-basic = { $action } possible
brief-op-action-advanced = { $action } avancé
brief-op-action-best = { $action } possible
brief-op-vp_per = +{ $n } [vp] tous les { $each } { $of }
brief-op-vp_per-each = +{ $n } [vp] par { $of }
brief-count-territories = territoire où vous êtes
brief-count-sole = territoire tenu seul
brief-count-wonders = [wonder]
brief-op-cards-several = { $n } cartes reprises
short-op-cards-choice = +{ $n } [cards]
short-op-cards-oldest = +{ $n } [cards]
short-op-vp = +{ $n } [vp]
short-op-cubes = +{ $n } [cube]
short-op-technology = +{ $n } [technology]
short-op-military = +{ $n } [military]
short-op-wonder = +{ $n } [wonder]
short-op-ready = réactivez { $n } [wonder]
short-op-government = bonus du gouvernement
short-op-add_cube-supply = { $n } nouveau [cube]
short-op-joined = { $a }, { $b }

# What is counted
count-territories = [territory] où vous êtes
count-sole = [alone] où vous êtes seul
count-wonders = [wonder]
count-technology = [technology]
count-military = [military]
count-levels = [technology] et [military] ensemble
count-weaker = civilisation qui a moins de [military]
count-richer = civilisation qui a plus de [vp]

# Tests
test-territories = dans { $n } [territory]
test-sole = seul dans { $n } [alone]
test-wonders = { $n } [wonder]
test-technology = [technology] { $n }
test-military = [military] { $n }
test-levels = [technology] et [military] ensemble { $n }
test-supply = { $n } [cube] en stock
test-advisors_used = { $n } [advisor] utilisés
test-attacks_in_era = { $n } Guerres ou Raids dans cette ère
test-no-attacks_in_era = ni Guerre ni Raid dans cette ère
test-trades_in_era = { $n } Commerces dans cette ère, à vous ou avec vous
test-most-military = le plus de [military]
test-most-wonders = le plus de [wonder]
test-most-levels = le plus de [technology] et [military] ensemble
test-most-technology = le plus de [technology]
test-most-territories = dans le plus de [territory]
test-most-sole = seul dans le plus de [alone]
test-peace = ni Guerre ni Raid ce tour

# What a player must have, in words: the aims of leaders
have-territories = { $n ->
        [1] êtes dans un territoire
       *[other] êtes dans { $n } territoires
    }
have-sole = { $n ->
        [1] tenez seul un territoire
       *[other] tenez seul { $n } territoires
    }
have-wonders = { $n ->
        [1] possédez une merveille
       *[other] possédez { $n } merveilles
    }
have-technology = avez { $n } en technologie
have-military = avez { $n } en force militaire
have-levels = avez { $n } en technologie et force militaire ensemble
have-supply = { $n ->
        [1] avez un cube en stock
       *[other] avez { $n } cubes en stock
    }
have-advisors_used = { $n ->
        [1] avez utilisé un conseiller
       *[other] avez utilisé { $n } conseillers
    }
have-attacks_in_era = { $n ->
        [1] avez fait une Guerre ou un Raid dans cette ère
       *[other] avez fait { $n } Guerres ou Raids dans cette ère
    }
have-no-attacks_in_era = n’avez fait ni Guerre ni Raid dans cette ère
have-trades_in_era = { $n ->
        [1] avez pris part à un Commerce dans cette ère
       *[other] avez pris part à { $n } Commerces dans cette ère
    }
have-peace = n’avez fait ni Guerre ni Raid ce tour-ci
have-most-military = avez plus de force militaire que tout autre joueur
have-most-wonders = possédez plus de merveilles que tout autre joueur
have-most-levels = avez plus de technologie et de force militaire ensemble que tout autre joueur
have-most-technology = avez plus de technologie que tout autre joueur
have-most-territories = êtes dans plus de territoires que tout autre joueur
have-most-sole = tenez seul plus de territoires que tout autre joueur
aim-scores = { $n ->
        [one] { $n } point à la fin de l’ère si vous { $what }
       *[other] { $n } points à la fin de l’ère si vous { $what }
    }

# What a leader asks for, as a label
goal-territories = { $n ->
        [1] un territoire
       *[other] { $n } territoires
    }
goal-sole = { $n ->
        [1] un territoire seul
       *[other] { $n } territoires seul
    }
goal-wonders = { $n ->
        [1] une merveille
       *[other] { $n } merveilles
    }
goal-technology = technologie { $n }
goal-military = militaire { $n }
goal-levels = technologie + militaire { $n }
goal-supply = { $n ->
        [1] un cube en stock
       *[other] { $n } cubes en stock
    }
goal-advisors_used = { $n ->
        [1] un conseiller utilisé
       *[other] { $n } conseillers utilisés
    }
goal-attacks_in_era = { $n ->
        [1] une Guerre ou un Raid
       *[other] { $n } Guerres ou Raids
    }
goal-no-attacks_in_era = ni Guerre, ni Raid
goal-trades_in_era = { $n ->
        [1] un Commerce
       *[other] { $n } Commerces
    }
goal-and = et { $what }

# When a wonder works
trigger-military = Militaire
trigger-technology = Technologie
trigger-art = Art
trigger-exploit = Exploitation
trigger-expansion = Expansion
trigger-trade = Commerce
trigger-raid = Raid
trigger-war = Guerre
trigger-tourism = Tourisme
trigger-revolution = Révolution
trigger-explored = Expansion dans le vide
trigger-war_won = une Guerre gagnée
trigger-attacked = Guerre d’un autre contre vous
trigger-traded_with = Commerce d’un autre avec vous
trigger-advisor = un conseiller
trigger-turn_end = fin du tour
wonder-when = *{ $when }* : { $what }.
wonder-when-test = *{ $when }*, { $test } : { $what }.
always-guard = *Toujours* : { $n } [military] de plus quand d’autres vous font un Raid ou la Guerre.
always-counts_as = *Toujours* : compte comme { $n } [wonder].

# What a level opens
unlock-card = { $card } rejoint votre main
unlock-cards = jusqu’à { $n } cartes par manche
unlock-advanced = { $card } : côté avancé
unlock-navigation = tous les territoires sont adjacents
no-bonus = aucun bonus

# Sides of a card
side-basic = de base
side-advanced = avancé
side-advanced-from = avancé, dès { $level }
side-nothing = Ne rien faire
side-first = d’abord
side-then = puis

# Civbots' operations
bot-op-expand = S’étendre
bot-op-technology = 1 [technology]
bot-op-military = 1 [military]
bot-op-trade = Commercer
bot-op-raid = Raid
bot-op-war = Guerre
bot-op-remove_wonder = la plus ancienne [wonder] quitte la rangée
bot-op-vp = { $n } [vp]
bot-op-government_vp = [vp] de son gouvernement
bot-op-lower_level = 1 niveau de la piste la plus basse
bot-sign-remove_wonder = −1 [wonder]
bot-sign-government_vp = [government] [vp]
bot-sign-lower_level = 1 [lower_level]
