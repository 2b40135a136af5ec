"""Maps: hex geometry, the tiles of a box, scenario files and how fair they are. Knows no game beyond its map."""
