"""Turns Imperial Struggle's data into sentences: names, log lines, moves, tips; and finds the rule for a widget."""
