# Quien enseña.
first-players = 1 a 6 jugadores
first-game-about = Una partida entera para dos: doce turnos, un rival.
first-coach = La escriba Sitra se sienta a tu lado. Nada que leer antes.
coach-name = Sitra
coach-title = Sitra, escriba
