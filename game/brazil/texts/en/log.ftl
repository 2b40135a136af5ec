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
phrase-LastRound = starts the last round
phrase-EraBegan = { $era }
phrase-BattleEnded = beats { $loser }, { $high } to { $low }
phrase-TileSeized = seizes an enemy tile
phrase-MissionAnnounced = announces { $thing }
phrase-PalacePlaced = places { $thing }
phrase-TileBuilt = { $sort ->
    [city] builds { $thing }
    [academy] builds an { $thing }
   *[other] builds a { $thing }
 }
phrase-ProductMade = makes { $thing }
phrase-PaintingTaken = takes “{ $thing }”
phrase-UnitDeployed = { $sort ->
    [several] deploys { $thing }
    [archer] deploys an { $thing }
    [monarch] deploys the { $thing }
   *[other] deploys a { $thing }
 }
phrase-TileExplored = discovers { $thing }
phrase-TileKept = keeps the tile
phrase-TileKept-gone = the tile leaves the game
phrase-TileRenovated = { $sort ->
    [academy] refills an { $thing }
   *[other] refills a { $thing }
 }
phrase-TileRenovated-flipped = flips a tile to its { $thing } side
phrase-MissionsKept = chooses Missions
phrase-GoodsGained = takes { $goods }
phrase-BidMade = { $vp ->
    [-1] makes a sealed bid
   *[other] bids [vp] { $vp }
 }
phrase-CapitalChosen = founds a Capital
phrase-MonarchChosen = is ruled by { $thing }
phrase-GoldCardPlayed = plays { $thing }
phrase-CardDrawn = draws { $thing }
phrase-CardDrawn-hidden = draws a { $deck }
phrase-CardsDrawn-combat = draws { $n } Combat cards
phrase-CardsDrawn-gold = draws { $n } Gold cards
phrase-Traded = trades { $thing }
phrase-UnitsMoved = { $sort ->
    [several] moves { $thing }
    [archer] moves an { $thing }
    [monarch] moves the { $thing }
   *[other] moves a { $thing }
 }
phrase-TokenPlaced = moves to { $thing }
