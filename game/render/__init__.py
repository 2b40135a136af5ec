"""Drawing without widgets: SVG to pixels, caches, frame budget, background renderer, fonts, theme."""
