# Quien enseña.
first-players = 1 a 4 jugadores
first-game-about = Partida rápida: el mapa más pequeño, un rival.
first-coach = El piloto Bento se sienta a tu lado. Nada que leer antes.
coach-name = Bento
coach-title = Bento, piloto
