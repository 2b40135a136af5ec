"""The games without their window: rules, bots, saved games, puzzles, a network host and a command line. No graphics, no
sound."""
