# The statistics page
menu-statistics = Statistiques
statistics-title = Statistiques
statistics-all = Tous les jeux
statistics-everybody = Tous les joueurs
statistics-unnamed = Sans nom
statistics-percent = { $n } %
statistics-percent-signed = { $sign }{ $n } %
statistics-games = { $n ->
    [1] partie
   *[other] parties
 }
statistics-since = depuis le { $date }
statistics-nothing = Aucune partie terminée. Jouez-en une jusqu’au bout, et elle sera comptée ici.
statistics-nothing-here = Aucune partie de ce genre terminée.
statistics-won = gagnées
statistics-interval = à la longue, { $low } à { $high }
statistics-run = { $n ->
    [1] victoire de suite
   *[other] victoires de suite
 }
statistics-run-note = la plus longue série
statistics-play = perdu par choix
statistics-play-was = était de { $n } % ; moins, c’est mieux
statistics-play-less = de chances de gagner ; moins, c’est mieux
statistics-luck = chance
statistics-luck-games = { $n ->
    [1] dans une partie analysée
   *[other] dans { $n } parties analysées
 }
statistics-no-review = analysez une partie
statistics-achievements = exploits
statistics-achievements-of = { $n } sur { $of }
statistics-achievements-newest = le dernier : { $achievement }
statistics-achievements-none = aucun encore

# Panels
statistics-by-rung = Contre chaque bot
statistics-by-game = Par jeu
statistics-by-scenario = Par scénario
statistics-by-seats = Par nombre de joueurs
statistics-by-role = Par Monarque, camp, civilisation
statistics-share-note = gagnées, et la part probable
statistics-no-bots = sans bots
statistics-seats = { $n ->
    [1] seul
   *[other] { $n } joueurs
 }
statistics-row-tip = { $text } : { $won } gagnées sur { $games }. La vraie part est entre { $low } et { $high }, 19 fois sur 20.
statistics-verdict = Vous gagnez { $percent } de vos parties contre le bot { $rung } : le suivant est { $next }.
statistics-verdict-top = Vous gagnez { $percent } de vos parties contre le bot { $rung }, le plus fort de tous.
statistics-plot-play = Jeu et chance au fil du temps
statistics-plot-wins = Victoires au fil du temps
statistics-plot-points = Points au fil du temps
statistics-plot-length = Durée au fil du temps
statistics-plot-categories = Points par catégorie
statistics-plot-note = { $n ->
    [1] la dernière partie ; cliquez dessus pour ouvrir son analyse
   *[other] les { $n } dernières parties ; cliquez sur l’une pour ouvrir son analyse
 }
statistics-plot-mean = moyenne de { $n ->
    [1] une partie
   *[other] { $n } parties
 }
statistics-play-legend = chances de gagner perdues par choix, en % ; le plus bas est le mieux
statistics-luck-legend = chance : tuiles, cartes, batailles
statistics-wins-legend = part gagnée des dix dernières parties ; en clair : la marge probable
statistics-points-legend = points, et leur moyenne sur dix parties
statistics-length-legend = manches, et leur moyenne sur dix parties
statistics-point-tip = *Partie { $number } : { $what }*
    { $result }
statistics-point-won = gagnée { $vp } à { $rivals }
statistics-point-lost = perdue { $vp } à { $rivals }
statistics-point-won-alone = gagnée avec { $vp } points
statistics-point-lost-alone = perdue avec { $vp } points
statistics-point-review = { $result }, { $play } % perdu par choix, chance { $luck }
statistics-records = Records
statistics-record-none = pas encore
statistics-achievements-title = Exploits
statistics-achievements-over = { $n } sur { $of }, pour les trois jeux
statistics-achievement-fresh = Nouveau :
statistics-achievement-when = Accompli le { $date }.
statistics-achievement-open = Pas encore accompli.
statistics-achievement-hint = Pointez un médaillon pour lire ce qu’il demande.
statistics-uncounted = { $n ->
    [1] Une partie terminée de vos sauvegardes n’est pas comptée ici.
   *[other] { $n } parties terminées de vos sauvegardes ne sont pas comptées ici.
 }
statistics-rebuild = Compter les sauvegardes
statistics-rebuild-begins = Comptage des sauvegardes
statistics-rebuilding = Comptage des sauvegardes : { $n } sur { $of }
statistics-export = Exporter en CSV
statistics-exported = Le tableau est dans { $path }
statistics-not-exported = Le tableau n’a pas pu être écrit : { $reason }
statistics-list-title = Parties
statistics-list-line = { $date } · { $result }
statistics-list-played = avec { $role }, { $against }
statistics-against = contre { $rung }
statistics-no-file = La sauvegarde de cette partie n’existe plus ; seul son résultat est conservé.

# Told once after a game
statistics-achievement-new = { $n ->
    [1] Nouvel exploit : { $names }
   *[other] Nouveaux exploits : { $names }
 }

# Trouble
statistics-damaged = Les statistiques étaient endommagées ({ $reason }). Elles sont conservées sous { $path }, et de nouvelles commencent. Vos parties sont intactes ; la page des statistiques peut les recompter.
statistics-damaged-stays = Les statistiques sont endommagées ({ $reason }) et ne peuvent pas être déplacées : rien n’est compté tant que { $path } existe. Vos parties sont intactes.
statistics-busy = Un autre programme a ouvert les statistiques. Ce qui n’a pas pu être compté le sera avec la prochaine partie, ou par la page des statistiques après un redémarrage.
statistics-newer = Une version plus récente du programme a écrit les statistiques : elles restent telles quelles, et rien n’est compté ici. Vos parties sont intactes.
statistics-read-only = Les statistiques sont protégées en écriture : rien n’est compté tant que { $path } ne peut pas être écrit. Vos parties sont intactes ; la page des statistiques pourra ensuite les compter, même après un redémarrage.
statistics-failed = Les statistiques n’ont pas pu être lues ou écrites ({ $reason }). Vos parties sont intactes ; la page des statistiques pourra les compter plus tard, même après un redémarrage.
statistics-rebuilt = { $counted ->
    [1] Une partie terminée est comptée
   *[other] { $counted } parties terminées sont comptées
 }, dont { $fresh } pour la première fois. Non comptées sur { $saves } sauvegardes : { $running } en cours, { $left } dérivées, finies ailleurs ou jouées entre bots, { $unreadable } illisibles.
cli-help-rebuild-statistics = recompter les parties terminées parmi les sauvegardes, et quitter

# Achievements of every game
achievement-three_crowns = Trois couronnes
achievement-three_crowns-rule = Gagnez à chacun des trois jeux.
achievement-giant_slayer = Tueur de géants
achievement-giant_slayer-rule = Gagnez contre un Empereur.
achievement-hairs_breadth = À un cheveu près
achievement-hairs_breadth-rule = Gagnez d’un seul point ou au départage.
