# The great moments.
scene-announces = { $name } ogłasza
scene-and-a-palace = i jeden pałac
scene-last-round = To ostatnia runda.
scene-rules = Brazylią rządzi { $name }
scene-wins = Władzę nad Brazylią zdobywa { $name }
era-opens-1 = Żagle postawione, kurs na nieznane wybrzeże.
era-opens-2 = Można budować odlewnie złota i plantacje. Każdy gracz odwraca swój znacznik.
era-opens-3 = Można budować kościoły i akademie. Każdy gracz odwraca swój znacznik.
