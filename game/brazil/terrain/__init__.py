"""The painting of the land: one picture over all hexes of a scenario (pure drawing: no table, no match).

``board.Board`` says what is painted, ``plan.Plan`` works its geometry out, ``painter.Painter`` paints views of it.
Lengths are radii of a hex unless a name says pixels.
"""
