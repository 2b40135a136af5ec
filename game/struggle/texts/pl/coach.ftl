# The coach.
first-players = 2 graczy
first-coach = Obok siedzi Rosalie, kupcowa. Nie trzeba nic czytać na początek.
coach-name = Rosalie
coach-title = Rosalie, kupcowa
