"""Texts of Brazil: Imperial: names, log lines, descriptions of moves, links to rules."""
