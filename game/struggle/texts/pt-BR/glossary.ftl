# Termos explicados onde estão.
symbol-furs = Peles
symbol-fish = Peixe
symbol-tobacco = Tabaco
symbol-sugar = Açúcar
symbol-cotton = Algodão
symbol-spice = Especiarias
symbol-economic = Pontos econômicos
symbol-diplomatic = Pontos diplomáticos
symbol-military = Pontos militares
symbol-debt = Dívida
symbol-treaty = Ponto de Tratado
symbol-event = Pode-se jogar um Evento
symbol-upgrade = Reforço Militar
symbol-france = França
symbol-britain = Grã-Bretanha
symbol-usa = EUA
symbol-spain = Espanha
symbol-conflict = Marcador de Conflito
symbol-prestige = Prestígio
symbol-alliance = Aliança
symbol-local = Aliança Local
symbol-fort = Forte
symbol-naval = Espaço naval
symbol-market = Mercado
symbol-political = Espaço político
symbol-territory = Território
symbol-advantage = Vantagem
glossary =
    Mude|mudar|mudado: Pôr sua bandeira num espaço vazio, ou remover uma inimiga: uma das duas coisas.
    Arrie|arriar|arriado: Remover uma bandeira inimiga.
    Marcador de Conflito|marcadores de Conflito: O espaço sob ele custa 1, pode ser arriado por ação secundária e não conta para nada.
    Protegido: Um mercado ao lado de uma Esquadra ou Forte inteiro do seu lado; custa 1 a mais ao inimigo.
    Isolado: Um mercado sem cadeia até um Território, Forte ou espaço naval do seu lado. Vê-se no início da rodada.
    Dívida Disponível: O Limite de Dívida menos a Dívida.
    Ponto de Tratado|Pontos de Tratado: Completam pontos que faltam; 4 ficam de um turno ao outro.
    Ação principal|ações principais: Uma linha de compras de um tipo. Outro tipo, a secundária ou o reforço a encerra.
    Ação secundária|ações secundárias: Uma só compra. Não remove bandeira nem Esquadra, salvo onde há marcador de Conflito.
    Reforço Militar: Compre uma peça Básica e fique com a melhor de duas num teatro.
    Doca: Onde esperam as Esquadras construídas que não estão no mapa.
    Aliança Local|Alianças Locais: Um espaço político fora da Europa que sustenta uma Vantagem.
    Ponto de Conquista|Pontos de Conquista: Despojos de um teatro que tomam Fortes, mercados, espaços navais e Territórios.
    Vantagem|Vantagens: Sua enquanto tiver todos os espaços que ela pede; no máximo duas por rodada.
    Demanda Mundial: Três mercadorias do turno; mais mercados de uma trazem sua recompensa.
