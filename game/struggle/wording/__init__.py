"""Imperial Struggle in words: names, log lines, moves, tooltips, rules for what is pointed at."""
