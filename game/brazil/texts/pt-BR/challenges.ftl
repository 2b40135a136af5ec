# Desafios: título, lugar e data, o que se pede numa linha, e o que houve ali.

challenge-sao-vicente-1532-title = São Vicente
challenge-sao-vicente-1532-when = Litoral sul, janeiro de 1532
challenge-sao-vicente-1532-text = Uma vila do nada: Era II, uma rua de Construções e pontos para mostrar, quase sem tempo de desfazer as malas.
challenge-sao-vicente-1532-story = Martim Afonso de Sousa tinha navios, colonos e mudas de cana, e um rei com pressa. Nesta praia, ao lado das aldeias tupiniquins, ele traçou ruas, uma câmara e um engenho: a primeira vila portuguesa na terra que viria a ser o Brasil.

challenge-red-dye-1502-title = A tinta vermelha
challenge-red-dye-1502-when = A costa do pau-brasil, 1502
challenge-red-dye-1502-text = Faça algo para vender e empilhe a madeira antes que os navios voltem.
challenge-red-dye-1502-story = Uma madeira que tinge o pano da cor da brasa deu nome à terra. Em 1502 a Coroa arrendou o comércio a uma companhia de mercadores chefiada por Fernão de Loronha; os tupis cortavam e carregavam as toras, e recebiam machados e facas por elas. Os navios não esperam quem demora.

challenge-rio-1565-title = A baía de Guanabara
challenge-rio-1565-when = Guanabara, 1565 a 1567
challenge-rio-1565-text = Os franceses dominam a outra margem. Chegue à Era II e pise no forte deles.
challenge-rio-1565-story = Havia dez anos os franceses ocupavam ilhas da baía, amigos dos tamoios. Em março de 1565 Estácio de Sá desembarcou ao pé do Pão de Açúcar com poucos navios e os temiminós de Arariboia ao lado, e chamou de cidade o seu acampamento. Foram dois anos de emboscadas e lutas de canoa até cair o último forte.

challenge-bandeiras-1674-title = Pedras verdes
challenge-bandeiras-1674-when = Do planalto de São Paulo para o interior, 1674
challenge-bandeiras-1674-text = Desvende terra desconhecida e volte com ouro.
challenge-bandeiras-1674-story = Fernão Dias Pais passava dos sessenta quando partiu de São Paulo atrás da serra de esmeraldas de que todos falavam. Procurou sete anos ao longo dos rios. As pedras que achou eram verdes, mas eram turmalinas; os caminhos que abriu levaram outros ao ouro.

challenge-vila-rica-1711-title = Vila Rica
challenge-vila-rica-1711-when = Minas Gerais, 1711
challenge-vila-rica-1711-text = Fundições e uma Cidade, e nenhuma troca: de tudo o que se negocia a Coroa tira o quinto.
challenge-vila-rica-1711-story = Onde os córregos corriam amarelos, em dez anos os arraiais viraram ruas, e em 1711 as ruas viraram vila. Africanos escravizados cavavam e lavavam o ouro, e sabiam mais de fundição do que seus senhores; a Coroa pesava e guardava um quinto. Com o resto ergueram-se igrejas.

challenge-artistic-mission-1816-title = Pintores na corte
challenge-artistic-mission-1816-when = Rio de Janeiro, 1816
challenge-artistic-mission-1816-text = Monte uma galeria das três molduras e dê assunto à corte.
challenge-artistic-mission-1816-story = Em março de 1816 um navio vindo do Havre trouxe ao Rio uma carga de artistas: Debret e Taunay com os pincéis, Grandjean de Montigny com as plantas, Lebreton à frente, nenhum deles bem-visto em casa desde a queda de Napoleão. A academia levou dez anos para abrir. Os quadros ainda nos contam como era a cidade.

challenge-amazon-1637-title = Rio acima
challenge-amazon-1637-when = O Amazonas, outubro de 1637
challenge-amazon-1637-text = Postos em três trechos do rio, um deles bem rio acima.
challenge-amazon-1637-story = Pedro Teixeira partiu com uns setenta soldados e mais de mil remadores e arqueiros indígenas numa fila de canoas, e remou o Amazonas contra a corrente até Quito. Na volta fincou um marco no fundo da floresta. Os mapas foram redesenhados por causa dele.

challenge-treaty-of-madrid-1750-title = Além da linha
challenge-treaty-of-madrid-1750-when = Madri, janeiro de 1750
challenge-treaty-of-madrid-1750-text = More onde a velha linha não deixa: ocupe o chão, funde uma Cidade e faça por merecer a assinatura.
challenge-treaty-of-madrid-1750-story = A linha de Tordesilhas foi traçada antes que alguém visse a terra. Em 1750 missões, minas e trilhas de gado já a tinham cruzado havia muito. Alexandre de Gusmão levou a Madri um argumento simples: cada um fica com o que habita. Duas coroas assinaram.

challenge-caseros-1852-title = O caminho de Caseros
challenge-caseros-1852-when = O rio da Prata, 1851 a 1852
challenge-caseros-1852-text = Três batalhas a vencer, e quase nenhuma unidade a perder.
challenge-caseros-1852-story = Rosas governava Buenos Aires havia quase vinte anos e brigara com todos os vizinhos. Urquiza, de Entre Ríos, ergueu-se contra ele, o Uruguai e o Império do Brasil se juntaram, e em 3 de fevereiro de 1852 uns cinquenta mil homens se encontraram em Caseros. Ao meio-dia estava acabado; Rosas embarcou para a Inglaterra.

challenge-ituzaingo-1827-title = Uma planície a menos
challenge-ituzaingo-1827-when = A Cisplatina, fevereiro de 1827
challenge-ituzaingo-1827-text = Um vizinho quer a mesma planície. Esteja à frente dele quando acabar.
challenge-ituzaingo-1827-story = Os dois lados queriam a terra a leste do rio Uruguai, e em Ituzaingó, que os brasileiros chamam Passo do Rosário, os dois exércitos deixaram o campo certos de que o outro tinha mais motivos para ir embora. Um ano depois a terra não era de nenhum: virou o Uruguai. Desta vez, que decidam os pontos.

challenge-recife-1654-title = As chaves do Recife
challenge-recife-1654-when = Recife, janeiro de 1654
challenge-recife-1654-text = Menos guardas que nos montes e menos rodadas, e nenhuma carta de Ouro pode ser jogada.
challenge-recife-1654-story = Depois da segunda derrota nos montes, os holandeses ficaram só com o porto e o que seus canhões alcançavam. Em dezembro de 1653 uma frota portuguesa fechou o mar, o exército de Pernambuco tomou os fortes um a um, e em 26 de janeiro as chaves do Recife mudaram de mão. Muitas famílias judias da cidade partiram; algumas chegaram a Nova Amsterdã.

challenge-empire-1822-title = O ano da coroa
challenge-empire-1822-when = Rio de Janeiro, 1822
challenge-empire-1822-text = Uma noite inteira contra dois rivais: fique à frente dos dois, com palácios e um exército para mostrar.
challenge-empire-1822-story = Em janeiro Pedro disse que ficava, em setembro que o laço com Lisboa estava cortado, em dezembro foi coroado. Parecia pronto; na Bahia, no Maranhão e no Pará ainda se lutava por isso um ano depois. Um império é mais que uma palavra dita à beira de um riacho.
