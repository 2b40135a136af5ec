# Quien enseña.
first-players = 2 jugadores
first-coach = La mercader Rosalie se sienta a tu lado. Nada que leer antes.
coach-name = Rosalie
coach-title = Rosalie, mercader
