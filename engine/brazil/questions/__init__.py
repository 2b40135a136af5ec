"""What rule files ask of cards and exploration tiles: the bases of every kind, with their registries and numbers."""
