# O que Sitra, a escriba, diz nas lições: no máximo 25 palavras, uma regra nova por passo.

lesson-cards_in_secret = Cartas em segredo
lesson-cards_in_secret-seal = Paz à sua casa. Toda rodada começa em segredo: escolha *Tecnologia* e sele. Ninguém vê carta alguma até todos selarem.
lesson-cards_in_secret-seal-idle = Sua mão fica na parte de baixo. Clique em *Tecnologia*, depois no botão verde.
lesson-cards_in_secret-seal-lost = Essa é outra carta. *Retome-a* enquanto os outros escolhem, ou siga; a Tecnologia pode vir na próxima rodada.
lesson-cards_in_secret-not_yet = *Ainda não.* Uma Revolução pede cartas na sua fila; chegaremos lá.
lesson-cards_in_secret-reveal = Agora as cartas se revelam juntas, e cada um age na sua vez. Tecnologia: pague { $n } [cube], suba um nível.
lesson-cards_in_secret-reveal-met = Veja: um cubo pago, o seu marcador andou, e o que havia nesse nível veio na hora.
lesson-cards_in_secret-reveal-instead = *Também serve.* O que você revela age na sua vez, ou fica de lado sem uso.
lesson-cards_in_secret-expansion = Nova rodada; a Tecnologia já foi. Escolha agora *Expansão* e sele: ela leva um cubo seu a outra terra.
lesson-cards_in_secret-expansion-idle = Clique em *Expansão* na sua mão, depois no botão verde. A terra também já pode ser escolhida.
lesson-cards_in_secret-expansion-lost = Desta vez não foi Expansão. *Retome-a* enquanto os outros escolhem, ou siga sem isso.
lesson-cards_in_secret-land = Qual terra? Tem de fazer fronteira com a sua. O primeiro cubo numa terra *vazia* ganha os pontos dela: até { $n } [vp] aqui.
lesson-cards_in_secret-land-met = Está escrito: uma terra nova, e os pontos dela. Eles ficam com você.
lesson-cards_in_secret-land-instead = *Também serve*, embora onde já vivem outros nada se ganhe na hora. Dividir uma terra tem a sua utilidade.
lesson-cards_in_secret-land-lost = A carta passou sem uso. *Siga sem isso*, ou expanda quando ela voltar à sua mão.
lesson-cards_in_secret-too_far = *Longe demais.* Enquanto não houver navios, a terra nova tem de fazer fronteira com uma sua.
lesson-cards_in_secret-there_already = *Você já vive aí.* Um cubo seu por terra, nunca mais.
lesson-cards_in_secret-queue = Cartas usadas vão para a sua *fila*, a mais antiga primeiro. Só podem ser jogadas de novo quando voltarem. Olhe para ela.
lesson-cards_in_secret-raid = Minhas tábuas contam que o vizinho nos *saqueou* no turno passado. Só o mais forte pode: exército { $theirs } contra { $own }. Jogue *Exército*.
lesson-cards_in_secret-raid-met = Boas muralhas. Um saque não lhe tira nada, mas alimenta quem saqueia: pontos e um cubo.
lesson-cards_in_secret-raid-instead = *Também serve.* Mas enquanto o exército do vizinho for maior, outro saque pode vir.
lesson-cards_in_secret-revolution = Com { $n } cartas na fila, você pode escolher *Revolução*: duas cartas voltam, e o turno acaba para todos depois desta rodada.
lesson-cards_in_secret-too_short = *A fila está curta.* Jogue antes outra carta, mesmo uma que nada faça.
lesson-cards_in_secret-back = Volta a carta mais nova, e uma à sua escolha. Depois o turno acaba para todos: as { $n } mais antigas retornam sozinhas.
lesson-cards_in_secret-end = O que ele trouxe? Cartas, cubos, o presente de cada governo. Você tem { $own } [vp], o melhor dos outros { $theirs }. Olhe ao lado.
lesson-cards_in_secret-done = *Você viveu um turno inteiro.* A seguir: o mapa, e quem vive nele. Ou continue daqui.
