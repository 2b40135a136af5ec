# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
        [0] Francji
       *[1] Brytanii
    }
brings-rival-to = { $others ->
        [0] Francji
       *[1] Brytanii
    }
brings-award = { $of ->
        [caribbean] za Karaiby
        [india] za Indie
        [north_america] za Amerykę Północną
       *[europe] za Europę
    }
brings-region-in = { $of ->
        [caribbean] na Karaibach
        [india] w Indiach
        [north_america] w Ameryce Północnej
       *[europe] w Europie
    }
why-denies = odbiera { brings-rival }: { $things }
why-gives = daje { brings-rival-to }: { $things }
brings-points = { $way ->
        [count] { $n } PZ
       *[noun] PZ
    }
brings-markets = { $way ->
        [count] { $n ->
            [one] { $n } rynek
            [few] { $n } rynki
            [many] { $n } rynków
           *[other] { $n } rynków
        }
       *[noun] rynki
    }
brings-alliances = { $way ->
        [count] { $n ->
            [one] { $n } pole polityczne
            [few] { $n } pola polityczne
            [many] { $n } pól politycznych
           *[other] { $n } pól politycznych
        }
       *[noun] pola polityczne
    }
brings-territories = { $way ->
        [count] { $n ->
            [one] { $n } terytorium
            [few] { $n } terytoria
            [many] { $n } terytoriów
           *[other] { $n } terytoriów
        }
       *[noun] terytoria
    }
brings-forts = { $way ->
        [count] { $n ->
            [one] { $n } fort
            [few] { $n } forty
            [many] { $n } fortów
           *[other] { $n } fortów
        }
       *[noun] forty
    }
brings-squadrons = { $way ->
        [count] { $n ->
            [one] { $n } eskadra na mapie
            [few] { $n } eskadry na mapie
            [many] { $n } eskadr na mapie
           *[other] { $n } eskadr na mapie
        }
       *[noun] eskadry na mapie
    }
brings-advantages = { $way ->
        [count] { $n ->
            [one] { $n } przewaga
            [few] { $n } przewagi
            [many] { $n } przewag
           *[other] { $n } przewag
        }
       *[noun] przewagi
    }
brings-navy_box = { $way ->
        [count] { $n ->
            [one] { $n } eskadra na polu floty
            [few] { $n } eskadry na polu floty
            [many] { $n } eskadr na polu floty
           *[other] { $n } eskadr na polu floty
        }
       *[noun] eskadry na polu floty
    }
brings-treaty = { $way ->
        [count] { $n ->
            [one] { $n } punkt traktatu
            [few] { $n } punkty traktatu
            [many] { $n } punktów traktatu
           *[other] { $n } punktów traktatu
        }
       *[noun] punkty traktatu
    }
brings-events = { $way ->
        [count] { $n ->
            [one] { $n } wydarzenie na ręce
            [few] { $n } wydarzenia na ręce
            [many] { $n } wydarzeń na ręce
           *[other] { $n } wydarzeń na ręce
        }
       *[noun] wydarzenia na ręce
    }
brings-debt = { $way ->
        [scale] dług { $n } ({ $now } z { $limit })
        [less] spłaca dług o { $n } ({ $now } z { $limit })
       *[noun] dług
    }
brings-region = { $way ->
        [taken] odbiera { brings-rival } nagrodę { brings-award }
        [won] zdobywa nagrodę { brings-award }
        [denied] nie daje { brings-rival } nagrody { brings-award }
        [lost] rezygnuje z nagrody { brings-award }
        [given] daje { brings-rival } nagrodę { brings-award }
        [ahead] prowadzi { brings-region-in } o { $now }
        [level] wyrównuje { brings-region-in }
        [nearer] zmniejsza przewagę { brings-rival } { brings-region-in } do { $now }
        [less] traci grunt { brings-region-in }
       *[noun] { $thing }
    }
brings-commodity = { $way ->
        [taken] odbiera { brings-rival } popyt: { $thing }
        [won] zdobywa popyt: { $thing }
        [denied] nie daje { brings-rival } popytu: { $thing }
        [lost] rezygnuje z popytu: { $thing }
        [given] daje { brings-rival } popyt: { $thing }
        [ahead] prowadzi ({ $thing }) o { $now }
        [level] wyrównuje ({ $thing })
        [nearer] zmniejsza przewagę { brings-rival } ({ $thing }) do { $now }
        [less] traci grunt ({ $thing })
       *[noun] { $thing }
    }
brings-prestige = { $way ->
        [taken] odbiera { brings-rival } prestiż
        [won] zdobywa prestiż
        [denied] nie daje { brings-rival } prestiżu
        [lost] rezygnuje z prestiżu
        [given] daje { brings-rival } prestiż
        [ahead] prowadzi w prestiżu o { $now }
        [level] wyrównuje w prestiżu
        [nearer] zmniejsza przewagę { brings-rival } w prestiżu do { $now }
        [less] traci grunt w prestiżu
       *[noun] prestiż
    }
brings-war = { $way ->
        [up] przygotowuje do następnej wojny
        [down] osłabia w następnej wojnie
       *[noun] następna wojna
    }
brings-final = { $way ->
        [up] zyskuje w punktacji końcowej
        [down] traci w punktacji końcowej
       *[noun] punktacja końcowa
    }
brings-ministries = { $way ->
        [up] wzmacnia ministeria
        [down] osłabia ministeria
       *[noun] ministeria
    }

manner-builder-does = Woli rynki i terytoria.
manner-warrior-does = Woli forty, eskadry i premiowe żetony wojny.
manner-collector-does = Woli pola polityczne, przewagi i wydarzenia.
