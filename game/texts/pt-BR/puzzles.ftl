# Problemas: na página Aprender, na mesa deles e quando viajam.
puzzles-heading = Problemas
puzzles-note = Um turno cada, de partidas que foram jogadas.
puzzles-none = Ainda não há problemas. Revise uma partida terminada: seus erros viram problemas.
puzzles-reading = Lendo os problemas …
puzzles-damaged = Não foi possível ler os seus problemas: { $path } está danificado ({ $detail }). Os problemas das suas partidas voltam à primeira caixa.
puzzles-not-kept = Não foi possível salvar o seu resultado: { $reason }
puzzles-added = { $n ->
    [one] 1 dos seus turnos virou problema. Amanhã ele estará na página Aprender.
   *[other] { $n } dos seus turnos viraram problemas. Amanhã eles estarão na página Aprender.
}
puzzles-paste = Colar um problema

puzzle-day = O problema do dia
puzzle-day-about = O mesmo para todos, e amanhã outro. Você acha o turno que vence mais vezes?
puzzle-day-solved = Você já resolveu o de hoje. Amanhã vem outro.
puzzle-own = Da sua própria partida
puzzle-collection = Problema
puzzle-sent = Um problema para você
puzzle-title = Ache o melhor turno
puzzle-task = Jogue o turno com mais chance de vitória. Você vê o que este jogador sabia.
puzzle-as-seen = { $when }, como { $name }
puzzle-ask = Jogue o seu turno. Você pode desfazer jogadas até ele ser julgado.
puzzle-over = Seu turno está decidido. Mande julgar ou tente de novo.
puzzle-judge = Julgar
puzzle-next = Outro problema
puzzle-try = Tentar
puzzle-once-more = Tentar de novo
puzzle-not-tried = ainda não tentado
puzzle-stars = { $n ->
    [0] nenhuma estrela ainda
    [one] 1 estrela
   *[other] { $n } estrelas
}
puzzle-comes-back = { $days ->
    [one] Volta amanhã.
   *[other] Volta em { $days } dias.
}
puzzle-solved-for-good = Resolvido de vez: não volta mais.

puzzle-due = Para hoje
puzzle-due-about = dos seus próprios erros
puzzle-due-begin = Começar
puzzle-due-none = Nada para hoje.
puzzle-box-tip = { $days ->
    [one] Problemas que voltam depois de 1 dia
   *[other] Problemas que voltam depois de { $days } dias
}
puzzle-box = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
puzzle-collection-heading = Todos os problemas
puzzle-collection-solved = { $done } de { $all } resolvidos
puzzle-collection-count = { $done } de { $all }
puzzle-idea-other = Variados

puzzle-copy = Copiar como texto
puzzle-picture = Salvar imagem
puzzle-file = Problema
puzzle-copied = O problema está na área de transferência ({ $letters } caracteres).
puzzle-pictured = A imagem é { $path }. Solte-a na janela deste programa para abrir o problema.
puzzle-not-exported = Não foi possível exportar o problema: { $reason }
puzzle-refused = Não foi possível abrir este problema: { $reason }

menu-learn-due = { $n ->
    [one] Aprender: 1 problema para hoje
   *[other] Aprender: { $n } problemas para hoje
}
settings-own-puzzles = Transformar meus erros em problemas
settings-own-puzzles-about = Depois de uma revisão, seus turnos mais caros voltam como problemas: depois de { $first }, { $second }, { $third } e { $fourth } dias, até você resolvê-los todas as vezes.
