"""Drawing without widgets: SVG to pixels, image and surface caches, frame budget, background renderer, fonts,
themes."""
