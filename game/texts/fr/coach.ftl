# The first start, the lessons on the Learn page, and what every coach says.
first-title = Trois jeux de société dans une boîte. Lequel aujourd’hui ?
first-lesson = Montrez-moi le jeu
first-lesson-about = Quelques minutes, et vous jouez dès le premier clic.
first-game = Je connais le jeu
first-game-taught = La première partie
first-strength = Quelle force pour votre adversaire ?
first-settler = pour une première partie
first-merchant = tente sa chance
first-governor = prévoit ses tours
first-menu = Menu

menu-learn-on = Apprendre : leçon { $number }
menu-quick = Partie rapide
learn-hub-title = Apprendre
lesson-count = { $done } leçons sur { $all }
lesson-heading = Leçons
lesson-note = À la vraie table, avec { $coach } à vos côtés. Dans l’ordre de votre choix ; partez et revenez quand vous voulez.
lesson-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-done = Finie
lesson-prepared-table = Cette leçon commence à une table préparée.
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-again = Rejouer
lesson-not-started = Cette leçon ne peut pas commencer : { $reason }
lesson-damaged = Votre progression dans les leçons n’a pas pu être lue : { $path } est endommagé ({ $detail }). Les leçons recommencent à zéro.
learn-pages-note = Toutes les règles, page par page
learn-key = { $key }, à toute table, ouvre la page sur ce que vous pointez.

coach-why = Pourquoi ?
coach-again = Répéter
coach-on = Continuer
coach-on-spoken = { $words } Choisissez { $button } pour la suite.
coach-leave = Partir
coach-back = Retour
coach-take-back = Reprendre
coach-go-on = Continuer
coach-next = Leçon suivante
coach-first-game = Partie facile
coach-play-on = Jouer la suite
coach-read = Lire la page
coach-page = Manuel : { $page }
coach-calls = { $key } rappelle { $name }
coach-call = Rappeler { $name }
coach-dots = Étape { $step } sur { $steps }
coach-recap = Voici ce qui s’est passé entre-temps. Pointez une ligne numérotée pour voir où, puis choisissez *{ $button }*.
coach-recap-plain = Voici ce qui s’est passé entre-temps. Quand vous l’avez lu, choisissez *{ $button }*.
coach-others-play = { $n ->
    [1] Votre rival joue. Observez ce qui change ; le journal garde chaque coup.
   *[other] Vos rivaux jouent. Observez ce qui change ; le journal garde chaque coup.
}
command-coach_again = En leçon : répéter
command-coach_away = En leçon : renvoyer le coach, ou le rappeler

review-offer = Votre première partie est finie ! L’analyse montre les tours qui ont le plus compté, et ce qu’un bon joueur aurait fait à la place.
review-offer-yes = Montrez-moi
