# Quem ensina.
first-players = 1 a 4 jogadores
first-game-about = Partida rápida: o menor mapa, um adversário.
first-coach = O piloto Bento senta ao seu lado. Nada para ler antes.
coach-name = Bento
coach-title = Bento, piloto
