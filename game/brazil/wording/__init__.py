"""Brazil: Imperial in words: names, log lines, moves, rules for what is pointed at."""
