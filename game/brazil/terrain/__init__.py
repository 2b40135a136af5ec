"""Paints a scenario's terrain as one picture over all hexes; knows no table and no match.

`board.TerrainBoard` says what is painted, `layout.TerrainLayout` computes its geometry, `painter.Painter` paints views
of it. Lengths are hex radii unless a name says pixels.
"""
