# What happened.
log-PeaceBegan = Tura { $n }
log-EraBegan = { $thing }: limity długu rosną
log-AwardsShown = Odkryto nagrody
log-DemandDrawn = Popyt światowy: { $thing }
log-TilesShown = Odkryto dziewięć żetonów inwestycji
log-EventsDealt = { $side } dobiera { $n ->
        [one] 1 wydarzenie
        [few] { $n } wydarzenia
        [many] { $n } wydarzeń
       *[other] { $n } wydarzeń
    }
log-DeckShuffled = Potasowano karty odrzucone
log-Discarded = { $side } odrzuca: { $thing }
log-MinistriesChosen = { $side } ma wybrane ministeria
log-FirstNamed = { $side } decyduje: zaczyna { $thing }
log-TurnBegan = { $side }, runda { $n }
log-TileTaken = { $side } bierze żeton: { $thing }
log-tile = { $major } { $kind }, { $minor } { $other }
log-Passed = { $side } pasuje
log-EventPlayed = { $side } zagrywa: { $thing }
log-EventPlayed-bonus = { $side } zagrywa: { $thing }, z premią
log-MinistryRevealed = { $side } odkrywa: { $thing }
log-MinistryGone = Wypada z gry: { $thing }
log-AbilityUsed = { $side } używa: { $thing }
log-DutiesNamed = { $side } wymienia: { $thing }
log-AdvantageGained = { $side } zyskuje: { $thing }
log-AdvantageLost = { $side } traci: { $thing }
log-AdvantageUsed = { $side } używa: { $thing }
log-AdvantageUsed-on = { $side } używa: { $thing } ({ $space })
log-AdvantageRefreshed = Znów gotowa: { $thing }
log-Flagged = { $side } stawia flagę: { $space }
log-Unflagged = Zdjęta flaga ({ $side }): { $space }
log-ConflictPlaced = Położono znacznik konfliktu: { $space }
log-ConflictRemoved = Zdjęto znacznik konfliktu: { $space }
log-HuguenotsPlaced = Osiedlają się hugenoci: { $space }
log-HuguenotsTurned = Hugenoci odwróceni: { $space }
log-HuguenotsLost = Hugenoci straceni: { $space }
log-PointsGained = { $side } zyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    } ({ $thing })
log-DebtChanged = { $side }: dług +{ $n }
log-DebtChanged-less = { $side }: dług −{ $n }
log-TrpChanged = { $side }: punkty traktatu +{ $n }
log-TrpChanged-less = { $side }: punkty traktatu −{ $n }
log-LimitChanged = { $side }: limit długu +{ $n }
log-LimitChanged-less = { $side }: limit długu −{ $n }
log-VpScored = { $side } zdobywa { $n } PZ: { $thing }
log-FortBuilt = { $side } buduje fort: { $space }
log-FortDamaged = Fort uszkodzony: { $space }
log-FortRepaired = { $side } naprawia fort: { $space }
log-FortSeized = { $side } zajmuje fort: { $space }
log-FortRemoved = Fort usunięty: { $space }
log-SquadronBuilt = { $side } buduje eskadrę
log-SquadronMoved = { $side } płynie: { $place } → { $space }
log-SquadronMoved-box = { $side } płynie: { $space }
log-SquadronMoved-home = { $side }: eskadra wraca ({ $place })
log-SquadronSetAside = { $side } odkłada eskadrę
log-SquadronReturned = { $n ->
        [one] { $side }: wraca eskadra
        [few] { $side }: wracają { $n } eskadry
        [many] { $side }: wraca { $n } eskadr
       *[other] { $side }: wraca { $n } eskadr
    }
log-SquadronLost = { $side }: eskadra do ponownej budowy
log-SquadronLost-out = { $side }: eskadra stracona na zawsze
log-WarTileLaid = { $side } kładzie żeton wojny
log-WarTileMoved = { $side } przenosi żeton wojny
log-WarTileReturned = { $side }: żeton wojny wraca do puli
log-WarTileSentBack = { $side }: żeton wojny wraca do puli
log-SpecialLaid = { $side } kładzie żeton specjalny
log-Upgraded = { $side } ulepsza żeton wojny
log-TilesSwapped = { $side } zamienia dwa żetony wojny
log-DemandAdded = Jest teraz popyt: { $thing }
log-DemandTurnedUp = Odkryto: { $thing }
log-DemandChanged = { $thing } w miejsce: { $place }
log-WarBegan = { $thing }
log-TheaterRevealed = { $thing }: odkryto żetony
log-EffectDeclined = { $side } pomija efekt
log-TheaterWon = { $side } wygrywa: { $thing }, o { $n }
log-TheaterWon-nobody = { $thing }: remis
log-Conquered = { $side } podbija: { $space }
log-Refused = { $side } odmawia oddania: { $space }
log-JacobiteMarker = Zwycięstwo jakobitów
log-ThirdMinistryOpened = { $side } może mieć trzecie ministerium
log-WarEnded = Pokój. Koniec wojny: { $thing }
log-AwardWon = { $side } zdobywa: { $thing } ({ $place })
log-AwardWon-nobody = Nie zdobywa nikt: { $thing } ({ $place })
log-PrestigeWon = { $side } ma więcej prestiżu ({ $place })
log-PrestigeWon-nobody = Prestiż jest równy ({ $place })
log-DemandWon = { $side } zdobywa: { $thing } ({ $place })
log-DemandWon-nobody = Nie zdobywa nikt: { $thing } ({ $place })
log-GameEnded-sweep = { $side } wygrywa kompletem
log-GameEnded-war = { $side } wygrywa wojną
log-GameEnded-vp = { $side } wygrywa poza torem
log-GameEnded-final = { $side } wygrywa po punktacji końcowej
recap-round = Runda: { $name }
recap-war = Wojna: { $name }
recap-score = Wynik
recap-forecast = Gdyby tura się teraz skończyła
step-at = *{ $place }*: { $what }
step-at-within = { $place }, { $what }
step-tile-taken = Wzięto żeton
step-passed = Pas
step-event = Zagrano: { $thing }
step-used = Użyto: { $thing }
step-ministry = Odkryte ministerium: { $thing }
step-flagged = { $side } stawia flagę
step-flagged-own = twoja flaga stoi
step-unflagged = { $side } traci flagę
step-unflagged-own = twoja flaga zdjęta
step-fort-built = Fort zbudowany
step-fort-damaged = Fort uszkodzony
step-fort-repaired = Fort naprawiony
step-fort-seized = Fort zajęty
step-fort-removed = Fort usunięty
step-conflict = Położono znacznik konfliktu
step-conflict-over = Zdjęto znacznik konfliktu
step-huguenots = Osiedlili się hugenoci
step-huguenots-turned = Hugenoci odwróceni
step-huguenots-lost = Hugenoci straceni
step-conquered = podbite
step-squadron = Eskadra przybyła
step-squadron-from = Eskadra przybyła ({ $place })
step-squadron-home = Eskadra odesłana ({ $side })
step-squadron-home-own = twoja eskadra odesłana
step-squadron-lost = Eskadra stracona ({ $side })
step-squadron-lost-own = twoja eskadra stracona
step-gains = { $side } zyskuje: { $thing }
step-gains-own = zyskujesz: { $thing }
step-loses = { $side } traci: { $thing }
step-loses-own = tracisz: { $thing }
step-tile-laid = Położono żeton wojny
step-tile-moved = Przeniesiono tu żeton wojny
step-tile-returned = Żeton wojny wraca do puli ({ $side })
step-tile-returned-own = twój żeton wojny wraca do puli
step-special-laid = położono żeton specjalny
step-tile-upgraded = Ulepszono żeton wojny
ask-recap = Po ruchu: { $side }. Wskaż wiersz, aby zobaczyć gdzie, lub pierścień, aby zobaczyć co.
ask-recap-hint = Naciśnij Enter, aby kontynuować
ask-step = { $side }: { $what }
