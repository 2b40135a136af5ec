# O primeiro início, as lições na página Aprender e o que todo instrutor diz.
first-title = Três jogos de tabuleiro numa só caixa. Qual vai ser hoje?
first-lesson = Quero aprender o jogo
first-lesson-about = Alguns minutos, e você joga desde o primeiro clique.
first-game = Já conheço o jogo
first-game-taught = O primeiro jogo
first-strength = Que força terá o seu adversário?
first-settler = para começar
first-merchant = aproveita chances
first-governor = planeja bem
first-menu = Menu

menu-learn-on = Aprender: lição { $number }
menu-quick = Jogo rápido
learn-hub-title = Aprender
lesson-count = { $done } de { $all } lições
lesson-heading = Lições
lesson-note = Na mesa de verdade, com { $coach } ao seu lado. Em qualquer ordem; saia e volte quando quiser.
lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
lesson-done = Feita
lesson-prepared-table = Esta lição começa numa mesa preparada.
lesson-begin = Começar
lesson-go-on = Continuar
lesson-again = Jogar de novo
lesson-not-started = Não é possível começar esta lição: { $reason }
lesson-damaged = Não foi possível ler o seu progresso nas lições: { $path } está danificado ({ $detail }). As lições recomeçam do zero.
learn-pages-note = Todas as regras, página por página
learn-key = { $key } em qualquer mesa abre a página sobre o que você aponta.

coach-why = Por quê?
coach-again = Repetir
coach-on = Continuar
coach-on-spoken = { $words } Clique em { $button } para seguir.
coach-leave = Sair
coach-back = Voltar
coach-take-back = Desfazer
coach-go-on = Seguir
coach-next = Próxima lição
coach-first-game = Jogo fácil
coach-play-on = Jogar mais
coach-read = Ler a página
coach-page = Manual: { $page }
coach-calls = { $key } chama { $name } de volta
coach-call = Chamar { $name } de volta
coach-dots = Passo { $step } de { $steps }
coach-recap = Veja o que aconteceu nesse meio-tempo. Aponte para uma linha numerada para ver onde e clique em *{ $button }*.
coach-recap-plain = Veja o que aconteceu nesse meio-tempo. Depois de ler, clique em *{ $button }*.
coach-others-play = { $n ->
    [one] Seu rival está jogando. Veja o que muda; o registro guarda cada jogada.
   *[other] Seus rivais estão jogando. Veja o que muda; o registro guarda cada jogada.
}
command-coach_again = Numa lição: dizer de novo
command-coach_away = Numa lição: dispensar o instrutor ou chamá-lo de volta

review-offer = Sua primeira partida acabou! A revisão mostra os turnos que mais pesaram e o que um jogador forte teria feito.
review-offer-yes = Quero ver
