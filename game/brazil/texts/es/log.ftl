# El registro: una línea por cada tipo de acontecimiento.
event-MissionsKept = { $name } eligió sus Misiones.
event-BidMade = { $vp ->
    [-1] { $name } hizo una puja cerrada.
   *[other] { $name } ofrece [vp] { $vp }.
 }
event-MonarchChosen = El Monarca de { $name } será { $thing }.
event-CapitalsRevealed = Se revelan las Capitales; { $name } elige primero.
event-CapitalChosen = { $name } funda una Capital. Su recurso: { $thing }.
event-TurnBegan = Ronda { $round }: { $name }
event-TokenPlaced = { $name } lleva la ficha a { $thing }.
event-GoodsGained = { $name } gana { $goods }.
event-GoodsPaid = { $name } paga { $goods }.
event-GoodsDropped = { $name } pierde { $goods }.
event-CardsPaid = { $name } entrega { $deck } × { $n }.
event-CardDrawn = { $name } roba una { $deck }: { $thing }.
event-CardDrawn-hidden = { $name } roba una { $deck }.
event-MissionDrawn = { $name } roba una Misión: { $thing }.
event-MissionDrawn-hidden = { $name } roba una Misión de { $era }.
event-DeckShuffled = Los descartes se barajan en un nuevo mazo.
event-GoldCardPlayed = { $name } juega { $thing }.
event-PaintingUsed = { $name } usa «{ $thing }».
event-UnitDeployed = { $name } despliega: { $thing }.
event-PaintingTaken = { $name } toma «{ $thing }».
event-GalleryRefilled = «{ $thing }» llega a la galería.
event-TileBuilt = { $name } construye: { $thing }.
event-SecondBuildClosed = { $why ->
    [fresh_goods] Sin segunda construcción: lo que trajo la primera no puede pagar en la misma acción.
   *[nothing] Sin segunda construcción: no hay nada que se pueda pagar y colocar.
}
event-CityRevealed = Hay una nueva Ciudad disponible: { $thing }.
event-TileRenovated = { $name } renueva: { $thing }.
event-TileRenovated-flipped = { $name } da la vuelta a una loseta: ahora es { $thing }.
event-ProductMade = { $name } hace { $thing }, puesto en { $place }.
event-Traded = { $name } cambia { $thing }.
event-UnitsMoved = { $name } mueve: { $thing }, a { $place }.
event-TilePeeked = { $name } mira una loseta: { $thing }.
event-TilePeeked-hidden = { $name } mira una loseta inexplorada.
event-TileExplored = { $name } explora y encuentra: { $thing }.
event-TileKept = { $name } guarda: { $thing }.
event-TileKept-gone = { $thing }: la loseta sale del juego.
event-ExpeditionFought-won = { $name } vence a una Expedición, { $attack } a { $defence }.
event-ExpeditionFought-lost = Una Expedición resiste a { $name }, { $defence } a { $attack }.
event-BattleBegan = { $name } ataca.
event-CardsSealed = { $name } ha sellado cartas de Combate.
event-CardsRevealed = Cartas de Combate: { $attack } contra { $defence }.
event-CardCancelled = { $name } anula una carta del rival: { $thing }.
event-BattleEnded = { $name } ataca a { $other }, { $attack } a { $defence }: gana { $winner }.
event-UnitsDefeated = { $name } pierde: { $thing }.
event-TileSeized = { $name } toma una loseta enemiga.
event-MissionAnnounced = { $vp ->
    [0] { $name } anuncia una Misión: { $thing }.
   *[other] { $name } anuncia una Misión: { $thing }, [vp] { $vp }.
 }
event-PalacePlaced = { $name } coloca un Palacio: { $thing }.
event-OldTokenPlaced = { $name } deja la ficha antigua bajo { $thing }.
event-EraBegan = Empieza una nueva era. { $era }
event-LastRound = { $name } anunció una Misión de la Era III: esta es la última ronda.
event-GameEnded-mission = Fin de la partida: se anunció una Misión de la última era.
event-GameEnded-last_round = Fin de la partida: se jugó la última ronda.
event-GameEnded-goals = Todas las metas cumplidas: desafío ganado.
event-GameEnded-goals_missed = Se acabaron las rondas: desafío perdido.

# Lo que hizo un puesto, junto a su distintivo.
phrase-LastRound = trae la última ronda
phrase-EraBegan = { $era }
phrase-BattleEnded = vence a { $loser }, { $high } a { $low }
phrase-TileSeized = toma una loseta enemiga
phrase-MissionAnnounced = anuncia { $thing }
phrase-PalacePlaced = coloca { $thing }
phrase-TileBuilt = construye { $thing }
phrase-ProductMade = hace { $thing }
phrase-PaintingTaken = toma «{ $thing }»
phrase-UnitDeployed = despliega { $thing }
phrase-TileExplored = descubre { $thing }
phrase-TileKept = guarda la loseta
phrase-TileKept-gone = la loseta sale del juego
phrase-TileRenovated = repone { $thing }
phrase-TileRenovated-flipped = da la vuelta a una loseta: { $thing }
phrase-MissionsKept = elige Misiones
phrase-GoodsGained = toma { $goods }
phrase-BidMade = { $vp ->
    [-1] hace una puja cerrada
   *[other] ofrece [vp] { $vp }
 }
phrase-CapitalChosen = funda una Capital
phrase-MonarchChosen = tiene como Monarca a { $thing }
phrase-GoldCardPlayed = juega { $thing }
phrase-CardDrawn = roba { $thing }
phrase-CardDrawn-hidden = roba una { $deck }
phrase-CardsDrawn-combat = roba { $n } cartas de Combate
phrase-CardsDrawn-gold = roba { $n } cartas de Oro
phrase-Traded = cambia { $thing }
phrase-UnitsMoved = mueve { $thing }
phrase-TokenPlaced = va a { $thing }
