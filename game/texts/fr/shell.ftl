subtitle = Explorez, commercez et régnez : trois jeux d’empires et d’époques
back = Retour
done = Terminé
cancel = Annuler
next = Suivant
previous = Précédent

menu-games = Brazil: Imperial · Imperial Struggle · Historia
menu-continue = Continuer
menu-new = Nouvelle partie
menu-solo = Défi solo
menu-load = Charger
menu-learn = Apprendre
menu-settings = Réglages
menu-gallery = Galerie
menu-credits = Crédits
menu-quit = Quitter
menu-odd = { $count ->
    [1] Une sauvegarde ne peut pas être ouverte
   *[other] { $count } sauvegardes ne peuvent pas être ouvertes
}
menu-odd-tip = Rien n’y a été touché : { $names } Dossier : { $folder }

language-name = Français
theme-parchment = Parchemin
theme-slate = Ardoise
theme-contrast = Contraste élevé

settings-title = Réglages
settings-look = Affichage
settings-scale = Taille de l’interface
settings-text-size = Taille du texte
settings-text-size-normal = Normale
settings-text-size-large = Grande ({ $percent } %)
settings-text-size-larger = Très grande ({ $percent } %)
settings-text-size-about = Seul le texte grandit. Ce qui est imprimé sur les cartes, les pièces et la carte garde sa taille ; agrandissez-le pour le lire.
settings-language = Langue
settings-language-tip = Traductions pas encore relues par une personne de langue maternelle : { $names }.
settings-theme = Thème
settings-full-screen = Plein écran
settings-pace = Rythme
settings-steps = Coups des bots
settings-steps-slow = Lent
settings-steps-normal = Normal
settings-steps-at-once = Immédiat
settings-emperor = Empereur : secondes par tour
settings-seconds = { $whole } s
settings-speed = Vitesse des animations
settings-speed-value = { $speed }×
settings-speed-instant = Immédiat
settings-pause = M’attendre après chaque tour de bot
names-and = { $names } et { $last }
mark-comma = { ", " }
mark-semicolon = { "; " }
mark-stop = .
mark-aside = { $words } ({ $more })
recap-replay = Revoir
recap-on = Continuer
recap-more = { $n ->
    [1] et une étape mineure ; voir le journal
   *[other] et { $n } étapes mineures ; voir le journal
}
settings-motion = Mouvement réduit
settings-confirm = Me prévenir si je finis un tour en laissant un combat, une découverte, des points ou un achat
settings-sound = Son
settings-sound-on = Activer le son
settings-master = Volume général
settings-effects = Effets
settings-music = Musique
settings-interface = Interface
settings-files = Fichiers
settings-folders =
    Réglages : { $config }
    Sauvegardes : { $saves }
settings-keys = Touches
settings-damaged-title = Vos réglages n’ont pas pu être lus
settings-damaged = Le fichier { $path } est endommagé ({ $detail }). Le jeu démarre avec les réglages par défaut.
settings-damaged-aside = Le fichier endommagé a été conservé sous { $path }.
settings-damaged-stays = Le fichier endommagé n’a pas pu être déplacé ; il sera remplacé dès que vous changerez un réglage.
safe-start-title = Démarrage sans échec
safe-start = La dernière fois, le jeu s’est fermé avant d’avoir pu afficher quoi que ce soit. Il démarre donc sans vos réglages ni vos scénarios, et le menu n’affiche pas vos sauvegardes. Rien n’est perdu : vos sauvegardes sont dans { $saves } et sur la page Charger, vos réglages dans { $settings }. Le prochain démarrage relira tout.
set-aside-title = Un fichier n’a pas pu être affiché
set-aside = { $count ->
    [1] { $names } n’a pas pu être affiché et a été déplacé dans { $folder }. Tout le reste est intact.
   *[other] Ces fichiers n’ont pas pu être affichés et ont été déplacés dans { $folder } : { $names }. Tout le reste est intact.
}
settings-not-written = Vos réglages n’ont pas pu être enregistrés : { $reason }
sound-on = Son activé
sound-off = Son coupé

new-title = Nouvelle partie
solo-title = Défi solo
solo-note = Atteignez tous les objectifs avant la dernière manche, seul face à la carte. Commencez par les défis marqués d’un sceau.
new-seats = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }
new-players = Joueurs
new-options = Options
new-meant = { $value } ({ $said })
new-count = Nombre de joueurs
new-start = Commencer
new-none = Aucun scénario trouvé. Remettez le dossier « scenarios » à côté du programme.
new-faults = Ces fichiers de scénario contiennent des erreurs et ont été écartés :
who-person = Personne
who-settler = { strength-settler } ({ bot-settler })
strength-settler = Facile
bot-settler = Colon
who-merchant = { strength-merchant } ({ bot-merchant })
strength-merchant = Moyen
bot-merchant = Marchand
who-governor = { strength-governor } ({ bot-governor })
strength-governor = Fort
bot-governor = Gouverneur
who-viceroy = { strength-viceroy } ({ bot-viceroy })
strength-viceroy = Très fort
bot-viceroy = Vice-roi
who-emperor = { strength-emperor } ({ bot-emperor })
strength-emperor = Le plus fort
bot-emperor = Empereur
manner-any = Tout style
manner-any-does = L’un des trois, tiré au sort en début de partie.
manner-plain = Équilibré
manner-plain-does = Ne privilégie rien.
manner-builder = Bâtisseur
manner-warrior = Guerrier
manner-collector = Collectionneur
manner-told = { $manner }. { $does }

load-title = Sauvegardes
load-none = Aucune sauvegarde pour l’instant. Elles iront dans { $folder }
load-delete = Supprimer
load-delete-ask = Supprimer « { $name } » définitivement ?
load-not-deleted = Suppression impossible : { $reason }
load-failed = Cette partie n’a pas pu être ouverte : { $reason }
load-journal-lost = Certains coups joués après la sauvegarde n’ont pas pu être rejoués. Ils ont été placés dans un fichier à côté d’elle. ({ $reason })
load-journal-missing = Des coups joués après cette sauvegarde peuvent manquer : le journal à côté d’elle a disparu ou a été tronqué. La partie reprend après le coup { $count }. ({ $reason })
load-bots-replaced = { $count ->
    [1] Ce programme n’a pas de bot « { $rungs } » : { $bot } joue à sa place.
   *[other] Ce programme n’a pas ces bots : { $rungs }. { $bot } joue à leur place.
}
load-on-the-table = Cette partie est déjà ouverte.
saved-again = La partie est de nouveau sauvegardée.
unsaved-title = Non sauvegardée
unsaved-body = Cette partie n’a pas pu être sauvegardée. Si vous partez maintenant, vous perdez tout depuis la dernière sauvegarde. ({ $reason })
unsaved-again = Réessayer
unsaved-leave = Partir sans sauvegarder
unsaved-stay = Rester
load-unknown-game = Cette version ne connaît pas le jeu de cette partie ({ $game }). Une version plus récente le connaît peut-être.
saved = Sauvegardée.
not-saved = La partie n’a pas pu être sauvegardée : { $reason }
unpacked-gone = Les fichiers du programme dans { $folder } ont été supprimés pendant qu’il tournait. Vos parties sont sauvegardées. Fermez le programme et relancez-le bientôt ; d’ici là, des images, des sons et des adversaires peuvent manquer.
cannot-start = Cette partie ne peut pas commencer : { $reason }
load-history-cut = La carte ou les valeurs des cartes ont changé depuis cette sauvegarde. Vous pouvez continuer, mais pas revoir son déroulement.
load-history-broken = Le déroulement de cette partie ne peut plus être rejoué. Vous pouvez continuer, et les coups restent dans son fichier. ({ $reason })
resume = Reprendre
to-menu = Menu principal
menu-body = Chaque coup est sauvegardé automatiquement.
save-damaged = Ce fichier est endommagé et ne peut pas être ouvert.
save-newer = Cette partie vient d’une version plus récente du programme. Mettez-le à jour pour l’ouvrir.
save-before = Ce fichier est endommagé. La sauvegarde précédente peut être ouverte.
load-before-ask = Ce fichier est endommagé. La sauvegarde précédente est intacte, et les coups enregistrés depuis sont rejoués à partir d’elle. Le fichier endommagé est conservé à côté.
load-before-open = Ouvrir la précédente
load-paste = Coller une partie
load-pasted = { $name } a été collée et figure maintenant parmi vos parties.
load-not-pasted = Rien n’a été collé : { $reason }
load-rename = Renommer
load-rename-ask = Nouveau nom de « { $name } »
load-not-renamed = Impossible de renommer : { $reason }
load-name-taken = une autre partie porte ce nom.
load-busy = elle est ouverte dans une autre fenêtre.
load-set-aside = Ces fichiers ne peuvent pas être ouverts. Ils restent où ils sont.
save-asked = Décision de { $name }
save-origin = Dérivée de : { $origin }
name-hint = Nom
name-keep = Utiliser ce nom
game-title-page = Cette partie
game-copy = Copier la partie en texte
game-copied = La partie est dans le presse-papiers ({ $letters } caractères). Qui a ce texte voit tout, cartes cachées comprises.
game-picture = Enregistrer la partie en image
game-pictured = L’image est { $path }. Déposez-la sur la fenêtre du programme pour ouvrir la partie. Elle contient tout, cartes cachées comprises.
game-branch = Continuer d’ici
game-branch-ask = Lance une partie séparée à partir de la position après le coup { $move }. L’original reste tel quel.
game-branch-anew = À partir d’ici, tout ce qui est caché est remélangé : cartes et tuiles que vous ne pouviez pas voir, pioches et tout le hasard à venir.
game-branch-name = { $name }, depuis le coup { $move }
game-not-kept = Sauvegarde impossible : { $reason }
game-deal = Le mélange
game-deal-given = La graine de cette partie a été choisie d’avance : son mélange n’a donc pas été scellé.
game-deal-sealed = Le mélange a été scellé avant le premier coup. Code de contrôle *{ $short }* : une fois la partie finie, le secret s’affiche ici et chacun peut vérifier que rien n’a été changé depuis. Cela ne prouve pas que le premier mélange tiré est celui de la partie : qui l’a lancée a pu en tirer plusieurs et en garder un. Code complet : { $mark }
game-deal-open = La partie est finie, voici donc le secret. Graine { $seed }, nombre secret { $nonce }. Le SHA-256 de « imperial.deal:{ $nonce }:{ $seed } » est le code de contrôle du départ : personne n’a changé le mélange ensuite. La graine découle du nombre secret.
game-deal-joint = Toutes les personnes de la table et l’hôte ont tiré ce mélange ensemble : chacun a scellé un nombre secret avant qu’aucun ne soit ouvert. Code de contrôle *{ $short }*. Il suffit qu’un seul ait tiré honnêtement pour que personne n’ait choisi le mélange. Tout au plus, l’hôte aurait pu annuler le départ, et tout le monde l’aurait remarqué. Chaque coup est signé sur l’ordinateur de qui l’a joué (celui d’un bot, par l’hôte) et lié au coup précédent. Pendant la partie, l’hôte peut tout regarder, cartes cachées comprises, mais il ne peut changer ni le mélange ni le coup d’un joueur sans que cela se voie ici. Code complet : { $mark }
game-deal-joint-open = La partie est finie et son fichier a été vérifié : chaque nombre est celui qui a été scellé, le mélange en découle (graine { $seed }) et les { $lines } signatures sont justes. Elles ont été faites avec ces clés ; comparez la vôtre avec ce que montre cette page chez les autres joueurs :
game-deal-joint-unsigned = La partie est finie et les { $lines } signatures de son fichier sont justes, mais seul l’hôte a signé la fin : il pourrait encore changer les derniers coups des bots.
game-deal-joint-key = { $name } : { $key }
game-deal-joint-wrong = La partie est finie, mais son fichier a été modifié : la ligne signée { $line } ({ $name }) n’est pas ce qui a été signé.
game-deal-joint-wrong-start = La partie est finie, mais son fichier a été modifié : ce qui a été convenu avant le premier coup ne tient pas pour { $name }.
game-deal-host = l’hôte
bot-hung = Un bot ne répondait plus. Il a été remplacé, et un coup simple a été joué pour lui.
save-when = { $date }, { $time }
save-over = terminée

learn-title = Comment jouer
learn-none = Ce jeu n’a pas encore de pages de règles.
credits-title = Crédits
credits-body =
    Trois jeux de société numériques sur un seul ordinateur, contre des personnes ou des bots : Brazil: Imperial, jeu d’exploration, de construction et de guerre au Brésil de 1500 à 1889, d’un à quatre joueurs ; Imperial Struggle, sur la rivalité de la France et de la Grande-Bretagne de 1697 à 1789, pour deux ; et Historia, sur les civilisations de l’Antiquité à nos jours, d’un à six.
    Licence du code et des dessins : MIT. Polices : SIL Open Font License.
credits-after = Les jeux imprimés
credits-after-body =
    - Brazil: Imperial est un jeu de société de Zé Mendes, édité par MeepleBR.
    - Imperial Struggle est un jeu de société d’Ananda Gupta et Jason Matthews, édité par GMT Games.
    - Historia est un jeu de société de Marco Pranzo, édité par Giochix.it.
    Ceci est une édition indépendante. Elle n’utilise aucun texte ni aucune image des jeux imprimés, et ni leurs auteurs ni leurs éditeurs n’y ont pris part.
credits-machines = Fait avec l’IA
credits-machines-body =
    Le code, les textes, leurs traductions et les dessins ont été faits avec des modèles de langage d’IA. Les images sont des dessins vectoriels écrits comme du code et tracés par des scripts ; les sons sont calculés. Aucun générateur d’images ni aucun enregistrement n’a servi. Aucune traduction n’a encore été relue par une personne de langue maternelle. Rien n’est généré pendant que vous jouez : les bots et les conseils calculent leurs coups d’après les règles.
credits-unsigned = Le premier démarrage
credits-unsigned-body =
    Le programme ne porte aucun certificat de Microsoft ni d’Apple ; le système peut donc refuser son premier démarrage.
    - Windows : cliquez sur *Informations complémentaires*, puis sur *Exécuter quand même*.
    - macOS : ouvrez-le une fois, puis cliquez sur *Ouvrir quand même* dans Réglages Système, sous Confidentialité et sécurité.
    - Linux : il démarre tel quel.
    Chaque version indique le SHA-256 de ses fichiers : vous pouvez vérifier votre téléchargement.
credits-parts = Bâti sur
credits-licences = Les textes des licences sont dans { $folder }
keys-title = Touches
keys-intro = Tab et les flèches déplacent le focus, Entrée ou Espace active l’élément choisi, Échap ferme la fenêtre du dessus.
gallery-title = Galerie
gallery-icon = Le programme
gallery-empty = Aucune image trouvée. Remettez le dossier « art » à côté du programme.

command-confirm = Bouton principal
command-back = Fermer, ou revenir
command-undo = Annuler
command-redo = Rétablir
command-full_screen = Plein écran
command-help_here = Règle de ce qui est sous le curseur
command-close_up = Agrandir ce que vous pointez
command-keys_list = Cette liste
command-fit_map = Accueil : vos terres, puis toute la carte
command-zoom_in = Zoom avant
command-zoom_out = Zoom arrière
command-log = Journal
command-hint = Conseil
command-why = Pourquoi le bot a joué ça
command-hurry = Accélérer les bots
command-save = Sauvegarder
command-menu = Menu de la partie
command-mute = Activer ou couper le son
command-screenshot = Capture d’écran

advice-hint = Conseil
advice-why = Pourquoi { $name } a joué ça
advice-earlier = Avant : { $name }
advice-thinking = Réflexion …
advice-look = Regardez { $area }.
advice-lit = Les endroits concernés sont éclairés.
advice-more-2 = Quelle action ?
advice-more-3 = Le plan complet
advice-plan = L’ensemble du plan
advice-expected = Le meilleur plan qui commence par la première action
advice-less = { $n ->
    [one] Autre choix : environ { $n } victoire de moins en 100 parties
   *[other] Autre choix : environ { $n } victoires de moins en 100 parties
}
advice-more = { $n ->
    [one] Autre choix : peut-être { $n } victoire de plus en 100 parties
   *[other] Autre choix : peut-être { $n } victoires de plus en 100 parties
}
handover-drawing = Dessin de nouvelles images. Cela prend un moment.
advice-even = Autre choix : à peu près égal
advice-done = Ce qu’il a fait
advice-step = { $what } → { $why }
advice-ahead = Mieux que le meilleur autre choix en : { $things }.
advice-behind = Moins bien que le meilleur autre choix en : { $things }.
advice-other-ahead = Mieux que le premier plan en : { $things }.
advice-other-behind = Moins bien que le premier plan en : { $things }.
advice-about-equal = À peu près égal au meilleur autre plan.
advice-wins = { $n ->
    [one] Gagne environ { $n } partie sur 100 de plus que le meilleur autre plan.
   *[other] Gagne environ { $n } parties sur 100 de plus que le meilleur autre plan.
}
advice-unsure = La suite dépend du hasard ou des autres joueurs.
advice-as-seen = Voici ce que vous pouvez voir ; les informations cachées du bot n’y figurent pas.
advice-secret = Il a utilisé des informations cachées. Le coup pourra être expliqué une fois la partie finie.
advice-failed = Pas de conseil cette fois : { $reason }
advice-nobody = Les conseils ne sont que pour un joueur à cet écran qui a un choix à faire.
advice-public = Tout le monde peut voir ce choix : un conseil trahirait un secret.
advice-past = Les conseils ne valent que pour le présent ; vous regardez le passé.
advice-no-move = Il n’y a encore aucun coup de bot à expliquer.

review-title = Analyse
review-working = Analyse de chaque choix de la partie …
review-begun = Cela prend d’ordinaire une minute ou deux.
review-left =
    { $done } % fait, encore environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
review-soon = { $done } % fait, encore moins d’une minute
review-goes-on = Vous pouvez quitter cette page et la table. L’analyse continue en arrière-plan et reste avec la partie.
review-ready = L’analyse est prête.
review-ready-of = L’analyse de « { $name } » est prête.
review-none = Aucun tour n’a nettement réduit les chances de gagner. Bien joué !
review-turning = Les tournants de la partie
review-rose = les chances de gagner sont montées de { $before } % à { $after } % jusqu’au tour suivant
review-fell = les chances de gagner sont descendues de { $before } % à { $after } % jusqu’au tour suivant
review-through = Revoir toute la partie
review-through-about = Vous pouvez parcourir toute la partie tour par tour, et en commencer une autre depuis n’importe quel moment pour la jouer autrement.
review-intro = Les tours qui ont le plus réduit les chances de gagner, jugés d’après ce que vous pouviez voir alors. Les tours à peu près égaux n’y figurent pas.
review-when = { $n }. { $name }, { $when } (coup { $move })
review-look = Montrer
review-seat = Place { $n }
review-play = En moyenne, un choix a coûté { $n } % de chances de gagner (sans doute { $low } à { $high } %).
review-luck-bad = La malchance a coûté en tout { $n } % de chances de gagner.
review-luck-good = La chance a ajouté en tout { $n } % de chances de gagner.
review-luck-even = La chance n’a presque rien changé.
review-skill-learning = Il reste de quoi progresser.
review-skill-good = Un bon jeu.
review-skill-strong = Un jeu solide et fort.
review-skill-faultless = Un jeu presque sans faute.
labelled = { $label } : { $what }
review-of = { $name } : { $told }
review-thresholds = Perte de chances de gagner : bon sous { $inaccuracy } %, imprécision dès { $inaccuracy } %, erreur dès { $mistake } %, gaffe dès { $blunder } %
grade-best = meilleur
grade-even = à peu près égal
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
retry-title = Chercher le meilleur tour
retry-intro = Vos tours les plus coûteux, d’après les chances de gagner perdues
retry-your-turn = Votre tour d’alors
retry-as-seen = { $when }, tel que vous l’avez vu
retry-turn = Un tour
retry-in-game = Dans la partie
retry-try = { $n ->
    [1] Premier essai
    [2] Deuxième essai
    [3] Troisième essai
   *[other] Essai { $n }
}
retry-loss = −{ $n } %
retry-loss-tip = Il a réduit les chances de gagner de { $low } à { $high } %, environ { $points } points.
retry-chance = { $n } %
retry-points-tip = Environ { $points } points derrière le meilleur tour.
retry-ask = Rejouez ce tour. Il est jugé quand il finit ou qu’une chose nouvelle est révélée.
retry-turn-over = Votre tour est fini.
retry-judging = Votre tour est jugé …
retry-verdict-best = Aussi bon que le meilleur
retry-verdict-better = Mieux que dans la partie, coûte { $n } %
retry-verdict-costs = Coûte { $n } %
retry-ahead = Plus que le meilleur tour : { $things }.
retry-behind = Moins que le meilleur tour : { $things }.
retry-best = Le meilleur tour
retry-then = puis
retry-again = Réessayer
retry-show = Montrer le meilleur
retry-next = Tour suivant
retry-keys = F6 fait passer les touches de cette liste à la table.
retry-not-now = Pas pendant que vous cherchez le meilleur tour.

handover-turn = C’est au tour de { $name }.
handover-decide = { $name } doit décider quelque chose.
handover-others = Que tous les autres détournent le regard.
handover-ready = Je suis { $name }

crash-title = Un problème est survenu
crash-body = Le jeu a rencontré une erreur. Chacun de vos coups est sauvegardé, et vous pouvez reprendre au dernier. Rien n’a été envoyé nulle part ; un rapport a été écrit dans { $path }
crash-go-on = Continuer
crash-copy = Copier le rapport
crash-copied = Le rapport est dans le presse-papiers.
crash-not-copied = Le rapport n’a pas pu être copié : { $reason }
crash-to-menu = Menu principal
crash-final = Le jeu a rencontré une erreur irrécupérable et doit se fermer. Votre partie était sauvegardée ; choisissez Continuer pour la reprendre. Le journal est dans { $folder }

cli-help-save = une partie sauvegardée à ouvrir
cli-help-contact-sheet = écrire des images de chaque scénario, au début, au milieu et à la fin, en couleur et telles que vues par un daltonien
cli-help-screenshot = écrire l’image d’un écran et quitter
cli-help-build-pictures = écrire les images livrées avec le programme, et quitter
cli-help-selftest = tout charger, dessiner chaque écran, jouer, sauvegarder et recharger
cli-refused = brazil-imperial : { $reason } (voir --help)
cli-no-game = il n’y a pas de jeu { $name } ; il y a { $known }
cli-no-screen = il n’y a pas d’écran { $name } ; il y a { $known }
cli-no-theme = il n’y a pas de thème { $name } ; il y a { $known }
cli-no-language = il n’y a pas de langue { $name } ; il y a { $known }
cli-no-scenario = il n’y a pas de scénario { $name } ; il y a { $known }
cli-bad-scale = la taille de l’interface { $value } n’est pas entre 75 et 200
cli-bad-turns = le nombre de tours { $value } est négatif
cli-no-save = il n’y a pas de fichier { $path }
cli-no-display = Il n’y a pas d’écran où dessiner ({ $reason }). Sans écran, "python -m engine --help" permet encore de jouer, mesurer et vérifier des parties, et --screenshot dessine encore des images.
cli-no-x11 = DISPLAY est défini, mais le programme ne peut pas y ouvrir de fenêtre : { $missing } introuvable. Installez libX11 et libXext : les paquets sont libx11-6 et libxext6 sous Debian et Ubuntu, libX11 et libXext sous Fedora, libx11 et libxext sous Arch.
cli-no-picture = l’image n’a pas pu être écrite : { $reason }
selftest-fine = autotest : tout va bien
selftest-failed = autotest : { $what } a échoué : { $reason }
picture-kept = Enregistré sous { $path }
keys-lead = { $key } déplace le focus sur chaque écran. Appuyez sur une autre touche, ou sur Échap.
keys-press = Appuyez sur la nouvelle touche de « { $command } », ou sur Échap pour garder l’ancienne.
keys-taken = { $key } était la touche de « { $command } », qui n’en a plus.
keys-none = aucune touche
keys-default = Rétablir toutes les touches
keys-change = Cliquez sur une touche pour la changer.
command-keys_list-title = Touches
about-person = Une personne à cet écran.
about-settler = *{ who-settler }* : { does-settler }
does-settler = Pour une première partie. Prend ce qui paraît bon, et joue aussitôt.
about-merchant = *{ who-merchant }* : { does-merchant }
does-merchant = Pèse chaque coup, mais ne prévoit rien. Joue aussitôt.
about-governor = *{ who-governor }* : { does-governor }
does-governor = Prévoit tout son tour, en une seconde environ. Un bon adversaire.
about-viceroy = *{ who-viceroy }* : { does-viceroy }
does-viceroy = Joue des suites, vos réponses comprises. Quelques secondes par tour.
about-emperor = *{ who-emperor }* : { does-emperor }
does-emperor = Réfléchit au plus le temps que permet son horloge. Le plus dur à battre.

# Marks of every game
symbol-check = Fait.
symbol-cross = Vous ne pouvez pas faire cela ; voici pourquoi.
symbol-eye = Vous seul le savez.
symbol-lock = Verrouillé pour l’instant.
