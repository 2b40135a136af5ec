"""The table of Brazil: Imperial: how its map, boards, cards and decisions look."""
