# As páginas de Como jogar.
learn-goal-title = O objetivo
learn-goal =
    Duas potências, França [france] e Grã-Bretanha [britain], de 1697 a 1789. Um só placar: começa em 15, a França o empurra para cima, a Grã-Bretanha para baixo.

    # Como o jogo acaba
    - Numa verificação de vitória após um turno ou guerra, 30 ou mais dá a vitória à França, 0 ou menos à Grã-Bretanha.
    - *Varrida*: quem recebe os quatro Prêmios e toda a demanda de um turno vence na hora.
    - *Guerra*: quem vence todos os teatros de uma guerra na linha mais alta vence na hora.
    - Após seis turnos vem a pontuação final: a França vence com 16 ou mais, a Grã-Bretanha com 14 ou menos. Em 15 vence quem tem mais Dívida Disponível; se for igual, a Grã-Bretanha.

    # O curso
    Seis turnos de paz, quatro guerras: Sucessão Espanhola após o turno 1, Sucessão Austríaca após o 3, Sete Anos após o 4, Independência Americana após o 5. Dois turnos fazem uma era.
learn-words-title = Palavras e sinais
learn-words =
    # Espaços
    - [political] *Político*: mudado com pontos diplomáticos. [prestige] prestígio, [alliance] Aliança (força em guerras), [local] Aliança Local (sustenta uma Vantagem).
    - [market] *Mercado*: mudado com pontos econômicos, precisa de conexão. Todos menos um têm uma mercadoria.
    - [territory] *Território*: só muda de mãos em guerras.
    - [fort] *Forte*: construído, reparado, tomado com pontos militares. [naval] *Espaço naval*: ocupado por uma Esquadra.

    # Atos
    - *Hastear*: pôr sua bandeira num espaço vazio. *Arriar*: remover uma bandeira inimiga. *Mudar*: um dos dois. Para tomar um espaço inimigo mude-o duas vezes.
    - *Protegido*: um mercado ao lado de uma Esquadra ou de um Forte inteiro próprios.
    - *Isolado*: um mercado do qual nenhuma cadeia de mercados próprios leva a um Território, Forte ou espaço naval do seu lado. Vê-se no início de cada rodada.
    - [conflict] *Marcador de Conflito*: o espaço custa 1, pode ser arriado por ação secundária e não conta para nada.

    # Meios
    - *Dívida* até um limite, *Pontos de Tratado*, até 4 guardados de turno a turno: ambos completam o que falta em pontos. *Dívida Disponível* é o limite menos a Dívida; muitos Eventos perguntam quem tem mais.
    - [advantage] *Vantagem*: sua enquanto tiver todos os espaços que ela pede.
learn-turn-title = Um turno de paz
learn-turn =
    1. Nos turnos 3 e 5 entram novos Eventos e os Limites de Dívida sobem 4.
    2. Mostram-se quatro Prêmios, um por região; três mercadorias estão em demanda.
    3. Vantagens e habilidades são renovadas. Mostram-se nove peças de Investimento.
    4. Cada lado compra três Eventos e fica com três da mão.
    5. No primeiro turno de uma era cada lado escolhe dois Ministérios, virados para baixo; no segundo pode trocar os que estão virados para baixo.
    6. Quem está atrás tem a iniciativa: diz quem joga primeiro.
    7. Quatro rodadas para cada um, alternadas.
    8. O turno é pontuado, depois pode vir uma guerra.
learn-round-title = Uma rodada
learn-round =
    # Tome uma peça
    Você deve tomar uma peça de Investimento. O número grande é a *ação principal*, o pequeno a *ação secundária*.
    - *Passar* logo depois: sua Dívida diminui em até 2, a rodada acaba.
    - Com o sinal [event] pode jogar um Evento, antes de tudo. O tipo dele deve ser o da ação principal, se tiver tipo.
    - Com o sinal [upgrade] você tem um Reforço Militar.

    # Principal e secundária
    - Uma *ação principal* é uma linha de compras de um tipo. Começar a secundária, o reforço ou outro tipo a encerra.
    - Uma *ação secundária* é uma só compra. Não remove bandeira nem Esquadra, a não ser onde há um marcador de Conflito.
    - Pontos de um Evento valem como ação principal do seu tipo.
    - Pontos econômicos gastos em outra região na mesma rodada custam 1 a mais na primeira compra lá; o mesmo para os diplomáticos.

    # Reforço Militar
    Escolha um teatro da próxima guerra, compre uma peça Básica, fique com uma das duas lá; a outra volta à reserva ou sai do jogo. No turno 6 dá 1 Ponto de Tratado.
learn-buying-title = Compras
learn-buying =
    # Econômico [economic]
    Mude um *mercado*. Ele deve estar conectado a um Território, Forte ou espaço naval que você tem agora, ou a um mercado seu sem marcador de Conflito que não estava isolado no início da rodada nem mudou de mãos nela.
    - O preço é o número impresso, ou 1 se isolado ou sob marcador de Conflito; menos reduções; 1 a mais se é do inimigo e protegido; 1 a mais por outra região; no mínimo 1.

    # Diplomático [diplomatic]
    Mude um *espaço político*: número impresso ou 1 sob marcador de Conflito, com os mesmos acréscimos menos proteção; sem conexão. Ou compre um Evento por 3.

    # Quem paga
    Os pontos pagam primeiro, os mais limitados antes. O que falta, Dívida e Pontos de Tratado completam, na mistura que você escolher.

    # Vantagens [advantage]
    Esgote uma para fazer o que ela diz: duas por rodada, uma por região, não na rodada em que foi ganha, e nenhum Evento depois. Um marcador de Conflito num espaço que ela pede a bloqueia.
learn-military-title = Armas
learn-military =
    # Peças de Guerra e marcadores
    - *Peça de Guerra Bônus*: 2, no máximo duas por rodada. Compre uma, veja, ponha-a virada para baixo num teatro da próxima guerra; no máximo duas suas por teatro.
    - *Tirar um marcador de Conflito*: 2, num mercado protegido 1; 1 a mais por um +1.
    - No turno 6: 2 pontos militares por 1 econômico ou diplomático.

    # Fortes
    - *Construir um Forte*: número impresso. Você deve ter um mercado, espaço naval ou Território ao lado desde o início da rodada.
    - *Reparar* seu Forte danificado: 1 a menos. *Tomar* um Forte inimigo danificado: 1 a mais, em ação principal, com mercado ou Esquadra ao lado.

    # Esquadras
    - *Construir uma Esquadra*: 4. Vai para a Doca.
    - *Deslocar uma Esquadra*: 1 a um espaço naval vazio. Onde há uma inimiga, 2 a partir do mapa, 3 da Doca, em ação principal; ela volta para casa.
learn-cards-title = Eventos e Ministérios
learn-cards =
    # Eventos
    Cada um tem uma metade por lado, ou uma para os dois. Primeiro se verifica a *condição do bônus*: uma palavra-chave num Ministério virado para cima, ou outra condição. Uma palavra-chave num Ministério virado para baixo dá o bônus se você o virar agora. O que puder ser feito deve ser feito. A carta sai do jogo.

    # Ministérios
    Você tem dois, virados para baixo até usá-los ou virá-los. Habilidades passivas só valem virados para cima, e palavras-chave só contam assim nas guerras. Habilidades usadas voltam no turno seguinte.
learn-wars-title = Guerras
learn-wars =
    Os teatros são disputados um após o outro.
    1. Viram-se todas as peças de Guerra de lá.
    2. *Efeitos*: primeiro os do lado mais perto da vitória automática, depois os do outro. Dívida ao inimigo, um Forte danificado ou uma Esquadra mandada embora, uma bandeira removida. Cada um pode ser dispensado.
    3. *Força*: peças, espaços de Aliança dos países citados, Esquadras, Fortes inteiros, palavras-chave, marcadores de Conflito em bandeiras inimigas, conforme o teatro.
    4. A diferença é a margem. Sua linha dá ao vencedor pontos e Pontos de Conquista, ao perdedor Pontos de Tratado. Empate não dá nada.

    # Pontos de Conquista
    1 cada por um espaço de Forte, mercado ou espaço naval do teatro; o naval precisa de uma Esquadra da Doca ou do teatro. Um Território custa o seu número; onde linhas de conquista chegam, tenha um Forte, espaço naval ou Território na outra ponta de uma.
    - O dono pode *recusar* ceder um Território, duas vezes por guerra: o vencedor marca 3, depois 5.
    - Os Estados Unidos: após a Independência Americana bandeiras dos EUA podem tirar Territórios dos dois lados, para sempre.
learn-scoring-title = Pontuação
learn-scoring =
    # Todo turno
    - *Prêmios*: mais espaços numa região, pela margem que a peça pede.
    - *Prestígio*: 2 por mais espaços de prestígio.
    - *Demanda Mundial*: a recompensa da era por mais mercados de cada mercadoria em demanda.
    Empates não dão nada. Espaços sob marcadores de Conflito não contam, Fortes danificados sim.

    # No fim
    - 2 por mais espaços de prestígio, 1 por cada 2 inteiros de Dívida Disponível à frente (no máximo 4), 1 por cada uma das seis mercadorias com mais mercados.
    - 2 por Território que o oponente tinha no início.
learn-table-title = A mesa
learn-table =
    # Apontar
    - Clique numa peça, depois Enter. Aponte um espaço: a barra mostra o preço, parte por parte. Clique nele e escolha o que fazer lá.
    - Clique numa Esquadra sua ou na Doca, depois no mar. Clique numa Vantagem, depois no alvo.
    - Aponte um lugar escuro para ver por quê. *Se o turno acabasse agora* mostra o que uma compra mudaria antes de você pagar.
    - O botão direito numa carta a mostra inteira. Clique num Ministério para ver suas habilidades.

    # Teclas
    - 1–4 ou um clique duplo enchem a vista com uma região, Home mostra o mapa todo.
    - W próxima guerra, C cartas, T peças, L registro, X outra ação ou pagamento, P passar.
    - Enter aperta o botão principal, Esc cancela o que você escolheu, Tab e as setas movem o foco. F1 mostra ao lado da mesa a regra do que você aponta, ? a lista de todas as teclas.

    # Desfazer e o passado
    Ctrl+Z dá um passo atrás, até a última coisa revelada; o botão apagado diz o que o impede. Cada linha do registro leva de volta ao seu momento. O controle percorre o jogo inteiro, as setas andam passo a passo; olhar não perde nada.

    # Segredos
    Entre duas pessoas cai uma cortina antes de cada rodada. Mãos, Ministérios virados para baixo e peças de Guerra nunca são mostrados ao outro lado.
learn-rulings-title = Decisões
learn-rulings =
    Onde as regras impressas se calam ou podem ser lidas de dois modos, o jogo decide assim.
    - *R1* { ruling-r1 }
    - *R2* { ruling-r2 }
    - *R3* { ruling-r3 }
    - *R4* { ruling-r4 }
    - *R5* { ruling-r5 }
    - *R6* { ruling-r6 }
    - *R7* { ruling-r7 }
    - *R8* { ruling-r8 }
    - *R9* { ruling-r9 }
    - *R10* { ruling-r10 }
    - *R11* { ruling-r11 }
    - *R12* { ruling-r12 }
    - *R13* { ruling-r13 }
    - *R14* { ruling-r14 }
    - *R15* { ruling-r15 }
    - *R16* { ruling-r16 }
    - *R17* { ruling-r17 }
    - *R18* { ruling-r18 }
    - *R19* { ruling-r19 }
    - *R20* { ruling-r20 }
    - *R21* { ruling-r21 }
    - *R22* { ruling-r22 }
    - *R23* { ruling-r23 }
    - *R24* { ruling-r24 }
    - *R25* { ruling-r25 }
    - *R26* { ruling-r26 }
    - *R27* { ruling-r27 }
    - *R28* { ruling-r28 }
    - *R29* { ruling-r29 }
    - *R30* { ruling-r30 }
    - *R31* { ruling-r31 }
    - *R32* { ruling-r32 }
    - *R33* { ruling-r33 }
    - *R34* { ruling-r34 }
    - *R35* { ruling-r35 }
    - *R36* { ruling-r36 }
    - *R37* { ruling-r37 }
    - *R38* { ruling-r38 }
    - *R39* { ruling-r39 }
    - *R40* { ruling-r40 }
    - *R41* { ruling-r41 }
    - *R42* { ruling-r42 }
    - *R43* { ruling-r43 }
    - *R44* { ruling-r44 }
    - *R45* { ruling-r45 }
    - *R46* { ruling-r46 }
    - *R47* { ruling-r47 }
    - *R48* { ruling-r48 }
    - *R49* { ruling-r49 }
    - *R50* { ruling-r50 }
    - *R51* { ruling-r51 }
    - *R52* { ruling-r52 }
    - *R53* { ruling-r53 }
    - *R54* { ruling-r54 }
    - *R55* { ruling-r55 }
    - *R56* { ruling-r56 }
    - *R57* { ruling-r57 }
    - *R58* { ruling-r58 }
    - *R59* { ruling-r59 }
    - *R60* { ruling-r60 }
    - *R61* { ruling-r61 }
    - *R62* { ruling-r62 }
