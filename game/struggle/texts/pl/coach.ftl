# The coach.
first-players = 2 graczy
first-game-about = Cała gra: sześć tur i cztery wojny. Jesteś Francją.
first-coach = Obok siedzi Rosalie, kupcowa. Nie trzeba nic czytać na początek.
coach-name = Rosalie
coach-title = Rosalie, kupcowa
