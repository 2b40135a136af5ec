# The log: one line for every kind of event.
event-MissionsKept = { $name } has chosen Missions.
event-BidMade = { $vp ->
    [-1] { $name } has made a sealed bid.
   *[other] { $name } bids [vp] { $vp }.
 }
event-MonarchChosen = { $name } will be ruled by { $thing }.
event-CapitalsRevealed = The Capitals are revealed; { $name } chooses first.
event-CapitalChosen = { $name } founds a Capital. Its resource: { $thing }.
event-TurnBegan = Round { $round }: { $name }
event-TokenPlaced = { $name } moves the token to { $thing }.
event-GoodsGained = { $name } gains { $goods }.
event-GoodsPaid = { $name } pays { $goods }.
event-GoodsDropped = { $name } loses { $goods }.
event-CardsPaid = { $name } gives up { $deck } × { $n }.
event-CardDrawn = { $name } draws a { $deck }: { $thing }.
event-CardDrawn-hidden = { $name } draws a { $deck }.
event-MissionDrawn = { $name } draws a Mission: { $thing }.
event-MissionDrawn-hidden = { $name } draws a Mission of { $era }.
event-DeckShuffled = The discards are shuffled into a new deck.
event-GoldCardPlayed = { $name } plays { $thing }.
event-PaintingUsed = { $name } uses “{ $thing }”.
event-UnitDeployed = { $sort ->
    [several] { $name } deploys { $thing }.
    [archer] { $name } deploys an { $thing }.
    [monarch] { $name } deploys the { $thing }.
   *[other] { $name } deploys a { $thing }.
 }
event-PaintingTaken = { $name } takes “{ $thing }”.
event-GalleryRefilled = “{ $thing }” joins the gallery.
event-TileBuilt = { $sort ->
    [city] { $name } builds { $thing }.
    [academy] { $name } builds an { $thing }.
   *[other] { $name } builds a { $thing }.
 }
event-SecondBuildClosed = { $why ->
    [fresh_goods] No second build: what the first one brought cannot pay in the same action.
   *[nothing] No second build: there is nothing you could pay for and place.
}
event-CityRevealed = A City is now on offer: { $thing }.
event-TileRenovated = { $sort ->
    [academy] { $name } renovates an { $thing }.
   *[other] { $name } renovates a { $thing }.
 }
event-TileRenovated-flipped = { $name } flips a tile to its { $thing } side.
event-ProductMade = { $name } makes { $thing }, placed on { $place }.
event-Traded = { $name } trades { $thing }.
event-UnitsMoved = { $sort ->
    [several] { $name } moves { $thing } to the { $place }.
    [archer] { $name } moves an { $thing } to the { $place }.
    [monarch] { $name } moves the { $thing } to the { $place }.
   *[other] { $name } moves a { $thing } to the { $place }.
 }
event-TilePeeked = { $name } peeks at a tile: { $thing }.
event-TilePeeked-hidden = { $name } peeks at an unexplored tile.
event-TileExplored = { $name } explores and finds { $thing }.
event-TileKept = { $name } keeps { $thing }.
event-TileKept-gone = { $thing }: the tile leaves the game.
event-ExpeditionFought-won = { $name } beats an Expedition, { $attack } to { $defence }.
event-ExpeditionFought-lost = An Expedition holds out against { $name }, { $defence } to { $attack }.
event-BattleBegan = { $name } attacks.
event-CardsSealed = { $name } has sealed Combat cards.
event-CardsRevealed = Combat cards: { $attack } against { $defence }.
event-CardCancelled = { $name } cancels an opposing card: { $thing }.
event-BattleEnded = { $name } attacks { $other }, { $attack } to { $defence }: { $winner } wins.
event-UnitsDefeated = { $sort ->
    [several] { $name } loses { $thing }.
    [archer] { $name } loses an { $thing }.
    [monarch] { $name } loses the { $thing }.
   *[other] { $name } loses a { $thing }.
 }
event-TileSeized = { $name } seizes an enemy tile.
event-MissionAnnounced = { $vp ->
    [0] { $name } announces a Mission: { $thing }.
   *[other] { $name } announces a Mission: { $thing }, [vp] { $vp }.
 }
event-PalacePlaced = { $name } places a Palace: { $thing }.
event-OldTokenPlaced = { $name } leaves the old token under { $thing }.
event-EraBegan = A new era begins. { $era }
event-LastRound = { $name } has announced a Mission of Era III: this is the last round.
event-GameEnded-mission = The game is over: a Mission of the last era was announced.
event-GameEnded-last_round = The game is over: the last round has ended.
event-GameEnded-goals = All goals are met: the challenge is won.
event-GameEnded-goals_missed = The rounds have run out: the challenge is lost.

# What a seat did, beside its badge.
deed-LastRound = starts the last round
deed-EraBegan = { $era }
deed-BattleEnded = beats { $loser }, { $high } to { $low }
deed-TileSeized = seizes an enemy tile
deed-MissionAnnounced = announces { $thing }
deed-PalacePlaced = places { $thing }
deed-TileBuilt = { $sort ->
    [city] builds { $thing }
    [academy] builds an { $thing }
   *[other] builds a { $thing }
 }
deed-ProductMade = makes { $thing }
deed-PaintingTaken = takes “{ $thing }”
deed-UnitDeployed = { $sort ->
    [several] deploys { $thing }
    [archer] deploys an { $thing }
    [monarch] deploys the { $thing }
   *[other] deploys a { $thing }
 }
deed-TileExplored = discovers { $thing }
deed-TileKept = keeps the tile
deed-TileKept-gone = the tile leaves the game
deed-TileRenovated = { $sort ->
    [academy] refills an { $thing }
   *[other] refills a { $thing }
 }
deed-TileRenovated-flipped = flips a tile to its { $thing } side
deed-MissionsKept = chooses Missions
deed-GoodsGained = takes { $goods }
deed-BidMade = { $vp ->
    [-1] makes a sealed bid
   *[other] bids [vp] { $vp }
 }
deed-CapitalChosen = founds a Capital
deed-MonarchChosen = is ruled by { $thing }
deed-GoldCardPlayed = plays { $thing }
deed-CardDrawn = draws { $thing }
deed-CardDrawn-hidden = draws a { $deck }
deed-CardsDrawn-combat = draws { $n } Combat cards
deed-CardsDrawn-gold = draws { $n } Gold cards
deed-Traded = trades { $thing }
deed-UnitsMoved = { $sort ->
    [several] moves { $thing }
    [archer] moves an { $thing }
    [monarch] moves the { $thing }
   *[other] moves a { $thing }
 }
deed-TokenPlaced = moves to { $thing }
