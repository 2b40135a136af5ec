# What the table asks and says.
ask-past = Vous regardez le passé.
ask-over = La partie est finie.
ask-story = Ce qui s’est passé
hint-story = Entrée pour continuer
ask-holding = Regardez la table, puis continuez.
ask-waiting = { $name } réfléchit …
ask-warned = Il vous reste des options.
ask-keep = Gardez trois Événements.
hint-keep = { $n } sur 3 choisis
ask-ministry-choose = Choisissez { $n } Ministères pour cette ère.
ask-ministry-exchange = Vous pouvez échanger des Ministères face cachée.
hint-ministry = { $n } sur { $of } choisis ; face cachée jusqu’à leur usage
ask-first = Choisissez qui commence ce tour.
ask-pay = { $what } : vous n’avez pas assez de points.
hint-pay = Dette disponible { $before } → { $after }, votre adversaire { $other }
ask-upgrade = Choisissez quelle tuile Guerre garder.
ask-lay = Choisissez où placer la tuile Guerre.
ask-hand = Défaussez un Événement de votre main.
ask-event = { $card } : choisissez une cible.
ask-event-option = { $card } : choisissez une option.
hint-event = { $n ->
    [1] encore une à choisir
   *[other] encore { $n } à choisir
 }
ask-effects = { $theater } : choisissez les effets de vos tuiles Guerre.
hint-effects = les lieux éclairés peuvent être choisis
ask-spoils = Butin : { $cp ->
    [0] choisissez quoi prendre
    [one] { $cp } point de Conquête
   *[other] { $cp } points de Conquête
 }
hint-spoils = { $unflag ->
    [yes] et un drapeau à retirer
   *[no] les lieux éclairés peuvent être pris
 }
ask-refusal = { $side } réclame { $space } : céder, ou refuser ?
ask-loss = { $n ->
    [1] Choisissez une Escadre à perdre.
   *[other] Choisissez { $n } Escadres à perdre.
 }
ask-usa = Choisissez où mettre des drapeaux des États-Unis.
ask-compensation = Basculez une case d’Espagne en retour.
ask-layout = Placez vos tuiles Guerre de base comme vous voulez.
ask-source = Choisissez où va l’Escadre.
ask-advantage = { $what } : choisissez un lieu.
ask-ability = { $what } : choisissez une cible.
ask-tool-upgrade = Amélioration militaire : choisissez un théâtre.
ask-tool-event = Choisissez comment jouer l’Événement.
ask-round-start = Prenez une tuile Investissement.
hint-round-start = Vous pouvez d’abord utiliser des capacités qui viennent avant la tuile
ask-round-taken = Jouez un Événement, achetez, ou passez.
hint-round-taken = Les Événements viennent avant tout le reste
ask-round-no_event = Achetez, ou passez.
ask-round = Achetez, utilisez des Avantages, ou finissez la manche.
hint-round = Pointez un lieu pour voir son prix
hint-round-credit = En tirets : seulement avec de la Dette ou des points de Traité
hint-let-go = Échap annule
left-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
left-upgrade = Amélioration militaire
note-ends = clôt votre action ({ $points }), { $n } perdus
note-isolates = isole { $names } dès la prochaine manche
note-vp = score { $before } → { $after }
note-reveals = irréversible
note-again = Entrée, ou cliquez encore
sum-have = { $points }, vous en avez { $have }
sum-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
sum-debt = { $n } Dette ({ $after } sur { $limit })
sum-trp = { $n ->
    [one] { $n } point de Traité
   *[other] { $n } points de Traité
 }
sum-mixed = { $n } par Dette ou points de Traité

main-waiting = Un instant
main-for = { $action } pour { $n }
main-keep = Les garder
main-ministry = Ces Ministères
main-layout = Placer ainsi
main-end = Finir la manche
main-end-anyway = Finir quand même
main-anyway = { $action } quand même
main-finish = Terminé
main-choose-tile = Prendre une tuile
main-choose-any = Choisir
second-pass = { $n ->
    [0] Passer
   *[other] Passer : Dette −{ $n }
 }
second-decline = Sauter
second-swap = Autre paiement
second-major = En action majeure
second-minor = En action mineure
go-on = Continuer
show-score = Montrer le score
story-skip = Sauter
aside = Voir la carte
aside-back = Revenir au choix
board-when = { $era }, tour { $turn }, manche { $round } sur 4
board-debt-taken = { $n } de Dette prise cette manche
board-keys = Entrée accepte, Échap annule
purse-title = Vos points
purse-of = Points de { $side }
purse-empty = Aucun avant une tuile
purse-spent = Tout est dépensé
purse-more = et jusqu’à { $debt } de Dette{ $trp ->
    [0] { "" }
    [one] , { $trp } point de Traité
   *[other] , { $trp } points de Traité
 }
purse-more-short = ou { $debt } Dette{ $trp ->
    [0] { "" }
   *[other] , { $trp } Traité
 }
tip-purse-empty = Vous recevez des points avec la tuile Investissement.
fund-major = action majeure
fund-major-short = majeure
fund-minor = action mineure, une fois
fund-minor-short = min., 1×
fund-event = par l’Événement
fund-event-short = Événement
fund-ministry = par un Ministère
fund-ministry-short = Ministère
fund-line = dans cette action
fund-line-short = ici
fund-exchange = échangés
fund-exchange-short = échangés
limit-ministry = { $card } seulement
limit-event = { $act ->
    [unflag] pour retirer seulement, { $place }
    [flag] pour poser seulement, { $place }
   *[all] { $place } seulement
 }
limit-short = { $act ->
    [unflag] pour retirer
    [flag] pour poser
   *[all] limités
 }
limit-some = certains lieux
no-next-war = Plus de guerres.

choose-keep = Événements : gardez-en trois
choose-ministry = Ministères
choose-ministry-advice = Les bonus de vos Événements demandent des mots-clés : cherchez les mêmes ici. Un doute ? La lampe donne un indice.
choose-layout = Tuiles Guerre de base
choose-upgrade = Amélioration militaire
choose-lay = Tuile Guerre
choose-hand = Événements
choose-first = Qui commence ?
choose-first-advice = Premier : vous choisissez les tuiles d’abord. Dernier : personne ne peut vous répondre. Un doute ? La lampe donne un indice.
choose-effects = Effets des tuiles Guerre
effects-title = Vos tuiles agissent
effects-any-order = dans l’ordre voulu ; vous pouvez sauter chacun
effects-dearest = le plus coûteux pour l’adversaire d’abord
effects-which-unflag = Quel drapeau ?
effects-which-fort_or_squadron = Quel Fort ou quelle Escadre ?
effects-which-debt = Dette
effects-more-refused = Et { $n } de plus que vous ne pouvez pas toucher.
effect-unflag = Retirer un drapeau
effect-unflag-text = Retirez un drapeau ennemi d’un marché ou d’une case politique : { $where }. Cela ne coûte rien, quoi qui le protège.
effect-fort_or_squadron = Fort ou Escadre
effect-fort_or_squadron-text = Endommagez un Fort ennemi, ou renvoyez une Escadre ennemie à sa Case Marine : { $where }.
effect-debt = Dette pour l’ennemi
effect-debt-text = { $side } prend 1 Dette : { $before } devient { $after } sur { $limit }.
effect-debt-over = { $side } est à sa Limite de Dette de { $limit } : vous marquez { $n } PV à la place.
effect-debt-none = { $side } est à sa Limite de Dette de { $limit } : rien ne se passe.
effect-leave-unflag = Sauter : le drapeau reste
effect-leave-fort_or_squadron = Sauter : rien n’est touché
effect-leave-debt = Sauter : pas de Dette
effect-leave-tip = Vous perdez l’effet de cette tuile ; sa force compte toujours.
effect-worth = vaut { $n }
effect-loses = perd { $what }
effect-cuts = coupe { $what }
effect-bares = { $n ->
    [one] { $n } marché non protégé
   *[other] { $n } marchés non protégés
 }
effect-strength = force −{ $n }
choose-loss = Escadres
choose-spoils = Butin
choose-usa = États-Unis
choose-event = Comment jouer l’Événement ?
event-way-plain = Sans le bonus
event-way-plain-text = Votre Ministère reste face cachée.
event-way-bonus = Révéler { $card } pour le bonus
event-way-by = Avec { $card }
choose-ability = Capacité
choose-advantage = Avantage
drawn-tile = Piochée : { $name }
first-means = { $side } joue le dernier coup du tour.
theater-strength = Visible jusqu’ici : France { $france }, Grande-Bretagne { $britain }
lay-moves = { $tile } va à : { $theater }
keep-drawn = Garder la piochée
keep-lying = Garder celle en place
rejected-pool = L’autre retourne à la réserve.
rejected-out = L’autre quitte la partie.
option-number = Choix { $n }
option-turn-up = Révéler le Ministère
option-not = Le laisser face cachée
option-carnatic_war-0 = Endommagez un Fort ennemi en Inde.
option-carnatic_war-1 = Basculez un marché de coton.
option-austro_spanish_rivalry-0 = 2 points diplomatiques, en Inde seulement.
option-austro_spanish_rivalry-1 = 2 points économiques, en Inde seulement.
option-hyder_ali-0 = Prenez le contrôle d’une Alliance locale en Inde.
option-hyder_ali-1 = 2 marqueurs Conflit sur des cases non protégées en Inde.
option-war_of_the_quadruple_alliance-0 = Prenez 1 Dette.
option-war_of_the_quadruple_alliance-1 = Perdez 1 point de Traité.
option-nootka_incident-0 = 2 points diplomatiques.
option-nootka_incident-1 = 2 points économiques.
option-military_spending_overruns-0 = Endommagez un de vos Forts.
option-military_spending_overruns-1 = Envoyez une de vos Escadres à la Case Marine.
option-military_spending_overruns-2 = Remettez une de vos tuiles Guerre bonus à sa réserve.
option-calico_acts-0 = Décomptez le coton maintenant.

do-flag = Drapeau
do-unflag = Retirer
do-remove_conflict = Ôter marqueur
do-build_fort = Bâtir Fort
do-repair_fort = Réparer
do-seize_fort = Saisir Fort
do-deploy = Aller ici
do-displace = Chasser
do-send_home = Renvoyer
do-construct_squadron = Construire
do-buy_war_tile = Tuile Guerre
do-draw_event = Événement
do-exchange = Échanger : { $points }
do-buy_ability = Utiliser
do-use_ability = Utiliser
do-take_tile = Prendre la tuile
do-pass = Passer
do-end_round = Finir la manche
do-play_event = Jouer
do-reveal = Révéler
do-pay_rest = { $debt } Dette, { $trp ->
    [one] { $trp } point de Traité
   *[other] { $trp } points de Traité
 }
do-upgrade = Amélioration militaire
do-keep_tile = Garder
do-swap_tiles = Échanger deux tuiles
do-upgrade_point = 1 point de Traité
do-lay_tile = Placer ici
do-discard_event = Défausser
do-pick_space = Choisir
do-pick_option = Choisir
do-pick_theater = Choisir
do-pick_squadron = Choisir
do-pick_tile = Choisir
do-pick_commodity = Choisir
do-pick_advantage = Choisir
do-decline = Sauter
do-tile_effect = Dette pour l’ennemi
do-effect_fort = Endommager le Fort
do-effect_squadron = Renvoyer l’Escadre
do-effect_unflag = Retirer le drapeau
do-decline_effect = Sauter cet effet
do-conquer = Conquérir
do-conquer_naval = Conquérir
do-refuse = Refuser
do-cede = Céder
do-lose_squadron = Abandonner
do-place_usa = Drapeau É.-U.
do-remove_fort = Retirer le Fort
do-finish = Terminé
do-keep_events = Les garder
do-choose_ministries = Ces Ministères
do-lay_basic = Placer ainsi
from-box = de la Case Marine
from-space = depuis { $space }
with = avec { $what }

say-flag = Poser votre drapeau : { $space }
say-unflag = Retirer le drapeau ennemi : { $space }
say-remove_conflict = Retirer le marqueur Conflit : { $space }
say-build_fort = Bâtir un Fort : { $space }
say-repair_fort = Réparer le Fort : { $space }
say-seize_fort = Saisir le Fort endommagé : { $space }
say-deploy = Envoyer une Escadre : { $space }
say-displace = Chasser l’Escadre ennemie : { $space }
say-send_home = { $what } : renvoyer l’Escadre, { $space }
say-send_home-alone = { $what }
say-construct_squadron = Construire une Escadre
say-buy_war_tile = Piocher une tuile Guerre bonus
say-draw_event = Piocher un Événement
say-exchange_points = Échanger contre un point : { $what }
say-buy_ability = { $what } : utiliser la capacité
say-use_ability = { $what } : utiliser la capacité
say-use_ability-on = { $what } : { $target }
say-use_advantage = { $what } : un marqueur Conflit, { $space }
say-use_advantage-alone = Utiliser { $what }
say-take_tile = Prendre la tuile : { $major } { $kind }, { $minor } { $other }
say-play_event = Jouer { $what }
say-play_event-reveal = Jouer { $what } et révéler { $card }
say-play_event-by = Jouer { $what } avec { $card }
say-reveal = Révéler { $what }
say-pass = { $n ->
    [0] Passer : finit juste la manche
   *[other] Passer : réduit la Dette de { $n }
 }
say-end_round = Finir la manche
say-upgrade = Piocher une tuile Guerre de base au choix
say-upgrade_point = Prendre 1 point de Traité
say-swap_tiles = Échanger deux tuiles Guerre de base
say-discard_event = Défausser { $what }
say-name_first = { $what } commence
say-pick_space = { $space }
say-pick_squadron = L’Escadre : { $space }
say-pick_squadron-box = Une Escadre de la Case Marine
say-tile_effect = La Dette de l’ennemi monte de 1
say-effect_fort = Endommager le Fort : { $space }
say-effect_squadron = Renvoyer l’Escadre : { $space }
say-effect_unflag = Retirer le drapeau : { $space }
say-conquer = Conquérir : { $space }
say-conquer_naval = Conquérir : { $space }
say-lose_squadron = Abandonner l’Escadre : { $space }
say-lose_squadron-box = Abandonner une Escadre de la Case Marine
say-place_usa = Un drapeau des États-Unis : { $space }
say-remove_fort = Retirer le Fort : { $space }
say-refuse = Reste à vous dans cette guerre ; { $what } marque { $n } PV
say-cede = Change de mains
say-decline_effect = Sauter cet effet
say-pick_option = Choisir ceci
say-pick_theater = Choisir ce théâtre
say-pick_tile = Choisir cette tuile
say-pick_commodity = Choisir cette marchandise
say-pick_advantage = Choisir cet Avantage
say-lay_tile = Placer la tuile ici
say-keep_tile = Garder cette tuile
say-decline = Sauter
say-finish = Sauter le reste
say-keep_events = Garder ces Événements
say-choose_ministries = Choisir ces Ministères
say-lay_basic = Placer les tuiles ainsi

part-printed = prix de base
part-conflict = marqueur Conflit
part-isolated = isolé
part-protected = protégé
part-region = autre région
part-least = au moins 1
part-repair = réparer
part-seize = saisir
part-displace = ennemi présent
part-plus_one = marqueur +1
part-huguenots = Huguenots
part-event = Événement
part-other = autre

strip-first = 1er
strip-trp = { $n ->
    [one] { $n } point de Traité
   *[other] { $n } points de Traité
 }
strip-debt = Dette
strip-debt-of = { $debt } sur { $limit }
strip-squadrons = { $sea } en mer, { $box } en case
tip-available = Dette disponible : { $n }
tip-ministries = Ministères : { $names }
tip-squadrons = Escadres : { $box } en Case Marine, { $unbuilt } non construites, { $aside } de côté, { $out } perdues
tip-navy-box = { $n } dans votre Case Marine. Cliquez pour en déployer une.
ledger-title = Si le tour finissait maintenant
ledger-folded = Si le tour finissait
ledger-empty = Les récompenses arrivent au début du tour.
ledger-nobody = personne
ledger-lead = avec { $n } d’avance
ledger-rest = Ministères, Dette
tip-ledger = Ce que donnerait le décompte maintenant. Les drapeaux sous marqueur Conflit ne comptent pas. PV : points de victoire ; PT : points de Traité, qui paient ce qui manque.
tip-track = Score { $vp }. Si le tour finissait maintenant : { $then }. La France gagne à 30, la Grande-Bretagne à 0.
tip-calendar = Tour { $turn }, manche { $round }
tip-tab-score = Score, calendrier, les deux camps
since-title = Ce qui s’est passé
undo-start = La partie commence ici.
undo-revealed = Quelque chose a été révélé : on ne peut pas l’annuler.
undo-hand_over = L’autre camp a joué : on ne peut pas l’annuler.
undo-other_seat = L’autre camp a choisi entre-temps.

prize-vp = { $n } PV
prize-trp = { $n } PT
prize-debt = Dette { $n }
prize-cp = { $n ->
    [one] { $n } Conquête
   *[other] { $n } Conquête
 }
spoil-unflag-market = marché à retirer
spoil-unflag-political = case à retirer
spoil-unbuild = { $n ->
    [one] { $n } Escadre déconstruite
   *[other] { $n } Escadres déconstruites
 }
spoil-remove = { $n ->
    [one] { $n } Escadre perdue
   *[other] { $n } Escadres perdues
 }
spoil-jacobite_victory = Marqueur Victoire
spoil-third_ministry = troisième Ministère
spoil-jacobite_defeat = Fin des Soulèvements
spoil-atlantic_dominance = Tuile Domination
spoil-usa = États-Unis
spoil-canada = Canada aussi
strength-alliances = Alliances
strength-keyword = Ministère
strength-squadrons = Escadres
strength-conflict = Conflit
strength-forts = Forts
strength-special = Tuile spéciale
strength-since = depuis
margin-more = { $n }+
theater-tie = { $n } à { $n } : égalité, pas de butin
theater-won = { $side } gagne de { $n }
theater-coming = tuiles face cachée
theater-even = à égalité pour l’instant
theater-leads = { $side } mène de { $n } pour l’instant
war-won = { $n ->
    [one] { $n } théâtre gagné
   *[other] { $n } théâtres gagnés
 }
turn-title = Tour { $turn }
turn-years = Tour { $turn }, { $years }
scored-title = Décompte du tour { $turn }
scored-final = La fin de la partie
scored-row = Décompte : { $name }
scored-to-end = Aller à la fin
scored-again = Revoir
scored-hint = Espace ou clic pour la suite
scored-of = { $n } sur { $of }
scored-level = égalité
scored-ledger-tip = Ce que ce tour marque, ligne par ligne. Pointez une ligne pour voir ses cases.
scored-track-tip = Score { $now }. Le tour a commencé à { $before }.
scored-you = { $n } pour vous
scored-for = +{ $n } pour { $side }
scored-same = score inchangé
scored-and = et { $prize }
scored-so-far = jusqu’ici
scored-row-level = { $name } : égalité à { $n }. Personne ne marque.
scored-row-short = { $name } : { $a } à { $b } ; la récompense demande une avance de { $margin }. Personne ne marque.
scored-row-won = { $name } : { $side } mène { $a } à { $b } et gagne { $prize }.
scored-row-bare = { $name } : { $side } gagne { $prize }.
scored-no-tip = Aucune case n’a été décisive à elle seule.
scored-tip = Case décisive ({ $rows }) : { $space } ; sans ce changement, le score serait { $without }, pas { $now }.
scored-tip-plain = Case décisive : { $space } ; sans ce changement, le score serait { $without }, pas { $now }.
tile-basic = Tuile Guerre de base
tile-bonus = Tuile Guerre bonus

if-keyword = { $keyword } :
if-available_debt_lead = { $by ->
    [1] Plus de Dette disponible :
   *[other] Avance de { $by } en Dette disponible :
 }
if-more_prestige = Plus de prestige ({ $countries }) :
if-more_bonus_tiles = Plus de tuiles Guerre bonus :
if-holds_advantage = Si vous tenez { $advantage } :
tip-by-revealing = Révéler { $names } donnerait le bonus.
tip-spent = (utilisée ce tour-ci)
tip-face-up = Face visible.
tip-face-down = Face cachée : secrète pour votre adversaire.
closeup-type = Demande une action majeure : { $kind }
closeup-any = Toute action majeure
use-ability = Utiliser cette capacité
turn-up = Révéler cette carte
tip-upgrade = Amélioration militaire : une seconde tuile Guerre de base au choix
tip-tile = Action majeure { $major } ({ $kind }), action mineure { $minor } ({ $other })
tip-tile-event = [event] Un Événement peut être joué : de tout type, ou de celui-ci ({ $kind })
tip-tile-upgrade = [upgrade] Amélioration militaire

kind-market = marché
kind-political = case politique
kind-territory = Territoire
kind-fort = Fort
kind-naval = case navale
tip-held = Tenue par { $side }
tip-empty = Tenue par personne
tip-cost = Prix : { $n } { $points }
tip-cp = Prix : { $n } points de Conquête, seulement en guerre
mark-prestige = Case de prestige
mark-alliance = Case d’Alliance
mark-local = Alliance locale
tip-theaters = Force dans : { $names }
state-conflict = [conflict] Marqueur Conflit : elle ne compte pas, et coûte 1
state-conflict_plus = [conflict] Marqueur Conflit +1 : coûte plus à retirer
state-isolated = Isolée cette manche : coûte 1
state-protected = Protégée : coûte 1 de plus à l’ennemi
state-damaged = Endommagé : il ne protège rien
state-huguenots = Huguenots : coûte 1 point de Conquête de plus
state-huguenots_turned = Huguenots (retournés)
tip-opens = S’ouvre au tour { $turn }
tip-needs = Demande : { $names }
advantage-state-ready = Prêt
advantage-state-exhausted = Épuisé jusqu’au prochain tour
advantage-state-blocked = Bloqué par un marqueur Conflit
advantage-state-new = Gagné cette manche : prêt à la prochaine
tip-award = Récompense : { $region }
tip-award-worth = { $prize } pour une avance de { $n }
tip-award-now = France { $france }, Grande-Bretagne { $britain }

what-space = lieu
what-conflict = marqueur Conflit
what-fort = Fort
what-squadron = Escadre
what-theater = théâtre
what-usa = case des États-Unis
what-tile = tuile Guerre
what-option = choix
what-advantage = Avantage
what-commodity = marchandise
what-market = marché
what-political = case politique
what-debt = Dette
what-fort_or_squadron = Fort ou Escadre
what-unflag = drapeau

recap-title = Depuis votre dernière manche
history-at = { $n } sur { $of }, tour { $turn }
history-round-back = Au début de la manche
history-back = Un pas en arrière
history-play = Lecture
history-pause = Pause
history-on = Un pas en avant
history-round-on = À la manche suivante
history-now = Retour au présent
history-shown = Vous voyez le passé
log-empty = Rien ne s’est encore passé.
log-jump = Cliquez pour voir ce moment.
cards-discard = Défausse
cards-gone = Hors de la partie
cards-none = Aucun
cards-pile = { $n ->
    [one] { $n } carte dans la pioche
   *[other] { $n } cartes dans la pioche
 }
cards-ministries = Ministères de { $side }, { $era }
tiles-left = { $n ->
    [one] { $n } tuile est encore dans la pile ; celles vues sont grises.
   *[other] { $n } tuiles sont encore dans la pile ; celles vues sont grises.
 }

category-award = Récompenses
category-prestige = Prestige
category-demand = Demande mondiale
category-event = Événements
category-war = Guerres
category-refusal = Refus
category-overrun = Excès de Dette
category-ministry = Ministères
category-final_prestige = Prestige final
category-final_debt = Dette disponible finale
category-final_commodity = Marchandises finales
category-final_territory = Territoires pris
score-winner = { $side } gagne : { $name }
score-won = { $side } gagne
score-you = Vous gagnez : { $side }
score-total = Total
score-history = Le score au fil du siècle
score-all = Les deux
score-chart-tip = Cliquez pour voir la table à ce moment.
score-chart = La ligne est le score après chaque tour et guerre ; les barres montrent ce que chaque camp a gagné, par catégorie.
score-item = Tour { $turn } : { $what }, { $vp }
score-tie = 15 à 15 : le plus de Dette disponible décide, France { $france }, Grande-Bretagne { $britain }.
score-tie-equal = 15 à 15, et { $france } de Dette disponible chacun : la Grande-Bretagne gagne une telle égalité.
score-picture = Enregistrer en image
show-map = Voir la carte
over-sweep = Un grand chelem
over-war = Victoire par la guerre
over-vp = Hors de la piste
over-final = Décompte final
over-sweep-text = Les quatre récompenses et chaque demande en un tour.
over-war-text = Chaque théâtre d’une guerre dans sa ligne du haut.
over-vp-text = Le score a quitté la piste : { $vp }.
over-final-text = Après six tours, le score est { $vp }.

# Advice: what is meant, and where on the table.
advice-named = { $what } : { $thing }
advise-choose = Choisir { $what }
advise-keep_events = Garder { $what }
advise-name_first-self = Jouer en premier ce tour
advise-name_first-other = Laisser { $what } commencer ce tour
advise-use = Utiliser { $what }
advise-use-on = Utiliser { $what } : { $target }
advise-use_advantage = Utiliser { $what } : poser un marqueur Conflit, { $space }
advise-send_home = Utiliser { $what } : renvoyer l’Escadre, { $space }
advise-pick_squadron = Choisir l’Escadre : { $space }
advise-pick_squadron-box = Choisir une Escadre de la Case Marine
advise-pick_tile = Choisir la tuile Guerre : { $what }
advise-lay_tile = Placer la tuile Guerre : { $what }
advise-upgrade = Faire une Amélioration militaire : { $what }
advise-keep_tile-drawn = Garder la tuile Guerre piochée
advise-keep_tile-lying = Garder la tuile Guerre en place
advise-tile_effect = Donner 1 Dette à l’ennemi
advise-place_usa = Poser un drapeau des États-Unis : { $space }
advise-refuse = Refuser de céder : { $space }
advise-cede = Céder : { $space }
advise-pick_option = Prendre le choix { $n }
advise-pay_rest = Payer le reste : { $what }
advise-debt = { $n } Dette
area-map = la carte
area-tiles = les tuiles Investissement
area-hand = vos Événements
area-ministers = vos Ministères
area-era_ministers = les mots-clés de ces Ministères
area-war = les tuiles Guerre
area-points = vos points
area-button = le bouton principal
area-choice = les choix affichés
