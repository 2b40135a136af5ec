# The coach.
first-players = 1–6 graczy
first-game-about = Cała gra dla dwojga: dwanaście tur, jeden przeciwnik.
first-coach = Obok siedzi Sitra, pisarka. Nie trzeba nic czytać na początek.
coach-name = Sitra
coach-title = Sitra, pisarka
