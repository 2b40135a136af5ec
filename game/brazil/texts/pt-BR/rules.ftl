# As páginas de Como jogar.
learn-goal-title = O objetivo
learn-goal =
    Brasil, de 1500 a 1889. Você conduz um povo do primeiro desembarque até as ferrovias: ergue Edifícios, funda Cidades, reúne pinturas, faz produtos, explora o sertão e, quando convém, combate. Três eras se sucedem, e são as Missões que as trazem. No fim, vence quem tiver mais pontos de vitória [vp].

    # O que dá pontos
    Unidades mobilizadas, produtos, pinturas, Missões, Palácios, peças de Exploração, e os Edifícios e as Cidades sob o seu controle. Tudo o que se faz bem rende pontos: não há um caminho só.

    # Como começa uma partida
    - Cada jogador tem uma cor com cinco unidades, cinco Palácios para erguer e seis produtos.
    - As peças de Exploração ficam viradas para baixo nos hexágonos desconhecidos [eye]. As que não têm lugar ficam na caixa, sem que ninguém as veja.
    - Você recebe Missões de cada era, guarda em segredo uma de cada e escolhe um Monarca da sua cor, cujo poder vale a partida inteira.
    - As Capitais são reveladas. Um jogador sorteado escolhe primeiro, depois os outros em sentido horário: você pega o recurso que a sua Capital mostra, e o Palácio I a marca. Começa quem pegou a Capital do primeiro jogador.

learn-words-title = Palavras e coisas
learn-words =
    # Bens
    Quatro *recursos*: cana-de-açúcar [sugarcane], café [coffee], pau-brasil [brazilwood] e algodão [cotton]. Dois *ativos*: ouro [gold] e ciência [science]. O sinal [any] quer dizer um recurso de qualquer tipo.
    - A sua *reserva* guarda cinco bens, a menos que uma pintura lhe dê mais espaço.
    - A sua *produção* fica sobre as peças que a fizeram, sem limite, e paga dali mesmo. Nunca passa para a reserva.

    # Peças
    Edifícios, Cidades e Capitais são peças; o que você construiu é o seu *império*. Uma Capital conta como Cidade, mas não em batalhas, nem para Missões, Palácios, cartas de Ouro e pontos.
    - *Construída por você*: foi você quem a pôs. Isso vale para sempre.
    - *Controlada por você*: há unidades suas sobre ela ou, sem unidade inimiga ali, foi você quem a construiu.
    - *Peça inimiga*: construída por outro, mesmo enquanto você a ocupa.
    Os pontos [vp] de uma peça ou unidade são também a sua Força de Combate [cs].

    # Terras
    Campo, Floresta, Mina de Ouro e Água. Uma peça muda a terra para sempre: o hexágono deixa de ser Campo, Floresta ou Mina de Ouro. Um hexágono com peça de Exploração conta como Campo.

    # Cartas
    - *Cartas de Ouro* [hand_gold], três, salvo se uma pintura permite mais: cada uma paga como [gold], ou dá o que está escrito nela.
    - *Cartas de Combate* [hand_combat], no máximo três: somam força na batalha.
    - *Missões* [hand_mission]: os seus planos secretos.
    - *Pinturas*, em molduras de três ordens, vermelha, rosa e azul: ficam no seu tabuleiro e agem a partir daí.

learn-turn-title = O turno
learn-turn =
    # 1. Ação
    Leve o seu marcador de ação a um arco diferente daquele em que está e faça a ação desse arco. O marcador tem de mudar; a ação você pode pular. Assim, você nunca usa o mesmo arco duas vezes seguidas. Só um marcador recém-recebido, no começo de uma era, pode ir a qualquer lugar.

    # 2. Movimento
    Você tem um *movimento livre* e o *movimento adicional* do arco. Os dois são opcionais, em qualquer ordem, com qualquer unidade sua no mapa. Se um marcador virado de uma era anterior está sob o arco deste turno, você tem também o bônus dele, uma vez:
    - Era I: espie uma peça inexplorada. Só você fica sabendo o que é.
    - Era II: compre uma carta de Combate.

    # 3. Fim do turno
    Joga o próximo em sentido horário.

    # A qualquer momento do seu turno
    Fora do meio de um pagamento, de uma batalha ou de outra escolha, você pode anunciar uma Missão, jogar uma carta de Ouro pelo que ela dá, ou usar uma pintura cujo efeito você aciona. Uma Missão anunciada antes de mover o marcador traz logo a nova era: os Edifícios dela já podem ser construídos nesse mesmo turno.

learn-arches-title = Os sete arcos
learn-arches =
    Quase todo arco tem um encaixe: um produto da sua forma, feito com Manufaturar, melhora o arco pelo resto da partida.

    # Mobilizar
    Pague uma das suas unidades e ponha-a na sua Capital, ou numa Cidade que você construiu e controla. Uma unidade derrotada volta de graça. Depois compre [hand_combat], mesmo que não tenha mobilizado nada; a carta recém-comprada não pode pagar esta ação.
    - Melhoria: mais uma unidade, mais uma carta.
    - Movimento: qualquer unidade fora da Água vai à sua Capital ou a uma dessas Cidades, a qualquer distância.

    # Pintura
    Pague uma das seis pinturas expostas. Outra toma o lugar dela quando a ação acaba.
    - Melhoria: uma pintura de [gold] custa [any], uma de [any] não custa nada.
    - Movimento: para uma Floresta vizinha.

    # Construir
    Um Edifício ou uma Cidade, desta era ou de uma anterior.
    - Um *Edifício* vai em terra do seu tipo, ao lado de uma peça do seu império, sem peça inimiga ao lado e sem unidade inimiga em cima. Igreja e Academia também podem substituir um Edifício da Era I ou II que você construiu e controla.
    - Uma *Cidade* vai no hexágono da sua unidade Monarca, em qualquer terra, sem peça inimiga ao lado. Não precisa tocar o seu império, e também pode substituir um Edifício seu da Era I ou II.
    - Um Edifício produz na hora. O que ele substitui sai do jogo com os seus bens. Uma peça com Palácio fica.
    - Construir em terra inexplorada descarta a peça dela sem que ninguém a veja. Uma Expedição revelada tem de ser vencida antes.
    - Melhoria: os tipos de recurso deixam de importar, só o número. Ouro e ciência ficam como impressos.
    - Movimento: para um Edifício ou uma Cidade vizinhos que você construiu ou controla.

    # Renovar
    Pague [any] por um Edifício que você construiu e controla e que está *sem bens*. Ou ele produz de novo, ou você o vira e ele produz como o outro lado, seja qual for a terra. Um Edifício com Palácio não se vira. Cidades e Capitais nunca se renovam.
    - Melhoria: de graça.
    - Movimento: para um hexágono vizinho na borda do mapa, ou para dentro ou fora da Água.

    # Manufaturar
    Pague um dos seus seis produtos e ponha-o num encaixe livre da sua forma: esse arco fica melhorado.
    - Melhoria: um recurso a menos.
    - Movimento: para uma Mina de Ouro vizinha.

    # Porto
    Pegue um recurso à sua escolha. Melhoria: compre também [hand_gold].

    # Comércio
    Quantas trocas quiser, com exatamente estes bens: nenhum vale por outro.
    - Um recurso: [any] → [gold]
    - Dois, cada um café ou algodão: [coffee_or_cotton][coffee_or_cotton] → [gold][gold][hand_gold]
    - Quatro recursos: [any][any][any][any] → [science][gold][hand_gold]
    - Duas cartas de Combate: [hand_combat][hand_combat] → [gold][hand_gold]

    # Porto e Comércio
    Não têm movimento adicional. Em troca, enquanto o seu marcador está ali, cada batalha em que suas unidades lutam tem [cs]+1 para você no ataque e [cs]+2 na defesa.

learn-paying-title = Pagar
learn-paying =
    Cada bem de um custo é pago com exatamente um bem:
    - da sua reserva,
    - de uma peça que você controla, também de uma tomada,
    - ou com uma carta de Ouro, como [gold].

    O ouro vale por qualquer recurso. A ciência vale por qualquer recurso ou por ouro. Nunca o contrário. Não se paga a mais e não há troco. Alguns Monarcas e pinturas permitem pagar de outras formas.

    O jogo propõe um pagamento que deixa abertas quase todas as suas opções: aceite-o, ou clique em outra fonte acesa. O que acabou de chegar por uma ação não paga essa mesma ação.

    # Limites
    Primeiro você pega ou compra, depois descarta o que sobra, à sua escolha: cinco bens na reserva, três cartas de Ouro, três cartas de Combate, ou mais onde uma pintura o diz. Os bens sobre as peças não contam. A reserva geral nunca acaba; um baralho vazio é refeito com os descartes.

learn-movement-title = Movimento e exploração
learn-movement =
    Um movimento leva uma unidade a um hexágono vizinho. Quantas unidades suas quiser podem dividir um hexágono.
    - Um *Dragão* leva consigo quaisquer unidades suas do mesmo hexágono.
    - Um *Canhão* ou *Granadeiro* pode gastar o movimento livre para atacar um hexágono vizinho em vez de se mover.
    - Na *Água* só se entra, e dela só se sai, com o movimento livre ou com o de Renovar.
    - Ninguém entra na Capital de outro jogador.

    # Exploração
    A primeira unidade a entrar num hexágono inexplorado revela a peça:
    - *Espécie Desconhecida*: guarde-a. Uma, duas ou três delas valem [vp]1, 3 ou 5.
    - *Mandioca*: receba [any] à sua escolha.
    - *Quilombo*: compre uma Missão de uma era à sua escolha. Ela vai para a sua mão.
    - *Minas Gerais*: quem constrói aqui recebe [gold].
    - *Cultura*: quem constrói aqui guarda a peça, que vale [vp]2.
    - *Bacia Fluvial*: cada Edifício ao lado produz mais um recurso do seu próprio tipo, na hora e sempre que voltar a produzir. Edifícios que só fazem ouro e ciência não ganham nada.
    - *Expedição*: espera ser vencida.

    # Expedições
    Ao entrar, ou mais tarde com o movimento livre de uma unidade que está ali, você pode enfrentá-la. Some a força de todas as suas unidades no hexágono, as pinturas, o bônus de Porto ou Comércio e até três cartas de Combate. Se igualar ou superar a força dela, você recebe o ganho e guarda a peça pelos pontos. Se não, perde só as cartas que jogou.

learn-combat-title = Batalha
learn-combat =
    Uma batalha começa quando uma unidade entra num hexágono com unidade, Edifício ou Cidade inimigos, ou quando um Canhão ou Granadeiro ataca um hexágono vizinho. Capitais nunca são atacadas.

    # Quem luta
    Defende o hexágono quem tem unidades nele; sem unidades, quem construiu a peça.
    - *Ataque*: as unidades que entraram. No ataque vizinho: todas as suas unidades no hexágono que atira, e a peça dele se foi você quem a construiu.
    - *Defesa*: todas as unidades no hexágono, e a peça se foi o defensor quem a construiu. Uma peça ocupada por quem não a construiu não ajuda ninguém.

    # Como se passa
    O atacante joga até três cartas de Combate viradas para baixo, depois o defensor. Todas são reveladas e têm efeito, primeiro as do atacante. Vence o total maior; *no empate vence o defensor*. Todas as cartas jogadas são descartadas.

    # O que vem depois
    - As unidades do perdedor naquele hexágono voltam para a reserva do dono e podem ser mobilizadas de novo de graça. Num ataque vizinho que fracassa, são as do hexágono que atirou.
    - O vencedor sempre fica com pelo menos uma unidade.
    - Quem entrou e venceu fica e *toma* a peça: ele pode pagar com os bens dela, ela conta para as suas Missões e, no fim, os pontos são dele. Não pode renová-la nem construir ao lado dela.
    - Um ataque vizinho não toma nada.
    - Quando sai a última unidade inimiga, a peça volta a quem a construiu. Os Palácios ficam sempre com quem construiu.

learn-missions-title = Missões, eras, Palácios
learn-missions =
    # Anunciar uma Missão
    A qualquer momento do seu turno você pode revelar uma Missão desta era ou de uma anterior, se todos os objetivos estão cumpridos naquele instante. Você ganha os pontos dela e pode colocar um *Palácio*.

    # A era muda
    Se a Missão era da era atual, a próxima começa para todos. A partir de quem a anunciou, cada jogador põe o marcador antigo virado sob um arco que não tenha nenhum, onde o bônus vale daí em diante, e pega o marcador da nova era. O arco do turno em curso ainda dá o seu movimento adicional.

    # Palácios
    Um Palácio vai numa peça que você construiu e controla, que cumpre a condição dele e ainda não tem Palácio. O bônus vem na hora; os pontos contam no fim. Sem peça que sirva, você abre mão dele.
    - *Cana*: um Edifício da Era I. Receba [sugarcane] e faça [product_dye] ou [product_sugar] de graça. [vp]3
    - *Ouro*: uma Cidade, ou um Edifício da Era I ou II. Receba [hand_gold]. [vp]2, e [vp]1 por Casa de Fundição
    - *Algodão*: uma Plantação. Receba [cotton]. [vp]1, e [vp]2 por Plantação
    - *Café*: uma Fazenda. [vp]1, e [vp]1 por produto
    - *Borracha*: uma Cidade. Receba [hand_combat]. [vp]1, e [vp]1 por unidade já mobilizada
    Casas de Fundição e Plantações contam se você as construiu e ainda as controla.

    # Missões da Era III
    Cada objetivo delas pontua sozinho no fim, tenha a carta sido revelada ou não. Ela só pode ser revelada quando os três estão cumpridos, e então o jogo acaba com esta rodada: o último turno é o de quem joga antes do primeiro jogador. Os outros ainda podem revelar as suas, por um Palácio.

learn-scoring-title = O fim e a contagem
learn-scoring =
    O jogo acaba quando se completa a rodada em que foi anunciada uma Missão da Era III, ou depois da rodada 60. Então conte:
    - unidades mobilizadas, no mapa ou derrotadas;
    - produtos;
    - pinturas, e o que elas pontuam no fim;
    - Missões: das Eras I e II, as que você revelou; da Era III, cada objetivo cumprido;
    - cartas de Ouro na mão cuja condição está cumprida;
    - peças de Exploração: espécies, culturas, Expedições vencidas;
    - Palácios II a VI;
    - Edifícios e Cidades sob o seu controle, também os tomados;
    - o bônus do seu Monarca.

    No empate, vence quem tiver mais ciência sobre as peças que controla. Se também isso empatar, a vitória é dividida.

    # Monarcas
    Cada cor tem os seus: a verde quatro, as outras dois cada. Quando um Monarca favorece as suas três primeiras peças de um tipo, valem tanto as construídas quanto as viradas para esse tipo, e a marca fica enquanto a peça for dele. Os bens indicados são tudo o que a peça produz; o que as pinturas acrescentam vem a mais.

learn-solo-title = Sozinho
learn-solo =
    Você joga de verde, com um Monarca verde, contra os holandeses de laranja. As duas Capitais e as cinco unidades holandesas estão onde o mapa mostra. O resto é como sempre.

    Os holandeses nunca se movem e nunca atacam. Defendem-se com as unidades do hexágono e uma carta de Combate do baralho para cada uma delas. Nos níveis Veterano e Governador-geral têm mais uma carta em cada batalha. A Capital deles não tem força própria e pode ser atacada e ocupada.

    # Para vencer
    Antes do fim da rodada 20, três coisas têm de valer ao mesmo tempo, sem batalha em curso:
    - a Era III foi alcançada, revelando Missões das Eras I e II;
    - as suas cinco unidades estão no mapa;
    - uma unidade sua está sobre a Capital holandesa.

    Então os seus pontos e as rodadas que sobraram são a marca a bater. Não é preciso uma Missão da Era III, e revelar uma não encerra o desafio.

    # Outros desafios
    São treze, de um quebra-cabeça de dez minutos a uma noite inteira, cada um com seu mapa, suas rodadas e seus objetivos. Alguns têm guardas que só defendem, como os holandeses; em alguns joga um bot contra você; em outros você está a sós com a terra. Todos os objetivos devem valer juntos, e um objetivo cumprido pode se perder de novo. Um objetivo com rodada deve valer quando essa rodada acaba.

    # Na mesa
    A faixa mostra as rodadas: as que passaram, a presente em lacre vermelho, as que restam. Cada objetivo pende como estandarte à beira do mapa, verde enquanto cumprido; aponte para ele e veja o que ajudaria. Fica vermelho quando está provado que não pode mais ser cumprido, com a razão. Os anéis são vitórias em 100, contadas sobre todas as cartas que você não viu, com as melhores das suas.

    # Níveis, medalhas, jogos
    Recruta dá mais rodadas ou pede menos; Veterano e Governador-geral dão menos ou deixam os guardas comprar mais. Toda vitória vale bronze; pontos e rodadas de sobra trazem prata e ouro. O jogo do dia é igual para todos; a linha que você copia no fim deixa um amigo jogar o seu.

learn-table-title = À mesa
learn-table =
    # Escolher
    O que está aceso pode ser escolhido. Aponte o resto para ver por que não pode, e o que o tornaria possível. A barra acima do mapa diz o que fazer; o botão principal dela encerra ou aceita o que está em aberto.
    - Enter aperta o botão principal, Esc devolve o que você escolheu.
    - De 1 a 7 escolhem um arco; Tab e as setas movem o foco.
    - A roda aproxima o mapa; arraste-o ou use as setas; Home mostra tudo.
    - G abre as pinturas e Cidades disponíveis, L o registro; F1 mostra, ao lado da mesa, a regra daquilo que você aponta, e ? a lista de todas as teclas.
    - O botão direito, o mouse parado ou E ampliam uma carta ou uma peça; qualquer clique a devolve.

    # Desfazer
    Ctrl+Z volta um passo, até a última coisa que foi revelada: uma carta comprada, uma peça virada, a resposta de um adversário. O botão apagado diz o que o impede.

    # Várias pessoas, uma tela
    Uma cortina diz quem vem à tela em seguida. O que você não deve ver simplesmente não é desenhado. Numa batalha a tela passa ao defensor e volta.

    # Robôs
    Espaço os apressa. O ritmo deles está nas configurações, assim como o tamanho de tudo.

    # O passado
    Cada linha do registro leva de volta ao seu momento. O controle abaixo do mapa percorre a partida inteira, as setas dão um passo; olhar não perde nada, e nada se desfaz enquanto isso.

learn-rulings-title = Decisões
