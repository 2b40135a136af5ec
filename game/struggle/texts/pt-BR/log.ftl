# O que aconteceu.
log-PeaceBegan = Turno { $n }
log-EraBegan = { $thing }: os Limites de Dívida sobem
log-AwardsShown = Os Prêmios são mostrados
log-DemandDrawn = Demanda Mundial: { $thing }
log-TilesShown = Nove peças de Investimento são mostradas
log-EventsDealt = { $side } compra { $n ->
    [one] 1 Evento
   *[other] { $n } Eventos
 }
log-DeckShuffled = Os descartes são embaralhados
log-Discarded = { $side } descarta { $thing }
log-MinistriesChosen = { $side } escolheu Ministérios
log-FirstNamed = { $side } decide: primeiro { $thing }
log-TurnBegan = { $side }, rodada { $n }
log-TileTaken = { $side } toma { $thing }
log-tile = { $major } { $kind }, { $minor } { $other }
log-Passed = { $side } passa
log-EventPlayed = { $side } joga { $thing }
log-EventPlayed-bonus = { $side } joga { $thing } com o bônus
log-MinistryRevealed = { $side } vira { $thing }
log-MinistryGone = { $thing } sai do jogo
log-AbilityUsed = { $side } usa { $thing }
log-DutiesNamed = { $side } escolhe { $thing }
log-AdvantageGained = { $side } ganha { $thing }
log-AdvantageLost = { $side } perde { $thing }
log-AdvantageUsed = { $side } usa { $thing }
log-AdvantageUsed-on = { $side } usa { $thing } em { $space }
log-AdvantageRefreshed = { $thing } está pronta de novo
log-Flagged = { $side } hasteia em { $space }
log-Unflagged = { $side } perde { $space }
log-ConflictPlaced = Conflito em { $space }
log-ConflictRemoved = Fim do Conflito em { $space }
log-HuguenotsPlaced = Huguenotes se instalam em { $space }
log-HuguenotsTurned = Huguenotes em { $space } são virados
log-HuguenotsLost = Huguenotes em { $space } se perdem
log-PointsGained = { $side } ganha { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
 } ({ $thing })
log-DebtChanged = { $side }: Dívida +{ $n }
log-DebtChanged-less = { $side }: Dívida −{ $n }
log-TrpChanged = { $side }: Pontos de Tratado +{ $n }
log-TrpChanged-less = { $side }: Pontos de Tratado −{ $n }
log-LimitChanged = { $side }: Limite de Dívida +{ $n }
log-LimitChanged-less = { $side }: Limite de Dívida −{ $n }
log-VpScored = { $side } marca { $n } PV: { $thing }
log-FortBuilt = { $side } constrói um Forte em { $space }
log-FortDamaged = O Forte em { $space } é danificado
log-FortRepaired = { $side } repara o Forte em { $space }
log-FortSeized = { $side } toma o Forte em { $space }
log-FortRemoved = O Forte em { $space } desaparece
log-SquadronBuilt = { $side } constrói uma Esquadra
log-SquadronMoved = { $side } navega de { $place } a { $space }
log-SquadronMoved-box = { $side } navega a { $space }
log-SquadronMoved-home = { $side }: a Esquadra em { $place } volta à Doca
log-SquadronSetAside = { $side } põe uma Esquadra de lado
log-SquadronReturned = { $n ->
    [one] { $side }: uma Esquadra volta
   *[other] { $side }: { $n } Esquadras voltam
 }
log-SquadronLost = { $side }: uma Esquadra é desfeita
log-SquadronLost-out = { $side }: uma Esquadra se perde para sempre
log-WarTileLaid = { $side } põe uma peça de Guerra
log-WarTileMoved = { $side } move uma peça de Guerra
log-WarTileReturned = { $side }: uma peça de Guerra volta à reserva
log-WarTileSentBack = { $side }: uma peça de Guerra volta à reserva
log-SpecialLaid = { $side } põe uma peça especial
log-Upgraded = { $side } reforça uma peça de Guerra
log-TilesSwapped = { $side } troca duas peças de Guerra
log-DemandAdded = { $thing } entra em demanda
log-DemandTurnedUp = Sorteado: { $thing }
log-DemandChanged = { $thing } no lugar de { $place }
log-WarBegan = { $thing }
log-TheaterRevealed = { $thing }: as peças são viradas
log-EffectDeclined = { $side } deixa um efeito
log-TheaterWon = { $side } vence { $thing } por { $n }
log-TheaterWon-nobody = { $thing }: empate
log-Conquered = { $side } conquista { $space }
log-Refused = { $side } recusa ceder { $space }
log-JacobiteMarker = Uma Vitória Jacobita
log-ThirdMinistryOpened = { $side } pode ter um terceiro Ministério
log-WarEnded = Paz após a { $thing }
log-AwardWon = { $side } ganha { $thing } ({ $place })
log-AwardWon-nobody = Ninguém ganha { $thing } ({ $place })
log-PrestigeWon = { $side } tem mais prestígio ({ $place })
log-PrestigeWon-nobody = Prestígio empatado ({ $place })
log-DemandWon = { $side } ganha { $thing } ({ $place })
log-DemandWon-nobody = Ninguém ganha { $thing } ({ $place })
log-GameEnded-sweep = { $side } vence com uma varrida
log-GameEnded-war = { $side } vence por guerra
log-GameEnded-vp = { $side } vence além da trilha
log-GameEnded-final = { $side } vence na pontuação final
