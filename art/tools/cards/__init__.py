"""Draws the scenes on Brazil's Gold, Combat and Mission cards, and the people, buildings and vehicles in them."""
