"""The map of Brazil: Imperial: view, pieces, highlights, tooltips, animations, thumbnails."""
