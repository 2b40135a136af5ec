"""Map widgets for any game: camera, cursor, dragging, keys, wheel, highlights."""
