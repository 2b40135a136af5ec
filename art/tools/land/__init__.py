"""Draws the ground of Brazil's terrain hexes: woods, fields, mountains with gold, water, clouds."""
