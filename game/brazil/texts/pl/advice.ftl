# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
        [1] odbiera rywalowi: { $things }
       *[other] odbiera rywalom: { $things }
    }
why-gives = { $others ->
        [1] daje rywalowi: { $things }
       *[other] daje rywalom: { $things }
    }
brings-points = { $way ->
        [count] { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
            [many] { $n } punktów
           *[other] { $n } punktów
        }
       *[noun] punkty
    }
brings-goods = { $way ->
        [count] { $n ->
            [one] { $n } dobro
            [few] { $n } dobra
            [many] { $n } dóbr
           *[other] { $n } dóbr
        }
       *[noun] dobra
    }
brings-gold_cards = { $way ->
        [count] { $n ->
            [one] { $n } karta złota
            [few] { $n } karty złota
            [many] { $n } kart złota
           *[other] { $n } kart złota
        }
       *[noun] karty złota
    }
brings-combat_cards = { $way ->
        [count] { $n ->
            [one] { $n } karta walki
            [few] { $n } karty walki
            [many] { $n } kart walki
           *[other] { $n } kart walki
        }
       *[noun] karty walki
    }
brings-products = { $way ->
        [count] { $n ->
            [one] { $n } produkt
            [few] { $n } produkty
            [many] { $n } produktów
           *[other] { $n } produktów
        }
       *[noun] produkty
    }
brings-units = { $way ->
        [count] { $n ->
            [one] { $n } jednostka na mapie
            [few] { $n } jednostki na mapie
            [many] { $n } jednostek na mapie
           *[other] { $n } jednostek na mapie
        }
       *[noun] jednostki na mapie
    }
brings-paintings = { $way ->
        [count] { $n ->
            [one] { $n } obraz
            [few] { $n } obrazy
            [many] { $n } obrazów
           *[other] { $n } obrazów
        }
       *[noun] obrazy
    }
brings-palaces = { $way ->
        [count] { $n ->
            [one] { $n } pałac
            [few] { $n } pałace
            [many] { $n } pałaców
           *[other] { $n } pałaców
        }
       *[noun] pałace
    }
brings-tiles = { $way ->
        [count] { $n ->
            [one] { $n } kontrolowany kafelek
            [few] { $n } kontrolowane kafelki
            [many] { $n } kontrolowanych kafelków
           *[other] { $n } kontrolowanych kafelków
        }
       *[noun] kontrolowane kafelki
    }
brings-danger = { $way ->
        [more] { $n ->
            [one] wystawia na atak o { $n } kafelek więcej
            [few] wystawia na atak o { $n } kafelki więcej
            [many] wystawia na atak o { $n } kafelków więcej
           *[other] wystawia na atak o { $n } kafelków więcej
        }
        [less] { $n ->
            [one] chroni przed atakiem { $n } kafelek
            [few] chroni przed atakiem { $n } kafelki
            [many] chroni przed atakiem { $n } kafelków
           *[other] chroni przed atakiem { $n } kafelków
        }
       *[noun] bezpieczniejsze kafelki
    }
brings-targets = { $way ->
        [more] { $n ->
            [one] zbliża się do { $n } kafelka rywali
            [few] zbliża się do { $n } kafelków rywali
            [many] zbliża się do { $n } kafelków rywali
           *[other] zbliża się do { $n } kafelków rywali
        }
        [less] { $n ->
            [one] oddala się od { $n } kafelka rywali
            [few] oddala się od { $n } kafelków rywali
            [many] oddala się od { $n } kafelków rywali
           *[other] oddala się od { $n } kafelków rywali
        }
       *[noun] kafelki rywali w zasięgu
    }
brings-mission = { $way ->
        [more] przybliża misję { $thing } ({ $now } z { $limit })
        [done] kończy misję { $thing }
        [less] cofa misję { $thing } ({ $now } z { $limit })
       *[noun] misja { $thing }
    }
brings-goal = { $way ->
        [more] zbliża się do celu „{ $thing }”
        [done] osiąga cel „{ $thing }”
        [less] oddala się od celu „{ $thing }”
       *[noun] cel „{ $thing }”
    }
brings-monarch = { $way ->
        [up] wybiera silnego monarchę
        [down] osłabia monarchę
       *[noun] monarcha
    }
brings-missions = { $way ->
        [up] bierze obiecujące misje
        [down] traci obiecujące misje
       *[noun] misje
    }
brings-palace_sites = { $way ->
        [up] robi miejsce na pałace
        [down] zostawia mniej miejsca na pałace
       *[noun] miejsce na pałace
    }
brings-exploration = { $way ->
        [up] otwiera więcej do odkrycia w pobliżu
        [down] zostawia mniej do odkrycia w pobliżu
       *[noun] odkrywanie
    }
brings-next_buys = { $way ->
        [up] pozwala kupić coś cenniejszego w następnej turze
        [down] pozwala kupić tylko coś mniej cennego w następnej turze
       *[noun] zakup w następnej turze
    }
brings-room = { $way ->
        [up] otwiera teren pod budowę
        [down] zużywa teren pod budowę
       *[noun] teren pod budowę
    }
brings-means = { $way ->
        [up] zostawia więcej na zapłatę
        [down] zostawia mniej na zapłatę
       *[noun] środki na zapłatę
    }

manner-builder-does = Woli budynki, miasta i produkty.
manner-warrior-does = Woli jednostki, bitwy i karty walki.
manner-collector-does = Woli obrazy, karty złota i kafelki eksploracji.
