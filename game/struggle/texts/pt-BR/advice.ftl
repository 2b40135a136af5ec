# Reasons of hints, of bots' moves and of the review. Ways of what is counted: [count] a number $n, [scale] with how many
# of how many there are then, else the noun alone. Of the others: a clause for each way in which it changes.
brings-rival = { $others ->
    [0] da França
   *[1] da Grã-Bretanha
}
brings-rival-to = { $others ->
    [0] à França
   *[1] à Grã-Bretanha
}
brings-award = { $of ->
    [caribbean] do Caribe
    [india] da Índia
    [north_america] da América do Norte
   *[europe] da Europa
}
brings-region-in = { $of ->
    [caribbean] no Caribe
    [india] na Índia
    [north_america] na América do Norte
   *[europe] na Europa
}
why-denies = tira { $things } { brings-rival }
why-gives = dá { $things } { brings-rival-to }
brings-points = { $way ->
    [count] { $n } PV
   *[noun] PV
}
brings-markets = { $way ->
    [count] { $n ->
        [one] { $n } mercado
       *[other] { $n } mercados
    }
   *[noun] mercados
}
brings-alliances = { $way ->
    [count] { $n ->
        [one] { $n } espaço político
       *[other] { $n } espaços políticos
    }
   *[noun] espaços políticos
}
brings-territories = { $way ->
    [count] { $n ->
        [one] { $n } Território
       *[other] { $n } Territórios
    }
   *[noun] Territórios
}
brings-forts = { $way ->
    [count] { $n ->
        [one] { $n } Forte
       *[other] { $n } Fortes
    }
   *[noun] Fortes
}
brings-squadrons = { $way ->
    [count] { $n ->
        [one] { $n } Esquadra no mapa
       *[other] { $n } Esquadras no mapa
    }
   *[noun] Esquadras no mapa
}
brings-advantages = { $way ->
    [count] { $n ->
        [one] { $n } Vantagem
       *[other] { $n } Vantagens
    }
   *[noun] Vantagens
}
brings-navy_box = { $way ->
    [count] { $n ->
        [one] { $n } Esquadra na reserva naval
       *[other] { $n } Esquadras na reserva naval
    }
   *[noun] Esquadras na reserva naval
}
brings-treaty = { $way ->
    [count] { $n ->
        [one] { $n } Ponto de Tratado
       *[other] { $n } Pontos de Tratado
    }
   *[noun] Pontos de Tratado
}
brings-events = { $way ->
    [count] { $n ->
        [one] { $n } Evento na mão
       *[other] { $n } Eventos na mão
    }
   *[noun] Eventos na mão
}
brings-debt = { $way ->
    [scale] { $n } de Dívida ({ $now } de { $limit })
    [less] abate { $n } de Dívida ({ $now } de { $limit })
   *[noun] Dívida
}
brings-region = { $way ->
    [taken] toma o Prêmio { brings-award } { brings-rival }
    [won] conquista o Prêmio { brings-award }
    [denied] nega o Prêmio { brings-award } { brings-rival-to }
    [lost] abre mão do Prêmio { brings-award }
    [given] entrega o Prêmio { brings-award } { brings-rival-to }
    [ahead] lidera { brings-region-in } por { $now }
    [level] empata { brings-region-in }
    [nearer] reduz a vantagem { brings-rival } { brings-region-in } para { $now }
    [less] perde terreno { brings-region-in }
   *[noun] { $thing }
}
brings-commodity = { $way ->
    [taken] toma a demanda de { $thing } { brings-rival }
    [won] conquista a demanda de { $thing }
    [denied] nega a demanda de { $thing } { brings-rival-to }
    [lost] abre mão da demanda de { $thing }
    [given] entrega a demanda de { $thing } { brings-rival-to }
    [ahead] lidera em { $thing } por { $now }
    [level] empata em { $thing }
    [nearer] reduz a vantagem { brings-rival } em { $thing } para { $now }
    [less] perde terreno em { $thing }
   *[noun] { $thing }
}
brings-prestige = { $way ->
    [taken] toma o prestígio { brings-rival }
    [won] conquista o prestígio
    [denied] nega o prestígio { brings-rival-to }
    [lost] abre mão do prestígio
    [given] entrega o prestígio { brings-rival-to }
    [ahead] lidera em prestígio por { $now }
    [level] empata em prestígio
    [nearer] reduz a vantagem { brings-rival } em prestígio para { $now }
    [less] perde terreno em prestígio
   *[noun] prestígio
}
brings-war = { $way ->
    [up] prepara a próxima guerra
    [down] enfraquece para a próxima guerra
   *[noun] a próxima guerra
}
brings-final = { $way ->
    [up] avança na pontuação final
    [down] recua na pontuação final
   *[noun] a pontuação final
}
brings-ministries = { $way ->
    [up] reforça os Ministérios
    [down] enfraquece os Ministérios
   *[noun] Ministérios
}

manner-builder-does = Prefere mercados e Territórios.
manner-warrior-does = Prefere Fortes, Esquadras e peças Bônus.
manner-collector-does = Prefere espaços políticos, Vantagens e Eventos.
