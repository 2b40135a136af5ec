# Die großen Momente.
scene-announces = { $name } verkündet
scene-and-a-palace = und einen Palast
scene-last-round = Dies ist die letzte Runde.
scene-rules = { $name } herrscht über Brasilien
scene-wins = Über Brasilien herrscht { $name }
era-opens-1 = Die Segel sind gesetzt, einer unbekannten Küste entgegen.
era-opens-2 = Goldgießereien und Plantagen dürfen gebaut werden. Alle drehen ihren Marker um.
era-opens-3 = Kirchen und Akademien dürfen gebaut werden. Alle drehen ihren Marker um.
