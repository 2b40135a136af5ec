# The great moments.
scene-announces = { $name } announces
scene-and-a-palace = and one Palace
scene-last-round = This is the last round.
scene-rules = { $name } rules Brazil
scene-wins = Brazil is ruled by { $name }
era-opens-1 = The sails are set for an unknown coast.
era-opens-2 = Gold Foundries and Plantations may be built. Every player flips their token.
era-opens-3 = Churches and Academies may be built. Every player flips their token.
