# A página de decisões: cada id é um de engine/historia/RULINGS.md.
ruling-cubes-four-places = Um [cube] está num de quatro lugares: reserva, usados, estoque, mapa.
ruling-hands-open = Todos podem ver as mãos de cartas de Ação, pois resultam das filas. Conselheiros, baralhos e escolhas seladas são secretos, também quantas cartas há numa escolha.
ruling-draft-six-players = Com seis jogadores, o último fica com o único líder que resta.
ruling-setup-territory-vp = O primeiro cubo pontua sua terra; uma opção da mesa não dá nada, como diz a correção posterior da editora.
ruling-first-in-order = O que no mais empata vai ao primeiro na ordem do turno: jogadores, depois os Civbots na sua.
ruling-vp-floor = Os pontos nunca caem abaixo de zero; o que custa [vp] precisa de tantos naquele momento.
ruling-choice-level-now = A tecnologia no momento de escolher diz quantas cartas.
ruling-revolution-counted-once = As três cartas da Revolução contam-se ao escolhê-la, sem as escolhidas com ela, e não de novo.
ruling-no-card-no-choice = Quem não tem carta que possa escolher não é consultado; se ninguém tem, o turno termina.
ruling-resolve-all-own-cards = Você resolve todas as suas cartas antes que o próximo resolva alguma.
ruling-using-is-may = Uma carta pode ser usada para nada, salvo a Revolução.
ruling-advanced-checked-at-resolution = Se o lado avançado pode ser usado pergunta-se ao resolver a carta.
ruling-own-card-may-return = A carta em resolução já está no fim da fila: seu próprio efeito, ou o de uma maravilha, pode retomá-la.
ruling-open-cards-apart = As cartas reveladas e ainda não resolvidas ficam à parte; nada as retoma.
ruling-no-idle-questions = Uma pergunta de uma só resposta não se faz, salvo a escolha de cartas, Guerras e o que custa [vp].
ruling-lists-do-what-they-can = Cada parte de um efeito faz o que pode, depois vem a seguinte.
ruling-choices-may-stop = Onde você escolhe, pode parar antes, também em nada; o que não pede escolha faz-se por inteiro.
ruling-side-needs-deed = Um lado de Ação precisa que seu último feito seja possível depois de pago o custo; nada do que traz paga por ele.
ruling-side-needs-target = Um lado usado leva ao menos um alvo, maravilha ou cubo; a Revolução leva ambas as cartas.
ruling-no-cell-no-action = Onde o plano não tem lugar seguinte o nível não se ganha; de dois níveis ganha-se o possível.
ruling-advanced-art-one-left = Restando uma maravilha, a Arte avançada leva uma.
ruling-done-means-changed = Uma ação foi feita se mudou algo; só então seguem maravilhas e contam Comércios, Saques e Guerras.
ruling-deeds-in-lists = Um feito num conselheiro, maravilha ou nível é aquela ação em tudo; níveis, maravilhas e [vp] ganhos de outro modo não são.
ruling-vp-category = Os [vp] ficam sob o feito que os trouxe, senão sob a carta ou o nível que os nomeia.
ruling-one-cube-a-territory = Uma civilização tem no máximo um cubo por terra.
ruling-adjacent-includes-shared = Quem está numa terra sua também é seu vizinho.
ruling-navigation-own-side-only = A Navegação torna todos adjacentes a você, não você a eles.
ruling-landless-anywhere = Sem cubo no mapa você pode expandir a qualquer terra; nada mais lhe é próximo antes da Navegação, e você não é vizinho de ninguém.
ruling-expansion-empty-again = Uma terra de novo vazia pontua de novo.
ruling-exploit-sources-advanced = A Exploração avançada tira dos usados ou do mapa como o lado básico, com as mesmas perdas.
ruling-last-cube-exploit = A Exploração nunca levanta seu último cubo no mapa.
ruling-trade-needs-cell = Não há Comércio onde o plano não tem lugar seguinte para sua tecnologia.
ruling-partner-first = No Comércio os [vp] do parceiro vêm primeiro, depois seu nível e o que ele traz.
ruling-war-shared-territory = A Guerra só se trava em terras compartilhadas, também com a Navegação.
ruling-war-winner-vp-side = Quem vence ganha 2 [vp], ou 4 se a carta foi usada no lado avançado.
ruling-war-tie-was-fought = Uma Guerra empatada foi travada; nada mais muda.
ruling-last-cube-players = Numa Guerra entre jogadores o último cubo no mapa fica; o vencedor pontua mesmo assim.
ruling-civbot-wipes-out = Contra um Civbot, ou por ele, o último cubo não tem proteção.
ruling-wonder-turned-first = Uma maravilha é virada, depois cumpre-se seu efeito.
ruling-wonder-fresh = Uma maravilha nova não pode ser usada até terminar a carta que a trouxe.
ruling-wonder-offer-time = As maravilhas oferecem-se quando a ação, com tudo que desencadeou, terminou.
ruling-wonder-order-of-seats = Primeiro as maravilhas de quem age, depois as dos outros na ordem do turno.
ruling-war-won-as-defender = Uma Guerra é vencida por quem a vence, atacante ou defensor.
ruling-ready-others-only = Nenhuma maravilha prepara a si mesma; uma preparada pode ser usada de novo logo, também pelo mesmo acontecimento.
ruling-majority-strict = Maioria é estritamente mais que cada outro jogador; Civbots não contam.
ruling-solo-majority = Sozinho entre Civbots toda maioria é sua.
ruling-row-order = A fila das maravilhas fica como foi posta, a mais antiga primeiro; tomar não a repõe.
ruling-reset-mid-era = A fila das maravilhas é posta de novo também após o segundo turno de uma era, do mesmo baralho; uma opção da mesa desliga isso.
ruling-short-deck = Um baralho que tem menos põe o que tem.
ruling-advisor-gone-is-used = Um conselheiro baixado sem uso partiu, e conta como usado.
ruling-leader-counts = Para os líderes contam suas Guerras e Saques da era, e Comércios: os seus e os dos outros com você, também dos Civbots. Ambos recomeçam quando os líderes pontuaram.
ruling-civbots-act-once = Os Civbots agem uma vez por turno, após a última rodada.
ruling-civbot-order = Os Civbots têm uma ordem própria, refeita como a dos jogadores.
ruling-civbot-choices = Um Civbot nada escolhe: seus alvos seguem dos [vp], níveis, números das terras e da ordem.
ruling-civbot-scores = Um Civbot pontua suas cartas, como parceiro de Comércio, Guerras, os [vp] de seu governo e terras; nada do que está impresso no plano.
ruling-recover-cards-every-turn = As duas cartas mais antigas voltam no fim de cada turno.
ruling-tie-break-last = [vp] e níveis iguais: um jogador antes de um Civbot, depois a vitória é dividida.
ruling-numbers = Números que o manual não dá foram achados em partidas do programa contra si mesmo.
ruling-own-cards = Nomes, gatilhos e efeitos de todas as maravilhas, nomes e alvos de todos os líderes, nomes e efeitos de todos os conselheiros.
ruling-own-matrix = A forma do plano, os nomes dos níveis de exército, o que está no plano salvo a última tecnologia, zonas e bônus dos governos.
ruling-own-map = As fronteiras das terras, os [vp] de suas fichas, e que parte do círculo tem que ícone.
ruling-own-civbots = As sete cartas de Civbot, o que faz cada dificuldade, títulos e medalhas de jogar sozinho.

learn-rulings-title = Decisões
learn-rulings =
    Onde as regras deixam uma questão em aberto, esta edição responde:

    # A mesa
    - { ruling-cubes-four-places }
    - { ruling-hands-open }
    - { ruling-draft-six-players }
    - { ruling-setup-territory-vp }
    - { ruling-first-in-order }
    - { ruling-vp-floor }

    # Escolher e resolver
    - { ruling-choice-level-now }
    - { ruling-revolution-counted-once }
    - { ruling-no-card-no-choice }
    - { ruling-resolve-all-own-cards }
    - { ruling-using-is-may }
    - { ruling-advanced-checked-at-resolution }
    - { ruling-own-card-may-return }
    - { ruling-open-cards-apart }
    - { ruling-no-idle-questions }

    # O que uma carta faz
    - { ruling-lists-do-what-they-can }
    - { ruling-choices-may-stop }
    - { ruling-side-needs-deed }
    - { ruling-side-needs-target }
    - { ruling-no-cell-no-action }
    - { ruling-advanced-art-one-left }
    - { ruling-done-means-changed }
    - { ruling-deeds-in-lists }
    - { ruling-vp-category }

    # Terras e vizinhos
    - { ruling-one-cube-a-territory }
    - { ruling-adjacent-includes-shared }
    - { ruling-navigation-own-side-only }
    - { ruling-landless-anywhere }
    - { ruling-expansion-empty-again }
    - { ruling-exploit-sources-advanced }
    - { ruling-last-cube-exploit }
    - { ruling-trade-needs-cell }
    - { ruling-partner-first }
    - { ruling-war-shared-territory }
    - { ruling-war-winner-vp-side }
    - { ruling-war-tie-was-fought }
    - { ruling-last-cube-players }
    - { ruling-civbot-wipes-out }

    # Maravilhas
    - { ruling-wonder-turned-first }
    - { ruling-wonder-fresh }
    - { ruling-wonder-offer-time }
    - { ruling-wonder-order-of-seats }
    - { ruling-war-won-as-defender }
    - { ruling-ready-others-only }
    - { ruling-majority-strict }
    - { ruling-solo-majority }
    - { ruling-row-order }
    - { ruling-reset-mid-era }
    - { ruling-short-deck }

    # Conselheiros e líderes
    - { ruling-advisor-gone-is-used }
    - { ruling-leader-counts }

    # Civbots
    - { ruling-civbots-act-once }
    - { ruling-civbot-order }
    - { ruling-civbot-choices }
    - { ruling-civbot-scores }

    # O fim
    - { ruling-recover-cards-every-turn }
    - { ruling-tie-break-last }

    # O que é nosso
    - { ruling-numbers }
    - { ruling-own-cards }
    - { ruling-own-matrix }
    - { ruling-own-map }
    - { ruling-own-civbots }
