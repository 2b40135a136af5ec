"""The map of Imperial Struggle: view, pieces, names, highlights, animations, thumbnail."""
