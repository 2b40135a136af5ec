"""How good a position of Imperial Struggle is, and which moves bots look at."""
