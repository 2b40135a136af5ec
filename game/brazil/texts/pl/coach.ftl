# The coach.
first-players = 1–4 graczy
first-game-about = Szybka gra: najmniejsza mapa, jeden przeciwnik.
first-coach = Obok siedzi Bento, pilot. Nie trzeba nic czytać na początek.
coach-name = Bento
coach-title = Bento, pilot
