# Das Protokoll: eine Zeile für jede Art von Ereignis.
event-MissionsKept = { $name } hat Missionen gewählt.
event-BidMade = { $vp ->
    [-1] { $name } hat verdeckt geboten.
   *[other] { $name } bietet [vp] { $vp }.
 }
event-MonarchChosen = { $name } wird von { $thing } regiert.
event-CapitalsRevealed = Die Hauptstädte werden aufgedeckt; { $name } wählt zuerst.
event-CapitalChosen = { $name } gründet eine Hauptstadt. Ihr Rohstoff: { $thing }.
event-TurnBegan = Runde { $round }: { $name }
event-TokenPlaced = { $name } legt den Marker auf { $thing }.
event-GoodsGained = { $name } erhält { $goods }.
event-GoodsPaid = { $name } bezahlt { $goods }.
event-GoodsDropped = { $name } verliert { $goods }.
event-CardsPaid = { $name } gibt ab: { $deck } × { $n }.
event-CardDrawn = { $name } zieht eine { $deck }: { $thing }.
event-CardDrawn-hidden = { $name } zieht eine { $deck }.
event-MissionDrawn = { $name } zieht eine Mission: { $thing }.
event-MissionDrawn-hidden = { $name } zieht eine Mission ({ $era }).
event-DeckShuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt.
event-GoldCardPlayed = { $name } spielt { $thing }.
event-PaintingUsed = { $name } nutzt „{ $thing }“.
event-UnitDeployed = { $name } stellt auf: { $thing }.
event-PaintingTaken = { $name } nimmt „{ $thing }“.
event-GalleryRefilled = „{ $thing }“ kommt in die Galerie.
event-TileBuilt = { $name } baut: { $thing }.
event-SecondBuildClosed = { $why ->
    [fresh_goods] Kein zweiter Bau: Was der erste brachte, kann in derselben Aktion nicht bezahlen.
   *[nothing] Kein zweiter Bau: Es gibt nichts, was du bezahlen und legen könntest.
}
event-CityRevealed = Eine neue Stadt ist im Angebot: { $thing }.
event-TileRenovated = { $name } renoviert: { $thing }.
event-TileRenovated-flipped = { $name } dreht ein Plättchen zu: { $thing }.
event-ProductMade = { $name } stellt her: { $thing }, gelegt auf { $place }.
event-Traded = { $name } tauscht { $thing }.
event-UnitsMoved = { $name } bewegt: { $thing }, nach { $place }.
event-TilePeeked = { $name } sieht ein Plättchen an: { $thing }.
event-TilePeeked-hidden = { $name } sieht ein unerforschtes Plättchen an.
event-TileExplored = { $name } erkundet und findet: { $thing }.
event-TileKept = { $name } behält: { $thing }.
event-TileKept-gone = { $thing }: Das Plättchen ist aus dem Spiel.
event-ExpeditionFought-won = { $name } besiegt eine Expedition, { $attack } zu { $defence }.
event-ExpeditionFought-lost = { $name } scheitert an einer Expedition, { $attack } zu { $defence }.
event-BattleBegan = { $name } greift an.
event-CardsSealed = { $name } hat Kampfkarten gelegt.
event-CardsRevealed = Kampfkarten: { $attack } gegen { $defence }.
event-CardCancelled = { $name } hebt eine gegnerische Karte auf: { $thing }.
event-BattleEnded = { $name } greift { $other } an, { $attack } zu { $defence }: Sieg für { $winner }.
event-UnitsDefeated = { $name } verliert: { $thing }.
event-TileSeized = { $name } erobert ein gegnerisches Plättchen.
event-MissionAnnounced = { $vp ->
    [0] { $name } verkündet eine Mission: { $thing }.
   *[other] { $name } verkündet eine Mission: { $thing }, [vp] { $vp }.
 }
event-PalacePlaced = { $name } legt einen Palast: { $thing }.
event-OldTokenPlaced = { $name } lässt den alten Marker unter { $thing }.
event-EraBegan = Eine neue Ära beginnt. { $era }
event-LastRound = { $name } hat eine Mission der Ära III verkündet: Dies ist die letzte Runde.
event-GameEnded-mission = Das Spiel ist aus: Eine Mission der letzten Ära wurde verkündet.
event-GameEnded-last_round = Das Spiel ist aus: Die letzte Runde ist vorbei.
event-GameEnded-goals = Alle Ziele sind erreicht: Die Aufgabe ist bestanden.
event-GameEnded-goals_missed = Die Runden sind um: Die Aufgabe ist verloren.

# Was ein Platz tat, neben seinem Zeichen.
phrase-LastRound = beginnt die letzte Runde
phrase-EraBegan = { $era }
phrase-BattleEnded = besiegt { $loser }, { $high } zu { $low }
phrase-TileSeized = erobert ein gegnerisches Plättchen
phrase-MissionAnnounced = verkündet { $thing }
phrase-PalacePlaced = legt Palast: { $thing }
phrase-TileBuilt = baut: { $thing }
phrase-ProductMade = stellt her: { $thing }
phrase-PaintingTaken = nimmt „{ $thing }“
phrase-UnitDeployed = stellt auf: { $thing }
phrase-TileExplored = entdeckt: { $thing }
phrase-TileKept = behält das Plättchen
phrase-TileKept-gone = das Plättchen ist aus dem Spiel
phrase-TileRenovated = füllt auf: { $thing }
phrase-TileRenovated-flipped = dreht ein Plättchen zu: { $thing }
phrase-MissionsKept = wählt Missionen
phrase-GoodsGained = nimmt { $goods }
phrase-BidMade = { $vp ->
    [-1] bietet verdeckt
   *[other] bietet [vp] { $vp }
 }
phrase-CapitalChosen = gründet eine Hauptstadt
phrase-MonarchChosen = wird von { $thing } regiert
phrase-GoldCardPlayed = spielt { $thing }
phrase-CardDrawn = zieht { $thing }
phrase-CardDrawn-hidden = zieht eine { $deck }
phrase-CardsDrawn-combat = zieht { $n } Kampfkarten
phrase-CardsDrawn-gold = zieht { $n } Goldkarten
phrase-Traded = tauscht { $thing }
phrase-UnitsMoved = bewegt: { $thing }
phrase-TokenPlaced = legt Marker auf { $thing }
