"""Brazil's maps: the tiles of the box, scenario files, how they are laid and how fair they are (rules 2)."""
