# The log: one line for every kind of event.
event-MissionsKept = { $name } a choisi des Missions.
event-BidMade = { $vp ->
    [-1] { $name } a fait une offre scellée.
   *[other] { $name } mise [vp] { $vp }.
 }
event-MonarchChosen = { $name } sera gouverné par { $thing }.
event-CapitalsRevealed = Les Capitales sont révélées ; { $name } choisit en premier.
event-CapitalChosen = { $name } fonde une Capitale. Sa ressource : { $thing }.
event-TurnBegan = Manche { $round } : { $name }
event-TokenPlaced = { $name } déplace le jeton vers { $thing }.
event-GoodsGained = { $name } gagne { $goods }.
event-GoodsPaid = { $name } paie { $goods }.
event-GoodsDropped = { $name } perd { $goods }.
event-CardsPaid = { $name } cède { $deck } × { $n }.
event-CardDrawn = { $name } pioche : { $deck }, { $thing }.
event-CardDrawn-hidden = { $name } pioche : { $deck }.
event-MissionDrawn = { $name } pioche une Mission : { $thing }.
event-MissionDrawn-hidden = { $name } pioche une Mission : { $era }.
event-DeckShuffled = La défausse est mélangée en une nouvelle pioche.
event-GoldCardPlayed = { $name } joue { $thing }.
event-PaintingUsed = { $name } utilise « { $thing } ».
event-UnitDeployed = { $name } déploie : { $thing }.
event-PaintingTaken = { $name } prend « { $thing } ».
event-GalleryRefilled = « { $thing } » rejoint la galerie.
event-TileBuilt = { $name } construit : { $thing }.
event-SecondBuildClosed = { $why ->
    [fresh_goods] Pas de seconde construction : ce que la première a apporté ne peut pas payer dans la même action.
   *[nothing] Pas de seconde construction : il n’y a rien que vous puissiez payer et placer.
}
event-CityRevealed = Une Ville est désormais proposée : { $thing }.
event-TileRenovated = { $name } rénove : { $thing }.
event-TileRenovated-flipped = { $name } retourne une tuile sur sa face { $thing }.
event-ProductMade = { $name } fabrique { $thing }, posé sur { $place }.
event-Traded = { $name } échange { $thing }.
event-UnitsMoved = { $name } déplace : { $thing }, vers { $place }.
event-TilePeeked = { $name } regarde une tuile : { $thing }.
event-TilePeeked-hidden = { $name } regarde une tuile inexplorée.
event-TileExplored = { $name } explore et trouve : { $thing }.
event-TileKept = { $name } garde : { $thing }.
event-TileKept-gone = { $thing } : la tuile quitte la partie.
event-ExpeditionFought-won = { $name } bat une Expédition, { $attack } à { $defence }.
event-ExpeditionFought-lost = Une Expédition résiste à { $name }, { $defence } à { $attack }.
event-BattleBegan = { $name } attaque.
event-CardsSealed = { $name } a scellé des cartes Combat.
event-CardsRevealed = Cartes Combat : { $attack } contre { $defence }.
event-CardCancelled = { $name } annule une carte adverse : { $thing }.
event-BattleEnded = { $name } attaque { $other }, { $attack } à { $defence } : { $winner } gagne.
event-UnitsDefeated = { $name } perd : { $thing }.
event-TileSeized = { $name } capture une tuile ennemie.
event-MissionAnnounced = { $vp ->
    [0] { $name } annonce une Mission : { $thing }.
   *[other] { $name } annonce une Mission : { $thing }, [vp] { $vp }.
 }
event-PalacePlaced = { $name } place un Palais : { $thing }.
event-OldTokenPlaced = { $name } laisse l’ancien jeton sous { $thing }.
event-EraBegan = Une nouvelle ère commence. { $era }
event-LastRound = { $name } a annoncé une Mission de l’ère III : c’est la dernière manche.
event-GameEnded-mission = La partie est finie : une Mission de la dernière ère a été annoncée.
event-GameEnded-last_round = La partie est finie : la dernière manche est terminée.
event-GameEnded-goals = Tous les objectifs sont atteints : le défi est gagné.
event-GameEnded-goals_missed = Les manches sont épuisées : le défi est perdu.

# What a seat did, beside its badge.
phrase-LastRound = ouvre la dernière manche
phrase-EraBegan = { $era }
phrase-BattleEnded = bat { $loser }, { $high } à { $low }
phrase-TileSeized = capture une tuile ennemie
phrase-MissionAnnounced = annonce { $thing }
phrase-PalacePlaced = place { $thing }
phrase-TileBuilt = construit { $thing }
phrase-ProductMade = fabrique { $thing }
phrase-PaintingTaken = prend « { $thing } »
phrase-UnitDeployed = déploie { $thing }
phrase-TileExplored = découvre { $thing }
phrase-TileKept = garde la tuile
phrase-TileKept-gone = la tuile quitte la partie
phrase-TileRenovated = regarnit { $thing }
phrase-TileRenovated-flipped = retourne une tuile sur sa face { $thing }
phrase-MissionsKept = choisit des Missions
phrase-GoodsGained = prend { $goods }
phrase-BidMade = { $vp ->
    [-1] fait une offre scellée
   *[other] mise [vp] { $vp }
 }
phrase-CapitalChosen = fonde une Capitale
phrase-MonarchChosen = est gouverné par { $thing }
phrase-GoldCardPlayed = joue { $thing }
phrase-CardDrawn = pioche { $thing }
phrase-CardDrawn-hidden = pioche : { $deck }
phrase-CardsDrawn-combat = pioche { $n } cartes Combat
phrase-CardsDrawn-gold = pioche { $n } cartes Or
phrase-Traded = échange { $thing }
phrase-UnitsMoved = déplace { $thing }
phrase-TokenPlaced = va à { $thing }
