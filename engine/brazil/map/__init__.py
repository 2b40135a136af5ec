"""The map of a game: box tiles, scenario files, laying them out, and what makes a map fair."""
