# Puzzles: on the Learn page, at their table, and when they travel.
puzzles-heading = Énigmes
puzzles-note = Un tour chacune, tirées de parties jouées.
puzzles-none = Pas encore d’énigmes. Analysez une partie terminée : vos erreurs y deviennent des énigmes.
puzzles-reading = Lecture des énigmes …
puzzles-damaged = Vos énigmes n’ont pas pu être lues : { $path } est endommagé ({ $detail }). Les énigmes de vos parties repartent de la première boîte.
puzzles-not-kept = Votre résultat n’a pas pu être sauvegardé : { $reason }
puzzles-added = { $n ->
    [1] Un de vos tours est devenu une énigme. Vous la trouverez demain sur la page Apprendre.
   *[other] { $n } de vos tours sont devenus des énigmes. Vous les trouverez demain sur la page Apprendre.
}
puzzles-paste = Coller une énigme

puzzle-day = Énigme du jour
puzzle-day-about = La même pour tous, et une nouvelle demain. Saurez-vous trouver le tour qui gagne le plus souvent ?
puzzle-day-solved = Vous avez résolu l’énigme du jour. Une nouvelle arrive demain.
puzzle-own = D’une de vos parties
puzzle-collection = Énigme
puzzle-sent = Une énigme pour vous
puzzle-title = Trouvez le meilleur tour
puzzle-task = Jouez le tour qui a les meilleures chances de gagner. Vous voyez ce que ce joueur savait.
puzzle-as-seen = { $when }, dans le rôle de { $name }
puzzle-ask = Jouez votre tour. Vous pouvez reprendre vos coups tant qu’il n’est pas jugé.
puzzle-over = Votre tour est décidé. Faites-le juger, ou réessayez.
puzzle-judge = Juger
puzzle-next = Énigme suivante
puzzle-try = Essayer
puzzle-once-more = Réessayer
puzzle-not-tried = pas encore tentée
puzzle-stars = { $n ->
    [0] pas encore d’étoile
    [one] { $n } étoile
   *[other] { $n } étoiles
}
puzzle-comes-back = { $days ->
    [1] Revient demain.
   *[other] Revient dans { $days } jours.
}
puzzle-solved-for-good = Résolue pour de bon : elle ne revient pas.

puzzle-due = À faire aujourd’hui
puzzle-due-about = de vos propres erreurs
puzzle-due-begin = Commencer
puzzle-due-none = Rien à faire aujourd’hui.
puzzle-box-tip = { $days ->
    [one] Énigmes qui reviennent après { $days } jour
   *[other] Énigmes qui reviennent après { $days } jours
}
puzzle-box = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
puzzle-collection-heading = Toutes les énigmes
puzzle-collection-solved = { $done } sur { $all } résolues
puzzle-collection-count = { $done } sur { $all }
puzzle-idea-other = Mélangées

puzzle-copy = Copier en texte
puzzle-picture = Enregistrer en image
puzzle-file = Énigme
puzzle-copied = L’énigme est dans le presse-papiers ({ $letters } caractères).
puzzle-pictured = L’image est { $path }. Déposez-la sur la fenêtre du programme pour ouvrir l’énigme.
puzzle-not-exported = Impossible d’exporter l’énigme : { $reason }
puzzle-refused = Cette énigme n’a pas pu être ouverte : { $reason }

menu-learn-due = { $n ->
    [one] Apprendre : { $n } énigme à faire aujourd’hui
   *[other] Apprendre : { $n } énigmes à faire aujourd’hui
}
settings-own-puzzles = Faire des énigmes de mes erreurs
settings-own-puzzles-about = Après une analyse, vos tours les plus coûteux reviennent comme énigmes : après { $first }, { $second }, { $third } et { $fourth } jours, jusqu’à ce que vous les ayez résolus chaque fois.
