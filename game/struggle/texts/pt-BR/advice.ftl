# What a step brings or costs, after it, and what a line has more or less of: nouns in lists.
# $way: [more]/[less] of a number $n, [up]/[down] without one, else the noun alone.
brings-region = { $way ->
    [more] +{ $n } de vantagem: { $thing }
    [less] −{ $n } de vantagem: { $thing }
   *[noun] a vantagem: { $thing }
}
brings-commodity = { $way ->
    [more] +{ $n } de vantagem: { $thing }
    [less] −{ $n } de vantagem: { $thing }
   *[noun] a vantagem: { $thing }
}
brings-prestige = { $way ->
    [more] +{ $n } de vantagem em prestígio
    [less] −{ $n } de vantagem em prestígio
   *[noun] a vantagem em prestígio
}
brings-markets = { $way ->
    [more] { $n ->
        [one] +{ $n } mercado
       *[other] +{ $n } mercados
    }
    [less] { $n ->
        [one] −{ $n } mercado
       *[other] −{ $n } mercados
    }
   *[noun] mercados
}
brings-alliances = { $way ->
    [more] { $n ->
        [one] +{ $n } espaço político
       *[other] +{ $n } espaços políticos
    }
    [less] { $n ->
        [one] −{ $n } espaço político
       *[other] −{ $n } espaços políticos
    }
   *[noun] espaços políticos
}
brings-territories = { $way ->
    [more] { $n ->
        [one] +{ $n } Território
       *[other] +{ $n } Territórios
    }
    [less] { $n ->
        [one] −{ $n } Território
       *[other] −{ $n } Territórios
    }
   *[noun] Territórios
}
brings-forts = { $way ->
    [more] { $n ->
        [one] +{ $n } Forte
       *[other] +{ $n } Fortes
    }
    [less] { $n ->
        [one] −{ $n } Forte
       *[other] −{ $n } Fortes
    }
   *[noun] Fortes
}
brings-squadrons = { $way ->
    [more] { $n ->
        [one] +{ $n } Esquadra no mapa
       *[other] +{ $n } Esquadras no mapa
    }
    [less] { $n ->
        [one] −{ $n } Esquadra no mapa
       *[other] −{ $n } Esquadras no mapa
    }
   *[noun] Esquadras no mapa
}
brings-advantages = { $way ->
    [more] { $n ->
        [one] +{ $n } Vantagem
       *[other] +{ $n } Vantagens
    }
    [less] { $n ->
        [one] −{ $n } Vantagem
       *[other] −{ $n } Vantagens
    }
   *[noun] Vantagens
}
brings-debt = { $way ->
    [more] toma { $n } de Dívida
    [less] abate { $n } de Dívida
   *[noun] a Dívida
}
brings-navy_box = { $way ->
    [more] { $n ->
        [one] +{ $n } Esquadra na reserva naval
       *[other] +{ $n } Esquadras na reserva naval
    }
    [less] { $n ->
        [one] −{ $n } Esquadra na reserva naval
       *[other] −{ $n } Esquadras na reserva naval
    }
   *[noun] Esquadras na reserva naval
}
brings-treaty = { $way ->
    [more] { $n ->
        [one] +{ $n } Ponto de Tratado
       *[other] +{ $n } Pontos de Tratado
    }
    [less] { $n ->
        [one] gasta { $n } Ponto de Tratado
       *[other] gasta { $n } Pontos de Tratado
    }
   *[noun] Pontos de Tratado
}
brings-events = { $way ->
    [more] { $n ->
        [one] +{ $n } Evento na mão
       *[other] +{ $n } Eventos na mão
    }
    [less] { $n ->
        [one] −{ $n } Evento na mão
       *[other] −{ $n } Eventos na mão
    }
   *[noun] Eventos na mão
}
brings-their_markets = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } mercado
       *[other] o oponente ganha { $n } mercados
    }
    [less] { $n ->
        [one] custa ao oponente { $n } mercado
       *[other] custa ao oponente { $n } mercados
    }
   *[noun] os mercados do oponente
}
brings-their_alliances = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } espaço político
       *[other] o oponente ganha { $n } espaços políticos
    }
    [less] { $n ->
        [one] custa ao oponente { $n } espaço político
       *[other] custa ao oponente { $n } espaços políticos
    }
   *[noun] os espaços políticos do oponente
}
brings-their_territories = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } Território
       *[other] o oponente ganha { $n } Territórios
    }
    [less] { $n ->
        [one] custa ao oponente { $n } Território
       *[other] custa ao oponente { $n } Territórios
    }
   *[noun] os Territórios do oponente
}
brings-their_forts = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } Forte
       *[other] o oponente ganha { $n } Fortes
    }
    [less] { $n ->
        [one] custa ao oponente { $n } Forte
       *[other] custa ao oponente { $n } Fortes
    }
   *[noun] os Fortes do oponente
}
brings-their_squadrons = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } Esquadra no mapa
       *[other] o oponente ganha { $n } Esquadras no mapa
    }
    [less] { $n ->
        [one] custa ao oponente { $n } Esquadra no mapa
       *[other] custa ao oponente { $n } Esquadras no mapa
    }
   *[noun] as Esquadras do oponente
}
brings-their_advantages = { $way ->
    [more] { $n ->
        [one] o oponente ganha { $n } Vantagem
       *[other] o oponente ganha { $n } Vantagens
    }
    [less] { $n ->
        [one] custa ao oponente { $n } Vantagem
       *[other] custa ao oponente { $n } Vantagens
    }
   *[noun] as Vantagens do oponente
}
brings-their_debt = { $way ->
    [more] o oponente toma { $n } de Dívida
    [less] o oponente abate { $n } de Dívida
   *[noun] a Dívida do oponente
}
brings-war = { $way ->
    [up] mais forte na próxima guerra
    [down] mais fraco na próxima guerra
   *[noun] a próxima guerra
}
brings-final = { $way ->
    [up] melhor na pontuação final
    [down] pior na pontuação final
   *[noun] a pontuação final
}
brings-ministries = { $way ->
    [up] Ministérios mais fortes
    [down] Ministérios mais fracos
   *[noun] Ministérios
}
