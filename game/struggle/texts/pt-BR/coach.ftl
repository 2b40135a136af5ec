# Quem ensina.
first-players = 2 jogadores
first-coach = A mercadora Rosalie senta ao seu lado. Nada para ler antes.
coach-name = Rosalie
coach-title = Rosalie, mercadora
