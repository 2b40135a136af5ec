# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
why-denies = { $others ->
        [1] odbiera rywalowi: { $things }
       *[other] odbiera innym: { $things }
    }
why-gives = { $others ->
        [1] daje rywalowi: { $things }
       *[other] daje innym: { $things }
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
brings-technology = { $way ->
        [count] technologia: { $n }
       *[noun] technologia
    }
brings-military = { $way ->
        [count] wojsko: { $n }
       *[noun] wojsko
    }
brings-territories = { $way ->
        [count] { $n ->
            [one] { $n } kraina
            [few] { $n } krainy
            [many] { $n } krain
           *[other] { $n } krain
        }
       *[noun] krainy
    }
brings-cubes = { $way ->
        [count] { $n ->
            [one] { $n } kostka w zapasie
            [few] { $n } kostki w zapasie
            [many] { $n } kostek w zapasie
           *[other] { $n } kostek w zapasie
        }
       *[noun] kostki w zapasie
    }
brings-cards = { $way ->
        [count] { $n ->
            [one] { $n } karta na ręce
            [few] { $n } karty na ręce
            [many] { $n } kart na ręce
           *[other] { $n } kart na ręce
        }
       *[noun] karty na ręce
    }
brings-wonders = { $way ->
        [count] { $n ->
            [one] { $n } cud
            [few] { $n } cudy
            [many] { $n } cudów
           *[other] { $n } cudów
        }
       *[noun] cuda
    }
brings-government = { $way ->
        [up] poprawia ustrój
        [down] pogarsza ustrój
       *[noun] ustrój
    }
brings-sole = { $way ->
        [up] trzyma więcej ziemi tylko dla siebie
        [down] zostawia mniej ziemi tylko dla siebie
       *[noun] krainy tylko dla siebie
    }
brings-leader = { $way ->
        [up] daje obiecującego przywódcę
        [down] porzuca cel przywódcy
        [more] zbliża się do wyższego celu przywódcy ({ $now } z { $limit })
        [done] spełnia wyższy cel przywódcy
        [less] oddala się od wyższego celu przywódcy ({ $now } z { $limit })
       *[noun] cel przywódcy
    }

manner-builder-does = Woli technologię i krainy.
manner-warrior-does = Woli wojsko i wojny.
manner-collector-does = Woli cuda i doradców.
