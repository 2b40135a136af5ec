# Quem ensina.
first-players = 2 jogadores
first-game-about = A partida inteira: seis turnos e quatro guerras. Você é a França.
first-coach = A mercadora Rosalie senta ao seu lado. Nada para ler antes.
coach-name = Rosalie
coach-title = Rosalie, mercadora
