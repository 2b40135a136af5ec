# Quien enseña.
first-players = 1 a 4 jugadores
first-coach = El piloto Bento se sienta a tu lado. Nada que leer antes.
coach-name = Bento
coach-title = Bento, piloto
