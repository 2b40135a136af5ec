# Qué ha pasado.
log-PeaceBegan = Turno { $n }
log-EraBegan = { $thing }: suben los Límites de Deuda
log-AwardsShown = Se muestran los Premios
log-DemandDrawn = Demanda Mundial: { $thing }
log-TilesShown = Se muestran nueve losetas de Inversión
log-EventsDealt = { $side } roba { $n ->
    [one] 1 Evento
   *[other] { $n } Eventos
 }
log-DeckShuffled = Se barajan los descartes
log-Discarded = { $side } descarta { $thing }
log-MinistriesChosen = { $side } ha elegido Ministerios
log-FirstNamed = { $side } decide: primero { $thing }
log-TurnBegan = { $side }, ronda { $n }
log-TileTaken = { $side } toma { $thing }
log-tile = { $major } { $kind }, { $minor } { $other }
log-Passed = { $side } pasa
log-EventPlayed = { $side } juega { $thing }
log-EventPlayed-bonus = { $side } juega { $thing } con su bonificación
log-MinistryRevealed = { $side } voltea { $thing }
log-MinistryGone = { $thing } sale del juego
log-AbilityUsed = { $side } usa { $thing }
log-DutiesNamed = { $side } nombra { $thing }
log-AdvantageGained = { $side } gana { $thing }
log-AdvantageLost = { $side } pierde { $thing }
log-AdvantageUsed = { $side } usa { $thing }
log-AdvantageUsed-on = { $side } usa { $thing } en { $space }
log-AdvantageRefreshed = { $thing } vuelve a estar lista
log-Flagged = { $side } pone bandera en { $space }
log-Unflagged = { $side } pierde { $space }
log-ConflictPlaced = Conflicto en { $space }
log-ConflictRemoved = Fin del Conflicto en { $space }
log-HuguenotsPlaced = Hugonotes se asientan en { $space }
log-HuguenotsTurned = Hugonotes de { $space } se voltean
log-HuguenotsLost = Hugonotes de { $space } se pierden
log-PointsGained = { $side } gana { $n ->
    [one] 1 punto
   *[other] { $n } puntos
 } ({ $thing })
log-DebtChanged = { $side }: Deuda +{ $n }
log-DebtChanged-less = { $side }: Deuda −{ $n }
log-TrpChanged = { $side }: Puntos de Tratado +{ $n }
log-TrpChanged-less = { $side }: Puntos de Tratado −{ $n }
log-LimitChanged = { $side }: Límite de Deuda +{ $n }
log-LimitChanged-less = { $side }: Límite de Deuda −{ $n }
log-VpScored = { $side } anota { $n } PV: { $thing }
log-FortBuilt = { $side } construye un Fuerte en { $space }
log-FortDamaged = El Fuerte de { $space } queda dañado
log-FortRepaired = { $side } repara el Fuerte de { $space }
log-FortSeized = { $side } toma el Fuerte de { $space }
log-FortRemoved = El Fuerte de { $space } desaparece
log-SquadronBuilt = { $side } construye una Escuadra
log-SquadronMoved = { $side } zarpa de { $place } a { $space }
log-SquadronMoved-box = { $side } zarpa a { $space }
log-SquadronMoved-home = { $side }: la Escuadra de { $place } vuelve a casa
log-SquadronSetAside = { $side } aparta una Escuadra
log-SquadronReturned = { $n ->
    [one] { $side }: vuelve una Escuadra
   *[other] { $side }: vuelven { $n } Escuadras
 }
log-SquadronLost = { $side }: una Escuadra se deshace
log-SquadronLost-out = { $side }: una Escuadra se pierde para siempre
log-WarTileLaid = { $side } pone una loseta de Guerra
log-WarTileMoved = { $side } mueve una loseta de Guerra
log-WarTileReturned = { $side }: una loseta de Guerra vuelve a la reserva
log-WarTileSentBack = { $side }: una loseta de Guerra vuelve a la reserva
log-SpecialLaid = { $side } pone una loseta especial
log-Upgraded = { $side } mejora una loseta de Guerra
log-TilesSwapped = { $side } intercambia dos losetas de Guerra
log-DemandAdded = { $thing } entra en demanda
log-DemandTurnedUp = Sale: { $thing }
log-DemandChanged = { $thing } en lugar de { $place }
log-WarBegan = { $thing }
log-TheaterRevealed = { $thing }: se voltean las losetas
log-EffectDeclined = { $side } deja un efecto
log-TheaterWon = { $side } gana { $thing } por { $n }
log-TheaterWon-nobody = { $thing }: empate
log-Conquered = { $side } conquista { $space }
log-Refused = { $side } se niega a ceder { $space }
log-JacobiteMarker = Una Victoria Jacobita
log-ThirdMinistryOpened = { $side } puede tener un tercer Ministerio
log-WarEnded = Paz tras la { $thing }
log-AwardWon = { $side } gana { $thing } ({ $place })
log-AwardWon-nobody = Nadie gana { $thing } ({ $place })
log-PrestigeWon = { $side } tiene más prestigio ({ $place })
log-PrestigeWon-nobody = Prestigio empatado ({ $place })
log-DemandWon = { $side } gana { $thing } ({ $place })
log-DemandWon-nobody = Nadie gana { $thing } ({ $place })
log-GameEnded-sweep = { $side } gana con una barrida
log-GameEnded-war = { $side } gana por guerra
log-GameEnded-vp = { $side } gana más allá del marcador
log-GameEnded-final = { $side } gana en la puntuación final
