"""Historia in words: cards, log lines, moves, prompts, rules for what is pointed at."""
