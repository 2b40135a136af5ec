"""Playing any game at this machine: who sits where, moves in and out, bots, hand-over, history. It knows no game."""
