"""Turns Historia's data into sentences: cards, log lines, moves, prompts; and finds the rule for a widget."""
