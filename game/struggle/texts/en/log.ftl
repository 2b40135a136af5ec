# What happened.
log-PeaceBegan = Turn { $n }
log-EraBegan = { $thing }: Debt Limits rise
log-AwardsShown = Awards are shown
log-DemandDrawn = Global Demand: { $thing }
log-TilesShown = Nine Investment tiles are shown
log-EventsDealt = { $side } draws { $n ->
    [one] 1 Event
   *[other] { $n } Events
 }
log-DeckShuffled = The discards are shuffled
log-Discarded = { $side } discards { $thing }
log-MinistriesChosen = { $side } has chosen Ministries
log-FirstNamed = { $side } names { $thing } first
log-TurnBegan = { $side }, round { $n }
log-TileTaken = { $side } takes { $thing }
log-tile = { $major } { $kind }, { $minor } { $other }
log-Passed = { $side } passes
log-EventPlayed = { $side } plays { $thing }
log-EventPlayed-bonus = { $side } plays { $thing } with its bonus
log-MinistryRevealed = { $side } turns up { $thing }
log-MinistryGone = { $thing } leaves the game
log-AbilityUsed = { $side } uses { $thing }
log-DutiesNamed = { $side } names { $thing }
log-AdvantageGained = { $side } gains { $thing }
log-AdvantageLost = { $side } loses { $thing }
log-AdvantageUsed = { $side } uses { $thing }
log-AdvantageUsed-on = { $side } uses { $thing } on { $space }
log-AdvantageRefreshed = { $thing } is ready again
log-Flagged = { $side } flags { $space }
log-Unflagged = { $side } loses { $space }
log-ConflictPlaced = Conflict on { $space }
log-ConflictRemoved = No more Conflict on { $space }
log-HuguenotsPlaced = Huguenots settle at { $space }
log-HuguenotsTurned = Huguenots at { $space } turn over
log-HuguenotsLost = Huguenots at { $space } are lost
log-PointsGained = { $side } gains { $n ->
    [one] 1 point
   *[other] { $n } points
 } ({ $thing })
log-DebtChanged = { $side }: Debt +{ $n }
log-DebtChanged-less = { $side }: Debt −{ $n }
log-TrpChanged = { $side }: Treaty Points +{ $n }
log-TrpChanged-less = { $side }: Treaty Points −{ $n }
log-LimitChanged = { $side }: Debt Limit +{ $n }
log-LimitChanged-less = { $side }: Debt Limit −{ $n }
log-VpScored = { $side } scores { $n } VP: { $thing }
log-FortBuilt = { $side } builds a Fort at { $space }
log-FortDamaged = The Fort at { $space } is damaged
log-FortRepaired = { $side } repairs the Fort at { $space }
log-FortSeized = { $side } seizes the Fort at { $space }
log-FortRemoved = The Fort at { $space } is gone
log-SquadronBuilt = { $side } builds a Squadron
log-SquadronMoved = { $side } sails from { $place } to { $space }
log-SquadronMoved-box = { $side } sails to { $space }
log-SquadronMoved-home = { $side }: the Squadron at { $place } goes home
log-SquadronSetAside = { $side } sets a Squadron aside
log-SquadronReturned = { $n ->
    [one] { $side }: a Squadron returns
   *[other] { $side }: { $n } Squadrons return
 }
log-SquadronLost = { $side }: a Squadron is unbuilt
log-SquadronLost-out = { $side }: a Squadron is lost for good
log-WarTileLaid = { $side } lays a War tile
log-WarTileMoved = { $side } moves a War tile
log-WarTileReturned = { $side }: a War tile goes back to its pool
log-WarTileSentBack = { $side }: a War tile goes back to its pool
log-SpecialLaid = { $side } lays a special tile
log-Upgraded = { $side } upgrades a War tile
log-TilesSwapped = { $side } swaps two War tiles
log-DemandAdded = { $thing } comes into demand
log-DemandTurnedUp = Turned up: { $thing }
log-DemandChanged = { $thing } in place of { $place }
log-WarBegan = { $thing }
log-TheaterRevealed = { $thing }: tiles are turned up
log-EffectDeclined = { $side } leaves an effect
log-TheaterWon = { $side } wins { $thing } by { $n }
log-TheaterWon-nobody = { $thing }: a tie
log-Conquered = { $side } conquers { $space }
log-Refused = { $side } refuses to cede { $space }
log-JacobiteMarker = A Jacobite Victory
log-ThirdMinistryOpened = { $side } may keep a third Ministry
log-WarEnded = Peace after the { $thing }
log-AwardWon = { $side } wins { $thing } ({ $place })
log-AwardWon-nobody = Nobody wins { $thing } ({ $place })
log-PrestigeWon = { $side } has more prestige ({ $place })
log-PrestigeWon-nobody = Prestige is even ({ $place })
log-DemandWon = { $side } wins { $thing } ({ $place })
log-DemandWon-nobody = Nobody wins { $thing } ({ $place })
log-GameEnded-sweep = { $side } wins with a sweep
log-GameEnded-war = { $side } wins by war
log-GameEnded-vp = { $side } wins beyond the track
log-GameEnded-final = { $side } wins after final scoring
