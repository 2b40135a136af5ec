# The log: one line for every kind of event.
event-MissionsKept = { $name } ma wybrane misje.
event-BidMade = { $vp ->
        [-1] { $name } składa tajną ofertę.
       *[other] { $name } licytuje [vp] { $vp }.
    }
event-MonarchChosen = { $name } będzie mieć monarchę: { $thing }.
event-CapitalsRevealed = Stolice odkryte; pierwszy wybiera { $name }.
event-CapitalChosen = { $name } zakłada stolicę. Jej surowiec: { $thing }.
event-TurnBegan = Runda { $round }: { $name }
event-TokenPlaced = { $name } przenosi znacznik: { $thing }.
event-GoodsGained = { $name } zyskuje { $goods }.
event-GoodsPaid = { $name } płaci { $goods }.
event-GoodsDropped = { $name } traci { $goods }.
event-CardsPaid = { $name } oddaje: { $deck } × { $n }.
event-CardDrawn = { $name } dobiera kartę ({ $deck }): { $thing }.
event-CardDrawn-hidden = { $name } dobiera kartę: { $deck }.
event-MissionDrawn = { $name } dobiera misję: { $thing }.
event-MissionDrawn-hidden = { $name } dobiera misję: { $era }.
event-DeckShuffled = Karty odrzucone potasowano w nową talię.
event-GoldCardPlayed = { $name } zagrywa: { $thing }.
event-PaintingUsed = { $name } używa: „{ $thing }”.
event-UnitDeployed = { $name } rekrutuje: { $thing }.
event-PaintingTaken = { $name } bierze: „{ $thing }”.
event-GalleryRefilled = Nowy obraz w galerii: „{ $thing }”.
event-TileBuilt = { $name } buduje: { $thing }.
event-SecondBuildClosed = { $why ->
        [fresh_goods] Bez drugiej budowy: zysk z pierwszej nie może płacić w tej samej akcji.
       *[nothing] Bez drugiej budowy: nie ma nic, na co cię stać i co dałoby się postawić.
    }
event-CityRevealed = Nowe miasto w ofercie: { $thing }.
event-TileRenovated = { $name } odnawia: { $thing }.
event-TileRenovated-flipped = { $name } odwraca kafelek na: { $thing }.
event-ProductMade = { $name } wytwarza: { $thing }, miejsce: { $place }.
event-Traded = { $name } wymienia { $thing }.
event-UnitsMoved = { $name } rusza: { $thing }, cel: { $place }.
event-TilePeeked = { $name } podgląda kafelek: { $thing }.
event-TilePeeked-hidden = { $name } podgląda nieodkryty kafelek.
event-TileExplored = { $name } odkrywa: { $thing }.
event-TileKept = { $name } zatrzymuje: { $thing }.
event-TileKept-gone = { $thing }: kafelek wypada z gry.
event-ExpeditionFought-won = { $name } pokonuje ekspedycję, { $attack } do { $defence }.
event-ExpeditionFought-lost = Ekspedycja się broni, { $defence } do { $attack }. Przegrywa { $name }.
event-BattleBegan = { $name } atakuje.
event-CardsSealed = { $name } ma zapieczętowane karty walki.
event-CardsRevealed = Karty walki: { $attack } przeciw { $defence }.
event-CardCancelled = { $name } unieważnia kartę przeciwnika: { $thing }.
event-BattleEnded = Atakuje { $name }, broni się { $other }, { $attack } do { $defence }: wygrywa { $winner }.
event-UnitsDefeated = { $name } traci: { $thing }.
event-TileSeized = { $name } zajmuje wrogi kafelek.
event-MissionAnnounced = { $vp ->
        [0] { $name } ogłasza misję: { $thing }.
       *[other] { $name } ogłasza misję: { $thing }, [vp] { $vp }.
    }
event-PalacePlaced = { $name } stawia pałac: { $thing }.
event-OldTokenPlaced = { $name } zostawia stary znacznik pod łukiem: { $thing }.
event-EraBegan = Zaczyna się nowa era. { $era }
event-LastRound = { $name } ogłasza misję ery III: to ostatnia runda.
event-GameEnded-mission = Koniec gry: ogłoszono misję ostatniej ery.
event-GameEnded-last_round = Koniec gry: ostatnia runda się skończyła.
event-GameEnded-goals = Wszystkie cele osiągnięte: wyzwanie wygrane.
event-GameEnded-goals_missed = Rundy się skończyły: wyzwanie przegrane.

# What a seat did, beside its badge.
phrase-LastRound = zaczyna ostatnią rundę
phrase-EraBegan = { $era }
phrase-BattleEnded = zwycięża, { $high } do { $low }; przegrywa { $loser }
phrase-TileSeized = zajmuje wrogi kafelek
phrase-MissionAnnounced = ogłasza: { $thing }
phrase-PalacePlaced = stawia pałac: { $thing }
phrase-TileBuilt = buduje: { $thing }
phrase-ProductMade = wytwarza: { $thing }
phrase-PaintingTaken = bierze: „{ $thing }”
phrase-UnitDeployed = rekrutuje: { $thing }
phrase-TileExplored = odkrywa: { $thing }
phrase-TileKept = zatrzymuje kafelek
phrase-TileKept-gone = kafelek wypada z gry
phrase-TileRenovated = uzupełnia: { $thing }
phrase-TileRenovated-flipped = odwraca kafelek na: { $thing }
phrase-MissionsKept = wybiera misje
phrase-GoodsGained = bierze { $goods }
phrase-BidMade = { $vp ->
        [-1] składa tajną ofertę
       *[other] licytuje [vp] { $vp }
    }
phrase-CapitalChosen = zakłada stolicę
phrase-MonarchChosen = ma monarchę: { $thing }
phrase-GoldCardPlayed = zagrywa: { $thing }
phrase-CardDrawn = dobiera: { $thing }
phrase-CardDrawn-hidden = dobiera kartę: { $deck }
phrase-CardsDrawn-combat = { $n ->
    [one] dobiera { $n } kartę walki
    [few] dobiera { $n } karty walki
    [many] dobiera { $n } kart walki
   *[other] dobiera { $n } karty walki
 }
phrase-CardsDrawn-gold = { $n ->
    [one] dobiera { $n } kartę złota
    [few] dobiera { $n } karty złota
    [many] dobiera { $n } kart złota
   *[other] dobiera { $n } karty złota
 }
phrase-Traded = wymienia { $thing }
phrase-UnitsMoved = rusza: { $thing }
phrase-TokenPlaced = idzie na: { $thing }
