# Quem ensina.
first-players = 1 a 6 jogadores
first-game-about = Uma partida inteira para dois: doze turnos, um adversário.
first-coach = A escriba Sitra senta ao seu lado. Nada para ler antes.
coach-name = Sitra
coach-title = Sitra, escriba
