"""Draws Brazil's map tiles (buildings, cities, Capitals, exploration tiles) and the map's ornaments."""
