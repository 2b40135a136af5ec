# Os grandes momentos.
scene-announces = { $name } anuncia
scene-and-a-palace = e um Palácio
scene-last-round = Esta é a última rodada.
scene-rules = { $name } reina no Brasil
scene-wins = O Brasil é de { $name }
era-opens-1 = As velas rumam a uma costa desconhecida.
era-opens-2 = Casas de Fundição e Plantações podem ser construídas. Todos viram o seu marcador.
era-opens-3 = Igrejas e Academias podem ser construídas. Todos viram o seu marcador.
