# Jouer avec des personnes ailleurs.
menu-together = Jouer ensemble
menu-together-waiting = { $n ->
    [1] Jouer ensemble : 1 table vous attend
   *[other] Jouer ensemble : { $n } tables vous attendent
}

# Nouvelle partie
who-elsewhere = Personne ailleurs
does-elsewhere = Rejoint depuis un autre ordinateur, par un lien.
about-elsewhere = *{ who-elsewhere }* : { does-elsewhere }
new-elsewhere-name = nommé à l’arrivée
new-open-table = Ouvrir la table

# La salle d’attente
lobby-title = La table est ouverte
lobby-opening = Ouverture de la table
lobby-starting = Démarrage de l’hôte sur cet ordinateur …
lobby-coming = Connexion …
lobby-here = Cet ordinateur héberge la table
lobby-seen-as = Adresse de la table sur ce réseau
lobby-not-internet = Pas accessible depuis Internet sans autre réglage. Pour des amis plus éloignés, lancez l’hôte sur un petit serveur.
lobby-keep = Continuer une fois cette fenêtre fermée
lobby-server = Le serveur de votre groupe héberge la table
lobby-server-on = La table y reste quand cette fenêtre se ferme.
lobby-not-encrypted = La connexion à ce serveur n’est pas chiffrée.
lobby-watchers = Avec ce lien, on peut regarder et voir ce que tout le monde voit.
lobby-copy-watch = Copier le lien spectateur
lobby-open-seat = { $seat } : place libre
lobby-bot = Un bot
lobby-you = Vous, sur cet ordinateur
lobby-is-here = À la table
lobby-away = A une place, mais aucune fenêtre ouverte
lobby-nobody = Personne n’est encore venu
lobby-six-words = six mots, sur ce réseau
lobby-words-address = six mots, avec l’adresse { $address }
lobby-link = Le lien pour { $seat }
lobby-copy-link = Copier le lien
lobby-copy-all = Copier l’invitation
lobby-renew = Nouveau lien
lobby-renew-ask = Le lien et les six mots déjà envoyés cessent de marcher.
lobby-fill = Lancer avec des bots
lobby-fill-ask = Un bot joue chaque place libre. Qui vient encore par le lien reprend sa place.
lobby-fill-signs = Qui n’est pas là maintenant ne participe pas au tirage du mélange, et l’hôte signe ses coups.
lobby-not-done = L’hôte n’a pas pu le faire ; rien n’a changé. Réessayez.
lobby-leave = Quitter
lobby-qr = Le lien en code QR
lobby-copied = Copié.
lobby-not-copied = Le presse-papiers n’accepte rien.
lobby-waiting = La partie commence quand tous sont là. On attend : { $names }.
lobby-message = Rejoignez ma partie : choisissez Jouer ensemble dans le menu, puis collez ce lien : { $link } Ou tapez ces six mots : { $words } (adresse { $address }).

# Rejoindre
join-title = Rejoindre une table
join-text = Collez un lien, ou tapez les six mots reçus.
join-words = mots : { $count } sur 6
join-address = L’adresse de l’ordinateur qui héberge la table :
join-address-hint = par exemple 192.168.1.24:{ NUMBER($port, useGrouping: 0) }
join-ask = Pas de lien ? Demandez-le à qui héberge la table.
join-you-are = Vous êtes
join-name-hint = votre nom
join-join = Rejoindre
join-what = Il faut un lien ou six mots.
join-where = Avec les six mots, il faut aussi l’adresse.
join-who = Tapez votre nom, plus haut.

# Les tables de cet appareil
tables-title = Mes tables
tables-waiting = { $count ->
    [1] 1 vous attend
   *[other] { $count } vous attendent
}
tables-none = Aucune. Rejoignez une table ou hébergez-en une.
tables-unknown = Une table
tables-over = Terminée
tables-gathering = En attente de joueurs
tables-your-turn = À vous
tables-their-turn = À jouer : { $names }
tables-not-running = Son hôte sur cet ordinateur est arrêté ; ouvrir la table le démarre.
tables-since = Table { $number }, ici depuis { $when }
tables-since-unknown = Table { $number }
tables-bot-you = Un bot joue à votre place. Ouvrez la table pour la reprendre.
tables-play = Jouer
tables-look = Regarder
tables-review = Ouvrir
tables-drop = Oublier
tables-drop-ask = Cet appareil oublie sa place. Sans le lien, vous ne pourrez pas y revenir.
tables-drop-over = La partie finie reste parmi les sauvegardes.
tables-host = Héberger une table
tables-damaged = La liste de vos tables n’a pas pu être lue : { $path } est endommagé ({ $detail }). La liste repart de zéro ; les liens que vous avez mènent toujours à vos places.
tables-not-kept = La liste de vos tables n’a pas pu être sauvegardée : { $reason }

# La liaison avec l’hôte, et les personnes à la table
together-line-lost = La connexion est coupée. Aucun coup n’est perdu ; le programme continue d’essayer.
together-host-ended = L’hôte s’est arrêté. Aucun coup n’est perdu ; la partie reprend dès qu’il redémarre.
together-no-answer = Aucun hôte ne répond à { $address }. Vérifiez l’adresse et demandez si l’hôte fonctionne. Le programme continue d’essayer.
together-untrusted = Le certificat de l’hôte n’est pas valable pour son adresse ; rien n’est donc envoyé. La personne qui le gère doit le renouveler.
together-busy = L’hôte ne peut servir personne pour l’instant. Le programme continue d’essayer.
together-replaced = Une autre fenêtre joue maintenant ici.
together-play-here = Jouer ici
together-retry = Réessayer
together-fault = Ce que l’hôte envoie ne va pas avec cette partie. La suite n’est pas affichée.
together-fault-line = Quelque chose a été modifié : la ligne signée { $line } ({ $name }) n’est pas ce qui a été convenu. La partie ne peut pas continuer ici.
together-fault-deal = Quelque chose a été modifié : ce qui a été convenu avant le premier coup ne tient pas ({ $name }). La partie ne peut pas continuer ici.
together-no-table = L’hôte n’a plus cette table.
together-wrong-link = Ce lien n’est plus valable. Demandez-en un nouveau à qui héberge la table.
together-wrong-words = Aucune place libre n’a ces six mots.
together-no-seat = Il n’y a plus de place libre à cette table.
together-no-watchers = Cette table n’admet pas de spectateurs.
together-watching = Vous regardez la partie : vous voyez ce que tous voient.
together-other-version = L’hôte joue à ce jeu avec d’autres nombres. Utilisez la même version du programme.
together-old-client = L’hôte est plus récent que ce programme. Mettez ce programme à jour.
together-old-host = L’hôte est plus ancien que ce programme. Qui le fait tourner doit le mettre à jour.
together-too-many = Trop de liens erronés depuis cet appareil. Réessayez dans une minute.
together-too-fast = Trop de nouvelles tables depuis cet appareil. Réessayez dans une minute.
together-host-failed = L’hôte ne démarre pas sur cet ordinateur. Le fichier journal dit pourquoi.
together-not-set-up = L’hôte ne peut pas préparer cette table.
together-not-stored = L’hôte n’a pas pu enregistrer ce coup ; rien n’a changé. Réessayez.
together-refused = La table a changé entre-temps ; le coup n’a pas été joué.
together-undo-none = Ici, rien ne peut être annulé.
together-away = { $name } a quitté la table.
together-back = { $name } est à la table.
together-bot-in = Un bot remplace { $name }.
together-menu-body = L’hôte garde chaque coup. Vous pouvez partir et revenir à tout moment.
together-undo-ask = Demander aux autres
together-undo-body = Depuis votre dernier coup, quelque chose a été révélé ou d’autres ont joué. Tous doivent accepter de l’annuler.
together-undo-sent = On demande aux autres.
together-undo-refused = { $name } n’est pas d’accord.
together-consent-title = { $name } demande à annuler un coup
together-consent-body = La partie reviendrait avant son dernier coup ({ $name }). Ce qui a été révélé depuis reste connu.
together-consent-yes = Accepter
together-consent-no = Refuser

# Fermer la fenêtre
quit-host-title = Continuer d’héberger ?
quit-host-body = { $count ->
    [1] Une table de cet ordinateur n’est pas finie. Tant que l’hôte tourne, les autres peuvent continuer à jouer.
   *[other] { $count } tables de cet ordinateur ne sont pas finies. Tant que l’hôte tourne, les autres peuvent continuer à jouer.
}
quit-host-on = Fermer, héberger encore
quit-host-end = Fermer et arrêter l’hôte
quit-stay = Rester

# Presence and clocks at the table
presence-here = À la table
presence-away = Absent de la table
presence-unknown = Inconnu tant que la connexion est coupée
presence-bot = un bot remplace
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes }
clock-minutes = { $minutes } min
clock-out = temps écoulé
clock-tip = Temps pour ce coup : { $left }

# What a table agrees on
agree-title = Personnes ailleurs
agree-where = Hébergée par
agree-where-tip = Le serveur d’un groupe garde la table quand votre ordinateur est éteint, et vos amis y accèdent de partout.
agree-where-here = Cet ordinateur
agree-where-server = Le serveur de votre groupe
agree-server = Son adresse
agree-server-hint = par exemple play.example.org
agree-server-missing = Saisissez l’adresse du serveur de votre groupe, ou laissez cet ordinateur héberger la table.
agree-server-wrong = Ce n’est pas l’adresse d’un serveur. Elle ressemble à play.example.org ou à 192.168.1.24:{ NUMBER($port, useGrouping: 0) }.
agree-clock = Temps par coup
agree-clock-tip = La réserve sert dès qu’un coup dépasse son temps.
agree-clock-none = Sans limite
agree-clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
agree-clock-days = { $count ->
    [one] { $count } jour, plus { $bank } jours de réserve
   *[other] { $count } jours, plus { $bank } jours de réserve
}
agree-when_out = Une fois le temps écoulé
agree-when_out-tip = Un bot joue jusqu’au retour de la personne.
agree-when_out-bot = Les autres peuvent appeler un bot
agree-when_out-wait = Les autres attendent
agree-watchers = Spectateurs
agree-watchers-tip = Ils viennent par un lien sans place et voient ce que tout le monde voit.
agree-watchers-yes = Admis
agree-watchers-no = Aucun
agree-listed = Sur ce réseau
agree-listed-tip = Tout le monde sur ce réseau voit la table et peut prendre une place libre.
agree-listed-yes = Ouverte à tous
agree-listed-no = Sur invitation

# The people at a table
people-title = Personnes à la table
people-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
people-call = Appeler un bot
people-link = Lien

# Words to the others
talk-open = Dire un mot aux autres
talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
talk-fold = Fermer
talk-none = Personne n’a encore rien dit.
talk-hint = Dire un mot
talk-send = Envoyer
talk-ready-0 = Bien joué !
talk-ready-1 = À vous
talk-ready-2 = Un instant
talk-ready-3 = Je reviens
talk-ready-4 = Belle partie
talk-ring-how = Appui long ou Alt-clic sur la carte : un cercle que tous voient.
talk-ring-put = { $name } entoure un lieu de la carte
talk-mute = Rendre muet à cette table : { $name }
talk-muted = { $name } : muet. La page des personnes à la table y met fin.
people-mute = Muet
people-hear = Réentendre
settings-together = Personnes ailleurs
settings-hear_words = Montrer ce qu’elles écrivent
settings-hear_sentences = Montrer leurs phrases toutes faites
settings-hear_rings = Montrer leurs cercles sur la carte

# Hosts on this network
join-network = Sur ce réseau
join-free = { $game } : { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
join-full = Aucune place libre
join-found-hint = inutile sur ce réseau
join-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
join-sit = S’asseoir
join-watch = Regarder
join-neither = Aucune place n’est libre, et cette table n’admet pas de spectateurs.

# Notices of turns
notices-title = Avis
notices-about = Si votre tour commence sans que cette table soit ouverte chez vous, l’hôte peut vous prévenir une fois.
notices-hint-email = une adresse e-mail
notices-hint-webhook = l’adresse d’un webhook : https://…
notices-hint-both = une adresse e-mail ou un webhook : https://…
notices-tell = Me prévenir
notices-stop = Ne plus prévenir
notices-told = Vos tours vous sont annoncés à { $to }.
notices-failed = Le dernier avis n’a pas été envoyé : { $error }
notices-wrong = Cet hôte n’envoie pas d’avis à cette adresse.
