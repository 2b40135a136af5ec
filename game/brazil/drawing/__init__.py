"""Widgets and drawings of Brazil's pieces: arches (action spaces), hand, portraits, tokens, score header and chart."""
