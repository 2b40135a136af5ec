# Los grandes momentos.
scene-announces = { $name } anuncia
scene-and-a-palace = y un Palacio
scene-last-round = Esta es la última ronda.
scene-rules = { $name } reina en Brasil
scene-wins = Brasil es de { $name }
era-opens-1 = Las velas van hacia una costa desconocida.
era-opens-2 = Pueden construirse Casas de Fundición y Plantaciones. Todos giran su ficha.
era-opens-3 = Pueden construirse Iglesias y Academias. Todos giran su ficha.
