"""The map of Imperial Struggle: widget, pieces, names, highlights, animations, save thumbnail."""
