"""Draws the history scenes on Brazil's paintings, and their land, sea, plants, people and ships."""
