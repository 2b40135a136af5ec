# Quien enseña.
first-players = 2 jugadores
first-game-about = La partida entera: seis turnos y cuatro guerras. Eres Francia.
first-coach = La mercader Rosalie se sienta a tu lado. Nada que leer antes.
coach-name = Rosalie
coach-title = Rosalie, mercader
